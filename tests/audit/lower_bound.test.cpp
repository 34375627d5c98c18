// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of chapter II: homogeneous, gap, attack and refute, and the facts of the attack's page.
#include <algorithm>

#include "audit.test.hpp"
#include "core/study/attack/attack_facts.hpp"
#include "tests/support/homogeneous.hpp"
#include "tests/support/oracles/chances.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

/// A probability as text, with what it lacks to 1.
std::string chance(Draws& draws) {
  switch (draws.whole(0, 6)) {
    case 0: return draws.one_of({"0", "1", "1/2"});
    case 1: return "1e-" + std::to_string(draws.whole(1, 60));
    case 2: {  // as near to 1 as 40 digits can say
      const std::string nines(draws.whole(1, 39), '9');
      return "0." + nines;
    }
    default: return draws.decimal(1e-3, 0.999);
  }
}

}  // namespace

TEST_CASE("attack on two values: the success is that of all outcomes, and is 1 only where it is sure", "[audit]") {
  run_cases("attack", 30, [](Draws& draws) {
    std::string low = chance(draws);
    std::string high = chance(draws);
    if (number_of(low) > number_of(high)) std::swap(low, high);
    const auto d =
        static_cast<unsigned>(draws.one_in(4) ? draws.one_of<std::uint64_t>({1, 2, 3}) : draws.whole(1, 250));
    const auto t = static_cast<unsigned>(draws.whole(1, 20));
    CAPTURE(low, high, d, t);
    const Json json =
        ask({"attack", "--low", low, "--high", high, "--draws", std::to_string(d), "--comparisons", std::to_string(t)});
    const Real p = number_of(low);
    const Real q = number_of(high);
    const auto bar = static_cast<unsigned>(floor((p + q) / 2 * d + Real("1e-90")).convert_to<int>());
    const oracle::BinomialTails left = oracle::binomial_tails(d, p, 1 - p, bar);
    const oracle::BinomialTails right = oracle::binomial_tails(d, q, 1 - q, bar);
    const Real right_at_a_probe = (left.at_most + right.more_than) / 2;
    const Real wrong = (left.more_than + right.at_most) / 2;
    Real success = 1;
    Real failure = 0;
    for (unsigned i = 0; i < t; ++i) {
      failure += success * wrong;
      success *= right_at_a_probe;
    }
    check_chance(json["success"], success, failure);
    check_chance(json["failure"], failure, success);
    check_near(json["low_error"], left.more_than, 1e-12);
    check_near(json["high_error"], right.at_most, 1e-12);
    AUDIT(json["union_bound"].get<double>() <= json["success"].get<double>());
    AUDIT(json["union_bound"].get<double>() ==
          Approx(as_double(wrong * t < 1 ? Real(1 - wrong * t) : Real(0))).epsilon(1e-12).margin(1e-40));
  });
}

TEST_CASE("refute: the trade-off, the verdict, the least epsilon and the most comparisons are those of all outcomes",
          "[audit]") {
  run_cases("refute", 30, [](Draws& draws) {
    auto d = static_cast<unsigned>(draws.one_in(3) ? draws.one_of<std::uint64_t>({1, 2, 60}) : draws.whole(1, 90));
    auto t = static_cast<unsigned>(draws.one_in(8) ? 10'000 : draws.whole(1, 60));
    std::string s = chance(draws);
    std::string epsilon = draws.epsilon();
    std::string delta = draws.delta(true);
    if (draws.number() == 0) {  // outcomes of P-mass 10^−79 carry nearly all of Q
      d = 60, t = 20;
      s = "1", epsilon = "3", delta = "0.2";
    } else if (draws.number() == 1) {  // the least ε is 6931
      d = 1, t = 10'000;
      s = "0.9", epsilon = "1", delta = "0";
    } else if (draws.number() == 2) {  // a chance that is there, though its complement is 1 in 50 digits
      d = 60, t = 1000;
      s = "1e-52", epsilon = "1/3", delta = "1e-300";
    } else if (draws.number() == 3 || draws.one_in(8)) {  // a success that costs nothing: what gives itself away
      d = draws.number() == 3 ? 1 : draws.one_of<unsigned>({1, 2, 5});
      t = 10'000;
      delta = d == 1 ? draws.one_of({"1/3", "2/3", "0.7", "1e-300"}) : d == 2 ? "0.3" : "0.1";
      s = d == 1 ? delta : d == 2 ? "0.51" : "0.40951";
    }
    CAPTURE(d, t, s, epsilon, delta);
    const Words words = {"refute",    "--draws", std::to_string(d), "--comparisons", std::to_string(t),
                         "--success", s,         "--epsilon",       epsilon,         "--delta",
                         delta};
    const Json json = ask(words);
    const Real failure = 1 - number_of(s);
    const Real e = number_of(epsilon);
    const Real dl = number_of(delta);
    const auto mass = oracle::log_least_mass(d, failure, e, dl);
    const Real log_2 = log(Real(2));
    if (!mass) {
      AUDIT(json["log2_product"].is_null());
      AUDIT(json["largest_comparisons"].is_null());
      AUDIT(json["possible"] == true);
    } else {
      const Real log2_mass = *mass / log_2;
      const double product = as_double(Real(log2_mass + t));
      REQUIRE(json["log2_product"].is_number());
      AUDIT(json["log2_product"].get<double>() == Approx(product).epsilon(1e-12).margin(1e-12));
      AUDIT(json["possible"] == (log2_mass + t <= Real("1e-40")));
      AUDIT(json["largest_comparisons"].get<double>() == as_double(floor(Real(Real("1e-40") - log2_mass))));
    }
    const auto least = oracle::least_possible_epsilon(d, t, failure, dl);
    if (!least) {
      AUDIT(json["least_epsilon"].is_null());
    } else {
      REQUIRE(json["least_epsilon"].is_number());
      AUDIT(json["least_epsilon"].get<double>() == Approx(as_double(*least)).epsilon(1e-9).margin(1e-12));
      AUDIT(Real(json["least_epsilon"].get<double>()) <= *least * (1 + Real("1e-13")));
      const std::string text = text_of_call(words);
      const std::size_t told = text.find("for an epsilon of ");
      if (told != std::string::npos) AUDIT(std::stod(text.substr(told + 18)) <= as_double(*least) * (1 + 1e-13));
    }
    const Real left = 1 - failure - dl * d;
    AUDIT(json["paper_possible"] == (left <= Real("1e-90") || log(left) <= e * d - log_2 * t));
  });
}

TEST_CASE("attack and its page on a learner: the success is that of its thresholds, and its own privacy is not refuted",
          "[audit]") {
  run_cases("attack on learners", 20, [](Draws& draws) {
    LowerBoundScenario scenario;
    scenario.examples = 2 * draws.whole(1, 3);
    scenario.comparisons = static_cast<unsigned>(draws.whole(1, 2));
    scenario.domain = scenario.examples + draws.whole(7, 14);
    scenario.draws = draws.one_in(3) ? draws.whole(10'000, 200'000) : draws.whole(1, 40);
    const bool coins = draws.number() > 0 && draws.one_in(3);
    std::string epsilon = draws.one_in(6) ? "50" : draws.decimal(0.02, 20);
    scenario.tolerance = Rational(draws.whole(1, 30), 100);
    if (draws.number() == 0) {  // the double nearest to the success is 1
      scenario.examples = 2;
      scenario.comparisons = 1;
      scenario.domain = 8;
      scenario.draws = 30'000;
      scenario.tolerance = Rational(15, 100);
      epsilon = "4";
    }
    scenario.learner = (coins ? "coins:" : "em:") + epsilon;
    scenario.epsilon = parse_rational("epsilon", epsilon) * (coins ? scenario.comparisons : 1);
    scenario.delta = 0;
    scenario.hidden = 0;
    CAPTURE(scenario.learner, scenario.domain, scenario.examples, scenario.draws, scenario.comparisons);
    const auto run = compute_lower_bound(scenario, std::chrono::milliseconds(0), {}, {});
    for (const bool worst : {false, true}) {
      const AttackFacts facts = attack_facts(*run, worst);
      if (facts.nothing != AttackFacts::Nothing::attack) return;
      AUDIT(facts.refutation.possible);
      REQUIRE(facts.refutation.least_epsilon);
      AUDIT(*facts.refutation.least_epsilon < to_double(scenario.epsilon));
      AUDIT(facts.success.rounded() <= 1);
      if (worst || coins || scenario.draws > 60) continue;
      // em: a threshold is drawn; left and right of the hidden place its nearest probes decide.
      Real success = 0;
      const SearchTree tree(scenario.comparisons);
      for (std::size_t target = 0; target < tree.targets(); ++target) {
        const std::size_t hidden = SearchTree::place_of(target);
        std::vector<unsigned> points;
        for (const LinePoint x : facts.family.sample(hidden)) points.push_back(static_cast<unsigned>(x));
        Real low = 0;
        Real high = 1;
        for (const std::size_t probe : tree.probes(target)) {
          const Real plus = oracle::exponential_answer(points, static_cast<unsigned>(facts.family.places[probe]),
                                                       static_cast<unsigned>(scenario.domain), number_of(epsilon))
                                .more_than;
          if (probe < hidden && plus > low) low = plus;
          if (probe > hidden && plus < high) high = plus;
        }
        // Pr[#(t ≤ l) ≤ bar < #(t ≤ u)], by the number of thresholds at or left of l, and between.
        const auto d = static_cast<unsigned>(scenario.draws);
        const auto bar = static_cast<unsigned>(facts.bar);
        for (unsigned at_left = 0; at_left <= std::min(bar, d); ++at_left) {
          const Real here = oracle::binomial_tails(d, low, 1 - low, at_left).at_most -
                            (at_left > 0 ? oracle::binomial_tails(d, low, 1 - low, at_left - 1).at_most : Real(0));
          const Real between = low < 1 ? Real((high - low) / (1 - low)) : Real(0);
          success += here * oracle::binomial_tails(d - at_left, between, 1 - between, bar - at_left).more_than;
        }
      }
      success /= tree.targets();
      AUDIT(facts.success.rounded() == Approx(as_double(success)).epsilon(1e-10));
    }
  });
}

TEST_CASE("gap and refute --examples: the bounds of Claim 22, and the paper's only under its premises", "[audit]") {
  run_cases("gap", 12, [](Draws& draws) {
    std::uint64_t m = 2 * draws.whole(1, 3);
    std::string epsilon = draws.one_in(3) ? "0.1" : draws.epsilon();
    std::string delta = draws.delta(true);
    std::string alpha = draws.one_in(2) ? "1/16" : draws.decimal(1e-3, 0.1);
    std::string beta = draws.one_in(2) ? "1/16" : draws.decimal(1e-3, 0.1);
    if (draws.number() < 2) {  // where the paper's premises fail, and where δ is 0
      m = draws.number() == 0 ? 2 : 4;
      epsilon = draws.number() == 0 ? "3" : "0.1";
      delta = "0";
      alpha = beta = "1/16";
    }
    const std::string tolerance = draws.one_in(2) ? "1/" + std::to_string(100 * m) : draws.decimal(1e-4, 0.3);
    CAPTURE(m, epsilon, delta, alpha, beta, tolerance);
    const Real e = number_of(epsilon);
    const Real dl = number_of(delta);
    const Real error = number_of(alpha) + number_of(beta);
    if (4 * error >= 1) return;
    const auto step = [&](const Real& gamma) -> Real {
      const Real upper = (1 - 2 * error - dl) * exp(-e) - gamma;
      const Real lower = 2 * error * exp(e) + dl + gamma;
      return (upper - lower) / (m - 1);
    };
    const Real own_delta = 1 / (1000 * Real(m) * Real(m) * log(Real(m)) / log(Real(2)));
    const auto premises = [&](const Real& gamma) {
      return e <= Real(1) / 10 && dl <= own_delta && number_of(alpha) <= Real(1) / 16 &&
             number_of(beta) <= Real(1) / 16 && gamma <= 1 / (100 * Real(m));
    };
    const std::vector<std::string> claims = {"--epsilon", epsilon, "--delta", delta, "--alpha", alpha, "--beta", beta};
    std::vector<std::string> words = {"gap",         "coins:" + draws.decimal(0.1, 5),
                                      "--domain",    std::to_string(3 * m),
                                      "--examples",  std::to_string(m),
                                      "--tolerance", tolerance};
    words.insert(words.end(), claims.begin(), claims.end());
    const Json gap = ask(words);
    const double bound = as_double(step(number_of(tolerance)));
    AUDIT(gap["claim_bound"].get<double>() == Approx(bound).epsilon(1e-12).margin(1e-14));
    AUDIT(gap["printed_bound"].is_null() != premises(number_of(tolerance)));
    AUDIT(gap.contains("printed_why_not") == gap["printed_bound"].is_null());
    if (m > 4) return;
    words = {"refute", "--examples", std::to_string(m)};
    words.insert(words.end(), claims.begin(), claims.end());
    const Json refuted = ask(words);
    const Real gamma = 1 / (100 * Real(m));
    AUDIT(refuted["paper"].is_null() != premises(gamma));
    AUDIT(refuted.contains("paper_why_not") == refuted["paper"].is_null());
    if (!refuted["paper"].is_null()) AUDIT(refuted["paper"]["least_step"] == 1 / (4.0 * double(m)));
    if (refuted["comparisons"].is_null()) return;
    AUDIT(refuted["least_step"].get<double>() == Approx(as_double(step(gamma))).epsilon(1e-12));
    AUDIT(refuted["log2_product"].get<double>() > 0);
  });
}

TEST_CASE("homogeneous and gap: the set is the largest of all, its values and steps are those of every subset",
          "[audit]") {
  run_cases("homogeneous", 12, [](Draws& draws) {
    const std::size_t m = draws.one_in(4) ? 4 : 2;
    const auto domain = static_cast<unsigned>(draws.one_in(4) ? m + 1 : draws.whole(m + 1, m == 2 ? 9 : 7));
    const std::string epsilon = draws.one_in(4) ? draws.one_of({"50", "1e-9"}) : draws.decimal(0.05, 8);
    const std::string kind = draws.one_of({"em:", "coins:", "constant:", "erm-left", "erm-mid", "erm-uniform"});
    const std::string learner = kind + (kind == "constant:"  ? draws.one_of({"0", "1", "1/3"})
                                        : kind.back() == ':' ? epsilon
                                                             : "");
    // γ of constant and erm-uniform may be a tie: differences of their values are fractions.
    const std::string tolerance =
        draws.one_in(2) ? draws.one_of({"5/12", "1/4", "1/6", "1/12"}) : draws.decimal(1e-3, 0.4);
    CAPTURE(learner, domain, m, tolerance);
    const auto exact_value = [&](const std::vector<std::uint64_t>& sample, std::uint64_t x) -> Real {
      const std::uint64_t a = sample[m / 2 - 1];
      const std::uint64_t b = sample[m / 2];
      if (kind == "constant:") return number_of(learner.substr(kind.size()));
      if (kind == "erm-left") return x >= a + 1 ? 1 : 0;
      if (kind == "erm-mid") return 2 * x >= a + b ? 1 : 0;
      if (kind == "erm-uniform") return x <= a ? Real(0) : x >= b ? Real(1) : Real(x - a) / Real(b - a);
      const std::vector<unsigned> points(sample.begin(), sample.end());
      if (kind == "em:")
        return oracle::exponential_answer(points, static_cast<unsigned>(x), domain, number_of(epsilon)).more_than;
      int votes = 0;  // pluses at or left of x, less minuses right of it
      for (std::size_t i = 0; i < m; ++i) votes += i >= m / 2 ? (sample[i] <= x ? 1 : 0) : (sample[i] > x ? -1 : 0);
      return 1 / (1 + exp(-number_of(epsilon) * votes / 2));
    };
    const support::AverageHypothesis value = [&](const std::vector<std::uint64_t>& sample, std::uint64_t x) {
      return as_double(exact_value(sample, x));
    };
    const Words options = {learner,       "--domain", std::to_string(domain), "--examples", std::to_string(m),
                           "--tolerance", tolerance};
    Words words = {"homogeneous"};
    words.insert(words.end(), options.begin(), options.end());
    const Json set = ask(words);
    std::vector<std::uint64_t> all;
    for (std::uint64_t x = 1; x <= domain; ++x) all.push_back(x);
    const double gamma = as_double(number_of(tolerance));
    AUDIT(set["size"] == support::largest_of_all_subsets(value, all, m, gamma));
    const auto points = set["points"].get<std::vector<std::uint64_t>>();
    AUDIT(support::plainly_homogeneous(value, points, m, gamma));
    AUDIT(set["trivial"] == (points.size() <= m + 1));
    AUDIT(set["exact"] == true);
    AUDIT(set["exact_among"] == "domain");

    const std::string alpha = draws.one_in(2) ? "1/16" : draws.decimal(0.01, 0.1);
    words = {"gap", "--alpha", alpha, "--beta", "1/16"};
    words.insert(words.begin() + 1, options.begin(), options.end());
    const Json gap = ask(words);
    std::vector<Real> least(m + 1, 2);
    std::vector<Real> most(m + 1, -1);
    std::vector<std::size_t> at(m + 1);  // a subset, by places
    for (std::size_t i = 0; i <= m; ++i) at[i] = i;
    for (;;) {
      for (std::size_t out = 0; out <= m; ++out) {
        std::vector<std::uint64_t> sample;
        for (std::size_t i = 0; i <= m; ++i)
          if (i != out) sample.push_back(points[at[i]]);
        const Real here = exact_value(sample, points[at[out]]);
        least[out] = std::min(least[out], here);
        most[out] = std::max(most[out], here);
      }
      std::size_t i = m + 1;
      while (i > 0 && at[i - 1] == points.size() - (m + 1) + i - 1) --i;
      if (i == 0) break;
      ++at[i - 1];
      for (; i <= m; ++i) at[i] = at[i - 1] + 1;
    }
    std::vector<Real> p;
    for (std::size_t i = 0; i <= m; ++i) {
      p.push_back((least[i] + most[i]) / 2);
      AUDIT(set["ranges"][i][0].get<double>() == Approx(as_double(least[i])).epsilon(1e-11).margin(1e-15));
      AUDIT(set["ranges"][i][1].get<double>() == Approx(as_double(most[i])).epsilon(1e-11).margin(1e-15));
      AUDIT(gap["probabilities"][i].get<double>() == Approx(as_double(p[i])).epsilon(1e-11).margin(1e-15));
    }
    Real step = -2;
    for (std::size_t i = 1; i <= m; ++i) step = std::max<Real>(step, p[i] - p[i - 1]);
    std::size_t index = 1;
    while (p[index] - p[index - 1] < step - Real("1e-40")) ++index;  // equal steps are rounded: the first counts
    const double middle = as_double((p[index] + p[index - 1]) / 2);
    AUDIT(gap["gap"].get<double>() == Approx(as_double(step)).epsilon(1e-9).margin(1e-14));
    AUDIT(gap["index"] == index);
    AUDIT(gap["threshold"].get<double>() == Approx(middle).epsilon(1e-9).margin(1e-14));
    AUDIT(gap["half_gap"].get<double>() == Approx(as_double(step) / 2 - gamma).epsilon(1e-9).margin(1e-14));
    const auto sample = gap["sample"].get<std::vector<std::uint64_t>>();
    double loss = 0;
    for (std::size_t i = 0; i < m; ++i)
      loss += (i < m / 2 ? value(sample, sample[i]) : 1 - value(sample, sample[i])) / static_cast<double>(m);
    AUDIT(gap["empirical_loss"].get<double>() == Approx(loss).epsilon(1e-9).margin(1e-14));
    const Real allowed = number_of(alpha) + Real(1) / 16;
    if (std::abs(loss - as_double(allowed)) > 1e-9) AUDIT(gap["accurate"] == (loss < as_double(allowed)));
    Real flattest = 0;
    for (std::size_t n = 1; 2 * n <= m; ++n) flattest = std::max<Real>(flattest, (n - m * allowed) / (Real(n) * n));
    check_exact(gap["least_largest_step"], flattest);
  });
}

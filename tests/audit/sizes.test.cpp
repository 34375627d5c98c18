// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of sizes: constants (sharp, paper, lean), plan, boost, envelope. What is told keeps every inequality that it
// is told for, and more generous parameters never cost more where the least is promised.
#include <algorithm>
#include <map>
#include <optional>

#include "audit.test.hpp"
#include "tests/support/oracles/bounds.hpp"
#include "tests/support/oracles/chances.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

struct Goal {
  std::string dimension;
  std::string epsilon = "1";
  std::string delta = "1e-6";
  std::string alpha = "0.1";
  std::string beta = "0.1";
  [[nodiscard]] Words words() const {
    return {"--epsilon", epsilon, "--delta", delta, "--alpha", alpha, "--beta", beta};
  }
};

Words constants_of(const Goal& goal, const Words& more) {
  Words words = {"constants", "--dimension", goal.dimension};
  for (const Words& part : {goal.words(), more}) words.insert(words.end(), part.begin(), part.end());
  return words;
}

/// The lean planner's total; none where it refuses.
std::optional<double> lean_total(const Goal& goal, const std::string& choosing) {
  const cli::test::Outcome outcome = try_json(constants_of(goal, {"--constants", "lean", "--choosing", choosing}));
  if (outcome.code != 0) return std::nullopt;
  return Json::parse(outcome.out)["total"].get<double>();
}

double cost(const std::optional<double>& total) { return total.value_or(INFINITY); }

/// Pr[Bin(n, p) = j], j = 0 … most.
std::vector<Real> binomial_law(std::uint64_t n, const Real& p, std::uint64_t most) {
  std::vector<Real> law = {p < 1 ? exp(Real(Real(n) * log(Real(1 - p)))) : Real(n == 0 ? 1 : 0)};
  for (std::uint64_t j = 1; j <= most; ++j)
    law.push_back(j <= n ? law.back() * (n - j + 1) / j * p / (1 - p) : Real(0));
  return law;
}

/// Rounds up a number of examples, unless it is a whole number but for what is left of a hundred digits.
Real least_whole(const Real& value) { return ceil(Real(value - abs(value) * Real("1e-80"))); }

}  // namespace

TEST_CASE("constants lean: more generous parameters never cost more, and every delta below 1 has a plan", "[audit]") {
  run_cases("lean planner", 3, [](Draws& draws) {
    const std::string choosing = draws.number() == 1 ? "E" : draws.one_of({"N", "E"});
    Goal strict{"2"};
    Goal generous{"2"};
    if (draws.number() < 2) {
      strict.delta = draws.number() == 0 ? "1e-4" : "1e-3";
      generous.delta = draws.number() == 0 ? "0.01" : "0.03";
    } else {
      strict.dimension = draws.one_in(3) ? "1" : draws.one_in(3) ? "3" : "2";
      strict.epsilon = draws.decimal(0.5, 4);
      strict.delta = draws.one_in(3) ? draws.one_of({"0.03", "0.2", "0.5", "0.9"}) : draws.decimal(1e-12, 0.1);
      strict.alpha = draws.decimal(0.05, 0.3);
      strict.beta = draws.decimal(0.01, 0.3);
      generous = strict;
      switch (draws.whole(0, 4)) {
        case 0: generous.epsilon = draws.decimal(std::stod(strict.epsilon) + 0.01, 6, 6); break;
        case 1: generous.delta = draws.one_in(2) ? "0.999" : draws.decimal(std::stod(strict.delta), 0.99, 6); break;
        case 2: generous.alpha = draws.decimal(std::stod(strict.alpha) + 0.01, 0.45, 6); break;
        case 3: generous.beta = draws.decimal(std::stod(strict.beta) + 0.01, 0.5, 6); break;
        default: generous.dimension = std::to_string(std::stoi(strict.dimension) - 1);
      }
    }
    CAPTURE(choosing, strict.dimension, strict.words(), generous.dimension, generous.words());
    const auto dear = lean_total(strict, choosing);
    const auto cheap = lean_total(generous, choosing);
    AUDIT(cost(cheap) <= cost(dear));
    AUDIT(dear.has_value());
    AUDIT(cheap.has_value());
  });
}

TEST_CASE("constants lean: sizes, bar and weights are those of the description, and d = 1 errs as it says", "[audit]") {
  run_cases("lean constants", 6, [](Draws& draws) {
    Goal goal{draws.number() == 0 ? "0" : draws.one_in(2) ? "1" : draws.one_of({"2", "3"})};
    goal.epsilon = draws.one_in(6) ? "50" : draws.decimal(0.4, 5);
    goal.delta = draws.one_in(5) ? draws.one_of({"1e-300", "0.5"}) : draws.decimal(1e-12, 0.1);
    goal.beta = draws.decimal(0.01, 0.3);
    const bool noisy = draws.one_in(2);
    CAPTURE(goal.dimension, goal.words(), noisy);
    const Words words = constants_of(goal, {"--constants", "lean", "--choosing", noisy ? "N" : "E"});
    const Json json = ask(words);
    const auto k = json["batches"].get<std::uint64_t>();
    const auto s = json["list_bound"].get<std::uint64_t>();
    AUDIT(json["total"] == k * json["batch"].get<std::uint64_t>() + json["selection"].get<std::uint64_t>());
    for (const Json& check : json["checks"]) {
      CAPTURE(check.dump());
      AUDIT(check["holds"] == true);
      if (check["number"] != "1" && check["number"] != "15")
        AUDIT(check["left"].get<double>() <= check["right"].get<double>());
    }
    const int d = std::stoi(goal.dimension);
    if (d == 0) {
      AUDIT(json["total"] == 0);
      return;
    }
    // s = r_1 + 2r_2 + Σ_{3 ≤ k < d} Σ_{i ≤ r_k} o_k^i + o_d, o_1 = 1, o_2 = 2, o_k = 2·o_{k−1}^{1 + ρ_k}; F has 2.
    const std::vector<std::uint64_t> r = json["repetitions"].get<std::vector<std::uint64_t>>();
    const std::vector<std::uint64_t> rho = json["opponents"].get<std::vector<std::uint64_t>>();
    if (json["variant"] == "F")
      AUDIT(s == 2);
    else if (d == 3)
      AUDIT(Real(s) == r[0] + 2 * r[1] + 2 * pow(Real(2), int(1 + rho[0])));
    else
      AUDIT(s == (d == 1 ? 1 : r[0] + 2));
    const Real e = number_of(goal.epsilon);
    const Real delta = real_of(json["choosing_delta"]);
    AUDIT(delta <= number_of(goal.delta));
    AUDIT(delta > 0);
    const Real ratio = exp(-e / 2);
    if (noisy) {
      const Real bar = 2 + ceil(Real(2 / e * log(Real(s / (delta * (1 + ratio))))));
      AUDIT(json["bar"].get<int>() == std::max(3, bar.convert_to<int>()));
    } else {
      const Real unit = pow(Real(2), 40);
      const Real bottom = real_of(json["bottom_weight"]);
      const Real up = 1 + Real("1e-90");  // weights may have more than a hundred digits
      AUDIT(bottom * delta * up >= s * unit);
      const Real first = real_of(json["vote_share"]);
      for (std::size_t x = 0; x + 1 < json["weights"].size(); ++x) {
        const Real weight = real_of(json["weights"][x]);
        const Real next = real_of(json["weights"][x + 1]);
        AUDIT(next >= weight);
        AUDIT(next <= (exp(first) * weight + unit) * up);
        AUDIT(next - weight <= (exp(e - first) - 1) * (bottom / s + weight) * up);
      }
    }
    check_text(text_of_call(words), "p:          ([0-9.e+-]+)", Real(json["probability"].dump()), Bound::below);
    if (d > 1 || !noisy) return;
    // The target has V ~ Bin(k, p) votes, all for it: a dummy beats it, or it stays under the bar.
    const Real p(json["probability"].get<double>());
    AUDIT(1 - pow(Real(1 - number_of(goal.alpha)), json["batch"].get<int>()) >= p);
    const std::vector<Real> votes = binomial_law(k, p, k);
    const int bar = json["bar"].get<int>();
    const Real slots = Real(k + 1) * s;
    Real wrong = 0;
    for (std::size_t v = 0; v < votes.size(); ++v) {
      const auto u = static_cast<int>(v);
      wrong += votes[v] *
               std::min<Real>(1, oracle::noise_at_least(2 * u - bar + 1, e) + slots * pow(ratio, u) / (1 + ratio));
    }
    for (const Json& check : json["checks"]) {
      if (check["number"] != "11") continue;
      AUDIT(Real(check["left"].get<double>()) >= wrong * (1 - Real("1e-12")));
      AUDIT(Real(check["left"].get<double>()) <= wrong * (1 + Real("1e-6")));
    }
    AUDIT(wrong <= number_of(goal.beta));
  });
}

TEST_CASE("constants sharp and paper: every inequality of the proof, added up from its own terms", "[audit]") {
  run_cases("constants", 4, [](Draws& draws) {
    Goal goal{draws.number() == 0 ? "0" : draws.one_in(3) ? "2" : "1"};
    goal.epsilon = draws.decimal(0.5, 4);
    goal.delta = draws.one_in(5) ? "1e-300" : draws.decimal(1e-12, 0.1);
    goal.alpha = draws.decimal(0.05, 0.3);
    goal.beta = draws.decimal(0.02, 0.3);
    CAPTURE(goal.dimension, goal.words());
    const Real e = number_of(goal.epsilon);
    const Real alpha = number_of(goal.alpha);
    const auto d = static_cast<unsigned>(std::stoi(goal.dimension));

    const Json paper = ask(constants_of(goal, {"--constants", "paper"}));
    const Real tower = pow(Real(2), 1 << (d + 2));
    const Real block = least_whole(pow(Real(2), int(d + 3)) / alpha);
    AUDIT(Real(paper["auxiliary"].dump()) == block);
    check_near(paper["log10_cap"], log10(Real(2 * tower * pow(Real(4), int(d + 1)) * block)));
    check_near(paper["eta"], 1 / (2 * tower * (d + 1)));
    for (unsigned k = 0; k <= d; ++k) check_near(paper["tau"][k], 1 / tower);
    AUDIT(paper["threshold"] == oracle::least_threshold(e / 2, number_of(goal.delta)));

    const Json sharp = ask(constants_of(goal, {}));
    const auto n = sharp["auxiliary"].get<std::uint64_t>();
    const auto cap = sharp["cap"].get<std::uint64_t>();
    const auto batches = sharp["batches"].get<std::uint64_t>();
    const auto fresh = sharp["selection"].get<std::uint64_t>();
    AUDIT(sharp["total"] == batches * (cap + n) + fresh);
    Real rho = 1;
    Real least = 1;
    Real top = 1;      // no contest is redone, and all examples agree with the target
    Real highest = 1;  // the same at level d
    for (unsigned k = 0; k <= d; ++k) {
      const Real tau(sharp["tau"][k].get<double>());
      if (d > 0) AUDIT(tau <= rho);
      if (k < d) least = std::min(least, tau);
      top = top * top * (1 - tau / rho) / 2;
      if (k + 1 == d) highest = top;
      rho = rho * (rho - tau) / (2 * (1 - tau * rho));
    }
    const Real eta(sharp["eta"].get<double>());
    if (d > 0) {
      AUDIT(eta <= Real(sharp["weights"][0].get<double>()) * Real(sharp["tau"][0].get<double>()) * (1 + Real("1e-14")));
      AUDIT(pow(Real(1 - Real(sharp["zeta"].get<double>()) * alpha), int(n)) <= least);
      // Under the cap: of level 1 the first contest in R pairs of blocks; of level 2 no contest may be redone.
      const std::uint64_t pairs = cap / n / 2;
      if (d == 2) AUDIT(pairs == 3);
      const Real reached = d == 1 ? Real((1 - pow(Real(sharp["tau"][0].get<double>()), int(pairs))) / 2) : highest;
      AUDIT(eta <= Real(sharp["weights"][d].get<double>()) * reached * (1 + Real("1e-12")));
    }
    const int threshold = oracle::least_threshold(e, number_of(goal.delta));
    AUDIT(sharp["threshold"] == threshold);
    if (eta >= 1) return;
    // b₁: no vote, or the votes with their noise stay below T.
    const std::vector<Real> votes = binomial_law(batches, eta, batches);
    Real withheld = votes[0];
    for (std::size_t v = 1; v < votes.size(); ++v)
      withheld += votes[v] * (1 - oracle::noise_at_least(threshold - static_cast<int>(v), e));
    Real a_vote = 0;  // the most candidates that a vote is expected to make
    for (int c = 1; a_vote * c < 1; ++c) a_vote = std::max<Real>(a_vote, oracle::noise_at_least(threshold - c, e) / c);
    const Real candidates = batches * a_vote;
    const auto few = sharp["few_errors"].get<std::uint64_t>();
    const auto many = sharp["many_errors"].get<std::uint64_t>();
    AUDIT(few < many);
    const std::vector<Real> good = binomial_law(fresh, Real(sharp["zeta"].get<double>()) * alpha, fresh);
    Real errs = 0;
    for (std::size_t j = fresh; j > few; --j) errs += good[j];
    Real passes = 0;
    for (const Real& mass : binomial_law(fresh, alpha, many)) passes += mass;
    passes *= candidates;
    const Real preferred = candidates * exp(-e / 2 * (many + 1 - few));
    const std::map<std::string, Real> truth = {
        {"(5) Pr[f is withheld] <= beta", withheld},
        {"(6) Pr[f errs more than g times] <= beta", errs},
        {"(7) E[bad candidates with at most b errors] <= beta", passes},
        {"(8) E[weight of bad candidates] <= beta", preferred},
        {"(9) all failures together <= beta", withheld + errs + passes + preferred}};
    std::size_t found = 0;
    for (const Json& check : sharp["verified"]) {
      AUDIT(check["holds"] == true);
      const auto known = truth.find(check["inequality"].get<std::string>());
      if (known == truth.end()) continue;
      CAPTURE(known->first);
      check_near(check["left"], known->second, 1e-9);
      ++found;
    }
    AUDIT(found == truth.size());
    AUDIT(withheld + errs + passes + preferred <= number_of(goal.beta));
  });
}

TEST_CASE("plan: what is told keeps every inequality, and stable and votes tell the least", "[audit]") {
  run_cases("plan", 6, [](Draws& draws) {
    const std::uint64_t h = draws.number() == 0 ? 1 : draws.one_in(6) ? std::uint64_t{1} << 53 : draws.whole(2, 60);
    const std::string alpha = draws.decimal(0.06, 0.3);
    const std::string gamma = draws.decimal(0.06, 0.6);
    const std::string epsilon = draws.one_in(6) ? "50" : draws.decimal(0.3, 8);
    CAPTURE(h, alpha, gamma, epsilon);
    const Real a = number_of(alpha);
    const std::string size = std::to_string(h);
    const Words stable_words = {"plan", "stable", "--hypotheses", size, "--alpha", alpha, "--stability", gamma};
    const Json stable = ask(stable_words)["sharp"];
    const auto n = stable["examples"].get<std::uint64_t>();
    const Real share = Real(stable["subset"].get<std::uint64_t>()) / n;
    const Real inside(stable["epsilon0"].get<double>());
    const Real moved = share + (1 - share) * tanh(Real(inside / 2));
    check_promise(stable["stability"], moved, 1e-9);
    check_near(stable["net"], oracle::net_excess(h, stable["subset"].get<std::uint64_t>()), 1e-9);
    check_near(stable["mechanism"], oracle::mechanism_excess(h, inside) / n, 1e-9);
    AUDIT(moved <= number_of(gamma) * (1 + Real("1e-12")));
    AUDIT(stable["excess"].get<double>() <= as_double(a) * (1 + 1e-12));
    if (n > 1 && n < 2000)
      AUDIT(!oracle::stable_plan_exists(n - 1, static_cast<double>(h), as_double(number_of(gamma)),
                                        as_double(a) * (1 - 1e-8)));
    check_text(text_of_call(stable_words), "expected excess ([0-9.e+-]+) \\(stab", moved);

    const Words of_votes = {"plan", "votes", "--hypotheses", size, "--alpha", alpha, "--epsilon", epsilon};
    const Json votes = ask(of_votes)["sharp"];
    const auto rows = votes["examples"].get<std::uint64_t>();
    AUDIT(rows == votes["blocks"].get<std::uint64_t>() * votes["block_rows"].get<std::uint64_t>());
    if (rows > 0 && rows < 400) {
      AUDIT(oracle::votes_plan_exists(rows, static_cast<double>(h), as_double(number_of(epsilon)),
                                      as_double(a) * (1 + 1e-9)));
      if (rows > 1)
        AUDIT(!oracle::votes_plan_exists(rows - 1, static_cast<double>(h), as_double(number_of(epsilon)),
                                         as_double(a) * (1 - 1e-9)));
    }
    const std::string more = draws.decimal(std::stod(alpha), 0.45, 6);
    if (std::stod(more) > std::stod(alpha)) {
      Words generous = of_votes;
      generous[5] = more;
      AUDIT(ask(generous)["sharp"]["examples"].get<std::uint64_t>() <= rows);
      generous = stable_words;
      generous[5] = more;
      AUDIT(ask(generous)["sharp"]["examples"].get<double>() <= static_cast<double>(n) * (1 + 2e-9));
    }
    if (!draws.one_in(3)) return;

    const std::string score = draws.one_of({"representative", "minimum"});
    const Json agnostic = ask(
        {"plan", "agnostic", "--hypotheses", size, "--alpha", alpha, "--epsilon", epsilon, "--score", score})["sharp"];
    const Real all(agnostic["examples"].dump());
    const Real subset(agnostic["subset"].dump());
    const Real apart(agnostic["apart"].dump());
    const Real first(agnostic["epsilon1"].get<double>());
    const Real second(agnostic["epsilon2"].get<double>());
    const Real flip(agnostic["flip"].get<double>());
    const Real factor = 4 * exp(Real(((score == "minimum" ? Real(0) : first) + second) * apart));
    const Real before = log(Real(1 + subset / all * (factor - 1))) + first + second;
    const Real missed = std::min<Real>(
        1, Real(h) * (h - 1) / 2 * exp(Real((subset - 1) * log(Real(1 - std::min<Real>(1, apart / (all - 1)))))));
    const Real after = std::max<Real>(before, log(Real(1 + (1 - 2 * flip) * subset / all * missed / flip)));
    AUDIT(after <= number_of(epsilon) * (1 + Real("1e-9")));
    const Json& excess = agnostic["excess"];
    check_near(excess["uniform"], sqrt(Real(log(Real(h)) / (2 * all))), 1e-9);
    check_near(excess["mechanism"], oracle::mechanism_excess(h, first) / all, 1e-9);
    AUDIT(excess["sum"].get<double>() <= as_double(a) * (1 + 1e-12));
    AUDIT(agnostic["exact"] == false);

    const Json relabel = ask(
        {"plan", "relabel", "--hypotheses", "8", "--dimension", "2", "--alpha", alpha, "--epsilon", epsilon})["sharp"];
    if (relabel.is_null()) return;
    const Real part = Real(relabel["subset"].dump()) / Real(relabel["examples"].dump());
    const Real whole = real_of(relabel["epsilon1"]) + log(Real(1 + part * (4 * exp(real_of(relabel["epsilon0"])) - 1)));
    check_promise(relabel["epsilon_bound"], whole, 1e-9);
    AUDIT(whole <= number_of(epsilon));
    AUDIT(relabel["excess"]["sum"].get<double>() <= as_double(a) * (1 + 1e-12));
  });
}

TEST_CASE("envelope and boost: closed formulas are the least numbers they allow, others those of their own subcommands",
          "[audit]") {
  run_cases("envelope", 4, [](Draws& draws) {
    const bool cube = draws.one_in(2);
    const std::uint64_t size = draws.number() < 2 ? draws.number() + 1 : draws.whole(1, 3);
    Goal goal{""};
    // d⁶/(εα²) is 64/.01 in the second case: doubles of ε and α give 6399.999999999998.
    goal.epsilon = draws.number() == 1 ? "1" : draws.one_of({"1", "0.7", "0.3", "2"});
    goal.alpha = draws.number() == 1 ? "0.1" : draws.one_of({"0.1", "0.15", "0.2"});
    goal.beta = draws.one_of({"0.1", "0.02"});
    goal.delta = draws.one_of({"1e-6", "1e-9"});
    const std::string name = cube ? "cube:" + std::to_string(size) : "thresholds:" + std::to_string(1 << size);
    const std::uint64_t d = size;
    const std::uint64_t h = std::uint64_t{1} << size;
    CAPTURE(name, goal.words());
    const Real e = number_of(goal.epsilon);
    const Real alpha = number_of(goal.alpha);
    const Real beta = number_of(goal.beta);
    Words words = {"envelope", name, "--no-agnostic"};
    for (const std::string& word : goal.words()) words.push_back(word);
    std::map<std::string, Json> rows;
    const Json told_rows = ask(words)["rows"];
    for (const Json& row : told_rows) rows[row["name"].get<std::string>()] = row["examples"];
    const Real per_example = -log(Real(1 - alpha * (1 - exp(-e / 2))));
    AUDIT(rows["exponential-mechanism"] ==
          least_whole(log(Real((h - 1) * (1 - beta) / beta)) / per_example).convert_to<std::uint64_t>());
    AUDIT(rows["permute-and-flip"] ==
          least_whole(log(Real((h - 1) / (2 * beta))) / per_example).convert_to<std::uint64_t>());
    AUDIT(rows["consistent"] ==
          least_whole(log(Real((h - 1) / beta)) / -log(Real(1 - alpha))).convert_to<std::uint64_t>());
    const std::uint64_t vc = cube ? d : 1;
    AUDIT(rows["vc"] == least_whole((vc - 1) / (32 * alpha)).convert_to<std::uint64_t>());
    const auto agnostic = [&](std::uint64_t n) {
      return 2 * log(Real(2 * h / beta)) / (e * n) + 2 * sqrt(Real(log(Real(4 * h / beta)) / (2 * Real(n)))) <= alpha;
    };
    const auto told = rows["exponential-mechanism-agnostic"].get<std::uint64_t>();
    AUDIT(agnostic(told));
    AUDIT(!agnostic(told - 1));
    AUDIT(rows["ggkm"].get<double>() == as_double(pow(Real(d), 6) / (e * alpha * alpha)));
    check_near(rows["lyu"], pow(Real(d), 5) * log(Real(1 / (number_of(goal.delta) * beta))) / (e * alpha));
    goal.dimension = std::to_string(d);
    const Json sharp = ask(constants_of(goal, {}))["total"];
    AUDIT(rows["m-sharp"] == sharp);
    AUDIT(rows["lean"].get<double>() == cost(lean_total(goal, "N")));

    const std::string weak = draws.one_of({"0.1", "0.5", "1"});
    words = {"boost", name, "--weak-examples", "4", "--weak-epsilon", weak};
    for (const std::string& word : goal.words()) words.push_back(word);
    const Json boost = ask(words);
    AUDIT(boost["dimension"] == d);
    AUDIT(boost["examples"] == sharp);
    const Real w = number_of(weak);
    const auto keeps = [&](const Real& rows_there) {
      return 4 * log(Real(1 + (exp(w) - 1) / rows_there)) <= w * (1 + Real("1e-80"));
    };
    if (const Json& told_sample = boost["weak"]["sample_examples"]; told_sample.is_number()) {
      const auto sample = told_sample.get<std::uint64_t>();
      AUDIT(sample % 2 == 0);
      AUDIT(keeps(sample));
      AUDIT(!keeps(sample - 2));
    }
    const Real rounds = log(Real(1 / beta)) / (alpha * alpha);
    check_near(boost["pure"]["rounds_estimate"], rounds);
    const Real share = std::min<Real>(1, (exp(Real(e / rounds)) - 1) / (exp(w) - 1));
    check_near(boost["pure"]["share_estimate"], share);
    check_near(boost["pure"]["examples_estimate"], 4 / share);
  });
}

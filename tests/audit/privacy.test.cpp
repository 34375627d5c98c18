// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of what is promised: amplify, flip, compose, histogram, select, neighbour, privacy, relabel. A promise is
// never below the truth, in JSON and in text.
#include <algorithm>

#include "audit.test.hpp"
#include "tests/support/oracles/chances.hpp"
#include "tests/support/oracles/promises.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

/// The worst divergence at `at` that one vote makes which moves from one item to another, to one without votes, or comes
/// or goes; of the histogram with this noise and threshold.
Real worst_move(const std::vector<int>& counts, const Real& epsilon, int threshold, const Real& at) {
  Real worst = 0;
  const int items = static_cast<int>(counts.size());
  for (int from = -1; from < items; ++from) {
    if (from >= 0 && counts[static_cast<std::size_t>(from)] == 0) continue;
    for (int to = -1; to < items; ++to) {
      if (from == to) continue;
      std::vector<int> here;  // of the two items alone: the others are alike on both sides
      std::vector<int> there;
      if (from >= 0) {
        here.push_back(counts[static_cast<std::size_t>(from)]);
        there.push_back(here.back() - 1);
      }
      if (to >= 0) {
        here.push_back(counts[static_cast<std::size_t>(to)]);
        there.push_back(here.back() + 1);
      }
      worst = std::max<Real>({worst, oracle::hockey_stick(here, there, epsilon, threshold, at),
                              oracle::hockey_stick(there, here, epsilon, threshold, at)});
    }
  }
  return worst;
}

}  // namespace

TEST_CASE("amplify: a share of the rows keeps what the formulas say, rounded up", "[audit]") {
  run_cases("amplify", 30, [](Draws& draws) {
    const std::string epsilon = draws.epsilon();
    const std::string delta = draws.delta(true);
    const std::uint64_t n = draws.one_in(6)   ? 1
                            : draws.one_in(8) ? std::uint64_t{1} << 60
                                              : draws.whole(1, draws.one_in(3) ? 1'000'000'000 : 50);
    const std::uint64_t m = draws.one_in(4) ? n : draws.whole(1, n);
    CAPTURE(epsilon, delta, n, m);
    Words words = {"amplify",    "--epsilon",       epsilon,    "--delta",        delta,
                   "--examples", std::to_string(n), "--subset", std::to_string(m)};
    const Json json = ask(words);
    const Real e = number_of(epsilon);
    const Real share = Real(m) / n;
    const Real kept = log(Real(1 + share * (exp(e) - 1)));
    check_promise(json["epsilon"], kept);
    check_promise(json["delta"], share * number_of(delta));
    if (json["paper_epsilon"].is_number()) check_promise(json["paper_epsilon"], 2 * e * share);
    const std::string text = text_of_call(words);
    check_text(text, "the whole: epsilon ([0-9.e+-]+),", kept);
    check_text(text, "the whole: .*delta ([0-9.e+-]+)", share * number_of(delta));

    words.emplace_back("--with-replacement");
    const Json again = ask(words);
    const Real drawn = m * log(Real(1 + (exp(e) - 1) / n));
    check_promise(again["epsilon"], drawn);
    Real given = 0;
    if (delta != "0") given = std::min<Real>(1, number_of(delta) * (exp(drawn) - 1) / (exp(e) - 1));
    check_promise(again["delta"], given);
    check_text(text_of_call(words), "the whole: epsilon ([0-9.e+-]+),", drawn);
    if (!again.contains("least_examples")) return;
    const Real least(again["least_examples"].dump());
    const auto keeps = [&](const Real& rows) {
      return m * log(Real(1 + (exp(e) - 1) / rows)) <= e * (1 + Real("1e-80"));
    };
    AUDIT(keeps(least));
    if (least > 1) AUDIT(!keeps(least - 1));
    AUDIT(Real(again["sufficient_examples"].dump()) == ceil(Real(m * (exp(e) - 1) / e)));
    AUDIT(again["paper_examples"] == 9 * m);
  });
}

TEST_CASE("flip: a flipped answer is as private as the formula says, rounded up", "[audit]") {
  run_cases("flip", 30, [](Draws& draws) {
    const std::string epsilon = draws.one_in(3) ? "0" : draws.epsilon();
    const std::string delta = draws.delta(true);
    const std::string chance =
        draws.one_in(4) ? draws.one_of({"1e-9", "0.499999999", "1/3"}) : draws.decimal(1e-3, .49);
    const std::string wanted = draws.epsilon();
    CAPTURE(epsilon, delta, chance, wanted);
    const Words words = {"flip", "--epsilon", epsilon, "--delta", delta, "--chance", chance, "--wanted", wanted};
    const Json json = ask(words);
    const Real f = number_of(chance);
    const Real after = std::max<Real>(number_of(epsilon), log(Real(1 + (1 - 2 * f) * number_of(delta) / f)));
    check_promise(json["epsilon"], after);
    const Real enough = std::min<Real>(1, f * (exp(number_of(wanted)) - 1) / (1 - 2 * f));
    check_near(json["least_stability"], enough);
    check_near(json["paper_stability"], f * number_of(wanted) / 2);
    const std::string text = text_of_call(words);
    check_text(text, "after:     ([0-9.e+-]+)-private", after);
    check_text(text, "stability of ([0-9.e+-]+) is enough", enough, Bound::below);
    check_text(text, "Corollary 2 asks for ([0-9.e+-]+)\\)", f * number_of(wanted) / 2, Bound::below);
  });
}

TEST_CASE("compose: the sums, the advanced formula, and the least epsilon of all outcomes of the worst runs",
          "[audit]") {
  run_cases("compose", 25, [](Draws& draws) {
    Words words = {"compose"};
    oracle::TwoLaws laws = {{Real(1), Real(1)}};
    Real epsilons = 0;
    Real deltas = 0;
    Real kept = 1;
    Real squares = 0;
    Real means = 0;
    for (std::uint64_t i = draws.whole(1, 5); i > 0; --i) {
      const std::string epsilon = draws.one_in(8) ? "0" : draws.epsilon();
      const std::string delta = draws.one_in(3) ? "0" : draws.one_in(6) ? "0.2" : draws.decimal(1e-12, 0.05);
      words.insert(words.end(), {"--epsilon", epsilon, "--delta", delta});
      const Real e = number_of(epsilon);
      const Real d = number_of(delta);
      laws = product(laws, oracle::worst_run(e, d));
      epsilons += e;
      deltas += d;
      kept *= 1 - d;
      squares += e * e;
      means += e * (exp(e) - 1);
    }
    if (deltas >= 1) return;
    const std::string at = draws.one_in(4) ? "0.999" : draws.one_in(4) ? "1e-300" : draws.decimal(1e-9, 0.5);
    CAPTURE(words, at);
    Words basic = words;
    basic.insert(basic.end(), {"--method", "basic"});
    const Json sums = ask(basic);
    check_exact(sums["epsilon"], epsilons);
    check_exact(sums["delta"], deltas);
    words.insert(words.end(), {"--at", at});
    const Real delta = number_of(at);
    const auto truth = oracle::least_epsilon(laws, delta);
    if (truth) {
      check_promise(ask(words)["epsilon"], *truth);
      check_text(text_of_call(words), "together: epsilon ([0-9.e+-]+) at", *truth);
    } else {
      AUDIT(try_json(words).code == 2);
    }
    if (delta <= deltas) return;
    words.insert(words.end(), {"--method", "advanced"});
    check_promise(ask(words)["epsilon"],
                  std::min<Real>(epsilons, sqrt(Real(-2 * log(Real(delta - deltas)) * squares)) + means));
  });
}

TEST_CASE("histogram: the threshold is the least that its law allows, and each chance to leave is that of the noise",
          "[audit]") {
  run_cases("histogram", 20, [](Draws& draws) {
    const std::string epsilon = draws.decimal(0.05, 20);
    const std::string delta = draws.one_in(5) ? draws.one_of({"1e-300", "0.999"}) : draws.decimal(1e-9, 0.9);
    std::vector<std::uint64_t> counts;
    for (std::uint64_t i = draws.whole(1, 4); i > 0; --i)
      counts.push_back(draws.one_of<std::uint64_t>({0, 1, 2, 17, 60, std::uint64_t{1} << 61}));
    CAPTURE(epsilon, delta, list_of(counts));
    const Real e = number_of(epsilon);
    Words words = {"histogram", "--counts", list_of(counts), "--epsilon", epsilon, "--delta", delta};
    const Json json = ask(words);
    const int threshold = oracle::least_threshold(e, number_of(delta));
    AUDIT(json["threshold"] == threshold);
    for (std::size_t i = 0; i < counts.size(); ++i) {
      const Json& chance = json["release_probability"][i];
      AUDIT(chance.get<double>() <= 1);
      if (counts[i] == 0)
        AUDIT(chance == 0);
      else if (counts[i] > 60)
        AUDIT(chance == 1);
      else
        check_near(chance, oracle::noise_at_least(threshold - static_cast<int>(counts[i]), e), 1e-10);
    }
    if (e > 3) {  // the divergence is a sum over both noises
      std::vector<int> with_one_more;
      for (const std::uint64_t count : counts)
        with_one_more.push_back(static_cast<int>(std::min<std::uint64_t>(count, 60)));
      if (with_one_more.size() > 2) with_one_more.resize(2);
      words[2] = list_of(std::vector<std::uint64_t>(with_one_more.begin(), with_one_more.end()));
      with_one_more.push_back(0);
      const Json furthest = ask(words)["hockey_stick"];
      const Real worst = worst_move(with_one_more, e, threshold, e);
      AUDIT(Real(furthest["delta"].dump()) >= worst * (1 - Real("1e-12")) - Real("1e-28"));
      AUDIT(Real(furthest["delta"].dump()) <= worst * (1 + Real("1e-9")) + Real("1e-28"));
      AUDIT(worst <= number_of(delta));
      if (worst > Real("1e-20"))
        check_text(text_of_call(words), "divergence at epsilon [^:]*: ([0-9.e+-]+) for", worst);
    }
    words[2] = list_of(counts);
    words.insert(words.end(), {"--list-by", "partition-selection"});
    const Json names = ask(words);
    const auto certain = names["certain"].get<std::uint64_t>();
    if (certain > 20'000) return;
    const std::vector<Real> law =
        oracle::partition_selection(e, number_of(delta), static_cast<unsigned>(std::max<std::uint64_t>(certain, 61)));
    for (std::size_t i = 0; i < counts.size(); ++i)
      check_near(names["release_probability"][i], counts[i] > 60 ? Real(1) : law[counts[i]], 1e-9);
    const auto even = names["even_chance"].get<std::size_t>();
    AUDIT(law[even] >= Real(1) / 2 - Real("1e-9"));
    if (even > 0) AUDIT(law[even - 1] <= Real(1) / 2);
    AUDIT(law[certain] >= 1 - Real("1e-9"));
  });
}

TEST_CASE("select: each candidate has the chance of its mechanism, ties and large counts included", "[audit]") {
  run_cases("select", 20, [](Draws& draws) {
    const std::string epsilon = draws.epsilon();
    std::vector<std::uint64_t> errors;
    std::vector<int> over;  // of the fewest: only differences count
    const std::uint64_t fewest = draws.one_in(3) ? (std::uint64_t{1} << 61) - 100 : 0;
    for (std::uint64_t i = draws.whole(1, 6); i > 0; --i) {
      over.push_back(static_cast<int>(draws.one_in(3) ? 0 : draws.whole(0, 60)));
      errors.push_back(fewest + static_cast<std::uint64_t>(over.back()));
    }
    CAPTURE(epsilon, list_of(errors));
    for (const bool flip : {false, true}) {
      const Json json = ask({"select", "--errors", list_of(errors), "--epsilon", epsilon, "--mechanism",
                             flip ? "permute-and-flip" : "exponential"});
      const std::vector<Real> law = flip ? oracle::permute_and_flip_law(over, number_of(epsilon))
                                         : oracle::selection_law(over, number_of(epsilon));
      for (std::size_t i = 0; i < law.size(); ++i) {
        const double chance = json["probabilities"][i].get<double>();
        AUDIT(chance == Approx(as_double(law[i])).epsilon(1e-11).margin(flip ? 1e-15 : 1e-300));
        AUDIT(chance <= 1);
      }
    }
  });
}

TEST_CASE(
    "neighbour: the delta that a change needs is the divergence of its two histograms, and e^epsilon is not passed",
    "[audit]") {
  run_cases("neighbour", 2, [](Draws& draws) {
    const std::string scenario = draws.number() < 2 ? (draws.number() == 0 ? "e-epsilon-exactly" : "lone-votes")
                                                    : draws.one_of({"e-epsilon-exactly", "lone-votes"});
    Words words = {"neighbour", scenario, "--all"};
    if (draws.number() > 1) words.insert(words.end(), {"--seed", std::to_string(draws.whole(1, 1'000'000))});
    CAPTURE(words);
    const Json changes = ask(words)["changes"];
    for (const Json& change : changes) {
      CAPTURE(change.dump());
      AUDIT(change["worst_ratio"].get<double>() <= std::exp(1.0));  // both scenarios have ε = 1
      if (change["left_over"] == 0) AUDIT(change["delta_needed"] == 0);
    }
    words[2] = "--worst";
    const Json worst = ask(words);
    if (!worst.contains("releases")) return;
    std::vector<int> before;
    std::vector<int> after;
    for (const Json& item : worst["releases"]) {
      if (item["votes_before"] == item["votes_after"]) continue;
      before.push_back(item["votes_before"].get<int>());
      after.push_back(item["votes_after"].get<int>());
    }
    const int threshold = worst["threshold"].get<int>();
    AUDIT(threshold == oracle::least_threshold(1, number_of(worst["delta"].get<std::string>())));
    const Real needed =
        std::max(oracle::hockey_stick(before, after, 1, threshold), oracle::hockey_stick(after, before, 1, threshold));
    AUDIT(worst["delta_needed"].get<double>() == Approx(as_double(needed)).epsilon(1e-9).margin(1e-28));
  });
}

TEST_CASE("privacy: the delta of all data sets is that of the worst move of a vote, and not above what is promised",
          "[audit]") {
  run_cases("privacy", 4, [](Draws& draws) {
    const bool single = draws.number() == 0 || draws.one_in(5);
    const std::string epsilon = draws.decimal(2, 8);
    const std::string delta = draws.one_in(3) ? draws.one_of({"0.999", "1e-300"}) : draws.decimal(1e-3, 0.5);
    const int batches = draws.one_in(2) ? 1 : 2;
    CAPTURE(single, epsilon, delta, batches);
    // Level 0 alone: a batch's vote is the rule of its one example, whatever coins say.
    const Words words = {"privacy",     single ? "table:01" : "table:01/10",
                         "--epsilon",   epsilon,
                         "--delta",     delta,
                         "--auxiliary", "1",
                         "--cap",       "0",
                         "--batches",   std::to_string(batches),
                         "--selection", "1",
                         "--levels",    single ? "1" : "1,0"};
    const Json json = ask(words);
    const Real e = number_of(epsilon);
    const int threshold = oracle::least_threshold(e, number_of(delta));
    AUDIT(json["threshold"] == threshold);
    AUDIT(json["exact_delta"].get<double>() <= as_double(number_of(delta)));
    // An example that no hypothesis explains patches the predictor, so a vote moves even where there is one hypothesis.
    Real worst = 0;
    for (const std::vector<int>& votes : {std::vector<int>{1, 0}, {2, 0}, {1, 1}}) {
      if (votes[0] + votes[1] > batches) continue;
      std::vector<int> after = {votes[0] - 1, votes[1] + 1};
      worst = std::max<Real>(
          {worst, oracle::hockey_stick(votes, after, e, threshold), oracle::hockey_stick(after, votes, e, threshold)});
    }
    AUDIT(json["batch_delta"].get<double>() == Approx(as_double(worst)).epsilon(1e-9).margin(1e-28));
    AUDIT(json["exact_delta"] == std::max(json["batch_delta"].get<double>(), json["selection_delta"].get<double>()));
    AUDIT(json["hypothesis_delta"].get<double>() <= json["exact_delta"].get<double>() * (1 + 1e-9) + 1e-28);
    AUDIT(json["selection_delta"] == 0);
    if (!json["selection_epsilon"].is_null())
      AUDIT(json["selection_epsilon"].get<double>() <= as_double(e) * (1 + 1e-12));
  });
}

TEST_CASE("relabel: the ways to label T are all that the class has, their chances the mechanism's, the whole as proved",
          "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("relabel", 15, [&](Draws& draws) {
    const oracle::Table rows = merged(draws.table(5, 4));
    const oracle::Sequence data = draws.sequence(rows.front().size(), 1, 8);
    const std::uint64_t m = draws.one_in(4) ? data.size() : draws.whole(1, data.size());
    const std::string first = draws.one_in(3) ? "1" : draws.epsilon();
    const std::string inside = draws.one_in(4) ? draws.one_of({"1e-9", "50"}) : draws.decimal(1e-3, 10);
    const std::string delta = draws.delta(true);
    CAPTURE(text_of(rows), data_of(data), m, first, inside, delta);
    const Words words = {"relabel",
                         text_of(rows),
                         "--data",
                         folder.write("data.csv", data_of(data)),
                         "--subset",
                         std::to_string(m),
                         "--epsilon",
                         first,
                         "--learner-epsilon",
                         inside,
                         "--learner-delta",
                         delta,
                         "--seed",
                         std::to_string(draws.whole(1, 1000))};
    const Json json = ask(words);
    const Real share = Real(m) / data.size();
    const Real whole = number_of(first) + log(Real(1 + share * (4 * exp(number_of(inside)) - 1)));
    check_promise(json["total_epsilon"], whole);
    check_promise(json["total_delta"], share * number_of(delta));
    const std::string text = text_of_call(words);
    check_text(text, "the whole:   \\(([0-9.e+-]+),", whole);
    check_text(text, "the whole:   \\([^,]*, ([0-9.e+-]+)\\)", share * number_of(delta));

    std::vector<std::string> ways;
    std::vector<int> errors;
    for (const oracle::Row& row : rows) {
      std::string way;
      for (const Json& index : json["subset"])
        way += row[static_cast<std::size_t>(data[index.get<std::size_t>()].x)] > 0 ? '+' : '-';
      int wrong = 0;
      for (const oracle::LabelledPoint& example : data)
        wrong += row[static_cast<std::size_t>(example.x)] != example.y ? 1 : 0;
      const auto known = std::find(ways.begin(), ways.end(), way);
      if (known == ways.end()) {
        ways.push_back(way);
        errors.push_back(wrong);
      } else {
        int& fewest = errors[static_cast<std::size_t>(known - ways.begin())];
        fewest = std::min(fewest, wrong);
      }
    }
    REQUIRE(json["dichotomies"].size() == ways.size());
    const std::vector<Real> law = oracle::selection_law(errors, number_of(first));
    for (std::size_t i = 0; i < ways.size(); ++i) {
      AUDIT(json["dichotomies"][i]["labels"] == ways[i]);
      AUDIT(json["dichotomies"][i]["errors"] == errors[i]);
      check_near(json["dichotomies"][i]["probability"], law[i], 1e-11);
    }
  });
}

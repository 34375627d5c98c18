// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of classes, of the online game and of the learners: dimension, soa, randomized, regret, hedge, spectrum,
// stable, learn.
#include <algorithm>

#include "audit.test.hpp"
#include "tests/support/oracles/experts.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

/// Weights of a distribution as text and as numbers, some of them 0.
struct Weights {
  std::string text = "weights:";
  std::vector<double> numbers;
};

Weights weights_on(Draws& draws, std::size_t points) {
  Weights weights;
  for (std::size_t x = 0; x < points; ++x) {
    const auto weight = draws.one_in(4) && x + 1 < points ? 0 : static_cast<int>(draws.whole(1, 5));
    weights.numbers.push_back(weight);
    weights.text += (x > 0 ? "," : "") + std::to_string(weight);
  }
  return weights;
}

double loss_of(const oracle::Row& row, const oracle::Distribution& distribution) {
  double wrong = 0;
  double all = 0;
  for (std::size_t x = 0; x < row.size(); ++x) {
    all += distribution.weights[x];
    if (row[x] != distribution.target[x]) wrong += distribution.weights[x];
  }
  return wrong / all;
}

/// The probabilities of a law in JSON are those of the truth, and there is no other outcome.
void check_law(const Json& told, const std::map<oracle::Row, double>& truth) {
  double missing = 0;
  for (const auto& [row, chance] : truth) missing += chance;
  for (const Json& one : told) {
    CAPTURE(one.dump());
    const auto found = truth.find(row_of(one["labels"].get<std::string>()));
    REQUIRE(found != truth.end());
    AUDIT(one["probability"].get<double>() == Approx(found->second).epsilon(1e-10).margin(1e-14));
    missing -= found->second;
  }
  AUDIT(std::abs(missing) < 1e-12);
}

}  // namespace

TEST_CASE("dimension, randomized and regret: each is its definition on small tables", "[audit]") {
  run_cases("dimensions", 25, [](Draws& draws) {
    const oracle::Table rows = draws.table(7, 5);
    const oracle::Table different = merged(rows);
    const std::string name = text_of(rows);
    CAPTURE(name);
    const Json json = ask({"dimension", name});
    const int d = oracle::littlestone_dimension(different);
    AUDIT(json["hypotheses"] == different.size());
    AUDIT(json["littlestone"] == d);
    AUDIT(json["vc"] == oracle::vc_dimension(different));
    AUDIT(json["thresholds"] == oracle::max_thresholds(different));
    const Json coin = ask({"randomized", name});
    AUDIT(as_double(real_of(coin["randomized"])) == oracle::randomized_dimension(different));
    if (const Json& root = coin["root"]; root.is_object()) {
      const auto x = root["point"].get<std::size_t>();
      const double minus = oracle::randomized_dimension(side(different, x, -1));
      const double plus = oracle::randomized_dimension(side(different, x, 1));
      AUDIT(as_double(real_of(root["chance_of_plus"])) == std::clamp((1 + plus - minus) / 2, 0.0, 1.0));
      AUDIT(as_double(real_of(root["value"])) == (1 + plus + minus) / 2);
    }
    if (different.size() > 5 || different.front().size() > 3) return;
    const int rounds = static_cast<int>(draws.whole(1, 4));
    const Words words = {"regret", name, "--rounds", std::to_string(rounds)};
    const Json game = ask(words);
    const std::vector<int> none(different.size(), 0);
    const double value = oracle::regret_of(different, none, rounds);
    AUDIT(as_double(real_of(game["regret"])) == Approx(value).margin(1e-12));
    const Real bound = sqrt(
        Real(rounds * log(oracle::number_of_experts(static_cast<unsigned>(rounds), static_cast<unsigned>(d))) / 2));
    check_near(game["hedge_bound"], bound);
    check_near(game["lower_bound"], sqrt(Real(d * rounds) / 8));
    const std::string text = text_of_call(words);
    check_text(text, "Hedge        at most ([0-9.e+-]+)", bound);
    check_text(text, "lower bound  ([0-9.e+-]+)", sqrt(Real(d * rounds) / 8), Bound::below);
    for (const Json& move : game["first_moves"]) {
      const auto x = move["point"].get<std::size_t>();
      double side_value[2] = {0, 0};
      for (const int label : {-1, 1}) {
        std::vector<int> losses;
        for (const oracle::Row& row : different) losses.push_back(row[x] != label ? 1 : 0);
        side_value[label > 0 ? 1 : 0] = oracle::regret_of(different, losses, rounds - 1);
      }
      const double p = std::clamp((1 + side_value[1] - side_value[0]) / 2, 0.0, 1.0);
      AUDIT(as_double(real_of(move["odds"])) == Approx(p).margin(1e-12));
      AUDIT(as_double(real_of(move["worth"])) ==
            Approx(std::max(p + side_value[0], 1 - p + side_value[1])).margin(1e-12));
    }
  });
}

TEST_CASE("soa and hedge: the predictions are those of the definition, round by round", "[audit]") {
  run_cases("soa and hedge", 25, [](Draws& draws) {
    const oracle::Table rows = merged(draws.table(7, 4));
    const oracle::Sequence sequence = draws.sequence(rows.front().size(), draws.one_in(3) ? 0 : 1, 7);
    CAPTURE(text_of(rows), examples_of(sequence));
    const Json json = ask({"soa", text_of(rows), "--examples", examples_of(sequence)});
    AUDIT(json["littlestone"] == oracle::littlestone_dimension(rows));
    AUDIT(json["predictor"] == signs(oracle::soa(rows, sequence)));
    AUDIT(json["mistakes"] == oracle::soa_mistakes(rows, sequence));
    AUDIT(json["realizable"] == !oracle::version_space(rows, sequence).empty());
    oracle::Sequence before;
    for (std::size_t t = 0; t < sequence.size(); ++t) {
      const int says = oracle::soa(rows, before)[static_cast<std::size_t>(sequence[t].x)];
      AUDIT(json["predictions"].get<std::string>()[t] == (says > 0 ? '+' : '-'));
      before.push_back(sequence[t]);
      AUDIT(json["survivors"][t] == oracle::version_space(rows, before).size());
    }
    if (sequence.empty()) return;
    const auto rounds = static_cast<unsigned>(sequence.size() + draws.whole(0, 3));
    const Words words = {"hedge",    text_of(rows),         "--examples", examples_of(sequence),
                         "--rounds", std::to_string(rounds)};
    const Json play = ask(words);
    const std::vector<double> plus = oracle::hedge_by_listing(rows, sequence, rounds);
    double loss = 0;
    for (std::size_t t = 0; t < plus.size(); ++t) {
      AUDIT(play["predictions"][t].get<double>() == Approx(plus[t]).margin(1e-12));
      loss += sequence[t].y > 0 ? 1 - plus[t] : plus[t];
    }
    std::size_t best = sequence.size();
    for (const oracle::Row& row : rows) {
      std::size_t wrong = 0;
      for (const oracle::LabelledPoint& one : sequence)
        wrong += row[static_cast<std::size_t>(one.x)] != one.y ? 1U : 0U;
      best = std::min(best, wrong);
    }
    AUDIT(play["best_loss"] == best);
    AUDIT(play["regret"].get<double>() == Approx(loss - static_cast<double>(best)).margin(1e-12));
    const Real experts = oracle::number_of_experts(rounds, static_cast<unsigned>(oracle::littlestone_dimension(rows)));
    check_exact(play["experts"], experts);
    check_near(play["bound"], sqrt(Real(rounds * log(experts) / 2)));
    check_near(play["rate"], sqrt(Real(8 * log(experts) / rounds)));
    check_text(text_of_call(words), "at most ([0-9.e+-]+) promised", sqrt(Real(rounds * log(experts) / 2)));
    AUDIT(play["regret"].get<double>() <= play["bound"].get<double>() + 1e-12);
  });
}

TEST_CASE("spectrum: each level has the law of all pairs of samples, and fails as often under a cap", "[audit]") {
  run_cases("spectrum", 12, [](Draws& draws) {
    const oracle::Table rows = merged(draws.table(5, 3));
    const Weights weights = weights_on(draws, rows.front().size());
    const auto target = static_cast<std::size_t>(draws.whole(0, rows.size() - 1));
    const int n = draws.one_in(3) ? 2 : 1;
    const int cap = static_cast<int>(draws.whole(0, 8));
    CAPTURE(text_of(rows), weights.text, target, n, cap);
    const Json json =
        ask({"spectrum", text_of(rows), "--marginal", weights.text, "--target", std::to_string(target), "--auxiliary",
             std::to_string(n), "--levels", n == 1 ? "2" : "1", "--cap", std::to_string(cap)});
    const oracle::Distribution distribution{weights.numbers, rows[target]};
    for (const Json& level : json["levels"]) {
      const int k = level["level"].get<int>();
      if (k == 2 && rows.front().size() > 2) continue;  // the listing takes seconds
      CAPTURE(k);
      const std::map<oracle::Row, double> law = oracle::law_of_D_k(rows, distribution, k, n);
      AUDIT(level["defined"] == !law.empty());
      if (law.empty()) continue;
      check_law(level["hypotheses"], law);
      AUDIT(level["rho"].get<double>() == Approx(oracle::rho(rows, distribution, k, n)).margin(1e-12));
      double collision = 0;
      for (const auto& [row, chance] : law) collision += chance * chance;
      AUDIT(level["collision"].get<double>() == Approx(collision).margin(1e-12));
      if (k == 2) continue;
      const double fails = oracle::law_of_truncated(rows, distribution, k, n, cap).fail;
      AUDIT(level["fail"].get<double>() == Approx(fails).margin(1e-10));
      AUDIT(level["reach"].get<double>() == Approx(1 - fails).margin(1e-10));
    }
  });
}

TEST_CASE(
    "stable and learn: hypotheses come as often as the law of G says, and the loss told is that of the hypothesis",
    "[audit]") {
  run_cases("stable and learn", 6, [](Draws& draws) {
    const oracle::Table rows = merged(draws.table(4, 3));
    const Weights weights = weights_on(draws, rows.front().size());
    const auto target = static_cast<std::size_t>(draws.whole(0, rows.size() - 1));
    const int cap = static_cast<int>(draws.whole(0, 6));
    const int d = oracle::littlestone_dimension(rows);
    std::vector<double> levels = {1, 2, 1};
    levels.resize(static_cast<std::size_t>(d) + 1);
    if (d > 1) levels[2] = 0;  // its listing takes seconds
    std::string shares;
    for (const double level : levels) shares += (shares.empty() ? "" : ",") + std::to_string(static_cast<int>(level));
    const std::string seed = std::to_string(draws.whole(1, 1'000'000));
    CAPTURE(text_of(rows), weights.text, target, cap, shares, seed);
    const oracle::Distribution distribution{weights.numbers, rows[target]};
    const Words constants = {text_of(rows),       "--marginal", weights.text,  "--target",  std::to_string(target),
                             "--constants",       "custom",     "--auxiliary", "1",         "--cap",
                             std::to_string(cap), "--levels",   shares,        "--batches", "3",
                             "--selection",       "2",          "--seed",      seed};
    Words words = {"stable", "--runs", "3000"};
    words.insert(words.begin() + 1, constants.begin(), constants.end());
    const Json json = ask(words);
    const oracle::TruncatedLaw law = oracle::law_of_G(rows, distribution, levels, 1, cap);
    std::int64_t all = json["failed"].get<std::int64_t>();
    AUDIT(oracle::binomial_p_value(all, 3000, std::min(1.0, law.fail)) > oracle::false_alarm);
    for (const Json& one : json["hypotheses"]) {
      const oracle::Row row = row_of(one["labels"].get<std::string>());
      const auto found = law.predictors.find(row);
      REQUIRE(found != law.predictors.end());
      const auto count = one["count"].get<std::int64_t>();
      AUDIT(oracle::binomial_p_value(count, 3000, std::min(1.0, found->second)) > oracle::false_alarm);
      AUDIT(one["loss"].get<double>() == Approx(loss_of(row, distribution)).margin(1e-14));
      all += count;
    }
    AUDIT(all == 3000);

    words = constants;
    words.insert(words.begin(), "learn");
    const Json learned = ask(words);
    AUDIT(learned["examples"] == 3 * (cap + 1) + 2);
    AUDIT(learned["loss"].get<double>() ==
          Approx(loss_of(row_of(learned["hypothesis"].get<std::string>()), distribution)).margin(1e-14));
    AUDIT(learned["guarantee"]["accurate"] == false);
    AUDIT(learned["guarantee"]["private"] == false);
    AUDIT(ask(words)["hypothesis"] == learned["hypothesis"]);
    if (d == 0) AUDIT(learned["hypothesis"] == signs(rows.front()));
    const Json lean = ask({"learn", text_of(rows), "--marginal", weights.text, "--target", std::to_string(target),
                           "--learner", "lean", "--epsilon", "3", "--delta", "0.01", "--seed", seed});
    AUDIT(lean["loss"].get<double>() ==
          Approx(loss_of(row_of(lean["hypothesis"].get<std::string>()), distribution)).margin(1e-14));
    const Json& used = lean["constants"];
    AUDIT(lean["examples"].get<std::uint64_t>() ==
          used["batches"].get<std::uint64_t>() * used["rows"].get<std::uint64_t>() +
              used["selection"].get<std::uint64_t>());
  });
}

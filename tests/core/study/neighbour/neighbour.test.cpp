// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/neighbour/neighbour.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/learner/exact_privacy.hpp"
#include "core/learner/private_learner.hpp"

using namespace littlestone;

namespace {

/// The lesson's run: thresholds:8, target t₁, 60 batches.
Scenario lesson() {
  Scenario scenario;
  scenario.class_text = "thresholds:8";
  scenario.target = 0;
  scenario.epsilon = 1;
  scenario.delta = Rational(1, 1000);
  scenario.constants_kind = ConstantsKind::custom;
  scenario.constants.auxiliary = 2;
  scenario.constants.cap = 64;
  scenario.constants.batches = 60;
  scenario.constants.selection = 24;
  scenario.seed = 20573;
  return scenario;
}

/// The laws of a list of two predictors by enumeration of what each of them releases, up to 200 above the threshold.
NeighbourLaws by_enumeration(const StableHistogram& h, const std::vector<NeighbourVotes>& votes) {
  const std::int64_t top = h.threshold() + 200;
  const auto one_law = [&](std::uint64_t count, std::int64_t v) {  // v < T: nothing
    if (v < h.threshold()) {  // the noise that holds it back, added up: 1 less what leaves has no digits left
      if (count == 0) return 1.0;
      double held = 0;
      for (std::int64_t z = v - static_cast<std::int64_t>(count); z > v - static_cast<std::int64_t>(count) - 200; --z)
        held += h.noise_probability(z);
      return held;
    }
    return count == 0 ? 0.0 : h.noise_probability(v - static_cast<std::int64_t>(count));
  };
  std::map<std::pair<std::uint64_t, std::int64_t>, double> known;
  const auto law = [&](std::uint64_t count, std::int64_t v) {
    const auto [at, fresh] = known.try_emplace({count, v}, 0.0);
    if (fresh) at->second = one_law(count, v);
    return at->second;
  };
  NeighbourLaws laws;
  double only_before = 0;
  double only_after = 0;
  double forward = 0;
  double backward = 0;
  for (std::int64_t v = h.threshold() - 1; v <= top; ++v)
    for (std::int64_t w = h.threshold() - 1; w <= top; ++w) {
      const double p = law(votes[0].before, v) * law(votes[1].before, w);
      const double q = law(votes[0].after, v) * law(votes[1].after, w);
      if (p > 0 && q > 0) laws.worst_ratio = std::max({laws.worst_ratio, p / q, q / p});
      laws.total_variation += std::abs(p - q) / 2;
      if (q == 0) only_before += p;
      if (p == 0) only_after += q;
      forward += std::max(0.0, p - std::exp(to_double(h.epsilon())) * q);
      backward += std::max(0.0, q - std::exp(to_double(h.epsilon())) * p);
    }
  laws.left_over = std::max(only_before, only_after);
  laws.delta_needed = std::max(forward, backward);
  return laws;
}

}  // namespace

TEST_CASE("the laws of two neighbouring lists are those of their enumeration", "[neighbour]") {
  for (const Rational& epsilon : {Rational(1, 2), Rational(1), Rational(2)})
    for (const Rational& delta : {Rational(1, 1000), Rational(1, 20)}) {
      const StableHistogram histogram(epsilon, delta);
      for (const std::uint64_t from : {1U, 2U, 9U, 18U, 40U})
        for (const std::uint64_t to : {0U, 1U, 8U, 17U, 30U}) {
          const std::vector<NeighbourVotes> votes = {{LabelVector(1), from, from - 1}, {LabelVector(2), to, to + 1}};
          const NeighbourLaws ours = neighbour_laws(histogram, votes);
          const NeighbourLaws plain = by_enumeration(histogram, votes);
          INFO(to_string(epsilon) << ", " << to_string(delta) << ": " << from << " -> and -> " << to + 1);
          CHECK(ours.worst_ratio == Approx(plain.worst_ratio).epsilon(1e-9));
          CHECK(ours.worst_ratio <= std::exp(to_double(epsilon)));
          if (from > 1 && to > 0) CHECK(ours.delta_needed == 0);  // each list that one law gives, the other gives too
          CHECK(ours.left_over == Approx(plain.left_over).epsilon(1e-9).margin(1e-14));
          CHECK(ours.delta_needed == Approx(plain.delta_needed).epsilon(1e-9).margin(1e-13));
          CHECK(ours.delta_needed <= to_double(delta) + 1e-12);  // Lemma 28
          CHECK(ours.total_variation == Approx(plain.total_variation).epsilon(1e-9).margin(1e-12));
        }
    }
  CHECK_THROWS_AS(
      neighbour_laws(StableHistogram(1, Rational(1, 100)), std::vector<NeighbourVotes>(13, {LabelVector(1), 1, 2})),
      InputError);
}

TEST_CASE("where both laws give every list nothing is left over and no delta is needed, however small a chance is",
          "[neighbour]") {
  for (const char* epsilon : {"1/1000", "1/2", "1", "5", "50", "400", "3000"})
    for (const Rational& delta : {Rational(1, 1'000'000), Rational(1, 10), Rational(9, 10)}) {
      const StableHistogram histogram(parse_rational("epsilon", epsilon), delta);
      for (const std::uint64_t from : {2U, 3U, 14U, 80U, 90U, 2000U})
        for (const std::uint64_t to : {1U, 2U, 13U, 79U, 1500U}) {
          const NeighbourLaws laws =
              neighbour_laws(histogram, {{LabelVector(1), from, from - 1}, {LabelVector(2), to, to + 1}});
          INFO(epsilon << ", " << to_string(delta) << ": " << from << " -> and -> " << to + 1);
          CHECK(laws.left_over == 0);
          CHECK(laws.delta_needed == 0);
          CHECK(laws.worst_ratio >= 1);
          CHECK(laws.worst_ratio <= std::exp(to_double(histogram.epsilon())));
        }
    }
}

TEST_CASE("a batch that is run again from its list of examples votes as it did", "[neighbour]") {
  const Scenario scenario = lesson();
  const auto instance = instance_of(scenario);
  SoaAutomaton soa = instance->automaton();
  const auto run = run_private_learner(soa, instance->distribution(),
                                       learner_options(resolve_constants(scenario, instance->littlestone_dimension())));
  for (std::uint64_t batch = 1; batch <= 60; batch += 7) {
    CAPTURE(batch);
    NeighbourStudy study(scenario, *instance, batch);
    CHECK(study.rows().size() == 66);
    CHECK(study.read() == run.internals.runs[batch - 1].examples);
    const auto& voted = run.internals.runs[batch - 1].predictor;
    REQUIRE(study.vote().has_value() == voted.has_value());
    if (voted) CHECK(*study.vote() == soa.labels(*voted));
    // No change: the same vote, and the two laws are one.
    const NeighbourChange same = study.change(1, study.rows().front());
    CHECK(same.vote_after == study.vote());
    CHECK(same.laws.worst_ratio == 1);
    CHECK(same.laws.delta_needed == 0);
    // An unread example moves nothing.
    if (study.read() < 66) {
      Example last = study.rows().back();
      last.label = opposite(last.label);
      CHECK(study.change(66, last).vote_after == study.vote());
    }
  }
}

TEST_CASE("no change of one example moves more than one vote or needs more than delta", "[neighbour]") {
  const Scenario scenario = lesson();
  const auto instance = instance_of(scenario);
  NeighbourStudy study(scenario, *instance, 1);
  const auto changes = study.changes();
  CHECK_FALSE(changes.empty());
  const double e = std::exp(1.0);
  double largest = 0;
  for (const NeighbourChange& one : changes) {
    CHECK_FALSE(one.vote_after == study.vote());
    CHECK(one.laws.worst_ratio <= e * (1 + 1e-9));
    CHECK(one.laws.delta_needed <= 0.001 + 1e-12);
    largest = std::max(largest, one.laws.delta_needed);
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    for (const NeighbourVotes& votes : study.votes(one.vote_after)) {
      before += votes.before;
      after += votes.after;
      CHECK((votes.before > votes.after ? votes.before - votes.after : votes.after - votes.before) <= 1);
    }
    CHECK(before == after + (one.vote_after ? 0 : 1));
  }
  const auto worst = study.worst();
  REQUIRE(worst);
  CHECK(worst->laws.delta_needed == largest);
  // The lesson's numbers: T = 14; a vote for nobody's predictor leaves over what δ pays for.
  CHECK(study.histogram().threshold() == 14);
  CHECK(worst->laws.left_over == Approx(9.4e-4).margin(6e-6));
}

TEST_CASE("a neighbour that cannot be is refused in one line", "[neighbour]") {
  const Scenario scenario = lesson();
  const auto instance = instance_of(scenario);
  CHECK_THROWS_WITH(NeighbourStudy(scenario, *instance, 0), "batch: 0: must be from 1 to 60");
  CHECK_THROWS_WITH(NeighbourStudy(scenario, *instance, 61), "batch: 61: must be from 1 to 60");
  NeighbourStudy study(scenario, *instance, 1);
  CHECK_THROWS_WITH(study.change(67, {0, Label::plus}), "example: 67: must be from 1 to 66");
  CHECK_THROWS_AS(study.change(1, {8, Label::plus}), InputError);
  CHECK_THROWS_AS(study.changes(0), InputError);
  Scenario large = lesson();
  large.constants.cap = 1'000'000;
  CHECK_THROWS_AS(NeighbourStudy(large, *instance, 1), InputError);
}

namespace {

/// Three batches of two examples each at level 0: no contest, no coin.
Scenario tiny(std::uint64_t seed) {
  Scenario scenario = lesson();
  scenario.class_text = "thresholds:4";
  scenario.target = 1;
  scenario.delta = Rational(1, 20);
  scenario.constants.auxiliary = 1;
  scenario.constants.cap = 1;
  scenario.constants.batches = 3;
  scenario.constants.selection = 1;
  scenario.constants.levels = {1, 0, 0};
  scenario.seed = seed;
  return scenario;
}

using ListLaw = std::map<std::string, double>;  // of the released list, with its noisy counts

ListLaw list_law(SoaAutomaton& soa, const Sample& data, const Scenario& scenario) {
  ListLaw law;
  for (const OutputProbability& one : exact_output_law(soa, data, {learner_options(scenario), {}, 0, {}, {}}).outputs) {
    std::string name;
    for (const auto& [labels, count] : one.list) name += labels.to_string() + ' ' + std::to_string(count) + ';';
    law[name] += one.probability;
  }
  return law;
}

/// The bounds of two laws, list by list.
NeighbourLaws of_lists(const ListLaw& before, const ListLaw& after, double e) {
  std::map<std::string, std::pair<double, double>> both;
  for (const auto& [name, p] : before) both[name].first = p;
  for (const auto& [name, q] : after) both[name].second = q;
  NeighbourLaws laws;
  double only[2] = {0, 0};
  double needed[2] = {0, 0};
  for (const auto& [name, pair] : both) {
    const auto [p, q] = pair;
    if (p > 0 && q > 0) laws.worst_ratio = std::max({laws.worst_ratio, p / q, q / p});
    if (q == 0) only[0] += p;
    if (p == 0) only[1] += q;
    needed[0] += std::max(0.0, p - e * q);
    needed[1] += std::max(0.0, q - e * p);
    laws.total_variation += std::abs(p - q) / 2;
  }
  laws.left_over = std::max(only[0], only[1]);
  laws.delta_needed = std::max(needed[0], needed[1]);
  return laws;
}

}  // namespace

TEST_CASE("the laws of a change are those of all of M on the two data sets", "[neighbour]") {
  int moved = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const Scenario scenario = tiny(seed);
    const auto instance = instance_of(scenario);
    SoaAutomaton soa = instance->automaton();
    std::vector<NeighbourStudy> studies;
    Sample data;
    for (std::uint64_t batch = 1; batch <= 3; ++batch) {
      const auto& rows = studies.emplace_back(scenario, *instance, batch).rows();
      REQUIRE(rows.size() == 2);
      data.insert(data.end(), rows.begin(), rows.end());
    }
    data.push_back({0, Label::plus});  // for the selection: of no concern to the list
    const ListLaw before = list_law(soa, data, scenario);
    for (std::uint64_t batch = 1; batch <= 3; ++batch)
      for (std::uint64_t example = 1; example <= 2; ++example)
        for (PointIndex x = 0; x < 4; ++x)
          for (const Label label : {Label::minus, Label::plus}) {
            Sample other = data;
            other[2 * (batch - 1) + example - 1] = {x, label};
            const NeighbourLaws plain = of_lists(before, list_law(soa, other, scenario), std::exp(1.0));
            const NeighbourChange change = studies[batch - 1].change(example, {x, label});
            CAPTURE(seed, batch, example, x, static_cast<int>(label));
            CHECK(change.laws.worst_ratio == Approx(plain.worst_ratio).epsilon(1e-9));
            CHECK(change.laws.left_over == Approx(plain.left_over).epsilon(1e-9).margin(1e-13));
            CHECK(change.laws.delta_needed == Approx(plain.delta_needed).epsilon(1e-9).margin(1e-12));
            CHECK(change.laws.total_variation == Approx(plain.total_variation).epsilon(1e-9).margin(1e-12));
            if (!(change.vote_after == studies[batch - 1].vote())) ++moved;
          }
  }
  CHECK(moved > 10);
}

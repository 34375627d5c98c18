// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>

#include "core/study/private_run/private_run.hpp"

using namespace littlestone;

namespace {

std::shared_ptr<const PrivateRun> lean_run_of(const std::string& class_text, std::uint64_t target, std::uint64_t seed) {
  Scenario scenario;
  scenario.class_text = class_text;
  scenario.target = target;
  scenario.seed = seed;
  return compute_private_run(with_player(scenario, LearnerKind::lean));
}

VersionSpace after(const ConceptClass& concept_class, VersionSpace space, const Sample& rows, std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) space = concept_class.restrict(space, rows[i].point, rows[i].label);
  return space;
}

// The law of what an onlooker sees when the learner is run on given rows, by labels; the default under "".
std::map<std::string, double> law_of(const PrivateRun& run, const Sample& data) {
  SoaAutomaton soa(run.concept_class());
  LeanLearnerOptions options;
  options.constants = run.lean->constants;
  options.seed = 1;
  const LeanLearnerResult result = run_lean_learner(soa, data, options);
  const ChoosingLaw law = choosing_law(options.constants, result.internals);
  std::map<std::string, double> seen{{"", law.none}};
  for (std::size_t i = 0; i < law.chosen.size(); ++i) {
    seen[result.internals.candidates[i].labels.to_string()] += law.chosen[i];
  }
  return seen;
}

}  // namespace

TEST_CASE("the tape of a watched batch follows the target, and beside each contest the other label's fate",
          "[lean][study]") {
  const std::string class_text =
      GENERATE(as<std::string>(), "thresholds:8", "thresholds:4", "points:5", "cube:3", "intervals:5");
  const std::uint64_t seed = GENERATE(1U, 2U, 20573U);
  const auto run = lean_run_of(class_text, 0, seed);
  CAPTURE(class_text, seed);
  REQUIRE(run->lean);
  const LeanRun& lean = *run->lean;
  const ConceptClass& c = run->concept_class();
  const auto target = c.find(run->distribution().target);
  REQUIRE(target);
  REQUIRE(lean.trace.rows.size() == lean.constants.batch);
  REQUIRE(lean.tape.steps.back().kind == LeanTape::Step::Kind::list);
  std::uint32_t rows = 0;
  for (const LeanTape::Step& step : lean.tape.steps) {
    using Kind = LeanTape::Step::Kind;
    if (step.kind == Kind::low || step.kind == Kind::list) continue;
    // F looks for an error of g₁ among all rows, also earlier ones.
    if (lean.constants.variant == LeanVariant::items) CHECK(step.rows >= rows);
    rows = step.rows;
    if (step.kind != Kind::followed) continue;
    const LeanTape::Card& truth = lean.tape.cards.at(static_cast<std::size_t>(step.card));
    const LeanTape::Card& other = lean.tape.cards.at(static_cast<std::size_t>(step.other));
    const LeanTape::Card& base = lean.tape.cards.at(static_cast<std::size_t>(truth.base));
    const LeanTape::Card& opponent = lean.tape.cards.at(static_cast<std::size_t>(truth.opponent));
    CHECK(base.labels.contest_point(opponent.labels) == truth.point);
    for (const LeanTape::Card* outcome : {&truth, &other}) {
      const LeanTape::Card& erring = base.labels[outcome->point] != outcome->label ? base : opponent;
      const VersionSpace left = c.restrict(erring.space, outcome->point, outcome->label);
      CHECK((left.count() == 0) == (outcome->ending == LeanTape::Card::Ending::emptied));
      if (left.count() > 0) CHECK(left == outcome->space);
      if (outcome->ending != LeanTape::Card::Ending::refuted) continue;
      CHECK(after(c, left, lean.trace.rows, outcome->refuted_by).count() > 0);
      CHECK(after(c, left, lean.trace.rows, outcome->refuted_by + 1).count() == 0);
    }
    CHECK(truth.label == run->distribution().target[truth.point]);
    CHECK(other.label == opposite(truth.label));
  }
  for (const LeanTape::Card& card : lean.tape.cards) {
    if (!card.is_true) continue;
    CHECK(card.space.test(*target));
    LittlestoneEngine engine(c);
    CHECK(engine.dimension(card.space) <= run->littlestone() - card.level);
  }
  CHECK(lean.tape.list.size() == lean.trace.list.size());
  for (const LeanTape::Listed& listed : lean.tape.list) {
    CHECK(listed.errors.size() == count_errors(listed.labels, lean.trace.rows));
    if (lean.tape.all_outcomes) CHECK_FALSE(listed.from.empty());
    if (listed.tag == CandidateTag::top) CHECK(listed.errors.empty());
  }
}

TEST_CASE("both laws beside a changed example are those of the learner run on the two data sets", "[lean][study]") {
  const std::string class_text = GENERATE(as<std::string>(), "thresholds:4", "points:4");
  const auto run = lean_run_of(class_text, 1, 3);
  const LeanRun& lean = *run->lean;
  const LearnerData sampler = run->distribution();
  LeanLearnerOptions options;
  options.constants = lean.constants;
  options.seed = 3;
  Sample data;
  for (std::uint64_t batch = 0; batch < lean.constants.batches; ++batch) {
    const Sample rows = lean_batch_rows(sampler, options, batch);
    data.insert(data.end(), rows.begin(), rows.end());
  }
  const Sample& fresh = lean.result.internals.selection_sample;
  data.insert(data.end(), fresh.begin(), fresh.end());
  Sample turned = data;
  Example& row = turned[lean.watched * lean.constants.batch + lean.neighbour.row];
  row.label = opposite(row.label);
  std::map<std::string, double> before = law_of(*run, data);
  std::map<std::string, double> after = law_of(*run, turned);
  CAPTURE(class_text, lean.neighbour.row);
  REQUIRE(lean.neighbour.votes_moved > 0);
  double there = 0;
  double back = 0;
  const double factor = std::exp(1.0);
  for (const ChangedExample::Output& output : lean.neighbour.outputs) {
    const std::string key = output.is_default ? "" : output.labels.to_string();
    CHECK(output.before == Approx(before[key]).margin(1e-12));
    CHECK(output.after == Approx(after[key]).margin(1e-12));
    there += std::max(0.0, output.before - factor * output.after);
    back += std::max(0.0, output.after - factor * output.before);
  }
  CHECK(lean.neighbour.outputs.size() == before.size());
  CHECK(lean.neighbour.left_over == Approx(std::max(there, back)).margin(1e-15));
  CHECK(lean.neighbour.left_over <= to_double(lean.constants.goal.delta));
  // No other turned label of the batch moves the law further.
  const auto distance = [&](std::map<std::string, double> other) {
    double sum = 0;
    for (const auto& [labels, probability] : before) sum += std::abs(probability - other[labels]);
    for (const auto& [labels, probability] : other) sum += before.count(labels) == 0 ? probability : 0;
    return sum;
  };
  std::uint64_t matter = 0;
  for (std::uint32_t i = 0; i < lean.constants.batch; ++i) {
    Sample other = data;
    Example& changed = other[lean.watched * lean.constants.batch + i];
    changed.label = opposite(changed.label);
    const double moved = distance(law_of(*run, other));
    CHECK(moved <= distance(after) + 1e-12);
    if (moved > 0) ++matter;
  }
  CHECK(lean.neighbour.rows_that_matter >= matter);
}

TEST_CASE("a run of the lean learner is its answer with its loss, and nothing of M's", "[lean][study]") {
  const auto run = lean_run_of("thresholds:8", 2, 7);
  REQUIRE(run->lean);
  CHECK(run->result.ended == Ended::completed);
  CHECK(run->result.hypothesis == run->lean->result.hypothesis);
  CHECK(run->loss == population_loss(run->result.hypothesis, run->distribution()));
  CHECK(run->result.list.empty());
  CHECK(run->result.internals.votes.empty());
  CHECK(run->lean->law.chosen.size() == run->lean->result.internals.candidates.size());
  double sum = run->lean->law.none;
  for (const double p : run->lean->law.chosen) sum += p;
  CHECK(sum == Approx(1));

  Scenario scenario;
  scenario.class_text = "thresholds:8";
  CHECK(compute_private_run(scenario)->is_of_m());
}

TEST_CASE("where there is one hypothesis the lean learner reads nothing and is run all the same", "[lean][study]") {
  const auto run = lean_run_of("thresholds:1", 0, 1);
  REQUIRE(run->lean);
  CHECK(run->littlestone() == 0);
  CHECK(run->lean->trace.rows.empty());
  CHECK(run->result.examples == 0);
  CHECK(run->loss == 0);
}

TEST_CASE("a lean run that is told to stop is stopped and shows nothing", "[lean][study]") {
  Scenario scenario;
  scenario.class_text = "thresholds:8";
  int asked = 0;
  const auto run = compute_private_run(with_player(scenario, LearnerKind::lean), [&](const Progress& progress) {
    asked += progress.stage == "batches" ? 1 : 0;
    return asked > 3 ? Answer::stop : Answer::go_on;
  });
  CHECK(run->result.ended == Ended::stopped);
  CHECK(run->result.hypothesis.size() == 0);
}

TEST_CASE("the first of a scenario's learners is the one that is played, and M where that is a baseline",
          "[lean][study][scenario]") {
  Scenario scenario;
  CHECK(player_of(scenario) == LearnerKind::private_learner);
  const Scenario played = with_player(scenario, LearnerKind::lean);
  using enum LearnerKind;
  CHECK(player_of(played) == LearnerKind::lean);
  CHECK(played.learners == std::vector{lean, private_learner, generic, consistent});
  CHECK(player_of(parse_scenario(scenario_to_json(played).dump())) == LearnerKind::lean);
  CHECK(with_player(played, LearnerKind::private_learner).learners ==
        std::vector{private_learner, lean, generic, consistent});
  scenario.learners = {generic, lean};
  CHECK(player_of(scenario) == LearnerKind::private_learner);
}

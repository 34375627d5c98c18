// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_privacy.hpp"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"
#include "tests/support/lean_oracle.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

struct Setting {
  const char* name;
  int dimension;
  const char* epsilon;
  const char* delta;
  std::uint64_t batch;
  std::uint64_t batches;
  std::uint64_t selection;
  LeanVariant variant = LeanVariant::items;
};

ExactLeanOptions options_of(const Setting& setting, LeanChoosing choosing = LeanChoosing::noisy) {
  ExactLeanOptions options;
  LeanConstants& constants = options.learner.constants;
  constants.goal.dimension = setting.dimension;
  constants.goal.epsilon = parse_rational("epsilon", setting.epsilon);
  constants.goal.delta = parse_rational("delta", setting.delta);
  constants.variant = setting.variant;
  constants.choosing = choosing;
  constants.batch = setting.batch;
  constants.batches = setting.batches;
  constants.selection = setting.selection;
  constants.cap = setting.batches;
  constants.vote_share = constants.goal.epsilon * 2 / 3;
  if (setting.variant == LeanVariant::items && setting.dimension > 1) {
    constants.repetitions.assign(static_cast<std::size_t>(setting.dimension - 1), 2);
    constants.opponents.assign(static_cast<std::size_t>(setting.dimension - 2), 1);
  }
  constants.complete();
  return options;
}

const std::vector<Setting> settings = {{"points:2", 1, "1", "0.3", 1, 5, 0},
                                       {"points:3", 1, "1/2", "1e-3", 1, 6, 1},
                                       {"thresholds:2", 1, "2", "1e-2", 2, 4, 2},
                                       {"cube:2", 2, "1", "0.2", 2, 3, 2},
                                       {"cube:2", 2, "2", "1e-4", 3, 3, 1},
                                       {"thresholds:4", 2, "2", "0.1", 2, 3, 1},
                                       {"cube:2", 2, "1", "0.1", 3, 4, 0, LeanVariant::stuck},
                                       {"thresholds:4", 2, "3", "1e-2", 3, 2, 0, LeanVariant::stuck},
                                       {"cube:3", 3, "2", "0.1", 3, 2, 0}};

using Named = std::map<std::string, double>;

Named named(const ExactLeanLaw& law) {
  Named result = {{"none", law.law.none}};
  for (std::size_t i = 0; i < law.candidates.size(); ++i) {
    result[std::string(to_string(law.candidates[i].tag)) + law.candidates[i].labels.to_string()] = law.law.chosen[i];
  }
  return result;
}

double excess_over(const Named& here, const Named& there, double factor) {
  double sum = 0;
  for (const auto& [name, p] : here) {
    const auto other = there.find(name);
    sum += std::max(0.0, p - factor * (other == there.end() ? 0 : other->second));
  }
  return sum;
}

}  // namespace

TEST_CASE("the whole lean learner is as private as it promises, over every dataset and every neighbour",
          "[lean_privacy]") {
  for (const Setting& setting : settings) {
    const ConceptClass concept_class = make_class(setting.name);
    SoaAutomaton soa(concept_class);
    for (const LeanChoosing choosing : {LeanChoosing::noisy, LeanChoosing::exponential}) {
      const ExactLeanOptions options = options_of(setting, choosing);
      const ExactLeanPrivacy exact = exact_lean_privacy(soa, options);
      CAPTURE(setting.name, setting.epsilon, setting.delta, to_string(choosing), exact.lists, exact.batch_delta);
      CHECK(exact.batch_delta <= to_double(options.learner.constants.goal.delta));
      CHECK(exact.batch_delta > 0);
      CHECK(exact.selection_delta == 0);
      CHECK(exact.hypothesis_delta <= exact.delta());
      CHECK(exact.longest_list <= options.learner.constants.list_bound);
    }
  }
}

TEST_CASE("the exact privacy of the lean learner is the largest divergence over all pairs of neighbouring datasets",
          "[lean_privacy]") {
  // Brute force: every dataset's own law, every neighbour.
  for (const Setting& setting : std::vector<Setting>{{"points:2", 1, "1", "0.3", 1, 2, 2},
                                                     {"cube:2", 2, "1", "0.3", 2, 2, 1},
                                                     {"cube:2", 2, "2", "0.1", 2, 2, 0, LeanVariant::stuck}}) {
    const ConceptClass concept_class = make_class(setting.name);
    SoaAutomaton soa(concept_class);
    const ExactLeanOptions options = options_of(setting);
    const ExactLeanPrivacy ours = exact_lean_privacy(soa, options);
    const std::size_t length = options.learner.constants.total.convert_to<std::size_t>();
    const double factor = std::exp(to_double(options.learner.constants.goal.epsilon));
    const std::vector<Sample> datasets = bridge::all_samples(2, length);
    std::vector<Named> laws;
    for (const Sample& data : datasets) laws.push_back(named(exact_lean_law(soa, data, options)));
    double batch = 0;
    double selection = 0;
    std::uint64_t neighbours = 0;
    for (std::size_t i = 0; i < datasets.size(); ++i) {
      for (std::size_t j = 0; j < datasets.size(); ++j) {
        std::size_t different = 0;
        std::size_t place = 0;
        for (std::size_t e = 0; e < length; ++e) {
          if (datasets[i][e] == datasets[j][e]) continue;
          ++different;
          place = e;
        }
        if (different != 1) continue;
        ++neighbours;
        double& largest = place < length - setting.selection ? batch : selection;
        largest = std::max(largest, excess_over(laws[i], laws[j], factor));
      }
    }
    CAPTURE(setting.name, setting.batch);
    CHECK(ours.datasets == datasets.size());
    CHECK(ours.neighbours == neighbours);
    CHECK(ours.batch_delta == Approx(batch).epsilon(1e-9));
    CHECK(selection < 1e-12);
    CHECK(excess_over(named(exact_lean_law(soa, ours.worst, options)),
                      named(exact_lean_law(soa, ours.worst_neighbour, options)),
                      factor) == Approx(ours.batch_delta).epsilon(1e-9));
  }
}

TEST_CASE("the law on a dataset is that of the lists of the oracle and of all noises", "[lean_privacy]") {
  const Setting setting = {"cube:2", 2, "4", "0.4", 3, 1, 1, LeanVariant::stuck};
  const ConceptClass concept_class = make_class(setting.name);
  const oracle::Table table = bridge::table_of(concept_class);
  SoaAutomaton soa(concept_class);
  const ExactLeanOptions options = options_of(setting);
  const LeanConstants& constants = options.learner.constants;
  REQUIRE(constants.list_bound == 2);
  std::size_t named_some = 0;
  for (const Sample& data : bridge::all_samples(2, 4)) {
    const auto rows = bridge::sequence_of(data);
    const auto list = oracle::lean_list(table, 2, {rows.begin(), rows.begin() + 3}, {true, {}, {}});
    Named expected;
    std::vector<int> scores;
    for (const auto& [top, f] : list) {
      scores.push_back(f[static_cast<std::size_t>(rows[3].x)] == rows[3].y ? 1 : 0);
    }
    const auto law = oracle::half_score_law(scores, 4, 4, static_cast<int>(constants.bar), 12);
    std::size_t i = 0;
    for (const auto& [top, f] : list) expected["top" + bridge::labels_of(f).to_string()] = law.chosen[i++];
    named_some += list.empty() ? 0U : 1U;
    const Named ours = named(exact_lean_law(soa, data, options));
    REQUIRE(ours.size() == expected.size() + 1);
    for (const auto& [name, p] : expected) REQUIRE(ours.at(name) == Approx(p).margin(1e-9));
    REQUIRE(ours.at("none") == Approx(law.none).margin(1e-9));
  }
  CHECK(named_some > 50);
}

TEST_CASE(
    "a bar lower by one, a list bound one short, a full score in the contest, thrice it at the bar, no dummies "
    "or a seed that is shared break the promise, and are seen to",
    "[lean_privacy]") {
  const auto delta_of = [](const Setting& setting, const auto& change) {
    const ConceptClass concept_class = make_class(setting.name);
    SoaAutomaton soa(concept_class);
    ExactLeanOptions options = options_of(setting);
    change(options);
    return exact_lean_privacy(soa, options).delta();
  };
  const double delta = 1e-4;
  const Setting one = {"points:2", 1, "2", "1e-4", 1, 6, 0};                      // lists of one
  const Setting stuck = {"cube:2", 2, "2", "1e-4", 1, 8, 0, LeanVariant::stuck};  // two candidates that compete
  const Setting items = {"cube:2", 2, "1/5", "1e-4", 2, 1, 0};                    // lists of three
  const auto nothing = [](ExactLeanOptions&) {};
  for (const Setting& setting : {one, stuck, items}) CHECK(delta_of(setting, nothing) <= delta);
  CHECK(delta_of(one, [](ExactLeanOptions& o) { o.bar = o.learner.constants.bar - 1; }) > delta);
  CHECK(delta_of(items, [](ExactLeanOptions& o) { o.list_bound = 3; }) <= delta);
  CHECK(delta_of(items, [](ExactLeanOptions& o) { o.list_bound = 2; }) > 1.2 * delta);
  CHECK(delta_of(stuck, [](ExactLeanOptions& o) { o.contest_weight = 2; }) > 5 * delta);
  CHECK(delta_of(stuck, [](ExactLeanOptions& o) { o.bar_weight = 3; }) > 1000 * delta);
  CHECK(delta_of(stuck, [](ExactLeanOptions& o) { o.dummies = false; }) > 10 * delta);
  CHECK(delta_of(stuck, [](ExactLeanOptions& o) { o.one_seed = true; }) > 1000 * delta);
}

TEST_CASE("weights for a shorter list break the promise of the weighted choice", "[lean_privacy]") {
  const Setting setting = {"cube:2", 2, "1/5", "1e-4", 2, 1, 0};
  const ConceptClass concept_class = make_class(setting.name);
  SoaAutomaton soa(concept_class);
  ExactLeanOptions options = options_of(setting, LeanChoosing::exponential);
  const ExactLeanPrivacy exact = exact_lean_privacy(soa, options);
  CHECK(exact.longest_list == 3);
  CHECK(exact.delta() <= 1e-4);
  options.list_bound = 3;
  CHECK(exact_lean_privacy(soa, options).delta() <= 1e-4);
  options.list_bound = 2;
  CHECK(exact_lean_privacy(soa, options).delta() > 1.2e-4);
}

TEST_CASE("what the enumeration of the lean learner cannot hold is refused by field, and it can be stopped",
          "[lean_privacy]") {
  const ConceptClass concept_class = make_class("cube:2");
  SoaAutomaton soa(concept_class);
  const auto field = [&](const Setting& setting) -> std::string {
    try {
      (void)exact_lean_privacy(soa, options_of(setting));
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field({"cube:2", 2, "1", "0.1", 9, 2, 0}) == "batch");
  CHECK(field({"cube:2", 2, "1", "0.1", 2, 2, 9}) == "selection");
  CHECK(field({"cube:2", 2, "1", "0.1", 3, 60, 2}) == "batches");
  CHECK(field({"cube:2", 1, "1", "0.1", 2, 2, 0}) == "dimension");
  const auto stop = [](const Progress&) { return Answer::stop; };
  CHECK(exact_lean_privacy(soa, options_of({"cube:2", 2, "1", "0.1", 2, 2, 0}), stop).ended == Ended::stopped);
  CHECK_THROWS_AS(exact_lean_law(soa, Sample(3), options_of({"cube:2", 2, "1", "0.1", 2, 2, 0})), InputError);
}

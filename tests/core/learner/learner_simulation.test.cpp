// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/learner_simulation.hpp"

#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

struct Setting {
  const char* class_text;
  const char* marginal;
  CustomConstants constants;
};

// Settings in which counts lie about the threshold T = 7 or the removal, and many batches fail, and one with long
// lists: what M does in every stage shows in its answers.
std::vector<Setting> settings() {
  return {{"thresholds:8", "uniform", {2, 13, 18, 12, {}, 0}},
          {"thresholds:6", "zipf:1", {1, 20, 14, 8, {1, 2, 0}, 0}},
          {"cube:3", "weights:4,2,1", {1, 9, 30, 6, {}, 11}},
          {"cube:3", "weights:4,2,1", {1, 9, 50, 6, {}, 0}},
          {"thresholds:8", "uniform", {2, 13, 18, 12, {}, 0, ListRule::partition_selection}}};
}

std::shared_ptr<const VoteLaw> law_of(const ConceptClass& concept_class, const Distribution& distribution,
                                      const CustomConstants& constants) {
  SoaAutomaton soa(concept_class);
  const StableLearnerOptions options = stable_learner_options(constants, soa.dimension(SoaAutomaton::start()));
  return std::make_shared<const VoteLaw>(exact_vote_law(soa, distribution, options).value());
}

PrivateLearnerOptions options_of(const Setting& setting) {
  PrivateLearnerOptions options;
  options.epsilon = 1;
  options.delta = Rational(1, 20);
  options.constants = setting.constants;
  return options;
}

using Seen = std::map<std::string, std::int64_t>;

// Two samples of one size against each other: each count is Bin(a + b, ½) if their laws agree.
double p_value(const Seen& a, const Seen& b) {
  double smallest = 1;
  std::map<std::string, std::pair<std::int64_t, std::int64_t>> both;
  for (const auto& [outcome, count] : a) both[outcome].first = count;
  for (const auto& [outcome, count] : b) both[outcome].second = count;
  for (const auto& [outcome, counts] : both) {
    smallest = std::min(smallest, oracle::binomial_p_value(counts.first, counts.first + counts.second, 0.5));
  }
  return smallest;
}

std::string name(const LabelVector& hypothesis, bool released) {
  return hypothesis.to_string() + (released ? "" : " of an empty list");
}

}  // namespace

TEST_CASE("M's answers from the law of a vote, from batches played and from M itself have one law", "[learner]") {
  constexpr int runs = 600;
  for (const Setting& setting : settings()) {
    const ConceptClass concept_class = make_class(setting.class_text);
    const Distribution distribution = make_distribution(concept_class, setting.marginal, 2);
    PrivateLearnerOptions options = options_of(setting);
    const CustomConstants& c = setting.constants;
    SoaAutomaton soa(concept_class);
    LearnerSimulation by_law(soa, distribution, options, law_of(concept_class, distribution, c));
    LearnerSimulation by_batches(soa, distribution, options, nullptr);
    CHECK(by_law.by_law());
    CHECK_FALSE(by_batches.by_law());
    Seen from_law;
    Seen from_batches;
    Seen from_m;
    for (std::uint64_t r = 0; r < runs; ++r) {
      const auto one = by_law.run(c.batches, c.selection, c.removal, SeedTree(91).child(r));
      ++from_law[name(one.hypothesis, one.released)];
      const auto two = by_batches.run(c.batches, c.selection, c.removal, SeedTree(92).child(r));
      ++from_batches[name(two.hypothesis, two.released)];
      options.seed = r;
      const auto three = run_private_learner(soa, distribution, options);
      ++from_m[name(three.hypothesis, three.selected.has_value())];
    }
    CAPTURE(setting.class_text, from_law, from_batches, from_m);
    CHECK(from_m.size() >= 3);
    CHECK(p_value(from_law, from_m) > oracle::false_alarm);
    CHECK(p_value(from_batches, from_m) > oracle::false_alarm);
  }
}

TEST_CASE("a simulation long enough for tables of blocks answers as the law of a vote does", "[learner]") {
  // 4000 batches of at most 101 blocks are enough for tables. With no selection sample the answer is uniform on the
  // list.
  const ConceptClass concept_class = make_class("thresholds:4");
  const Distribution distribution = make_distribution(concept_class, "uniform", 2);
  PrivateLearnerOptions options;
  options.constants = {1, 100, 4000, 0, {0, 1, 0}, 0};
  SoaAutomaton soa(concept_class);
  LearnerSimulation by_law(soa, distribution, options, law_of(concept_class, distribution, options.constants));
  LearnerSimulation by_batches(soa, distribution, options, nullptr);
  Seen from_law;
  Seen from_batches;
  for (std::uint64_t r = 0; r < 60; ++r) {
    ++from_law[by_law.run(4000, 0, 0, SeedTree(93).child(r)).hypothesis.to_string()];
    ++from_batches[by_batches.run(4000, 0, 0, SeedTree(94).child(r)).hypothesis.to_string()];
  }
  CAPTURE(from_law, from_batches);
  CHECK(from_law.size() > 3);
  CHECK(p_value(from_law, from_batches) > oracle::false_alarm);
}

TEST_CASE("a simulated answer depends on its stream alone, not on what was simulated before", "[learner]") {
  const Setting setting = settings()[0];
  const ConceptClass concept_class = make_class(setting.class_text);
  const Distribution distribution = make_distribution(concept_class, setting.marginal, 2);
  const auto law = law_of(concept_class, distribution, setting.constants);
  for (const auto& shared : {law, std::shared_ptr<const VoteLaw>()}) {
    SoaAutomaton soa(concept_class);
    LearnerSimulation first(soa, distribution, options_of(setting), shared);
    std::vector<LabelVector> upwards;
    for (std::uint64_t r = 0; r < 40; ++r) {
      upwards.push_back(first.run(20 + 5 * r, 12, 0, SeedTree(95).child(r)).hypothesis);
    }
    SoaAutomaton other(concept_class);
    LearnerSimulation second(other, distribution, options_of(setting), shared);
    for (std::uint64_t r = 40; r-- > 0;) {
      CHECK(second.run(20 + 5 * r, 12, 0, SeedTree(95).child(r)).hypothesis == upwards[r]);
    }
  }
}

TEST_CASE("a simulation that plays batches can be stopped within one, and refuses what M refuses", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  const Distribution distribution = make_distribution(concept_class, "weights:0,1,0,0", 1);  // every pairing agrees
  PrivateLearnerOptions options;
  options.constants = {1, std::uint64_t{1} << 40, 1, 0, {0, 1, 0}, 0};
  SoaAutomaton soa(concept_class);
  LearnerSimulation simulation(soa, distribution, options, nullptr);
  int asked = 0;
  const auto outcome =
      simulation.run(1, 0, 0, SeedTree(1), [&](const Progress&) { return ++asked > 3 ? Answer::stop : Answer::go_on; });
  CHECK(outcome.ended == Ended::stopped);
  CHECK(outcome.hypothesis.size() == 0);
  options.constants.levels = {Rational(1)};
  CHECK_THROWS_AS(LearnerSimulation(soa, distribution, options, nullptr), InputError);
  options.constants.levels = {};
  options.epsilon = 0;
  CHECK_THROWS_AS(LearnerSimulation(soa, distribution, options, nullptr), InputError);
}

TEST_CASE("a simulation that forgets states between batches answers as one that keeps them", "[learner]") {
  const ConceptClass concept_class = make_class("thresholds:20");
  const Distribution distribution = make_distribution(concept_class, "uniform", 10);
  PrivateLearnerOptions options;
  options.constants = {2, 100, 4000, 0, {0, 0, 1, 0, 0}, 0};
  SoaAutomaton soa(concept_class);
  SoaAutomaton other(concept_class);
  LearnerSimulation keeps(soa, distribution, options, nullptr);
  options.memory.kept = 0;
  LearnerSimulation forgets(other, distribution, options, nullptr);
  std::set<std::string> seen;
  for (std::uint64_t r = 0; r < 8; ++r) {
    const std::uint64_t batches = r % 2 == 0 ? 40 : 6000;  // few, and so many that blocks are tabled
    const LabelVector hypothesis = keeps.run(batches, 0, 0, SeedTree(97).child(r)).hypothesis;
    CHECK(forgets.run(batches, 0, 0, SeedTree(97).child(r)).hypothesis == hypothesis);
    seen.insert(hypothesis.to_string());
  }
  CHECK(seen.size() > 2);
  CHECK(other.state_count() < soa.state_count());
}

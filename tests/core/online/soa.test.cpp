// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/soa.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "core/concept/families.hpp"
#include "core/online/mistake_tree.hpp"
#include "core/random/exact.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;
using bridge::row_of;
using bridge::sequence_of;

TEST_CASE("on every class on 3 points and every sequence of up to 3 examples the SOA is that of the definition",
          "[online]") {
  std::vector<Sample> samples;
  for (std::size_t length = 0; length <= 3; ++length) {
    for (Sample& sample : bridge::all_samples(3, length)) samples.push_back(std::move(sample));
  }
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass concept_class = bridge::class_of(table);
    SoaAutomaton soa(concept_class);
    const int dimension = oracle::littlestone_dimension(table);
    for (const Sample& sample : samples) {
      const oracle::Sequence sequence = sequence_of(sample);
      const StateId state = soa.run(SoaAutomaton::start(), sample);
      const SoaPlay play = play_soa(soa, sample);
      const bool realizable = !oracle::version_space(table, sequence).empty();
      const bool right = row_of(soa.labels_at(state)) == oracle::soa(table, sequence) &&
                         play.predictor == soa.labels_at(state) &&
                         play.mistake_count == static_cast<std::size_t>(oracle::soa_mistakes(table, sequence)) &&
                         soa.realizable(state) == realizable && play.realizable == realizable &&
                         (!realizable || play.mistake_count <= static_cast<std::size_t>(dimension));
      if (!right) {
        CAPTURE(table, row_of(soa.labels_at(state)), oracle::soa(table, sequence));
        FAIL("differs from the oracle");
      }
    }
  }
  CHECK(samples.size() == 1 + 6 + 36 + 216);
}

TEST_CASE("long sequences, realizable or not, leave the predictor of the definition", "[online]") {
  CHECK(rc::check([] {
    const auto seed = *rc::gen::inRange(0, 200);
    const ConceptClass concept_class = make_class("random:9,6," + std::to_string(seed));
    const oracle::Table table = bridge::table_of(concept_class);
    SoaAutomaton soa(concept_class);
    const auto picks = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12));
    Sample sample;
    for (const int pick : picks) sample.push_back({static_cast<PointIndex>(pick / 2), label_of(pick % 2 == 1)});
    RC_ASSERT(row_of(soa.labels_at(soa.run(SoaAutomaton::start(), sample))) == oracle::soa(table, sequence_of(sample)));
  }));
}

TEST_CASE("what one example does to a state is told without meeting the next one", "[online]") {
  int same = 0;
  int left = 0;
  int impossible = 0;
  for (const char* text : {"random:9,6,1", "thresholds:9", "points:7", "cube:3"}) {
    const ConceptClass concept_class = make_class(text);
    SoaAutomaton soa(concept_class);
    Engine engine = SeedTree(8).engine();
    for (int time = 0; time < 60; ++time) {
      StateId state = SoaAutomaton::start();
      for (int i = time % 5; i > 0; --i) {
        const auto x = static_cast<PointIndex>(uniform_below(engine, std::uint64_t{concept_class.points()}));
        state = soa.next(state, {x, label_of(engine.coin())});
      }
      std::map<std::uint64_t, StateId> by_hash;
      for (PointIndex x = 0; x < concept_class.points(); ++x) {
        for (const Label label : {Label::plus, Label::minus}) {
          const std::size_t met = soa.state_count();
          const bool changes = soa.changes(state, {x, label});
          const std::uint64_t hash = soa.hash_of_next(state, {x, label});
          REQUIRE(soa.state_count() == met);
          const StateId to = soa.next(state, {x, label});
          CAPTURE(text, x, label == Label::plus);
          REQUIRE(changes == (to != state));
          ++(changes ? left : same);
          if (soa.realizable(state) && !soa.realizable(to)) {  // all of these have one hash
            ++impossible;
            continue;
          }
          const auto [known, inserted] = by_hash.try_emplace(hash, to);
          REQUIRE(known->second == to);
          for (const auto& [other, leads_to] : by_hash) REQUIRE((other == hash || leads_to != to));
        }
      }
    }
  }
  CHECK(std::min({same, left, impossible}) > 500);
}

TEST_CASE("the states counted are the different ones of the definition, whatever the automaton met before",
          "[online]") {
  // A state of the definition: the hypotheses left, or none and the predictor.
  using Seen = std::pair<oracle::Table, oracle::Row>;
  CHECK(rc::check([] {
    const auto seed = *rc::gen::inRange(0, 200);
    const ConceptClass concept_class = make_class("random:9,6," + std::to_string(seed));
    const oracle::Table table = bridge::table_of(concept_class);
    SoaAutomaton soa(concept_class);
    for (int time = 0; time < 3; ++time) {
      const auto picks = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 12));
      Sample sample;
      std::set<Seen> seen = {{table, {}}};
      std::size_t beyond_three = 0;  // examples after which the fourth state was met; 0: never
      for (const int pick : picks) {
        sample.push_back({static_cast<PointIndex>(pick / 2), label_of(pick % 2 == 1)});
        const oracle::Table left = oracle::version_space(table, sequence_of(sample));
        seen.insert({left, left.empty() ? oracle::soa(table, sequence_of(sample)) : oracle::Row{}});
        if (seen.size() == 4 && beyond_three == 0) beyond_three = sample.size();
      }
      soa.count_states(seen.size());
      const StateId end = soa.run(SoaAutomaton::start(), sample);
      RC_ASSERT_FALSE(soa.spent());
      RC_ASSERT(row_of(soa.labels_at(end)) == oracle::soa(table, sequence_of(sample)));
      if (seen.size() > 1) {
        soa.count_states(seen.size() - 1);
        (void)soa.run(SoaAutomaton::start(), sample);
        RC_ASSERT(soa.spent());
      }
      if (beyond_three > 0) {  // one by one it is the fourth that spends them
        soa.count_states(3);
        StateId state = SoaAutomaton::start();
        for (std::size_t i = 0; i < beyond_three; ++i) {
          RC_ASSERT_FALSE(soa.spent());
          state = soa.next(state, sample[i]);
        }
        RC_ASSERT(soa.spent());
      }
      soa.count_states(0);
      RC_ASSERT_FALSE(soa.spent());
      if (time == 1) soa.forget_states();
      RC_ASSERT(row_of(soa.labels_at(soa.run(SoaAutomaton::start(), sample))) ==
                oracle::soa(table, sequence_of(sample)));
    }
  }));
}

TEST_CASE("states that are forgotten leave the ids of predictors as they were", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  const PredictorId first = soa.predictor(SoaAutomaton::start());
  const PredictorId met = soa.predictor(soa.run(0, Sample{{3, Label::plus}, {1, Label::minus}}));
  const LabelVector labels = soa.labels(met);
  soa.forget_states();
  CHECK(soa.state_count() == 1);
  CHECK(soa.predictor(SoaAutomaton::start()) == first);
  CHECK(soa.labels(met) == labels);
  CHECK(soa.predictor(soa.run(0, Sample{{1, Label::minus}, {3, Label::plus}})) == met);
}

TEST_CASE("the adversary that walks the shattered tree forces exactly Ldim mistakes", "[online]") {
  for (const char* text : {"thresholds:8", "thresholds:21", "points:16", "cube:4", "random:40,9,5"}) {
    const ConceptClass concept_class = make_class(text);
    SoaAutomaton soa(concept_class);
    const MistakeTree tree = shattered_tree(soa.engine(), concept_class.everything());
    StateId state = SoaAutomaton::start();
    int mistakes = 0;
    std::size_t node = 0;
    while (!tree.nodes[node].leaf()) {
      const PointIndex x = tree.nodes[node].point;
      const Label truth = opposite(soa.labels_at(state)[x]);  // always the answer the SOA did not expect
      state = soa.next(state, {x, truth});
      ++mistakes;
      node = static_cast<std::size_t>(truth == Label::plus ? tree.nodes[node].plus : tree.nodes[node].minus);
    }
    CHECK(mistakes == tree.depth);
    CHECK(soa.realizable(state));
  }
}

TEST_CASE("no sequence that a row agrees with forces more than Ldim mistakes", "[online]") {
  CHECK(rc::check([] {
    const ConceptClass concept_class = make_class(
        *rc::gen::elementOf(std::vector<std::string>{"intervals:9", "random:60,12,1", "subsets:6,2", "thresholds:40"}));
    SoaAutomaton soa(concept_class);
    const auto target = *rc::gen::inRange<HypothesisIndex>(0, static_cast<HypothesisIndex>(concept_class.size()));
    const auto points = *rc::gen::container<std::vector<PointIndex>>(
        rc::gen::inRange<PointIndex>(0, static_cast<PointIndex>(concept_class.points())));
    Sample sample;
    for (const PointIndex x : points) sample.push_back({x, concept_class.row(target)[x]});
    const SoaPlay play = play_soa(soa, sample);
    RC_ASSERT(play.realizable);
    RC_ASSERT(play.mistake_count <= static_cast<std::size_t>(littlestone_dimension(concept_class)));
  }));
}

TEST_CASE("a realizable state forgets the order, a non-realizable one remembers what it patched", "[online]") {
  const ConceptClass concept_class = make_class("thresholds:8");
  SoaAutomaton soa(concept_class);
  const Sample forward = {{2, Label::minus}, {5, Label::plus}};
  const Sample backward = {{5, Label::plus}, {2, Label::minus}};
  CHECK(soa.run(0, forward) == soa.run(0, backward));
  const Sample contradiction = {{5, Label::plus}, {5, Label::minus}};
  const Sample reversed = {{5, Label::minus}, {5, Label::plus}};
  CHECK(soa.run(0, contradiction) != soa.run(0, reversed));
  CHECK_FALSE(soa.realizable(soa.run(0, contradiction)));
}

TEST_CASE("states that predict alike share one predictor", "[online]") {
  const ConceptClass concept_class = make_class("points:4");
  SoaAutomaton soa(concept_class);
  const StateId after = soa.next(SoaAutomaton::start(), {0, Label::minus});
  CHECK(after != SoaAutomaton::start());
  CHECK(soa.predictor(after) == soa.predictor(SoaAutomaton::start()));  // all −1 either way
}

TEST_CASE("a state that is only passed through costs no predictor, and one asked later is that of the definition",
          "[online]") {
  const ConceptClass concept_class = make_class("intervals:9");
  SoaAutomaton soa(concept_class);
  int asked = 0;
  soa.set_observer([&](const Progress& progress) {
    asked += progress.stage == "predictor" ? 1 : 0;
    return Answer::go_on;
  });
  const Sample sample = {{1, Label::minus}, {7, Label::minus}, {4, Label::plus}};
  const StateId after = soa.run(SoaAutomaton::start(), sample);
  CHECK(asked == 0);
  const SoaAutomaton& only_looked_at = soa;
  CHECK_THROWS_AS(only_looked_at.predictor(after), std::logic_error);
  const oracle::Table table = bridge::table_of(concept_class);
  CHECK(row_of(soa.labels_at(after)) == oracle::soa(table, sequence_of(sample)));
  CHECK(only_looked_at.labels_at(after) == soa.labels_at(after));
  // What makes the sequence non-realizable patches a predictor nobody had asked for.
  const Sample start = {{2, Label::plus}, {4, Label::minus}};
  Sample whole = start;
  whole.push_back({6, Label::plus});
  CHECK(row_of(soa.labels_at(soa.next(soa.run(SoaAutomaton::start(), start), whole.back()))) ==
        oracle::soa(table, sequence_of(whole)));
}

TEST_CASE("an automaton that is told to stop stays as it was", "[online]") {
  const ConceptClass concept_class = make_class("random:120,120,1");
  CHECK_THROWS_AS(SoaAutomaton(concept_class, [](const Progress&) { return Answer::stop; }), Stopped);
  const ConceptClass line = make_class("intervals:80");
  SoaAutomaton soa(line);
  soa.set_observer([](const Progress&) { return Answer::stop; });
  Sample sample = {{60, Label::minus}, {20, Label::minus}};
  const StateId after = soa.run(SoaAutomaton::start(), sample);
  const std::size_t states = soa.state_count();
  CHECK_THROWS_AS(soa.predictor(after), Stopped);
  CHECK(soa.state_count() == states);
  soa.set_observer({});
  SoaAutomaton other(line);
  CHECK(soa.labels_at(soa.run(SoaAutomaton::start(), sample)) ==
        other.labels_at(other.run(SoaAutomaton::start(), sample)));
}

TEST_CASE("running a sample is taking its steps one by one, also where most change nothing", "[online]") {
  Engine engine = SeedTree(71).engine();
  const ConceptClass concept_class = make_class("thresholds:6");
  for (int round = 0; round < 400; ++round) {
    SoaAutomaton soa(concept_class);
    const auto target = static_cast<HypothesisIndex>(uniform_below(engine, std::uint64_t{6}));
    const bool noisy = round % 4 == 0;
    Sample sample;
    for (std::uint64_t left = uniform_below(engine, std::uint64_t{60}); left > 0; --left) {
      const auto x = static_cast<PointIndex>(uniform_below(engine, std::uint64_t{6}));
      const bool wrong = noisy && uniform_below(engine, std::uint64_t{15}) == 0;
      const Label y = concept_class.row(target)[x];
      sample.push_back({x, wrong ? opposite(y) : y});
    }
    StateId expected = SoaAutomaton::start();
    for (const Example& example : sample) expected = soa.next(expected, example);
    REQUIRE(soa.run(SoaAutomaton::start(), sample) == expected);
  }
}

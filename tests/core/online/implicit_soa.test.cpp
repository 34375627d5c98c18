// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/implicit_soa.hpp"

#include <rapidcheck.h>
#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/online/soa.hpp"
#include "core/online/thresholds.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

namespace {

std::string from_runs(const std::vector<PointRun>& runs, std::uint64_t points) {
  std::string labels(points, '-');
  for (std::size_t i = 0; i < runs.size(); ++i) {
    REQUIRE(runs[i].first <= runs[i].last);
    REQUIRE(runs[i].last < points);
    if (i > 0) REQUIRE(runs[i - 1].last + 1 < runs[i].first);  // maximal, rising
    for (PointIndex x = runs[i].first; x <= runs[i].last; ++x) labels[x] = '+';
  }
  return labels;
}

std::string from_points(const ImplicitSoa& soa) {
  std::string labels;
  for (PointIndex x = 0; x < soa.points(); ++x) labels += to_char(soa.predict(x));
  return labels;
}

// Everything there is to compare after one sequence.
void require_equal(SoaAutomaton& table, StateId state, const ImplicitSoa& soa) {
  REQUIRE(soa.realizable() == table.realizable(state));
  const std::string expected = table.labels_at(state).to_string();
  REQUIRE(from_points(soa) == expected);
  REQUIRE(from_runs(soa.positive_runs(), soa.points()) == expected);
  if (!soa.realizable()) return;
  const int d = table.dimension(state);
  REQUIRE(soa.version_space().dimension() == DimensionRange{d, d});
  const DimensionRange hasty = soa.version_space().dimension(0);
  REQUIRE(hasty.lower <= d);
  REQUIRE(d <= hasty.upper);
}

void require_equal_up_to(SoaAutomaton& table, StateId state, const ImplicitSoa& soa, int length) {
  require_equal(table, state, soa);
  if (length == 0) return;
  for (PointIndex x = 0; x < soa.points(); ++x) {
    for (const Label y : {Label::minus, Label::plus}) {
      ImplicitSoa longer = soa;
      longer.observe({x, y});
      require_equal_up_to(table, table.next(state, {x, y}), longer, length - 1);
    }
  }
}

}  // namespace

TEST_CASE("what an implicit class says of itself is true of its table", "[online]") {
  for (const char* text :
       {"thresholds:1", "thresholds:2", "thresholds:9", "points:1",     "points:2",     "points:7",
        "intervals:1",  "intervals:2",  "intervals:5",  "intervals:6",  "intervals:9",  "linear:2,1,0",
        "linear:2,1,1", "linear:2,3,1", "linear:2,3,3", "linear:3,2,1", "affine:2,1,0", "affine:2,1,1",
        "affine:2,2,2", "affine:2,3,1", "affine:3,2,1", "affine:3,1,1"}) {
    CAPTURE(text);
    REQUIRE(has_implicit_form(text));
    const ImplicitClass implicit = make_implicit_class(text);
    const ConceptClass table = make_class(text);
    CHECK(implicit.points() == table.points());
    CHECK(implicit.hypotheses() == table.size());
    CHECK(implicit.littlestone() == littlestone_dimension(table));
    CHECK(implicit.vc() == vc_dimension(table));
    const Thresholds found = find_thresholds(table);
    REQUIRE(found.maximum);
    CHECK(implicit.thresholds() == found.points.size());
  }
}

TEST_CASE("after every sequence of up to three examples the implicit SOA is the SOA of the table", "[online]") {
  for (const char* text :
       {"thresholds:1", "thresholds:2", "thresholds:3", "thresholds:8", "points:1",     "points:2",
        "points:3",     "points:8",     "intervals:1",  "intervals:2",  "intervals:3",  "intervals:4",
        "intervals:7",  "intervals:9",  "linear:2,1,0", "linear:2,1,1", "linear:2,2,2", "linear:2,3,1",
        "linear:2,3,2", "linear:2,3,3", "linear:3,2,1", "linear:3,2,2", "linear:5,1,1", "affine:2,1,0",
        "affine:2,1,1", "affine:2,2,0", "affine:2,2,1", "affine:2,2,2", "affine:2,3,1", "affine:2,3,2",
        "affine:2,3,3", "affine:3,1,1", "affine:3,2,1", "affine:3,2,2", "affine:5,1,1"}) {
    CAPTURE(text);
    const ConceptClass table = make_class(text);
    SoaAutomaton automaton(table);
    require_equal_up_to(automaton, SoaAutomaton::start(), ImplicitSoa(make_implicit_class(text)), 3);
  }
}

TEST_CASE("after any sequence the implicit SOA is the SOA of the table", "[online]") {
  const auto text =
      GENERATE(as<std::string>{}, "thresholds:21", "points:12", "intervals:12", "intervals:16", "linear:2,4,2",
               "linear:2,4,3", "linear:3,3,2", "affine:2,4,1", "affine:2,4,3", "affine:3,2,2", "affine:2,3,2");
  CAPTURE(text);
  const ConceptClass table = make_class(text);
  SoaAutomaton automaton(table);
  const ImplicitClass implicit = make_implicit_class(text);
  CHECK(rc::check([&] {
    // Mostly labels of one row, or −1, so that the sequence stays realizable for long; sometimes a lie.
    const auto row = *rc::gen::inRange<std::size_t>(0, table.size());
    const int lies = *rc::gen::element(0, 0, 0, 1, 3);
    const bool negatives = *rc::gen::arbitrary<bool>();
    const auto points = *rc::gen::container<std::vector<PointIndex>>(
        rc::gen::inRange<PointIndex>(0, static_cast<PointIndex>(table.points())));
    ImplicitSoa soa(implicit);
    StateId state = SoaAutomaton::start();
    for (const PointIndex x : points) {
      Label label = negatives ? Label::minus : table.row(static_cast<HypothesisIndex>(row))[x];
      if (*rc::gen::inRange(0, 20) < lies) label = opposite(label);
      soa.observe({x, label});
      state = automaton.next(state, {x, label});
      require_equal(automaton, state, soa);
    }
  }));
}

TEST_CASE("the version space holds the rows that agree with the sample, and no other", "[online]") {
  for (const char* text : {"thresholds:6", "points:5", "intervals:5", "linear:2,3,2", "affine:2,3,1", "affine:3,2,1"}) {
    CAPTURE(text);
    const ConceptClass table = make_class(text);
    const ImplicitClass implicit = make_implicit_class(text);
    // A full labelling is realizable after the sample iff it is a row that agrees with it.
    for (const Sample& sample : bridge::all_samples(table.points(), 2)) {
      ImplicitSoa soa(implicit);
      for (const Example& example : sample) soa.observe(example);
      if (!soa.realizable()) continue;
      for (HypothesisIndex h = 0; h < table.size(); ++h) {
        ImplicitSoa told = soa;
        bool agrees = true;
        for (const Example& example : sample) agrees = agrees && table.row(h)[example.point] == example.label;
        for (PointIndex x = 0; x < table.points(); ++x) told.observe({x, table.row(h)[x]});
        REQUIRE(told.realizable() == agrees);
      }
    }
  }
  for (const char* text : {"thresholds:4", "intervals:4", "linear:2,2,1", "affine:2,2,1"}) {
    const ConceptClass table = make_class(text);
    const ImplicitClass implicit = make_implicit_class(text);
    for (const char* labels :
         {"++++", "----", "+-+-", "-+-+", "++--", "--++", "+--+", "-++-", "+---", "---+", "-+++"}) {
      ImplicitSoa soa(implicit);
      for (PointIndex x = 0; x < 4; ++x) soa.observe({x, label_of(labels[x] == '+')});
      CHECK(soa.realizable() == table.find(LabelVector::parse(labels)).has_value());
    }
  }
}

TEST_CASE("the dimension of intervals in closed form is the engine's, on the full class and after any negatives",
          "[online]") {
  for (int n = 1; n <= 40; ++n) {
    const std::string text = "intervals:" + std::to_string(n);
    CAPTURE(text);
    CHECK(make_implicit_class(text).littlestone() == littlestone_dimension(make_class(text)));
  }
  for (int n = 1; n <= 13; ++n) {  // every set of negatives, against the recursion over segments itself
    const std::string text = "intervals:" + std::to_string(n);
    const ImplicitClass implicit = make_implicit_class(text);
    const ConceptClass table = make_class(text);
    LittlestoneEngine engine(table);
    for (std::uint32_t negatives = 0; negatives < (1U << n); ++negatives) {
      const auto space = implicit.everything();
      VersionSpace rows = table.everything();
      for (PointIndex x = 0; x < static_cast<PointIndex>(n); ++x) {
        if (((negatives >> x) & 1U) == 0) continue;
        REQUIRE(space->restrict({x, Label::minus}));
        rows = table.restrict(rows, x, Label::minus);
      }
      const int d = engine.dimension(rows);
      CAPTURE(n, negatives);
      REQUIRE(space->dimension() == DimensionRange{d, d});
    }
  }
}

TEST_CASE("the SOA on 2^20 points makes at most Ldim mistakes and its runs are its labels", "[online]") {
  for (const char* text :
       {"thresholds:1048576", "points:1048576", "intervals:1048576", "linear:2,20,3", "affine:2,20,3"}) {
    CAPTURE(text);
    const ImplicitClass implicit = make_implicit_class(text);
    ImplicitSoa soa(implicit);
    Sample sample;
    std::uint64_t state = 1;
    for (int i = 0; i < 10'000; ++i) {
      state = mix64(state + 0x9e3779b97f4a7c15ULL);
      const auto x = static_cast<PointIndex>(state % implicit.points());
      bool plus = false;
      if (text[0] == 't') plus = x >= 700'000;
      if (text[0] == 'p') plus = x == 77;
      if (text[0] == 'i') plus = x >= 300'000 && x <= 301'000;
      if (text[0] == 'l') plus = (x & ~7U) == 0;
      if (text[0] == 'a') plus = (x & ~7U) == 8;
      sample.push_back({x, label_of(plus)});
    }
    if (text[0] == 'l' || text[0] == 'a') {  // the flat is too thin to be met by chance
      for (PointIndex x = 0; x < 8; ++x) sample.push_back({x + (text[0] == 'a' ? 8U : 0U), Label::plus});
    }
    const ImplicitPlay play = play_soa(soa, sample);
    CHECK(play.realizable);
    CHECK(play.mistake_count <= static_cast<std::size_t>(implicit.littlestone()));
    const auto bounds = soa.version_space().dimension();
    CHECK(bounds.lower >= 0);
    CHECK(bounds.upper <= implicit.littlestone());
    CHECK(from_runs(soa.positive_runs(), implicit.points()) == from_points(soa));
    for (const Example& example : sample) REQUIRE(soa.predict(example.point) == example.label);
  }
}

TEST_CASE("an implicit class that is misspelled, too large or has no implicit form is refused in one line",
          "[online]") {
  const auto text = GENERATE(as<std::string>{}, "", "cube:3", "file:x", "thresholds", "thresholds:0",
                             "thresholds:2147483649", "points:", "intervals:3,4", "linear:4,2,1", "linear:2,32,1",
                             "linear:3,20,1", "affine:2,3,4", "affine:2,3", "intervals:x");
  CAPTURE(text);
  CHECK_THROWS_AS(make_implicit_class(text), InputError);
}

TEST_CASE("an example outside the domain is refused", "[online]") {
  ImplicitSoa soa(make_implicit_class("points:4"));
  CHECK_THROWS_AS(play_soa(soa, Sample{{4, Label::plus}}), InputError);
}

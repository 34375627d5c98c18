// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/nets/nets_run.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <utility>

#include "core/base/error.hpp"
#include "core/study/nets/nets_study.hpp"
#include "tests/core/study/nets/nets_cases.test.hpp"

using namespace littlestone;
using namespace littlestone::support;

namespace {

/// Rows of S on which two hypotheses differ, counted one by one.
std::uint64_t rows_apart(const NetsRun& run, HypothesisIndex a, HypothesisIndex b) {
  const ConceptClass& concept_class = run.data.concept_class;
  std::uint64_t apart = 0;
  for (const Example& row : run.data.rows.rows())
    apart += concept_class.row(a)[row.point] != concept_class.row(b)[row.point] ? 1U : 0U;
  return apart;
}

bool agree_on_first(const NetsRun& run, std::uint64_t count, HypothesisIndex a, HypothesisIndex b) {
  for (std::uint64_t i = 0; i < count; ++i) {
    const PointIndex x = run.data.rows.rows()[run.subset[i]].point;
    if (run.data.concept_class.row(a)[x] != run.data.concept_class.row(b)[x]) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("The pieces after each row of T are the classes of agreement and each stands in one stretch", "[nets]") {
  for (const PredictionScenario& scenario : nets_cases()) {
    CAPTURE(scenario.class_text, scenario.subset);
    const NetsRun run = read_nets(scenario);
    for (const NetsLevel& level : run.levels) {
      std::uint64_t widest = 0;
      std::size_t next = 0;
      for (const NetsPiece& piece : level.pieces) {
        CHECK(piece.first == next);
        next = piece.last + 1;
        std::uint64_t width = 0;
        HypothesisIndex lowest = run.stops[piece.first].hypothesis;
        for (std::size_t a = piece.first; a <= piece.last; ++a) {
          lowest = std::min(lowest, run.stops[a].hypothesis);
          for (std::size_t b = a; b <= piece.last; ++b)
            width = std::max(width, rows_apart(run, run.stops[a].hypothesis, run.stops[b].hypothesis));
        }
        CHECK(piece.piece.width == width);
        CHECK(piece.piece.representative == lowest);
        CHECK(rows_apart(run, piece.piece.left, piece.piece.right) == width);
        CHECK(piece.piece.size >= piece.last - piece.first + 1);
        widest = std::max(widest, width);
        if (piece.last + 1 < run.stops.size())
          CHECK_FALSE(agree_on_first(run, level.number, lowest, run.stops[piece.last + 1].hypothesis));
        CHECK(agree_on_first(run, level.number, lowest, run.stops[piece.last].hypothesis));
      }
      CHECK(next == run.stops.size());
      CHECK(level.width == widest);
      CHECK(level.net == (Rational(widest) <= run.ruler));
    }
  }
}

TEST_CASE("A class stands by rows exactly where distances add up along a line", "[nets]") {
  for (const auto& [text, chain] : {std::pair("thresholds:8", true),
                                    {"points:2", true},
                                    {"points:8", false},
                                    {"cube:2", false},
                                    {"intervals:4", false},
                                    {"thresholds:1", true}}) {
    CAPTURE(text);
    const NetsRun run = read_nets(nets_scenario(text, 60, 3));
    REQUIRE(run.chain() == chain);
    if (!chain) continue;
    for (std::size_t a = 0; a < run.stops.size(); ++a)
      for (std::size_t b = a; b < run.stops.size(); ++b)
        CHECK(run.places[b] - run.places[a] == rows_apart(run, run.stops[a].hypothesis, run.stops[b].hypothesis));
    CHECK(run.stops.front().hypothesis < run.stops.back().hypothesis + (run.stops.size() == 1 ? 1 : 0));
  }
}

TEST_CASE("A row whose point was read before changes nothing", "[nets]") {
  const NetsRun run = read_nets(nets_scenario("thresholds:8", 60, 24));
  std::set<PointIndex> points;
  std::size_t seen = 0;
  for (std::size_t i = 1; i < run.levels.size(); ++i) {
    const NetsLevel& level = run.levels[i];
    CHECK(level.seen == !points.insert(level.example.point).second);
    if (!level.seen) continue;
    ++seen;
    CHECK(level.parted.empty());
    CHECK(level.pieces.size() == run.levels[i - 1].pieces.size());
  }
  CHECK(seen > 0);
}

TEST_CASE("The curve is that of the study and so is the size that suffices", "[nets]") {
  for (const char* text : {"thresholds:8", "points:8", "cube:4"}) {
    CAPTURE(text);
    const PredictionScenario scenario = nets_scenario(text, 60, 6);
    const NetsRun run = compute_nets(scenario);
    NetsStudyOptions options;
    options.dimension = static_cast<int>(run.dimension);
    options.most = 60;
    const NetsStudy study = run_nets(run.data.concept_class, run.data.rows, options);
    CHECK(run.sums->enough == study.enough);
    CHECK(run.bound_enough == study.bound_enough);
    CHECK(run.vc_enough == study.vc_enough);
    for (const NetsSize& size : run.sums->sizes) {
      CHECK(size.failure == Approx(study.curve[size.subset - 1].failure).margin(1e-14));
      CHECK(*size.mean == Approx(study.curve[size.subset - 1].mean_classes));
    }
    CHECK(run.sums->here.failure == Approx(study.failure->probability));
    CHECK(BigInteger(run.sums->subsets) == study.all_subsets);
  }
}

TEST_CASE("The chance that six rows are no net is the share of all subsets of a small data set", "[nets]") {
  PredictionScenario scenario = nets_scenario("thresholds:5", 12, 3);
  const NetsRun run = compute_nets(scenario);
  std::uint64_t failing = 0;
  std::uint64_t all = 0;
  double pieces = 0;
  for (std::uint64_t a = 0; a < 12; ++a)
    for (std::uint64_t b = a + 1; b < 12; ++b)
      for (std::uint64_t c = b + 1; c < 12; ++c) {
        const NetsRun one = read_nets(scenario, data_of(scenario), {a, b, c}, std::nullopt);
        ++all;
        failing += one.last().net ? 0U : 1U;
        pieces += static_cast<double>(one.last().pieces.size());
      }
  CHECK(run.sums->subsets == all);
  CHECK(run.sums->here.failure == Approx(static_cast<double>(failing) / static_cast<double>(all)));
  CHECK(*run.sums->here.mean == Approx(pieces / static_cast<double>(all)));
}

TEST_CASE("The estimate of a chain counts the same draws as the study", "[nets]") {
  const PredictionScenario scenario = nets_scenario("thresholds:40", 200, 12);
  const NetsRun run = compute_nets(scenario);
  REQUIRE(run.points.size() > most_summed_points);
  CHECK(run.sums->draws == nets_estimate_draws);
  NetsStudyOptions options;
  options.dimension = 1;
  options.subset = 12;
  options.estimate = nets_estimate_draws;
  options.most = 0;
  options.seed = scenario.seed;
  const NetsStudy study = run_nets(run.data.concept_class, run.data.rows, options);
  CHECK(run.sums->here.failure * 2'000 == Approx(static_cast<double>(*study.failing_draws)));
  REQUIRE(run.sums->here.interval);
  CHECK(run.sums->here.interval->low < run.sums->here.failure);
  CHECK_FALSE(run.sums->enough);
}

TEST_CASE("Of a long T those rows are shown that split something and the last one", "[nets]") {
  const NetsRun run = read_nets(nets_scenario("thresholds:16", 200, 120));
  CHECK(run.levels.size() <= nets_most_levels + 2);
  CHECK(run.last().number == 120);
  for (std::size_t i = 1; i + 1 < run.levels.size(); ++i) CHECK_FALSE(run.levels[i].parted.empty());
  CHECK(run.last().pieces.size() == run.levels[run.levels.size() - 2].pieces.size() + run.last().parted.size());
}

TEST_CASE("A T that is larger than S is refused by its field", "[nets]") {
  PredictionScenario scenario;
  scenario.subset = 61;
  try {
    (void)compute_nets(scenario);
    FAIL("not refused");
  } catch (const InputError& error) {
    CHECK(error.field() == "subset");
  }
}

TEST_CASE("A stopped computation of nets ends without a result", "[nets]") {
  const auto stop = [](const Progress&) { return Answer::stop; };
  CHECK_THROWS_AS(compute_nets(PredictionScenario{}, stop), Stopped);
}

TEST_CASE("Six rows make eight hypotheses six and the seventh is a repeat", "[nets][gallery]") {
  const NetsRun run = compute_nets(shipped_nets("six-rows-make-eight-hypotheses-six"));
  CHECK(run.data.concept_class.size() == 8);
  CHECK(run.subset.size() == 6);
  CHECK(run.last().pieces.size() == 6);
  CHECK(run.net_level() == 6);
  CHECK(run.levels[3].seen);
  CHECK(run.next->seen);
  CHECK(run.last().width <= 12);
  CHECK(run.levels[5].width > 12);
}

TEST_CASE("The VC bound asks for 219 rows where eleven suffice", "[nets][gallery]") {
  const NetsRun run = compute_nets(shipped_nets("nobody-knows-s"));
  CHECK(run.sums->enough == std::uint64_t{11});
  CHECK(run.subset.size() == 11);
  CHECK(run.vc_enough == 219);
}

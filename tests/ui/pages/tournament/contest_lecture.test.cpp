// SPDX-License-Identifier: GPL-3.0-or-later
// A contest as a lecture shows it, beside samples read off the trace and rows found by trying each.
#include "ui/pages/tournament/contest_scene.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "../../painted_words.test.hpp"

using namespace littlestone;
using namespace littlestone::ui;
using State = Contest::State;

namespace {

std::shared_ptr<const PrivateRun> lecture_run(const std::string& class_text, std::uint64_t target, std::uint64_t seed) {
  Scenario s;
  s.class_text = class_text;
  s.target = target;
  s.seed = seed;
  s.constants.cap = 64;
  s.constants.batches = 60;
  return compute_private_run(s);
}

std::vector<std::shared_ptr<const PrivateRun>> lecture_runs() {
  return {lecture_run("thresholds:8", 0, 20573), lecture_run("cube:4", 3, 5), lecture_run("points:16", 2, 7),
          lecture_run("thresholds:64", 20, 3)};
}

// S_node, as the definition of D̃ makes it.
Sample sample_of(const TournamentTrace& trace, std::int32_t node) {
  if (node == PairingTrace::none) return {};
  const NodeTrace& n = trace.nodes[static_cast<std::size_t>(node)];
  const PairingTrace& last = n.pairings.back();
  Sample sample = sample_of(trace, last.child[n.winner]);
  const Sample& block = last.block[n.winner]->examples;
  sample.insert(sample.end(), block.begin(), block.end());
  sample.push_back({n.point, n.label});
  return sample;
}

std::size_t rows_that_fit(const ConceptClass& concept_class, const Sample& sample) {
  std::size_t fit = 0;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    const LabelVector& row = concept_class.row(h);
    fit += std::all_of(sample.begin(), sample.end(), [&](const Example& e) { return row[e.point] == e.label; });
  }
  return fit;
}

}  // namespace

TEST_CASE("Either side of a contest in a lecture has the mistakes and rows of its sample", "[lecture][contest]") {
  std::size_t contests = 0;
  for (const auto& run : lecture_runs()) {
    const TournamentTrace& trace = run->result.internals.trace;
    SoaAutomaton soa(run->concept_class());
    for (int done = 1; done <= static_cast<int>(trace.events.size()); ++done) {
      const Contest scene(run, done);
      if (scene.state != State::asked && scene.state != State::decided) continue;
      CAPTURE(run->scenario.class_text, done);
      ++contests;
      for (int side = 0; side < 2; ++side) {
        Sample sample = sample_of(trace, scene.node().pairings[scene.pairing].child[side]);
        const Sample& block = scene.block[side]->examples;
        sample.insert(sample.end(), block.begin(), block.end());
        const bool won = scene.state == State::decided && scene.node().winner == side;
        if (won) sample.push_back({scene.node().point, scene.node().label});
        const SoaPlay play = play_soa(soa, sample);
        const ContestSide met = contest_side(scene, side);
        REQUIRE(met.known);
        CHECK(met.mistakes.size() == play.mistake_count);
        CHECK((met.rows == nullptr ? 0 : met.rows->count()) == rows_that_fit(run->concept_class(), sample));
        CHECK((met.dimension < 0) == (rows_that_fit(run->concept_class(), sample) == 0));
      }
    }
  }
  REQUIRE(contests > 8);
}

TEST_CASE("A lecture does not say who wins before the coin has fallen", "[lecture][contest]") {
  const auto run = lecture_run("thresholds:8", 0, 20573);
  const TournamentTrace& trace = run->result.internals.trace;
  int asked = 0;
  for (int done = 1; done <= static_cast<int>(trace.events.size()); ++done) {
    if (trace.events[static_cast<std::size_t>(done) - 1].kind != TraceEvent::Kind::contest) continue;
    const Contest before(run, done - 1);
    REQUIRE(before.state == State::asked);
    CHECK(before.point == trace.nodes[static_cast<std::size_t>(before.node_index)].point);
    ++asked;
    const QString question = contest_headline(before);
    CHECK(question.contains(u'?'));
    const Contest early(run, done, 0.3);
    REQUIRE(early.state == State::tossed);
    CHECK(contest_headline(early) == question);
    // Nothing more is written while it is in the air.
    const auto said = [](const Contest& scene) {
      return ui::test::read_aloud(contest_lecture_picture(scene, 0), {1790, 690}).remove(u'?');
    };
    CHECK(said(early) == said(before));
    const Contest after(run, done);
    REQUIRE(after.state == State::decided);
    CHECK(after.errs_at(after.node().label) == after.node().winner);
    CHECK(contest_headline(after) != question);
    CHECK(contest_note(before).ask.size() > 0);
    CHECK(contest_note(after).ask.isEmpty());
  }
  REQUIRE(asked == 7);
}

TEST_CASE("The words of a contest in a lecture are large and clear of each other", "[lecture][contest]") {
  const QSize size = GENERATE(QSize(1776, 694), QSize(1776, 768), QSize(1152, 463), QSize(3552, 1388));
  const double floor = 24.0 * size.width() / 1776;
  for (const auto& run : lecture_runs()) {
    const auto events = static_cast<int>(run->result.internals.trace.events.size());
    for (int done = 1; done <= events; ++done) {
      const Contest scene(run, done);
      if (scene.state == State::none) continue;
      CAPTURE(run->scenario.class_text, done, size.width());
      const ScenePicture picture = contest_lecture_picture(scene, done % 3);
      CHECK(ui::test::misplaced_words(picture, size).empty());
      for (const ui::test::PaintedWords& words : ui::test::painted_words(picture, size)) {
        CAPTURE(words.text.toStdString());
        CHECK(words.pixel_size >= floor * 0.72 - 0.5);  // subscripts
      }
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/exhibit.hpp"

#include <catch2/catch.hpp>

#include "../../kit/pictures.test.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/selection/selection_scene.hpp"
#include "ui/pages/selection/stages_picture.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

constexpr QSizeF room(760, 620);

// A run whose tournament has two rounds, and whose histogram releases something.
std::shared_ptr<const Story> story() {
  Scenario s;
  s.class_text = "thresholds:8";
  s.target = 2;
  s.constants.batches = 400;
  s.constants.levels = {Rational(0), Rational(0), Rational(1), Rational(0)};
  return std::make_shared<const Story>(compute_private_run(s));
}

// The view a step moves.
std::shared_ptr<const Exhibit> exhibit_of(const std::shared_ptr<const Story>& story, int step) {
  switch ((*story)[step].part) {
    case Part::tournament: return tournament_page_exhibit(story, nullptr);
    case Part::other_batches: return frequencies_exhibit(story, nullptr);
    case Part::histogram: return stages_exhibit(story);
    case Part::selection: break;
  }
  return selection_exhibit(story);
}

QImage drawn(const Exhibit& exhibit, Moment moment, ThemeKind kind) {
  const Theme& theme = Theme::get(kind);
  return rendered(*exhibit.picture(theme, moment), room, theme);
}

QImage frame(const std::shared_ptr<const Story>& story, int step, double phase) {
  return drawn(*exhibit_of(story, step), {step, phase}, ThemeKind::light);
}

// The share of pixels in which two frames differ by more than a shade.
double distance(const QImage& a, const QImage& b) {
  int differ = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      if (std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q)) > 24) ++differ;
    }
  }
  return differ / static_cast<double>(a.width() * a.height());
}

}  // namespace

TEST_CASE("What moves is eased between its two ends, and a coin makes two half-turns", "[motion]") {
  REQUIRE(motion::part(0, 0, 100, 300) == 0);
  REQUIRE(motion::part(1, 0, 100, 300) == 1);
  REQUIRE(motion::part(1.0 / 3, 100, 100, 300) == 0);
  REQUIRE(motion::part(0.5, 100, 100, 300) == Approx(0.875));  // half of it, eased out cubic
  double last = 0;
  for (int i = 0; i <= 100; ++i) {
    REQUIRE(motion::ease_out(i / 100.0) >= last);
    last = motion::ease_out(i / 100.0);
  }
  std::vector<motion::Turn::Face> faces;
  for (int i = 0; i <= 100; ++i) {
    const motion::Turn turn = motion::turn(i / 100.0);
    REQUIRE(turn.height >= 0);
    REQUIRE(turn.height <= 1);
    if (faces.empty() || faces.back() != turn.face) faces.push_back(turn.face);
  }
  using Face = motion::Turn::Face;
  REQUIRE(faces == std::vector<Face>{Face::blank, Face::other, Face::fallen});
  REQUIRE(motion::turn(1).height == 1);
}

TEST_CASE("A step at the end of its motion is the still of the step, byte for byte", "[motion]") {
  const auto s = story();
  const auto run = s->run_pointer();
  const Theme& theme = Theme::get(ThemeKind::dark);
  for (int step = 0; step < s->size(); ++step) {
    CAPTURE(step);
    const int events = events_done(*s, step);
    const int votes = position_in(*s, Part::histogram, step);
    const int chosen = position_in(*s, Part::selection, step);
    REQUIRE(drawn(*tournament_exhibit(s), {step, 1}, ThemeKind::dark) ==
            rendered(tournament_lesson_picture(run, events), room, theme));
    if (s->operator[](step).part == Part::tournament) continue;
    REQUIRE(drawn(*stages_exhibit(s), {step, 1}, ThemeKind::dark) ==
            rendered(stages_picture(run, votes, chosen), room, theme));
    REQUIRE(drawn(*selection_exhibit(s), {step, 1}, ThemeKind::dark) ==
            rendered(selection_picture(run, chosen), room, theme));
  }
}

TEST_CASE("Every step that has time to move moves, ends without a jump, and a frame is the same however it was reached",
          "[motion]") {
  const auto s = story();
  std::vector<bool> seen(4, false);
  for (int step = 0; step < s->size(); ++step) {
    const double ms = s->motion_ms(step);
    REQUIRE(ms <= s->dwell_ms(step));
    if (ms == 0) continue;
    // One step of each kind is enough: draws and contests of the last round, and all of the later parts.
    const Part part = (*s)[step].part;
    if (part == Part::tournament && step < s->first_of(Part::other_batches) - 5) continue;
    if (part == Part::tournament && (*s)[step].round < 0) continue;  // a badge may be hidden where it has no room
    CAPTURE(step, (*s)[step].sentence.toStdString());
    seen[static_cast<std::size_t>(part)] = true;
    const QImage end = frame(s, step, 1);
    const QImage early = frame(s, step, 0.1);
    REQUIRE(distance(early, end) > 0);
    REQUIRE_FALSE(frame(s, step, 0.6) == early);
    REQUIRE(frame(s, step, 0.1) == early);
    REQUIRE(distance(frame(s, step, 1 - 1e-6), end) < 1e-4);
  }
  REQUIRE(seen == std::vector<bool>(4, true));
}

TEST_CASE("Before the coin has fallen no frame shows who wins", "[motion]") {
  const auto s = story();
  const TournamentTrace& trace = s->run().result.internals.trace;
  const auto first = std::find_if(trace.events.begin(), trace.events.end(),
                                  [](const TraceEvent& e) { return e.kind == TraceEvent::Kind::contest; });
  REQUIRE(first != trace.events.end());
  const int done = static_cast<int>(first - trace.events.begin()) + 1;
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto lineage = [&](int events, double phase) {
    const QImage image = rendered(tournament_picture(s->run_pointer(), events, Style::screen, phase), room, theme);
    int pixels = 0;
    for (int y = 0; y < image.height(); ++y) {
      int row = 0;
      for (int x = 0; x < image.width(); ++x) row += image.pixel(x, y) == theme.lineage.rgb() ? 1 : 0;
      if (row > image.width() / 2) break;  // the ground of the line below the tree
      pixels += row;
    }
    return pixels;
  };
  const double known = (motion::frame + motion::coin) / motion::contest_ms;
  const int before = lineage(done - 1, 1);                       // the ground of the line below, and no band
  REQUIRE(std::abs(lineage(done, known - 0.01) - before) < 60);  // the frame's own soft edges
  REQUIRE(lineage(done, known + 0.05) > before + 60);
  REQUIRE(lineage(done, known + 0.05) < lineage(done, 1));
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_picture.hpp"
#include "core/concept/inline_table.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "core/study/private_run/run_facts.hpp"
#include "tests/ui/kit/pictures.test.hpp"
#include "ui/pages/learn/story.hpp"
#include "ui/pages/tournament/node_marks.hpp"
#include "ui/pages/tournament/tournament_state.hpp"

namespace littlestone::ui {
namespace {

int events_of(const PrivateRun& run) { return static_cast<int>(run.result.internals.trace.events.size()); }

TEST_CASE("A tournament stays in its area at every level, size and theme, at any step") {
  for (const int level : {0, 1, 2, 3}) {
    const auto run = played_run(level);
    REQUIRE(run->result.internals.trace.level == level);
    for (const int done : {0, 1, events_of(*run) / 2, events_of(*run)}) {
      for (const QSizeF size : {QSizeF(640, 280), QSizeF(728, 340), QSizeF(1400, 700), QSizeF(320, 700)}) {
        for (const ThemeKind kind : all_kinds) {
          if (kind != ThemeKind::light && size.width() > 700) continue;
          const Theme& theme = Theme::get(kind);
          const QImage image = rendered(tournament_picture(run, done), size, theme, 30);
          CAPTURE(level, done, size.width(), size.height());
          CHECK(stays_inside(image, size, 30, theme.canvas));
          CHECK_FALSE(is_blank(image, theme.canvas));
        }
      }
    }
  }
}

TEST_CASE("Deep tournaments and many points stay in their area too") {
  for (const auto& [level, name] : {std::pair{4, "thresholds:16"}, std::pair{5, "thresholds:32"},
                                    std::pair{6, "thresholds:64"}, std::pair{3, "thresholds:100"}}) {
    const auto run = played_run(level, name);
    REQUIRE(run->result.internals.trace.level == level);
    const Theme& theme = Theme::get(ThemeKind::light);
    for (const Style style : {Style::screen, Style::print}) {
      for (const int done : {0, 3, events_of(*run) / 3, events_of(*run) - 1, events_of(*run)}) {
        const ScenePicture picture = tournament_picture(run, done, style);
        const QSizeF size(728, 420);
        CAPTURE(level, name, done);
        CHECK(stays_inside(rendered(picture, size, theme, 30), size, 30, theme.canvas));
      }
    }
  }
}

TEST_CASE("Every decided node shows its mistakes and the Ldim left, at every level and size") {
  const Theme& theme = Theme::get(ThemeKind::light);
  for (const auto& [level, name] :
       {std::pair{3, "thresholds:8"}, std::pair{4, "thresholds:16"}, std::pair{5, "thresholds:32"},
        std::pair{4, "cube:7"}, std::pair{5, "cube:7"}, std::pair{6, "cube:6"}, std::pair{7, "cube:7"}}) {
    const auto run = played_run(level, name, 1'000'000);
    REQUIRE(run->result.internals.trace.level == level);
    REQUIRE_FALSE(run->result.internals.trace.failed);
    REQUIRE(facts_of(*run) != nullptr);
    // The same without facts.
    const auto bare = std::make_shared<PrivateRun>(*run);
    bare->soa = std::shared_ptr<const SoaAutomaton>(run->soa.get(), [run](const SoaAutomaton*) {});
    REQUIRE(facts_of(*bare) == nullptr);
    for (const QSizeF size : {QSizeF(696, 440), QSizeF(696, 560), QSizeF(1340, 800)}) {
      const auto drawn = [&](const std::shared_ptr<const PrivateRun>& of, Spots& spots) {
        QImage image(size.toSize(), QImage::Format_RGB32);
        image.fill(theme.canvas);
        QPainter painter(&image);
        tournament_picture(of, events_of(*of)).paint_spots(painter, QRectF(QPointF(), size), theme, spots);
        return image;
      };
      Spots spots;
      Spots ignored;
      const QImage with = drawn(run, spots);
      const QImage without = drawn(bare, ignored);
      const auto differ = [&](const QRectF& at) {
        const QRect rect = at.toAlignedRect();
        return with.copy(rect) != without.copy(rect);
      };
      std::size_t nodes = 0;
      for (const Spot& spot : spots.all()) {
        if (spot.kin.what != Kin::What::node || spot.act != Spot::Act::choose) continue;
        ++nodes;
        const QRectF beside(spot.rect.right() + 1, spot.rect.top(), size.width() / 12, spot.rect.height());
        const QRectF above(spot.rect.left() - 6, spot.rect.top() - 13, spot.rect.width() + 12, 12);
        CAPTURE(level, name, size.width(), size.height(), spot.kin.node);
        CHECK((differ(beside) || differ(above)));
      }
      CAPTURE(level, name);
      if (level < 6) CHECK(nodes == (std::size_t{1} << level) - 1);
      if (level >= 6) CHECK(nodes >= static_cast<std::size_t>(level));
    }
  }
}

TEST_CASE("A node's facts take the fullest form that has room") {
  using Form = NodeFactsMark::Form;
  const auto run = played_run(5, "cube:7");
  const TournamentFacts& all = *facts_of(*run);
  REQUIRE(all.dimension == 7);
  std::set<Form> seen;
  for (const NodeFacts& facts : all.nodes) {
    for (const bool below : {false, true}) {
      double last = 0;
      Form form = Form::number;
      for (double room = 12; room < 260; room += 1) {
        const NodeFactsMark mark = node_facts_mark(facts, all.dimension, room, below);
        CAPTURE(room, below, static_cast<int>(mark.form));
        seen.insert(mark.form);
        if (mark.form != Form::number) CHECK(mark.width <= room);
        if (mark.form == form && form != Form::number) CHECK(mark.width >= last);
        CHECK(static_cast<int>(mark.form) <= static_cast<int>(form));  // never a poorer one with more room
        form = mark.form;
        last = mark.width;
      }
      CHECK(form == (below ? Form::stacked : Form::in_line));
    }
  }
  CHECK(seen == std::set{Form::stacked, Form::in_line, Form::pips, Form::number});
}

TEST_CASE("Every event changes what is seen") {
  const auto run = played_run(3);
  const Theme& theme = Theme::get(ThemeKind::light);
  QImage before = rendered(tournament_picture(run, 0), {728, 340}, theme);
  bool redraw_met = false;
  for (int done = 1; done <= events_of(*run); ++done) {
    const QImage after = rendered(tournament_picture(run, done), {728, 340}, theme);
    CAPTURE(done);
    CHECK(after != before);
    redraw_met = redraw_met || run->result.internals.trace.events[static_cast<std::size_t>(done - 1)].kind ==
                                   TraceEvent::Kind::redraw;
    before = after;
  }
  CHECK(redraw_met);
}

TEST_CASE("A frame is a function of the step: what lies beyond the trace changes nothing") {
  const auto run = played_run(2);
  const Theme& theme = Theme::get(ThemeKind::dark);
  const int all = events_of(*run);
  CHECK(rendered(tournament_picture(run, all), {700, 300}, theme) ==
        rendered(tournament_picture(run, all + 5), {700, 300}, theme));
  CHECK(rendered(tournament_picture(run, 0), {700, 300}, theme) ==
        rendered(tournament_picture(run, -3), {700, 300}, theme));
  CHECK(rendered(tournament_picture(run, 0), {700, 300}, theme) !=
        rendered(tournament_picture(run, all), {700, 300}, theme));
}

TEST_CASE("After all events of a run that did not fail every contest of the complete tree is decided") {
  for (const int level : {1, 2, 3}) {
    const auto run = played_run(level);
    REQUIRE_FALSE(run->result.internals.trace.failed);
    const int contests = (1 << level) - 1;
    CHECK(tournament_picture(run, events_of(*run)).description() ==
          QString("A tournament of level %1. Contests that are decided: %2 of %2.").arg(level).arg(contests));
    CHECK(tournament_picture(run, 0).description().contains(QString(": 0 of %1.").arg(contests)));
  }
}

TEST_CASE("A run that used up its cap says Fail and shows where") {
  std::shared_ptr<const PrivateRun> run;
  for (std::uint64_t seed = 1; seed < 40 && !(run && run->result.internals.trace.failed); ++seed) {
    run = played_run(3, "thresholds:8", 6, seed);
  }
  REQUIRE(run->result.internals.trace.failed);
  const int all = events_of(*run);
  const ScenePicture failed = tournament_picture(run, all);
  CHECK(failed.description().contains("failed"));
  const Theme& theme = Theme::get(ThemeKind::light);
  // In the tree itself, not only in the line below it.
  const auto tree = [&](int done) {
    return rendered(tournament_picture(run, done), {728, 340}, theme).copy(0, 0, 728, 290);
  };
  CHECK(tree(all) != tree(all - 1));
  CHECK(stays_inside(rendered(failed, {728, 340}, theme, 30), {728, 340}, 30, theme.canvas));
}

TEST_CASE("Where G* answers for a tournament that failed, the line and the story say SOA(T)") {
  std::shared_ptr<const PrivateRun> failed;
  for (std::uint64_t seed = 1; seed < 40 && !(failed && failed->result.internals.trace.failed); ++seed) {
    failed = played_run(3, "thresholds:8", 6, seed);
  }
  Scenario scenario = failed->scenario;
  scenario.constants.on_fail = OnFail::soa;
  const auto run = compute_private_run(scenario);
  const TournamentTrace& trace = run->result.internals.trace;
  REQUIRE(trace.sample_failed);
  REQUIRE_FALSE(trace.failed);
  const int all = events_of(*run);
  REQUIRE(all == events_of(*failed) + 1);
  // The same up to the fail; then T on the empty sample.
  const TournamentState before(run, all - 1, 1);
  CHECK(before.failed);
  CHECK_FALSE(before.without_sample());
  const TournamentState after(run, all, 1);
  CHECK(after.without_sample());
  CHECK(after.lineage.empty());
  CHECK(tournament_picture(run, all).description().contains("G* votes for SOA(T)"));
  const Theme& theme = Theme::get(ThemeKind::light);
  const auto tree = [&](const auto& of, int done) { return rendered(tournament_picture(of, done), {728, 340}, theme); };
  CHECK(tree(run, all - 2) == tree(failed, all - 2));
  CHECK(tree(run, all) != tree(run, all - 1));
  for (const Style style : {Style::screen, Style::print}) {
    for (const int done : {all - 1, all}) {
      CHECK(stays_inside(rendered(tournament_picture(run, done, style), {728, 340}, theme, 30), {728, 340}, 30,
                         theme.canvas));
    }
  }
  const Story story(run);
  const Story of_failed(failed);
  const int last = story.first_of(Part::other_batches) - 1;
  CHECK(story.sentence(last).contains("votes for SOA(T), which is "));
  CHECK(story.sentence(last - 1).contains("there is no sample S"));
  CHECK(of_failed.sentence(of_failed.first_of(Part::other_batches) - 1).contains("casts no vote"));
}

TEST_CASE("Long names of points and hypotheses do not push anything out of the area") {
  for (const int level : {0, 1, 3, 5}) {
    auto run = std::make_shared<PrivateRun>(*played_run(level, level == 5 ? "thresholds:32" : "thresholds:8"));
    std::vector<LabelVector> rows;
    std::vector<std::string> points;
    std::vector<std::string> hypotheses;
    const ConceptClass& short_names = run->concept_class();
    for (HypothesisIndex h = 0; h < short_names.size(); ++h) {
      rows.push_back(short_names.row(h));
      hypotheses.push_back("everything from the point with number " + std::to_string(h) + " on");
    }
    for (PointIndex x = 0; x < short_names.points(); ++x) points.push_back("point number " + std::to_string(x));
    run->instance = Instance::make(inline_table(ConceptClass("long", rows, points, hypotheses)), "uniform", 0);
    const Theme& theme = Theme::get(ThemeKind::light);
    for (const QSizeF size : {QSizeF(640, 300), QSizeF(728, 340)}) {
      CAPTURE(level, size.width());
      CHECK(stays_inside(rendered(tournament_picture(run, events_of(*run)), size, theme, 30), size, 30, theme.canvas));
      CHECK(stays_inside(rendered(tournament_picture(run, events_of(*run), Style::print), size, theme, 30), size, 30,
                         theme.canvas));
    }
  }
}

TEST_CASE("A run without a trace is drawn as an empty level 0") {
  auto run = std::make_shared<PrivateRun>(*played_run(2));
  run->result.internals.trace = {};
  const Theme& theme = Theme::get(ThemeKind::light);
  CHECK_FALSE(is_blank(rendered(tournament_picture(run, 0), {640, 230}, theme), theme.canvas));
  CHECK_FALSE(tournament_picture(run, 0).description().isEmpty());
}

TEST_CASE("High contrast does not fade the losers") {
  const auto run = played_run(1);
  const auto colours = [&](ThemeKind kind) {
    const Theme& theme = Theme::get(kind);
    const QImage image = rendered(tournament_picture(run, events_of(*run)), {640, 230}, theme);
    QColor faded = theme.plus;
    faded.setRgbF(static_cast<float>(0.65 * theme.plus.redF() + 0.35 * theme.canvas.redF()),
                  static_cast<float>(0.65 * theme.plus.greenF() + 0.35 * theme.canvas.greenF()),
                  static_cast<float>(0.65 * theme.plus.blueF() + 0.35 * theme.canvas.blueF()));
    int found = 0;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const QColor c = image.pixelColor(x, y);
        if (std::abs(c.red() - faded.red()) + std::abs(c.green() - faded.green()) + std::abs(c.blue() - faded.blue()) <=
            3)
          ++found;
      }
    }
    return found;
  };
  CHECK(colours(ThemeKind::light) > 60);
  CHECK(colours(ThemeKind::contrast) < 20);
}

TEST_CASE("A deep tournament has a counter at every node whose pair was drawn again, clear of the others") {
  const auto run = played_run(5, "thresholds:32");
  const TournamentTrace& trace = run->result.internals.trace;
  std::set<std::int32_t> redrawn;
  // Of the tree that is left in the end: what stood under a pair that was drawn again is gone.
  const auto collect = [&](auto&& self, std::int32_t at) -> void {
    if (at == PairingTrace::none) return;
    const NodeTrace& node = trace.nodes[static_cast<std::size_t>(at)];
    if (node.pairings.size() > 1) redrawn.insert(at);
    for (const std::int32_t child : node.pairings.back().child) self(self, child);
  };
  collect(collect, 0);
  REQUIRE_FALSE(redrawn.empty());
  Spots spots;
  QImage image(728, 340, QImage::Format_RGB32);
  QPainter painter(&image);
  tournament_picture(run, events_of(*run)).paint_spots(painter, image.rect(), Theme::get(ThemeKind::light), spots);
  std::vector<QRectF> counters;
  for (const Spot& spot : spots.all()) {
    if (spot.act != Spot::Act::redraws) continue;
    redrawn.erase(spot.kin.node);
    for (const QRectF& other : counters) CHECK_FALSE(other.adjusted(1, 1, -1, -1).intersects(spot.rect));
    counters.push_back(spot.rect);
  }
  CHECK(redrawn.empty());
}

}  // namespace
}  // namespace littlestone::ui

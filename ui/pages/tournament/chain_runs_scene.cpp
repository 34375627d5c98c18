// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/chain_runs_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/study/private_run/chain_run.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/scene/axis.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/learn/chain_story.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct ChainRunsScene {
  Q_DECLARE_TR_FUNCTIONS(ChainRunsPicture)

 public:
  const PrivateRun& run;
  int done;
  QSizeF room;
  bool column = false;  // for a narrow page: the moments of a run stand below each other
  Scene scene = {};
  const ConceptClass& concepts = run.concept_class();
  const ChainRun& chain = *run.chain;
  const ChainArc* watched = chain.watched ? &chain.arcs[*chain.watched] : nullptr;
  std::uint32_t all = static_cast<std::uint32_t>(chain.constants.examples);
  int last_step = chain_steps_before_votes(run);
  bool counted = watched != nullptr && done >= last_step;  // whether the runs that count are shown
  int level = watched != nullptr ? std::clamp(done - 1, 0, watched->level) : 0;  // that the watched run has come to
  double left = page_margin + 56;                                                // after the names of the levels
  double right = room.width() - page_margin;
  double overview_y = column ? 76 : 56;                                  // the line of all rows
  double lane_y = overview_y + 8;                                        // the runs of the watched name below it
  double arcs_top = overview_y + 62;                                     // the highest arc
  double line_y = room.height() - (column ? 40 + 4 * list_pitch : 108);  // of the watched rows
  Axis overview{0, static_cast<double>(all), page_margin, right};
  std::uint32_t first = 0;  // of the watched rows
  std::uint32_t shown = 0;  // how many
  Axis rows = {};

  static constexpr double list_pitch = 24;

  void draw() {
    place_window();
    draw_overview();
    draw_rows();
    if (watched == nullptr) return;
    for (int k = 2; k <= chain.constants.goal.dimension; ++k)
      scene.words({page_margin, line_y - height_of(k, 0.3 * (line_y - arcs_top)) + 4}, tr("Run(%1)").arg(k),
                  styles::small, &Theme::ink2);
    if (counted) with_step(last_step, [&] { draw_arcs(); });
    draw_watched();
    draw_cards();
  }

  /// What `add` puts into the scene comes in with a step.
  template <class Add>
  void with_step(int step, Add add) {
    const std::size_t start = scene.marks.size();
    add();
    if (step == done) come_in(scene, start, done);
  }

  // --- Places

  void place_window() {
    constexpr std::uint32_t window = 64;  // rows that are watched, where the run is not longer
    const std::uint32_t from = watched != nullptr ? watched->first : 0;
    const std::uint32_t to = watched != nullptr ? watched->last : 0;
    shown = std::min(all, std::max(window, 2 * (to - from + 1)));
    const std::uint32_t before = (shown - std::min(shown, to - from + 1)) / 2;
    first = std::min(from - std::min(from, before), all - shown);
    rows = Axis::columns(std::max(1U, shown), left, right);
  }
  [[nodiscard]] bool seen(std::uint32_t row) const { return row >= first && row < first + shown; }
  /// Of a row's middle; outside of the window at its edges.
  [[nodiscard]] double x_of(std::uint32_t row) const {
    return std::clamp(rows.px(static_cast<double>(row) - first), left, right);
  }
  /// The height of an arc over so many px, by level.
  [[nodiscard]] double height_of(int of_level, double width) const {
    const double most = line_y - arcs_top;
    return of_level == 2 ? std::min(0.5 * most, 0.16 * most + 0.25 * width)
                         : std::min(most, 0.55 * most + 0.25 * width);
  }

  // --- All rows

  void draw_overview() {
    const double title =
        scene
            .words({page_margin, 26}, tr("all %1 rows", nullptr, plural(all)).arg(number_text(std::uint64_t{all})),
                   styles::bold, &Theme::ink)
            .width();
    scene.line({page_margin, overview_y}, {right, overview_y}, thin(&Theme::line, 1.25));
    // What is looked at below.
    const double from = overview.px(first);
    const double to = std::max(from + 3, overview.px(first + shown));
    scene.box({from, overview_y - 8, to - from, lane_y - overview_y + 16}, nullptr, thin(&Theme::ink2, 1.25));
    scene.line({from, lane_y + 8}, {left, arcs_top - 14}, thin(&Theme::hair));
    scene.line({to, lane_y + 8}, {right, arcs_top - 14}, thin(&Theme::hair));
    if (done >= 1) {
      Boxes ticks;
      for (const std::uint32_t row : chain.mistakes) ticks.rects << QRectF(overview.px(row), overview_y - 4, 0.75, 4);
      with_step(1, [&] { scene.add(ticks, &Theme::line); });
    }
    if (counted) with_step(last_step, [&] { draw_counted(page_margin + (column ? 0 : 18 + title)); });
  }

  void draw_counted(double x) {
    Boxes grey;
    Boxes ink;
    for (const ChainArc& arc : chain.arcs) {
      if (arc.candidate != watched->candidate) continue;
      const double begin = overview.px(arc.first);
      const double half = arc.counted ? 3 : 1;
      (arc.counted ? ink : grey).rects << QRectF(begin, lane_y - half,
                                                 std::max(1.0, overview.px(arc.last + 1.0) - begin - 0.5), 2 * half);
    }
    scene.add(grey, &Theme::line);
    scene.add(ink, &Theme::ink);
    const ChainCandidate& name = candidate(watched->candidate);
    const double y = overview_y - 30;
    x += 10 + scene
                  .words({x, y},
                         tr("in ink: %1 disjoint runs of level %2, naming", nullptr, plural(name.runs))
                             .arg(number_text(name.runs))
                             .arg(name.level),
                         styles::plain, &Theme::ink2)
                  .width();
    scene.predictor(x, y - 4, concepts, name.labels, false, right - x - name_offset(name.labels.size()));
  }

  [[nodiscard]] const ChainCandidate& candidate(std::size_t place) const {
    return chain.result.internals.candidates[place];
  }

  // --- The rows that are watched

  void draw_rows() {
    scene.line({left, line_y}, {right, line_y}, thin(&Theme::line, 1.25));
    Dots dots{{}, 1.5};
    for (std::uint32_t row = first; rows.unit() >= 4 && row < first + shown; ++row)
      dots.centres << QPointF(x_of(row), line_y);
    scene.add(dots, &Theme::line);
    if (done >= 1) {
      with_step(1, [&] {
        for (const std::uint32_t row : chain.mistakes)
          if (seen(row)) scene.cross({x_of(row), line_y}, 5, &Theme::ink);
      });
    }
    scene.words({page_margin, line_y + 4}, tr("rows"), styles::small, &Theme::ink2);
    scene.words({left, line_y + 20}, number_text(std::uint64_t{first} + 1), styles::small, &Theme::ink3);
    scene.words({right, line_y + 20}, number_text(std::uint64_t{first} + shown), styles::small, &Theme::ink3, 1);
    if (chain.mistakes.empty() && done >= 1)
      scene.words({left, line_y - 24}, tr("No mistake: no run starts."), {13}, &Theme::ink2);
  }

  /// Half an ellipse over the rows.
  void arc(std::uint32_t from, std::uint32_t to, int of_level, const Stroke& stroke) {
    const double begin = x_of(from);
    const double width = x_of(to) - begin;
    const double height = height_of(of_level, width);
    QPainterPath path({begin, line_y});
    path.arcTo({begin, line_y - height, width, 2 * height}, 180, -180);
    scene.add(Path{path}, nullptr, stroke);
  }
  void ring(std::uint32_t row) { scene.disc({x_of(row), line_y}, 8, nullptr, thin(&Theme::ink, 2)); }

  void draw_arcs() {
    for (const bool counts : {false, true}) {
      for (const ChainArc& one : chain.arcs) {
        const bool of_name = one.candidate == watched->candidate && one.counted;
        if (one.level < 2 || of_name != counts || !seen(one.first) || !seen(one.last)) continue;
        arc(one.first, one.last, one.level, counts ? Stroke{&Theme::ink, 2.25} : Stroke{&Theme::line, 1.25});
      }
    }
    if (watched->level > 1) return;
    for (const ChainArc& one : chain.arcs)
      if (one.candidate == watched->candidate && seen(one.first)) ring(one.first);
  }

  /// From the mistake over the run that it goes on from to its end, with the run that it meets.
  void draw_watched() {
    if (level < 1) return;
    with_step(2, [&] { ring(watched->first); });
    for (int k = 2; k <= level; ++k) {
      with_step(k + 1, [&] {
        const bool end = k == watched->level;
        arc(watched->first, end ? watched->last : watched->turn, k, {&Theme::ink, 3.5, 1, 0, 0, true});
        if (!end || watched->opponent == ChainArc::none) return;
        if (watched->opponent < watched->last)
          arc(watched->opponent, watched->last, k - 1, {&Theme::ink2, 2.75, 1, 0, 0, true});
        ring(watched->last);
      });
    }
  }

  // --- What is predicted at its rows

  struct Moment {
    std::uint32_t row = 0;
    QString words;
    std::size_t candidate = 0;
  };

  [[nodiscard]] std::vector<Moment> moments() const {
    const ChainArc& one = *watched;
    std::vector<Moment> told;
    const auto first_name = std::find_if(chain.arcs.begin(), chain.arcs.end(), [&](const ChainArc& other) {
      return other.level == 1 && other.first == one.first;
    });
    if (level >= 1) told.push_back({one.first, tr("mistake, row %1"), first_name->candidate});
    if (level >= 2 && one.level == 3) told.push_back({one.turn, tr("Run(2) ends, row %1"), one.base});
    if (level < 2 || level < one.level) return told;
    if (one.opponent != ChainArc::none) {
      told.push_back({one.opponent, tr("meets, row %1"), one.met});
      told.push_back({one.last, tr("an outcome, row %1"), one.candidate});
    } else {
      told.push_back({one.last, tr("errs, row %1"), one.candidate});
    }
    return told;
  }

  void draw_cards() {
    const std::vector<Moment> told = moments();  // at most four
    for (std::size_t i = 0; i < told.size(); ++i) {
      with_step(i + 1 == told.size() && !counted ? done : -1, [&] {
        const QString words = told[i].words.arg(number_text(std::uint64_t{told[i].row} + 1));
        const LabelVector& labels = candidate(told[i].candidate).labels;
        const double place = static_cast<double>(i);
        if (column) {
          const double y = line_y + 48 + list_pitch * place;
          const double begin = page_margin + 150;
          scene.words({page_margin, y}, words, styles::small, &Theme::ink2, 0, 140);
          scene.predictor(begin, y - 4, concepts, labels, false, right - begin - name_offset(labels.size()));
          return;
        }
        const double wide = (right - left) / 4;
        const double x = left + wide * place;
        const double y = line_y + 62;
        scene.line({x_of(told[i].row), line_y + 10}, {x + 32, y - 16}, thin(&Theme::ink2));
        scene.words({x, y}, words, styles::small, &Theme::ink2);
        scene.predictor(x, y + 18, concepts, labels, false, wide - 12 - name_offset(labels.size()));
      });
    }
  }

  [[nodiscard]] QString says() const {
    if (watched == nullptr) return tr("The chain learner’s rows: without a mistake no run starts.");
    const ChainCandidate& named = candidate(watched->candidate);
    const QString name = predictor_name(concepts, named.labels);
    return tr("The chain learner’s runs: %1 that share no row name %2 on level %3.", nullptr, plural(named.runs))
        .arg(number_text(named.runs), name.isEmpty() ? tr("a predictor outside the class") : name,
             QString::number(named.level));
  }
};

}  // namespace

Scene chain_runs_scene(const PrivateRun& run, int done, QSizeF room, bool column) {
  ChainRunsScene runs{run, done, room, column};
  runs.draw();
  runs.scene.says = runs.says();
  return std::move(runs.scene);
}

ScenePicture chain_runs_picture(std::shared_ptr<const PrivateRun> run, int done, double phase) {
  const auto make = [run = std::move(run)](int at, QSizeF room) { return chain_runs_scene(*run, at, room); };
  return {{728, 480}, 400, make, done, phase};
}

std::shared_ptr<const Picture> printed_chain_runs(const std::shared_ptr<const PrivateRun>& run, int done) {
  const auto make = [run](int at, QSizeF room) { return chain_runs_scene(*run, at, room, true); };
  return std::make_shared<WithColumn>(chain_runs_picture(run, done).spreading(),
                                      ScenePicture({column_width, 440}, 440, make, done));
}

}  // namespace littlestone::ui

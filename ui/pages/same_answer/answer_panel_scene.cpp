// SPDX-License-Identifier: GPL-3.0-or-later
// What the right panel draws: 100 pairs of labs, and what the marks of the picture are.
#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/intervals.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"

namespace littlestone::ui {
namespace {

constexpr double panel_width = 256;

struct AnswerPanel {
  Q_DECLARE_TR_FUNCTIONS(PairsPicture)

 public:
  Scene scene = {};

  void pairs(const SameAnswerRun& run, double width) {
    const Interval seen = wilson_interval(run.pairs_differ, SameAnswerRun::pairs);
    const double share = static_cast<double>(run.pairs_differ) / static_cast<double>(SameAnswerRun::pairs);
    const double most = std::max({0.2, seen.high, run.differ});
    Plot plot(scene, {8, 6, width - 16, 20}, {0, most}, {0, 1});
    scene.line({8, 26}, {width - 8, 26}, thin(&Theme::line));
    for (const double tick : plot.x().ticks(3)) {
      if (tick > most) continue;
      const double x = plot.x().px(tick);
      scene.line({x, 26}, {x, 30}, thin(&Theme::line));
      scene.words({x, 43}, tick_text(tick), styles::small, &Theme::ink3, tick == 0 ? 0 : tick > 0.95 * most ? 1 : 0.5);
    }
    const double y = 16;
    scene.line({plot.x().px(seen.low), y}, {plot.x().px(seen.high), y}, thin(&Theme::ink2, 1.5));
    scene.disc({plot.x().px(share), y}, 4.5, &Theme::ink);
    const double exact = plot.x().px(run.differ);
    scene.line({exact, 4}, {exact, 26}, thin(&Theme::ink, 2.5));
    const QString words =
        tr("%1 of 100 pairs differ; exact chance %2").arg(run.pairs_differ).arg(answer_chance(run.differ));
    scene.words({8, 62}, words, styles::small, &Theme::ink2, 0, width - 16);
    scene.says = words;
  }

  /// One line a mark, from `y` on.
  void legend(int step, double y, double width) {
    const auto line = [&](const QString& words, auto&& mark) {
      mark(y + 10);
      scene.words({52, y + 14}, words, styles::small, &Theme::ink2, 0, width - 56);
      scene.says += (scene.says.isEmpty() ? QString() : QStringLiteral("; ")) + words;
      y += legend_line;
    };
    line(tr("labs A and B, count and step"), [&](double at) {
      for (std::size_t lab = 0; lab < 2; ++lab)
        scene.disc({8 + 18.0 * static_cast<double>(lab) + 6, at}, 7, lab == 0 ? &Theme::ink : &Theme::canvas,
                   thin(&Theme::ink, 1.5));
    });
    line(tr("the die, rolled before the data"), [&](double at) { add_die(scene, {15, at - 9, 18, 18}); });
    if (step >= same_answer_steps::band)
      line(tr("here the answers differ"), [&](double at) { add_band(scene, {4, at - 6, 38, 12}); });
    if (step >= same_answer_steps::ceiling)
      line(tr("ceiling, proved for every world"), [&](double at) { scene.line({4, at}, {42, at}, ceiling_stroke); });
  }

  [[nodiscard]] static double legend_high(int step) {
    return legend_line * (step >= same_answer_steps::ceiling ? 4 : step >= same_answer_steps::band ? 3 : 2);
  }
  static constexpr double legend_line = 24;
};

}  // namespace

ScenePicture pairs_picture(std::shared_ptr<const SameAnswerRun> run, int step) {
  constexpr double legend_top = 98;
  const QSizeF size(panel_width, legend_top + AnswerPanel::legend_high(step));
  return {size, size.height(), [run = std::move(run), step](int, QSizeF room) {
            AnswerPanel panel;
            panel.pairs(*run, room.width());
            panel.scene.words({0, legend_top - 8}, AnswerPanel::tr("READ THE MARKS"), styles::small_bold, &Theme::ink3);
            panel.legend(step, legend_top, room.width());
            return std::move(panel.scene);
          }};
}

ScenePicture answer_legend_picture(int step) {
  const QSizeF size(panel_width, AnswerPanel::legend_high(step));
  return {size, size.height(), [step](int, QSizeF room) {
            AnswerPanel panel;
            panel.legend(step, 0, room.width());
            return std::move(panel.scene);
          }};
}

}  // namespace littlestone::ui

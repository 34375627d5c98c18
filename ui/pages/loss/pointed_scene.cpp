// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/loss/pointed_scene.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <utility>
#include <vector>

#include "ui/kit/marks_scene.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_table.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double width = 256;
constexpr double row_height = 18;
constexpr double head_height = 36;
constexpr double heading_height = 30;  // of the marks below

struct PointedWords {
  Q_DECLARE_TR_FUNCTIONS(PointedPicture)
};

struct PointedRow {
  QString name;
  QString value;
};

QString range_text(double low, double high) {
  return QStringLiteral("%1 – %2").arg(told_probability(low), probability_text(high));
}

std::vector<PointedRow> pointed_rows(const SweepCell& cell, double alpha) {
  const CellSummary s = summarize(cell, alpha);
  const std::size_t all = cell.losses.size();
  std::vector<PointedRow> rows = {
      {PointedWords::tr("mean loss"), probability_text(s.mean)},
      {PointedWords::tr("10–90 %"), range_text(s.q10, s.q90)},
      {PointedWords::tr("success (loss ≤ $α$)"),
       PointedWords::tr("%1 of %2, %3")
           .arg(number_text(cell.successes(alpha)), number_text(all), probability_text(s.success_rate))},
      {PointedWords::tr("its 95 % interval"), range_text(s.success_interval.low, s.success_interval.high)}};
  if (may_release_nothing(cell.learner))
    rows.push_back({PointedWords::tr("nothing released"),
                    PointedWords::tr("%1 of %2 runs").arg(number_text(cell.empty_lists), number_text(all))});
  return rows;
}

}  // namespace

ScenePicture pointed_picture(const SweepCell& cell, double alpha, std::uint64_t runs) {
  const std::vector<PointedRow> rows = pointed_rows(cell, alpha);
  const ScenePicture marks = marks_picture(MarksOf::numbers, runs);
  const double box = head_height + row_height * static_cast<double>(rows.size()) + 8;
  const QSizeF size(width, box + heading_height + marks.natural_size().height());
  QStringList parts;
  for (const PointedRow& row : rows)
    parts << QStringLiteral("%1 %2").arg(MathText(row.name, {}, MathText::Mode::mixed).plain(), row.value);
  const QString learner = learner_name(cell.learner);
  const QString examples = number_text(cell.examples);
  Scene scene;
  scene.says = PointedWords::tr("%1 at n = %2: %3.").arg(learner, examples, parts.join(QStringLiteral("; ")));
  scene.box({0.5, 4.5, width - 1, box - 5}, &Theme::canvas, thin(&Theme::line), 4);
  add_learner_mark(scene, cell.learner, {17, 22});
  scene.words({30, 27}, PointedWords::tr("%1 at $n$ = %2").arg(learner, examples), styles::heading, &Theme::ink);
  double y = head_height + 12;
  for (const PointedRow& row : rows) {
    scene.words({12, y}, row.name, styles::plain, &Theme::ink2);
    scene.words({width - 12, y}, row.value, styles::plain, &Theme::ink, 1);
    y += row_height;
  }
  scene.words({0, box + 22}, PointedWords::tr("FOUR KINDS OF NUMBER"), styles::small_bold, &Theme::ink3);
  marks.put(scene, {0, box + heading_height, width, marks.natural_size().height()});
  return {size, size.height(), [scene = std::move(scene)](int, QSizeF) { return scene; }};
}

}  // namespace littlestone::ui

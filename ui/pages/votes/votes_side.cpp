// SPDX-License-Identifier: GPL-3.0-or-later
// The right panel of the votes: who would still be wrong, and what the answers so far have told.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_drawing.hpp"
#include "ui/pages/votes/votes_picture.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace {

constexpr double side_margin = 6;
constexpr double bars_top = 22;
constexpr double bars_base = 78;
constexpr double meter_top = 129;
constexpr std::size_t most_shown = 9;  // answers in the log

}  // namespace

VotesSidePicture::VotesSidePicture(std::shared_ptr<const VotesRun> run, VotesMeter meter)
    : run_(std::move(run)), meter_(std::move(meter)) {}

QSizeF VotesSidePicture::natural_size() const {
  return {256, meter_.points.empty() ? meter_top + 44 + 2 * side_margin : meter_top + 110 + 2 * side_margin};
}

QString VotesSidePicture::description() const {
  QString words =
      tr("The chance of a wrong answer at each point; on average %1.").arg(told_probability(run_->expected_wrong));
  if (!meter_.points.empty()) {
    words += u' ' + tr("%n answer(s) so far, together %1-private.", nullptr, plural(meter_.points.size()))
                        .arg(upper_text(meter_.privacy.basic));
  }
  return words;
}

void VotesSidePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  // Clear of the ring around a picture that has the keys.
  painter.translate(side_margin, side_margin);
  stage.width -= 2 * side_margin;
  paint_wrong(stage);
  stage.rule({0, meter_top - 14}, {stage.width, meter_top - 14}, theme.hair);
  paint_meter(stage);
}

void VotesSidePicture::paint_wrong(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const std::size_t points = run_->wrong.size();
  const double pitch = stage.width / static_cast<double>(points);
  const double wide = std::clamp(pitch - 8, std::min(pitch, 1.0), 24.0);
  painter.setPen(theme.ink2);
  const QString target = plain_name(run_->concept_class().given_name(run_->scenario.target));
  const QString words = run_->by_hand()
                            ? tr("chance of another answer than %1's, this $S$").arg(target)
                            : tr("chance of a wrong answer, this $S$, %1").arg(vote_rule_name(run_->scenario.rule));
  MathText title = MathText::fitted(words, {caption}, stage.width);
  if (title.width() > stage.width)
    title =
        MathText::fitted(QCoreApplication::translate("PageTable", "chance of a wrong answer"), {caption}, stage.width);
  title.draw(painter, {0, 10});
  const bool framed = pitch >= 12;
  QList<QRectF> bars;
  for (std::size_t x = 0; x < points; ++x) {
    const double middle = pitch * (static_cast<double>(x) + 0.5);
    const QRectF room(middle - wide / 2, bars_top, wide, bars_base - bars_top);
    const double high = run_->wrong[x] > 0 ? std::max(1.0, room.height() * run_->wrong[x]) : 0;
    if (framed) {
      painter.setPen(QPen(theme.hair, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(room, 2, 2);
    }
    bars.append(QRectF(room.left(), room.bottom() - high, wide, high));
  }
  fill_rects(painter, bars, theme.ink2);
  if (!framed) stage.rule({0, bars_base}, {stage.width, bars_base}, theme.line);
  // The asked point's words first, then those that have room.
  LabelPlaces places(QRectF(-8, bars_base, stage.width + 16, 34));
  const auto say = [&](std::size_t x, bool strong) {
    const MathStyle style{caption, strong ? QFont::DemiBold : QFont::Normal};
    const MathText value(told_probability(run_->wrong[x]), style, MathText::Mode::plain);
    const MathText name(shortened(lone_name(run_->concept_class().point_name(static_cast<PointIndex>(x)))), style,
                        MathText::Mode::plain);
    const double width = std::max(value.width(), name.width());
    const double middle =
        std::clamp(pitch * (static_cast<double>(x) + 0.5), width / 2, std::max(width / 2, stage.width - width / 2));
    const QRectF box = places.find({QRectF(middle - width / 2 - 1.5, bars_base + 2, width + 3, 30)}, strong);
    if (box.isNull()) return;
    painter.setPen(strong ? theme.ink : theme.ink2);
    value.draw(painter, {middle, bars_base + 14}, 0.5);
    name.draw(painter, {middle, bars_base + 29}, 0.5);
  };
  say(run_->asked, true);
  for (std::size_t x = 0; x < points; ++x) {
    if (x != run_->asked) say(x, false);
  }
}

void VotesSidePicture::paint_meter(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  painter.setPen(theme.ink);
  const std::size_t asked = meter_.points.size();
  const QString title = asked == 0 ? tr("No answer asked yet") : tr("%n answer(s) so far", nullptr, plural(asked));
  stage.rich({0, meter_top + 6}, title, {13, QFont::DemiBold}, theme.ink);
  if (asked == 0) {
    stage.paragraph({0, meter_top + 25}, tr("The key A asks; each answer costs."), {12}, theme.ink2, stage.width, 16);
    return;
  }
  // The newest answers, oldest first.
  double x = 0;
  const std::size_t first = asked > most_shown ? asked - most_shown : 0;
  if (first > 0) x += stage.rich({0, meter_top + 28}, QStringLiteral("…"), {caption}, theme.ink3) + 4;
  for (std::size_t i = first; i < asked; ++i) {
    const QString name = brief_name(run_->concept_class().point_name(meter_.points[i]));
    const double width = MathText(name, {caption}, MathText::Mode::mixed).width();
    if (x + width + 18 > stage.width) break;
    stage.rich({x, meter_top + 28}, name, {caption}, theme.ink2);
    draw_label_cell(painter, theme, QRectF(x + width + 2, meter_top + 17.5, 13, 13), meter_.answers[i]);
    x += width + 22;
  }
  // One answer, then all of them by three rules.
  const AnswersPrivacy& privacy = meter_.privacy;
  const double most = std::isfinite(privacy.basic) ? std::max(privacy.basic, 1e-9) : 1;
  struct Line {
    QString words;
    double epsilon;
    bool strong;
  };
  const QString delta = rational_text(privacy.delta);
  const Line lines[] = {
      {tr("one answer"), privacy.one, false},
      {tr("all, added up"), privacy.basic, false},
      {tr("advanced, δ %1").arg(delta), privacy.advanced, false},
      {privacy.exact ? tr("exact, δ %1").arg(delta) : tr("best known, δ %1").arg(delta), privacy.composed, true}};
  double y = meter_top + 52;
  const double bar_left = 128;
  const double bar_right = stage.width - 40;
  for (const Line& line : lines) {
    painter.setPen(line.strong ? theme.ink : theme.ink2);
    MathText::fitted(line.words, {caption, line.strong ? QFont::DemiBold : QFont::Normal}, bar_left - 6)
        .draw(painter, {0, y});
    const double share = std::isfinite(line.epsilon) ? std::min(1.0, line.epsilon / most) : 1;
    stage.rule({bar_left, y - 4}, {bar_right, y - 4}, theme.hair);
    const QRectF bar(bar_left, y - 8, std::max(1.0, (bar_right - bar_left) * share), 7);
    painter.fillRect(bar, line.strong ? theme.ink : theme.ink3);
    stage.rich({stage.width, y}, upper_text(line.epsilon), {caption, line.strong ? QFont::DemiBold : QFont::Normal},
               line.strong ? theme.ink : theme.ink2, 1);
    y += 18;
  }
}

}  // namespace littlestone::ui

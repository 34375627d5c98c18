// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_picture.hpp"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double tower_top = 18;
constexpr double tower_base = 198;
constexpr double labels_y = 219;
constexpr double claims_x = 500;
constexpr double rule_y = 232;
constexpr double stairs_top = 274;
constexpr double stairs_base = 448;
constexpr double stairs_left = 64;
constexpr double stairs_right = 536;
constexpr double most_examples = 20;
constexpr double strong_y = 490;
constexpr double least_height = 486;
constexpr double with_strong = 592;
constexpr double caption = 11;

QString largest_text(const Consequence& said) {
  const double value = said.largest_set.convert_to<double>();
  return count_text(value);
}

}  // namespace

WhatFollowsMoment WhatFollowsMoment::at(int step, std::size_t logarithms) {
  const int m = static_cast<int>(logarithms);
  WhatFollowsMoment moment;
  moment.logarithms = std::min(step, m);
  moment.ramsey = std::clamp(step - m, 0, 2);
  moment.privacy = std::clamp(step - m - 2, 0, 2);
  moment.both = std::clamp(step - m - 4, 0, 2);
  moment.stairs = std::clamp(step - m - 6, 0, 3);
  moment.strong = std::clamp(step - m - 9, 0, 3);
  return moment;
}

WhatFollowsPicture::WhatFollowsPicture(std::shared_ptr<const WhatFollowsFacts> facts, int step, double phase)
    : facts_(std::move(facts)),
      moment_(WhatFollowsMoment::at(step, logarithms_of(facts_->scenario))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {}

QString WhatFollowsPicture::description() const {
  const StairStep* here = facts_->here();
  return here == nullptr ? tr("A tower of %n numbers.", nullptr, static_cast<int>(facts_->scenario.height))
                         : tr("A tower of %n numbers. %1 examples are refuted from height %2 on.", nullptr,
                              static_cast<int>(facts_->scenario.height))
                               .arg(here->examples)
                               .arg(here->height(facts_->scenario.form));
}

double WhatFollowsPicture::tile_pitch() const {
  return std::min(20.0, (tower_base - tower_top) / static_cast<double>(std::max(9U, facts_->scenario.height)));
}

unsigned WhatFollowsPicture::most_height() const { return std::max(24U, facts_->scenario.height); }

double WhatFollowsPicture::tiles_at(QPointF at, const QRectF& area) const {
  const double y = Stage::place(at, area, natural_size(), least_height).y();
  return (tower_base - y) / tile_pitch();
}

unsigned WhatFollowsPicture::height_at(QPointF at, const QRectF& area) const {
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double height = (x - stairs_left) / (stairs_right - stairs_left) * most_height();
  return static_cast<unsigned>(std::lround(std::clamp(height, 1.0, static_cast<double>(most_height()))));
}

void WhatFollowsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void WhatFollowsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  paint_towers(stage);
  paint_claims(stage);
  stage.rule({24, rule_y}, {stage.width - 24, rule_y}, theme.hair);
  paint_stairs(stage);
  if (stage.height >= with_strong - 1) paint_strong(stage);
}

void WhatFollowsPicture::paint_towers(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const LowerBoundScenario& s = facts_->scenario;
  const int m = static_cast<int>(logarithms_of(s));
  const double column = std::min(92.0, 400.0 / std::max(1, m));
  const double tile_width = std::min(30.0, column * 0.55);
  const double pitch = tile_pitch();
  const int height = static_cast<int>(s.height);
  struct TowerName {
    MathText text;
    double from;
    bool last;
  };
  std::vector<TowerName> names;
  for (int k = 0; k <= m; ++k) {
    const double x = 51 + column * k;
    const bool reached = k <= moment_.logarithms;
    const bool newest = k == moment_.logarithms && k > 0 && moment_.ramsey == 0;
    for (int tile = 0; tile < height; ++tile) {  // from the bottom
      const bool gone = tile < k;
      const double y = tower_base - pitch * (tile + 1);
      const QRectF box(x - tile_width / 2, y + 1, tile_width, pitch - 2);
      const bool last = k == m && !gone && moment_.ramsey > 0;
      const bool bottom = tile == k && !gone;
      painter.setBrush(Qt::NoBrush);
      if (!reached || gone) {
        QPen pen(theme.line, 1, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2, 2});
        const bool falls = newest && tile == k - 1 && grown_ < 1;
        painter.setPen(reached || k == 0 ? pen : QPen(theme.hair, 1));
        if (!falls && !reached) continue;
        painter.drawRoundedRect(box, 3, 3);
        continue;
      }
      painter.setPen(QPen(last || bottom ? theme.ink : theme.line, last ? 1.5 : 1 + theme.heavier));
      painter.setBrush(last ? theme.lineage : theme.canvas);
      painter.drawRoundedRect(box, 3, 3);
      if (pitch >= 13 && tile_width >= 14) {
        const QString number = tile + 1 == height ? whole_text(s.top) : QStringLiteral("2");
        painter.setPen(theme.ink);
        MathText::fitted(number, {12, last ? QFont::DemiBold : QFont::Normal}, tile_width - 2)
            .draw(painter, {x, box.center().y() + 4.5}, 0.5);
      }
    }
    if (k == 0) {
      const QRectF grip(x - tile_width / 2 - 4, tower_base - pitch * height - 8, tile_width + 8, pitch + 10);
      stage.spots.add(painter, grip, 6, {}, Spot::Act::drag, tower_handle);
    }
    if (k < m && k < moment_.logarithms && column >= 50) {
      const double y = tower_base - pitch * (k + 0.5);
      draw_arrow(painter, theme.ink2, {x + tile_width / 2 + 8, y}, column - tile_width - 16);
      stage.words({x + column / 2, y - 6}, QStringLiteral("log"), TextRole::caption, theme.ink2, 0.5);
    }
    const bool named = reached && (column >= 50 || k == 0 || k == m);
    if (!named) continue;
    const QString of = s.form == ConsequenceForm::dimension ? QStringLiteral("$d$") : QStringLiteral("|$X$|");
    QString name = k == 0 ? of : k == 1 ? QStringLiteral("log ") + of : QStringLiteral("$log^{(%1)}$ ").arg(k) + of;
    const bool last = k == m && moment_.ramsey > 0;
    if (last) {
      const auto left = tower_of(s).iterated_log2(static_cast<unsigned>(m));
      name += left ? QStringLiteral(" = ") + tower_markup(*left) : tr(": nothing is left");
    }
    // The last one ends where the claims begin.
    const MathText text(name, {12, last ? QFont::DemiBold : QFont::Normal}, MathText::Mode::mixed);
    const double from = std::clamp(x - text.width() / 2, 24.0, claims_x - 14 - text.width());
    names.push_back({text, from, last});
  }
  // Those between give way to the first and the last.
  double free_from = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const TowerName& one = names[i];
    const bool ends = i == 0 || i + 1 == names.size();
    if (!ends && (one.from < free_from || one.from + one.text.width() + 8 > names.back().from)) continue;
    painter.setPen(one.last ? theme.ink : theme.ink2);
    one.text.draw(painter, {one.from, labels_y});
    free_from = one.from + one.text.width() + 8;
  }
  if (moment_.logarithms == m) {
    const int rest = std::max(0, height - m);
    const double x = 51 + column * m + tile_width / 2 + 8;
    const double y = std::max(tower_top + 10, tower_base - pitch * height + 12);
    const QString words = tr("%n left", nullptr, rest);
    if (x + MathText(words, {caption, QFont::DemiBold}, MathText::Mode::mixed).width() < claims_x - 18) {
      stage.rich({x, y}, words, {caption, QFont::DemiBold}, theme.ink);
    }
  }
}

void WhatFollowsPicture::paint_claims(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const LowerBoundScenario& s = facts_->scenario;
  const StairStep* here = facts_->here();
  const double room = stage.width - 24 - claims_x;
  stage.rule({claims_x - 12, 20}, {claims_x - 12, 200}, theme.hair);
  const auto fitted = [&](double y, const QString& markup, const MathStyle& style, const QColor& color) {
    stage.painter.setPen(color);
    MathText::fitted(markup, style, room).draw(stage.painter, {claims_x, y});
  };
  fitted(44, tr("Homogeneous points"), {13, QFont::DemiBold}, theme.ink);
  if (here == nullptr) {
    stage.paragraph(
        {claims_x, 68},
        facts_->stairs.empty() ? tr("working it out…") : tr("Claim 22 promises no step here: nothing follows."), {12},
        theme.ink2, room, 17);
    return;
  }
  const auto said = [&](double y, const QString& words, const QString& number, const QString& source) {
    fitted(y, words, {12}, theme.ink2);
    const double wide = stage.rich({claims_x, y + 24}, number, {20, QFont::DemiBold}, theme.ink);
    stage.painter.setPen(theme.ink3);
    MathText::fitted(source, {caption}, std::max(40.0, room - wide - 18))
        .draw(stage.painter, {claims_x + std::max(92.0, wide + 18), y + 23});
  };
  if (moment_.ramsey > 1 || moment_.privacy > 0) {
    const auto left = ramsey_leaves(tower_of(s), logarithms_of(s), here->said->log2_ramsey);
    said(68, tr("Ramsey leaves at least"), left ? tower_markup(*left) : tr("none"), tr("Lemma 17"));
  }
  if (moment_.privacy > 0) {
    said(122, tr("private and accurate: at most"), largest_text(*here->said), tr("Lemma 18, sharp"));
  }
  if (moment_.both > 0) {
    stage.rule({claims_x, 162}, {stage.width - 24, 162}, theme.ink, 2);
    const QString words =
        facts_->refutes()
            ? tr("So no (%1, $δ$)-private learner does it with %n examples.", nullptr, static_cast<int>(s.examples))
                  .arg(rational_text(s.epsilon))
            : tr("At this height nothing is refuted: %n examples are from height %1 on.", nullptr,
                 static_cast<int>(s.examples))
                  .arg(here->height(s.form));
    stage.paragraph({claims_x, 181}, words, {13, QFont::DemiBold}, theme.ink, room, 18);
  }
}

void WhatFollowsPicture::paint_stairs(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const LowerBoundScenario& s = facts_->scenario;
  const unsigned most = most_height();
  const auto x_at = [&](double height) { return stairs_left + (stairs_right - stairs_left) * height / most; };
  const auto y_at = [&](double m) { return stairs_base + (stairs_top - stairs_base) * m / most_examples; };
  stage.rich({24, rule_y + 20}, tr("How many examples a private learner needs, at least"), {14, QFont::DemiBold},
             theme.ink);
  stage.rich({stairs_left - 8, stairs_top - 10}, QStringLiteral("$m$"), {13}, theme.ink, 1);
  constexpr double written = 5;  // the height of all that can be written down
  painter.fillRect(QRectF(x_at(0), stairs_top, x_at(written) - x_at(0), stairs_base - stairs_top), theme.panel);
  for (int m = 0; m <= 20; m += 5) {
    stage.rule({stairs_left, y_at(m)}, {stairs_right, y_at(m)}, theme.hair);
    stage.words({stairs_left - 8, y_at(m) + 4}, QString::number(m), TextRole::caption, theme.ink3, 1);
  }
  const unsigned every = most <= 24 ? 4 : 8;
  for (unsigned h = 0; h <= most; h += every) {
    if (std::abs(static_cast<double>(h) - s.height) * (x_at(1) - x_at(0)) < 16) continue;
    stage.words({x_at(h), stairs_base + 14}, QString::number(h), TextRole::caption, theme.ink3, 0.5);
  }
  stage.rich({x_at(s.height), stairs_base + 14}, QString::number(s.height), {12, QFont::DemiBold}, theme.ink, 0.5);
  const QString axis = s.form == ConsequenceForm::dimension
                           ? tr("height of the tower = log* of Ldim $d$; 4 is 65 536, 5 is $2^{65 536}$")
                           : tr("height of the tower = log* |$X$|; 4 is 65 536 points, 5 is $2^{65 536}$");
  painter.setPen(theme.ink2);
  MathText::fitted(axis, {caption}, stairs_right - stairs_left).draw(painter, {stairs_left, stairs_base + 29});
  const auto outline = [&](const std::vector<StairStep>& stairs) {
    QPolygonF line;
    double before = 0;
    line << QPointF(x_at(0), y_at(0));
    for (unsigned h = 0; h <= most; ++h) {
      const auto m = static_cast<double>(WhatFollowsFacts::refuted(stairs, s.form, h));
      if (m != before) line << QPointF(x_at(h), y_at(before)) << QPointF(x_at(h), y_at(m));
      before = m;
    }
    line << QPointF(x_at(most), y_at(before));
    return line;
  };
  const auto dashed = [&](const QPolygonF& line, const QColor& color, double width) {
    QPen pen(color, width + theme.heavier, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7 / width, 4 / width});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
  };
  const QPolygonF sharp = outline(facts_->stairs);
  for (int i = 0; i + 1 < sharp.size(); ++i) {
    if (sharp[i].y() != sharp[i + 1].y() || sharp[i].y() >= y_at(0)) continue;
    const QPolygonF column({sharp[i], sharp[i + 1], {sharp[i + 1].x(), y_at(0)}, {sharp[i].x(), y_at(0)}});
    QColor stripe = theme.line;
    stripe.setAlphaF(theme.faded_loser < 1 ? 0.45F : 1.0F);
    painter.fillPath(hatch_path(column, 6, 1), stripe);
  }
  dashed(sharp, theme.ink, 2);
  dashed(outline(facts_->paper), theme.ink2, 1.5);
  // What is enough, with a constant nobody knows.
  QPainterPath enough;
  for (double h = 0; h <= 7.4; h += 0.1) {
    const QPointF at(x_at(h), y_at(std::pow(h, 1.5)));
    h == 0 ? enough.moveTo(at) : enough.lineTo(at);
  }
  QPen dots(theme.ink2, 1.5, Qt::CustomDashLine, Qt::FlatCap);
  dots.setDashPattern({2 / 1.5, 3 / 1.5});
  painter.setPen(dots);
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(enough);
  LabelPlaces places(QRectF(stairs_left, stairs_top - 8, stairs_right - stairs_left, stairs_base - stairs_top + 6));
  for (int i = 0; i + 1 < sharp.size(); ++i) places.take_line(sharp[i], sharp[i + 1]);
  for (double h = 1; h <= 7.4; h += 0.5) {
    places.take_line({x_at(h - 0.5), y_at(std::pow(h - 0.5, 1.5))}, {x_at(h), y_at(std::pow(h, 1.5))}, 2);
  }
  const auto say = [&](const QString& words, const MathStyle& style, const QColor& color,
                       const std::vector<QPointF>& starts) {
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const QPointF& at : starts) boxes.push_back(words_box(at, width, style.size));
    const QRectF box = places.find(boxes, false);
    if (!box.isNull()) stage.rich(baseline_in(box, style.size), words, style, color);
  };
  // The ring: where the scenario stands.
  const double at_m = std::min<double>(static_cast<double>(s.examples), most_examples);
  const QPointF ring(x_at(s.height), y_at(at_m));
  stage.dashed({ring.x(), ring.y() + 8}, {ring.x(), stairs_base}, theme.ink, 1.25, 2, 3);
  painter.setPen(QPen(theme.ink, 2.5));
  painter.setBrush(theme.canvas);
  painter.drawEllipse(ring, 6.5, 6.5);
  places.take(QRectF(ring - QPointF(12, 12), QSizeF(24, 24)));
  stage.spots.add(painter, QRectF(ring - QPointF(14, 14), QSizeF(28, 28)), 12, {}, Spot::Act::drag, ring_handle);
  const double here_width = MathText(tr("here"), {caption, QFont::DemiBold}, MathText::Mode::mixed).width();
  say(tr("here"), {caption, QFont::DemiBold}, theme.ink,
      {{ring.x() - 14 - here_width, ring.y() - 6}, {ring.x() + 14, ring.y() - 6}, {ring.x() + 14, ring.y() + 16}});
  say(tr("(log* |$X$|)$^{1.5}$ is enough, constant unknown"), {caption}, theme.ink2,
      {{x_at(7.7), stairs_top + 10}, {x_at(7.7), stairs_top + 26}});
  say(tr("all that can be written down"), {caption}, theme.ink2,
      {{x_at(0) + 5, y_at(14)}, {x_at(0) + 5, y_at(17)}, {x_at(0) + 5, y_at(3)}});
  say(tr("refuted"), {12, QFont::DemiBold}, theme.ink2,
      {{x_at(most * 0.76), y_at(5)}, {x_at(most * 0.6), y_at(3)}, {x_at(most * 0.85), y_at(8)}});
  // What stands at the right.
  const double x = stairs_right + 12;
  const double room = stage.width - 24 - x;
  const auto fitted = [&](double y, const QString& markup, const MathStyle& style, const QColor& color) {
    painter.setPen(color);
    MathText::fitted(markup, style, room).draw(painter, {x, y});
  };
  fitted(stairs_top + 8, s.form == ConsequenceForm::sample ? tr("sharp, own sample") : tr("sharp"),
         {caption, QFont::DemiBold}, theme.ink);
  fitted(stairs_top + 24, tr("dashed: bounds"), {caption}, theme.ink3);
  fitted(stairs_top + 52, tr("what privacy leaves of $X$′"), {caption}, theme.ink2);
  double y = stairs_top + 69;
  for (const StairStep& step : facts_->stairs) {
    if (step.examples > 8 || !step.said) continue;
    const bool own = step.examples == s.examples;
    const MathStyle style{caption, own ? QFont::DemiBold : QFont::Normal};
    stage.rich({x, y}, QStringLiteral("$m$ = %1").arg(step.examples), style, own ? theme.ink : theme.ink2);
    stage.rich({x + room, y}, tr("%1 points").arg(largest_text(*step.said)), style, own ? theme.ink : theme.ink2, 1);
    y += 15;
  }
  fitted(stairs_base - 14, tr("the paper's own line"), {caption, QFont::DemiBold}, theme.ink2);
  fitted(stairs_base, s.form == ConsequenceForm::sample ? tr("with its $T$ and $D$") : tr("divided by 9"), {caption},
         theme.ink3);
}

void WhatFollowsPicture::paint_strong(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const LowerBoundScenario& s = facts_->scenario;
  stage.rule({24, strong_y}, {stage.width - 24, strong_y}, theme.hair);
  const double title = stage.rich({24, strong_y + 19}, tr("Weak makes strong"), {14, QFont::DemiBold}, theme.ink);
  painter.setPen(theme.ink2);
  MathText::fitted(tr("one learner that is barely private and barely right is enough (Theorem 8)"), {caption},
                   stage.width - 48 - title - 14)
      .draw(painter, {24 + title + 14, strong_y + 19});
  const auto card = [&](double x, double width, bool strong) {
    const QRectF box(x, strong_y + 30, width, 72);
    painter.setPen(QPen(strong ? theme.ink : theme.hair, strong ? 2 : 1));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    return box;
  };
  const auto line = [&](const QRectF& box, double dy, const QString& markup, const MathStyle& style,
                        const QColor& color, double from = 12, double width = 0) {
    painter.setPen(color);
    MathText::fitted(markup, style, width > 0 ? width : box.width() - from - 8)
        .draw(painter, {box.left() + from, box.top() + dy});
  };
  const QRectF weak = card(24, 164, false);
  const int m = static_cast<int>(s.examples) - 1;
  line(weak, 20, tr("some weak learner"), {12, QFont::DemiBold}, theme.ink);
  line(weak, 38, tr("%n examples, $ε$ = %1", nullptr, m).arg(rational_text(s.epsilon)), {caption}, theme.ink2);
  line(weak, 54, tr("wrong on %1, fails %2").arg(share_text(s.alpha), share_text(s.beta)), {caption}, theme.ink2);
  draw_arrow(painter, theme.ink, {194, strong_y + 66}, 24);
  const QRectF finite = card(224, 128, false);
  line(finite, 20, tr("Ldim is finite"), {12, QFont::DemiBold}, theme.ink);
  const StairStep* here = facts_->here();
  if (here != nullptr) {
    const unsigned height = here->height(ConsequenceForm::dimension);
    line(finite, 38, QStringLiteral("$d$ < 2↑↑%1").arg(height), {caption}, theme.ink2);
  }
  line(finite, 54, tr("Theorem 2"), {caption}, theme.ink2);
  draw_arrow(painter, theme.ink, {358, strong_y + 66}, 24);
  const QRectF strong = card(388, stage.width - 24 - 388, true);
  line(strong, 20, tr("M learns at any $ε$, $δ$, $α$, $β$"), {12, QFont::DemiBold}, theme.ink);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.m);
  painter.drawEllipse(QPointF(strong.right() - 16, strong.top() + 16), 5, 5);
  const double half = strong.width() / 2;
  line(strong, 37, tr("the theorem knows"), {caption}, theme.ink2, 12, half - 20);
  line(strong, 58, tr("$n$: a tower"), {15, QFont::DemiBold}, theme.ink2, 12, half - 20);
  stage.rule({strong.left() + half, strong.top() + 28}, {strong.left() + half, strong.bottom() - 10}, theme.hair);
  const QString compared = QString::fromStdString(s.class_text);
  if (facts_->littlestone) {
    line(strong, 37, tr("%1 has $d$ = %2").arg(compared).arg(*facts_->littlestone), {caption}, theme.ink2, half + 12);
    line(strong, 58,
         facts_->log10_examples ? QStringLiteral("$n$ = ") + power_of_ten_text(*facts_->log10_examples)
                                : tr("$n$: no sharp row"),
         {15, QFont::DemiBold}, theme.m_text, half + 12);
  } else {
    line(strong, 37, tr("working it out…"), {caption}, theme.ink3, half + 12);
  }
}

HeightsPicture::HeightsPicture(LowerBoundScenario scenario) : scenario_(std::move(scenario)) {}

QString HeightsPicture::description() const {
  return tr("How often log is taken until 1 is left: of this scenario %1 times, of 65 536 four times.")
      .arg(log_star(tower_of(scenario_)));
}

void HeightsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  struct Row {
    QString name;
    QString number;
    unsigned height;
  };
  const double atoms = 80 * std::log2(10.0);
  const std::vector<Row> rows = {
      {tr("points of this scenario"), tower_markup(tower_of(scenario_)), log_star(tower_of(scenario_))},
      {tr("2↑↑5, never written out"), QStringLiteral("$2^{65 536}$"), log_star(Tower::of_twos(5))},
      {tr("atoms that we can see"), QStringLiteral("$10^{80}$"), log_star(Tower{1, atoms})},
      {tr("a 64-bit word"), QStringLiteral("$2^{64}$"), log_star(Tower{1, 64})},
      {QStringLiteral("thresholds:65536"), QStringLiteral("65 536"), log_star(Tower{0, 65536})},
      {QStringLiteral("thresholds:16"), QStringLiteral("16"), log_star(Tower{0, 16})}};
  double y = 14;
  for (const Row& row : rows) {
    painter.setPen(theme.ink2);
    MathText::fitted(row.name, {12}, 150).draw(painter, {0, y});
    stage.rich({218, y}, row.number, {12}, theme.ink, 1);
    stage.rich({254, y}, QString::number(row.height), {12, QFont::DemiBold}, theme.ink, 1);
    stage.rule({0, y + 6}, {256, y + 6}, theme.hair);
    y += 20;
  }
  stage.words({254, y}, QStringLiteral("log*"), TextRole::caption, theme.ink3, 1);
}

}  // namespace littlestone::ui

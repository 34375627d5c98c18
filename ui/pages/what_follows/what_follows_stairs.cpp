// SPDX-License-Identifier: GPL-3.0-or-later
// The stairs of the What follows picture: how many examples are refuted, by the height of the tower.
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/what_follows/what_follows_frame.hpp"
#include "ui/pages/what_follows/what_follows_picture.hpp"

namespace littlestone::ui {

using namespace what_follows_parts;

namespace {

constexpr double most_examples = 20;
constexpr double written_height = 5;  // of all that can be written down
constexpr double enough_until = 7.4;  // there height^1.5, which is enough, leaves the plot
constexpr std::size_t most_told = 8;  // examples, in the list at the right

double enough_examples(double height) { return std::pow(height, 1.5); }

class StairsDrawing {
 public:
  StairsDrawing(const Stage& stage, const WhatFollowsFacts& facts, unsigned most_height)
      : stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        facts_(facts),
        scenario_(facts.scenario),
        most_(most_height),
        known_until_(known_height(facts, most_height)),
        sharp_(outline(facts.stairs)),
        places_(QRectF(stairs_left, stairs_top - 8, stairs_right - stairs_left, stairs_base - stairs_top + 6)) {}

  void paint() {
    paint_axes();
    paint_refuted();
    paint_outline(sharp_, theme_.ink, 2);
    paint_outline(outline(facts_.paper), theme_.ink2, 1.5);
    paint_enough();
    paint_ring();
    paint_names();
    paint_side();
  }

 private:
  [[nodiscard]] double x_at(double height) const { return stairs_left + (stairs_right - stairs_left) * height / most_; }
  [[nodiscard]] static double y_at(double examples) {
    return stairs_base + (stairs_top - stairs_base) * examples / most_examples;
  }

  void paint_axes() {
    stage_.rich({24, rule_y + 20}, WhatFollowsPicture::tr("How many examples a private learner needs, at least"),
                {14, QFont::DemiBold}, theme_.ink);
    stage_.rich({stairs_left - 8, stairs_top - 10}, QStringLiteral("$m$"), {13}, theme_.ink, 1);
    painter_.fillRect(QRectF(x_at(0), stairs_top, x_at(written_height) - x_at(0), stairs_base - stairs_top),
                      theme_.panel);
    for (int m = 0; m <= 20; m += 5) {
      stage_.rule({stairs_left, y_at(m)}, {stairs_right, y_at(m)}, theme_.hair);
      stage_.words({stairs_left - 8, y_at(m) + 4}, QString::number(m), TextRole::caption, theme_.ink3, 1);
    }
    const unsigned every = most_ <= 24 ? 4 : 8;
    for (unsigned h = 0; h <= most_; h += every) {
      if (std::abs(static_cast<double>(h) - scenario_.height) * (x_at(1) - x_at(0)) < 16) continue;
      stage_.words({x_at(h), stairs_base + 14}, QString::number(h), TextRole::caption, theme_.ink3, 0.5);
    }
    stage_.rich({x_at(scenario_.height), stairs_base + 14}, QString::number(scenario_.height), {12, QFont::DemiBold},
                theme_.ink, 0.5);
    const QString axis =
        scenario_.form == ConsequenceForm::dimension
            ? WhatFollowsPicture::tr("height of the tower = log* of Ldim $d$; 4 is 65 536, 5 is $2^{65 536}$")
            : WhatFollowsPicture::tr("height of the tower = log* |$X$|; 4 is 65 536 points, 5 is $2^{65 536}$");
    painter_.setPen(theme_.ink2);
    MathText::fitted(axis, {caption}, stairs_right - stairs_left).draw(painter_, {stairs_left, stairs_base + 29});
  }

  /// The upper edge of what these steps refute.
  [[nodiscard]] QPolygonF outline(const std::vector<StairStep>& stairs) const {
    QPolygonF line;
    double before = 0;
    line << QPointF(x_at(0), y_at(0));
    for (unsigned h = 0; h <= known_until_; ++h) {
      const auto m = static_cast<double>(WhatFollowsFacts::refuted(stairs, scenario_.form, h));
      if (m != before) line << QPointF(x_at(h), y_at(before)) << QPointF(x_at(h), y_at(m));
      before = m;
    }
    line << QPointF(x_at(known_until_), y_at(before));
    return line;
  }

  /// While steps are worked out a higher one may still be missing beyond the last of those that follow each other.
  [[nodiscard]] static unsigned known_height(const WhatFollowsFacts& facts, unsigned most_height) {
    if (facts.complete) return most_height;
    unsigned known = 0;
    std::size_t expected = 2;
    for (const StairStep& step : facts.stairs) {
      if (step.examples != expected || !step.said) break;
      known = std::min(most_height, step.height(facts.scenario.form));
      expected += 2;
    }
    return known;
  }

  // Hatched, one column under each step of the sharp stairs.
  void paint_refuted() {
    for (int i = 0; i + 1 < sharp_.size(); ++i) {
      if (sharp_[i].y() != sharp_[i + 1].y() || sharp_[i].y() >= y_at(0)) continue;
      const QPolygonF column({sharp_[i], sharp_[i + 1], {sharp_[i + 1].x(), y_at(0)}, {sharp_[i].x(), y_at(0)}});
      QColor stripe = theme_.line;
      stripe.setAlphaF(theme_.faded_loser < 1 ? 0.45F : 1.0F);
      painter_.fillPath(hatch_path(column, 6, 1), stripe);
    }
  }

  void paint_outline(const QPolygonF& line, const QColor& color, double width) {
    QPen pen(color, width + theme_.heavier, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7 / width, 4 / width});
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPolyline(line);
  }

  // What is enough, with a constant nobody knows.
  void paint_enough() {
    QPainterPath enough;
    for (double h = 0; h <= enough_until; h += 0.1) {
      const QPointF at(x_at(h), y_at(enough_examples(h)));
      h == 0 ? enough.moveTo(at) : enough.lineTo(at);
    }
    QPen dots(theme_.ink2, 1.5, Qt::CustomDashLine, Qt::FlatCap);
    dots.setDashPattern({2 / 1.5, 3 / 1.5});
    painter_.setPen(dots);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawPath(enough);
  }

  // Where the scenario stands.
  void paint_ring() {
    const double at_m = std::min<double>(static_cast<double>(scenario_.tower_examples), most_examples);
    ring_ = {x_at(scenario_.height), y_at(at_m)};
    stage_.dashed({ring_.x(), ring_.y() + 8}, {ring_.x(), stairs_base}, theme_.ink, 1.25, 2, 3);
    painter_.setPen(QPen(theme_.ink, 2.5));
    painter_.setBrush(theme_.canvas);
    painter_.drawEllipse(ring_, 6.5, 6.5);
    stage_.spots.add(painter_, QRectF(ring_ - QPointF(14, 14), QSizeF(28, 28)), 12, {}, Spot::Act::drag,
                     WhatFollowsPicture::ring_handle);
  }

  // Names in the plot, where they lie over no line.
  void paint_names() {
    for (int i = 0; i + 1 < sharp_.size(); ++i) places_.take_line(sharp_[i], sharp_[i + 1]);
    for (double h = 1; h <= enough_until; h += 0.5) {
      places_.take_line({x_at(h - 0.5), y_at(enough_examples(h - 0.5))}, {x_at(h), y_at(enough_examples(h))}, 2);
    }
    places_.take(QRectF(ring_ - QPointF(12, 12), QSizeF(24, 24)));
    const QString here = WhatFollowsPicture::tr("here");
    const double here_width = MathText(here, {caption, QFont::DemiBold}, MathText::Mode::mixed).width();
    if (!facts_.complete) {
      const QPointF end = sharp_.back();
      say(WhatFollowsPicture::tr("… working it out"), {caption, QFont::DemiBold}, theme_.ink,
          {{end.x() + 6, end.y() + 4}, {end.x() + 6, end.y() - 14}, {end.x() + 6, end.y() + 20}});
    }
    say(here, {caption, QFont::DemiBold}, theme_.ink,
        {{ring_.x() - 14 - here_width, ring_.y() - 6},
         {ring_.x() + 14, ring_.y() - 6},
         {ring_.x() + 14, ring_.y() + 16}});
    say(WhatFollowsPicture::tr("(log* |$X$|)$^{1.5}$ is enough, constant unknown"), {caption}, theme_.ink2,
        {{x_at(7.7), stairs_top + 10}, {x_at(7.7), stairs_top + 26}});
    say(WhatFollowsPicture::tr("all that can be written down"), {caption}, theme_.ink2,
        {{x_at(0) + 5, y_at(14)}, {x_at(0) + 5, y_at(17)}, {x_at(0) + 5, y_at(3)}});
    say(WhatFollowsPicture::tr("refuted"), {12, QFont::DemiBold}, theme_.ink2,
        {{x_at(most_ * 0.76), y_at(5)}, {x_at(most_ * 0.6), y_at(3)}, {x_at(most_ * 0.85), y_at(8)}});
  }

  // At the first of these places that is free, or not at all.
  void say(const QString& words, const MathStyle& style, const QColor& color, const std::vector<QPointF>& starts) {
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    boxes.reserve(starts.size());
    for (const QPointF& at : starts) boxes.push_back(words_box(at, width, style.size));
    const QRectF box = places_.find(boxes, false);
    if (!box.isNull()) stage_.rich(baseline_in(box, style.size), words, style, color);
  }

  // At the right: what the lines are, and what privacy leaves by the number of examples.
  void paint_side() {
    const bool sample = scenario_.form == ConsequenceForm::sample;
    const double x = stairs_right + 12;
    const double room = stage_.width - 24 - x;
    const auto fitted = [&](double y, const QString& markup, const MathStyle& style, const QColor& color) {
      painter_.setPen(color);
      MathText::fitted(markup, style, room).draw(painter_, {x, y});
    };
    fitted(stairs_top + 8, sample ? WhatFollowsPicture::tr("sharp, own sample") : WhatFollowsPicture::tr("sharp"),
           {caption, QFont::DemiBold}, theme_.ink);
    fitted(stairs_top + 24, WhatFollowsPicture::tr("dashed: bounds"), {caption}, theme_.ink3);
    fitted(stairs_top + 52, WhatFollowsPicture::tr("what privacy leaves of $X$′"), {caption}, theme_.ink2);
    double y = stairs_top + 69;
    for (const StairStep& step : facts_.stairs) {
      if (step.examples > most_told || !step.said) continue;
      const bool own = step.examples == scenario_.tower_examples;
      const MathStyle style{caption, own ? QFont::DemiBold : QFont::Normal};
      const QColor color = own ? theme_.ink : theme_.ink2;
      stage_.rich({x, y}, QStringLiteral("$m$ = %1").arg(step.examples), style, color);
      stage_.rich({x + room, y}, WhatFollowsPicture::tr("%1 points").arg(largest_text(*step.said)), style, color, 1);
      y += 15;
    }
    fitted(stairs_base - 14, WhatFollowsPicture::tr("the paper's own line"), {caption, QFont::DemiBold}, theme_.ink2);
    fitted(stairs_base,
           !facts_.paper_applies() ? WhatFollowsPicture::tr("not for these $ε$, $δ$, $α$, $β$")
           : sample                ? WhatFollowsPicture::tr("with its $T$ and $D$")
                                   : WhatFollowsPicture::tr("divided by 9"),
           {caption}, theme_.ink3);
  }

  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  const WhatFollowsFacts& facts_;
  const LowerBoundScenario& scenario_;
  unsigned most_;         // height of the axis
  unsigned known_until_;  // to this height the stairs are worked out
  QPolygonF sharp_;
  LabelPlaces places_;
  QPointF ring_;
};

}  // namespace

void WhatFollowsPicture::paint_stairs(const Stage& stage) const {
  StairsDrawing(stage, *facts_, most_height()).paint();
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Both laws of what anyone may see, on a log scale: there, nearly the same is a gap of one height.
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_drawing.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double limit_width = 122;
constexpr double narrow_limits = 96;  // the limits, where they stand below the laws
constexpr int most_laws_decades = 12;

// Pr[the noisy count is v], 0 for a count of 0.
double chance_of(const StableHistogram& histogram, std::uint64_t count, std::int64_t v) {
  return count == 0 ? 0 : histogram.noise_probability(v - static_cast<std::int64_t>(count));
}

QString decade_text(int power) {
  static const char* const small[] = {"1", ".1", ".01", ".001"};
  return power < 4 ? QString::fromLatin1(small[power]) : QStringLiteral("10") + superscript(-power);
}

void hollow_tick(const Stage& stage, const QRectF& rect, const QColor& color) {
  stage.painter.setPen(QPen(color, 1.4 + stage.theme.heavier));
  stage.painter.setBrush(stage.theme.canvas);
  stage.painter.drawRect(rect);
}

constexpr double tick_words_pitch = 16;

// The first free place for lines of words in a room, from its right top downwards.
QRectF free_place(LabelPlaces& places, const QRectF& room, double width, double size, std::size_t lines) {
  std::vector<QRectF> candidates;
  const double below = tick_words_pitch * static_cast<double>(lines - 1);
  for (double y = room.top() + size; y + below < room.bottom(); y += 8) {
    for (double x = room.right() - width; x >= room.left(); x -= 14)
      candidates.push_back(words_box({x, y}, width, size).adjusted(0, 0, 0, below));
  }
  return places.find(candidates, false);
}

}  // namespace

std::vector<NeighbourCurve> neighbour_curves(const NeighbourFacts& facts) {
  std::vector<NeighbourCurve> curves;
  const auto add = [&](std::size_t i) { curves.push_back({i, facts.votes[i].before, facts.votes[i].after}); };
  if (facts.loses) add(*facts.loses);
  if (facts.gains) add(*facts.gains);
  if (!curves.empty() || facts.votes.empty()) return curves;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < facts.votes.size(); ++i) {
    if (facts.batch->vote && facts.votes[i].labels == *facts.batch->vote) kept = i;
  }
  add(kept);
  return curves;
}

NeighbourPicture::LawsFrame NeighbourPicture::laws_frame(const Stage& stage, double top) const {
  LawsFrame frame;
  frame.top = top + 42;
  frame.base = stage.height - 39;
  frame.right = stage.width - neighbour_side - limit_width - 20;
  if (narrow_) {
    frame.top += 18;
    frame.base -= narrow_limits;
    frame.right = stage.width - 12;
    frame.threshold = frame.left + 138;
  }
  const StableHistogram histogram = facts_->batch->histogram();
  frame.first = histogram.threshold();
  const std::vector<NeighbourCurve> curves = neighbour_curves(*facts_);
  std::int64_t span = frame.ticks - 1;
  for (const NeighbourCurve& one : curves) {
    if (one.paired())
      span = std::max(span, static_cast<std::int64_t>(std::max(one.before, one.after)) + 6 - frame.first);
  }
  frame.every = (span + frame.ticks - 2) / (frame.ticks - 1);
  double least = 1e-3;
  for (const NeighbourCurve& one : curves) {
    const int last = one.paired() ? frame.ticks - 1 : 0;
    for (const std::uint64_t count : {one.before, one.after}) {
      for (const int tick : {0, last}) {
        const double chance = chance_of(histogram, count, frame.value(tick));
        if (chance > 0) least = std::min(least, chance);
      }
    }
  }
  frame.decades = std::clamp(static_cast<int>(std::ceil(-std::log10(least))) + 1, 3, most_laws_decades);
  return frame;
}

void NeighbourPicture::paint_laws(const Stage& stage, double top) const {
  paint_laws_head(stage, top + 22);
  if (facts_->votes.empty()) {
    stage.paragraph({68, top + 70}, tr("Nobody voted: nothing can leave, whatever changes."), {13}, stage.theme.ink2,
                    stage.width - 2 * 68, 18);
    return;
  }
  const LawsFrame frame = laws_frame(stage, top);
  paint_laws_ground(stage, frame);
  paint_withheld(stage, frame);
  paint_ticks(stage, frame);
  const Scenario& scenario = facts_->run().scenario;
  const NeighbourLaws laws = facts_->outcome == 0 ? NeighbourLaws{} : facts_->laws();
  const double epsilon = to_double(scenario.epsilon);
  const double bound = std::exp(epsilon);
  const double delta = to_double(scenario.delta);
  // On the scale of ε: half of it is half of the line.
  const double right = stage.width - neighbour_side;
  const QPointF first =
      narrow_ ? QPointF(neighbour_side + limit_width + 8, stage.height - narrow_limits + 14) : QPointF(right, top + 62);
  paint_limit(stage, first, tr("worst ratio"), ratio_text(laws.worst_ratio), std::log(laws.worst_ratio) / epsilon,
              QStringLiteral("1"), QStringLiteral("$e^ε$ = %1").arg(ratio_text(bound)), false);
  const QPointF second =
      narrow_ ? QPointF(right, first.y()) : QPointF(right, first.y() + std::min(102.0, (stage.height - top - 62 - 78)));
  paint_limit(stage, second, tr("left over"), upper_text(laws.left_over), laws.left_over / delta, QStringLiteral("0"),
              QStringLiteral("$δ$ = %1").arg(rational_text(scenario.delta)), true);
}

void NeighbourPicture::paint_laws_head(const Stage& stage, double baseline) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  double x = neighbour_side + 6;
  x += stage.rich({x, baseline}, tr("What anyone may see"), {13, QFont::DemiBold}, theme.ink) + 14;
  if (narrow_) {  // the marks on a line of their own
    x = neighbour_side + 6;
    baseline += 18;
  }
  painter.fillRect(QRectF(x, baseline - 6, 10, 4), theme.ink);
  x += 15;
  x += stage.words({x, baseline}, tr("as it was"), TextRole::caption, theme.ink2) + 12;
  hollow_tick(stage, QRectF(x, baseline - 6.5, 10, 4.5), theme.ink);
  x += 15;
  painter.setPen(theme.ink2);
  MathText::fitted(narrow_
                       ? tr("%1: exact chances").arg(changed_word(*facts_))
                       : tr("%1: probability of each noisy count, exact, on a log scale").arg(changed_word(*facts_)),
                   {11}, stage.width - neighbour_side - x)
      .draw(painter, {x, baseline});
}

void NeighbourPicture::paint_laws_ground(const Stage& stage, const LawsFrame& frame) const {
  const Theme& theme = stage.theme;
  const QRectF withheld(frame.left, frame.top - 5, frame.threshold - frame.left, frame.base - frame.top + 9);
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(theme.hair);
  stage.painter.drawPath(hatch_path(
      QPolygonF({withheld.topLeft(), withheld.topRight(), withheld.bottomRight(), withheld.bottomLeft()}), 7, 1));
  const int every = frame.decades > 6 ? 2 : 1;
  for (int power = 0; power <= frame.decades; power += every) {
    const double y = frame.top + (frame.base - frame.top) * power / frame.decades;
    stage.rule({frame.left, y}, {frame.right, y}, theme.hair);
    stage.words({frame.left - 8, y + 4}, decade_text(power), TextRole::caption, theme.ink2, 1);
  }
  const int label_every = frame.value(frame.ticks - 1) >= 10'000 ? 8 : 4;
  for (int tick = 0; tick < frame.ticks; tick += label_every) {
    stage.words({frame.x(tick), frame.base + 20}, signed_text(frame.value(tick)), TextRole::caption, theme.ink2, 0.5);
  }
  stage.painter.setPen(theme.ink2);
  MathText::fitted(frame.every > 1
                       ? tr("noisy count, one in %1 drawn").arg(number_text(static_cast<std::uint64_t>(frame.every)))
                       : tr("noisy count"),
                   {11}, frame.threshold - frame.left - 20)
      .draw(stage.painter, {(frame.left + frame.threshold) / 2, frame.base + 20}, 0.5);
  stage.dashed({frame.threshold, frame.top - 8}, {frame.threshold, frame.base + 4}, theme.ink, 2 + theme.heavier, 7, 4);
}

// Left of T: one outcome each.
void NeighbourPicture::paint_withheld(const Stage& stage, const LawsFrame& frame) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const StableHistogram histogram = facts_->batch->histogram();
  const std::vector<NeighbourCurve> curves = neighbour_curves(*facts_);
  const double width =
      (frame.threshold - frame.left - 12) / static_cast<double>(std::max<std::size_t>(1, curves.size()));
  double lowest = frame.top;
  for (std::size_t i = 0; i < curves.size(); ++i) {
    const NeighbourCurve& one = curves[i];
    const double before = 1 - histogram.release_probability(one.before);
    const double after = 1 - histogram.release_probability(one.after);
    const double left = frame.left + 6 + width * static_cast<double>(i);
    const QString name = neighbour_short_name(facts_->run(), facts_->votes[one.index].labels);
    const QString text =
        narrow_ ? name  // the rows above have the chances
                : QStringLiteral("%1  %2").arg(name, before == after ? chance_text(before)
                                                                     : isolated(QStringLiteral("%1 → %2").arg(
                                                                           chance_text(before), chance_text(after))));
    const MathText said = MathText::fitted(sentence_markup(text), {11.5}, width - 10);
    const double high_y = frame.y(std::max(before, after));
    const double low_y = frame.y(std::min(before, after));
    const double middle = left + width / 2;
    const double baseline = low_y + 24 < frame.base ? low_y + 19 : high_y - 10;
    painter.fillRect(QRectF(middle - said.width() / 2 - 4, std::min(high_y - 7, baseline - 13), said.width() + 8,
                            std::max(low_y + 6, baseline + 5) - std::min(high_y - 7, baseline - 13)),
                     theme.canvas);
    const double after_y = motion::between(frame.y(before), frame.y(after), parts_.slide);
    if (std::abs(high_y - low_y) > 6) stage.rule({middle, frame.y(before)}, {middle, after_y}, theme.line);
    hollow_tick(stage, QRectF(middle - 20, after_y - 2.2, 40, 4.4), theme.ink);
    painter.fillRect(QRectF(middle - 20, frame.y(before) - 1.5, 40, 3), theme.ink);
    painter.setPen(theme.ink);
    with_opacity(painter, parts_.slide, [&] { said.draw(painter, {middle, baseline}, 0.5); });
    lowest = std::max({lowest, baseline, low_y});
  }
  const double y = std::max(lowest + 34, (frame.top + frame.base) / 2 + 16);
  if (y + 22 > frame.base) return;
  const double middle = (frame.left + frame.threshold) / 2;
  const QString first = tr("left of $T$: withheld,");
  const QString second = tr("one outcome, no trace");
  const double wide = std::max(MathText(first, {12}, MathText::Mode::mixed).width(),
                               MathText(second, {12}, MathText::Mode::mixed).width());
  if (wide + 8 > frame.threshold - frame.left) return;  // a long language in a column
  painter.fillRect(QRectF(middle - wide / 2 - 6, y - 15, wide + 12, 38), theme.canvas);
  stage.rich({middle, y}, first, {12}, theme.ink2, 0.5);
  stage.rich({middle, y + 16}, second, {12}, theme.ink2, 0.5);
}

void NeighbourPicture::paint_ticks(const Stage& stage, const LawsFrame& frame) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const StableHistogram histogram = facts_->batch->histogram();
  const std::vector<NeighbourCurve> curves = neighbour_curves(*facts_);
  const std::size_t paired = static_cast<std::size_t>(
      std::count_if(curves.begin(), curves.end(), [](const NeighbourCurve& one) { return one.paired(); }));
  LabelPlaces places(
      QRectF(frame.threshold + 4, frame.top - 10, frame.right - frame.threshold + 8, frame.base - frame.top + 12));
  // What only one of the laws can give is the ground that δ pays for.
  for (const NeighbourCurve& one : curves) {
    if (one.paired()) continue;
    int last = 0;
    const std::uint64_t count = std::max(one.before, one.after);
    while (last + 1 < frame.ticks && frame.seen(chance_of(histogram, count, frame.value(last + 1)))) ++last;
    const double high = frame.y(chance_of(histogram, count, frame.first)) - 14;
    with_opacity(painter, one.before == 0 ? parts_.slide : 1, [&] {
      painter.fillRect(QRectF(frame.threshold + 1, high, frame.x(last) + 14 - frame.threshold, frame.base + 4 - high),
                       theme.noise_ground);
    });
  }
  painter.save();  // a tick that comes from the left of T is not seen there
  if (parts_.slide < 1)
    painter.setClipRect(QRectF(frame.threshold + 1, 0, stage.width - frame.threshold, stage.height), Qt::IntersectClip);
  std::size_t place = 0;
  for (const NeighbourCurve& one : curves) {
    const double width = std::min(10.0, frame.pitch() - 4) / (one.paired() && paired > 1 ? 1.6 : 1);
    const double shift = one.paired() && paired > 1 ? (place++ == 0 ? -0.3 : 0.3) * frame.pitch() : 0;
    const QColor& color = one.paired() ? theme.ink : theme.noise;
    for (int tick = 0; tick < frame.ticks; ++tick) {
      const double x = frame.x(tick) + shift;
      const double before = chance_of(histogram, one.before, frame.value(tick));
      const double after = chance_of(histogram, one.after, frame.value(tick));
      const double after_y = frame.y(after);
      if (one.paired()) {
        if (!frame.seen(before) || !frame.seen(after)) continue;
        with_opacity(painter, parts_.slide, [&] { stage.rule({x, frame.y(before)}, {x, after_y}, theme.line); });
      }
      if (frame.seen(after) && one.after > 0) {
        // One vote more or less is the same law, one noisy count further.
        const double step = (static_cast<double>(one.before) - static_cast<double>(one.after)) * frame.pitch() /
                            static_cast<double>(frame.every);
        const double after_x = one.paired() ? motion::between(x + step, x, parts_.slide) : x;
        with_opacity(painter, one.paired() ? 1 : parts_.slide,
                     [&] { hollow_tick(stage, QRectF(after_x - width / 2, after_y - 2, width, 4), color); });
        places.take(QRectF(x - 8, after_y - 5, 16, 10));
      }
      if (frame.seen(before) && one.before > 0) {
        painter.fillRect(QRectF(x - width / 2, frame.y(before) - 1.5, width, 3), color);
        places.take(QRectF(x - 8, frame.y(before) - 5, 16, 10));
      }
      if (one.paired())
        places.take(QRectF(x - 5, std::min(after_y, frame.y(before)), 10, std::abs(after_y - frame.y(before))));
    }
  }
  painter.restore();
  with_opacity(painter, parts_.slide, [&] { paint_tick_words(stage, frame, places); });
}

void NeighbourPicture::paint_tick_words(const Stage& stage, const LawsFrame& frame, LabelPlaces& places) const {
  const Theme& theme = stage.theme;
  const QRectF room(frame.threshold + 6, frame.top - 4, frame.right - frame.threshold, frame.base - frame.top);
  // The lines stay together, the first of them strong. False where there is no room.
  const auto put_lines = [&](const QStringList& lines, const QFont::Weight strong, const QColor& color) {
    constexpr double size = 12;
    const auto style = [&](qsizetype i) { return MathStyle{size, i == 0 ? strong : QFont::Normal}; };
    double width = 0;
    for (qsizetype i = 0; i < lines.size(); ++i) {
      width = std::max(width, MathText(lines[i], style(i), MathText::Mode::mixed).width());
    }
    const QRectF box = free_place(places, room, width, size, static_cast<std::size_t>(lines.size()));
    if (box.isNull()) return false;
    places.take(box.adjusted(-8, -2, 8, 2));  // two words beside each other stay two
    const double first = box.bottom() - tick_words_pitch * static_cast<double>(lines.size() - 1);
    const double baseline = baseline_in(QRectF(box.topLeft(), QPointF(box.right(), first)), size).y();
    for (qsizetype i = 0; i < lines.size(); ++i) {
      stage.rich({box.right(), baseline + tick_words_pitch * static_cast<double>(i)}, lines[i], style(i), color, 1);
    }
    return true;
  };
  const auto put = [&](const QString& markup, const MathStyle& style, const QColor& color) {
    put_lines({markup}, style.weight, color);
  };
  for (const NeighbourCurve& one : neighbour_curves(*facts_)) {
    const QString name = neighbour_short_name(facts_->run(), facts_->votes[one.index].labels);
    if (!one.paired()) continue;
    const QString votes =
        one.before == one.after
            ? tr("%1: %2 votes, both times", nullptr, plural(one.before)).arg(name, number_text(one.before))
            : tr("%1: %2 votes or %3", nullptr, plural(one.before))
                  .arg(name, number_text(one.before), number_text(one.after));
    put(sentence_markup(votes), {12, QFont::DemiBold}, theme.ink);
  }
  if (facts_->outcome == 0) {
    put(tr("both laws are the same"), {12}, theme.ink2);
    return;
  }
  const double epsilon = to_double(facts_->run().scenario.epsilon);
  const std::vector<NeighbourCurve> curves = neighbour_curves(*facts_);
  if (std::any_of(curves.begin(), curves.end(), [](const auto& one) { return one.paired(); })) {
    put(tr("each gap is $e^{ε/2}$ = %1").arg(short_ratio_text(std::exp(epsilon / 2))), {12}, theme.ink2);
  }
  for (const NeighbourCurve& one : curves) {
    if (one.paired()) continue;
    const QString name = neighbour_short_name(facts_->run(), facts_->votes[one.index].labels);
    const bool after = one.before == 0;
    const double sum = facts_->batch->histogram().release_probability(std::max(one.before, one.after));
    const QString words = !after            ? tr("%1, only as it was").arg(name)
                          : facts_->flips() ? tr("%1, flipped only").arg(name)
                                            : tr("%1, moved only").arg(name);
    const QString sum_words = tr("sum %1").arg(isolated(upper_text(sum)));
    // The sum is of this predictor: in one line with it in a flat room, else right below it.
    const QString together = sentence_markup(words) + QStringLiteral(": ") + sum_words;
    if (!laws_only_ || !put_lines({together}, QFont::DemiBold, theme.noise_text)) {
      put_lines({sentence_markup(words), sum_words}, QFont::DemiBold, theme.noise_text);
    }
  }
}

void NeighbourPicture::paint_limit(const Stage& stage, QPointF right_top, const QString& name, const QString& value,
                                   double share, const QString& least, const QString& bound, bool noise) const {
  const Theme& theme = stage.theme;
  const double top = right_top.y();
  const double right = right_top.x();
  const double left = right - limit_width;
  stage.rich({left, top}, name, {12.5, QFont::DemiBold}, theme.ink);
  with_opacity(stage.painter, parts_.slide, [&] {
    stage.rich({left, top + 20}, value, {15, QFont::DemiBold}, noise && share > 0 ? theme.noise_text : theme.ink);
  });
  const double y = top + 44;
  const double at = left + (right - left) * std::clamp(share, 0.0, 1.0) * parts_.slide;
  const QColor& color = noise ? theme.noise : theme.ink;
  stage.rule({left, y}, {right, y}, theme.line, 1.5);
  stage.rule({left, y}, {at, y}, color, 3 + theme.heavier);
  stage.rule({at, y - 6}, {at, y + 6}, color, 2.5 + theme.heavier);
  stage.dashed({right, y - 12}, {right, y + 12}, theme.ink, 1.75 + theme.heavier, 4, 3);
  stage.words({left, y + 24}, least, TextRole::caption, theme.ink2);
  stage.rich({right, y + 24}, bound, {11.5}, theme.ink2, 1);
}

}  // namespace littlestone::ui

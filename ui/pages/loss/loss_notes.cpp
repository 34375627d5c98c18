// SPDX-License-Identifier: GPL-3.0-or-later
// What the loss plot says about its curves: words, bounds, the phase change, the sizes the theorem asks for.
#include <QLineF>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {

namespace {

void draw_line(QPainter& painter, QPointF from, QPointF to, const QPen& pen) {
  painter.setPen(pen);
  painter.drawLine(from, to);
}

/// The canvas through which what lies under words still shows.
QColor ground_of_words(const Theme& theme) {
  QColor ground = theme.canvas;
  ground.setAlphaF(0.85F);
  return ground;
}

constexpr double first_baseline = 12;  // of a block of words, px below its top

/// Lines of words that stand together.
class WordBlock {
 public:
  WordBlock(std::vector<MathText> lines, double pitch) : lines_(std::move(lines)), pitch_(pitch) {
    for (const MathText& line : lines_) width_ = std::max(width_, line.width());
  }
  [[nodiscard]] double width() const { return width_ + 4; }
  [[nodiscard]] double height() const { return pitch_ * static_cast<double>(lines_.size()) + 2; }
  /// The block with its right (anchor 1), middle or left edge at x.
  [[nodiscard]] QRectF at(double x, double top, double anchor) const {
    return {x - anchor * width(), top, width(), height()};
  }
  /// Words are set to the side that `anchor` says; `colors`: of the first line, and of the others.
  void draw(QPainter& painter, const Theme& theme, const QRectF& box, double anchor, const QColor& first,
            const QColor& others) const {
    painter.fillRect(box, ground_of_words(theme));
    double baseline = box.top() + first_baseline;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      painter.setPen(i == 0 ? first : others);
      lines_[i].draw(painter, {box.left() + 2 + anchor * (box.width() - 4), baseline}, anchor);
      baseline += pitch_;
    }
  }

 private:
  std::vector<MathText> lines_;
  double pitch_;
  double width_ = 0;
};

/// Beside a vertical line at x, on the side that is tried first, from `top` down to `bottom`.
std::vector<QRectF> beside_line(const WordBlock& block, double x, double top, double bottom, bool left_first) {
  constexpr double step = 4;
  std::vector<QRectF> places;
  const bool down = top <= bottom;
  // Close to the line, or clear of a curve beside it.
  for (const double gap : {4, 16, 28, 40}) {
    for (double y = top; down ? y <= bottom : y >= bottom; y += down ? step : -step) {
      for (const bool left : {left_first, !left_first}) {
        places.push_back(left ? block.at(x - gap, y, 1) : block.at(x + gap, y, 0));
      }
    }
  }
  return places;
}

struct PlacedWords {
  WordBlock words;
  QRectF place;

  /// Beside a vertical line at x.
  void draw(QPainter& painter, const Theme& theme, double x, const QColor& first, const QColor& others) const {
    words.draw(painter, theme, place, place.left() < x ? 1 : 0, first, others);
  }
};

/// The lines and below them the text, in one line and in two.
std::vector<WordBlock> whole_and_broken(const std::vector<MathText>& above, const QString& text, const MathStyle& style,
                                        double pitch) {
  std::vector<WordBlock> blocks;
  const double whole = MathText(text, style, MathText::Mode::mixed).width();
  for (const double width : {whole + 1, whole * 0.62}) {
    std::vector<MathText> lines = above;
    for (const MathText& line : wrapped(text, style, width)) lines.push_back(line);
    blocks.emplace_back(lines, pitch);
  }
  return blocks;
}

/// The first of the blocks that has a place among those that `beside` names, there.
std::optional<PlacedWords> placed(LabelPlaces& places, const std::vector<WordBlock>& blocks,
                                  const std::function<std::vector<QRectF>(const WordBlock&)>& beside) {
  for (const WordBlock& words : blocks) {
    const QRectF place = places.find(beside(words), false);
    if (!place.isNull()) return PlacedWords{words, place};
  }
  return std::nullopt;
}

}  // namespace

void LossPlot::draw_notes(QPainter& painter) const {
  for (const Scene& part : {titles(), bounds(), legend()}) paint(part, painter, theme_);
  LabelPlaces places = taken_places();
  draw_theorem(painter, places);
  if (cells_.empty()) {
    if (guess_.state == LossGuess::State::open) return;  // the line stands there
    const QRectF room(losses_->rect());
    // Clear of the user's line.
    double x = room.center().x();
    if (guess_.state != LossGuess::State::none && std::abs(guess_x() - x) < room.width() / 4) {
      x += (guess_x() < x ? 1 : -1) * room.width() / 4;
    }
    const WordBlock words(
        {MathText(notice_.isEmpty() ? tr("Nothing measured yet.") : notice_, {13}, MathText::Mode::mixed)}, 16);
    words.draw(painter, theme_, words.at(x, room.center().y() - words.height() / 2, 0.5), 0.5, theme_.ink2,
               theme_.ink2);
    return;
  }
  paint(success_intervals(), painter, theme_);
  draw_reaches(painter, places);
  if (!points_of(LearnerKind::private_learner).empty()) draw_phase_change(painter, places);
}

LabelPlaces LossPlot::room_of_words() const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  return LabelPlaces(QRectF(QPointF(a.left() - 4, a.top() - 8), QPointF(a.right() + 4, b.bottom() + 2)));
}

// What words must not lie over: marks, curves, dots, and the lines of bounds.
LabelPlaces LossPlot::taken_places() const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  const QCPAxis* loss_y = losses_->axis(QCPAxis::atLeft);
  const QCPAxis* share_y = success_->axis(QCPAxis::atLeft);
  LabelPlaces places = room_of_words();
  const auto take_mark = [&](QPointF at, double half) {
    places.take({at.x() - half, at.y() - half, 2 * half, 2 * half});
  };
  const auto take_curve = [&](QPointF from, QPointF to) {
    const double pieces = std::max(1.0, std::ceil(QLineF(from, to).length() / 5));
    for (double i = 0; i <= pieces; ++i) take_mark(from + (to - from) * (i / pieces), 2.5);
  };
  for (const LearnerKind learner : scenario_.learners) {
    std::optional<std::pair<QPointF, QPointF>> before;
    for (const LossPoint& point : points_of(learner)) {
      const double at = x->coordToPixel(point.examples());
      const auto& [mean, share] = marks_.at({learner, point.cell.examples});
      const std::pair<QPointF, QPointF> here = {{at, loss_y->coordToPixel(mean)}, {at, share_y->coordToPixel(share)}};
      take_mark(here.first, 6);
      take_mark(here.second, 6);
      if (before) {
        take_curve(before->first, here.first);
        take_curve(before->second, here.second);
      }
      before = here;
      // Dots of one loss lie beside each other.
      const double aside = x->coordToPixel(point.examples() * std::pow(10.0, 0.06)) - at + 3;
      std::set<double> losses(point.cell.losses.begin(), point.cell.losses.end());
      constexpr std::size_t most_rows = 200;
      if (losses.size() > most_rows) losses.clear();
      for (const double loss : losses) {
        places.take({at - aside, loss_y->coordToPixel(loss) - 3, 4 * aside, 6});
      }
      if (!may_release_nothing(learner)) continue;
      const Interval& interval = point.says.success_interval;
      places.take_line({at, share_y->coordToPixel(interval.low)}, {at, share_y->coordToPixel(interval.high)});
    }
  }
  const double alpha_y = loss_y->coordToPixel(to_double(scenario_.alpha));
  const double beta_y = share_y->coordToPixel(1 - to_double(scenario_.beta));
  places.take_line({a.left(), alpha_y}, {a.right(), alpha_y}, 1.5);
  places.take_line({b.left(), beta_y}, {b.right(), beta_y}, 1.5);
  const auto take_size = [&](double log10) {
    if (!on_axis(log10)) return;
    const double at = x->coordToPixel(std::pow(10.0, log10));
    places.take_line({at, a.top() - 4}, {at, b.bottom()}, 2);
  };
  if (theorem_) {
    take_size(theorem_->paper.log10);
    for (const auto& size : {theorem_->sharp, theorem_->lean, theorem_->chain, theorem_->agnostic}) {
      if (size) take_size(size->log10);
    }
  }
  for (const LossSeries& series : series_) {
    if (!may_release_nothing(series.learner) || covered(series.learner)) continue;
    const auto size = series.reaching(to_double(scenario_.beta));
    if (!size) continue;
    const double at = x->coordToPixel(static_cast<double>(*size));
    places.take_line({at, b.top() - 4}, {at, b.bottom()}, 2);
  }
  if (guess_.state != LossGuess::State::none) places.take_line({guess_x(), a.top()}, {guess_x(), b.bottom()}, 3);
  // The title between the plots.
  places.take({a.left() - 48, b.top() - 24, 200, 16});
  return places;
}

Scene LossPlot::titles() const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const MathStyle of_axis{11.5};
  Scene scene;
  scene.words({a.left() - 48, a.top() - 12}, loss_axis_title(scenario_.replicates), of_axis, &Theme::ink2);
  scene.words({a.left() - 48, b.top() - 12}, tr("share of runs with loss ≤ $α$"), of_axis, &Theme::ink2);
  scene.words({b.center().x(), b.bottom() + 42}, tr("$n$, examples given to the learner (log scale)"), styles::plain,
              &Theme::ink2, 0.5);
  if (!apart_) return scene;
  scene.words({b.center().x(), b.bottom() + 56}, tr("lines that would cover each other are drawn 3 px apart"),
              styles::small, &Theme::ink3, 0.5);
  return scene;
}

// α and 1 − β, and what they mean at their ends.
Scene LossPlot::bounds() const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const double edge = a.right();
  const Stroke bound{&Theme::ink, 1.5, 1, 7, 4};
  const double alpha_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(to_double(scenario_.alpha));
  const double beta_y = success_->axis(QCPAxis::atLeft)->coordToPixel(1 - to_double(scenario_.beta));
  Scene scene;
  scene.line({a.left(), alpha_y}, {edge, alpha_y}, bound);
  scene.line({b.left(), beta_y}, {edge, beta_y}, bound);
  scene.words({edge + 8, alpha_y + 1}, QStringLiteral("$α$ = %1").arg(rational_text(scenario_.alpha)), {13},
              &Theme::ink);
  scene.words({edge + 8, alpha_y + 16}, tr("error allowed"), styles::small, &Theme::ink2);
  scene.words({edge + 8, beta_y + 4}, QStringLiteral("1 − $β$ = %1").arg(rational_text(Rational(1) - scenario_.beta)),
              {13}, &Theme::ink);
  return scene;
}

// 95 % intervals of the success rates of those that must find agreement.
Scene LossPlot::success_intervals() const {
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  const QCPAxis* share_y = success_->axis(QCPAxis::atLeft);
  Scene scene;
  for (const LearnerKind learner : {LearnerKind::private_learner, LearnerKind::lean, LearnerKind::chain}) {
    for (const LossPoint& point : points_of(learner)) {
      const Interval& interval = point.says.success_interval;
      const double at = x->coordToPixel(point.examples());
      scene
          .line({at, share_y->coordToPixel(interval.low)}, {at, share_y->coordToPixel(interval.high)},
                thin(learner_look(learner).ink, 4))
          .faded = 0.35;
    }
  }
  return scene;
}

// Where M still answers without data, and where the histogram starts to release.
void LossPlot::draw_phase_change(QPainter& painter, LabelPlaces& places) const {
  const std::vector<LossPoint>& m = points_of(LearnerKind::private_learner);
  const auto speaks = std::find_if_not(m.begin(), m.end(), [](const LossPoint& point) { return point.silent(); });
  if (speaks == m.begin()) return;
  const QRectF a = losses_->rect();
  const QCPAxis* x = losses_->axis(QCPAxis::atBottom);
  const double plateau_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(m.front().loss());
  const auto always = std::find_if(speaks, m.end(), [](const LossPoint& point) { return point.cell.empty_lists == 0; });
  // The bar over a line that was put by hand says where M falls.
  const bool told = guess_.state == LossGuess::State::told && guess_.learner == LearnerKind::private_learner;
  if (!told && speaks != m.end() && always != m.end()) {
    const double from = x->coordToPixel((speaks - 1)->examples());
    const double to = x->coordToPixel(always->examples());
    draw_release_bracket(painter, places, from, to, std::max(plateau_y - 24, a.top() + 32));
  }
  // Over the plateau, or under it, as far left as there is room.
  const WordBlock silence({MathText(tr("M: nothing released"), {11.5}, MathText::Mode::mixed)}, 15);
  const double begin = x->coordToPixel(m.front().examples()) + 4;
  std::vector<QRectF> candidates;
  for (double left = begin; left <= a.right() - silence.width(); left += 12) {
    for (const double top : {plateau_y - 26, plateau_y + 10}) candidates.push_back(silence.at(left, top, 0));
  }
  const QRectF place = places.find(candidates, false);
  if (!place.isNull()) silence.draw(painter, theme_, place, 0, theme_.m_text, theme_.m_text);
}

// From the last size at which nothing is released to the first at which something always is; named where there is room.
void LossPlot::draw_release_bracket(QPainter& painter, LabelPlaces& places, double from, double to,
                                    double lowest) const {
  const QRectF a = losses_->rect();
  const MathText name(tr("phase change"), {12.5, QFont::DemiBold}, MathText::Mode::mixed);
  const MathText meaning(tr("the histogram starts to release"), {11}, MathText::Mode::mixed);
  const WordBlock both({name, meaning}, 14.5);
  const WordBlock short_one({name}, 14.5);
  constexpr double foot = 6;        // of the bracket
  constexpr double farthest = 140;  // px from the bracket's middle
  for (const WordBlock* block : {&both, &short_one}) {
    // Block and bracket move up together, from over the plateau.
    for (double top = lowest; top >= a.top() + block->height(); top -= 4) {
      std::vector<QRectF> candidates;
      for (double aside = 0; aside <= farthest; aside += 6) {
        for (const double middle : {(from + to) / 2 + aside, (from + to) / 2 - aside}) {
          const double half = block->width() / 2;
          const double held = std::max(std::min(middle, a.right() - half), a.left() + half);
          candidates.push_back(block->at(held, top - 4 - block->height(), 0.5));
        }
      }
      const QRectF place = places.find(candidates, false);
      if (place.isNull()) continue;
      places.take({from - 1, top - 2, to - from + 2, foot + 4});
      painter.setPen(QPen(theme_.ink2, 1.25));
      painter.setBrush(Qt::NoBrush);
      painter.drawPolyline(QPolygonF({{from, top + foot}, {from, top}, {to, top}, {to, top + foot}}));
      block->draw(painter, theme_, place, 0.5, theme_.ink, theme_.ink2);
      return;
    }
  }
}

// From which of the measured sizes on M, Lean and Chain keep their promise.
void LossPlot::draw_reaches(QPainter& painter, LabelPlaces& places) const {
  draw_reach(painter, places, LearnerKind::private_learner, tr("M reaches 1\u00a0−\u00a0$β$ at $n$\u00a0=\u00a0%1"));
  draw_reach(painter, places, LearnerKind::lean, tr("Lean reaches 1\u00a0−\u00a0$β$ at $n$\u00a0=\u00a0%1"));
  draw_reach(painter, places, LearnerKind::chain, tr("Chain reaches 1\u00a0−\u00a0$β$ at $n$\u00a0=\u00a0%1"));
}

// A line at the size, and its words beside it where they lie over nothing: in one line or in two.
void LossPlot::draw_reach(QPainter& painter, LabelPlaces& places, LearnerKind learner, const QString& markup) const {
  const LossSeries* series = covered(learner) ? nullptr : series_of(series_, learner);
  const auto reached = series == nullptr ? std::nullopt : series->reaching(to_double(scenario_.beta));
  if (!reached || *reached <= series->points.front().cell.examples) return;
  const QColor& color = theme_.*learner_look(learner).text;
  const QRectF b = success_->rect();
  const auto n = static_cast<double>(*reached);
  const double at = losses_->axis(QCPAxis::atBottom)->coordToPixel(n);
  draw_line(painter, {at, b.top() - 4}, {at, b.bottom()}, QPen(color, 1.25));
  const auto beside = [&](const WordBlock& words) {
    return beside_line(words, at, b.bottom() - 2 - words.height(), b.top() + 2, false);
  };
  const auto blocks = whole_and_broken({}, markup.arg(upper_count_text(n)), {11.5}, 15);
  if (const auto found = placed(places, blocks, beside)) found->draw(painter, theme_, at, color, color);
}

bool LossPlot::on_axis(double log10_examples) const {
  const QCPRange range = losses_->axis(QCPAxis::atBottom)->range();
  return log10_examples >= std::log10(range.lower) && log10_examples <= std::log10(range.upper);
}

// Dots for the n of the theorem, in its learner's colour: a bound, as the dashes of α and β are.
void LossPlot::draw_theorem(QPainter& painter, LabelPlaces& places) const {
  if (!theorem_) return;
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  LabelPlaces apart = room_of_words();  // where all is taken, these words keep clear of each other at least
  const auto mark = [&](const LargeCount& count, const QString& name, const QString& examples, LearnerKind learner) {
    if (!on_axis(count.log10)) return;
    const LearnerLook look = learner_look(learner);
    const double at = losses_->axis(QCPAxis::atBottom)->coordToPixel(std::pow(10.0, count.log10));
    painter.setPen(dashed_pen(theme_.*look.ink, 2 + theme_.heavier, {2, 3}));
    painter.drawLine(QPointF(at, a.top() - 4), QPointF(at, a.bottom()));
    painter.drawLine(QPointF(at, b.top() - 4), QPointF(at, b.bottom()));
    const auto blocks = whole_and_broken({MathText(name, {12.5, QFont::DemiBold}, MathText::Mode::mixed)},
                                         tr("theorem holds from %1").arg(examples), {11}, 14.5);
    const auto beside = [&](const WordBlock& words) {
      return beside_line(words, at, a.top() - 4, a.bottom() - words.height(), true);
    };
    auto found = placed(places, blocks, beside);
    if (!found) found = placed(apart, blocks, beside);
    if (!found) found = PlacedWords{blocks.back(), beside(blocks.back()).front()};  // the line alone says nothing
    found->draw(painter, theme_, at, theme_.*look.text, theme_.ink2);
    places.take(found->place.marginsAdded({12, 0, 12, 0}));  // words beside it are not read as its end
    apart.take(found->place);
  };
  using enum LearnerKind;
  if (theorem_->lean) mark(*theorem_->lean, tr("Lean"), examples_text(*theorem_->lean), lean);
  if (theorem_->chain) mark(*theorem_->chain, tr("Chain"), examples_text(*theorem_->chain), chain);
  if (theorem_->agnostic) {
    mark(*theorem_->agnostic, tr("Relabelled, M inside"), examples_text(*theorem_->agnostic), relabelled);
  }
  if (theorem_->sharp) {
    mark(*theorem_->sharp, tr("sharp constants"), upper_power_text(theorem_->sharp->log10), private_learner);
  }
  mark(theorem_->paper, tr("paper’s constants"), upper_power_text(theorem_->paper.log10), private_learner);
}

Scene LossPlot::legend() const {
  const QRectF a = losses_->rect();
  LossLegend key;
  key.off_scale = tr("off this scale");
  const auto add_arrow = [&](const LargeCount& count, const QString& name) {
    if (on_axis(count.log10)) return;
    const double end = std::log10(losses_->axis(QCPAxis::atBottom)->range().upper);
    key.arrows.push_back({count, count.log10 > end, name, !theorem_});
  };
  // While other sizes are being worked out the legend does not move.
  if (const std::optional<TheoremSizes>& sizes = theorem_ ? theorem_ : theorem_before_) {
    if (sizes->sharp) add_arrow(*sizes->sharp, tr("sharp constants"));
    add_arrow(sizes->paper, tr("paper’s constants"));
    if (sizes->lean) add_arrow(*sizes->lean, tr("Lean"));
    if (sizes->chain) add_arrow(*sizes->chain, tr("Chain"));
    if (sizes->agnostic) add_arrow(*sizes->agnostic, tr("Relabelled, M inside"));
  }
  const auto add_line = [&](LearnerKind learner, const QString& name, const QString& note) {
    const std::vector<LearnerKind>& asked = scenario_.learners;
    if (std::find(asked.begin(), asked.end(), learner) == asked.end()) return;
    key.lines.push_back({learner, name, note});
  };
  const QString pair = promise_pair(scenario_.epsilon, scenario_.delta);
  const QString privacy = called_private(scenario_.epsilon, scenario_.delta) ? tr("private, %1").arg(pair) : pair;
  add_line(LearnerKind::private_learner, tr("M"), privacy);
  add_line(LearnerKind::lean, tr("Lean"), privacy);
  add_line(LearnerKind::chain, tr("Chain"), privacy);
  add_line(LearnerKind::relabelled, tr("Relabelled"), tr("agnostic, $ε$ = %1").arg(rational_text(scenario_.epsilon)));
  add_line(LearnerKind::generic, tr("Generic"),
           (called_private(scenario_.epsilon, 0) ? tr("private, $ε$ = %1") : QStringLiteral("$ε$ = %1"))
               .arg(rational_text(scenario_.epsilon)));
  add_line(LearnerKind::consistent, tr("Consistent"), tr("not private"));

  // The words of the lines of α and of 1 − β are in the same column.
  const double alpha_y = losses_->axis(QCPAxis::atLeft)->coordToPixel(to_double(scenario_.alpha));
  const double beta_y = success_->axis(QCPAxis::atLeft)->coordToPixel(1 - to_double(scenario_.beta));
  key.taken = {{alpha_y - 14, alpha_y + 26}, {beta_y - 12, beta_y + 14}};
  return key.scene({QPointF(a.right() + 8, a.top() - 6), QPointF(viewport().right() - 4, viewport().bottom() - 4)});
}

}  // namespace littlestone::ui

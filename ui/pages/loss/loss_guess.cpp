// SPDX-License-Identifier: GPL-3.0-or-later
// The line that a user puts where they expect the loss of a learner to fall: in the plot, and on the page.
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "core/study/private_run/player.hpp"
#include "ui/pages/learn/guess_words.hpp"
#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_page.hpp"
#include "ui/pages/loss/loss_plot.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double handle_radius = 8;
constexpr double handle_above = 36;  // px from the axis of losses up to the middle of the handle
constexpr double words_above = 56;   // and to the baseline of the words over it
constexpr double title_reach = 48;   // px that the titles of the axes begin left of them

/// To two digits: a line put by hand says no more.
std::uint64_t rounded_size(double examples) {
  const double unit = std::max(1.0, std::pow(10.0, std::floor(std::log10(std::max(1.0, examples))) - 1));
  return static_cast<std::uint64_t>(std::max(1.0, std::round(examples / unit) * unit));
}

QString guessed_text(std::uint64_t examples) { return count_text(static_cast<double>(examples)); }

}  // namespace

// --- In the plot

/// Line, handle and words; a layer of its own below the notes, so that moving it draws nothing else again.
class LossPlot::GuessLine final : public QCPAbstractItem {
 public:
  explicit GuessLine(LossPlot* plot) : QCPAbstractItem(plot), plot_(*plot) { setClipToAxisRect(false); }
  double selectTest(const QPointF&, bool, QVariant*) const override { return -1; }

 protected:
  void draw(QCPPainter* painter) override {
    if (plot_.guess_.state == LossGuess::State::none) return;
    painter->save();
    painter->setAntialiasing(true);
    plot_.draw_guess(*painter);
    painter->restore();
  }

 private:
  const LossPlot& plot_;
};

void LossPlot::add_guess_layer() {
  addLayer(QStringLiteral("guess"), layer(QStringLiteral("axes")), QCustomPlot::limAbove);
  layer(QStringLiteral("guess"))->setMode(QCPLayer::lmBuffered);
  setCurrentLayer(QStringLiteral("guess"));
  new GuessLine(this);  // owned by the plot
}

void LossPlot::set_guess(const LossGuess& guess) {
  LossGuess placed = guess;
  if (placed.state != LossGuess::State::none && placed.examples == 0) {
    const QCPRange range = losses_->axis(QCPAxis::atBottom)->range();
    placed.examples = rounded_size(std::sqrt(range.lower * range.upper));
  }
  if (placed == guess_) return;
  guess_ = placed;
  const bool open = guess_.state == LossGuess::State::open;
  if (!open) dragged_ = false;
  setFocusPolicy(open ? Qt::StrongFocus : Qt::NoFocus);
  if (!open && hasFocus()) clearFocus();
  open ? setCursor(Qt::SizeHorCursor) : unsetCursor();
  make_room_for_guess();
  if (pointed_ && covered(pointed_->first)) point_at(std::nullopt);
  rebuild();
}

double LossPlot::guess_x() const {
  return losses_->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(guess_.examples));
}

double LossPlot::guess_y() const { return losses_->rect().top() - handle_above; }

QPointF LossPlot::guess_handle() const { return zoom() * QPointF(guess_x(), guess_y()); }

QRectF LossPlot::guess_reach() const {
  constexpr double finger = 14;
  const QPointF handle = guess_handle();
  const double bottom = zoom() * success_->rect().bottom();
  return {QPointF(handle.x() - finger * zoom(), handle.y() - finger * zoom()),
          QPointF(handle.x() + finger * zoom(), bottom)};
}

std::uint64_t LossPlot::size_at(double x) const {
  return rounded_size(losses_->axis(QCPAxis::atBottom)->pixelToCoord(x / zoom()));
}

void LossPlot::step_guess(int tenths) {
  if (guess_.state != LossGuess::State::open) return;
  const auto here = static_cast<double>(guess_.examples);
  const std::uint64_t there = rounded_size(here * std::pow(10.0, tenths / 10.0));
  // Among the smallest sizes a tenth of a decade is less than an example.
  move_guess(there != guess_.examples ? there : tenths > 0 ? there + 1 : std::max<std::uint64_t>(1, there - 1));
}

void LossPlot::guess_end(bool largest) {
  if (guess_.state != LossGuess::State::open) return;
  const QCPRange range = losses_->axis(QCPAxis::atBottom)->range();
  move_guess(rounded_size(largest ? range.upper : range.lower));
}

void LossPlot::move_guess(std::uint64_t examples) {
  if (guess_.state != LossGuess::State::open) return;
  const QCPRange range = losses_->axis(QCPAxis::atBottom)->range();
  const auto least = static_cast<std::uint64_t>(std::ceil(range.lower));
  const auto most = static_cast<std::uint64_t>(std::floor(range.upper));
  const std::uint64_t there = std::clamp(examples, std::min(least, most), most);
  if (there == guess_.examples) return;
  guess_.examples = there;
  setAccessibleDescription(description());
  layer(QStringLiteral("guess"))->replot();
  emit guess_moved();
}

void LossPlot::focusInEvent(QFocusEvent* event) {
  QCustomPlot::focusInEvent(event);
  layer(QStringLiteral("guess"))->replot();
}

void LossPlot::focusOutEvent(QFocusEvent* event) {
  QCustomPlot::focusOutEvent(event);
  layer(QStringLiteral("guess"))->replot();
}

std::optional<LossFall> LossPlot::told_fall() const {
  if (guess_.state != LossGuess::State::told || !complete(guess_.learner)) return std::nullopt;
  return loss_fall(cells_, guess_.learner, to_double(scenario_.alpha), to_double(scenario_.beta));
}

void LossPlot::draw_guess(QPainter& painter) const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const double x = guess_x();
  const double y = guess_y();
  const std::optional<LossFall> fall = told_fall();
  if (fall) draw_fall(painter, *fall);
  painter.setPen(dashed_pen(theme_.ink, 2 + theme_.heavier, {6, 4}));
  // The titles of the axes stand where the line would cross them.
  const bool over_title =
      x < a.left() - title_reach +
              MathText(loss_axis_title(scenario_.replicates), {11.5}, MathText::Mode::mixed).width() + 6;
  painter.drawLine(QPointF(x, over_title ? a.top() - 4 : y + handle_radius), QPointF(x, a.bottom()));
  painter.drawLine(QPointF(x, b.top() - 4), QPointF(x, b.bottom()));
  painter.setPen(QPen(theme_.ink, 2 + theme_.heavier));
  painter.setBrush(theme_.canvas);
  painter.drawEllipse(QPointF(x, y), handle_radius, handle_radius);
  painter.setBrush(Qt::NoBrush);
  if (hasFocus()) painter.drawEllipse(QPointF(x, y), handle_radius + 4, handle_radius + 4);
  draw_guess_words(painter);
}

// Over the handle where it stands, and beside it how it is moved.
void LossPlot::draw_guess_words(QPainter& painter) const {
  const QRectF a = losses_->rect();
  const double right = viewport().right() - 8;
  const double x = guess_x();
  const QString examples = guessed_text(guess_.examples);
  const std::optional<LossFall> fall = told_fall();
  const QString markup =
      fall ? tr("your line: %1 examples, %2").arg(examples, beside_text(*fall, guess_.examples))
      : guess_.state == LossGuess::State::told && complete(guess_.learner)
          ? tr("your line: %1 examples; %2 does not fall here").arg(examples, learner_name(guess_.learner))
          : tr("your line: %1 examples").arg(examples);
  const MathText words = MathText::fitted(markup, {13, QFont::DemiBold}, right - (a.left() - title_reach));
  const double half = words.width() / 2;
  const double middle = std::max(std::min(x, right - half), a.left() - title_reach + half);
  painter.setPen(theme_.ink);
  words.draw(painter, {middle, a.top() - words_above}, 0.5);
  if (guess_.state != LossGuess::State::open) return;
  const MathText how(hasFocus() ? tr("drag it, or press ← and →") : tr("drag it, or press Shift with ← and →"), {11},
                     MathText::Mode::mixed);
  painter.setPen(theme_.ink2);
  const double beside = handle_radius + 10;
  const bool after = x + beside + how.width() <= right;
  how.draw(painter, {after ? x + beside : x - beside, guess_y() + 4}, after ? 0 : 1);
}

// A bar at the height of the handle, an arrow to it, and its ground down the plot.
void LossPlot::draw_fall(QPainter& painter, const LossFall& fall) const {
  const QRectF a = losses_->rect();
  const QRectF b = success_->rect();
  const QCPAxis* axis = losses_->axis(QCPAxis::atBottom);
  const LearnerLook look = learner_look(guess_.learner);
  const QColor& ink = theme_.*look.ink;
  const double from = fall.last == 0 ? a.left() : axis->coordToPixel(static_cast<double>(fall.last));
  const double to = axis->coordToPixel(static_cast<double>(fall.first));
  const double x = guess_x();
  const double y = guess_y();
  QColor ground = ink;
  ground.setAlphaF(theme_.kind == ThemeKind::contrast ? 0.3F : 0.12F);
  painter.fillRect(QRectF(QPointF(from, a.top()), QPointF(to, a.bottom())), ground);
  painter.fillRect(QRectF(QPointF(from, b.top()), QPointF(to, b.bottom())), ground);
  painter.setPen(QPen(ink, 5 + theme_.heavier, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(QPointF(from, y), QPointF(to, y));
  painter.setPen(QPen(ink, 2 + theme_.heavier));
  for (const double end : {from, to}) painter.drawLine(QPointF(end, y - 7), QPointF(end, y + 7));

  constexpr double least_arrow = 14;
  const bool left = x < from;
  const double tip = left ? from - 4 : to + 4;
  const double tail = left ? x + handle_radius + 4 : x - handle_radius - 4;
  if ((left || x > to) && std::abs(tip - tail) >= least_arrow) {
    const double back = left ? -6 : 6;
    painter.setPen(QPen(theme_.ink2, 1.25 + theme_.heavier));
    painter.drawLine(QPointF(tail, y), QPointF(tip, y));
    painter.drawPolyline(QPolygonF({{tip + back, y - 4}, {tip, y}, {tip + back, y + 4}}));
  }
  const QString markup =
      fall.last == 0 ? tr("%1 falls before %2").arg(learner_name(guess_.learner), guessed_text(fall.first))
                     : tr("%1 falls between %2 and %3")
                           .arg(learner_name(guess_.learner), guessed_text(fall.last), guessed_text(fall.first));
  const MathText words(markup, {12, QFont::DemiBold}, MathText::Mode::mixed);
  // On the side of the bar where the line does not stand, if it has the room.
  const double after = (x > to ? x + handle_radius : to) + 10;
  const double before = (x < from ? x - handle_radius : from) - 10;
  const bool fits_after = after + words.width() <= viewport().right() - 8;
  const bool fits_before = before - words.width() >= a.left() - title_reach;
  if (!fits_after && !fits_before) return;
  const bool beyond = fits_after && (x <= to || !fits_before);
  painter.setPen(theme_.*look.text);
  words.draw(painter, {beyond ? after : before, y + 4}, beyond ? 0 : 1);
}

// --- On the page

void LossPage::connect_guess() { connect(plot_, &LossPlot::guess_moved, this, &LossPage::progressed); }

// A drag in the lecture's picture; the page's own plot takes the mouse itself.
void LossPage::take_drag(const Drag& drag) {
  if (guess_state() != LossGuess::State::open || drag.phase == Drag::Phase::end) return;
  const auto seen = std::dynamic_pointer_cast<const LossPicture>(picture());
  if (seen) plot_->move_guess(seen->size_at(drag.area, drag.at));
  emit changed();
}

// Where the learner of the scenario falls: asked, told, taken away.
void LossPage::turn_guess() {
  if (!can_guess()) return;
  switch (plot_->guess().state) {
    case LossGuess::State::none:
      return show_guess({LossGuess::State::open, guessed_learner(), plot_->guess().examples});
    case LossGuess::State::open:
      return show_guess({LossGuess::State::told, plot_->guess().learner, plot_->guess().examples});
    case LossGuess::State::told: return show_guess({LossGuess::State::none, plot_->guess().learner, 0});
  }
}

LearnerKind LossPage::guessed_learner() const { return player_of(scenario_); }

bool LossPage::can_guess() const {
  const std::vector<LearnerKind>& all = scenario_.learners;
  return has_scenario_ && !scenario_.sizes.empty() && view_ == LossView::loss &&
         std::find(all.begin(), all.end(), guessed_learner()) != all.end();
}

QString LossPage::guess_button_text(LossGuess::State state) {
  switch (state) {
    case LossGuess::State::none: return tr("Guess the fall");
    case LossGuess::State::open: return tr("Show the fall");
    case LossGuess::State::told: return tr("Remove the line");
  }
  return {};
}

void LossPage::show_guess(const LossGuess& guess) {
  const LossGuess& before = plot_->guess();
  if (guess.state == before.state && guess.learner == before.learner) return;
  const bool begins = before.state == LossGuess::State::none;
  plot_->set_guess(guess);  // first: a view that is chosen would begin to measure
  if (begins) {
    set_view(LossView::loss);
    show_table(false);
  }
  const bool open = asks();
  plot_->setToolTip(open ? tr("Drag the line to where you expect the loss to fall.") : dot_tip());
  range_->setEnabled(!open && !scenario_.sizes.empty());
  if (!open && isVisible()) start();
  emit progressed();
}

bool LossPage::take_guess_key(const QKeyEvent& key, KeyFocus focus) {
  if (plot_->guess().state != LossGuess::State::open || focus.slider) return false;
  const bool shift = key.modifiers().testFlag(Qt::ShiftModifier);
  if (!shift && !plot_->hasFocus()) return false;
  switch (key.key()) {
    case Qt::Key_Left: plot_->step_guess(-1); return true;
    case Qt::Key_Right: plot_->step_guess(1); return true;
    case Qt::Key_Home:
    case Qt::Key_End:
      if (shift) return false;
      plot_->guess_end(key.key() == Qt::Key_End);
      return true;
    default: return false;
  }
}

KeySection LossPage::keys() const {
  return {name(),
          {{QStringLiteral("← →, Home, End"), tr("at a question: move the line, when the plot has the focus")},
           {tr("Shift+← →"), tr("at a question: move the line")}}};
}

}  // namespace littlestone::ui

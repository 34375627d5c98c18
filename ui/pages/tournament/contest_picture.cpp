// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/contest_picture.hpp"

#include <QCoreApplication>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double strip_left = 36;
constexpr std::size_t most_cells = 8;  // of a strip with glyphs in a panel of 256 px
constexpr double cards_top = 170;
constexpr double cards_height = 70;

}  // namespace

ContestPicture::ContestPicture(std::shared_ptr<const PrivateRun> run, int events_done, double phase, int guess)
    : run_(std::move(run)), guess_(guess) {
  const TournamentTrace& trace = run_->result.internals.trace;
  if (events_done < 1 || static_cast<std::size_t>(events_done) > trace.events.size()) return;
  const TraceEvent& last = trace.events[static_cast<std::size_t>(events_done) - 1];
  if (last.node < 0 || last.kind == TraceEvent::Kind::final || last.kind == TraceEvent::Kind::fail) return;
  look_at(last.node);
  const PairingTrace& pairing = node_->pairings[static_cast<std::size_t>(last.pairing)];
  for (int i = 0; i < events_done; ++i) {
    const TraceEvent& e = trace.events[static_cast<std::size_t>(i)];
    if (e.kind == TraceEvent::Kind::draw && e.node == last.node && e.pairing == last.pairing && pairing.block[e.side]) {
      block_[e.side] = &*pairing.block[e.side];
    }
  }
  decided_ = last.kind == TraceEvent::Kind::contest;
  if (static_cast<std::size_t>(events_done) < trace.events.size()) {
    const TraceEvent& next = trace.events[static_cast<std::size_t>(events_done)];
    asks_ = next.kind == TraceEvent::Kind::contest && next.node == last.node && last.kind == TraceEvent::Kind::draw;
  }
  if (phase >= 1) return;
  if (last.kind == TraceEvent::Kind::draw) {
    coming_ = last.side;
    strip_ = motion::part(phase, motion::draw, motion::strips, motion::block_ms);
  } else if (decided_) {
    coin_ = motion::part(phase, motion::frame, motion::coin, motion::contest_ms);
    winner_ = motion::part(phase, motion::frame + motion::coin, motion::winner, motion::contest_ms);
  }
}

ContestPicture ContestPicture::of_node(std::shared_ptr<const PrivateRun> run, std::int32_t node, int guess) {
  ContestPicture picture(std::move(run), 0, 1, guess);  // of no event
  const NodeTrace& at = picture.run_->result.internals.trace.nodes[static_cast<std::size_t>(node)];
  if (!at.decided) return picture;
  picture.look_at(node);
  for (int side = 0; side < 2; ++side) picture.block_[side] = &*at.pairings.back().block[side];
  picture.decided_ = true;
  return picture;
}

void ContestPicture::look_at(std::int32_t node) {
  const TournamentTrace& trace = run_->result.internals.trace;
  node_ = &trace.nodes[static_cast<std::size_t>(node)];
  for (std::int32_t n = node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent) {
    path_.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
  }
}

// Where the two predictors first differ; both are drawn.
PointIndex ContestPicture::point() const {
  if (decided_) return node_->point;
  return run_->soa->labels(block_[0]->predictor).contest_point(run_->soa->labels(block_[1]->predictor)).value_or(0);
}

QSizeF ContestPicture::natural_size() const {
  if (node_ == nullptr) return {};
  if (!decided_ && !asks_) return {256, 96};
  return {256, (shows_cards() ? cards_top + cards_height : 168.0) + (decided_ ? 46.0 : 0.0)};
}

QString ContestPicture::description() const {
  if (node_ == nullptr) return {};
  if (!decided_ && !asks_) return tr("The two predictors that meet, as far as they are drawn.");
  const QString name = plain_name(run_->concept_class().point_name(point()));
  if (!landed()) return tr("f₀ and f₁ first differ at point %1; the coin has not landed yet.").arg(name);
  return tr("f₀ and f₁ first differ at point %1; the coin shows %2.").arg(name, label_text(node_->label));
}

// What a card says under its side: the key before the coin has landed, then how the guess fared.
QString ContestPicture::card_line(int side) const {
  if (!landed()) return guess_ == side + 1 ? tr("your guess") : tr("key %1").arg(side + 1);
  const LabelVector& f = run_->soa->labels(block_[side]->predictor);
  const bool errs = f[node_->point] != run_->distribution().target[node_->point];
  if (guess_ == side + 1) return errs ? tr("your guess: right") : tr("your guess: wrong");
  if (node_->label != run_->distribution().target[node_->point])
    return errs ? tr("errs on $c$") : tr("agrees with $c$");
  return errs ? tr("errs: wins") : tr("is right: loses");
}

void ContestPicture::draw_cards(QPainter& painter, const Theme& theme, Spots& spots) const {
  painter.setPen(theme.ink2);
  MathText::fitted(tr("If the coin tells the truth, who wins?"), {.size = 12.5}, 254)
      .draw(painter, {0, cards_top + 14});
  for (int side = 0; side < 2; ++side) {
    const QRectF box(1 + 130 * side, cards_top + 24, 124, 42);
    const bool chosen = guess_ == side + 1;
    painter.setPen(QPen(chosen ? theme.ink : theme.line, (chosen ? 2 : 1) + theme.heavier * 0.5));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(box, 4, 4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme.ink);
    MathText::fitted(side_markup(side), {.size = 13, .weight = QFont::DemiBold}, 110)
        .draw(painter, box.topLeft() + QPointF(9, 17));
    painter.setPen(theme.ink2);
    MathText::fitted(card_line(side), {.size = 11}, 108).draw(painter, box.topLeft() + QPointF(9, 34));
    if (asks_) spots.add(painter, box, 4, {}, Spot::Act::choose, side + 1);
  }
}

QString ContestPicture::side_markup(int side) const {
  const QString index = path_ + QString::number(side);
  return node_->level == 1 ? QStringLiteral("$T_{%1}$").arg(index) : QStringLiteral("$S_{%1}$ ∘ $T_{%1}$").arg(index);
}

void ContestPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

/// The picture in its own px.
class ContestPicture::Drawing {
 public:
  Drawing(const ContestPicture& picture, QPainter& painter, const Theme& theme, Spots& spots)
      : picture_(picture),
        painter_(painter),
        theme_(theme),
        spots_(spots),
        class_(picture.run_->concept_class()),
        points_(class_.points()),
        cells_(points_ <= most_cells),
        known_(picture.decided_ || (picture.asks_ && picture.strip_ >= 1)),
        contest_point_(known_ ? picture.point() : 0) {
    for (int side = 0; side < 2; ++side) {
      if (picture.block_[side] != nullptr) f_[side] = &picture.run_->soa->labels(picture.block_[side]->predictor);
    }
  }

  void paint() {
    if (cells_) paint_point_names();
    for (int side = 0; side < 2; ++side) paint_predictor(side);
    if (f_[0] == nullptr || f_[1] == nullptr) return;
    if (cells_ && !picture_.hidden_) paint_differences();
    if (picture_.shows_cards()) picture_.draw_cards(painter_, theme_, spots_);
    if (!known_) return;
    paint_contest_point();
    paint_coin();
    paint_outcomes();
    if (picture_.landed()) paint_target();
  }

 private:
  static constexpr double top_of[2] = {20, 54};  // of the two strips

  void words(QPointF at, const QString& markup, const MathStyle& style, const QColor& color, double anchor = 0) {
    painter_.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter_, at, anchor);
  }
  [[nodiscard]] static QRectF micro_strip(double y) { return {strip_left, y + 3, 216, 20}; }
  [[nodiscard]] QRectF cell_at(double y, std::size_t x) const {
    return cells_ ? label_strip_cell({strip_left, y}, x) : micro_strip_cell(micro_strip(y), points_, x);
  }
  void draw_strip(double y, const LabelVector& labels, double shown = 1) {
    if (cells_) {
      draw_label_strip(painter_, theme_, {strip_left, y}, labels, shown);
    } else {
      draw_micro_strip(painter_, theme_, micro_strip(y), labels, shown);
    }
  }
  [[nodiscard]] bool differ(std::size_t x) const { return (*f_[0])[x] != (*f_[1])[x]; }
  [[nodiscard]] bool here(std::size_t x) const { return known_ && x == contest_point_; }

  void paint_point_names() {
    for (std::size_t x = 0; x < points_; ++x) {
      const QRectF cell = cell_at(top_of[0], x);
      spots_.add(painter_, QRectF(cell.left(), 0, 25, 16), 3, Kin::of_point(static_cast<PointIndex>(x)));
      painter_.setPen(here(x) ? theme_.ink : theme_.ink2);
      name_within(class_.point_name(static_cast<PointIndex>(x)), {11, here(x) ? QFont::DemiBold : QFont::Normal},
                  cell.width() - 2)
          .draw(painter_, {cell.center().x(), 12}, 0.5);
    }
  }

  void paint_predictor(int side) {
    const double y = top_of[side];
    words({0, y + 18}, QStringLiteral("$f_%1$").arg(side), {16}, theme_.ink);
    if (f_[side] != nullptr) {
      spots_.add(painter_, QRectF(-2, y, 256, 26), 4, Kin::of_predictor(*f_[side]));
      draw_strip(y, *f_[side], side == picture_.coming_ ? picture_.strip_ : 1);
    } else {
      words({strip_left, y + 17}, ContestPicture::tr("not drawn yet"), {12}, theme_.ink3);
    }
  }

  void paint_differences() {
    for (std::size_t x = 0; x < points_; ++x) {
      if (!differ(x) || picture_.strip_ < 1) continue;
      words({cell_at(top_of[0], x).center().x(), 95}, QStringLiteral("≠"), {13, here(x) ? QFont::Bold : QFont::Normal},
            here(x) ? theme_.ink : theme_.ink3, 0.5);
    }
  }

  // Its frame, and its name at the side the frame leaves free.
  void paint_contest_point() {
    const QRectF top = cell_at(top_of[0], contest_point_);
    const QRectF bottom = cell_at(top_of[1], contest_point_);
    painter_.setPen(QPen(theme_.ink, 2.5 + theme_.heavier));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-2.5, -4, 2.5, 4), 5, 5);
    const bool right = !cells_ || contest_point_ < points_ / 2;
    const QString name = name_markup(class_.point_name(contest_point_));
    const MathText said(ContestPicture::tr("contest point: %1").arg(name), {11.5}, MathText::Mode::mixed);
    const double said_left = right ? 252.0 - said.width() : strip_left;
    // Under the signs where they are in its way.
    bool crossed = false;
    for (std::size_t x = 0; cells_ && x < points_; ++x) {
      const double centre = cell_at(top_of[0], x).center().x();
      crossed |= differ(x) && centre > said_left - 9 && centre < said_left + said.width() + 9;
    }
    painter_.setPen(theme_.ink2);
    said.draw(painter_, {said_left, !cells_ ? 99.0 : crossed ? 110.0 : 95.0});
  }

  void paint_coin() {
    using Face = motion::Turn::Face;
    const bool lies = !picture_.decided_ || picture_.coin_ <= 0;
    const motion::Turn turn = lies ? motion::Turn{Face::blank, 1} : motion::turn(picture_.coin_);
    constexpr QPointF centre(22, 138);
    painter_.save();
    painter_.translate(centre);
    painter_.scale(1, std::max(0.02, turn.height));
    painter_.translate(-centre);
    if (turn.face == Face::blank) {
      painter_.setPen(QPen(theme_.line, 2));
      painter_.setBrush(theme_.canvas);
      painter_.drawEllipse(centre, 20, 20);
      painter_.setBrush(Qt::NoBrush);
    } else {
      const Label label = picture_.node_->label;
      draw_coin(painter_, theme_, centre, 20, turn.face == Face::other ? opposite(label) : label);
    }
    painter_.restore();
  }

  // What either side of the coin means.
  void paint_outcomes() {
    double y = 132;
    for (const Label outcome : {Label::plus, Label::minus}) {
      const int winner = (*f_[0])[contest_point_] != outcome ? 0 : 1;  // the side that errs at the coin's label
      const bool fell = picture_.landed() && outcome == picture_.node_->label;
      const QString said = ContestPicture::tr("%1:  $f_%2$ errs,  %3 wins")
                               .arg(label_text(outcome))
                               .arg(winner)
                               .arg(picture_.side_markup(winner));
      words({56, y}, said, {13, fell ? QFont::DemiBold : QFont::Normal}, fell ? theme_.ink : theme_.ink3);
      y += 21;
    }
  }

  void paint_target() {
    const LabelVector& target = picture_.run_->distribution().target;
    const double below = picture_.shows_cards() ? cards_top + cards_height + 2 : 168;
    painter_.setPen(QPen(theme_.hair, 1));
    painter_.drawLine(QPointF(0, below + 6.5), QPointF(256, below + 6.5));
    spots_.add(painter_, QRectF(-2, below + 14, 256, 28), 4, Kin::of_predictor(target));
    words({0, below + 35}, QStringLiteral("$c$"), {16}, theme_.ink);
    draw_strip(below + 16, target);
    painter_.setPen(QPen(theme_.ink, 1.5 + theme_.heavier));
    painter_.setBrush(Qt::NoBrush);
    const QRectF cell = cell_at(below + 16, picture_.node_->point);
    painter_.drawRoundedRect(cell.adjusted(-2.5, -3.5, 2.5, 3.5), 5, 5);
  }

  const ContestPicture& picture_;
  QPainter& painter_;
  const Theme& theme_;
  Spots& spots_;
  const ConceptClass& class_;
  std::size_t points_;
  bool cells_;  // strips of cells with glyphs, else micro strips
  bool known_;  // where they first differ
  PointIndex contest_point_;
  const LabelVector* f_[2] = {nullptr, nullptr};
};

void ContestPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (node_ == nullptr) return;
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  Drawing(*this, painter, theme, spots).paint();
}

}  // namespace littlestone::ui

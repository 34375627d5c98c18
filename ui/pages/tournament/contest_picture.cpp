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

ContestPicture::ContestPicture(std::shared_ptr<const LabRun> run, int events_done, double phase, int guess)
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

ContestPicture ContestPicture::of_node(std::shared_ptr<const LabRun> run, std::int32_t node, int guess) {
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
  const QString name = plain_name(run_->concept_class->point_name(point()));
  if (!landed()) return tr("f₀ and f₁ first differ at point %1; the coin has not landed yet.").arg(name);
  return tr("f₀ and f₁ first differ at point %1; the coin shows %2.").arg(name, label_text(node_->label));
}

// What a card says under its side: the key before the coin has landed, then how the guess fared.
QString ContestPicture::card_line(int side) const {
  if (!landed()) return guess_ == side + 1 ? tr("your guess") : tr("key %1").arg(side + 1);
  const LabelVector& f = run_->soa->labels(block_[side]->predictor);
  const bool errs = f[node_->point] != run_->distribution.target[node_->point];
  if (guess_ == side + 1) return errs ? tr("your guess: right") : tr("your guess: wrong");
  if (node_->label != run_->distribution.target[node_->point]) return errs ? tr("errs on $c$") : tr("agrees with $c$");
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

void ContestPicture::paint_spots(QPainter& painter_in, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (node_ == nullptr) return;
  QPainter& painter = painter_in;
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  const ConceptClass& concept_class = *run_->concept_class;
  const std::size_t points = concept_class.points();
  const bool cells = points <= most_cells;
  const auto words = [&](QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
                         double anchor = 0) {
    painter.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter, at, anchor);
  };
  const QRectF strip_box(strip_left, 0, 216, 20);
  const auto cell_at = [&](double y, std::size_t x) {
    return cells ? label_strip_cell({strip_left, y}, x) : micro_strip_cell(strip_box.translated(0, y + 3), points, x);
  };
  const auto strip = [&](double y, const LabelVector& labels, double shown = 1) {
    if (cells) {
      draw_label_strip(painter, theme, {strip_left, y}, labels, shown);
    } else {
      draw_micro_strip(painter, theme, strip_box.translated(0, y + 3), labels, shown);
    }
  };
  constexpr double y0 = 20;
  constexpr double y1 = 54;
  const LabelVector* f[2] = {nullptr, nullptr};
  for (int side = 0; side < 2; ++side) {
    if (block_[side] != nullptr) f[side] = &run_->soa->labels(block_[side]->predictor);
  }
  const bool known = decided_ || (asks_ && strip_ >= 1);  // where they first differ
  const PointIndex contest_point = known ? point() : 0;
  if (cells) {
    for (std::size_t x = 0; x < points; ++x) {
      const bool here = known && x == contest_point;
      spots.add(painter, QRectF(cell_at(y0, x).left(), 0, 25, 16), 3, Kin::of_point(static_cast<PointIndex>(x)));
      painter.setPen(here ? theme.ink : theme.ink2);
      name_within(concept_class.point_name(static_cast<PointIndex>(x)), {11, here ? QFont::DemiBold : QFont::Normal},
                  cell_at(y0, x).width() - 2)
          .draw(painter, {cell_at(y0, x).center().x(), 12}, 0.5);
    }
  }
  for (int side = 0; side < 2; ++side) {
    const double y = side == 0 ? y0 : y1;
    words({0, y + 18}, QStringLiteral("$f_%1$").arg(side), {16}, theme.ink);
    if (f[side] != nullptr) {
      spots.add(painter, QRectF(-2, y, 256, 26), 4, Kin::of_predictor(*f[side]));
      strip(y, *f[side], side == coming_ ? strip_ : 1);
    } else {
      words({strip_left, y + 17}, tr("not drawn yet"), {12}, theme.ink3);
    }
  }
  if (f[0] == nullptr || f[1] == nullptr) return;
  if (cells) {
    for (std::size_t x = 0; x < points; ++x) {
      if ((*f[0])[x] == (*f[1])[x] || strip_ < 1) continue;
      const bool here = known && x == contest_point;
      words({cell_at(y0, x).center().x(), 95}, QStringLiteral("≠"), {13, here ? QFont::Bold : QFont::Normal},
            here ? theme.ink : theme.ink3, 0.5);
    }
  }
  if (shows_cards()) draw_cards(painter, theme, spots);
  if (!known) return;
  const QRectF top = cell_at(y0, contest_point);
  const QRectF bottom = cell_at(y1, contest_point);
  painter.setPen(QPen(theme.ink, 2.5 + theme.heavier));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-2.5, -4, 2.5, 4), 5, 5);
  // The point's name at the side the frame leaves free.
  const bool right = !cells || contest_point < points / 2;
  const MathText said(tr("contest point: %1").arg(name_markup(concept_class.point_name(contest_point))), {11.5},
                      MathText::Mode::mixed);
  const double said_left = right ? 252.0 - said.width() : strip_left;
  // Under the signs where they are in its way.
  bool crossed = false;
  for (std::size_t x = 0; cells && x < points; ++x) {
    const double centre = cell_at(y0, x).center().x();
    crossed |= (*f[0])[x] != (*f[1])[x] && centre > said_left - 9 && centre < said_left + said.width() + 9;
  }
  painter.setPen(theme.ink2);
  said.draw(painter, {said_left, !cells ? 99.0 : crossed ? 110.0 : 95.0});

  const motion::Turn turn = !decided_ || coin_ <= 0 ? motion::Turn{motion::Turn::Face::blank, 1} : motion::turn(coin_);
  constexpr QPointF centre(22, 138);
  painter.save();
  painter.translate(centre);
  painter.scale(1, std::max(0.02, turn.height));
  painter.translate(-centre);
  if (turn.face == motion::Turn::Face::blank) {
    painter.setPen(QPen(theme.line, 2));
    painter.setBrush(theme.canvas);
    painter.drawEllipse(centre, 20, 20);
    painter.setBrush(Qt::NoBrush);
  } else {
    draw_coin(painter, theme, centre, 20,
              turn.face == motion::Turn::Face::other ? opposite(node_->label) : node_->label);
  }
  painter.restore();
  double y = 132;
  for (const Label outcome : {Label::plus, Label::minus}) {
    const int winner = (*f[0])[contest_point] != outcome ? 0 : 1;  // the side that errs at the coin's label
    const bool fell = landed() && outcome == node_->label;
    words({56, y}, tr("%1:  $f_%2$ errs,  %3 wins").arg(label_text(outcome)).arg(winner).arg(side_markup(winner)),
          {13, fell ? QFont::DemiBold : QFont::Normal}, fell ? theme.ink : theme.ink3);
    y += 21;
  }
  if (!landed()) return;
  const double below = shows_cards() ? cards_top + cards_height + 2 : 168;
  painter.setPen(QPen(theme.hair, 1));
  painter.drawLine(QPointF(0, below + 6.5), QPointF(256, below + 6.5));
  spots.add(painter, QRectF(-2, below + 14, 256, 28), 4, Kin::of_predictor(run_->distribution.target));
  words({0, below + 35}, QStringLiteral("$c$"), {16}, theme.ink);
  strip(below + 16, run_->distribution.target);
  painter.setPen(QPen(theme.ink, 1.5 + theme.heavier));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(cell_at(below + 16, node_->point).adjusted(-2.5, -3.5, 2.5, 3.5), 5, 5);
}

}  // namespace littlestone::ui

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

}  // namespace

ContestPicture::ContestPicture(std::shared_ptr<const LabRun> run, int events_done, double phase)
    : run_(std::move(run)) {
  const TournamentTrace& trace = run_->result.internals.trace;
  if (events_done < 1 || static_cast<std::size_t>(events_done) > trace.events.size()) return;
  const TraceEvent& last = trace.events[static_cast<std::size_t>(events_done) - 1];
  if (last.node < 0 || last.kind == TraceEvent::Kind::final || last.kind == TraceEvent::Kind::fail) return;
  node_ = &trace.nodes[static_cast<std::size_t>(last.node)];
  for (std::int32_t n = last.node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent) {
    path_.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
  }
  const PairingTrace& pairing = node_->pairings[static_cast<std::size_t>(last.pairing)];
  for (int i = 0; i < events_done; ++i) {
    const TraceEvent& e = trace.events[static_cast<std::size_t>(i)];
    if (e.kind == TraceEvent::Kind::draw && e.node == last.node && e.pairing == last.pairing && pairing.block[e.side]) {
      block_[e.side] = &*pairing.block[e.side];
    }
  }
  decided_ = last.kind == TraceEvent::Kind::contest;
  if (phase >= 1) return;
  if (last.kind == TraceEvent::Kind::draw) {
    coming_ = last.side;
    strip_ = motion::part(phase, motion::draw, motion::strips, motion::block_ms);
  } else if (decided_) {
    frame_ = motion::part(phase, 0, motion::frame, motion::contest_ms);
    coin_ = motion::part(phase, motion::frame, motion::coin, motion::contest_ms);
    winner_ = motion::part(phase, motion::frame + motion::coin, motion::winner, motion::contest_ms);
  }
}

QSizeF ContestPicture::natural_size() const {
  if (node_ == nullptr) return {};
  return {256, decided_ ? 214.0 : 96.0};
}

QString ContestPicture::description() const {
  if (node_ == nullptr) return {};
  if (!decided_) return tr("The two predictors that meet, as far as they are drawn.");
  return tr("f₀ and f₁ first differ at point %1; the coin shows %2.")
      .arg(plain_name(run_->concept_class->point_name(node_->point)), label_text(node_->label));
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
  if (cells) {
    for (std::size_t x = 0; x < points; ++x) {
      const bool here = decided_ && x == node_->point;
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
      if ((*f[0])[x] == (*f[1])[x]) continue;
      const bool here = decided_ && x == node_->point;
      words({cell_at(y0, x).center().x(), 95}, QStringLiteral("≠"), {13, here ? QFont::Bold : QFont::Normal},
            here ? theme.ink : theme.ink3, 0.5);
    }
  }
  if (!decided_) return;
  const QRectF top = cell_at(y0, node_->point);
  const QRectF bottom = cell_at(y1, node_->point);
  painter.setPen(QPen(theme.ink, 2.5 + theme.heavier));
  painter.setBrush(Qt::NoBrush);
  const double wide = 8 * (1 - frame_);  // the frame closes in
  with_opacity(painter, frame_, [&] {
    painter.drawRoundedRect(
        QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-2.5 - wide, -4 - wide, 2.5 + wide, 4 + wide), 5, 5);
  });
  // The point's name at the side the frame leaves free.
  const bool right = !cells || node_->point < points / 2;
  const MathText said(tr("contest point: %1").arg(name_markup(concept_class.point_name(node_->point))), {11.5},
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

  const motion::Turn turn = coin_ <= 0 ? motion::Turn{motion::Turn::Face::blank, 1} : motion::turn(coin_);
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
    const int winner = (*f[0])[node_->point] != outcome ? 0 : 1;  // the side that errs at the coin's label
    const bool fell = outcome == node_->label && winner_ > 0;     // known once the coin lies
    words({56, y}, tr("%1:  $f_%2$ errs,  %3 wins").arg(label_text(outcome)).arg(winner).arg(side_markup(winner)),
          {13, fell ? QFont::DemiBold : QFont::Normal}, fell ? theme.ink : theme.ink3);
    y += 21;
  }
  painter.setPen(QPen(theme.hair, 1));
  painter.drawLine(QPointF(0, 174.5), QPointF(256, 174.5));
  spots.add(painter, QRectF(-2, 182, 256, 28), 4, Kin::of_predictor(run_->distribution.target));
  words({0, 203}, QStringLiteral("$c$"), {16}, theme.ink);
  strip(184, run_->distribution.target);
  painter.setPen(QPen(theme.ink, 1.5 + theme.heavier));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(cell_at(184, node_->point).adjusted(-2.5, -3.5, 2.5, 3.5), 5, 5);
}

}  // namespace littlestone::ui

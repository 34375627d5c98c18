// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_contest_picture.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

using Kind = LeanTape::Step::Kind;

constexpr double strip_left = 36;
constexpr std::size_t most_cells = 8;  // of a strip with glyphs in a panel of 256 px
constexpr double first_strip = 20;
constexpr double second_strip = 54;
constexpr double outcomes_top = 112;
constexpr double outcome_height = 50;

}  // namespace

LeanContestPicture::LeanContestPicture(std::shared_ptr<const LabRun> run, int done, int guess)
    : run_(std::move(run)), guess_(guess) {
  const std::vector<LeanTape::Step>& steps = lean_of(*run_)->tape.steps;
  const auto end = std::min(steps.size(), static_cast<std::size_t>(std::max(done, 0)));
  for (std::size_t i = 0; i < end; ++i) {
    if (steps[i].kind == Kind::contest) {
      contest_ = &steps[i];
      at_ = i;
      followed_ = i + 1 < end && steps[i + 1].kind == Kind::followed ? &steps[i + 1] : nullptr;
    }
  }
}

QString LeanContestPicture::heading() const {
  return contest_ == nullptr ? QString() : tr("CONTEST AT ROW %1").arg(number_text(contest_->rows));
}

QSizeF LeanContestPicture::natural_size() const {
  if (contest_ == nullptr) return {};
  return {256, outcomes_top + 2 * outcome_height + 8};
}

QString LeanContestPicture::description() const {
  if (contest_ == nullptr) return {};
  return tr("f₁ and f₂ first differ at point %1.").arg(plain_name(run_->concept_class->point_name(contest_->point)));
}

int LeanContestPicture::erring(const LeanTape::Card& outcome) const {
  return card(contest_->other).labels[contest_->point] != outcome.label ? 1 : 2;
}

QString LeanContestPicture::fate(const LeanTape::Card& outcome) const {
  switch (outcome.ending) {
    case LeanTape::Card::Ending::emptied: return tr("no hypothesis is left");
    case LeanTape::Card::Ending::refuted: return tr("wrong at row %1").arg(number_text(outcome.refuted_by + 1));
    case LeanTape::Card::Ending::lives: break;
  }
  return outcome.is_true ? tr("the true label") : tr("goes on too");
}

void LeanContestPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void LeanContestPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (contest_ == nullptr) return;
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  const ConceptClass& concept_class = *run_->concept_class;
  const std::size_t points = concept_class.points();
  const bool cells = points <= most_cells;
  const LabelVector* f[2] = {&card(contest_->other).labels, &card(contest_->card).labels};  // base and opponent
  const auto words = [&](QPointF at, const QString& markup, const MathStyle& style, const QColor& color,
                         double anchor = 0) {
    painter.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter, at, anchor);
  };
  const QRectF strip_box(strip_left, 0, 216, 20);
  const auto cell_at = [&](double y, std::size_t x) {
    return cells ? label_strip_cell({strip_left, y}, x) : micro_strip_cell(strip_box.translated(0, y + 3), points, x);
  };
  for (std::size_t x = 0; cells && x < points; ++x) {
    const bool here = x == contest_->point;
    painter.setPen(here ? theme.ink : theme.ink2);
    name_within(concept_class.point_name(static_cast<PointIndex>(x)), {11, here ? QFont::DemiBold : QFont::Normal},
                cell_at(first_strip, x).width() - 2)
        .draw(painter, {cell_at(first_strip, x).center().x(), 12}, 0.5);
    spots.add(painter, QRectF(cell_at(first_strip, x).left(), 0, 25, 16), 3, Kin::of_point(static_cast<PointIndex>(x)));
    if ((*f[0])[x] == (*f[1])[x]) continue;
    words({cell_at(first_strip, x).center().x(), 97}, QStringLiteral("≠"), {13, here ? QFont::Bold : QFont::Normal},
          here ? theme.ink : theme.ink3, 0.5);
  }
  for (int side = 0; side < 2; ++side) {
    const double y = side == 0 ? first_strip : second_strip;
    words({0, y + 18}, QStringLiteral("$f_%1$").arg(side + 1), {16}, theme.ink);
    spots.add(painter, QRectF(-2, y, 256, 26), 4, Kin::of_predictor(*f[side]));
    if (cells) {
      draw_label_strip(painter, theme, {strip_left, y}, *f[side]);
    } else {
      draw_micro_strip(painter, theme, strip_box.translated(0, y + 3), *f[side]);
    }
  }
  painter.setPen(QPen(theme.ink, 2.5 + theme.heavier));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(
      QRectF(cell_at(first_strip, contest_->point).topLeft(), cell_at(second_strip, contest_->point).bottomRight())
          .adjusted(-2.5, -4, 2.5, 4),
      5, 5);
  double y = outcomes_top;
  if (followed_ == nullptr) {
    for (const int erring : {1, 2}) {
      const QRectF box(1, y, 254, outcome_height - 6);
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.canvas);
      painter.drawRoundedRect(box, 4, 4);
      const Label says = (*f[erring - 1])[contest_->point];
      draw_label_cell(painter, theme, QRectF(10, y + 12, 20, 20), says == Label::plus ? Label::minus : Label::plus);
      words({40, y + 18}, tr("$f_%1$ errs").arg(erring), {13, QFont::DemiBold}, theme.ink);
      words({40, y + 35}, tr("key %1").arg(erring), {12}, theme.ink3);
      spots.add(painter, box, 4, {}, Spot::Act::choose, erring);
      y += outcome_height;
    }
    return;
  }
  for (const std::int32_t id : {followed_->card, followed_->other}) {
    const LeanTape::Card& outcome = card(id);
    painter.setPen(QPen(outcome.is_true ? theme.ink : theme.line, outcome.is_true ? 2 : 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(1, y, 254, outcome_height - 6), 4, 4);
    draw_label_cell(painter, theme, QRectF(10, y + 12, 20, 20), outcome.label);
    const int errs = erring(outcome);
    words({40, y + 18},
          tr("$f_%1$ errs: %2").arg(errs).arg(sentence_markup(fitting_text(concept_class, outcome.space))),
          {13, outcome.is_true ? QFont::DemiBold : QFont::Normal}, outcome.is_true ? theme.ink : theme.ink2);
    QString told = fate(outcome);
    if (guess_ == errs) told += outcome.is_true ? tr(", as you said") : tr(", your guess");
    words({40, y + 35}, told, {12}, theme.ink2);
    y += outcome_height;
  }
}

}  // namespace littlestone::ui

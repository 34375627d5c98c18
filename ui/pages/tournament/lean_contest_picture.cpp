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
constexpr std::size_t most_lean_cells = 8;  // of a strip with glyphs in a panel of 256 px
constexpr double first_strip = 20;
constexpr double second_strip = 54;
constexpr double outcomes_top = 112;
constexpr double outcome_height = 50;

}  // namespace

LeanContestPicture::LeanContestPicture(std::shared_ptr<const PrivateRun> run, int done, int guess)
    : run_(std::move(run)), guess_(guess) {
  const std::vector<LeanTape::Step>& steps = run_->lean->tape.steps;
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
  return tr("f₁ and f₂ first differ at point %1.").arg(plain_name(run_->concept_class().point_name(contest_->point)));
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

/// The picture in its own px.
class LeanContestPicture::Drawing {
 public:
  Drawing(const LeanContestPicture& picture, QPainter& painter, const Theme& theme, Spots& spots)
      : picture_(picture),
        painter_(painter),
        theme_(theme),
        spots_(spots),
        class_(picture.run_->concept_class()),
        points_(class_.points()),
        cells_(points_ <= most_lean_cells),
        contest_point_(picture.contest_->point),
        f_{&picture.card(picture.contest_->other).labels, &picture.card(picture.contest_->card).labels} {}

  void paint() {
    for (std::size_t x = 0; cells_ && x < points_; ++x) paint_point(x);
    paint_predictor(0, first_strip);
    paint_predictor(1, second_strip);
    paint_contest_frame();
    if (picture_.followed_ == nullptr) {
      for (const int erring : {1, 2}) paint_choice(erring, outcomes_top + outcome_height * (erring - 1));
      return;
    }
    paint_outcome(picture_.card(picture_.followed_->card), outcomes_top);
    paint_outcome(picture_.card(picture_.followed_->other), outcomes_top + outcome_height);
  }

 private:
  void words(QPointF at, const QString& markup, const MathStyle& style, const QColor& color, double anchor = 0) {
    painter_.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter_, at, anchor);
  }
  [[nodiscard]] static QRectF micro_strip(double y) { return {strip_left, y + 3, 216, 20}; }
  [[nodiscard]] QRectF cell_at(double y, std::size_t x) const {
    return cells_ ? label_strip_cell({strip_left, y}, x) : micro_strip_cell(micro_strip(y), points_, x);
  }

  // Its name over the strips, and under them whether the predictors differ there.
  void paint_point(std::size_t x) {
    const bool here = x == contest_point_;
    const QRectF cell = cell_at(first_strip, x);
    painter_.setPen(here ? theme_.ink : theme_.ink2);
    name_within(class_.point_name(static_cast<PointIndex>(x)), {11, here ? QFont::DemiBold : QFont::Normal},
                cell.width() - 2)
        .draw(painter_, {cell.center().x(), 12}, 0.5);
    spots_.add(painter_, QRectF(cell.left(), 0, 25, 16), 3, Kin::of_point(static_cast<PointIndex>(x)));
    if ((*f_[0])[x] == (*f_[1])[x]) return;
    words({cell.center().x(), 97}, QStringLiteral("≠"), {13, here ? QFont::Bold : QFont::Normal},
          here ? theme_.ink : theme_.ink3, 0.5);
  }

  void paint_predictor(int side, double y) {
    words({0, y + 18}, QStringLiteral("$f_%1$").arg(side + 1), {16}, theme_.ink);
    spots_.add(painter_, QRectF(-2, y, 256, 26), 4, Kin::of_predictor(*f_[side]));
    if (cells_) {
      draw_label_strip(painter_, theme_, {strip_left, y}, *f_[side]);
    } else {
      draw_micro_strip(painter_, theme_, micro_strip(y), *f_[side]);
    }
  }

  // Around the point at which they first differ, in both strips.
  void paint_contest_frame() {
    const QRectF top = cell_at(first_strip, contest_point_);
    const QRectF bottom = cell_at(second_strip, contest_point_);
    painter_.setPen(QPen(theme_.ink, 2.5 + theme_.heavier));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(top.topLeft(), bottom.bottomRight()).adjusted(-2.5, -4, 2.5, 4), 5, 5);
  }

  // A card that says: this one errs.
  void paint_choice(int erring, double y) {
    const QRectF box(1, y, 254, outcome_height - 6);
    painter_.setPen(QPen(theme_.line, 1));
    painter_.setBrush(theme_.canvas);
    painter_.drawRoundedRect(box, 4, 4);
    draw_label_cell(painter_, theme_, QRectF(10, y + 12, 20, 20), opposite((*f_[erring - 1])[contest_point_]));
    words({40, y + 18}, LeanContestPicture::tr("$f_%1$ errs").arg(erring), {13, QFont::DemiBold}, theme_.ink);
    words({40, y + 35}, LeanContestPicture::tr("key %1").arg(erring), {12}, theme_.ink3);
    spots_.add(painter_, box, 4, {}, Spot::Act::choose, erring);
  }

  // What follows from one of the labels.
  void paint_outcome(const LeanTape::Card& outcome, double y) {
    painter_.setPen(QPen(outcome.is_true ? theme_.ink : theme_.line, outcome.is_true ? 2 : 1));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(1, y, 254, outcome_height - 6), 4, 4);
    draw_label_cell(painter_, theme_, QRectF(10, y + 12, 20, 20), outcome.label);
    const int errs = picture_.erring(outcome);
    const QString fitting = sentence_markup(fitting_text(class_, outcome.space));
    words({40, y + 18}, LeanContestPicture::tr("$f_%1$ errs: %2").arg(errs).arg(fitting),
          {13, outcome.is_true ? QFont::DemiBold : QFont::Normal}, outcome.is_true ? theme_.ink : theme_.ink2);
    QString told = picture_.fate(outcome);
    if (picture_.guess_ == errs) {
      told += outcome.is_true ? LeanContestPicture::tr(", as you said") : LeanContestPicture::tr(", your guess");
    }
    words({40, y + 35}, told, {12}, theme_.ink2);
  }

  const LeanContestPicture& picture_;
  QPainter& painter_;
  const Theme& theme_;
  Spots& spots_;
  const ConceptClass& class_;
  std::size_t points_;
  bool cells_;  // strips of cells with glyphs, else micro strips
  PointIndex contest_point_;
  const LabelVector* f_[2];  // base and opponent
};

void LeanContestPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (contest_ == nullptr) return;
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / 256));
  Drawing(*this, painter, theme, spots).paint();
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/frequency_picture.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/tournament/lesson_picture.hpp"
#include "ui/pages/tournament/tournament_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double margin = 24;
constexpr double left = 64;
constexpr double pitch = 20;

}  // namespace

FrequencyPicture::FrequencyPicture(std::shared_ptr<const LabRun> run, bool lit,
                                   std::shared_ptr<const ExactLevels> exact, double share_of_batches)
    : run_(std::move(run)),
      lit_(lit),
      exact_(std::move(exact)),
      f_(count_frequencies(*run_, exact_.get(), share_of_batches)) {}

QString FrequencyPicture::description() const {
  return tr("How often each of %1 predictors comes out of %2 batches at level %3, and how likely each is.")
      .arg(f_.rows.size())
      .arg(f_.runs)
      .arg(f_.level);
}

void FrequencyPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void FrequencyPicture::paint_spots(QPainter& painter_in, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter_in, area, natural_size(), least_height, theme, spots);
  QPainter& painter = stage.painter;
  const int level = f_.level;
  const double right = stage.width - margin;
  const std::uint64_t decided = f_.decided();
  const QString title = tr("How often each predictor comes out");
  double x = margin + stage.rich({margin, 24}, title, {14, QFont::DemiBold}, theme.ink) + 12;
  x += stage.rich({x, 24}, level == 0 ? tr("SOA($T$)") : tr("SOA($S$ ∘ $T$), $S$ ~ $D̃_%1$").arg(level), {12},
                  theme.ink2) +
       18;
  const auto exact_tick = [&](QPointF middle) {
    stage.rule(middle - QPointF(7, 0), middle + QPointF(7, 0), theme.ink, 2.5 + theme.heavier);
  };
  const auto below_mark = [&](QPointF tip) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink);
    painter.drawPolygon(QPolygonF({tip, tip + QPointF(4.5, 7), tip + QPointF(-4.5, 7)}));
  };
  const bool law = f_.law != nullptr && f_.law->defined;
  if (law) {
    exact_tick({x + 7, 20});
    x += 20 + stage.rich({x + 20, 24}, tr("exact"), {12}, theme.ink2) + 14;
  }
  stage.rule({x + 4, 13}, {x + 4, 27}, theme.line, 4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  painter.drawEllipse(QPointF(x + 4, 20), 3.4, 3.4);
  x += 14 +
       stage.rich({x + 14, 24}, tr("%1 runs, 95 % interval", nullptr, plural(decided)).arg(number_text(decided)), {12},
                  theme.ink2) +
       14;
  if (f_.rows.empty()) {
    stage.words({margin, 58},
                f_.runs > 0 ? tr("All batches at this level said Fail: no predictor came out.")
                            : tr("No batch has run at this level yet."),
                TextRole::body, theme.ink2);
    return;
  }

  const double up = 46;
  const double strip_bottom = stage.height - 42;
  const double strip_top = strip_bottom - 71;
  const double down = strip_top - 12;
  const int decades = std::max(
      3, static_cast<int>(
             std::ceil(std::log10(static_cast<double>(std::max<std::uint64_t>(run_->scenario.constants.batches, 1))))));
  const double floor_share = std::pow(10.0, -decades);
  const auto y_of = [&](double share) {
    return up + (down - up) * std::min(1.0, -std::log10(std::max(share, 1e-300)) / decades);
  };
  const int every = (decades + 3) / 4;
  for (int power = 0; power <= decades; power += every) {
    const double y = y_of(std::pow(10.0, -power));
    stage.rule({left, y}, {right, y}, theme.hair);
    stage.words({left - 8, y + 4},
                power <= 3 ? QString::number(std::pow(10.0, -power)) : QStringLiteral("10") + superscript(-power),
                TextRole::caption, theme.ink2, 1);
  }
  const std::size_t points = run_->concept_class->points();
  const double cell = 71 / static_cast<double>(points);
  const auto point_label = [&](std::size_t p) {
    painter.setPen(theme.ink2);
    name_within(run_->concept_class->point_name(static_cast<PointIndex>(p)), {11}, left - 12)
        .draw(painter, {left - 8, strip_top + (static_cast<double>(p) + 0.5) * cell + 4}, 1);
  };
  point_label(0);
  if (points > 1) point_label(points - 1);
  stage.words({margin - 1, strip_top + 39}, tr("point"), TextRole::caption, theme.ink2);

  const auto room = static_cast<std::size_t>(std::max(1.0, std::floor((right - left) / pitch)));
  const std::size_t shown = std::min(room, f_.rows.size());
  const bool below = std::any_of(f_.rows.begin(), f_.rows.begin() + static_cast<std::ptrdiff_t>(shown),
                                 [&](const Frequencies::Row& c) { return c.exact && *c.exact < floor_share; });
  if (below && x + 100 < right) {
    below_mark({x + 5, 16.5});
    stage.rich({x + 16, 24}, tr("exact < %1").arg(told_probability(floor_share)), {12}, theme.ink2);
  }
  const LabelVector* lit = nullptr;
  const TournamentTrace& trace = run_->result.internals.trace;
  if (lit_ && trace.final_block) lit = &run_->soa->labels(trace.final_block->predictor);
  for (std::size_t i = 0; i < shown; ++i) {
    const Frequencies::Row& column = f_.rows[i];
    const double centre = left + pitch * (static_cast<double>(i) + 0.5);
    if (lit != nullptr && *lit == column.labels) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.lineage);
      painter.drawRoundedRect(QRectF(centre - 9.5, up - 4, 19, strip_bottom - up + 8), 3, 3);
    }
    if (column.count > 0) {
      stage.rule({centre, y_of(column.interval.low)}, {centre, y_of(column.interval.high)}, theme.line, 4);
    }
    if (column.exact) {
      *column.exact < floor_share ? below_mark({centre, down - 5}) : exact_tick({centre, y_of(*column.exact)});
    }
    if (column.count > 0) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink2);
      painter.drawEllipse(QPointF(centre, y_of(column.share)), 3.4, 3.4);
    }
    draw_micro_column(painter, theme, QRectF(centre - 7, strip_top, 14, 71), column.labels);
    spots.add(painter, QRectF(centre - 9.5, up - 4, 19, strip_bottom - up + 8), 3, Kin::of_predictor(column.labels),
              column.count > 0 ? Spot::Act::choose : Spot::Act::none);
    const std::string name = run_->concept_class->name_of(column.labels);
    if (!name.empty() && MathText(name_markup(name), {12}, MathText::Mode::mixed).width() < pitch) {
      stage.rich({centre, strip_bottom + 14}, name_markup(name), {12}, theme.ink2, 0.5);
    }
  }
  if (f_.tau && *f_.tau > floor_share) {
    const double y = y_of(*f_.tau);
    stage.dashed({left, y}, {right, y}, theme.ink, 1.5 + theme.heavier, 7, 4);
    const QString said = tr("$τ_%1$ = %2 (bound)").arg(level).arg(told_probability(*f_.tau));
    const double width = MathText(said, {12}, MathText::Mode::mixed).width();
    // Where fewest marks stand: at the end of the line, over it.
    painter.fillRect(QRectF(right - width - 4, y - 18, width + 4, 15), theme.canvas);
    stage.rich({right, y - 6}, said, {12}, theme.ink2, 1);
  }
  QStringList rest;
  if (below && x + 100 >= right) rest += tr("▲ exact < %1").arg(told_probability(floor_share));
  if (shown < f_.rows.size()) rest += tr("+ %1 more").arg(number_text(f_.rows.size() - shown));
  if (f_.failed > 0) rest += tr("without %1 runs that failed", nullptr, plural(f_.failed)).arg(number_text(f_.failed));
  if (f_.stable_below) rest += tr("level %1 is stable already, hence $D̃_%2$").arg(*f_.stable_below).arg(level);
  if (exact_ == nullptr) {
    rest += tr("the exact law is being computed");
  } else if (f_.law == nullptr) {
    rest += tr("exact law: more states than are counted here");
  } else if (!f_.law->defined) {
    rest += tr("no exact law: below this level $f_0$ = $f_1$ always");
  }
  if (!rest.isEmpty()) stage.rich({right, strip_bottom + 30}, rest.join(QStringLiteral("  ·  ")), {11}, theme.ink3, 1);
}

TournamentPagePicture::TournamentPagePicture(std::shared_ptr<const LabRun> run, int events_done,
                                             std::shared_ptr<const ExactLevels> exact, double share_of_batches,
                                             bool others, double phase, std::optional<std::int32_t> opened)
    : run_(std::move(run)),
      events_done_(events_done),
      exact_(std::move(exact)),
      share_(share_of_batches),
      others_(others),
      phase_(phase),
      opened_(opened) {}

QString TournamentPagePicture::description() const {
  return TournamentPicture(run_, events_done_).description() + u' ' + FrequencyPicture(run_, false).description();
}

void TournamentPagePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void TournamentPagePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if ((!others_ || opened_) && LessonPicture::suits(*run_)) {
    const QRectF inside = area.adjusted(20, 4, -20, -6);
    LessonPicture(run_, events_done_, exact_, phase_, opened_).paint_spots(painter, inside, theme, spots);
    return;
  }
  const TournamentPicture tournament(run_, events_done_, Style::screen, phase_);
  const bool over = events_done_ >= static_cast<int>(run_->result.internals.trace.events.size());
  const FrequencyPicture frequency(run_, over, exact_, share_);
  const double scale = std::min(area.width() / natural_size().width(), area.height() / natural_size().height());
  const double side = 16 * scale;
  double lower = frequency.natural_size().height() * scale;
  constexpr double readable = 0.94;  // of type of 12 px and more
  constexpr double most_shared =
      1.6;  // beyond it the page is made for big type, which a tree drawn small would not have
  if (scale < readable) {
    if (others_) {
      frequency.paint_spots(painter, area.adjusted(0, 4 * scale, 0, 0), theme, spots);
    } else {
      tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -side), theme, spots);
    }
    return;
  }
  // A deep tournament takes some of the frequencies' room, or needs the page to itself.
  if (tournament.natural_size().height() * scale > (area.height() - lower) * 1.2) {
    const double left = area.height() - 8 * scale - tournament.least_height();
    if (left < FrequencyPicture::least_height || scale > most_shared) {
      tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -side), theme, spots);
      return;
    }
    lower = std::min(lower, left);
  }
  tournament.paint_spots(painter, area.adjusted(side, 4 * scale, -side, -lower - 4 * scale), theme, spots);
  frequency.paint_spots(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), theme, spots);
}

}  // namespace littlestone::ui

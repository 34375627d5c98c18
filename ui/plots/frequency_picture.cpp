// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/frequency_picture.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/canvas/tournament_picture.hpp"
#include "ui/models/estimate.hpp"
#include "ui/models/names.hpp"
#include "ui/plots/stage.hpp"
#include "ui/theme/numbers.hpp"

namespace littlestone::ui {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("FrequencyPicture", text); }

constexpr double margin = 24;
constexpr double left = 64;
constexpr double pitch = 20;

}  // namespace

FrequencyPicture::FrequencyPicture(std::shared_ptr<const LabRun> run, bool lit) : run_(std::move(run)), lit_(lit) {}

QString FrequencyPicture::description() const {
  return tr("How often each of %1 predictors came out of %2 batches.")
      .arg(run_->result.internals.votes.size())
      .arg(run_->scenario.constants.batches);
}

void FrequencyPicture::paint(QPainter& painter_in, const QRectF& area, const Theme& theme) const {
  const Stage stage(painter_in, area, natural_size(), 220, theme);
  QPainter& painter = stage.painter;
  const Internals& internals = run_->result.internals;
  const std::uint64_t runs = run_->scenario.constants.batches;
  const double right = stage.width - margin;
  const double title =
      stage.rich({margin, 24}, tr("How often each predictor comes out"), {14, QFont::DemiBold}, theme.ink);
  double x = margin + title + 12;
  x += stage.rich({x, 24}, tr("over all batches"), {12}, theme.ink2) + 18;
  stage.rule({x + 4, 14}, {x + 4, 26}, theme.line, 4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.ink2);
  painter.drawEllipse(QPointF(x + 4, 20), 3.4, 3.4);
  stage.rich({x + 14, 24}, tr("%1 runs of $G$, 95 % interval").arg(number_text(runs)), {12}, theme.ink2);
  if (internals.votes.empty()) {
    stage.words({margin, 58}, tr("All batches said Fail: no predictor came out."), TextRole::body, theme.ink2);
    return;
  }

  const double up = 46;
  const double strip_bottom = stage.height - 35;
  const double strip_top = strip_bottom - 71;
  const double down = strip_top - 12;
  const int decades = std::max(3, static_cast<int>(std::ceil(std::log10(static_cast<double>(runs)))));
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
    stage.rich({left - 8, strip_top + (static_cast<double>(p) + 0.5) * cell + 4},
               name_markup(run_->concept_class->point_name(static_cast<PointIndex>(p))), {11}, theme.ink2, 1);
  };
  point_label(0);
  if (points > 1) point_label(points - 1);
  stage.words({margin - 1, strip_top + 39}, tr("point"), TextRole::caption, theme.ink2);

  const auto room = static_cast<std::size_t>(std::max(1.0, std::floor((right - left) / pitch)));
  const std::size_t shown = std::min(room, internals.votes.size());
  const LabelVector* lit = nullptr;
  if (lit_ && internals.trace.final_block) lit = &run_->soa->labels(internals.trace.final_block->predictor);
  for (std::size_t i = 0; i < shown; ++i) {
    const Vote& v = internals.votes[i];
    const double centre = left + pitch * (static_cast<double>(i) + 0.5);
    if (lit != nullptr && *lit == v.labels) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.lineage);
      painter.drawRoundedRect(QRectF(centre - 9.5, up - 4, 19, strip_bottom - up + 8), 3, 3);
    }
    const Interval interval = wilson_interval(v.count, runs);
    stage.rule({centre, y_of(interval.low)}, {centre, y_of(interval.high)}, theme.line, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.ink2);
    painter.drawEllipse(QPointF(centre, y_of(static_cast<double>(v.count) / static_cast<double>(runs))), 3.4, 3.4);
    draw_micro_column(painter, theme, QRectF(centre - 7, strip_top, 14, 71), v.labels);
    const std::string name = run_->concept_class->name_of(v.labels);
    if (!name.empty() && MathText(name_markup(name), {12}, MathText::Mode::mixed).width() < pitch) {
      stage.rich({centre, strip_bottom + 14}, name_markup(name), {12}, theme.ink2, 0.5);
    }
  }
  QStringList rest;
  if (shown < internals.votes.size()) rest += tr("+ %1 more").arg(number_text(internals.votes.size() - shown));
  if (internals.failed > 0) rest += tr("Fail: %1 runs").arg(number_text(internals.failed));
  if (!rest.isEmpty())
    stage.words({right, strip_bottom + 14}, rest.join(QStringLiteral("  ·  ")), TextRole::caption, theme.ink3, 1);
}

TournamentPagePicture::TournamentPagePicture(std::shared_ptr<const LabRun> run, int events_done)
    : run_(std::move(run)), events_done_(events_done) {}

QString TournamentPagePicture::description() const {
  return TournamentPicture(run_, events_done_).description() + u' ' + FrequencyPicture(run_, false).description();
}

void TournamentPagePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const TournamentPicture tournament(run_, events_done_);
  const bool over = events_done_ >= static_cast<int>(run_->result.internals.trace.events.size());
  const FrequencyPicture frequency(run_, over);
  const double scale = std::min(area.width() / natural_size().width(), area.height() / natural_size().height());
  const double side = 16 * scale;
  const double lower = frequency.natural_size().height() * scale;
  // A deep tournament needs the page to itself.
  if (tournament.natural_size().height() * scale > (area.height() - lower) * 1.2) {
    tournament.paint(painter, area.adjusted(side, 4 * scale, -side, -side), theme);
    return;
  }
  tournament.paint(painter, area.adjusted(side, 4 * scale, -side, -lower - 4 * scale), theme);
  frequency.paint(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), theme);
}

}  // namespace littlestone::ui

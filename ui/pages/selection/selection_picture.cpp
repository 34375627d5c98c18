// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/selection_picture.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/histogram_picture.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

constexpr double least_dots_left = 146;
constexpr double most_dots_left = 182;  // longer names are cut
constexpr double name_gap = 10;
constexpr double dots_width = 156;
constexpr double page_heading = 48;
constexpr double page_pitch = 36;
constexpr std::size_t most_natural_rows = 8;
constexpr double above_rows = page_heading + 32;
constexpr double below_rows = 88;          // the draw
constexpr double comparison_height = 150;  // of the answer beside the target

QString errors_text(std::uint64_t errors, std::uint64_t fresh) {
  return QCoreApplication::translate("SelectionPicture", "%1 of %2").arg(number_text(errors), number_text(fresh));
}
double advance(const QString& text) { return QFontMetricsF(ui_font(TextRole::subtitle)).horizontalAdvance(text); }

MathText hypothesis_title(const ConceptClass& concept_class, const LabelVector& labels, double size, double room) {
  const Name name = concept_class.name_of(labels);
  return name.empty() ? MathText(QCoreApplication::translate("SelectionPicture", "new"), {size}, MathText::Mode::plain)
                      : name_within(name, {size}, room);
}

/// n' small circles, the errors filled; a bar of the same length when there are too many to count by eye.
void draw_errors(const Stage& stage, double dots_left, double y, std::uint64_t errors, std::uint64_t of) {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const double pitch = of <= 20 ? 8.2 : dots_width / static_cast<double>(of - 1);
  if (pitch < 3.2) {
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(dots_left - 3, y - 4, dots_width + 6, 8));
    painter.fillRect(
        QRectF(dots_left - 3, y - 4, (dots_width + 6) * static_cast<double>(errors) / static_cast<double>(of), 8),
        theme.ink);
    return;
  }
  const double radius = std::min(2.7, pitch * 0.36);
  for (std::uint64_t i = 0; i < of; ++i) {
    const QPointF centre(dots_left + pitch * static_cast<double>(i), y);
    painter.setPen(i < errors ? Qt::NoPen : QPen(theme.line, 1));
    painter.setBrush(i < errors ? QBrush(theme.ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(centre, radius, radius);
  }
}

}  // namespace

SelectionPicture::SelectionPicture(std::shared_ptr<const PrivateRun> run, int position, Form form, double phase,
                                   std::shared_ptr<const SelectionDraws> again)
    : run_(std::move(run)), position_(position), form_(form) {
  if (form == Form::page && position >= 3 && again && again->counts.size() == run_->result.list.size()) {
    again_ = std::move(again);
  }
  if (phase >= 1) return;
  if (position == 1) tried_ = motion::part(phase, 0, motion::draw, motion::draw);
  if (position == 2) grown_ = motion::part(phase, 0, motion::bars, motion::bars);
  if (position == 3) {
    pointed_ = motion::part(phase, 0, motion::pointer, motion::selected_ms);
    left_ = motion::part(phase, motion::pointer, motion::release, motion::selected_ms);
  }
}

QSizeF SelectionPicture::natural_size() const {
  if (form_ == Form::strip) return {728, 148};
  const std::size_t rows = std::clamp<std::size_t>(run_->result.list.size(), 2, most_natural_rows);
  return {728, above_rows + page_pitch * static_cast<double>(rows) + below_rows + comparison_height};
}

QString SelectionPicture::description() const {
  const PrivateLearnerResult& result = run_->result;
  if (position_ < 3)
    return tr("Selection among %1 released predictors.", nullptr, plural(result.list.size())).arg(result.list.size());
  const QString name = predictor_name(run_->concept_class(), result.hypothesis);
  return tr("Selection: %1 was selected among %2; its population loss is %3.")
      .arg(name.isEmpty() ? tr("a predictor outside the class") : name, QString::number(result.list.size()),
           QString::number(run_->loss));
}

void SelectionPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void SelectionPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const double least = form_ == Form::page ? std::min(440.0, natural_size().height()) : natural_size().height();
  const Stage stage(painter, area, natural_size(), least, theme, spots);
  const PrivateLearnerResult& result = run_->result;
  const double line_x = stage.width - public_width;
  const bool page = form_ == Form::page;
  draw_private_ground(stage);
  draw_boundary(stage, page ? 4 : 0, page);

  const double heading = page ? page_heading : 20;
  if (!page) stage.rule({page_margin, 0}, {stage.width - page_margin, 0}, stage.divider());
  double end = heading + 68;
  const double title = stage.rich({page_margin, heading}, tr("Selection"), {14, QFont::DemiBold}, theme.ink);
  const std::uint64_t fresh = result.internals.selection_sample.size();
  stage.rich(
      {page_margin + title + 10, heading},
      tr("errors on %1 fresh examples; chance ∝ exp(−$ε$ · errors/2)", nullptr, plural(fresh)).arg(number_text(fresh)),
      {12}, theme.ink2);
  if (result.list.empty() && position_ > 0) {
    stage.paragraph(
        {page_margin, heading + 28},
        tr("No predictor reached $T$ = %1, so there is nothing to choose from. M answers the SOA's predictor of the "
           "empty sample, which depends on no data.")
            .arg(signed_text(result.threshold)),
        {13}, theme.ink, line_x - 2 * page_margin, 20);
  } else if (position_ < 1) {
    stage.words({page_margin, heading + 28}, tr("The selection waits for the released list."), TextRole::body,
                theme.ink2);
  } else {
    const double pitch = page ? page_pitch : 24;
    const double others = above_rows + below_rows + comparison_height;
    const auto most = static_cast<std::size_t>(page ? std::max(2.0, std::floor((stage.height - others) / pitch + 1e-6))
                                                    : std::max(1.0, std::floor((stage.height - 76) / pitch)));
    const double after = paint_rows(stage, heading + (page ? 32 : 23), pitch, most);
    end = after;
    if (position_ >= 3) {
      paint_draw(stage, page ? after + 12 : stage.height - 31.4);
      end += 32;
    }
  }

  if (position_ >= 3)
    with_opacity(painter, left_,
                 [&] { paint_selected(stage, heading, std::min(end + 56, stage.height - comparison_height)); });
}

void SelectionPicture::paint_selected(const Stage& stage, double heading, double comparison) const {
  const PrivateLearnerResult& result = run_->result;
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const double line_x = stage.width - public_width;
  const bool page = form_ == Form::page;
  const double out_y = page ? heading + 32 : 43;
  stage.words({line_x + 20, out_y}, tr("Selected hypothesis"), TextRole::subtitle, theme.ink2);
  const QSizeF strip = micro_strip_size(result.hypothesis.size(), 80);
  draw_micro_strip(painter, theme, QRectF(line_x + 20, out_y + 9, strip.width() * 1.24, strip.height() * 1.24),
                   result.hypothesis);
  stage.spots.add(painter, QRectF(line_x + 16, out_y + 4, strip.width() * 1.24 + 70, strip.height() * 1.24 + 10), 4,
                  Kin::of_predictor(result.hypothesis));
  const bool improper = run_->concept_class().name_of(result.hypothesis).empty();  // no hypothesis of the class
  // Beside its strip; a name that is too long for that stands under it.
  QPointF at(line_x + 20 + strip.width() * 1.24 + 8, out_y + 23);
  double lower = 0;
  const MathText is(improper ? tr("$ĥ$ is new") : QStringLiteral("$ĥ$ = "), {15}, MathText::Mode::mixed);
  const auto title = [&](double room) {
    return improper ? MathText({}, {15}, MathText::Mode::plain)
                    : hypothesis_title(run_->concept_class(), result.hypothesis, 15, room);
  };
  const double end = stage.width - 16;
  if (at.x() + is.width() + title(stage.width).width() > end) {
    at = {line_x + 20, out_y + 9 + strip.height() * 1.24 + 20};
    lower = 22;
  }
  painter.setPen(theme.ink);
  is.draw(painter, at);
  title(end - at.x() - is.width()).draw(painter, at + QPointF(is.width(), 0));
  if (!page) {
    // It crosses the line as it leaves.
    draw_arrow(painter, theme.ink, {line_x + motion::between(-28, 10, left_), stage.height - 22}, 18);
    painter.setPen(theme.ink2);
    MathText::fitted(tr("one predictor leaves"), {12}, stage.width - line_x - 48)
        .draw(painter, {line_x + 40, stage.height - 18});
    return;
  }
  stage.paragraph({line_x + 20, out_y + 56 + lower},
                  called_private(run_->scenario.epsilon, run_->scenario.delta)
                      ? tr("One predictor leaves, private at (%1,\u00a0%2).")
                            .arg(rational_text(run_->scenario.epsilon), rational_text(run_->scenario.delta))
                      : not_private_at(run_->scenario.epsilon, run_->scenario.delta),
                  {12}, theme.ink2, public_width - 20 - page_margin, 17);
  paint_comparison(stage, comparison);
}

double SelectionPicture::paint_rows(const Stage& stage, double top, double pitch, std::size_t most) const {
  const Theme& theme = stage.theme;
  const std::vector<Candidate>& list = run_->result.list;
  const std::uint64_t fresh = run_->result.internals.selection_sample.size();
  double words_width = 44;
  for (const Candidate& c : list) words_width = std::max(words_width, advance(errors_text(c.errors, fresh)));
  double dots_left = least_dots_left;
  for (const Candidate& c : list) {
    const double end = page_margin + Stage::name_offset(c.labels.size()) +
                       predictor_title(run_->concept_class(), c.labels, most_dots_left).width() + name_gap;
    dots_left = std::max(dots_left, std::min(end, most_dots_left));
  }
  const double bars_left = dots_left + dots_width + 18 + words_width + 12;
  const double bars_width = stage.width - public_width - 64 - bars_left;
  const std::size_t shown = std::min(list.size(), list.size() > most ? std::max<std::size_t>(most, 2) - 1 : most);
  double y = top;
  for (std::size_t i = 0; i < shown; ++i, y += pitch) {
    const Candidate& c = list[i];
    const bool chosen = position_ >= 3 && pointed_ >= 1 && run_->result.selected == i;
    stage.predictor(page_margin, y, run_->concept_class(), c.labels, false,
                    dots_left - page_margin - Stage::name_offset(c.labels.size()) - name_gap);
    if (fresh > 0) with_opacity(stage.painter, tried_, [&] { draw_errors(stage, dots_left, y, c.errors, fresh); });
    stage.words({dots_left + dots_width + 18, y + 4.5}, errors_text(c.errors, fresh), TextRole::subtitle, theme.ink2);
    if (position_ < 2) continue;
    const double length = bars_width * c.probability * grown_;
    stage.painter.fillRect(QRectF(bars_left, y - 7, length, 14), theme.ink2);
    stage.rich({bars_left + length + 6, y + 4.5}, probability_text(c.probability),
               {12, chosen ? QFont::DemiBold : QFont::Normal}, theme.ink);
    if (again_) paint_again(stage, bars_left, bars_width, y, i);
  }
  if (shown < list.size()) {
    double rest = 0;
    for (std::size_t i = shown; i < list.size(); ++i) rest += list[i].probability;
    QString text = tr("+ %1 more").arg(number_text(list.size() - shown));
    if (position_ >= 2) text += tr(", together %1").arg(told_probability(rest));
    stage.words({page_margin, y + 4.5}, text, TextRole::caption, theme.ink3);
    y += pitch;
  }
  return y;
}

// Below a bar on its scale: the share of the draws that were made again as a dot with its interval; the bar's end comes
// down to it.
void SelectionPicture::paint_again(const Stage& stage, double bars_left, double bars_width, double y,
                                   std::size_t i) const {
  const Theme& theme = stage.theme;
  const std::uint64_t count = again_->counts[i];
  const Interval interval = again_->interval(i);
  const double share = static_cast<double>(count) / static_cast<double>(again_->draws);
  const auto x_of = [&](double part) { return bars_left + bars_width * part; };
  const double line = y + 14;
  stage.rule({x_of(interval.low), line}, {x_of(interval.high), line}, theme.line, 4);
  const double exact = x_of(run_->result.list[i].probability);
  stage.rule({exact, y + 7}, {exact, line + 5}, theme.ink, 1 + theme.heavier);
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(theme.ink2);
  stage.painter.drawEllipse(QPointF(x_of(share), line), 3.4, 3.4);
  const QString words = tr("drawn again: %1 of %2").arg(number_text(count), number_text(again_->draws));
  constexpr double beside = 10;
  const double right = std::max(x_of(interval.high), exact) + beside;
  const bool fits = right + advance(words) < stage.width - public_width - 8;
  stage.rich({fits ? right : std::min(x_of(interval.low), exact) - beside, line + 4}, words, {12}, theme.ink2,
             fits ? 0 : 1);
}

void SelectionPicture::paint_draw(const Stage& stage, double y) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const std::vector<Candidate>& list = run_->result.list;
  const double left = page_margin + 0.6;
  const double width = stage.width - public_width - 15 - left;
  const double gap = list.size() > 1 ? std::min(4.0, 40.0 / static_cast<double>(list.size())) : 0;
  const double usable = width - gap * static_cast<double>(list.size() - 1);
  double x = left;
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool chosen = run_->result.selected == i;
    const double w = usable * list[i].probability;
    const QRectF box(x, y, w, 18.75);
    painter.setPen(QPen(theme.ink, 1.25));
    painter.setBrush(chosen ? motion::between(theme.window, theme.ink, left_) : theme.window);
    painter.drawRoundedRect(box, std::min(2.0, w / 2), 2);
    if (w > 26) {
      painter.setPen(chosen ? motion::between(theme.ink, theme.canvas, left_) : theme.ink);
      hypothesis_title(run_->concept_class(), list[i].labels, 12.5, w - 12).draw(painter, {x + 7.5, y + 13.4});
    }
    stage.spots.add(painter, box, 2, Kin::of_predictor(list[i].labels));
    if (chosen) {
      // Where in the segment the draw fell is not recorded: rejection sampling has no such point. Its middle stands for
      // it.
      const QPointF tip(motion::between(left, x + w / 2, pointed_), y - 2.6);
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink);
      painter.drawPolygon(QPolygonF({tip, tip + QPointF(5, -7), tip + QPointF(-5, -7)}));
    }
    x += w + gap;
  }
}

void SelectionPicture::paint_comparison(const Stage& stage, double top) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const ConceptClass& concept_class = run_->concept_class();
  const LabelVector& chosen = run_->result.hypothesis;
  const LabelVector& target = run_->distribution().target;
  const double right = stage.width - public_width - 12;
  stage.rule({page_margin, top}, {right, top}, stage.divider());
  const double asked =
      stage.rich({page_margin, top + 22}, tr("Was it a good choice?"), {14, QFont::DemiBold}, theme.ink);
  stage.rich({page_margin + asked + 14, top + 22}, tr("$ĥ$ beside the target $c$; only we can see that"), {12},
             theme.ink2);

  const double room = right - page_margin - 40;
  const bool cells = label_strip_size(chosen.size()).width() <= room;
  const double x = page_margin + 40;
  const double y0 = top + 58;
  const double y1 = y0 + 34;
  stage.rich({page_margin, y0 + 18}, QStringLiteral("$ĥ$"), {16}, theme.ink);
  stage.rich({page_margin, y1 + 18}, QStringLiteral("$c$"), {16}, theme.ink);
  double loss_x = x;
  if (cells) {
    draw_label_strip(painter, theme, {x, y0}, chosen);
    draw_label_strip(painter, theme, {x, y1}, target);
    for (std::size_t p = 0; p < chosen.size(); ++p) {
      const QRectF cell = label_strip_cell({x, y0}, p);
      stage.spots.add(painter, QRectF(cell.left(), y0 - 18, cell.width(), y1 + 25 - y0 + 18), 4,
                      Kin::of_point(static_cast<PointIndex>(p)));
      painter.setPen(theme.ink2);
      name_within(concept_class.point_name(static_cast<PointIndex>(p)), {11}, cell.width() + 1)
          .draw(painter, {cell.center().x(), y0 - 7}, 0.5);
      if (chosen[p] != target[p]) {
        stage.words({cell.center().x(), y1 + 41}, QStringLiteral("≠"), TextRole::body, theme.ink, 0.5);
      }
    }
    loss_x = x + label_strip_size(chosen.size()).width() + 24;
  } else {
    const QSizeF size = micro_strip_size(chosen.size(), room);
    draw_micro_strip(painter, theme, QRectF(QPointF(x, y0 + 4), QSizeF(size.width(), 20)), chosen);
    draw_micro_strip(painter, theme, QRectF(QPointF(x, y1 + 4), QSizeF(size.width(), 20)), target);
  }
  const QString loss = run_->loss == 0 ? QStringLiteral("0") : probability_text(run_->loss);
  const bool beside = cells && right - loss_x > 110;
  const QPointF at = beside ? QPointF(loss_x, y0 + 16) : QPointF(x, y1 + 62);
  stage.rich(at, tr("loss %1").arg(loss), {15, QFont::DemiBold}, theme.ink);
  const QString why = run_->loss == 0 ? tr("They agree wherever an example can fall.")
                                      : tr("The weight of the points where they differ.");
  stage.paragraph(beside ? at + QPointF(0, 20) : at + QPointF(90, 0), why, {12}, theme.ink2,
                  beside ? right - loss_x : right - x - 90, 17);
}

StagesPicture::StagesPicture(std::shared_ptr<const PrivateRun> run, int histogram_position, int selection_position,
                             double phase)
    : run_(std::move(run)), histogram_(histogram_position), selection_(selection_position), phase_(phase) {}

QSizeF StagesPicture::natural_size() const {
  const HistogramPicture histogram(run_, histogram_);
  const SelectionPicture selection(run_, selection_, SelectionPicture::Form::strip);
  return {728, histogram.natural_size().height() + selection.natural_size().height()};
}

QString StagesPicture::description() const {
  const HistogramPicture histogram(run_, histogram_);
  const SelectionPicture selection(run_, selection_, SelectionPicture::Form::strip);
  return histogram.description() + u' ' + selection.description();
}

void StagesPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void StagesPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const HistogramPicture histogram(run_, histogram_, selection_ > 0 ? 1 : phase_);
  const SelectionPicture selection(run_, selection_, SelectionPicture::Form::strip, phase_);
  // Both parts are given the same scale, so that one line runs through them.
  const double scale =
      stage_scale(area.size(), natural_size(), HistogramPicture::least_height + selection.natural_size().height());
  const double lower = selection.natural_size().height() * scale;
  histogram.paint_spots(painter, area.adjusted(0, 0, 0, -lower), theme, spots);
  selection.paint_spots(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), theme, spots);
}

}  // namespace littlestone::ui

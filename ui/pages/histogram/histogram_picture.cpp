// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/histogram_picture.hpp"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/privacy/stable_histogram.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

constexpr double least_plot_left = 140;  // of the count axis
constexpr double most_plot_left = 196;   // longer names are cut
constexpr double name_gap = 8;
constexpr double first_row = 68;  // its middle
constexpr double row_pitch = 25;
constexpr double delta_height = 122;

double noisy(const Vote& v) { return static_cast<double>(v.count) + static_cast<double>(v.noise); }

/// A round step that makes at most five lines on [low, high].
double grid_step(double span) {
  double step = 1;
  for (int i = 0; span / step > 4.5; ++i)
    step *= i % 3 == 0 ? (step < 10 ? 2 : 2.5) : i % 3 == 1 && step < 10 ? 2.5 : 2;  // 1, 2, 5, 10, 25, 50, 100 …
  return step;
}

/// "93 − 1 =".
QString sum_text(const Vote& v) {
  return QStringLiteral("%1 %2 %3 =")
      .arg(number_text(v.count), v.noise < 0 ? QStringLiteral("−") : QStringLiteral("+"),
           signed_text(std::abs(v.noise)));
}

}  // namespace

HistogramPicture::HistogramPicture(std::shared_ptr<const PrivateRun> run, int position, double phase)
    : run_(std::move(run)), position_(position) {
  if (phase >= 1) return;
  if (position == 1) grown_ = motion::part(phase, 0, motion::bars, motion::bars);
  if (position == 2) slid_ = motion::part(phase, 0, motion::noise, motion::noise);
  if (position == 3) released_ = motion::part(phase, 0, motion::release, motion::release);
}

QSizeF HistogramPicture::natural_size() const {
  constexpr std::size_t most = 9;
  constexpr double below_rows = 66;  // the axis with its notes
  const std::size_t rows = std::clamp<std::size_t>(run_->result.internals.votes.size(), 3, most);
  return {728, first_row + row_pitch * static_cast<double>(rows - 1) + below_rows + delta_height};
}

QString HistogramPicture::description() const {
  const std::vector<Vote>& votes = run_->result.internals.votes;
  if (votes.empty()) return tr("Stable histogram: nobody voted, nothing can leave.");
  if (position_ < 3)
    return tr("Stable histogram: the votes of %1 predictors.", nullptr, plural(votes.size())).arg(votes.size());
  return tr("Stable histogram: %1 of %2 predictors reached the threshold %3 and were released.")
      .arg(run_->result.list.size())
      .arg(votes.size())
      .arg(run_->result.threshold);
}

void HistogramPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void HistogramPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), std::min(least_height, natural_size().height()), theme, spots);
  draw_private_ground(stage);
  draw_boundary(stage, 4, true);
  const double delta_top = stage.height - delta_height;
  paint_rows(stage, delta_top - 4);
  paint_delta(stage, delta_top);
}

struct HistogramPicture::Rows {
  std::size_t shown = 0;  // the votes that have a row
  double plot_left = least_plot_left;
  double columns_right = 0;  // of the probabilities
  double value_right = 0;
  double sum_right = 0;
  double plot_right = 0;
  double low = 0;  // of the count axis
  double high = 1;
  double step = 1;
  double axis_bottom = 0;
  QString more;  // about the votes without a row
  double more_baseline = 0;
  QString failed;
  double failed_baseline = 0;

  [[nodiscard]] double x(double count) const {
    return plot_left + (count - low) / (high - low) * (plot_right - plot_left);
  }
  [[nodiscard]] double y(std::size_t row) const { return first_row + row_pitch * static_cast<double>(row); }
  /// The lowest px that is written on.
  [[nodiscard]] double bottom() const {
    return std::max({axis_bottom + 14, more.isEmpty() ? 0 : more_baseline, failed.isEmpty() ? 0 : failed_baseline}) + 4;
  }
};

HistogramPicture::Rows HistogramPicture::rows_of(std::size_t shown, double columns_right) const {
  const PrivateLearnerResult& result = run_->result;
  const std::vector<Vote>& votes = result.internals.votes;
  Rows rows;
  rows.shown = shown;
  // The columns are as wide as their numbers need: noise of thousands is nothing unusual where ε is small.
  rows.columns_right = columns_right;
  for (std::size_t i = 0; i < shown; ++i) {
    const LabelVector& labels = votes[i].labels;
    const double end = page_margin + Stage::name_offset(labels.size()) +
                       predictor_title(run_->concept_class(), labels, most_plot_left).width() + name_gap;
    rows.plot_left = std::max(rows.plot_left, std::min(end, most_plot_left));
  }
  rows.value_right = columns_right - 60;
  double value_width = 22;
  double sum_width = 50;
  for (std::size_t i = 0; i < shown && position_ >= 2; ++i) {
    const auto value = static_cast<std::int64_t>(votes[i].count) + votes[i].noise;
    value_width =
        std::max(value_width, MathText(signed_text(value), {13, QFont::DemiBold}, MathText::Mode::plain).width());
    sum_width = std::max(sum_width, MathText(sum_text(votes[i]), {12}, MathText::Mode::plain).width());
  }
  rows.sum_right = rows.value_right - value_width - 6;
  rows.plot_right = rows.sum_right - sum_width - 10;
  rows.high = position_ >= 3 ? static_cast<double>(result.threshold) : 1;
  for (std::size_t i = 0; i < shown; ++i) {
    rows.high = std::max({rows.high, static_cast<double>(votes[i].count), noisy(votes[i])});
    if (position_ >= 2) rows.low = std::min(rows.low, noisy(votes[i]));
  }
  rows.step = grid_step(rows.high - rows.low);
  rows.high = std::ceil(rows.high / rows.step) * rows.step;
  rows.axis_bottom = rows.y(shown - 1) + 16;

  const QFontMetricsF metrics(ui_font(TextRole::caption));
  double note = rows.axis_bottom + 14;
  // T's own name stands on the second line, and far to the left where counts are large.
  const auto below_axis = [&](double baseline, const QString& text) {
    const double end = page_margin + metrics.horizontalAdvance(text) + 8;
    const bool over =
        position_ >= 3 && baseline < rows.axis_bottom + 44 && rows.x(static_cast<double>(result.threshold)) - 30 < end;
    return over ? rows.axis_bottom + 46 : baseline;
  };
  if (shown < votes.size()) {
    std::uint64_t rest = 0;
    for (std::size_t i = shown; i < votes.size(); ++i) rest += votes[i].count;
    rows.more =
        tr("+ %1 more (%2 votes)", nullptr, plural(rest)).arg(number_text(votes.size() - shown), number_text(rest));
    // The first line ends before the axis' own 0.
    if (metrics.horizontalAdvance(rows.more) > rows.plot_left - page_margin - 8)
      note = below_axis(note + 15, rows.more);
    rows.more_baseline = note;
  }
  note = std::max(note + 15, rows.axis_bottom + 29);
  if (result.internals.failed > 0) {
    rows.failed = tr("Fail: %1 batches, no vote", nullptr, plural(result.internals.failed))
                      .arg(number_text(result.internals.failed));
    rows.failed_baseline = below_axis(note, rows.failed);
  }
  return rows;
}

void HistogramPicture::paint_rows(const Stage& stage, double bottom) const {
  const Theme& theme = stage.theme;
  const PrivateLearnerResult& result = run_->result;
  const std::vector<Vote>& votes = result.internals.votes;

  stage.words({page_margin, 44}, tr("predictor"), TextRole::caption, theme.ink2);
  if (votes.empty() || position_ < 1) {
    stage.words({least_plot_left, first_row + 5},
                votes.empty() && position_ >= 1 ? tr("All batches said Fail: there is no vote to count.")
                                                : tr("The votes are counted after the last batch has run."),
                TextRole::body, theme.ink2);
    return;
  }

  const auto room = static_cast<std::size_t>(std::max(1.0, std::floor((bottom - 44 - first_row) / row_pitch) + 1));
  Rows rows = rows_of(std::min(room, votes.size()), stage.width - public_width - 12);
  // A row goes where the notes have no room under the axis.
  while (rows.shown > 1 && rows.bottom() > bottom) rows = rows_of(rows.shown - 1, rows.columns_right);

  stage.words({rows.plot_left, 44}, position_ >= 2 ? tr("count, then noise") : tr("count"), TextRole::caption,
              theme.ink2);
  for (double v = 0; v <= rows.high; v += rows.step) {
    stage.rule({rows.x(v), 52}, {rows.x(v), rows.axis_bottom}, theme.hair);
    stage.words({rows.x(v), rows.axis_bottom + 14}, count_text(v), TextRole::caption, theme.ink2, 0.5);
  }
  if (position_ >= 2) stage.rich({rows.value_right, 44}, QStringLiteral("$c$ + $Z$"), {12}, theme.ink2, 1);
  if (position_ >= 3) stage.rich({rows.columns_right, 44}, QStringLiteral("Pr[≥ $T$]"), {11}, theme.ink2, 1);
  for (std::size_t i = 0; i < rows.shown; ++i) paint_vote(stage, rows, i);

  if (position_ >= 3) {
    const double x = rows.x(static_cast<double>(result.threshold));
    stage.dashed({x, 50}, {x, motion::between(50, rows.axis_bottom, released_)}, theme.ink, 2 + theme.heavier, 7, 4);
    const QString text = QStringLiteral("$T$ = %1").arg(signed_text(result.threshold));
    with_opacity(stage.painter, released_, [&] {
      stage.rich({x, rows.axis_bottom + 28}, text, {12, QFont::DemiBold}, theme.ink, 0.5);
    });
  }
  paint_notes(stage, rows);
  if (position_ >= 3) with_opacity(stage.painter, released_, [&] { paint_released(stage, room); });
}

void HistogramPicture::paint_vote(const Stage& stage, const Rows& rows, std::size_t index) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const Vote& v = run_->result.internals.votes[index];
  const double y = rows.y(index);
  const double tip = rows.x(static_cast<double>(v.count));
  const bool out = position_ >= 3 && v.noisy.has_value();
  stage.predictor(page_margin, y, run_->concept_class(), v.labels, position_ >= 3 && !out,
                  rows.plot_left - page_margin - Stage::name_offset(v.labels.size()) - name_gap);
  painter.fillRect(QRectF(rows.x(0), y - 6, (tip - rows.x(0)) * grown_, 12), theme.ink2);
  if (position_ >= 2) {
    // From the bar's end to where the noise takes it; only then is there a sum.
    const double end = motion::between(tip, rows.x(noisy(v)), slid_);
    stage.rule({tip, y}, {end, y}, theme.noise, 2.5 + theme.heavier);
    painter.setPen(QPen(theme.canvas, 1));
    painter.setBrush(theme.noise);
    painter.drawPolygon(QPolygonF({{end, y - 5.5}, {end + 5.5, y}, {end, y + 5.5}, {end - 5.5, y}}));
    with_opacity(painter, slid_, [&] {
      stage.words({rows.sum_right, y + 4.5}, sum_text(v), TextRole::subtitle, theme.ink2, 1);
      stage.rich({rows.value_right, y + 4.5}, signed_text(static_cast<std::int64_t>(v.count) + v.noise),
                 {13, out ? QFont::DemiBold : QFont::Normal}, theme.ink, 1);
    });
  } else {
    stage.rich({rows.value_right, y + 4.5}, number_text(v.count), {13, QFont::DemiBold}, theme.ink, 1);
  }
  if (position_ >= 3) {
    stage.words({rows.columns_right, y + 4.5}, probability_text(v.release_probability), TextRole::subtitle, theme.ink2,
                1);
  }
}

void HistogramPicture::paint_notes(const Stage& stage, const Rows& rows) const {
  const QColor& color = stage.theme.ink3;
  if (!rows.more.isEmpty()) stage.words({page_margin, rows.more_baseline}, rows.more, TextRole::caption, color);
  if (!rows.failed.isEmpty()) stage.words({page_margin, rows.failed_baseline}, rows.failed, TextRole::caption, color);
}

void HistogramPicture::paint_released(const Stage& stage, std::size_t room) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const ConceptClass& concept_class = run_->concept_class();
  const PrivateLearnerResult& result = run_->result;
  const double line_x = stage.width - public_width;
  // What leaves: closed up from the top, in the list's own order, with an arrow from each source row.
  const double right = stage.width - page_margin;
  const double strip_x = line_x + 40;
  if (!result.list.empty()) stage.words({right, 44}, tr("noisy count"), TextRole::caption, theme.ink2, 1);
  // Strip, name and count share the column: the strip gives way to long numbers.
  double name_width = 0;
  double count_width = 0;
  for (std::size_t i = 0; i < result.list.size() && i < room; ++i) {
    const Candidate& c = result.list[i];
    name_width = std::max(name_width, predictor_title(concept_class, c.labels, public_width).width());
    count_width = std::max(count_width,
                           MathText(signed_text(c.noisy_count), {14, QFont::DemiBold}, MathText::Mode::mixed).width());
  }
  const double shared = right - strip_x - count_width - 18;
  const double strip_room = std::clamp(shared - name_width, 16.0, 64.0);
  for (std::size_t i = 0; i < result.list.size() && i < room; ++i) {
    const Candidate& c = result.list[i];
    const double y = first_row + row_pitch * static_cast<double>(i);
    stage.predictor(strip_x, y + 1, concept_class, c.labels, false,
                    shared + 18 - 8 - Stage::name_offset(c.labels.size(), strip_room), strip_room);
    stage.rich({right, y + 5.5}, signed_text(c.noisy_count), {14, QFont::DemiBold}, theme.ink, 1);
    draw_arrow(painter, theme.ink, {line_x + motion::between(-28, 10, released_), y}, 18);
  }
  const std::size_t listed = std::min(result.list.size(), room);
  if (listed < room) {
    const double y = first_row + row_pitch * static_cast<double>(listed) + 5.5;
    stage.words({line_x + 20, y}, listed == 0 ? tr("nothing leaves") : tr("nothing else leaves"), TextRole::subtitle,
                theme.ink3);
  }
}

void HistogramPicture::paint_delta(const Stage& stage, double top) const {
  QPainter& painter = stage.painter;
  const Theme& theme = stage.theme;
  const double line_x = stage.width - public_width;
  const double right = line_x - 12;
  const StableHistogram histogram(run_->scenario.epsilon, run_->scenario.delta);
  const auto threshold = histogram.threshold();

  stage.rule({page_margin, top}, {right, top}, stage.divider());
  stage.rich({page_margin, top + 20}, tr("Where the $δ$ sits"), {13, QFont::DemiBold}, theme.ink);
  const double after =
      stage.paragraph({page_margin, top + 40},
                      tr("One example moves one batch, so one vote. Noise lifts a lone vote over $T$ with chance"),
                      {12}, theme.ink2, 172, 17);
  stage.rich({page_margin, after + 4},
             QStringLiteral("%1 ≤ $δ$ = %2")
                 .arg(upper_text(histogram.release_probability(1)), rational_text(run_->scenario.delta)),
             {14, QFont::DemiBold}, theme.noise_text);

  // Pr[1 + Z = k] on a log scale, from as far left of 1 as fits to a little beyond T.
  const double left = 236;
  const double up = top + 16;
  const double down = top + 106;
  const std::int64_t last = threshold + std::max<std::int64_t>(6, threshold / 6);
  const std::int64_t first = 1 - std::max<std::int64_t>(8, threshold / 4);
  const auto log_probability = [&](std::int64_t k) { return std::log10(histogram.noise_probability(k - 1)); };
  // A chance below 10⁻³⁰⁰ (ε of some hundreds and more) is 0 in a double; it has a bar of no height.
  const double floor_power = std::max(-300.0, 2 * std::floor(log_probability(last) / 2));
  const auto y_of = [&](double power) { return up + (down - up) * power / floor_power; };
  for (const double power : {0.0, floor_power / 2, floor_power}) {
    stage.rule({left, y_of(power)}, {right, y_of(power)}, theme.hair);
    stage.words({left - 6, y_of(power) + 4},
                power == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(static_cast<int>(power)),
                TextRole::caption, theme.ink2, 1);
  }
  const auto bars = static_cast<double>(last - first + 1);
  const double pitch = (right - left) / bars;
  const auto x_of = [&](std::int64_t k) { return left + pitch * (static_cast<double>(k - first) + 0.5); };
  // Beyond some 200 bars one bar stands for several k.
  const std::int64_t every = std::max<std::int64_t>(1, (last - first) / 100);
  const double bar = std::max(1.0, pitch * static_cast<double>(every) * 0.76);
  for (std::int64_t k = first; k <= last; k += every) {
    const double y = y_of(std::max(log_probability(k), floor_power));
    QColor color = theme.noise;
    if (k < threshold) {
      color = theme.line;
      color.setAlphaF(theme.faded_loser < 1 ? 0.75F : 1.0F);
    }
    painter.fillRect(QRectF(x_of(k) - bar / 2, y, bar, down - y), color);
  }
  const double threshold_x = x_of(threshold) - pitch * 0.5;
  stage.dashed({threshold_x, up - 2}, {threshold_x, down}, theme.ink, 2 + theme.heavier, 7, 4);
  stage.rich({threshold_x + 5, up + 8}, QStringLiteral("$T$"), {13}, theme.ink);
  stage.rich({threshold_x - 8, up + 10}, QStringLiteral("Pr[1 + $Z$ = $k$]"), {12}, theme.ink2, 1);
  const double label_step = grid_step(static_cast<double>(last));
  stage.words({x_of(1), down + 14}, QStringLiteral("1"), TextRole::caption, theme.ink2, 0.5);
  for (double k = label_step; k <= static_cast<double>(last); k += label_step) {
    if (k <= 1) continue;
    stage.words({x_of(static_cast<std::int64_t>(k)), down + 14}, count_text(k), TextRole::caption, theme.ink2, 0.5);
  }

  if (position_ >= 3) with_opacity(painter, released_, [&] { paint_list_note(stage, top); });
}

void HistogramPicture::paint_list_note(const Stage& stage, double top) const {
  const Theme& theme = stage.theme;
  const double line_x = stage.width - public_width;
  const std::size_t released = run_->result.list.size();
  const double x = line_x + 20;
  stage.rich({x, top + 20}, tr("List $L$: %1 predictors", nullptr, plural(released)).arg(number_text(released)),
             {13, QFont::DemiBold}, theme.ink);
  const Rational& epsilon = run_->scenario.epsilon;
  const Rational& delta = run_->scenario.delta;
  const QString words = !called_private(epsilon, delta) ? not_private_at(epsilon, delta)
                        : released == 0
                            ? tr("Nothing was released. Private at %1.").arg(promise_pair(epsilon, delta))
                            : tr("Released with noisy counts. Private at %1.").arg(promise_pair(epsilon, delta));
  stage.paragraph({x, top + 40}, words, {12}, theme.ink2, stage.width - page_margin - x, 17);
}

}  // namespace littlestone::ui

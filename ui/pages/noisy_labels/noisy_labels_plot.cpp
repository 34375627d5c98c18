// SPDX-License-Identifier: GPL-3.0-or-later
// The lower half of the picture of noisy labels: n against α, and the conditions at one α; and the picture of the right
// panel.
#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/noisy_labels/noisy_labels_picture.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double noisy_title_y = 345;
constexpr double noisy_plot_left = 66;
constexpr double noisy_plot_right = 386;
constexpr double noisy_plot_top = 366;
constexpr double noisy_plot_base = 560;
constexpr double noisy_plot_caption = 11;
constexpr double noisy_list_left = 482;
constexpr double noisy_bar_left = 562;
constexpr double noisy_bar_right = 656;
constexpr double noisy_list_right = 704;
constexpr double noisy_list_top = 378;
constexpr double noisy_list_step = 24;
constexpr double noisy_plot_least_height = 324;
constexpr double noisy_log_most = -0.6020599913279624;  // log10 of 1/4
constexpr double noisy_log_least = -6;

double noisy_alpha_x(double alpha) {
  const double part = (noisy_log_most - std::log10(alpha)) / (noisy_log_most - noisy_log_least);
  return noisy_plot_left + (noisy_plot_right - noisy_plot_left) * std::clamp(part, 0.0, 1.0);
}

/// A line of the plot: whose it is, how it is drawn.
struct NoisyLine {
  std::optional<double> NoisyCurves::Point::*which;
  double thickness;
  int tone;  // 0 ink, 1 ink2, 2 line
};
constexpr std::array<NoisyLine, 3> noisy_lines = {NoisyLine{&NoisyCurves::Point::mechanism, 1.25, 2},
                                                  NoisyLine{&NoisyCurves::Point::corollary, 1.5, 1},
                                                  NoisyLine{&NoisyCurves::Point::theorem, 1.75, 0}};

QColor noisy_tone_of(const Theme& theme, int tone) {
  return tone == 0 ? theme.ink : tone == 1 ? theme.ink2 : theme.ink3;
}

}  // namespace

QString worst_text(const WorstNoisyLabels& worst) {
  return worst.exact ? told_upper(worst.epsilon) : told_lower(worst.epsilon);
}

QString grouped(QString text, std::uint64_t n) { return text.replace(QString::number(n), whole_text(n)); }

QString two_digits(double value) {
  if (value < 0.001 || value >= 1) return probability_text(value);
  QString text = QString::number(value, 'f', 1 - static_cast<int>(std::floor(std::log10(value))));
  while (text.endsWith(u'0')) text.chop(1);
  return text.mid(1);
}

QString told_number(const QString& number) {
  return QGuiApplication::layoutDirection() == Qt::RightToLeft ? isolated(number) : number;
}

QString condition_name(NoisyCondition::What what) {
  using What = NoisyCondition::What;
  switch (what) {
    case What::votes: return QCoreApplication::translate("NoisyLabelsPicture", "votes");
    case What::net: return QCoreApplication::translate("NoisyLabelsPicture", "net");
    case What::mechanism: return QCoreApplication::translate("NoisyLabelsPicture", "mechanism");
    case What::uniform: return QCoreApplication::translate("NoisyLabelsPicture", "uniform");
    case What::flip: return QCoreApplication::translate("NoisyLabelsPicture", "flip");
    case What::together: return QCoreApplication::translate("NoisyLabelsPicture", "together");
    case What::privacy: return QCoreApplication::translate("NoisyLabelsPicture", "privacy");
    case What::matching: return QCoreApplication::translate("NoisyLabelsPicture", "matching");
  }
  return {};
}

QString check_name(const std::string& name) {
  using What = NoisyCondition::What;
  if (name == "uniform") return condition_name(What::uniform);
  if (name == "net") return condition_name(What::net);
  if (name == "matching") return condition_name(What::matching);
  if (name == "mechanism") return condition_name(What::mechanism);
  if (name == "votes") return condition_name(What::votes);
  if (name == "share") return QCoreApplication::translate("NoisyLabelsPicture", "share");
  return QCoreApplication::translate("NoisyLabelsPicture", "scale");
}

Rational NoisyLabelsPicture::alpha_at(QPointF at, const QRectF& area) {
  const double x = Stage::place(at, area, {728, 600}, noisy_plot_least_height).x();
  const double part = std::clamp((x - noisy_plot_left) / (noisy_plot_right - noisy_plot_left), 0.0, 1.0);
  const double log_alpha = noisy_log_most + (noisy_log_least - noisy_log_most) * part;
  // Two digits are as much as a place on the line says.
  int exponent = static_cast<int>(std::floor(log_alpha)) - 1;
  auto digits = static_cast<std::int64_t>(std::lround(std::pow(10.0, log_alpha - exponent)));
  Rational alpha = digits;
  for (; exponent < 0; ++exponent) alpha /= 10;
  return std::clamp(alpha, Rational(1, 1'000'000), Rational(1, 4));
}

double NoisyLabelsPicture::y_of(double examples) const {
  const double part = (std::log10(std::max(1.0, examples)) - low_) / (high_ - low_);
  return noisy_plot_base + (noisy_plot_top - noisy_plot_base) * std::clamp(part, 0.0, 1.0);
}

void NoisyLabelsPicture::paint_curves(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  const double title =
      stage.rich({24, noisy_title_y}, tr("Which costs fewer examples?"), {14, QFont::DemiBold}, theme.ink);
  const QString score = run.scenario.score == PieceScore::minimum ? tr("minimum") : tr("first (paper)");
  stage.painter.setPen(theme.ink2);
  MathText::fitted(
      tr("$|H|$ = %1, $ε$ = %2, %3")
          .arg(whole_text(run.concept_class().size()), told_number(rational_text(run.scenario.plan_epsilon)), score),
      {12}, noisy_list_left - 24 - title - 40)
      .draw(stage.painter, {24 + title + 14, noisy_title_y});
  if (!run.curves || run.curves->points.empty()) {
    stage.words({noisy_plot_left, (noisy_plot_top + noisy_plot_base) / 2}, tr("Computing…"), TextRole::subtitle,
                theme.ink3);
    return;
  }
  const int step = std::max(1, static_cast<int>(std::ceil((high_ - low_) / 5)));
  for (int power = static_cast<int>(low_); power <= static_cast<int>(high_); power += step) {
    const double y = y_of(std::pow(10.0, power));
    stage.rule({noisy_plot_left, y}, {noisy_plot_right, y}, theme.hair);
    stage.rich({noisy_plot_left - 8, y + 4}, QStringLiteral("$10^{%1}$").arg(power), {noisy_plot_caption}, theme.ink3,
               1);
  }
  for (int power = -1; power >= -6; --power) {
    const double x = noisy_alpha_x(std::pow(10.0, power));
    stage.rule({x, noisy_plot_base}, {x, noisy_plot_base + 4}, theme.line);
    stage.rich({x, noisy_plot_base + 18}, QStringLiteral("$10^{−%1}$").arg(-power), {noisy_plot_caption}, theme.ink3,
               0.5);
  }
  stage.rich({noisy_plot_left - 8, noisy_plot_top - 5}, QStringLiteral("$n$"), {noisy_plot_caption}, theme.ink2, 1);
  stage.rich({(noisy_plot_left + noisy_plot_right) / 2, noisy_plot_base + 34},
             tr("$α$, error allowed: smaller to the right"), {noisy_plot_caption}, theme.ink2, 0.5);
  LabelPlaces places(QRectF(noisy_plot_left, noisy_plot_top - 8, noisy_plot_right - noisy_plot_left,
                            noisy_plot_base - noisy_plot_top + 8));
  for (const NoisyLine& line : noisy_lines) {
    QPolygonF drawn;
    for (const NoisyCurves::Point& point : run.curves->points) {
      if (!(point.*line.which)) continue;
      const QPointF at(noisy_alpha_x(point.alpha), y_of(*(point.*line.which)));
      if (!drawn.isEmpty()) {
        // A slanted line is taken in short pieces.
        for (int i = 0; i < 4; ++i) {
          const QPointF from = drawn.back() + (at - drawn.back()) * i / 4.0;
          places.take(
              QRectF(from, drawn.back() + (at - drawn.back()) * (i + 1) / 4.0).normalized().adjusted(-2, -2, 2, 2));
        }
      }
      drawn << at;
    }
    const double thickness = line.thickness + theme.heavier;
    QPen pen(noisy_tone_of(theme, line.tone), thickness, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7 / thickness, 4 / thickness});
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawPolyline(drawn);
  }
  paint_curve_ends(stage);
  paint_dot(stage, places);
  paint_crossing(stage, places);
}

void NoisyLabelsPicture::paint_curve_ends(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const NoisyCurves& curves = *run_->curves;
  struct End {
    double y;
    QString name;
    QString slope;
    int tone;
  };
  std::vector<End> ends;
  const std::array<QString, 3> names = {tr("EM over $H$"), tr("Corollary 2"), tr("Theorem 12")};
  for (std::size_t i = 0; i < noisy_lines.size(); ++i) {
    const auto last = std::find_if(curves.points.rbegin(), curves.points.rend(),
                                   [&](const NoisyCurves::Point& point) { return point.*noisy_lines[i].which; });
    if (last == curves.points.rend()) continue;
    QString slope;
    if (const auto value = curves.last_slope(noisy_lines[i].which))
      slope = tr("slope %1").arg(told_number(QString::number(*value, 'f', 1).replace(u'-', u'−')));
    ends.push_back({y_of(*((*last).*noisy_lines[i].which)) + 2, names[i], slope, noisy_lines[i].tone});
  }
  std::sort(ends.begin(), ends.end(), [](const End& one, const End& other) { return one.y < other.y; });
  constexpr double apart = 32;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    ends[i].y = std::max(ends[i].y, i > 0 ? ends[i - 1].y + apart : noisy_plot_top + 4);
  }
  for (const End& one : ends) {
    const QColor color = noisy_tone_of(theme, one.tone);
    stage.painter.setPen(color);
    MathText::fitted(one.name, {12, one.tone < 2 ? QFont::DemiBold : QFont::Normal},
                     noisy_list_left - noisy_plot_right - 20)
        .draw(stage.painter, {noisy_plot_right + 8, one.y});
    stage.rich({noisy_plot_right + 8, one.y + 14}, one.slope, {noisy_plot_caption}, theme.ink3);
  }
}

void NoisyLabelsPicture::paint_dot(const Stage& stage, LabelPlaces& places) const {
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  const double alpha = view_.alpha.value_or(to_double(run.scenario.plan_alpha));
  std::optional<double> examples = run.curves->at(alpha, &NoisyCurves::Point::theorem);
  if (!view_.alpha && run.plan) examples = run.plan->plan.examples;
  if (!examples) return;
  const QPointF at(noisy_alpha_x(alpha), y_of(*examples));
  stage.dashed(at, {at.x(), noisy_plot_base}, theme.line, 1, 2, 3);
  stage.painter.setPen(Qt::NoPen);
  stage.painter.setBrush(theme.ink);
  stage.painter.drawEllipse(at, 5, 5);
  places.take(QRectF(at - QPointF(8, 8), QSizeF(16, 16)));
  stage.spots.add(stage.painter, QRectF(at - QPointF(14, 14), QSizeF(28, 28)), 14, {}, Spot::Act::drag, plan_dot);
}

void NoisyLabelsPicture::paint_crossing(const Stage& stage, LabelPlaces& places) const {
  const Theme& theme = stage.theme;
  const NoisyCurves& curves = *run_->curves;
  QString words;
  QPointF at((noisy_plot_left + noisy_plot_right) / 2, (noisy_plot_top + noisy_plot_base) / 2);
  if (curves.crossing) {
    at = {noisy_alpha_x(*curves.crossing), y_of(curves.crossing_examples)};
    stage.dashed(at, {at.x(), noisy_plot_base}, theme.ink2, 1.25, 2, 3);
    stage.painter.setPen(QPen(theme.ink, 2 + theme.heavier));
    stage.painter.setBrush(theme.canvas);
    stage.painter.drawEllipse(at, 6, 6);
    words = tr("the plans found meet at about $α$ = %1").arg(told_number(two_digits(*curves.crossing)));
    places.take(QRectF(at - QPointF(9, 9), QSizeF(18, 18)));
  } else if (curves.complete) {
    words = tr("the plans found do not meet in this range");
  }
  if (words.isEmpty()) return;
  const MathStyle style{12, QFont::DemiBold};
  const double width = MathText(words, style, MathText::Mode::mixed).width();
  std::vector<QRectF> boxes;
  for (const double y : {-14.0, -28.0, 22.0, 36.0, -44.0, 56.0, -60.0}) {
    for (const double x : {-width - 10, -width / 2, 12.0}) {
      const double left =
          std::clamp(at.x() + x, noisy_plot_left + 6, std::max(noisy_plot_left + 6, noisy_plot_right - width));
      boxes.push_back(words_box({left, at.y() + y}, width, 12));
    }
  }
  stage.rich(baseline_in(places.find(boxes), 12), words, style, theme.ink);
}

void NoisyLabelsPicture::paint_conditions(const Stage& stage) const {
  using What = NoisyCondition::What;
  const Theme& theme = stage.theme;
  const NoisyRun& run = *run_;
  const double alpha = view_.alpha.value_or(to_double(run.scenario.plan_alpha));
  stage.painter.setPen(theme.ink);
  MathText::fitted(tr("Theorem 12 at $α$ = %1").arg(told_number(two_digits(alpha))), {14, QFont::DemiBold},
                   noisy_list_right - noisy_list_left)
      .draw(stage.painter, {noisy_list_left, noisy_title_y});
  if (!run.plan || view_.alpha) {
    const bool nothing = run.planned && !run.plan && !view_.alpha;
    stage.words({noisy_list_left, noisy_title_y + 19},
                nothing ? tr("no number of examples is enough") : tr("Computing…"), TextRole::caption, theme.ink3);
    return;
  }
  const NoisyPlan& plan = *run.plan;
  stage.painter.setPen(theme.ink2);
  MathText::fitted(tr("$n$ = %1: every condition").arg(told_number(upper_count_text(plan.plan.examples))),
                   {noisy_plot_caption}, noisy_list_right - noisy_list_left)
      .draw(stage.painter, {noisy_list_left, noisy_title_y + 19});
  double y = noisy_list_top;
  const double end = noisy_list_top + noisy_list_step * static_cast<double>(plan.conditions.size()) - 12;
  for (const NoisyCondition& one : plan.conditions) {
    const bool full = one.share() > 0.99;
    const bool strong = one.what == plan.decides || one.what == What::together;
    stage.painter.setPen(theme.ink);
    MathText::fitted(condition_name(one.what), {12, strong ? QFont::DemiBold : QFont::Normal},
                     noisy_bar_left - noisy_list_left - 6)
        .draw(stage.painter, {noisy_list_left, y + 4});
    // From 10^−4 of what is allowed to all of it.
    const double part = std::clamp(1 + std::log10(std::max(1e-30, one.share())) / 4, 0.01, 1.0);
    stage.painter.fillRect(QRectF(noisy_bar_left, y - 4, (noisy_bar_right - noisy_bar_left) * part, 8),
                           strong ? theme.ink : theme.ink2);
    QString share = tr("full");
    if (!full && one.share() <= 0) share = QStringLiteral("0");
    if (!full && one.share() > 0) {
      const double percent = 100 * one.share();
      share = percent >= 10      ? QStringLiteral("%1 %").arg(QString::number(percent, 'f', 0))
              : percent >= 0.095 ? QStringLiteral("%1 %").arg(QString::number(percent, 'g', 2))
                                 : probability_text(one.share());
    }
    stage.words({noisy_list_right, y + 4}, share, TextRole::caption, strong ? theme.ink : theme.ink2, 1);
    const bool of_alpha = one.what != What::privacy && one.what != What::matching;
    stage.rich(
        {noisy_bar_left, y + 14.5},
        QStringLiteral("%1 ≤ $%2$").arg(upper_text(one.left), of_alpha ? QStringLiteral("α") : QStringLiteral("ε")),
        {noisy_plot_caption}, theme.ink3);
    y += noisy_list_step;
  }
  stage.dashed({noisy_bar_right, noisy_list_top - 8}, {noisy_bar_right, end}, theme.ink, 1.5 + theme.heavier, 7, 4);
  stage.painter.setPen(theme.ink3);
  stage.paragraph({noisy_list_left, end + 22},
                  tr("share of what is allowed, log scale; most of the error: %1").arg(condition_name(plan.decides)),
                  {noisy_plot_caption}, theme.ink3, noisy_list_right - noisy_list_left, 14);
}

// --- The right panel

namespace {

/// An exact value as a bar with its tick and words, the bound as a dashed line with its own below.
void noisy_draw_measure(const Stage& stage, double top, double most, std::optional<double> exact, const QString& words,
                        double bound, const QString& bound_words) {
  const Theme& theme = stage.theme;
  const double room = stage.width - 8;
  const auto x_of = [&](double value) { return 1 + room * std::min(1.0, value / most) * 0.92; };
  stage.rule({1, top + 36.5}, {stage.width, top + 36.5}, theme.hair);
  if (exact) {
    const double x = x_of(*exact);
    stage.painter.fillRect(QRectF(1, top + 8, std::max(0.0, x - 1), 14), theme.ink2);
    stage.rule({x, top + 4}, {x, top + 26}, theme.ink, 2.5 + theme.heavier);
  }
  const double start = exact ? x_of(*exact) + 7 : 1;
  const bool finite = std::isfinite(bound);
  const double at = finite ? x_of(bound) : stage.width - 1;
  const MathText text = MathText::fitted(words, {12, QFont::DemiBold}, stage.width - start);
  if (finite && at > start - 4 && at < start + text.width() + 3) {
    // The words keep clear of the dashed line.
    stage.dashed({at, top}, {at, top + 6}, theme.ink, 1.5 + theme.heavier, 7, 4);
    stage.dashed({at, top + 25}, {at, top + 38}, theme.ink, 1.5 + theme.heavier, 7, 4);
  } else if (finite) {
    stage.dashed({at, top}, {at, top + 38}, theme.ink, 1.5 + theme.heavier, 7, 4);
  }
  stage.painter.setPen(theme.ink);
  text.draw(stage.painter, {start, top + 19});
  const MathText below = MathText::fitted(bound_words, {noisy_plot_caption}, stage.width - 2);
  stage.painter.setPen(theme.ink2);
  const double wanted = at - 5 - below.width();
  below.draw(stage.painter,
             {std::max(1.0, std::min(wanted < 1 ? at + 6 : wanted, stage.width - below.width())), top + 49});
}

}  // namespace

QString NoisyMeasurePicture::description() const {
  const NoisyRun& run = *run_;
  QString text;
  if (run.swap) {
    text = tr("This exchange in T shows %1, the bound is %2.")
               .arg(told_lower(run.swap->law.epsilon), told_upper(run.swap->law.bound));
  }
  if (run.worst)
    text += u' ' + (run.worst->exact ? tr("The worst change of one row of S shows %1, the bound is %2.")
                                     : tr("The worst change of one row of S shows %1 at least, the bound is %2."))
                       .arg(worst_text(*run.worst), told_upper(run.promised()));
  return text.trimmed();
}

void NoisyMeasurePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const NoisyRun& run = *run_;
  const double pair_bound = run.swap ? run.swap->law.bound : 0;
  const double whole_bound = run.promised();
  const double most = std::max({pair_bound, std::isfinite(whole_bound) ? whole_bound : 0, 1e-9,
                                run.worst ? run.worst->epsilon : 0, run.swap ? run.swap->law.epsilon : 0});
  if (run.swap) {
    const QString each =
        run.scenario.score == PieceScore::minimum ? QStringLiteral("$ε_2$") : QStringLiteral("($ε_1$ + $ε_2$)");
    noisy_draw_measure(
        stage, 0, most, run.swap->law.epsilon, tr("%1 this pair, exact").arg(told_lower(run.swap->law.epsilon)),
        pair_bound, tr("bound ln 4 + %1·%2 = %3").arg(each, whole_text(run.swap->law.apart), told_upper(pair_bound)));
  } else {
    stage.words({1, 20}, tr("T is all of S: no row can enter."), TextRole::caption, theme.ink2);
  }
  stage.words({0, 80}, tr("ONE ROW OF S CHANGED"), TextRole::caps, theme.ink);
  QString words;
  if (run.worst) {
    words = run.worst->exact
                ? tr("%1 worst of %2, exact").arg(worst_text(*run.worst), whole_text(run.worst->neighbours))
                : tr("%1 or more: a lower bound").arg(worst_text(*run.worst));
  } else {
    switch (run.no_worst) {
      case NoWorst::too_many_points: words = tr("too many points to sum exactly"); break;
      default: words = tr("worst change: computing…"); break;
    }
  }
  QString bound = tr("bound %1").arg(told_upper(whole_bound));
  if (run.scenario.flip <= 0) bound += tr(", but for %1").arg(told_upper(run.privacy.delta));
  if (!std::isfinite(whole_bound)) bound = tr("no bound");
  noisy_draw_measure(stage, 89, most, run.worst ? std::optional(run.worst->epsilon) : std::nullopt, words, whole_bound,
                     bound);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_plots.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/nets/nets_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double margin_left = 24;
constexpr double curve_left = 66;
constexpr double small_type = 11;
constexpr double label_type = 12;

/// What is wider in a picture wider than 728 px: three fifths of it are the left plot's.
struct PlotsAcross {
  double curve_right;
  double mean_title;
  double mean_left;
  double mean_right;
  explicit PlotsAcross(double width) {
    const double more = width - 728;
    curve_right = 416 + 0.6 * more;
    mean_title = 454 + 0.6 * more;
    mean_left = 478 + 0.6 * more;
    mean_right = 704 + more;
  }
};

struct NetsPlotWords {
  Q_DECLARE_TR_FUNCTIONS(NetsPlots)
};

double x_between(double left, double right, std::uint64_t most, double size) {
  return most < 2 ? left : left + (right - left) * (size - 1) / static_cast<double>(most - 1);
}

/// One plot's frame and what both have in common.
struct NetsPlotFrame {
  const Stage& stage;
  const NetsRun& run;
  const NetsSums& sums;
  double left;
  double right;
  double top;  // of the plot itself
  double bottom;

  [[nodiscard]] double x_of(double size) const { return x_between(left, right, sums.most, size); }
  [[nodiscard]] double tick() const {
    const double between = (right - left) / static_cast<double>(std::max<std::size_t>(2, sums.sizes.size()) - 1);
    return std::clamp(between * 0.39, 1.5, 4.5);
  }
  [[nodiscard]] double heavier() const { return stage.theme.heavier; }

  /// Sizes below the axis, the more important first; one that would run into another is left out.
  void size_labels(const std::vector<std::pair<std::uint64_t, bool>>& sizes) const {
    LabelPlaces places(QRectF(left - 30, bottom, right - left + 60, 40));
    for (const auto& [size, bold] : sizes) {
      if (size < 1 || size > sums.most) continue;
      const QString text = whole_text(size);
      const MathStyle style{small_type, bold ? QFont::DemiBold : QFont::Normal};
      const double width = MathText(text, style, MathText::Mode::plain).width();
      const QRectF box(x_of(static_cast<double>(size)) - width / 2 - 4, bottom + 6, width + 8, 14);
      if (places.find({box}, false).isNull()) continue;
      stage.rich({box.left() + 4, bottom + 16}, text, style, bold ? stage.theme.ink : stage.theme.ink2);
    }
  }
  /// An exact tick, or a dot with its interval.
  void mark(double x, double y, const std::optional<std::pair<double, double>>& interval, LabelPlaces& places) const {
    if (!interval) {
      stage.rule({x - tick(), y}, {x + tick(), y}, stage.theme.ink, 3 + heavier());
      places.take(QRectF(x - tick() - 3, y - 3, 2 * tick() + 6, 6));
      return;
    }
    stage.rule({x, interval->first}, {x, interval->second}, stage.theme.ink, 1.5 + heavier());
    for (const double end : {interval->first, interval->second})
      if (end < bottom - 0.5) stage.rule({x - 2, end}, {x + 2, end}, stage.theme.ink, 1.5 + heavier());
    places.take(QRectF(QPointF(x - 4, interval->first), QPointF(x + 4, interval->second)).normalized());
    if (y >= bottom - 0.5) return;  // none of the draws
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(stage.theme.ink);
    stage.painter.drawEllipse(QPointF(x, y), 3, 3);
    stage.painter.setBrush(Qt::NoBrush);
    places.take(QRectF(x - 4, y - 4, 8, 8));
  }
  void ring(QPointF at, LabelPlaces& places) const {
    stage.painter.setPen(QPen(stage.theme.ink, 2 + heavier()));
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawEllipse(at, 8, 8);
    places.take(QRectF(at - QPointF(9, 9), QSizeF(18, 18)));
  }
  /// Words near a ring, where they lie over nothing.
  void beside(QPointF at, const QString& words, LabelPlaces& places) const {
    const MathStyle style{label_type, QFont::DemiBold};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const double y : {at.y() + 2, at.y() + 16, at.y() - 10, at.y() + 28, at.y() - 22, at.y() + 44, at.y() - 34,
                           at.y() - 50, at.y() - 70})
      for (const double x :
           {at.x() + 14, at.x() + 26, std::max(left - 2, at.x() - 14 - width), at.x() - width / 2, at.x() + 50})
        boxes.push_back(words_box({x, y}, width, label_type));
    const QRectF box = places.find(boxes);
    stage.rich(baseline_in(box, label_type), words, style, stage.theme.ink);
  }
};

// --- How many rows?

struct FailurePlot : NetsPlotFrame {
  int decades = 4;

  FailurePlot(const Stage& stage_in, const NetsRun& run_in, double part)
      : NetsPlotFrame{stage_in,
                      run_in,
                      *run_in.sums,
                      curve_left,
                      PlotsAcross(stage_in.width).curve_right,
                      part + 44,
                      stage_in.height - 48} {
    for (const double shown : {sums.here.failure, to_double(run.scenario.beta)})
      if (shown > 0) decades = std::clamp(static_cast<int>(std::ceil(-std::log10(shown))), decades, 12);
  }
  [[nodiscard]] double y_of(double chance) const {
    const double down = chance > 0 ? -std::log10(std::min(1.0, chance)) / decades : 1;
    return top + (bottom - top) * std::min(1.0, down);
  }
  [[nodiscard]] bool on_plot(double chance) const { return chance > 0 && -std::log10(chance) <= decades + 1e-9; }
  [[nodiscard]] double bound_at(double size) const {
    return finite_class_failure_curve(run.data.concept_class.size(), run.scenario.alpha, size);
  }

  void grid() const {
    const int every = (decades + 3) / 4;
    for (int decade = 0; decade <= decades; decade += every) {
      const double y = top + (bottom - top) * decade / decades;
      stage.rule({left, y + 0.5}, {right, y + 0.5}, stage.theme.hair);
      const QString text = decade == 0 ? QStringLiteral("1") : QStringLiteral("$10^{-%1}$").arg(decade);
      stage.rich({left - 8, y + 4}, text, {small_type}, stage.theme.ink2, 1);
    }
  }

  void beta_name(LabelPlaces& places) const {
    const double beta = to_double(run.scenario.beta);
    const double y = y_of(beta);
    const QString words = QStringLiteral("$β$ = %1").arg(nets_share(run.scenario.beta));
    const double width = MathText(words, {label_type}, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const double x : {left + 6, right - width - 4, (left + right) / 2})
      for (const double base : {y - 6, y + 15}) boxes.push_back(words_box({x, base}, width, label_type));
    stage.rich(baseline_in(places.find(boxes), label_type), words, {label_type}, stage.theme.ink);
  }

  void beta_rule(LabelPlaces& places) const {
    const double y = y_of(to_double(run.scenario.beta));
    stage.dashed({left, y}, {right, y}, stage.theme.ink, 1.5 + heavier(), 7, 4);
    places.take_line({left, y}, {right, y}, 1.5);
  }

  void bound_line(LabelPlaces& places) const {
    if (run.data.concept_class.size() < 2) return;
    constexpr int parts = 48;
    QPolygonF line;
    const double from = finite_class_curve_start(run.data.concept_class.size(), run.scenario.alpha);
    for (int i = 0; i <= parts; ++i) {
      const double start = std::clamp(from, 1.0, static_cast<double>(sums.most));
      const double size = start + (static_cast<double>(sums.most) - start) * i / parts;
      if (bound_at(size) > 1 + 1e-9 || !on_plot(bound_at(size))) continue;
      line << QPointF(x_of(size), y_of(bound_at(size)));
    }
    if (line.size() < 2) return;
    QPen pen(stage.theme.ink, 1.5 + heavier(), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({7 / pen.widthF(), 4 / pen.widthF()});
    stage.painter.setPen(pen);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.drawPolyline(line);
    for (qsizetype i = 0; i + 1 < line.size(); ++i) places.take_line(line[i], line[i + 1], 1.5);
  }

  /// Named where there is room: after the other words.
  void bound_name(LabelPlaces& places) const {
    const double count = static_cast<double>(run.data.concept_class.size());
    if (count < 2 || bound_at(static_cast<double>(sums.most)) > 1) return;
    const QString words =
        NetsPlotWords::tr("bound %1 · (1 − $α$)$^{n′}$").arg(upper_count_text(count * (count - 1) / 2));
    const double width = MathText(words, {label_type}, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (double size = static_cast<double>(sums.most); size >= 1; size -= static_cast<double>(sums.most) / 40) {
      const double bound = bound_at(size);
      if (bound > 1 || !on_plot(bound)) continue;
      for (const double down : {18.0, 26.0, 36.0}) {
        boxes.push_back(words_box({x_of(size) - width - 8, y_of(bound) + down}, width, label_type));
        boxes.push_back(words_box({x_of(size) + 8, y_of(bound) - down / 2}, width, label_type));
      }
    }
    if (boxes.empty()) return;
    const QRectF box = places.find(boxes, false);
    if (!box.isNull()) stage.rich(baseline_in(box, label_type), words, {label_type}, stage.theme.ink);
  }

  void marks(LabelPlaces& places) const {
    for (const NetsSize& size : sums.sizes) {
      std::optional<std::pair<double, double>> interval;
      if (size.interval) interval = std::pair(y_of(size.interval->low), y_of(size.interval->high));
      if (!on_plot(size.failure) && !size.interval) continue;
      mark(x_of(static_cast<double>(size.subset)), y_of(size.failure), interval, places);
    }
  }

  /// A dotted line down from a size.
  void foot_line(std::uint64_t size, double from, double grown, LabelPlaces& places) const {
    if (size > sums.most) return;
    const double x = x_of(static_cast<double>(size));
    stage.dashed({x, from}, {x, from + (bottom - from) * grown}, stage.theme.ink3, 1.5 + heavier(), 2, 3);
    places.take_line({x, from}, {x, bottom}, 1.5);
  }
  /// Words at its foot.
  void foot_words(std::uint64_t size, const QString& words, bool bold, LabelPlaces& places) const {
    if (size > sums.most) return;
    const double x = x_of(static_cast<double>(size));
    const MathStyle style{bold ? label_type : small_type, bold ? QFont::DemiBold : QFont::Normal};
    const double width = MathText(words, style, MathText::Mode::mixed).width();
    std::vector<QRectF> boxes;
    for (const double base : {bottom - 8, bottom - 24, bottom - 40, bottom - 56})
      for (const double at : bold ? std::vector{x - 6 - width, x + 6} : std::vector{x + 6, x - 6 - width})
        boxes.push_back(words_box({at, base}, width, style.size));
    const QRectF box = places.find(boxes, false);
    if (!box.isNull())
      stage.rich(baseline_in(box, style.size), words, style, bold ? stage.theme.ink : stage.theme.ink2);
  }

  [[nodiscard]] QString ring_words() const {
    const QString chance = told_probability(sums.here.failure);
    return NetsPlotWords::tr("%1 at %2 row(s)", nullptr, plural(sums.here.subset))
        .arg(chance, counted(sums.here.subset));
  }

  /// A chance of 0 lies below every decade.
  void below(double x, LabelPlaces& places) const {
    stage.rule({x, bottom - 20}, {x, bottom - 3}, stage.theme.ink, 2 + heavier());
    stage.rule({x - 4, bottom - 8}, {x, bottom - 3}, stage.theme.ink, 2 + heavier());
    stage.rule({x + 4, bottom - 8}, {x, bottom - 3}, stage.theme.ink, 2 + heavier());
    places.take(QRectF(x - 6, bottom - 22, 12, 22));
  }

  /// Where the ring of n' is, on its way along the curve.
  [[nodiscard]] QPointF ring_place(double grown) const {
    const NetsSize* size = &sums.here;
    const double way = motion::between(1, static_cast<double>(sums.here.subset), grown);
    if (grown < 1)
      size = &*std::find_if(sums.sizes.begin(), sums.sizes.end(),
                            [&](const NetsSize& one) { return static_cast<double>(one.subset) >= way; });
    return {x_of(static_cast<double>(size->subset)), y_of(size->failure)};
  }

  void here(double grown, LabelPlaces& places) const {
    if (sums.here.subset < 1) return;
    const QPointF at = ring_place(grown);
    const bool off = !on_plot(sums.here.failure) && grown >= 1;
    if (off)
      below(at.x(), places);
    else
      ring(at, places);
    if (grown >= 1) beside(off ? at - QPointF(0, 14) : at, ring_words(), places);
    stage.spots.add(stage.painter, QRectF(at - QPointF(12, 16), QSizeF(24, 28)), 12, {}, Spot::Act::drag,
                    nets_place::ring);
  }

  [[nodiscard]] double enough_top() const {
    const auto found = std::find_if(sums.sizes.begin(), sums.sizes.end(),
                                    [&](const NetsSize& size) { return size.subset == *sums.enough; });
    const bool seen = found != sums.sizes.end() && on_plot(found->failure);
    return std::min(bottom - 10, seen ? y_of(found->failure) + 6 : y_of(to_double(run.scenario.beta)) + 2);
  }

  void paint(const NetsMoment& moment, double grown) const {
    using Sums = NetsMoment::Sums;
    LabelPlaces places(QRectF(left - 4, top - 6, right - left + 30, bottom - top + 8));
    grid();
    beta_rule(places);
    bound_line(places);
    marks(places);
    const bool bounded = run.data.concept_class.size() > 1 && run.bound_enough <= sums.most;
    const double bound_top = bounded ? y_of(bound_at(static_cast<double>(run.bound_enough))) + 2 : 0;
    if (sums.enough) foot_line(*sums.enough, enough_top(), moment.sums == Sums::enough ? grown : 1, places);
    if (bounded) foot_line(run.bound_enough, bound_top, moment.sums == Sums::bound ? grown : 1, places);
    here(moment.sums == Sums::failure ? grown : 1, places);
    if (sums.enough)
      foot_words(*sums.enough,
                 NetsPlotWords::tr("%1 suffice(s)", nullptr, plural(*sums.enough)).arg(whole_text(*sums.enough)), true,
                 places);
    if (bounded)
      foot_words(run.bound_enough, NetsPlotWords::tr("bound: %1").arg(whole_text(run.bound_enough)), false, places);
    beta_name(places);
    bound_name(places);
    size_labels({{sums.here.subset, true},
                 {sums.enough.value_or(0), false},
                 {run.bound_enough, false},
                 {1, false},
                 {sums.most, false},
                 {(sums.most + 1) / 2 + (sums.most >= 30 ? 1 : 0), false}});
  }
};

QString curve_subtitle(const NetsRun& run) {
  const QString share = nets_share(run.scenario.alpha);
  if (!run.sums) return NetsPlotWords::tr("summing over all subsets …");
  if (run.sums->draws == 0) return NetsPlotWords::tr("chance that $n$′ rows are no %1-net: exact").arg(share);
  return NetsPlotWords::tr("chance that $n$′ rows are no %1-net: estimate").arg(share);
}

QString curve_axis(const NetsRun& run) {
  if (run.data.concept_class.size() < 2) return NetsPlotWords::tr("$n$′, rows in $T$");
  if (run.sums && run.sums->draws > 0)
    return NetsPlotWords::tr("$n$′, rows in $T$. Too many points to sum exactly: estimate of %1 draws")
        .arg(whole_text(run.sums->draws));
  return NetsPlotWords::tr("$n$′, rows in $T$. VC bound: %1 row(s), it never looks at $S$", nullptr,
                           plural(run.vc_enough))
      .arg(upper_count_text(static_cast<double>(run.vc_enough)));
}

// --- What it saves

struct MeanPlot : NetsPlotFrame {
  double most = 1;  // top of the axis
  double step = 1;

  MeanPlot(const Stage& stage_in, const NetsRun& run_in, double part)
      : NetsPlotFrame{stage_in,
                      run_in,
                      *run_in.sums,
                      PlotsAcross(stage_in.width).mean_left,
                      PlotsAcross(stage_in.width).mean_right,
                      part + 44,
                      stage_in.height - 48} {
    double highest = 1;
    for (const NetsSize& size : sums.sizes) highest = std::max(highest, size.mean.value_or(1));
    const auto count = static_cast<double>(run.data.concept_class.size());
    if (count <= 3 * highest) highest = count;
    const double power = std::pow(10.0, std::floor(std::log10(highest / 4)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0}) {
      step = std::max(1.0, factor * power);
      if (step != std::floor(step)) continue;
      if (highest / step <= 4) break;
    }
    most = step * std::ceil(highest / step - 1e-9);
  }
  [[nodiscard]] double y_of(double mean) const { return bottom - (bottom - top) * mean / most; }

  void paint(const NetsMoment& moment, double grown) const {
    LabelPlaces places(QRectF(left - 4, top - 6, right - left + 8, bottom - top + 8));
    for (double level = 0; level <= most + 1e-9; level += step) {
      stage.rule({left, y_of(level) + 0.5}, {right, y_of(level) + 0.5}, stage.theme.hair);
      stage.words({left - 8, y_of(level) + 4}, count_text(level), TextRole::caption, stage.theme.ink2, 1);
    }
    for (const NetsSize& size : sums.sizes) {
      if (!size.mean) continue;
      std::optional<std::pair<double, double>> interval;
      if (size.mean_interval) interval = std::pair(y_of(size.mean_interval->low), y_of(size.mean_interval->high));
      mark(x_of(static_cast<double>(size.subset)), y_of(*size.mean), interval, places);
    }
    const NetsSize& here = sums.here;
    if (here.subset >= 1 && here.mean) {
      const double ring_grown = moment.sums == NetsMoment::Sums::mean ? grown : 1;
      QPointF at(x_of(static_cast<double>(here.subset)), y_of(*here.mean));
      if (ring_grown < 1) {
        const double size = motion::between(1, static_cast<double>(here.subset), ring_grown);
        const auto next = std::find_if(sums.sizes.begin(), sums.sizes.end(),
                                       [&](const NetsSize& one) { return static_cast<double>(one.subset) >= size; });
        at = {x_of(static_cast<double>(next->subset)), y_of(next->mean.value_or(1))};
      }
      ring(at, places);
      if (ring_grown >= 1)
        beside(at,
               NetsPlotWords::tr("%1 at %2 row(s)", nullptr, plural(here.subset))
                   .arg(mean_text(*here.mean), counted(here.subset)),
               places);
    }
    if (!here.mean && sums.draws > 0)
      stage.words({(left + right) / 2, (top + bottom) / 2}, NetsPlotWords::tr("not estimated"), TextRole::caption,
                  stage.theme.ink3, 0.5);
    size_labels({{here.subset, true},
                 {1, false},
                 {sums.most, false},
                 {(sums.most + 1) / 2 + (sums.most >= 30 ? 1 : 0), false}});
  }
};

QString mean_axis(const NetsRun& run) {
  const QString count = whole_text(run.data.concept_class.size());
  if (run.dimension == 0 || run.scenario.subset < run.dimension) return NetsPlotWords::tr("here $|H|$ = %1").arg(count);
  return NetsPlotWords::tr("here $|H|$ = %1; for infinite $H$ at most $(e·n′/d)^d$").arg(count);
}

/// Words centred under a plot, in smaller type where they are long.
void centred(const Stage& stage, const QString& markup, double middle, double baseline, double room) {
  const MathText text = MathText::fitted(markup, {small_type}, room);
  stage.painter.setPen(stage.theme.ink2);
  text.draw(stage.painter, {middle, baseline}, 0.5);
}

}  // namespace

void paint_nets_plots(const Stage& stage, const NetsRun& run, double top, const NetsMoment& moment, double grown) {
  const Theme& theme = stage.theme;
  const PlotsAcross at(stage.width);
  const auto title = [&](double x, double end, const QString& words, const QString& about) {
    const double width = stage.rich({x, top + 24}, words, {13, QFont::DemiBold}, theme.ink);
    stage.painter.setPen(theme.ink2);
    MathText::fitted(about, {small_type}, end - x - width - 14).draw(stage.painter, {x + width + 14, top + 24});
  };
  title(margin_left, at.mean_title - 14, NetsPlotWords::tr("How many rows?"), curve_subtitle(run));
  const bool exact = !run.sums || run.sums->draws == 0;
  title(at.mean_title, at.mean_right, NetsPlotWords::tr("What it saves"),
        exact ? NetsPlotWords::tr("mean $|H_T|$, exact") : NetsPlotWords::tr("mean $|H_T|$, estimate"));
  if (!run.sums) return;
  FailurePlot(stage, run, top).paint(moment, grown);
  MeanPlot(stage, run, top).paint(moment, grown);
  centred(stage, curve_axis(run), (curve_left + at.curve_right) / 2, stage.height - 15,
          at.mean_title - margin_left - 20);
  centred(stage, mean_axis(run), (at.mean_left + at.mean_right) / 2, stage.height - 15,
          at.mean_right - at.mean_title + 8);
}

std::uint64_t nets_size_at(const NetsSums& sums, double x, double width) {
  const double share = std::clamp((x - curve_left) / (PlotsAcross(width).curve_right - curve_left), 0.0, 1.0);
  return 1 + static_cast<std::uint64_t>(std::llround(share * static_cast<double>(sums.most - 1)));
}

QString NetsPlotsPicture::description() const {
  if (!run_->sums) return tr("The sum over all subsets is being computed.");
  return tr("The chance that rows of S drawn at random are no net, by their number: %1 for %2. The mean number of "
            "hypotheses they leave.")
      .arg(told_probability(run_->sums->here.failure), whole_text(run_->scenario.subset));
}

void NetsPlotsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  paint_nets_plots(stage, *run_, 0, {}, 1);
}

// --- The longest piece

LongestPiecePicture::LongestPiecePicture(std::shared_ptr<const NetsRun> run, int step)
    : run_(std::move(run)), moment_(NetsMoment::at(step, *run_)) {}

QString LongestPiecePicture::description() const {
  QStringList widths;
  for (std::size_t level = 0; level <= moment_.level; ++level) widths << whole_text(run_->levels[level].width);
  return tr("The longest piece after each row of T: %1 rows. The ruler is %2.")
      .arg(widths.join(QStringLiteral(", ")), length_text(run_->ruler));
}

void LongestPiecePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  constexpr double base = 92;
  constexpr double highest = 74;
  std::vector<const NetsLevel*> levels;
  for (const NetsLevel& level : run_->levels) levels.push_back(&level);
  if (run_->next) levels.push_back(&*run_->next);
  const double most = std::max({1.0, static_cast<double>(levels.front()->width), to_double(run_->ruler)});
  const double pitch = std::min(31.0, (stage.width - 4) / static_cast<double>(levels.size()));
  const double bar = std::max(2.0, pitch * 0.71);
  const double ruler_y = base - highest * to_double(run_->ruler) / most;
  const std::size_t end = moment_.level + 1 + (moment_.verdict && run_->next ? 1 : 0);
  double number_from = 0;
  double width_from = 0;
  for (std::size_t i = 0; i < end; ++i) {
    const NetsLevel& level = *levels[i];
    const double x = 4 + pitch * static_cast<double>(i);
    const double high = highest * static_cast<double>(level.width) / most;
    QColor color = level.net ? theme.line : theme.ink2;
    const bool further = i == run_->levels.size();
    if (further && theme.faded_loser < 1) color.setAlphaF(0.45F);
    painter.fillRect(QRectF(x, base - high, bar, high), color);
    const bool here = i == moment_.level;
    const MathStyle style{11, here ? QFont::DemiBold : QFont::Normal};
    const auto label = [&](const QString& text, double y, const QColor& ink, double& free_from) {
      const double width = MathText(text, style, MathText::Mode::plain).width();
      const double from = x + bar / 2 - width / 2;
      if (from < free_from && !here) return;
      stage.rich({from, y}, text, style, ink);
      free_from = from + width + 4;
    };
    // A number that the dashed line would cross stands above it.
    double y = base - high - 4;
    if (std::abs(y - 4 - ruler_y) < 8) y = ruler_y - 6;
    label(whole_text(level.width), y, here ? theme.ink : theme.ink2, width_from);
    label(whole_text(level.number), base + 15, here ? theme.ink : theme.ink3, number_from);
  }
  stage.dashed({0, ruler_y}, {stage.width, ruler_y}, theme.ink, 1.5 + theme.heavier, 7, 4);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/histogram_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/privacy/stable_histogram.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/privacy.hpp"

namespace littlestone::ui {
namespace {

struct HistogramScene {
  Q_DECLARE_TR_FUNCTIONS(HistogramPicture)

 public:
  const PrivateRun& run;
  int step;
  QSizeF room;
  bool column = false;  // on a narrow page: without ground and public part, what leaves below the rows
  Scene scene = {};
  const PrivateLearnerResult& result = run.result;
  const std::vector<Vote>& votes = result.internals.votes;
  const ConceptClass& concepts = run.concept_class();
  double boundary = column ? room.width() : room.width() - public_width;
  double chance_right = boundary - 12;  // the columns' right edges
  double value_right = chance_right - 60;
  double sum_right = 0;
  double delta_top = room.height() - delta_height;
  double rows_end = column ? delta_top - leaving_height(run) : delta_top;
  std::size_t shown = 0;  // the votes that have a row
  Axis counts = {};
  double count_step = 1;   // from number to number
  double axis_bottom = 0;  // of the rules

  static constexpr double least_left = 140;  // of the counts
  static constexpr double most_left = 196;   // longer names are cut
  static constexpr double name_gap = 8;
  static constexpr double first_row = 68;  // its middle
  static constexpr double row_pitch = 25;
  static constexpr double delta_height = 122;
  static constexpr MathStyle number{13};
  static constexpr MathStyle strong{13, QFont::DemiBold};

  static constexpr std::size_t most_leaving = 4;

  /// Of what leaves, in a column.
  [[nodiscard]] static double leaving_height(const PrivateRun& of) {
    return 16 + row_pitch * static_cast<double>(std::clamp<std::size_t>(of.result.list.size(), 1, most_leaving));
  }
  [[nodiscard]] static QSizeF natural(const PrivateRun& of, bool column) {
    constexpr std::size_t most = 9;
    constexpr double below_rows = 66;  // the axis with its notes
    const std::size_t rows = std::clamp<std::size_t>(of.result.internals.votes.size(), 3, most);
    const double wide_height = first_row + row_pitch * static_cast<double>(rows - 1) + below_rows + delta_height;
    return column ? QSizeF(column_width, wide_height + leaving_height(of)) : QSizeF(728, wide_height);
  }

  [[nodiscard]] static double y_of(std::size_t row) { return first_row + row_pitch * static_cast<double>(row); }
  [[nodiscard]] static double noisy(const Vote& v) {
    return static_cast<double>(v.count) + static_cast<double>(v.noise);
  }
  [[nodiscard]] static QString value_text(const Vote& v) {
    return signed_text(static_cast<std::int64_t>(v.count) + v.noise);
  }
  /// "93 − 1 =".
  [[nodiscard]] static QString sum_text(const Vote& v) {
    return QStringLiteral("%1 %2 %3 =")
        .arg(number_text(v.count), v.noise < 0 ? QStringLiteral("−") : QStringLiteral("+"),
             signed_text(std::abs(v.noise)));
  }
  /// From number to number on an axis of counts.
  [[nodiscard]] static double step_of(double span) { return std::max(1.0, round_up(span / 4.5)); }

  // --- The votes

  /// How many have room with so much below the middle of the last.
  [[nodiscard]] std::size_t rows_above(double below) const {
    return static_cast<std::size_t>(std::max(1.0, std::floor((rows_end - below - first_row) / row_pitch) + 1));
  }

  void place_rows(std::size_t count) {
    shown = count;
    axis_bottom = y_of(count - 1) + 16;
    counts = {0, step >= 3 ? static_cast<double>(result.threshold) : 1, least_left};
    // The columns are as wide as their numbers need: noise of thousands is nothing unusual where ε is small.
    double value_width = 22;
    double sum_width = 50;
    for (std::size_t i = 0; i < count; ++i) {
      const Vote& v = votes[i];
      const double end = page_margin + name_offset(v.labels.size()) +
                         predictor_title(concepts, v.labels, most_left).width() + name_gap;
      counts.begin = std::max(counts.begin, std::min(end, most_left));
      counts.to = std::max({counts.to, static_cast<double>(v.count), noisy(v)});
      if (step < 2) continue;
      counts.from = std::min(counts.from, noisy(v));
      value_width = std::max(value_width, width_of(value_text(v), strong));
      sum_width = std::max(sum_width, width_of(sum_text(v), styles::plain));
    }
    sum_right = value_right - value_width - 6;
    counts.end = column ? sum_right - 8 : sum_right - sum_width - 10;
    count_step = step_of(counts.to - counts.from);
    counts.to = std::ceil(counts.to / count_step) * count_step;
  }

  void rows() {
    scene.words({page_margin, 44}, tr("predictor"), styles::small, &Theme::ink2);
    if (votes.empty() || step < 1) {
      scene.words({least_left, first_row + 5},
                  votes.empty() && step >= 1 ? tr("All batches said Fail: there is no vote to count.")
                                             : tr("The votes are counted after the last batch has run."),
                  number, &Theme::ink2);
      return;
    }
    // A row goes where the notes have no room under the axis.
    const std::size_t failed = result.internals.failed;
    place_rows(std::min(votes.size(), rows_above(failed > 0 || votes.size() > rows_above(48) ? 53 : 48)));
    scene.words({counts.begin, 44}, step >= 2 ? tr("count, then noise") : tr("count"), styles::small, &Theme::ink2);
    for (double v = 0; v <= counts.to; v += count_step) {
      scene.line({counts.px(v), 52}, {counts.px(v), axis_bottom}, thin(&Theme::hair));
      scene.words({counts.px(v), axis_bottom + 14}, count_text(v), styles::small, &Theme::ink2, 0.5);
    }
    if (step >= 2) scene.words({value_right, 44}, QStringLiteral("$c$ + $Z$"), styles::plain, &Theme::ink2, 1);
    if (step >= 3) scene.words({chance_right, 44}, QStringLiteral("Pr[≥ $T$]"), styles::small, &Theme::ink2, 1);
    for (std::size_t i = 0; i < shown; ++i) vote(votes[i], y_of(i), i);
    if (step >= 3) threshold();
    if (shown < votes.size()) {
      std::uint64_t rest = 0;
      for (std::size_t i = shown; i < votes.size(); ++i) rest += votes[i].count;
      note(tr("+ %1 more (%2 votes)", nullptr, plural(rest)).arg(number_text(votes.size() - shown), number_text(rest)));
    }
    if (failed > 0) note(tr("Fail: %1 batches, no vote", nullptr, plural(failed)).arg(number_text(failed)));
    if (step >= 3) released();
  }

  /// Under the axis where it lies over no number: on the first line that is free, else further to the right.
  void note(const QString& text) {
    std::vector<Place> places;
    const double width = width_of(text, styles::small);
    const auto add = [&](double x, double below) {
      places.push_back({words_box({x, axis_bottom + below}, width, caption)});
    };
    for (const double below : {14.0, 29.0, 46.0}) add(page_margin, below);
    for (double x = page_margin; x < boundary - width; x += 20) add(x, 29);
    scene.label(text, styles::small, &Theme::ink3, {places, {0, axis_bottom, boundary, rows_end - axis_bottom}, true});
  }

  void vote(const Vote& v, double y, std::size_t i) {
    const bool out = step >= 3 && v.noisy.has_value();
    scene.predictor(page_margin, y, concepts, v.labels, step >= 3 && !out,
                    counts.begin - page_margin - name_offset(v.labels.size()) - name_gap);
    const double base = counts.px(0);
    const QPointF tip(counts.px(static_cast<double>(v.count)), y);
    Mark& bar = scene.box({base, y - 6, tip.x() - base, 12}, &Theme::ink2);
    if (step == 1) {
      bar.grows(QStringLiteral("count %1").arg(i), Box{{base, y - 6, 0, 12}});
      scene.words({value_right, y + 4.5}, number_text(v.count), strong, &Theme::ink, 1);
      return;
    }
    // From the bar's end to where the noise takes it; only then is there a sum.
    const QPointF end(counts.px(noisy(v)), y);
    Mark& line = scene.line(tip, end, {&Theme::noise, 2.5});
    if (step == 2) line.grows(QStringLiteral("noise %1").arg(i), tip);
    Mark& diamond = scene.add(noisy_mark(end), &Theme::noise, {&Theme::canvas, 1, 0});
    if (step == 2) diamond.grows(QStringLiteral("noisy %1").arg(i), noisy_mark(tip));
    const QString come = step == 2 ? QStringLiteral("sum %1").arg(i) : QString();
    if (!column) scene.words({sum_right, y + 4.5}, sum_text(v), styles::plain, &Theme::ink2, 1).named(come);
    scene.words({value_right, y + 4.5}, value_text(v), out ? strong : number, &Theme::ink, 1).named(come);
    if (step >= 3)
      scene.words({chance_right, y + 4.5}, probability_text(v.release_probability), styles::plain, &Theme::ink2, 1);
  }

  void threshold() {
    const QPointF top(counts.px(static_cast<double>(result.threshold)), 50);
    scene.line(top, {top.x(), axis_bottom}, {&Theme::ink, 2, 1, 7, 4}).grows(QStringLiteral("T"), top);
    scene
        .words({top.x(), axis_bottom + 28}, QStringLiteral("$T$ = %1").arg(signed_text(result.threshold)), styles::bold,
               &Theme::ink, 0.5)
        .named(QStringLiteral("T ="));
  }

  /// What leaves: closed up from the top, in the list's own order, with an arrow from each source row. It fades in, and
  /// the arrows cross the line.
  void released() {
    if (column) return leaving();
    const std::size_t begin = scene.marks.size();
    const double right = room.width() - page_margin;
    const double strip_x = boundary + 40;
    const std::vector<Candidate>& list = result.list;
    const std::size_t fit = rows_above(48);
    const std::size_t listed = std::min(list.size(), fit);
    if (listed > 0) scene.words({right, 44}, tr("noisy count"), styles::small, &Theme::ink2, 1);
    // Strip, name and count share the column: the strip gives way to long numbers.
    double name_width = 0;
    double count_width = 0;
    for (std::size_t i = 0; i < listed; ++i) {
      name_width = std::max(name_width, predictor_title(concepts, list[i].labels, public_width).width());
      count_width = std::max(count_width, width_of(signed_text(list[i].noisy_count), styles::heading));
    }
    const double shared = right - strip_x - count_width - 18;
    const double strip_room = std::clamp(shared - name_width, 16.0, 64.0);
    for (std::size_t i = 0; i < listed; ++i) {
      const Candidate& c = list[i];
      const double y = y_of(i);
      scene.predictor(strip_x, y + 1, concepts, c.labels, false, shared + 10 - name_offset(c.labels.size(), strip_room),
                      strip_room);
      scene.words({right, y + 5.5}, signed_text(c.noisy_count), styles::heading, &Theme::ink, 1);
      scene.add(Arrow{{boundary + 10, y}, 18}, &Theme::ink)
          .grows(QStringLiteral("arrow %1").arg(i), Arrow{{boundary - 28, y}, 18});
    }
    if (listed < fit)
      scene.words({boundary + 20, y_of(listed) + 5.5}, listed == 0 ? tr("nothing leaves") : tr("nothing else leaves"),
                  styles::plain, &Theme::ink3);
    list_note();
    for (std::size_t i = begin; i < scene.marks.size(); ++i)
      if (scene.marks[i].key.isEmpty()) scene.marks[i].named(QStringLiteral("released %1").arg(i - begin));
  }

  /// In a column: what leaves, with its noisy count.
  void leaving() {
    const std::vector<Candidate>& list = result.list;
    const double first = rows_end + 8;
    if (list.empty()) scene.words({page_margin, first + 5}, tr("nothing leaves"), styles::plain, &Theme::ink3);
    const std::size_t listed = list.size() > most_leaving ? most_leaving - 1 : list.size();
    for (std::size_t i = 0; i < listed; ++i) {
      const double y = first + row_pitch * static_cast<double>(i);
      scene.add(Arrow{{page_margin, y}, 18}, &Theme::ink);
      scene.predictor(page_margin + 30, y, concepts, list[i].labels, false, 160);
      scene.words({value_right, y + 5.5}, signed_text(list[i].noisy_count), styles::heading, &Theme::ink, 1);
    }
    if (listed < list.size())
      scene.words({page_margin, first + row_pitch * static_cast<double>(listed) + 5},
                  tr("+ %1 more").arg(number_text(list.size() - listed)), styles::small, &Theme::ink3);
  }

  void list_note() {
    const std::size_t count = result.list.size();
    const double x = boundary + 20;
    scene.words({x, delta_top + 20}, tr("List $L$: %1 predictors", nullptr, plural(count)).arg(number_text(count)),
                strong, &Theme::ink);
    const Rational& epsilon = run.scenario.epsilon;
    const Rational& delta = run.scenario.delta;
    const QString words = !called_private(epsilon, delta)
                              ? not_private_at(epsilon, delta)
                              : (count == 0 ? tr("Nothing was released. Private at %1.")
                                            : tr("Released with noisy counts. Private at %1."))
                                    .arg(promise_pair(epsilon, delta));
    scene.paragraph({x, delta_top + 40}, words, styles::plain, &Theme::ink2, room.width() - page_margin - x, 17);
  }

  // --- Where the δ sits

  void delta() {
    const StableHistogram histogram(run.scenario.epsilon, run.scenario.delta);
    const auto threshold = histogram.threshold();
    const double right = boundary - 12;
    scene.line({page_margin, delta_top}, {right, delta_top}, thin(&Theme::line)).opacity = 0.5;
    scene.words({page_margin, delta_top + 20}, tr("Where the $δ$ sits"), strong, &Theme::ink);
    const double after =
        scene.paragraph({page_margin, delta_top + 40},
                        tr("One example moves one batch, so one vote. Noise lifts a lone vote over $T$ with chance"),
                        styles::plain, &Theme::ink2, 172, 17);
    scene.words({page_margin, after + 4},
                QStringLiteral("%1 ≤ $δ$ = %2")
                    .arg(upper_text(histogram.release_probability(1)), rational_text(run.scenario.delta)),
                styles::heading, &Theme::noise_text);

    // Pr[1 + Z = k] on a log scale, from as far left of 1 as fits to a little beyond T.
    const std::int64_t last = threshold + std::max<std::int64_t>(6, threshold / 6);
    const std::int64_t first = 1 - std::max<std::int64_t>(8, threshold / 4);
    const auto log_probability = [&](std::int64_t k) { return std::log10(histogram.noise_probability(k - 1)); };
    // A chance below 10⁻³⁰⁰ (ε of some hundreds and more) is 0 in a double; it has a bar of no height.
    const double floor_power = std::max(-300.0, 2 * std::floor(log_probability(last) / 2));
    Plot plot(scene, QRectF(QPointF(236, delta_top + 16), QPointF(right, delta_top + 106)),
              {static_cast<double>(first) - 0.5, static_cast<double>(last) + 0.5}, {floor_power, 0});
    const QRectF& area = plot.room();
    for (const double power : {0.0, floor_power / 2, floor_power}) {
      plot.across(power, thin(&Theme::hair));
      scene.words({area.left() - 6, plot.y().px(power) + 4},
                  power == 0 ? QStringLiteral("1") : QStringLiteral("10") + superscript(static_cast<int>(power)),
                  styles::small, &Theme::ink2, 1);
    }
    // Beyond some 200 bars one bar stands for several k.
    const std::int64_t every = std::max<std::int64_t>(1, (last - first) / 100);
    const double bar = std::max(1.0, plot.x().unit() * static_cast<double>(every) * 0.76);
    Boxes below;
    Boxes above;
    for (std::int64_t k = first; k <= last; k += every) {
      const QPointF top = plot.at(static_cast<double>(k), std::max(log_probability(k), floor_power));
      (k < threshold ? below : above).rects << QRectF(top.x() - bar / 2, top.y(), bar, area.bottom() - top.y());
    }
    scene.add(std::move(below), &Theme::line).faded = 0.75;
    scene.add(std::move(above), &Theme::noise);
    const double line = plot.x().px(static_cast<double>(threshold) - 0.5);
    scene.line({line, area.top() - 2}, {line, area.bottom()}, {&Theme::ink, 2, 1, 7, 4});
    scene.words({line + 5, area.top() + 8}, QStringLiteral("$T$"), number, &Theme::ink);
    scene.words({line - 8, column ? area.top() - 4 : area.top() + 10}, QStringLiteral("Pr[1 + $Z$ = $k$]"),
                styles::plain, &Theme::ink2, 1);
    const double label_step = step_of(static_cast<double>(last));
    for (double k = 0; k <= static_cast<double>(last); k += label_step)
      scene.words({plot.x().px(std::max(k, 1.0)), area.bottom() + 14}, count_text(std::max(k, 1.0)), styles::small,
                  &Theme::ink2, 0.5);
  }

  [[nodiscard]] QString says() const {
    if (votes.empty()) return tr("Stable histogram: nobody voted, nothing can leave.");
    if (step < 3)
      return tr("Stable histogram: the votes of %1 predictors.", nullptr, plural(votes.size())).arg(votes.size());
    return tr("Stable histogram: %1 of %2 predictors reached the threshold %3 and were released.")
        .arg(result.list.size())
        .arg(votes.size())
        .arg(result.threshold);
  }

  Scene all() {
    scene.says = says();
    if (!column) {
      scene.box({0, 0, boundary, room.height()}, &Theme::noise_ground).faded = 0.35;
      scene.privacy_boundary(boundary, 4, room.height(), public_width);
    }
    delta();
    rows();
    return std::move(scene);
  }
};

}  // namespace

Mark& add_predictor_title(Scene& scene, QPointF baseline, const ConceptClass& concept_class, const LabelVector& labels,
                          double room, double anchor) {
  const Name name = concept_class.name_of(labels);
  if (name.empty())
    return scene.words(baseline, QCoreApplication::translate("Stage", "new"), styles::small, &Theme::ink, anchor);
  return scene.words(baseline, name_markup(name, styles::symbol, room), styles::symbol, &Theme::ink, anchor);
}

Area noisy_mark(QPointF at, double reach) {
  return {{at - QPointF(0, reach), at + QPointF(reach, 0), at + QPointF(0, reach), at - QPointF(reach, 0)}};
}

Scene histogram_scene(const PrivateRun& run, int step, QSizeF room) { return HistogramScene{run, step, room}.all(); }

std::shared_ptr<const Picture> printed_histogram(const std::shared_ptr<const PrivateRun>& run, int position) {
  const QSizeF natural = HistogramScene::natural(*run, true);
  const ScenePicture column(
      natural, natural.height(),
      [run](int step, QSizeF room) {
        return HistogramScene{*run, step, room, true}.all();
      },
      position);
  return std::make_shared<WithColumn>(histogram_picture(run, position), column);
}

ScenePicture histogram_picture(std::shared_ptr<const PrivateRun> run, int position, double phase) {
  const QSizeF natural = HistogramScene::natural(*run, false);
  return {natural, std::min(histogram_least_height, natural.height()),
          [run = std::move(run)](int step, QSizeF room) { return histogram_scene(*run, step, room); }, position, phase};
}

}  // namespace littlestone::ui

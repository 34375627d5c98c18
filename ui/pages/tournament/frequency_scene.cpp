// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/frequency_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/narrowing.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Powers of ten on the axis: as many as the batches can tell apart.
int decades_of_batches(const PrivateRun& run) {
  const std::uint64_t batches = std::max<std::uint64_t>(run.scenario.constants.batches, 1);
  return std::max(3, static_cast<int>(std::ceil(std::log10(static_cast<double>(batches)))));
}

struct FrequencyScene {
  Q_DECLARE_TR_FUNCTIONS(FrequencyPicture)

 public:
  const PrivateRun& run;
  const Frequencies& f;
  const LabelVector* lit;  // the predictor that is marked; null: none
  bool exact_known;
  QSizeF room;
  bool column_form = false;  // for a narrow page: the title and its marks stand on three lines
  Scene scene = {};
  double strip_bottom = room.height() - 42;
  double strip_top = strip_bottom - strips_height;
  int decades = decades_of_batches(run);
  Plot plot{scene,
            {{64, column_form ? 46 + 2 * title_pitch : 46}, QPointF(room.width() - page_margin, strip_top - 12)},
            {},
            decades_axis(decades)};
  double left = plot.room().left();
  double right = plot.room().right();
  std::size_t shown =
      std::min(static_cast<std::size_t>(std::max(1.0, std::floor((right - left) / least_pitch))), f.rows.size());
  double pitch = std::clamp((right - left) / static_cast<double>(std::max<std::size_t>(shown, 1)), least_pitch, 30.0);

  static constexpr double least_pitch = 20;    // of the columns
  static constexpr double strips_height = 71;  // of the predictors under the columns
  static constexpr double title_baseline = 24;
  static constexpr double title_pitch = 20;

  void draw() {
    scene.says = tr("How often each predictor comes out at level %3, and how likely each is: %1, %2.")
                     .arg(counted_predictors(f.rows.size()), counted_batches(f.runs))
                     .arg(f.level);
    const double title_end = title();
    if (f.rows.empty()) {
      scene.words({page_margin, 58},
                  f.runs > 0 ? tr("All batches at this level said Fail: no predictor came out.")
                             : tr("No batch has run at this level yet."),
                  {13}, &Theme::ink2);
      return;
    }
    decades_grid(plot, decades, 4, &Theme::ink2);
    points();
    const double lowest = plot.y().from;
    const bool any_below = std::any_of(f.rows.begin(), f.rows.begin() + static_cast<std::ptrdiff_t>(shown),
                                       [&](const Frequencies::Row& row) { return row.exact && *row.exact < lowest; });
    const bool room_for_below = !column_form && title_end + 100 < right;
    if (any_below && room_for_below) {
      below_axis({title_end + 5, 16.5});
      scene.words({title_end + 16, title_baseline}, tr("exact < %1").arg(told_probability(lowest)), styles::plain,
                  &Theme::ink2);
    }
    for (std::size_t i = 0; i < shown; ++i) column(f.rows[i], left + pitch * (static_cast<double>(i) + 0.5));
    if (f.tau && *f.tau > lowest) bound(*f.tau);
    foot(any_below && !room_for_below);
  }

  void exact_tick(QPointF middle) { scene.line(middle - QPointF(7, 0), middle + QPointF(7, 0), {&Theme::ink, 2.5}); }
  void below_axis(QPointF tip) { scene.add(Area{{{tip, tip + QPointF(4.5, 7), tip + QPointF(-4.5, 7)}}}, &Theme::ink); }
  void share_dot(QPointF centre) { scene.disc(centre, 3.4, &Theme::ink2); }

  /// The title, and after it what the marks are; returns x after that.
  double title() {
    double x = page_margin;
    double baseline = title_baseline;
    const auto next_line = [&] {
      if (!column_form) return;
      x = page_margin;
      baseline += title_pitch;
    };
    const auto say = [&](const QString& markup, const MathStyle& style, double after) {
      x += scene.words({x, baseline}, markup, style, style == styles::heading ? &Theme::ink : &Theme::ink2).width();
      x += after;
    };
    say(tr("How often each predictor comes out"), styles::heading, 12);
    next_line();
    say(f.level == 0 ? tr("SOA($T$)") : tr("SOA($S$ ∘ $T$), $S$ ~ $D̃_%1$").arg(f.level), styles::plain, 18);
    next_line();
    const double middle = baseline - 4;
    if (f.law != nullptr && f.law->defined) {
      exact_tick({x + 7, middle});
      x += 20;
      say(tr("exact"), styles::plain, 14);
    }
    scene.line({x + 4, middle - 7}, {x + 4, middle + 7}, thin(&Theme::line, 4));
    share_dot({x + 4, middle});
    x += 14;
    const std::uint64_t decided = f.decided();
    say(tr("%1 runs, 95 % interval", nullptr, plural(decided)).arg(number_text(decided)), styles::plain, 14);
    return x;
  }

  /// The first and the last point beside the strips.
  void points() {
    const std::size_t count = run.concept_class().points();
    const double cell = strips_height / static_cast<double>(count);
    for (const std::size_t p : {std::size_t{0}, count - 1}) {
      const Name name = run.concept_class().point_name(static_cast<PointIndex>(p));
      scene.words({left - 8, strip_top + (static_cast<double>(p) + 0.5) * cell + 4},
                  name_markup(name, styles::small, left - 12), styles::small, &Theme::ink2, 1);
      if (count == 1) break;
    }
    scene.words({page_margin - 1, strip_top + 39}, tr("point"), styles::small, &Theme::ink2);
  }

  void column(const Frequencies::Row& row, double centre) {
    const auto y_of = [&](double probability) { return plot.y().px(std::max(probability, plot.y().from)); };
    const double top = plot.room().top() - 4;
    const QRectF whole(centre - 9.5, top, 19, strip_bottom + 4 - top);
    if (lit != nullptr && *lit == row.labels) scene.box(whole, &Theme::lineage, {}, 3);
    if (row.count > 0)
      scene.line({centre, y_of(row.interval.low)}, {centre, y_of(row.interval.high)}, thin(&Theme::line, 4));
    if (row.exact && *row.exact < plot.y().from) {
      below_axis({centre, plot.room().bottom() - 5});
    } else if (row.exact) {
      exact_tick({centre, y_of(*row.exact)});
    }
    if (row.count > 0) share_dot({centre, y_of(row.share)});
    add_micro_column(scene, {centre - 7, strip_top, 14, strips_height}, row.labels);
    scene.touch({whole, 3, row.count > 0 ? Spot::Act::choose : Spot::Act::none}, Kin::of_predictor(row.labels));
    const Name name = run.concept_class().name_of(row.labels);
    if (!name.empty() && width_of(name_markup(name), styles::plain) < pitch)
      scene.words({centre, strip_bottom + 14}, name_markup(name), styles::plain, &Theme::ink2, 0.5);
  }

  void bound(double tau) {
    plot.across(tau, {&Theme::ink, 1.5, 1, 7, 4});
    // Where fewest marks stand: at the end of the line, over it.
    scene
        .words({right, plot.y().px(tau) - 6}, tr("$τ_%1$ = %2 (bound)").arg(f.level).arg(told_probability(tau)),
               styles::plain, &Theme::ink2, 1)
        .cased();
  }

  /// What is left out, and why there is no exact law.
  void foot(bool below) {
    QStringList rest;
    if (below) rest += tr("▲ exact < %1").arg(told_probability(plot.y().from));
    if (shown < f.rows.size()) rest += tr("+ %1 more").arg(number_text(f.rows.size() - shown));
    if (f.failed > 0) rest += tr("without %1 runs that failed", nullptr, plural(f.failed)).arg(number_text(f.failed));
    if (f.stable_below) rest += tr("level %1 is stable already, hence $D̃_%2$").arg(*f.stable_below).arg(f.level);
    if (!exact_known) {
      rest += tr("the exact law is being computed");
    } else if (f.law == nullptr) {
      rest += tr("no exact law: too many states to compute it");
    } else if (!f.law->defined) {
      rest += tr("no exact law: below this level $f_0$ = $f_1$ always");
    }
    if (rest.isEmpty()) return;
    scene.words({right, strip_bottom + 30}, rest.join(QStringLiteral("  ·  ")), styles::small, &Theme::ink3, 1);
  }

  static QString told(const Frequencies& frequencies, const LabelVector& labels) {
    const auto row = std::find_if(frequencies.rows.begin(), frequencies.rows.end(),
                                  [&](const Frequencies::Row& one) { return one.labels == labels; });
    if (row == frequencies.rows.end()) return {};
    QStringList lines;
    if (row->exact) lines += tr("at level %1, exact: %2").arg(frequencies.level).arg(told_probability(*row->exact));
    if (frequencies.decided() > 0)
      lines += tr("estimate: %1, in %2 of %3 runs; 95 % interval %4 – %5")
                   .arg(told_probability(row->share), number_text(row->count), number_text(frequencies.decided()),
                        told_probability(row->interval.low), told_probability(row->interval.high));
    return lines.join(u'\n');
  }
};

}  // namespace

namespace {

ScenePicture frequencies_of(QSizeF natural, double least_height, bool column_form,
                            const std::shared_ptr<const PrivateRun>& run, bool lit,
                            const std::shared_ptr<const ExactLevels>& exact, double share_of_batches) {
  const auto make = [=, f = count_frequencies(*run, exact.get(), share_of_batches)](int, QSizeF room) {
    const TournamentTrace& trace = run->result.internals.trace;
    const bool marked = lit && trace.final_block;
    FrequencyScene frequency{
        *run, f,          marked ? &run->soa->labels(trace.final_block->predictor) : nullptr, exact != nullptr,
        room, column_form};
    frequency.draw();
    return std::move(frequency.scene);
  };
  return {natural, least_height, make};
}

}  // namespace

ScenePicture frequency_picture(const std::shared_ptr<const PrivateRun>& run, bool lit,
                               const std::shared_ptr<const ExactLevels>& exact, double share_of_batches) {
  return frequencies_of({728, 280}, frequency_least_height, false, run, lit, exact, share_of_batches);
}

std::shared_ptr<const Picture> printed_frequencies(const std::shared_ptr<const PrivateRun>& run,
                                                   const std::shared_ptr<const ExactLevels>& exact,
                                                   double share_of_batches) {
  return std::make_shared<WithColumn>(
      frequency_picture(run, true, exact, share_of_batches),
      frequencies_of({column_width, 320}, 320, true, run, true, exact, share_of_batches));
}

QString told_frequency(const Frequencies& frequencies, const LabelVector& labels) {
  return FrequencyScene::told(frequencies, labels);
}

}  // namespace littlestone::ui

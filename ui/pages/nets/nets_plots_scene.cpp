// SPDX-License-Identifier: GPL-3.0-or-later
// The plots of the picture of nets, and the picture of the right panel.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/nets/nets_scene.hpp"
#include "ui/pages/nets/nets_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using NetsComes = NetsMoment::Sums;

struct NetsPlotsScene {
  Q_DECLARE_TR_FUNCTIONS(NetsPlots)

 public:
  const NetsRun& run;
  NetsComes comes;
  QSizeF room;
  double top;
  Scene scene = {};
  // Of what the picture is wider than 728 px three fifths are the left plot's.
  double more = room.width() - 728;
  double right_title = 454 + 0.6 * more;
  QRectF failure_room{QPointF(66, top + 44), QPointF(416 + 0.6 * more, room.height() - 48)};
  QRectF mean_room{QPointF(478 + 0.6 * more, top + 44), QPointF(704 + more, room.height() - 48)};

  // --- What both have in common

  [[nodiscard]] const NetsSums& sums() const { return *run.sums; }
  [[nodiscard]] Axis sizes() const { return {1, static_cast<double>(sums().most)}; }
  /// What lies outside stands at the end.
  [[nodiscard]] static QPointF at(const Plot& plot, std::uint64_t size, double value) {
    return plot.at(static_cast<double>(size), std::clamp(value, plot.y().from, plot.y().to));
  }

  void title(double x, double end, const QString& words, const QString& about) {
    const double start = x + scene.words({x, top + 24}, words, {13, QFont::DemiBold}, &Theme::ink).width() + 14;
    scene.words({start, top + 24}, about, styles::small, &Theme::ink2, 0, end - start);
  }
  /// Words centred under a plot.
  void axis_words(const QRectF& plot, const QString& words, double whole) {
    scene.words({plot.center().x(), room.height() - 15}, words, styles::small, &Theme::ink2, 0.5, whole);
  }
  /// Sizes of T below the axis, the more important first.
  void numbers(Plot& plot, const std::vector<std::uint64_t>& strong_first) const {
    for (std::size_t i = 0; i < strong_first.size(); ++i)
      plot.number(static_cast<double>(strong_first[i]), whole_text(strong_first[i]), i == 0);
    const std::uint64_t most = sums().most;
    for (const std::uint64_t size : {std::uint64_t{1}, most, (most + 1) / 2 + (most >= 30 ? 1 : 0)})
      plot.number(static_cast<double>(size), whole_text(size));
  }

  /// An exact tick, or a dot with its interval.
  void value(const Plot& plot, std::uint64_t size, double value, const std::optional<Interval>& interval) {
    const QPointF centre = at(plot, size, value);
    const double between = plot.room().width() / static_cast<double>(std::max<std::size_t>(2, sums().sizes.size()) - 1);
    const QPointF half(std::clamp(between * 0.39, 1.5, 4.5), 0);
    if (!interval) {
      scene.line(centre - half, centre + half, {&Theme::ink, 3});
      return;
    }
    const QPointF ends[] = {at(plot, size, interval->low), at(plot, size, interval->high)};
    const double bottom = plot.room().bottom() - 0.5;
    scene.line(ends[0], ends[1], {&Theme::ink, 1.5});
    for (const QPointF& end : ends)
      if (end.y() < bottom) scene.line(end - QPointF(2, 0), end + QPointF(2, 0), {&Theme::ink, 1.5});
    if (centre.y() < bottom) scene.disc(centre, 3, &Theme::ink);  // else none of the draws
  }

  /// n′ on its curve, with words; where it comes, it runs along the values of the sizes up to it.
  Mark& ring(Plot& plot, const QPointF& place, const QPolygonF& way, const QString& words, bool comes_now) {
    const double width = width_of(words, styles::bold);
    const double first = plot.room().left() + 2;
    std::vector<Place> places;
    for (const double down : {2.0, 16.0, -10.0, 28.0, -22.0, 44.0, -34.0, -50.0, -70.0}) {
      for (const double aside : {14.0, 26.0, -14 - width, -width / 2, 50.0})
        places.push_back({words_box({std::max(first, place.x() + aside), place.y() + down}, width, styles::bold.size)});
    }
    Mark& name = plot.label(words, styles::bold, &Theme::ink, places, true);
    if (comes_now) name.named(QStringLiteral("ring words"));
    Mark& mark = scene.disc(place, 8, nullptr, {&Theme::ink, 2});
    if (!comes_now) return mark;
    mark.named(QStringLiteral("ring")).along.addPolygon(way);
    return mark;
  }

  // --- How many rows?

  /// From 1 down to a power of ten.
  [[nodiscard]] Axis chances() const {
    int decades = 4;
    for (const double shown : {sums().here.failure, to_double(run.scenario.beta)})
      if (shown > 0) decades = std::clamp(static_cast<int>(std::ceil(-std::log10(shown))), decades, 12);
    return {std::pow(10.0, -decades), 1, 0, 1, true};
  }
  [[nodiscard]] static bool on(const Plot& plot, double chance) { return chance >= plot.y().from * (1 - 1e-9); }
  [[nodiscard]] double bound_at(double size) const {
    return finite_class_failure_curve(run.data.concept_class.size(), run.scenario.alpha, size);
  }

  void decades(Plot& plot) const {
    const auto decade_of = [](double value) { return static_cast<int>(std::lround(-std::log10(value))); };
    const int last = decade_of(plot.y().from);
    std::vector<double> values;
    for (int decade = 0; decade <= last; decade += (last + 3) / 4) values.push_back(std::pow(10.0, -decade));
    const auto text = [&](double value) {
      const int decade = decade_of(value);
      return decade == 0 ? QStringLiteral("1") : QStringLiteral("$10^{-%1}$").arg(decade);
    };
    plot.grid(values, text, &Theme::ink2, false);
  }

  /// A straight line on this scale.
  void bound_line(Plot& plot) const {
    if (run.data.concept_class.size() < 2) return;
    const double start = finite_class_curve_start(run.data.concept_class.size(), run.scenario.alpha);
    const std::vector<double> ends = {std::clamp(start, plot.x().from, plot.x().to), plot.x().to};
    const auto height = [&](double size) { return std::max(1e-300, bound_at(size)); };
    plot.curve(ends, [](double size) { return size; }, height, {&Theme::ink, 1.5, 1, 7, 4});
  }

  /// Named where there is room: after the other words.
  void bound_name(Plot& plot) {
    const double count = static_cast<double>(run.data.concept_class.size());
    const double most = plot.x().to;
    if (count < 2 || bound_at(most) > 1) return;
    const QString words = tr("bound %1 · (1 − $α$)$^{n′}$").arg(upper_count_text(count * (count - 1) / 2));
    const double width = width_of(words, styles::plain);
    std::vector<Place> places;
    for (double size = most; size >= 1; size -= most / 40) {
      const double bound = bound_at(size);
      if (bound > 1 || !on(plot, bound)) continue;
      const QPointF place = plot.at(size, bound);
      for (const double down : {18.0, 26.0, 36.0}) {
        places.push_back({words_box(place + QPointF(-width - 8, down), width, styles::plain.size)});
        places.push_back({words_box(place + QPointF(8, -down / 2), width, styles::plain.size)});
      }
    }
    plot.label(words, styles::plain, &Theme::ink, places);
  }

  /// A dotted line down from a value of a size.
  void foot_line(Plot& plot, std::uint64_t size, double value, NetsComes when) const {
    if (size > sums().most) return;
    plot.drop(static_cast<double>(size), std::clamp(value, plot.y().from, plot.y().to), {&Theme::ink3, 1.5, 1, 2, 3},
              comes == when ? QStringLiteral("foot") : QString());
  }
  /// Words at its foot, on one of its sides.
  void foot_words(Plot& plot, std::uint64_t size, const QString& words, bool strong) const {
    if (size > sums().most) return;
    const MathStyle& style = strong ? styles::bold : styles::small;
    const double width = width_of(words, style);
    const QPointF foot = plot.at(static_cast<double>(size), plot.y().from);
    std::vector<Place> places;
    for (const double up : {8.0, 24.0, 40.0, 56.0}) {
      for (const bool after : {!strong, strong})
        places.push_back({words_box(foot + QPointF(after ? 6 : -6 - width, -up), width, style.size)});
    }
    plot.label(words, style, strong ? &Theme::ink : &Theme::ink2, places);
  }

  /// The ring of n′, to be dragged; a chance of 0 lies below every decade.
  void here_failing(Plot& plot) {
    const NetsSize& here = sums().here;
    if (here.subset < 1) return;
    const QPointF place = at(plot, here.subset, here.failure);
    const QString words =
        tr("%1 at %2 row(s)", nullptr, plural(here.subset)).arg(told_probability(here.failure), counted(here.subset));
    const bool comes_now = comes == NetsComes::failure;
    QPolygonF way;
    for (const NetsSize& size : sums().sizes)
      if (size.subset <= here.subset) way << at(plot, size.subset, size.failure);
    Mark& mark = ring(plot, place, way, words, comes_now);
    mark.touched({QRectF(place - QPointF(12, 16), QSizeF(24, 28)), 12, Spot::Act::drag, nets_place::ring,
                  Grab{"subset", plot.x()}});
    if (on(plot, here.failure)) return;
    QPainterPath down;
    down.addPolygon(QPolygonF({place - QPointF(0, 20), place - QPointF(0, 3)}));
    down.addPolygon(QPolygonF({place + QPointF(-4, -8), place - QPointF(0, 3), place + QPointF(4, -8)}));
    mark.shape = Path{down};
    mark.along = {};
  }

  void failures() {
    Plot plot(scene, failure_room, sizes(), chances());
    decades(plot);
    const double beta = to_double(run.scenario.beta);
    plot.across(std::max(beta, plot.y().from), {&Theme::ink, 1.5, 1, 7, 4});
    bound_line(plot);
    const std::optional<std::uint64_t>& enough = sums().enough;
    const bool bounded = run.data.concept_class.size() > 1;
    if (enough) {
      const auto& all = sums().sizes;
      const auto found = std::find_if(all.begin(), all.end(), [&](auto& size) { return size.subset == *enough; });
      foot_line(plot, *enough, found != all.end() && on(plot, found->failure) ? found->failure : beta,
                NetsComes::enough);
    }
    if (bounded) foot_line(plot, run.bound_enough, bound_at(static_cast<double>(run.bound_enough)), NetsComes::bound);
    for (const NetsSize& size : sums().sizes)
      if (on(plot, size.failure) || size.interval) value(plot, size.subset, size.failure, size.interval);
    here_failing(plot);
    if (enough) foot_words(plot, *enough, tr("%1 suffice(s)", nullptr, plural(*enough)).arg(whole_text(*enough)), true);
    if (bounded) foot_words(plot, run.bound_enough, tr("bound: %1").arg(whole_text(run.bound_enough)), false);
    const QString name = QStringLiteral("$β$ = %1").arg(nets_share(run.scenario.beta));
    plot.label(name, styles::plain, &Theme::ink,
               along(failure_room.left(), failure_room.right(), at(plot, 1, beta).y(), width_of(name, styles::plain),
                     styles::plain.size),
               true);
    bound_name(plot);
    numbers(plot, {sums().here.subset, enough.value_or(0), run.bound_enough});
  }

  [[nodiscard]] QString failure_subtitle() const {
    const QString share = nets_share(run.scenario.alpha);
    if (!run.sums) return tr("summing over all subsets …");
    if (sums().draws == 0) return tr("chance that $n$′ rows are no %1-net: exact").arg(share);
    return tr("chance that $n$′ rows are no %1-net: estimate").arg(share);
  }

  [[nodiscard]] QString failure_axis() const {
    if (run.data.concept_class.size() < 2) return tr("$n$′, rows in $T$");
    if (sums().draws > 0)
      return tr("$n$′, rows in $T$. Too many points to sum exactly: estimate of %1 draws")
          .arg(whole_text(sums().draws));
    return tr("$n$′, rows in $T$. VC bound: %1 row(s), it never looks at $S$", nullptr, plural(run.vc_enough))
        .arg(upper_count_text(static_cast<double>(run.vc_enough)));
  }

  // --- What it saves

  void means() {
    double highest = 1;
    for (const NetsSize& size : sums().sizes) highest = std::max(highest, size.mean.value_or(1));
    const auto count = static_cast<double>(run.data.concept_class.size());
    if (count <= 3 * highest) highest = count;
    const double step = std::max(1.0, round_up(highest / 4));
    std::vector<double> levels = {0};
    while (levels.back() < highest * (1 - 1e-9)) levels.push_back(levels.back() + step);
    Plot plot(scene, mean_room, sizes(), {0, levels.back()});
    plot.grid(
        levels, [](double level) { return count_text(level); }, &Theme::ink2, false);
    const NetsSize& here = sums().here;
    QPolygonF way;
    for (const NetsSize& size : sums().sizes) {
      if (size.mean) value(plot, size.subset, *size.mean, size.mean_interval);
      if (size.mean && size.subset <= here.subset) way << at(plot, size.subset, *size.mean);
    }
    if (here.subset >= 1 && here.mean)
      ring(plot, at(plot, here.subset, *here.mean), way,
           tr("%1 at %2 row(s)", nullptr, plural(here.subset)).arg(mean_text(*here.mean), counted(here.subset)),
           comes == NetsComes::mean);
    if (!here.mean && sums().draws > 0)
      scene.words(mean_room.center(), tr("not estimated"), styles::small, &Theme::ink3, 0.5);
    numbers(plot, {here.subset});
  }

  [[nodiscard]] QString mean_axis() const {
    const QString count = whole_text(run.data.concept_class.size());
    if (run.dimension == 0 || run.scenario.subset < run.dimension) return tr("here $|H|$ = %1").arg(count);
    return tr("here $|H|$ = %1; for infinite $H$ at most $(e·n′/d)^d$").arg(count);
  }

  void all() {
    const bool exact = !run.sums || sums().draws == 0;
    title(page_margin, right_title - 14, tr("How many rows?"), failure_subtitle());
    title(right_title, mean_room.right(), tr("What it saves"),
          exact ? tr("mean $|H_T|$, exact") : tr("mean $|H_T|$, estimate"));
    if (!run.sums) return;
    failures();
    means();
    axis_words(failure_room, failure_axis(), right_title - page_margin - 20);
    axis_words(mean_room, mean_axis(), mean_room.right() - right_title + 8);
  }
};

struct NetsPlotsAlone {
  Q_DECLARE_TR_FUNCTIONS(NetsPlotsPicture)

 public:
  [[nodiscard]] static QString says(const NetsRun& run) {
    if (!run.sums) return tr("The sum over all subsets is being computed.");
    return tr("The chance that rows of S drawn at random are no net, by their number: %1 for %2. The mean number of "
              "hypotheses they leave.")
        .arg(told_probability(run.sums->here.failure), whole_text(run.scenario.subset));
  }
};

struct LongestPieceScene {
  Q_DECLARE_TR_FUNCTIONS(LongestPiecePicture)

 public:
  const NetsRun& run;
  NetsMoment moment;
  QSizeF room;
  Scene scene = {};
  std::size_t count = run.levels.size() + (run.next ? 1 : 0);
  double pitch = std::min(31.0, (room.width() - 4) / static_cast<double>(count));
  double bar = std::max(2.0, pitch * 0.71);
  double ruler = to_double(run.ruler);
  Axis y{0, std::max({1.0, static_cast<double>(run.levels.front().width), ruler}), 92, 18};

  [[nodiscard]] const NetsLevel& level(std::size_t i) const {
    return i < run.levels.size() ? run.levels[i] : *run.next;
  }

  void numbers(std::size_t i) {
    const bool here = i == moment.level;
    const MathStyle& style = here ? styles::small_bold : styles::small;
    const auto number = [&](std::uint64_t value, Ink ink, const std::vector<double>& baselines) {
      const double width = width_of(whole_text(value), style);
      const double x = std::max(0.0, 4 + pitch * static_cast<double>(i) + bar / 2 - width / 2);
      std::vector<Place> places;
      places.reserve(baselines.size());
      for (const double baseline : baselines) places.push_back({words_box({x, baseline}, width, style.size)});
      scene.label(whole_text(value), style, ink, {places, {{}, room}, here});
    };
    // A number that the dashed line would cross stands above it.
    number(level(i).width, here ? &Theme::ink : &Theme::ink2,
           {y.px(static_cast<double>(level(i).width)) - 4, y.px(ruler) - 6});
    number(level(i).number, here ? &Theme::ink : &Theme::ink3, {y.begin + 15});
  }

  [[nodiscard]] QString says() const {
    QStringList widths;
    for (std::size_t i = 0; i <= moment.level; ++i) widths << whole_text(run.levels[i].width);
    return tr("The longest piece after each row of T: %1 rows. The ruler is %2.")
        .arg(widths.join(QStringLiteral(", ")), length_text(run.ruler));
  }

  Scene all() {
    scene.says = says();
    const std::size_t shown = moment.levels(run);
    for (std::size_t i = 0; i < shown; ++i) {
      const double high = y.px(static_cast<double>(level(i).width));
      scene
          .box({4 + pitch * static_cast<double>(i), high, bar, y.begin - high},
               level(i).net ? &Theme::line : &Theme::ink2)
          .faded = i == run.levels.size() ? 0.45 : 1;
    }
    scene.line({0, y.px(ruler)}, {room.width(), y.px(ruler)}, {&Theme::ink, 1.5, 1, 7, 4});
    numbers(moment.level);
    for (std::size_t i = 0; i < shown; ++i)
      if (i != moment.level) numbers(i);
    return std::move(scene);
  }
};

}  // namespace

void add_nets_plots(Scene& scene, const NetsRun& run, const NetsMoment& moment, QSizeF room, double top) {
  NetsPlotsScene plots{run, moment.sums, room, top};
  plots.all();
  scene.take(std::move(plots.scene));  // its words by themselves: there may be very many pieces above
}

ScenePicture nets_plots_picture(std::shared_ptr<const NetsRun> run) {
  return {{728, nets_plots_height}, nets_plots_height, [run = std::move(run)](int, QSizeF room) {
            Scene scene;
            scene.says = NetsPlotsAlone::says(*run);
            add_nets_plots(scene, *run, {}, room, 0);
            return scene;
          }};
}

ScenePicture longest_piece_picture(std::shared_ptr<const NetsRun> run, int step) {
  const QSizeF size(256, 112);
  return {size, size.height(),
          [run = std::move(run)](int at, QSizeF room) {
            return LongestPieceScene{*run, NetsMoment::at(at, *run), room}.all();
          },
          step};
}

}  // namespace littlestone::ui

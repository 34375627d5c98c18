// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/regret/regret_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// What RegretCurves::lower_bound is at so many rounds, in markup.
QString forced_formula(const RegretCurves& curves, std::uint64_t rounds) {
  if (rounds < static_cast<std::uint64_t>(curves.dimension)) return QStringLiteral("$T$ / 2");
  return curves.lower_bound(rounds) * 2 <= curves.dimension ? QStringLiteral("$d$ / 2")
                                                            : QStringLiteral("√($d T$ / 8)");
}

struct RegretScene {
  Q_DECLARE_TR_FUNCTIONS(RegretPicture)

 public:
  const RegretPageRun& run;
  RegretMoment moment;
  const RegretView& view;
  QSizeF room;
  Scene scene = {};
  const RegretCurves& own = run.own;
  std::uint64_t most = run.scenario.most_rounds;
  double more = std::max(0.0, room.height() - 600);  // px than at least
  double left = 66;
  double right = room.width() - 142;
  double base = 280 + more;
  double floor = view.linear ? 0 : 0.3;  // runs at or below are counted at the axis
  Plot plot{scene,
            {QPointF(left, 26), QPointF(right, base)},
            {1, static_cast<double>(most), 0, 1, !view.linear},
            {view.linear ? 0 : 0.2, top_value(), 0, 1, !view.linear}};

  [[nodiscard]] double top_value() const {
    double top = std::max({1.0, own.hedge_bound(most), static_cast<double>(own.dimension), own.lower_bound(most)});
    if (run.other) top = std::max(top, static_cast<double>(run.other->dimension));
    for (const RegretRuns& runs : run.runs)
      for (const double regret : runs.regrets) top = std::max(top, regret);
    return top * 1.05;
  }
  [[nodiscard]] double x_of(std::uint64_t rounds) const { return plot.x().px(static_cast<double>(rounds)); }
  /// Values outside stand at the ends.
  [[nodiscard]] double y_of(double value) const { return plot.y().px(std::clamp(value, plot.y().from, plot.y().to)); }

  // --- Axes

  void axes() {
    const QString title = view.linear ? tr("regret, or mistakes above the best hypothesis")
                                      : tr("regret, or mistakes above the best hypothesis (log scale)");
    scene.words({page_margin, 12}, title, styles::small, &Theme::ink2, 0, right - page_margin);
    std::vector<double> values = view.linear ? plot.y().ticks(5) : std::vector<double>();
    for (double value = 0.5; !view.linear && value <= plot.y().to; value *= 4) values.push_back(value);
    const auto text = [](double value) {
      return value < 1000 ? tick_text(value) : whole_text(static_cast<std::uint64_t>(value));
    };
    plot.grid(values, text, &Theme::ink2, false);
    scene.line({left, base + 0.5}, {right, base + 0.5}, thin(&Theme::line));
    rounds_axis();
  }

  void rounds_axis() {
    const auto tick = [&](std::uint64_t rounds) -> Mark& {
      plot.number(static_cast<double>(rounds), whole_text(rounds));
      return scene.line({x_of(rounds), base}, {x_of(rounds), base + 4}, thin(&Theme::line));
    };
    // T is dragged at its number, and further than the axis goes.
    constexpr double further = 1.6;
    const auto whole = static_cast<double>(most);
    const double width = most > 1 ? width_of(whole_text(most), styles::small) : 6;
    const double end = x_of(most);
    const double last = view.linear ? 1 + (whole - 1) * further : std::pow(std::max(2.0, whole), further);
    tick(most).touched({{end - width / 2 - 6, base - 8, width + 12, 30},
                        5,
                        Spot::Act::drag,
                        regret_rounds,
                        Grab{"most_rounds", {1, last, left, left + (right - left) * further, !view.linear}}});
    const double x = end + width / 2 + 8;
    scene.words({x, base + 16}, tr("rounds $T$"), styles::small, &Theme::ink2, 0, room.width() - page_margin - x);
    if (most > 1) tick(1);
    const auto step = static_cast<std::uint64_t>(std::max(1.0, round_up(whole / 6)));
    for (std::uint64_t rounds = view.linear ? step : 2; rounds < most;
         rounds = view.linear ? rounds + step : 2 * rounds)
      if (rounds > 1 && end - x_of(rounds) >= 30) tick(rounds);
  }

  // --- What is drawn

  void promise() {
    const double coins = y_of(to_double(own.coins.upper));
    const double soa = y_of(own.dimension);
    const QRectF between = QRectF(QPointF(left, coins), QPointF(right, soa)).normalized();
    scene.box(between.adjusted(-6, -6, 6, 6), &Theme::lineage, {}, 5).opacity = 0.45;
    const auto lines = [&](const RegretCurves& curves, const Stroke& stroke) {
      plot.across(to_double(curves.coins.upper), stroke).across(curves.dimension, stroke);
    };
    if (run.other) lines(*run.other, {&Theme::line, 1.2});
    lines(own, {&Theme::ink3, 2.2});
  }

  /// One of the dashed curves.
  void bound(const QString& key, double (RegretCurves::*value)(std::uint64_t) const) {
    constexpr int pieces = 64;
    const auto whole = static_cast<double>(most);
    QPolygonF points;
    for (int i = 0; i <= pieces; ++i) {
      const double share = static_cast<double>(i) / pieces;
      const double place = view.linear ? 1 + (whole - 1) * share : std::pow(whole, share);
      const auto rounds = static_cast<std::uint64_t>(std::max(1LL, std::llround(place)));
      const QPointF next(x_of(rounds), y_of((own.*value)(rounds)));
      if (points.isEmpty() || next.x() > points.last().x()) points << next;
    }
    scene.line(points, {&Theme::ink, 1.4, 1, 5, 3.5}).named(key);
  }

  void dots() {
    for (std::size_t k = 0; k < moment.runs; ++k) {
      const RegretRuns& runs = run.runs[k];
      const double x = x_of(runs.rounds);
      const double before = k == 0 ? x - 60 : x_of(run.runs[k - 1].rounds);
      const double wide = std::clamp(x - before, 6.0, 58.0);
      std::size_t below = 0;
      Dots dots{{}, 1.7};
      for (std::size_t i = 0; i < runs.regrets.size(); ++i) {
        if (runs.regrets[i] <= floor) {
          ++below;
          continue;
        }
        const double aside = std::fmod(static_cast<double>(i) * 0.6180339887, 1.0) * 2 - 1;
        dots.centres << QPointF(x + aside * wide * 0.2, y_of(runs.regrets[i]));
      }
      scene.add(std::move(dots), &Theme::ink3).named(QStringLiteral("runs %1").arg(k)).faded = 0.6;
      mean(k, x - wide * 0.28);
      if (below > 0)
        name(tr("%n below", nullptr, plural(below)), styles::small, &Theme::ink2, {x, base}, {-5, -17},
             {{0, 0.5}, {-20, 0.5}});
    }
  }

  void mean(std::size_t k, double x) {
    const RegretRuns& runs = run.runs[k];
    if (runs.mean <= floor) return;
    const QPointF low(x, y_of(std::max(floor, runs.mean - runs.half)));
    scene.line(low, {x, y_of(runs.mean + runs.half)}, {&Theme::ink2, 4}).named(QStringLiteral("interval %1").arg(k));
    scene.disc({x, y_of(runs.mean)}, 4, &Theme::ink2).named(QStringLiteral("mean %1").arg(k));
  }

  /// A level piece at a number of rounds, as wide as its neighbours leave room; it grows out of its middle.
  void tick(std::size_t rounds, double value, const Stroke& stroke, const char* key) {
    const double next = x_of(rounds + 1) - x_of(rounds);
    const double half = most <= 1 ? 7.0 : std::clamp(next * 0.55, 1.6, 7.0);
    const QPointF at(x_of(rounds), y_of(value));
    scene.line(at - QPointF(half, 0), at + QPointF(half, 0), stroke)
        .grows(QStringLiteral("%1 %2").arg(QLatin1String(key)).arg(rounds), at);
  }

  void ticks() {
    const std::size_t others = run.other ? std::min(moment.exact, run.other->exact.size()) : 0;
    for (std::size_t i = 0; i < others; ++i) tick(i + 1, to_double(run.other->exact[i]), {&Theme::ink3, 2}, "other");
    for (std::size_t i = 0; i < moment.at_worst; ++i) tick(i + 1, own.at_worst[i], {&Theme::ink2, 1.3}, "worst");
    for (std::size_t i = 0; i < moment.exact; ++i) tick(i + 1, to_double(own.exact[i]), {&Theme::ink, 3}, "exact");
  }

  // --- What it is called

  /// Words near a place: on one of the baselines so far below it, with a share of their width before a point so far
  /// aside.
  Mark& name(const QString& words, const MathStyle& style, Ink ink, QPointF at, const std::vector<double>& downs,
             const std::vector<std::pair<double, double>>& asides, bool must = false) {
    const double width = width_of(words, style);
    const double last = right + 30 - width;
    std::vector<Place> places;
    for (const double down : downs)
      for (const auto& [aside, share] : asides) {
        const double start = std::max(left + 2, std::min(at.x() + aside - share * width, last));
        places.push_back({words_box({start, at.y() + down}, width, style.size)});
      }
    return plot.label(words, style, ink, places, must);
  }

  /// The pill of the promise, between its lines where there is room.
  void promise_name() {
    const double coins = y_of(to_double(own.coins.upper));
    const double soa = y_of(own.dimension);
    const QPointF middle(left + (right - left) * 0.72, coins - soa > 18 ? (coins + soa) / 2 : soa - 12);
    const Text name{tr("with the promise: paid once, for any $T$"), styles::small, middle + QPointF(0, 4), 0.5, 250};
    const double half = name.set().width() / 2 + 10;
    scene.box({middle - QPointF(half, 8.5), middle + QPointF(half, 8.5)}, &Theme::canvas, {}, 8.5);
    scene.add(name, &Theme::ink2);
  }

  /// The first values of the minimax regret and the last, near the first of them.
  void minimax_name() {
    QStringList values;
    for (std::size_t i = 0; i < moment.exact && i < 4; ++i) values += exact_text(own.exact[i]);
    QString list = values.join(QStringLiteral(", "));
    if (moment.exact > 4)
      list +=
          (moment.exact > 5 ? QStringLiteral(" … ") : QStringLiteral(", ")) + exact_text(own.exact[moment.exact - 1]);
    name(tr("minimax, exact: %1").arg(list), styles::small_bold, &Theme::ink, {left, y_of(to_double(own.exact[0]))},
         {15, 22, 30, -12, -40, -80, -120, -160, -200}, {{2, 0}, {14, 0}, {40, 0}, {76, 0}, {130, 0}, {180, 0}}, true);
  }

  void names() {
    promise_name();
    if (moment.exact > 0) minimax_name();
    if (own.cut && moment.exact == own.exact.size()) {  // why the exact values end here
      const bool none = own.exact.empty();
      const QPointF last(none ? left + 14 : x_of(moment.exact), y_of(none ? 0.5 : to_double(own.exact.back())));
      name(none ? tr("past the exact search") : tr("further: too many states"), styles::small, &Theme::ink2, last,
           {4, 16, 24, -8, -16}, {{12, 0}, {-12, 1}, {0, 0.5}}, true);
    }
    if (moment.at_worst > 1)
      name(tr("Hedge at worst"), styles::small, &Theme::ink2,
           {x_of(moment.at_worst), y_of(own.at_worst[moment.at_worst - 1])}, {-8, -14, -20, -28, -36},
           {{-6, 1}, {0, 0.5}, {8, 1}, {-10, 0}});
  }

  /// What a line is, at its right end.
  struct LineName {
    double y;
    QString markup;
    bool strong = false;
    QString second = {};  ///< a line below
  };

  /// As near to its height as there is room, rather above than below.
  void at_right(const LineName& name) {
    constexpr double apart = 14;
    const double x = right + 16;
    const double width = room.width() - 6 - x;
    const QRectF box = words_box({x, name.y}, width, caption).adjusted(0, 0, 0, name.second.isEmpty() ? 2 : 2 + apart);
    std::vector<Place> places = {{box}};
    for (double away = 1; away < 120; ++away)
      for (const double down : {-away, away}) places.push_back({box.translated(0, down)});
    Mark& label =
        scene.label(name.markup, name.strong ? styles::small_bold : styles::small,
                    name.strong ? &Theme::ink : &Theme::ink2, {places, {right, 0, room.width() - right, base}, true});
    std::get<Text>(label.shape).room = width;
    if (!name.second.isEmpty()) label.with_second(name.second, styles::small, &Theme::ink2, apart);
  }

  void names_at_right() {
    std::vector<LineName> all;
    const auto promise = [&](const RegretCurves& curves, bool strong) {
      all.push_back({y_of(curves.dimension) + 4, tr("%1: SOA").arg(curves.dimension), strong});
      all.push_back(
          {y_of(to_double(curves.coins.upper)) + 4, tr("%1: fair coins").arg(coins_text(curves.coins)), strong});
    };
    promise(own, true);
    if (run.other) promise(*run.other, false);
    if (moment.bounds && most > 1) {
      const QString hedge = own.flips < own.dimension ? tr("above its best expert:") : tr("Hedge: at most");
      if (own.flips > 0)
        all.push_back({y_of(own.hedge_bound(most)) + 2, hedge, false, QStringLiteral("√($T$ ln $N$ / 2)")});
      all.push_back({y_of(own.lower_bound(most)) + 2, tr("someone forces"), false, forced_formula(own, most)});
    }
    // The lowest first, so that they keep the order of their lines.
    std::stable_sort(all.begin(), all.end(), [](const LineName& a, const LineName& b) { return a.y > b.y; });
    for (const LineName& name : all) at_right(name);
  }

  void legend() {
    const double y = 312 + more;
    double x = left;
    const auto said = [&](double sign, const QString& words) {
      x += sign;
      x += scene.words({x, y + 4}, words, styles::small, &Theme::ink2).width() + 16;
    };
    const auto line = [&](double length, const Stroke& stroke, const QString& words) {
      scene.line({x, y}, {x + length, y}, stroke);
      said(length + 6, words);
    };
    if (moment.exact > 0) line(15, thin(&Theme::ink, 3), tr("exact"));
    if (moment.bounds) line(26, {&Theme::ink, 1.4, 0, 5, 3.5}, tr("bound"));
    if (run.other) line(15, thin(&Theme::ink3, 2), literal_class(run.other->text));
    if (moment.runs == 0) return;
    scene.line({x + 3, y - 6}, {x + 3, y + 6}, thin(&Theme::ink2, 4));
    scene.disc({x + 3, y}, 4, &Theme::ink2);
    said(13, run.scenario.runs == 1
                 ? tr("one run of Hedge")
                 : tr("mean of %n runs of Hedge, 95 % interval", nullptr, plural(run.scenario.runs)));
    scene.disc({x + 2, y}, 1.7, &Theme::ink3);
    said(10, tr("single run"));
  }

  [[nodiscard]] QString says() const {
    if (!own.costs()) return tr("One hypothesis: no regret, and no mistakes.");
    QStringList all = {
        tr("With the promise the SOA errs %n times at most, fair coins %1 times.", nullptr, own.dimension)
            .arg(coins_text(own.coins))};
    if (!own.exact.empty())
      all += tr("Without it the least regret of %n rounds is %1.", nullptr, plural(own.exact.size()))
                 .arg(exact_text(own.exact.back()));
    if (!run.runs.empty())
      all += tr("Hedge's regret in %n rounds is %1 on average.", nullptr, plural(run.runs.back().rounds))
                 .arg(about_text(run.runs.back().mean));
    return all.join(u' ');
  }

  void curves() {
    promise();
    if (moment.bounds && most > 1) {
      if (own.flips > 0) bound(QStringLiteral("Hedge"), &RegretCurves::hedge_bound);
      bound(QStringLiteral("forced"), &RegretCurves::lower_bound);
    }
    dots();
    ticks();
    names();
    names_at_right();
    legend();
  }

  Scene all() {
    axes();
    if (own.costs())
      curves();
    else
      scene.words(plot.room().center() - QPointF(0, 24), tr("One hypothesis, no regret."), styles::heading, &Theme::ink,
                  0.5);
    const double rule = 331.5 + more;
    scene.line({page_margin, rule}, {room.width() - page_margin, rule}, thin(&Theme::line)).opacity = 0.5;
    const QRectF list(room.width() - page_margin - 276, 354 + more, 276, 240);
    add_coin_tree(scene, run, moment, view.by_hand,
                  {page_margin, list.left() - 20, 354 + more, 388 + more, 534 + more});
    if (moment.classes) add_coin_classes(scene, run, list);
    scene.says = says();
    return std::move(scene);
  }
};

struct RegretBars {
  Q_DECLARE_TR_FUNCTIONS(RegretBarsPicture)

 public:
  struct Bar {
    QString name;
    double value = 0;
    QString text;
    bool bound = false;
  };

  [[nodiscard]] static std::vector<Bar> bars(const RegretPageRun& run) {
    const RegretCurves& own = run.own;
    const std::uint64_t rounds = run.told_rounds();
    const double forced = own.lower_bound(rounds);
    std::vector<Bar> all = {
        {tr("someone forces %1").arg(forced_formula(own, rounds)), forced, lower_text(forced), true}};
    if (rounds <= own.exact.size()) {
      const Rational& exact = own.exact[rounds - 1];
      all.push_back({tr("exact minimax regret"), to_double(exact), exact_text(exact)});
    }
    if (own.flips == own.dimension)
      all.push_back({tr("Hedge promises"), own.hedge_bound(rounds), upper_text(own.hedge_bound(rounds)), true});
    all.push_back({tr("with the promise: coins"), to_double(own.coins.upper), coins_text(own.coins)});
    all.push_back({tr("with the promise: SOA"), static_cast<double>(own.dimension), QString::number(own.dimension)});
    return all;
  }

  [[nodiscard]] static Scene scene(const RegretPageRun& run, QSizeF room) {
    Scene scene;
    const std::vector<Bar> all = bars(run);
    double most = 1e-9;
    for (const Bar& bar : all) most = std::max(most, bar.value);
    QStringList said;
    double y = 11;
    for (const Bar& bar : all) {
      const double end = (room.width() - 50) * bar.value / most;
      const double middle = y + 12;
      scene.words({0, y}, bar.name, styles::small, &Theme::ink2, 0, room.width() - 4);
      scene.line({0, middle}, {end, middle}, thin(bar.bound ? &Theme::ink3 : &Theme::ink2, 5));
      scene.line({end, middle - 6}, {end, middle + 6},
                 bar.bound ? Stroke{&Theme::ink, 1.5, 0, 3, 1.5} : thin(&Theme::ink, 2.5));
      scene.words({room.width(), middle + 4}, bar.text, bar.bound ? styles::plain : styles::bold, &Theme::ink, 1);
      said += MathText(bar.name, {}, MathText::Mode::mixed).plain() + QStringLiteral(": ") + bar.text;
      y += 33;
    }
    scene.says = said.join(QStringLiteral("; "));
    return scene;
  }
};

}  // namespace

Scene regret_scene(const RegretPageRun& run, int step, const RegretView& view, QSizeF room) {
  return RegretScene{run, RegretMoment::at(run, step), view, room}.all();
}

ScenePicture regret_picture(std::shared_ptr<const RegretPageRun> run, int step, double phase, RegretView view) {
  const QSizeF size(728, 600);
  const int last = RegretMoment::steps(*run) - 1;
  return {size, size.height(),
          [run = std::move(run), view = std::move(view)](int at, QSizeF room) {
            return regret_scene(*run, at, view, room);
          },
          std::clamp(step, 0, last), phase};
}

ScenePicture regret_bars_picture(std::shared_ptr<const RegretPageRun> run) {
  const QSizeF size(256, 168);
  return {size, size.height(), [run = std::move(run)](int, QSizeF room) { return RegretBars::scene(*run, room); }};
}

}  // namespace littlestone::ui

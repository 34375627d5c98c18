// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/tournament/levels_script.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LevelsScene {
  Q_DECLARE_TR_FUNCTIONS(LevelsPicture)

 public:
  struct Column {
    ShownLevel shown;
    double left = 0;
    double right = 0;
    bool there = true;       // false: its step is still to come
    ShownLevel before = {};  // the level that it grows out of; it has neither law nor runs where it does not
    [[nodiscard]] double width() const { return right - left; }
  };

  const LevelsFacts& facts;
  const LabelVector* looked_at;
  int step;
  QSizeF room;
  Scene scene = {};
  std::vector<Column> columns = {};
  double base = 0;  // of the bars
  double pitch = 0;
  double bar_width = 0;

  static constexpr double axis_left = 48;
  static constexpr double bars_top = 52;
  static constexpr double whole_height = 600;
  static constexpr double height_without_proof = 440;
  static constexpr double most_cut = 120;  // that the bars can lose where there is less room
  static constexpr double strip_height = 40;

  void draw() {
    place_columns();
    if (columns.empty()) {
      scene.words({page_margin, 60}, levels_sentence(facts, 0), {13}, &Theme::ink2);
      return;
    }
    // In a low window the bars are shorter, and what is below them moves up.
    const double missing = std::max(0.0, whole_height - room.height());
    const bool proven = missing <= most_cut;
    base = 282 - (proven ? missing : std::max(0.0, height_without_proof - room.height()));
    laws();
    if (step >= static_cast<int>(columns.size())) {
      twice();
    } else {
      heading(base + 80, tr("Run it twice"), tr("after the last level"), &Theme::ink3);
    }
    if (proven) proof();
  }

  /// For a narrow page: the laws of some of the levels alone.
  void draw_laws(std::size_t from, std::size_t to) {
    place_columns(from, to);
    base = 282;
    laws();
  }

  void laws() {
    double most = 1e-9;
    for (const ShownLevel& level : facts.shown()) most = std::max(most, level.largest());
    Plot bars(scene, {axis_left, bars_top, room.width() - page_margin - axis_left, base - bars_top}, {}, {0, most});
    bars.grid(
        bars.y().ticks(5), [](double value) { return value > 0 ? tick_text(value) : QString(); }, &Theme::ink3, false);
    for (std::size_t i = 0; i < columns.size(); ++i) law(i, bars.y());
  }

  void place_columns(std::size_t from = 0, std::size_t to = std::numeric_limits<std::size_t>::max()) {
    const std::vector<ShownLevel> shown = facts.shown();
    for (std::size_t number = from; number < std::min(to, shown.size()); ++number) {
      const int at = static_cast<int>(number);
      Column column{shown[number]};
      column.there = at <= step;
      if (at == step && at > 0) column.before = shown[number - 1];
      columns.push_back(column);
    }
    if (columns.empty()) return;
    const double whole = (room.width() - page_margin - axis_left) / static_cast<double>(columns.size());
    for (std::size_t i = 0; i < columns.size(); ++i) {
      columns[i].left = axis_left + whole * static_cast<double>(i);
      columns[i].right = columns[i].left + whole - std::min(12.0, whole * 0.1);
    }
    constexpr double widest = 48;  // a law of one predictor is a bar, no slab
    pitch = std::min(widest, columns.front().width() / static_cast<double>(facts.predictors.size()));
    bar_width = std::max(1.0, pitch - (pitch > 5 ? 2 : pitch > 2.5 ? 1 : 0));
  }

  /// What `add` puts into the scene comes in with the level that is just coming.
  template <class Add>
  void with_level(std::size_t i, Add add) {
    const std::size_t first = scene.marks.size();
    add();
    if (static_cast<int>(i) == step) come_in(scene, first, step);
  }

  /// A rule over a part, its title, and what it shows.
  void heading(double y, const QString& title, const QString& about, Ink ink = &Theme::ink) {
    scene.line({page_margin, y}, {room.width() - page_margin, y}, thin(&Theme::hair));
    const double x = page_margin + scene.words({page_margin, y + 20}, title, styles::heading, ink).width() + 14;
    scene.words({x, y + 20}, about, styles::small, ink == &Theme::ink ? &Theme::ink2 : ink, 0,
                room.width() - page_margin - x);
  }

  // --- The laws

  void law(std::size_t i, const Axis& y) {
    const Column& column = columns[i];
    title(column);
    if (column.there) {
      with_level(i, [&] {
        for (std::size_t f = 0; f < facts.predictors.size(); ++f) predictor(i, f, y);
      });
    }
    scene.line({column.left, base}, {column.right, base}, thin(column.there ? &Theme::line : &Theme::hair));
    if (column.there) with_level(i, [&] { numbers(column, y); });
  }

  void title(const Column& column) {
    const int level = column.shown.level;
    const SampledLevel* sample = column.shown.sample;
    const double name = scene
                            .words({column.left, 22}, QStringLiteral("$D̃_%1$").arg(level), {15, QFont::DemiBold},
                                   column.there ? &Theme::ink : &Theme::ink3)
                            .width();
    const QString rounds = sample != nullptr ? tr("%n runs", nullptr, static_cast<int>(sample->runs))
                           : level == 0      ? tr("no contest")
                                             : tr("%n rounds", nullptr, level);
    if (name + 8 + width_of(rounds, styles::small) < column.width())
      scene.words({column.left + name + 8, 22}, rounds, styles::small, &Theme::ink2);
  }

  [[nodiscard]] QRectF bar(const Column& column, std::size_t f, double probability, const Axis& y) const {
    const double height = probability > 0 ? std::max(1.0, base - y.px(probability)) : 0;
    return {column.left + pitch * static_cast<double>(f), base - height, bar_width, height};
  }

  /// The f-th predictor: its probability as a bar, its labels below.
  void predictor(std::size_t i, std::size_t f, const Axis& y) {
    const Column& column = columns[i];
    const LabelVector& labels = facts.predictors[f];
    const QRectF at = bar(column, f, column.shown.probability(labels), y);
    const double top = bars_top - 16;
    const QRectF whole(at.left() - 0.5, top, std::max(3.0, pitch), base + 8 + strip_height - top);
    if (labels == facts.run->distribution().target)
      scene.box({at.left() - 1.5, top, bar_width + 3, whole.height()}, &Theme::lineage, {}, 2);
    const Ink ink = looked_at != nullptr && *looked_at == labels ? &Theme::ink : &Theme::ink2;
    const QRectF before = bar(column, f, column.before.probability(labels), y);
    if (column.shown.sample != nullptr) {
      share(column, labels, at.center().x(), y, ink);
    } else if (at.height() > 0 || before.height() > 0) {
      Mark& grown = scene.box(at, ink);
      if (static_cast<int>(i) == step) grown.grows(QStringLiteral("bar %1, %2").arg(i).arg(f), Box{before});
    }
    if (pitch >= 3.5 && labels.size() <= 20)
      add_micro_column(scene, {at.left(), base + 6, bar_width, strip_height}, labels);
    scene.touch({whole, 2, Spot::Act::choose, static_cast<std::int32_t>(f)}, Kin::of_predictor(labels));
  }

  /// Of a level that is only sampled: the share of its runs as a dot, with its interval.
  void share(const Column& column, const LabelVector& labels, double x, const Axis& y, Ink ink) {
    for (const SampledLevel::Count& one : column.shown.sample->counts) {
      if (one.labels != labels) continue;
      const auto y_of = [&](double value) { return y.px(std::min(value, y.to)); };
      scene.line({x, y_of(one.interval.low)}, {x, y_of(one.interval.high)}, thin(&Theme::line, 1.5));
      const double radius = std::clamp(pitch * 0.4, 1.2, ink == &Theme::ink ? 3.6 : 3.0);
      scene.disc({x, y_of(column.shown.probability(labels))}, radius, ink);
    }
  }

  void numbers(const Column& column, const Axis& y) {
    if (looked_at != nullptr) chance(column, y);
    if (column.shown.predictors() > 1 &&
        (looked_at == nullptr || column.shown.probability(*looked_at) < column.shown.largest()))
      largest(column, y);
    const auto k = static_cast<std::size_t>(column.shown.level);
    const std::vector<double>& tau = facts.exact->thresholds;
    if (k >= tau.size()) return;
    const QString both = tr("$τ_%1$ = %2, bound").arg(k).arg(told_probability(tau[k]));
    const QString plain = QStringLiteral("$τ_%1$ = %2").arg(k).arg(told_probability(tau[k]));
    const bool first = k == 0 && width_of(both, styles::small) < column.width();
    scene.words({column.left, base + 64}, first ? both : plain, styles::small, &Theme::ink2);
  }

  /// The probability of the predictor that is looked at, over its bar.
  void chance(const Column& column, const Axis& y) {
    const auto place = std::find(facts.predictors.begin(), facts.predictors.end(), *looked_at);
    if (place == facts.predictors.end()) return;
    const auto own = static_cast<std::size_t>(place - facts.predictors.begin());
    const double q = column.shown.probability(*looked_at);
    const QString value = q > 0 ? told_probability(q) : QStringLiteral("0");
    const MathStyle style{13, QFont::DemiBold};
    const double half = width_of(value, style) / 2;
    const double middle = std::clamp(bar(column, own, q, y).center().x(), column.left + half, column.right + 6 - half);
    const QPointF start(middle - half, y.px(q) - 6);
    Mark& words = scene.words(start, value, style, &Theme::ink);
    for (std::size_t f = 0; f < facts.predictors.size(); ++f)  // a longer bar beside it would run through the number
      if (f != own && bar(column, f, column.shown.probability(facts.predictors[f]), y)
                          .intersects(words_box(start, 2 * half, style.size)))
        words.cased();
  }

  /// How many predictors the law has, and its largest probability.
  void largest(const Column& column, const Axis& y) {
    const double top = column.shown.largest();
    const QString few = tr("%n predictors,", nullptr, static_cast<int>(column.shown.predictors()));
    const QString none = tr("none above %1").arg(told_probability(top));
    const double wide = std::max(width_of(few, styles::small), width_of(none, styles::small));
    if (wide >= column.width()) return;
    const QPointF middle(column.left + std::max(wide / 2, column.width() * 0.42),
                         std::max(bars_top - 8, y.px(top) - 22));
    scene.words(middle, few, styles::small, &Theme::ink2, 0.5);
    scene.words(middle + QPointF(0, 14), none, styles::small, &Theme::ink, 0.5);
  }

  // --- Runs made twice

  void twice() {
    const std::uint64_t runs = facts.pairs.empty() ? 0 : facts.pairs.front().pairs;
    heading(base + 80, tr("Run it twice"),
            runs == 0 && !facts.sampled.empty()
                ? tr("on two fresh samples: do the two agree? Counted in runs where no law is known.")
            : runs == 0
                ? tr("on two fresh samples: do the two agree? The exact chance at each level.")
                : tr("on two fresh samples: do the two agree? Exact, and %n pairs at each level, 95 % interval.",
                     nullptr, static_cast<int>(runs)));
    double most = 0;
    for (const Column& column : columns) {
      if (column.shown.law != nullptr) most = std::max(most, column.shown.law->collision);
      if (column.shown.sample != nullptr) most = std::max(most, column.shown.sample->pairs.interval.high);
    }
    for (const LevelPairs& one : facts.pairs)
      if (one.pairs > 0) most = std::max(most, one.interval.high);
    most = std::max(0.1, std::min(1.0, std::ceil(most * 10 - 1e-9) / 10));
    for (const Column& column : columns) agreement(column, {0, most, column.left, column.right - 8});
  }

  void agreement(const Column& column, const Axis& x) {
    const double y = base + 130;
    const double below = y + 24;
    scene.line({x.begin, y}, {x.end, y}, thin(&Theme::line));
    for (const double end : {x.begin, x.end}) scene.line({end, y - 4}, {end, y + 4}, thin(&Theme::line));
    for (const LevelPairs& one : facts.pairs)
      if (one.level == column.shown.level) pairs(one, x, y);
    const double middle = (x.begin + x.end) / 2;
    if (const SampledLevel* sample = column.shown.sample) {
      if (sample->pairs.pairs == 0) return;
      pairs(sample->pairs, x, y);
      scene.words({middle, below},
                  tr("%1 of %2").arg(number_text(sample->pairs.agreed), number_text(sample->pairs.pairs)),
                  styles::small, &Theme::ink2, 0.5);
    } else {
      const double exact = x.px(column.shown.law->collision);
      scene.line({exact, y - 8}, {exact, y + 8}, {&Theme::ink, 2.5});
      const QString told = told_probability(column.shown.law->collision);
      const double half = width_of(told, styles::bold) / 2;
      scene.words({std::clamp(exact, x.begin + half, x.end - half), below}, told, styles::bold, &Theme::ink, 0.5);
      const QRectF ends(column.left - 40, y, column.width() + 80, 60);
      scene.where_free({x.begin, below}, QStringLiteral("0"), styles::small, &Theme::ink3, 0.5, ends);
      scene.where_free({x.end, below}, tick_text(x.to), styles::small, &Theme::ink3, 0.5, ends);
    }
  }

  /// How many agreed, with the interval of the chance.
  void pairs(const LevelPairs& one, const Axis& x, double y) {
    if (one.pairs == 0) return;
    const auto x_of = [&](double share) { return x.px(std::min(share, x.to)); };
    scene.line({x_of(one.interval.low), y}, {x_of(one.interval.high), y}, thin(&Theme::line, 4));
    scene.disc({x_of(static_cast<double>(one.agreed) / static_cast<double>(one.pairs)), y}, 3.6, &Theme::ink2);
  }

  // --- What the proof keeps

  void proof() {
    heading(base + 168, tr("What the proof keeps, and what happens"),
            tr("log scale; a level with a predictor above $τ_k$ is globally stable"));
    double lowest = 0.1;
    const auto take = [&](double value) { lowest = value > 0 ? std::min(lowest, value) : lowest; };
    for (const Column& column : columns) {
      take(column.shown.largest());
      if (column.shown.law != nullptr) take(column.shown.law->rho);
      take(tau_of(column.shown.level));
    }
    const int decades = std::clamp(static_cast<int>(std::ceil(-std::log10(lowest))), 1, 12);
    Plot plot(scene, {axis_left, base + 204, room.width() - page_margin - axis_left, 106}, {}, decades_axis(decades));
    decades_grid(plot, decades, 5, &Theme::ink3);
    for (std::size_t i = 0; i < columns.size(); ++i)
      if (columns[i].there) with_level(i, [&] { kept(columns[i], plot, i == 0); });
  }

  /// τ of a level; 0 where it has none.
  [[nodiscard]] double tau_of(int level) const {
    const auto k = static_cast<std::size_t>(level);
    return k < facts.exact->thresholds.size() ? facts.exact->thresholds[k] : 0;
  }

  /// One level: its largest probability, ρ and τ as marks, with their values; the first level has their names too. Of a
  /// level that is only sampled ρ is not known.
  void kept(const Column& column, const Plot& plot, bool named) {
    const double tau = tau_of(column.shown.level);
    const QRectF around = plot.room().adjusted(0, -12, 0, 8);
    const QRectF within(column.left - 8, around.top(), column.width() + 16, around.height());
    const double from = column.left + column.width() * 0.25;
    const double to = column.left + column.width() * 0.66;
    const auto mark = [&](double value, const QString& name, const Stroke& stroke, bool strong) {
      const double y = plot.y().px(std::max(value, plot.y().from));
      scene.line({from, y}, {to, y}, stroke);
      const MathStyle style = strong ? styles::small_bold : styles::small;
      const auto say = [&](const QString& words, bool before) {
        const double width = width_of(words, style);
        std::vector<Place> places;
        for (const double down : {4, 12, -5, 1, -2, -8})
          places.push_back({words_box({before ? from - width - 6 : to + 6, y + down}, width, caption)});
        scene.label(words, style, strong ? &Theme::ink : &Theme::ink2, {places, within});
      };
      say(chance_text(value), false);
      if (named) say(name, true);
    };
    mark(column.shown.largest(), tr("top"), thin(&Theme::ink, 3), true);
    const double rho = column.shown.law != nullptr ? column.shown.law->rho : 0;
    if (rho > 0) {
      mark(rho, QStringLiteral("$ρ_k$"), thin(&Theme::line, 2), false);
    } else if (column.shown.law != nullptr) {
      const double bottom = plot.room().bottom();
      none_true({(from + to) / 2, std::min(bottom - 4, (tau > 0 ? plot.y().px(tau) : bottom) - 6)}, column.shown.level);
    }
    if (tau > 0) mark(tau, QStringLiteral("$τ_k$"), {&Theme::ink, 1.5, 1, 6, 3}, false);
  }

  /// ρ = 0: an arrow down, out of the log axis; it ends above the mark of τ.
  void none_true(QPointF tip, int level) {
    scene.line(tip - QPointF(0, 18), tip, thin(&Theme::line, 1.75));
    scene.line({tip + QPointF(-4, -5), tip, tip + QPointF(4, -5)}, thin(&Theme::line, 1.75));
    scene.words(tip + QPointF(8, -6), QStringLiteral("$ρ_%1$ = 0").arg(level), styles::small, &Theme::ink2);
  }

  [[nodiscard]] QString says() const {
    if (columns.empty()) return levels_sentence(facts, 0);
    QStringList tops;
    for (const Column& column : columns)
      if (column.there) tops += told_probability(column.shown.largest());
    return tr("The most likely predictor of each level comes out with probability %1.")
        .arg(tops.join(QStringLiteral(", ")));
  }
};

struct TwiceScene {
  Q_DECLARE_TR_FUNCTIONS(TwicePicture)

 public:
  const LevelsFacts& facts;
  Scene scene = {};

  void draw() {
    const LevelPairs* const last = last_pairs(facts);
    if (last == nullptr) {
      scene.says = facts.asked ? tr("These runs would take too long.") : tr("Not run yet.");
      scene.words({0, 20}, scene.says, {13}, &Theme::ink2);
      return;
    }
    scene.says = tr("%1 of %2 pairs agreed").arg(last->agreed).arg(last->pairs);
    answer(10, tr("first run"), last->first);
    answer(34, tr("second run"), last->second);
    const bool agree = last->first && last->second && *last->first == *last->second;
    const double said =
        scene.words({0, 66}, agree ? tr("They agree") : tr("They differ"), styles::bold, &Theme::ink).width();
    if (last->pairs > 1) scene.words({said + 6, 66}, scene.says, styles::plain, &Theme::ink2);
  }

  void answer(double y, const QString& name, const std::optional<LabelVector>& f) {
    scene.words({0, y + 4}, name, styles::small, &Theme::ink2);
    if (!f) {
      scene.words({88, y + 4}, tr("Fail"), styles::small, &Theme::ink);
      return;
    }
    const QSizeF size = micro_strip_size(f->size(), 160);
    scene.add(Strip{{{88, y - size.height() / 2}, size}, *f}, nullptr);
  }
};

}  // namespace

Scene levels_scene(const LevelsFacts& facts, const std::optional<LabelVector>& pointed, int step, QSizeF room) {
  LevelsScene levels{facts, facts.looked_at(pointed), step, room};
  levels.draw();
  levels.scene.says = levels.says();
  return std::move(levels.scene);
}

ScenePicture levels_picture(std::shared_ptr<const LevelsFacts> facts, std::optional<LabelVector> pointed, int step,
                            double phase) {
  constexpr double lowest = LevelsScene::height_without_proof - LevelsScene::most_cut;
  return {{728, LevelsScene::whole_height},
          lowest,
          [facts = std::move(facts), pointed = std::move(pointed)](int at, QSizeF room) {
            return levels_scene(*facts, pointed, at, room);
          },
          step,
          phase};
}

std::shared_ptr<const Picture> printed_levels(const std::shared_ptr<const LevelsFacts>& facts,
                                              const std::optional<LabelVector>& pointed, int step) {
  constexpr double row_height = 362;
  constexpr std::size_t in_a_row = 2;
  const std::size_t levels = facts->shown().size();
  const ScenePicture wide = levels_picture(facts, pointed, step);
  if (levels == 0) return std::make_shared<ScenePicture>(wide);
  const QSizeF natural(column_width, row_height * static_cast<double>((levels + in_a_row - 1) / in_a_row));
  const auto column = [facts, pointed, levels, row_height](int at, QSizeF) {
    Scene all;
    for (std::size_t from = 0; from < levels; from += in_a_row) {
      LevelsScene row{*facts, facts->looked_at(pointed), at, {column_width, row_height}};
      row.draw_laws(from, from + in_a_row);
      all.take(std::move(row.scene), {0, row_height * static_cast<double>(from / in_a_row)});
    }
    return all;
  };
  return std::make_shared<WithColumn>(wide.spreading(), ScenePicture(natural, natural.height(), column, step));
}

// Of the highest level: the runs it was sampled with, or those that were made twice.
const LevelPairs* last_pairs(const LevelsFacts& facts) {
  if (!facts.sampled.empty()) return facts.sampled.back().pairs.pairs > 0 ? &facts.sampled.back().pairs : nullptr;
  return facts.pairs.empty() ? nullptr : &facts.pairs.back();
}

ScenePicture twice_picture(std::shared_ptr<const LevelsFacts> facts) {
  return {{256, 76}, 76, [facts = std::move(facts)](int, QSizeF) {
            TwiceScene twice{*facts};
            twice.draw();
            return std::move(twice.scene);
          }};
}

}  // namespace littlestone::ui

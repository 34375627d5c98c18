// SPDX-License-Identifier: GPL-3.0-or-later
// Both samples, and the answers to them.
#include "ui/pages/price/price_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/price/price_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double stack_base = 62;     // of S
constexpr double flipped_base = 132;  // of S after the flip
constexpr double stack_room = 48;
constexpr double one_y = 190;  // of an answer that is + for certain
constexpr double zero_y = 342;

QString light_text(const Rational& value) { return told_probability(to_double(value)); }

/// A text with a count, its digits grouped as everywhere.
QString counted(QString text, std::uint64_t count) {
  return text.replace(QString::number(plural(count)), number_text(count));
}

/// The light points' columns, of one width, in the middle of the plot of answers.
Axis columns_between(double left, double right, std::size_t points) {
  constexpr double most = 72;
  const double half = std::min(most * static_cast<double>(points), right - left) / 2;
  return Axis::columns(points, (left + right) / 2 - half, (left + right) / 2 + half);
}

std::uint64_t rows_at_most(const PriceRun& run) {
  std::uint64_t most = 0;
  for (const PriceAnswer& at : run.answers) most = std::max(most, at.rows);
  return most;
}

struct PriceScene {
  Q_DECLARE_TR_FUNCTIONS(PricePicture)

 public:
  const PriceRun& run;
  int step;
  std::optional<std::size_t> stopped;
  QSizeF room;
  Scene scene = {};
  std::size_t flip = run.scenario.flipped;
  double words_left = room.width() - 118;  // of what is said at the right
  double words_room = room.width() - page_margin - words_left;
  Plot grid{scene, {108, one_y, room.width() - 248, zero_y - one_y}, {}, {0, 1}};
  Axis columns = columns_between(grid.room().left(), grid.room().right(), run.answers.size());
  double column = columns.unit();
  double tick_half = std::min(15.0, column * 0.42);
  bool roomy = column >= 55;  // for words beside the marks
  std::uint64_t most_rows = rows_at_most(run);
  bool cells = most_rows <= 12;        // a stack's rows one by one; more are one bar
  bool told = !cells && column >= 34;  // the number of rows over each bar

  [[nodiscard]] bool shows(PriceStep what) const { return step >= static_cast<int>(what); }
  [[nodiscard]] double x_of(std::size_t point) const { return columns.px(static_cast<double>(point)); }
  [[nodiscard]] double y_of(const Rational& chance) const { return grid.y().px(to_double(chance)); }

  /// A mark that a click flips a light point's labels at.
  void choice(Mark& mark, const QRectF& rect, std::size_t point) const {
    mark.touched({rect, 5, Spot::Act::choose, static_cast<std::int32_t>(point), Grab{"flipped", columns}},
                 Kin::of_point(static_cast<PointIndex>(point)));
  }
  /// Words beside the columns of the samples.
  void head(double y, const QString& sample, const QString& words) {
    scene.words({page_margin, y}, sample, styles::symbol, &Theme::ink);
    scene.paragraph({page_margin, y + 17}, words, styles::small, &Theme::ink2, 80, 14);
  }

  // --- The two samples

  /// The place of a light point's rows in one of the samples.
  [[nodiscard]] QRectF stack_rect(std::size_t point, double base) const {
    const double half = std::min(told ? 25.0 : 14.0, std::max(5.0, column * 0.48));
    return {x_of(point) - half, base - stack_room - 3, 2 * half, stack_room + 5};
  }

  void stack(const PriceAnswer& at, bool second) {
    const double base = second ? flipped_base : stack_base;
    const double x = x_of(at.point);
    const double half = std::min(14.0, column * 0.45);
    const bool turned = second && at.point == flip;
    Mark& ground = scene.line({x - half, base + 0.5}, {x + half, base + 0.5}, thin(&Theme::line));
    if (!turned) choice(ground, stack_rect(at.point, base), at.point);
    if (!shows(PriceStep::sample) || !at.truth) return;
    const Label label = turned ? (*at.truth == Label::plus ? Label::minus : Label::plus) : *at.truth;
    const double width = std::min(20.0, column * 0.6);
    const auto put = [&](double top, double height, std::uint64_t row) {
      const QRectF rect(x - width / 2, top, width, height);
      // Rows rise from the ground; those that are flipped turn over from edge-on.
      const QRectF start = turned ? QRectF(x, top, 0, height) : QRectF(rect.left(), base, width, 0);
      Mark& mark = scene.add(LabelCell{rect, label, false}, nullptr);
      if (turned || !second)
        mark.grows(QStringLiteral("row %1 %2 %3").arg(second).arg(at.point).arg(row), LabelCell{start, label, false});
    };
    if (cells) {
      const double pitch = std::min(9.6, stack_room / static_cast<double>(most_rows));
      for (std::uint64_t row = 0; row < at.rows; ++row)
        put(base - pitch * static_cast<double>(row + 1), pitch - 1.2, row);
      return;
    }
    const double whole = told ? 38 : stack_room;
    const double height = std::max(2.0, whole * static_cast<double>(at.rows) / static_cast<double>(most_rows));
    put(base - height, height, 0);
    if (told) scene.words({x, base - height - 4}, number_text(at.rows), styles::small, &Theme::ink2, 0.5);
  }

  /// The rows of the heavy point: in a grid as fine as it takes, at last one block.
  void heavy(double base) {
    const double left = words_left + 8;
    constexpr double side = 50.4;
    scene.line({left - 2, base + 0.5}, {left + side - 2, base + 0.5}, thin(&Theme::line));
    if (!shows(PriceStep::sample)) return;
    const std::uint64_t fine = run.heavy_rows > 45 ? 2 : 1;
    const std::uint64_t across = 9 * fine;
    const std::uint64_t up = 5 * fine;
    const double wide = side / static_cast<double>(across);
    const double high = stack_room / static_cast<double>(up);
    Boxes rows;
    if (run.heavy_rows > across * up) {
      rows.rects.append(QRectF(left, base - stack_room, side - 1.2, stack_room - 1));
    } else {
      for (std::uint64_t i = 0; i < run.heavy_rows; ++i)
        rows.rects.append(QRectF(left + static_cast<double>(i / up) * wide,
                                 base - static_cast<double>(i % up + 1) * high, wide - 1.2, high - 1.4));
    }
    Boxes start = rows;
    for (QRectF& rect : start.rects) rect = QRectF(rect.left(), base, rect.width(), 0);
    Mark& mark = scene.add(std::move(rows), &Theme::line);
    if (base == stack_base) mark.grows(QStringLiteral("heavy"), std::move(start));
  }

  void samples() {
    const std::uint64_t n = run.scenario.examples;
    head(32, QStringLiteral("$S$"), counted(tr("%n examples", nullptr, plural(n)), n));
    for (const bool second : {false, true}) {
      if (second && !shows(PriceStep::flipped)) return;
      for (const PriceAnswer& at : run.answers) stack(at, second);
      heavy(second ? flipped_base : stack_base);
    }
    const std::uint64_t rows = run.flipped().rows;
    const QString turned =
        rows == 0 ? tr("no label to flip") : counted(tr("%n labels flipped", nullptr, plural(rows)), rows);
    head(102, QStringLiteral("$S^{flip(%1)}$").arg(light_point_name(flip)), turned);
    const QRectF around = stack_rect(flip, flipped_base - 0.5);
    scene.add(Ring{around, 5}, nullptr)
        .touched({around, 5, Spot::Act::drag, price_flip_handle, Grab{"flipped", columns}},
                 Kin::of_point(static_cast<PointIndex>(flip)));
  }

  void names() {
    constexpr double names_y = 147;
    constexpr double apart = 18;
    std::size_t every = 1;
    while (every < 16 && column * static_cast<double>(every) < apart) every *= 2;
    // That of the flipped point first, the others where there is room.
    for (const bool here : {true, false}) {
      for (std::size_t point = 0; point < run.answers.size(); ++point) {
        if ((point == flip) != here || (!here && (point + 1) % every != 0)) continue;
        const QString name = light_point_name(point);
        const MathStyle& style = here ? styles::small_bold : styles::small;
        scene.where_free({x_of(point), names_y}, name, style, here ? &Theme::ink : &Theme::ink2, 0.5, {{}, room})
            .candidates->must = here;
      }
    }
    const QString weight = shows(PriceStep::sample) ? tr("heavy, %1").arg(number_text(run.heavy_rows)) : tr("heavy");
    scene.words({words_left + 32, names_y}, weight, styles::small, &Theme::ink2, 0.5, words_room);
    if (!shows(PriceStep::shares)) return;
    const auto light = static_cast<int>(run.answers.size());
    const QString share = short_share(run.options.light_mass() / (run.options.dimension - 1));
    const QString words =
        light == 1 ? tr("one light point, $μ$ = %1 of the mass").arg(share)
                   : tr("%n light points, $μ$/%1 = %2 of the mass each", nullptr, light).arg(light).arg(share);
    scene.words({grid.room().center().x(), names_y + 16}, words, styles::small, &Theme::ink3, 0.5);
  }

  // --- Answers

  void truth(const PriceAnswer& at) {
    const double x = x_of(at.point);
    const double half = std::min(7.0, column * 0.32);
    const QRectF rects[] = {{x - half, zero_y + 8, 2 * half, 4}, {x - half, one_y - 16, 2 * half, 12}};
    const Ink inks[] = {&Theme::minus_small, &Theme::plus};
    const auto outlined = [&](bool up) -> Mark& {
      return scene.box(rects[up].adjusted(0.5, 0.5, -0.5, -0.5), nullptr, {inks[up], 1, 0.5});
    };
    const QRectF whole(x - tick_half, one_y - 18, 2 * tick_half, zero_y - one_y + 34);
    if (!at.truth) {  // either of the two
      outlined(true);
      choice(outlined(false), whole, at.point);
      return;
    }
    const bool up = *at.truth == Label::plus;
    choice(scene.box(rects[up], inks[up]), whole, at.point);
    if (shows(PriceStep::truth) && at.point == flip) outlined(!up).named(QStringLiteral("other truth"));
  }

  void wrong(const PriceAnswer& at) {
    const double x = x_of(at.point);
    const double half = std::min(11.0, column * 0.3);
    const auto hatched = [&](double left, double right, const Rational& from, int to) {
      const QRectF box = QRectF(QPointF(left, y_of(from)), QPointF(right, y_of(to))).normalized();
      if (box.height() < 0.5) return;
      const QRectF start(left, y_of(from), right - left, 0);
      const QString key = QStringLiteral("wrong %1 %2").arg(at.point).arg(left < x);
      scene.add(Hatch{box, 6, 1.1}, &Theme::line).grows(key, Hatch{start, 6, 1.1});
      scene.box(box.adjusted(0.5, 0.5, -0.5, -0.5), nullptr, thin(&Theme::line)).grows(key + u'|', Box{start});
    };
    const bool up = !at.truth || *at.truth == Label::plus;
    const bool same = at.truth && at.error == at.error_after;  // in both worlds
    hatched(x - half, same ? x + half : x, at.answer, up ? 1 : 0);
    if (!same) hatched(x, x + half, at.after, up ? 0 : 1);
  }

  /// A level across a column, which comes from another one; a hand moves it where the answers are by hand.
  void level(const PriceAnswer& at, double y, double from, const Stroke& stroke, std::int32_t place) {
    const double x = x_of(at.point);
    const auto across = [&](double height) {
      return QPolygonF{QPointF(x - tick_half, height), QPointF(x + tick_half, height)};
    };
    Mark& mark = scene.line(across(y), stroke).grows(QStringLiteral("level %1").arg(place), Line{across(from)});
    const QRectF reach(x - tick_half, y - 9, 2 * tick_half, 18);
    if (run.own)
      mark.touched({reach, 5, Spot::Act::drag, place, Grab{"answers", grid.y(), Qt::Vertical}},
                   Kin::of_point(at.point));
  }

  /// The number of a level beside it, above or below its height.
  void chance(const Rational& value, bool above, const MathStyle& style, Ink ink) {
    const double baseline = std::clamp(y_of(value) + (above ? -3 : 11), one_y + 9, zero_y - 1);
    scene.words({x_of(flip) - tick_half - 3, baseline}, short_share(value), style, ink, 1).named(short_share(value));
  }

  void answer(const PriceAnswer& at) {
    const Rational half(1, 2);
    const QPointF middle(x_of(at.point), y_of(half));
    const QPointF end(middle.x(), y_of(at.answer));
    const Ink ink = at.answer > half ? &Theme::plus : &Theme::minus_border;
    if (at.answer != half)
      scene.line(middle, end, {ink, std::min(3.0, column * 0.3)})
          .grows(QStringLiteral("from half %1").arg(at.point), middle);
    level(at, end.y(), middle.y(), {&Theme::ink, 3}, price_answer_handles + static_cast<std::int32_t>(at.point));
    // On the side of the truth, so that the lines keep clear of it.
    if (at.point == flip && shows(PriceStep::value) && roomy)
      chance(at.answer, at.answer >= half, styles::small_bold, &Theme::ink);
  }

  /// From the answer on S to that after the flip.
  void bracket() {
    const PriceAnswer& at = run.flipped();
    const double from = y_of(at.answer);
    const double to = y_of(at.after);
    if (std::abs(to - from) < 2) return;
    level(at, to, from, {&Theme::ink, 2, 1, 4, 3}, price_after_handle);
    const double near = x_of(flip) + tick_half + 2;
    const double far = near + std::min(5.0, column * 0.12);
    const auto until = [&](double end) { return QPolygonF({{near, from}, {far, from}, {far, end}, {near, end}}); };
    scene.line(until(to), {&Theme::ink, 1.5, 1, 0, 0, true}).grows(QStringLiteral("bracket"), Line{until(from)});
    if (!roomy) return;
    chance(at.after, to < from, styles::small, &Theme::ink2);
    // "5γ": the most by which so many changed rows can move an answer.
    const QString words = (at.rows == 1 ? QString() : number_text(at.rows)) + QStringLiteral("$γ$");
    std::vector<Place> places;
    for (const double aside : {0.0, 8.0, -8.0, 14.0, -14.0, 28.0, -28.0})
      places.push_back({words_box({far + 4, (from + to) / 2 + 4 + aside}, width_of(words, styles::bold), 12)});
    scene.label(words, styles::bold, &Theme::ink, {places, QRectF(far, one_y - 4, 80, zero_y - one_y + 8)})
        .named(words);
  }

  void answers() {
    scene.paragraph({page_margin, 188}, tr("chance to answer +"), styles::small, &Theme::ink2, 62, 14);
    const auto text = [](double chance) { return chance == 0.5 ? QStringLiteral("½") : QString::number(chance); };
    grid.grid({0, 0.5, 1}, text, &Theme::ink2, false);
    if (!shows(PriceStep::answers)) return;
    for (const PriceAnswer& at : run.answers) {
      truth(at);
      if (shows(PriceStep::wrong)) wrong(at);
      answer(at);
    }
    if (shows(PriceStep::bound)) bracket();
  }

  void errors() {
    constexpr double errors_y = 370;
    scene.words({page_margin, errors_y}, run.own ? tr("errs") : tr("must err"), styles::small, &Theme::ink2, 0, 78);
    for (const PriceAnswer& at : run.answers) {
      const bool here = at.point == flip;
      if (here || column >= 30)
        scene.words({x_of(at.point), errors_y}, light_text(at.mean_error()), here ? styles::small_bold : styles::small,
                    here ? &Theme::ink : &Theme::ink2, 0.5);
    }
    if (!shows(PriceStep::total)) return;
    scene.words({words_left, errors_y}, tr("total %1").arg(light_text(run.loss)), styles::bold, &Theme::ink, 0,
                words_room);
    if (run.own)
      scene.words({words_left, errors_y - 16}, tr("least %1").arg(light_text(*run.study.sample_loss)), styles::small,
                  &Theme::ink2, 0, words_room);
  }

  void remarks() {
    double y = one_y + 8;
    const auto say = [&](const QString& words, const MathStyle& style = styles::small, Ink ink = &Theme::ink2) {
      y = 8 + scene.paragraph({words_left, y}, words, style, ink, words_room, 14);
    };
    const PriceAnswer& at = run.flipped();
    const QString half = short_share(Rational(1, 2));
    if (stopped == flip && at.rows > 0)
      return say(tr("It stops at %1: %n labels differ, so the two answers differ by %2 at most. Move the other one.",
                    nullptr, plural(at.rows))
                     .arg(short_share(at.after), short_share(at.bound)),
                 styles::small_bold, &Theme::ink);
    say(run.own ? tr("hatched: what it gets wrong, left on $S$, right after the flip")
                : tr("hatched: what it must get wrong"));
    if (!roomy && at.rows > 0)
      say(tr("at point %1: %2 on $S$, %3 after the flip")
              .arg(light_point_name(at.point), short_share(at.answer), short_share(at.after)));
    std::vector<std::size_t> unseen;
    for (const PriceAnswer& one : run.answers)
      if (one.rows == 0) unseen.push_back(one.point);
    if (unseen.size() == 1)
      say(tr("%1 at point %2: it was never seen").arg(half, light_point_name(unseen.front())));
    else if (!unseen.empty())
      say(tr("%1 at %n points: they were never seen", nullptr, static_cast<int>(unseen.size())).arg(half));
  }

  [[nodiscard]] QString says() const {
    const PriceAnswer& at = run.flipped();
    return tr("%n examples at rarely seen points. At point %1 the answer is %2, and %3 when its labels are "
              "flipped; all points together lose %4, on average %5. Loss %6 needs %7 examples.",
              nullptr, plural(run.scenario.examples))
        .arg(light_point_name(at.point), light_text(at.answer), light_text(at.after), light_text(run.loss),
             told_lower(run.study.loss), light_text(run.options.alpha), whole_text(run.study.least));
  }

  Scene all() {
    constexpr double with_plot = 560;  // px: the height at which the plot of losses has room
    samples();
    names();
    answers();
    if (shows(PriceStep::wrong)) {
      errors();
      remarks();
    }
    if (room.height() >= with_plot) add_price_plot(scene, run, step, room);
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

Scene price_scene(const PriceRun& run, int step, std::optional<std::size_t> stopped, QSizeF room) {
  return PriceScene{run, step, stopped, room}.all();
}

ScenePicture price_picture(std::shared_ptr<const PriceRun> run, int step, double phase,
                           std::optional<std::size_t> stopped) {
  constexpr double least_height = 386;  // without the lower plot
  return {{728, 600},
          least_height,
          [run = std::move(run), stopped](int at, QSizeF room) { return price_scene(*run, at, stopped, room); },
          std::min(step, price_steps - 1),
          phase};
}

}  // namespace littlestone::ui

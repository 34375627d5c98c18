// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/subsample/subsample_scene.hpp"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/pages/subsample/subsample_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// "e^{.5}" in markup.
QString exponent_markup(std::size_t copies, const Rational& epsilon) {
  const Rational power = epsilon * static_cast<std::int64_t>(copies);
  return power == 1 ? QStringLiteral("$e$") : QStringLiteral("$e^{%1}$").arg(rational_text(power));
}

Ink piece_ink(std::size_t copies) { return copies == 0 ? &Theme::pale : copies == 1 ? &Theme::ink2 : &Theme::ink; }

struct SubsampleScene {
  Q_DECLARE_TR_FUNCTIONS(SubsamplePicture)

 public:
  const SubsampleRun& run;
  QSizeF room;
  SubsampleMoment moment{run.draws.size(), 0};
  Scene scene = {};
  double right = room.width() - page_margin;
  std::size_t shown_draws = std::min<std::size_t>(16, run.draws.size());
  std::vector<std::uint64_t> chips = {};  // rows of S that have one, rising
  Axis chip_axis = {};
  Axis draw_axis = {};

  static constexpr double rows_y = 32;
  static constexpr double draws_y = 122;
  static constexpr double bars_top = 164;
  static constexpr double plots_top = 368;
  static constexpr double bars_left = 122;
  static constexpr double orders_left = 442;

  [[nodiscard]] bool changed(std::uint64_t row) const { return row == run.scenario.changed; }

  void place_chips() {
    constexpr std::uint64_t most = 40;
    std::set<std::uint64_t> shown;
    if (run.scenario.pool <= most) {
      for (std::uint64_t row = 0; row < run.scenario.pool; ++row) shown.insert(row);
    } else {  // those whose draws are shown, and the one that changes
      shown.insert(run.draws.begin(), run.draws.begin() + static_cast<std::ptrdiff_t>(shown_draws));
      shown.insert(run.scenario.changed);
    }
    chips.assign(shown.begin(), shown.end());
    const auto columns = [](std::size_t count, double begin, double end, double widest) {
      const auto n = static_cast<double>(count);
      return Axis::columns(count, begin, begin + std::min(widest * n, end - begin));
    };
    chip_axis = columns(chips.size(), 40, right - 12, 33.2);
    draw_axis = columns(std::max<std::size_t>(1, shown_draws), 124, room.width() - 108, 62);
  }
  [[nodiscard]] static QRectF chip_at(const Axis& axis, std::size_t i, double y, double widest, double apart) {
    const double side = std::min(widest, axis.unit() - apart);
    return {axis.px(static_cast<double>(i)) - side / 2, y - side / 2, side, side};
  }
  [[nodiscard]] QRectF row_rect(std::size_t chip) const { return chip_at(chip_axis, chip, rows_y, 24, 2.5); }
  [[nodiscard]] QRectF draw_rect(std::size_t draw) const { return chip_at(draw_axis, draw, draws_y, 26, 4); }

  /// The name of a row over or under its chip, where it has room.
  void name_row(std::uint64_t row, double x, double baseline) {
    const MathStyle& style = changed(row) ? styles::small_bold : styles::small;
    const double middle = std::min(x, room.width() - 8 - width_of(row_name(row), style) / 2);
    scene.where_free({middle, baseline}, row_name(row), style, changed(row) ? &Theme::ink : &Theme::ink2, 0.5,
                     {{}, room});
  }

  void rows() {
    scene.words({page_margin, rows_y + 5}, QStringLiteral("$S$"), styles::symbol, &Theme::ink);
    std::vector<double> stops(chips.begin(), chips.end());
    for (std::size_t i = 0; i < chips.size(); ++i) {
      const QRectF rect = row_rect(i);
      const std::uint64_t row = chips[i];
      const bool here = changed(row);
      scene.add(LabelCell{rect, run.rows()[row].label, rect.width() >= 9}, nullptr)
          .touched({rect.adjusted(-1, -3, 1, 3), 4, here ? Spot::Act::drag : Spot::Act::choose,
                    subsample_first_row + static_cast<std::int32_t>(row),
                    Grab{"changed", chip_axis, Qt::Horizontal, 0, stops}});
      if (here) scene.add(Ring{rect}, nullptr);
    }
    // The changed row's name first, the others where there is room.
    const auto name = [&](std::size_t i) { name_row(chips[i], row_rect(i).center().x(), 15); };
    name(static_cast<std::size_t>(std::find_if(chips.begin(), chips.end(), [&](auto row) { return changed(row); }) -
                                  chips.begin()));
    const bool all = chips.size() < run.scenario.pool || chip_axis.unit() >= 20;
    for (std::size_t i = 0; i < chips.size(); ++i)
      if ((all || i == 0 || (i + 1) % 5 == 0) && !changed(chips[i])) name(i);
  }

  /// One draw: its line, and the cell that comes along it.
  void fall(std::size_t draw) {
    const std::uint64_t row = run.draws[draw];
    const auto chip = static_cast<std::size_t>(std::lower_bound(chips.begin(), chips.end(), row) - chips.begin());
    const QPointF from(row_rect(chip).center().x(), row_rect(chip).bottom() + 2);
    const QRectF rect = draw_rect(draw);
    const QPointF to(rect.center().x(), rect.top() - 3);
    const double middle = (from.y() + to.y()) / 2;
    QPainterPath path(from);
    path.cubicTo(QPointF(from.x(), middle + 8), QPointF(to.x(), middle - 8), to);
    const Stroke stroke{changed(row) ? &Theme::ink : &Theme::line, changed(row) ? 3 : 1.25, 0.5, 0, 0, true};
    scene.add(Path{path}, nullptr, stroke);
    QPainterPath way = path;
    way.lineTo(rect.center());
    Mark& cell = scene.add(LabelCell{rect, run.rows()[row].label, rect.width() >= 9}, nullptr);
    cell.named(QStringLiteral("draw %1").arg(draw)).along = way;
    if (changed(row)) scene.add(Ring{rect}, nullptr).named(QStringLiteral("ring %1").arg(draw));
  }

  void draws() {
    const double names = draw_axis.begin - page_margin - 4;
    const auto count = run.draws.size();
    scene.words({page_margin, draws_y + 4}, with_groups(tr("%n draws", nullptr, plural(count)), count), styles::plain,
                &Theme::ink2, 0, names);
    scene.words({page_margin, draws_y + 27}, tr("row"), styles::small, &Theme::ink2);
    const std::size_t drawn = std::min<std::size_t>(shown_draws, moment.drawn());
    // The lines of the changed row lie on top, and its names come first.
    for (const bool here : {false, true})
      for (std::size_t draw = 0; draw < drawn; ++draw)
        if (changed(run.draws[draw]) == here) fall(draw);
    for (const bool here : {true, false})
      for (std::size_t draw = 0; draw < drawn; ++draw)
        if (changed(run.draws[draw]) == here)
          name_row(run.draws[draw], draw_axis.px(static_cast<double>(draw)), draws_y + 27);
    if (const auto rest = count - shown_draws; rest > 0)
      scene.words({page_margin, draws_y - 12}, with_groups(tr("and %n more", nullptr, plural(rest)), rest),
                  styles::small, &Theme::ink3, 0, names);
    if (chips.size() == run.scenario.pool) return;
    const QString said =
        with_groups(tr("of %n rows those that matter here", nullptr, plural(run.scenario.pool)), run.scenario.pool);
    scene.add(Text{said, styles::small, {page_margin, rows_y + 35}, 0, 240, true}, &Theme::ink3);
  }

  void learner() {
    const QRectF box(right - 50, draws_y - 14, 34, 28);
    const QPointF tail(draw_rect(shown_draws - 1).right() + 8, draws_y);
    scene.add(Arrow{tail, box.left() - 1 - tail.x()}, &Theme::ink).grows(QStringLiteral("to A"), Arrow{tail, 0});
    scene.box(box, &Theme::canvas, {&Theme::ink, 1.75}, 4);
    scene.words({box.center().x(), draws_y + 5}, QStringLiteral("$A$"), styles::symbol, &Theme::ink, 0.5);
  }

  // --- The stretched bars

  /// "8 × e = .2" on a piece of the lower bar; the chance alone where nothing stretches it.
  [[nodiscard]] QString stretched_words(const SubsampleBar& bar, std::size_t j) const {
    QString chance = probability_text(bar.law[j]);
    if (j == 0) return chance;
    const double whole = bar.stretched[j];
    return QStringLiteral("%1 × %2 = %3")
        .arg(chance, exponent_markup(j, run.scenario.epsilon),
             whole < 1 ? probability_text(whole) : factor_text(whole));
  }

  /// A piece with its words, where they fit; it grows out of `from`.
  void piece(std::size_t j, const QRectF& rect, const QRectF& from, const QString& words, const QString& key) {
    if (rect.width() <= 0.05) return;
    scene.box(rect, piece_ink(j)).grows(key, Box{from});
    if (j > 0)
      scene.line(rect.topLeft(), rect.bottomLeft(), thin(&Theme::canvas))
          .grows(key + u'|', Line{{from.topLeft(), from.bottomLeft()}});
    if (width_of(words, styles::small) + 8 > rect.width()) return;
    const Ink ink = j == 0 ? &Theme::on_pale : &Theme::canvas;
    const QPointF start(from.center().x(), rect.top() + 14);
    scene.words({rect.center().x(), start.y()}, words, styles::small, ink, 0.5)
        .grows(key + u'=', Text{words, styles::small, start, 0.5});
  }

  void bar(const SubsampleBar& bar, double top, double unit, bool stretched, const QString& key) {
    constexpr double high = 20;
    constexpr double down = 40;  // from the upper to the lower bar
    const auto pieces_of = [&](const std::vector<double>& lengths, double y) {
      std::vector<QRectF> pieces;
      double x = bars_left;
      for (const double length : lengths) {
        pieces.emplace_back(x, y, length * unit, high);
        x += length * unit;
      }
      return pieces;
    };
    const std::vector<QRectF> upper = pieces_of(bar.law, top);
    const std::vector<QRectF> lower = pieces_of(bar.stretched, top + down);
    const auto name = [&](std::size_t j, char part) { return QStringLiteral("%1 %2%3").arg(key).arg(j).arg(part); };
    for (std::size_t j = 0; stretched && j < upper.size(); ++j) {
      const QPolygonF band({upper[j].bottomLeft(), upper[j].bottomRight(), lower[j].topRight(), lower[j].topLeft()});
      const QPolygonF start({band[0], band[1], band[1], band[0]});
      scene.add(Area{band}, j == 0 ? &Theme::hair : &Theme::lineage).grows(name(j, 'b'), Area{start});
    }
    double used = bars_left;  // words over narrow pieces keep apart
    for (std::size_t j = 0; j < upper.size(); ++j) {
      const QString chance = QStringLiteral("%1×: %2").arg(j).arg(probability_text(bar.law[j]));
      piece(j, upper[j], upper[j], chance, name(j, 'u'));
      const double width = width_of(chance, styles::small);
      const double middle = upper[j].center().x();
      if (j == 0 || upper[j].width() <= 4 || width + 8 <= upper[j].width() || middle - width / 2 <= used) continue;
      scene.words({middle, top - 5}, chance, styles::small, &Theme::ink, 0.5);
      used = middle + width / 2 + 6;
    }
    const double one = bars_left + unit;
    scene.line({one, top - 4}, {one, top + high + 4}, {&Theme::ink, 1.75});
    scene.words({one + 6, top + 14}, QStringLiteral("1"), styles::plain, &Theme::ink);
    if (!stretched) return;
    for (std::size_t j = 0; j < lower.size(); ++j)
      piece(j, lower[j], upper[j].translated(0, down), stretched_words(bar, j), name(j, 'l'));
    const double end = lower.back().right();
    scene.line({end, top + 36}, {end, top + 64}, {&Theme::ink, 2.5})
        .grows(key + QStringLiteral(" end"), Line{{QPointF(one, top + 36), QPointF(one, top + 64)}});
    const QString words =
        factor_text(bar.factor()) + QStringLiteral(" = $e^{%1}$").arg(upper_text(bar.amplified.epsilon));
    const double width = width_of(words, styles::bold);
    const double free_from = one + 22;
    const bool beside = end - width < free_from && end + 8 + width <= room.width() - 8;
    const QPointF place = beside ? QPointF(end + 8, top + 54) : QPointF(std::max(free_from, end - width), top + 32);
    scene.words(place, words, styles::bold, &Theme::ink).named(key + QStringLiteral(" whole"));
  }

  void bars() {
    const double baseline = bars_top + 23;
    const QString title = tr("Cut by how often row %1 comes, stretch each piece").arg(row_name(run.scenario.changed));
    const double whole = right - page_margin;
    const double width = scene.words({page_margin, baseline}, title, styles::heading, &Theme::ink, 0, whole).width();
    const QString said = tr("$j$ copies let the chance of an output grow $e^{jε}$-fold");
    if (width + 14 + width_of(said, styles::small) <= whole)
      scene.words({page_margin + width + 14, baseline}, said, styles::small, &Theme::ink2);
    const double most = std::max(run.put_back.factor(), run.never ? run.never->factor() : 1);
    const double unit = std::min(292.0, (room.width() - 56 - bars_left) / most);
    for (const bool put_back : {true, false}) {
      const double top = put_back ? 208 : 292;
      const bool own = put_back == run.scenario.put_back;
      const double names = bars_left - page_margin - 8;
      scene.words({page_margin, top + 14}, put_back ? tr("putting back") : tr("never back"),
                  own ? styles::bold : styles::plain, own ? &Theme::ink : &Theme::ink2, 0, names);
      scene.words({page_margin, top + 30}, put_back ? tr("(Lemma 15)") : tr("(DF Lemma 8)"), styles::plain,
                  &Theme::ink2, 0, names);
      const bool stretched = moment.step >= (own ? moment.stretch() : moment.other());
      if (put_back || run.never)
        bar(put_back ? run.put_back : *run.never, top, unit, stretched,
            put_back ? QStringLiteral("back") : QStringLiteral("never"));
      else
        scene.words({bars_left, top + 14}, tr("$m$ > $n$: without putting back there are too few rows"), styles::plain,
                    &Theme::ink2);
    }
  }

  // --- How many rows keep ε

  void sizes() {
    const double epsilon = to_double(run.scenario.epsilon);
    const bool printed = run.put_back.amplified.paper_epsilon.has_value();
    const double title =
        scene.words({page_margin, plots_top + 23}, tr("How many rows keep $ε$?"), styles::heading, &Theme::ink).width();
    scene.words(
        {page_margin + title + 12, plots_top + 23},
        QStringLiteral("$m$ = %1, $ε$ = %2").arg(whole_text(run.scenario.drawn), rational_text(run.scenario.epsilon)),
        styles::small, &Theme::ink2, 0, orders_left - page_margin - title - 26);
    const double most = std::clamp(1.6 * run.sizes.front().put_back, 1.3 * epsilon, 3.2 * epsilon);
    const Axis y = whole_steps(most, 3.4);
    const Axis x{static_cast<double>(run.sizes.front().rows), static_cast<double>(run.sizes.back().rows), 0, 1, true};
    const QRectF area(58, plots_top + 46, std::min(388.0, room.width() - 340) - 58,
                      room.height() - 40 - plots_top - 46);
    Plot plot(scene, area, x, y);
    scene.words({page_margin, area.top() - 6}, QStringLiteral("$ε$′"), styles::plain, &Theme::ink2);
    plot.grid(
        y.ticks(4), [](double value) { return QString::number(value, 'g', 3); }, &Theme::ink2, true);
    const Stroke bound{&Theme::ink, 1.5, 1, 7, 4};
    const Stroke own{&Theme::ink, 2.75};
    const Stroke other{&Theme::ink2, 1.75};
    const bool back = run.scenario.put_back;
    const auto rows = &SubsampleSize::rows;
    plot.curve(run.sizes, rows, &SubsampleSize::put_back_printed, bound)
        .curve(run.sizes, rows, &SubsampleSize::never_printed, {&Theme::ink2, 1.5, 1, 7, 4})
        .curve(run.sizes, rows, &SubsampleSize::never, back ? other : own)
        .curve(run.sizes, rows, &SubsampleSize::put_back, back ? own : other)
        .across(epsilon, {&Theme::ink2, 1.25, 0.5});
    dot(plot);
    if (moment.step >= moment.sizes()) enough(plot);
    for (const std::uint64_t n : {run.scenario.pool, run.sizes.front().rows, run.sizes.back().rows})
      plot.number(static_cast<double>(n), whole_text(n));
    if (printed) {
      const QString name = QStringLiteral("[BNSV15]: 6$ε$$m$/$n$");
      std::vector<Place> places;
      for (const SubsampleSize& size : run.sizes) {
        if (!size.put_back_printed || *size.put_back_printed > y.to * 0.9) continue;
        const QPointF on = plot.at(static_cast<double>(size.rows), *size.put_back_printed);
        for (const QPointF& aside : {QPointF(9, 1), QPointF(12, -8)})
          places.push_back({words_box(on + aside, width_of(name, styles::small), caption)});
      }
      plot.label(name, styles::small, &Theme::ink2, places);
    }
    const QString axis = printed ? tr("$n$, rows of $S$ (log scale); solid: attained, dashed: bound")
                                 : tr("$n$, rows of $S$ (log scale); printed bounds are stated for $ε$ < 1");
    scene.words({area.center().x(), area.bottom() + 33}, axis, styles::small, &Theme::ink2, 0.5,
                area.right() - page_margin + 24);
  }

  /// n on the curve, to be dragged.
  void dot(Plot& plot) {
    const double epsilon = run.own().amplified.epsilon;
    const QPointF at = plot.at(static_cast<double>(run.scenario.pool), std::min(epsilon, plot.y().to));
    const double least = run.scenario.put_back ? 1 : static_cast<double>(run.scenario.drawn);
    scene.disc(at, 6, &Theme::canvas, {&Theme::ink, 2})
        .touched({{at - QPointF(13, 13), QSizeF(26, 26)},
                  13,
                  Spot::Act::drag,
                  subsample_dot,
                  Grab{"pool", plot.x(), Qt::Horizontal, least}});
    const QString words = upper_text(epsilon);
    plot.label(words, styles::bold, &Theme::ink, around(at, width_of(words, styles::bold), 12, 10), true).cased();
  }

  /// The least number of rows that keeps ε, and how many Lemma 15 asks for.
  void enough(Plot& plot) {
    const double epsilon = to_double(run.scenario.epsilon);
    const std::uint64_t least = run.keeping->least;
    if (const auto n = static_cast<double>(least); plot.x().holds(n)) {
      plot.drop(n, epsilon, {&Theme::ink2, 1.5, 0, 2, 3}, QStringLiteral("least"));
      plot.number(n, whole_text(least), true);
      const QString words = with_groups(tr("%n rows keep it", nullptr, plural(least)), least);
      const QPointF at = plot.at(n, epsilon);
      const double width = width_of(words, styles::bold);
      std::vector<Place> places;
      for (const double up : {34.0, 50.0, 66.0, 22.0, 82.0, 98.0, 8.0}) {
        for (const double x : {std::max(plot.room().left() + 3, at.x() - width - 5), at.x() + 5, at.x() - width / 2}) {
          const QRectF box = words_box({x, at.y() - up}, width, 12);
          places.push_back({box, QPolygonF{at, QPointF(at.x(), box.bottom())}});
        }
      }
      plot.label(words, styles::bold, &Theme::ink, places).stroke = thin(&Theme::line);
    }
    if (const auto n = static_cast<double>(run.keeping->paper);
        plot.x().holds(n) && run.put_back.amplified.paper_epsilon.has_value()) {
      plot.drop(n, epsilon, {&Theme::ink2, 1.5, 0, 2, 3}).number(n, whole_text(run.keeping->paper), true);
      const QString words = tr("Lemma 15: 9$m$");
      plot.label(words, styles::small, &Theme::ink2,
                 around(plot.at(n, epsilon), width_of(words, styles::small), caption, 6));
    }
  }

  // --- What order does

  void orders() {
    const SubsampleTiny& tiny = run.tiny;
    const double whole = right - orders_left;
    scene.words({orders_left, plots_top + 23}, tr("Shuffle what you pass on"), styles::heading, &Theme::ink, 0, whole);
    scene.words(
        {orders_left, plots_top + 41},
        with_groups(tr("$n$ = %1, $m$ = %2, $ε$ = %3, all %n data sets, exact", nullptr, plural(tiny.data_sets)),
                    tiny.data_sets)
            .arg(whole_text(tiny.rows), whole_text(tiny.drawn), rational_text(tiny.epsilon)),
        styles::small, &Theme::ink2, 0, whole);
    const bool ends = moment.step > moment.sizes();
    const double squeeze = std::min(1.0, (room.height() - plots_top - 44) / 188);
    const auto y_of = [&](double offset) { return plots_top + 44 + (offset - 44) * squeeze; };
    const double bars = orders_left + 104;
    const double unit = (right - 36 - bars) / std::max({tiny.put_back, tiny.in_order, tiny.printed.value_or(0)});
    double y = y_of(66);
    for (const auto& [name, epsilon, last] : {std::tuple(tr("put back"), tiny.put_back, false),
                                              {tr("never, shuffled"), tiny.shuffled, false},
                                              {tr("never, in order"), tiny.in_order, true}}) {
      const MathStyle& style = last ? styles::bold : styles::plain;
      scene.words({orders_left, y + 4}, name, style, last ? &Theme::ink : &Theme::ink2, 0, 98);
      if (!last || ends) {
        const double end = bars + epsilon * unit;
        scene.box({bars, y - 6, end - bars, 12}, &Theme::ink2).grows(name, Box{{bars, y - 6, 0, 12}});
        scene.line({end, y - 9}, {end, y + 9}, {&Theme::ink, 2.5});
        scene.add(Text{upper_text(epsilon), style, {end + 7, y + 4}, 0, 0, true}, &Theme::ink);
        const double formula = bars + tiny.shuffled * unit;
        if (last) scene.line({formula, y - 9}, {formula, y + 9}, {&Theme::ink, 1.5, 0, 3, 2});
      }
      y += 32 * squeeze;
    }
    double bottom = y_of(66 + 64) + 14;
    if (tiny.printed) {
      const double x = bars + *tiny.printed * unit;
      scene.line({x, y_of(52)}, {x, bottom + 2}, {&Theme::ink, 1.5, 1, 5, 3});
      scene.words({std::min(x + 4, room.width() - 10), bottom + 14},
                  QStringLiteral("2$ε$$ν$ = %1").arg(upper_text(*tiny.printed)), styles::small, &Theme::ink2, 1);
      bottom += 14;
    }
    if (ends) scene.paragraph({orders_left, bottom + 19}, orders_finding(), styles::small, &Theme::ink2, whole, 14);
  }

  [[nodiscard]] QString orders_finding() const {
    const SubsampleTiny& tiny = run.tiny;
    const QString said = tiny.exceeds()
                             ? tr("In the order of $S$ one swap moves many places: the formula, %1, is exceeded.")
                             : tr("In the order of $S$ one swap moves many places; here the formula, %1, still holds.");
    QString found = said.arg(upper_text(tiny.shuffled));
    if (!tiny.printed) return found;
    return found + u' ' +
           (tiny.in_order <= *tiny.printed + 1e-9 ? tr("The paper’s 2$ε$$ν$ still covers it here.")
                                                  : tr("So is the paper’s 2$ε$$ν$."));
  }

  [[nodiscard]] QString says() const {
    return with_groups(
               tr("%n rows are drawn from %1; row %2 is among them %3 times.", nullptr, plural(run.scenario.drawn)),
               run.scenario.drawn)
               .arg(whole_text(run.scenario.pool), row_name(run.scenario.changed), whole_text(run.copies)) +
           u' ' +
           tr("The whole is %1-private where A is %2-private.")
               .arg(upper_text(run.own().amplified.epsilon), rational_text(run.scenario.epsilon));
  }

  Scene all() {
    place_chips();
    draws();
    rows();
    if (moment.step >= moment.given()) learner();
    for (const double y : {bars_top, plots_top})
      scene.line({page_margin, y + 0.5}, {right, y + 0.5}, thin(&Theme::hair));
    bars();
    sizes();
    orders();
    scene.says = says();
    return std::move(scene);
  }
};

struct SubsampleCopies {
  Q_DECLARE_TR_FUNCTIONS(SubsampleCopiesPicture)
};

/// The likeliest counts, and the one that was drawn, as far as they lie together.
Scene copies_scene(const SubsampleRun& run, QSizeF room) {
  const auto& law = run.own().law;
  constexpr std::size_t count = 5;
  constexpr double base = 106;
  const auto likeliest = static_cast<std::size_t>(std::max_element(law.begin(), law.end()) - law.begin());
  std::size_t from = likeliest > 2 ? likeliest - 2 : 0;
  if (run.copies >= from + count) from = std::min<std::size_t>(likeliest, run.copies - count + 1);
  const auto chance_of = [&](std::size_t j) { return j < law.size() ? law[j] : 0; };
  double most = 0;
  for (std::size_t j = from; j < from + count; ++j) most = std::max(most, chance_of(j));
  const Axis columns = Axis::columns(count, 0, room.width());
  Scene scene;
  scene.line({0, base + 0.5}, {room.width(), base + 0.5}, thin(&Theme::line));
  for (std::size_t j = from; j < from + count; ++j) {
    const double x = columns.px(static_cast<double>(j - from));
    const Ink ink = j == run.copies ? &Theme::ink : &Theme::ink2;
    const MathStyle style{caption, j == run.copies ? QFont::DemiBold : QFont::Normal};
    const double length = most > 0 ? 82 * chance_of(j) / most : 0;
    scene.box({x - 17, base - length, 34, length}, ink);
    if (chance_of(j) > 0)
      scene.words({x, base - length - 5}, probability_text(chance_of(j)), style, &Theme::ink, 0.5, columns.unit() - 2);
    scene.words({x, base + 17}, whole_text(j), style, ink, 0.5);
  }
  scene.says = SubsampleCopies::tr("Row %1 is not drawn with chance %2, once with chance %3.")
                   .arg(row_name(run.scenario.changed), probability_text(chance_of(0)), probability_text(chance_of(1)));
  return scene;
}

}  // namespace

Scene subsample_scene(const SubsampleRun& run, int step, QSizeF room) {
  SubsampleScene parts{run, room};
  parts.moment = SubsampleMoment(run.draws.size(), step);
  return parts.all();
}

ScenePicture subsample_picture(std::shared_ptr<const SubsampleRun> run, int step, double phase) {
  constexpr double least_height = 572;
  const int last = SubsampleMoment(run->draws.size(), 0).last();
  return {{728, 600},
          least_height,
          [run = std::move(run)](int at, QSizeF room) { return subsample_scene(*run, at, room); },
          std::min(step, last),
          phase};
}

ScenePicture subsample_copies_picture(std::shared_ptr<const SubsampleRun> run) {
  const QSizeF size(256, 128);
  return {size, size.height(), [run = std::move(run)](int, QSizeF room) { return copies_scene(*run, room); }};
}

}  // namespace littlestone::ui

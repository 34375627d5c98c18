// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ladder/ladder_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>
#include <utility>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/ladder/ladder_words.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Two scales side by side, both logarithmic: all from 10⁻¹¹ until .1, then .1 and more enlarged. Without the first one
/// what is below .1 stands at the beginning of the second.
struct LadderScale {
  static constexpr double seam = 0.1;
  static constexpr double least = 1e-11;
  Axis small;
  Axis large;
  bool narrow;

  LadderScale(const LadderRun& run, double begin, double small_end, double large_begin, double end, bool one_scale)
      : small{least, seam, begin, small_end, true}, narrow(one_scale) {
    double most = 0.5;
    for (const LadderRow& row : run.rows)
      most = std::max({most, row.ceiling(), row.one.upper == 0 ? 0 : to_double(row.one.upper)});
    large = {seam, most > 0.5 ? 1.15 : 0.6, large_begin, end, true};
  }
  [[nodiscard]] double px(double value) const {
    if (value < seam) return narrow ? large.begin : small.px(std::max(value, small.from));
    return large.px(std::min(value, large.to));
  }
  /// It is smaller than all of the scale.
  [[nodiscard]] bool below(double value) const { return value < small.from; }
};

/// Which marks a step and the scenario show.
struct LadderMarks {
  bool ceiling, one, g_star, g, proof, paper;

  LadderMarks(const StabilityScenario& scenario, int step) {
    const auto shows = [&](std::string_view mark, int from) {
      return step >= from && std::find(scenario.shown.begin(), scenario.shown.end(), mark) != scenario.shown.end();
    };
    ceiling = shows("ceiling", ladder_steps::ceiling);
    one = shows("one", ladder_steps::one);
    g_star = shows("g-star", ladder_steps::g_star);
    g = shows("g", ladder_steps::g);
    proof = shows("proof", ladder_steps::proofs);
    paper = shows("paper", ladder_steps::proofs);
  }
};

constexpr Stroke ceiling_dashes{&Theme::ink, 2, 1, 5, 3};
constexpr Stroke proof_dashes{&Theme::ink, 2, 1, 4, 2.5};

constexpr std::size_t most_ladder_rows = 12;
constexpr double ladder_row_needs = 36;      // px, where there are more
constexpr double ladder_rows_leave = 140;    // px above and below the rows
constexpr std::int32_t places_of_mark = 64;  // places a mark has: one a row
constexpr std::int32_t ladder_scroll_place = 1000;
constexpr std::int32_t ladder_guess_place = 1001;

double middle_of(const WorstWorld& found) { return (found.lower + found.upper) / 2; }

constexpr QSizeF wide_ladder(728, 600);
constexpr QSizeF narrow_ladder(560, 600);
constexpr double least_ladder_height = 480;

/// Of the whole picture, with all rows in it.
QSizeF ladder_size_of(const LadderRun& run, bool narrow) {
  const QSizeF size = narrow ? narrow_ladder : wide_ladder;
  if (run.rows.size() <= most_ladder_rows) return size;
  return {size.width(),
          std::max(size.height(), ladder_rows_leave + ladder_row_needs * static_cast<double>(run.rows.size()))};
}

/// A bracket as a line with ends.
void add_h_bar(Scene& scene, double from, double to, double y) {
  scene.line({from, y}, {to, y}, thin(&Theme::ink3, 3));
  for (const double x : {from, to}) scene.line({x, y - 5}, {x, y + 5}, thin(&Theme::ink3, 1.5));
}

struct LadderScene {
  Q_DECLARE_TR_FUNCTIONS(LadderPicture)

 public:
  const LadderRun& run;
  int step;
  std::size_t told;
  LadderLook look;
  QSizeF room;
  LadderMarks marks = LadderMarks(run.scenario, step);
  Scene scene = {};

  static constexpr double top = 38;         // of the rules
  static constexpr double between = 14;     // of the groups of d
  static constexpr double names = 70;       // of the classes
  static constexpr double dot = 6.5;        // radius
  static constexpr double proofs_x = 168;   // of what is proved, where it is numbers
  double end = room.width() - page_margin;  // of the scales
  double base = room.height() - 94;         // of the rules
  double stretch = (end - 158) / 546;       // of the mockup's scales
  LadderScale scale{run, 158, 158 + 184 * stretch, look.narrow ? 256 : 158 + 218 * stretch, end, look.narrow};
  std::size_t seen = ladder_rows_seen(run.rows.size(), room.height());
  std::size_t first = std::min(look.first, run.rows.size() - seen);
  double pitch = pitch_of_rows();
  std::vector<double> middles = middles_of_rows();
  std::vector<QRectF> name_boxes = {};  // of the classes

  [[nodiscard]] bool first_of_group(std::size_t row) const {
    return row == first || run.rows[row].dimension != run.rows[row - 1].dimension;
  }
  [[nodiscard]] double pitch_of_rows() const {
    double gaps = 0;
    for (std::size_t i = first + 1; i < first + seen; ++i) gaps += first_of_group(i) ? between : 0;
    constexpr double most = 58;
    return std::min(look.guessed ? base : most, (base - top - 8 - gaps) / static_cast<double>(seen));
  }
  [[nodiscard]] std::vector<double> middles_of_rows() const {
    std::vector<double> all;
    double y = top + pitch / 2 + 1;
    for (std::size_t i = first; i < first + seen; ++i) {
      if (i > first) y += pitch + (first_of_group(i) ? between : 0);
      all.push_back(y);
    }
    return all;
  }
  /// Where a row's marks stand: its numbers are above.
  [[nodiscard]] double mark_y(std::size_t row) const { return middles[row - first]; }

  /// What the pointer finds at a mark, and at the number that is of it.
  [[nodiscard]] static Touch touch_of(const QRectF& rect, LadderThing thing, double radius = 4) {
    return {rect, radius, Spot::Act::choose, ladder_place(thing)};
  }
  void touch_mark(const QRectF& rect, LadderThing thing, double radius = 4) {
    scene.touch(touch_of(rect, thing, radius), Kin::of_node(ladder_place(thing)));
  }

  // --- The frame

  void heads() {
    const double ceiling = scene.words({end, 22}, tr("ceiling"), styles::heading, &Theme::ink, 1, 110).width();
    const double truth = scale.large.begin;
    scene.words({truth, 22}, tr("computed truth"), styles::heading, &Theme::ink, 0, end - ceiling - truth - 14);
    const double proofs = look.narrow ? proofs_x : scale.small.begin - 6;
    scene.words({proofs, 22}, tr("guarantee"), styles::heading, &Theme::ink, 0, truth - proofs - 10);
  }

  /// Which rows of all are seen.
  void scroll_bar() {
    if (seen == run.rows.size()) return;
    const Axis rows{0, static_cast<double>(run.rows.size()), top, base};
    const double x = room.width() - 9;
    scene.box({x, top, 5, base - top}, &Theme::hair, {}, 2.5);
    const QRectF part(x, rows.px(static_cast<double>(first)), 5, rows.px(static_cast<double>(seen)) - top);
    scene.box(part, &Theme::ink3, {}, 2.5).named(QStringLiteral("scroll"));
    Touch touch{{x - 5, top, 14, base - top}, 4, Spot::Act::drag, ladder_scroll_place};
    touch.grab = Grab{ladder_scroll, rows, Qt::Vertical};
    scene.touch(std::move(touch));
  }

  void band() {
    if (look.guessed || told < first || told >= first + seen) return;
    const QRectF rect(page_margin - 12, mark_y(told) - pitch / 2 + 2, room.width() - 2 * page_margin + 20, pitch - 4);
    scene.box(rect, &Theme::lineage, {}, 6).named(QStringLiteral("band"));
  }

  void scales() {
    const auto rule = [&](double x, const QString& number) {
      scene.line({x, top}, {x, base}, thin(&Theme::hair));
      scene.words({x, base + 17}, number, styles::small, &Theme::ink3, 0.5);
    };
    constexpr int last = -11;
    for (int exponent = -2; !look.narrow && exponent >= last; exponent -= 3)
      rule(scale.small.px(std::pow(10.0, exponent)),
           exponent == -2 ? QStringLiteral(".01") : QStringLiteral("10") + superscript(exponent));
    std::vector<double> ticks = {0.1, 0.2, 0.3, 0.4, 0.5};
    if (scale.large.to > 1) ticks = {0.1, 0.2, 0.3, 0.5, 1};
    for (const double value : ticks) rule(scale.large.px(value), tick_text(value));
    const auto caption = [&](const Axis& axis, const QString& words) {
      scene.words({(axis.begin + axis.end) / 2, base + 33}, words, styles::small, &Theme::ink2, 0.5,
                  axis.end - axis.begin);
    };
    if (!look.narrow) caption(scale.small, tr("log scale"));
    caption(scale.large, tr("the last step, enlarged"));
  }

  // --- A row

  void name(std::size_t index) {
    const LadderRow& row = run.rows[index];
    const double y = mark_y(index);
    if (first_of_group(index))
      scene.words({page_margin, y + 4.5}, QStringLiteral("$d$ = %1").arg(row.dimension), styles::plain, &Theme::ink3);
    constexpr MathStyle strong{13, QFont::DemiBold};
    const bool both = pitch >= 40;
    const double least =
        look.narrow ? proofs_x - names - 12 : std::min(scale.px(row.paper), scale.small.begin + 40) - names - 14;
    const QString words = literal(cut_text(ladder_class(row), text_font(strong.size, strong.weight), least));
    const double baseline = both ? y : y + 4.5;
    const QRectF box(names - 5, baseline - 14, width_of(words, strong) + 10, 19);
    name_boxes.push_back(box.adjusted(-3, -3, 5, 3));
    if (index == told && !look.guessed) scene.add(Ring{box, 5}, nullptr);
    const Axis rows = Axis::columns(seen, middles.front() - pitch / 2, middles.back() + pitch / 2);
    std::vector<double> stops(seen);
    for (std::size_t i = 0; i < stops.size(); ++i) stops[i] = static_cast<double>(first + i);
    scene.words({names, baseline}, words, strong, &Theme::ink)
        .touched({box, 5, Spot::Act::drag, static_cast<std::int32_t>(index),
                  Grab{ladder_order, rows, Qt::Vertical, 0, std::move(stops)}},
                 kin_of(index));
    if (both)
      scene.words({names, y + (index == told ? 20 : 16)}, ladder_size(row), styles::small, &Theme::ink3, 0, least);
  }

  [[nodiscard]] static Kin kin_of(std::size_t row) { return Kin::of_node(ladder_place({LadderMark::row, row})); }

  /// From the first mark to the last one, with the break of the scale in it.
  void line_of(std::size_t index) {
    const LadderRow& row = run.rows[index];
    const double y = mark_y(index);
    std::vector<double> places;
    if (marks.paper && !look.narrow) places.push_back(scale.px(row.paper));
    if (marks.proof && (!look.narrow || row.proof.eta >= LadderScale::seam)) places.push_back(scale.px(row.proof.eta));
    if (marks.g && row.g) places.push_back(scale.px(row.g->upper));
    if (marks.g_star && row.g_star) places.push_back(scale.px(middle_of(*row.g_star)));
    if (places.empty()) return;
    if (places.size() == 1 && marks.ceiling) places.push_back(scale.px(row.ceiling()));
    const auto [from, to] = std::minmax_element(places.begin(), places.end());
    scene.line({*from, y}, {*to, y}, {&Theme::line, 1.25}).named(QStringLiteral("line %1").arg(index));
    const double seam = (scale.small.end + scale.large.begin) / 2;
    if (look.narrow || *from > seam || *to < seam) return;
    scene.box({seam - 4, y - 5, 8, 10}, index == told && !look.guessed ? &Theme::lineage : &Theme::canvas);
    for (const double x : {seam - 6.5, seam + 1.5})
      scene.line({x, y + 6}, {x + 5, y - 6}, {&Theme::line, 1.25, 1, 0, 0, true});
  }

  void ceiling(std::size_t index) {
    const LadderRow& row = run.rows[index];
    const double x = scale.px(row.ceiling());
    const double y = mark_y(index);
    const double half = std::min(15.0, pitch / 2 - 8);
    if (row.lists.exact() && end + 4 - x > 6)
      scene.add(Hatch{{x, y - half, end + 4 - x, 2 * half}, 6, 1}, &Theme::line).opacity = 0.75;
    scene.line({x, y - half - 2}, {x, y + half + 2}, ceiling_dashes);
    touch_mark({x - 5, y - half - 2, 10, 2 * half + 4}, {LadderMark::ceiling, index});
  }

  void one_example(std::size_t index) {
    const OneExample& one = run.rows[index].one;
    const double y = mark_y(index) + std::min(13.0, pitch / 2 - 9);
    const double from = scale.px(to_double(one.lower));
    const double to = scale.px(to_double(one.upper));
    if (one.exact())
      scene.line({from, y - 4}, {from, y + 6}, thin(&Theme::ink3, 4));
    else
      add_h_bar(scene, from, to, y);
    touch_mark({from - 4, y - 6, to - from + 8, 12}, {LadderMark::one, index});
  }

  /// Words above a mark, nearest place first; left out where none is free, unless they must be there.
  void number(LabelPlaces& taken, LadderThing of, const QString& words, const MathStyle& style, Ink ink, double x,
              double y, bool must) {
    const double width = width_of(words, style);
    std::vector<QRectF> places;
    for (const double from : {x - width / 2, x - width - 3, x + 4, x - width - 12, x + 12})
      places.push_back(words_box({from, y - 13}, width, style.size));
    const QRectF found = taken.find(places, must);
    if (found.isNull()) return;
    taken.take(found.adjusted(-4, 0, 4, 0));
    scene.words(baseline_in(found, style.size), words, style, ink)
        .touched(touch_of(found, of, -1), Kin::of_node(ladder_place(of)));
  }

  void dashed_tick(double value, LadderThing of) {
    const double x = scale.px(value);
    const double y = mark_y(of.row);
    if (scale.below(value)) {  // further to the left
      scene.line({x, y}, {x + 14, y}, {&Theme::ink, 2});
      scene.add(Area{QPolygonF({{x - 3, y}, {x + 5, y - 5}, {x + 5, y + 5}})}, &Theme::ink);
    } else {
      scene.line({x, y - 9}, {x, y + 9}, proof_dashes);
    }
    touch_mark({x - 5, y - 10, 10, 20}, of);
  }

  void proofs(std::size_t index) {
    const LadderRow& row = run.rows[index];
    if (marks.paper && !look.narrow) dashed_tick(row.paper, {LadderMark::paper, index});
    if (marks.proof && (!look.narrow || row.proof.eta >= LadderScale::seam))
      dashed_tick(row.proof.eta, {LadderMark::proof, index});
  }

  /// What is proved, in numbers: of both the sharp one, and the paper's below it where there is room.
  void proofs_column(std::size_t index) {
    const LadderRow& row = run.rows[index];
    const bool both = marks.proof && marks.paper && pitch >= 40;
    double y = mark_y(index) + (both ? 0 : 4.5);
    const auto add = [&](double value, LadderMark mark, const MathStyle& style, Ink ink) {
      const double x = proofs_x;
      const QString words = ladder_number(value);
      const LadderThing of{mark, index};
      const QRectF box = words_box({x, y}, width_of(words, style), style.size);
      scene.words({x, y}, words, style, ink).touched(touch_of(box, of), Kin::of_node(ladder_place(of)));
      y += 16;
    };
    if (marks.proof) add(row.proof.eta, LadderMark::proof, styles::plain, &Theme::ink);
    if (marks.paper && (both || !marks.proof)) add(row.paper, LadderMark::paper, styles::small, &Theme::ink2);
  }

  /// A bracket that is wider than its dot. That of a search that was stopped is open at its left, and has no dot.
  void bracket(const WorstWorld& found, double y, LadderThing of) {
    const double from = scale.px(found.lower);
    const double to = scale.px(found.upper);
    if (found.exact && to - from > 2 * dot) scene.box({from, y - 3, to - from, 6}, &Theme::ink);
    if (found.exact) return;
    scene.line({from, y}, {to, y}, {&Theme::ink2, 4, 1, 6, 4}).named(QStringLiteral("open %1").arg(ladder_place(of)));
    scene.line({to, y - 8}, {to, y + 8}, {&Theme::ink2, 2});
    touch_mark({from, y - 8, to - from + 3, 16}, of);
  }

  void truth(std::size_t index) {
    const LadderRow& row = run.rows[index];
    const double y = mark_y(index);
    const auto grown = [&](const char* mark) { return QString::fromLatin1(mark) + QString::number(index); };
    const auto around = [&](double x) { return QRectF(x - dot - 3, y - dot - 3, 2 * dot + 6, 2 * dot + 6); };
    if (marks.g && row.g) {
      const LadderThing of{LadderMark::g, index};
      const double x = scale.px(row.g->upper);
      bracket(*row.g, y, of);
      if (row.g->exact) {
        scene.disc({x, y}, dot, &Theme::canvas, {&Theme::ink, 2.5}).named(grown("g "));
        touch_mark(around(x), of, dot + 3);
      }
    }
    if (marks.g_star && row.g_star) {
      const LadderThing of{LadderMark::g_star, index};
      bracket(*row.g_star, y, of);
      if (!row.g_star->exact) return;
      const double x = scale.px(middle_of(*row.g_star));
      scene.disc({x, y}, dot, &Theme::ink).named(grown("g* "));
      touch_mark(around(x), of, dot + 3);
      const double limit = scale.px(row.ceiling());
      if (step >= ladder_steps::gap && index == told && limit - x > 4 * dot)
        scene.line({x + dot + 3, y}, {limit - 4, y}, {&Theme::ink, 1.5, 1, 2, 4}).grows(grown("gap "), QPointF(x, y));
    }
  }

  [[nodiscard]] static QString stopped_text(const WorstWorld& found) {
    return tr("%1, stopped").arg(QStringLiteral("≤ ") + ladder_number(found.upper, LadderSide::above));
  }
  [[nodiscard]] static QString star_text(const LadderRow& row) {
    if (!row.g_star->exact) return stopped_text(*row.g_star);
    if (row.reaches()) return ladder_number(row.ceiling());
    return tick_text(std::round(middle_of(*row.g_star) * 100) / 100);
  }

  void numbers(std::size_t index) {
    const LadderRow& row = run.rows[index];
    const double y = mark_y(index);
    LabelPlaces taken({2, 24, room.width() - 4, room.height() - 24});
    taken.take(name_boxes[index - first]);
    const double limit = scale.px(row.ceiling());
    if (marks.ceiling) taken.take_line({limit, y - 20}, {limit, y + 20}, 2);
    if (marks.g_star && row.g_star)
      number(taken, {LadderMark::g_star, index}, star_text(row), styles::bold, &Theme::ink,
             scale.px(row.g_star->exact ? middle_of(*row.g_star) : row.g_star->upper), y, true);
    const bool starred = marks.g_star && row.g_star && row.g_star->exact && row.reaches();
    const bool together =
        marks.g_star && row.g_star && std::abs(scale.px(row.g_star->upper) - scale.px(row.g ? row.g->upper : 0)) < dot;
    if (marks.g && row.g && !together)
      number(taken, {LadderMark::g, index}, row.g->exact ? ladder_number(row.g->upper) : stopped_text(*row.g),
             styles::plain, &Theme::ink, scale.px(row.g->upper), y, true);
    if (marks.ceiling && !row.lists.exact())
      number(taken, {LadderMark::ceiling, index}, tr("$L$ between %1 and %2").arg(row.lists.lower).arg(row.lists.upper),
             styles::small, &Theme::ink2, limit, y, true);
    else if (marks.ceiling && !starred && (step < ladder_steps::g_star || index == told || row.lists.lower != 2))
      number(taken, {LadderMark::ceiling, index}, one_over_text(row.lists.lower), styles::bold, &Theme::ink, limit, y,
             false);
    if (look.narrow) return proofs_column(index);
    if (marks.paper && scale.below(row.paper)) {
      const int exponent = static_cast<int>(std::floor(std::log10(row.paper)));
      number(taken, {LadderMark::paper, index}, QStringLiteral("10") + superscript(exponent), styles::small,
             &Theme::ink2, scale.px(row.paper) + 12, y, true);
    }
    if (!first_of_group(index) && index != told) return;
    if (marks.proof && row.dimension > 0)
      number(taken, {LadderMark::proof, index}, ladder_number(row.proof.eta), styles::small, &Theme::ink2,
             scale.px(row.proof.eta), y, false);
    if (marks.paper && !scale.below(row.paper))
      number(taken, {LadderMark::paper, index}, ladder_number(row.paper), styles::small, &Theme::ink2,
             scale.px(row.paper), y, false);
  }

  /// Where the room expects G*, until it is shown and beside it.
  void guess(std::size_t index) {
    const double y = mark_y(index);
    const bool open = step < ladder_steps::g_star;
    const double below = y + pitch / 2 - 8;
    if (look.guess) {
      const double x = scale.px(*look.guess);
      scene.disc({x, y}, dot + 3, nullptr, {&Theme::ink, 2, 1, 3, 3}).named(QStringLiteral("guess"));
      scene.line({x, y + dot + 6}, {x, below - 12}, thin(&Theme::ink2));
      const QString words = tr("the room: %1").arg(tick_text(std::round(*look.guess * 100) / 100));
      const double half = width_of(words, styles::bold) / 2;
      scene.words({std::clamp(x, half + 4, room.width() - half - 4), below}, words, styles::bold, &Theme::ink, 0.5);
    } else if (open) {
      scene.words({(scale.large.begin + end) / 2, below}, tr("Where is G*? Press there."), styles::bold, &Theme::ink2,
                  0.5, end - scale.large.begin);
    }
    if (!open) return;
    Touch touch{
        {scale.large.begin, y - pitch / 2, end - scale.large.begin, pitch}, -1, Spot::Act::drag, ladder_guess_place};
    touch.grab = Grab{ladder_guess, scale.large};
    scene.touch(std::move(touch));
  }

  // --- Below

  void legend() {
    struct Item {
      QString words;
      double width;  // of the mark
      std::function<void(double x, double y)> draw;
    };
    std::vector<Item> items;
    if (marks.ceiling)
      items.push_back({tr("no learner"), 10, [this](double x, double y) {
                         scene.add(Hatch{{x, y - 8, 10, 16}, 6, 1}, &Theme::line).opacity = 0.75;
                         scene.line({x, y - 8}, {x, y + 8}, ceiling_dashes);
                       }});
    if (marks.g_star)
      items.push_back({QStringLiteral("G*"), 12, [this](double x, double y) {
                         scene.disc({x + 6, y}, 6, &Theme::ink);
                       }});
    if (marks.g)
      items.push_back({QStringLiteral("G"), 12, [this](double x, double y) {
                         scene.disc({x + 6, y}, 6, &Theme::canvas, {&Theme::ink, 2.5});
                       }});
    if (marks.one)
      items.push_back(
          {tr("best learner with one example"), 14, [this](double x, double y) { add_h_bar(scene, x, x + 14, y); }});
    if (look.narrow ? marks.proof : marks.proof || marks.paper)
      items.push_back({marks.proof && marks.paper && !look.narrow ? tr("proofs: paper, then sharp")
                       : marks.proof                              ? tr("proof: sharp")
                                                                  : tr("proof: paper"),
                       2, [this](double x, double y) {
                         scene.line({x + 1, y - 8}, {x + 1, y + 8}, proof_dashes);
                       }});
    constexpr double gap = 7;  // from mark to words
    double words = 0;
    double others = 0;
    for (const Item& item : items) {
      words += width_of(item.words, styles::plain);
      others += item.width + gap;
    }
    const double whole = end - page_margin;
    const double apart =
        items.size() < 2 ? 0 : std::clamp((whole - words - others) / static_cast<double>(items.size() - 1), 10.0, 32.0);
    const double left = whole - others - apart * static_cast<double>(items.size() - 1);
    const double share = words > left ? left / words : 1;
    double x = page_margin + 6;
    const double y = room.height() - 26;
    for (const Item& item : items) {
      item.draw(x, y);
      x += item.width + gap;
      const double width = width_of(item.words, styles::plain) * share;
      scene.words({x, y + 4.3}, item.words, styles::plain, &Theme::ink2, 0, width);
      x += width + apart;
    }
  }

  [[nodiscard]] QString says() const {
    const LadderRow& row = run.rows[told];
    QString text =
        tr("%n classes, each with what is proved of G, what is true in its worst world, and what no "
           "learner passes.",
           nullptr, static_cast<int>(run.rows.size()));
    const QString name = literal(ladder_class(row));
    const QString proof = ladder_number(row.proof.eta);
    const QString limit = one_over_text(row.lists.lower);
    text += u' ' + (row.g_star ? tr("%1: proof %2, G* %3, ceiling %4.")
                                     .arg(name, proof, ladder_bracket(row.g_star->lower, row.g_star->upper), limit)
                               : tr("%1: proof %2, ceiling %3.").arg(name, proof, limit));
    return text;
  }

  Scene all() {
    heads();
    scales();
    band();
    for (std::size_t row = first; row < first + seen; ++row) {
      const QRectF rect(page_margin - 12, mark_y(row) - pitch / 2 + 2, room.width() - 2 * page_margin + 20, pitch - 4);
      touch_mark(rect, {LadderMark::row, row}, -1);  // its name has the ring
      line_of(row);
      if (marks.ceiling) ceiling(row);
      if (marks.one) one_example(row);
      proofs(row);
      truth(row);
      name(row);
    }
    for (std::size_t row = first; row < first + seen; ++row) numbers(row);
    scroll_bar();
    if (look.guessed) guess(first);
    legend();
    scene.says = says();
    return std::move(scene);
  }
};

struct LadderCardScene {
  Q_DECLARE_TR_FUNCTIONS(LadderCard)

 public:
  static Scene of(const LadderRun& run, std::size_t index, int step, QSizeF room) {
    Scene scene;
    scene.says = ladder_row_words(run, index, step);
    const LadderRow& row = run.rows[index];
    const double right = room.width() - 12;
    scene.box({0.5, 0.5, room.width() - 1, room.height() - 1}, &Theme::canvas, thin(&Theme::hair), 6);
    const double sizes = scene
                             .words({right, 22}, tr("Ldim %1, VC %2").arg(row.dimension).arg(row.vc), styles::small,
                                    &Theme::ink3, 1, room.width() / 2)
                             .width();
    constexpr MathStyle strong{13, QFont::DemiBold};
    scene.words({12, 22},
                literal(cut_text(ladder_class(row), text_font(strong.size, strong.weight), right - sizes - 24)), strong,
                &Theme::ink);
    double y = 46;
    for (const auto& [name, value] : ladder_card_lines(run, index, step)) {
      const double taken = scene.words({right, y}, value, styles::plain, &Theme::ink, 1, room.width() * 0.55).width();
      scene.words({12, y}, name, styles::plain, &Theme::ink2, 0, right - taken - 20);
      y += 21;
    }
    return scene;
  }
};

}  // namespace

std::int32_t ladder_place(LadderThing thing) {
  return static_cast<std::int32_t>(thing.mark) * places_of_mark + static_cast<std::int32_t>(thing.row);
}

std::optional<LadderThing> ladder_thing(const LadderRun& run, std::int32_t place) {
  if (place < 0 || place / places_of_mark > static_cast<std::int32_t>(LadderMark::paper)) return std::nullopt;
  const auto row = static_cast<std::size_t>(place % places_of_mark);
  if (row >= run.rows.size()) return std::nullopt;
  return LadderThing{static_cast<LadderMark>(place / places_of_mark), row};
}

std::size_t ladder_rows_seen(std::size_t rows, double height) {
  if (rows <= most_ladder_rows) return rows;
  const double fit = std::max(0.0, std::floor((height - ladder_rows_leave) / ladder_row_needs + 1e-9));
  return std::clamp(static_cast<std::size_t>(fit), most_ladder_rows, rows);
}

double ladder_height_in(const LadderRun& run, QSizeF area, bool narrow) {
  return area.height() / stage_scale(area, ladder_size_of(run, narrow), least_ladder_height);
}

Scene ladder_scene(const LadderRun& run, int step, const LadderLook& look, QSizeF room) {
  return LadderScene{run, step, ladder_told_row(run, std::min<int>(step, ladder_steps::gap), look.pointed), look, room}
      .all();
}

ScenePicture ladder_picture(std::shared_ptr<const LadderRun> run, int step, double phase, const LadderLook& look) {
  const QSizeF size = ladder_size_of(*run, look.narrow);
  return {size, least_ladder_height,
          [run = std::move(run), look](int at, QSizeF room) { return ladder_scene(*run, at, look, room); }, step,
          phase};
}

ScenePicture ladder_lecture_picture(const LadderRun& run, std::size_t row, int step, double phase, LadderLook look) {
  auto alone = std::make_shared<LadderRun>(run);
  alone->rows = {run.rows[row]};
  look.pointed.reset();
  look.first = 0;
  look.guessed = true;
  constexpr QSizeF size(728, 250);
  return {size, size.height(),
          [run = std::shared_ptr<const LadderRun>(std::move(alone)), look](int at, QSizeF room) {
            return ladder_scene(*run, at, look, room);
          },
          step, phase};
}

ScenePicture ladder_row_picture(std::shared_ptr<const LadderRun> run, std::size_t row, int step) {
  const auto lines = static_cast<double>(ladder_card_lines(*run, row, step).size());
  const QSizeF size(256, 39 + 21 * lines);
  return {size, size.height(),
          [run = std::move(run), row, step](int, QSizeF room) { return LadderCardScene::of(*run, row, step, room); }};
}

Scene ladder_card_scene(const LadderRun& run, QSizeF room) {
  Scene scene;
  constexpr double margin = 5;
  const double end = room.width() - margin;
  const double width = end - margin;
  const LadderScale scale(run, margin, margin + width * 0.3, margin + width * 0.36, end, false);
  const double pitch = std::min(22.0, (room.height() - 2 * margin) / static_cast<double>(run.rows.size()));
  double y = (room.height() - pitch * static_cast<double>(run.rows.size())) / 2 + pitch / 2;
  const double half = std::min(7.0, pitch * 0.4);
  const double radius = std::min(3.5, pitch * 0.3);
  for (const LadderRow& row : run.rows) {
    const double limit = scale.px(row.ceiling());
    const double proof = scale.px(row.proof.eta);
    if (row.lists.exact() && end - limit > 3)
      scene.add(Hatch{{limit, y - half, end - limit, 2 * half}, 4, 1}, &Theme::line).opacity = 0.75;
    scene.line({limit, y - half}, {limit, y + half}, {&Theme::ink, 1.5, 0, 3, 2});
    const double truth = row.g_star ? scale.px(row.g_star->upper) : limit;
    scene.line({scale.px(row.paper), y}, {truth, y}, thin(&Theme::line, 1));
    for (const double x : {scale.px(row.paper), proof})
      scene.line({x, y - half * 0.7}, {x, y + half * 0.7}, {&Theme::ink, 1.5, 0, 2.5, 1.5});
    if (row.g) scene.disc({scale.px(row.g->upper), y}, radius - 0.5, &Theme::canvas, thin(&Theme::ink, 1.5));
    if (row.g_star) scene.disc({truth, y}, radius, &Theme::ink);
    y += pitch;
  }
  return scene;
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/nets/nets_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::int32_t pieces_a_level = 1 << 14;

struct NetsScene {
  Q_DECLARE_TR_FUNCTIONS(NetsPicture)

 public:
  const NetsRun& run;
  const NetsView& view;
  NetsMoment moment;
  QSizeF room;
  Scene scene = {};
  bool by_rows = view.layout == NetsLayout::by_rows && run.chain();
  bool tree = view.layout == NetsLayout::tree;
  double right = room.width() - page_margin;  // the end of S and of the plots
  double divider = room.height() - nets_plots_height;
  Axis row_axis = {};
  std::vector<double> stops = {};          // x of each
  std::vector<std::uint64_t> blocks = {};  // rows of S left of each of its points, as run.points, and n at the end
  double pad = 5;                          // how far a bar extends beyond its first and last stop
  std::size_t first_level = 0;
  std::size_t end_level = 0;
  double level_pitch = 27;
  double bar = 17;  // its height

  static constexpr double left = 108;  // of S and of the first hypothesis
  static constexpr double rows_top = 22;
  static constexpr double rows_height = 15;
  static constexpr double names_y = 70;
  static constexpr double ruler_y = 86;
  static constexpr double levels_top = 106;

  void place_all() {
    const double end = right - 32;  // the column of |H_T| stands right of it
    const auto n = static_cast<double>(run.rows());
    double pitch = (right - 2 - left) / n;
    if (by_rows && run.places.back() > 0)
      pitch = std::min(pitch, (end - left) / static_cast<double>(run.places.back()));
    row_axis = {0, n, left, left + pitch * n};
    const std::size_t count = run.stops.size();
    const Axis even{0, static_cast<double>(std::max<std::size_t>(2, count) - 1),
                    count == 1 ? (left + end) / 2 : left + 5, end - 5};
    double least = end - left;
    for (std::size_t i = 0; i < count; ++i) {
      stops.push_back(by_rows ? x_of_row(run.places[i]) : even.px(static_cast<double>(i)));
      if (i > 0 && stops[i] > stops[i - 1]) least = std::min(least, stops[i] - stops[i - 1]);
    }
    pad = std::clamp(0.5 * least - 1, 0.4, 5.0);
    for (std::size_t i = 0; i < run.order.size(); ++i)
      if (i == 0 || example(i).point != example(i - 1).point) blocks.push_back(i);
    blocks.push_back(run.order.size());
    place_levels();
  }

  void place_levels() {
    constexpr double widest = 27;
    constexpr double narrowest = 17;
    const double high = divider - 6 - levels_top;
    const std::size_t shown =
        std::min(run.levels.size() + (run.next ? 1 : 0), static_cast<std::size_t>(std::max(2.0, high / narrowest)));
    level_pitch = std::clamp(high / static_cast<double>(shown), narrowest, widest);
    bar = std::min(17.0, level_pitch - 6);
    end_level = moment.levels(run);
    first_level = end_level - std::min(end_level, shown);
  }

  /// The row that stands there from the left.
  [[nodiscard]] const Example& example(std::size_t place) const { return run.data.rows.rows()[run.order[place]]; }
  [[nodiscard]] double x_of_row(std::uint64_t rows) const { return row_axis.px(static_cast<double>(rows)); }
  [[nodiscard]] double top_of(std::size_t level) const {
    return levels_top + level_pitch * (static_cast<double>(level) - static_cast<double>(first_level));
  }
  [[nodiscard]] QRectF bar_of(const NetsPiece& piece, std::size_t level) const {
    return {stops[piece.first] - pad, top_of(level), stops[piece.last] - stops[piece.first] + 2 * pad, bar};
  }
  /// Between the stops before and after.
  [[nodiscard]] double cut_before(std::size_t stop) const { return (stops[stop - 1] + stops[stop]) / 2; }
  [[nodiscard]] const NetsLevel& level_at(std::size_t level) const {
    return level < run.levels.size() ? run.levels[level] : *run.next;
  }
  /// Longer than the ruler.
  [[nodiscard]] bool wide(const NetsPiece& piece) const {
    return !is_net(piece.piece.width, run.rows(), run.scenario.alpha);
  }
  /// Rows of S left of the ruler, which ends within S.
  [[nodiscard]] double ruler_left() const {
    const double most = std::max(0.0, static_cast<double>(run.rows()) - to_double(run.ruler));
    return std::clamp(view.ruler.value_or(0), 0.0, most);
  }
  [[nodiscard]] const Name& point_name(PointIndex x) const { return run.data.concept_class.point_name(x); }

  // --- S

  void point_names() {
    double free_from = left - 6;
    for (std::size_t i = 0; i < run.points.size(); ++i) {
      const double from = x_of_row(blocks[i]);
      const double to = x_of_row(blocks[i + 1]);
      scene.touch({{from, 4, std::max(2.0, to - from), 35}}, Kin::of_point(run.points[i]));
      const Name& name = point_name(run.points[i]);
      QString words = name_markup(name, styles::small, 90);
      if (i == 0) {
        const QString whole = tr("point %1").arg(name_markup(name));
        if (width_of(whole, styles::small) < std::max(to - from, 60.0)) words = whole;
      }
      const double width = width_of(words, styles::small);
      const double x = std::clamp((from + to) / 2 - width / 2, left - 4, right - width);
      if (x < free_from) continue;
      scene.words({x, 16}, words, styles::small, &Theme::ink2);
      free_from = x + width + 5;
    }
  }

  void row_cell(const QRectF& cell, Label label) {
    if (cell.width() >= 5) {
      scene.add(LabelCell{cell, label, false}, nullptr);
    } else if (label == Label::plus) {
      scene.box(cell, &Theme::plus);
    } else {
      scene.box(cell.adjusted(0, cell.height() * 2 / 3, 0, 0), &Theme::minus_small);
    }
  }

  /// Around the rows of T that were read; of those that would lie over each other one.
  void row_frames(const std::vector<std::uint64_t>& in_t, double width) {
    const std::uint64_t read = level_at(moment.level).number;
    double drawn = -1;
    for (std::size_t i = 0; i < run.order.size(); ++i) {
      const std::uint64_t number = in_t[run.order[i]];
      const double from = x_of_row(i);
      if (number == 0 || number > read || from < drawn + 2) continue;
      drawn = from;
      scene.box({from - 1, rows_top - 2, width + 2, rows_height + 4}, nullptr, {&Theme::ink, width < 5 ? 1.25 : 2, 0.5},
                std::min(3.0, width / 2));
    }
  }

  void row_cells() {
    std::vector<std::uint64_t> in_t(run.order.size(), 0);  // the number in T of a row of S, from 1
    for (std::size_t i = 0; i < run.subset.size(); ++i) in_t[run.subset[i]] = i + 1;
    constexpr double narrow = 4.5;  // px a row below which equal rows are drawn as one
    const double pitch = row_axis.unit();
    const double gap = pitch >= narrow ? std::min(1.6, pitch / 4) : 0;
    for (std::size_t i = 0; i < run.order.size();) {
      std::size_t end = i + 1;
      while (pitch < narrow && end < run.order.size() && example(end) == example(i)) ++end;
      const QRectF cell(x_of_row(i), rows_top, std::max(0.75, x_of_row(end) - x_of_row(i) - gap), rows_height);
      row_cell(cell, example(i).label);
      // A click on many rows drawn as one takes the first of them that is not in T, or else the last one out.
      std::size_t taken = i;
      while (taken + 1 < end && in_t[run.order[taken]] != 0) ++taken;
      if (run.order[taken] < static_cast<std::uint64_t>(nets_place::ruler))
        scene.touch({cell.adjusted(-gap / 2, -2, gap / 2, 2), 3, Spot::Act::choose,
                     static_cast<std::int32_t>(run.order[taken])},
                    Kin::of_point(example(i).point));
      i = end;
    }
    const double width = std::max(3.0, pitch - gap);
    row_frames(in_t, width);
    if (!run.changed) return;
    // Of a neighbour of S: the row that stands at another point.
    const auto place = std::find(run.order.begin(), run.order.end(), run.changed->row) - run.order.begin();
    scene.add(Ring{{x_of_row(static_cast<std::uint64_t>(place)), rows_top, width, rows_height}, 2}, nullptr);
  }

  void rows() {
    scene.words({page_margin, 32}, QStringLiteral("$S$"), styles::symbol, &Theme::ink);
    const QString count = tr("%1 row(s)", nullptr, plural(run.rows())).arg(whole_text(run.rows()));
    const bool fits = width_of(count, styles::small) <= 62;
    scene.words({40, 32}, fits ? count : count_text(static_cast<double>(run.rows())), styles::small, &Theme::ink2);
    point_names();
    row_cells();
  }

  // --- H and the ruler

  void hypotheses() {
    scene.words({page_margin, names_y}, QStringLiteral("$H$"), styles::symbol, &Theme::ink);
    scene.words({right, names_y}, QStringLiteral("$|H_T|$"), styles::plain, &Theme::ink2, 1);
    const ConceptClass& concept_class = run.data.concept_class;
    const MathStyle style{13};
    double free_from = left - 30;
    for (std::size_t i = 0; i < run.stops.size();) {
      const NetsStop& stop = run.stops[i];
      const double x = stops[i];
      // Those that S does not tell apart stand at one place.
      std::size_t more = stop.others;
      for (++i; i < run.stops.size() && stops[i] == x; ++i) ++more;
      const Name& name = concept_class.hypothesis_name(stop.hypothesis);
      const QString words =
          more > 0 ? name_markup(name) + QStringLiteral(" +%1").arg(more) : name_markup(name, style, 96);
      const double width = width_of(words, style);
      const double from = std::min(x - width / 2, right - 30 - width);
      if (from < free_from || x - from >= width) continue;
      if (by_rows) scene.line({x, 39}, {x, 56}, thin(&Theme::line));
      scene.words({from, names_y}, words, style, &Theme::ink)
          .touched({{from - 4, names_y - 14, width + 8, 20}}, Kin::of_predictor(concept_class.row(stop.hypothesis)));
      free_from = from + width + 7;
    }
  }

  void ruler() {
    scene.words({page_margin, ruler_y + 4}, tr("ruler $α n$"), styles::small, &Theme::ink2);
    const QString length = run.ruler == 1 ? tr("1 row") : tr("%1 rows").arg(length_text(run.ruler));
    if (!by_rows) {
      scene.words({left - 4, ruler_y + 4},
                  tr("%1: merged hypotheses may differ on so many, the numbers say on how many they do").arg(length),
                  styles::small, &Theme::ink2, 0, right - left);
      return;
    }
    const double from = row_axis.px(ruler_left());
    const double to = row_axis.px(ruler_left() + to_double(run.ruler));
    const Stroke thick{&Theme::ink, 2.5};
    scene.line({from, ruler_y}, {to, ruler_y}, thick);
    for (const double x : {from, to}) scene.line({x, ruler_y - 6}, {x, ruler_y + 6}, thick);
    ruler_handles(from, to);
    for (const QString& words : {tr("%1: drag it along; no merged piece may be longer").arg(length),
                                 tr("%1: drag it along").arg(length), length}) {
      const bool after = to + 10 + width_of(words, styles::small) <= right;
      if (!after && from - 10 - width_of(words, styles::small) < left - 4) continue;
      scene.words({after ? to + 10 : from - 10, ruler_y + 4}, words, styles::small, &Theme::ink2, after ? 0 : 1);
      return;
    }
  }

  void ruler_handles(double from, double to) {
    const QRectF whole(from - 6, ruler_y - 9, std::max(12.0, to - from), 18);
    const QRectF end(to - 2, ruler_y - 9, 12, 18);
    const auto n = static_cast<double>(run.rows());
    /// The same rows where the middle of a handle is, not the place that it stands for.
    const auto shifted = [&](double least, double most, double by) {
      return Axis{least, most, row_axis.px(least) + by, row_axis.px(most) + by};
    };
    const Axis places = shifted(-n, 2 * n, whole.center().x() - from);  // it follows the hand from beyond S too
    const Axis spans = shifted(1, n - 1, end.center().x() - to + from - row_axis.begin);
    scene.touch({whole, 4, Spot::Act::drag, nets_place::ruler, Grab{"ruler", places}});
    scene.touch({end, 4, Spot::Act::drag, nets_place::ruler_end, Grab{"alpha", spans}});
  }

  /// Below a ruler that was dragged: the piece that is longer, its ends, and the rows between them.
  void lit() {
    if (!by_rows || !view.ruler) return;
    const double from = row_axis.px(ruler_left());
    const double bottom = top_of(moment.level) + bar;
    for (const double x : {from, row_axis.px(ruler_left() + to_double(run.ruler))})
      scene.line({x, ruler_y + 8}, {x, bottom + 4}, {&Theme::ink3, 1.25, 0, 2, 3});
    const std::vector<NetsPiece>& pieces = run.levels[moment.level].pieces;
    const auto here = std::find_if(pieces.begin(), pieces.end(), [&](const NetsPiece& piece) {
      const QRectF rect = bar_of(piece, moment.level);
      return from >= rect.left() - 0.5 && from <= rect.right() + 0.5;
    });
    if (here == pieces.end() || !wide(*here)) return;
    const double begin = stops[here->first];
    const double end = stops[here->last];
    scene.box({begin - 2, rows_top - 4, end - begin + 2, rows_height + 8}, &Theme::lineage, {}, 4);
    scene.line({begin, rows_top + rows_height + 5}, {end, rows_top + rows_height + 5}, {&Theme::ink, 2});
    for (const double x : {begin, end}) scene.box({x - 12, names_y - 15, 24, 21}, nullptr, {&Theme::ink, 1.5}, 10);
  }

  // --- Levels

  void levels() {
    const std::size_t net = run.net_level();
    for (std::size_t at = first_level; at < end_level; ++at) {
      const std::size_t begin = scene.marks.size();
      tree ? tree_level(at) : bars(at);
      const bool after = at > net || at == run.levels.size();
      for (std::size_t i = begin; after && i < scene.marks.size(); ++i) scene.marks[i].faded = 0.5;
      level_head(at);
    }
    if (first_level > 0) scene.words({page_margin, levels_top - 2}, QStringLiteral("⋮"), styles::small, &Theme::ink3);
    const std::size_t end = std::min(end_level, run.levels.size());
    for (std::size_t at = std::max<std::size_t>(1, first_level); !tree && at < end; ++at) cuts(at);
    if (net < end && net > 0 && net >= first_level) net_line();
  }

  /// How many rows were read, the last of them as a chip, and |H_T|.
  void level_head(std::size_t at) {
    const NetsLevel& level = level_at(at);
    const double middle = top_of(at) + bar / 2;
    const bool further = at == run.levels.size();
    const bool current = at + 1 == run.levels.size() && !run.subset.empty();
    scene.words({right, middle + 4}, whole_text(level.pieces.size()), {12, current ? QFont::Bold : QFont::Normal},
                further ? &Theme::ink3 : &Theme::ink, 1);
    if (level.number == 0) {
      scene.words({page_margin, middle + 4}, tr("no row yet"), styles::small, &Theme::ink3, 0, 76);
      return;
    }
    const double number = scene
                              .words({page_margin, middle + 4}, whole_text(level.number),
                                     current ? styles::small_bold : styles::small, current ? &Theme::ink : &Theme::ink3)
                              .width();
    const bool at_net = at == run.net_level();
    const bool changed = run.changed && level.row == run.changed->row && !at_net;
    const double x = std::max(40.0, page_margin + number + 5);
    const double end = chip(level.example, x, (changed || level.seen || at_net ? 69 : 98) - x, middle, further);
    if (!level.seen && !changed) return;
    const double start = end + (changed ? 2 : 6);
    scene.words({start, middle + 4},
                changed ? tr("was %1").arg(name_markup(point_name(run.changed->before.point))) : tr("seen"),
                styles::small, changed ? &Theme::ink : &Theme::ink3, 0, left - 9 - start);
  }

  /// A row of T: its point, then its label; returns where it ends.
  double chip(const Example& row, double x, double most, double middle, bool further) {
    const bool plus = row.label == Label::plus;
    const MathStyle style{12, QFont::Medium};
    const QString name = name_markup(point_name(row.point), style, most - 11);
    const double high = std::min(18.0, level_pitch - 2);
    const QRectF rect(x, middle - high / 2, std::clamp(width_of(name, style) + 14, 28.0, std::max(28.0, most)), high);
    const double faded = further ? 0.6 : 1;
    Mark& ground =
        plus ? scene.box(rect, &Theme::plus, {}, 3)
             : scene.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::minus_ground, thin(&Theme::minus_border), 3);
    ground.touched({rect, 3}, Kin::of_point(row.point)).faded = faded;
    scene
        .words(rect.center() + QPointF(0, 4.5), name + (plus ? QStringLiteral("+") : QStringLiteral("−")), style,
               plus ? &Theme::on_plus : &Theme::minus_glyph, 0.5)
        .faded = faded;
    return rect.right();
  }

  void bars(std::size_t at) {
    const std::vector<NetsPiece>& pieces = level_at(at).pieces;
    const auto parted = [&](std::size_t i) { return pieces[i - 1].parent == pieces[i].parent; };
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const NetsPiece& piece = pieces[i];
      const QRectF rect = bar_of(piece, at);
      QRectF start = rect;  // from the middle of the cut
      if (i > 0 && parted(i)) start.setLeft(cut_before(piece.first));
      if (i + 1 < pieces.size() && parted(i + 1)) start.setRight(cut_before(piece.last + 1));
      const QString key = at == moment.level ? QStringLiteral("bar %1 %2").arg(at).arg(i) : QString();
      one_bar(rect, start, wide(piece), key);
      const std::vector<double> dots = dots_of(piece, rect.center().y());
      if (piece.piece.width > 0 && bar >= caption) width_words(rect, dots, piece, key);
    }
  }

  /// A piece: hatched in a frame where it is longer than the ruler.
  void one_bar(const QRectF& rect, const QRectF& start, bool long_one, const QString& key) {
    const double radius = std::min({5.0, rect.width() / 2, rect.height() / 2});
    const auto moves = [&](Mark& mark, const char* part, const Shape& from) {
      if (!key.isEmpty()) mark.grows(key + QLatin1String(part), from);
    };
    if (!long_one) return moves(scene.box(rect, &Theme::lineage, {&Theme::line, 0}, radius), "", Box{start, radius});
    moves(scene.box(rect, &Theme::canvas, {}, radius), "", Box{start, radius});
    if (rect.width() >= 6) {
      Mark& stripes = scene.add(Hatch{rect.adjusted(1, 1, -1, -1)}, &Theme::line);
      stripes.opacity = 0.55;
      moves(stripes, "/", Hatch{start.adjusted(1, 1, -1, -1)});
    }
    moves(scene.box(rect, nullptr, {&Theme::ink, rect.width() > 6 ? 2.0 : 1.0, 0.5}, radius), "|", Box{start, radius});
  }

  /// The hypotheses of a piece, the first of them filled; returns where they stand.
  std::vector<double> dots_of(const NetsPiece& piece, double y) {
    const double dot = pad * 0.68;
    if (dot < 1.2) return {stops[piece.first], stops[piece.last]};
    std::vector<double> places;
    Dots others{{}, 0.7 * dot};
    Dots first{{}, dot};
    for (std::size_t s = piece.first; s <= piece.last; ++s) {
      if (!places.empty() && stops[s] == places.back()) continue;
      places.push_back(stops[s]);
      (run.stops[s].hypothesis == piece.piece.representative ? first : others).centres << QPointF(stops[s], y);
    }
    if (!others.centres.isEmpty()) scene.add(std::move(others), &Theme::canvas, thin(&Theme::ink, 1.2));
    if (!first.centres.isEmpty()) scene.add(std::move(first), &Theme::ink, thin(&Theme::ink, 1.2));
    return places;
  }

  /// The width in the gap between two dots that is nearest to the middle, else over the dots there.
  void width_words(const QRectF& rect, const std::vector<double>& dots, const NetsPiece& piece, const QString& key) {
    constexpr double dot = 3.4;
    const std::uint64_t width = piece.piece.width;
    const MathStyle& style = wide(piece) ? styles::small_bold : styles::small;
    const double middle = rect.center().x();
    for (const QString& words : {tr("%1 row(s)", nullptr, plural(width)).arg(whole_text(width)), whole_text(width)}) {
      const double box = width_of(words, style) + 6;
      double best = -1;
      for (std::size_t d = 0; d + 1 < dots.size(); ++d) {
        const double x = (dots[d] + dots[d + 1]) / 2;
        if (dots[d + 1] - dots[d] >= box + 2 * dot && (best < 0 || std::abs(x - middle) < std::abs(best - middle)))
          best = x;
      }
      if (best < 0 && rect.width() > box + 4 * dot + 4) best = middle;
      if (best < 0) continue;
      const auto comes = [&](Mark& mark, const char* part) {
        if (!key.isEmpty()) mark.named(key + QLatin1String(part));
      };
      comes(scene.box({best - box / 2, rect.top() + 1.5, box, rect.height() - 3},
                      wide(piece) ? &Theme::canvas : &Theme::lineage, {}, 3),
            "_");
      comes(scene.words({best, rect.center().y() + 4}, words, style, wide(piece) ? &Theme::ink : &Theme::ink2, 0.5),
            "=");
      return;
    }
  }

  void tree_level(std::size_t at) {
    const double half = bar / 2;
    const auto centre = [&](std::size_t level, const NetsPiece& piece) {
      return QPointF((stops[piece.first] + stops[piece.last]) / 2, top_of(level) + half);
    };
    const auto reach = [&](const NetsPiece& piece) { return QPointF(0, piece.piece.width == 0 ? 0 : half); };
    const std::vector<NetsPiece>& pieces = level_at(at).pieces;
    double free_from = 0;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      const NetsPiece& piece = pieces[i];
      const QPointF here = centre(at, piece);
      QPointF start = here;  // below the piece that it is a part of
      const auto moves = [&](Mark& mark, const char* part, const Shape& from) {
        if (at == moment.level) mark.grows(QStringLiteral("%1 %2 %3").arg(QLatin1String(part)).arg(at).arg(i), from);
      };
      if (at > first_level) {
        const NetsPiece& parent = level_at(at - 1).pieces[piece.parent];
        const QPointF from = centre(at - 1, parent) + reach(parent);
        start.setX(from.x());
        moves(scene.line(from, here - reach(piece), {&Theme::line, 1.25, 0.5}), "edge",
              Line{{from, start - reach(piece)}});
      }
      const bool long_one = wide(piece);
      const QString number = whole_text(piece.piece.width);
      const MathStyle& style = long_one ? styles::small_bold : styles::small;
      const double wide_half = std::max(width_of(number, style) / 2 + 6, half);
      if (piece.piece.width == 0 || here.x() - wide_half < free_from) {  // nothing merged, or no room for a number
        const double radius = std::min(3.4, half);
        moves(scene.disc(here, radius, long_one ? &Theme::canvas : &Theme::ink, thin(&Theme::ink)), "piece",
              Disc{start, radius});
        continue;
      }
      free_from = here.x() + wide_half + 1;
      const auto pill = [&](QPointF at_centre) {
        return QRectF(at_centre - QPointF(wide_half, half), QSizeF(2 * wide_half, 2 * half));
      };
      moves(scene.box(pill(here), long_one ? &Theme::canvas : &Theme::lineage,
                      long_one ? Stroke{&Theme::ink, 2, 0.5} : Stroke{&Theme::line, 0}, half),
            "piece", Box{pill(start), half});
      moves(scene.words(here + QPointF(0, 4), number, style, long_one ? &Theme::ink : &Theme::ink2, 0.5), "width",
            Text{number, style, start + QPointF(0, 4), 0.5});
    }
  }

  void cuts(std::size_t at) {
    const std::vector<NetsPiece>& pieces = run.levels[at].pieces;
    const double top = top_of(at);
    const double from = at > first_level ? top - (level_pitch - bar) + 2 : top - 4;
    for (std::size_t i = 1; i < pieces.size(); ++i) {
      if (pieces[i - 1].parent != pieces[i].parent) continue;
      const double x = cut_before(pieces[i].first);
      scene.line({x, from}, {x, top + bar + 3}, {&Theme::ink, 1.5, 1, 2, 2});
    }
  }

  void net_line() {
    const std::size_t net = run.net_level();
    const double top = top_of(net);
    const double y = top - (level_pitch - bar) / 2 + 0.5;
    scene.line({20, y}, {right - 28, y}, {&Theme::ink, 1.5, 1, 7, 4});
    const QString words = tr("$α$-net");
    // In the widest gap between two pieces, else left of them: the row is a new one, so it is not "seen" there.
    const std::vector<NetsPiece>& pieces = run.levels[net].pieces;
    double x = 0;
    double widest = width_of(words, styles::bold) + 12;
    for (std::size_t i = 1; i < pieces.size() && !tree; ++i) {
      const double from = bar_of(pieces[i - 1], net).right();
      const double to = bar_of(pieces[i], net).left();
      if (to - from <= widest || pieces[i - 1].parent == pieces[i].parent) continue;
      widest = to - from;
      x = (from + to) / 2;
    }
    const bool beside = x == 0;
    scene.words({beside ? left - 6 : x, top + bar / 2 + 4.5}, words, beside ? styles::small_bold : styles::bold,
                &Theme::ink, beside ? 1 : 0.5);
  }

  /// Pointing at a piece also lights the rows on which its ends differ.
  void touch_pieces() {
    constexpr std::size_t most = 256;  // of a level
    for (std::size_t at = first_level; at < end_level; ++at) {
      const std::vector<NetsPiece>& pieces = level_at(at).pieces;
      for (std::size_t i = 0; i < std::min(pieces.size(), most); ++i) {
        const Kin kin = Kin::of_node(nets_node(at, i));
        scene.touch({bar_of(pieces[i], at), 5}, kin);
        if (pieces[i].piece.width == 0) continue;
        const LabelVector& one = run.data.concept_class.row(pieces[i].piece.left);
        const LabelVector& other = run.data.concept_class.row(pieces[i].piece.right);
        const auto differ = [&](std::size_t j) {
          return j < run.points.size() && one[run.points[j]] != other[run.points[j]];
        };
        for (std::size_t j = 0; j < run.points.size(); ++j) {
          if (!differ(j)) continue;
          const double from = x_of_row(blocks[j]);
          while (differ(j + 1)) ++j;
          scene.touch({{from - 1, rows_top - 3, x_of_row(blocks[j + 1]) - from, rows_height + 6}}, kin);
        }
      }
    }
  }

  void draw_one() {
    const double y = top_of(run.next ? 1 : 0) + bar + 34;
    const double width = scene.words({left - 4, y}, tr("No row, one piece."), {13}, &Theme::ink).width();
    const QString words = tr("Draw one");
    const MathStyle style{12, QFont::Medium};
    const QRectF button(left + width + 12, y - 18, width_of(words, style) + 24, 26);
    scene.box(button.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::canvas, thin(&Theme::line), 4)
        .touched({button, 4, Spot::Act::choose, -1, Grab{"subset", Axis{1, 1}}});
    scene.words(button.center() + QPointF(0, 4.3), words, style, &Theme::ink, 0.5);
  }

  [[nodiscard]] QString says() const {
    const NetsLevel& level = level_at(moment.level);
    return tr("%1 of %2 hypotheses are left after %3 rows of T. Merged hypotheses differ on %4 of %5 rows at most, the "
              "ruler "
              "allows %6.")
               .arg(whole_text(level.pieces.size()), whole_text(run.data.concept_class.size()),
                    whole_text(level.number), whole_text(level.width), whole_text(run.rows()), length_text(run.ruler)) +
           u' ' + (level.net ? tr("It is a net.") : tr("It is no net.")) +
           (run.changed ? u' ' + tr("Row %1 of S stands at another point.").arg(whole_text(run.changed->row + 1))
                        : QString());
  }

  Scene all() {
    place_all();
    scene.says = says();
    touch_pieces();
    lit();
    rows();
    hypotheses();
    levels();
    ruler();
    if (run.subset.empty()) draw_one();
    scene.line({page_margin, divider + 0.5}, {right, divider + 0.5}, thin(&Theme::hair));
    add_nets_plots(scene, run, moment, room, divider);
    return std::move(scene);
  }
};

}  // namespace

std::int32_t nets_node(std::size_t level, std::size_t piece) {
  return static_cast<std::int32_t>(level) * pieces_a_level + static_cast<std::int32_t>(piece);
}
std::size_t level_of_node(std::int32_t node) { return static_cast<std::size_t>(node / pieces_a_level); }
std::size_t piece_of_node(std::int32_t node) { return static_cast<std::size_t>(node % pieces_a_level); }

NetsMoment NetsMoment::at(int step, const NetsRun& run) {
  const int last = static_cast<int>(run.levels.size()) - 1;
  NetsMoment moment;
  moment.level = static_cast<std::size_t>(std::clamp(step, 0, last));
  moment.verdict = step > last;
  constexpr Sums of_step[] = {Sums::failure, Sums::enough, Sums::bound, Sums::mean};
  const int sums = step - last - 3;
  if (sums >= 0 && sums < 4) moment.sums = of_step[sums];
  return moment;
}

Scene nets_scene(const NetsRun& run, int step, const NetsView& view, QSizeF room) {
  return NetsScene{run, view, NetsMoment::at(step, run), room}.all();
}

ScenePicture nets_picture(std::shared_ptr<const NetsRun> run, int step, double phase, NetsView view) {
  constexpr double least_height = 500;
  return {{728, 600},
          least_height,
          [run = std::move(run), view](int at, QSizeF room) { return nets_scene(*run, at, view, room); },
          step,
          phase};
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// S in stacks, the example that changes, H_T and how likely each of its hypotheses is.
#include "ui/pages/stable/stable_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

#include "core/prediction/stable_bounds.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double widest_stable_column = 96;  // px a point
constexpr double stable_least_height = 470;  // without the sweeps
constexpr double stable_class_top = 150;

QSizeF stable_natural_size(StablePart part) {
  constexpr double width = 728;
  switch (part) {
    case StablePart::sample: return {width, 140};
    case StablePart::hypotheses: return {width, 112};
    case StablePart::sweeps: return {width, 130};
    default: return {width, 600};
  }
}

/// A hypothesis that is shown, and what it is in its piece.
struct StableSlot {
  HypothesisIndex hypothesis = 0;
  std::size_t piece = 0;
  std::size_t merged = 1;  // hypotheses in the piece
  bool first = false;      // of its piece
};

struct StableScene {
  Q_DECLARE_TR_FUNCTIONS(StablePicture)

 public:
  const StablePageRun& run;
  int step;
  StableView view;
  QSizeF room;
  Scene scene = {};
  StableSteps steps = StableSteps::of(run);
  StableColumns columns = StableColumns::of(run, room.width());
  std::uint64_t tallest = 1;  // examples in a stack
  double each = 1;            // examples that a block stands for
  double pitch = 0;           // px a block
  double slot_pitch = std::min(widest_stable_column, (columns.right - StableColumns::left) / most_slots);

  static constexpr double stack_base = 118;
  static constexpr std::size_t most_slots = 8;

  // --- S

  [[nodiscard]] bool changed() const { return run.change && step >= steps.change(); }
  [[nodiscard]] std::uint64_t count_of(const Example& one) const {
    const PointCounts& counts = run.study.counts;
    const auto found = std::lower_bound(counts.begin(), counts.end(), one.point,
                                        [](const PointCount& count, PointIndex x) { return count.point < x; });
    if (found == counts.end() || found->point != one.point) return 0;
    return one.label == Label::plus ? found->plus : found->minus;
  }

  void set_blocks() {
    constexpr double most = 92;  // px of a stack
    constexpr double least = 4;
    for (const PointCount& count : run.study.counts) tallest = std::max({tallest, count.minus, count.plus});
    const auto blocks = static_cast<double>(tallest + 1);  // one may come
    each = std::max(1.0, round_up(blocks * least / most));
    pitch = std::clamp(most * each / blocks, least, 9.6);
  }
  [[nodiscard]] double height(std::uint64_t examples) const {
    return examples == 0 ? 0 : std::max(1.5, static_cast<double>(examples) / each * pitch);
  }
  [[nodiscard]] double gap() const { return std::min(1.2, pitch * 0.2); }
  [[nodiscard]] double block_width() const { return std::clamp((columns.x.unit() - 6) / 2, 1.5, 13.0); }
  /// In the stack of a label, `foot` px above its base.
  [[nodiscard]] QRectF block(std::size_t column, Label label, double foot, double high) const {
    const double aside = std::min(2.0, columns.x.unit() * 0.06);
    const double from = label == Label::plus ? aside : -aside - block_width();
    return {columns.centre(column) + from, stack_base - foot - high, block_width(), high};
  }

  void sample() {
    scene.words({page_margin, 22}, QStringLiteral("$S$"), styles::symbol, &Theme::ink);
    QString words = tr("%1 examples,", nullptr, plural(run.study.rows)).arg(number_text(run.study.rows)) + u'\n' +
                    tr("%n framed: $T$", nullptr, plural(steps.rows_at(step, run)));
    if (each > 1) words += u'\n' + tr("longest: %1").arg(number_text(tallest));
    if (columns.left_out > 0)
      words += u'\n' + tr("%1 points not shown", nullptr, plural(columns.left_out)).arg(number_text(columns.left_out));
    scene.paragraph({page_margin, 39}, words, styles::small, &Theme::ink2, StableColumns::left - page_margin - 4, 15);
    scene.words({page_margin, 132}, tr("point"), styles::small, &Theme::ink3);
    double widest = 8;
    for (const PointIndex x : columns.points)
      widest = std::max(widest, width_of(name_markup(run.concept_class().point_name(x)), styles::small));
    const double name_room = std::min(widest, 60.0);
    const std::size_t every = columns.every(name_room + 6);
    for (std::size_t i = 0; i < columns.points.size(); ++i) {
      const PointIndex point = columns.points[i];
      const double x = columns.centre(i);
      const double half = std::min(26.0, columns.x.unit() / 2 - 0.5);
      const double reach = std::max(half, 7.0);
      scene.line({x - half, stack_base + 0.5}, {x + half, stack_base + 0.5}, thin(&Theme::line))
          .touched({{x - reach, 121, 2 * reach, 15}, 3}, Kin::of_point(point));
      stack(i, Label::minus);
      stack(i, Label::plus);
      const bool here = changed() && (run.change->from.point == point || run.change->to.point == point);
      if (i % every != 0) continue;
      const MathStyle& style = here ? styles::small_bold : styles::small;
      scene.words({x, 132}, name_markup(run.concept_class().point_name(point), style, std::max(name_room, 12.0)), style,
                  here ? &Theme::ink : &Theme::ink2, 0.5);
    }
    if (changed()) change();
  }

  void stack(std::size_t column, Label label) {
    const Example example{columns.points[column], label};
    const std::size_t side = label == Label::plus ? 1 : 0;
    const std::uint64_t count = count_of(example);
    if (count == 0) return;
    const std::uint64_t solid = count - (changed() && run.change->from == example ? 1 : 0);
    const bool whole = each > 1;  // one bar
    QList<QRectF> cells;
    for (std::uint64_t done = 0; done < solid; done += whole ? solid : 1)
      cells += block(column, label, static_cast<double>(done) * pitch + gap(),
                     std::max(1.0, height(whole ? solid : 1) - gap()));
    if (!whole && (pitch < 6 || block_width() < 6)) {
      scene.add(Boxes{cells}, label == Label::plus ? &Theme::plus : &Theme::minus_small);
    } else {
      for (const QRectF& cell : cells) scene.add(LabelCell{cell, label, false}, nullptr);
    }
    framed(column, example);
    const std::vector<std::uint64_t>& rows = run.stacks[example.point][side];
    const bool one = whole || block_width() < 4;
    for (std::size_t i = one ? rows.size() - 1 : 0; i < std::min<std::size_t>(rows.size(), count); ++i)
      handle(one ? block(column, label, 0, std::max(6.0, height(count)))
                 : block(column, label, static_cast<double>(i) * pitch, pitch),
             2, rows[i]);
  }

  /// Examples of T stand at the foot of their stack.
  void framed(std::size_t column, const Example& example) {
    const std::size_t drawn = steps.rows_at(step, run);
    std::uint64_t in = run.in_subset[example.point][example.label == Label::plus ? 1 : 0];
    if (drawn < run.drawn.size()) {
      const auto end = run.drawn.begin() + static_cast<std::ptrdiff_t>(drawn);
      in = static_cast<std::uint64_t>(
          std::count_if(run.drawn.begin(), end, [&](const StableRow& row) { return row.example == example; }));
    }
    if (in == 0) return;
    const bool alone = each == 1 && pitch >= 7 && block_width() >= 6;
    for (std::uint64_t i = 0; i < (alone ? in : 1); ++i) {
      const double high = alone ? pitch : std::max(4.0, height(in));
      const QRectF frame = block(column, example.label, static_cast<double>(i) * pitch, high);
      scene.box(frame.adjusted(-1, -0.4, 1, 0.2), nullptr, {&Theme::ink, 2}, 2.5);
    }
  }

  /// A row of S, to be dropped on a label of a point: the halves of the columns, and −1 on both sides of them.
  void handle(const QRectF& rect, double radius, std::uint64_t row) {
    std::vector<double> stops = {-1};
    for (const PointIndex x : columns.points)
      for (const double side : {0.0, 1.0}) stops.push_back(2.0 * x + side);
    stops.push_back(-1);
    const double half = columns.x.unit() / 2;
    const Axis axis = Axis::columns(stops.size(), columns.x.begin - half, columns.x.end + half);
    scene.touch({rect, radius, Spot::Act::drag, static_cast<std::int32_t>(row),
                 Grab{"becomes", axis, Qt::Horizontal, -1, std::move(stops)}});
  }

  void change() {
    const ChangedRow& change = *run.change;
    const double high = std::max(pitch, 5.0) - gap();
    const auto on_top = [&](const Example& example, std::uint64_t examples) -> std::optional<QRectF> {
      const auto found = std::find(columns.points.begin(), columns.points.end(), example.point);
      if (found == columns.points.end()) return std::nullopt;
      return block(static_cast<std::size_t>(found - columns.points.begin()), example.label,
                   static_cast<double>(examples) / each * pitch + gap(), high);
    };
    const auto ghost = on_top(change.from, count_of(change.from) - 1);
    const auto rest = on_top(change.to, count_of(change.to));
    if (!ghost || !rest) return;
    scene.box(ghost->adjusted(0.5, 0.5, -0.5, -0.5), nullptr,
              {change.from.label == Label::plus ? &Theme::plus : &Theme::minus_border, 1, 0, 2, 2}, 1.5);
    const auto cell = [&](const QRectF& at) { return LabelCell{at, change.to.label, false}; };
    scene.add(cell(*rest), nullptr).grows(QStringLiteral("changed"), cell(*ghost));
    scene.add(Ring{rest->adjusted(-1, -1, 1, 1)}, nullptr)
        .grows(QStringLiteral("changed ring"), Ring{ghost->adjusted(-1, -1, 1, 1)});
    handle(rest->adjusted(-3, -3, 3, 3), 3, change.row);
    arc(ghost->center() + QPointF(ghost->left() > rest->left() ? 7 : -1, -high / 2 - 1),
        {rest->center().x(), rest->top() - 6});
  }

  /// From the ghost to the block, over both, and the words beside.
  void arc(QPointF start, QPointF end) {
    const Stroke stroke{&Theme::ink, 1.5, 1, 0, 0, true};
    const double peak = std::max(6.0, std::min(start.y(), end.y()) - 20);
    const double lean = std::clamp((end.x() - start.x()) * 0.15, -10.0, 10.0);
    QPainterPath path(start);
    path.cubicTo({start.x() + lean, peak}, {end.x() - lean, peak}, end);
    scene.add(Path{path}, nullptr, stroke);
    scene.line({end + QPointF(-4, -5), end, end + QPointF(4, -5)}, stroke);
    const QString words = stable_move_markup(run);
    const double width = width_of(words, styles::small);
    const QRectF arc = path.boundingRect();
    std::vector<Place> places;
    const auto place = [&](double x, double y) { places.push_back({words_box({x, y}, width, caption)}); };
    for (const double y : {arc.top() + 6, arc.top() - 6, arc.top() + 18, 24.0, 12.0})
      for (const double x : {arc.right() + 6, arc.left() - 6 - width, arc.center().x() - width / 2}) place(x, y);
    for (double x = columns.right - width; x > StableColumns::left; x -= 24) place(x, 12);
    const QRectF within(StableColumns::left - 8, 0, columns.right - StableColumns::left + 8, stack_base);
    if (!words.isEmpty()) scene.label(words, styles::small, &Theme::ink, {places, within, true});
  }

  // --- H_T

  /// Points of T on which equal hypotheses are merged by now.
  [[nodiscard]] std::span<const PointIndex> told() const {
    return std::span(run.support).first(steps.points_at(step, run));
  }
  [[nodiscard]] bool merging() const { return !told().empty(); }

  /// Before points are told, each hypothesis is a piece by itself.
  [[nodiscard]] MergedClass merged() const {
    if (told().size() == run.support.size()) return run.merged;
    if (merging()) return merge_equal_on(run.concept_class(), told());
    MergedClass alone;
    alone.representatives.resize(run.concept_class().size());
    std::iota(alone.representatives.begin(), alone.representatives.end(), HypothesisIndex{0});
    alone.piece_of.assign(alone.representatives.begin(), alone.representatives.end());
    return alone;
  }

  /// The hypotheses that have room, by their pieces.
  [[nodiscard]] std::vector<StableSlot> slots_of(const MergedClass& merged) const {
    std::vector<std::size_t> sizes(merged.representatives.size(), 0);
    for (const std::uint32_t piece : merged.piece_of) ++sizes[piece];
    std::vector<StableSlot> found;
    for (HypothesisIndex h = 0; h < merged.piece_of.size(); ++h) {
      const std::size_t piece = merged.piece_of[h];
      const bool first = h == merged.representatives[piece];
      if (first || merged.piece_of.size() <= most_slots) found.push_back({h, piece, sizes[piece], first});
    }
    if (found.size() > most_slots) {
      // The one that was drawn, then those with the fewest errors, which are the likeliest.
      const auto rank = [&](const StableSlot& slot) {
        return std::tuple(slot.piece != merged.piece_of[run.picked], run.errors[slot.hypothesis], slot.piece);
      };
      std::partial_sort(found.begin(), found.begin() + most_slots - 1, found.end(),
                        [&](auto& a, auto& b) { return rank(a) < rank(b); });
      found.resize(most_slots - 1);
    }
    std::stable_sort(found.begin(), found.end(), [](auto& a, auto& b) { return a.piece < b.piece; });
    return found;
  }

  [[nodiscard]] double centre_of(std::size_t slot) const {
    return StableColumns::left + slot_pitch * (static_cast<double>(slot) + 0.5);
  }
  [[nodiscard]] QRectF frame_of(std::size_t first, std::size_t last, double top) const {
    return {QPointF(centre_of(first) - slot_pitch / 2 + 5, top),
            QPointF(centre_of(last) + slot_pitch / 2 - 5, top + 56)};
  }

  void hypotheses(double top) {
    scene.words({page_margin, top + 14}, merging() ? QStringLiteral("$H_T$") : QStringLiteral("$H$"), styles::symbol,
                &Theme::ink);
    scene.paragraph(
        {page_margin, top + 31},
        merging() ? tr("equal on $T$: merged") : tr("%n hypotheses", nullptr, plural(run.concept_class().size())),
        styles::small, &Theme::ink2, StableColumns::left - page_margin - 10, 15);
    const MergedClass pieces = merged();
    const std::vector<StableSlot> shown = slots_of(pieces);
    for (std::size_t i = 0; merging() && i < shown.size(); ++i) {
      if (!shown[i].first) continue;
      std::size_t last = i;
      while (last + 1 < shown.size() && shown[last + 1].piece == shown[i].piece) ++last;
      scene.box(frame_of(i, last, top), &Theme::lineage, {}, 6);
    }
    for (std::size_t i = 0; i < shown.size(); ++i) slot(shown[i], i, top);
    const auto pieces_shown = std::count_if(shown.begin(), shown.end(), [](auto& slot) { return slot.first; });
    const std::size_t hidden = pieces.representatives.size() - static_cast<std::size_t>(pieces_shown);
    if (hidden > 0)
      scene.paragraph(
          {centre_of(shown.size()) - slot_pitch / 2 + 8, top + 22},
          merging() ? tr("%n more pieces", nullptr, plural(hidden)) : tr("%n more", nullptr, plural(hidden)),
          styles::small, &Theme::ink2, slot_pitch - 8, 14);
    if (step < steps.weigh()) return;
    scene.words({page_margin, top + 70}, tr("errors on $S$"), styles::small, &Theme::ink3);
    for (std::size_t i = 0; i < shown.size(); ++i)
      scene.words({centre_of(i), top + 70}, number_text(run.errors[shown[i].hypothesis]), styles::plain,
                  shown[i].first ? &Theme::ink : &Theme::ink3, 0.5);
    if (step > steps.weigh()) chances(shown, hidden > 0, top);
  }

  /// Its name over its labels; those of points that are not told fade, as does a hypothesis for which another stands.
  void slot(const StableSlot& one, std::size_t place, double top) {
    constexpr double dead = 0.32;
    const ConceptClass& concept_class = run.concept_class();
    const LabelVector& labels = concept_class.row(one.hypothesis);
    const auto points = static_cast<double>(labels.size());
    const double middle = centre_of(place);
    const double faded = one.first || !merging() ? 1 : dead;
    const double width = std::min(slot_pitch - 14, 6 * points - 1);
    const QRectF strip(middle - width / 2, top + 22, width, 12);
    scene
        .words({middle, top + 16},
               name_markup(concept_class.hypothesis_name(one.hypothesis), styles::plain, slot_pitch - 14),
               styles::plain, &Theme::ink, 0.5)
        .faded = faded;
    const double wide = (width + 1) / points;
    if (wide < 3) scene.add(Strip{strip, labels}, nullptr).faded = faded;
    for (std::size_t x = 0; wide >= 3 && x < labels.size(); ++x) {
      const bool plus = labels[x] == Label::plus;
      const double high = plus ? strip.height() : 4;
      const bool told_of = !merging() || std::find(told().begin(), told().end(), x) != told().end();
      scene
          .box({strip.left() + wide * static_cast<double>(x), strip.bottom() - high, wide - 1, high},
               plus ? &Theme::plus : &Theme::minus_small)
          .faded = faded * (told_of ? 1 : dead);
    }
    if (one.first && merging())
      scene.words({middle, top + 49}, one.merged == 1 ? tr("alone") : tr("first of %1").arg(number_text(one.merged)),
                  styles::small, &Theme::ink3, 0.5, slot_pitch - 12);
    const QRectF frame = frame_of(place, place, top);
    if (step >= steps.answer() && step < steps.all() && one.hypothesis == run.picked)
      scene.box(frame, nullptr, {&Theme::ink, 2.5}, 6);
    scene.touch({frame.adjusted(2, 2, -2, -2), 5}, Kin::of_predictor(labels));
  }

  /// How likely the hypothesis of each piece is drawn.
  void chances(const std::vector<StableSlot>& shown, bool hidden, double top) {
    scene.words({page_margin, top + 92}, tr("chance"), styles::small, &Theme::ink3);
    double rest = 1;
    for (std::size_t i = 0; i < shown.size(); ++i) {
      const auto found = std::find_if(run.candidates.begin(), run.candidates.end(),
                                      [&](auto& one) { return one.hypothesis == shown[i].hypothesis; });
      if (!shown[i].first || found == run.candidates.end()) continue;
      rest -= found->probability;
      const QRectF frame(centre_of(i) - 25, top + 76, 50, 6);
      const auto bar = [&](double share) { return Box{{frame.topLeft(), QSizeF(frame.width() * share, 6)}}; };
      scene.add(bar(found->probability), &Theme::ink2)
          .grows(QStringLiteral("chance %1").arg(shown[i].hypothesis), bar(0));
      scene.box(frame, nullptr, thin(&Theme::line));
      scene.words({centre_of(i), top + 94}, open_chance_text(found->probability, run.candidates.size() > 1),
                  styles::small, &Theme::ink, 0.5);
    }
    if (hidden)
      scene.words({centre_of(shown.size()), top + 94}, open_chance_text(std::max(0.0, rest), true), styles::small,
                  &Theme::ink2, 0.5);
  }

  // --- All of it

  [[nodiscard]] QString says() const {
    const std::optional<PointIndex> moved = run.most_moved(view.kind);
    const std::optional<double> bound = stability_bound_of(run, view);
    if (!moved || step < steps.change())
      return tr("A data set of %n examples, and at each point the chance that the answer is +.", nullptr,
                plural(run.study.rows));
    const StableAnswers& shown = run.of(view.kind);
    const QString at = plain_name(run.concept_class().point_name(*moved));
    const QString change = stable_change_words(run);
    const QString before = told_probability(shown.plus[*moved]);
    const QString after = told_probability(shown.changed[*moved]);
    QString moves = before == after
                        ? tr("%1 At point %2 the chance of + stays near %3.").arg(change, at, before)
                        : tr("%1 At point %2 the chance of + goes from %3 to %4.").arg(change, at, before, after);
    if (!bound) return moves;
    return moves + u' ' + tr("No answer of any data set moves by more than %1.").arg(told_upper(*bound));
  }

  void sweeps(double top) {
    for (const bool accuracy : {false, true}) add_stable_sweep(scene, run, view, accuracy, top);
  }

  Scene all(StablePart part) {
    set_blocks();
    scene.says = says();
    switch (part) {
      case StablePart::sample: sample(); break;
      case StablePart::hypotheses: hypotheses(10); break;
      case StablePart::sweeps: sweeps(0); break;
      default:
        sample();
        hypotheses(stable_class_top);
        add_stable_chances(scene, run, step, view, columns);
        if (room.height() < stable_natural_size(part).height() - 1) break;
        scene.line({page_margin, stable_least_height + 0.5}, {room.width() - page_margin, stable_least_height + 0.5},
                   thin(&Theme::hair));
        sweeps(stable_least_height);
    }
    return std::move(scene);
  }
};

}  // namespace

// --- What is known of the play

StableSteps StableSteps::of(const StablePageRun& run) {
  const auto steps = [](std::size_t all) {
    constexpr std::size_t most = 12;
    return static_cast<int>(std::clamp<std::size_t>(all, 1, most));
  };
  return {steps(run.drawn.size()), steps(run.support.size())};
}

std::size_t StableSteps::rows_at(int step, const StablePageRun& run) const {
  const auto shown = static_cast<std::size_t>(std::clamp(step + 1, 0, draw));
  return run.drawn.size() * shown / static_cast<std::size_t>(draw);
}

std::size_t StableSteps::points_at(int step, const StablePageRun& run) const {
  const auto shown = static_cast<std::size_t>(std::clamp(step - draw + 1, 0, merge));
  return run.support.size() * shown / static_cast<std::size_t>(merge);
}

std::optional<double> stability_bound_of(const StablePageRun& run, StableView view) {
  if (view.kind == StableKind::stable && view.paper) return run.study.bounds.printed_stability;
  return run.of(view.kind).bound;
}

std::optional<double> excess_bound_of(const StablePageRun& run, StableView view) {
  if (view.kind == StableKind::stable && view.paper) return run.study.bounds.printed_excess;
  return run.of(view.kind).excess_bound;
}

SweepBounds sweep_bounds_of(const StablePageRun& run, StableView view, std::size_t place) {
  const StableSweepPoint& point = run.of(view.kind).sweep[place];
  if (view.kind != StableKind::stable || !view.paper) return {point.stability_bound, point.excess_bound};
  StableOptions options = run.options;
  options.epsilon = point.epsilon;
  const StableBounds printed =
      stable_bounds(run.study.hypotheses, run.study.options.dimension, run.study.rows, options);
  return {printed.printed_stability, printed.printed_excess};
}

// --- Where things stand

StableColumns StableColumns::of(const StablePageRun& run, double width) {
  constexpr std::size_t most = 48;
  StableColumns found;
  found.points.resize(run.concept_class().points());
  std::iota(found.points.begin(), found.points.end(), PointIndex{0});
  if (found.points.size() > most) {
    // The points of the change, the one that is asked, and those with the most examples.
    std::vector<std::uint64_t> weight(found.points.size(), 0);
    for (const PointCount& count : run.study.counts) weight[count.point] = count.total();
    weight[run.asked] = run.study.rows + 1;
    if (run.change) weight[run.change->from.point] = weight[run.change->to.point] = run.study.rows + 2;
    std::partial_sort(
        found.points.begin(), found.points.begin() + most, found.points.end(),
        [&](PointIndex a, PointIndex b) { return weight[a] != weight[b] ? weight[a] > weight[b] : a < b; });
    found.left_out = found.points.size() - most;
    found.points.resize(most);
    std::sort(found.points.begin(), found.points.end());
  }
  found.right = width - page_margin;
  const auto columns = static_cast<double>(found.points.size());
  found.x = Axis::columns(found.points.size(), left, std::min(left + widest_stable_column * columns, found.right));
  return found;
}

std::size_t StableColumns::every(double room) const {
  return std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(room / x.unit())));
}

std::optional<Example> stable_example_at(const Grab& row, QPointF at) {
  constexpr double above = 20;
  const double y = row.to_scene.map(at).y();
  const double found = row.value(at);
  if (y < -above || y > stable_class_top || found < 0) return std::nullopt;
  const auto half = static_cast<PointIndex>(found);
  return Example{half / 2, label_of(half % 2 == 1)};
}

Scene stable_scene(const StablePageRun& run, int step, StableView view, StablePart part, QSizeF room) {
  return StableScene{run, step, view, room}.all(part);
}

ScenePicture stable_picture(std::shared_ptr<const StablePageRun> run, int step, double phase, StableView view,
                            StablePart part) {
  const bool whole = part == StablePart::whole;
  const QSizeF natural = stable_natural_size(part);
  const int last = StableSteps::of(*run).last();
  return {natural, whole ? stable_least_height : natural.height(),
          [run = std::move(run), view, part](int at, QSizeF room) { return stable_scene(*run, at, view, part, room); },
          whole ? std::min(step, last) : last, whole ? phase : 1};
}

}  // namespace littlestone::ui

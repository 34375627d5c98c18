// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/noisy_labels/noisy_labels_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NoisyScene {
  Q_DECLARE_TR_FUNCTIONS(NoisyLabelsPicture)

 public:
  const NoisyRun& run;
  NoisyMoment moment;
  NoisyView view;
  QSizeF room;
  Scene scene = {};
  std::vector<HypothesisIndex> columns = {};
  std::vector<std::size_t> group_of = {};  // of each column: an index of NoisyColumns::groups
  Axis column_axis = {};
  double width = 0;  // of a box of one column

  static constexpr double left = 117;
  static constexpr double right = 704;
  static constexpr double piece_height = 48;
  static constexpr double story_top = 112;  // S, where H_T′ comes later
  static constexpr double row_height = 16;

  void place_columns() {
    for (std::size_t g = 0; g < run.columns.groups.size(); ++g) {
      for (const HypothesisIndex h : run.columns.groups[g].hypotheses) {
        columns.push_back(h);
        group_of.push_back(g);
      }
    }
    const std::size_t count = std::max<std::size_t>(columns.size(), 1);
    const double pitch = std::min(96.0, (right - left + 5) / static_cast<double>(count));
    const double gap = std::min(10.0, pitch * 0.14);
    const double begin = left - gap / 2;
    column_axis = Axis::columns(count, begin, begin + pitch * static_cast<double>(count));
    width = pitch - gap;
  }
  [[nodiscard]] double middle(std::size_t column) const { return column_axis.px(static_cast<double>(column)); }
  [[nodiscard]] double middle_of(HypothesisIndex h) const {
    return middle(static_cast<std::size_t>(std::find(columns.begin(), columns.end(), h) - columns.begin()));
  }
  [[nodiscard]] QRectF box(std::size_t column, double top, double height) const {
    return {middle(column) - width / 2, top, width, height};
  }
  /// What stands before `left`, in so many lines as it takes.
  void beside(double y, const QString& words, double line = 15, Ink ink = &Theme::ink2) {
    constexpr double room_before = left - page_margin - 8;
    scene.paragraph({page_margin, y}, words, styles::small, ink, room_before, line);
  }

  // --- T and T′

  [[nodiscard]] const Example& drawn(std::size_t place, bool after) const {
    const bool enters = after && place == run.swap->place;
    return run.rows().rows()[enters ? run.swap->entering : run.subset[place]];
  }

  void chip(std::size_t place, const QRectF& rect, const QString& name, bool after) {
    const Example& one = drawn(place, after);
    const bool plus = one.label == Label::plus;
    const bool here = run.swap && place == run.swap->place && moment.swapped();
    const Axis chips{-100, 100, -3100, 3100};  // a drag of 31 px is one
    Mark& mark = plus ? scene.box(rect, &Theme::plus, {}, 3)
                      : scene.box(rect.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::minus_ground, {&Theme::minus_border}, 3);
    mark.touched({rect.adjusted(-2, -4, 2, 4), 4, after && !here ? Spot::Act::none : Spot::Act::drag,
                  after ? noisy_entering_chip : noisy_first_chip + static_cast<std::int32_t>(place),
                  Grab{after ? "entering" : "leaving", chips}},
                 Kin::of_point(one.point));
    scene.words({rect.center().x(), rect.bottom() - 5}, name, {12, QFont::Medium},
                plus ? &Theme::on_plus : &Theme::minus_glyph, 0.5);
    if (here) scene.add(Ring{rect}, nullptr);
  }

  /// As many rows of T or T′ as there is room for, the one that is swapped always among them; returns where they end.
  double draw(double x, double most, bool after) {
    constexpr double gap = 4;
    const std::size_t count = run.subset.size();
    const auto name_of = [&](std::size_t i) {
      const Example& one = drawn(i, after);
      return brief_name(run.concept_class().point_name(one.point)) + noisy_sign(one.label);
    };
    const auto room_of = [&](std::size_t i) { return std::max(27.0, width_of(name_of(i), {12, QFont::Medium}) + 9); };
    std::vector<std::size_t> shown;
    double used = 0;
    for (std::size_t i = 0; i < count; ++i) {
      used += room_of(i) + gap;
      if (used > most - (i + 1 < count ? 34 : 0)) break;
      shown.push_back(i);
    }
    if (run.swap && std::find(shown.begin(), shown.end(), run.swap->place) == shown.end()) {
      if (!shown.empty()) shown.pop_back();
      shown.push_back(run.swap->place);
    }
    for (const std::size_t i : shown) {
      const QRectF rect(x, 8, room_of(i), 19);
      chip(i, rect, name_of(i), after);
      x = rect.right() + gap;
    }
    if (shown.size() == count) return x;
    return x + 6 + scene.words({x + 2, 22}, tr("+%1").arg(count - shown.size()), styles::small, &Theme::ink3).width();
  }

  void draws() {
    const std::size_t count = run.subset.size();
    const auto say = [&](double x, const QString& words) {
      if (x + width_of(words, styles::plain) <= right) scene.words({x, 22}, words, styles::plain, &Theme::ink2);
    };
    const bool two = moment.swapped() && run.swap;
    scene.words({page_margin, 22}, QStringLiteral("$T$"), styles::symbol, &Theme::ink);
    double x = draw(46, two ? 300 : right - 46, false);
    if (!two) return say(x + 16, tr("%n rows of $S$, drawn without looking at their labels", nullptr, plural(count)));
    const double second = std::max(264.0, x + 14);
    scene.words({second, 22}, QStringLiteral("$T$′"), styles::symbol, &Theme::ink);
    x = draw(second + 28, std::min(300.0, right - second - 28), true);
    if (moment.shared())
      say(x + 12,
          count == 1 ? tr("no row is shared") : tr("%n rows are shared: $T$ ∩ $T$′", nullptr, plural(count - 1)));
  }

  // --- The pieces

  [[nodiscard]] static double top_of(bool after) { return after ? 164 : 46; }
  /// The hypothesis that stands for the piece of another.
  [[nodiscard]] HypothesisIndex piece_of(HypothesisIndex h, bool after) const {
    const MergedClass& divided = after && run.swap ? run.swap->after : run.merged;
    return divided.representatives[divided.piece_of[h]];
  }
  [[nodiscard]] bool chosen(HypothesisIndex h, bool after) const {
    return h == run.chosen && !after && moment.chosen() && !moment.matched();
  }

  void chance(std::size_t column, bool after) {
    const double top = top_of(after);
    const double inset = std::min(7.0, width * 0.11);
    const QRectF track = box(column, top + 27, 5).adjusted(inset, 0, -inset, 0);
    const HypothesisIndex h = columns[column];
    const double value = after && run.swap ? run.swap->law.drawn_after[h] : run.drawn[h];
    scene.box(track, &Theme::canvas, thin(&Theme::line));
    scene.box({track.topLeft(), QSizeF(track.width() * value, 5)}, &Theme::ink2)
        .grows(QStringLiteral("chance %1 %2").arg(after).arg(column), Box{{track.topLeft(), QSizeF(0, 5)}});
    QString told = value > 0 && value < 1e-99 ? QStringLiteral("≈0") : told_probability(value);
    if (width_of(told, styles::small) > column_axis.unit() - 3)  // "2.3·10⁻¹²" as "10⁻¹²", ">.999" as "1"
      told = value > 0.5 ? QStringLiteral("≈1")
                         : QStringLiteral("10") + superscript(static_cast<int>(std::lround(std::log10(value))));
    scene.words({middle(column), top + 44}, told, styles::small, &Theme::ink, 0.5);
  }

  /// Neighbouring columns of a piece make one box; where it lies apart, a bar joins its boxes.
  void piece(HypothesisIndex piece, bool after) {
    const double top = top_of(after);
    std::vector<QRectF> boxes;
    std::size_t next = 0;
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (piece_of(columns[c], after) != piece) continue;
      const QRectF rect = box(c, top, piece_height);
      if (!boxes.empty() && next == c)
        boxes.back().setRight(rect.right());
      else
        boxes.push_back(rect);
      next = c + 1;
    }
    for (const QRectF& rect : boxes) scene.box(rect, &Theme::lineage, {}, 6);
    const double y = after ? top + piece_height + 3 : top - 3;
    for (std::size_t i = 1; i < boxes.size(); ++i)
      scene.line({boxes[i - 1].right() - 8, y}, {boxes[i].left() + 8, y}, {&Theme::ink2, 1.5});
    if (chosen(piece, after) && !boxes.empty()) scene.box(boxes.front(), nullptr, {&Theme::ink, 2}, 6);
  }

  void pieces(bool after) {
    const double top = top_of(after);
    scene.words({page_margin, top + 20}, after ? QStringLiteral("$H_{T′}$") : QStringLiteral("$H_T$"), styles::symbol,
                &Theme::ink);
    if (moment.chances()) scene.words({page_margin, top + 38}, tr("chance"), styles::small, &Theme::ink3);
    for (const NoisyColumns::Group& group : run.columns.groups) {
      const NoisyMatch& match = run.matches[group.match];
      for (const HypothesisIndex h : after ? match.after : match.before) piece(h, after);
    }
    const MathStyle style{column_axis.unit() > 40 ? 14.0 : 13.0};
    for (std::size_t c = 0; c < columns.size(); ++c) {
      const HypothesisIndex h = columns[c];
      const bool first = piece_of(h, after) == h;
      const bool hat = chosen(h, after) && width >= 52;
      QString name = name_markup(run.concept_class().hypothesis_name(h), style, width - 4 - (hat ? 26 : 0));
      if (hat) name += QStringLiteral(" = $ĥ$");
      scene.words({middle(c), top + 19}, name, style, first ? &Theme::ink : &Theme::ink3, 0.5)
          .touched({box(c, top + 2, piece_height - 4).adjusted(1, 0, -1, 0), 5},
                   Kin::of_predictor(run.concept_class().row(h)));
      if (first && moment.chances()) chance(c, after);
    }
    if (!after && run.columns.left_out > 0)
      beside(top + 51, tr("%n more in the table", nullptr, plural(run.columns.left_out)), 12, &Theme::ink3);
  }

  void links() {
    beside(126, tr("equal on the shared rows"));
    const double from = top_of(false) + piece_height;
    const double to = top_of(true);
    std::size_t first = 0;
    for (const NoisyColumns::Group& group : run.columns.groups) {
      const NoisyMatch& match = run.matches[group.match];
      const std::size_t last = first + group.hypotheses.size() - 1;
      const QRectF all = box(first, from, to - from) | box(last, from, to - from);
      first = last + 1;
      scene.box(all, &Theme::lineage).opacity = 0.5;
      const bool strong = moment.kinds() && match.changed();
      for (const HypothesisIndex b : match.before)
        for (const HypothesisIndex a : match.after)
          scene
              .line({middle_of(b), from + 1}, {middle_of(a), to - 1},
                    {strong ? &Theme::ink : &Theme::ink2, strong ? 3 : 1.75})
              .named(QStringLiteral("link %1 %2").arg(b).arg(a));
      QString kind = tr("%1 : %2", "pieces of T and of T'").arg(match.before.size()).arg(match.after.size());
      QRectF pill(0, 0, std::min(38.0, all.width()), 22);
      pill.moveCenter(all.center());
      const bool narrow = pill.width() < 36;
      if (narrow) kind.remove(u' ');
      scene.box(pill, &Theme::canvas, strong ? thin(&Theme::ink, 1.5) : thin(&Theme::line), 11);
      scene.words(pill.center() + QPointF(0, 4.5), kind,
                  {narrow ? caption : 12, strong ? QFont::DemiBold : QFont::Normal}, &Theme::ink, 0.5);
    }
  }

  // --- What the votes answer

  void answer_bars(std::size_t column, const QRectF& area, const NoisyAnswers& answers) {
    const std::size_t points = answers.plus.size();
    const Axis axis = Axis::columns(points, area.left(), area.right());
    const double pitch = axis.unit();
    const double wide = pitch - (pitch >= 3 ? std::min(1.5, pitch * 0.2) : 0);
    Boxes bars;
    Boxes flat;
    for (std::size_t x = 0; x < points; ++x) {
      const QRectF whole(axis.px(static_cast<double>(x)) - wide / 2, area.top(), wide, area.height());
      bars.rects << whole.adjusted(0, area.height() * (1 - answers.plus[x]), 0, 0);
      flat.rects << whole.adjusted(0, area.height(), 0, 0);
      scene.touch({whole, 2}, Kin::of_point(static_cast<PointIndex>(x)));
    }
    scene.add(bars, &Theme::plus).grows(QStringLiteral("answers %1").arg(column), flat);
    const auto asked = static_cast<std::size_t>(run.scenario.asked);
    if (moment.answer() && chosen(columns[column], false) && asked < points && pitch >= 3)
      scene.box(bars.rects[static_cast<qsizetype>(asked)].adjusted(-1, -1, 1, 0.5), nullptr, {&Theme::ink, 1.5});
  }

  void answers() {
    constexpr double top = 226;
    constexpr double base = 290;
    beside(top + 12, tr("what the votes answer if $ĥ$ is this one"));
    const double inset = std::min(4.0, width * 0.06);
    for (std::size_t c = 0; c < columns.size(); ++c) {
      const QRectF area = box(c, top, base - top).adjusted(inset, 0, -inset, 0);
      scene.line(area.topLeft() - QPointF(0, 1.5), area.topRight() - QPointF(0, 1.5), thin(&Theme::hair));
      scene.line(area.bottomLeft() + QPointF(0, 0.5), area.bottomRight() + QPointF(0, 0.5), thin(&Theme::line));
      if (const NoisyAnswers* answers = run.answers_of(columns[c])) answer_bars(c, area, *answers);
    }
  }

  void apart() {
    constexpr double y = 309;
    scene.words({page_margin, y + 4}, tr("rows apart"), styles::small, &Theme::ink2);
    for (std::size_t c = 1; c < columns.size(); ++c) {
      const bool partners = group_of[c - 1] == group_of[c];
      const double x = (middle(c - 1) + middle(c)) / 2;
      const QString count = count_text(static_cast<double>(run.apart(columns[c - 1], columns[c])));
      const Mark& number = scene.words({x, y + 4}, count, partners ? styles::bold : styles::plain,
                                       partners ? &Theme::ink : &Theme::ink3, 0.5);
      const double from = number.width() / 2 + 5;
      const double reach = column_axis.unit() / 2 - 3;
      if (reach - from < 4) continue;
      for (const double side : {-1.0, 1.0})
        scene.line({x + side * from, y}, {x + side * reach, y}, partners ? thin(&Theme::ink, 1.5) : thin(&Theme::line));
    }
  }

  // --- The rows of S

  [[nodiscard]] Label label_of(std::size_t row, bool relabelled) const {
    const Example& one = run.rows().rows()[row];
    return relabelled ? run.concept_class().row(run.chosen)[one.point] : one.label;
  }
  [[nodiscard]] bool rows_fit() const {
    constexpr double least = 2.4;  // px a row of S needs to be seen by itself
    return static_cast<double>(run.rows().size() + run.blocks.size()) * least <= right - left;
  }
  [[nodiscard]] QRectF row_cell(std::size_t row, double top) const {
    const auto blocks = static_cast<double>(run.blocks.size());
    const double gap = std::min(6.0, 0.2 * (right - left) / std::max(1.0, blocks));
    const double pitch = std::min(24.0, (right - left - gap * blocks) / static_cast<double>(run.rows().size()));
    const auto before = std::count_if(run.blocks.begin(), run.blocks.end(),
                                      [&](const TrainedBlock& block) { return row >= block.first + block.size; });
    const double x = left + pitch * static_cast<double>(row) + gap * static_cast<double>(before);
    return {x, top, pitch - std::min(1.5, pitch * 0.2), row_height};
  }
  /// A label: + of full height, − low, as in a micro strip. Those that are relabelled come from the left.
  Mark& label(const QRectF& cell, Label label, bool relabelled, const QString& name) {
    const QRectF rect = label == Label::plus ? cell : cell.adjusted(0, cell.height() - 5, 0, 0);
    Mark& mark = scene.box(rect, label == Label::plus ? &Theme::plus : &Theme::minus_small);
    if (relabelled) mark.grows(name, Box{{left, rect.top(), 0, rect.height()}});
    return mark;
  }

  void rows(double top, bool relabelled) {
    if (!rows_fit()) return many_rows(top, relabelled);
    const std::size_t used = run.blocks.empty() ? 0 : run.blocks.back().first + run.blocks.back().size;
    for (std::size_t i = 0; i < run.rows().size(); ++i) {
      const QRectF cell = row_cell(i, top);
      Mark& row = label(cell, label_of(i, relabelled), relabelled, QStringLiteral("row %1").arg(i));
      row.touched(
          {cell.adjusted(-0.5, -4, 0.5, 4), 2, Spot::Act::choose, noisy_first_row + static_cast<std::int32_t>(i)},
          Kin::of_point(run.rows().rows()[i].point));
      if (relabelled && i >= used) row.faded = Theme().faded_dead;
      if (label_of(i, relabelled) == label_of(i, false)) continue;
      const QPointF tip(cell.center().x(), top - 3);
      const QPointF start(left, tip.y());
      scene.add(Area{QPolygonF({tip, tip + QPointF(-2.5, -3.75), tip + QPointF(2.5, -3.75)})}, &Theme::ink)
          .grows(QStringLiteral("changed %1").arg(i), Area{QPolygonF({start, start, start})});
    }
    const double y = top + row_height + 1.5;
    scene.line({left, y}, {row_cell(run.rows().size() - 1, top).right(), y}, thin(&Theme::hair));
  }

  /// Too many to be seen one by one: a block is one bar, its share of + filled from the right.
  void many_rows(double top, bool relabelled) {
    constexpr std::size_t most = 60;
    const std::size_t bars = std::min(most, run.blocks.size());
    const double pitch = (right - left) / static_cast<double>(std::max<std::size_t>(bars, 1));
    const double gap = std::min(6.0, pitch * 0.2);
    for (std::size_t b = 0; b < bars; ++b) {
      const std::size_t from = run.blocks[b * run.blocks.size() / bars].first;
      const TrainedBlock& ending = run.blocks[(b + 1) * run.blocks.size() / bars - 1];
      const std::size_t to = ending.first + ending.size;
      double plus = 0;
      for (std::size_t i = from; i < to; ++i) plus += label_of(i, relabelled) == Label::plus ? 1 : 0;
      const QRectF bar(left + pitch * static_cast<double>(b), top, pitch - gap, row_height);
      const double minus = bar.width() * (1 - plus / static_cast<double>(to - from));
      const QString name = QStringLiteral("block %1").arg(b);
      label(bar, Label::minus, relabelled, name + u'-');
      label(bar.adjusted(minus, 0, 0, 0), Label::plus, relabelled, name + u'+');
    }
  }

  /// T, in ticks below the rows, and rings around those that change.
  void marked_rows(double top) {
    if (!rows_fit()) return;
    const auto cell = [&](std::uint64_t row) { return row_cell(static_cast<std::size_t>(row), top); };
    for (const std::uint64_t row : run.subset) {
      const QPointF below(cell(row).center().x(), top + row_height + 3);
      scene.line(below, below + QPointF(0, 5), thin(&Theme::ink, 2));
    }
    std::vector<std::uint64_t> changing;
    if (moment.swapped() && run.swap) changing = {run.swap->leaving, run.swap->entering};
    if (moment.worst() && run.worst && run.worst->row) changing = {*run.worst->row};
    for (const std::uint64_t row : changing) scene.add(Ring{cell(row), 2}, nullptr);
  }

  [[nodiscard]] QString said_of_rows() const {
    if (moment.swapped() && run.swap)
      return tr("row %1, a %2, leaves $T$; row %3, a %4, enters")
          .arg(whole_text(run.swap->leaving + 1), row_text(run, run.swap->leaving), whole_text(run.swap->entering + 1),
               row_text(run, run.swap->entering));
    if (moment.worst() && run.worst && run.worst->row)
      return (run.worst->exact ? tr("row %1, a %2, becomes a %3: the worst change")
                               : tr("row %1, a %2, becomes a %3: the worst change tried"))
          .arg(whole_text(*run.worst->row + 1), row_text(run, *run.worst->row), example_text(run, run.worst->example));
    return rows_fit() ? tr("ticks below: the rows of $T$") : tr("one bar a block, its share of + in blue");
  }

  void relabelled_rows(double top) {
    beside(top + 6, tr("relabelled by %1").arg(name_markup(run.concept_class().hypothesis_name(run.chosen))), 14);
    rows(top, true);
  }

  void story() {
    const std::uint64_t count = run.rows().size();
    scene.words({page_margin, story_top + 8}, QStringLiteral("$S$"), styles::symbol, &Theme::ink);
    scene.words({page_margin, story_top + 23}, grouped(tr("%n rows", nullptr, plural(count)), count), styles::small,
                &Theme::ink3);
    rows(story_top, false);
    marked_rows(story_top);
    scene.words({left, story_top + row_height + 21}, said_of_rows(), styles::small, &Theme::ink2);
    if (!moment.relabelled() || view.votes) return;
    relabelled_rows(162);
    const QString changed = grouped(tr("%n labels change", nullptr, plural(run.relabelled)), run.relabelled);
    scene.words({left, 194}, changed + QStringLiteral(" · ") + tr("%n blocks", nullptr, plural(run.blocks.size())),
                styles::small, &Theme::ink2);
  }

  // --- The votes of the blocks

  /// A predictor, how many blocks say it, and where it stands.
  struct Said {
    const LabelVector* labels;
    std::size_t count;
    double x;
    double room;
  };

  /// Each block under its rows.
  [[nodiscard]] std::vector<Said> each_said() const {
    std::vector<Said> said;
    for (std::size_t b = 0; b < run.blocks.size(); ++b) {
      const double from = row_cell(run.blocks[b].first, 0).left();
      const double to = b + 1 < run.blocks.size() ? row_cell(run.blocks[b + 1].first, 0).left() - 8 : right;
      said.push_back({&run.blocks[b].labels, 1, from, std::min(to - from, 130.0)});
    }
    return said;
  }

  /// Of many blocks: what most of them say.
  [[nodiscard]] std::vector<Said> most_said() const {
    constexpr std::size_t most = 5;
    std::vector<Said> said;
    for (const TrainedBlock& block : run.blocks) {
      const auto same = [&](const Said& one) { return *one.labels == block.labels; };
      const auto found = std::find_if(said.begin(), said.end(), same);
      if (found != said.end())
        ++found->count;
      else
        said.push_back({&block.labels, 1, 0, 112});
    }
    std::stable_sort(said.begin(), said.end(),
                     [](const Said& one, const Said& other) { return one.count > other.count; });
    if (said.size() > most) said.resize(most);
    for (std::size_t i = 0; i < said.size(); ++i) said[i].x = left + 117 * static_cast<double>(i);
    return said;
  }

  void blocks() {
    if (!moment.relabelled()) return;
    constexpr double top = 228;
    relabelled_rows(top);
    if (!moment.votes()) return;
    scene.words({page_margin, top + 42}, tr("blocks say"), styles::small, &Theme::ink2);
    const bool each = run.blocks.size() <= 14 && rows_fit();
    for (const Said& one : each ? each_said() : most_said()) {
      const double strip = std::min(64.0, one.room * 0.55);
      const double name = one.room - strip - 12 - (each ? 0 : 26);
      scene.predictor(one.x, top + 38, run.concept_class(), *one.labels, false, std::max(14.0, name), strip);
      if (!each)
        scene.words({one.x + one.room - 2, top + 42}, tr("×%1").arg(one.count), styles::small, &Theme::ink2, 1);
    }
    votes(top + 72);
  }

  void votes(double top) {
    const std::size_t points = run.votes.size();
    scene.words({page_margin, top + 4}, tr("votes for +"), styles::small, &Theme::ink2);
    scene.words({page_margin, top - 10}, tr("at point"), styles::small, &Theme::ink3);
    const double pitch = std::min(40.0, (right - left - 70) / static_cast<double>(points));
    const double end = left + pitch * static_cast<double>(points);
    const Axis axis = Axis::columns(points, left, end);
    const bool named = pitch >= 17;
    for (std::size_t x = 0; x < points; ++x) {
      const double at = axis.px(static_cast<double>(x));
      const QRectF cell(at - pitch / 2 + 1, top - 9, pitch - 2, 17);
      const bool asked = named && moment.answer() && x == run.scenario.asked;
      const double high = 20 * static_cast<double>(run.votes[x]) / static_cast<double>(run.blocks.size());
      Mark& vote = named ? scene.words({at, top + 4}, whole_text(run.votes[x]), asked ? styles::bold : styles::plain,
                                       &Theme::ink, 0.5)
                         : scene.box({at - pitch * 0.4, top + 8 - high, pitch * 0.8, high}, &Theme::plus);
      vote.touched({cell.adjusted(0, -12, 0, 0), 2}, Kin::of_point(static_cast<PointIndex>(x)));
      if (named)
        scene.words({at, top - 10},
                    name_markup(run.concept_class().point_name(static_cast<PointIndex>(x)), styles::small, pitch - 2),
                    styles::small, &Theme::ink3, 0.5);
      if (asked) scene.box(cell, nullptr, {&Theme::ink, 1.5}, 3);
    }
    if (named) scene.words({end + 12, top + 4}, tr("of $k$ = %1").arg(run.blocks.size()), styles::small, &Theme::ink3);
  }

  [[nodiscard]] QString says() const {
    QString text = tr("T has %n rows and leaves %1 pieces of the class.", nullptr, plural(run.subset.size()))
                       .arg(run.merged.representatives.size());
    if (!run.swap) return text;
    return text + u' ' +
           tr("One row of T is exchanged: %1 leaves and %2 enters. Matched hypotheses differ on at most %3 rows; "
              "the exchange shows %4, the bound allows %5.")
               .arg(row_text(run, run.swap->leaving), row_text(run, run.swap->entering),
                    whole_text(run.swap->law.apart), told_lower(run.swap->law.epsilon),
                    told_upper(run.swap->law.bound));
  }

  Scene all() {
    constexpr double divider = 324;
    constexpr double with_calculator = 591;
    place_columns();
    draws();
    if (moment.pieces()) pieces(false);
    if (moment.matched() && run.swap) {
      links();
      pieces(true);
    } else {
      story();
    }
    if (view.votes) {
      blocks();
    } else if (moment.votes()) {
      answers();
      if (moment.apart()) apart();
    }
    if (room.height() >= with_calculator) {
      scene.line({page_margin, divider}, {room.width() - page_margin, divider}, thin(&Theme::hair));
      add_noisy_plan(scene, run, view);
    }
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

Scene noisy_labels_scene(const NoisyRun& run, int step, const NoisyView& view, QSizeF room) {
  return NoisyScene{run, {step}, view, room}.all();
}

ScenePicture noisy_labels_picture(std::shared_ptr<const NoisyRun> run, int step, double phase, const NoisyView& view) {
  constexpr double least_height = 324;  // without the calculator
  return {QSizeF(728, 600), least_height,
          [run = std::move(run), view](int at, QSizeF room) { return noisy_labels_scene(*run, at, view, room); },
          std::clamp(step, 0, NoisyMoment::last), phase};
}

}  // namespace littlestone::ui

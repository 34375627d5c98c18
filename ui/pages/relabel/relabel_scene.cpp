// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/relabel/relabel_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// A chance in a narrow column.
QString small_chance_text(double chance) {
  constexpr double least = 1e-99;
  return chance > 0 && chance < least ? QStringLiteral("<10⁻⁹⁹") : probability_text(chance);
}

/// The rows of S at a point and those of them in T; by label, − first.
struct Column {
  PointIndex point = 0;
  std::array<std::uint64_t, 2> rows = {};
  std::array<std::uint64_t, 2> in = {};
  [[nodiscard]] bool in_subset() const { return in[0] + in[1] > 0; }
};

struct RelabelScene {
  Q_DECLARE_TR_FUNCTIONS(RelabelPicture)

 public:
  const RelabelRun& run;
  QSizeF room;
  std::optional<std::size_t> previewed;
  RelabelMoment moment;
  Scene scene = {};
  double boundary = room.width() - 146;  // x of the privacy boundary
  double errors_right = boundary - 92;
  double chances_right = boundary - 9;
  std::size_t left_points = 0;                                             // points of S without a column
  std::vector<Column> columns = {};                                        // of points, in their order
  std::vector<std::size_t> lines = {};                                     // ways that have a line, in their order
  std::size_t shown = std::min<std::size_t>(84, run.study.subset.size());  // rows of T that have a chip
  Axis column_axis = {};
  Axis line_axis = {};
  Axis chip_axis = {};

  static constexpr double columns_left = 120;
  static constexpr double stack_foot = 122;
  static constexpr double names_y = 136;
  static constexpr double ways_y = 157;
  static constexpr double rule_y = 308.5;
  static constexpr double chips_y = 330;
  static constexpr double fall = 44;  // from T to T^t
  static constexpr double new_chips_y = chips_y + fall;
  static constexpr double chips_left = 134;
  static constexpr double chips_room = 336;

  [[nodiscard]] const ConceptClass& concepts() const { return run.concept_class(); }
  [[nodiscard]] const std::vector<Dichotomy>& ways() const { return run.study.dichotomies; }
  [[nodiscard]] double x_of(std::size_t column) const { return column_axis.px(static_cast<double>(column)); }
  [[nodiscard]] double y_of(std::size_t line) const { return line_axis.px(static_cast<double>(line)); }

  /// Of many points those of T first, then those that occur most.
  void choose_columns() {
    constexpr std::size_t most = 32;
    std::map<PointIndex, Column> all;
    for (const PointCount& at : run.data->rows.counts()) all[at.point] = {at.point, {at.minus, at.plus}};
    for (const std::uint32_t row : run.study.subset) {
      const Example& one = run.rows()[row];
      ++all[one.point].in[one.label == Label::plus ? 1 : 0];
    }
    if (concepts().points() <= most)
      for (PointIndex x = 0; x < concepts().points(); ++x) all[x].point = x;
    for (const auto& [point, column] : all) columns.push_back(column);
    if (columns.size() <= most) return;
    const auto rank = [](const Column& one) { return std::pair(one.in_subset(), one.rows[0] + one.rows[1]); };
    std::stable_sort(columns.begin(), columns.end(), [&](auto& a, auto& b) { return rank(a) > rank(b); });
    left_points = columns.size() - most;
    columns.resize(most);
    std::sort(columns.begin(), columns.end(), [](auto& a, auto& b) { return a.point < b.point; });
  }

  /// Of many ways the one that is drawn, then the likeliest.
  void choose_lines() {
    constexpr std::size_t most = 9;
    lines.resize(ways().size());
    std::iota(lines.begin(), lines.end(), std::size_t{0});
    if (lines.size() <= most) return;
    const auto rank = [&](std::size_t way) {
      return std::pair(way == run.study.selected, run.study.probabilities[way]);
    };
    std::stable_sort(lines.begin(), lines.end(), [&](auto a, auto b) { return rank(a) > rank(b); });
    lines.resize(most - 1);
    std::sort(lines.begin(), lines.end());
  }

  void set_axes() {
    std::uint64_t worst = 0;
    for (const std::size_t way : lines) worst = std::max(worst, ways()[way].errors);
    const double errors = std::max(22.0, width_of(whole_text(worst), styles::bold) + 8);
    const auto axis = [](std::size_t count, double begin, double widest, double whole) {
      const auto n = static_cast<double>(std::max<std::size_t>(1, count));
      return Axis::columns(static_cast<std::size_t>(n), begin, begin + std::min(widest * n, whole));
    };
    column_axis = axis(columns.size(), columns_left, 45, errors_right - errors - columns_left);
    line_axis = axis(lines.size() + (lines.size() < ways().size() ? 1 : 0), ways_y + 7, 23, 138);
    chip_axis = axis(shown, chips_left, 42, chips_room);
  }

  void ground() {
    scene.box({0, 0, boundary, relabel_plots_top}, &Theme::noise_ground).faded = 0.35;
    scene.privacy_boundary(boundary, 24, relabel_plots_top, room.width() - boundary);
  }

  // --- S

  void stacks() {
    scene.words({page_margin, 39}, QStringLiteral("$S$"), styles::symbol, &Theme::ink);
    double y = 57;
    const auto say = [&](const QString& words, Ink ink) {
      y = scene.paragraph({page_margin, y}, words, styles::small, ink, columns_left - page_margin - 12, 14);
    };
    say(with_groups(tr("%n examples", nullptr, plural(run.n())), run.n()), &Theme::ink2);
    say(tr("framed: $T$"), &Theme::ink2);
    if (left_points > 0)
      say(with_groups(tr("%n more points", nullptr, plural(left_points)), left_points), &Theme::ink3);
    std::uint64_t most = 1;
    for (const Column& one : columns) most = std::max({most, one.rows[0], one.rows[1]});
    const double pitch = std::min(9.3, 92 / static_cast<double>(most));
    const double half = std::min(15.0, column_axis.unit() * 0.42);
    for (std::size_t c = 0; c < columns.size(); ++c) {
      scene.line({x_of(c) - half, stack_foot + 0.5}, {x_of(c) + half, stack_foot + 0.5}, thin(&Theme::line));
      stack(c, Label::minus, pitch);
      stack(c, Label::plus, pitch);
    }
    point_names();
  }

  /// The rows of one label at a point: a cell for each, or one bar for many; those in T lie below and are framed.
  void stack(std::size_t column, Label label, double pitch) {
    const Column& at = columns[column];
    const std::size_t side = label == Label::plus ? 1 : 0;
    const std::uint64_t rows = at.rows[side];
    const std::uint64_t in = at.in[side];
    if (rows == 0) return;
    const bool each = pitch >= 3.2;
    const double width = std::min(13.0, column_axis.unit() * 0.34);
    const double aside = std::min(8.0, column_axis.unit() * 0.21);
    const double left = x_of(column) + (side == 1 ? aside : -aside) - width / 2;
    const auto up_to = [&](double top, double high) { return QRectF(left, stack_foot - top, width, high); };
    const auto piece = [&](std::uint64_t i, std::uint64_t of, double least) {
      const double bar = std::max(least, pitch * static_cast<double>(of));
      return each ? up_to(pitch * static_cast<double>(i + 1), pitch - std::min(1.3, pitch * 0.2)) : up_to(bar, bar);
    };
    for (std::uint64_t i = 0; i < (each ? rows : 1); ++i)
      scene.add(LabelCell{piece(i, rows, 2), label, false}, nullptr);
    // Frames after all cells, so that no cell lies over one.
    const double out = each ? 0.5 : 0;
    const Stroke frame{&Theme::ink, each ? std::min(2.0, pitch * 0.25) : 2, 0.5};
    for (std::uint64_t i = 0; i < (each ? in : std::min<std::uint64_t>(1, in)); ++i)
      scene.box(piece(i, in, 3).adjusted(-out, -out, out, out), nullptr, frame, 1.5);
    const double reach = std::max(12.0, pitch * static_cast<double>(rows));
    scene.marks.back().touched(
        {up_to(reach, reach).adjusted(-1, 0, 1, 0), 2, in < rows ? Spot::Act::drag : Spot::Act::none,
         relabel_first_stack + static_cast<std::int32_t>(2 * std::size_t{at.point} + side), chip_grab()},
        Kin::of_point(at.point));
  }

  /// A row of S is dropped on a row of T.
  [[nodiscard]] Grab chip_grab() const {
    std::vector<double> stops(shown + 2, -1);  // none at both ends
    std::iota(stops.begin() + 1, stops.end() - 1, 0);
    const double pitch = chip_axis.unit();
    const Axis axis = Axis::columns(stops.size(), chip_axis.begin - pitch, chip_axis.end + pitch);
    return {"chosen", axis, Qt::Horizontal, -1, stops};
  }

  void point_names() {
    scene.words({page_margin, names_y}, tr("point"), styles::small, &Theme::ink2);
    constexpr double apart = 17;
    const double every = std::max(1.0, std::ceil(apart / column_axis.unit()));
    for (std::size_t c = 0; c < columns.size(); c += static_cast<std::size_t>(every)) {
      const Name& name = concepts().point_name(columns[c].point);
      scene.words({x_of(c), names_y}, name_markup(name, styles::small, column_axis.unit() * every - 3), styles::small,
                  &Theme::ink2, 0.5);
    }
  }

  // --- The ways to label its points

  void all_ways() {
    scene.words({page_margin, ways_y}, tr("what $H$ can say on $T$"), styles::bold, &Theme::ink);
    if (moment.scored() > 0) {
      scene.words({errors_right, ways_y}, tr("errors"), styles::small, &Theme::ink2, 1);
      scene.words({chances_right, ways_y}, tr("chance"), styles::small, &Theme::ink2, 1);
    }
    for (std::size_t line = 0; line < lines.size(); ++line) way(lines[line], y_of(line));
    if (lines.size() < ways().size()) rest(y_of(lines.size()));
  }

  void way(std::size_t index, double y) {
    const Dichotomy& one = ways()[index];
    const double high = line_axis.unit();
    const double wide = column_axis.unit();
    const bool drawn = moment.chosen() && index == run.study.selected;
    const QRectF band(16, y - high / 2 + 1, boundary - 16 - 8, high - 2);
    if (drawn) scene.box(band, &Theme::lineage, {}, 5).named(QStringLiteral("drawn"));
    who(one, y, drawn);
    scene.marks.back().touched({band, 5, Spot::Act::choose, relabel_first_way + static_cast<std::int32_t>(index)},
                               Kin::of_predictor(concepts().row(one.best)));
    const LabelVector& labels = concepts().row(one.behind.front());
    const QSizeF size(std::min(20.0, wide - std::min(4.0, wide * 0.2)), std::min(16.0, high - 3));
    const bool glyph = size.width() >= 9 && size.height() >= 9;
    for (std::size_t c = 0; c < columns.size(); ++c) {
      if (!columns[c].in_subset()) continue;
      const QRectF rect(QPointF(x_of(c) - size.width() / 2, y - size.height() / 2), size);
      Mark& cell = scene.add(LabelCell{rect, labels[columns[c].point], glyph}, nullptr);
      cell.named(QStringLiteral("way %1 %2").arg(index).arg(c)).faded = drawn ? 1 : 0.7;
    }
    if (index < moment.scored()) score(index, y, drawn);
  }

  /// "t_4", "min of t_2 t_3", "first of t_5 … t_7", "min of 12 in all".
  void who(const Dichotomy& way, double y, bool drawn) {
    const auto name = [&](HypothesisIndex h) { return concepts().hypothesis_name(h); };
    const double right = columns_left - 8;
    const MathStyle style{13, drawn ? QFont::DemiBold : QFont::Normal};
    const Ink ink = drawn ? &Theme::ink : &Theme::ink2;
    const auto put = [&](const QString& words) { scene.words({right, y + 4}, words, style, ink, 1); };
    if (way.behind.size() == 1) return put(name_markup(name(way.behind.front()), style, right - page_margin));
    const QString which =
        run.scenario.score == RelabelScore::minimum ? tr("min of") : tr("first of", "the hypotheses that follow");
    const double width = scene.words({page_margin, y + 4}, which, styles::small, &Theme::ink3).width();
    const double whole = right - page_margin - width - 5;
    const QString between = way.behind.size() == 2 ? QStringLiteral(" ") : QStringLiteral(" … ");
    const QString both = name_markup(name(way.behind.front())) + between + name_markup(name(way.behind.back()));
    if (width_of(both, style) <= whole) return put(both);
    const QString all = tr("%1 in all").arg(whole_text(way.behind.size()));
    scene.words({right, y + 4}, all, styles::small, ink, 1);
  }

  void score(std::size_t index, double y, bool drawn) {
    const double chance = run.study.probabilities[index];
    const MathStyle& style = drawn ? styles::bold : styles::plain;
    scene.words({errors_right, y + 4}, whole_text(ways()[index].errors), style, &Theme::ink, 1);
    const double high = std::min(10.0, line_axis.unit() - 5);
    const auto box = [&](double share) { return Box{{boundary - 85, y - high / 2, 26 * share, high}}; };
    scene.add(box(1), &Theme::canvas, thin(&Theme::line));
    scene.add(box(chance), drawn ? &Theme::ink : &Theme::ink2).grows(QStringLiteral("chance %1").arg(index), box(0));
    scene.words({chances_right, y + 4}, small_chance_text(chance), style, &Theme::ink, 1, 49);
  }

  void rest(double y) {
    const std::size_t others = ways().size() - lines.size();
    scene.words({columns_left, y + 4}, with_groups(tr("and %n more ways", nullptr, plural(others)), others),
                styles::small, &Theme::ink2);
    if (moment.scored() < ways().size()) return;
    double chance = 1;
    for (const std::size_t way : lines) chance -= run.study.probabilities[way];
    scene.words({chances_right, y + 4}, small_chance_text(std::max(0.0, chance)), styles::plain, &Theme::ink2, 1, 49);
  }

  // --- T

  [[nodiscard]] QRectF chip_rect(std::size_t i, double middle) const {
    const double pitch = chip_axis.unit();
    const double side = pitch >= 24 ? std::min(29.0, pitch - 4) : std::max(2.5, pitch - std::min(3.0, pitch * 0.25));
    const double high = std::clamp(side, 14.0, 26.0);
    return {chip_axis.px(static_cast<double>(i)) - side / 2, middle - high / 2, side, high};
  }

  /// A row of T; it comes from above.
  Mark& chip(const QRectF& rect, const Example& row, const QString& key) {
    const bool plus = row.label == Label::plus;
    const bool named = rect.width() >= 20;
    const auto cell = [&](double up) -> Shape {
      const QRectF at = rect.translated(0, -up);
      if (!named || plus) return LabelCell{at, row.label, !named && rect.width() >= 9};
      return Box{at.adjusted(0.5, 0.5, -0.5, -0.5), 2};  // without the hatch, over which the name could not be read
    };
    Mark& ground = scene.add(cell(0), &Theme::minus_ground, {&Theme::minus_border, 1, 0.5}).grows(key, cell(fall));
    if (!named) return ground;
    const QString sign = plus ? QStringLiteral("+") : QStringLiteral("−");
    const double whole = rect.width() - width_of(sign, styles::bold) - 3;
    const QString words = name_markup(concepts().point_name(row.point), styles::bold, whole) + sign;
    const auto text = [&](double up) {
      return Text{words, styles::bold, {rect.center().x(), rect.center().y() + 4.5 - up}, 0.5};
    };
    return scene.add(text(0), plus ? &Theme::on_plus : &Theme::minus_glyph).grows(key + u'=', text(fall));
  }

  /// Left of the chips; the words where they have room.
  void row_name(double y, const QString& symbol, const QString& words) {
    const double after =
        page_margin + scene.words({page_margin, y + 4}, symbol, styles::symbol, &Theme::ink).width() + 6;
    if (after + width_of(words, styles::small) <= chips_left - 6)
      scene.words({after, y + 4}, words, styles::small, &Theme::ink2);
  }

  void chips() {
    scene.line({page_margin, rule_y}, {boundary - 16, rule_y}, thin(&Theme::line)).opacity = 0.5;
    row_name(chips_y, QStringLiteral("$T$"), tr("in random order"));
    for (std::size_t i = 0; i < shown; ++i) {
      const Example& row = run.rows()[run.study.subset[i]];
      const QRectF rect = chip_rect(i, chips_y);
      chip(rect, row, QStringLiteral("T %1").arg(i))
          .touched({rect, 4, Spot::Act::choose, relabel_first_chip + static_cast<std::int32_t>(i)},
                   Kin::of_point(row.point));
      if (previewed && *previewed < ways().size() && ways()[*previewed].labels[i] != row.label)
        scene.box(rect.adjusted(-3, -3, 3, 3), nullptr, {&Theme::ink, 1.5, 0.5, 3, 2.25}, 5);
    }
    if (shown == run.m()) return;
    const QString said = with_groups(tr("the first %1 of %n", nullptr, plural(run.m())), run.m()).arg(shown);
    scene.words({page_margin, chips_y + 20}, said, styles::small, &Theme::ink3);
  }

  void flips() {
    row_name(new_chips_y, QStringLiteral("$T^t$"), tr("relabelled"));
    for (std::size_t i = 0; i < shown; ++i) flip(i);
    const std::uint64_t count = run.study.flips;
    const QString said = count > 0       ? with_groups(tr("%n labels flip", nullptr, plural(count)), count)
                         : run.explained ? tr("$H$ explains $T$ already")
                                         : QString();
    const double left = chips_left + chips_room + 8;
    scene.paragraph({left, chips_y + (count > 0 ? 4 : -4)}, said, styles::bold, &Theme::ink, boundary - left - 6, 15);
  }

  /// A row of T^t, and what leads there from its row of T.
  void flip(std::size_t i) {
    const QRectF rect = chip_rect(i, new_chips_y);
    const Example& row = run.study.relabelled[i];
    const QString key = QStringLiteral("T^t %1").arg(i);
    const double x = rect.center().x();
    const auto lead = [&](double above, double below, const Stroke& stroke) {
      const QPointF from(x, rect.bottom() - fall + above);
      scene.line(from, {x, rect.top() - below}, stroke).grows(key + u'|', from);
    };
    const bool wide = rect.width() >= 9;
    if (run.changed[i]) {
      lead(2, 7, {&Theme::ink, 1.5, 0.5});
      const auto head = [&](double y) { return Area{QPolygonF({{x - 3.5, y - 6}, {x + 3.5, y - 6}, {x, y}})}; };
      scene.add(head(rect.top() - 4), &Theme::ink).grows(key + u'>', head(rect.bottom() - fall + 8));
    } else if (wide) {
      lead(3, 3, thin(&Theme::line));
    }
    chip(rect, row, key).touched({rect, 4}, Kin::of_point(row.point));
    if (run.changed[i] && wide) scene.add(Ring{rect}, nullptr).grows(key + u'o', Ring{rect.translated(0, -fall)});
  }

  // --- What leaves

  void answer() {
    const QRectF box(boundary - 49, new_chips_y - 14, 34, 28);
    const QPointF tail(chip_rect(shown - 1, new_chips_y).right() + 10, new_chips_y);
    scene.add(Arrow{tail, box.left() - 1 - tail.x()}, &Theme::ink).grows(QStringLiteral("to A"), Arrow{tail, 0});
    scene.box(box, &Theme::canvas, {&Theme::ink, 1.75}, 4);
    scene.words({box.center().x(), new_chips_y + 5}, QStringLiteral("$A$"), styles::symbol, &Theme::ink, 0.5);
    if (!moment.answered()) return;
    const double x = boundary + 22;
    const double whole = room.width() - x - 8;
    if (!run.answer.hypothesis) {
      const QString why =
          run.answer.no_constants
              ? tr("no constants of $M$ are known here")
              : tr("$M$ with these constants needs %1 rows").arg(upper_count_text(run.answer.needed.value_or(0)));
      scene.paragraph({boundary + 18, new_chips_y - 18}, why, styles::small, &Theme::ink2, whole, 14);
      return;
    }
    if (!moment.left()) return;
    const QPointF out(box.right() + 2, new_chips_y);
    scene.add(Arrow{out, 30}, &Theme::ink).grows(QStringLiteral("out"), Arrow{out, 0});
    scene.words({x, new_chips_y - 18}, tr("the hypothesis"), styles::small, &Theme::ink2);
    scene.predictor(x + 4, new_chips_y, concepts(), *run.answer.hypothesis, false, whole - 78);
    if (run.answer.chance)
      scene.words({x, new_chips_y + 23}, tr("$A$’s chance %1").arg(probability_text(*run.answer.chance)), styles::small,
                  &Theme::ink3);
  }

  void seen() {
    const QPointF at(boundary + 18, 42);
    double y = at.y();
    const auto say = [&](const QString& words, bool strong) {
      y = scene.paragraph({at.x(), y}, words, strong ? styles::bold : styles::plain,
                          strong ? &Theme::ink : &Theme::ink2, room.width() - at.x() - 14, 16);
    };
    const bool some = run.answer.hypothesis.has_value();
    say(some ? tr("Not $T$, not its new labels: one hypothesis leaves.") : tr("Nothing leaves."), false);
    y += 12;
    if (!some) return;
    if (!run.promised) {
      say(run.scenario.score == RelabelScore::representative
              ? tr("Nothing is promised: the first hypothesis is no score for this.")
              : tr("Nothing is promised: the SOA is not private."),
          true);
      return;
    }
    say(tr("With $ε_0$ = %1, $ε_1$ = %2 and $ν$ = %3 it is")
            .arg(rational_text(run.scenario.learner_epsilon), rational_text(run.scenario.epsilon1), share_text(run)),
        false);
    y += 6;
    say(tr("%1-private").arg(upper_text(run.study.privacy.epsilon)), true);
    if (run.study.privacy.delta > 0) say(tr("with $δ$ = %1").arg(upper_text(run.study.privacy.delta)), true);
  }

  [[nodiscard]] QString says() const {
    const QString drawn =
        with_groups(tr("%n rows of T are labelled in a way that H can explain, drawn by its errors on S.", nullptr,
                       plural(run.m())),
                    run.m());
    return drawn + u' ' +
           tr("The labels of %1 have chance %2.")
               .arg(way_name(run, run.study.selected), probability_text(run.study.probabilities[run.study.selected])) +
           u' ' + with_groups(tr("%n labels flip.", nullptr, plural(run.study.flips)), run.study.flips);
  }

  Scene all() {
    choose_columns();
    choose_lines();
    set_axes();
    ground();
    stacks();
    if (moment.proposed()) all_ways();
    if (moment.relabelled()) flips();  // they come from behind T
    chips();
    if (moment.learning()) answer();
    if (moment.left()) seen();
    add_relabel_plots(scene, run, room);
    scene.says = says();
    return std::move(scene);
  }
};

struct RelabelCost {
  Q_DECLARE_TR_FUNCTIONS(RelabelCostPicture)

 public:
  static Scene of(const RelabelRun& run, QSizeF room) {
    constexpr double top = 18;
    const double total = run.study.privacy.epsilon;
    const QString chosen = rational_text(run.scenario.epsilon1);
    const QString neighbour = upper_text(run.neighbour_cost());
    const Axis x{0, total, 0, room.width() - 30};
    const double split = x.px(to_double(run.scenario.epsilon1));
    Scene scene;
    scene.box({0, top, split, 20}, &Theme::ink2);
    scene.box({split, top, x.end - split, 20}, &Theme::line);
    scene.line({x.end, top - 3}, {x.end, top + 25}, {&Theme::ink, 1.75, 1, 4, 3});
    const double half = width_of(upper_text(total), styles::bold) / 2;
    scene.words({std::min(x.end, room.width() - half), top - 6}, upper_text(total), styles::bold, &Theme::ink, 0.5);
    scene.words({0, top + 38},
                tr("choose labels %1").arg(chosen) + QStringLiteral(" · ") + tr("a neighbour in $T$ %1").arg(neighbour),
                styles::small, &Theme::ink2);
    scene.says = tr("The choice of labels costs %1, a neighbour in T costs %2, together %3.")
                     .arg(chosen, neighbour, upper_text(total));
    return scene;
  }
};

}  // namespace

Scene relabel_scene(const RelabelRun& run, int step, std::optional<std::size_t> previewed, QSizeF room) {
  return RelabelScene{run, room, previewed, RelabelMoment(run.study.dichotomies.size(), step)}.all();
}

ScenePicture relabel_picture(std::shared_ptr<const RelabelRun> run, int step, double phase,
                             std::optional<std::size_t> previewed) {
  constexpr double least_height = 572;
  const int last = RelabelMoment(run->study.dichotomies.size(), 0).last();
  return {{728, 600},
          least_height,
          [run = std::move(run), previewed](int at, QSizeF room) { return relabel_scene(*run, at, previewed, room); },
          std::min(step, last),
          phase};
}

ScenePicture relabel_cost_picture(std::shared_ptr<const RelabelRun> run) {
  const QSizeF size(256, 62);
  return {size, size.height(), [run = std::move(run)](int, QSizeF room) { return RelabelCost::of(*run, room); }};
}

}  // namespace littlestone::ui

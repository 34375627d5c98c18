// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_batch_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>
#include <vector>

#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/narrowing.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/stage.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/pages/tournament/scene_parts.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// One batch: where everything stands, then what has happened so far.
struct LeanBatchScene {
  Q_DECLARE_TR_FUNCTIONS(LeanBatchPicture)

 public:
  using Kind = LeanTape::Step::Kind;
  using Card = LeanTape::Card;

  const PrivateRun& run;
  std::size_t done;
  QSizeF room;
  bool column = false;  // for a narrow page: a candidate has two lines, and the key too
  Scene scene = {};
  const ConceptClass& concepts = run.concept_class();
  const LeanRun& lean = *run.lean;
  const LeanTape& tape = lean.tape;
  int dimension = lean.constants.goal.dimension;
  std::uint32_t rows = static_cast<std::uint32_t>(lean.trace.rows.size());
  double right_edge = room.width() - page_margin;
  double bottom = floors_bottom(dimension, concepts, column);
  double gutter = gutter_of(column);  // of the floors' names

  std::uint32_t last = 1;   // row of the tape
  std::uint32_t read = 0;   // rows by now
  std::uint32_t first = 1;  // row that is shown
  std::uint32_t end = 1;    // … and the last one
  double grow = 1;          // of the columns
  double left = 0;
  double right = 0;
  bool numbered = false;                   // numbers stand for the points
  std::set<std::uint32_t> with_card = {};  // rows
  std::vector<double> middles = {};        // of the columns, by row
  std::vector<bool> shown = {};            // by card
  std::vector<bool> opponent = {};         // by card: another one is tested against it
  std::vector<std::uint32_t> ends = {};    // by card: the row at which it ends as a base; 0: not yet
  std::set<std::int32_t> path = {};        // of the target's labels to the last item

  static constexpr double wide = 56;    // a column with a card
  static constexpr double narrow = 20;  // one without
  static constexpr double more_room = 64;
  static constexpr double strip_top = 22;
  static constexpr double strip_height = 22;
  static constexpr double first_line = 66;  // f_∅'s
  static constexpr double card_height = 36;
  static constexpr double to_card = 44;       // from the line above to a card's middle
  static constexpr double to_line = 40;       // from a card's middle to its base's line
  static constexpr double to_chip = 28;       // from a base's line to a label
  static constexpr double to_next_card = 84;  // from a base's line to the next floor's card
  static constexpr std::size_t most_key_lines = 6;
  static constexpr double key_pitch = 15;   // of which number is which point
  static constexpr double sign_pitch = 18;  // of the lines that say what the signs mean
  static constexpr double list_head = 44;
  static constexpr double contest_radius = 12;

  static constexpr double gutter_of(bool in_column) { return in_column ? 84 : 96; }
  static constexpr double list_pitch_of(bool in_column) { return in_column ? 44 : 24; }
  /// From the floors to the list.
  static constexpr double list_below(bool in_column) { return in_column ? 34 + 2 * sign_pitch : 34; }
  /// For `lines` candidates.
  static QSizeF natural(const PrivateRun& of, bool in_column, double lines) {
    const int floors = std::max(1, of.lean->constants.goal.dimension);
    return {in_column ? column_width : 728, floors_bottom(floors, of.concept_class(), in_column) +
                                                list_below(in_column) + list_head + lines * list_pitch_of(in_column) +
                                                12};
  }

  /// What `add` puts into the scene for each step that is seen; what it does for the last one comes in.
  template <class Add>
  void with_steps(Add add) {
    for (std::size_t i = 0; i < done; ++i) {
      const std::size_t start = scene.marks.size();
      if (seen(tape.steps[i].rows)) add(tape.steps[i], i);
      if (i + 1 == done) come_in(scene, start, static_cast<int>(done));
    }
  }

  /// Which number is which point, below the floors.
  static QStringList key_of(const ConceptClass& c, const std::vector<PointIndex>& points, double width) {
    return key_lines(c, points, styles::small, width, most_key_lines);
  }
  /// Its px: as many lines as all points take, and not more than those that are met can take.
  static double key_room(const ConceptClass& c, bool in_column) {
    if (!has_words(c)) return 0;
    std::vector<PointIndex> all(c.points());
    std::iota(all.begin(), all.end(), PointIndex{0});
    return key_pitch *
           static_cast<double>(
               key_of(c, all, (in_column ? column_width : 728) - 2 * page_margin - gutter_of(in_column)).size());
  }
  static double floors_bottom(int floors, const ConceptClass& c, bool in_column) {
    return first_line + to_card + (floors - 1) * (to_line + to_next_card) + card_height / 2 + 8 +
           key_room(c, in_column);
  }

  void draw() {
    scene.says = tr("Batch %1 of the lean learner, %2: %3 predictors on its list.", nullptr, plural(tape.list.size()))
                     .arg(lean.watched + 1)
                     .arg(tr("%1 rows", nullptr, plural(rows)).arg(number_text(rows)))
                     .arg(tape.list.size());
    if (dimension == 0) {
      scene.words({room.width() / 2, room.height() / 3}, tr("There is one hypothesis, and no row is read."), {13},
                  &Theme::ink2, 0.5);
      return;
    }
    place_columns();
    find_shown();
    number_points();
    draw_rows();
    draw_floors();
    draw_bases();
    with_steps([&](const LeanTape::Step& step, std::size_t i) { draw_arms(step, i); });
    with_steps([&](const LeanTape::Step& step, std::size_t) {
      if (step.kind == Kind::mistake || step.kind == Kind::base_mistake || step.kind == Kind::followed)
        draw_card(card(step.card), on_path(step.card));
    });
    with_steps([&](const LeanTape::Step& step, std::size_t i) { draw_mark(step, i + 1 == done); });
    draw_key();
    draw_list();
  }

  // --- Places

  [[nodiscard]] static std::size_t at(std::int32_t id) { return static_cast<std::size_t>(id); }
  [[nodiscard]] const Card& card(std::int32_t id) const { return tape.cards[at(id)]; }
  [[nodiscard]] bool on_path(std::int32_t id) const { return path.count(id) != 0; }
  [[nodiscard]] double card_y(int level) const { return first_line + to_card + (level - 1) * (to_line + to_next_card); }
  [[nodiscard]] double card_top(int level) const { return card_y(level) - card_height / 2; }
  [[nodiscard]] double line_y(int level) const { return card_y(level) + to_line; }

  void place_columns() {
    for (const Card& c : tape.cards) with_card.insert(c.rows);
    for (const LeanTape::Step& step : tape.steps)
      if (step.kind != Kind::low && step.kind != Kind::list && step.kind != Kind::out_of_rows)
        last = std::max(last, step.rows);
    // Of rows that are only waited for, a few are enough to see that nothing happens.
    constexpr std::uint32_t some = 4;
    last = std::min(rows, tape.cards.empty() ? 2 * some : last + (with_card.count(last) != 0 ? 0 : some));
    for (std::size_t i = 0; i < done; ++i) read = std::max(read, std::min(tape.steps[i].rows, last));
    const auto width = [&](std::uint32_t row) { return grow * (with_card.count(row) != 0 ? wide : narrow); };
    double free = right_edge - gutter - page_margin - (last < rows && !column ? more_room : 0);
    if (!tape.cards.empty()) free -= column ? 8 : 24;  // the other arm of a contest in the last column
    double whole = 0;
    for (std::uint32_t row = 1; row <= last; ++row) whole += width(row);
    constexpr double most_grown = 2;
    grow = std::clamp(free / whole, 1.0, most_grown);  // a short tape takes the room there is
    end = last;
    if (whole * grow > free) {
      const std::uint32_t here = std::max(read, 1U);
      double used = more_room;
      first = here + 1;
      while (first > 1 && used + width(first - 1) <= free) used += width(--first);
      end = here;
      while (end < last && used + width(end + 1) <= free) used += width(++end);
    }
    left = right = page_margin + gutter + (first > 1 ? more_room : 0);
    middles.assign(last + 2, 0);
    for (std::uint32_t row = first; row <= end; ++row) {
      middles[row] = right + width(row) / 2;
      right += width(row);
    }
  }

  [[nodiscard]] bool seen(std::uint32_t row) const { return row >= first && row <= end; }
  /// Of a column; what lies before or after the part that is shown stands at its edge.
  [[nodiscard]] double x_of(std::uint32_t row) const {
    return row < first ? left - 8 : row > end ? right : middles[row];
  }

  void find_shown() {
    shown.assign(tape.cards.size(), false);
    opponent.assign(tape.cards.size(), false);
    ends.assign(tape.cards.size(), 0);
    for (std::size_t i = 0; i < tape.steps.size(); ++i) {
      const LeanTape::Step& step = tape.steps[i];
      const bool has_card = step.card != LeanTape::none;
      if ((step.kind == Kind::equal || step.kind == Kind::contest) && has_card) opponent[at(step.card)] = true;
      if (i >= done) continue;
      if (has_card) shown[at(step.card)] = true;
      if (step.kind == Kind::followed) shown[at(step.other)] = true;
      if (step.kind == Kind::contest || step.kind == Kind::base_mistake) ends[at(step.other)] = step.rows;
    }
    // From the last item back to the first: what it was made of.
    std::int32_t id = LeanTape::none;
    for (std::size_t i = 0; i < tape.cards.size(); ++i)
      if (tape.cards[i].is_true && tape.cards[i].level == dimension) id = static_cast<std::int32_t>(i);
    while (id != LeanTape::none) {
      path.insert(id);
      const Card& c = card(id);
      const bool met = c.made == LeanTraceItem::Made::contest && card(c.base).labels[c.point] == c.label;
      id = met ? c.opponent : c.base;
    }
  }

  /// Numbers in place of names that a cell has no room for.
  void number_points() {
    std::vector<PointIndex> points;
    for (std::uint32_t row = first; row <= end; ++row) points.push_back(lean.trace.rows[row - 1].point);
    for (std::size_t i = 0; i < done; ++i) {
      const LeanTape::Step& step = tape.steps[i];
      if (step.kind == Kind::contest && seen(step.rows)) points.push_back(step.point);
    }
    numbered =
        names_wider(concepts, points, styles::small_bold, 25 - width_of(QStringLiteral("+"), styles::small_bold));
    if (!numbered) return;
    double y = bottom - key_room(concepts, column) + 8;
    for (const QString& line : key_of(concepts, points, right_edge - page_margin - gutter)) {
      scene.words({page_margin + gutter, y}, line, styles::small, &Theme::ink2);
      y += key_pitch;
    }
  }

  // --- Rows

  void draw_rows() {
    scene.words({page_margin, strip_top + 15}, tr("batch %1").arg(number_text(lean.watched + 1)), styles::bold,
                &Theme::ink);
    std::set<std::uint32_t> strong;
    for (std::size_t i = 0; i < tape.cards.size(); ++i)
      if (shown[i]) strong.insert(tape.cards[i].rows);
    for (std::uint32_t row = first; row <= end; ++row) {
      const bool has_card = strong.count(row) != 0;
      scene.words({x_of(row), strip_top - 6}, QString::number(row), has_card ? styles::small_bold : styles::small,
                  has_card ? &Theme::ink : &Theme::ink3, 0.5);
      draw_row(row);
    }
    if (end < rows && column) {  // no room at the right end
      scene.words({page_margin, strip_top - 6}, tr("%1 rows", nullptr, plural(rows)).arg(number_text(rows)),
                  styles::small, &Theme::ink3);
    } else if (end < rows) {
      scene.words({right + 10, strip_top + 15}, tr("+ %1 more", nullptr, plural(rows - end)).arg(rows - end),
                  styles::small, &Theme::ink3);
    }
    if (first > 1)
      scene.words({left - 12, strip_top + 15}, tr("%1 before", nullptr, plural(first - 1)).arg(first - 1),
                  styles::small, &Theme::ink3, 1);
  }

  void draw_row(std::uint32_t row) {
    const Example& example = lean.trace.rows[row - 1];
    const double before = row > first ? 2 * (x_of(row) - x_of(row - 1)) - 2 : 26;
    const double after = row < end ? 2 * (x_of(row + 1) - x_of(row)) - 2 : 26;
    const double whole = std::min({before, after, with_card.count(row) != 0 ? 26 : narrow - 1});
    const QRectF cell(x_of(row) - whole / 2, strip_top, whole, strip_height);
    const double faded = row <= read ? 1 : 0.32;
    scene.add(LabelCell{cell, example.label, false}, nullptr).touched({cell, 2}, Kin::of_point(example.point)).faded =
        faded;
    const bool plus = example.label == Label::plus;
    const QString sign = plus ? QStringLiteral("+") : QStringLiteral("−");
    const Name point = concepts.point_name(example.point);
    const QString name = (numbered ? QString::number(example.point + 1) : name_markup(point)) + sign;
    scene
        .words({x_of(row), cell.center().y() + 4}, width_of(name, styles::small) <= whole - 1 ? name : sign,
               styles::small_bold, plus ? &Theme::on_plus : &Theme::minus_glyph, 0.5)
        .faded = faded;
  }

  // --- Floors

  void floor(double middle, const QString& name, const QString& note) {
    scene.words({page_margin, middle - 2}, name, styles::bold, &Theme::ink);
    scene.words({page_margin, middle + 13}, note, styles::small, &Theme::ink2);
  }

  void draw_floors() {
    floor(first_line, tr("Ldim %1").arg(dimension), tr("$f_∅$, public"));
    for (int level = 1; level <= dimension; ++level) {
      const double top = level == 1 ? first_line + to_card / 2 - 4 : line_y(level - 1) + to_chip + 14;
      scene.line({page_margin, top}, {right_edge, top}, thin(&Theme::hair));
      const int rest = dimension - level;
      floor(card_y(level), rest == 0 ? tr("Ldim 0") : tr("Ldim ≤ %1").arg(rest), tr("item of level %1").arg(level));
    }
    // f_∅ on every row that was read.
    const std::uint32_t to = std::min(read, end);
    if (to < first) return;
    scene.line({x_of(first), first_line}, {x_of(to), first_line}, thin(&Theme::line, 1.25));
    const LabelVector& nothing = run.instance->soa_of_nothing();
    for (std::uint32_t row = first; row <= to; ++row) {
      const Example& example = lean.trace.rows[row - 1];
      const bool used = std::any_of(tape.cards.begin(), tape.cards.end(), [&](const Card& c) {
        return c.made == LeanTraceItem::Made::first_mistake && c.rows == row;
      });
      if (nothing[example.point] == example.label) {
        right_dot({x_of(row), first_line});
      } else {
        mistake({x_of(row), first_line}, used);
      }
    }
  }

  void right_dot(QPointF centre) { scene.disc(centre, 2.6, &Theme::canvas, thin(&Theme::line, 1.25)); }
  void mistake(QPointF centre, bool used) {
    scene.disc(centre, 6, used ? &Theme::ink : &Theme::canvas, thin(used ? &Theme::ink : &Theme::line, 1.25));
    scene.cross(centre, 5, used ? &Theme::canvas : &Theme::line);
  }
  void same(QPointF centre, double radius) {
    scene.disc(centre, radius, &Theme::canvas, thin(&Theme::ink2, 1.25));
    for (const double down : {-0.24 * radius, 0.24 * radius})
      scene.line(centre + QPointF(-0.46 * radius, down), centre + QPointF(0.46 * radius, down),
                 thin(&Theme::ink2, 1.25));
  }

  // --- Lines

  /// `comes`: out of its beginning.
  void edge(QPointF from, QPointF to, bool strong, bool comes = false) {
    const auto part = [&](const Stroke& stroke, const char* key) {
      Mark& line = scene.line(from, to, stroke);
      if (comes) line.grows(QStringLiteral("%1 %2").arg(QLatin1String(key)).arg(done), from);
    };
    if (strong) part({&Theme::lineage, 14, 0, 0, 0, true}, "lineage");
    part({strong ? &Theme::ink : &Theme::line, strong ? 3.5 : 1.25, 1, 0, 0, true}, "edge");
  }

  void draw_bases() {
    for (std::size_t i = 0; i < tape.cards.size(); ++i) {
      const Card& c = tape.cards[i];
      if (!shown[i] || !c.is_true || c.level == dimension || opponent[i]) continue;
      const double y = line_y(c.level);
      const std::uint32_t to = ends[i] != 0 ? ends[i] : read;  // tested by now
      // The path runs along the line only where the base is what went on.
      const bool strong = on_path(static_cast<std::int32_t>(i)) && ends[i] != 0;
      if (std::max(c.rows, to) < first || std::min(c.rows, to) > end) continue;
      if (seen(c.rows)) edge({x_of(c.rows), card_y(c.level) + card_height / 2}, {x_of(c.rows), y}, strong);
      edge({x_of(c.rows), y}, {x_of(to), y}, strong);
      for (std::uint32_t row = std::max(c.rows + 1, first); row <= std::min(to, end); ++row) right_dot({x_of(row), y});
    }
  }

  void draw_arms(const LeanTape::Step& step, std::size_t i) {
    const double x = x_of(step.rows);
    const bool strong = on_path(step.card);
    const bool comes = i + 1 == done;
    if (step.kind == Kind::mistake) {
      edge({x, first_line}, {x, card_top(1)}, strong);
    } else if (step.kind == Kind::equal || step.kind == Kind::contest) {
      const int level = card(step.card).level;
      edge({x, card_y(level) + card_height / 2}, {x, line_y(level)}, step.kind == Kind::contest && strong);
    } else if (step.kind == Kind::base_mistake) {
      const int level = card(step.card).level;
      edge({x, line_y(level - 1)}, {x, card_top(level)}, strong, comes);
    } else if (step.kind == Kind::followed) {
      const Card& truth = card(step.card);
      const double y = line_y(truth.level - 1);
      edge({x, y + contest_radius}, {x, card_top(truth.level)}, strong, comes);
      add_chip(scene, {x, y + to_chip}, truth.label);
      draw_other(card(step.other), {x, y}, comes);
    }
  }

  /// What follows from the other label of a contest.
  void draw_other(const Card& other, QPointF contest, bool comes) {
    constexpr double arm = 44;  // how far aside it stands
    const QPointF start = contest + QPointF(contest_radius, 0);
    const QPointF corner = contest + QPointF(arm * grow, 0);
    const QPointF chip = corner + QPointF(0, to_chip);
    Mark& line = scene.line({start, corner, chip}, {&Theme::line, 1.25, 1, 0, 0, true});
    if (comes) line.grows(QStringLiteral("other %1").arg(done), Line{{start, start, start}});
    add_chip(scene, chip, other.label, 0.65);
    const double under = chip.y() + 12;
    if (other.ending == Card::Ending::emptied) {
      scene.words({chip.x(), under + 12}, QStringLiteral("∅"), styles::plain, &Theme::ink2, 0.5);
      return;
    }
    const QRectF box(chip.x() - 19, under, 38, 16);
    scene.add(Strip{box.adjusted(2, 2, -2, -2), other.labels}, nullptr).faded = 0.65;
    scene.box(box, nullptr, {&Theme::line, 1.25, 0, 3.75, 2.5}, 3).touched({box, 3}, Kin::of_predictor(other.labels));
    const double baseline = under + 28;
    if (other.ending == Card::Ending::lives) {
      scene.words({chip.x(), baseline}, QStringLiteral("…"), styles::small, &Theme::ink2, 0.5);
      return;
    }
    scene.cross({chip.x() - 9, baseline - 4}, 5, &Theme::ink2);
    scene.words({chip.x() - 2, baseline}, QString::number(other.refuted_by + 1), styles::small, &Theme::ink2);
  }

  // --- Cards and marks

  void draw_card(const Card& c, bool strong) {
    const double card_room = 48 * grow;
    const QRectF box(x_of(c.rows) - card_room / 2, card_top(c.level), card_room, card_height);
    scene.box(box, &Theme::canvas, {strong ? &Theme::ink : &Theme::line, strong ? 1.75 : 1}, 4)
        .touched({box, 4}, Kin::of_predictor(c.labels));
    const QSizeF strip = micro_strip_size(c.labels.size(), card_room - 8);
    scene.add(Strip{{{box.center().x() - strip.width() / 2, box.top() + 4}, strip}, c.labels}, nullptr);
    const QString fitting = sentence_markup(fitting_text(concepts, c.space));
    scene.words({box.center().x(), box.bottom() - 5},
                width_of(fitting, styles::small) <= card_room - 4 ? fitting : number_text(c.space.count()),
                styles::small, &Theme::ink, 0.5, card_room - 4);
  }

  void draw_mark(const LeanTape::Step& step, bool newest) {
    const double x = x_of(step.rows);
    if (step.kind == Kind::equal) {
      same({x, line_y(card(step.card).level)}, 7.5);
    } else if (step.kind == Kind::contest) {
      const QString point = point_sign(concepts, step.point, numbered);
      const double y = line_y(card(step.card).level);
      const double half = std::min(circle_node_half(contest_radius, point), grow * wide / 2 - 2);
      const QRectF box(x - half, y - contest_radius, 2 * half, 2 * contest_radius);
      scene.add(Node{box, point, newest ? NodeTone::current : NodeTone::strong}, nullptr)
          .touched({box, contest_radius}, Kin::of_point(step.point));
    } else if (step.kind == Kind::base_mistake) {
      mistake({x, line_y(card(step.card).level - 1)}, true);
    }
  }

  /// What the signs mean; in a column as many lines as it takes.
  void draw_key() {
    double y = bottom + 12;
    const std::array<QString, 5> said = {tr("errs"), tr("right"), tr("same predictor, no contest"),
                                         tr("contest: the true label bold"), tr("row that ends the other")};
    constexpr std::array<double, 5> signs = {12, 6, 14, 14, 8};
    const std::size_t count = dimension < 2 ? 2 : said.size();
    double whole = -14;
    for (std::size_t i = 0; i < count; ++i) whole += signs[i] + 6 + width_of(said[i], styles::small) + 14;
    const double begin = column ? page_margin : std::clamp(right_edge - whole, page_margin, page_margin + gutter);
    double x = begin;
    for (std::size_t i = 0; i < count; ++i) {
      if (column && x > begin && x + signs[i] + 6 + width_of(said[i], styles::small) > right_edge) {
        x = begin;
        y += sign_pitch;
      }
      const QPointF centre(x + signs[i] / 2, y);
      switch (i) {
        case 0: mistake(centre, true); break;
        case 1: right_dot(centre); break;
        case 2: same(centre, 6.5); break;
        case 3: scene.add(Node{{x, y - 7, 14, 14}, {}, NodeTone::strong}, nullptr); break;
        default: scene.cross(centre, 5, &Theme::ink2);
      }
      x += signs[i] + 6;
      const QString words = cut_text(said[i], text_font(caption), std::max(0.0, right_edge - x));
      x += scene.words({x, y + 4}, words, styles::small, &Theme::ink2).width() + 14;
    }
  }

  // --- The list

  void draw_list() {
    const auto happened = [&](Kind kind) {
      return std::any_of(tape.steps.begin(), tape.steps.begin() + static_cast<std::ptrdiff_t>(done),
                         [&](const LeanTape::Step& step) { return step.kind == kind; });
    };
    const bool voted = happened(Kind::list);
    const bool low = voted || happened(Kind::low);
    const bool top = voted || happened(Kind::candidate) || happened(Kind::stuck);
    const double y = bottom + list_below(column);
    scene.line({page_margin, y}, {right_edge, y}, thin(&Theme::line)).opacity = 0.5;
    const double title =
        scene
            .words({page_margin, y + 20}, tr("The list of batch %1").arg(number_text(lean.watched + 1)),
                   {13, QFont::DemiBold}, &Theme::ink)
            .width();
    const double head = y + list_head;
    const double ticks = column ? page_margin + 44 : page_margin + 290;
    const double pitch = list_pitch_of(column);
    const auto say = [&](double x, double baseline, const QString& words, double anchor = 0) {
      scene.words({x, baseline}, words, styles::small, &Theme::ink2, anchor);
    };
    const QString about = tr("at most %1 predictors, a vote for each", nullptr, plural(lean.constants.list_bound))
                              .arg(number_text(lean.constants.list_bound));
    if (page_margin + title + 12 + width_of(about, styles::small) <= right_edge)
      say(page_margin + title + 12, y + 20, about);
    say(page_margin, head, tr("tag"));
    say(page_margin + 44, head, tr("predictor"));
    say(page_margin + 170, head, tr("came from"));
    if (!column) say(ticks, head, tr("against all %1 rows", nullptr, plural(rows)).arg(number_text(rows)));
    say(right_edge, head, tr("vote"), 1);
    const auto most = static_cast<std::size_t>(std::max(1.0, (room.height() - head - 8) / pitch));
    std::size_t line = 0;
    for (const LeanTape::Listed& listed : tape.list) {
      if (!(listed.tag == CandidateTag::top ? top : low)) continue;
      if (line++ < most) draw_listed(listed, head + pitch * static_cast<double>(line - 1) + 18, ticks, voted);
    }
    if (line > most)
      scene.words({page_margin + 110, head}, tr("+ %1 more", nullptr, plural(line - most)).arg(line - most),
                  styles::small, &Theme::ink3);
    if (voted && tape.list.empty())
      scene.words({page_margin, head + 24}, tr("This batch votes for nobody."), styles::plain, &Theme::ink2);
  }

  void draw_listed(const LeanTape::Listed& listed, double middle, double ticks, bool voted) {
    const bool top = listed.tag == CandidateTag::top;
    if (top) {
      const double height = list_pitch_of(column) - 2;
      scene.box({page_margin - 6, middle - 11, right_edge - page_margin + 12, height}, &Theme::lineage, {}, 4);
    }
    scene.words({page_margin, middle + 4.5}, top ? tr("top") : tr("low"), top ? styles::bold : styles::plain,
                &Theme::ink);
    scene.predictor(page_margin + 44, middle, concepts, listed.labels, false,
                    std::max(50.0, 118 - name_offset(listed.labels.size())));
    QStringList from;
    for (const auto& [level, times] : listed.from) from << tr("level %1, %2×").arg(level).arg(number_text(times));
    scene.words({page_margin + 170, middle + 4}, from.join(QStringLiteral("; ")), styles::small, &Theme::ink2, 0,
                (column ? right_edge - 16 : ticks) - page_margin - 178);
    const double vote = middle;
    if (column) middle += 20;
    const std::size_t correct = rows - listed.errors.size();
    const double words_end = column ? right_edge : right_edge - 46;
    const double words =
        scene
            .words({words_end, middle + 4}, tr("%1 right", nullptr, plural(correct)).arg(number_text(correct)),
                   styles::small, &Theme::ink2, 1)
            .width();
    const double pitch = std::min(8.0, (words_end - words - 10 - ticks) / static_cast<double>(rows));
    Boxes agreed;
    for (std::uint32_t row = 0; row < rows; ++row) {
      const double x = ticks + pitch * (row + 0.5);
      if (std::binary_search(listed.errors.begin(), listed.errors.end(), row)) {
        scene.cross({x, middle}, 5, &Theme::ink);
      } else {
        agreed.rects << QRectF(x - std::min(0.6, pitch / 4), middle - 5, std::min(1.2, pitch / 2), 10);
      }
    }
    scene.add(agreed, &Theme::ink3);
    if (voted) scene.box({right_edge - 12, vote - 6, 12, 12}, &Theme::ink2);
  }
};

}  // namespace

Scene lean_batch_scene(const PrivateRun& run, int done, QSizeF room) {
  const int steps = static_cast<int>(run.lean->tape.steps.size());
  LeanBatchScene batch{run, static_cast<std::size_t>(std::clamp(done, 0, steps)), room};
  batch.draw();
  return std::move(batch.scene);
}

ScenePicture lean_batch_picture(std::shared_ptr<const PrivateRun> run, int done, double phase) {
  constexpr double lines = 4;
  const QSizeF natural = LeanBatchScene::natural(*run, false, lines);
  const auto make = [run = std::move(run)](int at, QSizeF room) { return lean_batch_scene(*run, at, room); };
  return {natural, natural.height(), make, done, phase};
}

std::shared_ptr<const Picture> printed_lean_batch(const std::shared_ptr<const PrivateRun>& run, int done) {
  const double lines = static_cast<double>(std::clamp<std::size_t>(run->lean->tape.list.size(), 1, 8));
  const QSizeF natural = LeanBatchScene::natural(*run, true, lines);
  const auto make = [run](int at, QSizeF room) {
    const int steps = static_cast<int>(run->lean->tape.steps.size());
    LeanBatchScene batch{*run, static_cast<std::size_t>(std::clamp(at, 0, steps)), room, true};
    batch.draw();
    return std::move(batch.scene);
  };
  return std::make_shared<WithColumn>(lean_batch_picture(run, done).spreading(),
                                      ScenePicture(natural, natural.height(), make, done));
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_batch_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

using Kind = LeanTape::Step::Kind;
using Card = LeanTape::Card;

constexpr double gutter = 96;  // of the floors' names
constexpr double wide = 56;    // a column with a card
constexpr double narrow = 20;  // one without
constexpr double more_room = 64;
constexpr double strip_top = 22;
constexpr double strip_height = 22;
constexpr double first_line = 66;  // f_∅'s
constexpr double card_width = 48;
constexpr double card_height = 36;
constexpr double to_card = 44;             // from the line above to a card's middle
constexpr double to_line = 40;             // from a card's middle to its base's line
constexpr double to_chip = 28;             // from a base's line to a label
constexpr double to_next_card = 84;        // from a base's line to the next floor's card
constexpr double other_arm = 44;           // how far aside the other label stands
constexpr std::size_t most_key_lines = 6;  // at most, of which number is which point
constexpr double key_pitch = 15;
constexpr double key_width = 728 - 2 * page_margin - gutter;
constexpr double list_head = 44;
constexpr double list_pitch = 24;
constexpr double contest_radius = 12;
constexpr double most_grown = 2;  // of columns that have room

bool is_end(Kind kind) { return kind == Kind::low || kind == Kind::list; }

}  // namespace

/// One painting: where everything stands, then what has happened so far.
class LeanBatchPicture::Drawing {
 public:
  Drawing(const PrivateRun& run, int done, double phase, const Stage& stage)
      : run_(run),
        class_(run.concept_class()),
        lean_(*run.lean),
        tape_(lean_.tape),
        done_(static_cast<std::size_t>(std::clamp(done, 0, static_cast<int>(tape_.steps.size())))),
        phase_(phase),
        stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        dimension_(lean_.constants.goal.dimension) {
    place_columns();
    find_shown();
  }

  void draw() {
    number_points();
    draw_rows();
    draw_floors();
    draw_bases();
    draw_arms();
    draw_cards();
    draw_marks();
    draw_key();
    draw_list();
  }

  /// Px below the floors for which number is which point: as many lines as all points take, and not more than those that
  /// are met can take.
  static double key_room(const ConceptClass& c) {
    if (!has_words(c)) return 0;
    std::vector<PointIndex> all(c.points());
    std::iota(all.begin(), all.end(), PointIndex{0});
    return key_pitch * static_cast<double>(key_lines(c, all, {11}, key_width, most_key_lines).size());
  }
  static double floors_bottom(int dimension, const ConceptClass& c) {
    return first_line + to_card + (dimension - 1) * (to_line + to_next_card) + card_height / 2 + 8 + key_room(c);
  }

 private:
  [[nodiscard]] const Card& card(std::int32_t id) const { return tape_.cards[static_cast<std::size_t>(id)]; }
  [[nodiscard]] double card_y(int level) const { return first_line + to_card + (level - 1) * (to_line + to_next_card); }
  [[nodiscard]] double line_y(int level) const { return card_y(level) + to_line; }
  [[nodiscard]] double bottom() const { return floors_bottom(dimension_, class_); }

  // --- Places

  [[nodiscard]] double card_room() const { return card_width * grow_; }

  void place_columns() {
    const auto rows = static_cast<std::uint32_t>(lean_.trace.rows.size());
    std::set<std::uint32_t> with_card;
    for (const Card& c : tape_.cards) with_card.insert(c.rows);
    last_ = 1;
    for (const LeanTape::Step& step : tape_.steps) {
      if (!is_end(step.kind) && step.kind != Kind::out_of_rows) last_ = std::max(last_, step.rows);
    }
    // Of rows that are only waited for, a few are enough to see that nothing happens.
    constexpr std::uint32_t some = 4;
    last_ = std::min(rows, tape_.cards.empty() ? 2 * some : last_ + (with_card.count(last_) != 0 ? 0 : some));
    read_ = 0;
    for (std::size_t i = 0; i < done_; ++i) {
      read_ = std::max(read_, std::min(tape_.steps[i].rows, last_));
    }
    const auto width = [&](std::uint32_t row) { return grow_ * (with_card.count(row) != 0 ? wide : narrow); };
    double room = stage_.width - page_margin - gutter - page_margin - (last_ < rows ? more_room : 0);
    if (!tape_.cards.empty()) room -= 24;  // the other arm of a contest in the last column
    double whole = 0;
    for (std::uint32_t row = 1; row <= last_; ++row) whole += width(row);
    // A short tape takes the room there is.
    grow_ = std::clamp(room / whole, 1.0, most_grown);
    whole *= grow_;
    first_ = 1;
    end_ = last_;
    if (whole > room) {
      const std::uint32_t here = std::max(read_, 1U);
      double used = more_room;
      first_ = here + 1;
      while (first_ > 1 && used + width(first_ - 1) <= room) used += width(--first_);
      end_ = here;
      while (end_ < last_ && used + width(end_ + 1) <= room) used += width(++end_);
    }
    double x = page_margin + gutter + (first_ > 1 ? more_room : 0);
    middles_.assign(last_ + 2, 0);
    left_ = x;
    for (std::uint32_t row = first_; row <= end_; ++row) {
      middles_[row] = x + width(row) / 2;
      x += width(row);
    }
    right_ = x;
  }

  [[nodiscard]] bool seen(std::uint32_t row) const { return row >= first_ && row <= end_; }
  /// Of a column; what lies before or after the part that is shown stands at its edge.
  [[nodiscard]] double x_of(std::uint32_t row) const {
    return row < first_ ? left_ - 8 : row > end_ ? right_ : middles_[row];
  }

  void find_shown() {
    shown_.assign(tape_.cards.size(), false);
    opponent_.assign(tape_.cards.size(), false);
    ends_.assign(tape_.cards.size(), 0);
    for (std::size_t i = 0; i < tape_.steps.size(); ++i) {
      const LeanTape::Step& step = tape_.steps[i];
      const bool has_card = step.card != LeanTape::none;
      if ((step.kind == Kind::equal || step.kind == Kind::contest) && has_card) opponent_[at(step.card)] = true;
      if (i >= done_) continue;
      if (has_card) shown_[at(step.card)] = true;
      if (step.kind == Kind::followed) shown_[at(step.other)] = true;
      if (step.kind == Kind::contest || step.kind == Kind::base_mistake) ends_[at(step.other)] = step.rows;
    }
    // From the last item back to the first: what it was made of.
    std::int32_t id = LeanTape::none;
    for (std::size_t i = 0; i < tape_.cards.size(); ++i) {
      if (tape_.cards[i].is_true && tape_.cards[i].level == dimension_) id = static_cast<std::int32_t>(i);
    }
    while (id != LeanTape::none) {
      path_.insert(id);
      const Card& c = card(id);
      if (c.made == LeanTraceItem::Made::contest) {
        id = card(c.base).labels[c.point] != c.label ? c.base : c.opponent;
      } else {
        id = c.base;
      }
    }
  }
  [[nodiscard]] static std::size_t at(std::int32_t id) { return static_cast<std::size_t>(id); }
  [[nodiscard]] bool on_path(std::int32_t id) const { return path_.count(id) != 0; }

  /// How far a step that has happened has come.
  [[nodiscard]] double share(std::size_t step) const { return step + 1 == done_ ? phase_ : 1; }

  // --- Points

  // Numbers in place of names that a cell has no room for, and which is which, below the floors.
  void number_points() {
    std::vector<PointIndex> points;
    for (std::uint32_t row = first_; row <= end_; ++row) points.push_back(lean_.trace.rows[row - 1].point);
    for (std::size_t i = 0; i < done_; ++i) {
      const LeanTape::Step& step = tape_.steps[i];
      if (step.kind == Kind::contest && seen(step.rows)) points.push_back(step.point);
    }
    const double sign = QFontMetricsF(text_font(11, QFont::DemiBold)).horizontalAdvance(u'+');
    numbered_ = names_wider(class_, points, {11, QFont::DemiBold}, 25 - sign);
    if (!numbered_) return;
    double y = bottom() - key_room(class_) + 8;
    painter_.setPen(theme_.ink2);
    for (const MathText& line :
         key_lines(class_, points, {11}, stage_.width - 2 * page_margin - gutter, most_key_lines)) {
      line.draw(painter_, {page_margin + gutter, y});
      y += key_pitch;
    }
  }

  // --- Rows

  void draw_rows() {
    stage_.rich({page_margin, strip_top + 15}, tr("batch %1").arg(number_text(lean_.watched + 1)),
                {12, QFont::DemiBold}, theme_.ink);
    std::set<std::uint32_t> strong;
    for (std::size_t i = 0; i < tape_.cards.size(); ++i) {
      if (shown_[i]) strong.insert(tape_.cards[i].rows);
    }
    for (std::uint32_t row = first_; row <= end_; ++row) {
      const Example& example = lean_.trace.rows[row - 1];
      const bool has_card = strong.count(row) != 0;
      stage_.rich({x_of(row), strip_top - 6}, QString::number(row), {11, has_card ? QFont::DemiBold : QFont::Normal},
                  has_card ? theme_.ink : theme_.ink3, 0.5);
      const double half = (middles_[row] == 0 ? narrow : cell_width(row)) / 2;
      const QRectF cell(x_of(row) - half, strip_top, 2 * half, strip_height);
      with_opacity(painter_, row <= read_ ? 1 : theme_.faded_dead, [&] {
        draw_label_cell(painter_, theme_, cell, example.label, false);
        const QString sign = example.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
        const QString name = point_sign(class_, example.point, numbered_);
        const bool fits = QFontMetricsF(text_font(11)).horizontalAdvance(name + sign) <= cell.width() - 1;
        painter_.setFont(text_font(11, QFont::DemiBold));
        painter_.setPen(example.label == Label::plus ? theme_.on_plus : theme_.minus_glyph);
        painter_.drawText(cell, Qt::AlignCenter, fits ? name + sign : sign);
      });
      stage_.spots.add(painter_, cell, 2, Kin::of_point(example.point));
    }
    const auto rows = static_cast<std::uint32_t>(lean_.trace.rows.size());
    if (end_ < rows) {
      stage_.words({right_ + 10, strip_top + 15}, tr("+ %1 more", nullptr, plural(rows - end_)).arg(rows - end_),
                   TextRole::caption, theme_.ink3);
    }
    if (first_ > 1) {
      stage_.words({left_ - 12, strip_top + 15}, tr("%1 before", nullptr, plural(first_ - 1)).arg(first_ - 1),
                   TextRole::caption, theme_.ink3, 1);
    }
  }
  [[nodiscard]] double cell_width(std::uint32_t row) const {
    const double next = row < end_ ? x_of(row + 1) : right_;
    const double before = row > first_ ? x_of(row - 1) : left_;
    return std::min({26.0, row < end_ ? 2 * (next - x_of(row)) - 2 : 26.0,
                     row > first_ ? 2 * (x_of(row) - before) - 2 : 26.0, narrow_or_wide(row)});
  }
  [[nodiscard]] double narrow_or_wide(std::uint32_t row) const {
    const bool has_card =
        std::any_of(tape_.cards.begin(), tape_.cards.end(), [&](const Card& c) { return c.rows == row; });
    return has_card ? 26 : narrow - 1;
  }

  // --- Floors

  void floor(double middle, const QString& name, const QString& note) {
    stage_.rich({page_margin, middle - 2}, name, {12, QFont::DemiBold}, theme_.ink);
    stage_.rich({page_margin, middle + 13}, note, {11}, theme_.ink2);
  }

  void draw_floors() {
    const double end = stage_.width - page_margin;
    floor(first_line, tr("Ldim %1").arg(dimension_), tr("$f_∅$, public"));
    for (int level = 1; level <= dimension_; ++level) {
      const double top = level == 1 ? first_line + to_card / 2 - 4 : line_y(level - 1) + to_chip + 14;
      stage_.rule({page_margin, top}, {end, top}, theme_.hair);
      const int left = dimension_ - level;
      floor(card_y(level), left == 0 ? tr("Ldim 0") : tr("Ldim ≤ %1").arg(left), tr("item of level %1").arg(level));
    }
    // f_∅ on every row that was read.
    const std::uint32_t to = std::min(read_, end_);
    if (to < first_) return;
    stage_.rule({x_of(first_), first_line}, {x_of(to), first_line}, theme_.line, 1.25);
    const LabelVector& nothing = run_.instance->soa_of_nothing();
    for (std::uint32_t row = first_; row <= to; ++row) {
      const Example& example = lean_.trace.rows[row - 1];
      if (nothing[example.point] == example.label) {
        small_dot({x_of(row), first_line});
      } else {
        const bool used = std::any_of(tape_.cards.begin(), tape_.cards.end(), [&](const Card& c) {
          return c.made == LeanTraceItem::Made::first_mistake && c.rows == row;
        });
        mistake({x_of(row), first_line}, used);
      }
    }
  }

  void small_dot(QPointF at) const {
    painter_.setPen(QPen(theme_.line, 1.25));
    painter_.setBrush(theme_.canvas);
    painter_.drawEllipse(at, 2.6, 2.6);
  }
  void mistake(QPointF at, bool used) const {
    painter_.setPen(QPen(used ? theme_.ink : theme_.line, 1.25));
    painter_.setBrush(used ? theme_.ink : theme_.canvas);
    painter_.drawEllipse(at, 6, 6);
    draw_mistake_cross(painter_, used ? theme_.canvas : theme_.line, at, 5);
  }

  // --- Lines

  [[nodiscard]] QPen pen_of(bool strong) const {
    return strong ? winner_pen(theme_) : QPen(theme_.line, 1.25 + theme_.heavier, Qt::SolidLine, Qt::RoundCap);
  }
  void edge(QPointF from, QPointF to, bool strong) const {
    if (strong) draw_lineage_edge(painter_, theme_, from, to);
    painter_.setPen(pen_of(strong));
    painter_.drawLine(from, to);
  }

  /// The row up to which a base has been tested by now.
  [[nodiscard]] std::uint32_t tested_to(std::size_t id) const { return ends_[id] != 0 ? ends_[id] : read_; }

  void draw_bases() {
    for (std::size_t i = 0; i < tape_.cards.size(); ++i) {
      const Card& c = tape_.cards[i];
      if (!shown_[i] || !c.is_true || c.level == dimension_ || opponent_[i]) continue;
      const double y = line_y(c.level);
      const std::uint32_t to = tested_to(i);
      const auto id = static_cast<std::int32_t>(i);
      // The path runs along the line only where the base is what went on.
      const bool strong = on_path(id) && ends_[i] != 0;
      if (std::max(c.rows, to) < first_ || std::min(c.rows, to) > end_) continue;
      if (seen(c.rows)) edge({x_of(c.rows), card_y(c.level) + card_height / 2}, {x_of(c.rows), y}, strong);
      edge({x_of(c.rows), y}, {x_of(to), y}, strong);
      for (std::uint32_t row = std::max(c.rows + 1, first_); row <= std::min(to, end_); ++row)
        small_dot({x_of(row), y});
    }
  }

  void draw_arms() {
    for (std::size_t i = 0; i < done_; ++i) {
      const LeanTape::Step& step = tape_.steps[i];
      const double come = motion::part(share(i), 0, 1, 1);
      if (!seen(step.rows)) continue;
      const double x = x_of(step.rows);
      switch (step.kind) {
        case Kind::mistake: edge({x, first_line}, {x, card_y(1) - card_height / 2}, on_path(step.card)); break;
        case Kind::equal:
        case Kind::contest: {
          const Card& opponent = card(step.card);
          edge({x, card_y(opponent.level) + card_height / 2}, {x, line_y(opponent.level)},
               step.kind == Kind::contest && on_path(step.card));
          break;
        }
        case Kind::base_mistake: {
          const Card& made = card(step.card);
          const QPointF from(x, line_y(made.level - 1));
          edge(from, from + come * (QPointF(x, card_y(made.level) - card_height / 2) - from), on_path(step.card));
          break;
        }
        case Kind::followed: draw_both(step, x, come); break;
        default: break;
      }
    }
  }

  void draw_both(const LeanTape::Step& step, double x, double come) {
    const Card& truth = card(step.card);
    const Card& other = card(step.other);
    const double y = line_y(truth.level - 1);
    const QPointF from(x, y + contest_radius);
    edge(from, from + come * (QPointF(x, card_y(truth.level) - card_height / 2) - from), on_path(step.card));
    QPen pen(theme_.line, 1.25 + theme_.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    const double aside = x + other_arm * grow_ * come;
    painter_.drawLine(QPointF(x + contest_radius, y), QPointF(aside, y));
    painter_.drawLine(QPointF(aside, y), QPointF(aside, y + to_chip * come));
    if (come < 1) return;
    draw_label_chip(painter_, theme_, {x, y + to_chip}, truth.label);
    with_opacity(painter_, theme_.faded_loser, [&] {
      draw_label_chip(painter_, theme_, {aside, y + to_chip}, other.label);
    });
    const double under = y + to_chip + 12;
    if (other.ending == Card::Ending::emptied) {
      stage_.words({aside, under + 12}, QStringLiteral("∅"), TextRole::subtitle, theme_.ink2, 0.5);
      return;
    }
    const QRectF box(aside - 19, under, 38, 16);
    with_opacity(painter_, theme_.faded_loser,
                 [&] { draw_micro_strip(painter_, theme_, box.adjusted(2, 2, -2, -2), other.labels); });
    QPen dashed(theme_.line, 1.25);
    dashed.setDashPattern({3, 2});
    painter_.setPen(dashed);
    painter_.drawRoundedRect(box, 3, 3);
    stage_.spots.add(painter_, box, 3, Kin::of_predictor(other.labels));
    const double baseline = under + 28;
    if (other.ending == Card::Ending::lives) {
      stage_.words({aside, baseline}, QStringLiteral("…"), TextRole::caption, theme_.ink2, 0.5);
      return;
    }
    draw_mistake_cross(painter_, theme_.ink2, {aside - 9, baseline - 4}, 5);
    stage_.words({aside - 2, baseline}, QString::number(other.refuted_by + 1), TextRole::caption, theme_.ink2);
  }

  // --- Cards and marks

  void draw_cards() {
    for (std::size_t i = 0; i < done_; ++i) {
      const LeanTape::Step& step = tape_.steps[i];
      const bool makes = step.kind == Kind::mistake || step.kind == Kind::base_mistake || step.kind == Kind::followed;
      if (!makes || !seen(step.rows)) continue;
      const Card& c = card(step.card);
      const double come = motion::part(share(i), 0, 1, 1);
      with_opacity(painter_, come, [&] { draw_card(c, on_path(step.card), (come - 1) * 18); });
    }
  }

  void draw_card(const Card& c, bool strong, double lifted) {
    const QPointF middle(x_of(c.rows), card_y(c.level) + lifted);
    const QRectF box(middle.x() - card_room() / 2, middle.y() - card_height / 2, card_room(), card_height);
    painter_.setPen(QPen(strong ? theme_.ink : theme_.line, (strong ? 1.75 : 1) + theme_.heavier));
    painter_.setBrush(theme_.canvas);
    painter_.drawRoundedRect(box, 4, 4);
    const QSizeF strip = micro_strip_size(c.labels.size(), card_room() - 8);
    draw_micro_strip(painter_, theme_,
                     QRectF(middle.x() - strip.width() / 2, box.top() + 4, strip.width(), strip.height()), c.labels);
    const MathText fits = MathText::fitted(name_of_fit(c), {11}, card_room() - 4);
    painter_.setPen(theme_.ink);
    fits.draw(painter_, {middle.x(), box.bottom() - 5}, 0.5);
    stage_.spots.add(painter_, box, 4, Kin::of_predictor(c.labels));
  }
  [[nodiscard]] QString name_of_fit(const Card& c) const {
    const QString text = sentence_markup(fitting_text(class_, c.space));
    const double width = MathText(text, {11}, MathText::Mode::mixed).width();
    return width <= card_room() - 4 ? text : number_text(c.space.count());
  }

  void draw_marks() {
    for (std::size_t i = 0; i < done_; ++i) {
      const LeanTape::Step& step = tape_.steps[i];
      if (!seen(step.rows)) continue;
      const double x = x_of(step.rows);
      if (step.kind == Kind::equal) {
        const QPointF middle(x, line_y(card(step.card).level));
        painter_.setPen(QPen(theme_.ink2, 1.25));
        painter_.setBrush(theme_.canvas);
        painter_.drawEllipse(middle, 7.5, 7.5);
        painter_.drawLine(middle + QPointF(-3.5, -1.8), middle + QPointF(3.5, -1.8));
        painter_.drawLine(middle + QPointF(-3.5, 1.8), middle + QPointF(3.5, 1.8));
      } else if (step.kind == Kind::contest) {
        const QString point = point_sign(class_, step.point, numbered_);
        const double y = line_y(card(step.card).level);
        const double half = std::min(circle_node_half(contest_radius, point), grow_ * wide / 2 - 2);
        const QRectF box(x - half, y - contest_radius, 2 * half, 2 * contest_radius);
        draw_circle_node(painter_, theme_, box, point, i + 1 == done_ ? NodeTone::current : NodeTone::strong);
        stage_.spots.add(painter_, box, contest_radius, Kin::of_point(step.point));
      } else if (step.kind == Kind::base_mistake) {
        mistake({x, line_y(card(step.card).level - 1)}, true);
      }
    }
  }

  void draw_key() {
    const double y = bottom() + 12;
    const std::array<QString, 5> said_of = {tr("errs"), tr("right"), tr("same predictor, no contest"),
                                            tr("contest: the true label bold"), tr("row that ends the other")};
    constexpr std::array<double, 5> marks = {12, 6, 14, 14, 8};
    const QFontMetricsF metrics(ui_font(TextRole::caption));
    double whole = -14;
    for (std::size_t i = 0; i < (dimension_ < 2 ? 2 : said_of.size()); ++i) {
      whole += marks[i] + 6 + metrics.horizontalAdvance(said_of[i]) + 14;
    }
    double x = std::clamp(stage_.width - page_margin - whole, page_margin, page_margin + gutter);
    const auto said = [&](double mark, const QString& words) {
      x += mark + 6;
      const double room = std::max(0.0, stage_.width - page_margin - x);
      x += stage_.words({x, y + 4}, metrics.elidedText(words, Qt::ElideRight, room), TextRole::caption, theme_.ink2) +
           14;
    };
    mistake({x + 6, y}, true);
    said(marks[0], said_of[0]);
    small_dot({x + 3, y});
    said(marks[1], said_of[1]);
    if (dimension_ < 2) return;
    painter_.setPen(QPen(theme_.ink2, 1.25));
    painter_.setBrush(theme_.canvas);
    painter_.drawEllipse(QPointF(x + 7, y), 6.5, 6.5);
    painter_.drawLine(QPointF(x + 4, y - 1.6), QPointF(x + 10, y - 1.6));
    painter_.drawLine(QPointF(x + 4, y + 1.6), QPointF(x + 10, y + 1.6));
    said(marks[2], said_of[2]);
    draw_circle_node(painter_, theme_, QRectF(x, y - 7, 14, 14), {}, NodeTone::strong);
    said(marks[3], said_of[3]);
    draw_mistake_cross(painter_, theme_.ink2, {x + 4, y}, 5);
    said(marks[4], said_of[4]);
  }

  // --- The list

  void draw_list() {
    bool voted = false;
    bool low = false;
    bool top = false;
    for (std::size_t i = 0; i < done_; ++i) {
      voted = voted || tape_.steps[i].kind == Kind::list;
      low = low || tape_.steps[i].kind == Kind::low;
      top = top || tape_.steps[i].kind == Kind::candidate || tape_.steps[i].kind == Kind::stuck;
    }
    const double y = bottom() + 34;
    stage_.rule({page_margin, y}, {stage_.width - page_margin, y}, stage_.divider());
    const double width =
        stage_.rich({page_margin, y + 20}, tr("The list of batch %1").arg(number_text(lean_.watched + 1)),
                    {13, QFont::DemiBold}, theme_.ink);
    stage_.words({page_margin + width + 12, y + 20},
                 tr("at most %1 predictors, a vote for each", nullptr, plural(lean_.constants.list_bound))
                     .arg(number_text(lean_.constants.list_bound)),
                 TextRole::caption, theme_.ink2);
    const double head = y + list_head;
    const double vote_x = stage_.width - page_margin - 12;
    const double right_x = vote_x - 34;
    const double ticks_x = page_margin + 290;
    stage_.words({page_margin, head}, tr("tag"), TextRole::caption, theme_.ink2);
    stage_.words({page_margin + 44, head}, tr("predictor"), TextRole::caption, theme_.ink2);
    stage_.words({page_margin + 170, head}, tr("came from"), TextRole::caption, theme_.ink2);
    stage_.words(
        {ticks_x, head},
        tr("against all %1 rows", nullptr, plural(lean_.trace.rows.size())).arg(number_text(lean_.trace.rows.size())),
        TextRole::caption, theme_.ink2);
    stage_.words({vote_x + 12, head}, tr("vote"), TextRole::caption, theme_.ink2, 1);
    const auto room = static_cast<std::size_t>(std::max(1.0, (stage_.height - head - 8) / list_pitch));
    std::size_t line = 0;
    std::size_t left_out = 0;
    for (const LeanTape::Listed& listed : tape_.list) {
      const bool here = listed.tag == CandidateTag::top ? top || voted : low || voted;
      if (!here) continue;
      if (line == room) {
        ++left_out;
        continue;
      }
      const double middle = head + list_pitch * (static_cast<double>(line++) + 0.75);
      draw_listed(listed, middle, ticks_x, right_x, vote_x, voted);
    }
    if (left_out > 0) {
      stage_.words({page_margin + 110, head}, tr("+ %1 more", nullptr, plural(left_out)).arg(left_out),
                   TextRole::caption, theme_.ink3);
    }
    if (voted && tape_.list.empty()) {
      stage_.words({page_margin, head + list_pitch}, tr("This batch votes for nobody."), TextRole::subtitle,
                   theme_.ink2);
    }
  }

  void draw_listed(const LeanTape::Listed& listed, double middle, double ticks_x, double right_x, double vote_x,
                   bool voted) {
    const bool top = listed.tag == CandidateTag::top;
    if (top) {
      painter_.setPen(Qt::NoPen);
      painter_.setBrush(theme_.lineage);
      painter_.drawRoundedRect(QRectF(page_margin - 6, middle - 11, stage_.width - 2 * page_margin + 12, 22), 4, 4);
    }
    stage_.rich({page_margin, middle + 4.5}, top ? tr("top") : tr("low"), {12, top ? QFont::DemiBold : QFont::Normal},
                theme_.ink);
    stage_.predictor(page_margin + 44, middle, class_, listed.labels, false,
                     std::max(50.0, 118 - Stage::name_offset(listed.labels.size())));
    QStringList from;
    for (const auto& [level, times] : listed.from) {
      from << tr("level %1, %2×").arg(level).arg(number_text(times));
    }
    const MathText origin = MathText::fitted(from.join(QStringLiteral("; ")), {11}, ticks_x - page_margin - 178);
    painter_.setPen(theme_.ink2);
    origin.draw(painter_, {page_margin + 170, middle + 4});
    const std::size_t rows = lean_.trace.rows.size();
    const QString right =
        tr("%1 right", nullptr, plural(rows - listed.errors.size())).arg(number_text(rows - listed.errors.size()));
    const double words = stage_.words({right_x, middle + 4}, right, TextRole::caption, theme_.ink2, 1);
    const double room = right_x - words - 10 - ticks_x;
    const double pitch = std::min(8.0, room / static_cast<double>(rows));
    std::size_t next = 0;
    QList<QRectF> ticks;
    for (std::uint32_t row = 0; row < rows; ++row) {
      const double x = ticks_x + pitch * (row + 0.5);
      if (next < listed.errors.size() && listed.errors[next] == row) {
        ++next;
        draw_mistake_cross(painter_, theme_.ink, {x, middle}, 5);
      } else {
        ticks.append(QRectF(x - std::min(0.6, pitch / 4), middle - 5, std::min(1.2, pitch / 2), 10));
      }
    }
    fill_rects(painter_, ticks, theme_.ink3);
    if (voted) painter_.fillRect(QRectF(vote_x, middle - 6, 12, 12), theme_.ink2);
  }

  const PrivateRun& run_;
  const ConceptClass& class_;
  const LeanRun& lean_;
  const LeanTape& tape_;
  std::size_t done_;
  double phase_;
  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  int dimension_;

  std::uint32_t last_ = 1;   // row of the tape
  std::uint32_t read_ = 0;   // rows by now
  std::uint32_t first_ = 1;  // row that is shown
  std::uint32_t end_ = 1;    // … and the last one
  double grow_ = 1;          // of the columns
  double left_ = 0;
  double right_ = 0;
  bool numbered_ = false;            // numbers stand for the points
  std::vector<double> middles_;      // of the columns, by row
  std::vector<bool> shown_;          // by card
  std::vector<bool> opponent_;       // by card: another one is tested against it
  std::vector<std::uint32_t> ends_;  // by card: the row at which it ends as a base; 0: not yet
  std::set<std::int32_t> path_;      // of the target's labels to the last item
};

LeanBatchPicture::LeanBatchPicture(std::shared_ptr<const PrivateRun> run, int done, double phase)
    : run_(std::move(run)), done_(done), phase_(phase) {}

QSizeF LeanBatchPicture::natural_size() const {
  constexpr double lines = 4;
  return {728, Drawing::floors_bottom(std::max(1, run_->lean->constants.goal.dimension), run_->concept_class()) + 34 +
                   list_head + lines * list_pitch + 12};
}

QString LeanBatchPicture::description() const {
  const std::size_t rows = run_->lean->trace.rows.size();
  const std::size_t predictors = run_->lean->tape.list.size();
  return tr("Batch %1 of the lean learner, %2: %3 predictors on its list.", nullptr, plural(predictors))
      .arg(run_->lean->watched + 1)
      .arg(tr("%1 rows", nullptr, plural(rows)).arg(number_text(rows)))
      .arg(predictors);
}

void LeanBatchPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void LeanBatchPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, spots);
  if (run_->lean->constants.goal.dimension == 0) {
    stage.words({stage.width / 2, stage.height / 3}, tr("There is one hypothesis, and no row is read."), TextRole::body,
                theme.ink2, 0.5);
    return;
  }
  Drawing(*run_, done_, phase_, stage).draw();
}

}  // namespace littlestone::ui

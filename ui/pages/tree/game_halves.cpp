// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_halves.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

#include "ui/kit/name_places.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct GameWords {
  Q_DECLARE_TR_FUNCTIONS(GamePicture)
};

constexpr double table_head = 56;       // px over the class's rows: its title, and the points' names
constexpr double longest_turned = 76;   // px of a point's name at 45°
constexpr double turned_pitch = 14;     // px between such names
constexpr double least_named_row = 11;  // px of a row that has its name
constexpr double beside_unnamed = 48;   // px left of rows without: for the word under the table
constexpr double beside_table = 36;     // px at the right that a turned name may rise over
constexpr MathStyle asked_style{11, QFont::Bold};

// A title and what it says, at the top left of a half.
void add_title(Scene& scene, double left, const QString& title, const QString& more) {
  scene.words({left, 28}, title, styles::heading, &Theme::ink);
  scene.words({left + width_of(title, styles::heading) + 12, 28}, more, styles::plain, &Theme::ink2);
}

// --- The class

/// Where the class's table lies. Big tables keep rows of 3 px; what does not fit is left off and counted.
struct ClassTable {
  double names = 0;  // width of the rows' names
  double left = 0;   // of the cells
  double top = 0;
  std::size_t columns = 0;
  std::size_t rows = 0;
  double column = 0;  // width of one
  double row = 0;     // height of one
  double turned = 0;  // px of the longest of the points' names at 45°; 0: they lie
  bool glyphs = false;
  double gap = 0;

  [[nodiscard]] double column_left(std::size_t x) const { return left + static_cast<double>(x) * column; }
  [[nodiscard]] double column_middle(std::size_t x) const { return column_left(x) + (column - gap) / 2; }
  [[nodiscard]] double row_top(std::size_t h) const { return top + static_cast<double>(h) * row; }
  [[nodiscard]] double bottom() const { return top + row * static_cast<double>(rows); }
};

ClassTable table_in(const ConceptClass& c, const QRectF& area) {
  ClassTable table;
  const std::size_t sampled = std::max<std::size_t>(1, c.size() / 64);
  for (std::size_t h = 0; h < c.size(); h += sampled) {
    const Name& name = c.hypothesis_name(static_cast<HypothesisIndex>(h));
    table.names = std::max(table.names, width_of(name_markup(name), styles::symbol));
  }
  table.names = std::min(table.names + 16, 90.0);
  double wide = area.width() - table.names - 4;
  // Words that have no room over their columns rise.
  if (has_words(c)) {
    double longest = 0;
    for (PointIndex x = 0; x < c.points(); ++x) {
      longest = std::max(longest, width_of(literal(lone_name(c.point_name(x))), styles::small));
    }
    if (longest > wide / static_cast<double>(c.points()) - 4) table.turned = std::min(longest, longest_turned);
  }
  const double rise = table.turned * std::numbers::sqrt2 / 2;
  table.top = area.top() + table_head + std::max(0.0, rise - 10);
  // Under the table is a line for the rounds and, where not all of it is shown, one that says so.
  double high = area.bottom() - table.top - 22;
  if (table.turned > 0 && high / static_cast<double>(c.size()) < least_named_row) {
    table.names = std::min(table.names, beside_unnamed);
    wide = area.width() - table.names - 4;
  }
  wide -= std::max(0.0, rise - beside_table);
  const bool cut = static_cast<double>(c.points()) > wide || static_cast<double>(c.size()) > high / 3;
  if (cut) high -= 16;
  table.columns = std::min(c.points(), static_cast<std::size_t>(wide));
  table.rows = std::min(c.size(), static_cast<std::size_t>(high / 3));
  // Names that are longer than a common cell is wide get it wider, as far as there is room.
  constexpr double common = 27;
  double longest = 0;
  if (table.turned == 0 && common * static_cast<double>(table.columns) < wide) {
    for (std::size_t x = 0; x < table.columns; ++x) {
      longest = std::max(longest, width_of(name_markup(c.point_name(static_cast<PointIndex>(x))), asked_style));
    }
  }
  table.column = std::min(std::clamp(longest + 4, common, 2 * common), wide / static_cast<double>(table.columns));
  table.row = std::min(25.0, high / static_cast<double>(table.rows));
  table.left = area.left() + table.names;
  table.glyphs = table.column >= 20 && table.row >= 18;
  table.gap = table.glyphs ? 2 : table.column >= 5 && table.row >= 5 ? 1 : 0;
  return table;
}

class ClassHalf {
 public:
  ClassHalf(Scene& scene, const std::shared_ptr<const ConceptClass>& concept_class, const GameState& game,
            const QRectF& area)
      : scene_(scene),
        shared_(concept_class),
        class_(*concept_class),
        game_(game),
        area_(area),
        table_(table_in(*concept_class, area)),
        asked_in_(concept_class->points(), 0) {
    for (std::size_t i = 0; i < game.rounds.size(); ++i) asked_in_[game.rounds[i].point] = i + 1;
    if (game.question) asked_in_[game.question->point] = game.rounds.size() + 1;
  }

  void add() {
    add_title(scene_, area_.left(), GameWords::tr("The class"), GameWords::tr("live rows are lit"));
    add_cells();
    for (std::size_t h = 0; h < table_.rows; ++h) add_row_name(h);
    add_names();
    add_columns();
    add_rounds();
    if (table_.rows == class_.size() && table_.columns == class_.points()) return;
    scene_.words({table_.left, area_.bottom() - 2},
                 GameWords::tr("%1 of %2 rows, %3 of %4 points")
                     .arg(number_text(table_.rows), number_text(class_.size()), number_text(table_.columns),
                          number_text(class_.points())),
                 styles::small, &Theme::ink3);
  }

 private:
  [[nodiscard]] bool alive(std::size_t h) const { return game_.spaces.back().test(h); }

  // Boxes around live rows, and on them the cells: rows that follow each other and are all live or all out are one table.
  void add_cells() {
    for (std::size_t h = 0; h < table_.rows && table_.glyphs; ++h) {
      if (alive(h)) scene_.box(row_rect(h).adjusted(-table_.names + 6, -1.5, 5, 1.5), &Theme::lineage, {}, 4);
    }
    for (std::size_t h = 0, end = 0; h < table_.rows; h = end) {
      for (end = h + 1; end < table_.rows && alive(end) == alive(h);) ++end;
      scene_
          .add(LabelTable{shared_,
                          {table_.left, table_.row_top(h)},
                          {table_.column, table_.row},
                          {table_.column - table_.gap, table_.row - table_.gap},
                          h,
                          end - h,
                          table_.columns,
                          !table_.glyphs ? LabelTable::Detail::plain
                          : alive(h)     ? LabelTable::Detail::glyphs
                                         : LabelTable::Detail::no_glyphs},
               nullptr)
          .faded = alive(h) ? 1 : Theme().faded_dead;
      if (table_.glyphs || !alive(h)) continue;
      // Plain cells have no box around them, and in high contrast nothing fades.
      const QRectF last = row_rect(end - 1);
      scene_.box({table_.left - 6, table_.row_top(h), 3, last.bottom() - table_.row_top(h)}, &Theme::ink);
    }
  }

  [[nodiscard]] QRectF row_rect(std::size_t h) const {
    return {table_.left, table_.row_top(h), table_.column * static_cast<double>(table_.columns) - table_.gap,
            table_.row - table_.gap};
  }

  void add_row_name(std::size_t h) {
    const auto index = static_cast<HypothesisIndex>(h);
    const bool named = table_.row >= least_named_row;
    if (named) {
      const Name& name = class_.hypothesis_name(index);
      MathStyle style{table_.row >= 20 ? 14.0 : std::min(11.0, table_.row)};
      QString said = name_markup(name);
      if (width_of(said, style) > table_.names - 14) {
        style = styles::small;
        said = name_markup(name, style, table_.names - 16);
      }
      scene_.words({table_.left - 10, table_.row_top(h) + table_.row / 2 + 3.5}, said, style,
                   alive(h) ? &Theme::ink : &Theme::ink3, 1);
    }
    scene_.touch({named ? row_rect(h).adjusted(-table_.names + 4, 0, 4, 0) : row_rect(h)},
                 Kin::of_predictor(class_.row(index)));
  }

  // Over the columns: of those that were asked, and of the others all or evenly spaced ones that leave these their room.
  void add_names() {
    double widest = 0;
    for (std::size_t x = 0; x < table_.columns; ++x) {
      if (!own_) widest = std::max(widest, turned_ ? turned_pitch - between : width_of(name_of(x, {11}), {11}));
      if (asked_in_[x] > 0) add_name(x, asked_style, &Theme::ink);
    }
    for (const std::size_t x : named_columns(class_, table_.columns, own_ ? 1 : (widest + between) / table_.column)) {
      if (asked_in_[x] == 0) add_name(x, styles::small, &Theme::ink2);
    }
  }

  // Where a column has room for some letters each has its own name; narrower ones share what there is.
  [[nodiscard]] QString name_of(std::size_t x, const MathStyle& style) const {
    const double room = turned_ ? table_.turned : own_ ? table_.column - 3 : 48;
    return name_markup(class_.point_name(static_cast<PointIndex>(x)), style, room);
  }

  // Left out where another name has its place.
  void add_name(std::size_t x, const MathStyle& style, Ink ink) {
    const QString name = name_of(x, style);
    const double centre = table_.column_middle(x);
    const double half = turned_ ? (turned_pitch - between) / 2 : width_of(name, style) / 2;
    const bool free = std::all_of(taken_.begin(), taken_.end(), [&](const auto& span) {
      return centre + half + between <= span.first || centre - half >= span.second + between;
    });
    if (!free) return;
    taken_.emplace_back(centre - half, centre + half);
    if (turned_) {
      std::get<Text>(scene_.words({centre + 3, table_.top - 6}, name, style, ink).shape).turn = -45;
    } else {
      scene_.words({centre, table_.top - 8}, name, style, ink, 0.5);
    }
  }

  // What asks them, and frames around those that were asked.
  void add_columns() {
    for (std::size_t x = 0; x < table_.columns; ++x) {
      const double left = table_.column_left(x);
      // Above the rows: a column is asked where it is pointed at, a row is kin at its name.
      scene_.touch({{left - table_.gap / 2, table_.top - 20, table_.column, table_.bottom() - table_.top + 20},
                    4,
                    Spot::Act::ask},
                   Kin::of_point(static_cast<PointIndex>(x)));
      if (asked_in_[x] == 0) continue;
      scene_.box({left - table_.gap, table_.top - 2.5, table_.column + table_.gap, table_.bottom() - table_.top + 3},
                 nullptr, {&Theme::ink, 2}, 4);
    }
  }

  // Under the columns which round asked them: in words where all of them fit, else as numbers.
  void add_rounds() {
    const double line = table_.bottom() + 16;
    double taken = -1e9;
    bool in_words = true;
    for (std::size_t x = 0; x < table_.columns; ++x) {
      if (asked_in_[x] == 0) continue;
      const double half = width_of(GameWords::tr("round %1").arg(asked_in_[x]), styles::small) / 2;
      in_words = in_words && table_.column_middle(x) - half > taken + 4;
      taken = table_.column_middle(x) + half;
    }
    if (!in_words) {
      const QString head = GameWords::tr("round");
      const double end = std::max(table_.left - 10, area_.left() + width_of(head, styles::small));
      scene_.words({end, line}, head, styles::small, &Theme::ink2, 1);
    }
    taken = -1e9;
    for (std::size_t x = 0; x < table_.columns; ++x) {
      if (asked_in_[x] == 0) continue;
      const QString said = in_words ? GameWords::tr("round %1").arg(asked_in_[x]) : QString::number(asked_in_[x]);
      const double half = width_of(said, styles::small) / 2;
      const double centre = table_.column_middle(x);
      if (centre - half <= taken + 2) continue;
      scene_.words({centre, line}, said, styles::small, &Theme::ink2, 0.5);
      taken = centre + half;
    }
  }

  static constexpr double between = 3;  // names

  Scene& scene_;
  const std::shared_ptr<const ConceptClass>& shared_;
  const ConceptClass& class_;
  const GameState& game_;
  QRectF area_;
  ClassTable table_;
  std::vector<std::size_t> asked_in_;  // each column's round, 1-based; 0 for none
  bool turned_ = table_.turned > 0;
  bool own_ = table_.column >= (turned_ ? turned_pitch : 20);
  std::vector<std::pair<double, double>> taken_;  // by names
};

// --- The version space

/// A row's label is the point and what was said of it: names get the room that the chips leave.
struct RowLabel {
  Name point;
  QString said;
  MathStyle style = styles::plain;
};

/// A row a round; a chip is a hypothesis.
class SpaceHalf {
 public:
  SpaceHalf(Scene& scene, const ConceptClass& concept_class, const GameState& game, const CoinGame* coins,
            const QRectF& area)
      : scene_(scene), class_(concept_class), game_(game), coins_(coins), area_(area), count_(concept_class.size()) {
    rows_ = game_.spaces.size() + (game_.question.has_value() ? 1 : 0);
    const double room = area.height() - head - 8;
    pitch_ = std::clamp(room / static_cast<double>(rows_), 34.0, 50.0);
    const auto fitting = static_cast<std::size_t>(std::max(1.0, std::floor(room / pitch_)));
    first_ = rows_ > fitting ? rows_ - fitting : 0;
    double labels = 62;
    double sayings = 78;  // right of the chips
    for (std::size_t r = first_; r < rows_; ++r) {
      const RowLabel label = row_label(r);
      labels =
          std::max(labels, width_of(name_markup(label.point), label.style) + width_of(label.said, label.style) + 10);
      if (coins_ == nullptr) continue;
      const QString said = (asked(r) ? QStringLiteral("−1: ") : QString()) +
                           GameWords::tr("Ldim %1").arg(game_.dimensions[space_of(r)]) + QStringLiteral(", R ") +
                           exact_text(coins_->values[space_of(r)]);
      sayings = std::max(sayings, width_of(said, styles::bold) + 14);
    }
    const auto n = static_cast<double>(count_);
    // Chips that have no room for names leave it to the labels.
    const double beside_chips = area.width() - sayings - common * n;
    labels_ = std::min(labels, beside_chips < 62 ? 160.0 : std::min(beside_chips, 160.0));
    width_ = area.width() - labels_ - sayings;
    // A name that is longer gets a wider chip, as far as there is room.
    double longest = 0;
    if (common * n < width_) {
      for (std::size_t h = 0; h < count_; ++h) {
        const Name& name = class_.hypothesis_name(static_cast<HypothesisIndex>(h));
        longest = std::max(longest, width_of(name_markup(name), styles::plain));
      }
    }
    cell_ = std::min(std::clamp(longest + 8, common, 3 * common), width_ / n);
  }

  void add() {
    add_title(scene_, area_.left(), GameWords::tr("Version space"), GameWords::tr("what is still possible"));
    for (std::size_t r = first_; r < rows_; ++r) {
      add_label(r);
      if (singly()) {
        for (std::size_t h = 0; h < count_; ++h) add_chip(r, h);
      } else {
        add_bar(r);
      }
      add_saying(r);
    }
  }

 private:
  // The open question's row.
  [[nodiscard]] bool asked(std::size_t r) const { return r == game_.spaces.size(); }
  [[nodiscard]] std::size_t space_of(std::size_t r) const { return std::min(r, game_.spaces.size() - 1); }
  [[nodiscard]] bool named() const { return cell_ >= 20; }
  [[nodiscard]] bool singly() const { return cell_ >= 3; }
  [[nodiscard]] double chips_left() const { return area_.left() + labels_; }
  [[nodiscard]] double chip_left(std::size_t h) const { return chips_left() + cell_ * static_cast<double>(h); }
  [[nodiscard]] double row_top(std::size_t r) const {
    return area_.top() + head + pitch_ * static_cast<double>(r - first_);
  }
  // From the first hypothesis of a version space to its last.
  [[nodiscard]] std::pair<double, double> span_of(const VersionSpace& space) const {
    const std::size_t low = space.find(0);
    std::size_t last = low;
    for (std::size_t h = low; h != BitVector::npos; h = h + 1 < count_ ? space.find(h + 1) : BitVector::npos) last = h;
    return {chip_left(low), chip_left(last) + cell_ - (singly() ? 2 : 0)};
  }

  [[nodiscard]] RowLabel row_label(std::size_t r) const {
    if (r == 0) return {{}, GameWords::tr("start")};
    const QString arrow = QStringLiteral(" → ");
    if (asked(r)) return {class_.point_name(game_.question->point), arrow + u'?', {12, QFont::Bold}};
    return {class_.point_name(game_.rounds[r - 1].point), arrow + label_text(game_.rounds[r - 1].truth)};
  }

  // And lines from what was to what is left.
  void add_label(std::size_t r) {
    const double y = row_top(r);
    const RowLabel label = row_label(r);
    const QString point = name_markup(label.point, label.style, labels_ - 8 - width_of(label.said, label.style));
    const Ink ink = asked(r) ? &Theme::ink : &Theme::ink2;
    const QPointF line(area_.left(), y + high / 2 + 4);
    scene_.words(line, point, label.style, ink);
    scene_.words(line + QPointF(width_of(point, label.style), 0), label.said, label.style, ink);
    if (r == first_ || asked(r)) return;
    const auto before = span_of(game_.spaces[r - 1]);
    const auto after = span_of(game_.spaces[r]);
    const double from = y - pitch_ + high + 2;
    scene_.line({before.first, from}, {after.first, y - 2}, thin(&Theme::line));
    scene_.line({before.second, from}, {after.second, y - 2}, thin(&Theme::line));
  }

  // One bar for all hypotheses: as much of it as is left, with the places of what is left.
  void add_bar(std::size_t r) {
    const VersionSpace& space = game_.spaces[space_of(r)];
    const double y = row_top(r) + 4;
    scene_.box({chips_left(), y, width_, high - 8}, &Theme::hair);
    QList<QRectF> left;
    for (std::size_t h = 0, end = 0; h < count_; h = end) {  // runs of what is left
      for (end = h + 1; end < count_ && space.test(end) == space.test(h);) ++end;
      if (!space.test(h)) continue;
      left.append({chip_left(h), y, std::max(cell_ * static_cast<double>(end - h), 0.75), high - 8});
    }
    scene_.add(Boxes{std::move(left)}, &Theme::ink2);
  }

  void add_chip(std::size_t r, std::size_t h) {
    const auto index = static_cast<HypothesisIndex>(h);
    const double y = row_top(r);
    const QRectF chip(chip_left(h) + 0.5, y + 0.5, cell_ - (named() ? 4 : 1), high - 1);
    const double radius = named() ? 4 : 0;
    if (!game_.spaces[asked(r) ? r - 1 : r].test(h)) {
      scene_.box(named() ? chip : chip.adjusted(0, 7, 0, -7), nullptr, thin(&Theme::hair), radius);
      return;
    }
    if (asked(r)) {
      // Each says its own label at the point: what would be left either way.
      const Label label = class_.row(index)[game_.question->point];
      if (named()) {
        scene_.add(LabelCell{chip, label}, nullptr);
      } else {
        scene_.box(chip, label == Label::plus ? &Theme::plus : &Theme::minus_small);
      }
    } else if (named()) {
      scene_.box(chip, &Theme::window, {&Theme::ink, 1.5, 0.5}, radius);
      add_chip_name(class_.hypothesis_name(index), chip, y + high / 2 + 4);
    } else {
      scene_.box(chip, &Theme::ink2);
    }
    scene_.touch({chip, radius}, Kin::of_predictor(class_.row(index)));
  }

  // Cut in the middle where it is longer; a single letter before it could be any name's.
  void add_chip_name(const Name& name, const QRectF& chip, double line) {
    const QString whole = name_markup(name);
    const double room = chip.width() - 2;
    const bool cut = width_of(whole, styles::plain) > room;
    const MathStyle style = cut ? MathStyle{10} : styles::plain;
    const QString said = cut ? name_markup(name, style, room) : whole;
    if (cut && MathText(said, style, MathText::Mode::mixed).plain().size() <= 1) return;
    scene_.words({chip.center().x(), line}, said, style, &Theme::ink, 0.5);
  }

  // Right of the chips: the dimension and what is left or was mistaken; of the open question both sides' dimensions.
  void add_saying(std::size_t r) {
    const double middle = row_top(r) + high / 2;
    const double left = (singly() ? chip_left(count_) : chips_left() + width_) + 12;
    if (asked(r)) {
      for (const std::size_t side : {0UL, 1UL}) {
        scene_.words({left, side == 0 ? middle - 3 : middle + 12}, side_text(side), styles::small, &Theme::ink2);
      }
      return;
    }
    const QString dimension = GameWords::tr("Ldim %1").arg(game_.dimensions[r]);
    scene_.words({left, middle - 3}, dimension, styles::bold, &Theme::ink);
    if (coins_ != nullptr) {
      scene_.words({left + width_of(dimension, styles::bold), middle - 3},
                   QStringLiteral(", R ") + exact_text(coins_->values[r]), styles::plain, &Theme::ink2);
    }
    int mistakes = 0;
    for (std::size_t i = 0; i < r; ++i) mistakes += game_.rounds[i].mistake() ? 1 : 0;
    const bool erred = r > 0 && game_.rounds[r - 1].mistake();
    scene_.words({left, middle + 12},
                 erred ? GameWords::tr("mistake %1").arg(mistakes)
                       : GameWords::tr("%1 left").arg(number_text(game_.spaces[r].count())),
                 styles::small, &Theme::ink2);
  }

  // Of the open question: side 0 is what is left if −1 is true.
  [[nodiscard]] QString side_text(std::size_t side) const {
    const GameQuestion& q = *game_.question;
    const QString dimension = q.survivors[side] == 0 ? QStringLiteral("–") : QString::number(q.dimensions[side]);
    QString said = (side == 0 ? GameWords::tr("−1: Ldim %1") : GameWords::tr("+1: Ldim %1")).arg(dimension);
    if (coins_ != nullptr && coins_->question && coins_->question->sides[side]) {
      said += QStringLiteral(", R ") + exact_text(*coins_->question->sides[side]);
    }
    return said;
  }

  static constexpr double head = 56;
  static constexpr double high = 26;    // of a chip
  static constexpr double common = 28;  // a chip with the gap after it

  Scene& scene_;
  const ConceptClass& class_;
  const GameState& game_;
  const CoinGame* coins_;  // null where it is not known
  QRectF area_;
  std::size_t count_;      // of hypotheses
  std::size_t first_ = 0;  // the rows from here to `rows_` are shown
  std::size_t rows_ = 0;
  double pitch_ = 0;   // of rows
  double labels_ = 0;  // width before the chips
  double width_ = 0;   // of all chips
  double cell_ = 0;    // of one with the gap after it
};

}  // namespace

Scene game_halves(const std::shared_ptr<const ConceptClass>& concept_class, const GameState& game,
                  const CoinGame* coins, QSizeF room) {
  Scene scene;
  scene.line({8, 0.5}, {room.width() - 8, 0.5}, thin(&Theme::hair));
  const double left = std::min(room.width() * 0.44, 420.0);
  ClassHalf(scene, concept_class, game, {8, 0, left - 40, room.height()}).add();
  const CoinGame* known = coins != nullptr && coins->known() ? coins : nullptr;
  SpaceHalf(scene, *concept_class, game, known, {left, 0, room.width() - left - 8, room.height()}).add();
  return scene;
}

}  // namespace littlestone::ui

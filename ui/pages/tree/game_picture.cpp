// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/name_places.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"
#include "ui/words/counted.hpp"
#include "ui/words/names.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

constexpr double halves_height = 292;
constexpr double halves_width = 680;  // below this there is room for the tree alone
constexpr double least_tree = 236;
constexpr double table_head = 56;       // px over the class's rows: its title, and the points' names
constexpr double longest_turned = 76;   // px of a point's name at 45°
constexpr double turned_pitch = 14;     // px between such names
constexpr double least_named_row = 11;  // px of a row that has its name
constexpr double beside_unnamed = 48;   // px left of rows without: for the word under the table
constexpr double beside_table = 36;     // px at the right that a turned name may rise over

void words(QPainter& painter, QPointF baseline, const QString& markup, const MathStyle& style, const QColor& color,
           double anchor = 0) {
  painter.setPen(color);
  MathText(markup, style, MathText::Mode::mixed).draw(painter, baseline, anchor);
}

std::vector<TreeMove> moves_of(const GameState& game) {
  std::vector<TreeMove> moves;
  for (std::size_t i = game.tree_round; i < game.rounds.size(); ++i) {
    moves.push_back({game.rounds[i].truth, game.rounds[i].prediction});
  }
  return moves;
}

double scale_in(const QRectF& area) { return std::max(1.0, std::min(area.width() / 728, area.height() / 600)); }

}  // namespace

GamePicture::GamePicture(std::shared_ptr<const ConceptClass> concept_class, std::shared_ptr<const GameState> game,
                         std::shared_ptr<const CoinsBeside> coins)
    : class_(std::move(concept_class)),
      game_(std::move(game)),
      coins_(std::move(coins)),
      tree_(class_, std::shared_ptr<const MistakeTree>(game_, &game_->tree), moves_of(*game_), true,
            game_->role == GameRole::adversary ? Learner::soa : Learner::you) {}

QString GamePicture::description() const {
  QString said =
      tr("The mistake game after %1: %2; left: %3, Ldim %4.")
          .arg(counted_rounds(game_->rounds.size()), counted_mistakes(static_cast<std::uint64_t>(game_->mistakes)),
               counted_hypotheses(game_->spaces.back().count()))
          .arg(game_->dimensions.back());
  if (!coins_known()) return said;
  return said + u' ' +
         tr("The best coins expect %1 mistakes so far and at most %2 more.")
             .arg(exact_text(coins_->game.paid), exact_text(coins_->game.values.back()));
}

void GamePicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void GamePicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  paint_seen(painter, area, theme, spots, {});
}

QRectF GamePicture::lens_area(const QRectF& area) const {
  const double scale = scale_in(area);
  const double lower = halves_height * scale;
  const bool halves = area.width() >= halves_width && area.height() >= lower + least_tree;
  return area.adjusted(8 * scale, 0, -8 * scale, halves ? -lower - 14 * scale : -12);
}

Lens GamePicture::look_at(std::int32_t node, const QRectF& area) const { return tree_.look_at(node, lens_area(area)); }

void GamePicture::paint_seen(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots,
                             const Lens& lens) const {
  tree_.paint_seen(painter, lens_area(area), theme, spots, lens);
  const double scale = scale_in(area);
  const double lower = halves_height * scale;
  if (area.width() < halves_width || area.height() < lower + least_tree) return;
  const ScaledPainter scaled(painter, QRectF(area.left(), area.bottom() - lower, area.width(), lower), scale);
  const QSizeF room = scaled.size();
  painter.setPen(QPen(theme.hair, 1));
  painter.drawLine(QPointF(8, 0.5), QPointF(room.width() - 8, 0.5));
  const double left = std::min(room.width() * 0.44, 420.0);
  paint_class(painter, QRectF(8, 0, left - 40, room.height()), theme, spots);
  paint_space(painter, QRectF(left, 0, room.width() - left - 8, room.height()), theme, spots);
}

// Where the class's table lies. Big tables keep rows of 3 px; what does not fit is left off and counted.
struct GamePicture::Table {
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
  [[nodiscard]] double row_top(std::size_t h) const { return top + static_cast<double>(h) * row; }
  [[nodiscard]] double bottom() const { return top + row * static_cast<double>(rows); }
};

GamePicture::Table GamePicture::table_in(const QRectF& area) const {
  const ConceptClass& c = *class_;
  Table table;
  const std::size_t sampled = std::max<std::size_t>(1, c.size() / 64);
  for (std::size_t h = 0; h < c.size(); h += sampled) {
    const Name& name = c.hypothesis_name(static_cast<HypothesisIndex>(h));
    table.names = std::max(table.names, MathText(name_markup(name), {14}, MathText::Mode::mixed).width());
  }
  table.names = std::min(table.names + 16, 90.0);
  double wide = area.width() - table.names - 4;
  // Words that have no room over their columns rise.
  if (has_words(c)) {
    double longest = 0;
    for (PointIndex x = 0; x < c.points(); ++x) {
      longest = std::max(longest, MathText(lone_name(c.point_name(x)), {11}, MathText::Mode::plain).width());
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
      const Name& name = c.point_name(static_cast<PointIndex>(x));
      longest = std::max(longest, MathText(name_markup(name), {11, QFont::Bold}, MathText::Mode::mixed).width());
    }
  }
  table.column = std::min(std::clamp(longest + 4, common, 2 * common), wide / static_cast<double>(table.columns));
  table.row = std::min(25.0, high / static_cast<double>(table.rows));
  table.left = area.left() + table.names;
  table.glyphs = table.column >= 20 && table.row >= 18;
  table.gap = table.glyphs ? 2 : table.column >= 5 && table.row >= 5 ? 1 : 0;
  return table;
}

void GamePicture::paint_class(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const ConceptClass& c = *class_;
  const double title = MathText(tr("The class"), {14, QFont::DemiBold}, MathText::Mode::mixed).width();
  words(painter, area.topLeft() + QPointF(0, 28), tr("The class"), {14, QFont::DemiBold}, theme.ink);
  words(painter, area.topLeft() + QPointF(title + 12, 28), tr("live rows are lit"), {12}, theme.ink2);
  const Table table = table_in(area);
  for (std::size_t h = 0; h < table.rows; ++h) paint_row(painter, table, h, theme, spots);
  paint_rounds(painter, table, paint_columns(painter, table, theme, spots), theme);
  if (table.rows < c.size() || table.columns < c.points()) {
    words(painter, QPointF(table.left, area.bottom() - 2),
          tr("%1 of %2 rows, %3 of %4 points")
              .arg(number_text(table.rows), number_text(c.size()), number_text(table.columns), number_text(c.points())),
          {11}, theme.ink3);
  }
}

// One row of the table: its box where it is live, its cells, its name.
void GamePicture::paint_row(QPainter& painter, const Table& table, std::size_t h, const Theme& theme,
                            Spots& spots) const {
  const ConceptClass& c = *class_;
  const double y = table.row_top(h);
  const double gap = table.gap;
  const bool alive = game_->spaces.back().test(h);
  const auto index = static_cast<HypothesisIndex>(h);
  const QRectF line(table.left, y, table.column * static_cast<double>(table.columns) - gap, table.row - gap);
  if (alive && table.glyphs) draw_lineage_box(painter, theme, line.adjusted(-table.names + 6, -1.5, 5, 1.5), 4);
  with_opacity(painter, alive ? 1 : theme.faded_dead, [&] {
    const LabelVector& labels = c.row(index);
    for (std::size_t x = 0, end = 0; x < table.columns; x = end) {
      // Cells without gaps that are alike are one.
      for (end = x + 1; gap == 0 && end < table.columns && labels[end] == labels[x];) ++end;
      const QRectF cell(table.column_left(x), y, static_cast<double>(end - x) * table.column - gap, table.row - gap);
      if (table.glyphs) {
        draw_label_cell(painter, theme, cell, labels[x], alive);
      } else {
        painter.fillRect(cell, labels[x] == Label::plus ? theme.plus : theme.minus_ground);
      }
    }
  });
  const bool named = table.row >= least_named_row;
  if (named) {
    const Name& said = c.hypothesis_name(index);
    MathText name(name_markup(said), {table.row >= 20 ? 14.0 : std::min(11.0, table.row)}, MathText::Mode::mixed);
    if (name.width() > table.names - 14) name = name_within(said, {11}, table.names - 16);
    painter.setPen(alive ? theme.ink : theme.ink3);
    name.draw(painter, QPointF(table.left - 10, y + table.row / 2 + 3.5), 1);
  }
  spots.add(painter, named ? line.adjusted(-table.names + 4, 0, 4, 0) : line, 4, Kin::of_predictor(c.row(index)));
}

// The points' names over the columns: of those that were asked, and of the others all or evenly spaced ones that leave
// these their room. `asked_in`: each column's round, 0 for none.
void GamePicture::paint_names(QPainter& painter, const Table& table, const std::vector<std::size_t>& asked_in,
                              const Theme& theme) const {
  const ConceptClass& c = *class_;
  constexpr double between = 3;
  // Where a column has room for some letters each has its own name; narrower ones share what there is.
  const bool turned = table.turned > 0;
  const bool own = table.column >= (turned ? turned_pitch : 20);
  const double room = turned ? table.turned : own ? table.column - 3 : 48;
  const auto name_of = [&](std::size_t x, QFont::Weight weight) {
    return name_within(c.point_name(static_cast<PointIndex>(x)), {11, weight}, room);
  };
  std::vector<std::pair<double, double>> taken;
  const auto draw = [&](std::size_t x, QFont::Weight weight, const QColor& ink) {
    const MathText name = name_of(x, weight);
    const double centre = table.column_left(x) + (table.column - table.gap) / 2;
    const double half = turned ? (turned_pitch - between) / 2 : name.width() / 2;
    const double begin = centre - half;
    const double end = centre + half;
    const bool free = std::all_of(taken.begin(), taken.end(), [&](const auto& span) {
      return end + between <= span.first || begin >= span.second + between;
    });
    if (!free) return;
    taken.emplace_back(begin, end);
    painter.setPen(ink);
    if (!turned) {
      name.draw(painter, QPointF(centre, table.top - 8), 0.5);
      return;
    }
    painter.save();
    painter.translate(centre + 3, table.top - 6);
    painter.rotate(-45);
    name.draw(painter, {0, 0});
    painter.restore();
  };
  double widest = 0;
  for (std::size_t x = 0; x < table.columns; ++x) {
    if (!own) widest = std::max(widest, turned ? turned_pitch - between : name_of(x, QFont::Normal).width());
    if (asked_in[x] > 0) draw(x, QFont::Bold, theme.ink);
  }
  for (const std::size_t x : named_columns(c, table.columns, own ? 1 : (widest + between) / table.column)) {
    if (asked_in[x] == 0) draw(x, QFont::Normal, theme.ink2);
  }
}

// The names, and frames around the columns that were asked; returns their middles and rounds.
std::vector<GamePicture::AskedColumn> GamePicture::paint_columns(QPainter& painter, const Table& table,
                                                                 const Theme& theme, Spots& spots) const {
  const ConceptClass& c = *class_;
  std::vector<std::size_t> asked_in(c.points(), 0);  // round, 1-based
  for (std::size_t i = 0; i < game_->rounds.size(); ++i) asked_in[game_->rounds[i].point] = i + 1;
  if (game_->question) asked_in[game_->question->point] = game_->rounds.size() + 1;
  const double bottom = table.bottom();
  paint_names(painter, table, asked_in, theme);
  std::vector<AskedColumn> asked;
  for (std::size_t x = 0; x < table.columns; ++x) {
    const auto point = static_cast<PointIndex>(x);
    const double left = table.column_left(x);
    const double centre = left + (table.column - table.gap) / 2;
    const std::size_t round = asked_in[x];
    // Above the rows: a column is asked where it is pointed at, a row is kin at its name.
    spots.add(painter, QRectF(left - table.gap / 2, table.top - 20, table.column, bottom - table.top + 20), 4,
              Kin::of_point(point), Spot::Act::ask);
    if (round == 0) continue;
    painter.setPen(QPen(theme.ink, 2 + theme.heavier));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(left - table.gap, table.top - 2.5, table.column + table.gap, bottom - table.top + 3),
                            4, 4);
    asked.push_back({centre, round});
  }
  return asked;
}

// Under the columns which round asked them: in words where all of them fit, else as numbers.
void GamePicture::paint_rounds(QPainter& painter, const Table& table, const std::vector<AskedColumn>& asked,
                               const Theme& theme) const {
  const double line = table.bottom() + 16;
  double taken = -1e9;
  bool in_words = true;
  for (const auto& [centre, round] : asked) {
    const double half = MathText(tr("round %1").arg(round), {11}, MathText::Mode::plain).width() / 2;
    in_words = in_words && centre - half > taken + 4;
    taken = centre + half;
  }
  painter.setPen(theme.ink2);
  if (!in_words) MathText(tr("round"), {11}, MathText::Mode::plain).draw(painter, QPointF(table.left - 10, line), 1);
  taken = -1e9;
  for (const auto& [centre, round] : asked) {
    const MathText said(in_words ? tr("round %1").arg(round) : QString::number(round), {11}, MathText::Mode::plain);
    if (centre - said.width() / 2 <= taken + 2) continue;
    said.draw(painter, QPointF(centre, line), 0.5);
    taken = centre + said.width() / 2;
  }
}

// A row's label is the point and what was said of it: names get the room that the chips leave.
struct GamePicture::RowLabel {
  Name point;
  QString said;
  QFont::Weight weight = QFont::Normal;
};

GamePicture::RowLabel GamePicture::row_label(std::size_t r) const {
  const ConceptClass& c = *class_;
  if (r == 0) return {{}, tr("start"), QFont::Normal};
  const QString arrow = QStringLiteral(" → ");
  if (r == game_->spaces.size()) return {c.point_name(game_->question->point), arrow + u'?', QFont::Bold};
  return {c.point_name(game_->rounds[r - 1].point), arrow + label_text(game_->rounds[r - 1].truth), QFont::Normal};
}

// Where the version spaces lie, a row each; a chip is a hypothesis.
struct GamePicture::Chips {
  static constexpr MathStyle name{12};  // on a chip
  static constexpr double high = 26;    // of a chip
  static constexpr double common = 28;  // a chip with the gap after it
  double sayings = 78;                  // right of the chips
  std::size_t first = 0;                // the rows from here to `rows` are shown
  std::size_t rows = 0;
  double left = 0;  // of the labels
  double labels = 0;
  double chips_left = 0;
  double width = 0;  // of all chips
  double top = 0;
  double pitch = 0;
  double cell = 0;
  std::size_t count = 0;

  [[nodiscard]] bool named() const { return cell >= 20; }
  [[nodiscard]] bool singly() const { return cell >= 3; }
  [[nodiscard]] double chip_left(std::size_t h) const { return chips_left + cell * static_cast<double>(h); }
  [[nodiscard]] double row_top(std::size_t r) const { return top + pitch * static_cast<double>(r - first); }
  // From the first hypothesis of a version space to its last.
  [[nodiscard]] std::pair<double, double> span_of(const VersionSpace& space) const {
    const std::size_t low = space.find(0);
    std::size_t last = low;
    for (std::size_t h = low; h != BitVector::npos; h = h + 1 < count ? space.find(h + 1) : BitVector::npos) last = h;
    return {chip_left(low), chip_left(last) + cell - (singly() ? 2 : 0)};
  }
};

GamePicture::Chips GamePicture::chips_in(const QRectF& area) const {
  Chips chips;
  chips.count = class_->size();
  chips.rows = game_->spaces.size() + (game_->question.has_value() ? 1 : 0);
  const double high = area.height() - 56 - 8;
  chips.pitch = std::clamp(high / static_cast<double>(chips.rows), 34.0, 50.0);
  const auto fitting = static_cast<std::size_t>(std::max(1.0, std::floor(high / chips.pitch)));
  chips.first = chips.rows > fitting ? chips.rows - fitting : 0;
  chips.labels = 62;
  for (std::size_t r = chips.first; r < chips.rows; ++r) {
    const RowLabel label = row_label(r);
    const MathStyle style{12, label.weight};
    const double needed = MathText(name_markup(label.point), style, MathText::Mode::mixed).width() +
                          MathText(label.said, style, MathText::Mode::plain).width() + 10;
    chips.labels = std::max(chips.labels, needed);
  }
  if (coins_known()) {
    for (std::size_t r = chips.first; r < chips.rows; ++r) {
      const bool asked = r == game_->spaces.size();
      const QString said = tr("Ldim %1").arg(game_->dimensions[std::min(r, game_->spaces.size() - 1)]) +
                           QStringLiteral(", R ") +
                           exact_text(coins_->game.values[std::min(r, game_->spaces.size() - 1)]);
      const MathText width((asked ? QStringLiteral("−1: ") : QString()) + said, {12, QFont::DemiBold},
                           MathText::Mode::mixed);
      chips.sayings = std::max(chips.sayings, width.width() + 14);
    }
  }
  const auto n = static_cast<double>(chips.count);
  chips.labels = std::min(chips.labels, std::clamp(area.width() - chips.sayings - Chips::common * n, 62.0, 160.0));
  chips.width = area.width() - chips.labels - chips.sayings;
  // A name that is longer gets a wider chip, as far as there is room.
  double longest = 0;
  if (Chips::common * n < chips.width) {
    for (std::size_t h = 0; h < chips.count; ++h) {
      const Name& name = class_->hypothesis_name(static_cast<HypothesisIndex>(h));
      longest = std::max(longest, MathText(name_markup(name), Chips::name, MathText::Mode::mixed).width());
    }
  }
  chips.cell = std::min(std::clamp(longest + 8, Chips::common, 3 * Chips::common), chips.width / n);
  chips.left = area.left();
  chips.chips_left = area.left() + chips.labels;
  chips.top = area.top() + 56;
  return chips;
}

void GamePicture::paint_space(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const double title = MathText(tr("Version space"), {14, QFont::DemiBold}, MathText::Mode::mixed).width();
  words(painter, area.topLeft() + QPointF(0, 28), tr("Version space"), {14, QFont::DemiBold}, theme.ink);
  words(painter, area.topLeft() + QPointF(title + 12, 28), tr("what is still possible"), {12}, theme.ink2);
  const Chips chips = chips_in(area);
  for (std::size_t r = chips.first; r < chips.rows; ++r) {
    paint_label(painter, chips, r, theme);
    if (chips.singly()) {
      for (std::size_t h = 0; h < chips.count; ++h) paint_chip(painter, chips, r, h, theme, spots);
    } else {
      paint_bar(painter, chips, r, theme);
    }
    paint_saying(painter, chips, r, theme);
  }
}

// The row's label, and lines from what was to what is left.
void GamePicture::paint_label(QPainter& painter, const Chips& chips, std::size_t r, const Theme& theme) const {
  const double y = chips.row_top(r);
  const double middle = y + Chips::high / 2;
  const bool asked = r == game_->spaces.size();  // the open question's row
  const RowLabel label = row_label(r);
  const MathStyle style{12, label.weight};
  const MathText said_of(label.said, style, MathText::Mode::plain);
  const MathText point = name_within(label.point, style, chips.labels - 8 - said_of.width());
  painter.setPen(asked ? theme.ink : theme.ink2);
  point.draw(painter, QPointF(chips.left, middle + 4));
  said_of.draw(painter, QPointF(chips.left + point.width(), middle + 4));
  if (r == chips.first || asked) return;
  const auto before = chips.span_of(game_->spaces[r - 1]);
  const auto after = chips.span_of(game_->spaces[r]);
  painter.setPen(QPen(theme.line, 1));
  painter.drawLine(QPointF(before.first, y - chips.pitch + Chips::high + 2), QPointF(after.first, y - 2));
  painter.drawLine(QPointF(before.second, y - chips.pitch + Chips::high + 2), QPointF(after.second, y - 2));
}

// One bar for all hypotheses: as much of it as is left, with the places of what is left.
void GamePicture::paint_bar(QPainter& painter, const Chips& chips, std::size_t r, const Theme& theme) const {
  const VersionSpace& space = game_->spaces[std::min(r, game_->spaces.size() - 1)];
  const double y = chips.row_top(r) + 4;
  painter.fillRect(QRectF(chips.chips_left, y, chips.width, Chips::high - 8), theme.hair);
  for (std::size_t h = space.find(0); h != BitVector::npos;
       h = h + 1 < chips.count ? space.find(h + 1) : BitVector::npos) {
    painter.fillRect(QRectF(chips.chip_left(h), y, std::max(chips.cell, 0.75), Chips::high - 8), theme.ink2);
  }
}

void GamePicture::paint_chip(QPainter& painter, const Chips& chips, std::size_t r, std::size_t h, const Theme& theme,
                             Spots& spots) const {
  const ConceptClass& c = *class_;
  const bool asked = r == game_->spaces.size();
  const bool named = chips.named();
  const auto index = static_cast<HypothesisIndex>(h);
  const double y = chips.row_top(r);
  const QRectF chip(chips.chip_left(h) + 0.5, y + 0.5, chips.cell - (named ? 4 : 1), Chips::high - 1);
  const double radius = named ? 4 : 0;
  if (!game_->spaces[asked ? r - 1 : r].test(h)) {
    painter.setPen(QPen(theme.hair, 1));
    painter.setBrush(Qt::NoBrush);
    named ? painter.drawRoundedRect(chip, radius, radius) : painter.drawRect(chip.adjusted(0, 7, 0, -7));
    return;
  }
  if (asked) {
    // Each says its own label at the point: what would be left either way.
    const Label label = c.row(index)[game_->question->point];
    if (named) {
      draw_label_cell(painter, theme, chip, label);
    } else {
      painter.fillRect(chip, label == Label::plus ? theme.plus : theme.minus_small);
    }
  } else {
    painter.setPen(named ? QPen(theme.ink, 1.5 + theme.heavier * 0.5) : QPen(Qt::NoPen));
    painter.setBrush(named ? theme.window : theme.ink2);
    named ? painter.drawRoundedRect(chip, radius, radius) : painter.drawRect(chip);
    painter.setBrush(Qt::NoBrush);
    if (named) {
      // Cut in the middle where it is longer; a single letter before it could be any name's.
      const Name& said = c.hypothesis_name(index);
      const MathText whole(name_markup(said), Chips::name, MathText::Mode::mixed);
      const bool cut = whole.width() > chip.width() - 2;
      const MathText name = cut ? name_within(said, {10}, chip.width() - 2) : whole;
      painter.setPen(theme.ink);
      const double line = y + Chips::high / 2 + 4;
      if (name.plain().size() > 1 || !cut) name.draw(painter, QPointF(chip.center().x(), line), 0.5);
    }
  }
  spots.add(painter, chip, radius, Kin::of_predictor(c.row(index)));
}

// Right of the chips: the dimension and what is left or was mistaken; of the open question both sides' dimensions.
void GamePicture::paint_saying(QPainter& painter, const Chips& chips, std::size_t r, const Theme& theme) const {
  const double middle = chips.row_top(r) + Chips::high / 2;
  const double said = (chips.singly() ? chips.chip_left(chips.count) : chips.chips_left + chips.width) + 12;
  if (r == game_->spaces.size()) {
    const GameQuestion& q = *game_->question;
    const auto side = [&](int s) {
      return q.survivors[static_cast<std::size_t>(s)] == 0 ? QStringLiteral("–")
                                                           : QString::number(q.dimensions[static_cast<std::size_t>(s)]);
    };
    const auto value = [&](int s) {
      if (!coins_known() || !coins_->game.question) return QString();
      const auto& r_of = coins_->game.question->sides[static_cast<std::size_t>(s)];
      return r_of ? QStringLiteral(", R ") + exact_text(*r_of) : QString();
    };
    words(painter, QPointF(said, middle - 3), tr("−1: Ldim %1").arg(side(0)) + value(0), {11}, theme.ink2);
    words(painter, QPointF(said, middle + 12), tr("+1: Ldim %1").arg(side(1)) + value(1), {11}, theme.ink2);
    return;
  }
  const MathText dimension(tr("Ldim %1").arg(game_->dimensions[r]), {12, QFont::DemiBold}, MathText::Mode::mixed);
  painter.setPen(theme.ink);
  dimension.draw(painter, QPointF(said, middle - 3));
  if (coins_known()) {
    words(painter, QPointF(said + dimension.width(), middle - 3),
          QStringLiteral(", R ") + exact_text(coins_->game.values[r]), {12}, theme.ink2);
  }
  int mistakes = 0;
  for (std::size_t i = 0; i < r; ++i) mistakes += game_->rounds[i].mistake() ? 1 : 0;
  const bool erred = r > 0 && game_->rounds[r - 1].mistake();
  const QString left = number_text(game_->spaces[r].count());
  words(painter, QPointF(said, middle + 12), erred ? tr("mistake %1").arg(mistakes) : tr("%1 left").arg(left), {11},
        theme.ink2);
}

}  // namespace littlestone::ui

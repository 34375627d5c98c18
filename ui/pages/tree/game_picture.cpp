// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/game_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/fit.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr double halves_height = 292;
constexpr double halves_width = 680;  // below this there is room for the tree alone
constexpr double least_tree = 236;

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

GamePicture::GamePicture(std::shared_ptr<const LabRun> run, std::shared_ptr<const GameState> game)
    : run_(std::move(run)),
      game_(std::move(game)),
      tree_(run_, std::shared_ptr<const MistakeTree>(game_, &game_->tree), moves_of(*game_), true,
            game_->role == GameRole::adversary ? Learner::soa : Learner::you) {}

QString GamePicture::description() const {
  return tr("The mistake game after %1 rounds: %2 mistakes, %3 hypotheses left, Ldim %4.")
      .arg(game_->rounds.size())
      .arg(game_->mistakes)
      .arg(number_text(game_->spaces.back().count()))
      .arg(game_->dimensions.back());
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

void GamePicture::paint_class(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const ConceptClass& c = *run_->concept_class;
  const VersionSpace& live = game_->spaces.back();
  const double title = MathText(tr("The class"), {14, QFont::DemiBold}, MathText::Mode::mixed).width();
  words(painter, area.topLeft() + QPointF(0, 28), tr("The class"), {14, QFont::DemiBold}, theme.ink);
  words(painter, area.topLeft() + QPointF(title + 12, 28), tr("live rows are lit"), {12}, theme.ink2);

  // Big tables keep rows of 3 px; what does not fit is left off and counted.
  double names = 0;
  const std::size_t sampled = std::max<std::size_t>(1, c.size() / 64);
  for (std::size_t h = 0; h < c.size(); h += sampled) {
    names = std::max(
        names,
        MathText(name_markup(c.hypothesis_name(static_cast<HypothesisIndex>(h))), {14}, MathText::Mode::mixed).width());
  }
  names = std::min(names + 16, 90.0);
  const double top = area.top() + 56;
  const double wide = area.width() - names - 4;
  // Under the table is a line for the rounds and, where not all of it is shown, one that says so.
  double high = area.height() - 56 - 22;
  const bool cut = static_cast<double>(c.points()) > wide || static_cast<double>(c.size()) > high / 3;
  if (cut) high -= 16;
  const std::size_t columns = std::min(c.points(), static_cast<std::size_t>(wide));
  const std::size_t rows = std::min(c.size(), static_cast<std::size_t>(high / 3));
  const double column = std::min(27.0, wide / static_cast<double>(columns));
  const double row = std::min(25.0, high / static_cast<double>(rows));
  const double x0 = area.left() + names;
  const bool glyphs = column >= 20 && row >= 18;
  const double gap = glyphs ? 2 : column >= 5 && row >= 5 ? 1 : 0;

  std::vector<std::size_t> asked_in(c.points(), 0);  // round, 1-based
  for (std::size_t i = 0; i < game_->rounds.size(); ++i) asked_in[game_->rounds[i].point] = i + 1;
  if (game_->question) asked_in[game_->question->point] = game_->rounds.size() + 1;

  for (std::size_t h = 0; h < rows; ++h) {
    const double y = top + static_cast<double>(h) * row;
    const bool alive = live.test(h);
    const auto index = static_cast<HypothesisIndex>(h);
    const QRectF line(x0, y, column * static_cast<double>(columns) - gap, row - gap);
    if (alive && glyphs) draw_lineage_box(painter, theme, line.adjusted(-names + 6, -1.5, 5, 1.5), 4);
    with_opacity(painter, alive ? 1 : theme.faded_dead, [&] {
      const LabelVector& labels = c.row(index);
      for (std::size_t x = 0, end = 0; x < columns; x = end) {
        // Cells without gaps that are alike are one.
        for (end = x + 1; gap == 0 && end < columns && labels[end] == labels[x];) ++end;
        const QRectF cell(x0 + static_cast<double>(x) * column, y, static_cast<double>(end - x) * column - gap,
                          row - gap);
        if (glyphs) {
          draw_label_cell(painter, theme, cell, labels[x], alive);
        } else {
          painter.fillRect(cell, labels[x] == Label::plus ? theme.plus : theme.minus_ground);
        }
      }
    });
    if (row >= 11) {
      const std::string& said = c.hypothesis_name(index);
      MathText name(name_markup(said), {row >= 20 ? 14.0 : std::min(11.0, row)}, MathText::Mode::mixed);
      if (name.width() > names - 14) name = name_within(said, {11}, names - 16);
      painter.setPen(alive ? theme.ink : theme.ink3);
      name.draw(painter, QPointF(x0 - 10, y + row / 2 + 3.5), 1);
    }
    spots.add(painter, row >= 11 ? line.adjusted(-names + 4, 0, 4, 0) : line, 4, Kin::of_predictor(c.row(index)));
  }
  const double bottom = top + row * static_cast<double>(rows);
  double name_after = -1e9;
  std::vector<std::pair<double, std::size_t>> rounds;  // middle of the column, round
  for (std::size_t x = 0; x < columns; ++x) {
    const auto point = static_cast<PointIndex>(x);
    const double left = x0 + static_cast<double>(x) * column;
    const double centre = left + (column - gap) / 2;
    const std::size_t round = asked_in[x];
    // Where a column has room for some letters each has its own name; narrower ones share what there is.
    const MathText name =
        name_within(c.point_name(point), {11, round > 0 ? QFont::Bold : QFont::Normal}, column >= 20 ? column - 3 : 48);
    if (centre - name.width() / 2 > name_after + 3) {
      painter.setPen(round > 0 ? theme.ink : theme.ink2);
      name.draw(painter, QPointF(centre, top - 8), 0.5);
      name_after = centre + name.width() / 2;
    }
    // Above the rows: a column is asked where it is pointed at, a row is kin at its name.
    spots.add(painter, QRectF(left - gap / 2, top - 20, column, bottom - top + 20), 4, Kin::of_point(point),
              Spot::Act::ask);
    if (round == 0) continue;
    painter.setPen(QPen(theme.ink, 2 + theme.heavier));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(left - gap, top - 2.5, column + gap, bottom - top + 3), 4, 4);
    rounds.emplace_back(centre, round);
  }
  // Under the columns which round asked them: in words where all of them fit, else as numbers.
  double taken = -1e9;
  bool in_words = true;
  for (const auto& [centre, round] : rounds) {
    const double half = MathText(tr("round %1").arg(round), {11}, MathText::Mode::plain).width() / 2;
    in_words = in_words && centre - half > taken + 4;
    taken = centre + half;
  }
  painter.setPen(theme.ink2);
  if (!in_words) MathText(tr("round"), {11}, MathText::Mode::plain).draw(painter, QPointF(x0 - 10, bottom + 16), 1);
  taken = -1e9;
  for (const auto& [centre, round] : rounds) {
    const MathText said(in_words ? tr("round %1").arg(round) : QString::number(round), {11}, MathText::Mode::plain);
    if (centre - said.width() / 2 <= taken + 2) continue;
    said.draw(painter, QPointF(centre, bottom + 16), 0.5);
    taken = centre + said.width() / 2;
  }
  if (rows < c.size() || columns < c.points()) {
    words(painter, QPointF(x0, area.bottom() - 2),
          tr("%1 of %2 rows, %3 of %4 points")
              .arg(number_text(rows), number_text(c.size()), number_text(columns), number_text(c.points())),
          {11}, theme.ink3);
  }
}

void GamePicture::paint_space(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const ConceptClass& c = *run_->concept_class;
  const double title = MathText(tr("Version space"), {14, QFont::DemiBold}, MathText::Mode::mixed).width();
  words(painter, area.topLeft() + QPointF(0, 28), tr("Version space"), {14, QFont::DemiBold}, theme.ink);
  words(painter, area.topLeft() + QPointF(title + 12, 28), tr("what is still possible"), {12}, theme.ink2);

  const std::size_t n = c.size();
  const bool open = game_->question.has_value();
  const std::size_t rows = game_->spaces.size() + (open ? 1 : 0);
  const double high = area.height() - 56 - 8;
  const double pitch = std::clamp(high / static_cast<double>(rows), 34.0, 50.0);
  const auto fitting = static_cast<std::size_t>(std::max(1.0, std::floor(high / pitch)));
  const std::size_t first = rows > fitting ? rows - fitting : 0;
  const double said_width = 78;
  constexpr double widest_chip = 28;
  // A row's label is the point and what was said of it: names get the room that the chips leave.
  struct RowLabel {
    std::string point;
    QString said;
    QFont::Weight weight = QFont::Normal;
  };
  const auto label_of = [&](std::size_t r) -> RowLabel {
    if (r == 0) return {{}, tr("start"), QFont::Normal};
    const QString arrow = QStringLiteral(" → ");
    if (r == game_->spaces.size()) return {c.point_name(game_->question->point), arrow + u'?', QFont::Bold};
    return {c.point_name(game_->rounds[r - 1].point), arrow + label_text(game_->rounds[r - 1].truth), QFont::Normal};
  };
  double label_width = 62;
  for (std::size_t r = first; r < rows; ++r) {
    const RowLabel label = label_of(r);
    const MathStyle style{12, label.weight};
    const double needed = MathText(name_markup(label.point), style, MathText::Mode::mixed).width() +
                          MathText(label.said, style, MathText::Mode::plain).width() + 10;
    label_width = std::max(label_width, needed);
  }
  label_width =
      std::min(label_width, std::clamp(area.width() - said_width - widest_chip * static_cast<double>(n), 62.0, 160.0));
  const double chips = area.width() - label_width - said_width;
  const double cell = std::min(widest_chip, chips / static_cast<double>(n));
  const bool named = cell >= 20;
  const bool singly = cell >= 3;
  const double x0 = area.left() + label_width;
  const double chip_high = 26;
  const auto x_of = [&](std::size_t h) { return x0 + cell * static_cast<double>(h); };

  const auto span_of = [&](const VersionSpace& space) {
    const std::size_t low = space.find(0);
    std::size_t last = low;
    for (std::size_t h = low; h != BitVector::npos; h = h + 1 < n ? space.find(h + 1) : BitVector::npos) last = h;
    return std::pair(x_of(low), x_of(last) + cell - (singly ? 2 : 0));
  };
  for (std::size_t r = first; r < rows; ++r) {
    const double y = area.top() + 56 + pitch * static_cast<double>(r - first);
    const bool asked = r == game_->spaces.size();  // the open question's row
    const VersionSpace& space = asked ? game_->spaces.back() : game_->spaces[r];
    const double middle = y + chip_high / 2;
    const RowLabel label = label_of(r);
    const MathStyle style{12, label.weight};
    const MathText said_of(label.said, style, MathText::Mode::plain);
    const MathText point = name_within(label.point, style, label_width - 8 - said_of.width());
    painter.setPen(asked ? theme.ink : theme.ink2);
    point.draw(painter, QPointF(area.left(), middle + 4));
    said_of.draw(painter, QPointF(area.left() + point.width(), middle + 4));
    // From what was to what is left.
    if (r > first && !asked) {
      const auto before = span_of(game_->spaces[r - 1]);
      const auto after = span_of(space);
      painter.setPen(QPen(theme.line, 1));
      painter.drawLine(QPointF(before.first, y - pitch + chip_high + 2), QPointF(after.first, y - 2));
      painter.drawLine(QPointF(before.second, y - pitch + chip_high + 2), QPointF(after.second, y - 2));
    }
    if (!singly) {
      // One bar: as much of it as is left, with the places of what is left.
      painter.fillRect(QRectF(x0, y + 4, chips, chip_high - 8), theme.hair);
      for (std::size_t h = space.find(0); h != BitVector::npos; h = h + 1 < n ? space.find(h + 1) : BitVector::npos) {
        painter.fillRect(QRectF(x_of(h), y + 4, std::max(cell, 0.75), chip_high - 8), theme.ink2);
      }
    }
    for (std::size_t h = 0; h < n && singly; ++h) {
      const auto index = static_cast<HypothesisIndex>(h);
      const double gap = named ? 4 : 1;
      const QRectF chip(x_of(h) + 0.5, y + 0.5, cell - gap, chip_high - 1);
      const double radius = named ? 4 : 0;
      const bool alive = space.test(h);
      if (!alive) {
        painter.setPen(QPen(theme.hair, 1));
        painter.setBrush(Qt::NoBrush);
        named ? painter.drawRoundedRect(chip, radius, radius) : painter.drawRect(chip.adjusted(0, 7, 0, -7));
        continue;
      }
      if (asked) {
        // Each says its own label at the point: what would be left either way.
        if (named) {
          draw_label_cell(painter, theme, chip, c.row(index)[game_->question->point]);
        } else {
          painter.fillRect(chip, c.row(index)[game_->question->point] == Label::plus ? theme.plus : theme.minus_small);
        }
      } else {
        painter.setPen(named ? QPen(theme.ink, 1.5 + theme.heavier * 0.5) : QPen(Qt::NoPen));
        painter.setBrush(named ? theme.window : theme.ink2);
        named ? painter.drawRoundedRect(chip, radius, radius) : painter.drawRect(chip);
        painter.setBrush(Qt::NoBrush);
        if (named) {
          const MathText name(name_markup(c.hypothesis_name(index)), {12}, MathText::Mode::mixed);
          painter.setPen(theme.ink);
          if (name.width() < chip.width() - 2) name.draw(painter, QPointF(chip.center().x(), middle + 4), 0.5);
        }
      }
      spots.add(painter, chip, radius, Kin::of_predictor(c.row(index)));
    }
    const double said = x0 + (singly ? cell * static_cast<double>(n) : chips) + 12;
    if (asked) {
      const GameQuestion& q = *game_->question;
      const auto side = [&](int s) {
        return q.survivors[static_cast<std::size_t>(s)] == 0
                   ? QStringLiteral("–")
                   : QString::number(q.dimensions[static_cast<std::size_t>(s)]);
      };
      words(painter, QPointF(said, middle - 3), tr("−1: Ldim %1").arg(side(0)), {11}, theme.ink2);
      words(painter, QPointF(said, middle + 12), tr("+1: Ldim %1").arg(side(1)), {11}, theme.ink2);
      continue;
    }
    words(painter, QPointF(said, middle - 3), tr("Ldim %1").arg(game_->dimensions[r]), {12, QFont::DemiBold},
          theme.ink);
    int mistakes = 0;
    for (std::size_t i = 0; i < r; ++i) mistakes += game_->rounds[i].mistake() ? 1 : 0;
    const bool erred = r > 0 && game_->rounds[r - 1].mistake();
    words(painter, QPointF(said, middle + 12),
          erred ? tr("mistake %1").arg(mistakes) : tr("%1 left").arg(number_text(space.count())), {11}, theme.ink2);
  }
}

}  // namespace littlestone::ui

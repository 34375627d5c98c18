// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_picture.hpp"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/kit/stage.hpp"
#include "ui/pages/histogram/neighbour_drawing.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double cell_pitch = 20.3;  // of the batch
constexpr double cell_width = 18.3;
constexpr double cells_top = 24;
constexpr double cells_height = 20;
constexpr double marks_height = 13;
constexpr double change_baseline = 77;
constexpr std::size_t targets_at_once = 24;
constexpr QSizeF wide_size(728, 600);
constexpr double narrow_width = 408;
constexpr double narrow_rest = 482;  // of a narrow picture's height, without its rows
constexpr double smallest_type = 11;

/// Which examples the strip shows: pages, of which one has the chosen example.
struct BatchStrip {
  std::size_t first = 0;
  std::size_t count = 0;
  bool before = false;  // there are more to this neighbour_side
  bool after = false;
};

BatchStrip batch_strip(std::size_t rows, std::size_t chosen, double width) {
  const auto fit = static_cast<std::size_t>(std::max(5.0, std::floor((width - 2 * neighbour_side) / cell_pitch)));
  if (rows <= fit) return {0, rows, false, false};
  BatchStrip strip{0, fit - 1, false, true};
  while (chosen >= strip.first + strip.count) {
    strip.first += strip.count;
    strip.before = true;
    strip.count = std::min(fit - 2, rows - strip.first);
    strip.after = strip.first + strip.count < rows;
  }
  return strip;
}

}  // namespace

void NeighbourPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

std::shared_ptr<const NeighbourPicture> NeighbourPicture::laws_of(std::shared_ptr<const NeighbourFacts> facts,
                                                                  NeighbourMotion motion, double phase) {
  auto picture = std::make_shared<NeighbourPicture>(std::move(facts), std::move(motion), phase);
  picture->laws_only_ = true;
  return picture;
}

std::shared_ptr<const NeighbourPicture> NeighbourPicture::printed(std::shared_ptr<const NeighbourFacts> facts) {
  auto picture = std::make_shared<NeighbourPicture>(std::move(facts));
  picture->printed_ = true;
  return picture;
}

NeighbourPicture NeighbourPicture::narrowed() const {
  NeighbourPicture narrow = *this;
  narrow.narrow_ = true;
  return narrow;
}

QSizeF NeighbourPicture::natural_size() const {
  if (laws_only_) return {728, 440};
  if (!narrow_) return wide_size;
  constexpr std::size_t most_rows = 8;
  return {narrow_width, narrow_rest + Axis::pitch * static_cast<double>(std::min(most_rows, facts_->votes.size()))};
}

QSizeF NeighbourPicture::natural_size_at(double width) const {
  const bool narrow = printed_ && width < least_readable_width(wide_size.width(), smallest_type);
  return narrow && !narrow_ ? narrowed().natural_size() : natural_size();
}

QString NeighbourPicture::description() const {
  QString laws = laws_sentence(*facts_);
  if (laws_only_ && !laws.isEmpty()) return laws;
  return laws.isEmpty() ? vote_sentence(*facts_) : vote_sentence(*facts_) + u' ' + laws;
}

std::vector<std::size_t> NeighbourPicture::rows_shown(double height) const {
  const std::size_t all = facts_->votes.size();
  const auto room =
      static_cast<std::size_t>(std::max(2.0, std::floor((height - (narrow_ ? narrow_rest : 264 + 152)) / Axis::pitch)));
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < std::min(all, room); ++i) rows.push_back(i);
  // The two that the vote moves between are always there.
  std::size_t replaced = rows.size();
  for (const auto& moved : {facts_->gains, facts_->loses}) {
    if (!moved || *moved < rows.size()) continue;
    while (replaced > 0 && (facts_->loses == rows[replaced - 1] || facts_->gains == rows[replaced - 1])) --replaced;
    if (replaced > 0) rows[--replaced] = *moved;
  }
  std::sort(rows.begin(), rows.end());
  return rows;
}

void NeighbourPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  if (laws_only_) {
    constexpr double least_laws = 320;
    return paint_laws(Stage(painter, area, natural_size(), least_laws, theme, spots), 4);
  }
  // A slide is never so narrow that its shape is: there it is only small.
  const bool column = area.height() > area.width();
  if (printed_ && !narrow_ && column && area.width() < least_readable_width(wide_size.width(), smallest_type)) {
    return narrowed().paint_spots(painter, area, theme, spots);
  }
  const Stage stage(painter, area, natural_size(), narrow_ ? natural_size().height() : least_height, theme, spots);
  const Axis axis = axis_of(stage);
  const double boundary = axis.bottom + 19;
  painter.fillRect(QRectF(0, 0, stage.width, boundary), theme.noise_ground);
  paint_batch(stage);
  paint_change(stage);
  stage.rule({neighbour_side, 90}, {stage.width - neighbour_side, 90}, stage.divider());
  paint_votes(stage, axis);
  paint_boundary(stage, boundary);
  paint_laws(stage, boundary);
}

void NeighbourPicture::paint_boundary(const Stage& stage, double y) const {
  const Theme& theme = stage.theme;
  stage.dashed({neighbour_side, y}, {stage.width, y}, theme.noise, 2.5 + theme.heavier, 7, 5);
  draw_eye(stage.painter, theme, {12, y});
}

void NeighbourPicture::paint_batch(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const NeighbourBatch& batch = *facts_->batch;
  const double title = stage.rich({neighbour_side, 18}, tr("The batch"), {12, QFont::DemiBold}, theme.ink);
  stage.painter.setPen(theme.ink2);
  MathText::fitted(narrow_ ? tr("mark: changes that move the vote")
                           : tr("each cell one example; a mark below: how many of its %1 changes would move the vote",
                                nullptr, plural(batch.changes_a_row()))
                                 .arg(number_text(batch.changes_a_row())),
                   {11}, stage.width - 2 * neighbour_side - title - 12)
      .draw(stage.painter, {neighbour_side + title + 12, 18});
  const BatchStrip strip = batch_strip(batch.rows.size(), facts_->choice.example - 1, stage.width);
  double x = neighbour_side;
  const auto turn = [&](const QString& sign, std::size_t to) {
    const QRectF cell(x, cells_top, cell_width, cells_height);
    stage.words({cell.center().x(), cell.center().y() + 5}, printed_ ? QStringLiteral("…") : sign, TextRole::body,
                theme.ink2, 0.5);
    stage.spots.add(stage.painter, cell, 3, {}, Spot::Act::choose,
                    neighbour_place::row + static_cast<std::int32_t>(to));
    x += cell_pitch;
  };
  if (strip.before) turn(QStringLiteral("‹"), strip.first - 1);
  for (std::size_t i = strip.first; i < strip.first + strip.count; ++i, x += cell_pitch) paint_example(stage, x, i);
  if (strip.after) turn(QStringLiteral("›"), strip.first + strip.count);
  paint_replay(stage, strip.first, strip.count, strip.before ? neighbour_side + cell_pitch : neighbour_side);
}

// A frame round the block that is played again, while it is.
void NeighbourPicture::paint_replay(const Stage& stage, std::size_t first, std::size_t count, double left) const {
  if (parts_.cell < 1 || parts_.replay >= 1) return;
  const NeighbourBatch::Block block = facts_->batch->block_of(facts_->choice.example);
  const std::size_t from = std::max(block.first, first);
  const std::size_t to = std::min(block.first + block.size, first + count);
  const auto place = [&](std::size_t row) { return left + cell_pitch * static_cast<double>(row - first); };
  const double gap = cell_pitch - cell_width;
  stage.painter.setPen(QPen(stage.theme.ink, 1.5 + stage.theme.heavier));
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawRoundedRect(QRectF(place(from) - gap / 2, cells_top - 3, place(to) - place(from), cells_height + 6),
                                4, 4);
}

double NeighbourPicture::turned_height(std::size_t index) const {
  const bool chosen = index + 1 == facts_->choice.example;
  double turned = chosen ? parts_.cell : 1;
  if (parts_.cell >= 1 && parts_.replay < 1) {
    const NeighbourBatch::Block block = facts_->batch->block_of(facts_->choice.example);
    if (!block.has(index)) return 1;
    // One cell after the other, from left to right; in a long block some turn at a time.
    const auto cells = static_cast<double>(block.size);
    const double at_a_time = std::max(1.0, cells / 8);
    turned = (parts_.replay * (cells + at_a_time - 1) - static_cast<double>(index - block.first)) / at_a_time;
  }
  return std::max(0.06, std::abs(std::cos(std::numbers::pi * std::clamp(turned, 0.0, 1.0))));
}

void NeighbourPicture::paint_example(const Stage& stage, double x, std::size_t index) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const NeighbourBatch& batch = *facts_->batch;
  const bool chosen = index + 1 == facts_->choice.example;
  const bool read = index < batch.read;
  const Example example = chosen && parts_.cell > 0.5 ? facts_->choice.to : batch.rows[index];
  const QRectF cell(x, cells_top, cell_width, cells_height);
  const double seen = turned_height(index);
  if (seen < 1) {  // as it turns over
    painter.save();
    painter.translate(0, cell.center().y());
    painter.scale(1, seen);
    painter.translate(0, -cell.center().y());
  }
  const MathStyle style{11, QFont::DemiBold};
  const MathText name = name_within(batch.run->concept_class().point_name(example.point), style, cell_width - 1);
  if (read || chosen) {
    draw_label_cell(painter, theme, cell, example.label, false);
    if (example.label == Label::minus) {  // the name is read over the hatch
      painter.fillRect(
          QRectF(cell.center().x() - name.width() / 2 - 1.5, cell.center().y() - 6.5, name.width() + 3, 13),
          theme.minus_ground);
    }
    painter.setPen(example.label == Label::plus ? theme.on_plus : theme.ink);
  } else {
    painter.setPen(QPen(theme.hair, 1 + theme.heavier));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter.setPen(theme.ink3);
  }
  name.draw(painter, {cell.center().x(), cell.center().y() + 4}, 0.5);
  if (seen < 1) painter.restore();
  if (chosen) draw_kin_ring(painter, theme, cell, 4);
  if (read && batch.marks[index] > 0) {
    const double share = static_cast<double>(batch.marks[index]) / static_cast<double>(batch.changes_a_row());
    painter.fillRect(
        QRectF(cell.center().x() - 2.5, cells_top + cells_height + 4, 5, std::max(2.0, share * marks_height)),
        theme.ink2);
  }
  if (batch.knows(index + 1)) {
    stage.spots.add(painter, QRectF(x, cells_top, cell_pitch, cells_height + 4 + marks_height), 3,
                    Kin::of_point(example.point), Spot::Act::choose,
                    neighbour_place::row + static_cast<std::int32_t>(index));
  }
}

// Flip, move, pick for me. Returns where it ends.
double NeighbourPicture::paint_ways(const Stage& stage, double x) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  struct Way {
    QString words;
    std::int32_t place;
    bool chosen;
  };
  const std::vector<Way> ways = {{tr("flip"), neighbour_place::flip, facts_->flips() && !facts_->moving},
                                 {tr("move"), neighbour_place::move, facts_->moving},
                                 {tr("pick for me"), neighbour_place::pick, false}};
  const QFontMetricsF metrics(ui_font(TextRole::caption));
  double width = 0;
  for (const Way& way : ways) width += metrics.horizontalAdvance(way.words) + 16;
  const QRectF frame(x, change_baseline - 14.5, width, 20);
  painter.setPen(QPen(theme.line, 1 + theme.heavier));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(frame, 4, 4);
  for (const Way& way : ways) {
    const QRectF part(x, frame.top(), metrics.horizontalAdvance(way.words) + 16, frame.height());
    if (way.chosen) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink);
      painter.drawRoundedRect(part.adjusted(1.5, 1.5, -1.5, -1.5), 3, 3);
    }
    stage.words({part.center().x(), change_baseline}, way.words, TextRole::caption,
                way.chosen ? theme.canvas : theme.ink2, 0.5);
    stage.spots.add(painter, part, 4, {}, Spot::Act::choose, way.place);
    x = part.right();
  }
  return x;
}

void NeighbourPicture::paint_change(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const NeighbourBatch& batch = *facts_->batch;
  const ConceptClass& c = batch.run->concept_class();
  const double y = change_baseline;
  double x = neighbour_side;
  x += stage.words({x, y}, tr("example %1").arg(number_text(facts_->choice.example)), TextRole::button, theme.ink) + 9;
  x = printed_ ? x + 5 : paint_ways(stage, x) + 14;
  const auto example = [&](Example one) {
    const MathText name = name_within(c.point_name(one.point), {13, QFont::DemiBold}, 44);
    stage.painter.setPen(theme.ink);
    name.draw(stage.painter, {x, y});
    x += name.width() + 6;
    draw_label_cell(stage.painter, theme, QRectF(x, y - 14, 18, 18), one.label);
    x += 18;
  };
  example(facts_->from());
  draw_arrow(stage.painter, theme.ink, {x + 7, y - 5}, 20);
  x += 34;
  example(facts_->choice.to);
  x += 14;
  if (facts_->moving && !printed_) return paint_targets(stage, x);
  if (narrow_) return;  // there is no room for the count
  QString said = tr("%1 of %2 changes move the vote", nullptr, plural(batch.moves.size()))
                     .arg(number_text(batch.moves.size()), number_text(batch.changes_in_all()));
  const std::uint64_t unread = batch.rows.size() - batch.read;
  QString more = printed_                   ? QString()
                 : batch.tried < batch.read ? tr("only the first %1 examples are tried").arg(number_text(batch.tried))
                 : unread > 0               ? tr("%1 not read", nullptr, plural(unread)).arg(number_text(unread))
                                            : QString();
  const double room = stage.width - neighbour_side - x;
  const MathText beside = MathText::fitted(more, {11}, room * 0.42);
  const double left = more.isEmpty() ? room : room - beside.width() - 12;
  const MathText counted = MathText::fitted(said, {12}, left);
  stage.painter.setPen(theme.ink2);
  counted.draw(stage.painter, {x, y});
  // In a long language the count of changes alone has room.
  if (!more.isEmpty() && counted.width() <= left) beside.draw(stage.painter, {stage.width - neighbour_side, y}, 1);
}

// The examples that it can become: a column a point, + over −; framed where the vote moves.
void NeighbourPicture::paint_targets(const Stage& stage, double x) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const NeighbourBatch& batch = *facts_->batch;
  const std::size_t points = batch.run->concept_class().points();
  const std::size_t shown = std::min(points, targets_at_once);
  const std::size_t at = facts_->choice.to.point;
  const std::size_t first = at < shown / 2 ? 0 : std::min(at - shown / 2, points - shown);
  const double pitch = std::min(22.0, (stage.width - neighbour_side - x) / static_cast<double>(shown));
  QRectF chosen;
  for (std::size_t i = 0; i < shown; ++i) {
    for (const Label label : {Label::plus, Label::minus}) {
      const Example to{static_cast<PointIndex>(first + i), label};
      const QRectF cell(x + pitch * static_cast<double>(i), change_baseline - 16 + (label == Label::plus ? 0 : 12),
                        pitch - 2, 10);
      draw_label_cell(painter, theme, cell, label, false);
      const bool moves = batch.outcome_of(facts_->choice.example, to) != 0;
      if (to == facts_->choice.to) chosen = cell;
      if (moves) {
        painter.setPen(QPen(theme.ink, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(cell);
      }
      const auto code = static_cast<std::int32_t>(2 * (first + i) + (label == Label::plus ? 1 : 0));
      stage.spots.add(painter, cell, 2, Kin::of_point(to.point), Spot::Act::choose, neighbour_place::point + code);
    }
  }
  if (!chosen.isNull()) draw_kin_ring(painter, theme, chosen, 2);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/label_places.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/nets/nets_ground.hpp"
#include "ui/pages/nets/nets_plots.hpp"
#include "ui/pages/nets/nets_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double small_type = 11;
constexpr double rows_top = 22;  // of the cells of S
constexpr double rows_height = 15;
constexpr double names_y = 70;  // baseline of H
constexpr double ruler_y = 86;
constexpr double narrow_cell = 4.5;  // px a row below which equal rows are drawn as one
constexpr double dot_share = 0.68;   // of the pad: a filled dot's radius
constexpr double least_dot = 1.2;
constexpr std::int32_t pieces_a_level = 1 << 14;

void draw_row(const Stage& stage, const QRectF& cell, Label label) {
  if (cell.width() >= 5) {
    draw_label_cell(stage.painter, stage.theme, cell, label, false);
    return;
  }
  const bool plus = label == Label::plus;
  stage.painter.fillRect(
      plus ? cell : QRectF(cell.left(), cell.bottom() - cell.height() / 3, cell.width(), cell.height() / 3),
      plus ? stage.theme.plus : stage.theme.minus_small);
}

/// An example in a chip: its point, then its label.
void draw_example(const Stage& stage, const QRectF& chip, const MathText& name, Label label) {
  const bool plus = label == Label::plus;
  QPainter& painter = stage.painter;
  painter.setPen(plus ? QPen(Qt::NoPen) : QPen(stage.theme.minus_border, 1));
  painter.setBrush(plus ? stage.theme.plus : stage.theme.minus_ground);
  painter.drawRoundedRect(plus ? chip : chip.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
  painter.setBrush(Qt::NoBrush);
  const MathText sign(plus ? QStringLiteral("+") : QStringLiteral("−"), {12, QFont::Medium}, MathText::Mode::plain);
  const double x = chip.center().x() - (name.width() + sign.width()) / 2;
  const double y = chip.center().y() + 4.5;
  painter.setPen(plus ? stage.theme.on_plus : stage.theme.minus_glyph);
  name.draw(painter, {x, y});
  sign.draw(painter, {x + name.width(), y});
}

/// A piece: hatched in a frame where it is longer than the ruler.
void draw_bar(const Stage& stage, const QRectF& bar, bool wide) {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const double radius = std::min({5.0, bar.width() / 2, bar.height() / 2});
  if (!wide) {
    painter.setPen(theme.heavier > 0 ? QPen(theme.line, 1) : QPen(Qt::NoPen));
    painter.setBrush(theme.lineage);
    painter.drawRoundedRect(bar, radius, radius);
    return;
  }
  painter.setPen(QPen(theme.ink, (bar.width() > 6 ? 2 : 1) + theme.heavier / 2));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(bar, radius, radius);
  if (bar.width() < 6) return;
  QColor stripes = theme.line;
  stripes.setAlphaF(0.55F);
  painter.fillPath(hatch_path(rounded_polygon(bar.adjusted(1, 1, -1, -1), std::max(0.0, radius - 1)), 6, 1), stripes);
}

/// Points on which two hypotheses differ, as places in run.points.
std::vector<std::size_t> differing(const NetsRun& run, HypothesisIndex a, HypothesisIndex b) {
  std::vector<std::size_t> places;
  const LabelVector& first = run.data.concept_class.row(a);
  const LabelVector& second = run.data.concept_class.row(b);
  for (std::size_t i = 0; i < run.points.size(); ++i)
    if (first[run.points[i]] != second[run.points[i]]) places.push_back(i);
  return places;
}

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
  moment.begins = step > 0 && step <= last;
  constexpr Sums of_step[] = {Sums::failure, Sums::enough, Sums::bound, Sums::mean};
  const int sums = step - last - 3;
  if (sums >= 0 && sums < 4) moment.sums = of_step[sums];
  return moment;
}

NetsPicture::NetsPicture(std::shared_ptr<const NetsRun> run, int step, double phase, NetsView view)
    : run_(std::move(run)), moment_(NetsMoment::at(step, *run_)), phase_(std::clamp(phase, 0.0, 1.0)), view_(view) {}

const NetsLevel& NetsPicture::level_at(std::size_t level) const {
  return level < run_->levels.size() ? run_->levels[level] : *run_->next;
}

QString NetsPicture::description() const {
  const NetsLevel& level = level_at(moment_.level);
  const QString net = level.net ? tr("It is a net.") : tr("It is no net.");
  return tr("%1 of %2 hypotheses are left after %3 rows of T. Merged hypotheses differ on %4 of %5 rows at most, the "
            "ruler "
            "allows %6.")
             .arg(whole_text(level.pieces.size()), whole_text(run_->data.concept_class.size()),
                  whole_text(level.number), whole_text(level.width), whole_text(run_->rows()),
                  length_text(run_->ruler)) +
         u' ' + net +
         (run_->changed ? u' ' + tr("Row %1 of S stands at another point.").arg(whole_text(run_->changed->row + 1))
                        : QString());
}

void NetsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void NetsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  const NetsGround ground(*run_, view_, moment_, {stage.width, stage.height});
  paint_spots_of_pieces(stage, ground);
  paint_lit(stage, ground);
  paint_rows(stage, ground);
  paint_hypotheses(stage, ground);
  paint_levels(stage, ground);
  paint_ruler(stage, ground);
  if (run_->subset.empty()) paint_draw_one(stage, ground);
  stage.rule({page_margin, ground.divider() + 0.5}, {ground.right(), ground.divider() + 0.5}, theme.hair);
  paint_nets_plots(stage, *run_, ground.divider(), moment_, motion::ease_out(phase_));
}

// --- S

void NetsPicture::paint_rows(const Stage& stage, const NetsGround& ground) const {
  stage.rich({page_margin, 32}, QStringLiteral("$S$"), {14}, stage.theme.ink);
  constexpr double room = 62;
  MathText count(tr("%1 row(s)", nullptr, plural(run_->rows())).arg(whole_text(run_->rows())), {small_type},
                 MathText::Mode::plain);
  if (count.width() > room)
    count = MathText(count_text(static_cast<double>(run_->rows())), {small_type}, MathText::Mode::plain);
  stage.painter.setPen(stage.theme.ink2);
  count.draw(stage.painter, {40, 32});
  paint_point_names(stage, ground);
  paint_row_cells(stage, ground);
}

void NetsPicture::paint_point_names(const Stage& stage, const NetsGround& ground) const {
  double free_from = NetsGround::left - 6;
  for (std::size_t i = 0; i < run_->points.size(); ++i) {
    const double from = ground.x_of_row(static_cast<double>(ground.blocks()[i]));
    const double to = ground.x_of_row(static_cast<double>(ground.blocks()[i + 1]));
    const Kin kin = Kin::of_point(run_->points[i]);
    stage.spots.add(stage.painter, QRectF(from, 4, std::max(2.0, to - from), 35), 4, kin);
    const Name& name = run_->data.concept_class.point_name(run_->points[i]);
    constexpr double widest = 90;
    MathText text = name_within(name, {small_type}, widest);
    if (i == 0) {
      const MathText whole(tr("point %1").arg(name_markup(name)), {small_type}, MathText::Mode::mixed);
      if (whole.width() < std::max(to - from, 60.0)) text = whole;
    }
    const double x =
        std::clamp((from + to) / 2 - text.width() / 2, NetsGround::left - 4, ground.right() - text.width());
    if (x < free_from) continue;
    stage.painter.setPen(stage.theme.ink2);
    text.draw(stage.painter, {x, 16});
    free_from = x + text.width() + 5;
  }
}

void NetsPicture::paint_row_cells(const Stage& stage, const NetsGround& ground) const {
  const std::vector<std::uint64_t>& order = run_->order;
  std::vector<char> in_t(order.size(), 0);
  for (const std::uint64_t row : run_->subset) in_t[row] = 1;
  const Sample& sample = run_->data.rows.rows();
  const bool single = ground.pitch() >= narrow_cell;
  const double gap = single ? std::min(1.6, ground.pitch() / 4) : 0;
  for (std::size_t i = 0; i < order.size();) {
    std::size_t end = i + 1;
    if (!single)
      while (end < order.size() && sample[order[end]] == sample[order[i]]) ++end;
    const double from = ground.x_of_row(static_cast<double>(i));
    const double width = std::max(0.75, ground.x_of_row(static_cast<double>(end)) - from - gap);
    const QRectF cell(from, rows_top, width, rows_height);
    draw_row(stage, cell, sample[order[i]].label);
    // A click on many rows drawn as one takes the first of them that is not in T, or else the last one out.
    std::size_t taken = i;
    while (taken + 1 < end && in_t[order[taken]] != 0) ++taken;
    if (order[taken] < static_cast<std::uint64_t>(nets_place::ruler))
      stage.spots.add(stage.painter, cell.adjusted(-gap / 2, -2, gap / 2, 2), 3, Kin::of_point(sample[order[i]].point),
                      Spot::Act::choose, static_cast<std::int32_t>(order[taken]));
    i = end;
  }
  paint_row_frames(stage, ground, std::max(3.0, ground.pitch() - gap));
  paint_changed_row(stage, ground, std::max(3.0, ground.pitch() - gap));
}

/// Of a neighbour of S: the row that stands at another point.
void NetsPicture::paint_changed_row(const Stage& stage, const NetsGround& ground, double width) const {
  if (!run_->changed) return;
  const auto place = std::find(run_->order.begin(), run_->order.end(), run_->changed->row);
  const double from = ground.x_of_row(static_cast<double>(place - run_->order.begin()));
  draw_kin_ring(stage.painter, stage.theme, QRectF(from, rows_top, width, rows_height), 2);
}

/// Around the rows of T that were read; of those that would lie over each other one.
void NetsPicture::paint_row_frames(const Stage& stage, const NetsGround& ground, double width) const {
  std::vector<char> read(run_->order.size(), 0);
  const std::uint64_t count = level_at(moment_.level).number;
  for (std::size_t i = 0; i < count; ++i) read[run_->subset[i]] = 1;
  stage.painter.setPen(QPen(stage.theme.ink, (width < 5 ? 1.25 : 2) + stage.theme.heavier / 2));
  stage.painter.setBrush(Qt::NoBrush);
  double drawn = -1;
  for (std::size_t i = 0; i < run_->order.size(); ++i) {
    if (read[run_->order[i]] == 0) continue;
    const double from = ground.x_of_row(static_cast<double>(i));
    if (from < drawn + 2) continue;
    drawn = from;
    const QRectF frame(from - 1, rows_top - 2, width + 2, rows_height + 4);
    stage.painter.drawRoundedRect(frame, std::min(3.0, width / 2), std::min(3.0, width / 2));
  }
}

double NetsPicture::ruler_left() const {
  const double most = std::max(0.0, static_cast<double>(run_->rows()) - to_double(run_->ruler));
  return std::clamp(view_.ruler.value_or(0), 0.0, most);
}

// --- H and the ruler

void NetsPicture::paint_hypotheses(const Stage& stage, const NetsGround& ground) const {
  const Theme& theme = stage.theme;
  stage.rich({page_margin, names_y}, QStringLiteral("$H$"), {14}, theme.ink);
  stage.rich({ground.right(), names_y}, QStringLiteral("$|H_T|$"), {12}, theme.ink2, 1);
  const ConceptClass& concept_class = run_->data.concept_class;
  double free_from = NetsGround::left - 30;
  for (std::size_t i = 0; i < run_->stops.size(); ++i) {
    const double x = ground.x_of_stop(i);
    const NetsStop& stop = run_->stops[i];
    // Those that S does not tell apart stand at one place.
    std::size_t end = i + 1;
    while (end < run_->stops.size() && ground.x_of_stop(end) == x) ++end;
    constexpr double widest = 96;
    MathText text = name_within(concept_class.hypothesis_name(stop.hypothesis), {13}, widest);
    if (end - i > 1 || stop.others > 0) {
      const std::size_t more = end - i - 1 + stop.others;
      text = MathText(name_markup(concept_class.hypothesis_name(stop.hypothesis)) + QStringLiteral(" +%1").arg(more),
                      {13}, MathText::Mode::mixed);
    }
    const double from = std::min(x - text.width() / 2, ground.right() - 30 - text.width());
    if (from >= free_from && x - from < text.width()) {
      if (ground.by_rows()) stage.rule({x, 39}, {x, 56}, theme.line);
      stage.spots.add(stage.painter, QRectF(from - 4, names_y - 14, text.width() + 8, 20), 4,
                      Kin::of_predictor(concept_class.row(stop.hypothesis)));
      stage.painter.setPen(theme.ink);
      text.draw(stage.painter, {from, names_y});
      free_from = from + text.width() + 7;
    }
    i = end - 1;
  }
}

void NetsPicture::paint_ruler(const Stage& stage, const NetsGround& ground) const {
  const Theme& theme = stage.theme;
  stage.rich({page_margin, ruler_y + 4}, tr("ruler $α n$"), {small_type}, theme.ink2);
  const QString length = run_->ruler == 1 ? tr("1 row") : tr("%1 rows").arg(length_text(run_->ruler));
  if (!ground.by_rows()) {
    const QString words =
        tr("%1: merged hypotheses may differ on so many, the numbers say on how many they do").arg(length);
    stage.painter.setPen(theme.ink2);
    MathText::fitted(words, {small_type}, ground.right() - NetsGround::left)
        .draw(stage.painter, {NetsGround::left - 4, ruler_y + 4});
    return;
  }
  const double rows = to_double(run_->ruler);
  const double from = ground.x_of_row(ruler_left());
  const double to = from + ground.pitch() * rows;
  const double thick = 2.5 + theme.heavier;
  stage.rule({from, ruler_y}, {to, ruler_y}, theme.ink, thick);
  for (const double x : {from, to}) stage.rule({x, ruler_y - 6}, {x, ruler_y + 6}, theme.ink, thick);
  stage.spots.add(stage.painter, QRectF(from - 6, ruler_y - 9, std::max(12.0, to - from), 18), 4, {}, Spot::Act::drag,
                  nets_place::ruler);
  stage.spots.add(stage.painter, QRectF(to - 2, ruler_y - 9, 12, 18), 4, {}, Spot::Act::drag, nets_place::ruler_end);
  for (const QString& words : {tr("%1: drag it along; no merged piece may be longer").arg(length),
                               tr("%1: drag it along").arg(length), length}) {
    const MathText text(words, {small_type}, MathText::Mode::mixed);
    const bool after = to + 10 + text.width() <= ground.right();
    if (!after && from - 10 - text.width() < NetsGround::left - 4) continue;
    stage.painter.setPen(theme.ink2);
    text.draw(stage.painter, {after ? to + 10 : from - 10 - text.width(), ruler_y + 4});
    return;
  }
}

/// Below a ruler that was dragged: the piece that is longer, its ends, and the rows between them.
void NetsPicture::paint_lit(const Stage& stage, const NetsGround& ground) const {
  if (!ground.by_rows() || !view_.ruler) return;
  const Theme& theme = stage.theme;
  const double from = ground.x_of_row(ruler_left());
  const double to = from + ground.pitch() * to_double(run_->ruler);
  const NetsLevel& level = run_->levels[moment_.level];
  const double bottom = ground.top_of(moment_.level) + ground.bar_height();
  for (const double x : {from, to}) stage.dashed({x, ruler_y + 8}, {x, bottom + 4}, theme.ink3, 1.25, 2, 3);
  for (const NetsPiece& piece : level.pieces) {
    const QRectF bar = ground.bar_of(piece, moment_.level);
    if (from < bar.left() - 0.5 || from > bar.right() + 0.5) continue;
    if (is_net(piece.piece.width, run_->rows(), run_->scenario.alpha)) return;
    const double begin = ground.x_of_stop(piece.first);
    const double end = ground.x_of_stop(piece.last);
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(theme.lineage);
    stage.painter.drawRoundedRect(QRectF(begin - 2, rows_top - 4, end - begin + 2, rows_height + 8), 4, 4);
    stage.rule({begin, rows_top + rows_height + 5}, {end, rows_top + rows_height + 5}, theme.ink, 2 + theme.heavier);
    stage.painter.setPen(QPen(theme.ink, 1.5 + theme.heavier));
    stage.painter.setBrush(Qt::NoBrush);
    for (const double x : {begin, end}) stage.painter.drawRoundedRect(QRectF(x - 12, names_y - 15, 24, 21), 10, 10);
    return;
  }
}

// --- Levels

void NetsPicture::paint_levels(const Stage& stage, const NetsGround& ground) const {
  const std::size_t net = run_->net_level();
  const std::size_t end = moment_.level + 1 + (moment_.verdict && run_->next ? 1 : 0);
  for (std::size_t level = 0; level < end; ++level) {
    if (!ground.shows(level)) continue;
    const bool after = level > net || level == run_->levels.size();
    const double faded = after && stage.theme.faded_loser < 1 ? 0.5 : 1;
    with_opacity(stage.painter, faded, [&] {
      if (ground.tree())
        paint_tree_level(stage, ground, level);
      else
        paint_bars(stage, ground, level);
    });
    paint_level_head(stage, ground, level);
  }
  if (ground.first_level() > 0)
    stage.words({page_margin, NetsGround::levels - 2}, QStringLiteral("⋮"), TextRole::caption, stage.theme.ink3);
  if (!ground.tree())
    for (std::size_t level = 1; level < end && level < run_->levels.size(); ++level)
      if (ground.shows(level)) paint_cuts(stage, ground, level);
  if (net < std::min(end, run_->levels.size()) && net > 0 && ground.shows(net)) paint_net_line(stage, ground);
}

void NetsPicture::paint_level_head(const Stage& stage, const NetsGround& ground, std::size_t at) const {
  const NetsLevel& level = level_at(at);
  const Theme& theme = stage.theme;
  const double middle = ground.top_of(at) + ground.bar_height() / 2;
  const bool last = at + 1 == run_->levels.size();
  const bool further = at == run_->levels.size();
  const bool current = last && !run_->subset.empty();
  stage.rich({ground.right(), middle + 4}, whole_text(level.pieces.size()), {12, current ? QFont::Bold : QFont::Normal},
             further ? theme.ink3 : theme.ink, 1);
  if (level.number == 0) {
    stage.painter.setPen(theme.ink3);
    MathText::fitted(tr("no row yet"), {small_type}, 76).draw(stage.painter, {page_margin, middle + 4});
    return;
  }
  const QString number = whole_text(level.number);
  const double number_width = MathText(number, {small_type}, MathText::Mode::plain).width();
  stage.rich({page_margin, middle + 4}, number, {small_type, current ? QFont::DemiBold : QFont::Normal},
             current ? theme.ink : theme.ink3);
  const double x = std::max(40.0, page_margin + number_width + 5);
  const bool changed = run_->changed && level.row == run_->changed->row && at != run_->net_level();
  const double room = (changed || level.seen || at == run_->net_level() ? 69 : 98) - x;
  const MathText name =
      name_within(run_->data.concept_class.point_name(level.example.point), {12, QFont::Medium}, room - 11);
  const double width = std::clamp(name.width() + 14, 28.0, std::max(28.0, room));
  const QRectF chip(x, middle - std::min(9.0, ground.level_pitch() / 2 - 1), width,
                    std::min(18.0, ground.level_pitch() - 2));
  with_opacity(stage.painter, further && theme.faded_loser < 1 ? 0.6 : 1,
               [&] { draw_example(stage, chip, name, level.example.label); });
  stage.spots.add(stage.painter, chip, 3, Kin::of_point(level.example.point));
  if (!level.seen && !changed) return;
  const QString beside =
      changed ? tr("was %1").arg(name_markup(run_->data.concept_class.point_name(run_->changed->before.point)))
              : tr("seen");
  stage.painter.setPen(changed ? theme.ink : theme.ink3);
  const double gap = changed ? 2 : 6;
  MathText::fitted(beside, {small_type}, NetsGround::left - 9 - chip.right() - gap)
      .draw(stage.painter, {chip.right() + gap, middle + 4});
}

void NetsPicture::paint_bars(const Stage& stage, const NetsGround& ground, std::size_t at) const {
  const NetsLevel& level = level_at(at);
  const bool parting = at == moment_.level && moment_.begins && !moment_.verdict && !level.parted.empty();
  const double grown = parting ? motion::ease_out(phase_) : 1;
  for (std::size_t i = 0; i < level.pieces.size(); ++i) {
    const NetsPiece& piece = level.pieces[i];
    const bool wide = !is_net(piece.piece.width, run_->rows(), run_->scenario.alpha);
    QRectF bar = ground.bar_of(piece, at);
    if (grown < 1) {  // it parts from the middle of the cut
      const auto joined = [&](std::size_t a, std::size_t b) {
        return level.pieces[a].parent == level.pieces[b].parent;
      };
      if (i > 0 && joined(i - 1, i)) bar.setLeft(motion::between(ground.cut_before(piece.first), bar.left(), grown));
      if (i + 1 < level.pieces.size() && joined(i, i + 1))
        bar.setRight(motion::between(ground.cut_before(piece.last + 1), bar.right(), grown));
    }
    draw_bar(stage, bar, wide);
    const std::vector<double> dots = paint_dots(stage, ground, piece, bar.center().y());
    if (piece.piece.width > 0 && grown >= 1 && bar.height() >= small_type)
      paint_width(stage, bar, dots, piece.piece.width, wide);
  }
}

/// The hypotheses of a piece, the first of them filled; returns where they stand.
std::vector<double> NetsPicture::paint_dots(const Stage& stage, const NetsGround& ground, const NetsPiece& piece,
                                            double y) const {
  const double dot = ground.pad() * dot_share;
  if (dot < least_dot) return {ground.x_of_stop(piece.first), ground.x_of_stop(piece.last)};
  std::vector<double> dots;
  for (std::size_t s = piece.first; s <= piece.last; ++s) {
    const double x = ground.x_of_stop(s);
    if (!dots.empty() && x == dots.back()) continue;
    const bool first = run_->stops[s].hypothesis == piece.piece.representative;
    stage.painter.setPen(QPen(stage.theme.ink, 1.2));
    stage.painter.setBrush(first ? stage.theme.ink : stage.theme.canvas);
    const double radius = (first ? 1 : 0.7) * dot;
    stage.painter.drawEllipse(QPointF(x, y), radius, radius);
    dots.push_back(x);
  }
  stage.painter.setBrush(Qt::NoBrush);
  return dots;
}

/// The width in the gap between two dots that is nearest to the middle, else over the dots there.
void NetsPicture::paint_width(const Stage& stage, const QRectF& bar, const std::vector<double>& dots,
                              std::uint64_t width, bool wide) const {
  constexpr double dot = 3.4;
  const Theme& theme = stage.theme;
  for (const QString& words : {tr("%1 row(s)", nullptr, plural(width)).arg(whole_text(width)), whole_text(width)}) {
    const MathText text(words, {small_type, wide ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain);
    const double box = text.width() + 6;
    double best = -1;
    for (std::size_t d = 0; d + 1 < dots.size(); ++d) {
      const double middle = (dots[d] + dots[d + 1]) / 2;
      if (dots[d + 1] - dots[d] < box + 2 * dot) continue;
      if (best < 0 || std::abs(middle - bar.center().x()) < std::abs(best - bar.center().x())) best = middle;
    }
    if (best < 0 && bar.width() > box + 4 * dot + 4) best = bar.center().x();
    if (best < 0) continue;
    stage.painter.setPen(Qt::NoPen);
    stage.painter.setBrush(wide ? theme.canvas : theme.lineage);
    stage.painter.drawRoundedRect(QRectF(best - box / 2, bar.top() + 1.5, box, bar.height() - 3), 3, 3);
    stage.painter.setBrush(Qt::NoBrush);
    stage.painter.setPen(wide ? theme.ink : theme.ink2);
    text.draw(stage.painter, {best, bar.center().y() + 4}, 0.5);
    return;
  }
}

void NetsPicture::paint_tree_level(const Stage& stage, const NetsGround& ground, std::size_t at) const {
  const NetsLevel& level = level_at(at);
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const bool growing = at == moment_.level && moment_.begins && !moment_.verdict;
  const double grown = growing ? motion::ease_out(phase_) : 1;
  const auto centre = [&](std::size_t l, const NetsPiece& piece) {
    return QPointF((ground.x_of_stop(piece.first) + ground.x_of_stop(piece.last)) / 2,
                   ground.top_of(l) + ground.bar_height() / 2);
  };
  const double half_height = ground.bar_height() / 2;
  double free_from = 0;
  for (const NetsPiece& piece : level.pieces) {
    QPointF here = centre(at, piece);
    if (at > 0 && ground.shows(at - 1)) {
      const QPointF from = centre(at - 1, level_at(at - 1).pieces[piece.parent]) + QPointF(0, half_height);
      here.setX(motion::between(from.x(), here.x(), grown));
      const double down = piece.piece.width == 0 ? 0 : half_height;
      const double up = level_at(at - 1).pieces[piece.parent].piece.width == 0 ? half_height : 0;
      stage.rule(from - QPointF(0, up), here - QPointF(0, down), theme.line, 1.25 + theme.heavier / 2);
    }
    const bool wide = !is_net(piece.piece.width, run_->rows(), run_->scenario.alpha);
    const MathText text(whole_text(piece.piece.width), {small_type, wide ? QFont::DemiBold : QFont::Normal},
                        MathText::Mode::plain);
    const double half = std::max(text.width() / 2 + 6, half_height);
    if (piece.piece.width == 0 || here.x() - half < free_from) {  // nothing merged, or too many of them for numbers
      painter.setPen(QPen(theme.ink, 1));
      painter.setBrush(wide ? theme.canvas : theme.ink);
      const double r = std::min(3.4, half_height);
      painter.drawEllipse(here, r, r);
      continue;
    }
    free_from = here.x() + half + 1;
    const QRectF pill(here.x() - half, here.y() - half_height, 2 * half, 2 * half_height);
    painter.setPen(wide                ? QPen(theme.ink, 2 + theme.heavier / 2)
                   : theme.heavier > 0 ? QPen(theme.line, 1)
                                       : QPen(Qt::NoPen));
    painter.setBrush(wide ? theme.canvas : theme.lineage);
    painter.drawRoundedRect(pill, half_height, half_height);
    painter.setPen(wide ? theme.ink : theme.ink2);
    text.draw(painter, here + QPointF(0, 4), 0.5);
  }
  painter.setBrush(Qt::NoBrush);
}

void NetsPicture::paint_cuts(const Stage& stage, const NetsGround& ground, std::size_t at) const {
  const NetsLevel& level = run_->levels[at];
  for (std::size_t i = 1; i < level.pieces.size(); ++i) {
    const std::size_t parent = level.pieces[i].parent;
    if (level.pieces[i - 1].parent != parent) continue;
    const double x = ground.cut_before(level.pieces[i].first);
    const double top = ground.top_of(at);
    const double from = ground.shows(at - 1) ? top - (ground.level_pitch() - ground.bar_height()) + 2 : top - 4;
    stage.dashed({x, from}, {x, top + ground.bar_height() + 3}, stage.theme.ink, 1.5 + stage.theme.heavier, 2, 2);
  }
}

void NetsPicture::paint_net_line(const Stage& stage, const NetsGround& ground) const {
  const std::size_t net = run_->net_level();
  const double top = ground.top_of(net);
  const double y = top - (ground.level_pitch() - ground.bar_height()) / 2 + 0.5;
  stage.dashed({20, y}, {ground.right() - 28, y}, stage.theme.ink, 1.5 + stage.theme.heavier, 7, 4);
  const QString words = tr("$α$-net");
  const MathText text(words, {12, QFont::DemiBold}, MathText::Mode::mixed);
  // In the widest gap between two pieces, else left of them.
  const std::vector<NetsPiece>& pieces = run_->levels[net].pieces;
  double x = NetsGround::left - 9 - text.width();
  double widest = text.width() + 12;
  for (std::size_t i = 1; i < pieces.size(); ++i) {
    const double from = ground.bar_of(pieces[i - 1], net).right();
    const double to = ground.bar_of(pieces[i], net).left();
    const bool cut = pieces[i - 1].parent == pieces[i].parent;
    if (to - from <= widest || cut || ground.tree()) continue;
    widest = to - from;
    x = (from + to - text.width()) / 2;
  }
  stage.painter.setPen(stage.theme.ink);
  if (x < NetsGround::left) {  // the row is a new one, so it is not "seen" there
    MathText(words, {small_type, QFont::DemiBold}, MathText::Mode::mixed)
        .draw(stage.painter, {NetsGround::left - 6, top + ground.bar_height() / 2 + 4.5}, 1);
    return;
  }
  text.draw(stage.painter, {x, top + ground.bar_height() / 2 + 4.5});
}

/// Pointing at a piece also lights the rows on which its ends differ.
void NetsPicture::paint_spots_of_pieces(const Stage& stage, const NetsGround& ground) const {
  const std::size_t end = moment_.level + 1 + (moment_.verdict && run_->next ? 1 : 0);
  for (std::size_t at = 0; at < end; ++at) {
    if (!ground.shows(at)) continue;
    const NetsLevel& level = level_at(at);
    const std::size_t most = std::min<std::size_t>(level.pieces.size(), 256);
    for (std::size_t i = 0; i < most; ++i) {
      const NetsPiece& piece = level.pieces[i];
      const Kin kin = Kin::of_node(nets_node(at, i));
      stage.spots.add(stage.painter, ground.bar_of(piece, at), 5, kin);
      if (piece.piece.width == 0) continue;
      const std::vector<std::size_t> apart = differing(*run_, piece.piece.left, piece.piece.right);
      for (std::size_t j = 0; j < apart.size();) {
        std::size_t until = j + 1;
        while (until < apart.size() && apart[until] == apart[until - 1] + 1) ++until;
        const double from = ground.x_of_row(static_cast<double>(ground.blocks()[apart[j]]));
        const double to = ground.x_of_row(static_cast<double>(ground.blocks()[apart[until - 1] + 1]));
        stage.spots.add(stage.painter, QRectF(from - 1, rows_top - 3, to - from, rows_height + 6), 4, kin);
        j = until;
      }
    }
  }
}

void NetsPicture::paint_draw_one(const Stage& stage, const NetsGround& ground) const {
  const Theme& theme = stage.theme;
  const double y = ground.top_of(run_->next ? 1 : 0) + ground.bar_height() + 34;
  const double width = stage.rich({NetsGround::left - 4, y}, tr("No row, one piece."), {13}, theme.ink);
  const MathText text(tr("Draw one"), {12, QFont::Medium}, MathText::Mode::plain);
  const QRectF button(NetsGround::left + width + 12, y - 18, text.width() + 24, 26);
  stage.painter.setPen(QPen(theme.line, 1));
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRoundedRect(button.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.setPen(theme.ink);
  text.draw(stage.painter, {button.center().x(), button.center().y() + 4.3}, 0.5);
  stage.spots.add(stage.painter, button, 4, {}, Spot::Act::choose, nets_place::draw_one);
}

// --- Drags

std::optional<double> NetsPicture::ruler_at(QPointF at, const QRectF& area) const {
  const NetsGround ground(*run_, view_, moment_, area.size() / stage_scale(area.size(), natural_size(), least_height));
  if (!ground.by_rows()) return std::nullopt;
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double most = (ground.right() - 2 - NetsGround::left) / ground.pitch() - to_double(run_->ruler);
  const double rows = std::clamp((x - NetsGround::left) / ground.pitch(), 0.0, std::max(0.0, most));
  // It snaps to a hypothesis that is near, else to a row.
  double best = std::round(rows);
  for (const std::uint64_t place : run_->places)
    if (std::abs(static_cast<double>(place) - rows) * ground.pitch() < 4) best = static_cast<double>(place);
  return std::clamp(best, 0.0, std::max(0.0, most));
}

std::optional<std::uint64_t> NetsPicture::span_at(QPointF at, const QRectF& area) const {
  const NetsGround ground(*run_, view_, moment_, area.size() / stage_scale(area.size(), natural_size(), least_height));
  if (!ground.by_rows() || run_->rows() < 2) return std::nullopt;
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double rows = std::round((x - ground.x_of_row(ruler_left())) / ground.pitch());
  return static_cast<std::uint64_t>(std::clamp(rows, 1.0, static_cast<double>(run_->rows() - 1)));
}

std::uint64_t NetsPicture::subset_at(QPointF at, const QRectF& area) const {
  if (!run_->sums) return run_->scenario.subset;
  return nets_size_at(*run_->sums, Stage::place(at, area, natural_size(), least_height).x(),
                      area.width() / stage_scale(area.size(), natural_size(), least_height));
}

}  // namespace littlestone::ui

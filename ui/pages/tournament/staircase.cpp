// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/staircase.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/point_key.hpp"
#include "ui/pages/tournament/node_marks.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double stairs_head = 86;  // over the rows: heading, example, what the SOA said
constexpr double stairs_foot = 20;  // Ldim
constexpr double most_row = 13;     // px a row
constexpr double least_row = 5;     // below, a bar stands for all of them
constexpr double least_rows = 60;   // of all of them, over the key
constexpr double side_words = 88;   // px of the words at the left
constexpr double most_pitch = 64;
constexpr double key_line = 15;    // of which number is which point
constexpr double key_width = 640;  // px of such a line at least
constexpr double fair_pitch = 30;  // with less, blocks leave out what changes nothing

std::vector<PointIndex> points_of(const Staircase& stairs) {
  std::vector<PointIndex> points;
  for (const Staircase::Part& part : stairs.parts) {
    for (const MetExample* met : part.met) points.push_back(met->example.point);
  }
  return points;
}

QString path_of_node(const TournamentTrace& trace, std::int32_t node) {
  QString path;
  for (; node > 0; node = trace.nodes[static_cast<std::size_t>(node)].parent)
    path.prepend(QString::number(trace.nodes[static_cast<std::size_t>(node)].side));
  return path;
}

/// Puts the parts of a sample together.
class StairsMaker {
 public:
  StairsMaker(const TournamentState& state, const TournamentFacts& facts)
      : run_(*state.run), trace_(state.trace()), facts_(facts) {}

  void add_sample(std::int32_t node) {
    for (const std::int32_t at : lineage_of(trace_, node)) {
      const NodeTrace& n = trace_.nodes[static_cast<std::size_t>(at)];
      add_block(at, n.pairings.size() - 1, n.winner);
      Staircase::Part part;
      part.node = at;
      part.contest = true;
      part.met = {&facts_.nodes[static_cast<std::size_t>(at)].contest};
      stairs.parts.push_back(std::move(part));
    }
  }

  void add_block(std::int32_t node, std::size_t pairing, int side) {
    const PairingTrace& drawn = trace_.nodes[static_cast<std::size_t>(node)].pairings[pairing];
    const MetBlock& block = facts_.nodes[static_cast<std::size_t>(node)].pairings[pairing].block[side];
    if (!drawn.block[side]) return;
    add(block, *drawn.block[side], subscripted(QStringLiteral("T"), path_of_node(trace_, node) + QString::number(side)),
        node, side);
  }

  void add(const MetBlock& block, const BlockTrace& drawn, const QString& name, std::int32_t node, int side) {
    Staircase::Part part;
    part.node = node;
    part.side = side;
    part.name = name;
    part.predictor = run_.soa->labels(drawn.predictor);
    for (const MetExample& met : block) part.met.push_back(&met);
    if (!part.met.empty()) stairs.parts.push_back(std::move(part));
  }

  Staircase stairs;

 private:
  const PrivateRun& run_;
  const TournamentTrace& trace_;
  const TournamentFacts& facts_;
};

// Leaves out of every block what changes nothing, or, `all_but_last`, all but its last example.
void shorten(Staircase& stairs, bool all_but_last) {
  for (Staircase::Part& part : stairs.parts) {
    if (part.contest) continue;
    std::vector<const MetExample*> kept;
    for (std::size_t i = 0; i < part.met.size(); ++i) {
      const bool last = i + 1 == part.met.size();
      if (last || (!all_but_last && part.met[i]->mistake())) kept.push_back(part.met[i]);
    }
    part.left_out += part.met.size() - kept.size();
    part.met = std::move(kept);
  }
}

/// One drawing of a staircase.
class StairsDrawing {
 public:
  StairsDrawing(QPainter& painter, const Theme& theme, const TournamentState& state, const QRectF& box, Spots& spots)
      : painter_(painter),
        theme_(theme),
        s_(state),
        facts_(*facts_of(*state.run)),
        class_(state.run->concept_class()),
        box_(box),
        spots_(spots) {}

  void draw(Staircase stairs);

 private:
  struct Words {
    Q_DECLARE_TR_FUNCTIONS(TournamentStaircase)
  };

  void words(QPointF at, const QString& markup, const MathStyle& style, const QColor& color, double anchor = 0) const {
    painter_.setPen(color);
    MathText(markup, style, MathText::Mode::mixed).draw(painter_, at, anchor);
  }
  void fitted(QPointF at, const QString& markup, double size, double room, double anchor = 0) const {
    painter_.setPen(theme_.ink2);
    MathText::fitted(markup, {.size = size}, room).draw(painter_, at, anchor);
  }
  [[nodiscard]] double column_x(std::size_t column) const {  // its centre
    return box_.left() + side_words + pitch_ * (static_cast<double>(column) + 0.5);
  }
  [[nodiscard]] double y(double from_top) const { return box_.top() + from_top; }

  void draw_heading(const Staircase& stairs);
  void draw_side_words();
  void draw_part(const Staircase::Part& part, std::size_t first, double grown, const VersionSpace* before);
  void draw_contest_head(const MetExample& met, double x);
  void draw_example_head(const MetExample& met, double x);
  void draw_rows(double x, const VersionSpace* rows, const VersionSpace* before, double fallen, bool named);
  void draw_row(double x, double top, bool fits, HypothesisIndex h, bool named);
  void draw_left(double x, int dimension, bool strong);

  QPainter& painter_;
  const Theme& theme_;
  const TournamentState& s_;
  const TournamentFacts& facts_;
  const ConceptClass& class_;
  QRectF box_;
  Spots& spots_;
  double pitch_ = most_pitch;
  double row_ = most_row;
  double rows_top_ = 0;
  double rows_height_ = 0;
  bool numbered_ = false;      // numbers stand for the points
  std::vector<MathText> key_;  // and the lines below say which
};

void StairsDrawing::draw(Staircase stairs) {
  const double room = box_.width() - side_words;
  const auto pitch_now = [&] { return room / static_cast<double>(stairs.columns() + 1); };
  if (pitch_now() < fair_pitch) shorten(stairs, false);
  if (pitch_now() < fair_pitch) shorten(stairs, true);
  pitch_ = std::min(most_pitch, pitch_now());
  const std::vector<PointIndex> all = points_of(stairs);
  numbered_ = pitch_ >= 34 && names_wider(class_, all, {.size = 12, .weight = QFont::DemiBold}, pitch_ - 22);
  if (numbered_) {
    const double room_below = box_.height() - stairs_head - least_rows - stairs_foot - 4;
    const auto most = static_cast<std::size_t>(std::max(1.0, room_below / key_line));
    key_ = key_lines(class_, all, {.size = 11}, box_.width(), most);
  }
  const double key_height = key_line * static_cast<double>(key_.size());
  rows_height_ = box_.height() - stairs_head - stairs_foot - 4 - key_height;
  row_ = std::min(most_row, rows_height_ / static_cast<double>(class_.size()));
  rows_height_ = row_ < least_row ? std::min(rows_height_, 100.0) : row_ * static_cast<double>(class_.size());
  rows_top_ = y(stairs_head);
  draw_heading(stairs);
  draw_side_words();
  double key_y = rows_top_ + rows_height_ + stairs_foot + 14;
  painter_.setPen(theme_.ink2);
  for (const MathText& line : key_) {
    line.draw(painter_, {box_.left(), key_y});
    key_y += key_line;
  }
  words({column_x(0), y(57)}, Words::tr("start"), {.size = 11}, theme_.ink2, 0.5);
  draw_rows(column_x(0), facts_.rows, facts_.rows, 1, true);
  draw_left(column_x(0), facts_.dimension, true);
  if (row_ >= least_row) {
    for (HypothesisIndex h = 0; h < class_.size(); ++h) {
      const double top = rows_top_ + row_ * static_cast<double>(class_.size() - 1 - h);
      spots_.add(painter_, QRectF(column_x(0) - pitch_ / 2 + 2, top, pitch_ - 4, row_), 2,
                 Kin::of_predictor(class_.row(h)));
    }
  }
  std::size_t column = 1;
  for (std::size_t i = 0; i < stairs.parts.size(); ++i) {
    const Staircase::Part& part = stairs.parts[i];
    const bool coming = stairs.moves && i + 1 == stairs.parts.size();
    const double grown = !coming ? 1 : part.contest ? s_.moving.winner : s_.moving.examples;
    draw_part(part, column, grown, i > 0 ? stairs.parts[i - 1].met.back()->rows : facts_.rows);
    column += part.met.size();
  }
}

void StairsDrawing::draw_heading(const Staircase& stairs) {
  const MathText title(Words::tr("Why it must end"), {.size = 14, .weight = QFont::DemiBold}, MathText::Mode::mixed);
  painter_.setPen(theme_.ink);
  title.draw(painter_, {box_.left(), y(16)});
  const MetExample* last = stairs.last();
  const QString said =
      last == nullptr ? Words::tr("One column for each example of $S$, and the rows that still fit.")
      : last->fits()  ? Words::tr("rows that still fit $S$. A contest won is a mistake forced; at Ldim 0 none is left.")
                      : Words::tr("no row fits $S$ any more: from now on the SOA only patches single cells.");
  fitted({box_.left() + title.width() + 14, y(16)}, said, 12, box_.width() - title.width() - 16);
}

void StairsDrawing::draw_side_words() {
  const double room = side_words - 8;
  fitted({box_.left(), y(57)}, Words::tr("example"), 11, room);
  fitted({box_.left(), y(75)}, Words::tr("SOA said"), 11, room);
  fitted({box_.left(), rows_top_ + rows_height_ / 2 + 4}, Words::tr("rows that fit"), 11, room);
  fitted({box_.left(), rows_top_ + rows_height_ + 15}, Words::tr("Ldim left"), 11, room);
}

// A block's columns on one ground under its name, or a contest's in a frame.
void StairsDrawing::draw_part(const Staircase::Part& part, std::size_t first, double grown,
                              const VersionSpace* before) {
  const double left = column_x(first) - pitch_ / 2 + 2;
  const double width = pitch_ * static_cast<double>(part.met.size()) - 4;
  const double bottom = rows_top_ + rows_height_ + stairs_foot + 1;
  const auto before_of = [&](std::size_t i) -> const VersionSpace* { return i > 0 ? part.met[i - 1]->rows : before; };
  with_opacity(painter_, grown, [&] {
    if (part.contest) {
      painter_.setPen(QPen(theme_.ink, 1.5 + theme_.heavier));
      painter_.setBrush(Qt::NoBrush);
      painter_.drawRoundedRect(QRectF(left, y(25), width, bottom - y(25)), 5, 5);
      draw_contest_head(*part.met.front(), column_x(first));
    } else {
      draw_lineage_box(painter_, theme_, QRectF(left, y(26), width, 55), 4);
      QString name = QStringLiteral("$%1$").arg(part.name);
      if (part.left_out > 0) name += QStringLiteral(" +%1").arg(number_text(part.left_out));
      fitted({left + width / 2, y(40)}, name, 12, width - 4, 0.5);
      for (std::size_t i = 0; i < part.met.size(); ++i) draw_example_head(*part.met[i], column_x(first + i));
    }
  });
  for (std::size_t i = 0; i < part.met.size(); ++i) {
    const MetExample& met = *part.met[i];
    draw_rows(column_x(first + i), met.rows, before_of(i), grown, part.contest);
    draw_left(column_x(first + i), met.dimension, part.contest);
  }
  const QRectF all(left, y(25), width, bottom - y(25));
  if (part.contest) {
    spots_.add(painter_, all, 5, Kin::of_node(part.node));
  } else if (part.predictor) {
    spots_.add(painter_, all, 5, Kin::of_predictor(*part.predictor));
  }
}

void StairsDrawing::draw_contest_head(const MetExample& met, double x) {
  const bool lied = met.example.label != s_.run->distribution().target[met.example.point];
  const Pill pill{point_sign(class_, met.example.point, numbered_), met.example.label, lied};
  const double wide = pill_size(pill.point, 20).width();
  if (wide <= pitch_ - 8) {
    draw_pill(painter_, theme_, QRectF(x - wide / 2, y(31), wide, 20), pill);
  } else {
    painter_.setPen(theme_.ink);
    const MathStyle style{.size = 11, .weight = QFont::DemiBold};
    const MathText sign = numbered_ ? MathText(pill.point, style, MathText::Mode::plain)
                                    : name_within(class_.point_name(met.example.point), style, pitch_ - 8);
    sign.draw(painter_, {x, y(38)}, 0.5);
    draw_label_cell(painter_, theme_, QRectF(x - 6, y(41), 12, 12), met.example.label);
  }
  if (met.mistake()) draw_forced_circle(painter_, theme_, {x, y(68)}, ForcedBy::contest, 8);
}

void StairsDrawing::draw_example_head(const MetExample& met, double x) {
  const MathStyle style{.size = 12, .weight = QFont::DemiBold};
  const MathText name = numbered_ ? MathText(point_sign(class_, met.example.point, true), style, MathText::Mode::plain)
                                  : name_within(class_.point_name(met.example.point), style, pitch_ - 22);
  if (pitch_ >= 34) {
    // A long name begins at the column's edge.
    const double end = std::max(x - 3, x - pitch_ / 2 + 2 + name.width());
    painter_.setPen(theme_.ink);
    name.draw(painter_, {end, y(58)}, 1);
    draw_label_cell(painter_, theme_, QRectF(end + 4, y(46.5), 14, 14), met.example.label);
  } else {
    draw_label_cell(painter_, theme_, QRectF(x - 6, y(48), 12, 12), met.example.label);
  }
  const QString said = met.predicted == Label::plus ? QStringLiteral("+") : QStringLiteral("\u2212");
  if (met.mistake() && pitch_ >= 24) draw_forced_circle(painter_, theme_, {x + 8, y(71)}, ForcedBy::block, 4.75);
  words({met.mistake() ? x - 4 : x, y(75)}, said, {.size = 12}, theme_.ink2, 0.5);
}

void StairsDrawing::draw_row(double x, double top, bool fits, HypothesisIndex h, bool named) {
  const double wide = std::min(pitch_ - 10, 44.0);
  const QRectF cell(x - wide / 2, top + 1, wide, row_ - 2);
  painter_.setPen(fits ? QPen(Qt::NoPen) : QPen(theme_.hair, 1));
  painter_.setBrush(fits ? QBrush(theme_.lineage) : QBrush(Qt::NoBrush));
  painter_.drawRoundedRect(fits ? cell : cell.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter_.setBrush(Qt::NoBrush);
  if (!fits || !named || row_ < 10) return;
  painter_.setPen(theme_.ink);
  name_within(class_.hypothesis_name(h), {.size = 11}, wide - 2).draw(painter_, {x, cell.center().y() + 4}, 0.5);
}

// `before`: the rows of the column to the left, null where there is none; those that went fall out while `fallen` < 1.
void StairsDrawing::draw_rows(double x, const VersionSpace* rows, const VersionSpace* before, double fallen,
                              bool named) {
  const std::size_t all = class_.size();
  if (row_ < least_row) {  // too many to be told apart: how many of them
    const double share =
        rows == nullptr ? 0 : static_cast<double>(rows->count()) / static_cast<double>(std::max<std::size_t>(all, 1));
    const QRectF whole(x - std::min(pitch_ - 10, 44.0) / 2, rows_top_, std::min(pitch_ - 10, 44.0), rows_height_);
    painter_.setPen(QPen(theme_.hair, 1));
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRect(whole);
    painter_.fillRect(
        QRectF(whole.left(), whole.bottom() - share * whole.height(), whole.width(), share * whole.height()),
        theme_.lineage);
    fitted({x, whole.center().y() + 4}, rows == nullptr ? QStringLiteral("0") : number_text(rows->count()), 11,
           pitch_ - 4, 0.5);
    return;
  }
  for (HypothesisIndex h = 0; h < all; ++h) {
    const double top = rows_top_ + row_ * static_cast<double>(all - 1 - h);
    const bool fits = rows != nullptr && rows->test(h);
    draw_row(x, top, fits, h, named);
    const bool leaves = fallen < 1 && !fits && before != nullptr && before->test(h);
    if (leaves) with_opacity(painter_, 1 - fallen, [&] { draw_row(x, top + 16 * fallen, true, h, false); });
  }
}

void StairsDrawing::draw_left(double x, int dimension, bool strong) {
  words({x, rows_top_ + rows_height_ + 15}, dimension < 0 ? QStringLiteral("\u2013") : QString::number(dimension),
        {.size = 12, .weight = strong ? QFont::DemiBold : QFont::Normal}, theme_.ink, 0.5);
}

}  // namespace

std::size_t Staircase::columns() const {
  std::size_t count = 0;
  for (const Part& part : parts) count += part.met.size();
  return count;
}

const MetExample* Staircase::last() const { return parts.empty() ? nullptr : parts.back().met.back(); }

Staircase staircase_of(const TournamentState& state, int events_done, std::optional<std::int32_t> opened) {
  const TournamentFacts* facts = facts_of(*state.run);
  if (facts == nullptr) return {};
  StairsMaker maker(state, *facts);
  if (opened) {
    maker.add_sample(*opened);
    return std::move(maker.stairs);
  }
  const std::vector<TraceEvent>& events = state.trace().events;
  std::size_t at = std::min(static_cast<std::size_t>(std::max(events_done, 0)), events.size());
  bool moves = state.moving.event != nullptr;
  // What is in the air is not told; of a pair that was drawn again and at the end of a failed run the last draw stands.
  const auto skips = [&](const TraceEvent& event) {
    return event.kind == TraceEvent::Kind::redraw || event.kind == TraceEvent::Kind::fail ||
           (event.kind == TraceEvent::Kind::contest && state.moving.undecided);
  };
  while (at > 0 && skips(events[at - 1])) {
    moves = false;
    --at;
    if (events[at].kind == TraceEvent::Kind::contest) break;
  }
  if (at == 0) return {};
  const TraceEvent& event = events[at - 1];
  if (event.kind == TraceEvent::Kind::contest) {
    maker.add_sample(event.node);
  } else if (event.kind == TraceEvent::Kind::final) {
    if (event.node != PairingTrace::none) maker.add_sample(event.node);
    if (state.trace().final_block)
      maker.add(facts->final_block, *state.trace().final_block, QStringLiteral("T"), PairingTrace::none, 0);
  } else if (event.kind == TraceEvent::Kind::draw) {
    const PairingTrace& pairing =
        state.trace().nodes[static_cast<std::size_t>(event.node)].pairings[static_cast<std::size_t>(event.pairing)];
    maker.add_sample(pairing.child[event.side]);
    maker.add_block(event.node, static_cast<std::size_t>(event.pairing), event.side);
  }
  maker.stairs.moves = moves && !maker.stairs.parts.empty();
  return std::move(maker.stairs);
}

double staircase_height(const ConceptClass& concept_class, const Staircase& stairs) {
  double key = 0;
  if (has_words(concept_class)) {
    const std::vector<PointIndex> points = points_of(stairs);
    key = key_line *
          static_cast<double>(key_lines(concept_class, points, {.size = 11}, key_width, concept_class.points()).size());
  }
  return stairs_head + std::min(most_row * static_cast<double>(concept_class.size()), 104.0) + stairs_foot + 4 + key;
}

void draw_staircase(QPainter& painter, const Theme& theme, const TournamentState& state, const Staircase& stairs,
                    const QRectF& box, Spots& spots) {
  if (facts_of(*state.run) == nullptr) return;
  StairsDrawing(painter, theme, state, box, spots).draw(stairs);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/staircase.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/marks.hpp"
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

/// A staircase in its box with all it needs.
class StairsScene {
 public:
  StairsScene(Scene& scene, const TournamentState& state, const QRectF& box)
      : scene_(scene), s_(state), facts_(*facts_of(*state.run)), class_(state.run->concept_class()), box_(box) {}

  void add(Staircase stairs);

 private:
  struct Words {
    Q_DECLARE_TR_FUNCTIONS(TournamentStaircase)
  };

  void words(QPointF at, const QString& markup, const MathStyle& style, Ink ink, double anchor = 0, double room = 0) {
    scene_.words(at, markup, style, ink, anchor, room);
  }
  [[nodiscard]] double column_x(std::size_t column) const {  // its centre
    return box_.left() + side_words + pitch_ * (static_cast<double>(column) + 0.5);
  }
  [[nodiscard]] double y(double from_top) const { return box_.top() + from_top; }

  void add_heading(const Staircase& stairs);
  void add_side_words();
  void add_part(const Staircase::Part& part, std::size_t first, double grown, const VersionSpace* before);
  [[nodiscard]] QString sign_of(PointIndex point, const MathStyle& style, double room) const;
  void add_contest_head(const MetExample& met, double x);
  void add_example_head(const MetExample& met, double x);
  void add_rows(double x, const VersionSpace* rows, const VersionSpace* before, double fallen, bool named);
  void add_row(double x, double top, bool fits, HypothesisIndex h, bool named);
  void add_left(double x, int dimension, bool strong);

  Scene& scene_;
  const TournamentState& s_;
  const TournamentFacts& facts_;
  const ConceptClass& class_;
  QRectF box_;
  double pitch_ = most_pitch;
  double row_ = most_row;
  double rows_top_ = 0;
  double rows_height_ = 0;
  bool numbered_ = false;  // numbers stand for the points
  QStringList key_;        // and the lines below say which
};

void StairsScene::add(Staircase stairs) {
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
    key_ = key_lines(class_, all, styles::small, box_.width(), most);
  }
  const double key_height = key_line * static_cast<double>(key_.size());
  rows_height_ = box_.height() - stairs_head - stairs_foot - 4 - key_height;
  row_ = std::min(most_row, rows_height_ / static_cast<double>(class_.size()));
  rows_height_ = row_ < least_row ? std::min(rows_height_, 100.0) : row_ * static_cast<double>(class_.size());
  rows_top_ = y(stairs_head);
  add_heading(stairs);
  add_side_words();
  double key_y = rows_top_ + rows_height_ + stairs_foot + 14;
  for (const QString& line : key_) {
    words({box_.left(), key_y}, line, styles::small, &Theme::ink2);
    key_y += key_line;
  }
  words({column_x(0), y(57)}, Words::tr("start"), styles::small, &Theme::ink2, 0.5);
  add_rows(column_x(0), facts_.rows, facts_.rows, 1, true);
  add_left(column_x(0), facts_.dimension, true);
  if (row_ >= least_row) {
    for (HypothesisIndex h = 0; h < class_.size(); ++h) {
      const double top = rows_top_ + row_ * static_cast<double>(class_.size() - 1 - h);
      scene_.touch({{column_x(0) - pitch_ / 2 + 2, top, pitch_ - 4, row_}, 2}, Kin::of_predictor(class_.row(h)));
    }
  }
  std::size_t column = 1;
  for (std::size_t i = 0; i < stairs.parts.size(); ++i) {
    const Staircase::Part& part = stairs.parts[i];
    const bool coming = stairs.moves && i + 1 == stairs.parts.size();
    const double grown = !coming ? 1 : part.contest ? s_.moving.winner : s_.moving.examples;
    add_part(part, column, grown, i > 0 ? stairs.parts[i - 1].met.back()->rows : facts_.rows);
    column += part.met.size();
  }
}

void StairsScene::add_heading(const Staircase& stairs) {
  const double title =
      scene_.words({box_.left(), y(16)}, Words::tr("Why it must end"), styles::heading, &Theme::ink).width();
  const MetExample* last = stairs.last();
  const QString said =
      last == nullptr ? Words::tr("One column for each example of $S$, and the rows that still fit.")
      : last->fits()  ? Words::tr("rows that still fit $S$. A contest won is a mistake forced; at Ldim 0 none is left.")
                      : Words::tr("no row fits $S$ any more: from now on the SOA only patches single cells.");
  words({box_.left() + title + 14, y(16)}, said, styles::plain, &Theme::ink2, 0, box_.width() - title - 16);
}

void StairsScene::add_side_words() {
  const auto say = [&](double baseline, const QString& text) {
    words({box_.left(), baseline}, text, styles::small, &Theme::ink2, 0, side_words - 8);
  };
  say(y(57), Words::tr("example"));
  say(y(75), Words::tr("SOA said"));
  say(rows_top_ + rows_height_ / 2 + 4, Words::tr("rows that fit"));
  say(rows_top_ + rows_height_ + 15, Words::tr("Ldim left"));
}

// A block's columns on one ground under its name, or a contest's in a frame.
void StairsScene::add_part(const Staircase::Part& part, std::size_t first, double grown, const VersionSpace* before) {
  const double left = column_x(first) - pitch_ / 2 + 2;
  const double width = pitch_ * static_cast<double>(part.met.size()) - 4;
  const double bottom = rows_top_ + rows_height_ + stairs_foot + 1;
  const auto before_of = [&](std::size_t i) -> const VersionSpace* { return i > 0 ? part.met[i - 1]->rows : before; };
  const std::size_t head = scene_.marks.size();
  if (part.contest) {
    scene_.box({left, y(25), width, bottom - y(25)}, nullptr, {&Theme::ink, 1.5}, 5);
    add_contest_head(*part.met.front(), column_x(first));
  } else {
    scene_.box({left, y(26), width, 55}, &Theme::lineage, {}, 4);
    QString name = QStringLiteral("$%1$").arg(part.name);
    if (part.left_out > 0) name += QStringLiteral(" +%1").arg(number_text(part.left_out));
    words({left + width / 2, y(40)}, name, styles::plain, &Theme::ink2, 0.5, width - 4);
    for (std::size_t i = 0; i < part.met.size(); ++i) add_example_head(*part.met[i], column_x(first + i));
  }
  for (std::size_t i = head; i < scene_.marks.size(); ++i) scene_.marks[i].opacity = grown;
  for (std::size_t i = 0; i < part.met.size(); ++i) {
    const MetExample& met = *part.met[i];
    add_rows(column_x(first + i), met.rows, before_of(i), grown, part.contest);
    add_left(column_x(first + i), met.dimension, part.contest);
  }
  const QRectF all(left, y(25), width, bottom - y(25));
  if (part.contest) {
    scene_.touch({all, 5}, Kin::of_node(part.node));
  } else if (part.predictor) {
    scene_.touch({all, 5}, Kin::of_predictor(*part.predictor));
  }
}

// The point's number or its name, in so many px.
QString StairsScene::sign_of(PointIndex point, const MathStyle& style, double room) const {
  return numbered_ ? point_sign(class_, point, true) : name_markup(class_.point_name(point), style, room);
}

void StairsScene::add_contest_head(const MetExample& met, double x) {
  const bool lied = met.example.label != s_.run->distribution().target[met.example.point];
  const Pill pill{point_sign(class_, met.example.point, numbered_), met.example.label, lied};
  const double wide = pill_size(pill.point, 20).width();
  if (wide <= pitch_ - 8) {
    scene_.add(PillNode{{x - wide / 2, y(31), wide, 20}, pill}, nullptr);
  } else {
    words({x, y(38)}, sign_of(met.example.point, styles::small_bold, pitch_ - 8), styles::small_bold, &Theme::ink, 0.5);
    scene_.add(LabelCell{{x - 6, y(41), 12, 12}, met.example.label}, nullptr);
  }
  if (met.mistake()) add_forced_circle(scene_, {x, y(68)}, ForcedBy::contest, 8);
}

void StairsScene::add_example_head(const MetExample& met, double x) {
  if (pitch_ >= 34) {
    const QString name = sign_of(met.example.point, styles::bold, pitch_ - 22);
    // A long name begins at the column's edge.
    const double end = std::max(x - 3, x - pitch_ / 2 + 2 + width_of(name, styles::bold));
    words({end, y(58)}, name, styles::bold, &Theme::ink, 1);
    scene_.add(LabelCell{{end + 4, y(46.5), 14, 14}, met.example.label}, nullptr);
  } else {
    scene_.add(LabelCell{{x - 6, y(48), 12, 12}, met.example.label}, nullptr);
  }
  const QString said = met.predicted == Label::plus ? QStringLiteral("+") : QStringLiteral("\u2212");
  if (met.mistake() && pitch_ >= 24) add_forced_circle(scene_, {x + 8, y(71)}, ForcedBy::block, 4.75);
  words({met.mistake() ? x - 4 : x, y(75)}, said, styles::plain, &Theme::ink2, 0.5);
}

void StairsScene::add_row(double x, double top, bool fits, HypothesisIndex h, bool named) {
  const double wide = std::min(pitch_ - 10, 44.0);
  const QRectF cell(x - wide / 2, top + 1, wide, row_ - 2);
  if (fits) {
    scene_.box(cell, &Theme::lineage, {}, 2);
  } else {
    scene_.box(cell.adjusted(0.5, 0.5, -0.5, -0.5), nullptr, thin(&Theme::hair), 2);
  }
  if (fits && named && row_ >= 10)
    words({x, cell.center().y() + 4}, name_markup(class_.hypothesis_name(h), styles::small, wide - 2), styles::small,
          &Theme::ink, 0.5);
}

// `before`: the rows of the column to the left, null where there is none; those that went fall out while `fallen` < 1.
void StairsScene::add_rows(double x, const VersionSpace* rows, const VersionSpace* before, double fallen, bool named) {
  const std::size_t all = class_.size();
  if (row_ < least_row) {  // too many to be told apart: how many of them
    const double share =
        rows == nullptr ? 0 : static_cast<double>(rows->count()) / static_cast<double>(std::max<std::size_t>(all, 1));
    const QRectF whole(x - std::min(pitch_ - 10, 44.0) / 2, rows_top_, std::min(pitch_ - 10, 44.0), rows_height_);
    scene_.box(whole, nullptr, thin(&Theme::hair));
    scene_.box({whole.left(), whole.bottom() - share * whole.height(), whole.width(), share * whole.height()},
               &Theme::lineage);
    words({x, whole.center().y() + 4}, rows == nullptr ? QStringLiteral("0") : number_text(rows->count()),
          styles::small, &Theme::ink2, 0.5, pitch_ - 4);
    return;
  }
  for (HypothesisIndex h = 0; h < all; ++h) {
    const double top = rows_top_ + row_ * static_cast<double>(all - 1 - h);
    const bool fits = rows != nullptr && rows->test(h);
    add_row(x, top, fits, h, named);
    const bool leaves = fallen < 1 && !fits && before != nullptr && before->test(h);
    if (!leaves) continue;
    add_row(x, top + 16 * fallen, true, h, false);
    scene_.marks.back().opacity = 1 - fallen;
  }
}

void StairsScene::add_left(double x, int dimension, bool strong) {
  words({x, rows_top_ + rows_height_ + 15}, dimension < 0 ? QStringLiteral("\u2013") : QString::number(dimension),
        strong ? styles::bold : styles::plain, &Theme::ink, 0.5);
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
    key = key_line * static_cast<double>(
                         key_lines(concept_class, points, styles::small, key_width, concept_class.points()).size());
  }
  return stairs_head + std::min(most_row * static_cast<double>(concept_class.size()), 104.0) + stairs_foot + 4 + key;
}

void add_staircase(Scene& scene, const TournamentState& state, const Staircase& stairs, const QRectF& box) {
  if (facts_of(*state.run) != nullptr) StairsScene(scene, state, box).add(stairs);
}

}  // namespace littlestone::ui

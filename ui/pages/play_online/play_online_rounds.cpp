// SPDX-License-Identifier: GPL-3.0-or-later
// The rounds of a game in columns: what was asked, the odds, what was said and paid.
#include <algorithm>

#include "ui/kit/motion.hpp"
#include "ui/pages/play_online/play_online_drawing.hpp"
#include "ui/pages/play_online/play_online_picture.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui::play_drawing {
namespace {

constexpr double round_line = 20;
constexpr double ask_middle = 44.5;
constexpr double hedge_top = 142;
constexpr double hedge_height = 38;
constexpr double alone_height = 96;  // of Hedge's box where it is the only one
constexpr double label_middle = 216;
constexpr double pays_line = 250;
constexpr double gave_line = 266;

struct Column {
  const Frame& frame;
  std::size_t round;
  double x;
  bool done;     // it was answered at this moment
  bool current;  // it is not answered and comes next
  [[nodiscard]] const PlayRound* played() const {
    return round < frame.run.rounds.size() ? &frame.run.rounds[round] : nullptr;
  }
  [[nodiscard]] bool newest(PlayMoment::Newest what) const {
    const std::size_t at =
        frame.moment.newest == PlayMoment::Newest::answer ? frame.moment.rounds - 1 : frame.moment.rounds;
    return at == round && frame.grows(what);
  }
  [[nodiscard]] QRectF minimax_box() const { return {x - frame.half(), box_top, 2 * frame.half(), box_height}; }
  [[nodiscard]] QRectF hedge_box() const {
    if (!frame.run.exact_odds()) return {x - frame.half(), box_top, 2 * frame.half(), alone_height};
    const double half = 0.8 * frame.half();
    return {x - half, hedge_top, 2 * half, hedge_height};
  }
};

void open_place(const Stage& stage, const QRectF& rect, double radius) {
  QPen pen(stage.theme.line, 1 + stage.theme.heavier);
  pen.setDashPattern({3, 2.5});
  stage.painter.setPen(pen);
  stage.painter.setBrush(Qt::NoBrush);
  stage.painter.drawRoundedRect(rect, radius, radius);
}

void draw_row_names(const Frame& frame) {
  const Stage& stage = frame.stage;
  const auto name = [&](double y, const QString& words) {
    stage.painter.setPen(stage.theme.ink2);
    const double room = first_column - std::max(26.0, frame.half() + 8) - page_margin;
    MathText::fitted(words, {12}, room).draw(stage.painter, {page_margin, y});
  };
  const bool hand = frame.run.by_hand();
  const bool odds = frame.run.exact_odds();
  name(round_line, PlayPictureWords::tr("round"));
  name(ask_middle + 4, hand ? PlayPictureWords::tr("asked") : PlayPictureWords::tr("you ask"));
  if (odds) name(box_top + 25, hand ? PlayPictureWords::tr("you say +") : PlayPictureWords::tr("minimax says +"));
  name(odds ? hedge_top + 26 : box_top + 52, PlayPictureWords::tr("Hedge says +"));
  name(label_middle + 4, hand ? PlayPictureWords::tr("it was") : PlayPictureWords::tr("you say"));
  name(pays_line, !odds  ? PlayPictureWords::tr("Hedge pays")
                  : hand ? PlayPictureWords::tr("you pay")
                         : PlayPictureWords::tr("minimax pays"));
  if (frame.run.exact) name(gave_line, PlayPictureWords::tr("you gave away"));
}

void draw_point(const Column& column) {
  const Frame& frame = column.frame;
  const Stage& stage = frame.stage;
  constexpr double radius = 12.5;
  if (!column.done && !(column.current && frame.moment.asked())) {
    open_place(stage, QRectF(column.x - 13, ask_middle - 13, 26, 26), 13);
    return;
  }
  const PointIndex point = column.done ? column.played()->point : *frame.moment.point;
  const QString name = lone_name(frame.run.concept_class.point_name(point));
  const double half = std::min(frame.pitch / 2 - 4, circle_node_half(radius, name));
  const QRectF place(column.x - half, ask_middle - radius, 2 * half, 2 * radius);
  with_opacity(stage.painter, column.newest(PlayMoment::Newest::ask) ? frame.grown : 1, [&] {
    draw_circle_node(stage.painter, stage.theme, place, name, column.current ? NodeTone::current : NodeTone::strong);
  });
  stage.spots.add(stage.painter, place, radius, Kin::of_point(point), Spot::Act::ask, static_cast<std::int32_t>(point));
}

void draw_column_odds(const Column& column) {
  const Frame& frame = column.frame;
  const Stage& stage = frame.stage;
  const bool both = frame.run.exact_odds();
  if (!column.done && !(column.current && frame.moment.odds())) {
    if (both) open_place(stage, column.minimax_box(), 2);
    open_place(stage, column.hedge_box(), 2);
    return;
  }
  const PlayQuestion& asked =
      column.played() != nullptr ? column.played()->question : frame.run.questions[*frame.moment.point];
  const bool mine = column.current && column.played() == nullptr;
  const double come = column.newest(PlayMoment::Newest::odds) ? frame.grown : 1;
  const auto slid = [&](double plus) { return motion::between(0.5, plus, come); };
  const TextRole role = column.current ? TextRole::number : TextRole::subtitle;
  if (both) {
    const Rational said = mine ? *frame.moment.said(frame.run) : *column.played()->said;
    const QRectF box = column.minimax_box();
    draw_odds(stage, box, slid(to_double(said)));
    stage.words({column.x, box.bottom() + 15}, exact_text(said), role, stage.theme.ink, 0.5);
    if (mine) {
      const double y = box.bottom() - box.height() * to_double(said);
      stage.spots.add(stage.painter, QRectF(box.left() - 5, y - 8, box.width() + 10, 16), 3, Kin{}, Spot::Act::drag,
                      PlayPicture::odds_handle);
    }
  }
  draw_odds(stage, column.hedge_box(), slid(asked.hedge));
  stage.words({column.x, column.hedge_box().bottom() + 15}, probability_text(asked.hedge),
              both ? TextRole::subtitle : role, both ? stage.theme.ink2 : stage.theme.ink, 0.5);
}

/// What is paid where both labels are still open: "1/4 or 3/4".
QString either_text(const Frame& frame, double room) {
  if (!frame.moment.odds() || !frame.run.exact_odds()) return {};
  const auto said = frame.run.by_hand() ? frame.moment.said(frame.run) : frame.moment.question(frame.run)->odds;
  if (!said) return {};
  const Rational pays_plus(1 - *said);
  if (pays_plus == *said) return exact_text(*said);
  QString exact = PlayPictureWords::tr("%1 or %2").arg(exact_text(pays_plus), exact_text(*said));
  if (MathText(exact, {12, QFont::DemiBold}, MathText::Mode::plain).width() <= room) return exact;
  return PlayPictureWords::tr("%1 or %2").arg(about_text(to_double(pays_plus)), about_text(to_double(*said)));
}

void draw_answer(const Column& column) {
  const Frame& frame = column.frame;
  const Stage& stage = frame.stage;
  const Theme& theme = stage.theme;
  const QRectF place(column.x - 13, label_middle - 13, 26, 26);
  if (column.done) {
    const PlayRound& played = *column.played();
    const double above = column.newest(PlayMoment::Newest::answer) ? (1 - frame.grown) * 20 : 0;
    draw_label_cell(stage.painter, theme, place.translated(0, -above), played.label);
    const auto paid = played.loss();
    stage.words({column.x, pays_line}, frame.run.exact_odds() ? exact_text(*paid) : play_number(played.hedge_loss()),
                TextRole::subtitle, theme.ink2, 0.5);
    if (!played.gave) return;
    const bool some = *played.gave > 0;
    stage.painter.setPen(some ? theme.ink : theme.ink3);
    MathText(some ? play_number(to_double(*played.gave)) : QStringLiteral("0"),
             {caption, some ? QFont::DemiBold : QFont::Normal}, MathText::Mode::plain)
        .draw(stage.painter, {column.x, gave_line}, 0.5);
    return;
  }
  if (!column.current || !frame.moment.asked()) {
    open_place(stage, place, 4);
    return;
  }
  QPen pen(theme.ink, 1.6 + theme.heavier);
  pen.setDashPattern({2.5, 2});
  stage.painter.setPen(pen);
  stage.painter.setBrush(theme.canvas);
  stage.painter.drawRoundedRect(place, 4, 4);
  stage.words({column.x, label_middle + 5}, QStringLiteral("?"), TextRole::number, theme.ink, 0.5);
  const double room = frame.pitch + 4;
  stage.painter.setPen(theme.ink);
  MathText::fitted(either_text(frame, room), {12, QFont::DemiBold}, room)
      .draw(stage.painter, {column.x, pays_line}, 0.5);
}

}  // namespace

void draw_odds(const Stage& stage, const QRectF& box, double plus) {
  const double cut = box.bottom() - box.height() * plus;
  if (plus < 1) {
    draw_label_cell(stage.painter, stage.theme, QRectF(box.left(), box.top(), box.width(), cut - box.top()),
                    Label::minus, false);
  }
  if (plus > 0) {
    draw_label_cell(stage.painter, stage.theme, QRectF(box.left(), cut, box.width(), box.bottom() - cut), Label::plus,
                    false);
  }
  stage.rule({box.left() - 4, cut}, {box.right() + 4, cut}, stage.theme.ink, 2 + stage.theme.heavier);
}

void draw_rounds(const Frame& frame) {
  draw_row_names(frame);
  for (std::size_t i = 0; i < frame.columns; ++i) {
    const std::size_t round = frame.first + i;
    const Column column{frame, round, frame.x_of(round), round < frame.moment.rounds, round == frame.moment.rounds};
    frame.stage.words({column.x, round_line}, whole_text(round + 1),
                      column.current ? TextRole::number : TextRole::subtitle,
                      column.current ? frame.stage.theme.ink
                      : column.done  ? frame.stage.theme.ink2
                                     : frame.stage.theme.ink3,
                      0.5);
    draw_point(column);
    draw_column_odds(column);
    draw_answer(column);
  }
}

}  // namespace littlestone::ui::play_drawing

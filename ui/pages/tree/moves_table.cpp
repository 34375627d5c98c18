// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tree/moves_table.hpp"

#include <QPainter>
#include <algorithm>
#include <optional>

#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_rows = 5;
constexpr int head_height = 24;
constexpr int row_height = 32;

/// The finished rounds, and the one that is played.
std::size_t rounds_of(const GameState& state) { return state.rounds.size() + (state.over() ? 0 : 1); }

std::size_t first_shown(const GameState& state) {
  return rounds_of(state) > most_rows ? rounds_of(state) - most_rows : 0;
}

/// The table at the widget's width; from right to left where the program reads so.
class MovesDrawing {
 public:
  MovesDrawing(QPainter& painter, const MovesTable& table, const GameState& state, const ConceptClass& concept_class)
      : painter_(painter),
        table_(table),
        theme_(theme_of(table)),
        state_(state),
        class_(concept_class),
        said_head_(state.role == GameRole::adversary ? MovesTable::tr("SOA says") : MovesTable::tr("you say")),
        true_head_(state.role == GameRole::adversary ? MovesTable::tr("you say") : MovesTable::tr("truth")),
        taken_(QFontMetricsF(ui_font(TextRole::caps)).horizontalAdvance(MovesTable::tr("MOVES"))),
        point_x_(column(72, MovesTable::tr("point"))),
        said_x_(column(128, said_head_)),
        true_x_(column(190, true_head_)),
        cross_x_(column(230, QString())) {}

  void paint() {
    paint_head();
    for (std::size_t r = first_shown(state_); r < rounds_of(state_); ++r) {
      paint_round(r, head_height + row_height * static_cast<double>(r - first_shown(state_)) + 16);
    }
  }

 private:
  /// What is known of a round.
  struct Known {
    std::optional<PointIndex> point;
    std::optional<Label> prediction;
    std::optional<Label> truth;
  };

  // As far right as the words over it and before it need.
  double column(double least, const QString& head) {
    const double half = QFontMetricsF(ui_font(TextRole::caption)).horizontalAdvance(head) / 2;
    const double x = std::max(least, taken_ + 6 + half);
    taken_ = x + half;
    return mirrored(table_, QRectF(x, 0, 0, 0)).x();
  }

  void draw_centred(double x, double y, const QString& text) {
    painter_.drawText(QPointF(x - QFontMetricsF(painter_.font()).horizontalAdvance(text) / 2, y), in_order(text));
  }

  void draw_unknown(double x, double y) {
    QPen pen(theme_.ink2, 1.25);
    pen.setDashPattern({2.4, 2});
    painter_.setPen(pen);
    painter_.setBrush(Qt::NoBrush);
    painter_.drawRoundedRect(QRectF(x - 12, y - 12, 24, 24), 3, 3);
    painter_.setFont(text_font(13, QFont::DemiBold));
    painter_.setPen(theme_.ink2);
    draw_centred(x, y + 4.5, QStringLiteral("?"));
  }

  void paint_head() {
    painter_.setFont(ui_font(TextRole::caps));
    painter_.setPen(theme_.ink3);
    draw_words(painter_, table_, QPointF(0, 14), MovesTable::tr("MOVES"));
    painter_.setFont(ui_font(TextRole::caption));
    draw_centred(point_x_, 14, MovesTable::tr("point"));
    draw_centred(said_x_, 14, said_head_);
    draw_centred(true_x_, 14, true_head_);
  }

  [[nodiscard]] Known known(std::size_t r) const {
    if (r < state_.rounds.size()) {
      const GameRound& round = state_.rounds[r];
      return {round.point, round.prediction, round.truth};
    }
    if (state_.question) return {state_.question->point, state_.question->prediction, std::nullopt};
    return {};
  }

  void paint_round(std::size_t r, double y) {
    const bool now = r == state_.rounds.size();
    if (now) draw_lineage_box(painter_, theme_, QRectF(0, y - 15, table_.width(), 30), 6);
    painter_.setFont(text_font(12, now ? QFont::DemiBold : QFont::Normal));
    painter_.setPen(now ? theme_.ink : theme_.ink2);
    const QString number = MovesTable::tr("Round %1").arg(r + 1);
    const double number_width = QFontMetricsF(painter_.font()).horizontalAdvance(number);
    draw_words(painter_, table_, QPointF(4, y + 4.5), number);
    const Known round = known(r);
    if (round.point) {
      paint_point(*round.point, 4 + number_width + 6, y);
    } else {
      draw_unknown(point_x_, y);
    }
    for (const auto& [x, label] : {std::pair(said_x_, round.prediction), std::pair(true_x_, round.truth)}) {
      if (label) {
        draw_label_cell(painter_, theme_, QRectF(x - 12, y - 12, 24, 24), *label);
      } else if (round.point) {
        draw_unknown(x, y);
      }
    }
    if (round.prediction && round.truth && *round.prediction != *round.truth) {
      draw_mistake_cross(painter_, theme_.ink, QPointF(cross_x_, y), 9);
    }
  }

  // Between the round's number and the first label; under its heading where it has room there.
  void paint_point(PointIndex point, double from, double y) {
    const double said_from_left = mirrored(table_, QRectF(said_x_, 0, 0, 0)).x();
    const QRectF room = mirrored(table_, QRectF(from, 0, said_from_left - 12 - 6 - from, 0));
    painter_.setPen(theme_.ink);
    const MathText name = name_within(class_.point_name(point), {15, QFont::DemiBold}, room.width());
    const double half = name.width() / 2;
    name.draw(painter_, QPointF(std::max(room.left() + half, std::min(point_x_, room.right() - half)), y + 5), 0.5);
  }

  QPainter& painter_;
  const MovesTable& table_;
  const Theme& theme_;
  const GameState& state_;
  const ConceptClass& class_;
  QString said_head_;
  QString true_head_;
  double taken_;  // by the columns so far
  double point_x_;
  double said_x_;
  double true_x_;
  double cross_x_;
};

}  // namespace

MovesTable::MovesTable(const GameDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {}

void MovesTable::refresh() {
  const auto& state = desk_.state();
  if (!state) {
    setFixedHeight(0);
    return;
  }
  setFixedHeight(head_height + static_cast<int>(rounds_of(*state) - first_shown(*state)) * row_height);
  QStringList said;
  for (std::size_t i = 0; i < state->rounds.size(); ++i) {
    const GameRound& round = state->rounds[i];
    said += tr("Round %1: point %2, predicted %3, true %4")
                .arg(i + 1)
                .arg(plain_name(desk_.concept_class().point_name(round.point)), label_text(round.prediction),
                     label_text(round.truth));
  }
  setAccessibleName(tr("Moves"));
  setAccessibleDescription(said.join(u'\n'));
  update();
}

void MovesTable::paintEvent(QPaintEvent*) {
  const auto& state = desk_.state();
  if (!state) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  MovesDrawing(painter, *this, *state, desk_.concept_class()).paint();
}

}  // namespace littlestone::ui

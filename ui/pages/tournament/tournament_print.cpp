// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_print.hpp"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/kit/marks.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/pages/tournament/tournament_geometry.hpp"
#include "ui/pages/tournament/tournament_tree.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double level_height = 88;
constexpr double over_root = 34;
constexpr double under_tree = 122;  // the equation and two lines

QString signed_one(Label y) { return y == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"); }

/// One drawing for print: with all it needs.
class PrintDrawing {
 public:
  PrintDrawing(QPainter& painter, const Theme& theme, const TournamentState& state, QSizeF room)
      : painter_(painter), theme_(theme), s_(state), room_(room), inner_(state.places.size()) {
    g_.level = s_.level;
    const double leaves = std::ldexp(1.0, s_.level);
    g_.spacing = s_.level > 0 ? std::clamp((room.width() - 28) / leaves, 12.0, 110.0) : 0;
    g_.level_height = level_height;
    g_.leaf_drop = level_height;
    g_.left = std::max(14.0, (room.width() - g_.spacing * leaves) / 2);
    g_.root_y = over_root + std::max(0.0, (room.height() - printed_tournament_size(s_.level).height()) / 2);
  }

  void draw() {
    for (std::size_t place = 1; place < inner_; ++place) {
      for (int side = 0; side < 2; ++side) draw_edge(place, side);
    }
    for (std::size_t place = 1; place < inner_; ++place) draw_node(place);
    for (std::size_t leaf = inner_; leaf < 2 * inner_ && s_.level > 0; ++leaf) {
      painter_.setPen(QPen(theme_.ink, 1.1));
      painter_.setBrush(theme_.canvas);
      painter_.drawEllipse(g_.at(leaf), 3.5, 3.5);
      painter_.setBrush(Qt::NoBrush);
    }
    const double tree_bottom = s_.level > 0 ? g_.root_y + level_height * s_.level : g_.root_y - 10;
    draw_centred(equation(), 16, tree_bottom + 46, theme_.ink);
    draw_centred(what_was_played(), 12, tree_bottom + 78, theme_.ink2);
    draw_centred(what_came_out(), 12, tree_bottom + 97, theme_.ink2);
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)

  void draw_edge(std::size_t place, int side);
  void draw_node(std::size_t place);
  void draw_node_name(std::size_t place, double width);
  void draw_centred(const QString& markup, double size, double y, const QColor& color);
  [[nodiscard]] QString equation() const;
  [[nodiscard]] QString what_was_played() const;
  [[nodiscard]] QString what_came_out() const;

  QPainter& painter_;
  const Theme& theme_;
  const TournamentState& s_;
  QSizeF room_;
  TournamentGeometry g_;
  std::size_t inner_;  // the first leaf
};

void PrintDrawing::draw_edge(std::size_t place, int side) {
  const std::size_t child = 2 * place + static_cast<std::size_t>(side);
  const bool won = s_.winner_of(place) == side;
  painter_.setPen(QPen(theme_.ink, won ? 4 : 1, Qt::SolidLine, Qt::FlatCap));
  const QLineF line(g_.at(place), g_.at(child));
  painter_.drawLine(line);
  const bool leaf = child >= inner_;
  const MathText name(subscripted(QStringLiteral("T"), s_.index_of(child)),
                      {.size = leaf ? 13.0 : 14.0, .serif = true});
  if (name.width() <= g_.spacing * 0.75 || !leaf) draw_beside(painter_, name, line, side, 6);
}

void PrintDrawing::draw_node(std::size_t place) {
  const TournamentState::Place& p = s_.places[place];
  const QPointF at = g_.at(place);
  QString said = p.failed ? tr("Fail") : QStringLiteral("?");
  if (p.decided) {
    const NodeTrace& n = s_.node_of(p);
    said = QStringLiteral("(%1, %2)").arg(lone_name(s_.run->concept_class().point_name(n.point)), signed_one(n.label));
  }
  const MathText text(said, {.size = 14, .serif = true}, MathText::Mode::plain);
  const double width = std::min(std::max(62.0, text.width() + 18), g_.span(place) - 6);
  const double squeeze = std::min(1.0, (width - 4) / text.width());
  painter_.setPen(QPen(theme_.ink, 1.1));
  painter_.setBrush(theme_.canvas);
  painter_.drawRoundedRect(QRectF(at.x() - width / 2, at.y() - 15, width, 30), 15, 15);
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(theme_.ink);
  painter_.save();
  painter_.translate(at);
  painter_.scale(squeeze, squeeze);
  text.draw(painter_, QPointF(0, 5), 0.5);
  painter_.restore();
  draw_node_name(place, width);
}

// (x_b, y_b) beside a node `width` px wide.
void PrintDrawing::draw_node_name(std::size_t place, double width) {
  const QPointF at = g_.at(place);
  const QString index = s_.index_of(place);
  const MathText name(
      QStringLiteral("(%1, %2)").arg(subscripted(QStringLiteral("x"), index), subscripted(QStringLiteral("y"), index)),
      {.size = g_.depth(place) == s_.level - 1 && s_.level > 2 ? 11.0 : 12.5, .serif = true});
  // A right node's name and the next left one's share the room between the two.
  if (place != 1 && 2 * name.width() + 18 > g_.span(place) - width) return;
  const bool left = place != 1 && place % 2 == 0;
  const double x = left ? at.x() - width / 2 - 6 : at.x() + width / 2 + 6;
  if (left ? x - name.width() < 0 : x + name.width() > room_.width()) return;
  painter_.setPen(theme_.ink2);
  name.draw(painter_, QPointF(x, at.y() + 5), left ? 1 : 0);
}

void PrintDrawing::draw_centred(const QString& markup, double size, double y, const QColor& color) {
  const MathText text(markup, {.size = size, .serif = true}, MathText::Mode::mixed);
  const double squeeze = std::min(1.0, room_.width() / std::max(text.width(), 1.0));
  painter_.save();
  painter_.translate(room_.width() / 2, y);
  painter_.scale(squeeze, squeeze);
  painter_.setPen(color);
  text.draw(painter_, QPointF(0, 0), 0.5);
  painter_.restore();
}

// S as an equation.
QString PrintDrawing::equation() const {
  if (s_.failed) {
    return (s_.final_drawn ? tr("The next block would pass the cap $N$ = %1, so $S$ = \u2205.")
                           : tr("Fail: the next block would pass the cap $N$ = %1."))
        .arg(count_text(static_cast<double>(s_.run->scenario.constants.cap)));
  }
  if (s_.level == 0) return QStringLiteral("$S$ = \u2205");
  if (s_.lineage.empty()) return {};
  QStringList factors;
  for (auto place = s_.lineage.rbegin(); place != s_.lineage.rend(); ++place) {
    const NodeTrace& n = s_.node_of(s_.places[*place]);
    const QString child = s_.index_of(2 * *place + static_cast<std::size_t>(n.winner));
    factors += QStringLiteral("$%1$ \u2218 (%2, %3)")
                   .arg(subscripted(QStringLiteral("T"), child),
                        plain_name(s_.run->concept_class().point_name(n.point)), signed_one(n.label));
  }
  return QStringLiteral("$%1$ = ").arg(subscripted(QStringLiteral("S"), s_.index_of(s_.sample_root))) +
         factors.join(QStringLiteral(" \u2218 "));
}

QString PrintDrawing::what_was_played() const {
  const ConceptClass& c = s_.run->concept_class();
  const Name target = c.name_of(s_.run->distribution().target);
  const QString played =
      tr("%1, target %2, %3 examples in each $T_b$.")
          .arg(literal_class(c.name()), target.empty() ? tr("not in the class") : name_markup(target),
               count_text(static_cast<double>(s_.run->scenario.constants.auxiliary)));
  return s_.level == 0 ? played : played + QLatin1Char(' ') + tr("Bold edges won the contest at the node above.");
}

QString PrintDrawing::what_came_out() const {
  QString leaves = s_.level > 0 ? tr("The leaves are the empty sample, $D_0$.") : tr("At level 0 there is no contest.");
  const LabelVector* result = nullptr;
  if (s_.final_drawn && s_.without_sample() && s_.trace().final_block)
    result = &s_.run->soa->labels(s_.trace().final_block->predictor);
  if (!s_.failed && !s_.lineage.empty())
    result = &s_.run->soa->labels_at(s_.node_of(s_.places[s_.lineage.front()]).after);
  if (result == nullptr) return leaves;
  const Name name = s_.run->concept_class().name_of(*result);
  const QString sample =
      s_.without_sample() ? QStringLiteral("$T$")
                          : QStringLiteral("$%1$").arg(subscripted(QStringLiteral("S"), s_.index_of(s_.sample_root)));
  return leaves + QLatin1Char(' ') +
         (name.empty() ? tr("Here SOA(%1) is not in the class.").arg(sample)
                       : tr("Here SOA(%1) = %2.").arg(sample, name_markup(name)));
}

}  // namespace

QSizeF printed_tournament_size(int level) {
  if (level == 0) return {560, 150};
  return {std::max(560.0, 28 + 84 * std::ldexp(1.0, level)), over_root + level_height * level + under_tree};
}

void draw_printed_tournament(QPainter& painter, const Theme& theme, const TournamentState& state, QSizeF room) {
  PrintDrawing(painter, theme, state, room).draw();
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_print.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/pages/tournament/tournament_geometry.hpp"
#include "ui/pages/tournament/tournament_tree.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double level_height = 88;
constexpr double over_root = 34;
constexpr double under_tree = 100;  // the equation and what came out

QString signed_one(Label y) { return y == Label::plus ? QStringLiteral("+1") : QStringLiteral("\u22121"); }

/// The picture for print with all it needs.
class PrintScene {
 public:
  PrintScene(Scene& scene, const TournamentState& state, QSizeF room)
      : scene_(scene), s_(state), room_(room), inner_(state.places.size()) {
    g_.level = s_.level;
    const double leaves = std::ldexp(1.0, s_.level);
    g_.spacing = s_.level > 0 ? std::clamp((room.width() - 28) / leaves, 12.0, 110.0) : 0;
    g_.level_height = level_height;
    g_.leaf_drop = level_height;
    g_.left = std::max(14.0, (room.width() - g_.spacing * leaves) / 2);
    g_.root_y = over_root + std::max(0.0, (room.height() - printed_tournament_size(s_.level).height()) / 2);
  }

  void add() {
    for (std::size_t place = 1; place < inner_; ++place) {
      for (int side = 0; side < 2; ++side) add_edge(place, side);
    }
    for (std::size_t place = 1; place < inner_; ++place) add_node(place);
    for (std::size_t leaf = inner_; leaf < 2 * inner_ && s_.level > 0; ++leaf)
      scene_.disc(g_.at(leaf), 3.5, &Theme::canvas, thin(&Theme::ink, 1.1));
    const double tree_bottom = s_.level > 0 ? g_.root_y + level_height * s_.level : g_.root_y - 10;
    add_centred(equation(), 16, tree_bottom + 46, &Theme::ink);
    add_centred(what_came_out(), 14, tree_bottom + 76, &Theme::ink2);
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)

  [[nodiscard]] static MathStyle serif(double size) { return {.size = size, .serif = true}; }
  void add_edge(std::size_t place, int side);
  void add_node(std::size_t place);
  void add_node_name(std::size_t place, double width);
  /// In the middle of the room, and in as small type as that asks for.
  void add_centred(const QString& markup, double size, double y, Ink ink) {
    add_squeezed({room_.width() / 2, y}, markup, serif(size), ink, room_.width());
  }
  void add_squeezed(QPointF baseline, const QString& markup, const MathStyle& style, Ink ink, double room) {
    Scene part;
    const double width = part.words({}, markup, style, ink, 0.5).width();
    scene_.take(std::move(part), baseline, std::min(1.0, room / std::max(width, 1.0)));
  }
  [[nodiscard]] QString equation() const;
  [[nodiscard]] QString what_came_out() const;

  Scene& scene_;
  const TournamentState& s_;
  QSizeF room_;
  TournamentGeometry g_;
  std::size_t inner_;  // the first leaf
};

void PrintScene::add_edge(std::size_t place, int side) {
  const std::size_t child = 2 * place + static_cast<std::size_t>(side);
  const bool won = s_.winner_of(place) == side;
  const QLineF line(g_.at(place), g_.at(child));
  scene_.line(line.p1(), line.p2(), thin(&Theme::ink, won ? 4 : 1));
  const bool leaf = child >= inner_;
  const MathStyle style = serif(leaf ? 13 : 14);
  const QString name = QStringLiteral("$%1$").arg(subscripted(QStringLiteral("T"), s_.index_of(child)));
  if (!leaf || width_of(name, style) <= g_.spacing * 0.75) add_beside(scene_, name, style, &Theme::ink, line, side, 6);
}

void PrintScene::add_node(std::size_t place) {
  const TournamentState::Place& p = s_.places[place];
  const QPointF at = g_.at(place);
  QString said = p.failed ? tr("Fail") : QStringLiteral("?");
  if (p.decided) {
    const NodeTrace& n = s_.node_of(p);
    said =
        QStringLiteral("(%1, %2)").arg(name_markup(s_.run->concept_class().point_name(n.point)), signed_one(n.label));
  }
  const double width = std::min(std::max(62.0, width_of(said, serif(14)) + 18), g_.span(place) - 6);
  scene_.box({at.x() - width / 2, at.y() - 15, width, 30}, &Theme::canvas, thin(&Theme::ink, 1.1), 15);
  add_squeezed(at + QPointF(0, 5), said, serif(14), &Theme::ink, width - 4);
  add_node_name(place, width);
}

// (x_b, y_b) beside a node `width` px wide.
void PrintScene::add_node_name(std::size_t place, double width) {
  const QPointF at = g_.at(place);
  const QString index = s_.index_of(place);
  const QString name = QStringLiteral("($%1$, $%2$)")
                           .arg(subscripted(QStringLiteral("x"), index), subscripted(QStringLiteral("y"), index));
  const MathStyle style = serif(g_.depth(place) == s_.level - 1 && s_.level > 2 ? 11.0 : 12.5);
  const double own = width_of(name, style);
  // A right node's name and the next left one's share the room between the two.
  if (place != 1 && 2 * own + 18 > g_.span(place) - width) return;
  const bool left = place != 1 && place % 2 == 0;
  const double x = left ? at.x() - width / 2 - 6 : at.x() + width / 2 + 6;
  if (left ? x - own < 0 : x + own > room_.width()) return;
  scene_.words({x, at.y() + 5}, name, style, &Theme::ink2, left ? 1 : 0);
}

// S as an equation.
QString PrintScene::equation() const {
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

QString PrintScene::what_came_out() const {
  const LabelVector* result = nullptr;
  if (s_.final_drawn && s_.without_sample() && s_.trace().final_block)
    result = &s_.run->soa->labels(s_.trace().final_block->predictor);
  if (!s_.failed && !s_.lineage.empty())
    result = &s_.run->soa->labels_at(s_.node_of(s_.places[s_.lineage.front()]).after);
  if (result == nullptr) return {};
  const Name name = s_.run->concept_class().name_of(*result);
  const QString sample =
      s_.without_sample() ? QStringLiteral("$T$")
                          : QStringLiteral("$%1$").arg(subscripted(QStringLiteral("S"), s_.index_of(s_.sample_root)));
  return name.empty() ? tr("SOA(%1) is not in the class").arg(sample)
                      : tr("SOA(%1) = %2").arg(sample, name_markup(name));
}

}  // namespace

QSizeF printed_tournament_size(int level) {
  if (level == 0) return {560, 150};
  return {std::max(560.0, 28 + 84 * std::ldexp(1.0, level)), over_root + level_height * level + under_tree};
}

void add_printed_tournament(Scene& scene, const TournamentState& state, QSizeF room) {
  PrintScene(scene, state, room).add();
}

}  // namespace littlestone::ui

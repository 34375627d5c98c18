// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ui/lesson/contest_picture.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui::lesson {

ContestTree::ContestTree(const PrivateRun& run, const std::vector<Contest>& all, const std::vector<Contest>& path)
    : run_(run), all_(all), path_(path) {
  if (!all.empty()) levels_ = place(all.front().node, 0, 700, 84, -1);
  for (Place& p : places_) p.level = levels_ - p.level;
}

/// The node and what is below it; how many levels that are. Until all are placed, `level` counts from the root.
int ContestTree::place(std::int32_t node, double begin, double end, double top, std::int32_t parent) {
  constexpr double apart = 140;
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const Contest& c) { return c.node == node; });
  if (found == all_.end()) return 0;
  const auto own = static_cast<std::int32_t>(places_.size());
  const Place* above = parent < 0 ? nullptr : &places_[static_cast<std::size_t>(parent)];
  const bool wins = above != nullptr && above->contest->child[above->contest->winner(above->contest->coin)] == node;
  const bool leads = above == nullptr || (above->own && wins);
  places_.push_back({&*found, above == nullptr ? 0 : above->level + 1, {(begin + end) / 2, top}, parent, wins, leads});
  const double middle = (begin + end) / 2;
  const int below = std::max(place(found->child[0], begin, middle, top + apart, own),
                             place(found->child[1], middle, end, top + apart, own));
  return below + 1;
}

std::vector<double> ContestTree::ms() const {
  std::vector<double> ms = {600};
  ms.insert(ms.end(), static_cast<std::size_t>(levels_), 2400.0 / std::max(1, levels_));
  return ms;
}

void ContestTree::edges(Scene& scene, int come) const {
  constexpr double stub = 34;  // from a node of the first round to its two empty samples, across
  QPolygonF spine;
  for (const Place& p : places_) {
    if (!p.own) continue;
    spine << p.at;
    if (p.level == 1) spine << p.at + QPointF(p.contest->winner(p.contest->coin) == 0 ? -stub : stub, 76);
  }
  scene.line(spine, {&Theme::lineage, 30, 0, 0, 0, true}).grows(QStringLiteral("spine"), spine.last());
  const auto edge = [&](QPointF from, QPointF to, bool wins, const QString& key) {
    scene.line(from, to, wins ? Stroke{&Theme::ink, 3.5, 1, 0, 0, true} : Stroke{&Theme::line, 1.5, 1, 0, 0, true})
        .grows(key, from);
  };
  for (const Place& p : places_) {
    if (p.level == 1 && come >= 2) {
      for (std::size_t b = 0; b < 2; ++b) {
        const QPointF leaf = p.at + QPointF(b == 0 ? -stub : stub, 76);
        edge(leaf, p.at, p.contest->winner(p.contest->coin) == b,
             QStringLiteral("leaf %1 %2").arg(p.contest->node).arg(b));
        scene.leaf(leaf);
      }
    }
    if (p.parent < 0) continue;
    const Place& above = places_[static_cast<std::size_t>(p.parent)];
    if (come >= 1 + above.level) edge(p.at, above.at, p.wins, QStringLiteral("edge %1").arg(p.contest->node));
  }
}

void ContestTree::draw(Scene& scene, int come, std::int32_t chosen, bool answered) const {
  constexpr double scale = 1.9;
  const bool whole = come > levels_;
  edges(scene, come);
  for (const Place& p : places_) {
    if (!p.own && come < 1 + p.level) continue;
    const Contest& c = *p.contest;
    std::optional<QPointF> from;
    for (std::size_t i = 0; i < path_.size(); ++i)
      if (path_[i].node == c.node) from = ContestPicture::pill_place(i);
    kept_pill(scene, p.at, run_.concept_class(), c.point, c.coin, QStringLiteral("node %1").arg(c.node), scale, from);
    const QSizeF size = pill_size(lone_name(run_.concept_class().point_name(c.point))) * scale;
    const QRectF around(p.at - QPointF(size.width(), size.height()) / 2, size);
    if (!whole) continue;
    if (c.node == chosen)
      scene.box(around.adjusted(-6, -6, 6, 6), nullptr, {&Theme::ink, 2.5}, around.height() / 2 + 6);
    scene.touch({around, around.height() / 2, Spot::Act::choose, first_place + c.node}, Kin::of_node(c.node));
  }
  scene.words({beside_x, 66}, tr("mistakes"), lesson_styles::plain, &Theme::ink2);
  for (std::size_t i = 0; i < path_.size(); ++i)
    mistake(scene, {beside_x + 114 + 44 * static_cast<double>(i), 60}, true, QStringLiteral("made %1").arg(i));
  const auto found = std::find_if(all_.begin(), all_.end(), [&](const Contest& c) { return c.node == chosen; });
  if (whole && found != all_.end()) chosen_contest(scene, *found);
  if (answered) ending(scene);
}

/// Its strips, the winner's on a band.
void ContestTree::chosen_contest(Scene& scene, const Contest& contest) const {
  const std::size_t winner = contest.winner(contest.coin);
  Row rows[2];
  for (std::size_t b = 0; b < 2; ++b) {
    rows[b].corner = {826, b == 0 ? 128.0 : 184.0};
    rows[b].cell = {40, 44};
    rows[b].pitch = 44;
  }
  const Row& wins = rows[winner];
  scene.box({QPointF(764, wins.corner.y() - 6), QSizeF(420, 56)}, &Theme::lineage, {}, 10);
  for (std::size_t b = 0; b < 2; ++b) {
    scene.words({beside_x, rows[b].corner.y() + 31}, side_markup(b), {26}, b == winner ? &Theme::ink : &Theme::ink3);
    const std::size_t first = scene.marks.size();
    label_row(scene, rows[b], contest.answer[b], {});
    if (b != winner) quiet(scene, first);
  }
  frame(scene, rows[0].at(contest.point).united(rows[1].at(contest.point)), {}, 5);
}

/// The rows that fit the sample of the root, and what the SOA answers to it.
void ContestTree::ending(Scene& scene) const {
  const Contest& root = path_.back();
  const ConceptClass& c = run_.concept_class();
  const VersionSpace rows = root.kept(c, root.winner(root.coin), root.coin);
  scene.words({beside_x, 300}, tr("rows left"), lesson_styles::plain, &Theme::ink2).named(QStringLiteral("rows left"));
  Row row;
  row.corner = {826, 314};
  row.cell = {40, 44};
  row.pitch = 44;
  for (std::size_t h = 0; h < c.size(); ++h) {
    const bool fits = rows.test(h);
    scene.box(row.at(h), fits ? &Theme::lineage : &Theme::canvas, fits ? Stroke() : thin(&Theme::hair), 3)
        .named(QStringLiteral("fits %1").arg(h));
    if (!fits) continue;
    scene
        .words({row.at(h).center().x(), row.corner.y() + 29},
               name_markup(c.hypothesis_name(static_cast<HypothesisIndex>(h))), {20}, &Theme::ink, 0.5)
        .named(QStringLiteral("fits name %1").arg(h));
  }
  row.corner.setY(410);
  scene.words({beside_x, 396}, QStringLiteral("SOA($S$)"), lesson_styles::plain, &Theme::ink2)
      .named(QStringLiteral("SOA"));
  const TournamentTrace& trace = run_.result.internals.trace;
  const std::size_t first = scene.marks.size();
  label_row(scene, row, run_.soa->labels_at(trace.nodes.front().after), QStringLiteral("SOA of S"));
  flips_open(scene, first);
}

}  // namespace littlestone::ui::lesson

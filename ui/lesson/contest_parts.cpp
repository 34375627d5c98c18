// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/contest_parts.hpp"

#include <algorithm>
#include <cmath>

#include "core/tournament/node_facts.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui::lesson {

std::optional<Contest> contest_of(const PrivateRun& run, std::int32_t node) {
  const TournamentTrace& trace = run.result.internals.trace;
  if (node < 0 || node >= static_cast<std::int32_t>(trace.nodes.size())) return std::nullopt;
  const NodeTrace& met = trace.nodes[static_cast<std::size_t>(node)];
  if (!met.decided) return std::nullopt;
  Contest contest;
  contest.node = node;
  contest.point = met.point;
  contest.coin = met.label;
  contest.truth = run.distribution().target[met.point];
  const PairingTrace& pairing = met.pairings.back();
  for (std::size_t b = 0; b < 2; ++b) {
    const BlockTrace& block = *pairing.block[b];
    contest.child[b] = pairing.child[b];
    contest.block[b] = block.examples;
    contest.answer[b] = run.soa->labels(block.predictor);
    if (run.soa->realizable(block.after)) contest.rows[b] = run.soa->version_space(block.after);
  }
  return contest;
}

std::vector<Contest> contests_to_the_root(const PrivateRun& run) {
  std::vector<Contest> contests;
  const TournamentTrace& trace = run.result.internals.trace;
  if (trace.nodes.empty() || !trace.nodes.front().decided) return contests;
  for (const std::int32_t node : lineage_of(trace, 0))
    if (auto contest = contest_of(run, node)) contests.push_back(std::move(*contest));
  return contests;
}

std::vector<Contest> all_contests(const PrivateRun& run) {
  std::vector<Contest> contests;
  std::vector<std::int32_t> open = {0};
  while (!open.empty()) {
    const std::int32_t node = open.front();
    open.erase(open.begin());
    const auto contest = contest_of(run, node);
    if (!contest) continue;
    open.insert(open.end(), contest->child.begin(), contest->child.end());
    contests.push_back(*contest);
  }
  return contests;
}

Sample sample_of_side(const PrivateRun& run, const Contest& contest, std::size_t side) {
  Sample sample;
  if (contest.child[side] >= 0) {
    for (const std::int32_t node : lineage_of(run.result.internals.trace, contest.child[side])) {
      const auto below = contest_of(run, node);
      if (!below) continue;
      const Sample& block = below->block[below->winner(below->coin)];
      sample.insert(sample.end(), block.begin(), block.end());
      sample.push_back({below->point, below->coin});
    }
  }
  sample.insert(sample.end(), contest.block[side].begin(), contest.block[side].end());
  return sample;
}

QString sign_text(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }

QString examples_text(const ConceptClass& concept_class, const Sample& sample) {
  QStringList examples;
  for (const Example& e : sample) examples += plain_name(concept_class.point_name(e.point)) + sign_text(e.label);
  return examples.join(u' ');
}

QString strip_text(const LabelVector& labels) {
  QString text;
  for (std::size_t x = 0; x < labels.size(); ++x) text += sign_text(labels[x]);
  return text;
}

QString side_markup(std::size_t side) { return QStringLiteral("$f_{%1}$").arg(side); }

void flips_open(Scene& scene, std::size_t first) {
  for (std::size_t i = first; i < scene.marks.size(); ++i) {
    auto* cell = std::get_if<LabelCell>(&scene.marks[i].shape);
    if (cell == nullptr) continue;
    LabelCell closed = *cell;
    closed.rect = QRectF(cell->rect.center().x() - 0.5, cell->rect.top(), 1, cell->rect.height());
    scene.marks[i].from = closed;
  }
}

void drops(Scene& scene, std::size_t first, double from_above) {
  const QPointF up(0, -from_above);
  for (std::size_t i = first; i < scene.marks.size(); ++i) {
    Shape above = scene.marks[i].shape;
    if (auto* cell = std::get_if<LabelCell>(&above)) cell->rect.translate(up);
    if (auto* box = std::get_if<Box>(&above)) box->rect.translate(up);
    if (auto* words = std::get_if<Text>(&above)) words->baseline += up;
    scene.marks[i].from = above;
  }
}

void quiet(Scene& scene, std::size_t first, double share) {
  for (std::size_t i = first; i < scene.marks.size(); ++i) scene.marks[i].faded = share;
}

double block_chips(Scene& scene, QPointF left_middle, const ConceptClass& concept_class, const Sample& block,
                   const QString& key, double scale) {
  constexpr double gap = 6;
  Scene chips;
  double x = 0;
  for (std::size_t i = 0; i < block.size(); ++i) {
    x += chip(chips, {x, 0}, name_markup(concept_class.point_name(block[i].point)), block[i].label, 1,
              QStringLiteral("%1 %2").arg(key).arg(i)) +
         gap;
  }
  scene.take(std::move(chips), left_middle, scale);
  return left_middle.x() + (x - gap) * scale;
}

Mark& kept_pill(Scene& scene, QPointF centre, const ConceptClass& concept_class, PointIndex point, Label label,
                const QString& key, double scale, std::optional<QPointF> comes_from) {
  const QString name = lone_name(concept_class.point_name(point));
  const QSizeF size = pill_size(name);
  const auto around = [&](QPointF middle) {
    const QPointF seen = middle / scale;
    return QRectF(seen - QPointF(size.width(), size.height()) / 2, size);
  };
  PillNode pill{around(centre), Pill{name, label, false}};
  Mark& mark = scene.add(pill, nullptr).named(key);
  mark.scale = scale;
  if (comes_from) {
    pill.rect = around(*comes_from);
    mark.from = pill;
  }
  return mark;
}

void coin(Scene& scene, QPointF centre, double radius, std::optional<Label> label, const QString& key) {
  const double edge = radius / 12;
  scene.disc(centre + QPointF(0, edge), radius + 1, &Theme::ink).named(key + QStringLiteral(" edge"));
  if (label) {
    scene.add(Coin{centre, radius, *label, false, 1, std::max(1.0, radius / 24)}, nullptr)
        .named(key + QStringLiteral(" face"));
    return;
  }
  scene.disc(centre, radius, &Theme::canvas, {&Theme::ink, 3}).named(key + QStringLiteral(" blank"));
  if (radius < 2 * lesson_type) return;
  scene.words(centre + QPointF(0, radius * 0.34), QStringLiteral("?"), {radius * 0.95, QFont::DemiBold}, &Theme::ink,
              0.5);
}

void coin_touch(Scene& scene, QPointF centre, double radius, const std::string& field, double now, std::int32_t place) {
  // A click sets the value of the middle: the other face. A drag to the left sets −, one to the right +.
  const double next = now < 0 ? 1 : -1;
  const double middle = centre.x() - next * radius * 0.7;
  Grab grab;
  grab.field = field;
  grab.axis = {-1, 1, middle - radius, middle + radius};
  grab.here = now;
  const QRectF rect(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
  scene.touch({rect, radius, Spot::Act::drag, place, grab});
}

double settled_coin(double value, bool in_the_air) {
  if (in_the_air && std::abs(value) < 1.0 / 3) return 0;
  return value < 0 ? -1 : 1;
}

}  // namespace littlestone::ui::lesson

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/run_card.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/study/private_run/chain_run.hpp"
#include "core/study/private_run/exact_levels.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/sweep/sweep.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

using Run = std::shared_ptr<const PrivateRun>;

std::uint64_t votes_of(const LeanCandidate& one) { return one.votes; }
// More of them do not count.
std::uint64_t votes_of(const ChainCandidate& one) { return one.score; }

/// Rows of bars with a pitch of their own, in the middle of a room.
struct CardRows {
  double top;
  double pitch;
  double high;  // of a bar

  CardRows(std::size_t count, QSizeF room, double margin, double most_pitch, double part)
      : pitch(std::min(most_pitch, (room.height() - margin) / std::max<double>(1, static_cast<double>(count)))),
        high(std::min(10.0, part * pitch)) {
    top = (room.height() - pitch * static_cast<double>(count)) / 2;
  }
  [[nodiscard]] double middle(std::size_t row) const { return top + pitch * (static_cast<double>(row) + 0.5); }
  [[nodiscard]] QRectF bar(std::size_t row, double from, double to) const {
    return {from, middle(row) - high / 2, to - from, high};
  }
};

void add_card_rule(Scene& scene, double x, QSizeF room, Ink ink) {
  scene.line({x, 2}, {x, room.height() - 2}, card_dashes(ink, 1.75));
}

// The votes of a LeanRun or ChainRun against the bar, and the answer beyond the boundary.
template <class Learned>
Scene choice_card(const Learned& run, QSizeF room) {
  Scene scene;
  const auto& all = run.result.internals.candidates;
  const std::size_t shown = std::min<std::size_t>(all.size(), 5);
  const double bar = static_cast<double>(run.constants.bar) / 2;
  double most = bar;
  for (std::size_t i = 0; i < shown; ++i) most = std::max(most, static_cast<double>(votes_of(all[i])));
  const double line = 0.52 * room.width();
  const Axis x{0, most, 3, line - 5};
  const CardRows rows(shown, room, 14, 26, 0.7);
  for (std::size_t i = 0; i < shown; ++i) {
    const bool chosen = run.result.internals.chosen == i;
    scene.box(rows.bar(i, x.begin, x.px(static_cast<double>(votes_of(all[i])))), chosen ? &Theme::ink2 : &Theme::line);
    if (!chosen) continue;
    scene.add(Arrow{{line + 4, rows.middle(i)}, 10}, &Theme::ink);
    scene.add(Strip{{line + 18, rows.middle(i) - 7, room.width() - line - 20, 14}, all[i].labels}, nullptr);
  }
  if (bar > 0) add_card_rule(scene, x.px(bar), room, &Theme::ink);
  add_card_rule(scene, line, room, &Theme::noise);
  return scene;
}

Scene votes_card(const PrivateRun& run, QSizeF room) {
  if (run.lean) return choice_card(*run.lean, room);
  if (run.chain) return choice_card(*run.chain, room);
  Scene scene;
  const std::vector<Vote>& votes = run.result.internals.votes;
  const std::size_t shown = std::min<std::size_t>(votes.size(), 9);
  if (shown == 0) return scene;
  const auto threshold = static_cast<double>(run.result.threshold);
  double most = threshold;
  for (std::size_t i = 0; i < shown; ++i)
    most = std::max(most, static_cast<double>(votes[i].count) + std::abs(static_cast<double>(votes[i].noise)));
  const double line = room.width() - 22;
  const Axis x{0, most, 3, line - 8};
  const CardRows rows(shown, room, 8, 20, 0.65);
  for (std::size_t i = 0; i < shown; ++i) {
    const Vote& v = votes[i];
    const auto count = static_cast<double>(v.count);
    scene.box(rows.bar(i, x.begin, x.px(count)), v.noisy ? &Theme::ink2 : &Theme::line);
    add_noise_mark(scene, {x.px(std::max(0.0, count + static_cast<double>(v.noise))), rows.middle(i)});
    if (v.noisy) scene.add(Arrow{{line + 5, rows.middle(i)}, 13}, &Theme::ink);
  }
  add_card_rule(scene, x.px(threshold), room, &Theme::ink);
  add_card_rule(scene, line, room, &Theme::noise);
  return scene;
}

Scene table_card(const ConceptClass& c, QSizeF room) {
  // On its side where that fills the card better: points down, hypotheses across.
  const bool turned = c.size() > c.points();
  const std::size_t across = std::min<std::size_t>(turned ? c.size() : c.points(), 244);
  const std::size_t down = std::min<std::size_t>(turned ? c.points() : c.size(), 132);
  // Cells of a long table are up to twice as long as wide, so that it fills the card better.
  const QSizeF most((room.width() - 4) / static_cast<double>(across), (room.height() - 4) / static_cast<double>(down));
  const double width = std::min({most.width(), 2 * most.height(), 15.0});
  const double height = std::min({most.height(), 2 * most.width(), 15.0});
  const double gap = std::min(width, height) >= 4 ? 1 : 0;
  const double left = (room.width() - width * static_cast<double>(across)) / 2;
  const double top = (room.height() - height * static_cast<double>(down)) / 2;
  Boxes plus;
  Boxes minus;
  for (std::size_t i = 0; i < down; ++i) {
    for (std::size_t j = 0; j < across; ++j) {
      const Label y = c.row(static_cast<HypothesisIndex>(turned ? j : i))[turned ? i : j];
      (y == Label::plus ? plus : minus).rects << QRectF(
          left + width * static_cast<double>(j), top + height * static_cast<double>(i), width - gap, height - gap);
    }
  }
  Scene scene;
  scene.add(std::move(minus), &Theme::minus_cell);
  scene.add(std::move(plus), &Theme::plus);
  return scene;
}

// Before its coins fall: who wins is a question of the lesson.
Scene tournament_card(const TournamentTrace& trace, QSizeF room) {
  Scene scene;
  const int levels = std::min(trace.level, 4);
  constexpr double top = 12;
  const double level = (room.height() - top - 6) / std::max(1, levels);
  const auto add = [&](auto&& self, std::int32_t at, int d, double rank, QPointF from) -> void {
    const double span = room.width() / std::ldexp(1.0, d);
    const QPointF here((rank + 0.5) * span, top + level * d);
    if (d > 0) scene.line(from, here, {&Theme::ink2, 1.5, 0, 0, 0, true});
    if (at == PairingTrace::none || d == levels) return scene.leaf(here);
    const PairingTrace& last = trace.nodes[static_cast<std::size_t>(at)].pairings.back();
    for (int side = 0; side < 2; ++side) self(self, last.child[side], d + 1, 2 * rank + side, here);
    const double wide = std::min(26.0, 0.86 * span);
    const double high = std::min(14.0, 0.6 * wide);
    scene.box({here.x() - wide / 2, here.y() - high / 2, wide, high}, &Theme::canvas, thin(&Theme::ink, 1.75),
              high / 2);
    scene.line(here - QPointF(0, high / 2), here + QPointF(0, high / 2), thin(&Theme::ink, 1.25));
  };
  if (trace.level == 0) {
    scene.leaf({room.width() / 2, room.height() / 2});
  } else {
    add(add, trace.nodes.empty() ? PairingTrace::none : 0, 0, 0, {});
  }
  return scene;
}

// The chance that each level gives the target.
Scene levels_card(const std::vector<double>& target, QSizeF room) {
  Scene scene;
  if (target.empty()) return scene;
  const double most = *std::max_element(target.begin(), target.end());
  const double base = room.height() - 12;
  const double pitch = std::min(44.0, (room.width() - 24) / static_cast<double>(target.size()));
  const double left = (room.width() - pitch * static_cast<double>(target.size())) / 2;
  for (std::size_t level = 0; level < target.size() && most > 0; ++level) {
    const double high = target[level] / most * (base - 8);
    scene.box({left + pitch * static_cast<double>(level) + 4, base - high, pitch - 8, high},
              level == 0 ? &Theme::line : &Theme::ink);
  }
  scene.box({left - 6, base, pitch * static_cast<double>(target.size()) + 12, 2}, &Theme::line);
  return scene;
}

// Learner by learner, sizes ascending.
Scene loss_card(const std::vector<SweepCell>& losses, double alpha, QSizeF room) {
  Scene scene;
  if (losses.empty()) return scene;
  double least = std::numeric_limits<double>::infinity();
  double largest = 0;
  double top = alpha;
  for (const SweepCell& cell : losses) {
    least = std::min(least, static_cast<double>(cell.examples));
    largest = std::max(largest, static_cast<double>(cell.examples));
    top = std::max(top, cell.mean());
  }
  Plot plot(scene, {10, 12, room.width() - 20, room.height() - 24}, {least, largest, 0, 1, true}, {0, top});
  scene.line(plot.at(least, alpha), plot.at(largest, alpha), card_dashes(&Theme::line, 2.5));
  for (std::size_t from = 0; from < losses.size();) {
    QPolygonF line;
    const LearnerKind learner = losses[from].learner;
    for (; from < losses.size() && losses[from].learner == learner; ++from)
      line << plot.at(static_cast<double>(losses[from].examples), losses[from].mean());
    const Ink ink = learner == LearnerKind::private_learner ? &Theme::m : &Theme::ink;
    scene.line(line, {ink, 5, 0, 0, 0, true});
  }
  return scene;
}

// Its examples in three lines: those that it read are full, darker where a change of them moves the vote; the changed
// one is framed.
void add_card_batch(Scene& scene, const NeighbourFacts& change, const QRectF& room) {
  const NeighbourBatch& batch = *change.batch;
  constexpr std::size_t lines = 3;
  constexpr std::size_t most = 96;
  const std::size_t shown = std::min(batch.rows.size(), most);
  const std::size_t across = (shown + lines - 1) / lines;
  if (across == 0) return;
  const QSizeF cell(room.width() / static_cast<double>(across), room.height() / static_cast<double>(lines));
  for (std::size_t i = 0; i < shown; ++i) {
    const QRectF at(room.left() + cell.width() * static_cast<double>(i % across),
                    room.top() + cell.height() * static_cast<double>(i / across), cell.width() - 1, cell.height() - 2);
    if (i < batch.read) {
      scene.box(at, batch.marks[i] > 0 ? &Theme::ink3 : &Theme::line);
    } else {
      scene.box(at.adjusted(0.5, 0.5, -0.5, -0.5), nullptr, thin(&Theme::line, 0.75));
    }
    if (i + 1 == change.choice.example) scene.box(at.adjusted(-1.5, -1.5, 1.5, 1.5), nullptr, thin(&Theme::ink, 2));
  }
}

// As it was: a solid tick; changed: a hollow one.
Scene neighbour_card(const NeighbourFacts& change, QSizeF room) {
  Scene scene;
  const std::vector<NeighbourVotes>& votes = change.votes;
  constexpr std::size_t most_rows = 3;
  std::vector<std::size_t> shown;
  for (const bool moved : {true, false}) {
    for (std::size_t i = 0; i < votes.size() && (moved || shown.size() < most_rows); ++i)
      if ((votes[i].before != votes[i].after) == moved) shown.push_back(i);
  }
  std::sort(shown.begin(), shown.end());
  std::uint64_t most = 1;
  for (const std::size_t i : shown) most = std::max({most, votes[i].before, votes[i].after});
  const double below = 0.38 * room.height();
  const double pitch = (room.height() - below) / std::max<double>(1, static_cast<double>(shown.size()));
  const Axis x{0, static_cast<double>(most), 3, room.width() - 6};
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const NeighbourVotes& one = votes[shown[i]];
    const double y = pitch * (static_cast<double>(i) + 0.5);
    const double high = std::min(14.0, 0.75 * pitch);
    const double before = x.px(static_cast<double>(one.before));
    const double after = x.px(static_cast<double>(one.after));
    scene.box({x.begin, y - 2, std::max(before, after) - x.begin, 4}, &Theme::line);
    if (one.before != one.after) scene.box({after - 2, y - high / 2, 4, high}, &Theme::canvas, thin(&Theme::ink, 1.5));
    scene.box({before - 1.5, y - high / 2 - 1, 3, high + 2}, &Theme::ink);
  }
  add_card_batch(scene, change, {x.begin, room.height() - below + 4, room.width() - 2 * x.begin, below - 8});
  return scene;
}

std::optional<std::vector<double>> target_by_level(const PrivateRun& run, const Observer& observer) {
  const std::optional<ExactLevels> exact = exact_laws(run.scenario, *run.instance, observer);
  if (!exact) return std::nullopt;
  std::vector<double> target;
  for (const SpectrumLevel& level : exact->spectrum.levels) {
    if (!level.defined) continue;
    double chance = 0;
    for (const PredictorMass& one : level.predictors)
      if (one.labels == run.distribution().target) chance = one.probability;
    target.push_back(chance);
  }
  return target;
}

std::optional<std::vector<SweepCell>> losses_of(const PrivateRun& run, const Observer& observer) {
  constexpr std::size_t compared = 2;  // curves that are still told apart on a card
  constexpr std::uint64_t runs = 9;
  Scenario scenario = run.scenario;
  scenario.learners.resize(std::min(scenario.learners.size(), compared));
  scenario.replicates = std::min(scenario.replicates, runs);
  SweepResult result = run_sweep(scenario, *run.instance, SweepOptions{}, observer);
  if (result.ended != Ended::completed) return std::nullopt;
  return std::move(result.cells);
}

// What the view draws; null: stopped.
CardPicture::Make scene_of(const Run& run, RunView view, const Observer& observer,
                           const std::optional<NeighbourChoice>& change) {
  switch (view) {
    case RunView::table: return [run](QSizeF room) { return table_card(run->concept_class(), room); };
    case RunView::tree:
      return [run](QSizeF room) {
        Scene scene;
        add_small_tree(scene, run->tree(), room, 5, 8);
        return scene;
      };
    case RunView::tournament: return [run](QSizeF room) { return tournament_card(run->result.internals.trace, room); };
    case RunView::votes: return [run](QSizeF room) { return votes_card(*run, room); };
    case RunView::levels: {
      const auto target = target_by_level(*run, observer);
      if (!target) return nullptr;
      return [target = *target](QSizeF room) { return levels_card(target, room); };
    }
    case RunView::loss: {
      const auto losses = losses_of(*run, observer);
      if (!losses) return nullptr;
      return [losses = *losses, alpha = to_double(run->scenario.alpha)](QSizeF room) {
        return loss_card(losses, alpha, room);
      };
    }
    case RunView::neighbour: break;
  }
  try {
    const std::uint64_t batch = change ? change->batch : run->result.internals.traced_batch + 1;
    const std::shared_ptr<const NeighbourFacts> facts =
        look_at_change(find_neighbours(run, batch, nullptr, observer), change);
    return [facts](QSizeF room) { return neighbour_card(*facts, room); };
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace

std::shared_ptr<const CardPicture> run_card(const Run& run, RunView view, const Observer& observer,
                                            const std::optional<NeighbourChoice>& change) {
  CardPicture::Make make = scene_of(run, view, observer, change);
  if (!make) return nullptr;
  return std::make_shared<const CardPicture>(literal_class(run->concept_class().name()).toStdString(), std::move(make));
}

void add_small_tree(Scene& scene, const MistakeTree& tree, QSizeF room, int most_depth, double most_radius) {
  if (tree.nodes.empty()) return;
  const int depth = std::min(tree.depth, most_depth);
  const double radius = std::clamp(room.width() / std::ldexp(1.0, depth) / 2.4, 2.0, most_radius);
  const double top = radius + 2;
  const double level = (room.height() - 2 * top) / std::max(1, depth);
  const auto add = [&](auto&& self, std::int32_t at, int d, double rank, QPointF from) -> void {
    const MistakeTree::Node& node = tree.nodes[static_cast<std::size_t>(at)];
    const QPointF here((rank + 0.5) * room.width() / std::ldexp(1.0, d), top + level * d);
    if (d > 0) scene.line(from, here, {&Theme::ink2, 1.5, 0, 0, 0, true});
    const bool leaf = d == depth || node.leaf();
    if (!leaf) {
      self(self, node.minus, d + 1, 2 * rank, here);
      self(self, node.plus, d + 1, 2 * rank + 1, here);
    }
    scene.disc(here, radius, &Theme::canvas, thin(leaf ? &Theme::ink2 : &Theme::ink, leaf ? 1.25 : 2));
  };
  add(add, 0, 0, 0, {});
}

void add_noise_mark(Scene& scene, QPointF centre) {
  constexpr double half = 4;
  scene.add(Area{QPolygonF({centre - QPointF(0, half), centre + QPointF(half, 0), centre + QPointF(0, half),
                            centre - QPointF(half, 0)})},
            &Theme::noise);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/regret/regret_run.hpp"

#include <algorithm>
#include <boost/math/distributions/students_t.hpp>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "core/online/soa.hpp"
#include "core/random/engine.hpp"
#include "core/random/exact.hpp"
#include "core/study/regret/regret_study.hpp"

namespace littlestone {
namespace {

constexpr unsigned most_exact = 9;             // ticks
constexpr std::uint64_t most_states = 30'000;  // of the exact search
constexpr std::uint64_t coin_states = 20'000;
constexpr double most_sequences = 30'000;  // played for Hedge at worst
constexpr unsigned most_at_worst = 4;
constexpr std::uint64_t first_runs = 16;  // T
constexpr std::size_t most_hypotheses = 256;
constexpr std::size_t most_leaves = 10;

ConceptClass class_of(const char* field, const std::string& text) {
  ConceptClass made = make_class(text);
  if (made.size() > most_hypotheses) throw InputError(field, text, rules::table_hypotheses(most_hypotheses));
  return made;
}

double regret_of(double loss, const std::vector<std::uint64_t>& losses) {
  return loss - static_cast<double>(*std::min_element(losses.begin(), losses.end()));
}

void count_losses(const ConceptClass& concept_class, const Example& example, std::vector<std::uint64_t>& losses) {
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    losses[h] += concept_class.row(h)[example.point] != example.label ? 1U : 0U;
  }
}

double hedge_regret(SoaAutomaton& soa, const Sample& sample, std::uint64_t rounds, int flips) {
  HedgeLearner hedge(soa, rounds, flips);
  double loss = 0;
  std::vector<std::uint64_t> losses(soa.concept_class().size(), 0);
  for (const Example& example : sample) {
    const double plus = hedge.chance_of_plus(example.point);
    loss += example.label == Label::plus ? 1 - plus : plus;
    hedge.learn(example);
    count_losses(soa.concept_class(), example, losses);
  }
  return regret_of(loss, losses);
}

/// Fair coins at each node of a shattered tree, T/Ldim of them, the last node those that are left; the majority picks
/// the branch.
Sample coin_sequence(const ConceptClass& concept_class, LittlestoneEngine& littlestone, std::uint64_t rounds,
                     Engine& engine) {
  Sample sample;
  sample.reserve(rounds);
  VersionSpace space = concept_class.everything();
  int depth = littlestone.dimension(space);
  for (std::uint64_t left = rounds; left > 0 && depth > 0; --depth) {
    const std::uint64_t here = depth > 1 ? std::max<std::uint64_t>(1, left / static_cast<std::uint64_t>(depth)) : left;
    const PointIndex x = *littlestone.splitting_point(space, depth);
    std::uint64_t plus = 0;
    for (std::uint64_t t = 0; t < here; ++t) {
      const bool coin = engine.coin();
      plus += coin ? 1 : 0;
      sample.push_back({x, label_of(coin)});
    }
    left -= here;
    space = concept_class.restrict(space, x, label_of(2 * plus >= here));
  }
  return sample;
}

/// A uniform point, and the label that Hedge finds less likely there; a coin where both are as likely.
double greedy_regret(SoaAutomaton& soa, std::uint64_t rounds, int flips, Engine& engine) {
  HedgeLearner hedge(soa, rounds, flips);
  double loss = 0;
  std::vector<std::uint64_t> losses(soa.concept_class().size(), 0);
  for (std::uint64_t t = 0; t < rounds; ++t) {
    const auto x = static_cast<PointIndex>(uniform_below(engine, soa.concept_class().points()));
    const double plus = hedge.chance_of_plus(x);
    const bool coin = engine.coin();
    const Label label = label_of(plus == 0.5 ? coin : plus < 0.5);
    loss += label == Label::plus ? 1 - plus : plus;
    hedge.learn({x, label});
    count_losses(soa.concept_class(), {x, label}, losses);
  }
  return regret_of(loss, losses);
}

/// The largest regret over all sequences that go on from here for `left` rounds.
double hedge_at_worst(HedgeLearner& hedge, const ConceptClass& concept_class, unsigned left, double loss,
                      const std::vector<std::uint64_t>& losses, const Observer& observer) {
  if (stop_requested(observer, {"hedge at worst", 0, 0})) throw Stopped();
  double worst = 0;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const double plus = hedge.chance_of_plus(x);
    for (const Label label : {Label::minus, Label::plus}) {
      std::vector<std::uint64_t> next = losses;
      count_losses(concept_class, {x, label}, next);
      const double cost = label == Label::plus ? 1 - plus : plus;
      if (left == 1) {
        worst = std::max(worst, regret_of(loss + cost, next));
        continue;
      }
      HedgeLearner after(hedge);
      after.learn({x, label});
      worst = std::max(worst, hedge_at_worst(after, concept_class, left - 1, loss + cost, next, observer));
    }
  }
  return worst;
}

void find_exact(RegretCurves& curves, unsigned rounds, const Observer& observer) {
  curves.cut = true;
  if (curves.concept_class.size() > RegretEngine::most_hypotheses) return;
  RegretEngine engine(curves.concept_class, {most_states});
  engine.set_observer(observer);
  const RegretResult found = find_regret(engine, rounds);
  if (found.stopped) throw Stopped();
  curves.exact = found.exact;
  curves.cut = curves.exact.size() < rounds;
}

RegretCurves curves_of(const char* field, const std::string& text, std::uint64_t rounds, bool worst,
                       std::optional<std::uint64_t> flips, const Observer& observer) {
  RegretCurves curves{text, class_of(field, text), 0, 0, {}, {}, false, {}};
  LittlestoneEngine engine(curves.concept_class);
  engine.set_observer(observer);
  curves.dimension = engine.dimension(curves.concept_class.everything());
  curves.flips = static_cast<int>(std::min<std::uint64_t>(flips.value_or(static_cast<std::uint64_t>(curves.dimension)),
                                                          static_cast<std::uint64_t>(curves.dimension)));
  RandomizedEngine coins(curves.concept_class);
  coins.set_observer(observer);
  curves.coins = coins.bound({coin_states});
  if (curves.coins.stopped) throw Stopped();
  curves.coins.lower = std::max(curves.coins.lower, Rational(curves.dimension, 2));
  curves.coins.upper = std::min(curves.coins.upper, Rational(curves.dimension));
  find_exact(curves, static_cast<unsigned>(std::min<std::uint64_t>(rounds, most_exact)), observer);
  if (!worst || !curves.costs()) return curves;
  SoaAutomaton soa(curves.concept_class);
  double sequences = 1;
  for (unsigned length = 1; length <= std::min<std::uint64_t>(most_at_worst, rounds); ++length) {
    sequences *= 2.0 * static_cast<double>(curves.concept_class.points());
    if (sequences > most_sequences) break;
    HedgeLearner hedge(soa, length, curves.flips);
    curves.at_worst.push_back(hedge_at_worst(hedge, curves.concept_class, length, 0,
                                             std::vector<std::uint64_t>(curves.concept_class.size(), 0), observer));
  }
  return curves;
}

std::vector<RegretRuns> play_runs(const AgnosticScenario& scenario, const RegretCurves& curves,
                                  const Observer& observer) {
  std::vector<RegretRuns> all;
  SoaAutomaton soa(curves.concept_class);
  LittlestoneEngine littlestone(curves.concept_class);
  std::vector<std::uint64_t> lengths;
  for (std::uint64_t rounds = first_runs; rounds < scenario.most_rounds; rounds *= 2) lengths.push_back(rounds);
  if (scenario.most_rounds >= first_runs) lengths.push_back(scenario.most_rounds);
  for (const std::uint64_t rounds : lengths) {
    RegretRuns runs;
    runs.rounds = rounds;
    for (std::uint64_t run = 0; run < scenario.runs; ++run) {
      if (stop_requested(observer, {"runs", run, scenario.runs})) throw Stopped();
      Engine engine = SeedTree(scenario.seed).child("regret").child(rounds).child(run).engine();
      runs.regrets.push_back(scenario.run_opponent == RunOpponent::greedy
                                 ? greedy_regret(soa, rounds, curves.flips, engine)
                                 : hedge_regret(soa, coin_sequence(curves.concept_class, littlestone, rounds, engine),
                                                rounds, curves.flips));
    }
    const auto count = static_cast<double>(scenario.runs);
    for (const double regret : runs.regrets) runs.mean += regret / count;
    double squares = 0;
    for (const double regret : runs.regrets) squares += (regret - runs.mean) * (regret - runs.mean);
    if (scenario.runs > 1) {
      const double factor = boost::math::quantile(boost::math::students_t(count - 1), 0.975);
      runs.half = factor * std::sqrt(squares / (count - 1) / count);
    }
    all.push_back(std::move(runs));
  }
  return all;
}

std::int32_t grow_coins(RandomizedEngine& engine, const VersionSpace& space, int depth, int level, CoinTree& tree) {
  const auto index = static_cast<std::int32_t>(tree.nodes.size());
  tree.depth = std::max(tree.depth, level);
  CoinNode node;
  node.level = level;
  node.value = engine.dimension(space);
  for (HypothesisIndex h = 0; h < space.size(); ++h) {
    if (space.test(h)) node.left.push_back(h);
  }
  const auto point = node.left.size() > 1 ? engine.best_point(space) : std::nullopt;
  const bool ends = !point || depth == 0;
  if (ends && point) tree.whole = false;
  if (!ends) {
    node.point = *point;
    node.plus = engine.chance_of_plus(space, *point);
  }
  tree.nodes.push_back(std::move(node));
  if (ends) return index;
  for (const Label label : {Label::minus, Label::plus}) {
    const auto child =
        grow_coins(engine, engine.concept_class().restrict(space, *point, label), depth - 1, level + 1, tree);
    tree.nodes[static_cast<std::size_t>(index)].children[label == Label::plus ? 1 : 0] = child;
    tree.nodes[static_cast<std::size_t>(child)].parent = index;
    tree.nodes[static_cast<std::size_t>(child)].edge = label;
  }
  return index;
}

/// As deep as `most_leaves` allow.
CoinTree coin_tree(const ConceptClass& concept_class, const Observer& observer) {
  RandomizedEngine engine(concept_class);
  engine.set_observer(observer);
  const auto leaves = [](const CoinTree& tree) {
    return std::count_if(tree.nodes.begin(), tree.nodes.end(), [](const CoinNode& node) { return node.leaf(); });
  };
  constexpr int deepest = 5;
  CoinTree best;
  for (int depth = 1; depth <= deepest; ++depth) {
    CoinTree tree;
    (void)grow_coins(engine, concept_class.everything(), depth, 0, tree);
    if (depth > 1 && static_cast<std::size_t>(leaves(tree)) > most_leaves) break;
    best = std::move(tree);
    if (best.whole) break;
  }
  return best;
}

std::vector<CoinRow> listed_classes(const RegretCurves& own, const Observer& observer) {
  std::vector<CoinRow> rows = {{own.text, own.dimension, own.coins}};
  for (const char* text : {"thresholds:8", "thresholds:12", "thresholds:16", "points:6", "cube:3", "intervals:5"}) {
    if (own.text == text) continue;
    const ConceptClass made = make_class(text);
    RandomizedEngine engine(made);
    engine.set_observer(observer);
    rows.push_back({text, littlestone_dimension(made), engine.bound({coin_states})});
    if (rows.back().coins.stopped) throw Stopped();
  }
  return rows;
}

}  // namespace

double RegretCurves::hedge_bound(std::uint64_t rounds) const { return hedge_regret_bound(flips, rounds); }

double RegretCurves::lower_bound(std::uint64_t rounds) const {
  const auto times = static_cast<double>(rounds);
  if (times < dimension) return times / 2;
  return std::max(dimension / 2.0, std::sqrt(dimension * times / 8));
}

Rational coin_cost(const CoinTree& tree, std::int32_t node, const CoinOdds& by_hand) {
  Rational cost = tree.nodes[static_cast<std::size_t>(node)].value;
  while (node >= 0) {
    const CoinNode& at = tree.nodes[static_cast<std::size_t>(node)];
    if (at.parent < 0) break;
    const auto set = by_hand.find(at.parent);
    const Rational plus = set != by_hand.end() ? set->second : tree.nodes[static_cast<std::size_t>(at.parent)].plus;
    cost += at.edge == Label::plus ? Rational(1 - plus) : plus;
    node = at.parent;
  }
  return cost;
}

std::int32_t worst_leaf(const CoinTree& tree, const CoinOdds& by_hand) {
  std::int32_t worst = -1;
  Rational most = -1;
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    if (!tree.nodes[i].leaf()) continue;
    const Rational cost = coin_cost(tree, static_cast<std::int32_t>(i), by_hand);
    if (cost > most) {
      most = cost;
      worst = static_cast<std::int32_t>(i);
    }
  }
  return worst;
}

std::uint64_t RegretPageRun::told_rounds() const {
  std::uint64_t rounds = 1;
  while (rounds * 2 <= own.exact.size()) rounds *= 2;
  return rounds;
}

std::shared_ptr<const RegretPageRun> compute_regret(const AgnosticScenario& scenario, const Observer& observer,
                                                    const RegretPageRun* known) {
  const auto exact_rounds = [](const AgnosticScenario& one) {
    return std::min<std::uint64_t>(one.most_rounds, most_exact);
  };
  const bool same = known != nullptr && known->scenario.class_text == scenario.class_text &&
                    known->scenario.flips == scenario.flips && known->scenario.overlay == scenario.overlay &&
                    exact_rounds(known->scenario) == exact_rounds(scenario);
  if (same) {
    auto run = std::make_shared<RegretPageRun>(*known);
    run->scenario = scenario;
    run->runs.clear();
    if (run->own.costs()) run->runs = play_runs(scenario, run->own, observer);
    return run;
  }
  const std::uint64_t rounds = scenario.most_rounds;
  auto run = std::make_shared<RegretPageRun>(RegretPageRun{
      scenario, curves_of("class", scenario.class_text, rounds, true, scenario.flips, observer), {}, {}, {}, {}});
  const RegretCurves& own = run->own;
  if (!scenario.overlay.empty()) {
    run->other = curves_of("overlay", scenario.overlay, rounds, false, std::nullopt, observer);
  }
  if (own.costs()) run->runs = play_runs(scenario, own, observer);
  if (own.costs() && own.coins.exact()) run->tree = coin_tree(own.concept_class, observer);
  run->classes = listed_classes(own, observer);
  return run;
}

}  // namespace littlestone

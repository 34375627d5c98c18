// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Regret shows: how much a class costs without the promise, exactly and by runs of Hedge, and with the
// promise. [MATH §C4, §C5, §D2]
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/online/hedge.hpp"
#include "core/online/randomized.hpp"
#include "core/online/regret.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"

namespace littlestone {

/// What one class costs.
struct RegretCurves {
  std::string text;
  ConceptClass concept_class;
  int dimension = 0;             ///< Ldim, which is what the SOA errs at most
  int flips = 0;                 ///< rounds in which an expert of Hedge may contradict the SOA, at most Ldim
  RandomizedResult coins;        ///< R(H)
  std::vector<Rational> exact;   ///< minimax regret of 1, 2, … rounds, as far as it is worked out
  bool cut = false;              ///< it ends before the rounds that were asked for
  std::vector<double> at_worst;  ///< Hedge's largest regret over all sequences of 1, 2, … rounds
  [[nodiscard]] double hedge_bound(std::uint64_t rounds) const;  ///< √(T ln N / 2)
  [[nodiscard]] double lower_bound(std::uint64_t rounds) const;  ///< √(dT/8), at least d/2, T/2 for T < d
  /// Whether something is lost at all.
  [[nodiscard]] bool costs() const { return dimension > 0; }
};

/// The runs of Hedge at one T.
struct RegretRuns {
  std::uint64_t rounds = 0;
  std::vector<double> regrets;  ///< by run
  double mean = 0;
  double half = 0;  ///< of the 95 % interval of the mean: Student's factor times s/√runs; 0 for one run
};

/// A node of the best tree of fair coins, or a leaf: one hypothesis is left, or the picture ends here.
struct CoinNode {
  std::vector<HypothesisIndex> left;  ///< hypotheses that agree with the way here
  Rational value;                     ///< R of them
  PointIndex point = 0;               ///< of a node that asks
  Rational plus;                      ///< chance of + there
  std::array<std::int32_t, 2> children = {-1, -1};
  int level = 0;
  std::int32_t parent = -1;
  Label edge = Label::minus;  ///< by which its parent leads here
  [[nodiscard]] bool leaf() const { return children[0] < 0; }
};

/// Nodes before their children, − before +.
struct CoinTree {
  std::vector<CoinNode> nodes;  ///< empty: one hypothesis, or R is not known
  int depth = 0;
  bool whole = true;  ///< every leaf is one hypothesis
};

/// Odds set by hand: by node, the chance of +.
using CoinOdds = std::map<std::int32_t, Rational>;

/// The mistakes expected on the way to a node, and R of what is left there: what a truth there costs if all below is
/// played best.
[[nodiscard]] Rational coin_cost(const CoinTree& tree, std::int32_t node, const CoinOdds& by_hand = {});
/// The first leaf that costs most; −1 without a tree.
[[nodiscard]] std::int32_t worst_leaf(const CoinTree& tree, const CoinOdds& by_hand);

/// One class in the list at the end.
struct CoinRow {
  std::string text;
  int dimension = 0;
  RandomizedResult coins;
};

struct RegretPageRun {
  AgnosticScenario scenario;
  RegretCurves own;
  std::optional<RegretCurves> other;
  std::vector<RegretRuns> runs;  ///< by rising T
  CoinTree tree;
  std::vector<CoinRow> classes;  ///< this one first
  /// The T of the panel: the largest power of two that has an exact value; 1 without one.
  [[nodiscard]] std::uint64_t told_rounds() const;
};

/// Works it out; what does not depend on the length and number of the runs is taken from `known` where it is of the
/// same class. Throws InputError (fields "class", "overlay", "flips"), Stopped.
[[nodiscard]] std::shared_ptr<const RegretPageRun> compute_regret(const AgnosticScenario& scenario,
                                                                  const Observer& observer = {},
                                                                  const RegretPageRun* known = nullptr);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// Oracles of the lean learner: plain and slow code, written from its description alone
// (resources/help/lean-learner.md). It shares no line with the core.
#pragma once

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

// --- Choosing

/// A law of one of several candidates, or of none.
struct ChoiceLaw {
  std::vector<double> chosen;
  double none = 0;
};

/// Choosing (N) among `slots` slots, the first of which are candidates of scores u ≥ 0, the others dummies of score 0:
/// every noise of every slot and of the bar from 0 to `largest_noise` is tried. The slot with the greatest
/// contest_weight·u + Y wins, those that tie share alike; a candidate that wins is chosen if bar_weight·u + Y ≥ bar +
/// Y_⊥. Pr[Y = y] = (1 − r)r^y, r = e^{−ε/2}; what lies beyond largest_noise is left out. Time largest_noise^slots.
ChoiceLaw half_score_law(const std::vector<int>& scores, int slots, double epsilon, int bar, int largest_noise,
                         int contest_weight = 1, int bar_weight = 2);

// --- A batch

/// How a batch of the lean learner makes its list.
struct LeanItems {
  bool stuck = false;            ///< variant F (d = 2)
  std::vector<int> repetitions;  ///< r_1 … r_{d−1}
  std::vector<int> opponents;    ///< ρ_3 … ρ_d
};

/// A candidate: whether its tag is "top", and the predictor.
using LeanCandidate = std::pair<bool, Row>;

/// The list of one batch, for every sequence of labels, one after the other from the first row: runs are started again
/// for each longer string of labels. `dimension` is Ldim of the table, ≥ 1. An outcome ends when its version space is
/// empty, and (but in variant F) when none of its hypotheses agrees with all rows. Time exponential in the number of
/// contests.
std::set<LeanCandidate> lean_list(const Table& table, int dimension, const Sequence& rows, const LeanItems& items);

/// How many different strings of labels lean_list follows to their end, over all levels.
int lean_histories(const Table& table, int dimension, const Sequence& rows, const LeanItems& items);

/// The probability, for rows drawn from the distribution and contests labelled by its target, that the list has a
/// certain candidate: exact to rounding, by the laws of the times at which items end. For every predictor and tag
/// "low", and for the target with tag "top" (of a full item within `batch` rows). Items only, no variant F. `dimension`
/// ≥ 1. Time about (sets of points on which predictors agree with the target)·(predictors)·batch²·opponents.
std::map<LeanCandidate, double> lean_true_run(const Table& table, const Distribution& distribution, int dimension,
                                              int batch, const LeanItems& items);

/// When a true run's item of a level ends, by the rule of the version space it returns: entry t is the probability that
/// it is after t rows, 1 ≤ t ≤ batch. What is missing to 1 in all is later, or never.
using LeanItemTimes = std::map<Row, std::vector<double>>;

/// The same of the items of levels 1 … dimension, on one stream of rows. Entry k − 1 is of level k.
std::vector<LeanItemTimes> lean_item_times(const Table& table, const Distribution& distribution, int dimension,
                                           int batch, const LeanItems& items);

}  // namespace littlestone::oracle

// SPDX-License-Identifier: GPL-3.0-or-later
// Voting predictors straight from their definitions: plain and slow, sharing no code with core/prediction.
#pragma once

#include <vector>

#include "core/concept/concept_class.hpp"
#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

Table table_of(const ConceptClass& concept_class);
Sequence sequence_of(const Sample& sample);

/// What a block predicts: the SOA, or the row of the lowest index among those with the fewest errors.
Row trained_block(const Table& table, const Sequence& block, bool by_soa);

/// Pr[+] of the geometric rule for `votes` of `blocks`.
double geometric_chance(int votes, int blocks, double epsilon);

/// Pr[+] at every point: blocks of ⌊n/k⌋ rows in order, geometric rule.
std::vector<double> voted_chances(const Table& table, const Sequence& rows, int blocks, double epsilon, bool by_soa);

/// What noisy labels are predicted with.
struct NoisyLabels {
  int subset = 1;
  double epsilon1 = 1;
  int blocks = 1;
  double epsilon2 = 1;
  bool minimum = false;  // score of a piece: the fewest errors of any of its rows
  bool by_soa = false;
  double flip = 0;
};

/// Pr[+] at every point, by enumerating all subsets of `subset` rows ([DF], App. C).
std::vector<double> noisy_label_chances(const Table& table, const Sequence& rows, const NoisyLabels& numbers);

/// The largest |ln| of the ratios of either label's chances.
double largest_loss(const std::vector<double>& here, const std::vector<double>& there);

}  // namespace littlestone::oracle

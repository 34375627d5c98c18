// SPDX-License-Identifier: GPL-3.0-or-later
// One example changed: what of a private choice an onlooker could tell it by.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/labels.hpp"

namespace littlestone {

/// The exact law of what an onlooker sees: hypotheses by their labels, and the default f_∅ with the word that nothing
/// was chosen.
struct OutputLaw {
  struct Chosen {
    std::uint64_t votes = 0;  // under all its names
    double probability = 0;
  };
  std::map<std::string, Chosen> chosen;
  double none = 1;
};

/// The sum over all outputs of by how much the two laws differ, in [0, 2].
[[nodiscard]] double distance(const OutputLaw& one, const OutputLaw& other);

/// One example changed, everything else as it was: how the votes move, and the exact laws of the output before and
/// after.
struct ChangedExample {
  struct Output {
    LabelVector labels;
    bool is_default = false;
    std::uint64_t votes_before = 0;  // 0 for the default
    std::uint64_t votes_after = 0;
    double before = 0;  // its probability
    double after = 0;
  };
  std::uint32_t row = 0;          // 0-based, of the rows that are looked at: its label is turned
  std::vector<Output> outputs;    // by falling probability before; the default last
  std::uint64_t votes_moved = 0;  // candidates that lose or gain a vote
  double worst_ratio = 1;         // the greatest quotient of the two probabilities of an output that both give one
  double left_over = 0;  // δ(ε): the most by which one law exceeds e^ε times the other, over all sets of outputs
  std::uint64_t rows_that_matter = 0;  // of the rows that are looked at, those whose turned label moves a vote
};

/// The outputs of both laws with their ratio and δ(ε); row, votes_moved and rows_that_matter are the caller's. `none`:
/// the labels of f_∅.
[[nodiscard]] ChangedExample compare_laws(const OutputLaw& before, const OutputLaw& after, const LabelVector& none,
                                          const Rational& epsilon);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// What the page Relabel shows, computed: T, the ways in which H labels it, the choice, what A makes of it, and what all
// of it costs. [ABLMM Corollary 4; ABMS20 Theorem 2.3; MATH §C1]
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/relabel/relabel_study.hpp"

namespace littlestone {

/// What the learner A made of the relabelled rows.
struct RelabelAnswer {
  std::optional<LabelVector> hypothesis;  // none: A did not run
  std::optional<double> chance;  // that A says it, given the relabelled rows; the exponential mechanism's alone
  std::optional<double> needed;  // rows that M with these constants asks for
  bool no_constants = false;     // M's constants are not known for this class and goal
};

/// The dilution curve at one m.
struct RelabelDilution {
  std::uint64_t subset = 0;
  double epsilon = 0;
};

struct RelabelRun {
  AgnosticScenario scenario;
  std::shared_ptr<const ChapterData> data;

  RelabelStudy study;
  std::vector<bool> changed;  // by row of T: its label is another one
  std::size_t first_fit = 0;  // labels of T as they came are this way …
  bool explained = false;     // … if H can explain them
  RelabelAnswer answer;
  bool promised = true;                // the whole is private: by the score and by A
  std::vector<RelabelDilution> curve;  // by rising m, 1 and n among them
  RelabelCounterexample witness;

  [[nodiscard]] const ConceptClass& concept_class() const { return data->concept_class; }
  [[nodiscard]] const Sample& rows() const { return data->rows.rows(); }
  [[nodiscard]] std::uint64_t n() const { return data->rows.size(); }
  [[nodiscard]] std::uint64_t m() const { return study.subset.size(); }
  [[nodiscard]] const Dichotomy& chosen() const { return study.dichotomies[study.selected]; }
  /// A hypothesis behind the labels that were chosen: the best by the score.
  [[nodiscard]] HypothesisIndex explains() const { return chosen().best; }
  /// What one neighbour in T costs: the whole without ε₁.
  [[nodiscard]] double neighbour_cost() const;
};

/// Computes everything. `known`: an earlier run; the class on which the first hypothesis fails is taken from it if it
/// has the same size. Throws InputError with the scenario's field, Stopped.
[[nodiscard]] std::shared_ptr<const RelabelRun> compute_relabel(const AgnosticScenario& scenario,
                                                                const Observer& observer = {},
                                                                const std::shared_ptr<const RelabelRun>& known = {});

}  // namespace littlestone

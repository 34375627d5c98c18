// SPDX-License-Identifier: GPL-3.0-or-later
// The effect of ε in chapter I, at the marks of a lecture's slider: the votes that a predictor needs to be released,
// and the examples that the theorem requires.
#pragma once

#include <map>
#include <memory>

#include "core/study/sample_complexity/required.hpp"
#include "ui/shell/job.hpp"
#include "ui/shell/lecture_page.hpp"

namespace littlestone::ui {

/// Exact votes come at once; examples are searched for off the window's thread and told when they are known.
class EpsilonTable final : public Job {
  Q_OBJECT

 public:
  using Job::Job;

  /// T of the stable histogram at each of `marks` and at the scenario's ε; nothing is said where the list is not the
  /// histogram's.
  [[nodiscard]] static EpsilonEffect votes_to_leave(const Scenario& scenario, const std::vector<Rational>& marks);
  /// The n from which on Theorem 3 holds, with sharp constants, or with the paper's where those are out of reach; what
  /// is not known yet is empty, and is searched for. `dimension`: Ldim of the scenario's class.
  [[nodiscard]] EpsilonEffect examples_asked(const Scenario& scenario, int dimension,
                                             const std::vector<Rational>& marks);

 signals:
  /// More of examples_asked is known.
  void found();

 private:
  std::map<Rational, QString> known_;
  Scenario of_;  // what is known is of this scenario at other ε
  int dimension_ = -1;
};

}  // namespace littlestone::ui

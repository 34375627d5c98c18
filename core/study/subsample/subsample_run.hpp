// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of the Subsample page: the draws, how often the changed row is among them, and the resulting ε. [ABLMM
// Lemma 15; DF Lemma 8; MATH §C2, §B7]
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/prediction/amplification.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"

namespace littlestone {

/// One way of drawing: the chances of 0, 1, … copies of the changed row, and each of them stretched by e^{jε}.
struct SubsampleBar {
  std::vector<double> law;
  std::vector<double> stretched;
  Amplified amplified;
  [[nodiscard]] double factor() const;  // e^{ε′}, to which the stretched pieces add up
};

/// ε′ at one n by four formulas.
struct SubsampleSize {
  std::uint64_t rows = 0;
  double put_back = 0;                     // attained
  std::optional<double> never;             // attained; none where n < m
  std::optional<double> put_back_printed;  // 6εm/n [BNSV15]; none for ε > 1
  std::optional<double> never_printed;     // 2εν [DF, Lemma 8]; none for ε > 1 and where n < m
};

/// A case that is small enough to try all learners and data sets.
struct SubsampleTiny {
  std::uint64_t rows = 5;
  std::uint64_t drawn = 3;
  Rational epsilon{4, 5};
  double put_back = 0;
  double shuffled = 0;
  double in_order = 0;
  std::uint64_t data_sets = 0;
  std::optional<double> printed;  // 2εν
  [[nodiscard]] bool exceeds() const { return in_order > shuffled + 1e-9; }
};

struct SubsampleRun {
  AgnosticScenario scenario;
  std::shared_ptr<const ChapterData> data;
  std::vector<std::uint64_t> draws;  // rows of S, as they are passed on
  std::uint64_t copies = 0;          // of the changed row
  SubsampleBar put_back;
  std::optional<SubsampleBar> never;  // none where m > n
  std::optional<KeepingRows> keeping;
  std::vector<SubsampleSize> sizes;  // by rising n
  SubsampleTiny tiny;
  bool own_tiny = false;  // the tiny case is the scenario's own

  [[nodiscard]] const Sample& rows() const { return data->rows.rows(); }
  /// The bar of the scenario's own way of drawing.
  [[nodiscard]] const SubsampleBar& own() const { return scenario.put_back ? put_back : *never; }
  /// ε′ as far as it is known: attained for draws in random order; for the order of S only of tiny cases.
  [[nodiscard]] std::optional<double> epsilon() const;
};

/// The four formulas at n, of the scenario's m and ε.
[[nodiscard]] SubsampleSize subsample_size(const AgnosticScenario& scenario, std::uint64_t rows);

/// All of it. `known`: a run before, whose tiny case is taken over where it is the same. Throws InputError with the
/// scenario's field, Stopped.
[[nodiscard]] std::shared_ptr<const SubsampleRun> compute_subsample(
    const AgnosticScenario& scenario, const Observer& observer = {},
    const std::shared_ptr<const SubsampleRun>& known = {});

}  // namespace littlestone

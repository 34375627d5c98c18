// SPDX-License-Identifier: GPL-3.0-or-later
// Relabelling as an experiment: a subset is drawn, its ways are scored, one is chosen. [MATH §C1]
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <vector>

#include "core/agnostic/relabel.hpp"
#include "core/base/run_control.hpp"

namespace littlestone {

struct RelabelOptions {
  std::uint64_t subset = 1;      // m, 1 … n
  Rational epsilon = 1;          // ε₁ of the choice
  Rational learner_epsilon = 1;  // ε₀ of the learner inside
  Rational learner_delta = 0;    // its δ
  RelabelScore score = RelabelScore::minimum;
};

/// All of it lies before the privacy boundary: only what a private learner makes of the relabelled rows may be told.
struct RelabelStudy {
  RelabelOptions options;
  std::vector<std::uint32_t> subset;  // rows of S, in the order of T
  std::vector<Dichotomy> dichotomies;
  std::vector<double> probabilities;  // of each to be chosen
  std::size_t selected = 0;
  Sample relabelled;       // T with the labels chosen
  std::size_t flips = 0;   // rows of T whose label changed
  RelabelPrivacy privacy;  // of the whole; the promise is proved for the score `minimum` alone
};

/// Draws the way of these rows of the sample with the child "choice" of the stream. The rows exist and are
/// `options.subset` many. Throws InputError as relabel_privacy does.
[[nodiscard]] RelabelStudy relabel_rows(const ConceptClass& concept_class, const Sample& sample,
                                        const RelabelOptions& options, std::vector<std::uint32_t> subset,
                                        const SeedTree& stream);

/// Draws the subset and the way with the children "subset" and "choice" of the stream. Throws InputError as
/// relabel_privacy does.
[[nodiscard]] RelabelStudy run_relabel(const ConceptClass& concept_class, const Sample& sample,
                                       const RelabelOptions& options, const SeedTree& stream);

/// "subset"[], "dichotomies"[] {"labels", "errors", "hypotheses", "probability"}, "selected", "relabelled"[] {"point",
/// "label", "was"}, "flips", "score", "total_epsilon", "total_delta" (null for the score `representative`, for which
/// nothing is promised), "paper_epsilon", "paper_delta".
[[nodiscard]] nlohmann::ordered_json relabel_to_json(const ConceptClass& concept_class, const Sample& sample,
                                                     const RelabelStudy& study);

/// The failure of the score of a fixed representative, at the number of rows at w where it is worst.
struct RelabelCounterexample {
  std::uint64_t rows = 0;
  std::uint64_t subset = 0;
  std::uint64_t w_rows = 0;
  double loss = 0;           // with the score of the first hypothesis
  double repaired_loss = 0;  // with the fewest errors, there
  RelabelPrivacy privacy;
};

/// 2 ≤ rows ≤ 2000, 1 ≤ subset ≤ rows, else InputError. O(rows · subset²).
[[nodiscard]] RelabelCounterexample find_relabel_counterexample(std::uint64_t rows, const RelabelOptions& options,
                                                                const Observer& observer = {});

/// "rows", "subset", "w_rows", "loss", "paper_epsilon", "fails" (loss above it), "repaired_loss", "total_epsilon".
[[nodiscard]] nlohmann::ordered_json counterexample_to_json(const RelabelCounterexample& found);

}  // namespace littlestone

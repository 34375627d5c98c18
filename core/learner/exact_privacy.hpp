// SPDX-License-Identifier: GPL-3.0-or-later
// The exact law of M's output on given data, integrated over every coin, and from it the exact (ε, δ) of the whole of
// M.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/learner/private_learner.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {

/// M as it is, or with a mechanism other than the one its ε and δ ask for: to see what the accounting says of that.
struct ExactPrivacyOptions {
  PrivateLearnerOptions learner;              // seed, system_entropy and most_states play no part
  std::optional<std::int64_t> threshold;      // T ≥ 1; none: that of StableHistogram
  std::uint64_t votes_ahead = 0;              // partition selection: every item is named as one with so many votes more
  std::optional<Rational> selection_epsilon;  // > 0; none: ε
  // For exact_privacy: the interval of the loss distributions, from ε/1000 on; none: they are not worked out.
  std::optional<double> interval;
};

/// One output of M with its probability. Noisy counts at `top` and above are told apart by nothing in the data (each
/// further one is e^{−ε/2} times as likely, whatever the true count), so they are one outcome, written `top`. Partition
/// selection tells none: its names are written with `top`.
struct OutputProbability {
  std::vector<std::pair<LabelVector, std::int64_t>> list;  // released, by labels
  LabelVector hypothesis;
  double probability = 0;
};

/// M's exact law on one dataset.
struct ExactOutputLaw {
  std::vector<OutputProbability> outputs;                  // positive ones, by list, then by hypothesis
  std::vector<std::pair<LabelVector, double>> hypotheses;  // the hypothesis alone, by labels
  std::vector<std::vector<std::pair<LabelVector, double>>>
      votes;             // a batch: its predictors; what is missing to 1 is Fail
  std::int64_t top = 0;  // max(T, k, removal); 1 for partition selection
};

/// The law of run_private_learner's output on `data` (exactly options.learner.examples() examples), over the level, the
/// contests' coins, the noise and the selection: every path of coins is followed and none drawn. 50 digits inside,
/// double rounding outside. Throws InputError as run_private_learner does, and (field "batches") when there are more
/// than 2·10^5 vote counts or outputs. Time exponential in k and in N/n: it is for tiny inputs.
[[nodiscard]] ExactOutputLaw exact_output_law(SoaAutomaton& soa, const Sample& data,
                                              const ExactPrivacyOptions& options);

/// The law of the hypothesis alone, by labels, for learners that ask it of many samples: exact_output_law's
/// `hypotheses` without telling noisy counts apart. The probabilities add up to 1 (to rounding). Throws InputError as
/// run_private_learner does, (field "batches") when there are more than 2·10^5 vote counts, and (field "learner") when
/// the batches may vote for more than `most_predictors` ≤ 20 predictors.
[[nodiscard]] std::vector<std::pair<LabelVector, double>> exact_hypothesis_law(SoaAutomaton& soa, const Sample& data,
                                                                               const PrivateLearnerOptions& options,
                                                                               std::size_t most_predictors);

/// Loss distributions over all pairs of neighbours, pessimistically rounded (connect_the_dots): one each that dominates
/// all pairs. Losses beyond 4ε count as infinite.
struct ExactLosses {
  RoundedLossDistribution histogram;   // of what makes the list alone, on any votes of k batches
  RoundedLossDistribution selection;   // of the selection alone, on any list that M can release
  RoundedLossDistribution learner;     // of M: list, noisy counts and hypothesis together
  RoundedLossDistribution hypothesis;  // of the hypothesis alone
};

/// How private M is: the largest hockey-stick divergence at ε over all pairs of neighbouring datasets.
struct ExactPrivacy {
  double batch_delta = 0;  // … that differ in an example of a batch, of list, noisy counts and hypothesis together: ≤ δ
  double selection_delta = 0;   // … that differ in an example of the selection sample, the same: 0
  double hypothesis_delta = 0;  // over all of them, of the hypothesis alone: no more than the two above
  // The same three as pure privacy: the largest ln of a ratio of probabilities; none where some output has probability
  // 0 on one side only.
  std::optional<double> batch_epsilon;
  std::optional<double> selection_epsilon;
  std::optional<double> hypothesis_epsilon;
  std::optional<ExactLosses> losses;  // where options.interval asks for them
  BigInteger datasets;                // of the right length, realizable or not
  BigInteger neighbours;              // ordered pairs of datasets that differ in one example
  std::size_t batch_laws = 0;         // different laws of a batch's vote, to which all of them come down
  Sample worst;                       // a pair that reaches batch_delta, from `worst` to `worst_neighbour`
  Sample worst_neighbour;
  Ended ended = Ended::completed;
  [[nodiscard]] double delta() const { return batch_delta > selection_delta ? batch_delta : selection_delta; }
  /// The least ε at which M is (ε, 0)-private; none where there is none.
  [[nodiscard]] std::optional<double> pure_epsilon() const {
    if (!batch_epsilon || !selection_epsilon) return std::nullopt;
    return *batch_epsilon > *selection_epsilon ? *batch_epsilon : *selection_epsilon;
  }
};

/// Goes through every dataset of M's length over all 2|X| examples, and every neighbour of it (one example replaced).
/// Datasets whose batches have the same laws of votes have the same law of outputs, so each such combination is
/// computed once: nothing is sampled and nothing left out. A divergence below 10^−40 is rounding and is returned as 0.
/// Limits: (2|X|)^(N+n) ≤ 2^16 batches, at most 2·10^4 combinations of k laws and 2·10^6 pairs of neighbours among
/// them, (2|X|)^n' ≤ 2^16 selection samples, and for loss distributions k ≤ 300 and an interval of ε/1000 or more;
/// throws InputError (fields "cap", "batches", "selection", "interval") beyond. The observer is asked now and then
/// (stage "privacy").
[[nodiscard]] ExactPrivacy exact_privacy(SoaAutomaton& soa, const ExactPrivacyOptions& options,
                                         const Observer& observer = {});

}  // namespace littlestone

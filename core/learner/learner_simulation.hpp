// SPDX-License-Identifier: GPL-3.0-or-later
// M run very often on a known distribution, where nothing but what it answers is wanted.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/learner/private_learner.hpp"
#include "core/random/multinomial.hpp"
#include "core/tournament/vote_law.hpp"

namespace littlestone {

/// What one run of M answered.
struct LearnerOutcome {
  LabelVector hypothesis;
  bool released = false;           // the list was not empty
  Ended ended = Ended::completed;  // stopped: hypothesis is empty
};

/// M for one class, D, ε, δ and G (n, N, levels), at any number of batches and any n': its answers have the law of
/// run_private_learner's hypothesis on a sampler of D, from other random words. Where the law of a batch's vote is
/// given (vote_law.hpp), the votes of k batches are one multinomial draw of it, O(predictors) whatever k is; so is the
/// selection sample, which counts only by how often each point comes up. These two draws are from doubles, exact to
/// rounding; the noise and the selection are the integer mechanisms of core/privacy on the counts. Without a law the
/// batches are played one by one, from one stream. For study of synthetic data: nothing is recorded, and it cannot run
/// on given examples. Not thread-safe.
class LearnerSimulation {
 public:
  /// `options` gives ε, δ, G, the rule that makes the list and memory.kept, beyond which `soa` forgets its states between
  /// two batches; its other fields play no part. `law` is of the same G and D, or null; it may be shared between
  /// simulations. What `soa` met before plays no part either; it and the distribution must outlive this. Throws
  /// InputError.
  LearnerSimulation(SoaAutomaton& soa, const Distribution& distribution, const PrivateLearnerOptions& options,
                    std::shared_ptr<const VoteLaw> law);

  /// One run with these numbers of batches and selection examples, from this stream alone. Votes need `removal` or more
  /// to stay (0: all). The observer is asked (stage "batches") where batches are played.
  [[nodiscard]] LearnerOutcome run(std::uint64_t batches, std::uint64_t selection, std::uint64_t removal,
                                   const SeedTree& stream, const Observer& observer = {});

  [[nodiscard]] bool by_law() const noexcept { return law_ != nullptr; }

 private:
  struct Candidate {
    LabelVector labels;
    std::uint64_t votes = 0;
  };
  // Those with a vote, in an order that depends on the votes alone; false when told to stop.
  bool play(std::uint64_t batches, const SeedTree& stream, const Observer& observer, std::vector<Candidate>& votes);

  const Distribution& distribution_;
  Rational epsilon_;
  CustomConstants constants_;
  std::uint64_t kept_bytes_;
  StableHistogram histogram_;
  std::optional<PartitionSelection> names_;  // instead of the histogram
  SoaAutomaton& soa_;
  std::shared_ptr<const VoteLaw> law_;
  std::optional<MultinomialSampler> ballot_;  // the law's predictors, then Fail
  MultinomialSampler points_;
  StableLearnerOptions stable_;
  LevelLaw level_;
  std::optional<SamplerSource> plain_;  // for the batches that are played; keep what they learned about states
  std::optional<SamplerSource> tabled_;
  std::vector<std::uint64_t> counts_;
};

}  // namespace littlestone

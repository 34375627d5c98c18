// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/learner_simulation.hpp"

#include <algorithm>
#include <cassert>

namespace littlestone {
namespace {

constexpr double worth_tables = 262'144;  // blocks, from which on their laws are tabled

std::vector<double> with_fail(const VoteLaw& law) {
  std::vector<double> weights;
  for (const PredictorMass& predictor : law.predictors) weights.push_back(predictor.probability);
  weights.push_back(law.fail);
  return weights;
}

const StableLearnerOptions& validated(const StableLearnerOptions& options, int dimension) {
  options.validate(dimension);
  return options;
}

}  // namespace

LearnerSimulation::LearnerSimulation(SoaAutomaton& soa, const Distribution& distribution,
                                     const PrivateLearnerOptions& options, std::shared_ptr<const VoteLaw> law)
    : distribution_(distribution),
      epsilon_(options.epsilon),
      constants_(options.constants),
      kept_bytes_(options.memory.kept),
      histogram_(options.epsilon, options.delta),
      soa_(soa),
      law_(std::move(law)),
      points_(distribution.weights),
      stable_(stable_learner_options(options.constants, soa_.dimension(SoaAutomaton::start()))),
      level_(validated(stable_, soa_.dimension(SoaAutomaton::start())).levels) {
  if (law_) ballot_.emplace(with_fail(*law_));
  if (constants_.list_by == ListRule::partition_selection) names_.emplace(options.epsilon, options.delta);
}

bool LearnerSimulation::play(std::uint64_t batches, const SeedTree& stream, const Observer& observer,
                             std::vector<Candidate>& votes) {
  const double blocks = static_cast<double>(batches) * (static_cast<double>(stable_.cap / stable_.auxiliary) + 1);
  const bool tables = stable_.auxiliary <= BlockLaw::most_examples && blocks >= worth_tables;
  std::optional<SamplerSource>& source = tables ? tabled_ : plain_;
  const SeedTree draws = stream.child("batches");
  if (source) {
    source->restart(draws);
  } else {
    source.emplace(soa_, distribution_, draws);
    if (tables) source->table_blocks(stable_.auxiliary);
  }
  Engine coins = draws.child("coins").engine();
  std::uint64_t batch = 0;
  const std::function<bool()> stop = [&] { return stop_requested(observer, {"batches", batch, batches}); };
  bool stopped = false;
  InterruptibleSource interruptible(*source, stop, stopped);
  std::map<PredictorId, std::uint64_t> counts;
  for (; batch < batches; ++batch) {
    if (batch % 16 == 0 && stop()) return false;
    source->forget_beyond(kept_bytes_);
    const StableRun run = run_stable_learner(soa_, stable_, level_, interruptible, coins);
    if (stopped) return false;
    if (run.predictor) ++counts[*run.predictor];
  }
  for (const auto& [predictor, count] : counts) votes.push_back({soa_.labels(predictor), count});
  // The ids tell what this automaton met before; the labels do not.
  std::sort(votes.begin(), votes.end(), [](const Candidate& a, const Candidate& b) {
    return a.votes != b.votes ? a.votes > b.votes : a.labels.to_string() < b.labels.to_string();
  });
  return true;
}

LearnerOutcome LearnerSimulation::run(std::uint64_t batches, std::uint64_t selection, std::uint64_t removal,
                                      const SeedTree& stream, const Observer& observer) {
  // Step 1: the votes. [ABLMM §5.3.2; MATH §6.]
  std::vector<Candidate> played;
  std::vector<std::pair<const LabelVector*, std::uint64_t>> votes;
  if (law_) {
    Engine engine = stream.child("votes").engine();
    (*ballot_)(batches, engine, counts_);
    for (std::size_t i = 0; i < law_->predictors.size(); ++i) {
      if (counts_[i] > 0) votes.emplace_back(&law_->predictors[i].labels, counts_[i]);
    }
  } else {
    if (!play(batches, stream, observer, played)) return {{}, false, Ended::stopped};
    for (const Candidate& candidate : played) votes.emplace_back(&candidate.labels, candidate.votes);
  }

  // Step 2: the stable histogram or partition selection; step 3: removal, on released counts.
  Engine noise = stream.child("histogram").engine();
  std::vector<const LabelVector*> list;
  for (const auto& [labels, count] : votes) {
    if (names_) {
      if (names_->names(count, noise)) list.push_back(labels);
      continue;
    }
    const auto noisy = histogram_.release(count, noise);
    if (noisy && (*noisy < 0 || static_cast<std::uint64_t>(*noisy) >= removal)) list.push_back(labels);
  }
  if (list.empty()) return {soa_.labels_at(SoaAutomaton::start()), false};  // SOA(∅): independent of the data

  // Step 4: selection on fresh examples, of which only the counts of the points matter.
  Engine fresh = stream.child("selection sample").engine();
  points_(selection, fresh, counts_);
  std::vector<std::uint64_t> errors(list.size(), 0);
  for (std::size_t x = 0; x < counts_.size(); ++x) {
    if (counts_[x] == 0) continue;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if ((*list[i])[x] != distribution_.target[x]) errors[i] += counts_[x];
    }
  }
  Engine engine = stream.child("selection").engine();
  return {*list[exponential_mechanism(errors, epsilon_, engine)], true};
}

}  // namespace littlestone

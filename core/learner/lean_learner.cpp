// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_learner.hpp"

#include <algorithm>
#include <map>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/concept/label_order.hpp"
#include "core/learner/draw_rows.hpp"

namespace littlestone {
namespace {

using Votes = std::map<ListedPredictor, std::uint64_t>;

SeedTree streams_of(const LeanLearnerOptions& options) {
  return options.system_entropy ? SeedTree::system() : SeedTree(options.seed);
}

std::uint64_t examples_of(const LeanConstants& constants) { return constants.total.convert_to<std::uint64_t>(); }

// In an order that depends on votes, tags and labels alone, and not on the numbers that an automaton gave to
// predictors.
std::vector<LeanCandidate> candidates_of(const SoaAutomaton& soa, const Votes& votes) {
  std::vector<LeanCandidate> candidates;
  candidates.reserve(votes.size());
  for (const auto& [listed, count] : votes) candidates.push_back({soa.labels(listed.predictor), listed.tag, count, 0});
  std::sort(candidates.begin(), candidates.end(), [](const LeanCandidate& a, const LeanCandidate& b) {
    if (a.votes != b.votes) return a.votes > b.votes;
    return a.tag != b.tag ? a.tag < b.tag : labels_before(a.labels, b.labels);
  });
  return candidates;
}

std::vector<Tally> tallies_of(const std::vector<LeanCandidate>& candidates) {
  std::vector<Tally> tallies;
  tallies.reserve(candidates.size());
  for (const LeanCandidate& candidate : candidates) tallies.push_back({candidate.votes, candidate.errors});
  return tallies;
}

ChoosingOptions choosing_options(const LeanConstants& constants) {
  return {constants.goal.epsilon, constants.delta_of_choosing(), constants.list_bound, constants.batches, constants.cap,
          constants.gap};
}

std::variant<HalfScoreChoosing, WeightedChoosing> make_choosing(const LeanConstants& constants) {
  if (constants.choosing == LeanChoosing::noisy) return HalfScoreChoosing(choosing_options(constants));
  return WeightedChoosing(choosing_options(constants), constants.vote_share);
}

}  // namespace

void LeanLearnerOptions::validate(int dimension) const {
  constants.validate();
  if (constants.goal.dimension != dimension) {
    throw InputError("dimension", std::to_string(constants.goal.dimension), rules::equal_to(dimension));
  }
}

LeanChoice::LeanChoice(const LeanConstants& constants) : choosing_(make_choosing(constants)) {}

std::optional<std::size_t> LeanChoice::operator()(std::span<const Tally> tallies, Engine& engine) const {
  return std::visit([&](const auto& choosing) { return choosing(tallies, engine); }, choosing_);
}

ChoosingLaw LeanChoice::law(std::span<const Tally> tallies) const {
  return std::visit([&](const auto& choosing) { return choosing.law(tallies); }, choosing_);
}

ChoosingLaw choosing_law(const LeanConstants& constants, const LeanInternals& internals) {
  if (constants.goal.dimension == 0) return {};
  return LeanChoice(constants).law(tallies_of(internals.candidates));
}

Sample lean_batch_rows(const LearnerData& data, const LeanLearnerOptions& options, std::uint64_t batch) {
  const LeanConstants& constants = options.constants;
  if (batch >= constants.batches) {
    throw InputError("batch", std::to_string(batch), rules::below_batches(constants.batches));
  }
  Sample rows;
  if (const auto* distribution = std::get_if<Distribution>(&data)) {
    if (options.system_entropy) throw InputError("release", "true", rules::release_not_replayed());
    const SeedTree stream = streams_of(options).child("lean batches").child(batch);
    draw_rows(PointSampler(distribution->weights), distribution->target, constants.batch, stream.engine(), rows);
  } else {
    const auto all = std::span<const Example>(std::get<Sample>(data));
    const auto own = all.subspan(batch * constants.batch, constants.batch);
    rows.assign(own.begin(), own.end());
  }
  return rows;
}

LeanLearnerResult run_lean_learner(SoaAutomaton& soa, const LearnerData& data, const LeanLearnerOptions& options,
                                   const Observer& observer) {
  settle_vector_state();
  LeanLearnerResult result;
  result.dimension = soa.dimension(SoaAutomaton::start());
  options.validate(result.dimension);
  const LeanConstants& constants = options.constants;
  result.examples = examples_of(constants);
  check_learner_data(soa.concept_class(), data, result.examples);
  if (result.dimension == 0) {
    result.hypothesis = soa.labels_at(SoaAutomaton::start());
    return result;
  }
  const SeedTree stream = streams_of(options);
  const auto* distribution = std::get_if<Distribution>(&data);
  std::optional<PointSampler> sampler;
  if (distribution != nullptr) sampler.emplace(distribution->weights);

  // The lists of the batches.
  LeanBatch batches(soa, constants, options.most_states);
  Votes votes;
  Sample rows;
  const SeedTree draws = stream.child("lean batches");
  for (std::uint64_t batch = 0; batch < constants.batches; ++batch) {
    if (stop_requested(observer, {"batches", batch, constants.batches})) {
      result.ended = Ended::stopped;
      return result;
    }
    std::span<const Example> own;
    if (sampler) {
      draw_rows(*sampler, distribution->target, constants.batch, draws.child(batch).engine(), rows);
      own = rows;
    } else {
      own = std::span<const Example>(std::get<Sample>(data)).subspan(batch * constants.batch, constants.batch);
    }
    const std::vector<ListedPredictor>& list = batches.list(own);
    for (const ListedPredictor& listed : list) ++votes[listed];
    result.internals.list_sizes.push_back(static_cast<std::uint32_t>(list.size()));
  }

  // The errors of the candidates on fresh rows.
  Sample& fresh = result.internals.selection_sample;
  if (sampler) {
    draw_rows(*sampler, distribution->target, constants.selection, stream.child("lean selection sample").engine(),
              fresh);
  } else {
    const auto own = std::span<const Example>(std::get<Sample>(data))
                         .subspan(constants.batches * constants.batch, constants.selection);
    fresh.assign(own.begin(), own.end());
  }
  std::vector<LeanCandidate>& candidates = result.internals.candidates;
  candidates = candidates_of(soa, votes);
  for (LeanCandidate& candidate : candidates) candidate.errors = count_errors(candidate.labels, fresh);

  // The choice.
  Engine engine = stream.child("lean choice").engine();
  result.internals.chosen = LeanChoice(constants)(tallies_of(candidates), engine);
  result.is_default = !result.internals.chosen;
  result.hypothesis =
      result.is_default ? soa.labels_at(SoaAutomaton::start()) : candidates[*result.internals.chosen].labels;
  return result;
}

std::optional<LeanConstants> scale_to_budget(const LeanConstants& constants, std::uint64_t n) {
  if (constants.goal.dimension == 0 || constants.total <= n) return constants;
  LeanConstants scaled = constants;
  scaled.selection = BigInteger(BigInteger(n) * constants.selection / constants.total).convert_to<std::uint64_t>();
  scaled.batches = (n - scaled.selection) / constants.batch;
  if (scaled.batches == 0) return std::nullopt;
  scaled.gap =
      constants.selection == 0
          ? 0
          : BigInteger(BigInteger(constants.gap) * scaled.selection / constants.selection).convert_to<std::uint64_t>();
  scaled.cap = std::min(constants.cap, scaled.batches);
  scaled.complete();
  return scaled;
}

LeanSimulation::LeanSimulation(const ConceptClass& concept_class, const Distribution& distribution,
                               const LeanConstants& constants)
    : distribution_(distribution),
      constants_(constants),
      soa_(concept_class),
      sampler_(distribution.weights),
      points_(distribution.weights) {
  LeanLearnerOptions{constants_}.validate(soa_.dimension(SoaAutomaton::start()));
  if (constants_.goal.dimension > 0) batch_ = std::make_unique<LeanBatch>(soa_, constants_);
}

const LeanSimulation::Scaled& LeanSimulation::scaled(std::uint64_t n) {
  for (const auto& known : scaled_) {
    if (known->n == n) return *known;
  }
  auto made = std::make_unique<Scaled>();
  made->n = n;
  made->constants = scale_to_budget(constants_, n);
  if (made->constants && batch_) made->choice = std::make_unique<LeanChoice>(*made->constants);
  scaled_.push_back(std::move(made));
  return *scaled_.back();
}

LeanSimulation::Outcome LeanSimulation::run(std::uint64_t n, const SeedTree& stream, const Observer& observer) {
  const Scaled& at = scaled(n);
  if (!at.choice) return {soa_.labels_at(SoaAutomaton::start())};
  const LeanConstants& constants = *at.constants;
  Votes votes;
  const SeedTree draws = stream.child("lean batches");
  for (std::uint64_t batch = 0; batch < constants.batches; ++batch) {
    if (batch % 16 == 0 && stop_requested(observer, {"batches", batch, constants.batches})) {
      return {{}, true, Ended::stopped};
    }
    draw_rows(sampler_, distribution_.target, constants.batch, draws.child(batch).engine(), rows_);
    for (const ListedPredictor& listed : batch_->list(rows_)) ++votes[listed];
  }
  std::vector<LeanCandidate> candidates = candidates_of(soa_, votes);
  Engine fresh = stream.child("lean selection sample").engine();
  points_(constants.selection, fresh, counts_);
  for (std::size_t x = 0; x < counts_.size(); ++x) {
    if (counts_[x] == 0) continue;
    for (LeanCandidate& candidate : candidates) {
      if (candidate.labels[x] != distribution_.target[x]) candidate.errors += counts_[x];
    }
  }
  Engine engine = stream.child("lean choice").engine();
  const auto chosen = (*at.choice)(tallies_of(candidates), engine);
  if (!chosen) return {soa_.labels_at(SoaAutomaton::start())};
  return {candidates[*chosen].labels, false};
}

}  // namespace littlestone

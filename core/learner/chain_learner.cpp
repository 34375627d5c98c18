// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/chain_learner.hpp"

#include <algorithm>
#include <map>
#include <variant>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/concept/label_order.hpp"
#include "core/learner/draw_rows.hpp"

namespace littlestone {
namespace {

Sample rows_of(const LearnerData& data, std::uint64_t n, const SeedTree& stream) {
  if (const auto* sample = std::get_if<Sample>(&data)) {
    return {sample->begin(), sample->begin() + static_cast<std::ptrdiff_t>(n)};
  }
  const auto& distribution = std::get<Distribution>(data);
  Sample rows;
  draw_rows(PointSampler(distribution.weights), distribution.target, n, stream.child("chain rows").engine(), rows);
  return rows;
}

// In an order that depends on scores, runs, levels and labels alone, and not on the numbers that an automaton gave to
// predictors.
std::vector<ChainCandidate> candidates_of(const SoaAutomaton& soa, const ChainConstants& constants,
                                          const std::vector<NamedRuns>& names, const Sample& rows) {
  std::map<PredictorId, std::uint64_t> errors;  // of a predictor on two levels once
  std::vector<ChainCandidate> candidates;
  candidates.reserve(names.size());
  for (const auto& [name, runs] : names) {
    const LabelVector& labels = soa.labels(name.predictor);
    const auto [known, is_new] = errors.try_emplace(name.predictor, 0);
    if (is_new) known->second = count_errors(labels, rows);
    candidates.push_back({labels, name.level, runs, known->second, chain_score(constants, runs, known->second)});
  }
  std::sort(candidates.begin(), candidates.end(), [](const ChainCandidate& a, const ChainCandidate& b) {
    if (a.score != b.score) return a.score > b.score;
    if (a.runs != b.runs) return a.runs > b.runs;
    return a.level != b.level ? a.level < b.level : labels_before(a.labels, b.labels);
  });
  return candidates;
}

// With δ/s and one name in the place of δ and s the bar is the same, (3), and the places are K₀.
HalfScoreChoosing choosing_of(const ChainConstants& constants) {
  const Rational delta = constants.goal.delta / BigInteger(constants.list_bound);
  return HalfScoreChoosing({constants.goal.epsilon, delta, 1, constants.places - 1, constants.cap, 0});
}

// A named predictor keeps its place where its score is 0: one run, taken back by one error.
std::vector<Tally> tallies_of(const std::vector<ChainCandidate>& candidates) {
  std::vector<Tally> tallies;
  tallies.reserve(candidates.size());
  for (const ChainCandidate& one : candidates) tallies.push_back(one.score > 0 ? Tally{one.score, 0} : Tally{1, 1});
  return tallies;
}

std::optional<std::size_t> choose(const HalfScoreChoosing& choosing, const std::vector<ChainCandidate>& candidates,
                                  const SeedTree& stream) {
  Engine engine = stream.child("chain choice").engine();
  return choosing(tallies_of(candidates), engine);
}

// Every run of every row keeps the states of its names: a bound of numbers that are public.
void expect_memory(const ConceptClass& concept_class, const ChainConstants& constants) {
  if (!fits_memory(concept_class, constants))
    throw InputError("class", concept_class.name(), rules::too_large_to_run());
}

}  // namespace

void ChainLearnerOptions::validate(int dimension) const {
  constants.validate();
  if (constants.goal.dimension != dimension)
    throw InputError("dimension", std::to_string(constants.goal.dimension), rules::equal_to(dimension));
}

bool fits_memory(const ConceptClass& concept_class, const ChainConstants& constants) {
  const BigInteger state = 8 * BigInteger(concept_class.points()) + concept_class.size() / 8 + 256;
  return state * constants.examples * constants.names <= ChainLearnerOptions::most_bytes;
}

std::uint64_t chain_score(const ChainConstants& constants, std::uint64_t runs, std::uint64_t errors) {
  const std::uint64_t penalty = errors > constants.gap ? errors - constants.gap : 0;
  return penalty >= constants.cap ? 0 : std::min(runs, constants.cap - penalty);
}

ChoosingLaw choosing_law(const ChainConstants& constants, const ChainInternals& internals) {
  return choosing_of(constants).law(tallies_of(internals.candidates));
}

ChainLearnerResult run_chain_learner(SoaAutomaton& soa, const LearnerData& data, const ChainLearnerOptions& options,
                                     const Observer& observer) {
  settle_vector_state();
  ChainLearnerResult result;
  result.dimension = soa.dimension(SoaAutomaton::start());
  options.validate(result.dimension);
  const ChainConstants& constants = options.constants;
  result.examples = constants.examples;
  expect_memory(soa.concept_class(), constants);
  check_learner_data(soa.concept_class(), data, result.examples);
  const SeedTree stream = options.system_entropy ? SeedTree::system() : SeedTree(options.seed);
  const auto stopped = [&](std::uint64_t done) {
    if (!stop_requested(observer, {"runs", done, 2})) return false;
    result.ended = Ended::stopped;
    return true;
  };
  if (stopped(0)) return result;
  ChainInternals& internals = result.internals;
  internals.rows = rows_of(data, constants.examples, stream);
  ChainRuns runs(soa, result.dimension, constants.span);
  internals.intervals = runs.intervals(internals.rows);
  if (stopped(1)) return result;
  internals.candidates = candidates_of(soa, constants, count_disjoint(internals.intervals), internals.rows);

  internals.chosen = choose(choosing_of(constants), internals.candidates, stream);
  result.is_default = !internals.chosen;
  result.hypothesis =
      result.is_default ? soa.labels_at(SoaAutomaton::start()) : internals.candidates[*internals.chosen].labels;
  return result;
}

// What depends on n alone.
struct ChainSimulation::Scaled {
  std::uint64_t n = 0;
  std::optional<ChainConstants> constants;  // none: no row
  std::optional<HalfScoreChoosing> choosing;
};

ChainSimulation::ChainSimulation(const ConceptClass& concept_class, const Distribution& distribution,
                                 const ChainConstants& constants)
    : distribution_(distribution), constants_(constants), soa_(concept_class), sampler_(distribution.weights) {
  ChainLearnerOptions{constants_}.validate(soa_.dimension(SoaAutomaton::start()));
  expect_memory(concept_class, constants_);
}

const ChainSimulation::Scaled& ChainSimulation::scaled(std::uint64_t n) {
  for (const auto& known : scaled_) {
    if (known->n == n) return *known;
  }
  auto made = std::make_shared<Scaled>();
  made->n = n;
  made->constants = scale_to_budget(constants_, n);
  if (made->constants) made->choosing.emplace(choosing_of(*made->constants));
  scaled_.push_back(std::move(made));
  return *scaled_.back();
}

ChainSimulation::Outcome ChainSimulation::run(std::uint64_t n, const SeedTree& stream) {
  const Scaled& at = scaled(n);
  if (!at.constants) return {soa_.labels_at(SoaAutomaton::start())};
  draw_rows(sampler_, distribution_.target, at.constants->examples, stream.child("chain rows").engine(), rows_);
  ChainRuns runs(soa_, at.constants->goal.dimension, at.constants->span);
  const std::vector<ChainCandidate> candidates = candidates_of(soa_, *at.constants, runs.names(rows_), rows_);
  const auto chosen = choose(*at.choosing, candidates, stream);
  if (!chosen) return {soa_.labels_at(SoaAutomaton::start())};
  return {candidates[*chosen].labels, false};
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/levels/levels.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

#include "core/learner/private_learner.hpp"
#include "core/tournament/cap_law.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "core/tournament/source.hpp"

namespace littlestone {

namespace {

// w_k / Σw.
std::vector<double> shares_of(const std::vector<Rational>& weights) {
  Rational sum = 0;
  for (const Rational& weight : weights) sum += weight;
  std::vector<double> shares;
  shares.reserve(weights.size());
  for (const Rational& weight : weights) shares.push_back(sum > 0 ? to_double(Rational(weight / sum)) : 0);
  return shares;
}

// The predictor that comes out most often where level k is the answer with chance `shares[k]`.
std::optional<GlobalStability> most_likely(const Spectrum& spectrum, const std::vector<double>& shares) {
  std::unordered_map<LabelVector, double, LabelVectorHash> mass;
  for (const SpectrumLevel& level : spectrum.levels) {
    const auto k = static_cast<std::size_t>(level.level);
    if (!level.defined || k >= shares.size()) continue;
    for (const PredictorMass& one : level.predictors) mass[one.labels] += shares[k] * one.probability;
  }
  std::optional<GlobalStability> most;
  for (const auto& [labels, eta] : mass) {
    const bool more = eta > 0 && (!most || eta > most->eta);
    const bool tie = most && eta == most->eta && labels.to_string() < most->predictor.to_string();
    if (more || tie) most = GlobalStability{labels, eta};
  }
  return most;
}

}  // namespace

std::optional<GlobalStability> global_stability(const Spectrum& spectrum, const std::vector<Rational>& weights) {
  return most_likely(spectrum, shares_of(weights));
}

std::optional<StabilityUnderCap> stability_under_cap(const Spectrum& spectrum, const CustomConstants& constants) {
  if (spectrum.limited || spectrum.levels.empty()) return std::nullopt;
  std::vector<double> collisions;
  for (const SpectrumLevel& level : spectrum.levels) {
    if (&level != &spectrum.levels.back()) collisions.push_back(level.defined ? level.collision : 1);
  }
  const auto chances = chances_under_cap(collisions, constants.auxiliary, constants.cap);
  if (!chances) return std::nullopt;
  std::vector<double> shares = shares_of(levels_or_uniform(constants.levels, static_cast<int>(collisions.size())));
  StabilityUnderCap result;
  for (std::size_t k = 0; k < shares.size(); ++k) {
    result.reach.push_back((*chances)[k].reach);
    result.fails += shares[k] * (*chances)[k].fail;
    shares[k] *= (*chances)[k].reach;
  }
  result.plain = most_likely(spectrum, shares);
  shares[0] += result.fails;
  result.always = most_likely(spectrum, shares).value();
  return result;
}

bool rises_throughout(const std::vector<double>& largest) {
  constexpr double nothing = 5e-4;
  const auto stands = std::adjacent_find(largest.begin(), largest.end(),
                                         [&](double before, double after) { return after < before + nothing; });
  return largest.size() >= 2 && stands == largest.end();
}

FrequencyPromise frequency_promise(double eta, std::uint64_t examples) {
  if (eta <= 0) return {1, std::numeric_limits<double>::infinity()};
  const double rate = -std::log(eta) / static_cast<double>(examples);
  return {-std::expm1(-rate), rate};  // Proposition 7: η ≤ (1 − loss)^n
}

std::optional<std::vector<LevelPairs>> run_level_pairs(const Scenario& scenario, const Instance& instance,
                                                       const ExactLevels& exact, const PairsOptions& options,
                                                       const Observer& observer) {
  SoaAutomaton soa = instance.automaton(observer);
  const SeedTree stream = SeedTree(options.seed).child("levels");
  StableLearnerOptions learner;
  learner.auxiliary = scenario.constants.auxiliary;
  std::vector<LevelPairs> all;
  for (const SpectrumLevel& law : exact.spectrum.levels) {
    if (!law.defined || !(law.expected_blocks <= static_cast<double>(options.most_blocks))) continue;
    const double expected = law.expected_blocks * static_cast<double>(learner.auxiliary);
    learner.levels.assign(static_cast<std::size_t>(exact.littlestone) + 1, Rational(0));
    learner.levels[static_cast<std::size_t>(law.level)] = 1;
    // S ~ D_k, of which `collision` is said: N does not stop it. Markov: a run passes 1000 times its mean once in 1000
    // at most.
    learner.cap = static_cast<std::uint64_t>(std::ceil(1000 * (expected + 1)));
    const LevelLaw level(learner.levels);
    const SeedTree here = stream.child(static_cast<std::uint64_t>(law.level));
    SamplerSource source(soa, instance.distribution(), here);
    LevelPairs pairs;
    pairs.level = law.level;
    const auto run = [&](std::uint64_t number) -> std::optional<LabelVector> {
      const SeedTree own = here.child(number);
      source.restart(own);
      Engine coins = own.child("coins").engine();
      const StableRun result = run_stable_learner(soa, learner, level, source, coins);
      if (!result.predictor) return std::nullopt;
      return soa.labels(*result.predictor);
    };
    for (std::uint64_t i = 0; i < options.pairs; ++i) {
      if (stop_requested(observer, {"pairs", i, options.pairs})) return std::nullopt;
      pairs.first = run(2 * i);
      pairs.second = run(2 * i + 1);
      ++pairs.pairs;
      if (!pairs.first || !pairs.second)
        ++pairs.failed;
      else if (*pairs.first == *pairs.second)
        ++pairs.agreed;
    }
    if (pairs.pairs > 0) pairs.interval = clopper_pearson(pairs.agreed, pairs.pairs);
    all.push_back(std::move(pairs));
  }
  return all;
}

namespace {

std::vector<SampledLevel::Count> counts_of(
    const std::unordered_map<LabelVector, std::uint64_t, LabelVectorHash>& counted, std::uint64_t runs) {
  std::vector<SampledLevel::Count> counts;
  counts.reserve(counted.size());
  for (const auto& [labels, count] : counted) counts.push_back({labels, count, clopper_pearson(count, runs)});
  std::sort(counts.begin(), counts.end(), [](const SampledLevel::Count& a, const SampledLevel::Count& b) {
    return a.count != b.count ? a.count > b.count : a.labels.to_string() < b.labels.to_string();
  });
  return counts;
}

}  // namespace

std::optional<std::vector<SampledLevel>> sample_levels(const Scenario& scenario, const Instance& instance,
                                                       const ExactLevels& exact, const SampleOptions& options,
                                                       const Observer& observer) {
  std::vector<SampledLevel> all;
  if (!exact.spectrum.limited) return all;
  SoaAutomaton soa = instance.automaton(observer);
  soa.count_states(options.most_states > 0 ? options.most_states : release_states(soa.concept_class()));
  const SeedTree stream = SeedTree(options.seed).child("sampled-levels");
  StableLearnerOptions learner;
  learner.auxiliary = scenario.constants.auxiliary;
  std::uint64_t drawn = 0;
  const auto used_up = [&] { return drawn >= options.most_examples || soa.spent(); };
  for (int k = *exact.spectrum.limited; k <= exact.littlestone && !used_up(); ++k) {
    learner.levels.assign(static_cast<std::size_t>(exact.littlestone) + 1, Rational(0));
    learner.levels[static_cast<std::size_t>(k)] = 1;
    // S ~ D_k needs at least 2^k blocks of n; a run that needs far more is not waited for.
    const double blocks = std::ldexp(1000.0, k);
    const double cap = blocks * static_cast<double>(learner.auxiliary);
    const std::uint64_t left = options.most_examples - drawn;
    learner.cap = cap < static_cast<double>(left) ? static_cast<std::uint64_t>(cap) : left;
    const LevelLaw level(learner.levels);
    const SeedTree here = stream.child(static_cast<std::uint64_t>(k));
    SamplerSource source(soa, instance.distribution(), here);
    SampledLevel sampled;
    sampled.level = k;
    sampled.pairs.level = k;
    std::unordered_map<LabelVector, std::uint64_t, LabelVectorHash> counted;
    std::optional<LabelVector> before;
    constexpr std::uint64_t hopeless = 20;  // runs without a predictor: where f₀ = f₁ always, no run ends
    while (sampled.runs < options.runs && !used_up()) {
      if (sampled.runs == hopeless && counted.empty()) break;
      if (stop_requested(observer, {"samples", sampled.runs, options.runs})) return std::nullopt;
      const SeedTree own = here.child(sampled.runs);
      source.restart(own);
      Engine coins = own.child("coins").engine();
      const StableRun run = run_stable_learner(soa, learner, level, source, coins);
      drawn += run.examples;
      if (soa.spent()) break;  // this run means nothing
      std::optional<LabelVector> labels;
      if (run.predictor) labels = soa.labels(*run.predictor);
      labels ? static_cast<void>(++counted[*labels]) : static_cast<void>(++sampled.failed);
      ++sampled.runs;
      if (sampled.runs % 2 == 0) {
        LevelPairs& pairs = sampled.pairs;
        ++pairs.pairs;
        if (!before || !labels)
          ++pairs.failed;
        else if (*before == *labels)
          ++pairs.agreed;
        pairs.first = before;
        pairs.second = labels;
      }
      before = std::move(labels);
    }
    if (counted.empty()) break;
    sampled.counts = counts_of(counted, sampled.runs);
    if (sampled.pairs.pairs > 0) sampled.pairs.interval = clopper_pearson(sampled.pairs.agreed, sampled.pairs.pairs);
    all.push_back(std::move(sampled));
  }
  return all;
}

}  // namespace littlestone

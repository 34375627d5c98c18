// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_facts.hpp"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "core/concept/distribution.hpp"
#include "core/tournament/globally_stable_learner.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_predictors = 64;

std::size_t pluses(const LabelVector& f) {
  std::size_t count = 0;
  for (std::size_t x = 0; x < f.size(); ++x) count += f[x] == Label::plus ? 1U : 0U;
  return count;
}

}  // namespace

const LabelVector* LevelsFacts::looked_at(const std::optional<LabelVector>& pointed) const {
  if (pointed && std::find(predictors.begin(), predictors.end(), *pointed) != predictors.end())
    return &*std::find(predictors.begin(), predictors.end(), *pointed);
  if (stability) return &stability->predictor;
  return leading ? &*leading : nullptr;
}

double ShownLevel::probability(const LabelVector& f) const {
  if (law != nullptr) {
    for (const PredictorMass& one : law->predictors) {
      if (one.labels == f) return one.probability;
    }
    return 0;
  }
  if (sample == nullptr) return 0;
  for (const SampledLevel::Count& one : sample->counts) {
    if (one.labels == f) return static_cast<double>(one.count) / static_cast<double>(sample->runs);
  }
  return 0;
}

double ShownLevel::largest() const {
  if (law != nullptr) return law->largest();
  if (sample == nullptr || sample->counts.empty()) return 0;
  return static_cast<double>(sample->counts.front().count) / static_cast<double>(sample->runs);
}

double ShownLevel::agreement() const {
  if (law != nullptr) return law->collision;
  double sum = 0;
  if (sample == nullptr) return sum;
  for (const SampledLevel::Count& one : sample->counts) {
    const double share = static_cast<double>(one.count) / static_cast<double>(sample->runs);
    sum += share * share;
  }
  return sum;
}

std::size_t ShownLevel::predictors() const {
  return law != nullptr ? law->predictors.size() : sample != nullptr ? sample->counts.size() : 0;
}

std::vector<ShownLevel> LevelsFacts::shown() const {
  std::vector<ShownLevel> levels;
  if (exact == nullptr) return levels;
  for (const SpectrumLevel& level : exact->spectrum.levels) {
    if (level.defined) levels.push_back({level.level, &level, nullptr});
  }
  for (const SampledLevel& level : sampled) levels.push_back({level.level, nullptr, &level});
  return levels;
}

std::vector<double> LevelsFacts::largest(int last) const {
  std::vector<double> tops;
  for (const ShownLevel& level : shown()) {
    if (level.level <= last) tops.push_back(level.largest());
  }
  return tops;
}

std::vector<double> LevelsFacts::agreement(int last) const {
  std::vector<double> chances;
  for (const ShownLevel& level : shown()) {
    if (level.level <= last) chances.push_back(level.agreement());
  }
  return chances;
}

double LevelsFacts::loss(const LabelVector& f) const { return population_loss(f, run->distribution()); }

LevelsFacts levels_facts(const std::shared_ptr<const PrivateRun>& run, const std::shared_ptr<const ExactLevels>& exact,
                         std::vector<LevelPairs> pairs, bool asked, std::vector<SampledLevel> sampled) {
  LevelsFacts facts{run, exact, std::nullopt, std::move(pairs), asked, {}, true, std::move(sampled)};
  if (exact == nullptr) return facts;
  // η is of all levels: where one has no law, it is not known.
  if (!exact->spectrum.limited) {
    facts.stability =
        global_stability(exact->spectrum, levels_or_uniform(run->scenario.constants.levels, exact->littlestone));
    facts.under_cap = stability_under_cap(exact->spectrum, run->scenario.constants);
  }
  if (!facts.sampled.empty()) facts.leading = facts.sampled.back().counts.front().labels;
  std::unordered_map<LabelVector, double, LabelVectorHash> most;
  for (const SpectrumLevel& level : exact->spectrum.levels) {
    if (!level.defined) continue;
    for (const PredictorMass& one : level.predictors) most[one.labels] = std::max(most[one.labels], one.probability);
  }
  for (const SampledLevel& level : facts.sampled)
    for (const SampledLevel::Count& one : level.counts)
      most[one.labels] = std::max(most[one.labels], static_cast<double>(one.count) / static_cast<double>(level.runs));
  std::vector<std::pair<double, LabelVector>> sorted;
  sorted.reserve(most.size());
  for (const auto& [labels, probability] : most) sorted.emplace_back(probability, labels);
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second.to_string() < b.second.to_string();
  });
  if (sorted.size() > most_predictors) {
    sorted.resize(most_predictors);
    facts.all = false;
  }
  for (auto& [probability, labels] : sorted) facts.predictors.push_back(std::move(labels));
  const LabelVector& target = run->distribution().target;
  const bool there = std::find(facts.predictors.begin(), facts.predictors.end(), target) != facts.predictors.end();
  if (!there) facts.predictors.push_back(target);  // its band is seen where it never comes out, too
  std::sort(facts.predictors.begin(), facts.predictors.end(), [](const LabelVector& a, const LabelVector& b) {
    const std::size_t in_a = pluses(a);
    const std::size_t in_b = pluses(b);
    return in_a != in_b ? in_a < in_b : a.to_string() < b.to_string();
  });
  return facts;
}

}  // namespace littlestone::ui

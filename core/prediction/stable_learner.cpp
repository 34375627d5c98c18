// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/stable_learner.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/mixture.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

struct MembersHash {
  std::size_t operator()(const std::vector<HypothesisIndex>& members) const noexcept {
    std::uint64_t hash = members.size();
    for (const HypothesisIndex h : members) hash = mix64(hash + 0x9e3779b97f4a7c15ULL + h);
    return hash;
  }
};

/// e^{−ε·errors/2} for each hypothesis, relative to the fewest errors among the candidates asked for.
class Weights {
 public:
  Weights(std::span<const std::uint64_t> errors, const Rational& epsilon)
      : errors_(errors), half_(to_double(epsilon) / 2), fewest_(*std::min_element(errors.begin(), errors.end())) {
    weights_.reserve(errors.size());
    for (const std::uint64_t e : errors) weights_.push_back(std::exp(-half_ * static_cast<double>(e - fewest_)));
  }

  /// The law of the mechanism over `candidates` into `law` (as many entries).
  void law(std::span<const HypothesisIndex> candidates, std::vector<double>& law) const {
    double total = 0;
    for (const HypothesisIndex h : candidates) total += weights_[h];
    law.clear();
    constexpr double smallest = 1e-250;  // below, weights have lost digits
    if (total >= smallest) {
      for (const HypothesisIndex h : candidates) law.push_back(weights_[h] / total);
      return;
    }
    std::uint64_t fewest = errors_[candidates.front()];
    for (const HypothesisIndex h : candidates) fewest = std::min(fewest, errors_[h]);
    total = 0;
    for (const HypothesisIndex h : candidates) {
      law.push_back(std::exp(-half_ * static_cast<double>(errors_[h] - fewest)));
      total += law.back();
    }
    for (double& p : law) p /= total;
  }

  [[nodiscard]] std::uint64_t fewest() const noexcept { return fewest_; }

 private:
  std::span<const std::uint64_t> errors_;
  double half_;
  std::uint64_t fewest_;
  std::vector<double> weights_;
};

std::vector<double> answers_of(const ConceptClass& concept_class, std::span<const double> drawn) {
  MixedAnswers answers(concept_class.points());
  for (std::size_t x = 0; x < concept_class.points(); ++x) {
    const BitVector& column = concept_class.column(static_cast<PointIndex>(x));
    for (std::size_t h = 0; h < drawn.size(); ++h) answers.add(x, drawn[h], column.test(h) ? 1 : 0);
  }
  return answers.plus(std::identity());
}

void check_asked(const ConceptClass& concept_class, PointIndex asked) {
  if (asked >= concept_class.points())
    throw InputError("query", std::to_string(asked), rules::example_point(concept_class.points() - 1));
}

/// n' of the n rows in the order drawn, each order of each subset alike: Fisher and Yates's shuffle of which only the
/// changed places are kept.
std::vector<std::uint64_t> draw_rows(std::uint64_t rows, std::uint64_t subset, Engine& engine) {
  std::unordered_map<std::uint64_t, std::uint64_t> moved;
  const auto at = [&](std::uint64_t place) {
    const auto found = moved.find(place);
    return found == moved.end() ? place : found->second;
  };
  std::vector<std::uint64_t> drawn;
  drawn.reserve(subset);
  for (std::uint64_t i = 0; i < subset; ++i) {
    const std::uint64_t place = i + uniform_below(engine, rows - i);
    drawn.push_back(at(place));
    moved[place] = at(i);
  }
  return drawn;
}

std::vector<PointIndex> points_at(const LabelledRows& rows, std::span<const std::uint64_t> drawn) {
  std::set<PointIndex> points;
  for (const std::uint64_t row : drawn) points.insert(rows.rows()[row].point);
  return {points.begin(), points.end()};
}

HypothesisIndex draw_hypothesis(std::span<const HypothesisIndex> representatives, std::span<const std::uint64_t> errors,
                                const Rational& epsilon, Engine& engine) {
  std::vector<std::uint64_t> counts;
  counts.reserve(representatives.size());
  for (const HypothesisIndex h : representatives) counts.push_back(errors[h]);
  return representatives[exponential_mechanism(counts, epsilon, engine)];
}

}  // namespace

void StableOptions::validate(std::uint64_t rows) const {
  constexpr int most = 1000;
  if (subset < 1 || subset > rows) throw InputError("subset", std::to_string(subset), rules::between(1, rows));
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (epsilon > most) throw InputError("epsilon", to_string(epsilon), rules::at_most(most));
}

SupportGroups::SupportGroups(const ConceptClass& concept_class, std::span<const PointIndex> points)
    : points_(points.begin(), points.end()) {
  constexpr std::size_t most_members = std::size_t{1} << 27;
  const ClassOnPoints seen(concept_class, points);
  group_of_.resize(std::size_t{1} << points.size());
  starts_.push_back(0);
  std::unordered_map<std::vector<HypothesisIndex>, std::uint32_t, MembersHash> known;
  std::vector<HypothesisIndex> sorted;
  seen.for_each_support([&](SupportMask mask, std::span<const HypothesisIndex> representatives) {
    sorted.assign(representatives.begin(), representatives.end());
    std::sort(sorted.begin(), sorted.end());
    const auto [place, fresh] = known.try_emplace(sorted, static_cast<std::uint32_t>(groups()));
    group_of_[mask] = place->second;
    if (!fresh) return;
    if (members_.size() + sorted.size() > most_members)
      throw InputError("class", concept_class.name(), rules::exact_law(most_members));
    members_.insert(members_.end(), sorted.begin(), sorted.end());
    starts_.push_back(members_.size());
  });
}

std::vector<double> SupportGroups::masses(const SupportLaw& law) const {
  // The law's masks, with the places of its points among ours.
  std::vector<SupportMask> bits;
  for (const PointIndex x : law.points()) {
    const auto place = std::lower_bound(points_.begin(), points_.end(), x);
    assert(place != points_.end() && *place == x);
    bits.push_back(SupportMask{1} << (place - points_.begin()));
  }
  std::vector<double> masses(groups(), 0);
  std::vector<SupportMask> ours(law.masses().size(), 0);
  for (std::size_t mask = 0; mask < ours.size(); ++mask) {
    if (mask != 0) ours[mask] = ours[mask & (mask - 1)] | bits[static_cast<std::size_t>(std::countr_zero(mask))];
    masses[group_of_[ours[mask]]] += law.masses()[mask];
  }
  return masses;
}

StableLaw stable_law(const ConceptClass& concept_class, std::span<const PointCount> counts,
                     const StableOptions& options, const Observer& observer) {
  options.validate(rows_of(counts));
  return stable_law(concept_class, SupportGroups(concept_class, points_of(counts)), counts, options, observer);
}

StableLaw stable_law(const ConceptClass& concept_class, const SupportGroups& groups, std::span<const PointCount> counts,
                     const StableOptions& options, const Observer& observer) {
  options.validate(rows_of(counts));
  return stable_law(concept_class, groups,
                    groups.masses(SupportLaw(counts, options.subset, LawArithmetic::fixed_point, observer)), counts,
                    options.epsilon);
}

StableLaw stable_law(const ConceptClass& concept_class, const SupportGroups& groups, std::span<const double> masses,
                     std::span<const PointCount> counts, const Rational& epsilon) {
  StableLaw result;
  result.rows = rows_of(counts);
  const std::vector<std::uint64_t> errors = errors_on(concept_class, counts);
  const Weights weights(errors, epsilon);
  result.drawn.assign(concept_class.size(), 0);
  result.fewest = weights.fewest();
  std::vector<double> law;
  for (std::size_t group = 0; group < masses.size(); ++group) {
    if (masses[group] == 0) continue;
    const auto candidates = groups.representatives(group);
    weights.law(candidates, law);
    for (std::size_t i = 0; i < candidates.size(); ++i) result.drawn[candidates[i]] += masses[group] * law[i];
    result.mean_pieces += masses[group] * static_cast<double>(candidates.size());
  }
  for (std::size_t h = 0; h < errors.size(); ++h) result.errors += result.drawn[h] * static_cast<double>(errors[h]);
  result.plus = answers_of(concept_class, result.drawn);
  return result;
}

std::vector<double> mechanism_answers(const ConceptClass& concept_class, std::span<const PointCount> counts,
                                      const Rational& epsilon) {
  return answers_of(concept_class, selection_probabilities(errors_on(concept_class, counts), epsilon));
}

StableEstimate estimate_stable(const ConceptClass& concept_class, const LabelledRows& rows,
                               const StableOptions& options, std::uint64_t draws, Engine& engine,
                               const Observer& observer) {
  constexpr std::uint64_t most = 10'000'000;
  options.validate(rows.size());
  if (draws < 1 || draws > most) throw InputError("estimate", std::to_string(draws), rules::between(1, most));
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  const Weights weights(errors, options.epsilon);
  StableEstimate estimate;
  estimate.rows = rows.size();
  estimate.draws = draws;
  estimate.fewest = weights.fewest();
  std::vector<double> drawn(concept_class.size(), 0);
  std::vector<double> law;
  for (std::uint64_t i = 0; i < draws; ++i) {
    if (stop_requested(observer, {"draws of T", i, draws})) throw Stopped();
    const auto subset = draw_rows(rows.size(), options.subset, engine);
    const MergedClass merged = merge_equal_on(concept_class, points_at(rows, subset));
    weights.law(merged.representatives, law);
    for (std::size_t r = 0; r < law.size(); ++r) drawn[merged.representatives[r]] += law[r];
    estimate.mean_pieces += static_cast<double>(law.size());
  }
  const auto number = static_cast<double>(draws);
  for (double& p : drawn) p /= number;
  estimate.mean_pieces /= number;
  estimate.plus = answers_of(concept_class, drawn);
  for (std::size_t h = 0; h < errors.size(); ++h) estimate.errors += drawn[h] * static_cast<double>(errors[h]);
  constexpr double miss = 0.05;
  estimate.half_width = std::sqrt(std::log(2 / miss) / (2 * number));
  return estimate;
}

StablePrediction run_stable(const ConceptClass& concept_class, const LabelledRows& rows, const StableOptions& options,
                            PointIndex asked, Engine& engine) {
  options.validate(rows.size());
  check_asked(concept_class, asked);
  StablePrediction run;
  run.asked = asked;
  const std::vector<std::uint64_t> drawn = draw_rows(rows.size(), options.subset, engine);
  std::vector<PointIndex> points;
  std::set<PointIndex> seen;
  std::size_t pieces = 1;
  for (const std::uint64_t row : drawn) {
    const Example& example = rows.rows()[row];
    const bool fresh = seen.insert(example.point).second;
    if (fresh) {
      points.push_back(example.point);
      pieces = merge_equal_on(concept_class, points).representatives.size();
    }
    run.subset.push_back({row, example, !fresh, pieces});
  }
  run.merged = merge_equal_on(concept_class, points);
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  std::vector<double> law;
  Weights(errors, options.epsilon).law(run.merged.representatives, law);
  std::vector<std::size_t> sizes(law.size(), 0);
  for (const std::uint32_t piece : run.merged.piece_of) ++sizes[piece];
  for (std::size_t r = 0; r < law.size(); ++r) {
    const HypothesisIndex h = run.merged.representatives[r];
    run.candidates.push_back({h, sizes[r], errors[h], law[r]});
  }
  run.drawn = draw_hypothesis(run.merged.representatives, errors, options.epsilon, engine);
  run.answer = concept_class.row(run.drawn)[asked];
  return run;
}

Label answer_stable(const ConceptClass& concept_class, const LabelledRows& rows, std::span<const std::uint64_t> errors,
                    const StableOptions& options, PointIndex asked, Engine& engine) {
  options.validate(rows.size());
  check_asked(concept_class, asked);
  const std::vector<std::uint64_t> drawn = draw_rows(rows.size(), options.subset, engine);
  const MergedClass merged = merge_equal_on(concept_class, points_at(rows, drawn));
  return concept_class.row(draw_hypothesis(merged.representatives, errors, options.epsilon, engine))[asked];
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/stable/stable_study.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/online/littlestone.hpp"
#include "core/privacy/loss_distribution.hpp"
#include "core/study/json_parts.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

Rational share_of(std::uint64_t rows, const StableOptions& options) { return {options.subset, rows}; }

/// The least α for which Lemma 13 of [DF] applies, none below 1.
std::optional<double> printed_alpha(std::size_t hypotheses, int dimension, std::uint64_t rows,
                                    const StableOptions& options) {
  const double log_class = std::log(static_cast<double>(hypotheses));
  const double log_patterns = std::min(log_class, log_sauer(options.subset, dimension));
  const double mechanism = 2 * log_patterns / (to_double(options.epsilon) * static_cast<double>(rows));
  // The net: 2 (Σ C(2n', i))² 2^{−αn'/2} ≤ α, and n' ≥ 8/α. Both sides are monotone in α.
  constexpr double ln_2 = 0.693147180559945309417;
  const auto subset = static_cast<double>(options.subset);
  const auto fails = [&](double alpha) {
    return alpha * subset < 8 ||
           ln_2 + 2 * log_sauer(2 * options.subset, dimension) - ln_2 * alpha * subset / 2 > std::log(alpha);
  };
  if (fails(1) || mechanism >= 1) return std::nullopt;
  double low = 0;
  double high = 1;
  for (int i = 0; i < 60; ++i) {
    const double middle = (low + high) / 2;
    (fails(middle) ? low : high) = middle;
  }
  return std::max(high, mechanism);
}

std::vector<StableSweepPoint> sweep_epsilons(const ConceptClass& concept_class, const StableStudy& study,
                                             const Observer& observer) {
  std::vector<StableSweepPoint> sweep;
  for (const int hundredths : {2, 5, 10, 20, 30, 50, 70, 100, 140, 200}) {
    StableOptions options = study.options.learner;
    options.epsilon = Rational(hundredths, 100);
    const NeighbourRange range = stable_neighbours(concept_class, study.counts, options, observer);
    const StableLaw law = stable_law(concept_class, study.counts, options, observer);
    const double others = log_others(BigInteger(concept_class.size()));
    sweep.push_back({options.epsilon, range.worst.stability,
                     stability_bound(share_of(study.rows, options), options.epsilon), law.excess(),
                     net_excess(others, options.subset) + mechanism_excess_errors(others, to_double(options.epsilon)) /
                                                              static_cast<double>(study.rows)});
  }
  return sweep;
}

Json change_json(const RowChange& change) {
  return {{"from", example_json(change.from)}, {"to", example_json(change.to)}};
}

Json rows_json(std::span<const PointCount> counts) {
  Json rows = Json::array();
  for (const PointCount& count : counts)
    rows.push_back({{"point", count.point}, {"minus", count.minus}, {"plus", count.plus}});
  return rows;
}

}  // namespace

StableBounds stable_bounds(std::size_t hypotheses, int dimension, std::uint64_t rows, const StableOptions& options) {
  StableBounds bounds;
  const Rational share = share_of(rows, options);
  const double epsilon = to_double(options.epsilon);
  const double others = log_others(BigInteger(hypotheses));
  bounds.stability = stability_bound(share, options.epsilon);
  bounds.mechanism_stability = stability_bound(share, options.epsilon, MechanismForm::exponential);
  bounds.printed_stability = printed_stability_bound(share, options.epsilon);
  bounds.net = net_excess(others, options.subset);
  bounds.mechanism = mechanism_excess_errors(others, epsilon) / static_cast<double>(rows);
  if (const auto alpha = printed_alpha(hypotheses, dimension, rows, options)) bounds.printed_excess = 3 * *alpha;
  return bounds;
}

StableStudy run_stable_study(const ConceptClass& concept_class, const LabelledRows& rows,
                             const StableStudyOptions& options, const Observer& observer) {
  options.learner.validate(rows.size());
  StableStudy study;
  study.options = options;
  study.rows = rows.size();
  study.hypotheses = concept_class.size();
  study.counts = rows.counts();
  study.mechanism = mechanism_answers(concept_class, rows.counts(), options.learner.epsilon);
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  study.fewest = static_cast<HypothesisIndex>(std::min_element(errors.begin(), errors.end()) - errors.begin());
  const SeedTree seeds(options.seed);
  const bool exact = rows.counts().size() <= most_summed_points;
  if (!exact && (!options.estimate || options.worst || options.sweep || options.climb))
    throw InputError("data", rules::value_points(rows.counts().size()), rules::exact_law(most_summed_points));
  study.bounds = stable_bounds(concept_class.size(), options.dimension, rows.size(), options.learner);
  if (!exact) {
    Engine engine = seeds.child("stable estimate").engine();
    study.estimate = estimate_stable(concept_class, rows, options.learner, *options.estimate, engine, observer);
    return study;
  }
  study.law = stable_law(concept_class, rows.counts(), options.learner, observer);
  if (options.worst) {
    study.neighbours = stable_neighbours(concept_class, rows.counts(), options.learner, observer);
    if (data_sets_of(concept_class.points(), rows.size()) <= most_data_sets &&
        concept_class.points() <= most_summed_points)
      study.any = worst_pair(concept_class, rows.size(), options.learner, observer);
  }
  if (options.sweep) study.sweep = sweep_epsilons(concept_class, study, observer);
  if (options.climb && !study.any) {
    Engine engine = seeds.child("stable climb").engine();
    ClimbOptions climb;
    climb.evaluations = *options.climb;
    study.any = climb_worst_pair(concept_class, rows.counts(), options.learner, climb, engine, observer);
  }
  return study;
}

Json stable_to_json(const StableStudy& study) {
  Json json = {{"subset", study.options.learner.subset},
               {"epsilon", to_string(study.options.learner.epsilon)},
               {"rows", study.rows},
               {"counts", rows_json(study.counts)},
               {"private", false},
               {"note", "exact chances lie before the privacy boundary; --query draws answers"}};
  if (study.law) {
    json["plus"] = study.law->plus;
    json["excess"] = study.law->excess();
    json["drawn"] = study.law->drawn;
    json["mean_classes"] = study.law->mean_pieces;
    json["fewest_errors"] = study.law->fewest;
  }
  if (study.estimate) {
    const StableEstimate& estimate = *study.estimate;
    json["plus_estimate"] = estimate.plus;
    Json intervals = Json::array();
    for (const double p : estimate.plus)
      intervals.push_back({std::max(0.0, p - estimate.half_width), std::min(1.0, p + estimate.half_width)});
    json["plus_interval"] = std::move(intervals);
    const double excess = (estimate.errors - static_cast<double>(estimate.fewest)) / static_cast<double>(estimate.rows);
    json["excess_estimate"] = excess;
    json["excess_interval"] = {std::max(0.0, excess - estimate.half_width), excess + estimate.half_width};
    json["draws_of_subset"] = estimate.draws;
    json["seed"] = std::to_string(study.options.seed);
  }
  json["best_hypothesis"] = study.fewest;
  json["mechanism_plus"] = study.mechanism;
  json["stability_bound"] = study.bounds.stability;
  json["mechanism_stability_bound"] = study.bounds.mechanism_stability;
  json["paper_stability_bound"] = number_or_null(study.bounds.printed_stability);
  json["excess_bound"] = study.bounds.net + study.bounds.mechanism;
  json["net_bound"] = study.bounds.net;
  json["mechanism_bound"] = study.bounds.mechanism;
  json["paper_excess_bound"] = number_or_null(study.bounds.printed_excess);
  if (study.neighbours) {
    const NeighbourRange& range = *study.neighbours;
    json["worst"] = {{"stability", range.worst.stability},
                     {"neighbour", change_json(range.worst)},
                     {"point", range.worst.point},
                     {"plus", range.changed},
                     {"least", range.least},
                     {"most", range.most},
                     {"neighbours", range.neighbours},
                     {"exact", true}};
  }
  if (study.any && !study.any->counts.empty()) {
    const WorstPair& any = *study.any;
    json["worst_any"] = {{any.exact ? "stability" : "stability_lower_bound", any.change.stability},
                         {"counts", rows_json(any.counts)},
                         {"neighbour", change_json(any.change)},
                         {"point", any.change.point},
                         {"data_sets", any.data_sets},
                         {"exact", any.exact}};
  }
  if (!study.sweep.empty()) {
    json["sweep"] = Json::array();
    for (const StableSweepPoint& point : study.sweep)
      json["sweep"].push_back({{"epsilon", to_string(point.epsilon)},
                               {"stability", point.stability},
                               {"stability_bound", point.stability_bound},
                               {"excess", point.excess},
                               {"excess_bound", point.excess_bound}});
  }
  return json;
}

StableAnswersPrivacy compose_stable_answers(std::uint64_t rows, const StableOptions& options, std::uint64_t answers,
                                            const std::optional<Rational>& delta) {
  constexpr std::uint64_t most = 1000;
  options.validate(rows);
  if (answers < 1 || answers > most) throw InputError("answers", std::to_string(answers), rules::between(1, most));
  if (delta && (*delta < 0 || *delta >= 1)) throw InputError("delta", to_string(*delta), rules::delta_below_1());
  StableAnswersPrivacy privacy;
  privacy.answers = answers;
  privacy.one_stability = stability_bound(share_of(rows, options), options.epsilon, MechanismForm::exponential);
  privacy.one = {options.epsilon, Rational(options.subset, rows)};
  privacy.all = {options.epsilon * answers, privacy.one.delta * answers};
  privacy.all_stability = std::min(1.0, rounded_up(PrivacyReal(privacy.one_stability) * PrivacyReal(answers)));
  if (privacy.one.delta >= 1) return privacy;
  privacy.delta = delta ? *delta : default_delta(privacy.all);
  if (*privacy.delta > privacy.all.delta && *privacy.delta < 1)
    privacy.advanced = advanced_epsilon(std::vector<PrivacyPromise>(answers, privacy.one), *privacy.delta);
  return privacy;
}

Json stable_answers_to_json(const StableAnswersPrivacy& privacy) {
  const auto promise = [](const PrivacyPromise& p) {
    return Json{{"epsilon", to_string(p.epsilon)}, {"delta", to_string(p.delta)}};
  };
  Json json = {{"answers", privacy.answers},    {"one_stability", privacy.one_stability},
               {"one", promise(privacy.one)},   {"basic_stability", privacy.all_stability},
               {"basic", promise(privacy.all)}, {"basic_promises", privacy.all.delta < 1}};
  json["delta"] = privacy.delta ? Json(to_string(*privacy.delta)) : Json(nullptr);
  json["advanced"] = number_or_null(privacy.advanced);
  return json;
}

AnsweredQueries answer_stable_queries(const ConceptClass& concept_class, const LabelledRows& rows,
                                      const StableOptions& options, std::span<const PointIndex> points,
                                      Engine& engine) {
  const std::vector<std::uint64_t> errors = errors_on(concept_class, rows.counts());
  AnsweredQueries answered;
  for (const PointIndex point : points) {
    answered.points.push_back(point);
    answered.answers.push_back(answer_stable(concept_class, rows, errors, options, point, engine));
  }
  return answered;
}

Json stable_run_to_json(const StablePrediction& run) {
  Json subset = Json::array();
  for (const DrawnRow& drawn : run.subset) {
    Json row = example_json(drawn.example);
    row["row"] = drawn.row;
    row["seen"] = drawn.seen;
    row["classes"] = drawn.pieces;
    subset.push_back(std::move(row));
  }
  Json candidates = Json::array();
  for (const WeighedHypothesis& candidate : run.candidates)
    candidates.push_back({{"hypothesis", candidate.hypothesis},
                          {"merged", candidate.merged},
                          {"errors", candidate.errors},
                          {"probability", candidate.probability}});
  return {{"private", false},   {"subset", std::move(subset)}, {"candidates", std::move(candidates)},
          {"drawn", run.drawn}, {"point", run.asked},          {"answer", std::string(1, to_char(run.answer))}};
}

}  // namespace littlestone

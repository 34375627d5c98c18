// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/envelope/sample_sizes.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/constants.hpp"
#include "core/study/count_json.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<std::string_view, 3> family_names = {"points", "thresholds", "cube"};
constexpr std::array<std::string_view, 4> across_names = {"points", "epsilon", "alpha", "beta"};
constexpr double most_log2_points = 1e9;
constexpr double most_log2_points_of_cube = 30;
constexpr int most_agnostic_dimension = 3;

template <class Kind, std::size_t size>
Kind parse(const std::array<std::string_view, size>& names, std::string_view field, std::string_view text) {
  std::string known;
  for (std::size_t i = 0; i < size; ++i) {
    if (names[i] == text) return static_cast<Kind>(i);
    known += (i > 0 ? ", " : "") + std::string(names[i]);
  }
  throw InputError(field, text, rules::one_of(known));
}

std::vector<double> grid_of(CurveAcross across) {
  switch (across) {
    case CurveAcross::points: {
      std::vector<double> exponents{1, 2, 3, 4, 5, 6, 7};  // where Ldim of thresholds steps
      constexpr int steps_a_decade = 8;
      for (int i = steps_a_decade; i <= 6 * steps_a_decade; ++i) {
        const double exponent = std::round(std::pow(10.0, static_cast<double>(i) / steps_a_decade));
        exponents.push_back(exponent);
      }
      return exponents;
    }
    case CurveAcross::epsilon: return {0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10};
    case CurveAcross::alpha: return {0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.4};
    case CurveAcross::beta: break;
  }
  return {1e-30, 1e-24, 1e-18, 1e-12, 1e-9, 1e-6, 1e-4, 1e-3, 1e-2, 0.05, 0.1, 0.2, 0.4};
}

// The decimal that is meant, not the double: 0.1 is 1/10.
Rational decimal(double value) {
  Json text = value;
  return parse_rational("at", text.dump());
}

EnvelopeGoal goal_at(const SampleSizesOptions& options, double at) {
  EnvelopeGoal goal = options.goal;
  if (options.across == CurveAcross::epsilon) goal.epsilon = decimal(at);
  if (options.across == CurveAcross::alpha) goal.alpha = decimal(at);
  if (options.across == CurveAcross::beta) goal.beta = decimal(at);
  return goal;
}

void check(const SampleSizesOptions& options, const std::vector<double>& at) {
  options.goal.validate();
  if (options.most_dimension < 1 || options.most_dimension > 6)
    throw InputError("dimension", std::to_string(options.most_dimension), rules::between(1, 6));
  if (options.families.empty()) throw InputError("families", "", rules::is_missing());
  if (options.budget < 1) throw InputError("budget", options.budget.str(), rules::at_least(1));
  constexpr std::size_t most_places = 1000;
  if (at.size() > most_places) throw InputError("at", std::to_string(at.size()), rules::at_most(most_places));
  for (std::size_t i = 1; i < at.size(); ++i) {
    if (!(at[i] > at[i - 1])) throw InputError("at", Json(at[i]).dump(), rules::above(Json(at[i - 1]).dump()));
  }
}

// The class as M's rows see it: along |X| by the growth function alone, the same for every |X|.
EnvelopeClass shape_for_m(const EnvelopeClass& shape, const SampleSizesOptions& options) {
  EnvelopeClass unbounded = shape;
  if (options.across == CurveAcross::points) unbounded.hypotheses = HypothesisCount::power_of_two(most_log2_points);
  return unbounded;
}

EnvelopeRows rows_for_m(const SampleSizesOptions& options) {
  return {.agnostic = options.agnostic, .most_agnostic_dimension = most_agnostic_dimension};
}

// m-sharp of the family on 2^d points.
EnvelopeRow sharp_row(CurveFamily family, int d, const SampleSizesOptions& options, RowsOfM& of_m,
                      const Observer& observer) {
  return of_m.find(curve_class(family, d), options.goal, {.agnostic = false}, "sample sizes", observer).front();
}

// Where the mechanism's examples, which rise with |X|, pass those of M. M's rise in steps: each whole step of Ldim
// is looked at by itself.
void find_crossing(SampleSizesCurve& curve, const SampleSizesOptions& options, RowsOfM& of_m,
                   const Observer& observer) {
  const ErrorGoal errors{options.goal.epsilon, options.goal.alpha, options.goal.beta};
  if (curve.family == CurveFamily::cube) {
    curve.crossing_missing = "Ldim is |X| here";
    return;
  }
  const int steps = curve.family == CurveFamily::points ? 1 : options.most_dimension;
  for (int d = 1; d <= steps; ++d) {
    const EnvelopeRow sharp = sharp_row(curve.family, d, options, of_m, observer);
    if (!sharp.examples) {
      curve.crossing_missing = sharp.missing;
      return;
    }
    const auto below = largest_exponent(*sharp.examples->exact, [&](const HypothesisCount& hypotheses) {
      return mechanism_examples(hypotheses, errors);
    });
    const double from = std::max<double>(d, below ? *below + 1 : 0);
    if (std::isfinite(from) && (curve.family == CurveFamily::points || from < d + 1)) {
      curve.crossing = SampleSizesCrossing{from, *sharp.examples};
      return;
    }
  }
  curve.crossing_missing = curve.family == CurveFamily::points
                               ? std::string("beyond 2^(10^15) points")
                               : "none up to Ldim " + std::to_string(options.most_dimension) +
                                     (options.most_dimension == 6 ? ", where the sharp constants end" : "");
}

void find_reach(SampleSizesCurve& curve, const SampleSizesOptions& options, RowsOfM& of_m, const Observer& observer) {
  if (curve.family == CurveFamily::cube) return;
  const ErrorGoal errors{options.goal.epsilon, options.goal.alpha, options.goal.beta};
  curve.reach.privately = largest_exponent(
      options.budget, [&](const HypothesisCount& hypotheses) { return mechanism_examples(hypotheses, errors); });
  curve.reach.plainly = largest_exponent(
      options.budget, [&](const HypothesisCount& hypotheses) { return consistent_examples(hypotheses, errors); });
  curve.reach.m_from = sharp_row(curve.family, 1, options, of_m, observer).examples;
}

Json exponent_or_null(const std::optional<double>& value) {
  return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json curve_to_json(const SampleSizesCurve& curve) {
  Json json = {{"family", to_string(curve.family)}, {"points", Json::array()}};
  for (const SampleSizesPoint& point : curve.points) {
    Json one = {{"at", point.at}, {"dimension", *point.shape.dimension}, {"rows", Json::array()}};
    for (const EnvelopeRow& row : point.rows) one["rows"].push_back(envelope_row_to_json(row));
    one["cheapest"] = point.cheapest ? Json(*point.cheapest) : Json(nullptr);
    json["points"].push_back(std::move(one));
  }
  json["crossing"] = nullptr;
  if (curve.crossing) {
    json["crossing"] = {{"log2_points", curve.crossing->log2_points}};
    put_count(json["crossing"], "examples", curve.crossing->examples);
  } else {
    json["crossing_why_not"] = curve.crossing_missing;
  }
  json["reach"] = {{"private_log2_points", exponent_or_null(curve.reach.privately)},
                   {"plain_log2_points", exponent_or_null(curve.reach.plainly)}};
  if (curve.reach.m_from)
    put_count(json["reach"], "m_from", *curve.reach.m_from);
  else
    json["reach"]["m_from"] = nullptr;
  return json;
}

}  // namespace

std::string_view to_string(CurveFamily family) { return family_names[static_cast<std::size_t>(family)]; }
CurveFamily parse_curve_family(std::string_view field, std::string_view text) {
  return parse<CurveFamily>(family_names, field, text);
}
std::string_view to_string(CurveAcross across) { return across_names[static_cast<std::size_t>(across)]; }
CurveAcross parse_curve_across(std::string_view field, std::string_view text) {
  return parse<CurveAcross>(across_names, field, text);
}

EnvelopeClass curve_class(CurveFamily family, double log2_points) {
  const double most = family == CurveFamily::cube ? most_log2_points_of_cube : most_log2_points;
  if (!(log2_points >= 0 && log2_points <= most))
    throw InputError("points", "2^" + Json(log2_points).dump(), rules::between("2^0", "2^" + Json(most).dump()));
  EnvelopeClass shape;
  shape.log2_points = log2_points;
  shape.hypotheses = HypothesisCount::power_of_two(log2_points);
  switch (family) {
    case CurveFamily::points:  // of one point there is one hypothesis
      shape.dimension = log2_points >= 1 ? 1 : 0;
      shape.vc = shape.dimension;
      break;
    case CurveFamily::thresholds:
      shape.dimension = static_cast<int>(std::floor(log2_points));
      shape.vc = log2_points >= 1 ? 1 : 0;
      shape.thresholds = true;
      break;
    case CurveFamily::cube: {
      const auto size = static_cast<int>(std::exp2(log2_points));
      shape.hypotheses = HypothesisCount::power_of_two(size);
      shape.dimension = size;
      shape.vc = size;
      break;
    }
  }
  return shape;
}

SampleSizesStudy run_sample_sizes(const SampleSizesOptions& options, const Observer& observer, RowsOfM* of_m) {
  const std::vector<double> at = options.at.empty() ? grid_of(options.across) : options.at;
  check(options, at);
  RowsOfM own;
  RowsOfM& known = of_m != nullptr ? *of_m : own;
  const bool along_points = options.across == CurveAcross::points;
  const EnvelopeRows wanted = rows_for_m(options);
  SampleSizesStudy study;
  study.options = options;
  for (const CurveFamily family : options.families) {
    SampleSizesCurve curve;
    curve.family = family;
    for (const double place : at) {
      if (along_points && options.at.empty() && family == CurveFamily::cube && place > most_log2_points_of_cube) break;
      SampleSizesPoint point;
      point.at = place;
      point.goal = goal_at(options, place);
      point.shape = curve_class(family, along_points ? place : options.log2_points);
      known.need(shape_for_m(point.shape, options), point.goal, wanted);
      curve.points.push_back(std::move(point));
    }
    study.curves.push_back(std::move(curve));
  }
  known.work_out("sample sizes", observer);
  for (SampleSizesCurve& curve : study.curves) {
    for (SampleSizesPoint& point : curve.points) {
      const auto of_place = known.of(shape_for_m(point.shape, options), point.goal, wanted);
      point.rows = envelope_rows(point.shape, point.goal, of_place, observer);
      if (const EnvelopeRow* best = cheapest_private(point.rows)) point.cheapest = best->name;
    }
    if (along_points) {
      find_crossing(curve, options, known, observer);
      find_reach(curve, options, known, observer);
    } else {
      curve.crossing_missing = "not along |X|";
    }
  }
  return study;
}

Json sample_sizes_to_json(const SampleSizesStudy& study) {
  const EnvelopeGoal& goal = study.options.goal;
  Json json = {{"across", to_string(study.options.across)},
               {"epsilon", to_string(goal.epsilon)},
               {"delta", to_string(goal.delta)},
               {"alpha", to_string(goal.alpha)},
               {"beta", to_string(goal.beta)}};
  if (study.options.across != CurveAcross::points) json["log2_points"] = study.options.log2_points;
  put_count(json, "budget", {HypothesisCount::of(study.options.budget).log2 * std::log10(2.0), study.options.budget});
  json["curves"] = Json::array();
  for (const SampleSizesCurve& curve : study.curves) json["curves"].push_back(curve_to_json(curve));
  return json;
}

}  // namespace littlestone

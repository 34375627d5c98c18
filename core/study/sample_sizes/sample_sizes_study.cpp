// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/sample_sizes/sample_sizes_study.hpp"

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

// The class as planned rows see it: along |X| by the growth function alone, the same for every |X|.
EnvelopeClass planned_shape(const EnvelopeClass& shape, const SampleSizesOptions& options) {
  EnvelopeClass unbounded = shape;
  if (options.across == CurveAcross::points) unbounded.hypotheses = HypothesisCount::power_of_two(most_log2_points);
  return unbounded;
}

EnvelopeRows planned_rows(const SampleSizesOptions& options) {
  return {.agnostic = options.agnostic, .most_agnostic_dimension = most_agnostic_dimension, .chain = options.chain};
}

// The planned rows of Ldim d, whatever the class.
std::vector<EnvelopeRow> rows_of_dimension(int d, const SampleSizesOptions& options, PlannedRows& planned,
                                           const Observer& observer) {
  return planned.find(curve_class(CurveFamily::thresholds, d), options.goal,
                      {.agnostic = false, .chain = options.chain}, "sample sizes", observer);
}

int most_planned_steps(CurveFamily family, const SampleSizesOptions& options) {
  return family == CurveFamily::points ? 1 : options.most_dimension;
}

void find_rows_of_dimension(SampleSizesCurve& curve, const SampleSizesOptions& options, PlannedRows& planned,
                            const Observer& observer) {
  for (int d = 1; d <= most_planned_steps(curve.family, options); ++d) {
    const std::vector<EnvelopeRow> rows = rows_of_dimension(d, options, planned, observer);
    const EnvelopeRow* best = cheapest_private(rows);
    if (best == nullptr || !best->examples->exact) {
      curve.crossing_missing = rows.front().missing;
      return;
    }
    curve.of_dimension.push_back(*best);
  }
}

// The least |H| for which permute-and-flip asks for more than so many examples; none below 2^(10^15). A whole number up
// to 2^60, beyond it a power of two.
std::optional<HypothesisCount> permute_and_flip_passes(const BigInteger& examples, const ErrorGoal& errors) {
  constexpr double most_whole = 60;
  const auto below = largest_exponent(
      examples, [&](const HypothesisCount& hypotheses) { return permute_and_flip_examples(hypotheses, errors); });
  if (!below) return HypothesisCount::of(1);
  if (!std::isfinite(*below)) return std::nullopt;
  if (*below >= most_whole) return HypothesisCount::power_of_two(*below + 1);
  BigInteger good = BigInteger(1) << static_cast<unsigned>(*below);
  BigInteger bad = good * 2;
  while (bad - good > 1) {
    const BigInteger middle = (good + bad) / 2;
    const bool fits = *permute_and_flip_examples(HypothesisCount::of(middle), errors).exact <= examples;
    (fits ? good : bad) = middle;
  }
  return HypothesisCount::of(bad);
}

// Where permute-and-flip's examples, which rise with |X|, pass those of a learner that pays for d alone. Its own rise in
// steps: each whole step of Ldim is looked at by itself.
void find_crossing(SampleSizesCurve& curve, const SampleSizesOptions& options) {
  const ErrorGoal errors{options.goal.epsilon, options.goal.alpha, options.goal.beta};
  if (curve.family == CurveFamily::cube) {
    curve.crossing_missing = "Ldim is |X| here";
    return;
  }
  for (std::size_t i = 0; i < curve.of_dimension.size(); ++i) {
    const EnvelopeRow& row = curve.of_dimension[i];
    const auto passes = permute_and_flip_passes(*row.examples->exact, errors);
    if (!passes) continue;
    const int d = static_cast<int>(i) + 1;
    const HypothesisCount first = HypothesisCount::of(BigInteger(1) << static_cast<unsigned>(d));
    const HypothesisCount& from = passes->log2 < first.log2 ? first : *passes;
    if (curve.family == CurveFamily::points || from.log2 < d + 1) {
      curve.crossing = SampleSizesCrossing{from, row.name, *row.examples};
      return;
    }
  }
  if (!curve.crossing_missing.empty()) return;  // a row is missing before
  curve.crossing_missing = curve.family == CurveFamily::points
                               ? std::string("beyond 2^(10^15) points")
                               : "none up to Ldim " + std::to_string(options.most_dimension) +
                                     (options.most_dimension == 6 ? ", where the constants end" : "");
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
    json["crossing"] = {
        {"log2_points", curve.crossing->points.log2}, {"points", nullptr}, {"learner", curve.crossing->learner}};
    if (curve.crossing->points.number > 0)
      json["crossing"]["points"] = curve.crossing->points.number.convert_to<std::uint64_t>();
    put_count(json["crossing"], "examples", curve.crossing->examples);
    json["crossing"]["exact"] = false;
    json["crossing"]["by"] = "plans-found";
  } else {
    json["crossing_why_not"] = curve.crossing_missing;
  }
  const SampleSizesReach& reach = curve.reach;
  json["reach"] = {{"private_log2_points", exponent_or_null(reach.privately)},
                   {"private_any_points", reach.privately && std::isinf(*reach.privately)},
                   {"private_learner", reach.learner.empty() ? Json(nullptr) : Json(reach.learner)},
                   {"plain_log2_points", exponent_or_null(reach.plainly)}};
  const auto put = [&](const char* key, const std::optional<LargeCount>& from) {
    if (from)
      put_count(json["reach"], key, *from);
    else
      json["reach"][key] = nullptr;
  };
  put("lean_from", reach.lean_from);
  put("m_from", reach.m_from);
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

SampleSizesStudy run_sample_sizes(const SampleSizesOptions& options, const Observer& observer, PlannedRows* planned) {
  const std::vector<double> at = options.at.empty() ? grid_of(options.across) : options.at;
  check(options, at);
  PlannedRows own;
  PlannedRows& known = planned != nullptr ? *planned : own;
  const bool along_points = options.across == CurveAcross::points;
  const EnvelopeRows wanted = planned_rows(options);
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
      known.need(planned_shape(point.shape, options), point.goal, wanted);
      curve.points.push_back(std::move(point));
    }
    study.curves.push_back(std::move(curve));
  }
  known.work_out("sample sizes", observer);
  for (SampleSizesCurve& curve : study.curves) {
    for (SampleSizesPoint& point : curve.points) {
      const auto of_place = known.of(planned_shape(point.shape, options), point.goal, wanted);
      point.rows = envelope_rows(point.shape, point.goal, of_place, observer);
      if (const EnvelopeRow* best = cheapest_private(point.rows)) point.cheapest = best->name;
    }
    if (along_points) {
      find_rows_of_dimension(curve, options, known, observer);
      find_crossing(curve, options);
      if (curve.family == CurveFamily::cube) continue;
      curve.reach = reach_along_points(curve, options.goal, options.budget);
      const std::vector<EnvelopeRow> first = rows_of_dimension(1, options, known, observer);
      for (const EnvelopeRow& row : first) {
        if (row.name == "lean") curve.reach.lean_from = row.examples;
        if (row.name == "m-sharp") curve.reach.m_from = row.examples;
      }
    } else {
      curve.crossing_missing = "not along |X|";
    }
  }
  return study;
}

SampleSizesReach reach_along_points(const SampleSizesCurve& curve, const EnvelopeGoal& goal, const BigInteger& budget) {
  const ErrorGoal errors{goal.epsilon, goal.alpha, goal.beta};
  SampleSizesReach reach;
  reach.privately = largest_exponent(
      budget, [&](const HypothesisCount& hypotheses) { return permute_and_flip_examples(hypotheses, errors); });
  if (reach.privately) reach.learner = "permute-and-flip";
  reach.plainly = largest_exponent(
      budget, [&](const HypothesisCount& hypotheses) { return consistent_examples(hypotheses, errors); });
  for (std::size_t i = 0; i < curve.of_dimension.size(); ++i) {
    const EnvelopeRow& row = curve.of_dimension[i];
    if (*row.examples->exact > budget) break;
    // For points d stays; else these are as many points as have this Ldim.
    const double place = curve.family == CurveFamily::points ? HUGE_VAL : static_cast<double>(i + 1);
    if (reach.privately && *reach.privately >= place) continue;
    reach.privately = place;
    reach.learner = row.name;
  }
  return reach;
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

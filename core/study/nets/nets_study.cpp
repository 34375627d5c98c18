// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/nets/nets_study.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/online/littlestone.hpp"
#include "core/random/exact.hpp"
#include "core/study/intervals.hpp"
#include "core/study/json_parts.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

std::vector<std::uint64_t> weights_of(std::span<const PointCount> counts) {
  std::vector<std::uint64_t> weights;
  for (const PointCount& count : counts) weights.push_back(count.total());
  return weights;
}

bool fails_on(const ConceptClass& concept_class, const LabelledRows& rows, std::span<const PointIndex> points,
              const Rational& alpha) {
  const std::vector<Piece> pieces = measure_pieces(concept_class, merge_equal_on(concept_class, points), rows.counts());
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Piece& piece) { return !is_net(piece.width, rows.size(), alpha); });
}

std::vector<NetsStep> draw_steps(const ConceptClass& concept_class, const LabelledRows& rows, std::uint64_t subset,
                                 Engine& engine) {
  std::vector<std::uint64_t> chosen = draw_subset(rows.size(), subset, engine);
  for (std::size_t i = chosen.size(); i > 1; --i) std::swap(chosen[i - 1], chosen[uniform_below(engine, i)]);
  std::vector<NetsStep> steps;
  std::set<PointIndex> points;
  for (const std::uint64_t row : chosen) {
    NetsStep step{row, rows.rows()[row], false, {}};
    step.seen = !points.insert(step.example.point).second;
    if (step.seen)
      step.pieces = steps.back().pieces;
    else
      step.pieces = measure_pieces(concept_class,
                                   merge_equal_on(concept_class, std::vector<PointIndex>(points.begin(), points.end())),
                                   rows.counts());
    steps.push_back(std::move(step));
  }
  return steps;
}

std::vector<NetsSupport> list_supports(const SupportLaw& law, std::span<const char> fails,
                                       std::span<const std::uint32_t> sizes) {
  std::vector<NetsSupport> supports;
  for (std::size_t mask = 0; mask < law.masses().size(); ++mask) {
    if (law.masses()[mask] == 0) continue;
    NetsSupport support;
    for (std::size_t i = 0; i < law.points().size(); ++i)
      if ((mask >> i & 1) != 0) support.points.push_back(law.points()[i]);
    support.probability = law.masses()[mask];
    if (!law.subsets().empty()) support.subsets = law.subsets()[mask];
    support.classes = sizes[mask];
    support.fails = fails[mask] != 0;
    supports.push_back(std::move(support));
  }
  std::sort(supports.begin(), supports.end(), [](const NetsSupport& a, const NetsSupport& b) {
    return a.probability != b.probability ? a.probability > b.probability : a.points < b.points;
  });
  return supports;
}

Json piece_json(const Piece& piece) {
  return {{"hypothesis", piece.representative},
          {"size", piece.size},
          {"width", piece.width},
          {"left", piece.left},
          {"right", piece.right}};
}

void add_worst(NetsStudy& study, const ConceptClass& concept_class, const LabelledRows& rows,
               const Observer& observer) {
  if (!study.options.worst) return;
  std::vector<std::uint64_t> subset;
  for (const NetsStep& step : study.drawn) subset.push_back(step.row);
  const WorstNetRow worst = worst_net_row(concept_class, rows, subset, observer);
  study.worst = worst;
  if (!worst.row || rows.counts().size() > most_summed_points) return;
  const PointCounts counts = replace_row(rows.counts(), rows.rows()[*worst.row], worst.example);
  study.worst_failure = net_failure_of(concept_class, counts, study.options.subset, study.options.alpha, observer);
}

Json worst_json(const NetsStudy& study) {
  const WorstNetRow& worst = *study.worst;
  Json json = {{"longest", worst.width}, {"classes", worst.pieces}};
  if (worst.row) {
    json["row"] = *worst.row;
    json["to"] = std::to_string(worst.example.point) + ':' + to_char(worst.example.label);
    json["in_subset"] = worst.in_subset;
    json["longest_after"] = worst.width_after;
    json["classes_after"] = worst.pieces_after;
    if (study.worst_failure) json["failure_after"] = *study.worst_failure;
  }
  json["neighbours"] = worst.neighbours;
  json["exact"] = worst.exact;
  return json;
}

}  // namespace

double net_failure_of(const ConceptClass& concept_class, std::span<const PointCount> counts, std::uint64_t subset,
                      const Rational& alpha, const Observer& observer) {
  const ClassOnPoints seen(concept_class, points_of(counts));
  const std::vector<char> fails = seen.fails(weights_of(counts), alpha);
  const SupportLaw law(counts, subset, LawArithmetic::fixed_point, observer);
  return net_failure(law, fails, seen.sizes()).probability;
}

NetsStudy run_nets(const ConceptClass& concept_class, const LabelledRows& rows, const NetsStudyOptions& options,
                   const Observer& observer) {
  constexpr std::uint64_t most_sizes = 10'000;
  constexpr std::uint64_t most_draws = 10'000'000;
  if (options.subset < 1 || options.subset > rows.size())
    throw InputError("subset", std::to_string(options.subset), rules::between(1, rows.size()));
  if (options.most > most_sizes) throw InputError("most", std::to_string(options.most), rules::at_most(most_sizes));
  if (options.estimate && (*options.estimate < 1 || *options.estimate > most_draws))
    throw InputError("estimate", std::to_string(*options.estimate), rules::between(1, most_draws));
  NetsStudy study;
  study.options = options;
  study.rows = rows.size();
  study.hypotheses = concept_class.size();
  study.bound_enough = finite_class_net_size(concept_class.size(), options.alpha, options.beta);
  study.dimension = options.dimension;
  study.vc_enough = vc_net_size(study.dimension, options.alpha, options.beta);
  const SeedTree seeds(options.seed);
  Engine draw_engine = seeds.child("nets subset").engine();
  if (rows.counts().size() > most_summed_points) {
    if (!options.estimate)
      throw InputError("data", rules::value_points(rows.counts().size()), rules::exact_law(most_summed_points));
    Engine engine = seeds.child("nets estimate").engine();
    study.failing_draws = 0;
    for (std::uint64_t i = 0; i < *options.estimate; ++i) {
      if (stop_requested(observer, {"draws of T", i, *options.estimate})) throw Stopped();
      std::set<PointIndex> points;
      for (const std::uint64_t row : draw_subset(rows.size(), options.subset, engine))
        points.insert(rows.rows()[row].point);
      const std::vector<PointIndex> list(points.begin(), points.end());
      *study.failing_draws += fails_on(concept_class, rows, list, options.alpha) ? 1U : 0U;
    }
    study.drawn = draw_steps(concept_class, rows, options.subset, draw_engine);
    add_worst(study, concept_class, rows, observer);
    return study;
  }
  const ClassOnPoints seen(concept_class, points_of(rows.counts()));
  const std::vector<char> fails = seen.fails(weights_of(rows.counts()), options.alpha);
  const std::vector<std::uint32_t> sizes = seen.sizes();
  const SupportLaw law(rows.counts(), options.subset, LawArithmetic::automatic, observer);
  study.supports = list_supports(law, fails, sizes);
  study.failure = net_failure(law, fails, sizes);
  study.all_subsets = law.all_subsets();
  for (std::uint64_t subset = 1; subset <= std::min(options.most, rows.size()); ++subset) {
    if (stop_requested(observer, {"sizes", subset, options.most})) throw Stopped();
    // Of the curve only doubles are shown: on many points fractions give them ten times sooner than integers.
    constexpr std::size_t few = 10;
    const SupportLaw of_size(rows.counts(), subset,
                             rows.counts().size() <= few ? LawArithmetic::automatic : LawArithmetic::fixed_point,
                             observer);
    const NetFailure failure = net_failure(of_size, fails, sizes);
    study.curve.push_back({subset, failure.probability,
                           finite_class_failure_bound(concept_class.size(), options.alpha, subset),
                           vc_failure_bound(study.dimension, options.alpha, subset), failure.mean_pieces});
    if (!study.enough && failure.probability <= to_double(options.beta)) study.enough = subset;
  }
  study.drawn = draw_steps(concept_class, rows, options.subset, draw_engine);
  add_worst(study, concept_class, rows, observer);
  return study;
}

Json nets_to_json(const NetsStudy& study) {
  const NetsStudyOptions& options = study.options;
  Json json = {{"subset", options.subset},
               {"rows", study.rows},
               {"alpha", to_string(options.alpha)},
               {"beta", to_string(options.beta)},
               {"hypotheses", study.hypotheses},
               {"vc", study.dimension},
               {"private", false}};
  if (study.failure) {
    json["failure"] = study.failure->probability;
    if (study.failure->exact) {
      json["failure_exact"] = study.failure->exact->str();
      json["all_subsets"] = study.all_subsets.str();
    }
    json["mean_classes"] = study.failure->mean_pieces;
  } else if (study.failing_draws) {
    const std::uint64_t draws = *options.estimate;
    const Interval interval = clopper_pearson(*study.failing_draws, draws);
    json["failure_estimate"] = static_cast<double>(*study.failing_draws) / static_cast<double>(draws);
    json["failure_interval"] = {interval.low, interval.high};
    json["draws_of_subset"] = draws;
  }
  json["failure_bound"] = finite_class_failure_bound(study.hypotheses, options.alpha, options.subset);
  json["vc_bound"] = number_or_null(vc_failure_bound(study.dimension, options.alpha, options.subset));
  json["enough"] = study.enough ? Json(*study.enough) : Json(nullptr);
  json["failure_bound_enough"] = study.bound_enough;
  json["vc_enough"] = study.vc_enough;
  json["supports"] = Json::array();
  for (const NetsSupport& support : study.supports) {
    Json entry = {{"points", support.points},
                  {"probability", support.probability},
                  {"classes", support.classes},
                  {"net", !support.fails}};
    if (support.subsets) entry["subsets"] = support.subsets->str();
    json["supports"].push_back(std::move(entry));
  }
  json["curve"] = Json::array();
  for (const NetsPoint& point : study.curve)
    json["curve"].push_back({{"subset", point.subset},
                             {"failure", point.failure},
                             {"failure_bound", point.failure_bound},
                             {"vc_bound", number_or_null(point.vc_bound)},
                             {"mean_classes", point.mean_classes}});
  json["drawn"] = Json::array();
  for (const NetsStep& step : study.drawn) {
    Json pieces = Json::array();
    for (const Piece& piece : step.pieces) pieces.push_back(piece_json(piece));
    json["drawn"].push_back({{"row", step.row},
                             {"point", step.example.point},
                             {"label", std::string(1, to_char(step.example.label))},
                             {"seen", step.seen},
                             {"classes", step.pieces.size()},
                             {"pieces", std::move(pieces)}});
  }
  if (study.worst) json["worst"] = worst_json(study);
  json["seed"] = std::to_string(options.seed);
  return json;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// predict stable: the stable learner's exact answers on a data file, how far they can move, and single answers to
// queries.
#include <ostream>
#include <utility>

#include "app/cli/predict_kinds.hpp"
#include "app/cli/table_words.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/prediction/net_dimension.hpp"
#include "core/study/stable/stable_study.hpp"

namespace littlestone::cli {
namespace {

void print_worst(std::ostream& out, const ConceptClass& concept_class, const StableStudy& study) {
  if (study.neighbours) {
    const RowChange& worst = study.neighbours->worst;
    out << "neighbours:  no answer moves by more than " << upper_text(worst.stability) << ", exactly, over all "
        << study.neighbours->neighbours << " of this data set: " << example_words(concept_class, worst.from)
        << " becomes " << example_words(concept_class, worst.to) << ", at point "
        << point_words(concept_class, worst.point) << '\n';
  }
  if (!study.any || study.any->counts.empty()) return;
  out << "any data:    "
      << (study.any->exact ? "no more than " + upper_text(study.any->change.stability)
                           : "at least " + lower_text(study.any->change.stability))
      << ", by " << (study.any->exact ? "all " : "a climb over ") << study.any->data_sets << " data sets" << '\n';
}

void print(const Call& call, const ConceptClass& concept_class, const StableStudy& study) {
  std::ostream& out = call.out();
  out << "n " << study.rows << ", n' " << study.options.learner.subset << ", epsilon0 "
      << to_string(study.options.learner.epsilon) << ", best hypothesis " << concept_class.hypothesis_name(study.fewest)
      << '\n';
  out << "point: chance of +" << (study.law ? ", exactly, over all subsets T" : ", estimated") << '\n';
  const std::vector<double>& plus = study.law ? study.law->plus : study.estimate->plus;
  for (std::size_t x = 0; x < plus.size(); ++x) {
    out << x << ": " << plus[x];
    if (study.estimate) out << " +- " << upper_text(study.estimate->half_width);
    out << '\n';
  }
  const StableBounds& bounds = study.bounds;
  out << "stability:   at most " << upper_text(bounds.stability)
      << " for all neighbours, by any private mechanism; at most " << upper_text(bounds.mechanism_stability)
      << " by the exponential one";
  if (bounds.printed_stability) out << "; printed: " << upper_text(*bounds.printed_stability);
  out << '\n' << "excess:      ";
  if (study.law) out << study.law->excess() << " on these rows; ";
  out << "at most " << upper_text(bounds.net + bounds.mechanism) << " (net " << upper_text(bounds.net) << ", mechanism "
      << upper_text(bounds.mechanism) << ")";
  if (bounds.printed_excess) out << "; printed: " << upper_text(*bounds.printed_excess);
  out << '\n';
  print_worst(out, concept_class, study);
  for (const StableSweepPoint& point : study.sweep)
    out << "epsilon0 " << to_string(point.epsilon) << ": stability " << upper_text(point.stability) << " of "
        << upper_text(point.stability_bound) << ", excess " << upper_text(point.excess) << " of "
        << upper_text(point.excess_bound) << '\n';
}

int answer(const Call& call, const ConceptClass& concept_class, const StableOptions& options) {
  const Service service = read_service(call, concept_class);
  const LabelledRows rows = read_rows(call, concept_class, service.release);
  options.validate(rows.size());
  if (call.has("reveal") && (service.release || call.has("draws")))
    throw InputError("reveal", "", rules::reveal_needs_seed());
  if (call.has("reveal")) {
    refuse_others(call, {"ledger", "budget"});
    Json runs = Json::array();
    Engine engine = SeedTree(call.whole("seed")).child("predict stable command").engine();
    for (const PointIndex point : service.points)
      runs.push_back(stable_run_to_json(run_stable(concept_class, rows, options, point, engine)));
    call.print(not_private({{"runs", std::move(runs)}, {"seed", call.text("seed")}}));
    return exit_done;
  }
  std::optional<Rational> delta;
  if (call.has("delta")) delta = service.delta;
  const StableAnswersPrivacy privacy = compose_stable_answers(rows.size(), options, service.points.size(), delta);
  std::optional<PrivacyPromise> law;
  if (privacy.all.delta < 1) law = privacy.all;
  return serve(
      call, concept_class, service, rows, {law, stable_answers_to_json(privacy)},
      [&](const SeedTree&, Engine& engine) {
        return answer_stable_queries(concept_class, rows, options, service.points, engine);
      },
      "predict stable command");
}

}  // namespace

void add_stable_options(Options& options) {
  add_option(options, "estimate",
             "With stable and agnostic: where the data have more than 16 distinct points, estimate the answers from R "
             "random subsets.",
             "R");
  add_option(options, "climb",
             "With stable: search for the worst pair of data sets; at most so many laws are worked out.", "N");
  add_flag(options, "sweep", "With stable: also stability and excess for epsilons from 0.02 to 2.");
  add_flag(options, "reveal",
           "With stable, --query and --seed: show each run, with what lies before the privacy boundary.");
}

int predict_stable(const Call& call) {
  const ConceptClass concept_class = make_class(call.positional(1, "class"));
  refuse_others(call, {"blocks", "rule", "stability", "learner", "epsilon1", "epsilon2", "score", "flip", "alpha",
                       "beta", "wanted", "apart", "examples", "marginal", "target"});
  need(call, "subset");
  StableStudyOptions options;
  options.learner.subset = call.whole("subset");
  options.learner.epsilon = parse_rational("epsilon", call.text("epsilon", "0.5"));
  if (call.has("query")) {
    refuse_others(call, {"estimate", "climb", "sweep", "worst"});
    return answer(call, concept_class, options.learner);
  }
  for (const char* option : {"release", "draws", "delta", "reveal", "ledger", "budget"})
    if (call.has(option)) throw InputError("query", "", rules::is_missing());
  options.worst = call.has("worst");
  options.sweep = call.has("sweep");
  if (call.has("estimate")) options.estimate = call.whole("estimate");
  if (call.has("climb")) {
    options.climb = call.whole("climb");
    if (options.climb < 1 || options.climb > 1'000'000'000)
      throw InputError("climb", call.text("climb"), rules::between(1, 1'000'000'000));
  }
  options.seed = call.whole("seed", 1);
  const LabelledRows rows = read_rows(call, concept_class, false);
  options.dimension = net_dimension(concept_class, progress_observer(call.err())).dimension;
  const StableStudy study = run_stable_study(concept_class, rows, options, progress_observer(call.err()));
  Json json = stable_to_json(study);
  json["class"] = concept_class.name();
  print_study(call, std::move(json), [&] { print(call, concept_class, study); });
  return exit_done;
}

}  // namespace littlestone::cli

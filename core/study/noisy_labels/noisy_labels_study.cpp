// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/noisy_labels/noisy_labels_study.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/composition.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

namespace {

Json finite_or_null(double value) { return std::isfinite(value) ? Json(value) : Json(nullptr); }

}  // namespace

NoisyLabelsStudy run_noisy_labels_study(BlockTrainer& trainer, const LabelledRows& rows,
                                        const NoisyLabelsStudyOptions& options, const Observer& observer) {
  options.predictor.validate(rows.size());
  options.goal.validate();
  const std::uint64_t hypotheses = trainer.concept_class().size();
  NoisyLabelsStudy study;
  study.options = options;
  study.rows = rows.size();
  study.privacy = options.apart ? noisy_labels_privacy(rows.size(), hypotheses, options.predictor, *options.apart)
                                : best_noisy_labels_privacy(rows.size(), hypotheses, options.predictor);
  study.checks = noisy_labels_checks(rows.size(), hypotheses, options.predictor, options.goal, study.privacy.apart);
  if (options.estimate > 0 && rows.counts().size() > most_summed_points) {
    if (options.worst) throw InputError("worst", "", rules::exact_law(most_summed_points));
    Engine engine = SeedTree(options.seed).child("noisy labels estimate").engine();
    study.estimate = estimate_noisy_labels(trainer, rows, options.predictor, options.estimate, engine, observer);
    return study;
  }
  study.law = noisy_labels_law(trainer, rows, options.predictor, observer);
  if (options.worst) study.worst = worst_noisy_labels(trainer, rows, options.predictor, observer);
  return study;
}

Json noisy_labels_to_json(const NoisyLabelsStudy& study, const LabelledRows& rows) {
  const NoisyLabelsOptions& options = study.options.predictor;
  Json json = {{"private", false},  // before the boundary
               {"examples", study.rows},
               {"subset", options.subset},
               {"blocks", options.rule.blocks},
               {"epsilon1", to_string(options.epsilon1)},
               {"epsilon2", to_string(options.rule.epsilon)},
               {"score", to_string(options.score)},
               {"learner", to_string(options.learner)},
               {"kind", to_string(options.rule.kind)},
               {"flip", to_string(options.flip)},
               {"apart", study.privacy.apart},
               {"epsilon_bound", finite_or_null(study.privacy.epsilon)},
               {"delta_bound", study.privacy.delta},
               {"flipped", nullptr},
               {"checks", Json::array()}};
  if (study.law) {
    const NoisyLabelsLaw& law = *study.law;
    json["plus"] = law.plus;
    json["chosen"] = law.drawn;
    json["chosen_errors"] = law.chosen_errors;
    json["fewest_errors"] = law.fewest;
    json["error"] = law.error;
    json["excess"] = law.error - static_cast<double>(law.fewest) / static_cast<double>(study.rows);
  } else {
    json["plus_estimate"] = study.estimate->plus;
    json["plus_interval"] = Json::array();
    for (const double p : study.estimate->plus)
      json["plus_interval"].push_back(
          {std::max(0.0, p - study.estimate->half_width), std::min(1.0, p + study.estimate->half_width)});
    json["draws"] = study.estimate->draws;
    json["seed"] = std::to_string(study.options.seed);
  }
  if (options.flip > 0) json["flipped"] = {{"epsilon", finite_or_null(study.privacy.flipped_epsilon)}, {"delta", 0}};
  for (const NoisyLabelsCheck& check : study.checks)
    json["checks"].push_back({{"name", check.name},
                              {"left", finite_or_null(check.left)},
                              {"relation", check.at_most ? "<=" : ">="},
                              {"right", finite_or_null(check.right)},
                              {"holds", check.holds},
                              {"meaning", check.meaning}});
  if (study.worst) {
    const WorstNoisyLabels& worst = *study.worst;
    Json found = {{"epsilon", finite_or_null(worst.epsilon)}, {"neighbours", worst.neighbours}, {"exact", worst.exact}};
    if (worst.row) {
      const auto example = [](const Example& e) -> Json {
        return {{"point", e.point}, {"label", std::string(1, to_char(e.label))}};
      };
      found["row"] = *worst.row;
      found["from"] = example(rows.rows()[*worst.row]);
      found["to"] = example(worst.example);
      found["point"] = worst.point;
      found["before"] = worst.before;
      found["after"] = worst.after;
    }
    json["worst"] = std::move(found);
  }
  return json;
}

NoisyLabelsAnswersPrivacy compose_noisy_labels_answers(const NoisyLabelsPrivacy& privacy, bool flipped,
                                                       std::uint64_t answers, const Rational& delta) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  if (answers < 1 || answers > 1000) throw InputError("query", std::to_string(answers), rules::between(1, 1000));
  if (delta < 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::delta_below_1());
  NoisyLabelsAnswersPrivacy result;
  result.answers = answers;
  result.at = delta;
  result.epsilon = flipped ? privacy.flipped_epsilon : privacy.epsilon;
  result.delta = flipped ? 0 : privacy.delta;
  result.basic_epsilon = static_cast<double>(answers) * result.epsilon;
  result.basic_delta = std::min(1.0, static_cast<double>(answers) * result.delta);
  if (!std::isfinite(result.epsilon) || result.epsilon > 10'000 || result.delta >= 1) {
    result.advanced = infinity;
    result.composed = infinity;
    return result;
  }
  const std::vector<PrivacyPromise> runs(answers, {Rational(result.epsilon), Rational(result.delta)});
  const auto exact = exact_composition(runs).epsilon(PrivacyReal(delta));
  result.composed = exact ? rounded_up(*exact) : infinity;
  const Rational spent = Rational(result.delta) * answers;
  if (delta > spent)
    result.advanced = advanced_epsilon(runs, delta);
  else
    result.advanced = result.delta == 0 ? result.basic_epsilon : infinity;
  return result;
}

Json noisy_labels_answers_to_json(const NoisyLabelsAnswersPrivacy& privacy) {
  return {{"answers", privacy.answers},
          {"one", {{"epsilon", finite_or_null(privacy.epsilon)}, {"delta", privacy.delta}}},
          {"basic", {{"epsilon", finite_or_null(privacy.basic_epsilon)}, {"delta", privacy.basic_delta}}},
          {"delta", to_string(privacy.at)},
          {"advanced", finite_or_null(privacy.advanced)},
          {"composed", finite_or_null(privacy.composed)},
          {"exact", false}};
}

AnsweredQueries answer_noisy_labels_queries(BlockTrainer& trainer, const LabelledRows& rows,
                                            const NoisyLabelsOptions& options, std::span<const PointIndex> points,
                                            Engine& engine) {
  AnsweredQueries answered;
  for (const PointIndex x : points) {
    answered.points.push_back(x);
    answered.answers.push_back(run_noisy_labels(trainer, rows, options, x, engine).answer);
  }
  return answered;
}

}  // namespace littlestone

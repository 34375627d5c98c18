// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/relabel/relabel_study.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/selection.hpp"
#include "core/study/json_parts.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

RelabelStudy relabel_rows(const ConceptClass& concept_class, const Sample& sample, const RelabelOptions& options,
                          std::vector<std::uint32_t> subset, const SeedTree& stream) {
  RelabelStudy study;
  study.options = options;
  study.privacy =
      relabel_privacy(options.learner_epsilon, options.learner_delta, options.epsilon, options.subset, sample.size());
  study.subset = std::move(subset);
  study.dichotomies = dichotomies_of(concept_class, sample, study.subset, options.score);
  std::vector<std::uint64_t> errors;
  for (const Dichotomy& way : study.dichotomies) errors.push_back(way.errors);
  study.probabilities = selection_probabilities(errors, options.epsilon);
  Engine choice_engine = stream.child("choice").engine();
  study.selected = exponential_mechanism(errors, options.epsilon, choice_engine);
  const std::vector<Label>& labels = study.dichotomies[study.selected].labels;
  for (std::size_t i = 0; i < study.subset.size(); ++i) {
    const Example& before = sample[study.subset[i]];
    study.relabelled.push_back({before.point, labels[i]});
    study.flips += labels[i] != before.label ? 1U : 0U;
  }
  return study;
}

RelabelStudy run_relabel(const ConceptClass& concept_class, const Sample& sample, const RelabelOptions& options,
                         const SeedTree& stream) {
  (void)relabel_privacy(options.learner_epsilon, options.learner_delta, options.epsilon, options.subset, sample.size());
  Engine subset_engine = stream.child("subset").engine();
  return relabel_rows(concept_class, sample, options, random_subset(sample.size(), options.subset, subset_engine),
                      stream);
}

Json relabel_to_json(const ConceptClass& concept_class, const Sample& sample, const RelabelStudy& study) {
  Json dichotomies = Json::array();
  for (std::size_t i = 0; i < study.dichotomies.size(); ++i) {
    const Dichotomy& way = study.dichotomies[i];
    std::string labels;
    for (const Label label : way.labels) labels += to_char(label);
    dichotomies.push_back({{"labels", labels},
                           {"errors", way.errors},
                           {"hypotheses", way.behind},
                           {"probability", study.probabilities[i]}});
  }
  Json rows = Json::array();
  for (std::size_t i = 0; i < study.relabelled.size(); ++i) {
    rows.push_back({{"point", study.relabelled[i].point},
                    {"label", std::string(1, to_char(study.relabelled[i].label))},
                    {"was", std::string(1, to_char(sample[study.subset[i]].label))}});
  }
  const bool proved = study.options.score == RelabelScore::minimum;
  return {{"class", concept_class.name()},
          {"examples", sample.size()},
          {"subset", study.subset},
          {"dichotomies", std::move(dichotomies)},
          {"selected", study.selected},
          {"relabelled", std::move(rows)},
          {"flips", study.flips},
          {"score", proved ? "minimum" : "representative"},
          {"total_epsilon", proved ? Json(study.privacy.epsilon) : Json()},
          {"total_delta", proved ? Json(study.privacy.delta) : Json()},
          {"paper_epsilon", number_or_null(study.privacy.paper_epsilon)},
          {"paper_delta", number_or_null(study.privacy.paper_delta)}};
}

RelabelCounterexample find_relabel_counterexample(std::uint64_t rows, const RelabelOptions& options,
                                                  const Observer& observer) {
  constexpr std::uint64_t most_rows = 2000;
  if (rows < 2 || rows > most_rows) throw InputError("rows", std::to_string(rows), rules::between(2, most_rows));
  RelabelCounterexample found;
  found.rows = rows;
  found.subset = options.subset;
  found.privacy = relabel_privacy(options.learner_epsilon, 0, options.epsilon, options.subset, rows);
  const double inside = to_double(options.learner_epsilon);
  const double choice = to_double(options.epsilon);
  for (std::uint64_t w = 1; w < rows; ++w) {
    if (stop_requested(observer, {"counterexample", w, rows})) throw Stopped();
    const double loss = literal_score_loss(rows, options.subset, w, inside, choice);
    if (loss <= found.loss) continue;
    found.loss = loss;
    found.w_rows = w;
  }
  if (found.w_rows == 0) found.w_rows = 1;
  found.repaired_loss = literal_score_loss(rows, options.subset, found.w_rows, inside, choice, RelabelScore::minimum);
  return found;
}

Json counterexample_to_json(const RelabelCounterexample& found) {
  return {{"rows", found.rows},
          {"subset", found.subset},
          {"w_rows", found.w_rows},
          {"loss", found.loss},
          {"paper_epsilon", number_or_null(found.privacy.paper_epsilon)},
          {"fails", found.privacy.paper_epsilon ? Json(found.loss > *found.privacy.paper_epsilon) : Json()},
          {"repaired_loss", found.repaired_loss},
          {"total_epsilon", found.privacy.epsilon}};
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/amplify/amplify_study.hpp"

#include <algorithm>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/json_parts.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::uint64_t longest_copies = 1000;      // mean number of copies a list is made for
constexpr std::uint64_t most_kept = 1'000'000'000;  // draws for which the least n is searched

}  // namespace

std::string word_of(const std::vector<bool>& rows) {
  std::string word;
  for (const bool row : rows) word += row ? '1' : '0';
  return word;
}

AmplifyStudy run_amplify(const AmplifyStudyOptions& options, const Observer& observer) {
  const AmplifyOptions& amplify_options = options.amplify;
  AmplifyStudy study;
  study.options = options;
  study.amplified = amplify(amplify_options);
  if (options.in_order) {
    if (amplify_options.with_replacement) throw InputError("in-order", "", rules::extra_argument());
    if (amplify_options.delta != 0) throw InputError("delta", to_string(amplify_options.delta), rules::equal_to(0));
    study.worst =
        worst_learner(Sampling::in_order, amplify_options.epsilon,
                      static_cast<std::size_t>(std::min<std::uint64_t>(amplify_options.rows, 1000)),
                      static_cast<std::size_t>(std::min<std::uint64_t>(amplify_options.drawn, 1000)), observer);
  }
  if (!amplify_options.with_replacement) {
    study.copies = copies_law(amplify_options);
    return study;
  }
  if (amplify_options.rows > 1 && amplify_options.drawn / amplify_options.rows < longest_copies)
    study.copies = copies_law(amplify_options);
  if (amplify_options.epsilon <= 40 && amplify_options.drawn <= most_kept && to_double(amplify_options.epsilon) <= 20)
    study.keeping = rows_that_keep(amplify_options.epsilon, amplify_options.drawn);
  return study;
}

Json amplify_to_json(const AmplifyStudy& study) {
  const AmplifyOptions& options = study.options.amplify;
  Json json = {{"examples", options.rows},
               {"subset", options.drawn},
               {"epsilon_before", to_string(options.epsilon)},
               {"delta_before", to_string(options.delta)},
               {"sampling", options.with_replacement ? "with-replacement"
                            : study.options.in_order ? "in-order"
                                                     : "shuffled"},
               {"epsilon", study.worst ? study.worst->epsilon : study.amplified.epsilon},
               {"delta", study.amplified.delta},
               {"paper_epsilon", number_or_null(study.amplified.paper_epsilon)},
               {"paper_delta", number_or_null(study.amplified.paper_delta)}};
  if (study.worst) {
    json["shuffled_epsilon"] = study.amplified.epsilon;
    json["counterexample"] = {{"exceeds", study.worst->epsilon > study.amplified.epsilon + 1e-9},
                              {"rows", word_of(study.worst->rows)},
                              {"changed", study.worst->changed},
                              {"exponents", study.worst->exponents},
                              {"learners", study.worst->learners},
                              {"data_sets", study.worst->data_sets}};
  }
  if (study.keeping) {
    json["least_examples"] = study.keeping->least;
    json["sufficient_examples"] = study.keeping->sufficient;
    json["paper_examples"] = study.keeping->paper;
  }
  json["copies"] = study.copies;
  return json;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/ladder/ladder_run.hpp"

#include <algorithm>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"
#include "core/online/littlestone.hpp"
#include "core/stability/complex_certificate.hpp"
#include "core/study/certificates/shipped_certificates.hpp"
#include "core/study/one_more_point/one_more_point_run.hpp"

namespace littlestone {
namespace {

/// The rows of a class in their order, "++-/+--".
std::string ladder_table(const ConceptClass& concept_class) {
  std::string table;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h)
    table += (table.empty() ? "" : "/") + concept_class.row(h).to_string();
  return table;
}

/// A certificate about one example.
struct OneExampleBound {
  std::vector<std::string> rows;
  Rational alpha;
  bool upper = false;
  Rational value;
};

const std::vector<OneExampleBound>& ladder_one_example_bounds() {
  static const std::vector<OneExampleBound> bounds = [] {
    std::vector<OneExampleBound> all;
    const auto add = [&](const BoundRecord& record, bool upper, const Rational& value) {
      if (record.examples == 1)
        all.push_back({ladder_sorted_rows(make_class(record.class_text)), record.alpha, upper, value});
    };
    for (const ShippedFile& file : shipped_complex_files()) {
      const ComplexCertificate certificate = parse_complex_certificate(file.text);
      if (const auto* tree = std::get_if<TreeRecord>(&certificate)) add(*tree, true, tree->upper);
      if (const auto* learner = std::get_if<LearnerRecord>(&certificate)) add(*learner, false, learner->lower);
    }
    return all;
  }();
  return bounds;
}

OneExample ladder_one_example(const ConceptClass& concept_class, const ListNumber& lists) {
  const HypothesisComplex complex(concept_class);
  OneExample one{Rational(1, complex.most_at_a_vertex()), Rational(1, lists.lower), std::nullopt};
  if (one.exact()) return one;
  const std::vector<std::string> rows = ladder_sorted_rows(concept_class);
  std::vector<OneExampleBound> own;
  for (const OneExampleBound& bound : ladder_one_example_bounds()) {
    if (bound.rows == rows) own.push_back(bound);
    if (bound.rows == rows && bound.upper && bound.alpha > one.alpha.value_or(0)) one.alpha = bound.alpha;
  }
  if (!one.alpha) return one;  // a learner's table alone says nothing at another α
  // ρ_1 rises with α.
  for (const OneExampleBound& bound : own) {
    if (bound.upper && bound.alpha >= *one.alpha) one.upper = std::min(one.upper, bound.value);
    if (!bound.upper && bound.alpha <= *one.alpha) one.lower = std::max(one.lower, bound.value);
  }
  return one;
}

LadderRow ladder_row_of(const std::string& text, const StabilityScenario& scenario) {
  LadderRow row{.class_text = text, .concept_class = make_class(text)};
  row.dimension = littlestone_dimension(row.concept_class);
  row.vc = vc_dimension(row.concept_class);
  row.lists = list_number(row.concept_class);
  row.one = ladder_one_example(row.concept_class, row.lists);
  const bool more = scenario.proof != "2,6,14";
  row.searched = ladder_proof(row.dimension, LadderBlocks::more);
  const LadderProof fewer = ladder_proof(row.dimension, LadderBlocks::fewer);
  row.proof = more ? row.searched : fewer;
  row.other = more ? fewer : row.searched;
  AccuracyGoal goal;
  goal.dimension = row.dimension;
  row.paper = paper_constants(goal).eta;
  return row;
}

/// The answer, from what is known or by a search; none where the class is too large for one.
std::optional<WorstWorld> ladder_ask(const LadderRow& row, const StabilityScenario& scenario, OnFail on_fail,
                                     const LadderDetail& detail, const Observer& observer, LadderAnswers& answers) {
  const LadderQuestion question{ladder_table(row.concept_class), scenario.block, scenario.allowed, on_fail};
  if (const auto known = answers.find(question); known != answers.end()) return known->second;
  if (!detail.search || stop_requested(observer, {"worst", 0, 0})) return std::nullopt;
  WorstOptions options;
  options.tolerance = detail.tolerance.value_or(on_fail == OnFail::fail ? Rational(1, 2000) : row.tolerance());
  const WorstProblem problem = ladder_problem(row, scenario, on_fail);
  std::optional<WorstWorld> found;
  try {
    const std::uint64_t cost = cost_of_evaluation(chains_of(row.concept_class, problem, observer), problem);
    options.most_boxes =
        static_cast<std::uint64_t>(detail.most_work / static_cast<double>(std::max<std::uint64_t>(1, cost))) + 1;
    found = find_worst_world(row.concept_class, problem, options, observer);
  } catch (const InputError& error) {
    if (error.field() != "auxiliary") throw;  // of an evaluation that costs too much
  }
  if (!found || found->ended == Ended::completed) answers[question] = found;
  return found;
}

bool ladder_knows(const LadderRow& row, const StabilityScenario& scenario, const LadderAnswers& answers) {
  const std::string table = ladder_table(row.concept_class);
  return answers.contains({table, scenario.block, scenario.allowed, OnFail::soa}) &&
         answers.contains({table, scenario.block, scenario.allowed, OnFail::fail});
}

}  // namespace

Rational LadderRow::tolerance() const {
  return concept_class.points() <= 3 && dimension <= 2 ? Rational(1, 500) : Rational(1, 200);
}

bool LadderRow::reaches() const { return g_star && g_star->lower + to_double(tolerance()) >= ceiling() - 1e-4; }

std::uint64_t LadderRow::examples(const StabilityScenario& scenario) const {
  return (searched.blocks + 1) * std::stoull(scenario.block);
}

std::uint64_t LadderRun::block() const { return std::stoull(scenario.block); }

std::size_t LadderRun::hardest() const {
  std::size_t hardest = 0;
  for (std::size_t i = 1; i < rows.size(); ++i)
    if (rows[i].lists.lower >= rows[hardest].lists.lower) hardest = i;
  return hardest;
}

std::optional<std::size_t> LadderRun::farthest() const {
  std::optional<std::size_t> farthest;
  double most = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].g_star || rows[i].reaches()) continue;
    const double apart = rows[i].ceiling() - rows[i].g_star->upper;
    if (apart <= most) continue;
    most = apart;
    farthest = i;
  }
  return farthest;
}

WorstProblem ladder_problem(const LadderRow& row, const StabilityScenario& scenario, OnFail on_fail) {
  WorstProblem problem;
  problem.learner.auxiliary = std::stoull(scenario.block);
  problem.learner.cap = row.searched.blocks * problem.learner.auxiliary;
  problem.learner.levels = row.searched.levels;
  problem.learner.on_fail = on_fail;
  if (scenario.allowed != "any") problem.alpha = parse_rational("allowed", scenario.allowed);
  return problem;
}

std::vector<std::string> ladder_sorted_rows(const ConceptClass& concept_class) {
  std::vector<std::string> rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) rows.push_back(concept_class.row(h).to_string());
  std::sort(rows.begin(), rows.end());
  return rows;
}

std::shared_ptr<const LadderRun> to_search_again(const std::shared_ptr<const LadderRun>& run) {
  if (!run->complete || !run->answers) return run;  // an open bracket is no answer
  auto again = std::make_shared<LadderRun>(*run);
  LadderAnswers answers = *run->answers;
  for (const LadderRow& row : run->rows) {
    const std::string table = ladder_table(row.concept_class);
    for (const OnFail on_fail : {OnFail::soa, OnFail::fail})
      answers.erase({table, run->scenario.block, run->scenario.allowed, on_fail});
  }
  again->answers = std::make_shared<const LadderAnswers>(std::move(answers));
  return again;
}

std::shared_ptr<const LadderRun> compute_ladder(const StabilityScenario& scenario, const Observer& observer,
                                                const LadderDetail& detail,
                                                const std::shared_ptr<const LadderRun>& earlier,
                                                const LadderPost& post) {
  LadderRun run;
  run.scenario = scenario;
  for (const std::string& text : ladder_classes_of(scenario)) {
    if (stop_requested(observer, {"ladder", run.rows.size(), 0})) throw Stopped();
    run.rows.push_back(ladder_row_of(text, scenario));
  }
  std::stable_sort(run.rows.begin(), run.rows.end(),
                   [](const LadderRow& a, const LadderRow& b) { return a.dimension < b.dimension; });
  LadderAnswers answers;
  if (earlier && earlier->answers) answers = *earlier->answers;
  const auto shown = [&] {
    auto copy = std::make_shared<LadderRun>(run);
    copy->answers = std::make_shared<const LadderAnswers>(answers);
    return copy;
  };
  const auto answer = [&](LadderRow& row) {
    row.g_star = ladder_ask(row, scenario, OnFail::soa, detail, observer, answers);
    row.g = ladder_ask(row, scenario, OnFail::fail, detail, observer, answers);
    row.asked = ladder_knows(row, scenario, answers);
  };
  for (LadderRow& row : run.rows)
    if (ladder_knows(row, scenario, answers)) answer(row);
  const auto open = [&] {
    return static_cast<std::size_t>(
        std::count_if(run.rows.begin(), run.rows.end(), [](const LadderRow& row) { return !row.asked; }));
  };
  if (post && detail.search && open() > 0) post(shown());
  for (LadderRow& row : run.rows) {
    if (row.asked || !detail.search || row.concept_class.points() > detail.most_points) continue;
    answer(row);
    if (stop_requested(observer, {"ladder", run.rows.size() - open(), run.rows.size()})) break;
    if (post && open() > 0) post(shown());
  }
  run.complete = open() == 0;
  return shown();
}

std::optional<std::string> ladder_known(const LadderRow& row) {
  const auto rows = ladder_sorted_rows(row.concept_class);
  for (const bool known : {true, false}) {
    if (rows == ladder_sorted_rows(make_class(known ? class_with_known : class_without_known)))
      return known ? "with" : "without";
  }
  return std::nullopt;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/noisy_labels/noisy_labels_run.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/flip.hpp"
#include "core/prediction/mechanism_plan.hpp"
#include "core/prediction/stable_bounds.hpp"
#include "core/privacy/selection.hpp"
#include "core/random/engine.hpp"

namespace littlestone {
namespace {

constexpr std::size_t noisy_most_columns = 18;         // of the picture
constexpr std::size_t noisy_whole_class_columns = 12;  // a class of at most so many is shown whole
constexpr double noisy_most_swap_work = 3e7;           // rows that the search for a telling swap relabels
constexpr double noisy_quick_worst_work = 2e7;         // about a tenth of a second: sooner than the calculator's curves
constexpr std::uint64_t noisy_most_worst_steps = 1'000'000'000;  // of the search for the worst change: some seconds

std::uint64_t errors_of_piece(const MergedClass& merged, std::size_t piece, std::span<const std::uint64_t> errors) {
  std::uint64_t least = errors[merged.representatives[piece]];
  for (std::size_t h = 0; h < errors.size(); ++h)
    if (merged.piece_of[h] == piece) least = std::min(least, errors[h]);
  return least;
}

std::vector<PointIndex> noisy_points_at(const LabelledRows& rows, std::span<const std::uint64_t> subset,
                                        std::optional<std::uint64_t> without, std::optional<std::uint64_t> with) {
  std::set<PointIndex> points;
  for (const std::uint64_t row : subset)
    if (row != without) points.insert(rows.rows()[row].point);
  if (with) points.insert(rows.rows()[*with].point);
  return {points.begin(), points.end()};
}

/// The hypotheses of one piece of `shared` so that pieces of T and of T′ each lie together where that can be: T divides
/// it by one point and T′ by another, so there are four cells at most, and the first of them is never empty.
std::vector<HypothesisIndex> ordered_members(const NoisySwap& swap, std::size_t piece) {
  std::vector<HypothesisIndex> cells[2][2];
  std::optional<std::uint32_t> first_before;
  std::optional<std::uint32_t> first_after;
  for (HypothesisIndex h = 0; h < swap.shared.piece_of.size(); ++h) {
    if (swap.shared.piece_of[h] != piece) continue;
    if (!first_before) {
      first_before = swap.before.piece_of[h];
      first_after = swap.after.piece_of[h];
    }
    const std::size_t b = swap.before.piece_of[h] == *first_before ? 0 : 1;
    const std::size_t a = swap.after.piece_of[h] == *first_after ? 0 : 1;
    cells[b][a].push_back(h);
  }
  std::vector<HypothesisIndex> members;
  const auto append = [&](const std::vector<HypothesisIndex>& cell) {
    members.insert(members.end(), cell.begin(), cell.end());
  };
  const bool only_first = cells[1][1].empty() && !cells[1][0].empty();
  const std::size_t left = only_first ? 1 : 0;
  append(cells[0][left]);
  append(cells[0][1 - left]);
  const std::size_t next = !only_first && !cells[0][1].empty() ? 1 : 0;
  append(cells[1][next]);
  append(cells[1][1 - next]);
  return members;
}

std::vector<NoisyMatch> matches_of(const NoisySwap& swap) {
  std::vector<NoisyMatch> matches;
  for (std::size_t i = 0; i < swap.law.matches.size(); ++i) {
    const PieceMatch& one = swap.law.matches[i];
    matches.push_back({one.before, one.after, ordered_members(swap, i), one.apart});
  }
  return matches;
}

std::vector<NoisyMatch> unmatched(const MergedClass& merged) {
  std::vector<NoisyMatch> matches(merged.representatives.size());
  for (HypothesisIndex h = 0; h < merged.piece_of.size(); ++h) matches[merged.piece_of[h]].members.push_back(h);
  for (std::size_t i = 0; i < matches.size(); ++i) matches[i].before = matches[i].after = {merged.representatives[i]};
  return matches;
}

/// A swap that was looked at: what leaves, what enters, and whether it splits one piece and joins two.
struct SwapCandidate {
  std::size_t place = 0;
  std::uint64_t entering = 0;
  bool splits_and_joins = false;
  bool changes = false;
};

/// What decides which swaps there are: what H_T becomes depends on the points alone, so one row a point is enough.
std::vector<SwapCandidate> candidates_of(const NoisyRun& run) {
  const LabelledRows& rows = run.rows();
  const ConceptClass& concept_class = run.concept_class();
  std::vector<std::size_t> places;
  if (run.scenario.leaving) {
    places.push_back(*run.scenario.leaving);
  } else {
    std::set<PointIndex> seen;
    for (std::size_t i = 0; i < run.subset.size(); ++i)
      if (seen.insert(rows.rows()[run.subset[i]].point).second) places.push_back(i);
  }
  const std::set<std::uint64_t> in_subset(run.subset.begin(), run.subset.end());
  std::vector<std::uint64_t> entering;
  if (run.scenario.entering) {
    entering.push_back(*run.scenario.entering);
  } else {
    std::set<PointIndex> seen;
    for (std::uint64_t row = 0; row < rows.size() && seen.size() < rows.counts().size(); ++row)
      if (!in_subset.contains(row) && seen.insert(rows.rows()[row].point).second) entering.push_back(row);
  }
  constexpr std::size_t most = 400;
  std::vector<SwapCandidate> found;
  for (const std::size_t place : places) {
    const std::uint64_t leaving = run.subset[place];
    const MergedClass shared = merge_equal_on(concept_class, noisy_points_at(rows, run.subset, leaving, {}));
    for (const std::uint64_t row : entering) {
      if (found.size() >= most) return found;
      const MergedClass after = merge_equal_on(concept_class, noisy_points_at(rows, run.subset, leaving, row));
      std::vector<int> before_parts(shared.representatives.size());
      std::vector<int> after_parts(shared.representatives.size());
      for (const HypothesisIndex h : run.merged.representatives) ++before_parts[shared.piece_of[h]];
      for (const HypothesisIndex h : after.representatives) ++after_parts[shared.piece_of[h]];
      SwapCandidate one{place, row};
      bool splits = false;
      bool joins = false;
      for (std::size_t i = 0; i < before_parts.size(); ++i) {
        splits |= before_parts[i] < after_parts[i];
        joins |= before_parts[i] > after_parts[i];
        one.changes |= before_parts[i] > 1 || after_parts[i] > 1;
      }
      one.splits_and_joins = splits && joins;
      found.push_back(one);
    }
  }
  return found;
}

/// The most telling swap: one that splits a piece and joins two, of these the one with the largest exact ε; else the
/// largest ε of all.
std::optional<NoisySwap> find_swap(const NoisyRun& run, BlockTrainer& trainer, const Observer& observer) {
  std::vector<SwapCandidate> candidates = candidates_of(run);
  if (candidates.empty()) return std::nullopt;
  std::stable_sort(candidates.begin(), candidates.end(), [](const SwapCandidate& one, const SwapCandidate& other) {
    return std::pair(one.splits_and_joins, one.changes) > std::pair(other.splits_and_joins, other.changes);
  });
  const double each = static_cast<double>(run.rows().size()) +
                      static_cast<double>(run.merged.representatives.size() * run.scenario.noisy_blocks) *
                          static_cast<double>(run.points());
  const auto most = static_cast<std::size_t>(std::max(1.0, noisy_most_swap_work / each));
  std::optional<NoisySwap> best;
  std::size_t tried = 0;
  for (const SwapCandidate& one : candidates) {
    if (best && (tried >= most || one.splits_and_joins != candidates.front().splits_and_joins || !one.changes)) break;
    if (stop_requested(observer, {"swaps", tried, candidates.size()})) throw Stopped();
    ++tried;
    SubsetSwap law = swap_in_subset(trainer, run.rows(), run.options, run.subset, run.subset[one.place], one.entering);
    if (best && law.epsilon <= best->law.epsilon) continue;
    best.emplace();
    best->place = one.place;
    best->leaving = run.subset[one.place];
    best->entering = one.entering;
    best->law = std::move(law);
  }
  best->own_choice = !run.scenario.leaving && !run.scenario.entering;
  best->before = run.merged;
  best->shared = merge_equal_on(run.concept_class(), noisy_points_at(run.rows(), run.subset, best->leaving, {}));
  best->after =
      merge_equal_on(run.concept_class(), noisy_points_at(run.rows(), run.subset, best->leaving, best->entering));
  return best;
}

LabelledRows relabelled_by(const NoisyRun& run, HypothesisIndex h) {
  Sample rows = run.rows().rows();
  const LabelVector& labels = run.concept_class().row(h);
  for (Example& one : rows) one.label = labels[one.point];
  return {std::move(rows), run.points()};
}

void choose_and_vote(NoisyRun& run, BlockTrainer& trainer, const Observer& observer) {
  run.errors = errors_on(run.concept_class(), run.rows().counts());
  std::vector<std::uint64_t> scores;
  for (std::size_t i = 0; i < run.merged.representatives.size(); ++i) {
    scores.push_back(run.scenario.score == PieceScore::minimum ? errors_of_piece(run.merged, i, run.errors)
                                                               : run.errors[run.merged.representatives[i]]);
  }
  const std::vector<double> chances = selection_probabilities(scores, run.scenario.epsilon1);
  run.drawn.assign(run.concept_class().size(), 0);
  for (std::size_t i = 0; i < chances.size(); ++i) run.drawn[run.merged.representatives[i]] = chances[i];
  Engine engine = SeedTree(run.scenario.seed).child("prediction").child("noisy choice").engine();
  run.chosen = run.merged.representatives[exponential_mechanism(scores, run.scenario.epsilon1, engine)];
  run.relabelled = run.errors[run.chosen];
  const LabelledRows relabelled = relabelled_by(run, run.chosen);
  const VotesPredictor predictor(trainer, relabelled.rows(), {run.options.rule, run.options.learner}, observer);
  run.blocks = predictor.blocks();
  run.votes = predictor.votes();
}

void answer_columns(NoisyRun& run, BlockTrainer& trainer, const Observer& observer) {
  std::set<HypothesisIndex> asked = {run.chosen};
  for (const NoisyColumns::Group& group : run.columns.groups)
    asked.insert(group.hypotheses.begin(), group.hypotheses.end());
  for (const HypothesisIndex h : asked) {
    const LabelledRows relabelled = relabelled_by(run, h);
    const VotesPredictor predictor(trainer, relabelled.rows(), {run.options.rule, run.options.learner}, observer);
    run.answers.push_back({h, predictor.votes(), predictor.plus()});
  }
}

/// Throws InputError where the row that leaves is none of T, or the one that enters is none of S or is of T.
void check_swap(const NoisyRun& run) {
  const PredictionScenario& scenario = run.scenario;
  if (scenario.leaving && *scenario.leaving >= run.subset.size())
    throw InputError("leaving", std::to_string(*scenario.leaving), rules::between(0, run.subset.size() - 1));
  if (!scenario.entering) return;
  const std::uint64_t row = *scenario.entering;
  if (row >= run.rows().size())
    throw InputError("entering", std::to_string(row), rules::between(0, run.rows().size() - 1));
  if (std::find(run.subset.begin(), run.subset.end(), row) != run.subset.end())
    throw InputError("entering", std::to_string(row), rules::row_of_t_already());
}

/// The rows of T by the scenario, and all that follows from them at once.
void begin_study(NoisyRun& run, const Observer& observer) {
  const PredictionScenario& scenario = run.scenario;
  run.data = std::make_shared<const ChapterData>(data_of(scenario));
  run.options = noisy_labels_of(scenario);
  const std::uint64_t n = run.rows().size();
  run.options.validate(n);
  run.subset = subset_of(scenario, n);
  check_swap(run);
  run.merged = merge_equal_on(run.concept_class(), noisy_points_at(run.rows(), run.subset, {}, {}));
  BlockTrainer trainer(run.concept_class(), run.options.learner, observer);
  choose_and_vote(run, trainer, observer);
  if (run.subset.size() < n) run.swap = find_swap(run, trainer, observer);
  run.matches = run.swap ? matches_of(*run.swap) : unmatched(run.merged);
  run.columns = columns_of(run.matches, run.drawn, run.concept_class().size());
  answer_columns(run, trainer, observer);
  const auto hypotheses = static_cast<std::uint64_t>(run.concept_class().size());
  run.privacy = best_noisy_labels_privacy(n, hypotheses, run.options);
  const NoisyLabelsGoal goal{scenario.plan_alpha, scenario.beta, scenario.plan_epsilon};
  run.checks = noisy_labels_checks(n, hypotheses, run.options, goal, run.privacy.apart);
}

/// What of a run before still holds: only the calculator's question has changed.
bool same_study(const PredictionScenario& one, const PredictionScenario& other) {
  PredictionScenario changed = other;
  changed.plan_alpha = one.plan_alpha;
  changed.plan_epsilon = one.plan_epsilon;
  changed.title = one.title;
  changed.lesson = one.lesson;
  changed.source = one.source;
  changed.page = one.page;
  return one == changed && one.data.empty();
}

/// What of it still holds for the worst change: all but the calculator's question, and T, which it is the mean over.
bool same_predictor(const PredictionScenario& one, const PredictionScenario& other) {
  PredictionScenario changed = other;
  changed.chosen = one.chosen;
  changed.leaving = one.leaving;
  changed.entering = one.entering;
  return same_study(one, changed);
}

void noisy_plan_at(NoisyRun& run) {
  const PredictionGoal goal = run.goal();
  NoisyPlan plan;
  plan.alpha = goal.alpha;
  run.planned = true;
  run.plan.reset();
  try {
    plan.plan = plan_noisy_labels(goal, run.scenario.score);
  } catch (const InputError&) {
    return;  // no number of rows below 10^60 is enough
  }
  try {
    plan.corollary = static_cast<double>(plan_flipped(goal).examples);
  } catch (const InputError&) {
    plan.corollary = 0;
  }
  plan.mechanism = mechanism_examples(goal.hypotheses, to_double(goal.epsilon), to_double(goal.alpha));
  plan.conditions = conditions_of(plan.plan, goal);
  const auto most = std::max_element(plan.conditions.begin(), plan.conditions.begin() + 5,
                                     [](const auto& one, const auto& other) { return one.share() < other.share(); });
  plan.decides = most->what;
  run.plan = std::move(plan);
}

NoisyCurves::Point curve_point(const PredictionGoal& goal, PieceScore score, double alpha) {
  PredictionGoal one = goal;
  one.alpha = Rational(alpha);
  NoisyCurves::Point point;
  point.alpha = alpha;
  try {
    point.theorem = plan_noisy_labels(one, score).examples;
  } catch (const InputError&) {
    point.theorem.reset();
  }
  try {
    point.corollary = static_cast<double>(plan_flipped(one).examples);
  } catch (const InputError&) {
    point.corollary.reset();
  }
  const double examples = mechanism_examples(goal.hypotheses, to_double(goal.epsilon), alpha);
  if (std::isfinite(examples)) point.mechanism = examples;
  return point;
}

/// Where both curves meet, on the straight line between two of their points.
void find_crossing(NoisyCurves& curves) {
  for (std::size_t i = 1; i < curves.points.size(); ++i) {
    const NoisyCurves::Point& left = curves.points[i - 1];
    const NoisyCurves::Point& right = curves.points[i];
    if (!left.theorem || !left.corollary || !right.theorem || !right.corollary) continue;
    const double before = std::log(*left.theorem / *left.corollary);
    const double after = std::log(*right.theorem / *right.corollary);
    if (before <= 0 || after > 0) continue;
    const double part = before / (before - after);
    curves.crossing = std::exp(std::log(left.alpha) + part * std::log(right.alpha / left.alpha));
    curves.crossing_examples = std::exp(std::log(*left.theorem) + part * std::log(*right.theorem / *left.theorem));
    return;
  }
}

/// Coarse points first, so that a first line is there soon.
std::shared_ptr<const NoisyCurves> compute_curves(const PredictionGoal& goal, PieceScore score,
                                                  const Observer& observer,
                                                  const std::function<void(std::shared_ptr<const NoisyCurves>)>& post) {
  constexpr int steps = 12;
  const double first = std::log(0.25);
  const double last = std::log(1e-6);
  NoisyCurves curves;
  const auto add = [&](double log_alpha) {
    if (stop_requested(observer, {"calculator", curves.points.size(), steps + 3})) throw Stopped();
    const NoisyCurves::Point point = curve_point(goal, score, std::exp(log_alpha));
    const auto place = std::find_if(curves.points.begin(), curves.points.end(),
                                    [&](const NoisyCurves::Point& one) { return one.alpha < point.alpha; });
    curves.points.insert(place, point);
  };
  const auto at_step = [&](int i) { return first + (last - first) * i / steps; };
  for (int i = 0; i <= steps; i += 4) add(at_step(i));
  if (post) {
    find_crossing(curves);
    post(std::make_shared<const NoisyCurves>(curves));
  }
  for (int i = 0; i <= steps; ++i)
    if (i % 4 != 0) add(at_step(i));
  // Two more points where they meet make the meeting exact to less than a line's width.
  for (int i = 0; i < 2; ++i) {
    curves.crossing.reset();
    find_crossing(curves);
    if (curves.crossing) add(std::log(*curves.crossing));
  }
  curves.crossing.reset();
  find_crossing(curves);
  curves.complete = true;
  return std::make_shared<const NoisyCurves>(std::move(curves));
}

}  // namespace

NoisyCurves noisy_curves(const PredictionGoal& goal, PieceScore score, std::span<const double> alphas) {
  NoisyCurves curves;
  for (const double alpha : alphas) curves.points.push_back(curve_point(goal, score, alpha));
  find_crossing(curves);
  curves.complete = true;
  return curves;
}

namespace {

std::string curves_key(const PredictionGoal& goal, PieceScore score) {
  return std::to_string(goal.hypotheses) + ' ' + to_string(goal.epsilon) + ' ' + to_string(goal.beta) + ' ' +
         std::string(to_string(score));
}

/// Steps of worst_noisy_labels: laws of ĥ times supports with their pieces.
double worst_work(const NoisyRun& run) {
  const auto distinct = static_cast<double>(run.rows().counts().size());
  const double exchanges = 4 * distinct * static_cast<double>(run.points());
  const double pieces = std::min(static_cast<double>(run.concept_class().size()), std::exp2(distinct));
  return exchanges * std::exp2(distinct) * pieces;
}

void find_worst(NoisyRun& run, const Observer& observer) {
  if (run.rows().counts().size() > most_summed_points) {
    run.no_worst = NoWorst::too_many_points;
    return;
  }
  BlockTrainer trainer(run.concept_class(), run.options.learner, observer);
  const WorstNoisyLabels worst = worst_noisy_labels(trainer, run.rows(), run.options, observer, noisy_most_worst_steps);
  if (!worst.exact && stop_requested(observer, {"neighbours", 0, worst.neighbours})) throw Stopped();
  run.worst = worst;
  run.no_worst = NoWorst::there_is;
}

}  // namespace

std::size_t NoisyColumns::size() const {
  std::size_t count = 0;
  for (const Group& group : groups) count += group.hypotheses.size();
  return count;
}

std::size_t NoisyRun::splits() const {
  return static_cast<std::size_t>(std::count_if(
      matches.begin(), matches.end(), [](const NoisyMatch& one) { return one.before.size() < one.after.size(); }));
}

std::size_t NoisyRun::joins() const {
  return static_cast<std::size_t>(std::count_if(
      matches.begin(), matches.end(), [](const NoisyMatch& one) { return one.before.size() > one.after.size(); }));
}

std::optional<double> NoisyCurves::at(double alpha, std::optional<double> Point::*which) const {
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Point& left = points[i - 1];
    const Point& right = points[i];
    if (alpha > left.alpha * (1 + 1e-9) || alpha < right.alpha * (1 - 1e-9)) continue;
    if (!(left.*which) || !(right.*which)) return std::nullopt;
    const double part = std::log(alpha / left.alpha) / std::log(right.alpha / left.alpha);
    return std::exp(std::log(*(left.*which)) + part * std::log(*(right.*which) / *(left.*which)));
  }
  return std::nullopt;
}

std::optional<double> NoisyCurves::last_slope(std::optional<double> Point::*which) const {
  const Point* last = nullptr;
  const Point* before = nullptr;
  for (const Point& point : points) {
    if (!(point.*which)) continue;
    before = last;
    last = &point;
  }
  if (before == nullptr) return std::nullopt;
  return std::log(*(last->*which) / *(before->*which)) / std::log(last->alpha / before->alpha);
}

std::shared_ptr<const NoisyCurves> NoisyCurvesCache::find(const PredictionGoal& goal, PieceScore score) const {
  const std::lock_guard lock(mutex_);
  const auto found = kept_.find(curves_key(goal, score));
  return found == kept_.end() ? nullptr : found->second;
}

void NoisyCurvesCache::keep(const PredictionGoal& goal, PieceScore score, std::shared_ptr<const NoisyCurves> curves) {
  const std::lock_guard lock(mutex_);
  if (kept_.size() > 64) kept_.clear();
  kept_[curves_key(goal, score)] = std::move(curves);
}

const NoisyAnswers* NoisyRun::answers_of(HypothesisIndex h) const {
  const auto found = std::lower_bound(answers.begin(), answers.end(), h,
                                      [](const NoisyAnswers& one, HypothesisIndex g) { return one.hypothesis < g; });
  return found == answers.end() || found->hypothesis != h ? nullptr : &*found;
}

std::uint64_t NoisyRun::apart(HypothesisIndex h, HypothesisIndex g) const {
  std::uint64_t count = 0;
  for (const PointCount& at : rows().counts())
    if (concept_class().row(h)[at.point] != concept_class().row(g)[at.point]) count += at.total();
  return count;
}

PredictionGoal NoisyRun::goal() const {
  return {static_cast<std::uint64_t>(concept_class().size()), scenario.plan_epsilon, scenario.plan_alpha,
          scenario.beta};
}

std::vector<NoisyCondition> conditions_of(const NoisyLabelsPlan& plan, const PredictionGoal& goal) {
  using What = NoisyCondition::What;
  const double alpha = to_double(goal.alpha);
  const double epsilon = to_double(goal.epsilon);
  return {
      {What::votes, plan.votes, alpha},         {What::net, plan.net, alpha},
      {What::mechanism, plan.mechanism, alpha}, {What::uniform, plan.uniform, alpha},
      {What::flip, plan.flip, alpha},           {What::together, plan.excess(), alpha},
      {What::privacy, plan.epsilon, epsilon},   {What::matching, flipped_epsilon(0, plan.delta, plan.flip), epsilon}};
}

NoisyColumns columns_of(const std::vector<NoisyMatch>& matches, std::span<const double> drawn, std::size_t hypotheses) {
  NoisyColumns columns;
  if (hypotheses <= noisy_whole_class_columns) {
    for (std::size_t i = 0; i < matches.size(); ++i) columns.groups.push_back({i, matches[i].members});
    return columns;
  }
  columns.whole_class = false;
  struct Ranked {
    std::size_t match = 0;
    std::vector<HypothesisIndex> candidates;
    double chance = 0;
    bool changed = false;
  };
  std::vector<Ranked> ranked;
  for (std::size_t i = 0; i < matches.size(); ++i) {
    const NoisyMatch& match = matches[i];
    Ranked one{i, {}, 0, match.changed()};
    for (const HypothesisIndex h : match.members) {
      const auto in = [&](const std::vector<HypothesisIndex>& list) {
        return std::find(list.begin(), list.end(), h) != list.end();
      };
      if (in(match.before) || in(match.after)) one.candidates.push_back(h);
    }
    for (const HypothesisIndex h : match.before) one.chance = std::max(one.chance, drawn[h]);
    ranked.push_back(std::move(one));
  }
  std::stable_sort(ranked.begin(), ranked.end(), [](const Ranked& one, const Ranked& other) {
    return std::pair(one.changed, one.chance) > std::pair(other.changed, other.chance);
  });
  std::size_t used = 0;
  std::vector<Ranked> kept;
  for (Ranked& one : ranked) {
    if (used + one.candidates.size() > noisy_most_columns) {
      columns.left_out += one.candidates.size();
      continue;
    }
    used += one.candidates.size();
    kept.push_back(std::move(one));
  }
  std::sort(kept.begin(), kept.end(), [](const Ranked& one, const Ranked& other) { return one.match < other.match; });
  for (Ranked& one : kept) columns.groups.push_back({one.match, std::move(one.candidates)});
  return columns;
}

std::shared_ptr<const NoisyRun> compute_noisy_labels(const PredictionScenario& scenario, const Observer& observer,
                                                     const NoisyPost& post,
                                                     const std::shared_ptr<NoisyCurvesCache>& cache,
                                                     const std::shared_ptr<const NoisyRun>& known) {
  const bool same = known && same_study(known->scenario, scenario);
  NoisyRun run = same ? *known : NoisyRun();
  const bool question = !same || known->scenario.plan_alpha != scenario.plan_alpha ||
                        known->scenario.plan_epsilon != scenario.plan_epsilon || !known->planned;
  run.scenario = scenario;
  const auto tell = [&] {
    if (post) post(std::make_shared<const NoisyRun>(run));
  };
  if (!same) {
    begin_study(run, observer);
    if (run.rows().counts().size() <= most_summed_points) {
      if (known && known->worst && same_predictor(known->scenario, scenario)) {
        run.worst = known->worst;
        run.no_worst = NoWorst::there_is;
        run.law = known->law;
      }
    }
  } else if (question) {
    const NoisyLabelsGoal goal{scenario.plan_alpha, scenario.beta, scenario.plan_epsilon};
    run.checks =
        noisy_labels_checks(run.rows().size(), run.concept_class().size(), run.options, goal, run.privacy.apart);
  }
  const PredictionGoal goal = run.goal();
  if (cache)
    run.curves = cache->find(goal, scenario.score);
  else if (same && known->scenario.plan_epsilon != scenario.plan_epsilon)
    run.curves = nullptr;
  if (question) {
    run.planned = false;
    run.plan.reset();
    tell();
    noisy_plan_at(run);
  }
  tell();
  if (!run.law && run.rows().counts().size() <= most_summed_points) {
    BlockTrainer trainer(run.concept_class(), run.options.learner, observer);
    run.law = noisy_labels_law(trainer, run.rows(), run.options, observer);
  }
  const auto search_worst = [&] {
    if (run.no_worst != NoWorst::computing) return;
    find_worst(run, observer);
    tell();
  };
  if (worst_work(run) <= noisy_quick_worst_work) search_worst();
  if (!run.curves || !run.curves->complete) {
    run.curves = compute_curves(goal, scenario.score, observer, [&](std::shared_ptr<const NoisyCurves> some) {
      run.curves = std::move(some);
      tell();
    });
    if (cache) cache->keep(goal, scenario.score, run.curves);
    tell();
  }
  search_worst();
  return std::make_shared<const NoisyRun>(std::move(run));
}

}  // namespace littlestone

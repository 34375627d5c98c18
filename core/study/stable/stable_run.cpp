// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/stable/stable_run.hpp"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/net_dimension.hpp"

namespace littlestone {
namespace {

constexpr std::array<int, 10> sweep_hundredths = {2, 5, 10, 20, 30, 50, 70, 100, 140, 200};
// More look-ups than this are not made to go through the neighbours of the two plain learners: some seconds.
constexpr double most_lookups = 2e9;

using PlainLearner = std::function<std::vector<double>(std::span<const PointCount>)>;

std::vector<double> labels_as_chances(const LabelVector& labels) {
  std::vector<double> plus(labels.size());
  for (std::size_t x = 0; x < plus.size(); ++x) plus[x] = labels[x] == Label::plus ? 1 : 0;
  return plus;
}

HypothesisIndex first_fewest(const std::vector<std::uint64_t>& errors) {
  return static_cast<HypothesisIndex>(std::min_element(errors.begin(), errors.end()) - errors.begin());
}

PlainLearner empirical_learner(const ConceptClass& concept_class) {
  return [&concept_class](std::span<const PointCount> counts) {
    return labels_as_chances(concept_class.row(first_fewest(errors_on(concept_class, counts))));
  };
}

PlainLearner mechanism_learner(const ConceptClass& concept_class, const Rational& epsilon) {
  return [&concept_class, epsilon](std::span<const PointCount> counts) {
    return mechanism_answers(concept_class, counts, epsilon);
  };
}

/// The expected errors of the exponential mechanism over the whole class above the fewest, as a share of n rows.
double mechanism_excess_on(const std::vector<std::uint64_t>& errors, double epsilon, std::uint64_t rows) {
  const auto fewest = static_cast<double>(*std::min_element(errors.begin(), errors.end()));
  double weights = 0;
  double sum = 0;
  for (const std::uint64_t count : errors) {
    const double more = static_cast<double>(count) - fewest;
    const double weight = std::exp(-epsilon / 2 * more);
    weights += weight;
    sum += weight * more;
  }
  return sum / weights / static_cast<double>(rows);
}

/// The possible changes of one row: each kind of row in S, replaced by each other kind.
void for_each_neighbour(const PointCounts& counts, std::size_t points, const Observer& observer,
                        const std::function<void(const Example&, const Example&)>& visit) {
  std::uint64_t done = 0;
  const auto total = static_cast<std::uint64_t>(2 * counts.size() * 2 * points);
  for (const PointCount& count : counts) {
    for (const Label label : {Label::minus, Label::plus}) {
      if ((label == Label::minus ? count.minus : count.plus) == 0) continue;
      const Example from{count.point, label};
      for (std::size_t x = 0; x < points; ++x) {
        if (stop_requested(observer, {"neighbours", ++done, total})) throw Stopped();
        for (const Label other : {Label::minus, Label::plus}) {
          const Example to{static_cast<PointIndex>(x), other};
          if (!(to == from)) visit(from, to);
        }
      }
    }
  }
}

/// Fills least, most and worst of a learner that is a function of the counts.
void go_through_neighbours(StableAnswers& answers, const PlainLearner& learner, const PointCounts& counts,
                           const Observer& observer) {
  answers.least = answers.plus;
  answers.most = answers.plus;
  RowChange worst;
  worst.stability = -1;
  for_each_neighbour(counts, answers.plus.size(), observer, [&](const Example& from, const Example& to) {
    const std::vector<double> plus = learner(replace_row(counts, from, to));
    for (std::size_t x = 0; x < plus.size(); ++x) {
      answers.least[x] = std::min(answers.least[x], plus[x]);
      answers.most[x] = std::max(answers.most[x], plus[x]);
      const double moved = std::abs(plus[x] - answers.plus[x]);
      if (moved > worst.stability) worst = {from, to, static_cast<PointIndex>(x), moved};
    }
  });
  if (worst.stability >= 0) answers.worst = worst;
}

double worst_stability(const PlainLearner& learner, const PointCounts& counts, const std::vector<double>& plus,
                       const Observer& observer) {
  double worst = 0;
  for_each_neighbour(counts, plus.size(), observer, [&](const Example& from, const Example& to) {
    const std::vector<double> moved = learner(replace_row(counts, from, to));
    for (std::size_t x = 0; x < plus.size(); ++x) worst = std::max(worst, std::abs(moved[x] - plus[x]));
  });
  return worst;
}

double lookups(const StablePageRun& run) {
  const auto kinds = static_cast<double>(2 * run.study.counts.size());
  const auto points = static_cast<double>(run.concept_class().points());
  const auto hypotheses = static_cast<double>(run.concept_class().size());
  return kinds * 2 * points * hypotheses * (points + static_cast<double>(run.study.counts.size()));
}

void count_subsets(StablePageRun& run) {
  const std::uint64_t n = run.study.rows;
  const std::uint64_t part = run.options.subset;
  const auto real = [](std::uint64_t value) { return static_cast<double>(value); };
  run.log10_subsets =
      (std::lgamma(real(n) + 1) - std::lgamma(real(part) + 1) - std::lgamma(real(n - part) + 1)) / std::numbers::ln10;
  if (run.log10_subsets > 15) return;
  BigInteger number = 1;
  const std::uint64_t smaller = std::min(part, n - part);
  for (std::uint64_t i = 1; i <= smaller; ++i) number = number * BigInteger(n - smaller + i) / BigInteger(i);
  run.subsets = static_cast<std::uint64_t>(number);
}

/// What is wrong with ε₀ is said of the scenario's parameter.
void validate(const StableOptions& options, std::uint64_t rows) {
  try {
    options.validate(rows);
  } catch (const InputError& error) {
    if (error.field() == "epsilon") throw InputError("mechanism", error.value(), error.rule());
    throw;
  }
}

std::size_t side_of(Label label) { return label == Label::plus ? 1 : 0; }

void pile_up(StablePageRun& run) {
  const Sample& rows = run.data->rows.rows();
  run.stacks.assign(run.concept_class().points(), {});
  run.in_subset.assign(run.concept_class().points(), {0, 0});
  std::vector<bool> in_subset(rows.size(), false);
  const auto put = [&](std::uint64_t row) {
    std::vector<std::uint64_t>& stack = run.stacks[rows[row].point][side_of(rows[row].label)];
    if (stack.size() < stack_most) stack.push_back(row);
  };
  for (const StableRow& drawn : run.drawn) {
    in_subset[drawn.row] = true;
    ++run.in_subset[drawn.example.point][side_of(drawn.example.label)];
    put(drawn.row);
  }
  for (std::uint64_t row = 0; row < rows.size(); ++row) {
    if (!in_subset[row]) put(row);
  }
}

/// T in the order it is drawn, H_T, and who is drawn of it.
void run_once(StablePageRun& run) {
  const ConceptClass& concept_class = run.concept_class();
  const Sample& rows = run.data->rows.rows();
  std::vector<bool> seen(concept_class.points(), false);
  for (const std::uint64_t row : subset_of(run.scenario, rows.size())) {
    const StableRow drawn{row, rows[row], seen[rows[row].point]};
    if (!drawn.seen) run.support.push_back(drawn.example.point);
    seen[drawn.example.point] = true;
    run.drawn.push_back(drawn);
  }
  run.merged = merge_equal_on(concept_class, run.support);
  pile_up(run);
  run.errors = errors_on(concept_class, run.study.counts);
  const std::size_t pieces = run.merged.representatives.size();
  std::vector<std::size_t> sizes(pieces, 0);
  for (const std::uint32_t piece : run.merged.piece_of) ++sizes[piece];
  std::uint64_t fewest = std::numeric_limits<std::uint64_t>::max();
  for (const HypothesisIndex h : run.merged.representatives) fewest = std::min(fewest, run.errors[h]);
  const double epsilon = to_double(run.options.epsilon);
  double sum = 0;
  for (std::size_t i = 0; i < pieces; ++i) {
    const HypothesisIndex h = run.merged.representatives[i];
    const double weight = std::exp(-epsilon / 2 * static_cast<double>(run.errors[h] - fewest));
    run.candidates.push_back({h, sizes[i], run.errors[h], weight});
    sum += weight;
  }
  for (WeighedHypothesis& candidate : run.candidates) candidate.probability /= sum;
  Engine engine = SeedTree(run.scenario.seed).child("stable page").engine();
  double left = static_cast<double>(engine() >> 11) * 0x1p-53;
  run.picked = run.candidates.back().hypothesis;
  for (const WeighedHypothesis& candidate : run.candidates) {
    left -= candidate.probability;
    if (left < 0) {
      run.picked = candidate.hypothesis;
      break;
    }
  }
}

std::uint64_t estimate_draws(const StablePageRun& run) {
  const double cost = static_cast<double>(run.concept_class().size()) *
                      static_cast<double>(std::min<std::uint64_t>(run.options.subset, run.concept_class().points()));
  return static_cast<std::uint64_t>(std::clamp(4e8 / std::max(1.0, cost), 100.0, 2000.0));
}

void average(StablePageRun& run, const Observer& observer) {
  StableStudyOptions options;
  options.learner = run.options;
  options.dimension = net_dimension(run.concept_class(), observer).dimension;
  options.seed = run.scenario.seed;
  if (run.data->rows.counts().size() > most_summed_points) options.estimate = estimate_draws(run);
  run.study = run_stable_study(run.concept_class(), run.data->rows, options, observer);
}

void make_plans(StablePageRun& run) {
  run.plans = plan_stable_page(run.scenario, run.concept_class().size(), run.study.options.dimension);
}

/// Of each point, whether all of these hypotheses agree there.
std::vector<bool> points_of_agreement(const ConceptClass& concept_class, const std::vector<HypothesisIndex>& of) {
  std::vector<bool> agree(concept_class.points(), true);
  for (const HypothesisIndex h : of) {
    for (std::size_t x = 0; x < agree.size(); ++x) {
      if (concept_class.row(h)[x] != concept_class.row(of.front())[x]) agree[x] = false;
    }
  }
  return agree;
}

/// The hypotheses that the stable learner can draw on S.
std::vector<HypothesisIndex> drawable(const StablePageRun& run) {
  // A hypothesis that represents its piece on some points of S represents its piece on all of them.
  std::vector<HypothesisIndex> all = merge_equal_on(run.concept_class(), points_of(run.study.counts)).representatives;
  // Chances below the least double are 0 in the law too: then it does not tell who cannot be drawn.
  const bool tells = run.exact() && to_double(run.options.epsilon) * static_cast<double>(run.study.rows) < 1'000;
  if (tells) std::erase_if(all, [&](HypothesisIndex h) { return run.study.law->drawn[h] <= 0; });
  return all;
}

void fill_answers(StablePageRun& run) {
  const ConceptClass& concept_class = run.concept_class();
  const StableStudy& study = run.study;
  const double epsilon = to_double(run.options.epsilon);
  StableAnswers& erm = run.answers[static_cast<std::size_t>(StableKind::erm)];
  erm.plus = labels_as_chances(concept_class.row(study.fewest));
  StableAnswers& mechanism = run.answers[static_cast<std::size_t>(StableKind::mechanism)];
  mechanism.plus = study.mechanism;
  erm.settled.assign(concept_class.points(), true);
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const std::size_t plus = concept_class.column(x).count();
    mechanism.settled.push_back(plus == 0 || plus == concept_class.size());
  }
  mechanism.excess = mechanism_excess_on(run.errors, epsilon, study.rows);
  mechanism.bound = stability_bound(0, run.options.epsilon);
  mechanism.excess_bound = study.bounds.mechanism;
  StableAnswers& stable = run.answers[static_cast<std::size_t>(StableKind::stable)];
  stable.plus = study.law ? study.law->plus : study.estimate->plus;
  stable.settled = points_of_agreement(concept_class, drawable(run));
  stable.excess = study.law ? study.law->excess()
                            : (study.estimate->errors - static_cast<double>(study.estimate->fewest)) /
                                  static_cast<double>(study.rows);
  stable.bound = study.bounds.stability;
  stable.excess_bound = study.bounds.net + study.bounds.mechanism;
  const Rational share(run.options.subset, study.rows);
  const double others = log_others(BigInteger(concept_class.size()));
  for (const int hundredths : sweep_hundredths) {
    const Rational at(hundredths, 100);
    const double value = to_double(at);
    const double errors = mechanism_excess_errors(others, value) / static_cast<double>(study.rows);
    erm.sweep.push_back({at, 0, 1, 0, 0});
    mechanism.sweep.push_back(
        {at, 0, stability_bound(0, at), mechanism_excess_on(run.errors, value, study.rows), errors});
    stable.sweep.push_back({at, 0, stability_bound(share, at), 0, net_excess(others, run.options.subset) + errors});
  }
  const auto undecided = [&](double a, double b) { return std::abs(a - 0.5) < std::abs(b - 0.5); };
  run.asked = static_cast<PointIndex>(std::min_element(stable.plus.begin(), stable.plus.end(), undecided) -
                                      stable.plus.begin());
  run.answer = concept_class.row(run.picked)[run.asked];
}

/// The row of S that is this example and, where there is one, not in T.
std::uint64_t row_that_is(const StablePageRun& run, const Example& example) {
  std::vector<bool> in_subset(run.study.rows, false);
  for (const StableRow& drawn : run.drawn) in_subset[drawn.row] = true;
  const Sample& rows = run.data->rows.rows();
  std::optional<std::uint64_t> found;
  for (std::uint64_t i = 0; i < rows.size(); ++i) {
    if (!(rows[i] == example)) continue;
    if (!in_subset[i]) return i;
    if (!found) found = i;
  }
  return found.value_or(0);
}

/// Where the neighbours cannot be gone through: a row whose label is flipped so that ERM changes its mind, else
/// the first row.
ChangedRow change_without_neighbours(const StablePageRun& run) {
  const Sample& rows = run.data->rows.rows();
  constexpr double most_tries = 1e8;
  const double tries = 2 * static_cast<double>(run.study.counts.size()) * static_cast<double>(run.errors.size());
  for (const PointCount& count : run.study.counts) {
    if (tries > most_tries) break;
    for (const Label label : {Label::minus, Label::plus}) {
      if ((label == Label::minus ? count.minus : count.plus) == 0) continue;
      std::vector<std::uint64_t> errors = run.errors;
      for (HypothesisIndex h = 0; h < errors.size(); ++h)
        errors[h] += run.concept_class().row(h)[count.point] == label ? 1 : std::uint64_t(0) - 1;
      if (first_fewest(errors) == run.study.fewest) continue;
      const Example from{count.point, label};
      return {row_that_is(run, from), from, {count.point, opposite(label)}, false};
    }
  }
  return {0, rows.front(), {rows.front().point, opposite(rows.front().label)}, false};
}

/// The example that the scenario changes. None where the page is to choose.
std::optional<ChangedRow> change_by_hand(const StablePageRun& run) {
  if (!run.scenario.changed && run.scenario.becomes.empty()) return std::nullopt;
  const std::uint64_t row = run.scenario.changed.value_or(0);
  if (row >= run.study.rows)
    throw InputError("changed", std::to_string(row), rules::between(0, static_cast<std::int64_t>(run.study.rows) - 1));
  const Example from = run.data->rows.rows()[row];
  Example to{from.point, opposite(from.label)};
  if (!run.scenario.becomes.empty()) to = becomes_of(run.scenario, run.concept_class().points());
  return ChangedRow{row, from, to, false};
}

void apply_change(StablePageRun& run, const Observer& observer) {
  const ChangedRow& change = *run.change;
  const ConceptClass& concept_class = run.concept_class();
  const PointCounts counts = replace_row(run.study.counts, change.from, change.to);
  run.changed_errors = errors_on(concept_class, counts);
  run.fewest_changed = first_fewest(run.changed_errors);
  run.answers[static_cast<std::size_t>(StableKind::erm)].changed =
      labels_as_chances(concept_class.row(run.fewest_changed));
  run.answers[static_cast<std::size_t>(StableKind::mechanism)].changed =
      mechanism_answers(concept_class, counts, run.options.epsilon);
  std::vector<double>& changed = run.answers[static_cast<std::size_t>(StableKind::stable)].changed;
  if (run.exact()) {
    // One point more than S may have come: up to 17.
    changed = stable_law(concept_class, counts, run.options, observer).plus;
    return;
  }
  Engine engine = SeedTree(run.scenario.seed).child("stable estimate").engine();
  const LabelledRows rows = run.data->rows.with_row(change.row, change.to);
  changed = estimate_stable(concept_class, rows, run.options, run.study.estimate->draws, engine, observer).plus;
}

void choose_change(StablePageRun& run, const Observer& observer) {
  run.change = change_by_hand(run);
  if (!run.change) {
    if (!run.study.neighbours) {
      if (run.exact()) return;  // the worst neighbour is on its way
      run.change = change_without_neighbours(run);
    } else {
      const RowChange& worst = run.study.neighbours->worst;
      run.change = ChangedRow{row_that_is(run, worst.from), worst.from, worst.to, true};
    }
  }
  apply_change(run, observer);
}

void find_neighbours(StablePageRun& run, const Observer& observer) {
  const ConceptClass& concept_class = run.concept_class();
  const PointCounts& counts = run.study.counts;
  run.study.neighbours = stable_neighbours(concept_class, counts, run.options, observer);
  StableAnswers& stable = run.answers[static_cast<std::size_t>(StableKind::stable)];
  stable.least = run.study.neighbours->least;
  stable.most = run.study.neighbours->most;
  stable.worst = run.study.neighbours->worst;
  if (lookups(run) > most_lookups) return;
  go_through_neighbours(run.answers[static_cast<std::size_t>(StableKind::erm)], empirical_learner(concept_class),
                        counts, observer);
  go_through_neighbours(run.answers[static_cast<std::size_t>(StableKind::mechanism)],
                        mechanism_learner(concept_class, run.options.epsilon), counts, observer);
}

/// The next place of the sweeps.
void sweep_next(StablePageRun& run, const Observer& observer) {
  const ConceptClass& concept_class = run.concept_class();
  const PointCounts& counts = run.study.counts;
  const std::size_t place = run.swept;
  StableSweepPoint& stable = run.answers[static_cast<std::size_t>(StableKind::stable)].sweep[place];
  StableOptions options = run.options;
  options.epsilon = stable.epsilon;
  const NeighbourRange range = stable_neighbours(concept_class, counts, options, observer);
  stable.stability = range.worst.stability;
  stable.excess = stable_law(concept_class, counts, options, observer).excess();
  const StableAnswers& erm = run.of(StableKind::erm);
  run.plain_swept = !erm.least.empty() && lookups(run) * static_cast<double>(sweep_hundredths.size()) <= most_lookups;
  if (run.plain_swept) {
    run.answers[static_cast<std::size_t>(StableKind::erm)].sweep[place].stability =
        erm.worst ? erm.worst->stability : 0;
    const PlainLearner learner = mechanism_learner(concept_class, options.epsilon);
    run.answers[static_cast<std::size_t>(StableKind::mechanism)].sweep[place].stability =
        worst_stability(learner, counts, learner(counts), observer);
  }
  ++run.swept;
}

/// Whether two scenarios differ in the changed example, or in what only the plans look at, at most.
bool same_but_for_change(PredictionScenario one, const PredictionScenario& other) {
  one.changed = other.changed;
  one.becomes = other.becomes;
  one.stability = other.stability;
  one.price_alpha = other.price_alpha;
  one.beta = other.beta;
  return one == other;
}

}  // namespace

std::optional<PointIndex> StablePageRun::most_moved(StableKind kind) const {
  const StableAnswers& one = of(kind);
  if (one.changed.empty()) return std::nullopt;
  std::size_t found = 0;
  for (std::size_t x = 1; x < one.plus.size(); ++x) {
    // Equal to rounding: the first.
    if (std::abs(one.changed[x] - one.plus[x]) > std::abs(one.changed[found] - one.plus[found]) + 1e-12) found = x;
  }
  return static_cast<PointIndex>(found);
}

std::vector<PointIndex> StablePageRun::jumps() const {
  std::vector<PointIndex> points;
  const StableAnswers& erm = of(StableKind::erm);
  for (std::size_t x = 0; x < erm.changed.size(); ++x) {
    if (erm.changed[x] != erm.plus[x]) points.push_back(static_cast<PointIndex>(x));
  }
  return points;
}

std::shared_ptr<const StablePageRun> compute_stable(const PredictionScenario& scenario,
                                                    const std::shared_ptr<const StablePageRun>& known,
                                                    const StableTell& tell, const Observer& observer) {
  const auto handed_on = [&](const StablePageRun& run) {
    if (tell) tell(std::make_shared<StablePageRun>(run));
  };
  std::shared_ptr<StablePageRun> run;
  if (known && known->stage != StableStage::answers && same_but_for_change(scenario, known->scenario)) {
    run = std::make_shared<StablePageRun>(*known);
    run->scenario = scenario;
    make_plans(*run);
    choose_change(*run, observer);
  } else {
    run = std::make_shared<StablePageRun>();
    run->scenario = scenario;
    run->data = std::make_shared<ChapterData>(data_of(scenario));
    run->options.subset = scenario.subset;
    run->options.epsilon = scenario.mechanism;
    validate(run->options, run->data->rows.size());
    average(*run, observer);
    count_subsets(*run);
    run_once(*run);
    fill_answers(*run);
    make_plans(*run);
    choose_change(*run, observer);
    if (run->exact()) {
      handed_on(*run);
      find_neighbours(*run, observer);
      if (!run->change) choose_change(*run, observer);
      run->stage = StableStage::neighbours;
    } else {
      run->stage = StableStage::complete;
    }
  }
  if (run->stage == StableStage::complete) return run;
  handed_on(*run);
  auto told = std::chrono::steady_clock::now();
  while (run->swept < sweep_hundredths.size()) {
    sweep_next(*run, observer);
    const auto now = std::chrono::steady_clock::now();
    if (now - told < std::chrono::seconds(1)) continue;
    handed_on(*run);
    told = now;
  }
  run->stage = StableStage::complete;
  return run;
}

std::size_t StablePageRun::sweep_known(StableKind kind, bool accuracy) const {
  const std::size_t all = of(kind).sweep.size();
  if (kind == StableKind::stable) return swept;
  return accuracy ? all : plain_swept ? swept : 0;
}

std::string example_text(const Example& example) {
  return std::to_string(example.point) + ':' + to_char(example.label);
}

}  // namespace littlestone

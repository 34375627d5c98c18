// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/worst_world.hpp"

#include <algorithm>
#include <cmath>
#include <queue>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rounds.hpp"
#include "core/base/rules.hpp"
#include "core/base/workers.hpp"
#include "core/online/littlestone.hpp"
#include "core/tournament/cap_law.hpp"

namespace littlestone {
namespace {

// A marginal of one of the targets, and what it shows.
struct Incumbent {
  double value = 1;
  PointWeights weights = {};
  std::uint32_t chain = 0;
};

// Every `base`^points list of digits below `base`.
template <class Use>
void for_each_digits(std::size_t points, unsigned base, const Use& use) {
  std::array<unsigned, most_worst_points> digits = {};
  for (;;) {
    use(digits);
    std::size_t x = 0;
    while (x < points && ++digits[x] == base) digits[x++] = 0;
    if (x == points) return;
  }
}

struct OpenBox {
  double bound = 0;
  std::uint64_t order = 0;  // which of equal bounds comes first
  std::uint32_t chain = 0;
  WeightBox box;
  std::size_t logged = 0;                                      // its place in the log
  friend bool operator<(const OpenBox& a, const OpenBox& b) {  // the top of a priority queue is the largest
    return a.bound != b.bound ? a.bound > b.bound : a.order > b.order;
  }
};

// What one half of a box turned out to be.
struct Half {
  WeightBox box;
  double bound = 0;
  PointWeights weights = {};
  double value = 1;
};
struct Halved {
  bool split = true;
  double bound = 0;  // of a box that cannot be halved
  std::vector<Half> halves;
  std::uint64_t evaluations = 0;
};

class WorstSearch {
 public:
  WorstSearch(const std::vector<TargetChain>& chains, const WorstProblem& problem, const WorstOptions& options,
              const Observer& observer, WorstSearchLog* log)
      : chains_(chains),
        points_(chains.front().chain.points),
        options_(options),
        observer_(observer),
        log_(log),
        auxiliary_(problem.learner.auxiliary),
        // A little less, so that rounded differences are on the safe side.
        tolerance_(to_double(options.tolerance) * (1 - 0x1p-30)),
        rounds_(threads_asked(options.threads)),
        bounds_(threads_asked(options.threads)) {
    const VoteShape shape = problem.shape();
    const std::vector<Rational> levels = normalised_levels(problem.learner.levels);
    for (auto& of_thread : bounds_) {
      for (const TargetChain& one : chains)
        of_thread.emplace_back(one.chain, shape, levels, CountedPredictors(problem.alpha));
    }
  }

  WorstWorld run() {
    begin();
    while (!stopped_ && !open_.empty() && open_.top().bound < goal() && result_.boxes < options_.most_boxes) round();
    result_.lower = lower();
    result_.upper = incumbent_.value;
    result_.ended = stopped_ ? Ended::stopped : Ended::completed;
    result_.exact = Rational(result_.upper) - Rational(result_.lower) <= options_.tolerance;
    tell_incumbent();
    return std::move(result_);
  }

 private:
  // A box whose bound is this much is done with.
  [[nodiscard]] double goal() const { return incumbent_.value - tolerance_; }

  [[nodiscard]] double lower() const {
    const double bounds = open_.empty() ? closed_ : std::min(closed_, open_.top().bound);
    return std::min(bounds, incumbent_.value);
  }

  // --- The record of the search

  [[nodiscard]] std::size_t log_box(const WeightBox& box, std::uint32_t chain, double bound) {
    if (log_ == nullptr || !log_->whole) return 0;
    log_->whole = log_->boxes.size() < log_->most_boxes;
    if (log_->whole) log_->boxes.push_back({box, chains_[chain].target, bound, halved_});
    return log_->boxes.size() - 1;
  }

  void log_bracket() {
    if (log_ != nullptr && log_->whole) log_->brackets.resize(halved_ + 1, {lower(), incumbent_.value, goal()});
  }

  void log_halved(std::size_t logged) {
    ++halved_;
    if (log_ != nullptr && log_->whole) log_->boxes[logged].halved = halved_;
  }

  bool stop() {
    stopped_ = stopped_ || stop_requested(observer_, {"worst", result_.boxes, 0});
    return stopped_;
  }

  void begin() {
    for (std::uint32_t c = 0; c < chains_.size(); ++c) {
      const WeightBox whole = whole_simplex(points_);
      open_.push({0, order_++, c, whole, log_box(whole, c, 0)});
      if (stop()) continue;
      Incumbent best;
      best.chain = c;
      // Point masses, equal weights, and rare points: a block sees one of weight 1/(2n) half of the time.
      const double rare = .5 / static_cast<double>(auxiliary_);
      for_each_digits(points_, 3, [&](const auto& digits) {
        PointWeights weights = {};
        double sum = 0;
        for (std::size_t x = 0; x < points_; ++x) {
          weights[x] = digits[x] == 0 ? 0 : digits[x] == 1 ? rare : 1;
          sum += weights[x];
        }
        if (sum > 0) consider(best, grid_marginal(weights, points_));
      });
      improve(best);
      if (best.value < incumbent_.value || c == 0) incumbent_ = best;
    }
    log_bracket();
  }

  // Whether these weights are better; the first ones are, so that some marginal is told where one predictor always comes.
  bool consider(Incumbent& best, const PointWeights& weights) {
    ++result_.evaluations;
    const double value = bounds_[0][best.chain].value(weights);
    if (value >= best.value && best.weights != PointWeights{}) return false;
    best.value = value;
    best.weights = weights;
    return true;
  }

  // Pattern search: all moves that multiply some weights by a factor and divide others by it, until no factor helps.
  void improve(Incumbent& best) {
    if (best.value >= 1) return;
    for (double factor = 2; factor > 1 + 0x1p-12; factor = std::sqrt(factor)) {
      for (bool better = true; better;) {
        better = false;
        if (stop()) return;
        const PointWeights from = best.weights;
        for_each_digits(points_, 3, [&](const auto& digits) {
          PointWeights weights = from;
          for (std::size_t x = 0; x < points_; ++x) {
            weights[x] *= digits[x] == 0 ? 1 : digits[x] == 1 ? factor : 1 / factor;
          }
          better = consider(best, grid_marginal(weights, points_)) || better;
        });
      }
    }
  }

  void round() {
    const double goal_before = goal();
    std::vector<OpenBox> taken;
    while (taken.size() < std::max<std::size_t>(1, options_.boxes_a_round) && !open_.empty() &&
           open_.top().bound < goal_before) {
      taken.push_back(open_.top());
      open_.pop();
    }
    std::vector<Halved> halved(taken.size());
    const bool all = rounds_.run(
        taken.size(), [&](unsigned thread, std::size_t i) { halved[i] = halve(taken[i], goal_before, thread); },
        [this] { return stop(); });
    if (!all) {  // the bracket is what it was before
      for (OpenBox& box : taken) open_.push(box);
      return;
    }
    const double before = incumbent_.value;
    for (std::size_t i = 0; i < taken.size(); ++i) collect(taken[i], halved[i]);
    if (incumbent_.value < before - tolerance_ / 16) improve(incumbent_);
    log_bracket();
  }

  // A pure function of the box and the goal, whichever thread it runs on.
  Halved halve(const OpenBox& taken, double goal_before, unsigned thread) {
    VoteBounds& bounds = bounds_[thread][taken.chain];
    Halved result;
    result.split = can_halve(taken.box, points_);
    if (!result.split) {  // all of it is one marginal, as that of a single point
      result.bound = std::max(taken.bound, bounds.corner(taken.box));
      ++result.evaluations;
      return result;
    }
    for (const WeightBox& box : halves(taken.box, points_)) {
      Half half{box, std::max(taken.bound, bounds.corner(box)), {}, 1};
      ++result.evaluations;
      if (half.bound < goal_before) {
        half.bound = std::max(half.bound, bounds.tangent(box));
        half.weights = grid_marginal(middle_of(box, points_), points_);
        half.value = bounds.value(half.weights);
        result.evaluations += 2;
      }
      result.halves.push_back(half);
    }
    return result;
  }

  void collect(const OpenBox& taken, const Halved& halved) {
    result_.evaluations += halved.evaluations;
    if (halved.split) {
      log_halved(taken.logged);
    } else {
      closed_ = std::min(closed_, halved.bound);
    }
    for (const Half& half : halved.halves) {
      ++result_.boxes;
      if (half.value < incumbent_.value) incumbent_ = {half.value, half.weights, taken.chain};
      const std::size_t logged = log_box(half.box, taken.chain, half.bound);
      if (half.bound < goal()) {
        open_.push({half.bound, order_++, taken.chain, half.box, logged});
      } else {
        closed_ = std::min(closed_, half.bound);
      }
    }
  }

  void tell_incumbent() {
    const TargetChain& of = chains_[incumbent_.chain];
    result_.target = of.target;
    result_.weights.assign(incumbent_.weights.begin(),
                           incumbent_.weights.begin() + static_cast<std::ptrdiff_t>(points_));
    if (incumbent_.weights == PointWeights{}) return;  // stopped before any was looked at
    const auto best = bounds_[0][incumbent_.chain].counted_chances(incumbent_.weights);
    for (std::size_t f = 0; f < best.size(); ++f) {
      if (best[f] && best[f]->above > 0x1p-400) result_.best.push_back({of.chain.predictors[f], best[f]->above});
    }
    std::stable_sort(result_.best.begin(), result_.best.end(),
                     [](const auto& a, const auto& b) { return a.probability > b.probability; });
  }

  const std::vector<TargetChain>& chains_;
  std::size_t points_;
  const WorstOptions& options_;
  const Observer& observer_;
  WorstSearchLog* log_;
  std::uint64_t auxiliary_;
  double tolerance_;
  Rounds rounds_;
  std::vector<std::vector<VoteBounds>> bounds_;  // [thread][chain]
  std::priority_queue<OpenBox> open_;
  double closed_ = 1;  // the least bound of the boxes that are done with
  std::uint64_t order_ = 0;
  std::uint64_t halved_ = 0;  // boxes
  Incumbent incumbent_;
  bool stopped_ = false;
  WorstWorld result_;
};

}  // namespace

void WorstProblem::validate(const ConceptClass& concept_class, int dimension) const {
  if (concept_class.points() > most_worst_points) {
    throw InputError("class", rules::value_points(concept_class.points()), rules::at_most(most_worst_points));
  }
  learner.validate(dimension);
  if (learner.cap / learner.auxiliary / 2 > most_pairs_of_blocks) {
    throw InputError("cap", std::to_string(learner.cap),
                     rules::between(0, 2 * learner.auxiliary * (most_pairs_of_blocks + 1) - 1));
  }
  if (alpha && (*alpha < 0 || *alpha > 1)) throw InputError("alpha", to_string(*alpha), rules::between(0, 1));
  if (target && *target >= concept_class.given_rows()) {
    throw InputError("target", std::to_string(*target), rules::between(0, concept_class.given_rows() - 1));
  }
}

VoteShape WorstProblem::shape() const {
  return {learner.auxiliary, static_cast<std::size_t>(learner.cap / learner.auxiliary / 2), learner.on_fail};
}

void WorstOptions::validate() const {
  if (tolerance < Rational(1, 1'000'000) || tolerance > Rational(1, 2)) {
    throw InputError("tolerance", to_string(tolerance), rules::between("1e-6", "1/2"));
  }
}

WorstSearchLog::Count WorstSearchLog::count(std::uint64_t time) const {
  Count found;
  if (brackets.empty()) return found;
  time = std::min(time, last());
  for (const LoggedBox& box : boxes) {
    if (box.there(time)) ++(box.bound < brackets[time].goal ? found.open : found.closed);
  }
  return found;
}

std::optional<std::size_t> WorstSearchLog::next(std::uint64_t time) const {
  std::optional<std::size_t> least;
  if (brackets.empty()) return least;
  time = std::min(time, last());
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    if (!boxes[i].there(time) || boxes[i].bound >= brackets[time].goal) continue;
    if (!least || boxes[i].bound < boxes[*least].bound) least = i;
  }
  return least;
}

std::vector<TargetChain> chains_of(const ConceptClass& concept_class, const WorstProblem& problem,
                                   const Observer& observer) {
  SoaAutomaton soa(concept_class, observer);
  problem.validate(concept_class, soa.dimension(SoaAutomaton::start()));
  const std::size_t levels = normalised_levels(problem.learner.levels).size();
  std::vector<TargetChain> chains;
  for (HypothesisIndex row = 0; row < concept_class.size(); ++row) {
    if (problem.target && concept_class.row_of_given(*problem.target) != row) continue;
    chains.push_back({row, vote_chain(soa, concept_class.row(row), levels)});
  }
  return chains;
}

std::uint64_t cost_of_evaluation(const std::vector<TargetChain>& chains, const WorstProblem& problem) {
  const VoteShape shape = problem.shape();
  std::uint64_t most = 0;
  for (const TargetChain& one : chains) {
    const std::uint64_t levels = one.chain.levels.size();
    const std::uint64_t step = one.chain.points * one.chain.states() * levels;
    // n is up to 2^40, and the rest below 2^20.
    most = std::max(most, shape.auxiliary * step + shape.pairs * shape.pairs * levels);
  }
  return most;
}

WorstWorld find_worst_world(const ConceptClass& concept_class, const WorstProblem& problem, const WorstOptions& options,
                            const Observer& observer, WorstSearchLog* log) {
  options.validate();
  const std::vector<TargetChain> chains = chains_of(concept_class, problem, observer);
  if (const std::uint64_t cost = cost_of_evaluation(chains, problem); cost > options.most_cost) {
    throw InputError("auxiliary", std::to_string(problem.learner.auxiliary),
                     rules::worst_too_long(std::to_string(cost), std::to_string(options.most_cost)));
  }
  return WorstSearch(chains, problem, options, observer, log).run();
}

}  // namespace littlestone

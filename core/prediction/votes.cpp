// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/votes.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <map>
#include <string>
#include <unordered_map>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/private_learner.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/tournament/state_chain.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_soa_steps = 200'000'000;
constexpr double negligible = 1e-290;

std::uint64_t point_errors(const LabelVector& labels, std::span<const PointCount> counts) {
  std::uint64_t errors = 0;
  for (const PointCount& at : counts) errors += labels[at.point] == Label::plus ? at.minus : at.plus;
  return errors;
}

/// Finds the worst change of a vote, one new prediction of a block after another.
class WorstSearch {
 public:
  WorstSearch(const VotesPredictor& predictor, std::size_t points) : predictor_(predictor), points_(points) {}

  void look_at(const TrainedBlock& block, std::size_t row, const Example& example, const LabelVector& after) {
    const BitVector& before_bits = block.labels.bits();
    const BitVector& after_bits = after.bits();
    if (before_bits == after_bits) return;
    for (std::size_t x = 0; x < points_; ++x) {
      if (before_bits.test(x) == after_bits.test(x)) continue;
      const std::size_t before = predictor_.votes()[x];
      const std::size_t now = after_bits.test(x) ? before + 1 : before - 1;
      // A step of one vote: no more than the rule's own ε, to the last digit.
      const double loss = std::min(predictor_.rule().loss(before, now), predictor_.rule().epsilon_exact());
      if (!(loss > worst.epsilon * (1 + 1e-12))) continue;  // the first of equal ones
      worst.epsilon = loss;
      worst.row = row;
      worst.example = example;
      worst.point = static_cast<PointIndex>(x);
      worst.votes_before = before;
      worst.votes_after = now;
      worst.block_after = after;
    }
  }

  WorstVote worst;

 private:
  const VotesPredictor& predictor_;
  std::size_t points_;
};

Example example_at(std::size_t index) {
  return {static_cast<PointIndex>(index / 2), index % 2 == 0 ? Label::minus : Label::plus};
}

/// All new predictions of one block whose learner looks at counts alone, each with its first change.
void look_at_counts(const ConceptClass& concept_class, const TrainedBlock& block, std::span<const Example> rows,
                    WorstSearch& search) {
  const std::vector<std::uint64_t> errors =
      errors_on(concept_class, count_points(rows.subspan(block.first, block.size)));
  std::vector<std::uint64_t> without(errors.size());
  std::vector<char> seen(2 * concept_class.points(), 0);
  std::vector<char> reached(concept_class.size(), 0);
  for (std::size_t i = block.first; i < block.first + block.size; ++i) {
    const Example old = rows[i];
    char& done = seen[2 * old.point + (old.label == Label::plus ? 1U : 0U)];
    if (done != 0) continue;
    done = 1;
    const BitVector& column = concept_class.column(old.point);
    for (std::size_t h = 0; h < errors.size(); ++h)
      without[h] = errors[h] - (column.test(h) == (old.label == Label::plus) ? 0U : 1U);
    for (std::size_t e = 0; e < 2 * concept_class.points(); ++e) {
      const Example fresh = example_at(e);
      const BitVector& other = concept_class.column(fresh.point);
      const bool plus = fresh.label == Label::plus;
      std::size_t best = 0;
      std::uint64_t least = without[0] + (other.test(0) == plus ? 0U : 1U);
      for (std::size_t h = 1; h < errors.size(); ++h) {
        const std::uint64_t now = without[h] + (other.test(h) == plus ? 0U : 1U);
        if (now >= least) continue;
        least = now;
        best = h;
      }
      if (reached[best] != 0) continue;
      reached[best] = 1;
      search.look_at(block, i, fresh, concept_class.row(static_cast<HypothesisIndex>(best)));
    }
  }
}

/// Σ_j Pr[Bin(k, e) = j] p_j, from the mode outwards.
double mean_error(const VoteRule& rule, double e) {
  const std::size_t k = rule.blocks();
  if (e <= 0) return rule.error(0);
  if (e >= 1) return rule.error(k);
  const auto trials = static_cast<double>(k);
  const auto mode = static_cast<std::size_t>(std::min(trials, std::floor((trials + 1) * e)));
  const double odds = e / (1 - e);
  constexpr double cut = 1e-19;
  double mass = 1;
  double sum = rule.error(mode);
  double weight = 1;
  for (std::size_t j = mode; j > 0 && weight > cut; --j) {
    weight *= static_cast<double>(j) / (static_cast<double>(k - j + 1) * odds);
    mass += weight;
    sum += weight * rule.error(j - 1);
  }
  weight = 1;
  for (std::size_t j = mode; j < k && weight > cut; ++j) {
    weight *= static_cast<double>(k - j) / static_cast<double>(j + 1) * odds;
    mass += weight;
    sum += weight * rule.error(j + 1);
  }
  return sum / mass;
}

/// e_b(x) for the block sizes that are wanted, in one walk of the chain of the SOA's states.
class BlockErrors {
 public:
  BlockErrors(SoaAutomaton& soa, const Distribution& distribution, const VotesLossOptions& options)
      : soa_(soa),
        chain_(soa, distribution, StateChain::Order::by_state),
        target_(distribution.target),
        learner_(options.learner),
        most_states_(options.most_states) {}

  /// Walks to the largest size.
  void walk(const std::map<std::uint64_t, std::vector<double>*>& wanted, const Observer& observer) {
    enter(SoaAutomaton::start());
    law_ = {1.0};
    const std::uint64_t last = wanted.rbegin()->first;
    for (std::uint64_t size = 1; size <= last; ++size) {
      if (stop_requested(observer, {"block errors", size - 1, last})) throw Stopped();
      step();
      if (const auto found = wanted.find(size); found != wanted.end()) *found->second = errors();
    }
  }

 private:
  struct Place {
    StateId state = 0;
    double stay = 0;
    std::vector<std::pair<std::size_t, double>> leave;
    bool known = false;
  };

  std::size_t enter(StateId state) {
    const auto [entry, fresh] = index_.try_emplace(state, places_.size());
    if (fresh) {
      if (places_.size() == most_states_)
        throw InputError("class", soa_.concept_class().name(), rules::too_large_to_run());
      places_.push_back({state, 0, {}, false});
    }
    return entry->second;
  }

  // An example leaves a state or makes its version space smaller: no example comes back.
  void step() {
    const std::size_t before = law_.size();
    std::vector<double> next(places_.size(), 0.0);
    for (std::size_t at = 0; at < before; ++at) {
      if (law_[at] < negligible) continue;  // the smallest doubles never settle
      if (!places_[at].known) {
        const StateChain::Step& found = chain_.step(places_[at].state);
        std::vector<std::pair<std::size_t, double>> leave;
        for (const auto& [to, weight] : found.leave) leave.emplace_back(enter(to), weight);
        places_[at].stay = found.stay;
        places_[at].leave = std::move(leave);
        places_[at].known = true;
        next.resize(places_.size(), 0.0);
      }
      next[at] += law_[at] * places_[at].stay;
      for (const auto& [to, weight] : places_[at].leave) next[to] += law_[at] * weight;
    }
    law_ = std::move(next);
  }

  std::vector<double> errors() {
    std::vector<double> result(target_.size(), 0.0);
    for (std::size_t at = 0; at < law_.size(); ++at) {
      if (law_[at] == 0) continue;
      const LabelVector& labels = predicted(places_[at].state);
      for (std::size_t x = 0; x < target_.size(); ++x)
        if (labels[x] != target_[x]) result[x] += law_[at];
    }
    return result;
  }

  const LabelVector& predicted(StateId state) {
    if (learner_ == BlockLearner::soa) return soa_.labels_at(state);
    return soa_.concept_class().row(static_cast<HypothesisIndex>(soa_.version_space(state).find(0)));
  }

  SoaAutomaton& soa_;
  StateChain chain_;
  const LabelVector& target_;
  BlockLearner learner_;
  std::size_t most_states_;
  std::unordered_map<StateId, std::size_t> index_;
  std::vector<Place> places_;
  std::vector<double> law_;
};

std::vector<std::uint64_t> block_numbers(const VotesLossOptions& options) {
  constexpr std::uint64_t most = 400;
  if (!options.blocks.empty()) {
    for (const std::uint64_t k : options.blocks)
      if (k < 1 || k > options.examples)
        throw InputError("blocks", std::to_string(k), rules::between(1, options.examples));
    return options.blocks;
  }
  std::vector<std::uint64_t> numbers;
  const double grid = std::log(static_cast<double>(options.examples)) / static_cast<double>(most);
  for (std::uint64_t k = 1; k <= options.examples; ++k) {
    // All of them where they are few, else steps of a constant factor.
    if (options.examples > most && !numbers.empty() &&
        static_cast<double>(k) < static_cast<double>(numbers.back()) * std::exp(grid) && k != options.examples)
      continue;
    numbers.push_back(k);
  }
  return numbers;
}

}  // namespace

std::string_view to_string(BlockLearner learner) { return learner == BlockLearner::soa ? "soa" : "first-fit"; }

BlockLearner parse_block_learner(std::string_view field, std::string_view text) {
  if (text == "first-fit") return BlockLearner::first_fit;
  if (text == "soa") return BlockLearner::soa;
  throw InputError(field, text, rules::one_of("first-fit, soa"));
}

BlockTrainer::BlockTrainer(const ConceptClass& concept_class, BlockLearner learner, Observer observer,
                           std::uint64_t most_states)
    : class_(concept_class),
      learner_(learner),
      observer_(std::move(observer)),
      most_states_(most_states > 0 ? most_states : release_states(concept_class)) {
  if (learner == BlockLearner::soa) soa_ = std::make_unique<SoaAutomaton>(concept_class, observer_);
}

HypothesisIndex BlockTrainer::fewest(std::span<const std::uint64_t> errors) {
  return static_cast<HypothesisIndex>(std::min_element(errors.begin(), errors.end()) - errors.begin());
}

LabelVector BlockTrainer::train(std::span<const Example> block) {
  assert(!block.empty());
  if (learner_ == BlockLearner::soa) {
    if (soa_->state_count() > most_states_) {
      const int dimension = soa_->dimension(SoaAutomaton::start());
      LabelVector at_start = soa_->labels_at(SoaAutomaton::start());
      soa_ = std::make_unique<SoaAutomaton>(class_, dimension, std::move(at_start), observer_);
    }
    soa_->count_states(most_states_);
    const StateId end = soa_->run(SoaAutomaton::start(), block);
    const bool spent = soa_->spent();
    soa_->count_states(0);
    return soa_->labels_at(spent ? SoaAutomaton::start() : end);
  }
  return class_.row(fewest(errors_on(class_, count_points(block))));
}

VotesPredictor::VotesPredictor(BlockTrainer& trainer, std::span<const Example> rows, const VotesOptions& options,
                               const Observer& observer)
    : rule_(options.rule) {
  const std::size_t k = rule_.blocks();
  if (rows.size() < k) throw InputError("examples", std::to_string(rows.size()), rules::at_least(k));
  const std::size_t size = rows.size() / k;
  const ConceptClass& concept_class = trainer.concept_class();
  votes_.assign(concept_class.points(), 0);
  for (std::size_t b = 0; b < k; ++b) {
    if (stop_requested(observer, {"blocks", b, k})) throw Stopped();
    const auto own = rows.subspan(b * size, size);
    TrainedBlock block{b * size, size, trainer.train(own), std::nullopt, 0};
    block.hypothesis = concept_class.find(block.labels);
    block.errors = point_errors(block.labels, count_points(own));
    const BitVector& bits = block.labels.bits();
    for (std::size_t x = bits.find(0); x != BitVector::npos; x = bits.find(x + 1)) ++votes_[x];
    blocks_.push_back(std::move(block));
  }
}

std::vector<double> VotesPredictor::plus() const {
  std::vector<double> result;
  result.reserve(votes_.size());
  for (const std::size_t votes : votes_) result.push_back(rule_.plus(votes));
  return result;
}

VotesError votes_error(const VotesPredictor& predictor, std::span<const Example> rows) {
  const PointCounts counts = count_points(rows);
  const auto n = static_cast<double>(rows.size());
  const std::size_t k = predictor.rule().blocks();
  VotesError result;
  for (const TrainedBlock& block : predictor.blocks())
    result.mean_block_error += static_cast<double>(point_errors(block.labels, counts)) / n;
  result.mean_block_error /= static_cast<double>(k);
  for (const PointCount& at : counts) {
    const std::size_t votes = predictor.votes()[at.point];
    // A − row is answered + with chance p_votes, a + row is answered − with chance p_{k − votes}.
    result.error += (static_cast<double>(at.minus) * predictor.rule().plus(votes) +
                     static_cast<double>(at.plus) * predictor.rule().plus(k - votes)) /
                    n;
  }
  result.error_bound = predictor.rule().envelope(std::min(1.0, result.mean_block_error));
  return result;
}

WorstVote worst_vote(BlockTrainer& trainer, const VotesPredictor& predictor, std::span<const Example> rows,
                     const Observer& observer) {
  const ConceptClass& concept_class = trainer.concept_class();
  WorstSearch search(predictor, concept_class.points());
  const std::size_t used = predictor.blocks().size() * predictor.block_size();
  std::uint64_t steps = 0;
  for (const TrainedBlock& block : predictor.blocks()) {
    if (stop_requested(observer, {"neighbours", block.first, used})) {
      search.worst.exact = false;
      return search.worst;
    }
    if (trainer.learner() == BlockLearner::first_fit) {
      look_at_counts(concept_class, block, rows, search);
      continue;
    }
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(block.first);
    Sample own(from, from + static_cast<std::ptrdiff_t>(block.size));
    for (std::size_t i = 0; i < own.size(); ++i) {
      const Example old = own[i];
      steps += 2 * concept_class.points() * own.size();
      if (steps > most_soa_steps || stop_requested(observer, {"neighbours", block.first + i, used})) {
        search.worst.exact = false;
        return search.worst;
      }
      for (std::size_t e = 0; e < 2 * concept_class.points(); ++e) {
        own[i] = example_at(e);
        search.look_at(block, block.first + i, own[i], trainer.train(own));
      }
      own[i] = old;
    }
  }
  return search.worst;
}

std::vector<VotesLoss> votes_loss_curve(SoaAutomaton& soa, const Distribution& distribution,
                                        const VotesLossOptions& options, const Observer& observer) {
  constexpr std::uint64_t most = 20'000;
  const std::uint64_t n = options.examples;
  if (n < 1 || n > most) throw InputError("examples", std::to_string(n), rules::between(1, most));
  const std::vector<std::uint64_t> numbers = block_numbers(options);
  std::map<std::uint64_t, std::vector<double>> by_size;
  for (const std::uint64_t k : numbers) by_size[n / k];
  std::map<std::uint64_t, std::vector<double>*> wanted;
  for (auto& [size, errors] : by_size) wanted[size] = &errors;
  BlockErrors(soa, distribution, options).walk(wanted, observer);
  std::vector<VotesLoss> curve;
  for (const std::uint64_t k : numbers) {
    if (stop_requested(observer, {"blocks", curve.size(), numbers.size()})) throw Stopped();
    const VoteRule rule({options.kind, k, options.epsilon, options.stability});
    const std::vector<double>& errors = by_size[n / k];
    VotesLoss point{k, n / k, 0, 0};
    for (std::size_t x = 0; x < errors.size(); ++x) {
      point.loss += distribution.weights[x] * mean_error(rule, errors[x]);
      point.block_error += distribution.weights[x] * errors[x];
    }
    curve.push_back(point);
  }
  return curve;
}

const VotesLoss& best_of(std::span<const VotesLoss> curve) {
  return *std::min_element(curve.begin(), curve.end(),
                           [](const VotesLoss& a, const VotesLoss& b) { return a.loss < b.loss; });
}

}  // namespace littlestone

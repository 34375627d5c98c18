// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/exact_privacy.hpp"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <map>
#include <set>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/all_samples.hpp"
#include "core/privacy/accounting.hpp"

namespace littlestone {
namespace {

using Real = PrivacyReal;
using Votes = std::map<PredictorId, Real>;  // the law of one batch's vote; Fail is what is missing to 1
using Counts = std::map<PredictorId, std::uint64_t>;
using List = std::vector<std::pair<PredictorId, std::int64_t>>;  // released, by predictor
using ListLaw = std::map<List, Real>;
using Errors = std::map<PredictorId, std::uint64_t>;  // on a selection sample

constexpr std::size_t most_outcomes = 200'000;
constexpr std::size_t most_combinations = 20'000;
constexpr std::size_t most_pairs = 2'000'000;

struct Interrupted {};

// The vote of one batch of given examples, as a law: [ABLMM §5.2.3] with each coin going both ways. Examples are taken
// in order, so how many are used up is all that a run of D̃_k leaves behind beside its state.
class BatchLaw {
 public:
  BatchLaw(SoaAutomaton& soa, const CustomConstants& constants, std::span<const Example> batch)
      : soa_(soa), constants_(constants), batch_(batch) {}

  Votes votes(const std::vector<Rational>& levels) {
    Rational sum = 0;
    for (const Rational& weight : levels) sum += weight;
    Votes law;
    for (std::size_t k = 0; k < levels.size(); ++k) {
      if (levels[k] == 0) continue;
      const Real weight{Rational(levels[k] / sum)};
      for (const auto& [end, probability] : tournament(static_cast<int>(k), 0)) {
        if (!end.first && constants_.on_fail == OnFail::fail) continue;
        const StateId before = end.first.value_or(SoaAutomaton::start());
        law[soa_.predictor(after_block(before, end.second))] += weight * probability;
      }
    }
    return law;
  }

 private:
  using End = std::pair<std::optional<StateId>, std::uint64_t>;  // after S, none: D̃_k failed; and the examples used
  using Law = std::map<End, Real>;

  StateId after_block(StateId state, std::uint64_t used) {
    return soa_.run(state, batch_.subspan(used, constants_.auxiliary));
  }
  bool block_fits(std::uint64_t used) const {
    return used <= constants_.cap && constants_.auxiliary <= constants_.cap - used;
  }

  const Law& tournament(int level, std::uint64_t used) {
    const auto found = memo_.find({level, used});
    if (found != memo_.end()) return found->second;
    Law law;
    if (level == 0) {
      law[{SoaAutomaton::start(), used}] = 1;
    } else {
      for (const auto& [first, p_first] : Law(tournament(level - 1, used))) {
        if (!first.first || !block_fits(first.second)) {
          law[{std::nullopt, first.second}] += p_first;
          continue;
        }
        const StateId left = after_block(*first.first, first.second);
        for (const auto& [second, p_second] : Law(tournament(level - 1, first.second + constants_.auxiliary))) {
          const Real both = p_first * p_second;
          if (!second.first || !block_fits(second.second)) {
            law[{std::nullopt, second.second}] += both;
            continue;
          }
          const StateId right = after_block(*second.first, second.second);
          const std::uint64_t now = second.second + constants_.auxiliary;
          const auto x = soa_.labels_at(left).contest_point(soa_.labels_at(right));
          if (!x) {
            for (const auto& [end, probability] : Law(tournament(level, now))) law[end] += both * probability;
            continue;
          }
          for (const StateId winner : {left, right}) {  // the label that it gets wrong, with probability ½
            const Label y = opposite(soa_.labels_at(winner)[*x]);
            law[{soa_.next(winner, {*x, y}), now}] += both / 2;
          }
        }
      }
    }
    return memo_[{level, used}] = std::move(law);
  }

  SoaAutomaton& soa_;
  const CustomConstants& constants_;
  std::span<const Example> batch_;
  std::map<std::pair<int, std::uint64_t>, Law> memo_;
};

// Everything of M after the votes.
class OutputLaw {
 public:
  OutputLaw(SoaAutomaton& soa, const ExactPrivacyOptions& options) : soa_(soa), options_(options) {
    const PrivateLearnerOptions& learner = options.learner;
    const int dimension = soa.dimension(SoaAutomaton::start());
    learner.validate(dimension);
    levels_ = levels_or_uniform(learner.constants.levels, dimension);
    const StableHistogram histogram(learner.epsilon, learner.delta);
    if (learner.constants.list_by == ListRule::partition_selection) {
      names_.emplace(learner.epsilon, learner.delta);
    }
    threshold_ = options.threshold.value_or(histogram.threshold());
    if (threshold_ < 1) throw InputError("threshold", std::to_string(threshold_), rules::at_least(1));
    const Rational selection = options.selection_epsilon.value_or(learner.epsilon);
    if (selection <= 0) throw InputError("selection_epsilon", to_string(selection), rules::above_0());
    const std::uint64_t removal = std::min(learner.constants.removal, std::uint64_t{1} << 60);
    least_ = std::max(threshold_, static_cast<std::int64_t>(removal));
    top_ = names_ ? 1 : std::max(least_, static_cast<std::int64_t>(learner.constants.batches));
    q_ = exp(-Real(learner.epsilon) / 2);
    per_error_ = exp(-Real(selection) / 2);
  }

  std::int64_t top() const { return top_; }

  Votes votes(std::span<const Example> batch) {
    return BatchLaw(soa_, options_.learner.constants, batch).votes(levels_);
  }

  // Step 1 of M: the votes of all batches.
  static std::map<Counts, Real> count_law(const std::vector<const Votes*>& batches) {
    std::map<Counts, Real> law = {{{}, 1}};
    for (const Votes* votes : batches) {
      std::map<Counts, Real> next;
      Real fail = 1;
      for (const auto& [predictor, probability] : *votes) fail -= probability;
      for (const auto& [counts, before] : law) {
        if (fail > Real("1e-45")) next[counts] += before * fail;
        for (const auto& [predictor, probability] : *votes) {
          Counts more = counts;
          ++more[predictor];
          next[more] += before * probability;
        }
      }
      law = std::move(next);
      check_size(law.size());
    }
    return law;
  }

  // Steps 1 and 2: the votes of all batches, then the stable histogram.
  ListLaw lists(const std::vector<const Votes*>& batches) {
    ListLaw result;
    for (const auto& [counts, probability] : count_law(batches)) {
      ListLaw partial = {{{}, probability}};
      for (const auto& [predictor, count] : counts) {
        ListLaw next;
        for (const auto& [list, before] : partial) {
          for (const auto& [value, p] : release(count)) {
            List longer = list;
            if (value != 0) longer.emplace_back(predictor, value);
            next[longer] += before * p;
          }
        }
        partial = std::move(next);
        check_size(partial.size());
      }
      for (const auto& [list, p] : partial) result[list] += p;
      check_size(result.size());
    }
    return result;
  }

  // The same with noisy counts left out: which of `predictors` are released, as bits in their order.
  std::map<std::uint32_t, Real> released(const std::vector<const Votes*>& batches,
                                         const std::set<PredictorId>& predictors) {
    std::map<std::uint32_t, Real> result;
    for (const auto& [counts, probability] : count_law(batches)) {
      std::map<std::uint32_t, Real> partial = {{0, probability}};
      for (const auto& [predictor, count] : counts) {
        const auto place = static_cast<unsigned>(std::distance(predictors.begin(), predictors.find(predictor)));
        Real seen = 0;
        for (const auto& [value, p] : release(count)) {
          if (value != 0) seen += p;
        }
        std::map<std::uint32_t, Real> next;
        for (const auto& [mask, before] : partial) {
          next[mask] += before * (1 - seen);
          next[mask | (std::uint32_t{1} << place)] += before * seen;
        }
        partial = std::move(next);
      }
      for (const auto& [mask, p] : partial) result[mask] += p;
    }
    return result;
  }

  // Step 4: the law of the hypothesis given the list and the errors.
  std::map<PredictorId, Real> select(const List& list, const Errors& errors) {
    std::map<PredictorId, Real> law;
    if (list.empty()) {
      law[soa_.predictor(SoaAutomaton::start())] = 1;
      return law;
    }
    Real sum = 0;
    for (const auto& [predictor, noisy] : list) {
      sum += law[predictor] = pow(per_error_, static_cast<int>(errors.at(predictor)));
    }
    for (auto& [predictor, probability] : law) probability /= sum;
    return law;
  }

  Errors errors(const std::set<PredictorId>& predictors, std::span<const Example> sample) const {
    Errors result;
    for (const PredictorId predictor : predictors) {
      std::uint64_t& wrong = result[predictor];
      for (const Example& example : sample) wrong += soa_.labels(predictor)[example.point] != example.label ? 1U : 0U;
    }
    return result;
  }

 private:
  static void check_size(std::size_t outcomes) {
    if (outcomes > most_outcomes) {
      throw InputError("batches", rules::value_outcomes(outcomes), rules::exact_law(most_outcomes));
    }
  }

  // What is seen of an item with `count` ≥ 1 votes: 0 for nothing, a value below top, or top for all from there on.
  const std::map<std::int64_t, Real>& release(std::uint64_t count) {
    std::map<std::int64_t, Real>& law = released_[count];
    if (law.empty() && names_) {
      const Real named(names_->probability(count + options_.votes_ahead));
      if (named < 1) law[0] = 1 - named;
      law[top_] = named;
    } else if (law.empty()) {
      const auto c = static_cast<std::int64_t>(count);
      Real nothing = 1;
      for (std::int64_t value = least_; value < top_; ++value) {
        law[value] = (1 - q_) / (1 + q_) * pow(q_, static_cast<int>(std::abs(value - c)));
        nothing -= law[value];
      }
      law[top_] = pow(q_, static_cast<int>(top_ - c)) / (1 + q_);  // top ≥ k ≥ c
      law[0] = nothing - law[top_];
    }
    return law;
  }

  SoaAutomaton& soa_;
  const ExactPrivacyOptions& options_;
  std::optional<PartitionSelection> names_;  // instead of the histogram
  std::vector<Rational> levels_;
  std::int64_t threshold_ = 0;
  std::int64_t least_ = 0;  // values below this leave no trace: not released, or removed
  std::int64_t top_ = 0;
  Real q_;          // e^{−ε/2}
  Real per_error_;  // e^{−ε/2} of the selection
  std::map<std::uint64_t, std::map<std::int64_t, Real>> released_;
};

template <typename Key>
Real hockey_stick(const std::map<Key, Real>& here, const std::map<Key, Real>& there, const Real& factor) {
  Real sum = 0;
  auto other = there.begin();
  for (const auto& [key, probability] : here) {
    while (other != there.end() && other->first < key) ++other;
    const bool both = other != there.end() && !(key < other->first);
    const Real over = both ? Real(probability - factor * other->second) : probability;
    if (over > 0) sum += over;
  }
  return sum;
}

// The largest ratio of probabilities that was met, or that one side had what the other has not.
class LargestRatio {
 public:
  template <typename Key>
  void add(const std::map<Key, Real>& here, const std::map<Key, Real>& there) {
    if (infinite_) return;
    auto other = there.begin();
    for (const auto& [key, probability] : here) {
      while (other != there.end() && other->first < key) ++other;
      if (other == there.end() || key < other->first) {
        infinite_ = true;
        return;
      }
      if (probability > ratio_ * other->second) ratio_ = probability / other->second;
    }
  }
  std::optional<double> epsilon() const {
    return infinite_ ? std::nullopt : std::optional<double>(rounded_up(Real(log(ratio_))));
  }

 private:
  Real ratio_ = 1;  // both directions are added, so it is never below
  bool infinite_ = false;
};

// The divergence of pairs of laws at ε = 0, interval, …, 4ε.
class Dots {
 public:
  Dots(const Rational& epsilon, double interval) : interval_(interval) {
    const Real most = 4 * Real(epsilon);
    if (!(interval > 0) || Real(interval) * 4000 < most) {
      throw InputError("interval", std::to_string(interval), rules::at_least("epsilon/1000"));
    }
    for (Real at = 0;; at += Real(interval)) {
      factors_.push_back(exp(at));
      if (at >= most) break;
    }
    here_.resize(factors_.size() + 1);
    there_.resize(factors_.size() + 1);
  }

  double interval() const { return interval_; }
  std::vector<Real> nothing() const { return std::vector<Real>(factors_.size(), Real(0)); }

  // Outcome by outcome; then the divergence at each dot, after which all is forgotten.
  void add(const Real& here, const Real& there) {
    // It sticks out at the dots below `group`.
    const auto dots = static_cast<std::ptrdiff_t>(factors_.size());
    std::ptrdiff_t group = dots;
    if (there > 0) {
      const double guess = std::log(Real(here / there).convert_to<double>()) / interval_;
      group = guess > 0 ? std::min(dots, static_cast<std::ptrdiff_t>(std::min(guess, 1e9)) + 1) : 0;
      while (group > 0 && here <= factor(group - 1) * there) --group;
      while (group < dots && here > factor(group) * there) ++group;
    }
    here_[static_cast<std::size_t>(group)] += here;
    there_[static_cast<std::size_t>(group)] += there;
  }
  std::vector<Real> finish() {
    std::vector<Real> deltas = nothing();
    Real here = 0;
    Real there = 0;
    for (std::size_t i = factors_.size(); i > 0; --i) {
      here += here_[i];
      there += there_[i];
      deltas[i - 1] = here - factors_[i - 1] * there;
    }
    std::fill(here_.begin(), here_.end(), Real(0));
    std::fill(there_.begin(), there_.end(), Real(0));
    return deltas;
  }

  template <typename Key>
  std::vector<Real> between(const std::map<Key, Real>& here, const std::map<Key, Real>& there) {
    auto other = there.begin();
    for (const auto& [key, probability] : here) {
      while (other != there.end() && other->first < key) ++other;
      const bool both = other != there.end() && !(key < other->first);
      add(probability, both ? other->second : Real(0));
    }
    return finish();
  }

 private:
  const Real& factor(std::ptrdiff_t i) const { return factors_[static_cast<std::size_t>(i)]; }

  double interval_;
  std::vector<Real> factors_;  // e^ε at each dot
  std::vector<Real> here_;     // by how many dots the outcomes stick out at
  std::vector<Real> there_;
};

void raise_to(std::vector<Real>& most, const std::vector<Real>& deltas) {
  for (std::size_t i = 0; i < most.size(); ++i) {
    if (deltas[i] > most[i]) most[i] = deltas[i];
  }
}

// Over every move of one vote among those of k batches: consider(move) adds the outcomes of both directions and raises
// the worst.
template <typename Consider>
void for_each_move(std::uint64_t batches, const Consider& consider) {
  constexpr std::uint64_t most = 300;
  if (batches > most) {
    throw InputError("batches", std::to_string(batches), rules::at_most(most));
  }
  for (std::uint64_t from = 1; from <= batches; ++from) {
    consider({from, std::nullopt});  // the other way round is its backward side
    for (std::uint64_t to = 0; from + to <= batches; ++to) consider({from, to});
  }
}

std::vector<Real> list_deltas(Dots& dots, const StableHistogram& histogram, std::uint64_t batches) {
  std::vector<Real> worst = dots.nothing();
  for_each_move(batches, [&](const VoteMove& move) {
    const MoveLosses losses = loss_distributions(histogram, move);
    for (const LossDistribution* side : {&losses.forward, &losses.backward}) {
      dots.add(side->infinity_mass(), 0);
      for (const auto& atom : side->atoms()) dots.add(atom.mass, atom.mass * exp(Real(-atom.loss)));
      raise_to(worst, dots.finish());
    }
  });
  return worst;
}

// Two items, each named or not: four outcomes.
std::vector<Real> list_deltas(Dots& dots, const PartitionSelection& selection, std::uint64_t batches) {
  std::vector<Real> worst = dots.nothing();
  using Pair = std::array<Real, 2>;  // Pr[named] of the item that loses a vote, and of the one that gains one
  const auto compare = [&](const Pair& here, const Pair& there) {
    const auto of = [](const Real& named, bool is) { return is ? named : Real(1 - named); };
    for (const bool first : {false, true}) {
      for (const bool second : {false, true}) {
        const Real mass = of(here[0], first) * of(here[1], second);
        if (mass > 0) dots.add(mass, of(there[0], first) * of(there[1], second));
      }
    }
    raise_to(worst, dots.finish());
  };
  for_each_move(batches, [&](const VoteMove& move) {
    const auto named = [&](std::uint64_t votes) { return Real(selection.probability(votes)); };
    const Pair before = {move.from ? named(*move.from) : Real(0), move.to ? named(*move.to) : Real(0)};
    const Pair after = {move.from ? named(*move.from - 1) : Real(0), move.to ? named(*move.to + 1) : Real(0)};
    compare(before, after);
    compare(after, before);
  });
  return worst;
}

double rounded(const Real& divergence) { return divergence < Real("1e-40") ? 0 : divergence.convert_to<double>(); }

class PrivacyRun {
 public:
  PrivacyRun(SoaAutomaton& soa, const ExactPrivacyOptions& options, const Observer& observer)
      : constants_(options.learner.constants),
        points_(soa.concept_class().points()),
        factor_(exp(Real(options.learner.epsilon))),
        observer_(observer),
        law_(soa, options),
        histogram_(options.learner.epsilon, options.learner.delta) {
    if (constants_.list_by == ListRule::partition_selection) {
      names_.emplace(options.learner.epsilon, options.learner.delta);
    }
    if (!options.interval) return;
    dots_.emplace(options.learner.epsilon, *options.interval);
    batch_dots_ = hypothesis_dots_ = selection_dots_ = selected_dots_ = dots_->nothing();
  }

  ExactPrivacy run() {
    const std::uint64_t size = constants_.cap + constants_.auxiliary;
    const std::uint64_t sequences = number_of_samples(points_, size, "cap");
    const std::uint64_t selections = number_of_samples(points_, constants_.selection, "selection");
    find_batch_laws(sequences, size);
    find_combinations();
    find_selections(selections);
    const std::uint64_t length = constants_.batches * size + constants_.selection;
    result_.datasets = boost::multiprecision::pow(BigInteger(2 * points_), static_cast<unsigned>(length));
    result_.neighbours = result_.datasets * length * (2 * points_ - 1);
    compare_batches(size);
    compare_selections();
    result_.batch_delta = rounded(batch_);
    result_.selection_delta = rounded(selection_);
    result_.hypothesis_delta = rounded(hypothesis_);
    result_.batch_epsilon = batch_ratio_.epsilon();
    result_.selection_epsilon = selection_ratio_.epsilon();
    result_.hypothesis_epsilon = hypothesis_ratio_.epsilon();
    if (dots_) {
      const double interval = dots_->interval();
      std::vector<Real> learner = batch_dots_;
      raise_to(learner, selection_dots_);
      result_.losses =
          ExactLosses{connect_the_dots(interval, names_ ? list_deltas(*dots_, *names_, constants_.batches)
                                                        : list_deltas(*dots_, histogram_, constants_.batches)),
                      connect_the_dots(interval, selected_dots_), connect_the_dots(interval, learner),
                      connect_the_dots(interval, hypothesis_dots_)};
    }
    return std::move(result_);
  }

 private:
  using Combination = std::vector<std::size_t>;  // batch laws, sorted

  void ask(std::uint64_t done, std::uint64_t total) {
    if (stop_requested(observer_, {"privacy", done, total})) throw Interrupted{};
  }

  void find_batch_laws(std::uint64_t sequences, std::uint64_t size) {
    std::map<Votes, std::size_t> known;
    std::vector<std::size_t> law_of(sequences);
    for (std::uint64_t i = 0; i < sequences; ++i) {
      if (i % 256 == 0) ask(0, 0);
      const auto [entry, inserted] = known.try_emplace(law_.votes(sample_of_number(i, points_, size)), known.size());
      if (inserted) first_with_.push_back(i);
      law_of[i] = entry->second;
    }
    laws_.resize(known.size());
    for (const auto& [votes, index] : known) {
      laws_[index] = votes;
      for (const auto& [predictor, probability] : votes) predictors_.insert(predictor);
    }
    result_.batch_laws = laws_.size();
    for_each_neighbour(sequences, points_, [&](std::uint64_t i, std::uint64_t j) {
      if (law_of[i] != law_of[j]) neighbours_.try_emplace({law_of[i], law_of[j]}, i, j);
    });
  }

  void find_combinations() {
    // C(B + k − 1, k) combinations of B laws.
    BigInteger number = 1;
    for (std::uint64_t i = 1; i <= constants_.batches && number <= most_combinations; ++i) {
      number = number * (laws_.size() + i - 1) / i;
    }
    if (number > most_combinations) {
      throw InputError("batches", std::to_string(constants_.batches),
                       rules::combinations_of_laws(most_combinations, laws_.size()));
    }
    Combination combination;
    const auto extend = [&](auto&& self, std::size_t from) -> void {
      if (combination.size() == constants_.batches) {
        std::vector<const Votes*> batches;
        for (const std::size_t index : combination) batches.push_back(&laws_[index]);
        combinations_.emplace(combination, law_.lists(batches));
        if (combinations_.size() % 64 == 0) ask(combinations_.size(), 0);
        return;
      }
      for (std::size_t index = from; index < laws_.size(); ++index) {
        combination.push_back(index);
        self(self, index);
        combination.pop_back();
      }
    };
    extend(extend, 0);
  }

  void find_selections(std::uint64_t selections) {
    for (std::uint64_t i = 0; i < selections; ++i) {
      const Errors errors = law_.errors(predictors_, sample_of_number(i, points_, constants_.selection));
      selection_of_.push_back(errors_.try_emplace(errors, errors_.size()).first->second);
    }
    by_selection_.resize(errors_.size());
    for (const auto& [errors, index] : errors_) by_selection_[index] = &errors;
  }

  std::map<PredictorId, Real> hypotheses(const ListLaw& lists, const Errors& errors) {
    std::map<PredictorId, Real> law;
    for (const auto& [list, p] : lists) {
      for (const auto& [hypothesis, chosen] : law_.select(list, errors)) law[hypothesis] += p * chosen;
    }
    return law;
  }

  // Selection is the same on both sides, so of list and hypothesis together it is the list alone that tells them apart.
  void compare_batches(std::uint64_t size) {
    std::vector<std::map<Combination, std::map<PredictorId, Real>>> chosen(by_selection_.size());
    for (std::size_t s = 0; s < chosen.size(); ++s) {
      for (const auto& [combination, lists] : combinations_) {
        chosen[s][combination] = hypotheses(lists, *by_selection_[s]);
      }
      ask(s, 0);
    }
    std::uint64_t done = 0;
    for (const auto& [combination, lists] : combinations_) {
      for (std::size_t place = 0; place < combination.size(); ++place) {
        if (place > 0 && combination[place] == combination[place - 1]) continue;
        const auto from = neighbours_.lower_bound({combination[place], 0});
        for (auto pair = from; pair != neighbours_.end() && pair->first.first == combination[place]; ++pair) {
          if (++done > most_pairs) {
            throw InputError("batches", std::to_string(constants_.batches), rules::pairs_of_laws(most_pairs));
          }
          if (done % 256 == 0) ask(done, 0);
          Combination other = combination;
          other[place] = pair->first.second;
          std::sort(other.begin(), other.end());
          const Real divergence = hockey_stick(lists, combinations_.at(other), factor_);
          batch_ratio_.add(lists, combinations_.at(other));
          if (dots_) raise_to(batch_dots_, dots_->between(lists, combinations_.at(other)));
          if (divergence > batch_ || result_.worst.empty()) {
            batch_ = divergence;
            result_.worst.clear();
            result_.worst_neighbour.clear();
            for (std::size_t b = 0; b < combination.size(); ++b) {
              const std::uint64_t same = first_with_[combination[b]];
              append(result_.worst, b == place ? pair->second.first : same, size);
              append(result_.worst_neighbour, b == place ? pair->second.second : same, size);
            }
            append(result_.worst, 0, constants_.selection);
            append(result_.worst_neighbour, 0, constants_.selection);
          }
          for (const auto& by_combination : chosen) {
            compare_hypotheses(by_combination.at(combination), by_combination.at(other));
          }
        }
      }
    }
    for (const auto& entry : combinations_) {
      const Combination& combination = entry.first;
      for (const auto& [one, other] : selection_neighbours()) {
        compare_hypotheses(chosen[one].at(combination), chosen[other].at(combination));
      }
    }
  }

  void compare_hypotheses(const std::map<PredictorId, Real>& here, const std::map<PredictorId, Real>& there) {
    hypothesis_ = std::max(hypothesis_, hockey_stick(here, there, factor_));
    hypothesis_ratio_.add(here, there);
    if (dots_) raise_to(hypothesis_dots_, dots_->between(here, there));
  }

  const std::set<std::pair<std::size_t, std::size_t>>& selection_neighbours() {
    if (selection_pairs_.empty()) {
      for_each_neighbour(selection_of_.size(), points_, [&](std::uint64_t i, std::uint64_t j) {
        if (selection_of_[i] != selection_of_[j]) selection_pairs_.emplace(selection_of_[i], selection_of_[j]);
      });
    }
    return selection_pairs_;
  }

  // Here it is the list whose law is the same, so the divergence is the mean over lists of that of the selection.
  void compare_selections() {
    std::set<List> shapes;  // released predictors, whatever their noisy counts
    const auto shape = [](const List& list) {
      List result = list;
      for (auto& [predictor, noisy] : result) noisy = 0;
      return result;
    };
    for (const auto& [combination, lists] : combinations_) {
      for (const auto& [list, p] : lists) shapes.insert(shape(list));
    }
    for (const auto& [one, other] : selection_neighbours()) {
      std::map<List, Real> apart;
      std::map<List, std::vector<Real>> dots_apart;
      for (const List& list : shapes) {
        const auto here = law_.select(list, *by_selection_[one]);
        const auto there = law_.select(list, *by_selection_[other]);
        apart[list] = hockey_stick(here, there, factor_);
        selection_ratio_.add(here, there);
        if (dots_) raise_to(selected_dots_, dots_apart[list] = dots_->between(here, there));
      }
      for (const auto& [combination, lists] : combinations_) {
        std::map<List, Real> weights;  // of the shapes
        for (const auto& [list, p] : lists) weights[shape(list)] += p;
        Real mean = 0;
        for (const auto& [list, p] : weights) mean += p * apart.at(list);
        selection_ = std::max(selection_, mean);
        if (!dots_) continue;
        std::vector<Real> means = dots_->nothing();
        for (const auto& [list, p] : weights) {
          for (std::size_t i = 0; i < means.size(); ++i) means[i] += p * dots_apart.at(list)[i];
        }
        raise_to(selection_dots_, means);
      }
      ask(0, 0);
    }
  }

  void append(Sample& sample, std::uint64_t index, std::uint64_t length) const {
    const Sample more = sample_of_number(index, points_, length);
    sample.insert(sample.end(), more.begin(), more.end());
  }

  const CustomConstants& constants_;
  std::size_t points_;
  Real factor_;  // e^ε
  const Observer& observer_;
  OutputLaw law_;
  ExactPrivacy result_;
  Real batch_ = 0;
  Real selection_ = 0;
  Real hypothesis_ = 0;
  LargestRatio batch_ratio_;
  LargestRatio selection_ratio_;
  LargestRatio hypothesis_ratio_;
  StableHistogram histogram_;
  std::optional<PartitionSelection> names_;  // instead of the histogram
  std::optional<Dots> dots_;  // where loss distributions are asked for, with the largest divergences so far:
  std::vector<Real> batch_dots_;
  std::vector<Real> hypothesis_dots_;
  std::vector<Real> selection_dots_;  // of M, by its selection sample
  std::vector<Real> selected_dots_;   // of the selection alone, on its worst list
  std::vector<Votes> laws_;
  std::vector<std::uint64_t> first_with_;  // by law: a batch that has it
  std::set<PredictorId> predictors_;       // that may be voted for
  // Laws of neighbouring batches, with a pair of such batches.
  std::map<std::pair<std::size_t, std::size_t>, std::pair<std::uint64_t, std::uint64_t>> neighbours_;
  std::map<Combination, ListLaw> combinations_;
  std::map<Errors, std::size_t> errors_;
  std::vector<const Errors*> by_selection_;
  std::vector<std::size_t> selection_of_;  // by selection sample: its errors
  std::set<std::pair<std::size_t, std::size_t>> selection_pairs_;
};

}  // namespace

ExactOutputLaw exact_output_law(SoaAutomaton& soa, const Sample& data, const ExactPrivacyOptions& options) {
  OutputLaw law(soa, options);
  const CustomConstants& constants = options.learner.constants;
  if (data.size() != options.learner.examples()) {
    throw InputError("data", rules::value_examples(data.size()), rules::exact_examples(options.learner.examples()));
  }
  for (const Example& example : data) {
    if (example.point >= soa.concept_class().points()) {
      throw InputError("data", rules::value_point(example.point), rules::index(soa.concept_class().points() - 1));
    }
  }
  const std::uint64_t size = constants.cap + constants.auxiliary;
  const std::span<const Example> all(data);
  ExactOutputLaw result;
  result.top = law.top();
  std::vector<Votes> votes;
  std::set<PredictorId> predictors;
  for (std::uint64_t batch = 0; batch < constants.batches; ++batch) {
    votes.push_back(law.votes(all.subspan(batch * size, size)));
    result.votes.emplace_back();
    for (const auto& [predictor, probability] : votes.back()) {
      predictors.insert(predictor);
      result.votes.back().emplace_back(soa.labels(predictor), probability.convert_to<double>());
    }
  }
  std::vector<const Votes*> batches;
  batches.reserve(votes.size());
  for (const Votes& vote : votes) batches.push_back(&vote);
  const Errors errors = law.errors(predictors, all.subspan(constants.batches * size));
  std::map<PredictorId, Real> hypotheses;
  for (const auto& [list, p] : law.lists(batches)) {
    for (const auto& [hypothesis, chosen] : law.select(list, errors)) {
      OutputProbability output;
      for (const auto& [predictor, noisy] : list) output.list.emplace_back(soa.labels(predictor), noisy);
      output.hypothesis = soa.labels(hypothesis);
      output.probability = Real(p * chosen).convert_to<double>();
      result.outputs.push_back(std::move(output));
      hypotheses[hypothesis] += p * chosen;
    }
  }
  for (const auto& [hypothesis, p] : hypotheses) {
    result.hypotheses.emplace_back(soa.labels(hypothesis), p.convert_to<double>());
  }
  const auto by_labels = [](const auto& a, const auto& b) { return a.first.to_string() < b.first.to_string(); };
  std::sort(result.hypotheses.begin(), result.hypotheses.end(), by_labels);
  for (OutputProbability& output : result.outputs) std::sort(output.list.begin(), output.list.end(), by_labels);
  return result;
}

std::vector<std::pair<LabelVector, double>> exact_hypothesis_law(SoaAutomaton& soa, const Sample& data,
                                                                 const PrivateLearnerOptions& options,
                                                                 std::size_t most_predictors) {
  ExactPrivacyOptions exact;
  exact.learner = options;
  OutputLaw law(soa, exact);
  const CustomConstants& constants = options.constants;
  if (data.size() != options.examples())
    throw InputError("data", rules::value_examples(data.size()), rules::exact_examples(options.examples()));
  const std::uint64_t size = constants.cap + constants.auxiliary;
  const std::span<const Example> all(data);
  std::vector<Votes> votes;
  std::set<PredictorId> predictors;
  for (std::uint64_t batch = 0; batch < constants.batches; ++batch) {
    votes.push_back(law.votes(all.subspan(batch * size, size)));
    for (const auto& [predictor, probability] : votes.back()) predictors.insert(predictor);
  }
  if (predictors.size() > most_predictors)
    throw InputError("learner", std::to_string(predictors.size()),
                     rules::exact_law(std::to_string(most_predictors) + " different votes"));
  std::vector<const Votes*> batches;
  batches.reserve(votes.size());
  for (const Votes& vote : votes) batches.push_back(&vote);
  const Errors errors = law.errors(predictors, all.subspan(constants.batches * size));
  const std::vector<PredictorId> ordered(predictors.begin(), predictors.end());
  std::map<PredictorId, Real> hypotheses;
  for (const auto& [mask, p] : law.released(batches, predictors)) {
    List list;
    for (std::size_t i = 0; i < ordered.size(); ++i) {
      if (((mask >> i) & 1U) != 0) list.emplace_back(ordered[i], 0);
    }
    for (const auto& [hypothesis, chosen] : law.select(list, errors)) hypotheses[hypothesis] += p * chosen;
  }
  std::vector<std::pair<LabelVector, double>> result;
  result.reserve(hypotheses.size());
  for (const auto& [hypothesis, p] : hypotheses) result.emplace_back(soa.labels(hypothesis), p.convert_to<double>());
  std::sort(result.begin(), result.end(),
            [](const auto& a, const auto& b) { return a.first.to_string() < b.first.to_string(); });
  return result;
}

ExactPrivacy exact_privacy(SoaAutomaton& soa, const ExactPrivacyOptions& options, const Observer& observer) {
  try {
    return PrivacyRun(soa, options, observer).run();
  } catch (const Interrupted&) {
    ExactPrivacy stopped;
    stopped.ended = Ended::stopped;
    return stopped;
  }
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/lean_privacy.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/all_samples.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_combinations = 200'000;
constexpr std::uint64_t most_pairs = 20'000'000;
constexpr double rounding = 1e-12;

using List = std::vector<ListedPredictor>;
using Votes = std::map<ListedPredictor, std::uint64_t>;
using Law = std::vector<std::pair<ListedPredictor, double>>;  // of the candidates, in their order; the rest is none

struct Interrupted {};

// The choice of the options, lawful or not.
class ExactChoice {
 public:
  explicit ExactChoice(const ExactLeanOptions& options) : constants_(options.learner.constants) {
    const std::uint64_t bound = options.list_bound.value_or(constants_.list_bound);
    if (bound < 1) throw InputError("list_bound", "0", rules::at_least(1));
    const AccuracyGoal& goal = constants_.goal;
    if (constants_.choosing == LeanChoosing::noisy) {
      rule_.epsilon = goal.epsilon;
      rule_.bar = options.bar.value_or(choosing_bar(goal.epsilon, constants_.delta_of_choosing(), bound));
      rule_.places = options.dummies ? (constants_.batches + 1) * bound : 0;
      rule_.contest_weight = options.contest_weight;
      rule_.bar_weight = options.bar_weight;
      rule_.one_seed = options.one_seed;
    } else {
      weights_ =
          choosing_weights(goal.epsilon, constants_.delta_of_choosing(), bound, constants_.vote_share, constants_.cap);
    }
  }

  ChoosingLaw law(const std::vector<Tally>& tallies) {
    if (constants_.choosing == LeanChoosing::exponential) {
      return weighted_law(weights_, constants_.goal.epsilon, constants_.gap, tallies);
    }
    std::vector<std::uint64_t> scores;
    for (const Tally& tally : tallies) {
      const std::uint64_t counted = std::min(tally.votes, constants_.cap);
      const std::uint64_t penalty = tally.errors > constants_.gap ? tally.errors - constants_.gap : 0;
      scores.push_back(counted - std::min(counted, penalty));
    }
    // It depends on how often each score comes up alone.
    std::vector<std::uint64_t> sorted = scores;
    std::sort(sorted.begin(), sorted.end());
    const auto [entry, inserted] = known_.try_emplace(sorted);
    if (inserted) {
      HalfScoreRule rule = rule_;
      rule.places = std::max<std::uint64_t>(rule.places, sorted.size());
      entry->second = half_score_law(rule, sorted);
    }
    ChoosingLaw law;
    law.none = entry->second.none;
    for (const std::uint64_t score : scores) {
      const auto place = std::lower_bound(sorted.begin(), sorted.end(), score) - sorted.begin();
      law.chosen.push_back(entry->second.chosen[static_cast<std::size_t>(place)]);
    }
    return law;
  }

 private:
  const LeanConstants& constants_;
  HalfScoreRule rule_;
  ChoosingWeights weights_;
  std::map<std::vector<std::uint64_t>, ChoosingLaw> known_;
};

class LeanPrivacyRun {
 public:
  LeanPrivacyRun(SoaAutomaton& soa, const ExactLeanOptions& options, const Observer& observer)
      : soa_(soa),
        constants_(options.learner.constants),
        points_(soa.concept_class().points()),
        factor_(std::exp(to_double(options.learner.constants.goal.epsilon))),
        observer_(observer),
        choice_(options) {}

  ExactLeanPrivacy run() {
    const std::uint64_t sequences = number_of_samples(points_, constants_.batch, "batch");
    const std::uint64_t selections = number_of_samples(points_, constants_.selection, "selection");
    find_lists(sequences);
    find_selections(selections);
    find_combinations();
    const auto length = constants_.batches * constants_.batch + constants_.selection;
    result_.datasets = boost::multiprecision::pow(BigInteger(2 * points_), static_cast<unsigned>(length));
    result_.neighbours = result_.datasets * length * (2 * points_ - 1);
    compare_batches();
    compare_selections();
    for (double* delta : {&result_.batch_delta, &result_.selection_delta, &result_.hypothesis_delta}) {
      if (*delta < rounding) *delta = 0;
    }
    return std::move(result_);
  }

 private:
  using Combination = std::vector<std::size_t>;  // lists, sorted
  using Errors = std::map<PredictorId, std::uint64_t>;

  void ask(std::uint64_t done, std::uint64_t total) {
    if (stop_requested(observer_, {"privacy", done, total})) throw Interrupted{};
  }

  void find_lists(std::uint64_t sequences) {
    LeanBatch batch(soa_, constants_);
    std::map<List, std::size_t> known;
    std::vector<std::size_t> list_of(sequences);
    for (std::uint64_t i = 0; i < sequences; ++i) {
      if (i % 256 == 0) ask(i, sequences);
      const auto [entry, inserted] =
          known.try_emplace(batch.list(sample_of_number(i, points_, constants_.batch)), known.size());
      if (inserted) {
        first_with_.push_back(i);
        lists_.push_back(entry->first);
        result_.longest_list = std::max(result_.longest_list, entry->first.size());
        for (const ListedPredictor& listed : entry->first) predictors_.insert(listed.predictor);
      }
      list_of[i] = entry->second;
    }
    result_.lists = lists_.size();
    for_each_neighbour(sequences, points_, [&](std::uint64_t i, std::uint64_t j) {
      if (list_of[i] != list_of[j]) neighbours_.try_emplace({list_of[i], list_of[j]}, i, j);
    });
  }

  void find_selections(std::uint64_t selections) {
    std::map<Errors, std::size_t> known;
    std::vector<std::size_t> errors_of(selections);
    for (std::uint64_t i = 0; i < selections; ++i) {
      Errors errors;
      const Sample sample = sample_of_number(i, points_, constants_.selection);
      for (const PredictorId predictor : predictors_) errors[predictor] = count_errors(soa_.labels(predictor), sample);
      const auto [entry, inserted] = known.try_emplace(errors, known.size());
      if (inserted) {
        errors_.push_back(entry->first);
        first_errors_.push_back(i);
      }
      errors_of[i] = entry->second;
    }
    std::set<std::pair<std::size_t, std::size_t>> pairs;
    for_each_neighbour(selections, points_, [&](std::uint64_t i, std::uint64_t j) {
      if (errors_of[i] != errors_of[j]) pairs.emplace(errors_of[i], errors_of[j]);
    });
    selection_pairs_.assign(pairs.begin(), pairs.end());
  }

  void find_combinations() {
    // C(B + k − 1, k) combinations of B lists, each with every vector of errors.
    BigInteger number = errors_.size();
    for (std::uint64_t i = 1; i <= constants_.batches && number <= most_combinations; ++i) {
      number = number * (lists_.size() + i - 1) / i;
    }
    if (number > most_combinations) {
      throw InputError("batches", std::to_string(constants_.batches), rules::exact_law(most_combinations));
    }
    Combination combination;
    const auto extend = [&](auto&& self, std::size_t from) -> void {
      if (combination.size() == constants_.batches) {
        combinations_.emplace(combination, laws_of(combination));
        if (combinations_.size() % 64 == 0) ask(combinations_.size(), 0);
        return;
      }
      for (std::size_t index = from; index < lists_.size(); ++index) {
        combination.push_back(index);
        self(self, index);
        combination.pop_back();
      }
    };
    extend(extend, 0);
  }

  // The law of the choice for every vector of errors.
  std::vector<Law> laws_of(const Combination& combination) {
    Votes votes;
    for (const std::size_t index : combination) {
      for (const ListedPredictor& listed : lists_[index]) ++votes[listed];
    }
    std::vector<Law> laws;
    for (const Errors& errors : errors_) {
      std::vector<Tally> tallies;
      for (const auto& [listed, count] : votes) tallies.push_back({count, errors.at(listed.predictor)});
      const ChoosingLaw law = choice_.law(tallies);
      laws.emplace_back();
      std::size_t i = 0;
      for (const auto& [listed, count] : votes) laws.back().emplace_back(listed, law.chosen[i++]);
      laws.back().emplace_back(no_candidate, law.none);
    }
    return laws;
  }

  // What is printed: the hypothesis, and whether it is the default.
  static std::map<std::pair<PredictorId, bool>, double> printed(const Law& law) {
    std::map<std::pair<PredictorId, bool>, double> result;
    for (const auto& [listed, p] : law) {
      const bool none = listed == no_candidate;
      result[{none ? 0 : listed.predictor, none}] += p;
    }
    return result;
  }

  template <typename Outcomes>
  double divergence(const Outcomes& here, const Outcomes& there) const {
    double sum = 0;
    auto other = there.begin();
    for (const auto& [key, p] : here) {
      while (other != there.end() && other->first < key) ++other;
      const bool both = other != there.end() && !(key < other->first);
      sum += std::max(0.0, both ? p - factor_ * other->second : p);
    }
    return sum;
  }

  void compare_batches() {
    std::uint64_t done = 0;
    for (const auto& [combination, laws] : combinations_) {
      for (std::size_t place = 0; place < combination.size(); ++place) {
        if (place > 0 && combination[place] == combination[place - 1]) continue;
        const auto from = neighbours_.lower_bound({combination[place], 0});
        for (auto pair = from; pair != neighbours_.end() && pair->first.first == combination[place]; ++pair) {
          Combination other = combination;
          other[place] = pair->first.second;
          std::sort(other.begin(), other.end());
          const std::vector<Law>& others = combinations_.at(other);
          done += laws.size();
          if (done > most_pairs) {
            throw InputError("batches", std::to_string(constants_.batches), rules::pairs_of_laws(most_pairs));
          }
          ask(done, 0);
          for (std::size_t s = 0; s < laws.size(); ++s) {
            const double apart = divergence(laws[s], others[s]);
            if (apart > result_.batch_delta || result_.worst.empty()) {
              result_.batch_delta = apart;
              remember(combination, place, pair->second, first_errors_[s]);
            }
            if (apart > rounding) note_printed(laws[s], others[s]);
          }
        }
      }
    }
  }

  // Selection rows change no list.
  void compare_selections() {
    for (const auto& entry : combinations_) {
      const std::vector<Law>& laws = entry.second;
      for (const auto& [one, other] : selection_pairs_) {
        const double apart = divergence(laws[one], laws[other]);
        result_.selection_delta = std::max(result_.selection_delta, apart);
        if (apart > rounding) note_printed(laws[one], laws[other]);
      }
      ask(0, 0);
    }
  }

  // The tag is not printed, so what is printed tells no more.
  void note_printed(const Law& here, const Law& there) {
    result_.hypothesis_delta = std::max(result_.hypothesis_delta, divergence(printed(here), printed(there)));
  }

  void remember(const Combination& combination, std::size_t place, const std::pair<std::uint64_t, std::uint64_t>& pair,
                std::uint64_t selection) {
    result_.worst.clear();
    result_.worst_neighbour.clear();
    for (std::size_t b = 0; b < combination.size(); ++b) {
      const std::uint64_t same = first_with_[combination[b]];
      append(result_.worst, b == place ? pair.first : same, constants_.batch);
      append(result_.worst_neighbour, b == place ? pair.second : same, constants_.batch);
    }
    append(result_.worst, selection, constants_.selection);
    append(result_.worst_neighbour, selection, constants_.selection);
  }

  void append(Sample& sample, std::uint64_t index, std::uint64_t length) const {
    const Sample more = sample_of_number(index, points_, length);
    sample.insert(sample.end(), more.begin(), more.end());
  }

  static constexpr ListedPredictor no_candidate{CandidateTag::top, 0xffffffffU};  // after every candidate

  SoaAutomaton& soa_;
  const LeanConstants& constants_;
  std::size_t points_;
  double factor_;  // e^ε
  const Observer& observer_;
  ExactChoice choice_;
  ExactLeanPrivacy result_;
  std::vector<List> lists_;
  std::vector<std::uint64_t> first_with_;  // by list: a batch that makes it
  std::set<PredictorId> predictors_;       // on some list
  std::map<std::pair<std::size_t, std::size_t>, std::pair<std::uint64_t, std::uint64_t>> neighbours_;
  std::vector<Errors> errors_;
  std::vector<std::uint64_t> first_errors_;  // by vector of errors: a selection sample that has it
  std::vector<std::pair<std::size_t, std::size_t>> selection_pairs_;
  std::map<Combination, std::vector<Law>> combinations_;
};

void validate(SoaAutomaton& soa, const ExactLeanOptions& options) {
  options.learner.validate(soa.dimension(SoaAutomaton::start()));
  if (options.learner.constants.goal.dimension == 0) {
    throw InputError("dimension", "0", rules::at_least(1));
  }
}

}  // namespace

ExactLeanLaw exact_lean_law(SoaAutomaton& soa, const Sample& data, const ExactLeanOptions& options) {
  validate(soa, options);
  const LeanConstants& constants = options.learner.constants;
  if (data.size() != constants.total) {
    throw InputError("data", rules::value_examples(data.size()), rules::exact_examples(constants.total.str()));
  }
  // The votes and errors are those of a run; only its choice is drawn, and it is left out.
  ExactLeanLaw result;
  result.candidates = run_lean_learner(soa, data, options.learner).internals.candidates;
  std::vector<Tally> tallies;
  for (const LeanCandidate& candidate : result.candidates) tallies.push_back({candidate.votes, candidate.errors});
  result.law = ExactChoice(options).law(tallies);
  return result;
}

ExactLeanPrivacy exact_lean_privacy(SoaAutomaton& soa, const ExactLeanOptions& options, const Observer& observer) {
  validate(soa, options);
  try {
    return LeanPrivacyRun(soa, options, observer).run();
  } catch (const Interrupted&) {
    ExactLeanPrivacy stopped;
    stopped.ended = Ended::stopped;
    return stopped;
  }
}

}  // namespace littlestone

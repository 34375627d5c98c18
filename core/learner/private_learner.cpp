// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/private_learner.hpp"

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/vector_state.hpp"
#include "core/base/workers.hpp"

namespace littlestone {
namespace {

void check_range(const char* field, std::uint64_t value, std::uint64_t least, std::uint64_t most) {
  if (value < least || value > most) {
    throw InputError(field, std::to_string(value), rules::between(least, most));
  }
}

// What the batches may cost: blocks drawn from a distribution, examples read of a sample. May pass 2^64.
double most_work(const LearnerData& data, const CustomConstants& constants) {
  const double blocks = static_cast<double>(constants.cap / constants.auxiliary + 1);
  const double examples = static_cast<double>(constants.cap) + static_cast<double>(constants.auxiliary);
  const bool sampled = std::holds_alternative<Distribution>(data);
  return static_cast<double>(constants.batches) * (sampled ? blocks : examples);
}

constexpr double worth_tables = 262'144;   // blocks, from which on their laws are tabled
constexpr double worth_threads = 131'072;  // blocks or examples, from which on batches are shared out

SeedTree streams_of(const PrivateLearnerOptions& options) {
  return options.system_entropy ? SeedTree::system() : SeedTree(options.seed);
}

// One batch of M on whichever data there is.
class Batches {
 public:
  // One of `threads` that share the batches.
  Batches(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options, int dimension,
          unsigned threads)
      : soa_(soa),
        data_(data),
        stream_(streams_of(options).child("batches")),
        constants_(options.constants),
        most_states_(options.most_states),
        memory_{options.memory.kept / threads, options.memory.one_run},
        stable_(stable_learner_options(options.constants, dimension)),
        level_(stable_.levels) {
    if (const auto* distribution = std::get_if<Distribution>(&data_)) {
      sampler_.emplace(soa_, *distribution, stream_);
      const bool small = constants_.auxiliary <= BlockLaw::most_examples;
      if (small && most_work(data, constants_) >= worth_tables) sampler_->table_blocks(constants_.auxiliary);
    }
  }

  // Asks `stop` (which may be empty) while it draws; with `stopped` set the run is cut off and means nothing.
  StableRun run(std::uint64_t batch, const std::function<bool()>& stop, bool& stopped, TournamentTrace* trace) {
    const SeedTree stream = stream_.child(batch);
    if (sampler_) return run_stable_learner(soa_, stable_, level_, *sampler_, stream, memory_, {stop, stopped}, trace);
    const std::uint64_t size = constants_.cap + constants_.auxiliary;
    if (most_states_ > 0) {
      if (trace == nullptr && soa_.state_count() > most_states_) soa_.forget_states();
      soa_.count_states(most_states_);
    }
    DatasetSource source(soa_, std::span<const Example>(std::get<Sample>(data_)).subspan(batch * size, size));
    Engine coins = stream.child("coins").engine();
    InterruptibleSource interruptible(source, stop, stopped);
    const StableRun run = run_stable_learner(soa_, stable_, level_, interruptible, coins, trace);
    soa_.count_states(0);
    return run;
  }

 private:
  SoaAutomaton& soa_;
  const LearnerData& data_;
  SeedTree stream_;
  CustomConstants constants_;
  std::uint64_t most_states_;
  StateMemory memory_;
  StableLearnerOptions stable_;
  LevelLaw level_;
  std::optional<SamplerSource> sampler_;  // keeps what it learned about states from batch to batch
};

// G on every batch, in order; false when the observer said stop, with the batches done by then.
bool run_batches_in_order(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options,
                          int dimension, const Observer& observer, std::vector<StableRun>& runs) {
  Batches batches(soa, data, options, dimension, 1);
  const std::uint64_t count = options.constants.batches;
  runs.reserve(count);
  for (std::uint64_t batch = 0; batch < count; ++batch) {
    const auto stop = [&] { return stop_requested(observer, {"batches", batch, count}); };
    bool stopped = stop();
    if (stopped) return false;
    const StableRun run = batches.run(batch, stop, stopped, nullptr);
    if (stopped) return false;
    runs.push_back(run);
  }
  return true;
}

// The same shared out among threads, each with an automaton of its own: a batch depends on the seed and its number
// alone, so who runs it changes nothing. The calling thread works too, and it alone asks the observer.
bool run_batches_on_threads(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options,
                            int dimension, unsigned threads, const Observer& observer, std::vector<StableRun>& runs) {
  const std::uint64_t count = options.constants.batches;
  // Batches taken at a time: so few that the threads end together, not so few that they meet at the counter.
  constexpr std::uint64_t most_at_a_time = 256;
  constexpr std::uint64_t turns = 16;  // of each thread
  const std::uint64_t chunk = std::clamp<std::uint64_t>(count / (turns * threads), 1, most_at_a_time);
  runs.resize(count);
  std::vector<unsigned> owner((count + chunk - 1) / chunk, 0);
  std::atomic<std::uint64_t> taken{0};
  std::atomic<std::uint64_t> done{0};

  const auto work = [&](const Workers& group, unsigned who, SoaAutomaton& own, const std::function<bool()>& stop) {
    Batches batches(own, data, options, dimension, threads);
    bool stopped = false;
    for (std::uint64_t i = taken.fetch_add(1); i < owner.size() && !group.stopping(); i = taken.fetch_add(1)) {
      owner[i] = who;
      const std::uint64_t end = std::min(count, (i + 1) * chunk);
      for (std::uint64_t batch = i * chunk; batch < end; ++batch) {
        runs[batch] = batches.run(batch, stop, stopped, nullptr);
        if (stopped) return;
      }
      done += end - i * chunk;
      if (stop()) return;
    }
  };
  // The other automata are told what ours found first, so that starting a thread searches for nothing.
  const LabelVector at_start = soa.labels_at(SoaAutomaton::start());
  std::vector<std::unique_ptr<SoaAutomaton>> automata(threads - 1);
  Workers workers;
  for (unsigned who = 1; who < threads; ++who) {
    workers.start([&, who](Workers& group, unsigned) {
      const auto stopping = [&group] { return group.stopping(); };
      auto& own = automata[who - 1];
      own = std::make_unique<SoaAutomaton>(soa.concept_class(), dimension, at_start, [&group](const Progress&) {
        return group.stopping() ? Answer::stop : Answer::go_on;
      });
      try {
        work(group, who, *own, stopping);
      } catch (const Stopped&) {  // in a question of the automaton: the caller asked to stop and knows why
      }
      own->set_observer({});
    });
  }
  workers.run_here([&] {
    work(workers, 0, soa, [&] {
      if (stop_requested(observer, {"batches", done.load(), count})) workers.request_stop();
      return workers.stopping();
    });
  });
  const bool stopped = workers.finish();
  if (stopped) {
    runs.clear();
    return false;
  }
  // The other automata's predictors, by their ids in ours.
  constexpr PredictorId unknown = 0xffffffffU;
  std::vector<std::vector<PredictorId>> ours(threads);
  for (std::uint64_t batch = 0; batch < count; ++batch) {
    const unsigned who = owner[batch / chunk];
    auto& predictor = runs[batch].predictor;
    if (who == 0 || !predictor) continue;
    auto& known = ours[who];
    if (*predictor >= known.size()) known.resize(*predictor + 1, unknown);
    PredictorId& here = known[*predictor];
    if (here == unknown) here = soa.predictor_of(automata[who - 1]->labels(*predictor));
    predictor = here;
  }
  return true;
}

unsigned threads_for(const LearnerData& data, const PrivateLearnerOptions& options) {
  if (most_work(data, options.constants) < worth_threads) return 1;
  return static_cast<unsigned>(std::min<std::uint64_t>(threads_asked(options.threads), options.constants.batches));
}

Sample selection_sample(const LearnerData& data, const CustomConstants& constants, const SeedTree& stream) {
  Sample sample;
  sample.reserve(constants.selection);
  if (const auto* distribution = std::get_if<Distribution>(&data)) {
    const PointSampler sampler(distribution->weights);
    Engine engine = stream.engine();
    for (std::uint64_t i = 0; i < constants.selection; ++i) {
      const PointIndex x = sampler(engine);
      sample.push_back({x, distribution->target[x]});
    }
  } else {
    const auto& examples = std::get<Sample>(data);
    const std::uint64_t from = constants.batches * (constants.cap + constants.auxiliary);
    const auto fresh = std::span<const Example>(examples).subspan(from, constants.selection);
    sample.assign(fresh.begin(), fresh.end());
  }
  return sample;
}

}  // namespace

std::uint64_t release_states(const ConceptClass& concept_class) {
  constexpr std::uint64_t bytes = std::uint64_t{1} << 28;
  const std::uint64_t each = 8 * std::uint64_t{concept_class.points()} + concept_class.size() / 8 + 256;
  return std::clamp<std::uint64_t>(bytes / each, 64, std::uint64_t{1} << 22);
}

void PrivateLearnerOptions::validate(int dimension) const {
  const StableHistogram checks_epsilon_and_delta(epsilon, delta);
  if (constants.list_by == ListRule::partition_selection) {
    const PartitionSelection checks_its_size(epsilon, delta);
    if (constants.removal > 0) {
      throw InputError("list_by", std::string(to_string(constants.list_by)), rules::removal_needs_counts());
    }
  }
  check_range("batches", constants.batches, 1, CustomConstants::most_batches);
  check_range("selection", constants.selection, 0, CustomConstants::most_selection);
  stable_learner_options(constants, dimension).validate(dimension);
  (void)examples();
}

std::uint64_t PrivateLearnerOptions::examples() const {
  const BigInteger total =
      BigInteger(constants.batches) * (BigInteger(constants.cap) + constants.auxiliary) + constants.selection;
  if (total > (BigInteger(1) << 62)) {
    throw InputError("batches", std::to_string(constants.batches), rules::too_many_examples("2^62"));
  }
  return total.convert_to<std::uint64_t>();
}

void check_learner_data(const ConceptClass& concept_class, const LearnerData& data, std::uint64_t needed) {
  const std::size_t points = concept_class.points();
  if (const auto* distribution = std::get_if<Distribution>(&data)) {
    if (distribution->weights.size() != points || distribution->target.size() != points) {
      throw InputError("distribution", rules::value_points(distribution->weights.size()),
                       rules::points_of_class(points));
    }
    return;
  }
  const Sample& sample = std::get<Sample>(data);
  if (sample.size() < needed) {
    throw InputError("data", rules::value_examples(sample.size()), rules::enough_examples(needed));
  }
  for (const Example& example : sample) {
    if (example.point >= points) {
      throw InputError("data", rules::value_point(example.point), rules::index(points - 1));
    }
  }
}

PrivateLearnerResult run_private_learner(SoaAutomaton& soa, const LearnerData& data,
                                         const PrivateLearnerOptions& options, const Observer& observer) {
  settle_vector_state();
  PrivateLearnerResult result;
  result.dimension = soa.dimension(SoaAutomaton::start());
  options.validate(result.dimension);
  result.examples = options.examples();
  check_learner_data(soa.concept_class(), data, result.examples);
  const StableHistogram histogram(options.epsilon, options.delta);
  std::optional<PartitionSelection> names;  // instead of the histogram
  if (options.constants.list_by == ListRule::partition_selection) {
    names.emplace(options.epsilon, options.delta);
  } else {
    result.threshold = histogram.threshold();
  }
  const SeedTree stream = streams_of(options);

  // Step 1: G on each batch. [ABLMM §5.3.2.]
  std::vector<StableRun>& runs = result.internals.runs;
  const unsigned threads = threads_for(data, options);
  const bool completed = threads == 1
                             ? run_batches_in_order(soa, data, options, result.dimension, observer, runs)
                             : run_batches_on_threads(soa, data, options, result.dimension, threads, observer, runs);
  if (!completed) {
    result.ended = Ended::stopped;
    return result;
  }
  std::vector<std::uint64_t> counts;  // by predictor
  for (const StableRun& run : runs) {
    if (run.failed) ++result.internals.sample_failed;
    if (!run.predictor) {
      ++result.internals.failed;
      continue;
    }
    if (*run.predictor >= counts.size()) counts.resize(*run.predictor + 1, 0);
    ++counts[*run.predictor];
  }

  // Step 2: the stable histogram or partition selection, with the whole ε: batches and selection sample are disjoint
  // (MATH §4, 5).
  for (PredictorId predictor = 0; predictor < counts.size(); ++predictor) {
    if (counts[predictor] == 0) continue;
    Vote vote;
    vote.labels = soa.labels(predictor);
    vote.count = counts[predictor];
    result.internals.votes.push_back(std::move(vote));
  }
  std::sort(result.internals.votes.begin(), result.internals.votes.end(), [](const Vote& a, const Vote& b) {
    return a.count != b.count ? a.count > b.count : a.labels.to_string() < b.labels.to_string();
  });
  Engine noise = stream.child("histogram").engine();
  for (Vote& vote : result.internals.votes) {
    if (names) {
      vote.release_probability = names->release_probability(vote.count);
      vote.named = names->names(vote.count, noise);
      if (vote.named) result.list.emplace_back().labels = vote.labels;
      continue;
    }
    vote.noise = histogram.noise(noise);
    const std::int64_t noisy = static_cast<std::int64_t>(vote.count) + vote.noise;
    vote.release_probability = histogram.release_probability(vote.count);
    if (noisy < histogram.threshold()) continue;
    vote.noisy = noisy;
    if (noisy >= 0 && static_cast<std::uint64_t>(noisy) < options.constants.removal)
      continue;  // step 3: on released counts
    Candidate candidate;
    candidate.labels = vote.labels;
    candidate.noisy_count = noisy;
    result.list.push_back(std::move(candidate));
  }
  std::sort(result.list.begin(), result.list.end(), [](const Candidate& a, const Candidate& b) {
    return a.noisy_count != b.noisy_count ? a.noisy_count > b.noisy_count : a.labels.to_string() < b.labels.to_string();
  });

  // Step 4: selection on fresh examples.
  result.internals.selection_sample = selection_sample(data, options.constants, stream.child("selection sample"));
  if (result.list.empty()) {
    result.hypothesis = soa.labels_at(SoaAutomaton::start());  // SOA(∅): independent of the data
    return result;
  }
  std::vector<std::uint64_t> errors;
  for (Candidate& candidate : result.list) {
    candidate.errors = count_errors(candidate.labels, result.internals.selection_sample);
    errors.push_back(candidate.errors);
  }
  const std::vector<double> law = selection_probabilities(errors, options.epsilon);
  for (std::size_t i = 0; i < law.size(); ++i) result.list[i].probability = law[i];
  Engine selection = stream.child("selection").engine();
  result.selected = exponential_mechanism(errors, options.epsilon, selection);
  result.hypothesis = result.list[*result.selected].labels;
  return result;
}

TournamentTrace trace_batch(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options,
                            std::uint64_t batch) {
  if (options.system_entropy) throw InputError("release", "true", rules::release_not_replayed());
  if (batch >= options.constants.batches) {
    throw InputError("batch", std::to_string(batch), rules::below_batches(options.constants.batches));
  }
  const int dimension = soa.dimension(SoaAutomaton::start());
  options.validate(dimension);
  check_learner_data(soa.concept_class(), data, options.examples());
  TournamentTrace trace;
  bool stopped = false;
  (void)Batches(soa, data, options, dimension, 1).run(batch, nullptr, stopped, &trace);
  return trace;
}

}  // namespace littlestone

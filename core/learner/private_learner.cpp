// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/private_learner.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <unordered_map>

#include "core/base/error.hpp"
#include "core/base/vector_state.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_batches = 10'000'000;
constexpr std::uint64_t most_selection = 10'000'000;

void check_range(const char* field, std::uint64_t value, std::uint64_t least, std::uint64_t most) {
  if (value < least || value > most) {
    throw InputError(field, std::to_string(value),
                     "must be from " + std::to_string(least) + " to " + std::to_string(most));
  }
}

std::vector<Rational> uniform_if_empty(const std::vector<Rational>& levels, int dimension) {
  return levels.empty() ? std::vector<Rational>(static_cast<std::size_t>(dimension) + 1, Rational(1)) : levels;
}

StableLearnerOptions stable_options(const CustomConstants& constants, int dimension) {
  return {constants.auxiliary, constants.cap, uniform_if_empty(constants.levels, dimension)};
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
  Batches(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options, int dimension)
      : soa_(soa),
        data_(data),
        stream_(streams_of(options).child("batches")),
        constants_(options.constants),
        stable_(stable_options(options.constants, dimension)),
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
    Engine coins = stream.child("coins").engine();
    const auto run_on = [&](ExampleSource& source) {
      InterruptibleSource interruptible(source, stop, stopped);
      return run_stable_learner(soa_, stable_, level_, interruptible, coins, trace);
    };
    if (sampler_) {
      sampler_->restart(stream);
      return run_on(*sampler_);
    }
    const std::uint64_t size = constants_.cap + constants_.auxiliary;
    DatasetSource source(soa_, std::span<const Example>(std::get<Sample>(data_)).subspan(batch * size, size));
    return run_on(source);
  }

 private:
  SoaAutomaton& soa_;
  const LearnerData& data_;
  SeedTree stream_;
  CustomConstants constants_;
  StableLearnerOptions stable_;
  LevelLaw level_;
  std::optional<SamplerSource> sampler_;  // keeps what it learned about states from batch to batch
};

// G on every batch, in order; false when the observer said stop, with the batches done by then.
bool run_batches_in_order(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options,
                          int dimension, const Observer& observer, std::vector<StableRun>& runs) {
  Batches batches(soa, data, options, dimension);
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

// The same shared out among threads, each with an automaton of its own: a batch depends on the seed and its number alone, so
// who runs it changes nothing. The calling thread works too, and it alone asks the observer.
bool run_batches_on_threads(SoaAutomaton& soa, const LearnerData& data, const PrivateLearnerOptions& options,
                            int dimension, unsigned threads, const Observer& observer, std::vector<StableRun>& runs) {
  constexpr std::uint64_t chunk = 256;  // batches taken at a time
  const std::uint64_t count = options.constants.batches;
  runs.resize(count);
  std::vector<unsigned> owner((count + chunk - 1) / chunk, 0);
  std::atomic<std::uint64_t> taken{0};
  std::atomic<std::uint64_t> done{0};
  std::atomic<bool> stopping{false};
  std::vector<std::exception_ptr> failures(threads);

  const auto work = [&](unsigned who, SoaAutomaton& own, const std::function<bool()>& stop) {
    try {
      Batches batches(own, data, options, dimension);
      bool stopped = false;
      for (std::uint64_t i = taken.fetch_add(1); i < owner.size(); i = taken.fetch_add(1)) {
        owner[i] = who;
        const std::uint64_t end = std::min(count, (i + 1) * chunk);
        for (std::uint64_t batch = i * chunk; batch < end; ++batch) {
          runs[batch] = batches.run(batch, stop, stopped, nullptr);
          if (stopped) return;
        }
        done += end - i * chunk;
        if (stop()) return;
      }
    } catch (...) {
      failures[who] = std::current_exception();
      stopping = true;
    }
  };
  const auto told_to_stop = [&] { return stopping.load(); };
  const auto asks_observer = [&] {
    if (stop_requested(observer, {"batches", done.load(), count})) stopping = true;
    return stopping.load();
  };
  std::vector<std::unique_ptr<SoaAutomaton>> automata;
  for (unsigned who = 1; who < threads; ++who) {
    automata.push_back(std::make_unique<SoaAutomaton>(
        soa.concept_class(), [&](const Progress&) { return stopping ? Answer::stop : Answer::go_on; }));
  }
  {
    std::vector<std::jthread> workers;
    for (unsigned who = 1; who < threads; ++who)
      workers.emplace_back(work, who, std::ref(*automata[who - 1]), told_to_stop);
    work(0, soa, asks_observer);
  }
  for (const std::exception_ptr& failure : failures) {
    if (failure) std::rethrow_exception(failure);
  }
  if (stopping) {
    runs.clear();
    return false;
  }
  // The other automata's predictors, by their names in ours.
  std::vector<std::unordered_map<PredictorId, PredictorId>> ours(threads);
  for (std::uint64_t batch = 0; batch < count; ++batch) {
    const unsigned who = owner[batch / chunk];
    auto& predictor = runs[batch].predictor;
    if (who == 0 || !predictor) continue;
    const auto [entry, inserted] = ours[who].try_emplace(*predictor, 0);
    if (inserted) entry->second = soa.predictor_of(automata[who - 1]->labels(*predictor));
    predictor = entry->second;
  }
  return true;
}

unsigned threads_for(const LearnerData& data, const PrivateLearnerOptions& options) {
  if (most_work(data, options.constants) < worth_threads) return 1;
  const unsigned wanted = options.threads != 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
  return static_cast<unsigned>(std::min<std::uint64_t>(wanted, options.constants.batches));
}

void check_data(const SoaAutomaton& soa, const LearnerData& data, std::uint64_t needed) {
  const std::size_t points = soa.concept_class().points();
  if (const auto* distribution = std::get_if<Distribution>(&data)) {
    if (distribution->weights.size() != points || distribution->target.size() != points) {
      throw InputError("distribution", std::to_string(distribution->weights.size()) + " points",
                       "must have the " + std::to_string(points) + " points of the class");
    }
    return;
  }
  const Sample& sample = std::get<Sample>(data);
  if (sample.size() < needed) {
    throw InputError("data", std::to_string(sample.size()) + " examples",
                     "must hold at least the " + std::to_string(needed) + " that these constants use");
  }
  for (const Example& example : sample) {
    if (example.point >= points) {
      throw InputError("data", "point " + std::to_string(example.point),
                       "must be an index from 0 to " + std::to_string(points - 1));
    }
  }
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

void PrivateLearnerOptions::validate(int dimension) const {
  const StableHistogram checks_epsilon_and_delta(epsilon, delta);
  check_range("batches", constants.batches, 1, most_batches);
  check_range("selection", constants.selection, 0, most_selection);
  stable_options(constants, dimension).validate(dimension);
  (void)examples();
}

std::uint64_t PrivateLearnerOptions::examples() const {
  const BigInteger total =
      BigInteger(constants.batches) * (BigInteger(constants.cap) + constants.auxiliary) + constants.selection;
  if (total > (BigInteger(1) << 62)) {
    throw InputError("batches", std::to_string(constants.batches), "asks for more than 2^62 examples in all");
  }
  return total.convert_to<std::uint64_t>();
}

PrivateLearnerResult run_private_learner(SoaAutomaton& soa, const LearnerData& data,
                                         const PrivateLearnerOptions& options, const Observer& observer) {
  settle_vector_state();
  PrivateLearnerResult result;
  result.dimension = soa.dimension(SoaAutomaton::start());
  options.validate(result.dimension);
  result.examples = options.examples();
  check_data(soa, data, result.examples);
  const StableHistogram histogram(options.epsilon, options.delta);
  result.threshold = histogram.threshold();
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
  std::map<PredictorId, std::uint64_t> counts;
  for (const StableRun& run : runs) {
    if (run.predictor) {
      ++counts[*run.predictor];
    } else {
      ++result.internals.failed;
    }
  }

  // Step 2: the stable histogram, with the whole ε: batches and selection sample are disjoint (MATH §4, 5).
  for (const auto& [predictor, count] : counts) {
    Vote vote;
    vote.labels = soa.labels(predictor);
    vote.count = count;
    result.internals.votes.push_back(std::move(vote));
  }
  std::sort(result.internals.votes.begin(), result.internals.votes.end(), [](const Vote& a, const Vote& b) {
    return a.count != b.count ? a.count > b.count : a.labels.to_string() < b.labels.to_string();
  });
  Engine noise = stream.child("histogram").engine();
  for (Vote& vote : result.internals.votes) {
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
  if (options.system_entropy) throw InputError("release", "true", "a release run cannot be replayed");
  if (batch >= options.constants.batches) {
    throw InputError("batch", std::to_string(batch),
                     "must be below the " + std::to_string(options.constants.batches) + " batches");
  }
  const int dimension = soa.dimension(SoaAutomaton::start());
  options.validate(dimension);
  check_data(soa, data, options.examples());
  TournamentTrace trace;
  bool stopped = false;
  (void)Batches(soa, data, options, dimension).run(batch, nullptr, stopped, &trace);
  return trace;
}

}  // namespace littlestone

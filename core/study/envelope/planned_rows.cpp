// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/envelope/planned_rows.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>

#include "core/base/workers.hpp"

namespace littlestone {
namespace {

std::string number_key(const std::optional<int>& value) { return value ? std::to_string(*value) : "?"; }

// What the rows of a search depend on.
std::string key_of(const EnvelopeClass& shape, const EnvelopeGoal& goal, const EnvelopeRows& options) {
  std::string key = (options.chain ? "chain " : "") + number_key(shape.dimension);
  for (const Rational* value : {&goal.epsilon, &goal.delta, &goal.alpha, &goal.beta}) key += ' ' + to_string(*value);
  if (!options.agnostic) return key;
  std::array<char, 64> hypotheses{};
  (void)std::snprintf(hypotheses.data(), hypotheses.size(), " %a", shape.hypotheses.log2);
  return key + " agnostic " + number_key(shape.vc) + hypotheses.data() + ' ' +
         std::to_string(options.most_agnostic_dimension);
}

// The parts that are searched for by themselves.
EnvelopeRows realizable_alone() { return {.agnostic = false}; }
EnvelopeRows chain_alone() { return {.agnostic = false, .realizable = false, .chain = true}; }
EnvelopeRows agnostic_alone(EnvelopeRows options) {
  options.realizable = false;
  options.chain = false;
  return options;
}

std::vector<EnvelopeRows> parts_of(const EnvelopeRows& options) {
  std::vector<EnvelopeRows> parts{realizable_alone()};
  if (options.chain) parts.push_back(chain_alone());
  if (options.agnostic) parts.push_back(agnostic_alone(options));
  return parts;
}

}  // namespace

void PlannedRows::need_one(const Search& search) {
  const std::string key = key_of(search.shape, search.goal, search.options);
  if (known_.contains(key)) return;
  for (const auto& earlier : earlier_) {
    if (!earlier) continue;
    if (const auto found = earlier->known_.find(key); found != earlier->known_.end()) {
      known_.insert(*found);
      return;
    }
  }
  open_.emplace(key, search);
}

void PlannedRows::need(const EnvelopeClass& shape, const EnvelopeGoal& goal, const EnvelopeRows& options) {
  goal.validate();
  for (const EnvelopeRows& part : parts_of(options)) need_one({shape, goal, part});
}

void PlannedRows::work_out(std::string_view stage, const Observer& observer, unsigned threads) {
  struct Task {
    const std::string* key;
    const Search* search;
    std::vector<EnvelopeRow> rows;
    bool done = false;
  };
  std::vector<Task> tasks;
  for (const auto& [key, search] : open_) tasks.push_back({&key, &search, {}, false});
  if (tasks.empty()) return;
  // The longest first: the agnostic ones, then the chain learner's, and those of high dimension.
  std::stable_sort(tasks.begin(), tasks.end(), [](const Task& a, const Task& b) {
    const EnvelopeRows& left = a.search->options;
    const EnvelopeRows& right = b.search->options;
    if (left.agnostic != right.agnostic) return left.agnostic;
    if (left.chain != right.chain) return left.chain;
    return a.search->shape.dimension > b.search->shape.dimension;
  });
  std::atomic<std::size_t> next{0};
  std::atomic<std::size_t> done{0};
  const auto work = [&](Workers& workers, unsigned) {
    const Observer within = [&](const Progress&) { return workers.stopping() ? Answer::stop : Answer::go_on; };
    try {
      for (std::size_t i = next++; i < tasks.size() && !workers.stopping(); i = next++) {
        const Search& search = *tasks[i].search;
        tasks[i].rows = envelope_rows_planned(search.shape, search.goal, search.options, within);
        tasks[i].done = true;  // its own place: no other worker writes there
        ++done;
      }
    } catch (const Stopped&) {  // told to, in the middle of a search
    }
  };
  bool stopped = false;
  {
    Workers workers;
    for (std::size_t w = std::min<std::size_t>(threads_asked(threads), tasks.size()); w > 0; --w) workers.start(work);
    constexpr unsigned between_ms = 20;
    while (workers.working() > 0) {
      if (!stopped && stop_requested(observer, {stage, done, tasks.size()})) {
        stopped = true;
        workers.request_stop();
      }
      workers.wait(between_ms);
    }
    (void)workers.finish();
  }
  for (Task& task : tasks) {
    if (!task.done) continue;
    ++searches_;
    known_.emplace(*task.key, std::move(task.rows));
  }
  if (stopped) throw Stopped();
  open_.clear();
}

std::vector<EnvelopeRow> PlannedRows::of(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                         const EnvelopeRows& options) const {
  std::vector<EnvelopeRow> rows;
  for (const EnvelopeRows& part : parts_of(options)) {
    const auto& found = known_.at(key_of(shape, goal, part));
    rows.insert(rows.end(), found.begin(), found.end());
  }
  return rows;
}

std::vector<EnvelopeRow> PlannedRows::find(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                           const EnvelopeRows& options, std::string_view stage,
                                           const Observer& observer) {
  need(shape, goal, options);
  work_out(stage, observer);
  return of(shape, goal, options);
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/vote_chain.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>

namespace littlestone {
namespace {

// The states of the automaton that a tournament can meet, level by level, and their order.
class VoteChainBuilder {
 public:
  VoteChainBuilder(SoaAutomaton& soa, const LabelVector& target) : soa_(soa), target_(target) {}

  VoteChain build(std::size_t levels) {
    chain_.points = target_.size();
    chain_.target = target_;
    std::set<StateId> before = {SoaAutomaton::start()};
    std::vector<std::pair<std::set<StateId>, std::set<StateId>>> met;
    for (std::size_t k = 0; k < levels; ++k) {
      const std::set<StateId> after = closure(before);
      met.emplace_back(before, after);
      if (k + 1 < levels) before = winners(after);
    }
    number_states();
    number_predictors();
    for (const auto& [from, to] : met) add_level(from, to);
    return std::move(chain_);
  }

 private:
  StateId told(StateId state, std::size_t x) { return soa_.next(state, {static_cast<PointIndex>(x), target_[x]}); }

  std::set<StateId> closure(const std::set<StateId>& from) {
    std::set<StateId> all;
    std::vector<StateId> open(from.begin(), from.end());
    while (!open.empty()) {
      const StateId state = open.back();
      open.pop_back();
      if (!all.insert(state).second) continue;
      for (std::size_t x = 0; x < target_.size(); ++x) open.push_back(told(state, x));
    }
    states_.insert(all.begin(), all.end());
    return all;
  }

  // The states after a contest: at x some other predictor of the level has the other label, and agrees before it.
  std::set<StateId> winners(const std::set<StateId>& after) {
    std::set<StateId> won;
    std::set<PredictorId> predictors;
    for (const StateId state : after) predictors.insert(soa_.predictor(state));
    for (const StateId state : after) {
      const PredictorId f = soa_.predictor(state);
      for (const PredictorId g : predictors) {
        const auto x = soa_.labels(f).contest_point(soa_.labels(g));
        if (!x) continue;
        const StateId to = soa_.next(state, {*x, opposite(soa_.labels(f)[*x])});
        contests_[{state, *x}] = to;
        won.insert(to);
      }
    }
    states_.insert(won.begin(), won.end());
    return won;
  }

  // After all that examples of the target lead to: the reverse of the order in which a depth-first walk leaves them.
  void number_states() {
    std::vector<StateId> left;
    std::set<StateId> seen;
    const auto walk = [&](auto&& self, StateId state) -> void {
      if (!seen.insert(state).second) return;
      for (std::size_t x = 0; x < target_.size(); ++x) self(self, told(state, x));
      left.push_back(state);
    };
    for (const StateId state : std::set<StateId>(states_)) walk(walk, state);
    order_.assign(left.rbegin(), left.rend());
    for (std::size_t i = 0; i < order_.size(); ++i) number_[order_[i]] = static_cast<std::uint32_t>(i);
    chain_.start = number_.at(SoaAutomaton::start());
  }

  void number_predictors() {
    std::map<std::string, LabelVector> sorted;
    for (const StateId state : order_) sorted.emplace(soa_.labels_at(state).to_string(), soa_.labels_at(state));
    for (const auto& [text, labels] : sorted) {
      std::uint32_t wrong = 0;
      for (std::size_t x = 0; x < chain_.points; ++x) wrong |= (labels[x] != target_[x] ? 1U : 0U) << x;
      chain_.predictors.push_back(labels);
      chain_.mistakes.push_back(wrong);
    }
    for (const LabelVector& f : chain_.predictors) {
      for (const LabelVector& g : chain_.predictors) {
        const auto x = f.contest_point(g);
        chain_.differ.push_back(x ? *x : VoteChain::none);
      }
    }
    for (const StateId state : order_) {
      const auto place = sorted.find(soa_.labels_at(state).to_string());
      chain_.predictor_of.push_back(static_cast<std::uint32_t>(std::distance(sorted.begin(), place)));
      for (std::size_t x = 0; x < chain_.points; ++x) {
        chain_.with_target.push_back(number_.at(told(state, x)));
        const auto contest = contests_.find({state, static_cast<PointIndex>(x)});
        chain_.contested.push_back(contest == contests_.end() ? VoteChain::none : number_.at(contest->second));
      }
    }
  }

  void add_level(const std::set<StateId>& from, const std::set<StateId>& to) {
    VoteChain::Level level;
    level.votes.assign(chain_.predictors.size(), false);
    for (const StateId state : from) level.before.push_back(number_.at(state));
    for (const StateId state : to) {
      level.after.push_back(number_.at(state));
      level.votes[chain_.predictor_of[level.after.back()]] = true;
    }
    std::sort(level.before.begin(), level.before.end());
    std::sort(level.after.rbegin(), level.after.rend());
    chain_.levels.push_back(std::move(level));
  }

  SoaAutomaton& soa_;
  const LabelVector& target_;
  VoteChain chain_;
  std::set<StateId> states_;
  std::map<std::pair<StateId, PointIndex>, StateId> contests_;
  std::vector<StateId> order_;
  std::map<StateId, std::uint32_t> number_;
};

}  // namespace

VoteChain vote_chain(SoaAutomaton& soa, const LabelVector& target, std::size_t levels) {
  assert(levels >= 1 && target.size() <= 32);
  return VoteChainBuilder(soa, target).build(levels);
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/source.hpp"

#include <algorithm>
#include <boost/random/uniform_01.hpp>
#include <cmath>

namespace littlestone {
namespace {

double unit(Engine& engine) { return boost::random::uniform_01<double>()(engine); }  // [0, 1)

template <class T>
std::uint64_t bytes_of(const std::vector<T>& values) {
  return values.capacity() * sizeof(T);
}

PointIndex pick(const std::vector<PointIndex>& points, const std::vector<double>& cumulative, Engine& engine) {
  const double u = unit(engine) * cumulative.back();
  const auto at = std::upper_bound(cumulative.begin(), cumulative.end(), u) - cumulative.begin();
  return points[std::min(static_cast<std::size_t>(at), points.size() - 1)];
}

}  // namespace

SamplerSource::SamplerSource(SoaAutomaton& soa, const Distribution& distribution, const SeedTree& stream)
    : soa_(soa),
      distribution_(distribution),
      support_(support_of(distribution)),
      stream_(stream),
      draws_(stream.child("draws").engine()),
      times_forgotten_(soa.times_forgotten()) {}

void SamplerSource::restart(const SeedTree& stream) {
  stream_ = stream;
  draws_ = stream.child("draws").engine();
  filler_.reset();
}

void SamplerSource::forget_beyond(std::uint64_t most) {
  forget_what_is_gone();
  if (bytes() <= most) return;
  soa_.forget_states();
  forget_what_is_gone();
}

void SamplerSource::forget_what_is_gone() {
  if (times_forgotten_ == soa_.times_forgotten()) return;
  times_forgotten_ = soa_.times_forgotten();
  exits_ = std::vector<std::unique_ptr<Exits>>();
  exit_bytes_ = 0;
  if (laws_) laws_.emplace(soa_, distribution_, tabled_examples_);
}

void SamplerSource::table_blocks(std::uint64_t n) {
  if (n == tabled_examples_) return;
  laws_.emplace(soa_, distribution_, n);
  tabled_examples_ = n;
}

SamplerSource::Exits& SamplerSource::exits(StateId state) {
  if (state >= exits_.size()) exits_.resize(soa_.state_count());
  const bool inserted = exits_[state] == nullptr;
  if (inserted) exits_[state] = std::make_unique<Exits>();
  Exits& exits = *exits_[state];
  if (inserted) {
    double leaving = 0;
    double staying = 0;
    for (const WeightedExample& drawn : support_) {
      if (soa_.changes(state, drawn.example)) {
        exits.points.push_back(drawn.example.point);
        exits.cumulative.push_back(leaving += drawn.weight);
      } else {
        staying += drawn.weight;
      }
    }
    exits.log_stay = staying == 0 ? -INFINITY : std::log1p(-leaving / (leaving + staying));
    exit_bytes_ += bytes_of(exits.points) + bytes_of(exits.cumulative) + sizeof(Exits);
  }
  return exits;
}

void SamplerSource::find_others(StateId state, Exits& exits) {
  if (!exits.others.empty()) return;
  double staying = 0;
  for (const WeightedExample& drawn : support_) {
    if (soa_.changes(state, drawn.example)) continue;
    exits.others.push_back(drawn.example.point);
    exits.others_cumulative.push_back(staying += drawn.weight);
  }
  exit_bytes_ += bytes_of(exits.others) + bytes_of(exits.others_cumulative);
}

std::optional<StateId> SamplerSource::advance(StateId state, std::uint64_t n, Sample* record) {
  forget_what_is_gone();
  if (full()) return std::nullopt;
  if (n == tabled_examples_ && laws_->tabled(state)) {
    const StateId after = (*laws_)(state, draws_);
    if (record != nullptr) {
      if (!filler_) filler_ = stream_.child("filler").engine();
      laws_->fill(state, after, *filler_, *record);
    }
    return after;
  }
  const bool record_all = record != nullptr && n <= most_recorded;
  const auto fill = [&](Exits& at, std::uint64_t count) {
    if (!record_all || count == 0) return;
    find_others(state, at);
    if (!filler_) filler_ = stream_.child("filler").engine();
    for (std::uint64_t i = 0; i < count; ++i) {
      const PointIndex x = pick(at.others, at.others_cumulative, *filler_);
      record->push_back({x, distribution_.target[x]});
    }
  };
  for (std::uint64_t left = n; left > 0;) {
    Exits& at = exits(state);
    if (at.points.empty()) {
      fill(at, left);
      break;
    }
    // Examples that change nothing before the next one that does: geometric, by inversion of U ∈ (0, 1].
    const double unchanged = std::floor(std::log1p(-unit(draws_)) / at.log_stay);
    if (unchanged >= static_cast<double>(left)) {
      fill(at, left);
      break;
    }
    const auto skipped = static_cast<std::uint64_t>(unchanged);
    fill(at, skipped);
    left -= skipped + 1;
    const PointIndex x = pick(at.points, at.cumulative, draws_);
    const Example example{x, distribution_.target[x]};
    if (record != nullptr) record->push_back(example);
    state = soa_.next(state, example);
  }
  return state;
}

std::optional<StateId> DatasetSource::advance(StateId state, std::uint64_t n, Sample* record) {
  if (n > rest_.size() || soa_.spent()) return std::nullopt;
  const std::span<const Example> block = rest_.first(n);
  rest_ = rest_.subspan(n);
  if (record == nullptr) {
    state = soa_.run(state, block);
  } else {
    for (const Example& example : block) {
      const StateId next = soa_.next(state, example);
      if (n <= most_recorded || next != state) record->push_back(example);
      state = next;
      if (soa_.spent()) break;
    }
  }
  if (soa_.spent()) return std::nullopt;
  return state;
}

std::optional<StateId> InterruptibleSource::advance(StateId state, std::uint64_t n, Sample* record) {
  constexpr std::uint32_t blocks_between = 4096;
  if (++blocks_ % blocks_between == 0 && stop_ && stop_()) stopped_ = true;
  if (stopped_) return std::nullopt;
  return inner_.advance(state, n, record);
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/globally_stable_learner.hpp"

#include <boost/multiprecision/integer.hpp>
#include <cassert>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;

void StableLearnerOptions::validate(int dimension) const {
  constexpr std::uint64_t most = std::uint64_t{1} << 62;
  if (auxiliary < 1 || auxiliary > most) {
    throw InputError("auxiliary", std::to_string(auxiliary), rules::between(1, "2^62"));
  }
  if (cap > most) throw InputError("cap", std::to_string(cap), rules::between(0, "2^62"));
  Rational sum = 0;
  for (const Rational& weight : levels) {
    if (weight < 0) throw InputError("levels", to_string(weight), rules::negative_weight());
    sum += weight;
  }
  if (levels.size() != static_cast<std::size_t>(dimension) + 1) {
    throw InputError("levels", rules::value_weights(levels.size()), rules::one_weight_a_level(dimension + 1));
  }
  if (sum == 0) throw InputError("levels", "0", rules::weight_above_0());
}

std::vector<Rational> levels_or_uniform(const std::vector<Rational>& levels, int dimension) {
  return levels.empty() ? std::vector<Rational>(static_cast<std::size_t>(dimension) + 1, Rational(1)) : levels;
}

namespace {

// One call of D̃_k with everything it needs; the recursion is on SOA states, since SOA(S∘T) depends on S only through
// the state after S.
class Tournament {
 public:
  Tournament(SoaAutomaton& soa, const StableLearnerOptions& options, ExampleSource& source, Engine& coins,
             std::uint64_t& used, TournamentTrace* trace)
      : soa_(soa), options_(options), source_(source), coins_(coins), used_(used), trace_(trace) {}

  // The state after S ~ D̃_level, none for Fail. `node` gets the index of the call's record.
  std::optional<StateId> sample(int level, std::int32_t parent, std::int32_t parent_pairing, int side,
                                std::int32_t& node) {
    node = PairingTrace::none;
    if (level == 0) return SoaAutomaton::start();
    if (trace_ != nullptr) {
      node = static_cast<std::int32_t>(trace_->nodes.size());
      NodeTrace record;
      record.level = level;
      record.parent = parent;
      record.parent_pairing = parent_pairing;
      record.side = side;
      trace_->nodes.push_back(std::move(record));
    }
    for (std::int32_t pairing = 0;; ++pairing) {
      if (trace_ != nullptr) record_of(node).pairings.emplace_back();
      StateId state[2] = {0, 0};
      for (int b = 0; b < 2; ++b) {  // (i)
        std::int32_t child = PairingTrace::none;
        const auto before = sample(level - 1, node, pairing, b, child);
        if (trace_ != nullptr) record_of(node).pairings.back().child[b] = child;
        if (!before) return std::nullopt;
        const auto after = draw_block(*before, node, pairing, b);
        if (!after) return std::nullopt;
        state[b] = *after;
      }
      const PredictorId f[2] = {soa_.predictor(state[0]), soa_.predictor(state[1])};  // (ii)
      if (f[0] == f[1]) {                                                             // (iii)
        tell(TraceEvent::Kind::redraw, node, pairing, 0);
        continue;
      }
      const PointIndex x = *soa_.labels(f[0]).contest_point(soa_.labels(f[1]));  // (iv): the smallest, MATH §0
      const Label y = label_of(coins_.coin());
      const int winner = soa_.labels(f[0])[x] != y ? 0 : 1;  // (v): the side that errs at (x, y)
      const StateId after = soa_.next(state[winner], {x, y});
      if (trace_ != nullptr) {
        (void)soa_.predictor(after);  // who looks at the trace may ask for it
        NodeTrace& record = record_of(node);
        record.decided = true;
        record.point = x;
        record.label = y;
        record.winner = winner;
        record.after = after;
      }
      tell(TraceEvent::Kind::contest, node, pairing, winner);
      return after;
    }
  }

 private:
  NodeTrace& record_of(std::int32_t node) { return trace_->nodes[static_cast<std::size_t>(node)]; }

  void tell(TraceEvent::Kind kind, std::int32_t node, std::int32_t pairing, int side) {
    if (trace_ != nullptr) trace_->events.push_back({kind, node, pairing, side});
  }

  std::optional<StateId> draw_block(StateId before, std::int32_t node, std::int32_t pairing, int side) {
    BlockTrace block;
    std::optional<StateId> after;
    // (*): more than N examples in all is Fail; a block that would pass N is not drawn.
    if (options_.auxiliary <= options_.cap - used_) {
      after = source_.advance(before, options_.auxiliary, trace_ != nullptr ? &block.examples : nullptr);
    }
    if (!after) {
      tell(TraceEvent::Kind::fail, node, pairing, side);
      return std::nullopt;
    }
    used_ += options_.auxiliary;
    if (trace_ != nullptr) {
      block.before = before;
      block.after = *after;
      block.predictor = soa_.predictor(*after);
      record_of(node).pairings.back().block[side] = std::move(block);
      tell(TraceEvent::Kind::draw, node, pairing, side);
    }
    return after;
  }

  SoaAutomaton& soa_;
  const StableLearnerOptions& options_;
  ExampleSource& source_;
  Engine& coins_;
  std::uint64_t& used_;
  TournamentTrace* trace_;
};

}  // namespace

LevelLaw::LevelLaw(const std::vector<Rational>& weights) {
  BigInteger scale = 1;
  for (const Rational& weight : weights) scale = mp::lcm(scale, mp::denominator(weight));
  for (const Rational& weight : weights) {
    masses_.push_back(mp::numerator(Rational(weight * scale)));
    sum_ += masses_.back();
  }
}

int LevelLaw::operator()(Engine& engine) const {
  BigInteger u = uniform_below(engine, sum_);
  for (std::size_t k = 0;; ++k) {
    if (u < masses_[k]) return static_cast<int>(k);
    u -= masses_[k];
  }
}

std::optional<StateId> sample_tournament(SoaAutomaton& soa, int level, const StableLearnerOptions& options,
                                         ExampleSource& source, Engine& coins, std::uint64_t& used,
                                         TournamentTrace* trace) {
  std::uint64_t drawn = 0;
  std::int32_t root = PairingTrace::none;
  const auto state =
      Tournament(soa, options, source, coins, drawn, trace).sample(level, PairingTrace::none, 0, 0, root);
  used += drawn;
  return state;
}

StableRun run_stable_learner(SoaAutomaton& soa, const StableLearnerOptions& options, ExampleSource& source,
                             Engine& coins, TournamentTrace* trace) {
  return run_stable_learner(soa, options, LevelLaw(options.levels), source, coins, trace);
}

StableRun run_stable_learner(SoaAutomaton& soa, const StableLearnerOptions& options, const LevelLaw& level,
                             ExampleSource& source, Engine& coins, TournamentTrace* trace) {
  StableRun run;
  run.level = level(coins);
  if (trace != nullptr) {
    *trace = {};
    trace->level = run.level;
  }
  std::optional<StateId> before = sample_tournament(soa, run.level, options, source, coins, run.examples, trace);
  run.failed = !before;
  if (run.failed && options.on_fail == OnFail::soa) before = SoaAutomaton::start();
  std::optional<StateId> after;
  BlockTrace block;
  if (before) after = source.advance(*before, options.auxiliary, trace != nullptr ? &block.examples : nullptr);
  if (after) {
    run.examples += options.auxiliary;
    run.predictor = soa.predictor(*after);
  }
  if (trace != nullptr) {
    const std::int32_t root = run.level > 0 ? 0 : PairingTrace::none;
    trace->failed = !after;
    trace->sample_failed = run.failed;
    if (after) {
      block.before = *before;
      block.after = *after;
      block.predictor = *run.predictor;
      trace->final_block = std::move(block);
      trace->events.push_back({TraceEvent::Kind::final, run.failed ? PairingTrace::none : root, 0, 0});
    } else if (before && !run.failed) {  // S was made, but no examples are left for T
      trace->events.push_back({TraceEvent::Kind::fail, root, 0, 0});
    }
  }
  return run;
}

StableRun run_stable_learner(SoaAutomaton& soa, const StableLearnerOptions& options, const LevelLaw& level,
                             SamplerSource& source, const SeedTree& stream, const StateMemory& memory,
                             const RunStop& stop, TournamentTrace* trace) {
  const bool bounded = trace == nullptr;
  if (bounded) source.forget_beyond(memory.kept);
  source.limit_bytes(bounded ? memory.one_run : 0);
  const auto play = [&] {
    source.restart(stream);
    Engine coins = stream.child("coins").engine();
    InterruptibleSource interruptible(source, stop.stop, stop.stopped);
    return run_stable_learner(soa, options, level, interruptible, coins, trace);
  };
  StableRun run = play();
  if (!source.full()) return run;
  source.forget_beyond(0);  // so that whether a run is refused depends on its own states alone
  run = play();
  if (source.full()) {
    throw InputError("cap", std::to_string(options.cap), rules::states_of_a_run(std::to_string(memory.one_run >> 20)));
  }
  return run;
}

}  // namespace littlestone

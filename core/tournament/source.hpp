// SPDX-License-Identifier: GPL-3.0-or-later
// Where the tournament's examples come from: fresh draws from a known distribution, or a batch of given examples.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "core/concept/distribution.hpp"
#include "core/online/soa.hpp"
#include "core/tournament/block_law.hpp"

namespace littlestone {

/// A supply of examples that pushes an SOA state through the next n of them.
class ExampleSource {
 public:
  /// Blocks of more examples than this are recorded by the examples that change the state only; replaying these passes
  /// through the same states.
  static constexpr std::uint64_t most_recorded = 4096;

  virtual ~ExampleSource() = default;
  /// The state after n more examples T, and T itself (see most_recorded) appended to `record` if that is given; none
  /// when fewer than n are left (nothing is consumed then).
  [[nodiscard]] virtual std::optional<StateId> advance(StateId state, std::uint64_t n, Sample* record) = 0;
};

/// Examples drawn i.i.d. from a known D. A block changes the state only at points that change it, so what is drawn is
/// the geometric number of examples until the next change and the point that makes it: the cost of a block is its
/// number of changes, not n, and its law is that of n draws (to double rounding of the weights). When a record is asked
/// for, the examples in between are drawn afterwards from their conditional law out of a stream of their own, so
/// recording never changes the run. Where very many blocks of one size are to come, their law can be tabled instead
/// (block_law.hpp): a block is then one draw, from another stream of words but of the same distribution.
class SamplerSource final : public ExampleSource {
 public:
  /// The child "draws" of `stream` decides the run, its child "filler" only the recorded examples that change nothing.
  /// The automaton and the distribution must outlive the source.
  SamplerSource(SoaAutomaton& soa, const Distribution& distribution, const SeedTree& stream);
  [[nodiscard]] std::optional<StateId> advance(StateId state, std::uint64_t n, Sample* record) override;
  /// Goes on with another stream; what was learned about states is kept.
  void restart(const SeedTree& stream);
  /// About how many bytes what is known of states takes, the automaton's own part included.
  [[nodiscard]] std::uint64_t bytes() const noexcept {
    return soa_.state_bytes() + exit_bytes_ + (laws_ ? laws_->bytes() : 0);
  }
  /// Lets the automaton forget its states where these bytes are more than `most`; so does every source of it, each before
  /// its next block. Between two runs: ids of states mean nothing afterwards, and nothing else changes.
  void forget_beyond(std::uint64_t most);
  /// From now on it runs dry once that takes more than `most` bytes, and is `full` then. 0 lifts the limit.
  void limit_bytes(std::uint64_t most) noexcept { most_bytes_ = most; }
  [[nodiscard]] bool full() const noexcept { return most_bytes_ != 0 && bytes() > most_bytes_; }
  /// From now on blocks of n examples are drawn from tables wherever these stay small; 1 ≤ n ≤ BlockLaw::most_examples.
  void table_blocks(std::uint64_t n);

 private:
  struct Exits {
    std::vector<PointIndex> points;  // in the support, and next(state, (x, c(x))) ≠ state
    std::vector<double> cumulative;  // of their weights
    std::vector<PointIndex> others;  // in the support, and changing nothing; empty until one is recorded
    std::vector<double> others_cumulative;
    double log_stay = 0;  // ln of the probability that one example changes nothing; −∞ when none can stay
  };
  void forget_what_is_gone();
  Exits& exits(StateId state);
  void find_others(StateId state, Exits& exits);

  SoaAutomaton& soa_;
  const Distribution& distribution_;
  std::vector<WeightedExample> support_;
  SeedTree stream_;
  Engine draws_;
  std::optional<Engine> filler_;               // made when first needed
  std::vector<std::unique_ptr<Exits>> exits_;  // by state
  std::uint64_t exit_bytes_ = 0;
  std::uint64_t most_bytes_ = 0;
  std::uint64_t times_forgotten_;      // the automaton's, when exits_ and laws_ were of its states
  std::uint64_t tabled_examples_ = 0;  // n of laws_; 0: none
  std::optional<BlockLaw> laws_;
};

/// Given examples, taken in order. Runs dry as well where the automaton counts states and they are spent
/// (SoaAutomaton::count_states).
class DatasetSource final : public ExampleSource {
 public:
  DatasetSource(SoaAutomaton& soa, std::span<const Example> examples) : soa_(soa), rest_(examples) {}
  [[nodiscard]] std::optional<StateId> advance(StateId state, std::uint64_t n, Sample* record) override;

 private:
  SoaAutomaton& soa_;
  std::span<const Example> rest_;
};

/// Another source that asks now and then, while blocks are drawn, whether to stop, and runs dry once the answer is yes.
/// `stop` may be empty; with `stopped` set the run is cut off and means nothing.
class InterruptibleSource final : public ExampleSource {
 public:
  InterruptibleSource(ExampleSource& inner, const std::function<bool()>& stop, bool& stopped)
      : inner_(inner), stop_(stop), stopped_(stopped) {}
  [[nodiscard]] std::optional<StateId> advance(StateId state, std::uint64_t n, Sample* record) override;

 private:
  ExampleSource& inner_;
  const std::function<bool()>& stop_;
  bool& stopped_;
  std::uint32_t blocks_ = 0;
};

}  // namespace littlestone

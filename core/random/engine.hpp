// SPDX-License-Identifier: GPL-3.0-or-later
// Where random words come from: a seeded Boost.Random engine for study, the operating system for a release.
#pragma once

#include <array>
#include <boost/random/mersenne_twister.hpp>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>

namespace littlestone {

/// A uniform random bit generator of 64-bit words, fit for Boost.Random's distributions. Seeded engines are
/// boost::random::mt19937_64, whose words are the same on every platform; a system engine reads the operating
/// system's entropy and cannot be replayed. Not thread-safe: one engine a thread. 6 KiB.
class Engine {
 public:
  using result_type = std::uint64_t;
  static constexpr result_type min() { return 0; }
  static constexpr result_type max() { return std::numeric_limits<result_type>::max(); }

  [[nodiscard]] static Engine seeded(std::uint64_t seed);
  /// Throws std::runtime_error (when drawing) if the system gives no entropy.
  [[nodiscard]] static Engine system();

  result_type operator()() {
    if (next_ == words_.size()) refill();
    return words_[next_++];
  }
  /// A fair coin: the top bit of one word.
  bool coin() { return ((*this)() >> 63) != 0; }

 private:
  Engine() = default;
  void refill();

  std::optional<boost::random::mt19937_64> twister_;  // none: the operating system
  std::array<std::uint64_t, 64> words_{};
  std::size_t next_ = 64;
};

/// A tree of independent streams: a node is a 64-bit key, each stage takes a child by name and each replicate a child
/// by number. For one parent, children by number have distinct keys (the step is a bijection), so replicate r depends
/// on (seed, r) alone and never on threads or order.
class SeedTree {
 public:
  explicit SeedTree(std::uint64_t seed);
  /// The tree whose every engine is the operating system: nothing of it can be replayed.
  [[nodiscard]] static SeedTree system();
  [[nodiscard]] SeedTree child(std::uint64_t index) const;
  [[nodiscard]] SeedTree child(std::string_view name) const;
  [[nodiscard]] Engine engine() const { return system_ ? Engine::system() : Engine::seeded(key_); }
  [[nodiscard]] std::uint64_t key() const noexcept { return key_; }

 private:
  std::uint64_t key_;
  bool system_ = false;
};

/// Reads a seed: a decimal integer from 0 to 2^64 − 1. Throws InputError.
[[nodiscard]] std::uint64_t parse_seed(std::string_view field, std::string_view text);

}  // namespace littlestone

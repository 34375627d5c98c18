// SPDX-License-Identifier: GPL-3.0-or-later
// --draws N: many answers of one mechanism in one call, for auditors who need 10^5 of them.
#pragma once

#include <cstdint>
#include <functional>

#include "app/cli/subcommand.hpp"
#include "core/random/engine.hpp"

namespace littlestone::cli {

/// Which answers a call of a mechanism must give. Draw i is what a call with seed + i answers; in a release every word
/// comes from the operating system.
struct Draws {
  bool many = false;  // --draws is given: one JSON object a line
  std::uint64_t number = 1;
  std::uint64_t seed = 1;
  bool release = false;

  /// Whether only the answers are printed: there are many of them, or the run is a release, whose distribution is not
  /// private.
  [[nodiscard]] bool alone() const { return many || release; }
  /// The streams of draw i.
  [[nodiscard]] SeedTree stream(std::uint64_t i) const { return release ? SeedTree::system() : SeedTree(seed + i); }
};

/// --draws, --seed and --release.
void add_draws_options(Options& options, const char* seed_of);
/// Throws InputError on --draws outside 1 … 10^9, on --seed beside --release, where seed + draws is beyond 2^64, and on
/// --draws on a data file without either: each answer would spend ε and δ again, which must be asked for.
[[nodiscard]] Draws read_draws(const Call& call);
/// The same for a subcommand that has read --seed and --release itself.
[[nodiscard]] Draws read_draws(const Call& call, std::uint64_t seed, bool release);

/// Prints `head` as a line, unless it is null, and then the answers of `draw` (i = 0, 1, …) as JSON, one per line; one
/// with a seed has "seed" and "private": false. Before each draw it asks whether to stop; the lines printed before a
/// stop are kept. Ends with exit_other at most half a second of draws after the output cannot be written. Returns the
/// exit code.
[[nodiscard]] int print_draws(const Call& call, const Draws& draws, const Json& head,
                              const std::function<Json(std::uint64_t)>& draw);

}  // namespace littlestone::cli

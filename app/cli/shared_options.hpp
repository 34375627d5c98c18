// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several subcommands take, and what they mean.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/cli/shipped.hpp"
#include "app/cli/subcommand.hpp"

namespace littlestone::cli {

/// --marginal, --target.
void add_distribution_options(Options& options);
/// --epsilon, --delta, --alpha, --beta, --constants and what custom constants consist of.
void add_constants_options(Options& options);
/// Sets the options' values in the scenario where they are given. Custom numbers beside paper or sharp
/// constants are refused; resolve_constants is left to the caller, who knows the class.
void read_distribution_options(const Call& call, Scenario& scenario);
void read_constants_options(const Call& call, Scenario& scenario);
/// Of these --epsilon, --delta, --alpha and --beta alone.
void read_goal_options(const Call& call, Scenario& scenario);

/// Rationals between commas; `field` is the option's name.
[[nodiscard]] std::vector<Rational> parse_rationals(const char* field, const std::string& text);
/// Whole numbers between commas, at least one, at most 10^6 of them.
[[nodiscard]] std::vector<std::uint64_t> parse_counts(const char* field, const std::string& text);

/// --threads, from 1 to 1024; 0 (one a core) where it is not given.
[[nodiscard]] unsigned read_threads(const Call& call);

/// What follows the last dot of a file's name, in small letters: "svg"; empty where there is no dot.
[[nodiscard]] std::string ending_of(const std::string& path);

}  // namespace littlestone::cli

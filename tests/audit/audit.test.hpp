// SPDX-License-Identifier: GPL-3.0-or-later
// What the audit is made of: cases drawn from a printed seed, the first of them degenerate, until the time is over; calls
// of the command line; and comparisons of what it prints with numbers of a hundred digits.
#pragma once

#include <catch2/catch.hpp>
#include <cmath>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <vector>

#include "tests/cli/outcome.test.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/oracles/numbers.hpp"

namespace littlestone::audit {

using Json = nlohmann::ordered_json;
using oracle::number_of;
using oracle::Real;

/// What one case is drawn from. The same for the same seed and number of the case.
class Draws {
 public:
  Draws(std::uint64_t seed, std::uint64_t number) : engine_(seed * 0x9E3779B97F4A7C15 + number), number_(number) {}
  [[nodiscard]] std::uint64_t number() const noexcept { return number_; }
  /// From `least` to `most`, each alike.
  std::uint64_t whole(std::uint64_t least, std::uint64_t most) { return least + engine_() % (most - least + 1); }
  bool one_in(std::uint64_t n) { return whole(1, n) == 1; }
  double share() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }
  template <class Item>
  Item one_of(std::initializer_list<Item> items) {
    return items.begin()[whole(0, items.size() - 1)];
  }
  /// A decimal of `digits` digits whose logarithm is uniform between those of `low` and `high`, such as "0.0273".
  std::string decimal(double low, double high, int digits = 3);
  /// ε from 10^−9 to 50.
  std::string epsilon();
  /// δ from 10^−300 to .999, and 0 where `zero`.
  std::string delta(bool zero);
  /// A class of at most `most_rows` rows on at most `most_points` points; often one row, one point, or equal rows.
  oracle::Table table(std::uint64_t most_rows, std::uint64_t most_points);
  /// A sequence of examples on points below `points`, `least` to `most` long.
  oracle::Sequence sequence(std::uint64_t points, std::uint64_t least, std::uint64_t most);

 private:
  std::mt19937_64 engine_;  // its words are the standard's
  std::uint64_t number_;
};

/// Runs one case after another until this part's share of the processor time is over, `least` cases at least; prints the
/// seed, how many cases, and how many comparisons of each subcommand. LITTLESTONE_SEED is the seed (1 where it is not
/// set), LITTLESTONE_AUDIT_SECONDS the seconds of all parts together (60).
void run_cases(const std::string& part, std::uint64_t least, const std::function<void(Draws&)>& one);

using Words = std::vector<std::string>;

/// The object that a call with --json prints, of which the comparisons that follow are counted.
Json ask(const Words& words);
/// The same call where it may be refused.
cli::test::Outcome try_json(Words words);
/// The text of the same call without --json.
std::string text_of_call(const Words& words);
/// Counts a comparison of the subcommand that was asked last.
void count_comparison();

#define AUDIT(...)                            \
  do {                                        \
    ::littlestone::audit::count_comparison(); \
    CHECK(__VA_ARGS__);                       \
  } while (false)

/// The double nearest to it.
inline double as_double(const Real& value) { return value.convert_to<double>(); }
/// A number of JSON, which may stand in a string as a fraction.
Real real_of(const Json& told);

/// `told` differs from `truth` by a relative `precision` at most; below 10^−307 it may be 0.
void check_near(const Json& told, const Real& truth, double precision = 1e-12);
/// What is promised is at least the truth, and above it by rounding only.
void check_promise(const Json& told, const Real& truth, double precision = 1e-12);
/// A fraction told as text is exactly the truth.
void check_exact(const Json& told, const Real& truth);
/// A chance and what it lacks to 1: 1 only where nothing is lacking, 0 only where nothing is there.
void check_chance(const Json& told, const Real& chance, const Real& failure);

enum class Bound { above, below };
/// The number in the text of a call that is the first group of the regular expression `words`: not on the wrong side of
/// the truth, and off it by less than one unit of the last of six digits.
void check_text(const std::string& text, const char* words, const Real& truth, Bound bound = Bound::above);

/// "table:01/10", the class's text.
std::string text_of(const oracle::Table& rows);
/// Without rows that came before.
oracle::Table merged(const oracle::Table& rows);
/// The rows that have this label at the point.
oracle::Table side(const oracle::Table& rows, std::size_t x, int label);
/// "+-", as JSON has labels.
std::string signs(const oracle::Row& row);
oracle::Row row_of(const std::string& signs);
/// The lines of a data file, with its header.
std::string data_of(const oracle::Sequence& rows);
/// "0:+,1:-", as --examples has a sequence.
std::string examples_of(const oracle::Sequence& rows);
/// "3,5,9"
std::string list_of(const std::vector<std::uint64_t>& numbers);

}  // namespace littlestone::audit

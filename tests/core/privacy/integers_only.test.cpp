// SPDX-License-Identifier: GPL-3.0-or-later
// No floating-point number lies between true counts and what is released: by the types, and by the words of the
// sources.
#include <catch2/catch.hpp>
#include <fstream>
#include <regex>
#include <sstream>
#include <type_traits>

#include "core/learner/private_learner.hpp"
#include "core/privacy/choosing.hpp"
#include "core/privacy/selection.hpp"
#include "core/privacy/stable_histogram.hpp"
#include "core/random/exact.hpp"
#include "tests/support/source_folder.hpp"

using namespace littlestone;

namespace {

template <typename Count>
concept releasable = requires(const StableHistogram& histogram, Count count, Engine& engine) {
  histogram.release(count, engine);
};
template <typename Count>
concept selectable = requires(std::vector<Count> errors, const Rational& epsilon, Engine& engine) {
  exponential_mechanism(errors, epsilon, engine);
}
|| requires(std::vector<Count> errors, const Rational& epsilon, Engine& engine) {
  permute_and_flip(errors, epsilon, engine);
}
|| requires(std::vector<Count> errors, const Rational& epsilon) { ExponentialMechanism(errors, epsilon); };

static_assert(releasable<std::uint64_t> && !releasable<double> && !releasable<float> && !releasable<long double>);
static_assert(selectable<std::uint64_t> && !selectable<double> && !selectable<float>);
static_assert(std::is_same_v<decltype(std::declval<const StableHistogram&>().release(1U, std::declval<Engine&>())),
                             std::optional<std::int64_t>>);
static_assert(std::is_same_v<decltype(std::declval<const StableHistogram&>().threshold()), std::int64_t>);
static_assert(std::is_same_v<decltype(std::declval<const DiscreteLaplace&>()(std::declval<Engine&>())), std::int64_t>);
static_assert(std::is_same_v<decltype(Vote::count), std::uint64_t> &&
              std::is_same_v<decltype(Vote::noise), std::int64_t> &&
              std::is_same_v<decltype(Vote::noisy), std::optional<std::int64_t>> &&
              std::is_same_v<decltype(Candidate::noisy_count), std::int64_t> &&
              std::is_same_v<decltype(Candidate::errors), std::uint64_t>);
static_assert(std::is_same_v<decltype(Tally::votes), std::uint64_t> &&
              std::is_same_v<decltype(Tally::errors), std::uint64_t> &&
              std::is_same_v<decltype(ChoosingOptions::epsilon), Rational> &&
              std::is_same_v<decltype(std::declval<const GeometricNoise&>()(std::declval<Engine&>())), std::int64_t>);
static_assert(std::is_same_v<decltype(PrivateLearnerOptions::epsilon), Rational> &&
              std::is_same_v<decltype(PrivateLearnerOptions::delta), Rational>);

const std::regex floating(
    R"(\b(double|float|cmath|cfloat|cpp_bin_float\w*|cpp_dec_float\w*|to_double|[0-9]+\.[0-9]+)\b|\b(exp|expm1|log|log1p|log2|sqrt|ldexp|round|floor|ceil)\()");

// The first floating-point word of the code, or "".
std::string floating_word(const std::string& source) {
  static const std::regex comment("//[^\n]*");
  const std::string code = std::regex_replace(source, comment, "");
  std::smatch found;
  return std::regex_search(code, found, floating) ? found.str() : "";
}

}  // namespace

TEST_CASE("the sources from counts to a release have no floating-point word", "[privacy]") {
  for (const char* file : {"random/engine.hpp", "random/engine.cpp", "random/exact.hpp", "random/exact.cpp",
                           "random/exponential.hpp", "random/exponential.cpp", "privacy/selection.cpp",
                           "privacy/stable_histogram.cpp", "privacy/choosing_tables.hpp", "privacy/choosing_tables.cpp",
                           "learner/chain_runs.cpp", "learner/chain_learner.cpp"}) {
    std::ifstream in(support::source_folder() + "/core/" + file);
    REQUIRE(in);
    std::stringstream text;
    text << in.rdbuf();
    CAPTURE(file);
    CHECK(text.str().size() > 500);
    CHECK(floating_word(text.str()).empty());
  }
  // And the check sees one where there is one.
  CHECK(floating_word("int f(double x);") == "double");
  CHECK(floating_word("x = 0.5 * y;") == "0.5");
  CHECK(floating_word("return std::exp(-x);") == "exp(");
  CHECK(floating_word("int x;  // a double\n").empty());
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/choosing.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>

#include "core/base/error.hpp"
#include "tests/support/lean_oracle.hpp"
#include "tests/support/statistics.hpp"

using namespace littlestone;

namespace {

// The largest amount by which an event is more likely here than e^ε times as likely there. Candidates by name; a name
// that is missing on one side has probability 0 there.
using Named = std::map<int, double>;
constexpr int nobody = -1;

double hockey_stick(const Named& here, const Named& there, double epsilon) {
  double sum = 0;
  for (const auto& [name, p] : here) {
    const auto other = there.find(name);
    sum += std::max(0.0, p - std::exp(epsilon) * (other == there.end() ? 0 : other->second));
  }
  return sum;
}

double larger_hockey_stick(const Named& one, const Named& other, double epsilon) {
  return std::max(hockey_stick(one, other, epsilon), hockey_stick(other, one, epsilon));
}

// Candidates by name with what the data say of them.
using Tallies = std::map<int, Tally>;

Named named(const Tallies& tallies, const ChoosingLaw& law) {
  Named result = {{nobody, law.none}};
  std::size_t i = 0;
  for (const auto& [name, tally] : tallies) result[name] = law.chosen[i++];
  return result;
}

std::vector<Tally> values(const Tallies& tallies) {
  std::vector<Tally> result;
  for (const auto& [name, tally] : tallies) result.push_back(tally);
  return result;
}

std::vector<std::uint64_t> scores(const HalfScoreChoosing& choosing, const std::vector<Tally>& tallies) {
  std::vector<std::uint64_t> result;
  for (const Tally& tally : tallies) result.push_back(choosing.score(tally));
  return result;
}

// Tallies that k lists of at most s candidates can have: some candidates, each with a share of the lists.
Tallies random_tallies(const ChoosingOptions& options, Engine& engine) {
  Tallies tallies;
  std::uint64_t left = options.list_bound * options.batches;
  for (int name = 0; name < 5 && left > 0; ++name) {
    const std::uint64_t votes = engine() % (std::min(left, options.batches) + 1);
    if (votes > 0) tallies[name] = {votes, engine() % (options.gap + 6)};
    left -= votes;
  }
  return tallies;
}

// One batch names other candidates: at most s lose a vote, at most s gain one. Its own votes are the first it can have.
Tallies another_batch(const Tallies& tallies, const ChoosingOptions& options, Engine& engine) {
  Tallies changed = tallies;
  std::uint64_t lost = 0;
  for (const auto& [name, tally] : tallies) {
    if (lost == options.list_bound || engine.coin()) continue;
    ++lost;
    if (--changed[name].votes == 0) changed.erase(name);
  }
  std::uint64_t gained = 0;
  for (int name = 0; name < 12 && gained < options.list_bound; ++name) {
    if (engine.coin()) continue;
    const auto before = tallies.find(name);
    const bool kept = changed.contains(name) && before->second.votes == changed.at(name).votes;
    if (before != tallies.end() && (!kept || before->second.votes == options.batches)) continue;
    ++gained;
    if (before == tallies.end()) {
      changed[name] = {1, engine() % (options.gap + 6)};
    } else {
      ++changed[name].votes;
    }
  }
  return changed;
}

Tallies another_example(const Tallies& tallies, Engine& engine) {
  Tallies changed = tallies;
  for (auto& [name, tally] : changed) {
    const std::uint64_t move = engine() % 3;
    if (move == 0 && tally.errors > 0) --tally.errors;
    if (move == 1) ++tally.errors;
  }
  return changed;
}

// By chi-square; where one outcome is nearly certain, by how often it is not seen.
bool follows(const std::vector<std::int64_t>& seen, const std::vector<double>& law) {
  const auto likeliest = std::max_element(law.begin(), law.end());
  if (*likeliest < 0.99) return oracle::chi_square_p_value(seen, law) > oracle::false_alarm;
  const std::int64_t hits = seen[static_cast<std::size_t>(likeliest - law.begin())];
  const std::int64_t draws = std::accumulate(seen.begin(), seen.end(), std::int64_t{0});
  return oracle::binomial_p_value(hits, draws, std::min(1.0, *likeliest)) > oracle::false_alarm;
}

ChoosingOptions options_of(const char* epsilon, const char* delta, std::uint64_t s, std::uint64_t k, std::uint64_t cap,
                           std::uint64_t gap) {
  return {parse_rational("epsilon", epsilon), parse_rational("delta", delta), s, k, cap, gap};
}

const std::vector<ChoosingOptions> settings = {
    options_of("1", "1e-6", 1, 6, 6, 0), options_of("1", "1e-2", 2, 20, 12, 3),
    options_of("2", "1e-3", 3, 5, 4, 1), options_of("1", "1e-6", 4, 40, 26, 2),
    options_of("4", "0.1", 2, 3, 3, 0),  options_of("7/3", "1e-4", 5, 8, 8, 0)};

}  // namespace

TEST_CASE("the law of the half-score choice is that of all noises", "[choosing]") {
  const std::vector<std::vector<int>> cases = {{0}, {1}, {3}, {0, 0}, {1, 2}, {2, 2}, {0, 4}};
  for (const auto& scores : cases) {
    for (int dummies = 0; dummies <= 1; ++dummies) {
      for (int bar = 3; bar <= 7; bar += 2) {
        for (unsigned contest = 1; contest <= 2; ++contest) {
          const int places = static_cast<int>(scores.size()) + dummies;
          const auto expected = oracle::half_score_law(scores, places, 4, bar, 20, static_cast<int>(contest), 3);
          const HalfScoreRule rule = {4, bar, static_cast<std::uint64_t>(places), contest, 3, false};
          const ChoosingLaw law = half_score_law(rule, std::vector<std::uint64_t>(scores.begin(), scores.end()));
          for (std::size_t i = 0; i < scores.size(); ++i) {
            CHECK(law.chosen[i] == Approx(expected.chosen[i]).margin(1e-13).epsilon(0));
          }
          CHECK(law.none == Approx(expected.none).margin(1e-13).epsilon(0));
        }
      }
    }
  }
}

TEST_CASE("the law of the half-score choice with very many dummies sums to one, for small and large epsilon",
          "[choosing]") {
  for (const Rational& epsilon : {Rational(1, 10), Rational(1), Rational(12)}) {
    for (const std::uint64_t places : {5ULL, 62'216ULL, 120'000'000ULL, 1ULL << 50}) {
      const HalfScoreRule rule = {epsilon, 40, places, 1, 2, false};
      const ChoosingLaw law = half_score_law(rule, std::vector<std::uint64_t>{0, 3, 19, 19, 40});
      double sum = law.none;
      for (const double p : law.chosen) sum += p;
      CAPTURE(to_string(epsilon), places);
      CHECK(sum == Approx(1).margin(1e-12).epsilon(0));
    }
  }
}

TEST_CASE("half-score draws have the exact law, dummies and ties included", "[choosing]") {
  Engine engine = SeedTree(31).engine();
  const std::vector<std::vector<Tally>> cases = {
      {{3, 0}}, {{2, 0}, {2, 0}}, {{1, 0}, {3, 1}, {3, 0}, {3, 9}}, {{1, 9}, {1, 9}}, {{9, 0}, {12, 2}, {30, 20}}};
  for (const ChoosingOptions& options :
       {options_of("4", "0.1", 2, 30, 30, 0), options_of("1", "0.3", 1, 30, 10, 1), options_of("9", "0.2", 3, 40, 9, 0),
        options_of("1/2", "0.4", 400, 40, 30, 0)}) {
    const HalfScoreChoosing choosing(options);
    for (const auto& tallies : cases) {
      const ChoosingLaw law = choosing.law(tallies);
      std::vector<double> expected = law.chosen;
      expected.push_back(law.none);
      std::vector<std::int64_t> seen(expected.size(), 0);
      for (int i = 0; i < 1500; ++i) ++seen[choosing(tallies, engine).value_or(tallies.size())];
      CAPTURE(to_string(options.epsilon), tallies.size());
      CHECK(follows(seen, expected));
    }
  }
}

namespace {

// Draws so many pairs of neighbours of each kind; the largest divergence of a pair that differs in a batch.
double worst_divergence(const ChoosingOptions& options, int pairs, Engine& engine) {
  const HalfScoreChoosing choosing(options);
  const double epsilon = to_double(options.epsilon);
  double worst = 0;
  for (int repeat = 0; repeat < pairs; ++repeat) {
    const Tallies here = random_tallies(options, engine);
    const Named law = named(here, choosing.law(values(here)));
    const Tallies batch = another_batch(here, options, engine);
    const double moved = larger_hockey_stick(law, named(batch, choosing.law(values(batch))), epsilon);
    REQUIRE(moved <= to_double(options.delta) * (1 + 1e-9) + 1e-13);
    worst = std::max(worst, moved);
    const Tallies example = another_example(here, engine);
    REQUIRE(larger_hockey_stick(law, named(example, choosing.law(values(example))), epsilon) <= 1e-12);
  }
  return worst;
}

}  // namespace

TEST_CASE("the half-score choice is private for every pair of neighbouring tallies", "[choosing]") {
  // 900 pairs that differ in a batch, 900 in a selection example.
  Engine engine = SeedTree(32).engine();
  for (const ChoosingOptions& options : settings) CHECK(worst_divergence(options, 150, engine) > 0);
}

TEST_CASE("the half-score choice is private for sixty thousand pairs of neighbouring tallies", "[.campaign]") {
  Engine engine = SeedTree(132).engine();
  for (const ChoosingOptions& options : settings) {
    const double worst = worst_divergence(options, 10'000, engine);
    WARN("epsilon " << to_string(options.epsilon) << ", delta " << to_string(options.delta) << ": worst "
                    << worst / to_double(options.delta) << " delta");
  }
}

TEST_CASE("the bar of the half-score choice is the lowest: s first votes leave with probability nearly delta",
          "[choosing]") {
  for (const auto& [epsilon, s] : std::vector<std::pair<const char*, std::uint64_t>>{{"1", 1}, {"1", 28}, {"2", 4}}) {
    const ChoosingOptions options = options_of(epsilon, "1e-6", s, 60, 60, 0);
    const HalfScoreChoosing choosing(options);
    const std::vector<std::uint64_t> first(s, 1);
    const auto leaves = [&](std::int64_t bar) {
      const ChoosingLaw law = half_score_law({options.epsilon, bar, choosing.places(), 1, 2, false}, first);
      double sum = 0;
      for (const double p : law.chosen) sum += p;
      return sum;
    };
    CHECK(leaves(choosing.bar()) <= 1e-6);
    CHECK(leaves(choosing.bar() - 1) > 1e-6);
  }
}

TEST_CASE("a lower bar, no dummies, the full score in the contest, or thrice it at the bar break the promise",
          "[choosing]") {
  const double delta = 1e-6;
  const auto divergence = [&](const HalfScoreRule& rule, const std::map<int, std::uint64_t>& one,
                              const std::map<int, std::uint64_t>& other) {
    const auto law = [&](const std::map<int, std::uint64_t>& by_name) {
      std::vector<std::uint64_t> scores;
      for (const auto& [name, score] : by_name) scores.push_back(score);
      HalfScoreRule used = rule;
      used.places = std::max<std::uint64_t>(used.places, scores.size());
      const ChoosingLaw chosen = half_score_law(used, scores);
      Named result = {{nobody, chosen.none}};
      std::size_t i = 0;
      for (const auto& [name, score] : by_name) result[name] = chosen.chosen[i++];
      return result;
    };
    return larger_hockey_stick(law(one), law(other), 1);
  };
  const HalfScoreChoosing single(options_of("1", "1e-6", 1, 60, 60, 0));
  const HalfScoreRule lawful = {1, single.bar(), single.places(), 1, 2, false};

  HalfScoreRule lower = lawful;
  --lower.bar;
  CHECK(divergence(lawful, {{0, 1}}, {}) <= delta);
  CHECK(divergence(lower, {{0, 1}}, {}) > delta);

  HalfScoreRule full = lawful;
  full.contest_weight = 2;
  CHECK(divergence(lawful, {{0, 40}, {1, 40}}, {{0, 39}, {1, 41}}) <= delta);
  CHECK(divergence(full, {{0, 40}, {1, 40}}, {{0, 39}, {1, 41}}) > 1000 * delta);

  HalfScoreRule thrice = lawful;
  thrice.bar_weight = 3;
  CHECK(divergence(lawful, {{0, 6}}, {{0, 5}}) <= delta);
  CHECK(divergence(thrice, {{0, 6}}, {{0, 5}}) > 100 * delta);

  // 808 candidates lose their only vote beside one that has 34: without dummies they are missed.
  const HalfScoreChoosing many(options_of("1", "1e-6", 808, 76, 76, 0));
  std::map<int, std::uint64_t> before = {{0, 34}};
  for (int name = 1; name <= 808; ++name) before[name] = 1;
  const std::map<int, std::uint64_t> after = {{0, 34}};
  CHECK(divergence({1, many.bar(), many.places(), 1, 2, false}, before, after) <= delta);
  CHECK(divergence({1, many.bar(), 0, 1, 2, false}, before, after) > 10 * delta);
}

TEST_CASE("scores count votes up to the cap and errors beyond the gap", "[choosing]") {
  const HalfScoreChoosing choosing(options_of("1", "1e-6", 2, 9, 5, 3));
  CHECK(choosing.score({1, 0}) == 1);
  CHECK(choosing.score({9, 3}) == 5);
  CHECK(choosing.score({9, 5}) == 3);
  CHECK(choosing.score({2, 5}) == 0);
  CHECK(choosing.score({2, 1'000'000}) == 0);
  CHECK(choosing.places() == 20);
  CHECK(scores(choosing, {{4, 4}, {5, 0}}) == std::vector<std::uint64_t>{3, 5});
}

TEST_CASE("the weighted choice has the law its weights spell, and its draws have it too", "[choosing]") {
  Engine engine = SeedTree(33).engine();
  for (const ChoosingOptions& options : settings) {
    const Rational share = options.epsilon * 2 / 3;
    const WeightedChoosing choosing(options, share);
    for (int repeat = 0; repeat < 6; ++repeat) {
      const std::vector<Tally> tallies = values(random_tallies(options, engine));
      const ChoosingLaw law = choosing.law(tallies);
      // By the description: w(x)·exp(−(ε/2)·max(0, err − g)) against W_⊥ = u⌈s/δ⌉.
      std::vector<double> expected;
      double sum = choosing.weights().bottom.convert_to<double>();
      for (const Tally& tally : tallies) {
        const double penalty = std::max(0.0, static_cast<double>(tally.errors) - static_cast<double>(options.gap));
        const auto counted = static_cast<std::size_t>(std::min(tally.votes, options.cap));
        expected.push_back(choosing.weights().by_votes[counted].convert_to<double>() *
                           std::exp(-to_double(options.epsilon) / 2 * penalty));
        sum += expected.back();
      }
      for (std::size_t i = 0; i < tallies.size(); ++i) {
        CHECK(law.chosen[i] == Approx(expected[i] / sum).epsilon(1e-12));
      }
      CHECK(law.none == Approx(choosing.weights().bottom.convert_to<double>() / sum).epsilon(1e-12));
      std::vector<double> all = law.chosen;
      all.push_back(law.none);
      std::vector<std::int64_t> seen(all.size(), 0);
      for (int i = 0; i < 600; ++i) ++seen[choosing(tallies, engine).value_or(tallies.size())];
      CHECK(follows(seen, all));
    }
  }
}

TEST_CASE("the weighted choice is private for every pair of neighbouring tallies, and not with a larger first vote",
          "[choosing]") {
  Engine engine = SeedTree(34).engine();
  for (const ChoosingOptions& options : settings) {
    const WeightedChoosing choosing(options, options.epsilon * 2 / 3);
    const double epsilon = to_double(options.epsilon);
    const double delta = to_double(options.delta);
    for (int repeat = 0; repeat < 500; ++repeat) {
      const Tallies here = random_tallies(options, engine);
      const Named law = named(here, choosing.law(values(here)));
      const Tallies batch = another_batch(here, options, engine);
      REQUIRE(larger_hockey_stick(law, named(batch, choosing.law(values(batch))), epsilon) <= delta * (1 + 1e-9));
      const Tallies example = another_example(here, engine);
      REQUIRE(larger_hockey_stick(law, named(example, choosing.law(values(example))), epsilon) <= 1e-12);
    }
    // s candidates with one vote each leave with s·u/(W_⊥ + s·u), just below δ; with one share fewer for ⊥ it is above.
    Tallies first;
    for (int name = 0; name < static_cast<int>(options.list_bound); ++name) first[name] = {1, 0};
    ChoosingWeights weights = choosing.weights();
    const auto leaves = [&] { return 1 - weighted_law(weights, options.epsilon, 0, values(first)).none; };
    CHECK(leaves() <= delta);
    weights.bottom -= 2 * weights.unit * options.list_bound;
    CHECK(leaves() > delta);
  }
}

TEST_CASE("a weighted choice between weights a thousand digits apart takes no long time and no wrong turn",
          "[choosing]") {
  Engine engine = SeedTree(35).engine();
  const ChoosingOptions options = options_of("2", "1e-6", 2, 2000, 2000, 0);
  const WeightedChoosing choosing(options, Rational(1));
  const std::vector<Tally> tallies = {{2000, 0}, {2000, 1'000'000'000}, {1, 0}};
  for (int i = 0; i < 50; ++i) CHECK(choosing(tallies, engine) == std::optional<std::size_t>(0));
  const std::vector<Tally> hopeless = {{2000, 1'000'000'000}};
  for (int i = 0; i < 50; ++i) CHECK_FALSE(choosing(hopeless, engine));
}

TEST_CASE("no candidate is chosen where none is named, and the same seed chooses the same", "[choosing]") {
  const HalfScoreChoosing half(settings[1]);
  const WeightedChoosing weighted(settings[1], Rational(1, 2));
  Engine engine = SeedTree(36).engine();
  CHECK_FALSE(half({}, engine));
  CHECK_FALSE(weighted({}, engine));
  CHECK(half.law({}).none == 1);
  CHECK(weighted.law({}).none == 1);
  const std::vector<Tally> tallies = {{9, 0}, {10, 4}, {12, 3}};
  std::string draws;
  for (int i = 0; i < 24; ++i) {
    const auto one = half(tallies, engine);
    const auto other = weighted(tallies, engine);
    draws += one ? std::to_string(*one) : "-";
    draws += other ? std::to_string(*other) : "-";
  }
  CHECK(draws == "1-221122122-122-0222202--22222112-20002221222022");
}

TEST_CASE("what a choosing mechanism cannot be is refused by field", "[choosing]") {
  const auto field = [](const ChoosingOptions& options) -> std::string {
    try {
      const HalfScoreChoosing choosing(options);
      return "";
    } catch (const InputError& error) {
      return error.field();
    }
  };
  CHECK(field(options_of("0", "0.1", 1, 1, 1, 0)) == "epsilon");
  CHECK(field(options_of("1", "1", 1, 1, 1, 0)) == "delta");
  CHECK(field(options_of("1", "0.1", 0, 1, 1, 0)) == "list_bound");
  CHECK(field(options_of("1", "0.1", 1, 0, 1, 0)) == "batches");
  CHECK(field(options_of("1", "0.1", 1ULL << 40, 1ULL << 40, 1, 0)) == "batches");
  CHECK(field(options_of("1", "0.1", 1, 1, 0, 0)) == "cap");
  CHECK_THROWS_AS(WeightedChoosing(settings[0], Rational(1)), InputError);
  Engine engine = SeedTree(1).engine();
  const HalfScoreChoosing choosing(options_of("1", "0.1", 1, 1, 1, 0));
  CHECK_THROWS_AS(choosing(std::vector<Tally>(3), engine), InputError);
  CHECK_THROWS_AS(choosing(std::vector<Tally>{{0, 0}}, engine), InputError);
  CHECK_THROWS_AS(half_score_law({1, 3, 1, 1, 2, false}, std::vector<std::uint64_t>{1, 1}), InputError);
}

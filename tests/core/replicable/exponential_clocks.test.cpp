// SPDX-License-Identifier: GPL-3.0-or-later
// Exponential clocks: their law, how often two labs agree, and what data sets do to it.
#include "core/replicable/exponential_clocks.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

using Errors = std::vector<std::uint64_t>;

// The sum as it is written, a hypothesis at a time.
double agree_by_definition(double epsilon, const Errors& errors, const Errors& others) {
  long double agree = 0;
  for (std::size_t h = 0; h < errors.size(); ++h) {
    long double sum = 0;
    for (std::size_t k = 0; k < errors.size(); ++k) {
      const auto ratio = [&](const Errors& e) {
        return std::exp(static_cast<long double>(epsilon) *
                        (static_cast<long double>(e[h]) - static_cast<long double>(e[k])));
      };
      sum += std::max(ratio(errors), ratio(others));
    }
    agree += 1 / sum;
  }
  return static_cast<double>(agree);
}

Errors some_errors(Engine& engine, std::size_t hypotheses, std::uint64_t most) {
  Errors errors(hypotheses);
  for (std::uint64_t& e : errors) e = engine() % (most + 1);
  return errors;
}

Errors errors_on(const ConceptClass& concept_class, const Distribution& distribution, const std::vector<int>& points) {
  Errors errors(concept_class.size(), 0);
  for (HypothesisIndex h = 0; h < errors.size(); ++h) {
    for (const int x : points) {
      const auto point = static_cast<std::size_t>(x);
      if (concept_class.row(h)[point] != distribution.target[point]) ++errors[h];
    }
  }
  return errors;
}

}  // namespace

TEST_CASE("two labs with exponential clocks agree as the sum over hypotheses says", "[replicable]") {
  Engine engine = Engine::seeded(5);
  for (int i = 0; i < 300; ++i) {
    const std::size_t hypotheses = 1 + engine() % 12;
    const std::uint64_t most = 1 + engine() % 30;
    const Errors errors = some_errors(engine, hypotheses, most);
    const Errors others = some_errors(engine, hypotheses, most);
    const double epsilon = 1e-3 * static_cast<double>(engine() % 3000);
    const double agree = clocks_agree(epsilon, errors, others);
    CHECK(agree == Approx(agree_by_definition(epsilon, errors, others)).epsilon(1e-12));
    CHECK(clocks_agree(epsilon, others, errors) == Approx(agree).epsilon(1e-12));
    CHECK(clocks_agree(epsilon, errors, errors) == Approx(1).epsilon(1e-12));
    // No coupling of two laws agrees more often than 1 − t; and what the help page proves from below.
    const std::vector<double> law = clocks_law(epsilon, errors);
    const std::vector<double> other_law = clocks_law(epsilon, others);
    double apart = 0;
    double sum = 0;
    double least = 0;
    double most_moved = std::numeric_limits<double>::lowest();
    for (std::size_t h = 0; h < hypotheses; ++h) {
      apart += std::abs(law[h] - other_law[h]) / 2;
      sum += law[h];
      const double moved = static_cast<double>(others[h]) - static_cast<double>(errors[h]);
      least = h == 0 ? moved : std::min(least, moved);
      most_moved = std::max(most_moved, moved);
    }
    CHECK(sum == Approx(1).epsilon(1e-12));
    CHECK(agree <= 1 - apart + 1e-12);
    CHECK(agree >= (1 - apart) / (1 + apart) - 1e-12);
    CHECK(agree >= std::exp(-epsilon * (most_moved - least)) - 1e-12);
  }
  // Two hypotheses, ln 2: λ = 1, 1/2 against 1/4, 1 (two errors): 1/(1 + 4) + 1/(1 + 2).
  CHECK(clocks_agree(std::log(2.), {0, 1}, {2, 0}) == Approx(1. / 5 + 1. / 3));
  CHECK(clocks_agree(0, {0, 9}, {9, 0}) == Approx(1));
  // Rates that no double can hold are those of hypotheses that are never the answer.
  CHECK(clocks_agree(10, {0, 1000000}, {1000000, 0}) == 0);
  CHECK(clocks_agree(10, {0, 1000000}, {0, 900000}) == 1);
  CHECK(clocks_law(10, {7, 1000000}) == std::vector<double>{1, 0});
}

TEST_CASE("clocks that are rolled answer by the exponential mechanism and agree as the law says", "[replicable]") {
  const ConceptClass concept_class = make_class("intervals:4");
  const Distribution distribution = make_distribution(concept_class, "weights:.4,.3,.2,.1", 5);
  const ExponentialClocks learner{20, .25};
  constexpr int runs = 6000;
  std::vector<int> answers(concept_class.size(), 0);
  int same = 0;
  ClocksRuns last;
  for (int i = 0; i < runs; ++i) {
    last = run_clocks(learner, concept_class, distribution, SeedTree(static_cast<std::uint64_t>(i)),
                      {SeedTree(101), SeedTree(102)});
    ++answers[last.labs[0].answer];
    if (last.same) ++same;
    CHECK(last.same == (last.labs[0].answer == last.labs[1].answer));
  }
  // Four and a half deviations each.
  const auto near = [](int seen, double chance) {
    return std::abs(seen - runs * chance) <= 4.5 * std::sqrt(runs * chance * (1 - chance)) + 1;
  };
  CHECK(last.labs[0].errors != last.labs[1].errors);
  CHECK(last.agree > .3);
  CHECK(last.agree < .95);
  CHECK(near(same, last.agree));
  CHECK(last.agree == clocks_agree(learner.epsilon, last.labs[0].errors, last.labs[1].errors));
  const std::vector<double> law = clocks_law(learner.epsilon, last.labs[0].errors);
  for (std::size_t h = 0; h < law.size(); ++h) {
    CAPTURE(h, law[h], answers[h]);
    CHECK(near(answers[h], law[h]));
  }
  const auto run = [&](std::uint64_t shared, std::uint64_t a, std::uint64_t b) {
    return run_clocks(learner, concept_class, distribution, SeedTree(shared), {SeedTree(a), SeedTree(b)});
  };
  CHECK(run(1, 7, 7).same);
  CHECK(run(1, 7, 7).agree == Approx(1));
  CHECK(run(1, 7, 8).labs[0].errors == run(2, 7, 9).labs[0].errors);
  CHECK(run(1, 7, 8).labs[0].errors[5] == 0);  // the target errs never
}

TEST_CASE("the estimate with clocks is near the sum over all pairs of data sets", "[replicable]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  const Distribution distribution = make_distribution(concept_class, "uniform", 0);
  const ExponentialClocks learner{2, 1.5};
  std::vector<Errors> all;  // the nine samples of two points, alike likely
  for (int x = 0; x < 3; ++x) {
    for (int y = 0; y < 3; ++y) all.push_back(errors_on(concept_class, distribution, {x, y}));
  }
  double differ = 0;
  double miss = 0;
  for (const Errors& first : all) {
    const std::vector<double> law = clocks_law(learner.epsilon, first);
    for (HypothesisIndex h = 0; h < law.size(); ++h) {
      if (population_loss(concept_class.row(h), distribution) > .4) miss += law[h] / 9;
    }
    for (const Errors& second : all) differ += (1 - agree_by_definition(learner.epsilon, first, second)) / 81;
  }
  constexpr std::uint64_t pairs = 20000;
  const ClocksEstimate estimate = estimate_clocks(learner, concept_class, distribution, .4, pairs, SeedTree(3));
  CHECK(estimate.pairs == pairs);
  CHECK(estimate.half_width == Approx(std::sqrt(std::log(40.) / (2. * pairs))));
  CHECK(differ > .1);
  CHECK(miss > .02);
  CHECK(std::abs(estimate.differ - differ) < estimate.half_width);
  CHECK(std::abs(estimate.miss - miss) < estimate.half_width);
  const ClocksEstimate again = estimate_clocks(learner, concept_class, distribution, .4, 50, SeedTree(3));
  CHECK(again.differ == estimate_clocks(learner, concept_class, distribution, .4, 50, SeedTree(3)).differ);
  CHECK(estimate_clocks({2, 0}, concept_class, distribution, .4, 10, SeedTree(3)).differ == Approx(0).margin(1e-12));
}

TEST_CASE("exponential clocks refuse what they cannot run, and stop where they are told", "[replicable]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  const Distribution distribution = make_distribution(concept_class, "uniform", 1);
  CHECK_THROWS_AS(ExponentialClocks({0, 1}).validate(), InputError);
  CHECK_THROWS_AS(ExponentialClocks({ExponentialClocks::most_examples + 1, 1}).validate(), InputError);
  CHECK_THROWS_AS(ExponentialClocks({1, -1}).validate(), InputError);
  CHECK_THROWS_AS(ExponentialClocks({1, std::numeric_limits<double>::infinity()}).validate(), InputError);
  CHECK_THROWS_AS(estimate_clocks({1, 1}, concept_class, distribution, .1, 0, SeedTree(1)), InputError);
  int asked = 0;
  const Observer stop = [&](const Progress&) { return ++asked < 3 ? Answer::go_on : Answer::stop; };
  CHECK_THROWS_AS(estimate_clocks({1, 1}, concept_class, distribution, .1, 100, SeedTree(1), stop), Stopped);
  CHECK(asked == 3);
}

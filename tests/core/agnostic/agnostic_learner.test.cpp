// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/agnostic_learner.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <string>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "core/privacy/selection.hpp"

using namespace littlestone;

namespace {

Sample rows_of(const std::string& text) {  // "0+1-"
  Sample sample;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2)
    sample.push_back({static_cast<PointIndex>(text[i] - '0'), text[i + 1] == '+' ? Label::plus : Label::minus});
  return sample;
}

double total(const std::vector<double>& law) {
  double sum = 0;
  for (const double p : law) sum += p;
  return sum;
}

std::string field_of(const AgnosticLearnerOptions& options) {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  try {
    (void)run_agnostic_learner(soa, rows_of("0+1-2+3+"), options, SeedTree(1));
    return "";
  } catch (const InputError& error) {
    return error.field();
  }
}

}  // namespace

TEST_CASE("runs with the exponential mechanism inside have the enumerated law", "[agnostic]") {
  const ConceptClass concept_class = make_class("thresholds:4");
  SoaAutomaton soa(concept_class);
  const Sample sample = rows_of("0+1-2+3+3-1+");
  AgnosticLearnerOptions options;
  options.subset = 3;
  options.epsilon = 2;
  options.learner_epsilon = Rational(3, 2);
  const std::vector<double> law = agnostic_exponential_law(concept_class, sample, options);
  CHECK(total(law) == Approx(1));
  std::map<std::string, int> seen;
  constexpr int runs = 20'000;
  for (int i = 0; i < runs; ++i)
    ++seen[run_agnostic_learner(soa, sample, options, SeedTree(std::uint64_t(i))).hypothesis.to_string()];
  // Chi-squared with 3 degrees of freedom, above 27.9 with probability 4e-6.
  double chi = 0;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    const double expected = law[h] * runs;
    const double gap = seen[concept_class.row(h).to_string()] - expected;
    chi += gap * gap / expected;
  }
  CHECK(chi < 27.9);
}

TEST_CASE("with all rows in T and no way to choose, the law is the inner mechanism's alone", "[agnostic]") {
  const ConceptClass one = make_class("cube:2");
  const Sample sample = rows_of("0+1-");
  AgnosticLearnerOptions options;
  options.subset = 2;
  options.epsilon = 600;  // the labels of S are one of the ways, and win
  options.learner_epsilon = 1;
  const std::vector<double> law = agnostic_exponential_law(one, sample, options);
  std::vector<std::uint64_t> errors;
  for (HypothesisIndex h = 0; h < one.size(); ++h) errors.push_back(count_errors(one.row(h), sample));
  const std::vector<double> alone = selection_probabilities(errors, 1);
  for (std::size_t h = 0; h < law.size(); ++h) CHECK(law[h] == Approx(alone[h]));
}

TEST_CASE("no neighbour tells more of the hypothesis than the promise, on every sample of four rows", "[agnostic]") {
  const ConceptClass concept_class = make_class("thresholds:2");
  AgnosticLearnerOptions options;
  options.subset = 2;
  const double promised = relabel_privacy(1, 0, 1, 2, 4).epsilon;
  double worst = 0;
  const auto sample_of = [](unsigned code) {
    Sample sample;
    for (int i = 0; i < 4; ++i, code /= 4)
      sample.push_back({static_cast<PointIndex>(code % 2), label_of(code / 2 % 2 == 1)});
    return sample;
  };
  for (unsigned code = 0; code < 256; ++code) {
    const std::vector<double> law = agnostic_exponential_law(concept_class, sample_of(code), options);
    for (unsigned other = 0; other < 4; ++other) {  // the first row becomes any other
      const unsigned next = code - code % 4 + other;
      const std::vector<double> near = agnostic_exponential_law(concept_class, sample_of(next), options);
      for (std::size_t h = 0; h < law.size(); ++h) worst = std::max(worst, std::log(law[h] / near[h]));
    }
  }
  CHECK(worst > 0.1);
  CHECK(worst <= promised);
}

TEST_CASE("M inside answers as M does on the relabelled rows, and learns through noise", "[agnostic]") {
  const ConceptClass concept_class = make_class("points:4");
  SoaAutomaton soa(concept_class);
  NoisyDistribution distribution{make_distribution(concept_class, "uniform", 2), Rational(1, 10)};
  AgnosticLearnerOptions options;
  options.learner = InnerLearner::tournament;
  options.learner_delta = Rational(1, 1000);
  options.constants = {12, 12, 60, 200, {}, 0, ListRule::laplace};
  options.subset = 60 * 24 + 200;
  int right = 0;
  constexpr int runs = 10;
  for (std::uint64_t seed = 0; seed < runs; ++seed) {
    Engine engine = SeedTree(seed).child("sample").engine();
    const Sample sample = draw_noisy_sample(distribution, 4000, engine);
    const AgnosticLearnerRun run = run_agnostic_learner(soa, sample, options, SeedTree(seed));
    REQUIRE(run.relabelled.size() == options.subset);
    // The chosen labels are those of a hypothesis.
    const Dichotomy& way = run.dichotomies[run.selected];
    CHECK(count_errors(concept_class.row(way.best), run.relabelled) == 0);
    PrivateLearnerOptions inner;
    inner.epsilon = options.learner_epsilon;
    inner.delta = options.learner_delta;
    inner.constants = options.constants;
    inner.most_states = release_states(concept_class);
    inner.seed = SeedTree(seed).child("learner").engine()();
    SoaAutomaton fresh(concept_class);
    CHECK(run_private_learner(fresh, LearnerData(run.relabelled), inner).hypothesis == run.hypothesis);
    right += noisy_excess(run.hypothesis, distribution) == 0 ? 1 : 0;
  }
  CHECK(right >= 8);  // 10 of 10 here; the seeds are fixed
}

TEST_CASE("noise of a point is in the sample at that point alone, and in the loss exactly", "[agnostic]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  const NoisyDistribution distribution{
      make_distribution(concept_class, "weights:1,2,5", 1), 0, {0, Rational(1, 4), Rational(2, 5)}};
  distribution.validate();
  Engine engine = SeedTree(5).engine();
  constexpr std::uint64_t n = 40'000;
  std::array<int, 3> seen{};
  std::array<int, 3> flipped{};
  for (const Example& example : draw_noisy_sample(distribution, n, engine)) {
    ++seen[example.point];
    flipped[example.point] += example.label != distribution.clean.target[example.point] ? 1 : 0;
  }
  CHECK(flipped[0] == 0);
  // Within 5 standard deviations: a false alarm in fewer than 2 of 10^6 seeds.
  CHECK(flipped[1] / double(seen[1]) == Approx(0.25).margin(5 * std::sqrt(0.25 * 0.75 / seen[1])));
  CHECK(flipped[2] / double(seen[2]) == Approx(0.4).margin(5 * std::sqrt(0.4 * 0.6 / seen[2])));
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    double loss = 0;  // by the joint law of point and label
    double best = 0;
    for (PointIndex x = 0; x < 3; ++x) {
      const double weight = std::array{0.125, 0.25, 0.625}[x];
      const double rate = std::array{0.0, 0.25, 0.4}[x];
      loss += weight * (concept_class.row(h)[x] == distribution.clean.target[x] ? rate : 1 - rate);
      best += weight * rate;
    }
    CHECK(noisy_loss(concept_class.row(h), distribution) == Approx(loss));
    CHECK(noisy_excess(concept_class.row(h), distribution) == Approx(loss - best).margin(1e-12));
  }
}

TEST_CASE("noise is in the sample as often as it is asked for, and in the loss exactly", "[agnostic]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  const NoisyDistribution distribution{make_distribution(concept_class, "weights:1,2,5", 1), Rational(1, 4)};
  // Row 0 is + everywhere, row 1 from point 1 on: they differ at point 0 alone, of weight 1/8.
  CHECK(noisy_excess(concept_class.row(1), distribution) == 0);
  CHECK(noisy_loss(concept_class.row(1), distribution) == 0.25);
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    double loss = 0;
    for (PointIndex x = 0; x < 3; ++x)
      loss += distribution.clean.weights[x] * (concept_class.row(h)[x] == concept_class.row(1)[x] ? 0.25 : 0.75);
    CHECK(noisy_loss(concept_class.row(h), distribution) == Approx(loss));
  }
  Engine engine = SeedTree(5).engine();
  constexpr int n = 40'000;
  const auto wrong =
      static_cast<double>(count_errors(distribution.clean.target, draw_noisy_sample(distribution, n, engine)));
  CHECK(std::abs(wrong - n / 4.0) < 5 * std::sqrt(n * 3.0 / 16));  // 5 standard deviations, 6e-7
}

TEST_CASE("a loss is asked of as many chances of a wrong label as there are points, or refused", "[agnostic]") {
  const ConceptClass concept_class = make_class("thresholds:3");
  NoisyDistribution distribution{make_distribution(concept_class, "weights:1,2,5", 1), Rational(0)};
  for (const std::size_t chances : {std::size_t{1}, std::size_t{2}, std::size_t{4}, std::size_t{100'000}}) {
    distribution.by_point.assign(chances, Rational(1, 4));
    CHECK_THROWS_WITH(noisy_loss(concept_class.row(1), distribution),
                      "noise: " + std::to_string(chances) + ": must be 3");
    CHECK_THROWS_AS(noisy_excess(concept_class.row(1), distribution), InputError);
  }
  distribution.by_point.assign(3, Rational(1, 4));
  CHECK(noisy_loss(concept_class.row(1), distribution) == Approx(0.25));
}

TEST_CASE("the agnostic learner refuses what it cannot run with by field", "[agnostic]") {
  AgnosticLearnerOptions options;
  options.subset = 2;
  CHECK(field_of(options) == "");
  options.subset = 5;
  CHECK(field_of(options) == "subset");
  options.subset = 2;
  options.learner_delta = Rational(1, 10);
  CHECK(field_of(options) == "learner-delta");
  options.learner = InnerLearner::tournament;
  CHECK(field_of(options) == "subset");  // M asks for more rows
  options.learner_delta = 0;
  CHECK(field_of(options) == "learner-delta");
  options = {};
  options.learner_epsilon = 0;
  CHECK(field_of(options) == "learner-epsilon");
  CHECK_THROWS_AS((NoisyDistribution{{}, Rational(1, 2)}.validate()), InputError);
  const Distribution clean = make_distribution(make_class("thresholds:3"), "uniform", 0);
  CHECK_THROWS_AS((NoisyDistribution{clean, 0, {0, Rational(1, 10)}}.validate()), InputError);
  CHECK_THROWS_AS((NoisyDistribution{clean, 0, {0, Rational(1, 10), Rational(1, 2)}}.validate()), InputError);
  CHECK_THROWS_AS(parse_inner_learner("learner", "erm"), InputError);
}

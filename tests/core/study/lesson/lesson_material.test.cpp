// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/lesson/lesson_material.hpp"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "tests/support/source_folder.hpp"

using namespace littlestone;

namespace {

Scenario shipped_for_lesson(const char* name) {
  return read_scenario_file(support::source_folder() + "/resources/scenarios/" + name + ".json");
}

const LessonMaterial& shipped_material() {
  static const auto material = lesson_material(shipped_for_lesson("three-contests"), shipped_for_lesson("level-two"));
  return *material;
}

/// What is released of one predictor, value by value; under T: nothing.
std::map<std::int64_t, double> listed_law(const StableHistogram& histogram, std::uint64_t count) {
  std::map<std::int64_t, double> law;
  double left = 1;
  if (count > 0) {
    for (std::int64_t v = histogram.threshold(); v < histogram.threshold() + 400; ++v) {
      law[v] = histogram.noise_probability(v - static_cast<std::int64_t>(count));
      left -= law[v];
    }
  }
  law[-1] = left;
  return law;
}

}  // namespace

TEST_CASE("told the opposite, the SOA errs on the lesson's path and each answer takes one from the dimension",
          "[lesson]") {
  const LessonMaterial& material = shipped_material();
  std::vector<PointIndex> points;
  int left = material.run->littlestone();
  Sample told;
  for (const LessonMaterial::Asked& asked : material.path) {
    CHECK(asked.left == --left);
    points.push_back(asked.point);
    told.push_back({asked.point, opposite(asked.said)});
  }
  CHECK(points == std::vector<PointIndex>{3, 1, 0});
  SoaAutomaton soa(material.run->concept_class());
  CHECK(play_soa(soa, told).mistake_count == told.size());
}

TEST_CASE("the lesson's best guess is the total variation of the two laws of a list, listed value by value",
          "[lesson]") {
  const LessonMaterial& material = shipped_material();
  const StableHistogram histogram = material.changes->histogram();
  std::vector<std::pair<std::uint64_t, std::uint64_t>> moved;
  const NeighbourGroup& worst = material.worst_change();
  for (const NeighbourVotes& votes : votes_after(*material.run, material.changes->vote, worst.vote))
    if (votes.before != votes.after) moved.emplace_back(votes.before, votes.after);
  REQUIRE(moved.size() == 2);
  const auto first_before = listed_law(histogram, moved[0].first);
  const auto first_after = listed_law(histogram, moved[0].second);
  const auto second_before = listed_law(histogram, moved[1].first);
  const auto second_after = listed_law(histogram, moved[1].second);
  const auto at = [](const std::map<std::int64_t, double>& law, std::int64_t value) {
    const auto found = law.find(value);
    return found == law.end() ? 0.0 : found->second;
  };
  std::vector<std::int64_t> values = {-1};
  for (std::int64_t v = 0; v < 400; ++v) values.push_back(histogram.threshold() + v);
  double apart = 0;
  for (const std::int64_t a : values)
    for (const std::int64_t b : values)
      apart += std::abs(at(first_before, a) * at(second_before, b) - at(first_after, a) * at(second_after, b)) / 2;
  CHECK(material.best_guess() == Approx((1 + apart) / 2).margin(1e-9));
  CHECK(material.best_guess() == Approx(0.623).margin(5e-4));
  CHECK(material.best_guess() <= allowed_guess(1, 1e-3));
}

TEST_CASE("two runs of a level agree as often as the squares of its law add up to, in both scenarios of the lesson",
          "[lesson]") {
  for (const ExactLevels* levels : {&shipped_material().levels, &shipped_material().agreement_levels}) {
    for (const SpectrumLevel& level : levels->spectrum.levels) {
      double squares = 0;
      double sum = 0;
      for (const PredictorMass& mass : level.predictors) {
        squares += mass.probability * mass.probability;
        sum += mass.probability;
      }
      CHECK(level.collision == Approx(squares));
      CHECK(sum == Approx(1));
    }
  }
}

TEST_CASE("a lesson whose observer stops it has no material", "[lesson]") {
  const Observer stop = [](const Progress&) { return Answer::stop; };
  CHECK(lesson_material(shipped_for_lesson("three-contests"), shipped_for_lesson("level-two"), stop) == nullptr);
  CHECK(with_measured_loss(shipped_material(), stop) == nullptr);
  CHECK(shipped_material().loss.empty());
}

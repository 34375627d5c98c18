// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/prediction_scenario.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "chapter_of_studies.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;
using Fields = std::vector<std::string>;

namespace {

const test::ChapterOfStudies<PredictionScenario> prediction_shelf = {"III",
                                                                     "prediction",
                                                                     prediction_fields,
                                                                     prediction_to_json,
                                                                     prediction_from_json,
                                                                     parse_prediction,
                                                                     read_prediction_file,
                                                                     prediction_schema};

}  // namespace

TEST_CASE("each parameter of chapter III changes the file and comes back alone", "[experiment][prediction]") {
  prediction_shelf.check_parameters();
}

TEST_CASE("a scenario of chapter III that cannot be is refused field by field", "[experiment][prediction]") {
  CHECK(prediction_shelf.problems_with(Json::object()).empty());
  CHECK(prediction_shelf.problems_with({{"class", "thresholds"}}) == Fields{"class"});
  CHECK(prediction_shelf.problems_with({{"target", 8}}) == Fields{"target"});
  CHECK(prediction_shelf.problems_with({{"marginal", "flat"}}) == Fields{"marginal"});
  CHECK(prediction_shelf.problems_with({{"noise", "1/2"}}) == Fields{"noise"});
  CHECK(prediction_shelf.problems_with({{"noise", "-0.1"}}) == Fields{"noise"});
  CHECK(prediction_shelf.problems_with({{"noise", "0"}}).empty());
  CHECK(prediction_shelf.problems_with({{"examples", 0}}) == Fields{"examples", "subset"});
  CHECK(prediction_shelf.problems_with({{"subset", 61}}) == Fields{"subset"});
  CHECK(prediction_shelf.problems_with({{"subset", 60}}).empty());
  CHECK(prediction_shelf.problems_with({{"subset", 0}}).empty());
  // What was edited on another page is no reason to refuse the file: the page that uses it says so.
  CHECK(prediction_shelf.problems_with({{"subset", 0}, {"page", "stable"}}).empty());
  CHECK(prediction_shelf.problems_with({{"examples", 5}, {"page", "price"}}).empty());
  CHECK(prediction_shelf.problems_with({{"examples", 5}, {"blocks", 5}, {"page", "votes"}}).empty());
  CHECK(prediction_shelf.problems_with({{"class", "points:1"}, {"target", 0}}).empty());
  CHECK(prediction_shelf.problems_with({{"rows", "1:+,2:-"}}) == Fields{"rows"});
  CHECK(prediction_shelf.problems_with({{"rows", "8:+"}, {"examples", 1}, {"subset", 1}}) == Fields{"rows"});
  CHECK(prediction_shelf.problems_with({{"rows", "7:+"}, {"examples", 1}, {"subset", 1}}).empty());
  CHECK(prediction_shelf.problems_with({{"rows", "7:+"}, {"data", "a.csv"}}) == Fields{"rows"});
  CHECK(prediction_shelf.problems_with({{"chosen", {1, 2}}}) == Fields{"chosen"});
  CHECK(prediction_shelf.problems_with({{"chosen", {1, 2, 3, 4, 5, 60}}}) == Fields{"chosen"});
  CHECK(prediction_shelf.problems_with({{"chosen", {1, 2, 3, 4, 5, 1}}}) == Fields{"chosen"});
  CHECK(prediction_shelf.problems_with({{"chosen", {59, 2, 3, 4, 5, 1}}}).empty());
  CHECK(prediction_shelf.problems_with({{"changed", 60}, {"page", "stable"}}) == Fields{"changed"});
  CHECK(prediction_shelf.problems_with({{"becomes", "8:+"}}) == Fields{"becomes"});
  CHECK(prediction_shelf.problems_with({{"becomes", "1:+,2:+"}}) == Fields{"becomes"});
  CHECK(prediction_shelf.problems_with({{"asked", 8}, {"page", "votes"}}) == Fields{"asked"});
  CHECK(prediction_shelf.problems_with({{"blocks", 61}, {"page", "votes"}}) == Fields{"blocks"});
  CHECK(prediction_shelf.problems_with({{"noisy_blocks", 61}, {"page", "noisy-labels"}}) == Fields{"noisy_blocks"});
  CHECK(prediction_shelf.problems_with({{"alpha", "1"}}) == Fields{"alpha"});
  CHECK(prediction_shelf.problems_with({{"mechanism", "0"}}) == Fields{"mechanism"});
  CHECK(prediction_shelf.problems_with({{"flip", "1/2"}}) == Fields{"flip"});
  CHECK(prediction_shelf.problems_with({{"leaving", 6}, {"page", "noisy-labels"}}) == Fields{"leaving"});
  CHECK(prediction_shelf.problems_with({{"entering", 60}, {"page", "noisy-labels"}}) == Fields{"entering"});
  CHECK(prediction_shelf.problems_with({{"chosen", {1, 2, 3, 4, 5, 6}}, {"entering", 3}, {"page", "noisy-labels"}}) ==
        Fields{"entering"});
  CHECK(prediction_shelf.problems_with({{"subset", 0}, {"leaving", 0}, {"page", "noisy-labels"}}).empty());
  CHECK(prediction_shelf.problems_with({{"rule", "other"}}) == Fields{"rule"});
  CHECK(prediction_shelf.problems_with({{"price", {{"dimension", 1}}}}) == Fields{"dimension", "flipped"});
  CHECK(prediction_shelf.problems_with({{"price", {{"mass", "0"}}}}) == Fields{"mass"});
  CHECK(prediction_shelf.problems_with({{"price_alpha", "0.3"}}) == Fields{"price_alpha"});
  CHECK(prediction_shelf.problems_with({{"price", {{"flipped", 8}}}}) == Fields{"flipped"});
  CHECK(prediction_shelf.problems_with({{"price", {{"answers", {"1/2"}}}}}) == Fields{"answers"});
  CHECK(prediction_shelf.problems_with({{"nothing", 1}}) == Fields{"nothing"});
  CHECK(prediction_shelf.problems_with({{"chapter", "II"}}) == Fields{"chapter"});
  CHECK(prediction_shelf.problems_with({{"version", 2}}) == Fields{"version"});
}

TEST_CASE("rows are drawn from the distribution and their labels flipped as often as the noise says",
          "[experiment][prediction]") {
  PredictionScenario scenario;
  scenario.examples = 40'000;
  scenario.marginal = "weights:1,2,3,4,0,0,0,0";
  const ChapterData data = data_of(scenario);
  REQUIRE(data.rows.size() == 40'000);
  std::vector<double> seen(8);
  double wrong = 0;
  for (const Example& row : data.rows.rows()) {
    seen[row.point] += 1;
    wrong += row.label == data.distribution.target[row.point] ? 0 : 1;
  }
  // Eight counts and the noise, each within six deviations of its mean: false alarm below 2e-8.
  for (std::size_t x = 0; x < 8; ++x) {
    const double p = x < 4 ? static_cast<double>(x + 1) / 10 : 0;
    CHECK(std::abs(seen[x] - 40'000 * p) <= 6 * std::sqrt(40'000 * p * (1 - p)));
  }
  CHECK(std::abs(wrong - 8'000) <= 6 * std::sqrt(40'000 * 0.2 * 0.8));
  // Without noise the same points come with the target's labels.
  const ChapterData clean = data_of(scenario, false);
  for (std::size_t i = 0; i < 40'000; ++i) {
    REQUIRE(clean.rows.rows()[i].point == data.rows.rows()[i].point);
    REQUIRE(clean.rows.rows()[i].label == data.distribution.target[clean.rows.rows()[i].point]);
  }
}

TEST_CASE("rows by hand and those of a file are taken as they are", "[experiment][prediction]") {
  PredictionScenario scenario;
  scenario.rows = "3:+,1:-,3:-";
  scenario.examples = 3;
  const Sample expected = {{3, Label::plus}, {1, Label::minus}, {3, Label::minus}};
  CHECK(data_of(scenario).rows.rows() == expected);
  const support::TemporaryFolder folder;
  const std::string path = folder.file("rows.csv");
  std::ofstream(path) << "point,label\n3,1\n1,-1\n3,0\n";
  scenario.rows.clear();
  scenario.data = path;
  CHECK(data_of(scenario).rows.rows() == expected);
  CHECK_THROWS_AS(subset_of(scenario, 3), InputError);
  // The rows of T by hand are checked where the file's rows are counted.
  scenario.subset = 2;
  for (const std::vector<std::uint64_t>& bad : {std::vector<std::uint64_t>{0}, {1, 1}, {0, 3}, {0, 1, 2}}) {
    scenario.chosen = bad;
    CHECK(prediction_shelf.problems_with(prediction_to_json(scenario)).empty());
    CHECK_THROWS_AS(subset_of(scenario, 3), InputError);
  }
  scenario.chosen = {2, 0};
  CHECK(subset_of(scenario, 3) == std::vector<std::uint64_t>{2, 0});
}

TEST_CASE("T is a uniform subset whose rows come one after the other", "[experiment][prediction]") {
  PredictionScenario scenario;
  scenario.subset = 3;
  std::vector<int> first(5);
  std::vector<int> in(5);
  constexpr int draws = 6'000;
  for (int i = 0; i < draws; ++i) {
    scenario.seed = static_cast<std::uint64_t>(i);
    const std::vector<std::uint64_t> subset = subset_of(scenario, 5);
    REQUIRE(std::set(subset.begin(), subset.end()).size() == 3);
    ++first[subset.front()];
    for (const std::uint64_t row : subset) ++in[row];
  }
  // Ten counts within six deviations: false alarm below 2e-8.
  for (int row = 0; row < 5; ++row) {
    CHECK(std::abs(first[static_cast<std::size_t>(row)] - draws / 5) <= 6 * std::sqrt(draws * 0.2 * 0.8));
    CHECK(std::abs(in[static_cast<std::size_t>(row)] - draws * 3 / 5) <= 6 * std::sqrt(draws * 0.6 * 0.4));
  }
  scenario.seed = 7;
  scenario.subset = 20'000;
  const std::vector<std::uint64_t> longer = subset_of(scenario, 1'000'000);
  scenario.subset = 19'999;
  const std::vector<std::uint64_t> shorter = subset_of(scenario, 1'000'000);
  CHECK(std::equal(shorter.begin(), shorter.end(), longer.begin()));
  scenario.chosen = {4, 2};
  scenario.subset = 2;
  CHECK(subset_of(scenario, 20'000) == std::vector<std::uint64_t>{4, 2});
}

TEST_CASE("the sample of the price of stability has one label a point", "[experiment][prediction]") {
  PredictionScenario scenario;
  scenario.examples = 20'000;
  const PointCounts counts = price_sample_of(scenario);
  CHECK(rows_of(counts) == 20'000);
  REQUIRE(counts.size() == 9);
  for (const PointCount& point : counts) {
    CHECK((point.minus == 0 || point.plus == 0));
    const double p = point.point == 8 ? 0.6 : 0.05;
    CHECK(std::abs(static_cast<double>(point.total()) - 20'000 * p) <= 6 * std::sqrt(20'000 * p * (1 - p)));
  }
}

TEST_CASE("the schema file of chapter III is the one the rows make and the shelf is valid by it",
          "[experiment][prediction]") {
  prediction_shelf.check_shelf(15, R"({"chapter": "III", "examples": 0})");
}

TEST_CASE("the schema file of chapter III is written anew", "[.prediction-schema]") { prediction_shelf.write_schema(); }

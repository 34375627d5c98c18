// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/agnostic_scenario.hpp"

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

const test::ChapterOfStudies<AgnosticScenario> agnostic_shelf = {
    "IV",           "agnostic",         agnostic_fields, agnostic_to_json, agnostic_from_json,
    parse_agnostic, read_agnostic_file, agnostic_schema};

}  // namespace

TEST_CASE("each parameter of chapter IV changes the file and comes back alone", "[experiment][agnostic-chapter]") {
  agnostic_shelf.check_parameters();
}

TEST_CASE("a scenario of chapter IV that cannot be is refused field by field", "[experiment][agnostic-chapter]") {
  const auto in = [](const char* part, const Json& changes) { return Json{{part, changes}}; };
  CHECK(agnostic_shelf.problems_with(Json::object()).empty());
  CHECK(agnostic_shelf.problems_with({{"class", "thresholds"}}) == Fields{"class"});
  CHECK(agnostic_shelf.problems_with({{"target", 8}}) == Fields{"target"});
  CHECK(agnostic_shelf.problems_with({{"marginal", "flat"}}) == Fields{"marginal"});
  CHECK(agnostic_shelf.problems_with({{"noise", "1/2"}}) == Fields{"noise"});
  CHECK(agnostic_shelf.problems_with({{"noise", "0"}}).empty());
  CHECK(agnostic_shelf.problems_with({{"examples", 7}}) == Fields{"subset"});
  CHECK(agnostic_shelf.problems_with({{"examples", 8}}).empty());
  CHECK(agnostic_shelf.problems_with({{"subset", 0}}) == Fields{"subset"});
  CHECK(agnostic_shelf.problems_with({{"subset", 60}}).empty());
  CHECK(agnostic_shelf.problems_with({{"rows", "1:+,2:-"}}) == Fields{"rows"});
  CHECK(agnostic_shelf.problems_with({{"rows", "7:+"}, {"data", "a.csv"}}) == Fields{"rows"});
  CHECK(agnostic_shelf.problems_with({{"rows", "7:+"}, {"examples", 1}, {"subset", 1}}).empty());
  CHECK(agnostic_shelf.problems_with({{"chosen", {1, 2}}}) == Fields{"chosen"});
  CHECK(agnostic_shelf.problems_with({{"subset", 2}, {"chosen", {1, 1}}}) == Fields{"chosen"});
  CHECK(agnostic_shelf.problems_with({{"subset", 2}, {"chosen", {1, 60}}}) == Fields{"chosen"});
  CHECK(agnostic_shelf.problems_with({{"subset", 2}, {"chosen", {59, 1}}}).empty());
  CHECK(agnostic_shelf.problems_with({{"epsilon1", "0"}}) == Fields{"epsilon1"});
  CHECK(agnostic_shelf.problems_with({{"learner_epsilon", "-1"}}) == Fields{"learner_epsilon"});
  CHECK(agnostic_shelf.problems_with({{"learner", "erm"}}) == Fields{"learner"});
  CHECK(agnostic_shelf.problems_with({{"learner_delta", "0"}}) == Fields{"learner_delta"});
  CHECK(agnostic_shelf.problems_with(in("witness", {{"witness_rows", 60}})) == Fields{"witness_subset"});
  CHECK(agnostic_shelf.problems_with(in("sampling", {{"drawn", 21}})).empty());
  CHECK(agnostic_shelf.problems_with(in("sampling", {{"drawn", 21}, {"put_back", "never"}})) == Fields{"drawn"});
  CHECK(agnostic_shelf.problems_with(in("sampling", {{"changed", 20}})) == Fields{"changed"});
  CHECK(agnostic_shelf.problems_with(in("sampling", {{"epsilon", "0"}})) == Fields{"epsilon"});
  CHECK(agnostic_shelf.problems_with(in("sampling", {{"order", "sorted"}})) == Fields{"sampling.order"});
  CHECK(agnostic_shelf.problems_with(in("online", {{"rounds", 0}})) == Fields{"rounds"});
  CHECK(agnostic_shelf.problems_with(in("online", {{"moves", "8:+"}})) == Fields{"moves"});
  CHECK(agnostic_shelf.problems_with(in("online", {{"moves", "2:+,3:-"}, {"rounds", 1}})) == Fields{"moves"});
  CHECK(agnostic_shelf.problems_with(in("online", {{"moves", "2:+,3:-"}, {"said", {"1/2"}}})) == Fields{"said"});
  CHECK(agnostic_shelf.problems_with(in("online", {{"moves", "2:+,3:-"}, {"said", {"1/2", "1"}}})).empty());
  CHECK(agnostic_shelf.problems_with(in("regret", {{"overlay", "points"}})) == Fields{"overlay"});
  CHECK(agnostic_shelf.problems_with(in("regret", {{"runs", 0}})) == Fields{"runs"});
  CHECK(agnostic_shelf.problems_with({{"nothing", 1}}) == Fields{"nothing"});
  CHECK(agnostic_shelf.problems_with({{"chapter", "III"}}) == Fields{"chapter"});
  CHECK(agnostic_shelf.problems_with({{"version", 2}}) == Fields{"version"});
}

TEST_CASE("rows of chapter IV follow the distribution and the noise and those by hand are kept",
          "[experiment][agnostic-chapter]") {
  AgnosticScenario scenario;
  scenario.examples = 40'000;
  scenario.marginal = "weights:1,2,3,4,0,0,0,0";
  const ChapterData data = relabel_data_of(scenario);
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
  scenario.rows = "3:+,1:-,3:-";
  scenario.examples = 3;
  const Sample expected = {{3, Label::plus}, {1, Label::minus}, {3, Label::minus}};
  CHECK(relabel_data_of(scenario).rows.rows() == expected);
  const support::TemporaryFolder folder;
  const std::string path = folder.file("rows.csv");
  std::ofstream(path) << "point,label\n3,1\n1,-1\n3,0\n";
  scenario.rows.clear();
  scenario.data = path;
  CHECK(relabel_data_of(scenario).rows.rows() == expected);
}

TEST_CASE("wrong labels come with the chance of their point", "[experiment][agnostic-chapter]") {
  AgnosticScenario scenario;
  scenario.examples = 40'000;
  for (int x = 0; x < 8; ++x) scenario.noise_at.emplace_back(x, 16);
  const ChapterData data = relabel_data_of(scenario);
  std::vector<double> wrong(8, 0);
  std::vector<double> times(8, 0);
  for (const Example& row : data.rows.rows()) {
    ++times[row.point];
    if (row.label != data.distribution.target[row.point]) ++wrong[row.point];
  }
  for (std::size_t x = 0; x < 8; ++x) {
    const double p = static_cast<double>(x) / 16;
    CAPTURE(x, wrong[x], times[x]);
    // Five deviations: a false alarm in 10^6 at each of eight points, and the seed is fixed.
    CHECK(std::abs(wrong[x] - times[x] * p) <= 5 * std::sqrt(times[x] * p * (1 - p)));
  }
  AgnosticScenario alike;
  alike.noise_at.assign(8, alike.noise);
  CHECK(relabel_data_of(alike).rows.rows() == relabel_data_of({}).rows.rows());

  CHECK(agnostic_shelf.problems_with({{"noise_at", {"0", "1/4"}}}) == Fields{"noise_at"});
  CHECK(agnostic_shelf.problems_with({{"noise_at", {0, 0, 0, 0, 0, 0, 0, "1/2"}}}) == Fields{"noise_at"});
  CHECK(agnostic_shelf.problems_with({{"noise_at", {0, 0, 0, 0, 0, 0, 0, "0.49"}}}).empty());
}

TEST_CASE("rows are drawn uniformly with and without putting back and in the order that is asked for",
          "[experiment][agnostic-chapter]") {
  AgnosticScenario scenario;
  scenario.pool = 5;
  scenario.drawn = 3;
  scenario.changed = 4;
  constexpr int draws = 4'000;
  for (const bool put_back : {true, false}) {
    scenario.put_back = put_back;
    std::vector<double> seen(5);
    for (int i = 0; i < draws; ++i) {
      scenario.seed = static_cast<std::uint64_t>(i);
      scenario.shuffled = true;
      std::vector<std::uint64_t> rows = draws_of(scenario);
      REQUIRE(rows.size() == 3);
      for (const std::uint64_t row : rows) seen.at(row) += 1;
      if (!put_back) REQUIRE(std::set(rows.begin(), rows.end()).size() == 3);
      std::sort(rows.begin(), rows.end());
      scenario.shuffled = false;
      REQUIRE(draws_of(scenario) == rows);
    }
    // Ten counts, a variance of 3/5·4/5 a draw at most, within six deviations: false alarm below 3e-8.
    for (const double count : seen) CHECK(std::abs(count - draws * 0.6) <= 6 * std::sqrt(draws * 0.48));
  }
}

TEST_CASE("the moves of a game are read with the chances that were said", "[experiment][agnostic-chapter]") {
  AgnosticScenario scenario;
  CHECK(moves_of(scenario, 8).empty());
  scenario.moves = "4:+,3:-";
  CHECK_FALSE(moves_of(scenario, 8)[0].odds);
  scenario.said = {Rational(1, 4), 1};
  const auto moves = moves_of(scenario, 8);
  REQUIRE(moves.size() == 2);
  CHECK(moves[0].point == 4);
  CHECK(moves[0].label == Label::plus);
  CHECK(moves[1].label == Label::minus);
  CHECK(*moves[0].odds == Rational(1, 4));
  CHECK(*moves[1].odds == 1);
  CHECK_THROWS_AS(moves_of(scenario, 4), InputError);
}

TEST_CASE("the schema file of chapter IV is the one the rows make and the shelf is valid by it",
          "[experiment][agnostic-chapter]") {
  agnostic_shelf.check_shelf(13, R"({"chapter": "IV", "examples": 0})");
}

TEST_CASE("the schema file of chapter IV is written anew", "[.agnostic-schema]") { agnostic_shelf.write_schema(); }

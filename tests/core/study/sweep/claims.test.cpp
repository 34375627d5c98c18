// SPDX-License-Identifier: GPL-3.0-or-later
// What the help says about its figures is what their data say, and the data are what the program computes.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <regex>
#include <sstream>

#include "core/study/sweep/results.hpp"
#include "tests/support/source_folder.hpp"

using namespace littlestone;

namespace {

const std::string resources = support::source_folder() + "/resources/";

std::string text_of(const std::string& path) {
  std::ifstream in(resources + path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The numbers in the one sentence of the help that the pattern describes.
std::vector<std::uint64_t> claim(const std::string& pattern) {
  const std::string text = text_of("help/loss-against-n.md");
  std::smatch found;
  REQUIRE(std::regex_search(text, found, std::regex(pattern)));
  std::vector<std::uint64_t> numbers;
  for (std::size_t i = 1; i < found.size(); ++i) numbers.push_back(std::stoull(found[i]));
  return numbers;
}

const SweepCell& cell_at(const SweepFile& file, LearnerKind learner, std::uint64_t n) {
  const auto found = std::find_if(file.cells.begin(), file.cells.end(),
                                  [&](const SweepCell& c) { return c.learner == learner && c.examples == n; });
  REQUIRE(found != file.cells.end());
  return *found;
}

}  // namespace

TEST_CASE("every claim about the loss figure is in its data", "[experiment]") {
  const SweepFile file = read_sweep_file(resources + "pictures/loss.csv");
  const double alpha = to_double(file.scenario.alpha);
  const double beta = to_double(file.scenario.beta);
  using enum LearnerKind;
  const std::uint64_t silent = claim("M releases nothing up to n = ([0-9]+) and answers blindly, with loss 0.25")[0];
  const std::uint64_t always = claim("M releases something in every run from n = ([0-9]+) on")[0];
  for (const std::uint64_t n : file.scenario.sizes) {
    const SweepCell& cell = cell_at(file, private_learner, n);
    CAPTURE(n);
    CHECK((cell.empty_lists == cell.losses.size()) == (n <= silent));
    CHECK((cell.empty_lists == 0) == (n >= always));
    if (n <= silent) CHECK(cell.quantile(0) == 0.25);
    if (n <= silent) CHECK(cell.quantile(1) == 0.25);
  }
  const auto reached = claim("M reaches 1 − β at n = ([0-9]+), where ([0-9]+) of ([0-9]+) runs");
  CHECK(reaching_size(file.cells, private_learner, alpha, beta) == reached[0]);
  CHECK(cell_at(file, private_learner, reached[0]).successes(alpha) == reached[1]);
  CHECK(cell_at(file, private_learner, reached[0]).losses.size() == reached[2]);
  const auto lean_claim =
      claim("The lean learner is proved from n = ([0-9]+) on; here it reaches 1 − β at n = ([0-9]+)");
  REQUIRE(file.theorem.lean);
  CHECK(*file.theorem.lean->exact == lean_claim[0]);
  CHECK(reaching_size(file.cells, lean, alpha, beta) == lean_claim[1]);
  for (const std::uint64_t n : file.scenario.sizes) {
    CAPTURE(n);
    if (n >= lean_claim[0]) CHECK(keeps_promise(cell_at(file, lean, n).success_rate(alpha), beta));
  }
  const auto others = claim("GenericLearner reaches 1 − β at n = ([0-9]+), the SOA on all examples at n = ([0-9]+)");
  CHECK(reaching_size(file.cells, generic, alpha, beta) == others[0]);
  CHECK(reaching_size(file.cells, consistent, alpha, beta) == others[1]);
}

TEST_CASE("the data of the loss figure are what the program computes, and lab figures makes them anew",
          "[experiment]") {
  const SweepFile file = read_sweep_file(resources + "pictures/loss.csv");
  Scenario scenario = read_scenario_file(resources + "scenarios/thresholds-8.json");
  CHECK(without_words(scenario) == without_words(file.scenario));
  std::erase_if(scenario.sizes, [](std::uint64_t n) { return n > 10'000; });  // the small ones tell a changed stream
  for (const SweepCell& cell : run_sweep(scenario).cells) {
    CAPTURE(cell.examples, to_string(cell.learner));
    CHECK(cell.losses == cell_at(file, cell.learner, cell.examples).losses);
  }
}

TEST_CASE("the measured need lies below the sharp bound at every dimension that was run", "[experiment]") {
  const auto json = nlohmann::ordered_json::parse(text_of("pictures/need-by-dimension.json"));
  std::size_t measured = 0;
  for (const auto& row : json["rows"]) {
    CHECK(row["sharp"]["log10"].get<double>() < row["paper"]["log10"].get<double>());
    if (row["measured"].is_null()) continue;
    ++measured;
    CHECK(std::log10(row["measured"]["examples"].get<double>()) < row["sharp"]["log10"].get<double>());
  }
  CHECK(measured == 4);  // d = 5 is not reached by the largest size that is run
}

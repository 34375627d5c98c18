// SPDX-License-Identifier: GPL-3.0-or-later
// The exercises of the help: every answer is what the program computes.
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdio>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/rational.hpp"
#include "core/online/ramsey.hpp"
#include "core/online/thresholds.hpp"
#include "core/study/nets/nets_run.hpp"
#include "outcome.test.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

namespace {

/// The answers of the page by their numbers: "I.1".
std::map<std::string, std::string> answers_of_page() {
  const std::string page = support::bytes_of(support::source_folder() + "/resources/help/exercises.md");
  std::map<std::string, std::string> answers;
  std::size_t at = page.find("\n## Answers");
  while ((at = page.find("\n**", at)) != std::string::npos) {
    const std::size_t end = page.find("**", at + 3);
    const std::string number = page.substr(at + 3, end - at - 3);
    at = end;
    std::string& answer = answers[number] = page.substr(end + 2, page.find("\n\n", end) - end - 2);
    for (char& c : answer) c = c == '\n' ? ' ' : c;
  }
  return answers;
}

/// As the page writes it: three decimals at most, without zeros at their end.
std::string decimal(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.3f", value);
  std::string shown = text;
  shown.erase(shown.find_last_not_of('0') + 1);
  if (shown.back() == '.') shown.pop_back();
  return shown;
}

std::string whole(const Json& json) { return std::to_string(json.get<std::uint64_t>()); }

/// As the text of a command in the page.
Json ask(const std::vector<std::string>& words) { return call_json(words); }

Json lean(int dimension, const std::string& epsilon = "1") {
  return ask({"constants", "--dimension", std::to_string(dimension), "--constants", "lean", "--epsilon", epsilon});
}

/// The least of the larger of both depths over all colourings of a tree of three levels, and the one sum of both.
std::pair<int, int> colourings_of_three_levels() {
  Thresholds eight;
  for (std::uint32_t i = 0; i < 8; ++i) {
    eight.points.push_back(i);
    eight.hypotheses.push_back(i);
  }
  const MistakeTree tree = tree_from_thresholds(eight);
  int least = tree.depth;
  int sum = 0;
  for (unsigned bits = 0; bits < 128; ++bits) {
    std::vector<Colour> colours(tree.nodes.size(), Colour::blue);
    unsigned inner = 0;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
      if (!tree.nodes[i].leaf() && ((bits >> inner++) & 1U) != 0) colours[i] = Colour::red;
    }
    const int red = deepest_without_passing(tree, colours, Colour::red).tree.depth;
    const int blue = deepest_without_passing(tree, colours, Colour::blue).tree.depth;
    least = std::min(least, std::max(red, blue));
    REQUIRE((bits == 0 || sum == red + blue));
    sum = red + blue;
  }
  return {least, sum};
}

}  // namespace

TEST_CASE("every answer to an exercise is what the program computes", "[cli][exercises]") {
  std::map<std::string, std::vector<std::string>> computed;
  computed["I.1"] = {whole(ask({"dimension", "thresholds:16"})["littlestone"])};
  computed["I.2"] = {"`cube:3`: " + whole(ask({"dimension", "cube:3"})["littlestone"]) + " against " +
                     whole(ask({"dimension", "points:8"})["littlestone"])};
  computed["I.3"] = {whole(lean(1)["total"]) + " and " + whole(lean(2)["total"])};
  const auto [least, sum] = colourings_of_three_levels();
  computed["II.1"] = {"add up to " + std::to_string(sum) + " in all 128", "at least " + std::to_string(least)};
  const Json gap = ask({"gap", "coins:3", "--domain", "70", "--examples", "8"});
  computed["II.2"] = {decimal(to_double(parse_rational("", gap["least_largest_step"].get<std::string>())))};
  computed["II.3"] = {"chance " + decimal(ask({"attack", "one-draw-is-enough"})["success"].get<double>())};
  PredictionScenario nets;
  nets.class_text = "thresholds:8";
  nets.examples = 60;
  nets.subset = 6;
  nets.alpha = Rational(1, 5);
  nets.seed = 268;
  nets.beta = Rational(1, 10);
  const NetsSums sums = sum_nets(compute_nets(nets));
  REQUIRE(sums.enough);
  computed["III.1"] = {std::to_string(*sums.enough) + " rows", "chance " + decimal(sums.here.failure)};
  const Json rule = ask({"vote-rule", "--blocks", "12", "--epsilon", "0.5"})["rule"];
  computed["III.2"] = {decimal(rule[0].get<double>()) + ", " + decimal(rule[4].get<double>()) + ", " +
                       decimal(rule[5].get<double>()) + " and " + decimal(rule[6].get<double>())};
  int factors = 0;
  for (std::size_t v = 0; v + 1 < rule.size(); ++v) {
    const double ratio = rule[v + 1].get<double>() / rule[v].get<double>();
    if (v >= 4 && v < 6 && std::abs(ratio - std::exp(.5)) < 1e-9) ++factors;
  }
  CHECK(factors >= 1);
  const auto price = [](const char* gamma) {
    return whole(ask({"stability-price", "--stability", gamma})["least_examples"]);
  };
  computed["III.3"] = {"From " + price("0.1") + " to " + price("0.05") + " examples",
                       "γ = 1 " + price("1") + " are left"};
  const auto kept = [](const char* rows) {
    return ask({"amplify", "--examples", rows, "--subset", "8", "--with-replacement", "--epsilon", "1"});
  };
  computed["IV.1"] = {"From " + whole(kept("13")["least_examples"]) + " rows",
                      "ε is " + decimal(kept("13")["epsilon"].get<double>()),
                      "it is " + decimal(kept("12")["epsilon"].get<double>())};
  const Json game = ask({"regret", "thresholds:6", "--rounds", "8"});
  Rational most = 0;
  std::string point;
  for (const Json& move : game["first_moves"]) {
    const Rational lost =
        parse_rational("", game["regret"].get<std::string>()) - parse_rational("", move["worth"].get<std::string>());
    if (lost > most) point = move["name"].get<std::string>();
    most = std::max(most, lost);
  }
  computed["IV.2"] = {"Point " + point + " gives away " + most.str() + " of a mistake"};
  computed["IV.3"] = {"to " + ask({"randomized", "cube:3"})["randomized"].get<std::string>() + ";",
                      "to " + ask({"randomized", "points:8"})["randomized"].get<std::string>() + ":"};
  CHECK(ask({"envelope", "points:1696", "--epsilon", "0.1"})["cheapest"] == "lean");
  CHECK(ask({"envelope", "points:1695", "--epsilon", "0.1"})["cheapest"] == "permute-and-flip");
  computed["V.1"] = {"From 1696 points on, with " + whole(lean(1, "0.1")["total"]) + " examples"};
  computed["V.2"] = {"Up to 3: it asks for " + whole(lean(3)["total"]) + " examples there, and for " +
                     whole(lean(4)["total"])};
  CHECK(lean(3)["total"] <= 5426);
  CHECK(lean(4)["total"] > 5426);
  const auto in_six = [](const char* text) {
    return ask({"regret", text, "--rounds", "6"})["regret"].get<std::string>();
  };
  computed["V.3"] = {"dimension, " + whole(ask({"dimension", "thresholds:8"})["vc"]) + " and " +
                         whole(ask({"dimension", "cube:3"})["vc"]),
                     in_six("thresholds:8") + " and " + in_six("cube:3")};
  computed["VI.1"] = {decimal(ask({"replicable", "points", "--examples", "350", "--steps",
                                   "3:1/8,7:1/8,11:1/8,15:1/8,19:1/8,23:1/8,27:1/8,31:1/8"})["differ_bound"]
                                  .get<double>())};
  const Json worst = ask({"worst", "points:3", "--auxiliary", "10", "--cap", "40", "--levels", "2,3", "--on-fail",
                          "soa", "--target", "0"});
  CHECK(std::abs(worst["upper"].get<double>() - .5) < 1e-3);
  computed["VI.2"] = {"No, it is 1/2 again", decimal(worst["weights"][0].get<double>()) + " of the mass"};
  const auto lists = [](const char* text) { return ask({"complex", text})["list_number"]["lower"].get<int>(); };
  CHECK(lists("cube:2") == 2);
  CHECK(lists("table:111/110/101/100") == 3);
  computed["VI.3"] = {"Two without it, three with it"};

  const auto told = answers_of_page();
  CHECK(told.size() == 18);
  for (const auto& [number, parts] : computed) {
    REQUIRE(told.count(number) == 1);
    for (const std::string& part : parts) {
      CAPTURE(number, told.at(number), part);
      CHECK(told.at(number).find(part) != std::string::npos);
    }
  }
  CHECK(computed.size() == told.size());
}

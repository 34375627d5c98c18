// SPDX-License-Identifier: GPL-3.0-or-later
// predict stable: keys, numbers of the mockup, refusals, answers.
#include <algorithm>
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

namespace {

/// The 60 rows of the mockups, and a file of 18 points.
struct DataFolder {
  support::TemporaryFolder folder;
  std::string sixty = folder.write("sixty.csv", sixty_rows());
  std::string many = folder.write("many.csv", many_points());

  static std::string sixty_rows() {
    const std::vector<std::pair<int, int>> counts = {{7, 2}, {8, 1}, {10, 0}, {4, 5}, {0, 6}, {2, 4}, {1, 5}, {2, 3}};
    std::string text = "point,label\n";
    for (std::size_t x = 0; x < counts.size(); ++x) {
      for (int i = 0; i < counts[x].first; ++i) text += std::to_string(x) + ",-\n";
      for (int i = 0; i < counts[x].second; ++i) text += std::to_string(x) + ",+\n";
    }
    return text;
  }
  static std::string many_points() {
    std::string text = "point,label\n";
    for (int x = 0; x < 18; ++x) text += std::to_string(x) + (x < 9 ? ",-\n" : ",+\n");
    return text;
  }
};

}  // namespace

TEST_CASE("predict stable gives the keys of the contract and the mockup's numbers", "[cli][prediction]") {
  const DataFolder data;
  const Json json = call_json({"predict", "stable", "thresholds:8", "--data", data.sixty, "--subset", "6", "--epsilon",
                               "0.2", "--worst", "--sweep"});
  CHECK(json["plus"].size() == 8);
  CHECK(json["plus"][3].get<double>() == Approx(.501).margin(5e-4));
  CHECK(json["excess"].get<double>() == Approx(.097).margin(5e-4));
  CHECK(json["stability_bound"].get<double>() == Approx(.190).margin(5e-4));
  CHECK(json["mechanism_stability_bound"].get<double>() == Approx(.145).margin(5e-4));
  CHECK(json["paper_stability_bound"].get<double>() == Approx(.6));
  CHECK(json["excess_bound"].get<double>() == Approx(.542).margin(5e-4));
  CHECK(json["worst"]["stability"].get<double>() == Approx(.052).margin(5e-4));
  CHECK(json["worst"]["neighbours"] == 210);
  CHECK(json["worst"]["exact"] == true);
  CHECK(json["sweep"].back()["stability"].get<double>() == Approx(.199).margin(5e-4));
  CHECK(json["private"] == false);
}

TEST_CASE("predict stable answers queries: a release without a seed, the same answers with one", "[cli][prediction]") {
  const DataFolder data;
  const std::vector<std::string> base = {"predict",  "stable", "thresholds:8", "--data", data.sixty,
                                         "--subset", "6",      "--query",      "3,4,3"};
  const auto with = [&](std::vector<std::string> more) {
    std::vector<std::string> words = base;
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  const Json release = call_json(base);
  CHECK(release["release"] == true);
  CHECK_FALSE(release.contains("seed"));
  CHECK_FALSE(release.contains("plus"));
  CHECK(release["answers"].size() == 3);
  CHECK(release["privacy"]["one"]["delta"] == "0.1");
  CHECK(release["privacy"]["basic"]["epsilon"] == "1.5");
  const Json seeded = call_json(with({"--seed", "5"}));
  CHECK(seeded == call_json(with({"--seed", "5"})));
  CHECK(seeded["seed"] == "5");
  const Json revealed = call_json(with({"--seed", "5", "--reveal"}));
  for (std::size_t i = 0; i < 3; ++i) CHECK(revealed["runs"][i]["answer"] == seeded["answers"][i]["label"]);
  const std::string lines = call(with({"--seed", "5", "--draws", "4"})).out;
  CHECK(std::count(lines.begin(), lines.end(), '\n') == 4);
  CHECK(Json::parse(lines.substr(0, lines.find('\n')))["answers"] == seeded["answers"]);
}

TEST_CASE("answers are told in words with what they promise, seeded or released", "[cli][prediction]") {
  const DataFolder data;
  for (const std::vector<std::string>& more :
       {std::vector<std::string>{"--seed", "1"}, {}, {"--release"}, {"--seed", "3", "--delta", "0.01"}}) {
    for (const char* subset : {"6", "60"}) {
      std::vector<std::string> words = {"predict",  "stable", "thresholds:8", "--data", data.sixty,
                                        "--subset", subset,   "--query",      "1,4"};
      words.insert(words.end(), more.begin(), more.end());
      const auto outcome = call(words);
      CHECK(outcome.code == 0);
      CHECK(outcome.out.find("one answer: epsilon ") != std::string::npos);
      CHECK(outcome.out.find("by basic composition") != std::string::npos);
      CHECK(outcome.out.find('"') == std::string::npos);
    }
  }
  const Json seeded = call_json(
      {"predict", "stable", "thresholds:8", "--data", data.sixty, "--subset", "6", "--query", "1", "--seed", "1"});
  CHECK(seeded["private"] == false);
}

TEST_CASE("what shows more of a data file than answers says that it is not private, and why", "[cli][prediction]") {
  const DataFolder data;
  const std::vector<std::vector<std::string>> studies = {
      {"nets", "thresholds:8", "--data", data.sixty, "--subset", "2"},
      {"predict", "stable", "thresholds:8", "--data", data.sixty, "--subset", "2"},
      {"predict", "votes", "thresholds:8", "--data", data.sixty, "--blocks", "3"},
      {"predict", "agnostic", "thresholds:8", "--data", data.sixty, "--subset", "2", "--blocks", "3"},
      {"stability-price", "--dimension", "8", "--examples", "60", "--stability", "0.1", "--data", data.sixty}};
  for (const std::vector<std::string>& words : studies) {
    CAPTURE(words);
    const Json json = call_json(words);
    CHECK(json["private"] == false);
    CHECK(json["why_private"].get<std::string>().find("privacy boundary") != std::string::npos);
    const std::string text = call(words).out;
    CHECK(text.find("\nnot private: ") != std::string::npos);
  }
  std::vector<std::string> seeded = studies[1];
  seeded.insert(seeded.end(), {"--query", "1", "--seed", "1"});
  CHECK(call_json(seeded)["why_private"].get<std::string>().starts_with("whoever knows the seed"));
  CHECK(call(seeded).out.find("not private: whoever knows the seed") != std::string::npos);
  seeded.emplace_back("--reveal");
  CHECK(call_json(seeded)["private"] == false);
  CHECK_FALSE(call_json({"stability-price", "--dimension", "8", "--examples", "60", "--stability", "0.1"})
                  .contains("private"));  // nobody's data
}

TEST_CASE("sizes past what a machine counts are refused at once", "[cli][prediction]") {
  const DataFolder data;
  for (const char* alpha : {"1e-17", "1e-25", "1e-400"}) {
    CAPTURE(alpha);
    CHECK(call({"plan", "votes", "--hypotheses", "8", "--alpha", alpha}).code == 2);
    CHECK(call({"nets", "thresholds:8", "--data", data.sixty, "--subset", "3", "--alpha", alpha}).code == 2);
  }
  // The agnostic plan counts in doubles; what stands beside it says why it does not reach so far.
  const Json agnostic = call_json({"plan", "agnostic", "--hypotheses", "8", "--alpha", "1e-17"});
  CHECK(agnostic["sharp"]["excess"]["sum"].get<double>() <= 1e-17);
  CHECK(agnostic["paper_why_not"].get<std::string>().find("asks for more than") != std::string::npos);
  CHECK(agnostic["corollary_2"].is_null());
  CHECK(call({"plan", "agnostic", "--hypotheses", "8", "--alpha", "1e-400"}).code == 2);
  CHECK(call({"stability-price", "--dimension", "4294967297", "--data", data.sixty}).err ==
        "error: dimension: 4294967297: must be at most 1000000\n");
}

TEST_CASE("more than 16 points are estimated where that is allowed", "[cli][prediction]") {
  const DataFolder data;
  const Json json =
      call_json({"predict", "stable", "thresholds:18", "--data", data.many, "--subset", "6", "--estimate", "200"});
  CHECK_FALSE(json.contains("plus"));
  CHECK(json["plus_estimate"].size() == 18);
  CHECK(json["plus_interval"][0].size() == 2);
  CHECK(json["draws_of_subset"] == 200);
}

TEST_CASE("predict stable refuses in one line", "[cli][prediction]") {
  const DataFolder data;
  const std::vector<std::pair<std::vector<std::string>, std::string>> refusals = {
      {{"thresholds:8", "--data", data.sixty}, "error: subset: is missing"},
      {{"thresholds:8", "--subset", "6"}, "error: data: is missing"},
      {{"thresholds:8", "--data", data.sixty, "--subset", "61"}, "error: subset: 61: must be from 1 to 60"},
      {{"thresholds:8", "--data", data.sixty, "--subset", "6", "--epsilon", "0"}, "error: epsilon: 0: must be above 0"},
      {{"thresholds:7", "--data", data.sixty, "--subset", "6"}, "error: " + data.sixty + ": line 57: 7: "},
      {{"thresholds:18", "--data", data.many, "--subset", "6"},
       "error: data: 18 points: the exact law is offered for at most 16"},
      {{"thresholds:18", "--data", data.many, "--subset", "6", "--estimate", "100", "--worst"},
       "error: data: 18 points: "},
      {{"thresholds:8", "--data", data.sixty, "--subset", "6", "--query", "8"}, "error: query: 8: "},
      {{"thresholds:8", "--data", data.sixty, "--subset", "6", "--query", "3", "--reveal"},
       "error: reveal: needs --seed"},
      {{"thresholds:8", "--data", data.sixty, "--subset", "6", "--blocks", "3"}, "error: blocks: 3: "},
      {{"thresholds:8", "--data", data.sixty, "--subset", "6", "--draws", "3"}, "error: query: is missing"}};
  for (const auto& [more, message] : refusals) {
    std::vector<std::string> words = {"predict", "stable"};
    words.insert(words.end(), more.begin(), more.end());
    const auto outcome = call(words);
    INFO(outcome.err);
    CHECK(outcome.code == 2);
    CHECK(outcome.err.rfind(message, 0) == 0);
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  }
}

TEST_CASE("stability-price gives the keys of the contract", "[cli][prediction]") {
  const Json json = call_json({"stability-price", "--dimension", "9", "--examples", "60", "--stability", "0.1"});
  CHECK(json["loss_bound"].get<double>() == Approx(.140).margin(5e-4));
  CHECK(json["least_examples"] == 101);
  CHECK(json["paper_examples"] == 100);
  CHECK(json["best_mass"].is_number());
  CHECK(call_json({"stability-price", "--stability", "1"})["least_examples"] == 14);
  CHECK(call({"stability-price", "--alpha", "0.3"}).err == "error: alpha: 0.3: must be above 0 and at most 1/4\n");
  CHECK(call({"stability-price", "--dimension", "1"}).code == 2);
  const DataFolder data;
  const Json flipped = call_json({"stability-price", "--data", data.sixty});
  CHECK(flipped["points"].size() == 9);
  CHECK(flipped["sample_loss_bound"].is_string());
}

TEST_CASE("nets gives the keys of the contract and the mockup's numbers", "[cli][prediction]") {
  const DataFolder data;
  const Json json = call_json({"nets", "thresholds:8", "--data", data.sixty, "--subset", "6"});
  CHECK(json["failure"].get<double>() == Approx(.451).margin(5e-4));
  CHECK(json["failure_exact"].is_string());
  CHECK(json["all_subsets"] == "50063860");
  CHECK(json["mean_classes"].get<double>() == Approx(5.06).margin(5e-3));
  CHECK(json["enough"] == 11);
  CHECK(json["failure_bound_enough"] == 26);
  CHECK(json["vc_enough"] == 219);
  CHECK(json["vc_bound"].is_null());
  CHECK(json["curve"].size() == 30);
  double sum = 0;
  for (const Json& support : json["supports"]) sum += support["probability"].get<double>();
  CHECK(sum == Approx(1));
  CHECK(json["supports"][0]["points"].is_array());
  CHECK(json["drawn"].size() == 6);
  const Json many = call_json({"nets", "thresholds:18", "--data", data.many, "--subset", "6", "--estimate", "100"});
  CHECK(many["failure_interval"].size() == 2);
  CHECK(many["failure_estimate"].is_number());
  const std::vector<std::pair<std::vector<std::string>, std::string>> refusals = {
      {{"nets", "thresholds:18", "--data", data.many, "--subset", "6"}, "error: data: 18 points: "},
      {{"nets", "thresholds:8", "--data", data.sixty, "--subset", "0"}, "error: subset: 0: "},
      {{"nets", "thresholds:8", "--data", data.sixty, "--subset", "6", "--alpha", "1"}, "error: alpha: 1: "},
      {{"nets", "thresholds:8", "--data", data.sixty, "--subset", "6", "--beta", "0"}, "error: beta: 0: "},
      {{"nets", "thresholds:8", "--data", data.sixty}, "error: subset: is missing"}};
  for (const auto& [words, message] : refusals) {
    const auto outcome = call(words);
    INFO(outcome.err);
    CHECK(outcome.code == 2);
    CHECK(outcome.err.rfind(message, 0) == 0);
  }
  CHECK(call({"nets", "thresholds:8", "--data", data.sixty, "--subset", "6"}).out.find("11 rows suffice") !=
        std::string::npos);
}

TEST_CASE("nets and stability-price name the worst neighbour of the data", "[cli][prediction]") {
  const DataFolder data;
  const Json found = call_json({"nets", "thresholds:8", "--data", data.sixty, "--subset", "6", "--worst"});
  const Json worst = found["worst"];
  CHECK(worst["exact"] == true);
  CHECK(worst["neighbours"] == 900);
  CHECK(worst["longest"] != worst["longest_after"]);
  CHECK(worst["row"].is_number());
  CHECK(worst["to"].get<std::string>().size() == 3);
  CHECK(worst["classes"] == found["drawn"][5]["classes"]);
  CHECK(worst["failure_after"].is_number());
  CHECK(call({"nets", "thresholds:8", "--data", data.sixty, "--subset", "6", "--worst"}).out.find("worst neighbour") !=
        std::string::npos);
  const Json many =
      call_json({"nets", "thresholds:18", "--data", data.many, "--subset", "6", "--estimate", "100", "--worst"});
  CHECK(many["worst"]["exact"] == true);
  const Json price = call_json({"stability-price", "--data", data.sixty});
  CHECK(price["worst_flip"].is_number());
  CHECK(price["worst"]["stability"] == "0.1");
  CHECK(call({"stability-price", "--data", data.sixty}).out.find("worst neighbour of the counting learner") !=
        std::string::npos);
}

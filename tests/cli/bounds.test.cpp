// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands that tell how many examples are needed: keys, refusals.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "outcome.test.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

TEST_CASE("boost gives the keys of the contract and calls no weak learner", "[cli][boost]") {
  const Json json = call_json({"boost", "thresholds:8", "--alpha", "0.2"});

  CHECK(json["known_of_dimension"]["height"].get<int>() > 5);
  CHECK(json["dimension"] == 3);
  CHECK(json["examples"].is_number_unsigned());
  CHECK(json["weak"]["called"] == false);
  CHECK(json["weak"]["delta"].is_string());
  CHECK(json["pure"]["constant"] == "unknown");
  CHECK(call({"boost", "thresholds:8"}).out.find("assumed, never called") != std::string::npos);
  CHECK(call({"boost"}).code == 2);
  CHECK(call({"boost", "thresholds:8", "--weak-examples", "31"}).err ==
        "error: weak-examples: 31: must be from 1 to 30\n");
  CHECK(call({"boost", "thresholds:8", "--constants", "custom"}).code == 2);
}

TEST_CASE("envelope gives the rows of the contract with their kinds", "[cli][envelope]") {
  const Json json = call_json({"envelope", "points:8", "--no-agnostic"});
  CHECK(json["dimension"] == 1);
  CHECK(json["cheapest"] == "permute-and-flip");
  for (const Json& row : json["rows"]) {
    CHECK(row["name"].is_string());
    CHECK((row.contains("examples") || row.contains("log10_examples")));
    CHECK(row["source"].is_string());
    CHECK((row["kind"] == "theorem" || row["kind"] == "bound" || row["kind"] == "refuted" ||
           row["kind"] == "unknown-constant"));
  }
  CHECK(call({"envelope", "points:8", "--no-agnostic"}).out.find("the cheapest that is private") != std::string::npos);
  CHECK(call({"envelope"}).code == 2);
  CHECK(call({"envelope", "points:8", "--budget", "9"}).err.starts_with("error: budget: 9: "));
}

TEST_CASE("envelope shows both worlds and curves across a family", "[cli][envelope]") {
  const Json worlds = call_json({"envelope", "--worlds", "points:4", "cube:2", "--rounds", "4", "--dimension", "2"});
  CHECK(worlds["rounds"] == 4);
  CHECK(worlds["classes"].size() == 2);
  CHECK(worlds["classes"][1]["randomized"] == "1");
  CHECK(worlds["dimensions"].size() == 2);
  const Json curves = call_json({"envelope", "points", "--across", "points", "--at", "1,100,10000", "--no-agnostic"});
  CHECK(curves["curves"].size() == 1);
  CHECK(curves["curves"][0]["points"].size() == 3);
  CHECK(curves["curves"][0]["reach"]["private_any_points"] == true);
  CHECK(curves["curves"][0]["crossing"]["points"] == 751);
  CHECK(call({"envelope", "points", "--across", "points", "--at", "1,100", "--no-agnostic"})
            .out.find("lean is the cheapest from 751 points on") != std::string::npos);
  CHECK(call({"envelope", "points", "--across", "beta", "--at", "1e-30,0.1", "--no-agnostic"}).code == 0);
  CHECK(call({"envelope", "lines", "--across", "points"}).err ==
        "error: family: lines: must be one of points, thresholds, cube\n");
  CHECK(call({"envelope", "--across", "delta"}).err ==
        "error: across: delta: must be one of points, epsilon, alpha, beta\n");
}

TEST_CASE("plan relabel and envelope give their plans with every parameter", "[cli][envelope]") {
  const Json plan = call_json({"plan", "relabel", "--hypotheses", "8", "--dimension", "1"});
  CHECK(plan["sharp"]["examples"].get<double>() > plan["sharp"]["subset"].get<double>());
  CHECK(plan["sharp"]["excess"]["sum"].get<double>() <= 0.1);
  CHECK(plan["sharp"]["epsilon_bound"].get<double>() <= 0.5 * (1 + 1e-12));
  CHECK(plan["sharp"]["exact"] == false);
  CHECK(plan["paper"]["log10_examples"].get<double>() > 10);
  const Json far = call_json({"plan", "relabel", "--hypotheses", "1024", "--dimension", "9", "--vc", "1"});
  CHECK(far["sharp"].is_null());
  CHECK(far["sharp_why_not"].get<std::string>().find("at most 6") != std::string::npos);
  // Among all learners: exponential mechanism, permute-and-flip, lean, chain and M.
  const auto cheapest = [](const char* hypotheses, const char* dimension) {
    return call_json(
        {"plan", "envelope", "--hypotheses", hypotheses, "--dimension", dimension, "--epsilon", "1"})["sharp"]["name"];
  };
  CHECK(cheapest("750", "1") == "permute-and-flip");
  CHECK(cheapest("751", "1") == "lean");
  CHECK(cheapest("9007199254740992", "2") == "chain");
  CHECK(cheapest("9007199254740992", "3") == "permute-and-flip");
  const Json envelope = call_json({"plan", "envelope", "--hypotheses", "1024", "--dimension", "1"});
  CHECK(envelope["sharp"]["name"] == "lean");  // 205 examples; the exponential mechanism needs fewer below 375 points
  CHECK(envelope["rows"].size() > 8);
  CHECK(call({"plan", "relabel", "--hypotheses", "8", "--dimension", "1"}).out.find("M inside") != std::string::npos);
  CHECK(call({"plan", "envelope", "--hypotheses", "8", "--dimension", "1"}).out.find("cheapest") != std::string::npos);
}

TEST_CASE("plan says what its comparisons lack, and which side is better where slopes do not cross",
          "[cli][prediction]") {
  const Json tiny = call_json({"plan", "agnostic", "--hypotheses", "8", "--alpha", "1e-10"});
  CHECK(tiny["sharp"]["examples"].is_number());
  CHECK((tiny["paper"].is_null() ? tiny.contains("paper_why_not") : tiny["paper"]["examples"].is_number()));
  CHECK((tiny["corollary_2"].is_null() ? tiny.contains("corollary_2_why_not") : true));
  const Json many = call_json({"plan", "votes", "--hypotheses", "8", "--epsilon", "1e-5"});
  CHECK(many["sharp"]["exact"] == false);  // k passes 40 000, from where on it is tried in steps
}

TEST_CASE("regret says where a game is too large, and randomized takes thousands of points", "[cli][online]") {
  const Json large = call_json({"regret", "thresholds:100", "--rounds", "4", "--examples", "3:+"});
  CHECK(large["game"].is_null());
  CHECK(large["game_why_not"].get<std::string>().starts_with("too large"));
  CHECK(call({"regret", "thresholds:100", "--rounds", "4", "--examples", "3:+"}).out.find("the game is left out") !=
        std::string::npos);
  const Json points = call_json({"randomized", "points:1000"});
  CHECK(points["exact"] == true);
  CHECK(points["states"] == 0);
}

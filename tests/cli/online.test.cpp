// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands that play online: keys, refusals, exact fractions.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/rational.hpp"
#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

TEST_CASE("randomized gives the keys of the contract and exact fractions", "[cli][online]") {
  const Json json = call_json({"randomized", "points:6"});
  CHECK(json["randomized"] == "31/32");
  CHECK(json["exact"] == true);
  CHECK(json["littlestone"] == 1);
  CHECK(json["root"]["value"] == "31/32");
  CHECK(json["root"]["hypotheses"] == 6);
  CHECK(json["orders"]["worst"]["deterministic"] == 1);
  const Json cut = call_json({"randomized", "intervals:30", "--states", "5"});
  CHECK(cut["exact"] == false);
  CHECK(cut["randomized"].is_null());
  CHECK(cut["lower_bound"].is_string());
  CHECK(cut["orders"].is_null());
  CHECK(call({"randomized", "cube:3"}).out.find("3/2") != std::string::npos);
  CHECK(call({"randomized", "cube:3", "--states", "0"}).err == "error: states: 0: must be above 0\n");
  CHECK(call({"randomized"}).code == 2);
}

TEST_CASE("regret gives the keys of the contract, plays a game and says what is too large", "[cli][online]") {
  const Json json = call_json({"regret", "thresholds:6", "--rounds", "8"});
  CHECK(json["regret"] == "133/64");
  CHECK(json["exact"] == true);
  CHECK(json["hedge_bound"].get<double>() == Approx(3.80).margin(5e-3));
  CHECK(json["lower_bound"].get<double>() == Approx(1.414).margin(5e-4));
  CHECK(json["first_moves"].size() == 6);
  CHECK(json["regret_by_rounds"].size() == 8);
  CHECK_FALSE(json.contains("game"));
  const Json game = call_json({"regret", "thresholds:6", "--rounds", "8", "--examples", "3:+,0:-"})["game"];
  CHECK(game["rounds"].size() == 2);
  CHECK(game["rounds"][1]["label"] == "-");
  CHECK(game["losses"].size() == 6);
  const Json large = call_json({"regret", "thresholds:16", "--rounds", "12", "--states", "500"});
  CHECK(large["regret"].is_null());
  CHECK(large["exact"] == false);
  CHECK(large["why_not"] == "too large: more than 500 states");
  CHECK(large["upper_bound"].get<double>() > 2);
  CHECK(call_json({"regret", "thresholds:100"})["regret"].is_null());
  CHECK(call({"regret", "cube:2", "--rounds", "0"}).err == "error: rounds: 0: must be from 1 to 50\n");
  CHECK(call({"regret", "cube:2", "--rounds", "1", "--examples", "0:+,1:+"}).code == 2);
}

TEST_CASE("no bound of regret crosses the exact value", "[cli][online]") {
  for (const char* name : {"cube:3", "cube:4", "thresholds:8", "points:5", "intervals:4"})
    for (const char* rounds : {"1", "2", "3", "5"}) {
      CAPTURE(name, rounds);
      const Json json = call_json({"regret", name, "--rounds", rounds});
      REQUIRE(json["exact"] == true);
      const double exact = to_double(parse_rational("regret", json["regret"].get<std::string>()));
      CHECK(json["lower_bound"].get<double>() <= exact + 1e-12);
      CHECK(json["hedge_bound"].get<double>() >= exact - 1e-12);
    }
  const Json large = call_json({"regret", "intervals:11", "--rounds", "6"});
  CHECK(large["upper_bound"].get<double>() <= large["hedge_bound"].get<double>());
  CHECK(large["upper_bound"].get<double>() <= 3);
  CHECK(call({"hedge", "thresholds:4"}).err.starts_with("error: examples: "));
}

TEST_CASE("hedge gives the keys of the contract", "[cli][online]") {
  const Json json = call_json({"hedge", "thresholds:8", "--examples", "3:+,3:-,5:+", "--rounds", "20"});
  CHECK(json["predictions"].size() == 3);
  CHECK(json["losses"].size() == 3);
  CHECK(json["best_loss"] == 1);
  CHECK(json["rounds"] == 20);
  CHECK(json["experts"] == "1351");
  CHECK(json["regret"].get<double>() < json["bound"].get<double>());
  CHECK(call({"hedge", "thresholds:8", "--examples", "3:+,3:-", "--rounds", "1"}).code == 2);
  CHECK(call({"hedge", "thresholds:8", "--examples", "8:+"}).code == 2);
  CHECK(call({"hedge", "thresholds:8", "--examples", "3:+"}).out.find("regret:") != std::string::npos);
}

TEST_CASE("relabel gives the keys of the contract, and the counterexample beside the claim", "[cli][agnostic]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("s.csv", "point,label\n0,+\n1,-\n2,+\n3,+\n3,-\n1,+\n0,-\n2,-\n");
  const Json json =
      call_json({"relabel", "thresholds:4", "--data", file, "--subset", "3", "--epsilon", "1/2", "--seed", "7"});
  CHECK(json["subset"].size() == 3);
  CHECK(json["relabelled"].size() == 3);
  double sum = 0;
  for (const Json& way : json["dichotomies"]) sum += way["probability"].get<double>();
  CHECK(sum == Approx(1));
  CHECK(json["dichotomies"][json["selected"].get<std::size_t>()]["labels"].get<std::string>().size() == 3);
  CHECK(json["total_epsilon"].get<double>() == Approx(.5 + std::log(1 + 3. / 8 * (4 * std::exp(1.) - 1))));
  CHECK(json["total_delta"] == 0.0);
  CHECK(json["private"] == false);
  CHECK(call_json({"relabel", "thresholds:4", "--data", file, "--subset", "3", "--score", "representative", "--seed",
                   "7"})["total_epsilon"]
            .is_null());
  CHECK(call({"relabel", "thresholds:4", "--data", file, "--subset", "3"}).err.starts_with("error: seed: "));
  CHECK(call({"relabel", "thresholds:4", "--data", file, "--subset", "3", "--seed", "1", "--epsilon", "1e400"})
            .err.starts_with("error: epsilon: "));
  // Of another choice of labels than with epsilon 1 the paper claims nothing.
  CHECK(
      call_json({"relabel", "--counterexample", "--rows", "30", "--subset", "9", "--epsilon", "5"})["fails"].is_null());
  CHECK(call({"relabel", "thresholds:4", "--data", file, "--subset", "9", "--seed", "1"}).err ==
        "error: subset: 9: must be from 1 to 8\n");
  const Json failure = call_json({"relabel", "--counterexample", "--subset", "60"});
  CHECK(failure["fails"] == true);
  CHECK(failure["paper_epsilon"] == 4.0);
  CHECK(failure["repaired_loss"].get<double>() <= failure["total_epsilon"].get<double>());
}

TEST_CASE("relabel with a learner is the whole agnostic learner, on a file or with noise", "[cli][agnostic]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("s.csv", "point,label\n0,+\n1,-\n2,+\n3,+\n3,-\n1,+\n0,-\n2,-\n");
  // A data file without a seed is a release: private outputs alone.
  const Json release =
      call_json({"relabel", "thresholds:4", "--data", file, "--subset", "3", "--learner", "exponential"});
  CHECK(release["release"] == true);
  CHECK(release["guarantee"]["private"] == true);
  CHECK(release["hypothesis"].get<std::string>().size() == 4);
  for (const char* key : {"subset", "dichotomies", "relabelled", "seed", "excess"}) CHECK_FALSE(release.contains(key));
  CHECK(release["total_epsilon"].get<double>() == Approx(1 + std::log(1 + 3. / 8 * (4 * std::exp(1.) - 1))));
  const Json seeded = call_json(
      {"relabel", "thresholds:4", "--data", file, "--subset", "3", "--learner", "exponential", "--seed", "3"});
  CHECK(seeded["guarantee"]["private"] == false);
  // With noise: the exact excess, and draw i is the run with seed + i.
  const std::vector<std::string> noisy = {
      "relabel",  "points:4", "--examples", "4000",       "--noise",         "0.1",   "--target",    "2",
      "--subset", "1640",     "--learner",  "tournament", "--learner-delta", "0.001", "--auxiliary", "12",
      "--cap",    "12",       "--batches",  "60",         "--selection",     "200"};
  auto with = [&](std::vector<std::string> more) {
    std::vector<std::string> words = noisy;
    words.insert(words.end(), more.begin(), more.end());
    return words;
  };
  const Json one = call_json(with({"--seed", "8"}));
  CHECK(one["loss"].get<double>() == Approx(one["excess"].get<double>() + 0.1));
  const std::string lines = call(with({"--seed", "7", "--draws", "2"})).out;
  const Json second = Json::parse(lines.substr(lines.find('\n') + 1));
  CHECK(second["hypothesis"] == one["hypothesis"]);
  CHECK(second["seed"] == "8");
  CHECK(call(with({"--seed", "8"})).out.find("excess loss: ") != std::string::npos);
  std::vector<std::string> larger = noisy;
  *std::find(larger.begin(), larger.end(), "60") = "70";
  CHECK(call(larger).err.starts_with("error: subset: 1640: "));
  CHECK(call({"relabel", "points:4", "--examples", "9", "--subset", "3", "--learner", "erm"}).code == 2);
  CHECK(call({"relabel", "points:4", "--examples", "9", "--subset", "3", "--seed", "1"}).err ==
        "error: learner: is missing\n");
  CHECK(call({"relabel", "points:4", "--data", file, "--noise", "0.1", "--subset", "3", "--learner", "exponential"})
            .err.starts_with("error: noise: "));
}

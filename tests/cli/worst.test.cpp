// SPDX-License-Identifier: GPL-3.0-or-later
// worst: keys, bounds that are rounded to the safe side, certificates, refusals.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using Json = nlohmann::ordered_json;

namespace {

std::vector<std::string> worst(const std::string& concept_class, const std::vector<std::string>& more = {}) {
  std::vector<std::string> words = {"worst", concept_class, "--auxiliary", "4", "--cap", "16", "--levels", "2,3"};
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

}  // namespace

TEST_CASE("worst gives the keys of the contract, and the values of points:3", "[cli][stability]") {
  const Json json = call_json(worst("points:3", {"--on-fail", "soa"}));
  CHECK(json["lower"].get<double>() >= .49);
  CHECK(json["lower"].get<double>() <= .5);
  CHECK(json["upper"].get<double>() == Approx(.5).epsilon(0).margin(.001));
  REQUIRE(json["weights"].size() == 3);
  CHECK(json["weights"][0].get<double>() + json["weights"][1].get<double>() + json["weights"][2].get<double>() == 1);
  CHECK(json["target"].get<int>() < 3);
  CHECK(json["best"][0]["probability"] == json["upper"]);
  CHECK(json["best"][0]["labels"].get<std::string>().size() == 3);
  CHECK(json["boxes"].get<int>() > 1000);
  CHECK(json["evaluations"].get<int>() > json["boxes"].get<int>());
  CHECK(json["exact"] == true);
  CHECK(json["guarantee"].get<double>() > .1);
  CHECK(json["guarantee"].get<double>() < json["lower"].get<double>());
  CHECK(json["paper_guarantee"].get<double>() == Approx(1 / 1024.).epsilon(.001));
  CHECK(json["limit"] == "1/2");
  const Json plain = call_json(worst("points:3", {"--target", "1"}));
  CHECK(plain["target"] == 1);
  CHECK(plain["upper"].get<double>() == Approx(.4).epsilon(0).margin(1e-9));
  CHECK(call_json({"worst", "table:0001/0110/1010/1100/0000", "--auxiliary", "1", "--cap", "4", "--levels", "1,1,1",
                   "--tolerance", "1/4"})["limit"]
            .is_null());
}

TEST_CASE("worst says in words what no distribution can go below", "[cli][stability]") {
  const auto outcome = call(worst("table:11/01/00", {"--on-fail", "soa", "--target", "0", "--tolerance", "1e-4"}));
  CHECK(outcome.code == 0);
  CHECK(
      outcome.out.starts_with("G* on table:11/01/00: on every distribution some predictor comes with a chance of at "
                              "least 0.499"));
  CHECK(outcome.out.find("no learner of any kind can promise more than 1/2\n") != std::string::npos);
}

TEST_CASE("a search of some seconds ends with the bracket that is known then", "[cli][stability]") {
  const Json json = call_json(worst("points:4", {"--on-fail", "soa", "--tolerance", "1e-6", "--seconds", "0.1"}));
  CHECK(json["exact"] == false);
  CHECK(json["ended"] == "seconds spent");
  CHECK(json["lower"].get<double>() <= .5);
  CHECK(json["upper"].get<double>() >= .5);
}

TEST_CASE("worst writes a certificate that worst --verify takes, and no other", "[cli][stability]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("certificate.json", "");
  const Json json =
      call_json(worst("points:3", {"--on-fail", "soa", "--target", "0", "--tolerance", "1/20", "--certificate", file}));
  const Json found = call_json({"worst", "--verify", file});
  CHECK(found["holds"] == true);
  CHECK(found["leaves"].get<int>() > 100);
  CHECK(std::stod(found["lower"].get<std::string>()) <= json["lower"].get<double>());
  CHECK(call({"worst", "--verify", file}).out.starts_with("holds: "));
  std::string text = support::bytes_of(file);
  const Json record = Json::parse(text);
  CHECK(record["leaves"] == found["leaves"]);
  CHECK(record["pairs"] == 2);
  const std::string leaves = "\"leaves\": " + std::to_string(record["leaves"].get<int>());
  text.replace(text.find(leaves), leaves.size(), "\"leaves\": " + std::to_string(record["leaves"].get<int>() + 1));
  const std::string other = folder.write("other.json", text);
  const auto refused = call({"worst", "--verify", other});
  CHECK(refused.code == 2);
  CHECK(refused.out == "does not hold: its leaves are other ones\n");
  CHECK(call({"worst", "--verify", other, "--json"}).out.find("\"holds\": false") != std::string::npos);
  CHECK(call({"worst", "--verify", file, "--cap", "3"}).err ==
        "error: cap: 3: a certificate says itself what it is of\n");
}

TEST_CASE("worst refuses in one line what it cannot search", "[cli][stability]") {
  CHECK(call(worst("points:5")).err == "error: class: 5 points: must be at most 4\n");
  CHECK(call(worst("points:3", {"--tolerance", "0.6"})).err == "error: tolerance: 0.6: must be from 1e-6 to 1/2\n");
  CHECK(call(worst("points:3", {"--alpha", "2"})).err == "error: alpha: 2: must be from 0 to 1\n");
  CHECK(call(worst("points:3", {"--target", "7"})).err.starts_with("error: target: "));
  CHECK(
      call({"worst", "points:3", "--auxiliary", "1000000", "--cap", "4000000", "--levels", "2,3"}).err ==
      "error: auxiliary: 1000000: one evaluation costs 36000008 multiplications: more than 10000000 needs --seconds\n");
  CHECK(call({"worst"}).err.starts_with("error: class: "));
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The subcommands that play online: keys, refusals, exact fractions.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "outcome.test.hpp"

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

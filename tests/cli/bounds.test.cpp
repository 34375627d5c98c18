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

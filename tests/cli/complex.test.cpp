// SPDX-License-Identifier: GPL-3.0-or-later
// complex: keys, paintings and their records, certificates that ship, refusals.
#include <algorithm>
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

TEST_CASE("complex gives the keys of the contract, and the values of the cube", "[cli][stability]") {
  const Json json = call_json({"complex", "cube:3"});
  CHECK(json["facets"].size() == 8);
  CHECK(json["components"].size() == 1);
  CHECK(json["components"][0].size() == 8);
  CHECK(json["list_number"]["lower"] == 3);
  CHECK(json["list_number"]["upper"] == 3);
  CHECK(json["list_number"]["reason"].get<std::string>().find("stability.md §7") != std::string::npos);
  CHECK(json["rho_zero"] == "1/4");
  CHECK(json["limit"] == "1/3");
  CHECK(json["exact"] == true);
  // Each pair's sphere bounds, each point's too: a path leads from one label to the other. Three points have no chain.
  CHECK(json["shattered_bounding"].size() == 6);
  for (const Json& sphere : json["shattered_bounding"]) CHECK(!sphere["chain"].empty());
  CHECK(call_json({"complex", "points:2"})["components"].size() == 2);
}

TEST_CASE("complex says in words how stable the best learner is", "[cli][stability]") {
  const auto points = call({"complex", "points:3"});
  CHECK(points.code == 0);
  CHECK(points.out.find("list replicability number L = 2\n") != std::string::npos);
  CHECK(points.out.find("any n >= 1: 1/2 at alpha 0, and 1/2 at every alpha below 1/2\n") != std::string::npos);
  const auto cube = call({"complex", "cube:3"});
  CHECK(cube.out.find("any n >= 1: 1/4 at alpha 0, from 1/4 to 1/3 at alpha below 1/2\n") != std::string::npos);
  const auto open = call({"complex", "table:0001/0110/1010/1100/0000"});
  CHECK(open.out.find("list replicability number L from 3 to 4\n") != std::string::npos);
}

TEST_CASE("a painting is written, holds, and does not hold with another answer", "[cli][stability]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("painting.json", "");
  const Json json = call_json({"complex", "cube:2", "--mesh", "4", "--alpha", "1/4", "--certificate", file});
  CHECK(json["mesh"] == 4);
  CHECK(json["worlds"] == 16);
  CHECK(json["simplices"] == 16);
  CHECK(json["painting"].size() == 16);
  CHECK(json["most_colours"] == 2);
  CHECK(json["worst_loss"] == "0.25");
  CHECK(json["nodes"].get<int>() >= 16);
  CHECK(json["exact"] == true);
  const Json found = call_json({"complex", "--verify", file});
  CHECK(found["holds"] == true);
  CHECK(found["kind"] == "painting");
  CHECK(found["value"] == 2);
  CHECK(call({"complex", "--verify", file}).out.find(" holds: a painting on cube:2 with at most 2 ") !=
        std::string::npos);
  Json record = Json::parse(support::bytes_of(file));
  // Both labels turned: wrong at its own world, wherever the mass is.
  std::string answer = record["painting"][0]["answer"];
  for (char& label : answer) label = label == '+' ? '-' : '+';
  record["painting"][0]["answer"] = answer;
  const auto outcome = call({"complex", "--verify", folder.write("other.json", record.dump())});
  CHECK(outcome.code == 2);
  CHECK(outcome.out.empty());
  CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
}

TEST_CASE("where there is no painting complex says so and writes none", "[cli][stability]") {
  const support::TemporaryFolder folder;
  const std::string file = folder.write("painting.json", "kept");
  const std::vector<std::string> one_answer = {"complex", "cube:2", "--mesh", "4", "--colours", "1"};
  const Json json = call_json(one_answer);
  CHECK(json["painting"].is_null());
  CHECK(json["exact"] == true);
  CHECK(call(one_answer).out.find("there is no painting with at most 1 answers on a simplex") != std::string::npos);
  std::vector<std::string> written = one_answer;
  written.insert(written.end(), {"--certificate", file});
  CHECK(call(written).code == 2);
  CHECK(support::bytes_of(file) == "kept");
}

TEST_CASE("complex verifies the shipped certificates by name and all of them", "[cli][stability]") {
  const Json tree = call_json({"complex", "--verify", "tree-thresholds-3"});
  CHECK(tree["kind"] == "tree");
  CHECK(tree["examples"] == 1);
  CHECK(tree["alpha"] == "0.2");
  CHECK(tree["value"] == "0.42");
  CHECK(call({"complex", "--verify", "learner-thresholds-3"}).out ==
        "learner-thresholds-3 holds: rho_1(0.2) >= 0.395 on thresholds:3\n");
  const Json all = call_json({"complex", "--verify", "all"});
  CHECK(all["holds"] == true);
  CHECK(all["certificates"].size() == 14);
}

TEST_CASE("complex refuses in one line", "[cli][stability]") {
  const auto refused = [](const std::vector<std::string>& words, const std::string& field) {
    const auto outcome = call(words);
    CAPTURE(words, outcome.err);
    CHECK(outcome.code == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find(field) != std::string::npos);
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  };
  refused({"complex", "cube:3", "--mesh", "2", "--alpha", "1/3"}, "mesh");  // too coarse for alpha
  refused({"complex", "cube:3", "--mesh", "0"}, "mesh");
  refused({"complex", "cube:3", "--mesh", "41"}, "mesh");
  refused({"complex", "cube:5", "--mesh", "4"}, "class");
  refused({"complex", "cube:3", "--mesh", "4", "--alpha", "1/2"}, "alpha");
  refused({"complex", "cube:3", "--mesh", "4", "--alpha", "0"}, "alpha");
  refused({"complex", "cube:3", "--mesh", "4", "--colours", "0"}, "colours");
  refused({"complex", "cube:3", "--colours", "2"}, "mesh");
  refused({"complex", "points:65"}, "class");
  refused({"complex", "--verify", "all", "--mesh", "4"}, "mesh");
  refused({"complex", "--verify", "no-such-file"}, "verify");
}

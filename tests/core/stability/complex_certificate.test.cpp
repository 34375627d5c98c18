// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/complex_certificate.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

std::string shipped_text(const std::string& name) {
  return support::bytes_of(support::source_folder() + "/resources/complex/" + name + ".json");
}

std::vector<std::string> shipped_names() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(support::source_folder() + "/resources/complex")) {
    names.push_back(file.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string refusal_of(const std::string& text) {
  try {
    static_cast<void>(check(parse_complex_certificate(text)));
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

// Replaces the first `old` by `fresh`.
std::string changed(std::string text, const std::string& old, const std::string& fresh) {
  const std::size_t at = text.find(old);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), fresh);
}

Rational fraction(const Json& text) { return parse_rational("test", text.get<std::string>()); }

// The value of a leaf of a tree with n = 1: over labelled points, the largest mass that goes to one predictor.
struct LeafWalk {
  const Json& tree;
  std::map<std::size_t, std::string> path = {};
  Rational largest = 0;
  Rational sum = 0;
  std::size_t leaves = 0;

  void visit(std::size_t number) {
    const Json& node = tree["nodes"][number];
    if (node.contains("leaf")) {
      ++leaves;
      std::map<std::string, std::map<std::string, Rational>> mass;
      for (const Json& share : node["leaf"]) {
        const Json& world = tree["worlds"][share[0].get<std::size_t>()];
        for (std::size_t x = 0; x < world["masses"].size(); ++x) {
          const std::string sample = std::to_string(x) + world["row"].get<std::string>()[x];
          mass[sample][path.at(share[0].get<std::size_t>())] += fraction(share[1]) * fraction(world["masses"][x]);
        }
      }
      Rational value = 0;
      for (const auto& [sample, of] : mass) {
        Rational most = 0;
        for (const auto& [answer, one] : of) most = std::max(most, one);
        value += most;
      }
      largest = std::max(largest, value);
      sum += value;
      return;
    }
    for (const auto& [answer, child] : node["next"].items()) {
      path[node["world"].get<std::size_t>()] = answer;
      visit(child.get<std::size_t>());
    }
    path.erase(node["world"].get<std::size_t>());
  }
};

}  // namespace

TEST_CASE("every shipped certificate of the complex holds, with the value that is told", "[stability][complex]") {
  std::map<std::string, Rational> values;
  for (const std::string& name : shipped_names()) {
    CAPTURE(name);
    const ComplexCheck found = check(parse_complex_certificate(shipped_text(name)));
    values[name] = found.value;
    CHECK(name.starts_with(found.kind));
  }
  CHECK(values == std::map<std::string, Rational>{{"learner-four-thresholds", Rational(363, 1000)},
                                                  {"learner-thresholds-3", Rational(395, 1000)},
                                                  {"painting-annulus", 2},
                                                  {"painting-cube-2-and-a-known-point", 3},
                                                  {"painting-four-cycle", 2},
                                                  {"painting-four-thresholds", 2},
                                                  {"painting-octahedron", 3},
                                                  {"painting-path", 2},
                                                  {"painting-points-3", 2},
                                                  {"painting-thresholds-3", 2},
                                                  {"tree-cube-3-fifth", Rational(1, 4)},
                                                  {"tree-cube-3-tenth", Rational(1, 4)},
                                                  {"tree-four-thresholds", Rational(2, 5)},
                                                  {"tree-thresholds-3", Rational(21, 50)}});
}

TEST_CASE("the leaves of the shipped trees have the values of a count of their own", "[stability][complex]") {
  const auto leaves = [](const char* name, const Rational& largest) {
    const Json tree = Json::parse(shipped_text(name));
    LeafWalk walk{tree};
    walk.visit(0);
    CHECK(walk.largest == largest);
    const Rational told = parse_rational("leaves", tree["leaves"].get<std::string>());
    CHECK(told >= walk.sum);
    CHECK(told - walk.sum < Rational(1, 1'000'000));
    return walk.leaves;
  };
  CHECK(leaves("tree-cube-3-tenth", Rational(1, 4)) == 1);
  CHECK(leaves("tree-cube-3-fifth", Rational(1, 4)) == 1);
  CHECK(leaves("tree-thresholds-3", Rational(881, 2100)) == 59);
  CHECK(leaves("tree-four-thresholds", Rational(BigInteger("648562127281411"), BigInteger("1622331762154065"))) == 69);
}

TEST_CASE("a certificate of the complex with one digit changed is refused", "[stability][complex]") {
  for (const std::string& name : shipped_names()) {
    const std::string text = shipped_text(name);
    const std::size_t after_class = text.find('\n', text.find("\"class\""));
    // Every digit of a short one, some of a long one; another class or version, and another α, are other statements.
    const std::size_t step = text.size() > 3000 ? 37 : 1;
    std::size_t number = 0;
    for (std::size_t at = after_class; at < text.size(); ++at) {
      if (text[at] < '0' || text[at] > '9' || number++ % step != 0) continue;
      const std::size_t line = text.rfind('\n', at);
      if (text.compare(line, 9, "\n \"alpha\"") == 0) continue;
      std::string other = text;
      other[at] = other[at] == '9' ? '1' : static_cast<char>(other[at] + 1);
      CAPTURE(name, text.substr(line + 1, 60), at - line, text[at], other[at]);
      CHECK_FALSE(refusal_of(other).empty());
    }
    CHECK(number > 5);
  }
}

TEST_CASE("a tree without the child of a good predictor is refused", "[stability][complex]") {
  const Json tree = Json::parse(shipped_text("tree-thresholds-3"));
  std::size_t tried = 0;
  for (std::size_t i = 0; i < tree["nodes"].size(); ++i) {
    const Json& node = tree["nodes"][i];
    if (!node.contains("next") || node["next"].size() < 2) continue;
    // Without its last child, and without the nodes below that one, which are the last of the file where it is on the right.
    Json fewer = tree;
    const std::string last = (--node["next"].end()).key();
    fewer["nodes"][i]["next"].erase(last);
    CHECK(refusal_of(fewer.dump()) == "next: " + last + ": is missing");
    ++tried;
  }
  CHECK(tried > 5);
}

TEST_CASE("a tree that skips good predictors tells too little, and is refused even where nothing else is wrong",
          "[stability][complex]") {
  // Two rows that one world cannot tell apart: ++ and -+ with all the mass on the second point. A learner may name one of
  // them in both, so the value is 1. Where the paths that do so are left out, what is left has 1/2.
  const auto tree_of = [](const char* upper, const char* leaves, Json nodes) {
    Json tree = {{"certificate", "tree"}, {"version", 1},   {"class", "table:11/01"}, {"examples", 1},
                 {"alpha", "0"},          {"upper", upper}, {"leaves", leaves}};
    for (const char* row : {"++", "-+"}) tree["worlds"].push_back({{"row", row}, {"masses", {"0", "1"}}});
    tree["nodes"] = std::move(nodes);
    return tree.dump();
  };
  const auto node = [](int world, const Json& next) { return Json{{"world", world}, {"next", next}}; };
  const Json leaf = {{"leaf", Json::array({Json::array({0, "1/2"}), Json::array({1, "1/2"})})}};
  const Json first = node(0, {{"++", 1}, {"-+", 2}});
  const std::string whole = tree_of(
      "1", "3",
      Json::array({first, node(1, {{"++", 3}, {"-+", 4}}), node(1, {{"++", 5}, {"-+", 6}}), leaf, leaf, leaf, leaf}));
  CHECK(check(parse_complex_certificate(whole)).value == 1);
  const std::string cut =
      tree_of("1/2", "1", Json::array({first, node(1, {{"-+", 3}}), node(1, {{"++", 4}}), leaf, leaf}));
  CHECK(refusal_of(cut) == "next: -+: is missing");
}

TEST_CASE("a tree with a path of very many worlds is refused", "[stability][complex]") {
  // One good predictor at each world: a path as long as the worlds are many.
  const auto path_of = [](std::size_t length) {
    Json tree = {{"certificate", "tree"}, {"version", 1}, {"class", "table:1"}, {"examples", 1},
                 {"alpha", "0"},          {"upper", "1"}, {"leaves", "1"}};
    for (std::size_t i = 0; i < length; ++i) {
      tree["worlds"].push_back({{"row", "+"}, {"masses", {"1"}}});
      tree["nodes"].push_back({{"world", i}, {"next", {{"+", i + 1}}}});
    }
    tree["nodes"].push_back({{"leaf", Json::array({Json::array({0, "1"})})}});
    return tree.dump();
  };
  CHECK(check(parse_complex_certificate(path_of(1000))).value == 1);
  CHECK(refusal_of(path_of(1001)) == "worlds: 1001: must be at most 1000");
  CHECK(refusal_of(path_of(100'000)) == "worlds: 100000: must be at most 1000");
}

TEST_CASE("certificates of the complex are refused by name", "[stability][complex]") {
  const std::string painting = shipped_text("painting-four-cycle");
  CHECK(refusal_of(changed(painting, "\"colours\": 2", "\"colours\": 3")) ==
        "colours: 3: is not what the certificate gives: 2");
  CHECK(refusal_of(changed(painting, "\"2/5\"", "\"9/20\"")).empty());
  CHECK(refusal_of(changed(painting, "\"2/5\"", "\"1/5\"")).starts_with("mesh: 4: is too coarse"));
  CHECK(refusal_of(changed(painting, "\"painting\"", "\"picture\"")) ==
        "certificate: picture: must be one of painting, tree, learner");
  CHECK(refusal_of(changed(painting, "\"mesh\"", "\"maze\"")) == "mesh: is missing");
  CHECK(refusal_of(changed(painting, "\"version\": 1", "\"version\": 2")).starts_with("version: 2: "));
  CHECK(refusal_of(changed(painting, "cube:2", "cube:3")).starts_with("class: cube:3: must have the 2 points"));
  const std::string tree = shipped_text("tree-cube-3-tenth");
  CHECK(refusal_of(changed(tree, "\"1/4\"", "\"26/100\"")) == "upper: 0.26: is not what the certificate gives: 0.25");
  CHECK(refusal_of(changed(tree, "[0, \"1/8\"]", "[0, \"1/7\"]")).starts_with("leaf: "));
  CHECK(refusal_of(changed(tree, "[0, \"1/8\"]", "[1, \"1/8\"]")) == "leaf: 1: is given twice");
  CHECK(refusal_of(changed(tree, "\"1/10\"", "\"1/2\"")) == "alpha: 0.5: must be from 0 to 1/2");
  const std::string learner = shipped_text("learner-thresholds-3");
  CHECK(refusal_of(changed(learner, "79/200", "396/1000")).starts_with("simplices: 111: is not what"));
  CHECK(refusal_of(changed(learner, "79/200", "999/1000")).starts_with("simplices: 111: is not what"));
  CHECK(refusal_of(changed(learner, "[[2, \"+\"]]", "[[2, \"-\"]]")) == "sample: 2+: is missing");
  CHECK(refusal_of("[]").starts_with("certificate: "));
}

TEST_CASE("a painting that is written is read back to the same", "[stability][complex]") {
  const ConceptClass path = make_class("table:11/01/00");
  const PaintingProblem problem{5, Rational(2, 5), 2};
  const ComplexMesh mesh(path, 5);
  const PaintingSearch search = find_painting(path, mesh, problem);
  REQUIRE(search.answers);
  const PaintingRecord record = painting_record(path, "table:11/01/00", mesh, problem, *search.answers);
  const std::string text = certificate_text(record);
  const ComplexCertificate again = parse_complex_certificate(text);
  CHECK(certificate_text(std::get<PaintingRecord>(again)) == text);
  CHECK(check(again).value == 2);
}

TEST_CASE("a learner of two examples: uniform over the consistent hypotheses keeps one half on points:3 and cube:2",
          "[stability][complex]") {
  // ρ_n(0) = 1/2 for every n: of each sample, an even chance for each row that agrees with it.
  for (const auto& [name, count] :
       {std::pair{"points:3", 3U}, std::pair{"cube:2", 4U}, std::pair{"table:11/01/00", 3U}}) {
    const ConceptClass concept_class = make_class(name);
    CHECK(concept_class.size() == count);
    LearnerRecord record;
    record.class_text = name;
    record.points = concept_class.points();
    record.examples = 2;
    record.alpha = 0;
    record.mesh = 1;
    record.simplices = count;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      for (std::uint32_t a = 0; a < record.points; ++a) {
        for (std::uint32_t b = a; b < record.points; ++b) {
          LearnerRecord::LabelledCounts sample = {{a, concept_class.row(h)[a] == Label::plus},
                                                  {b, concept_class.row(h)[b] == Label::plus}};
          std::map<Answer4, Rational> law;
          for (HypothesisIndex g = 0; g < concept_class.size(); ++g) {
            Answer4 answer = 0;
            bool agrees = true;
            for (std::uint32_t x = 0; x < record.points; ++x) {
              if (concept_class.row(g)[x] == Label::plus) answer |= 1U << x;
            }
            for (const auto& [x, plus] : sample) agrees = agrees && (concept_class.row(g)[x] == Label::plus) == plus;
            if (agrees) law[answer] = 1;
          }
          const auto agreeing = static_cast<int>(law.size());
          for (auto& [answer, chance] : law) chance = Rational(1, agreeing);
          record.laws[sample] = law;
        }
      }
    }
    record.lower = Rational(1, 2);
    CAPTURE(name);
    CHECK(check(record).value == Rational(1, 2));
    record.lower = Rational(501, 1000);
    CHECK_THROWS_AS(check(record), InputError);
  }
}

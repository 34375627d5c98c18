// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json.hpp"

#include <array>
#include <bit>
#include <catch2/catch.hpp>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/random/engine.hpp"
#include "tests/support/names.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

namespace {

std::string nested(std::size_t depth, const std::string& open, const std::string& close) {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += open;
  text += "1";
  for (std::size_t i = 0; i < depth; ++i) text += close;
  return text;
}

std::string refusal(const std::string& text) {
  try {
    (void)parse_json("file", text);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("JSON is read to its deepest level allowed and refused one deeper", "[base]") {
  for (const auto& [open, close] : {std::pair("[", "]"), std::pair("{\"a\": ", "}"), std::pair("[{\"a\":[", "]}]")}) {
    const std::size_t levels = std::string(open).size() == 7 ? 3 : 1;
    CAPTURE(open);
    CHECK(refusal(nested(deepest_json / levels, open, close)).empty());
    CHECK(refusal(nested(deepest_json / levels + 1, open, close)).find("64 deep") != std::string::npos);
    CHECK(refusal(nested(1'000'000, open, close)).find("64 deep") != std::string::npos);
  }
  CHECK(refusal(std::string(1'000'000, '[')).find("64 deep") != std::string::npos);
}

TEST_CASE("Brackets within strings are no levels", "[base]") {
  const std::string many(1000, '[');
  CHECK(parse_json("file", "\"" + many + "\"").get<std::string>() == many);
  CHECK(parse_json("file", R"(["\"[[[", "\\", [], {"}]": "a\\\"["}])").size() == 4);
  CHECK(parse_json("file", "{\"" + many + "\\\"" + many + "\": [1]}").size() == 1);
  // Arrays beside each other add nothing.
  std::string row = "[";
  for (int i = 0; i < 1000; ++i) row += "[],";
  CHECK(parse_json("file", row + "0]").size() == 1001);
}

TEST_CASE("A number beyond a double and a text that is no JSON are refused with their place", "[base]") {
  CHECK(refusal("{\"step\": 1e999}") == "file: 1e999: is a number beyond 1.8e308");
  CHECK(refusal("[-1e400]") == "file: -1e400: is a number beyond 1.8e308");
  CHECK(refusal(std::string(400, '9')).find("is a number beyond 1.8e308") != std::string::npos);
  CHECK(refusal("[1, ").starts_with("file: byte 5: is not JSON from here on"));
  CHECK(refusal("").starts_with("file: byte 1"));
  CHECK(refusal("\"\xff\"").find("is not JSON") != std::string::npos);
  CHECK(parse_json("file", "1e-999") == 0.0);
  CHECK(parse_json("file", "[1e308, -0.5]").size() == 2);
}

TEST_CASE("every value is written as JSON that is read back, and that no terminal minds", "[base][json]") {
  using Json = nlohmann::ordered_json;
  for (std::vector<std::string> texts : {awkward_names(3000, 21), hostile_texts(3000, 22)}) {
    for (const std::string& text : texts) {
      const Json value = {{"text", text}, {text, {1, "b"}}};
      for (const int indent : {-1, 2}) {
        const std::string written = json_text(value, indent);
        CAPTURE(text, written);
        std::string line = written;
        std::erase(line, '\n');
        REQUIRE_FALSE(name_flaw(line));
        REQUIRE((written.find('\n') != std::string::npos) == (indent >= 0));
        // What is not UTF-8 is replaced, all else comes back.
        const std::string wanted = Json::parse(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
        REQUIRE(parse_json("x", written)["text"] == wanted);
      }
    }
  }
  CHECK(json_text(Json("a\u2028\x7f\U0001ffff")) == "\"a\\u2028\\u007f\\ud83f\\udfff\"");
  CHECK(json_text(Json("Bär 🌲")) == "\"Bär 🌲\"");
}

TEST_CASE("A double is written in the fewest digits that read back to it", "[base][json]") {
  CHECK(json_text(nlohmann::json(4.91e-06)) == "4.91e-06");
  CHECK(json_text(nlohmann::json({{"a \\\" 4.9099999999999996e-06", 4.91e-06}})) ==
        R"({"a \\\" 4.9099999999999996e-06":4.91e-06})");
  CHECK(json_text(nlohmann::json({0.0, -1.5, 100000.0, 1e300, 1.0 / 3, 5e-324})) ==
        "[0.0,-1.5,100000.0,1e+300,0.3333333333333333,5e-324]");
  Engine engine = SeedTree(5).engine();
  for (int i = 0; i < 20'000; ++i) {
    // Random bits, and decimals of few digits.
    const auto digits = static_cast<double>(engine() % 1'000'000);
    const double value = i % 2 == 0 ? std::bit_cast<double>(engine()) : digits * std::pow(10.0, i % 37 - 20);
    if (!std::isfinite(value)) continue;
    const std::string text = json_text(nlohmann::json(value));
    CAPTURE(value, text);
    CHECK(nlohmann::json::parse(text).get<double>() == value);
    std::array<char, 64> room{};
    const auto end = std::to_chars(room.data(), room.data() + room.size(), value, std::chars_format::scientific).ptr;
    const auto count = [](std::string_view number) {
      std::string all;
      for (const char c : number.substr(0, number.find('e'))) {
        if (c >= '0' && c <= '9') all += c;
      }
      all.erase(0, all.find_first_not_of('0'));
      all.erase(all.find_last_not_of('0') + 1);
      return all;
    };
    CHECK(count(text).size() == count({room.data(), static_cast<std::size_t>(end - room.data())}).size());
  }
}

TEST_CASE("3000 names are read back from JSON by Python's own reader", "[base][json][names]") {
  if (std::system("python3 -c 'import json' > /dev/null 2>&1") != 0) {  // NOLINT(*): a constant command
    WARN("there is no Python: its reader of JSON is not asked");
    return;
  }
  const support::TemporaryFolder folder;
  const std::vector<std::string> names = awkward_names(3000, 23);
  const std::string written = folder.write("names.json", json_text(nlohmann::ordered_json(names), 1));
  std::string plain;  // no name has a line end
  for (const std::string& name : names) plain += name + '\n';
  const std::string wanted = folder.write("names.txt", plain);
  const std::string script = folder.write("read.py",
                                          "import json, sys\n"
                                          "names = json.load(open(sys.argv[1], encoding='utf-8'))\n"
                                          "text = open(sys.argv[2], encoding='utf-8', newline='').read()\n"
                                          "assert len(names) == 3000 and names == text.split('\\n')[:-1]\n");
  const std::string command = "python3 '" + script + "' '" + written + "' '" + wanted + "'";
  CHECK(std::system(command.c_str()) == 0);  // NOLINT(*): names of our own
}

TEST_CASE("a key that is given twice in one object is refused, and the same key in two objects is not",
          "[base][json]") {
  for (const char* text : {R"({"a": 1, "a": 2})", R"([{"b": {"a": 1, "c": 2, "a": 1}}])", R"({"a": 1, "\u0061": 1})"}) {
    CAPTURE(text);
    try {
      (void)parse_json("file", text);
      FAIL("taken");
    } catch (const InputError& error) {
      CHECK(error.field() == "file");
      CHECK(error.value() == "a");
      CHECK(error.rule().text() == "is given twice");
    }
  }
  CHECK_NOTHROW(parse_json("file", R"({"a": {"a": [{"a": 1}, {"a": 2}]}, "b": {"a": 1}})"));
}

TEST_CASE("a text that is not UTF-8 is told with its key before it is written", "[base][json]") {
  nlohmann::ordered_json json = {{"list", {{{"class", "file:\xc3\xa9"}}, 1}}, {"title", "ok"}};
  CHECK_NOTHROW(expect_utf8("scenario", json));
  json["list"][0]["class"] = "file:\xc3\xa9\xff.csv";
  try {
    expect_utf8("scenario", json);
    FAIL("taken");
  } catch (const InputError& error) {
    CHECK(error.field() == "class");
    CHECK(error.rule().text() == "has the byte FF at place 7, which is not UTF-8");
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include <rapidcheck.h>
#include <catch2/catch.hpp>
#include <sstream>

#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "outcome.test.hpp"

using namespace littlestone;
using namespace littlestone::cli;

namespace {

Options some_options() {
  Options options;
  add_flag(options, "json", "Print one JSON object.");
  add_flag(options, "help", "Show this help.");
  add_option(options, "epsilon", "Privacy loss.", "number");
  add_option(options, "tree", "A file.", "file", "t.svg");
  add_list_option(options, "delta", "Once a run.", "number");
  return options;
}

std::string refusal(const std::vector<std::string>& arguments) {
  try {
    (void)read_words("learn", some_options(), arguments);
  } catch (const InputError& e) {
    return e.what();
  }
  return "";
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("An option takes what stands after it, whatever it is", "[cli]") {
  const auto value = [](const Texts& arguments) {
    return read_words("learn", some_options(), arguments).given.at("epsilon");
  };
  CHECK(value({"--epsilon", "1"}) == Texts{"1"});
  CHECK(value({"--epsilon=1"}) == Texts{"1"});
  CHECK(value({"--epsilon", "-1"}) == Texts{"-1"});
  CHECK(value({"--epsilon=-1"}) == Texts{"-1"});
  CHECK(value({"--epsilon", "--json"}) == Texts{"--json"});
  CHECK(value({"--epsilon", "--"}) == Texts{"--"});
  CHECK(value({"--epsilon", ""}) == Texts{""});
  CHECK(value({"--epsilon="}) == Texts{""});
  CHECK(value({"--epsilon=", "2"}) == Texts{""});
  CHECK(value({"--epsilon=a=b"}) == Texts{"a=b"});
  CHECK(value({"--epsilon", "[1,2]"}) == Texts{"[1,2]"});
}

TEST_CASE("An option is given once, but for those that stand for a list", "[cli]") {
  CHECK(read_words("learn", some_options(), {"--delta", "1", "a", "--delta=2", "--delta", "1"}).given.at("delta") ==
        Texts{"1", "2", "1"});
  CHECK(refusal({"--epsilon", "1", "--epsilon=2"}) == "epsilon: 2: is given twice");
  CHECK(refusal({"--epsilon", "1", "a", "--epsilon", "1"}) == "epsilon: 1: is given twice");
  CHECK(refusal({"--json", "--json"}) == "json: is given twice");
}

TEST_CASE("Words that belong to no option are positional, numbers below zero and all after -- too", "[cli]") {
  const Words words = read_words("learn", some_options(),
                                 {"a", "--json", "-5", "", "-", "[x]", "--epsilon", "1", "--", "--tree", "-x"});
  CHECK(words.positionals == Texts{"a", "-5", "", "-", "[x]", "--tree", "-x"});
  CHECK(words.given.size() == 2);
  REQUIRE(words.given.contains("json"));
  CHECK(words.given.at("json").empty());
  CHECK(words.given.at("epsilon") == Texts{"1"});
}

TEST_CASE("An option that is not known, has no value or too much of one is told in one line", "[cli]") {
  CHECK(refusal({"a", "--no-such", "4"}) == "learn: --no-such: is no option of it");
  CHECK(refusal({"--no-such=4"}) == "learn: --no-such: is no option of it");
  CHECK(refusal({"-=x"}) == "learn: -: is no option of it");
  CHECK(refusal({"-x"}) == "learn: -x: is no option of it");
  CHECK(refusal({"--eps", "1"}) == "learn: --eps: did you mean --epsilon?");
  CHECK(refusal({"--epsilno=1"}) == "learn: --epsilno: did you mean --epsilon?");
  CHECK(refusal({"a", "--epsilon"}) == "learn: --epsilon: needs a value after it");
  CHECK(refusal({"--no-such", "--epsilon"}) == "learn: --no-such: is no option of it");
  CHECK(refusal({"--json=1"}) == "learn: --json=1: takes no value");
  CHECK(refusal({"-h", "--json"}).empty());
}

TEST_CASE("Any call reads back as it was meant, written either way", "[cli][property]") {
  CHECK(rc::check([] {
    // Values of any bytes; 0 a positional, 1 and 2 an option in one of its two spellings, 3 a flag.
    const auto pieces = *rc::gen::container<std::vector<std::pair<int, std::string>>>(
        rc::gen::pair(rc::gen::inRange(0, 4), rc::gen::string<std::string>()));
    Texts arguments;
    Texts values;
    Texts positionals;
    bool flag = false;
    for (const auto& [kind, text] : pieces) {
      if (kind == 0 && text.find('\0') == std::string::npos && (text.empty() || text[0] != '-')) {
        arguments.push_back(text);
        positionals.push_back(text);
      } else if (kind == 1) {
        arguments.insert(arguments.end(), {"--delta", text});
        values.push_back(text);
      } else if (kind == 2) {
        arguments.push_back("--delta=" + text);
        values.push_back(text);
      } else if (kind == 3 && !flag) {
        arguments.emplace_back("--json");
        flag = true;
      }
    }
    const Words words = read_words("learn", some_options(), arguments);
    RC_ASSERT(words.positionals == positionals);
    RC_ASSERT(words.given.contains("json") == flag);
    RC_ASSERT(words.given.contains("delta") == !values.empty());
    if (!values.empty()) RC_ASSERT(words.given.at("delta") == values);
  }));
}

TEST_CASE("A call gives the last value of a list, all of them, or an option's default", "[cli]") {
  const Options options = some_options();
  std::ostringstream out;
  const Call call(headless, options, read_words("learn", options, {"--delta", "1", "--delta", "2"}), out, out);
  CHECK(call.text("delta") == "2");
  CHECK(call.texts("delta") == Texts{"1", "2"});
  CHECK(call.whole("delta") == 2);
  CHECK(call.text("tree") == "t.svg");
  CHECK_FALSE(call.has("tree"));
  CHECK(call.texts("tree").empty());
}

TEST_CASE("The help of every subcommand fits a terminal of 80 columns and names each option once", "[cli]") {
  for (const Subcommand& command : subcommands(test::program())) {
    CAPTURE(command.name);
    Options options;
    command.configure(options);
    std::istringstream lines(help_text(options));
    std::string line;
    while (std::getline(lines, line)) {
      CAPTURE(line);
      CHECK(std::count_if(line.begin(), line.end(), [](char c) { return (c & 0xc0) != 0x80; }) <= 80);
    }
    for (const Option& option : options) {
      CAPTURE(option.name);
      CHECK_FALSE(option.help.empty());
      CHECK(std::count_if(options.begin(), options.end(), [&](const Option& o) { return o.name == option.name; }) == 1);
    }
  }
}

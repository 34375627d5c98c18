// SPDX-License-Identifier: GPL-3.0-or-later
// Names, titles and paths that strangers choose, as the command line prints them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "app/cli/terminal.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/concept/inline_table.hpp"
#include "outcome.test.hpp"
#include "tests/support/names.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using cli::test::call;
using cli::test::call_json;
using cli::test::Outcome;

namespace {

// What a terminal does not mind: names, and the line ends between them.
bool is_harmless(std::string text) {
  std::erase(text, '\n');
  return harmless(text) == text;
}

std::ptrdiff_t lines_of(const std::string& text) { return std::count(text.begin(), text.end(), '\n'); }

std::string table_of(const std::vector<std::string>& names) {
  return inline_table(ConceptClass("any", {LabelVector::parse("+-"), LabelVector::parse("-+")}, {names[0], names[1]},
                                   {names[2], names[3]}));
}

}  // namespace

TEST_CASE("every name is printed as it is, as text, as JSON and as a graph", "[cli][names]") {
  const support::TemporaryFolder folder;
  const std::string dot = folder.file("tree.dot");
  const std::vector<std::string> names = awkward_names(3000, 41);
  for (std::size_t i = 0; i + 4 <= names.size(); i += 4) {
    const std::vector<std::string> four(names.begin() + static_cast<std::ptrdiff_t>(i),
                                        names.begin() + static_cast<std::ptrdiff_t>(i + 4));
    CAPTURE(four);
    const std::string table = table_of(four);
    const Outcome said = call({"soa", table, "--examples", "1:+"});
    REQUIRE(said.code == cli::exit_done);
    CHECK(said.out.find("point " + four[1] + ":") != std::string::npos);
    CHECK(is_harmless(said.out));
    if (i % 40 != 0) continue;  // the graph takes longer, and its writer has a test of its own
    const auto json = call_json({"dimension", table, "--tree", dot});
    CHECK(json["class"] == table);
    const std::string graph = support::bytes_of(dot);
    CHECK(is_harmless(graph));
    CHECK(lines_of(graph) == 8);
  }
}

TEST_CASE("a text that commands a terminal is refused as a name and harmless as a path", "[cli][names]") {
  const support::TemporaryFolder folder;
  const std::int64_t lines = lines_of(call({"dimension", "file:" + folder.write("plain.csv", "01\n10\n")}).out);
  for (const std::string& text : hostile_texts(120, 42)) {
    CAPTURE(text);
    std::string encoded;
    for (const char c : text) {
      encoded += '%';
      const auto byte = static_cast<unsigned char>(c);
      encoded += {"0123456789ABCDEF"[byte >> 4U], "0123456789ABCDEF"[byte & 15U]};
    }
    const Outcome refused = call({"learn", "table:" + encoded + "=01/b=10"});
    CHECK(refused.code == cli::exit_bad_input);
    CHECK(refused.out.empty());
    CHECK(lines_of(refused.err) == 1);
    CHECK(refused.err.find("the name of hypothesis 1 has the ") != std::string::npos);
    CHECK(is_harmless(refused.err));
    std::string file = text;
    std::replace(file.begin(), file.end(), '/', '_');
    if (file.find('\0') != std::string::npos) continue;
    const Outcome read = call({"dimension", "file:" + folder.write(file, "01\n10\n")});
    REQUIRE(read.code == cli::exit_done);
    CHECK(lines_of(read.out) == lines);
    CHECK(is_harmless(read.out));
    CHECK(is_harmless(call({"dimension", "file:" + folder.file(file), "--json"}).out));
    CHECK(is_harmless(call({"dimension", "file:" + folder.file(file) + "-none"}).err));
  }
}

TEST_CASE("a title, a lesson and a source that are no names are refused in every chapter, with their field",
          "[cli][names]") {
  const support::TemporaryFolder folder;
  for (const char* chapter : {"I", "II", "III", "IV", "V", "VI"}) {
    for (const char* field : {"title", "lesson", "source"}) {
      for (const char* text : {"a\x1b]0;x\a", "a\nb", "a\u202e", "a\u0085", "a\u2028", "\x7f"}) {
        nlohmann::ordered_json scenario = {{"version", 1}, {field, text}};
        if (std::string(chapter) != "I") scenario["chapter"] = chapter;
        const Outcome outcome = call({"validate", folder.write("s.json", scenario.dump())});
        CAPTURE(chapter, field, text, outcome.err, outcome.out);
        CHECK(outcome.code == cli::exit_bad_input);
        CHECK((outcome.err + outcome.out).find(std::string(field) + ": ") != std::string::npos);
        CHECK((outcome.err + outcome.out).find("has the character U+") != std::string::npos);
        CHECK(is_harmless(outcome.err + outcome.out));
      }
    }
  }
}

TEST_CASE("a terminal gets each character whole, in whatever pieces it is printed, and no command", "[cli][names]") {
  for (std::vector<std::string> texts : {awkward_names(300, 43), hostile_texts(300, 44)}) {
    for (const std::string& text : texts) {
      std::ostringstream whole;
      std::ostringstream pieces;
      cli::TerminalStream(whole) << text << '\n' << std::flush;
      cli::TerminalStream out(pieces);
      for (const char c : text) out << c;
      out << '\n' << std::flush;
      CAPTURE(text);
      std::string wanted;
      for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = named_character(std::string_view(text).substr(i));
        const bool kept = length > 0 || text[i] == '\n';
        wanted += kept ? text.substr(i, std::max<std::size_t>(1, length)) : "?";
        i += std::max<std::size_t>(1, length);
      }
      CHECK(whole.str() == wanted + "\n");
      CHECK(pieces.str() == wanted + "\n");
    }
  }
  std::ostream broken(nullptr);
  cli::TerminalStream out(broken);
  out << "a" << std::flush;
  CHECK_FALSE(out);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What every source of the program keeps to.
#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/source_folder.hpp"

using namespace littlestone;

namespace {

struct Source {
  std::string name;
  std::string text;
};

// Every source of the program, without comment lines.
std::vector<Source> sources() {
  const std::filesystem::path root = support::source_folder();
  std::vector<Source> all;
  for (const char* layer : {"core", "ui", "app"}) {
    if (!std::filesystem::exists(root / layer)) continue;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / layer)) {
      if (entry.path().extension() != ".cpp" && entry.path().extension() != ".hpp") continue;
      std::ifstream in(entry.path());
      Source source{entry.path().lexically_relative(root).generic_string(), {}};
      for (std::string line; std::getline(in, line);) {
        const std::size_t first = line.find_first_not_of(' ');
        if (first == std::string::npos || line.compare(first, 2, "//") != 0) source.text += line + '\n';
      }
      all.push_back(std::move(source));
    }
  }
  return all;
}

}  // namespace

TEST_CASE("Every rule of the table is broken somewhere in the program", "[base][rules]") {
  std::set<std::string> used;
  for (const Source& source : sources()) {
    static const std::regex use("rules::([a-z0-9_]+)");
    for (std::sregex_iterator at(source.text.begin(), source.text.end(), use), end; at != end; ++at) {
      used.insert((*at)[1]);
    }
  }
  const std::vector<std::string> ids = {
#define RULE(id, text) #id,
#include "core/base/rule_table.hpp"
  };
  std::vector<std::string> unused;
  std::copy_if(ids.begin(), ids.end(), std::back_inserter(unused), [&](const auto& id) { return used.count(id) == 0; });
  CAPTURE(unused);
  CHECK(unused.empty());
}

TEST_CASE("No source spells a rule where it throws or refuses", "[base][rules]") {
  // A Rule is not made from a string, so such a throw does not compile. What could slip past is a sentence as the value
  // of an InputError, or a template that takes the whole sentence as its argument.
  static const std::regex sentence("rules::[a-z0-9_]+\\(\"[^\",]* [^\",]* [^\",]*\"");
  static const std::regex value("InputError\\([^;]*?, \"[a-z]+ [^\"]* [^\"]*\",");
  for (const Source& source : sources()) {
    CAPTURE(source.name);
    CHECK_FALSE(std::regex_search(source.text, sentence));
    CHECK_FALSE(std::regex_search(source.text, value));
  }
}

TEST_CASE("A text goes into JSON, HTML and a shell through the one function of each", "[base][names]") {
  const std::vector<std::pair<std::regex, std::string>> writers = {
      {std::regex("error_handler_t"), "core/base/json.cpp"},
      {std::regex("toHtmlEscaped"), "ui/words/xml_text.cpp"},
      {std::regex(R"('\\\\'')"), "core/base/shell_word.cpp"},
      {std::regex(R"((write_file|script|place)\(.*\.dump\()"), "none"}};
  for (const auto& [writes, where] : writers) {
    bool seen = where == "none";
    for (const Source& source : sources()) {
      const bool found = std::regex_search(source.text, writes);
      seen = seen || (found && source.name == where);
      CAPTURE(source.name);
      if (source.name != where) CHECK_FALSE(found);
    }
    CHECK(seen);
  }
}

TEST_CASE("Studies and pages take their class from the instance: no source of theirs makes one", "[instance]") {
  static const std::regex builds(
      R"(\b(make_class|read_class_file|bound_littlestone_dimension|shattered_tree|bound_vc_dimension)\(|\b(SoaAutomaton|LittlestoneEngine)\s+\w+\(\*?\w*(class|c)\w*[,)])");
  int looked_at = 0;
  for (const Source& source : sources()) {
    const std::string& name = source.name;
    const bool study_or_page = name.starts_with("core/study/") || name.starts_with("ui/") || name.starts_with("app/");
    if (!name.ends_with(".cpp") || !study_or_page) continue;
    // A scenario file is checked as a whole, a table is read to see what it holds, and a subcommand runs once. The map
    // and the page of regret compare many classes by their names. Those of chapter VI have four points at most.
    const bool scenario = name.starts_with("core/study/chapters/") && name.ends_with("scenario.cpp");
    if (scenario || name.ends_with("/chapter_file.cpp") || name.ends_with("/table_job.cpp") ||
        name.ends_with("/two_worlds_study.cpp") || name.ends_with("/regret_run.cpp") ||
        name.ends_with("/worst_world_run.cpp") || name.ends_with("/one_more_point_run.cpp") ||
        name.ends_with("/ladder_run.cpp") || name.ends_with("/ladder_certificates.cpp") ||
        name.starts_with("app/cli/")) {
      continue;
    }
    CAPTURE(name);
    CHECK_FALSE(std::regex_search(source.text, builds));
    ++looked_at;
  }
  CHECK(looked_at > 60);
  CHECK(std::regex_search(std::string("const ConceptClass c = make_class(text);"), builds));
  CHECK(std::regex_search(std::string("SoaAutomaton soa(*concept_class, observer);"), builds));
}

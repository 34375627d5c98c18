// SPDX-License-Identifier: GPL-3.0-or-later
// validate: checks a scenario, class, data or results file, and lists everything that is wrong with it.
#include <algorithm>
#include <ostream>
#include <sstream>

#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/text.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_file.hpp"
#include "core/experiment/results.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser&) {}

constexpr std::size_t most_bytes = std::size_t{1} << 30;

// What kind of file the text is: results say so in their first line, or are JSON with rows; other JSON is a scenario; a
// data file begins with its header; anything else is a table.
const char* kind_of(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  if (text.starts_with(R"(# {"format":"littlestone-lab sweep")")) return "results";
  if (first != std::string::npos && (text[first] == '{' || text[first] == '[')) {
    const Json json = Json::parse(text, nullptr, false);
    return json.is_object() && json.contains("rows") ? "results" : "scenario";
  }
  std::istringstream in(text);
  try {
    const auto line = LineReader(in, "file").next();
    if (line) {
      const auto cells = split_cells(*line);
      if (cells.size() == 2 && cells[0] == "point" && cells[1] == "label") return "data";
    }
  } catch (const InputError&) {
    // not text: the reader of tables says so
  }
  return "class";
}

std::vector<Problem> problems_of(const std::string& kind, const std::string& path, const std::string& text,
                                 Json& facts) {
  std::vector<Problem> problems;
  try {
    if (kind == "results") {
      const SweepFile results = read_sweep_file(path);
      facts["cells"] = results.cells.size();
      facts["replicates"] = results.scenario.replicates;
    } else if (kind == "scenario") {
      try {
        (void)scenario_from_json(Json::parse(text), problems);
      } catch (const Json::parse_error& error) {
        problems.push_back({"scenario", "byte " + std::to_string(error.byte), "is not JSON from here on"});
      }
    } else if (kind == "data") {
      std::istringstream in(text);
      facts["examples"] = read_examples(in, "data", std::size_t{1} << 32).size();
    } else {
      std::istringstream in(text);
      const ConceptClass concept_class = read_class(in, "class");
      facts["hypotheses"] = concept_class.size();
      facts["points"] = concept_class.points();
      facts["merged_rows"] = concept_class.merged_rows();
    }
  } catch (const InputError& error) {
    if (kind != "class") {
      problems.push_back({error.field(), error.value(), error.rule()});
    } else {
      std::istringstream in(text);
      for (const InputError& problem : class_problems(in, "class")) {
        problems.push_back({problem.field(), problem.value(), problem.rule()});
      }
    }
  }
  return problems;
}

int run(const Call& call) {
  const std::string path = call.positional(0, "file");
  call.expect_positionals(1);
  const std::string text = read_text_file("file", path, most_bytes);
  const std::string kind = kind_of(text);
  Json facts = Json::object();
  const std::vector<Problem> problems = problems_of(kind, path, text, facts);
  if (call.json()) {
    Json json = {{"valid", problems.empty()}, {"kind", kind}, {"problems", Json::array()}};
    for (const Problem& problem : problems) {
      json["problems"].push_back({{"field", problem.field}, {"value", problem.value}, {"rule", problem.rule}});
    }
    json.update(facts);
    call.print(json);
  } else if (problems.empty()) {
    call.out() << path << ": a valid " << kind << " file";
    for (const auto& [key, value] : facts.items()) {
      std::string words = key;
      std::replace(words.begin(), words.end(), '_', ' ');
      call.out() << ", " << value << ' ' << words;
    }
    call.out() << '\n';
  } else {
    for (const Problem& problem : problems) {
      call.err() << "error: " << problem.field << ": " << problem.value << ": " << problem.rule << '\n';
    }
  }
  return problems.empty() ? 0 : 2;
}

}  // namespace

const Subcommand validate_command = {"validate", "FILE [--json]", "checks a scenario, class, data or results file",
                                     configure, run};

}  // namespace littlestone::app

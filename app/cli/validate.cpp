// SPDX-License-Identifier: GPL-3.0-or-later
// validate: checks a scenario, class, data or results file, and lists everything that is wrong with it.
#include <algorithm>
#include <ostream>
#include <utility>

#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_file.hpp"
#include "core/study/agnostic_chapter/scenario.hpp"
#include "core/study/lower_bound/scenario.hpp"
#include "core/study/map/scenario.hpp"
#include "core/study/prediction/scenario.hpp"
#include "core/study/sweep/results.hpp"

namespace littlestone::cli {
namespace {

void configure_validate(Options&) {}

constexpr std::size_t most_bytes = std::size_t{1} << 30;

// What kind of file the text is: results say so in their first line, or are JSON with rows; other JSON is a scenario; a
// data file begins with its header; anything else is a table.
struct Kind {
  const char* name;
  Json json;  // of a scenario or of results in JSON
};

Kind kind_of(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  if (text.starts_with(R"(# {"format":"littlestone-lab sweep")")) return {"results", {}};
  if (first != std::string::npos && (text[first] == '{' || text[first] == '[')) {
    Json json = parse_json("scenario", text);
    return {json.is_object() && json.contains("rows") ? "results" : "scenario", std::move(json)};
  }
  ViewStream in(text);
  try {
    const auto line = LineReader(in, "file").next();
    if (line) {
      const auto cells = split_cells(*line);
      if (cells.size() == 2 && cells[0] == "point" && cells[1] == "label") return {"data", {}};
    }
  } catch (const InputError&) {
    // not text: the reader of tables says so
  }
  return {"class", {}};
}

void expect_size(const std::string& path, const std::string& text, std::size_t most) {
  if (text.size() > most) throw InputError("file", path, rules::file_size(most >> 20U));
}

// Whether a table's first line gave its points names; without it they are 1, 2, 3, …
bool has_point_names(const ConceptClass& concept_class) {
  for (std::size_t x = 0; x < concept_class.points(); ++x) {
    if (concept_class.point_name(static_cast<PointIndex>(x)) != std::to_string(x + 1)) return true;
  }
  return false;
}

std::vector<InputError> problems_of(const std::string& kind, const Json& json, const std::string& path,
                                    const std::string& text, Json& facts) {
  std::vector<InputError> problems;
  try {
    if (kind == "results") {
      const SweepFile results = parse_sweep(text, path);
      facts["cells"] = results.cells.size();
      facts["replicates"] = results.scenario.replicates;
    } else if (kind == "scenario") {
      constexpr std::size_t most_scenario_bytes = std::size_t{16} << 20;  // as of every scenario file
      expect_size(path, text, most_scenario_bytes);
      if (is_lower_bound_scenario(json))
        (void)lower_bound_from_json(json, problems);
      else if (is_prediction_scenario(json))
        (void)prediction_from_json(json, problems);
      else if (is_agnostic_scenario(json))
        (void)agnostic_from_json(json, problems);
      else if (is_map_scenario(json))
        (void)map_from_json(json, problems);
      else
        (void)scenario_from_json(json, problems);
    } else if (kind == "data") {
      expect_size(path, text, most_data_bytes);
      ViewStream in(text);
      facts["examples"] = read_examples(in, "data", std::size_t{1} << 32).size();
    } else {
      ViewStream in(text);
      const ConceptClass concept_class = read_class(in, "class");
      facts["hypotheses"] = concept_class.size();
      facts["points"] = concept_class.points();
      facts["merged_rows"] = concept_class.merged_rows();
      facts["point_names"] = has_point_names(concept_class);
    }
  } catch (const InputError& error) {
    if (kind != "class") {
      problems.push_back(error);
    } else {
      ViewStream in(text);
      for (const InputError& problem : class_problems(in, "class")) problems.push_back(problem);
    }
  }
  return problems;
}

int run_validate_command(const Call& call) {
  const std::string path = call.positional(0, "file");
  call.expect_positionals(1);
  const std::string text = read_text_file("file", path, most_bytes);
  std::string kind = "scenario";
  Json facts = Json::object();
  std::vector<InputError> problems;
  try {
    const Kind found = kind_of(text);
    kind = found.name;
    problems = problems_of(kind, found.json, path, text, facts);
  } catch (const InputError& error) {  // it begins as JSON does, and is none
    problems.push_back(error);
  }
  if (call.json()) {
    Json json = {{"valid", problems.empty()}, {"kind", kind}, {"problems", Json::array()}};
    for (const InputError& problem : problems) {
      json["problems"].push_back(
          {{"field", problem.field()}, {"value", problem.value()}, {"rule", problem.rule().text()}});
    }
    json.update(facts);
    call.print(json);
  } else if (problems.empty()) {
    call.out() << harmless(path) << ": a valid " << kind << " file";
    for (const auto& [key, value] : facts.items()) {
      if (value.is_boolean()) continue;
      std::string words = key;
      std::replace(words.begin(), words.end(), '_', ' ');
      call.out() << ", " << value << ' ' << words;
    }
    if (facts.value("point_names", false)) call.out() << ", its first line taken as the names of the points";
    call.out() << '\n';
  } else {
    for (const InputError& problem : problems) call.err() << "error: " << problem.what() << '\n';
  }
  return problems.empty() ? 0 : 2;
}

}  // namespace

extern const Subcommand validate_command = {"validate", "FILE [--json]",
                                            "checks a scenario, class, data or results file", configure_validate,
                                            run_validate_command};

}  // namespace littlestone::cli

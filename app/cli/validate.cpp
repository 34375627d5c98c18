// SPDX-License-Identifier: GPL-3.0-or-later
// validate: checks a scenario, class, data or results file, and lists everything that is wrong with it.
#include <algorithm>
#include <ostream>
#include <utility>

#include "app/cli/subcommand.hpp"
#include "app/cli/table_words.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/json.hpp"
#include "core/base/name.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/families.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/stability_scenario.hpp"
#include "core/study/sweep/results.hpp"

namespace littlestone::cli {
namespace {

void configure_validate(Options& options) {
  add_option(options, "class",
             "Of a data file: the class that it is for, so that points outside it and names of points are known.",
             "CLASS");
  add_table_options(options);
}

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
  LineCutter lines(in, LineEnds::as_first);
  std::string line;
  while (lines.next(line)) {
    if (!stands_before_header(line)) return {is_data_header(line) ? "data" : "class", {}};
  }
  return {"class", {}};
}

void expect_size(const std::string& path, const std::string& text, std::size_t most) {
  if (text.size() > most) throw InputError("file", path, rules::file_size(most >> 20U));
}

constexpr std::size_t most_problems = 50;

// What a release would make of a data file: every record counts, and those that cannot be read are replaced.
std::vector<InputError> problems_of_data(const Call& call, const std::string& text, Json& facts) {
  const IndexReader points = call.has("class") ? IndexReader::points_of(make_class(call.text("class")))
                                               : IndexReader(std::size_t{1} << 32);  // every index is below it
  ViewStream in(text);
  ImputedExamples read = read_imputed_examples(in, "data", points, most_problems);
  facts["examples"] = read.sample.size();
  facts["replaced"] = read.replaced;
  facts["ends_in_newline"] = read.ends_in_newline;
  return std::move(read.problems);
}

// How the cells of a table are to be read: --names and --columns.
TableOptions table_options(const Call& call) {
  return split_table_text(with_table_options("file:", call.text("names"), call.text("columns")))->options;
}

// What a call says of a table, and how it was read.
struct Facts {
  Json json = Json::object();
  std::optional<ReadTable> table;
};

std::vector<InputError> problems_of(const Call& call, const std::string& kind, const Json& json,
                                    const std::string& path, const std::string& text, Facts& found) {
  Json& facts = found.json;
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
      else if (is_stability_scenario(json))
        (void)stability_from_json(json, problems);
      else
        (void)scenario_from_json(json, problems);
    } else if (kind == "data") {
      expect_size(path, text, most_data_bytes);
      return problems_of_data(call, text, facts);
    } else {
      ViewStream in(text);
      const ReadTable& table = found.table.emplace(read_table(in, "class", table_options(call)));
      facts["hypotheses"] = table.concept_class.size();
      facts["points"] = table.concept_class.points();
      facts["merged_rows"] = table.concept_class.merged_rows();
      facts["merged"] = merged_names(table.concept_class);
      facts["point_names"] = table.frame.point_names;
      facts["frame"] = frame_to_json(table.frame);
    }
  } catch (const InputError& error) {
    if (kind != "class" || error.field() != "class") {
      problems.push_back(error);
    } else {
      ViewStream in(text);
      for (const InputError& problem : class_problems(in, "class", most_problems, {}, table_options(call))) {
        problems.push_back(problem);
      }
    }
  }
  return problems;
}

// What a release would replace, before anything is spent.
void print_replaced(const Call& call, const Json& facts) {
  const auto replaced = facts.at("replaced").get<std::uint64_t>();
  std::ostream& out = call.out();
  if (replaced == 0) {
    out << "a release reads every line";
  } else {
    out << facts.at("examples") << " examples, of which " << replaced
        << " cannot be read: a release counts each of these lines as point 0 with label -1";
  }
  out << (call.has("class") ? "\n" : "; whether the points are of the class is known with --class CLASS only\n");
  if (!facts.at("ends_in_newline").get<bool>()) {
    out << "no line end follows the last line: a release leaves one line out, drawn at random, unless it needs all\n";
  }
}

int run_validate_command(const Call& call) {
  const std::string path = call.positional(0, "file");
  call.expect_positionals(1);
  const std::string text = read_text_file("file", path, most_bytes);
  std::string kind = "scenario";
  Facts facts;
  std::vector<InputError> problems;
  try {
    const Kind found = kind_of(text);
    kind = found.name;
    if (call.has("class") && kind != "data") throw InputError("class", call.text("class"), rules::of_a_data_file());
    problems = problems_of(call, kind, found.json, path, text, facts);
  } catch (const InputError& error) {  // it begins as JSON does, and is none
    problems.push_back(error);
  }
  if (call.json()) {
    Json json = {{"valid", problems.empty()}, {"kind", kind}, {"problems", Json::array()}};
    for (const InputError& problem : problems) {
      json["problems"].push_back(
          {{"field", problem.field()}, {"value", problem.value()}, {"rule", problem.rule().text()}});
    }
    json.update(facts.json);
    call.print(json);
    return problems.empty() ? exit_done : exit_bad_input;
  }
  for (const InputError& problem : problems) call.err() << "error: " << problem.what() << '\n';
  if (problems.empty()) {
    call.out() << harmless(path) << ": a valid " << kind << " file";
    for (const auto& [key, value] : facts.json.items()) {
      if (!value.is_number()) continue;
      std::string words = key;
      std::replace(words.begin(), words.end(), '_', ' ');
      call.out() << ", " << value << ' ' << words;
    }
    call.out() << '\n';
  }
  if (facts.table) {
    print_frame(call, facts.table->frame);
    print_merged(call, facts.table->concept_class);
  }
  if (kind == std::string_view("data") && facts.json.contains("examples")) print_replaced(call, facts.json);
  return problems.empty() ? exit_done : exit_bad_input;
}

}  // namespace

extern const Subcommand validate_command = {"validate",
                                            "FILE [--class C] [--names WHERE] [--columns a,b]",
                                            "checks a scenario, class, data or results file",
                                            configure_validate,
                                            run_validate_command,
                                            Names::input};

}  // namespace littlestone::cli

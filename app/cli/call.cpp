// SPDX-License-Identifier: GPL-3.0-or-later
// What a call says, and what it says of its own mistakes.
#include <algorithm>

#include "app/cli/drawing.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_file.hpp"
#include "core/random/engine.hpp"

namespace littlestone::cli {

void add_option(Options& options, std::string name, std::string help, std::string value, std::string otherwise) {
  options.push_back({std::move(name), std::move(help), std::move(value), std::move(otherwise)});
}

void add_list_option(Options& options, std::string name, std::string help, std::string value) {
  add_option(options, std::move(name), std::move(help), std::move(value));
  options.back().repeats = true;
}

void add_input(Options& options, std::string name, std::string help, std::string value, std::string otherwise) {
  add_option(options, std::move(name), std::move(help), std::move(value), std::move(otherwise));
  options.back().names = Names::input;
}

void add_output(Options& options, std::string name, std::string help, std::string value, Names names,
                std::vector<std::string> (*files)(const std::string& value)) {
  add_option(options, std::move(name), std::move(help), std::move(value));
  options.back().names = names;
  options.back().files = files;
}

void add_flag(Options& options, std::string name, std::string help) {
  options.push_back({std::move(name), std::move(help), "", ""});
}

void add_table_options(Options& options) {
  add_option(options, "names",
             "Where a table has names: none, row (the first line names the points), column (the first column names the "
             "hypotheses) or both (default: as it looks).",
             "where");
  add_option(options, "columns",
             "Points of a table by name, between commas: those to keep, or with - in front those to leave out.",
             "a,b,-c");
}

std::string Call::text(std::string_view option) const {
  const auto given = words_.given.find(option);
  if (given != words_.given.end() && !given->second.empty()) return given->second.back();
  const auto declared =
      std::find_if(options_.begin(), options_.end(), [&](const Option& o) { return o.name == option; });
  return declared == options_.end() ? "" : declared->otherwise;
}

std::vector<std::string> Call::texts(std::string_view option) const {
  const auto given = words_.given.find(option);
  return given == words_.given.end() ? std::vector<std::string>() : given->second;
}

std::uint64_t Call::whole(std::string_view option) const { return parse_seed(option, text(option)); }

std::string Call::positional(int i, const char* name) const {
  if (i >= positionals()) throw InputError(name, "", rules::missing_argument());
  const std::string& word = words_.positionals[static_cast<std::size_t>(i)];
  const bool names_class = std::string_view(name) == "class" || std::string_view(name) == "scenario";
  return names_class ? with_table_options(word, text("names"), text("columns")) : word;
}

void Call::expect_positionals(int count) const {
  if (positionals() > count) {
    throw InputError("argument", words_.positionals[static_cast<std::size_t>(count)], rules::extra_argument());
  }
}

void Call::print(const Json& json) const { out_ << json_text(json, 2) << '\n'; }

const Drawing& Call::drawing(const char* option) const {
  if (program_.drawing != nullptr) return *program_.drawing;
  throw InputError(option, text(option), rules::for_pictures());
}

}  // namespace littlestone::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several subcommands share.
#include "app/cli/shared_options.hpp"

#include <chrono>

#include "core/base/error.hpp"
#include "core/base/rational.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/concept/index_text.hpp"

namespace littlestone::cli {
namespace {

std::vector<std::string> split_at_commas(const std::string& text) {
  std::vector<std::string> items;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    items.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return items;
}

}  // namespace

void add_field_options(Options& options, FieldGroup group) {
  for (const Field<Scenario>& field : scenario_fields()) {
    if (field.info.group == group && !field.info.option.empty()) add_field_option(options, field.info.option);
  }
}

void add_field_option(Options& options, std::string_view option, const Scenario& defaults, std::string_view more) {
  const Field<Scenario>& field = scenario_field(option);
  std::string help = field_help(field.info, field.get(defaults));
  if (!more.empty()) help += " " + std::string(more);
  add_option(options, std::string(option), help, std::string(field.info.argument));
}

void read_field_options(const Call& call, FieldGroup group, Scenario& scenario) {
  for (const Field<Scenario>& field : scenario_fields()) {
    if (field.info.group == group && !field.info.option.empty()) read_field_option(call, field.info.option, scenario);
  }
}

void read_field_option(const Call& call, std::string_view option, Scenario& scenario) {
  if (!call.has(option)) return;
  const Field<Scenario>& field = scenario_field(option);
  const std::string text = call.text(option);
  if (field.applies != nullptr && !field.applies(scenario)) {
    throw InputError(option, text, rules::for_custom_constants(to_string(scenario.constants_kind)));
  }
  if (option == "target" && text.find_first_not_of("0123456789") != std::string::npos) {
    scenario.target = read_row(option, text, make_class(scenario.class_text));  // a name
    return;
  }
  field.set(scenario, read_field(field.info, text));
}

std::string ending_of(const std::string& path) {
  const std::string name = path.substr(path.rfind('/') + 1);
  const std::size_t dot = name.rfind('.');
  std::string ending = dot == std::string::npos ? "" : name.substr(dot + 1);
  for (char& c : ending) c = 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return ending;
}

unsigned read_threads(const Call& call) {
  if (!call.has("threads")) return 0;
  const std::uint64_t threads = call.whole("threads");
  if (threads < 1 || threads > 1024) throw InputError("threads", call.text("threads"), rules::between(1, 1024));
  return static_cast<unsigned>(threads);
}

void add_seconds_option(Options& options) {
  add_option(options, "seconds",
             "Give each question at most this long; what is known then is told as an interval or a bound.", "number");
}

double read_seconds(const Call& call) {
  if (!call.has("seconds")) return 0;
  const double seconds = to_double(parse_rational("seconds", call.text("seconds")));
  if (!(seconds > 0)) throw InputError("seconds", call.text("seconds"), rules::above_0());
  return seconds;
}

Observer within(const Observer& observer, double seconds, bool* over) {
  if (seconds <= 0) return observer;
  using Clock = std::chrono::steady_clock;
  return [observer, seconds, over, begin = Clock::now()](const Progress& progress) {
    if (std::chrono::duration<double>(Clock::now() - begin).count() < seconds) return observer(progress);
    if (over != nullptr) *over = true;
    return Answer::stop;
  };
}

std::vector<std::uint64_t> parse_counts(const char* field, const std::string& text) {
  constexpr std::uint64_t most = std::uint64_t{1} << 61;
  std::vector<std::uint64_t> counts;
  for (const std::string& item : split_at_commas(text)) {
    counts.push_back(parse_seed(field, item));
    if (counts.back() > most) throw InputError(field, item, rules::at_most("2^61"));
    if (counts.size() > 1'000'000) throw InputError(field, item, rules::more_than("10^6"));
  }
  return counts;
}

}  // namespace littlestone::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several subcommands share: distribution, privacy and accuracy, constants.
#include "app/cli/shared_options.hpp"

#include "core/base/error.hpp"
#include "core/base/rational.hpp"
#include "core/base/rules.hpp"

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

void add_distribution_options(Options& options) {
  add_option(options, "marginal",
             "Known distribution on the points: uniform, geometric:R, zipf:S, weights:w0,w1,… (default uniform).",
             "marginal");
  add_option(options, "target", "Row of the class that labels the examples, 0-based (default 0).", "row");
}

void add_constants_options(Options& options) {
  add_option(options, "epsilon", "Privacy loss, above 0; exact, such as 1, 0.1 or 1/10 (default 1).", "number");
  add_option(options, "delta", "Chance the privacy loss is larger, between 0 and 1 (default 1e-6).", "number");
  add_option(options, "alpha", "Error allowed (default 0.1).", "number");
  add_option(options, "beta", "Chance to miss alpha (default 0.1).", "number");
  add_option(options, "constants", "Which constants: custom (default), sharp or paper.", "kind");
  add_option(options, "auxiliary", "Custom n: examples in each block T (default 2).", "n");
  add_option(options, "cap", "Custom N: most examples one tournament may draw (default 64).", "N");
  add_option(options, "batches", "Custom number of batches of N + n examples, one vote each (default 240).", "K");
  add_option(options, "selection", "Custom n': fresh examples for the selection (default 20).", "n");
  add_option(options, "levels", "Custom weights w0,w1,…,wd of the tournament levels (default equal).", "weights");
}

void read_distribution_options(const Call& call, Scenario& scenario) {
  if (call.has("marginal")) scenario.marginal = call.text("marginal");
  if (call.has("target")) scenario.target = call.whole("target");
}

void read_goal_options(const Call& call, Scenario& scenario) {
  if (call.has("epsilon")) scenario.epsilon = parse_rational("epsilon", call.text("epsilon"));
  if (call.has("delta")) scenario.delta = parse_rational("delta", call.text("delta"));
  const auto open_unit = [&](const char* field, Rational& value) {
    if (call.has(field)) value = parse_rational(field, call.text(field));
    if (value <= 0 || value >= 1) throw InputError(field, to_string(value), rules::above_0_below_1());
  };
  open_unit("alpha", scenario.alpha);
  open_unit("beta", scenario.beta);
}

void read_constants_options(const Call& call, Scenario& scenario) {
  read_goal_options(call, scenario);
  if (call.has("constants")) scenario.constants_kind = parse_constants_kind("constants", call.text("constants"));
  const auto custom = [&](const char* option, const auto& read) {
    if (!call.has(option)) return;
    if (scenario.constants_kind != ConstantsKind::custom) {
      throw InputError(option, call.text(option), rules::for_custom_constants(to_string(scenario.constants_kind)));
    }
    read();
  };
  custom("auxiliary", [&] { scenario.constants.auxiliary = call.whole("auxiliary"); });
  custom("cap", [&] { scenario.constants.cap = call.whole("cap"); });
  custom("batches", [&] { scenario.constants.batches = call.whole("batches"); });
  custom("selection", [&] { scenario.constants.selection = call.whole("selection"); });
  custom("levels", [&] { scenario.constants.levels = parse_rationals("levels", call.text("levels")); });
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

std::vector<Rational> parse_rationals(const char* field, const std::string& text) {
  std::vector<Rational> values;
  for (const std::string& item : split_at_commas(text)) values.push_back(parse_rational(field, item));
  return values;
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

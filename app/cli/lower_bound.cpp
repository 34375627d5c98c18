// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lower_bound.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <ostream>
#include <sstream>

#include "app/cli/shared_options.hpp"
#include "core/base/bound_text.hpp"
#include "core/base/rules.hpp"
#include "core/lower_bound/private_thresholds.hpp"

namespace littlestone::cli {
namespace {

constexpr const char* private_options[] = {"auxiliary", "cap", "batches", "selection", "level"};

// "private" with the constants that the options say.
std::string private_learner_of(const Call& call) {
  PrivateThresholds::Setting setting;
  if (call.has("epsilon")) setting.epsilon = parse_rational("epsilon", call.text("epsilon"));
  if (call.has("delta")) setting.delta = parse_rational("delta", call.text("delta"));
  if (call.has("auxiliary")) setting.constants.auxiliary = call.whole("auxiliary");
  if (call.has("cap")) setting.constants.cap = call.whole("cap");
  if (call.has("batches")) setting.constants.batches = call.whole("batches");
  if (call.has("selection")) setting.constants.selection = call.whole("selection");
  if (call.text("level") == "all") {
    setting.level.reset();
  } else if (call.has("level")) {
    const std::uint64_t level = call.whole("level");
    if (level > 8) throw InputError("level", call.text("level"), rules::between(0, 8));
    setting.level = static_cast<unsigned>(level);
  }
  return PrivateThresholds("learner", setting).name();
}

template <class Number>
std::string joined(const std::vector<Number>& numbers) {
  std::ostringstream text;
  for (std::size_t i = 0; i < numbers.size(); ++i) text << (i > 0 ? " " : "") << numbers[i];
  return text.str();
}

}  // namespace

bool names_scenario(const std::string& word) {
  const auto& shipped = shipped_lower_bound_scenarios();
  if (std::any_of(shipped.begin(), shipped.end(), [&](const auto& one) { return one.name == word; })) return true;
  std::error_code problem;
  return std::filesystem::is_regular_file(word, problem);
}

void add_row_options(Options& options, const RowNames& rows) {
  const LowerBoundScenario fallback;
  for (const std::string_view name : rows) {
    const Field<LowerBoundScenario>& row = lower_bound_field(name);
    options.push_back(
        {std::string(row.info.option), field_help(row.info, row.get(fallback)), std::string(row.info.argument), ""});
  }
}

void add_search_options(Options& options) {
  add_option(options, "seconds",
             "Stop the search for a homogeneous set then; what it found stands (default: no limit).", "S");
  add_option(options, "threads", "Threads of the search, 1 to 1024 (default: one a core).", "T");
  add_flag(options, "exact", "Refuse an answer that is only a lower bound.");
  add_option(options, "auxiliary", "Of the learner private: n, examples in each block (default 1).", "n");
  add_option(options, "cap", "Of the learner private: N, most examples of a tournament (default 0).", "N");
  add_option(options, "batches", "Of the learner private: batches of N + n examples, 1 to 8 (default 4).", "K");
  add_option(options, "selection", "Of the learner private: n', fresh examples for the selection (default 2).", "n");
  add_option(options, "level", "Of the learner private: the level of the tournament, or all (default 0).", "L");
}

void read_rows(const Call& call, const RowNames& rows, LowerBoundScenario& scenario) {
  for (const std::string_view name : rows) {
    if (!call.has(name)) continue;
    const Field<LowerBoundScenario>& row = lower_bound_field(name);
    row.set(scenario, read_field(row.info, call.text(name)));
  }
}

LowerBoundScenario read_lower_bound_call(const Call& call, const RowNames& rows) {
  const std::string word = call.positional(0, "learner");
  call.expect_positionals(1);
  LowerBoundScenario scenario;
  scenario.hidden = 0;
  if (word == "private") {
    scenario.learner = private_learner_of(call);
  } else {
    for (const char* option : private_options)
      if (call.has(option)) throw InputError(option, call.text(option), rules::of_private_learner());
    if (names_scenario(word))
      scenario = load_lower_bound(word);
    else
      scenario.learner = ThresholdLearner::parse("learner", word).name();
  }
  if (!names_scenario(word)) {
    for (const char* needed : {"domain", "examples"})
      if (!call.has(needed)) throw InputError(needed, "", rules::is_missing());
  }
  read_rows(call, rows, scenario);
  std::vector<InputError> problems;
  check_lower_bound(scenario, problems);
  if (!problems.empty()) throw InputError(problems.front());
  return scenario;
}

HomogeneousLimits read_search_limits(const Call& call) {
  HomogeneousLimits limits;
  limits.threads = read_threads(call);
  limits.exact_only = call.has("exact");
  if (call.has("seconds")) {
    const Rational seconds = parse_rational("seconds", call.text("seconds"));
    constexpr int most = 1'000'000;
    if (seconds <= 0 || seconds > most) throw InputError("seconds", call.text("seconds"), rules::above_below(0, most));
    limits.time_limit = std::chrono::milliseconds(std::max<std::int64_t>(1, std::llround(to_double(seconds) * 1000)));
  }
  return limits;
}

std::string list_of(const std::vector<double>& numbers) { return joined(numbers); }
std::string list_of(const std::vector<LinePoint>& numbers) { return joined(numbers); }

void print_homogeneous(const Call& call, const HomogeneousStudy& study) {
  const LowerBoundScenario& scenario = study.scenario;
  const HomogeneousSet& set = study.set;
  const ThresholdLearner learner = learner_of(scenario);
  std::ostream& out = call.out();
  out << "learner:     " << learner.name() << " on " << scenario.domain << " points, " << scenario.examples
      << " examples; " << words_of(learner.joint_law()) << '\n';
  out << "homogeneous: ";
  if (set.trivial && set.exact) {
    out << "no finding: any " << scenario.examples + 1 << " points are, and among " << set.candidates.size()
        << " candidates no further one fits";
  } else if (set.trivial) {
    out << "no finding yet: any " << scenario.examples + 1 << " points are; the search ended early";
  } else if (set.exact) {
    out << set.points.size() << " points, the most among " << set.candidates.size() << " candidates";
  } else {
    out << "at least " << set.points.size() << " points of " << set.candidates.size()
        << " candidates; the search ended early";
  }
  out << ", at gamma " << to_string(set.tolerance) << "\npoints:      " << list_of(set.points) << '\n';
  if (!set.ranges.empty()) out << "values:      " << list_of(set.probabilities()) << '\n';
  out << "Lemma 17:    ";
  if (std::isfinite(study.guarantee_log10))
    out << "promises 10^" << lower_text(study.guarantee_log10) << " points at gamma 1/" << 100 * scenario.examples
        << '\n';
  else
    out << "promises nothing here: the iterated logarithm of the domain is not positive\n";
}

int exit_of(const Call& call, Ended ended) {
  if (ended == Ended::completed) return exit_done;
  call.err() << "stopped\n";
  return exit_stopped;
}

}  // namespace littlestone::cli

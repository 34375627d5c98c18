// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/data_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/row_order.hpp"
#include "core/learner/chain_learner.hpp"
#include "core/learner/lean_learner.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_runs = 100'000;

// Of the entry: the value of a key.
const nlohmann::json& member(const nlohmann::json& entry, const std::string& field, const char* key) {
  const auto found = entry.find(key);
  if (found == entry.end()) throw InputError(field + "." + key, "", rules::is_missing());
  return *found;
}

std::string text_of(const nlohmann::json& entry, const std::string& field, const char* key) {
  const nlohmann::json& value = member(entry, field, key);
  if (!value.is_string()) throw InputError(field + "." + key, "", rules::string());
  return value.get<std::string>();
}

bool truth_of(const nlohmann::json& entry, const std::string& field, const char* key) {
  const nlohmann::json& value = member(entry, field, key);
  if (!value.is_boolean()) throw InputError(field + "." + key, "", rules::boolean());
  return value.get<bool>();
}

LedgerEntry session_entry(const std::string& field, const nlohmann::json& json) {
  if (!json.is_object()) throw InputError(field, "", rules::object());
  LedgerEntry entry;
  entry.run = "window";
  entry.class_text = text_of(json, field, "class");
  const std::string path = text_of(json, field, "data");
  entry.data = path.substr(path.rfind('/') + 1);
  entry.promise = {parse_rational(field + ".epsilon", text_of(json, field, "epsilon")),
                   parse_rational(field + ".delta", text_of(json, field, "delta"))};
  entry.release = truth_of(json, field, "release");
  (void)basic_composition(std::vector{entry.promise});  // in range
  return entry;
}

std::string as_utf8(const std::string& text) {
  return nlohmann::json::parse(json_text(nlohmann::json(text))).get<std::string>();
}

NoisyTest noisy_test(const Sample& rows, std::uint64_t read, const LabelVector& answer, const Rational& epsilon,
                     const SeedTree& seeds) {
  NoisyTest test;
  test.rows = rows.size() - read;
  for (std::size_t i = read; i < rows.size(); ++i)
    if (answer[rows[i].point] != rows[i].label) ++test.errors;
  Engine engine = seeds.child("test errors").engine();
  test.errors += DiscreteLaplace(epsilon)(engine);
  // Pr[|Z| > k] = 2r^(k + 1)/(1 + r), r = e^(−ε).
  const double ratio = std::exp(-to_double(epsilon));
  const auto beyond = [&](std::uint64_t k) { return 2 * std::pow(ratio, static_cast<double>(k) + 1) / (1 + ratio); };
  constexpr double rarely = 0.05;
  test.within =
      static_cast<std::uint64_t>(std::max(0.0, std::floor(std::log(rarely * (1 + ratio) / 2) / std::log(ratio) - 1)));
  while (beyond(test.within) > rarely) ++test.within;
  test.chance = 1 - beyond(test.within);
  return test;
}

// Fewer lines than these are none for the learner.
std::uint64_t least_lines(const DataRun& run) {
  const auto* lean = std::get_if<LeanConstants>(&run.constants);
  return lean != nullptr ? lean->batch : 1;
}

}  // namespace

DataRun compute_data_run(const Scenario& scenario, const Instance& instance, const DataSource& source, bool release,
                         const Observer& observer) {
  DataRun run;
  run.scenario = scenario;
  run.path = source.path;
  run.columns = source.columns;
  run.release = release;
  run.concept_class = instance.shared_class();
  run.dimension = instance.littlestone_dimension(observer);
  run.constants = data_constants(goal_of(scenario, run.dimension), *run.concept_class);
  const BigInteger needed = examples_of(run.constants);
  ImputedExamples read =
      read_imputed_columns_file(source.path, source.columns, IndexReader::points_of(*run.concept_class));
  if (release) read.count_by_line_ends(needed.convert_to<std::uint64_t>(), SeedTree::system());
  run.records = read.sample.size();
  run.promised = needed <= BigInteger(run.records);
  if (!run.promised && source.without_promise) {
    auto scaled = scale_to_budget(run.constants, run.records);
    if (!scaled) throw InputError("data", rules::value_examples(run.records), rules::enough_examples(least_lines(run)));
    run.constants = *std::move(scaled);
  }
  // Progress depends on the data and on the noise, so it is not reported.
  const Observer stop_only = [&](const Progress&) {
    return stop_requested(observer, {"release", 0, 0}) ? Answer::stop : Answer::go_on;
  };
  SoaAutomaton soa = instance.automaton(observer);
  soa.set_observer(stop_only);
  const SeedTree seeds = release ? SeedTree::system() : SeedTree(scenario.seed);
  const Sample rows = in_random_order(read.sample, seeds);
  const LearnerData data(rows);
  const auto take = [&run](auto result) {
    if (result.ended == Ended::stopped) throw Stopped();
    run.examples = result.examples;
    run.hypothesis = std::move(result.hypothesis);
    run.selected = !result.is_default;
  };
  if (const auto* chain = std::get_if<ChainConstants>(&run.constants)) {
    take(run_chain_learner(soa, data, {*chain, scenario.seed, release}, stop_only));
  } else {
    LeanLearnerOptions options;
    options.constants = std::get<LeanConstants>(run.constants);
    options.seed = scenario.seed;
    options.system_entropy = release;
    options.most_states = release_states(*run.concept_class);
    take(run_lean_learner(soa, data, options, stop_only));
  }
  if (run.examples < rows.size()) run.test = noisy_test(rows, run.examples, run.hypothesis, scenario.epsilon, seeds);
  return run;
}

PrivacyClaim DataRun::claim() const {
  return privacy_claim(PrivacyPromise{scenario.epsilon, scenario.delta}, release, records);
}

LedgerEntry ledger_entry(const Scenario& scenario, const std::string& path, bool release) {
  LedgerEntry entry;
  entry.promise = {scenario.epsilon, scenario.delta};
  entry.release = release;
  entry.run = "window";
  entry.class_text = scenario.class_text;
  entry.data = path.substr(path.rfind('/') + 1);
  return entry;
}

nlohmann::ordered_json session_entries_to_json(const std::vector<LedgerEntry>& entries) {
  nlohmann::ordered_json json = nlohmann::ordered_json::array();
  for (const LedgerEntry& entry : entries) {
    json.push_back({{"class", as_utf8(entry.class_text)},
                    {"data", as_utf8(entry.data)},
                    {"epsilon", to_string(entry.promise.epsilon)},
                    {"delta", to_string(entry.promise.delta)},
                    {"release", entry.release}});
  }
  return json;
}

std::vector<LedgerEntry> session_entries_from_json(const nlohmann::json& json) {
  if (!json.is_array()) throw InputError("spent", "", rules::list());
  if (json.size() > most_runs) throw InputError("spent", std::to_string(json.size()), rules::at_most(most_runs));
  std::vector<LedgerEntry> entries;
  for (std::size_t i = 0; i < json.size(); ++i)
    entries.push_back(session_entry("spent[" + std::to_string(i) + "]", json[i]));
  return entries;
}

SavedEntries saved_entries(std::string_view session_text) {
  SavedEntries saved;
  nlohmann::json json;
  try {
    json = parse_json("session", session_text);
  } catch (const InputError&) {
    saved.lost = session_text.find("\"release\"") != std::string_view::npos;  // of an entry
    return saved;
  }
  const nlohmann::json data = json.is_object() ? json.value("pages", nlohmann::json()) : nlohmann::json();
  nlohmann::json list = data.is_object() ? data.value("data", nlohmann::json()) : nlohmann::json();
  if (list.is_object()) list = list.value("earlier", nlohmann::json());  // beside the columns that were chosen
  if (list.is_null()) return saved;
  if (!list.is_array()) return {{}, true};
  for (const nlohmann::json& entry : list) {
    try {
      saved.entries.push_back(session_entry("spent", entry));
    } catch (const InputError&) {
      saved.lost = true;
    }
  }
  return saved;
}

}  // namespace littlestone

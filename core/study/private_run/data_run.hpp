// SPDX-License-Identifier: GPL-3.0-or-later
// A run of M on a user's data: what left, and nothing of what lies before the privacy boundary.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/instance/instance.hpp"
#include "core/privacy/composition.hpp"
#include "core/study/scenario/scenario.hpp"

namespace littlestone {

/// One predictor that was released, with its noisy count.
struct ReleasedPredictor {
  LabelVector labels;
  std::int64_t noisy_count = 0;
};

/// What left a run on a data file. It holds no vote, no error and no probability: nobody who draws or writes it can
/// tell them.
struct DataRun {
  Scenario scenario;  // constants resolved; marginal and target play no part, the seed only in a seeded run
  std::string path;
  std::shared_ptr<const ConceptClass> concept_class;
  bool release = true;  // drawn from the system's entropy; false: from the scenario's seed, for study, and not private
  std::uint64_t records = 0;            // lines of the file; public
  std::uint64_t examples = 0;           // of these used
  int dimension = 0;                    // Ldim(H)
  std::int64_t threshold = 0;           // T
  std::vector<ReleasedPredictor> list;  // by falling noisy count, then by labels
  LabelVector hypothesis;
  bool selected = false;  // from the list; false: it was empty, and the answer is the SOA's before any example

  /// (ε, δ) for every choice of constants and every data, where nobody can draw the noise again.
  [[nodiscard]] bool is_private() const { return release; }
};

/// M on the file's examples, read as a release reads them (read_imputed_examples), with at most release_states(class)
/// states a batch: what `learn --data` does. `release`: from the operating system's entropy; else from the scenario's
/// seed. `instance` is instance_of the scenario. The observer is asked for a stop only and gets no count; throws
/// Stopped. Throws InputError where the scenario cannot be run, or the file cannot be read or is too short.
[[nodiscard]] DataRun compute_data_run(const Scenario& scenario, const Instance& instance, const std::string& path,
                                       bool release, const Observer& observer = {});

/// One run on data as the ledger of a session keeps it.
struct LedgerEntry {
  std::string class_text;
  std::string path;
  PrivacyPromise promise;
  bool release = true;  // false: the seed was known, and nothing is promised

  friend bool operator==(const LedgerEntry& a, const LedgerEntry& b) {
    return a.class_text == b.class_text && a.path == b.path && a.promise.epsilon == b.promise.epsilon &&
           a.promise.delta == b.promise.delta && a.release == b.release;
  }
};
using Ledger = std::vector<LedgerEntry>;

[[nodiscard]] LedgerEntry ledger_entry(const DataRun& run);
/// What its releases have spent together, whatever their files: the same people can be in two files. A run with a known
/// seed is not among them, since it promises nothing.
[[nodiscard]] SpentBudget spent_budget(const Ledger& ledger);
/// How many of its runs had a known seed.
[[nodiscard]] std::size_t seeded_runs(const Ledger& ledger);

/// A list with one object a run: class, data, epsilon, delta, release. A name that is not UTF-8 gets replacement
/// characters.
[[nodiscard]] nlohmann::ordered_json ledger_to_json(const Ledger& ledger);
/// Reads it back. Throws InputError (fields "spent[i].key") on what is no ledger, and on more than 100 000 runs.
[[nodiscard]] Ledger ledger_from_json(const nlohmann::json& json);

}  // namespace littlestone

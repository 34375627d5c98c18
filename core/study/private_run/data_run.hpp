// SPDX-License-Identifier: GPL-3.0-or-later
// A run of the lean learner on a user's data: what left, and nothing of what lies before the privacy boundary.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/concept/data_columns.hpp"
#include "core/instance/instance.hpp"
#include "core/learner/lean_constants.hpp"
#include "core/privacy/composition.hpp"
#include "core/study/scenario/scenario.hpp"

namespace littlestone {

/// What left a run on a data file. It holds no vote, no error and no probability: nobody who draws or writes it can
/// tell them.
struct DataRun {
  Scenario scenario;  // class, goal and seed count; marginal, target and M's constants play no part
  std::string path;
  DataColumns columns;
  std::shared_ptr<const ConceptClass> concept_class;
  bool release = true;  // drawn from the system's entropy; false: from the scenario's seed, for study, and not private
  std::uint64_t records = 0;   // lines of the file; public
  std::uint64_t examples = 0;  // of these used
  int dimension = 0;           // Ldim(H)
  LeanConstants constants;
  bool promised = false;  // loss ≤ α with chance 1 − β, if some hypothesis explains the labels; false: private alone
  LabelVector hypothesis;
  bool selected = false;  // false: nothing was chosen, and the answer is the SOA's before any example

  /// (ε, δ) for every choice of constants and every data, where nobody can draw the noise again.
  [[nodiscard]] bool is_private() const { return release; }
};

/// The file of a run on data, and the columns of it that are read.
struct DataSource {
  std::string path;
  DataColumns columns;
  /// The lean learner runs on a file that is too short for its promise, with constants that are scaled to it: private
  /// as ever, and nothing is promised of the loss. False: such a file is refused.
  bool without_promise = false;
};

/// The lean learner on the file's examples, read as a release reads them (read_imputed_columns) and put in random order,
/// with at most release_states(class) states a batch: what `learn --learner lean --data` does. `release`: from the operating
/// system's entropy; else from the scenario's seed. `instance` is instance_of the scenario. The observer is asked for a
/// stop only and gets no count; throws Stopped. Throws InputError where no constants are proved for the class and the
/// goal, or the file cannot be read or is too short.
[[nodiscard]] DataRun compute_data_run(const Scenario& scenario, const Instance& instance, const DataSource& source,
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

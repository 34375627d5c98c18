// SPDX-License-Identifier: GPL-3.0-or-later
// A run of the lean or the chain learner on a user's data: what left, and nothing of what lies before the privacy boundary.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/concept/data_columns.hpp"
#include "core/instance/instance.hpp"
#include "core/privacy/claim.hpp"
#include "core/privacy/ledger.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/private_run/data_learner.hpp"

namespace littlestone {

/// The errors of an answer on the rows that its learner did not read, with two-sided geometric noise: Z with
/// Pr[Z = z] ∝ e^(−ε|z|). In a file whose rows were put in random order one changed row is either one that the learner
/// reads or one of these, for each fixed order. So the answer and its test together are as private as the answer alone.
struct NoisyTest {
  std::uint64_t rows = 0;    // > 0; public
  std::int64_t errors = 0;   // with the noise: below 0 or above `rows` in some runs
  std::uint64_t within = 0;  // the least k with Pr[|Z| ≤ k] ≥ .95
  double chance = 0;         // Pr[|Z| ≤ within]
};

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
  DataConstants constants;
  bool promised = false;  // loss ≤ α with chance 1 − β, if some hypothesis explains the labels; false: private alone
  LabelVector hypothesis;
  bool selected = false;          // false: nothing was chosen, and the answer is the SOA's before any example
  std::optional<NoisyTest> test;  // none: the learner read all rows

  /// What it promises: the scenario's (ε, δ), for every choice of constants and every data; and whether that is
  /// private.
  [[nodiscard]] PrivacyClaim claim() const;
  [[nodiscard]] bool is_private() const { return claim().is_private(); }
};

/// The file of a run on data, and the columns of it that are read.
struct DataSource {
  std::string path;
  DataColumns columns;
  /// The learner runs on a file that is too short for its promise, with constants that are scaled to it: private
  /// as ever, and nothing is promised of the loss. False: such a file is refused.
  bool without_promise = false;
};

/// The learner of data_constants on the file's examples, read as a release reads them (read_imputed_columns) and put in
/// random order, the lean learner with at most release_states(class) states a batch: what `learn --learner lean --data` or
/// `learn --learner chain --data` does. `release`: from the operating
/// system's entropy; else from the scenario's seed. The answer is tested on the rows that are left. `instance` is instance_of the scenario. The observer is asked for a
/// stop only and gets no count; throws Stopped. Throws InputError where no constants are proved for the class and the
/// goal, or the file cannot be read or is too short.
[[nodiscard]] DataRun compute_data_run(const Scenario& scenario, const Instance& instance, const DataSource& source,
                                       bool release, const Observer& observer = {});

/// What a run of this scenario on this file writes into the ledger, the time aside.
[[nodiscard]] LedgerEntry ledger_entry(const Scenario& scenario, const std::string& path, bool release);

/// Sessions of versions before the ledger hold what they had spent: a list with one object a run: class, data, epsilon,
/// delta, release. Writes entries so, as long as they are not in the ledger. A name that is not UTF-8 gets replacement
/// characters.
[[nodiscard]] nlohmann::ordered_json session_entries_to_json(const std::vector<LedgerEntry>& entries);
/// Reads them. Throws InputError (fields "spent[i].key") on what is no such list, and on more than 100 000 runs.
[[nodiscard]] std::vector<LedgerEntry> session_entries_from_json(const nlohmann::json& json);

/// Entries of a session file that cannot be read as a session.
struct SavedEntries {
  std::vector<LedgerEntry> entries;  // those that can be read
  bool lost = false;                 // there may be others: they, or all of the text, cannot be read
};
/// Finds them in the text of a session file, whatever else is wrong with it.
[[nodiscard]] SavedEntries saved_entries(std::string_view session_text);

}  // namespace littlestone

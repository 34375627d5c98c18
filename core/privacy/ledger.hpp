// SPDX-License-Identifier: GPL-3.0-or-later
// A ledger: an append-only file that says what was spent on data, for all processes that release something of them.
//
// It is text. The first line says what it is and its version. Each other line is a JSON object: an entry (what was run,
// on which data, how often, ε, δ and the time), a budget, or a mark from which counting starts anew. A line ends in a
// checksum of the whole file up to there, so a line that was changed or taken away from the middle is noticed. Lines
// are only ever added, under a lock (flock) that all processes of this program take.
//
// A line is on the disk (fsync) before anything of its run is shown. So a line that was cut off by a crash belongs to a
// run that showed nothing. It counts as spent all the same: ε, δ and the number of runs stand first in a line. A line
// that was cut off before their end is refused, and so is the whole file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/privacy/composition.hpp"

namespace littlestone {

/// One entry. Texts are labels: what does not fit one line of 60 characters is replaced (one_line).
struct LedgerEntry {
  PrivacyPromise promise = {0, 0};  // of one run: ε at least 0, δ from 0 to 1 (1 promises nothing)
  std::uint64_t runs = 1;           // 1 to 10^9
  bool release = true;              // false: the noise came from a known seed; promises nothing, and is not in the sum
  std::string run;                  // "learn"; "(cut off)" of a line that a crash cut off
  std::string class_text;           // "thresholds:8"; may be empty
  std::string data;                 // the file's name without its folder, or what else tells the data apart
  std::string time;                 // UTC, "2026-11-26T09:37:24Z"; spend() puts it

  friend bool operator==(const LedgerEntry& a, const LedgerEntry& b);
};

/// What a ledger holds.
struct Ledger {
  std::vector<LedgerEntry> entries;      // all, in their order
  std::size_t counted_from = 0;          // index of the first one after the last mark from which counting starts anew
  std::optional<PrivacyPromise> budget;  // the last one that was set; none: none was, or it was taken back

  friend bool operator==(const Ledger& a, const Ledger& b);
};

/// The releases that count: those after the last mark.
[[nodiscard]] std::vector<RepeatedPromise> counted(const Ledger& ledger);
/// Their number of runs.
[[nodiscard]] std::uint64_t counted_runs(const Ledger& ledger);
/// How many entries after the last mark were runs with a known seed.
[[nodiscard]] std::size_t seeded_runs(const Ledger& ledger);
/// (Σε, Σδ) of the releases that count, whatever their data: the same people can be in two files.
[[nodiscard]] PrivacyPromise spent(const Ledger& ledger);
/// The same with the tighter composition beside it. That one is for promises that were fixed before the first run; a
/// budget is compared with the sum, which holds also where a run was chosen after the answers of earlier ones.
[[nodiscard]] SpentBudget spent_budget(const Ledger& ledger);

/// Reads "2,1e-5" as (ε, δ), ε at least 0 and δ from 0 to below 1. Throws InputError(field, …).
[[nodiscard]] PrivacyPromise parse_budget(std::string_view field, const std::string& text);
/// "2,1e-5".
[[nodiscard]] std::string budget_text(const PrivacyPromise& budget);

/// Throws InputError (field "budget") where the entry would pass this budget or the ledger's own: where Σε or Σδ with
/// it would be larger, or where it has a known seed, which promises nothing.
void expect_within(const Ledger& ledger, const LedgerEntry& entry, const std::optional<PrivacyPromise>& budget);

/// Reads a ledger; none where there is no file. Throws InputError(field, path, …) where the file cannot be read, is no
/// ledger, is of another version, is damaged, is larger than 64 MiB, or is locked for more than 10 s. Time linear in
/// the file.
[[nodiscard]] std::optional<Ledger> read_ledger(std::string_view field, const std::string& path);
/// The same of a file's text.
[[nodiscard]] Ledger parse_ledger(std::string_view field, const std::string& path, std::string_view text);

/// Adds an entry, and returns the ledger with it. When this returns, the entry is on the disk. Makes the file (0600)
/// where there is none. Between reading and writing no other process adds anything, so two processes cannot pass a
/// budget together. Throws InputError as read_ledger and expect_within, and where the file cannot be written (also: is
/// no ordinary file); then the ledger is as it was, or holds the entry though nothing was released.
Ledger spend(std::string_view field, const std::string& path, const LedgerEntry& entry,
             const std::optional<PrivacyPromise>& budget = std::nullopt);
/// Several entries at once; of entries that were made before, no budget is asked.
Ledger add_entries(std::string_view field, const std::string& path, const std::vector<LedgerEntry>& entries);

/// From now on this budget holds for every run that is written into this ledger; none: no budget. Throws as spend.
Ledger set_budget(std::string_view field, const std::string& path, const std::optional<PrivacyPromise>& budget);
/// Counts from 0: for data of people who are in none of the data before. The entries stay in the file. Throws as spend.
Ledger count_from_zero(std::string_view field, const std::string& path);

}  // namespace littlestone

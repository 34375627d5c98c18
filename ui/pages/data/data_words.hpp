// SPDX-License-Identifier: GPL-3.0-or-later
// What the page of a run on a user's data shows, in words and in rows.
#pragma once

#include <QString>
#include <memory>
#include <optional>

#include "core/study/private_run/data_plan.hpp"
#include "core/study/private_run/data_run.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// What the page shows. Immutable once it is shared.
struct DataShown {
  Scenario scenario;                     // of the next run: class, goal and seed
  QString path;                          // of the next run's file; empty: none is chosen
  bool release = true;                   // whether the next run is one
  std::optional<DataHeader> header;      // of the file; none: not read yet
  DataColumns columns;                   // of the next run
  std::shared_ptr<const DataPlan> plan;  // of the header's lines; null: not known yet
  std::shared_ptr<const DataRun> run;    // the last one; null before it
  Ledger ledger;
  SpentBudget spent;
};

/// "thresholds.csv", shortened to one line, and isolated so that it does not change the direction of a sentence.
[[nodiscard]] QString data_name(const QString& path);
/// "(1, 10⁻⁶)".
[[nodiscard]] QString promise_text(const Rational& epsilon, const Rational& delta);
/// "chain fits: 2418 of your 6000 lines.", or why there is no promise; empty before the plan is known.
[[nodiscard]] QString verdict_text(const DataPlan* plan);
/// What that means: the promise, or what would fit.
[[nodiscard]] QString verdict_reason(const DataShown& shown);
/// "+ from 32 on" where + is all from one bin on, else the bins that are +; of a class without cut points its name.
[[nodiscard]] QString answer_text(const DataRun& run);
/// "private" or "not private", and why, each in the language of the window.
[[nodiscard]] QString privacy_text(const PrivacyClaim& claim);
[[nodiscard]] QString privacy_reason(const PrivacyClaim& claim);
/// What the run on display may say, or else what the next one could.
[[nodiscard]] PrivacyClaim claim_of(const DataShown& shown);
/// What was spent as a sum, in markup; empty where nothing was.
[[nodiscard]] QString spent_text(const SpentBudget& spent);
/// By exact composition; empty where that is no smaller than the sum.
[[nodiscard]] QString exact_text(const SpentBudget& spent);
/// Both.
[[nodiscard]] QString all_spent_text(const SpentBudget& spent);
/// The noisy errors on the lines that were not used; a count that the noise made impossible is the nearest possible one.
[[nodiscard]] QString test_text(const NoisyTest& test);
/// The δ for a file of so many lines whose δ is too large to be called private: 10⁻⁶, or of more than 99 999 lines the
/// largest power of ten that is at most a tenth of one over the number of lines.
[[nodiscard]] Rational usual_delta(std::uint64_t lines);

/// All of it in rows of a fact and its value.
[[nodiscard]] PageTable data_table(const DataShown& shown, TableLimits limits = {});

}  // namespace littlestone::ui

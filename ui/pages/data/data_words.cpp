// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "core/base/bound_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct DataWords {
  Q_DECLARE_TR_FUNCTIONS(DataPicture)
};

QString amount_text(const Rational& amount) { return amount == 0 ? QStringLiteral("0") : rational_text(amount); }

// Of three places, of one from 10 on, without zeros at their end.
QString bound_text(double value) {
  if (value >= 1000) return upper_count_text(value);
  return QString::number(raised(value, value >= 10 ? -1 : -3));
}

// What the next run, or the one that is shown, is of.
const Scenario& scenario_of(const DataShown& shown) { return shown.run ? shown.run->scenario : shown.scenario; }

}  // namespace

QString data_name(const QString& path) { return literal(shortened(shown_file(path))); }

QString promise_text(const Rational& epsilon, const Rational& delta) {
  return QStringLiteral("(%1,\u00a0%2)").arg(amount_text(epsilon), amount_text(delta));
}

QString privacy_text(const PrivacyClaim& claim) {
  return claim.is_private() ? DataWords::tr("private") : DataWords::tr("not private");
}

PrivacyClaim claim_of(const DataShown& shown) {
  if (shown.run) return shown.run->claim();
  return privacy_claim(PrivacyPromise{shown.scenario.epsilon, shown.scenario.delta}, shown.release,
                       shown.plan ? shown.plan->lines : 0);
}

QString privacy_reason(const PrivacyClaim& claim) {
  switch (claim.verdict) {
    case PrivacyVerdict::holds:
      return DataWords::tr(
          "The noise comes from the operating system, and nobody can draw it again. The output is private "
          "for every choice of constants; only running time and memory use may reveal more.");
    case PrivacyVerdict::seed_known:
      return DataWords::tr(
          "Anyone who knows the seed can draw the same noise and subtract it. A run on data is private "
          "only without a seed.");
    case PrivacyVerdict::no_epsilon: return DataWords::tr("No finite ε is promised.");
    case PrivacyVerdict::epsilon_too_large:
      return DataWords::tr("ε is above %1: one line can change a probability by a factor of more than e^%1.")
          .arg(amount_text(most_private_epsilon()));
    case PrivacyVerdict::delta_too_large:
      return DataWords::tr("δ is not below %1, the smaller one of 1/1000 and one over the number of lines.")
          .arg(amount_text(private_delta_bound(claim.records)));
  }
  return {};
}

QString spent_text(const SpentBudget& spent) {
  if (spent.basic.epsilon == 0 && spent.basic.delta == 0) return {};
  return DataWords::tr("$ε$ = %1, $δ$ = %2 by adding up")
      .arg(amount_text(spent.basic.epsilon), amount_text(spent.basic.delta));
}

QString exact_text(const SpentBudget& spent) {
  if (spent.basic.epsilon == 0 && spent.basic.delta == 0) return {};
  if (raised(spent.epsilon, -3) >= to_double(spent.basic.epsilon)) return {};  // of one run, say
  const QString text = spent.exact ? DataWords::tr("$ε$ ≤ %1 at $δ$ = %2 by exact composition")
                                   : DataWords::tr("$ε$ ≤ %1 at $δ$ = %2 by advanced composition");
  return text.arg(bound_text(spent.epsilon), amount_text(spent.delta));
}

QString verdict_text(const DataPlan* plan) {
  if (plan == nullptr) return {};
  switch (plan->verdict) {
    case DataPlan::Verdict::fits:
      return (learner_of(*plan->constants) == LearnerKind::chain ? DataWords::tr("chain fits: %1 of your %2 lines.")
                                                                 : DataWords::tr("lean fits: %1 of your %2 lines."))
          .arg(upper_count_text(static_cast<double>(plan->needed())), number_text(plan->lines));
    case DataPlan::Verdict::too_few:
      return DataWords::tr("Too few for a promise: %1 of %2 lines.")
          .arg(number_text(plan->lines), upper_count_text(static_cast<double>(plan->needed())));
    case DataPlan::Verdict::no_row: break;
  }
  return DataWords::tr("No proved row for Ldim %1 and this promise.").arg(plan->goal.dimension);
}

QString verdict_reason(const DataShown& shown) {
  const DataPlan* plan = shown.plan.get();
  if (plan == nullptr) return {};
  if (plan->verdict == DataPlan::Verdict::fits) {
    return DataWords::tr("Loss ≤ %1 with chance %2, if some answer of the class explains the labels.")
        .arg(rational_text(plan->goal.alpha), lower_text(to_double(Rational(1 - plan->goal.beta))));
  }
  if (plan->verdict == DataPlan::Verdict::no_row)
    return DataWords::tr("Choose a class of smaller Ldim, or a weaker promise.");
  if (!plan->asked) return DataWords::tr("Nothing is spent. Looking for what would fit.");
  QStringList fitting;
  for (const DataPlan::Ask& ask : plan->nearest) {
    fitting += (ask.alpha != plan->goal.alpha ? DataWords::tr("$α$ = %1 asks for %2").arg(rational_text(ask.alpha))
                                              : DataWords::tr("$ε$ = %1 asks for %2").arg(rational_text(ask.epsilon)))
                   .arg(upper_count_text(static_cast<double>(ask.lines)));
  }
  if (fitting.isEmpty()) return DataWords::tr("Nothing is spent. No $α$ up to 1/2 and no $ε$ up to 8 would fit.");
  return DataWords::tr("Nothing is spent. What would fit: %1.").arg(fitting.join(QStringLiteral("; ")));
}

QString all_spent_text(const SpentBudget& spent) {
  const QString exact = exact_text(spent);
  return exact.isEmpty() ? spent_text(spent) : spent_text(spent) + QStringLiteral("; ") + exact;
}

QString test_text(const NoisyTest& test) {
  const auto rows = static_cast<std::int64_t>(test.rows);
  const auto errors = static_cast<std::uint64_t>(std::clamp<std::int64_t>(test.errors, 0, rows));
  return DataWords::tr("On %1 unused lines: %2 errors, ± %3 with chance %4.")
      .arg(number_text(test.rows), number_text(errors), number_text(test.within), told_probability(test.chance));
}

Rational usual_delta(std::uint64_t lines) {
  constexpr int least_digits = 6;
  const auto digits = static_cast<int>(std::to_string(lines).size());
  Rational delta = 1;
  for (int i = 0; i < std::max(least_digits, digits + 1); ++i) delta /= 10;
  return delta;
}

QString answer_text(const DataRun& run) {
  const LabelVector& f = run.hypothesis;
  const std::vector<double>& cuts = run.columns.cuts;
  std::vector<std::size_t> plus;
  for (std::size_t x = 0; x < f.size(); ++x) {
    if (f[x] == Label::plus) plus.push_back(x);
  }
  if (plus.empty()) return DataWords::tr("− everywhere");
  if (plus.size() == f.size()) return DataWords::tr("+ everywhere");
  const bool stretch = plus.back() - plus.front() + 1 == plus.size();
  if (cuts.empty() || !stretch) {
    constexpr std::size_t most = 8;
    QStringList names;
    for (std::size_t i = 0; i < std::min(plus.size(), most); ++i) {
      names += cuts.empty() ? plain_name(run.concept_class->point_name(static_cast<PointIndex>(plus[i])))
                            : QString::number(plus[i] + 1);
    }
    if (plus.size() > most) names += QStringLiteral("…");
    return (cuts.empty() ? DataWords::tr("+ at %1") : DataWords::tr("+ in the bins %1"))
        .arg(names.join(QStringLiteral(", ")));
  }
  const auto cut = [&](std::size_t i) { return QString::number(cuts[i], 'g', 12); };
  if (plus.back() + 1 == f.size()) return DataWords::tr("+ from %1 on").arg(cut(plus.front() - 1));
  if (plus.front() == 0) return DataWords::tr("+ below %1").arg(cut(plus.back()));
  return DataWords::tr("+ from %1 to below %2").arg(cut(plus.front() - 1), cut(plus.back()));
}

PageTable data_table(const DataShown& shown, TableLimits limits) {
  PageTable table;
  table.columns = {{DataWords::tr("fact"), QStringLiteral("fact")}, {DataWords::tr("value"), QStringLiteral("value")}};
  const auto add = [&](const QString& name, const char* field, const PageTable::Cell& value) {
    if (!full(table, limits)) table.rows.push_back({text_cell(name, field), value});
  };
  const Scenario& scenario = scenario_of(shown);
  add(DataWords::tr("class"), "class", text_cell(class_title(scenario.class_text), scenario.class_text));
  add(DataWords::tr("$ε$ of a run").remove(u'$'), "epsilon",
      text_cell(rational_text(scenario.epsilon), to_string(scenario.epsilon)));
  add(DataWords::tr("$δ$ of a run").remove(u'$'), "delta",
      text_cell(rational_text(scenario.delta), to_string(scenario.delta)));
  if (const DataPlan* plan = shown.plan.get()) {
    add(DataWords::tr("lines of the file"), "lines", count_cell(plan->lines));
    if (plan->constants) add(DataWords::tr("lines that the promise asks for"), "needed", count_cell(plan->needed()));
    add(DataWords::tr("verdict"), "verdict", text_cell(verdict_text(plan)));
  }
  if (const DataRun* run = shown.run.get()) {
    add(DataWords::tr("file"), "data", text_cell(shown_file(file_text(run->path))));
    add(DataWords::tr("lines"), "records", count_cell(run->records));
    add(DataWords::tr("examples used"), "examples", count_cell(run->examples));
    add(DataWords::tr("loss promised"), "promised", truth_cell(run->promised, DataWords::tr("no")));
    add(DataWords::tr("private"), "private", truth_cell(run->is_private(), DataWords::tr("no")));
    add(DataWords::tr("why"), "why", text_cell(privacy_reason(run->claim())));
    add(DataWords::tr("hypothesis"), "hypothesis", labels_cell(run->hypothesis));
    add(DataWords::tr("in words"), "answer", text_cell(without_isolates(answer_text(*run))));
    if (const auto& test = run->test) {
      add(DataWords::tr("lines of the test, not used before"), "test_rows", count_cell(test->rows));
      add(DataWords::tr("errors of the test, with noise"), "test_errors", {signed_text(test->errors), test->errors});
    }
  }
  add(DataWords::tr("releases in the ledger"), "releases", count_cell(counted_runs(shown.ledger)));
  add(DataWords::tr("runs with a known seed"), "seeded_runs", count_cell(seeded_runs(shown.ledger)));
  add(DataWords::tr("spent, ε added up"), "spent_epsilon",
      text_cell(amount_text(shown.spent.basic.epsilon), to_string(shown.spent.basic.epsilon)));
  add(DataWords::tr("spent, δ added up"), "spent_delta",
      text_cell(amount_text(shown.spent.basic.delta), to_string(shown.spent.basic.delta)));
  add(shown.spent.exact ? DataWords::tr("spent, ε by exact composition")
                        : DataWords::tr("spent, ε by advanced composition"),
      "composed_epsilon", {bound_text(shown.spent.epsilon), shown.spent.epsilon});
  add(DataWords::tr("at δ"), "composed_delta", text_cell(amount_text(shown.spent.delta), to_string(shown.spent.delta)));
  if (const auto& budget = shown.ledger.budget) {
    add(DataWords::tr("budget, ε"), "budget_epsilon",
        text_cell(amount_text(budget->epsilon), to_string(budget->epsilon)));
    add(DataWords::tr("budget, δ"), "budget_delta", text_cell(amount_text(budget->delta), to_string(budget->delta)));
  }
  return table;
}

}  // namespace littlestone::ui

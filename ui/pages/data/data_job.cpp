// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_job.hpp"

#include <utility>

#include "core/concept/data_file.hpp"

namespace littlestone::ui {
namespace {

constexpr std::string_view field = "ledger";

// The ledger as it is now, with the earlier entries in it.
Ledger ledger_of(const LedgerPlace& place) {
  if (!place.path.empty() && place.earlier.empty()) return read_ledger(field, place.path).value_or(Ledger());
  if (!place.path.empty()) return add_entries(field, place.path, place.earlier);
  Ledger ledger = place.ledger;
  ledger.entries.insert(ledger.entries.end(), place.earlier.begin(), place.earlier.end());
  return ledger;
}

}  // namespace

Job::Delivery DataJob::told(const Ledger& ledger) {
  const SpentBudget spent = spent_budget(ledger);
  return [this, ledger, spent] { emit counted(ledger, spent); };
}

void DataPlanJob::start(const std::string& path, bool has_header, const std::optional<DataHeader>& header,
                        const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
  launch([this, path, has_header, header, scenario, instance](const Post& post, const Observer& observer) -> Delivery {
    const DataHeader read = header ? *header : read_data_header_file(path, has_header);
    if (!header) post([this, read] { emit looked(read); });
    const ConceptClass& concept_class = instance->concept_class();
    DataPlan plan = plan_data_run(goal_of(scenario, instance->littlestone_dimension(observer)), concept_class,
                                  read.lines, observer);
    post([this, first = std::make_shared<const DataPlan>(plan)] { emit planned(first); });
    find_asks(plan, concept_class, observer);
    return [this, whole = std::make_shared<const DataPlan>(std::move(plan))] { emit planned(whole); };
  });
}

void DataJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const DataSource& source,
                    bool release, const LedgerPlace& place) {
  launch([this, scenario, instance, source, release, place](const Post& post, const Observer& observer) -> Delivery {
    const LedgerEntry entry = ledger_entry(scenario, source.path, release);
    Ledger ledger = ledger_of(place);
    post(told(ledger));
    expect_within(ledger, entry, std::nullopt);
    const auto run = std::make_shared<const DataRun>(compute_data_run(scenario, *instance, source, release, observer));
    if (place.path.empty()) {
      ledger.entries.push_back(entry);
    } else {
      ledger = spend(field, place.path, entry);
    }
    return [this, run, tell = told(ledger)] {
      tell();
      emit finished(run);
    };
  });
}

void DataCheckJob::start(const std::shared_ptr<const Instance>& instance, const DataSource& source) {
  launch([this, instance, source](const Post&, const Observer&) -> Delivery {
    const ImputedExamples read =
        read_imputed_columns_file(source.path, source.columns, IndexReader::points_of(instance->concept_class()));
    return [this, lines = read.sample.size(), replaced = read.replaced] { emit finished(lines, replaced); };
  });
}

void DataJob::read(const LedgerPlace& place) {
  launch([this, place](const Post&, const Observer&) { return told(ledger_of(place)); });
}

void DataJob::forget(const LedgerPlace& place) {
  launch([this, place](const Post& post, const Observer&) {
    Ledger ledger = ledger_of(place);
    post(told(ledger));
    if (place.path.empty()) {
      ledger.counted_from = ledger.entries.size();
    } else {
      ledger = count_from_zero(field, place.path);
    }
    return told(ledger);
  });
}

void DataJob::limit(const LedgerPlace& place, const std::optional<PrivacyPromise>& budget) {
  launch([this, place, budget](const Post& post, const Observer&) {
    Ledger ledger = ledger_of(place);
    post(told(ledger));
    if (place.path.empty()) {
      ledger.budget = budget;
    } else {
      ledger = set_budget(field, place.path, budget);
    }
    return told(ledger);
  });
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_job.hpp"

#include <utility>

#include "core/concept/data_file.hpp"

namespace littlestone::ui {

void DataPlanJob::start(const std::string& path, const std::optional<DataHeader>& header, const Scenario& scenario,
                        const std::shared_ptr<const Instance>& instance) {
  launch([this, path, header, scenario, instance](const Post& post, const Observer& observer) -> Delivery {
    const DataHeader read = header ? *header : read_data_header_file(path);
    if (!header) post([this, read] { emit looked(read); });
    const auto plan = std::make_shared<const DataPlan>(
        plan_data_run(goal_of(scenario, instance->littlestone_dimension(observer)), read.lines, observer));
    return [this, plan] { emit planned(plan); };
  });
}

void DataJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const DataSource& source,
                    bool release, const Ledger& before) {
  launch([this, scenario, instance, source, release, before](const Post&, const Observer& observer) -> Delivery {
    const auto run = std::make_shared<const DataRun>(compute_data_run(scenario, *instance, source, release, observer));
    Ledger ledger = before;
    ledger.push_back(ledger_entry(*run));
    const SpentBudget spent = spent_budget(ledger);
    return [this, run, ledger = std::move(ledger), spent] { emit finished(run, ledger, spent); };
  });
}

void DataCheckJob::start(const std::shared_ptr<const Instance>& instance, const DataSource& source) {
  launch([this, instance, source](const Post&, const Observer&) -> Delivery {
    const ImputedExamples read =
        read_imputed_columns_file(source.path, source.columns, IndexReader::points_of(instance->concept_class()));
    return [this, lines = read.sample.size(), replaced = read.replaced] { emit finished(lines, replaced); };
  });
}

void DataJob::count(const Ledger& ledger) {
  launch([this, ledger](const Post&, const Observer&) -> Delivery {
    const SpentBudget spent = spent_budget(ledger);
    return [this, spent] { emit counted(spent); };
  });
}

}  // namespace littlestone::ui

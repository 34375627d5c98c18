// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/data_job.hpp"

#include <utility>

namespace littlestone::ui {

void DataJob::start(const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const std::string& path,
                    bool release, const Ledger& before) {
  launch([this, scenario, instance, path, release, before](const Post&, const Observer& observer) -> Delivery {
    const auto run = std::make_shared<const DataRun>(compute_data_run(scenario, *instance, path, release, observer));
    Ledger ledger = before;
    ledger.push_back(ledger_entry(*run));
    const SpentBudget spent = spent_budget(ledger);
    return [this, run, ledger = std::move(ledger), spent] { emit finished(run, ledger, spent); };
  });
}

void DataJob::count(const Ledger& ledger) {
  launch([this, ledger](const Post&, const Observer&) -> Delivery {
    const SpentBudget spent = spent_budget(ledger);
    return [this, spent] { emit counted(spent); };
  });
}

}  // namespace littlestone::ui

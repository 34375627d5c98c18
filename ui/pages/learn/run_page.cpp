// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/run_page.hpp"

#include "ui/pages/learn/command_text.hpp"

namespace littlestone::ui {

Provenance RunPage::provenance(int step) const { return {run().scenario, step, command_text(run().scenario)}; }

QString RunPage::command(const ChapterScenario& edited) const { return command_text(std::get<Scenario>(edited)); }

}  // namespace littlestone::ui

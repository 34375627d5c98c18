// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/page_data.hpp"

#include <nlohmann/json.hpp>

#include "app/command_text.hpp"
#include "ui/pages/page.hpp"

namespace littlestone::app {

std::string page_data(const ui::PageTable& table, const QString& page, int step, const Scenario& scenario,
                      DataFormat format) {
  nlohmann::ordered_json json = {
      {"format", "littlestone-lab page"},
      {"version", 1},
      {"program", "littlestone-lab " LITTLESTONE_VERSION},
      {"page", page.toStdString()},
      {"step", step},
      {"seed", std::to_string(scenario.seed)},
      {"command",
       (page == ui::page_id(ui::PageKind::loss) ? sweep_text(scenario) : command_text(scenario)).toStdString()},
      {"scenario", scenario_to_json(scenario)}};
  if (format == DataFormat::csv) {
    return "# " + json.dump() + "\n" + table.csv().toStdString();
  }
  json["rows"] = table.json();
  return json.dump(2) + "\n";
}

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/page_data.hpp"

#include "core/base/json.hpp"

namespace littlestone::app {

std::string page_data(const ui::PageTable& table, const QString& exhibit, const ui::Provenance& origin,
                      DataFormat format, const std::optional<ui::ChapterScenario>& compared, Formulas formulas) {
  nlohmann::ordered_json json = {{"format", "littlestone-lab page"},
                                 {"version", 1},
                                 {"program", "littlestone-lab " LITTLESTONE_VERSION},
                                 {"page", exhibit.toStdString()},
                                 {"step", origin.step},
                                 {"seed", std::to_string(ui::seed_of(origin.scenario))},
                                 {"command", origin.command.toStdString()},
                                 {"scenario", ui::chapter_scenario_to_json(origin.scenario)}};
  if (compared) json["compared"] = ui::chapter_scenario_to_json(*compared);
  if (format == DataFormat::csv) {
    return "# " + json_text(json) + "\n" + table.csv(formulas).toStdString();
  }
  json["rows"] = table.json();
  return json_text(json, 2) + "\n";
}

}  // namespace littlestone::app

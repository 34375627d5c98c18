// SPDX-License-Identifier: GPL-3.0-or-later
// A table as it is read, for what a browser's test compares a page with.
#pragma once

#include <nlohmann/json.hpp>

#include "ui/kit/table.hpp"

namespace littlestone::test {

inline nlohmann::ordered_json shown_cells(const ui::PageTable& table) {
  auto rows = nlohmann::ordered_json::array();
  for (const auto& row : table.rows) {
    auto cells = nlohmann::ordered_json::array();
    for (const ui::PageTable::Cell& cell : row) cells.push_back(cell.shown.toStdString());
    rows.push_back(cells);
  }
  return rows;
}

}  // namespace littlestone::test

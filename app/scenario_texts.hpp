// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace littlestone::app {

/// Titles, lessons and sources of the shipped scenarios as sources of a translation (context "Scenario").
[[nodiscard]] const std::vector<const char*>& scenario_texts();
/// The same of chapter II's.
[[nodiscard]] const std::vector<const char*>& lower_bound_texts();
/// The same of chapter III's.
[[nodiscard]] const std::vector<const char*>& prediction_texts();
/// The same of chapter IV's.
[[nodiscard]] const std::vector<const char*>& agnostic_texts();

/// The same of chapter V's.
[[nodiscard]] const std::vector<const char*>& map_texts();
[[nodiscard]] const std::vector<const char*>& stability_texts();

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Parts that the JSON of several studies has.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "core/concept/labels.hpp"

namespace littlestone {

/// The number, or null.
[[nodiscard]] inline nlohmann::ordered_json number_or_null(const std::optional<double>& value) {
  return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json(nullptr);
}

/// {"point", "label"}, the label as "+" or "-".
[[nodiscard]] inline nlohmann::ordered_json example_json(const Example& example) {
  return {{"point", example.point}, {"label", std::string(1, to_char(example.label))}};
}

}  // namespace littlestone

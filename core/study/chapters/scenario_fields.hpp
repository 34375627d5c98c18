// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of a scenario, one row each.
#pragma once

#include <span>

#include "core/study/chapters/scenario.hpp"
#include "core/study/field.hpp"

namespace littlestone {

struct NamedKey;

/// Every parameter of a scenario, in the order its file is written in. A new one is one row.
[[nodiscard]] const std::vector<Field<Scenario>>& scenario_fields();

/// The row of this option or of the last part of its key; there must be one.
[[nodiscard]] const Field<Scenario>& scenario_field(std::string_view name);

/// What a class alone is asked about: a scenario's defaults, and the class's first row as target.
[[nodiscard]] Scenario scenario_of_class(std::string class_text);

/// The schema of scenario files, JSON schema draft 2020-12, as resources/scenarios/scenario.schema.json holds it.
[[nodiscard]] nlohmann::ordered_json scenario_schema();

/// The keys whose values a scenario file may spell by names (chapter_file.hpp).
[[nodiscard]] std::span<const NamedKey> scenario_named();

}  // namespace littlestone

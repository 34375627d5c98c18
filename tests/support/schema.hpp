// SPDX-License-Identifier: GPL-3.0-or-later
// JSON documents held to a JSON schema by a validator that shares no code with the program's own reader (valijson).
#pragma once

#include <string>
#include <vector>

namespace littlestone::test {

/// What the document breaks of the schema, one line each; empty where it is valid. Both are JSON texts; throws where
/// one is not.
[[nodiscard]] std::vector<std::string> schema_problems(const std::string& schema, const std::string& document);

}  // namespace littlestone::test

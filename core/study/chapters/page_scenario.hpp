// SPDX-License-Identifier: GPL-3.0-or-later
// The web pages that littlestone-lab writes hold their scenario: such a file opens like a scenario file.
#pragma once

#include <string>

namespace littlestone {

/// The scenario's JSON in the text of such a page; any other text as it is.
[[nodiscard]] std::string scenario_in_page(std::string text);

}  // namespace littlestone

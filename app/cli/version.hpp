// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/cli/command_line.hpp"

namespace littlestone::cli {

/// What --version prints: program and version; how it was compiled; the libraries that it was compiled with, and those
/// that it draws with.
[[nodiscard]] std::string version_text(const Program& program);

}  // namespace littlestone::cli

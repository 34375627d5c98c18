// SPDX-License-Identifier: GPL-3.0-or-later
// The names of the figures, for programs that only list them; littlestone-lab draws each (app/figures.cpp).
#pragma once

#include <string>
#include <vector>

namespace littlestone::cli {

/// A name that `figure` accepts, and one line about it.
struct FigureInfo {
  std::string name;
  std::string summary;
  bool second = false;  ///< of a scenario of another chapter than the first
};

/// All of them, in the order of `list`.
[[nodiscard]] const std::vector<FigureInfo>& figures();

}  // namespace littlestone::cli

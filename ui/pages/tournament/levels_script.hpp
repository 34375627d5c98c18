// SPDX-License-Identifier: GPL-3.0-or-later
// The levels told one after the other.
#pragma once

#include <memory>

#include "ui/pages/tournament/levels_facts.hpp"
#include "ui/shell/script.hpp"

namespace littlestone::ui {

/// One step a level, then one for two runs; before the laws are known the same steps without numbers.
[[nodiscard]] std::shared_ptr<const Script> levels_script(const LevelsFacts& facts);
/// What is said at a step of it. Before the last level it is asked whether the largest chance grows once more.
[[nodiscard]] QString levels_sentence(const LevelsFacts& facts, int step);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The program with pictures: the shared subcommands, and those that draw.
#pragma once

#include "app/cli/command_line.hpp"
#include "app/cli/subcommand.hpp"

namespace littlestone::app {

/// `littlestone-lab` as its command line knows it. What draws starts a QApplication if none runs.
[[nodiscard]] const cli::Program& lab_program();

// One file each.
extern const cli::Subcommand plot_command;
extern const cli::Subcommand figure_command;
extern const cli::Subcommand lesson_command;

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: every subcommand runs without a display, speaks text or one JSON object, and says what is wrong in one
// line.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace littlestone::app {

/// Exit codes of the program.
enum ExitCode : int { exit_done = 0, exit_other = 1, exit_bad_input = 2, exit_stopped = 3 };

/// Runs `arguments` (without the program's name; at least the subcommand). Results go to `out`, progress and the one error
/// line "error: field: value: rule" to `err`. Returns the exit code. Subcommands that draw need a QGuiApplication.
int run_command_line(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err);

/// Asks a running subcommand to stop at its next step (it then exits with 3). Safe to call from a signal handler.
void request_stop() noexcept;

}  // namespace littlestone::app

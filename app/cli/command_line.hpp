// SPDX-License-Identifier: GPL-3.0-or-later
// The command line: every subcommand runs without a display, prints text or one JSON object, and reports an error in
// one line. Two programs share it: `littlestone`, without Qt, and `littlestone-lab`, which also draws and has the
// window.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace littlestone::cli {

/// Exit codes of the programs.
enum ExitCode : int { exit_done = 0, exit_other = 1, exit_bad_input = 2, exit_stopped = 3 };

struct Drawing;  // drawing.hpp

/// One of the two programs.
struct Program {
  const char* name;                    // "littlestone"
  const char* window_usage = nullptr;  // the help's line about the window; none where there is none
  const Drawing* drawing = nullptr;    // none: what would draw answers with one line that says so
};

/// The program without Qt.
inline constexpr Program headless{"littlestone"};

/// Runs `arguments` (without the program's name; none of them: the overview). Results go to `out`, progress and the one
/// error line "error: field: value: rule" to `err`. Returns the exit code.
int run_command_line(const Program& program, const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err);

/// Asks a running subcommand to stop at its next step (it then exits with 3). Safe to call from a signal handler.
void request_stop() noexcept;

/// The first step of the main of both programs. If memory runs out where nothing can catch it, also before main, the
/// program ends with one line and exit_other. If a file may not grow, the program reports it like a full disk. Plans are
/// kept in usual_plan_folder().
void prepare_process();

/// The main of a call with arguments: run_command_line on the standard streams. Ctrl-C asks the run to stop; a second
/// Ctrl-C ends the program at once.
int main_of(const Program& program, const std::vector<std::string>& arguments);

}  // namespace littlestone::cli

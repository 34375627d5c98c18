// SPDX-License-Identifier: GPL-3.0-or-later
// A call of the command line from within a test, with all it answers. The same tests run against both programs.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "app/cli/command_line.hpp"

namespace littlestone::cli::test {

/// The program under test: `littlestone` in cli_tests, `littlestone-lab` in app_tests.
[[nodiscard]] const Program& program();

struct Outcome {
  int code = 0;
  std::string out;
  std::string err;
};

/// Calls the program under test, or another.
[[nodiscard]] Outcome call(const std::vector<std::string>& arguments);
[[nodiscard]] Outcome call(const Program& program, const std::vector<std::string>& arguments);

/// The object that a call with --json prints; the test fails where it prints none, more than one, or an error.
[[nodiscard]] nlohmann::ordered_json call_json(std::vector<std::string> arguments);

}  // namespace littlestone::cli::test

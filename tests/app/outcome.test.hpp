// SPDX-License-Identifier: GPL-3.0-or-later
// A call of the command line from within a test, with all it answers.
#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "app/command_line.hpp"

namespace littlestone::app::test {

struct Outcome {
  int code = 0;
  std::string out;
  std::string err;
};

inline Outcome call(const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = run_command_line(arguments, out, err);
  return {code, out.str(), err.str()};
}

}  // namespace littlestone::app::test

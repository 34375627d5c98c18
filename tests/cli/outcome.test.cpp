// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome.test.hpp"

#include <catch2/catch.hpp>
#include <sstream>

namespace littlestone::cli::test {

Outcome call(const Program& program, const std::vector<std::string>& arguments) {
  std::ostringstream out;
  std::ostringstream err;
  const int code = run_command_line(program, arguments, out, err);
  return {code, out.str(), err.str()};
}

Outcome call(const std::vector<std::string>& arguments) { return call(program(), arguments); }

nlohmann::ordered_json call_json(std::vector<std::string> arguments) {
  arguments.emplace_back("--json");
  const Outcome outcome = call(arguments);
  CAPTURE(outcome.err);
  REQUIRE(outcome.code == exit_done);
  return nlohmann::ordered_json::parse(outcome.out);  // exactly one object: anything after it would throw
}

}  // namespace littlestone::cli::test

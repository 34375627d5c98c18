// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of the command line (tests/cli) once more, against the program that draws.
#include "app/drawing.hpp"
#include "tests/cli/outcome.test.hpp"

const littlestone::cli::Program& littlestone::cli::test::program() { return littlestone::app::lab_program(); }

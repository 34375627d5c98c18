// SPDX-License-Identifier: GPL-3.0-or-later
// `littlestone`: the program without Qt, for terminals, scripts, clusters and MPI.
#include "app/cli/command_line.hpp"

int main(int argc, char** argv) {
  namespace cli = littlestone::cli;
  cli::prepare_process();
  return cli::main_of(cli::headless, {argv + 1, argv + argc});
}

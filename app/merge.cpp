// SPDX-License-Identifier: GPL-3.0-or-later
// merge: joins the shards of a sweep to the file that one process would have written.
#include <ostream>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "core/experiment/results.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  add_option(parser, "out", "Results file to write, .csv or .json.", "file");
}

int run(const Call& call) {
  std::vector<SweepFile> shards;
  const int count = call.positionals();
  (void)call.positional(0, "file");
  for (int i = 0; i < count; ++i) shards.push_back(read_sweep_file(call.positional(i, "file")));
  const SweepFile merged = merge_sweeps(shards);
  write_sweep_file(merged, call.text("out"));
  if (call.json()) {
    call.print({{"out", call.text("out")},
                {"shards", count},
                {"cells", merged.cells.size()},
                {"replicates", merged.scenario.replicates}});
  } else {
    call.out() << call.text("out") << ": " << merged.cells.size() << " cells of " << merged.scenario.replicates
               << " replicates from " << count << (count == 1 ? " file\n" : " files\n");
  }
  return exit_done;
}

}  // namespace

const Subcommand merge_command = {"merge", "FILE… --out FILE", "joins the shards of a sweep", configure, run};

}  // namespace littlestone::app

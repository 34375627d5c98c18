// SPDX-License-Identifier: GPL-3.0-or-later
// merge: joins the shards of a sweep to the file that one process would have written.
#include <ostream>

#include "app/cli/subcommand.hpp"
#include "core/base/name.hpp"
#include "core/study/sweep/results.hpp"

namespace littlestone::cli {
namespace {

void configure_merge(Options& options) { add_output(options, "out", "Results file to write, .csv or .json.", "file"); }

int run_merge_command(const Call& call) {
  const int count = call.positionals();
  (void)call.positional(0, "file");
  std::vector<std::string> paths;
  paths.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) paths.push_back(call.positional(i, "file"));
  std::vector<SweepFile> shards;
  shards.reserve(paths.size());
  for (const std::string& path : paths) shards.push_back(read_sweep_file(path));
  const SweepFile merged = merge_sweeps(shards);
  write_sweep_file(merged, call.text("out"));
  if (call.json()) {
    call.print({{"out", call.text("out")},
                {"shards", count},
                {"cells", merged.cells.size()},
                {"replicates", merged.scenario.replicates}});
  } else {
    call.out() << harmless(call.text("out")) << ": " << merged.cells.size() << " cells of "
               << merged.scenario.replicates << " replicates from " << count << (count == 1 ? " file\n" : " files\n");
  }
  return exit_done;
}

}  // namespace

extern const Subcommand merge_command = {"merge",         "FILE… --out FILE", "joins the shards of a sweep",
                                         configure_merge, run_merge_command,  Names::input};

}  // namespace littlestone::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drawing.hpp"

#include <ostream>

#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"

namespace littlestone::cli {

void check_page_path(const Call& call) {
  (void)call.drawing("out");
  const std::string path = call.text("out");
  const std::string ending = ending_of(path);
  if (ending != "html" && ending != "htm") throw InputError("out", path, rules::one_of(".html, .htm"));
  expect_apart({{"out", path}}, {call.positional(0, "class")});
}

int draw_run(const Call& call, const std::shared_ptr<const PrivateRun>& run, const Observer& observer) {
  if (call.has("figures") && !call.drawing("figures").write_figures(call, run, observer)) {
    call.err() << "stopped: not all figures were written\n";
    return exit_stopped;
  }
  if (call.has("out") && !call.drawing("out").write_page(call, run, observer)) {
    call.err() << "stopped: no page was written\n";
    return exit_stopped;
  }
  return exit_done;
}

}  // namespace littlestone::cli

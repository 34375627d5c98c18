// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drawing.hpp"

#include <filesystem>
#include <ostream>

#include "app/cli/figure_names.hpp"
#include "app/cli/shared_options.hpp"
#include "app/cli/shipped.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone::cli {

std::vector<std::string> files_of_figures(const std::string& folder) {
  std::vector<std::string> files;
  for (const FigureInfo& figure : figures()) {
    if (figure.second) continue;
    for (const char* ending : {".svg", ".png", ".pdf", ".txt"})
      files.push_back((std::filesystem::path(folder) / (figure.name + ending)).string());
  }
  return files;
}

void check_page_path(const Call& call) {
  (void)call.drawing("out");
  const std::string path = call.text("out");
  const std::string ending = ending_of(path);
  if (ending != "html" && ending != "htm") throw InputError("out", path, rules::one_of(".html, .htm"));
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

// SPDX-License-Identifier: GPL-3.0-or-later
// figure: any view of the program as svg, png or pdf.
#include <ostream>

#include "app/command_line.hpp"
#include "app/figures.hpp"
#include "app/subcommand.hpp"
#include "core/base/error.hpp"
#include "ui/canvas/export_picture.hpp"

namespace littlestone::app {
namespace {

void configure(QCommandLineParser& parser) {
  parser.addOption(
      {QStringLiteral("out"), QStringLiteral("File to write: .svg, .png or .pdf."), QStringLiteral("file")});
  parser.addOption({QStringLiteral("scenario"), QStringLiteral("Shipped scenario or file (default thresholds-8)."),
                    QStringLiteral("scenario"), QStringLiteral("thresholds-8")});
  parser.addOption({QStringLiteral("theme"), QStringLiteral("light (default), dark or contrast."),
                    QStringLiteral("name"), QStringLiteral("light")});
  parser.addOption({QStringLiteral("scale"), QStringLiteral("PNG only: 1 to 4 device pixels a pixel (default 2)."),
                    QStringLiteral("k"), QStringLiteral("2")});
}

int run(const Call& call) {
  const std::string name = call.positional(0, "figure");
  call.expect_positionals(1);
  if (!call.has("out")) throw InputError("out", "", "is missing: name a file ending in .svg, .png or .pdf");
  const ui::ExportOptions options = export_options(call);
  const Observer observer = progress_observer(call.err());
  const auto lab = compute_lab_run(load_scenario(call.text("scenario")), observer);
  std::unique_ptr<ui::Picture> picture;
  if (lab->result.ended == Ended::completed) picture = make_figure(name, lab, observer);
  if (!picture) {
    call.err() << "stopped: no figure was written\n";
    return exit_stopped;
  }
  ui::export_picture(*picture, QString::fromStdString(call.text("out")), options);
  if (call.json()) {
    call.print({{"figure", name}, {"out", call.text("out")}});
  } else {
    call.out() << call.text("out") << '\n';
  }
  return exit_done;
}

}  // namespace

const Subcommand figure_command = {"figure", "NAME --out FILE [--scenario S] [--theme T] [--scale K]",
                                   "any view of the program as svg, png or pdf", configure, run};

}  // namespace littlestone::app

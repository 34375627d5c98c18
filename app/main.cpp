// SPDX-License-Identifier: GPL-3.0-or-later
// The program: with arguments a subcommand, without any the window.
#include <QApplication>
#include <csignal>
#include <iostream>
#include <string>
#include <vector>

#include "app/command_line.hpp"
#include "app/subcommand.hpp"
#include "app/window.hpp"

namespace {

void on_interrupt(int) {
  littlestone::app::request_stop();
  std::signal(SIGINT, SIG_DFL);  // a second Ctrl-C ends at once
}

bool no_display() {
  return qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
         qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

}  // namespace

int main(int argc, char** argv) {
  using namespace littlestone;
  if (argc > 1) {
    std::signal(SIGINT, on_interrupt);
    return app::run_command_line(std::vector<std::string>(argv + 1, argv + argc), std::cout, std::cerr);
  }
  if (no_display()) {
    std::cerr << "error: display: none: the window needs one; the subcommands (see --help) do not\n";
    return app::exit_other;
  }
  QApplication application(argc, argv);
  application.setApplicationName(QStringLiteral("littlestone-lab"));
  application.setApplicationDisplayName(QStringLiteral("Littlestone Lab"));
  application.setApplicationVersion(QStringLiteral(LITTLESTONE_VERSION));
  app::Window window(app::load_scenario("thresholds-8"));
  window.show();
  return QApplication::exec();
}

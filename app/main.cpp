// SPDX-License-Identifier: GPL-3.0-or-later
// The program: with arguments a subcommand, without any the window.
#include <QApplication>
#include <QIcon>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

#include "app/command_line.hpp"
#include "app/session.hpp"
#include "app/subcommand.hpp"
#include "app/window.hpp"
#include "core/base/error.hpp"

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
  application.setDesktopFileName(QStringLiteral("littlestone-lab"));
  application.setWindowIcon(QIcon(QStringLiteral(":/icons/littlestone-lab.svg")));
  int code = 0;
  {
    app::Window window(app::load_scenario("thresholds-8"));
    const QString path = app::session_path();
    bool first = false;
    try {
      const std::optional<app::Session> session = app::read_session(path);
      first = !session;
      if (session) window.restore(*session);
    } catch (const InputError& e) {
      const QString aside = app::put_aside(path);
      window.tell(QCoreApplication::translate("main", "The last session could not be read (%1). It is kept as %2.")
                      .arg(QString::fromUtf8(e.what()), aside.isEmpty() ? path : aside));
    }
    window.keep_session(path);
    window.show();
    if (first) window.show_gallery(true);
    code = QApplication::exec();
  }
  // A computation that has not noticed yet that nobody waits for it does not hold up the end.
  if (ui::Job::threads_alive() > 0) {
    std::cout.flush();
    std::_Exit(code);
  }
  return code;
}

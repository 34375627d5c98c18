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
#include "app/window_keeper.hpp"
#include "core/base/error.hpp"
#include "ui/pages/style.hpp"

namespace {

void on_interrupt(int) {
  littlestone::app::request_stop();
  std::signal(SIGINT, SIG_DFL);  // a second Ctrl-C ends at once
}

bool no_display() {
  return qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
         qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// The language the window is asked to speak; none where the arguments are a subcommand's. Throws InputError.
std::optional<QString> asked_language(const std::vector<std::string>& arguments) {
  using littlestone::InputError;
  constexpr const char* option = "--language";
  std::string code;
  std::size_t taken = 1;
  if (arguments.front() == option) {
    if (arguments.size() < 2) throw InputError("language", "", "needs a value after it");
    code = arguments[1];
    taken = 2;
  } else if (arguments.front().rfind(std::string(option) + '=', 0) == 0) {
    code = arguments.front().substr(std::string(option).size() + 1);
  } else {
    return std::nullopt;
  }
  if (!littlestone::ui::language_known(QString::fromStdString(code))) {
    throw InputError("language", littlestone::one_line(code), "must be one of en, de, he, pseudo");
  }
  if (arguments.size() > taken) {
    throw InputError("argument", littlestone::one_line(arguments[taken]),
                     "is one too many: a subcommand speaks English");
  }
  return QString::fromStdString(code);
}

}  // namespace

int main(int argc, char** argv) {
  using namespace littlestone;
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  std::optional<QString> asked;
  if (!arguments.empty()) {
    try {
      asked = asked_language(arguments);
    } catch (const InputError& e) {
      std::cerr << "error: " << e.what() << '\n';
      return app::exit_bad_input;
    }
    if (!asked) {
      std::signal(SIGINT, on_interrupt);
      return app::run_command_line(arguments, std::cout, std::cerr);
    }
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
  ui::dress(application);
  application.setWindowIcon(QIcon(QStringLiteral(":/icons/littlestone-lab.svg")));
  int code = 0;
  {
    const QString path = app::session_path();
    std::optional<app::Session> session;
    std::optional<std::pair<QString, QString>> unread;  // why, and where it is kept
    try {
      session = app::read_session(path);
    } catch (const InputError& e) {
      const QString aside = app::put_aside(path);
      unread = {QString::fromUtf8(e.what()), aside.isEmpty() ? path : aside};
    }
    const QString language = asked ? *asked : session ? session->language : QString();
    app::WindowKeeper keeper(app::load_scenario("thresholds-8"), language);
    app::Window& window = keeper.window();
    if (session) window.restore(*session);
    if (unread) {
      window.tell(QCoreApplication::translate("main", "The last session could not be read (%1). It is kept as %2.")
                      .arg(unread->first, unread->second));
    }
    window.keep_session(path);
    window.show();
    if (!session && !unread) window.show_gallery(true);
    code = QApplication::exec();
  }
  // A computation that has not noticed yet that nobody waits for it does not hold up the end.
  if (ui::Job::threads_alive() > 0) {
    std::cout.flush();
    std::_Exit(code);
  }
  return code;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The program: with arguments a subcommand, without any the window.
#include <QApplication>
#include <QIcon>
#include <QTimer>
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "app/cli/shipped.hpp"
#include "app/cli/subcommand.hpp"
#include "app/drawing.hpp"
#include "app/ending_signals.hpp"
#include "app/session.hpp"
#include "app/window_keeper.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "ui/kit/fonts.hpp"
#include "ui/kit/memory.hpp"
#include "ui/kit/style.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/rules.hpp"

namespace {

bool no_display() {
  return qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
         qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

bool is_to_be_opened(const std::string& argument) {
  if (argument.ends_with(".json")) return true;
  const auto commands = littlestone::cli::subcommands(littlestone::app::lab_program());
  const auto is_named = [&](const littlestone::cli::Subcommand& command) { return command.name == argument; };
  if (argument.starts_with('-') || std::any_of(commands.begin(), commands.end(), is_named)) return false;
  std::error_code problem;
  return std::filesystem::is_regular_file(argument, problem);
}

/// What the window is started with.
struct Asked {
  std::optional<QString> language;
  std::string file;  // to be opened; may be empty
};

/// [FILE] [--language CODE], in either order; FILE ends in .json or is there and is no subcommand; none where the arguments are a subcommand's. Throws InputError, also
/// when the file cannot be opened.
std::optional<Asked> asked_of(const std::vector<std::string>& arguments) {
  using littlestone::InputError;
  namespace rules = littlestone::rules;
  const std::string option = "--language";
  Asked asked;
  std::size_t rest = 0;  // arguments that the window does not take
  std::string first_of_rest;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    const bool beside = argument == option;  // its value is the next argument
    if (!asked.language && (beside || argument.starts_with(option + '='))) {
      if (rest > 0) return std::nullopt;
      if (beside && ++i == arguments.size()) throw InputError("language", "", rules::needs_value());
      const std::string code = beside ? arguments[i] : argument.substr(option.size() + 1);
      if (!littlestone::ui::language_known(QString::fromStdString(code))) {
        throw InputError("language", littlestone::one_line(code), rules::one_of("en, de, he, pseudo"));
      }
      asked.language = QString::fromStdString(code);
    } else if (asked.file.empty() && rest == 0 && is_to_be_opened(argument)) {
      asked.file = argument;
    } else if (rest++ == 0) {
      first_of_rest = argument;
    }
  }
  if (rest > 0) {
    if (!asked.language) return std::nullopt;
    throw InputError("argument", littlestone::one_line(first_of_rest), rules::language_of_window());
  }
  if (!asked.file.empty())
    (void)littlestone::InputFile(asked.file.ends_with(".json") ? "scenario" : "file", asked.file, 0);
  return asked;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace littlestone;
  cli::prepare_process();
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  std::optional<Asked> asked;
  try {
    asked = asked_of(arguments);
  } catch (const InputError& e) {
    std::cerr << "error: " << e.what() << '\n';
    return cli::exit_bad_input;
  }
  if (!asked) return cli::main_of(app::lab_program(), arguments);
  if (no_display()) {
    std::cerr << "error: display: none: the window needs one; the subcommands (see --help) do not\n";
    return cli::exit_other;
  }
  ui::keep_little_memory();
  ui::OwnFonts fonts;
  QApplication application(argc, argv);
  try {
    fonts.load();
  } catch (const std::exception& e) {
    std::cerr << "error: fonts: " << e.what() << '\n';
    return cli::exit_other;
  }
  application.setApplicationName(QStringLiteral("littlestone-lab"));
  application.setApplicationDisplayName(QStringLiteral("Littlestone Lab"));
  application.setApplicationVersion(QStringLiteral(LITTLESTONE_VERSION));
  application.setDesktopFileName(QStringLiteral("littlestone-lab"));
  ui::dress(application);
  application.setWindowIcon(QIcon(QStringLiteral(":/icons/littlestone-lab.svg")));
  int code = 0;
  {
    const app::EndingSignals ending;
    const QString path = app::session_path();
    app::make_own_folder(path);
    std::optional<app::Session> session;
    std::optional<std::pair<InputError, QString>> unread;  // why, and where it is kept
    SavedEntries earlier;                                  // what it had spent, if it is of an earlier version
    app::SessionTrial trial(path);
    try {
      session = app::read_session(path);
      if (session && trial.failed_before()) {
        session.reset();
        throw InputError("session", path.toStdString(), rules::session_failed());
      }
    } catch (const std::exception& e) {  // whatever is wrong with it
      earlier = app::saved_entries_of(path);
      const QString aside = app::put_aside(path);
      const auto* input = dynamic_cast<const InputError*>(&e);
      unread = {input != nullptr ? *input : InputError("session", path.toStdString(), rules::not_read(e.what())),
                aside.isEmpty() ? path : aside};
    }
    const QString language = asked->language ? *asked->language : session ? session->language : QString();
    app::WindowKeeper keeper(cli::load_scenario(std::string(cli::shipped_files().front().name)), language);
    app::Window& window = keeper.window();
    if (session) window.restore(*session);
    if (unread) {
      QString told = QCoreApplication::translate("main", "The last session could not be read (%1). It is kept as %2.")
                         .arg(ui::refusal_text(unread->first), unread->second);
      if (earlier.lost) {
        told += u' ' + QCoreApplication::translate("main", "What it had spent on data could not be counted.");
      }
      window.tell(told);
    }
    window.keep_session(path);
    window.keep_ledger(app::ledger_path(), earlier.entries);
    QObject::connect(&ending, &app::EndingSignals::asked, &application, [&keeper] {
      keeper.window().close();
      QCoreApplication::exit(0);
    });
    window.show();
    if (!asked->file.empty()) {
      window.opening().file(ui::file_text(asked->file));
    } else if (!session && !unread) {
      window.show_gallery(true);
    }
    constexpr int answers_by_ms = 1000;
    QTimer::singleShot(answers_by_ms, &application, [&trial] { trial.passed(); });
    code = QApplication::exec();
  }
  // Every computation was asked to stop and checks this often. If a computation still runs, the objects that it uses
  // stay alive: no static object is destroyed before it.
  constexpr int patience_ms = 3000;
  if (!ui::Job::wait_for_threads(patience_ms)) {
    std::cout.flush();
    std::quick_exit(code);
  }
  return code;
}

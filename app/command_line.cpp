// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <ostream>

#include "app/subcommand.hpp"
#include "core/base/error.hpp"

namespace littlestone::app {
namespace {

std::atomic<bool> stop_wanted{false};

std::string bytes_of(const QString& text) { return text.toStdString(); }

QString text_of(const std::string& bytes) { return QString::fromStdString(bytes); }

void print_overview(std::ostream& out) {
  out << "Littlestone Lab: private and online learnability, run and drawn.\n\n"
         "  littlestone-lab [--language CODE]    opens the window (en, de, he, pseudo)\n";
  for (const Subcommand& command : subcommands()) {
    std::string head = std::string("  littlestone-lab ") + command.name;
    head.resize(std::max<std::size_t>(head.size() + 1, 39), ' ');
    out << head << command.summary << '\n';
  }
  out << "\nEach takes --json (one JSON object) and --help. CLASS is a family such as thresholds:8 (see list).\n"
         "Exit codes: 0 done, 2 bad usage or input, 3 stopped, 1 anything else.\n";
}

int run_subcommand(const Subcommand& command, const std::vector<std::string>& arguments, std::ostream& out,
                   std::ostream& err) {
  QCommandLineParser parser;
  parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
  parser.addOption({QStringLiteral("json"), QStringLiteral("Print one JSON object.")});
  parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help.")});
  command.configure(parser);
  QStringList words{text_of(command.name)};
  for (const std::string& argument : arguments) words << text_of(argument);
  if (!parser.parse(words)) {
    const QStringList unknown = parser.unknownOptionNames();
    if (!unknown.isEmpty()) throw InputError(command.name, "--" + bytes_of(unknown.front()), "is no option of it");
    throw InputError(command.name, bytes_of(words.back()), "needs a value after it");
  }
  if (parser.isSet(QStringLiteral("help"))) {
    out << "Usage: littlestone-lab " << command.name << ' ' << command.usage << "\n\n" << command.summary << ".\n\n";
    const QString help = parser.helpText();
    const qsizetype options = help.indexOf(QLatin1String("Options:"));
    out << bytes_of(options < 0 ? help : help.mid(options));
    return exit_done;
  }
  return command.run(Call(parser, out, err));
}

}  // namespace

std::string Call::text(const char* option) const { return bytes_of(parser_.value(QString::fromLatin1(option))); }

std::uint64_t Call::whole(const char* option) const { return parse_seed(option, text(option)); }

std::string Call::positional(int i, const char* name) const {
  const QStringList positionals = parser_.positionalArguments();
  if (i >= positionals.size()) throw InputError(name, "", "is missing; --help shows the usage");
  return bytes_of(positionals[i]);
}

void Call::expect_positionals(int count) const {
  const QStringList positionals = parser_.positionalArguments();
  if (positionals.size() > count) {
    throw InputError("argument", bytes_of(positionals[count]), "is one too many; --help shows the usage");
  }
}

void Call::print(const Json& json) const { out_ << json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n'; }

const std::vector<Subcommand>& subcommands() {
  static const std::vector<Subcommand> all = {list_command,      dimension_command, soa_command,     spectrum_command,
                                              constants_command, stable_command,    learn_command,   histogram_command,
                                              select_command,    privacy_command,   sweep_command,   merge_command,
                                              plot_command,      figure_command,    validate_command};
  return all;
}

void request_stop() noexcept { stop_wanted = true; }

Observer progress_observer(std::ostream& err) {
  using Clock = std::chrono::steady_clock;
  return [&err, last = Clock::now()](const Progress& progress) mutable {
    if (stop_wanted) return Answer::stop;
    constexpr auto between = std::chrono::milliseconds(500);
    if (const auto now = Clock::now(); now - last >= between) {
      last = now;
      err << progress.stage << ' ' << progress.done;
      if (progress.total > 0) err << " of " << progress.total;
      err << std::endl;
    }
    return Answer::go_on;
  };
}

namespace {

int answer(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
  try {
    const std::string name = arguments.empty() ? "--help" : arguments.front();
    if (name == "--help" || name == "-h" || name == "help") {
      print_overview(out);
      return exit_done;
    }
    if (name == "--version" || name == "-v") {
      out << "littlestone-lab " << LITTLESTONE_VERSION << '\n';
      return exit_done;
    }
    const auto& all = subcommands();
    const auto command = std::find_if(all.begin(), all.end(), [&](const Subcommand& c) { return name == c.name; });
    if (command == all.end()) {
      std::string known;
      for (const Subcommand& c : all) known += (known.empty() ? "" : ", ") + std::string(c.name);
      throw InputError("subcommand", name, "must be one of " + known);
    }
    return run_subcommand(*command, {arguments.begin() + 1, arguments.end()}, out, err);
  } catch (const InputError& error) {
    err << "error: " << error.what() << '\n';
    return exit_bad_input;
  } catch (const Stopped&) {
    err << "stopped\n";
    return exit_stopped;
  } catch (const std::bad_alloc&) {
    err << "error: memory: all of it: is not enough for this input\n";
    return exit_other;
  } catch (const std::exception& error) {
    err << "error: " << one_line(error.what()) << '\n';
    return exit_other;
  }
}

}  // namespace

int run_command_line(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
  stop_wanted = false;
  const int code = answer(arguments, out, err);
  if (out.flush()) return code;
  err << "error: output: cannot be written\n";
  return code == exit_done ? exit_other : code;
}

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.hpp"

#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>
#include <string_view>

#include "app/cli/drawing.hpp"
#include "app/cli/subcommand.hpp"
#include "app/cli/terminal.hpp"
#include "app/cli/version.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_text.hpp"
#include "core/learner/kept_plans.hpp"

namespace littlestone::cli {
namespace {

std::atomic<bool> stop_wanted{false};

void print_overview(const Program& program, std::ostream& out) {
  out << "Littlestone Lab: private and online learnability, run and drawn.\n\n";
  if (program.window_usage != nullptr) out << "  " << program.name << ' ' << program.window_usage << '\n';
  for (const Subcommand& command : subcommands(program)) {
    std::string head = "  " + std::string(program.name) + ' ' + command.name;
    head.resize(std::max<std::size_t>(head.size() + 1, 39), ' ');
    out << head << command.summary << '\n';
  }
  out << "\nEach takes --json (one JSON object) and --help. CLASS is a family such as thresholds:8 (see list).\n"
         "help SUBCOMMAND is SUBCOMMAND --help. A file named - is standard input.\n"
         "Exit codes: 0 done, 2 bad usage or input, 3 stopped, 1 anything else.\n";
  if (program.drawing == nullptr)
    out << "Pictures and the window are littlestone-lab's, which has these subcommands too.\n";
}

// What the options of this call write.
std::vector<CommandOutput> outputs_of(const Options& options, const Words& words) {
  std::vector<CommandOutput> outputs;
  for (const Option& option : options) {
    const auto given = words.given.find(option.name);
    const bool output = option.names != Names::no_file && option.names != Names::input;
    if (!output || given == words.given.end()) continue;
    for (const std::string& value : given->second) {
      CommandOutput& made = outputs.emplace_back(CommandOutput{option.name, value});
      if (option.files != nullptr) made.files = option.files(value);
      made.read_back = option.names == Names::kept_output;
    }
  }
  return outputs;
}

// The files that the words of this call name: before anything is read, so that this mistake is told first. Files that
// they name in their turn are found when they are read.
void expect_named_inputs(const Subcommand& command, const Options& options, const Words& words) {
  const auto expect = [](const std::string& field, const std::string& word) {
    expect_input(field, word);
    expect_input(field, file_of_class(word));
  };
  for (const Option& option : options) {
    const auto given = words.given.find(option.name);
    if (option.names != Names::input || given == words.given.end()) continue;
    for (const std::string& value : given->second) expect(option.name, value);
  }
  if (command.positionals != Names::input) return;
  for (const std::string& word : words.positionals) expect("argument", word);
}

// "-" is standard input, for every option and word that names a file to be read.
void name_standard_input(const Subcommand& command, const Options& options, Words& words) {
  const auto name = [](std::string& word) {
    if (word == "-") word = "/dev/stdin";
  };
  for (const Option& option : options) {
    const auto given = words.given.find(option.name);
    if (option.names != Names::input || given == words.given.end()) continue;
    for (std::string& value : given->second) name(value);
  }
  if (command.positionals != Names::input) return;
  for (std::string& word : words.positionals) name(word);
}

int run_subcommand(const Program& program, const Subcommand& command, const std::vector<std::string>& arguments,
                   std::ostream& out, std::ostream& err) {
  const Options options = all_options(command);
  Words words = read_words(command.name, options, arguments);
  if (words.given.contains("help")) {
    out << "Usage: " << program.name << ' ' << command.name << ' ' << command.usage << "\n\n"
        << command.summary << ".\n\n"
        << help_text(options);
    return exit_done;
  }
  name_standard_input(command, options, words);
  const OutputGuard guard(outputs_of(options, words));
  expect_named_inputs(command, options, words);
  return command.run(Call(program, options, std::move(words), out, err));
}

int answer(const Program& program, const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err) {
  try {
    const std::string name = arguments.empty() ? "--help" : arguments.front();
    const bool help = name == "--help" || name == "-h" || name == "help";
    if (help && arguments.size() > 1) {  // "help learn" is "learn --help"
      return run_subcommand(program, find_subcommand(program, arguments[1]), {"--help"}, out, err);
    }
    if (help) {
      print_overview(program, out);
      return exit_done;
    }
    if (name == "--version" || name == "-v") {
      out << version_text(program);
      return exit_done;
    }
    return run_subcommand(program, find_subcommand(program, name), {arguments.begin() + 1, arguments.end()}, out, err);
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

void on_interrupt(int) {
  request_stop();
  std::signal(SIGINT, SIG_DFL);  // a second Ctrl-C ends at once
}

std::atomic<bool> begun{false};  // main

// A destructor without memory can only end the program here, and so can a table that is made before main. Every output
// file is complete, and one line says why the program ended.
void end_without_memory() {
  constexpr std::string_view line = "error: memory: all of it: is not enough for this input\n";
  const std::exception_ptr thrown = std::current_exception();
  bool memory = !begun && !thrown;  // there was none for the exception either
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    memory = true;
  } catch (...) {
    // anything else is a mistake of ours
  }
  if (!memory) std::abort();
  (void)!::write(STDERR_FILENO, line.data(), line.size());
  std::quick_exit(exit_other);
}

// Made before every other object of the program.
const struct Early {
  Early() { std::set_terminate(end_without_memory); }
} early [[gnu::init_priority(101)]];

}  // namespace

Options all_options(const Subcommand& command) {
  Options options;
  add_flag(options, "json", "Print one JSON object.");
  add_flag(options, "help", "Show this help.");
  command.configure(options);
  if (std::string_view(command.usage).find("CLASS") != std::string_view::npos) add_table_options(options);
  return options;
}

void prepare_process() {
  begun = true;
  open_standard_descriptors();
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is told as a full disk is
  keep_plans_in(usual_plan_folder());
}

int run_command_line(const Program& program, const std::vector<std::string>& arguments, std::ostream& out,
                     std::ostream& err) {
  stop_wanted = false;
  TerminalStream clean_out(out);
  TerminalStream clean_err(err);
  clean_err.tie(&clean_out);  // as cerr is to cout: what was printed before stands before an error
  const int code = answer(program, arguments, clean_out, clean_err);
  if (clean_out.flush()) return code;
  clean_err << "error: output: cannot be written\n";
  return code == exit_done ? exit_other : code;
}

void request_stop() noexcept { stop_wanted = true; }

int main_of(const Program& program, const std::vector<std::string>& arguments) {
  std::signal(SIGINT, on_interrupt);
  return run_command_line(program, arguments, std::cout, std::cerr);
}

Observer silent_observer() {
  return [](const Progress&) { return stop_wanted ? Answer::stop : Answer::go_on; };
}

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

}  // namespace littlestone::cli

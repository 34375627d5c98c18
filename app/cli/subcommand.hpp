// SPDX-License-Identifier: GPL-3.0-or-later
// What a subcommand is made of: its options, the words of one call, the streams it may write to.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "app/cli/command_line.hpp"
#include "core/base/run_control.hpp"

namespace littlestone::cli {

using Json = nlohmann::ordered_json;

/// Which file a word of a call names. Before a subcommand runs, its outputs are known by these, and no file that it reads
/// may be one of them (OutputGuard). kept: an output that the command reads too, to go on with it.
enum class Names { no_file, input, output, kept_output, output_folder };

/// One option: `--name VALUE`, or `--name` alone where `value` is empty.
struct Option {
  std::string name;       // "epsilon", without the dashes
  std::string help;       // one or two sentences
  std::string value;      // what is expected, for the help: "number"
  std::string otherwise;  // the value of an option that is left out
  Names names = Names::no_file;
  std::vector<std::string> (*files)(const std::string& value) = nullptr;  // the files that an output stands for, if not
                                                                          // the one of its value alone
  bool repeats = false;                                                   // may be given several times
};

/// The options of a subcommand, in the order of its help.
using Options = std::vector<Option>;

/// Declares `--name VALUE`; `otherwise` is its value where it is left out.
void add_option(Options& options, std::string name, std::string help, std::string value, std::string otherwise = "");
/// The same of an option that may be given several times (Call::texts); every other is refused when it is given twice.
void add_list_option(Options& options, std::string name, std::string help, std::string value);
/// Declares `--name VALUE` whose value names a file that is read: a path, a class "file:PATH" or the name of a shipped
/// scenario.
void add_input(Options& options, std::string name, std::string help, std::string value = "file",
               std::string otherwise = "");
/// Declares `--name VALUE` whose value names what is written. Only what such an option names can be written.
void add_output(Options& options, std::string name, std::string help, std::string value = "file",
                Names names = Names::output, std::vector<std::string> (*files)(const std::string& value) = nullptr);
/// Declares `--name`, which takes no value.
void add_flag(Options& options, std::string name, std::string help);

/// Declares --names and --columns, which say how the table of a class "file:PATH" is read. Every subcommand whose usage
/// has CLASS has them; Call::positional puts them into the text of the class.
void add_table_options(Options& options);

/// The words of one call, read: the values of each option that is given, in their order, and the other words.
struct Words {
  std::map<std::string, std::vector<std::string>, std::less<>> given;
  std::vector<std::string> positionals;
};

/// Reads `arguments` (those after the subcommand). An option takes the next word, whatever that word is, or the text
/// after "="; after "--" there are no options. Throws InputError (field `command`) for an option that is not declared,
/// an option without its value, and a flag with one; (field: the option) for one that is given twice and does not
/// repeat.
[[nodiscard]] Words read_words(const std::string& command, const Options& options,
                               const std::vector<std::string>& arguments);

/// The options as lines of at most 80 columns.
[[nodiscard]] std::string help_text(const Options& options);

/// One call of a subcommand: what was said, and where its answers go.
class Call {
 public:
  Call(const Program& program, const Options& options, Words words, std::ostream& out, std::ostream& err)
      : program_(program), options_(options), words_(std::move(words)), out_(out), err_(err) {}

  [[nodiscard]] bool has(std::string_view option) const { return words_.given.contains(option); }
  /// The option's text, the last one where it repeats; its default where it is left out.
  [[nodiscard]] std::string text(std::string_view option) const;
  /// Each text of an option that may be given several times, in order; none where it is left out.
  [[nodiscard]] std::vector<std::string> texts(std::string_view option) const;
  /// A whole number from 0 to 2^64 − 1; throws InputError with the option's name as the field.
  [[nodiscard]] std::uint64_t whole(std::string_view option) const;
  /// The same where the option may be left out.
  [[nodiscard]] std::string text(std::string_view option, const char* otherwise) const {
    return has(option) ? text(option) : otherwise;
  }
  [[nodiscard]] std::uint64_t whole(std::string_view option, std::uint64_t otherwise) const {
    return has(option) ? whole(option) : otherwise;
  }
  /// Positional argument i (0-based); throws InputError with field `name` when it is missing. With the name "class" or
  /// "scenario" it is the text of a class with --names and --columns (with_table_options).
  [[nodiscard]] std::string positional(int i, const char* name) const;
  [[nodiscard]] int positionals() const { return static_cast<int>(words_.positionals.size()); }
  /// Refuses positional arguments beyond the first `count`.
  void expect_positionals(int count) const;

  [[nodiscard]] bool json() const { return has("json"); }
  /// Prints one JSON object. Bytes that are not UTF-8 (a name in a user's table) are replaced.
  void print(const Json& json) const;
  [[nodiscard]] std::ostream& out() const { return out_; }
  [[nodiscard]] std::ostream& err() const { return err_; }

  /// The program that was called.
  [[nodiscard]] const Program& program() const { return program_; }
  /// What this program draws with; throws InputError(option, its value, …) in a program without pictures.
  [[nodiscard]] const Drawing& drawing(const char* option) const;

 private:
  const Program& program_;
  const Options& options_;
  Words words_;
  std::ostream& out_;
  std::ostream& err_;
};

/// One subcommand: `configure` declares its options, `run` does the work and returns the exit code.
struct Subcommand {
  const char* name;
  const char* usage;    // "CLASS [--tree FILE]"
  const char* summary;  // one line
  void (*configure)(Options& options);
  int (*run)(const Call& call);
  Names positionals = Names::no_file;  // what its words on their own name: input, where they are files or classes
};

/// All options of a subcommand, in the order of its help: --json and --help, its own, and --names and --columns where
/// its usage has CLASS.
[[nodiscard]] Options all_options(const Subcommand& command);

/// Those of the program, in the order of the contract (all.cpp holds the list).
[[nodiscard]] std::vector<Subcommand> subcommands(const Program& program);
/// The one of this name; throws InputError (field "subcommand") where the program has none.
[[nodiscard]] Subcommand find_subcommand(const Program& program, const std::string& name);

/// Tells the computation to stop once request_stop() was called, and reports progress to `err` at most twice a second.
[[nodiscard]] Observer progress_observer(std::ostream& err);

/// The same without progress messages: for release runs, because the duration of a stage can depend on one person's
/// record.
[[nodiscard]] Observer silent_observer();

}  // namespace littlestone::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// What a subcommand is made of: its options, the streams it may write to, and the helpers all of them share.
#pragma once

#include <QCommandLineParser>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/experiment/scenario.hpp"

namespace littlestone::app {

using Json = nlohmann::ordered_json;

/// The parsed words of one call, and where its answers go.
class Call {
 public:
  Call(const QCommandLineParser& parser, std::ostream& out, std::ostream& err)
      : out_(out), err_(err), parser_(parser) {}

  [[nodiscard]] bool has(const char* option) const { return parser_.isSet(QString::fromLatin1(option)); }
  /// The option's text; its default where it has one.
  [[nodiscard]] std::string text(const char* option) const;
  /// A whole number from 0 to 2^64 − 1; throws InputError with the option's name as the field.
  [[nodiscard]] std::uint64_t whole(const char* option) const;
  /// The same where the option may be left out.
  [[nodiscard]] std::string text(const char* option, const char* otherwise) const {
    return has(option) ? text(option) : otherwise;
  }
  [[nodiscard]] std::uint64_t whole(const char* option, std::uint64_t otherwise) const {
    return has(option) ? whole(option) : otherwise;
  }
  /// Positional argument i (0-based); throws InputError with field `name` when it is missing.
  [[nodiscard]] std::string positional(int i, const char* name) const;
  [[nodiscard]] int positionals() const { return static_cast<int>(parser_.positionalArguments().size()); }
  /// Refuses positional arguments beyond the first `count`.
  void expect_positionals(int count) const;

  [[nodiscard]] bool json() const { return has("json"); }
  /// Prints one JSON object. Bytes that are not UTF-8 (a name in a user's table) are replaced.
  void print(const Json& json) const;
  [[nodiscard]] std::ostream& out() const { return out_; }
  [[nodiscard]] std::ostream& err() const { return err_; }

 private:
  std::ostream& out_;
  std::ostream& err_;
  const QCommandLineParser& parser_;
};

/// One subcommand: `configure` declares its options, `run` does the work and returns the exit code.
struct Subcommand {
  const char* name;
  const char* usage;    // "CLASS [--tree FILE]"
  const char* summary;  // one line
  void (*configure)(QCommandLineParser& parser);
  int (*run)(const Call& call);
};

/// All of them, in the order of the contract.
[[nodiscard]] const std::vector<Subcommand>& subcommands();

// One file each.
extern const Subcommand list_command;
extern const Subcommand dimension_command;
extern const Subcommand soa_command;
extern const Subcommand spectrum_command;
extern const Subcommand constants_command;
extern const Subcommand stable_command;
extern const Subcommand learn_command;
extern const Subcommand histogram_command;
extern const Subcommand select_command;
extern const Subcommand privacy_command;
extern const Subcommand sweep_command;
extern const Subcommand merge_command;
extern const Subcommand plot_command;
extern const Subcommand figure_command;
extern const Subcommand validate_command;

/// Options that several subcommands take, and what they say.
void add_option(QCommandLineParser& parser, const char* name, const char* help, const char* value);
/// --marginal, --target.
void add_distribution_options(QCommandLineParser& parser);
/// --epsilon, --delta, --alpha, --beta, --constants and what custom constants consist of.
void add_constants_options(QCommandLineParser& parser);
/// Sets the options' values in the scenario where they are given. Custom numbers beside paper or sharp
/// constants are refused; resolve_constants is left to the caller, who knows the class.
void read_distribution_options(const Call& call, Scenario& scenario);
void read_constants_options(const Call& call, Scenario& scenario);
/// Rationals between commas; `field` is the option's name.
[[nodiscard]] std::vector<Rational> parse_rationals(const char* field, const std::string& text);
/// Whole numbers between commas, at least one, at most 10^6 of them.
[[nodiscard]] std::vector<std::uint64_t> parse_counts(const char* field, const std::string& text);

/// --threads, from 1 to 1024; 0 (one a core) where it is not given.
[[nodiscard]] unsigned read_threads(const Call& call);

/// Tells the computation to stop once request_stop() was called, and reports progress to `err` at most twice a second.
[[nodiscard]] Observer progress_observer(std::ostream& err);

/// Shipped scenarios by name ("thresholds-8"), in the order of the gallery.
struct ShippedScenario {
  std::string name;
  Scenario scenario;
};
[[nodiscard]] const std::vector<ShippedScenario>& shipped_scenarios();

/// A shipped scenario's name, or a scenario file. Throws InputError (field "scenario") when it is neither.
[[nodiscard]] Scenario load_scenario(const std::string& name_or_path);
/// The same, or the text of a class (it has a colon) with a scenario's defaults, not checked yet.
[[nodiscard]] Scenario load_scenario_or_class(const std::string& word);

/// Titles, lessons and sources of the shipped scenarios as sources of a translation (context "Scenario").
[[nodiscard]] const std::vector<const char*>& scenario_texts();

/// The names `figure` accepts, each with one line about it.
struct FigureInfo {
  std::string name;
  std::string summary;
};
[[nodiscard]] const std::vector<FigureInfo>& figures();

}  // namespace littlestone::app

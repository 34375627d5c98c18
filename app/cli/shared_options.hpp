// SPDX-License-Identifier: GPL-3.0-or-later
// The options that several subcommands take, and what they mean.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/shipped.hpp"
#include "app/cli/subcommand.hpp"
#include "core/base/error.hpp"
#include "core/base/files.hpp"
#include "core/study/chapters/scenario_fields.hpp"

namespace littlestone::cli {

/// Declares the option of each row of the group, with the row's help, range and unit and the default of a class alone.
void add_field_options(Options& options, FieldGroup group);
/// Declares the option of one row, with the default from `defaults`; `more` is an additional sentence of this
/// subcommand.
void add_field_option(Options& options, std::string_view option, const Scenario& defaults = scenario_of_class(""),
                      std::string_view more = {});

/// Sets the values of the group's options that are given, in the order of the rows. Throws InputError if a text is not
/// of the row's kind or is out of range, and if it sets a number of the custom constants together with paper or sharp
/// constants. The caller, who knows the class, calls resolve_constants. --target may be the name of a row of
/// scenario.class_text.
void read_field_options(const Call& call, FieldGroup group, Scenario& scenario);
/// The same of one row.
void read_field_option(const Call& call, std::string_view option, Scenario& scenario);

/// Whole numbers between commas, at least one, at most 10^6 of them.
[[nodiscard]] std::vector<std::uint64_t> parse_counts(const char* field, const std::string& text);

/// The certificate in a file of at most 1 MiB that the option or argument `field` names. What parse(text) refuses of the
/// text as a whole, under the field "certificate", is told of the file.
template <class Parse>
[[nodiscard]] auto read_certificate(const char* field, const std::string& path, const Parse& parse) {
  constexpr std::size_t most_bytes = std::size_t{1} << 20;
  const std::string text = read_text_file(field, path, most_bytes);
  try {
    return parse(text);
  } catch (const InputError& error) {
    if (error.field() != "certificate") throw;
    throw InputError(field, path, error.value_and_rule());
  }
}

/// --threads, from 1 to 1024; 0 (one a core) where it is not given.
[[nodiscard]] unsigned read_threads(const Call& call);

/// --seconds: how long a question may take.
void add_seconds_option(Options& options);
/// It, above 0; 0 where it is not given.
[[nodiscard]] double read_seconds(const Call& call);
/// `observer`, which also stops when `seconds` have gone by since this call, and sets `over` then, where there is one; with
/// 0 seconds it never does.
[[nodiscard]] Observer within(const Observer& observer, double seconds, bool* over = nullptr);

/// What follows the last dot of a file's name, in small letters: "svg"; empty where there is no dot.
[[nodiscard]] std::string ending_of(const std::string& path);

}  // namespace littlestone::cli

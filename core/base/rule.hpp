// SPDX-License-Identifier: GPL-3.0-or-later
// Rules that input can break: an id and its arguments. Who breaks one includes core/base/rules.hpp, which has their
// names.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace littlestone {

/// One value for each line of rule_table.hpp, in its order; their names are declared in rules.hpp, so that a new rule
/// does not recompile what only passes rules on.
enum class RuleId : std::uint16_t;

/// The English text of `id` with places %1, %2 … for its arguments, which is the source of its translations; ends in a
/// 0.
[[nodiscard]] std::string_view rule_template(RuleId id) noexcept;

struct RuleArgument;

/// A rule that was broken, or a value that is told in words ("3 points"): an entry of the table and what is filled in.
/// Made by the functions of namespace rules only, so it always has as many arguments as its text has places.
class Rule {
 public:
  [[nodiscard]] RuleId id() const noexcept { return id_; }
  [[nodiscard]] const std::vector<RuleArgument>& arguments() const noexcept { return arguments_; }
  /// The English sentence, arguments filled in.
  [[nodiscard]] std::string text() const;

  friend bool operator==(const Rule& a, const Rule& b);

 private:
  template <RuleId>
  friend struct RuleMaker;
  Rule(RuleId id, std::vector<RuleArgument> arguments);

  RuleId id_;
  std::vector<RuleArgument> arguments_;
};

/// What is filled in: a number or a name, the same in every language, or a rule of its own ("line 3: …").
struct RuleArgument {
  std::string text;          // English where it is a rule
  std::optional<Rule> rule;  // set: translated like any other

  explicit RuleArgument(std::string_view word) : text(word) {}
  explicit RuleArgument(std::integral auto number) : text(std::to_string(number)) {}
  explicit RuleArgument(const Rule& inner) : text(inner.text()), rule(inner) {}
  friend bool operator==(const RuleArgument& a, const RuleArgument& b) = default;
};

/// The number of arguments a text has places for: the largest N of its %N; linear in the text.
[[nodiscard]] constexpr std::size_t places_of(std::string_view text) noexcept {
  std::size_t most = 0;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const char digit = text[i + 1];
    if (text[i] != '%' || digit < '1' || digit > '9') continue;
    const auto place = static_cast<std::size_t>(digit - '0');
    most = place > most ? place : most;
  }
  return most;
}

/// `text` with its places filled in one pass: what is filled in may hold a "%1" of its own. A place beyond the
/// arguments stays as it is.
[[nodiscard]] std::string fill_places(std::string_view text, const std::vector<std::string>& arguments);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// The rules by name: rules::between(1, 8) is "must be from 1 to 8". Included where a rule is broken.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/base/rule.hpp"

namespace littlestone {

enum class RuleId : std::uint16_t {
#define RULE(id, text) id,
#include "core/base/rule_table.hpp"
};

/// The English text of each rule by its id, with %1, %2 … where its arguments go.
inline constexpr std::array rule_templates = {
#define RULE(id, text) std::string_view(text),
#include "core/base/rule_table.hpp"
};

/// rules::id(a, b, …) is the rule `id` with its arguments: integers, texts or rules. A wrong number of them does not
/// compile.
template <RuleId id>
struct RuleMaker {
  template <class... Arguments>
  [[nodiscard]] Rule operator()(const Arguments&... arguments) const {
    static_assert(sizeof...(Arguments) == places_of(rule_templates[static_cast<std::size_t>(id)]),
                  "one argument for each place of the rule's text");
    return Rule(id, {RuleArgument(arguments)...});
  }
};

namespace rules {
#define RULE(id, text) inline constexpr RuleMaker<RuleId::id> id;
#include "core/base/rule_table.hpp"
}  // namespace rules

}  // namespace littlestone

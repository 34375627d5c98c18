// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/list_rule.hpp"

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

std::string_view to_string(ListRule rule) { return rule == ListRule::laplace ? "laplace" : "partition-selection"; }

ListRule parse_list_rule(std::string_view field, std::string_view text) {
  for (const ListRule rule : {ListRule::laplace, ListRule::partition_selection}) {
    if (text == to_string(rule)) return rule;
  }
  throw InputError(std::string(field), std::string(text), rules::list_rule());
}

}  // namespace littlestone

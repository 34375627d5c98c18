// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/rule.hpp"

#include <utility>

#include "core/base/rules.hpp"

namespace littlestone {

Rule::Rule(RuleId id, std::vector<RuleArgument> arguments) : id_(id), arguments_(std::move(arguments)) {}

std::string_view rule_template(RuleId id) noexcept { return rule_templates[static_cast<std::size_t>(id)]; }

std::string Rule::text() const {
  std::vector<std::string> words;
  words.reserve(arguments_.size());
  for (const RuleArgument& argument : arguments_) words.push_back(argument.text);
  return fill_places(rule_template(id_), words);
}

bool operator==(const Rule& a, const Rule& b) { return a.id_ == b.id_ && a.arguments_ == b.arguments_; }

std::string fill_places(std::string_view text, const std::vector<std::string>& arguments) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool digit = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
    const std::size_t place = digit ? static_cast<std::size_t>(text[i + 1] - '1') : arguments.size();
    if (place < arguments.size()) {
      result += arguments[place];
      ++i;
    } else {
      result += text[i];
    }
  }
  return result;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/class_text.hpp"

#include <algorithm>
#include <charconv>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/finite_space.hpp"

namespace littlestone {

ClassText split_class_text(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return {text, {}};
  return {text.substr(0, colon), text.substr(colon + 1)};
}

std::string file_of_class(std::string_view text) {
  const ClassText split = split_class_text(text);
  if (split.family != "file") return {};
  return std::string(split.rest.substr(0, std::min(split.rest.rfind(";names="), split.rest.rfind(";columns="))));
}

FamilyArguments FamilyArguments::parse(std::string_view text, std::size_t arity, const std::string& spelling) {
  FamilyArguments arguments{text, {}};
  std::string_view rest = split_class_text(text).rest;
  if (rest.empty()) arguments.refuse(rules::spelled(spelling));
  for (;;) {
    std::uint64_t value = 0;
    const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
    if (problem != std::errc()) arguments.refuse(rules::whole_arguments("2^64"));
    arguments.numbers.push_back(value);
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    if (rest.empty()) break;
    if (rest.front() != ',') arguments.refuse(rules::arguments_by_commas());
    rest.remove_prefix(1);
  }
  if (arguments.numbers.size() != arity) arguments.refuse(rules::spelled(spelling));
  return arguments;
}

void FamilyArguments::refuse(const Rule& rule) const { throw InputError("class", text, rule); }

std::uint64_t FamilyArguments::in(std::size_t i, std::uint64_t least, std::uint64_t most, const char* what) const {
  if (numbers[i] < least || numbers[i] > most) {
    refuse(rules::argument_between(what, least, most));
  }
  return numbers[i];
}

unsigned FamilyArguments::small(std::size_t i, std::uint64_t least, std::uint64_t most, const char* what) const {
  return static_cast<unsigned>(in(i, least, most, what));
}

unsigned FamilyArguments::prime(std::size_t i, std::uint64_t most) const {
  const unsigned q = small(i, 2, most, "q");
  if (!is_prime(q)) refuse(rules::argument_prime("q"));
  return q;
}

}  // namespace littlestone

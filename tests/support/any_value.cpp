// SPDX-License-Identifier: GPL-3.0-or-later
#include "any_value.hpp"

#include <nlohmann/json.hpp>

#include "core/base/json.hpp"
#include "names.hpp"

namespace littlestone::support {

AnyValue::AnyValue(std::uint64_t seed) : engine_(seed), names_(awkward_names(3000, seed)) {
  for (const std::string& text : hostile_texts(3000, seed)) {
    // A file of JSON holds UTF-8 only; a text that is no name may hold the rest.
    const nlohmann::json json = text;
    if (nlohmann::json::parse(json_text(json)) == json) texts_.push_back(text);
  }
}

FieldValue AnyValue::of(const FieldInfo& info) {
  const auto several = [&](const auto& one) {
    std::vector<std::decay_t<decltype(one())>> list;
    for (std::uint64_t k = below(5); k > 0; --k) list.push_back(one());
    return list;
  };
  switch (info.kind) {
    case FieldKind::flag: return below(2) == 0;
    case FieldKind::text:
      return info.is_name || below(2) == 0 ? names_[below(names_.size())] : texts_[below(texts_.size())];
    case FieldKind::whole: return whole(info.range);
    case FieldKind::rational: return rational();
    case FieldKind::choice: return std::string(info.choices[below(info.choices.size())]);
    case FieldKind::wholes: return several([&] { return whole(info.range); });
    case FieldKind::rationals: return several([&] { return rational(); });
    case FieldKind::choices: return several([&] { return std::string(info.choices[below(info.choices.size())]); });
  }
  return {};
}

FieldValue AnyValue::right(const FieldInfo& info, const FieldValue& fallback) {
  constexpr int tries = 20;
  for (int i = 0; i < tries; ++i) {
    FieldValue value = of(info);
    std::vector<InputError> problems;
    check_field(info, value, problems);
    if (problems.empty()) return value;
  }
  return fallback;
}

std::uint64_t AnyValue::whole(const FieldRange& range) {
  const auto bound = [](const std::optional<Rational>& value, std::uint64_t otherwise) {
    return value ? numerator(*value).convert_to<std::uint64_t>() : otherwise;
  };
  const std::uint64_t least = bound(range.least, 0);
  const std::uint64_t most = bound(range.most, UINT64_MAX);
  const std::uint64_t some = engine_() >> below(64);
  return most - least == UINT64_MAX ? some : least + some % (most - least + 1);
}

Rational AnyValue::rational() {
  std::string text = below(5) == 0 ? "-" : "";
  for (std::uint64_t k = 1 + below(30); k > 0; --k) text += static_cast<char>('0' + below(10));
  switch (below(3)) {
    case 0: return parse_rational("x", text);
    case 1: return parse_rational("x", text + "/" + std::to_string(1 + below(1'000'000'000)));
    default: return parse_rational("x", text + "e" + std::to_string(static_cast<std::int64_t>(below(1900)) - 950));
  }
}

}  // namespace littlestone::support

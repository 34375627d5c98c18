// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/field.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <sstream>

#include "core/base/files.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_text.hpp"
#include "core/random/engine.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

// 2^64 − 1 as JSON readers and options take it.
constexpr const char* largest_whole = "2^64 - 1";

std::vector<std::string_view> split_at_commas(std::string_view text) {
  std::vector<std::string_view> items;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t to = std::min(text.find(',', from), text.size());
    items.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  return items;
}

// "2^40" and "40"; no power: as parse_seed reads it.
std::uint64_t parse_whole(const FieldInfo& info, std::string_view text) {
  if (info.powers && text.starts_with("2^")) {
    const std::uint64_t exponent = parse_seed(info.option, text.substr(2));
    if (exponent < 64) return std::uint64_t{1} << exponent;
    throw InputError(info.option, text, info.range.most ? info.range.rule() : rules::whole_between(0, largest_whole));
  }
  return parse_seed(info.option, text);
}

std::string parse_choice(const FieldInfo& info, std::string_view text) {
  if (std::find(info.choices.begin(), info.choices.end(), text) == info.choices.end()) {
    throw InputError(info.option, text, info.not_a_choice.value());
  }
  return std::string(text);
}

template <class T, class Spell>
std::string joined(const std::vector<T>& items, const Spell& spell) {
  std::string text;
  for (const T& item : items) text += (text.empty() ? "" : ",") + std::string(spell(item));
  return text;
}

// The k of value = 2^k; none for another value.
std::optional<unsigned> power_of(const Rational& value) {
  if (denominator(value) != 1 || value < 1) return std::nullopt;
  const BigInteger whole = numerator(value);
  const auto k = static_cast<unsigned>(msb(whole));  // its type depends on the version of Boost
  return power_of_two(k) == whole ? std::optional(k) : std::nullopt;
}

std::string item_name(const FieldInfo& info, std::size_t i) {
  return std::string(info.name()) + "[" + std::to_string(i) + "]";
}

// One value of a JSON file. Throws InputError with an empty field.
std::uint64_t whole_from(const Json& json) {
  // Seeds are strings, because JSON readers lose whole numbers beyond 2^53.
  // No comparison with 0, for which the library would read what is beyond 2^63 as negative.
  const bool whole = json.is_number_unsigned() || (json.is_number_integer() && json.get<std::int64_t>() >= 0);
  if (whole) return json.get<std::uint64_t>();
  const Rule rule = rules::whole_between(0, largest_whole);
  if (!json.is_string()) throw InputError("", json.dump(), rule);
  try {
    return parse_seed("", json.get<std::string>());
  } catch (const InputError&) {
    throw InputError("", json.get<std::string>(), rule);
  }
}

Rational rational_from(const Json& json) {
  if (!json.is_string() && !json.is_number()) throw InputError("", json.dump(), rules::number_or_text());
  return parse_rational("", json.is_string() ? json.get<std::string>() : json.dump());
}

std::string text_from(const Json& json) {
  if (!json.is_string()) throw InputError("", json.dump(), rules::string());
  return json.get<std::string>();
}

// Of an option or, with an empty field, of a JSON file.
std::string parse_text(const FieldInfo& info, std::string_view field, std::string_view text) {
  return std::string(info.is_name ? expect_name(field, text) : text);
}

Json exact(const Rational& value) { return to_string(value); }  // a JSON number would pass through a double

// The bounds of a number as JSON schema keywords, those that a double holds.
void add_bounds(const FieldRange& range, bool whole, Json& schema) {
  const auto add = [&](const char* closed, const char* opened, const std::optional<Rational>& bound) {
    if (!bound || Rational(to_double(*bound)) != *bound) return;
    const char* keyword = range.open ? opened : closed;
    if (denominator(*bound) == 1 && abs(*bound) < power_of_two(63)) {
      schema[keyword] = numerator(*bound).convert_to<std::int64_t>();
    } else if (!whole) {
      schema[keyword] = to_double(*bound);
    }
  };
  add("minimum", "exclusiveMinimum", range.least);
  add("maximum", "exclusiveMaximum", range.most);
}

Json whole_schema(const FieldRange& range) {
  Json number = {{"type", "integer"}};
  add_bounds(range.least ? range : FieldRange{0, range.most, false}, true, number);
  return {{"oneOf", {std::move(number), {{"type", "string"}, {"pattern", "^[0-9]{1,20}$"}}}}};
}

Json rational_schema(const FieldRange& range) {
  constexpr const char* spelled = "^[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?$|^-?[0-9]+/[0-9]+$";
  Json number = {{"type", "number"}};
  add_bounds(range, false, number);
  return {{"oneOf", {std::move(number), {{"type", "string"}, {"pattern", spelled}}}}};
}

Json choice_schema(const FieldInfo& info) {
  Json names = Json::array();
  for (const std::string_view choice : info.choices) names.push_back(choice);
  return {{"enum", std::move(names)}};
}

Json list_schema(const FieldInfo& info, Json items) {
  Json schema = {{"type", "array"}, {"items", std::move(items)}};
  if (info.empty_rule) schema["minItems"] = 1;
  if (info.distinct || info.rising) schema["uniqueItems"] = true;
  return schema;
}

void expect_inputs(const FieldInfo& info, const FieldValue& value) {
  for (const std::string& file : files_named(info, value)) expect_input(info.name(), file);
}

// "custom, sharp or paper".
std::string list_of(const std::vector<std::string_view>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? " or " : ", ";
    text += names[i];
  }
  return text;
}

}  // namespace

bool FieldRange::holds(const Rational& value) const {
  if (least && (open ? value <= *least : value < *least)) return false;
  return !most || (open ? value < *most : value <= *most);
}

std::string FieldRange::text() const {
  if (!least && !most) return "";
  if (!most) return (open ? "above " : "at least ") + bound_text(*least);
  if (!least) return (open ? "below " : "at most ") + bound_text(*most);
  return open ? "above " + bound_text(*least) + " and below " + bound_text(*most)
              : bound_text(*least) + " to " + bound_text(*most);
}

Rule FieldRange::rule() const {
  if (!most)
    return !open         ? rules::at_least(bound_text(*least))
           : *least == 0 ? rules::above_0()
                         : rules::above(bound_text(*least));
  if (!least) return open ? rules::below(bound_text(*most)) : rules::at_most(bound_text(*most));
  if (!open) return rules::between(bound_text(*least), bound_text(*most));
  return *least == 0 && *most == 1 ? rules::above_0_below_1()
                                   : rules::above_below(bound_text(*least), bound_text(*most));
}

FieldRange above(const Rational& least) { return {least, std::nullopt, true}; }
FieldRange strictly_between(const Rational& least, const Rational& most) { return {least, most, true}; }
FieldRange from_to(const Rational& least, const Rational& most) { return {least, most, false}; }

Rational FieldSlider::at(int i) const {
  Rational stop = least + step * i;
  if (digits == 0) return stop;
  std::array<char, 32> text{};  // to_chars, because printf writes the comma of a language
  const auto [end, problem] = std::to_chars(text.data(), text.data() + text.size(), std::pow(10.0, to_double(stop)),
                                            std::chars_format::scientific, digits - 1);
  return parse_rational("", std::string_view(text.data(), end));
}

double FieldSlider::position(const Rational& value) const {
  const double stop = digits == 0 ? to_double(value) : std::log10(to_double(value));
  return (stop - to_double(least)) / to_double(step);
}

std::string bound_text(const Rational& bound) {
  constexpr unsigned least_power = 20;
  constexpr unsigned least_power_less_one = 32;
  if (const auto k = power_of(bound); k && *k >= least_power) return "2^" + std::to_string(*k);
  if (const auto k = power_of(bound + 1); k && *k >= least_power_less_one) return "2^" + std::to_string(*k) + " - 1";
  return denominator(bound) == 1 ? numerator(bound).str() : to_string(bound);
}

FieldValue parse_field(const FieldInfo& info, std::string_view text) {
  switch (info.kind) {
    case FieldKind::flag:
      if (text != "true" && text != "false") throw InputError(info.option, text, rules::boolean());
      return text == "true";
    case FieldKind::text: return parse_text(info, info.option, text);
    case FieldKind::whole: return parse_whole(info, text);
    case FieldKind::rational: return parse_rational(info.option, text);
    case FieldKind::choice: return parse_choice(info, text);
    case FieldKind::wholes: {
      std::vector<std::uint64_t> items;
      for (const std::string_view item : split_at_commas(text)) items.push_back(parse_whole(info, item));
      return items;
    }
    case FieldKind::rationals: {
      std::vector<Rational> items;
      for (const std::string_view item : split_at_commas(text)) items.push_back(parse_rational(info.option, item));
      return items;
    }
    case FieldKind::choices: {
      std::vector<std::string> items;
      for (const std::string_view item : split_at_commas(text)) items.push_back(parse_choice(info, item));
      return items;
    }
  }
  return {};
}

FieldValue read_field(const FieldInfo& info, std::string_view text) {
  FieldValue value = parse_field(info, text);
  std::vector<InputError> problems;
  check_field(info, value, problems);
  if (!problems.empty()) throw InputError(problems.front());
  expect_inputs(info, value);
  return value;
}

std::vector<std::string> files_named(const FieldInfo& info, const FieldValue& value) {
  std::vector<std::string> files;
  const auto add = [&](std::string file) {
    if (!file.empty()) files.push_back(std::move(file));
  };
  if (info.files == FieldFiles::none) return files;
  const std::string& text = std::get<std::string>(value);
  if (info.files == FieldFiles::of_classes) {
    std::istringstream words(text);
    for (std::string word; words >> word;) add(file_of_class(word));
  } else {
    add(info.files == FieldFiles::of_class ? file_of_class(text) : text);
  }
  return files;
}

std::string field_text(const FieldInfo& info, const FieldValue& value) {
  if (std::holds_alternative<std::monostate>(value)) return "";
  switch (info.kind) {
    case FieldKind::flag: return std::get<bool>(value) ? "true" : "false";
    case FieldKind::text:
    case FieldKind::choice: return std::get<std::string>(value);
    case FieldKind::whole: return std::to_string(std::get<std::uint64_t>(value));
    case FieldKind::rational: return to_string(std::get<Rational>(value));
    case FieldKind::wholes:
      return joined(std::get<std::vector<std::uint64_t>>(value), [](std::uint64_t n) { return std::to_string(n); });
    case FieldKind::rationals:
      return joined(std::get<std::vector<Rational>>(value), [](const Rational& x) { return to_string(x); });
    case FieldKind::choices:
      return joined(std::get<std::vector<std::string>>(value), [](const std::string& name) { return name; });
  }
  return "";
}

void check_field(const FieldInfo& info, const FieldValue& value, std::vector<InputError>& problems) {
  const auto empty = [&](std::size_t size) {
    if (size == 0 && info.empty_rule) problems.emplace_back(info.name(), "[]", *info.empty_rule);
  };
  if (const auto* whole = std::get_if<std::uint64_t>(&value)) {
    if (!info.range.holds(*whole)) problems.emplace_back(info.name(), std::to_string(*whole), info.range.rule());
  } else if (const auto* number = std::get_if<Rational>(&value)) {
    if (!info.range.holds(*number)) problems.emplace_back(info.name(), to_string(*number), info.range.rule());
  } else if (const auto* wholes = std::get_if<std::vector<std::uint64_t>>(&value)) {
    empty(wholes->size());
    for (std::size_t i = 0; i < wholes->size(); ++i) {
      const std::uint64_t item = (*wholes)[i];
      const bool in_order = !info.rising || i == 0 || (*wholes)[i - 1] < item;
      if (in_order && info.range.holds(item)) continue;
      const auto rule = [&]() -> Rule {
        if (!info.rising) return info.range.rule();
        if (info.key == "sizes") return rules::rising(bound_text(*info.range.least), bound_text(*info.range.most));
        return in_order ? info.range.rule() : rules::points_increase();  // the other rising lists are of points
      };
      problems.emplace_back(item_name(info, i), std::to_string(item), rule());
    }
  } else if (const auto* numbers = std::get_if<std::vector<Rational>>(&value)) {
    empty(numbers->size());
    for (std::size_t i = 0; i < numbers->size(); ++i) {
      const Rational& item = (*numbers)[i];
      if (!info.range.holds(item)) problems.emplace_back(item_name(info, i), to_string(item), info.range.rule());
    }
  } else if (const auto* names = std::get_if<std::vector<std::string>>(&value)) {
    empty(names->size());
    for (std::size_t i = 0; info.distinct && i < names->size(); ++i) {
      const auto before = names->begin() + static_cast<std::ptrdiff_t>(i);
      if (std::find(names->begin(), before, *before) != before) {
        problems.emplace_back(item_name(info, i), *before, rules::named_twice());
      }
    }
  }
}

Json field_to_json(const FieldInfo& info, const FieldValue& value) {
  if (std::holds_alternative<std::monostate>(value)) return nullptr;
  switch (info.kind) {
    case FieldKind::flag: return std::get<bool>(value);
    case FieldKind::text:
    case FieldKind::choice: return std::get<std::string>(value);
    case FieldKind::whole:
      if (info.written_as_text) return std::to_string(std::get<std::uint64_t>(value));
      return std::get<std::uint64_t>(value);
    case FieldKind::rational: return exact(std::get<Rational>(value));
    case FieldKind::wholes: return std::get<std::vector<std::uint64_t>>(value);
    case FieldKind::rationals: {
      Json items = Json::array();
      for (const Rational& item : std::get<std::vector<Rational>>(value)) items.push_back(exact(item));
      return items;
    }
    case FieldKind::choices: return std::get<std::vector<std::string>>(value);
  }
  return nullptr;
}

std::optional<FieldValue> field_from_json(const FieldInfo& info, const Json& json, std::vector<InputError>& problems) {
  const std::string key(info.key);
  const std::size_t before = problems.size();
  const auto list = [&]<class T>(std::vector<T> items, const auto& read) -> std::optional<FieldValue> {
    if (!json.is_array()) {
      problems.emplace_back(key, json.dump(), rules::list());
      return std::nullopt;
    }
    for (std::size_t i = 0; i < json.size(); ++i) {
      try {
        items.push_back(read(json[i]));
      } catch (const InputError& error) {
        problems.emplace_back(key + "[" + std::to_string(i) + "]", error.value(), error.rule());
      }
    }
    return problems.size() == before ? std::optional<FieldValue>(std::move(items)) : std::nullopt;
  };
  try {
    switch (info.kind) {
      case FieldKind::flag:
        if (!json.is_boolean()) throw InputError("", json.dump(), rules::boolean());
        return json.get<bool>();
      case FieldKind::text: return parse_text(info, "", text_from(json));
      case FieldKind::whole: return whole_from(json);
      case FieldKind::rational: return rational_from(json);
      case FieldKind::choice: return parse_choice(info, text_from(json));
      case FieldKind::wholes: return list(std::vector<std::uint64_t>(), whole_from);
      case FieldKind::rationals: return list(std::vector<Rational>(), rational_from);
      case FieldKind::choices:
        return list(std::vector<std::string>(), [&](const Json& item) {
          if (!item.is_string()) throw InputError("", item.dump(), info.not_a_choice.value());
          return parse_choice(info, item.get<std::string>());
        });
    }
  } catch (const InputError& error) {
    problems.emplace_back(key, error.value(), error.rule());
  }
  return std::nullopt;
}

std::string field_help(const FieldInfo& info, const FieldValue& fallback) {
  std::string facts = info.choices.empty() ? info.range.text() : list_of(info.choices);
  if (!info.unit.empty()) facts += (facts.empty() ? "" : " ") + std::string(info.unit);
  const std::string value = info.default_words.empty() ? field_text(info, fallback) : std::string(info.default_words);
  if (!value.empty()) facts += (facts.empty() ? "default " : "; default ") + value;
  return std::string(info.help) + (facts.empty() ? "" : " (" + facts + ")") + ".";
}

Json field_schema(const FieldInfo& info, const FieldValue& fallback) {
  Json schema = {{"description", field_help(info, {})}};
  Json form;
  switch (info.kind) {
    case FieldKind::flag: form = {{"type", "boolean"}}; break;
    case FieldKind::text: form = {{"type", "string"}}; break;
    case FieldKind::whole: form = whole_schema(info.range); break;
    case FieldKind::rational: form = rational_schema(info.range); break;
    case FieldKind::choice: form = choice_schema(info); break;
    case FieldKind::wholes: form = list_schema(info, whole_schema(info.range)); break;
    case FieldKind::rationals: form = list_schema(info, rational_schema(info.range)); break;
    case FieldKind::choices: form = list_schema(info, choice_schema(info)); break;
  }
  schema.update(form);
  if (!std::holds_alternative<std::monostate>(fallback)) schema["default"] = field_to_json(info, fallback);
  return schema;
}

namespace {

// The first part of a key below `prefix`, or none where the key is not below it.
std::optional<std::string> part_below(std::string_view key, const std::string& prefix) {
  if (!key.starts_with(prefix)) return std::nullopt;
  const std::string_view rest = key.substr(prefix.size());
  return std::string(rest.substr(0, rest.find('.')));
}

class SlotReader {
 public:
  SlotReader(const std::vector<FieldSlot>& places, const Rule& unknown, std::vector<InputError>& problems,
             const std::function<void(std::size_t, const FieldValue&)>& read)
      : slots_(places), unknown_(unknown), problems_(problems), read_(read) {}

  // The object at `prefix`, which is empty or ends in a dot. A mistyped key would leave its default unsaid: after all
  // rows are read, the others are refused.
  void object(const Json& json, const std::string& prefix, std::vector<std::string> known) {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
      const auto part = part_below(slots_[i].info->key, prefix);
      if (!part) continue;
      const bool seen = std::find(known.begin(), known.end(), *part) != known.end();
      if (!seen) known.push_back(*part);
      const auto entry = json.find(*part);
      if (entry == json.end()) continue;
      if (slots_[i].info->key == prefix + *part) {
        if (const auto value = field_from_json(*slots_[i].info, *entry, problems_)) {
          expect_inputs(*slots_[i].info, *value);
          read_(i, *value);
        }
      } else if (seen) {
        // read with the first row of this object
      } else if (entry->is_object()) {
        object(*entry, prefix + *part + ".", {});
      } else {
        problems_.emplace_back(prefix + *part, entry->dump(), rules::object());
      }
    }
    for (const auto& [key, value] : json.items()) {
      if (std::find(known.begin(), known.end(), key) == known.end()) {
        problems_.emplace_back(prefix + key, value.dump(), unknown_);
      }
    }
  }

 private:
  const std::vector<FieldSlot>& slots_;
  const Rule& unknown_;
  std::vector<InputError>& problems_;
  const std::function<void(std::size_t, const FieldValue&)>& read_;
};

// The place of a key with dots, whose objects are made on the way.
template <class Enter>
Json& place_of(Json& root, std::string_view key, const Enter& enter) {
  Json* place = &root;
  for (std::size_t dot = key.find('.'); dot != std::string_view::npos; dot = key.find('.')) {
    place = &enter(*place, std::string(key.substr(0, dot)));
    key.remove_prefix(dot + 1);
  }
  return enter(*place, std::string(key));
}

}  // namespace

Json slots_to_json(const std::vector<FieldSlot>& places) {
  Json json = Json::object();
  const auto enter = [](Json& object, const std::string& key) -> Json& {
    // Not left to operator[], which makes an object of a null one in two steps: without memory it stops between them.
    if (object.is_null()) object = Json::object();
    return object[key];
  };
  for (const FieldSlot& slot : places) {
    if (!slot.written || std::holds_alternative<std::monostate>(slot.value)) continue;
    place_of(json, slot.info->key, enter) = field_to_json(*slot.info, slot.value);
  }
  return json;
}

std::vector<std::string> slots_to_words(const std::vector<FieldSlot>& places, FieldGroup group) {
  std::vector<std::string> words;
  for (const FieldSlot& slot : places) {
    if (!slot.written || slot.info->group != group || slot.info->option.empty()) continue;
    std::string text = field_text(*slot.info, slot.value);
    if (text.empty()) continue;
    words.push_back("--" + std::string(slot.info->option));
    words.push_back(std::move(text));
  }
  return words;
}

void slots_from_json(const std::vector<FieldSlot>& places, const Json& json, const std::vector<std::string>& also,
                     const Rule& unknown, std::vector<InputError>& problems,
                     const std::function<void(std::size_t, const FieldValue&)>& read) {
  SlotReader(places, unknown, problems, read).object(json, "", also);
}

Json slots_schema(const std::vector<FieldSlot>& places) {
  Json schema = {{"type", "object"}, {"additionalProperties", false}, {"properties", Json::object()}};
  const auto enter = [](Json& object, const std::string& key) -> Json& {
    if (object.is_null())
      object = {{"type", "object"}, {"additionalProperties", false}, {"properties", Json::object()}};
    return object["properties"][key];
  };
  for (const FieldSlot& slot : places) place_of(schema, slot.info->key, enter) = field_schema(*slot.info, slot.value);
  return schema;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter is one row: key, option, range, unit and words. The JSON reader and writer, the schema, the options of
// the command line, the copied command and the panel are loops over rows.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rational.hpp"

/// Marks a row's text as a source of a translation for the translation tools.
#define FIELD_TEXT(context, text) text

namespace littlestone {

/// What a parameter is. A choice is one name of a list; the plural kinds are lists.
enum class FieldKind { flag, text, whole, rational, choice, wholes, rationals, choices };

/// Which files the text of a parameter names: that of a class ("file:PATH"), those of several with spaces between them,
/// or one that holds data, by its path.
enum class FieldFiles { none, of_class, of_classes, data };

/// The value of a parameter, of the alternative its kind says: bool, text or choice, whole, rational, choices, wholes,
/// rationals; none where an optional parameter is not given.
using FieldValue = std::variant<std::monostate, bool, std::string, std::uint64_t, Rational, std::vector<std::string>,
                                std::vector<std::uint64_t>, std::vector<Rational>>;

/// The values a number may have, and each number of a list. Without bounds: all of its kind.
struct FieldRange {
  std::optional<Rational> least;
  std::optional<Rational> most;
  bool open = false;  // the bounds themselves are not in the range

  [[nodiscard]] bool holds(const Rational& value) const;
  /// "above 0 and below 1", "1 to 2^61"; empty without bounds.
  [[nodiscard]] std::string text() const;
  /// What a value outside is told; there must be a bound.
  [[nodiscard]] Rule rule() const;
};
[[nodiscard]] FieldRange above(const Rational& least);
[[nodiscard]] FieldRange strictly_between(const Rational& least, const Rational& most);
[[nodiscard]] FieldRange from_to(const Rational& least, const Rational& most);

/// A bound as a message spells it: a power of two from 2^20 on, and one less than a power from 2^32 on, as such, any
/// other as to_string does.
[[nodiscard]] std::string bound_text(const Rational& bound);

/// Where on the command line a parameter belongs.
enum class FieldGroup { about, distribution, goal, constants, sweep, randomness };

/// The stops of a slider: least, least + step, …, and after `steps` steps the last one. With digits each is a power's
/// exponent: the value is 10 to it, rounded to so many significant decimal digits.
struct FieldSlider {
  Rational least;
  Rational step;
  int steps = 0;              // 0: the window has no slider for it
  int digits = 0;             // 0: the stops are the values
  std::string_view low = {};  // what smaller and larger values mean, sources of a translation in context "Field"
  std::string_view high = {};

  /// The value of stop i, 0 ≤ i ≤ steps; exact.
  [[nodiscard]] Rational at(int i) const;
  /// Where a value lies, in steps; below 0 or above `steps` for a value beyond the ends. With digits the value is above
  /// 0.
  [[nodiscard]] double position(const Rational& value) const;
};

/// All that is said of a parameter; the same for every object that has it. Key and option are of the command line's and
/// the files' own language, help is English. What the window shows is a source of a translation in context "Field": the
/// label, and the unit and the choices where they are marked.
struct FieldInfo {
  std::string_view key;            // its place in the JSON, "constants.cap"
  std::string_view option = {};    // of the command line, without dashes; empty: none
  std::string_view argument = {};  // what stands for its value in the usage: "N"
  FieldGroup group = FieldGroup::about;
  std::string_view symbol = {};  // of the papers, the same in every language; empty: none
  std::string_view label = {};   // what the window calls it
  std::string_view help = {};    // one English sentence without its full stop
  std::string_view unit = {};    // what its numbers count: "examples"; empty: pure numbers
  FieldKind kind = FieldKind::text;
  FieldRange range = {};
  FieldSlider slider = {};                     // the part of the range that the window's slider spans
  std::vector<std::string_view> choices = {};  // of choice and choices, in their order
  std::optional<Rule> not_a_choice = {};       // what another name is told
  std::optional<Rule> empty_rule = {};         // of a list: what an empty one is told; none: it may be empty
  bool rising = false;                         // of wholes: each is above the one before
  bool distinct = false;                       // of choices: none is named twice
  bool from_zero = false;                      // of whole and wholes: indices, which the window and captions show + 1
  bool powers = false;                         // of whole: an option may spell it 2^40
  bool written_as_text = false;                // of whole: a string in JSON, which no reader rounds
  bool left_out_when_default = false;          // in JSON and on the copied command line
  bool is_name = false;                        // of text: a Name; set by member_field
  std::string_view default_words = {};         // what the help calls the default; empty: its value
  FieldFiles files = FieldFiles::none;         // of text: what it names

  /// The last part of the key: the field that messages name.
  [[nodiscard]] std::string_view name() const { return key.substr(key.rfind('.') + 1); }
};

/// Reads an option's text: lists are split at commas, flags are "true" or "false". The range is not checked. Throws
/// InputError (field: the option) where the text is not of the kind, or is to be a name and is none. Linear in the text.
[[nodiscard]] FieldValue parse_field(const FieldInfo& info, std::string_view text);

/// The text that parse_field reads back to the same value; empty for none.
[[nodiscard]] std::string field_text(const FieldInfo& info, const FieldValue& value);

/// Appends what is wrong with a value of the right kind: out of its range, not rising, named twice, empty. The field is
/// the name, with its place in a list: "sizes[2]". Linear in the value, of choices quadratic.
void check_field(const FieldInfo& info, const FieldValue& value, std::vector<InputError>& problems);

/// parse_field, and then check_field: throws InputError with the first problem. Files that it names are the command's
/// inputs (expect_input).
[[nodiscard]] FieldValue read_field(const FieldInfo& info, std::string_view text);

/// The files that a value names, by their paths; none of a row that names none.
[[nodiscard]] std::vector<std::string> files_named(const FieldInfo& info, const FieldValue& value);

/// The value in JSON: exact numbers are strings. Null for none.
[[nodiscard]] nlohmann::ordered_json field_to_json(const FieldInfo& info, const FieldValue& value);

/// Reads a value of the row's kind; the range is not checked. What is wrong is appended with the whole key as its
/// field, and then there is no value.
[[nodiscard]] std::optional<FieldValue> field_from_json(const FieldInfo& info, const nlohmann::ordered_json& json,
                                                        std::vector<InputError>& problems);

/// "Privacy loss, exact (above 0; default 1).": help, range with unit, and default.
[[nodiscard]] std::string field_help(const FieldInfo& info, const FieldValue& fallback);

/// The JSON schema (draft 2020-12) of the values that field_from_json reads and check_field passes. A number spelled as
/// a string is only held to its form.
[[nodiscard]] nlohmann::ordered_json field_schema(const FieldInfo& info, const FieldValue& fallback);

/// One parameter of an `Owner`: what is said of it, and where its value lies.
template <class Owner>
struct Field {
  FieldInfo info;
  FieldValue (*get)(const Owner& owner);
  void (*set)(Owner& owner, const FieldValue& value);
  bool (*applies)(const Owner& owner) =
      nullptr;  // false: its value follows from others and is not written; null: always
};

namespace field_access {

template <class T>
struct Store {
  static FieldValue get(const T& value) { return FieldValue(value); }
  static void set(T& place, const FieldValue& value) { place = std::get<T>(value); }
};
template <>
struct Store<Name> {
  static FieldValue get(const Name& value) { return value.text(); }
  static void set(Name& place, const FieldValue& value) { place = std::get<std::string>(value); }
};
template <std::integral T>
requires(!std::same_as<T, bool>) struct Store<T> {
  static FieldValue get(const T& value) { return FieldValue(static_cast<std::uint64_t>(value)); }
  static void set(T& place, const FieldValue& value) { place = static_cast<T>(std::get<std::uint64_t>(value)); }
};
template <class T>
struct Store<std::optional<T>> {
  static FieldValue get(const std::optional<T>& value) { return value ? Store<T>::get(*value) : FieldValue(); }
  static void set(std::optional<T>& place, const FieldValue& value) {
    place.reset();
    if (!std::holds_alternative<std::monostate>(value)) Store<T>::set(place.emplace(), value);
  }
};

template <class Owner, class Member>
[[nodiscard]] auto& at(Owner& owner, Member member) {
  return owner.*member;
}
template <class Owner, class Member, class... Rest>
[[nodiscard]] auto& at(Owner& owner, Member member, Rest... rest) {
  return at(owner.*member, rest...);
}

}  // namespace field_access

/// Get and set of a member, or of a member of a member: member<Scenario, &Scenario::constants, &CustomConstants::cap>.
/// The member is a bool, an integer, a std::string, a Name, a Rational, a vector of these as FieldValue has them, or an
/// optional of one. An integer shorter than 64 bits needs a range that fits it.
template <class Owner, auto... path>
struct Member {
  using Value = std::remove_cvref_t<decltype(field_access::at(std::declval<Owner&>(), path...))>;
  static FieldValue get(const Owner& owner) {
    return field_access::Store<Value>::get(field_access::at(owner, path...));
  }
  static void set(Owner& owner, const FieldValue& value) {
    field_access::Store<Value>::set(field_access::at(owner, path...), value);
  }
};

/// A row for a member.
template <class Owner, auto... path>
[[nodiscard]] Field<Owner> member_field(FieldInfo info, bool (*applies)(const Owner&) = nullptr) {
  info.is_name = std::same_as<typename Member<Owner, path...>::Value, Name>;
  return {std::move(info), &Member<Owner, path...>::get, &Member<Owner, path...>::set, applies};
}

/// A row without its owner, as the readers and writers of all owners take it.
struct FieldSlot {
  const FieldInfo* info;
  FieldValue value;  // of the object that is written; of a schema its default
  bool written = true;
};

/// The slots' object in the order of the rows, keys with dots as objects within it.
[[nodiscard]] nlohmann::ordered_json slots_to_json(const std::vector<FieldSlot>& places);
/// Reads `json`, an object: calls read(i, value) for each slot that is there and of its kind. What is wrong is
/// appended, keys that are no row's with the rule `unknown`; keys of `also` are passed over. Files that the values name
/// are inputs of the command that runs (expect_input, which throws where one is an output).
void slots_from_json(const std::vector<FieldSlot>& places, const nlohmann::ordered_json& json,
                     const std::vector<std::string>& also, const Rule& unknown, std::vector<InputError>& problems,
                     const std::function<void(std::size_t, const FieldValue&)>& read);
/// The words of a call that say the same: "--cap", "64" for each slot of the group that is written, has an option and a
/// text.
[[nodiscard]] std::vector<std::string> slots_to_words(const std::vector<FieldSlot>& places, FieldGroup group);
/// {"type": "object", "properties": …, "additionalProperties": false}, and so each object within it.
[[nodiscard]] nlohmann::ordered_json slots_schema(const std::vector<FieldSlot>& places);

/// The rows' values of `owner` as slots; those that are not to be written are marked.
template <class Owner>
[[nodiscard]] std::vector<FieldSlot> slots_of(const std::vector<Field<Owner>>& fields, const Owner& owner) {
  const Owner fallback{};
  std::vector<FieldSlot> places;
  for (const Field<Owner>& field : fields) {
    FieldSlot slot{&field.info, field.get(owner)};
    const bool applies = field.applies == nullptr || field.applies(owner);
    slot.written = applies && !(field.info.left_out_when_default && slot.value == field.get(fallback));
    places.push_back(std::move(slot));
  }
  return places;
}

/// The JSON object of an owner: every row that applies, but defaults that are left out.
template <class Owner>
[[nodiscard]] nlohmann::ordered_json fields_to_json(const std::vector<Field<Owner>>& fields, const Owner& owner) {
  return slots_to_json(slots_of(fields, owner));
}

/// The words of a call of the command line that set these rows as `owner` has them.
template <class Owner>
[[nodiscard]] std::vector<std::string> fields_to_words(const std::vector<Field<Owner>>& fields, const Owner& owner,
                                                       FieldGroup group) {
  return slots_to_words(slots_of(fields, owner), group);
}

/// Reads the rows' values out of a JSON object into `owner`, which keeps what is missing or wrong.
template <class Owner>
void fields_from_json(const std::vector<Field<Owner>>& fields, const nlohmann::ordered_json& json,
                      const std::vector<std::string>& also, const Rule& unknown, Owner& owner,
                      std::vector<InputError>& problems) {
  slots_from_json(slots_of(fields, owner), json, also, unknown, problems,
                  [&](std::size_t i, const FieldValue& value) { fields[i].set(owner, value); });
}

/// Appends what is wrong with the values of the rows that apply.
template <class Owner>
void check_fields(const std::vector<Field<Owner>>& fields, const Owner& owner, std::vector<InputError>& problems) {
  for (const Field<Owner>& field : fields) {
    if (field.applies == nullptr || field.applies(owner)) check_field(field.info, field.get(owner), problems);
  }
}

/// The files that the owner's rows name: all that it reads, by their paths.
template <class Owner>
[[nodiscard]] std::vector<std::string> files_named(const std::vector<Field<Owner>>& fields, const Owner& owner) {
  std::vector<std::string> all;
  for (const Field<Owner>& field : fields) {
    for (std::string& file : files_named(field.info, field.get(owner))) all.push_back(std::move(file));
  }
  return all;
}

/// The row of this option or name; null for none.
template <class Owner>
[[nodiscard]] const Field<Owner>* find_field(const std::vector<Field<Owner>>& fields, std::string_view name) {
  for (const Field<Owner>& field : fields) {
    if (field.info.option == name || field.info.name() == name) return &field;
  }
  return nullptr;
}

}  // namespace littlestone

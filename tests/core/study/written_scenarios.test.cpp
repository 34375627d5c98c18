// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario of any chapter says is written as a file and as options that say the same.
#include <catch2/catch.hpp>
#include <random>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/agnostic_chapter/scenario.hpp"
#include "core/study/lower_bound/scenario.hpp"
#include "core/study/map/scenario.hpp"
#include "core/study/prediction/scenario.hpp"
#include "core/study/scenario/scenario_fields.hpp"
#include "tests/support/names.hpp"

using namespace littlestone;

namespace {

/// Values as strangers choose them: of the kind of a row, within its range where that is what the member can hold.
class AnyValue {
 public:
  explicit AnyValue(std::uint64_t seed) : engine_(seed), names_(awkward_names(3000, seed)) {
    for (const std::string& text : hostile_texts(3000, seed)) {
      // A file of JSON holds UTF-8 only; a text that is no name may hold the rest.
      const nlohmann::json json = text;
      if (nlohmann::json::parse(json_text(json)) == json) texts_.push_back(text);
    }
  }

  FieldValue of(const FieldInfo& info) {
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

 private:
  std::uint64_t below(std::uint64_t n) { return engine_() % n; }

  std::uint64_t whole(const FieldRange& range) {
    const auto bound = [](const std::optional<Rational>& value, std::uint64_t otherwise) {
      return value ? numerator(*value).convert_to<std::uint64_t>() : otherwise;
    };
    const std::uint64_t least = bound(range.least, 0);
    const std::uint64_t most = bound(range.most, UINT64_MAX);
    const std::uint64_t some = engine_() >> below(64);
    return most - least == UINT64_MAX ? some : least + some % (most - least + 1);
  }

  Rational rational() {
    std::string text = below(5) == 0 ? "-" : "";
    for (std::uint64_t k = 1 + below(30); k > 0; --k) text += static_cast<char>('0' + below(10));
    switch (below(3)) {
      case 0: return parse_rational("x", text);
      case 1: return parse_rational("x", text + "/" + std::to_string(1 + below(1'000'000'000)));
      default: return parse_rational("x", text + "e" + std::to_string(static_cast<std::int64_t>(below(1900)) - 950));
    }
  }

  std::mt19937_64 engine_;
  std::vector<std::string> names_;
  std::vector<std::string> texts_;
};

// An empty list has no text: an option is left out for it.
bool back_from_option(const FieldInfo& info, const FieldValue& value) {
  const std::string text = field_text(info, value);
  const bool list =
      info.kind == FieldKind::wholes || info.kind == FieldKind::rationals || info.kind == FieldKind::choices;
  return (list && text.empty()) || parse_field(info, text) == value;
}

template <class Owner>
void check_written(const std::vector<Field<Owner>>& fields, std::uint64_t seed) {
  AnyValue any(seed);
  for (int i = 0; i < 150; ++i) {
    Owner owner;
    for (const Field<Owner>& field : fields) {
      const FieldValue value = any.of(field.info);
      field.set(owner, value);
      CAPTURE(field.info.key);
      REQUIRE(back_from_option(field.info, value));
    }
    const auto json = fields_to_json(fields, owner);
    std::vector<InputError> problems;
    Owner read;
    fields_from_json(fields, parse_json("scenario", json_text(json, 2)), {}, rules::no_scenario_field(), read,
                     problems);
    CAPTURE(json_text(json));
    for (const InputError& problem : problems) FAIL(problem.what());
    REQUIRE(fields_to_json(fields, read) == json);
    for (const Field<Owner>& field : fields) {
      CAPTURE(field.info.key);
      if (field.applies == nullptr || field.applies(owner)) REQUIRE(field.get(read) == field.get(owner));
    }
  }
}

}  // namespace

TEST_CASE("what a scenario of any chapter says is read back from its file and from its options", "[study][written]") {
  check_written(scenario_fields(), 1);
  check_written(lower_bound_fields(), 2);
  check_written(prediction_fields(), 3);
  check_written(agnostic_fields(), 4);
  check_written(map_fields(), 5);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What a scenario of any chapter says is written as a file and as options that say the same.
#include <catch2/catch.hpp>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "tests/support/any_value.hpp"

using namespace littlestone;

namespace {

// An empty list has no text: an option is left out for it.
bool back_from_option(const FieldInfo& info, const FieldValue& value) {
  const std::string text = field_text(info, value);
  const bool list =
      info.kind == FieldKind::wholes || info.kind == FieldKind::rationals || info.kind == FieldKind::choices;
  return (list && text.empty()) || parse_field(info, text) == value;
}

template <class Owner>
void check_written(const std::vector<Field<Owner>>& fields, std::uint64_t seed) {
  support::AnyValue any(seed);
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

// SPDX-License-Identifier: GPL-3.0-or-later
// The readers of scenarios of the chapters II to V: what one takes is written to the same scenario again.
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/agnostic_chapter/scenario.hpp"
#include "core/study/lower_bound/scenario.hpp"
#include "core/study/map/scenario.hpp"
#include "core/study/prediction/scenario.hpp"
#include "fuzz.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

// The fields only: whether they fit together is a computation with the class, which may be large.
template <class Owner>
void read_and_write(const std::vector<Field<Owner>>& fields, const Json& json) {
  const std::vector<std::string> head = {"version", "chapter", "$schema"};
  std::vector<InputError> problems;
  Owner owner;
  fields_from_json(fields, json, head, rules::no_scenario_field(), owner, problems);
  for (const InputError& problem : problems) (void)fuzz::takes([&] { throw InputError(problem); });
  if (!problems.empty()) return;
  const Json written = fields_to_json(fields, owner);
  Owner again;
  fields_from_json(fields, parse_json("scenario", json_text(written)), head, rules::no_scenario_field(), again,
                   problems);
  fuzz::expect(problems.empty() && fields_to_json(fields, again) == written,
               "a scenario that was read is written as it reads");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  Json json;
  if (!fuzz::takes([&] { json = parse_json("scenario", text); }) || !json.is_object()) return 0;
  read_and_write(lower_bound_fields(), json);
  read_and_write(prediction_fields(), json);
  read_and_write(agnostic_fields(), json);
  read_and_write(map_fields(), json);
  return 0;
}

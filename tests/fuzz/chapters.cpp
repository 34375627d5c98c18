// SPDX-License-Identifier: GPL-3.0-or-later
// The readers of scenarios of the chapters II to V: what one takes is written to the same scenario again. Each
// chapter's fields read every text; the reader of the whole file, which asks whether they fit together, too, reads
// those of which the classes are small.
#include <algorithm>

#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/study/chapters/agnostic_scenario.hpp"
#include "core/study/chapters/lower_bound_scenario.hpp"
#include "core/study/chapters/map_scenario.hpp"
#include "core/study/chapters/prediction_scenario.hpp"
#include "fuzz.hpp"

using namespace littlestone;
using Json = nlohmann::ordered_json;

namespace {

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

// Whether classes that the text may name are made at once: none is of a file, and each number in a string is one digit.
bool is_small(const Json& json) {
  if (json.is_structured())
    return std::all_of(json.begin(), json.end(), [](const Json& each) { return is_small(each); });
  if (!json.is_string()) return true;
  const auto& text = json.get_ref<const std::string&>();
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (is_digit(text[i]) && is_digit(text[i + 1]) && text.find(':') != std::string::npos) return false;
  }
  return text.find("file:") == std::string::npos;
}

// The whole file.
template <class Owner>
void read_whole(Owner (*read)(const Json&, std::vector<InputError>&), Json (*write)(const Owner&), const Json& json) {
  std::vector<InputError> problems;
  const Owner owner = read(json, problems);
  for (const InputError& problem : problems) (void)fuzz::takes([&] { throw InputError(problem); });
  if (!problems.empty()) return;
  fuzz::taken = true;
  const Json written = write(owner);
  const Owner again = read(parse_json("scenario", json_text(written)), problems);
  fuzz::expect(problems.empty(), "a scenario that fits together is written as one that does");
  fuzz::expect(write(again) == written, "a scenario is written as it reads");
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
  fuzz::taken = false;  // by a whole reader
  if (is_lower_bound_scenario(json)) read_whole(lower_bound_from_json, lower_bound_to_json, json);
  if (json.contains("data") || !is_small(json)) return 0;
  if (is_prediction_scenario(json)) read_whole(prediction_from_json, prediction_to_json, json);
  if (is_agnostic_scenario(json)) read_whole(agnostic_from_json, agnostic_to_json, json);
  if (is_map_scenario(json)) read_whole(map_from_json, map_to_json, json);
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of scenarios: what it takes is written to the same scenario again.
#include "core/study/chapters/scenario.hpp"
#include "core/base/json.hpp"
#include "fuzz.hpp"

using namespace littlestone;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  // The fields only: whether they fit together is a computation with the class, which may be large.
  std::vector<InputError> problems;
  Scenario scenario;
  const bool taken = fuzz::takes([&] { scenario = scenario_fields_from_json(parse_json("scenario", text), problems); });
  if (!taken || !problems.empty()) return 0;
  fuzz::taken = true;
  const auto json = scenario_to_json(scenario);
  std::vector<InputError> none;
  const Scenario again = scenario_fields_from_json(parse_json("scenario", json.dump()), none);
  fuzz::expect(none.empty() && scenario_to_json(again) == json, "a scenario that was read is written as it reads");
  return 0;
}

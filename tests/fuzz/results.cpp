// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of results, JSON and CSV: what it takes is written and read to the same bytes.
#include "core/study/sweep/results.hpp"

#include "core/base/json.hpp"
#include "core/base/text.hpp"
#include "fuzz.hpp"

using namespace littlestone;

namespace {

// The text with a right checksum where it has one, in three of four texts: so that a change is seen by more than the
// checksum.
std::string sealed(const std::string& text) {
  static const std::string line = "\n# checksum ";
  if (fnv1a(text) % 4 == 0) return text;
  const auto checksum_of = [](std::string_view bytes) { return "fnv1a64:" + hex(fnv1a(bytes)); };
  if (const std::size_t last = text.rfind(line); last != std::string::npos) {
    const std::string before = text.substr(0, last + 1);
    return before + line.substr(1) + checksum_of(before) + '\n';
  }
  try {
    nlohmann::ordered_json json = parse_json("results", text);
    if (!json.is_object() || json.erase("checksum") == 0) return text;
    json["checksum"] = checksum_of(json_text(json));
    return json_text(json);
  } catch (const InputError&) {
    return text;
  }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = sealed(fuzz::text_of(data, size));
  SweepFile file;
  if (!fuzz::takes([&] { file = parse_sweep(text, "r"); })) return 0;
  fuzz::taken = true;
  const std::string csv = sweep_to_csv(file);
  SweepFile again;
  fuzz::expect(fuzz::takes([&] { again = parse_sweep(csv, "r"); }), "results that were read can be read again");
  fuzz::expect(sweep_to_csv(again) == csv, "results are read as they are written");
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of results, JSON and CSV: what it takes is written and read to the same bytes.
#include "core/study/sweep/results.hpp"
#include "fuzz.hpp"

using namespace littlestone;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  SweepFile file;
  if (!fuzz::takes([&] { file = parse_sweep(text, "r"); })) return 0;
  const std::string csv = sweep_to_csv(file);
  SweepFile again;
  fuzz::expect(fuzz::takes([&] { again = parse_sweep(csv, "r"); }), "results that were read can be read again");
  fuzz::expect(sweep_to_csv(again) == csv, "results are read as they are written");
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of exact numbers: what it takes is written as a text that it takes for the same number.
#include "core/base/rational.hpp"
#include "fuzz.hpp"

using namespace littlestone;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  Rational value;
  if (!fuzz::takes([&] { value = parse_rational("number", text); })) return 0;
  fuzz::taken = true;
  const std::string written = to_string(value);
  Rational again;
  fuzz::expect(fuzz::takes([&] { again = parse_rational("number", written); }),
               "a number is written as it can be read");
  fuzz::expect(again == value, "a number is written as what it is");
  fuzz::expect(to_string(again) == written, "a number has one spelling");
  return 0;
}

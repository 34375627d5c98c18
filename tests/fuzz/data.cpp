// SPDX-License-Identifier: GPL-3.0-or-later
// The readers of examples, from a file and from the command line.
#include <sstream>

#include "core/concept/data_file.hpp"
#include "fuzz.hpp"

using namespace littlestone;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t points = 5;
  const std::string text = fuzz::text_of(data, size);
  const auto check = [&](const Sample& sample) {
    for (const Example& example : sample) fuzz::expect(example.point < points, "a point is of the domain");
    std::string again = "point,label\n";
    for (const Example& example : sample) {
      again += std::to_string(example.point) + (example.label == Label::plus ? ",1\n" : ",-1\n");
    }
    std::istringstream in(again);
    if (!sample.empty())
      fuzz::expect(read_examples(in, "data", points) == sample, "examples are read as they are written");
  };
  const bool of_file = fuzz::takes([&] {
    std::istringstream in(text);
    check(read_examples(in, "data", points));
  });
  fuzz::taken = fuzz::takes([&] { check(parse_examples(text, points)); }) || of_file;
  return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Lets libFuzzer change the structure of a file in every other step, its bytes in the others.
#include <algorithm>
#include <string>

#include "fuzz.hpp"
#include "mutator.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  if (seed % 2 == 0 || size == 0) return LLVMFuzzerMutate(data, size, most);
  littlestone::fuzz::Mutator mutator({littlestone::fuzz::text_of(data, size)}, seed);
  const std::string text = mutator.next();
  const std::size_t length = std::min(text.size(), most);
  std::copy_n(text.begin(), length, data);
  return length;
}

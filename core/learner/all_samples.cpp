// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/all_samples.hpp"

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

std::uint64_t number_of_samples(std::size_t points, std::uint64_t length, const char* field) {
  constexpr std::uint64_t most_samples = 1 << 16;
  std::uint64_t number = 1;
  for (std::uint64_t i = 0; i < length; ++i) {
    number *= 2 * points;
    if (number > most_samples) {
      throw InputError(field, rules::value_examples_on_points(length, points), rules::enumeration("2^16"));
    }
  }
  return number;
}

Sample sample_of_number(std::uint64_t index, std::size_t points, std::uint64_t length) {
  Sample sample(length);
  for (Example& example : sample) {
    const std::uint64_t e = index % (2 * points);
    index /= 2 * points;
    example = {static_cast<PointIndex>(e / 2), e % 2 == 1 ? Label::plus : Label::minus};
  }
  return sample;
}

}  // namespace littlestone

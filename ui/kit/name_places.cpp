// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/name_places.hpp"

#include <optional>
#include <string>

namespace littlestone::ui {
namespace {

// The number that is the first point's name, where the names count on from it.
std::optional<std::size_t> counted_from(const ConceptClass& c, std::size_t columns) {
  if (columns < 3) return std::nullopt;
  for (const std::size_t first : {std::size_t{0}, std::size_t{1}}) {
    std::size_t x = 0;
    while (x < columns && c.point_name(static_cast<PointIndex>(x)) == std::to_string(first + x)) ++x;
    if (x == columns) return first;
  }
  return std::nullopt;
}

}  // namespace

std::size_t round_step(double least) {
  std::size_t decade = 1;
  for (;;) {
    for (const std::size_t digit : {1U, 2U, 5U}) {
      if (static_cast<double>(digit * decade) >= least) return digit * decade;
    }
    decade *= 10;
  }
}

std::vector<std::size_t> named_columns(const ConceptClass& concept_class, std::size_t columns, double least) {
  const std::size_t step = round_step(least);
  const std::optional<std::size_t> from = counted_from(concept_class, columns);
  const std::size_t first = from ? (step - *from % step) % step : 0;  // the first round number
  std::vector<std::size_t> places;
  if (first > 0 && static_cast<double>(first) >= least) places.push_back(0);
  for (std::size_t x = first; x < columns; x += step) places.push_back(x);
  return places;
}

}  // namespace littlestone::ui

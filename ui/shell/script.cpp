// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/script.hpp"

#include <algorithm>

namespace littlestone::ui {

Script::Script(const std::vector<Part>& parts, int opening, std::optional<int> boundary_before)
    : opening_(opening), boundary_before_(boundary_before) {
  for (const Part& part : parts) {
    parts_.push_back({part.name, static_cast<int>(steps_.size())});
    steps_.insert(steps_.end(), part.steps.begin(), part.steps.end());
  }
  opening_ = std::clamp(opening_, 0, last());
}

bool Script::landmark(int step) const {
  return step == last() ||
         std::any_of(parts_.begin(), parts_.end(), [&](const Beginning& part) { return part.first == step; });
}

Ruler Script::ruler() const {
  Ruler ruler;
  const double span = std::max(1, last());
  for (int i = 0; i < size(); ++i) ruler.places.push_back(i / span);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    const double until = i + 1 < parts_.size() ? parts_[i + 1].first / span : 1;
    ruler.parts.push_back({parts_[i].name, parts_[i].first / span, until});
  }
  if (boundary_before_) {
    ruler.boundary = (*boundary_before_ - 0.5) / span;
    for (Ruler::Part& part : ruler.parts) {
      if (part.from < *ruler.boundary && part.name_until > *ruler.boundary) part.name_until = *ruler.boundary;
    }
  }
  return ruler;
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/steps.hpp"

#include <algorithm>

namespace littlestone::ui {

int Steps::previous_round(int step) const {
  for (int i = std::min(step, size()) - 1; i > 0; --i) {
    if (landmark(i)) return i;
  }
  return 0;
}

int Steps::next_round(int step) const {
  for (int i = std::max(step, -1) + 1; i < size(); ++i) {
    if (landmark(i)) return i;
  }
  return last();
}

}  // namespace littlestone::ui

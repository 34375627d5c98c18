// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of a learner that runs on a sampler.
#pragma once

#include <cstdint>

#include "core/concept/distribution.hpp"
#include "core/random/engine.hpp"

namespace littlestone {

/// Fills `rows` with n examples of the target, one word of the engine each.
inline void draw_rows(const PointSampler& sampler, const LabelVector& target, std::uint64_t n, Engine engine,
                      Sample& rows) {
  rows.resize(n);
  for (Example& row : rows) {
    const PointIndex x = sampler.from_word(engine());
    row = {x, target[x]};
  }
}

}  // namespace littlestone

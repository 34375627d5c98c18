// SPDX-License-Identifier: GPL-3.0-or-later
// Regions of worlds by how often the most frequent answer comes, and by which one it is.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

#include "core/study/worst_world/worst_world_run.hpp"

namespace littlestone {

/// The chances of all answers of a world, 0 for one that does not count.
using ChancesOfWorld = std::vector<double>;

struct WorldTones {
  std::array<std::vector<std::vector<WorldPlace>>, tone_levels.size()> below;
  struct Region {
    std::size_t answer = 0;
    WorldPlace place;
    double reach = 0;
  };
  std::vector<Region> regions;
};

/// On 1, 2 or 3 points, as WorstSearchRun says; between places of the mesh each chance is linear, so that ties are sharp.
/// Calls `at` 6 216 times on three points, 441 times on two. A region of fewer than three places of the mesh, or past the
/// eighth, is left out.
[[nodiscard]] WorldTones world_tones(std::size_t points, const std::function<ChancesOfWorld(const WorldPlace&)>& at);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// Files damaged on purpose, for readers that must read what they mean or refuse it in one line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace littlestone::support {

/// The JSON file `good` with each field in turn cut out, of another type or out of all measure; then 150 times a bit
/// flipped, the end cut off or a piece doubled, as `seed` has it; then files that are no JSON at all. Some still mean
/// what the good one means.
[[nodiscard]] std::vector<std::string> damaged_json(const std::string& good, std::uint64_t seed);

}  // namespace littlestone::support

// SPDX-License-Identifier: GPL-3.0-or-later
// Names and texts as strangers write them, to be put through every reader and writer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace littlestone {

/// `count` different names, none empty: each of a list of awkward pieces (quotation marks, signs and commands of TeX,
/// XML, HTML, CSV, JSON and shells, letters of other scripts, what has no width) alone, then one to six of them in a
/// random order. None holds what no name may hold. A function of its arguments.
[[nodiscard]] std::vector<std::string> awkward_names(std::size_t count, std::uint64_t seed);

/// `count` texts that need be no names: names with control characters, separators, signs of direction, noncharacters
/// and bytes that are not UTF-8 put into them. A function of its arguments.
[[nodiscard]] std::vector<std::string> hostile_texts(std::size_t count, std::uint64_t seed);

}  // namespace littlestone

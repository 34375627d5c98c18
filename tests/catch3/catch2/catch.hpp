// SPDX-License-Identifier: GPL-3.0-or-later
// The header of Catch2 2 over Catch2 3: found in its place where Catch2 3 is installed, so that the tests are written once.
#pragma once

#include <catch2/catch_all.hpp>
#include <string>

using Catch::Approx;

namespace Catch {

using Matchers::StartsWith;

/// Matches a text that has `part` in it.
inline auto Contains(const std::string& part) { return Matchers::ContainsSubstring(part); }

}  // namespace Catch

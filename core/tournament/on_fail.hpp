// SPDX-License-Identifier: GPL-3.0-or-later
// What the globally stable learner answers where its tournament fails.
#pragma once

#include <string>
#include <string_view>

namespace littlestone {

/// G's answer where D̃_k fails, because the next block would pass the cap N.
enum class OnFail {
  fail,  // Fail: the batch does not vote [ABLMM §5.2.3]
  soa,   // SOA(T) on the n examples after those that were drawn: G* (sharp-constants.md, part 10)
};
/// "fail" or "soa".
[[nodiscard]] std::string_view to_string(OnFail on_fail);
/// Reads "fail" or "soa"; throws InputError naming `field`.
[[nodiscard]] OnFail parse_on_fail(std::string_view field, std::string_view text);

}  // namespace littlestone

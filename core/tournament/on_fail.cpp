// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/on_fail.hpp"

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

std::string_view to_string(OnFail on_fail) { return on_fail == OnFail::fail ? "fail" : "soa"; }

OnFail parse_on_fail(std::string_view field, std::string_view text) {
  for (const OnFail on_fail : {OnFail::fail, OnFail::soa}) {
    if (text == to_string(on_fail)) return on_fail;
  }
  throw InputError(std::string(field), std::string(text), rules::on_fail());
}

}  // namespace littlestone

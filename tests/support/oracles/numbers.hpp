// SPDX-License-Identifier: GPL-3.0-or-later
// What a text says as a number of a hundred digits, read apart from the program's own reader.
#pragma once

#include <string>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

/// "0.1", "1e-6" or "1/3".
inline Real number_of(const std::string& text) {
  const std::size_t slash = text.find('/');
  return slash == std::string::npos ? Real(text) : Real(text.substr(0, slash)) / Real(text.substr(slash + 1));
}

}  // namespace littlestone::oracle

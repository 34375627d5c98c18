// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sources lie. One file knows it, so that the others compile to the same objects in every checkout.
#pragma once

#include <string>

namespace littlestone::support {

/// The path of the project's root, without a slash at its end.
[[nodiscard]] std::string source_folder();

}  // namespace littlestone::support

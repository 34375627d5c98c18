// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/source_folder.hpp"

namespace littlestone::support {

std::string source_folder() { return LITTLESTONE_SOURCE_DIR; }

}  // namespace littlestone::support

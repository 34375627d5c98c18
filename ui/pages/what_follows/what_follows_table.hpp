// SPDX-License-Identifier: GPL-3.0-or-later
// The stairs in rows: for each number of examples what is refuted, by our constants and by the paper's.
#pragma once

#include "core/study/lower_bound/what_follows.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

[[nodiscard]] PageTable stairs_table(const WhatFollowsFacts& facts, TableLimits limits);

/// The argument with every number, as plain text.
[[nodiscard]] QString argument_text(const WhatFollowsFacts& facts);

}  // namespace littlestone::ui

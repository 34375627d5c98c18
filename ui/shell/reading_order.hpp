// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which Tab visits the widgets of a window: their reading order at their current positions.
#pragma once

#include <QWidget>
#include <vector>

namespace littlestone::ui {

/// The widgets below `root` that Tab can reach now, row by row and in each row in the language's direction; what stands
/// in one widget stays together. O(n log n) in the visible widgets.
[[nodiscard]] std::vector<QWidget*> reading_order(const QWidget& root);

/// Gives the focus to the next of them, or to the one before; round at the ends. In a picture with handles to the next
/// handle first (see point_at_handle). False where there is none.
bool focus_in_reading_order(const QWidget& root, bool next);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Words beside the items of a choice box's list.
#pragma once

#include <QComboBox>
#include <QString>

namespace littlestone::ui {

/// The item's words in the second column of the open list, and after its text for those who listen; the box itself
/// shows and takes the text alone.
void set_beside(QComboBox& box, int item, const QString& words);
/// Empty where there are none.
[[nodiscard]] QString beside(const QComboBox& box, int item);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What an owner of text fields does first when it is destroyed.
#pragma once

#include <QLineEdit>
#include <QWidget>

namespace littlestone::ui {

/// A field that has the focus reports editingFinished when it loses it, also while Qt hides an owner whose own members
/// are destroyed already. Called in the owner's destructor: from then on its fields report nothing to it.
inline void silence_fields(QWidget& owner) {
  for (QLineEdit* field : owner.findChildren<QLineEdit*>()) field->disconnect(&owner);
}

}  // namespace littlestone::ui

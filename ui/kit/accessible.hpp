// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of the program's own widgets: Qt knows the kind of its own ones only.
#pragma once

#include <QAbstractButton>
#include <QAccessible>
#include <QWidget>

namespace littlestone::ui {

/// What kind of thing a widget is. To be called before anything asks the widget's interface, so in a constructor.
void set_accessible_role(QWidget& widget, QAccessible::Role role);

/// The button opens a menu, which is a child of the button: while it is open it is below the button, where Qt's own
/// interfaces have no menu. To be called in a constructor, too.
void set_opens_menu(QAbstractButton& button);

/// From now on an item of a menu is called by its words alone: its key is its accelerator, and the mark of the letter
/// that chooses it is left out. To be called before anything asks a menu's interface.
void name_menu_items_plainly();

/// The words of an action or a menu without the mark of the letter that chooses it, and without the key after a tab.
[[nodiscard]] QString plain_menu_words(const QString& text);

/// Has a screen reader say the name of a widget that is shown and has the role Notification: it is news.
void announce(QWidget& widget);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader is told of the program's own widgets: Qt knows the kind of its own ones only.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace littlestone::ui {

/// What kind of thing a widget is. To be called before anything asks the widget's interface, so in a constructor.
void set_accessible_role(QWidget& widget, QAccessible::Role role);

/// Has a screen reader say the name of a widget that is shown and has the role Notification: it is news.
void announce(QWidget& widget);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/accessible.hpp"

#include <QAccessibleWidget>
#include <QVariant>

namespace littlestone::ui {
namespace {

constexpr const char* role_property = "accessibleRole";

QAccessibleInterface* with_its_role(const QString&, QObject* object) {
  if (object == nullptr || !object->isWidgetType()) return nullptr;
  const QVariant role = object->property(role_property);
  if (!role.isValid()) return nullptr;
  return new QAccessibleWidget(static_cast<QWidget*>(object), static_cast<QAccessible::Role>(role.toInt()));
}

}  // namespace

void set_accessible_role(QWidget& widget, QAccessible::Role role) {
  [[maybe_unused]] static const bool installed = [] {
    QAccessible::installFactory(with_its_role);
    return true;
  }();
  widget.setProperty(role_property, static_cast<int>(role));
}

void announce(QWidget& widget) {
  QAccessibleEvent alert(&widget, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
  if (!widget.isVisible()) return;
  // AT-SPI knows no alert: there a notification is said when it comes to be shown.
  QAccessibleEvent shown(&widget, QAccessible::ObjectShow);
  QAccessible::updateAccessibility(&shown);
}

}  // namespace littlestone::ui

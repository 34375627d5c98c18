// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/accessible.hpp"

#include <QAccessibleActionInterface>
#include <QAccessibleWidget>
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QVariant>
#include <QWindow>

namespace littlestone::ui {
namespace {

constexpr const char* role_property = "accessibleRole";
constexpr const char* menu_property = "opensMenu";

class MenuButton final : public QAccessibleWidget {
 public:
  explicit MenuButton(QAbstractButton& button) : QAccessibleWidget(&button, QAccessible::ButtonMenu) {}

  [[nodiscard]] int childCount() const override { return menu() != nullptr ? 1 : 0; }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    return index == 0 && menu() != nullptr ? QAccessible::queryAccessibleInterface(menu()) : nullptr;
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    return child != nullptr && menu() != nullptr && child->object() == menu() ? 0 : -1;
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.hasPopup = true;
    state.expandable = true;
    state.expanded = menu() != nullptr;
    return state;
  }
  [[nodiscard]] QStringList actionNames() const override {
    QStringList names{showMenuAction()};
    if (widget()->focusPolicy() != Qt::NoFocus) names += setFocusAction();
    return names;
  }
  void doAction(const QString& name) override {
    // Later: the menu runs until it is closed.
    if (name == showMenuAction()) {
      QMetaObject::invokeMethod(static_cast<QAbstractButton*>(widget()), &QAbstractButton::click, Qt::QueuedConnection);
    } else {
      QAccessibleWidget::doAction(name);
    }
  }

 private:
  [[nodiscard]] QMenu* menu() const {
    auto* menu = widget()->findChild<QMenu*>(QString(), Qt::FindDirectChildrenOnly);
    return menu != nullptr && menu->isVisible() ? menu : nullptr;
  }
};

QAccessibleInterface* with_its_role(const QString&, QObject* object) {
  if (object == nullptr || !object->isWidgetType()) return nullptr;
  if (auto* button = qobject_cast<QAbstractButton*>(object); button && button->property(menu_property).toBool()) {
    return new MenuButton(*button);
  }
  const QVariant role = object->property(role_property);
  if (!role.isValid()) return nullptr;
  return new QAccessibleWidget(static_cast<QWidget*>(object), static_cast<QAccessible::Role>(role.toInt()));
}

// An item of a menu or of a menu bar. Qt's own one, which is private, calls an item by all of its text: with the tab
// and the key behind it.
class MenuItem final : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  MenuItem(QAction& action, QWidget& owner) : action_(&action), owner_(&owner) {}

  [[nodiscard]] bool isValid() const override { return action_ != nullptr && owner_ != nullptr; }
  [[nodiscard]] QObject* object() const override { return action_; }
  [[nodiscard]] QWindow* window() const override {
    return owner_ != nullptr ? owner_->window()->windowHandle() : nullptr;
  }
  [[nodiscard]] QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(owner_); }
  [[nodiscard]] int childCount() const override { return submenu() != nullptr ? 1 : 0; }
  [[nodiscard]] QAccessibleInterface* child(int index) const override {
    return index == 0 && submenu() != nullptr ? QAccessible::queryAccessibleInterface(submenu()) : nullptr;
  }
  [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override {
    return child != nullptr && submenu() != nullptr && child->object() == submenu() ? 0 : -1;
  }
  [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override {
    QAccessibleInterface* menu = child(0);
    return menu != nullptr && menu->rect().contains(x, y) ? menu : nullptr;
  }
  [[nodiscard]] QRect rect() const override {
    QRect place;
    if (const auto* menu = qobject_cast<QMenu*>(owner_)) place = menu->actionGeometry(action_);
    if (const auto* bar = qobject_cast<QMenuBar*>(owner_)) place = bar->actionGeometry(action_);
    return owner_ != nullptr ? place.translated(owner_->mapToGlobal(QPoint())) : place;
  }
  [[nodiscard]] QAccessible::Role role() const override {
    return action_ != nullptr && action_->isSeparator() ? QAccessible::Separator : QAccessible::MenuItem;
  }
  [[nodiscard]] QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    state.invisible = !action_->isVisible() || !owner_->isVisible();
    state.disabled = !action_->isEnabled() || action_->isSeparator();
    state.checkable = action_->isCheckable();
    state.checked = action_->isChecked();
    state.hasPopup = submenu() != nullptr;
    const auto* menu = qobject_cast<QMenu*>(owner_);
    const auto* bar = qobject_cast<QMenuBar*>(owner_);
    const QAction* active = menu != nullptr ? menu->activeAction() : bar != nullptr ? bar->activeAction() : nullptr;
    state.focusable = !state.disabled;
    state.focused = active == action_;
    return state;
  }
  [[nodiscard]] QString text(QAccessible::Text what) const override {
    if (action_ == nullptr) return {};
    switch (what) {
      case QAccessible::Name: return plain_menu_words(action_->text());
      case QAccessible::Accelerator: {
        const QString key = action_->text().section(u'\t', 1);
        return key.isEmpty() ? action_->shortcut().toString(QKeySequence::NativeText) : key;
      }
      default: return {};
    }
  }
  void setText(QAccessible::Text, const QString&) override {}
  void* interface_cast(QAccessible::InterfaceType type) override {
    return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
  }

  [[nodiscard]] QStringList actionNames() const override {
    if (action_ == nullptr || !action_->isEnabled() || action_->isSeparator()) return {};
    return {submenu() != nullptr ? showMenuAction() : pressAction()};
  }
  void doAction(const QString& name) override {
    if (!isValid() || !action_->isEnabled()) return;
    if (name == pressAction()) {
      // Later: what asks waits for this to end, and a dialog that is opened would not end.
      QMetaObject::invokeMethod(action_, &QAction::trigger, Qt::QueuedConnection);
    } else if (name == showMenuAction()) {
      auto* bar = qobject_cast<QMenuBar*>(owner_);
      auto* menu = qobject_cast<QMenu*>(owner_);
      const bool opened = submenu() != nullptr && submenu()->isVisible();
      if (opened) {
        submenu()->hide();
      } else if (bar != nullptr) {
        bar->setActiveAction(action_);
      } else if (menu != nullptr) {
        menu->setActiveAction(action_);
      }
    }
  }
  [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

 private:
  [[nodiscard]] QMenu* submenu() const { return action_ != nullptr ? action_->menu<QMenu*>() : nullptr; }

  QPointer<QAction> action_;
  QPointer<QWidget> owner_;
};

QAccessibleInterface* menu_item(const QString&, QObject* object) {
  auto* action = qobject_cast<QAction*>(object);
  if (action == nullptr) return nullptr;
  for (QObject* owner : action->associatedObjects()) {
    if (qobject_cast<QMenu*>(owner) != nullptr || qobject_cast<QMenuBar*>(owner) != nullptr) {
      return new MenuItem(*action, static_cast<QWidget&>(*owner));
    }
  }
  return nullptr;
}

void install_roles() {
  [[maybe_unused]] static const bool installed = [] {
    QAccessible::installFactory(with_its_role);
    return true;
  }();
}

}  // namespace

void set_opens_menu(QAbstractButton& button) {
  install_roles();
  button.setProperty(menu_property, true);
}

void set_accessible_role(QWidget& widget, QAccessible::Role role) {
  install_roles();
  widget.setProperty(role_property, static_cast<int>(role));
}

void name_menu_items_plainly() {
  [[maybe_unused]] static const bool installed = [] {
    QAccessible::installFactory(menu_item);
    return true;
  }();
}

QString plain_menu_words(const QString& text) {
  QString plain;
  for (qsizetype i = 0; i < text.size() && text[i] != u'\t'; ++i) {
    if (text[i] == u'&' && ++i == text.size()) break;
    plain += text[i];
  }
  return plain;
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

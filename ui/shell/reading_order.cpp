// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/reading_order.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QScrollArea>
#include <algorithm>

#include "ui/shell/handles.hpp"

namespace littlestone::ui {
namespace {

// The visible children, row by row. A row begins with the highest widget that is left, and contains every widget whose
// middle lies beside it.
std::vector<QWidget*> children_as_read(const QWidget& parent) {
  std::vector<QWidget*> children;
  for (QObject* child : parent.children()) {
    auto* widget = qobject_cast<QWidget*>(child);
    if (widget != nullptr && widget->isVisible() && !widget->isWindow()) children.push_back(widget);
  }
  std::stable_sort(children.begin(), children.end(),
                   [](const QWidget* a, const QWidget* b) { return a->y() < b->y(); });
  const bool from_right = parent.layoutDirection() == Qt::RightToLeft;
  for (auto row = children.begin(); row != children.end();) {
    const int bottom = (*row)->geometry().bottom();
    // The row always takes its first widget: in a very small window a widget can have no height, and its middle then
    // lies below its bottom.
    const auto row_end = std::stable_partition(row + 1, children.end(),
                                               [&](const QWidget* w) { return w->geometry().center().y() <= bottom; });
    std::stable_sort(row, row_end, [&](const QWidget* a, const QWidget* b) {
      return from_right ? a->geometry().right() > b->geometry().right() : a->x() < b->x();
    });
    row = row_end;
  }
  return children;
}

// The chosen button of a group in which only one can be chosen; null if there is none.
const QAbstractButton* chosen_of(const QAbstractButton& button) {
  if (const QButtonGroup* group = button.group()) return group->exclusive() ? group->checkedButton() : nullptr;
  if (!button.autoExclusive()) return nullptr;
  const auto all = button.parentWidget()->findChildren<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly);
  const auto found = std::find_if(all.begin(), all.end(),
                                  [](const QAbstractButton* b) { return b->autoExclusive() && b->isChecked(); });
  return found == all.end() ? nullptr : *found;
}

bool stops_tab(const QWidget& widget) {
  if (!widget.isEnabled() || widget.focusProxy() != nullptr) return false;
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    // Tab stops at the chosen one, the arrows go on from there. Qt takes the policy from all but the one that had the
    // focus last.
    if (const QAbstractButton* chosen = chosen_of(*button)) return chosen == button;
  }
  return (widget.focusPolicy() & Qt::TabFocus) != 0;
}

void gather(const QWidget& parent, std::vector<QWidget*>& order) {
  for (QWidget* child : children_as_read(parent)) {
    if (stops_tab(*child)) order.push_back(child);
    gather(*child, order);
  }
}

}  // namespace

std::vector<QWidget*> reading_order(const QWidget& root) {
  std::vector<QWidget*> order;
  gather(root, order);
  return order;
}

bool focus_in_reading_order(const QWidget& root, bool next) {
  const std::vector<QWidget*> order = reading_order(root);
  if (order.empty()) return false;
  // A picture is read handle by handle.
  auto* picture = qobject_cast<PictureView*>(QApplication::focusWidget());
  if (picture != nullptr && root.isAncestorOf(picture) && point_at_handle(*picture, next, false)) return true;
  const auto at = std::find(order.begin(), order.end(), QApplication::focusWidget());
  QWidget* to = nullptr;
  if (next) {
    to = at == order.end() || at + 1 == order.end() ? order.front() : *(at + 1);
  } else {
    to = at == order.end() || at == order.begin() ? order.back() : *(at - 1);
  }
  to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
  if (auto* entered = qobject_cast<PictureView*>(to)) point_at_handle(*entered, next, true);
  for (QWidget* w = to->parentWidget(); w != nullptr && w != &root; w = w->parentWidget()) {
    if (auto* area = qobject_cast<QScrollArea*>(w)) area->ensureWidgetVisible(to);
  }
  return true;
}

}  // namespace littlestone::ui

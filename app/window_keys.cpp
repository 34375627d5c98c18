// SPDX-License-Identifier: GPL-3.0-or-later
// Which key does what in the window; a text field has the keys it is given.
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>

#include "app/window.hpp"

namespace littlestone::app {

using ui::PageKind;

bool Window::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == this) {
    if (handle_key(*static_cast<QKeyEvent*>(event))) return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

bool Window::handle_key(const QKeyEvent& key) {
  const QWidget* focus = focusWidget();
  // An open menu hands what it does not take on to its bar, and the bar to the window: it stays the menu's.
  if (qobject_cast<const QMenu*>(QApplication::activePopupWidget()) != nullptr) return false;
  if (qobject_cast<const QMenuBar*>(focus) != nullptr) return false;
  // A field has its keys, but for the one that stops what its own entry began.
  if (key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && !gallery_shown() && working()) {
    stop();
    return true;
  }
  if (key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && scenario_panel_->take_back()) return true;
  if (qobject_cast<const QLineEdit*>(focus) != nullptr) return false;
  const auto* choice = qobject_cast<const QComboBox*>(focus);
  if (choice != nullptr && choice->isEditable()) return false;
  const bool button = choice != nullptr || qobject_cast<const QAbstractButton*>(focus) != nullptr;
  const bool slider = qobject_cast<const ui::Slider*>(focus) != nullptr;
  const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
  const bool shift = modifiers == Qt::ShiftModifier;
  if (modifiers != Qt::NoModifier && !shift) return false;
  if (key.key() == Qt::Key_Question) {
    show_keys();
    return true;
  }
  if (gallery_shown()) return !shift && gallery_->take_key(key.key());
  if (key.key() == Qt::Key_Escape) {
    if (presenting()) {
      present(false);
      return true;
    }
    frame_->close_drawers();
    if (open_redraws_) toggle_redraws(*open_redraws_);
    point_at({});
    if (!told_of_stop_) tell({});  // that one is true until something is computed
    stop();
    return true;
  }
  if (key.key() == Qt::Key_N && page_ != PageKind::loss) {
    shown_view().point_at_next(shift);
    return true;
  }
  if (page_ == PageKind::mistake_tree) return handle_game_key(key, button, slider);
  if (!page_plays(page_)) return false;
  switch (key.key()) {
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:  // a presenter's remote
      if (!presenting()) return false;
      player_.pause();
      key.key() == Qt::Key_PageDown ? player_.next() : player_.previous();
      return true;
    case Qt::Key_Space:
      if (button || shift) return false;  // Space presses the button that has the focus
      player_.toggle();
      return true;
    case Qt::Key_Right:
    case Qt::Key_Left:
      if (slider) return false;
      player_.pause();
      key.key() == Qt::Key_Right ? (shift ? player_.next_round() : player_.next())
                                 : (shift ? player_.previous_round() : player_.previous());
      return true;
    case Qt::Key_Home:
    case Qt::Key_End:
      if (slider) return false;
      player_.pause();
      key.key() == Qt::Key_Home ? player_.first() : player_.to_last();
      return true;
    case Qt::Key_R: player_.replay(); return true;
    case Qt::Key_O:
      if (page_ != PageKind::tournament || !run_ || presenting()) return false;
      if (const auto node = shown_redraws()) toggle_redraws(*node);
      return true;
    case Qt::Key_Plus: player_.faster(); return true;
    case Qt::Key_Minus: player_.slower(); return true;
    default: return false;
  }
}

ui::PictureView& Window::shown_view() { return presenting() ? presentation_->view() : picture_page(page_).view(); }

bool Window::handle_game_key(const QKeyEvent& key, bool button, bool slider) {
  ui::PictureView& view = shown_view();
  if (key.modifiers().testFlag(Qt::ShiftModifier) && key.key() != Qt::Key_Plus) {
    constexpr double stride = 60;
    switch (key.key()) {
      case Qt::Key_Left: view.pan_by({stride, 0}); return !slider;
      case Qt::Key_Right: view.pan_by({-stride, 0}); return !slider;
      case Qt::Key_Up: view.pan_by({0, stride}); return true;
      case Qt::Key_Down: view.pan_by({0, -stride}); return true;
      default: return false;
    }
  }
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
      if (slider) return false;
      key.key() == Qt::Key_Left    ? game_.undo()
      : key.key() == Qt::Key_Right ? game_.redo()
                                   : game_.go_to(key.key() == Qt::Key_Home ? 0 : game_.last());
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (button) return false;
      game_.ask_hint();
      return true;
    case Qt::Key_Plus: game_.answer(Label::plus); return true;
    case Qt::Key_Minus: game_.answer(Label::minus); return true;
    case Qt::Key_R: game_.restart(); return true;
    case Qt::Key_F: view.fit(); return true;
    case Qt::Key_Z: view.look_at(); return true;
    default: return false;
  }
}

}  // namespace littlestone::app

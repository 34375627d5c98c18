// SPDX-License-Identifier: GPL-3.0-or-later
// Which key does what in the window; a text field has the keys it is given.
#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>

#include "app/window.hpp"
#include "ui/shell/ask_room.hpp"
#include "ui/shell/handles.hpp"

namespace littlestone::app {

bool Window::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp && follows_system_) follow_system();
  if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == this) {
    if (handle_key(*static_cast<QKeyEvent*>(event))) return true;
  }
  // The lesson has no menu bar until Alt is pressed.
  if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == this && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Alt &&
      in_lesson() && !presenting())
    menuWidget()->setVisible(!menuWidget()->isVisible());
  // What was told lies under a dialog, and is read by then.
  if (event->type() == QEvent::Show && !told_of_stop_) {
    const auto* dialog = qobject_cast<const QDialog*>(watched);
    if (dialog != nullptr && dialog->isModal() && dialog->parentWidget() != nullptr &&
        dialog->parentWidget()->window() == this) {
      tell({});
    }
  }
  // The lecturer's keys work on the notes' own screen too, but where a note is written.
  QWidget* notes = room_ != nullptr ? room_->screen_notes() : nullptr;
  if (notes != nullptr && event->type() == QEvent::KeyPress && watched == notes) {
    if (handle_key(*static_cast<QKeyEvent*>(event))) return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

bool Window::handle_key(const QKeyEvent& key) {
  const QWidget* focus = focusWidget();
  // An open menu hands what it does not take on to its bar, and the bar to the window: it stays the menu's.
  if (qobject_cast<const QMenu*>(QApplication::activePopupWidget()) != nullptr) return false;
  if (qobject_cast<const QMenuBar*>(focus) != nullptr) return false;
  // The lesson goes on whatever is computed, and whatever but a text has the focus.
  const bool in_text =
      qobject_cast<const QLineEdit*>(focus) != nullptr || qobject_cast<const QPlainTextEdit*>(focus) != nullptr;
  const bool plain = (key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
  if (!in_text && plain && !gallery_shown()) {
    if (in_lesson() && key.key() != Qt::Key_Question) return handle_lesson_key(key);
    if (away_ && !presenting() && (key.key() == Qt::Key_Space || key.key() == Qt::Key_Escape)) {
      go_on();
      return true;
    }
  }
  // A field has its keys, but for the one that stops what its own entry began.
  if (key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && !gallery_shown() && working()) {
    stop();
    return true;
  }
  if (key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier && fields().take_back()) return true;
  if (qobject_cast<const QLineEdit*>(focus) != nullptr) return false;
  if (qobject_cast<const QPlainTextEdit*>(focus) != nullptr && key.key() != Qt::Key_Escape) return false;
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
  if (presenting() && !(button && key.key() == Qt::Key_Space) && room_->take_key(key)) return true;
  if (key.key() == Qt::Key_Escape) {
    if (presenting()) {
      present(false);
      return true;
    }
    frame_->close_drawers();
    for (ui::Page* page : all_pages()) page->close_opened();
    point_at({});
    if (!told_of_stop_) tell({});  // that one is true until something is computed
    stop();
    return true;
  }
  if (key.key() == Qt::Key_N && shown_view() != nullptr) {
    shown_view()->point_at_next(shift);
    return true;
  }
  const ui::Page::KeyFocus at{button, slider};
  if (ui::take_handle_key(key, *page_, fields(), shown_view())) return true;
  return page_->take_key(key, at, shown_view()) || step_panel_->ask_room().take_key(key) || handle_play_key(key, at);
}

bool Window::handle_lesson_key(const QKeyEvent& key) {
  if (presenting() && room_->take_key(key)) return true;
  if (key.key() == Qt::Key_Escape) {
    presenting() ? present(false) : lesson_->table_shown() ? lesson_->show_table(false) : open_lesson_page();
    return true;
  }
  return lesson_->take_key(key);
}

bool Window::handle_play_key(const QKeyEvent& key, ui::Page::KeyFocus focus) {
  const bool shift = key.modifiers().testFlag(Qt::ShiftModifier);
  // On a page that stands still the steps start the play on the page that plays.
  const auto turn = [this] {
    if (!page_->plays()) turn_to(chapter().page_of(player_.step()));
  };
  if (player_.steps() == nullptr) return false;
  switch (key.key()) {
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:  // a presenter's remote
      if (!presenting() || !page_->plays()) return false;
      player_.pause();
      key.key() == Qt::Key_PageDown ? player_.next() : player_.previous();
      return true;
    case Qt::Key_Space:
      if (focus.button || shift) return false;  // Space presses the button that has the focus
      turn();
      player_.toggle();
      return true;
    case Qt::Key_Right:
    case Qt::Key_Left:
      if (focus.slider) return false;
      turn();
      player_.pause();
      key.key() == Qt::Key_Right ? (shift ? player_.next_round() : player_.next())
                                 : (shift ? player_.previous_round() : player_.previous());
      return true;
    case Qt::Key_Home:
    case Qt::Key_End:
      if (focus.slider) return false;
      turn();
      player_.pause();
      key.key() == Qt::Key_Home ? player_.first() : player_.to_last();
      return true;
    case Qt::Key_R:
      turn();
      player_.replay();
      return true;
    case Qt::Key_Plus: player_.faster(); return true;
    case Qt::Key_Minus: player_.slower(); return true;
    default: return false;
  }
}

ui::PictureView* Window::shown_view() const {
  if (page_->view() == nullptr) return nullptr;
  return presenting() ? &presentation_->view() : page_->view();
}

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Links of the window: references and symbols open a card beside them, the Help menu opens the help inside the program.
#pragma once

#include <QMenu>
#include <QObject>
#include <QPointer>

#include "app/window.hpp"
#include "ui/shell/help_view.hpp"
#include "ui/shell/reference_card.hpp"

namespace littlestone::app {

/// Belongs to its window. The reference chip of the right panel, labels with symbols, and F1 open the card.
class WindowLinks final : public QObject {
  Q_OBJECT

 public:
  /// Puts its entries at the end of the menu. The window has all its parts but the menus.
  WindowLinks(Window& window, QMenu& help);
  /// Of this window.
  [[nodiscard]] static WindowLinks& of(const Window& window);

  /// The help at a section of a page; made at the first call.
  void open_help(const QString& page, const QString& heading = {});
  /// The card for the reference under the step.
  void open_reference();
  /// The card for what has the focus, or is pointed at, or for the sentence and its reference.
  void open_here();

  [[nodiscard]] ui::ReferenceCard& card() const { return *card_; }
  /// Null until it was opened.
  [[nodiscard]] ui::HelpView* help() const { return help_; }

 private:
  void fill(QMenu& help);
  [[nodiscard]] QString numeral() const;

  Window& window_;
  ui::ReferenceCard* card_;
  QPointer<ui::HelpView> help_;
};

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The window in the language of the window: where another is chosen, the window is made again in it and goes on where
// it was.
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <memory>

#include "app/window.hpp"
#include "ui/words/language.hpp"

namespace littlestone::app {

class WindowKeeper final : public QObject {
  Q_OBJECT

 public:
  /// Speaks `chosen` (as language_known() knows it), or the system's language where it is empty; the window is not
  /// shown yet.
  WindowKeeper(const Scenario& scenario, const QString& chosen);

  /// Stops what is being computed or written and waits a moment for it: what is half written is taken away.
  ~WindowKeeper() override;

  /// Another one after each change of language.
  [[nodiscard]] Window& window() { return *window_; }
  /// Makes the window anew in this language, and in a moment puts it in the old one's place; what it was asked for is
  /// kept in its session.
  void speak(const QString& code);

 private:
  void listen();
  void take_over();

  std::unique_ptr<ui::Language> language_;
  std::unique_ptr<Window> window_;
  std::unique_ptr<Window> next_;
  QString next_code_;
  QTimer breath_;
};

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps one window in the chosen language: if another language is chosen, it builds the window again in that language
// and continues from the same state.
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

  /// Stops all computing and writing and waits a moment, so that half-written files are removed.
  ~WindowKeeper() override;

  /// Another one after each change of language.
  [[nodiscard]] Window& window() { return *window_; }
  /// Builds the window again in this language and soon replaces the old one with it; the session stores the requested
  /// language.
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

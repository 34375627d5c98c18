// SPDX-License-Identifier: GPL-3.0-or-later
// Asks which classes stand on the ladder.
#pragma once

#include <QDialog>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/check_line.hpp"
#include "ui/shell/chapter_scenario.hpp"

class QPushButton;

namespace littlestone::ui {

/// The classes that are there and known small ones, by their dimensions, each ticked or not.
class ClassChooser final : public QDialog {
  Q_OBJECT

 public:
  /// `classes`: with spaces between them.
  explicit ClassChooser(const std::string& classes, QWidget* parent = nullptr);

  /// Those that are ticked, with spaces between them: first those that were there, in their order.
  [[nodiscard]] std::string classes() const;
  /// The line of a class; null where it is not offered.
  [[nodiscard]] CheckLine* line(const std::string& class_text) const;
  /// Takes what is ticked; off where nothing is.
  [[nodiscard]] QPushButton& take() const { return *take_; }

 private:
  std::vector<std::pair<std::string, CheckLine*>> lines_;  // first those that were there
  QPushButton* take_ = nullptr;
};

/// Opens one over a window; the scenario with the classes that were chosen, none where it was closed.
[[nodiscard]] std::optional<ChapterScenario> ask_classes(const ChapterScenario& scenario, QWidget* over);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The left panel of a chapter: its scenario, field by field.
#pragma once

#include <QWidget>

#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

/// Shows one scenario and lets every part of it that the chapter uses be changed. What cannot be read stays in its
/// field and is marked; nothing is clamped and nothing is lost.
class ScenarioFields : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;

  /// Fills all fields and forgets all refusals. The scenario is of the panel's chapter.
  virtual void set_scenario(const ChapterScenario& scenario) = 0;
  /// Marks the field the rule is about; a field the panel does not have is told at the bottom.
  virtual void show_refusal(const Refusal& refusal) = 0;
  /// In the field with the focus, replaces a text that was typed or refused by the scenario's value.
  virtual bool take_back() = 0;
  /// A number that all edits of one drag have in common, and no other drag has; 0 outside of drags.
  [[nodiscard]] virtual int drag() const = 0;

 signals:
  void edited(const littlestone::ui::ChapterScenario& scenario);
};

}  // namespace littlestone::ui

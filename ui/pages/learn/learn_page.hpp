// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages of chapter I have in common: the run on display and its story.
#pragma once

#include <memory>

#include "ui/pages/learn/story.hpp"

class QWidget;

namespace littlestone::ui {

/// A page of chapter I, which hands it every run.
class LearnPage {
 public:
  virtual ~LearnPage() = default;
  /// The scenario can be run: its constants are resolved and Ldim of its instance is known, while tree and run are
  /// still to come.
  virtual void prepare(const Scenario& /*scenario*/, const std::shared_ptr<const Instance>& /*instance*/) {}
  /// The scenario as it is edited, of which the run is still to come or is refused.
  virtual void set_edited(const Scenario& /*scenario*/) {}
  /// The run on display is another one, or another of its tournaments is watched; what is drawn of it follows in
  /// show_step.
  virtual void take(const std::shared_ptr<const Story>& story) = 0;
  /// What stands in the left panel in place of all that is of drawn examples; null: nothing.
  [[nodiscard]] virtual QWidget* own_fields() const { return nullptr; }
};

}  // namespace littlestone::ui

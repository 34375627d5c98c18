// SPDX-License-Identifier: GPL-3.0-or-later
// A page's way to a scenario of another chapter.
#pragma once

#include <QObject>
#include <nlohmann/json.hpp>

#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::ui {

/// A child of the page that leads there; the window follows it as it opens a card of the gallery.
class ScenarioLink final : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  /// The scenario is to be opened on that page, which is one of its chapter, in that view (Page::set_view_state).
  void asked(const littlestone::ui::ChapterScenario& scenario, const QString& page, const nlohmann::json& view);
};

}  // namespace littlestone::ui

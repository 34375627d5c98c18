// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry of undo is called.
#pragma once

#include <QString>

#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::app {

/// "ε 0.1" for a change of one field, "ε, δ" and "ε and 3 more" for one of several; plain text in the window's
/// language.
[[nodiscard]] QString edit_name(const ui::ChapterScenario& before, const ui::ChapterScenario& after);

/// "“Worked example” opened": `after` takes the place of its chapter's scenario.
[[nodiscard]] QString replacement_name(const ui::ChapterScenario& after);

/// The name as an action's text holds it: an ampersand in it marks no key.
[[nodiscard]] QString in_action(const QString& name);

}  // namespace littlestone::app

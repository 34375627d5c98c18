// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit that is a scene with its table and its words: a page says what they are, not how an exhibit is made.
#pragma once

#include <functional>
#include <memory>

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// The parts of an exhibit. The functions are called in any thread and hold what they need: a run that never changes.
struct SceneExhibitParts {
  QString id;     ///< see Exhibit::id
  QString title;  ///< in the window's language
  /// At a step of the script, and how far the motion to it has come; without a script at a step that no script has.
  std::function<ScenePicture(int step, double phase)> picture;
  std::function<PageTable(int step, TableLimits limits)> table;
  std::function<FigureTold()> told;
  std::shared_ptr<const Script> script = nullptr;  ///< null: it stands still at its end
};

[[nodiscard]] std::shared_ptr<const Exhibit> scene_exhibit(SceneExhibitParts parts);

}  // namespace littlestone::ui

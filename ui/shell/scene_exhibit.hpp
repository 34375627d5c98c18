// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit that is a scene with its table and its words: a page says what they are, not how an exhibit is made.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/base/error.hpp"
#include "ui/kit/scene/scene_picture.hpp"
#include "ui/shell/told_figure.hpp"

namespace littlestone::ui {

/// An exhibit whose JSON is not its rows but a record of its own form, which the command line reads back.
class HasRecord {
 public:
  virtual ~HasRecord() = default;
  /// The whole file; none: its rows are written as those of any exhibit. Called in any thread.
  [[nodiscard]] virtual std::optional<std::string> record() const = 0;
};

/// The parts of an exhibit. The functions are called in any thread and hold what they need: a run that never changes.
struct SceneExhibitParts {
  QString id;     ///< see Exhibit::id
  QString title;  ///< in the window's language
  /// At a step of the script, and how far the motion to it has come; without a script at a step that no script has.
  std::function<ScenePicture(int step, double phase)> picture;
  std::function<PageTable(int step, TableLimits limits)> table;
  std::function<FigureTold()> told;
  std::shared_ptr<const Script> script = nullptr;                ///< null: it stands still at its end
  std::function<std::optional<std::string>()> record = nullptr;  ///< see HasRecord; null: it has none
};

[[nodiscard]] std::shared_ptr<const Exhibit> scene_exhibit(SceneExhibitParts parts);

/// The same from functions of a run: the picture at (run, step, phase), or of the run alone where nothing plays.
template <class Run, class MakePicture, class MakeTable, class Tell>
[[nodiscard]] std::shared_ptr<const Exhibit> scene_exhibit(const char* id, const QString& title,
                                                           std::shared_ptr<const Run> run, MakePicture picture,
                                                           MakeTable table, Tell told,
                                                           std::shared_ptr<const Script> script = nullptr) {
  const auto at = [run, picture](int step, double phase) -> ScenePicture {
    if constexpr (std::is_invocable_v<MakePicture, std::shared_ptr<const Run>>) {
      return picture(run);
    } else {
      return picture(run, step, phase);
    }
  };
  return scene_exhibit({QString::fromLatin1(id), title, at,
                        [run, table](int, TableLimits limits) { return table(*run, limits); },
                        [run, told] { return told(*run); }, std::move(script)});
}

/// The figure of the command line for scenarios of one kind. `make` computes the exhibit of a scenario; what the
/// observer stops has none.
template <class Kind, class Make>
[[nodiscard]] Figure scene_figure(std::string name, std::string summary, std::string scenario, Make make) {
  const auto make_of = [make](const ChapterScenario& of, const Observer& observer) -> std::shared_ptr<const Exhibit> {
    try {
      return make(std::get<Kind>(of), observer);
    } catch (const Stopped&) {
      return nullptr;
    }
  };
  return {std::move(name), std::move(summary), false, nullptr, make_of, std::move(scenario)};
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit by what it shows: a page says what its parts are, not how an exhibit is made.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "ui/kit/scene/scene_picture.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// The parts of an exhibit (see Exhibit). The functions are called in any thread and hold what they need: data that never
/// change.
struct ExhibitParts {
  using MakePicture = std::function<std::shared_ptr<const Picture>(Moment moment)>;
  QString id;
  QString title;
  MakePicture picture = nullptr;
  std::function<PageTable(int step, TableLimits limits)> table = nullptr;
  std::optional<Exhibit::Play> play = std::nullopt;
  bool empty = false;
  MakePicture printed = nullptr;  ///< what goes into a file; null: `picture`
  MakePicture side = nullptr;     ///< beside a film's frames, in `side_size`
  QSizeF side_size = {};
  std::optional<Rule> whole_table_refused = std::nullopt;
};

[[nodiscard]] std::shared_ptr<const Exhibit> parts_exhibit(ExhibitParts parts);

/// A picture for these parts from a function that makes the scene of a moment.
template <class MakeScene>
[[nodiscard]] ExhibitParts::MakePicture scenes(MakeScene make) {
  return [make = std::move(make)](Moment moment) { return std::make_shared<ScenePicture>(make(moment)); };
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// An exhibit of the page by what it shows.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "ui/pages/learn/story.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// The parts of an exhibit (see Exhibit). The functions hold what they need.
struct ExhibitParts {
  QString id;
  QString title;
  std::function<std::shared_ptr<const Picture>(Moment moment)> picture = nullptr;
  std::function<PageTable(int step, TableLimits limits)> table = nullptr;
  std::optional<Exhibit::Play> play = std::nullopt;
  bool empty = false;
};
[[nodiscard]] std::shared_ptr<const Exhibit> parts_exhibit(ExhibitParts parts);

/// A story from its first step to the last one before a part.
[[nodiscard]] Exhibit::Play play_before(const std::shared_ptr<const Story>& story, Part part);

}  // namespace littlestone::ui

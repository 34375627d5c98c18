// SPDX-License-Identifier: GPL-3.0-or-later
// A film with words: below each frame the sentence of its step, beside it what the exhibit shows there.
#pragma once

#include <memory>

#include "ui/kit/film.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// An exhibit whose film shows a second picture beside the first, such as the contest beside the tree.
class Sided {
 public:
  virtual ~Sided() = default;
  /// At most side_size(); without a size where there is nothing to show at the moment.
  [[nodiscard]] virtual std::shared_ptr<const Picture> side(Moment moment) const = 0;
  /// The room that is kept for it in every frame, px.
  [[nodiscard]] virtual QSizeF side_size() const = 0;
};

/// The exhibit's film, each frame with the sentence of its step; an exhibit that is Sided has its second picture at the
/// right. All frames are laid out alike. The exhibit plays.
[[nodiscard]] Film told_film_of(const std::shared_ptr<const Exhibit>& exhibit);

}  // namespace littlestone::ui

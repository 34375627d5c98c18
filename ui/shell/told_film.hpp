// SPDX-License-Identifier: GPL-3.0-or-later
// A film with words: below each frame the sentence of its step, beside it what the exhibit shows there.
#pragma once

#include <memory>

#include "ui/kit/film.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::ui {

/// The exhibit's film, each frame with the sentence of its step; what the exhibit shows beside its picture is at the
/// right. All frames are laid out alike. The exhibit plays.
[[nodiscard]] Film told_film_of(const std::shared_ptr<const Exhibit>& exhibit);

}  // namespace littlestone::ui

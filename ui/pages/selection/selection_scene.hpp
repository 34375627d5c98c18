// SPDX-License-Identifier: GPL-3.0-or-later
// The selection: errors on fresh examples, exact chances, the draw, and what it is worth.
#pragma once

#include <memory>

#include "core/study/private_run/private_run.hpp"
#include "core/study/private_run/selection_draws.hpp"
#include "ui/kit/scene/scene_picture.hpp"

namespace littlestone::ui {

/// Under the histogram the picture is a strip of few rows; on a page of its own it also lays ĥ over the target. Printed it is
/// the rows and the draw alone, with type of at least 6 pt at 84 mm.
enum class SelectionForm { strip, page, printed };

/// What is shown at a step: 0 nothing yet, 1 the errors, 2 the chances, 3 the draw, 4 what leaves. `again`: how often
/// each was drawn when the selection was drawn again, on the page beside its exact chance; null: it was not.
[[nodiscard]] Scene selection_scene(const PrivateRun& run, int step, SelectionForm form, const SelectionDraws* again,
                                    QSizeF room);
/// As high as its rows need. `position` as in Step: the draw and what leaves are one, and one motion after the other.
[[nodiscard]] ScenePicture selection_picture(std::shared_ptr<const PrivateRun> run, int position,
                                             SelectionForm form = SelectionForm::page, double phase = 1,
                                             std::shared_ptr<const SelectionDraws> again = nullptr);

}  // namespace littlestone::ui

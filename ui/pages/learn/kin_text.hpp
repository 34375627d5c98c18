// SPDX-License-Identifier: GPL-3.0-or-later
// What is pointed at in a picture of a run, in a few words.
#pragma once

#include <QString>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/kin.hpp"

namespace littlestone::ui {

/// What a kin is, in a few words: "point 4, index 3 of 8", "hypothesis t₃, index 2 of 8", "a predictor outside the
/// class".
[[nodiscard]] QString kin_text(const PrivateRun& run, const Kin& kin);

}  // namespace littlestone::ui

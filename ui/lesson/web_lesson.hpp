// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson as one HTML file: all stations, all that a hand can do in them, in every language.
#pragma once

#include <QByteArray>
#include <memory>
#include <string>

#include "core/base/run_control.hpp"
#include "core/study/lesson/lesson_material.hpp"

namespace littlestone::ui {

/// The file's bytes: the same for the same material, whatever language is at work. `material` has its loss measured;
/// `program`: name and version. The page draws the scenes of the stations' states (see states_of), which were painted in
/// three themes, and knows which state a key, a click or a drag leads to; it loads nothing and sends nothing. Needs a
/// Language at work; called in any thread. Throws Stopped.
[[nodiscard]] QByteArray lesson_page(const std::shared_ptr<const LessonMaterial>& material, const std::string& program,
                                     const Observer& observer = {});

}  // namespace littlestone::ui

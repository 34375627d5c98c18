// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson's two scenarios, and the lesson as one web page.
#pragma once

#include <QByteArray>

#include "core/base/run_control.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone::app {

/// The scenario that the lesson runs, and the one whose levels agree more and more.
[[nodiscard]] const Scenario& lesson_scenario();
[[nodiscard]] const Scenario& agreement_scenario();

/// Runs both, measures the loss, and makes the page. In any thread; needs a QGuiApplication and a Language. Throws Stopped.
[[nodiscard]] QByteArray lesson_web_page(const Observer& observer);

}  // namespace littlestone::app

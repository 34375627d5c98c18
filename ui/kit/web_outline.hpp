// SPDX-License-Identifier: GPL-3.0-or-later
// Outlines as path data for a web page, as short as possible.
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <string>

namespace littlestone::ui {

/// A number as path data may have it: "12", "-.5", "3.25".
[[nodiscard]] std::string short_number(double value, int digits = 2);

/// The path's commands, each relative to where the one before ended, the first to `origin`. Positions have so many
/// digits after the point.
[[nodiscard]] std::string web_outline(const QPainterPath& path, QPointF origin, int digits);

}  // namespace littlestone::ui

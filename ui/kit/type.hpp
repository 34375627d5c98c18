// SPDX-License-Identifier: GPL-3.0-or-later
// Type: which family and size each role uses. Interface in Inter, mathematics in a serif italic.
#pragma once

#include <QFont>

namespace littlestone::ui {

/// Roles of text, with pixel size and weight at 1×.
enum class TextRole {
  headline,    // 30/600, start page
  page_title,  // 16/600
  step,        // 15/400, line 22
  section,     // 14/600, section title and tab
  body,        // 13/400, body and controls
  button,      // 12/500
  subtitle,    // 12/400, subtitle and axis
  caption,     // 11/400, the floor
  caps,        // 11/600, +0.6 px letter spacing, panel headings
  number,      // 13/600, point in a node
};

/// The interface font of the role, times `scale` (presentation mode: 2, floor 24 px).
[[nodiscard]] QFont ui_font(TextRole role, double scale = 1);

/// The interface font at any pixel size, for drawings whose text is not one of the roles.
[[nodiscard]] QFont text_font(double pixel_size, QFont::Weight weight = QFont::Normal);

/// The italic serif for mathematics, `pixel_size` px (callers pass 1.04 × their neighbour's size).
[[nodiscard]] QFont math_font(double pixel_size, bool italic = true);

}  // namespace littlestone::ui

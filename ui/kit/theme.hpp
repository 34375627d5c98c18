// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of the program: one struct of tokens for light, dark and high contrast. Chrome has no hue; colour is
// data.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>
#include <array>

namespace littlestone::ui {

enum class ThemeKind { light, dark, contrast };

/// Colour tokens by meaning, as specified in the table of the style sheet.
struct Theme {
  ThemeKind kind = ThemeKind::light;

  QColor window, panel, canvas;                                 // far, near, the picture
  QColor ink, ink2, ink3;                                       // text and marks; secondary; captions
  QColor line, hair;                                            // control border, loser edge; rule, grid
  QColor pale, on_pale;                                         // a bar in grey, and what is written on it
  QColor plus, on_plus;                                         // label +1: solid, full height, "+"
  QColor minus_ground, minus_hatch, minus_border, minus_glyph;  // label −1: hatched 45°, "−"
  QColor minus_small;                                           // −1 in a micro strip: low bar
  QColor minus_cell;                                            // −1 in a cell too small for its hatch
  QColor m, m_text;                                             // private learner: solid line, circle
  QColor g, g_text;                                             // generic learner: dash 9-4, square
  QColor p;                                                     // non-private: dash 4-4, triangle
  QColor noise, noise_text, noise_ground;         // noise, δ mass, privacy boundary: diamond, dash 7-5, eye
  QColor lineage;                                 // what ends up in S; current row; live rows
  QColor paint_pp, paint_mp, paint_mm, paint_pm;  // answers ++, −+, −−, +−; edges: plus, g, minus_small, noise
  QColor kin;                                     // pointed at: 3 px ring with 1 px ink outside
  // A chance below .52, .56, .62, .7, .8, .9 and from there on: flat, the rarest strongest.
  QColor tone_1, tone_2, tone_3, tone_4, tone_5, tone_6, tone_7;

  double faded_loser = 0.65;  // opacity; 1 in high contrast
  double faded_dead = 0.32;   // opacity; 1 in high contrast
  double heavier = 0;         // added to every line width; 1 in high contrast

  [[nodiscard]] static const Theme& get(ThemeKind kind);
  /// From the names "light", "dark", "contrast"; light for anything else.
  [[nodiscard]] static ThemeKind kind_from_name(const QString& name);
  /// Dark iff the palette's window is darker than its text (Qt 6.4 has no colour-scheme signal).
  [[nodiscard]] static ThemeKind kind_from_palette(const QPalette& palette);
  /// A palette for Qt's own widgets made of these tokens.
  [[nodiscard]] QPalette palette() const;
};

/// The tones of a chance, from the rarest on.
inline constexpr std::array<QColor Theme::*, 7> chance_tones = {
    &Theme::tone_1, &Theme::tone_2, &Theme::tone_3, &Theme::tone_4, &Theme::tone_5, &Theme::tone_6, &Theme::tone_7};

}  // namespace littlestone::ui

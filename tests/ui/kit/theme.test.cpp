// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <utility>

namespace littlestone::ui {
namespace {

constexpr ThemeKind every_kind[] = {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast};

// WCAG 2: relative luminance and contrast ratio.
double luminance(const QColor& color) {
  const auto channel = [](double value) {
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * channel(color.redF()) + 0.7152 * channel(color.greenF()) + 0.0722 * channel(color.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const double la = luminance(a);
  const double lb = luminance(b);
  return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

TEST_CASE("Text keeps a contrast of 4.5 and marks of 3 on every ground they stand on, in every theme") {
  for (const ThemeKind kind : every_kind) {
    const Theme& t = Theme::get(kind);
    CAPTURE(static_cast<int>(kind));
    for (const QColor& ground : {t.canvas, t.panel, t.window, t.noise_ground}) {
      for (const QColor& text : {t.ink, t.ink2, t.ink3}) CHECK(contrast(text, ground) >= 4.5);
    }
    for (const QColor& text : {t.m_text, t.g_text, t.noise_text}) CHECK(contrast(text, t.canvas) >= 4.5);
    CHECK(contrast(t.noise_text, t.noise_ground) >= 4.5);
    CHECK(contrast(t.ink, t.lineage) >= 4.5);
    CHECK(contrast(t.on_plus, t.plus) >= 4.5);
    CHECK(contrast(t.minus_glyph, t.minus_ground) >= 4.5);
    for (const QColor& mark : {t.line, t.plus, t.minus_border, t.minus_small, t.m, t.g, t.p, t.noise}) {
      CHECK(contrast(mark, t.canvas) >= 3);
    }
  }
}

TEST_CASE("The tones of a chance fall towards the canvas, each told apart from the next, in every theme") {
  for (const ThemeKind kind : every_kind) {
    const Theme& t = Theme::get(kind);
    CAPTURE(static_cast<int>(kind));
    for (std::size_t i = 0; i + 1 < chance_tones.size(); ++i) {
      CAPTURE(i);
      const QColor& tone = t.*chance_tones[i];
      const QColor& next = t.*chance_tones[i + 1];
      CHECK(contrast(tone, t.canvas) > contrast(next, t.canvas));
      CHECK(contrast(tone, next) >= 1.15);
    }
    CHECK(contrast(t.tone_1, t.canvas) >= 7);
    CHECK(contrast(t.tone_7, t.canvas) > 1);
  }
}

TEST_CASE("The contrasts on the canvas are the ones the style sheet states") {
  struct Row {
    QColor Theme::*token;
    double stated[3];
  };
  const Row rows[] = {
      {&Theme::ink, {17.8, 16.7, 21}},       {&Theme::ink2, {8.3, 10.2, 21}}, {&Theme::ink3, {5.6, 6.7, 16}},
      {&Theme::line, {3.3, 4.5, 12.6}},      {&Theme::plus, {5.2, 8.1, 11}},  {&Theme::minus_border, {4.3, 8.3, 13}},
      {&Theme::minus_small, {3.4, 8.3, 13}}, {&Theme::m, {3.9, 6.6, 10}},     {&Theme::g, {3.4, 7.3, 12}},
      {&Theme::noise, {5.7, 7.4, 11}},
  };
  for (const Row& row : rows) {
    for (int k = 0; k < 3; ++k) {
      const Theme& t = Theme::get(every_kind[k]);
      CAPTURE(row.stated[k], k);
      // Stated to one decimal, or to whole numbers from 10 on.
      CHECK(std::abs(contrast(t.*row.token, t.canvas) - row.stated[k]) <= (row.stated[k] >= 10 ? 0.55 : 0.06));
    }
  }
}

TEST_CASE(
    "The two labels stay apart in grey: +1 is darker on light and brighter on dark grounds than the ground of −1") {
  for (const ThemeKind kind : every_kind) {
    const Theme& t = Theme::get(kind);
    CHECK(contrast(t.plus, t.minus_ground) >= 3);
  }
}

TEST_CASE("What is written on a paint is read, and each paint has an edge that is seen, in every theme") {
  for (const ThemeKind kind : every_kind) {
    const Theme& t = Theme::get(kind);
    CAPTURE(static_cast<int>(kind));
    const std::pair<QColor, QColor> paints[] = {
        {t.paint_pp, t.plus}, {t.paint_mp, t.g}, {t.paint_mm, t.minus_small}, {t.paint_pm, t.noise}};
    for (const auto& [tint, edge] : paints) {
      CHECK(contrast(t.ink, tint) >= 4.5);
      CHECK(contrast(edge, t.canvas) >= 3);
      CHECK(contrast(edge, tint) >= 2.4);
      for (const auto& [other, other_edge] : paints) CHECK((tint == other) == (edge == other_edge));
    }
  }
}

TEST_CASE("High contrast never fades and draws every line heavier") {
  const Theme& t = Theme::get(ThemeKind::contrast);
  CHECK(t.faded_loser == 1);
  CHECK(t.faded_dead == 1);
  CHECK(t.heavier == 1);
  CHECK(Theme::get(ThemeKind::light).faded_loser == 0.65);
  CHECK(Theme::get(ThemeKind::dark).faded_dead == 0.32);
}

TEST_CASE("A theme is found by its name and by a palette's lightness") {
  CHECK(Theme::kind_from_name("dark") == ThemeKind::dark);
  CHECK(Theme::kind_from_name("contrast") == ThemeKind::contrast);
  CHECK(Theme::kind_from_name("light") == ThemeKind::light);
  CHECK(Theme::kind_from_name("no such theme") == ThemeKind::light);
  CHECK(Theme::kind_from_palette(Theme::get(ThemeKind::light).palette()) == ThemeKind::light);
  CHECK(Theme::kind_from_palette(Theme::get(ThemeKind::dark).palette()) == ThemeKind::dark);
}

TEST_CASE("The palette of widgets has no hue and is readable, disabled text too") {
  for (const ThemeKind kind : every_kind) {
    const QPalette p = Theme::get(kind).palette();
    CHECK(contrast(p.color(QPalette::Text), p.color(QPalette::Base)) >= 4.5);
    CHECK(contrast(p.color(QPalette::ButtonText), p.color(QPalette::Button)) >= 4.5);
    CHECK(contrast(p.color(QPalette::HighlightedText), p.color(QPalette::Highlight)) >= 4.5);
    CHECK(contrast(p.color(QPalette::Disabled, QPalette::Text), p.color(QPalette::Base)) >= 4.5);
    for (int role = 0; role < QPalette::NColorRoles; ++role) {
      const QColor c = p.color(static_cast<QPalette::ColorRole>(role));
      CHECK(std::max({c.red(), c.green(), c.blue()}) - std::min({c.red(), c.green(), c.blue()}) <= 28);
    }
  }
}

}  // namespace
}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/type.hpp"

#include <QStringList>
#include <algorithm>
#include <cmath>

namespace littlestone::ui {
namespace {

struct RoleType {
  int pixels;
  QFont::Weight weight;
};

RoleType type_of(TextRole role) {
  switch (role) {
    case TextRole::headline: return {30, QFont::DemiBold};
    case TextRole::page_title: return {16, QFont::DemiBold};
    case TextRole::step: return {15, QFont::Normal};
    case TextRole::section: return {14, QFont::DemiBold};
    case TextRole::body: return {13, QFont::Normal};
    case TextRole::button: return {12, QFont::Medium};
    case TextRole::subtitle: return {12, QFont::Normal};
    case TextRole::caption: return {11, QFont::Normal};
    case TextRole::caps: return {11, QFont::DemiBold};
    case TextRole::number: return {13, QFont::DemiBold};
  }
  return {13, QFont::Normal};
}

// Whole pixels and no hinting: a picture scaled by its painter keeps the widths it was laid out with.
void set_pixels(QFont& font, double pixels) {
  font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
  font.setHintingPreference(QFont::PreferNoHinting);
}

}  // namespace

QFont ui_font(TextRole role, double scale) {
  constexpr double presentation_floor = 24;
  const RoleType type = type_of(role);
  QFont font;
  font.setFamilies({QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
  font.setStyleHint(QFont::SansSerif);
  font.setWeight(type.weight);
  const double pixels = type.pixels * scale;
  set_pixels(font, scale >= 2 ? std::max(pixels, presentation_floor) : pixels);
  if (role == TextRole::caps) font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6 * scale);
  return font;
}

QFont math_font(double pixel_size, bool italic) {
  QFont font;
  font.setFamilies({QStringLiteral("STIX Two Text"), QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif")});
  font.setStyleHint(QFont::Serif);
  font.setItalic(italic);
  set_pixels(font, pixel_size);
  return font;
}

}  // namespace littlestone::ui

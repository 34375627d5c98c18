// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/type.hpp"

#include <QFontDatabase>
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

// Only families that are there, so that a font's first family, which is all an SVG file names, is the one it was measured in.
QStringList installed(const QStringList& wanted) {
  QStringList found;
  for (const QString& family : wanted) {
    if (QFontDatabase::hasFamily(family)) found.append(family);
  }
  return found.isEmpty() ? wanted : found;
}

const QStringList& sans_families() {
  static const QStringList families = installed({QStringLiteral("Inter"), QStringLiteral("Noto Sans"),
                                                 QStringLiteral("Noto Sans Hebrew"), QStringLiteral("DejaVu Sans")});
  return families;
}

const QStringList& serif_families() {
  static const QStringList families = installed({QStringLiteral("STIX Two Text"), QStringLiteral("Noto Serif"),
                                                 QStringLiteral("Noto Serif Hebrew"), QStringLiteral("DejaVu Serif")});
  return families;
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
  const double pixels = type.pixels * scale;
  QFont font = text_font(scale >= 2 ? std::max(pixels, presentation_floor) : pixels, type.weight);
  if (role == TextRole::caps) font.setLetterSpacing(QFont::AbsoluteSpacing, 0.6 * scale);
  return font;
}

QFont text_font(double pixel_size, QFont::Weight weight) {
  QFont font;
  font.setFamilies(sans_families());
  font.setStyleHint(QFont::SansSerif);
  font.setWeight(weight);
  set_pixels(font, pixel_size);
  return font;
}

QFont math_font(double pixel_size, bool italic) {
  QFont font;
  font.setFamilies(serif_families());
  font.setStyleHint(QFont::Serif);
  font.setItalic(italic);
  set_pixels(font, pixel_size);
  return font;
}

}  // namespace littlestone::ui

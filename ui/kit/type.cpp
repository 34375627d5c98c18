// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/type.hpp"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

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

// Families that the program brings (fonts.hpp). A font's first family is all that an SVG file names.
const QStringList& sans_families() {
  static const QStringList families = {QStringLiteral("Inter"), QStringLiteral("Noto Sans"),
                                       QStringLiteral("Noto Sans Hebrew"), QStringLiteral("DejaVu Sans")};
  return families;
}

const QStringList& serif_families() {
  static const QStringList families = {QStringLiteral("Noto Serif"), QStringLiteral("Noto Serif Hebrew"),
                                       QStringLiteral("DejaVu Serif")};
  return families;
}

// Whole pixels and no hinting: a picture scaled by its painter keeps the widths it was laid out with.
QFont make_font(const QStringList& families, QFont::StyleHint hint, int pixels, QFont::Weight weight, bool italic) {
  QFont font;
  font.setFamilies(families);
  font.setStyleHint(hint);
  font.setWeight(weight);
  font.setItalic(italic);
  font.setPixelSize(pixels);
  font.setHintingPreference(QFont::PreferNoHinting);
  return font;
}

// A new font looks up its engine in the system's families when it is first used; copies of it do not. There are few
// fonts, so they are cached, per thread as the engines are.
const QFont& kept_font(bool serif, double pixel_size, QFont::Weight weight, bool italic) {
  thread_local std::map<std::tuple<bool, int, int, bool>, QFont> fonts;
  const int pixels = std::max(1, static_cast<int>(std::lround(pixel_size)));
  const auto [place, is_new] = fonts.try_emplace({serif, pixels, static_cast<int>(weight), italic});
  if (is_new) {
    place->second = make_font(serif ? serif_families() : sans_families(), serif ? QFont::Serif : QFont::SansSerif,
                              pixels, weight, italic);
  }
  return place->second;
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

QFont text_font(double pixel_size, QFont::Weight weight) { return kept_font(false, pixel_size, weight, false); }

QFont math_font(double pixel_size, bool italic) { return kept_font(true, pixel_size, QFont::Normal, italic); }

}  // namespace littlestone::ui

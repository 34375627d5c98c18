// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/theme.hpp"

namespace littlestone::ui {
namespace {

void set_tones(Theme& t, const std::array<QRgb, 7>& tones) {
  for (std::size_t i = 0; i < tones.size(); ++i) t.*chance_tones[i] = QColor(tones[i]);
}

Theme make_light() {
  Theme t;
  t.kind = ThemeKind::light;
  t.window = 0xF3F4F6;
  t.panel = 0xFAFBFC;
  t.canvas = 0xFFFFFF;
  t.ink = 0x14181F;
  t.ink2 = 0x474F5C;
  t.ink3 = 0x5F6875;
  t.line = 0x868E9B;
  t.hair = 0xDDE1E7;
  t.pale = t.line;
  t.on_pale = t.ink;
  t.plus = 0x0072B2;
  t.on_plus = 0xFFFFFF;
  t.minus_ground = 0xFCEBCF;
  t.minus_hatch = 0xE69F00;
  t.minus_border = 0xA86E00;
  t.minus_glyph = 0x5E3D00;
  t.minus_small = 0xC27C00;
  t.minus_cell = t.minus_ground;
  t.m = 0xD55E00;
  t.m_text = 0xA94A00;
  t.g = 0x009E73;
  t.g_text = 0x007052;
  t.p = 0x474F5C;
  t.noise = 0xA3457C;
  t.noise_text = 0x8A3767;
  t.noise_ground = 0xF6E6EF;
  t.lineage = 0xDCE7F1;
  t.paint_pp = 0xC3DEF0;
  t.paint_mp = 0xBCE3D6;
  t.paint_mm = 0xF9E2B4;
  t.paint_pm = 0xEBCDDF;
  t.kin = 0xF0E442;
  set_tones(t, {0x2F3743, 0x59626F, 0x868E9B, 0xAAB1BB, 0xC8CDD5, 0xE1E5EA, 0xF4F6F8});
  return t;
}

Theme make_dark() {
  Theme t;
  t.kind = ThemeKind::dark;
  t.window = 0x15181D;
  t.panel = 0x1A1E24;
  t.canvas = 0x101318;
  t.ink = 0xF1F3F6;
  t.ink2 = 0xB9C1CC;
  t.ink3 = 0x929CAA;
  t.line = 0x737D8B;
  t.hair = 0x2E343D;
  t.pale = t.line.lighter(110);  // dark words stay legible on it
  t.on_pale = t.canvas;
  t.plus = 0x56B4E9;
  t.on_plus = 0x06131C;
  t.minus_ground = 0x33270F;
  t.minus_hatch = 0xC98B00;
  t.minus_border = 0xE69F00;
  t.minus_glyph = 0xFFCF70;
  t.minus_small = 0xE69F00;
  t.minus_cell = 0x7A5806;
  t.m = 0xF0792B;
  t.m_text = 0xFF9A57;
  t.g = 0x12B886;
  t.g_text = 0x3CCFA2;
  t.p = 0xB9C1CC;
  t.noise = 0xD98BB6;
  t.noise_text = 0xE8A9CB;
  t.noise_ground = 0x33202B;
  t.lineage = 0x24384A;
  t.paint_pp = 0x1E4A66;
  t.paint_mp = 0x144D3E;
  t.paint_mm = 0x5A4312;
  t.paint_pm = 0x5A2C48;
  t.kin = 0xF0E442;
  set_tones(t, {0xF1F3F6, 0xC3CAD4, 0x949EAC, 0x6B7583, 0x48515D, 0x2F3640, 0x1B2027});
  return t;
}

Theme make_contrast() {
  Theme t;
  t.kind = ThemeKind::contrast;
  t.window = t.panel = t.canvas = Qt::black;
  t.ink = t.ink2 = 0xFFFFFF;
  t.ink3 = 0xE2E2E2;
  t.line = 0xC8C8C8;
  t.hair = 0x8A8A8A;
  t.pale = t.line.lighter(110);
  t.on_pale = t.canvas;
  t.plus = 0x6CC8FF;
  t.on_plus = Qt::black;
  t.minus_ground = Qt::black;
  t.minus_hatch = t.minus_cell = 0x9A6E00;
  t.minus_border = t.minus_small = 0xFFC53D;
  t.minus_glyph = 0xFFD66B;
  t.m = 0xFF9A4D;
  t.m_text = 0xFFB27A;
  t.g = 0x2FE0A2;
  t.g_text = 0x6BEFC0;
  t.p = 0xFFFFFF;
  t.noise = 0xFF9FD2;
  t.noise_text = 0xFFBCE0;
  t.noise_ground = 0x2A0F1E;
  t.lineage = 0x0B3C61;
  t.paint_pp = 0x0B3C61;
  t.paint_mp = 0x06452F;
  t.paint_mm = 0x4D3800;
  t.paint_pm = 0x561A3A;
  t.kin = 0xF0E442;
  set_tones(t, {0xFFFFFF, 0xD0D0D0, 0xA3A3A3, 0x7A7A7A, 0x555555, 0x353535, 0x181818});
  t.faded_loser = 1;
  t.faded_dead = 1;
  t.heavier = 1;
  return t;
}

}  // namespace

const Theme& Theme::get(ThemeKind kind) {
  static const Theme light = make_light();
  static const Theme dark = make_dark();
  static const Theme contrast = make_contrast();
  switch (kind) {
    case ThemeKind::dark: return dark;
    case ThemeKind::contrast: return contrast;
    case ThemeKind::light: break;
  }
  return light;
}

ThemeKind Theme::kind_from_name(const QString& name) {
  if (name == QLatin1String("dark")) return ThemeKind::dark;
  if (name == QLatin1String("contrast")) return ThemeKind::contrast;
  return ThemeKind::light;
}

ThemeKind Theme::kind_from_palette(const QPalette& palette) {
  const QColor window = palette.color(QPalette::Window);
  const QColor text = palette.color(QPalette::WindowText);
  return window.lightnessF() < text.lightnessF() ? ThemeKind::dark : ThemeKind::light;
}

QPalette Theme::palette() const {
  QPalette result;
  result.setColor(QPalette::Window, window);
  result.setColor(QPalette::WindowText, ink);
  result.setColor(QPalette::Base, canvas);
  result.setColor(QPalette::AlternateBase, panel);
  result.setColor(QPalette::Text, ink);
  result.setColor(QPalette::PlaceholderText, ink3);
  result.setColor(QPalette::Button, canvas);
  result.setColor(QPalette::ButtonText, ink);
  result.setColor(QPalette::BrightText, ink);
  result.setColor(QPalette::ToolTipBase, panel);
  result.setColor(QPalette::ToolTipText, ink);
  result.setColor(QPalette::Highlight, ink);
  result.setColor(QPalette::HighlightedText, canvas);
  result.setColor(QPalette::Link, ink);
  result.setColor(QPalette::LinkVisited, ink2);
  result.setColor(QPalette::Light, canvas);
  result.setColor(QPalette::Midlight, hair);
  result.setColor(QPalette::Mid, line);
  result.setColor(QPalette::Dark, line);
  result.setColor(QPalette::Shadow, ink3);
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    result.setColor(QPalette::Disabled, role, ink3);
  }
  result.setColor(QPalette::Disabled, QPalette::Highlight, line);
  result.setColor(QPalette::Disabled, QPalette::HighlightedText, canvas);
  return result;
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as shapes that a web page draws: each distinct outline, glyph, style and shape is kept once.
#pragma once

#include <QPainterPath>
#include <QRawFont>
#include <QSizeF>
#include <QString>
#include <QTextItem>
#include <array>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// The themes of a web page, in the order of its lists.
inline constexpr std::array<ThemeKind, 3> web_themes = {ThemeKind::light, ThemeKind::dark, ThemeKind::contrast};

/// Texts of which each is kept once, in the order they came.
class WebPool {
 public:
  int place(const std::string& text);
  [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }

 private:
  std::map<std::string, int> places_;
  std::vector<std::string> texts_;
};

/// Takes pictures and keeps what they are made of. For one thread. The same pictures in the same order give the same
/// JSON.
class WebDrawings {
 public:
  /// One picture in one theme: the places of each shape's form and style, in the order they are drawn.
  using Strip = std::vector<std::pair<int, int>>;

  WebDrawings();
  ~WebDrawings();
  WebDrawings(const WebDrawings&) = delete;
  WebDrawings& operator=(const WebDrawings&) = delete;

  /// Paints the picture at `size` px, with `margin` px around it.
  [[nodiscard]] Strip strip(const Picture& picture, QSizeF size, double margin, const Theme& theme);
  /// A picture in all themes as one frame; the same number for the same drawing.
  int frame(const std::array<Strip, 3>& themes);
  /// A part of pictures in all themes; the same number for the same drawing.
  int group(const std::array<Strip, 3>& themes);
  /// Groups in the order they are drawn as one frame; the same number for the same drawing.
  int frame_of_groups(const std::vector<int>& groups);

  /// What resources/web/parts.js draws from. `glyphs`: outlines at 1000 units an em. `paths`: outlines relative to
  /// their first point, lines of glyphs [glyph, x, …] with [x, y] for one off the line, images as data URLs. `forms`:
  /// [path, x, y] or [path, x, y, a, b, c, d], which is the matrix. `styles`: attributes in one theme; `looks`: a style
  /// for each theme. `shapes`: [form, look], or [form, form, form, look] where the themes differ, −1 for none.
  /// `frames`: shapes as runs "skip+count", or groups of them with a "g" before. `groups`: shapes as runs. `clips`: the paths used as such.
  [[nodiscard]] nlohmann::ordered_json json() const;

 private:
  [[nodiscard]] std::vector<int> shapes(const std::array<Strip, 3>& themes);

  class Engine;
  class Device;

  std::unique_ptr<Device> device_;
  WebPool glyphs_;  // outlines
  WebPool paths_;   // as JSON
  WebPool forms_;
  WebPool styles_;
  WebPool looks_;
  WebPool shapes_;
  WebPool groups_;
  WebPool frames_;
  std::vector<int> clips_;
};

}  // namespace littlestone::ui

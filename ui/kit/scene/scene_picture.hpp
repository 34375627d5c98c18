// SPDX-License-Identifier: GPL-3.0-or-later
// A scene as a picture: for the window, files and films.
#pragma once

#include <functional>
#include <utility>

#include "ui/kit/picture.hpp"
#include "ui/kit/scene/scene.hpp"

namespace littlestone::ui {

/// The scene of a page, for whatever room it gets. Its size in px is that of the scene's own pixels (see stage_scale):
/// the scene fills its room, and may be lower than its natural size, down to `least_height`.
class ScenePicture final : public Picture {
 public:
  /// The scene at a step; of step −1, nothing. Pure: called in any thread, as often as the picture is painted.
  using Make = std::function<Scene(int step, QSizeF room)>;

  /// `phase` in [0, 1]: how far the motion that leads to the step has come.
  ScenePicture(QSizeF natural, double least_height, Make make, int step = 0, double phase = 1)
      : natural_(natural), least_height_(least_height), make_(std::move(make)), step_(step), phase_(phase) {}

  /// How many px of an area one px of the scene has.
  using Scale = std::function<double(QSizeF area)>;
  /// With a scale of its own.
  ScenePicture(QSizeF natural, Scale scale, Make make) : ScenePicture(natural, natural.height(), std::move(make)) {
    scale_ = std::move(scale);
  }
  /// It fills any room (see Picture::spreads).
  [[nodiscard]] ScenePicture spreading() const {
    ScenePicture other = *this;
    other.spreads_ = true;
    return other;
  }

  [[nodiscard]] QSizeF natural_size() const override { return natural_; }
  [[nodiscard]] bool spreads() const override { return spreads_; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override { return scene(natural_).says; }

  /// Puts what it shows into a rectangle of another scene, as large as it is painted there.
  void put(Scene& into, const QRectF& area) const;
  /// What it shows in a room, every label in its place.
  [[nodiscard]] Scene scene(QSizeF room) const;

 private:
  [[nodiscard]] double scale_in(QSizeF area) const;

  QSizeF natural_;
  double least_height_;
  Make make_;
  int step_;
  double phase_;
  Scale scale_ = nullptr;  // null: stage_scale
  bool spreads_ = false;
};

/// The scale of a picture whose scene is in the px of the area that it gets.
[[nodiscard]] inline double in_px_of_area(QSizeF /*area*/) { return 1; }

}  // namespace littlestone::ui

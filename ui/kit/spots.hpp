// SPDX-License-Identifier: GPL-3.0-or-later
// Where things stand in a picture that was just painted: what the pointer can find there.
#pragma once

#include <QPainter>
#include <QRectF>
#include <QTransform>
#include <memory>
#include <utility>
#include <vector>

#include "ui/kit/kin.hpp"
#include "ui/kit/scene/grab.hpp"

namespace littlestone::ui {

/// One place, in the px of the device that was painted on.
struct Spot {
  /// What a click there does, on the pages that take clicks.
  enum class Act { none, ask, minus, plus, redraws, drag, choose };
  QRectF rect;
  double radius = 4;
  Kin kin;
  Act act = Act::none;
  std::int32_t place = -1;                // a mistake tree's node, a handle, a card
  std::shared_ptr<const Grab> grab = {};  // what a click or a drag sets; null: the page knows
};

/// A handle of a picture on its way. Positions are in the picture's `area`, before any scale of the picture's own.
struct Drag {
  enum class Phase { begin, move, end };
  Spot handle;  // as it stood when it was taken
  Phase phase = Phase::begin;
  QPointF at;
  QRectF area;
  bool alt = false;
};

/// The places of one picture, in the order they were painted: the last that holds a position lies on top.
class Spots {
 public:
  /// `rect` is in the painter's own px.
  Spot& add(const QPainter& painter, const QRectF& rect, double radius, Kin kin, Spot::Act act = Spot::Act::none,
            std::int32_t place = -1) {
    const QTransform& to_device = painter.worldTransform();
    all_.push_back({to_device.mapRect(rect), radius * to_device.m11(), std::move(kin), act, place});
    return all_.back();
  }
  /// Those of `other` whose middle is in `within`, in px of the device.
  void add_within(const Spots& other, const QRectF& within) {
    for (const Spot& spot : other.all_) {
      if (within.contains(spot.rect.center())) all_.push_back(spot);
    }
  }
  [[nodiscard]] const std::vector<Spot>& all() const { return all_; }
  /// The topmost place there, or null.
  [[nodiscard]] const Spot* at(QPointF position) const {
    for (auto spot = all_.rbegin(); spot != all_.rend(); ++spot) {
      if (spot->rect.contains(position)) return &*spot;
    }
    return nullptr;
  }
  void clear() { all_.clear(); }

 private:
  std::vector<Spot> all_;
};

}  // namespace littlestone::ui

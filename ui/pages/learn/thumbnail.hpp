// SPDX-License-Identifier: GPL-3.0-or-later
// A run on a card: one of its views, without everything that would be too small to read there.
#pragma once

#include <memory>

#include "core/study/private_run/lab_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {

/// Marks without words: the table, the mistake tree, the tournament of the watched batch, or the votes before the
/// boundary.
class Thumbnail final : public Picture {
 public:
  enum class View { table, tree, tournament, votes };
  Thumbnail(std::shared_ptr<const LabRun> run, View view);

  [[nodiscard]] QSizeF natural_size() const override { return card_picture_size; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  void paint_table(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_tree(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_tournament(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_votes(QPainter& painter, QSizeF room, const Theme& theme) const;

  std::shared_ptr<const LabRun> run_;
  View view_;
};

}  // namespace littlestone::ui

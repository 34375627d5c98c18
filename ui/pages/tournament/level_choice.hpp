// SPDX-License-Identifier: GPL-3.0-or-later
// Which level's tournament is shown: "Level k" and a segment for each.
#pragma once

#include <QWidget>

#include "ui/kit/controls.hpp"

namespace littlestone::ui {

class LevelChoice final : public QWidget {
  Q_OBJECT

 public:
  explicit LevelChoice(QWidget* parent = nullptr);

  /// Levels 0 … `possible.size() − 1`; those no batch came out at cannot be chosen.
  void set_levels(const std::vector<bool>& possible, int shown);
  [[nodiscard]] QAbstractButton* level(int k) const { return segments_ != nullptr ? segments_->segment(k) : nullptr; }

 signals:
  void chosen(int level);

 private:
  std::vector<bool> possible_;
  Segments* segments_ = nullptr;
};

}  // namespace littlestone::ui

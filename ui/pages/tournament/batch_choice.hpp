// SPDX-License-Identifier: GPL-3.0-or-later
// Which batch of the run is played: "Batch" and its number.
#pragma once

#include <QWidget>
#include <cstdint>

#include "ui/kit/controls.hpp"

namespace littlestone::ui {

class BatchChoice final : public QWidget {
  Q_OBJECT

 public:
  explicit BatchChoice(QWidget* parent = nullptr);
  ~BatchChoice() override;

  /// Batches 1 … `batches`, of which number `shown` (0-based) is played. Hidden where there is no other one.
  void set_batches(std::uint64_t batches, std::uint64_t shown);
  [[nodiscard]] NumberBox* box() const { return box_; }

 signals:
  /// 0-based.
  void chosen(quint64 batch);

 protected:
  /// Up and Down choose the next and the one before.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void take_typed();

  NumberBox* box_;
  std::uint64_t batches_ = 1;
  std::uint64_t shown_ = 0;
};

}  // namespace littlestone::ui

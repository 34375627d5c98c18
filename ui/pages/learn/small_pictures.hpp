// SPDX-License-Identifier: GPL-3.0-or-later
// The two small pictures beside the scenario's fields.
#pragma once

#include <QWidget>
#include <vector>

#include "core/concept/labels.hpp"

namespace littlestone::ui {

/// The weights of a distribution as bars over a line, 144 px wide.
class SmallBars final : public QWidget {
  Q_OBJECT

 public:
  explicit SmallBars(QWidget* parent = nullptr);
  void set_weights(std::vector<double> weights);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<double> weights_;
};

/// The target's labels as a strip, which gives way to its name.
class SmallStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit SmallStrip(QWidget* parent = nullptr);
  void set_labels(const LabelVector& labels);
  [[nodiscard]] QSize sizeHint() const override { return {76, 16}; }
  [[nodiscard]] QSize minimumSizeHint() const override { return {40, 16}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  LabelVector labels_;
};

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/small_pictures.hpp"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"

namespace littlestone::ui {

SmallBars::SmallBars(QWidget* parent) : QWidget(parent) { setFixedSize(144, 21); }

void SmallBars::set_weights(std::vector<double> weights) {
  weights_ = std::move(weights);
  update();
}

void SmallBars::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.fillRect(QRectF(0, 20, width(), 1), theme.line);
  if (weights_.empty()) return;
  const double largest = *std::max_element(weights_.begin(), weights_.end());
  const double pitch = width() / static_cast<double>(weights_.size());
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    const double height = 20 * weights_[i] / largest;
    painter.fillRect(QRectF(pitch * (static_cast<double>(i) + 0.14), 20 - height, std::max(pitch * 0.72, 0.5), height),
                     theme.line);
  }
}

SmallStrip::SmallStrip(QWidget* parent) : QWidget(parent) {
  setFixedHeight(16);
  setMaximumWidth(76);
}

void SmallStrip::set_labels(const LabelVector& labels) {
  labels_ = labels;
  setAccessibleName(tr("Target: %1").arg(QString::fromStdString(labels.to_string())));
  update();
}

void SmallStrip::paintEvent(QPaintEvent*) {
  if (labels_.size() == 0) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_micro_strip(painter, theme_of(*this), QRectF(rect()), labels_);
}

}  // namespace littlestone::ui

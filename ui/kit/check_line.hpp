// SPDX-License-Identifier: GPL-3.0-or-later
// A box that is ticked or not, with its words after it.
#pragma once

#include <QAbstractButton>

namespace littlestone::ui {

/// 22 px high; the words run with the language.
class CheckLine final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit CheckLine(const QString& text, QWidget* parent = nullptr);
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace littlestone::ui

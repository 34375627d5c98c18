// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box painted in the program's own tokens.
#pragma once

#include <QComboBox>

namespace littlestone::ui {

/// A closed list of choices: ink on paper, hairline border, a chevron at the right.
class ChoiceBox : public QComboBox {
  Q_OBJECT

 public:
  explicit ChoiceBox(QWidget* parent = nullptr);
  /// Marks the choice as refused: "!" and a 2 px ink border.
  void set_refused(bool refused);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool refused_ = false;
};

}  // namespace littlestone::ui

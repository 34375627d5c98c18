// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box painted in the program's own tokens.
#pragma once

#include <QComboBox>

#include "core/base/name.hpp"

namespace littlestone::ui {

/// A closed list of choices: ink on paper, hairline border, a chevron at the right.
class ChoiceBox : public QComboBox {
  Q_OBJECT

 public:
  explicit ChoiceBox(QWidget* parent = nullptr);
  /// Marks the choice as refused: "!" and a 2 px ink border.
  void set_refused(bool refused);
  /// An item whose data in this role is a Name, of a hypothesis or point, is set as name_within does; other items show
  /// their text.
  static constexpr int name_role = Qt::UserRole + 1;
  /// How wide a box shows the whole name.
  [[nodiscard]] static int name_width(const Name& name);
  /// The list is as wide as its items need.
  void showPopup() override;

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool refused_ = false;
};

}  // namespace littlestone::ui

Q_DECLARE_METATYPE(littlestone::Name)

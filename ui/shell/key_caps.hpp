// SPDX-License-Identifier: GPL-3.0-or-later
// Keys and what they do, in a line or as many as it takes.
#pragma once

#include <QString>
#include <QWidget>
#include <vector>

namespace littlestone::ui {

struct KeyCap {
  QString key;
  QString words;
  friend bool operator==(const KeyCap&, const KeyCap&) = default;
};

/// Caps with words beside them, in rows from the side the language begins at.
class KeyCaps final : public QWidget {
  Q_OBJECT

 public:
  explicit KeyCaps(QWidget* parent = nullptr);

  void set_keys(const std::vector<KeyCap>& keys);
  [[nodiscard]] const std::vector<KeyCap>& keys() const { return keys_; }
  /// Px of type.
  void set_type(double px);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::vector<KeyCap> keys_;
  double type_ = 18;
};

}  // namespace littlestone::ui

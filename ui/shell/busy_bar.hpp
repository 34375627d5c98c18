// SPDX-License-Identifier: GPL-3.0-or-later
// A thin bar along the page's lower edge while a computation takes more than a moment.
#pragma once

#include <QTimer>
#include <QWidget>

namespace littlestone::ui {

/// Appears 300 ms after a computation began, if it still runs.
class BusyBar final : public QWidget {
  Q_OBJECT

 public:
  static constexpr int high = 24;  // px

  explicit BusyBar(QWidget* parent);
  void set_running(bool running);
  /// In [0, 1].
  void set_share(double share);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QTimer wait_;
  double share_ = 0;
};

}  // namespace littlestone::ui

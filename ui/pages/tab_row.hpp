// SPDX-License-Identifier: GPL-3.0-or-later
// The pages' names over the page, and the buttons that act on what it shows.
#pragma once

#include <QAbstractButton>
#include <QHBoxLayout>
#include <array>
#include <vector>

#include "ui/pages/page.hpp"

namespace littlestone::ui {

/// The pages from left to right, a chevron between two of them; buttons at the right end.
class TabRow final : public QWidget {
  Q_OBJECT

 public:
  explicit TabRow(QWidget* parent);
  /// In a narrow window the long names are short ones.
  void set_short(bool on);
  [[nodiscard]] QAbstractButton* tab(PageKind page) const;
  /// A button whose work has a key as well may be left out where the window is not wide.
  void add_button(QWidget* button, bool only_where_wide = false);
  void set_wide(bool wide);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class Tab;

  std::array<Tab*, page_count> tabs_{};
  std::vector<QWidget*> only_where_wide_;
  QHBoxLayout* row_;
  bool short_ = false;
};

}  // namespace littlestone::ui

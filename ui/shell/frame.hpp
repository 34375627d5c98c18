// SPDX-License-Identifier: GPL-3.0-or-later
// What stands where in the window: tabs above, the page between two panels, the transport below; panels become drawers.
#pragma once

#include <QHBoxLayout>
#include <QStackedWidget>
#include <array>

#include "ui/kit/controls.hpp"
#include "ui/shell/busy_bar.hpp"
#include "ui/shell/tab_row.hpp"

namespace littlestone::ui {

/// Where there is room a panel stands beside the page; else it is a drawer over it, closed until it is asked for.
class Frame final : public QWidget {
  Q_OBJECT

 public:
  enum class Side { left, right };

  /// Takes what the panels show; the page and what lies below it are the caller's to add.
  Frame(QWidget* left, QWidget* right, QWidget* parent);

  [[nodiscard]] TabRow& tabs() { return *tabs_; }
  [[nodiscard]] QStackedWidget& pages() { return *pages_; }
  [[nodiscard]] QStackedWidget& bottom() { return *bottom_; }
  [[nodiscard]] BusyBar& busy() { return *busy_; }
  [[nodiscard]] QWidget& panel(Side side) const;
  /// Stands at the panel's foot, below what is scrolled.
  void add_foot(Side side, QWidget* foot);

  /// Opens the drawer, or closes it; one is open at a time. Nothing where the panel stands beside the page.
  void toggle_drawer(Side side);
  void close_drawers();
  /// Lends the panel to another widget until it is given back; null if the panel is lent already.
  [[nodiscard]] QWidget* lend(Side side);
  void take_back(Side side);
  /// A page with this property set gets lower while a line is told: it has an axis where that stands.
  static constexpr const char* stands_above_notice = "stands_above_notice";
  /// A line in the page's lower margin that stays until it is clicked; none for an empty text.
  void tell(const QString& text);
  /// Empty when it was clicked away.
  [[nodiscard]] QString told() const;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class SidePanel;
  class DrawerHandle;
  struct Drawer {
    SidePanel* panel = nullptr;
    DrawerHandle* handle = nullptr;
    bool open = false;
    bool lent = false;
  };

  void arrange();
  void place(Side side, bool fits);
  [[nodiscard]] Drawer& drawer(Side side) { return drawers_[static_cast<std::size_t>(side)]; }

  TabRow* tabs_;
  QStackedWidget* pages_;
  QStackedWidget* bottom_;
  BusyBar* busy_;
  PlainButton* notice_;
  QHBoxLayout* middle_;
  std::array<Drawer, 2> drawers_;
};

}  // namespace littlestone::ui

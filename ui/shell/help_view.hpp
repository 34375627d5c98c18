// SPDX-License-Identifier: GPL-3.0-or-later
// The help, read inside the program: contents and search at the left, the page at the right.
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTextBrowser>
#include <QTreeWidget>

#include "ui/kit/controls.hpp"

namespace littlestone::ui {

/// A window beside the one it belongs to: both can be used. F1 is the window's; here Alt+← goes back, Alt+→ forward,
/// Ctrl+F searches, Esc closes. Its pages are English and run from the left in every language.
class HelpView final : public QDialog {
  Q_OBJECT

 public:
  explicit HelpView(QWidget* parent);

  /// The page with this id, at the section with this heading; from its beginning for an empty heading. An id that no
  /// page has is ignored.
  void open_page(const QString& id, const QString& heading = {});
  /// Of the page that is open.
  [[nodiscard]] const QString& page() const { return here_.page; }
  /// Lists the sections that have these words in place of the contents; the contents for an empty text.
  void search(const QString& words);
  void back();
  void forward();

  [[nodiscard]] QTextBrowser& browser() const { return *browser_; }
  [[nodiscard]] QTreeWidget& contents() const { return *contents_; }
  [[nodiscard]] QLineEdit& field() const { return *search_; }

 protected:
  void changeEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  struct Place {
    QString page;
    QString heading;
    int scrolled = 0;
  };

  void show_place(const Place& place);
  void scroll_to_place();
  void list_pages();
  void choose_row(QTreeWidgetItem* row);
  void follow(const QUrl& link);
  void update_buttons();
  void dress();

  Place here_;
  std::vector<Place> before_;
  std::vector<Place> after_;
  int drawn_theme_ = -1;
  QLineEdit* search_;
  QLabel* found_;
  QTreeWidget* contents_;
  QTextBrowser* browser_;
  PlainButton* back_;
  PlainButton* forward_;
};

}  // namespace littlestone::ui

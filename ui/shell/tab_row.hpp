// SPDX-License-Identifier: GPL-3.0-or-later
// The chapter's name and its pages' names over the page, and the buttons that act on what it shows.
#pragma once

#include <QAbstractButton>
#include <QHBoxLayout>
#include <vector>

#include "ui/shell/page.hpp"

namespace littlestone::ui {

/// The chapter that is open, its numeral and name; a click opens the list of chapters.
class ChapterChooser final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit ChapterChooser(QWidget* parent);

  /// A chapter at the end of the list.
  void add_chapter(const QString& numeral, const QString& name);
  void show_chapter(int chapter);
  [[nodiscard]] int chapter() const { return chapter_; }
  [[nodiscard]] int chapter_count() const { return static_cast<int>(chapters_.size()); }
  /// The numeral alone, where there is little room.
  void set_compact(bool compact);

 signals:
  void chosen(int chapter);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  struct Entry {
    QString numeral;
    QString name;
  };

  void fit();
  void open_list();

  std::vector<Entry> chapters_;
  int chapter_ = 0;
  bool compact_ = false;
};

/// The chooser, the chapter's pages from left to right with a chevron between two of them, and buttons at the right
/// end. What has not the room is shortened: first the chooser, then the tabs.
class TabRow final : public QWidget {
  Q_OBJECT

 public:
  explicit TabRow(QWidget* parent);
  /// A chapter with a tab for each of its pages; the first that is added is open.
  void add_chapter(const QString& numeral, const QString& name, const std::vector<Page*>& pages);
  void show_chapter(int chapter);
  [[nodiscard]] ChapterChooser& chooser() const { return *chooser_; }
  /// The page that is open: its tab is marked.
  void mark(const Page& page);
  /// Null where no chapter has it.
  [[nodiscard]] QAbstractButton* tab(const Page* page) const;
  /// In a narrow window the long names are short ones.
  void set_short(bool on);
  /// A button whose work has a key as well may be left out where the window is not wide.
  void add_button(QWidget* button, bool only_where_wide = false);
  void set_wide(bool wide);

 signals:
  void page_chosen(littlestone::ui::Page* page);

 protected:
  bool event(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  class Tab;
  struct Entry {
    const Page* page = nullptr;
    Tab* tab = nullptr;
    int chapter = 0;
  };

  void fit();
  void set_names(bool short_names, bool tight = false);

  ChapterChooser* chooser_;
  std::vector<Entry> tabs_;
  std::vector<QWidget*> only_where_wide_;
  QHBoxLayout* row_;
  int chapter_ = 0;
  int tabs_end_ = 1;  // where the next tab goes in the row
  bool short_ = false;
  bool marking_ = false;
};

}  // namespace littlestone::ui

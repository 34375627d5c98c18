// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: the lesson as a road of stations, and below it a shelf of cards for each chapter.
#pragma once

#include <QWidget>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/shell/gallery_card.hpp"
#include "ui/shell/gallery_job.hpp"
#include "ui/shell/gallery_road.hpp"

class QLabel;
class QScrollArea;

namespace littlestone::ui {

/// The sentence of a card; shown for the card under the pointer or with the focus, and told when it is opened.
class LessonChip final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  /// Whole, in two lines where one is too short.
  void show_line(const QString& from, const QString& line);
  [[nodiscard]] const QString& from() const { return from_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString from_;
  QString line_;
};

/// Arrow keys choose, stations first and then cards; Enter opens, Space begins the lesson. The pictures are computed
/// when the page is first shown. Where shelves stand beside each other each shows three cards until all are asked for.
class Gallery final : public QWidget {
  Q_OBJECT

 public:
  Gallery(std::vector<GalleryShelf> shelves, std::vector<RoadStation> stations, QWidget* parent = nullptr);

  [[nodiscard]] int shelf_count() const { return static_cast<int>(shelves_.size()); }
  [[nodiscard]] GalleryCard& card(int i) const { return *cards_[static_cast<std::size_t>(i)]; }
  /// Cards, of all shelves.
  [[nodiscard]] int size() const { return static_cast<int>(cards_.size()); }
  [[nodiscard]] GalleryRoad& road() const { return *road_; }
  /// The card the arrow keys stand on gets the focus, and its shelf is opened where it does not show it.
  void focus_card(int i);
  void focus_station(int i);
  /// The button that begins the lesson gets the focus.
  void focus_begin();
  /// All cards of the shelves, or the first three of each.
  void show_all(bool all);
  [[nodiscard]] bool all_shown() const { return all_; }
  /// Whether the page used the key; the window asks this before it handles the key itself.
  bool take_key(int key);

 signals:
  /// Emitted when the page is first shown: the pictures of the stations are needed.
  void first_shown();
  /// The user chose a card; `shelf` is the number of its shelf.
  void chosen(const littlestone::ui::GalleryEntry& entry, int shelf);
  /// The user opens the lesson at a station, begins it, or continues it.
  void station_asked(int station);
  void begin_asked();
  /// The user closes this page and returns to the page behind it.
  void left();
  void open_file();
  void open_table();
  void plan_asked();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  /// Where a card lies: its shelf, and its place there.
  struct Place {
    int shelf = 0;
    int at = 0;
  };

  void build_foot();
  void build_shelves();
  void arrange();
  /// The line that says what shelves are, with the chip at its end. Returns where it ends.
  int arrange_title(int top, int margin);
  /// How high the rows of cards are where shelves stand beside each other and `free` px are left for three: as high as
  /// three can be, and where all cards are shown no lower than their words need.
  /// How many shelves stand beside each other in a wide window: all, or half of them where they would be too narrow.
  [[nodiscard]] int band() const;
  /// Cards of a shelf that a wide window shows where not all are shown.
  [[nodiscard]] int cards_shown() const;
  [[nodiscard]] std::vector<int> row_heights(int rows, int column, int free) const;
  /// Returns where the shelves end.
  int arrange_beside(int top, int margin);
  int arrange_below(int top, int margin);
  void put(QWidget* child, int x, int y, int wide, int high);
  void put_heading(int shelf, int x, int y, int room);
  void show_chip(int card);
  /// Shelves stand beside each other.
  [[nodiscard]] bool wide() const;
  /// Cards beside each other where shelves stand below each other.
  [[nodiscard]] int columns() const;
  [[nodiscard]] Place place_of(int card) const;
  [[nodiscard]] int card_at(int shelf, int at) const;
  [[nodiscard]] int shelf_size(int shelf) const;
  bool move_from_station(int at, int key);
  bool move_from_card(int at, int key);

  std::vector<GalleryShelf> shelves_;
  std::vector<RichLabel*> headings_;  // one a shelf
  std::vector<QLabel*> numerals_;     // before them
  std::vector<LinkButton*> more_;     // one a shelf
  std::vector<GalleryCard*> cards_;   // of all shelves, in order
  QScrollArea* area_ = nullptr;
  QWidget* sheet_;
  QWidget* foot_;
  RichLabel* headline_;
  RichLabel* words_;
  GalleryRoad* road_;
  RichLabel* shelves_title_;
  RichLabel* shelves_words_;
  LessonChip* chip_;
  bool looked_at_ = false;  // some card was, so the chip has words
  std::vector<LinkButton*> links_;
  RichLabel* keys_;
  GalleryJob job_;
  bool all_ = false;
  bool started_ = false;
};

}  // namespace littlestone::ui

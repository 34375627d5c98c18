// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: worked scenarios as cards, each with a picture of its own run and one lesson.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

#include "core/study/scenario/scenario.hpp"
#include "ui/kit/controls.hpp"
#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/gallery_job.hpp"

class QScrollArea;

namespace littlestone::ui {

/// One scenario of the gallery.
struct GalleryEntry {
  ChapterScenario scenario;
  MakeCardFace face;
  QString page = {};  ///< the id of the page that its lesson is about, and its name
  QString opens = {};
};

/// The scenarios of one chapter. The heading is shown where there is more than one shelf.
struct GalleryShelf {
  QString heading;
  std::vector<GalleryEntry> entries;
};

/// Picture, title, lesson, and a line with class, dimension and source. 276 px wide or what its column has, 262 high.
class GalleryCard final : public QAbstractButton {
  Q_OBJECT

 public:
  GalleryCard(const GalleryEntry& entry, bool first, QWidget* parent = nullptr);
  void set_face(const CardFace& face);
  [[nodiscard]] bool has_picture() const { return face_.picture != nullptr; }
  /// The page it opens, then class and dimension, or what it is about.
  [[nodiscard]] QString foot() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  ChapterScenario scenario_;
  QString opens_;
  bool first_;
  CardFace face_;
};

/// Arrow keys choose, Enter opens. The pictures are computed when the page is first shown.
class Gallery final : public QWidget {
  Q_OBJECT

 public:
  explicit Gallery(std::vector<GalleryShelf> shelves, QWidget* parent = nullptr);
  [[nodiscard]] int shelf_count() const { return static_cast<int>(shelves_.size()); }
  [[nodiscard]] GalleryCard& card(int i) const { return *cards_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] int size() const { return static_cast<int>(cards_.size()); }
  /// The card the arrow keys stand on gets the focus.
  void focus_card(int i);
  /// Whether the key meant something here; the window asks before anything else hears of it.
  bool take_key(int key);

 signals:
  /// A card of the shelf with that number.
  void chosen(const littlestone::ui::ChapterScenario& scenario, int shelf, const QString& page);
  /// "Play the worked example".
  void play_asked(const littlestone::ui::ChapterScenario& scenario);
  /// The window is wanted as it stands behind.
  void left();
  void open_file();
  void open_table();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  struct Place {
    int row = 0;
    int column = 0;
    std::size_t shelf = 0;
  };

  void arrange();
  [[nodiscard]] int columns() const;
  /// Where the card lies, counted over all shelves.
  [[nodiscard]] std::vector<Place> places() const;
  /// The card above (by −1) or below (by 1); the same where there is none.
  [[nodiscard]] int card_in_row(int at, int by) const;

  std::vector<GalleryShelf> shelves_;
  std::vector<RichLabel*> headings_;  // one a shelf; none where there is one shelf
  std::vector<GalleryCard*> cards_;   // of all shelves, in order
  QScrollArea* area_ = nullptr;
  QWidget* sheet_;
  RichLabel* headline_;
  RichLabel* words_;
  PlainButton* play_;
  PlainButton* open_;
  PlainButton* table_;
  RichLabel* keys_;
  GalleryJob job_;
  bool started_ = false;
};

}  // namespace littlestone::ui

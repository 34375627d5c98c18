// SPDX-License-Identifier: GPL-3.0-or-later
// The start page: worked scenarios as cards, each with a picture of its own run and one lesson.
#pragma once

#include <QAbstractButton>
#include <QWidget>
#include <memory>
#include <vector>

#include "ui/canvas/thumbnail.hpp"
#include "ui/jobs/gallery_job.hpp"
#include "ui/pages/controls.hpp"

namespace littlestone::ui {

/// One scenario of the gallery.
struct GalleryEntry {
  Scenario scenario;
  Thumbnail::View view = Thumbnail::View::table;
};

/// Picture, title, lesson, and a line with class, dimension and source. 276 px wide or what its column has, 262 high.
class GalleryCard final : public QAbstractButton {
  Q_OBJECT

 public:
  GalleryCard(const GalleryEntry& entry, bool first, QWidget* parent = nullptr);
  void set_run(const std::shared_ptr<const LabRun>& run);
  [[nodiscard]] bool has_picture() const { return picture_ != nullptr; }
  /// Class, dimension and source.
  [[nodiscard]] QString foot() const;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  GalleryEntry entry_;
  bool first_;
  std::shared_ptr<const LabRun> run_;
  std::unique_ptr<Thumbnail> picture_;
};

/// Arrow keys choose, Enter opens. The pictures are computed when the page is first shown.
class Gallery final : public QWidget {
  Q_OBJECT

 public:
  explicit Gallery(std::vector<GalleryEntry> entries, QWidget* parent = nullptr);
  [[nodiscard]] GalleryCard& card(int i) const { return *cards_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] int size() const { return static_cast<int>(cards_.size()); }
  /// The card the arrow keys stand on gets the focus.
  void focus_card(int i);
  /// Whether the key meant something here; the window asks before anything else hears of it.
  bool take_key(int key);

 signals:
  void chosen(const littlestone::Scenario& scenario);
  /// "Play the worked example".
  void play_asked(const littlestone::Scenario& scenario);
  /// The window is wanted as it stands behind.
  void left();
  void open_file();
  void open_table();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void arrange();
  [[nodiscard]] int columns() const;

  std::vector<GalleryEntry> entries_;
  std::vector<GalleryCard*> cards_;
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

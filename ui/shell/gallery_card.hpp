// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of the gallery as a card: a small picture of its own run, its title, its lesson, and the page it opens.
#pragma once

#include <QAbstractButton>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "ui/kit/math_text.hpp"
#include "ui/shell/chapter_scenario.hpp"
#include "ui/shell/gallery_job.hpp"

namespace littlestone::ui {

/// One scenario of the gallery.
struct GalleryEntry {
  ChapterScenario scenario;
  MakeCardFace face;
  QString page = {};   ///< the id of the page that its lesson is about
  QString opens = {};  ///< what it opens in words: the page's name, and the view's where one is given
  nlohmann::json view = nlohmann::json::object();  ///< the page's view state that shows it; empty: as the page begins
  QString opens_briefly = {};                      ///< `opens` where there is little room
};

/// The scenarios of one chapter.
struct GalleryShelf {
  QString heading;  ///< numeral and name
  std::vector<GalleryEntry> entries;
  QString numeral = {};
  QString name = {};
};

class GalleryCard final : public QAbstractButton {
  Q_OBJECT

 public:
  explicit GalleryCard(const GalleryEntry& entry, QWidget* parent = nullptr);
  void set_face(const CardFace& face);
  [[nodiscard]] bool has_picture() const { return face_.picture != nullptr; }
  /// Where its picture is, which fills all of it; words from left to right.
  [[nodiscard]] QRectF picture_room() const { return picture_room(size()); }
  /// The least height, px, from `least` on, at which the card shows all of its words where it is so wide.
  [[nodiscard]] int height_at(int width, int least) const;
  /// The page it opens, then class and dimension, or what it is about: its tool tip, and what a screen reader says of
  /// it.
  [[nodiscard]] QString foot() const;
  /// The name of the page it opens, and its lesson in the window's language.
  [[nodiscard]] const QString& opens() const { return opens_; }
  [[nodiscard]] const QString& opens_briefly() const { return opens_briefly_.isEmpty() ? opens_ : opens_briefly_; }
  [[nodiscard]] QString lesson() const;

 signals:
  /// It has the focus or the pointer.
  void looked_at();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;

 private:
  /// Its words in lines with their baselines, px.
  struct Words {
    std::vector<MathText> title;
    std::vector<MathText> lesson;
    double title_y = 0;
    double lesson_y = 0;
    double apart = 0;  // two lines
    double foot_y = 0;
    bool cut = false;  // not all of the lesson
  };
  void describe();
  [[nodiscard]] static QRectF picture_room(QSizeF card);
  [[nodiscard]] Words words_at(QSizeF card) const;

  ChapterScenario scenario_;
  QString opens_;
  QString opens_briefly_;
  CardFace face_;
};

}  // namespace littlestone::ui

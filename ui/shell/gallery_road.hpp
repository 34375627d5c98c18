// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson as a road of stations, above the shelves of the gallery.
#pragma once

#include <QAbstractButton>
#include <memory>
#include <set>
#include <vector>

#include "ui/kit/controls.hpp"
#include "ui/kit/picture.hpp"
#include "ui/shell/action_button.hpp"

namespace littlestone::ui {

/// What the road says of a station.
struct RoadStation {
  QString line;
  QString page;  ///< the name of its page
};

/// A station: a small picture, its number in a circle on the road, its line.
class StationButton final : public QAbstractButton {
  Q_OBJECT

 public:
  StationButton(const RoadStation& station, int number, QWidget* parent);
  void set_picture(std::shared_ptr<const Picture> picture);
  [[nodiscard]] bool has_picture() const { return picture_ != nullptr; }
  /// `here`: the lesson stands here. `done`: its end was reached.
  void set_state(bool here, bool done);
  [[nodiscard]] bool done() const { return done_; }
  /// How many lines its line takes at this width.
  [[nodiscard]] static int lines_at(const QString& line, double width, double px);
  /// Of its words, px.
  void set_words_size(double px);

  static constexpr int circle_at = 78;  ///< the circle's centre, from the top
  static constexpr int words_at = 108;  ///< the first line's baseline
  static constexpr int line_height = 15;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int number_;
  double words_size_ = 12;
  std::shared_ptr<const Picture> picture_;
  bool here_ = false;
  bool done_ = false;
};

/// All stations with the button that begins, as wide as it is given.
class GalleryRoad final : public QWidget {
  Q_OBJECT

 public:
  explicit GalleryRoad(std::vector<RoadStation> stations, QWidget* parent = nullptr);

  [[nodiscard]] int size() const { return static_cast<int>(buttons_.size()); }
  [[nodiscard]] StationButton& station(int i) const { return *buttons_[static_cast<std::size_t>(i)]; }
  [[nodiscard]] ActionButton& begin_button() const { return *begin_; }
  /// Where the lesson stands, from 0, and which stations are done; `begun`: one goes on there.
  void set_place(int station, const std::set<int>& done, bool begun);
  [[nodiscard]] int place() const { return place_; }
  /// Stations beside each other.
  [[nodiscard]] int columns() const;
  [[nodiscard]] int height_at(int width) const;
  /// The window is low: less air between its parts.
  void set_low(bool low);

 signals:
  /// The station was clicked.
  void station_asked(int station);
  /// Begin, or go on.
  void begin_asked();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  [[nodiscard]] static int columns_at(int width);
  [[nodiscard]] int row_height(int width) const;
  /// The largest size, px, in which every station's words take the usual number of lines; the usual size if none does.
  [[nodiscard]] double words_size(int width) const;
  [[nodiscard]] int head_room() const;
  [[nodiscard]] int below_words() const;
  /// Where the station's column begins, from the left of a road that runs from the left.
  [[nodiscard]] QRectF cell(int i) const;

  std::vector<RoadStation> stations_;
  std::vector<StationButton*> buttons_;
  ActionButton* begin_;
  RichLabel* title_;
  RichLabel* words_;
  int place_ = 0;
  std::set<int> done_;
  bool begun_ = false;
  bool low_ = false;
};

}  // namespace littlestone::ui

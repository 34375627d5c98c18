// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery_road.hpp"

#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"

namespace littlestone::ui {
namespace {

constexpr int road_edge = 24;
constexpr int wide_road = 1080;  // px from which fourteen stations stand beside each other
constexpr int usual_lines = 4;   // of a station's words
constexpr double usual_size = 12;
constexpr int page_room = 26;  // for the page's name
constexpr double circle_radius = 13;

/// Lines of stations are markup, names of pages are plain.
QString words_of_station(const QString& line) { return line; }

}  // namespace

StationButton::StationButton(const RoadStation& station, int number, QWidget* parent)
    : QAbstractButton(parent), number_(number) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setText(station.line);
  setAccessibleName(tr("Station %1: %2").arg(number).arg(station.line));
  setAccessibleDescription(station.page);
}

void StationButton::set_picture(std::shared_ptr<const Picture> picture) {
  picture_ = std::move(picture);
  update();
}

void StationButton::set_state(bool here, bool done) {
  here_ = here;
  done_ = done;
  update();
}

int StationButton::lines_at(const QString& line, double width, double px) {
  const std::vector<MathText> lines = wrapped(words_of_station(line), {px, QFont::DemiBold}, width - 4);
  return static_cast<int>(lines.size());
}

void StationButton::set_words_size(double px) {
  if (words_size_ == px) return;
  words_size_ = px;
  update();
}

void StationButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  const double middle = width() / 2.0;
  if (picture_) picture_->paint(painter, QRectF(middle - 40, 6, 80, 52), theme);
  const QPointF centre(middle, circle_at);
  const bool full = here_ || done_;
  painter.setPen(QPen(full ? theme.ink : underMouse() ? theme.ink : theme.line, 1.5));
  painter.setBrush(here_ ? theme.ink : done_ ? theme.ink2 : theme.canvas);
  painter.drawEllipse(centre, circle_radius - 0.75, circle_radius - 0.75);
  if (hasFocus()) {
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(centre, circle_radius + 4, circle_radius + 4);
  }
  painter.setFont(text_font(12, QFont::DemiBold));
  painter.setPen(full ? theme.canvas : theme.ink2);
  painter.drawText(QRectF(centre.x() - 14, centre.y() - 14, 28, 28), Qt::AlignCenter, QString::number(number_));
  painter.setPen(here_ || hasFocus() ? theme.ink : theme.ink2);
  double y = words_at;
  const MathStyle style{words_size_, here_ ? QFont::DemiBold : QFont::Normal};
  for (const MathText& line : wrapped(words_of_station(text()), style, width() - 4.0)) {
    if (y > height()) break;
    line.draw(painter, QPointF(middle, y), 0.5);
    y += line_height;
  }
}

GalleryRoad::GalleryRoad(std::vector<RoadStation> stations, QWidget* parent)
    : QWidget(parent),
      stations_(std::move(stations)),
      begin_(new ActionButton(this)),
      title_(new RichLabel({16, QFont::DemiBold}, 22, RichLabel::Tone::ink, this)),
      words_(new RichLabel({13}, 18, RichLabel::Tone::ink2, this)) {
  title_->set_markup(tr("The lesson"));
  words_->set_markup(tr("one story in fourteen steps. Every station asks the class a question."));
  for (int i = 0; i < static_cast<int>(stations_.size()); ++i) {
    auto* button = new StationButton(stations_[static_cast<std::size_t>(i)], i, this);
    connect(button, &QAbstractButton::clicked, this, [this, i] { emit station_asked(i); });
    buttons_.push_back(button);
  }
  connect(begin_, &QAbstractButton::clicked, this, &GalleryRoad::begin_asked);
  set_place(0, {}, false);
}

void GalleryRoad::set_place(int station, const std::set<int>& done, bool begun) {
  if (!begin_->text().isEmpty() && station == place_ && done == done_ && begun == begun_) return;
  place_ = station;
  done_ = done;
  begun_ = begun;
  begin_->set_words(begun ? tr("Go on at %1").arg(station) : tr("Begin the lesson"), tr("Space"));
  for (int i = 0; i < size(); ++i) this->station(i).set_state(i == station, done.contains(i));
  resizeEvent(nullptr);
}

int GalleryRoad::columns_at(int width) { return width >= wide_road ? 14 : width >= 420 ? 7 : 4; }

int GalleryRoad::columns() const { return columns_at(width()); }

int GalleryRoad::head_room() const { return low_ ? 58 : 64; }

// To the line above the page's name.
int GalleryRoad::below_words() const { return low_ ? 9 : 14; }

void GalleryRoad::set_low(bool low) {
  if (low_ == low) return;
  low_ = low;
  resizeEvent(nullptr);
}

double GalleryRoad::words_size(int width) const {
  const double cell = (width - 2.0 * road_edge) / columns_at(width);
  for (const double px : {usual_size, 11.5, 11.0}) {
    const bool fits = std::all_of(stations_.begin(), stations_.end(), [&](const RoadStation& s) {
      return StationButton::lines_at(s.line, cell, px) <= usual_lines;
    });
    if (fits) return px;
  }
  return usual_size;
}

int GalleryRoad::row_height(int width) const {
  const double cell = (width - 2.0 * road_edge) / columns_at(width);
  const double px = words_size(width);
  int lines = usual_lines;
  for (const RoadStation& s : stations_) lines = std::max(lines, StationButton::lines_at(s.line, cell, px));
  return StationButton::words_at + (lines - 1) * StationButton::line_height + below_words() + page_room;
}

int GalleryRoad::height_at(int width) const {
  const int rows = (size() + columns_at(width) - 1) / std::max(1, columns_at(width));
  return head_room() + rows * row_height(width) + (low_ ? 6 : 10);
}

QRectF GalleryRoad::cell(int i) const {
  const double wide = (width() - 2.0 * road_edge) / columns();
  const int row = i / columns();
  const int column = i % columns();
  const int high = row_height(width());
  return {road_edge + wide * column, head_room() + static_cast<double>(high) * row, wide, static_cast<double>(high)};
}

void GalleryRoad::resizeEvent(QResizeEvent*) {
  if (width() <= 2 * road_edge) return;
  const auto place = [this](QWidget* child, const QRectF& at) { child->setGeometry(mirrored(*this, at).toRect()); };
  const QSize begin = begin_->sizeHint();
  const int begin_left = width() - road_edge - begin.width() + ActionButton::ring;
  place(begin_, QRectF(begin_left, 14 - ActionButton::ring, begin.width(), begin.height()));
  const int title_width = title_->width_of_line() + 4;
  place(title_, QRectF(road_edge, 18, title_width, 22));
  const int words_left = road_edge + title_width + 10;
  const int room = begin_left - words_left - 12;
  words_->setVisible(room >= 160);
  place(words_, QRectF(words_left, 21, std::max(40, room), words_->width_of_line() > room ? 36 : 18));
  const double px = words_size(width());
  for (int i = 0; i < size(); ++i) {
    QRectF at = cell(i);
    at.setHeight(at.height() - page_room - below_words() + 6);
    station(i).set_words_size(px);
    place(&station(i), at);
  }
  update();
}

void GalleryRoad::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  painter.setPen(QPen(theme.hair, 1));
  painter.setBrush(theme.canvas);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
  for (int from = 0; from < size(); from += columns()) {
    const int to = std::min(from + columns(), size()) - 1;
    const double y = cell(from).top() + StationButton::circle_at;
    painter.setPen(QPen(theme.line, 1.5));
    painter.drawLine(mirrored(*this, QRectF(cell(from).center().x(), y, 0, 0)).topLeft(),
                     mirrored(*this, QRectF(cell(to).center().x(), y, 0, 0)).topLeft());
    for (int i = from; i <= to;) {
      int end = i;
      const QString& page = stations_[static_cast<std::size_t>(i)].page;
      while (end < to && stations_[static_cast<std::size_t>(end) + 1].page == page) ++end;
      const double bar = cell(i).bottom() - page_room;
      const QRectF group(cell(i).left() + 4, bar, cell(end).right() - cell(i).left() - 8, 2);
      painter.fillRect(mirrored(*this, group), theme.ink2);
      painter.setPen(theme.ink);
      const MathText name = MathText::fitted(words_of_station(page), {12, QFont::DemiBold}, group.width() + 6);
      name.draw(painter, QPointF(mirrored(*this, group).center().x(), bar + 18), 0.5);
      i = end + 1;
    }
  }
}

}  // namespace littlestone::ui

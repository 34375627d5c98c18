// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery.hpp"

#include <QCoreApplication>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/kit/wrap.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

constexpr int foot_height = 36;
constexpr int heading_room = 34;  // a shelf's heading with its line and the gap below it
constexpr int shelf_gap = 13;
constexpr int shelf_least = 220;  // px wide, which pictures and words keep; else the shelves stand in two bands
constexpr int card_gap = 8;
constexpr int card_most = 160;   // px of height
constexpr int more_room = 20;    // for the link below a shelf
constexpr int wide_from = 1180;  // px from which shelves stand beside each other
constexpr int low_below = 800;   // px of height below which cards and gaps are smaller
constexpr int chip_height = 40;
constexpr int chip_arrow = 44;  // px before the chip
constexpr int chip_least = 236;
constexpr int chip_most = 460;

/// The line at the foot of the page: a hairline above.
class GalleryFoot final : public QWidget {
 public:
  using QWidget::QWidget;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Theme& theme = theme_of(*this);
    const int margin = width() >= wide_from ? 64 : 32;
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(margin, 0, width() - 2 * margin, 1), theme.hair);
  }
};

/// The sheet, with a line below each heading.
class GallerySheet final : public QWidget {
 public:
  using QWidget::QWidget;
  QList<QRectF> lines;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Theme& theme = theme_of(*this);
    for (const QRectF& line : lines) painter.fillRect(mirrored(*this, line), theme.line);
  }
};

}  // namespace

void LessonChip::show_line(const QString& from, const QString& line) {
  from_ = from;
  line_ = line;
  update();
}

void LessonChip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = theme_of(*this);
  constexpr double box_left = chip_arrow;
  const double box_width = width() - box_left;
  const QRectF box = mirrored(*this, QRectF(box_left, 0, box_width, height()));
  painter.setPen(QPen(theme.hair, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
  if (layoutDirection() == Qt::RightToLeft) {
    painter.save();
    painter.translate(width(), 0);
    painter.scale(-1, 1);
    draw_arrow(painter, theme.ink3, {4, height() / 2.0}, 26);
    painter.restore();
  } else {
    draw_arrow(painter, theme.ink3, {4, height() / 2.0}, 26);
  }
  const double room = box_width - 20;
  // Words of a scenario file are words: nothing in them is mathematics.
  const std::vector<MathText> lines =
      wrapped(QString(line_).replace(u'$', QStringLiteral("$$")), {11, QFont::DemiBold}, room);
  const bool one = lines.size() < 2;
  const QFont caps = ui_font(TextRole::caps);
  painter.setFont(caps);
  painter.setPen(theme.ink3);
  draw_words(painter, *this, QPointF(box_left + 11, one ? 17 : 12),
             QFontMetricsF(caps).elidedText(from_, Qt::ElideRight, room));
  painter.setPen(theme.ink);
  for (std::size_t i = 0; i < std::min<std::size_t>(lines.size(), 2); ++i) {
    const QRectF at(box_left + 11, (one ? 31 : 23.5) + 11.5 * static_cast<double>(i), lines[i].width(), 0);
    lines[i].draw(painter, mirrored(*this, at).topLeft());
  }
}

Gallery::Gallery(std::vector<GalleryShelf> shelves, std::vector<RoadStation> stations, QWidget* parent)
    : QWidget(parent), shelves_(std::move(shelves)), sheet_(new GallerySheet(this)), foot_(new GalleryFoot(this)) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // it fills itself: nothing below it is painted
  area_ = new QScrollArea(this);
  area_->setWidget(sheet_);
  area_->setWidgetResizable(false);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);  // the cards are as wide as there is room
  area_->setFocusPolicy(Qt::NoFocus);
  area_->viewport()->setAutoFillBackground(false);
  sheet_->setAutoFillBackground(false);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(area_, 1);
  foot_->setFixedHeight(foot_height);
  column->addWidget(foot_);
  headline_ = new RichLabel({30, QFont::DemiBold}, 38, RichLabel::Tone::ink, sheet_);
  headline_->set_markup(tr("What can be learned privately is what can be learned online."));
  words_ = new RichLabel({14.5}, 22, RichLabel::Tone::ink2, sheet_);
  words_->set_markup(
      tr("One run of one learner, from its first example to its answer, shows why. Fourteen stations, no "
         "formula before its picture."));
  road_ = new GalleryRoad(std::move(stations), sheet_);
  connect(road_, &GalleryRoad::station_asked, this, &Gallery::station_asked);
  connect(road_, &GalleryRoad::begin_asked, this, &Gallery::begin_asked);
  shelves_title_ = new RichLabel({16, QFont::DemiBold}, 22, RichLabel::Tone::ink, sheet_);
  shelves_title_->set_markup(tr("Or open a shelf"));
  shelves_words_ = new RichLabel({13}, 18, RichLabel::Tone::ink2, sheet_);
  shelves_words_->set_markup(
      tr("each picture opens the page and the step that its lesson is about; its line stays in the window"));
  chip_ = new LessonChip(sheet_);
  build_shelves();
  build_foot();
  connect(&job_, &GalleryJob::computed, this,
          [this](int i, const CardFace& face) { cards_[static_cast<std::size_t>(i)]->set_face(face); });
}

void Gallery::build_shelves() {
  for (std::size_t i = 0; i < shelves_.size(); ++i) {
    const GalleryShelf& shelf = shelves_[i];
    headings_.push_back(new RichLabel({14, QFont::DemiBold}, 20, RichLabel::Tone::ink, sheet_));
    headings_.back()->set_markup(shelf.name);
    headings_.back()->setAccessibleName(shelf.heading);
    numerals_.push_back(new QLabel(shelf.numeral, sheet_));
    numerals_.back()->setFont(math_font(15, false));
    numerals_.back()->setProperty("tone", QStringLiteral("ink2"));
    for (const GalleryEntry& entry : shelf.entries) {
      auto* card = new GalleryCard(entry, sheet_);
      connect(card, &QAbstractButton::clicked, this, [this, entry, i] { emit chosen(entry, static_cast<int>(i)); });
      const int number = size();
      connect(card, &GalleryCard::looked_at, this, [this, number] { show_chip(number); });
      cards_.push_back(card);
    }
    auto* more = new LinkButton({}, true, sheet_);
    connect(more, &QAbstractButton::clicked, this, [this] { show_all(!all_); });
    more_.push_back(more);
  }
}

void Gallery::build_foot() {
  auto* row = new QHBoxLayout(foot_);
  row->setContentsMargins(0, 1, 0, 0);
  row->setSpacing(20);
  const auto link = [&](const QString& words, void (Gallery::*asked)()) {
    auto* made = new LinkButton(words, false, foot_);
    connect(made, &QAbstractButton::clicked, this, asked);
    row->addWidget(made);
    links_.push_back(made);
  };
  link(tr("Open a scenario…"), &Gallery::open_file);
  link(tr("Open a table of your own…"), &Gallery::open_table);
  link(tr("Lecture plan"), &Gallery::plan_asked);
  keys_ = new RichLabel({11.5}, 16, RichLabel::Tone::ink3, foot_);
  keys_->set_markup(tr("Arrows choose, Enter opens, Space begins, ? shows all keys"));
  row->addStretch(1);
  row->addWidget(keys_, 0, Qt::AlignVCenter);
}

void Gallery::show_chip(int card) {
  const GalleryShelf& shelf = shelves_[static_cast<std::size_t>(place_of(card).shelf)];
  const GalleryCard& shown = this->card(card);
  chip_->show_line(tr("FROM SHELF %1, %2").arg(shelf.numeral, shown.opens_briefly().toUpper()), shown.lesson());
  if (!std::exchange(looked_at_, true)) arrange();
}

bool Gallery::wide() const { return width() >= wide_from; }

int Gallery::columns() const { return std::max(1, (width() - 64 + shelf_gap) / (280 + shelf_gap)); }

Gallery::Place Gallery::place_of(int card) const {
  for (int shelf = 0; shelf < shelf_count(); ++shelf) {
    if (card < shelf_size(shelf)) return {shelf, card};
    card -= shelf_size(shelf);
  }
  return {};
}

int Gallery::shelf_size(int shelf) const {
  return static_cast<int>(shelves_[static_cast<std::size_t>(shelf)].entries.size());
}

int Gallery::card_at(int shelf, int at) const {
  int card = 0;
  for (int i = 0; i < shelf; ++i) card += shelf_size(i);
  return card + std::clamp(at, 0, shelf_size(shelf) - 1);
}

void Gallery::show_all(bool all) {
  if (all_ == all) return;
  all_ = all;
  arrange();
  if (!all) area_->ensureVisible(0, 0);
}

void Gallery::put(QWidget* child, int x, int y, int wide_px, int high) {
  const int from_left = layoutDirection() == Qt::RightToLeft ? width() - x - wide_px : x;
  child->setGeometry(from_left, y, wide_px, high);
}

// The numeral in the serif, as the chapter chooser has it: in the sans "II" reads as a pause sign.
void Gallery::put_heading(int shelf, int x, int y, int room) {
  const auto i = static_cast<std::size_t>(shelf);
  const int numeral = numerals_[i]->sizeHint().width();
  const int before = numeral == 0 ? 0 : numeral + 9;
  put(numerals_[i], x, y, numeral, 20);
  // A long name is smaller: it stands on one line.
  for (const double px : {14.0, 13.0, 12.0, 11.0}) {
    headings_[i]->set_size(px, 20);
    if (headings_[i]->width_of_line() <= room - before) break;
  }
  put(headings_[i], x + before, y, room - before, 20);
}

void Gallery::arrange() {
  const int margin = wide() ? 64 : 32;
  const int inner = width() - 2 * margin;
  const bool low = height() < low_below;
  road_->set_low(low);
  int y = low ? 10 : 22;
  put(headline_, margin, y, inner, headline_->heightForWidth(inner));
  y = headline_->geometry().bottom() + (low ? 2 : 5);
  put(words_, margin, y, inner, words_->heightForWidth(inner));
  y = words_->geometry().bottom() + (low ? 10 : 18);
  const int road_height = road_->height_at(inner);
  put(road_, margin, y, inner, road_height);
  y = arrange_title(y + road_height + (low ? 5 : 6), margin);
  static_cast<GallerySheet*>(sheet_)->lines.clear();
  const int end = wide() ? arrange_beside(y, margin) : arrange_below(y, margin);
  keys_->setVisible(wide());
  keys_->setFixedWidth(keys_->width_of_line() + 6);
  foot_->layout()->setContentsMargins(margin - 4, 1, margin, 0);
  sheet_->resize(width(), std::max(height() - foot_height, end));
  sheet_->update();
}

int Gallery::arrange_title(int top, int margin) {
  const int inner = width() - 2 * margin;
  const bool chip = inner >= 900;
  const int title_width = shelves_title_->width_of_line() + 4;
  put(shelves_title_, margin, top + 7, title_width, 22);
  const int all = inner - title_width - 10;
  const int one_line = static_cast<int>(shelves_words_->width_of_line()) + 2;
  constexpr int between = 16;
  // Two lines of words where the chip would be too narrow beside one.
  const int beside = all - between - chip_arrow - one_line;
  const bool two = chip ? beside < chip_least + 40 : one_line > all;
  const int words = !chip ? all : two ? std::min(one_line, one_line / 2 + 60) : one_line;
  put(shelves_words_, margin + title_width + 10, top + (two ? 3 : 10), std::max(60, words), two ? 36 : 18);
  chip_->setVisible(chip && looked_at_);
  const int chip_width = std::min(chip_most, all - between - chip_arrow - words);
  if (chip) {
    put(chip_, margin + inner - chip_width - chip_arrow, top - 1, chip_width + chip_arrow, chip_height);
  }
  return top + (two && !chip ? 52 : 40);
}

int Gallery::band() const {
  const int inner = width() - 2 * 64;
  const int column = (inner - (shelf_count() - 1) * shelf_gap) / std::max(1, shelf_count());
  return column >= shelf_least ? std::max(1, shelf_count()) : (shelf_count() + 1) / 2;
}

int Gallery::cards_shown() const { return band() == shelf_count() ? 3 : 2; }

std::vector<int> Gallery::row_heights(int rows, int column, int free) const {
  const int least = band() < shelf_count() ? 58 : height() < low_below ? 69 : 77;
  const int equal = std::clamp(free / cards_shown(), least, card_most);
  std::vector<int> heights(static_cast<std::size_t>(rows), equal);
  for (int row = 0; row < rows && all_; ++row) {  // what is scrolled has room for all words
    int& high = heights[static_cast<std::size_t>(row)];
    for (int shelf = 0; shelf < shelf_count(); ++shelf) {
      if (row < shelf_size(shelf)) high = std::max(high, card(card_at(shelf, row)).height_at(column, equal));
    }
  }
  return heights;
}

int Gallery::arrange_beside(int top, int margin) {
  // As high as the page has room for, and with them their pictures.
  const int across = band();
  const bool one_band = across == shelf_count();
  const int bands = one_band ? 1 : 2;
  const int gap = one_band ? card_gap : 6;
  const int heading = one_band ? heading_room : 29;
  const int room = (height() - foot_height - top - (bands - 1) * gap) / bands;
  const int free = room - heading - (one_band ? more_room : 0) - (cards_shown() - 1) * gap;
  const int shelves = shelf_count();
  const int inner = width() - 2 * margin;
  const int column = (inner - (across - 1) * shelf_gap) / across;
  int rows = cards_shown();
  for (int shelf = 0; shelf < shelves && all_; ++shelf) rows = std::max(rows, shelf_size(shelf));
  const std::vector<int> heights = row_heights(rows, column, free);
  int end = top;
  for (int shelf = 0; shelf < shelves; ++shelf) {
    if (shelf == across) top = end + gap;  // the second band
    const int x = margin + shelf % across * (column + shelf_gap);
    LinkButton& more = *more_[static_cast<std::size_t>(shelf)];
    const int cards = shelf_size(shelf);
    const int hidden = cards - cards_shown();
    more.setVisible(hidden > 0);
    more.setText(all_ ? tr("Fewer") : tr("%1 more", nullptr, hidden).arg(hidden));
    more.setAccessibleName(more.text() + QStringLiteral(": ") + shelves_[static_cast<std::size_t>(shelf)].name);
    const int more_width = more.sizeHint().width();
    put_heading(shelf, x, top + 2, one_band ? column : column - more_width - 8);
    static_cast<GallerySheet*>(sheet_)->lines += QRectF(x, top + 25, column, 2);
    const int shown = all_ ? cards : std::min(cards, cards_shown());
    int y = top + heading;
    for (int i = 0; i < cards; ++i) {
      GalleryCard& one = card(card_at(shelf, i));
      one.setVisible(i < shown);
      if (i >= shown) continue;
      const int high = heights[static_cast<std::size_t>(i)];
      put(&one, x, y, column, high);
      y += high + gap;
    }
    put(&more, x + column - more_width, one_band ? y - gap + 2 : top + 6, more_width, 16);
    end = std::max(end, one_band ? y - gap + more_room : y - gap);
  }
  return end;
}

int Gallery::arrange_below(int top, int margin) {
  constexpr int least = 77;
  constexpr int gap = card_gap;
  const int across = columns();
  const int inner = width() - 2 * margin;
  const int column = (inner - (across - 1) * shelf_gap) / across;
  int y = top;
  for (int shelf = 0; shelf < shelf_count(); ++shelf) {
    put_heading(shelf, margin, y + 2, inner);
    static_cast<GallerySheet*>(sheet_)->lines += QRectF(margin, y + 25, inner, 2);
    more_[static_cast<std::size_t>(shelf)]->hide();
    y += heading_room;
    const int cards = shelf_size(shelf);
    for (int i = 0; i < cards; i += across) {
      const int end = std::min(cards, i + across);
      int high = least;  // of this row
      for (int j = i; j < end; ++j) high = std::max(high, card(card_at(shelf, j)).height_at(column, least));
      for (int j = i; j < end; ++j) {
        card(card_at(shelf, j)).show();
        put(&card(card_at(shelf, j)), margin + (j - i) * (column + shelf_gap), y, column, high);
      }
      y += high + gap;
    }
    y += gap;
  }
  return y;
}

void Gallery::resizeEvent(QResizeEvent*) { arrange(); }

void Gallery::showEvent(QShowEvent*) {
  arrange();
  if (started_) return;
  started_ = true;
  std::vector<MakeCardFace> faces;
  for (const GalleryShelf& shelf : shelves_) {
    for (const GalleryEntry& entry : shelf.entries) faces.push_back(entry.face);
  }
  job_.start(faces);
  emit first_shown();
}

void Gallery::focus_card(int i) {
  i = std::clamp(i, 0, size() - 1);
  if (wide() && place_of(i).at >= cards_shown()) show_all(true);
  card(i).setFocus(Qt::TabFocusReason);
  area_->ensureWidgetVisible(&card(i), 0, 20);
}

void Gallery::focus_station(int i) {
  StationButton& station = road_->station(std::clamp(i, 0, road_->size() - 1));
  station.setFocus(Qt::TabFocusReason);
  area_->ensureWidgetVisible(&station, 0, 20);
}

void Gallery::focus_begin() {
  road_->begin_button().setFocus(Qt::TabFocusReason);
  area_->ensureVisible(0, 0);
}

bool Gallery::move_from_station(int at, int key) {
  const int across = road_->columns();
  const int stations = road_->size();
  switch (key) {
    case Qt::Key_Left: at == 0 ? focus_begin() : focus_station(at - 1); return true;
    case Qt::Key_Right: at + 1 == stations ? focus_card(0) : focus_station(at + 1); return true;
    case Qt::Key_Up: at < across ? focus_begin() : focus_station(at - across); return true;
    default: break;
  }
  if (at + across < stations) {
    focus_station(at + across);
  } else {
    focus_card(wide() ? card_at(at % across * band() / across, 0) : 0);
  }
  return true;
}

bool Gallery::move_from_card(int at, int key) {
  const Place place = place_of(at);
  const bool up = key == Qt::Key_Up;
  if (!wide()) {
    const int by = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : up ? -columns() : columns();
    if (at + by < 0) {
      focus_station(road_->size() - 1);
    } else {
      focus_card(at + by);
    }
    return true;
  }
  if (key == Qt::Key_Up || key == Qt::Key_Down) {
    const int last = std::min(shelf_size(place.shelf), all_ ? shelf_size(place.shelf) : cards_shown()) - 1;
    const int other = place.shelf + (up ? -band() : band());  // in the other band
    if (up && place.at == 0) {
      if (other < 0)
        focus_station(place.shelf * road_->columns() / band());
      else
        focus_card(card_at(other, all_ ? shelf_size(other) - 1 : cards_shown() - 1));
    } else if (!up && place.at == last && other < shelf_count()) {
      focus_card(card_at(other, 0));
    } else {
      focus_card(card_at(place.shelf, place.at + (up ? -1 : 1)));
    }
    return true;
  }
  const int shelf = place.shelf + (key == Qt::Key_Left ? -1 : 1);
  if (shelf < 0) {
    focus_station(road_->size() - 1);
  } else if (shelf < shelf_count()) {
    focus_card(card_at(shelf, place.at));
  }
  return true;
}

bool Gallery::take_key(int key) {
  QWidget* focus = focusWidget();
  const auto card = std::find(cards_.begin(), cards_.end(), focus);
  int station = -1;
  for (int i = 0; i < road_->size(); ++i) {
    if (&road_->station(i) == focus) station = i;
  }
  auto* const link = qobject_cast<LinkButton*>(focus);
  if (layoutDirection() == Qt::RightToLeft) {
    if (key == Qt::Key_Left || key == Qt::Key_Right) key = key == Qt::Key_Left ? Qt::Key_Right : Qt::Key_Left;
  }
  switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (card != cards_.end()) return move_from_card(static_cast<int>(card - cards_.begin()), key);
      if (station >= 0) return move_from_station(station, key);
      key == Qt::Key_Left || key == Qt::Key_Up ? focus_begin() : focus_station(road_->place());
      return true;
    case Qt::Key_Home: focus_station(0); return true;
    case Qt::Key_End: focus_card(size() - 1); return true;
    case Qt::Key_Space: link != nullptr ? link->click() : emit begin_asked(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (auto* button = qobject_cast<QAbstractButton*>(focus); button != nullptr && isAncestorOf(button)) {
        button->click();
      } else {
        emit begin_asked();
      }
      return true;
    case Qt::Key_Escape: emit left(); return true;
    default: return false;
  }
}

void Gallery::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), theme_of(*this).window);
}

}  // namespace littlestone::ui

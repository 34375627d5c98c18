// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/screen.hpp"

#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/accessible.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/lesson/states.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF window_sheet(1280, 800);
constexpr QSizeF wall_sheet(1280, 720);
constexpr double least_unit = 0.82;  // type has 13 px there
constexpr double most_unit = 2.4;
constexpr double sheet_edge = 48;
constexpr int frame_ms = 16;
constexpr int first_synthetic = 8;  // from this station on the foot says that the data are synthetic

void say_news(RichLabel& label, const QString& markup) {
  if (markup == label.markup()) return;
  label.set_markup(markup);
  if (!markup.isEmpty() && label.isVisible()) announce(label);
}

}  // namespace

/// A key's cap and what it does, pressed as a whole.
class LessonScreen::FootButton final : public QAbstractButton {
 public:
  FootButton(const QString& words, const QString& key, QWidget* parent) : QAbstractButton(parent), key_(key) {
    setText(words);
    setAccessibleName(words);
    setAccessibleDescription(key);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
  }
  void set_unit(double unit) { unit_ = unit; }
  [[nodiscard]] QSize sizeHint() const override {
    const double words = MathText(text(), {14}, MathText::Mode::plain).width();
    const double key = key_.isEmpty() ? 0 : MathText(key_, {13}, MathText::Mode::plain).width() + 24;
    return (QSizeF(words + key + 8, 26) * unit_).toSize();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    const QSizeF size = QSizeF(this->size()) / unit_;
    painter.scale(unit_, unit_);
    const MathText words(text(), {14}, MathText::Mode::plain);
    const bool from_right = layoutDirection() == Qt::RightToLeft;
    painter.setPen(underMouse() || hasFocus() ? theme.ink : theme.ink2);
    words.draw(painter, {from_right ? size.width() - words.width() - 2 : 2, 18});
    if (!key_.isEmpty()) {
      const MathText key(key_, {13, QFont::DemiBold}, MathText::Mode::plain);
      const double left = from_right ? 2 : words.width() + 8;
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(theme.panel);
      painter.drawRoundedRect(QRectF(left, 2.5, key.width() + 14, 21), 4, 4);
      painter.setPen(theme.ink);
      key.draw(painter, {left + 7, 18});
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(theme.ink, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(1, 1, size.width() - 2, size.height() - 2), 4, 4);
  }

 private:
  QString key_;
  double unit_ = 1;
};

/// A station on the line of dots.
class LessonScreen::Dot final : public QAbstractButton {
 public:
  explicit Dot(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
  }
  void set_state(bool here, bool done, const QString& name) {
    here_ = here;
    done_ = done;
    setAccessibleName(name);
    setToolTip(name);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    const QPointF centre = QRectF(rect()).center();
    const double unit = width() / 18.0;
    painter.setPen(here_   ? QPen(theme.ink, 2.2 * unit)
                   : done_ ? QPen(Qt::NoPen)
                           : QPen(underMouse() ? theme.ink : theme.line, 1.3 * unit));
    painter.setBrush(done_ && !here_ ? QBrush(theme.ink) : QBrush(Qt::NoBrush));
    const double radius = here_ ? 6.5 * unit : 4 * unit;
    painter.drawEllipse(centre, radius, radius);
    if (here_) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.ink);
      painter.drawEllipse(centre, 2.6 * unit, 2.6 * unit);
    }
    if (!hasFocus()) return;
    painter.setPen(QPen(theme.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 4, 4);
  }

 private:
  bool here_ = false;
  bool done_ = false;
};

LessonScreen::LessonScreen(QWidget* parent)
    : QWidget(parent),
      name_(new RichLabel({16, QFont::DemiBold}, 22, RichLabel::Tone::ink2, this)),
      question_(new RichLabel({30, QFont::DemiBold}, 36, RichLabel::Tone::ink, this)),
      asked_(new RichLabel({18}, 24, RichLabel::Tone::ink2, this)),
      answer_(new RichLabel({23, QFont::DemiBold}, 31, RichLabel::Tone::ink, this)),
      second_(new RichLabel({20, QFont::DemiBold}, 28, RichLabel::Tone::ink, this)),
      hands_(new RichLabel({18}, 24, RichLabel::Tone::ink2, this)),
      note_(new RichLabel({14}, 18, RichLabel::Tone::ink3, this)),
      area_(new QScrollArea(this)),
      view_(new PictureView(QMargins(), PictureView::Ground::canvas)),
      table_(new TableView(tr("The picture in rows"), this)),
      button_(new ActionButton(this)),
      page_(new FootButton(tr("Open the page"), tr("Esc"), this)),
      home_(new FootButton(tr("As it was"), tr("Home"), this)) {
  for (RichLabel* label : {question_, answer_}) set_accessible_role(*label, QAccessible::Notification);
  area_->setWidget(view_);
  area_->setFrameShape(QFrame::NoFrame);
  area_->setFocusPolicy(Qt::NoFocus);
  area_->setLayoutDirection(Qt::LeftToRight);
  view_->setAccessibleName(tr("The picture"));
  table_->hide();
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    cards_[i] = new ActionButton(this);
    cards_[i]->set_filled(false);
    cards_[i]->setCheckable(true);
    connect(cards_[i], &QAbstractButton::clicked, this, [this, i] { choose(static_cast<int>(i)); });
  }
  const std::array<std::pair<const char*, QString>, 3> ways = {
      {{"class", tr("your own class")}, {"data", tr("your data")}, {"thresholds", tr("chapter II")}}};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    ways_[i] = new FootButton(ways[i].second, {}, this);
    const QString where = QString::fromLatin1(ways[i].first);
    connect(ways_[i], &QAbstractButton::clicked, this, [this, where] { emit way_asked(where); });
  }
  connect(button_, &QAbstractButton::clicked, this, [this] { last() ? emit print_asked() : go_on(); });
  connect(page_, &QAbstractButton::clicked, this, &LessonScreen::page_asked);
  connect(home_, &QAbstractButton::clicked, this, &LessonScreen::as_it_was);
  connect(view_, &PictureView::clicked, this, &LessonScreen::take_click);
  connect(view_, &PictureView::dragged, this, &LessonScreen::take_drag);
  clock_.setInterval(frame_ms);
  connect(&clock_, &QTimer::timeout, this, &LessonScreen::tick);
  note_->set_markup(tr("synthetic data: only so may we look"));
  // The order of Tab: the picture, the cards, the button, the dots, the foot.
  QWidget* before = view_;
  const auto next = [&](QWidget* widget) { setTabOrder(std::exchange(before, widget), widget); };
  for (ActionButton* card : cards_) next(card);
  next(button_);
  next(page_);
  next(home_);
}

QAbstractButton& LessonScreen::page_button() const { return *page_; }
QAbstractButton& LessonScreen::home_button() const { return *home_; }

void LessonScreen::set_course(std::vector<std::shared_ptr<const Station>> course) {
  const bool first = course_.empty();
  course_ = std::move(course);
  if (first) {
    const nlohmann::json kept = walk_.kept();
    walk_ = CourseWalk(course_);
    walk_.set_kept(kept);
    for (int i = 0; i < walk_.stations(); ++i) {
      auto* dot = new Dot(this);
      connect(dot, &QAbstractButton::clicked, this, [this, i] { open(i); });
      dots_.push_back(dot);
      dot->show();
    }
  }
  show_state(false);
}

void LessonScreen::set_walk(CourseWalk walk) {
  walk_ = std::move(walk);
  if (has_course()) show_state(false);
}

void LessonScreen::open(int station, int beat) {
  walk_.open(station, beat);
  show_state(true);
  emit changed();
}

void LessonScreen::set_hall(bool hall) {
  if (hall == hall_) return;
  hall_ = hall;
  if (has_course()) show_state(false);
}

void LessonScreen::go_on() {
  if (!has_course()) return;
  if (moving()) {  // its end, and no further step
    clock_.stop();
    show_frame();
    return;
  }
  if (!station().ready()) return;
  if (!walk_.go_on()) return;
  show_state(true);
  emit changed();
}

void LessonScreen::go_back() {
  if (!has_course() || !walk_.go_back()) return;
  show_state(false);
  emit changed();
}

void LessonScreen::as_it_was() {
  if (!has_course() || !walk_.changed()) return;
  walk_.as_it_was();
  show_state(false);
  emit changed();
}

void LessonScreen::undo() {
  if (!walk_.can_undo()) return;
  walk_.undo();
  show_state(false);
  emit changed();
}

void LessonScreen::redo() {
  if (!walk_.can_redo()) return;
  walk_.redo();
  show_state(false);
  emit changed();
}

int LessonScreen::asked_beat() const {
  for (int beat = walk_.beat(); beat >= 0; --beat)
    if (!station().beat(beat, walk_.hand()).cards.isEmpty()) return beat;
  return -1;
}

QStringList LessonScreen::asked_cards() const {
  const int asked = has_course() ? asked_beat() : -1;
  return asked < 0 ? QStringList() : station().beat(asked, walk_.hand()).cards;
}

std::vector<int> LessonScreen::counted_hands() const {
  const int asked = has_course() ? asked_beat() : -1;
  return asked < 0 ? std::vector<int>() : walk_.hands(walk_.station(), asked);
}

void LessonScreen::count_hands(const std::vector<int>& counts) {
  const int asked = has_course() ? asked_beat() : -1;
  if (asked < 0) return;
  walk_.set_hands(walk_.station(), asked, counts);
  show_words();
  emit changed();
}

void LessonScreen::count_guesses(const GuessTally& tally) {
  for (const auto& [question, told] : tally.told) {
    const auto [of, at] = question;
    const auto cards = static_cast<int>(course_[static_cast<std::size_t>(of)]->beat(at, {}).cards.size());
    if (cards > 0) walk_.set_hands(of, at, tally.hands(of, at, cards));
  }
  show_words();
  emit changed();
}

void LessonScreen::choose(int card) {
  const Beat here = beat();
  if (!here.asks() || card < 0 || card >= here.cards.size()) return show_words();
  walk_.set_guess(walk_.beat(), walk_.guess(walk_.beat()) == card ? std::nullopt : std::optional(card));
  show_words();
  emit changed();
}

// --- What is shown

std::shared_ptr<const ScenePicture> LessonScreen::picture_of(const CourseWalk& walk, int part, double phase,
                                                             std::optional<QRectF> ring) const {
  const auto make = [station = course_[static_cast<std::size_t>(walk.station())], beat = walk.beat(),
                     hand = walk.hand(), ring](int of, QSizeF) {
    Scene scene = station->scene(beat, of, hand);
    if (ring) scene.add(Ring{*ring, 6}, nullptr);
    return scene;
  };
  return std::make_shared<const ScenePicture>(lesson_room, lesson_room.height(), make, part, phase);
}

std::shared_ptr<const Picture> LessonScreen::next_picture() const {
  CourseWalk next = walk_;
  if (!has_course() || !next.go_on()) return nullptr;
  const Station& station = *course_[static_cast<std::size_t>(next.station())];
  return picture_of(next, static_cast<int>(station.beat(next.beat(), next.hand()).ms.size()), 1);
}

void LessonScreen::show_state(bool with_motion) {
  if (!has_course()) return;
  pointed_.reset();
  held_ = false;
  clock_.stop();
  show_words();
  if (with_motion && motion_ && isVisible() && !beat().ms.empty()) {
    part_ = 1;
    since_.start();
    clock_.start();
  }
  show_frame();
}

void LessonScreen::show_frame() {
  const Beat here = beat();
  const auto parts = static_cast<int>(here.ms.size());
  if (!moving()) {
    std::optional<QRectF> ring;
    if (const std::vector<Spot> places = touches_of(view_->spots().all()); pointed_ && *pointed_ < places.size()) {
      const double unit = view_->width() / lesson_room.width();
      ring = QRectF(places[*pointed_].rect.topLeft() / unit, places[*pointed_].rect.size() / unit);
    }
    view_->set_picture(picture_of(walk_, parts, 1, ring));
    return;
  }
  const double whole = here.ms[static_cast<std::size_t>(part_) - 1] * stretch_;
  const double phase = whole > 0 ? static_cast<double>(since_.elapsed()) / whole : 1;
  view_->set_frame(picture_of(walk_, part_, std::min(phase, 1.0)));
}

void LessonScreen::tick() {
  const Beat here = beat();
  while (part_ <= static_cast<int>(here.ms.size())) {
    const auto whole = static_cast<qint64>(here.ms[static_cast<std::size_t>(part_) - 1] * stretch_);
    if (since_.elapsed() < whole) break;
    ++part_;
    since_.start();
  }
  if (part_ > static_cast<int>(here.ms.size())) clock_.stop();
  show_frame();
}

void LessonScreen::show_words() {
  const Beat here = beat();
  const Station& at = station();
  bool answered = false;
  for (int i = 0; i <= walk_.beat(); ++i) answered = answered || !at.beat(i, walk_.hand()).asks();
  name_->set_markup(last() ? QString() : answered ? at.line() : at.name());  // the last picture has a title of its own
  say_news(*question_, here.asks() ? here.question : QString());
  asked_->set_markup(here.asks() ? QString() : here.question);
  say_news(*answer_, here.answer);
  second_->set_markup(here.second);
  const std::optional<int> by_hand = here.asks() ? at.guess(walk_.beat(), walk_.hand()) : std::nullopt;
  const std::optional<int> chosen = by_hand ? by_hand : walk_.guess(walk_.beat());
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    const auto number = static_cast<qsizetype>(i);
    const bool seen = here.asks() && number < here.cards.size();
    if (seen) cards_[i]->set_words(here.cards[number], QString::number(number + 1));
    cards_[i]->setVisible(seen);
    cards_[i]->setChecked(seen && chosen == static_cast<int>(i));
  }
  QStringList counted;
  const QStringList cards = asked_cards();
  const std::vector<int> counts = counted_hands();
  for (std::size_t i = 0; !here.asks() && i < counts.size() && static_cast<qsizetype>(i) < cards.size(); ++i)
    counted += QStringLiteral("%1: %2").arg(cards[static_cast<qsizetype>(i)]).arg(counts[i]);
  hands_->set_markup(counted.isEmpty() ? QString() : tr("Hands: %1").arg(counted.join(QStringLiteral("  ·  "))));
  button_->set_words(at.ready() ? here.button : tr("Being measured…"), last() ? QStringLiteral("P") : tr("Space"));
  for (std::size_t i = 0; i < dots_.size(); ++i) {
    const auto number = static_cast<int>(i);
    const bool done = walk_.done().contains(number);
    dots_[i]->set_state(number == walk_.station(), done,
                        tr("Station %1: %2").arg(number).arg(done ? course_[i]->line() : course_[i]->name()));
  }
  page_->setVisible(!hall_);
  home_->setVisible(walk_.changed());
  note_->setVisible(!hall_ && walk_.station() >= first_synthetic && !last());
  for (FootButton* way : ways_) way->setVisible(!hall_ && last());
  if (table_shown()) table_->show_table(at.table(walk_.beat(), walk_.hand()));
  fit();
}

void LessonScreen::show_table(bool shown) {
  table_->setVisible(shown);
  area_->setVisible(!shown);
  if (has_course()) show_words();
}

QStringList LessonScreen::words() const {
  QStringList all;
  for (const RichLabel* label : {name_, question_, asked_, answer_, second_})
    if (!label->isHidden() && !label->markup().isEmpty()) all += label->markup();
  for (const ActionButton* card : cards_)
    if (!card->isHidden()) all += card->text();
  all += button_->text();
  return all;
}

// --- Layout

void LessonScreen::resizeEvent(QResizeEvent*) { fit(); }

void LessonScreen::fit() {
  const QSizeF sheet = hall_ ? wall_sheet : window_sheet;
  const double whole = std::min(width() / sheet.width(), height() / sheet.height());
  const double unit = std::clamp(whole, least_unit, most_unit);
  const bool small = whole < least_unit;
  const double edge = small ? 20 : sheet_edge;
  // In px of the sheet: the sheet lies in the middle of a larger screen, a smaller one is filled.
  const double wide = small ? width() / unit : sheet.width();
  const double high = small ? height() / unit : sheet.height();
  const QPointF corner((width() - wide * unit) / 2, (height() - high * unit) / 2);
  const auto put = [&](QWidget* widget, double left, double top, double w, double h) {
    const QRectF here(corner + QPointF(left, top) * unit, QSizeF(w, h) * unit);
    widget->setGeometry(mirrored(*this, here).toRect());
  };
  const auto type = [&](RichLabel* label, double px, double line) { label->set_size(px * unit, line * unit); };
  const auto height_of = [&](RichLabel* label, double w) {
    return label->markup().isEmpty() ? 0.0 : label->heightForWidth(static_cast<int>(w * unit)) / unit;
  };
  const double room = wide - 2 * edge;

  type(name_, 16, 22);
  const double dot = 18;
  const double dots_wide = dot * static_cast<double>(dots_.size());
  const double top = hall_ ? 16 : 30;
  put(name_, edge, top, std::max(80.0, room - dots_wide - 16), 22);
  for (std::size_t i = 0; i < dots_.size(); ++i)
    put(dots_[i], wide - edge - dots_wide + dot * static_cast<double>(i), top + 2, dot, dot);

  const bool asks = !has_course() || beat().asks();
  double question_type = 30;
  for (; question_type > 18; question_type -= 2) {  // two lines, and no more
    type(question_, question_type, question_type * 1.2);
    if (height_of(question_, room) <= 2 * question_type * 1.2 + 2) break;
  }
  type(question_, question_type, question_type * 1.2);
  type(asked_, 18, 24);
  const double question_top = top + (asks ? 24 : 28);
  const double question_high = height_of(asks ? question_ : asked_, room);
  put(asks ? question_ : asked_, edge, question_top, room, question_high);
  question_->setVisible(asks);
  asked_->setVisible(!asks);

  // From the foot upwards.
  const double foot = hall_ ? 0 : 44;
  double y = high - foot - 8;
  double x = edge;
  for (FootButton* button : {page_, home_}) {
    button->set_unit(unit);
    if (button->isHidden()) continue;
    const QSizeF hint = QSizeF(button->sizeHint()) / unit;
    put(button, x, hall_ ? high - 30 : high - 40, hint.width(), hint.height());
    x += hint.width() + 20;
  }
  type(note_, 14, 18);
  const double note_wide = note_->width_of_line() / unit + 4;
  put(note_, x, high - 36, std::min(note_wide, wide - edge - x), 18);
  double from = wide - edge;
  for (auto way = ways_.rbegin(); way != ways_.rend(); ++way) {
    (*way)->set_unit(unit);
    const QSizeF hint = QSizeF((*way)->sizeHint()) / unit;
    from -= hint.width();
    put(*way, from, high - 40, hint.width(), hint.height());
    from -= 16;
  }

  constexpr double card_high = 56;
  constexpr double ring = ActionButton::ring;
  const double scale = 1.26 * unit;
  const double button_wide = std::clamp(button_->sizeHint().width() / std::max(unit, 0.01), 200.0, room);
  button_->set_scale(scale);
  const double row = y - card_high;
  put(button_, wide - edge - button_wide - ring, row - ring, button_wide + 2 * ring, card_high + 2 * ring);
  double left = edge;
  double cards_top = row;
  double widest = 0;
  int seen = 0;
  for (ActionButton* card : cards_) {
    card->set_scale(scale);
    if (card->isHidden()) continue;
    widest = std::max(widest, card->sizeHint().width() / unit);
    ++seen;
  }
  widest = std::max(widest, 170.0);
  const double across = room - button_wide - 24;
  const bool stacked = seen > 0 && seen * (widest + 16) > across + 16;
  if (stacked) {
    cards_top = row - (card_high + 8) * (seen - 1);
    widest = std::min(widest, across);
    if (across < 160) {  // above the button
      cards_top = row - (card_high + 8) * seen;
      widest = room;
    }
  }
  double card_y = cards_top;
  for (ActionButton* card : cards_) {
    if (card->isHidden()) continue;
    put(card, left - ring, card_y - ring, widest + 2 * ring, card_high + 2 * ring);
    stacked ? card_y += card_high + 8 : left += widest + 16;
  }
  type(answer_, second_->markup().isEmpty() ? 23 : 27, second_->markup().isEmpty() ? 31 : 34);
  type(second_, 22, 29);
  const double words_wide = small ? across : std::min(across, 930.0);
  const double answer_high = height_of(answer_, words_wide);
  const double second_high = height_of(second_, words_wide);
  const double answer_top = std::min(row, y - answer_high - second_high);
  put(answer_, edge, answer_top, words_wide, answer_high);
  put(second_, edge, answer_top + answer_high, words_wide, second_high);
  type(hands_, 16, 22);
  const double hands_wide = hands_->width_of_line() / unit + 4;
  put(hands_, std::max(edge, wide - edge - hands_wide), row - 32, std::min(hands_wide, room), 22);
  hands_->setVisible(!asks && !hands_->markup().isEmpty());
  answer_->setVisible(!asks);
  second_->setVisible(!asks && !second_->markup().isEmpty());

  // The picture keeps its place whatever stands around it.
  const double picture_top = small ? question_top + question_high + 8 : hall_ ? 118 : 140;
  const double picture_low =
      small ? std::min(cards_top, asks ? cards_top : answer_top) - 8 : picture_top + lesson_room.height();
  const QSizeF picture = lesson_room * unit;
  const QRectF seen_area(corner + QPointF(small ? edge : sheet_edge, picture_top) * unit,
                         QSizeF(small ? room : lesson_room.width(), std::max(60.0, picture_low - picture_top)) * unit);
  area_->setGeometry(mirrored(*this, seen_area).toRect());
  table_->setGeometry(mirrored(*this, seen_area).toRect());
  const Qt::ScrollBarPolicy bars = small ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff;
  area_->setHorizontalScrollBarPolicy(bars);
  area_->setVerticalScrollBarPolicy(bars);
  view_->resize(small ? picture.toSize() : area_->size());
  update();
}

void LessonScreen::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), theme_of(*this).canvas); }

// --- The hand

void LessonScreen::take_hand(Hand hand, int drag) {
  if (hand == walk_.hand()) return;
  walk_.set_hand(std::move(hand), drag);
  clock_.stop();
  show_words();
  show_frame();
  emit changed();
}

void LessonScreen::take_click(const Spot& spot) {
  if (!has_course() || spot.act == Spot::Act::none) return;
  Hand hand = walk_.hand();
  if (spot.grab) hand.set(spot.grab->field, station().settled(walk_.beat(), spot.grab->field, spot.grab->here));
  station().take_click(walk_.beat(), spot, hand);
  // A circled number of the last picture leads back.
  if (last() && !spot.grab && spot.place >= 0 && spot.place < walk_.stations() && hand == walk_.hand())
    return open(spot.place);
  take_hand(std::move(hand), 0);
}

void LessonScreen::take_drag(const Drag& drag) {
  if (!has_course() || !drag.handle.grab) return;
  if (drag.phase == Drag::Phase::begin) {
    ++drags_;
    return;
  }
  const Grab& grab = *drag.handle.grab;
  Hand hand = walk_.hand();
  hand.set(grab.field, station().settled(walk_.beat(), grab.field, grab.value(drag.at)));
  take_hand(std::move(hand), drags_);
}

// --- Keys

bool LessonScreen::take_picture_key(const QKeyEvent& key) {
  if (!view_->hasFocus()) return false;
  const std::vector<Spot> places = touches_of(view_->spots().all());
  if (places.empty()) return false;
  const bool on = key.key() == Qt::Key_Right || key.key() == Qt::Key_Down;
  const bool back = key.key() == Qt::Key_Left || key.key() == Qt::Key_Up;
  if (pointed_ && *pointed_ >= places.size()) pointed_.reset();
  if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
    if (!pointed_) return false;
    if (places[*pointed_].act == Spot::Act::drag) {
      held_ = !held_;
    } else {
      take_click(places[*pointed_]);
    }
    return true;
  }
  if (!on && !back) return false;
  if (held_ && pointed_ && places[*pointed_].grab) {
    const Grab& grab = *places[*pointed_].grab;
    const double step = grab.axis.log ? grab.here * 0.1 : std::max(1.0, (grab.axis.to - grab.axis.from) / 40);
    Hand hand = walk_.hand();
    const double value = std::clamp(grab.here + (on ? step : -step), std::min(grab.axis.from, grab.axis.to),
                                    std::max(grab.axis.from, grab.axis.to));
    hand.set(grab.field, station().settled(walk_.beat(), grab.field, value));
    take_hand(std::move(hand), 0);
    return true;
  }
  const std::size_t count = places.size();
  pointed_ = !pointed_ ? (on ? 0 : count - 1) : (*pointed_ + (on ? 1 : count - 1)) % count;
  show_frame();
  return true;
}

bool LessonScreen::take_key(const QKeyEvent& key) {
  if (!has_course()) return false;
  const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
  if (modifiers == Qt::ShiftModifier && (key.key() == Qt::Key_Right || key.key() == Qt::Key_Left)) {
    const int to = walk_.station() + (key.key() == Qt::Key_Right ? 1 : -1);
    if (to >= 0 && to < walk_.stations()) open(to);
    return true;
  }
  if (modifiers != Qt::NoModifier) return false;
  const bool in_table = table_->hasFocus() && key.key() != Qt::Key_Space;
  if (in_table) return false;  // its arrows
  if (take_picture_key(key)) return true;
  switch (key.key()) {
    case Qt::Key_Space:
    case Qt::Key_PageDown:
    case Qt::Key_Right: go_on(); return true;
    case Qt::Key_PageUp:
    case Qt::Key_Left: go_back(); return true;
    case Qt::Key_Home: as_it_was(); return true;
    case Qt::Key_1:
    case Qt::Key_2:
    case Qt::Key_3: choose(key.key() - Qt::Key_1); return true;
    case Qt::Key_P:
      if (!last()) return false;
      emit print_asked();
      return true;
    case Qt::Key_R: {
      Hand hand = walk_.hand();
      if (station().again(walk_.beat(), hand)) {
        take_hand(std::move(hand), 0);
      } else {
        show_state(true);
      }
      return true;
    }
    default: return false;
  }
}

}  // namespace littlestone::ui

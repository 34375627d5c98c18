// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lecture_room.hpp"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMessageBox>
#include <QWindow>
#include <algorithm>
#include <utility>

#include "app/lesson.hpp"
#include "app/window.hpp"
#include "ui/kit/figure_words.hpp"
#include "ui/kit/themed.hpp"
#include "ui/lesson/guesses.hpp"
#include "ui/shell/ask_room.hpp"
#include "ui/shell/lecture_hand.hpp"
#include "ui/shell/lecture_page.hpp"
#include "ui/words/names.hpp"

namespace littlestone::app {

using ui::LectureNote;
using ui::LectureNotes;
using ui::Moment;
using ui::Presentation;
using Side = ui::Frame::Side;

namespace {

constexpr double wall_motion = 1.5;  // times the window's: it is seen from afar
constexpr int clock_every_ms = 500;

const ui::LecturePage* lecturing(const ui::Page& page) { return dynamic_cast<const ui::LecturePage*>(&page); }

// Each line apart: a "\n" stays one.
QString markup_of(const QString& sentence) {
  QStringList lines;
  for (const QString& line : sentence.split(u'\n')) lines += ui::sentence_markup(line);
  return lines.join(u'\n');
}

}  // namespace

LectureScreens lecture_screens(int screens, int first, int window) {
  if (screens < 2) return {std::max(0, window), std::nullopt};
  if (window == first) return {first == 0 ? 1 : 0, first};
  return {window, first};
}

LectureRoom::LectureRoom(Window& window, Presentation& presentation)
    : QObject(&window), window_(window), wall_(presentation) {
  connect(&wall_.epsilon(), &ui::EpsilonStrip::epsilon_chosen, this, &LectureRoom::choose_epsilon);
  connect(&wall_.epsilon(), &QAbstractSlider::sliderPressed, this, [this] { drag_ = ++drags_; });
  connect(&wall_.epsilon(), &QAbstractSlider::sliderReleased, this, [this] { drag_ = 0; });
  connect(&window_.step_panel().ask_room(), &ui::AskRoom::answered, this, [this] {
    if (window_.presenting()) show_step();
  });
  connect(&wall_, &Presentation::answered, this,
          [this](int answer) { window_.step_panel().ask_room().choose(answer); });
  connect(&table_, &ui::EpsilonTable::found, this, [this] {
    if (window_.presenting()) show_epsilon();
  });
  listen_to(wall_.notes());
  clock_.setInterval(clock_every_ms);
  connect(&clock_, &QTimer::timeout, this, &LectureRoom::tick);
  connect(qGuiApp, &QGuiApplication::screenRemoved, this, &LectureRoom::lose_screen);
}

LectureRoom::~LectureRoom() { delete screen_notes_; }

void LectureRoom::listen_to(LectureNotes& notes) {
  connect(&notes, &LectureNotes::ask_written, this, [this](const QString& text) { write(true, text); });
  connect(&notes, &LectureNotes::hands_counted, this, [this](const std::vector<int>& counts) {
    if (lesson() != nullptr) window_.lesson_screen().count_hands(counts);
  });
  connect(&notes, &LectureNotes::paste_asked, this, [this, &notes] { ask_guesses(notes); });
  connect(&notes, &LectureNotes::say_written, this, [this](const QString& text) { write(false, text); });
}

void LectureRoom::begin() {
  since_.start();
  clock_.start();
  window_.player().set_motion_stretch(wall_motion);
  wall_.cover(Presentation::Cover::none);
  wall_.show_notes(false);
  take_screens();
  name_keys();
}

void LectureRoom::take_screens() {
  const QList<QScreen*> screens = QGuiApplication::screens();
  const auto place = [&](QScreen* screen) { return static_cast<int>(screens.indexOf(screen)); };
  const LectureScreens at = lecture_screens(static_cast<int>(screens.size()), place(QGuiApplication::primaryScreen()),
                                            place(window_.screen()));
  if (at.notes) {
    QScreen* wall = screens[at.wall];
    if (wall != window_.screen()) {
      came_from_ = window_.screen();
      window_.setGeometry(QRect(wall->geometry().topLeft(), window_.size()));
      if (window_.windowHandle() != nullptr) window_.windowHandle()->setScreen(wall);
    }
    show_notes_on(screens[*at.notes]);
  }
}

void LectureRoom::lose_screen(const QScreen* gone) {
  const bool wall = window_.presenting() && window_.screen() == gone;
  if (wall || notes_screen_ == gone || QGuiApplication::screens().size() < 2) show_notes_on(nullptr);
  // Once Qt has moved the window to a screen that is left.
  if (wall) QTimer::singleShot(0, this, &LectureRoom::take_other_wall);
}

void LectureRoom::take_other_wall() {
  if (!window_.presenting()) return;
  take_screens();
  // Where screens share no desktop, Qt has hidden the window without a word to its widget.
  if (window_.windowHandle() != nullptr && !window_.windowHandle()->isVisible()) window_.hide();
  window_.setGeometry(window_.screen()->geometry());
  window_.showFullScreen();
  window_.activateWindow();
}

void LectureRoom::end() {
  clock_.stop();
  window_.player().set_motion_stretch(1);
  if (panel_) toggle_panel(*panel_);
  show_notes_on(nullptr);
  wall_.cover(Presentation::Cover::none);
  wall_.show_notes(false);
  if (came_from_ != nullptr) window_.move(came_from_->availableGeometry().topLeft());
  came_from_ = nullptr;
}

bool LectureRoom::plays() const { return window_.player().steps() != nullptr && window_.page().plays(); }

QString LectureRoom::headline(Moment moment) const {
  if (const auto* page = lecturing(window_.page())) {
    if (QString own = page->headline(moment); !own.isEmpty()) return own;
  }
  return window_.step_panel().sentence();
}

const ui::LessonScreen* LectureRoom::lesson() const {
  return wall_.lesson() != nullptr ? &window_.lesson_screen() : nullptr;
}

void LectureRoom::show_step() {
  if (lesson() != nullptr) return show_notes();
  const int step = window_.player().step();
  const ui::Page& page = window_.page();
  const auto exhibit = page.lecture(step);
  const QString place = plays() ? tr("%1 of %2").arg(step).arg(window_.player().last()) : QString();
  wall_.show_step(page.lecture_title(step),
                  exhibit ? exhibit->picture(ui::Theme::get(window_.theme()), {step, 1}) : nullptr,
                  markup_of(headline({step, window_.player().phase()})),
                  ui::sentence_markup(window_.step_panel().reference()), place);
  const ui::AskRoom& asked = window_.step_panel().ask_room();
  wall_.show_answers(asked.isHidden() ? QStringList() : asked.question().answers, asked.chosen());
  show_epsilon();
  show_notes();
}

void LectureRoom::show_motion(Moment moment) {
  if (lesson() != nullptr) return;
  const auto exhibit = window_.page().lecture(moment.step);
  wall_.view().set_frame(moment.phase < 1 && exhibit ? exhibit->picture(ui::Theme::get(window_.theme()), moment)
                                                     : nullptr);
  wall_.show_sentence(markup_of(headline(moment)));
}

// --- ε

void LectureRoom::show_epsilon() {
  const auto* scenario = std::get_if<Scenario>(&window_.document().edited(window_.chapter().info().scenario_kind));
  if (scenario == nullptr) return wall_.show_epsilon(nullptr, {});
  const std::vector<Rational>& marks = ui::EpsilonStrip::marks();
  const bool of_examples = window_.page().id() == QStringLiteral("loss") && window_.run() != nullptr;
  wall_.show_epsilon(&scenario->epsilon, of_examples
                                             ? table_.examples_asked(*scenario, window_.run()->littlestone(), marks)
                                             : ui::EpsilonTable::votes_to_leave(*scenario, marks));
}

void LectureRoom::choose_epsilon(const Rational& epsilon) {
  const std::size_t kind = window_.chapter().info().scenario_kind;
  const auto* scenario = std::get_if<Scenario>(&window_.document().edited(kind));
  if (scenario == nullptr || scenario->epsilon == epsilon) return;
  Scenario changed = *scenario;
  changed.epsilon = epsilon;
  window_.document().edit(changed, drag_, false);
  show_epsilon();
}

// --- The notes

LectureNote LectureRoom::made_note() const {
  if (const ui::LessonScreen* screen = lesson()) {
    const ui::Beat beat = screen->beat();
    return {ui::without_markup(beat.asks() ? beat.question : beat.answer),
            ui::without_markup(screen->station().say(screen->walk().beat()))};
  }
  const int step = window_.player().step();
  if (const auto* page = lecturing(window_.page())) {
    if (LectureNote own = page->note(step); !own.ask.isEmpty()) return own;
  }
  return {{}, window_.step_panel().sentence()};
}

QString LectureRoom::note_place() const {
  if (const ui::LessonScreen* screen = lesson())
    return QStringLiteral("lesson:%1:%2")
        .arg(QString::fromStdString(screen->station().id()))
        .arg(screen->walk().beat());
  return QStringLiteral("%1:%2").arg(window_.page().id()).arg(window_.player().step());
}

LectureNote LectureRoom::note() const {
  const LectureNote made = made_note();
  return {written_.seen(made.ask, note_place() + QStringLiteral(":ask")),
          written_.seen(made.say, note_place() + QStringLiteral(":say"))};
}

void LectureRoom::write(bool ask, const QString& text) {
  const LectureNote made = made_note();
  written_.write(ask ? made.ask : made.say, note_place() + (ask ? QStringLiteral(":ask") : QStringLiteral(":say")),
                 text);
  emit notes_written();
}

LectureNotes::Beside LectureRoom::beside() const {
  LectureNotes::Beside beside;
  if (const ui::LessonScreen* screen = lesson()) {
    const ui::CourseWalk& walk = screen->walk();
    beside.title = tr("Lesson  ·  %1").arg(ui::without_markup(screen->heading()));
    beside.step = tr("station %1 of %2, %n minute(s)", nullptr, screen->station().minutes())
                      .arg(walk.station() + 1)
                      .arg(walk.stations());
    ui::CourseWalk next = walk;
    if (!next.go_on()) {
      beside.next = tr("The lesson stays here; Esc ends it.");
      return beside;
    }
    const ui::Station& station = *screen->course()[static_cast<std::size_t>(next.station())];
    const ui::Beat after = station.beat(next.beat(), next.hand());
    beside.next = ui::without_markup(after.asks() ? after.question : after.answer);
    beside.next_picture = screen->next_picture();
    return beside;
  }
  const int step = window_.player().step();
  beside.title = window_.page().name();
  if (plays()) beside.step = tr("step %1 of %2").arg(step).arg(window_.player().last());
  if (!plays()) return beside;
  const ui::Player& player = window_.player();
  if (step == player.last()) return beside;
  beside.next = player.steps()->sentence(step + 1);
  const ui::Page& page = window_.page().covers(step + 1) ? window_.page() : window_.chapter().page_of(step + 1);
  if (const auto exhibit = page.lecture(step + 1)) {
    beside.next_picture = exhibit->picture(ui::Theme::get(window_.theme()), {step + 1, 1});
  }
  return beside;
}

void LectureRoom::show_notes() {
  if (screen_notes_ == nullptr && !wall_.notes_shown()) return;  // nobody sees them
  const LectureNote seen = note();
  const LectureNotes::Beside with = beside();
  QStringList cards;
  std::vector<int> hands;
  if (const ui::LessonScreen* screen = lesson()) {
    for (const QString& card : screen->asked_cards()) cards += ui::without_markup(card);
    hands = screen->counted_hands();
  }
  for (LectureNotes* notes : {&wall_.notes(), screen_notes_.data()})
    if (notes != nullptr) {
      notes->show_hands(cards, hands);
      notes->show_paste(lesson() != nullptr);
    }
  wall_.notes().show_note(seen.ask, seen.say, with);
  if (screen_notes_ != nullptr) screen_notes_->show_note(seen.ask, seen.say, with);
  tick();
}

QString LectureRoom::count_guesses(const QString& lines) {
  const ui::LessonScreen& screen = window_.lesson_screen();
  const ui::GuessTally tally = ui::read_guesses(lines, screen.course(), lesson_scenario().seed);
  window_.lesson_screen().count_guesses(tally);
  QStringList told = {tr("%n line(s) counted.", nullptr, tally.lines)};
  // Answers to questions without cards have no box for hands.
  for (const auto& [question, guesses] : tally.told) {
    const auto [of, at] = question;
    const ui::Station& station = *screen.course()[static_cast<std::size_t>(of)];
    if (!station.beat(at, {}).cards.isEmpty()) continue;
    QStringList counts;
    for (const auto& [guess, count] : guesses) counts += tr("%1 (%n time(s))", nullptr, count).arg(guess);
    told += tr("%1: %2").arg(ui::without_markup(station.name()), counts.join(QStringLiteral(", ")));
  }
  constexpr qsizetype most_problems = 8;
  told += tally.problems.mid(0, most_problems);
  if (tally.problems.size() > most_problems)
    told += tr("%n more line(s) were not counted.", nullptr, static_cast<int>(tally.problems.size() - most_problems));
  return told.join(u'\n');
}

void LectureRoom::ask_guesses(LectureNotes& notes) {
  const QString copied = QApplication::clipboard()->text();
  bool taken = false;
  const QString lines = QInputDialog::getMultiLineText(
      &notes, tr("Paste guesses"),
      tr("The lines that students copied from the lesson’s web page, one below the other:"),
      copied.startsWith(QLatin1String("LL")) ? copied : QString(), &taken);
  if (!taken) return;
  QMessageBox box(QMessageBox::NoIcon, tr("Paste guesses"), count_guesses(lines), QMessageBox::Ok, &notes);
  box.setTextFormat(Qt::PlainText);
  box.exec();
  show_notes();
}

void LectureRoom::show_notes_on(QScreen* screen) {
  notes_screen_ = screen;
  if (screen == nullptr) {
    if (screen_notes_ != nullptr) screen_notes_->deleteLater();
    screen_notes_ = nullptr;
    return;
  }
  if (screen_notes_ == nullptr) {
    screen_notes_ = new LectureNotes;
    screen_notes_->setWindowTitle(tr("Notes of the lecture"));
    screen_notes_->setLayoutDirection(window_.layoutDirection());
    screen_notes_->setStyleSheet(window_.styleSheet());
    ui::set_theme(*screen_notes_, window_.theme());
    listen_to(*screen_notes_);
    // The lecturer's keys are keys until a note is clicked, whichever window has them.
    screen_notes_->setAttribute(Qt::WA_ShowWithoutActivating);
    screen_notes_->setFocusPolicy(Qt::ClickFocus);
    screen_notes_->setFocus();
  }
  screen_notes_->setGeometry(screen->geometry());
  screen_notes_->showFullScreen();
  window_.activateWindow();
  show_notes();
}

void LectureRoom::tick() {
  const qint64 passed = since_.isValid() ? since_.elapsed() : 0;
  wall_.notes().show_clock(passed);
  if (screen_notes_ != nullptr) screen_notes_->show_clock(passed);
}

// --- Keys

void LectureRoom::name_keys() {
  std::vector<ui::KeyCap> keys = {{tr("Space"), tr("next")},
                                  {QStringLiteral("←"), tr("back")},
                                  {QStringLiteral("1 2"), tr("vote")},
                                  {QStringLiteral("B"), tr("black")},
                                  {QStringLiteral("W"), tr("white")},
                                  {QStringLiteral("N"), tr("notes")},
                                  {QStringLiteral("S"), tr("sliders")},
                                  {tr("Esc"), tr("end")}};
  if (const auto* hand = dynamic_cast<const ui::LectureHand*>(&window_.page());
      hand != nullptr && lesson() == nullptr) {
    keys.front().words = hand->space_words();
    keys.insert(keys.begin() + 1, {QStringLiteral("→"), tr("next")});
  }
  wall_.set_keys(keys);
}

void LectureRoom::toggle_panel(Side side) {
  const std::optional<Side> open = std::exchange(panel_, std::nullopt);
  if (open) {
    wall_.lay_over(nullptr, Presentation::Side::left);
    window_.frame().take_back(*open);
    window_.centralWidget()->setFocus();
  }
  if (open == side) return;
  QWidget* panel = window_.frame().lend(side);
  if (panel == nullptr) return;
  panel_ = side;
  wall_.lay_over(panel, side == Side::left ? Presentation::Side::left : Presentation::Side::right);
}

bool LectureRoom::take_space() {
  if (lesson() != nullptr) return false;  // the lesson's
  if (auto* hand = dynamic_cast<ui::LectureHand*>(&window_.page())) {
    hand->take_space();
    return true;
  }
  if (!plays()) return false;  // the page's
  window_.player().pause();
  window_.player().next();
  return true;
}

bool LectureRoom::take_click(const ui::Spot& spot) {
  if (spot.act != ui::Spot::Act::choose) return false;
  auto* page = dynamic_cast<ui::LecturePage*>(&window_.page());
  if (page == nullptr || !page->take_vote(spot.place)) return false;
  show_step();
  return true;
}

bool LectureRoom::take_key(const QKeyEvent& key) {
  using Cover = Presentation::Cover;
  if ((key.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) return false;
  const auto toggle = [this](Cover with) { wall_.cover(wall_.covered() == with ? Cover::none : with); };
  auto* page = dynamic_cast<ui::LecturePage*>(&window_.page());
  switch (key.key()) {
    case Qt::Key_B: toggle(Cover::black); return true;
    case Qt::Key_W: toggle(Cover::white); return true;
    case Qt::Key_N:
      wall_.show_notes(!wall_.notes_shown());
      show_notes();
      return true;
    case Qt::Key_S: wall_.show_sliders(!wall_.sliders_shown()); return true;
    case Qt::Key_1:
    case Qt::Key_2:
      if (lesson() != nullptr || page == nullptr || !page->take_vote(key.key() == Qt::Key_1 ? 1 : 2)) return false;
      show_step();
      return true;
    case Qt::Key_Space:
      if (wall_.covered() == Cover::none) return take_space();
      wall_.cover(Cover::none);  // the picture comes back as it was left
      return true;
    case Qt::Key_Escape:
      if (wall_.covered() != Cover::none) {
        wall_.cover(Cover::none);
      } else if (panel_) {
        toggle_panel(*panel_);
      } else if (wall_.notes_shown()) {
        wall_.show_notes(false);
        window_.centralWidget()->setFocus();
      } else {
        return false;
      }
      return true;
    default: return false;
  }
}

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson in the window: stations open on their pages, Space leads from one to the next, and the place is kept.
#include <QScopedValueRollback>
#include <algorithm>

#include "app/cli/shipped.hpp"
#include "app/window.hpp"
#include "ui/pages/learn/learn.hpp"
#include "ui/pages/learn/lesson_stations.hpp"
#include "ui/pages/learn/station_scene.hpp"
#include "ui/shell/held_back.hpp"
#include "ui/shell/lecture_plan.hpp"

namespace littlestone::app {
namespace {

/// The scenario that the lesson runs.
const Scenario& lesson_scenario() {
  const auto& shipped = cli::shipped_scenarios();
  const auto found = std::find_if(shipped.begin(), shipped.end(),
                                  [](const cli::ShippedScenario& one) { return one.name == ui::lesson_scenario_name; });
  return found != shipped.end() ? found->scenario : shipped.front().scenario;
}

int station_count() { return static_cast<int>(ui::lesson_stations().size()); }

const ui::StationInfo& info_of(int station) { return ui::lesson_stations()[static_cast<std::size_t>(station)]; }

}  // namespace

void Window::build_lesson() {
  lesson_ = ui::LessonWalk(station_count());
  lesson_bar_ = new ui::ActionButton(this);
  auto* foot = new QWidget(this);
  auto* column = new QVBoxLayout(foot);
  constexpr int edge = 16 - ui::ActionButton::ring;
  column->setContentsMargins(edge, 4, edge, 8);
  column->addWidget(lesson_bar_);
  frame_->add_foot(ui::Frame::Side::right, foot);
  lesson_bar_->hide();
  foot->hide();
  connect(lesson_bar_, &QAbstractButton::clicked, this, [this] { lesson_.on() ? press_lesson() : go_on(); });
  connect(gallery_, &ui::Gallery::station_asked, this, [this](int station) { open_station(station); });
  connect(gallery_, &ui::Gallery::begin_asked, this, &Window::go_on);
  connect(gallery_, &ui::Gallery::plan_asked, this, &Window::show_plan);
  connect(gallery_, &ui::Gallery::first_shown, this, [this] {
    if (!lesson_facts_ && !lesson_job_.running()) lesson_job_.start(lesson_scenario());
  });
  connect(&lesson_job_, &ui::LessonJob::computed, this,
          [this](const std::shared_ptr<const PrivateRun>& run, const std::shared_ptr<const LessonFacts>& facts) {
            lesson_run_ = run;
            lesson_facts_ = facts;
            for (int i = 0; i < station_count(); ++i) {
              gallery_->road().station(i).set_picture(
                  std::make_shared<const ui::ScenePicture>(ui::station_picture(run, facts, i)));
            }
            tell_lesson();
            if (std::exchange(plan_wanted_, false)) show_plan();
          });
}

bool Window::lesson_run_here() const {
  return run() && run()->scenario == lesson_scenario() && document_.edited() == lesson_scenario() &&
         run()->result.internals.trace.level == run()->littlestone();
}

bool Window::lesson_but_epsilon() const {
  Scenario own = lesson_scenario();
  own.epsilon = document_.edited().epsilon;
  return document_.edited() == own;
}

std::optional<ui::Station> Window::station() const {
  if (!lesson_.on() || arrives_ || !lesson_run_here()) return std::nullopt;
  const auto* learn = dynamic_cast<const ui::LearnChapter*>(chapters_.front().get());
  if (learn == nullptr || !learn->story() || learn->story()->run_pointer() != run()) return std::nullopt;
  const auto* guessed = dynamic_cast<const ui::Guessed*>(page(info_of(lesson_.station()).page));
  return ui::lesson_station(*learn->story(), lesson_facts_.get(), lesson_.station(),
                            guessed != nullptr ? guessed->guess() : std::nullopt);
}

bool Window::waits(const ui::Page& page) const {
  const ui::StationInfo& info = info_of(lesson_.station());
  return lesson_.on() && !lesson_.answered() && info.waits && info.page == page.id();
}

void Window::open_station(int station, bool answered) {
  const QScopedValueRollback<bool> moves(lesson_moves_, true);
  show_gallery(false);
  player_.pause();
  lesson_.open(station);
  lesson_.answer(answered);
  shelf_line_.clear();
  opens_next_.reset();
  if (!lesson_facts_ && !lesson_job_.running()) lesson_job_.start(lesson_scenario());
  if (lesson_run_here() && !document_.busy()) {
    arrive();
  } else {
    arrives_ = true;
    // A page that waits would begin once the run is here.
    if (!info_of(lesson_.station()).waits) turn_to(info_of(lesson_.station()).page);
    document_.replace(lesson_scenario());
  }
  keep_.start();
}

void Window::go_on() { open_station(lesson_.begun() ? lesson_.station() : 0, lesson_.begun() && lesson_.answered()); }

void Window::arrive() {
  arrives_ = false;
  const std::optional<ui::Station> here = station();
  ui::Page* const target = here ? page(here->page) : nullptr;
  if (target == nullptr) return leave_lesson();
  const QScopedValueRollback<bool> moves(lesson_moves_, true);
  player_.pause();
  nlohmann::json view = {{"table", false}};
  if (!here->view.isEmpty()) view["view"] = here->view.toStdString();
  target->set_view_state(view);
  turn_to(*target);
  player_.go_to(lesson_.answered() ? here->asked : here->first);
  tell_lesson();
}

void Window::leave_lesson() {
  if (!lesson_.on()) return;
  const bool waited = waits(*page_);
  lesson_.leave();
  arrives_ = false;
  if (waited && !gallery_shown()) page_->start();
  if (chapter().ready()) page_->explain(*step_panel_, player_.step());
  tell_lesson();
  keep_.start();
}

void Window::press_lesson() {
  const std::optional<ui::Station> here = station();
  if (!here) {
    // The lecturer changed ε: the lesson continues with its own value.
    if (!arrives_ && !lesson_run_here()) open_station(lesson_.station(), lesson_.answered());
    return;
  }
  const QScopedValueRollback<bool> moves(lesson_moves_, true);
  player_.pause();
  switch (lesson_.press(*here, player_.step())) {
    case ui::LessonWalk::Press::answer:
      lesson_.answer();
      if (info_of(lesson_.station()).waits) page_->start();
      break;
    case ui::LessonWalk::Press::step: player_.next(); break;
    case ui::LessonWalk::Press::next:
      lesson_.finish();
      open_station(lesson_.station() + 1);
      break;
    case ui::LessonWalk::Press::end:
      lesson_.end();
      show_gallery(true);
      break;
  }
  tell_lesson();
  show_presentation();
  keep_.start();
}

void Window::step_back() {
  const std::optional<ui::Station> here = station();
  if (!here) return;
  const QScopedValueRollback<bool> moves(lesson_moves_, true);
  player_.pause();
  const int step = player_.step();
  if (lesson_.answered() && step <= here->asked) {
    lesson_.answer(false);
  } else if (step > here->first) {
    player_.previous();
  } else if (lesson_.station() > 0) {
    open_station(lesson_.station() - 1, true);
    if (const auto before = station()) player_.go_to(before->last);
  }
  tell_lesson();
  show_presentation();
}

// The user moved the step: the play stops at an open question, and a step outside the station leaves the lesson.
void Window::watch_lesson() {
  if (!lesson_.on() || lesson_moves_ || quiet_) return;
  const std::optional<ui::Station> here = station();
  if (!here) return;
  const int step = player_.step();
  const int end = lesson_.answered() ? here->last : here->asked;
  if (player_.playing() && step >= end) player_.pause();
  if (step < here->first || step > here->last) leave_lesson();
}

bool Window::handle_lesson_key(const QKeyEvent& key, ui::Page::KeyFocus focus) {
  if (!lesson_.on() || key.modifiers().testFlag(Qt::ShiftModifier)) return false;
  switch (key.key()) {
    case Qt::Key_Space:
      if (focus.button) return false;  // Space presses the button that has the focus
      press_lesson();
      return true;
    case Qt::Key_PageDown:
      if (presenting()) {
        press_lesson();  // a presenter's remote
      } else if (lesson_.station() + 1 < station_count()) {
        open_station(lesson_.station() + 1);
      }
      return true;
    case Qt::Key_PageUp:
      if (presenting()) {
        step_back();
      } else {
        open_station(std::max(0, lesson_.station() - 1));
      }
      return true;
    default: return false;
  }
}

bool Window::handle_station_key(const QKeyEvent& key, ui::Page::KeyFocus focus) {
  if (!lesson_.on() || key.modifiers().testFlag(Qt::ShiftModifier) || focus.slider) return false;
  const std::optional<ui::Station> here = station();
  if (!here) return false;
  switch (key.key()) {
    case Qt::Key_Right: press_lesson(); return true;
    case Qt::Key_Left: step_back(); return true;
    case Qt::Key_Home:
    case Qt::Key_End: {
      const QScopedValueRollback<bool> moves(lesson_moves_, true);
      player_.pause();
      if (key.key() == Qt::Key_Home) lesson_.answer(false);
      player_.go_to(key.key() == Qt::Key_Home ? here->first : lesson_.answered() ? here->last : here->asked);
      tell_lesson();
      return true;
    }
    default: return false;
  }
}

void Window::tell_lesson() {
  gallery_->road().set_place(lesson_.station(), lesson_.done(), lesson_.begun());
  const std::optional<ui::Station> here = station();
  const bool of_lesson = shelf_line_.isEmpty() && lesson_.begun();
  const ui::StationInfo& at = info_of(lesson_.station());
  // A line is said of one picture: over another page, or another run, it would be false.
  const bool shown = (lesson_line_action_ == nullptr || lesson_line_action_->isChecked()) &&
                     (of_lesson ? lesson_.on() || (lesson_run_here() && page_->id() == at.page)
                                : chapter().info().scenario_kind == shelf_kind_);
  for (ui::Page* page : all_pages()) {
    auto* const held = dynamic_cast<ui::HeldBack*>(page);
    if (held != nullptr) held->hold_back(lesson_.on() && !lesson_.answered() && at.holds && page->id() == at.page);
    auto* const guessed = dynamic_cast<ui::Guessed*>(page);
    if (guessed == nullptr) continue;
    const bool asked = lesson_.on() && lesson_run_here() && at.waits && page->id() == at.page;
    guessed->ask_guess(!asked               ? ui::Guessed::Guess::none
                       : lesson_.answered() ? ui::Guessed::Guess::told
                                            : ui::Guessed::Guess::open);
  }
  auto* const fields = dynamic_cast<ui::HeldBack*>(&chapters_.front()->fields());
  if (fields != nullptr) fields->hold_back(lesson_.on() && !lesson_.answered() && at.hides_target);
  if (!shown) {
    lesson_panel_->show_shelf({}, {});
  } else if (of_lesson) {
    const bool asks = here && ui::LessonWalk::asks(*here, player_.step());
    lesson_panel_->show_station(station_count(), lesson_.station(), lesson_.done(), info_of(lesson_.station()).line(),
                                asks ? here->ask : QString(), asks && lesson_.answered() ? here->say : QString());
    if (asks) step_panel_->set_notes({});  // the question takes their place
  } else {
    lesson_panel_->show_shelf(shelf_, shelf_line_);
  }
  const QString line = !shown ? QString() : of_lesson ? info_of(lesson_.station()).line() : shelf_line_;
  step_panel_->set_lesson(lesson_panel_->heading(), line);
  const QString space = tr("Space");
  QString next;
  if (here) {
    const ui::LessonWalk::Press press = lesson_.press(*here, player_.step());
    const bool ends = press == ui::LessonWalk::Press::next || press == ui::LessonWalk::Press::end;
    lesson_bar_->set_filled(ends);
    next = press == ui::LessonWalk::Press::next   ? tr("Next: %1").arg(info_of(lesson_.station() + 1).next())
           : press == ui::LessonWalk::Press::end  ? tr("End of the lesson")
           : press == ui::LessonWalk::Press::step ? tr("Next step")
                                                  : tr("Answer");
    lesson_bar_->set_words(next, space);
  } else if (of_lesson && lesson_.left()) {
    lesson_bar_->set_filled(false);
    lesson_bar_->set_words(tr("Back to station %1").arg(lesson_.station() + 1), {});
  }
  const bool bar = here || (of_lesson && lesson_.left());
  lesson_bar_->setVisible(bar);
  lesson_bar_->parentWidget()->setVisible(bar);
  if (room_ != nullptr) room_->set_lesson(lesson_, here, next);
}

void Window::show_plan() {
  if (!lesson_facts_) {
    plan_wanted_ = true;
    if (!lesson_job_.running()) lesson_job_.start(lesson_scenario());
    return;
  }
  const ui::Story story(lesson_run_);
  std::vector<ui::PlannedStation> stations;
  for (int i = 0; i < station_count(); ++i) {
    const ui::Page* page = this->page(info_of(i).page);
    stations.push_back({ui::lesson_station(story, lesson_facts_.get(), i), page == nullptr ? QString() : page->name()});
  }
  keep_files_read();  // the plan can be saved
  ui::LecturePlan plan(std::move(stations), this);
  plan.exec();
}

}  // namespace littlestone::app

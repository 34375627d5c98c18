// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson in the window: its screen, the full page of a state and the way back, and what the start page says of it.
#include <QFileDialog>
#include <QScopedValueRollback>
#include <algorithm>

#include "app/lesson.hpp"
#include "app/window.hpp"
#include "ui/kit/export_picture.hpp"
#include "ui/pages/learn/learn.hpp"
#include "ui/shell/lecture_plan.hpp"

namespace littlestone::app {
void Window::build_lesson() {
  lesson_ = new ui::LessonScreen(this);
  lesson_->set_walk(ui::CourseWalk(ui::lesson_course(nullptr)));
  back_ = new ui::ActionButton(this);
  auto* foot = new QWidget(this);
  auto* column = new QVBoxLayout(foot);
  constexpr int edge = 16 - ui::ActionButton::ring;
  column->setContentsMargins(edge, 4, edge, 8);
  column->addWidget(back_);
  frame_->add_foot(ui::Frame::Side::right, foot);
  foot->hide();
  back_->set_words(tr("Back to the lesson"), tr("Space"));
  connect(back_, &QAbstractButton::clicked, this, &Window::go_on);
  connect(gallery_, &ui::Gallery::station_asked, this, [this](int station) { open_station(station); });
  connect(gallery_, &ui::Gallery::begin_asked, this, &Window::go_on);
  connect(gallery_, &ui::Gallery::plan_asked, this, &Window::show_plan);
  connect(gallery_, &ui::Gallery::first_shown, this, &Window::want_material);
  connect(&material_job_, &ui::MaterialJob::computed, this, &Window::take_material);
  connect(lesson_, &ui::LessonScreen::changed, this, [this] {
    tell_lesson();
    if (presenting()) room_->show_step();
    update_undo();
    keep_.start();
  });
  connect(lesson_, &ui::LessonScreen::page_asked, this, &Window::open_lesson_page);
  connect(lesson_, &ui::LessonScreen::print_asked, this, &Window::print_lesson);
  connect(lesson_, &ui::LessonScreen::way_asked, this, [this](const QString& where) {
    show_pages();
    if (where == QLatin1String("thresholds")) return open_chapter(1);
    turn_to(where);
    if (where == QLatin1String("class")) opening_.ask_table();
  });
}

void Window::want_material() {
  if (material_job_.running() || (material_ && !material_->loss.empty())) return;
  material_job_.start(lesson_scenario(), agreement_scenario());
}

void Window::take_material(const std::shared_ptr<const LessonMaterial>& material) {
  material_ = material;
  lesson_->set_course(ui::lesson_course(material));
  for (int i = 0; i < gallery_->road().size(); ++i)
    gallery_->road().station(i).set_picture(
        std::make_shared<const ui::ScenePicture>(ui::station_stamp(lesson_->course()[static_cast<std::size_t>(i)])));
  tell_lesson();
  if (presenting()) room_->show_step();  // the notes name what was not known before
  if (std::exchange(plan_wanted_, false)) show_plan();
}

bool Window::in_lesson() const {
  return root_ != nullptr && (root_->currentWidget() == lesson_ || presentation_->lesson() != nullptr);
}

void Window::open_station(int station, int beat) {
  lesson_->open(station, beat);
  go_on();
}

void Window::go_on() {
  want_material();
  player_.pause();
  away_ = false;
  if (!lesson_->walk().begun()) lesson_->open(0);
  root_->setCurrentWidget(lesson_);
  update_title();
  menuWidget()->hide();
  lesson_->button().setFocus();
  tell_lesson();
  update_undo();
  keep_.start();
}

void Window::show_pages() {
  if (presenting()) present(false);
  away_ = away_ || root_->currentWidget() == lesson_;
  root_->setCurrentWidget(frame_);
  update_title();
  menuWidget()->show();
  root_->setFocus();
  tell_lesson();
  update_undo();
}

void Window::open_lesson_page() {
  if (!lesson_->has_course()) return;
  const ui::Station::Page to = lesson_->station().page(lesson_->walk().beat());
  show_pages();
  const Scenario& wanted = to.of_agreement ? agreement_scenario() : lesson_scenario();
  page_of_lesson_ = to;
  if (run() && run()->scenario == wanted && document_.edited() == wanted && !document_.busy()) return arrive();
  if (ui::Page* page = this->page(QString::fromStdString(to.id))) turn_to(*page);
  document_.replace(wanted);
}

void Window::arrive() {
  const auto to = std::exchange(page_of_lesson_, std::nullopt);
  ui::Page* const target = to ? page(QString::fromStdString(to->id)) : nullptr;
  const auto* learn = dynamic_cast<const ui::LearnChapter*>(chapters_.front().get());
  if (target == nullptr || learn == nullptr || !learn->story()) return;
  const QScopedValueRollback<bool> quiet(quiet_, true);
  player_.pause();
  nlohmann::json view = {{"table", false}};
  if (!to->view.empty()) view["view"] = to->view;
  target->set_view_state(view);
  turn_to(*target);
  const ui::Story& story = *learn->story();
  const auto contest = [&](bool last) {
    int found = 0;
    for (int step = 0; step < story.size() && story[step].part == ui::Part::tournament; ++step)
      if (story[step].round > 0 && (last || found == 0)) found = step;
    return found;
  };
  using Play = ui::Station::Page::Play;
  switch (to->play) {
    case Play::as_is: break;
    case Play::opening: player_.go_to(0); break;
    case Play::first_contest: player_.go_to(contest(false)); break;
    case Play::last_contest: player_.go_to(contest(true)); break;
    case Play::votes: player_.go_to(story.first_of(ui::Part::histogram)); break;
    case Play::noise: player_.go_to(std::max(0, story.first_of(ui::Part::selection) - 1)); break;
    case Play::end: player_.go_to(story.last()); break;
  }
  tell_lesson();
}

void Window::leave_lesson() {
  if (!away_) return;
  away_ = false;
  tell_lesson();
}

void Window::tell_lesson() {
  const ui::CourseWalk& walk = lesson_->walk();
  gallery_->road().set_place(walk.station(), walk.done(), walk.begun());
  back_->parentWidget()->setVisible(away_);
  // A card's line is said of one chapter's pictures: elsewhere it would be false.
  const bool shown = (lesson_line_action_ == nullptr || lesson_line_action_->isChecked()) &&
                     chapter().info().scenario_kind == shelf_kind_;
  shelf_panel_->show_shelf(shown ? shelf_ : QString(), shown ? shelf_line_ : QString());
  step_panel_->set_lesson(shelf_panel_->heading(), shown ? shelf_line_ : QString());
}

void Window::show_plan() {
  if (!material_) {
    plan_wanted_ = true;
    return want_material();
  }
  keep_files_read();  // the plan can be saved
  ui::LecturePlan plan(ui::planned_lesson(lesson_->course()), this);
  plan.exec();
}

void Window::print_lesson() {
  if (!lesson_->has_course()) return;
  const ui::Station& station = lesson_->station();
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save the picture"), QStringLiteral("lesson-%1.pdf").arg(QString::fromStdString(station.id())),
      tr("Pictures (*.pdf *.svg *.png *.tex)"));
  if (path.isEmpty()) return;
  keep_files_read();
  try {
    ui::ExportOptions options;
    options.width_mm = 297;  // A4, across
    const auto shown = lesson_->course()[static_cast<std::size_t>(lesson_->walk().station())];
    ui::export_picture(ui::lesson_sheet(shown, lesson_->walk().beat(), lesson_->walk().hand()), path, options);
    tell_done(tr("Written: %1").arg(path));
  } catch (const InputError& e) {
    report(e);
  }
}

}  // namespace littlestone::app

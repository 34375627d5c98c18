// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.hpp"

#include <QApplication>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/cli/shipped.hpp"
#include "app/edit_name.hpp"
#include "ui/kit/style.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/pages/all.hpp"
#include "ui/pages/learn/learn.hpp"
#include "ui/shell/scenario_link.hpp"
#include "ui/words/names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::Page;
using ui::Theme;

namespace {

constexpr int keep_after_ms = 1000;
constexpr int dress_after_ms = 20;

}  // namespace

Window::Window(const Scenario& scenario, QWidget* parent) : QMainWindow(parent), document_(scenario) {
  setFont(ui::ui_font(ui::TextRole::body));
  setWindowTitle(tr("Littlestone Lab"));
  // A screen of 768 lines, or of two pixels a px, has less room than is wished.
  constexpr QSize wished(1280, 800);
  constexpr QSize frame(2, 40);  // what the desktop puts around a window
  resize(wished.boundedTo(screen()->availableSize() - frame));
  setMinimumSize(696, 560);

  // Not a QStackedWidget: it would be as high as its pages need at their minimum width, and the panel would scroll
  // although all of it fits.
  fields_ = new QWidget(this);
  auto* fields_column = new QVBoxLayout(fields_);
  fields_column->setContentsMargins(0, 0, 0, 0);
  fields_column->setSpacing(0);
  step_panel_ = new ui::StepPanel(this);
  auto* explanation = new QWidget(this);
  auto* column = new QVBoxLayout(explanation);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(step_panel_, 1);
  shelf_panel_ = new ui::ShelfPanel(this);
  column->insertWidget(0, shelf_panel_);
  frame_ = new ui::Frame(fields_, explanation, this);
  frame_->add_foot(ui::Frame::Side::right, &step_panel_->foot());
  transport_ = new ui::TransportBar(player_, this);
  frame_->bottom().addWidget(transport_);
  add_chapters();
  for (Page* page : all_pages()) {
    if (page->side() != nullptr)
      column->insertWidget(page->side()->property("below").toBool() ? column->count() : column->indexOf(step_panel_),
                           page->side());
    if (page->bar() != nullptr) frame_->bottom().addWidget(page->bar());
  }
  auto* present_button = new ui::PlainButton(tr("Present F5"), this);
  connect(present_button, &QAbstractButton::clicked, this, [this] { present(true); });
  frame_->tabs().add_button(present_button, true);
  auto* export_button = new ui::PlainButton(tr("Export…"), this);
  connect(export_button, &QAbstractButton::clicked, &exports_, &Exports::ask);
  frame_->tabs().add_button(export_button);

  presentation_ = new ui::Presentation(this);
  room_ = new LectureRoom(*this, *presentation_);
  connect(room_, &LectureRoom::notes_written, this, [this] { keep_.start(); });
  add_gallery();
  build_lesson();
  root_ = new QStackedWidget(this);
  root_->addWidget(frame_);
  root_->addWidget(gallery_);
  root_->addWidget(presentation_);
  root_->addWidget(lesson_);
  setCentralWidget(root_);
  setAcceptDrops(true);
  root_->setFocusPolicy(Qt::ClickFocus);
  root_->setAccessibleName(tr("Littlestone Lab"));  // it has the keys, and is named for those who listen
  root_->setFocus();                                // no control has the keys until it is asked for
  build_menus();
  connect_document();

  keep_.setSingleShot(true);
  keep_.setInterval(keep_after_ms);
  connect(&keep_, &QTimer::timeout, this, &Window::save_session);
  connect(&presentation_->view(), &ui::PictureView::pointed, this, &Window::point_at);
  connect(&presentation_->view(), &ui::PictureView::clicked, this, [this](const ui::Spot& spot) {
    if (!room_->take_click(spot)) page_->take_click(spot);
  });
  connect(&presentation_->view(), &ui::PictureView::dragged, this,
          [this](const ui::Drag& drag) { page_->take_drag(drag); });
  connect(&player_, &ui::Player::step_changed, this, [this] {
    keep_.start();
    // The play opens another page if the open one does not cover the step, or does not play.
    const bool turns = page_->plays() ? !page_->covers(player_.step()) : !quiet_;
    if (player_.steps() != nullptr && turns && !takes_steps_) {
      page_ = &chapter().page_of(player_.step());
      turn_to(*page_);
    }
    show_step();
  });
  connect(&player_, &ui::Player::playing_changed, this, [this](bool playing) {
    if (playing && !page_->plays() && player_.steps() != nullptr) turn_to(chapter().page_of(player_.step()));
  });
  connect(&player_, &ui::Player::phase_changed, this, &Window::show_motion);
  lecture_.setSingleShot(true);
  connect(&lecture_, &QTimer::timeout, this, &Window::show_presentation);
  repaint_.setSingleShot(true);
  repaint_.setInterval(dress_after_ms);
  connect(&repaint_, &QTimer::timeout, this, [this] {
    setUpdatesEnabled(true);
    for (QWidget* child : findChildren<QWidget*>()) child->update();
  });
  dressing_.setSingleShot(true);
  dressing_.setInterval(dress_after_ms);
  connect(&dressing_, &QTimer::timeout, this, &Window::put_on_sheet);
  connect(&step_panel_->picture_view(), &ui::PictureView::pointed, this, &Window::point_at);
  connect(&step_panel_->picture_view(), &ui::PictureView::clicked, this,
          [this](const ui::Spot& spot) { page_->take_click(spot); });
  step_panel_->picture_view().set_teller([this](const ui::Kin& kin) { return chapter().tell(kin); });
  qApp->installEventFilter(this);

  follow_system();
  for (const auto& chapter : chapters_) {
    const ui::ChapterScenario& first = document_.edited(chapter->info().scenario_kind);
    chapter->fields().set_scenario(first);
    chapter->set_scenario(first);
  }
  show_chapter(0);
  turn_to(chapter().page_of(0));
  document_.compute();
  update_title();
}

Window::~Window() {
  qApp->removeEventFilter(this);
  for (Page* page : all_pages()) page->stop();
  undo_stack().clear();  // it tells of it
  document_.stop();
}

void Window::add_chapters() {
  for (const ui::ChapterInfo& info : ui::chapters()) {
    chapters_.push_back(info.make(info, this));
    ui::Chapter& chapter = *chapters_.back();
    fields_->layout()->addWidget(&chapter.fields());
    frame_->tabs().add_chapter(info.numeral, info.name(), chapter.pages());
    left_.push_back({chapter.pages().front(), 0});
    connect_chapter(chapter);
    for (Page* page : chapter.pages()) connect_page(*page);
  }
  page_ = chapters_.front()->pages().front();
  connect(&frame_->tabs(), &ui::TabRow::page_chosen, this, [this](Page* page) { turn_to(*page); });
  connect(&frame_->tabs().chooser(), &ui::ChapterChooser::chosen, this, &Window::open_chapter);
}

void Window::connect_chapter(ui::Chapter& chapter) {
  connect(&chapter.fields(), &ui::ScenarioFields::edited, this,
          [this, &chapter](const ui::ChapterScenario& scenario) { document_.edit(scenario, chapter.fields().drag()); });
  connect(&chapter, &ui::Chapter::edited, this,
          [this](const ui::ChapterScenario& scenario, int drag) { document_.edit(scenario, drag, false); });
  connect(&chapter, &ui::Chapter::level_asked, &document_, &Document::watch_level);
  if (auto* learn = qobject_cast<ui::LearnChapter*>(&chapter)) {
    connect(learn, &ui::LearnChapter::batch_asked, &document_, &Document::watch_batch);
    connect(learn, &ui::LearnChapter::told, this, &Window::tell);
  }
  const auto is_open = [this, &chapter] { return &chapter == &this->chapter(); };
  connect(&chapter, &ui::Chapter::run_changed, this, [this, is_open] {
    if (!is_open()) return;
    if (std::exchange(told_of_stop_, false)) tell({});
    const bool stands = player_.steps() != nullptr && !std::exchange(begins_, false);
    take_steps(stands ? player_.step() : step_of(*page_));
    if (std::exchange(plays_next_, false)) play_from_start();
    show_step();
  });
  connect(&chapter, &ui::Chapter::running_changed, this, [this, is_open](bool running) {
    if (is_open()) frame_->busy().set_running(running);
  });
  connect(&chapter, &ui::Chapter::stopped, this, [this, &chapter, is_open] {
    if (!chapter.ready()) {
      for (Page* page : chapter.pages()) page->tell_nothing(Page::Nothing::stopped);
    }
    if (is_open()) show_step();
  });
  connect(&chapter, &ui::Chapter::refused, this, [&chapter](const ui::Refusal& refusal) {
    chapter.fields().show_refusal(refusal);
    if (chapter.ready()) return;
    for (Page* page : chapter.pages()) page->tell_nothing(Page::Nothing::refused);
  });
}

void Window::connect_page(Page& page) {
  frame_->pages().addWidget(&page);
  connect(&page, &Page::changed, this, [this, &page] {
    if (&page != page_) return;
    if (!hands_out_) follow_play();  // another view, another play
    show_step();
  });
  connect(&page, &Page::edit_moves, this, [this, &page](double ms) {
    if (&page == page_) player_.move_edit(ms);
  });
  connect(&page, &Page::progressed, this, [this, &page] {
    constexpr int glance_ms = 250;  // its plot is drawn again for the lecture, which has not its widget
    if (&page != page_) return;
    page.explain(*step_panel_, player_.step());
    if (presenting() && !lecture_.isActive()) lecture_.start(glance_ms);
  });
  connect(&page, &Page::moved, this, [this] {
    moved_last_ = true;
    update_undo();
  });
  connect(&page, &Page::page_asked, this, [this](const QString& id, int step) {
    turn_to(id);
    player_.go_to(step);
  });
  for (auto* link : page.findChildren<ui::ScenarioLink*>(Qt::FindDirectChildrenOnly)) {
    connect(link, &ui::ScenarioLink::asked, this,
            [this](const ui::ChapterScenario& scenario, const QString& id, const nlohmann::json& view) {
              open_chapter(chapter_of_kind(scenario.index()));
              document_.replace(scenario);
              player_.pause();
              if (Page* const opened = this->page(id)) opened->set_view_state(view);
              turn_to(id);
              opens_next_.reset();
              if (!run() || run()->scenario != document_.edited()) opens_next_ = OpensNext{id, view};
            });
  }
  connect(&page, &Page::computing_asked, this, [this] {
    if (scenario_kind() == ui::kind_of<Scenario>) return document_.compute();
    chapter().set_scenario(document_.edited(scenario_kind()));
    chapter().open(*page_);
  });
  connect(&page, &Page::table_asked, &opening_, &Opening::ask_table);
  connect(&page, &Page::data_asked, &opening_, &Opening::ask_data);
  connect(&page, &Page::kept_changed, this, &Window::save_session);
  if (page.view() == nullptr) return;
  connect(page.view(), &ui::PictureView::pointed, this, &Window::point_at);
  connect(page.view(), &ui::PictureView::clicked, this, [&page](const ui::Spot& spot) { page.take_click(spot); });
  connect(page.view(), &ui::PictureView::dragged, this, [&page](const ui::Drag& drag) { page.take_drag(drag); });
  page.view()->set_teller([this](const ui::Kin& kin) { return chapter().tell(kin); });
}

void Window::add_gallery() {
  std::vector<ui::GalleryShelf> shelves;
  std::vector<int> chapter_of;  // of each shelf
  for (std::size_t i = 0; i < chapters_.size(); ++i) {
    const ui::ChapterInfo& info = chapters_[i]->info();
    ui::GalleryShelf shelf{info.numeral + u' ' + info.name(), {}, info.numeral, info.name()};
    const auto add = [&](const std::string& name, const ui::ChapterScenario& scenario) {
      auto entry = info.card(name, scenario);
      if (!entry) return;
      const auto page = std::find_if(info.pages.begin(), info.pages.end(),
                                     [&](const ui::PageInfo& one) { return one.id == entry->page; });
      if (page != info.pages.end()) {
        // With a view it is long: a card has one line for it.
        entry->opens_briefly =
            entry->opens.isEmpty() ? page->short_name() : page->short_name() + QStringLiteral(", ") + entry->opens;
        entry->opens = entry->opens.isEmpty() ? page->name() : page->short_name() + QStringLiteral(", ") + entry->opens;
      }
      shelf.entries.push_back(std::move(*entry));
    };
    for (const cli::ShippedScenario& shipped : cli::shipped_scenarios()) add(shipped.name, shipped.scenario);
    for (const cli::ShippedLowerBound& shipped : cli::shipped_lower_bound_scenarios())
      add(shipped.name, shipped.scenario);
    for (const cli::ShippedPrediction& shipped : cli::shipped_prediction_scenarios())
      add(shipped.name, shipped.scenario);
    for (const cli::ShippedAgnostic& shipped : cli::shipped_agnostic_scenarios()) add(shipped.name, shipped.scenario);
    for (const cli::ShippedMap& shipped : cli::shipped_map_scenarios()) add(shipped.name, shipped.scenario);
    for (const cli::ShippedStability& shipped : cli::shipped_stability_scenarios()) add(shipped.name, shipped.scenario);
    if (shelf.entries.empty()) continue;
    shelves.push_back(std::move(shelf));
    chapter_of.push_back(static_cast<int>(i));
  }
  std::vector<ui::RoadStation> stations;
  for (const auto& station : ui::lesson_course(nullptr)) {
    const Page* const full = page(QString::fromStdString(station->page(0).id));
    stations.push_back({station->name(), full == nullptr ? QString() : full->info().short_name()});
  }
  gallery_ = new ui::Gallery(std::move(shelves), std::move(stations), this);
  connect(gallery_, &ui::Gallery::chosen, this, [this, chapter_of](const ui::GalleryEntry& chosen, int shelf) {
    const int chapter = chapter_of[static_cast<std::size_t>(shelf)];
    show_gallery(false);
    open_chapter(chapter);
    document_.replace(chosen.scenario);
    open_lesson(chosen, chapter);
  });
  connect(gallery_, &ui::Gallery::left, this, [this] { show_gallery(false); });
  connect(gallery_, &ui::Gallery::open_file, &opening_, &Opening::ask_scenario);
  connect(gallery_, &ui::Gallery::open_table, &opening_, &Opening::ask_table);
}

// A card opens on the page that its lesson is about, at its first step and paused; its line stays in the right panel.
void Window::open_lesson(const ui::GalleryEntry& chosen, int chapter) {
  Page* const page = this->page(chosen.page);
  if (page == nullptr) return;
  const ui::ChapterInfo& info = chapters_[static_cast<std::size_t>(chapter)]->info();
  player_.pause();
  nlohmann::json shown = {{"table", false}};
  shown.update(chosen.view);
  page->set_view_state(shown);
  turn_to(chosen.page);
  opens_next_.reset();
  if (!run() || run()->scenario != document_.edited()) opens_next_ = OpensNext{chosen.page, chosen.view};
  shelf_ = tr("FROM SHELF %1, %2").arg(info.numeral, page->info().short_name().toUpper());
  shelf_kind_ = info.scenario_kind;
  shelf_line_ = ui::scenario_text(ui::lesson_of(chosen.scenario));
  tell_lesson();
}

void Window::connect_document() {
  connect(&document_, &Document::changed, this, [this](std::size_t kind, bool by_hand) {
    for (const auto& chapter : chapters_) {
      if (chapter->info().scenario_kind != kind) continue;
      if (!by_hand || chapter.get() != &this->chapter()) chapter->fields().set_scenario(document_.edited(kind));
      chapter->set_scenario(document_.edited(kind));
    }
    update_title();
  });
  connect(&document_, &Document::replaced, this, [this](std::size_t kind) {
    const QScopedValueRollback<bool> quiet(quiet_, true);
    if (kind == scenario_kind()) player_.first();
    for (Page* page : chapters_[static_cast<std::size_t>(chapter_of_kind(kind))]->pages()) {
      page->begin_again();
      stood_.erase(page);
    }
    if (kind == ui::kind_of<Scenario>) return;
    begins_ = true;
    const std::string lesson = ui::page_of_lesson(document_.edited(kind));
    if (!lesson.empty() && kind == scenario_kind()) turn_to(QString::fromStdString(lesson));
    for (const Page* page : chapters_[static_cast<std::size_t>(chapter_of_kind(kind))]->pages()) stood_.erase(page);
  });
  connect(&document_, &Document::walked, this, [this](std::size_t kind) {
    if (kind != scenario_kind()) open_chapter(chapter_of_kind(kind));  // what changes is seen
  });
  connect(&document_, &Document::wanted, this, [this] {
    keep_.start();
    moved_last_ = false;
    plays_next_ = false;
    if (!told_of_stop_) tell({});  // it was said of the scenario before
    update_undo();
  });
  connect(&document_, &Document::run_changed, this, &Window::take_run);
  connect(&document_, &Document::refusal, this, &Window::refuse);
  connect(&document_.undo_stack(), &QUndoStack::indexChanged, this, &Window::update_undo);
  ui::RunJob& job = document_.job();
  connect(&job, &ui::RunJob::prepared, this,
          [this](const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
            for (const auto& chapter : chapters_) chapter->prepare(scenario, instance, nullptr);
          });
  connect(&job, &ui::Job::stopped, this, [this] {
    tell_pages(run() ? Page::Nothing::computing : Page::Nothing::stopped);
    // Of one run, like the other pages; what is looked at stays, and says that it was stopped.
    if (run()) {
      for (const auto& chapter : chapters_) chapter->prepare(run()->scenario, run()->instance, page_);
    }
    tell_of_stop();
  });
  connect(&job, &ui::Job::running_changed, this, [this](bool running) {
    frame_->busy().set_running(running);
    if (running) tell_pages(Page::Nothing::computing);
  });
  connect(&job, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0) frame_->busy().set_share(static_cast<double>(done) / static_cast<double>(total));
  });
}

std::vector<Page*> Window::all_pages() const {
  std::vector<Page*> pages;
  for (const auto& chapter : chapters_) {
    pages.insert(pages.end(), chapter->pages().begin(), chapter->pages().end());
  }
  return pages;
}

Page* Window::page(const QString& id) const {
  const std::vector<Page*> pages = all_pages();
  const auto found = std::find_if(pages.begin(), pages.end(), [&](const Page* page) { return page->id() == id; });
  return found == pages.end() ? nullptr : *found;
}

void Window::turn_to(const QString& id) {
  if (Page* page = this->page(id)) turn_to(*page);
}

void Window::turn_to(Page& page) {
  if (&page != page_ && !told_of_stop_) tell({});  // it was said of another page
  if (&page != page_) player_.end_edit();
  if (player_.steps() != nullptr) stood_[page_] = player_.step();
  for (std::size_t i = 0; i < chapters_.size(); ++i) {
    const std::vector<Page*>& pages = chapters_[i]->pages();
    if (std::find(pages.begin(), pages.end(), &page) != pages.end()) show_chapter(static_cast<int>(i));
  }
  page_ = &page;
  chapter().open(page);
  follow_play();
  frame_->tabs().mark(page);
  frame_->pages().setCurrentWidget(&page);
  frame_->bottom().setCurrentWidget(page.bar() != nullptr ? page.bar() : transport_);
  for (const Page* other : all_pages()) {
    if (other->side() != nullptr) other->side()->setVisible(other == &page);
  }
  page.start();
  update_undo();
  if (player_.steps() != nullptr && page.plays()) {
    const int step = page.opening_step(player_.step(), presenting());
    const QScopedValueRollback<bool> quiet(quiet_, true);
    if (!page.covers(player_.step())) player_.pause();
    player_.go_to(step);
  }
  show_step();
}

int Window::step_of(const Page& page) const {
  if (const std::optional<int> at = page.stands_at()) return *at;
  const auto found = stood_.find(&page);
  return found != stood_.end() ? found->second : chapter().first_step(page);
}

// The play of the page that is open, where it is another one than before.
void Window::follow_play() {
  const std::shared_ptr<const ui::Steps> steps = chapter().steps(*page_);
  if (steps.get() == player_.steps()) return;
  if (!steps) return take_steps(0);
  // The step was remembered of a run that may have been longer, and the play must not turn the page.
  const int at = std::clamp(step_of(*page_), 0, steps->last());
  take_steps(page_->covers(at) ? at : page_->opening_step(at, presenting()));
}

void Window::take_steps(int step) {
  const QScopedValueRollback<bool> quiet(quiet_, true);
  const QScopedValueRollback<bool> takes(takes_steps_, true);
  player_.set_steps(chapter().steps(*page_));
  player_.go_to(step);
}

int Window::chapter_of_kind(std::size_t kind) const {
  const auto found = std::find_if(chapters_.begin(), chapters_.end(),
                                  [&](const auto& chapter) { return chapter->info().scenario_kind == kind; });
  return found == chapters_.end() ? 0 : static_cast<int>(found - chapters_.begin());
}

void Window::open_chapter(int chapter) {
  if (chapter < 0 || chapter >= static_cast<int>(chapters_.size()) || chapter == chapter_) return;
  turn_to(*left_[static_cast<std::size_t>(chapter)].page);
}

// Its tabs, fields and steps, without turning to a page of it.
void Window::show_chapter(int chapter) {
  if (chapter != chapter_) {
    left_[static_cast<std::size_t>(chapter_)] = {page_, player_.step()};
    chapter_ = chapter;
    const Left& left = left_[static_cast<std::size_t>(chapter)];
    page_ = left.page;
    // One story runs through its pages, or each has its own.
    const std::vector<Page*>& pages = this->chapter().pages();
    if (pages.size() > 1 && this->chapter().steps(*pages.front()) == this->chapter().steps(*pages.back())) {
      take_steps(left.step);
    }
    frame_->busy().set_running(busy());
    update_title();
  }
  frame_->tabs().show_chapter(chapter);
  for (const auto& other : chapters_) other->fields().setVisible(other.get() == &this->chapter());
  const std::vector<Page*>& pages = this->chapter().pages();
  for (std::size_t i = 0; i < page_actions_.size(); ++i) {
    page_actions_[i]->setVisible(i < pages.size());
    page_actions_[i]->setEnabled(i < pages.size());
    if (i < pages.size()) page_actions_[i]->setText(pages[i]->name());
  }
  chapter_actions_[static_cast<std::size_t>(chapter)]->setChecked(true);
}

void Window::refuse(const ui::Refusal& refusal) {
  const bool of_table =
      refusal.field.startsWith(QLatin1String("file:"));  // it has changed since: its place is the class
  chapters_.front()->fields().show_refusal(of_table ? ui::Refusal{QStringLiteral("class"), refusal.value, refusal.rule}
                                                    : refusal);
  tell_refused();
}

void Window::tell_pages(Page::Nothing why) {
  for (Page* page : all_pages()) page->tell_nothing(why);
}

void Window::tell_refused() {
  plays_next_ = false;
  if (run()) return tell_stale(tr("Not computed. The pictures are of the run before."));
  tell_pages(Page::Nothing::refused);
}

void Window::tell_stale(const QString& words) {
  if (!run()) return;
  tell(words);
  told_of_stop_ = true;
}

void Window::tell_of_stop() {
  tell_stale(tr("Stopped. The pictures are of the run before; any change computes anew."));
}

void Window::play_from_start() {
  turn_to(chapter().page_of(0));
  player_.first();
  player_.play();
}

void Window::take_run() {
  if (std::exchange(told_of_stop_, false)) tell({});
  int step = 0;
  {
    const QScopedValueRollback<bool> hands_out(hands_out_, true);
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
      const bool open = static_cast<int>(i) == chapter_;
      const int like = chapters_[i]->take(run(), open ? player_.step() : left_[i].step);
      (open ? step : left_[i].step) = like;
    }
  }
  if (chapter().steps(*page_).get() == player_.steps()) return;  // the run is another chapter's
  Page* const page = page_;
  std::optional<QScopedValueRollback<bool>> quiet(std::in_place, quiet_, true);
  take_steps(step);
  if (page->plays() && !page->covers(0)) turn_to(*page);  // to a step of its own, where the run has fewer
  if (restored_step_) player_.go_to(*std::exchange(restored_step_, std::nullopt));
  if (const auto next = std::exchange(opens_next_, std::nullopt); next && this->page(next->page) == page) {
    player_.pause();
    if (!next->view.empty()) page->set_view_state(next->view);
    turn_to(*page);
  }
  quiet.reset();
  if (std::exchange(plays_next_, false)) play_from_start();
  if (page_of_lesson_) arrive();
  show_step();
  update_title();
}

void Window::show_step() {
  step_panel_->set_chapter(chapter().info().numeral);
  if (!chapter().ready()) {
    step_panel_->set_step({}, {});
    step_panel_->set_picture(nullptr);
    step_panel_->set_notes({});
  }
  page_->show_step(player_.step());
  step_panel_->set_own_data(ui::has_own_data(document_.edited(scenario_kind())));
  page_->explain(*step_panel_, player_.step());
  tell_lesson();
  show_presentation();
  if (player_.phase() < 1) show_motion(player_.phase());
}

void Window::show_motion(double phase) {
  if (player_.steps() == nullptr || !page_->plays()) return;
  const ui::Moment moment{player_.step(), phase, player_.edit()};
  if (!presenting()) return page_->show_motion(moment, *step_panel_);
  room_->show_motion(moment);
}

// The page is hidden during a lecture, so its work is started here: also after a change of ε and after an answer.
void Window::show_presentation() {
  if (!presenting()) return;
  if (!in_lesson()) page_->start();
  room_->show_step();
}

bool Window::presenting() const { return root_ != nullptr && root_->currentWidget() == presentation_; }

void Window::present(bool on) {
  if (on == presenting()) return;
  const bool lesson = in_lesson();
  if (lesson && !on) {
    presentation_->show_lesson(nullptr);
    root_->addWidget(lesson_);
  }
  menuWidget()->setVisible(!on && !lesson);
  QWidget* const off = lesson ? static_cast<QWidget*>(lesson_) : frame_;
  root_->setCurrentWidget(on ? static_cast<QWidget*>(presentation_) : off);
  root_->setFocus();
  lesson_->set_hall(on && lesson);
  lesson_->set_motion_stretch(on ? 1.5 : 1);  // it is seen from afar
  if (on) {
    if (lesson) presentation_->show_lesson(lesson_);
    was_maximized_ = isMaximized();
    room_->begin();
    showFullScreen();
    show_presentation();
  } else {
    room_->end();
    was_maximized_ ? showMaximized() : showNormal();
  }
  update();
}

bool Window::gallery_shown() const { return root_->currentWidget() == gallery_; }

void Window::show_gallery(bool shown) {
  if (!shown) {
    if (gallery_shown() || in_lesson()) show_pages();
    return;
  }
  if (gallery_shown()) return;
  if (presenting()) present(false);
  player_.pause();
  root_->setCurrentWidget(gallery_);
  update_title();
  menuWidget()->show();
  leave_lesson();
  gallery_->focus_begin();
}

void Window::set_motion(bool motion) {
  player_.set_motion(motion);
  lesson_->set_motion(motion);
  motion_action_->setChecked(!motion);
  keep_.start();
}

void Window::tell(const QString& text) {
  told_of_stop_ = false;
  frame_->tell(text);
}

void Window::tell_done(const QString& text) {
  constexpr int read_ms = 10'000;
  tell(text);
  QTimer::singleShot(read_ms, this, [this, text] {
    if (told() == text) tell({});
  });
}

QString Window::told() const { return frame_->told(); }

void Window::point_at(const ui::Kin& kin) {
  for (const Page* page : all_pages()) {
    if (page->view() != nullptr) page->view()->set_kin(kin);
  }
  step_panel_->picture_view().set_kin(kin);
  presentation_->view().set_kin(kin);
}

void Window::stop() {
  exports_.stop();
  opening_.stop();
  page_->stop();
  document_.stop();
  chapter().stop();
}

bool Window::undoes_move() const { return moved_last_ && page_->moves_done() > 0; }

bool Window::redoes_move() const { return moved_last_ && page_->moves_done() < page_->moves_in_all(); }

void Window::undo() {
  if (in_lesson()) return lesson_->undo();
  undoes_move() ? page_->go_to_move(page_->moves_done() - 1) : undo_stack().undo();
}

void Window::redo() {
  if (in_lesson()) return lesson_->redo();
  redoes_move() ? page_->go_to_move(page_->moves_done() + 1) : undo_stack().redo();
}

void Window::update_undo() {
  if (undo_action_ == nullptr) return;
  if (in_lesson()) {
    undo_action_->setEnabled(lesson_->walk().can_undo());
    redo_action_->setEnabled(lesson_->walk().can_redo());
    return;
  }
  const QUndoStack& edits = document_.undo_stack();
  undo_action_->setEnabled(undoes_move() || edits.canUndo());
  redo_action_->setEnabled(redoes_move() || edits.canRedo());
  undo_action_->setText(undoes_move()     ? tr("&Undo: move on the page")
                        : edits.canUndo() ? tr("&Undo: %1").arg(in_action(edits.undoText()))
                                          : tr("&Undo"));
  redo_action_->setText(redoes_move()     ? tr("&Redo: move on the page")
                        : edits.canRedo() ? tr("&Redo: %1").arg(in_action(edits.redoText()))
                                          : tr("&Redo"));
}

void Window::set_theme(ui::ThemeKind kind) {
  follows_system_ = false;
  put_on(kind);
  for (QAction* action : themes_->actions()) {
    if (action->data().isValid() && action->data().toInt() == static_cast<int>(kind)) action->setChecked(true);
  }
}

void Window::follow_system() {
  follows_system_ = true;
  put_on(Theme::kind_from_palette(QApplication::palette()));
  system_theme_action_->setChecked(true);
}

void Window::put_on(ui::ThemeKind kind) {
  if (kind == theme_ && !styleSheet().isEmpty()) return;  // it is not cheap
  theme_ = kind;
  // Three steps: colours, style sheet and painting. Each visits all widgets, so other events wait for only one step at
  // a time.
  repaint_.stop();
  if (isVisible()) {
    setUpdatesEnabled(false);
    dressing_.start();
  }
  ui::set_theme(*this, kind);
  if (!isVisible()) put_on_sheet();
}

void Window::put_on_sheet() {
  const Theme& theme = Theme::get(theme_);
  setStyleSheet(ui::style_sheet(theme));
  for (Page* page : all_pages()) page->dress(theme);
  if (!updatesEnabled()) repaint_.start();
}

void Window::update_title() {
  if (gallery_shown()) {  // of the run behind it nothing is seen
    top_line_->set_title({});
    setWindowTitle(QStringLiteral("Littlestone Lab"));
    return;
  }
  const ui::ChapterScenario& shown = document_.edited(scenario_kind());
  const ui::ChapterScenario& opened = document_.opened(scenario_kind());
  const std::string& words = ui::title_of(opened);
  QString title = ui::scenario_text(words);
  if (const auto* learn = std::get_if<Scenario>(&shown)) {
    // Of another class the opened scenario's title would be wrong.
    const bool of_opened = learn->class_text == std::get<Scenario>(opened).class_text && !words.empty();
    if (!of_opened) title = ui::shortened(ui::class_title(learn->class_text));
  } else if (words.empty()) {
    title = chapter().info().name();
  }
  const bool edited = !(shown == opened);
  top_line_->set_title(edited ? tr("%1  ·  edited").arg(title) : title);
  setWindowTitle(tr("%1 — Littlestone Lab").arg(title));
}

}  // namespace littlestone::app

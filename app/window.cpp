// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.hpp"

#include <QApplication>
#include <QFileInfo>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "app/command_text.hpp"
#include "app/subcommand.hpp"
#include "ui/canvas/tournament_picture.hpp"
#include "ui/models/names.hpp"
#include "ui/pages/redraws_picture.hpp"
#include "ui/pages/style.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using ui::PageKind;
using ui::Theme;

namespace {

constexpr int keep_after_ms = 1000;
constexpr int repaint_after_ms = 20;

}  // namespace

namespace {

/// The shipped scenarios, each with the view its lesson is about.
std::vector<ui::GalleryEntry> gallery_entries() {
  using View = ui::Thumbnail::View;
  static const std::map<std::string, View> views = {{"thresholds-8", View::tree},
                                                    {"level-one", View::tournament},
                                                    {"level-two", View::tournament},
                                                    {"outside", View::votes},
                                                    {"lone-votes", View::votes}};
  std::vector<ui::GalleryEntry> entries;
  for (const ShippedScenario& shipped : shipped_scenarios()) {
    const auto found = views.find(shipped.name);
    entries.push_back({shipped.scenario, found == views.end() ? View::table : found->second});
  }
  return entries;
}

}  // namespace

Window::Window(const Scenario& scenario, QWidget* parent) : QMainWindow(parent), opened_(scenario), edited_(scenario) {
  setFont(ui::ui_font(ui::TextRole::body));
  setWindowTitle(tr("Littlestone Lab"));
  // A screen of 768 lines, or of two pixels a px, has less room than is wished.
  constexpr QSize wished(1280, 800);
  constexpr QSize frame(2, 40);  // what the desktop puts around a window
  resize(wished.boundedTo(screen()->availableSize() - frame));
  setMinimumSize(696, 560);

  scenario_panel_ = new ui::ScenarioPanel(this);
  step_panel_ = new ui::StepPanel(this);
  game_panel_ = new ui::GamePanel(game_, this);
  auto* explanation = new QWidget(this);
  auto* column = new QVBoxLayout(explanation);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(game_panel_);
  column->addWidget(step_panel_, 1);
  frame_ = new ui::Frame(scenario_panel_, explanation, this);

  for (int i = 0; i < ui::page_count; ++i) {
    const auto kind = static_cast<PageKind>(i);
    if (kind == PageKind::loss) {
      loss_page_ = new ui::LossPage(this);
      frame_->pages().addWidget(loss_page_);
    } else {
      picture_pages_.push_back(new ui::PicturePage(kind, this));
      frame_->pages().addWidget(picture_pages_.back());
    }
    connect(&tab(kind), &QAbstractButton::clicked, this, [this, kind] { turn_to(kind); });
  }
  auto* present_button = new ui::PlainButton(tr("Present F5"), this);
  connect(present_button, &QAbstractButton::clicked, this, [this] { present(true); });
  frame_->tabs().add_button(present_button, true);
  auto* export_button = new ui::PlainButton(tr("Export…"), this);
  connect(export_button, &QAbstractButton::clicked, this, &Window::ask_export);
  frame_->tabs().add_button(export_button);
  transport_ = new ui::TransportBar(player_, this);
  sweep_bar_ = new ui::SweepBar(*loss_page_, this);
  game_bar_ = new ui::GameBar(game_, this);
  for (QWidget* bar :
       {static_cast<QWidget*>(transport_), static_cast<QWidget*>(sweep_bar_), static_cast<QWidget*>(game_bar_)}) {
    frame_->bottom().addWidget(bar);
  }

  gallery_ = new ui::Gallery(gallery_entries(), this);
  presentation_ = new ui::Presentation(this);
  root_ = new QStackedWidget(this);
  root_->addWidget(frame_);
  root_->addWidget(gallery_);
  root_->addWidget(presentation_);
  setCentralWidget(root_);
  root_->setFocusPolicy(Qt::ClickFocus);
  root_->setFocus();  // no control has the keys until it is asked for
  connect(gallery_, &ui::Gallery::chosen, this, [this](const Scenario& chosen) {
    show_gallery(false);
    replace_scenario(chosen);
  });
  connect(gallery_, &ui::Gallery::play_asked, this, [this](const Scenario& example) {
    show_gallery(false);
    const bool here = run_ && run_->scenario == example && edited_ == example;
    if (!here) replace_scenario(example);
    plays_next_ = !here;
    if (here) play_from_start();
  });
  connect(gallery_, &ui::Gallery::left, this, [this] { show_gallery(false); });
  connect(gallery_, &ui::Gallery::open_file, this, &Window::ask_open);
  connect(gallery_, &ui::Gallery::open_table, this, &Window::ask_table);
  connect(picture_page(PageKind::concept_class).table_button(), &QAbstractButton::clicked, this, &Window::ask_table);
  connect(&scenario_job_, &ui::ScenarioJob::finished, this, &Window::take_scenario);
  connect(&scenario_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    const QString why = ui::refusal_text(refusal.field, refusal.value, refusal.rule);
    const QString name = QFileInfo(scenario_job_.path()).fileName();
    tell(why.contains(name) ? why : ui::shortened(name) + QStringLiteral(": ") + why);
  });
  connect(&table_job_, &ui::TableJob::finished, this, &Window::take_table);
  connect(&table_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    // Its field or its value is the table's own place.
    const QString name = ui::shortened(QFileInfo(table_job_.path()).fileName());
    const bool of_table = refusal.field.startsWith(QLatin1String("file:"));
    tell(ui::refusal_text(of_table ? name : QString(), of_table ? refusal.value : name, refusal.rule));
  });
  build_menus();

  gather_.setSingleShot(true);
  connect(&gather_, &QTimer::timeout, this, [this] { job_.start(wanted_, level_); });
  connect(scenario_panel_, &ui::ScenarioPanel::edited, this, &Window::edited);
  keep_.setSingleShot(true);
  keep_.setInterval(keep_after_ms);
  connect(&keep_, &QTimer::timeout, this, &Window::save_session);
  connect(&presentation_->view(), &ui::PictureView::pointed, this, &Window::point_at);
  connect(&presentation_->view(), &ui::PictureView::clicked, this, &Window::act);
  connect(&job_, &ui::LabJob::finished, this, &Window::take_run);
  connect(&job_, &ui::Job::failed, this, &Window::refuse);
  connect(&job_, &ui::Job::stopped, this, [this] {
    for (ui::PicturePage* page : picture_pages_) page->offer_computing(run_ == nullptr);
    tell_of_stop();
  });
  connect(&job_, &ui::Job::running_changed, this, [this](bool running) {
    frame_->busy().set_running(running);
    if (running) {
      for (ui::PicturePage* page : picture_pages_) page->offer_computing(false);
    }
  });
  connect(&job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0) frame_->busy().set_share(static_cast<double>(done) / static_cast<double>(total));
  });
  connect(&player_, &ui::Player::step_changed, this, [this] {
    keep_.start();
    // The story turns its own pages, where the one that lies open has nothing to say.
    if (story_ && page_plays(page_) && !page_covers(page_, (*story_)[player_.step()].chapter)) {
      const bool tournament = page_covers(PageKind::tournament, (*story_)[player_.step()].chapter);
      page_ = tournament ? PageKind::tournament : PageKind::histogram;
      turn_to(page_);
    }
    show_step();
  });
  connect(&export_job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (done > 0) tell(tr("Exporting: %1 of %2 files. Esc stops it.").arg(done).arg(total));
  });
  connect(&export_job_, &ui::ExportJob::finished, this, [this](const QStringList& paths) {
    tell(paths.size() == 1 ? tr("%1 is written.").arg(paths.front())
                           : tr("%n files are written to %1.", nullptr, static_cast<int>(paths.size()))
                                 .arg(QFileInfo(paths.front()).path()));
  });
  connect(&export_job_, &ui::Job::stopped, this,
          [this] { tell(tr("The export was stopped; some files may be there.")); });
  connect(&export_job_, &ui::Job::failed, this,
          [this](const ui::Refusal& refusal) { tell(ui::refusal_text(refusal.field, refusal.value, refusal.rule)); });
  connect(&film_job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0) tell(tr("Writing the animation: %1 of %2 frames. Esc stops it.").arg(done).arg(total));
  });
  connect(&film_job_, &ui::FilmJob::finished, this,
          [this](const QString& path, quint64 frames) { tell(tr("%1 is written: %2 frames.").arg(path).arg(frames)); });
  connect(&film_job_, &ui::Job::stopped, this, [this] { tell(tr("The animation was stopped; nothing was written.")); });
  connect(&film_job_, &ui::Job::failed, this,
          [this](const ui::Refusal& refusal) { tell(ui::refusal_text(refusal.field, refusal.value, refusal.rule)); });
  connect(&player_, &ui::Player::phase_changed, this, &Window::show_motion);
  lecture_.setSingleShot(true);
  connect(&lecture_, &QTimer::timeout, this, &Window::show_presentation);
  repaint_.setSingleShot(true);
  repaint_.setInterval(repaint_after_ms);
  connect(&repaint_, &QTimer::timeout, this, [this] {
    setUpdatesEnabled(true);
    for (QWidget* child : findChildren<QWidget*>()) child->update();
  });
  connect(loss_page_, &ui::LossPage::progressed, this, [this] {
    constexpr int glance_ms = 250;  // its plot is drawn anew for the lecture, which has not its widget
    if (page_ != PageKind::loss) return;
    loss_page_->describe(*step_panel_);
    if (presenting() && !lecture_.isActive()) lecture_.start(glance_ms);
  });
  connect(&spectrum_job_, &ui::SpectrumJob::finished, this, &Window::take_exact);
  connect(picture_page(PageKind::tournament).level_choice(), &ui::LevelChoice::chosen, this, &Window::watch_level);
  connect(&game_, &ui::GameDesk::changed, this, &Window::show_game);
  for (ui::PicturePage* page : picture_pages_) {
    connect(page, &ui::PicturePage::counts_asked, this, [this] {
      turn_to(PageKind::histogram);
      player_.go_to(story_->first_of(ui::Chapter::histogram));
    });
    connect(page, &ui::PicturePage::computing_asked, this, [this] { job_.start(wanted_, level_); });
    connect(&page->view(), &ui::PictureView::pointed, this, &Window::point_at);
    connect(&page->view(), &ui::PictureView::clicked, this, &Window::act);
  }
  for (ui::PicturePage* page : picture_pages_) connect(page, &ui::PicturePage::view_changed, this, &Window::show_step);
  connect(&step_panel_->picture_view(), &ui::PictureView::pointed, this, &Window::point_at);
  const auto tell = [this](const ui::Kin& kin) { return run_ ? ui::kin_text(*run_, kin) : QString(); };
  for (ui::PicturePage* page : picture_pages_) page->view().set_teller(tell);
  step_panel_->picture_view().set_teller(tell);
  qApp->installEventFilter(this);

  set_theme(Theme::kind_from_palette(QApplication::palette()));
  scenario_panel_->set_scenario(scenario);
  turn_to(PageKind::tournament);
  wanted_ = scenario;
  job_.start(scenario);
  update_title();
}

Window::~Window() {
  qApp->removeEventFilter(this);
  undo_.clear();
  loss_page_->stop();
  job_.stop();
}

QAbstractButton& Window::tab(PageKind page) const { return *frame_->tabs().tab(page); }

void Window::turn_to(PageKind page) {
  if (page != page_ && !told_of_stop_) tell({});  // it was said of another page
  page_ = page;
  tab(page).setChecked(true);
  frame_->pages().setCurrentIndex(static_cast<int>(page));
  frame_->bottom().setCurrentWidget(page == PageKind::loss           ? static_cast<QWidget*>(sweep_bar_)
                                    : page == PageKind::mistake_tree ? static_cast<QWidget*>(game_bar_)
                                                                     : transport_);
  game_panel_->setVisible(page == PageKind::mistake_tree);
  if (page == PageKind::loss) loss_page_->ensure_started();
  update_undo();
  if (story_ && page_plays(page) && !page_covers(page, (*story_)[player_.step()].chapter)) {
    // Opened by hand, a page shows its chapter in full; the step is then one of its own.
    player_.pause();
    player_.go_to(page == PageKind::tournament ? story_->first_of(ui::Chapter::other_batches) - 1 : player_.last());
  }
  // A lecture shows one stage at a time: the histogram's own end, not the selection after it.
  if (story_ && presenting() && page == PageKind::histogram &&
      (*story_)[player_.step()].chapter == ui::Chapter::selection) {
    player_.go_to(story_->first_of(ui::Chapter::selection) - 1);
  }
  show_step();
}

void Window::recompute(const Scenario& scenario) {
  keep_.start();
  moved_last_ = false;
  refused_ = false;
  plays_next_ = false;
  if (!told_of_stop_) tell({});  // it was said of the scenario before
  constexpr int breath_ms = 40;
  retarget_ = run_ && run_->scenario.class_text != scenario.class_text;
  if (retarget_) level_.reset();
  wanted_ = scenario;
  gather_.start(breath_ms);
  update_title();
}

void Window::refuse(const ui::Refusal& refusal) {
  if (refusal.field.startsWith(QLatin1String("file:"))) {  // a table that has changed since: its place is the class
    scenario_panel_->show_refusal({QStringLiteral("class"), refusal.value, refusal.rule});
    return tell_refused();
  }
  // A new class may have no such row: its first one is taken instead, once, and shown.
  if (refusal.field == QLatin1String("target") && retarget_) {
    retarget_ = false;
    wanted_.target = 0;
    edited_ = wanted_;
    scenario_panel_->set_scenario(wanted_);
    job_.start(wanted_, level_);
    return;
  }
  scenario_panel_->show_refusal(refusal);
  tell_refused();
}

void Window::tell_refused() {
  refused_ = true;
  plays_next_ = false;
  if (run_) return tell_stale(tr("Not computed. The pictures are of the run before."));
  for (ui::PicturePage* page : picture_pages_) page->tell_refused();
}

void Window::tell_stale(const QString& words) {
  if (!run_) return;
  tell(words);
  told_of_stop_ = true;
}

void Window::tell_of_stop() {
  tell_stale(tr("Stopped. The pictures are of the run before; any change computes anew."));
}

void Window::watch_level(int level) {
  if (!run_ || run_->result.internals.trace.level == level) return;
  level_ = level;
  job_.start(run_->scenario, level_);
}

void Window::toggle_redraws(std::int32_t node) {
  open_redraws_ = open_redraws_ == node ? std::nullopt : std::optional(node);
  show_step();
}

void Window::play_from_start() {
  turn_to(PageKind::tournament);
  player_.first();
  player_.play();
}

void Window::take_run(const std::shared_ptr<const LabRun>& run) {
  refused_ = false;
  if (std::exchange(told_of_stop_, false)) tell({});
  // Where the old story stood, the new one stands too, as far as it has such a step.
  int step = 0;
  const auto story = std::make_shared<const ui::Story>(run);
  if (story_) {
    const ui::Step& old = (*story_)[player_.step()];
    if (old.chapter != ui::Chapter::tournament) {
      step = std::min(story->first_of(old.chapter) + player_.step() - story_->first_of(old.chapter), story->size() - 1);
    } else if (story_->first_of(ui::Chapter::other_batches) == story->first_of(ui::Chapter::other_batches)) {
      step = player_.step();
    } else if (run_->result.internals.trace.level != run->result.internals.trace.level && player_.step() > 0) {
      step = story->first_of(ui::Chapter::other_batches) - 1;  // another level: all of its tournament
    }
  }
  if (!run_ || !(run_->scenario == run->scenario)) {
    exact_ = nullptr;
    picture_page(PageKind::tournament).set_exact(nullptr);
    spectrum_job_.start(run->scenario);
  }
  open_redraws_.reset();
  run_ = run;
  story_ = story;
  scenario_panel_->set_run(*run);
  loss_page_->set_scenario(run->scenario);
  game_.set_run(run);
  const bool same_page_plays = page_plays(page_);
  const PageKind page = page_;
  player_.set_story(story);
  if (same_page_plays && page_ != page) {
    page_ = page;
    player_.go_to(step);
    turn_to(page);
  } else {
    player_.go_to(step);
  }
  if (restored_step_) player_.go_to(*std::exchange(restored_step_, std::nullopt));
  if (std::exchange(plays_next_, false)) play_from_start();
  show_step();
  update_title();
}

void Window::take_exact(const std::shared_ptr<const ui::ExactLevels>& exact) {
  exact_ = exact;
  picture_page(PageKind::tournament).set_exact(exact_);
  if (page_ == PageKind::tournament) show_step();
}

void Window::show_step() {
  const ui::Story* story = story_.get();
  if (story == nullptr) {
    step_panel_->set_step({}, {});
    step_panel_->set_picture(nullptr);
    step_panel_->set_notes({});
  }
  if (page_ == PageKind::loss) {
    loss_page_->describe(*step_panel_);
    show_presentation();
    return;
  }
  ui::PicturePage* page = picture_pages_[static_cast<std::size_t>(page_)];
  page->show_step(story, run_, player_.step());
  if (page_ == PageKind::mistake_tree) {
    game_panel_->describe(*step_panel_);
  } else if (story != nullptr) {
    page->describe(*step_panel_, *story, player_.step());
    if (page_ == PageKind::tournament && open_redraws_) {
      step_panel_->set_picture(std::make_shared<ui::RedrawsPicture>(run_, *open_redraws_), tr("DRAWN AGAIN"));
    }
  }
  show_presentation();
  if (player_.phase() < 1) show_motion(player_.phase());
}

void Window::show_motion(double phase) {
  if (!story_ || !page_plays(page_)) return;
  const ui::Moment moment{player_.step(), phase};
  if (presenting()) {
    presentation_->view().set_frame(phase < 1 ? ui::scene_picture(lecture_scene(), *story_, moment, exact_) : nullptr);
  } else if (!open_redraws_ || page_ != PageKind::tournament) {
    picture_page(page_).show_motion(*story_, moment, *step_panel_);
  }
}

ui::Scene Window::lecture_scene() const {
  // One thing alone: two beside each other would be too small to be read from the last row.
  const ui::Chapter chapter = (*story_)[player_.step()].chapter;
  switch (page_) {
    case PageKind::tournament: return chapter == ui::Chapter::tournament ? ui::Scene::tournament : ui::Scene::shares;
    case PageKind::histogram: return chapter == ui::Chapter::selection ? ui::Scene::selection : ui::Scene::histogram;
    default: return ui::Scene::selection;
  }
}

void Window::show_presentation() {
  if (!presenting()) return;
  std::shared_ptr<const ui::Picture> picture = shown_picture();
  QString title = ui::page_name(page_);
  QString place;
  if (story_ && page_plays(page_)) {
    if (lecture_scene() == ui::Scene::selection) title = ui::page_name(PageKind::selection);
    place = tr("%1 of %2").arg(player_.step()).arg(player_.last());
    picture = ui::scene_picture(lecture_scene(), *story_, {player_.step(), 1}, exact_);
  }
  presentation_->show_step(title, std::move(picture), ui::sentence_markup(step_panel_->sentence()),
                           ui::sentence_markup(step_panel_->reference()), place);
}

bool Window::presenting() const { return root_ != nullptr && root_->currentWidget() == presentation_; }

void Window::present(bool on) {
  if (on == presenting()) return;
  menuWidget()->setVisible(!on);
  root_->setCurrentWidget(on ? static_cast<QWidget*>(presentation_) : frame_);
  root_->setFocus();
  if (on) {
    was_maximized_ = isMaximized();
    showFullScreen();
    show_presentation();
  } else {
    was_maximized_ ? showMaximized() : showNormal();
  }
  update();
}

bool Window::gallery_shown() const { return root_->currentWidget() == gallery_; }

void Window::show_gallery(bool shown) {
  if (shown == gallery_shown()) return;
  if (presenting()) present(false);
  root_->setCurrentWidget(shown ? static_cast<QWidget*>(gallery_) : frame_);
  player_.pause();
  if (shown) {
    gallery_->focus_card(0);
  } else {
    root_->setFocus();
  }
}

void Window::set_motion(bool motion) {
  player_.set_motion(motion);
  motion_action_->setChecked(!motion);
  keep_.start();
}

void Window::tell(const QString& text) {
  told_of_stop_ = false;
  frame_->tell(text);
}

QString Window::told() const { return frame_->told(); }

void Window::show_game() {
  const std::pair moves(game_.step(), game_.last());
  if (std::exchange(moves_shown_, moves) != moves) moved_last_ = true;
  update_undo();
  picture_pages_[static_cast<std::size_t>(PageKind::mistake_tree)]->set_game(game_.state());
  if (page_ == PageKind::mistake_tree) show_step();
}

void Window::act(const ui::Spot& spot) {
  if (page_ == PageKind::tournament && spot.act == ui::Spot::Act::redraws) toggle_redraws(spot.kin.node);
  if (page_ != PageKind::mistake_tree) return;
  switch (spot.act) {
    case ui::Spot::Act::ask: game_.ask(spot.kin.point); break;
    case ui::Spot::Act::minus: game_.answer(Label::minus); break;
    case ui::Spot::Act::plus: game_.answer(Label::plus); break;
    case ui::Spot::Act::redraws:
    case ui::Spot::Act::none: break;
  }
}

void Window::point_at(const ui::Kin& kin) {
  for (ui::PicturePage* page : picture_pages_) page->view().set_kin(kin);
  step_panel_->picture_view().set_kin(kin);
  presentation_->view().set_kin(kin);
}

void Window::stop() {
  gather_.stop();
  film_job_.stop();
  export_job_.stop();
  table_job_.stop();
  scenario_job_.stop();
  if (page_ == PageKind::loss) loss_page_->stop();
  job_.stop();
}

void Window::set_theme(ui::ThemeKind kind) {
  if (kind == theme_ && !styleSheet().isEmpty()) return;  // it is not cheap
  theme_ = kind;
  if (isVisible()) {  // painted in another turn: what came while it was dressed is not kept waiting
    setUpdatesEnabled(false);
    repaint_.start();
  }
  const Theme& theme = Theme::get(kind);
  ui::set_theme(*this, kind);
  setStyleSheet(ui::style_sheet(theme));
  loss_page_->apply_theme(theme);
  for (QAction* action : themes_->actions()) action->setChecked(action->data().toInt() == static_cast<int>(kind));
}

std::optional<std::int32_t> Window::shown_redraws() const {
  if (open_redraws_) return open_redraws_;
  // The last node that was met and drew a pair again.
  const TournamentTrace& trace = run_->result.internals.trace;
  const ui::Step& step = (*story_)[player_.step()];
  const std::size_t done =
      step.chapter == ui::Chapter::tournament ? static_cast<std::size_t>(step.position) : trace.events.size();
  for (std::size_t i = done; i-- > 0;) {
    for (std::size_t j = 0; j <= i && trace.events[i].node >= 0; ++j) {
      if (trace.events[j].kind == TraceEvent::Kind::redraw && trace.events[j].node == trace.events[i].node) {
        return trace.events[i].node;
      }
    }
  }
  return std::nullopt;
}

std::shared_ptr<const ui::Picture> Window::shown_picture() const {
  return page_ == PageKind::loss ? loss_page_->picture() : picture_pages_[static_cast<std::size_t>(page_)]->picture();
}

QString Window::command_line() const {
  return page_ == PageKind::loss ? sweep_text(loss_page_->scenario()) : command_text(scenario_panel_->scenario());
}

void Window::update_title() {
  const Scenario& shown = scenario_panel_->scenario();
  // Of another class the opened scenario's title would be wrong.
  const bool of_opened = shown.class_text == opened_.class_text && !opened_.title.empty();
  const QString title = of_opened ? ui::scenario_text(opened_.title) : ui::shortened(ui::class_title(shown.class_text));
  const bool edited = !(shown == opened_);
  top_line_->set_title(edited ? tr("%1  ·  edited").arg(title) : title);
  setWindowTitle(tr("%1 — Littlestone Lab").arg(title));
}

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_compare.hpp"

#include <QApplication>
#include <QFileDialog>
#include <QKeyEvent>
#include <algorithm>
#include <stdexcept>
#include <utility>

#include "app/cli/shipped.hpp"
#include "ui/kit/accessible.hpp"
#include "ui/kit/themed.hpp"
#include "ui/kit/type.hpp"
#include "ui/shell/study_chapter.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {
namespace {

constexpr int docked_from = 1180;  // px of window from which the frame has its right panel beside the page

// The shipped scenarios of a kind, in the gallery's order.
std::vector<ui::ChapterScenario> shipped_of_kind(std::size_t kind) {
  std::vector<ui::ChapterScenario> all;
  const auto add = [&](const auto& shipped) {
    for (const auto& one : shipped) {
      if (ui::ChapterScenario scenario = one.scenario; scenario.index() == kind) all.push_back(std::move(scenario));
    }
  };
  add(cli::shipped_scenarios());
  add(cli::shipped_lower_bound_scenarios());
  add(cli::shipped_prediction_scenarios());
  add(cli::shipped_agnostic_scenarios());
  add(cli::shipped_map_scenarios());
  add(cli::shipped_stability_scenarios());
  return all;
}

QString title_or(const ui::ChapterScenario& scenario, const QString& otherwise) {
  const QString title = ui::scenario_text(ui::title_of(scenario));
  return title.isEmpty() ? otherwise : title;
}

}  // namespace

Comparing::Comparing(Window& window, QMenu& menu)
    : QObject(&window), window_(window), view_(new ui::CompareView(&window)) {
  window.frame().pages().addWidget(view_);
  menu.setFont(ui::ui_font(ui::TextRole::body));
  build(menu);
  connect(&menu, &QMenu::aboutToShow, this, &Comparing::fill);
  fill();
  refresh_.setSingleShot(true);
  refresh_.setInterval(0);
  connect(&refresh_, &QTimer::timeout, this, &Comparing::show_both);
  connect(view_, &ui::CompareView::ended, this, &Comparing::end);
  connect(view_, &ui::CompareView::zoomed, this, [this](double factor) {
    if (window_.page().view() != nullptr) window_.page().view()->zoom_by(factor);
  });
  for (std::size_t side = 0; side < 2; ++side) {
    connect(&view_->view(side), &ui::PictureView::pointed, view_, &ui::CompareView::set_kin);
    view_->view(side).set_teller([this, side](const ui::Kin& kin) {
      return side == 0 || other_ == nullptr ? window_.chapter().tell(kin) : other_->tell(kin);
    });
  }
  for (std::size_t kind = 0; kind < ui::scenario_kinds; ++kind) edits_[kind].last = window.document().edited(kind);
  connect(&file_job_, &ui::ScenarioJob::finished, this,
          [this](const QString& path, const ui::ChapterScenario& scenario) {
            const bool here = scenario.index() == window_.chapter().info().scenario_kind;
            if (here) return start(scenario, title_or(scenario, ui::shown_file(path)), path);
            window_.tell(tr("%1 is a scenario of another chapter.").arg(ui::shown_file(path)));
          });
  connect(&file_job_, &ui::Job::failed, this, [this](const ui::Refusal& refusal) {
    window_.tell(ui::refusal_text(refusal.field, refusal.value, refusal.rule));
  });
  connect_window();
}

Comparing::~Comparing() {
  if (job_ != nullptr) job_->stop();
}

Comparing& Comparing::of(const Window& window) {
  auto* comparing = window.findChild<Comparing*>();
  if (comparing == nullptr) throw std::logic_error("a window that compares nothing");
  return *comparing;
}

void Comparing::connect_window() {
  const auto later = [this] {
    if (active()) refresh_.start();
  };
  connect(&window_.document(), &Document::changed, this, [this, later](std::size_t kind, bool) {
    note_edit(kind);
    later();
  });
  connect(&window_.document(), &Document::run_changed, this, later);
  for (const auto& chapter : window_.chapters()) connect(chapter.get(), &ui::Chapter::run_changed, this, later);
  connect(&window_.player(), &ui::Player::step_changed, this, later);
  connect(&window_.player(), &ui::Player::phase_changed, this, &Comparing::show_frames);
  for (ui::Page* page : window_.all_pages()) {
    connect(page, &ui::Page::changed, this, later);
    connect(page, &ui::Page::progressed, this, later);
    if (page->view() != nullptr) connect(page->view(), &ui::PictureView::lens_changed, this, later);
  }
  connect(&window_.frame().pages(), &QStackedWidget::currentChanged, this, [this] {
    if (active() && window_.frame().pages().currentWidget() != view_) {
      QTimer::singleShot(0, this, &Comparing::turn);
    }
  });
}

void Comparing::build(QMenu& menu) {
  before_action_ = menu.addAction(tr("With the scenario before the last &edit"), this, [this] {
    if (const auto scenario = before_edit()) start(*scenario, tr("Before the last edit"));
  });
  gallery_menu_ = menu.addMenu(tr("With one of the &gallery"));
  gallery_menu_->setFont(ui::ui_font(ui::TextRole::body));
  gallery_menu_->setAccessibleName(ui::plain_menu_words(gallery_menu_->title()));
  menu.addAction(tr("With a &file…"), this, &Comparing::ask_file);
  menu.addSeparator();
  end_action_ = menu.addAction(tr("End co&mparison\tEsc"), this, &Comparing::end);
}

// The submenu stays and its entries are made again: who holds it finds it, and there is one however often it opens.
void Comparing::fill() {
  before_action_->setEnabled(before_edit().has_value());
  gallery_menu_->clear();
  for (const ui::ChapterScenario& scenario : shipped_of_kind(window_.chapter().info().scenario_kind)) {
    const QString title = title_or(scenario, ui::subject_title(scenario));
    gallery_menu_->addAction(QString(title).replace(u'&', QStringLiteral("&&")), this,
                             [this, scenario, title] { start(scenario, title); });
  }
  end_action_->setEnabled(active());
}

void Comparing::ask_file() {
  const QString path = QFileDialog::getOpenFileName(&window_, tr("Compare with a scenario"), {},
                                                    tr("Scenarios (*.json);;All files (*)"));
  if (!path.isEmpty()) file_job_.start(path);
}

// A drag is many edits and one entry of the undo stack.
void Comparing::note_edit(std::size_t kind) {
  Edits& edits = edits_[kind];
  const ui::ChapterScenario& now = window_.document().edited(kind);
  const int entries = window_.undo_stack().index();
  if (edits.last && !(*edits.last == now) && entries != edits.entries) edits.before = edits.last;
  edits.entries = entries;
  edits.last = now;
}

std::optional<ui::ChapterScenario> Comparing::before_edit() const {
  return edits_[window_.chapter().info().scenario_kind].before;
}

std::vector<std::string> Comparing::files_read() const {
  if (!active()) return {};
  std::vector<std::string> files = ui::files_named(scenario_);
  if (!file_.isEmpty()) files.push_back(ui::file_bytes(file_));
  return files;
}

void Comparing::start(const ui::ChapterScenario& other, const QString& title, const QString& file) {
  if (other.index() != window_.chapter().info().scenario_kind) return;
  end();
  window_.show_gallery(false);
  scenario_ = other;
  title_ = title;
  file_ = file;
  refused_ = false;
  host_ = new QWidget(&window_);
  host_->hide();
  host_->resize(window_.frame().pages().size());
  other_ = window_.chapter().info().make(window_.chapter().info(), host_);
  end_action_->setEnabled(true);  // a screen reader takes it without opening the menu
  other_->fields().setParent(host_);
  for (ui::Page* page : other_->pages()) {
    connect(page, &ui::Page::changed, this, [this] { refresh_.start(); });
    connect(page, &ui::Page::progressed, this, [this] { refresh_.start(); });
  }
  compute();
  qApp->installEventFilter(this);
  turn();
}

void Comparing::compute() {
  const auto refuse = [this](const ui::Refusal& refusal) {
    refused_ = true;
    window_.tell(ui::refusal_text(refusal.field, refusal.value, refusal.rule));
    refresh_.start();
  };
  if (const auto* learn = std::get_if<Scenario>(&scenario_)) {
    job_ = std::make_unique<ui::RunJob>();
    connect(job_.get(), &ui::RunJob::prepared, this,
            [this](const Scenario& scenario, const std::shared_ptr<const Instance>& instance) {
              if (other_ != nullptr) other_->prepare(scenario, instance, nullptr);
            });
    connect(job_.get(), &ui::RunJob::finished, this, [this](const std::shared_ptr<const PrivateRun>& run) {
      if (other_ == nullptr) return;
      (void)other_->take(run, 0);
      refresh_.start();
    });
    connect(job_.get(), &ui::Job::failed, this, refuse);
    job_->start(*learn);
    return;
  }
  connect(other_.get(), &ui::Chapter::run_changed, this, [this] { refresh_.start(); });
  connect(other_.get(), &ui::Chapter::refused, this, refuse);
  other_->set_scenario(scenario_);
}

ui::Page* Comparing::other_page() const {
  if (other_ == nullptr) return nullptr;
  const std::vector<ui::Page*>& pages = other_->pages();
  const auto found =
      std::find_if(pages.begin(), pages.end(), [&](const ui::Page* page) { return page->id() == window_.page().id(); });
  return found == pages.end() ? nullptr : *found;
}

// To the page that the window has turned to; a page of another chapter has nothing to compare with.
void Comparing::turn() {
  if (!active()) return;
  ui::Page* page = other_page();
  if (page == nullptr) return end();
  window_.frame().pages().setCurrentWidget(view_);
  other_->open(*page);
  page->start();
  refresh_.start();
}

void Comparing::end() {
  if (!active()) return;
  qApp->removeEventFilter(this);
  refresh_.stop();
  if (job_ != nullptr) job_->stop();
  for (ui::Page* page : other_->pages()) page->stop();
  other_->stop();
  for (std::size_t side = 0; side < 2; ++side) view_->set_picture(side, nullptr);
  other_.reset();
  end_action_->setEnabled(false);
  job_.reset();
  std::exchange(host_, nullptr)->deleteLater();
  if (window_.frame().width() >= docked_from) window_.frame().panel(ui::Frame::Side::right).show();
  if (window_.frame().pages().currentWidget() == view_) window_.frame().pages().setCurrentWidget(&window_.page());
}

QString Comparing::left_title() const {
  const std::size_t kind = window_.chapter().info().scenario_kind;
  const ui::ChapterScenario& edited = window_.document().edited(kind);
  const QString title = title_or(window_.document().opened(kind), window_.chapter().info().name());
  return edited == window_.document().opened(kind) ? title : tr("%1  ·  edited").arg(title);
}

std::shared_ptr<const ui::ComparedExhibit> Comparing::both(const ui::Page& page) const {
  const ui::Page* other = other_page();
  if (other == nullptr || other->id() != page.id()) return nullptr;
  const auto left = page.exhibits();
  const auto right = other->exhibits();
  if (left.empty() || right.empty() || !window_.chapter().ready() || !other_->ready()) return nullptr;
  const std::size_t kind = window_.chapter().info().scenario_kind;
  return std::make_shared<const ui::ComparedExhibit>(ui::ComparedSide{left_title(), left.front()},
                                                     ui::ComparedSide{title_, right.front()},
                                                     ui::differences(window_.document().edited(kind), scenario_));
}

bool Comparing::shows_both() const { return active() && both(window_.page()) != nullptr; }

std::vector<std::shared_ptr<const ui::Exhibit>> Comparing::exhibits_of(const ui::Page& page) const {
  if (active() && &page == &window_.page()) {
    if (const auto pair = both(page)) return {pair};
  }
  return page.exhibits();
}

std::optional<ui::ChapterScenario> Comparing::compared_in(const ui::Exhibit& exhibit, int step) const {
  const auto* pair = dynamic_cast<const ui::ComparedExhibit*>(&exhibit);
  const ui::Page* other = other_page();
  if (pair == nullptr || other == nullptr) return std::nullopt;
  return other->provenance(pair->right_step(step)).scenario;
}

void Comparing::show_both() {
  if (!active()) return;
  ui::Page& page = window_.page();
  ui::Page* other = other_page();
  if (other == nullptr) return end();
  // Two pictures need the room: what is happening is told of one alone.
  QWidget& told = window_.frame().panel(ui::Frame::Side::right);
  if (window_.frame().width() >= docked_from) told.hide();
  const std::size_t kind = window_.chapter().info().scenario_kind;
  view_->set_words(left_title(), title_,
                   ui::differences_line(ui::differences(window_.document().edited(kind), scenario_)));
  if (const nlohmann::json look = page.view_state(); look != other->view_state()) other->set_view_state(look);
  show_frames(1);
}

// Both at the moment, under the lens of the window's page.
void Comparing::show_frames(double phase) {
  if (!active() || other_page() == nullptr) return;
  const ui::Page& page = window_.page();
  const ui::Lens lens = page.view() != nullptr ? page.view()->lens() : ui::Lens();
  const int step = window_.player().step();
  const auto show = [&](std::size_t side, const ui::Page& of, bool ready, int at) {
    const auto exhibits = of.exhibits();
    if (!ready || exhibits.empty()) {
      view_->set_picture(side, nullptr, refused_ && side == 1 ? tr("Nothing is computed.") : tr("Computing…"));
      return;
    }
    const auto picture = exhibits.front()->picture(ui::theme_of(*view_), {at, phase});
    view_->set_picture(side, std::make_shared<const ui::SeenPicture>(picture, lens));
  };
  show(0, page, window_.chapter().ready(), step);
  const auto pair = both(page);
  show(1, *other_page(), other_->ready(), pair != nullptr ? pair->right_step(step) : 0);
}

bool Comparing::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || static_cast<QKeyEvent*>(event)->key() != Qt::Key_Escape) return false;
  const auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr || widget->window() != &window_ || window_.presenting() || window_.gallery_shown())
    return false;
  if (window_.working()) return false;  // the first one stops what is being computed
  end();
  return true;
}

}  // namespace littlestone::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window.hpp"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QPainter>
#include <QSaveFile>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/canvas/export_picture.hpp"
#include "ui/models/names.hpp"
#include "ui/pages/redraws_picture.hpp"
#include "ui/pages/style.hpp"
#include "ui/theme/type.hpp"
#include "ui/transport/themed.hpp"

namespace littlestone::app {

using ui::PageKind;
using ui::Theme;
using ui::theme_of;

namespace {

constexpr int left_width = 264;
constexpr int right_width = 288;
constexpr int right_needs = 1180;  // px of window below which the right panel is put away
constexpr int left_needs = 960;
constexpr int busy_after_ms = 300;

/// One tab: words, and when chosen a bar under them.
class Tab final : public QAbstractButton {
 public:
  Tab(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    // As wide as the words are when chosen, so that no tab moves when another is.
    setFixedSize(static_cast<int>(QFontMetricsF(ui::ui_font(ui::TextRole::section)).horizontalAdvance(text)) + 17, 44);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    QFont font = ui::ui_font(ui::TextRole::section);
    if (!isChecked()) font.setWeight(QFont::Normal);
    painter.setFont(font);
    painter.setPen(isChecked() || underMouse() ? theme.ink : theme.ink2);
    painter.drawText(QPointF(8, 27), text());
    if (isChecked()) painter.fillRect(QRectF(0, 40.5, width(), 3), theme.ink);
    if (hasFocus()) {
      painter.setPen(QPen(theme.ink, 2));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(QRectF(rect()).adjusted(1, 7, -1, -7), 4, 4);
    }
  }
};

/// A panel at the side: its own colour, a hairline towards the canvas, scrolled when the window is low.
class SidePanel final : public QWidget {
 public:
  SidePanel(QWidget* content, bool left, QWidget* parent) : QWidget(parent), left_(left) {
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(left ? 0 : 1, 0, left ? 1 : 0, 0);
    layout->addWidget(area);
    setFixedWidth(left ? left_width : right_width);
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Theme& theme = theme_of(*this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(QRect(left_ ? width() - 1 : 0, 0, 1, height()), theme.hair);
  }

 private:
  bool left_;
};

/// The top line: menus, what is open, whose window it is.
class TopLine final : public QWidget {
 public:
  TopLine(QMenuBar* menus, QLabel* title, QLabel* name, QWidget* parent) : QWidget(parent), title_(title) {
    setFixedHeight(28);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 16, 0);
    row->addWidget(menus);
    row->addStretch(1);
    row->addWidget(name);
    title_->setParent(this);
    title_->setAlignment(Qt::AlignCenter);
  }

 protected:
  void resizeEvent(QResizeEvent*) override { title_->setGeometry(width() / 2 - 200, 0, 400, height()); }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.fillRect(rect(), theme_of(*this).window);
  }

 private:
  QLabel* title_;
};

/// Quotes a word for a POSIX shell where it needs it.
QString shell_word(const QString& word) {
  static const QString plain = QStringLiteral(":.,/_-+=");
  const bool safe = !word.isEmpty() && std::all_of(word.begin(), word.end(), [](QChar c) {
    return (c.unicode() < 128 && c.isLetterOrNumber()) || plain.contains(c);
  });
  if (safe) return word;
  return u'\'' + QString(word).replace(u'\'', QStringLiteral("'\\''")) + u'\'';
}

}  // namespace

/// The pages from left to right, a chevron between two of them.
class Window::TabRow final : public QWidget {
 public:
  explicit TabRow(QWidget* parent) : QWidget(parent) {
    setFixedHeight(44);
    row_ = new QHBoxLayout(this);
    row_->setContentsMargins(16, 0, 16, 0);
    row_->setSpacing(21);
    for (int i = 0; i < ui::page_count; ++i) {
      auto* tab = new Tab(ui::page_name(static_cast<PageKind>(i)), this);
      tab->setAutoExclusive(true);
      tabs_[static_cast<std::size_t>(i)] = tab;
      row_->addWidget(tab);
    }
    row_->addStretch(1);
  }
  [[nodiscard]] Tab* tab(PageKind page) const { return tabs_[static_cast<std::size_t>(page)]; }
  void add_button(QWidget* button) { row_->addWidget(button); }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    painter.fillRect(rect(), theme.panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.hair);
    painter.setPen(QPen(theme.line, 1.25 + theme.heavier, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (std::size_t i = 0; i + 1 < tabs_.size(); ++i) {
      const double x = tabs_[i]->geometry().right() + 9.0;
      painter.drawPolyline(QPolygonF({{x, 18}, {x + 4, 22}, {x, 26}}));
    }
  }

 private:
  std::array<Tab*, ui::page_count> tabs_{};
  QHBoxLayout* row_;
};

/// A thin bar over the page while a computation takes more than a moment.
class Window::BusyBar final : public QWidget {
 public:
  explicit BusyBar(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
    wait_.setSingleShot(true);
    connect(&wait_, &QTimer::timeout, this, [this] {
      show();
      raise();
    });
  }
  void set_running(bool running) {
    share_ = 0;
    if (running) {
      wait_.start(busy_after_ms);
    } else {
      wait_.stop();
      hide();
    }
  }
  void set_share(double share) {
    share_ = share;
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    const Theme& theme = theme_of(*this);
    painter.fillRect(QRectF(0, 0, width(), 3), theme.hair);
    painter.fillRect(QRectF(0, 0, std::max(24.0, width() * share_), 3), theme.ink);
    const QFont font = ui::ui_font(ui::TextRole::caption);
    const QString text = tr("computing · Esc keeps this");
    const double room = QFontMetricsF(font).horizontalAdvance(text);
    painter.fillRect(QRectF(width() - room - 24, 6, room + 16, 17), theme.canvas);
    painter.setFont(font);
    painter.setPen(theme.ink3);
    painter.drawText(QPointF(width() - room - 16, 19), text);
  }

 private:
  QTimer wait_;
  double share_ = 0;
};

Window::Window(const Scenario& scenario, QWidget* parent) : QMainWindow(parent), opened_(scenario) {
  setFont(ui::ui_font(ui::TextRole::body));
  setWindowTitle(tr("Littlestone Lab"));
  resize(1280, 800);
  setMinimumSize(640, 560);

  tabs_ = new TabRow(this);
  pages_ = new QStackedWidget(this);
  for (int i = 0; i < ui::page_count; ++i) {
    const auto kind = static_cast<PageKind>(i);
    if (kind == PageKind::loss) {
      loss_page_ = new ui::LossPage(this);
      pages_->addWidget(loss_page_);
    } else {
      picture_pages_.push_back(new ui::PicturePage(kind, this));
      pages_->addWidget(picture_pages_.back());
    }
    connect(tabs_->tab(kind), &QAbstractButton::clicked, this, [this, kind] { turn_to(kind); });
  }
  auto* export_button = new ui::PlainButton(tr("Export…"), this);
  connect(export_button, &QAbstractButton::clicked, this, &Window::ask_export);
  tabs_->add_button(export_button);
  busy_ = new BusyBar(pages_);

  scenario_panel_ = new ui::ScenarioPanel(this);
  step_panel_ = new ui::StepPanel(this);
  left_ = new SidePanel(scenario_panel_, true, this);
  game_panel_ = new ui::GamePanel(game_, this);
  auto* right_column = new QWidget(this);
  auto* right_layout = new QVBoxLayout(right_column);
  right_layout->setContentsMargins(0, 0, 0, 0);
  right_layout->setSpacing(0);
  right_layout->addWidget(game_panel_);
  right_layout->addWidget(step_panel_, 1);
  right_ = new SidePanel(right_column, false, this);
  transport_ = new ui::TransportBar(player_, this);
  sweep_bar_ = new ui::SweepBar(*loss_page_, this);
  bottom_ = new QStackedWidget(this);
  bottom_->addWidget(transport_);
  bottom_->addWidget(sweep_bar_);
  game_bar_ = new ui::GameBar(game_, this);
  bottom_->addWidget(game_bar_);
  bottom_->setFixedHeight(72);

  auto* centre = new QWidget(this);
  auto* column = new QVBoxLayout(centre);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(tabs_);
  auto* middle = new QHBoxLayout;
  middle->setSpacing(0);
  middle->addWidget(left_);
  middle->addWidget(pages_, 1);
  middle->addWidget(right_);
  column->addLayout(middle, 1);
  column->addWidget(bottom_);
  setCentralWidget(centre);
  centre->setFocusPolicy(Qt::ClickFocus);
  centre->setFocus();  // no control has the keys until it is asked for
  build_menus();

  gather_.setSingleShot(true);
  connect(&gather_, &QTimer::timeout, this, [this] { job_.start(wanted_, level_); });
  connect(scenario_panel_, &ui::ScenarioPanel::edited, this, &Window::recompute);
  connect(&job_, &ui::LabJob::finished, this, &Window::take_run);
  connect(&job_, &ui::Job::failed, this, &Window::refuse);
  connect(&job_, &ui::Job::running_changed, this, [this](bool running) { busy_->set_running(running); });
  connect(&job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0) busy_->set_share(static_cast<double>(done) / static_cast<double>(total));
  });
  connect(&player_, &ui::Player::step_changed, this, [this] {
    count_batches();
    // The story turns its own pages, where the one that lies open has nothing to say.
    if (story_ && page_plays(page_) && !page_covers(page_, (*story_)[player_.step()].chapter)) {
      const bool tournament = page_covers(PageKind::tournament, (*story_)[player_.step()].chapter);
      page_ = tournament ? PageKind::tournament : PageKind::histogram;
      turn_to(page_);
    }
    show_step();
  });
  connect(loss_page_, &ui::LossPage::progressed, this, [this] {
    if (page_ == PageKind::loss) loss_page_->describe(*step_panel_);
  });
  connect(&spectrum_job_, &ui::SpectrumJob::finished, this,
          [this](const std::shared_ptr<const ui::ExactLevels>& exact) {
            exact_ = exact;
            picture_page(PageKind::tournament).set_exact(exact_);
            if (page_ == PageKind::tournament) show_step();
          });
  connect(picture_page(PageKind::tournament).level_choice(), &ui::LevelChoice::chosen, this, &Window::watch_level);
  counting_.setStartValue(0.0);
  counting_.setEndValue(1.0);
  connect(&counting_, &QVariantAnimation::valueChanged, this, [this](const QVariant& share) {
    picture_page(PageKind::tournament).set_share(share.toDouble());
    if (page_ == PageKind::tournament) show_step();
  });
  connect(&game_, &ui::GameDesk::changed, this, &Window::show_game);
  for (ui::PicturePage* page : picture_pages_) {
    connect(&page->view(), &ui::PictureView::pointed, this, &Window::point_at);
    connect(&page->view(), &ui::PictureView::clicked, this, &Window::act);
  }
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
  loss_page_->stop();  // both jobs are joined when they are destroyed; let neither wait for the other
  job_.stop();
}

QAbstractButton& Window::tab(PageKind page) const { return *tabs_->tab(page); }

void Window::build_menus() {
  auto* menus = new QMenuBar(this);
  menus->setNativeMenuBar(false);
  menus->setFont(ui::ui_font(ui::TextRole::body));
  const auto menu = [&](const QString& name) {
    QMenu* m = menus->addMenu(name);
    m->setFont(ui::ui_font(ui::TextRole::body));
    return m;
  };
  QMenu* file = menu(tr("&File"));
  file->addAction(tr("&Open scenario…"), QKeySequence::Open, this, &Window::ask_open);
  file->addAction(tr("&Save scenario as…"), QKeySequence::SaveAs, this, &Window::ask_save);
  file->addSeparator();
  file->addAction(tr("&Export picture…"), QKeySequence(Qt::CTRL | Qt::Key_E), this, &Window::ask_export);
  file->addAction(tr("Copy &command line"), this, [this] { QApplication::clipboard()->setText(command_line()); });
  file->addSeparator();
  file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);

  QMenu* view = menu(tr("&View"));
  for (int i = 0; i < ui::page_count; ++i) {
    const auto kind = static_cast<PageKind>(i);
    view->addAction(ui::page_name(kind), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)), this,
                    [this, kind] { turn_to(kind); });
  }
  view->addSeparator();
  themes_ = new QActionGroup(this);
  const std::array<QString, 3> names = {tr("&Light"), tr("&Dark"), tr("&High contrast")};
  for (int i = 0; i < 3; ++i) {
    QAction* action = view->addAction(names[static_cast<std::size_t>(i)], this,
                                      [this, i] { set_theme(static_cast<ui::ThemeKind>(i)); });
    action->setCheckable(true);
    action->setData(i);
    themes_->addAction(action);
  }

  // The keys are handled by the window itself, so that a text field keeps them; here they are only told.
  QMenu* play = menu(tr("&Play"));
  play->addAction(tr("Play or pause\tSpace"), &player_, &ui::Player::toggle);
  play->addAction(tr("Next step\t→"), &player_, &ui::Player::next);
  play->addAction(tr("Previous step\t←"), &player_, &ui::Player::previous);
  play->addAction(tr("Next round\tShift+→"), &player_, &ui::Player::next_round);
  play->addAction(tr("Previous round\tShift+←"), &player_, &ui::Player::previous_round);
  play->addAction(tr("To the start\tHome"), &player_, &ui::Player::first);
  play->addAction(tr("To the end\tEnd"), &player_, &ui::Player::to_last);
  play->addAction(tr("Replay\tR"), &player_, &ui::Player::replay);
  play->addSeparator();
  play->addAction(tr("Faster\t+"), &player_, &ui::Player::faster);
  play->addAction(tr("Slower\t−"), &player_, &ui::Player::slower);
  play->addSeparator();
  play->addAction(tr("Stop computing\tEsc"), this, &Window::stop);

  QMenu* help = menu(tr("&Help"));
  help->addAction(tr("&Keys\t?"), this, &Window::show_keys);
  help->addAction(tr("&About Littlestone Lab"), this, &Window::show_about);

  heading_ = new QLabel(this);
  heading_->setProperty("tone", QStringLiteral("ink3"));
  auto* name = new QLabel(tr("Littlestone Lab"), this);
  name->setProperty("tone", QStringLiteral("ink3"));
  setMenuWidget(new TopLine(menus, heading_, name, this));
}

void Window::turn_to(PageKind page) {
  page_ = page;
  tabs_->tab(page)->setChecked(true);
  pages_->setCurrentIndex(static_cast<int>(page));
  bottom_->setCurrentWidget(page == PageKind::loss           ? static_cast<QWidget*>(sweep_bar_)
                            : page == PageKind::mistake_tree ? static_cast<QWidget*>(game_bar_)
                                                             : transport_);
  game_panel_->setVisible(page == PageKind::mistake_tree);
  if (page == PageKind::loss) loss_page_->ensure_started();
  if (story_ && page_plays(page) && !page_covers(page, (*story_)[player_.step()].chapter)) {
    // Opened by hand, a page shows its chapter in full; the step is then one of its own.
    player_.pause();
    player_.go_to(page == PageKind::tournament ? story_->first_of(ui::Chapter::other_batches) - 1 : player_.last());
  }
  show_step();
}

void Window::recompute(const Scenario& scenario) {
  constexpr int breath_ms = 40;
  retarget_ = run_ && run_->scenario.class_text != scenario.class_text;
  if (retarget_) level_.reset();
  wanted_ = scenario;
  gather_.start(breath_ms);
  update_title();
}

void Window::refuse(const ui::Refusal& refusal) {
  // A new class may have no such row: its first one is taken instead, once, and shown.
  if (refusal.field == QLatin1String("target") && retarget_) {
    retarget_ = false;
    wanted_.target = 0;
    scenario_panel_->set_scenario(wanted_);
    job_.start(wanted_, level_);
    return;
  }
  scenario_panel_->show_refusal(refusal);
}

void Window::count_batches() {
  // Only where the story just came to them, one step forward, is the counting shown; every other way leads to its end.
  const int step = player_.step();
  const bool forward = step == last_step_ + 1;
  last_step_ = step;
  counting_.stop();
  picture_page(PageKind::tournament).set_share(1);
  if (!story_ || !forward || !motion_ || (*story_)[step].chapter != ui::Chapter::other_batches || player_.speed() > 4) {
    return;
  }
  constexpr double counting_ms = 1600;
  counting_.setDuration(static_cast<int>(counting_ms / player_.speed()));
  counting_.start();
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

void Window::take_run(const std::shared_ptr<const LabRun>& run) {
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
  show_step();
  update_title();
}

void Window::show_step() {
  const ui::Story* story = story_.get();
  if (page_ == PageKind::loss) {
    loss_page_->describe(*step_panel_);
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
}

void Window::show_game() {
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
}

void Window::stop() {
  gather_.stop();
  if (page_ == PageKind::loss) loss_page_->stop();
  job_.stop();
}

void Window::set_theme(ui::ThemeKind kind) {
  theme_ = kind;
  const Theme& theme = Theme::get(kind);
  ui::set_theme(*this, kind);
  setStyleSheet(ui::style_sheet(theme));
  loss_page_->apply_theme(theme);
  for (QAction* action : themes_->actions()) action->setChecked(action->data().toInt() == static_cast<int>(kind));
  for (QWidget* child : findChildren<QWidget*>()) child->update();
}

bool Window::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && watched->isWidgetType() &&
      static_cast<QWidget*>(watched)->window() == this) {
    if (handle_key(*static_cast<QKeyEvent*>(event))) return true;
  }
  return QMainWindow::eventFilter(watched, event);
}

bool Window::handle_key(const QKeyEvent& key) {
  const QWidget* focus = focusWidget();
  if (qobject_cast<const QLineEdit*>(focus) != nullptr) return false;
  const auto* choice = qobject_cast<const QComboBox*>(focus);
  if (choice != nullptr && choice->isEditable()) return false;
  const bool button = choice != nullptr || qobject_cast<const QAbstractButton*>(focus) != nullptr;
  const bool slider = qobject_cast<const ui::Slider*>(focus) != nullptr;
  const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
  const bool shift = modifiers == Qt::ShiftModifier;
  if (modifiers != Qt::NoModifier && !shift) return false;
  if (key.key() == Qt::Key_Escape) {
    if (open_redraws_) toggle_redraws(*open_redraws_);
    stop();
    return true;
  }
  if (key.key() == Qt::Key_Question) {
    show_keys();
    return true;
  }
  if (page_ == PageKind::mistake_tree) return handle_game_key(key, button, slider);
  if (!page_plays(page_)) return false;
  switch (key.key()) {
    case Qt::Key_Space:
      if (button || shift) return false;  // Space presses the button that has the focus
      player_.toggle();
      return true;
    case Qt::Key_Right:
    case Qt::Key_Left:
      if (slider) return false;
      player_.pause();
      key.key() == Qt::Key_Right ? (shift ? player_.next_round() : player_.next())
                                 : (shift ? player_.previous_round() : player_.previous());
      return true;
    case Qt::Key_Home:
    case Qt::Key_End:
      if (slider) return false;
      player_.pause();
      key.key() == Qt::Key_Home ? player_.first() : player_.to_last();
      return true;
    case Qt::Key_R: player_.replay(); return true;
    case Qt::Key_O:
      if (page_ != PageKind::tournament || !run_) return false;
      if (const auto node = shown_redraws()) toggle_redraws(*node);
      return true;
    case Qt::Key_Plus: player_.faster(); return true;
    case Qt::Key_Minus: player_.slower(); return true;
    default: return false;
  }
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

bool Window::handle_game_key(const QKeyEvent& key, bool button, bool slider) {
  if (key.modifiers().testFlag(Qt::ShiftModifier) && key.key() != Qt::Key_Plus) return false;
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
      if (slider) return false;
      key.key() == Qt::Key_Left    ? game_.undo()
      : key.key() == Qt::Key_Right ? game_.redo()
                                   : game_.go_to(key.key() == Qt::Key_Home ? 0 : game_.last());
      return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (button) return false;
      game_.ask_hint();
      return true;
    case Qt::Key_Plus: game_.answer(Label::plus); return true;
    case Qt::Key_Minus: game_.answer(Label::minus); return true;
    case Qt::Key_R: game_.restart(); return true;
    default: return false;
  }
}

void Window::resizeEvent(QResizeEvent* event) {
  QMainWindow::resizeEvent(event);
  right_->setVisible(width() >= right_needs);
  left_->setVisible(width() >= left_needs);
  busy_->setGeometry(0, 0, pages_->width(), 26);
}

void Window::open_scenario(const QString& path) {
  const Scenario scenario = read_scenario_file(path.toStdString());
  opened_ = scenario;
  scenario_panel_->set_scenario(scenario);
  player_.first();
  recompute(scenario);
  retarget_ = false;  // a file means what it says
}

void Window::save_scenario(const QString& path) {
  QSaveFile file(path);
  const std::string text = scenario_to_json(scenario_panel_->scenario()).dump(2) + "\n";
  const auto size = static_cast<qint64>(text.size());
  if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit()) {
    throw InputError("scenario", path.toStdString(), "cannot be written: " + file.errorString().toStdString());
  }
  opened_ = scenario_panel_->scenario();
  update_title();
}

std::shared_ptr<const ui::Picture> Window::shown_picture() const {
  return page_ == PageKind::loss ? loss_page_->picture() : picture_pages_[static_cast<std::size_t>(page_)]->picture();
}

void Window::export_page(const QString& path) const {
  const std::shared_ptr<const ui::Picture> picture = shown_picture();
  if (!picture) throw InputError("out", path.toStdString(), "there is no picture yet");
  ui::export_picture(*picture, path);
}

QString Window::command_line() const {
  const Scenario& s = scenario_panel_->scenario();
  const auto text = [](const auto& value) { return QString::fromStdString(value); };
  QStringList words = {QStringLiteral("littlestone-lab"), QStringLiteral("learn"), text(s.class_text)};
  const auto add = [&](const char* option, const QString& value) {
    words << QStringLiteral("--") + QLatin1String(option) << value;
  };
  add("marginal", text(s.marginal));
  add("target", QString::number(s.target));
  add("epsilon", text(to_string(s.epsilon)));
  add("delta", text(to_string(s.delta)));
  add("alpha", text(to_string(s.alpha)));
  add("beta", text(to_string(s.beta)));
  add("constants", QStringLiteral("custom"));
  add("auxiliary", QString::number(s.constants.auxiliary));
  add("cap", QString::number(s.constants.cap));
  add("batches", QString::number(s.constants.batches));
  add("selection", QString::number(s.constants.selection));
  if (!s.constants.levels.empty()) {
    QStringList levels;
    for (const Rational& w : s.constants.levels) levels += text(to_string(w));
    add("levels", levels.join(u','));
  }
  add("seed", QString::number(s.seed));
  for (QString& word : words) word = shell_word(word);
  return words.join(u' ');
}

void Window::report(const InputError& error) {
  QMessageBox box(QMessageBox::NoIcon, tr("Littlestone Lab"), QString::fromUtf8(error.what()), QMessageBox::Ok, this);
  box.exec();
}

void Window::ask_open() {
  const QString path =
      QFileDialog::getOpenFileName(this, tr("Open scenario"), {}, tr("Scenarios (*.json);;All files (*)"));
  if (path.isEmpty()) return;
  try {
    open_scenario(path);
  } catch (const InputError& e) {
    report(e);
  }
}

void Window::ask_save() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save scenario"), QStringLiteral("scenario.json"),
                                                    tr("Scenarios (*.json)"));
  if (path.isEmpty()) return;
  try {
    save_scenario(path);
  } catch (const InputError& e) {
    report(e);
  }
}

void Window::ask_export() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Export picture"), QStringLiteral("picture.svg"),
                                                    tr("Pictures (*.svg *.pdf *.png)"));
  if (path.isEmpty()) return;
  try {
    export_page(path);
  } catch (const InputError& e) {
    report(e);
  }
}

void Window::show_keys() {
  QMessageBox box(
      QMessageBox::NoIcon, tr("Keys"),
      tr("Space\tplay or pause\n← →\tone step\nShift+← →\tone round\nHome, End\tstart, end\nR\treplay\nO\topen or "
         "close redraws\n+ −\tfaster, "
         "slower\n"
         "On the mistake tree:\nEnter\task the tree's next point\n+ −\tanswer\n← →\ttake back, again\nR\trestart\n\n"
         "Ctrl+1 … Ctrl+6\tpages\nCtrl+E\texport the picture\nEsc\tstop computing, keep the picture\n?\tthese keys"),
      QMessageBox::Ok, this);
  box.exec();
}

void Window::show_about() {
  QMessageBox box(QMessageBox::NoIcon, tr("About Littlestone Lab"),
                  tr("Littlestone Lab %1\n\nPrivate and online learnability, run and drawn, after\nAlon, Bun, Livni, "
                     "Malliaris, Moran: Private and Online "
                     "Learnability are Equivalent.\n\nGPL-3.0-or-later")
                      .arg(QStringLiteral(LITTLESTONE_VERSION)),
                  QMessageBox::Ok, this);
  box.exec();
}

void Window::update_title() {
  const QString title =
      opened_.title.empty() ? QString::fromStdString(opened_.class_text) : QString::fromStdString(opened_.title);
  const bool edited = !(scenario_panel_->scenario() == opened_);
  heading_->setText(edited ? tr("%1  ·  edited").arg(title) : title);
  setWindowTitle(tr("%1 — Littlestone Lab").arg(title));
}

}  // namespace littlestone::app

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
#include <map>
#include <utility>

#include "app/subcommand.hpp"
#include "ui/canvas/export_picture.hpp"
#include "ui/canvas/tournament_picture.hpp"
#include "ui/models/names.hpp"
#include "ui/pages/redraws_picture.hpp"
#include "ui/pages/style.hpp"
#include "ui/plots/frequency_picture.hpp"
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
constexpr int keep_after_ms = 1000;

/// One tab: words, and when chosen a bar under them.
class Tab final : public QAbstractButton {
 public:
  Tab(const QString& text, QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    set_text(text);
  }
  void set_text(const QString& text) {
    setText(text);
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
  /// In a narrow window the long names are short ones.
  void set_short(bool on) {
    if (on == short_) return;
    short_ = on;
    row_->setSpacing(on ? 13 : 21);
    row_->setContentsMargins(on ? 4 : 16, 0, on ? 8 : 16, 0);
    for (int i = 0; i < ui::page_count; ++i) {
      tabs_[static_cast<std::size_t>(i)]->set_text(on ? ui::page_short_name(static_cast<PageKind>(i))
                                                      : ui::page_name(static_cast<PageKind>(i)));
    }
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
      const double x = tabs_[i]->geometry().right() + (short_ ? 5.0 : 9.0);
      painter.drawPolyline(QPolygonF({{x, 18}, {x + 4, 22}, {x, 26}}));
    }
  }

 private:
  std::array<Tab*, ui::page_count> tabs_{};
  QHBoxLayout* row_;
  bool short_ = false;
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

/// Stands at the page's side where a panel is put away, and brings it back over the page.
class Window::DrawerHandle final : public QAbstractButton {
 public:
  DrawerHandle(const QString& text, bool left, QWidget* parent) : QAbstractButton(parent), left_(left) {
    setText(text);
    setFocusPolicy(Qt::TabFocus);
    setFixedSize(28, 128);
    hide();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = theme_of(*this);
    painter.setPen(QPen(hasFocus() ? theme.ink : theme.line, hasFocus() ? 2 : 1));
    painter.setBrush(underMouse() || isDown() ? theme.hair : theme.panel);
    // Rounded towards the page, straight towards the edge it came from.
    painter.drawRoundedRect(QRectF(rect()).adjusted(left_ ? -6 : 1, 1, left_ ? -1 : 6, -1), 4, 4);
    painter.translate(QRectF(rect()).center());
    painter.rotate(left_ ? -90 : 90);
    painter.setFont(ui::ui_font(ui::TextRole::button));
    painter.setPen(theme.ink);
    painter.drawText(QRectF(-height() / 2.0, -width() / 2.0, height(), width()), Qt::AlignCenter, text());
  }

 private:
  bool left_;
};

/// One change of the scenario. The changes of one drag are one entry.
class Window::ScenarioEdit final : public QUndoCommand {
 public:
  ScenarioEdit(Window& window, Scenario before, Scenario after, Scenario opened_before, int drag)
      : window_(window),
        before_(std::move(before)),
        after_(std::move(after)),
        opened_before_(std::move(opened_before)),
        opened_after_(window.opened_),
        drag_(drag) {}
  int id() const override { return 1; }
  bool mergeWith(const QUndoCommand* other) override {
    const auto* next = static_cast<const ScenarioEdit*>(other);
    if (drag_ == 0 || next->drag_ != drag_) return false;
    after_ = next->after_;
    return true;
  }
  void undo() override { window_.put_back(before_, opened_before_); }
  void redo() override {
    if (std::exchange(fresh_, false)) return;  // pushed for what has just been done
    window_.put_back(after_, opened_after_);
  }

 private:
  Window& window_;
  Scenario before_;
  Scenario after_;
  Scenario opened_before_;
  Scenario opened_after_;
  int drag_;
  bool fresh_ = true;
};

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
  resize(1280, 800);
  setMinimumSize(696, 560);

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
  present_button_ = new ui::PlainButton(tr("Present F5"), this);
  connect(present_button_, &QAbstractButton::clicked, this, [this] { present(true); });
  tabs_->add_button(present_button_);
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
  middle_ = new QHBoxLayout;
  middle_->setSpacing(0);
  middle_->addWidget(left_);
  middle_->addWidget(pages_, 1);
  middle_->addWidget(right_);
  column->addLayout(middle_, 1);
  column->addWidget(bottom_);
  main_ = centre;
  left_handle_ = new DrawerHandle(tr("Scenario"), true, centre);
  right_handle_ = new DrawerHandle(tr("What is happening"), false, centre);
  connect(left_handle_, &QAbstractButton::clicked, this, [this] { toggle_drawer(true); });
  connect(right_handle_, &QAbstractButton::clicked, this, [this] { toggle_drawer(false); });
  notice_ = new ui::PlainButton({}, centre);
  notice_->hide();
  connect(notice_, &QAbstractButton::clicked, notice_, &QWidget::hide);
  gallery_ = new ui::Gallery(gallery_entries(), this);
  presentation_ = new ui::Presentation(this);
  root_ = new QStackedWidget(this);
  root_->addWidget(centre);
  root_->addWidget(gallery_);
  root_->addWidget(presentation_);
  setCentralWidget(root_);
  root_->setFocusPolicy(Qt::ClickFocus);
  root_->setFocus();  // no control has the keys until it is asked for
  connect(gallery_, &ui::Gallery::chosen, this, [this](const Scenario& chosen) {
    show_gallery(false);
    replace_scenario(chosen);
  });
  connect(gallery_, &ui::Gallery::left, this, [this] { show_gallery(false); });
  connect(gallery_, &ui::Gallery::open_file, this, &Window::ask_open);
  build_menus();

  gather_.setSingleShot(true);
  connect(&gather_, &QTimer::timeout, this, [this] { job_.start(wanted_, level_); });
  connect(scenario_panel_, &ui::ScenarioPanel::edited, this, &Window::edited);
  keep_.setSingleShot(true);
  connect(&keep_, &QTimer::timeout, this, &Window::save_session);
  connect(&presentation_->view(), &ui::PictureView::pointed, this, &Window::point_at);
  connect(&presentation_->view(), &ui::PictureView::clicked, this, &Window::act);
  connect(&job_, &ui::LabJob::finished, this, &Window::take_run);
  connect(&job_, &ui::Job::failed, this, &Window::refuse);
  connect(&job_, &ui::Job::running_changed, this, [this](bool running) { busy_->set_running(running); });
  connect(&job_, &ui::Job::progressed, this, [this](const QString&, quint64 done, quint64 total) {
    if (total > 0) busy_->set_share(static_cast<double>(done) / static_cast<double>(total));
  });
  connect(&player_, &ui::Player::step_changed, this, [this] {
    keep_.start(keep_after_ms);
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
    counting_share_ = share.toDouble();
    picture_page(PageKind::tournament).set_share(counting_share_);
    if (page_ == PageKind::tournament) show_step();
  });
  connect(&game_, &ui::GameDesk::changed, this, &Window::show_game);
  for (ui::PicturePage* page : picture_pages_) {
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
  file->addAction(tr("&Gallery"), QKeySequence(Qt::CTRL | Qt::Key_0), this, [this] { show_gallery(!gallery_shown()); });
  file->addAction(tr("&Open scenario…"), QKeySequence::Open, this, &Window::ask_open);
  file->addAction(tr("&Save scenario as…"), QKeySequence::SaveAs, this, &Window::ask_save);
  file->addSeparator();
  file->addAction(tr("&Export picture…"), QKeySequence(Qt::CTRL | Qt::Key_E), this, &Window::ask_export);
  file->addAction(tr("Copy &command line"), this, [this] { QApplication::clipboard()->setText(command_line()); });
  file->addSeparator();
  file->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);

  QMenu* edit = menu(tr("&Edit"));
  QAction* undo = undo_.createUndoAction(this, tr("&Undo"));
  undo->setShortcut(QKeySequence::Undo);
  QAction* redo = undo_.createRedoAction(this, tr("&Redo"));
  redo->setShortcut(QKeySequence::Redo);
  edit->addActions({undo, redo});

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

  view->addSeparator();
  motion_action_ = view->addAction(tr("&Reduce motion"), this, [this](bool reduced) { set_motion(!reduced); });
  motion_action_->setCheckable(true);
  view->addAction(tr("&Scenario panel"), QKeySequence(Qt::Key_F2), this, [this] { toggle_drawer(true); });
  view->addAction(tr("&Explanation panel"), QKeySequence(Qt::Key_F3), this, [this] { toggle_drawer(false); });
  view->addAction(tr("&Table of this page"), QKeySequence(Qt::CTRL | Qt::Key_T), this, [this] {
    if (page_ == PageKind::loss) return;  // it has a table of its own
    ui::PicturePage& page = picture_page(page_);
    page.show_table(!page.table_shown());
  });
  view->addAction(tr("&Presentation"), QKeySequence(Qt::Key_F5), this, [this] { present(!presenting()); });

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
  // A hidden menu's shortcuts would go with it: the window has them too.
  addActions({file->actions() + edit->actions() + view->actions()});
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

void Window::edited(const Scenario& scenario) {
  undo_.push(new ScenarioEdit(*this, edited_, scenario, opened_, scenario_panel_->drag()));
  edited_ = scenario;
  recompute(scenario);
}

void Window::put_back(const Scenario& scenario, const Scenario& opened) {
  opened_ = opened;
  edited_ = scenario;
  scenario_panel_->set_scenario(scenario);
  recompute(scenario);
}

void Window::replace_scenario(const Scenario& scenario) {
  const Scenario opened_before = std::exchange(opened_, scenario);
  undo_.push(new ScenarioEdit(*this, edited_, scenario, opened_before, 0));
  edited_ = scenario;
  scenario_panel_->set_scenario(scenario);
  player_.first();
  level_.reset();
  recompute(scenario);
  retarget_ = false;  // a file means what it says
}

void Window::recompute(const Scenario& scenario) {
  keep_.start(keep_after_ms);
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
    edited_ = wanted_;
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
  counting_share_ = 1;
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
  if (restored_step_) player_.go_to(*std::exchange(restored_step_, std::nullopt));
  show_step();
  update_title();
}

void Window::show_step() {
  const ui::Story* story = story_.get();
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
}

void Window::show_presentation() {
  if (!presenting()) return;
  std::shared_ptr<const ui::Picture> picture = shown_picture();
  QString title = ui::page_name(page_);
  QString place;
  const bool plays = story_ && page_plays(page_);
  if (plays) place = tr("%1 of %2").arg(player_.step()).arg(player_.last());
  if (page_ == PageKind::tournament && plays) {
    // The tree alone: beside the frequencies its type would be too small to be read from the last row.
    const ui::Step& step = (*story_)[player_.step()];
    const TournamentTrace& trace = run_->result.internals.trace;
    const int done = step.chapter == ui::Chapter::tournament ? step.position : static_cast<int>(trace.events.size());
    if (step.chapter == ui::Chapter::other_batches) {
      picture = std::make_shared<ui::FrequencyPicture>(run_, true, exact_, counting_share_);
    } else {
      picture = std::make_shared<ui::TournamentPicture>(run_, done);
    }
  }
  presentation_->show_step(title, std::move(picture), ui::sentence_markup(step_panel_->sentence()),
                           ui::sentence_markup(step_panel_->reference()), place);
}

bool Window::presenting() const { return root_ != nullptr && root_->currentWidget() == presentation_; }

void Window::present(bool on) {
  if (on == presenting()) return;
  menuWidget()->setVisible(!on);
  root_->setCurrentWidget(on ? static_cast<QWidget*>(presentation_) : main_);
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
  root_->setCurrentWidget(shown ? static_cast<QWidget*>(gallery_) : main_);
  player_.pause();
  if (shown) {
    gallery_->focus_card(0);
  } else {
    root_->setFocus();
    arrange();
  }
}

void Window::set_motion(bool motion) {
  motion_ = motion;
  motion_action_->setChecked(!motion);
  keep_.start(keep_after_ms);
}

Session Window::session() const {
  Session session;
  session.scenario = edited_;
  session.opened = opened_;
  session.page = static_cast<int>(page_);
  session.step = player_.step();
  session.theme = static_cast<int>(theme_);
  session.motion = motion_;
  return session;
}

void Window::keep_session(const QString& path) { session_path_ = path; }

void Window::save_session() {
  keep_.stop();
  if (session_path_.isEmpty()) return;
  try {
    write_session(session(), session_path_);
  } catch (const InputError& e) {
    tell(QString::fromUtf8(e.what()));
    session_path_.clear();  // told once
  }
}

void Window::restore(const Session& session) {
  opened_ = session.opened;
  edited_ = session.scenario;
  scenario_panel_->set_scenario(session.scenario);
  set_theme(static_cast<ui::ThemeKind>(session.theme));
  set_motion(session.motion);
  turn_to(static_cast<PageKind>(session.page));
  restored_step_ = session.step;
  wanted_ = session.scenario;
  retarget_ = false;
  gather_.stop();
  job_.start(wanted_, level_);
  update_title();
}

void Window::tell(const QString& text) {
  notice_->setText(text);
  notice_->setAccessibleName(text);
  notice_->show();
  arrange();
}

QString Window::told() const { return notice_->isHidden() ? QString() : notice_->text(); }

void Window::closeEvent(QCloseEvent* event) {
  save_session();
  QMainWindow::closeEvent(event);
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
  // The first sizes of the window come before those of what is in it.
  if (watched == main_ && event->type() == QEvent::Resize) QTimer::singleShot(0, this, &Window::arrange);
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
  if (gallery_shown()) return !shift && gallery_->take_key(key.key());
  if (key.key() == Qt::Key_Escape) {
    if (presenting()) {
      present(false);
      return true;
    }
    if (left_open_ || right_open_) {
      left_open_ = right_open_ = false;
      arrange();
    }
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
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:  // a presenter's remote
      if (!presenting()) return false;
      player_.pause();
      key.key() == Qt::Key_PageDown ? player_.next() : player_.previous();
      return true;
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
  arrange();
}

void Window::toggle_drawer(bool left) {
  bool& open = left ? left_open_ : right_open_;
  (left ? right_open_ : left_open_) = false;
  open = !open;
  arrange();
  if (open) {
    QWidget* panel = left ? static_cast<QWidget*>(scenario_panel_) : game_panel_;
    if (left) panel->setFocus();
  }
}

void Window::arrange() {
  // Where there is room a panel stands beside the page; else it is a drawer over it, closed until it is asked for.
  const bool wide = width() >= right_needs;
  tabs_->set_short(width() < left_needs);
  present_button_->setVisible(wide);
  middle_->setContentsMargins(width() < left_needs ? left_handle_->width() : 0, 0, wide ? 0 : right_handle_->width(),
                              0);
  main_->layout()->activate();
  const QRect page = pages_->geometry();
  const auto place = [&](QWidget* panel, DrawerHandle* handle, bool fits, bool& open, bool left) {
    const bool docked = middle_->indexOf(panel) >= 0;
    if (fits && !docked) middle_->insertWidget(left ? 0 : middle_->count(), panel);
    if (!fits && docked) middle_->removeWidget(panel);
    if (fits) open = false;
    panel->setVisible(fits || open);
    handle->setVisible(!fits);
    if (fits) return;
    const int top = tabs_->geometry().bottom() + 1;
    const int high = bottom_->geometry().top() - top;
    const int x = left ? 0 : main_->width() - panel->width();
    panel->setGeometry(x, top, panel->width(), high);
    if (open) panel->raise();
    const int shift = open ? panel->width() : 0;
    handle->move(left ? shift : main_->width() - handle->width() - shift, top + (high - handle->height()) / 2);
    handle->raise();
  };
  place(left_, left_handle_, width() >= left_needs, left_open_, true);
  place(right_, right_handle_, width() >= right_needs, right_open_, false);
  busy_->setGeometry(0, 0, pages_->width(), 26);
  notice_->setGeometry(page.left() + 24, tabs_->geometry().bottom() + 8,
                       std::min(page.width() - 48, notice_->sizeHint().width() + 8), 28);
  if (!notice_->isHidden()) notice_->raise();
}

void Window::open_scenario(const QString& path) {
  replace_scenario(read_scenario_file(path.toStdString()));
  show_gallery(false);
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
  if (path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive) && page_ != PageKind::loss) {
    const QByteArray text = page_table().csv().toUtf8();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
      throw InputError("out", path.toStdString(), "cannot be written: " + file.errorString().toStdString());
    }
    return;
  }
  ui::export_picture(*picture, path);
}

ui::PageTable Window::page_table() const {
  const ui::Step& step = (*story_)[player_.step()];
  const auto in = [&](ui::Chapter chapter) {
    return step.chapter < chapter ? 0 : step.chapter == chapter ? step.position : 3;
  };
  switch (page_) {
    case PageKind::concept_class: return ui::class_table(*run_);
    case PageKind::mistake_tree: return ui::tree_table(*run_, game_.state() ? game_.state()->tree : run_->tree);
    case PageKind::tournament: {
      const bool inside = step.chapter == ui::Chapter::tournament;
      return ui::tournament_table(
          *run_, inside ? step.position : static_cast<int>(run_->result.internals.trace.events.size()));
    }
    case PageKind::histogram: return ui::votes_table(*run_, in(ui::Chapter::histogram));
    case PageKind::selection: return ui::selection_table(*run_, in(ui::Chapter::selection));
    case PageKind::loss: break;
  }
  return {};
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
  add("constants", text(std::string(to_string(s.constants_kind))));
  if (s.constants_kind == ConstantsKind::custom) {
    add("auxiliary", QString::number(s.constants.auxiliary));
    add("cap", QString::number(s.constants.cap));
    add("batches", QString::number(s.constants.batches));
    add("selection", QString::number(s.constants.selection));
    if (!s.constants.levels.empty()) {
      QStringList levels;
      for (const Rational& w : s.constants.levels) levels += text(to_string(w));
      add("levels", levels.join(u','));
    }
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
                                                    tr("Pictures (*.svg *.pdf *.png);;Table (*.csv)"));
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
         "Ctrl+1 … Ctrl+6\tpages\nCtrl+E\texport the picture\nF5\tpresentation, Esc ends it\nF2, F3\tpanels at small "
         "width\nCtrl+0\tgallery\nCtrl+T\ttable of this page\nCtrl+Z\tundo\nEsc\tstop computing, keep the "
         "picture\n?\tthese keys"),
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

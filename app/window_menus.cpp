// SPDX-License-Identifier: GPL-3.0-or-later
// The window's menus, and what they ask.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <array>

#include "app/window.hpp"
#include "app/window_compare.hpp"
#include "app/window_links.hpp"
#include "ui/kit/accessible.hpp"
#include "ui/kit/type.hpp"
#include "ui/shell/keys_dialog.hpp"
#include "ui/shell/top_line.hpp"
#include "ui/words/language.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::app {

using Side = ui::Frame::Side;

void Window::build_menus() {
  ui::name_menu_items_plainly();
  auto* menus = new QMenuBar(this);
  menus->setNativeMenuBar(false);
  menus->setFont(ui::ui_font(ui::TextRole::body));
  const auto menu = [&](const QString& name) {
    QMenu* m = menus->addMenu(name);
    m->setFont(ui::ui_font(ui::TextRole::body));
    m->setAccessibleName(ui::plain_menu_words(name));
    return m;
  };
  QMenu* file = menu(tr("&File"));
  file->addAction(tr("&Gallery"), QKeySequence(Qt::CTRL | Qt::Key_0), this, [this] { show_gallery(!gallery_shown()); });
  file->addAction(tr("&Open scenario…"), QKeySequence::Open, &opening_, &Opening::ask_scenario);
  file->addAction(tr("Open class &table…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), &opening_,
                  &Opening::ask_table);
  file->addAction(tr("Open &data…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D), &opening_, &Opening::ask_data);
  file->addAction(tr("&Save scenario"), QKeySequence::Save, this, &Window::save);
  file->addAction(tr("Sa&ve scenario as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), this, &Window::ask_save);
  file->addSeparator();
  file->addAction(tr("&Export…"), QKeySequence(Qt::CTRL | Qt::Key_E), this,
                  [this] { in_lesson() ? print_lesson() : exports_.ask(); });
  file->addAction(tr("Export &animation…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), &exports_,
                  &Exports::ask_film);
  file->addAction(tr("Export as &web page…"), &exports_, &Exports::ask_web_page);
  file->addAction(tr("&Lesson as a web page…"), &exports_, &Exports::ask_lesson_page);
  file->addAction(tr("Copy &command line"), this, [this] {
    QApplication::clipboard()->setText(command_line());
    tell_done(tr("Copied: %1").arg(command_line()));
  });
  file->addAction(tr("Copy sce&nario"), this, &Window::copy_scenario);
  file->addSeparator();
  file->addAction(tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), this, &QWidget::close);

  QMenu* edit = menu(tr("&Edit"));
  undo_action_ = edit->addAction(tr("&Undo"), QKeySequence::Undo, this, &Window::undo);
  redo_action_ = edit->addAction(tr("&Redo"), this, &Window::redo);
  redo_action_->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
  update_undo();

  QMenu* view = menu(tr("&View"));
  build_view_menu(*view);
  build_play_menu(*menu(tr("&Play")));
  QMenu* help = menu(tr("&Help"));
  new WindowLinks(*this, *help);
  help->addAction(tr("&Keys\t?"), this, &Window::show_keys);
  help->addAction(tr("&About Littlestone Lab"), this, &Window::show_about);

  auto* name = new QLabel(tr("Littlestone Lab"), this);
  name->setFont(ui::ui_font(ui::TextRole::body));
  name->setProperty("tone", QStringLiteral("ink3"));
  // A hidden menu's shortcuts would go with it: the window has them too.
  addActions({file->actions() + edit->actions() + view->actions()});
  addActions({chapter_actions_.begin(), chapter_actions_.end()});
  top_line_ = new ui::TopLine(menus, name, this);
  setMenuWidget(top_line_);
}

void Window::build_view_menu(QMenu& view) {
  constexpr int most_pages = 9;
  for (int i = 0; i < most_pages; ++i) {
    page_actions_.push_back(
        view.addAction(QString(), QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i)), this, [this, i] {
          show_gallery(false);
          turn_to(*chapter().pages()[static_cast<std::size_t>(i)]);
        }));
  }
  view.addSeparator();
  QMenu* chapters = view.addMenu(tr("Chapter"));
  chapters->setAccessibleName(chapters->title());
  chapters->setFont(ui::ui_font(ui::TextRole::body));
  auto* exclusive = new QActionGroup(this);
  for (std::size_t i = 0; i < chapters_.size(); ++i) {
    const ui::ChapterInfo& info = chapters_[i]->info();
    QAction* action = chapters->addAction(info.numeral + QStringLiteral("  ") + info.name(),
                                          QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(i))),
                                          this, [this, i] {
                                            show_gallery(false);
                                            open_chapter(static_cast<int>(i));
                                          });
    action->setCheckable(true);
    exclusive->addAction(action);
    chapter_actions_.push_back(action);
  }
  view.addSeparator();
  themes_ = new QActionGroup(this);
  system_theme_action_ = view.addAction(tr("&As the system"), this, &Window::follow_system);
  system_theme_action_->setCheckable(true);
  themes_->addAction(system_theme_action_);
  const std::array<QString, 3> names = {tr("&Light"), tr("&Dark"), tr("&High contrast")};
  for (int i = 0; i < 3; ++i) {
    QAction* action = view.addAction(names[static_cast<std::size_t>(i)], this,
                                     [this, i] { set_theme(static_cast<ui::ThemeKind>(i)); });
    action->setCheckable(true);
    action->setData(i);
    themes_->addAction(action);
  }

  QMenu* language = view.addMenu(tr("Lan&guage"));
  language->setAccessibleName(ui::plain_menu_words(language->title()));
  language->setFont(ui::ui_font(ui::TextRole::body));
  auto* languages = new QActionGroup(this);
  for (const ui::LanguageInfo& info : ui::languages()) {
    QAction* action = language->addAction(info.name, this, [this, code = info.code] { emit language_chosen(code); });
    action->setCheckable(true);
    action->setChecked(info.code == ui::Language::spoken());
    languages->addAction(action);
  }

  view.addSeparator();
  motion_action_ = view.addAction(tr("&Reduce motion"), this, [this](bool reduced) { set_motion(!reduced); });
  motion_action_->setCheckable(true);
  lesson_line_action_ = view.addAction(tr("Lesson li&ne"), this, &Window::tell_lesson);
  lesson_line_action_->setCheckable(true);
  lesson_line_action_->setChecked(true);
  const auto toggle = [this](Side side) {
    if (in_lesson()) return;  // its screen has no panels
    presenting() ? room_->toggle_panel(side) : frame_->toggle_drawer(side);
  };
  view.addAction(tr("&Scenario panel"), QKeySequence(Qt::Key_F2), this, [toggle] { toggle(Side::left); });
  view.addAction(tr("&Explanation panel"), QKeySequence(Qt::Key_F3), this, [toggle] { toggle(Side::right); });
  view.addAction(tr("&Table of this page"), QKeySequence(Qt::CTRL | Qt::Key_T), this, [this] {
    if (in_lesson()) return lesson_->show_table(!lesson_->table_shown());
    if (presenting()) return;  // it has pictures only
    page_->show_table(!page_->table_shown());
  });
  const auto zoom = [this](double factor) {
    if (shown_view() != nullptr) shown_view()->zoom_by(factor);
  };
  QAction* closer = view.addAction(tr("Zoom &in"), this, [zoom] { zoom(1.25); });
  closer->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
  view.addAction(tr("Zoom &out"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this, [zoom] { zoom(0.8); });
  QMenu* compare = view.addMenu(tr("&Compare"));
  compare->setAccessibleName(ui::plain_menu_words(compare->title()));
  new Comparing(*this, *compare);
  view.addAction(tr("&Presentation"), QKeySequence(Qt::Key_F5), this, [this] { present(!presenting()); });
}

void Window::build_play_menu(QMenu& play) {
  // The keys are handled by the window itself, so that a text field keeps them; here they are only told.
  play.addAction(tr("Play or pause\tSpace"), &player_, &ui::Player::toggle);
  play.addAction(tr("Next step\t→"), &player_, &ui::Player::next);
  play.addAction(tr("Previous step\t←"), &player_, &ui::Player::previous);
  play.addAction(tr("Next round\tShift+→"), &player_, &ui::Player::next_round);
  play.addAction(tr("Previous round\tShift+←"), &player_, &ui::Player::previous_round);
  play.addAction(tr("To the start\tHome"), &player_, &ui::Player::first);
  play.addAction(tr("To the end\tEnd"), &player_, &ui::Player::to_last);
  play.addAction(tr("Replay\tR"), &player_, &ui::Player::replay);
  play.addSeparator();
  play.addAction(tr("Faster\t+"), &player_, &ui::Player::faster);
  play.addAction(tr("Slower\t−"), &player_, &ui::Player::slower);
  play.addSeparator();
  play.addAction(tr("Stop computing\tEsc"), this, &Window::stop);
}

void Window::report(const InputError& error) {
  QMessageBox box(QMessageBox::NoIcon, tr("Littlestone Lab"), ui::refusal_text(error), QMessageBox::Ok, this);
  box.setTextFormat(Qt::PlainText);
  box.exec();
}

void Window::save() {
  if (document_.path(scenario_kind()).isEmpty()) {
    ask_save();
    return;
  }
  take_typed();
  try {
    save_scenario(document_.path(scenario_kind()));
  } catch (const InputError& e) {
    report(e);
  }
}

void Window::copy_scenario() {
  take_typed();
  try {
    QApplication::clipboard()->setText(QString::fromStdString(scenario_file_text()));
    tell_done(tr("Copied the scenario: saved as a .json file it opens here again."));
  } catch (const InputError& e) {
    report(e);
  }
}

void Window::ask_save() {
  take_typed();
  QFileDialog dialog(this, tr("Save scenario"), {}, tr("Scenarios (*.json)"));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(QStringLiteral("json"));
  const QString path = document_.path(scenario_kind());
  dialog.selectFile(path.isEmpty() ? QStringLiteral("scenario.json") : path);
  if (dialog.exec() != QDialog::Accepted) return;
  try {
    save_scenario(dialog.selectedFiles().front());
  } catch (const InputError& e) {
    report(e);
  }
}

void Window::show_keys() {
  std::vector<ui::KeySection> keys;
  for (const ui::Page* page : chapter().pages()) keys.push_back(page->keys());
  ui::KeysDialog dialog(keys, this);
  dialog.exec();
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

}  // namespace littlestone::app

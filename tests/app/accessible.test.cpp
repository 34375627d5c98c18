// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader finds it: the tree of its accessible interfaces.
#include <QAbstractItemView>
#include <QAccessible>
#include <QMenuBar>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "opened.test.hpp"
#include "ui/kit/choice_box.hpp"
#include "ui/shell/tab_row.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

struct Heard {
  std::set<QString> faults;
  int focusable = 0;
};

QString told_of(QAccessibleInterface& node) {
  for (const QAccessible::Text part : {QAccessible::Name, QAccessible::Value}) {
    if (const QString text = node.text(part).trimmed(); !text.isEmpty()) return text;
  }
  return {};
}

// What can have the focus and is shown must say what it is and have a place; of a table's cells the first ones stand
// for all.
void listen(QAccessibleInterface* node, const QString& where, Heard& heard) {
  if (node == nullptr || !node->isValid() || node->state().invisible) return;
  const QString kind = node->object() != nullptr ? QString::fromLatin1(node->object()->metaObject()->className())
                                                 : QStringLiteral("role %1").arg(node->role());
  if (node->state().focusable && !node->state().disabled) {
    ++heard.focusable;
    if (told_of(*node).isEmpty()) heard.faults.insert(where + QStringLiteral(": no name: ") + kind);
    if (node->rect().isEmpty()) heard.faults.insert(where + QStringLiteral(": no place: ") + kind + told_of(*node));
  }
  constexpr int most_cells = 24;
  const bool cells = node->tableInterface() != nullptr || node->role() == QAccessible::List;
  const int children = cells ? std::min(node->childCount(), most_cells) : node->childCount();
  for (int i = 0; i < children; ++i) listen(node->child(i), where, heard);
}

/// All items of the menus below the node, with their keys.
void collect_items(QAccessibleInterface* node, std::map<QString, QString>& items, int& menus) {
  REQUIRE(node != nullptr);
  REQUIRE(node->isValid());
  if (node->role() == QAccessible::PopupMenu) {
    ++menus;
    CHECK_FALSE(node->text(QAccessible::Name).isEmpty());
    CHECK_FALSE(node->text(QAccessible::Name).contains(u'&'));
  }
  const auto* action = qobject_cast<const QAction*>(node->object());
  if (node->role() == QAccessible::MenuItem && action->isVisible()) {
    items[node->text(QAccessible::Name)] = node->text(QAccessible::Accelerator);
    CHECK(node->parent() != nullptr);
  }
  for (int i = 0; i < node->childCount(); ++i) {
    QAccessibleInterface* child = node->child(i);
    collect_items(child, items, menus);
    CHECK(node->indexOfChild(child) == i);
  }
}

}  // namespace

TEST_CASE("An item of a menu is called by its words alone and has its key for itself, in all languages",
          "[accessible][words]") {
  const QString code = GENERATE(QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("he"));
  const ui::Language language(code);
  Opened o;
  std::map<QString, QString> items;
  int menus = 0;
  collect_items(QAccessible::queryAccessibleInterface(o.window.findChild<QMenuBar*>()), items, menus);
  CHECK(menus >= 8);
  CHECK(items.size() > 50);
  int keys = 0;
  for (const auto& [name, key] : items) {
    CAPTURE(name.toStdString(), key.toStdString());
    CHECK_FALSE(name.trimmed().isEmpty());
    CHECK_FALSE(name.contains(u'&'));
    CHECK_FALSE(name.contains(u'\t'));
    if (!key.isEmpty()) ++keys;
  }
  CHECK(keys > 25);
  if (code != QStringLiteral("en")) return;
  CHECK(items.at(QStringLiteral("Play or pause")) == QStringLiteral("Space"));
  CHECK(items.at(QStringLiteral("Next round")) == QStringLiteral("Shift+→"));
  CHECK(items.at(QStringLiteral("Gallery")) == QStringLiteral("Ctrl+0"));
  CHECK(items.count(QStringLiteral("File")) == 1);
}

TEST_CASE("A screen reader triggers an item of a menu and opens a menu of the bar", "[accessible]") {
  Opened o;
  auto* bar = o.window.findChild<QMenuBar*>();
  QAccessibleInterface* file = QAccessible::queryAccessibleInterface(bar)->child(0);
  REQUIRE(file->text(QAccessible::Name) == QStringLiteral("File"));
  CHECK(file->actionInterface()->actionNames() == QStringList{QAccessibleActionInterface::showMenuAction()});
  QAccessibleInterface* gallery = file->child(0)->child(0);
  REQUIRE(gallery->text(QAccessible::Name) == QStringLiteral("Gallery"));
  REQUIRE_FALSE(o.window.gallery_shown());
  gallery->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  REQUIRE(QTest::qWaitFor([&] { return o.window.gallery_shown(); }, 5'000));
  QMenu* menu = bar->actions().front()->menu();
  file->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
  REQUIRE(QTest::qWaitFor([&] { return menu->isVisible(); }, 5'000));
  CHECK_FALSE(gallery->rect().isEmpty());
  CHECK_FALSE(gallery->state().invisible);
  file->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
  CHECK_FALSE(menu->isVisible());
}

TEST_CASE("The list that the chapter chooser opens is below it in the tree, and an item of it opens a chapter",
          "[accessible]") {
  Opened o;
  auto* chooser = o.window.findChild<ui::ChapterChooser*>();
  REQUIRE(chooser != nullptr);
  QAccessibleInterface* node = QAccessible::queryAccessibleInterface(chooser);
  CHECK(node->role() == QAccessible::ButtonMenu);
  CHECK(node->text(QAccessible::Name).startsWith(QStringLiteral("Chapter I")));
  CHECK(node->childCount() == 0);
  CHECK_FALSE(node->state().expanded);
  QTimer::singleShot(50, chooser, [&] {  // the list is open until an item is taken
    REQUIRE(node->childCount() == 1);
    CHECK(node->state().expanded);
    QAccessibleInterface* list = node->child(0);
    CHECK(node->indexOfChild(list) == 0);
    CHECK(list->text(QAccessible::Name) == QStringLiteral("Chapter"));
    CHECK(list->childCount() == 6);
    CHECK(list->child(0)->state().checked);
    CHECK(list->child(1)->text(QAccessible::Name) == QStringLiteral("II  Why thresholds are hard"));
    auto* menu = qobject_cast<QMenu*>(list->object());
    menu->setActiveAction(menu->actions().at(1));
    QTest::keyClick(menu, Qt::Key_Return);
  });
  node->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
  REQUIRE(QTest::qWaitFor([&] { return o.window.chapter().info().numeral == QStringLiteral("II"); }, 5'000));
  CHECK(node->childCount() == 0);
}

TEST_CASE("What can have the focus has a name and a place for a screen reader on every page", "[words][accessible]") {
  Opened o;
  o.window.resize(1280, 800);
  Heard heard;
  for (ui::Page* page : o.window.all_pages()) {
    o.turn_to(*page);
    QTest::qWait(20);
    const int before = heard.focusable;
    listen(QAccessible::queryAccessibleInterface(&o.window), page->id(), heard);
    CAPTURE(page->id().toStdString());
    CHECK(heard.focusable - before > 12);
  }
  o.window.show_gallery(true);
  QTest::qWait(20);
  listen(QAccessible::queryAccessibleInterface(&o.window), QStringLiteral("gallery"), heard);
  for (const QString& fault : heard.faults) UNSCOPED_INFO(fault.toStdString());
  CHECK(heard.faults.empty());
}

TEST_CASE("The list of a choice box is called as the box is", "[accessible]") {
  Opened o;
  auto* box = test::scenario_panel(o.window).findChild<ui::ChoiceBox*>();
  REQUIRE_FALSE(box->accessibleName().isEmpty());
  CHECK(box->view()->accessibleName() == box->accessibleName());
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a screen reader finds it: the tree of its accessible interfaces.
#include <QAbstractItemView>
#include <QAccessible>
#include <QTest>
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "opened.test.hpp"
#include "ui/kit/choice_box.hpp"

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

}  // namespace

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

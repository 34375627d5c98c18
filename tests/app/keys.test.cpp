// SPDX-License-Identifier: GPL-3.0-or-later
// Whose a key or a turn of the wheel is: the menus', the panel's or the page's; and the dialogs that come up by them.
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <algorithm>
#include <set>

#include "dialogs.test.hpp"
#include "opened.test.hpp"
#include "ui/theme/type.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using test::Dialogs;
using test::Opened;
using ui::PageKind;

namespace {

/// After a dialog, which had the keys; without a window manager they do not come back by themselves.
void take_keys_back(Opened& o) {
  o.window.activateWindow();
  REQUIRE(QTest::qWaitForWindowActive(&o.window));
}

}  // namespace

TEST_CASE("Ctrl+S writes the file that was opened; another scenario has none and asks for a name", "[window][files]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.json"));
  const QString other = folder.filePath(QStringLiteral("other"));
  Opened o;
  const auto seed_in = [](const QString& file) { return read_scenario_file(file.toStdString()).seed; };
  {
    Dialogs dialogs({Dialogs::file(folder.filePath(QStringLiteral("mine")))});  // it has no file yet; .json is added
    o.key(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(dialogs.as_expected());
  }
  REQUIRE(QFile::exists(path));
  REQUIRE_FALSE(QFile::exists(folder.filePath(QStringLiteral("mine"))));

  take_keys_back(o);
  o.type(QStringLiteral("seed"), QStringLiteral("41"));
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(seed_in(path) == 41);
  // What is being typed is saved too.
  ui::NumberBox* seed = o.window.scenario_panel().box(QStringLiteral("seed"));
  seed->setFocus();
  seed->selectAll();
  QTest::keyClicks(seed, QStringLiteral("43"));
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(seed_in(path) == 43);

  // From the gallery: the file of before is not touched, neither then nor after a step back.
  emit o.window.gallery().chosen(test::eight());
  REQUIRE(o.settled());
  {
    Dialogs dialogs({Dialogs::file(other)});
    o.key(Qt::Key_S, Qt::ControlModifier);
    REQUIRE(dialogs.as_expected());
  }
  take_keys_back(o);
  CHECK(seed_in(path) == 43);
  CHECK(read_scenario_file((other + QStringLiteral(".json")).toStdString()).class_text == "thresholds:8");
  o.window.undo_stack().undo();
  REQUIRE(o.settled());
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(read_scenario_file((other + QStringLiteral(".json")).toStdString()).class_text == "thresholds:8");
  CHECK(read_scenario_file(path.toStdString()).class_text == "thresholds:4");

  // Save as: another name, which is the file from then on.
  {
    Dialogs dialogs({Dialogs::file(folder.filePath(QStringLiteral("third.json")))});
    o.key(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(dialogs.as_expected());
  }
  take_keys_back(o);
  o.type(QStringLiteral("seed"), QStringLiteral("47"));
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(seed_in(path) == 43);
  CHECK(seed_in(folder.filePath(QStringLiteral("third.json"))) == 47);
}

TEST_CASE("A table as the class is no file of before: Ctrl+S asks for a name", "[window][files]") {
  QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("mine.json"));
  QFile table(folder.filePath(QStringLiteral("table.csv")));
  REQUIRE(table.open(QIODevice::WriteOnly));
  table.write("0,0\n0,1\n1,1\n");
  table.close();
  Opened o;
  o.window.save_scenario(path);
  o.window.open_table(table.fileName());
  REQUIRE(QTest::qWaitFor([&] { return !o.window.table_job().running() && !o.window.busy(); }, 20'000));
  REQUIRE(o.window.scenario_panel().scenario().class_text.rfind("file:", 0) == 0);
  Dialogs dialogs({[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); }});
  o.key(Qt::Key_S, Qt::ControlModifier);
  CHECK(dialogs.as_expected());
  CHECK(read_scenario_file(path.toStdString()).class_text == "thresholds:4");
}

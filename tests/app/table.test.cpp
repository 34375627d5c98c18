// SPDX-License-Identifier: GPL-3.0-or-later
// A user's own table as the class: from the page, the gallery and the menu; duplicates told, bad files refused in one
// line.
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

#include "dialogs.test.hpp"
#include "opened.test.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Dialogs;
using test::Opened;

namespace {

struct Desk {
  QTemporaryDir folder;
  [[nodiscard]] QString file(const char* name, const QByteArray& bytes) const {
    const QString path = folder.filePath(QString::fromUtf8(name));
    QFile out(path);
    REQUIRE(out.open(QIODevice::WriteOnly));
    REQUIRE(out.write(bytes) == bytes.size());
    return path;
  }
  // Four different rows on three points, one of them twice.
  [[nodiscard]] QString good() const { return file("votes.csv", "a,b,c\n1,0,0\n0,1,0\n0,0,1\n0,0,0\n0,1,0\n"); }
};

void click(QWidget& widget) { QTest::mouseClick(&widget, Qt::LeftButton, {}, widget.rect().center()); }

void check_opened(Opened& o, const QString& path) {
  REQUIRE(QTest::qWaitFor(
      [&] { return test::scenario_panel(o.window).scenario().class_text == "file:" + path.toStdString(); }, 10'000));
  REQUIRE(o.settled());
  const ConceptClass& c = o.window.run()->concept_class();
  CHECK(c.size() == 4);
  CHECK(c.points() == 3);
  CHECK(c.merged_rows() == 1);
  CHECK(c.point_name(1) == "b");
  CHECK(o.window.told().contains(QStringLiteral("votes.csv: 4 hypotheses, 3 points.")));
  CHECK(o.window.told().contains(QStringLiteral("1 row equals an earlier one")));
  CHECK(o.window.windowTitle().startsWith(QStringLiteral("votes.csv")));
  CHECK_FALSE(o.window.gallery_shown());
}

}  // namespace

TEST_CASE("A table opens as the class by a click on the Class page, and undo brings the old class back",
          "[window][table]") {
  const Desk desk;
  const QString path = desk.good();
  Opened o;
  const Scenario before = test::scenario_panel(o.window).scenario();
  o.window.turn_to("class");
  QTest::qWait(20);
  Dialogs dialogs({Dialogs::file(path)});
  ui::PlainButton* button = test::class_page(o.window).table_button();
  REQUIRE(button != nullptr);
  REQUIRE(button->isVisible());
  click(*button);
  REQUIRE(dialogs.as_expected());
  check_opened(o, path);
  CHECK(o.window.page().id() == "class");
  CHECK(test::scenario_panel(o.window).scenario().epsilon == before.epsilon);
  // What was merged stays to be read after the line is clicked away.
  bool noted = false;
  for (const ui::RichLabel* label : o.window.step_panel().findChildren<ui::RichLabel*>()) {
    noted = noted || (label->isVisible() && label->markup().contains(QStringLiteral("1 row equals an earlier one")));
  }
  CHECK(noted);
  REQUIRE(o.window.undo_stack().count() == 1);
  o.window.activateWindow();  // there is no window manager here to do it after the dialog
  REQUIRE(QTest::qWaitForWindowActive(&o.window, 2000));
  CAPTURE(o.window.focusWidget() == nullptr ? "none" : o.window.focusWidget()->metaObject()->className());
  o.key(Qt::Key_Z, Qt::ControlModifier);
  REQUIRE(o.settled());
  CHECK(test::scenario_panel(o.window).scenario() == before);
  CHECK(o.window.run()->concept_class().size() == 4);
  CHECK(o.window.run()->concept_class().merged_rows() == 0);
}

TEST_CASE("A table opens as the class from the gallery by a click and by keys, and from the menu by keys",
          "[window][table]") {
  const Desk desk;
  const QString path = desk.good();
  Opened o;
  Dialogs dialogs({Dialogs::file(path)});
  SECTION("gallery, click") {
    o.window.show_gallery(true);
    QTest::qWait(20);
    ui::LinkButton* found = nullptr;
    for (ui::LinkButton* button : o.window.gallery().findChildren<ui::LinkButton*>()) {
      if (button->text() == QStringLiteral("Open a table of your own…")) found = button;
    }
    REQUIRE(found != nullptr);
    click(*found);
  }
  SECTION("gallery, keys") {
    o.key(Qt::Key_0, Qt::ControlModifier);
    for (int i = 0; i < 60; ++i) {
      const auto* button = qobject_cast<const ui::LinkButton*>(QApplication::focusWidget());
      if (button != nullptr && button->text() == QStringLiteral("Open a table of your own…")) break;
      o.key(Qt::Key_Tab);
    }
    const auto* reached = qobject_cast<const ui::LinkButton*>(QApplication::focusWidget());
    REQUIRE(reached != nullptr);
    REQUIRE(reached->text() == QStringLiteral("Open a table of your own…"));
    o.key(Qt::Key_Return);
  }
  SECTION("shortcut") {
    o.key(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    REQUIRE(dialogs.as_expected());
  }
  SECTION("menu") {
    o.key(Qt::Key_F, Qt::AltModifier);
    QWidget* menu = QApplication::activePopupWidget();
    REQUIRE(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_T);
  }
  REQUIRE(dialogs.as_expected());
  check_opened(o, path);
}

TEST_CASE("A file that is no table is refused in one line and changes nothing", "[window][table]") {
  const Desk desk;
  const std::vector<std::pair<QString, QString>> files = {
      {desk.file("empty.csv", ""), "empty.csv: holds no hypothesis"},
      {desk.file("ragged.csv", "1,0,0\n1,0\n"), "ragged.csv: line 2: 2 labels: every row must have 3"},
      {desk.file("words.csv", "1,0,0\n1,x,0\n"),
       "words.csv: line 2, column 2: x: a label must be 0 or 1, - or +, -1 or 1"},
      {desk.file("bytes.csv", QByteArray("\x00\x01\x02\xff", 4)), "line 1: ????: is not text"},
      {desk.folder.filePath("gone.csv"), "gone.csv: cannot be opened"},
      {desk.folder.path(), "cannot be opened"}};
  Opened o;
  const Scenario before = test::scenario_panel(o.window).scenario();
  const auto run = o.window.run();
  for (const auto& [path, line] : files) {
    CAPTURE(path.toStdString());
    o.window.opening().table(path);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().table_job().running(); }, 10'000));
    QTest::qWait(10);
    const QString told = o.window.told();
    CAPTURE(told.toStdString());
    CHECK(told.contains(line));
    CHECK_FALSE(told.contains(u'\n'));
    CHECK(test::scenario_panel(o.window).scenario() == before);
    CHECK(o.window.run() == run);
    CHECK(o.window.undo_stack().count() == 0);
  }
}

TEST_CASE("A file that is dropped on the window is opened by what it is", "[window][table]") {
  const Desk desk;
  Opened o;
  const auto drop = [&](const QList<QUrl>& urls) {
    QMimeData data;
    data.setUrls(urls);
    const QPoint at(200, 200);
    QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QApplication::sendEvent(&o.window, &enter);
    if (!enter.isAccepted()) return false;
    QDropEvent dropped(QPointF(at), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&o.window, &dropped);
    return true;
  };
  SECTION("a table") {
    const QString path = desk.good();
    REQUIRE(drop({QUrl::fromLocalFile(path)}));
    check_opened(o, path);
  }
  SECTION("a scenario") {
    REQUIRE(drop({QUrl::fromLocalFile(desk.file("own.json", "{\"class\": \"cube:2\"}"))}));
    REQUIRE(QTest::qWaitFor([&] { return test::scenario_panel(o.window).scenario().class_text == "cube:2"; }, 10'000));
  }
  SECTION("data") {
    REQUIRE(drop({QUrl::fromLocalFile(desk.file("rows.csv", "point,label\n2,1\n0,0\n"))}));
    CHECK(o.window.page().id() == "data");
  }
  SECTION("what is no single file") {
    CHECK_FALSE(drop({QUrl(QStringLiteral("https://example.org/own.csv"))}));
    CHECK_FALSE(drop({QUrl::fromLocalFile(desk.good()), QUrl::fromLocalFile(desk.file("b.csv", "0\n1\n"))}));
  }
  SECTION("a file that is not there") {
    REQUIRE(drop({QUrl::fromLocalFile(desk.folder.filePath("none.csv"))}));
    CHECK(o.window.told().contains(QStringLiteral("cannot be opened")));
  }
}

TEST_CASE("A table that is gone when it is run again is refused beside the class", "[window][table]") {
  const Desk desk;
  const QString path = desk.good();
  Opened o;
  o.window.opening().table(path);
  check_opened(o, path);
  REQUIRE(QFile::remove(path));
  o.type(QStringLiteral("seed"), QStringLiteral("77"));
  REQUIRE(o.settled());
  QTest::qWait(20);
  CHECK(test::scenario_panel(o.window).message(QStringLiteral("class")) ==
        QStringLiteral("votes.csv: cannot be opened: No such file or directory"));
}

TEST_CASE("A table that was changed in its file is computed anew, though its scenario is the same", "[window][table]") {
  const Desk desk;
  const QString path = desk.file("own.csv", "1,0,0\n1,1,0\n1,1,1\n");
  Opened o;
  const auto open = [&] {
    o.window.opening().table(path);
    REQUIRE(QTest::qWaitFor([&] { return !o.window.opening().table_job().running(); }, 10'000));
    REQUIRE(o.settled());
    const auto& page = test::tournament_page(o.window);
    REQUIRE(QTest::qWaitFor([&] { return page.exact() != nullptr; }, 20'000));
  };
  open();
  const Scenario before = o.window.run()->scenario;
  const auto laws = test::tournament_page(o.window).exact();
  (void)desk.file("own.csv", "1,0,0,1\n0,1,0,0\n0,1,1,1\n");
  open();
  CHECK(o.window.run()->scenario == before);
  CHECK(o.window.run()->concept_class().points() == 4);
  CHECK(test::tournament_page(o.window).exact() != laws);
}

TEST_CASE("A saved scenario has a small table of one's own in it and opens without its file", "[window][table]") {
  const Desk desk;
  const QString path = desk.good();
  Opened o;
  o.window.opening().table(path);
  check_opened(o, path);
  const std::string before = o.window.run()->concept_class().name_of(o.window.run()->concept_class().row(0));
  const std::size_t points = o.window.run()->concept_class().points();
  const QString saved = desk.folder.filePath("moved.json");
  o.window.save_scenario(saved);
  REQUIRE(QFile::remove(path));
  Opened other;
  other.window.opening().scenario(saved);
  REQUIRE(QTest::qWaitFor([&] { return !other.window.opening().scenario_job().running(); }, 10'000));
  REQUIRE(other.settled());
  CHECK(other.window.run()->concept_class().points() == points);
  CHECK(other.window.run()->concept_class().name_of(other.window.run()->concept_class().row(0)) == before);
}

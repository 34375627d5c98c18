// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/table_view.hpp"

#include <QCoreApplication>
#include <QHeaderView>
#include <algorithm>
#include <catch2/catch.hpp>

#include "../painted_words.test.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/kit/style.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"

using namespace littlestone::ui;

TEST_CASE("A long cell is cut on the screen, and whole where the table is asked for", "[pages]") {
  const QString fits(96, QChar(u'a'));
  const QString longer(97, QChar(u'b'));
  const QString labels(1'000'000, QChar(u'c'));
  PageTable table;
  table.columns = {{QStringLiteral("labels"), QStringLiteral("labels")}};
  for (const QString& text : {fits, longer, labels}) table.rows.push_back({{text, text.toStdString()}});
  TableView view(QStringLiteral("Table"));
  view.show_table(table);
  const auto shown = [&](int row) { return view.model()->index(row, 0).data().toString(); };
  CHECK(shown(0) == fits);
  CHECK(shown(1) == QString(95, QChar(u'b')) + QChar(u'\u2026'));
  CHECK(shown(2) == QString(95, QChar(u'c')) + QChar(u'\u2026'));
  CHECK(view.table().rows[2][0].shown == labels);
  CHECK(view.columnWidth(0) > 200);
  CHECK(view.columnWidth(0) < 2000);
}

TEST_CASE("Headers are whole, also while a row is selected and where lines begin at the right", "[pages]") {
  PageTable table;
  std::vector<PageTable::Cell> row;
  for (const char* name : {"learner", "n", "95 %: from", "nothing released"}) {
    table.columns.push_back({QString::fromUtf8(name), QString::fromUtf8(name)});
    row.push_back({QStringLiteral("1"), 1});
  }
  table.rows = {row};
  TableView view(QStringLiteral("Table"));
  view.setStyleSheet(style_sheet(Theme::get(ThemeKind::light)));
  view.setLayoutDirection(GENERATE(Qt::LeftToRight, Qt::RightToLeft));
  view.show_table(table);
  view.resize(640, 200);
  view.show();
  view.selectRow(0);
  QCoreApplication::processEvents();
  test::WordListener listener(view.horizontalHeader()->size());
  view.horizontalHeader()->render(&listener);
  CHECK(listener.painted().size() == table.columns.size());
  for (const test::PaintedWords& words : listener.painted()) {
    CAPTURE(words.text.toStdString());
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [&](const PageTable::Column& c) { return c.name == words.text; });
    REQUIRE(column != table.columns.end());
    const double room = view.columnWidth(static_cast<int>(column - table.columns.begin())) - 6.0;
    CHECK(words.box.width() <= room);
  }
}

TEST_CASE("Where lines begin at the right a number still reads from the left", "[pages]") {
  const QString words = QStringLiteral("כן");
  const QString share = QStringLiteral(".970");
  PageTable table;
  table.columns = {{words, QStringLiteral("a")}, {words, QStringLiteral("b")}};
  table.rows = {{{share, 0.97}, {words, true}}};
  TableView view(QStringLiteral("Table"));
  view.show_table(table);
  const auto shown = [&](int column) { return view.model()->index(0, column).data().toString(); };
  CHECK(shown(0) == share);
  const Language hebrew(QStringLiteral("he"));
  CHECK(shown(0) == isolated(share));
  CHECK(shown(1) == words);
}

TEST_CASE("A table without rows says so, and no longer than it has none", "[pages]") {
  PageTable table;
  table.columns = {{QStringLiteral("node"), QStringLiteral("node")}};
  TableView view(QStringLiteral("Table"));
  view.setLayoutDirection(GENERATE(Qt::LeftToRight, Qt::RightToLeft));
  view.resize(400, 200);
  view.show_table(table);
  const auto said = [&] {
    test::WordListener listener(view.viewport()->size());
    view.viewport()->render(&listener);
    QString words;
    for (const test::PaintedWords& painted : listener.painted()) words += painted.text;
    return words;
  };
  CHECK(said() == QStringLiteral("No rows at this step."));
  table.rows = {{{QStringLiteral("root"), "root"}}};
  view.show_table(table);
  CHECK(said().remove(isolate_begin).remove(isolate_end) == QStringLiteral("root"));
}

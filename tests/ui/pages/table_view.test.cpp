// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/table_view.hpp"

#include <catch2/catch.hpp>

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

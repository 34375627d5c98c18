// SPDX-License-Identifier: GPL-3.0-or-later
// The help is inside the program: every page opens, links lead to pages, words are found.
#include <QDir>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <catch2/catch.hpp>

#include "ui/shell/help_document.hpp"
#include "ui/shell/help_pages.hpp"
#include "ui/shell/help_view.hpp"

using namespace littlestone::ui;

TEST_CASE("every file of the help is a page of the contents and every page has a title", "[help]") {
  QSet<QString> pages;
  for (const HelpPage& page : help_pages()) {
    INFO(page.id.toStdString());
    CHECK(!page.title.isEmpty());
    CHECK(!help_group_name(page.group).isEmpty());
    CHECK(help_text(page.id).startsWith(QLatin1String("# ")));
    pages += page.id;
  }
  for (const QString& file : QDir(QStringLiteral(":/help")).entryList({QStringLiteral("*.md")})) {
    INFO(file.toStdString());
    CHECK(pages.contains(file.chopped(3)));
  }
  for (const char* numeral : {"I", "II", "III", "IV", "V", "VI"}) {
    CHECK(pages.contains(help_page_of_chapter(QString::fromLatin1(numeral))));
  }
  CHECK(help_text(QStringLiteral("no-such-page")).isEmpty());
}

TEST_CASE("links from page to page lead to pages of the program", "[help]") {
  const QRegularExpression link(QStringLiteral(R"(\]\(([^)#:]+)\.md\))"));
  int links = 0;
  for (const HelpPage& page : help_pages()) {
    const QString text = help_text(page.id);
    for (auto i = link.globalMatch(text); i.hasNext();) {
      const QString to = i.next().captured(1);
      INFO(page.id.toStdString() << " -> " << to.toStdString());
      CHECK(!help_text(to.section(u'/', -1)).isEmpty());
      ++links;
    }
  }
  CHECK(links > 20);
}

TEST_CASE("a search finds the sections that hold all words and nothing for no words", "[help]") {
  CHECK(search_help(QString()).empty());
  CHECK(search_help(QStringLiteral("xyzzyplugh")).empty());
  const std::vector<HelpHit> hits = search_help(QStringLiteral("observation 24 mistake"));
  REQUIRE(!hits.empty());
  for (const HelpHit& hit : hits) {
    INFO(hit.page.toStdString() << ": " << hit.heading.toStdString());
    CHECK(!hit.heading.isEmpty());
  }
  CHECK(std::any_of(hits.begin(), hits.end(), [](const HelpHit& hit) {
    return hit.page == "references" && hit.heading.contains("Observation 24");
  }));
  CHECK(search_help(QStringLiteral("example"), 3).size() == 3);
}

TEST_CASE("a formula of the help is set with italic letters and raised exponents", "[help]") {
  QTextDocument document;
  set_help(document,
           QStringLiteral("# Title\n\nThe loss is $2^{-2^{d+2}}$, as `a_b` and r^{τ−2} say; price 3 $ or 4.\n"),
           Theme::get(ThemeKind::light));
  const QString text = document.toPlainText();
  CHECK(text.contains(QStringLiteral("The loss is 2−2^(d+2), as a_b and rτ−2 say; price 3 $ or 4.")));
  bool raised = false;
  bool italic = false;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto i = block.begin(); !i.atEnd(); ++i) {
      const QTextCharFormat format = i.fragment().charFormat();
      raised = raised ||
               (format.verticalAlignment() == QTextCharFormat::AlignSuperScript && i.fragment().text().contains(u'2'));
      italic = italic || (format.fontItalic() && i.fragment().text() == QLatin1String("d"));
    }
  }
  CHECK(raised);
  CHECK(italic);
}

TEST_CASE("the help goes to a heading and back again and finds words while they are typed", "[help]") {
  HelpView view(nullptr);
  view.open_page(QStringLiteral("lesson-plan"));
  view.show();
  CHECK(view.page() == "lesson-plan");
  view.open_page(QStringLiteral("references"), QStringLiteral("[ABLMM] Lemma 25: Some predictor is frequent"));
  CHECK(view.page() == "references");
  CHECK(view.browser().textCursor().block().text().contains("Lemma 25"));
  CHECK(view.browser().verticalScrollBar()->value() > 0);
  view.open_page(QStringLiteral("no-such-page"));
  CHECK(view.page() == "references");
  view.back();
  CHECK(view.page() == "lesson-plan");
  view.forward();
  CHECK(view.page() == "references");
  const int pages = view.contents().topLevelItemCount();
  QTest::keyClicks(&view.field(), QStringLiteral("binary search"));
  REQUIRE(view.contents().topLevelItemCount() > 0);
  CHECK(view.contents().topLevelItem(0)->childCount() == 0);
  QTest::keyClick(&view.field(), Qt::Key_Return);
  CHECK(!view.browser().document()->isEmpty());
  view.field().clear();
  CHECK(view.contents().topLevelItemCount() == pages);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/language.hpp"

#include <QCoreApplication>
#include <QDir>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <thread>

#include "tests/support/source_folder.hpp"

namespace littlestone::ui {
namespace {

struct Message {
  QString source;
  QStringList translations;  // of a plural: each of its forms
  bool plural = false;
};

std::vector<Message> messages(const QString& code) {
  QFile file(QString::fromStdString(support::source_folder()) +
             QStringLiteral("/translations/littlestone-lab_%1.ts").arg(code));
  REQUIRE(file.open(QIODevice::ReadOnly));
  QXmlStreamReader xml(&file);
  std::vector<Message> all;
  while (!xml.atEnd()) {
    if (xml.readNext() != QXmlStreamReader::StartElement) continue;
    if (xml.name() == QLatin1String("message")) all.emplace_back();
    if (xml.name() == QLatin1String("source")) all.back().source = xml.readElementText();
    if (xml.name() == QLatin1String("message"))
      all.back().plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    const bool form = all.empty() ? false : all.back().plural;
    if (xml.name() == (form ? QLatin1String("numerusform") : QLatin1String("translation")))
      all.back().translations += xml.readElementText();
  }
  INFO(xml.errorString().toStdString());
  REQUIRE_FALSE(xml.hasError());
  return all;
}

std::multiset<QString> found(const QString& pattern, const QString& text) {
  std::multiset<QString> all;
  auto matches = QRegularExpression(pattern).globalMatch(text);
  while (matches.hasNext()) all.insert(matches.next().captured());
  return all;
}

TEST_CASE(
    "A translation has the places of its source, its mathematics in pairs of dollar signs and its isolates closed") {
  for (const char* code : {"de", "he", "en"}) {  // English has the plurals alone
    const auto all = messages(QString::fromLatin1(code));
    REQUIRE(all.size() > (QLatin1String(code) == QLatin1String("en") ? 50 : 400));
    for (const Message& message : all) {
      INFO(message.source.toStdString());
      REQUIRE_FALSE(message.translations.isEmpty());
      const std::multiset<QString> wanted = found(QStringLiteral("%L?[0-9n]"), message.source);
      const std::set<QString> places(wanted.begin(), wanted.end());
      for (const QString& text : message.translations) {
        INFO(text.toStdString());
        REQUIRE_FALSE(text.trimmed().isEmpty());
        const std::multiset<QString> got = found(QStringLiteral("%L?[0-9n]"), text);
        // "One row" needs no number; without another place its argument would take the next one's.
        std::set<QString> filled(got.begin(), got.end());
        if (message.plural && places.contains(QStringLiteral("%n"))) filled.insert(QStringLiteral("%n"));
        if (message.plural && places.contains(QStringLiteral("%Ln"))) filled.insert(QStringLiteral("%Ln"));
        CHECK(filled == places);
        CHECK(text.count(u'$') % 2 == 0);
        CHECK(text.count(QChar(0x2066)) == text.count(QChar(0x2069)));
        CHECK(text.contains(u'$') == message.source.contains(u'$'));
      }
    }
  }
}

TEST_CASE("A language speaks while it lives: its texts, its plurals, the side its lines begin at") {
  const auto votes = [](int n) { return QCoreApplication::translate("Story", "%1 votes", nullptr, n); };
  CHECK(votes(1) == "%1 vote");  // the tests' own language is English
  {
    const Language german(QStringLiteral("de"));
    CHECK(Language::spoken() == "de");
    CHECK(QCoreApplication::translate("Page", "Mistake tree") == QStringLiteral("Fehlerbaum"));
    CHECK(votes(1) == "%1 Stimme");
    CHECK(votes(2) == "%1 Stimmen");
    CHECK(QCoreApplication::translate("QPlatformTheme", "Cancel") == QStringLiteral("Abbrechen"));  // Qt's own
    CHECK(QGuiApplication::layoutDirection() == Qt::LeftToRight);
  }
  {
    const Language hebrew(QStringLiteral("he"));
    CHECK(QCoreApplication::translate("Page", "Class") == QStringLiteral("מחלקה"));
    CHECK(QGuiApplication::layoutDirection() == Qt::RightToLeft);
  }
  CHECK(QGuiApplication::layoutDirection() == Qt::LeftToRight);
  CHECK(QCoreApplication::translate("Page", "Class") == QStringLiteral("Class"));
}

TEST_CASE("A thread can write in another language while the window keeps its own", "[words]") {
  const Language german(QStringLiteral("de"));
  struct Words {
    Q_DECLARE_TR_FUNCTIONS(WebLesson)
  };
  const QString here = Words::tr("Print");
  CHECK(here == QStringLiteral("Drucken"));
  QString there;
  bool right = false;
  std::thread other([&] {
    const LanguageHere hebrew(QStringLiteral("he"));
    there = Words::tr("Print");
    right = Language::from_right() && Language::spoken() == QStringLiteral("he");
  });
  other.join();
  CHECK(there == QStringLiteral("הדפסה"));
  CHECK(right);
  {
    const LanguageHere english(QStringLiteral("en"));
    CHECK(Words::tr("Print") == QStringLiteral("Print"));
    CHECK(Language::spoken() == QStringLiteral("en"));
  }
  CHECK(Words::tr("Print") == here);
  CHECK_FALSE(Language::from_right());
}

TEST_CASE("The system's language is spoken where it is offered, English elsewhere") {
  CHECK(language_of(QLocale(QLocale::German, QLocale::Austria)) == "de");
  CHECK(language_of(QLocale(QLocale::Hebrew)) == "he");
  CHECK(language_of(QLocale(QLocale::Finnish)) == "en");
  CHECK(language_of(QLocale::c()) == "en");
  for (const LanguageInfo& language : languages()) CHECK(language_known(language.code));
  CHECK(language_known(QStringLiteral("pseudo")));
  CHECK_FALSE(language_known(QStringLiteral("xx")));
}

TEST_CASE("The pseudo-language marks every word and keeps places, mathematics, keys and file patterns") {
  CHECK(pseudo_text(QStringLiteral("%1 of $x$")) == QStringLiteral("%1 óƒƒ $x$"));
  CHECK(pseudo_text(QStringLiteral("Table (*.csv)")).contains(QStringLiteral("(*.csv)")));
  CHECK(pseudo_text(QStringLiteral("Next step\t→")).endsWith(QStringLiteral("\t→")));
  CHECK_FALSE(
      pseudo_text(QStringLiteral("Stable histogram")).contains(QRegularExpression(QStringLiteral("[A-Za-z]{2}"))));
  const QString source = QStringLiteral("Nothing may leave");
  CHECK(10 * pseudo_text(source).size() >= 13 * source.size());
}

}  // namespace
}  // namespace littlestone::ui

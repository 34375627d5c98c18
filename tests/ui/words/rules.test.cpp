// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules.hpp"

#include <QTranslator>
#include <catch2/catch.hpp>

#include "core/base/rules.hpp"
#include "ui/words/language.hpp"

namespace littlestone::ui {
namespace {

TEST_CASE("Every rule has a text in every language, with the places of its English one", "[words][rules]") {
  int asked = 0;
  for (const LanguageInfo& language : languages()) {
    if (language.code == QStringLiteral("en")) continue;
    QTranslator texts;
    REQUIRE(texts.load(QStringLiteral(":/translations/littlestone-lab_%1.qm").arg(language.code)));
    for (const std::string_view source : rule_templates) {
      CAPTURE(language.code.toStdString(), std::string(source));
      const std::string text = texts.translate("Rule", source.data()).toStdString();  // empty: it has none
      CHECK_FALSE(text.empty());
      CHECK(places_of(text) == places_of(source));
      for (std::size_t place = 1; place <= places_of(source); ++place) {
        CHECK(text.find("%" + std::to_string(place)) != std::string::npos);
      }
      ++asked;
    }
  }
  CHECK(asked >= 300);
}

TEST_CASE("A rule within a rule and a value in words are told in the same language", "[words][rules]") {
  const Language german(QStringLiteral("de"));
  const InputError error("class", rules::value_labels(3), rules::at_line(2, rules::row_length(4)));
  CHECK(refusal_text(error) == QStringLiteral("Klasse: Zeile 2: 3 Labels: jede Zeile muss 4 haben"));
  CHECK(value_text(error) == QStringLiteral("3 Labels"));
  CHECK(std::string(error.what()) == "class: line 2: 3 labels: every row must have 4");
}

}  // namespace
}  // namespace littlestone::ui

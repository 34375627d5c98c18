// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/fields.hpp"

#include <QTranslator>
#include <catch2/catch.hpp>

#include "core/study/chapters/scenario_fields.hpp"
#include "ui/words/language.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

// Every text of a row that the window shows.
std::vector<std::string> shown_texts(const FieldInfo& info) {
  std::vector<std::string> texts;
  const auto add = [&](std::string_view text) {
    if (!text.empty()) texts.emplace_back(text);
  };
  add(info.label);
  add(info.slider.low);
  add(info.slider.high);
  if (info.key == "constants.batches") add(info.unit);  // stands for the symbol that it does not have
  if (info.key == "constants.kind") {
    for (const std::string_view choice : info.choices) add(choice);
  }
  return texts;
}

TEST_CASE("Every text of a row is in every language", "[words][field]") {
  int asked = 0;
  for (const LanguageInfo& language : languages()) {
    if (language.code == QStringLiteral("en")) continue;
    QTranslator texts;
    REQUIRE(texts.load(QStringLiteral(":/translations/littlestone-lab_%1.qm").arg(language.code)));
    for (const auto& field : scenario_fields()) {
      for (const std::string& source : shown_texts(field.info)) {
        CAPTURE(language.code.toStdString(), source);
        CHECK_FALSE(texts.translate("Field", source.c_str()).isEmpty());
        ++asked;
      }
    }
  }
  CHECK(asked >= 50);
}

TEST_CASE("A row is named by its symbol and its label, a message's field by either", "[words][field]") {
  CHECK(field_name(scenario_field("epsilon").info) == QStringLiteral("ε, privacy loss"));
  CHECK(field_name(scenario_field("beta").info) == QStringLiteral("β, chance to miss α"));
  CHECK(field_name(scenario_field("batches").info) == QStringLiteral("Number of batches"));
  CHECK(symbol_markup(scenario_field("selection").info) == QStringLiteral("$n$′"));
  CHECK(symbol_markup(scenario_field("seed").info).isEmpty());
  CHECK(field_word(QStringLiteral("cap")) == QStringLiteral("N"));
  CHECK(field_word(QStringLiteral("class")) == QStringLiteral("Class"));
  CHECK(field_word(QStringLiteral("title")) == QStringLiteral("title"));
  CHECK(field_word(QStringLiteral("no such row")) == QStringLiteral("no such row"));
  const Language hebrew(QStringLiteral("he"));
  CHECK(field_name(scenario_field("auxiliary").info) == QStringLiteral("\u2066n\u2069, דוגמאות בבלוק"));
}

}  // namespace
}  // namespace littlestone::ui

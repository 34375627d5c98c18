// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/point_key.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "ui/words/direction.hpp"

namespace littlestone::ui {
namespace {

const std::vector<PointIndex> all_of_four = {2, 0, 3, 1, 2};

ConceptClass animals() {
  return {"animals", {LabelVector::parse("+-+-")}, {"eggs", "milk", "hair and feathers", std::string(300, 'w')}};
}

TEST_CASE("Numbers stand for names that are texts and too wide, never for notation") {
  const MathStyle style{11};
  const ConceptClass c = animals();
  CHECK(has_words(c));
  CHECK(names_wider(c, {0, 2}, style, 40));
  CHECK_FALSE(names_wider(c, {0, 1}, style, 40));
  CHECK_FALSE(names_wider(c, {}, style, 1));
  const ConceptClass counted = make_class("thresholds:300");
  CHECK_FALSE(has_words(counted));
  CHECK_FALSE(names_wider(counted, {299}, style, 1));
}

TEST_CASE("The key names each point once, in order, a long name by its two ends") {
  const ConceptClass c = animals();
  CHECK(point_sign(c, 2, true) == QStringLiteral("3"));
  CHECK(point_sign(c, 2, false) == QStringLiteral("hair and feathers"));
  const QString key = without_isolates(point_key(c, all_of_four)).replace(QChar(u'\u00a0'), u' ');
  CHECK(key.startsWith(QStringLiteral("1 = eggs, 2 = milk, 3 = hair and feathers, 4 = www")));
  CHECK(key.contains(u'…'));
  CHECK(point_key(c, {}).isEmpty());
}

TEST_CASE("A key of more lines than there is room for says that it goes on") {
  const ConceptClass c = animals();
  const auto whole = key_lines(c, all_of_four, {11}, 90, 20);
  REQUIRE(whole.size() > 2);
  CHECK_FALSE(whole.back().endsWith(u'…'));
  const auto cut = key_lines(c, all_of_four, {11}, 90, 2);
  REQUIRE(cut.size() == 2);
  CHECK(cut.back().endsWith(u'…'));
  CHECK(cut.front() == whole.front());
}

}  // namespace
}  // namespace littlestone::ui

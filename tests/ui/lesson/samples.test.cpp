// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/lesson/contest_checks.test.hpp"

namespace littlestone::ui {
namespace samples_test {
namespace {

Sample sample_of_text(const char* text) {
  Sample sample;
  for (const char* at = text; *at != 0; at += 2)
    sample.push_back({static_cast<PointIndex>(at[0] - '1'), at[1] == '+' ? Label::plus : Label::minus});
  return sample;
}

TEST_CASE("samples: two blocks, the answers of the SOA, and where they differ", "[lesson-station]") {
  const auto station = samples_station(contest_checks::material());
  contest_checks::PlainSoa soa(contest_checks::material()->run->concept_class());
  const std::string zero = soa.answer(soa.run(soa.start(), sample_of_text("8+8+")));
  const std::string one = soa.answer(soa.run(soa.start(), sample_of_text("5+7+")));
  CHECK(zero == "----++++");  // t₅
  CHECK(one == "---+++++");   // t₄
  const PageTable table = station->table(1, {});
  REQUIRE(table.rows.size() == zero.size());
  for (std::size_t x = 0; x < zero.size(); ++x) {
    CHECK(table.rows[x][1].data == (zero[x] == '+' ? 1 : -1));
    CHECK(table.rows[x][2].data == (one[x] == '+' ? 1 : -1));
    CHECK(table.rows[x][3].data == (zero[x] != one[x]));
  }
  CHECK(station->beat(1, {}).answer ==
        QStringLiteral("At 4, and nowhere else.\nIf they were equal, both would be drawn again."));
  const Scene scene = station->scene(0, 4, {});
  CHECK(scene.says.contains(QStringLiteral("8+ 8+")));
  CHECK(scene.says.contains(QStringLiteral("5+ 7+")));
}

TEST_CASE("samples: what asks does not tell", "[lesson-station]") {
  const auto station = samples_station(contest_checks::material());
  const Beat asked = station->beat(0, {});
  CHECK(asked.asks());
  CHECK_FALSE(asked.question.contains(u'4'));
  CHECK(station->table(0, {}).columns.size() == 3);
  CHECK_FALSE(station->guess(0, {}));
  CHECK(station->say(0).isEmpty());
  for (int part = 0; part <= 4; ++part) {
    const Scene scene = station->scene(0, part, {});
    CHECK_FALSE(scene.says.contains(u'4'));
    const QStringList texts = contest_checks::texts(scene);
    CHECK_FALSE(texts.contains(QStringLiteral("≠")));
    for (const Mark& mark : scene.marks)  // the axis is all of one weight
      if (const auto* words = std::get_if<Text>(&mark.shape); words != nullptr && words->markup == QStringLiteral("4"))
        CHECK(words->style.weight == QFont::Normal);
  }
  CHECK(contest_checks::texts(station->scene(1, 1, {})).contains(QStringLiteral("≠")));
}

TEST_CASE("samples: a column that is clicked says whether its labels are equal", "[lesson-station]") {
  const auto station = samples_station(contest_checks::material());
  const auto signs = [&](const Hand& hand, const char* sign) {
    return contest_checks::texts(station->scene(0, 4, hand)).filter(QString::fromUtf8(sign)).size();
  };
  Hand hand;
  contest_checks::click(*station, 0, 1, hand);
  CHECK(signs(hand, "=") == 1);
  CHECK(station->guess(0, hand) == 1);
  contest_checks::click(*station, 0, 3, hand);
  CHECK(signs(hand, "=") == 1);
  CHECK(signs(hand, "≠") == 1);
  CHECK(station->guess(0, hand) == 3);
  CHECK(contest_checks::texts(station->scene(1, 1, hand)).filter(QStringLiteral("≠")).size() == 1);
  contest_checks::click(*station, 0, 3, hand);
  contest_checks::click(*station, 0, 1, hand);
  CHECK(hand.empty());
  CHECK(station->scene(0, 4, hand) == station->scene(0, 4, {}));
}

TEST_CASE("samples: its parts", "[lesson-station]") {
  contest_checks::check_parts(*samples_station(contest_checks::material()));
}

}  // namespace
}  // namespace samples_test
}  // namespace littlestone::ui

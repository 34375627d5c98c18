// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "tests/ui/lesson/contest_checks.test.hpp"

namespace littlestone::ui {
namespace lie_test {
namespace {

using contest_checks::PlainSoa;

/// The law of a level's sample as the SOA meets it, with whether all its coins were true.
using Law = std::map<std::pair<PlainSoa::State, bool>, double>;

/// After two more examples of uniform points and a target that is + everywhere.
Law with_a_block(PlainSoa& soa, const Law& law) {
  Law after;
  for (const auto& [from, chance] : law)
    for (std::size_t x = 0; x < 8; ++x)
      for (std::size_t y = 0; y < 8; ++y)
        after[{soa.next(soa.next(from.first, x, '+'), y, '+'), from.second}] += chance / 64;
  return after;
}

Law next_level(PlainSoa& soa, const Law& law) {
  const Law met = with_a_block(soa, law);
  Law next;
  double all = 0;
  for (const auto& [one, p] : met) {
    for (const auto& [two, q] : met) {
      const std::string f = soa.answer(one.first);
      const std::string g = soa.answer(two.first);
      if (f == g) continue;
      std::size_t x = 0;
      while (f[x] == g[x]) ++x;
      for (const char coin : {'+', '-'}) {
        const auto& winner = f[x] != coin ? one : two;
        next[{soa.next(winner.first, x, coin), winner.second && coin == '+'}] += p * q / 2;
        all += p * q / 2;
      }
    }
  }
  for (auto& [state, chance] : next) chance /= all;
  return next;
}

TEST_CASE("lie: how often no coin lies and the target comes out", "[lesson-station]") {
  const auto station = lie_station(contest_checks::material());
  PlainSoa soa(contest_checks::material()->run->concept_class());
  Law law = {{{soa.start(), true}, 1.0}};
  const PageTable table = station->table(2, {});
  REQUIRE(table.rows.size() == 3);
  const double named[3][2] = {{.5, .369}, {.125, .421}, {7.9e-4, .478}};
  for (std::size_t k = 0; k < 3; ++k) {
    CAPTURE(k);
    law = next_level(soa, law);
    double honest = 0;
    double target = 0;
    for (const auto& [state, chance] : law) honest += state.second ? chance : 0;
    for (const auto& [state, chance] : with_a_block(soa, law))
      target += soa.answer(state.first) == "++++++++" ? chance : 0;
    CHECK(table.rows[k][1].data.get<double>() == Approx(honest).epsilon(1e-9));
    CHECK(table.rows[k][2].data.get<double>() == Approx(target).epsilon(1e-9));
    CHECK(honest == Approx(named[k][0]).epsilon(0.01));
    CHECK(target == Approx(named[k][1]).epsilon(0.002));
  }
  const QStringList texts = contest_checks::texts(station->scene(2, 3, {}));
  for (const char* number : {".500", ".125", "7.9·10⁻⁴", ".369", ".421", ".478"})
    CHECK(texts.contains(QString::fromUtf8(number)));
  // Bars are as high as their numbers.
  std::map<QString, double> high;
  for (const Mark& mark : station->scene(2, 3, {}).marks)
    if (const auto* box = std::get_if<Box>(&mark.shape)) high[mark.key] = box->rect.height();
  CHECK(high[QStringLiteral("target 0")] / high[QStringLiteral("no lie 0")] == Approx(.369447 / .5).epsilon(1e-3));
  CHECK(high[QStringLiteral("no lie 1")] / high[QStringLiteral("no lie 0")] == Approx(.12453 / .5).epsilon(1e-3));
}

TEST_CASE("lie: two worlds", "[lesson-station]") {
  const auto station = lie_station(contest_checks::material());
  PlainSoa soa(contest_checks::material()->run->concept_class());
  const auto zero = soa.run(soa.start(), {{5, Label::plus}, {6, Label::plus}});  // 6+ 7+
  const auto one = soa.run(soa.start(), {{1, Label::plus}, {0, Label::plus}});   // 2+ 1+
  const auto truth = soa.next(zero, 0, '+');
  const auto lie = soa.next(one, 0, '-');
  CHECK(truth.rows.size() == 1);
  CHECK(lie.rows.empty());
  const PageTable table = station->table(1, {});
  REQUIRE(table.rows.size() == 2);
  const auto text = [&](std::size_t row, std::size_t column) {
    return table.rows[row][column].data.get<std::string>();
  };
  for (const std::size_t row : {0U, 1U}) {
    CHECK(text(row, 1) == soa.answer(zero));
    CHECK(text(row, 2) == soa.answer(one));
  }
  CHECK(text(0, 3) == "f₀");
  CHECK(text(1, 3) == "f₁");
  CHECK(table.rows[0][4].data == 1);
  CHECK(table.rows[1][4].data == 0);
  CHECK(text(0, 5) == soa.answer(truth));
  CHECK(text(1, 5) == soa.answer(lie));
  CHECK(soa.answer(lie) == "-+++++++");
  const QStringList texts = contest_checks::texts(station->scene(1, 4, {}));
  CHECK(texts.filter(QStringLiteral("patched")).size() == 1);
  CHECK(texts.contains(QStringLiteral("one row")));
  CHECK(texts.contains(QStringLiteral("no row")));
}

TEST_CASE("lie: what asks does not tell", "[lesson-station]") {
  const auto station = lie_station(contest_checks::material());
  const Scene asked = station->scene(0, 0, {});
  CHECK(station->beat(0, {}).question == QStringLiteral("The target says + at 1. What does a lie cost?"));
  CHECK(station->beat(0, {}).cards.size() == 3);
  CHECK(station->table(0, {}).columns.size() == 3);
  for (const QString& text : contest_checks::texts(asked)) {
    CHECK_FALSE(text.contains(u'.'));
    CHECK_FALSE(text.contains(QStringLiteral("patched")));
    CHECK_FALSE(text.contains(QStringLiteral("no row")));
  }
  CHECK_FALSE(asked.says.contains(QStringLiteral("vote")));
  int cells = 0;
  for (const Mark& mark : asked.marks) cells += std::holds_alternative<LabelCell>(mark.shape) ? 1 : 0;
  CHECK(cells == 16);  // both strips, no vote
  // The numbers come with the second press.
  CHECK_FALSE(station->scene(1, 4, {}).says.contains(QStringLiteral(".478")));
  // What was asked keeps its place.
  const Scene answered = station->scene(1, 4, {});
  for (const Mark& mark : asked.marks) {
    if (!mark.key.startsWith(QStringLiteral("world 1 f"))) continue;
    const auto same = std::find_if(answered.marks.begin(), answered.marks.end(),
                                   [&](const Mark& other) { return other.key == mark.key; });
    REQUIRE(same != answered.marks.end());
    CHECK(same->shape == mark.shape);
    CHECK(same->origin == mark.origin);
  }
}

TEST_CASE("lie: the coin turns over, and the vote is a guess", "[lesson-station]") {
  const auto station = lie_station(contest_checks::material());
  const auto band = [&](int beat, const Hand& by) {
    const int parts = static_cast<int>(station->beat(beat, by).ms.size());
    for (const Mark& mark : station->scene(beat, parts, by).marks)
      if (mark.key == QStringLiteral("world 1 band")) return std::get<Box>(mark.shape).rect.top();
    return -1.0;
  };
  Hand hand;
  CHECK(band(0, hand) == -1);
  contest_checks::click(*station, 0, 1, hand);  // now +: f₀ errs
  const double zero = band(0, hand);
  contest_checks::click(*station, 0, 1, hand);  // now −: f₁ errs
  CHECK(band(0, hand) > zero);
  CHECK(band(1, hand) == band(1, {}));  // the answer shows the lie all the same
  Hand turned;
  contest_checks::click(*station, 1, 1, turned);
  CHECK(band(1, turned) == zero);
  CHECK(contest_checks::texts(station->scene(2, 3, turned)).filter(QStringLiteral("patched")).isEmpty());
  Hand guess;
  contest_checks::click(*station, 0, 0, guess);
  CHECK(station->guess(0, guess) == 0);
  contest_checks::click(*station, 0, 0, guess);
  CHECK_FALSE(station->guess(0, guess));
}

TEST_CASE("lie: its parts", "[lesson-station]") {
  contest_checks::check_parts(*lie_station(contest_checks::material()));
}

}  // namespace
}  // namespace lie_test
}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of guesses: written, read and tallied.
#include "ui/lesson/guesses.hpp"

#include <catch2/catch.hpp>

#include "tests/ui/lesson/lesson.test.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

const std::vector<std::shared_ptr<const Station>>& course() {
  static const auto all = lesson_course(test::measured_lesson());
  return all;
}

constexpr std::uint64_t seed_of_lesson = 20573;

QString line_with_check(const QString& line) {
  return QStringLiteral("%1 %2").arg(line).arg(guess_check(line.toStdString()), 2, 16, QLatin1Char('0'));
}

}  // namespace

TEST_CASE("The check of a line of guesses is the standard CRC-8", "[lesson][guesses]") {
  CHECK(guess_check("123456789") == 0xF4);  // the check value in catalogues of CRCs
  CHECK(guess_check("") == 0);
}

TEST_CASE("The lesson has 18 questions, one to four at the stations that ask", "[lesson][guesses]") {
  std::vector<std::size_t> counts;
  for (const auto& station : course()) counts.push_back(questions_of(*station).size());
  CHECK(counts == std::vector<std::size_t>{1, 1, 1, 1, 1, 4, 1, 1, 1, 3, 1, 1, 1, 0});
}

TEST_CASE("A line of guesses is read as it was written", "[lesson][guesses]") {
  const std::map<std::pair<int, int>, int> told = {{{0, 0}, 3}, {{1, 0}, 4}, {{5, 0}, 1}, {{5, 4}, 2}, {{12, 0}, 3200}};
  const QString line = guess_line(course(), seed_of_lesson, told);
  CHECK(line == line_with_check(QStringLiteral("LL1 20573 0=3 1=4 5=1,-,2,- 12=3200")));
  const GuessTally tally = read_guesses(line + u'\n', course(), seed_of_lesson);
  CHECK(tally.lines == 1);
  CHECK(tally.problems.isEmpty());
  for (const auto& [question, guess] : told) CHECK(tally.told.at(question) == std::map<int, int>{{guess, 1}});
  CHECK(tally.told.size() == told.size());
  CHECK(read_guesses(guess_line(course(), seed_of_lesson, {}), course(), seed_of_lesson).lines == 1);
}

TEST_CASE("Many lines are tallied, equal ones too", "[lesson][guesses]") {
  QString text;
  for (const int card : {1, 3, 3, 2, 3})
    text += guess_line(course(), seed_of_lesson, {{{0, 0}, card}}) + QStringLiteral("\r\n\n");
  const GuessTally tally = read_guesses(text, course(), seed_of_lesson);
  CHECK(tally.lines == 5);
  CHECK(tally.hands(0, 0, 3) == std::vector<int>{1, 1, 3});
  CHECK(tally.hands(6, 0, 3) == std::vector<int>{0, 0, 0});
}

TEST_CASE("A line with any one sign changed, or two neighbours exchanged, is named and not counted",
          "[lesson][guesses]") {
  const QString line = guess_line(course(), seed_of_lesson, {{{0, 0}, 3}, {{1, 0}, 4}, {{9, 2}, 1}});
  const QString good = guess_line(course(), seed_of_lesson, {{{0, 0}, 1}});
  for (qsizetype i = 0; i < line.size(); ++i) {
    QString damaged = line;
    damaged[i] = line[i] == u'7' ? u'8' : u'7';
    QString exchanged = line;
    if (i + 1 < line.size()) std::swap(exchanged[i], exchanged[i + 1]);
    for (const QString& one : {damaged, exchanged}) {
      if (one == line) continue;
      CAPTURE(one.toStdString());
      const GuessTally tally = read_guesses(good + u'\n' + one, course(), seed_of_lesson);
      CHECK(tally.lines == 1);
      REQUIRE(tally.problems.size() == 1);
      CHECK(tally.problems[0].startsWith(QStringLiteral("Line 2: ")));
    }
  }
}

TEST_CASE("A line that says what no station asks is not counted, whatever its check", "[lesson][guesses]") {
  for (const char* line : {"LL1 20573 14=1", "LL1 20573 0=1,2", "LL1 20573 5=1,2", "LL1 20573 0=0", "LL1 20573 0=-1",
                           "LL1 20573 0=99999999", "LL1 20573 0=", "LL1 20573 0", "LL1 20573 =1", "LL1 20573 13=1",
                           "LL1 20573 0=1x", "LL1 7 0=1", "LL2 20573 0=1", "LL1 -20573 0=1"}) {
    CAPTURE(line);
    const GuessTally tally = read_guesses(line_with_check(QString::fromLatin1(line)), course(), seed_of_lesson);
    CHECK(tally.lines == 0);
    CHECK(tally.told.empty());
    CHECK(tally.problems.size() == 1);
  }
  CHECK(read_guesses(QStringLiteral("Dear professor,\nhere it is"), course(), seed_of_lesson).problems.size() == 2);
}

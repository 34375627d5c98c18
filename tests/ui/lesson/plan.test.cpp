// SPDX-License-Identifier: GPL-3.0-or-later
// The lesson plan of the help is made of the stations: their questions, answers and numbers.
#include <QFile>
#include <catch2/catch.hpp>

#include "core/learner/chain_constants.hpp"
#include "core/learner/lean_constants.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/ui/lesson/lesson.test.hpp"
#include "ui/lesson/sheet.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

std::string plan_file() { return support::source_folder() + "/resources/help/lesson-plan.md"; }

/// In one line.
QString plain(const QString& markup) { return without_markup(markup).replace(u'\n', u' '); }

/// Lines of at most 118 characters.
QString wrapped_lines(const QString& text) {
  QString lines;
  qsizetype column = 0;
  for (const QString& word : text.split(u' ')) {
    if (column > 0 && column + 1 + word.size() > 118) {
      lines += u'\n';
      column = 0;
    }
    if (column > 0) lines += u' ';
    lines += word;
    column += word.size() + (column > 0 ? 1 : 0);
  }
  return lines;
}

QString plan_text() {
  const std::vector<PlannedStation> plan = planned_lesson(lesson_course(test::measured_lesson()));
  QString text = QStringLiteral(
      "# Lesson plan: chapter I in 45 minutes\n\n"
      "Fourteen stations. Each asks before it answers; the answer happens in the picture. Space goes on: to the "
      "answer, to\n"
      "the next step, to the next station. Page Down does the same, as a presenter's remote expects. 1, 2 and 3 choose "
      "a\n"
      "card, Home takes back what was changed by hand, R plays the last motion again, Esc opens the full page. F5 "
      "shows the\n"
      "lesson on the wall. The minutes are a proposal: together they are 45.\n\n"
      "One run serves the whole lesson: the thresholds on 8 points, drawn uniformly, with the target t₁, ε = 1, δ = "
      "10⁻³,\n"
      "blocks of n = 2 examples, N = 64, 60 batches and n′ = 24 fresh examples; station 7 takes all labellings of "
      "four\n"
      "points. The constants are chosen for a clear picture, so accuracy is not promised by a theorem here; privacy "
      "is, as\n"
      "always. This page is made of the stations, its numbers of that run.\n\n"
      "| | station | from minute | minutes |\n| --- | --- | --- | --- |\n");
  int begins = 0;
  for (std::size_t i = 0; i < plan.size(); ++i) {
    text += QStringLiteral("| %1 | %2 | %3 | %4 |\n").arg(i).arg(plain(plan[i].line)).arg(begins).arg(plan[i].minutes);
    begins += plan[i].minutes;
  }
  for (std::size_t i = 0; i < plan.size(); ++i) {
    text += QStringLiteral("\n## %1. %2\n").arg(i).arg(plain(plan[i].line));
    for (const PlannedStation::Part& part : plan[i].parts) {
      if (!part.ask.isEmpty()) text += u'\n' + wrapped_lines(QStringLiteral("**Ask:** ") + plain(part.ask)) + u'\n';
      if (!part.answer.isEmpty())
        text += u'\n' + wrapped_lines(QStringLiteral("**Answer:** ") + plain(part.answer)) + u'\n';
      if (!part.say.isEmpty()) text += u'\n' + wrapped_lines(QStringLiteral("**Say:** ") + plain(part.say)) + u'\n';
    }
  }
  text += QStringLiteral(
      "\n## Afterwards\n\n"
      "**At home.** File → Lesson as a web page (`littlestone-lab lesson --out lesson.html`) writes the lesson as one\n"
      "file that any browser of 2023 or later plays without a network, in English, German and Hebrew. What a student\n"
      "guesses is one line of text there. The students copy it and send it to you; “Paste guesses…” in the notes "
      "counts\n"
      "any number of such lines as hands. A line has no name and no time.\n\n"
      "- What was promised and what was measured? Paper, sharp and measured are three numbers for one learner.\n"
      "- What would a lower bound have to show? Chapter II answers with thresholds on a long line.\n"
      "- [Loss against sample size](loss-against-n.md) has a second lecture and the commands for a cluster.\n");
  return text;
}

}  // namespace

TEST_CASE("The lesson plan of the help says what the stations ask, answer and say", "[lesson]") {
  QFile file(QString::fromStdString(plan_file()));
  REQUIRE(file.open(QIODevice::ReadOnly));
  CHECK(QString::fromUtf8(file.readAll()).toStdString() == plan_text().toStdString());
}

TEST_CASE("The lesson plan of the help is written anew", "[.lesson-plan]") {
  QFile file(QString::fromStdString(plan_file()));
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(plan_text().toUtf8());
}

TEST_CASE("The README's numbers of examples are the program's", "[lesson][help]") {
  QFile file(QString::fromStdString(support::source_folder() + "/README.md"));
  REQUIRE(file.open(QIODevice::ReadOnly));
  const AccuracyGoal goal = goal_of(Scenario(), 3);
  const auto spaced = [](const BigInteger& n) {  // as in the README: "6 146 004"
    QString digits = QString::fromStdString(n.str());
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, u' ');
    return digits;
  };
  CHECK(
      QString::fromUtf8(file.readAll())
          .simplified()
          .contains(QStringLiteral("chain learner from %1 examples, by the lean learner from %2, and by the learner of "
                                   "the theorem from %3")
                        .arg(spaced(chain_constants(goal).examples),
                             spaced(lean_constants(goal, LeanChoosing::noisy).total),
                             spaced(*sharp_constants(goal, ListRule::laplace).total.exact))));
}

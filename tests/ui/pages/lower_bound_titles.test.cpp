// SPDX-License-Identifier: GPL-3.0-or-later
// Titles of chapter II are what the run found: for no values of the fields does a title contradict its page.
#include <QRegularExpression>
#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <random>

#include "ui/kit/controls.hpp"
#include "ui/pages/attack/attack_page.hpp"
#include "ui/pages/homogeneous/homogeneous_page.hpp"
#include "ui/pages/what_follows/what_follows_page.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// What stands over the picture at a step.
QString title_shown(ui::LowerBoundPage& page, int step) {
  page.show_step(step);
  const auto labels = page.findChildren<RichLabel*>();
  REQUIRE_FALSE(labels.empty());
  return QString(labels.front()->markup()).remove(u'$');
}

int number_in(const QString& title) {
  return QRegularExpression(QStringLiteral("\\d+")).match(title).captured().toInt();
}

std::shared_ptr<const LowerBoundRun> random_lower_bound(std::mt19937& random) {
  const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  const std::vector<std::string> learners = {"coins:3", "coins:1",     "erm-left",
                                             "erm-mid", "erm-uniform", "constant:0.5"};
  LowerBoundScenario scenario;
  scenario.learner = learners[below(static_cast<unsigned>(learners.size()))];
  scenario.examples = 2;
  scenario.domain = 4 + below(28);
  scenario.tolerance = Rational(1 + static_cast<int>(below(40)), 100);
  scenario.epsilon = Rational(1 + static_cast<int>(below(30)), 10);
  scenario.draws = 1 + below(40);
  scenario.comparisons = 1 + below(2);
  scenario.hidden = below(1U << scenario.comparisons);
  scenario.seed = below(1'000'000);
  return compute_lower_bound(scenario, std::chrono::milliseconds(0), {});
}

}  // namespace

TEST_CASE("Title and verdict of What follows say the same of every tower and number of examples", "[titles]") {
  // The stairs once; then any tower is held against them.
  WhatFollowsFacts known;
  constexpr std::size_t steps = 4;
  try {
    work_out(
        {}, [&](const Progress&) { return known.stairs.size() < steps ? Answer::go_on : Answer::stop; },
        [&](const WhatFollowsFacts& facts) { known = facts; });
  } catch (const Stopped&) {
  }
  REQUIRE(known.stairs.size() == steps);  // of 4 examples, the scenario's own, then of 2, 6 and 8
  std::mt19937 random(41);
  int refuted = 0;
  int open = 0;
  for (int i = 0; i < 500; ++i) {
    WhatFollowsFacts facts = known;
    LowerBoundScenario& s = facts.scenario;
    s.tower_examples = 2 * (1 + random() % steps);
    s.height = 1 + static_cast<unsigned>(random() % 40);
    if (random() % 4 == 0) s.top = 2 + random() % 60;
    const StairStep* here = facts.here();
    REQUIRE(here != nullptr);
    const auto script = what_follows_script(facts);
    const int verdict = 1 + static_cast<int>(logarithms_of(s)) + 5;  // says what both cannot be
    const QString title = what_follows_title(facts, verdict);
    CAPTURE(s.tower_examples, s.height, s.top, title.toStdString(), script->sentence(verdict).toStdString());
    const bool says_refuted = title.contains(QStringLiteral("refute"));
    CHECK(says_refuted == script->sentence(verdict).contains(QStringLiteral("Both cannot hold")));
    CHECK(title.contains(QStringLiteral("too low")) != says_refuted);
    // 2↑↑h is refuted from the step of the stairs on; a top of 2 to 61 lies between 2↑↑h and 2↑↑(h + 3).
    if (s.top == 2) CHECK(says_refuted == (s.height >= here->said->first_height));
    if (s.height >= here->said->first_height) CHECK(says_refuted);
    if (s.height + 3 < here->said->first_height) CHECK_FALSE(says_refuted);
    CHECK(what_follows_title(facts, 0).endsWith(u'?'));
    ++(says_refuted ? refuted : open);
  }
  CHECK(refuted > 50);
  CHECK(open > 50);
  // Nothing is said before its own step is worked out.
  WhatFollowsFacts none;
  CHECK(what_follows_title(none, 30).endsWith(u'?'));
}

TEST_CASE("Titles of homogeneous sets and of the attack are those of the run", "[titles]") {
  std::mt19937 random(41);
  HomogeneousPage homogeneous(homogeneous_page());
  AttackPage attack(attack_page());
  int all = 0;
  int some = 0;
  int found = 0;
  int missed = 0;
  int refuted = 0;
  int possible = 0;
  for (int i = 0; i < 500; ++i) {
    const auto run = random_lower_bound(random);
    CAPTURE(lower_bound_to_json(run->scenario).dump());
    homogeneous.take(run);
    const QString first = title_shown(homogeneous, 0);
    const QString last = title_shown(homogeneous, homogeneous.script()->last());
    CHECK(first.endsWith(u'?'));
    CAPTURE(last.toStdString());
    const auto points = static_cast<int>(run->set.points.size());
    if (run->set.trivial) {
      CHECK(last.startsWith(QStringLiteral("No set")));
    } else if (run->set.points.size() == run->set.candidates.size()) {
      CHECK(last == QStringLiteral("All %1 points are homogeneous").arg(points));
      ++all;
    } else {
      CHECK(number_in(last) == points);
      CHECK(homogeneous.script()->sentence(homogeneous.script()->last()).contains(QString::number(points)));
      ++some;
    }
    attack.take(run);
    const AttackFacts& facts = *attack.facts();
    if (facts.nothing != AttackFacts::Nothing::attack) {
      CHECK(title_shown(attack, attack.script()->last()) == QStringLiteral("A binary search for a hidden example"));
      continue;
    }
    const int verdict = attack.script()->last() - 1;
    CHECK(title_shown(attack, 0).contains(QStringLiteral("one hidden example")));
    const bool right = facts.played.found == facts.played.hidden;
    CHECK(title_shown(attack, verdict - 2).contains(QStringLiteral("misled")) != right);
    CHECK(attack.script()->sentence(verdict - 2).contains(QStringLiteral("misled")) != right);
    const QString title = title_shown(attack, verdict);
    CHECK(title.startsWith(QStringLiteral("Nothing is refuted")) == facts.refutation.possible);
    CHECK(attack.script()->sentence(verdict).contains(QStringLiteral("nothing is refuted")) ==
          facts.refutation.possible);
    ++(right ? found : missed);
    ++(facts.refutation.possible ? possible : refuted);
  }
  for (const int seen : {all, some, found, missed, refuted, possible}) CHECK(seen > 0);
}

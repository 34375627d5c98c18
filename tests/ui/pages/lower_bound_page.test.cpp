// SPDX-License-Identifier: GPL-3.0-or-later
// Pages of chapter II compute the run of their scenario once, and keep what was found where that is stopped.
#include <catch2/catch.hpp>

#include "ui/pages/gap/gap_page.hpp"
#include "ui/pages/homogeneous/homogeneous_page.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

const StudyPage::Post take_at_once = [](const StudyPage::Take& take) { take(); };

}  // namespace

TEST_CASE("What one page of chapter II has computed is what the next one shows", "[lower-bound-page]") {
  LowerBoundScenario scenario;
  scenario.learner = "coins:5/2";
  scenario.domain = 61;
  HomogeneousPage first(homogeneous_page());
  first.work(scenario)(take_at_once, {})();
  REQUIRE(first.run() != nullptr);
  CHECK(first.run()->complete);
  CHECK(first.run()->scenario == scenario);
  CHECK_FALSE(first.run()->others.empty());
  GapPage second(gap_page());
  int posted = 0;
  const StudyPage::Take last = second.work(scenario)([&](const StudyPage::Take&) { ++posted; }, {});
  CHECK(posted == 0);  // nothing is computed, so nothing comes before the end
  last();
  CHECK(second.run() == first.run());
  // Another scenario is another run; it has the same claims, and so the same learners beside it.
  LowerBoundScenario other = scenario;
  other.learner = "coins:2";
  second.work(other)(take_at_once, {})();
  CHECK(second.run()->scenario == other);
  REQUIRE(second.run()->others.size() == first.run()->others.size());
  for (std::size_t i = 0; i < first.run()->others.size(); ++i)
    CHECK(second.run()->others[i].name == first.run()->others[i].name);
}

TEST_CASE("A search of chapter II that is stopped keeps what it found, for its page alone", "[lower-bound-page]") {
  LowerBoundScenario scenario;  // its search takes longer than the first answer
  scenario.learner = "erm-uniform";
  scenario.domain = 70;
  scenario.examples = 8;
  scenario.tolerance = Rational(1, 10);
  const Observer stop = [](const Progress&) { return Answer::stop; };
  HomogeneousPage page(homogeneous_page());
  CHECK_THROWS_AS(page.work(scenario)(take_at_once, stop), Stopped);
  REQUIRE(page.run() != nullptr);
  CHECK(page.run()->scenario == scenario);
  CHECK_FALSE(page.run()->complete);
  const std::size_t found = page.run()->set.points.size();
  page.work(scenario)(take_at_once, {})();
  CHECK(page.run()->complete);
  CHECK(page.run()->set.points.size() >= found);
}

TEST_CASE("The field of the hidden example shows the example at the largest step", "[lower-bound-page]") {
  GapPage page(gap_page());
  CHECK(page.field_hints().front().second.isEmpty());
  page.work(LowerBoundScenario())(take_at_once, {})();
  REQUIRE(page.run()->gap.has_value());
  CHECK(page.field_hints() ==
        std::vector<std::pair<QString, QString>>{{QStringLiteral("index"), QString::number(page.run()->gap->index)}});
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of the gallery: each opens what its lesson says.
#include <algorithm>
#include <cmath>

#include "app/cli/shipped.hpp"
#include "opened.test.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::app;
using test::Opened;

namespace {

struct OpenedGallery : Opened {
  OpenedGallery() { window.set_motion(false); }

  [[nodiscard]] ui::GalleryCard& card(const std::string& name) {
    const auto& shipped = cli::shipped_scenarios();
    for (std::size_t i = 0; i < shipped.size(); ++i) {
      if (shipped[i].name == name) return window.gallery().card(static_cast<int>(i));
    }
    throw std::logic_error("no such scenario");
  }
  void open(const std::string& name) {
    window.show_gallery(true);
    card(name).click();
    REQUIRE(QTest::qWaitFor([&] { return !window.busy() && window.run()->scenario == window.document().edited(); },
                            60'000));
    CHECK(window.run()->scenario == cli::load_scenario(name));
  }
  [[nodiscard]] ui::HistogramPage& histogram() { return test::page_of<ui::HistogramPage>(window); }
  /// What is known of the change that is looked at, once it is of this window's run.
  [[nodiscard]] const NeighbourFacts& change() {
    REQUIRE(QTest::qWaitFor(
        [&] {
          const auto& facts = histogram().neighbour().facts();
          return facts && !histogram().running() && &facts->run() == window.run().get();
        },
        20'000));
    return *histogram().neighbour().facts();
  }
  void check_neighbour_open() {
    CHECK(window.page().id() == "histogram");
    CHECK(histogram().shown_view() == ui::HistogramPage::View::neighbour);
    CHECK_FALSE(histogram().table_shown());
    CHECK_FALSE(window.player().playing());
    CHECK(window.player().step() == test::story(window).first_of(ui::Part::histogram));
    CHECK(window.player().phase() == 1);
  }
};

}  // namespace

TEST_CASE("The card of e to the epsilon opens example 29 moved to t2, and nothing of delta is used",
          "[gallery][neighbour]") {
  OpenedGallery o;
  const auto check = [&] {
    o.check_neighbour_open();
    const NeighbourFacts& change = o.change();
    CHECK(change.choice == NeighbourChoice{1, 29, {0, Label::minus}});
    REQUIRE(change.loses);
    REQUIRE(change.gains);
    const ConceptClass& thresholds = *change.run().concept_class;
    CHECK(change.votes[*change.loses].labels == thresholds.row(0));
    CHECK(change.votes[*change.gains].labels == thresholds.row(1));
    CHECK(change.laws().worst_ratio == Approx(std::exp(1)).epsilon(1e-9));
    CHECK(change.laws().left_over == 0);
    CHECK(o.window.step_panel().sentence().contains(QStringLiteral("e^ε")));
    CHECK(o.window.step_panel().sentence().contains(QStringLiteral("nothing is left over")));
  };
  CHECK(o.card("e-epsilon-exactly").opens() == QStringLiteral("Histogram, Neighbour"));
  o.open("e-epsilon-exactly");
  check();
  // Again, with another change looked at meanwhile.
  o.histogram().neighbour().look_at({1, 3, {1, Label::minus}});
  REQUIRE(o.change().choice.example == 3);
  o.histogram().show_view(ui::HistogramPage::View::votes);
  o.open("e-epsilon-exactly");
  check();
  // From a run whose batches vote alike, another batch looked at.
  o.open("three-contests");
  o.window.turn_to(o.histogram());
  o.histogram().show_view(ui::HistogramPage::View::neighbour);
  (void)o.change();
  o.histogram().neighbour().look_at({2, 1, {1, Label::minus}});
  REQUIRE(QTest::qWaitFor([&] { return o.histogram().neighbour().facts()->choice.batch == 2; }, 20'000));
  o.open("e-epsilon-exactly");
  check();
}

TEST_CASE("The card where nothing moves opens an example that nobody reads", "[gallery][neighbour]") {
  OpenedGallery o;
  if (const bool from_another = GENERATE(false, true); from_another) {
    o.open("e-epsilon-exactly");
    (void)o.change();
  }
  o.open("nothing-moves");
  o.check_neighbour_open();
  const NeighbourFacts& change = o.change();
  CHECK(change.choice == NeighbourChoice{1, 40, {6, Label::minus}});
  CHECK(change.flips());
  CHECK(change.unread());
  CHECK(change.outcome == 0);
  CHECK(change.batch->marks[39] == 0);
  CHECK(change.batch->changes_a_row() == 15);
  for (PointIndex point = 0; point < 8; ++point) {
    CHECK(change.batch->outcome_of(40, {point, Label::minus}) == 0);
    CHECK(change.batch->outcome_of(40, {point, Label::plus}) == 0);
  }
  CHECK(o.window.step_panel().sentence().contains(QStringLiteral("does not read example 40")));
}

TEST_CASE("The card of 25 predictors opens the levels, which have its numbers", "[gallery][levels]") {
  OpenedGallery o;
  test::tournament_page(o.window).show_view(ui::TournamentPage::View::tree);
  CHECK(o.card("from-25-to-one").opens() == QStringLiteral("Tournament, Levels"));
  o.open("from-25-to-one");
  CHECK(o.window.page().id() == "tournament");
  CHECK(test::tournament_page(o.window).shown_view() == ui::TournamentPage::View::levels);
  CHECK_FALSE(o.window.player().playing());
  REQUIRE(QTest::qWaitFor([&] { return test::tournament_page(o.window).exact() != nullptr; }, 60'000));
  const std::vector<SpectrumLevel>& levels = test::tournament_page(o.window).exact()->spectrum.levels;
  REQUIRE(levels.size() == 6);
  const auto most = [](const SpectrumLevel& level) {
    return std::max_element(level.predictors.begin(), level.predictors.end(),
                            [](const auto& a, const auto& b) { return a.probability < b.probability; });
  };
  const QString lesson = o.card("from-25-to-one").lesson();
  CHECK(levels.front().predictors.size() == 25);
  CHECK(lesson.startsWith(QStringLiteral("25 predictors")));
  CHECK(lesson.contains(QStringLiteral("none above ") + ui::probability_text(most(levels.front())->probability)));
  CHECK(
      lesson.contains(QStringLiteral("at level 5 one has ") + ui::probability_text(most(levels.back())->probability)));
  CHECK(most(levels.back())->labels == o.window.run()->distribution.target);
  // The level that is played is the last one.
  CHECK(o.window.run()->result.internals.trace.level == 5);
  CHECK_FALSE(o.window.run()->result.internals.trace.failed);
}

// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the stable learner by itself: what it takes, says and sends on.
#include <QSignalSpy>
#include <catch2/catch.hpp>
#include <cmath>
#include <string>

#include "../../painted_words.test.hpp"
#include "stable_cases.test.hpp"
#include "ui/pages/stable/stable_page.hpp"
#include "ui/pages/stable/stable_words.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

/// A page that has computed a scenario; edits are kept.
struct OpenedStable {
  explicit OpenedStable(const PredictionScenario& scenario) : page(stable_page()) {
    QObject::connect(&page, &StudyPage::edited, &page, [this](const ChapterScenario& edit, int drag) {
      edits.push_back(std::get<PredictionScenario>(edit));
      drags.push_back(drag);
    });
    compute(scenario);
  }
  void compute(const PredictionScenario& scenario) {
    const auto take = page.work(scenario)([](const StudyPage::Take& early) { early(); }, {});
    take();
  }
  /// A hand on the mark that has this place in the picture of a step.
  Drag drag_of(std::int32_t place, Drag::Phase phase, QPointF at, int step = 16) const {
    Drag drag;
    const auto picture = page.exhibits().front()->picture(Theme::get(ThemeKind::light), {step, 1});
    for (const Spot& spot : test::painted_spots(*picture, {728, 600}))
      if (spot.act == Spot::Act::drag && spot.place == place) drag.handle = spot;
    REQUIRE(drag.handle.grab);
    drag.phase = phase;
    drag.at = at;
    drag.area = QRectF(0, 0, 728, 600);
    return drag;
  }
  bool press(int key) {
    const QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier);
    return page.take_key(event, {}, page.view());
  }

  StablePage page;
  std::vector<PredictionScenario> edits;
  std::vector<int> drags;
};

}  // namespace

TEST_CASE("The page has a picture and four tables and steps after it has computed", "[stable-page]") {
  OpenedStable o(test::stable_case("tie"));
  REQUIRE(o.page.ready());
  CHECK(o.page.script()->size() == 19);
  const auto exhibits = o.page.exhibits();
  REQUIRE(exhibits.size() == 4);
  CHECK(exhibits[0]->id() == QStringLiteral("stable"));
  CHECK(exhibits[0]->play());
  for (const auto& exhibit : exhibits) {
    CHECK_FALSE(exhibit->title().isEmpty());
    CHECK_FALSE(exhibit->table(0, {}).rows.empty());
    CHECK(exhibit->picture(Theme::get(ThemeKind::light), {18, 1}) != nullptr);
  }
  StepPanel panel;
  for (int step = 0; step < o.page.script()->size(); ++step) {
    o.page.show_step(step);
    o.page.explain(panel, step);
    CHECK(panel.sentence() == o.page.script()->sentence(step));
  }
  for (const PanelRow& row : o.page.rows()) CHECK_FALSE(prediction_field(row.field).info.label.empty());
  CHECK(o.page.command(test::stable_case("tie")) ==
        QStringLiteral("littlestone-lab predict stable thresholds:8 --data rows.csv --subset 6 --epsilon 0.2 --worst "
                       "--sweep"));
}

TEST_CASE("An example that is dragged to another label is one edit of the changed row", "[stable-page]") {
  OpenedStable o(test::stable_case("tie"));
  o.page.show_step(16);
  // Row 0 is a − at point 1: to the + side of point 1, then to point 8.
  o.page.take_drag(o.drag_of(0, Drag::Phase::begin, {140, 100}));
  o.page.take_drag(o.drag_of(0, Drag::Phase::move, {158, 100}));
  o.page.take_drag(o.drag_of(0, Drag::Phase::end, {680, 100}));
  REQUIRE(o.edits.size() == 2);
  CHECK(o.edits[0].changed == 0U);
  CHECK(o.edits[0].becomes == "0:+");
  CHECK(o.edits[1].becomes == "7:+");
  CHECK(o.drags[0] == o.drags[1]);
  CHECK(o.drags[0] != 0);
  o.compute(o.edits[1]);
  CHECK(o.page.run()->change->to == Example{7, Label::plus});
  // Dropped outside of the stacks nothing happens.
  o.page.take_drag(o.drag_of(0, Drag::Phase::begin, {140, 100}));
  o.page.take_drag(o.drag_of(0, Drag::Phase::end, {140, 400}));
  CHECK(o.edits.size() == 2);
}

TEST_CASE("A dragged example before the change is shown leads to the change", "[stable-page]") {
  OpenedStable o(test::stable_case("tie"));
  QSignalSpy asked(&o.page, &Page::page_asked);
  o.page.show_step(2);
  o.page.take_drag(o.drag_of(0, Drag::Phase::begin, {140, 100}, 2));
  o.page.take_drag(o.drag_of(0, Drag::Phase::move, {680, 100}, 2));
  CHECK(asked.empty());
  o.page.take_drag(o.drag_of(0, Drag::Phase::end, {680, 100}, 2));
  REQUIRE(o.edits.size() == 2);
  CHECK(o.edits.back().becomes == "7:+");
  REQUIRE(asked.size() == 1);
  CHECK(asked.front().at(1).toInt() == 16);
}

TEST_CASE("Epsilon is dragged along a sweep", "[stable-page]") {
  OpenedStable o(test::stable_case("tie"));
  o.page.show_step(16);
  std::size_t edits = 0;
  for (const std::int32_t place : {stable_epsilon_place, stable_accuracy_place}) {
    const double left = place == stable_epsilon_place ? 64 : 414;
    o.page.take_drag(o.drag_of(place, Drag::Phase::begin, {left + 115, 540}));
    o.page.take_drag(o.drag_of(place, Drag::Phase::move, {left + 115, 540}));
    CHECK(o.edits.size() == edits);  // it stands there
    for (const auto& [x, epsilon] : {std::pair(left + 230, Rational(2)), {left + 57, Rational(63, 1000)}}) {
      o.page.take_drag(o.drag_of(place, Drag::Phase::move, {x, 540}));
      REQUIRE(o.edits.size() == ++edits);
      CHECK(o.edits.back().mechanism == epsilon);
      CHECK(o.drags.back() == o.drags[edits > 2 ? 2 : 0]);
    }
  }
  CHECK(o.drags[0] != o.drags[2]);
}

TEST_CASE("The key W and the button go to the worst neighbour and stop there", "[stable-page]") {
  OpenedStable o(test::stable_case("tie"));
  o.page.show_step(16);
  CHECK(o.page.worst_button().isEnabled());
  CHECK(o.press(Qt::Key_W));
  REQUIRE(o.edits.size() == 1);
  CHECK_FALSE(o.edits[0].changed);
  CHECK(o.edits[0].becomes.empty());
  o.compute(o.edits[0]);
  o.page.show_step(16);
  CHECK(o.page.run()->change->worst);
  CHECK_FALSE(o.page.worst_button().isEnabled());
  CHECK(o.press(Qt::Key_W));
  CHECK(o.edits.size() == 1);
}

TEST_CASE("Sharp and paper constants set n and n' and epsilon for which gamma and alpha are kept", "[stable-page]") {
  PredictionScenario scenario = test::stable_case("tie");
  scenario.class_text = "thresholds:3";
  scenario.target = 1;
  scenario.rows.clear();
  scenario.changed.reset();
  scenario.becomes.clear();
  for (const auto& [gamma, alpha] : {std::pair(Rational(1, 10), Rational(1, 4)),
                                     {Rational(1, 4), Rational(1, 5)},
                                     {Rational(1, 50), Rational(1, 4)}}) {
    scenario.stability = gamma;
    scenario.price_alpha = alpha;
    CAPTURE(gamma, alpha);
    OpenedStable o(scenario);
    CHECK(o.page.constants_choice().chosen() == 2);
    const StablePlans plans = o.page.run()->plans;
    REQUIRE(plans.sharp);
    REQUIRE(plans.printed);
    o.page.constants_choice().segment(1)->click();
    REQUIRE(o.edits.size() == 1);
    const PredictionScenario sharp = o.edits[0];
    CHECK(sharp.examples == plans.sharp->examples);
    CHECK(sharp.subset == plans.sharp->subset);
    CHECK(to_double(sharp.mechanism) == Approx(plans.sharp->epsilon).epsilon(0.05));
    // What is promised, from its definition: stability, and the excess in expectation.
    const double share = static_cast<double>(sharp.subset) / static_cast<double>(sharp.examples);
    const double moved = share + (1 - share) * std::tanh(to_double(sharp.mechanism) / 2);
    const double net = 1 - static_cast<double>(sharp.subset) / static_cast<double>(sharp.subset + 1) *
                               std::pow(2.0, -1 / static_cast<double>(sharp.subset));
    double w = 0.5;  // W(2/e) by Newton's steps
    for (int i = 0; i < 60; ++i) w -= (w * std::exp(w) - 2 / std::exp(1.0)) / (std::exp(w) * (1 + w));
    const double mechanism = 2 / to_double(sharp.mechanism) * w / static_cast<double>(sharp.examples);
    CHECK(moved <= to_double(gamma));
    CHECK(moved + net + mechanism <= to_double(alpha));
    // No n below has them: of a grid of n' and ε₀.
    const double less = static_cast<double>(sharp.examples) * 0.995;
    for (std::uint64_t subset = 1; subset < sharp.examples; subset += 1 + subset / 64)
      for (int step = 0; step < 200; ++step) {
        const double epsilon = 0.001 * std::pow(1.04, step);
        const double part = static_cast<double>(subset) / less;
        const double stable = part + (1 - part) * std::tanh(epsilon / 2);
        const double rows = static_cast<double>(subset);
        const double excess = stable + 1 - rows / (rows + 1) * std::pow(2.0, -1 / rows) + 2 / epsilon * w / less;
        if (stable <= to_double(gamma) && excess <= to_double(alpha)) FAIL("n' " << subset << ", epsilon " << epsilon);
      }
    o.compute(sharp);
    CHECK(o.page.constants_choice().chosen() == 1);
    CHECK(plans_text(*o.page.run()).contains(count_text(static_cast<double>(plans.sharp->examples))));
    CHECK(plans_text(*o.page.run()).contains(count_text(std::ceil(plans.printed->examples))));
    CHECK_FALSE(plans_text(*o.page.run()).contains(u'%'));
    o.page.constants_choice().segment(0)->click();
    REQUIRE(o.edits.size() == 2);
    const PredictionScenario paper = o.edits[1];
    CHECK(paper.mechanism == gamma / 3);
    CHECK(paper.examples ==
          std::min<std::uint64_t>(1'000'000, static_cast<std::uint64_t>(std::ceil(plans.printed->examples))));
    CHECK(3 * paper.subset <= gamma * paper.examples + 3);
    CHECK(paper.examples > 10 * sharp.examples);
    std::vector<InputError> problems;
    check_prediction(paper, problems);
    check_prediction(sharp, problems);
    CHECK(problems.empty());
    // A number by hand is custom again.
    PredictionScenario custom = sharp;
    custom.subset += 1;
    o.compute(custom);
    CHECK(o.page.constants_choice().chosen() == 2);
  }
}

TEST_CASE("Where gamma leaves no choice the constants say so", "[stable-page]") {
  PredictionScenario scenario = test::stable_case("small");
  scenario.stability = 1;
  OpenedStable o(scenario);
  CHECK_FALSE(o.page.run()->plans.sharp);
  o.page.constants_choice().segment(1)->click();
  CHECK(o.edits.empty());
  CHECK_FALSE(plans_text(*o.page.run()).isEmpty());
}

TEST_CASE("How the stable learner is looked at is kept", "[stable-page]") {
  OpenedStable o(test::stable_case("small"));
  o.page.learner_choice().choose(0);
  o.page.bound_choice().choose(1);
  const nlohmann::json state = o.page.view_state();
  OpenedStable other(test::stable_case("small"));
  other.page.set_view_state(state);
  CHECK(other.page.learner_choice().chosen() == 0);
  CHECK(other.page.bound_choice().chosen() == 1);
  other.page.set_view_state({{"learner", 3}, {"bound", nullptr}});
  CHECK(other.page.learner_choice().chosen() == 0);
}

TEST_CASE("What is pointed at is told in numbers", "[stable-page]") {
  OpenedStable o(test::stable_case("tie"));
  CHECK(o.page.tell(Kin::of_point(3)).contains(QStringLiteral(".501")));
  CHECK(o.page.tell(Kin::of_point(3)).contains(QStringLiteral(".459")));
  CHECK(o.page.tell(Kin::of_predictor(o.page.run()->concept_class().row(3))).contains(QStringLiteral("12")));
  CHECK(o.page.tell({}).isEmpty());
}

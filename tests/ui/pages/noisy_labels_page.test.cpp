// SPDX-License-Identifier: GPL-3.0-or-later
// The page of noisy labels in a window's hands: its study comes in parts, its handles are edits, its key asks for a
// step.
#include <QSignalSpy>
#include <QtTest>
#include <catch2/catch.hpp>

#include "tests/ui/screens.test.hpp"
#include "ui/pages/noisy_labels/noisy_labels_page.hpp"
#include "ui/pages/noisy_labels/noisy_labels_words.hpp"
#include "ui/words/language.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

struct NoisyPageShown {
  NoisyLabelsPage page{noisy_labels_page()};
  int posts = 0;
  std::vector<ChapterScenario> edits;

  NoisyPageShown() {
    PredictionScenario scenario;
    scenario.page = "noisy-labels";
    QObject::connect(&page, &StudyPage::edited, &page,
                     [this](const ChapterScenario& edited, int) { edits.push_back(edited); });
    study(scenario);
    page.resize(728, 656);
    page.show_step(NoisyMoment::last);
  }
  /// All but the calculator's curves.
  void study(const PredictionScenario& scenario) {
    const StudyPage::Work work = page.work(scenario);
    const Observer observer = [this](const Progress&) {
      const bool enough = page.run() && page.run()->planned && page.run()->worst;
      return enough && posts > 1 ? Answer::stop : Answer::go_on;
    };
    posts = 0;
    try {
      work(
          [this](StudyPage::Take take) {
            ++posts;
            take();
          },
          observer)();
    } catch (const Stopped&) {
    }
  }
  [[nodiscard]] const PredictionScenario& last_edit() const { return std::get<PredictionScenario>(edits.back()); }
  [[nodiscard]] Drag drag_of(std::int32_t place, QPointF by, Drag::Phase phase) {
    (void)page.view()->grab();
    for (const Spot& spot : page.view()->spots().all()) {
      if (spot.place == place && spot.act == Spot::Act::drag)
        return {spot, phase, spot.rect.center() + by, QRectF(page.view()->rect()), false};
    }
    FAIL("no such handle");
    return {};
  }
};

}  // namespace

TEST_CASE("Noisy labels are posted before the worst change and the calculator are done", "[noisy-labels]") {
  NoisyPageShown shown;
  CHECK(shown.posts >= 2);
  REQUIRE(shown.page.script() != nullptr);
  CHECK(shown.page.script()->last() == NoisyMoment::last);
  CHECK(shown.page.exhibits().size() == 4);
  for (const auto& exhibit : shown.page.exhibits()) {
    const PageTable table = exhibit->table(0, {});
    for (const auto& row : table.rows) CHECK(row.size() == table.columns.size());
  }
  StepPanel panel;
  for (int step = 0; step <= NoisyMoment::last; ++step) {
    shown.page.show_step(step);
    shown.page.explain(panel, step);
    CHECK_FALSE(panel.sentence().isEmpty());
    CHECK(panel.sentence().split(u' ').size() <= 40);
  }
  CHECK(shown.page.command(shown.page.run()->scenario).startsWith(QStringLiteral("littlestone-lab predict agnostic")));
}

TEST_CASE("W and the button of noisy labels ask for the step of the worst row", "[noisy-labels]") {
  NoisyPageShown shown;
  QSignalSpy asked(&shown.page, &Page::page_asked);
  const QKeyEvent key(QEvent::KeyPress, Qt::Key_W, Qt::NoModifier);
  CHECK(shown.page.take_key(key, {}, shown.page.view()));
  QTest::mouseClick(&shown.page.worst_button(), Qt::LeftButton);
  REQUIRE(asked.size() == 2);
  for (const QList<QVariant>& one : asked) {
    CHECK(one[0].toString() == QStringLiteral("noisy-labels"));
    CHECK(one[1].toInt() == NoisyMoment::row_of_s);
  }
}

TEST_CASE("Chips of T and rows of S are edits of the swap in noisy labels", "[noisy-labels]") {
  NoisyPageShown shown;
  const auto place = static_cast<std::int32_t>(shown.page.run()->swap->place);
  const std::int32_t other = place == 0 ? 1 : 0;
  shown.page.take_drag(shown.drag_of(noisy_first_chip + other, {}, Drag::Phase::begin));
  CHECK(shown.edits.empty());
  shown.page.take_drag(shown.drag_of(noisy_first_chip + other, {}, Drag::Phase::end));
  REQUIRE(shown.edits.size() == 1);
  CHECK(shown.last_edit().leaving == static_cast<std::uint64_t>(other));
  // The chip that enters goes to the next point.
  const std::uint64_t entering = shown.page.run()->swap->entering;
  const int by = shown.page.run()->rows().rows()[entering].point > 3 ? -1 : 1;
  shown.page.take_drag(shown.drag_of(noisy_entering_chip, {31.0 * by, 0}, Drag::Phase::move));
  REQUIRE(shown.edits.size() == 2);
  const Sample& rows = shown.page.run()->rows().rows();
  CHECK(static_cast<int>(rows[*shown.last_edit().entering].point) == static_cast<int>(rows[entering].point) + by);
  // A row of S that is clicked enters, one of T leaves.
  std::uint64_t outside = 0;
  const auto& subset = shown.page.run()->subset;
  while (outside == entering || std::find(subset.begin(), subset.end(), outside) != subset.end()) ++outside;
  Spot spot;
  spot.act = Spot::Act::choose;
  spot.place = noisy_first_row + static_cast<std::int32_t>(outside);
  shown.page.take_click(spot);
  CHECK(shown.last_edit().entering == outside);
  spot.place = noisy_first_row + static_cast<std::int32_t>(subset[static_cast<std::size_t>(other)]);
  shown.page.take_click(spot);
  CHECK(shown.last_edit().leaving == static_cast<std::uint64_t>(other));
  // The swap by hand is computed as it was asked for.
  PredictionScenario by_hand = shown.page.run()->scenario;
  by_hand.leaving = static_cast<std::uint64_t>(other);
  by_hand.entering = outside;
  shown.study(by_hand);
  CHECK(shown.page.run()->swap->place == static_cast<std::size_t>(other));
  CHECK(shown.page.run()->swap->entering == outside);
  CHECK_FALSE(shown.page.run()->swap->own_choice);
}

TEST_CASE("The dot of noisy labels is an edit of the calculator's error and leaves the rest as it was",
          "[noisy-labels]") {
  NoisyPageShown shown;
  const Grab grab{"plan_alpha", {0.25, 1e-6, 66, 386, true}};
  Drag drag;
  drag.handle.place = noisy_plan_dot;
  drag.handle.act = Spot::Act::drag;
  drag.handle.grab = std::make_shared<const Grab>(grab);
  drag.area = QRectF(0, 0, 728, 600);
  drag.at = {226, 450};
  drag.phase = Drag::Phase::move;
  shown.page.take_drag(drag);
  REQUIRE(shown.edits.size() == 1);
  const PredictionScenario edited = shown.last_edit();
  CHECK(edited.plan_alpha == two_digit_alpha(grab.value(drag.at)));
  const auto before = shown.page.run();
  shown.study(edited);
  CHECK(shown.page.run()->plan->alpha == edited.plan_alpha);
  CHECK(shown.page.run()->worst->epsilon == before->worst->epsilon);
  CHECK(shown.page.run()->data == before->data);
}

TEST_CASE("Noisy labels keep whether the swap or the votes are shown", "[noisy-labels]") {
  NoisyPageShown shown;
  shown.page.show_choice().choose(1);
  const nlohmann::json state = shown.page.view_state();
  CHECK(state["show"] == "votes");
  NoisyLabelsPage other(noisy_labels_page());
  other.set_view_state(state);
  CHECK(other.show_choice().chosen() == 1);
  other.set_view_state({{"show", 7}});
  CHECK(other.show_choice().chosen() == 1);
}

TEST_CASE("Noisy labels page screens", "[.noisy-labels-page-screens]") {
  const QString folder = test::screens_folder(QStringLiteral("noisy-labels"));
  for (const char* language : {"en", "de", "he"}) {
    const Language spoken(QString::fromLatin1(language));
    NoisyPageShown shown;
    for (const int step : {8, 13}) {
      shown.page.show_step(step);
      shown.page.grab().save(folder + QStringLiteral("page-%1-%2.png").arg(QLatin1String(language)).arg(step));
      StepPanel panel;
      panel.resize(288, 656);
      shown.page.explain(panel, step);
      panel.grab().save(folder + QStringLiteral("panel-%1-%2.png").arg(QLatin1String(language)).arg(step));
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later
// What the scene of the selection holds, and in which order it moves.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "learn/hand_run.test.hpp"
#include "tests/ui/printed.test.hpp"
#include "ui/pages/selection/selection_scene.hpp"
#include "ui/words/numbers.hpp"

using namespace littlestone;
using namespace littlestone::ui;

namespace {

const Mark& marked(const Scene& scene, const QString& key) {
  const auto found = std::find_if(scene.marks.begin(), scene.marks.end(), [&](auto& mark) { return mark.key == key; });
  REQUIRE(found != scene.marks.end());
  return *found;
}

QString selection_words(const Scene& scene) {
  QString written;
  for (const Mark& mark : scene.marks)
    if (const auto* words = std::get_if<Text>(&mark.shape)) written += words->markup + u'\n';
  return written;
}

}  // namespace

TEST_CASE("The scene of the selection holds the errors and chances of its run", "[selection]") {
  for (std::size_t released = 1; released <= 3; ++released) {
    const std::shared_ptr<const PrivateRun> run = test::hand_run(released);
    const std::vector<Candidate>& list = run->result.list;
    for (const SelectionForm form : {SelectionForm::page, SelectionForm::strip, SelectionForm::printed}) {
      const QSizeF room = selection_picture(run, 3, form).natural_size();
      const Scene scene = selection_scene(*run, 4, form, nullptr, room);
      CHECK(scene == selection_scene(*run, 4, form, nullptr, room));
      const auto bar = [&](std::size_t i) {
        return std::get<Box>(marked(scene, QStringLiteral("chance %1").arg(i)).shape).rect.width();
      };
      for (std::size_t i = 0; i < list.size(); ++i) {
        CHECK(selection_words(scene).contains(probability_text(list[i].probability)));
        CHECK(bar(i) * list[0].probability == Approx(bar(0) * list[i].probability));
        CHECK(std::get<Dots>(marked(scene, QStringLiteral("errors %1=").arg(i)).shape).centres.size() ==
              static_cast<qsizetype>(list[i].errors));
      }
      CHECK(selection_words(selection_scene(*run, 1, form, nullptr, room))
                .contains(probability_text(list[0].probability)) == false);
      CHECK(test::misplaced_words(selection_picture(run, 3, form), room.toSize()) == "");
    }
  }
}

TEST_CASE("A printed selection has rows, the draw and the answer, no coloured ground, and type of 6 pt at 84 mm",
          "[selection][figure]") {
  for (std::size_t released = 0; released <= 3; ++released) {
    CAPTURE(released);
    const ScenePicture picture = selection_picture(test::hand_run(released), 3, SelectionForm::printed);
    const Scene scene = picture.scene(picture.natural_size());
    for (const Mark& mark : scene.marks) CHECK(mark.fill != &Theme::noise_ground);
    test::check_print(picture);
    if (released > 0) CHECK(selection_words(scene).contains(QStringLiteral("loss ")));
  }
}

TEST_CASE("The pointer comes to the segment that was drawn before a predictor leaves", "[selection]") {
  const std::shared_ptr<const PrivateRun> run = test::hand_run(3);
  const auto tip = [&](double phase) {
    const ScenePicture picture = selection_picture(run, 3, SelectionForm::page, phase);
    return std::get<Area>(marked(picture.scene(picture.natural_size()), QStringLiteral("pointer")).shape).points[0].x();
  };
  const auto leaves = [&](double phase) {
    const ScenePicture picture = selection_picture(run, 3, SelectionForm::page, phase);
    const Scene scene = picture.scene(picture.natural_size());
    return std::any_of(scene.marks.begin(), scene.marks.end(),
                       [](const Mark& mark) { return mark.key == QStringLiteral("chosen") && mark.opacity > 0; });
  };
  CHECK(tip(0) < tip(0.3));
  CHECK(tip(0.3) < tip(0.7));
  CHECK(tip(0.7) == tip(1));
  CHECK_FALSE(leaves(0.6));
  CHECK(leaves(0.7));
  CHECK(leaves(1));
}

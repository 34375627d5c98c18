// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/presentation.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "../kit/pictures.test.hpp"
#include "../painted_words.test.hpp"
#include "ui/pages/class/class_page.hpp"
#include "ui/pages/histogram/histogram_page.hpp"
#include "ui/pages/histogram/neighbour_room.hpp"
#include "ui/pages/selection/selection_page.hpp"
#include "ui/pages/tournament/levels_exhibits.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"

using namespace littlestone;
using namespace littlestone::ui;

TEST_CASE("No text of a presentation is under 24 px of 1080 lines but what is raised or lowered", "[presentation]") {
  const QSize screen = GENERATE(QSize(1920, 1080), QSize(2560, 1440), QSize(1366, 768), QSize(1280, 720),
                                QSize(1280, 800), QSize(1024, 768));
  const double share = std::min({1.0, screen.width() / 1920.0, screen.height() / 1080.0});
  Scenario s;
  s.class_text = "thresholds:8";
  s.target = 2;
  const auto story = std::make_shared<const Story>(compute_private_run(s));
  Presentation presentation;
  presentation.resize(screen);
  presentation.show();
  const auto check = [&](const char* what, const std::shared_ptr<const Picture>& picture, int step) {
    presentation.show_step(QStringLiteral("Tournament"), picture, (*story)[step].sentence, (*story)[step].reference,
                           QStringLiteral("12 of 44"));
    test::WordListener listener(presentation.size());
    presentation.render(&listener, {}, {}, QWidget::DrawChildren);
    REQUIRE_FALSE(listener.painted().empty());
    const auto smallest = std::min_element(
        listener.painted().begin(), listener.painted().end(),
        [](const test::PaintedWords& a, const test::PaintedWords& b) { return a.pixel_size < b.pixel_size; });
    CAPTURE(screen.width(), what, step, smallest->text.toStdString(), smallest->pixel_size);
    CHECK(smallest->pixel_size >= (24 * 0.72 - 0.5) * share);  // subscripts
  };
  for (int step = 0; step < story->size(); step += 1) {
    const Part part = (*story)[step].part;
    if (part == Part::tournament && step % 5 != 0 && (*story)[step + 1].part == part) continue;
    const auto exhibit = part == Part::tournament      ? tournament_exhibit(story)
                         : part == Part::other_batches ? frequencies_exhibit(story, nullptr)
                         : part == Part::histogram     ? histogram_exhibit(story)
                                                       : selection_exhibit(story);
    check("exhibit", exhibit->picture(Theme::get(ThemeKind::light), {step, 1}), step);
  }
  const PrivateRun& run = story->run();
  check("tree",
        std::make_shared<MistakeTreePicture>(run.instance->shared_class(),
                                             std::make_shared<const MistakeTree>(run.tree())),
        0);
  check("levels", levels_exhibit(facts_of_levels(story->run_pointer(), {}))->picture(Theme::get(ThemeKind::light), {}),
        0);
  const auto changed = look_at_change(
      find_neighbours(story->run_pointer(), run.result.internals.traced_batch + 1, nullptr, {}), std::nullopt);
  check("laws", neighbour_laws_exhibit(changed)->picture(Theme::get(ThemeKind::light), {}), 0);
  check("class", class_exhibit(class_of(run))->picture(Theme::get(ThemeKind::light), {}), 0);
}

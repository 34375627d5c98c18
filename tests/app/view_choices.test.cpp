// SPDX-License-Identifier: GPL-3.0-or-later
// How a page is seen: what a session keeps of it.
#include <catch2/catch.hpp>
#include <memory>

#include "ui/pages/all.hpp"
#include "ui/shell/study_page.hpp"

namespace littlestone::ui {

TEST_CASE("A session keeps how each study page is seen, and ignores what it cannot read", "[pages]") {
  int choices = 0;
  for (const ChapterInfo& chapter : chapters()) {
    for (const PageInfo& info : chapter.pages) {
      const std::unique_ptr<Page> one(info.make(info, nullptr));
      const std::unique_ptr<Page> other(info.make(info, nullptr));
      const auto* from = dynamic_cast<StudyPage*>(one.get());
      auto* to = dynamic_cast<StudyPage*>(other.get());
      if (from == nullptr) continue;
      REQUIRE(from->view_choices().size() == to->view_choices().size());
      for (std::size_t at = 0; at < from->view_choices().size(); ++at) {
        const StudyPage::ViewChoice& choice = from->view_choices()[at];
        Segments& kept = *to->view_choices()[at].segments;
        CAPTURE(info.id.toStdString(), choice.key);
        CHECK(choice.segments->accessibleName() == choice.name);
        CHECK(choice.segments->chosen() == choice.usual);
        if (choice.key.empty()) continue;
        ++choices;
        for (std::size_t value = 0; value < choice.values.size(); ++value) {
          choice.segments->choose(static_cast<int>(value));
          to->set_view_state(from->view_state());
          CHECK(kept.chosen() == static_cast<int>(value));
        }
        to->set_view_state({{choice.key, "no such value"}});
        to->set_view_state(nullptr);
        CHECK(kept.chosen() == static_cast<int>(choice.values.size()) - 1);
        choice.segments->choose(choice.usual);
      }
    }
  }
  CHECK(choices == 10);
}

}  // namespace littlestone::ui

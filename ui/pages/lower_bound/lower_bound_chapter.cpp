// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_chapter.hpp"

#include <QCoreApplication>
#include <chrono>
#include <utility>

#include "ui/pages/deep_tree/deep_tree_scene.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/pages/lower_bound/lower_bound_thumbnail.hpp"
#include "ui/shell/study_chapter_info.hpp"

namespace littlestone::ui {
namespace {

QString lower_bound_chapter_name() { return QCoreApplication::translate("Chapter", "Why thresholds are hard"); }

std::shared_ptr<const Picture> face(const LowerBoundScenario& scenario, const Observer& observer) {
  if (scenario.page == "deep-tree") {
    try {
      return deep_tree_card(scenario, observer);
    } catch (const Stopped&) {
      return nullptr;
    }
  }
  constexpr std::chrono::milliseconds limit{2000};  // a card need not show the largest set
  const auto run = compute_lower_bound(scenario, limit, {}, observer);
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  return lower_bound_thumbnail(run);
}

// Each shipped scenario shows what its lesson is about.
std::optional<GalleryEntry> card(const std::string&, const ChapterScenario& shipped) {
  return study_card<LowerBoundScenario>(shipped, face);
}

}  // namespace

ChapterInfo lower_bound_chapter_info(std::vector<PageInfo> pages) {
  return {QStringLiteral("II"),
          lower_bound_chapter_name,
          std::move(pages),
          {},
          [](const ChapterInfo& info, QWidget* parent) -> std::unique_ptr<Chapter> {
            return std::make_unique<StudyChapter>(info, lower_bound_panel_fields(), nullptr, parent);
          },
          kind_of<LowerBoundScenario>,
          card};
}

}  // namespace littlestone::ui

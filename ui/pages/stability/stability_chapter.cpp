// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/stability/stability_chapter.hpp"

#include <QCoreApplication>
#include <utility>

#include "ui/pages/ladder/ladder_page.hpp"
#include "ui/pages/one_more_point/one_more_point_page.hpp"
#include "ui/pages/same_answer/same_answer_page.hpp"
#include "ui/pages/worst_world/worst_world_scene.hpp"
#include "ui/shell/study_chapter_info.hpp"

namespace littlestone::ui {
namespace {

QString stability_chapter_name() { return QCoreApplication::translate("Chapter", "How stable?"); }

PanelClass no_stability_class(const ChapterScenario&, const Observer&) { return {}; }

}  // namespace

ChapterInfo stability_chapter_info(std::vector<PageInfo> pages) {
  ChapterInfo info =
      study_chapter_info<StabilityScenario, stability_field, with_value, no_stability_class, stability_card>(
          QStringLiteral("VI"), stability_chapter_name, std::move(pages));
  static const auto make = info.make;
  // Steps are shipped for one α and one β: these are shown, not set.
  info.make = [](const ChapterInfo& of, QWidget* parent) {
    std::unique_ptr<Chapter> chapter = make(of, parent);
    for (const char* field : {"alpha", "beta"}) {
      auto* box = qobject_cast<QLineEdit*>(static_cast<StudyChapter&>(*chapter).panel().control(QLatin1String(field)));
      if (box != nullptr) box->setReadOnly(true);
    }
    return chapter;
  };
  return info;
}

StabilityScenario with_value(StabilityScenario scenario, std::string_view field, const FieldValue& value) {
  const StabilityScenario before = scenario;
  stability_field(field).set(scenario, value);
  if (field == "searched") {
    try {
      scenario = with_searched(scenario, scenario.searched);
    } catch (const InputError&) {  // the search says why
    }
  }
  if (field == "steps") scenario.shape = scenario.steps.empty() ? StepsKind::even : StepsKind::hand;
  if ((field == "shape" && scenario.shape != StepsKind::hand) || field == "class" || field == "differ")
    scenario.steps.clear();
  if (scenario.shape == StepsKind::hand && scenario.steps.empty()) {
    if (field == "shape")
      scenario.steps = steps_text(staircase_of(before).steps);  // from those that were shown
    else
      scenario.shape = StepsKind::even;
  }
  if (field == "mesh" || field == "known" || field == "drawn") scenario.painted.clear();
  return scenario;
}

std::shared_ptr<const Picture> stability_card(const StabilityScenario& scenario, const Observer& observer) {
  try {
    if (scenario.page == "worst-world") return worst_world_card(scenario, observer);
    if (scenario.page == "one-more-point") return one_more_point_card(scenario, observer);
    if (scenario.page == "ladder") return ladder_card(scenario, observer);
    return same_answer_card(scenario, observer);
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/study_page.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

QString StudyPage::tell(const Kin&) const { return {}; }

Provenance StudyPage::provenance(int step) const {
  if (!scenario_) return {};
  return {*scenario_, step, command(*scenario_)};
}

bool StudyPage::take_data(const QString& path) {
  if (!scenario_) return false;
  const auto changed = with_data(*scenario_, file_bytes(path));
  if (!changed) return false;
  emit edited(*changed, 0);
  return true;
}

void StudyPage::take_click(const Spot& spot) {
  if (spot.grab && spot.act == Spot::Act::choose) set_by_hand(spot.grab->field, spot.grab->here, 0);
}

void StudyPage::take_drag(const Drag& drag) {
  const int number = number_of(drag);
  if (!drag.handle.grab || drag.phase == Drag::Phase::begin) return;
  set_by_hand(drag.handle.grab->field, drag.handle.grab->value(drag.at), number);
}

void StudyPage::set_by_hand(const std::string&, double, int) {}

void StudyPage::taken(const ChapterScenario& scenario) {
  scenario_ = std::make_shared<const ChapterScenario>(scenario);
  script_ = write_script();
  emit retold();
}

void StudyPage::retell() {
  if (!scenario_) return;
  script_ = write_script();
  emit retold();
}

int StudyPage::number_of(const Drag& drag) {
  static int drags = 1'000'000;  // beyond those of the panel
  if (drag.phase == Drag::Phase::begin) ++drags;
  return drags;
}

}  // namespace littlestone::ui

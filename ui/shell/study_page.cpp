// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/study_page.hpp"

#include <algorithm>
#include <utility>

#include "ui/words/file_names.hpp"

namespace littlestone::ui {

QString StudyPage::tell(const Kin&) const { return {}; }

Provenance StudyPage::provenance(int step) const {
  if (!scenario_) return {};
  return {*scenario_, step, command(*scenario_)};
}

void StudyPage::explain(StepPanel& panel, int step) const {
  if (!script_) return;
  const int at = std::clamp(step, 0, script_->last());
  const ScriptStep& here = (*script_)[at];
  panel.set_step(here.sentence, here.reference, here.question);
  fill_panel(panel, at);
}

QString StudyPage::headline(Moment moment) const {
  if (!script_ || !script_->waits(std::clamp(moment.step, 0, script_->last()))) return {};
  const ScriptStep& here = (*script_)[std::clamp(moment.step, 0, script_->last())];
  return here.sentence + u'\n' + here.question.text;
}

LectureNote StudyPage::note(int step) const {
  if (!script_ || step < 0 || step >= script_->last() || !script_->waits(step)) return {};
  return {(*script_)[step].question.text, (*script_)[step + 1].sentence};
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

nlohmann::json StudyPage::view_state() const {
  nlohmann::json state = PicturePage::view_state();
  for (const ViewChoice& choice : view_choices_) {
    if (choice.key.empty()) continue;
    state[choice.key] = choice.values[static_cast<std::size_t>(choice.segments->chosen())].kept;
  }
  return state;
}

void StudyPage::set_view_state(const nlohmann::json& state) {
  PicturePage::set_view_state(state);
  if (!state.is_object()) return;
  for (const ViewChoice& choice : view_choices_) {
    const auto kept = choice.key.empty() ? state.end() : state.find(choice.key);
    if (kept == state.end()) continue;
    for (std::size_t i = 0; i < choice.values.size(); ++i)
      if (choice.values[i].kept == *kept) choice.segments->choose(static_cast<int>(i));
  }
}

PlainButton* StudyPage::add_panel_button(const QString& words) {
  auto* button = new PlainButton(words, this);
  add_to_panel(button);
  return button;
}

Segments* StudyPage::add_view_choice(ViewChoice choice) {
  QStringList words;
  for (const ViewChoice::Value& value : choice.values) words << value.words;
  choice.segments = new Segments(words, this);
  choice.segments->setAccessibleName(choice.name);
  choice.segments->choose(choice.usual);
  return view_choices_.emplace_back(std::move(choice)).segments;
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

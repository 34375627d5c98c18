// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/page.hpp"

#include <utility>

namespace littlestone::ui {

Page::Page(PageInfo info, QWidget* parent) : QWidget(parent), info_(std::move(info)) {
  setAttribute(Qt::WA_OpaquePaintEvent);  // a page fills itself: nothing below it is painted
}

std::shared_ptr<const Exhibit> Page::lecture(int) const {
  const std::vector<std::shared_ptr<const Exhibit>> all = exhibits();
  return all.empty() ? nullptr : all.front();
}

QString Page::lecture_title(int) const { return name(); }

QString Page::command(const ChapterScenario&) const { return {}; }

bool Page::covers(int) const { return true; }

int Page::opening_step(int step, bool) const { return step; }

void Page::show_motion(Moment, StepPanel&) {}

void Page::tell_nothing(Nothing) {}

bool Page::take_key(const QKeyEvent&, KeyFocus, PictureView*) { return false; }

KeySection Page::keys() const { return {}; }

void Page::take_click(const Spot&) {}

void Page::take_drag(const Drag&) {}

void Page::go_to_move(int) {}

void Page::dress(const Theme&) {}

nlohmann::json Page::view_state() const { return {{"table", table_shown()}}; }

void Page::set_view_state(const nlohmann::json& state) {
  const auto table = state.find("table");
  if (table != state.end() && table->is_boolean()) show_table(table->get<bool>());
}

void Page::continue_from(const Page&) {}

}  // namespace littlestone::ui

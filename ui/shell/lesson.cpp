// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/lesson.hpp"

#include <algorithm>

namespace littlestone::ui {

void LessonWalk::open(int station) {
  station_ = std::clamp(station, 0, std::max(0, stations_ - 1));
  on_ = stations_ > 0;
  begun_ = on_;
  answered_ = false;
}

void LessonWalk::end() {
  finish();
  on_ = false;
  begun_ = false;
  answered_ = false;
  station_ = 0;
}

LessonWalk::Press LessonWalk::press(const Station& here, int step) const {
  if (step < here.asked) return Press::step;
  if (!answered_) return Press::answer;
  if (step < here.last) return Press::step;
  return station_ + 1 < stations_ ? Press::next : Press::end;
}

nlohmann::json LessonWalk::kept() const {
  if (!begun_ && done_.empty()) return nullptr;
  return {{"station", station_}, {"begun", begun_}, {"answered", answered_}, {"done", done_}};
}

void LessonWalk::set_kept(const nlohmann::json& kept) {
  const auto in_lesson = [this](const nlohmann::json& value) {
    return value.is_number_integer() && value >= 0 && value < stations_;
  };
  if (!kept.is_object() || !kept.contains("station") || !in_lesson(kept.at("station"))) return;
  const auto is_true = [&](const char* key) {
    return kept.contains(key) && kept.at(key).is_boolean() && kept.at(key).get<bool>();
  };
  station_ = kept.at("station").get<int>();
  begun_ = is_true("begun");
  answered_ = is_true("answered");
  on_ = false;
  done_.clear();
  if (!kept.contains("done") || !kept.at("done").is_array()) return;
  for (const nlohmann::json& station : kept.at("done")) {
    if (in_lesson(station)) done_.insert(station.get<int>());
  }
}

}  // namespace littlestone::ui

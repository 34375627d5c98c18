// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/walk.hpp"

#include <algorithm>
#include <array>

namespace littlestone::ui {
namespace {

/// The station that took the place of one of the twelve that were there before.
constexpr std::array<int, 12> place_taken_by = {1, 2, 3, 4, 5, 5, 7, 8, 9, 10, 11, 12};

std::vector<int> presses_of(const std::vector<std::shared_ptr<const Station>>& course) {
  std::vector<int> presses;
  presses.reserve(course.size());
  for (const auto& station : course) presses.push_back(station->presses());
  return presses;
}

std::optional<int> whole_of(const nlohmann::json& json, const char* name) {
  const auto found = json.find(name);
  if (found == json.end() || !found->is_number_integer()) return std::nullopt;
  return found->get<int>();
}

}  // namespace

CourseWalk::CourseWalk(std::vector<int> presses) : presses_(std::move(presses)) {}

CourseWalk::CourseWalk(const std::vector<std::shared_ptr<const Station>>& course) : CourseWalk(presses_of(course)) {}

int CourseWalk::last_beat(int station) const { return std::max(1, presses_[static_cast<std::size_t>(station)]) - 1; }

void CourseWalk::open(int station, int beat) {
  begun_ = true;
  station_ = std::clamp(station, 0, stations() - 1);
  beat_ = std::clamp(beat, 0, last_beat(station_));
}

bool CourseWalk::go_on() {
  if (beat_ < last_beat(station_)) {
    open(station_, beat_ + 1);
    return true;
  }
  done_.insert(station_);
  if (station_ + 1 == stations()) return false;
  open(station_ + 1);
  return true;
}

bool CourseWalk::go_back() {
  if (beat_ > 0) {
    open(station_, beat_ - 1);
    return true;
  }
  if (station_ == 0) return false;
  open(station_ - 1, last_beat(station_ - 1));
  return true;
}

std::optional<int> CourseWalk::guess(int beat) const {
  const auto found = guesses_.find({station_, beat});
  return found == guesses_.end() ? std::nullopt : std::optional(found->second);
}

void CourseWalk::set_guess(int beat, std::optional<int> card) {
  if (card) {
    guesses_[{station_, beat}] = *card;
  } else {
    guesses_.erase({station_, beat});
  }
}

std::vector<int> CourseWalk::hands(int station, int beat) const {
  const auto found = hands_.find({station, beat});
  return found == hands_.end() ? std::vector<int>() : found->second;
}

void CourseWalk::set_hands(int station, int beat, std::vector<int> counts) {
  hands_[{station, beat}] = std::move(counts);
}

const Hand& CourseWalk::hand() const {
  static const Hand none;
  const auto found = set_.find(station_);
  return found == set_.end() ? none : found->second;
}

void CourseWalk::set_hand(Hand hand, int drag) {
  if (hand == this->hand()) return;
  if (drag != 0 && !past_.empty() && past_.back().drag == drag && past_.back().station == station_) {
    past_.back().after = hand;
  } else {
    past_.push_back({station_, this->hand(), hand, drag});
  }
  future_.clear();
  set_[station_] = std::move(hand);
}

void CourseWalk::undo() {
  if (past_.empty()) return;
  const Change change = past_.back();
  past_.pop_back();
  if (change.station != station_) open(change.station);
  set_[change.station] = change.before;
  future_.push_back(change);
}

void CourseWalk::redo() {
  if (future_.empty()) return;
  const Change change = future_.back();
  future_.pop_back();
  if (change.station != station_) open(change.station);
  set_[change.station] = change.after;
  past_.push_back(change);
}

nlohmann::json CourseWalk::kept() const {
  nlohmann::json json = {
      {"course", stations()}, {"station", station_}, {"beat", beat_}, {"begun", begun_}, {"done", done_}};
  for (const auto& [at, card] : guesses_) json["guesses"].push_back({at.first, at.second, card});
  for (const auto& [at, counts] : hands_) json["hands"].push_back({at.first, at.second, counts});
  for (const auto& [station, hand] : set_)
    if (!hand.empty()) json["set"].push_back({station, hand.kept()});
  return json;
}

void CourseWalk::set_kept(const nlohmann::json& kept) {
  if (!kept.is_object()) return;
  CourseWalk read(presses_);
  const auto station = whole_of(kept, "station");
  const auto begun = kept.find("begun");
  if (!station || begun == kept.end() || !begun->is_boolean()) return;
  const bool earlier = !kept.contains("course");
  const auto here = [&](int at) -> std::optional<int> {
    if (earlier) {
      if (at < 0 || at >= static_cast<int>(place_taken_by.size())) return std::nullopt;
      return place_taken_by[static_cast<std::size_t>(at)];
    }
    return at >= 0 && at < stations() ? std::optional(at) : std::nullopt;
  };
  const auto at = here(*station);
  if (!at) return;
  read.open(*at, earlier ? 0 : std::max(0, whole_of(kept, "beat").value_or(0)));
  read.begun_ = begun->get<bool>();
  if (const auto done = kept.find("done"); done != kept.end() && done->is_array())
    for (const auto& one : *done)
      if (one.is_number_integer() && here(one.get<int>())) read.done_.insert(*here(one.get<int>()));
  const auto each = [&](const char* name, std::size_t size, const auto& take) {
    const auto found = kept.find(name);
    if (earlier || found == kept.end() || !found->is_array()) return;
    for (const auto& one : *found)
      if (one.is_array() && one.size() == size && one[0].is_number_integer() && here(one[0].get<int>()))
        take(one[0].get<int>(), one);
  };
  each("guesses", 3, [&](int of, const nlohmann::json& one) {
    if (one[1].is_number_integer() && one[2].is_number_integer() && one[2] >= 0 && one[2] < 3)
      read.guesses_[{of, one[1].get<int>()}] = one[2].get<int>();
  });
  each("hands", 3, [&](int of, const nlohmann::json& one) {
    if (!one[1].is_number_integer() || !one[2].is_array() || one[2].size() > 3) return;
    std::vector<int> counts;
    for (const auto& count : one[2])
      counts.push_back(count.is_number_integer() ? std::clamp(count.get<int>(), 0, 9999) : 0);
    read.hands_[{of, one[1].get<int>()}] = std::move(counts);
  });
  each("set", 2, [&](int of, const nlohmann::json& one) { read.set_[of].set_kept(one[1]); });
  *this = std::move(read);
}

}  // namespace littlestone::ui

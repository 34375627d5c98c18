// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/states.hpp"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <deque>

#include "core/base/error.hpp"

namespace littlestone::ui {
namespace {

constexpr double stop_pitch = 2;  // px between two places of a drag that are tried

/// The states of one beat while they are found.
class Search {
 public:
  Search(const Station& station, int beat, std::size_t most, bool last, const Observer& observer)
      : station_(station), beat_(beat), most_(most), last_(last), observer_(observer) {}

  /// Begins with nothing set, and with what the beats before have set.
  LessonBeatStates find(const std::vector<LessonBeatStates>& before) {
    const auto begin = [&](const Hand& hand) { wait(place_of(hand), hand); };
    begin({});
    std::size_t known = 0;
    do {
      known = asked_.size();
      for (const LessonBeatStates& earlier : before)
        for (const LessonState& state : earlier.states) begin(within(state.hand, asked_));
    } while (grow() && known != asked_.size());
    kept_states_ = states_.size();
    LessonBeatStates found{{}, std::move(states_)};
    for (LessonState& state : found.states) {
      for (const auto& [field, value] : state.hand.values()) found.fields.insert(field);
      for (LessonState::Touch& touch : state.touches) {
        touch.click = kept(state.hand, touch.click);
        for (auto& [at, to] : touch.stops) to = kept(state.hand, to);
        std::erase_if(touch.stops, [](const auto& stop) { return stop.second < 0; });
      }
      state.again = kept(state.hand, state.again);
    }
    return found;
  }

 private:
  static Hand within(const Hand& hand, const std::set<std::string>& fields) {
    Hand some;
    for (const auto& [field, value] : hand.values())
      if (fields.contains(field)) some.set(field, value);
    return some;
  }

  /// Expands what waits, the fewest fields first; false where no more fit.
  bool grow() {
    while (!waiting_.empty()) {
      const std::size_t whole = states_.size();
      std::deque<Hand>& level = waiting_.begin()->second;
      const std::size_t depth = waiting_.begin()->first;
      while (!level.empty()) {
        if (states_.size() + level.size() > std::max<std::size_t>(most_, 1)) {
          states_.resize(whole);
          return false;
        }
        const Hand hand = std::move(level.front());
        level.pop_front();
        expand(hand, depth);
      }
      waiting_.erase(depth);
    }
    return true;
  }

  /// The number of a hand as it is set, which may ask for less than all of it.
  int place_of(const Hand& hand) {
    const auto [found, is_new] = places_.try_emplace(hand, static_cast<int>(hands_.size()));
    if (is_new) hands_.push_back(hand);
    return found->second;
  }
  void wait(int place, const Hand& hand) {
    if (static_cast<std::size_t>(place) == state_of_.size()) {
      state_of_.push_back(-1);
      waiting_[hand.values().size()].push_back(hand);
    }
  }

  void expand(const Hand& raw, std::size_t depth) {
    if (stop_requested(observer_, {"states", states_.size(), 0})) throw Stopped();
    LessonState state;
    std::set<std::string> asked;
    const Hand watched = raw.watched(asked);
    const Beat beat = station_.beat(beat_, watched);
    const Scene scene = station_.scene(beat_, static_cast<int>(beat.ms.size()), watched);
    static_cast<void>(station_.table(beat_, watched));
    state.told = station_.written_guess(beat_, watched);
    std::vector<std::vector<std::pair<double, Hand>>> leads;
    for (const Spot& spot : touches_of(scene)) {
      leads.push_back(ends_of(spot, watched));
      LessonState::Touch touch;
      if (last_ && !spot.grab && spot.place >= 0 && leads.back().front().second == raw) {
        touch.station = spot.place;
        leads.back().clear();
      }
      state.touches.push_back(touch);
    }
    Hand once_more = watched;
    const bool again = station_.again(beat_, once_more);
    asked_.insert(asked.begin(), asked.end());
    state.hand = within(raw, asked);
    const int raw_place = place_of(raw);
    const int place = place_of(state.hand);
    if (state.hand.values().size() < depth) {  // it asks for less: it is another state
      wait(place, state.hand);
      same_as_[raw_place] = place;
      return;
    }
    state_of_[static_cast<std::size_t>(raw_place)] = static_cast<int>(states_.size());
    const auto lead = [&](const Hand& hand) {
      const Hand counted = counted_again(hand);
      const int to = place_of(counted);
      wait(to, counted);
      return to;
    };
    for (std::size_t i = 0; i < leads.size(); ++i) {
      LessonState::Touch& touch = state.touches[i];
      const bool click = leads[i].size() == 1;
      for (const auto& [at, hand] : leads[i]) {
        if (click) {
          touch.click = lead(hand);
        } else {
          touch.stops.emplace_back(at, lead(hand));
        }
      }
    }
    if (again) state.again = lead(once_more);
    states_.push_back(std::move(state));
  }

  /// A hand and where it is on the axis of a drag; of a click, one hand.
  std::vector<std::pair<double, Hand>> ends_of(const Spot& spot, const Hand& hand) const {
    if (spot.act == Spot::Act::drag && spot.grab) {
      const Grab& grab = *spot.grab;
      std::vector<std::pair<double, Hand>> stops;
      const double begin = std::min(grab.axis.begin, grab.axis.end);
      const double end = std::max(grab.axis.begin, grab.axis.end);
      double first = begin;
      for (double at = begin; at <= end + stop_pitch / 2; at += stop_pitch) {
        const QPointF here = grab.along == Qt::Horizontal ? QPointF(at, 0) : QPointF(0, at);
        Hand set = hand;
        set.set(grab.field, station_.settled(beat_, grab.field, grab.value(grab.to_scene.inverted().map(here))));
        if (stops.empty() || set != stops.back().second) {
          stops.emplace_back(at, set);
          first = at;
        } else {
          stops.back().first = (first + at) / 2;
        }
      }
      if (stops.size() == 1) stops.push_back(stops.front());
      return stops;
    }
    Hand set = hand;
    if (spot.grab) set.set(spot.grab->field, station_.settled(beat_, spot.grab->field, spot.grab->here));
    station_.take_click(beat_, spot, set);
    return {{0, set}};
  }

  Hand counted_again(const Hand& hand) const {
    Hand counted;
    for (const auto& [field, value] : hand.values()) {
      const int most = station_.counts_to(field);
      if (most == 0 || value <= most) counted.set(field, value);
    }
    return counted;
  }

  /// The state that a touch leads to from a hand.
  int kept(const Hand& from, int place) const {
    if (place < 0) return -1;
    if (const int state = state_at(place); state >= 0) return state;
    Hand changed;
    for (const auto& [field, value] : hands_[static_cast<std::size_t>(place)].values())
      if (!from.values().contains(field) || from.values().at(field) != value) changed.set(field, value);
    const auto found = places_.find(changed);
    return found == places_.end() ? -1 : state_at(found->second);
  }
  int state_at(int place) const {
    for (auto same = same_as_.find(place); same != same_as_.end(); same = same_as_.find(place)) place = same->second;
    const int state = state_of_[static_cast<std::size_t>(place)];
    return state < static_cast<int>(kept_states_) ? state : -1;
  }

  const Station& station_;
  int beat_;
  std::size_t most_;
  bool last_;
  const Observer& observer_;
  std::set<std::string> asked_;  // fields that some state asks for
  std::vector<LessonState> states_;
  std::size_t kept_states_ = 0;
  std::vector<Hand> hands_;
  std::map<Hand, int> places_;                       // of each hand that was met, in hands_
  std::vector<int> state_of_;                        // by place; −1: it waits, or is another state
  std::map<int, int> same_as_;                       // places whose hand asks for less
  std::map<std::size_t, std::deque<Hand>> waiting_;  // by how many fields are set
};

}  // namespace

std::vector<Spot> touches_of(std::vector<Spot> spots) {
  std::erase_if(spots, [](const Spot& spot) { return spot.act == Spot::Act::none; });
  return spots;
}

std::vector<Spot> touches_of(const Scene& scene) {
  QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
  const QPainter painter(&nothing);
  Spots spots;
  add_spots(scene, painter, QTransform(), spots);
  return touches_of(spots.all());
}

std::vector<LessonBeatStates> states_of(const Station& station, std::size_t most_asking, std::size_t most_answered,
                                        bool last, const Observer& observer) {
  std::vector<LessonBeatStates> all;
  for (int beat = 0; beat < std::max(1, station.presses()); ++beat) {
    const std::size_t most = station.beat(beat, {}).asks() ? most_asking : most_answered;
    all.push_back(Search(station, beat, std::max<std::size_t>(most, 1), last, observer).find(all));
  }
  return all;
}

}  // namespace littlestone::ui

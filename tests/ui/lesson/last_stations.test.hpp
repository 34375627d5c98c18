// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the stations 10 to 13 share: what a picture holds, clicks, and the laws of noise by their formulas.
#pragma once

#include <QRegularExpression>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <optional>

#include "tests/ui/lesson/lesson.test.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui::last_stations {

inline Scene at_rest(const Station& station, int beat, const Hand& hand = {}) {
  return station.scene(beat, static_cast<int>(station.beat(beat, hand).ms.size()), hand);
}

/// All that is written or read aloud in a state.
inline QString all_words(const Station& station, int beat, const Hand& hand = {}) {
  const Beat here = station.beat(beat, hand);
  const Scene scene = at_rest(station, beat, hand);
  QStringList all = {here.question, here.answer, here.button, scene.says, station.table(beat, hand).csv()};
  all += here.cards;
  for (const Mark& mark : scene.marks)
    if (const auto* text = std::get_if<Text>(&mark.shape)) all += without_markup(text->markup);
  return all.join(u'\n');
}

/// How many marks have keys that begin so.
inline std::size_t count_of(const Scene& scene, const QString& begin) {
  return static_cast<std::size_t>(std::count_if(scene.marks.begin(), scene.marks.end(),
                                                [&](const Mark& mark) { return mark.key.startsWith(begin); }));
}
inline const Mark* mark_of(const Scene& scene, const QString& key) {
  const auto found = std::find_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& m) { return m.key == key; });
  return found == scene.marks.end() ? nullptr : &*found;
}

/// A click on a place, as the screen hands it on.
inline void click(const Station& station, int beat, std::int32_t place, Hand& hand) {
  Spot spot;
  spot.act = Spot::Act::choose;
  spot.place = place;
  station.take_click(beat, spot, hand);
}
/// Where a field can be dragged; the last such mark.
inline std::optional<Grab> handle_of(const Scene& scene, const std::string& field) {
  std::optional<Grab> found;
  for (const Mark& mark : scene.marks)
    if (mark.touch && mark.touch->act == Spot::Act::drag && mark.touch->grab && mark.touch->grab->field == field)
      found = mark.touch->grab;
  return found;
}
/// A drag of a field to where the picture has a value.
inline void drag(const Station& station, int beat, const std::string& field, double value, Hand& hand) {
  const std::optional<Grab> grab = handle_of(at_rest(station, beat, hand), field);
  REQUIRE(grab);
  const QPointF there(grab->axis.px(value), 0);
  hand.set(field, station.settled(beat, field, grab->value(there)));
}

/// Parts of a motion follow each other, and nothing stands outside of the room or in small type.
inline void check_parts(const Station& station) {
  for (int beat = 0; beat < std::max(1, station.presses()); ++beat) {
    const auto parts = static_cast<int>(station.beat(beat, {}).ms.size());
    CAPTURE(station.id(), beat);
    if (beat > 0) CHECK(station.scene(beat, 0, {}) == at_rest(station, beat - 1));
    for (int part = 0; part <= parts; ++part) {
      CAPTURE(part);
      const Scene scene = station.scene(beat, part, {});
      QStringList keys;
      for (const Mark& mark : scene.marks) {
        if (!mark.key.isEmpty()) keys += mark.key;
        if (const auto* text = std::get_if<Text>(&mark.shape)) CHECK(text->style.size >= lesson_type);
        if (mark.touch) CHECK(QRectF({-4, -4}, lesson_room + QSizeF(8, 8)).contains(mark.touch->rect));
      }
      CHECK(keys.removeDuplicates() == 0);
      if (part > 0) CHECK(between(station.scene(beat, part - 1, {}), scene, 1) == scene);
    }
  }
}

/// Pr[Z = z] ∝ e^(−ε|z|/2), and the threshold, by their formulas.
struct Noise {
  double epsilon = 1;
  double delta = 1e-3;
  [[nodiscard]] double ratio() const { return std::exp(-epsilon / 2); }
  [[nodiscard]] double chance(double z) const { return (1 - ratio()) / (1 + ratio()) * std::pow(ratio(), std::abs(z)); }
  [[nodiscard]] double threshold() const {
    return std::max(2.0, 1 + std::ceil(2 / epsilon * std::log(1 / (delta * (1 + ratio())))));
  }
  /// The law of what leaves of a count: nothing first, then T, T + 1, …
  [[nodiscard]] std::vector<double> law(double count) const {
    std::vector<double> all = {1};
    for (int i = 0; i < 1500; ++i) {
      all.push_back(count == 0 ? 0 : chance(threshold() + i - count));
      all[0] -= all.back();
    }
    return all;
  }
  /// The best guess between 18 and no vote before, 17 and one after.
  [[nodiscard]] double best() const {
    const std::vector<double> p = law(18), q = law(17), r = law(0), s = law(1);
    double right = 0;
    for (std::size_t i = 0; i < p.size(); ++i)
      for (std::size_t j = 0; j < r.size(); ++j) right += std::max(p[i] * r[j], q[i] * s[j]) / 2;
    return right;
  }
};

}  // namespace littlestone::ui::last_stations

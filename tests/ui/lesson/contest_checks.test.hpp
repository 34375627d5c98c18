// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of stations 4 to 6 of the lesson share: the material, a second SOA that knows only the class's rows, and
// what is seen of a scene.
#pragma once

#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/study/lesson/lesson_material.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/kit/scene/scene.hpp"
#include "ui/lesson/station.hpp"

namespace littlestone::ui::contest_checks {

inline Material material() {
  static const Material made = [] {
    const std::string folder = support::source_folder() + "/resources/scenarios/";
    return lesson_material(read_scenario_file(folder + "three-contests.json"),
                           read_scenario_file(folder + "level-two.json"));
  }();
  return made;
}

/// The SOA by its definition, from the rows of the class alone.
class PlainSoa {
 public:
  explicit PlainSoa(const ConceptClass& c) {
    for (std::size_t h = 0; h < c.size(); ++h) rows_.push_back(c.row(static_cast<HypothesisIndex>(h)).to_string());
  }
  /// The rows that fit, and from the first example that none fits on the answer that is patched.
  struct State {
    std::vector<std::size_t> rows;
    std::string patched;
    bool operator<(const State& o) const { return std::tie(rows, patched) < std::tie(o.rows, o.patched); }
  };
  State start() const {
    State all;
    for (std::size_t h = 0; h < rows_.size(); ++h) all.rows.push_back(h);
    return all;
  }
  State next(const State& state, std::size_t x, char y) {
    State after = state;
    if (!state.rows.empty()) after.rows = part(state.rows, x, y);
    if (after.rows.empty()) {
      if (after.patched.empty()) after.patched = answer(state);
      after.patched[x] = y;
    }
    return after;
  }
  State run(State state, const Sample& sample) {
    for (const Example& e : sample) state = next(state, e.point, to_char(e.label));
    return state;
  }
  std::string answer(const State& state) {
    if (state.rows.empty()) return state.patched;
    std::string labels;
    for (std::size_t x = 0; x < rows_.front().size(); ++x)
      labels += dimension(part(state.rows, x, '+')) > dimension(part(state.rows, x, '-')) ? '+' : '-';
    return labels;
  }

 private:
  std::vector<std::size_t> part(const std::vector<std::size_t>& rows, std::size_t x, char y) const {
    std::vector<std::size_t> fit;
    std::copy_if(rows.begin(), rows.end(), std::back_inserter(fit), [&](std::size_t h) { return rows_[h][x] == y; });
    return fit;
  }
  int dimension(const std::vector<std::size_t>& rows) {
    if (rows.size() < 2) return static_cast<int>(rows.size()) - 1;
    if (const auto known = known_.find(rows); known != known_.end()) return known->second;
    int most = 0;
    for (std::size_t x = 0; x < rows_.front().size(); ++x) {
      const auto plus = part(rows, x, '+');
      const auto minus = part(rows, x, '-');
      if (!plus.empty() && !minus.empty()) most = std::max(most, 1 + std::min(dimension(plus), dimension(minus)));
    }
    return known_[rows] = most;
  }
  std::vector<std::string> rows_;
  std::map<std::vector<std::size_t>, int> known_;
};

inline QStringList texts(const Scene& scene) {
  QStringList all;
  for (const Mark& mark : scene.marks)
    if (const auto* words = std::get_if<Text>(&mark.shape)) all += words->markup;
  return all;
}

inline int words_in(const QStringList& texts) {
  int count = 0;
  for (const QString& text : texts)
    count += static_cast<int>(text.split(QRegularExpression(QStringLiteral("\\s+")), Qt::SkipEmptyParts).size());
  return count;
}

/// All words on the screen: those of the beat and of the picture, with points on signs of kept examples.
inline int words_on_screen(const Station& station, int beat, const Scene& scene) {
  const Beat b = station.beat(beat, {});
  int pills = 0;
  for (const Mark& mark : scene.marks) pills += std::holds_alternative<PillNode>(mark.shape) ? 1 : 0;
  return words_in({b.asks() ? station.name() : station.line(), b.question, b.answer, b.second, b.button}) +
         words_in(b.cards) + words_in(texts(scene)) + pills;
}

inline double smallest_type(const Scene& scene) {
  double least = 1e9;
  for (const Mark& mark : scene.marks)
    if (const auto* words = std::get_if<Text>(&mark.shape)) least = std::min(least, words->style.size * mark.scale);
  return least;
}

/// Whether anything is painted outside the room.
inline bool spills(const Scene& scene) {
  constexpr int margin = 60;
  const QSize size(static_cast<int>(lesson_room.width()) + 2 * margin,
                   static_cast<int>(lesson_room.height()) + 2 * margin);
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.translate(margin, margin);
  paint(scene, painter, Theme::get(ThemeKind::light));
  painter.end();
  const QRect room(margin - 1, margin - 1, size.width() - 2 * margin + 2, size.height() - 2 * margin + 2);
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x)
      if (!room.contains(x, y) && qAlpha(image.pixel(x, y)) != 0) return true;
  return false;
}

/// What holds of every station: parts follow each other, and all of it stands in the room in type that can be read.
inline void check_parts(const Station& station) {
  const Hand none;
  for (int beat = 0; beat < station.presses(); ++beat) {
    const int parts = static_cast<int>(station.beat(beat, none).ms.size());
    CAPTURE(station.id(), beat);
    if (beat > 0) {
      const int before = static_cast<int>(station.beat(beat - 1, none).ms.size());
      CHECK(station.scene(beat, 0, none) == station.scene(beat - 1, before, none));
    }
    for (int part = 0; part <= parts; ++part) {
      const Scene scene = station.scene(beat, part, none);
      CAPTURE(part);
      CHECK_FALSE(spills(scene));
      CHECK(smallest_type(scene) >= lesson_type);
      CHECK_FALSE(scene.says.isEmpty());
      QStringList keys;
      for (const Mark& mark : scene.marks)
        if (!mark.key.isEmpty()) keys += mark.key;
      CHECK(keys.removeDuplicates() == 0);
      if (part > 0) CHECK(between(station.scene(beat, part - 1, none), scene, 1) == scene);
    }
    CHECK(words_on_screen(station, beat, station.scene(beat, parts, none)) <= 60);
  }
}

/// The spot of a place, as the screen hands it on; none where there is none.
inline std::optional<Spot> spot_at(const Scene& scene, std::int32_t place) {
  for (const Mark& mark : scene.marks) {
    if (!mark.touch || mark.touch->place != place) continue;
    Spot spot{mark.touch->rect, mark.touch->radius, mark.kin, mark.touch->act, place};
    if (mark.touch->grab) spot.grab = std::make_shared<const Grab>(*mark.touch->grab);
    return spot;
  }
  return std::nullopt;
}

/// A click there, as the screen takes it: a Grab's value first.
inline void click(const Station& station, int beat, std::int32_t place, Hand& hand) {
  const int parts = static_cast<int>(station.beat(beat, hand).ms.size());
  const auto spot = spot_at(station.scene(beat, parts, hand), place);
  REQUIRE(spot);
  if (spot->grab)
    hand.set(spot->grab->field, station.settled(beat, spot->grab->field, spot->grab->value(spot->rect.center())));
  station.take_click(beat, *spot, hand);
}

}  // namespace littlestone::ui::contest_checks

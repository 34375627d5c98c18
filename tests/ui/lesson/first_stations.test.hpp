// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the first stations share: the material, brute-force dimensions, and what a picture holds.
#pragma once

#include <QRegularExpression>
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "core/study/chapters/scenario.hpp"
#include "tests/support/source_folder.hpp"
#include "ui/lesson/station.hpp"

namespace first_stations {

using namespace littlestone;
using namespace littlestone::ui;

inline const Material& material() {
  static const Material made = [] {
    const auto shipped = [](const std::string& name) {
      return read_scenario_file(support::source_folder() + "/resources/scenarios/" + name + ".json");
    };
    return lesson_material(shipped("three-contests"), shipped("level-two"));
  }();
  return made;
}

/// The class as a plain table: rows of labels.
using Rows = std::vector<std::vector<int>>;
inline Rows all_rows() {
  const ConceptClass& of = material()->run->concept_class();
  Rows rows(of.size(), std::vector<int>(of.points()));
  for (HypothesisIndex h = 0; h < of.size(); ++h)
    for (PointIndex x = 0; x < of.points(); ++x) rows[h][x] = of.row(h)[x] == Label::plus ? 1 : -1;
  return rows;
}
inline Rows side(const Rows& rows, std::size_t x, int label) {
  Rows kept;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(kept), [&](const auto& row) { return row[x] == label; });
  return kept;
}
/// Ldim by its definition; −1 of no rows.
inline int dimension(const Rows& rows) {
  if (rows.empty()) return -1;
  int most = 0;
  for (std::size_t x = 0; x < rows[0].size(); ++x) {
    const Rows minus = side(rows, x, -1);
    const Rows plus = side(rows, x, 1);
    if (!minus.empty() && !plus.empty()) most = std::max(most, 1 + std::min(dimension(minus), dimension(plus)));
  }
  return most;
}
/// The SOA's label; a tie says −.
inline int soa(const Rows& rows, std::size_t x) {
  return dimension(side(rows, x, 1)) > dimension(side(rows, x, -1)) ? 1 : -1;
}

/// All words of a picture, without markup.
inline QStringList words_of(const Scene& scene) {
  QStringList words;
  for (const Mark& mark : scene.marks) {
    if (const auto* text = std::get_if<Text>(&mark.shape)) words << text->set().plain();
    if (const auto* node = std::get_if<Node>(&mark.shape)) words << node->point;
  }
  return words;
}
inline const Mark* mark_of(const Scene& scene, const QString& key) {
  const auto found = std::find_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& m) { return m.key == key; });
  return found == scene.marks.end() ? nullptr : &*found;
}
inline std::size_t count_of(const Scene& scene, const QString& key_begin) {
  return static_cast<std::size_t>(std::count_if(scene.marks.begin(), scene.marks.end(),
                                                [&](const Mark& m) { return m.key.startsWith(key_begin); }));
}
inline QRectF box_of(const Shape& shape) {
  if (const auto* box = std::get_if<Box>(&shape)) return box->rect;
  if (const auto* cell = std::get_if<LabelCell>(&shape)) return cell->rect;
  if (const auto* node = std::get_if<Node>(&shape)) return node->rect;
  if (const auto* ring = std::get_if<Ring>(&shape)) return ring->around.adjusted(-4, -4, 4, 4);
  if (const auto* line = std::get_if<Line>(&shape)) return line->points.boundingRect();
  if (const auto* area = std::get_if<Area>(&shape)) return area->points.boundingRect();
  if (const auto* path = std::get_if<Path>(&shape)) return path->path.boundingRect();
  if (const auto* disc = std::get_if<Disc>(&shape))
    return {disc->centre - QPointF(disc->radius, disc->radius), QSizeF(2 * disc->radius, 2 * disc->radius)};
  if (const auto* text = std::get_if<Text>(&shape)) {
    const MathText set = text->set();
    return set.extent().translated(text->baseline - QPointF(text->anchor * set.width(), 0));
  }
  return {};
}
/// What stands outside of the room or in too small type; empty: nothing.
inline QStringList out_of_bounds(const Scene& scene) {
  QStringList found;
  const auto inside = [](const QRectF& box) {
    return box.left() >= -1 && box.top() >= 0 && box.right() <= lesson_room.width() &&
           box.bottom() <= lesson_room.height();
  };
  for (const Mark& mark : scene.marks) {
    const QRectF box = box_of(mark.shape);
    const auto* text = std::get_if<Text>(&mark.shape);
    if (!box.isNull() && !inside(box)) found << QStringLiteral("outside: %1 %2").arg(mark.key).arg(box.right());
    if (text != nullptr && text->style.size < lesson_type) found << QStringLiteral("small: ") + text->markup;
  }
  return found;
}
/// All pictures of a station with a hand stand in their room, and a beat begins with the rest of the beat before.
inline std::string faults_of(const Station& station, const Hand& hand) {
  QStringList faults;
  for (int beat = 0; beat < station.presses(); ++beat) {
    const auto parts = static_cast<int>(station.beat(beat, hand).ms.size());
    for (int part = 0; part <= parts; ++part) faults << out_of_bounds(station.scene(beat, part, hand));
    if (beat == 0) continue;
    const auto before = static_cast<int>(station.beat(beat - 1, hand).ms.size());
    if (!(station.scene(beat, 0, hand) == station.scene(beat - 1, before, hand)))
      faults << QStringLiteral("beat %1 does not begin where it stood").arg(beat);
  }
  return faults.join(QStringLiteral("; ")).toStdString();
}
/// A click on the last mark that takes one for this place.
inline bool click(const Station& station, int beat, Hand& hand, std::int32_t place) {
  const Scene scene = station.scene(beat, static_cast<int>(station.beat(beat, hand).ms.size()), hand);
  for (auto mark = scene.marks.rbegin(); mark != scene.marks.rend(); ++mark) {
    if (!mark->touch || mark->touch->place != place) continue;
    Spot spot{mark->touch->rect, mark->touch->radius, mark->kin, mark->touch->act, place};
    if (mark->touch->grab) {
      const Grab& grab = *mark->touch->grab;
      const double value = grab.value(mark->touch->rect.center());
      hand.set(grab.field, station.settled(beat, grab.field, value));
    }
    station.take_click(beat, spot, hand);
    return true;
  }
  return false;
}
inline QString csv(const Station& station, int beat, const Hand& hand = {}) { return station.table(beat, hand).csv(); }

}  // namespace first_stations

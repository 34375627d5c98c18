// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/sheet.hpp"

#include <algorithm>
#include <utility>

namespace littlestone::ui {
namespace {

constexpr QSizeF sheet_size(1280, 800);
constexpr QPointF picture_corner(48, 140);

double lines_of(Scene& scene, double y, const QString& markup, double px, Ink ink) {
  for (const QString& line : markup.split(u'\n')) {
    y = scene.paragraph({picture_corner.x(), y}, line, {px, px > 18 ? QFont::DemiBold : QFont::Normal}, ink,
                        lesson_room.width(), px * 1.3);
  }
  return y;
}

}  // namespace

ScenePicture lesson_sheet(std::shared_ptr<const Station> station, int beat, const Hand& hand) {
  const auto make = [station = std::move(station), beat, hand](int, QSizeF) {
    const Beat here = station->beat(beat, hand);
    Scene picture = station->scene(beat, static_cast<int>(here.ms.size()), hand);
    Scene scene;
    scene.says = picture.says;
    scene.words({picture_corner.x(), 47}, here.asks() ? station->name() : station->line(), {16, QFont::DemiBold},
                &Theme::ink2);
    lines_of(scene, here.asks() ? 92 : 82, here.question, here.asks() ? 30 : 18,
             here.asks() ? &Theme::ink : &Theme::ink2);
    place_words(picture);
    scene.take(std::move(picture), picture_corner);
    const double below = lines_of(scene, 694, here.answer, here.second.isEmpty() ? 23 : 27, &Theme::ink);
    if (!here.second.isEmpty()) lines_of(scene, below, here.second, 22, &Theme::ink);
    return scene;
  };
  return {sheet_size, sheet_size.height(), make};
}

ScenePicture station_stamp(std::shared_ptr<const Station> station) {
  const auto make = [station = std::move(station)](int, QSizeF) {
    const Beat here = station->beat(0, {});
    Scene scene = station->scene(0, static_cast<int>(here.ms.size()), {});
    std::erase_if(scene.marks, [](const Mark& mark) { return std::holds_alternative<Text>(mark.shape); });
    for (Mark& mark : scene.marks) mark.touch.reset();
    return scene;
  };
  return {lesson_room, lesson_room.height(), make};
}

std::vector<PlannedStation> planned_lesson(const std::vector<std::shared_ptr<const Station>>& course) {
  std::vector<PlannedStation> plan;
  for (const auto& station : course) {
    PlannedStation planned{station->line(), station->minutes(), {}};
    const int beats = std::max(1, station->presses());
    for (int beat = 0; beat < beats; ++beat) {
      const Beat here = station->beat(beat, {});
      const QString say = station->say(beat);
      if (here.asks()) {
        // The title of the last picture is no question.
        const bool asks = here.question != station->line();
        planned.parts.push_back({asks ? here.question : QString(), {}, beat + 1 == beats ? say : QString()});
        continue;
      }
      if (planned.parts.empty()) continue;
      PlannedStation::Part& part = planned.parts.back();
      const QString answer = here.second.isEmpty() ? here.answer : here.answer + u'\n' + here.second;
      if (!part.answer.contains(answer))
        part.answer += (part.answer.isEmpty() ? QString() : QStringLiteral("\n")) + answer;
      if (!say.isEmpty()) part.say = say;
    }
    plan.push_back(std::move(planned));
  }
  return plan;
}

}  // namespace littlestone::ui

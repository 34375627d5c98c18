// SPDX-License-Identifier: GPL-3.0-or-later
// Same answer on the wall: the staircase alone, with a die that is rolled before the room.
#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/study/chapters/stability_scenario.hpp"
#include "ui/kit/label_places.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/same_answer/same_answer_marks.hpp"
#include "ui/pages/same_answer/same_answer_scene.hpp"
#include "ui/pages/same_answer/same_answer_words.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct AnswerLectureScene {
  Q_DECLARE_TR_FUNCTIONS(AnswerLecturePicture)

 public:
  const SameAnswerRun& run;
  int step;
  const std::vector<StaircasePlace>& seen;  // the worlds that were shown
  QSizeF room;
  Scene scene = {};
  double most = run.most_count;
  bool has_die = step >= same_answer_steps::die;
  bool has_roof = step >= same_answer_steps::every_world;
  double floor = room.height() - 92;  // of the plots
  QRectF stairs_room = {118, 20, has_roof ? room.width() * 0.42 : room.width() - 230, floor - 20};
  Plot plot{scene, stairs_room, {0, std::sqrt(most)}, {0, 1}};

  static constexpr double hand = 68;  // the die's side

  [[nodiscard]] double root_px(double count) const { return plot.x().px(std::sqrt(std::min(count, most))); }

  void stairs() {
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink3, true);
    add_counts(scene, plot, most);
    if (!has_die) return;
    if (step >= same_answer_steps::band) {
      for (const DieBand& one : run.bands)
        add_band(scene, {QPointF(stairs_room.left(), plot.y().px(one.high)),
                         QPointF(stairs_room.right(), plot.y().px(one.low))});
    }
    scene.line(stairs_of(run.shown.steps, plot, most), {&Theme::ink, 2.5, 1, 0, 0, true});
  }

  void die() {
    const double y = plot.y().px(run.die);
    const double middle = std::clamp(y, stairs_room.top() + hand / 2, stairs_room.bottom() - hand / 2);
    scene.line({8 + hand, y}, {stairs_room.right() + 8, y}, thin(&Theme::ink, 2)).named(QStringLiteral("die line"));
    const QRectF box(8, middle - hand / 2, hand, hand);
    add_die(scene, box);
    const bool below = box.bottom() + 20 < stairs_room.bottom() + 14;
    scene.words({box.center().x(), below ? box.bottom() + 17 : box.top() - 8}, probability_text(run.die),
                {14, QFont::DemiBold}, &Theme::ink, 0.5);
    scene.touch({box, 12, Spot::Act::drag, die_place, Grab{"die", plot.y(), Qt::Vertical}}, Kin::of_node(die_place));
    if (step < same_answer_steps::band) return;
    const QString words = run.same() ? tr("same") : tr("differ");
    const double width = width_of(words, styles::heading);
    std::vector<Place> places;
    for (const double by : {5.0, -10.0, 20.0})
      places.push_back({words_box({stairs_room.right() + 12, y + by}, width, styles::heading.size)});
    scene.label(words, styles::heading, &Theme::ink, {std::move(places), QRectF({0, 0}, room), true});
  }

  void labs() {
    constexpr double radius = 11;
    for (std::size_t i = 0; i < run.labs[0].counts.size(); ++i) {
      std::array<QPointF, 2> places;
      for (std::size_t lab = 0; lab < 2; ++lab) {
        const std::uint64_t count = run.labs[lab].counts[i];
        places[lab] = {root_px(static_cast<double>(count)),
                       has_die ? plot.y().px(run.shown.height(count)) : stairs_room.bottom()};
      }
      const double apart = std::hypot(places[1].x() - places[0].x(), places[1].y() - places[0].y());
      const double aside = std::max(0.0, 2 * radius + 1 - apart) / 2 * (places[1].x() < places[0].x() ? -1 : 1);
      for (std::size_t lab = 0; lab < 2; ++lab) {
        const QPointF at = places[lab] + QPointF(lab == 0 ? -aside : aside, 0);
        const QString key = QStringLiteral("lab %1 %2").arg(lab).arg(i);
        add_lab(scene, lab, at, radius, styles::small_bold, key);
        scene.touch({{at - QPointF(12, 12), QSizeF(24, 24)}, 12, Spot::Act::none, static_cast<std::int32_t>(lab)},
                    Kin::of_node(static_cast<std::int32_t>(lab)));
        const QString number = QString::number(run.labs[lab].counts[i]);
        const double width = width_of(number, styles::heading);
        std::vector<Place> words;
        for (const QPointF& by :
             {QPointF(-width / 2, -16), QPointF(14, 20), QPointF(-14 - width, -6), QPointF(-width / 2, 28)})
          words.push_back({words_box(at + by, width, styles::heading.size)});
        plot.label(number, styles::heading, &Theme::ink, std::move(words), true);
      }
    }
  }

  /// One dot a world that was shown; nobody has drawn the curve.
  void roof() {
    const double left = stairs_room.right() + 106;
    Plot below(scene, {left, stairs_room.top(), room.width() - left - 14, stairs_room.height()}, {0, std::sqrt(most)},
               {0, roof_top});
    below.grid({0, 0.1, 0.2}, tick_text, &Theme::ink3, true);
    scene.words({left, stairs_room.top() - 6}, tr("chance that the two differ"), styles::small, &Theme::ink2, 0,
                below.room().width());
    add_counts(scene, below, most);
    if (step >= same_answer_steps::ceiling && run.shown.worst.bound <= Rational(1, 5))
      below.across(to_double(run.shown.worst.bound), ceiling_stroke);
    const auto put = [&](const StaircasePlace& place) {
      return below.at(std::sqrt(std::min(most, place.expected)), std::min(roof_top, place.differ));
    };
    for (const StaircasePlace& place : seen) {
      if (place.expected <= most) scene.disc(put(place), 3.5, &Theme::ink).named(QStringLiteral("seen"));
    }
    const StaircasePlace here{run.boundaries.front(), expected(), run.named, run.differ};
    const QPointF at = put(here);
    scene.disc(at, 7, &Theme::canvas, {&Theme::ink, 2, 0}).named(QStringLiteral("here"));
    const QString words = answer_chance(run.differ);
    const double width = width_of(words, styles::heading);
    std::vector<Place> places;
    for (const double y : {at.y() + 28, at.y() - 16, at.y() + 44}) {
      const double x = std::clamp(at.x() - width / 2, left, below.room().right() - width);
      places.push_back({words_box({x, y}, width, styles::heading.size)});
    }
    below.label(words, styles::heading, &Theme::ink, std::move(places), true);
  }
  [[nodiscard]] double expected() const {
    return run.boundaries.front() * static_cast<double>(run.shown.steps.examples);
  }

  /// p on the scale of the window's own slider.
  void slider() {
    const FieldInfo& info = stability_field("mass").info;
    const double y = room.height() - 26;
    const QString label = field_words(info.label);
    const double words = scene.words({38, y + 5}, label, styles::plain, &Theme::ink2, 0, room.width() * 0.25).width();
    scene.words({14, y + 6}, QStringLiteral("$p$"), {20}, &Theme::ink);
    const double left = 38 + std::min(words, room.width() * 0.25) + 24;
    const Axis axis{to_double(info.slider.at(0)), to_double(info.slider.at(info.slider.steps)), left,
                    room.width() - 24};
    const double p = run.boundaries.front();
    const double x = axis.px(std::clamp(p, axis.from, axis.to));
    scene.line({axis.begin, y}, {axis.end, y}, thin(&Theme::line, 2));
    scene.line({axis.begin, y}, {x, y}, thin(&Theme::ink, 3.5));
    scene.disc({x, y}, 9, &Theme::canvas, {&Theme::ink, 2.5, 0}).named(QStringLiteral("slider"));
    const QString value = tick_text(p);
    const double width = width_of(value, styles::heading);
    scene.words({std::clamp(x, axis.begin + width / 2, axis.end - width / 2), y + 24}, value, styles::heading,
                &Theme::ink, 0.5);
    constexpr double reach = 16;
    scene.touch({{QPointF(x - reach, y - reach), QSizeF(2 * reach, 2 * reach)},
                 reach,
                 Spot::Act::drag,
                 mass_place,
                 Grab{"share", axis, Qt::Horizontal}},
                Kin::of_node(mass_place));
  }

  [[nodiscard]] QString says() const {
    QStringList parts;
    for (int lab = 0; lab < 2; ++lab) parts += same_answer_place(run, lab);
    if (has_die) parts += tr("the die shows %1").arg(told_probability(run.die));
    if (has_roof) parts += tr("%n worlds were shown", nullptr, static_cast<int>(seen.size()));
    return parts.join(QStringLiteral("; ")) + u'.';
  }

  Scene all() {
    stairs();
    if (has_die) die();
    labs();
    if (has_roof) roof();
    slider();
    scene.says = says();
    return std::move(scene);
  }
};

}  // namespace

ScenePicture answer_lecture_picture(std::shared_ptr<const SameAnswerRun> run, int step,
                                    std::vector<StaircasePlace> seen) {
  return {{800, 370},
          370,
          [run = std::move(run), seen = std::move(seen)](int at, QSizeF size) {
            if (at < same_answer_steps::equal) return AnswerLectureScene{*run, at, seen, size}.all();
            return equal_stairs_scene(*run, at > same_answer_steps::equal, size);
          },
          step};
}

}  // namespace littlestone::ui

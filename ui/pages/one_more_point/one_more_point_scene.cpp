// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/one_more_point/one_more_point_scene.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/one_more_point/point_parts.hpp"

namespace littlestone::ui {
namespace {

int step_of_point(const OneMorePointRun& run, int step) {
  if (run.other) return step == 0 ? point_steps::paint : point_steps::inside;
  return step < 0 || step >= point_steps::count ? point_steps::inside : step;
}

QString point_says(const PointCanvas& canvas) {
  const OneMorePointRun& run = canvas.run;
  if (run.own) {
    return OneMorePointPicture::tr("A net of %1 worlds, %2 of them painted by hand; %n triangles have three colours.",
                                   nullptr, static_cast<int>(run.own->three.size()))
        .arg(run.own->colours.size())
        .arg(run.own->painted);
  }
  if (canvas.alone)
    return OneMorePointPicture::tr(
               "The ring of worlds without point 0 in four colours, once round. At every place at most %1 of them "
               "meet.")
        .arg(run.most_meeting(false));
  if (canvas.step == point_steps::world)
    return OneMorePointPicture::tr("A diamond of worlds; its centre sees only point 0.");
  return OneMorePointPicture::tr(
             "A diamond of worlds in four colours, as bricks. At most %1 of them meet at one place.")
      .arg(std::max<std::size_t>(canvas.step == point_steps::paint ? 4 : 0, run.most_meeting(true)));
}

void add_own_net(PointCanvas& canvas) {
  const bool cube = !canvas.run.other;
  add_own_cells(canvas);
  if (cube && canvas.step >= point_steps::round) add_point_ring(canvas);
  if (cube && !canvas.alone && canvas.step != point_steps::round) add_point_centre(canvas, own_dot_size(canvas));
  add_own_dots(canvas);
  if (cube && canvas.step == point_steps::round) add_walker(canvas);
}

void add_bricks(PointCanvas& canvas) {
  const int step = canvas.step;
  const bool filled = !canvas.alone && step != point_steps::world && step != point_steps::round;
  const bool met = step >= point_steps::meeting;
  if (step == point_steps::world) add_point_worlds(canvas);
  if (filled) add_point_regions(canvas);
  if (!canvas.alone && step == point_steps::round) canvas.scene.line(canvas.diamond(), thin(&Theme::hair));
  if (canvas.alone && step != point_steps::world && step < point_steps::round) add_unwalked_ring(canvas);
  if (step >= point_steps::round) add_point_ring(canvas);
  if (filled) add_region_strips(canvas, met);
  if (!canvas.alone && step != point_steps::round) add_point_centre(canvas, met ? 5 : 3);
  if (filled && met) add_brick_edges(canvas);
  if (canvas.alone && (step == point_steps::meeting || step >= point_steps::inside)) add_ring_meetings(canvas);
  if (step != point_steps::round && step != point_steps::price) add_probe(canvas);
  if (filled && met) add_junctions(canvas);
  if (step == point_steps::round) add_walker(canvas);
}

void add_picture(PointCanvas& canvas) {
  add_point_corners(canvas);
  canvas.own ? add_own_net(canvas) : add_bricks(canvas);
  canvas.scene.says = point_says(canvas);
}

Scene no_picture(QSizeF room) {
  Scene scene;
  const QString words = OneMorePointPicture::tr("Drawn are classes on 2 or 3 points. The table has L and its reason.");
  constexpr double wide = 360;
  scene.paragraph({(room.width() - wide) / 2, room.height() / 2 - 20}, words, {14}, &Theme::ink2, wide, 20);
  scene.says = words;
  return scene;
}

/// The slider of a, below the diamond.
void add_error_slider(PointCanvas& canvas, QSizeF room) {
  constexpr double half = 120;
  constexpr double most = 0.495;
  const double y = room.height() - 26;
  const double left = room.width() / 2 - half;
  const double a = to_double(canvas.run.scenario.error);
  const QPointF at(left + 2 * half * a / most, y);
  const auto value = point_share_words(canvas.run.scenario.error);
  canvas.scene.words({left - 16, y + 5}, QStringLiteral("$a$"), {16}, &Theme::ink, 1);
  canvas.scene.words({left + 2 * half + 16, y + 5}, value, point_number_style, &Theme::ink);
  canvas.scene.line({left, y}, {left + 2 * half, y}, thin(&Theme::line, 2));
  canvas.scene.line({left, y}, at, thin(&Theme::ink, 3));
  canvas.scene.disc(at, 7, &Theme::canvas, {&Theme::ink, 2.5, 0})
      .touched({{at - QPointF(12, 12), QSizeF(24, 24)},
                12,
                Spot::Act::drag,
                point_places::slider,
                Grab{"error", Axis{0, most, left, left + 2 * half}}});
}

Scene lecture_scene(const OneMorePointRun& run, int step, const PointBrush& brush, QSizeF room) {
  if (!has_net(run.points)) return no_picture(room);
  PointCanvas canvas(run, step_of_point(run, step), brush, PointLayout::of_lecture(room));
  add_picture(canvas);
  if (!run.other && canvas.step >= point_steps::round) add_dial(canvas, canvas.layout.column + QPointF(26, 26));
  if (!canvas.own && !canvas.alone && canvas.step >= point_steps::meeting && canvas.step != point_steps::round)
    add_error_slider(canvas, room);
  return std::move(canvas.scene);
}

/// What lay inside of the ring, at most as strong as this.
void fade_inside(Scene& into, const OneMorePointRun& run, const PointLayout& layout, double strength) {
  const PointBrush brush;
  PointCanvas canvas(run, point_steps::inside, brush, layout);
  add_point_regions(canvas);
  add_region_strips(canvas, false);
  for (Mark& mark : canvas.scene.marks) {
    mark.touch.reset();
    mark.key.clear();
    mark.opacity *= strength;
  }
  into.marks.insert(into.marks.begin(), std::make_move_iterator(canvas.scene.marks.begin()),
                    std::make_move_iterator(canvas.scene.marks.end()));
}

/// On the way to a step.
template <class At>
Scene point_on_the_way(const OneMorePointRun& run, int step, double phase, const OneMorePointRun* leaving,
                       const PointLayout& layout, const At& scene_at) {
  const Scene after = scene_at(step);
  if (phase >= 1) return after;
  const double t = motion::ease_out(std::max(0.0, phase));
  Scene shown = leaving != nullptr ? after : between(step > 0 ? scene_at(step - 1) : Scene(), after, t);
  const bool leaves = !run.own && point_ring_alone(run, step) && step >= 0;
  const OneMorePointRun* of = leaving != nullptr ? leaving : !point_ring_alone(run, step - 1) ? &run : nullptr;
  if (leaves && of != nullptr && !of->own && !of->other) fade_inside(shown, *of, layout, 1 - t);
  return shown;
}

/// How many px of an area one of the scene has: so that the diamond is as large as it can be.
double point_scale(QSizeF area) {
  const double wide = stage_scale(area, PointLayout::wide, PointLayout::wide_least);
  const double narrow = stage_scale(area, PointLayout::narrow, PointLayout::narrow.height());
  const QSizeF room = area / narrow;
  const bool is_narrow = room.width() < PointLayout::wide.width() - 1;
  return is_narrow && PointLayout::of(room).radius * narrow > PointLayout::most_radius * wide ? narrow : wide;
}

}  // namespace

Scene one_more_point_scene(const OneMorePointRun& run, int step, const PointBrush& brush, QSizeF room) {
  if (!has_net(run.points)) return no_picture(room);
  PointCanvas canvas(run, step_of_point(run, step), brush, PointLayout::of(room));
  add_picture(canvas);
  canvas.own ? add_own_column(canvas) : add_bricks_column(canvas);
  return std::move(canvas.scene);
}

ScenePicture one_more_point_picture(std::shared_ptr<const OneMorePointRun> run, int step, double phase,
                                    const PointBrush& brush, std::shared_ptr<const OneMorePointRun> leaving) {
  const auto make = [=, run = std::move(run), leaving = std::move(leaving)](int, QSizeF room) {
    return point_on_the_way(*run, step, phase, leaving.get(), PointLayout::of(room),
                            [&](int at) { return one_more_point_scene(*run, at, brush, room); });
  };
  return {PointLayout::wide, point_scale, make};
}

ScenePicture one_more_point_lecture(std::shared_ptr<const OneMorePointRun> run, int step, double phase,
                                    const PointBrush& brush) {
  static constexpr QSizeF natural{480, 500};
  const auto make = [=, run = std::move(run)](int, QSizeF room) {
    return point_on_the_way(*run, step, phase, nullptr, PointLayout::of_lecture(room),
                            [&](int at) { return lecture_scene(*run, at, brush, room); });
  };
  const auto scale = [](QSizeF area) { return stage_scale(area, natural, natural.height()); };
  return {natural, scale, make};
}

Scene one_more_point_card_scene(const OneMorePointRun& run, QSizeF room) {
  const double radius = std::min(room.width(), room.height()) / 2 - 9;
  PointLayout layout;
  layout.centre = {room.width() / 2, room.height() / 2};
  layout.radius = radius;
  const PointBrush brush;
  PointCanvas canvas(run, point_steps::inside, brush, layout);
  for (const BrickRegion& region : run.bricks) {
    if (run.known())
      canvas.scene.add(Area{canvas.polygon(region.corners, radius)}, paint_tint(region.answer), thin(&Theme::ink, 1));
    canvas.scene.line(canvas.polygon(region.arc(), radius + 6), {paint_edge(region.answer), 3, 0});
  }
  if (run.known())
    for (const BrickMeeting& junction : run.junctions)
      canvas.scene.disc(canvas.px(junction.at), 3.5, &Theme::canvas, {&Theme::ink, 1.75, 0});
  return std::move(canvas.scene);
}

}  // namespace littlestone::ui

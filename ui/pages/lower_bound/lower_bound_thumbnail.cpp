// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/lower_bound_thumbnail.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/study/attack/attack_facts.hpp"
#include "core/study/homogeneous/homogeneous_facts.hpp"
#include "core/study/lower_bound/what_follows.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/shell/card_picture.hpp"
#include "ui/shell/chapter_scenario.hpp"

namespace littlestone::ui {
namespace {

constexpr double side = 4;

/// The learner's values for a balanced sample of X′ above, the candidates below: those of X′ full.
Scene set_card(const LowerBoundRun& run, QSizeF room) {
  Scene scene;
  const std::vector<LinePoint>& set = run.set.points;
  const double base = 0.68 * room.height();
  Plot plot(scene, {side, 6, room.width() - 2 * side, base - 6}, {}, {});
  const auto share = [&](LinePoint point) { return place_on_line(point, run.scenario.domain); };
  plot.across(1, thin(&Theme::hair)).across(0, thin(&Theme::hair));
  const std::vector<double> values = run.set.probabilities();
  const HomogeneousFacts facts = homogeneous_facts(run, std::nullopt, std::nullopt);
  const std::size_t m = facts.sample.size();
  if (values.size() == m + 1) {
    // One staircase, so that a value is seen to hold up to the next point of the sample.
    QPolygonF stairs;
    for (std::size_t i = 0; i <= m; ++i)
      stairs << plot.at(i == 0 ? 0 : share(facts.sample[i - 1]), values[i])
             << plot.at(i == m ? 1 : share(facts.sample[i]), values[i]);
    scene.line(stairs, thin(&Theme::ink, 3));
  }
  constexpr std::size_t most = 64;
  const std::size_t shown = std::min(run.set.candidates.size(), most);
  const double radius = std::clamp(room.width() / static_cast<double>(std::max<std::size_t>(1, shown)) / 2.6, 2.0, 3.4);
  for (std::size_t i = 0; i < shown; ++i) {
    const LinePoint point = run.set.candidates[i];
    const bool in = std::binary_search(set.begin(), set.end(), point);
    scene.disc({plot.x().px(share(point)), (base + room.height()) / 2}, radius, in ? &Theme::ink : &Theme::canvas,
               thin(in ? &Theme::ink : &Theme::line, 1.25));
  }
  return scene;
}

/// The staircase, its largest step heavy, the bound dashed.
Scene staircase_card(const LowerBoundRun& run, QSizeF room) {
  Scene scene;
  const double intervals = run.gap ? static_cast<double>(run.gap->probabilities.size()) : 1;
  Plot plot(scene, {side, 6, room.width() - 2 * side, room.height() - 12}, {0, intervals}, {});
  plot.across(0, thin(&Theme::hair)).across(1, thin(&Theme::hair));
  if (!run.gap) return scene;
  const Gap& gap = *run.gap;
  if (gap.claim.promised)
    for (const double p : {gap.claim.lower, gap.claim.upper}) plot.across(p, card_dashes(&Theme::ink2, 1));
  scene.line(staircase(gap.probabilities, plot.x(), plot.y()), thin(&Theme::ink, 2));
  const auto at = static_cast<double>(gap.index);
  if (gap.step > 0)
    scene.line(plot.at(at, gap.probabilities[gap.index - 1]), plot.at(at, gap.probabilities[gap.index]),
               thin(&Theme::ink, 5));
  return scene;
}

/// The drawn hypotheses, a row each: + marked; the hidden example dashed.
Scene attack_card(const AttackFacts& facts, QSizeF room) {
  Scene scene;
  const auto& drawn = facts.played.hypotheses;
  const std::size_t rows = std::min<std::size_t>(drawn.size(), 12);
  const std::size_t columns = std::min<std::size_t>(facts.needed, 32);
  const double whole = room.width() - 2 * side;
  const double cell = whole / static_cast<double>(columns);
  const double pitch = std::min(8.0, (room.height() - 16) / static_cast<double>(std::max<std::size_t>(1, rows)));
  const double top = (room.height() - pitch * static_cast<double>(rows)) / 2;
  Boxes lines;
  Boxes plus;
  for (std::size_t row = 0; row < rows; ++row) {
    const double y = top + pitch * static_cast<double>(row);
    lines.rects << QRectF(side, y + pitch / 2 - 0.5, whole, 1);
    // Of more places than columns, one stands for those beside it.
    const auto says_plus = [&](std::size_t column) { return drawn[row][column * facts.needed / columns]; };
    for (std::size_t first = 0, end = 0; first < columns; first = end + 1) {
      end = first;
      while (end < columns && says_plus(end)) ++end;
      if (end > first)
        plus.rects << QRectF(side + cell * static_cast<double>(first), y + 1, cell * static_cast<double>(end - first),
                             pitch - 2);
    }
  }
  scene.add(std::move(lines), &Theme::hair);
  scene.add(std::move(plus), &Theme::plus);
  const double x = Axis::columns(facts.needed, side, side + whole).px(static_cast<double>(facts.played.hidden));
  scene.line({x, top - 6}, {x, room.height() - top + 6}, card_dashes(&Theme::noise, 1.75));
  return scene;
}

/// The tower, and what logarithms leave of it.
Scene towers_card(const LowerBoundScenario& s, QSizeF room) {
  Scene scene;
  const std::size_t logarithms = std::min<std::size_t>(logarithms_of(s), 8);
  const auto height = static_cast<std::size_t>(s.height);
  const Axis columns = Axis::columns(logarithms + 1, side, room.width() - side);
  const double pitch = std::min(13.0, (room.height() - 12) / static_cast<double>(std::max<std::size_t>(1, height)));
  const double width = std::min(26.0, 0.75 * columns.unit());
  const double base = (room.height() + pitch * static_cast<double>(height)) / 2;
  for (std::size_t k = 0; k <= logarithms; ++k) {
    for (std::size_t tile = 0; tile < height; ++tile) {
      const bool gone = tile < k;
      const bool last = k == logarithms && !gone;
      const double x = columns.px(static_cast<double>(k)) - width / 2;
      scene.box({x, base - pitch * static_cast<double>(tile + 1) + 1, width, pitch - 2},
                last ? &Theme::lineage : nullptr,
                gone   ? card_dashes(&Theme::hair, 1)
                : last ? thin(&Theme::ink, 1.5)
                       : thin(&Theme::line),
                2);
    }
  }
  return scene;
}

CardPicture::Make card_of(const std::shared_ptr<const LowerBoundRun>& run) {
  CardPicture::Make stairs = [run](QSizeF room) { return staircase_card(*run, room); };
  const std::string& page = run->scenario.page;
  if (page == "homogeneous") return [run](QSizeF room) { return set_card(*run, room); };
  if (page == "what-follows") return [run](QSizeF room) { return towers_card(run->scenario, room); };
  if (page == "gap") return stairs;
  const auto facts = std::make_shared<const AttackFacts>(attack_facts(*run, false));
  if (facts->nothing != AttackFacts::Nothing::attack) return stairs;
  return [facts](QSizeF room) { return attack_card(*facts, room); };
}

}  // namespace

std::shared_ptr<const Picture> lower_bound_thumbnail(const std::shared_ptr<const LowerBoundRun>& run) {
  return std::make_shared<const CardPicture>(subject_of(run->scenario), card_of(run));
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prediction/prediction_thumbnail.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/prediction/nets.hpp"
#include "core/prediction/price.hpp"
#include "core/prediction/stable_learner.hpp"
#include "core/prediction/votes.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double card_margin = 3;

/// The first hypothesis of each piece, and the number of hypotheses at the end: pieces lie side by side.
std::vector<std::size_t> ends_of(const std::vector<std::uint32_t>& piece_of) {
  std::vector<std::size_t> ends = {0};
  for (std::size_t h = 1; h < piece_of.size(); ++h)
    if (piece_of[h] != piece_of[h - 1]) ends.push_back(h);
  ends.push_back(piece_of.size());
  return ends;
}

/// A hypothesis takes one unit of it.
Axis hypotheses_axis(std::size_t count, QSizeF room) {
  return {0, static_cast<double>(count), card_margin, room.width() - card_margin};
}

/// A piece, which leaves a gap to the next one.
QRectF piece_box(const Axis& hypotheses, std::size_t from, std::size_t to, double y, double height) {
  const double left = hypotheses.px(static_cast<double>(from));
  return {left, y, hypotheses.px(static_cast<double>(to)) - left - std::min(4.0, hypotheses.unit() / 3), height};
}

/// Chances over `columns` of one width, with rules at 0, ½ and 1.
Plot chances_plot(Scene& scene, QSizeF room, double columns) {
  Plot plot(scene, {card_margin, 8, room.width() - 2 * card_margin, room.height() - 16}, {0, columns}, {0, 1});
  for (const double p : {0.0, 0.5, 1.0}) plot.across(p, thin(&Theme::hair));
  return plot;
}

/// Pieces of H_T, row by row, hypotheses in their order; those wider than the ruler have an outline.
CardPicture::Make nets_card(const PredictionScenario& scenario) {
  const ChapterData data = data_of(scenario);
  struct Row {
    std::vector<std::uint32_t> piece_of;
    std::vector<bool> wide;
  };
  std::vector<Row> rows;
  std::vector<PointIndex> points;
  const auto add = [&] {
    const MergedClass merged = merge_equal_on(data.concept_class, points);
    std::vector<bool> wide;
    for (const Piece& piece : measure_pieces(data.concept_class, merged, data.rows.counts()))
      wide.push_back(!is_net(piece.width, data.rows.size(), scenario.alpha));
    rows.push_back({merged.piece_of, std::move(wide)});
  };
  add();
  constexpr std::size_t most_rows = 10;
  for (const std::uint64_t row : subset_of(scenario, data.rows.size())) {
    if (rows.size() == most_rows) break;
    points.push_back(data.rows.rows()[row].point);
    add();
  }
  return [rows](QSizeF room) {
    Scene scene;
    const auto count = static_cast<double>(rows.size());
    const double pitch = std::min(14.0, (room.height() - 2 * card_margin) / count);
    const Axis hypotheses = hypotheses_axis(rows.front().piece_of.size(), room);
    double y = (room.height() - pitch * count) / 2;
    for (const auto& [piece_of, wide] : rows) {
      const std::vector<std::size_t> ends = ends_of(piece_of);
      for (std::size_t k = 0; k + 1 < ends.size(); ++k) {
        const bool too_wide = wide[piece_of[ends[k]]];
        scene.box(piece_box(hypotheses, ends[k], ends[k + 1], y + 0.15 * pitch, 0.7 * pitch),
                  too_wide ? &Theme::canvas : &Theme::lineage, too_wide ? thin(&Theme::ink, 1.5) : Stroke(), 2);
      }
      y += pitch;
    }
    return scene;
  };
}

/// A bar a point: the chance to answer +.
CardPicture::Make bars_card(const std::vector<double>& plus) {
  return [plus](QSizeF room) {
    Scene scene;
    const Plot plot = chances_plot(scene, room, static_cast<double>(plus.size()));
    Boxes bars;
    for (std::size_t x = 0; x < plus.size(); ++x) {
      const auto column = static_cast<double>(x);
      bars.rects << QRectF(plot.at(column + 0.2, plus[x]), plot.at(column + 0.8, 0));
    }
    scene.add(std::move(bars), &Theme::plus);
    return scene;
  };
}

/// The chances of the rule by the count of votes, the count at the asked point ringed.
CardPicture::Make votes_card(const PredictionScenario& scenario) {
  const ChapterData data = data_of(scenario, false);
  BlockTrainer trainer(data.concept_class, scenario.learner);
  const VotesPredictor predictor(trainer, data.rows.rows(), votes_of(scenario));
  return [chances = predictor.rule().probabilities(), votes = predictor.votes()[scenario.asked]](QSizeF room) {
    Scene scene;
    const Plot plot = chances_plot(scene, room, 1);
    constexpr double inset = card_margin + 8;
    const double steps = std::max(1.0, static_cast<double>(chances.size() - 1));
    const Axis counts{0, steps, inset, room.width() - inset};
    const auto at = [&](std::size_t j) {
      return QPointF(chances.size() > 1 ? counts.px(static_cast<double>(j)) : room.width() / 2,
                     plot.y().px(chances[j]));
    };
    const double half = std::clamp((room.width() - 24) / steps / 2.6, 1.0, 6.0);
    for (std::size_t j = 0; j < chances.size(); ++j)
      scene.line(at(j) - QPointF(half, 0), at(j) + QPointF(half, 0), thin(&Theme::ink, 2.5));
    scene.disc(at(votes), 6, nullptr, thin(&Theme::ink, 1.5));
    return scene;
  };
}

/// H_T over H of T with one row swapped, lines between pieces that share a hypothesis.
CardPicture::Make swap_card(const PredictionScenario& scenario) {
  const ChapterData data = data_of(scenario);
  std::vector<std::uint64_t> subset = subset_of(scenario, data.rows.size());
  const auto merged = [&] {
    std::vector<PointIndex> points;
    points.reserve(subset.size());
    for (const std::uint64_t row : subset) points.push_back(data.rows.rows()[row].point);
    return merge_equal_on(data.concept_class, points).piece_of;
  };
  const std::vector<std::uint32_t> above = merged();
  // The first row of S at a point that T has not takes the first place, where there is one.
  const auto at = static_cast<std::size_t>(scenario.leaving.value_or(0));
  std::uint64_t entering = scenario.entering.value_or(data.rows.size());
  for (std::uint64_t row = 0; row < data.rows.size() && entering == data.rows.size(); ++row) {
    const bool there = std::any_of(subset.begin(), subset.end(), [&](std::uint64_t one) {
      return data.rows.rows()[one].point == data.rows.rows()[row].point;
    });
    if (!there) entering = row;
  }
  if (entering < data.rows.size()) subset[at] = entering;
  return [above, below = merged()](QSizeF room) {
    Scene scene;
    const Axis hypotheses = hypotheses_axis(above.size(), room);
    const double high = 0.22 * room.height();
    const double top = 0.12 * room.height();
    const double bottom = room.height() - top - high;
    const auto centre = [&](const std::vector<std::uint32_t>& piece_of, std::size_t h) {
      const std::vector<std::size_t> ends = ends_of(piece_of);
      const auto after = std::upper_bound(ends.begin(), ends.end(), h);
      return hypotheses.px(static_cast<double>(*std::prev(after) + *after) / 2);
    };
    for (std::size_t h = 0; h < above.size(); ++h)
      scene.line({centre(above, h), top + high}, {centre(below, h), bottom}, thin(&Theme::ink, 1.5));
    for (const auto& [piece_of, y] : {std::pair(&above, top), std::pair(&below, bottom)}) {
      const std::vector<std::size_t> ends = ends_of(*piece_of);
      for (std::size_t k = 0; k + 1 < ends.size(); ++k)
        scene.box(piece_box(hypotheses, ends[k], ends[k + 1], y, high), &Theme::lineage, {}, 4);
    }
    return scene;
  };
}

/// Answers at the light points, and what must be wrong of them in one of two worlds.
CardPicture::Make price_card(const PredictionScenario& scenario) {
  std::vector<FlippedPoint> points = flip_points(price_of(scenario), price_sample_of(scenario));
  points.pop_back();  // the heavy one
  return [points](QSizeF room) {
    Scene scene;
    const Plot plot = chances_plot(scene, room, static_cast<double>(points.size()));
    for (std::size_t x = 0; x < points.size(); ++x) {
      const double answer = to_double(points[x].answer);
      const auto column = static_cast<double>(x);
      const QPointF left = plot.at(column + 0.2, answer);
      const QPointF right = plot.at(column + 0.8, answer);
      scene.box(QRectF(left, plot.at(column + 0.8, answer >= 0.5 ? 1 : 0)).normalized(), nullptr, thin(&Theme::line));
      scene.line(left - QPointF(1, 0), right + QPointF(1, 0), thin(&Theme::ink, 2.5));
    }
    return scene;
  };
}

CardPicture::Make card_of(const PredictionScenario& scenario, const Observer& observer) {
  if (scenario.page == "nets") return nets_card(scenario);
  if (scenario.page == "votes") return votes_card(scenario);
  if (scenario.page == "noisy-labels") return swap_card(scenario);
  if (scenario.page == "stable") {
    const ChapterData data = data_of(scenario);
    return bars_card(
        stable_law(data.concept_class, data.rows.counts(), {scenario.subset, scenario.mechanism}, observer).plus);
  }
  return price_card(scenario);
}

}  // namespace

std::shared_ptr<const Picture> prediction_thumbnail(const PredictionScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  const std::string subject =
      scenario.page == "price" ? "cube:" + std::to_string(scenario.dimension) : scenario.class_text;
  return std::make_shared<const CardPicture>(subject, card_of(scenario, observer));
}

}  // namespace littlestone::ui

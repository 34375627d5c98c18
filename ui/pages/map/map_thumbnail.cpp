// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/map/map_thumbnail.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/learner/constants.hpp"
#include "core/online/class_facts.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double map_card_margin = 4;
constexpr int most_card_dimension = 4;  // M's constants are searched for up to here

/// Of the lines of one family: log10 n along the axis, one value a place.
struct CardCurve {
  std::vector<double> mechanism, plain;
  std::vector<std::pair<double, double>> m;  // share of the axis, log10 n
  bool m_leaves = false;                     // M asks for more than the card holds
};

CardCurve card_curve(const SampleSizesCurve& found) {
  CardCurve curve;
  const double last = std::max(1.0, static_cast<double>(found.points.size()) - 1);
  for (std::size_t i = 0; i < found.points.size(); ++i) {
    for (const EnvelopeRow& row : found.points[i].rows) {
      if (row.name == "permute-and-flip") curve.mechanism.push_back(row.examples->log10);
      if (row.name == "consistent") curve.plain.push_back(row.examples->log10);
      if (row.name != "m-sharp") continue;
      if (row.examples)
        curve.m.emplace_back(static_cast<double>(i) / last, row.examples->log10);
      else
        curve.m_leaves = true;
    }
  }
  return curve;
}

/// The lines of one family in its half of the card.
void add_curves(Scene& scene, const CardCurve& curve, const QRectF& room, const Axis& sizes) {
  Plot plot(scene, room, {}, sizes);
  scene.line({room.left(), room.bottom() + 0.5}, {room.right(), room.bottom() + 0.5}, thin(&Theme::line));
  const auto at = [&](double share, double value) { return plot.at(share, std::clamp(value, sizes.from, sizes.to)); };
  const auto line = [&](const std::vector<double>& values, const Stroke& stroke) {
    QPolygonF points;
    const double last = std::max(1.0, static_cast<double>(values.size()) - 1);
    for (std::size_t i = 0; i < values.size(); ++i) points << at(static_cast<double>(i) / last, values[i]);
    scene.line(points, stroke);
  };
  line(curve.plain, {&Theme::p, 1.75, 0, 3.85, 3.15});
  line(curve.mechanism, {&Theme::g, 2, 0, 8, 4});
  QPolygonF m;  // in steps
  for (const auto& [share, value] : curve.m) {
    const QPointF next = at(share, value);
    if (!m.isEmpty() && next.y() != m.back().y()) m << QPointF(next.x(), m.back().y());
    m << next;
    if (value >= sizes.to) break;
  }
  if (curve.m_leaves && !m.isEmpty()) {
    m << m.back() + QPointF(6, 0);
    m << QPointF(m.back().x(), room.top());
  }
  scene.line(m, {&Theme::m, 2.5, 0, 0, 0, true});
}

CardPicture::Make sizes_card(const MapScenario& scenario, const SampleSizesStudy& study) {
  std::vector<CardCurve> curves;
  Axis sizes{3, 4};
  for (const CurveFamily family : {scenario.left, scenario.right}) {
    const auto found = std::find_if(study.curves.begin(), study.curves.end(),
                                    [&](const SampleSizesCurve& curve) { return curve.family == family; });
    const CardCurve curve = card_curve(*found);
    for (const double value : curve.mechanism) sizes.to = std::max(sizes.to, value);
    for (const double value : curve.plain) sizes.from = std::min(sizes.from, value);
    if (!curve.m.empty()) sizes.to = std::max(sizes.to, curve.m.front().second + 0.5);
    curves.push_back(curve);
  }
  return [curves, sizes](QSizeF room) {
    Scene scene;
    constexpr double apart = 10;
    const double width = (room.width() - 2 * map_card_margin - apart) / 2;
    double left = map_card_margin;
    for (const CardCurve& curve : curves) {
      add_curves(scene, curve, {left, map_card_margin, width, room.height() - 2 * map_card_margin}, sizes);
      left += width + apart;
    }
    return scene;
  };
}

/// One row a class: mistakes at the left, M's examples at the right.
CardPicture::Make worlds_card(const MapScenario& scenario, const Observer& observer) {
  struct Row {
    double mistakes = 0;
    std::optional<double> examples = {};  // log10
  };
  std::vector<Row> rows;
  std::map<int, std::optional<double>> known;
  const EnvelopeGoal goal = goal_of(scenario);
  double most_mistakes = 1;
  double most_examples = 5;
  for (const std::string& text : classes_of(scenario)) {
    const int d = class_facts(text, observer).littlestone.lower;
    if (!known.contains(d)) {
      known[d] = std::nullopt;
      const AccuracyGoal accuracy{d, goal.epsilon, goal.delta, goal.alpha, goal.beta};
      try {
        known[d] =
            d <= most_card_dimension ? sharp_constants(accuracy).total.log10 : paper_constants(accuracy).total.log10;
      } catch (const InputError&) {
        // No constants for these: a row without its mark.
      }
    }
    rows.push_back({static_cast<double>(d), known[d]});
    most_mistakes = std::max<double>(most_mistakes, d);
    if (known[d] && d <= most_card_dimension) most_examples = std::max(most_examples, *known[d] + 1);
  }
  return [rows, most_mistakes, most_examples](QSizeF room) {
    Scene scene;
    constexpr double off = 5;  // of the lines from the middle
    const double middle = room.width() / 2;
    const Axis mistakes{0, most_mistakes, middle - off, map_card_margin + 3};
    const Axis examples{0, most_examples, middle + off, room.width() - map_card_margin - 3};
    const auto count = static_cast<double>(rows.size());
    const double pitch = std::min(30.0, (room.height() - 2 * map_card_margin) / count);
    const double top = (room.height() - pitch * count) / 2;
    const Axis places = Axis::columns(rows.size(), room.height() - top, top);
    scene.line({middle, top}, {middle, room.height() - top}, thin(&Theme::line, 2));
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const double y = places.px(static_cast<double>(i));
      const double at = mistakes.px(rows[i].mistakes);
      const double half = std::min(8.0, 0.4 * pitch);
      scene.line({mistakes.begin, y}, {at, y}, thin(&Theme::line, 1.25));
      scene.line({at, y - half}, {at, y + half}, thin(&Theme::ink, 3));
      if (!rows[i].examples) continue;
      const double end = examples.px(std::min(most_examples, *rows[i].examples));
      scene.line({examples.begin, y}, {end, y}, thin(&Theme::line, 1.25));
      scene.disc({end, y}, std::min(5.0, 0.4 * pitch), &Theme::m);
    }
    return scene;
  };
}

}  // namespace

std::shared_ptr<const Picture> map_thumbnail(const MapScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  try {
    if (scenario.page == "two-worlds")
      return std::make_shared<const CardPicture>(scenario.classes, worlds_card(scenario, observer));
    SampleSizesOptions options = sample_sizes_of(scenario);
    options.agnostic = false;
    options.chain = false;
    options.most_dimension = 1;
    switch (options.across) {
      case CurveAcross::points: {
        const bool cube = scenario.left == CurveFamily::cube || scenario.right == CurveFamily::cube;
        options.at = cube ? std::vector<double>{1, 2, 3, 4, 8, 12, 16, 20, 24}
                          : std::vector<double>{1, 2, 4, 10, 30, 100, 1e3, 1e4, 1e5, 1e6};
        break;
      }
      case CurveAcross::epsilon: options.at = {0.05, 0.5, 10}; break;
      case CurveAcross::alpha: options.at = {0.01, 0.1, 0.4}; break;
      case CurveAcross::beta: options.at = {1e-6, 1e-2, 0.4}; break;
    }
    return std::make_shared<const CardPicture>(
        std::string(to_string(scenario.left)) + ", " + std::string(to_string(scenario.right)),
        sizes_card(scenario, run_sample_sizes(options, observer)));
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace littlestone::ui

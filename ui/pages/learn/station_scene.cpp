// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/station_scene.hpp"

#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/kit/scene/plot.hpp"
#include "ui/pages/learn/lesson_stations.hpp"
#include "ui/pages/learn/run_card.hpp"

namespace littlestone::ui {
namespace {

constexpr double stamp_width = 80;
constexpr double stamp_height = 52;
constexpr QPointF stamp_middle(stamp_width / 2, stamp_height / 2);
constexpr std::size_t stamp_rows = 6;  // predictors whose votes are shown

/// The first contest that was decided; null where there was none.
const NodeTrace* decided_first(const TournamentTrace& trace) {
  for (const TraceEvent& e : trace.events) {
    if (e.kind == TraceEvent::Kind::contest) return &trace.nodes[static_cast<std::size_t>(e.node)];
  }
  return nullptr;
}

double stamp_row(std::size_t row) { return 2 + 8.5 * static_cast<double>(row); }

/// px of one tick of the leading row.
double tick_pitch(const std::vector<Vote>& votes) {
  return std::min(3.8, (stamp_width - 12) / static_cast<double>(std::max<std::uint64_t>(1, votes.front().count)));
}

void stamp_class(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  const ConceptClass& c = run.concept_class();
  const double pitch =
      std::min(stamp_width / static_cast<double>(c.points()), stamp_height / static_cast<double>(c.size()));
  const double left = (stamp_width - pitch * static_cast<double>(c.points())) / 2;
  const double gap = pitch >= 4 ? 1 : 0;
  Boxes plus;
  Boxes minus;
  for (std::size_t h = 0; h < c.size(); ++h) {
    for (std::size_t x = 0; x < c.points(); ++x) {
      const Label y = c.row(static_cast<HypothesisIndex>(h))[x];
      (y == Label::plus ? plus : minus).rects
          << QRectF(left + pitch * static_cast<double>(x), pitch * static_cast<double>(h), pitch - gap, pitch - gap);
    }
  }
  scene.add(std::move(minus), &Theme::minus_cell);
  scene.add(std::move(plus), &Theme::plus);
}

void stamp_tree(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  add_small_tree(scene, run.tree(), {stamp_width, stamp_height}, 4, 4.5);
}

void stamp_mistakes(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  const int many = std::min(run.littlestone(), 5);
  constexpr double pitch = 24;
  const double scale = std::min(1.0, stamp_width / (pitch * std::max(1, many)));
  for (int i = 0; i < many; ++i) {
    const QPointF centre = stamp_middle + QPointF(pitch * scale * (i - (many - 1) / 2.0), 0);
    scene.disc(centre, 9.5 * scale, &Theme::ink);
    scene.cross(centre, 9 * scale, &Theme::canvas);
  }
}

void stamp_difference(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  const NodeTrace* node = decided_first(run.result.internals.trace);
  if (node == nullptr) return scene.leaf(stamp_middle);
  const std::size_t points = run.concept_class().points();
  const double pitch = std::min(9.0, (stamp_width - 6) / static_cast<double>(points));
  const double left = (stamp_width - pitch * static_cast<double>(points)) / 2;
  for (int side = 0; side < 2; ++side) {
    const LabelVector& labels = run.soa->labels(node->pairings.back().block[side]->predictor);
    for (std::size_t x = 0; x < points; ++x) {
      const bool plus = labels[x] == Label::plus;
      const double high = plus ? 15 : 5;
      scene.box({left + pitch * static_cast<double>(x), 22 + 24.0 * side - high, pitch - 1, high},
                plus ? &Theme::plus : &Theme::minus_small);
    }
  }
}

// The coin has not fallen, and either side may win.
void stamp_coin(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  if (decided_first(run.result.internals.trace) == nullptr) return scene.leaf(stamp_middle);
  for (const int side : {-1, 1}) {
    scene.line({24, 26}, {64, 26.0 + 15 * side}, {&Theme::ink2, 2, 0, 0, 0, true});
    scene.disc({66, 26.0 + 15 * side}, 5, &Theme::canvas, thin(&Theme::ink, 1.75));
  }
  scene.disc({22, 26}, 13, &Theme::canvas, thin(&Theme::ink, 1.75));
}

void stamp_stairs(Scene& scene, const PrivateRun&, const LessonFacts& facts) {
  if (!facts.ending) return;
  const std::vector<std::uint64_t>& all = facts.ending->fitting;
  const std::size_t shown = std::min<std::size_t>(all.size(), 6);
  const double pitch = std::min(18.0, stamp_width / static_cast<double>(shown));
  const double left = (stamp_width - pitch * static_cast<double>(shown) + 3) / 2;
  const double high = stamp_height / static_cast<double>(all.front());
  const double gap = high >= 3 ? 1.5 : 0;
  // How many are left in the end is asked for: of the last column the place alone.
  const bool asked = shown > 1 && shown == all.size();
  if (asked)
    scene.box({left + pitch * static_cast<double>(shown - 1) + 0.5, 0.5, pitch - 4, stamp_height - 1.5}, nullptr,
              card_dashes(&Theme::ink3, 1.25));
  for (std::size_t i = 0; i < shown - (asked ? 1 : 0); ++i) {
    for (std::uint64_t row = 0; row < all.front(); ++row)
      scene.box({left + pitch * static_cast<double>(i), stamp_height - high * static_cast<double>(row + 1), pitch - 3,
                 high - gap},
                row < all[i] ? &Theme::ink2 : &Theme::hair);
  }
}

void stamp_levels(Scene& scene, const PrivateRun&, const LessonFacts& facts) {
  const std::size_t shown = std::min<std::size_t>(facts.levels.size(), 8);
  if (shown == 0) return;
  double most = 0;
  for (std::size_t i = 0; i < shown; ++i) most = std::max(most, facts.levels[i].target);
  const double pitch = std::min(17.0, stamp_width / static_cast<double>(shown));
  const double left = (stamp_width - pitch * static_cast<double>(shown)) / 2;
  for (std::size_t i = 0; i < shown && most > 0; ++i) {
    const double high = facts.levels[i].target / most * (stamp_height - 6);
    scene.box({left + pitch * static_cast<double>(i), stamp_height - 3 - high, pitch - 4, high},
              i == 0 ? &Theme::line : &Theme::ink);
  }
  scene.box({2, stamp_height - 3, stamp_width - 4, 1}, &Theme::line);
}

// The votes in ticks; of the leading predictor all but the last `open`.
void add_ticks(Scene& scene, const std::vector<Vote>& votes, int open) {
  const double pitch = tick_pitch(votes);
  Boxes ticks;
  for (std::size_t i = 0; i < std::min(votes.size(), stamp_rows); ++i) {
    const auto solid = static_cast<double>(votes[i].count) - (i == 0 ? open : 0);
    for (int tick = 0; tick < static_cast<int>(std::min(solid, 200.0)); ++tick)
      ticks.rects << QRectF(2 + pitch * tick, stamp_row(i), std::max(0.8, pitch - 1), 6.5);
  }
  scene.add(std::move(ticks), &Theme::ink2);
}

void stamp_votes(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  if (const std::vector<Vote>& votes = run.result.internals.votes; !votes.empty()) add_ticks(scene, votes, 0);
}

void stamp_noise(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  const std::vector<Vote>& votes = run.result.internals.votes;
  if (votes.empty()) return;
  const auto threshold = static_cast<double>(run.result.threshold);
  double most = threshold;
  for (const Vote& v : votes)
    most = std::max(most, static_cast<double>(v.count) + std::abs(static_cast<double>(v.noise)));
  const Axis x{0, most, 3, stamp_width - 5};
  for (std::size_t i = 0; i < std::min(votes.size(), stamp_rows); ++i) {
    const Vote& v = votes[i];
    const double y = stamp_row(i) + 3;
    const auto count = static_cast<double>(v.count);
    scene.box({x.begin, y - 2.5, x.px(count) - x.begin, 5}, v.noisy ? &Theme::ink2 : &Theme::line);
    add_noise_mark(scene, {x.px(std::max(0.0, count + static_cast<double>(v.noise))), y});
  }
  scene.line({x.px(threshold), 0}, {x.px(threshold), stamp_height}, card_dashes(&Theme::ink, 1.5));
}

void stamp_neighbour(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  const std::vector<Vote>& votes = run.result.internals.votes;
  if (votes.empty()) return;
  add_ticks(scene, votes, 1);
  const double pitch = tick_pitch(votes);
  const double x = 2 + pitch * (static_cast<double>(votes.front().count) - 1);
  scene.box({x + 0.5, stamp_row(0) + 0.5, std::max(1.0, pitch - 1), 5.5}, nullptr, thin(&Theme::ink));
  const std::size_t to = std::min(votes.size(), stamp_rows) - 1;
  const double end = 8 + pitch * static_cast<double>(votes[to].count);
  const double y = stamp_row(to) + 3;
  QPainterPath way(QPointF(x + pitch / 2, stamp_row(0) + 9));
  way.cubicTo(QPointF(x + pitch / 2, y), QPointF(x - 10, y), QPointF(end, y));
  scene.add(Path{way}, nullptr, thin(&Theme::ink, 1.75));
  scene.add(Area{QPolygonF({{end - 3, y}, {end + 3, y - 3.5}, {end + 3, y + 3.5}})}, &Theme::ink);
}

// The fresh examples of each that left, a tick each, and a cross for each error: the chances are asked for.
void stamp_selection(Scene& scene, const PrivateRun& run, const LessonFacts&) {
  const std::vector<Candidate>& list = run.result.list;
  const std::size_t shown = std::min<std::size_t>(list.size(), 3);
  constexpr std::uint64_t most = 24;
  const std::uint64_t fresh = std::min<std::uint64_t>(run.result.internals.selection_sample.size(), most);
  if (fresh == 0) return;
  const double pitch = std::min(7.0, (stamp_width - 2) / static_cast<double>(fresh));
  const double left = (stamp_width - pitch * static_cast<double>(fresh)) / 2;
  for (std::size_t i = 0; i < shown; ++i) {
    const double y = stamp_height / 2 + 20 * (static_cast<double>(i) - (static_cast<double>(shown) - 1) / 2);
    const std::uint64_t errors = std::min(list[i].errors, fresh);
    for (std::uint64_t at = 0; at < fresh; ++at)
      scene.box({left + pitch * static_cast<double>(at), y - 5, std::max(0.8, pitch - 1), 10},
                at >= fresh - errors ? &Theme::line : &Theme::ink2);
    if (errors == 0) continue;
    const QPointF centre(left + pitch * (static_cast<double>(fresh) - static_cast<double>(errors) / 2) - 1, y);
    scene.disc(centre, 6.5, &Theme::ink);
    scene.cross(centre, 6, &Theme::canvas);
  }
}

// As it begins and as it ends; where it falls in between is asked for.
void stamp_loss(Scene& scene, const PrivateRun& run, const LessonFacts& facts) {
  if (facts.loss.size() < 2) return;
  const double promised = to_double(run.scenario.alpha);
  double top = promised;
  for (const SweepCell& cell : facts.loss) top = std::max(top, cell.quantile(0.5));
  const Axis y{0, top, stamp_height - 3, 7};
  scene.line({2, y.px(promised)}, {stamp_width - 2, y.px(promised)}, card_dashes(&Theme::line, 1.5));
  const double first = y.px(facts.loss.front().quantile(0.5));
  const double end = y.px(facts.loss.back().quantile(0.5));
  const Stroke curve{&Theme::m, 2.25, 0, 0, 0, true};
  scene.line({3, first}, {21, first}, curve);
  scene.line({stamp_width - 13, end}, {stamp_width - 3, end}, curve);
  scene.box(QRectF(QPointF(26.5, std::min(first, end)), QPointF(stamp_width - 18.5, std::max(first, end))),
            &Theme::canvas, card_dashes(&Theme::ink3, 1.25));
}

/// In the order of the stations.
constexpr std::array stamps = {stamp_class, stamp_tree,      stamp_mistakes,  stamp_difference,
                               stamp_coin,  stamp_stairs,    stamp_levels,    stamp_votes,
                               stamp_noise, stamp_neighbour, stamp_selection, stamp_loss};

}  // namespace

ScenePicture station_picture(std::shared_ptr<const PrivateRun> run, std::shared_ptr<const LessonFacts> facts,
                             int number) {
  const auto make = [run = std::move(run), facts = std::move(facts), number](int, QSizeF) {
    Scene scene;
    stamps[static_cast<std::size_t>(number)](scene, *run, *facts);
    scene.says = lesson_stations()[static_cast<std::size_t>(number)].line();
    return scene;
  };
  return {{stamp_width, stamp_height}, stamp_height, make};
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/worst_world/worst_world_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/learner/constants.hpp"
#include "core/study/ladder/ladder_proof.hpp"
#include "core/study/worst_world/world_tones.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t shown_time = 350;
constexpr std::uint64_t latest_shown_time = 2'500;
constexpr double worst_slack = 1e-5;

double middle(const Enclosed& chance) { return (chance.below + chance.above) / 2; }

VoteBounds bounds_of(const WorstSearchRun& search) {
  return {*search.chain, search.problem.shape(), normalised_levels(search.problem.learner.levels),
          CountedPredictors(search.problem.alpha)};
}

double loss_of(std::uint32_t mistakes, const PointWeights& world) {
  double loss = 0;
  for (std::size_t x = 0; x < world.size(); ++x) {
    if ((mistakes >> x & 1U) != 0) loss += world[x];
  }
  return loss;
}

/// The largest chance of a predictor that counts, and which one it is.
struct TopAnswer {
  double chance = 0;
  std::size_t answer = static_cast<std::size_t>(-1);
};
TopAnswer leading(VoteBounds& bounds, const PointWeights& world) {
  const auto chances = bounds.counted_chances(world);
  TopAnswer best;
  for (std::size_t f = 0; f < chances.size(); ++f) {
    if (!chances[f]) continue;
    if (const double chance = middle(*chances[f]); chance > best.chance) best = {chance, f};
  }
  return best;
}

/// The world of least chance between two points alone.
std::pair<double, PointWeights> worst_between(VoteBounds& bounds, std::size_t points, std::size_t x, std::size_t y) {
  const auto world_at = [&](double s) {  // dense at both ends, where points are rare
    PointWeights weights = {};
    weights[x] = s * s;
    weights[y] = (1 - s) * (1 - s);
    return grid_marginal(weights, points);
  };
  const auto value = [&](double s) { return leading(bounds, world_at(s)).chance; };
  constexpr int steps = 128;
  int best = 1;
  double least = 2;
  for (int i = 1; i < steps; ++i) {
    const double here = value(static_cast<double>(i) / steps);
    if (here < least) {
      least = here;
      best = i;
    }
  }
  double low = static_cast<double>(best - 1) / steps;
  double high = static_cast<double>(best + 1) / steps;
  for (int i = 0; i < 60; ++i) {
    const double third = (high - low) / 3;
    if (value(low + third) <= value(high - third)) {
      high -= third;
    } else {
      low += third;
    }
  }
  const PointWeights world = world_at((low + high) / 2);
  return {leading(bounds, world).chance, world};
}

/// A worst world with as few points as there is one: see WorstSearchRun::world.
PointWeights simplest_worst(VoteBounds& bounds, const WorstWorld& found, std::size_t points) {
  PointWeights world = {};
  std::copy(found.weights.begin(), found.weights.end(), world.begin());
  const auto support =
      static_cast<std::size_t>(std::count_if(world.begin(), world.end(), [](double w) { return w > 0; }));
  if (support == 0) {  // no world is worse than another
    world.fill(1);
    return grid_marginal(world, points);
  }
  const double most = found.upper + worst_slack;
  for (std::size_t x = 0; x < points && support > 1; ++x) {
    PointWeights alone = {};
    alone[x] = 1;
    if (leading(bounds, alone).chance <= most) return alone;
  }
  for (std::size_t x = 0; x < points && support > 1; ++x) {
    for (std::size_t y = x + 1; y < points; ++y) {
      const auto [value, at] = worst_between(bounds, points, x, y);
      if (value <= most) return at;
    }
  }
  return world;
}

/// The three points that matter most in a world.
std::vector<PointIndex> face_of(const PointWeights& world, std::size_t points) {
  std::vector<PointIndex> face;
  for (std::size_t x = 0; x < points; ++x) face.push_back(static_cast<PointIndex>(x));
  while (face.size() > 3) {
    const auto least =
        std::min_element(face.rbegin(), face.rend(), [&](PointIndex a, PointIndex b) { return world[a] < world[b]; });
    face.erase(std::next(least).base());
  }
  return face;
}

double widest(const WeightBox& box) {
  double side = 0;
  for (std::size_t x = 0; x < most_worst_points; ++x) side = std::max(side, box.high[x] - box.low[x]);
  return side;
}

std::optional<WorstSearchRun::Example> example_of(VoteBounds& bounds, const WorstSearchRun& search) {
  std::optional<WorstSearchRun::Example> best;
  double best_side = 0;
  for (std::size_t i = 0; i < search.log.boxes.size(); ++i) {
    const auto& one = search.log.boxes[i];
    const double side = widest(one.box);
    constexpr double seen = 1.0 / 64;
    if (one.halved == WorstSearchLog::never || one.target != search.target || side < std::max(seen, best_side))
      continue;
    if (box_on_face(search, one.box).empty()) continue;
    const double goal = search.bracket(one.made).goal;
    const double corner = bounds.corner(one.box);
    if (corner < 0.8 * goal || corner > 0.9 * goal || one.bound >= goal) continue;
    const auto off = [&](double at) { return std::abs(at - 0.85 * goal); };
    if (side > best_side || off(corner) < off(best->corner)) best = WorstSearchRun::Example{i, corner, goal};
    best_side = side;
  }
  return best;
}

/// See WorstSearchRun::shown.
std::uint64_t time_to_look_at(const WorstSearchRun& search) {
  const std::uint64_t last = search.log.last();
  if (last <= shown_time + shown_time / 7) return last * 12 / 25;
  std::uint64_t time = shown_time;
  while (time < std::min(last, latest_shown_time) && search.log.brackets[time].lower < 0.75 * search.found.upper)
    ++time;
  return time;
}

struct SearchLimits {
  Rational tolerance;
  const Observer& observer;
};

WorstSearchRun search_for(const ConceptClass& concept_class, const WorstProblem& problem, const SearchLimits& limits) {
  WorstSearchRun search;
  search.problem = problem;
  const std::size_t points = concept_class.points();
  std::vector<TargetChain> chains = chains_of(concept_class, problem, limits.observer);
  WorstOptions options;
  options.tolerance = limits.tolerance;
  options.threads = 1;
  options.boxes_a_round = 1;
  constexpr double most_work = 1e8;
  const double cost = static_cast<double>(std::max<std::uint64_t>(1, cost_of_evaluation(chains, problem)));
  options.most_boxes = static_cast<std::uint64_t>(std::clamp(most_work / cost, 2'000.0, 100'000.0));
  search.found = find_worst_world(concept_class, problem, options, limits.observer, &search.log);
  if (search.found.ended == Ended::stopped) throw Stopped();
  search.target = search.found.target;
  for (TargetChain& one : chains) {
    if (one.target == search.target) search.chain = std::make_shared<const VoteChain>(std::move(one.chain));
  }
  VoteBounds bounds = bounds_of(search);
  search.world = simplest_worst(bounds, search.found, points);
  search.there = chances_at(search, search.world);
  search.face = face_of(search.world, points);
  for (std::size_t x = 0; x < points; ++x) {
    PointWeights alone = {};
    alone[x] = 1;
    search.corners.push_back(leading(bounds, alone).chance);
  }
  const auto at = [&](const WorldPlace& place) {
    if (stop_requested(limits.observer, {"tones", 0, 0})) throw Stopped();
    PointWeights weights = {};
    const std::array<double, 3> shares = {place.first, place.second, 1 - place.first - place.second};
    for (std::size_t i = 0; i < search.face.size(); ++i) weights[search.face[i]] = std::max(0.0, shares[i]);
    ChancesOfWorld chances;
    for (const auto& chance : bounds.counted_chances(grid_marginal(weights, points)))
      chances.push_back(chance ? middle(*chance) : 0);
    return chances;
  };
  WorldTones tones = world_tones(search.face.size(), at);
  search.below = std::move(tones.below);
  for (const WorldTones::Region& region : tones.regions)
    search.regions.push_back({search.chain->predictors[region.answer], region.place, region.reach});
  search.shown = time_to_look_at(search);
  search.example = example_of(bounds, search);
  return search;
}

}  // namespace

std::size_t tone_of(double chance) {
  return static_cast<std::size_t>(std::upper_bound(tone_levels.begin(), tone_levels.end(), chance) -
                                  tone_levels.begin());
}

WorstSearchLog::Bracket WorstSearchRun::bracket(std::uint64_t time) const {
  if (log.brackets.empty() || (time >= log.last() && !log.whole)) return {found.lower, found.upper, found.upper};
  if (time < log.last()) return log.brackets[time];
  return {found.lower, found.upper, log.brackets.back().goal};
}

const WorstSearchRun& asked_search(const WorstWorldRun& run) {
  return run.scenario.on_fail == OnFail::soa ? run.star : run.g;
}

std::shared_ptr<const WorstWorldRun> compute_worst_world(const StabilityScenario& scenario, const Observer& observer) {
  auto concept_class = [&] {
    try {
      return make_class(scenario.searched);
    } catch (const InputError& error) {
      throw InputError("searched", error.value().empty() ? scenario.searched : error.value(), error.rule());
    }
  }();
  if (concept_class.points() > most_worst_points)
    throw InputError("searched", rules::value_points(concept_class.points()), rules::at_most(most_worst_points));
  SoaAutomaton soa(concept_class, observer);
  const int dimension = soa.dimension(SoaAutomaton::start());
  WorstProblem problem = worst_problem_of(scenario, concept_class, dimension);
  auto run = std::make_shared<WorstWorldRun>(scenario, concept_class);
  run->dimension = dimension;
  const SearchLimits limits{parse_rational("tolerance", scenario.tolerance), observer};
  problem.learner.on_fail = OnFail::soa;
  try {
    run->star = search_for(concept_class, problem, limits);
  } catch (const InputError& error) {
    if (error.field() != "auxiliary") throw;  // an evaluation that the command line offers with --seconds
    throw InputError("auxiliary", error.value(), rules::too_large_to_run());
  }
  problem.learner.on_fail = OnFail::fail;
  run->g = search_for(concept_class, problem, limits);
  problem.learner.on_fail = OnFail::soa;
  problem.learner.auxiliary *= 5;
  problem.learner.cap *= 5;
  run->more = search_for(concept_class, problem, limits);
  run->searched_all = run->g.found.exact && run->star.found.exact && run->more.found.exact;
  run->lists = list_number(concept_class);
  run->proved = ladder_proof(dimension, LadderBlocks::more).eta;
  AccuracyGoal goal;
  goal.dimension = dimension;
  run->proved_paper = paper_constants(goal).eta;
  return run;
}

WorldChances chances_at(const WorstSearchRun& search, const PointWeights& world) {
  VoteBounds bounds = bounds_of(search);
  const std::vector<Enclosed> chances = bounds.chances(world);
  const CountedPredictors counted(search.problem.alpha);
  WorldChances found;
  double sum = 0;
  for (std::size_t f = 0; f < chances.size(); ++f) {
    const double chance = middle(chances[f]);
    const double loss = loss_of(search.chain->mistakes[f], world);
    sum += chance;
    constexpr double told = 1e-9;
    if (chance > told) found.answers.push_back({search.chain->predictors[f], chance, loss, loss <= counted.most_loss});
    if (loss <= counted.most_loss) found.most = std::max(found.most, chance);
  }
  std::stable_sort(found.answers.begin(), found.answers.end(),
                   [](const auto& a, const auto& b) { return a.chance > b.chance; });
  if (search.problem.learner.on_fail == OnFail::fail) found.fail = std::max(0.0, 1 - sum);
  return found;
}

PointWeights at_tie(const WorstSearchRun& search, const PointWeights& world, double reach) {
  if (search.face.size() != 3) return world;
  VoteBounds bounds = bounds_of(search);
  const std::size_t points = search.chain->points;
  const std::size_t here = leading(bounds, world).answer;
  constexpr int directions = 12;
  for (int i = 0; i < directions; ++i) {
    const double angle = 2 * 3.14159265358979323846 * i / directions;
    // Two ways in which weights change without their sum, at a right angle to each other.
    const double along = reach * std::cos(angle);
    const double across = reach * std::sin(angle) / std::sqrt(3.0);
    const auto moved = [&](double t) {
      PointWeights weights = world;
      weights[search.face[0]] += t * 2 * across;
      weights[search.face[1]] += t * (-along - across);
      weights[search.face[2]] += t * (along - across);
      for (double& weight : weights) weight = std::max(0.0, weight);
      return grid_marginal(weights, points);
    };
    if (leading(bounds, moved(1)).answer == here) continue;
    double low = 0;
    double high = 1;
    for (int half = 0; half < 30; ++half) {
      const double t = (low + high) / 2;
      (leading(bounds, moved(t)).answer == here ? low : high) = t;
    }
    return moved(low);
  }
  return world;
}

std::optional<std::size_t> box_around(const WorstSearchRun& search, std::uint64_t time, const PointWeights& world) {
  for (std::size_t i = 0; i < search.log.boxes.size(); ++i) {
    const auto& one = search.log.boxes[i];
    if (one.target != search.target || !one.there(std::min(time, search.log.last()))) continue;
    bool inside = true;
    for (std::size_t x = 0; x < search.chain->points; ++x)
      inside = inside && one.box.low[x] <= world[x] && world[x] <= one.box.high[x];
    if (inside) return i;
  }
  return std::nullopt;
}

double corner_bound(const WorstSearchRun& search, const WeightBox& box) { return bounds_of(search).corner(box); }

std::vector<WorldPlace> box_on_face(const WorstSearchRun& search, const WeightBox& box) {
  const std::vector<PointIndex>& face = search.face;
  WeightBox part;
  for (std::size_t x = 0; x < search.chain->points; ++x) {
    if (std::find(face.begin(), face.end(), x) == face.end() && box.low[x] > 0) return {};
  }
  for (std::size_t i = 0; i < face.size(); ++i) {
    part.low[i] = box.low[face[i]];
    part.high[i] = box.high[face[i]];
  }
  if (face.size() < 2) return {};
  const auto tight = tightened(part, face.size());
  if (!tight) return {};
  std::vector<WorldPlace> places;
  for (const PointWeights& vertex : vertices_of(*tight, face.size())) {
    const WorldPlace place{vertex[0], vertex[1]};
    if (std::find(places.begin(), places.end(), place) == places.end()) places.push_back(place);
  }
  if (places.size() < face.size()) return {};
  WorldPlace centre;
  for (const WorldPlace& place : places) {
    centre.first += place.first / static_cast<double>(places.size());
    centre.second += place.second / static_cast<double>(places.size());
  }
  std::sort(places.begin(), places.end(), [&](const WorldPlace& a, const WorldPlace& b) {
    return std::atan2(a.second - centre.second, a.first - centre.first) <
           std::atan2(b.second - centre.second, b.first - centre.first);
  });
  return places;
}

}  // namespace littlestone

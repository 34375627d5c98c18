// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/worst_world/worst_world_run.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/concept/inline_table.hpp"
#include "core/learner/constants.hpp"
#include "core/online/littlestone.hpp"
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

/// Draws the face of a search.
void draw_face(WorstSearchRun& search, const Observer& observer) {
  VoteBounds bounds = bounds_of(search);
  const std::size_t points = search.chain->points;
  const auto at = [&](const WorldPlace& place) {
    if (stop_requested(observer, {"tones", 0, 0})) throw Stopped();
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
  search.regions.clear();
  for (const WorldTones::Region& region : tones.regions)
    search.regions.push_back({search.chain->predictors[region.answer], region.place, region.reach});
  search.example = example_of(bounds, search);
}

/// One of the searches, with more and more boxes.
class GrowingSearch {
 public:
  GrowingSearch(const ConceptClass& concept_class, const WorstProblem& problem, const Rational& tolerance,
                const Observer& observer)
      : concept_class_(concept_class), observer_(observer), chains_(chains_of(concept_class, problem, observer)) {
    run_.problem = problem;
    options_.tolerance = tolerance;
    options_.threads = 1;
    options_.boxes_a_round = 1;
    constexpr double most_work = 1e8;
    cost_ = static_cast<double>(std::max<std::uint64_t>(1, cost_of_evaluation(chains_, problem)));
    most_boxes_ = static_cast<std::uint64_t>(std::clamp(most_work / cost_, 2'000.0, 100'000.0));
  }

  [[nodiscard]] const WorstSearchRun& run() const { return run_; }
  [[nodiscard]] bool done() const { return done_; }
  [[nodiscard]] double work_left() const {
    return done_ ? 0 : static_cast<double>(most_boxes_ - std::min(most_boxes_, run_.found.boxes)) * cost_;
  }
  [[nodiscard]] double seconds_left() const {
    const double share =
        static_cast<double>(most_boxes_) / static_cast<double>(std::max<std::uint64_t>(1, run_.found.boxes));
    return done_ ? 0 : run_.seconds * share;
  }

  /// Searches from the beginning with so many boxes at most; nothing where it is done.
  void look_at(std::uint64_t boxes) {
    if (done_) return;
    options_.most_boxes = std::min(boxes, most_boxes_);
    const auto begin = std::chrono::steady_clock::now();
    WorstSearchLog log;
    WorstWorld found = find_worst_world(concept_class_, run_.problem, options_, observer_, &log);
    if (found.ended == Ended::stopped) throw Stopped();
    run_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    done_ = found.exact || found.boxes < options_.most_boxes || options_.most_boxes == most_boxes_;
    take(std::move(found), std::move(log));
  }

 private:
  void take(WorstWorld found, WorstSearchLog log) {
    const bool same_target = run_.chain && run_.target == found.target;
    run_.found = std::move(found);
    run_.log = std::move(log);
    run_.target = run_.found.target;
    for (const TargetChain& one : chains_) {
      if (one.target == run_.target && !same_target) run_.chain = std::make_shared<const VoteChain>(one.chain);
    }
    VoteBounds bounds = bounds_of(run_);
    const std::size_t points = concept_class_.points();
    run_.world = simplest_worst(bounds, run_.found, points);
    run_.there = chances_at(run_, run_.world);
    run_.shown = time_to_look_at(run_);
    std::vector<PointIndex> face = face_of(run_.world, points);
    if (same_target && face == run_.face) {
      run_.example = example_of(bounds, run_);
      return;
    }
    run_.face = std::move(face);
    run_.corners.clear();
    for (std::size_t x = 0; x < points; ++x) {
      PointWeights alone = {};
      alone[x] = 1;
      run_.corners.push_back(leading(bounds, alone).chance);
    }
    draw_face(run_, observer_);
  }

  const ConceptClass& concept_class_;
  const Observer& observer_;
  std::vector<TargetChain> chains_;
  WorstOptions options_;
  WorstSearchRun run_;
  double cost_ = 1;
  std::uint64_t most_boxes_ = 0;
  bool done_ = false;
};

ConceptClass searched_class(const StabilityScenario& scenario) {
  try {
    return make_class(scenario.searched);
  } catch (const InputError& error) {
    throw InputError("searched", error.value().empty() ? scenario.searched : error.value(), error.rule());
  }
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

std::shared_ptr<const WorstWorldRun> compute_worst_world(
    const StabilityScenario& scenario, const Observer& observer,
    const std::function<void(const std::shared_ptr<const WorstWorldRun>&)>& so_far) {
  const ConceptClass concept_class = searched_class(scenario);
  if (concept_class.points() > most_worst_points)
    throw InputError("searched", rules::value_points(concept_class.points()), rules::at_most(most_worst_points));
  SoaAutomaton soa(concept_class, observer);
  WorstWorldRun run(scenario, concept_class);
  run.dimension = soa.dimension(SoaAutomaton::start());
  WorstProblem problem = worst_problem_of(scenario, concept_class, run.dimension);
  run.lists = list_number(concept_class);
  run.proved = ladder_proof(run.dimension, LadderBlocks::more).eta;
  AccuracyGoal goal;
  goal.dimension = run.dimension;
  run.proved_paper = paper_constants(goal).eta;

  const Rational tolerance = parse_rational("tolerance", scenario.tolerance);
  const auto search = [&] { return GrowingSearch(concept_class, problem, tolerance, observer); };
  problem.learner.on_fail = OnFail::soa;
  GrowingSearch star = search();
  problem.learner.on_fail = OnFail::fail;
  GrowingSearch g = search();
  problem.learner.on_fail = OnFail::soa;
  problem.learner.auxiliary *= 5;
  problem.learner.cap *= 5;
  GrowingSearch more = search();
  constexpr std::uint64_t first_boxes = 2'000;
  for (std::uint64_t boxes = first_boxes;; boxes *= 4) {
    run.complete = true;
    run.work_left = run.seconds_left = 0;
    for (GrowingSearch* one : {&star, &g, &more}) {
      try {
        one->look_at(boxes);
      } catch (const InputError& error) {
        if (error.field() != "auxiliary") throw;  // an evaluation that the command line offers with --seconds
        throw InputError("auxiliary", error.value(), rules::too_large_to_run());
      }
      run.complete = run.complete && one->done();
      run.work_left += one->work_left();
      run.seconds_left += one->seconds_left();
    }
    run.star = star.run();
    run.g = g.run();
    run.more = more.run();
    run.searched_all = run.g.found.exact && run.star.found.exact && run.more.found.exact;
    auto shared = std::make_shared<const WorstWorldRun>(run);
    if (run.complete) return shared;
    if (so_far) so_far(shared);
  }
}

std::shared_ptr<const WorstWorldRun> with_face(const std::shared_ptr<const WorstWorldRun>& run,
                                               const std::vector<PointIndex>& face, const Observer& observer) {
  const bool rising = std::adjacent_find(face.begin(), face.end(), std::greater_equal<>()) == face.end();
  if (run->concept_class.points() != 4 || face.size() != 3 || face.back() > 3 || !rising) return run;
  auto changed = std::make_shared<WorstWorldRun>(*run);
  for (WorstSearchRun* search : {&changed->g, &changed->star, &changed->more}) {
    if (search->face == face) continue;
    search->face = face;
    draw_face(*search, observer);
  }
  return changed;
}

StabilityScenario with_searched(StabilityScenario scenario, const std::string& class_text) {
  scenario.searched = class_text;
  const ConceptClass concept_class = searched_class(scenario);
  if (concept_class.points() > most_worst_points) return scenario;
  const auto levels = static_cast<std::size_t>(littlestone_dimension(concept_class)) + 1;
  if (scenario.levels.size() != levels) scenario.levels.assign(levels, Rational(1, static_cast<std::int64_t>(levels)));
  return scenario;
}

Scenario scenario_of_world(const WorstWorldRun& run, const WorstSearchRun& search, const PointWeights& world) {
  Scenario scenario;
  scenario.class_text = without_file(run.scenario.searched, run.concept_class);
  scenario.marginal = "weights:";
  for (std::size_t x = 0; x < run.concept_class.points(); ++x) {
    std::array<char, 32> digits = {};
    const auto written = std::to_chars(digits.begin(), digits.end(), world[x]);
    scenario.marginal += (x == 0 ? "" : ",") + std::string(digits.begin(), written.ptr);
  }
  scenario.target = run.concept_class.given_row(search.target);
  const StableLearnerOptions& learner = search.problem.learner;
  scenario.constants.auxiliary = learner.auxiliary;
  scenario.constants.cap = learner.cap;
  scenario.constants.levels = learner.levels;
  scenario.constants.on_fail = learner.on_fail;
  return scenario;
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

namespace {

constexpr double watched_singles = 10;  // halvings, each on its own
constexpr double watched_single_ms = 120;
constexpr double watched_frame_ms = 1000.0 / 60;
constexpr double watched_some_frames = 10;
constexpr double watched_some = 10;  // a frame
constexpr double watched_many = 100;

}  // namespace

double halved_after(double ms) {
  if (ms <= watched_singles * watched_single_ms) return std::max(0.0, ms / watched_single_ms);
  // A frame that has only begun shows nothing of it; rounding is none of it.
  const double frames = std::floor((ms - watched_singles * watched_single_ms) / watched_frame_ms + 1e-6);
  return watched_singles + watched_some * std::min(frames, watched_some_frames) +
         watched_many * std::max(0.0, frames - watched_some_frames);
}

double watched_ms(std::uint64_t halvings) {
  const auto all = static_cast<double>(halvings);
  const double singles = std::min(all, watched_singles);
  const double in_some = std::min(std::max(0.0, all - watched_singles), watched_some * watched_some_frames);
  const double in_many = std::max(0.0, all - watched_singles - watched_some * watched_some_frames);
  return singles * watched_single_ms +
         (std::ceil(in_some / watched_some) + std::ceil(in_many / watched_many)) * watched_frame_ms;
}

}  // namespace littlestone

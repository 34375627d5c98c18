// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/one_more_point/one_more_point_run.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"
#include "core/study/complex/complex_study.hpp"

namespace littlestone {
namespace {

KnownFacts known_facts(std::string_view class_text, const Observer& observer) {
  const ConceptClass concept_class = make_class(std::string(class_text));
  const ComplexStudy study = run_complex(concept_class, observer);
  return {std::string(class_text),
          study.number.lower,
          reason(study.number, concept_class),
          study.complex.most_at_a_vertex(),
          littlestone_dimension(concept_class),
          vc_dimension(concept_class)};
}

/// Where a world of the mesh stands: points 1 and 2 are the last two of the class.
DiamondWorld own_place(const MeshWorld& world, std::uint64_t mesh) {
  const auto signed_mass = [&](std::size_t x) {
    const Rational mass(world.mass[x], mesh);
    return ((world.plus >> x) & 1U) != 0 ? mass : Rational(-mass);
  };
  const std::size_t points = world.mass.size();
  return {signed_mass(points - 2), signed_mass(points - 1)};
}

/// An answer on all points of the class: + on point 0 where there is one.
Answer4 own_answer(std::size_t points, std::size_t answer) {
  Answer4 labels = points == 3 ? 1 : 0;
  const DiamondAnswer& says = ring_answers[answer];
  if (says.first > 0) labels |= 1U << (points - 2);
  if (says.second > 0) labels |= 1U << (points - 1);
  return labels;
}

std::shared_ptr<const OwnNet> own_net(const std::string& class_text, std::uint64_t fineness, const Observer& observer) {
  PaintingProblem problem;
  problem.mesh = fineness;
  problem.alpha = own_alpha();
  problem.colours = own_colours;
  problem.validate();
  const ConceptClass concept_class = make_class(class_text);
  OwnNet net{class_text, ComplexMesh(concept_class, fineness), {}, {}, {}, {}};
  for (std::size_t i = 0; i < net.mesh.worlds.size(); ++i) {
    net.places.push_back(own_place(net.mesh.worlds[i], fineness));
    std::array<Rational, diamond_answers>& losses = net.losses.emplace_back();
    for (std::size_t answer = 0; answer < diamond_answers; ++answer)
      losses[answer] = Rational(net.mesh.loss_around(i, own_answer(net.mesh.points, answer)), fineness);
    if (known_mass(net.places.back()) == 0) net.round.push_back(static_cast<std::uint32_t>(i));
  }
  const auto turned = [&](std::uint32_t i) {
    const double angle = std::atan2(to_double(net.places[i].v), to_double(net.places[i].u));
    return angle < 0 ? angle + 2 * std::acos(-1.0) : angle;
  };
  std::sort(net.round.begin(), net.round.end(),
            [&](std::uint32_t first, std::uint32_t second) { return turned(first) < turned(second); });
  bool stopped = false;
  const Observer within = [&](const Progress& progress) {
    if (stop_requested(observer, progress)) {
      stopped = true;
      return Answer::stop;
    }
    return progress.done >= most_own_nodes ? Answer::stop : Answer::go_on;
  };
  net.search = find_painting(concept_class, net.mesh, problem, within);
  if (stopped) throw Stopped();
  return std::make_shared<const OwnNet>(std::move(net));
}

OwnPainting own_painting(const StabilityScenario& scenario, std::shared_ptr<const OwnNet> net) {
  OwnPainting own{std::move(net), {}, 0, {}, {}};
  const std::size_t worlds = own.net->mesh.worlds.size();
  if (scenario.painted.size() > worlds)
    throw InputError("painted", std::to_string(scenario.painted.size()), rules::at_most(worlds));
  own.colours.assign(worlds, 0);
  for (std::size_t i = 0; i < scenario.painted.size(); ++i) {
    const int colour = scenario.painted[i] - '0';
    if (colour < 0 || colour > static_cast<int>(diamond_answers))
      throw InputError("painted", scenario.painted, rules::one_of("0, 1, 2, 3, 4"));
    if (colour == 0) continue;
    const auto answer = static_cast<std::size_t>(colour) - 1;
    if (!own.net->allows(i, answer))
      throw InputError("painted", to_string(own.net->losses[i][answer]), rules::at_most(to_string(own_alpha())));
    own.colours[i] = static_cast<std::uint8_t>(colour);
    ++own.painted;
  }
  const auto& simplices = own.net->mesh.simplices;
  for (std::size_t s = 0; s < simplices.size(); ++s) {
    std::vector<std::uint8_t> on;
    for (const std::uint32_t world : simplices[s]) {
      if (own.colours[world] != 0) on.push_back(own.colours[world]);
    }
    std::sort(on.begin(), on.end());
    if (std::unique(on.begin(), on.end()) - on.begin() == 3) own.three.push_back(static_cast<std::uint32_t>(s));
  }
  std::vector<std::size_t> ring;
  for (const std::uint32_t world : own.net->round) {
    if (own.colours[world] != 0) ring.push_back(own.colours[world] - std::size_t{1});
  }
  if (ring.size() == own.net->round.size()) own.quarters = quarter_turns(ring);
  return own;
}

}  // namespace

Rational own_alpha() { return {9, 20}; }

std::size_t OneMorePointRun::most_meeting(bool with_point) const {
  std::size_t most = 1;
  for (const BrickMeeting& meeting : with_point ? junctions : on_the_ring)
    most = std::max(most, meeting.answers.size());
  return most;
}

std::shared_ptr<const OneMorePointRun> compute_one_more_point(const StabilityScenario& scenario,
                                                              const Observer& observer,
                                                              const OneMorePointRun* earlier) {
  OneMorePointRun run;
  run.scenario = scenario;
  run.bricks = brick_painting(scenario.error);
  run.junctions = brick_junctions(run.bricks);
  run.on_the_ring = ring_meetings(run.bricks);
  std::vector<std::size_t> order;
  for (const BrickRegion& region : run.bricks) order.push_back(region.answer);
  run.quarters = quarter_turns(order);
  run.probe = {scenario.across, scenario.up};
  run.shares = disc_shares(run.bricks, run.probe, scenario.radius);
  run.ring_probe = on_the_ring(run.probe);
  run.ring_shares = ring_shares(run.bricks, run.ring_probe, scenario.radius);
  run.with = earlier != nullptr ? earlier->with : known_facts(class_with_known, observer);
  run.without = earlier != nullptr ? earlier->without : known_facts(class_without_known, observer);
  if (scenario.painting == "yours") {
    const std::string class_text(run.known() ? class_with_known : class_without_known);
    std::shared_ptr<const OwnNet> net;
    if (earlier != nullptr && earlier->own && earlier->own->net->class_text == class_text &&
        earlier->own->net->mesh.mesh == scenario.mesh)
      net = earlier->own->net;
    run.own = own_painting(scenario, net ? net : own_net(class_text, scenario.mesh, observer));
  }
  return std::make_shared<const OneMorePointRun>(std::move(run));
}

std::string painted_with(const OwnPainting& own, std::size_t world, std::uint8_t colour) {
  std::string digits;
  for (std::size_t i = 0; i < own.colours.size(); ++i)
    digits += static_cast<char>('0' + (i == world ? colour : own.colours[i]));
  digits.erase(digits.find_last_not_of('0') + 1);
  return digits;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/one_more_point/one_more_point_run.hpp"

#include <algorithm>
#include <utility>

#include "core/base/error.hpp"
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
          study.number.upper,
          reason(study.number, concept_class),
          study.complex.most_at_a_vertex(),
          has_net(concept_class.points()) ? littlestone_dimension(concept_class) : 0,
          has_net(concept_class.points()) ? vc_dimension(concept_class) : 0};
}

/// Of another class than cube:2.
KnownFacts drawn_facts(const std::string& class_text, const Observer& observer) {
  try {
    return known_facts(class_text, observer);
  } catch (const InputError& error) {
    throw InputError("drawn", error.value().empty() ? class_text : error.value(), error.rule());
  }
}

}  // namespace

std::string drawn_class(const StabilityScenario& scenario) {
  const bool of_cube = scenario.known == "with" || scenario.known == "without";
  return of_cube ? std::string(class_without_known) : scenario.known;
}

std::string drawn_text(const StabilityScenario& scenario) {
  return scenario.known == "with" ? std::string(class_with_known) : drawn_class(scenario);
}

std::optional<ClassFacts> net_facts(const StabilityScenario& scenario) {
  try {
    const ConceptClass concept_class = make_class(drawn_text(scenario));
    if (has_net(concept_class.points())) return class_facts(concept_class);
  } catch (const InputError&) {  // whoever reads the field says so
  }
  return std::nullopt;
}

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
  const std::string class_text = drawn_text(run.scenario);
  const bool ring = drawn_class(scenario) == class_without_known;
  if (!ring) {
    const bool same = earlier != nullptr && earlier->other && earlier->other->class_text == class_text;
    run.other = same ? earlier->other : drawn_facts(class_text, observer);
  }
  const ConceptClass concept_class = make_class(class_text);
  run.points = concept_class.points();
  if (ring ? scenario.painting == "yours" : has_net(run.points)) {
    std::shared_ptr<const OwnNet> net;
    if (earlier != nullptr && earlier->own && earlier->own->net->class_text == class_text &&
        earlier->own->net->mesh.mesh == scenario.mesh)
      net = earlier->own->net;
    run.own = own_painting(scenario.painted,
                           net ? net : make_own_net(concept_class, class_text, scenario.mesh, ring, observer));
  }
  return std::make_shared<const OneMorePointRun>(std::move(run));
}

bool can_record(const OneMorePointRun& run) {
  if (run.own) return run.own->complete();
  // The worlds of a simplex are 1/mesh apart.
  return !run.other && run.scenario.error + Rational(1, finest_mesh) <= own_alpha();
}

std::optional<PaintingRecord> record_of(const OneMorePointRun& run) {
  if (run.own) return record_of(*run.own);
  if (run.other) return std::nullopt;
  const std::string class_text = drawn_text(run.scenario);
  return record_of(run.bricks, make_class(class_text), class_text, run.scenario.mesh);
}

}  // namespace littlestone

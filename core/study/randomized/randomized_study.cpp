// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/randomized/randomized_study.hpp"

#include "core/base/error.hpp"

namespace littlestone {

using Json = nlohmann::ordered_json;

namespace {

std::int32_t grow(RandomizedEngine& engine, const VersionSpace& space, int depth, std::vector<RandomizedNode>& tree) {
  if (depth == 0) return -1;
  const auto point = engine.best_point(space);
  if (!point) return -1;
  const auto index = static_cast<std::int32_t>(tree.size());
  RandomizedNode node;
  node.point = *point;
  node.value = engine.dimension(space);
  node.plus = engine.chance_of_plus(space, *point);
  node.hypotheses = space.count();
  tree.push_back(node);
  for (const Label label : {Label::minus, Label::plus}) {
    const std::int32_t child = grow(engine, engine.concept_class().restrict(space, *point, label), depth - 1, tree);
    tree[static_cast<std::size_t>(index)].children[label == Label::plus ? 1 : 0] = child;
  }
  return index;
}

// "13/8", and "2" for a whole number: never a decimal.
std::string fraction(const Rational& value) { return value.str(); }

Json node_to_json(const ConceptClass& concept_class, const std::vector<RandomizedNode>& tree, std::int32_t at) {
  if (at < 0) return nullptr;
  const RandomizedNode& node = tree[static_cast<std::size_t>(at)];
  return {{"point", node.point},
          {"name", concept_class.point_name(node.point)},
          {"hypotheses", node.hypotheses},
          {"value", fraction(node.value)},
          {"chance_of_plus", fraction(node.plus)},
          {"minus", node_to_json(concept_class, tree, node.children[0])},
          {"plus", node_to_json(concept_class, tree, node.children[1])}};
}

Json mistakes_to_json(const TransductiveMistakes& mistakes) {
  return {{"deterministic", mistakes.deterministic},
          {"deterministic_order", mistakes.deterministic_order},
          {"randomized", fraction(mistakes.randomized)},
          {"randomized_order", mistakes.randomized_order}};
}

}  // namespace

RandomizedStudy run_randomized(const ConceptClass& concept_class, const DimensionResult& littlestone,
                               const RandomizedStudyOptions& options, const Observer& observer) {
  RandomizedStudy study;
  study.littlestone = littlestone;
  RandomizedEngine engine(concept_class);
  engine.set_observer(observer);
  study.randomized = engine.bound(options.limits);
  if (!study.randomized.exact()) {  // what the dimension says of it
    study.randomized.lower = std::max(study.randomized.lower, Rational(study.littlestone.lower, 2));
    study.randomized.upper = std::min(study.randomized.upper, Rational(study.littlestone.upper));
    return study;
  }
  try {
    (void)grow(engine, concept_class.everything(), options.depth, study.tree);
    study.orders = transductive_range(concept_class, observer);
  } catch (const InputError&) {
    // too many points for all orders: the study says nothing of these
  } catch (const Stopped&) {
    study.randomized.stopped = true;
  }
  return study;
}

Json randomized_to_json(const ConceptClass& concept_class, const RandomizedStudy& study) {
  const RandomizedResult& found = study.randomized;
  Json json = {{"class", concept_class.name()},
               {"hypotheses", concept_class.size()},
               {"points", concept_class.points()},
               {"randomized", found.exact() ? Json(fraction(found.lower)) : Json()},
               {"exact", found.exact()},
               {"lower_bound", fraction(found.lower)},
               {"upper_bound", fraction(found.upper)},
               {"littlestone", study.littlestone.exact() ? Json(study.littlestone.lower) : Json()},
               {"root", study.tree.empty() ? Json() : node_to_json(concept_class, study.tree, 0)},
               {"orders", Json()},
               {"states", found.states},
               {"ended", found.stopped   ? "stopped"
                         : found.exact() ? "completed"
                                         : "states spent"}};
  if (study.orders) {
    json["orders"] = {{"best", mistakes_to_json(study.orders->best)}, {"worst", mistakes_to_json(study.orders->worst)}};
  }
  return json;
}

}  // namespace littlestone

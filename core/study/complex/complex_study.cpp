// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/complex/complex_study.hpp"

#include <algorithm>
#include <utility>

namespace littlestone {

bool ComplexStudy::exact() const {
  return std::none_of(spheres.begin(), spheres.end(),
                      [](const ShatteredSphere& sphere) { return sphere.bounding == Bounding::too_large; });
}

ComplexStudy run_complex(const ConceptClass& concept_class, const Observer& observer) {
  HypothesisComplex complex(concept_class);
  std::vector<ShatteredSphere> spheres = shattered_spheres(complex, observer);
  const ListNumber number = list_number(complex, spheres);
  return {std::move(complex), std::move(spheres), number};
}

nlohmann::ordered_json complex_to_json(const ConceptClass& concept_class, const ComplexStudy& study) {
  using OrderedJson = nlohmann::ordered_json;
  const std::size_t points = concept_class.points();
  OrderedJson json = {{"class", concept_class.name()}, {"points", points}, {"facets", OrderedJson::array()}};
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) json["facets"].push_back(concept_class.row(h).to_string());
  json["components"] = OrderedJson::array();
  for (const std::vector<HypothesisIndex>& component : study.complex.components()) {
    OrderedJson rows = OrderedJson::array();
    for (const HypothesisIndex h : component) rows.push_back(concept_class.given_row(h));
    json["components"].push_back(std::move(rows));
  }
  json["shattered_bounding"] = OrderedJson::array();
  for (const ShatteredSphere& sphere : study.spheres) {
    if (sphere.bounding != Bounding::yes) continue;
    OrderedJson set = OrderedJson::array();
    for (std::size_t x = 0; x < points; ++x) {
      if (((sphere.points >> x) & 1U) != 0) set.push_back(x);
    }
    OrderedJson chain = OrderedJson::array();
    for (const LabelledFace& face : sphere.chain) chain.push_back(to_string(face, points));
    json["shattered_bounding"].push_back({{"points", std::move(set)}, {"chain", std::move(chain)}});
  }
  json["list_number"] = {
      {"lower", study.number.lower}, {"upper", study.number.upper}, {"reason", reason(study.number, concept_class)}};
  json["rho_zero"] = one_over(study.complex.most_at_a_vertex());
  json["limit"] = one_over(study.number.lower);
  json["exact"] = study.exact();
  return json;
}

PaintingStudy run_painting(const ConceptClass& concept_class, const PaintingProblem& problem,
                           const Observer& observer) {
  problem.validate();
  ComplexMesh mesh(concept_class, problem.mesh);
  PaintingSearch search = find_painting(concept_class, mesh, problem, observer);
  return {problem, std::move(mesh), std::move(search)};
}

nlohmann::ordered_json painting_to_json(const ConceptClass& concept_class, const PaintingStudy& study) {
  nlohmann::ordered_json json = {{"class", concept_class.name()},           {"mesh", study.problem.mesh},
                                 {"alpha", to_string(study.problem.alpha)}, {"colours", study.problem.colours},
                                 {"worlds", study.mesh.worlds.size()},      {"simplices", study.mesh.simplices.size()}};
  for (const char* key : {"painting", "most_colours", "worst_loss"}) json[key] = nullptr;
  if (study.search.answers) {
    const PaintingFacts facts = painting_facts(study.mesh, *study.search.answers);
    json["painting"] = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < study.mesh.worlds.size(); ++i) {
      json["painting"].push_back(painted_json(study.mesh.worlds[i], (*study.search.answers)[i]));
    }
    json["most_colours"] = facts.most_colours;
    json["worst_loss"] = to_string(facts.worst_loss);
  }
  json["nodes"] = study.search.nodes;
  json["exact"] = study.search.ended == Ended::completed;
  return json;
}

nlohmann::ordered_json complex_check_to_json(const ComplexCheck& found) {
  nlohmann::ordered_json json = {{"holds", true}, {"kind", found.kind}, {"class", found.class_text}};
  json["alpha"] = to_string(found.alpha);
  if (found.kind == "painting") {
    json["value"] = numerator(found.value).convert_to<std::uint64_t>();
  } else {
    json["examples"] = found.examples;
    json["value"] = to_string(found.value);
  }
  return json;
}

}  // namespace littlestone

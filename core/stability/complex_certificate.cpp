// SPDX-License-Identifier: GPL-3.0-or-later
// Records about the complex as JSON, and back.
#include "core/stability/complex_certificate.hpp"

#include <algorithm>
#include <utility>

#include "core/base/json.hpp"
#include "core/concept/inline_table.hpp"
#include "core/stability/certificate_reader.hpp"

namespace littlestone {
namespace {

using OrderedJson = nlohmann::ordered_json;
constexpr int complex_certificate_version = 1;

// Labels of up to 4 points, as bits; all labels of a record have one length, `points`, which the first of them sets.
Answer4 labels_of_text(const char* key, const std::string& text, std::size_t& points) {
  if (text.empty() || text.size() > most_painted_points || text.find_first_not_of("+-") != std::string::npos) {
    throw InputError(key, text, rules::labels_of_signs());
  }
  if (points == 0) points = text.size();
  if (text.size() != points) throw InputError(key, text, rules::points_of_class(points));
  Answer4 labels = 0;
  for (std::size_t x = 0; x < text.size(); ++x) labels |= text[x] == '+' ? 1U << x : 0U;
  return labels;
}

std::uint64_t whole_in(const char* key, const OrderedJson& value) {
  if (!value.is_number_unsigned()) throw InputError(key, json_text(value), rules::whole_from_0());
  return value.get<std::uint64_t>();
}

bool label_in_record(const char* key, const OrderedJson& value) {
  if (value != "+" && value != "-") throw InputError(key, json_text(value), rules::labels_of_signs());
  return value == "+";
}

// [point, label, …]
const OrderedJson& entry_of(const char* key, const OrderedJson& value, std::size_t parts) {
  if (!value.is_array() || value.size() != parts) throw InputError(key, json_text(value), rules::list());
  return value;
}

std::uint32_t point_in(const char* key, const OrderedJson& value) {
  const std::uint64_t point = whole_in(key, value);
  if (point >= most_painted_points) throw InputError(key, std::to_string(point), rules::below(most_painted_points));
  return static_cast<std::uint32_t>(point);
}

Rational rational_in(const char* key, const OrderedJson& value) {
  if (!value.is_string()) throw InputError(key, json_text(value), rules::string());
  return parse_rational(key, value.get<std::string>());
}

PaintingRecord painting_in(CertificateReader& reader) {
  PaintingRecord record;
  record.class_text = reader.text("class");
  record.problem.mesh = reader.whole("mesh");
  record.problem.alpha = reader.rational("alpha");
  record.problem.colours = reader.whole("colours");
  record.worst_loss = reader.rational("worst_loss");
  record.worlds = reader.whole("worlds");
  record.simplices = reader.whole("simplices");
  for (const OrderedJson& json : reader.list("painting")) {
    CertificateReader one(json);
    MeshWorld world{0, std::vector<std::uint32_t>(most_painted_points)};
    for (const OrderedJson& part : one.list("world")) {
      entry_of("world", part, 3);
      const std::uint32_t x = point_in("world", part[0]);
      const std::uint64_t mass = whole_in("world", part[2]);
      if (mass < 1 || mass > finest_mesh) {
        throw InputError("world", std::to_string(mass), rules::whole_between(1, finest_mesh));
      }
      if (world.mass[x] != 0) throw InputError("world", json_text(one.list("world")), rules::given_twice());
      world.mass[x] = static_cast<std::uint32_t>(mass);
      if (label_in_record("world", part[1])) world.plus |= 1U << x;
    }
    const Answer4 answer = labels_of_text("answer", one.text("answer"), record.points);
    one.expect_all_read();
    world.mass.resize(record.points);
    if (!record.answers.emplace(world, answer).second) {
      throw InputError("painting", json_text(json["world"]), rules::given_twice());
    }
  }
  return record;
}

TreeRecord::Node node_in(const OrderedJson& json, std::size_t& points) {
  CertificateReader reader(json);
  TreeRecord::Node node;
  node.leaf = reader.has("leaf");
  if (node.leaf) {
    for (const OrderedJson& share : reader.list("leaf")) {
      entry_of("leaf", share, 2);
      node.shares.emplace_back(whole_in("leaf", share[0]), rational_in("leaf", share[1]));
    }
  } else {
    node.world = reader.whole("world");
    for (const auto& [labels, child] : reader.object("next").items()) {
      node.next[labels_of_text("next", labels, points)] = whole_in("next", child);
    }
  }
  reader.expect_all_read();
  return node;
}

void read_bound(CertificateReader& reader, BoundRecord& record) {
  record.class_text = reader.text("class");
  record.examples = reader.whole("examples");
  record.alpha = reader.rational("alpha");
}

TreeRecord tree_in(CertificateReader& reader) {
  TreeRecord record;
  read_bound(reader, record);
  record.upper = reader.rational("upper");
  record.leaves = reader.rational("leaves");
  for (const OrderedJson& json : reader.list("worlds")) {
    CertificateReader one(json);
    const std::string row = one.text("row");
    record.worlds.push_back({labels_of_text("row", row, record.points), one.rationals("masses")});
    if (record.worlds.back().masses.size() != row.size()) {
      throw InputError("masses", json_text(json["masses"]), rules::points_of_class(row.size()));
    }
    one.expect_all_read();
  }
  for (const OrderedJson& json : reader.list("nodes")) record.nodes.push_back(node_in(json, record.points));
  return record;
}

LearnerRecord learner_in(CertificateReader& reader) {
  LearnerRecord record;
  read_bound(reader, record);
  record.lower = reader.rational("lower");
  record.mesh = reader.whole("mesh");
  record.simplices = reader.whole("simplices");
  for (const OrderedJson& json : reader.list("laws")) {
    CertificateReader one(json);
    LearnerRecord::LabelledCounts sample;
    for (const OrderedJson& example : one.list("sample")) {
      entry_of("sample", example, 2);
      sample.emplace_back(point_in("sample", example[0]), label_in_record("sample", example[1]));
    }
    std::sort(sample.begin(), sample.end());
    std::map<Answer4, Rational> law;
    for (const auto& [labels, chance] : one.object("law").items()) {
      law[labels_of_text("law", labels, record.points)] = rational_in("law", chance);
    }
    one.expect_all_read();
    if (!record.laws.emplace(std::move(sample), std::move(law)).second) {
      throw InputError("sample", json_text(json["sample"]), rules::given_twice());
    }
  }
  return record;
}

}  // namespace

std::string labels_text(Answer4 answer, std::size_t points) {
  std::string text(points, '-');
  for (std::size_t x = 0; x < points; ++x) {
    if (((answer >> x) & 1U) != 0) text[x] = '+';
  }
  return text;
}

nlohmann::ordered_json painted_json(const MeshWorld& world, Answer4 answer) {
  OrderedJson parts = OrderedJson::array();
  for (std::size_t x = 0; x < world.mass.size(); ++x) {
    if (world.mass[x] == 0) continue;
    parts.push_back(OrderedJson::array({x, ((world.plus >> x) & 1U) != 0 ? "+" : "-", world.mass[x]}));
  }
  return {{"world", std::move(parts)}, {"answer", labels_text(answer, world.mass.size())}};
}

ComplexCertificate parse_complex_certificate(std::string_view text) {
  const OrderedJson json = parse_json("certificate", text);
  CertificateReader reader(json);
  const std::string kind = reader.text("certificate");
  if (reader.whole("version") != complex_certificate_version) {
    throw InputError("version", std::to_string(reader.whole("version")),
                     rules::other_version(complex_certificate_version));
  }
  ComplexCertificate certificate;
  if (kind == "painting") {
    certificate = painting_in(reader);
  } else if (kind == "tree") {
    certificate = tree_in(reader);
  } else if (kind == "learner") {
    certificate = learner_in(reader);
  } else {
    throw InputError("certificate", kind, rules::one_of("painting, tree, learner"));
  }
  reader.expect_all_read();
  return certificate;
}

std::string certificate_text(const PaintingRecord& record) {
  OrderedJson json = {
      {"certificate", "painting"}, {"version", complex_certificate_version}, {"class", record.class_text}};
  json["mesh"] = record.problem.mesh;
  json["alpha"] = to_string(record.problem.alpha);
  json["colours"] = record.problem.colours;
  json["worst_loss"] = to_string(record.worst_loss);
  json["worlds"] = record.worlds;
  json["simplices"] = record.simplices;
  json["painting"] = OrderedJson::array();
  for (const auto& [world, answer] : record.answers) json["painting"].push_back(painted_json(world, answer));
  return json_text(json, 1) + "\n";
}

PaintingRecord painting_record(const ConceptClass& concept_class, const std::string& class_text,
                               const ComplexMesh& mesh, const PaintingProblem& problem,
                               const std::vector<Answer4>& answers) {
  PaintingRecord record;
  record.class_text = without_file(class_text, concept_class);
  record.problem = problem;
  const PaintingFacts facts = painting_facts(mesh, answers);
  record.problem.colours = facts.most_colours;
  record.worst_loss = facts.worst_loss;
  record.worlds = mesh.worlds.size();
  record.simplices = mesh.simplices.size();
  for (std::size_t i = 0; i < answers.size(); ++i) record.answers.emplace(mesh.worlds[i], answers[i]);
  return record;
}

}  // namespace littlestone

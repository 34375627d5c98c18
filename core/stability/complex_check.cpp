// SPDX-License-Identifier: GPL-3.0-or-later
// Checks records about the complex in exact rationals.
#include <algorithm>
#include <optional>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/stability/complex_certificate.hpp"

namespace littlestone {
namespace {

using LabelledCounts = LearnerRecord::LabelledCounts;

ConceptClass small_class(const std::string& text, std::size_t points) {
  ConceptClass concept_class = make_class(text);
  if (concept_class.points() > most_painted_points) {
    throw InputError("class", rules::value_points(concept_class.points()), rules::at_most(most_painted_points));
  }
  if (concept_class.points() != points) throw InputError("class", text, rules::points_of_class(points));
  return concept_class;
}

// The multiple of 1/parts next to `value`, which is not below 0: not below it or not above it.
Rational rounded(const Rational& value, int parts, bool up) {
  const Rational units = value * parts;
  BigInteger floor = numerator(units) / denominator(units);
  if (up && Rational(floor) != units) ++floor;
  return Rational(floor, parts);
}

void expect_gives(const char* field, const Rational& told, const Rational& found) {
  if (told != found) throw InputError(field, to_string(told), rules::certificate_gives(to_string(found)));
}

Rational loss_of(const RationalWorld& world, Answer4 answer) {
  Rational loss = 0;
  for (std::size_t x = 0; x < world.masses.size(); ++x) {
    if ((((world.labels ^ answer) >> x) & 1U) != 0) loss += world.masses[x];
  }
  return loss;
}

// Shares that are ≥ 0 and add up to 1.
template <class Shares, class ValueOf>
void expect_law(const char* field, const Shares& shares, const ValueOf& value_of) {
  Rational sum = 0;
  for (const auto& share : shares) {
    const Rational& value = value_of(share);
    if (value < 0) throw InputError(field, to_string(value), rules::sum_one());
    sum += value;
  }
  if (sum != 1) throw InputError(field, to_string(sum), rules::sum_one());
}

void expect_examples(std::uint64_t examples, std::size_t points) {
  std::uint64_t samples = 1;
  for (std::uint64_t i = 0; i < std::min<std::uint64_t>(examples, 9); ++i) samples *= points;
  if (examples < 1 || examples > 8 || samples > 100'000) {
    throw InputError("examples", std::to_string(examples), rules::whole_between(1, 8));
  }
}

void expect_small_alpha(const Rational& alpha) {
  if (alpha < 0 || alpha >= Rational(1, 2)) throw InputError("alpha", to_string(alpha), rules::between(0, "1/2"));
}

// All sequences of n points: each(points).
template <class Each>
void for_each_sequence(std::size_t points, std::uint64_t n, const Each& each) {
  std::vector<std::uint32_t> sequence(n, 0);
  for (;;) {
    each(sequence);
    std::size_t i = 0;
    while (i < n && sequence[i] + 1 == points) sequence[i++] = 0;
    if (i == n) return;
    ++sequence[i];
  }
}

LabelledCounts sample_of(const std::vector<std::uint32_t>& sequence, Answer4 labels) {
  LabelledCounts sample;
  for (const std::uint32_t x : sequence) sample.emplace_back(x, ((labels >> x) & 1U) != 0);
  std::sort(sample.begin(), sample.end());
  return sample;
}

// Whether some row has all labels of the sample.
bool has_sample(const ConceptClass& concept_class, const LabelledCounts& sample) {
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    if (std::all_of(sample.begin(), sample.end(), [&](const auto& example) {
          return example.first < concept_class.points() &&
                 concept_class.row(h)[example.first] == label_of(example.second);
        })) {
      return true;
    }
  }
  return false;
}

ComplexCheck check_painting(const PaintingRecord& record) {
  const ConceptClass concept_class = small_class(record.class_text, record.points);
  record.problem.validate();
  const ComplexMesh mesh(concept_class, record.problem.mesh);
  expect_gives("worlds", record.worlds, mesh.worlds.size());
  expect_gives("simplices", record.simplices, mesh.simplices.size());
  expect_gives("painting", record.answers.size(), mesh.worlds.size());
  std::vector<Answer4> answers;
  for (const MeshWorld& world : mesh.worlds) {
    const auto found = record.answers.find(world);
    if (found == record.answers.end()) {
      throw InputError("painting", json_text(painted_json(world, 0)["world"]), rules::is_missing());
    }
    answers.push_back(found->second);
  }
  const PaintingFacts facts = painting_facts(mesh, answers);
  expect_gives("worst_loss", record.worst_loss, facts.worst_loss);
  if (facts.worst_loss > record.problem.alpha) {
    throw InputError("alpha", to_string(record.problem.alpha), rules::at_least(to_string(facts.worst_loss)));
  }
  expect_gives("colours", record.problem.colours, facts.most_colours);
  return {"painting", record.class_text, record.problem.alpha, 0, facts.most_colours};
}

// What walks down a tree.
class TreeWalk {
 public:
  TreeWalk(const TreeRecord& record, std::size_t points, const Observer& observer)
      : record_(record),
        points_(points),
        observer_(observer),
        seen_(record.nodes.size()),
        on_path_(record.worlds.size()),
        used_(record.worlds.size()) {}

  void visit_all() {
    visit(0);
    for (std::size_t i = 0; i < seen_.size(); ++i) {
      if (!seen_[i]) throw InputError("nodes", std::to_string(i), rules::no_certificate_field());
    }
    for (std::size_t i = 0; i < used_.size(); ++i) {
      if (!used_[i]) throw InputError("worlds", std::to_string(i), rules::no_certificate_field());
    }
  }
  [[nodiscard]] const Rational& largest_leaf() const noexcept { return largest_; }
  [[nodiscard]] const Rational& all_leaves() const noexcept { return all_; }

 private:
  // A child has a larger number than its parent and one parent, so the depth is that of the path, at most the worlds.
  void visit(std::size_t number) {
    if (stop_requested(observer_, {"certificate", number, record_.nodes.size()})) throw Stopped{};
    if (seen_[number]) throw InputError("next", std::to_string(number), rules::given_twice());
    seen_[number] = true;
    const TreeRecord::Node& node = record_.nodes[number];
    if (node.leaf) {
      const Rational value = value_of(node);
      largest_ = std::max(largest_, value);
      all_ += value;
      return;
    }
    if (node.world >= record_.worlds.size()) {
      throw InputError("world", std::to_string(node.world), rules::below(record_.worlds.size()));
    }
    if (on_path_[node.world]) throw InputError("world", std::to_string(node.world), rules::given_twice());
    used_[node.world] = true;
    std::size_t good = 0;
    for (Answer4 answer = 0; answer < 1U << points_; ++answer) {
      if (loss_of(record_.worlds[node.world], answer) > record_.alpha) continue;
      ++good;
      const auto child = node.next.find(answer);
      if (child == node.next.end()) throw InputError("next", labels_text(answer, points_), rules::is_missing());
      if (child->second <= number || child->second >= record_.nodes.size()) {
        throw InputError("next", std::to_string(child->second), rules::between(number + 1, record_.nodes.size() - 1));
      }
      on_path_[node.world] = answer;
      visit(child->second);
    }
    on_path_[node.world].reset();
    if (good != node.next.size())
      throw InputError("next", std::to_string(node.next.size()), rules::certificate_gives(std::to_string(good)));
  }

  Rational value_of(const TreeRecord::Node& node) const {
    expect_law("leaf", node.shares, [](const auto& share) -> const Rational& { return share.second; });
    std::map<LabelledCounts, std::map<Answer4, Rational>> mass;  // of (S, h): Σ over D ↦ h of λ_D Pr[S | D]
    std::vector<bool> told(record_.worlds.size());
    for (const auto& [number, share] : node.shares) {
      if (stop_requested(observer_, {"certificate", number, record_.nodes.size()})) throw Stopped{};
      if (number >= on_path_.size() || !on_path_[number]) {
        throw InputError("leaf", std::to_string(number), rules::is_missing());
      }
      if (told[number]) throw InputError("leaf", std::to_string(number), rules::given_twice());
      told[number] = true;
      const RationalWorld& world = record_.worlds[number];
      for_each_sequence(points_, record_.examples, [&, &share = share, &number = number](const auto& sequence) {
        Rational chance = share;
        for (const std::uint32_t x : sequence) chance *= world.masses[x];
        if (chance != 0) mass[sample_of(sequence, world.labels)][*on_path_[number]] += chance;
      });
    }
    Rational value = 0;
    for (const auto& [sample, of] : mass) {
      Rational most = 0;
      for (const auto& [answer, one] : of) most = std::max(most, one);
      value += most;
    }
    return value;
  }

  const TreeRecord& record_;
  std::size_t points_;
  const Observer& observer_;
  std::vector<bool> seen_;
  std::vector<std::optional<Answer4>> on_path_;  // of each world: the predictor that the path names
  std::vector<bool> used_;
  Rational largest_ = 0;
  Rational all_ = 0;  // their sum
};

ComplexCheck check_tree(const TreeRecord& record, const Observer& observer) {
  const ConceptClass concept_class = small_class(record.class_text, record.points);
  expect_small_alpha(record.alpha);
  expect_examples(record.examples, concept_class.points());
  if (record.worlds.size() > most_tree_worlds) {
    throw InputError("worlds", std::to_string(record.worlds.size()), rules::at_most(most_tree_worlds));
  }
  for (const RationalWorld& world : record.worlds) {
    if (world.masses.size() != concept_class.points()) {
      throw InputError("masses", rules::value_numbers(world.masses.size()),
                       rules::points_of_class(concept_class.points()));
    }
    expect_law("masses", world.masses, [](const Rational& mass) -> const Rational& { return mass; });
    bool row = false;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) row |= answer_of(concept_class.row(h)) == world.labels;
    if (!row) throw InputError("row", labels_text(world.labels, concept_class.points()), rules::no_row());
  }
  if (record.nodes.empty()) throw InputError("nodes", "", rules::is_missing());
  TreeWalk walk(record, concept_class.points(), observer);
  walk.visit_all();
  expect_gives("upper", record.upper, rounded(walk.largest_leaf(), 1000, true));
  expect_gives("leaves", record.leaves, rounded(walk.all_leaves(), 1'000'000, true));
  return {"tree", record.class_text, record.alpha, record.examples, record.upper};
}

// What cuts the simplices of one facet.
class LearnerWalk {
 public:
  using Corners = std::vector<std::vector<Rational>>;

  LearnerWalk(const LearnerRecord& record, std::size_t points, const Observer& observer)
      : record_(record), points_(points), observer_(observer), halves_(edgewise_parts(points, 2)) {}

  void visit_facet(Answer4 labels) {
    labels_ = labels;
    for (const SimplexPart& part : edgewise_parts(points_, record_.mesh)) {
      Corners corners;
      for (const auto& masses : part) {
        corners.emplace_back();
        for (const std::uint32_t mass : masses) corners.back().emplace_back(mass, record_.mesh);
      }
      visit(corners, 0);
    }
  }
  [[nodiscard]] std::uint64_t simplices() const noexcept { return simplices_; }
  [[nodiscard]] const Rational& least() const noexcept { return least_; }

 private:
  static constexpr unsigned most_cuts = 20;  // of a simplex: a bound that no cutting shows ends there

  void visit(const Corners& corners, unsigned depth) {
    if (stop_requested(observer_, {"certificate", simplices_, record_.simplices})) throw Stopped{};
    const Rational best = best_value(corners);
    const bool closed = best >= record_.lower;
    if (closed) {
      ++simplices_;
      least_ = std::min(least_, best);
    }
    if (simplices_ > record_.simplices || (!closed && depth == most_cuts)) {
      throw InputError("simplices", std::to_string(record_.simplices),
                       rules::certificate_gives("> " + std::to_string(record_.simplices)));
    }
    if (closed) return;
    for (const SimplexPart& part : halves_) {
      Corners smaller;
      for (const auto& masses : part) {
        smaller.emplace_back(points_);
        for (std::size_t i = 0; i < points_; ++i) {
          for (std::size_t x = 0; x < points_; ++x) smaller.back()[x] += Rational(masses[i], 2) * corners[i][x];
        }
      }
      visit(smaller, depth + 1);
    }
  }

  // The most, over predictors of loss ≤ α at all corners, of the least Bernstein coefficient of their chance.
  Rational best_value(const Corners& corners) const {
    Rational best = -1;
    for (Answer4 answer = 0; answer < 1U << points_; ++answer) {
      const bool good = std::all_of(corners.begin(), corners.end(), [&](const std::vector<Rational>& masses) {
        return loss_of({labels_, masses}, answer) <= record_.alpha;
      });
      if (good) best = std::max(best, least_coefficient(corners, answer));
    }
    return best;
  }

  // The coefficients are the polar form at n corners: Σ over sequences x of Π_j corner_j(x_j) · A(x)(h).
  Rational least_coefficient(const Corners& corners, Answer4 answer) const {
    Rational least = 1;
    for_each_sequence(corners.size(), record_.examples, [&](const std::vector<std::uint32_t>& at) {
      if (!std::is_sorted(at.begin(), at.end())) return;
      Rational sum = 0;
      for_each_sequence(points_, record_.examples, [&](const std::vector<std::uint32_t>& sequence) {
        Rational weight = 1;
        for (std::size_t j = 0; j < at.size(); ++j) weight *= corners[at[j]][sequence[j]];
        if (weight == 0) return;
        const auto& law = record_.laws.at(sample_of(sequence, labels_));
        if (const auto found = law.find(answer); found != law.end()) sum += weight * found->second;
      });
      least = std::min(least, sum);
    });
    return least;
  }

  const LearnerRecord& record_;
  std::size_t points_;
  const Observer& observer_;
  std::vector<SimplexPart> halves_;
  Answer4 labels_ = 0;
  std::uint64_t simplices_ = 0;
  Rational least_ = 1;
};

ComplexCheck check_learner(const LearnerRecord& record, const Observer& observer) {
  const ConceptClass concept_class = small_class(record.class_text, record.points);
  const std::size_t points = concept_class.points();
  expect_small_alpha(record.alpha);
  expect_examples(record.examples, points);
  if (record.lower <= 0 || record.lower > 1) {
    throw InputError("lower", to_string(record.lower), rules::above_at_most(0, 1));
  }
  if (record.mesh < 1 || record.mesh > finest_mesh) {
    throw InputError("mesh", std::to_string(record.mesh), rules::whole_between(1, finest_mesh));
  }
  std::size_t samples = 0;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    for_each_sequence(points, record.examples, [&](const std::vector<std::uint32_t>& sequence) {
      const LabelledCounts sample = sample_of(sequence, answer_of(concept_class.row(h)));
      if (record.laws.find(sample) != record.laws.end()) return;
      std::string text;
      for (const auto& [x, plus] : sample) text += std::to_string(x) + (plus ? "+" : "-");
      throw InputError("sample", text, rules::is_missing());
    });
  }
  for (const auto& [sample, law] : record.laws) {
    const bool realizable = sample.size() == record.examples && has_sample(concept_class, sample);
    if (!realizable) throw InputError("sample", std::to_string(samples), rules::no_certificate_field());
    expect_law("law", law, [](const auto& one) -> const Rational& { return one.second; });
    ++samples;
  }
  LearnerWalk walk(record, points, observer);
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) walk.visit_facet(answer_of(concept_class.row(h)));
  expect_gives("simplices", record.simplices, walk.simplices());
  expect_gives("lower", record.lower, rounded(walk.least(), 1000, false));
  return {"learner", record.class_text, record.alpha, record.examples, record.lower};
}

}  // namespace

ComplexCheck check(const ComplexCertificate& certificate, const Observer& observer) {
  if (const auto* painting = std::get_if<PaintingRecord>(&certificate)) return check_painting(*painting);
  if (const auto* tree = std::get_if<TreeRecord>(&certificate)) return check_tree(*tree, observer);
  return check_learner(std::get<LearnerRecord>(certificate), observer);
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter II, why thresholds are hard: everything its pages and its subcommands depend on, in one JSON
// file.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/lower_bound/consequence.hpp"
#include "core/lower_bound/gap.hpp"
#include "core/lower_bound/homogeneous.hpp"
#include "core/lower_bound/threshold_learner.hpp"
#include "core/study/field.hpp"

namespace littlestone {

/// What the height of a tower is said of: learners of their own sample, of a distribution (PAC), or classes of a
/// Littlestone dimension, which hold log₂ of it many thresholds. [MATH §A7]
enum class ConsequenceForm { sample, law, dimension };
[[nodiscard]] std::string_view to_string(ConsequenceForm form);  // "sample", "law", "dimension"

[[nodiscard]] std::string_view to_string(HomogeneousSearch search);  // "exact", "at-least"

/// Where the colours of a deep tree come from: the labels of a row, or of a row with nodes turned by hand.
enum class TreeColours { row, hand };
[[nodiscard]] std::string_view to_string(TreeColours colours);  // "row", "hand"

/// The "chapter" of its files; those of chapter I have none.
inline constexpr std::string_view lower_bound_chapter = "II";
/// The "version" of its files that this program reads.
inline constexpr int lower_bound_version = 1;

/// A learner of thresholds over [N], what is searched, claimed and attacked, and a tower. Numbers that decide are
/// exact. Without further words it is the attack on three coins.
struct LowerBoundScenario {
  Name title;
  Name lesson;                  // one line for the gallery
  Name source;                  // where in the paper it comes from: "Lemma 21"
  std::string page = "attack";  // it opens on: deep-tree, homogeneous, gap, attack, what-follows

  std::string learner = "coins:3";    // as ThresholdLearner::parse reads it; a staircase by hand is steps:p0,…,pm
  LinePoint domain = 70;              // N, 2 … 2^60
  std::size_t examples = 8;           // m, even, 2 … 32
  std::optional<Rational> tolerance;  // γ, above 0 and below 1/2; none: 1/(100m)
  /// Where X′ is looked for: empty (all of [N], its powers of two from N = 513 on), "powers", or points, "1,2,4,2^40".
  std::string points;
  std::vector<LinePoint>
      forced;  // points that X′ holds whatever they cost: increasing candidates, homogeneous together
  HomogeneousSearch search = HomogeneousSearch::exact;  // for a largest X′, or for a large one
  std::vector<LinePoint> sample;                        // m increasing points set by hand; empty: evenly spaced on X′

  Rational epsilon{1, 10};        // the claims: (ε, δ)-private, (α, β)-accurate
  std::optional<Rational> delta;  // none: that of Theorem 1, 1/(10³ m² log₂ m)
  Rational alpha{1, 16};
  Rational beta{1, 16};

  std::uint64_t draws = 30;            // D, 1 … 10^9
  unsigned comparisons = 5;            // T, 1 … 30
  std::optional<std::uint64_t> index;  // i, 1 … m; none: where the step is largest
  std::uint64_t hidden = 22;           // the target leaf the hidden example lies at, 0 … 2^T − 1

  unsigned height = 9;             // of the tower: how many numbers stand on each other, 1 … 40
  std::uint64_t top = 2;           // the highest of them, 2 … 65536; below it there are twos
  std::size_t tower_examples = 4;  // m of the learner that the tower is held against, even, 2 … 32; not the m above
  ConsequenceForm form = ConsequenceForm::sample;
  std::string class_text = "thresholds:8";  // to which Theorem 8 is applied

  std::string tree_class = "random:150,12,1";  // whose shattered tree is walked down
  std::optional<std::uint64_t> levels;         // of that tree, 1 … 12, at most Ldim; none: Ldim
  std::optional<std::uint64_t> row;            // that colours it, 0-based as given; none: at its first leaf
  TreeColours colours = TreeColours::row;
  std::vector<std::uint64_t> turned;  // its nodes that have the other colour by hand: rising, 0 the root, in preorder

  std::uint64_t seed = 211;  // of the played attack

  friend bool operator==(const LowerBoundScenario&, const LowerBoundScenario&);
};

/// Every parameter, in the order its file is written in. A row's `applies` is null: all are written that are not the
/// default.
[[nodiscard]] const std::vector<Field<LowerBoundScenario>>& lower_bound_fields();
/// The row of this option or of the last part of its key; there must be one.
[[nodiscard]] const Field<LowerBoundScenario>& lower_bound_field(std::string_view name);

/// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
[[nodiscard]] bool is_lower_bound_scenario(const nlohmann::ordered_json& json);

/// Reads a scenario; `problems` gets everything that is wrong, with the JSON path as its field. Unknown keys are
/// refused, a missing key keeps its default, and a file of another version or chapter is one problem. When every field
/// reads, check_lower_bound is asked too. A file whose page is what-follows and that has no "tower.refutes" means its
/// "examples" there.
[[nodiscard]] LowerBoundScenario lower_bound_from_json(const nlohmann::ordered_json& json,
                                                       std::vector<InputError>& problems);
/// The same without check_lower_bound: what is being edited need not fit together.
[[nodiscard]] LowerBoundScenario lower_bound_fields_from_json(const nlohmann::ordered_json& json,
                                                              std::vector<InputError>& problems);

/// Appends what is wrong with the values, alone and together: m odd, N < m + 1, γ ≤ 0, ε ≤ 0, D < 1, a learner or
/// points that do not read, a sample that is not one, i beyond m, a leaf beyond 2^T − 1, a tower out of range. What
/// only a computation finds (2^{T+1} − 1 > |J|, 2α + 2β ≥ 1/2) is the studies' to say.
void check_lower_bound(const LowerBoundScenario& scenario, std::vector<InputError>& problems);

/// Reads a scenario from text or a file; throws InputError with the first problem.
[[nodiscard]] LowerBoundScenario parse_lower_bound(const std::string& text);
[[nodiscard]] LowerBoundScenario read_lower_bound_file(const std::string& path);

/// The file's JSON; lower_bound_from_json reads it back to an equal scenario. Exact numbers, N and the seed are
/// strings.
[[nodiscard]] nlohmann::ordered_json lower_bound_to_json(const LowerBoundScenario& scenario);

/// The schema of its files, JSON schema draft 2020-12, as resources/scenarios/lower-bound/scenario.schema.json holds
/// it.
[[nodiscard]] nlohmann::ordered_json lower_bound_schema();

/// What the scenario asks of the core. They throw InputError on what check_lower_bound refuses in what they read.
[[nodiscard]] ThresholdLearner learner_of(const LowerBoundScenario& scenario);
[[nodiscard]] Rational tolerance_of(const LowerBoundScenario& scenario);  // γ in use
[[nodiscard]] Rational delta_of(const LowerBoundScenario& scenario);      // δ in use
[[nodiscard]] GapClaims claims_of(const LowerBoundScenario& scenario);
/// Candidates, N, m and γ; without limits of time and threads.
[[nodiscard]] HomogeneousOptions search_of(const LowerBoundScenario& scenario);
/// The tower: `height` numbers, of which the highest is `top`.
[[nodiscard]] Tower tower_of(const LowerBoundScenario& scenario);

/// Reads "powers" or points between commas, plain or as powers ("1,2,4,2^40"); empty for an empty text. Their order and
/// range are find_homogeneous_set's to check. Throws InputError (field `field`).
[[nodiscard]] std::vector<LinePoint> parse_candidates(std::string_view field, std::string_view text, LinePoint domain);

}  // namespace littlestone

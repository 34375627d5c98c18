// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario: everything one picture depends on, in one JSON file.
#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/instance/instance.hpp"
#include "core/learner/constants.hpp"
#include "core/learner/private_learner.hpp"

namespace littlestone {

/// Who learns in a sweep: M with the scenario's constants scaled to each size, the lean learner and the chain learner
/// with their own planned constants scaled to each size, GenericLearner over the whole class, the SOA on all examples,
/// which is not private, and the agnostic learner: relabelling around GenericLearner, with the scenario's ε for the
/// whole (relabel_simulation.hpp).
enum class LearnerKind { private_learner, lean, chain, generic, consistent, relabelled };
[[nodiscard]] std::string_view to_string(LearnerKind kind);  // "M", "lean", "chain", "generic", "consistent", "relabel"
/// The learner of this name; none for another name.
[[nodiscard]] std::optional<LearnerKind> learner_of(std::string_view name);

/// The "version" of scenario files that this program reads.
inline constexpr int scenario_version = 1;

/// Class, distribution, parameters, constants, sample sizes and seed. Numbers that privacy rests on are exact.
struct Scenario {
  Name title;
  Name lesson;  // one line for the gallery
  Name source;  // where in the paper it comes from: "Fig. 1"
  std::string class_text = "thresholds:8";
  std::string marginal = "uniform";
  std::uint64_t target = 2;  // 0-based row
  Rational epsilon = 1;
  Rational delta{1, 1'000'000};
  Rational alpha{1, 10};
  Rational beta{1, 10};
  ConstantsKind constants_kind = ConstantsKind::custom;
  CustomConstants constants;  // custom: as given; sharp, paper: what resolve_constants put there
  std::vector<LearnerKind> learners{LearnerKind::private_learner, LearnerKind::generic, LearnerKind::consistent};
  static constexpr std::uint64_t most_examples = std::uint64_t{1} << 61;
  std::vector<std::uint64_t> sizes;  // total examples at which the loss is measured; ascending, from 1 to most_examples
  std::uint64_t replicates = 40;
  std::uint64_t seed = 1;

  friend bool operator==(const Scenario&, const Scenario&);
};

/// Reads a scenario; `problems` gets everything that is wrong, not just the first, with the JSON path as its field,
/// such as "constants.cap". Unknown keys are refused, a missing key keeps its default, and a file of another "version"
/// is one problem. When every field reads, the meaning is checked too: the class, distribution and constants must fit
/// together (this computes Ldim of the class).
[[nodiscard]] Scenario scenario_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems);

/// The fields alone, as they stand: nothing is said about whether they fit together, and sharp and paper constants are
/// not worked out. For files that a finished run left, which hold the constants it used.
[[nodiscard]] Scenario scenario_fields_from_json(const nlohmann::ordered_json& json, std::vector<InputError>& problems);

/// Reads a scenario from text or a file; throws InputError with the first problem.
[[nodiscard]] Scenario parse_scenario(const std::string& text);
[[nodiscard]] Scenario read_scenario_file(const std::string& path);

/// The scenario without title, lesson and source: they decide nothing that is computed.
[[nodiscard]] Scenario without_words(Scenario scenario);

/// The file's JSON; scenario_from_json reads it back to an equal scenario. The seed and ε, δ, α, β are strings, so that
/// no reader rounds them.
[[nodiscard]] nlohmann::ordered_json scenario_to_json(const Scenario& scenario);

/// The scenario with the constants its kind stands for: sharp and paper constants follow from ε, δ, α, β and Ldim =
/// `dimension`, and are worked out here; custom ones stay. Throws InputError where they cannot be run.
[[nodiscard]] Scenario resolve_constants(Scenario scenario, int dimension);

/// What the scenario's ε, δ, α, β ask of a class of this dimension.
[[nodiscard]] AccuracyGoal goal_of(const Scenario& scenario, int dimension);

/// The instance of the scenario's class, marginal and target, made with what `known` has of it (see Instance::make).
/// Throws InputError.
[[nodiscard]] std::shared_ptr<const Instance> instance_of(const Scenario& scenario,
                                                          const std::shared_ptr<const Instance>& known = nullptr);

/// The options of M that the scenario spells; its constants must be resolved.
[[nodiscard]] PrivateLearnerOptions learner_options(const Scenario& scenario);

}  // namespace littlestone

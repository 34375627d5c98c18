// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter VI, how stable: what each of its four pages runs, in one JSON file.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rational.hpp"
#include "core/study/field.hpp"
#include "core/tournament/on_fail.hpp"

namespace littlestone {

class ConceptClass;
struct ReplicableTask;
struct Staircase;
struct WorstProblem;

/// The "chapter" of its files.
inline constexpr std::string_view stability_chapter = "VI";
/// The "version" of its files that this program reads.
inline constexpr int stability_version = 1;

/// Same answer: which law the shared threshold has.
enum class StepsKind {
  even,   ///< the shipped certificate's, even on the scale of √count
  equal,  ///< as many steps, of one height, the last where the certificate's last one is, evenly far apart
  one,    ///< one step, at half of m α: best for one world, no promise for the others
  hand    ///< `steps`
};
[[nodiscard]] std::string_view to_string(StepsKind kind);  // "even", "equal", "one", "hand"

/// Each page reads its own members alone. Numbers that decide are exact. Points and rows are counted from 0.
struct StabilityScenario {
  Name title;
  Name lesson;                       // one line for the gallery
  Name source;                       // where it comes from: "Stability S3.1"
  std::string page = "same-answer";  // it opens on: same-answer, worst-world, one-more-point, ladder

  // --- Same answer: two labs with one die
  std::string class_text = "points:16";  // points:N, thresholds:3 or thresholds:4
  Rational mass{1, 20};        // p, of the rare point; of thresholds:N the boundaries are p (N − i)/(N − 1)
  std::string differ = "0.1";  // ρ, how often the labs may differ: one of the shipped certificates'
  StepsKind shape = StepsKind::even;
  std::string steps;            // of StepsKind::hand: "1:.17,3:.125,…" as parse_steps reads it
  std::optional<Rational> die;  // from 0 to below 1, rolled before the data; none: rolled with the seed
  Rational alpha{1, 10};        // an answer that misses a point of more than this is a bad one
  Rational beta{1, 10};         // how often the answer may be a bad one
  std::uint64_t seed = 4214;

  // --- Worst world: G and G* on all distributions
  std::string searched = "points:3";                             // a class on at most 4 points
  std::string labelled = "0";                                    // the row that labels the points, or "all"
  OnFail on_fail = OnFail::soa;                                  // G or G*
  std::uint64_t auxiliary = 2;                                   // n, examples of a block
  std::uint64_t blocks = 4;                                      // N/n
  std::vector<Rational> levels{Rational(2, 5), Rational(3, 5)};  // chances of level 0, 1, …
  Rational loss = 1;                                             // only predictors of at most this loss count; 1: all
  std::string tolerance = "0.01";                                // of the bracket: 0.05, 0.01, 0.002

  // --- One more point: paintings of the worlds of cube:2, with or without a point that everyone knows
  std::string known = "with";       // with, without
  Rational error{1, 5};             // a, above 0 and below 1/2: what a colour may err on
  Rational radius{3, 20};           // r, how far the probe looks, above 0 and at most 1/2
  Rational across{159, 4000};       // u of the probe, ±D(1): with up, where the shares are a third each
  Rational up{-1, 5};               // v of the probe, ±D(2); |u| + |v| ≤ 1
  std::string painting = "bricks";  // bricks, yours
  std::uint64_t mesh = 3;           // of your own painting, 3 … 40
  std::string
      painted;  // your own: a digit for each world of the mesh in its order, 0 unpainted, 1 … 4; empty: none yet

  // --- The ladder: guarantee, computed truth, ceiling, one line a class
  std::string classes = "points:3 table:11/01/00 thresholds:3 cube:2 table:111/011/001/000 thresholds:4 cube:3";
  std::string block = "4";        // n: 2, 4, 10
  std::string allowed = "any";    // α: any, 0.2
  std::string proof = "4,16,40";  // blocks of the proved constants at d = 1, 2, 3: 4,16,40 or 2,6,14
  std::vector<std::string> shown{"ceiling", "one", "g-star", "g", "proof", "paper"};

  friend bool operator==(const StabilityScenario&, const StabilityScenario&);
};

/// Every parameter, in the order its file is written in. All are written that are not the default.
[[nodiscard]] const std::vector<Field<StabilityScenario>>& stability_fields();
/// The row of this option or of the last part of its key; there must be one.
[[nodiscard]] const Field<StabilityScenario>& stability_field(std::string_view name);

/// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
[[nodiscard]] bool is_stability_scenario(const nlohmann::ordered_json& json);

/// Reads a scenario; `problems` gets everything that is wrong, with the JSON path as its field. Unknown keys are
/// refused, a missing key keeps its default, and a file of another version or chapter is one problem. When every field
/// reads, check_stability is asked too.
[[nodiscard]] StabilityScenario stability_from_json(const nlohmann::ordered_json& json,
                                                    std::vector<InputError>& problems);
/// The same without check_stability: what is being edited need not fit together.
[[nodiscard]] StabilityScenario stability_fields_from_json(const nlohmann::ordered_json& json,
                                                           std::vector<InputError>& problems);

/// Appends what is wrong with the values, alone and together. Asks only what the scenario's page uses.
void check_stability(const StabilityScenario& scenario, std::vector<InputError>& problems);

/// Reads a scenario from text or a file; throws InputError with the first problem.
[[nodiscard]] StabilityScenario parse_stability(const std::string& text);
[[nodiscard]] StabilityScenario read_stability_file(const std::string& path);

/// The file's JSON; stability_from_json reads it back to an equal scenario.
[[nodiscard]] nlohmann::ordered_json stability_to_json(const StabilityScenario& scenario);

/// The schema of its files, JSON schema draft 2020-12, as resources/scenarios/stability/scenario.schema.json holds it.
[[nodiscard]] nlohmann::ordered_json stability_schema();

// --- What the scenario asks of the core

/// What the labs of Same answer learn. Throws InputError (field "class") for anything but points:N, thresholds:3 and
/// thresholds:4.
[[nodiscard]] ReplicableTask task_of(const StabilityScenario& scenario);
/// The boundaries of its world: p for points; p (N − i)/(N − 1), i = 1 … N − 1, for thresholds:N.
[[nodiscard]] std::vector<Rational> boundaries_of(const StabilityScenario& scenario);
/// The shipped certificate's steps for the class and ρ. Throws InputError (field "differ") where there is none.
[[nodiscard]] const Staircase& shipped_staircase(const StabilityScenario& scenario);
/// The steps that the scenario says. Throws InputError (field "steps") for steps by hand that are no law.
[[nodiscard]] Staircase staircase_of(const StabilityScenario& scenario);
/// As many steps as these, each of the same height, evenly far apart (to the nearest count) up to the last one.
[[nodiscard]] Staircase equal_steps(const Staircase& steps);

/// The classes of the ladder one by one. Throws InputError (field "classes") where there are none or more than 40, where
/// one stands twice or does not read, and where one has more than 4 points.
[[nodiscard]] std::vector<std::string> ladder_classes_of(const StabilityScenario& scenario);

/// What Worst world asks. Throws InputError with the scenario's field.
[[nodiscard]] WorstProblem worst_problem_of(const StabilityScenario& scenario, const ConceptClass& concept_class,
                                            int dimension);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// A scenario of chapter IV, without the promise: labels that no hypothesis explains, and what its four pages do with
// them, in one JSON file.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/agnostic/relabel.hpp"
#include "core/base/error.hpp"
#include "core/base/name.hpp"
#include "core/base/rational.hpp"
#include "core/online/regret.hpp"
#include "core/prediction/amplification.hpp"
#include "core/study/chapters/chapter_data.hpp"
#include "core/study/field.hpp"

namespace littlestone {

/// Relabel: the learner A that is given the relabelled rows. soa is not private: it shows what A needs.
enum class RelabelLearner { exponential, tournament, soa };
[[nodiscard]] std::string_view to_string(RelabelLearner learner);  // "exponential", "tournament", "soa"

/// Play online: who the user is. The program plays the other.
enum class OnlinePart { adversary, learner };
[[nodiscard]] std::string_view to_string(OnlinePart part);  // "adversary", "learner"

/// Play online: what the program's learner plays, or what its opponent plays against.
enum class OnlineOpponent { exact, hedge };
[[nodiscard]] std::string_view to_string(OnlineOpponent opponent);  // "exact", "hedge"

/// Regret: who Hedge's runs are played against. coins: labels by fair coins down a shattered tree, each node's point
/// asked as often as the others; greedy: the label that is less likely by Hedge's own chance.
enum class RunOpponent { coins, greedy };
[[nodiscard]] std::string_view to_string(RunOpponent opponent);  // "coins", "greedy"

/// The "chapter" of its files.
inline constexpr std::string_view agnostic_chapter = "IV";
/// The "version" of its files that this program reads.
inline constexpr int agnostic_version = 1;

/// A class, a distribution with wrong labels, and the numbers of each page. Numbers that decide are exact. Points, rows
/// and rounds are counted from 0. Without further words it is the data set of noisy thresholds on eight points.
struct AgnosticScenario {
  Name title;
  Name lesson;                   // one line for the gallery
  Name source;                   // where in the paper it comes from: "Corollary 4"
  std::string page = "relabel";  // it opens on: relabel, subsample, play-online, regret

  std::string class_text = "thresholds:8";
  std::string marginal = "uniform";
  std::uint64_t target = 3;  // row of the class
  Rational noise{1, 5};      // η, chance that a label is flipped, 0 … below 1/2

  std::vector<Rational> noise_at;  // the same, one a point, in place of η; empty: η at all

  std::uint64_t examples = 60;  // Relabel: n, 1 … 10^6
  /// Relabel: the data set by hand, "5:+,2:-,…"; empty: drawn with the seed. Its length is n.
  std::string rows;
  /// Relabel: a CSV file of examples (point,label) in their place; empty: none. Then n is what the file holds.
  std::string data;
  std::uint64_t subset = 8;           // Relabel: m, rows of T, 1 … n
  std::vector<std::uint64_t> chosen;  // Relabel: the m rows of T by hand, in order; empty: drawn with the seed
  Rational epsilon1{1, 2};            // Relabel: ε₁ of the choice of labels
  Rational learner_epsilon = 1;       // Relabel: ε₀ of A
  RelabelScore score = RelabelScore::minimum;
  RelabelLearner learner = RelabelLearner::exponential;
  Rational learner_delta{1, 1'000'000};  // Relabel: δ of M as A
  Rational alpha{1, 10};                 // Relabel: error that M as A is made for
  Rational beta{1, 10};                  // Relabel: its chance to miss it
  std::uint64_t witness_rows = 421;      // Relabel: rows of S where the score of the first hypothesis fails, 2 … 2000
  std::uint64_t witness_subset = 64;     // Relabel: rows of T there

  std::uint64_t pool = 20;       // Subsample: n, 1 … 10^6
  std::uint64_t drawn = 8;       // Subsample: m, 1 … 10^6, at most n where rows are not put back
  Rational epsilon = 1;          // Subsample: ε of the learner
  Rational delta{1, 1'000'000};  // Subsample: δ of the learner
  bool put_back = true;          // Subsample: after each draw, or never
  bool shuffled = true;          // Subsample: drawn rows are passed on in random order, or in that of S
  std::uint64_t changed = 12;    // Subsample: the row that changes, below n

  std::uint64_t rounds = 8;  // Play online: T, 1 … 500
  OnlinePart part = OnlinePart::adversary;
  OnlineOpponent opponent = OnlineOpponent::exact;
  std::string moves;  // Play online: the rounds played, "4:+,3:-", point and label; empty: none
  std::vector<Rational>
      said;  // Play online: the chance of + that the user said as the learner, by round; empty: none by hand

  std::uint64_t most_rounds = 512;     // Regret: T at most, 1 … 4096
  std::optional<std::uint64_t> flips;  // Regret: flips an expert may use, 0 … Ldim; none: Ldim
  std::uint64_t runs = 40;             // Regret: runs per T, 1 … 1000
  RunOpponent run_opponent = RunOpponent::coins;
  std::string overlay;  // Regret: a second class to be compared; empty: none

  std::uint64_t seed = 87;

  friend bool operator==(const AgnosticScenario&, const AgnosticScenario&);
};

/// Every parameter, in the order its file is written in.
[[nodiscard]] const std::vector<Field<AgnosticScenario>>& agnostic_fields();
/// The row of this option or of the last part of its key; there must be one.
[[nodiscard]] const Field<AgnosticScenario>& agnostic_field(std::string_view name);

/// Whether a file's JSON is a scenario of this chapter: an object whose "chapter" says so.
[[nodiscard]] bool is_agnostic_scenario(const nlohmann::ordered_json& json);

/// Reads a scenario; `problems` gets everything that is wrong, with the JSON path as its field. Unknown keys are
/// refused, a missing key keeps its default, and a file of another version or chapter is one problem. When every field
/// reads, check_agnostic is asked too.
[[nodiscard]] AgnosticScenario agnostic_from_json(const nlohmann::ordered_json& json,
                                                  std::vector<InputError>& problems);
/// The same without check_agnostic: what is being edited need not fit together.
[[nodiscard]] AgnosticScenario agnostic_fields_from_json(const nlohmann::ordered_json& json,
                                                         std::vector<InputError>& problems);

/// Appends what is wrong with the values, alone and together: a class, marginal or target that do not read, m > n, rows
/// by hand that do not read or are not n, rows of T that are none or twice the same, moves that do not read or are more
/// than the rounds. Makes the classes.
void check_agnostic(const AgnosticScenario& scenario, std::vector<InputError>& problems);

/// Reads a scenario from text or a file; throws InputError with the first problem.
[[nodiscard]] AgnosticScenario parse_agnostic(const std::string& text);
[[nodiscard]] AgnosticScenario read_agnostic_file(const std::string& path);

/// The file's JSON; agnostic_from_json reads it back to an equal scenario.
[[nodiscard]] nlohmann::ordered_json agnostic_to_json(const AgnosticScenario& scenario);

/// The schema of its files, JSON schema draft 2020-12, as resources/scenarios/agnostic/scenario.schema.json holds it.
[[nodiscard]] nlohmann::ordered_json agnostic_schema();

/// Relabel: draws the n rows, each label flipped with chance η, or reads them where they are given. Throws
/// InputError. O(n).
[[nodiscard]] ChapterData relabel_data_of(const AgnosticScenario& scenario);
/// Subsample: draws the rows of S in the same way. Throws InputError. O(n).
[[nodiscard]] ChapterData pool_of(const AgnosticScenario& scenario);
/// Subsample: the rows that are drawn with the seed, in the order they are passed on. Throws InputError. O(n).
[[nodiscard]] std::vector<std::uint64_t> draws_of(const AgnosticScenario& scenario);
/// Play online: the rounds that were played, with the chances that were said. Throws InputError.
[[nodiscard]] std::vector<RegretMove> moves_of(const AgnosticScenario& scenario, std::size_t points);

/// What the scenario asks of the core.
[[nodiscard]] AmplifyOptions amplify_of(const AgnosticScenario& scenario);

}  // namespace littlestone

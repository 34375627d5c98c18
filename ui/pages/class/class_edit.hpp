// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the class by hand: a cell, a column, the target, the weight of a point. Each makes a scenario of a scenario.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/concept/concept_class.hpp"
#include "core/study/chapters/scenario.hpp"

namespace littlestone::ui {

/// The scenario after an edit, or why there is none, in one line. Neither: the edit changes nothing.
struct ClassEdit {
  std::optional<Scenario> scenario;
  QString refusal;
};

/// Why the cells of this class are not edited by hand; empty where they are.
[[nodiscard]] QString cells_refused(const ConceptClass& concept_class);

/// The label of row h at point x turned. The class of the result is spelled out in its text
/// (core/concept/inline_table.hpp) and the weights of the levels, of which the old class had as many as its dimension
/// asked for, are left to the program. A row that would equal another one is refused. `concept_class` is the
/// scenario's.
[[nodiscard]] ClassEdit flip_cell(const Scenario& scenario, const ConceptClass& concept_class, HypothesisIndex h,
                                  PointIndex x);

/// Row h labels the examples. `concept_class` is the scenario's.
[[nodiscard]] ClassEdit choose_target(const Scenario& scenario, const ConceptClass& concept_class, HypothesisIndex h);

/// The names of the columns that the class's text leaves out of the table of a file.
[[nodiscard]] std::vector<std::string> left_out_of(const std::string& class_text);
/// The class without point x; `concept_class` is the scenario's. The class of a table of a file says so in its text, and
/// the column can be brought back; another class is spelled out without it. A weight of the point goes with it, and the
/// weights of the levels are left to the program. The last point is not left out.
[[nodiscard]] ClassEdit leave_out(const Scenario& scenario, const ConceptClass& concept_class, PointIndex x);
/// The class with a column that left_out_of names; weights become uniform, since its own is not known.
[[nodiscard]] ClassEdit bring_back(const Scenario& scenario, const std::string& column);

/// The weights that bars can show: each of `weights` divided by the largest one, with `part` (0 … most_weight) at point
/// x, in twentieths. Equal weights are "uniform". The last weight above 0 cannot be removed, and more than 512 points
/// are refused.
inline constexpr double most_weight = 1.5;
/// The part as it is set.
[[nodiscard]] double set_part(double part);
[[nodiscard]] ClassEdit set_weight(const Scenario& scenario, const std::vector<double>& weights, PointIndex x,
                                   double part);

}  // namespace littlestone::ui

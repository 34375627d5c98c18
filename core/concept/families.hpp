// SPDX-License-Identifier: GPL-3.0-or-later
// The named families of concept classes, and the one door from "name:arguments" to a class.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/concept/concept_class.hpp"

namespace littlestone {

/// One family: how it is spelled, what it is, and an example that parses.
struct FamilyInfo {
  std::string name;       // "thresholds"
  std::string arguments;  // "n"
  std::string summary;    // one sentence
  std::string example;    // "thresholds:8"
};

/// Every family make_class accepts, in the order of MATH §1.
[[nodiscard]] const std::vector<FamilyInfo>& families();

/// The class that `text` spells: "thresholds:8", "points:16", "cube:3", "random:6,8,1", "file:table.csv".
///   thresholds:n       t_i(j) = +1 iff i ≤ j, i, j = 1…n          1 ≤ n
///   points:n           the n indicators of single points           1 ≤ n
///   cube:n             all 2^n label vectors, row i has bit j of i at point j+1   1 ≤ n ≤ 20
///   random:r,c,seed    r distinct rows on c points, uniform among such tables' row sets   1 ≤ r ≤ 2^c
///   file:PATH          a table (class_file.hpp)
/// Tables beyond 2^31 cells are refused. Throws InputError naming the part that is wrong.
[[nodiscard]] ConceptClass make_class(std::string_view text);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// The named families of concept classes, and the one door from "name:arguments" to a class.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/concept/class_file.hpp"
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

/// The class that `text` spells: "thresholds:8", "affine:2,3,1", "file:table.csv". Rows and points stand in the order
/// given here (MATH §1); an F_q is a prime field, and its vectors are numbered as in finite_space.hpp: vector (v_1 …
/// v_n) is point Σ v_i q^(i−1), named by its coordinates; a grid point (x_1 … x_n), 1 ≤ x_i ≤ c, is Σ (x_i − 1)
/// c^(i−1).
///   thresholds:n        t_i(j) = +1 iff i ≤ j, i, j = 1…n; named t1 … tn                                      1 ≤ n
///   points:n            the n indicators of single points; named p1 … pn                                     1 ≤ n
///   intervals:n         the indicator of ∅, then of [a,b], 1 ≤ a ≤ b ≤ n, by a, then b: n(n+1)/2 + 1 rows     1 ≤ n
///   linear:q,n,k        indicators of the linear subspaces of F_q^n of dimension ≤ k, by dimension, then as
///                       for_each_subspace lists them: Σ_{j≤k} [n choose j]_q rows, named by a basis    q prime, k ≤ n
///   affine:q,n,k        indicators of the (nonempty) affine subspaces of dimension ≤ k, by dimension, direction and
///                       least point: Σ_{j≤k} q^(n−j) [n choose j]_q rows, named by that point and a basis     k ≤ n
///   projective-lines:q  lines of PG(2,q): the points are the vectors of F_q^3 whose first nonzero coordinate is 1, by
///                       their numbers; line a holds x iff a·x = 0, a in the same order: q²+q+1 of both       q prime
///   parities:n          the linear functionals on F_2^n: row a, 0 ≤ a < 2^n, is +1 at x iff a·x = 1            1 ≤ n
///   subsets:n,k         the sets of exactly k of n points, lexicographically: C(n,k) rows                     k ≤ n
///   conjunctions:n      on {0,1}^n (numbered as F_2^n): row Σ d_i 3^(i−1) is the conjunction with variable i absent
///                       (d_i = 0), plain (1) or negated (2); the last, "false", holds nowhere: 3^n + 1 rows    1 ≤ n
///   stumps:n,c          on the grid [c]^n: everything, nothing, then for each axis i and 2 ≤ t ≤ c the row x_i ≥ t and
///                       its negation x_i < t: 2n(c−1) + 2 rows                                              1 ≤ n, c
///   halfspaces:g        the cuts of the grid [g]² by half-planes, as label vectors in lexicographic order (−1 first)
///   cube:n              all 2^n label vectors, row i has bit j of i at point j+1                        1 ≤ n ≤ 20
///   random:r,c,seed     r distinct rows on c points, uniform among such tables' row sets                1 ≤ r ≤ 2^c
///   file:PATH           a table (class_file.hpp); ;names=none|row|column|both and ;columns=a,b,-c may follow
///   table:ROWS          a table written out, as 0011/0101 (inline_table.hpp)
/// A table may have at most 2^31 cells and 2^21 rows; a larger one is refused before anything is built (thresholds,
/// points, intervals, linear and affine then still have their implicit form: implicit_class.hpp). Throws InputError
/// naming the part that is wrong. Time and memory linear in the cells.
[[nodiscard]] ConceptClass make_class(std::string_view text);
/// Of a text that names no class: throws InputError(field, text, …) that says how to name it, where it is a file.
void refuse_file_without_prefix(std::string_view field, std::string_view text);

/// A class, and of a table how it was read.
struct MadeClass {
  ConceptClass concept_class;
  std::optional<TableFrame> frame;
};
/// make_class, with how a table was read.
[[nodiscard]] MadeClass make_class_told(std::string_view text);

}  // namespace littlestone

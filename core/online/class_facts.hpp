// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds on learning ask of a class: its sizes and its dimensions, from the closed form of a family or from its
// table.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/concept/implicit_class.hpp"

namespace littlestone {

/// The sizes and dimensions of a class.
struct ClassFacts {
  std::string name;
  BigInteger hypotheses;       // |H|
  std::uint64_t points = 0;    // |X|
  DimensionRange littlestone;  // Ldim(H)
  DimensionRange vc;           // VC(H)
  bool closed_form = false;    // of a family; false: worked out from the table
};

/// The facts of the class that `text` spells as make_class and make_implicit_class do. Thresholds, points,
/// intervals, linear and affine have closed forms, up to 2^31 points; any other class is made, and its searches take
/// what bound_littlestone_dimension and bound_vc_dimension take; an observer that says stop leaves intervals. Throws
/// InputError where the text spells no class, and where it is too large.
[[nodiscard]] ClassFacts class_facts(std::string_view text, const Observer& observer = {});
/// The same of a table.
[[nodiscard]] ClassFacts class_facts(const ConceptClass& concept_class, const Observer& observer = {});

}  // namespace littlestone

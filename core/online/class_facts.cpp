// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/class_facts.hpp"

#include "core/concept/families.hpp"
#include "core/online/littlestone.hpp"

namespace littlestone {

ClassFacts class_facts(std::string_view text, const Observer& observer) {
  if (!has_implicit_form(text)) return class_facts(make_class(text), observer);
  const ImplicitClass family = make_implicit_class(text);
  return {family.name(),
          family.hypotheses(),
          family.points(),
          {family.littlestone(), family.littlestone()},
          {family.vc(), family.vc()},
          true};
}

ClassFacts class_facts(const ConceptClass& concept_class, const Observer& observer) {
  constexpr std::uint64_t most_words = 1'000'000'000;  // some three seconds
  const DimensionResult littlestone = bound_littlestone_dimension(concept_class, {}, observer);
  const VcResult vc = bound_vc_dimension(concept_class, littlestone.upper, most_words, observer);
  return {concept_class.name(),
          BigInteger(concept_class.size()),
          concept_class.points(),
          {littlestone.lower, littlestone.upper},
          {vc.dimension, vc.exact ? vc.dimension : littlestone.upper},
          false};
}

}  // namespace littlestone

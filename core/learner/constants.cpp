// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/constants.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/stable_histogram.hpp"

namespace littlestone {

namespace {

constexpr int most_paper_dimension = 60;

}  // namespace

std::string_view to_string(ConstantsKind kind) {
  switch (kind) {
    case ConstantsKind::custom: return "custom";
    case ConstantsKind::sharp: return "sharp";
    case ConstantsKind::paper: return "paper";
  }
  return "";
}

ConstantsKind parse_constants_kind(std::string_view field, std::string_view text) {
  for (const ConstantsKind kind : {ConstantsKind::custom, ConstantsKind::sharp, ConstantsKind::paper}) {
    if (text == to_string(kind)) return kind;
  }
  throw InputError(field, text, rules::constants_kind());
}

void AccuracyGoal::validate() const {
  if (dimension < 0 || dimension > most_paper_dimension) {
    throw InputError("dimension", std::to_string(dimension), rules::between(0, most_paper_dimension));
  }
  const StableHistogram checks_epsilon_and_delta(epsilon, delta);
  const auto open_unit = [](const char* field, const Rational& value) {
    if (value <= 0 || value >= 1) throw InputError(field, to_string(value), rules::above_0_below_1());
  };
  open_unit("alpha", alpha);
  open_unit("beta", beta);
}

CustomConstants runnable(const LearnerConstants& constants) {
  // `too_many` makes the rule from the number and Ldim.
  const auto fit = [&](const LargeCount& count, const auto& too_many) {
    if (!count.exact || *count.exact > (BigInteger(1) << 62)) {
      char text[64];
      std::snprintf(text, sizeof text, "10^%.4g", count.log10);
      throw InputError("constants", to_string(constants.kind), too_many(text, constants.goal.dimension));
    }
    return count.exact->convert_to<std::uint64_t>();
  };
  const auto named = [](const char* name) {
    return [name](const char* number, int dimension) { return rules::too_many_to_run(name, number, dimension); };
  };
  CustomConstants custom;
  custom.auxiliary = fit(constants.auxiliary, named("n"));
  custom.cap = fit(constants.cap, named("N"));
  custom.batches = fit(constants.batches, rules::too_many_batches_to_run);
  if (custom.batches > CustomConstants::most_batches) {  // else a number that nobody typed would be refused
    const auto power = static_cast<int>(constants.batches.log10);
    const auto tenths = std::min(std::lround(std::pow(10, constants.batches.log10 - power + 1)), 99L);
    const std::string text =
        std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + "·10^" + std::to_string(power);
    throw InputError("constants", to_string(constants.kind),
                     rules::too_many_batches_to_run(text, constants.goal.dimension));
  }
  custom.selection = fit(constants.selection, named("n'"));
  (void)fit(constants.total, rules::too_many_examples_to_run);
  custom.levels = constants.levels;
  custom.removal = constants.removal;
  custom.list_by = constants.list_by;
  custom.on_fail = constants.on_fail;
  return custom;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/constants.hpp"

#include <cstdio>

#include "core/base/error.hpp"

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
  throw InputError(field, text, "must be custom, sharp or paper");
}

void AccuracyGoal::validate() const {
  if (dimension < 0 || dimension > most_paper_dimension) {
    throw InputError("dimension", std::to_string(dimension),
                     "must be from 0 to " + std::to_string(most_paper_dimension));
  }
  const StableHistogram checks_epsilon_and_delta(epsilon, delta);
  const auto open_unit = [](const char* field, const Rational& value) {
    if (value <= 0 || value >= 1) throw InputError(field, to_string(value), "must be above 0 and below 1");
  };
  open_unit("alpha", alpha);
  open_unit("beta", beta);
}

CustomConstants runnable(const LearnerConstants& constants) {
  const auto fit = [&](const char* name, const LargeCount& count) {
    if (!count.exact || *count.exact > (BigInteger(1) << 62)) {
      char text[64];
      std::snprintf(text, sizeof text, "10^%.4g", count.log10);
      throw InputError("constants", std::string(to_string(constants.kind)),
                       std::string(name) + " would be " + text + " for Ldim " +
                           std::to_string(constants.goal.dimension) + ": too many to run");
    }
    return count.exact->convert_to<std::uint64_t>();
  };
  CustomConstants custom;
  custom.auxiliary = fit("n", constants.auxiliary);
  custom.cap = fit("N", constants.cap);
  custom.batches = fit("the number of batches", constants.batches);
  custom.selection = fit("n'", constants.selection);
  (void)fit("the number of examples", constants.total);
  custom.levels = constants.levels;
  custom.removal = constants.removal;
  return custom;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/lower_bound/refuted_text.hpp"

#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

QString refuted_text(const Rational& value) {
  constexpr double least_plain = 0.001;
  constexpr double most_plain = 10'000;
  constexpr int digits = 4;
  const double nearest = to_double(value);
  if (!std::isnormal(nearest)) return rational_text(value);
  if (nearest < least_plain || nearest >= most_plain) return lower_text(nearest);
  return QString::number(lowered(value, littlestone::place_of(nearest, digits)), 'g', digits);
}

}  // namespace littlestone::ui

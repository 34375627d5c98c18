// SPDX-License-Identifier: GPL-3.0-or-later
// The closed form of partition selection and its accounting, in floating point: shown beside a draw and never on its
// way.
#include <array>
#include <boost/multiprecision/cpp_bin_float.hpp>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/partition_selection.hpp"

namespace littlestone {
namespace {

using Real = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<100>, boost::multiprecision::et_off>;

}  // namespace

double PartitionSelection::release_probability(std::uint64_t votes) const { return to_double(probability(votes)); }

double partition_selection_probability(const Rational& epsilon, const Rational& delta, std::uint64_t votes) {
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (delta <= 0 || delta >= 1) throw InputError("delta", to_string(delta), rules::above_0_below_1());
  const Real h(Rational(epsilon / 2));
  const Real d(Rational(delta / 2));
  // Above this e^h has no number, and what e^{−h} would add is below every double: δ/2 for one vote, certain from two
  // on.
  if (h > 10'000'000) return votes == 0 ? 0 : votes == 1 ? d.convert_to<double>() : 1;
  const Real growth = exp(h);
  const Real rate = expm1(h);  // e^h − 1
  const Real n(votes);
  const Real first = 1 + floor(Real(log(Real((rate + 2 * d) / ((growth + 1) * d))) / h));
  const auto rising = [&](const Real& x) { return Real(expm1(Real(x * h)) / rate * d); };
  if (n <= first) return rising(n).convert_to<double>();
  const Real at_first = rising(first);
  const Real second = first + floor(Real(log1p(Real(rate / d * (1 - at_first))) / h));
  if (n > second) return 1;
  const Real left = exp(Real(-(n - first) * h));
  return Real((1 - left) * (1 + d / rate) + left * at_first).convert_to<double>();
}

HockeyStick hockey_stick(const PartitionSelection& selection, const VoteMove& move, const Rational& epsilon) {
  if (epsilon < 0) throw InputError("epsilon", to_string(epsilon), rules::not_below_0());
  if (!move.from && !move.to) throw InputError("move", rules::value_fail_to_fail(), rules::moves_no_vote());
  if (move.from && *move.from == 0) throw InputError("move", rules::value_from(0), rules::takes_no_vote());
  const auto named = [&](std::uint64_t votes) { return Real(selection.probability(votes)); };
  // Pr[named] of the item that loses a vote and of the one that gains one, on both sides; no item: never named.
  const Real loses = move.from ? named(*move.from) : Real(0);
  const Real lost = move.from ? named(*move.from - 1) : Real(0);
  const Real gains = move.to ? named(*move.to) : Real(0);
  const Real gained = move.to ? named(*move.to + 1) : Real(0);
  const Real factor = exp(Real(epsilon));
  Real forward = 0;
  Real backward = 0;
  for (const bool first : {false, true}) {
    for (const bool second : {false, true}) {
      const Real here = (first ? loses : Real(1 - loses)) * (second ? gains : Real(1 - gains));
      const Real there = (first ? lost : Real(1 - lost)) * (second ? gained : Real(1 - gained));
      if (here > factor * there) forward += here - factor * there;
      if (there > factor * here) backward += there - factor * here;
    }
  }
  return {forward.convert_to<double>(), backward.convert_to<double>()};
}

}  // namespace littlestone

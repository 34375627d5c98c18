// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/privacy/accounting.hpp"

#include <array>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <map>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/partition_selection.hpp"

namespace littlestone {
namespace {

using Real = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<100>, boost::multiprecision::et_off>;

// One kind of outcome: its probability on both sides, and the log of their ratio as a multiple of ε/2 where it is one.
struct Outcome {
  Real here = 0;
  Real there = 0;
  std::optional<int> ratio;
};
using Outcomes = std::array<Outcome, 3>;

class Accountant {
 public:
  Accountant(const StableHistogram& histogram, const Rational& epsilon)
      : threshold_(histogram.threshold()),
        half_(histogram.epsilon() / 2),
        base_(exp(-Real(half_))),
        factor_(exp(Real(epsilon))) {
    if (epsilon < 0) throw InputError("epsilon", to_string(epsilon), rules::not_below_0());
    for (int k = -2; k <= 2; ++k) {
      const Rational excess = k * half_ - epsilon;  // of the ratio e^{kε/2} over e^{ε'}
      gain(k) = excess > 0 ? Real(-expm1(Real(-excess))) : Real(0);
    }
  }

  HockeyStick between(const VoteMove& move) {
    Real forward = 0;
    Real backward = 0;
    each_outcome(move, [&](const Real& here, const Real& there, const std::optional<int>& k) {
      if (k) {
        forward += here * gain(*k);
        backward += there * gain(-*k);
      } else {
        forward += sticking_out(here, there);
        backward += sticking_out(there, here);
      }
    });
    return {forward.convert_to<double>(), backward.convert_to<double>()};
  }

  MoveLosses losses(const VoteMove& move) {
    std::vector<LossDistribution::Atom> atoms[2];
    PrivacyReal infinite[2] = {0, 0};
    each_outcome(move, [&](const Real& here, const Real& there, const std::optional<int>& k) {
      for (const int side : {0, 1}) {
        const Real& own = side == 0 ? here : there;
        const Real& other = side == 0 ? there : here;
        if (own == 0) continue;
        if (other == 0) {
          infinite[side] += PrivacyReal(own);
        } else if (k) {
          atoms[side].push_back({PrivacyReal(Rational((side == 0 ? *k : -*k) * half_)), PrivacyReal(own)});
        } else {
          atoms[side].push_back({PrivacyReal(log(Real(own / other))), PrivacyReal(own)});
        }
      }
    });
    return {LossDistribution(std::move(atoms[0]), infinite[0]), LossDistribution(std::move(atoms[1]), infinite[1])};
  }

 private:
  // Calls visit(probability here, there, the log of their ratio as a multiple of ε/2 where it is one) for the nine
  // outcomes.
  template <typename Visit>
  void each_outcome(const VoteMove& move, const Visit& visit) {
    if (!move.from && !move.to) throw InputError("move", rules::value_fail_to_fail(), rules::moves_no_vote());
    if (move.from && *move.from == 0) throw InputError("move", rules::value_from(0), rules::takes_no_vote());
    const Outcomes certain = {Outcome{1, 1, 0}, Outcome{0, 0, 0}, Outcome{0, 0, 0}};  // no item: one outcome
    const Outcomes& losing = move.from ? item(*move.from, *move.from - 1) : certain;
    const Outcomes& gaining = move.to ? item(*move.to, *move.to + 1) : certain;
    for (const Outcome& a : losing) {
      for (const Outcome& b : gaining) {
        visit(Real(a.here * b.here), Real(a.there * b.there),
              a.ratio && b.ratio ? std::optional<int>(*a.ratio + *b.ratio) : std::nullopt);
      }
    }
  }

  Real& gain(int k) {
    const int index = k + 2;
    return gains_[static_cast<std::size_t>(index)];
  }

  Real sticking_out(const Real& a, const Real& b) const {
    const Real over = a - factor_ * b;
    return over > a * Real("1e-90") ? over : Real(0);
  }

  // q^steps, q = e^{−ε/2}; steps ≥ 0.
  Real power(std::int64_t steps) const {
    constexpr std::int64_t by_products = 1 << 30;
    return steps < by_products ? Real(pow(base_, static_cast<int>(steps))) : Real(exp(-Real(half_) * steps));
  }

  // Pr[c + Z ≥ T], 0 for c = 0.
  Real released(std::int64_t count) const {
    if (count == 0) return 0;
    return count < threshold_ ? Real(power(threshold_ - count) / (1 + power(1))) : Real(1 - withheld(count));
  }
  // Pr[c + Z < T], 1 for c = 0.
  Real withheld(std::int64_t count) const {
    if (count == 0) return 1;
    return count < threshold_ ? Real(1 - released(count)) : Real(power(count - threshold_ + 1) / (1 + power(1)));
  }
  // Pr[T ≤ c + Z ≤ top] for top ≤ c: Z < 0 there, or 0.
  Real released_up_to(std::int64_t count, std::int64_t top) const {
    if (count == 0 || top < threshold_) return 0;
    return power(count - top) * (1 - power(top - threshold_ + 1)) / (1 + power(1));
  }
  // Pr[c + Z ≥ bottom] for bottom ≥ c.
  Real released_from(std::int64_t count, std::int64_t bottom) const {
    return count == 0 ? Real(0) : Real(power(bottom - count) / (1 + power(1)));
  }

  // What is seen of an item with `count` votes here and `other` = count ± 1 there.
  const Outcomes& item(std::uint64_t count, std::uint64_t other) {
    const auto [entry, inserted] = items_.try_emplace({count, other});
    if (inserted) {
      constexpr std::uint64_t most = std::uint64_t{1} << 61;
      if (count > most) throw InputError("counts", std::to_string(count), rules::between(0, "2^61"));
      const auto c = static_cast<std::int64_t>(count);
      const auto d = static_cast<std::int64_t>(other);
      const std::int64_t low = std::min(c, d);
      const std::int64_t high = std::max(threshold_, std::max(c, d));
      const int rising = c > d ? 1 : -1;  // values at and above the larger count speak for it
      const auto ratio = [&](int k) { return low == 0 ? std::nullopt : std::optional<int>(k); };
      entry->second = {Outcome{released_from(c, high), released_from(d, high), ratio(rising)},
                       Outcome{released_up_to(c, low), released_up_to(d, low), ratio(-rising)},
                       Outcome{withheld(c), withheld(d),
                               // From T − 1 votes on "withheld" is all on one side of both counts.
                               low >= threshold_ - 1 ? std::optional<int>(-rising) : std::nullopt}};
    }
    return entry->second;
  }

  std::int64_t threshold_;
  Rational half_;
  Real base_;                  // e^{−ε/2}
  Real factor_;                // e^{ε'}
  std::array<Real, 5> gains_;  // 1 − e^{ε' − kε/2} where that is above 0, k = −2 … 2
  std::map<std::pair<std::uint64_t, std::uint64_t>, Outcomes> items_;
};

}  // namespace

HockeyStick hockey_stick(const StableHistogram& histogram, const VoteMove& move, const Rational& epsilon) {
  return Accountant(histogram, epsilon).between(move);
}

MoveLosses loss_distributions(const StableHistogram& histogram, const VoteMove& move) {
  return Accountant(histogram, 0).losses(move);
}

namespace {

// `between` is the divergence of a move.
template <class Between>
WorstMove worst_of(std::span<const std::uint64_t> counts, const Between& between) {
  constexpr std::size_t most = 300;
  std::map<std::uint64_t, int> items;
  for (const std::uint64_t count : counts) {
    if (count > 0) ++items[count];
  }
  if (items.size() > most) {
    throw InputError("counts", rules::value_different_counts(items.size()), rules::worst_neighbour(most));
  }
  std::optional<WorstMove> worst;
  const auto consider = [&](const VoteMove& move) {
    const HockeyStick divergence = between(move);
    if (!worst || divergence.larger() > worst->divergence.larger()) worst = {move, divergence};
  };
  const auto to_any = [&](std::optional<std::uint64_t> from) {
    for (const auto& [count, number] : items) {
      if (!from || *from != count || number > 1) consider({from, count});  // not to itself
    }
    consider({from, 0});
    if (from) consider({from, std::nullopt});
  };
  for (const auto& [count, number] : items) to_any(count);
  to_any(std::nullopt);
  return *worst;
}

}  // namespace

WorstMove worst_move(const StableHistogram& histogram, std::span<const std::uint64_t> counts, const Rational& epsilon) {
  Accountant accountant(histogram, epsilon);
  return worst_of(counts, [&](const VoteMove& move) { return accountant.between(move); });
}

WorstMove worst_move(const PartitionSelection& selection, std::span<const std::uint64_t> counts,
                     const Rational& epsilon) {
  return worst_of(counts, [&](const VoteMove& move) { return hockey_stick(selection, move, epsilon); });
}

}  // namespace littlestone

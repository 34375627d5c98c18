// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/constants.hpp"

#include <algorithm>
#include <array>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <limits>
#include <map>

#include "core/base/error.hpp"

namespace littlestone {
namespace mp = boost::multiprecision;

namespace {

using Wide = mp::cpp_bin_float_50;

constexpr int most_paper_dimension = 60;
constexpr int most_sharp_dimension = 6;
constexpr double infinity = std::numeric_limits<double>::infinity();

Wide wide(const Rational& value) { return Wide(mp::numerator(value)) / Wide(mp::denominator(value)); }
Wide wide(const BigInteger& value) { return Wide(value); }

double log10_of(const BigInteger& value) {
  return value == 0 ? -infinity : mp::log10(Wide(value)).convert_to<double>();
}

LargeCount count_of(const BigInteger& value) { return {log10_of(value), value}; }

BigInteger ceiling(const Rational& value) {
  return (mp::numerator(value) + mp::denominator(value) - 1) / mp::denominator(value);
}

// The whole number a logarithm stands for, rounded up; exact only when it fits 64 bits.
LargeCount count_of_log2(const Wide& log2_value) {
  LargeCount count;
  count.log10 = Wide(log2_value * mp::log10(Wide(2))).convert_to<double>();
  if (log2_value < 64) {
    const BigInteger whole(mp::ceil(mp::pow(Wide(2), log2_value) * (1 + Wide("1e-40"))));
    if (whole <= std::numeric_limits<std::uint64_t>::max()) count = count_of(whole);
  }
  return count;
}

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

// --- The paper's constants ------------------------------------------------------------------------------------------

LearnerConstants paper_constants(const AccuracyGoal& goal) {
  goal.validate();
  const int d = goal.dimension;
  LearnerConstants constants;
  constants.kind = ConstantsKind::paper;
  constants.goal = goal;
  const Wide tower = mp::ldexp(Wide(1), d + 2);  // 2^(d+2)
  const double log10_threshold = Wide(-tower * mp::log10(Wide(2))).convert_to<double>();
  const auto levels = static_cast<std::size_t>(d) + 1;
  constants.log10_thresholds.assign(levels, log10_threshold);
  constants.thresholds.assign(levels, d <= 7 ? std::ldexp(1.0, -(4 << d)) : 0.0);
  constants.levels.assign(levels, Rational(1));
  // η = 2^(−2^(d+2)−1)/(d+1), with logarithms to base 2 from here on.
  const Wide log2_eta = -tower - 1 - mp::log2(Wide(d + 1));
  constants.log10_eta = Wide(log2_eta * mp::log10(Wide(2))).convert_to<double>();
  constants.eta = log2_eta > -1020 ? mp::pow(Wide(2), log2_eta).convert_to<double>() : 0.0;
  // n = ⌈2^(d+2)/α'⌉, α' = α/2; N = 2^(2^(d+2)+1)·4^(d+1)·n.
  const BigInteger auxiliary = ceiling(Rational(BigInteger(1) << (d + 3)) / goal.alpha);
  constants.auxiliary = count_of(auxiliary);
  const Wide log2_auxiliary = mp::log2(wide(auxiliary));
  const Wide log2_cap = tower + 1 + 2 * (d + 1) + log2_auxiliary;
  constants.cap = count_of_log2(log2_cap);
  if (d <= 3) constants.cap = count_of(auxiliary << ((4 << d) + 1 + 2 * (d + 1)));
  if (constants.cap.exact && *constants.cap.exact > std::numeric_limits<std::uint64_t>::max())
    constants.cap.exact.reset();

  // Hist(ε/2, δ) with accuracy (η/8, β/3) on k votes. Three things make it so; natural logarithms.
  const Wide ln2 = mp::log(Wide(2));
  const Wide ln_eta = log2_eta * ln2;
  const Wide share = wide(goal.beta) / 3;
  constants.threshold = StableHistogram(goal.epsilon / 2, goal.delta).threshold();
  const Wide half = wide(goal.epsilon) / 4;  // Pr[Z = z] ∝ exp(−(ε/2)|z|/2)
  //  every f with Pr[G = f] ≥ η (at most 1/η of them) has frequency ≥ 7η/8: (1/η)·exp(−kη/128) ≤ β/3;
  Wide ln_batches = mp::log(128 * (-ln_eta - mp::log(share))) - ln_eta;
  //  T ≤ ηk/16;
  ln_batches = std::max(ln_batches, Wide(mp::log(Wide(16) * constants.threshold) - ln_eta));
  //  |Z| ≤ ηk/16 for the at most k counts: k·2·exp(−half·ηk/16) ≤ β/3. The least such k by iteration from below.
  for (int i = 0; i < 200; ++i) {
    const Wide needed = mp::log(16 * (ln_batches + mp::log(2 / share)) / half) - ln_eta;
    if (needed <= ln_batches) break;
    ln_batches = needed + Wide("1e-30");
  }
  const Wide log2_batches = ln_batches / ln2;
  constants.batches = count_of_log2(log2_batches);

  // GenericLearner with ε/2 and (α/2, β/3) on |L| ≤ 2/η: the three conditions of Lemma 29's proof, α₀ = α/2, β₀ = β/3.
  const Wide alpha = wide(goal.alpha) / 2;
  const Wide ln_list = ln2 - ln_eta;
  const Wide chernoff_many = 64 * (mp::log(4 / share) + ln_list) / alpha;  // loss_S > 7α₀/4 where loss > 2α₀
  const Wide chernoff_few = 27 * mp::log(4 / share) / alpha;               // loss_S ≤ 4α₀/3 for f
  const Wide mechanism = 6 * (mp::log(2 / share) + ln_list) / (wide(goal.epsilon) / 2 * alpha);
  const Wide selection = std::max({chernoff_many, chernoff_few, mechanism});
  constants.selection = count_of_log2(mp::log2(selection));
  constants.loss_share = 0.5;

  if (constants.batches.exact && constants.cap.exact && constants.selection.exact) {
    const BigInteger total = *constants.batches.exact * (*constants.cap.exact + auxiliary) + *constants.selection.exact;
    constants.total = count_of(total);
    if (total > std::numeric_limits<std::uint64_t>::max()) constants.total.exact.reset();
  } else {  // n/N and n' are far below the digits of a logarithm's mantissa only for large d: add them all the same
    const Wide ratio = 1 + mp::pow(Wide(2), log2_auxiliary - log2_cap);
    Wide log2_total = log2_batches + log2_cap + mp::log2(ratio);
    const Wide gap = mp::log2(selection) - log2_total;
    if (gap > -160) log2_total += mp::log2(1 + mp::pow(Wide(2), gap));
    constants.total.log10 = Wide(log2_total * mp::log10(Wide(2))).convert_to<double>();
  }
  if (constants.batches.exact) {  // step 3 of M: what is estimated below 3η/4 is removed
    const Wide least = mp::ceil(wide(*constants.batches.exact) * mp::exp(ln_eta) * 3 / 4);
    constants.removal = least.convert_to<std::uint64_t>();
  }
  return constants;
}

// --- How many blocks a tournament draws ------------------------------------------------------------------------------

namespace {

// Bounds on the moment generating function of B_k = M_k/n, the number of blocks drawn for S ~ D_k (MATH §4, 4). In
// logarithms: φ_0 = 1; a round costs two samples and two blocks, g = φ_{k−1}(t)²·e^{2t}; rounds go on while f_0 = f_1,
// which has probability below τ_{k−1}, so E[e^{t·cost}; f_0 = f_1] ≤ κ = inf_q g_q^{1/q}·τ^{1−1/q} by Hölder, and
// φ_k = (g − κ)/(1 − κ), which is E[e^{t·cost}; f_0 ≠ f_1]/(1 − E[e^{t·cost}; f_0 = f_1]) at its largest.
class BlockCounts {
 public:
  static constexpr std::size_t points = 440;  // t = 1e-5 · 1.035^i, up to 36
  static double t_at(std::size_t i) { return grid()[i]; }

  // `thresholds`: τ_0…τ_{d−1} (a trailing τ_d is not used).
  explicit BlockCounts(const std::vector<double>& thresholds, int dimension) : thresholds_(thresholds) {
    log_phi_.assign(1, std::vector<double>(points, 0.0));
    jump_.assign(1, {});
    for (int k = 1; k <= dimension; ++k) add_level(static_cast<std::size_t>(k));
  }

  // ln of the least bound found on Pr[B_k > L], L even, and where: B_k is even, so this is Pr[B_k ≥ L + 2].
  [[nodiscard]] std::pair<double, std::size_t> log_overrun(std::size_t k, double blocks) const {
    double best = 0;
    std::size_t where = 0;
    for (std::size_t i = 0; i < points; ++i) {
      const double value = log_phi_[k][i] - t_at(i) * (blocks + 2);
      if (value < best) {
        best = value;
        where = i;
      }
    }
    return {best, where};
  }

  // The same bound with 50 digits, at the t and the q that the search above found; any choice of them gives a bound.
  [[nodiscard]] Wide overrun(std::size_t k, std::uint64_t blocks) {
    const auto [value, where] = log_overrun(k, static_cast<double>(blocks));
    if (value >= 0) return 1;
    return mp::exp(exact_log_phi(k, where) - Wide(t_at(where)) * (Wide(blocks) + 2)) * (1 + Wide("1e-30"));
  }

 private:
  static const std::vector<double>& grid() {
    static const std::vector<double> values = [] {
      std::vector<double> t(points);
      t[0] = 1e-5;
      for (std::size_t i = 1; i < points; ++i) t[i] = t[i - 1] * 1.035;
      return t;
    }();
    return values;
  }

  void add_level(std::size_t k) {
    const std::vector<double>& below = log_phi_[k - 1];
    std::vector<double> log_g(points);
    for (std::size_t i = 0; i < points; ++i) log_g[i] = 2 * (below[i] + t_at(i));
    const double log_tau = std::log(thresholds_[k - 1]);
    std::vector<double> level(points, infinity);
    std::vector<std::size_t> jumps(points, 0);
    for (std::size_t i = 0; i < points && std::isfinite(log_g[i]); ++i) {
      double log_kappa = infinity;
      if (k == 1) {
        log_kappa = log_g[i] + log_tau;  // the round costs two blocks whatever happens: q = ∞
      } else {
        for (std::size_t j = i + 1; j < points && std::isfinite(log_g[j]); ++j) {
          const double share = t_at(i) / t_at(j);  // 1/q
          const double candidate = log_g[j] * share + (1 - share) * log_tau;
          if (candidate < log_kappa) {
            log_kappa = candidate;
            jumps[i] = j;
          }
        }
      }
      if (log_kappa >= -1e-9) break;  // and for larger t it is larger
      level[i] = std::log((std::exp(log_g[i]) - std::exp(log_kappa)) / -std::expm1(log_kappa));
      if (log_g[i] > 600) level[i] = log_g[i] - std::log(-std::expm1(log_kappa));
    }
    log_phi_.push_back(std::move(level));
    jump_.push_back(std::move(jumps));
  }

  Wide exact_log_phi(std::size_t k, std::size_t i) {
    if (k == 0) return 0;
    const auto known = exact_.find({k, i});
    if (known != exact_.end()) return known->second;
    const Wide t = t_at(i);
    const Wide tau = thresholds_[k - 1];
    const Wide g = mp::exp(2 * (exact_log_phi(k - 1, i) + t));
    Wide kappa;
    if (k == 1) {
      kappa = g * tau;
    } else {
      const std::size_t j = jump_[k][i];
      const Wide share = t / Wide(t_at(j));
      kappa = mp::exp(2 * (exact_log_phi(k - 1, j) + Wide(t_at(j))) * share + (1 - share) * mp::log(tau));
    }
    Wide value = mp::log((g - kappa) / (1 - kappa)) + Wide("1e-30");
    exact_.emplace(std::pair{k, i}, value);
    return value;
  }

  const std::vector<double>& thresholds_;
  std::vector<std::vector<double>> log_phi_;    // [k][i]: ln φ_k(t_i), +∞ where there is no bound
  std::vector<std::vector<std::size_t>> jump_;  // [k][i]: the j with q = t_j/t_i
  std::map<std::pair<std::size_t, std::size_t>, Wide> exact_;
};

// --- Tails -----------------------------------------------------------------------------------------------------------

// The probabilities of Bin(n, p) around its mode, from `first` on; what is left out is below 1e-30 of the mode's.
struct BinomialWindow {
  double first = 0;
  std::vector<double> below;  // below[i] = Pr[Bin ≤ first + i]
  std::vector<double> mass;

  BinomialWindow(double n, double p) {
    const double mode = std::min(n, std::floor((n + 1) * p));
    std::vector<double> down;
    double weight = 1;
    for (double j = mode; j > 0; --j) {
      weight *= j / (n - j + 1) * (1 - p) / p;
      if (weight < 1e-30) break;
      down.push_back(weight);
    }
    first = mode - static_cast<double>(down.size());
    mass.assign(down.rbegin(), down.rend());
    weight = 1;
    for (double j = mode; weight >= 1e-30; ++j) {
      mass.push_back(weight);
      if (j >= n) break;
      weight *= (n - j) / (j + 1) * p / (1 - p);
    }
    double sum = 0;
    for (const double w : mass) sum += w;
    double running = 0;
    for (double& w : mass) below.push_back(running += (w /= sum));
  }
  [[nodiscard]] double at_most(double b) const {  // Pr[Bin ≤ b]
    if (b < first) return 0;
    const double i = b - first;
    return i >= static_cast<double>(below.size()) ? 1 : below[static_cast<std::size_t>(i)];
  }
};

// Pr[Z ≤ z], Pr[Z = z] ∝ p^|z| with p = e^{−ε/2}.
template <class Real>
Real noise_at_most(const Real& half_epsilon, std::int64_t z) {
  using std::exp;
  const Real one_plus = 1 + exp(Real(-half_epsilon));
  if (z < 0) return exp(Real(-half_epsilon * Real(-z))) / one_plus;
  return 1 - exp(Real(-half_epsilon * Real(z + 1))) / one_plus;
}

// Pr[f is not released] when each of `batches` batches votes for it with probability eta: no vote, or votes + Z < T.
double release_failure(double batches, double eta, double half_epsilon, std::int64_t threshold) {
  if (eta >= 1) return noise_at_most(half_epsilon, threshold - 1 - static_cast<std::int64_t>(batches));
  const BinomialWindow votes(batches, eta);
  double failure = 0;
  for (std::size_t i = 0; i < votes.mass.size(); ++i) {
    const double j = votes.first + static_cast<double>(i);
    failure += votes.mass[i] * (j < 1 ? 1 : noise_at_most(half_epsilon, threshold - 1 - static_cast<std::int64_t>(j)));
  }
  return failure;
}

// The most candidates to expect, in the mean over the noise: Σ Pr[c_i + Z ≥ T] over counts c_i ≥ 1 with Σ c_i ≤ k is at
// most k·max_c Pr[c + Z ≥ T]/c.
template <class Real>
Real candidates_a_vote(const Real& half_epsilon, std::int64_t threshold) {
  Real most = 0;
  for (std::int64_t c = 1;; ++c) {
    const Real rate = (1 - noise_at_most(half_epsilon, threshold - 1 - c)) / Real(c);
    if (rate > most) most = rate;
    if (Real(1) / Real(c) <= most) return most;  // beyond c no rate can be larger
  }
}

struct SelectionPlan {
  double failure = infinity;
  double few = 0;   // g
  double many = 0;  // b
};

// The best g < b for n' examples: Pr[Bin(n', ζα) > g] + λ Pr[Bin(n', α) ≤ b] + λ exp(−ε(b+1−g)/2), λ the candidates expected.
SelectionPlan plan_selection(double examples, double alpha, double loss, double candidates, double half_epsilon) {
  const BinomialWindow good(examples, loss);
  const BinomialWindow bad(examples, alpha);
  const auto of = [&](double g, double b) {
    return (1 - good.at_most(g)) + candidates * (bad.at_most(b) + std::exp(-half_epsilon * (b + 1 - g)));
  };
  SelectionPlan best;
  const double bad_mode = std::floor(examples * alpha);
  double low = 0;  // where the second term overtakes the third: it moves up with g
  for (std::size_t i = good.mass.size() / 2; i < good.mass.size(); ++i) {
    const double g = good.first + static_cast<double>(i);
    if (1 - good.below[i] > 0.9) continue;
    if (g >= bad_mode || 1 - good.below[i] < std::min(1.0, best.failure) * 1e-9) break;
    const auto overtaken = [&](double b) { return bad.at_most(b) >= std::exp(-half_epsilon * (b + 1 - g)); };
    if (low <= g) {  // the first g: by bisection
      double high = bad_mode;
      for (low = g + 1; low < high;) {
        const double middle = std::floor((low + high) / 2);
        if (overtaken(middle)) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
    }
    while (low < bad_mode && !overtaken(low)) ++low;
    for (double b = std::max(g + 1, low - 2); b <= low + 1; ++b) {
      if (const double failure = of(g, b); failure < best.failure) best = {failure, g, b};
    }
  }
  return best;
}

// The least whole x from low to most with excess(x) ≤ 0, to the relative `precision`, +∞ if there is none. `excess` must (all but) fall; it
// is taken for nearly straight, so a step goes to where a line through the bracket crosses 0, a little to the side that
// closes the bracket; each third one halves it. Beyond 2^53 to 1e-15.
template <class Function>
double least(double low, double most, double guess, double precision, const Function& excess) {
  double bad = low - 1;
  double bad_excess = infinity;
  double good = infinity;
  double good_excess = -infinity;
  double x = std::clamp(guess, low, most);
  double step = std::max(1.0, x * 1e-3);
  for (int steps = 1;; ++steps) {
    const double here = std::max(excess(x), -1e3);
    (here <= 0 ? good : bad) = x;
    (here <= 0 ? good_excess : bad_excess) = here;
    if (bad >= most) return infinity;
    if (!std::isfinite(good)) {
      x = std::min(most, std::ceil(bad + (step *= 4)));
      continue;
    }
    const double close = std::max(1.0, good * std::max(precision, 1e-15));
    if (good - bad <= close) return good;
    if (!std::isfinite(bad_excess)) {
      x = std::max(bad + 1, std::floor(good - (step *= 4)));
    } else if (steps % 3 == 0) {
      x = std::floor(bad + (good - bad) / 2);
    } else {
      const double zero = bad + (good - bad) * (bad_excess / (bad_excess - good_excess));
      x = here <= 0 ? std::floor(zero - close / 2) : std::ceil(zero + close / 2);
    }
    x = std::clamp(x, bad + 1, std::max(good - 1, bad + 1));
    if (x <= bad || x >= good) return good;
  }
}

// --- The search ------------------------------------------------------------------------------------------------------

constexpr double safety = 1e-9;  // what the doubles of the search are trusted to; verify() then checks with 50 digits

// ρ_0…ρ_d of MATH §4, 1 for given τ_0…τ_{d−1}; empty unless 0 < τ_k < ρ_k throughout.
template <class Real>
std::vector<Real> agreement_bounds(const std::vector<double>& thresholds, std::size_t dimension) {
  std::vector<Real> rho{Real(1)};
  for (std::size_t k = 0; k < dimension; ++k) {
    const Real tau(thresholds[k]);
    if (!(tau > 0) || !(tau < rho[k])) return {};
    rho.push_back(rho[k] * (rho[k] - tau) / 2);
  }
  return rho;
}

// The parameters that are free: τ_k = u_k·ρ_k with 0 < u_k < 1 for k < d, and L = N/n.
struct Stability {
  std::vector<double> thresholds;  // τ_0…τ_d
  double blocks = 0;               // L, even
  std::vector<double> reached;     // τ_k − (bound on the overrun at level k)
  double eta = 0;
  // (N + n)·(batches) up to factors that depend on ε, δ, α, β alone.
  [[nodiscard]] double cost() const {
    if (!(eta > 0)) return infinity;
    const double smallest = *std::min_element(thresholds.begin(), thresholds.end());
    return (blocks + 1) * -std::log(smallest) / eta;
  }
};

Stability at_blocks(const std::vector<double>& thresholds, const BlockCounts& counts, double blocks) {
  Stability result;
  result.thresholds = thresholds;
  result.blocks = blocks;
  double sum = 0;
  for (std::size_t k = 0; k < thresholds.size(); ++k) {
    const double overrun = k == 0 ? 0 : std::exp(counts.log_overrun(k, blocks).first);
    result.reached.push_back(thresholds[k] - overrun * (1 + safety));
    if (!(result.reached.back() > 0)) return result;
    sum += 1 / result.reached.back();
  }
  result.eta = (1 - safety) / sum;
  return result;
}

// The best L for given shares u.
Stability stability_of(const std::vector<double>& shares) {
  std::vector<double> thresholds;
  double rho = 1;
  for (const double share : shares) {
    thresholds.push_back(share * rho);
    rho = rho * (rho - thresholds.back()) / 2;
  }
  const std::size_t dimension = shares.size();
  if (dimension == 0) return at_blocks({1.0}, BlockCounts({}, 0), 0);
  thresholds.push_back(rho * (1 - 1e-14));
  const BlockCounts counts(thresholds, static_cast<int>(dimension));
  // The cost falls and rises again in L: a coarse walk up, then ever finer steps around the best.
  Stability best;
  double at = 2;
  for (double blocks = 2; blocks < 1e9; blocks = 2 * std::ceil(blocks * 1.1 / 2 + 0.5)) {
    Stability here = at_blocks(thresholds, counts, blocks);
    if (here.cost() < best.cost()) {
      at = blocks;
      best = std::move(here);
    } else if (best.eta > 0 && blocks > 2 * at) {
      break;
    }
  }
  for (double step = 2 * std::ceil(at * 0.05 / 2); best.eta > 0;) {
    bool better = false;
    for (const double blocks : {at - step, at + step}) {
      if (blocks < 2) continue;
      Stability here = at_blocks(thresholds, counts, blocks);
      if (here.cost() < best.cost()) {
        best = std::move(here);
        better = true;
      }
    }
    at = best.blocks;
    if (!better) {
      if (step <= 2) break;
      step = 2 * std::floor(step / 4);
      if (step < 2) step = 2;
    }
  }
  return best;
}

// Steps along each coordinate, in proportion to it, halved when none helps. Deterministic.
template <class Objective>
std::vector<double> coordinate_search(std::vector<double> x, double step, double smallest_step,
                                      const Objective& objective) {
  double value = objective(x);
  while (step >= smallest_step) {
    bool better = false;
    for (double& coordinate : x) {
      for (const double sign : {+1.0, -1.0}) {
        const double before = coordinate;
        coordinate = before * (1 + sign * step);
        const double here = coordinate > 0 && coordinate < 1 ? objective(x) : infinity;
        if (here < value) {
          value = here;
          better = true;
          break;
        }
        coordinate = before;
      }
    }
    if (!better) step /= 2;
  }
  return x;
}

// u_k = τ_k/ρ_k, d = 1…6: where a long search for the least cost from many starts ended. Any others would be as valid, and dearer.
const std::array<std::vector<double>, most_sharp_dimension + 1>& best_shares() {
  static const std::array<std::vector<double>, most_sharp_dimension + 1> shares = {{
      {},
      {0.332219},
      {0.0859002, 0.186017},
      {0.0208294, 0.0345423, 0.105231},
      {0.00109684, 0.00138673, 0.00334661, 0.0314373},
      {3.5154e-7, 2.9083e-7, 5.89538e-7, 5.2964e-6, 6.24014e-4},
      {1.77987e-15, 1.13676e-15, 1.78896e-15, 1.37741e-14, 1.101e-12, 3.77113e-8},
  }};
  return shares;
}

// Everything that follows from G's stability once ζ and the histogram's share of β are chosen.
struct Plan {
  double auxiliary = 0;
  double batches = 0;
  double selection = 0;
  SelectionPlan errors;
  double total = infinity;
};

// Starts from what `near` had, and goes no further than to the relative `precision`.
Plan plan(const Stability& stability, const AccuracyGoal& goal, std::int64_t threshold, double zeta, double share,
          const Plan& near, double precision) {
  const double alpha = to_double(goal.alpha);
  const double beta = to_double(goal.beta) * (1 - safety);
  const double half_epsilon = to_double(goal.epsilon) / 2;
  Plan result;
  // Loss of f is at most 1 − τ^{1/n} ≤ ζα (MATH §4, 3).
  const double smallest = *std::min_element(stability.thresholds.begin(), stability.thresholds.end());
  result.auxiliary = smallest >= 1 ? 1 : std::ceil(std::log(smallest) / std::log1p(-zeta * alpha) * (1 + safety));
  const double allowed = beta * share;
  const auto withheld = [&](double k) {
    return std::log(release_failure(k, stability.eta, half_epsilon, threshold) / allowed);
  };
  const double votes = std::floor(std::max(1.0, static_cast<double>(threshold) / stability.eta));
  result.batches = least(votes, 1e100, near.batches, precision, withheld);
  const double left = beta - release_failure(result.batches, stability.eta, half_epsilon, threshold);
  const double candidates = result.batches * candidates_a_vote(half_epsilon, threshold) * (1 + safety);
  if (!(left > 0)) return result;
  const auto fails = [&](double examples) {
    const double failure = plan_selection(examples, alpha, zeta * alpha, candidates, half_epsilon).failure;
    return std::isfinite(failure) ? std::log(failure / left) : 1e3;
  };
  // The search keeps a little below what the result may be, so that its last, exact pass stays inside.
  const double most = std::max(1e6, 1e5 / alpha) * (precision > 0 ? 1 : 1.01);
  result.selection = least(std::ceil(2 / alpha), most, near.selection, precision, fails);
  if (!std::isfinite(result.selection)) return result;
  // g and b are whole numbers, so the failure is a little jagged in n': where that shows, look a little further down.
  for (double fewer = result.selection - 1; fewer >= 1 && fewer > result.selection * 0.97 && result.selection < 1000;) {
    if (fails(fewer) <= 0) result.selection = fewer;
    --fewer;
  }
  result.errors = plan_selection(result.selection, alpha, zeta * alpha, candidates, half_epsilon);
  result.total = result.batches * (stability.blocks + 1) * result.auxiliary + result.selection;
  return result;
}

BigInteger whole(double value) { return BigInteger(value); }

}  // namespace

LearnerConstants sharp_constants(const AccuracyGoal& goal) {
  goal.validate();
  if (goal.dimension > most_sharp_dimension) {
    throw InputError("dimension", std::to_string(goal.dimension),
                     "must be at most " + std::to_string(most_sharp_dimension) + " for sharp constants");
  }
  LearnerConstants constants;
  constants.kind = ConstantsKind::sharp;
  constants.goal = goal;
  constants.threshold = StableHistogram(goal.epsilon, goal.delta).threshold();
  if (constants.threshold > 100'000) {
    throw InputError("epsilon", to_string(goal.epsilon), "is too small for sharp constants: T passes 10^5");
  }
  if (goal.beta < Rational(1, BigInteger("1000000000000"))) {
    throw InputError("beta", to_string(goal.beta), "must be at least 1e-12 for sharp constants");
  }
  if (goal.alpha < Rational(1, BigInteger("1000000000"))) {
    throw InputError("alpha", to_string(goal.alpha), "must be at least 1e-9 for sharp constants");
  }

  // τ and L do not depend on ε, δ, α, β; then ζ and the split of β for that stability.
  const Stability stability = stability_of(best_shares()[static_cast<std::size_t>(goal.dimension)]);
  Plan near;
  const auto planned = [&](const std::vector<double>& x, double precision) {  // 1 − ζ, and the selection's share of β
    Plan here = plan(stability, goal, constants.threshold, 1 - x[0], 1 - x[1], near, precision);
    if (std::isfinite(here.total)) near = here;
    return here;
  };
  std::vector<double> split{goal.dimension == 0 ? 0.8 : std::max(0.08, std::ldexp(0.5, -goal.dimension)),
                            goal.dimension == 0 ? 0.5 : 0.2};
  split = coordinate_search(split, 0.2, goal.dimension == 0 ? 0.002 : 0.02,
                            [&](const auto& x) { return planned(x, 1e-4).total; });
  const Plan chosen = planned(split, 0);
  if (!std::isfinite(chosen.total)) {
    throw InputError("epsilon", to_string(goal.epsilon), "is too small for sharp constants: n' alpha passes 10^5");
  }

  constants.thresholds = stability.thresholds;
  for (const double threshold : constants.thresholds) constants.log10_thresholds.push_back(std::log10(threshold));
  // w_k ∝ 1/(τ_k − overrun_k), in whole numbers to 40 bits of the smallest.
  const double most = *std::max_element(stability.reached.begin(), stability.reached.end());
  for (const double reached : stability.reached) {
    constants.levels.emplace_back(whole(std::ceil(std::ldexp(most / reached, 40))));
  }
  constants.eta = stability.eta;
  constants.log10_eta = std::log10(stability.eta);
  constants.loss_share = 1 - split[0];
  const BigInteger auxiliary = whole(chosen.auxiliary);
  const BigInteger cap = auxiliary * whole(stability.blocks);
  const BigInteger batches = whole(chosen.batches);
  const BigInteger selection = whole(chosen.selection);
  constants.auxiliary = count_of(auxiliary);
  constants.cap = count_of(cap);
  constants.batches = count_of(batches);
  constants.selection = count_of(selection);
  constants.total = count_of(batches * (cap + auxiliary) + selection);
  constants.few_errors = static_cast<std::uint64_t>(chosen.errors.few);
  constants.many_errors = static_cast<std::uint64_t>(chosen.errors.many);
  return constants;
}

std::vector<double> overrun_bounds(const std::vector<double>& thresholds, std::uint64_t blocks) {
  BlockCounts counts(thresholds, static_cast<int>(thresholds.size()) - 1);
  std::vector<double> bounds{0};
  for (std::size_t k = 1; k < thresholds.size(); ++k) {
    bounds.push_back(counts.overrun(k, blocks).convert_to<double>() * (1 + 1e-15));
  }
  return bounds;
}

// --- The check -------------------------------------------------------------------------------------------------------

namespace {

// Pr[Bin(n, p) ≤ b] with 50 digits, term by term.
Wide binomial_at_most(const BigInteger& n, const Wide& p, std::uint64_t b) {
  const Wide trials(n);
  Wide term = mp::exp(trials * mp::log1p(-p));
  const Wide odds = p / (1 - p);
  Wide sum = term;
  for (std::uint64_t j = 0; j < b; ++j) sum += term *= (trials - j) / Wide(j + 1) * odds;
  return sum;
}

// Pr[no vote, or votes + Z < T] as release_failure; terms beyond `last` votes are bounded by the noise's tail there.
Wide exact_release_failure(const BigInteger& batches, const Wide& eta, const Wide& half, std::int64_t threshold) {
  const Wide trials(batches);
  if (eta >= 1) return noise_at_most(half, threshold - 1 - batches.convert_to<std::int64_t>());
  const std::int64_t last = threshold + static_cast<std::int64_t>(Wide(120 / half).convert_to<double>()) + 1;
  Wide term = mp::exp(trials * mp::log1p(-eta));
  const Wide odds = eta / (1 - eta);
  const Wide p = mp::exp(-half);
  Wide noise = noise_at_most(half, threshold - 1);  // Pr[Z ≤ T − 1 − j], followed down in j
  Wide failure = term;
  for (std::int64_t j = 1; j <= last && Wide(j) <= trials; ++j) {
    term *= (trials - (j - 1)) / Wide(j) * odds;
    const std::int64_t z = threshold - 1 - j;
    noise = z < 0 && z != -1 ? Wide(noise * p) : noise_at_most(half, z);
    failure += term * noise;
  }
  return failure + noise_at_most(half, threshold - 2 - last);
}

}  // namespace

std::vector<CheckedInequality> verify(const LearnerConstants& constants) {
  std::vector<CheckedInequality> checks;
  const auto check = [&](const std::string& name, const Wide& left, const Wide& right) {
    // Both sides carry 50 digits; 1e-25 of them are given away to the unfavourable side.
    const bool holds = left + mp::abs(left) * Wide("1e-25") <= right - mp::abs(right) * Wide("1e-25");
    checks.push_back({name, left.convert_to<double>(), right.convert_to<double>(), holds});
  };
  const AccuracyGoal& goal = constants.goal;
  const auto d = static_cast<std::size_t>(goal.dimension);
  const bool complete = constants.kind == ConstantsKind::sharp && constants.thresholds.size() == d + 1 &&
                        constants.levels.size() == d + 1 && constants.auxiliary.exact && constants.cap.exact &&
                        constants.batches.exact && constants.selection.exact && constants.total.exact &&
                        *constants.auxiliary.exact > 0;
  checks.push_back({"the table is complete", 0, 0, complete});
  if (!complete) return checks;
  const BigInteger& n = *constants.auxiliary.exact;
  const BigInteger& cap = *constants.cap.exact;
  const BigInteger& k = *constants.batches.exact;
  const BigInteger& fresh = *constants.selection.exact;

  // 1: ρ_k and τ_k.
  const std::vector<Wide> rho = agreement_bounds<Wide>(constants.thresholds, d);
  checks.push_back({"0 < tau_k < rho_k for k < d", 0, 0, !rho.empty()});
  if (rho.empty()) return checks;
  if (d > 0) check("tau_d <= rho_d", constants.thresholds[d], rho[d]);

  // 4 and 2: the cap's overrun, and η from the weights as they are used.
  const BigInteger block_count = cap / n;
  BlockCounts counts(constants.thresholds, goal.dimension);
  const auto blocks = (block_count / 2 * 2).convert_to<std::uint64_t>();  // an odd block more is never of use
  Wide sum = 0;
  for (const Rational& level : constants.levels) sum += wide(level);
  for (std::size_t level = 0; level <= d; ++level) {
    const Wide overrun = level == 0 ? Wide(0) : counts.overrun(level, blocks);
    const Wide reached = wide(constants.levels[level]) / sum * (Wide(constants.thresholds[level]) - overrun);
    check("eta <= w_" + std::to_string(level) + " (tau - overrun)", constants.eta,
          reached * (d == 0 ? Wide("1.000000001") : Wide(1)));
  }

  // 3: (1 − ζα)^n ≤ min τ, so that a frequent f has loss ≤ ζα.
  const Wide alpha = wide(goal.alpha);
  const Wide loss = alpha * Wide(constants.loss_share);
  const double smallest = *std::min_element(constants.thresholds.begin(), constants.thresholds.end());
  if (d > 0) check("(1 - zeta alpha)^n <= min tau", mp::exp(Wide(n) * mp::log1p(-loss)), Wide(smallest));

  // 6 and 7: what may go wrong, and β.
  const std::int64_t threshold = StableHistogram(goal.epsilon, goal.delta).threshold();
  checks.push_back({"T is the histogram's", static_cast<double>(constants.threshold), static_cast<double>(threshold),
                    constants.threshold == threshold});
  const Wide half = wide(goal.epsilon) / 2;
  const Wide withheld = exact_release_failure(k, Wide(constants.eta), half, threshold);
  const Wide candidates = Wide(k) * candidates_a_vote(half, threshold);
  const std::uint64_t g = constants.few_errors;
  const std::uint64_t b = constants.many_errors;
  checks.push_back({"g < b", static_cast<double>(g), static_cast<double>(b), g < b});
  const Wide errs = 1 - binomial_at_most(fresh, loss, g);
  const Wide passes = candidates * binomial_at_most(fresh, alpha, b);
  const Wide preferred = candidates * mp::exp(-half * (Wide(b) + 1 - Wide(g)));
  check("Pr[f is withheld] <= beta", withheld, wide(goal.beta));
  check("Pr[f errs more than g times] <= beta", errs, wide(goal.beta));
  check("E[bad candidates with at most b errors] <= beta", passes, wide(goal.beta));
  check("E[weight of bad candidates] <= beta", preferred, wide(goal.beta));
  check("all failures together <= beta", withheld + errs + passes + preferred, wide(goal.beta));
  checks.push_back({"total = k(N + n) + n'", 0, 0, *constants.total.exact == k * (cap + n) + fresh});
  return checks;
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

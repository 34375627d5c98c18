// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/stable_bounds.hpp"

#include <algorithm>
#include <boost/math/special_functions/lambert_w.hpp>
#include <boost/math/tools/toms748_solve.hpp>
#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/nets.hpp"
#include "core/prediction/unbounded.hpp"
#include "core/privacy/loss_distribution.hpp"

namespace littlestone {
namespace {

// What is added to a sum before it is compared with what is allowed: more than rounding can have taken away.
constexpr double slack = 1e-13;

double divisor_of(MechanismForm form) { return form == MechanismForm::exponential ? 4 : 2; }

struct Chosen {
  double epsilon = 0;
  double excess = unbounded;
};

/// The ε₀ that makes stability + mechanism least for n and n', among those of stability at most `gamma`; ν =
/// share_subset/n and the net term may be of different n', for bounds on intervals.
class Search {
 public:
  explicit Search(const StableGoal& goal, MechanismForm form)
      : form_(form),
        divisor_(divisor_of(form)),
        gamma_(to_double(goal.stability)),
        alpha_(to_double(goal.alpha)),
        others_(log_others(goal.hypotheses)),
        weight_(2 * lambert_w_of_exp(others_ - 1)) {}

  [[nodiscard]] Chosen best(double n, std::uint64_t share_subset, std::uint64_t net_subset) const {
    const double share = static_cast<double>(share_subset) / n;
    if (share >= gamma_) return {};
    const double most = most_epsilon(share);
    const double peak = peak_over_divisor * divisor_;
    const auto rising = [&](double epsilon) {
      const double sech = 1 / std::cosh(epsilon / divisor_);
      return (1 - share) / divisor_ * sech * sech * epsilon * epsilon - weight_ / n >= 0;
    };
    double epsilon = most;
    double high = std::min(most, peak);
    if (rising(high)) {
      double low = 0;
      for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (rising(middle) ? high : low) = middle;
      }
      epsilon = high;
    }
    Chosen chosen;
    for (const double candidate : {epsilon, most}) {
      const double sum = excess(n, share, candidate) + net_excess(others_, net_subset);
      if (sum < chosen.excess) chosen = {candidate, sum};
    }
    return chosen;
  }

  /// best().excess, with `net` as the net's term. Newton's method finds ε₀ up to a relative error of `near`. The sum
  /// has slope 0 there, so its own error is of the order of near², below its rounding.
  [[nodiscard]] double least_excess(double n, std::uint64_t share_subset, double net) const {
    const double share = static_cast<double>(share_subset) / n;
    if (share >= gamma_) return unbounded;
    const double most = most_epsilon(share);
    const double at_most = excess(n, share, most) + net;
    // The slope is 0 where x/cosh x = level for x = ε₀/q: an equation that rises up to the peak.
    const double level = std::sqrt(weight_ / n / ((1 - share) * divisor_));
    constexpr double near = 1e-9;
    double high = std::min(most / divisor_, peak_over_divisor);
    if (high < level * std::cosh(high)) return at_most;
    double low = level;  // x ≥ level, since cosh x ≥ 1
    double x = low;
    for (int i = 0; i < 60 && high - low > near * high; ++i) {
      const double cosh = std::cosh(x);
      const double over = x - level * cosh;
      (over >= 0 ? high : low) = x;
      const double next = x - over / (1 - level * std::sqrt(cosh * cosh - 1));
      if (std::abs(next - x) <= near * x) break;
      x = next > low && next < high ? next : (low + high) / 2;
    }
    return std::min(at_most, excess(n, share, x * divisor_) + net);
  }

  /// Whether n examples are enough for this n'.
  [[nodiscard]] bool enough(double n, std::uint64_t subset) const {
    return least_excess(n, subset, net_excess(others_, subset)) <= alpha_ - slack;
  }

  /// Whether n examples are too few for every n' in [low, high].
  [[nodiscard]] bool too_few(double n, std::uint64_t low, std::uint64_t high) const {
    if (least_excess(n, low, net_excess(others_, high)) > alpha_ - slack) return true;
    const auto first = static_cast<double>(low);
    // Does γ bound ε₀ at every n' here? It does where the slope at that ε₀ is below 0: (1 − ν)/q·sech²·ε₀² < weight/n.
    // sech ≤ 1, and the other factors fall in ν, so the least n' decides.
    const double share = first / n;
    const double most = most_epsilon(share);
    if ((1 - share) / divisor_ * most * most >= weight_ / n) return false;
    // Then the excess is convex in n', and lies above its tangent: ε₀ = q/2·ln((1 + γ − 2ν)/(1 − γ)) is concave, and so
    // is 1 − the net's term for 2n'² ≥ (n' + 1) ln(k − 1).
    if (2 * first * first < others_ * (first + 1)) return false;
    const double last = std::min(static_cast<double>(high), gamma_ * n * (1 - 1e-9));
    const double middle = (first + last) / 2;
    const double open = 1 + gamma_ - 2 * middle / n;
    const double epsilon = divisor_ / 2 * std::log(open / (1 - gamma_));
    const double kept = middle / (middle + 1) * std::exp(-others_ / middle);
    const double value = gamma_ + weight_ / (epsilon * n) + 1 - kept;
    const double slope = weight_ / n * divisor_ / (open * epsilon * epsilon * n) -
                         kept * (1 / (middle * (middle + 1)) + others_ / (middle * middle));
    return value - std::abs(slope) * (last - middle) > alpha_ - slack;
  }

  /// The least n for this n', or none up to `most`. The method TOMS 748 finds it to a few rows: the function is 1/excess
  /// over ln n, which is nearly straight, and finite where the excess is not.
  [[nodiscard]] std::optional<double> least(std::uint64_t subset, double most) const {
    const double net = net_excess(others_, subset);
    const auto inverse = [&](double n) { return 1 / least_excess(n, subset, net) - 1 / (alpha_ - slack); };
    double low = std::max(static_cast<double>(subset) - 1, 0.5);
    double high = std::max(most, 1.0);
    const double at_high = inverse(high);
    if (at_high < 0) return std::nullopt;
    constexpr double walk = 4;  // rows that are left to be halved
    if (high - low > walk) {
      std::uintmax_t evaluations = 60;
      const auto near = [](double a, double b) { return std::expm1(b - a) * std::exp(a) < walk; };
      const auto [left, right] =
          boost::math::tools::toms748_solve([&](double log_n) { return inverse(std::exp(log_n)); }, std::log(low),
                                            std::log(high), inverse(low), at_high, near, evaluations);
      // ln and exp round: what they give is asked again.
      const double last = std::floor(std::exp(left));
      const double first = std::ceil(std::exp(right));
      if (last > low && !enough(last, subset)) low = last;
      if (first < high && enough(first, subset)) high = first;
    }
    while (high - low > 1) {
      const double middle = std::floor((low + high) / 2);
      if (middle <= low || middle >= high) break;  // past 2^53 doubles are farther apart
      (enough(middle, subset) ? high : low) = middle;
    }
    return high;
  }

  [[nodiscard]] double mechanism(double n, double epsilon) const { return weight_ == 0 ? 0 : weight_ / epsilon / n; }
  [[nodiscard]] double others() const noexcept { return others_; }
  [[nodiscard]] double alpha() const noexcept { return alpha_; }

 private:
  // The sum's slope has the sign of (1 − ν)/q·sech²(ε₀/q)·ε₀² − weight/n, q = 2 or 4, which rises to a peak at this
  // times q and falls: its first zero is the only least value inside.
  static constexpr double peak_over_divisor = 1.1996786402;

  /// The largest ε₀ that γ allows.
  [[nodiscard]] double most_epsilon(double share) const {
    return divisor_ * std::atanh((gamma_ - share) / (1 - share));
  }
  [[nodiscard]] double excess(double n, double share, double epsilon) const {
    return share + (1 - share) * std::tanh(epsilon / divisor_) + mechanism(n, epsilon);
  }

  MechanismForm form_;
  double divisor_;
  double gamma_;
  double alpha_;
  double others_;
  double weight_ = 0;  // 2·W((|H| − 1)/e)
};

constexpr double most_examples = 0x1p60;

}  // namespace

double stability_bound(const Rational& share, const Rational& epsilon, MechanismForm form) {
  const PrivacyReal kept(Rational(1 - share));
  return rounded_up(1 - kept * (1 - tanh(PrivacyReal(epsilon) / divisor_of(form))));
}

std::optional<double> printed_stability_bound(const Rational& share, const Rational& epsilon) {
  const Rational gamma = std::max(share, epsilon);
  if (gamma > 1) return std::nullopt;
  return raised(Rational(3 * gamma));
}

double lambert_w_of_exp(double log_x) {
  if (log_x == -unbounded) return 0;
  constexpr double far = 600;
  if (log_x < far) return boost::math::lambert_w0(std::exp(log_x));
  // w + ln w = ln x by Newton's method, which converges quadratically from above ln x − ln ln x.
  double w = log_x - std::log(log_x);
  for (int i = 0; i < 8; ++i) w -= (w + std::log(w) - log_x) / (1 + 1 / w);
  return w;
}

double mechanism_excess_errors(double log_others, double epsilon) {
  return 2 / epsilon * lambert_w_of_exp(log_others - 1);
}

double net_excess(double log_others, std::uint64_t subset) {
  if (log_others == -unbounded) return 0;
  const auto rows = static_cast<double>(subset);
  // 1 − n'/(n' + 1)·e^{−l/n'} without cancellation.
  return -std::expm1(-log_others / rows - std::log1p(1 / rows));
}

double log_others(const BigInteger& hypotheses) {
  if (hypotheses <= 1) return -unbounded;
  using Digits50 =
      boost::multiprecision::number<boost::multiprecision::cpp_bin_float<50>, boost::multiprecision::et_off>;
  return log(Digits50(BigInteger(hypotheses - 1))).convert_to<double>();
}

void StableGoal::validate() const {
  if (hypotheses < 1) throw InputError("hypotheses", hypotheses.str(), rules::at_least(1));
  if (stability <= 0 || stability >= 1) throw InputError("stability", to_string(stability), rules::above_0_below_1());
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_1());
  if (beta <= 0 || beta >= 1) throw InputError("beta", to_string(beta), rules::above_0_below_1());
  const auto most = static_cast<int>(msb(hypotheses));
  if (dimension && (*dimension < 0 || *dimension > most))
    throw InputError("dimension", std::to_string(*dimension), rules::between(0, most));
}

SharpStablePlan plan_stable_sharp(const StableGoal& goal, MechanismForm form) {
  goal.validate();
  const Search search(goal, form);
  const auto too_many = [&] { return InputError("alpha", to_string(goal.alpha), rules::more_examples_than("2^60")); };
  if (search.alpha() <= slack) throw too_many();
  // Which n' there are: net_excess must leave something of α.
  std::uint64_t first = 1;
  if (net_excess(search.others(), first) >= search.alpha()) {
    std::uint64_t last = 2;
    while (net_excess(search.others(), last) >= search.alpha()) {
      first = last;
      if (last > (std::uint64_t{1} << 59)) throw too_many();
      last *= 2;
    }
    while (last - first > 1) {
      const std::uint64_t middle = first + (last - first) / 2;
      (net_excess(search.others(), middle) >= search.alpha() ? first : last) = middle;
    }
    first = last;
  }
  // Some n' that is good, for a start.
  double best = most_examples;
  std::uint64_t chosen = 0;
  for (std::uint64_t subset = first; static_cast<double>(subset) < best;
       subset += std::max<std::uint64_t>(1, subset / 4)) {
    const auto n = search.least(subset, best);
    if (!n || (chosen != 0 && *n >= best)) continue;
    best = *n;
    chosen = subset;
  }
  if (chosen == 0) throw too_many();
  // Intervals in which some n' may need fewer examples than the best: by one, and by a billionth of them.
  struct Interval {
    std::uint64_t low;
    std::uint64_t high;
  };
  std::vector<Interval> open = {{first, static_cast<std::uint64_t>(best)}};
  while (!open.empty()) {
    const auto [low, high] = open.back();
    open.pop_back();
    const double fewer = std::floor(best - std::max(1.0, best * 1e-9));
    if (search.too_few(fewer, low, high)) continue;
    const std::uint64_t middle = low + (high - low) / 2;
    if (search.enough(fewer, middle)) {
      best = search.least(middle, fewer).value_or(best);
      chosen = middle;
    }
    if (middle > low) open.push_back({low, middle - 1});
    if (high > middle) open.push_back({middle + 1, high});
  }
  SharpStablePlan plan;
  plan.examples = static_cast<std::uint64_t>(best);
  plan.subset = chosen;
  plan.epsilon = search.best(best, chosen, chosen).epsilon;
  const auto stability = [&] { return stability_bound(Rational(chosen, plan.examples), Rational(plan.epsilon), form); };
  while (plan.epsilon > 0 && stability() > to_double(goal.stability)) plan.epsilon = std::nextafter(plan.epsilon, 0.0);
  plan.stability = stability();
  plan.net = net_excess(search.others(), chosen);
  plan.mechanism = search.mechanism(best, plan.epsilon);
  return plan;
}

PrintedStablePlan plan_stable_printed(const StableGoal& goal) {
  goal.validate();
  const int dimension = goal.dimension.value_or(static_cast<int>(msb(goal.hypotheses)));
  const Rational alpha = goal.alpha / 5;
  const double width = to_double(alpha);
  const double gamma = to_double(goal.stability) / 3;
  PrintedStablePlan plan;
  plan.subset = vc_net_size(dimension, alpha, alpha);
  plan.epsilon = gamma;
  const auto rows = static_cast<double>(plan.subset);
  plan.examples_subset = std::ceil(rows / gamma);
  const double log_class =
      goal.hypotheses == 1 ? 0 : std::log1p(std::exp(-log_others(goal.hypotheses))) + log_others(goal.hypotheses);
  const double log_patterns = std::min(log_class, log_sauer(plan.subset, dimension));
  plan.examples_mechanism = std::ceil(2 * log_patterns / (gamma * width));
  const double beta = to_double(goal.beta);
  const double finite = std::log(2 / beta) + log_class;
  plan.examples_uniform = std::ceil(finite / (2 * width * width));
  if (dimension > 0) {
    // n = (8 ln(4/β) + 8d ln(2en/d))/α'² by iteration from below, which rises to the least solution past 8d/α'².
    const auto d = static_cast<double>(dimension);
    double n = 8 * d / (width * width);
    for (int i = 0; i < 200; ++i)
      n = std::max(n, 8 * (std::log(4 / beta) + d * (1 + std::log(2 * n / d))) / (width * width));
    plan.examples_uniform = std::min(plan.examples_uniform, std::ceil(n));
  }
  plan.examples = std::max({plan.examples_subset, plan.examples_mechanism, plan.examples_uniform});
  return plan;
}

}  // namespace littlestone

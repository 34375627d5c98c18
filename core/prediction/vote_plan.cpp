// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/vote_plan.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/prediction/flip.hpp"
#include "core/prediction/unbounded.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_rows = std::uint64_t{1} << 60;

// net_excess for real sizes: 1 − (b/(b + 1)) e^{−log/b}, without cancelling.
double net_of(double log_competitors, double rows) {
  if (log_competitors == -unbounded) return 0;
  return 1 / (rows + 1) - rows / (rows + 1) * std::expm1(-log_competitors / rows);
}

// The place of a minimum in [low, high] by golden sections.
template <class Function>
double golden(double low, double high, int steps, const Function& f) {
  constexpr double ratio = 0.6180339887498949;
  double a = high - ratio * (high - low);
  double b = low + ratio * (high - low);
  double at_a = f(a);
  double at_b = f(b);
  for (int i = 0; i < steps; ++i) {
    if (at_a <= at_b) {
      high = b;
      b = a;
      at_b = at_a;
      a = high - ratio * (high - low);
      at_a = f(a);
    } else {
      low = a;
      a = b;
      at_a = at_b;
      b = low + ratio * (high - low);
      at_b = f(b);
    }
  }
  return at_a <= at_b ? a : b;
}

/// The free numbers of the search, each by its logarithm or a share in (0, 1).
struct Choice {
  double log_share = -3;  // ln ν
  double log_flip = -1;   // ln(φ/α)
  double part = 0.5;      // of the privacy that goes to the votes
  double log_blocks = 2;  // ln(k ε₂)
};

/// The plan of one choice for a given n; its excess is what the search makes small.
class NoisyLabelsSearch {
 public:
  NoisyLabelsSearch(const PredictionGoal& goal, PieceScore score)
      : epsilon_(to_double(goal.epsilon)),
        alpha_(to_double(goal.alpha)),
        others_(log_others(goal.hypotheses)),
        pairs_(log_pairs(goal.hypotheses)),
        log_hypotheses_(std::log(static_cast<double>(goal.hypotheses))),
        score_(score) {}

  [[nodiscard]] double alpha() const { return alpha_; }

  /// What n, ν and φ decide.
  struct Start {
    NoisyLabelsPlan plan;
    bool possible = false;
    double whole = 0;  // of ε₁ and ε₂: their sum, or ε₂ at its largest for `minimum`
  };

  [[nodiscard]] Start start(double n, const Choice& choice) const {
    Start s;
    NoisyLabelsPlan& p = s.plan;
    p.examples = n;
    p.subset = std::floor(std::exp(choice.log_share) * n);
    p.flip = std::exp(choice.log_flip) * alpha_;
    if (p.subset < 2 || p.subset >= n || p.flip >= 0.5) return s;
    const double share = p.subset / n;
    if (!find_apart(p, share)) return s;
    s.whole = most_privacy(p, share);
    s.possible = s.whole > 0;
    // What is left of ε for this ε₁ and ε₂, with rounding on the safe side.
    p.delta = share * std::exp(std::min(0.0, pairs_ + (p.subset - 1) * std::log1p(-p.apart / (n - 1))));
    p.uniform = std::sqrt(log_hypotheses_ / (2 * n));
    p.net = net_of(score_ == PieceScore::minimum ? pairs_ : others_, p.subset);
    return s;
  }

  /// The plan that begins so, or a worthless one.
  [[nodiscard]] NoisyLabelsPlan plan(const Start& start, const Choice& choice) const {
    NoisyLabelsPlan p = start.plan;
    const double n = p.examples;
    if (!start.possible || !split_privacy(p, start.whole, choice.part)) return worthless();
    p.mechanism = mechanism_excess_errors(others_, p.epsilon1) / n;
    p.blocks = std::max(1.0, 2 * std::round(std::exp(choice.log_blocks) / p.epsilon2 / 2));
    constexpr double most_blocks = 0x1p50;  // beyond, doubles skip whole numbers and the envelope has no corner
    if (p.blocks > n || p.blocks > most_blocks) return worthless();
    p.block_rows = std::floor(n / p.blocks);
    p.votes = GeometricEnvelope(p.blocks, p.epsilon2).at(std::min(1.0, net_of(pairs_, p.block_rows)));
    return p;
  }

  [[nodiscard]] NoisyLabelsPlan plan(double n, const Choice& choice) const { return plan(start(n, choice), choice); }

  /// Improves the choice coordinate by coordinate and returns its plan.
  NoisyLabelsPlan improve(double n, Choice& choice, int rounds) const {
    double width = 2;
    Start from = start(n, choice);
    double least = plan(from, choice).excess();
    for (int round = 0; round < rounds; ++round, width = std::max(0.1, width * 0.7)) {
      struct Coordinate {
        double Choice::*member;
        double low;
        double high;
        bool starts;  // another start for each value
      };
      const std::array<Coordinate, 4> coordinates = {{{&Choice::log_share, -60, -0.01, true},
                                                      {&Choice::part, 1e-4, 1 - 1e-4, false},
                                                      {&Choice::log_blocks, -5, 8, false},
                                                      {&Choice::log_flip, -40, -0.01, true}}};
      for (const Coordinate& one_of : coordinates) {
        double Choice::*const member = one_of.member;
        const double reach = member == &Choice::part ? 0.25 * width : width;
        const double at = choice.*member;
        Choice trial = choice;
        const auto excess = [&](double x) {
          trial.*member = x;
          return plan(one_of.starts ? start(n, trial) : from, trial).excess();
        };
        trial.*member = golden(std::max(one_of.low, at - reach), std::min(one_of.high, at + reach), 16, excess);
        const double found = excess(trial.*member);
        if (found >= least) continue;
        least = found;
        choice = trial;
        if (one_of.starts) from = start(n, choice);
      }
    }
    return plan(n, choice);
  }

 private:
  static NoisyLabelsPlan worthless() {
    NoisyLabelsPlan p;
    p.uniform = unbounded;
    return p;
  }

  // The least u with δ′ small enough for the flip: C(|H|, 2)(1 − u/(n − 1))^{n′−1} ν ≤ φ(e^ε − 1)/(1 − 2φ).
  bool find_apart(NoisyLabelsPlan& p, double share) const {
    const double allowed = std::log(p.flip * std::expm1(epsilon_) / (1 - 2 * p.flip) / share);
    const double each = std::min(0.0, (allowed - pairs_) / (p.subset - 1));
    p.apart = std::max(1.0, std::ceil(-std::expm1(each) * (p.examples - 1) * (1 + 1e-12)));
    return p.apart < p.examples;
  }

  // ε less what rounding may add.
  [[nodiscard]] double whole() const { return epsilon_ * (1 - 1e-12); }

  // ln(1 + ν(c − 1)) for c = 4 e^exponent.
  static double spent(double share, double exponent) {
    return std::log1p(share * (4 * std::exp(std::min(exponent, 700.0)) - 1));
  }

  // The largest x with spent(u x) + x ≤ ε, or 0. The left side is convex and rises in x, so Newton's method from above
  // comes down to the x where it is ε. There u x < 700, since ε ≤ 100 and ν ≥ e^−60.
  [[nodiscard]] double most_privacy(const NoisyLabelsPlan& p, double share) const {
    if (spent(share, 0) >= whole()) return 0;
    double x = std::min(whole(), 700 / p.apart);
    for (int i = 0; i < 100; ++i) {
      const double weight = 4 * share * std::exp(std::min(x * p.apart, 700.0));
      const double over = std::log1p(weight - share) + x - whole();
      const double next = x - over / (1 + p.apart * weight / (1 - share + weight));
      const bool near = !(next < x * (1 - 1e-15));
      x = std::min(x, next);
      if (near) break;
    }
    for (double back = 1e-15; x > 0 && spent(share, x * p.apart) + x > whole(); back *= 2) x *= 1 - back;
    return std::max(0.0, x);
  }

  // ε₁ and ε₂ with ln(1 + ν(c − 1)) + ε₁ + ε₂ = ε: of `minimum` only ε₂ counts in c, of `representative` their sum.
  bool split_privacy(NoisyLabelsPlan& p, double most, double part) const {
    const double share = p.subset / p.examples;
    const bool minimum = score_ == PieceScore::minimum;
    p.epsilon2 = part * most;
    const double before = spent(share, (minimum ? p.epsilon2 : most) * p.apart);
    p.epsilon1 = minimum ? whole() - p.epsilon2 - before : (1 - part) * most;
    p.epsilon = before + p.epsilon1 + p.epsilon2;
    return p.epsilon1 > 0 && p.epsilon2 > 0;
  }

  double epsilon_;
  double alpha_;
  double others_;
  double pairs_;
  double log_hypotheses_;
  PieceScore score_;
};

}  // namespace

double log_pairs(std::uint64_t hypotheses) {
  const auto size = static_cast<double>(hypotheses);
  return hypotheses < 2 ? -unbounded : std::log(size) + std::log(size - 1) - std::log(2.0);
}

std::optional<std::uint64_t> block_rows(double log_competitors, double error) {
  if (log_competitors == -unbounded) return 1;
  if (!(error > 0) || net_of(log_competitors, static_cast<double>(most_rows)) > error) return std::nullopt;
  std::uint64_t low = 1;
  std::uint64_t high = most_rows;
  while (low < high) {
    const std::uint64_t middle = low + (high - low) / 2;
    if (net_of(log_competitors, static_cast<double>(middle)) <= error)
      high = middle;
    else
      low = middle + 1;
  }
  return low;
}

std::optional<std::uint64_t> block_rows_for(const VoteRule& rule, double log_competitors, double error) {
  const std::optional<double> allowed = rule.envelope_inverse(error);
  return allowed ? block_rows(log_competitors, *allowed) : std::nullopt;
}

GeometricEnvelope::GeometricEnvelope(double blocks, double epsilon)
    : blocks_(blocks),
      epsilon_(epsilon),
      half_(std::floor(blocks / 2)),
      middle_(2 * half_ != blocks ? 1 / (1 + std::exp(epsilon)) : 0.5),
      none_(plus(0)) {
  // The slope (p_j − p_0)/j rises and then falls on the concave half: bisect its difference, near the place where it is
  // 0 for real j. There u = 1 + εj has u − ln u = 1 + εk/2 + ln(c/(1 − p_0)), for p_j = 1 − c e^{−ε(j − k/2)}.
  const auto slope = [&](double j) { return (plus(j) - none_) / j; };
  const auto rises = [&](double j) { return slope(j + 1) > slope(j); };
  double low = std::max(1.0, half_);
  double high = blocks;
  const double level =
      1 + epsilon * blocks / 2 + std::log(middle_ / (1 - none_)) + (2 * half_ != blocks ? epsilon / 2 : 0);
  double u = level + std::log(std::max(level, 1.0)) + 1;
  for (int i = 0; i < 6; ++i) {
    const double before = u;
    u *= (level - 1 + std::log(u)) / (u - 1);
    if (std::abs(u - before) < epsilon) break;
  }
  const double near = std::floor((u - 1) / epsilon);
  constexpr double reach = 2;
  if (near - reach > low && near - reach < high && rises(near - reach)) low = near - reach + 1;
  if (near + reach > low && near + reach < high && !rises(near + reach)) high = near + reach;
  while (low < high) {
    const double middle = std::floor((low + high) / 2);
    if (rises(middle))
      low = middle + 1;
    else
      high = middle;
  }
  tangent_ = low;
}

double GeometricEnvelope::plus(double votes) const {
  const bool mirrored = 2 * votes > blocks_;
  const double fewer = mirrored ? blocks_ - votes : votes;
  const double low = std::exp(-epsilon_ * (half_ - fewer)) * middle_;
  return mirrored ? 1 - low : low;
}

double GeometricEnvelope::interpolated(double votes) const {
  const double left = std::min(blocks_ - 1, std::floor(votes));
  return plus(left) + (votes - left) * (plus(left + 1) - plus(left));
}

double GeometricEnvelope::at(double error) const {
  const double votes = error * blocks_;
  if (votes >= tangent_) return interpolated(votes);
  return none_ + (plus(tangent_) - none_) * votes / tangent_;
}

std::optional<double> GeometricEnvelope::inverse(double error) const {
  if (none_ > error) return std::nullopt;
  if (plus(blocks_) <= error) return 1;
  if (error <= plus(tangent_)) return (error - none_) / (plus(tangent_) - none_) * tangent_ / blocks_;
  double low = tangent_;
  double high = blocks_;
  while (high - low > 1) {
    const double middle = std::floor((low + high) / 2);
    (plus(middle) <= error ? low : high) = middle;
  }
  return (low + (error - plus(low)) / (plus(low + 1) - plus(low))) / blocks_;
}

void PredictionGoal::validate() const {
  constexpr std::uint64_t most = std::uint64_t{1} << 53;
  if (hypotheses < 1 || hypotheses > most)
    throw InputError("hypotheses", std::to_string(hypotheses), rules::between(1, "2^53"));
  if (epsilon <= 0) throw InputError("epsilon", to_string(epsilon), rules::above_0());
  if (epsilon > 100) throw InputError("epsilon", to_string(epsilon), rules::at_most(100));
  if (alpha <= 0 || 2 * alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_half());
  if (beta <= 0 || beta >= 1) throw InputError("beta", to_string(beta), rules::above_0_below_1());
}

VotesPlan plan_votes_sharp(const PredictionGoal& goal) {
  goal.validate();
  const double epsilon = to_double(goal.epsilon);
  const double alpha = to_double(goal.alpha);
  const double others = log_others(goal.hypotheses);
  constexpr std::uint64_t tries_a_doubling = 20'000;
  VotesPlan best;
  // f̂ is concave with f̂(0) ≥ 0 and f̂(½) ≥ ½, so f̂(a) ≥ a and α′ ≤ α: a block has at least n_b(α) rows, and no k
  // beyond best/n_b(α) is better.
  const std::optional<std::uint64_t> least_rows = block_rows(others, alpha);
  if (!least_rows) throw InputError("alpha", to_string(goal.alpha), rules::more_examples_than("2^60"));
  const std::uint64_t fewest = *least_rows;
  const double least = std::max(1.0, std::floor(2 / epsilon * std::log(1 / (2 * alpha))));
  if (least > 1e7) throw InputError("epsilon", to_string(goal.epsilon), rules::too_large_to_run());
  for (auto k = static_cast<std::uint64_t>(least); best.examples == 0 || k * fewest <= best.examples;
       k = std::max(k + 1, k + k / tries_a_doubling)) {
    if (k > most_rows / fewest) {
      if (best.examples == 0) throw InputError("alpha", to_string(goal.alpha), rules::more_examples_than("2^60"));
      break;
    }
    const std::optional<double> error = GeometricEnvelope(static_cast<double>(k), epsilon).inverse(alpha);
    const std::optional<std::uint64_t> rows = error ? block_rows(others, *error) : std::nullopt;
    if (!rows) continue;
    if (*rows > most_rows / k) continue;
    if (best.examples == 0 || k * *rows < best.examples) best = {k * *rows, k, *rows, *error};
  }
  // The first k that is left out, and whether it could have been the least.
  constexpr std::uint64_t first_skipped = 2 * tries_a_doubling + 1;
  best.exact = first_skipped > best.examples / fewest;
  return best;
}

VotesPlan plan_votes_paper(const PredictionGoal& goal) {
  goal.validate();
  const double alpha = to_double(goal.alpha);
  const double blocks = std::ceil(4 * std::log(2 / alpha) / to_double(goal.epsilon));
  if (blocks > 1e12) throw InputError("epsilon", to_string(goal.epsilon), rules::too_large_to_run());
  VotesPlan plan;
  plan.blocks = static_cast<std::uint64_t>(blocks);
  plan.block_error = alpha / 8;
  plan.block_rows = block_rows(log_others(goal.hypotheses), plan.block_error).value_or(most_rows);
  if (plan.block_rows > most_rows / plan.blocks)
    throw InputError("alpha", to_string(goal.alpha), rules::more_examples_than("2^60"));
  plan.examples = plan.blocks * plan.block_rows;
  return plan;
}

NoisyLabelsPlan plan_noisy_labels(const PredictionGoal& goal, PieceScore score) {
  goal.validate();
  const NoisyLabelsSearch search(goal, score);
  // Some starts at each size, then the best of them down the scale.
  Choice best;
  double high = 10;
  NoisyLabelsPlan found;
  const double epsilon = to_double(goal.epsilon);
  for (;; high *= 10) {
    if (high > 1e60) throw InputError("alpha", to_string(goal.alpha), rules::more_examples_than("10^60"));
    double least = unbounded;
    for (const double share : {-std::log(high) / 3, -std::log(high) / 2, -std::log(high) * 2 / 3})
      for (const double part : {0.2, 0.8}) {
        Choice start{std::min(share, std::log(std::expm1(epsilon) / 8)), -2, part, 2.5};
        const NoisyLabelsPlan plan = search.improve(high, start, 5);
        if (plan.excess() >= least) continue;
        least = plan.excess();
        best = start;
        found = plan;
      }
    if (least > 4 * search.alpha()) continue;
    found = search.improve(high, best, 10);
    if (found.excess() <= search.alpha()) break;
  }
  double low = std::max(2.0, high / 100);
  if (high > 200) {
    Choice choice = best;
    if (search.improve(low, choice, 10).excess() <= search.alpha()) low = 2;
  } else {
    low = 2;
  }
  while (high - low > std::max(1.0, 1e-4 * low)) {
    const double middle = std::clamp(std::floor(std::sqrt(low * high)), low + 1, high - 1);
    Choice choice = best;
    const NoisyLabelsPlan plan = search.improve(middle, choice, 6);
    if (plan.excess() <= search.alpha()) {
      high = middle;
      best = choice;
      found = plan;
    } else {
      low = middle;
    }
  }
  return found;
}

PaperNoisyLabelsPlan plan_noisy_labels_paper(const PredictionGoal& goal) {
  goal.validate();
  const double epsilon = to_double(goal.epsilon);
  const double part = to_double(goal.alpha) / 7;
  const Rational part_exact = goal.alpha / 7;
  PaperNoisyLabelsPlan plan;
  // ln(1 + ε₀(4e⁶ − 1)) + 3ε₀ ≤ ε, and δ′ = ε₀ part after a flip with chance `part`.
  double low = 0;
  double high = 1;
  for (int i = 0; i < 200; ++i) {
    const double share = (low + high) / 2;
    const double before = std::log1p(share * (4 * std::exp(6.0) - 1)) + 3 * share;
    (flipped_epsilon(before, share * part, part) <= epsilon ? low : high) = share;
  }
  plan.share = low;
  const auto hypotheses = static_cast<double>(goal.hypotheses);
  const auto rows = static_cast<double>(finite_class_net_size(goal.hypotheses, part_exact / 8, goal.beta));
  const double by_votes = 1 / (4 * std::log(2 / part) * rows);
  const double by_mechanism = goal.hypotheses > 1 ? part / std::log(hypotheses) : 1;
  plan.scale = std::min({by_votes, by_mechanism, 0.5});
  const double matching = std::ceil((log_pairs(goal.hypotheses) - std::log(part)) / -std::log1p(-plan.scale));
  const auto net = static_cast<double>(finite_class_net_size(goal.hypotheses, part_exact, part_exact));
  plan.subset = std::max({1.0, net, matching + 1});
  const double uniform = std::log(2 * hypotheses / to_double(goal.beta)) / (2 * part * part);
  plan.examples = std::ceil(std::max({plan.subset / plan.share, uniform, 1 / (plan.scale * plan.share)}));
  return plan;
}

FlippedPlan plan_flipped(const PredictionGoal& goal) {
  goal.validate();
  const double epsilon = to_double(goal.epsilon);
  const double alpha = to_double(goal.alpha);
  const auto plan = [&](double part) {
    FlippedPlan p;
    p.flip = part * alpha;
    p.stability = std::min(0.999, p.flip * std::expm1(epsilon) / (1 - 2 * p.flip));
    StableGoal stable;
    stable.hypotheses = goal.hypotheses;
    stable.stability = Rational(p.stability);
    stable.alpha = Rational(alpha - p.flip);
    stable.beta = goal.beta;
    p.stable = plan_stable_sharp(stable);
    p.examples = p.stable.examples;
    return p;
  };
  const double part = golden(0.01, 0.99, 24, [&](double x) { return static_cast<double>(plan(x).examples); });
  return plan(part);
}

SlopesCross where_slopes_cross(const PredictionGoal& goal, PieceScore score, const Observer& observer) {
  goal.validate();
  constexpr std::uint64_t most = 8;
  std::uint64_t asked = 0;
  // ln of the ratio of both numbers of examples: nearly straight in ln α.
  const auto ahead = [&](double log_alpha) {
    if (stop_requested(observer, {"crossing", asked++, most})) throw Stopped();
    PredictionGoal one = goal;
    one.alpha = Rational(std::exp(log_alpha));
    return std::log(plan_noisy_labels(one, score).examples / static_cast<double>(plan_flipped(one).examples));
  };
  double low = std::log(1e-6);
  double high = std::log(0.2);
  double at_low = ahead(low);
  double at_high = ahead(high);
  SlopesCross cross{std::nullopt, at_low < 0, at_high < 0};
  if (at_low >= 0 || at_high <= 0) return cross;
  // False position; an end that stays is weighed half (the Illinois rule).
  double middle = low;
  while (high - low > 0.02 && asked < most) {
    middle = high - at_high * (high - low) / (at_high - at_low);
    const double value = ahead(middle);
    if (std::abs(value) < 0.02) break;
    if (value < 0) {
      low = middle;
      at_low = value;
      at_high /= 2;
    } else {
      high = middle;
      at_high = value;
      at_low /= 2;
    }
  }
  cross.alpha = std::exp(middle);
  return cross;
}

}  // namespace littlestone

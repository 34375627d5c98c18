// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agnostic/relabel.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <span>
#include <string>
#include <vector>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/privacy/loss_distribution.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

void check_rows(std::uint64_t m, std::uint64_t n) {
  if (m < 1 || m > n) throw InputError("subset", std::to_string(m), rules::between(1, n));
}

void check_above_0(const char* field, const Rational& value) {
  if (value <= 0) throw InputError(field, to_string(value), rules::above_0());
}

double log_factorial(std::uint64_t n) { return std::lgamma(static_cast<double>(n) + 1); }

double log_choose(std::uint64_t n, std::uint64_t k) {
  return log_factorial(n) - log_factorial(k) - log_factorial(n - k);
}

/// ln Σ e^x; −∞ of none.
double log_sum(std::span<const double> terms) {
  double largest = -std::numeric_limits<double>::infinity();
  for (const double term : terms) largest = std::max(largest, term);
  if (std::isinf(largest)) return largest;
  double sum = 0;
  for (const double term : terms) sum += std::exp(term - largest);
  return largest + std::log(sum);
}

double log_sigmoid(double x) { return x < 0 ? x - std::log1p(std::exp(x)) : -std::log1p(std::exp(-x)); }

}  // namespace

std::string_view to_string(RelabelScore score) { return score == RelabelScore::minimum ? "minimum" : "representative"; }

std::vector<Dichotomy> dichotomies_of(const ConceptClass& concept_class, std::span<const Example> sample,
                                      std::span<const std::uint32_t> subset, RelabelScore score) {
  for (const std::uint32_t row : subset) {
    if (row >= sample.size()) throw InputError("subset", std::to_string(row), rules::below(sample.size()));
  }
  const Sample all(sample.begin(), sample.end());
  std::map<std::vector<Label>, std::size_t> places;
  std::vector<Dichotomy> found;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    std::vector<Label> labels;
    labels.reserve(subset.size());
    for (const std::uint32_t row : subset) labels.push_back(concept_class.row(h)[sample[row].point]);
    const std::uint64_t errors = count_errors(concept_class.row(h), all);
    const auto [place, fresh] = places.try_emplace(labels, found.size());
    if (fresh) {
      found.push_back({std::move(labels), {h}, errors, h});
      continue;
    }
    Dichotomy& there = found[place->second];
    there.behind.push_back(h);
    if (score == RelabelScore::minimum && errors < there.errors) {
      there.errors = errors;
      there.best = h;
    }
  }
  return found;
}

std::vector<std::uint32_t> random_subset(std::uint64_t n, std::uint64_t m, Engine& engine) {
  check_rows(m, n);
  std::vector<std::uint32_t> rows(n);
  std::iota(rows.begin(), rows.end(), 0U);
  for (std::uint64_t i = 0; i < m; ++i) std::swap(rows[i], rows[i + uniform_below(engine, n - i)]);
  rows.resize(m);
  return rows;
}

RelabelPrivacy relabel_privacy(const Rational& learner_epsilon, const Rational& learner_delta,
                               const Rational& selection_epsilon, std::uint64_t m, std::uint64_t n) {
  check_rows(m, n);
  check_above_0("learner-epsilon", learner_epsilon);
  check_above_0("epsilon", selection_epsilon);
  if (learner_delta < 0 || learner_delta > 1) {
    throw InputError("learner-delta", to_string(learner_delta), rules::between(0, 1));
  }
  constexpr int most_epsilon = 700;
  if (learner_epsilon > most_epsilon)
    throw InputError("learner-epsilon", to_string(learner_epsilon), rules::at_most(most_epsilon));
  if (selection_epsilon > most_epsilon)
    throw InputError("epsilon", to_string(selection_epsilon), rules::at_most(most_epsilon));
  const PrivacyReal share = PrivacyReal(m) / PrivacyReal(n);
  const auto real = [](const Rational& value) {
    return PrivacyReal(boost::multiprecision::numerator(value)) /
           PrivacyReal(boost::multiprecision::denominator(value));
  };
  const PrivacyReal inside = real(learner_epsilon);
  RelabelPrivacy promise;
  promise.epsilon =
      rounded_up(PrivacyReal(real(selection_epsilon) + log1p(share * (4 * exp(inside) - 1))));  // MATH §C1
  promise.delta = raised(Rational(learner_delta * Rational(BigInteger(m), BigInteger(n))));
  if (selection_epsilon <= 1) {  // ε₁ = 1 is the paper's
    promise.paper_epsilon = raised(Rational(learner_epsilon + 3));
    promise.paper_delta = std::min(1.0, 4 * std::exp(1.0) * to_double(learner_delta));
  }
  return promise;
}

std::optional<double> least_relabel_rows(double learner_epsilon, double selection_epsilon, double epsilon,
                                         std::uint64_t m) {
  if (epsilon <= selection_epsilon) return std::nullopt;
  const double rows =
      static_cast<double>(m) * (4 * std::exp(learner_epsilon) - 1) / std::expm1(epsilon - selection_epsilon);
  return std::max(static_cast<double>(m), std::ceil(rows));
}

double literal_score_loss(std::uint64_t n, std::uint64_t m, std::uint64_t w_rows, double learner_epsilon,
                          double selection_epsilon, RelabelScore score) {
  check_rows(m, n);
  if (w_rows < 1 || w_rows >= n) throw InputError("w-rows", std::to_string(w_rows), rules::between(1, n - 1));
  if (!(learner_epsilon > 0)) throw InputError("learner-epsilon", std::to_string(learner_epsilon), rules::above_0());
  if (!(selection_epsilon > 0)) throw InputError("epsilon", std::to_string(selection_epsilon), rules::above_0());
  const std::uint64_t z_rows = n - w_rows;
  const double half = selection_epsilon / 2;
  const bool literal = score == RelabelScore::representative;
  std::vector<double> log_factorials;  // up to m
  for (std::uint64_t i = 0; i <= m; ++i) log_factorials.push_back(log_factorial(i));
  std::vector<double> terms;
  // ln Pr[+] given that T has j rows at w and i at z's, and, of S′, a or not. `moved`: S′.
  const auto given = [&](std::uint64_t j, std::uint64_t i, bool moved, bool has_a) {
    // Of the first bad_B behind a way that is + on `kept` z rows of T, or of the best, whose B goes on outside T. In S′
    // there is one z row fewer, but a is wrong as well.
    const auto errors = [&](std::uint64_t kept) {
      const std::uint64_t outside = z_rows - (moved ? 1 : 0) - i;
      return static_cast<double>(z_rows - (literal ? kept : std::min(m, kept + outside)));
    };
    const double k = -half * static_cast<double>(w_rows + (moved ? 1 : 0));
    terms.clear();  // ways that say + at w
    for (std::uint64_t kept = 0; kept <= i; ++kept) {
      const bool everything = kept == i && !has_a;  // T all +: the first behind it is bad_B, the best good
      const double lost = everything && !literal ? 0 : errors(kept);
      terms.push_back(log_factorials[i] - log_factorials[kept] - log_factorials[i - kept] - half * lost);
    }
    if (has_a) terms.push_back(0);  // good, which alone is + at a
    const double others = log_sum(terms);
    // Without a row at w, k labels T like the others that are all +, so the ways are one fewer; the answer is ½
    // whatever is chosen.
    const double vote = learner_epsilon * static_cast<double>(j) / 2;
    if (j == 0) return std::log(0.5);
    const double all = log_sum(std::array{k, others});
    return log_sum(std::array{k - all + log_sigmoid(-vote), others - all + log_sigmoid(vote)});
  };
  const double all = log_choose(n, m);
  std::vector<double> before;
  std::vector<double> after;
  for (std::uint64_t j = 0; j <= std::min(m, w_rows); ++j) {
    const double at_w = log_choose(w_rows, j) - all;
    const std::uint64_t i = m - j;
    if (i <= z_rows) before.push_back(at_w + log_choose(z_rows, i) + given(j, i, false, false));
    if (i <= z_rows - 1) after.push_back(at_w + log_choose(z_rows - 1, i) + given(j, i, true, false));
    if (i >= 1 && i - 1 <= z_rows - 1) {
      after.push_back(at_w + log_choose(z_rows - 1, i - 1) + given(j, i - 1, true, true));
    }
  }
  return std::abs(log_sum(after) - log_sum(before));
}

}  // namespace littlestone

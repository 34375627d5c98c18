// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracles/promises.hpp"

#include <algorithm>

namespace littlestone::oracle {

std::optional<Real> least_epsilon(TwoLaws laws, const Real& delta) {
  std::erase_if(laws, [](const Masses& outcome) { return outcome.p == 0 && outcome.q == 0; });
  std::sort(laws.begin(), laws.end(), [](const Masses& a, const Masses& b) { return a.p * b.q > b.p * a.q; });
  Real p = 0;
  Real q = 0;
  Real largest = 1;  // ε is not below 0
  for (const Masses& outcome : laws) {
    p += outcome.p;
    q += outcome.q;
    // What is left of the sums of a hundred digits is nothing.
    if (p - delta <= Real("1e-95")) continue;
    if (q == 0) return std::nullopt;
    largest = std::max<Real>(largest, (p - delta) / q);
  }
  return log(largest);
}

TwoLaws product(const TwoLaws& one, const TwoLaws& other) {
  TwoLaws both;
  for (const Masses& a : one) {
    for (const Masses& b : other) {
      const Masses here{a.p * b.p, a.q * b.q};
      if (here.p > 0 || here.q > 0) both.push_back(here);
    }
  }
  return both;
}

TwoLaws worst_run(const Real& epsilon, const Real& delta) {
  const Real lie = (1 - delta) * exp(-epsilon) / (1 + exp(-epsilon));
  const Real truth = (1 - delta) / (1 + exp(-epsilon));
  return {{delta, Real(0)}, {truth, lie}, {lie, truth}, {Real(0), delta}};
}

Real vote_chance(const std::string& rule, int votes, int blocks, const Real& epsilon, const Real& step) {
  if (rule == "logistic") return 1 / (1 + exp(-epsilon * (2 * votes - blocks) / 2));
  if (rule == "linear") {
    const Real chance = Real(1) / 2 + step * (2 * votes - blocks) / 2;
    return std::clamp<Real>(chance, Real(0), Real(1));
  }
  if (2 * votes > blocks) return 1 - vote_chance(rule, blocks - votes, blocks, epsilon, step);
  if (blocks % 2 == 0) return exp(-epsilon * (blocks / 2 - votes)) / 2;
  return exp(-epsilon * ((blocks - 1) / 2 - votes)) / (1 + exp(epsilon));
}

std::vector<TwoLaws> changed_votes(const std::string& rule, int blocks, const Real& epsilon, const Real& step) {
  std::vector<TwoLaws> all;
  for (int votes = 0; votes < blocks; ++votes) {
    const Real few = vote_chance(rule, votes, blocks, epsilon, step);
    const Real many = vote_chance(rule, votes + 1, blocks, epsilon, step);
    // The chance of − is that of + of the other votes: no difference from 1 is taken.
    const Real few_minus = vote_chance(rule, blocks - votes, blocks, epsilon, step);
    const Real many_minus = vote_chance(rule, blocks - votes - 1, blocks, epsilon, step);
    all.push_back({{few, many}, {few_minus, many_minus}});
    all.push_back({{many, few}, {many_minus, few_minus}});
  }
  return all;
}

std::vector<Real> permute_and_flip_law(const std::vector<int>& errors, const Real& epsilon) {
  const std::size_t n = errors.size();
  const int fewest = *std::min_element(errors.begin(), errors.end());
  std::vector<Real> accepted;
  for (const int count : errors) accepted.push_back(exp(-epsilon * (count - fewest) / 2));
  std::vector<Real> reached(std::size_t{1} << n, Real(0));  // by the set of those that were looked at in vain
  std::vector<Real> chosen(n, Real(0));
  reached[0] = 1;
  for (std::size_t gone = 0; gone + 1 < reached.size(); ++gone) {
    int left = 0;
    for (std::size_t i = 0; i < n; ++i) left += (gone >> i & 1) == 0 ? 1 : 0;
    for (std::size_t i = 0; i < n; ++i) {
      if ((gone >> i & 1) != 0) continue;
      const Real here = reached[gone] / left;
      chosen[i] += here * accepted[i];
      reached[gone | std::size_t{1} << i] += here * (1 - accepted[i]);
    }
  }
  return chosen;
}

std::vector<Real> partition_selection(const Real& epsilon, const Real& delta, unsigned votes) {
  std::vector<Real> named = {Real(0)};
  const Real grows = exp(epsilon / 2);
  for (unsigned c = 1; c <= votes; ++c) {
    const Real before = named.back();
    named.push_back(std::min<Real>({grows * before + delta / 2, 1 - (1 - before - delta / 2) / grows, Real(1)}));
  }
  return named;
}

}  // namespace littlestone::oracle

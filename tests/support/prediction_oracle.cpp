// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/prediction_oracle.hpp"

#include <cmath>

namespace littlestone::support {

void for_each_subset(unsigned n, unsigned size, const std::function<void(const std::vector<unsigned>&)>& visit) {
  std::vector<unsigned> chosen;
  const std::function<void(unsigned)> choose = [&](unsigned from) {
    if (chosen.size() == size) {
      visit(chosen);
      return;
    }
    for (unsigned i = from; i < n; ++i) {
      chosen.push_back(i);
      choose(i + 1);
      chosen.pop_back();
    }
  };
  choose(0);
}

namespace {

std::set<unsigned> points_in(const PlainRows& rows, const std::vector<unsigned>& chosen) {
  std::set<unsigned> points;
  for (const unsigned i : chosen) points.insert(rows[i].first);
  return points;
}

bool agree(const std::string& a, const std::string& b, const std::set<unsigned>& points) {
  for (const unsigned x : points)
    if (a[x] != b[x]) return false;
  return true;
}

}  // namespace

std::map<std::set<unsigned>, std::uint64_t> supports_by_listing(const PlainRows& rows, unsigned size) {
  std::map<std::set<unsigned>, std::uint64_t> found;
  for_each_subset(static_cast<unsigned>(rows.size()), size,
                  [&](const std::vector<unsigned>& chosen) { ++found[points_in(rows, chosen)]; });
  return found;
}

std::uint64_t failing_by_listing(const PlainClass& hypotheses, const PlainRows& rows, unsigned size, unsigned allowed) {
  std::uint64_t failing = 0;
  for_each_subset(static_cast<unsigned>(rows.size()), size, [&](const std::vector<unsigned>& chosen) {
    const std::set<unsigned> points = points_in(rows, chosen);
    bool fails = false;
    for (const std::string& h : hypotheses)
      for (const std::string& g : hypotheses) {
        if (!agree(h, g, points)) continue;
        unsigned apart = 0;
        for (const auto& row : rows) apart += h[row.first] != g[row.first] ? 1U : 0U;
        fails = fails || apart > allowed;
      }
    failing += fails ? 1U : 0U;
  });
  return failing;
}

std::vector<unsigned> representatives_on(const PlainClass& hypotheses, const std::set<unsigned>& points) {
  std::vector<unsigned> first;
  for (unsigned h = 0; h < hypotheses.size(); ++h) {
    bool fresh = true;
    for (const unsigned g : first) fresh = fresh && !agree(hypotheses[h], hypotheses[g], points);
    if (fresh) first.push_back(h);
  }
  return first;
}

std::vector<double> stable_by_listing(const PlainClass& hypotheses, const PlainRows& rows, unsigned size,
                                      double epsilon) {
  std::vector<double> plus(hypotheses.front().size(), 0);
  double subsets = 0;
  for_each_subset(static_cast<unsigned>(rows.size()), size, [&](const std::vector<unsigned>& chosen) {
    ++subsets;
    const std::vector<unsigned> first = representatives_on(hypotheses, points_in(rows, chosen));
    std::vector<double> weights;
    double total = 0;
    for (const unsigned h : first) {
      int errors = 0;
      for (const auto& row : rows) errors += hypotheses[h][row.first] != row.second ? 1 : 0;
      weights.push_back(std::exp(-epsilon * errors / 2));
      total += weights.back();
    }
    for (std::size_t i = 0; i < first.size(); ++i)
      for (std::size_t x = 0; x < plus.size(); ++x)
        if (hypotheses[first[i]][x] == '+') plus[x] += weights[i] / total;
  });
  for (double& p : plus) p /= subsets;
  return plus;
}

}  // namespace littlestone::support

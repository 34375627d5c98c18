// SPDX-License-Identifier: GPL-3.0-or-later
// The law of the stable learner on 12 points, 64 hypotheses and 10^6 rows, beside the sum as it is written down: for
// each support the signed sum over its subsets, and H_T found again.
#include <benchmark/benchmark.h>

#include <cmath>

#include "core/concept/families.hpp"
#include "core/prediction/stable_learner.hpp"

namespace littlestone {
namespace {

PointCounts million_rows() {
  PointCounts counts;
  for (PointIndex x = 0; x < 12; ++x)
    counts.push_back({x, 50'000U + 1'111U * x, 1'000'000U / 12 - 50'000U - 1'000U * x});
  return counts;
}

StableOptions options() {
  StableOptions options;
  options.subset = 20;
  options.epsilon = Rational(1, 10'000);
  return options;
}

void law(benchmark::State& state) {
  const ConceptClass concept_class = make_class("random:64,12,7");
  const PointCounts counts = million_rows();
  for (auto run : state) benchmark::DoNotOptimize(stable_law(concept_class, counts, options()).plus);
}
BENCHMARK(law)->Unit(benchmark::kMillisecond);

// Sampling a tenth of the rows: the fractions take one step a row.
void law_of_large_subset(benchmark::State& state) {
  const ConceptClass concept_class = make_class("random:64,12,7");
  const PointCounts counts = million_rows();
  StableOptions wide = options();
  wide.subset = 1'000;
  for (auto run : state) benchmark::DoNotOptimize(stable_law(concept_class, counts, wide).plus);
}
BENCHMARK(law_of_large_subset)->Unit(benchmark::kMillisecond);

void naive_sum(benchmark::State& state) {
  const ConceptClass concept_class = make_class("random:64,12,7");
  const PointCounts counts = million_rows();
  const std::vector<std::uint64_t> errors = errors_on(concept_class, counts);
  const auto n = static_cast<double>(rows_of(counts));
  for (auto run : state) {
    std::vector<double> plus(12, 0);
    for (unsigned support = 0; support < 1U << 12; ++support) {
      double mass = 0;
      for (unsigned part = support;; part = (part - 1) & support) {
        double inside = 0;
        for (unsigned i = 0; i < 12; ++i) inside += (part >> i & 1) != 0 ? static_cast<double>(counts[i].total()) : 0;
        double chance = 1;
        for (unsigned i = 0; i < 20; ++i) chance *= std::max(0.0, inside - i) / (n - i);
        mass += __builtin_parity(support ^ part) != 0 ? -chance : chance;
        if (part == 0) break;
      }
      std::vector<PointIndex> points;
      for (PointIndex i = 0; i < 12; ++i)
        if (support >> i & 1) points.push_back(i);
      const MergedClass merged = merge_equal_on(concept_class, points);
      double total = 0;
      for (const HypothesisIndex h : merged.representatives) total += std::exp(-5e-5 * static_cast<double>(errors[h]));
      for (const HypothesisIndex h : merged.representatives)
        for (PointIndex x = 0; x < 12; ++x)
          if (concept_class.row(h)[x] == Label::plus)
            plus[x] += mass * std::exp(-5e-5 * static_cast<double>(errors[h])) / total;
    }
    benchmark::DoNotOptimize(plus);
  }
}
BENCHMARK(naive_sum)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlestone

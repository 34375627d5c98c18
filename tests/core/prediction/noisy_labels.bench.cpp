// SPDX-License-Identifier: GPL-3.0-or-later
// The exact predictors of votes and noisy labels against their definitions, in the same run.

#include <benchmark/benchmark.h>

#include "core/concept/families.hpp"
#include "core/prediction/noisy_labels.hpp"
#include "core/prediction/votes.hpp"
#include "core/tournament/spectrum.hpp"
#include "tests/support/seconds.hpp"
#include "tests/support/votes_oracle.hpp"

namespace littlestone {
namespace {

Sample some_rows(std::size_t rows, std::size_t points) {
  Sample sample;
  for (std::size_t i = 0; i < rows; ++i) {
    const auto x = static_cast<PointIndex>(5 * i % points);
    sample.push_back({x, label_of((2 * x >= points) != (i % 7 == 0))});
  }
  return sample;
}

/// 20 rows, T of 6 of them: 38 760 subsets one by one. Counter: how many times longer that takes.
void noisy_labels_against_all_subsets(benchmark::State& state) {
  const ConceptClass thresholds = make_class("thresholds:8");
  BlockTrainer trainer(thresholds, BlockLearner::first_fit);
  const LabelledRows rows(some_rows(20, 8), 8);
  NoisyLabelsOptions options;
  double ours = 0;
  NoisyLabelsLaw law;
  for (auto _ : state) ours += support::seconds_of([&] { law = noisy_labels_law(trainer, rows, options); });
  std::vector<double> plain;
  const double theirs = support::seconds_of([&] {
    plain = oracle::noisy_label_chances(oracle::table_of(thresholds), oracle::sequence_of(rows.rows()),
                                        {6, .2, 6, .5, false, false, 0});
  });
  state.counters["plain/ours"] = theirs / (ours / static_cast<double>(state.iterations()));
  for (std::size_t x = 0; x < plain.size(); ++x)
    if (plain[x] - law.plus[x] > 1e-9 || law.plus[x] - plain[x] > 1e-9) state.SkipWithError("the chances differ");
}
BENCHMARK(noisy_labels_against_all_subsets)->Unit(benchmark::kMillisecond);

/// 10^6 rows on 12 points, 64 hypotheses: interactive is below 300 ms.
void noisy_labels_of_a_million_rows(benchmark::State& state) {
  const ConceptClass many = make_class("random:64,12,5");
  BlockTrainer trainer(many, BlockLearner::first_fit);
  const LabelledRows rows(some_rows(1'000'000, 12), 12);
  NoisyLabelsOptions options;
  options.subset = 20;
  options.rule.blocks = 101;
  options.score = state.range(0) == 1 ? PieceScore::minimum : PieceScore::representative;
  for (auto _ : state) benchmark::DoNotOptimize(noisy_labels_law(trainer, rows, options));
}
BENCHMARK(noisy_labels_of_a_million_rows)->Arg(0)->Arg(1)->Unit(benchmark::kMillisecond);

/// The loss for every number of blocks of 200 examples against one spectrum for each. Counter: how many times longer
/// those take.
void loss_curve_against_spectra(benchmark::State& state) {
  const ConceptClass thresholds = make_class("thresholds:16");
  const Distribution uniform = make_distribution(thresholds, "uniform", 5);
  VotesLossOptions options;
  options.examples = 200;
  options.learner = BlockLearner::soa;
  double ours = 0;
  for (auto _ : state)
    ours += support::seconds_of([&] {
      SoaAutomaton soa(thresholds);
      benchmark::DoNotOptimize(votes_loss_curve(soa, uniform, options));
    });
  const double spectra = support::seconds_of([&] {
    SoaAutomaton soa(thresholds);
    for (std::uint64_t k = 1; k <= 200; ++k)
      benchmark::DoNotOptimize(exact_spectrum(soa, uniform, {200 / k, 0, 200'000}));
  });
  state.counters["spectra/ours"] = spectra / (ours / static_cast<double>(state.iterations()));
}
BENCHMARK(loss_curve_against_spectra)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/private_run/frequencies.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace littlestone {

Frequencies count_frequencies(const PrivateRun& run, const ExactLevels* exact, double share_of_batches) {
  Frequencies f;
  f.level = run.result.internals.trace.level;
  if (exact != nullptr) {
    for (const SpectrumLevel& law : exact->spectrum.levels) {
      if (law.level == f.level) f.law = &law;
    }
    if (static_cast<std::size_t>(f.level) < exact->thresholds.size()) {
      f.tau = exact->thresholds[static_cast<std::size_t>(f.level)];
    }
    f.stable_below = first_stable_level(exact->spectrum, exact->thresholds);
    if (f.stable_below && *f.stable_below >= f.level) f.stable_below.reset();
  }
  std::unordered_map<LabelVector, std::size_t, LabelVectorHash> place;
  const bool law = f.law != nullptr && f.law->defined;
  if (law) {
    for (const PredictorMass& mass : f.law->predictors) {
      place.emplace(mass.labels, f.rows.size());
      f.rows.push_back({mass.labels, mass.probability, 0, 0, {}});
    }
  }
  const std::vector<StableRun>& all = run.result.internals.runs;
  const auto counted =
      static_cast<std::size_t>(std::llround(std::clamp(share_of_batches, 0.0, 1.0) * static_cast<double>(all.size())));
  for (std::size_t i = 0; i < counted; ++i) {
    if (all[i].level != f.level) continue;
    ++f.runs;
    if (!all[i].predictor || all[i].failed) {  // SOA(T) of G* is not of this level's law
      ++f.failed;
      continue;
    }
    const LabelVector& labels = run.soa->labels(*all[i].predictor);
    const auto [found, fresh] = place.emplace(labels, f.rows.size());
    if (fresh) f.rows.push_back({labels, std::nullopt, 0, 0, {}});
    ++f.rows[found->second].count;
  }
  const std::uint64_t decided = f.decided();
  for (Frequencies::Row& row : f.rows) {
    row.share = decided > 0 ? static_cast<double>(row.count) / static_cast<double>(decided) : 0;
    row.interval = decided > 0 ? wilson_interval(row.count, decided) : Interval{0, 1};
  }
  if (!law) {
    std::stable_sort(f.rows.begin(), f.rows.end(),
                     [](const Frequencies::Row& a, const Frequencies::Row& b) { return a.count > b.count; });
  }
  return f;
}

}  // namespace littlestone

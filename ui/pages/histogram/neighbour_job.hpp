// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what each change of a batch moves, and draws noise again, off the window's thread.
#pragma once

#include <memory>

#include "core/study/neighbour/neighbour_facts.hpp"
#include "ui/shell/job.hpp"

namespace littlestone::ui {

class NeighbourJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// `known` as in find_neighbours.
  void start(const std::shared_ptr<const PrivateRun>& run, std::uint64_t batch,
             const std::shared_ptr<const NeighbourBatch>& known);

 signals:
  void finished(const std::shared_ptr<const littlestone::NeighbourBatch>& batch);
};

class NoiseJob final : public Job {
  Q_OBJECT

 public:
  using Job::Job;
  /// The arguments of draw_noise_on_the_way.
  void start(const std::vector<NeighbourVotes>& votes, const StableHistogram& histogram, std::uint64_t seed,
             const NoiseTally& from, std::uint64_t times);

 signals:
  void finished(const std::vector<littlestone::NoiseTally>& tallies);
};

}  // namespace littlestone::ui

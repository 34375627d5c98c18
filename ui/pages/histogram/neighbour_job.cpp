// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_job.hpp"

#include <utility>

namespace littlestone::ui {

void NeighbourJob::start(const std::shared_ptr<const PrivateRun>& run, std::uint64_t batch,
                         const std::shared_ptr<const NeighbourBatch>& known) {
  launch([this, run, batch, known](const Post&, const Observer& observer) -> Delivery {
    const std::shared_ptr<const NeighbourBatch> found = find_neighbours(run, batch, known, observer);
    return [this, found] { emit finished(found); };
  });
}

void NoiseJob::start(const std::vector<NeighbourVotes>& votes, const StableHistogram& histogram, std::uint64_t seed,
                     const NoiseTally& from, std::uint64_t times) {
  launch([this, votes, histogram, seed, from, times](const Post&, const Observer& observer) -> Delivery {
    std::vector<NoiseTally> tallies = draw_noise_on_the_way(votes, histogram, seed, from, times, observer);
    return [this, drawn = std::move(tallies)] { emit finished(drawn); };
  });
}

}  // namespace littlestone::ui

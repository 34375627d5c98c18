// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experiment/sweep.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/concept/families.hpp"
#include "core/learner/baselines.hpp"

namespace littlestone {

std::string_view to_string(LearnerKind kind) {
  switch (kind) {
    case LearnerKind::private_learner: return "M";
    case LearnerKind::generic: return "generic";
    case LearnerKind::consistent: return "consistent";
  }
  return "";
}

double SweepCell::quantile(double q) const {
  std::vector<double> sorted = losses;
  std::sort(sorted.begin(), sorted.end());
  const double rank = std::ceil(q * static_cast<double>(sorted.size()));
  const auto at = static_cast<std::size_t>(std::max(1.0, rank)) - 1;
  return sorted[std::min(at, sorted.size() - 1)];
}

double SweepCell::success_rate(double alpha) const {
  const auto good = std::count_if(losses.begin(), losses.end(), [&](double loss) { return loss <= alpha; });
  return static_cast<double>(good) / static_cast<double>(losses.size());
}

double SweepCell::mean() const {
  return std::accumulate(losses.begin(), losses.end(), 0.0) / static_cast<double>(losses.size());
}

std::optional<CustomConstants> scale_to_budget(const CustomConstants& proportions, std::uint64_t n) {
  const BigInteger batch = BigInteger(proportions.cap) + proportions.auxiliary;
  const BigInteger total = batch * proportions.batches + proportions.selection;
  CustomConstants scaled = proportions;
  scaled.selection = BigInteger(BigInteger(n) * proportions.selection / total).convert_to<std::uint64_t>();
  scaled.batches = BigInteger((n - scaled.selection) / batch).convert_to<std::uint64_t>();
  if (scaled.batches == 0) return std::nullopt;
  scaled.removal =
      BigInteger(BigInteger(proportions.removal) * scaled.batches / proportions.batches).convert_to<std::uint64_t>();
  return scaled;
}

SweepResult run_sweep(const Scenario& as_given, const Observer& observer,
                      const std::function<void(const SweepCell&)>& on_cell) {
  const ConceptClass concept_class = make_class(as_given.class_text);
  SoaAutomaton soa(concept_class);
  const Scenario scenario = resolve_constants(as_given, soa.dimension(SoaAutomaton::start()));
  const Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const LearnerData data = distribution;
  const SeedTree root = SeedTree(scenario.seed).child("sweep");
  const double blind_loss = population_loss(soa.labels_at(SoaAutomaton::start()), distribution);

  SweepResult sweep;
  constexpr LearnerKind learners[] = {LearnerKind::private_learner, LearnerKind::generic, LearnerKind::consistent};
  const auto stop = [&] {
    return stop_requested(observer, {"sweep", sweep.cells.size(), std::size(learners) * scenario.sizes.size()});
  };
  // Within a run of M the caller still hears of the sweep as a whole.
  const Observer within = [&](const Progress&) { return stop() ? Answer::stop : Answer::go_on; };

  const auto private_loss = [&](std::uint64_t n, const SeedTree& stream, SweepCell& cell, bool& stopped) {
    const auto constants = scale_to_budget(scenario.constants, n);
    if (!constants) {
      ++cell.empty_lists;
      return blind_loss;
    }
    PrivateLearnerOptions options = learner_options(scenario);
    options.constants = *constants;
    options.seed = stream.key();
    const PrivateLearnerResult result = run_private_learner(soa, data, options, within);
    stopped = result.ended == Ended::stopped;
    if (stopped) return 0.0;
    if (!result.selected) ++cell.empty_lists;
    return population_loss(result.hypothesis, distribution);
  };

  for (std::size_t l = 0; l < std::size(learners); ++l) {
    for (std::size_t i = 0; i < scenario.sizes.size(); ++i) {
      SweepCell cell;
      cell.learner = learners[l];
      cell.examples = scenario.sizes[i];
      for (std::uint64_t r = 0; r < scenario.replicates; ++r) {
        bool stopped = stop();
        const SeedTree stream = root.child(to_string(cell.learner)).child(cell.examples).child(r);
        double loss = 0;
        if (!stopped && cell.learner == LearnerKind::private_learner) {
          loss = private_loss(cell.examples, stream, cell, stopped);
        } else if (!stopped && cell.learner == LearnerKind::generic) {
          Engine engine = stream.engine();
          const auto h = run_generic_learner(concept_class, distribution, cell.examples, scenario.epsilon, engine);
          loss = population_loss(concept_class.row(h), distribution);
        } else if (!stopped) {
          loss = population_loss(run_consistent_learner(soa, distribution, cell.examples, stream), distribution);
        }
        if (stopped) {
          sweep.ended = Ended::stopped;
          return sweep;
        }
        cell.losses.push_back(loss);
      }
      if (on_cell) on_cell(cell);
      sweep.cells.push_back(std::move(cell));
    }
  }
  return sweep;
}

}  // namespace littlestone

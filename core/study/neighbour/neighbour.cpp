// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/neighbour/neighbour.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/learner/private_learner.hpp"
#include "core/study/json_parts.hpp"
#include "core/study/private_run/player.hpp"
#include "core/tournament/globally_stable_learner.hpp"
#include "core/tournament/source.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::uint64_t most_rows = 100'000;
constexpr std::size_t most_changed = 12;

/// Passes blocks on and keeps every example, in the order they are drawn.
class KeptSource final : public ExampleSource {
 public:
  KeptSource(ExampleSource& inner, Sample& kept) : inner_(inner), kept_(kept) {}
  [[nodiscard]] std::optional<StateId> advance(StateId state, std::uint64_t n, Sample* record) override {
    Sample block;
    const auto next = inner_.advance(state, n, &block);
    if (!next) return next;
    kept_.insert(kept_.end(), block.begin(), block.end());
    if (record != nullptr) record->insert(record->end(), block.begin(), block.end());
    return next;
  }

 private:
  ExampleSource& inner_;
  Sample& kept_;
};

/// Lists on which both laws have one ratio: of one predictor nothing, small counts, large counts.
struct ListPiece {
  double before = 0;
  double after = 0;
  // Whether the law gives such a list at all: a chance may be too small for a double.
  bool can_before = true;
  bool can_after = true;
  // The ratio lies between e^{−kε/2} and e^{kε/2}, k = `halves`, and is one of them where `exact` (k may be negative):
  // of one predictor by the law of the noise and by what the threshold is chosen for.
  int halves = 0;
  bool exact = true;
};

/// How often a noisy count lies below a bound, or not below it: closed forms of the law of the noise, which lose no
/// digit where they are small. An item without a vote has no noisy count.
class NoiseTails {
 public:
  explicit NoiseTails(const StableHistogram& histogram) : half_(to_double(histogram.epsilon()) / 2) {}

  [[nodiscard]] double from(std::uint64_t count, std::int64_t bound) const {
    if (count == 0) return 0;
    const auto noise = static_cast<double>(bound - static_cast<std::int64_t>(count));  // Pr[Z ≥ noise]
    return noise > 0 ? tail(noise) : 1 - tail(1 - noise);
  }
  [[nodiscard]] double below(std::uint64_t count, std::int64_t bound) const {
    if (count == 0) return 1;
    const auto noise = static_cast<double>(bound - static_cast<std::int64_t>(count));  // Pr[Z < noise]
    return noise > 0 ? 1 - tail(noise) : tail(1 - noise);
  }

 private:
  /// Pr[Z ≥ k], k ≥ 1: at most 1/2.
  [[nodiscard]] double tail(double k) const { return std::exp(-half_ * k) / (1 + std::exp(-half_)); }

  double half_;  // ε/2
};

// For v ≥ T the probability of v is Pr[Z = v − c]: its ratio for two neighbouring counts is e^{±ε/2}, the sign changing
// at the larger of them.
std::array<ListPiece, 3> pieces_of(const StableHistogram& histogram, std::uint64_t before, std::uint64_t after) {
  const NoiseTails tails(histogram);
  const auto turn = static_cast<std::int64_t>(std::max(before, after));
  const int falls = before > after ? 1 : -1;  // of large counts the larger one is the likelier
  // Both counts at the threshold or above: what is held back is a tail of the noise below its middle.
  const bool tail = static_cast<std::int64_t>(std::min(before, after)) >= histogram.threshold();
  const std::int64_t large = std::max(histogram.threshold(), turn);  // the least of the large counts
  const bool small = histogram.threshold() < turn;                   // whether there are small ones
  std::array<ListPiece, 3> pieces = {
      {{tails.below(before, histogram.threshold()), tails.below(after, histogram.threshold()), true, true,
        tail ? -falls : 1, tail},
       {0, 0, small && before > 0, small && after > 0, -falls, true},
       {tails.from(before, large), tails.from(after, large), before > 0, after > 0, falls, true}}};
  for (std::int64_t v = histogram.threshold(); v < turn; ++v) {
    const auto chance = [&](std::uint64_t count) {
      return count == 0 ? 0 : histogram.noise_probability(v - static_cast<std::int64_t>(count));
    };
    pieces[1].before += chance(before);
    pieces[1].after += chance(after);
  }
  return pieces;
}

Json labels_json(const std::optional<LabelVector>& labels) {
  return labels ? Json(labels->to_string()) : Json(nullptr);
}

}  // namespace

NeighbourLaws neighbour_laws(const StableHistogram& histogram, const std::vector<NeighbourVotes>& votes) {
  std::vector<ListPiece> lists = {{1, 1, true, true, 0, true}};
  std::size_t changed = 0;
  for (const NeighbourVotes& one : votes) {
    if (one.before == one.after) continue;
    if (++changed > most_changed) throw InputError("votes", std::to_string(votes.size()), rules::at_most(most_changed));
    std::vector<ListPiece> next;
    for (const ListPiece& piece : pieces_of(histogram, one.before, one.after)) {
      if (!piece.can_before && !piece.can_after) continue;
      for (const ListPiece& list : lists) {
        const bool exact = list.exact && piece.exact;
        const int halves = exact ? list.halves + piece.halves : std::abs(list.halves) + std::abs(piece.halves);
        next.push_back({list.before * piece.before, list.after * piece.after, list.can_before && piece.can_before,
                        list.can_after && piece.can_after, halves, exact});
      }
    }
    lists = std::move(next);
  }
  NeighbourLaws laws;
  const double e = std::exp(to_double(histogram.epsilon()));
  double only_before = 0;
  double only_after = 0;
  double forward = 0;
  double backward = 0;
  for (const ListPiece& list : lists) {
    const bool both = list.can_before && list.can_after;
    if (both) {
      const double most = std::exp(std::abs(list.halves) * to_double(histogram.epsilon()) / 2);
      const bool known = !list.exact && list.before > 0 && list.after > 0;  // to a double
      const double ratio = known ? std::max(list.before / list.after, list.after / list.before) : most;
      laws.worst_ratio = std::max(laws.worst_ratio, std::min(ratio, most));
    }
    if (!list.can_after) only_before += list.before;
    if (!list.can_before) only_after += list.after;
    laws.total_variation += std::max(0.0, list.before - list.after);
    if (both && std::abs(list.halves) <= 2) continue;  // within e^ε, to the last digit
    forward += list.can_after ? std::max(0.0, list.before - e * list.after) : list.before;
    backward += list.can_before ? std::max(0.0, list.after - e * list.before) : list.after;
  }
  laws.left_over = std::max(only_before, only_after);
  laws.delta_needed = std::max(forward, backward);
  return laws;
}

NeighbourStudy::NeighbourStudy(const Scenario& scenario, const Instance& instance, std::uint64_t batch,
                               const Observer& observer)
    : scenario_(resolve_constants(scenario, instance.littlestone_dimension(observer))),
      batch_(batch),
      soa_(instance.automaton(observer)),
      histogram_(scenario_.epsilon, scenario_.delta) {
  if (const LearnerKind player = player_of(scenario_); player != LearnerKind::private_learner)
    throw InputError("learner", to_string(player), rules::equal_to("tournament"));
  const CustomConstants& constants = scenario_.constants;
  if (batch < 1 || batch > constants.batches)
    throw InputError("batch", std::to_string(batch), rules::between(1, constants.batches));
  if (constants.cap > most_rows || constants.auxiliary > most_rows || constants.cap + constants.auxiliary > most_rows)
    throw InputError("cap", std::to_string(constants.cap), rules::at_most(most_rows));
  if (constants.auxiliary > ExampleSource::most_recorded)
    throw InputError("auxiliary", std::to_string(constants.auxiliary), rules::at_most(ExampleSource::most_recorded));
  const LearnerData data = instance.distribution();
  const PrivateLearnerResult result = run_private_learner(soa_, data, learner_options(scenario_), observer);
  if (result.ended != Ended::completed) throw Stopped();
  for (const Vote& vote : result.internals.votes) others_.push_back({vote.labels, vote.count, vote.count});
  const StableRun& ran = result.internals.runs[batch - 1];
  if (ran.predictor) vote_ = soa_.labels(*ran.predictor);

  // The batch once more, its draws kept; then fresh ones up to N + n.
  const SeedTree stream = SeedTree(scenario_.seed).child("batches").child(batch - 1);
  SamplerSource sampler(soa_, instance.distribution(), stream);
  KeptSource kept(sampler, rows_);
  const StableLearnerOptions options = stable_learner_options(constants, instance.littlestone_dimension(observer));
  Engine coins = stream.child("coins").engine();
  (void)run_stable_learner(soa_, options, kept, coins);
  read_ = rows_.size();
  const std::uint64_t wanted = constants.cap + constants.auxiliary;
  const PointSampler points(instance.distribution().weights);
  Engine fresh = SeedTree(scenario_.seed).child("neighbour").child(batch - 1).engine();
  while (rows_.size() < wanted) {
    const PointIndex x = points(fresh);
    rows_.push_back({x, instance.distribution().target[x]});
  }
}

std::optional<LabelVector> NeighbourStudy::run(const Sample& rows) {
  const CustomConstants& constants = scenario_.constants;
  DatasetSource source(soa_, rows);
  const StableLearnerOptions options = stable_learner_options(constants, soa_.dimension(SoaAutomaton::start()));
  Engine coins = SeedTree(scenario_.seed).child("batches").child(batch_ - 1).child("coins").engine();
  const StableRun ran = run_stable_learner(soa_, options, source, coins);
  if (!ran.predictor) return std::nullopt;
  return soa_.labels(*ran.predictor);
}

NeighbourChange NeighbourStudy::change(std::uint64_t example, Example to) {
  if (example < 1 || example > rows_.size())
    throw InputError("example", std::to_string(example), rules::between(1, rows_.size()));
  if (to.point >= soa_.concept_class().points())
    throw InputError("move", std::to_string(to.point), rules::index(soa_.concept_class().points() - 1));
  NeighbourChange change{example, to, vote_, {}};
  if (example <= read_ && !(rows_[example - 1] == to)) {
    Sample changed = rows_;
    changed[example - 1] = to;
    change.vote_after = run(changed);
  }
  change.laws = neighbour_laws(histogram_, votes(change.vote_after));
  return change;
}

std::vector<NeighbourVotes> NeighbourStudy::votes(const std::optional<LabelVector>& vote_after) const {
  std::vector<NeighbourVotes> all = others_;
  const auto row = [&](const LabelVector& labels) -> NeighbourVotes& {
    const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.labels == labels; });
    if (found != all.end()) return *found;
    return all.emplace_back(NeighbourVotes{labels, 0, 0});
  };
  if (vote_) --row(*vote_).after;
  if (vote_after) ++row(*vote_after).after;
  return all;
}

std::vector<NeighbourChange> NeighbourStudy::changes(std::optional<std::uint64_t> example, const Observer& observer) {
  if (example && (*example < 1 || *example > rows_.size()))
    throw InputError("example", std::to_string(*example), rules::between(1, rows_.size()));
  std::vector<NeighbourChange> moved;
  const std::uint64_t first = example.value_or(1);
  const std::uint64_t last = std::min(example.value_or(read_), read_);  // a row that is not read moves nothing
  for (std::uint64_t i = first; i <= last; ++i) {
    for (PointIndex x = 0; x < soa_.concept_class().points(); ++x) {
      if (stop_requested(observer, {"changes", i - first, last - first + 1})) throw Stopped();
      for (const Label y : {Label::minus, Label::plus}) {
        if (rows_[i - 1] == Example{x, y}) continue;
        NeighbourChange one = change(i, {x, y});
        if (!(one.vote_after == vote_)) moved.push_back(std::move(one));
      }
    }
  }
  return moved;
}

std::optional<NeighbourChange> NeighbourStudy::worst(std::optional<std::uint64_t> example, const Observer& observer) {
  std::optional<NeighbourChange> worst;
  for (NeighbourChange& one : changes(example, observer)) {
    const bool more =
        !worst || one.laws.delta_needed > worst->laws.delta_needed ||
        (one.laws.delta_needed == worst->laws.delta_needed && one.laws.worst_ratio > worst->laws.worst_ratio);
    if (more) worst = std::move(one);
  }
  return worst;
}

Json neighbour_to_json(const NeighbourStudy& study, const NeighbourChange& change) {
  const Example from = study.rows()[change.example - 1];
  Json json = {{"batch", study.batch()},
               {"example", change.example},
               {"read", change.example <= study.read()},
               {"from", example_json(from)},
               {"to", example_json(change.to)},
               {"vote_before", labels_json(study.vote())},
               {"vote_after", labels_json(change.vote_after)},
               {"releases", Json::array()}};
  const StableHistogram& histogram = study.histogram();
  for (const NeighbourVotes& one : study.votes(change.vote_after)) {
    json["releases"].push_back({{"labels", one.labels.to_string()},
                                {"votes_before", one.before},
                                {"votes_after", one.after},
                                {"before", histogram.release_probability(one.before)},
                                {"after", histogram.release_probability(one.after)}});
  }
  json["worst_ratio"] = change.laws.worst_ratio;
  json["left_over"] = change.laws.left_over;
  json["delta_needed"] = change.laws.delta_needed;
  json["epsilon"] = to_string(histogram.epsilon());
  json["delta"] = to_string(histogram.delta());
  json["threshold"] = histogram.threshold();
  return json;
}

}  // namespace littlestone

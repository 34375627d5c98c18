// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples M needs: what the theorem asks with paper and with sharp constants, and what a measurement finds.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rule.hpp"
#include "core/study/chapters/scenario.hpp"
#include "core/study/sweep/sweep.hpp"

namespace littlestone {

/// The total number of examples from which on Theorem 3 is proved for the scenario's ε, δ, α, β and a class of Ldim d.
struct TheoremSizes {
  int dimension = 0;
  std::optional<LargeCount> sharp;  // none: the search does not reach this far
  std::string sharp_missing;        // and why
  LargeCount paper;
  std::optional<LargeCount> lean;   // of the lean learner with choosing (N); none: not asked for, or beyond its planner
  std::optional<LargeCount> chain;  // of the chain learner, likewise
  /// Of relabelling around M, for a loss of at most the best of H plus α (plan_agnostic); none: not asked for, or
  /// beyond its planner.
  std::optional<LargeCount> agnostic;
};
/// Sharp constants that the scenario already holds are taken from it; otherwise they are searched for (see
/// sharp_constants for the time). The lean learner's are planned where it is one of the scenario's learners (see
/// lean_constants for the time), and the agnostic learner's where the relabelled one is (see plan_agnostic), with
/// VC(H), or Ldim where a second does not find it. `dimension`: Ldim of the scenario's class. The observer is asked
/// between the plans and within the agnostic one (stages "theorem", "vc dimension", "agnostic plan"); throws Stopped.
[[nodiscard]] TheoremSizes theorem_sizes(const Scenario& scenario, int dimension, const Observer& observer = {});

/// What the number of examples is asked against.
enum class RequiredAgainst { dimension, epsilon };
[[nodiscard]] std::string_view to_string(RequiredAgainst against);

/// The least budget found at which M keeps the promise, and the measurement it rests on.
struct MeasuredNeed {
  std::uint64_t examples = 0;
  std::uint64_t replicates = 0;
  double success_rate = 0;  // at `examples`
  Interval success_interval;
};

/// One place on the curve. While it is worked out: with the paper's size alone, then with the sharp one, then measured.
struct RequiredPoint {
  int dimension = 1;
  Rational epsilon = 1;
  TheoremSizes theorem;
  std::optional<MeasuredNeed> measured;  // none: not asked for, or too large to be run
  std::optional<Rule> measured_missing;  // and why
  bool complete = false;                 // nothing more will come
};

struct RequiredOptions {
  RequiredAgainst against = RequiredAgainst::dimension;
  std::vector<int> dimensions{1, 2, 3, 4, 5, 6};
  std::vector<Rational> epsilons{Rational(1, 10), Rational(1, 5), Rational(1, 2), 1, 2, 5, 10};
  bool measure = true;
  std::uint64_t replicates = 200;  // of each measured size
  std::uint64_t most_examples =
      1'000'000'000;  // measured sizes stay at or below, and at 10^7 where batches must be played
  int most_measured_dimension = 6;
  unsigned threads = 1;
};

struct RequiredCurve {
  RequiredAgainst against = RequiredAgainst::dimension;
  Scenario scenario;
  std::vector<RequiredPoint> points;
  Ended ended = Ended::completed;  // stopped: the points that were complete by then
};

/// The curve for the scenario's δ, α, β and seed. Against the dimension d, ε is the scenario's and M is measured on
/// thresholds:2^d, whose Ldim is d, with the uniform marginal and the all-positive row as target; against ε, class and
/// distribution are the scenario's. M has the sharp proportions scaled to each budget; what is reported is a size
/// 10^(i/8) at which at least a share 1 − β of the replicates has loss ≤ α while the size before it has not: half
/// decades upwards from one batch until one succeeds, then the last of them by bisection. Success need not rise with
/// every size, so it is the least only where it does. An estimate for one distribution, no bound for others. The
/// paper's sizes come first, in milliseconds, then the sharp ones, then the measurements; `on_point` gets each point,
/// by its place on the curve, each time it has grown, on the calling thread. The observer is asked often (stage
/// "required", in completed points). `instance` is instance_of the scenario; without one, it is made.
[[nodiscard]] RequiredCurve compute_required(
    const Scenario& scenario, const std::shared_ptr<const Instance>& instance, const RequiredOptions& options,
    const Observer& observer = {}, const std::function<void(std::size_t, const RequiredPoint&)>& on_point = {});
[[nodiscard]] RequiredCurve compute_required(
    const Scenario& scenario, const RequiredOptions& options, const Observer& observer = {},
    const std::function<void(std::size_t, const RequiredPoint&)>& on_point = {});

/// The same numbers as JSON, with the parameters.
[[nodiscard]] nlohmann::ordered_json required_to_json(const RequiredCurve& curve);

}  // namespace littlestone

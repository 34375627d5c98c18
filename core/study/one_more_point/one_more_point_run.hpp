// SPDX-License-Identifier: GPL-3.0-or-later
// One more point: what a point that everyone knows changes. The painting by bricks with its meetings and its ring, what
// the probe sees, your own painting on a mesh, and the list numbers with and without the point.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/online/class_facts.hpp"
#include "core/study/chapters/stability_scenario.hpp"
#include "core/study/one_more_point/bricks.hpp"
#include "core/study/one_more_point/own_net.hpp"

namespace littlestone {

/// cube:2 × {+} with the known point as point 0, and cube:2.
inline constexpr std::string_view class_with_known = "table:111/110/101/100";
inline constexpr std::string_view class_without_known = "cube:2";

/// What is known of a class.
struct KnownFacts {
  std::string class_text;
  std::size_t list_number = 0;  // L; at least this where `list_most` is more, which is on 4 points and more
  std::size_t list_most = 0;
  std::string reason;           // of both bounds, as `reason` of core/stability/list_number writes it
  std::size_t at_a_vertex = 0;  // ρ_n(0) = 1/this
  int littlestone = 0;          // as vc: of a class on 2 or 3 points
  int vc = 0;
};

struct OneMorePointRun {
  StabilityScenario scenario;
  BrickPainting bricks;
  std::vector<BrickMeeting> junctions;    // of the diamond
  std::vector<BrickMeeting> on_the_ring;  // of the ring
  int quarters = 0;                       // of the ring of bricks
  DiamondWorld probe;                     // with point 0
  ProbeShares shares = {};                // around it
  DiamondWorld ring_probe;                // without
  ProbeShares ring_shares = {};
  KnownFacts with;
  KnownFacts without;
  std::optional<KnownFacts> other;  // of the class that is drawn in place of cube:2
  std::size_t points = 0;           // of the class that is drawn
  std::optional<OwnPainting> own;   // where the scenario's painting is "yours", and of another class that has a net

  /// Whether the scenario has point 0.
  [[nodiscard]] bool known() const { return scenario.known == "with"; }
  /// The most answers that meet at one place of the bricks, with point 0 and without.
  [[nodiscard]] std::size_t most_meeting(bool with_point) const;
};

/// The class whose worlds are drawn: "cube:2", with or without point 0, or another one.
[[nodiscard]] std::string drawn_class(const StabilityScenario& scenario);
/// The same as make_class reads it, with its point 0.
[[nodiscard]] std::string drawn_text(const StabilityScenario& scenario);
/// What is known of it; none where it does not read or has no net.
[[nodiscard]] std::optional<ClassFacts> net_facts(const StabilityScenario& scenario);

/// Throws InputError: "drawn" for a class that does not read or is too large for its complex, "mesh" as make_own_net (a
/// mesh too coarse for 9/20), "painted" as own_painting; Stopped. The net of an earlier run of the same mesh is taken
/// over.
[[nodiscard]] std::shared_ptr<const OneMorePointRun> compute_one_more_point(const StabilityScenario& scenario,
                                                                            const Observer& observer = {},
                                                                            const OneMorePointRun* earlier = nullptr);

/// Whether the run has a record: it is of a complete painting, or the bricks err little enough for some mesh.
[[nodiscard]] bool can_record(const OneMorePointRun& run);
/// What the run has painted as a record that `complex --verify` reads: your own painting once it is complete, else the
/// bricks; none where there is nothing to record.
[[nodiscard]] std::optional<PaintingRecord> record_of(const OneMorePointRun& run);

}  // namespace littlestone

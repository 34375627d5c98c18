// SPDX-License-Identifier: GPL-3.0-or-later
// One more point: what a point that everyone knows changes. The painting by bricks with its meetings and its ring, what the
// probe sees, your own painting on a mesh, and the list numbers with and without the point.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/stability/painting.hpp"
#include "core/study/chapters/stability_scenario.hpp"
#include "core/study/one_more_point/bricks.hpp"

namespace littlestone {

/// cube:2 × {+} with the known point as point 0, and cube:2.
inline constexpr std::string_view class_with_known = "table:111/110/101/100";
inline constexpr std::string_view class_without_known = "cube:2";

/// What an answer of your own painting may err on, on the simplices around its world.
[[nodiscard]] Rational own_alpha();  // 9/20
inline constexpr std::uint64_t own_colours = 2;
/// Partial paintings that are tried before a search is given up.
inline constexpr std::uint64_t most_own_nodes = 200'000;

/// What is known of one of the two classes.
struct KnownFacts {
  std::string class_text;
  std::size_t list_number = 0;  // L, exact
  std::string reason;           // of both bounds, as `reason` of core/stability/list_number writes it
  std::size_t at_a_vertex = 0;  // ρ_n(0) = 1/this
  int littlestone = 0;
  int vc = 0;
};

/// The mesh of your own painting, with what each colour would err on.
struct OwnNet {
  std::string class_text;
  ComplexMesh mesh;
  std::vector<DiamondWorld> places;                           // of its worlds
  std::vector<std::array<Rational, diamond_answers>> losses;  // of each answer on the simplices around a world
  std::vector<std::uint32_t> round;                           // the worlds of the ring, counter-clockwise from (1, 0)
  PaintingSearch search;                                      // with two colours

  [[nodiscard]] bool allows(std::size_t world, std::size_t answer) const {
    return losses[world][answer] <= own_alpha();
  }
};

/// Your own painting.
struct OwnPainting {
  std::shared_ptr<const OwnNet> net;
  std::vector<std::uint8_t> colours;  // of each world: 0 unpainted, else 1 more than its answer
  std::size_t painted = 0;
  std::vector<std::uint32_t> three;  // simplices of three colours
  std::optional<int> quarters;       // where all of the ring is painted: its quarter turns
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
  std::optional<OwnPainting> own;  // where the scenario's painting is "yours"

  /// Whether the scenario has point 0.
  [[nodiscard]] bool known() const { return scenario.known == "with"; }
  /// The most answers that meet at one place of the bricks, with point 0 and without.
  [[nodiscard]] std::size_t most_meeting(bool with_point) const;
};

/// Throws InputError: "mesh" as PaintingProblem::validate (a mesh too coarse for 9/20), "painted" for more digits than worlds
/// and for a colour that errs on more than 9/20; Stopped. The net of an earlier run of the same mesh is taken over. Most
/// costs the search on a fine mesh: at most most_own_nodes partial paintings.
[[nodiscard]] std::shared_ptr<const OneMorePointRun> compute_one_more_point(const StabilityScenario& scenario,
                                                                            const Observer& observer = {},
                                                                            const OneMorePointRun* earlier = nullptr);

/// The digits of a scenario with another colour at a world; unpainted digits at the end are left out.
[[nodiscard]] std::string painted_with(const OwnPainting& own, std::size_t world, std::uint8_t colour);

}  // namespace littlestone

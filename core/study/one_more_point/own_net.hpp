// SPDX-License-Identifier: GPL-3.0-or-later
// Painting by hand: the worlds of a class on 2 or 3 points as the dots of a net, what each colour would err on there,
// and what is painted. Source: stability.md §8 and §10.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/concept/concept_class.hpp"
#include "core/stability/complex_certificate.hpp"
#include "core/study/one_more_point/bricks.hpp"

namespace littlestone {

/// What an answer of your own painting may err on, on the simplices around its world.
[[nodiscard]] Rational own_alpha();  // 9/20
inline constexpr std::uint64_t own_colours = 2;
/// Partial paintings that are tried before a search is given up.
inline constexpr std::uint64_t most_own_nodes = 200'000;

/// A world as it is drawn, in the square |u| ≤ 1, |v| ≤ 1. Of 3 points those whose point 0 has the label + make the
/// diamond, those with − the four corners around it; there a world of the square's border is drawn twice, and (0, −)
/// four times. Of 2 points all are on the ring.
struct NetDot {
  std::uint32_t world = 0;
  DiamondWorld at;
};

/// The mesh of your own painting, with what each colour would err on.
struct OwnNet {
  std::string class_text;
  ConceptClass concept_class;
  ComplexMesh mesh;
  std::vector<Answer4> palette;      // the colours: of cube:2 the answers of the ring, else the rows of the class first
  std::vector<DiamondWorld> places;  // of its worlds: ±D of the last two points
  std::vector<NetDot> dots;
  std::vector<std::vector<std::uint32_t>> cells;  // of each simplex: its dots
  std::vector<std::vector<Rational>> losses;      // of each colour on the simplices around a world
  std::vector<std::uint32_t> round;               // of cube:2, the worlds of the ring, counter-clockwise from (1, 0)
  PaintingSearch search;                          // with two colours

  [[nodiscard]] bool allows(std::size_t world, std::size_t colour) const {
    return losses[world][colour] <= own_alpha();
  }
};

/// Whether a class with so many points has a net.
[[nodiscard]] inline bool has_net(std::size_t points) { return points == 2 || points == 3; }

/// The net of a class that has_net, which `class_text` spells. `ring`: its colours are the four answers of the ring, on
/// the last two points. Throws InputError (field "mesh") as PaintingProblem::validate and ComplexMesh; Stopped. Most
/// costs the search on a fine mesh: at most most_own_nodes partial paintings.
[[nodiscard]] std::shared_ptr<const OwnNet> make_own_net(const ConceptClass& concept_class,
                                                         const std::string& class_text, std::uint64_t fineness,
                                                         bool ring, const Observer& observer = {});

/// Your own painting.
struct OwnPainting {
  std::shared_ptr<const OwnNet> net;
  std::vector<std::uint8_t> colours;  // of each world: 0 unpainted, else 1 more than its colour in the palette
  std::size_t painted = 0;
  std::vector<std::uint32_t> three;  // simplices of three colours
  std::optional<int> quarters;       // where all of the ring is painted: its quarter turns

  [[nodiscard]] bool complete() const { return painted == colours.size(); }
};

/// The painting that the digits say, one a world, 0 unpainted. Throws InputError (field "painted") for more digits than
/// worlds, for a digit without a colour, and for a colour that errs on more than 9/20.
[[nodiscard]] OwnPainting own_painting(const std::string& digits, std::shared_ptr<const OwnNet> net);
/// Its digits with another colour at a world; unpainted digits at the end are left out.
[[nodiscard]] std::string painted_with(const OwnPainting& own, std::size_t world, std::uint8_t colour);
/// The digits of the painting that the search found; empty where it found none.
[[nodiscard]] std::string found_painting(const OwnNet& net);
/// The first world without a colour, from the top and from the left; none where all are painted.
[[nodiscard]] std::optional<std::size_t> next_unpainted(const OwnPainting& own);
/// As quarters_walked of bricks; none where the walk has passed a dot without a colour, or there is no ring.
[[nodiscard]] std::optional<int> quarters_walked(const OwnPainting& own, double laps);

/// The record of a painting without unpainted worlds, as `complex --verify` reads it; none of others.
[[nodiscard]] std::optional<PaintingRecord> record_of(const OwnPainting& own);
/// The bricks on the coarsest mesh, from `fineness` on, on which no answer errs on more than 9/20 around its world;
/// none where there is no such mesh.
[[nodiscard]] std::optional<PaintingRecord> record_of(const BrickPainting& bricks, const ConceptClass& concept_class,
                                                      const std::string& class_text, std::uint64_t fineness);

}  // namespace littlestone

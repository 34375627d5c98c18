// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/one_more_point/bricks.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <stdexcept>

namespace littlestone {
namespace {

struct BrickPlace {
  double x;
  double y;
};

double brick_cross(BrickPlace a, BrickPlace b) { return a.x * b.y - a.y * b.x; }
double brick_dot(BrickPlace a, BrickPlace b) { return a.x * b.x + a.y * b.y; }

BrickPlace brick_seen_from(const DiamondWorld& centre, const DiamondWorld& world) {
  return {to_double(world.u - centre.u), to_double(world.v - centre.v)};
}

/// The area between the disc of radius r around the origin and the triangle of the origin, a and b; negative clockwise.
double brick_sector(BrickPlace a, BrickPlace b, double r) {
  const BrickPlace way{b.x - a.x, b.y - a.y};
  const double squared = brick_dot(way, way);
  if (squared == 0) return 0;
  const auto wedge = [&](BrickPlace from, BrickPlace to) {
    return r * r / 2 * std::atan2(brick_cross(from, to), brick_dot(from, to));
  };
  // Where the line through a and b enters the disc and leaves it, as shares of the way.
  const double nearest = -brick_dot(a, way) / squared;
  const double distance = brick_cross(a, way);
  const double inside = r * r - distance * distance / squared;
  if (inside <= 0) return wedge(a, b);
  const double half = std::sqrt(inside / squared);
  const double enters = std::clamp(nearest - half, 0.0, 1.0);
  const double leaves = std::clamp(nearest + half, 0.0, 1.0);
  if (enters >= leaves) return wedge(a, b);
  const BrickPlace first{a.x + way.x * enters, a.y + way.y * enters};
  const BrickPlace last{a.x + way.x * leaves, a.y + way.y * leaves};
  double area = brick_cross(first, last) / 2;
  if (enters > 0) area += wedge(a, first);
  if (leaves < 1) area += wedge(last, b);
  return area;
}

/// The length of the part of the way from a to b that lies in the disc of radius r around the origin.
double brick_length(BrickPlace a, BrickPlace b, double r) {
  const BrickPlace way{b.x - a.x, b.y - a.y};
  const double squared = brick_dot(way, way);
  if (squared == 0) return 0;
  const double distance = brick_cross(a, way);
  const double inside = r * r - distance * distance / squared;
  if (inside <= 0) return 0;
  const double nearest = -brick_dot(a, way) / squared;
  const double half = std::sqrt(inside / squared);
  return std::max(0.0, std::min(1.0, nearest + half) - std::max(0.0, nearest - half)) * std::sqrt(squared);
}

ProbeShares brick_shares(ProbeShares parts) {
  const double whole = std::accumulate(parts.begin(), parts.end(), 0.0);
  for (double& part : parts) part = part < 1e-12 * whole ? 0 : part / whole;
  return parts;
}

/// Whether a closed convex polygon, counter-clockwise, has the place.
bool brick_holds(const std::vector<DiamondWorld>& corners, const DiamondWorld& at) {
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const DiamondWorld& from = corners[i];
    const DiamondWorld& to = corners[(i + 1) % corners.size()];
    if ((to.u - from.u) * (at.v - from.v) < (to.v - from.v) * (at.u - from.u)) return false;
  }
  return true;
}

BrickMeeting brick_meeting(const BrickPainting& painting, const DiamondWorld& at) {
  BrickMeeting meeting{at, {}, {}};
  for (const BrickRegion& region : painting) {
    if (!brick_holds(region.corners, at)) continue;
    meeting.answers.push_back(region.answer);
    meeting.losses.push_back(diamond_loss(at, region.answer));
  }
  return meeting;
}

}  // namespace

Rational known_mass(const DiamondWorld& world) { return 1 - abs(world.u) - abs(world.v); }

DiamondWorld on_the_ring(const DiamondWorld& world) {
  const Rational length = abs(world.u) + abs(world.v);
  if (length == 0) return {1, 0};
  return {world.u / length, world.v / length};
}

Rational diamond_loss(const DiamondWorld& world, std::size_t answer) {
  const DiamondAnswer& says = ring_answers.at(answer);
  Rational loss = 0;
  if (world.u * says.first < 0) loss += abs(world.u);
  if (world.v * says.second < 0) loss += abs(world.v);
  return loss;
}

BrickPainting brick_painting(const Rational& error) {
  const Rational& a = error;
  BrickPainting painting;
  painting[0] = {0, {{0, -a}, {1 - a, -a}, {1, 0}, {0, 1}}, 0};
  painting[1] = {1, {{0, a}, {0, 1}, {a - 1, a}}, 0};
  painting[2] = {2, {{0, a}, {a - 1, a}, {-1, 0}, {0, -1}}, 0};
  painting[3] = {3, {{0, -a}, {0, -1}, {1 - a, -a}}, 0};
  for (BrickRegion& region : painting) {  // the loss is convex: largest at a corner
    for (const DiamondWorld& corner : region.corners)
      region.worst_loss = std::max(region.worst_loss, diamond_loss(corner, region.answer));
  }
  return painting;
}

std::size_t brick_answer(const BrickPainting& painting, const DiamondWorld& world) {
  const auto found = std::find_if(painting.begin(), painting.end(),
                                  [&](const BrickRegion& region) { return brick_holds(region.corners, world); });
  return found == painting.end() ? 0 : found->answer;
}

std::vector<BrickMeeting> brick_junctions(const BrickPainting& painting) {
  std::vector<BrickMeeting> junctions;
  for (const BrickRegion& region : painting) {
    for (const DiamondWorld& corner : region.corners) {
      const bool known = std::any_of(junctions.begin(), junctions.end(),
                                     [&](const BrickMeeting& other) { return other.at == corner; });
      if (known) continue;
      BrickMeeting meeting = brick_meeting(painting, corner);
      if (meeting.answers.size() >= 3) junctions.push_back(std::move(meeting));
    }
  }
  std::sort(junctions.begin(), junctions.end(),
            [](const BrickMeeting& first, const BrickMeeting& second) { return first.at.v > second.at.v; });
  return junctions;
}

std::vector<BrickMeeting> ring_meetings(const BrickPainting& painting) {
  std::vector<BrickMeeting> meetings;
  for (const BrickRegion& region : painting) meetings.push_back(brick_meeting(painting, region.corners.back()));
  return meetings;
}

int quarters_between(std::size_t from, std::size_t to) {
  const DiamondAnswer& here = ring_answers.at(from);
  const DiamondAnswer& next = ring_answers.at(to);
  const int turned = here.first * next.second - here.second * next.first;  // twice the sine
  if (turned == 0 && here != next) throw std::invalid_argument("an answer beside its opposite has no shorter way");
  return turned / 2;
}

int quarter_turns(const std::vector<std::size_t>& answers) {
  int turns = 0;
  for (std::size_t i = 0; i < answers.size(); ++i)
    turns += quarters_between(answers[i], answers[(i + 1) % answers.size()]);
  return turns;
}

double laps_at(double u, double v) {
  const double side = std::abs(v) / (std::abs(u) + std::abs(v));  // of a quarter of the ring, from the level axis on
  const double laps = u >= 0 ? (v > 0 ? side : 4 - side) : 2 + (v > 0 ? -side : side);
  return laps / 4;
}

std::pair<double, double> place_after(double laps) {
  const double quarters = std::clamp(laps, 0.0, 1.0) * 4;
  const double u = quarters <= 2 ? 1 - quarters : quarters - 3;
  const double v = quarters <= 1 ? quarters : quarters <= 3 ? 2 - quarters : quarters - 4;
  return {u, v};
}

int quarters_walked(const BrickPainting& painting, double laps) {
  constexpr double rounding = 1e-12;
  return static_cast<int>(std::count_if(painting.begin(), painting.end(), [&](const BrickRegion& region) {
    const DiamondWorld& end = region.corners.back();
    return laps_at(to_double(end.u), to_double(end.v)) <= laps + rounding;
  }));
}

ProbeShares disc_shares(const BrickPainting& painting, const DiamondWorld& centre, const Rational& radius) {
  const double r = to_double(radius);
  ProbeShares areas = {};
  for (const BrickRegion& region : painting) {
    for (std::size_t i = 0; i < region.corners.size(); ++i) {
      areas[region.answer] += brick_sector(brick_seen_from(centre, region.corners[i]),
                                           brick_seen_from(centre, region.corners[(i + 1) % region.corners.size()]), r);
    }
  }
  return brick_shares(areas);
}

ProbeShares ring_shares(const BrickPainting& painting, const DiamondWorld& centre, const Rational& radius) {
  const double r = to_double(radius);
  ProbeShares lengths = {};
  for (const BrickRegion& region : painting) {
    for (std::size_t i = 1; i + 1 < region.corners.size(); ++i)
      lengths[region.answer] +=
          brick_length(brick_seen_from(centre, region.corners[i]), brick_seen_from(centre, region.corners[i + 1]), r);
  }
  return brick_shares(lengths);
}

std::size_t answers_seen(const ProbeShares& shares) {
  return static_cast<std::size_t>(std::count_if(shares.begin(), shares.end(), [](double share) { return share > 0; }));
}

}  // namespace littlestone

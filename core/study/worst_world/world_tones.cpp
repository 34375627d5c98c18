// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/worst_world/world_tones.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace littlestone {
namespace {

constexpr std::size_t mesh_of_triangle = 110;
constexpr std::size_t mesh_of_bar = 440;
constexpr std::size_t most_regions = 8;

/// The answer of largest chance, the first of equals.
struct LeadingAnswer {
  double chance = 0;
  std::size_t answer = static_cast<std::size_t>(-1);
};
LeadingAnswer leading_of(const ChancesOfWorld& chances) {
  LeadingAnswer best;
  for (std::size_t f = 0; f < chances.size(); ++f) {
    if (chances[f] > best.chance) best = {chances[f], f};
  }
  return best;
}

/// Where a polygon turns, in steps far below a pixel, so that neighbours turn at the same places.
using Turn = std::pair<std::int64_t, std::int64_t>;
constexpr double turn_steps = 1e8;

/// The places of a triangle in rows: i of the first point's share, j of the second's, of `mesh` in all.
struct TriangleMesh {
  static constexpr std::size_t mesh = mesh_of_triangle;
  std::vector<WorldPlace> places;
  std::vector<ChancesOfWorld> chances;
  std::vector<LeadingAnswer> leads;

  static std::uint32_t index(std::size_t i, std::size_t j) {
    // Rows i = 0, 1, … have mesh + 1 − i places.
    return static_cast<std::uint32_t>(i * (mesh + 1) - i * (i - 1) / 2 + j);
  }
  explicit TriangleMesh(const std::function<ChancesOfWorld(const WorldPlace&)>& at) {
    for (std::size_t i = 0; i <= mesh; ++i) {
      for (std::size_t j = 0; i + j <= mesh; ++j) {
        places.push_back({static_cast<double>(i) / mesh, static_cast<double>(j) / mesh});
        chances.push_back(at(places.back()));
        leads.push_back(leading_of(chances.back()));
      }
    }
  }
  /// Calls use(a, b, c) for each small triangle, all with the same sense.
  template <class Use>
  void for_each_triangle(const Use& use) const {
    for (std::size_t i = 0; i < mesh; ++i) {
      for (std::size_t j = 0; i + j < mesh; ++j) {
        use(index(i, j), index(i + 1, j), index(i, j + 1));
        if (i + j + 1 < mesh) use(index(i + 1, j), index(i + 1, j + 1), index(i, j + 1));
      }
    }
  }
};

/// Sides of polygons; two that lie on each other with opposite senses are none.
class Outline {
 public:
  void add(const Turn& from, const Turn& to) {
    if (from == to) return;
    const auto back = sides_.find({to, from});
    if (back != sides_.end()) {
      if (--back->second == 0) sides_.erase(back);
    } else {
      ++sides_[{from, to}];
    }
  }
  /// The closed ways round what is left.
  [[nodiscard]] std::vector<std::vector<Turn>> loops() const {
    std::multimap<Turn, Turn> next;
    for (const auto& [side, count] : sides_) {
      for (int i = 0; i < count; ++i) next.insert(side);
    }
    std::vector<std::vector<Turn>> found;
    while (!next.empty()) {
      std::vector<Turn> loop;
      auto at = next.begin();
      while (at != next.end()) {
        loop.push_back(at->first);
        const Turn to = at->second;
        next.erase(at);
        at = next.find(to);
      }
      found.push_back(std::move(loop));
    }
    return found;
  }

 private:
  std::map<std::pair<Turn, Turn>, int> sides_;
};

/// Without places on a straight line between their neighbours.
std::vector<WorldPlace> straightened(const std::vector<WorldPlace>& loop) {
  std::vector<WorldPlace> kept;
  for (std::size_t i = 0; i < loop.size(); ++i) {
    const WorldPlace& before = kept.empty() ? loop.back() : kept.back();
    const WorldPlace& here = loop[i];
    const WorldPlace& after = loop[(i + 1) % loop.size()];
    const double turn = (here.first - before.first) * (after.second - here.second) -
                        (here.second - before.second) * (after.first - here.first);
    constexpr double straight = 1e-12;
    if (turn > straight || turn < -straight) kept.push_back(here);
  }
  return kept;
}

/// A place in a small triangle, by the weights of its three corners.
using InTriangle = std::array<double, 3>;

/// What is left of a polygon where a linear function of three values at the corners is below a level.
std::vector<InTriangle> part_below(const std::vector<InTriangle>& polygon, const std::array<double, 3>& values,
                                   double level) {
  const auto over = [&](const InTriangle& at) {
    return at[0] * values[0] + at[1] * values[1] + at[2] * values[2] - level;
  };
  std::vector<InTriangle> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const InTriangle& here = polygon[i];
    const InTriangle& next = polygon[(i + 1) % polygon.size()];
    const double a = over(here);
    const double b = over(next);
    if (a < 0) kept.push_back(here);
    if ((a < 0) == (b < 0)) continue;
    const double t = a / (a - b);
    kept.push_back(
        {here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1]), here[2] + t * (next[2] - here[2])});
  }
  return kept;
}

std::vector<std::vector<WorldPlace>> below_on(const TriangleMesh& mesh, double level) {
  Outline outline;
  mesh.for_each_triangle([&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    std::vector<InTriangle> part = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    for (std::size_t f = 0; f < mesh.chances[a].size() && !part.empty(); ++f) {
      const std::array<double, 3> values = {mesh.chances[a][f], mesh.chances[b][f], mesh.chances[c][f]};
      if (values[0] >= level || values[1] >= level || values[2] >= level) part = part_below(part, values, level);
    }
    std::vector<Turn> turns;
    const WorldPlace corners[] = {mesh.places[a], mesh.places[b], mesh.places[c]};
    for (const InTriangle& at : part) {
      WorldPlace place;
      for (std::size_t k = 0; k < 3; ++k) {
        place.first += at[k] * corners[k].first;
        place.second += at[k] * corners[k].second;
      }
      turns.emplace_back(std::llround(place.first * turn_steps), std::llround(place.second * turn_steps));
    }
    for (std::size_t k = 0; k < turns.size(); ++k) outline.add(turns[k], turns[(k + 1) % turns.size()]);
  });
  std::vector<std::vector<WorldPlace>> polygons;
  for (const std::vector<Turn>& loop : outline.loops()) {
    std::vector<WorldPlace> places;
    for (const auto& [first, second] : loop)
      places.push_back({static_cast<double>(first) / turn_steps, static_cast<double>(second) / turn_steps});
    places = straightened(places);
    if (places.size() >= 3) polygons.push_back(std::move(places));
  }
  return polygons;
}

/// Where each answer leads: connected regions of the mesh, each with the place that is farthest from other ones.
std::vector<WorldTones::Region> regions_on(const TriangleMesh& mesh) {
  const std::size_t count = mesh.places.size();
  std::vector<std::vector<std::uint32_t>> near(count);
  mesh.for_each_triangle([&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    for (const auto& [x, y] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)}) {
      near[x].push_back(y);
      near[y].push_back(x);
    }
  });
  // How many steps it is to another region or past the border.
  std::vector<std::uint32_t> depth(count, 0);
  std::vector<std::uint32_t> queue;
  for (std::uint32_t v = 0; v < count; ++v) {
    std::vector<std::uint32_t> around = near[v];
    std::sort(around.begin(), around.end());
    around.erase(std::unique(around.begin(), around.end()), around.end());
    const bool other = std::any_of(around.begin(), around.end(),
                                   [&](std::uint32_t w) { return mesh.leads[w].answer != mesh.leads[v].answer; });
    if (around.size() < 6 || other) {
      depth[v] = 1;
      queue.push_back(v);
    }
  }
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const std::uint32_t w : near[queue[i]]) {
      if (depth[w] != 0) continue;
      depth[w] = depth[queue[i]] + 1;
      queue.push_back(w);
    }
  }
  struct Found {
    WorldTones::Region region;
    std::size_t size = 0;
  };
  std::vector<Found> found;
  std::vector<bool> seen(count, false);
  for (std::uint32_t start = 0; start < count; ++start) {
    if (seen[start] || mesh.leads[start].chance <= 0) continue;
    std::vector<std::uint32_t> part = {start};
    seen[start] = true;
    WorldPlace centre;
    std::uint32_t deepest = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
      centre.first += mesh.places[part[i]].first;
      centre.second += mesh.places[part[i]].second;
      deepest = std::max(deepest, depth[part[i]]);
      for (const std::uint32_t w : near[part[i]]) {
        if (seen[w] || mesh.leads[w].answer != mesh.leads[start].answer) continue;
        seen[w] = true;
        part.push_back(w);
      }
    }
    if (part.size() < 3) continue;
    const auto size = static_cast<double>(part.size());
    // Of the deepest, nearly, the one next to the middle.
    const auto from_centre = [&](std::uint32_t v) {
      const double a = mesh.places[v].first - centre.first / size;
      const double b = mesh.places[v].second - centre.second / size;
      return a * a + a * b + b * b;
    };
    std::uint32_t best = start;
    for (const std::uint32_t v : part) {
      if (depth[v] + depth[v] / 8 < deepest) continue;
      if (depth[best] + depth[best] / 8 < deepest || from_centre(v) < from_centre(best) - 1e-12) best = v;
    }
    found.push_back({{mesh.leads[start].answer, mesh.places[best],
                      static_cast<double>(depth[best]) / static_cast<double>(TriangleMesh::mesh)},
                     part.size()});
  }
  std::stable_sort(found.begin(), found.end(), [](const Found& a, const Found& b) { return a.size > b.size; });
  std::vector<WorldTones::Region> regions;
  for (std::size_t i = 0; i < found.size() && i < most_regions; ++i) regions.push_back(found[i].region);
  return regions;
}

/// Where all chances are below a level in column i of the bar: a part of it, from 0 to 1; empty where `from` ≥ `to`.
struct PartOfColumn {
  double from = 0;
  double to = 1;
};
PartOfColumn below_in(const ChancesOfWorld& left, const ChancesOfWorld& right, double level) {
  PartOfColumn part;
  for (std::size_t f = 0; f < left.size(); ++f) {
    const bool in = left[f] < level;
    if (in == (right[f] < level)) {
      if (!in) return {1, 0};
      continue;
    }
    const double met = (level - left[f]) / (right[f] - left[f]);
    (in ? part.to : part.from) = in ? std::min(part.to, met) : std::max(part.from, met);
  }
  return part;
}

WorldTones tones_of_bar(const std::function<ChancesOfWorld(const WorldPlace&)>& at) {
  WorldTones tones;
  const auto share = [](double i) { return i / static_cast<double>(mesh_of_bar); };
  const auto place = [&](double i) { return WorldPlace{share(i), 1 - share(i)}; };
  std::vector<ChancesOfWorld> chances;
  std::vector<LeadingAnswer> leads;
  for (std::size_t i = 0; i <= mesh_of_bar; ++i) {
    chances.push_back(at(place(static_cast<double>(i))));
    leads.push_back(leading_of(chances.back()));
  }
  for (std::size_t level = 0; level < tone_levels.size(); ++level) {
    std::vector<std::vector<WorldPlace>>& intervals = tones.below[level];
    double end = -1;  // of the last interval
    for (std::size_t i = 0; i < mesh_of_bar; ++i) {
      const PartOfColumn part = below_in(chances[i], chances[i + 1], tone_levels[level]);
      if (part.from >= part.to) continue;
      const double from = static_cast<double>(i) + part.from;
      if (end < from) intervals.push_back({place(from), place(from)});
      end = static_cast<double>(i) + part.to;
      intervals.back().back() = place(end);
    }
  }
  for (std::size_t i = 0; i <= mesh_of_bar;) {
    const std::size_t begin = i;
    while (i <= mesh_of_bar && leads[i].answer == leads[begin].answer) ++i;
    if (i - begin < 3 || leads[begin].chance <= 0) continue;
    const double middle = static_cast<double>(begin + i - 1) / 2;
    tones.regions.push_back({leads[begin].answer, place(middle), share(middle - static_cast<double>(begin))});
  }
  std::stable_sort(tones.regions.begin(), tones.regions.end(),
                   [](const auto& a, const auto& b) { return a.reach > b.reach; });
  tones.regions.resize(std::min(tones.regions.size(), most_regions));
  return tones;
}

}  // namespace

WorldTones world_tones(std::size_t points, const std::function<ChancesOfWorld(const WorldPlace&)>& at) {
  if (points < 2) return {};
  if (points == 2) return tones_of_bar(at);
  WorldTones tones;
  const TriangleMesh mesh(at);
  for (std::size_t level = 0; level < tone_levels.size(); ++level)
    tones.below[level] = below_on(mesh, tone_levels[level]);
  tones.regions = regions_on(mesh);
  return tones;
}

}  // namespace littlestone

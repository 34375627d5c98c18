// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of complex: on up to 3 points L by the rules of its theorem, the hypotheses at a labelled point by a count, and
// paintings by a triangulation of their own.
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "audit.test.hpp"

using namespace littlestone;
using namespace littlestone::audit;

namespace {

// Rows that agree somewhere are joined, as are those joined with one row: the sets of rows.
std::vector<std::set<std::size_t>> components_of(const oracle::Table& rows) {
  std::vector<std::set<std::size_t>> components;
  for (std::size_t h = 0; h < rows.size(); ++h) {
    std::set<std::size_t> joined = {h};
    std::vector<std::set<std::size_t>> apart;
    for (const std::set<std::size_t>& component : components) {
      const bool meets = std::any_of(component.begin(), component.end(), [&](std::size_t other) {
        for (std::size_t x = 0; x < rows[h].size(); ++x) {
          if (rows[h][x] == rows[other][x]) return true;
        }
        return false;
      });
      if (meets) {
        joined.insert(component.begin(), component.end());
      } else {
        apart.push_back(component);
      }
    }
    apart.push_back(joined);
    components = apart;
  }
  return components;
}

// Whether some labelled point stands in rows with all labellings of the two others.
bool full_vertex(const oracle::Table& rows) {
  if (rows.front().size() != 3) return false;
  for (std::size_t x = 0; x < 3; ++x) {
    for (const int label : {-1, 1}) {
      std::set<oracle::Row> others;
      for (oracle::Row row : rows) {
        if (row[x] != label) continue;
        row[x] = 0;
        others.insert(row);
      }
      if (others.size() == 4) return true;
    }
  }
  return false;
}

std::size_t list_number_of(const oracle::Table& rows, const std::vector<std::set<std::size_t>>& components) {
  if (full_vertex(rows)) return 3;
  const bool two = std::any_of(components.begin(), components.end(), [](const auto& one) { return one.size() > 1; });
  return two ? 2 : 1;
}

// The worlds of a mesh, (point, label, mass) of the points that have some.
using World = std::set<std::tuple<int, int, int>>;

World world_of(const Json& json) {
  World world;
  for (const Json& part : json) {
    world.emplace(part[0].get<int>(), part[1] == "+" ? 1 : -1, part[2].get<int>());
  }
  return world;
}

// Two worlds of one row are ends of an edge of the edgewise subdivision where the masses from each point on differ by 0
// or 1, all in one direction. A set of worlds is a simplex where all of them are, two by two.
bool share_an_edge(const std::vector<int>& a, const std::vector<int>& b) {
  int from_a = 0;
  int from_b = 0;
  bool up = true;
  bool down = true;
  for (std::size_t x = a.size(); x-- > 0;) {
    from_a += a[x];
    from_b += b[x];
    up = up && from_b - from_a >= 0 && from_b - from_a <= 1;
    down = down && from_a - from_b >= 0 && from_a - from_b <= 1;
  }
  return up || down;
}

// All ways to give `mesh` units to the points.
std::vector<std::vector<int>> masses_of(int mesh, std::size_t points) {
  if (points == 1) return {{mesh}};
  std::vector<std::vector<int>> all;
  for (int first = 0; first <= mesh; ++first) {
    for (std::vector<int> rest : masses_of(mesh - first, points - 1)) {
      rest.insert(rest.begin(), first);
      all.push_back(std::move(rest));
    }
  }
  return all;
}

void check_painting(const oracle::Table& rows, const Json& json, int mesh, int alpha_units) {
  std::map<World, oracle::Row> answers;
  for (const Json& one : json["painting"]) answers[world_of(one["world"])] = row_of(one["answer"]);
  std::size_t colours = 0;
  int worst = 0;
  std::set<World> worlds;
  for (const oracle::Row& row : rows) {
    const std::size_t points = row.size();
    const std::vector<std::vector<int>> all = masses_of(mesh, points);
    const auto answer_at = [&](const std::vector<int>& masses) {
      World world;
      for (std::size_t x = 0; x < points; ++x) {
        if (masses[x] > 0) world.emplace(static_cast<int>(x), row[x], masses[x]);
      }
      worlds.insert(world);
      return answers.at(world);
    };
    const auto loss = [&](const oracle::Row& answer, const std::vector<int>& masses) {
      int sum = 0;
      for (std::size_t x = 0; x < points; ++x) sum += answer[x] == row[x] ? 0 : masses[x];
      return sum;
    };
    // Every set of worlds that are joined two by two: grown from its first.
    const std::function<void(std::vector<std::size_t>)> grow = [&](const std::vector<std::size_t>& simplex) {
      std::set<oracle::Row> seen;
      for (const std::size_t a : simplex) {
        seen.insert(answer_at(all[a]));
        for (const std::size_t b : simplex) worst = std::max(worst, loss(answer_at(all[a]), all[b]));
      }
      colours = std::max(colours, seen.size());
      for (std::size_t next = simplex.back() + 1; next < all.size(); ++next) {
        if (!std::all_of(simplex.begin(), simplex.end(),
                         [&](std::size_t a) { return share_an_edge(all[a], all[next]); }))
          continue;
        std::vector<std::size_t> wider = simplex;
        wider.push_back(next);
        grow(wider);
      }
    };
    for (std::size_t first = 0; first < all.size(); ++first) grow({first});
  }
  AUDIT(worlds.size() == answers.size());
  AUDIT(json["worlds"].get<std::size_t>() == worlds.size());
  AUDIT(json["most_colours"].get<std::size_t>() == colours);
  AUDIT(worst <= alpha_units);
  check_exact(json["worst_loss"], Real(worst) / Real(mesh));
}

}  // namespace

TEST_CASE("complex: L, its components and paintings are those of a count", "[audit]") {
  run_cases("complex", 6, [](Draws& draws) {
    const oracle::Table table = merged(draws.table(8, 3));
    CAPTURE(text_of(table));
    const Json json = ask({"complex", text_of(table)});
    const auto components = components_of(table);
    AUDIT(json["components"].size() == components.size());
    const std::size_t lists = list_number_of(table, components);
    AUDIT(json["list_number"]["lower"].get<std::size_t>() == lists);
    AUDIT(json["list_number"]["upper"].get<std::size_t>() == lists);
    check_exact(json["limit"], Real(1) / Real(lists));
    std::size_t most = 0;
    for (std::size_t x = 0; x < table.front().size(); ++x) {
      most = std::max({most, side(table, x, 1).size(), side(table, x, -1).size()});
    }
    check_exact(json["rho_zero"], Real(1) / Real(most));
    // Mesh 4 and α = 1/4: a painting with L answers, where one is found within a second.
    const Json painted = ask({"complex", text_of(table), "--mesh", "4", "--alpha", "1/4", "--colours",
                              std::to_string(lists), "--seconds", "1"});
    if (!painted["painting"].is_null()) check_painting(table, painted, 4, 1);
  });
}

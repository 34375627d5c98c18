// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/painting.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_simplices = 100'000;

// The worlds in breadth-first order from the first, through common simplices; then those that it does not reach.
std::vector<std::uint32_t> breadth_first(const ComplexMesh& mesh) {
  std::vector<std::uint32_t> order;
  std::vector<bool> seen(mesh.worlds.size());
  for (std::uint32_t first = 0; first < mesh.worlds.size(); ++first) {
    if (seen[first]) continue;
    seen[first] = true;
    order.push_back(first);
    for (std::size_t next = order.size() - 1; next < order.size(); ++next) {
      for (const std::uint32_t simplex : mesh.around[order[next]]) {
        for (const std::uint32_t world : mesh.simplices[simplex]) {
          if (seen[world]) continue;
          seen[world] = true;
          order.push_back(world);
        }
      }
    }
  }
  return order;
}

constexpr Answer4 unpainted = ~Answer4{0};

// Different answers on a simplex, as bits.
std::uint32_t colours_on(const std::vector<std::uint32_t>& simplex, const std::vector<Answer4>& answers) {
  std::uint32_t colours = 0;
  for (const std::uint32_t world : simplex) {
    if (answers[world] != unpainted) colours |= 1U << answers[world];
  }
  return colours;
}

}  // namespace

std::vector<SimplexPart> edgewise_parts(std::size_t corners, std::uint64_t mesh) {
  std::vector<SimplexPart> parts;
  const std::size_t d = corners - 1;
  std::vector<std::uint32_t> low(d, 0);
  const auto inside = [&](const std::vector<std::uint32_t>& z) {
    return (d == 0 || z.front() <= mesh) && std::is_sorted(z.rbegin(), z.rend());
  };
  const auto masses = [&](const std::vector<std::uint32_t>& z) {
    std::vector<std::uint32_t> mass(corners);
    for (std::size_t j = 0; j <= d; ++j) {
      mass[j] = (j == 0 ? static_cast<std::uint32_t>(mesh) : z[j - 1]) - (j == d ? 0 : z[j]);
    }
    return mass;
  };
  for (;;) {
    std::vector<std::size_t> order(d);
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
      std::vector<std::uint32_t> z = low;
      SimplexPart part;
      for (std::size_t step = 0; step <= d && inside(z); ++step) {
        part.push_back(masses(z));
        if (step < d) ++z[order[step]];
      }
      if (part.size() == corners) parts.push_back(std::move(part));
    } while (std::next_permutation(order.begin(), order.end()));
    std::size_t j = 0;
    while (j < d && low[j] + 1 == mesh) low[j++] = 0;
    if (j == d) return parts;
    ++low[j];
  }
}

std::uint32_t loss_at(const MeshWorld& world, Answer4 answer) {
  std::uint32_t loss = 0;
  for (std::size_t x = 0; x < world.mass.size(); ++x) {
    if ((((world.plus ^ answer) >> x) & 1U) != 0) loss += world.mass[x];
  }
  return loss;
}

ComplexMesh::ComplexMesh(const ConceptClass& concept_class, std::uint64_t fineness)
    : points(concept_class.points()), mesh(fineness) {
  if (points > most_painted_points) {
    throw InputError("class", rules::value_points(points), rules::at_most(most_painted_points));
  }
  if (mesh < 1 || mesh > finest_mesh) {
    throw InputError("mesh", std::to_string(mesh), rules::whole_between(1, finest_mesh));
  }
  const auto simplices_with = [&](std::uint64_t fine) {
    std::uint64_t count = concept_class.size();
    for (std::size_t x = 1; x < points; ++x) count *= fine;
    return count;
  };
  if (simplices_with(mesh) > most_simplices) {
    std::uint64_t most = mesh;
    while (simplices_with(most) > most_simplices) --most;
    throw InputError("mesh", std::to_string(mesh), rules::at_most(most));
  }
  const std::vector<SimplexPart> parts = edgewise_parts(points, mesh);
  std::map<MeshWorld, std::uint32_t> number_of;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    for (const SimplexPart& part : parts) {
      std::vector<std::uint32_t> simplex;
      for (const std::vector<std::uint32_t>& mass : part) {
        MeshWorld world{0, mass};
        for (std::size_t x = 0; x < points; ++x) {
          if (mass[x] > 0 && concept_class.row(h)[x] == Label::plus) world.plus |= 1U << x;
        }
        const auto [found, fresh] = number_of.emplace(world, static_cast<std::uint32_t>(worlds.size()));
        if (fresh) {
          worlds.push_back(world);
          around.emplace_back();
        }
        around[found->second].push_back(static_cast<std::uint32_t>(simplices.size()));
        simplex.push_back(found->second);
      }
      simplices.push_back(std::move(simplex));
    }
  }
}

std::uint32_t ComplexMesh::loss_around(std::size_t world, Answer4 answer) const {
  std::uint32_t most = 0;
  for (const std::uint32_t simplex : around[world]) {
    for (const std::uint32_t near : simplices[simplex]) {
      // A point that the world has keeps its label; of the others, each simplex has its own.
      most = std::max(most, loss_at(worlds[near], answer));
    }
  }
  return most;
}

void PaintingProblem::validate() const {
  if (mesh < 1 || mesh > finest_mesh) {
    throw InputError("mesh", std::to_string(mesh), rules::whole_between(1, finest_mesh));
  }
  if (alpha <= 0 || alpha >= Rational(1, 2)) throw InputError("alpha", to_string(alpha), rules::above_below(0, "1/2"));
  if (colours < 1 || colours > 16) throw InputError("colours", std::to_string(colours), rules::whole_between(1, 16));
  if (Rational(mesh) * alpha < 1) throw InputError("mesh", std::to_string(mesh), rules::mesh_too_coarse());
}

PaintingFacts painting_facts(const ComplexMesh& mesh, const std::vector<Answer4>& answers) {
  PaintingFacts facts;
  for (const std::vector<std::uint32_t>& simplex : mesh.simplices) {
    facts.most_colours =
        std::max(facts.most_colours, static_cast<std::size_t>(std::popcount(colours_on(simplex, answers))));
  }
  std::uint32_t worst = 0;
  for (std::size_t i = 0; i < answers.size(); ++i) worst = std::max(worst, mesh.loss_around(i, answers[i]));
  facts.worst_loss = Rational(worst, mesh.mesh);
  return facts;
}

PaintingSearch find_painting(const ConceptClass& concept_class, const ComplexMesh& mesh, const PaintingProblem& problem,
                             const Observer& observer) {
  problem.validate();
  std::vector<Answer4> palette;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    palette.push_back(answer_of(concept_class.row(h)));
  }
  for (Answer4 answer = 0; answer < 1U << mesh.points; ++answer) {
    if (std::find(palette.begin(), palette.end(), answer) == palette.end()) palette.push_back(answer);
  }
  const std::vector<std::uint32_t> order = breadth_first(mesh);
  std::vector<std::vector<Answer4>> good(mesh.worlds.size());
  for (std::size_t i = 0; i < good.size(); ++i) {
    std::copy_if(palette.begin(), palette.end(), std::back_inserter(good[i]),
                 [&](Answer4 answer) { return Rational(mesh.loss_around(i, answer), mesh.mesh) <= problem.alpha; });
  }
  PaintingSearch search;
  std::vector<Answer4> answers(good.size(), unpainted);
  std::vector<std::size_t> next(good.size(), 0);  // of each place in the order: the answer to try next
  const auto fits = [&](std::uint32_t world) {
    return std::all_of(mesh.around[world].begin(), mesh.around[world].end(), [&](std::uint32_t simplex) {
      return static_cast<std::uint64_t>(std::popcount(colours_on(mesh.simplices[simplex], answers))) <= problem.colours;
    });
  };
  for (std::size_t at = 0; at < order.size();) {
    const std::uint32_t world = order[at];
    answers[world] = unpainted;
    if (next[at] == good[world].size()) {
      if (at == 0) return search;
      next[at--] = 0;
      continue;
    }
    answers[world] = good[world][next[at]++];
    ++search.nodes;
    if (search.nodes % 1000 == 0 && stop_requested(observer, {"painting", search.nodes, 0})) {
      search.ended = Ended::stopped;
      return search;
    }
    if (fits(world)) ++at;
  }
  search.answers = std::move(answers);
  return search;
}

}  // namespace littlestone

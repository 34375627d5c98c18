// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/painting.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

// A world as in a picture: the signed mass of each point.
using SignedMasses = std::vector<int>;

// The mesh of classes on 2 and 3 points, counted by its own rule: worlds of one facet whose masses differ by one unit that
// moves from one point to another are neighbours, and simplices are sets of worlds that are neighbours pairwise.
struct PlainMesh {
  std::vector<SignedMasses> worlds;
  std::vector<std::vector<std::size_t>> simplices;
};

PlainMesh plain_mesh(const ConceptClass& concept_class, int mesh) {
  PlainMesh all;
  std::map<SignedMasses, std::size_t> number;
  const auto points = static_cast<int>(concept_class.points());
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    std::vector<SignedMasses> facet;
    for (int a = 0; a <= mesh; ++a) {
      for (int b = 0; b <= mesh - a; ++b) {
        if (points == 2 && a + b != mesh) continue;
        SignedMasses masses = {a, b};
        if (points == 3) masses.push_back(mesh - a - b);
        facet.push_back(masses);
      }
    }
    const auto near = [](const SignedMasses& one, const SignedMasses& other) {
      int moved = 0;
      for (std::size_t x = 0; x < one.size(); ++x) moved += std::abs(one[x] - other[x]);
      return moved == 2;
    };
    const auto numbered = [&](SignedMasses masses) {
      for (std::size_t x = 0; x < masses.size(); ++x) {
        if (concept_class.row(h)[x] == Label::minus) masses[x] = -masses[x];
      }
      const auto [found, fresh] = number.emplace(masses, all.worlds.size());
      if (fresh) all.worlds.push_back(masses);
      return found->second;
    };
    for (std::size_t i = 0; i < facet.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (!near(facet[i], facet[j])) continue;
        if (points == 2) all.simplices.push_back({numbered(facet[i]), numbered(facet[j])});
        for (std::size_t k = 0; points == 3 && k < j; ++k) {
          if (near(facet[i], facet[k]) && near(facet[j], facet[k])) {
            all.simplices.push_back({numbered(facet[i]), numbered(facet[j]), numbered(facet[k])});
          }
        }
      }
    }
  }
  return all;
}

SignedMasses signed_masses(const MeshWorld& world) {
  SignedMasses masses;
  for (std::size_t x = 0; x < world.mass.size(); ++x) {
    masses.push_back(((world.plus >> x) & 1U) != 0 ? static_cast<int>(world.mass[x])
                                                   : -static_cast<int>(world.mass[x]));
  }
  return masses;
}

int plain_loss(const SignedMasses& world, unsigned answer) {
  int loss = 0;
  for (std::size_t x = 0; x < world.size(); ++x) {
    if ((world[x] > 0) != (((answer >> x) & 1U) != 0)) loss += std::abs(world[x]);
  }
  return loss;
}

// Most answers on a simplex and the worst loss near an answer's world, recounted.
std::pair<std::size_t, int> recount(const PlainMesh& plain, const std::map<SignedMasses, unsigned>& answers) {
  std::size_t most = 0;
  int worst = 0;
  for (const auto& simplex : plain.simplices) {
    std::set<unsigned> colours;
    for (const std::size_t world : simplex) {
      const unsigned answer = answers.at(plain.worlds[world]);
      colours.insert(answer);
      for (const std::size_t near : simplex) worst = std::max(worst, plain_loss(plain.worlds[near], answer));
    }
    most = std::max(most, colours.size());
  }
  return {most, worst};
}

PaintingSearch paint(const ConceptClass& concept_class, const PaintingProblem& problem) {
  return find_painting(concept_class, ComplexMesh(concept_class, problem.mesh), problem);
}

}  // namespace

TEST_CASE("the mesh has the worlds and simplices of a count by neighbours", "[stability][complex]") {
  struct Case {
    const char* text;
    int mesh;
    std::size_t worlds, simplices;
  };
  for (const Case& one :
       {Case{"table:11/01/00", 5, 16, 15}, Case{"cube:2", 4, 16, 16}, Case{"points:3", 4, 42, 48},
        Case{"thresholds:3", 4, 35, 48}, Case{"table:111/011/001/000", 4, 45, 64}, Case{"cube:3", 4, 66, 128},
        Case{"table:111/110/101/100", 4, 41, 64}, Case{"table:001/010/011/100/101/110", 4, 60, 96}}) {
    CAPTURE(one.text);
    const ConceptClass concept_class = make_class(one.text);
    const ComplexMesh mesh(concept_class, static_cast<std::uint64_t>(one.mesh));
    const PlainMesh plain = plain_mesh(concept_class, one.mesh);
    CHECK(mesh.worlds.size() == one.worlds);
    CHECK(mesh.simplices.size() == one.simplices);
    std::multiset<std::set<SignedMasses>> told;
    std::multiset<std::set<SignedMasses>> expected;
    for (const auto& simplex : mesh.simplices) {
      std::set<SignedMasses> corners;
      for (const std::uint32_t world : simplex) corners.insert(signed_masses(mesh.worlds[world]));
      told.insert(corners);
    }
    for (const auto& simplex : plain.simplices) {
      std::set<SignedMasses> corners;
      for (const std::size_t world : simplex) corners.insert(plain.worlds[world]);
      expected.insert(corners);
    }
    CHECK(told == expected);
  }
}

TEST_CASE("facets on 4 points cut their common faces alike", "[stability][complex]") {
  const ConceptClass cube = make_class("cube:4");
  const ComplexMesh mesh(cube, 3);
  CHECK(mesh.simplices.size() == 16 * 27);
  // Each triangle of a sphere of dimension 3 lies in two tetrahedra.
  std::map<std::set<std::uint32_t>, int> in;
  for (const auto& simplex : mesh.simplices) {
    for (const std::uint32_t left_out : simplex) {
      std::set<std::uint32_t> triangle(simplex.begin(), simplex.end());
      triangle.erase(left_out);
      ++in[triangle];
    }
  }
  for (const auto& [triangle, count] : in) CHECK(count == 2);
}

TEST_CASE("a painting that is found is one, by a count of its own", "[stability][complex]") {
  struct Case {
    const char* text;
    std::uint64_t mesh, colours;
    Rational alpha;
  };
  for (const Case& one : {Case{"table:11/01/00", 5, 2, Rational(2, 5)}, Case{"cube:2", 4, 2, Rational(2, 5)},
                          Case{"points:3", 4, 2, Rational(2, 5)}, Case{"thresholds:3", 4, 2, Rational(2, 5)},
                          Case{"table:111/011/001/000", 4, 2, Rational(2, 5)}, Case{"cube:3", 4, 3, Rational(2, 5)},
                          Case{"table:111/110/101/100", 4, 3, Rational(2, 5)},
                          Case{"table:001/010/011/100/101/110", 4, 2, Rational(2, 5)}}) {
    CAPTURE(one.text);
    const ConceptClass concept_class = make_class(one.text);
    const PaintingProblem problem{one.mesh, one.alpha, one.colours};
    const ComplexMesh mesh(concept_class, one.mesh);
    const PaintingSearch search = find_painting(concept_class, mesh, problem);
    REQUIRE(search.answers);
    std::map<SignedMasses, unsigned> answers;
    for (std::size_t i = 0; i < mesh.worlds.size(); ++i) answers[signed_masses(mesh.worlds[i])] = (*search.answers)[i];
    const auto [most, worst] = recount(plain_mesh(concept_class, static_cast<int>(one.mesh)), answers);
    const PaintingFacts facts = painting_facts(mesh, *search.answers);
    CHECK(facts.most_colours == most);
    CHECK(facts.worst_loss == Rational(worst, one.mesh));
    CHECK(most <= one.colours);
    CHECK(facts.worst_loss <= one.alpha);
    CHECK(search.ended == Ended::completed);
  }
}

TEST_CASE("there is no painting with fewer answers than L: all are tried", "[stability][complex]") {
  const auto none = [](const char* text, std::uint64_t mesh, std::uint64_t colours) {
    const PaintingSearch search = paint(make_class(text), {mesh, Rational(9, 20), colours});
    CHECK(search.ended == Ended::completed);
    CHECK_FALSE(search.answers);
    return search.nodes;
  };
  CHECK(none("table:111/110/101/100", 3, 2) > 50);  // a point that everybody knows
  CHECK(none("cube:3", 4, 2) > 50);
  CHECK(none("cube:2", 5, 1) > 0);
  CHECK(none("table:11/01/00", 5, 1) > 0);
}

TEST_CASE("a search that is stopped says so, and what cannot be painted is refused", "[stability][complex]") {
  const ConceptClass cube = make_class("cube:3");
  const PaintingProblem problem{6, Rational(9, 20), 2};
  const PaintingSearch search =
      find_painting(cube, ComplexMesh(cube, 6), problem, [](const Progress&) { return Answer::stop; });
  CHECK(search.ended == Ended::stopped);
  CHECK(search.nodes == 1000);
  CHECK_THROWS_WITH(ComplexMesh(make_class("points:5"), 4), "class: 5 points: must be at most 4");
  CHECK_THROWS_WITH(ComplexMesh(cube, 41), "mesh: 41: must be a whole number from 1 to 40");
  CHECK_THROWS_WITH(ComplexMesh(make_class("cube:4"), 19), "mesh: 19: must be at most 18");
  CHECK_THROWS_WITH(paint(cube, {4, Rational(1, 5), 2}), "mesh: 4: is too coarse for alpha: must be at least 1/alpha");
  CHECK_THROWS_WITH(paint(cube, {4, Rational(1, 2), 2}), "alpha: 0.5: must be above 0 and below 1/2");
  CHECK_THROWS_WITH(paint(cube, {4, Rational(2, 5), 0}), "colours: 0: must be a whole number from 1 to 16");
}

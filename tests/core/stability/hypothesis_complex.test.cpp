// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/hypothesis_complex.hpp"

#include <bit>
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

using FaceText = std::string;  // "+.-"
using FaceSum = std::set<FaceText>;

// The sum of the boundaries, mod 2, by texts alone.
FaceSum boundary(const std::vector<FaceText>& faces) {
  FaceSum sum;
  for (const FaceText& face : faces) {
    for (std::size_t x = 0; x < face.size(); ++x) {
      if (face[x] == '.') continue;
      FaceText smaller = face;
      smaller[x] = '.';
      if (!sum.insert(smaller).second) sum.erase(smaller);
    }
  }
  return sum;
}

// Faces of the class on `size` points.
FaceSum faces_by_text(const ConceptClass& concept_class, int size) {
  FaceSum faces;
  for (unsigned set = 0; set < 1U << concept_class.points(); ++set) {
    if (std::popcount(set) != size) continue;
    for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
      FaceText face = concept_class.row(h).to_string();
      for (std::size_t x = 0; x < face.size(); ++x) {
        if (((set >> x) & 1U) == 0) face[x] = '.';
      }
      faces.insert(face);
    }
  }
  return faces;
}

FaceSum sphere_of(PointSet points, const FaceSum& faces) {
  FaceSum sphere;
  for (const FaceText& face : faces) {
    bool on = true;
    for (std::size_t x = 0; x < face.size(); ++x) on = on && (face[x] != '.') == (((points >> x) & 1U) != 0);
    if (on) sphere.insert(face);
  }
  return sphere;
}

// Whether some set of larger faces has this boundary: all of them are tried.
bool bounds_by_trying(const FaceSum& sphere, const FaceSum& larger) {
  const std::vector<FaceText> faces(larger.begin(), larger.end());
  for (unsigned chosen = 0; chosen < 1U << faces.size(); ++chosen) {
    std::vector<FaceText> chain;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      if (((chosen >> i) & 1U) != 0) chain.push_back(faces[i]);
    }
    if (boundary(chain) == sphere) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("a sphere bounds on 3 points exactly where some set of larger faces has it as boundary",
          "[stability][complex]") {
  int bounding = 0;
  int not_bounding = 0;
  for (unsigned number = 1; number < 256; ++number) {
    std::string text = "table:";
    for (unsigned row = 0; row < 8; ++row) {
      if (((number >> row) & 1U) == 0) continue;
      text += (text.back() == ':' ? "" : "/");
      for (unsigned x = 0; x < 3; ++x) text += ((row >> x) & 1U) != 0 ? '1' : '0';
    }
    const ConceptClass concept_class = make_class(text);
    const std::vector<ShatteredSphere> spheres = shattered_spheres(HypothesisComplex(concept_class));
    std::set<PointSet> told;
    for (const ShatteredSphere& sphere : spheres) {
      CAPTURE(text, sphere.points);
      told.insert(sphere.points);
      const int size = std::popcount(sphere.points);
      const FaceSum faces = faces_by_text(concept_class, size);
      const FaceSum cycle = sphere_of(sphere.points, faces);
      CHECK(cycle.size() == std::size_t{1} << size);
      std::vector<FaceText> chain;
      for (const LabelledFace& face : sphere.chain) chain.push_back(to_string(face, 3));
      if (sphere.bounding == Bounding::yes) {
        ++bounding;
        const FaceSum larger = faces_by_text(concept_class, size + 1);
        for (const FaceText& face : chain) CHECK(larger.contains(face));
        CHECK(boundary(chain) == cycle);
      } else {
        ++not_bounding;
        CHECK(chain.empty());
        if (size == 3) continue;  // no larger faces
        const FaceSum larger = faces_by_text(concept_class, size + 1);
        CHECK(sphere.bounding == Bounding::no);
        if (size == 2) CHECK_FALSE(bounds_by_trying(cycle, larger));
        // A pair of labels bounds where a path joins them; none here, so few faces have to be tried.
        if (size == 1 && larger.size() <= 8) CHECK_FALSE(bounds_by_trying(cycle, larger));
      }
    }
    for (PointSet set = 1; set < 8; ++set) {
      const int size = std::popcount(set);
      const bool shattered = sphere_of(set, faces_by_text(concept_class, size)).size() == std::size_t{1} << size;
      CHECK(told.contains(set) == shattered);
    }
  }
  CHECK(bounding > 300);
  CHECK(not_bounding > 30);
}

TEST_CASE("components and vertices are those of a count by hand", "[stability][complex]") {
  const HypothesisComplex complex(make_class("table:000/111/001/110"));
  CHECK(complex.components() == std::vector<std::vector<HypothesisIndex>>{{0, 1, 2, 3}});
  CHECK(complex.most_at_a_vertex() == 2);
  const HypothesisComplex apart(make_class("table:0000/1111"));
  CHECK(apart.components() == std::vector<std::vector<HypothesisIndex>>{{0}, {1}});
  CHECK(apart.most_at_a_vertex() == 1);
  CHECK(HypothesisComplex(make_class("cube:3")).most_at_a_vertex() == 4);
  CHECK(HypothesisComplex(make_class("points:5")).most_at_a_vertex() == 4);
  CHECK(complex.faces_on(3) == std::vector<LabelledFace>{{3, 0}, {3, 3}});
}

TEST_CASE("in cube:4 every sphere of fewer than four points bounds, and that of all four does not",
          "[stability][complex]") {
  const ConceptClass cube = make_class("cube:4");
  const std::vector<ShatteredSphere> spheres = shattered_spheres(HypothesisComplex(cube));
  CHECK(spheres.size() == 15);
  for (const ShatteredSphere& sphere : spheres) {
    CHECK((sphere.bounding == Bounding::yes) == (sphere.points != 15));
    if (sphere.points == 15) continue;
    std::vector<FaceText> chain;
    for (const LabelledFace& face : sphere.chain) chain.push_back(to_string(face, 4));
    CHECK(boundary(chain) == sphere_of(sphere.points, faces_by_text(cube, std::popcount(sphere.points))));
  }
  const std::vector<ShatteredSphere> cut = shattered_spheres(HypothesisComplex(cube), {}, 1);
  CHECK(cut.front().bounding == Bounding::too_large);
}

TEST_CASE("the complex of a large class is refused in one line", "[stability][complex]") {
  CHECK_THROWS_WITH(HypothesisComplex(make_class("points:65")), "class: 65 points: must be at most 64");
  CHECK_THROWS_WITH(HypothesisComplex(make_class("cube:13")), "hypotheses: 8192: must be at most 4096");
}

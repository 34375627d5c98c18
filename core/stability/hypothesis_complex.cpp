// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/hypothesis_complex.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "core/base/bits.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_complex_points = 64;
constexpr std::size_t most_facets = 4096;

PointSet single_point(std::size_t x) { return PointSet{1} << x; }

std::size_t root_of(std::vector<std::size_t>& parent, std::size_t i) {
  while (parent[i] != i) i = parent[i] = parent[parent[i]];
  return i;
}

// Vertices are numbered 2x + [label is +].
std::size_t vertex_number(PointSet facet, std::size_t x) { return 2 * x + ((facet >> x) & 1U); }

// Sets of `size` ≥ 1 points out of the first `points`, by rising set: each(set).
template <class Each>
void for_each_set(std::size_t points, std::size_t size, const Each& each) {
  if (size > points) return;
  const PointSet first = ~PointSet{0} >> (64 - size);
  const PointSet last = first << (points - size);
  for (PointSet set = first;;) {
    each(set);
    if (set == last) return;
    // The next number with as many ones: the lowest run of them gives its top one to the place above, the others fall.
    const PointSet lowest = set & (~set + 1);
    const PointSet raised = set + lowest;
    set = raised | (((raised ^ set) / lowest) >> 2U);
  }
}

using FaceKey = std::pair<PointSet, PointSet>;
FaceKey face_key(const LabelledFace& face) { return {face.points, face.plus}; }

// A sum of boundaries with the faces that make it.
struct BoundarySum {
  BitVector rows;     // faces of d points
  BitVector columns;  // faces of d + 1 points
};

void add_to(BitVector& sum, const BitVector& other) {
  for (std::size_t w = 0; w < other.words().size(); ++w) sum.set_word(w, sum.words()[w] ^ other.words()[w]);
}

// What bounds among the sums of faces of d points.
class Boundaries {
 public:
  // The most words that an elimination touches.
  static double cost(double rows, double columns) { return columns * std::min(rows, columns) * (rows + columns) / 64; }

  Boundaries(const std::vector<LabelledFace>& low, std::vector<LabelledFace> high, const Observer& observer)
      : high_(std::move(high)), with_pivot_(low.size()) {
    for (std::size_t i = 0; i < low.size(); ++i) row_of_[face_key(low[i])] = i;
    for (std::size_t i = 0; i < high_.size(); ++i) {
      if (stop_requested(observer, {"complex", i, high_.size()})) throw Stopped{};
      BoundarySum sum{BitVector(low.size()), BitVector(high_.size())};
      for (PointSet rest = high_[i].points; rest != 0; rest &= rest - 1) {
        const PointSet x = rest & ~(rest - 1);
        sum.rows.set(row_of_.at({high_[i].points & ~x, high_[i].plus & ~x}));
      }
      sum.columns.set(i);
      reduce(sum);
      const std::size_t pivot = sum.rows.find();
      if (pivot != BitVector::npos) with_pivot_[pivot] = std::move(sum);
    }
  }

  // Faces whose boundaries sum to the sphere of these points; none at all where it does not bound.
  std::vector<LabelledFace> chain_of(PointSet points) const {
    BoundarySum sum{BitVector(with_pivot_.size()), BitVector(high_.size())};
    for (auto face = row_of_.lower_bound({points, 0}); face != row_of_.end() && face->first.first == points; ++face) {
      sum.rows.set(face->second);
    }
    reduce(sum);
    std::vector<LabelledFace> chain;
    if (!sum.rows.none()) return chain;
    for (std::size_t i = sum.columns.find(); i != BitVector::npos; i = sum.columns.find(i + 1)) {
      chain.push_back(high_[i]);
    }
    return chain;
  }

 private:
  void reduce(BoundarySum& sum) const {
    for (std::size_t i = sum.rows.find(); i != BitVector::npos; i = sum.rows.find(i + 1)) {
      if (with_pivot_[i].rows.size() == 0) continue;
      add_to(sum.rows, with_pivot_[i].rows);
      add_to(sum.columns, with_pivot_[i].columns);
    }
  }

  std::map<FaceKey, std::size_t> row_of_;
  std::vector<LabelledFace> high_;
  std::vector<BoundarySum> with_pivot_;  // by their first row; no rows where there is none
};

std::vector<LabelledFace> faces_of_size(const HypothesisComplex& complex, std::size_t size) {
  std::vector<LabelledFace> all;
  for_each_set(complex.points(), size, [&](PointSet set) {
    const std::vector<LabelledFace> faces = complex.faces_on(set);
    all.insert(all.end(), faces.begin(), faces.end());
  });
  return all;
}

// n choose k, as a double.
double set_count(std::size_t n, std::size_t k) {
  double count = 1;
  for (std::size_t i = 0; i < k; ++i) count = count * static_cast<double>(n - i) / static_cast<double>(i + 1);
  return count;
}

}  // namespace

std::string to_string(const LabelledFace& face, std::size_t points) {
  std::string text(points, '.');
  for (std::size_t x = 0; x < points; ++x) {
    if ((face.points >> x) & 1U) text[x] = ((face.plus >> x) & 1U) != 0 ? '+' : '-';
  }
  return text;
}

HypothesisComplex::HypothesisComplex(const ConceptClass& concept_class) : points_(concept_class.points()) {
  if (points_ > most_complex_points) {
    throw InputError("class", rules::value_points(points_), rules::at_most(most_complex_points));
  }
  if (concept_class.size() > most_facets) {
    throw InputError("hypotheses", std::to_string(concept_class.size()), rules::at_most(most_facets));
  }
  std::vector<std::size_t> at(2 * points_);      // hypotheses at a vertex
  std::vector<std::size_t> parent(2 * points_);  // vertices of one hypothesis are connected
  std::iota(parent.begin(), parent.end(), std::size_t{0});
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    const PointSet facet = plus_points(concept_class.row(h));
    facets_.push_back(facet);
    for (std::size_t x = 0; x < points_; ++x) {
      most_at_a_vertex_ = std::max(most_at_a_vertex_, ++at[vertex_number(facet, x)]);
      parent[root_of(parent, vertex_number(facet, x))] = root_of(parent, vertex_number(facet, 0));
    }
  }
  std::map<std::size_t, std::size_t> component_of;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    const std::size_t root = root_of(parent, vertex_number(facets_[h], 0));
    const auto [found, fresh] = component_of.emplace(root, components_.size());
    if (fresh) components_.emplace_back();
    components_[found->second].push_back(h);
  }
}

std::vector<LabelledFace> HypothesisComplex::faces_on(PointSet points) const {
  std::vector<PointSet> traces;
  for (const PointSet facet : facets_) traces.push_back(facet & points);
  std::sort(traces.begin(), traces.end());
  traces.erase(std::unique(traces.begin(), traces.end()), traces.end());
  std::vector<LabelledFace> faces;
  faces.reserve(traces.size());
  for (const PointSet plus : traces) faces.push_back({points, plus});
  return faces;
}

std::vector<ShatteredSphere> shattered_spheres(const HypothesisComplex& complex, const Observer& observer,
                                               double most_cost) {
  std::vector<ShatteredSphere> all;
  const std::size_t points = complex.points();
  std::vector<PointSet> smaller = {0};
  for (std::size_t size = 1; !smaller.empty() && size <= points; ++size) {
    // A set is shattered only if it is one without its last point.
    std::vector<PointSet> found;
    for (const PointSet set : smaller) {
      for (auto x = static_cast<std::size_t>(std::bit_width(set)); x < points; ++x) {
        if (stop_requested(observer, {"complex", all.size(), 0})) throw Stopped{};
        const PointSet wider = set | single_point(x);
        if (std::uint64_t{1} << size > complex.facets().size()) continue;
        if (complex.faces_on(wider).size() == std::size_t{1} << size) found.push_back(wider);
      }
    }
    std::sort(found.begin(), found.end());
    smaller = found;
    if (found.empty()) break;
    const std::size_t first = all.size();
    for (const PointSet set : found) all.push_back({set, Bounding::no, {}});
    if (size == points) break;
    const auto on_a_set = [&](std::size_t k) {
      return std::min(static_cast<double>(complex.facets().size()), std::exp2(static_cast<double>(k)));
    };
    const double rows = set_count(points, size) * on_a_set(size);
    const double columns = set_count(points, size + 1) * on_a_set(size + 1);
    if (Boundaries::cost(rows, columns) > most_cost) {
      for (std::size_t i = first; i < all.size(); ++i) all[i].bounding = Bounding::too_large;
      continue;
    }
    const Boundaries boundaries(faces_of_size(complex, size), faces_of_size(complex, size + 1), observer);
    for (std::size_t i = first; i < all.size(); ++i) {
      all[i].chain = boundaries.chain_of(all[i].points);
      if (!all[i].chain.empty()) all[i].bounding = Bounding::yes;
    }
  }
  return all;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/list_number.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace littlestone {
namespace {

using FacetRows = std::vector<PointSet>;

// A chain after turning labels: each row has the + of the one before.
bool is_chain_from(const FacetRows& rows, PointSet first) {
  FacetRows turned;
  for (const PointSet row : rows) turned.push_back(row ^ first);
  std::sort(turned.begin(), turned.end(), [](auto a, auto b) { return std::popcount(a) < std::popcount(b); });
  for (std::size_t i = 1; i < turned.size(); ++i) {
    if ((turned[i - 1] & ~turned[i]) != 0) return false;
  }
  return true;
}

bool is_chain(const FacetRows& rows, std::size_t points) {
  return rows.size() <= points + 1 &&
         std::any_of(rows.begin(), rows.end(), [&](PointSet first) { return is_chain_from(rows, first); });
}

// All rows at a distance of at most 1 from one labelling, which is a row or differs from the first in one point.
bool is_star(const FacetRows& rows, std::size_t points) {
  if (rows.size() > points + 1) return false;
  for (std::size_t x = 0; x <= points; ++x) {
    const PointSet centre = x == points ? rows.front() : rows.front() ^ (PointSet{1} << x);
    if (std::all_of(rows.begin(), rows.end(), [&](PointSet row) { return std::popcount(row ^ centre) <= 1; })) {
      return true;
    }
  }
  return false;
}

// The first points of those that differ, up to turning all labels of a point: the others are copies of them.
std::vector<std::size_t> different_points(const FacetRows& rows, std::size_t points) {
  std::vector<std::vector<bool>> columns;
  std::vector<std::size_t> first;
  for (std::size_t x = 0; x < points; ++x) {
    std::vector<bool> column;
    for (const PointSet row : rows) column.push_back((((row ^ rows.front()) >> x) & 1U) != 0);
    if (std::find(columns.begin(), columns.end(), column) != columns.end()) continue;
    columns.push_back(std::move(column));
    first.push_back(x);
  }
  return first;
}

// Of three points: whether one of them has a label that is compatible with all four labellings of the others.
bool has_full_vertex(const FacetRows& rows, const std::vector<std::size_t>& three) {
  for (std::size_t i = 0; i < 3; ++i) {
    for (const unsigned label : {0U, 1U}) {
      std::array<bool, 4> there{};
      for (const PointSet row : rows) {
        if (((row >> three[i]) & 1U) != label) continue;
        there[((row >> three[(i + 1) % 3]) & 1U) * 2 + ((row >> three[(i + 2) % 3]) & 1U)] = true;
      }
      if (std::count(there.begin(), there.end(), true) == 4) return true;
    }
  }
  return false;
}

struct UpperBound {
  std::size_t lists;
  ListNumberRule rule;
};

UpperBound upper_of(FacetRows rows, std::size_t points) {
  if (rows.size() == 1) return {1, ListNumberRule::lone};
  const std::vector<std::size_t> different = different_points(rows, points);
  PointSet kept = 0;
  for (const std::size_t x : different) kept |= PointSet{1} << x;
  for (PointSet& row : rows) row &= kept;
  if (different.size() <= 2) return {different.size(), ListNumberRule::points};
  if (is_chain(rows, points)) return {2, ListNumberRule::chain};
  if (is_star(rows, points)) return {2, ListNumberRule::star};
  if (different.size() == 3 && !has_full_vertex(rows, different)) return {2, ListNumberRule::three_points};
  return {different.size(), ListNumberRule::points};
}

std::string words_of_rule(ListNumberRule rule) {
  switch (rule) {
    case ListNumberRule::any: return "always";
    case ListNumberRule::both_labels: return "one component has both labels of point ";
    case ListNumberRule::shattered: return "a paper's (arXiv 2304.03757), and stability.md §7: shattered are points ";
    case ListNumberRule::sphere: return "stability.md §7: shattered, with a sphere that bounds, are points ";
    case ListNumberRule::lone: return "stability.md §5: every component is one hypothesis";
    case ListNumberRule::points: return "stability.md §5: no more points differ, up to turning labels";
    case ListNumberRule::three_points:
      return "stability.md §8: three points, and no labelled one is compatible with all labels of the others";
    case ListNumberRule::chain: return "stability.md §5: a chain of hypotheses";
    case ListNumberRule::star: return "stability.md §5: all differ from one labelling in at most one point";
  }
  return "";
}

}  // namespace

ListNumber list_number(const HypothesisComplex& complex, const std::vector<ShatteredSphere>& spheres) {
  ListNumber number;
  for (const ShatteredSphere& sphere : spheres) {
    const auto size = static_cast<std::size_t>(std::popcount(sphere.points));
    const bool bounds = sphere.bounding == Bounding::yes;
    const std::size_t least = bounds ? size + 1 : size;
    if (least <= number.lower) continue;
    number.lower = least;
    number.lower_points = sphere.points;
    number.lower_rule = !bounds     ? ListNumberRule::shattered
                        : size == 1 ? ListNumberRule::both_labels
                                    : ListNumberRule::sphere;
  }
  number.upper = 0;
  for (const std::vector<HypothesisIndex>& component : complex.components()) {
    FacetRows rows;
    for (const HypothesisIndex h : component) rows.push_back(complex.facets()[h]);
    const UpperBound bound = upper_of(std::move(rows), complex.points());
    if (bound.lists <= number.upper) continue;
    number.upper = bound.lists;
    number.upper_rule = bound.rule;
    number.upper_row = component.front();
  }
  return number;
}

ListNumber list_number(const ConceptClass& concept_class) {
  const HypothesisComplex complex(concept_class);
  return list_number(complex, shattered_spheres(complex));
}

std::string one_over(std::size_t lists) { return lists == 1 ? "1" : "1/" + std::to_string(lists); }

std::string reason(const ListNumber& number, const ConceptClass& concept_class) {
  std::string text = "at least " + std::to_string(number.lower) + ": " + words_of_rule(number.lower_rule);
  std::string names;
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    if (((number.lower_points >> x) & 1U) == 0) continue;
    names += (names.empty() ? "" : ", ") + concept_class.point_name(x).text();
  }
  return text + names + "; at most " + std::to_string(number.upper) + ": " + words_of_rule(number.upper_rule);
}

}  // namespace littlestone

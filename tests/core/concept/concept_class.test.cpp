// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/concept_class.hpp"

#include <catch2/catch.hpp>

#include "core/concept/families.hpp"
#include "tests/support/bridge.hpp"

using namespace littlestone;

TEST_CASE("every row is found under its labels, and nothing under labels the class does not have", "[concept]") {
  for (const oracle::Table& table : oracle::all_classes(3)) {
    const ConceptClass original = bridge::class_of(table);
    const ConceptClass concept_class = original;  // a copy answers for itself
    std::size_t found = 0;
    for (unsigned bits = 0; bits < 8; ++bits) {
      LabelVector labels(3);
      for (std::size_t x = 0; x < 3; ++x) labels.set(x, label_of(((bits >> x) & 1U) != 0));
      const auto h = concept_class.find(labels);
      if (!h) continue;
      REQUIRE(concept_class.row(*h) == labels);
      ++found;
    }
    REQUIRE(found == table.size());
  }
  const ConceptClass large = make_class("random:5000,20,3");
  for (HypothesisIndex h = 0; h < large.size(); ++h) {
    if (large.find(large.row(h)) != h) FAIL("row " << h << " is not found");
  }
  CHECK_FALSE(large.find(LabelVector(19)));
}

TEST_CASE("equal rows are merged into the first of them, wherever they stand", "[concept]") {
  std::vector<LabelVector> rows;
  for (int copy = 0; copy < 3; ++copy) {
    for (const char* text : {"-+-", "+++", "---", "-+-"}) rows.push_back(LabelVector::parse(text));
  }
  const ConceptClass concept_class("merged", std::move(rows), {},
                                   {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"});
  CHECK(concept_class.size() == 3);
  CHECK(concept_class.merged_rows() == 9);
  CHECK(concept_class.hypothesis_name(2) == "c");
  CHECK(concept_class.name_of(LabelVector::parse("-+-")) == "a");
  CHECK(concept_class.column(1).count() == 2);
}

TEST_CASE("a column has the labels of all rows at its point, for rows and points of any number of words", "[concept]") {
  for (const char* text :
       {"random:1,1,1", "random:64,64,2", "random:65,63,3", "random:3,200,4", "random:200,130,5", "points:129"}) {
    const ConceptClass concept_class = make_class(text);
    CAPTURE(text);
    bool same = true;
    for (PointIndex x = 0; x < concept_class.points(); ++x) {
      REQUIRE(concept_class.column(x).size() == concept_class.size());
      for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
        same = same && concept_class.column(x).test(h) == (concept_class.row(h)[x] == Label::plus);
      }
    }
    CHECK(same);
  }
}

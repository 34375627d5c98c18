// SPDX-License-Identifier: GPL-3.0-or-later
// The data set of a chapter's scenario: a class, a distribution with wrong labels, and rows of it that are drawn, given
// by hand or read.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/rational.hpp"
#include "core/concept/data_file.hpp"
#include "core/concept/distribution.hpp"
#include "core/concept/families.hpp"
#include "core/prediction/labelled_rows.hpp"
#include "core/random/engine.hpp"
#include "core/study/chapters/chapter_file.hpp"

namespace littlestone {

/// The class, the distribution and the data of a scenario.
struct ChapterData {
  ConceptClass concept_class;
  Distribution distribution;  // of points, with the target's labels; the noise comes on top
  LabelledRows rows;
};

/// Reads "5:+,fur:-,…"; empty: no example. What is wrong with it is said of the field: throws InputError.
[[nodiscard]] Sample read_examples(std::string_view field, std::string_view text, const IndexReader& points);

/// n examples of the distribution, each label flipped with chance `noise`, or with that of its point where there
/// is one for each. Points come from the stream "rows" below `seeds`, wrong labels from "noise": the points are the
/// same whatever the noise. O(n).
[[nodiscard]] Sample draw_examples(const Distribution& distribution, const Rational& noise, std::uint64_t n,
                                   const SeedTree& seeds, std::span<const Rational> by_point = {});

/// Throws InputError where a chance is not from 0 to below 1/2.
void expect_below_half(std::string_view field, const Rational& value);
/// Throws InputError (field "noise_at") where chances by point are not one a point, each from 0 to below 1/2. None is
/// right.
void expect_noise_at(const std::vector<Rational>& noise_at, std::size_t points);
/// Throws InputError (field "chosen") where rows of T given by hand are not `subset` different rows of n. None given: T
/// is drawn.
void expect_rows_of(const std::vector<std::uint64_t>& chosen, std::uint64_t subset, std::uint64_t n);

/// Appends what is wrong with the rows of add_data_rows. `more` is asked with the class where one can be made.
template <class Owner, class More>
void check_data_rows(const Owner& scenario, std::vector<InputError>& problems, const More& more) {
  const auto guard = [&](auto&& check) { chapter_file::guard(problems, check); };
  guard([&] { expect_below_half("noise", scenario.noise); });
  guard([&] {
    const ConceptClass concept_class = make_class(scenario.class_text);
    guard([&] { (void)make_distribution(concept_class, scenario.marginal, scenario.target); });
    guard([&] {
      if (scenario.rows.empty()) return;
      if (!scenario.data.empty()) throw InputError("rows", "", rules::cannot_stand_beside("data"));
      const std::size_t given = read_examples("rows", scenario.rows, IndexReader::points_of(concept_class)).size();
      if (given != scenario.examples)
        throw InputError("rows", std::to_string(given), rules::equal_to(scenario.examples));
    });
    more(concept_class);
  });
}

/// The data set of a scenario: its file's, its rows by hand, or n examples drawn below `seeds`. Throws InputError.
/// O(n).
template <class Owner>
[[nodiscard]] ChapterData make_chapter_data(const Owner& scenario, const Rational& noise, const SeedTree& seeds,
                                            std::span<const Rational> by_point = {}) {
  ConceptClass concept_class = make_class(scenario.class_text);
  Distribution distribution = make_distribution(concept_class, scenario.marginal, scenario.target);
  const IndexReader points = IndexReader::points_of(concept_class);
  if (!scenario.data.empty()) {
    LabelledRows rows = read_labelled_rows(scenario.data, points);
    return {std::move(concept_class), std::move(distribution), std::move(rows)};
  }
  Sample rows = scenario.rows.empty() ? draw_examples(distribution, noise, scenario.examples, seeds, by_point)
                                      : read_examples("rows", scenario.rows, points);
  return {std::move(concept_class), std::move(distribution), LabelledRows(std::move(rows), points.count())};
}

}  // namespace littlestone

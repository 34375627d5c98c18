// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that the scenarios of several chapters have: gallery words, a choice among names, and a data set with wrong
// labels.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/rules.hpp"
#include "core/study/field.hpp"

namespace littlestone {

/// Rows of a chapter's data set at most.
inline constexpr std::uint64_t most_chapter_rows = 1'000'000;

/// A row for a choice: its names are what to_string says of `values`, in their order. The texts must be of static
/// storage.
template <class Owner, auto member, const auto& values>
[[nodiscard]] Field<Owner> choice_field(FieldInfo info) {
  info.kind = FieldKind::choice;
  std::string names;
  for (const auto value : values) {
    info.choices.push_back(to_string(value));
    names += (names.empty() ? "" : ", ") + std::string(to_string(value));
  }
  info.not_a_choice = rules::one_of(names);
  return {std::move(info), [](const Owner& owner) -> FieldValue { return std::string(to_string(owner.*member)); },
          [](Owner& owner, const FieldValue& value) {
            const auto found = std::find_if(values.begin(), values.end(),
                                            [&](auto one) { return to_string(one) == std::get<std::string>(value); });
            assert(found != values.end());
            owner.*member = *found;
          },
          nullptr};
}

/// Title, lesson and page: what a gallery card says, and where it leads, by the ids of the chapter's pages. They must be
/// of static storage.
template <class Owner>
void add_card_rows(std::vector<Field<Owner>>& fields, const std::vector<std::string_view>& pages) {
  std::string names;
  for (const std::string_view page : pages) names += (names.empty() ? "" : ", ") + std::string(page);
  fields.push_back(member_field<Owner, &Owner::title>({.key = "title", .help = "Title for the gallery"}));
  fields.push_back(member_field<Owner, &Owner::lesson>({.key = "lesson", .help = "One line for the gallery"}));
  fields.push_back(member_field<Owner, &Owner::page>({.key = "page",
                                                      .help = "The page it opens on",
                                                      .kind = FieldKind::choice,
                                                      .choices = pages,
                                                      .not_a_choice = rules::one_of(names)}));
}

template <class Owner>
void add_seed_row(std::vector<Field<Owner>>& fields) {
  fields.push_back(member_field<Owner, &Owner::seed>({.key = "seed",
                                                      .option = "seed",
                                                      .argument = "seed",
                                                      .group = FieldGroup::randomness,
                                                      .label = FIELD_TEXT("Field", "Seed"),
                                                      .help = "Everything random follows from it",
                                                      .kind = FieldKind::whole,
                                                      .written_as_text = true}));
}

template <class Owner>
void add_source_row(std::vector<Field<Owner>>& fields) {
  fields.push_back(member_field<Owner, &Owner::source>(
      {.key = "source", .help = "Where in the paper it comes from, for the gallery", .left_out_when_default = true}));
}

/// One privacy parameter: above 0, from 1/100 to 10 on its slider.
[[nodiscard]] inline FieldInfo privacy_info(std::string_view key, std::string_view symbol, std::string_view label,
                                            std::string_view help,
                                            std::string_view low = FIELD_TEXT("Field", "more private")) {
  return {.key = key,
          .argument = "number",
          .group = FieldGroup::goal,
          .symbol = symbol,
          .label = label,
          .help = help,
          .kind = FieldKind::rational,
          .range = above(0),
          .slider = {-2, Rational(1, 10), 30, 1, low, FIELD_TEXT("Field", "more accurate")}};
}

/// The same parameter as an option of the command line.
[[nodiscard]] inline FieldInfo with_option(FieldInfo info, std::string_view option) {
  info.option = option;
  return info;
}

/// Class, distribution, target, noise, n, rows by hand and data file.
template <class Owner>
void add_data_rows(std::vector<Field<Owner>>& fields) {
  using K = FieldKind;
  fields.push_back(member_field<Owner, &Owner::class_text>({.key = "class",
                                                            .argument = "CLASS",
                                                            .label = FIELD_TEXT("Field", "Class"),
                                                            .help = "The class of hypotheses, such as thresholds:8",
                                                            .files = FieldFiles::of_class}));
  fields.push_back(member_field<Owner, &Owner::marginal>(
      {.key = "marginal",
       .option = "marginal",
       .argument = "D",
       .group = FieldGroup::distribution,
       .label = FIELD_TEXT("Field", "Distribution"),
       .help = "Distribution of points: uniform, geometric:R, zipf:S, weights:w0,w1,…"}));
  fields.push_back(
      member_field<Owner, &Owner::target>({.key = "target",
                                           .option = "target",
                                           .argument = "row",
                                           .group = FieldGroup::distribution,
                                           .label = FIELD_TEXT("Field", "Target"),
                                           .help = "The row of the class that labels the examples, 0-based",
                                           .kind = K::whole,
                                           .from_zero = true}));
  fields.push_back(member_field<Owner, &Owner::noise>(
      {.key = "noise",
       .option = "noise",
       .argument = "number",
       .group = FieldGroup::distribution,
       .symbol = "η",
       .label = FIELD_TEXT("Field", "wrong labels"),
       .help = "Chance that a label is not the target's, from 0 to below 1/2",
       .kind = K::rational,
       .slider = {0, Rational(1, 100), 49, 0, FIELD_TEXT("Field", "none"), FIELD_TEXT("Field", "coin flips")}}));
  fields.push_back(member_field<Owner, &Owner::examples>(
      {.key = "examples",
       .option = "examples",
       .argument = "n",
       .symbol = "n",
       .label = FIELD_TEXT("Field", "examples"),
       .help = "Rows of the data set",
       .unit = "examples",
       .kind = K::whole,
       .range = from_to(1, most_chapter_rows),
       .slider = {Rational(1, 2), Rational(1, 20), 70, 2, FIELD_TEXT("Field", "few"), FIELD_TEXT("Field", "many")}}));
  fields.push_back(member_field<Owner, &Owner::rows>({.key = "rows",
                                                      .argument = "5:+,2:-,…",
                                                      .label = FIELD_TEXT("Field", "Rows by hand"),
                                                      .help = "The data set by hand, n examples",
                                                      .left_out_when_default = true,
                                                      .default_words = "drawn with the seed"}));
  fields.push_back(member_field<Owner, &Owner::data>({.key = "data",
                                                      .option = "data",
                                                      .argument = "FILE",
                                                      .label = FIELD_TEXT("Field", "Data file"),
                                                      .help = "The CSV file of examples (point,label)",
                                                      .left_out_when_default = true,
                                                      .default_words = "none",
                                                      .files = FieldFiles::data}));
}

/// The rows of T by hand.
template <class Owner>
void add_chosen_row(std::vector<Field<Owner>>& fields) {
  fields.push_back(member_field<Owner, &Owner::chosen>({.key = "chosen",
                                                        .argument = "r1,r2,…",
                                                        .label = FIELD_TEXT("Field", "Order of rows"),
                                                        .help = "The rows of T by hand, in their order, 0-based",
                                                        .kind = FieldKind::wholes,
                                                        .range = from_to(0, most_chapter_rows - 1),
                                                        .from_zero = true,
                                                        .left_out_when_default = true,
                                                        .default_words = "drawn with the seed"}));
}

}  // namespace littlestone

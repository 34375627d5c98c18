// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/concept_class.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

// "class: …: the name of point 2 has the character U+001B at place 3" where it is none.
template <RuleId part>
Name name_at(const GivenNames& names, std::size_t i, const RuleMaker<part>& of_part, const std::string& of_class) {
  const std::string& text = names.texts[i];
  if (const auto flaw = name_flaw(text)) throw InputError("class", of_class, rules::of_part(of_part(i + 1), *flaw));
  return !names.notation.empty() && names.notation[i] ? Name::notation(text) : Name(text);
}

}  // namespace

GivenNames GivenNames::of_notation(std::vector<std::string> all) {
  GivenNames names(std::move(all));
  names.notation.assign(names.size(), true);
  return names;
}

void GivenNames::add(const std::string& text, bool is_notation) {
  texts.push_back(text);
  notation.push_back(is_notation);
}

ConceptClass::ConceptClass(std::string name, std::vector<LabelVector> rows, const GivenNames& point_names,
                           const GivenNames& hypothesis_names)
    : name_(std::move(name)) {
  if (rows.empty()) throw InputError("class", name_, rules::one_hypothesis());
  const std::size_t points = rows.front().size();
  if (points == 0) throw InputError("class", name_, rules::one_point());
  for (const LabelVector& row : rows) {
    if (row.size() != points) {
      throw InputError("class", name_, rules::equal_rows(points, row.size()));
    }
  }
  if (!point_names.empty() && point_names.size() != points) {
    throw InputError("class", name_, rules::point_names(points));
  }
  for (std::size_t x = 0; x < points; ++x) {
    point_names_.push_back(point_names.empty() ? Name::notation(std::to_string(x + 1))
                                               : name_at(point_names, x, rules::name_of_point, name_));
  }
  if (!hypothesis_names.empty() && hypothesis_names.size() != rows.size()) {
    throw InputError("class", name_, rules::hypothesis_names(rows.size()));
  }
  index_.assign(std::bit_ceil(2 * rows.size()), free_slot);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto name_of_given = [&] {
      return hypothesis_names.empty() ? Name::notation("h" + std::to_string(i + 1))
                                      : name_at(hypothesis_names, i, rules::name_of_hypothesis, name_);
    };
    HypothesisIndex& slot = index_[slot_of(rows[i])];
    if (slot != free_slot) {
      if (given_.empty()) {
        for (std::size_t k = 0; k < i; ++k) first_given_.push_back(static_cast<HypothesisIndex>(k));
        given_ = first_given_;
      }
      given_.push_back(slot);
      merged_names_.push_back(name_of_given());
      continue;
    }
    slot = static_cast<HypothesisIndex>(rows_.size());
    if (!given_.empty()) {
      given_.push_back(slot);
      first_given_.push_back(static_cast<HypothesisIndex>(i));
    }
    hypothesis_names_.push_back(name_of_given());
    rows_.push_back(std::move(rows[i]));
  }
  columns_.assign(points, BitVector(rows_.size()));
  for (std::size_t first = 0; first < rows_.size(); first += 64) {
    const std::size_t here = std::min<std::size_t>(64, rows_.size() - first);
    for (std::size_t block = 0; 64 * block < points; ++block) {
      std::uint64_t square[64] = {};
      std::uint64_t any = 0;
      for (std::size_t i = 0; i < here; ++i) any |= square[i] = rows_[first + i].bits().words()[block];
      if (any == 0) continue;
      transpose(square);
      const std::size_t there = std::min<std::size_t>(64, points - 64 * block);
      for (std::size_t j = 0; j < there; ++j) columns_[64 * block + j].set_word(first / 64, square[j]);
    }
  }
}

std::optional<HypothesisIndex> ConceptClass::find(const LabelVector& labels) const {
  const HypothesisIndex h = index_[slot_of(labels)];
  if (h == free_slot) return std::nullopt;
  return h;
}

std::size_t ConceptClass::slot_of(const LabelVector& labels) const {
  const std::size_t last = index_.size() - 1;
  std::size_t slot = static_cast<std::size_t>(mix64(LabelVectorHash{}(labels))) & last;
  while (index_[slot] != free_slot && rows_[index_[slot]] != labels) slot = (slot + 1) & last;
  return slot;
}

const Name& ConceptClass::given_name(std::size_t r) const {
  if (given_.empty()) return hypothesis_names_[r];
  if (first_given_[given_[r]] == r) return hypothesis_names_[given_[r]];
  const auto kept = std::lower_bound(first_given_.begin(), first_given_.end(), r) - first_given_.begin();
  return merged_names_[r - static_cast<std::size_t>(kept)];
}

std::vector<std::vector<std::size_t>> ConceptClass::merged() const {
  std::vector<std::vector<std::size_t>> all(given_.empty() ? 0 : rows_.size());
  for (std::size_t r = 0; r < given_.size(); ++r) all[given_[r]].push_back(r);
  std::erase_if(all, [](const std::vector<std::size_t>& rows) { return rows.size() < 2; });
  return all;
}

Name ConceptClass::name_of(const LabelVector& labels) const {
  const auto h = find(labels);
  return h ? hypothesis_names_[*h] : Name();
}

VersionSpace ConceptClass::restrict(const VersionSpace& space, PointIndex x, Label y) const {
  VersionSpace kept = space;
  if (y == Label::plus) {
    kept &= columns_[x];
  } else {
    kept.subtract(columns_[x]);
  }
  return kept;
}

}  // namespace littlestone

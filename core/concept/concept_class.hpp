// SPDX-License-Identifier: GPL-3.0-or-later
// A finite concept class: an |H| × |X| table of labels with distinct rows, and the names of its points and rows.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/name.hpp"
#include "core/concept/labels.hpp"

namespace littlestone {

/// A set of hypotheses of a class, as one bit a row.
using VersionSpace = BitVector;

/// A finite class H ⊆ {±1}^X. Rows are distinct; columns are kept as bit vectors over rows, so that restricting a
/// version space is one AND. Memory 2·|H|·|X| bits (rows and columns), 8 to 16 bytes a row to find it by, and the
/// names.
class ConceptClass {
 public:
  /// The class with the given rows (all of one length ≥ 1; at least one row). Equal rows are merged into the first of
  /// them, in order; merged_rows() counts them. Empty name lists give points "1", "2", … and hypotheses "h1", "h2", ….
  /// Throws InputError on no rows, rows of length 0 or of different lengths, name lists of another length, or what is
  /// no Name.
  ConceptClass(std::string name, std::vector<LabelVector> rows, std::vector<std::string> point_names = {},
               std::vector<std::string> hypothesis_names = {});

  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  [[nodiscard]] std::size_t size() const noexcept { return rows_.size(); }
  [[nodiscard]] std::size_t points() const noexcept { return columns_.size(); }
  [[nodiscard]] const LabelVector& row(HypothesisIndex h) const { return rows_[h]; }
  /// Bit h is 1 iff h(x) = +1.
  [[nodiscard]] const BitVector& column(PointIndex x) const { return columns_[x]; }
  [[nodiscard]] const std::string& point_name(PointIndex x) const { return point_names_[x]; }
  [[nodiscard]] const std::string& hypothesis_name(HypothesisIndex h) const { return hypothesis_names_[h]; }
  [[nodiscard]] std::size_t merged_rows() const noexcept { return merged_rows_; }

  /// The row with exactly these labels, if the class has it. O(|X|/64) expected.
  [[nodiscard]] std::optional<HypothesisIndex> find(const LabelVector& labels) const;
  /// The row's name, or "" where the class does not have these labels (an improper predictor).
  [[nodiscard]] std::string name_of(const LabelVector& labels) const;

  [[nodiscard]] VersionSpace everything() const { return VersionSpace(size(), true); }
  /// {h ∈ V : h(x) = y}. O(|H|/64).
  [[nodiscard]] VersionSpace restrict(const VersionSpace& space, PointIndex x, Label y) const;

 private:
  std::string name_;
  std::vector<LabelVector> rows_;
  std::vector<BitVector> columns_;
  std::vector<Name> point_names_;
  std::vector<Name> hypothesis_names_;
  static constexpr HypothesisIndex free_slot = 0xffffffffU;
  // The slot of index_ that holds these labels' row, or the free one where it would stand.
  [[nodiscard]] std::size_t slot_of(const LabelVector& labels) const;
  std::vector<HypothesisIndex> index_;  // rows by hash, at most half full; a power of two of slots
  std::size_t merged_rows_ = 0;
};

}  // namespace littlestone

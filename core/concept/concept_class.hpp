// SPDX-License-Identifier: GPL-3.0-or-later
// A finite concept class: an |H| × |X| table of labels with distinct rows, and the names of its points and rows.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/name.hpp"
#include "core/concept/labels.hpp"

namespace littlestone {

/// A set of hypotheses of a class, as one bit a row.
using VersionSpace = BitVector;

/// The names of points or of hypotheses as a class is given them: texts that need be no Name, and which of them are
/// notation.
struct GivenNames {
  std::vector<std::string> texts;
  std::vector<bool> notation;  // one a text, or none at all: no name is

  GivenNames() = default;
  // NOLINTBEGIN(google-explicit-constructor): a list of texts is the usual case
  GivenNames(std::vector<std::string> all) : texts(std::move(all)) {}
  GivenNames(std::initializer_list<std::string> all) : texts(all) {}
  // NOLINTEND(google-explicit-constructor)
  /// All of them notation.
  [[nodiscard]] static GivenNames of_notation(std::vector<std::string> all);
  void add(const std::string& text, bool is_notation);
  void add(const Name& name) { add(name.text(), name.is_notation()); }
  [[nodiscard]] bool empty() const noexcept { return texts.empty(); }
  [[nodiscard]] std::size_t size() const noexcept { return texts.size(); }
};

/// A finite class H ⊆ {±1}^X. Rows are distinct; columns are kept as bit vectors over rows, so that restricting a
/// version space is one AND. Memory 2·|H|·|X| bits (rows and columns), 8 to 16 bytes a row to find it by, the names,
/// and 8 bytes a given row where some are equal.
class ConceptClass {
 public:
  /// The class with the given rows (all of one length ≥ 1; at least one row). Equal rows are merged into the first of
  /// them, in order; merged() lists them. Empty name lists give points "1", "2", … and hypotheses "h1", "h2", … by
  /// the number of the given row, which are notation.
  /// Throws InputError on no rows, rows of length 0 or of different lengths, name lists of another length, or what is
  /// no Name.
  ConceptClass(std::string name, std::vector<LabelVector> rows, const GivenNames& point_names = {},
               const GivenNames& hypothesis_names = {});

  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  [[nodiscard]] std::size_t size() const noexcept { return rows_.size(); }
  [[nodiscard]] std::size_t points() const noexcept { return columns_.size(); }
  [[nodiscard]] const LabelVector& row(HypothesisIndex h) const { return rows_[h]; }
  /// Bit h is 1 iff h(x) = +1.
  [[nodiscard]] const BitVector& column(PointIndex x) const { return columns_[x]; }
  [[nodiscard]] const Name& point_name(PointIndex x) const { return point_names_[x]; }
  [[nodiscard]] const Name& hypothesis_name(HypothesisIndex h) const { return hypothesis_names_[h]; }
  [[nodiscard]] std::size_t merged_rows() const noexcept { return given_.empty() ? 0 : given_.size() - rows_.size(); }
  /// The rows that were given, equal ones included: what numbers of rows count, in a file and in --target.
  [[nodiscard]] std::size_t given_rows() const noexcept { return given_.empty() ? rows_.size() : given_.size(); }
  /// The row of the class that equals given row r, below given_rows().
  [[nodiscard]] HypothesisIndex row_of_given(std::size_t r) const {
    return given_.empty() ? static_cast<HypothesisIndex>(r) : given_[r];
  }
  /// The first given row that became row h.
  [[nodiscard]] std::size_t given_row(HypothesisIndex h) const { return given_.empty() ? h : first_given_[h]; }
  /// The name with which row r was given. O(log |H|).
  [[nodiscard]] const Name& given_name(std::size_t r) const;
  /// The given rows that are equal to one another, each list rising, in the order of their first.
  [[nodiscard]] std::vector<std::vector<std::size_t>> merged() const;

  /// The row with exactly these labels, if the class has it. O(|X|/64) expected.
  [[nodiscard]] std::optional<HypothesisIndex> find(const LabelVector& labels) const;
  /// The row's name, or "" where the class does not have these labels (an improper predictor).
  [[nodiscard]] Name name_of(const LabelVector& labels) const;

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
  std::vector<HypothesisIndex> index_;        // rows by hash, at most half full; a power of two of slots
  std::vector<HypothesisIndex> given_;        // where rows were merged: the row that each given row became
  std::vector<HypothesisIndex> first_given_;  // then: the first given row of each row
  std::vector<Name> merged_names_;            // of the given rows that were merged, in their order
};

}  // namespace littlestone

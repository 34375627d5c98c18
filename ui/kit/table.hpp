// SPDX-License-Identifier: GPL-3.0-or-later
// The table twin of a picture: the same facts in rows, for eyes and tools that want them so.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/csv.hpp"
#include "core/concept/concept_class.hpp"

namespace littlestone::ui {

/// What a page says, in rows: every cell as it is read and as a program wants it.
struct PageTable {
  struct Column {
    QString name;   ///< for eyes, in their language
    QString field;  ///< for files, the same in every language
  };
  struct Cell {
    QString shown;        ///< rounded and grouped as in the picture
    nlohmann::json data;  ///< whole: a number, a truth, words, a list of numbers, or null for nothing

    /// The data as a CSV file has it: nothing for null, a list with spaces between its numbers.
    [[nodiscard]] std::string csv() const;
  };

  std::vector<Column> columns;
  std::vector<std::vector<Cell>> rows;
  std::size_t left_out = 0;  ///< rows that were too many

  /// Comma-separated data, one line of fields, then one a row.
  [[nodiscard]] QString csv(Formulas formulas = Formulas::kept) const;
  /// An array with one object a row.
  [[nodiscard]] nlohmann::ordered_json json() const;

  Q_DECLARE_TR_FUNCTIONS(PageTable)  // the words of all tables
};

/// How much a table on the screen holds; a file holds all.
struct TableLimits {
  std::size_t rows = 500;
  std::size_t points = 64;
  [[nodiscard]] static constexpr TableLimits none() { return {SIZE_MAX, SIZE_MAX}; }
};

/// Whether the table has all the rows it may have; the next one then counts as left out.
[[nodiscard]] bool full(PageTable& table, const TableLimits& limits);

// --- Cells, as they are read and as a program wants them

/// The same words for both; no words are null for programs.
[[nodiscard]] PageTable::Cell text_cell(const QString& text);
[[nodiscard]] PageTable::Cell text_cell(const QString& shown, const std::string& data);
[[nodiscard]] PageTable::Cell count_cell(std::uint64_t count);
[[nodiscard]] PageTable::Cell signed_cell(std::int64_t value, bool with_plus = false);
[[nodiscard]] PageTable::Cell probability_cell(double probability);
/// "yes", or `otherwise`.
[[nodiscard]] PageTable::Cell truth_cell(bool truth, const QString& otherwise);
/// "−−++", with true minus signs for eyes and hyphens for files.
[[nodiscard]] PageTable::Cell labels_cell(const LabelVector& labels);
[[nodiscard]] PageTable::Cell label_cell(Label label);
/// The name of the hypothesis with these labels; "new" and null for a predictor outside the class.
[[nodiscard]] PageTable::Cell name_cell(const ConceptClass& c, const LabelVector& labels);
[[nodiscard]] PageTable::Cell point_cell(const ConceptClass& c, PointIndex x);
[[nodiscard]] PageTable::Cell hypothesis_cell(const ConceptClass& c, HypothesisIndex h);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Tables and data files as people write them: the same content in many frames, spellings of labels, line ends and
// encodings. What a text means is said by who made it; nothing here reads one.
#pragma once

#include <string>
#include <vector>

namespace littlestone::shapes {

/// A table as text, and the class that it means.
struct Table {
  std::string what;  // of the shape
  std::string text;  // UTF-8, lines ended by LF
  std::vector<std::string> points;
  std::vector<std::string> hypotheses;
  std::vector<std::string> rows;  // labels as - and +, one for each hypothesis
};

/// The same few labels in every frame: with names in the first line, in the first column, in both or in neither; with
/// corners of several kinds; with names that are labels themselves; between all separators.
[[nodiscard]] std::vector<Table> frames();

/// How somebody writes the two labels.
struct Spelling {
  std::string what;
  std::string minus;
  std::string plus;
  bool in_data = true;  // also in a data file, where a label that is not there is missing
};
[[nodiscard]] std::vector<Spelling> spellings();

/// A line of a data file, and the example that it means.
struct Record {
  std::string line;
  std::string example;  // "2+"; empty: none, so a release takes its default
};
/// Records on four points, called p, q, r and s or 0 to 3.
[[nodiscard]] std::vector<Record> records();

/// The same text with other line ends or in another encoding.
struct Writing {
  std::string what;
  std::string (*write)(const std::string& text);
};
[[nodiscard]] std::vector<Writing> writings();

}  // namespace littlestone::shapes

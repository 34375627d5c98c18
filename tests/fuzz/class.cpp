// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of class tables: it reads a class, or the first of its problems is the refusal.
#include <sstream>

#include "core/concept/class_file.hpp"
#include "fuzz.hpp"

using namespace littlestone;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  const TableLimits limits{1000, 1 << 16};
  bool plain = true;
  const bool taken = fuzz::takes([&] {
    std::istringstream in(text);
    const ConceptClass concept_class = read_class(in, "table", limits);
    fuzz::expect(concept_class.size() >= 1 && concept_class.points() >= 1, "a class has a hypothesis and a point");
    // Its rows written plainly are the same class.
    std::string rows;
    for (std::size_t h = 0; h < concept_class.size(); ++h) {
      const std::string labels = concept_class.row(static_cast<HypothesisIndex>(h)).to_string();
      for (const char c : labels) rows += c == '+' ? "1," : "0,";
      rows.back() = '\n';
    }
    std::istringstream back(rows);
    const ConceptClass again = read_class(back, "table", limits);
    plain = again.size() == concept_class.size() && again.points() == concept_class.points();
    for (std::size_t h = 0; plain && h < again.size(); ++h) {
      plain = again.row(static_cast<HypothesisIndex>(h)) == concept_class.row(static_cast<HypothesisIndex>(h));
    }
  });
  fuzz::taken = taken;
  fuzz::expect(plain, "the rows of a class that was read are a table of the same class");
  std::istringstream in(text);
  fuzz::expect(class_problems(in, "table", 50, limits).empty() == taken, "a table has problems iff it is refused");
  return 0;
}

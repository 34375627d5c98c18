// SPDX-License-Identifier: GPL-3.0-or-later
// The reader of tables that are spelled out in a scenario: what it takes is spelled as the same table, and has names
// that can be shown.
#include "core/base/name.hpp"
#include "core/concept/inline_table.hpp"
#include "fuzz.hpp"

using namespace littlestone;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text = fuzz::text_of(data, size);
  fuzz::taken = fuzz::takes([&] {
    const ConceptClass table = read_inline_table(text);
    const std::string spelled = inline_table(table);
    const ConceptClass again = read_inline_table(spelled);
    fuzz::expect(again.size() == table.size() && again.points() == table.points(), "a table keeps its size");
    for (HypothesisIndex h = 0; h < table.size(); ++h) {
      fuzz::expect(again.row(h) == table.row(h), "a table keeps its rows");
      fuzz::expect(again.hypothesis_name(h) == table.hypothesis_name(h), "a table keeps its names of hypotheses");
      fuzz::expect(!name_flaw(table.hypothesis_name(h).text()), "the name of a hypothesis is a name");
    }
    for (PointIndex x = 0; x < table.points(); ++x) {
      fuzz::expect(again.point_name(x) == table.point_name(x), "a table keeps its names of points");
      fuzz::expect(!name_flaw(table.point_name(x).text()), "the name of a point is a name");
    }
    fuzz::expect(inline_table(again) == spelled, "a table has one spelling");
  });
  return 0;
}

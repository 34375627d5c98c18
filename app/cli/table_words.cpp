// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table_words.hpp"

#include "core/concept/index_text.hpp"

namespace littlestone::cli {
namespace {

std::string separator_words(char separator) {
  switch (separator) {
    case ',': return "commas";
    case ';': return "semicolons";
    case '\t': return "tabs";
    case '|': return "|";
    default: return "spaces or nothing";
  }
}

}  // namespace

std::string point_words(const ConceptClass& concept_class, PointIndex point) {
  const Name& name = concept_class.point_name(point);
  return name.is_notation() ? std::to_string(point) : name.text();
}

std::string example_words(const ConceptClass& concept_class, const Example& example) {
  return '(' + point_words(concept_class, example.point) + ", " + to_char(example.label) + ')';
}

Json frame_to_json(const TableFrame& frame) {
  return {{"points", frame.point_names ? "names" : "none"},
          {"hypotheses", frame.hypothesis_names ? "names" : "none"},
          {"separator", std::string(1, frame.separator)},
          {"two_readings", frame.two_readings},
          {"skipped", frame.skipped}};
}

void print_frame(const Call& call, const TableFrame& frame) {
  call.out() << "first line read as " << (frame.point_names ? "names of points" : "a hypothesis")
             << ", first column as " << (frame.hypothesis_names ? "names of hypotheses" : "labels")
             << "; cells between " << separator_words(frame.separator);
  if (frame.two_readings) call.out() << "; --names none, row, column or both reads it otherwise";
  call.out() << '\n';
  if (frame.skipped.empty()) return;
  call.out() << "left out as comments though they look like rows: line";
  for (const std::size_t line : frame.skipped) call.out() << ' ' << line;
  call.out() << "; a name in double quotes may begin with #\n";
}

void print_merged(const Call& call, const ConceptClass& concept_class) {
  constexpr std::size_t most = 20;
  const auto all = merged_names(concept_class);
  for (std::size_t i = 0; i < std::min(all.size(), most); ++i) {
    call.out() << "equal rows: ";
    for (std::size_t k = 0; k < all[i].size(); ++k) call.out() << (k == 0 ? "" : " = ") << all[i][k];
    call.out() << '\n';
  }
  if (all.size() > most) call.out() << "and " << all.size() - most << " more (--json has them all)\n";
}

}  // namespace littlestone::cli

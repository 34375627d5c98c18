// SPDX-License-Identifier: GPL-3.0-or-later
// list: families, example scenarios, figures.
#include <ostream>

#include "app/cli/figure_names.hpp"
#include "app/cli/shipped.hpp"
#include "app/cli/subcommand.hpp"
#include "core/concept/families.hpp"

namespace littlestone::cli {
namespace {

void configure_list(Options&) {}

int run_list_command(const Call& call) {
  call.expect_positionals(0);
  if (call.json()) {
    Json json = {{"families", Json::array()}, {"scenarios", Json::array()}, {"figures", Json::array()}};
    for (const FamilyInfo& family : families()) {
      json["families"].push_back({{"name", family.name},
                                  {"arguments", family.arguments},
                                  {"summary", family.summary},
                                  {"example", family.example}});
    }
    for (const ShippedWords& words : shipped_words()) {
      json["scenarios"].push_back(
          {{"name", words.name}, {"title", words.title}, {"lesson", words.lesson}, {"source", words.source}});
    }
    for (const ShippedLowerBound& shipped : shipped_lower_bound_scenarios()) {
      json["scenarios"].push_back({{"name", shipped.name},
                                   {"title", shipped.scenario.title},
                                   {"lesson", shipped.scenario.lesson},
                                   {"source", shipped.scenario.source},
                                   {"chapter", lower_bound_chapter},
                                   {"page", shipped.scenario.page}});
    }
    for (const FigureInfo& figure : figures()) json["figures"].push_back(figure.name);
    call.print(json);
    return 0;
  }
  const auto column = [](std::string text) {
    text.resize(std::max<std::size_t>(text.size() + 1, 26), ' ');
    return text;
  };
  call.out() << "Families\n";
  for (const FamilyInfo& family : families()) {
    call.out() << "  " << column(family.name + ":" + family.arguments) << family.summary << '\n';
  }
  call.out() << "\nScenarios\n";
  for (const ShippedWords& words : shipped_words()) {
    call.out() << "  " << column(words.name) << words.lesson << '\n';
  }
  call.out() << "\nScenarios of chapter II, why thresholds are hard\n";
  for (const ShippedLowerBound& shipped : shipped_lower_bound_scenarios()) {
    call.out() << "  " << column(shipped.name) << shipped.scenario.lesson.text() << '\n';
  }
  call.out() << "\nFigures\n";
  for (const FigureInfo& figure : figures()) call.out() << "  " << column(figure.name) << figure.summary << '\n';
  return 0;
}

}  // namespace

extern const Subcommand list_command = {"list", "[--json]", "families, example scenarios and figures", configure_list,
                                        run_list_command};

}  // namespace littlestone::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/two_worlds/two_worlds_table.hpp"

#include <QCoreApplication>

#include "ui/pages/two_worlds/two_worlds_words.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct WorldsTableWords {
  Q_DECLARE_TR_FUNCTIONS(WorldsTableWords)
};

PageTable::Cell asked_cell(const TwoWorldsRow& row, const char* name) {
  const EnvelopeRow* found = worlds_row(row, name);
  if (found == nullptr || !found->examples) return {WorldsTableWords::tr("none"), nullptr};
  const LargeCount& count = *found->examples;
  constexpr double exact_until = 15;
  if (count.exact && count.log10 < exact_until) return {asked_text(count), count.exact->convert_to<std::uint64_t>()};
  return {asked_text(count), "10^" + std::to_string(count.log10)};
}

PageTable::Cell size_cell(const BigInteger& size) {
  const auto number = size.convert_to<double>();
  constexpr double whole = 1e15;
  if (number < whole) return count_cell(size.convert_to<std::uint64_t>());
  return {count_text(number), size.str()};
}

}  // namespace

PageTable two_worlds_table(const TwoWorldsRun& run, TableLimits limits) {
  PageTable table;
  table.columns = {
      {WorldsTableWords::tr("class"), QStringLiteral("class")},
      {QStringLiteral("|H|"), QStringLiteral("hypotheses")},
      {WorldsTableWords::tr("d, mistakes"), QStringLiteral("dimension")},
      {QStringLiteral("VC"), QStringLiteral("vc")},
      {WorldsTableWords::tr("R, by coin"), QStringLiteral("randomized")},
      {WorldsTableWords::tr("regret in %n rounds", nullptr, plural(run.scenario.rounds)), QStringLiteral("regret")},
      {WorldsTableWords::tr("at least"), QStringLiteral("regret_lower_bound")},
      {WorldsTableWords::tr("at most"), QStringLiteral("regret_upper_bound")},
      {WorldsTableWords::tr("consistent"), QStringLiteral("consistent")},
      {lone_learner("exponential-mechanism"), QStringLiteral("exponential_mechanism")},
      {lone_learner("permute-and-flip"), QStringLiteral("permute_and_flip")},
      {lone_learner("chain"), QStringLiteral("chain")},
      {lone_learner("lean"), QStringLiteral("lean")},
      {WorldsTableWords::tr("M, sharp"), QStringLiteral("m_sharp")},
      {WorldsTableWords::tr("M, paper's constants"), QStringLiteral("m_paper")}};
  for (auto group = run.groups.rbegin(); group != run.groups.rend(); ++group) {
    for (auto index = group->rows.rbegin(); index != group->rows.rend(); ++index) {
      if (full(table, limits)) continue;
      const TwoWorldsRow& row = run.study.rows[*index];
      const bool known = row.facts.littlestone.exact();
      table.rows.push_back(
          {text_cell(worlds_class(row), row.facts.name), size_cell(row.facts.hypotheses),
           known ? count_cell(static_cast<std::uint64_t>(row.facts.littlestone.lower))
                 : PageTable::Cell{worlds_dimension(row), nullptr},
           row.facts.vc.exact() ? count_cell(static_cast<std::uint64_t>(row.facts.vc.lower))
                                : PageTable::Cell{QStringLiteral("≥ ") + QString::number(row.facts.vc.lower), nullptr},
           row.randomized ? text_cell(fraction_text(*row.randomized, true), row.randomized->str())
                          : PageTable::Cell{least_mistakes_text(row.randomized_lower) + QStringLiteral(" – ") +
                                                most_mistakes_text(row.randomized_upper),
                                            nullptr},
           row.regret ? text_cell(fraction_text(*row.regret, true), row.regret->str())
                      : PageTable::Cell{regret_why_not(row), nullptr},
           PageTable::Cell{least_mistakes_text(row.regret_lower), row.regret_lower},
           PageTable::Cell{most_mistakes_text(row.regret_upper), row.regret_upper}, asked_cell(row, "consistent"),
           asked_cell(row, "exponential-mechanism"), asked_cell(row, "permute-and-flip"), asked_cell(row, "chain"),
           asked_cell(row, "lean"), asked_cell(row, "m-sharp"), asked_cell(row, "m-paper")});
    }
  }
  return table;
}

}  // namespace littlestone::ui

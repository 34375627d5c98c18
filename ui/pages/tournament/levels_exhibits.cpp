// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_exhibits.hpp"

#include <limits>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/study/levels/levels.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/pages/tournament/levels_scene.hpp"
#include "ui/pages/tournament/levels_table.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/shell/exhibit_job.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

QString levels_title(const std::vector<double>& largest, const std::vector<double>& agreement) {
  if (largest.empty()) return TournamentPage::tr("Agreement after each number of contests");
  if (largest.size() == 1)
    return TournamentPage::tr("Without a contest: the most likely answer has chance %1")
        .arg(told_probability(largest.front()));
  if (rises_throughout(largest) && rises_throughout(agreement))
    return TournamentPage::tr("More contests, more agreement");
  return TournamentPage::tr("Most likely answer: from %1 to %2 in %n rounds", nullptr,
                            static_cast<int>(largest.size()) - 1)
      .arg(told_probability(largest.front()), told_probability(largest.back()));
}

std::shared_ptr<const Exhibit> levels_exhibit(const std::shared_ptr<const LevelsFacts>& facts,
                                              const std::optional<LabelVector>& looked_at,
                                              const std::shared_ptr<const Script>& script) {
  const auto picture = [facts, looked_at, plays = script != nullptr](Moment moment) {
    if (!plays) moment = {std::numeric_limits<int>::max(), 1};
    return std::make_shared<ScenePicture>(levels_picture(facts, looked_at, moment.step, moment.phase));
  };
  const auto table = [facts, plays = script != nullptr](int step, TableLimits limits) {
    return plays ? levels_table(*facts, limits, step) : levels_table(*facts, limits);
  };
  std::optional<Exhibit::Play> play;
  if (script) play = {script, 0, script->last()};
  ExhibitParts parts{QStringLiteral("levels"), levels_title(facts->largest(), facts->agreement()), picture, table, play,
                     facts->exact == nullptr};
  parts.printed = [facts, looked_at, plays = script != nullptr](Moment moment) {
    return printed_levels(facts, looked_at, plays ? moment.step : std::numeric_limits<int>::max());
  };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const Exhibit> agreement_exhibit(const std::shared_ptr<const LevelsFacts>& facts, bool whole) {
  const auto picture = [facts](Moment) { return std::make_shared<ScenePicture>(twice_picture(facts)); };
  const auto table = [facts, whole](int step, TableLimits limits) {
    return whole ? agreement_table(*facts, limits) : agreement_table(*facts, limits, step);
  };
  return parts_exhibit({QStringLiteral("agreement"), TournamentPage::tr("Two runs"), picture, table, std::nullopt,
                        !facts->asked && last_pairs(*facts) == nullptr});
}

std::shared_ptr<const LevelsFacts> facts_of_levels(const std::shared_ptr<const PrivateRun>& run,
                                                   const Observer& observer) {
  if (!run->is_of_m()) throw InputError("learner", to_string(player_of(run->scenario)), rules::equal_to("tournament"));
  std::optional<ExactLevels> exact = exact_levels(run->scenario, *run->instance, observer);
  if (!exact) return nullptr;
  PairsOptions options;
  options.seed = run->scenario.seed;
  auto pairs = run_level_pairs(run->scenario, *run->instance, *exact, options, observer);
  if (!pairs) return nullptr;
  SampleOptions samples;
  samples.seed = run->scenario.seed;
  auto sampled = sample_levels(run->scenario, *run->instance, *exact, samples, observer);
  if (!sampled) return nullptr;
  const auto laws = std::make_shared<const ExactLevels>(std::move(*exact));
  return std::make_shared<const LevelsFacts>(levels_facts(run, laws, std::move(*pairs), true, std::move(*sampled)));
}

std::vector<std::shared_ptr<const Exhibit>> deferred_levels(const std::shared_ptr<const PrivateRun>& run) {
  if (!run->is_of_m()) return {};
  const auto once = std::make_shared<FactsOnce<LevelsFacts>>(
      [run](const Observer& observer) { return facts_of_levels(run, observer); });
  return {deferred_exhibit(QStringLiteral("levels"), levels_title({}, {}), once,
                           [](const auto& facts) { return levels_exhibit(facts); }),
          deferred_exhibit(QStringLiteral("agreement"), TournamentPage::tr("Two runs"), once,
                           [](const auto& facts) { return agreement_exhibit(facts, true); })};
}

std::shared_ptr<const Exhibit> standing_exhibit(const std::shared_ptr<const Exhibit>& exhibit, int step) {
  ExhibitParts parts{exhibit->id(), exhibit->title()};
  parts.picture = [exhibit, step](Moment) { return exhibit->picture(Theme::get(ThemeKind::light), {step, 1}); };
  parts.printed = [exhibit, step](Moment) { return exhibit->recorded(Theme::get(ThemeKind::light), {step, 1}); };
  parts.table = [exhibit, step](int, TableLimits limits) { return exhibit->table(step, limits); };
  return parts_exhibit(std::move(parts));
}

}  // namespace littlestone::ui

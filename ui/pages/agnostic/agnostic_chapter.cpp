// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/agnostic/agnostic_chapter.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/pages/agnostic/agnostic_thumbnail.hpp"
#include "ui/shell/study_chapter_info.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

QString agnostic_name() { return QCoreApplication::translate("Chapter", "Without the promise"); }

PanelClass agnostic_class(const ChapterScenario& chapter, const Observer& observer) {
  const auto& scenario = std::get<AgnosticScenario>(chapter);
  return class_words(scenario.class_text, scenario.marginal, scenario.target, observer);
}

}  // namespace

ChapterInfo agnostic_chapter_info(std::vector<PageInfo> pages) {
  return study_chapter_info<AgnosticScenario, agnostic_field, with_value, agnostic_class, agnostic_thumbnail>(
      QStringLiteral("IV"), agnostic_name, std::move(pages));
}

AgnosticScenario with_value(AgnosticScenario scenario, std::string_view field, const FieldValue& value) {
  const Field<AgnosticScenario>& row = agnostic_field(field);
  if (row.get(scenario) == value) return scenario;
  row.set(scenario, value);
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), row.info.name()) != names.end();
  };
  const bool other_data = is({"class", "marginal", "target", "noise", "noise_at", "examples", "seed", "data"});
  if (is({"class", "noise"})) scenario.noise_at.clear();
  if (other_data) scenario.rows.clear();
  if (other_data || is({"subset"})) scenario.chosen.clear();
  if (is({"pool"}) && scenario.changed >= scenario.pool) scenario.changed = scenario.pool - 1;
  const auto commas = static_cast<std::uint64_t>(std::count(scenario.moves.begin(), scenario.moves.end(), ','));
  const bool too_many = !scenario.moves.empty() && commas + 1 > scenario.rounds;
  if (is({"class", "part"}) || too_many) {
    scenario.moves.clear();
    scenario.said.clear();
  }
  return scenario;
}

QString agnostic_command(const QString& subcommand, const QString& subject, const std::vector<CommandOption>& options) {
  QStringList words = {QStringLiteral("littlestone-lab"), subcommand};
  if (!subject.isEmpty()) words += subject;
  for (const CommandOption& option : options) {
    words += QStringLiteral("--") + option.first;
    if (!option.second.isEmpty()) words += option.second;
  }
  return shell_line(words);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/command_text.hpp"

#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <string>

#include "core/study/private_run/lean_run.hpp"
#include "core/study/scenario/scenario_fields.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {

namespace {

QString line_of(const char* subcommand, const Scenario& scenario, std::initializer_list<FieldGroup> groups,
                const QStringList& more = {}) {
  QStringList words = {QStringLiteral("littlestone-lab"), QLatin1String(subcommand),
                       QString::fromStdString(scenario.class_text)};
  for (const FieldGroup group : groups) {
    for (const std::string& word : fields_to_words(scenario_fields(), scenario, group)) {
      words += QString::fromStdString(word);
    }
  }
  words += more;
  return shell_line(words);
}

}  // namespace

QString command_text(const Scenario& scenario) {
  // The lean learner has constants of its own: what the scenario says of M's is left out.
  if (plays_lean(scenario)) {
    return line_of("learn", scenario, {FieldGroup::distribution, FieldGroup::goal, FieldGroup::randomness},
                   {QStringLiteral("--learner"), QStringLiteral("lean")});
  }
  return line_of("learn", scenario,
                 {FieldGroup::distribution, FieldGroup::goal, FieldGroup::constants, FieldGroup::randomness});
}

QString data_text(const Scenario& scenario, const QString& path, bool release) {
  const QStringList data = {QStringLiteral("--data"), path.isEmpty() ? QStringLiteral("data.csv") : path};
  if (release) return line_of("learn", scenario, {FieldGroup::goal, FieldGroup::constants}, data);
  return line_of("learn", scenario, {FieldGroup::goal, FieldGroup::constants, FieldGroup::randomness}, data);
}

QString sweep_text(const Scenario& scenario) {
  return line_of(
      "sweep", scenario,
      {FieldGroup::distribution, FieldGroup::goal, FieldGroup::constants, FieldGroup::randomness, FieldGroup::sweep},
      {QStringLiteral("--out"), QStringLiteral("loss.csv")});
}

}  // namespace littlestone::ui

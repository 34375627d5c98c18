// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/command_text.hpp"

#include <QStringList>
#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include "core/study/chapters/scenario_fields.hpp"
#include "core/study/private_run/player.hpp"
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

QStringList learner_words(LearnerKind learner) {
  const std::string_view name = to_string(learner);
  return {QStringLiteral("--learner"), QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))};
}

}  // namespace

QString command_text(const Scenario& scenario) {
  // The lean and the chain learner have constants of their own: what the scenario says of M's is left out.
  if (const LearnerKind player = player_of(scenario); player != LearnerKind::private_learner) {
    return line_of("learn", scenario, {FieldGroup::distribution, FieldGroup::goal, FieldGroup::randomness},
                   learner_words(player));
  }
  return line_of("learn", scenario,
                 {FieldGroup::distribution, FieldGroup::goal, FieldGroup::constants, FieldGroup::randomness});
}

QString data_text(const Scenario& scenario, const QString& path, bool release, const DataColumns& columns,
                  const DataHeader& header) {
  QStringList data = learner_words(player_of(scenario));
  data << QStringLiteral("--data") << (path.isEmpty() ? QStringLiteral("data.csv") : path);
  const auto add = [&](const char* option, const QString& value) { data << QLatin1String(option) << value; };
  const auto name = [&](std::size_t column) { return QString::fromStdString(header.columns[column]); };
  if (!columns.header) data << QStringLiteral("--no-header");
  const bool known = columns.point < header.columns.size() && columns.label < header.columns.size();
  if (known && header.columns[columns.point] != "point") add("--point-column", name(columns.point));
  if (known && header.columns[columns.label] != "label") add("--label-column", name(columns.label));
  if (!columns.plus.empty()) add("--plus", QString::fromStdString(columns.plus));
  if (!columns.cuts.empty()) {
    QStringList cuts;
    for (const double cut : columns.cuts) cuts += QString::number(cut, 'g', 12);
    add("--cuts", cuts.join(u','));
  }
  if (release) return line_of("learn", scenario, {FieldGroup::goal}, data);
  return line_of("learn", scenario, {FieldGroup::goal, FieldGroup::randomness}, data);
}

QString sweep_text(const Scenario& scenario) {
  return line_of(
      "sweep", scenario,
      {FieldGroup::distribution, FieldGroup::goal, FieldGroup::constants, FieldGroup::randomness, FieldGroup::sweep},
      {QStringLiteral("--out"), QStringLiteral("loss.csv")});
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prediction/prediction_chapter.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/pages/prediction/prediction_thumbnail.hpp"
#include "ui/shell/study_chapter_info.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

QString prediction_name() { return QCoreApplication::translate("Chapter", "Predict without publishing"); }

PanelClass prediction_class(const ChapterScenario& chapter, const Observer& observer) {
  const auto& scenario = std::get<PredictionScenario>(chapter);
  return class_words(scenario.class_text, scenario.marginal, scenario.target, observer);
}

}  // namespace

ChapterInfo prediction_chapter_info(std::vector<PageInfo> pages) {
  return study_chapter_info<PredictionScenario, prediction_field, with_value, prediction_class, prediction_thumbnail>(
      QStringLiteral("III"), prediction_name, std::move(pages));
}

PredictionScenario with_value(PredictionScenario scenario, std::string_view field, const FieldValue& value) {
  const PredictionScenario before = scenario;
  const Field<PredictionScenario>& row = prediction_field(field);
  row.set(scenario, value);
  if (row.get(before) == value) return scenario;
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), row.info.name()) != names.end();
  };
  const bool other_data = is({"class", "marginal", "target", "noise", "examples", "seed", "data"});
  if (other_data) {
    scenario.rows.clear();
    scenario.chosen.clear();
    scenario.changed.reset();
    scenario.becomes.clear();
  }
  if (other_data || is({"subset"})) scenario.chosen.clear();
  if (other_data || is({"subset", "chosen"})) {
    scenario.leaving.reset();
    scenario.entering.reset();
  }
  if (is({"price.dimension", "dimension", "price.mass", "mass", "examples", "seed"})) scenario.answers.clear();
  if (is({"dimension"}) && scenario.flipped + 2 > scenario.dimension) scenario.flipped = 0;
  return scenario;
}

QString prediction_command(const QString& subcommand, const PredictionScenario& scenario,
                           const std::vector<std::string_view>& fields) {
  QStringList words = {QStringLiteral("littlestone-lab")};
  words += subcommand.split(u' ');  // "predict stable" is two words
  words += {QString::fromStdString(scenario.class_text), QStringLiteral("--data"),
            scenario.data.empty() ? QStringLiteral("rows.csv") : QString::fromStdString(scenario.data)};
  for (const std::string_view field : fields) {
    const Field<PredictionScenario>& row = prediction_field(field);
    if (row.info.option.empty()) continue;
    const QString option = QString::fromUtf8(row.info.option.data(), static_cast<qsizetype>(row.info.option.size()));
    words += QStringLiteral("--") + option;
    words += QString::fromStdString(field_text(row.info, row.get(scenario)));
  }
  return shell_line(words);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prediction/prediction_chapter.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

#include "core/concept/families.hpp"
#include "core/instance/instance.hpp"
#include "ui/pages/prediction/prediction_thumbnail.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString name() { return QCoreApplication::translate("Chapter", "Predict without publishing"); }

const FieldInfo& info_of(std::string_view field) { return prediction_field(field).info; }

FieldValue value_of(const ChapterScenario& scenario, std::string_view field) {
  return prediction_field(field).get(std::get<PredictionScenario>(scenario));
}

void set_value(ChapterScenario& scenario, std::string_view field, const FieldValue& value) {
  auto& prediction = std::get<PredictionScenario>(scenario);
  prediction = with_value(std::move(prediction), field, value);
}

PanelClass class_of(const ChapterScenario& scenario, const Observer& observer) {
  const auto& prediction = std::get<PredictionScenario>(scenario);
  constexpr std::size_t most_names = 256;
  const auto instance = Instance::make(prediction.class_text, prediction.marginal, prediction.target);
  const ConceptClass& concept_class = instance->concept_class();
  const VcResult& vc = instance->vc_dimension(observer);
  PanelClass facts;
  facts.size = QCoreApplication::translate("PredictionChapter", "%1 × %2 · Ldim %3 · VC %4")
                   .arg(whole_text(concept_class.size()), whole_text(concept_class.points()),
                        QString::number(instance->littlestone_dimension(observer)),
                        (vc.exact ? QString() : QStringLiteral("≥ ")) + QString::number(vc.dimension));
  for (std::size_t h = 0; h < std::min(most_names, concept_class.size()); ++h)
    facts.hypotheses.push_back(concept_class.hypothesis_name(static_cast<HypothesisIndex>(h)));
  return facts;
}

std::optional<GalleryEntry> card(const std::string&, const ChapterScenario& shipped) {
  if (shipped.index() != kind_of<PredictionScenario>) return std::nullopt;
  const auto& scenario = std::get<PredictionScenario>(shipped);
  return GalleryEntry{
      scenario,
      [scenario](const Observer& observer, std::shared_ptr<const Instance>&) -> std::optional<CardFace> {
        auto face = prediction_thumbnail(scenario, observer);
        if (face == nullptr) return std::nullopt;
        return CardFace{std::move(face), std::nullopt};
      },
      QString::fromStdString(page_of_lesson(shipped))};
}

}  // namespace

ChapterInfo prediction_chapter_info(std::vector<PageInfo> pages) {
  return {QStringLiteral("III"),
          name,
          std::move(pages),
          {},
          [](const ChapterInfo& info, QWidget* parent) -> std::unique_ptr<Chapter> {
            return std::make_unique<StudyChapter>(info, PanelFields{info_of, value_of, set_value}, class_of, parent);
          },
          kind_of<PredictionScenario>,
          card};
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
  QStringList words = {QStringLiteral("littlestone-lab"), subcommand, QString::fromStdString(scenario.class_text),
                       QStringLiteral("--data"),
                       scenario.data.empty() ? QStringLiteral("rows.csv") : QString::fromStdString(scenario.data)};
  for (const std::string_view field : fields) {
    const Field<PredictionScenario>& row = prediction_field(field);
    if (row.info.option.empty()) continue;
    const QString option = QString::fromUtf8(row.info.option.data(), static_cast<qsizetype>(row.info.option.size()));
    words += QStringLiteral("--") + option;
    words += QString::fromStdString(field_text(row.info, row.get(scenario)));
  }
  return words.join(u' ');
}

}  // namespace littlestone::ui

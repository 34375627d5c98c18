// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/agnostic/agnostic_chapter.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "core/instance/instance.hpp"
#include "ui/pages/agnostic/agnostic_thumbnail.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

QString agnostic_name() { return QCoreApplication::translate("Chapter", "Without the promise"); }

const FieldInfo& agnostic_info(std::string_view field) { return agnostic_field(field).info; }

FieldValue agnostic_value(const ChapterScenario& scenario, std::string_view field) {
  return agnostic_field(field).get(std::get<AgnosticScenario>(scenario));
}

void set_agnostic_value(ChapterScenario& scenario, std::string_view field, const FieldValue& value) {
  auto& agnostic = std::get<AgnosticScenario>(scenario);
  agnostic = with_value(std::move(agnostic), field, value);
}

PanelClass agnostic_class(const ChapterScenario& scenario, const Observer& observer) {
  const auto& agnostic = std::get<AgnosticScenario>(scenario);
  constexpr std::size_t most_names = 256;
  const auto instance = Instance::make(agnostic.class_text, agnostic.marginal, agnostic.target);
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

std::optional<GalleryEntry> agnostic_card(const std::string&, const ChapterScenario& shipped) {
  if (shipped.index() != kind_of<AgnosticScenario>) return std::nullopt;
  const auto& scenario = std::get<AgnosticScenario>(shipped);
  return GalleryEntry{
      scenario,
      [scenario](const Observer& observer, std::shared_ptr<const Instance>&) -> std::optional<CardFace> {
        auto face = agnostic_thumbnail(scenario, observer);
        if (face == nullptr) return std::nullopt;
        return CardFace{std::move(face), std::nullopt};
      },
      QString::fromStdString(page_of_lesson(shipped))};
}

}  // namespace

ChapterInfo agnostic_chapter_info(std::vector<PageInfo> pages) {
  return {QStringLiteral("IV"),
          agnostic_name,
          std::move(pages),
          {},
          [](const ChapterInfo& info, QWidget* parent) -> std::unique_ptr<Chapter> {
            return std::make_unique<StudyChapter>(info, PanelFields{agnostic_info, agnostic_value, set_agnostic_value},
                                                  agnostic_class, parent);
          },
          kind_of<AgnosticScenario>,
          agnostic_card};
}

AgnosticScenario with_value(AgnosticScenario scenario, std::string_view field, const FieldValue& value) {
  const Field<AgnosticScenario>& row = agnostic_field(field);
  if (row.get(scenario) == value) return scenario;
  row.set(scenario, value);
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return std::find(names.begin(), names.end(), row.info.name()) != names.end();
  };
  const bool other_data = is({"class", "marginal", "target", "noise", "examples", "seed", "data"});
  if (other_data) scenario.rows.clear();
  if (other_data || is({"subset"})) scenario.chosen.clear();
  if (is({"pool"}) && scenario.changed >= scenario.pool) scenario.changed = scenario.pool - 1;
  const auto commas = static_cast<std::uint64_t>(std::count(scenario.moves.begin(), scenario.moves.end(), ','));
  const bool too_many = !scenario.moves.empty() && commas + 1 > scenario.rounds;
  if (is({"class"}) || too_many) {
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
  return words.join(u' ');
}

}  // namespace littlestone::ui

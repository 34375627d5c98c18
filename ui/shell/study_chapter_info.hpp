// SPDX-License-Identifier: GPL-3.0-or-later
// The entry of a chapter of studies in the list of chapters, made from what its scenario is.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/online/class_facts.hpp"
#include "ui/shell/study_chapter.hpp"

namespace littlestone::ui {

/// The gallery entry of a shipped scenario; none of another chapter's. `face` computes what the card shows: null where
/// the observer stopped it.
template <class Owner>
[[nodiscard]] std::optional<GalleryEntry> study_card(const ChapterScenario& shipped,
                                                     std::shared_ptr<const Picture> (*face)(const Owner&,
                                                                                            const Observer&)) {
  const auto* scenario = std::get_if<Owner>(&shipped);
  if (scenario == nullptr) return std::nullopt;
  return GalleryEntry{*scenario,
                      [scenario = *scenario, face](const Observer& observer,
                                                   std::shared_ptr<const Instance>&) -> std::optional<CardFace> {
                        auto picture = face(scenario, observer);
                        if (picture == nullptr) return std::nullopt;
                        return CardFace{std::move(picture), std::nullopt};
                      },
                      QString::fromStdString(page_of_lesson(shipped))};
}

/// A chapter over one kind of scenario. `row` finds the row of a field, `edited` is the scenario with another value of
/// one, `class_of` says what the panel says of the class, `face` draws a card.
template <class Owner, const Field<Owner>& (*row)(std::string_view),
          Owner (*edited)(Owner, std::string_view, const FieldValue&), StudyChapter::ClassOf class_of,
          std::shared_ptr<const Picture> (*face)(const Owner&, const Observer&)>
[[nodiscard]] ChapterInfo study_chapter_info(const QString& numeral, QString (*name)(), std::vector<PageInfo> pages) {
  static constexpr PanelFields fields = {
      [](std::string_view field) -> const FieldInfo& { return row(field).info; },
      [](const ChapterScenario& scenario, std::string_view field) { return row(field).get(std::get<Owner>(scenario)); },
      [](ChapterScenario& scenario, std::string_view field, const FieldValue& value) {
        auto& owner = std::get<Owner>(scenario);
        owner = edited(std::move(owner), field, value);
      }};
  return {numeral,
          name,
          std::move(pages),
          {},
          [](const ChapterInfo& info, QWidget* parent) -> std::unique_ptr<Chapter> {
            return std::make_unique<StudyChapter>(info, fields, class_of, parent);
          },
          kind_of<Owner>,
          [](const std::string&, const ChapterScenario& shipped) { return study_card<Owner>(shipped, face); }};
}

/// "8 × 8 · Ldim 3 · VC 1".
[[nodiscard]] QString class_size_words(const ClassFacts& facts);
/// The same of the class that a text spells; empty where it spells none.
[[nodiscard]] QString class_size_words(const std::string& class_text);
/// What the panel says of a class: its size, dimensions and the names of its first 256 hypotheses. Throws InputError.
[[nodiscard]] PanelClass class_words(const std::string& class_text, const std::string& marginal, std::uint64_t target,
                                     const Observer& observer);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/map/map_chapter.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <utility>

#include "ui/pages/map/map_thumbnail.hpp"
#include "ui/shell/study_chapter_info.hpp"
#include "ui/words/file_names.hpp"

namespace littlestone::ui {
namespace {

QString map_chapter_name() { return QCoreApplication::translate("Chapter", "The map"); }

PanelClass no_class(const ChapterScenario&, const Observer&) { return {}; }

}  // namespace

ChapterInfo map_chapter_info(std::vector<PageInfo> pages) {
  return study_chapter_info<MapScenario, map_field, with_value, no_class, map_thumbnail>(
      QStringLiteral("V"), map_chapter_name, std::move(pages));
}

MapScenario with_value(MapScenario scenario, std::string_view field, const FieldValue& value) {
  map_field(field).set(scenario, value);
  return scenario;
}

QString map_command(std::string_view page, const MapScenario& scenario) {
  QStringList words = {QStringLiteral("littlestone-lab"), QStringLiteral("envelope")};
  const auto add = [&](std::string_view name) {
    const Field<MapScenario>& row = map_field(name);
    words += QStringLiteral("--") +
             QString::fromUtf8(row.info.option.data(), static_cast<qsizetype>(row.info.option.size()));
    words += QString::fromStdString(field_text(row.info, row.get(scenario)));
  };
  if (page == "two-worlds") {
    try {
      for (const std::string& text : classes_of(scenario)) words += QString::fromStdString(text);
    } catch (const InputError&) {
      words += QString::fromStdString(scenario.classes);  // as it is typed: the command says what is wrong with it
    }
    words += QStringLiteral("--worlds");
    add("rounds");
  } else {
    for (const CurveFamily family : sample_sizes_of(scenario).families)
      words += QString::fromUtf8(to_string(family).data(), static_cast<qsizetype>(to_string(family).size()));
    add("across");
    if (scenario.across != CurveAcross::points) add("log2_points");
    add("budget");
  }
  for (const char* name : {"epsilon", "delta", "alpha", "beta"}) add(name);
  return shell_line(words);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of chapters II to V as the command line draws them, of shipped scenarios and of changed ones.
#pragma once

#include <QString>
#include <QXmlStreamReader>
#include <cmath>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "app/cli/shipped.hpp"
#include "core/random/engine.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "core/study/field.hpp"
#include "ui/pages/all.hpp"
#include "ui/pages/learn/run_words.hpp"
#include "ui/shell/exhibit.hpp"

namespace littlestone::test {

inline ui::ChapterScenario shipped_scenario(const std::string& name) {
  std::optional<ui::ChapterScenario> found;
  const auto look = [&](const auto& shipped) {
    for (const auto& one : shipped) {
      if (one.name == name) found = one.scenario;
    }
  };
  look(cli::shipped_lower_bound_scenarios());
  look(cli::shipped_prediction_scenarios());
  look(cli::shipped_agnostic_scenarios());
  look(cli::shipped_map_scenarios());
  look(cli::shipped_stability_scenarios());
  if (!found) throw std::logic_error("no scenario " + name);
  return *found;
}

inline const std::vector<Field<LowerBoundScenario>>& rows_of(const LowerBoundScenario&) { return lower_bound_fields(); }
inline const std::vector<Field<PredictionScenario>>& rows_of(const PredictionScenario&) { return prediction_fields(); }
inline const std::vector<Field<AgnosticScenario>>& rows_of(const AgnosticScenario&) { return agnostic_fields(); }
inline const std::vector<Field<MapScenario>>& rows_of(const MapScenario&) { return map_fields(); }
inline const std::vector<Field<StabilityScenario>>& rows_of(const StabilityScenario&) { return stability_fields(); }
inline const std::vector<Field<Scenario>>& rows_of(const Scenario&) { return scenario_fields(); }

inline ui::ChapterScenario changed(ui::ChapterScenario scenario, std::string_view field, std::string_view value) {
  std::visit(
      [&](auto& owner) {
        bool set = false;
        for (const auto& row : rows_of(owner)) {
          if (row.info.name() != field) continue;
          row.set(owner, read_field(row.info, value));
          set = true;
        }
        if (!set) throw std::logic_error("no field " + std::string(field));
      },
      scenario);
  return scenario;
}

struct Drawn {
  std::string name;
  ui::ChapterScenario scenario;
  std::shared_ptr<const ui::Exhibit> exhibit;
  [[nodiscard]] ui::FigureWords words() const {
    return ui::figure_words(*exhibit, scenario, nullptr, ui::end_of(*exhibit).step);
  }
};

inline Drawn drawn(const ui::Figure& figure, const ui::ChapterScenario& scenario) {
  return {figure.name, scenario, figure.make_of(scenario, {})};
}

/// The figures of chapters II to V, as the command line draws them.
inline std::vector<Drawn> second_figures() {
  std::vector<Drawn> all;
  for (const ui::Figure& figure : ui::all_figures()) {
    if (figure.make_of) all.push_back(drawn(figure, shipped_scenario(figure.scenario)));
  }
  return all;
}

inline const ui::Figure& figure_called(const std::string& name) {
  for (const ui::Figure& figure : ui::all_figures()) {
    if (figure.name == name) return figure;
  }
  throw std::logic_error("no figure " + name);
}

/// Of the seed in LITTLESTONE_SEED, which ./lab audit sets; without one of `usual`, so that a run is like the one before.
inline Engine engine_of_audit(std::uint64_t usual) {
  return SeedTree(qEnvironmentVariable("LITTLESTONE_SEED", QString::number(usual)).toULongLong()).engine();
}

/// A number as it is written, at its own size; none where it is no number.
inline std::optional<double> number_of(QString text) {
  while (text.endsWith(u'.')) text.chop(1);
  text.remove(QChar(u'\u202f')).replace(QChar(u'\u2212'), u'-').remove(u'>');
  static const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString digits;
  QString power;
  for (const QChar c : text) {
    if (const auto digit = raised.indexOf(c); digit >= 0)
      power += QString::number(digit);
    else if (c == u'⁻')
      power += u'-';
    else
      digits += c;
  }
  bool good = true;
  double value = 0;
  if (digits.contains(u'/')) {
    const double below = digits.section(u'/', 1).toDouble(&good);
    value = good ? digits.section(u'/', 0, 0).toDouble(&good) / below : 0;
  } else if (power.isEmpty()) {
    value = digits.toDouble(&good);
  } else {
    value = (digits.contains(u'·') ? digits.section(u'·', 0, 0).toDouble(&good) : 1.0) * std::pow(10.0, power.toInt());
  }
  return good ? std::optional(value) : std::nullopt;
}

/// All that an SVG says: its title, its description and its words, one after another.
inline QString said_by(const std::string& svg) {
  QXmlStreamReader xml(QString::fromStdString(svg));
  QString said;
  while (!xml.atEnd()) {
    if (xml.readNext() == QXmlStreamReader::Characters) said += xml.text();
  }
  return xml.hasError() ? QStringLiteral("no XML: ") + xml.errorString() : said;
}

}  // namespace littlestone::test

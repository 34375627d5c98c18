// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/worded.hpp"

#include <QCoreApplication>
#include <QStringList>

#include "core/base/name.hpp"
#include "core/study/chapters/scenario_fields.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/fields.hpp"
#include "ui/words/file_names.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

#ifndef LITTLESTONE_VERSION
#define LITTLESTONE_VERSION ""
#endif

namespace littlestone::ui {
namespace {

struct FigureText {
  Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

QString program_text() {
  const QString version = QStringLiteral(LITTLESTONE_VERSION);
  return isolated(version.isEmpty() ? QStringLiteral("Littlestone Lab")
                                    : QStringLiteral("Littlestone Lab %1").arg(version));
}

// A text of a scenario that is no name: a distribution, the path of a file.
QString shown_text(const std::string& text) { return QString::fromStdString(harmless(text)); }

// A text of a row; a file's name without its folder, as a figure is made to be shared.
QString row_text(const FieldInfo& info, const std::string& text) {
  if (info.files == FieldFiles::data) return shown_file(file_text(text));
  if (info.files == FieldFiles::of_classes) return classes_title(text);
  const bool file = info.files == FieldFiles::of_class && text.starts_with("file:");
  return file ? class_title(text) : shown_text(text);
}

// Of M; none where another learner plays, whose constants follow from its promise.
QStringList constants_of(const Scenario& scenario) {
  if (player_of(scenario) != LearnerKind::private_learner) return {};
  const CustomConstants& c = scenario.constants;
  const QString sizes =
      QStringLiteral("$n$ = %1, $N$ = %2, $k$ = %3, $n′$ = %4")
          .arg(number_text(c.auxiliary), number_text(c.cap), number_text(c.batches), number_text(c.selection));
  switch (scenario.constants_kind) {
    case ConstantsKind::sharp: return {FigureText::tr("sharp constants") + QStringLiteral(": ") + isolated(sizes)};
    case ConstantsKind::paper: return {FigureText::tr("the paper’s constants")};
    case ConstantsKind::custom: break;
  }
  return {FigureText::tr("custom constants") + QStringLiteral(": ") + isolated(sizes)};
}

QString learning_text(const Scenario& s, const Name& target) {
  const QString subject =
      FigureText::tr("%1, %2, target %3")
          .arg(literal_class(s.class_text), literal(shown_text(s.marginal)),
               target.empty() ? FigureText::tr("in row %1").arg(s.target + 1) : isolated(name_markup(target)));
  const QString alpha = rational_text(s.alpha);
  const QString beta = rational_text(s.beta);
  const QString goal = alpha == beta ? QStringLiteral("$α$ = $β$ = %1").arg(alpha)
                                     : QStringLiteral("$α$ = %1, $β$ = %2").arg(alpha, beta);
  const QString promise =
      isolated(QStringLiteral("$ε$ = %1, $δ$ = %2, %3").arg(rational_text(s.epsilon), rational_text(s.delta), goal));
  const QStringList parts = QStringList{subject, promise} + constants_of(s) +
                            QStringList{FigureText::tr("seed %1").arg(s.seed), program_text()};
  return parts.join(QStringLiteral("; "));
}

// The fields of a scenario's JSON one after another, by their last names: "epsilon 0.5".
void append_fields(const nlohmann::ordered_json& json, QStringList& fields) {
  for (const auto& [key, value] : json.items()) {
    if (key == "version" || key == "title" || key == "lesson" || key == "source" || key == "page") continue;
    if (value.is_object()) {
      append_fields(value, fields);
      continue;
    }
    QString text;
    if (value.is_string()) {
      text = shown_text(value.get<std::string>());
    } else if (value.is_array()) {
      constexpr std::size_t few = 6;
      QStringList items;
      bool plain = value.size() <= few;
      for (const auto& item : value) {
        plain = plain && item.is_primitive();
        items += item.is_string() ? shown_text(item.get<std::string>()) : QString::fromStdString(item.dump());
      }
      if (value.empty()) continue;
      text = plain ? items.join(u',') : FigureText::tr("%1 values").arg(value.size());
    } else if (!value.is_null()) {
      text = QString::fromStdString(value.dump());
    }
    if (!text.isEmpty()) fields += QString::fromStdString(key) + u' ' + literal(text);
  }
}

const std::vector<Field<LowerBoundScenario>>& parameter_rows(const LowerBoundScenario&) { return lower_bound_fields(); }
const std::vector<Field<PredictionScenario>>& parameter_rows(const PredictionScenario&) { return prediction_fields(); }
const std::vector<Field<AgnosticScenario>>& parameter_rows(const AgnosticScenario&) { return agnostic_fields(); }
const std::vector<Field<MapScenario>>& parameter_rows(const MapScenario&) { return map_fields(); }
const std::vector<Field<StabilityScenario>>& parameter_rows(const StabilityScenario&) { return stability_fields(); }
const std::vector<Field<Scenario>>& parameter_rows(const Scenario&) { return scenario_fields(); }

// As it stands in a sentence: "10⁻⁶", "1 048 576".
QString parameter_value(const FieldInfo& info, const FieldValue& value) {
  if (const auto* number = std::get_if<Rational>(&value)) return rational_text(*number);
  const auto* whole = std::get_if<std::uint64_t>(&value);
  return whole != nullptr && info.name() != "seed" ? whole_text(info.from_zero ? *whole + 1 : *whole)
                                                   : from_one(info, row_text(info, field_text(info, value)));
}

template <class Owner>
QString parameter_text(const Owner& owner, std::string_view name) {
  for (const Field<Owner>& row : parameter_rows(owner)) {
    if (row.info.name() != name) continue;
    if (row.applies != nullptr && !row.applies(owner)) return {};
    const QString value = parameter_value(row.info, row.get(owner));
    if (value.isEmpty()) return {};
    // A leaf of the search tree is a place of J: the 2^T leaves are its places 1, 3, 5, …
    if (name == "hidden")
      return FigureText::tr("hidden at place %1").arg(whole_text(2 * std::get<std::uint64_t>(row.get(owner)) + 1));
    if (name == "target") return FigureText::tr("target %1").arg(FigureText::tr("in row %1").arg(value));
    const bool number =
        std::holds_alternative<Rational>(row.get(owner)) || std::holds_alternative<std::uint64_t>(row.get(owner));
    const QString shown = number ? value : literal(value);
    if (const QString symbol = symbol_markup(row.info); !symbol.isEmpty())
      return isolated(symbol + QStringLiteral(" = ") + shown);
    if (name == "seed") return FigureText::tr("seed %1").arg(value);
    return field_words(row.info.label) + QStringLiteral(": ") + isolated(shown);
  }
  return {};
}

}  // namespace

FigureWords plain_words(const Exhibit& exhibit, int step) {
  FigureWords words;
  words.id = exhibit.id();
  words.title = exhibit.title();
  const auto picture = exhibit.picture(Theme::get(ThemeKind::light), {step, 1});
  const QString shown = picture ? picture->description() : QString();
  const auto play = exhibit.play();
  const QString told = play && play->steps && step < play->steps->size() ? play->steps->sentence(step) : QString();
  words.subtitle = sentence_markup(told.isEmpty() ? shown : told);
  QStringList caption;
  for (const QString& sentence : {shown, told}) {
    if (!sentence.isEmpty()) caption += sentence_markup(sentence);
  }
  words.caption = caption.join(u' ');
  words.alt = QString(shown + u' ' + without_markup(told)).trimmed();
  return words;
}

QString origin_text(std::uint64_t seed) {
  return FigureText::tr("seed %1").arg(seed) + QStringLiteral("; ") + program_text();
}

QString parameters_text(const ChapterScenario& scenario, const Name& target) {
  if (const auto* learning = std::get_if<Scenario>(&scenario)) return learning_text(*learning, target);
  QStringList fields;
  append_fields(chapter_scenario_to_json(scenario), fields);
  return isolated(fields.join(QStringLiteral("; "))) + QStringLiteral("; ") + program_text();
}

QString parameters_text(const ChapterScenario& scenario, const std::vector<std::string_view>& fields) {
  QStringList parts;
  for (const std::string_view name : fields) {
    const QString part = std::visit([&](const auto& owner) { return parameter_text(owner, name); }, scenario);
    if (!part.isEmpty()) parts += part;
  }
  parts += program_text();
  return parts.join(QStringLiteral("; "));
}

}  // namespace littlestone::ui

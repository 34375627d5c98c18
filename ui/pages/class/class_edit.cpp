// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/class/class_edit.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "core/base/error.hpp"
#include "core/concept/class_file.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct EditWords {
  Q_DECLARE_TR_FUNCTIONS(ClassEdit)
};

constexpr double weight_steps = 20;  // of a bar as high as the highest
constexpr std::size_t most_weighed_points = 512;

ClassEdit refused_edit(const QString& why) { return {std::nullopt, why}; }

// Six digits, so that what was not touched keeps its share to a ten-thousandth.
std::string weight_word(double part) { return QString::number(part, 'g', 6).toStdString(); }

std::optional<TableText> table_of(const std::string& class_text) {
  try {
    return split_table_text(class_text);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

// By what --columns knows the point: its name; of a table without names its number in the file.
std::string column_of(const ConceptClass& c, PointIndex x, const std::vector<std::string>& left_out) {
  for (PointIndex i = 0; i < c.points(); ++i) {
    if (c.point_name(i) != std::to_string(i + 1)) return c.point_name(x);
  }
  const auto is_out = [&](std::size_t number) {
    return std::find(left_out.begin(), left_out.end(), std::to_string(number)) != left_out.end();
  };
  std::size_t number = 0;
  for (PointIndex before = x + 1; before > 0;) {
    ++number;
    if (!is_out(number)) --before;
  }
  return std::to_string(number);
}

// "weights:…" without number x, as it is spelled; any other marginal has no number of the point.
std::string without_weight(const std::string& marginal, PointIndex x) {
  constexpr std::string_view family = "weights:";
  if (!marginal.starts_with(family)) return marginal;
  QStringList words = QString::fromStdString(marginal.substr(family.size())).split(u',');
  if (static_cast<qsizetype>(x) < words.size()) words.removeAt(static_cast<qsizetype>(x));
  const bool any = std::any_of(words.begin(), words.end(), [](const QString& word) { return word.toDouble() > 0; });
  return any ? std::string(family) + words.join(u',').toStdString() : "uniform";
}

}  // namespace

QString cells_refused(const ConceptClass& concept_class) {
  const ConceptClass& c = concept_class;
  if (c.size() <= most_inline_cells / c.points()) return {};
  return EditWords::tr("This table has %1 cells. Up to %2 can be edited here; open a table of your own instead.")
      .arg(whole_text(std::uint64_t{c.size()} * c.points()), whole_text(most_inline_cells));
}

ClassEdit flip_cell(const Scenario& scenario, const ConceptClass& concept_class, HypothesisIndex h, PointIndex x) {
  const ConceptClass& c = concept_class;
  if (const QString why = cells_refused(c); !why.isEmpty()) return refused_edit(why);
  LabelVector flipped = c.row(h);
  flipped.set(x, opposite(flipped[x]));
  if (const std::optional<HypothesisIndex> same = c.find(flipped)) {
    return refused_edit(
        EditWords::tr("With the other label at %1, %2 would equal %3. The rows of a class differ.")
            .arg(plain_name(c.point_name(x)), plain_name(c.hypothesis_name(h)), plain_name(c.hypothesis_name(*same))));
  }
  std::vector<LabelVector> rows;
  GivenNames points;
  GivenNames names;
  for (std::size_t i = 0; i < c.given_rows(); ++i) {  // equal rows stay, so that the target's number is right
    rows.push_back(c.row_of_given(i) == h ? flipped : c.row(c.row_of_given(i)));
    names.add(c.given_name(i));
  }
  for (PointIndex i = 0; i < c.points(); ++i) points.add(c.point_name(i));
  Scenario edited = scenario;
  edited.class_text = inline_table(ConceptClass({}, std::move(rows), points, names));
  edited.constants.levels.clear();
  return {edited, {}};
}

std::vector<std::string> left_out_of(const std::string& class_text) {
  std::vector<std::string> names;
  const auto table = table_of(class_text);
  if (!table) return names;
  for (const std::string& column : table->options.columns) {
    if (column.size() > 1 && column.front() == '-') names.push_back(column.substr(1));
  }
  return names;
}

ClassEdit leave_out(const Scenario& scenario, const ConceptClass& c, PointIndex x) {
  if (c.points() == 1) return refused_edit(EditWords::tr("A class has at least one point: this is the last one."));
  Scenario edited = scenario;
  if (auto table = table_of(scenario.class_text)) {
    std::vector<std::string>& columns = table->options.columns;
    const std::string column = column_of(c, x, left_out_of(scenario.class_text));
    const auto kept = std::find(columns.begin(), columns.end(), column);
    if (kept != columns.end()) {
      columns.erase(kept);
    } else {
      columns.push_back('-' + column);
    }
    edited.class_text = joined_table_text(*table);
  } else {
    if (const QString why = cells_refused(c); !why.isEmpty()) return refused_edit(why);
    std::vector<LabelVector> rows;
    GivenNames points;
    GivenNames names;
    for (std::size_t i = 0; i < c.given_rows(); ++i) {  // equal rows stay, so that the target's number is right
      std::string labels = c.row(c.row_of_given(i)).to_string();
      labels.erase(x, 1);
      rows.push_back(LabelVector::parse(labels));
      names.add(c.given_name(i));
    }
    for (PointIndex i = 0; i < c.points(); ++i) {
      if (i != x) points.add(c.point_name(i));
    }
    edited.class_text = inline_table(ConceptClass({}, std::move(rows), points, names));
  }
  edited.marginal = without_weight(scenario.marginal, x);
  edited.constants.levels.clear();
  return {edited, {}};
}

ClassEdit bring_back(const Scenario& scenario, const std::string& column) {
  auto table = table_of(scenario.class_text);
  if (!table || std::erase(table->options.columns, '-' + column) == 0) return {};
  Scenario edited = scenario;
  edited.class_text = joined_table_text(*table);
  if (edited.marginal.starts_with("weights")) edited.marginal = "uniform";
  edited.constants.levels.clear();
  return {edited, {}};
}

ClassEdit choose_target(const Scenario& scenario, const ConceptClass& c, HypothesisIndex h) {
  if (scenario.target < c.given_rows() && c.row_of_given(scenario.target) == h) return {};
  Scenario edited = scenario;
  edited.target = c.given_row(h);
  return {edited, {}};
}

double set_part(double part) { return std::round(std::clamp(part, 0.0, most_weight) * weight_steps) / weight_steps; }

ClassEdit set_weight(const Scenario& scenario, const std::vector<double>& weights, PointIndex x, double part) {
  if (weights.size() > most_weighed_points) {
    return refused_edit(EditWords::tr("Bars can be dragged for up to %1 points.").arg(most_weighed_points));
  }
  const double most = *std::max_element(weights.begin(), weights.end());
  std::vector<std::string> words;
  bool any = false;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const double weight = i == x ? set_part(part) : weights[i] / most;
    any = any || weight > 0;
    words.push_back(weight_word(weight));
  }
  if (!any) return refused_edit(EditWords::tr("At least one point must have a positive weight: this is the last one."));
  Scenario edited = scenario;
  if (std::all_of(words.begin(), words.end(), [&](const std::string& word) { return word == words.front(); })) {
    edited.marginal = "uniform";
  } else {
    edited.marginal = "weights:";
    for (std::size_t i = 0; i < words.size(); ++i) edited.marginal += (i == 0 ? "" : ",") + words[i];
  }
  if (edited.marginal == scenario.marginal) return {};
  return {edited, {}};
}

}  // namespace littlestone::ui

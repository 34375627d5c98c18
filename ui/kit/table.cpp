// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/table.hpp"

#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// A list of numbers with spaces between them, as results files have it.
std::string joined(const nlohmann::json& list) {
  std::string text;
  for (const nlohmann::json& item : list) text += (text.empty() ? "" : " ") + item.dump();
  return text;
}

}  // namespace

std::string PageTable::Cell::csv() const {
  if (data.is_null()) return {};
  if (data.is_string()) return data.get<std::string>();
  return data.is_array() ? joined(data) : data.dump();
}

QString PageTable::csv(Formulas formulas) const {
  std::vector<std::string> fields;
  fields.reserve(columns.size());
  for (const Column& column : columns) fields.push_back(column.field.toStdString());
  std::string text = csv_line(fields);
  for (const std::vector<Cell>& row : rows) {
    std::vector<std::string> cells;
    cells.reserve(row.size());
    for (const Cell& cell : row) cells.push_back(cell.csv());
    text += csv_line(cells, formulas);
  }
  return QString::fromStdString(text);
}

nlohmann::ordered_json PageTable::json() const {
  nlohmann::ordered_json array = nlohmann::ordered_json::array();
  for (const std::vector<Cell>& row : rows) {
    nlohmann::ordered_json object;
    for (std::size_t i = 0; i < row.size(); ++i) object[columns[i].field.toStdString()] = row[i].data;
    array.push_back(std::move(object));
  }
  return array;
}

PageTable::Cell text_cell(const QString& text) {
  return {text, text.isEmpty() ? nlohmann::json() : nlohmann::json(text.toStdString())};
}
PageTable::Cell text_cell(const QString& shown, const std::string& data) { return {shown, data}; }
PageTable::Cell count_cell(std::uint64_t count) { return {number_text(count), count}; }
PageTable::Cell signed_cell(std::int64_t value, bool with_plus) { return {signed_text(value, with_plus), value}; }
PageTable::Cell probability_cell(double probability) { return {probability_text(probability), probability}; }
PageTable::Cell truth_cell(bool truth, const QString& otherwise) {
  return {truth ? PageTable::tr("yes") : otherwise, truth};
}

PageTable::Cell labels_cell(const LabelVector& labels) {
  const std::string text = labels.to_string();
  return {QString::fromStdString(text).replace(u'-', QChar(u'\u2212')), text};
}

PageTable::Cell label_cell(Label label) { return {label_text(label), static_cast<int>(label)}; }

PageTable::Cell name_cell(const ConceptClass& c, const LabelVector& labels) {
  const Name name = c.name_of(labels);
  if (name.empty()) return {PageTable::tr("new"), nullptr};
  return {lone_name(name), name};
}

PageTable::Cell point_cell(const ConceptClass& c, PointIndex x) {
  const Name& name = c.point_name(x);
  return {lone_name(name), name};
}

PageTable::Cell hypothesis_cell(const ConceptClass& c, HypothesisIndex h) {
  const Name& name = c.hypothesis_name(h);
  return {lone_name(name), name};
}

bool full(PageTable& table, const TableLimits& limits) {
  if (table.rows.size() < limits.rows) return false;
  ++table.left_out;
  return true;
}

}  // namespace littlestone::ui

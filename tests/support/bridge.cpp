// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/bridge.hpp"

#include <set>

#include "core/random/exact.hpp"

namespace littlestone::bridge {

LabelVector labels_of(const oracle::Row& row) {
  LabelVector labels(row.size());
  for (std::size_t x = 0; x < row.size(); ++x) labels.set(x, label_of(row[x] > 0));
  return labels;
}

oracle::Row row_of(const LabelVector& labels) {
  oracle::Row row;
  for (std::size_t x = 0; x < labels.size(); ++x) row.push_back(static_cast<int>(labels[x]));
  return row;
}

ConceptClass class_of(const oracle::Table& table) {
  std::vector<LabelVector> rows;
  for (const oracle::Row& row : table) rows.push_back(labels_of(row));
  return {"table", std::move(rows)};
}

oracle::Table table_of(const ConceptClass& concept_class) {
  oracle::Table table;
  for (std::size_t h = 0; h < concept_class.size(); ++h) {
    table.push_back(row_of(concept_class.row(static_cast<HypothesisIndex>(h))));
  }
  return table;
}

oracle::Sequence sequence_of(const Sample& sample) {
  oracle::Sequence sequence;
  for (const Example& example : sample) {
    sequence.push_back({static_cast<int>(example.point), static_cast<int>(example.label)});
  }
  return sequence;
}

oracle::Distribution distribution_of(const Distribution& distribution) {
  return {distribution.weights, row_of(distribution.target)};
}

std::vector<Sample> all_samples(std::size_t points, std::size_t length) {
  std::vector<Sample> samples{{}};
  for (std::size_t i = 0; i < length; ++i) {
    std::vector<Sample> longer;
    for (const Sample& sample : samples) {
      for (std::size_t x = 0; x < points; ++x) {
        for (const Label y : {Label::minus, Label::plus}) {
          longer.push_back(sample);
          longer.back().push_back({static_cast<PointIndex>(x), y});
        }
      }
    }
    samples = std::move(longer);
  }
  return samples;
}

oracle::Table random_table(std::size_t rows, std::size_t points, Engine& engine) {
  std::set<oracle::Row> table;
  while (table.size() < rows) {
    oracle::Row row;
    for (std::size_t x = 0; x < points; ++x) row.push_back(engine.coin() ? 1 : -1);
    table.insert(row);
  }
  return {table.begin(), table.end()};
}

Sample random_rows(const oracle::Table& table, std::size_t n, std::uint64_t turned, Engine& engine) {
  const oracle::Row& target = table[uniform_below(engine, std::uint64_t{table.size()})];
  Sample rows;
  for (std::size_t i = 0; i < n; ++i) {
    const auto x = static_cast<PointIndex>(uniform_below(engine, std::uint64_t{target.size()}));
    const bool turn = turned > 0 && uniform_below(engine, turned) == 0;
    rows.push_back({x, label_of((target[x] == 1) != turn)});
  }
  return rows;
}

}  // namespace littlestone::bridge

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/votes_oracle.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace littlestone::oracle {

Table table_of(const ConceptClass& concept_class) {
  Table table;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) {
    Row row;
    for (std::size_t x = 0; x < concept_class.points(); ++x)
      row.push_back(concept_class.row(h)[x] == Label::plus ? 1 : -1);
    table.push_back(row);
  }
  return table;
}

Sequence sequence_of(const Sample& sample) {
  Sequence sequence;
  for (const Example& example : sample)
    sequence.push_back({static_cast<int>(example.point), example.label == Label::plus ? 1 : -1});
  return sequence;
}

namespace {

int errors_of(const Row& row, const Sequence& sequence) {
  int errors = 0;
  for (const LabelledPoint& example : sequence) errors += row[static_cast<std::size_t>(example.x)] != example.y ? 1 : 0;
  return errors;
}

}  // namespace

Row trained_block(const Table& table, const Sequence& block, bool by_soa) {
  if (by_soa) return soa(table, block);
  return *std::min_element(table.begin(), table.end(),
                           [&](const Row& a, const Row& b) { return errors_of(a, block) < errors_of(b, block); });
}

double geometric_chance(int votes, int blocks, double epsilon) {
  const int wrong = std::min(votes, blocks - votes);
  const double low = blocks % 2 == 0 ? std::exp(-epsilon * (blocks / 2 - wrong)) / 2
                                     : std::exp(-epsilon * ((blocks - 1) / 2 - wrong)) / (1 + std::exp(epsilon));
  return 2 * votes <= blocks ? low : 1 - low;
}

std::vector<double> voted_chances(const Table& table, const Sequence& rows, int blocks, double epsilon, bool by_soa) {
  const std::size_t size = rows.size() / static_cast<std::size_t>(blocks);
  std::vector<int> votes(table.front().size(), 0);
  for (int b = 0; b < blocks; ++b) {
    const auto from = rows.begin() + static_cast<std::ptrdiff_t>(size) * b;
    const Row row = trained_block(table, Sequence(from, from + static_cast<std::ptrdiff_t>(size)), by_soa);
    for (std::size_t x = 0; x < votes.size(); ++x) votes[x] += row[x] > 0 ? 1 : 0;
  }
  std::vector<double> chances;
  for (const int count : votes) chances.push_back(geometric_chance(count, blocks, epsilon));
  return chances;
}

std::vector<double> noisy_label_chances(const Table& table, const Sequence& rows, const NoisyLabels& numbers) {
  const std::size_t points = table.front().size();
  // φ_S(h) for every h.
  std::vector<std::vector<double>> answers;
  for (const Row& row : table) {
    Sequence relabelled = rows;
    for (LabelledPoint& example : relabelled) example.y = row[static_cast<std::size_t>(example.x)];
    answers.push_back(voted_chances(table, relabelled, numbers.blocks, numbers.epsilon2, numbers.by_soa));
  }
  std::vector<double> plus(points, 0.0);
  double subsets = 0;
  std::vector<std::size_t> chosen;
  const auto choose = [&](const auto& self, std::size_t from) -> void {
    if (static_cast<int>(chosen.size()) == numbers.subset) {
      subsets += 1;
      std::map<std::vector<int>, std::pair<std::size_t, int>> pieces;  // labels on T: lowest index, score
      for (std::size_t h = 0; h < table.size(); ++h) {
        std::vector<int> labels;
        for (const std::size_t i : chosen) labels.push_back(table[h][static_cast<std::size_t>(rows[i].x)]);
        const int errors = errors_of(table[h], rows);
        const auto [piece, fresh] = pieces.try_emplace(labels, h, errors);
        if (!fresh && numbers.minimum) piece->second.second = std::min(piece->second.second, errors);
      }
      double total = 0;
      for (const auto& [labels, piece] : pieces) total += std::exp(-numbers.epsilon1 * piece.second / 2);
      for (const auto& [labels, piece] : pieces)
        for (std::size_t x = 0; x < points; ++x)
          plus[x] += std::exp(-numbers.epsilon1 * piece.second / 2) / total * answers[piece.first][x];
      return;
    }
    for (std::size_t i = from; i < rows.size(); ++i) {
      chosen.push_back(i);
      self(self, i + 1);
      chosen.pop_back();
    }
  };
  choose(choose, 0);
  for (double& p : plus) p = numbers.flip + (1 - 2 * numbers.flip) * p / subsets;
  return plus;
}

double largest_loss(const std::vector<double>& here, const std::vector<double>& there) {
  double loss = 0;
  for (std::size_t x = 0; x < here.size(); ++x)
    loss = std::max({loss, std::abs(std::log(here[x] / there[x])), std::abs(std::log((1 - here[x]) / (1 - there[x])))});
  return loss;
}

}  // namespace littlestone::oracle

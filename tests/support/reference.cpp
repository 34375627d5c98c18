// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/reference.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <unordered_map>

#include "core/base/bits.hpp"
#include "core/random/engine.hpp"

namespace littlestone::reference {
namespace {

template <std::size_t words>
using Rows = std::array<std::uint64_t, words>;

template <std::size_t words>
struct HashRows {
  std::size_t operator()(const Rows<words>& rows) const noexcept {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : rows) hash = mix64(hash ^ word);
    return hash;
  }
};

template <std::size_t words>
class Recursion {
 public:
  explicit Recursion(const ConceptClass& concept_class) {
    for (std::size_t x = 0; x < concept_class.points(); ++x) {
      columns_.push_back(of(concept_class.column(static_cast<PointIndex>(x)).words()));
    }
    everything_ = of(concept_class.everything().words());
  }

  int naive() const { return naive(everything_); }
  int memoised() { return memoised(everything_); }

 private:
  using Set = Rows<words>;

  static Set of(std::span<const std::uint64_t> from) {
    Set set{};
    std::copy(from.begin(), from.end(), set.begin());
    return set;
  }

  // Both sides of a column; false where one is empty.
  static bool split(const Set& rows, const Set& column, Set& plus, Set& minus) {
    std::uint64_t any_plus = 0;
    std::uint64_t any_minus = 0;
    for (std::size_t w = 0; w < words; ++w) {
      any_plus |= plus[w] = rows[w] & column[w];
      any_minus |= minus[w] = rows[w] & ~column[w];
    }
    return any_plus != 0 && any_minus != 0;
  }

  int naive(const Set& rows) const {
    int best = 0;
    Set plus;
    Set minus;
    for (const Set& column : columns_) {
      if (split(rows, column, plus, minus)) best = std::max(best, 1 + std::min(naive(minus), naive(plus)));
    }
    return best;
  }

  int memoised(const Set& rows) {
    if (const auto known = known_.find(rows); known != known_.end()) return known->second;
    int best = 0;
    Set plus;
    Set minus;
    for (const Set& column : columns_) {
      if (split(rows, column, plus, minus)) best = std::max(best, 1 + std::min(memoised(minus), memoised(plus)));
    }
    known_.emplace(rows, best);
    return best;
  }

  std::vector<Set> columns_;
  Set everything_{};
  std::unordered_map<Set, int, HashRows<words>> known_;
};

template <class Ask>
int on_words(const ConceptClass& concept_class, const Ask& ask) {
  const std::size_t rows = concept_class.size();
  if (rows <= 64) return ask(Recursion<1>(concept_class));
  if (rows <= 128) return ask(Recursion<2>(concept_class));
  if (rows <= 256) return ask(Recursion<4>(concept_class));
  if (rows <= 512) return ask(Recursion<8>(concept_class));
  throw std::invalid_argument("reference: more than 512 rows");
}

}  // namespace

int naive_littlestone_dimension(const ConceptClass& concept_class) {
  return on_words(concept_class, [](const auto& recursion) { return recursion.naive(); });
}

int memoised_littlestone_dimension(const ConceptClass& concept_class) {
  return on_words(concept_class, [](auto recursion) { return recursion.memoised(); });
}

ConceptClass arcs(std::size_t n) {
  std::vector<LabelVector> rows{LabelVector(n), LabelVector(n, Label::plus)};
  for (std::size_t start = 0; start < n; ++start) {
    LabelVector row(n);
    for (std::size_t length = 1; length < n; ++length) {
      row.set((start + length - 1) % n, Label::plus);
      rows.push_back(row);
    }
  }
  return ConceptClass("arcs", std::move(rows));
}

ConceptClass unions_of_intervals(std::size_t n, int parts) {
  std::vector<LabelVector> rows;
  const auto grow = [&](const auto& self, const LabelVector& row, std::size_t from, int left) -> void {
    rows.push_back(row);
    if (left == 0) return;
    for (std::size_t first = from; first < n; ++first) {
      LabelVector longer = row;
      for (std::size_t last = first; last < n; ++last) {
        longer.set(last, Label::plus);
        self(self, longer, last + 2, left - 1);
      }
    }
  };
  grow(grow, LabelVector(n), 0, parts);
  return ConceptClass("unions of intervals", std::move(rows));
}

ConceptClass sparse(std::size_t n, std::uint64_t seed) {
  Engine engine = SeedTree(seed).child("sparse").engine();
  std::vector<LabelVector> rows(n, LabelVector(n));
  for (LabelVector& row : rows) {
    for (std::size_t x = 0; x < n; ++x) row.set(x, label_of(engine() % 64 < 11));
  }
  return ConceptClass("sparse", std::move(rows));
}

}  // namespace littlestone::reference

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/plain_randomized.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "core/base/bits.hpp"

namespace littlestone::reference {
namespace {

__extension__ using Wide = __int128;
using Set = std::array<std::uint64_t, 2>;

struct HashSet {
  std::size_t operator()(const Set& set) const noexcept { return mix64(set[0] ^ mix64(set[1])); }
};

// Values are multiples of 2^−119.
constexpr Wide one = Wide{1} << 119;

Wide value(const Set& rows, const std::vector<Set>& columns, std::unordered_map<Set, Wide, HashSet>& known) {
  if (const auto found = known.find(rows); found != known.end()) return found->second;
  Wide best = 0;
  for (const Set& column : columns) {
    const Set plus = {rows[0] & column[0], rows[1] & column[1]};
    const Set minus = {rows[0] & ~column[0], rows[1] & ~column[1]};
    if ((plus[0] | plus[1]) == 0 || (minus[0] | minus[1]) == 0) continue;
    best = std::max(best, (one + value(minus, columns, known) + value(plus, columns, known)) / 2);
  }
  known.emplace(rows, best);
  return best;
}

Set words_of(const BitVector& bits) {
  Set set{};
  std::copy(bits.words().begin(), bits.words().end(), set.begin());
  return set;
}

}  // namespace

Rational memoised_randomized_dimension(const ConceptClass& concept_class) {
  if (concept_class.size() > 120) throw std::invalid_argument("reference: more than 120 rows");
  std::vector<Set> columns;
  for (PointIndex x = 0; x < concept_class.points(); ++x) columns.push_back(words_of(concept_class.column(x)));
  std::unordered_map<Set, Wide, HashSet> known;
  const Wide scaled = value(words_of(concept_class.everything()), columns, known);
  const BigInteger whole =
      (BigInteger(static_cast<std::uint64_t>(scaled >> 64)) << 64) + static_cast<std::uint64_t>(scaled);
  return Rational(whole, BigInteger(1) << 119);
}

}  // namespace littlestone::reference

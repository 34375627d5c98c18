// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/randomized.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/online/canonical_key.hpp"
#include "core/online/class_matrix.hpp"

namespace littlestone {
namespace {

using std::size_t;
using std::uint32_t;
using std::uint64_t;

__extension__ using Fixed = __int128;

BigInteger to_big(const BigInteger& value) { return value; }
BigInteger to_big(Fixed value) {  // values are not negative
  BigInteger high = static_cast<uint64_t>(value >> 64);
  return (high << 64) + static_cast<uint64_t>(value);
}

struct KeyHash {
  size_t operator()(const VersionKey& key) const noexcept { return key.a; }
};

struct Cut {};       // the budget is spent, or the observer said stop
struct MoreBits {};  // a value is no multiple of the unit

// Half of a sum of values, exactly.
Fixed half_of(Fixed sum) {
  if (sum % 2 != 0) throw MoreBits();
  return sum / 2;
}
BigInteger half_of(const BigInteger& sum) { return sum >> 1; }  // the unit is that of the deepest trees

}  // namespace

Rational randomized_bound_of_size(uint64_t n) {
  assert(n >= 1);
  const auto k = static_cast<unsigned>(std::bit_width(n)) - 1;
  const BigInteger power = power_of_two(k);
  return Rational(BigInteger(k) * power + (BigInteger(n) - power), 2 * power);
}

// What does not depend on how values are kept.
struct RandomizedEngine::Parts {
  Observer observer;
  uint64_t states = 0;   // in this question
  uint64_t touched = 0;  // words of work since the observer was asked
  uint64_t most = 0;
  bool stopped = false;

  Parts() = default;
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  virtual ~Parts() = default;
  virtual Rational exact(const VersionSpace& space, size_t size) = 0;
};

template <class Number>
struct RandomizedEngine::PartsOf : RandomizedEngine::Parts {
  PartsOf(const ConceptClass& concept_class, unsigned bits) : scale(bits), one(Number(1) << scale) {
    all = matrix_of(concept_class, class_arena);
    bound.resize(concept_class.size() + 1);
    for (size_t n = 1; n <= concept_class.size(); ++n) {
      const auto k = static_cast<unsigned>(std::bit_width(n)) - 1;
      bound[n] = ((one >> k) * Number(static_cast<long>((n - (size_t{1} << k))))) / 2;
      bound[n] += one * static_cast<int>(k) / 2;
    }
  }

  // exact: the value; else at least it.
  struct Known {
    Number value;
    bool exact;
  };

  Rational exact(const VersionSpace& space, size_t size) override {
    const ArenaFrame frame(arena);
    uint32_t* const counts = arena.take<uint32_t>(all.columns);
    const uint64_t* const mask = space.words().data();
    count_side(all, mask, counts);
    if (size > 1 && most_even(counts, all.columns, static_cast<uint32_t>(size)) == 1)
      return 1 - Rational(1, BigInteger(1) << static_cast<unsigned>(size - 1));
    const Number value = side(all, mask, static_cast<uint32_t>(size), counts, true, key_of_rows(all, mask), Number(-1));
    return Rational(to_big(value), BigInteger(1) << scale);
  }

  // The smaller side of the most even split. Where it is 1, every split takes one row away, and so does every split of
  // what is left: R of n rows is ½(1 + R of n − 1), which is 1 − 2^(1 − n).
  static uint32_t most_even(const uint32_t* counts, uint32_t columns, uint32_t size) {
    uint32_t even = 0;
    for (uint32_t j = 0; j < columns; ++j) even = std::max(even, std::min(counts[j], size - counts[j]));
    return even;
  }

  // R of the rows of the mask where that is above `least`, else some number that is at most `least` and at least R. The
  // counts are worked out unless they are there.
  Number side(const BitMatrix& matrix, const uint64_t* mask, uint32_t size, uint32_t* counts, bool counted,
              const VersionKey& key, const Number& least) {
    if (size <= 3) return size == 3 ? one - (one >> 2) : size == 2 ? one >> 1 : Number(0);
    if (bound[size] <= least) return bound[size];
    if (const auto found = known.find(key); found != known.end()) {
      if (found->second.exact || found->second.value <= least) return found->second.value;
    }
    if (!counted) count_side(matrix, mask, counts);
    // A split is worth no more than the most even one of rows that every tree is shattered by.
    const uint32_t even = most_even(counts, matrix.columns, size);
    if (size == 4) return even == 2 ? one : one - (one >> 3);
    if (even == 1) {
      if (size - 1 > scale) throw MoreBits();
      return one - (one >> (size - 1));
    }
    Number at_most = half_of(one + bound[even] + bound[size - even]);
    if (at_most <= least) return at_most;
    const ArenaFrame frame(arena);
    const BitMatrix child = restrict_matrix(matrix, mask, size, counts, key, arena, {.least = 1});
    tick(uint64_t{child.columns} * child.words * 16);
    const VersionKey form = canonical_key(child, arena);
    if (const auto found = forms.find(form); found != forms.end()) {
      if (found->second.exact || found->second.value <= least) {
        known.insert_or_assign(key, found->second);
        return found->second.value;
      }
    }
    Number value = search(child, least);
    const Known result{value, value > least};
    known.insert_or_assign(key, result);
    forms.insert_or_assign(form, result);
    return value;
  }

  // So much work was done; asks the observer now and then.
  void tick(uint64_t words) {
    constexpr uint64_t between = uint64_t{1} << 21;
    touched += words;
    if (touched < between) return;
    touched = 0;
    if (stop_requested(observer, {"randomized dimension", states, most})) {
      stopped = true;
      throw Cut();
    }
  }

  Number search(const BitMatrix& matrix, const Number& least) {
    ++states;
    if (most != 0 && states > most) throw Cut();
    tick(uint64_t{1} << 11);
    uint32_t* const order = arena.take<uint32_t>(matrix.columns);
    for (uint32_t j = 0; j < matrix.columns; ++j) order[j] = j;
    std::sort(order, order + matrix.columns, [&](uint32_t a, uint32_t b) {
      const uint32_t left = matrix.minority(a);
      const uint32_t right = matrix.minority(b);
      return left != right ? left > right : a < b;
    });
    Number best = least;  // in halves of it all: a split must be worth more
    Number above(0);      // the most that a column not worked out may be worth
    uint32_t* const counts = arena.take<uint32_t>(2 * size_t{matrix.columns});
    uint32_t* const others = counts + matrix.columns;
    uint64_t* const mask = arena.take<uint64_t>(2 * size_t{matrix.words});
    uint64_t* const other_mask = mask + matrix.words;
    for (uint32_t i = 0; i < matrix.columns; ++i) {
      const uint32_t j = order[i];
      const uint32_t small = matrix.minority(j);
      const uint32_t large = matrix.rows - small;
      const Number worth = half_of(one + bound[small] + bound[large]);
      if (worth <= best) {
        above = std::max(above, worth);
        break;  // and so all that follow
      }
      tick(uint64_t{matrix.columns} * matrix.words * 2);
      const bool plus = matrix.ones[j] == small;
      side_mask(matrix, j, plus, mask);
      side_mask(matrix, j, !plus, other_mask);
      count_side(matrix, mask, counts);
      for (uint32_t c = 0; c < matrix.columns; ++c) others[c] = matrix.ones[c] - counts[c];
      const VersionKey key = key_of_rows(matrix, mask);
      VersionKey other_key = matrix.key;
      other_key ^= key;
      // Together the sides must be worth more than this.
      // Any number below 0 asks for the value itself; lower ones would soon be too long.
      const Number needed = std::max(Number(best + best - one), Number(-1));
      const Number second_bound = bound_of(other_mask, large, others, matrix.columns, other_key);
      const Number first = side(matrix, mask, small, counts, true, key, needed - second_bound);
      if (first + second_bound <= needed) {
        above = std::max(above, half_of(one + first + second_bound));
        continue;
      }
      const Number second = side(matrix, other_mask, large, others, true, other_key, needed - first);
      const Number here = half_of(one + first + second);
      if (first + second <= needed) {
        above = std::max(above, here);
      } else {
        best = here;
      }
    }
    return best > least ? best : std::max(above, Number(0));
  }

  // A cheap upper bound on R of a side.
  Number bound_of(const uint64_t*, uint32_t size, const uint32_t* counts, uint32_t columns, const VersionKey& key) {
    if (size <= 3) return bound[size];
    if (const auto found = known.find(key); found != known.end()) return found->second.value;
    uint32_t even = 0;
    for (uint32_t j = 0; j < columns; ++j) even = std::max(even, std::min(counts[j], size - counts[j]));
    return half_of(one + bound[even] + bound[size - even]);
  }

  unsigned scale;
  Number one;
  Arena class_arena;
  Arena arena;
  BitMatrix all;
  std::vector<Number> bound;  // φ by size
  std::unordered_map<VersionKey, Known, KeyHash> known;
  std::unordered_map<VersionKey, Known, KeyHash> forms;
};

namespace {

constexpr unsigned few_bits = 118;  // values are below 2^6 and sums below 2^7

// A tree of n leaves is less deep than n.
unsigned bits_of(size_t hypotheses) { return static_cast<unsigned>(std::max<size_t>(hypotheses, 3)) - 1; }

}  // namespace

RandomizedEngine::RandomizedEngine(const ConceptClass& concept_class)
    : class_(concept_class),
      parts_(std::make_unique<PartsOf<Fixed>>(concept_class, std::min(few_bits, bits_of(concept_class.size())))) {}

Rational RandomizedEngine::exact(const VersionSpace& space, std::size_t size) {
  try {
    return parts_->exact(space, size);
  } catch (const MoreBits&) {  // from now on whole numbers as long as they need to be
    auto longer = std::make_unique<PartsOf<BigInteger>>(class_, bits_of(class_.size()));
    longer->observer = std::move(parts_->observer);
    longer->states = parts_->states;
    longer->most = parts_->most;
    parts_ = std::move(longer);
    return parts_->exact(space, size);
  }
}

RandomizedEngine::RandomizedEngine(RandomizedEngine&&) noexcept = default;
RandomizedEngine::~RandomizedEngine() = default;

void RandomizedEngine::set_observer(Observer observer) { parts_->observer = std::move(observer); }

Rational RandomizedEngine::dimension(const VersionSpace& space) {
  const size_t size = space.count();
  assert(size > 0);
  parts_->states = 0;
  parts_->most = 0;
  try {
    return exact(space, size);
  } catch (const Cut&) {
    throw Stopped();
  }
}

RandomizedResult RandomizedEngine::bound(const RandomizedOptions& options) {
  return bound(class_.everything(), options);
}

RandomizedResult RandomizedEngine::bound(const VersionSpace& space, const RandomizedOptions& options) {
  const size_t size = space.count();
  assert(size > 0);
  RandomizedResult result;
  parts_->states = 0;
  parts_->most = options.states;
  parts_->stopped = false;
  try {
    if (stop_requested(parts_->observer, {"randomized dimension", 0, options.states})) {
      parts_->stopped = true;
      throw Cut();
    }
    result.lower = result.upper = exact(space, size);
  } catch (const Cut&) {
    result.lower = size > 1 ? Rational(1, 2) : Rational(0);
    result.upper = randomized_bound_of_size(size);
    result.stopped = parts_->stopped;
  }
  result.states = parts_->states;
  parts_->most = 0;
  return result;
}

std::array<std::optional<Rational>, 2> RandomizedEngine::sides(const VersionSpace& space, PointIndex x) {
  std::array<std::optional<Rational>, 2> values;
  for (const Label label : {Label::minus, Label::plus}) {
    const VersionSpace side = class_.restrict(space, x, label);
    if (!side.none()) values[label == Label::plus ? 1 : 0] = dimension(side);
  }
  return values;
}

std::optional<PointIndex> RandomizedEngine::best_point(const VersionSpace& space) {
  if (space.count() == 1) return std::nullopt;
  const Rational whole = dimension(space);
  for (PointIndex x = 0; x < class_.points(); ++x) {
    const auto values = sides(space, x);
    if (values[0] && values[1] && (1 + *values[0] + *values[1]) / 2 == whole) return x;
  }
  assert(false && "some point's split is worth it");
  return std::nullopt;
}

Rational RandomizedEngine::chance_of_plus(const VersionSpace& space, PointIndex x) {
  const auto values = sides(space, x);
  if (!values[0]) return 1;
  if (!values[1]) return 0;
  const Rational chance = (1 + *values[1] - *values[0]) / 2;
  return std::clamp(chance, Rational(0), Rational(1));
}

namespace {

struct TransductiveValue {
  int deterministic = 0;
  Rational randomized;
};

TransductiveValue value_of_order(const ConceptClass& concept_class, const VersionSpace& space,
                                 const std::vector<PointIndex>& order, size_t from) {
  for (; from < order.size(); ++from) {
    const VersionSpace minus = concept_class.restrict(space, order[from], Label::minus);
    const VersionSpace plus = concept_class.restrict(space, order[from], Label::plus);
    if (minus.none() || plus.none()) continue;
    const TransductiveValue less = value_of_order(concept_class, minus, order, from + 1);
    const TransductiveValue more = value_of_order(concept_class, plus, order, from + 1);
    TransductiveValue value;
    value.deterministic =
        std::max({less.deterministic, more.deterministic, 1 + std::min(less.deterministic, more.deterministic)});
    value.randomized =
        std::max({Rational((1 + less.randomized + more.randomized) / 2), less.randomized, more.randomized});
    return value;
  }
  return {};
}

}  // namespace

TransductiveMistakes transductive_mistakes(const ConceptClass& concept_class, const std::vector<PointIndex>& order) {
  std::set<PointIndex> seen;
  for (const PointIndex x : order) {
    if (x >= concept_class.points() || !seen.insert(x).second) {
      throw InputError("order", std::to_string(x), rules::between(0, concept_class.points() - 1));
    }
  }
  const TransductiveValue value = value_of_order(concept_class, concept_class.everything(), order, 0);
  return {value.deterministic, value.randomized, order, order};
}

TransductiveRange transductive_range(const ConceptClass& concept_class, const Observer& observer) {
  std::vector<PointIndex> order;  // one of the points that are equal up to complement, none that is constant
  for (PointIndex x = 0; x < concept_class.points(); ++x) {
    const BitVector& column = concept_class.column(x);
    bool needed = !column.none() && column.count() != concept_class.size();
    for (const PointIndex y : order) {
      const size_t both = column.count_and(concept_class.column(y));
      const size_t either = column.count() + concept_class.column(y).count() - both;
      needed = needed && both != either && !(both == 0 && either == concept_class.size());
    }
    if (needed) order.push_back(x);
  }
  constexpr size_t most_points = 7;
  if (order.size() > most_points) {
    throw InputError("points", std::to_string(order.size()), rules::at_most(most_points));
  }
  TransductiveRange range;
  bool first = true;
  uint64_t done = 0;
  do {
    if (++done % 64 == 0 && stop_requested(observer, {"orders", done, 0})) throw Stopped();
    const TransductiveValue value = value_of_order(concept_class, concept_class.everything(), order, 0);
    if (first || value.deterministic < range.best.deterministic) {
      range.best.deterministic = value.deterministic;
      range.best.deterministic_order = order;
    }
    if (first || value.randomized < range.best.randomized) {
      range.best.randomized = value.randomized;
      range.best.randomized_order = order;
    }
    if (first || value.deterministic > range.worst.deterministic) {
      range.worst.deterministic = value.deterministic;
      range.worst.deterministic_order = order;
    }
    if (first || value.randomized > range.worst.randomized) {
      range.worst.randomized = value.randomized;
      range.worst.randomized_order = order;
    }
    first = false;
  } while (std::next_permutation(order.begin(), order.end()));
  return range;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/online/regret.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/online/canonical_key.hpp"

namespace littlestone {
namespace {

using std::size_t;
using std::uint32_t;
using std::uint64_t;

// Hypotheses by how far they are behind the best: levels[k] those that are k behind, for k below the rounds that are
// left.
using Levels = std::array<uint64_t, RegretEngine::most_rounds + 1>;

struct KeyHash {
  size_t operator()(const VersionKey& key) const noexcept { return key.a; }
};

VersionKey key_of(const Levels& levels, unsigned rounds) {
  VersionKey key{mix64(rounds + 0x9e3779b97f4a7c15ULL), mix64(rounds ^ 0x2545f4914f6cdd1dULL)};
  for (unsigned k = 0; k < rounds; ++k) {
    key.a = mix64(key.a ^ levels[k]) + 0x632be59bd9b4e019ULL;
    key.b = mix64((key.b + levels[k]) ^ 0xd6e8feb86659fd93ULL);
  }
  return key;
}

void check_rounds(uint64_t rounds, uint64_t least) {
  if (rounds < least || rounds > RegretEngine::most_rounds) {
    throw InputError("rounds", std::to_string(rounds), rules::between(least, RegretEngine::most_rounds));
  }
}

}  // namespace

struct RegretEngine::Parts {
  const ConceptClass& concept_class;
  RegretOptions options;
  Observer observer;
  std::vector<uint64_t> columns;  // different ones, up to complement, that split the class
  std::unordered_map<VersionKey, std::int64_t, KeyHash> known;
  std::unordered_map<VersionKey, std::int64_t, KeyHash> forms;
  Arena arena;
  std::uint64_t touched = 0;  // columns since the observer was asked

  Parts(const ConceptClass& of, RegretOptions with) : concept_class(of), options(with) {
    const uint64_t all = of.everything().words()[0];
    std::unordered_set<uint64_t> seen;
    for (PointIndex x = 0; x < of.points(); ++x) {
      const uint64_t column = of.column(x).words()[0];
      if (column == 0 || column == all) continue;
      if (seen.insert(std::min(column, all ^ column)).second) columns.push_back(column);
    }
  }

  // 2^rounds · v of the levels, after which a hypothesis `rounds` behind is of no account.
  std::int64_t value(const Levels& levels, unsigned rounds) {
    if (rounds == 0) return 0;
    if (rounds == 1) return std::popcount(levels[0]) >= 2 ? 1 : 0;  // some point tells two apart
    uint64_t live = 0;
    for (unsigned k = 0; k < rounds; ++k) live |= levels[k];
    if (std::has_single_bit(live)) return 0;
    if (rounds == 2) return best(levels, live, rounds);
    const VersionKey key = key_of(levels, rounds);
    if (const auto found = known.find(key); found != known.end()) return found->second;
    if (known.size() >= options.states) throw RegretTooLarge{options.states};
    VersionKey form;
    if (rounds >= 4) {
      form = form_of(levels, live, rounds);
      if (const auto found = forms.find(form); found != forms.end()) {
        known.emplace(key, found->second);
        return found->second;
      }
    }
    const std::int64_t result = best(levels, live, rounds);
    known.emplace(key, result);
    if (rounds >= 4) forms.emplace(form, result);
    return result;
  }

  // So many columns were looked at; asks the observer now and then.
  void tick(std::uint64_t looked_at) {
    constexpr std::uint64_t between = std::uint64_t{1} << 18;
    touched += looked_at + 16;
    if (touched < between) return;
    touched = 0;
    if (stop_requested(observer, {"regret", known.size(), options.states})) throw Stopped();
  }

  std::int64_t best(const Levels& levels, uint64_t live, unsigned rounds) {
    std::int64_t most = -(std::int64_t{1} << 62);
    tick(columns.size());
    for (const uint64_t column : columns) {
      const uint64_t plus = column & live;
      if (plus == 0 || plus == live) continue;
      most = std::max(
          most, (std::int64_t{1} << (rounds - 1)) + after(levels, column, rounds) + after(levels, ~column, rounds));
    }
    return most;
  }

  // 2^(rounds − 1) · v after those outside `right` have lost a round.
  std::int64_t after(const Levels& levels, uint64_t right, unsigned rounds) {
    Levels next;
    next[0] = levels[0] & right;
    const bool falls = next[0] == 0;  // the best has lost one: all are one less behind
    uint64_t carried = levels[0] & ~right;
    const unsigned left = rounds - 1;
    for (unsigned k = 1; k < rounds; ++k) {
      next[k - (falls ? 1 : 0)] = (levels[k] & right) | carried;
      carried = levels[k] & ~right;
    }
    if (falls) {
      // Those that were rounds − 1 behind and lost are now rounds − 1 behind again, too far; what is beyond `left` is
      // not read.
      return value(next, left) - (std::int64_t{1} << left);
    }
    return value(next, left);
  }

  VersionKey form_of(const Levels& levels, uint64_t live, unsigned rounds) {
    const ArenaFrame frame(arena);
    BitMatrix matrix;
    for (unsigned k = 0; k < rounds; ++k) matrix.rows += (k + 1) * static_cast<uint32_t>(std::popcount(levels[k]));
    matrix.words = words_for(matrix.rows);
    matrix.stride = stride_for(matrix.words);
    matrix.bits = arena.take<uint64_t>(columns.size() * matrix.stride);
    matrix.ones = arena.take<uint32_t>(columns.size());
    uint64_t* const seen = arena.take<uint64_t>(columns.size());
    const uint64_t lowest = live & (~live + 1);
    uint64_t* last = seen;
    for (const uint64_t column : columns) {
      const uint64_t here = column & live;
      if (here != 0 && here != live) *last++ = (here & lowest) != 0 ? live ^ here : here;
    }
    tick(8 * columns.size());
    std::sort(seen, last);
    last = std::unique(seen, last);
    for (const uint64_t* next = seen; next != last; ++next) {
      const uint64_t here = *next;
      uint64_t* const bits = matrix.bits + size_t{matrix.columns} * matrix.stride;
      std::fill_n(bits, matrix.stride, uint64_t{0});
      uint32_t row = 0;
      uint32_t ones = 0;
      for (unsigned k = 0; k < rounds; ++k) {
        for (uint64_t members = levels[k]; members != 0; members &= members - 1) {
          const bool plus = (here & members & (~members + 1)) != 0;
          for (unsigned copy = 0; copy <= k; ++copy, ++row) {
            if (!plus) continue;
            bits[row / 64] |= uint64_t{1} << (row % 64);
            ++ones;
          }
        }
      }
      seen[matrix.columns] = here;
      matrix.ones[matrix.columns++] = ones;
    }
    VersionKey form = canonical_key(matrix, arena);
    form.a = mix64(form.a ^ (0x9e3779b97f4a7c15ULL * (rounds + 1)));
    form.b = mix64(form.b + rounds);
    return form;
  }

  // v_t(L) of losses as they are.
  Rational value_of(std::span<const uint32_t> losses, unsigned rounds) {
    assert(losses.size() == concept_class.size());
    const uint32_t least = *std::min_element(losses.begin(), losses.end());
    Levels levels{};
    for (size_t h = 0; h < losses.size(); ++h) {
      const uint32_t behind = losses[h] - least;
      if (behind < rounds) levels[behind] |= uint64_t{1} << h;
    }
    return Rational(BigInteger(value(levels, rounds)), power_of_two(rounds)) - least;
  }

  std::vector<uint32_t> losses_after(std::span<const uint32_t> losses, PointIndex x, Label label) const {
    std::vector<uint32_t> after(losses.begin(), losses.end());
    for (size_t h = 0; h < after.size(); ++h) {
      after[h] += concept_class.row(static_cast<HypothesisIndex>(h))[x] != label ? 1U : 0U;
    }
    return after;
  }
};

RegretEngine::RegretEngine(const ConceptClass& concept_class, RegretOptions options) {
  if (concept_class.size() > most_hypotheses) {
    throw InputError("hypotheses", std::to_string(concept_class.size()), rules::at_most(most_hypotheses));
  }
  if (options.states == 0) throw InputError("states", "0", rules::above_0());
  parts_ = std::make_unique<Parts>(concept_class, options);
}
RegretEngine::RegretEngine(RegretEngine&&) noexcept = default;
RegretEngine::~RegretEngine() = default;

void RegretEngine::set_observer(Observer observer) { parts_->observer = std::move(observer); }
uint64_t RegretEngine::states() const noexcept { return parts_->known.size(); }
const ConceptClass& RegretEngine::concept_class() const noexcept { return parts_->concept_class; }

Rational RegretEngine::value(std::span<const uint32_t> losses, unsigned rounds) {
  check_rounds(rounds, 0);
  return parts_->value_of(losses, rounds);
}

Rational RegretEngine::value_of_point(std::span<const uint32_t> losses, unsigned rounds, PointIndex x) {
  check_rounds(rounds, 1);
  const Rational plus = parts_->value_of(parts_->losses_after(losses, x, Label::plus), rounds - 1);
  return (1 + plus + parts_->value_of(parts_->losses_after(losses, x, Label::minus), rounds - 1)) / 2;
}

Rational RegretEngine::odds(std::span<const uint32_t> losses, unsigned rounds, PointIndex x) {
  check_rounds(rounds, 1);
  const Rational plus = parts_->value_of(parts_->losses_after(losses, x, Label::plus), rounds - 1);
  return (1 + plus - parts_->value_of(parts_->losses_after(losses, x, Label::minus), rounds - 1)) / 2;
}

PointIndex RegretEngine::best_point(std::span<const uint32_t> losses, unsigned rounds) {
  check_rounds(rounds, 1);
  PointIndex best = 0;
  Rational most = value_of_point(losses, rounds, 0);
  for (PointIndex x = 1; x < concept_class().points(); ++x) {
    const Rational here = value_of_point(losses, rounds, x);
    if (here > most) {
      most = here;
      best = x;
    }
  }
  return best;
}

Label RegretEngine::best_label(std::span<const uint32_t> losses, unsigned rounds, PointIndex x, const Rational& plus) {
  check_rounds(rounds, 1);
  const Rational if_plus = 1 - plus + parts_->value_of(parts_->losses_after(losses, x, Label::plus), rounds - 1);
  const Rational if_minus = plus + parts_->value_of(parts_->losses_after(losses, x, Label::minus), rounds - 1);
  return label_of(if_plus >= if_minus);
}

double regret_bound_of_size(size_t hypotheses, unsigned rounds) {
  return std::sqrt(static_cast<double>(rounds) * std::log(static_cast<double>(hypotheses)) / 2);
}

RegretResult find_regret(RegretEngine& engine, unsigned rounds) {
  check_rounds(rounds, 1);
  const std::vector<uint32_t> none(engine.concept_class().size(), 0);
  RegretResult result;
  try {
    for (unsigned t = 1; t <= rounds; ++t) result.exact.push_back(engine.value(none, t));
    result.regret = result.exact.back();
  } catch (const RegretTooLarge&) {
    // the bounds below stand
  } catch (const Stopped&) {
    result.stopped = true;
  }
  result.states = engine.states();
  if (!result.exact.empty()) result.lower = result.exact.back();
  if (result.regret) {
    result.upper = to_double(*result.regret);
    return result;
  }
  // The least sum of exact values whose rounds add up to T.
  result.upper = regret_bound_of_size(none.size(), rounds);
  std::vector<double> sums(rounds + 1, std::numeric_limits<double>::infinity());
  sums[0] = 0;
  for (unsigned t = 1; t <= rounds; ++t) {
    for (unsigned part = 1; part <= std::min<size_t>(t, result.exact.size()); ++part) {
      sums[t] = std::min(sums[t], sums[t - part] + to_double(result.exact[part - 1]));
    }
  }
  result.upper = std::min(result.upper, sums[rounds]);
  return result;
}

RegretGame play_regret(RegretEngine& engine, unsigned rounds, std::span<const RegretMove> moves) {
  check_rounds(rounds, 1);
  const ConceptClass& concept_class = engine.concept_class();
  if (moves.size() > rounds) throw InputError("move", std::to_string(moves.size()), rules::at_most(rounds));
  RegretGame game;
  game.rounds = rounds;
  game.losses.assign(concept_class.size(), 0);
  game.value_left = engine.value(game.losses, rounds);
  for (const RegretMove& move : moves) {
    if (move.point >= concept_class.points()) {
      throw InputError("move", std::to_string(move.point), rules::between(0, concept_class.points() - 1));
    }
    if (move.odds && (*move.odds < 0 || *move.odds > 1)) {
      throw InputError("odds", to_string(*move.odds), rules::between(0, 1));
    }
    const unsigned left = game.left();
    RegretRound round;
    round.point = move.point;
    round.label = move.label;
    round.value_before = game.value_left;
    round.point_worth = engine.value_of_point(game.losses, left, move.point);
    round.best_odds = engine.odds(game.losses, left, move.point);
    round.odds = move.odds ? *move.odds : round.best_odds;
    round.loss = move.label == Label::plus ? Rational(1 - round.odds) : round.odds;
    round.opponent_gave = round.value_before - round.point_worth;
    // With chance p instead of p*, one label costs |p − p*| more than the point is worth, the other as much less.
    round.learner_gave = abs(Rational(round.odds - round.best_odds));
    for (size_t h = 0; h < game.losses.size(); ++h) {
      game.losses[h] += concept_class.row(static_cast<HypothesisIndex>(h))[move.point] != move.label ? 1U : 0U;
    }
    game.value_left = engine.value(game.losses, left - 1);
    round.value_after = game.value_left;
    game.learner_loss += round.loss;
    game.played.push_back(std::move(round));
  }
  return game;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// The search behind the VC dimension.
#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/online/canonical_key.hpp"
#include "core/online/class_matrix.hpp"
#include "core/online/littlestone.hpp"
#include "core/online/machine_words.hpp"

namespace littlestone {
namespace {

using std::size_t;
using std::uint32_t;
using std::uint64_t;

int floor_log2(size_t n) { return static_cast<int>(std::bit_width(n)) - 1; }

// Copies a part's rows with the label at a point to the end of `to`, on the points of a mask, but none that is equal to
// the one before. Rows are in the order of their last points, then of those before: so rows that only points taken so
// far told apart follow one another.
struct Selection {
  const uint64_t* rows;
  size_t count;
  uint32_t words;
  uint32_t place;
  uint64_t label;  // 2: any
  const uint64_t* mask;
  bool pack;          // bits of the mask close together
  uint32_t to_words;  // of a row copied
  uint64_t* to;       // has room
};

template <bool hardware>
[[gnu::always_inline]] inline void pack_row(const uint64_t* row, const Selection& from, uint64_t* to) {
  std::fill_n(to, from.to_words, uint64_t{0});
  unsigned filled = 0;
  for (uint32_t w = 0; w < from.words; ++w) {
    if (from.mask[w] == 0) continue;
    const auto bits = static_cast<unsigned>(std::popcount(from.mask[w]));
    const uint64_t gathered = extract_bits<hardware>(row[w], from.mask[w]);
    *to |= gathered << filled;
    if (filled + bits >= 64) {
      ++to;
      if (filled + bits > 64) *to = gathered >> (64 - filled);
    }
    filled = (filled + bits) % 64;
  }
}

// How many rows were copied. One word more than they take is written.
template <bool hardware, uint32_t fixed>
[[gnu::always_inline]] inline size_t select_rows(const Selection& from) {
  const uint32_t words = fixed == 0 ? from.words : fixed;
  const uint32_t to_words = fixed == 0 ? from.to_words : fixed;
  uint64_t* to = from.to;
  size_t copied = 0;
  for (size_t i = 0; i < from.count; ++i) {
    const uint64_t* const row = from.rows + i * words;
    if (from.label != 2 && ((row[from.place / 64] >> (from.place % 64)) & 1U) != from.label) continue;
    if (fixed == 0 && from.pack) {
      pack_row<hardware>(row, from, to);
    } else {
      for (uint32_t w = 0; w < words; ++w) to[w] = row[w] & from.mask[w];
    }
    uint64_t different = copied == 0 ? 1 : 0;
    if (copied > 0) {
      for (uint32_t w = 0; w < to_words; ++w) different |= to[w] ^ (to - to_words)[w];
    }
    if (different == 0) continue;
    to += to_words;
    ++copied;
  }
  return copied;
}

template <bool hardware>
[[gnu::always_inline]] inline size_t select_any(const Selection& from) {
  if (!from.pack && from.words == 1) return select_rows<hardware, 1>(from);
  if (!from.pack && from.words == 2) return select_rows<hardware, 2>(from);
  if (!from.pack && from.words == 3) return select_rows<hardware, 3>(from);
  if (!from.pack && from.words == 4) return select_rows<hardware, 4>(from);
  return select_rows<hardware, 0>(from);
}

size_t select_plain(const Selection& from) { return select_any<false>(from); }
#if LITTLESTONE_X86
LITTLESTONE_BMI size_t select_with_pext(const Selection& from) { return select_any<true>(from); }
#endif

size_t select(const Selection& from) {
#if LITTLESTONE_X86
  static const bool bmi = machine_words() != MachineWords::plain;
  if (bmi) return select_with_pext(from);
#endif
  return select_plain(from);
}

// A set of points shattered so far splits H into parts, one a label pattern. What can still be told of them are the
// labels at the points that may come: a part is kept as its rows on these points, each once, so parts shrink as points
// go.
struct Level {
  uint32_t words = 0;                            // of a row
  std::vector<uint64_t> rows;                    // those of a part are together; may end with words of no part
  std::vector<std::pair<size_t, size_t>> parts;  // first row and number of rows
  std::vector<uint64_t> candidates;              // points that split every part
  // Halves of the level before that are not laid out yet: the larger ones, which are needed only where the smaller
  // refute nothing.
  struct Half {
    size_t first;
    size_t rows;
    uint64_t label;
  };
  std::vector<Half> pending;
  uint32_t place = 0;  // of the point that halves them
  size_t end = 0;      // the first row of no part
};

// What a part's rows with one label at a point say at the other points: whether some are + and some are −, and whether
// two are.
struct Sides {
  std::vector<uint64_t> ones;
  std::vector<uint64_t> zeros;
  std::vector<uint64_t> two_ones;
  std::vector<uint64_t> two_zeros;
  size_t size = 0;
};

class VcSearch {
 public:
  VcSearch(const ConceptClass& concept_class, int most, uint64_t most_words, const Observer& observer)
      : class_(concept_class), most_(most), all_words_(most_words), words_left_(most_words), observer_(observer) {}

  VcResult run() {
    if (class_.size() == 1) return {0, true};
    best_ = 1;
    if (most_ >= 1 && splits_form_a_tree()) return {1, true};
    if (!cut_) {
      best_ = 2;  // two points show all four patterns
      if (best_ < most_) search();
    }
    return {best_, !cut_};
  }

 private:
  static constexpr uint64_t words_between = uint64_t{1} << 22;

  // Whether VC(H) ≤ 1, by looking at each label once. Two points show all four patterns iff of their sides without the
  // first hypothesis, S and S', neither holds the other and they meet. If no two do, the sides form a tree, and exactly
  // then the members of each have one smallest larger side in common. [Gusfield, Efficient algorithms for inferring
  // evolutionary trees, Networks 21 (1991), Lemma 1 and §2: perfect phylogeny.]
  bool splits_form_a_tree() {
    std::vector<std::pair<size_t, PointIndex>> sides;  // by size, larger first
    for (PointIndex x = 0; x < class_.points(); ++x) {
      const size_t ones = class_.column(x).count();
      sides.emplace_back(class_.column(x).test(0) ? class_.size() - ones : ones, x);
    }
    std::sort(sides.begin(), sides.end(), std::greater<>());
    std::vector<size_t> smallest(class_.size(), 0);  // so far of the sides that hold each hypothesis, from 1; 0: none
    for (size_t i = 0; i < sides.size() && sides[i].first > 0; ++i) {
      const auto [size, x] = sides[i];
      if (!spend(size)) return false;
      const auto words = class_.column(x).words();
      const uint64_t flip = class_.column(x).test(0) ? ~uint64_t{0} : 0;
      size_t left = size;  // what a flip makes of the bits after the last hypothesis comes after the last member
      std::optional<size_t> common;
      for (size_t w = 0; left > 0; ++w) {
        for (uint64_t members = words[w] ^ flip; members != 0 && left > 0; members &= members - 1, --left) {
          size_t& here = smallest[64 * w + static_cast<size_t>(std::countr_zero(members))];
          if (here != common.value_or(here)) return false;
          common = here;
          here = i + 1;
        }
      }
    }
    return true;
  }

  // The points that can be among best + 1 shattered ones, one of those equal up to complement, the least even first:
  // they have the smallest parts, which refute most, and where they are done they refute nothing later. A few tries the
  // other way round find a large shattered set before. Points that a symmetry of the class takes to one that is done
  // are done too.
  void search() {
    const BitMatrix all = matrix_of(class_, arena_);
    const VersionSpace everything = class_.everything();
    const BitMatrix merged = restrict_matrix(all, everything.words().data(), all.rows, all.ones, all.key, arena_,
                                             {.least = uint32_t{1} << best_, .keys = false});
    if (merged.columns == 0) return;
    if (!spend(uint64_t{all.columns} * all.words * 4)) return;
    std::vector<uint32_t> order(merged.columns);
    for (uint32_t j = 0; j < merged.columns; ++j) order[j] = j;
    std::stable_sort(order.begin(), order.end(),
                     [&](uint32_t a, uint32_t b) { return merged.minority(a) < merged.minority(b); });
    BitMatrix matrix = merged;
    matrix.bits = arena_.take<uint64_t>(size_t{merged.columns} * merged.stride);
    matrix.ones = arena_.take<uint32_t>(merged.columns);
    for (uint32_t place = 0; place < merged.columns; ++place) {
      std::copy_n(merged.column(order[place]), merged.words, matrix.bits + size_t{place} * matrix.stride);
      matrix.ones[place] = merged.ones[order[place]];
    }
    lay_out_root(matrix);
    tries_ = 100;
    even_first_ = true;
    (void)extend(0);
    even_first_ = false;
    tries_ = std::numeric_limits<uint64_t>::max();
    if (!cut_ && best_ < most_) extend_root(matrix);
  }

  void lay_out_root(const BitMatrix& matrix) {
    const ArenaFrame frame(arena_);
    const RowBits by_row = by_rows(matrix, arena_);
    Level& root = level(0);
    root.words = (matrix.columns + 63) / 64;
    root.candidates.assign(root.words, ~uint64_t{0});
    if (matrix.columns % 64 != 0) root.candidates.back() = (uint64_t{1} << (matrix.columns % 64)) - 1;
    root.rows.resize(size_t{matrix.rows} * root.words);
    std::vector<uint32_t> order(matrix.rows);
    for (uint32_t i = 0; i < matrix.rows; ++i) order[i] = i;
    const auto reversed = [&](uint32_t i) { return std::reverse_iterator(by_row.row(i) + root.words); };
    std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
      return std::lexicographical_compare(reversed(a), reversed(a) + root.words, reversed(b), reversed(b) + root.words);
    });
    for (uint32_t i = 0; i < matrix.rows; ++i) {
      std::copy_n(by_row.row(order[i]), root.words, root.rows.data() + size_t{i} * root.words);
    }
    root.parts = {{0, matrix.rows}};
    root.end = matrix.rows;
    (void)spend(root.rows.size() * 20);
  }

  void extend_root(const BitMatrix& matrix) {
    std::optional<ColumnOrbits> orbits;
    std::vector<bool> dead(matrix.columns, false);  // by the column that stands for the orbit
    const uint64_t form_cost = canonical_cost(matrix);
    uint32_t dear = matrix.columns;  // a point that is done and was dear
    int tries = 2;
    uint32_t next_refresh = matrix.columns / 8 + 1;
    for (uint32_t place = 0; place < matrix.columns && !cut_ && best_ < most_; ++place) {
      if (matrix.columns - place <= static_cast<uint32_t>(best_)) return;
      if (matrix.minority(place) < (uint64_t{1} << best_)) continue;
      if (orbits && dead[orbits->of(place)]) continue;
      if (tries > 0 && dear != matrix.columns && matrix.minority(dear) == matrix.minority(place)) {
        if (!orbits) orbits.emplace(matrix, arena_);
        --tries;
        if (!spend(form_cost)) return;
        if (orbits->join(dear, place)) {
          tries = 2;
          for (uint32_t done = 0; done < place; ++done) dead[orbits->of(done)] = true;
          continue;
        }
      }
      if (place >= next_refresh) {
        refresh(0, place);
        next_refresh = place + (matrix.columns - place) / 8 + 1;
      }
      const uint64_t before = words_left_;
      if (!take(0, place)) return;
      // No set of more than best points holds this one.
      if (before - words_left_ > form_cost) dear = place;
    }
  }

  // All candidates of the level after `size` points were taken. False once the search is over.
  bool extend(int size) {
    const size_t at = static_cast<size_t>(size);
    size_t left = 0;
    for (const uint64_t word : level(at).candidates) left += static_cast<size_t>(std::popcount(word));
    size_t next_refresh = left - left / 8;
    for (uint32_t i = 0; i < level(at).words; ++i) {
      const uint32_t w = even_first_ ? level(at).words - 1 - i : i;
      for (uint64_t word = level(at).candidates[w]; word != 0; --left) {
        if (static_cast<size_t>(size) + left <= static_cast<size_t>(best_)) return true;
        const auto bit = static_cast<uint32_t>(even_first_ ? 63 - std::countl_zero(word) : std::countr_zero(word));
        word &= ~(uint64_t{1} << bit);
        if (!even_first_ && left <= next_refresh && left > 16) {
          refresh(size, 64 * w + bit);
          next_refresh = left - left / 8 - 1;
        }
        if (!take(size, 64 * w + bit)) return false;
      }
    }
    return true;
  }

  // Forgets the candidates before `place`, which are done, and the rows that only these told apart.
  void refresh(int size, uint32_t place) {
    Level& here = level(static_cast<size_t>(size));
    std::fill_n(here.candidates.begin(), place / 64, uint64_t{0});
    here.candidates[place / 64] &= ~((uint64_t{1} << (place % 64)) - 1);
    Level& kept = spare_;
    kept.rows.resize(here.rows.size() + 1);
    kept.parts.clear();
    size_t end = 0;
    for (const auto& [first, rows] : here.parts) {
      (void)spend(rows * here.words);
      const size_t copied = select({here.rows.data() + first * here.words, rows, here.words, 0, 2,
                                    here.candidates.data(), false, here.words, kept.rows.data() + end * here.words});
      kept.parts.emplace_back(end, copied);
      end += copied;
    }
    here.rows.swap(kept.rows);
    here.parts.swap(kept.parts);
    here.end = end;
    std::sort(here.parts.begin(), here.parts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  }

  // Takes the point at `place` as the next, and then candidates that come after it. False once the search is over.
  bool take(int size, uint32_t place) {
    if (tries_-- == 0) return false;
    std::vector<uint64_t>& after = survivors(static_cast<size_t>(size));
    const std::vector<uint64_t>& candidates = level(static_cast<size_t>(size)).candidates;
    after.assign(candidates.begin(), candidates.end());
    const auto here = after.begin() + static_cast<std::ptrdiff_t>(place / 64);
    if (even_first_) {
      *here &= (uint64_t{1} << (place % 64)) - 1;
      std::fill(here + 1, after.end(), uint64_t{0});
    } else {
      std::fill(after.begin(), here, uint64_t{0});
      *here &= ~((uint64_t{2} << (place % 64)) - 1);
    }
    // Once more where it made the best better: now more points are needed.
    for (int need = best_ - size;; ++need) {
      if (!narrow(size, place, need)) return !cut_;
      if (need > 1) break;
      best_ = size + 2;  // the point and any one that is left
      if (best_ >= most_) return false;
    }
    if (!split(size, place)) return !cut_;
    return extend(size + 1);
  }

  // Leaves in the survivors of the level only points that split, as `need` more points require, every half of every
  // part. False where too few are left or some half is too small.
  bool narrow(int size, uint32_t place, int need) {
    Level& here = level(static_cast<size_t>(size));
    std::vector<uint64_t>& left = survivors(static_cast<size_t>(size));
    const auto enough = [&] {
      int count = 0;
      for (const uint64_t word : left) count += std::popcount(word);
      return count >= need;
    };
    if (!enough()) return false;
    for (size_t part = 0; part < here.parts.size() || lay_out_next(size); ++part) {
      const auto [first, rows] = here.parts[part];
      if (rows < size_t{2} << need) return false;
      const uint64_t* const begin = here.rows.data() + first * here.words;
      const size_t read = look(begin, rows, here.words, place, need, left);
      if (!spend(read * here.words)) return false;
      for (const Sides& half : halves_) {
        if (half.size < size_t{1} << need) return false;
        for (uint32_t w = 0; w < here.words; ++w) {
          left[w] &= need > 1 ? half.two_ones[w] & half.two_zeros[w] : half.ones[w] & half.zeros[w];
        }
      }
      if (!enough()) return false;
    }
    return true;
  }

  // Fills halves_ from the part's rows; stops early, and returns how many rows it read, where they say enough of all
  // points that are left.
  size_t look(const uint64_t* rows, size_t count, uint32_t words, uint32_t place, int need,
              const std::vector<uint64_t>& left) {
    if (words == 1) return look_at<1>(rows, count, words, place, need, left);
    if (words == 2) return look_at<2>(rows, count, words, place, need, left);
    if (words == 3) return look_at<3>(rows, count, words, place, need, left);
    if (words == 4) return look_at<4>(rows, count, words, place, need, left);
    return look_at<0>(rows, count, words, place, need, left);
  }

  template <uint32_t fixed>
  size_t look_at(const uint64_t* rows, size_t count, uint32_t dynamic, uint32_t place, int need,
                 const std::vector<uint64_t>& left) {
    const uint32_t words = fixed == 0 ? dynamic : fixed;
    constexpr size_t between = 64;
    uint64_t local[2][4][fixed == 0 ? 1 : fixed] = {};
    uint64_t* seen[2][4];  // by label at the place: ones, zeros, two ones, two zeros
    for (size_t y = 0; y < 2; ++y) {
      Sides& half = halves_[y];
      for (std::vector<uint64_t>* part : {&half.ones, &half.zeros, &half.two_ones, &half.two_zeros}) {
        part->assign(words, 0);
      }
      if constexpr (fixed == 0) {
        seen[y][0] = half.ones.data();
        seen[y][1] = half.zeros.data();
        seen[y][2] = half.two_ones.data();
        seen[y][3] = half.two_zeros.data();
      } else {
        for (size_t k = 0; k < 4; ++k) seen[y][k] = local[y][k];
      }
    }
    const size_t enough = size_t{1} << need;
    size_t size[2] = {0, 0};
    size_t i = 0;
    while (i < count) {
      const size_t end = std::min(count, i + between);
      for (; i < end; ++i) {
        const uint64_t* const row = rows + i * words;
        const size_t y = (row[place / 64] >> (place % 64)) & 1U;
        ++size[y];
        for (uint32_t w = 0; w < words; ++w) {
          seen[y][2][w] |= seen[y][0][w] & row[w];
          seen[y][3][w] |= seen[y][1][w] & ~row[w];
          seen[y][0][w] |= row[w];
          seen[y][1][w] |= ~row[w];
        }
      }
      if (size[0] < enough || size[1] < enough) continue;
      uint64_t open = 0;
      for (uint32_t w = 0; w < words; ++w) {
        open |= left[w] & (need > 1 ? ~(seen[0][2][w] & seen[0][3][w] & seen[1][2][w] & seen[1][3][w])
                                    : ~(seen[0][0][w] & seen[0][1][w] & seen[1][0][w] & seen[1][1][w]));
      }
      if (open == 0) break;
    }
    for (size_t y = 0; y < 2; ++y) {
      halves_[y].size = size[y];
      if constexpr (fixed != 0) {
        std::copy_n(local[y][0], words, halves_[y].ones.begin());
        std::copy_n(local[y][1], words, halves_[y].zeros.begin());
        std::copy_n(local[y][2], words, halves_[y].two_ones.begin());
        std::copy_n(local[y][3], words, halves_[y].two_zeros.begin());
      }
    }
    return i;
  }

  // Lays out the next level: the halves of all parts on the surviving points. False where one has too few different
  // rows.
  bool split(int size, uint32_t place) {
    const size_t at = static_cast<size_t>(size);
    (void)level(at + 1);  // before references to the levels are taken
    const Level& here = level(at);
    Level& next = level(at + 1);
    const std::vector<uint64_t>& left = survivors(at);
    uint32_t points = 0;
    for (const uint64_t word : left) points += static_cast<uint32_t>(std::popcount(word));
    const bool pack = 2 * ((points + 63) / 64) <= here.words;
    next.words = pack ? (points + 63) / 64 : here.words;
    next.rows.resize(here.rows.size() / here.words * next.words + 1);
    next.parts.clear();
    next.candidates.assign(next.words, 0);
    if (pack) {
      for (uint32_t p = 0; p < points; ++p) next.candidates[p / 64] |= uint64_t{1} << (p % 64);
    } else {
      next.candidates = left;
    }
    const size_t least = size_t{1} << (best_ - size);
    next.end = 0;
    next.pending.clear();
    next.place = place;
    for (const auto& [first, rows] : here.parts) {
      // Small halves refute most; the larger half of a large part waits.
      const bool wait = !pack && rows > 256;
      uint64_t smaller = 1;
      if (wait) {
        size_t ones = 0;
        for (size_t i = 0; i < rows; ++i) {
          ones += (here.rows[(first + i) * here.words + place / 64] >> (place % 64)) & 1U;
        }
        smaller = 2 * ones <= rows ? 1 : 0;
      }
      for (const uint64_t label : {smaller, 1 - smaller}) {
        if (wait && label != smaller) {
          next.pending.push_back({first, rows, label});
          continue;
        }
        if (!spend(rows * here.words)) return false;
        const size_t copied = select({here.rows.data() + first * here.words, rows, here.words, place, label,
                                      left.data(), pack, next.words, next.rows.data() + next.end * next.words});
        if (copied < least) return false;
        next.parts.emplace_back(next.end, copied);
        next.end += copied;
      }
    }
    std::sort(next.parts.begin(), next.parts.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
    return true;
  }

  // Lays out one more half as a part, where one waits.
  bool lay_out_next(int size) {
    Level& here = level(static_cast<size_t>(size));
    if (here.pending.empty()) return false;
    const Level& from = level(static_cast<size_t>(size) - 1);
    const Level::Half half = here.pending.back();
    here.pending.pop_back();
    if (!spend(half.rows * from.words)) return false;
    here.rows.resize(std::max(here.rows.size(), (here.end + half.rows) * here.words + 1));
    const size_t copied =
        select({from.rows.data() + half.first * from.words, half.rows, from.words, here.place, half.label,
                here.candidates.data(), false, here.words, here.rows.data() + here.end * here.words});
    here.parts.emplace_back(here.end, copied);
    here.end += copied;
    return true;
  }

  Level& level(size_t size) {
    while (levels_.size() <= size) levels_.emplace_back(std::make_unique<Level>());
    return *levels_[size];
  }
  std::vector<uint64_t>& survivors(size_t size) {
    while (survivors_.size() <= size) survivors_.emplace_back(std::make_unique<std::vector<uint64_t>>());
    return *survivors_[size];
  }

  bool spend(uint64_t words) {
    since_asked_ += words;
    if (since_asked_ >= words_between) {
      since_asked_ = 0;
      cut_ = cut_ || stop_requested(observer_, progress());
    }
    cut_ = cut_ || words > words_left_;
    if (!cut_) words_left_ -= words;
    return !cut_;
  }

  // Without a limit there is no total to report.
  [[nodiscard]] Progress progress() const {
    const bool limited = all_words_ != std::numeric_limits<uint64_t>::max();
    return {"vc dimension", all_words_ - words_left_, limited ? all_words_ : 0};
  }

  const ConceptClass& class_;
  int most_;
  uint64_t all_words_;
  uint64_t words_left_;
  const Observer& observer_;
  uint64_t since_asked_ = 0;
  int best_ = 0;
  bool cut_ = false;
  uint64_t tries_ = 0;       // points to take before the search is given up
  bool even_first_ = false;  // the last places first
  Arena arena_;
  std::vector<std::unique_ptr<Level>> levels_;
  std::vector<std::unique_ptr<std::vector<uint64_t>>> survivors_;
  Level spare_;
  std::array<Sides, 2> halves_;
};

}  // namespace

VcResult bound_vc_dimension(const ConceptClass& concept_class, int most, std::uint64_t most_words,
                            const Observer& observer) {
  return VcSearch(concept_class, most, most_words, observer).run();
}

int vc_dimension(const ConceptClass& concept_class) {
  const int most = floor_log2(concept_class.size());
  return bound_vc_dimension(concept_class, most, std::numeric_limits<std::uint64_t>::max()).dimension;
}

}  // namespace littlestone

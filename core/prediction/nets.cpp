// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prediction/nets.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/random/exact.hpp"

namespace littlestone {
namespace {

constexpr std::size_t most_masked_points = most_summed_points + 1;
constexpr std::uint64_t most_rows = std::uint64_t{1} << 62;

// A fraction with 126 binary digits. Sums and differences wrap; what they come to is a probability again.
__extension__ using Fraction = unsigned __int128;
constexpr int fraction_bits = 126;
constexpr Fraction one = Fraction{1} << fraction_bits;

/// ⌊value·above/below⌋, above ≤ below < 2^62, value ≤ one.
Fraction scaled(Fraction value, std::uint64_t above, std::uint64_t below) {
  const Fraction low = static_cast<Fraction>(static_cast<std::uint64_t>(value)) * above;
  const Fraction high = static_cast<Fraction>(static_cast<std::uint64_t>(value >> 64)) * above + (low >> 64);
  const auto top = static_cast<std::uint64_t>(high / below);
  const Fraction rest = ((high % below) << 64) | static_cast<std::uint64_t>(low);
  return (static_cast<Fraction>(top) << 64) | static_cast<std::uint64_t>(rest / below);
}

/// A wrapped sum that stands for a probability; an error below 0 is 0.
double to_mass(Fraction value) {
  if (value >> 127) return 0;
  return std::ldexp(static_cast<double>(value), -fraction_bits);
}

/// Σ_{B ⊆ A} (−1)^{|A∖B|} value[B] in place of value[A], for all A at once.
template <class Number>
void signed_subset_sums(std::vector<Number>& values) {
  for (std::size_t bit = 1; bit < values.size(); bit <<= 1)
    for (std::size_t mask = 0; mask < values.size(); ++mask)
      if (mask & bit) values[mask] -= values[mask ^ bit];
}

/// Σ of the weights of a mask's points, for all masks.
std::vector<std::uint64_t> subset_sums(std::span<const std::uint64_t> weights) {
  std::vector<std::uint64_t> sums(std::size_t{1} << weights.size(), 0);
  for (std::size_t mask = 1; mask < sums.size(); ++mask)
    sums[mask] = sums[mask & (mask - 1)] + weights[static_cast<std::size_t>(std::countr_zero(mask))];
  return sums;
}

std::vector<std::uint64_t> distinct_falling(std::span<const std::uint64_t> values) {
  std::vector<std::uint64_t> sorted(values.begin(), values.end());
  std::sort(sorted.begin(), sorted.end(), std::greater<>());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  return sorted;
}

/// The number of binary digits of C(n, k), about.
double binomial_bits(std::uint64_t n, std::uint64_t k) {
  const auto log_factorial = [](std::uint64_t v) { return std::lgamma(static_cast<double>(v) + 1); };
  return std::max(1.0, (log_factorial(n) - log_factorial(k) - log_factorial(n - k)) / std::log(2.0));
}

void check_alpha(const Rational& alpha) {
  if (alpha <= 0 || alpha >= 1) throw InputError("alpha", to_string(alpha), rules::above_0_below_1());
}

/// ⌊αn⌋: a whole number is at most αn iff it is at most this.
std::uint64_t ruler(std::uint64_t rows, const Rational& alpha) {
  check_alpha(alpha);
  return BigInteger(numerator(alpha) * rows / denominator(alpha)).convert_to<std::uint64_t>();
}

/// The columns of `points`, one string of bits a hypothesis.
class Patterns {
 public:
  Patterns(const ConceptClass& concept_class, std::span<const PointIndex> points)
      : words_((points.size() + 63) / 64), bits_(concept_class.size() * words_, 0) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      const BitVector& column = concept_class.column(points[i]);
      for (std::size_t h = column.find(); h != BitVector::npos; h = column.find(h + 1))
        bits_[h * words_ + i / 64] |= std::uint64_t{1} << (i % 64);
    }
  }
  [[nodiscard]] std::span<const std::uint64_t> of(std::size_t h) const {
    return std::span(bits_).subspan(h * words_, words_);
  }

 private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

struct WordsHash {
  std::size_t operator()(const std::vector<std::uint64_t>& words) const noexcept {
    std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
    for (const std::uint64_t word : words) hash = mix64(hash ^ word) + 0x9e3779b97f4a7c15ULL;
    return hash;
  }
};

template <class Value>
using ByWords = std::unordered_map<std::vector<std::uint64_t>, Value, WordsHash>;

std::vector<std::uint64_t> copy(std::span<const std::uint64_t> words) { return {words.begin(), words.end()}; }

void walsh_hadamard(std::vector<std::int64_t>& values) {
  for (std::size_t bit = 1; bit < values.size(); bit <<= 1)
    for (std::size_t mask = 0; mask < values.size(); ++mask) {
      if (mask & bit) continue;
      const std::int64_t a = values[mask];
      const std::int64_t b = values[mask | bit];
      values[mask] = a + b;
      values[mask | bit] = a - b;
    }
}

double log_vc_bound(int dimension, double alpha, std::uint64_t subset) {
  constexpr double ln_2 = 0.693147180559945309417;
  return ln_2 + 2 * log_sauer(2 * subset, dimension) - ln_2 * alpha * static_cast<double>(subset) / 2;
}

}  // namespace

MergedClass merge_equal_on(const ConceptClass& concept_class, std::span<const PointIndex> points) {
  const std::set<PointIndex> distinct(points.begin(), points.end());
  const std::vector<PointIndex> list(distinct.begin(), distinct.end());
  const Patterns patterns(concept_class, list);
  MergedClass merged;
  merged.piece_of.resize(concept_class.size());
  ByWords<std::uint32_t> pieces;
  for (std::size_t h = 0; h < concept_class.size(); ++h) {
    const auto [place, fresh] =
        pieces.try_emplace(copy(patterns.of(h)), static_cast<std::uint32_t>(merged.representatives.size()));
    if (fresh) merged.representatives.push_back(static_cast<HypothesisIndex>(h));
    merged.piece_of[h] = place->second;
  }
  return merged;
}

std::vector<Piece> measure_pieces(const ConceptClass& concept_class, const MergedClass& merged,
                                  std::span<const PointCount> counts) {
  constexpr std::size_t most_patterns = 4096;
  const std::vector<PointIndex> points = points_of(counts);
  const Patterns patterns(concept_class, points);
  std::vector<Piece> pieces(merged.representatives.size());
  std::vector<std::vector<HypothesisIndex>> different(pieces.size());  // of each pattern the first hypothesis
  std::vector<std::size_t> sizes(pieces.size(), 0);
  std::vector<std::set<std::vector<std::uint64_t>>> seen(pieces.size());
  for (std::size_t h = 0; h < concept_class.size(); ++h) {
    const std::uint32_t piece = merged.piece_of[h];
    ++sizes[piece];
    if (!seen[piece].insert(copy(patterns.of(h))).second) continue;
    different[piece].push_back(static_cast<HypothesisIndex>(h));
    if (different[piece].size() > most_patterns)
      throw InputError("class", concept_class.name(), rules::at_most(std::to_string(most_patterns)));
  }
  for (std::size_t p = 0; p < pieces.size(); ++p) {
    Piece& piece = pieces[p];
    piece.representative = piece.left = piece.right = merged.representatives[p];
    piece.size = sizes[p];
    for (std::size_t i = 0; i < different[p].size(); ++i)
      for (std::size_t j = i + 1; j < different[p].size(); ++j) {
        const auto a = patterns.of(different[p][i]);
        const auto b = patterns.of(different[p][j]);
        std::uint64_t apart = 0;
        for (std::size_t word = 0; word < a.size(); ++word)
          for (std::uint64_t bits = a[word] ^ b[word]; bits != 0; bits &= bits - 1)
            apart += counts[word * 64 + static_cast<std::size_t>(std::countr_zero(bits))].total();
        if (apart <= piece.width) continue;
        piece.width = apart;
        piece.left = different[p][i];
        piece.right = different[p][j];
      }
  }
  return pieces;
}

bool is_net(std::uint64_t width, std::uint64_t rows, const Rational& alpha) { return width <= ruler(rows, alpha); }

SupportLaw::SupportLaw(std::span<const PointCount> counts, std::uint64_t subset, LawArithmetic arithmetic,
                       const Observer& observer)
    : rows_(rows_of(counts)), subset_(subset), points_(points_of(counts)) {
  if (points_.empty()) throw InputError("data", "", rules::no_example());
  if (points_.size() > most_masked_points)
    throw InputError("data", rules::value_points(points_.size()), rules::exact_law(most_summed_points));
  if (rows_ >= most_rows) throw InputError("data", rules::value_examples(rows_), rules::at_most("2^62"));
  if (subset < 1 || subset > rows_) throw InputError("subset", std::to_string(subset), rules::between(1, rows_));
  std::vector<std::uint64_t> totals;
  for (const PointCount& count : counts) totals.push_back(count.total());
  const std::vector<std::uint64_t> rows_in = subset_sums(totals);
  if (arithmetic == LawArithmetic::automatic) {
    constexpr double most_bits = 1U << 24;
    constexpr double most_bit_steps = 1U << 27;
    const double bits = binomial_bits(rows_, subset_);
    const bool short_enough =
        bits * static_cast<double>(rows_in.size()) <= most_bits && bits * static_cast<double>(rows_) <= most_bit_steps;
    arithmetic = short_enough ? LawArithmetic::integers : LawArithmetic::fixed_point;
  }
  if (arithmetic == LawArithmetic::integers)
    sum_integers(rows_in);
  else
    sum_fractions(rows_in, observer);
}

void SupportLaw::sum_integers(std::span<const std::uint64_t> rows_in) {
  // C(n, n') by rising products, then C(N − 1, n') = C(N, n')(N − n')/N downwards.
  BigInteger binomial = 1;
  for (std::uint64_t i = 1; i <= std::min(subset_, rows_ - subset_); ++i)
    binomial = binomial * (rows_ - std::min(subset_, rows_ - subset_) + i) / i;
  all_subsets_ = binomial;
  std::unordered_map<std::uint64_t, BigInteger> of_rows;
  std::uint64_t at = rows_;
  for (const std::uint64_t rows : distinct_falling(rows_in)) {
    for (; at > rows && binomial != 0; --at) binomial = binomial * (at - std::min(at, subset_)) / at;
    of_rows.emplace(rows, rows < subset_ ? BigInteger(0) : binomial);
  }
  subsets_.reserve(rows_in.size());
  for (const std::uint64_t rows : rows_in) subsets_.push_back(of_rows.at(rows));
  signed_subset_sums(subsets_);
  masses_.reserve(subsets_.size());
  for (const BigInteger& number : subsets_)
    masses_.push_back(number == 0 ? 0.0 : to_double(Rational(number, all_subsets_)));
}

void SupportLaw::sum_fractions(std::span<const std::uint64_t> rows_in, const Observer& observer) {
  // r(N) = C(N, n')/C(n, n'): r(n) = 1 and r(N − 1) = r(N)(N − n')/N, or Π_{i < n'} (N − i)/(n − i) where that is
  // shorter.
  std::unordered_map<std::uint64_t, Fraction> of_rows;
  std::uint64_t at = rows_;
  Fraction ratio = one;
  std::uint64_t steps = 0;
  const auto step = [&] {
    constexpr std::uint64_t between = std::uint64_t{1} << 20;
    if (++steps % between == 0 && stop_requested(observer, {"supports", steps, 0})) throw Stopped();
  };
  for (const std::uint64_t rows : distinct_falling(rows_in)) {
    if (ratio == 0 || rows < subset_) {
      ratio = 0;
    } else if (at - rows <= subset_) {
      for (; at > rows && ratio != 0; --at, step()) ratio = scaled(ratio, at - subset_, at);
    } else {
      ratio = one;
      for (std::uint64_t i = 0; i < subset_ && ratio != 0; ++i, step()) ratio = scaled(ratio, rows - i, rows_ - i);
    }
    at = rows;
    of_rows.emplace(rows, ratio);
  }
  std::vector<Fraction> values;
  values.reserve(rows_in.size());
  for (const std::uint64_t rows : rows_in) values.push_back(of_rows.at(rows));
  signed_subset_sums(values);
  masses_.reserve(values.size());
  for (const Fraction value : values) masses_.push_back(to_mass(value));
  // Mass A adds up 2^|A| fractions, each off by one digit a step.
  error_ = std::ldexp(std::pow(3.0, static_cast<double>(points_.size())) * static_cast<double>(rows_), -fraction_bits);
}

ClassOnPoints::ClassOnPoints(const ConceptClass& concept_class, std::span<const PointIndex> points)
    : points_(points.size()) {
  if (points_ > most_masked_points)
    throw InputError("data", rules::value_points(points_), rules::exact_law(most_summed_points));
  std::vector<HypothesisIndex> first(std::size_t{1} << points_, std::numeric_limits<HypothesisIndex>::max());
  for (std::size_t h = concept_class.size(); h-- > 0;) {
    SupportMask labels = 0;
    for (std::size_t i = 0; i < points_; ++i)
      if (concept_class.column(points[i]).test(h)) labels |= SupportMask{1} << i;
    first[labels] = static_cast<HypothesisIndex>(h);
  }
  for (std::size_t labels = 0; labels < first.size(); ++labels)
    if (first[labels] != std::numeric_limits<HypothesisIndex>::max())
      patterns_.push_back({static_cast<SupportMask>(labels), first[labels]});
}

void ClassOnPoints::for_each_support(
    const std::function<void(SupportMask, std::span<const HypothesisIndex>)>& visit) const {
  // Points are kept or dropped one after the other. The patterns of a node lie by rising labels; without point i the
  // two halves of them that differ there are merged, in one pass.
  std::vector<HypothesisIndex> representatives;
  const auto descend = [&](const auto& self, std::size_t point, SupportMask mask,
                           const std::vector<Pattern>& patterns) -> void {
    if (point == points_) {
      representatives.clear();
      for (const Pattern& pattern : patterns) representatives.push_back(pattern.first);
      visit(mask, representatives);
      return;
    }
    const SupportMask bit = SupportMask{1} << point;
    self(self, point + 1, mask | bit, patterns);
    std::vector<Pattern> merged;
    merged.reserve(patterns.size());
    const auto next_with = [&](std::size_t from, SupportMask value) {
      while (from < patterns.size() && (patterns[from].labels & bit) != value) ++from;
      return from;
    };
    std::size_t without = next_with(0, 0);
    std::size_t with = next_with(0, bit);
    while (without < patterns.size() || with < patterns.size()) {
      constexpr SupportMask none = std::numeric_limits<SupportMask>::max();
      const SupportMask a = without < patterns.size() ? patterns[without].labels : none;
      const SupportMask b = with < patterns.size() ? patterns[with].labels ^ bit : none;
      HypothesisIndex first = std::numeric_limits<HypothesisIndex>::max();
      if (a <= b) {
        first = patterns[without].first;
        without = next_with(without + 1, 0);
      }
      if (b <= a) {
        first = std::min(first, patterns[with].first);
        with = next_with(with + 1, bit);
      }
      merged.push_back({std::min(a, b), first});
    }
    self(self, point + 1, mask, merged);
  };
  descend(descend, 0, 0, patterns_);
}

std::vector<std::uint32_t> ClassOnPoints::sizes() const {
  std::vector<std::uint32_t> sizes(std::size_t{1} << points_, 0);
  for_each_support([&](SupportMask mask, std::span<const HypothesisIndex> representatives) {
    sizes[mask] = static_cast<std::uint32_t>(representatives.size());
  });
  return sizes;
}

std::vector<char> ClassOnPoints::fails(std::span<const std::uint64_t> weights, const Rational& alpha) const {
  assert(weights.size() == points_);
  const std::size_t masks = std::size_t{1} << points_;
  // How many pairs of patterns differ exactly on a mask: the convolution of the patterns with themselves.
  std::vector<std::int64_t> pairs(masks, 0);
  for (const Pattern& pattern : patterns_) pairs[pattern.labels] = 1;
  walsh_hadamard(pairs);
  for (std::int64_t& value : pairs) value *= value;
  walsh_hadamard(pairs);
  const std::vector<std::uint64_t> apart = subset_sums(weights);
  const std::uint64_t allowed = ruler(apart.back(), alpha);
  std::vector<char> holds_far(masks, 0);  // whether some pair far apart differs on points of the mask alone
  for (std::size_t mask = 0; mask < masks; ++mask) holds_far[mask] = pairs[mask] != 0 && apart[mask] > allowed ? 1 : 0;
  for (std::size_t bit = 1; bit < masks; bit <<= 1)
    for (std::size_t mask = 0; mask < masks; ++mask)
      if (mask & bit) holds_far[mask] = static_cast<char>(holds_far[mask] | holds_far[mask ^ bit]);
  std::reverse(holds_far.begin(), holds_far.end());  // mask A becomes its complement
  return holds_far;
}

NetFailure net_failure(const SupportLaw& law, std::span<const char> fails, std::span<const std::uint32_t> sizes) {
  assert(fails.size() == law.masses().size() && sizes.size() == fails.size());
  NetFailure result;
  BigInteger failing = 0;
  for (std::size_t mask = 0; mask < fails.size(); ++mask) {
    const double mass = law.masses()[mask];
    result.mean_pieces += mass * sizes[mask];
    if (!fails[mask]) continue;
    result.probability += mass;
    if (!law.subsets().empty()) failing += law.subsets()[mask];
  }
  if (!law.subsets().empty()) {
    result.exact = Rational(failing, law.all_subsets());
    result.probability = to_double(*result.exact);
  }
  return result;
}

double finite_class_failure_bound(std::uint64_t hypotheses, const Rational& alpha, std::uint64_t subset) {
  constexpr std::uint64_t most_factors = 64;  // of a fraction; further on the bound is a power of e
  if (subset > most_factors) return finite_class_failure_curve(hypotheses, alpha, static_cast<double>(subset));
  check_alpha(alpha);
  Rational bound = Rational(BigInteger(hypotheses) * (BigInteger(hypotheses) - 1), 2);
  for (std::uint64_t i = 0; i < subset; ++i) bound *= 1 - alpha;
  return raised(bound);
}

double finite_class_failure_curve(std::uint64_t hypotheses, const Rational& alpha, double subset) {
  check_alpha(alpha);
  const auto size = static_cast<double>(hypotheses);
  return size * (size - 1) / 2 * std::exp(subset * std::log1p(-to_double(alpha)));
}

double finite_class_curve_start(std::uint64_t hypotheses, const Rational& alpha) {
  return std::log(finite_class_failure_curve(hypotheses, alpha, 0)) / -std::log1p(-to_double(alpha));
}

std::optional<double> vc_failure_bound(int dimension, const Rational& alpha, std::uint64_t subset) {
  check_alpha(alpha);
  if (alpha * subset < 8) return std::nullopt;
  return std::exp(log_vc_bound(dimension, to_double(alpha), subset));
}

std::uint64_t finite_class_net_size(std::uint64_t hypotheses, const Rational& alpha, const Rational& beta) {
  if (beta <= 0 || beta >= 1) throw InputError("beta", to_string(beta), rules::above_0_below_1());
  check_alpha(alpha);
  if (hypotheses < 2) return 1;
  const auto size = static_cast<double>(hypotheses);
  const double needed = std::log(size * (size - 1) / 2 / to_double(beta)) / -std::log1p(-to_double(alpha));
  constexpr double most = 0x1p53;
  if (!(needed < most)) throw InputError("alpha", to_string(alpha), rules::more_examples_than("2^53"));
  auto subset = static_cast<std::uint64_t>(std::max(1.0, std::floor(needed) - 2));
  while (finite_class_failure_bound(hypotheses, alpha, subset) > to_double(beta)) ++subset;
  return subset;
}

std::uint64_t vc_net_size(int dimension, const Rational& alpha, const Rational& beta) {
  if (beta <= 0 || beta >= 1) throw InputError("beta", to_string(beta), rules::above_0_below_1());
  check_alpha(alpha);
  const double width = to_double(alpha);
  const double goal = std::log(to_double(beta));
  // From n' = 8/α on where it is below the bound at its start: the logarithm rises with slope 2d/n' at most and falls
  // with α ln 2/2, so past n' = 4d/(α ln 2) it falls, and before it stays above what it was; one crossing.
  const BigInteger start = (8 * denominator(alpha) + numerator(alpha) - 1) / numerator(alpha);
  constexpr std::uint64_t most = std::uint64_t{1} << 60;
  if (start > most) throw InputError("alpha", to_string(alpha), rules::more_examples_than("2^60"));
  std::uint64_t low = start.convert_to<std::uint64_t>();
  if (log_vc_bound(dimension, width, low) <= goal) return low;
  std::uint64_t high = low;
  while (log_vc_bound(dimension, width, high) > goal) {
    low = high;
    if (high > most / 2) throw InputError("alpha", to_string(alpha), rules::more_examples_than("2^60"));
    high *= 2;
  }
  while (high - low > 1) {
    const std::uint64_t middle = low + (high - low) / 2;
    (log_vc_bound(dimension, width, middle) > goal ? low : high) = middle;
  }
  return high;
}

double log_sauer(std::uint64_t m, int dimension) {
  double term = 0;  // ln C(m, i)
  double sum = 0;   // ln of the sum so far
  for (int i = 1; i <= dimension && static_cast<std::uint64_t>(i) <= m; ++i) {
    term += std::log(static_cast<double>(m) - i + 1) - std::log(static_cast<double>(i));
    sum = std::max(sum, term) + std::log1p(std::exp(-std::abs(sum - term)));
  }
  return sum;
}

std::vector<std::uint64_t> draw_subset(std::uint64_t rows, std::uint64_t subset, Engine& engine) {
  assert(1 <= subset && subset <= rows);
  std::set<std::uint64_t> drawn;
  for (std::uint64_t j = rows - subset; j < rows; ++j) {
    const std::uint64_t candidate = uniform_below(engine, j + 1);
    if (!drawn.insert(candidate).second) drawn.insert(j);
  }
  return {drawn.begin(), drawn.end()};
}

}  // namespace littlestone

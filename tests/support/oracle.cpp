// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/oracle.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

namespace littlestone::oracle {
namespace {

void require(bool holds, const std::string& message) {
  if (!holds) {
    throw std::invalid_argument(message);
  }
}

int label(const Row& row, int x) { return row[static_cast<std::size_t>(x)]; }

int size_of(const auto& container) { return static_cast<int>(container.size()); }

int points_of(const Table& table) { return table.empty() ? 0 : size_of(table.front()); }

void check_labels(const Row& row) {
  for (const int y : row) {
    require(y == -1 || y == 1, "oracle: a label is neither -1 nor +1");
  }
}

void check(const Table& table) {
  for (const Row& row : table) {
    require(size_of(row) == points_of(table), "oracle: rows of unequal length");
    check_labels(row);
  }
  require(std::set<Row>(table.begin(), table.end()).size() == table.size(), "oracle: the same row twice");
}

void check(const Table& table, const Sequence& sample) {
  require(!table.empty(), "oracle: the class is empty");
  check(table);
  for (const auto& [x, y] : sample) {
    require(x >= 0 && x < points_of(table), "oracle: an example outside the domain");
    require(y == -1 || y == 1, "oracle: a label is neither -1 nor +1");
  }
}

/// {h ∈ V : h(x) = y}
Table side(const Table& table, int x, int y) {
  Table result;
  for (const Row& row : table) {
    if (label(row, x) == y) {
      result.push_back(row);
    }
  }
  return result;
}

int dimension(const Table& table) {
  if (table.empty()) {
    return -1;
  }
  int best = 0;
  for (int x = 0; x < points_of(table); ++x) {
    const Table minus = side(table, x, -1);
    const Table plus = side(table, x, +1);
    if (!minus.empty() && !plus.empty()) {
      best = std::max(best, 1 + std::min(dimension(minus), dimension(plus)));
    }
  }
  return best;
}

using RowSet = std::vector<int>;  // sorted row indices

int dimension_memoised(const Table& table, const RowSet& rows, std::map<RowSet, int>& memo) {
  if (rows.empty()) {
    return -1;
  }
  if (const auto known = memo.find(rows); known != memo.end()) {
    return known->second;
  }
  int best = 0;
  for (int x = 0; x < points_of(table); ++x) {
    RowSet minus;
    RowSet plus;
    for (const int row : rows) {
      (label(table[static_cast<std::size_t>(row)], x) == 1 ? plus : minus).push_back(row);
    }
    if (!minus.empty() && !plus.empty()) {
      best =
          std::max(best, 1 + std::min(dimension_memoised(table, minus, memo), dimension_memoised(table, plus, memo)));
    }
  }
  memo.emplace(rows, best);
  return best;
}

/// Given thresholds h_1 … h_k on x_1 … x_k, the length of the longest sequence that begins with them.
int longest_thresholds(const Table& table, const std::vector<int>& points, const Table& rows) {
  int best = size_of(points);
  for (int x = 0; x < points_of(table); ++x) {
    // h_i(x_{k+1}) = +1 for i ≤ k
    if (!std::all_of(rows.begin(), rows.end(), [x](const Row& h) { return label(h, x) == 1; })) {
      continue;
    }
    for (const Row& h : table) {
      // h_{k+1}(x_{k+1}) = +1 and h_{k+1}(x_j) = −1 for j ≤ k
      if (label(h, x) == 1 && std::all_of(points.begin(), points.end(), [&h](int j) { return label(h, j) == -1; })) {
        std::vector<int> more_points = points;
        more_points.push_back(x);
        Table more_rows = rows;
        more_rows.push_back(h);
        best = std::max(best, longest_thresholds(table, more_points, more_rows));
      }
    }
  }
  return best;
}

Table consistent_rows(const Table& table, const Sequence& sample) {
  Table result = table;
  for (const auto& [x, y] : sample) {
    result = side(result, x, y);
  }
  return result;
}

Row predictor_of(const Table& table) {
  Row result;
  for (int x = 0; x < points_of(table); ++x) {
    result.push_back(dimension(side(table, x, +1)) > dimension(side(table, x, -1)) ? +1 : -1);
  }
  return result;
}

/// h_{t+1} from h_t and the first t+1 examples: Definition 11.
Row next_predictor(const Table& table, Row predictor, const Sequence& examples_so_far) {
  const Table rows = consistent_rows(table, examples_so_far);
  if (!rows.empty()) {
    return predictor_of(rows);
  }
  predictor[static_cast<std::size_t>(examples_so_far.back().x)] = examples_so_far.back().y;
  return predictor;
}

/// The same rule as a run of next_predictor (soa_mistakes is one, and the tests compare them), but a realizable update
/// does not look at the rule before it, so only the last of them is computed.
Row soa_unchecked(const Table& table, const Sequence& sample) {
  Table rows = table;  // version space of the longest realizable beginning
  std::size_t length = 0;
  while (length < sample.size()) {
    Table fewer = side(rows, sample[length].x, sample[length].y);
    if (fewer.empty()) {
      break;
    }
    rows = std::move(fewer);
    ++length;
  }
  Row predictor = predictor_of(rows);
  for (; length < sample.size(); ++length) {
    predictor[static_cast<std::size_t>(sample[length].x)] = sample[length].y;
  }
  return predictor;
}

Sequence concatenation(Sequence first, const Sequence& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

/// The contest point: the smallest x on which two different predictors differ.
int contest_point(const Row& f0, const Row& f1) {
  int x = 0;
  while (label(f0, x) == label(f1, x)) {
    ++x;
  }
  return x;
}

/// Thrown inside a run of D̃_k that outputs "Fail".
struct Failure {};

/// D̃_k on a dataset and coins that are used up in order.
class DatasetProcess {
 public:
  DatasetProcess(const Table& table, int n, int cap, const Sequence& dataset, const std::vector<int>& coins)
      : table_(table), n_(n), cap_(cap), dataset_(dataset), coins_(coins) {}

  int examples_used() const { return examples_used_; }
  int coins_used() const { return coins_used_; }

  Sequence draw_sample(int level) {
    if (level == 0) {
      return {};
    }
    for (;;) {
      const Sequence first = draw_side(level);      // (i) S_0, then T_0
      const Sequence second = draw_side(level);     //     S_1, then T_1
      const Row f0 = soa_unchecked(table_, first);  // (ii)
      const Row f1 = soa_unchecked(table_, second);
      if (f0 == f1) {
        continue;  // (iii)
      }
      const int x = contest_point(f0, f1);  // (iv)
      const int y = next_coin();
      return concatenation(label(f0, x) != y ? first : second, {{x, y}});  // (v)
    }
  }

  /// The next n examples, without a look at the cap.
  Sequence next_block() {
    if (size_of(dataset_) - examples_used_ < n_) {
      throw Failure();
    }
    const auto begin = dataset_.begin() + examples_used_;
    examples_used_ += n_;
    return Sequence(begin, begin + n_);
  }

 private:
  Sequence draw_side(int level) {
    const Sequence sample = draw_sample(level - 1);
    if (examples_used_ + n_ > cap_) {
      throw Failure();  // (*)
    }
    return concatenation(sample, next_block());
  }

  int next_coin() {
    const int coin = coins_.at(static_cast<std::size_t>(coins_used_));
    ++coins_used_;
    return coin;
  }

  const Table& table_;
  int n_;
  int cap_;
  const Sequence& dataset_;
  const std::vector<int>& coins_;
  int examples_used_ = 0;
  int coins_used_ = 0;
};

void check(const Table& table, const Distribution& distribution, int level, int n) {
  check(table, Sequence());
  check_labels(distribution.target);
  require(size_of(distribution.target) == points_of(table), "oracle: the target has another domain");
  require(size_of(distribution.weights) == points_of(table), "oracle: not one weight for each point");
  for (const double weight : distribution.weights) {
    require(weight >= 0, "oracle: a negative weight");
  }
  require(std::accumulate(distribution.weights.begin(), distribution.weights.end(), 0.0) > 0, "oracle: no weight");
  require(level >= 0, "oracle: a negative level");
  require(n >= 1, "oracle: an empty block");
}

/// The law of T ~ D^n: every sequence of n examples of positive probability.
std::map<Sequence, double> law_of_blocks(const Distribution& distribution, int n) {
  const double total = std::accumulate(distribution.weights.begin(), distribution.weights.end(), 0.0);
  std::map<Sequence, double> result{{Sequence(), 1.0}};
  for (int i = 0; i < n; ++i) {
    std::map<Sequence, double> longer;
    for (const auto& [block, probability] : result) {
      for (int x = 0; x < size_of(distribution.weights); ++x) {
        const double weight = distribution.weights[static_cast<std::size_t>(x)];
        if (weight > 0) {
          longer[concatenation(block, {{x, label(distribution.target, x)}})] += probability * weight / total;
        }
      }
    }
    result = longer;
  }
  return result;
}

/// One side of a contest: S_b∘T_b, its predictor, the examples drawn for it, and how likely this is.
struct Side {
  Sequence sample;
  Row predictor;
  int drawn = 0;
  double probability = 0;
};

/// What D̃_k outputs within some budget: pairs (sequence, examples drawn for it), or Fail.
struct Outcomes {
  std::map<std::pair<Sequence, int>, double> samples;
  double fail = 0;
};

struct Sides {
  std::vector<Side> sides;
  double fail = 0;
};

/// The law of D̃_k, by recursion over the level and the examples that may still be drawn.
class TruncatedProcess {
 public:
  TruncatedProcess(const Table& table, const Distribution& distribution, int n)
      : table_(table), n_(n), blocks_(law_of_blocks(distribution, n)) {}

  const Outcomes& outcomes(int level, int budget) {
    const std::pair key(level, budget);
    if (const auto known = outcomes_.find(key); known != outcomes_.end()) {
      return known->second;
    }
    Outcomes result;
    if (level == 0) {
      result.samples[{Sequence(), 0}] = 1.0;
    } else {
      // Mass that stands before step (i), by the number of examples drawn so far. A round draws at least 2n ≥ 2 more,
      // or fails, so that the smallest entry never comes back.
      std::map<int, double> at_start{{0, 1.0}};
      while (!at_start.empty()) {
        const auto [drawn, mass] = *at_start.begin();
        at_start.erase(at_start.begin());
        play_round(level, budget, drawn, mass, result, at_start);
      }
    }
    return outcomes_.emplace(key, std::move(result)).first->second;
  }

  /// The law of S∘T: S ~ D̃_level within the budget, then a block T that does not count towards it.
  TruncatedLaw predictors(int level, int budget) {
    const Outcomes& last = outcomes(level, budget);
    TruncatedLaw result;
    result.fail = last.fail;
    for (const auto& [key, probability] : last.samples) {
      for (const auto& [block, block_probability] : blocks_) {
        result.predictors[soa_unchecked(table_, concatenation(key.first, block))] += probability * block_probability;
      }
    }
    return result;
  }

 private:
  /// S_b∘T_b of one round at `level`.
  const Sides& sides(int level, int budget) {
    const std::pair key(level, budget);
    if (const auto known = sides_.find(key); known != sides_.end()) {
      return known->second;
    }
    const Outcomes& samples = outcomes(level - 1, budget);
    Sides result;
    result.fail = samples.fail;
    for (const auto& [sample_and_drawn, probability] : samples.samples) {
      const auto& [sample, drawn] = sample_and_drawn;
      if (drawn + n_ > budget) {
        result.fail += probability;  // (*)
        continue;
      }
      for (const auto& [block, block_probability] : blocks_) {
        Sequence longer = concatenation(sample, block);
        Row predictor = soa_unchecked(table_, longer);
        result.sides.push_back({std::move(longer), std::move(predictor), drawn + n_, probability * block_probability});
      }
    }
    return sides_.emplace(key, std::move(result)).first->second;
  }

  void play_round(int level, int budget, int drawn, double mass, Outcomes& result, std::map<int, double>& at_start) {
    const Sides& first = sides(level, budget - drawn);
    result.fail += mass * first.fail;
    for (const Side& zero : first.sides) {
      const Sides& second = sides(level, budget - drawn - zero.drawn);
      result.fail += mass * zero.probability * second.fail;
      for (const Side& one : second.sides) {
        const double probability = mass * zero.probability * one.probability;
        const int drawn_now = drawn + zero.drawn + one.drawn;
        if (zero.predictor == one.predictor) {
          at_start[drawn_now] += probability;  // (iii)
          continue;
        }
        const int x = contest_point(zero.predictor, one.predictor);
        for (const int y : {-1, +1}) {
          const Side& winner = label(zero.predictor, x) != y ? zero : one;
          result.samples[{concatenation(winner.sample, {{x, y}}), drawn_now}] += probability / 2;
        }
      }
    }
  }

  const Table& table_;
  int n_;
  std::map<Sequence, double> blocks_;
  std::map<std::pair<int, int>, Outcomes> outcomes_;
  std::map<std::pair<int, int>, Sides> sides_;
};

/// e^{−ε/2}
Real decay(const Real& epsilon) {
  require(epsilon > 0, "oracle: epsilon is not positive");
  return exp(-epsilon / 2);
}

Real power(const Real& base, int exponent) { return exp(log(base) * exponent); }

/// Σ_{z ≥ from} e^{−ε|z|/2}, term by term until the terms no longer matter.
Real sum_from(int from, const Real& epsilon) {
  const Real q = decay(epsilon);
  // What is left after a term t is at most t·q/(1−q).
  const Real negligible = Real("1e-95") * (1 - q);
  Real term = power(q, std::abs(from));
  Real sum = 0;
  for (int z = from;; ++z) {
    sum += term;
    if (z >= 0 && term < negligible * sum) {
      return sum;
    }
    term = z < 0 ? Real(term / q) : Real(term * q);
  }
}

/// Σ_z e^{−ε|z|/2} over all integers
Real normalisation(const Real& epsilon) { return 2 * sum_from(1, epsilon) + 1; }

/// The law of one released item on `counts` P and P': nothing first, then the values T, T+1, … up to `last`.
std::vector<Real> released_law(int count, const Real& epsilon, int threshold, int last) {
  std::vector<Real> result(static_cast<std::size_t>(last - threshold + 2), Real(0));
  if (count == 0) {
    result[0] = 1;  // a count of 0 is never released
    return result;
  }
  result[0] = 1 - noise_tail(count, threshold, epsilon);
  const Real q = decay(epsilon);
  std::vector<Real> pmf{noise_pmf(0, epsilon)};  // by |z|
  for (int value = threshold; value <= last; ++value) {
    const auto distance = static_cast<std::size_t>(std::abs(value - count));
    while (pmf.size() <= distance) {
      pmf.push_back(pmf.back() * q);
    }
    result[static_cast<std::size_t>(value - threshold + 1)] = pmf[distance];
  }
  return result;
}

}  // namespace

int littlestone_dimension(const Table& table) {
  check(table);
  return dimension(table);
}

int littlestone_dimension_memoised(const Table& table) {
  check(table);
  RowSet rows(table.size());
  std::iota(rows.begin(), rows.end(), 0);
  std::map<RowSet, int> memo;
  return dimension_memoised(table, rows, memo);
}

int vc_dimension(const Table& table) {
  check(table);
  require(points_of(table) <= 24, "oracle: more than 24 points");
  if (table.empty()) {
    return -1;
  }
  int best = 0;
  for (unsigned subset = 0; subset < (1U << points_of(table)); ++subset) {
    std::vector<int> points;
    for (int x = 0; x < points_of(table); ++x) {
      if ((subset >> x & 1U) != 0) {
        points.push_back(x);
      }
    }
    std::set<Row> patterns;
    for (const Row& row : table) {
      Row pattern;
      for (const int x : points) {
        pattern.push_back(label(row, x));
      }
      patterns.insert(pattern);
    }
    if (patterns.size() == std::size_t{1} << points.size()) {
      best = std::max(best, size_of(points));
    }
  }
  return best;
}

int max_thresholds(const Table& table) {
  check(table);
  return longest_thresholds(table, {}, {});
}

std::vector<Table> all_classes(int points) {
  require(points >= 0 && points <= 4, "oracle: points outside 0 ... 4");
  Table cube;
  for (unsigned labels = 0; labels < (1U << points); ++labels) {
    Row row;
    for (int x = 0; x < points; ++x) {
      row.push_back((labels >> x & 1U) != 0 ? +1 : -1);
    }
    cube.push_back(row);
  }
  std::vector<Table> result;
  for (unsigned members = 1; members < (1U << cube.size()); ++members) {
    Table table;
    for (std::size_t row = 0; row < cube.size(); ++row) {
      if ((members >> row & 1U) != 0) {
        table.push_back(cube[row]);
      }
    }
    result.push_back(table);
  }
  return result;
}

Table version_space(const Table& table, const Sequence& sample) {
  check(table, sample);
  return consistent_rows(table, sample);
}

Row soa_predictor(const Table& table) {
  check(table, Sequence());
  return predictor_of(table);
}

Row soa(const Table& table, const Sequence& sample) {
  check(table, sample);
  return soa_unchecked(table, sample);
}

int soa_mistakes(const Table& table, const Sequence& sample) {
  check(table, sample);
  int mistakes = 0;
  Row predictor = predictor_of(table);
  Sequence so_far;
  for (const LabelledPoint& example : sample) {
    mistakes += label(predictor, example.x) != example.y ? 1 : 0;
    so_far.push_back(example);
    predictor = next_predictor(table, predictor, so_far);
  }
  return mistakes;
}

GlobalRun run_G_on_dataset(const Table& table, int level, int n, int cap, const Sequence& dataset,
                           const std::vector<int>& coins) {
  check(table, dataset);
  check_labels(coins);
  require(level >= 0, "oracle: a negative level");
  require(n >= 1, "oracle: an empty block");
  require(cap >= 0, "oracle: a negative cap");
  DatasetProcess process(table, n, cap, dataset, coins);
  GlobalRun run;
  try {
    run.sample = process.draw_sample(level);
    run.predictor = soa_unchecked(table, concatenation(run.sample, process.next_block()));
  } catch (const Failure&) {
    run.failed = true;
  }
  run.examples_used = process.examples_used();
  run.coins_used = process.coins_used();
  return run;
}

std::map<Sequence, double> law_of_sequences(const Table& table, const Distribution& distribution, int level, int n) {
  check(table, distribution, level, n);
  if (level == 0) {
    return {{Sequence(), 1.0}};
  }
  std::vector<Side> sides;  // S_b∘T_b for S_b ~ D_{k−1}, T_b ~ D^n
  for (const auto& [sample, probability] : law_of_sequences(table, distribution, level - 1, n)) {
    for (const auto& [block, block_probability] : law_of_blocks(distribution, n)) {
      const Sequence longer = concatenation(sample, block);
      sides.push_back({longer, soa_unchecked(table, longer), 0, probability * block_probability});
    }
  }
  std::map<Sequence, double> result;
  double differ = 0;  // Pr[f_0 ≠ f_1]
  for (const Side& zero : sides) {
    for (const Side& one : sides) {
      if (zero.predictor == one.predictor) {
        continue;
      }
      const double probability = zero.probability * one.probability;
      differ += probability;
      const int x = contest_point(zero.predictor, one.predictor);
      for (const int y : {-1, +1}) {
        const Side& winner = label(zero.predictor, x) != y ? zero : one;
        result[concatenation(winner.sample, {{x, y}})] += probability / 2;
      }
    }
  }
  for (auto& [sample, probability] : result) {
    probability /= differ;
  }
  return result;
}

std::map<Row, double> law_of_D_k(const Table& table, const Distribution& distribution, int level, int n) {
  std::map<Row, double> result;
  for (const auto& [sample, probability] : law_of_sequences(table, distribution, level, n)) {
    for (const auto& [block, block_probability] : law_of_blocks(distribution, n)) {
      result[soa_unchecked(table, concatenation(sample, block))] += probability * block_probability;
    }
  }
  return result;
}

double rho(const Table& table, const Distribution& distribution, int level, int n) {
  const std::map<Sequence, double> law = law_of_sequences(table, distribution, level, n);
  require(!law.empty(), "oracle: D_k is undefined");
  double result = 0;
  for (const auto& [sample, probability] : law) {
    bool agrees = true;
    for (int k = 1; k <= level; ++k) {
      const auto& [x, y] = sample[static_cast<std::size_t>(k * (n + 1) - 1)];
      agrees = agrees && y == label(distribution.target, x);
    }
    result += agrees ? probability : 0;
  }
  return result;
}

TruncatedLaw law_of_truncated(const Table& table, const Distribution& distribution, int level, int n, int cap) {
  check(table, distribution, level, n);
  require(cap >= 0, "oracle: a negative cap");
  return TruncatedProcess(table, distribution, n).predictors(level, cap);
}

TruncatedLaw law_of_G(const Table& table, const Distribution& distribution, const std::vector<double>& level_weights,
                      int n, int cap) {
  const double total = std::accumulate(level_weights.begin(), level_weights.end(), 0.0);
  require(total > 0, "oracle: no weight on any level");
  TruncatedLaw result;
  for (int level = 0; level < size_of(level_weights); ++level) {
    const double weight = level_weights[static_cast<std::size_t>(level)] / total;
    require(weight >= 0, "oracle: a negative weight");
    if (weight == 0) {
      continue;
    }
    const TruncatedLaw law = law_of_truncated(table, distribution, level, n, cap);
    result.fail += weight * law.fail;
    for (const auto& [predictor, probability] : law.predictors) {
      result.predictors[predictor] += weight * probability;
    }
  }
  return result;
}

Real noise_pmf(int z, const Real& epsilon) { return power(decay(epsilon), std::abs(z)) / normalisation(epsilon); }

Real noise_tail(int count, int threshold, const Real& epsilon) {
  return sum_from(threshold - count, epsilon) / normalisation(epsilon);
}

int threshold(const Real& epsilon, const Real& delta) {
  require(delta > 0 && delta <= 1, "oracle: delta outside (0, 1]");
  const Real bound = std::min(delta, Real(1 - decay(epsilon)));
  int result = 2;
  Real tail = noise_tail(1, result, epsilon);  // Pr[1+Z ≥ T]
  Real atom = noise_pmf(result - 1, epsilon);  // Pr[1+Z = T]
  const Real q = decay(epsilon);
  while (tail > bound) {
    tail -= atom;
    atom *= q;
    ++result;
  }
  return result;
}

std::vector<Real> selection_law(const std::vector<int>& errors, const Real& epsilon) {
  std::vector<Real> result;
  Real total = 0;
  for (const int count : errors) {
    result.push_back(power(decay(epsilon), count));
    total += result.back();
  }
  for (Real& probability : result) {
    probability /= total;
  }
  return result;
}

Real hockey_stick(const std::vector<int>& counts, const std::vector<int>& neighbour_counts, const Real& noise_epsilon,
                  int threshold, const Real& privacy_epsilon) {
  require(counts.size() == neighbour_counts.size(), "oracle: histograms over different items");
  int last = threshold;
  std::vector<std::size_t> differing;
  for (std::size_t item = 0; item < counts.size(); ++item) {
    require(counts[item] >= 0 && neighbour_counts[item] >= 0, "oracle: a negative count");
    require(std::abs(counts[item] - neighbour_counts[item]) <= 1, "oracle: a count differs by more than one");
    if (counts[item] != neighbour_counts[item]) {
      differing.push_back(item);
      last = std::max(last, counts[item]);
    }
  }
  require(differing.size() <= 2, "oracle: more than two counts differ");

  // Outcomes with a value above `last` are left out. Each would add between 0 and its P, so that the sum is short by at
  // most the P of two such items.
  const Real negligible("5e-31");
  Real above = noise_tail(last, last + 1, noise_epsilon);
  const Real q = decay(noise_epsilon);
  while (above > negligible) {
    above *= q;  // Pr[c+Z > last+1] = q · Pr[c+Z > last] for last ≥ c
    ++last;
  }

  // A missing item is one that is never released on either side.
  std::vector<std::vector<Real>> laws(2, std::vector<Real>{1});
  std::vector<std::vector<Real>> neighbour_laws = laws;
  for (std::size_t i = 0; i < differing.size(); ++i) {
    laws[i] = released_law(counts[differing[i]], noise_epsilon, threshold, last);
    neighbour_laws[i] = released_law(neighbour_counts[differing[i]], noise_epsilon, threshold, last);
  }
  const Real factor = exp(privacy_epsilon);
  Real result = 0;
  for (std::size_t a = 0; a < laws[0].size(); ++a) {
    for (std::size_t b = 0; b < laws[1].size(); ++b) {
      const Real excess = laws[0][a] * laws[1][b] - factor * neighbour_laws[0][a] * neighbour_laws[1][b];
      if (excess > 0) {
        result += excess;
      }
    }
  }
  return result;
}

Real hockey_stick(const std::vector<int>& counts, const std::vector<int>& neighbour_counts, const Real& epsilon,
                  int threshold) {
  return hockey_stick(counts, neighbour_counts, epsilon, threshold, epsilon);
}

}  // namespace littlestone::oracle

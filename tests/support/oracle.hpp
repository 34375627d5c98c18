// SPDX-License-Identifier: GPL-3.0-or-later
// Oracles: plain and slow code, straight from the papers' definitions, that every result of the core is checked
// against. It shares no line with the core, so that it shares no mistake with it either.
#pragma once

#include <compare>
#include <map>
#include <vector>

#include <boost/multiprecision/cpp_bin_float.hpp>

namespace littlestone::oracle {

/// A hypothesis: its labels, −1 or +1, on points 0 … |X|−1.
using Row = std::vector<int>;

/// A finite class: distinct rows of one length. An empty table is the empty class.
using Table = std::vector<Row>;

/// An example (x, y): a point 0 … |X|−1 and a label −1 or +1.
struct LabelledPoint {
  int x = 0;
  int y = -1;
  auto operator<=>(const LabelledPoint&) const = default;
};

/// A sample: examples in order.
using Sequence = std::vector<LabelledPoint>;

/// A hundred decimal digits. A `double` argument enters with its binary value: write `Real(1) / 10`, not `0.1`.
using Real = boost::multiprecision::number<boost::multiprecision::cpp_bin_float<100>, boost::multiprecision::et_off>;

// Every function below throws std::invalid_argument when a table has rows of unequal length, a label other than −1 or
// +1 or the same row twice, or when a sequence leaves the domain.

// --- Dimensions -----------------------------------------------------------------------------------------------------

/// Littlestone dimension by its recursion: Ldim(∅) = −1, Ldim({h}) = 0, else the maximum over points x that split V
/// into nonempty V⁻, V⁺ of 1 + min(Ldim V⁻, Ldim V⁺). [ABLMM] §3.2, MATH §0. Time exponential in the dimension.
int littlestone_dimension(const Table& table);

/// The same recursion, with a map from the sorted set of row indices to its dimension: the reference of the benchmarks.
int littlestone_dimension_memoised(const Table& table);

/// VC dimension: the size of the largest set of points on which all 2^size label patterns occur; −1 for the empty class
/// ([ABLMM] §2.3). Tries every subset of points, so |X| ≤ 24.
int vc_dimension(const Table& table);

/// Largest k with points x_1 … x_k and rows h_1 … h_k such that h_i(x_j) = +1 iff i ≤ j ([ABLMM] §3.2, strict sense: as
/// many points as rows). Tries every way to extend k thresholds to k+1.
int max_thresholds(const Table& table);

/// All nonempty sets of rows on `points` points, 0 ≤ points ≤ 4: 255 classes for 3 points, 65535 for 4.
std::vector<Table> all_classes(int points);

// --- Standard Optimal Algorithm -------------------------------------------------------------------------------------

/// Version space: the rows that agree with every example of `sample`, in the order of the table. [ABLMM] §3.2.
Table version_space(const Table& table, const Sequence& sample);

/// Rule of the SOA for a nonempty version space: +1 at x iff Ldim(V⁺ₓ) > Ldim(V⁻ₓ). [ABLMM] §3.2 step 2(i), which
/// leaves ties open; they predict −1 (MATH §0). Throws std::invalid_argument for the empty class.
Row soa_predictor(const Table& table);

/// SOA(S): the rule held after the examples of `sample`. While the examples so far are realizable it is the rule of
/// their version space; from the first example that makes them non-realizable on, the last rule is only patched at each
/// new point ([ABLMM] Definition 11).
Row soa(const Table& table, const Sequence& sample);

/// Number of examples whose label differs from the SOA's prediction just before it ([ABLMM] §3.2, steps (iii)–(iv)).
int soa_mistakes(const Table& table, const Sequence& sample);

// --- One tournament, with given data and coins ----------------------------------------------------------------------

/// What one run of G at a given level did.
struct GlobalRun {
  bool failed = false;    ///< the cap or the dataset ran out
  Row predictor;          ///< SOA(S∘T); empty when failed
  Sequence sample;        ///< S ~ D̃_k; empty when S was not completed
  int examples_used = 0;  ///< examples taken from the dataset in whole blocks, T included
  int coins_used = 0;
};

/// G at level `level` ([ABLMM] §5.2.3) on a dataset taken in order (MATH §3): S ~ D̃_level, then T the next n examples,
/// then SOA(S∘T). Each execution of step (i) draws S_0, T_0, S_1, T_1 in this order. A block T_b that would bring the
/// examples drawn above N ends the run with Fail, as does a dataset with fewer than n examples left; the final T does
/// not count towards N. f_0 = f_1 on all of X goes back to step (i) with fresh examples. The contest point is the
/// smallest on which f_0, f_1 differ; its label is the next of `coins`. `level` ≥ 0; `n` ≥ 1; `cap` is N ≥ 0; `coins`
/// −1 or +1. Throws std::out_of_range when the coins run out.
GlobalRun run_G_on_dataset(const Table& table, int level, int n, int cap, const Sequence& dataset,
                           const std::vector<int>& coins);

// --- Exact laws by enumeration --------------------------------------------------------------------------------------

/// A distribution D on examples (x, target(x)) where x has probability weights[x] / Σ weights.
struct Distribution {
  std::vector<double> weights;  ///< one for each point, ≥ 0, not all 0
  Row target;                   ///< the target concept
};

/// Law of the sequence S ~ D_k, k = `level`, blocks of `n` ≥ 1 examples: [ABLMM] §5.2.2 steps (i)–(v), all pairs
/// (S_0∘T_0, S_1∘T_1) enumerated, renormalised to f_0 ≠ f_1. Empty when f_0 = f_1 almost surely at this or an earlier
/// level. Departs from step 2 of the definition, which also calls D_k undefined when some f is frequent: that threshold
/// depends on the set of constants, this law does not.
/// Time about (|X|^n · number of sequences of D_{k−1})², so |X| = 3, n ≤ 2, k ≤ 2 is what it is for.
std::map<Sequence, double> law_of_sequences(const Table& table, const Distribution& distribution, int level, int n);

/// Law q_k of SOA(S∘T) for S ~ D_k, k = `level`, T ~ D^n; empty when D_k is (see law_of_sequences).
std::map<Row, double> law_of_D_k(const Table& table, const Distribution& distribution, int level, int n);

/// ρ_k: the probability that all k = `level` tournament examples of S ~ D_k agree with the target ([ABLMM] Lemma 25).
/// They are the last of each n+1 examples of S. Throws std::invalid_argument when D_k is undefined.
double rho(const Table& table, const Distribution& distribution, int level, int n);

/// A law of predictors and Fail: the probabilities add up to 1.
struct TruncatedLaw {
  std::map<Row, double> predictors;
  double fail = 0;
};

/// Law of SOA(S∘T) for S ~ D̃_k, k = `level`, with at most `cap` = N examples drawn for S, T ~ D^n ([ABLMM] §5.2.3).
/// The recursion is over the law of pairs (sequence, examples drawn for it) given the budget that is left.
TruncatedLaw law_of_truncated(const Table& table, const Distribution& distribution, int level, int n, int cap);

/// Law of G: level k is picked with probability level_weights[k] / Σ level_weights ([ABLMM] Algorithm G; MATH §3).
TruncatedLaw law_of_G(const Table& table, const Distribution& distribution, const std::vector<double>& level_weights,
                      int n, int cap);

// --- Private mechanisms ---------------------------------------------------------------------------------------------

/// Pr[Z = z] ∝ exp(−ε|z|/2), z an integer (MATH §5); the normalisation is summed term by term. `epsilon` > 0.
Real noise_pmf(int z, const Real& epsilon);

/// Pr[c + Z ≥ T] for c = `count`, T = `threshold`, summed term by term to a relative error below 1e−90.
Real noise_tail(int count, int threshold, const Real& epsilon);

/// The smallest T ≥ 2 with Pr[1+Z ≥ T] ≤ δ and Pr[1+Z ≥ T] ≤ 1 − e^{−ε/2}, found by trying 2, 3, … (MATH §5).
/// `epsilon` > 0, 0 < `delta` ≤ 1. Time linear in the answer, which is about (2/ε) ln(1/δ).
int threshold(const Real& epsilon, const Real& delta);

/// Exponential mechanism: probability of each entry h, ∝ exp(−ε·errors(h)/2) (MATH §5; [ABLMM] Lemma 29, where n·loss_S
/// is the error count). Empty for an empty list. `epsilon` > 0.
std::vector<Real> selection_law(const std::vector<int>& errors, const Real& epsilon);

/// Hockey-stick divergence sup_E P(E) − e^{ε'} P'(E) of the stable histograms released from `counts` (P) and
/// `neighbour_counts` (P'): item i is released as c_i + Z_i if c_i ≥ 1 and c_i + Z_i ≥ T, independently over items, Z
/// of noise parameter `noise_epsilon` (MATH §5). ε' is `privacy_epsilon`. The result is short by at most 1e−30.
/// `counts`, `neighbour_counts`: one count ≥ 0 for each item; at most two items may differ, by one each, else
/// std::invalid_argument: other items have the same law on both sides and drop out of Σ max(0, P − e^{ε'} P'). Time
/// about (140/ε)² for two items that differ.
Real hockey_stick(const std::vector<int>& counts, const std::vector<int>& neighbour_counts, const Real& noise_epsilon,
                  int threshold, const Real& privacy_epsilon);

/// The same at ε' equal to the noise parameter: δ(ε) of the mechanism as it is used.
Real hockey_stick(const std::vector<int>& counts, const std::vector<int>& neighbour_counts, const Real& epsilon,
                  int threshold);

}  // namespace littlestone::oracle

// SPDX-License-Identifier: GPL-3.0-or-later
// Privacy amplification by sampling: a row that is seldom drawn is seldom told of. [MATH §B7, §C2]
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/rational.hpp"
#include "core/base/run_control.hpp"

namespace littlestone {

/// How m rows of n are drawn, and in which order the learner gets them.
enum class Sampling {
  shuffled,          // a uniform m-subset in random order [DF, Lemma 8]
  in_order,          // a uniform m-subset in the order of S: the formula does not cover it
  with_replacement,  // m independent uniform rows [ABLMM, Lemma 15]
};

/// An (ε, δ)-private learner of m rows, given m of n rows.
struct AmplifyOptions {
  Rational epsilon = 1;     // > 0, at most 700
  Rational delta = 0;       // 0 … below 1
  std::uint64_t rows = 20;  // n ≥ 1, at most 2^60
  std::uint64_t drawn = 8;  // m ≥ 1, at most 2^60; at most n without replacement
  bool with_replacement = false;
  /// Throws InputError (fields "epsilon", "delta", "examples", "subset").
  void validate() const;
};

/// The privacy of the whole. Rounded up to doubles; δ is cut at 1.
struct Amplified {
  double epsilon = 0;                   // without: ln(1 + ν(e^ε − 1)), ν = m/n; with: m ln(1 + (e^ε − 1)/n)
  double delta = 0;                     // without: νδ; with: δ(e^{ε′} − 1)/(e^ε − 1)
  std::optional<double> paper_epsilon;  // without: 2εν [DF, Lemma 8]; with: 6εm/n [BNSV15]; none for ε > 1
  std::optional<double> paper_delta;    // with: 4(m/n)e^{6εm/n}δ; none for ε > 1, and without: Lemma 8 has δ = 0
};

/// [MATH §B7, §C2]. Both epsilons are attained, by a learner whose outputs grow by the factor e^ε with each copy of the
/// changed row. Throws InputError as validate(). O(1), 50 digits inside.
[[nodiscard]] Amplified amplify(const AmplifyOptions& options);

/// What keeping ε asks for when rows are put back.
struct KeepingRows {
  std::uint64_t least = 0;       // the least n with m ln(1 + (e^ε − 1)/n) ≤ ε, decided with 50 digits
  std::uint64_t sufficient = 0;  // ⌈m(e^ε − 1)/ε⌉, which is always enough
  std::uint64_t paper = 0;       // 9m [ABLMM, Lemma 15]
};
/// ε > 0 at most 40, 1 ≤ m ≤ 2^40. Throws InputError. O(log n).
[[nodiscard]] KeepingRows rows_that_keep(const Rational& epsilon, std::uint64_t drawn);

/// Pr[the changed row is drawn j times], j = 0, 1, …: (1 − ν, ν) without, Bin(m, 1/n) with replacement, as far as it is
/// above 10^−12.
[[nodiscard]] std::vector<double> copies_law(const AmplifyOptions& options);

/// The largest privacy loss over all ε-private learners of m binary rows and all neighbouring data sets of n of them.
struct WorstLearner {
  double epsilon = 0;  // attained
  std::vector<int>
      // f: the learner says "yes" with probability proportional to e^{εf(t)}, t a word of m bits, bit i row i
      exponents;
  std::vector<bool> rows;       // S, for which "yes" is likelier
  std::size_t changed = 0;      // the row of S that S′ has the other way round
  std::uint64_t learners = 0;   // extreme learners looked at
  std::uint64_t data_sets = 0;  // 2^n
};

/// Exactly, by enumeration. The chance p(t) of one output is any positive function with p(t) ≤ e^ε p(t′) for words t,
/// t′ that differ in one row. E p(S_I)/E p(S′_I) is a ratio of two linear functions of p, so its maximum over this cone
/// lies on an extreme ray; there the words are connected by steps that are tight, which makes p(t) = e^{εf(t)} with
/// |f(t) − f(t′)| = 1 for all neighbours. Those f are enumerated: 38 for m = 3, 990 for m = 4. Throws InputError for n
/// outside 1 … 6 (field "examples"), m outside 1 … 4 or above n where rows are not put back (field "subset"), ε outside
/// (0, 40]. At most a few seconds; asks the observer once a learner; throws Stopped.
[[nodiscard]] WorstLearner worst_learner(Sampling sampling, const Rational& epsilon, std::size_t rows,
                                         std::size_t drawn, const Observer& observer = {});

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// Oracles of promises: the least ε of two laws that are listed outcome by outcome, and the laws of votes. With a hundred
// digits; no line is shared with the core.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tests/support/oracle.hpp"

namespace littlestone::oracle {

/// What two laws P and Q give one outcome.
struct Masses {
  Real p;
  Real q;
};
using TwoLaws = std::vector<Masses>;

/// The least ε ≥ 0 with P(E) ≤ e^ε Q(E) + δ for every event E; none where no ε will do. The events that count are the
/// outcomes of the greatest P/Q, so e^ε is the largest of (P(E) − δ)/Q(E) over them.
std::optional<Real> least_epsilon(TwoLaws laws, const Real& delta);

/// Both at once, independently.
TwoLaws product(const TwoLaws& one, const TwoLaws& other);

/// The worst pair of laws of an (ε, δ)-private run: with mass δ it gives itself away on either side, else it is
/// randomized response ([KOV15]).
TwoLaws worst_run(const Real& epsilon, const Real& delta);

/// Pr[+] of a vote rule ("geometric", "logistic", "linear") for `votes` of `blocks` ([DF] Lemma 9, as written in the
/// specification §B5): `step` is γ of the linear rule.
Real vote_chance(const std::string& rule, int votes, int blocks, const Real& epsilon, const Real& step);

/// Every law of one answer before and after one vote changes at its point.
std::vector<TwoLaws> changed_votes(const std::string& rule, int blocks, const Real& epsilon, const Real& step);

/// Permute-and-flip ([MS20]): candidates are looked at in uniformly random order, each accepted with chance
/// e^{−ε(errors − fewest)/2}. By recursion over the candidates that are left; at most 10 of them.
std::vector<Real> permute_and_flip_law(const std::vector<int>& errors, const Real& epsilon);

/// π(0) … π(votes) of partition selection ([DVGM22]): π(0) = 0, π(c) = min(e^{ε/2}π(c−1) + δ/2, 1 − e^{−ε/2}(1 − π(c−1)
/// − δ/2), 1).
std::vector<Real> partition_selection(const Real& epsilon, const Real& delta, unsigned votes);

}  // namespace littlestone::oracle

// SPDX-License-Identifier: GPL-3.0-or-later
// A record by which anyone can check a bracket of the worst world in exact rationals, without the search that found it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_control.hpp"
#include "core/stability/worst_world.hpp"

namespace littlestone {

/// The tree of boxes is a function of the problem and of `lower`: every box whose corner bound is below `lower` is halved
/// as weight_box.hpp says, from the whole simplex on. So no box is written down; where the tree ends, each of its leaves
/// has a predictor that G gives at least so often on all of the leaf.
struct WorstCertificate {
  std::string class_text;  // as make_class reads it; tables are written out
  WorstProblem problem;    // the cap counts as ⌊N/2n⌋ pairs of blocks
  Rational lower;          // max_f F_f ≥ lower for every marginal and every target that is asked about
  std::uint64_t leaves = 0;
  std::vector<Rational> weights;  // a marginal …
  std::uint64_t witness = 0;      // … and a row (as given) on which max_f F_f is at most …
  Rational upper;                 // … this: the least multiple of 10^−15 that is not below it
};

/// How a check of one ended.
struct CertificateCheck {
  bool holds = false;        // the tree ends with as many leaves, and the weights have the value
  std::uint64_t leaves = 0;  // of the tree that was grown; where it has more than the record says, those until then
  std::string reason;        // where it does not hold the key that is wrong: "leaves", "upper"
  bool more = false;         // of "leaves": the tree has more than `leaves`
  Rational upper;            // of "upper": the value that the weights have
};

/// The leaves of the tree of boxes of a bound, in exact rationals, over all targets asked about; none where there are
/// more than `most_leaves`. Throws as chains_of; Stopped when the observer (stage "certificate") says so.
/// O(leaves · cost) operations on numbers of some thousand bits.
[[nodiscard]] std::optional<std::uint64_t> leaves_of_bound(const ConceptClass& concept_class,
                                                           const WorstProblem& problem, const Rational& lower,
                                                           std::uint64_t most_leaves, const Observer& observer = {});

/// A certificate for what was found. Its lower bound is below found.lower, which rests on tangents: the first of 99, 98,
/// 96, 92, 84, 68, 36 hundredths of it, then halves of that, cut to three digits, whose tree has at most `most_leaves`
/// leaves. `class_text` is what the class was made of. Throws InputError (field "certificate") where found.lower is 0 or
/// 20 bounds in a row have larger trees.
[[nodiscard]] WorstCertificate certify(const ConceptClass& concept_class, const std::string& class_text,
                                       const WorstProblem& problem, const WorstWorld& found, std::uint64_t most_leaves,
                                       const Observer& observer = {});

/// Grows the tree again and evaluates the weights, in exact rationals. Throws InputError where the record is of no
/// problem: a field out of range, weights that are not the class's or do not add up to 1.
[[nodiscard]] CertificateCheck check(const WorstCertificate& certificate, const Observer& observer = {});

/// As JSON, and back; throws InputError (field: the key) where something is missing, unknown or of the wrong kind.
[[nodiscard]] std::string certificate_text(const WorstCertificate& certificate);
[[nodiscard]] WorstCertificate parse_certificate(std::string_view text);

/// The line of such a text, from 1 on, in which a key stands; 0 where it does not.
[[nodiscard]] std::size_t line_of_key(std::string_view text, std::string_view key);

}  // namespace littlestone

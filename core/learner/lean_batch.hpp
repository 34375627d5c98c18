// SPDX-License-Identifier: GPL-3.0-or-later
// One batch of the lean learner: from m rows to the short list of predictors it votes for.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <vector>

#include "core/learner/lean_constants.hpp"
#include "core/online/soa.hpp"

namespace littlestone {

/// How a predictor came on a batch's list: as the predictor of an item of a level below d, or as that of a full item
/// with which all rows agree. A predictor under both tags is two candidates.
enum class CandidateTag : std::uint8_t { low, top };
[[nodiscard]] constexpr std::string_view to_string(CandidateTag tag) {
  return tag == CandidateTag::low ? "low" : "top";
}

/// One vote of a batch.
struct ListedPredictor {
  CandidateTag tag = CandidateTag::low;
  PredictorId predictor = 0;
  friend auto operator<=>(const ListedPredictor&, const ListedPredictor&) = default;  // NOLINT(modernize-use-nullptr)
};

/// Makes the lists of batches. [resources/help/lean-learner.md] An item is a version space V with f_V = SOA(V). Item(1)
/// reads rows to the first on which f_∅ errs, and restricts the class to it. Item(k) takes a base V₁ = Item(k−1) and
/// from then on tests every row read on f₁: at the first error it is V₁ restricted to that row. Meanwhile it builds
/// opponents V₂ = Item(k−1) on the rows as they come, at most ρ_k of them (ρ₂ = ∞); the first with f₂ ≠ f₁ meets f₁ in
/// a contest at the smallest point z on which they differ: given a label ℓ, the item is V_b restricted to (z, ℓ) for
/// the side b with f_b(z) ≠ ℓ. A row that errs for several bases at once belongs to the outermost. A batch runs Item(k)
/// up to r_k times from its first row, for each k < d (low candidates), and Item(d) once (top candidates: those with
/// which all rows agree), for every sequence of labels. An outcome ends where no hypothesis of its version space agrees
/// with all rows of the batch: the target always does, if there is one. Variant F, for d = 2, makes one item of level
/// 1, g₁: its first error on any row gives V₁ restricted to that row; else the first later mistake of f_∅ that leads to
/// another predictor gives a contest, of which the outcomes count with which all rows agree; else the batch is stuck
/// and votes for g₁.
///
/// The list is a function of the rows alone and has at most constants.low_bound low and top_bound top candidates,
/// whatever they are. Different label sequences that lead to the same version space after the same row go on alike, so
/// each such pair is followed once. Time about (states met)·m/64 and the outcomes; it depends on the data, as does the
/// number of outcomes: a side channel. Memory m·d and the outcomes of a batch.
class LeanBatch {
 public:
  /// `constants` must be complete, of dimension Ldim(H) ≥ 1; both must outlive this. Throws InputError (field
  /// "dimension"). With most_states > 0 a batch that would meet more different states of the automaton has an empty
  /// list, and states are forgotten between batches when there are more: bounds the memory that one example can ask
  /// for, and a list stays a function of its batch.
  LeanBatch(SoaAutomaton& soa, const LeanConstants& constants, std::uint64_t most_states = 0);

  /// The list of a batch of constants.batch rows with points below |X|, realizable or not: by tag, then by predictor
  /// id, each once. Valid until the next call.
  [[nodiscard]] const std::vector<ListedPredictor>& list(std::span<const Example> rows);

 private:
  struct Outcome {
    StateId state = 0;
    std::uint32_t end = 0;                                              // rows read
    friend auto operator<=>(const Outcome&, const Outcome&) = default;  // NOLINT(modernize-use-nullptr)
  };
  // What Item(level) can be when it starts at a given row.
  struct Outcomes {
    std::uint64_t batch = 0;     // of which batch this is
    std::vector<Outcome> items;  // each once
    std::uint32_t longest = 0;   // the most rows any label sequence reads, whether it gives an item or not
  };

  void list_items();
  void list_stuck();
  const Outcomes& outcomes(int level, std::uint32_t start);
  void follow_base(int level, const Outcome& base, Outcomes& result);
  template <typename Visit>
  void contest(StateId one, StateId other, const Visit& visit);
  void add(CandidateTag tag, StateId state) { list_.push_back({tag, soa_.predictor(state)}); }
  void finish();

  [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(rows_.size()); }
  [[nodiscard]] std::uint32_t next_error(PredictorId predictor, std::uint32_t from);
  [[nodiscard]] StateId restricted(StateId state, std::uint32_t row) { return soa_.next(state, rows_[row]); }
  [[nodiscard]] bool alive(StateId state) const;
  bool find_agreeing();

  SoaAutomaton& soa_;
  const LeanConstants& constants_;
  std::uint64_t most_states_;
  std::span<const Example> rows_;
  std::uint64_t batch_ = 0;                   // batches so far
  VersionSpace agreeing_;                     // with all rows
  std::vector<std::uint64_t> seen_;           // by example: the last batch that has it
  std::vector<std::vector<Outcomes>> items_;  // by level − 1, by first row
  std::vector<std::uint64_t> error_words_;    // of the predictors met in this batch: bit i: wrong on row i
  std::vector<std::pair<std::uint64_t, std::size_t>> error_slots_;  // by predictor: of which batch, and where
  std::vector<ListedPredictor> list_;
};

}  // namespace littlestone

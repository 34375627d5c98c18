// SPDX-License-Identifier: GPL-3.0-or-later
// The planned rows of many places of an envelope, M's, the lean and the chain learner's, each distinct one worked out
// once and on all threads.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/study/envelope/envelope_study.hpp"

namespace littlestone {

/// m-sharp, m-paper, lean and chain depend on Ldim and the goal, m-agnostic on VC and |H| too. Say what is needed, work it
/// out, read it. Not thread-safe while it works; then any thread may read.
class PlannedRows {
 public:
  PlannedRows() = default;
  /// Takes what is needed from earlier ones where they have it (null: nothing), and forgets the rest.
  explicit PlannedRows(std::vector<std::shared_ptr<const PlannedRows>> earlier) : earlier_(std::move(earlier)) {}

  /// The rows of such a class; chain and m-agnostic only where `options` ask for them. Nothing is worked out. Throws
  /// InputError as EnvelopeGoal::validate.
  void need(const EnvelopeClass& shape, const EnvelopeGoal& goal, const EnvelopeRows& options);
  /// Works out what is needed and not yet known, on so many threads (0: one a core). The observer is asked on the
  /// calling thread (in searches, `stage`). Throws Stopped; what is finished stays then.
  void work_out(std::string_view stage, const Observer& observer = {}, unsigned threads = 0);
  /// What envelope_rows_planned gives. Both must have been needed and worked out.
  [[nodiscard]] std::vector<EnvelopeRow> of(const EnvelopeClass& shape, const EnvelopeGoal& goal,
                                            const EnvelopeRows& options) const;
  /// The three in one.
  std::vector<EnvelopeRow> find(const EnvelopeClass& shape, const EnvelopeGoal& goal, const EnvelopeRows& options,
                                std::string_view stage, const Observer& observer = {});
  /// Searches that were made here.
  [[nodiscard]] std::size_t searches() const noexcept { return searches_; }
  /// Lets go of the earlier ones.
  void forget_earlier() { earlier_.clear(); }

 private:
  struct Search {
    EnvelopeClass shape;
    EnvelopeGoal goal;
    EnvelopeRows options;
  };
  void need_one(const Search& search);

  std::map<std::string, std::vector<EnvelopeRow>> known_;
  std::map<std::string, Search> open_;
  std::vector<std::shared_ptr<const PlannedRows>> earlier_;
  std::size_t searches_ = 0;
};

}  // namespace littlestone

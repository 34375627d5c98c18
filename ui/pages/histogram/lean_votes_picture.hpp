// SPDX-License-Identifier: GPL-3.0-or-later
// The votes of the lean or the chain learner and the bar, and what an onlooker can tell of one changed example.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Before the privacy boundary one row a candidate: its votes (of the chain learner its disjoint runs, with its level),
/// what errors take from them, the bar, and its exact chance to be chosen. After the boundary the answer alone. Below,
/// of the lean learner, one label turned: both exact laws of the answer on a log scale, as it was a solid tick, turned a
/// hollow one.
class LeanVotesPicture final : public Picture {
 public:
  /// `run` has a lean or a chain part. `votes`: 0 nothing yet, 1 the votes, 2 errors and scores, 3 the bar and the chances;
  /// `choice`: 0 nothing yet, 1 the answer, 2 one example changed; `phase` in [0, 1]: how far the last of these has
  /// come.
  LeanVotesPicture(std::shared_ptr<const PrivateRun> run, int votes, int choice, double phase = 1);

  /// As high as its rows need, up to eight of them.
  [[nodiscard]] QSizeF natural_size() const override;
  /// Down to this height rows are left out before anything gets smaller.
  static constexpr double least_height = 420;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(LeanVotesPicture)

  struct Rows;
  struct Row;
  [[nodiscard]] std::size_t candidates() const;
  [[nodiscard]] Row row(std::size_t candidate) const;
  [[nodiscard]] std::int64_t bar() const;
  [[nodiscard]] bool noisy() const;
  [[nodiscard]] bool is_default() const;
  /// In `candidates`; none: nothing was chosen.
  [[nodiscard]] std::optional<std::size_t> chosen() const;
  [[nodiscard]] double chance_of_none() const;
  /// How high the part about one changed example is.
  [[nodiscard]] double neighbour_room() const;
  void paint_votes(const class Stage& stage, double bottom) const;
  void paint_candidate(const class Stage& stage, const Rows& rows, std::size_t index) const;
  void paint_bar(const class Stage& stage, const Rows& rows) const;
  [[nodiscard]] double answer_y(double bottom) const;
  void paint_answer(const class Stage& stage, double bottom) const;
  void paint_neighbour(const class Stage& stage, double top) const;
  void paint_laws(const class Stage& stage, double top) const;
  void paint_limits(const class Stage& stage, double top) const;

  std::shared_ptr<const PrivateRun> run_;
  int votes_;
  int choice_;
  double phase_;
};

}  // namespace littlestone::ui

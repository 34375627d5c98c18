// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament D̃_k after any number of its events; in print the paper's Fig. 4.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/private_run/private_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/tournament/tournament_state.hpp"
#include "ui/pages/tree/mistake_tree_picture.hpp"

namespace littlestone::ui {

/// The tree of contests of run.result.internals.trace as it stands after `events_done` of its events, whatever came
/// before: who met, where they differ, what the coin said, who won, and the sample that comes out, as a line below.
/// Print is for levels up to 4; deeper ones are drawn as on the screen. `phase` in [0, 1]: how far the last event's
/// motion has come; at 1 it is over and the picture stands.
class TournamentPicture final : public Picture {
 public:
  /// How it stands on a page; on the screen only.
  struct Stand {
    bool line = true;                         // the line of S below
    std::optional<std::int32_t> opened = {};  // a node that was clicked, which has a ring
  };
  TournamentPicture(std::shared_ptr<const PrivateRun> run, int events_done, Style style = Style::screen,
                    double phase = 1);
  TournamentPicture(std::shared_ptr<const PrivateRun> run, int events_done, Style style, double phase, Stand stand);

  [[nodiscard]] QSizeF natural_size() const override;
  /// Px that all levels need at full size when they move together as far as they can.
  [[nodiscard]] double least_height() const { return least_size().height(); }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Nodes are kin of their points, strips of their predictors; the counter of redraws opens them.
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  /// What it needs at 1×.
  [[nodiscard]] QSizeF least_size() const;
  /// What it has use for, without a key to its points below.
  [[nodiscard]] QSizeF size_of_tree() const;
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)

  [[nodiscard]] bool printed() const { return style_ == Style::print && !state_.compact(); }
  void paint_level_zero(QPainter& painter, const Theme& theme, QSizeF room, Spots& spots) const;

  Style style_;
  TournamentState state_;
  Stand stand_ = {};
};

}  // namespace littlestone::ui

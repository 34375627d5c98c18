// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament D̃_k after any number of its events; in print the paper's Fig. 4.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <vector>

#include "core/experiment/lab_run.hpp"
#include "ui/canvas/marks.hpp"
#include "ui/canvas/mistake_tree_picture.hpp"
#include "ui/canvas/picture.hpp"

namespace littlestone::ui {

/// The tree of contests of run.result.internals.trace as it stands after `events_done` of its events, whatever came before:
/// who met, where they differ, what the coin said, who won, and the sample that comes out, as a line below. Print is for levels
/// up to 4; deeper ones are drawn as on the screen.
/// `phase` in [0, 1]: how far the last event's motion has come; at 1 it is over and the picture stands.
class TournamentPicture final : public Picture {
 public:
  TournamentPicture(std::shared_ptr<const LabRun> run, int events_done, Style style = Style::screen, double phase = 1);

  [[nodiscard]] QSizeF natural_size() const override;
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  /// Nodes are kin of their points, strips of their predictors; the counter of redraws opens them.
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(TournamentPicture)

  /// One place of the complete tree of depth k: place 1 is the root, 2i and 2i + 1 are below place i. What stands there at this
  /// moment is read off the events.
  struct Place {
    std::int32_t node = PairingTrace::none;  // of the trace; none: not opened yet
    std::size_t pairing = 0;
    bool drawn[2] = {false, false};
    bool decided = false;
    bool failed = false;
    std::size_t redraws = 0;
  };
  struct Geometry;

  [[nodiscard]] const TournamentTrace& trace() const { return run_->result.internals.trace; }
  void begin_motion(int events_done, double phase);
  void read_events(int events_done);
  // Whether the place's side is the block that is just being drawn.
  [[nodiscard]] bool coming(std::size_t place, std::size_t side) const;
  [[nodiscard]] Geometry geometry(QSizeF room) const;
  [[nodiscard]] QString index_of(std::size_t place) const;
  [[nodiscard]] const NodeTrace& node_of(const Place& place) const;
  [[nodiscard]] const BlockTrace* block_of(std::size_t place, int side) const;
  // Above 31 nodes strips drop out; beyond level 5 only the way to the last event is drawn, with triangles beside it.
  [[nodiscard]] bool compact() const { return level_ > 4; }
  [[nodiscard]] bool focused() const { return level_ > 5; }
  [[nodiscard]] bool printed() const { return style_ == Style::print && !compact(); }
  void paint_level_zero(QPainter& painter, const Theme& theme, QSizeF room, Spots& spots) const;
  void paint_tree(QPainter& painter, const Theme& theme, QSizeF room, Spots& spots) const;
  void paint_print(QPainter& painter, const Theme& theme, QSizeF room) const;
  void paint_sample_line(QPainter& painter, const Theme& theme, const QRectF& box, Spots& spots) const;
  void paint_legend(QPainter& painter, const Theme& theme, QPointF top_left) const;

  std::shared_ptr<const LabRun> run_;
  Style style_;
  int level_ = 0;
  std::vector<Place> places_;         // 1 … 2^k − 1
  std::size_t current_ = 0;           // the place of the last event; 0: none
  std::size_t sample_root_ = 0;       // the place whose sample the line shows; 0: none
  std::vector<std::size_t> lineage_;  // places from sample_root_ down the winners
  std::vector<std::size_t> focus_;    // places from the root through the last event's down its winners
  bool final_drawn_ = false;
  bool failed_ = false;

  // The last event while it moves; each part in [0, 1], and 1 once it is over.
  struct Moving {
    const TraceEvent* event = nullptr;
    bool undecided = false;       // a contest whose winner is not known yet: the events are read without it
    double examples = 1;          // on T_b
    double strip = 1;             // f_b
    double frame = 1;             // round the cells that differ
    double coin = 1;              // in the air
    double winner = 1;            // edge and lineage
    std::size_t new_lineage = 0;  // of lineage_, the first so many grow
  };
  Moving moving_;
};

}  // namespace littlestone::ui

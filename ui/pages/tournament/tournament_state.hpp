// SPDX-License-Identifier: GPL-3.0-or-later
// The tournament D̃_k of a run as it stands after some of its events: what every picture of it shows.
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "core/study/private_run/private_run.hpp"

namespace littlestone::ui {

/// Read off the events of run.result.internals.trace once, at construction: O(events + 2^k).
struct TournamentState {
  /// One place of the complete tree of depth k: place 1 is the root, 2i and 2i + 1 are below place i. What stands there
  /// at this moment is read off the events.
  struct Place {
    std::int32_t node = PairingTrace::none;  // of the trace; none: not opened yet
    std::size_t pairing = 0;
    bool drawn[2] = {false, false};
    bool decided = false;
    bool failed = false;
    std::size_t redraws = 0;
  };

  /// The last event while it moves; each part in [0, 1], and 1 once it is over.
  struct Moving {
    const TraceEvent* event = nullptr;
    bool undecided = false;       // a contest whose winner is not known yet: the events are read without it
    double examples = 1;          // on T_b
    double strip = 1;             // f_b
    double frame = 1;             // round the cells that differ
    double coin = 1;              // in the air
    double winner = 1;            // edge and lineage
    std::size_t new_lineage = 0;  // of lineage, the first so many grow
  };

  std::shared_ptr<const PrivateRun> run;
  int level = 0;                     // k
  std::vector<Place> places;         // 1 … 2^k − 1
  std::size_t current = 0;           // the place of the last event; 0: none
  std::size_t sample_root = 0;       // the place whose sample the line shows; 0: none
  std::vector<std::size_t> lineage;  // places from sample_root down the winners
  std::vector<std::size_t> focus;    // places from the root through the last event's down its winners
  bool final_drawn = false;
  bool failed = false;  // the tournament; with final_drawn G* answered by SOA(T)
  Moving moving;

  /// After the first `events_done` events; `phase` in [0, 1]: how far the last one's motion has come.
  TournamentState(std::shared_ptr<const PrivateRun> of_run, int events_done, double phase);

  [[nodiscard]] const TournamentTrace& trace() const { return run->result.internals.trace; }
  [[nodiscard]] const NodeTrace& node_of(const Place& place) const;
  /// The block drawn on the place's side; null where none is yet.
  [[nodiscard]] const BlockTrace* block_of(std::size_t place, int side) const;
  /// Whether T is drawn on the empty sample: at level 0, and where G* answers for a tournament that failed.
  [[nodiscard]] bool without_sample() const { return level == 0 || (failed && final_drawn); }
  /// The way to a place: empty at the root, then 0 for the left and 1 for the right.
  [[nodiscard]] QString index_of(std::size_t place) const;
  /// 0 or 1; −1 where the place is not decided.
  [[nodiscard]] int winner_of(std::size_t place) const;
  /// Whether the place's side is the block that is just being drawn.
  [[nodiscard]] bool coming(std::size_t place, std::size_t side) const;
  /// How far winner and loser are told apart.
  [[nodiscard]] double settled(std::size_t place) const;
  /// Whether the place's coin is in the air.
  [[nodiscard]] bool tossed(std::size_t place) const;

  // Above 31 nodes strips drop out; beyond level 5 only the way to the last event is drawn, with triangles beside it.
  [[nodiscard]] bool compact() const { return level > 4; }
  [[nodiscard]] bool focused() const { return level > 5; }

 private:
  // What the events say of one node of the trace.
  struct Seen {
    bool opened = false;
    std::size_t pairing = 0;
    bool drawn[2] = {false, false};
    bool decided = false;
    bool failed = false;
    std::size_t redraws = 0;
  };
  void begin_motion(int events_done, double phase);
  void read_events(int events_done);
  void place_nodes(const std::vector<Seen>& seen, std::int32_t last, std::int32_t last_decided);
  void find_ways();
};

/// A subscripted symbol, or the symbol alone at the root: T_{010}, x_{01}, x. To be set as mathematics.
[[nodiscard]] QString subscripted(const QString& symbol, const QString& index);

}  // namespace littlestone::ui

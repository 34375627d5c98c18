// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_state.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/motion.hpp"

namespace littlestone::ui {

QString subscripted(const QString& symbol, const QString& index) {
  return index.isEmpty() ? symbol : QStringLiteral("%1_{%2}").arg(symbol, index);
}

TournamentState::TournamentState(std::shared_ptr<const PrivateRun> of_run, int events_done, double phase)
    : run(std::move(of_run)), level(trace().level) {
  places.resize(std::size_t{1} << std::clamp(level, 0, 20));
  if (phase < 1) begin_motion(events_done, phase);
  read_events(moving.undecided ? events_done - 1 : events_done);
  if (moving.event != nullptr && moving.event->kind == TraceEvent::Kind::contest && !moving.undecided) {
    // What stood in the lineage already does not grow again.
    const std::vector<std::size_t> before = TournamentState(run, events_done - 1, 1).lineage;
    const bool longer =
        lineage.size() == before.size() + 1 && std::equal(before.begin(), before.end(), lineage.begin() + 1);
    moving.new_lineage = longer ? 1 : lineage.size();
  }
}

void TournamentState::begin_motion(int events_done, double phase) {
  if (events_done < 1 || static_cast<std::size_t>(events_done) > trace().events.size()) return;
  moving.event = &trace().events[static_cast<std::size_t>(events_done) - 1];
  switch (moving.event->kind) {
    case TraceEvent::Kind::draw:
    case TraceEvent::Kind::final:
      moving.examples = motion::part(phase, 0, motion::draw, motion::block_ms);
      moving.strip = motion::part(phase, motion::draw, motion::strips, motion::block_ms);
      break;
    case TraceEvent::Kind::redraw: moving.examples = motion::part(phase, 0, motion::draw, motion::draw); break;
    case TraceEvent::Kind::contest:
      moving.frame = motion::part(phase, 0, motion::frame, motion::contest_ms);
      moving.coin = motion::part(phase, motion::frame, motion::coin, motion::contest_ms);
      moving.winner = motion::part(phase, motion::frame + motion::coin, motion::winner, motion::contest_ms);
      moving.undecided = moving.winner <= 0;
      break;
    case TraceEvent::Kind::fail: moving = {}; break;
  }
}

bool TournamentState::coming(std::size_t place, std::size_t side) const {
  return moving.event != nullptr && moving.event->kind == TraceEvent::Kind::draw &&
         places[place].node == moving.event->node && moving.event->side == static_cast<int>(side);
}

const NodeTrace& TournamentState::node_of(const Place& place) const {
  return trace().nodes[static_cast<std::size_t>(place.node)];
}

const BlockTrace* TournamentState::block_of(std::size_t place, int side) const {
  const Place& p = places[place];
  if (p.node == PairingTrace::none || !p.drawn[side]) return nullptr;
  const auto& block = node_of(p).pairings[p.pairing].block[side];
  return block ? &*block : nullptr;
}

QString TournamentState::index_of(std::size_t place) const {
  QString path;
  for (; place > 1; place /= 2) path.prepend(place % 2 == 0 ? QLatin1Char('0') : QLatin1Char('1'));
  return path;
}

int TournamentState::winner_of(std::size_t place) const {
  const Place& p = places[place];
  return p.node != PairingTrace::none && p.decided ? node_of(p).winner : -1;
}

double TournamentState::settled(std::size_t place) const {
  return moving.event != nullptr && places[place].node == moving.event->node ? moving.winner : 1;
}

bool TournamentState::tossed(std::size_t place) const {
  return moving.undecided && places[place].node == moving.event->node;
}

void TournamentState::read_events(int events_done) {
  const TournamentTrace& t = trace();
  const std::size_t count = std::min(static_cast<std::size_t>(std::max(0, events_done)), t.events.size());

  std::vector<Seen> seen(t.nodes.size());
  // An event in a node is also news about every node above it: which of their pairings is being played.
  const auto open = [&](std::int32_t node, std::size_t pairing) {
    while (node != PairingTrace::none) {
      Seen& s = seen[static_cast<std::size_t>(node)];
      s.opened = true;
      if (pairing > s.pairing) {
        s.pairing = pairing;
        s.drawn[0] = s.drawn[1] = false;
      }
      const NodeTrace& n = t.nodes[static_cast<std::size_t>(node)];
      pairing = static_cast<std::size_t>(std::max(0, n.parent_pairing));
      node = n.parent;
    }
  };
  std::int32_t last = PairingTrace::none;
  std::int32_t last_decided = PairingTrace::none;
  for (std::size_t i = 0; i < count; ++i) {
    const TraceEvent& event = t.events[i];
    if (event.kind == TraceEvent::Kind::final) {
      final_drawn = true;
      if (failed) last_decided = PairingTrace::none;  // no contest's sample is T's
    }
    if (event.kind == TraceEvent::Kind::fail) failed = true;
    if (event.node == PairingTrace::none) continue;
    if (event.kind != TraceEvent::Kind::final) {
      open(event.node, static_cast<std::size_t>(std::max(0, event.pairing)));
      last = event.node;
    }
    Seen& s = seen[static_cast<std::size_t>(event.node)];
    switch (event.kind) {
      case TraceEvent::Kind::draw: s.drawn[event.side] = true; break;
      case TraceEvent::Kind::redraw: ++s.redraws; break;
      case TraceEvent::Kind::contest:
        s.decided = true;
        last_decided = event.node;
        break;
      case TraceEvent::Kind::fail: s.failed = true; break;
      case TraceEvent::Kind::final: break;
    }
  }

  if (moving.undecided) last = moving.event->node;  // the contest's ring is there from its begin
  if (level == 0 || t.nodes.empty() || places.size() < 2) return;
  place_nodes(seen, last, last_decided);
  find_ways();
}

// Walks the tree of the pairings that are being played.
void TournamentState::place_nodes(const std::vector<Seen>& seen, std::int32_t last, std::int32_t last_decided) {
  places[1].node = seen[0].opened ? 0 : PairingTrace::none;
  for (std::size_t place = 1; place < places.size(); ++place) {
    Place& p = places[place];
    if (p.node == PairingTrace::none) continue;
    const Seen& s = seen[static_cast<std::size_t>(p.node)];
    p.pairing = s.pairing;
    p.drawn[0] = s.drawn[0];
    p.drawn[1] = s.drawn[1];
    p.decided = s.decided;
    p.failed = s.failed;
    p.redraws = s.redraws;
    if (p.node == last) current = place;
    if (p.node == last_decided) sample_root = place;
    const NodeTrace& n = trace().nodes[static_cast<std::size_t>(p.node)];
    if (s.pairing >= n.pairings.size()) continue;
    for (std::size_t side = 0; side < 2; ++side) {
      const std::int32_t child = n.pairings[s.pairing].child[side];
      if (child != PairingTrace::none && 2 * place + side < places.size() &&
          seen[static_cast<std::size_t>(child)].opened) {
        places[2 * place + side].node = child;
      }
    }
  }
}

// The way through the last event, and the one that the sample of the last contest came.
void TournamentState::find_ways() {
  for (std::size_t place = std::max<std::size_t>(current, 1); place != 0; place /= 2)
    focus.insert(focus.begin(), place);
  while (places[focus.back()].node != PairingTrace::none && places[focus.back()].decided) {
    const std::size_t next = 2 * focus.back() + static_cast<std::size_t>(node_of(places[focus.back()]).winner);
    if (next >= places.size()) break;
    focus.push_back(next);
  }
  for (std::size_t place = sample_root; place != 0 && place < places.size();) {
    lineage.push_back(place);
    place = 2 * place + static_cast<std::size_t>(node_of(places[place]).winner);
  }
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/pace.hpp"

#include "ui/theme/motion.hpp"

namespace littlestone::ui {

double dwell_ms(const Story& story, int step) {
  const Step& s = story[step];
  return s.chapter != Chapter::tournament ? 3000 : s.round != 0 ? 2400 : 1000;
}

double motion_ms(const Story& story, int step) {
  const Step& s = story[step];
  switch (s.chapter) {
    case Chapter::tournament: {
      if (s.position == 0) return 0;
      switch (story.run().result.internals.trace.events[static_cast<std::size_t>(s.position) - 1].kind) {
        case TraceEvent::Kind::draw:
        case TraceEvent::Kind::final: return motion::block_ms;
        case TraceEvent::Kind::contest: return motion::contest_ms;
        case TraceEvent::Kind::redraw: return motion::draw;
        case TraceEvent::Kind::fail: return 0;
      }
      return 0;
    }
    case Chapter::other_batches: return motion::counting;
    case Chapter::histogram:
      if (story.run().result.internals.votes.empty()) return 0;
      return s.position == 1 ? motion::bars : s.position == 2 ? motion::noise : motion::release;
    case Chapter::selection:
      if (story.run().result.list.empty()) return 0;
      return s.position == 1 ? motion::draw : s.position == 2 ? motion::bars : motion::selected_ms;
  }
  return 0;
}

}  // namespace littlestone::ui

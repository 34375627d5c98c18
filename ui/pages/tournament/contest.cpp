// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/contest.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "ui/kit/motion.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace {

/// The texts of a contest in a lecture.
struct ContestWords {
  Q_DECLARE_TR_FUNCTIONS(ContestLecture)
};

QString path_of(const TournamentTrace& trace, std::int32_t node) {
  QString path;
  for (std::int32_t n = node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent) {
    path.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
  }
  return path;
}

}  // namespace

Contest::Contest(std::shared_ptr<const PrivateRun> of_run, int events_done, double phase) : run(std::move(of_run)) {
  const std::vector<TraceEvent>& events = trace().events;
  if (events_done < 1 || static_cast<std::size_t>(events_done) > events.size()) return;
  const TraceEvent& last = events[static_cast<std::size_t>(events_done) - 1];
  if (last.node < 0 || last.kind == TraceEvent::Kind::final || last.kind == TraceEvent::Kind::fail) return;
  node_index = last.node;
  pairing = static_cast<std::size_t>(std::max(0, last.pairing));
  for (int i = 0; i < events_done; ++i) {
    const TraceEvent& e = events[static_cast<std::size_t>(i)];
    const PairingTrace& met = node().pairings[pairing];
    if (e.kind == TraceEvent::Kind::draw && e.node == last.node && e.pairing == last.pairing && met.block[e.side]) {
      block[e.side] = &*met.block[e.side];
    }
  }
  state = State::drawing;
  if (last.kind == TraceEvent::Kind::draw && phase < 1) {
    coming = last.side;
    strip = motion::part(phase, motion::draw, motion::strips, motion::block_ms);
  }
  if (block[0] == nullptr || block[1] == nullptr) return;
  const auto differ = predictor(0)->contest_point(*predictor(1));
  state = !differ ? State::same : coming >= 0 ? State::drawing : State::asked;
  if (!differ) return;
  point = *differ;
  asks = last.kind != TraceEvent::Kind::contest;
  if (asks) return;
  coin = phase < 1 ? motion::part(phase, motion::frame, motion::coin, motion::contest_ms) : 1;
  state = coin < 1 ? State::tossed : State::decided;
}

Contest Contest::of_node(std::shared_ptr<const PrivateRun> run, std::int32_t node) {
  Contest contest(std::move(run), 0);  // of no event
  const NodeTrace& at = contest.trace().nodes[static_cast<std::size_t>(node)];
  if (!at.decided) return contest;
  contest.node_index = node;
  contest.pairing = at.pairings.size() - 1;
  for (int side = 0; side < 2; ++side) contest.block[side] = &*at.pairings.back().block[side];
  contest.point = at.point;
  contest.state = State::decided;
  return contest;
}

const LabelVector* Contest::predictor(int side) const {
  return block[side] == nullptr ? nullptr : &run->soa->labels(block[side]->predictor);
}

QString Contest::side_name(int side) const {
  const QString index = path_of(trace(), node_index) + QString::number(side);
  return node().level == 1 ? QStringLiteral("$T_{%1}$").arg(index) : QStringLiteral("$S_{%1}$ ∘ $T_{%1}$").arg(index);
}

QString Contest::side_told(int side) const {
  const QString index = subscript(path_of(trace(), node_index) + QString::number(side));
  return node().level == 1 ? QStringLiteral("T") + index : QStringLiteral("S%1 ∘ T%1").arg(index);
}

int Contest::errs_at(Label label) const { return (*predictor(0))[point] != label ? 0 : 1; }

ContestSide contest_side(const Contest& contest, int side) {
  const TournamentFacts* facts = facts_of(*contest.run);
  if (facts == nullptr || contest.node_index < 0 || contest.block[side] == nullptr) return {};
  const NodeFacts& here = facts->nodes[static_cast<std::size_t>(contest.node_index)];
  ContestSide met{true, {}, facts->dimension, facts->rows};
  const std::int32_t child = contest.node().pairings[contest.pairing].child[side];
  if (child != PairingTrace::none) {
    const NodeFacts& below = facts->nodes[static_cast<std::size_t>(child)];
    met = {true, below.mistakes, below.contest.dimension, below.contest.rows};
  }
  const auto meet = [&](const MetExample& example, ForcedBy by) {
    if (example.mistake()) met.mistakes.push_back(by);
    met.dimension = example.dimension;
    met.rows = example.rows;
  };
  for (const MetExample& example : here.pairings[contest.pairing].block[side]) meet(example, ForcedBy::block);
  if (contest.state == Contest::State::decided && contest.node().winner == side) {
    meet(here.contest, ForcedBy::contest);
  }
  return met;
}

QString contest_headline(const Contest& contest) {
  using State = Contest::State;
  if (contest.state == State::asked || contest.state == State::tossed) {
    return ContestWords::tr("The coin is in the air.\nIf it tells the truth, who wins?");
  }
  if (contest.state != State::decided) return {};
  const NodeTrace& node = contest.node();
  const bool truth = contest.run->distribution().target[node.point] == node.label;
  const QString shown =
      ContestWords::tr("The coin shows %1. f%2 says %3, so it errs and wins.")
          .arg(label_text(node.label), subscript(QString::number(node.winner)), label_text(opposite(node.label)));
  const ContestSide winner = contest_side(contest, node.winner);
  if (!winner.known) {
    return shown + u'\n' + (truth ? ContestWords::tr("The coin told the truth.") : ContestWords::tr("The coin lied."));
  }
  if (winner.dimension < 0) {
    return shown + u'\n' +
           (truth ? ContestWords::tr("The coin told the truth, but no row fits the sample.")
                  : ContestWords::tr("The coin lied, and no row fits the sample any more."));
  }
  const int at_most = std::max(facts_of(*contest.run)->dimension, static_cast<int>(winner.mistakes.size()));
  return shown + u'\n' +
         (truth ? ContestWords::tr("The coin told the truth: mistake %1 of at most %2.")
                : ContestWords::tr("The coin lied, but some row fits: mistake %1 of at most %2."))
             .arg(winner.mistakes.size())
             .arg(at_most);
}

LectureNote contest_note(const Contest& contest) {
  if (contest.state != Contest::State::asked) return {};
  const ConceptClass& concept_class = contest.run->concept_class();
  const Label truth = contest.run->distribution().target[contest.point];
  const int side = contest.errs_at(truth);
  LectureNote note;
  note.ask = ContestWords::tr("Hands up for %1. Then press 1 or 2, then Space.").arg(contest.side_told(0));
  note.say = ContestWords::tr("At %1 the target says %2. So f%3 would err, and %4 would win.")
                 .arg(plain_name(concept_class.point_name(contest.point)), label_text(truth),
                      subscript(QString::number(side)), contest.side_told(side));
  const ContestSide met = contest_side(contest, side);
  if (!met.known) return note;
  if (met.rows == nullptr) {
    note.say += u' ' + ContestWords::tr("No row fits its sample: a coin below has lied.");
    return note;
  }
  const VersionSpace left = concept_class.restrict(*met.rows, contest.point, truth);
  note.say += u' ' + ContestWords::tr("It would be mistake %1.").arg(met.mistakes.size() + 1);
  if (left.count() == 1) {
    HypothesisIndex only = 0;
    while (!left.test(only)) ++only;
    note.say +=
        u' ' + ContestWords::tr("Only %1 would still fit.").arg(plain_name(concept_class.hypothesis_name(only)));
  } else if (left.count() > 1) {
    note.say +=
        u' ' +
        ContestWords::tr("%1 rows would still fit.", nullptr, plural(left.count())).arg(number_text(left.count()));
  }
  return note;
}

}  // namespace littlestone::ui

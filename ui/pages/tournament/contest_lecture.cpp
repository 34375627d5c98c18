// SPDX-License-Identifier: GPL-3.0-or-later
// What a lecture shows and says of a contest; the drawing is contest_lecture_paint.cpp.
#include "ui/pages/tournament/contest_lecture.hpp"

#include <algorithm>
#include <utility>

#include "ui/kit/motion.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

namespace {

/// The texts of a contest in a lecture.
struct ContestLecture {
  Q_DECLARE_TR_FUNCTIONS(ContestLecture)
};

QString path_of(const TournamentTrace& trace, std::int32_t node) {
  QString path;
  for (std::int32_t n = node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent) {
    path.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
  }
  return path;
}

// As sentences write it: "S₀ ∘ T₀".
QString side_told(const ContestScene& scene, int side) {
  const QString index = subscript(path_of(scene.trace(), scene.node_index) + QString::number(side));
  return scene.node().level == 1 ? QStringLiteral("T") + index : QStringLiteral("S%1 ∘ T%1").arg(index);
}

}  // namespace

ContestScene::ContestScene(std::shared_ptr<const PrivateRun> of_run, int events_done, double phase)
    : run(std::move(of_run)) {
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
  if (last.kind != TraceEvent::Kind::contest) return;
  coin = phase < 1 ? motion::part(phase, motion::frame, motion::coin, motion::contest_ms) : 1;
  state = coin < 1 ? State::tossed : State::decided;
}

const LabelVector* ContestScene::predictor(int side) const {
  return block[side] == nullptr ? nullptr : &run->soa->labels(block[side]->predictor);
}

QString ContestScene::side_name(int side) const {
  const QString index = path_of(trace(), node_index) + QString::number(side);
  return node().level == 1 ? QStringLiteral("$T_{%1}$").arg(index) : QStringLiteral("$S_{%1}$ ∘ $T_{%1}$").arg(index);
}

int ContestScene::errs_at(Label label) const { return (*predictor(0))[point] != label ? 0 : 1; }

ContestSide contest_side(const ContestScene& scene, int side) {
  const TournamentFacts* facts = facts_of(*scene.run);
  if (facts == nullptr || scene.node_index < 0 || scene.block[side] == nullptr) return {};
  const NodeFacts& here = facts->nodes[static_cast<std::size_t>(scene.node_index)];
  ContestSide met{true, {}, facts->dimension, facts->rows};
  const std::int32_t child = scene.node().pairings[scene.pairing].child[side];
  if (child != PairingTrace::none) {
    const NodeFacts& below = facts->nodes[static_cast<std::size_t>(child)];
    met = {true, below.mistakes, below.contest.dimension, below.contest.rows};
  }
  const auto meet = [&](const MetExample& example, ForcedBy by) {
    if (example.mistake()) met.mistakes.push_back(by);
    met.dimension = example.dimension;
    met.rows = example.rows;
  };
  for (const MetExample& example : here.pairings[scene.pairing].block[side]) meet(example, ForcedBy::block);
  if (scene.state == ContestScene::State::decided && scene.node().winner == side) {
    meet(here.contest, ForcedBy::contest);
  }
  return met;
}

QString contest_headline(const ContestScene& scene) {
  using State = ContestScene::State;
  if (scene.state == State::asked || scene.state == State::tossed) {
    return ContestLecture::tr("The coin is in the air.\nIf it tells the truth, who wins?");
  }
  if (scene.state != State::decided) return {};
  const NodeTrace& node = scene.node();
  const bool truth = scene.run->distribution().target[node.point] == node.label;
  const QString shown =
      ContestLecture::tr("The coin shows %1. f%2 says %3, so it errs and wins.")
          .arg(label_text(node.label), subscript(QString::number(node.winner)), label_text(opposite(node.label)));
  const ContestSide winner = contest_side(scene, node.winner);
  if (!winner.known) {
    return shown + u'\n' +
           (truth ? ContestLecture::tr("The coin told the truth.") : ContestLecture::tr("The coin lied."));
  }
  if (winner.dimension < 0) {
    return shown + u'\n' +
           (truth ? ContestLecture::tr("The coin told the truth, but no row fits the sample.")
                  : ContestLecture::tr("The coin lied, and no row fits the sample any more."));
  }
  const int at_most = std::max(facts_of(*scene.run)->dimension, static_cast<int>(winner.mistakes.size()));
  return shown + u'\n' +
         (truth ? ContestLecture::tr("The coin told the truth: mistake %1 of at most %2.")
                : ContestLecture::tr("The coin lied, but some row fits: mistake %1 of at most %2."))
             .arg(winner.mistakes.size())
             .arg(at_most);
}

LectureNote contest_note(const ContestScene& scene) {
  if (scene.state != ContestScene::State::asked) return {};
  const ConceptClass& concept_class = scene.run->concept_class();
  const Label truth = scene.run->distribution().target[scene.point];
  const int side = scene.errs_at(truth);
  LectureNote note;
  note.ask = ContestLecture::tr("Hands up for %1. Then press 1 or 2, then Space.").arg(side_told(scene, 0));
  note.say = ContestLecture::tr("At %1 the target says %2. So f%3 would err, and %4 would win.")
                 .arg(plain_name(concept_class.point_name(scene.point)), label_text(truth),
                      subscript(QString::number(side)), side_told(scene, side));
  const ContestSide met = contest_side(scene, side);
  if (!met.known) return note;
  if (met.rows == nullptr) {
    note.say += u' ' + ContestLecture::tr("No row fits its sample: a coin below has lied.");
    return note;
  }
  const VersionSpace left = concept_class.restrict(*met.rows, scene.point, truth);
  note.say += u' ' + ContestLecture::tr("It would be mistake %1.").arg(met.mistakes.size() + 1);
  if (left.count() == 1) {
    HypothesisIndex only = 0;
    while (!left.test(only)) ++only;
    note.say +=
        u' ' + ContestLecture::tr("Only %1 would still fit.").arg(plain_name(concept_class.hypothesis_name(only)));
  } else if (left.count() > 1) {
    note.say +=
        u' ' +
        ContestLecture::tr("%1 rows would still fit.", nullptr, plural(left.count())).arg(number_text(left.count()));
  }
  return note;
}

QString ContestLecturePicture::description() const {
  using State = ContestScene::State;
  switch (scene_.state) {
    case State::none: return {};
    case State::drawing: return ContestLecture::tr("The two predictors that meet, as far as they are drawn.");
    case State::same: return ContestLecture::tr("The two predictors are the same: there is no contest.");
    case State::asked:
    case State::tossed:
      return ContestLecture::tr("f₀ and f₁ first differ at point %1; the coin is in the air.")
          .arg(plain_name(scene_.run->concept_class().point_name(scene_.point)));
    case State::decided: break;
  }
  return ContestLecture::tr("f₀ and f₁ first differ at point %1; the coin shows %2, and %3 wins.")
      .arg(plain_name(scene_.run->concept_class().point_name(scene_.point)), label_text(scene_.node().label),
           side_told(scene_, scene_.node().winner));
}

}  // namespace littlestone::ui

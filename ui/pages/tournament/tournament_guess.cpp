// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/tournament_guess.hpp"

#include <utility>

#include "core/study/private_run/run_facts.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/learn/contest_words.hpp"
#include "ui/pages/tournament/contest_scene.hpp"
#include "ui/pages/tournament/tournament_page.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

const TournamentTrace& trace_of(const Story& story) { return story.run().result.internals.trace; }

// The event that the step shows; null where it shows none of its own.
const TraceEvent* event_at(const Story& story, int step) {
  const Step& s = story[step];
  const std::vector<TraceEvent>& events = trace_of(story).events;
  if (s.part != Part::tournament || s.position < 1 || static_cast<std::size_t>(s.position) > events.size())
    return nullptr;
  return &events[static_cast<std::size_t>(s.position) - 1];
}

std::size_t event_of_contest(const TournamentTrace& trace, std::int32_t node) {
  for (std::size_t i = 0; i < trace.events.size(); ++i) {
    if (trace.events[i].kind == TraceEvent::Kind::contest && trace.events[i].node == node) return i;
  }
  return trace.events.size();
}

int guess_of(const ContestGuesses& guesses, std::size_t event) {
  const auto said = guesses.find(event);
  return said == guesses.end() ? 0 : said->second;
}

// What a contest has taught, once its coin lies on the table.
std::vector<Note> contest_notes(const PrivateRun& run, std::int32_t node) {
  const TournamentFacts* facts = facts_of(run);
  const TournamentTrace& trace = run.result.internals.trace;
  const NodeTrace& at = trace.nodes[static_cast<std::size_t>(node)];
  if (facts == nullptr) return {};
  if (!facts->nodes[static_cast<std::size_t>(node)].contest.fits()) {
    return {{TournamentPage::tr("What the SOA says without a row"),
             TournamentPage::tr(
                 "No row agrees with $S$. The SOA keeps its last predictor and changes it at the points it is "
                 "told, and nowhere else (Definition 11).")}};
  }
  if (at.level == trace.level && at.level > 1) {
    return {
        {TournamentPage::tr("Why a true path is rare"),
         TournamentPage::tr("Each coin is true with chance 1/2, so all $k$ coins on a fixed path are true with chance "
                            "$2^{-k}$. The coins also decide which path wins, so for that path the chance is $ρ_k$.")}};
  }
  return {};
}

void explain_opened(StepPanel& panel, const Story& story, int step, const ContestGuesses& guesses, std::int32_t node) {
  const std::size_t event = event_of_contest(trace_of(story), node);
  panel.set_step(contest_answer(story.run(), node), story[static_cast<int>(event) + 1].reference);
  panel.set_picture(std::make_shared<ScenePicture>(
                        contest_picture(Contest::of_node(story.run_pointer(), node), guess_of(guesses, event))),
                    TournamentPage::tr("LOOKED AT AGAIN"));
  panel.set_notes({{TournamentPage::tr("The blocks of both sides"), blocks_text(story.run(), node)},
                   {{}, TournamentPage::tr("Click the node again to return to step %1.").arg(step)}});
}

}  // namespace

bool contest_guess_is_right(const PrivateRun& run, std::size_t event, int guess) {
  const TournamentTrace& trace = run.result.internals.trace;
  const NodeTrace& node = trace.nodes[static_cast<std::size_t>(trace.events[event].node)];
  const LabelVector& f = run.soa->labels(node.pairings.back().block[guess - 1]->predictor);
  return f[node.point] != run.distribution().target[node.point];
}

QString guess_heading(const PrivateRun& run, const ContestGuesses& guesses, std::size_t events_done) {
  std::uint64_t asked = 0;
  std::uint64_t right = 0;
  for (const auto& [event, guess] : guesses) {
    if (event >= events_done) continue;
    ++asked;
    if (contest_guess_is_right(run, event, guess)) ++right;
  }
  if (asked == 0) return TournamentPage::tr("YOUR GUESS");
  return TournamentPage::tr("YOUR GUESS: %1 OF %2 RIGHT").arg(number_text(right), number_text(asked));
}

bool coin_in_the_air(const Story& story, Moment moment) {
  const TraceEvent* event = event_at(story, moment.step);
  return event != nullptr && event->kind == TraceEvent::Kind::contest && moment.phase < 1 &&
         motion::part(moment.phase, motion::frame + motion::coin, motion::winner, motion::contest_ms) <= 0;
}

void explain_tournament(StepPanel& panel, const Story& story, int step, bool landed, const ContestGuesses& guesses,
                        std::optional<std::int32_t> opened) {
  if (opened) {
    explain_opened(panel, story, step, guesses, *opened);
    return;
  }
  const PrivateRun& run = story.run();
  const auto done = static_cast<std::size_t>(events_done(story, step));
  const TraceEvent* event = event_at(story, step);
  const bool contest = event != nullptr && event->kind == TraceEvent::Kind::contest;
  if (event == nullptr && story[step].part != Part::tournament) {
    panel.set_picture(nullptr);
    panel.set_notes({});
    return;
  }
  const std::size_t guessed = contest ? done - 1 : done;
  Contest shown(story.run_pointer(), static_cast<int>(done));
  const bool with_guess = shown.asks || (contest && guess_of(guesses, guessed) != 0);
  if (contest && !landed) panel.set_step(contest_question(run, event->node), story[step].reference);
  panel.set_picture(std::make_shared<ScenePicture>(contest_picture(std::move(shown), guess_of(guesses, guessed))),
                    with_guess ? guess_heading(run, guesses, contest && !landed ? done - 1 : done) : QString());
  std::vector<Note> notes;
  // The cards of a guess take the notes' room.
  if (contest && landed && !with_guess) notes = contest_notes(run, event->node);
  if (done == 0 && trace_of(story).level > 0) {
    notes.push_back(
        {TournamentPage::tr("Why contests?"),
         TournamentPage::tr("Each one forces a mistake on the SOA. After enough of them its predictor can hardly "
                            "move: it comes out again and again.")});
  }
  panel.set_notes(notes);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/story.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/motion.hpp"
#include "ui/pages/learn/chain_story.hpp"
#include "ui/pages/learn/contest_words.hpp"
#include "ui/pages/learn/lean_story.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The path of a node from the root as the figure writes it: "" at the root, "01" for the right child of the left one.
QString node_path(const TournamentTrace& trace, std::int32_t node) {
  QString path;
  while (node > 0) {
    const NodeTrace& n = trace.nodes[static_cast<std::size_t>(node)];
    path.prepend(QString::number(n.side));
    node = n.parent;
  }
  return path;
}

QString sample_text(const ConceptClass& concept_class, const Sample& sample) {
  constexpr std::size_t most_spelled = 4;
  if (sample.size() > most_spelled)
    return QCoreApplication::translate("Story", "%1 examples", nullptr, plural(sample.size()))
        .arg(number_text(sample.size()));
  QStringList examples;
  for (const Example& e : sample) {
    examples += plain_name(concept_class.point_name(e.point)) +
                (e.label == Label::plus ? QStringLiteral("+") : QStringLiteral("\u2212"));
  }
  return examples.join(QStringLiteral(", "));
}

/// Writes the sentences of one run.
class Writer {
 public:
  explicit Writer(const PrivateRun& run)
      : run_(run), class_(run.concept_class()), result_(run.result), trace_(run.result.internals.trace) {}

  [[nodiscard]] std::vector<Step> steps() const {
    std::vector<Step> steps;
    steps.push_back(opening());
    for (std::size_t i = 0; i < trace_.events.size(); ++i) {
      Step step = event(trace_.events[i]);
      step.position = static_cast<int>(i) + 1;
      const TraceEvent::Kind kind = trace_.events[i].kind;
      if (kind == TraceEvent::Kind::draw && i + 1 < trace_.events.size() &&
          trace_.events[i + 1].kind == TraceEvent::Kind::contest) {
        step.sentence += QChar(u' ') + contest_question(run_, trace_.events[i + 1].node);
      }
      steps.push_back(std::move(step));
    }
    if (result_.ended != Ended::completed) return steps;  // nothing was released: there is no later part
    steps.push_back(other_batches());
    for (int position = 1; position <= 3; ++position) steps.push_back(histogram(position));
    if (result_.list.empty()) {
      steps.push_back(empty_list());
    } else {
      for (int position = 1; position <= 3; ++position) steps.push_back(selection(position));
    }
    return steps;
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(Story)

  [[nodiscard]] QString name_or_new(const LabelVector& labels) const {
    const QString name = predictor_name(class_, labels);
    return name.isEmpty() ? tr("a predictor outside the class") : name;
  }

  [[nodiscard]] Step opening() const {
    const QString batches = number_text(run_.scenario.constants.batches);
    const QString batch = number_text(result_.internals.traced_batch + 1);
    const QString level = QString::number(trace_.level);
    Step step;
    step.reference = tr("Algorithm G, §5.2.3");
    step.sentence =
        trace_.level == 0
            ? tr("Batch %1 of %2 is played in full. It drew level k = 0: S is empty and there is no contest.")
                  .arg(batch, batches)
            : tr("Batch %1 of %2 is played in full. It drew level k = %3, so S ~ D̃%4 is grown by contests, from the "
                 "leaves to the root.")
                  .arg(batch, batches, level, subscript(level));
    return step;
  }

  [[nodiscard]] Step event(const TraceEvent& e) const {
    switch (e.kind) {
      case TraceEvent::Kind::draw: return draw(e);
      case TraceEvent::Kind::redraw: return redraw(e);
      case TraceEvent::Kind::contest: return contest(e);
      case TraceEvent::Kind::fail: return fail();
      case TraceEvent::Kind::final: break;
    }
    return final();
  }

  [[nodiscard]] const NodeTrace& node(const TraceEvent& e) const {
    return trace_.nodes[static_cast<std::size_t>(e.node)];
  }
  [[nodiscard]] const PairingTrace& pairing(const TraceEvent& e) const {
    return node(e).pairings[static_cast<std::size_t>(e.pairing)];
  }

  /// What won, or was drawn upon: "S₀ ∘ T₀", or "T₀₁₀" alone where S is empty.
  [[nodiscard]] QString side_text(const TraceEvent& e, int side) const {
    const QString index = subscript(node_path(trace_, e.node) + QString::number(side));
    return node(e).level == 1 ? QStringLiteral("T") + index : QStringLiteral("S%1 ∘ T%1").arg(index);
  }

  [[nodiscard]] Step draw(const TraceEvent& e) const {
    const BlockTrace& block = *pairing(e).block[e.side];
    const QString index = subscript(node_path(trace_, e.node) + QString::number(e.side));
    const QString predictor = name_or_new(run_.soa->labels(block.predictor));
    Step step;
    step.reference = tr("Definition of D̃_k, (i)–(ii), §5.2.3");
    step.sentence = (node(e).level == 1 ? tr("Block T%1 is drawn: %2. After it the SOA predicts f%3 = %4.")
                                        : tr("Block T%1 is drawn after S%1: %2. Now the SOA predicts f%3 = %4."))
                        .arg(index, sample_text(class_, block.examples), subscript(QString::number(e.side)), predictor);
    return step;
  }

  [[nodiscard]] Step redraw(const TraceEvent& e) const {
    Step step;
    step.round = -1;
    step.reference = tr("Definition of D̃_k, (iii), §5.2.3");
    step.sentence = tr("f₀ and f₁ are the same predictor, %1, so there is no contest. Both samples are thrown away and "
                       "drawn again.")
                        .arg(name_or_new(run_.soa->labels(pairing(e).block[0]->predictor)));
    return step;
  }

  [[nodiscard]] Step contest(const TraceEvent& e) const {
    Step step;
    step.round = node(e).level;
    step.reference = tr("Definition of D̃_k, (iv)–(v), §5.2.3 · Obs. 24");
    step.sentence = contest_answer(run_, e.node);
    return step;
  }

  [[nodiscard]] Step fail() const {
    Step step;
    step.round = -1;
    step.reference = tr("Definition of D̃_k, (∗), §5.2.3");
    step.sentence =
        (trace_.failed ? tr("The next block would need more than the N = %1 examples this batch may draw. It "
                            "says Fail and casts no vote.")
                       : tr("The next block would need more than the N = %1 examples this batch may draw, so "
                            "there is no sample S."))
            .arg(number_text(run_.scenario.constants.cap));
    return step;
  }

  [[nodiscard]] Step final() const {
    Step step;
    step.reference = tr("Algorithm G, step 3, §5.2.3");
    if (!trace_.final_block) return step;
    if (trace_.sample_failed) {
      step.reference = tr("Algorithm G* (sharp constants, part 10)");
      step.sentence =
          tr("G* answers all the same: block T is drawn, %1, and this batch votes for SOA(T), which is %2. It "
             "still gives one vote from its own examples, so privacy is the same.")
              .arg(sample_text(class_, trace_.final_block->examples),
                   name_or_new(run_.soa->labels(trace_.final_block->predictor)));
      return step;
    }
    step.sentence = tr("One last block T is drawn after S: %1. This batch votes for SOA(S ∘ T), which is %2.")
                        .arg(sample_text(class_, trace_.final_block->examples),
                             name_or_new(run_.soa->labels(trace_.final_block->predictor)));
    return step;
  }

  [[nodiscard]] Step other_batches() const {
    const std::uint64_t batches = run_.scenario.constants.batches;
    const std::uint64_t failed = result_.internals.failed;
    Step step;
    step.part = Part::other_batches;
    step.position = 1;
    step.reference = tr("Algorithm M, step 1, §5.3.2");
    QString sentence = batches == 1 ? tr("There is no other batch.")
                                    : tr("The other %1 batches run the same way, each on examples of its own.", nullptr,
                                         plural(batches - 1))
                                          .arg(number_text(batches - 1));
    sentence += QChar(u' ');
    if (result_.internals.votes.empty()) {
      sentence += tr("All said Fail, so nobody votes.");
    } else {
      const std::vector<Vote>& all = result_.internals.votes;
      const Vote& first = all.front();
      const auto leaders = static_cast<std::uint64_t>(
          std::count_if(all.begin(), all.end(), [&](const Vote& vote) { return vote.count == first.count; }));
      sentence +=
          leaders == 1
              ? tr("%1 batches vote, %2 said Fail; %3 leads with %4.", nullptr, plural(batches - failed))
                    .arg(number_text(batches - failed), number_text(failed), name_or_new(first.labels),
                         votes(first.count))
              : tr("%1 batches vote, %2 said Fail; %3 predictors lead with %4 each.", nullptr, plural(batches - failed))
                    .arg(number_text(batches - failed), number_text(failed), number_text(leaders), votes(first.count));
    }
    step.sentence = sentence;
    return step;
  }

  [[nodiscard]] static QString votes(std::uint64_t count) {
    return tr("%1 votes", nullptr, plural(count)).arg(number_text(count));
  }

  [[nodiscard]] static QString errors(std::uint64_t count) {
    return tr("%1 errors", nullptr, plural(count)).arg(number_text(count));
  }

  [[nodiscard]] Step histogram(int position) const {
    Step step;
    step.part = Part::histogram;
    step.position = position;
    step.reference = tr("Hist, Lemma 28 · Theorem 30, step 2");
    const std::vector<Vote>& all = result_.internals.votes;
    const auto released = static_cast<std::uint64_t>(
        std::count_if(all.begin(), all.end(), [](const Vote& v) { return v.noisy.has_value(); }));
    const QString threshold = signed_text(result_.threshold);
    if (all.empty()) {
      step.sentence = tr("Nobody voted. A count of 0 is never given noise, so nothing can leave.");
    } else if (position == 1) {
      step.sentence =
          tr("The votes are counted. %1 different predictors got at least one; a predictor without a vote does not "
             "appear at all.",
             nullptr, plural(all.size()))
              .arg(number_text(all.size()));
    } else if (position == 2) {
      // The one with most votes whose count the noise changes.
      const auto moved = std::find_if(all.begin(), all.end(), [](const Vote& v) { return v.noise != 0; });
      const Vote& shown = moved == all.end() ? all.front() : *moved;
      const QString name = name_or_new(shown.labels);
      step.sentence =
          tr("Each count gets its own integer noise Z, and Z = z has probability proportional to exp(−ε|z|/2).") +
          u' ' +
          (shown.noise == 0 ? tr("%1 stays at %2.").arg(name, number_text(shown.count))
                            : tr("%1 goes from %2 to %3.")
                                  .arg(name, number_text(shown.count),
                                       signed_text(static_cast<std::int64_t>(shown.count) + shown.noise)));
    } else if (released == 0) {
      step.sentence =
          tr("A predictor leaves only if its count plus noise reaches T = %1. None does: nothing is released.")
              .arg(threshold);
    } else if (released == all.size()) {
      step.sentence = tr("A predictor leaves only if its count plus noise reaches T = %1. All %2 do.")
                          .arg(threshold, number_text(released));
    } else {
      step.sentence =
          tr("A predictor leaves only if its count plus noise reaches T = %1. Here %2 of %3 do; the rest are "
             "withheld, as if they had never been seen.")
              .arg(threshold, number_text(released), number_text(all.size()));
    }
    return step;
  }

  [[nodiscard]] Step empty_list() const {
    Step step;
    step.part = Part::selection;
    step.position = 3;
    step.reference = tr("GenericLearner, Lemma 29 · Theorem 30, step 4");
    step.sentence = tr("No predictor reached T = %1, so the list is empty. M answers the SOA's predictor of the empty "
                       "sample, which depends on no data.")
                        .arg(signed_text(result_.threshold));
    return step;
  }

  [[nodiscard]] Step selection(int position) const {
    Step step;
    step.part = Part::selection;
    step.position = position;
    step.reference = tr("GenericLearner, Lemma 29 · Theorem 30, step 4");
    const std::uint64_t fresh = result_.internals.selection_sample.size();
    if (position == 1) {
      const auto best = std::min_element(result_.list.begin(), result_.list.end(),
                                         [](const Candidate& a, const Candidate& b) { return a.errors < b.errors; });
      step.sentence = tr("The %1 released predictors are tried on %2 fresh examples. %3 does best, with %4.")
                          .arg(number_text(result_.list.size()), number_text(fresh), name_or_new(best->labels),
                               errors(best->errors));
      if (result_.list.size() == 1) {
        step.sentence = tr("The one released predictor, %1, is tried on %2 fresh examples and makes %3.")
                            .arg(name_or_new(best->labels), number_text(fresh), errors(best->errors));
      }
    } else if (position == 2) {
      step.sentence =
          tr("Each gets a chance proportional to exp(−ε · errors/2): few errors are likely, and one example "
             "can change any chance only a little.");
    } else {
      const LabelVector& chosen = result_.hypothesis;
      step.sentence = chosen == run_.distribution().target
                          ? tr("The draw selects %1. It equals the target, so its loss is 0; only we can see that.")
                                .arg(name_or_new(chosen))
                          : tr("The draw selects %1. Its population loss is %2; only we can see that.")
                                .arg(name_or_new(chosen), probability_text(run_.loss));
    }
    return step;
  }

  const PrivateRun& run_;
  const ConceptClass& class_;
  const PrivateLearnerResult& result_;
  const TournamentTrace& trace_;
};

}  // namespace

Story::Story(std::shared_ptr<const PrivateRun> run)
    : run_(std::move(run)),
      steps_(run_->lean    ? lean_steps(*run_)
             : run_->chain ? chain_steps(*run_)
                           : Writer(*run_).steps()) {}

int Story::first_of(Part part) const {
  const auto found = std::find_if(steps_.begin(), steps_.end(), [&](const Step& s) { return s.part == part; });
  return found == steps_.end() ? size() - 1 : static_cast<int>(found - steps_.begin());
}

bool Story::landmark(int step) const {
  return step == 0 || step == last() || (*this)[step].round > 0 || (*this)[step].part != (*this)[step - 1].part;
}

double Story::dwell_ms(int step) const {
  const Step& s = (*this)[step];
  return s.part != Part::tournament ? 3000 : s.round != 0 ? 2400 : 1000;
}

double Story::motion_ms(int step) const {
  const Step& s = (*this)[step];
  switch (s.part) {
    case Part::tournament: {
      if (s.position == 0) return 0;
      if (!run_->is_of_m()) return motion::winner;
      switch (run_->result.internals.trace.events[static_cast<std::size_t>(s.position) - 1].kind) {
        case TraceEvent::Kind::draw:
        case TraceEvent::Kind::final: return motion::block_ms;
        case TraceEvent::Kind::contest: return motion::contest_ms;
        case TraceEvent::Kind::redraw: return motion::draw;
        case TraceEvent::Kind::fail: return 0;
      }
      return 0;
    }
    case Part::other_batches: return motion::counting;
    case Part::histogram:
      if (run_->result.internals.votes.empty()) return 0;
      return s.position == 1 ? motion::bars : s.position == 2 ? motion::noise : motion::release;
    case Part::selection:
      if (run_->result.list.empty()) return 0;
      return s.position == 1 ? motion::draw : s.position == 2 ? motion::bars : motion::selected_ms;
  }
  return 0;
}

namespace {

// Where each part begins, as fractions of the ruler: three steps need as much room as their name does.
constexpr std::array<double, 5> starts = {0, 0.691, 0.742, 0.909, 1};
constexpr double boundary_at = 0.871;       // between the noise and what is released
constexpr double late_boundary_at = 0.896;  // of the lean and the chain learner: before the choice

double place_of(const Story& story, int step) {
  const int last = story.last();
  if (last == 0) return 0;
  const Part part = story[step].part;
  const int first = story.first_of(part);
  const bool whole = story[last].part == Part::tournament;  // a stopped run has no later part
  if (part == Part::tournament) {
    const int events = whole ? last : story.first_of(Part::other_batches) - 1;
    if (events == 0) return 0;
    return (whole ? 1.0 : starts[1] - 0.009) * step / events;
  }
  const double from = starts[static_cast<std::size_t>(part)];
  const double to = starts[static_cast<std::size_t>(part) + 1];
  const int position = step - first;
  if (part == Part::other_batches) return (from + to) / 2;
  if (part == Part::histogram) {
    const double third = story.run().is_of_m() ? 0.93 : 0.80;
    return from + (to - from) * (position == 0 ? 0.16 : position == 1 ? 0.54 : third);
  }
  const int steps = last - first + 1;
  return from + (to - from) * (position + 1) / steps;
}

}  // namespace

Ruler Story::ruler() const {
  Ruler ruler;
  for (int i = 0; i < size(); ++i) ruler.places.push_back(place_of(*this, i));
  const auto name = [](const char* text) { return QCoreApplication::translate("littlestone::ui::Timeline", text); };
  const bool of_m = run_->is_of_m();
  const QString first =
      run_->lean ? name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Batch %1: items")).arg(run_->lean->watched + 1)
      : run_->chain ? name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Runs in the rows"))
                    : name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Batch %1: tournament"))
                          .arg(run_->result.internals.traced_batch + 1);
  ruler.parts.push_back({first, starts[0], starts[1]});
  if ((*this)[last()].part == Part::tournament) return ruler;
  ruler.parts.push_back({name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "others")), starts[1], starts[2]});
  ruler.boundary = of_m ? boundary_at : late_boundary_at;
  ruler.parts.push_back({of_m ? name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Histogram"))
                              : name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Votes")),
                         starts[2], *ruler.boundary});
  ruler.parts.push_back({of_m ? name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Selection"))
                              : name(QT_TRANSLATE_NOOP("littlestone::ui::Timeline", "Choosing")),
                         starts[3], starts[4]});
  ruler.bars = starts[2] + 0.35 * (starts[3] - starts[2]);
  ruler.star = starts[3] + 0.5 * (starts[4] - starts[3]);
  return ruler;
}

Exhibit::Play play_from(const std::shared_ptr<const Story>& story, Part from) {
  return {story, std::max(0, story->first_of(from) - 1), story->last()};
}

Exhibit::Play play_between(const std::shared_ptr<const Story>& story, Part from, Part before) {
  const int first = from == Part::tournament ? 0 : std::max(0, story->first_of(from) - 1);
  return {story, first, std::max(0, story->first_of(before) - 1)};
}

int events_done(const Story& story, int step) {
  if (story[step].part == Part::tournament) return story[step].position;
  if (story.run().lean) return static_cast<int>(story.run().lean->tape.steps.size());
  if (story.run().chain) return chain_steps_before_votes(story.run());
  return static_cast<int>(story.run().result.internals.trace.events.size());
}

int position_in(const Story& story, Part part, int step) {
  constexpr int last_position = 3;
  const Part now = story[step].part;
  if (now < part) return 0;
  if (now == part) return story[step].position;
  return last_position;
}

double phase_in(const Story& story, Part part, Moment moment) {
  return story[moment.step].part == part ? moment.phase : 1;
}

double share_counted(const Story& story, Moment moment) { return phase_in(story, Part::other_batches, moment); }

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/lean_story.hpp"

#include <QCoreApplication>
#include <utility>

#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/player.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

class Writer {
 public:
  explicit Writer(const PrivateRun& run) : run_(run), class_(run.concept_class()), lean_(*run.lean) {}

  [[nodiscard]] std::vector<Step> steps() const {
    std::vector<Step> steps = {opening()};
    if (run_.result.ended != Ended::completed) return steps;
    if (lean_.constants.goal.dimension > 0) {
      for (std::size_t i = 0; i < lean_.tape.steps.size(); ++i) {
        Step step = of_tape(lean_.tape.steps[i]);
        step.position = static_cast<int>(i) + 1;
        steps.push_back(std::move(step));
      }
    }
    steps.push_back(other_batches());
    for (int position = 1; position <= 3; ++position) steps.push_back(votes(position));
    steps.push_back(choice());
    if (lean_.constants.goal.dimension > 0) steps.push_back(neighbour());
    return steps;
  }

 private:
  Q_DECLARE_TR_FUNCTIONS(LeanStory)

  using Tape = LeanTape::Step::Kind;

  [[nodiscard]] QString name(const LabelVector& labels) const {
    const QString name = predictor_name(class_, labels);
    return name.isEmpty() ? tr("a predictor outside the class") : name;
  }
  [[nodiscard]] const LeanTape::Card& card(std::int32_t id) const {
    return lean_.tape.cards[static_cast<std::size_t>(id)];
  }
  [[nodiscard]] QString point(PointIndex x) const { return plain_name(class_.point_name(x)); }
  [[nodiscard]] static QString rows(std::uint64_t count) {
    return tr("%1 rows", nullptr, plural(count)).arg(number_text(count));
  }

  [[nodiscard]] Step opening() const {
    Step step;
    step.reference = tr("Lean learner, part 1");
    step.sentence = lean_.constants.goal.dimension == 0
                        ? tr("Ldim is 0: there is one hypothesis, so nothing has to be learned and no row is read.")
                        : tr("Batch %1 of %2 has %3. f∅ is the public answer before any example; the rows on which it "
                             "errs are the mistakes. Where two predictors differ, both labels are followed.")
                              .arg(number_text(lean_.watched + 1), number_text(lean_.constants.batches),
                                   rows(lean_.constants.batch));
    return step;
  }

  [[nodiscard]] Step of_tape(const LeanTape::Step& s) const {
    Step step;
    step.reference = tr("Lean learner, part 1");
    switch (s.kind) {
      case Tape::mistake:
        step.sentence = tr("f∅ errs at row %1: a mistake that cost no coin. The SOA now predicts %2.")
                            .arg(number_text(s.rows), name(card(s.card).labels));
        break;
      case Tape::equal:
        step.sentence = tr("The opponent predicts %1, as the base does: no contest, and the next opponent is built.")
                            .arg(name(card(s.card).labels));
        break;
      case Tape::contest:
        step.round = card(s.card).level + 1;
        step.sentence = tr("%1 and %2 first differ at point %3. Nobody tosses a coin: both labels are followed.")
                            .arg(name(card(s.other).labels), name(card(s.card).labels), point(s.point));
        break;
      case Tape::followed:
        step.round = card(s.card).level;
        step.sentence = followed(card(s.card), card(s.other));
        break;
      case Tape::base_mistake:
        step.round = card(s.card).level;
        step.reference = tr("Lean learner, parts 1 and 5");
        step.sentence =
            tr("%1 errs at row %2: a mistake on a real row. The SOA now predicts %3; %4.")
                .arg(name(card(s.other).labels), number_text(s.rows), name(card(s.card).labels), fits(card(s.card)));
        break;
      case Tape::waits:
        step.sentence = tr("%1 has used up its opponents. From here on rows are only read, until it errs.")
                            .arg(name(card(s.other).labels));
        break;
      case Tape::out_of_rows:
        step.round = -1;
        step.sentence = lean_.tape.cards.empty()
                            ? tr("f∅ errs on no row: it is right on this batch, so the batch votes for nobody.")
                            : tr("The rows are used up before an item of level %1 is complete.")
                                  .arg(lean_.constants.goal.dimension);
        break;
      case Tape::stuck:
        step.round = 1;
        step.reference = tr("Lean learner, part 6");
        step.sentence = tr("No row is wrong for %1 and no opponent differs: the batch is stuck, and votes for it.")
                            .arg(name(card(s.card).labels));
        break;
      case Tape::candidate:
        step.round = card(s.card).level;
        step.sentence = tr("All %1 agree with %2: it becomes a candidate. The true labels always end in one.")
                            .arg(rows(lean_.constants.batch), name(card(s.card).labels));
        break;
      case Tape::disagrees:
        step.round = -1;
        step.sentence = tr("Some row is wrong for %1: no candidate.").arg(name(card(s.card).labels));
        break;
      case Tape::low:
        step.sentence = tr("Items of the levels below %1 are run again and again from the first row. Their "
                           "predictors are listed as well: one of them may be good and come up often.")
                            .arg(lean_.constants.goal.dimension);
        step.reference = tr("Lean learner, parts 1 and 5");
        break;
      case Tape::list:
        step.reference = tr("Lean learner, part 1");
        step.sentence = lean_.tape.list.empty()
                            ? tr("This batch votes for nobody.")
                            : tr("Batch %1 votes for %2 predictors, of at most %3 on a list.", nullptr,
                                 plural(lean_.tape.list.size()))
                                  .arg(number_text(lean_.watched + 1), number_text(lean_.tape.list.size()),
                                       number_text(lean_.constants.list_bound));
        break;
    }
    return step;
  }

  [[nodiscard]] QString fits(const LeanTape::Card& of) const {
    const std::uint64_t count = of.space.count();
    return count == 1 ? tr("only %1 still fits").arg(fitting_text(class_, of.space))
                      : tr("%1 hypotheses still fit", nullptr, plural(count)).arg(number_text(count));
  }

  [[nodiscard]] QString followed(const LeanTape::Card& truth, const LeanTape::Card& other) const {
    const QString first = tr("With %1, the true label, %2.").arg(label_text(truth.label), fits(truth));
    switch (other.ending) {
      case LeanTape::Card::Ending::emptied:
        return first + u' ' + tr("With %1 no hypothesis is left.").arg(label_text(other.label));
      case LeanTape::Card::Ending::refuted:
        return first + u' ' +
               tr("With %1 row %2 contradicts all that is left: this outcome ends.")
                   .arg(label_text(other.label), number_text(other.refuted_by + 1));
      case LeanTape::Card::Ending::lives: break;
    }
    return first + u' ' + tr("With %1 it goes on too: the rows do not contradict it.").arg(label_text(other.label));
  }

  [[nodiscard]] Step other_batches() const {
    const std::uint64_t batches = lean_.constants.batches;
    Step step;
    step.part = Part::other_batches;
    step.position = 1;
    step.reference = tr("Lean learner, part 1");
    if (batches == 0) {
      step.sentence = tr("No batch is needed.");
      return step;
    }
    std::uint64_t votes = 0;
    for (const std::uint32_t size : lean_.result.internals.list_sizes) votes += size;
    step.sentence = batches == 1 ? tr("There is no other batch.")
                                 : tr("The other %1 batches make their lists the same way, each from rows of its own.",
                                      nullptr, plural(batches - 1))
                                       .arg(number_text(batches - 1));
    step.sentence += u' ' + tr("Together they cast %1 votes.", nullptr, plural(votes)).arg(number_text(votes));
    return step;
  }

  [[nodiscard]] Step votes(int position) const {
    const std::vector<LeanCandidate>& all = lean_.result.internals.candidates;
    Step step;
    step.part = Part::histogram;
    step.position = position;
    step.reference = tr("Lean learner, part 2");
    if (all.empty()) {
      step.sentence = tr("Nobody is named by any batch. The answer will be f∅, which depends on no data.");
    } else if (position == 1) {
      step.sentence =
          tr("The votes are counted: %1 candidates are named; %2 leads with %3.", nullptr, plural(all.size()))
              .arg(number_text(all.size()), name(all.front().labels),
                   tr("%1 votes", nullptr, plural(all.front().votes)).arg(number_text(all.front().votes)));
    } else if (position == 2) {
      step.sentence =
          lean_.constants.selection == 0
              ? tr("No fresh rows are needed here: a list holds so few that votes alone decide.")
              : tr("Each is tried on %1 that were in no batch. Errors beyond %2 are taken from its votes: what is left "
                   "is its score u.")
                    .arg(rows(lean_.constants.selection), number_text(lean_.constants.gap));
    } else if (lean_.constants.choosing == LeanChoosing::noisy) {
      step.sentence = tr("The largest u + noise wins among the candidates and many dummies with u = 0. The winner "
                         "leaves only if 2u + noise reaches the bar %1 + noise.")
                          .arg(signed_text(lean_.constants.bar));
    } else {
      step.sentence =
          tr("A candidate is drawn with a weight that grows by a constant factor with each vote; the outcome that none "
             "is chosen has a fixed weight.");
      step.reference = tr("Lean learner, part 3");
    }
    return step;
  }

  [[nodiscard]] Step choice() const {
    Step step;
    step.part = Part::selection;
    step.position = 1;
    step.reference = tr("Lean learner, parts 2 and 7");
    const QString loss = probability_text(run_.loss);
    if (lean_.result.is_default) {
      step.sentence =
          lean_.constants.goal.dimension == 0
              ? tr("The answer is the one hypothesis there is, with loss %1.").arg(loss)
              : tr("Nobody passes the bar. The answer is f∅, with loss %1; it depends on no data.").arg(loss);
      return step;
    }
    const LabelVector& answer = lean_.result.hypothesis;
    step.sentence =
        answer == run_.distribution().target
            ? tr("%1 is chosen, and that is the target. It leaves alone: no count, no list, no error.")
                  .arg(name(answer))
            : tr("%1 is chosen, with loss %2. It leaves alone: no count, no list, no error.").arg(name(answer), loss);
    return step;
  }

  [[nodiscard]] Step neighbour() const {
    const ChangedExample& n = lean_.neighbour;
    Step step;
    step.part = Part::selection;
    step.position = 2;
    step.reference = tr("Lean learner, part 2");
    if (n.votes_moved == 0) {
      step.sentence = tr("Flip any one label of batch %1: its list does not change, so nobody can notice.")
                          .arg(number_text(lean_.watched + 1));
      return step;
    }
    constexpr double shown = 5e-4;  // by three digits
    if (n.worst_ratio < 1 + shown && n.left_over == 0) {
      step.sentence =
          tr("Flip the label of row %1 of batch %2: %3 votes move, and no answer’s probability changes by a "
             "thousandth.",
             nullptr, plural(n.votes_moved))
              .arg(number_text(n.row + 1), number_text(lean_.watched + 1), number_text(n.votes_moved));
      return step;
    }
    const QString by = tr("Flip the label of row %1 of batch %2: %3 votes move, and the probability of any output "
                          "changes by a factor of at most %4",
                          nullptr, plural(n.votes_moved))
                           .arg(number_text(n.row + 1), number_text(lean_.watched + 1), number_text(n.votes_moved),
                                upper_text(n.worst_ratio));
    step.sentence =
        n.left_over == 0 ? by + QLatin1Char('.') : tr("%1, plus at most %2.").arg(by, upper_text(n.left_over));
    return step;
  }

  const PrivateRun& run_;
  const ConceptClass& class_;
  const LeanRun& lean_;
};

}  // namespace

std::vector<Step> lean_steps(const PrivateRun& run) { return Writer(run).steps(); }

QString fitting_text(const ConceptClass& concept_class, const VersionSpace& space) {
  std::vector<HypothesisIndex> fits;
  for (HypothesisIndex h = 0; h < concept_class.size() && space.size() > 0; ++h) {
    if (space.test(h)) fits.push_back(h);
  }
  if (fits.empty()) return QStringLiteral("∅");
  const auto name = [&](HypothesisIndex h) { return plain_name(concept_class.hypothesis_name(h)); };
  if (fits.size() == 1) return name(fits.front());
  if (fits.size() == 2) return name(fits[0]) + QStringLiteral(", ") + name(fits[1]);
  if (fits.back() - fits.front() + 1 == fits.size())
    return name(fits.front()) + QStringLiteral("–") + name(fits.back());
  return QCoreApplication::translate("LeanStory", "%1 fit", nullptr, plural(fits.size())).arg(number_text(fits.size()));
}

std::shared_ptr<const PrivateRun> played_by(LearnerKind player, const std::shared_ptr<const PrivateRun>& run,
                                            const Observer& observer) {
  if (player_of(run->scenario) == player) return run;
  std::shared_ptr<const PrivateRun> other =
      compute_private_run(with_player(run->scenario, player), run->instance, observer);
  return other->result.ended == Ended::completed ? other : nullptr;
}

}  // namespace littlestone::ui

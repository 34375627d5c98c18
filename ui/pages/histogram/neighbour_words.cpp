// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_words.hpp"

#include <QCoreApplication>
#include <cmath>

#include "core/base/bound_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/language.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NeighbourSay {
  Q_DECLARE_TR_FUNCTIONS(Neighbour)
};

}  // namespace

QString neighbour_short_name(const PrivateRun& run, const LabelVector& labels) {
  const Name name = run.concept_class().name_of(labels);
  return name.empty() ? NeighbourSay::tr("new") : brief_name(name);
}

QString neighbour_name(const PrivateRun& run, const LabelVector& labels, std::uint64_t votes) {
  const Name name = run.concept_class().name_of(labels);
  if (!name.empty()) return brief_name(name);
  if (votes == 0) return NeighbourSay::tr("a predictor nobody chose");
  return NeighbourSay::tr("a predictor with %1 votes", nullptr, plural(votes)).arg(number_text(votes));
}

QString changed_word(const NeighbourFacts& facts) {
  return facts.flips() ? NeighbourSay::tr("flipped") : NeighbourSay::tr("moved");
}

QString vote_sentence(const NeighbourFacts& facts) {
  const NeighbourBatch& batch = *facts.batch;
  if (facts.outcome == 0) {
    if (facts.unread()) {
      return NeighbourSay::tr("The batch does not read example %1, so no change of it moves a vote.")
          .arg(number_text(facts.choice.example));
    }
    if (batch.moves.empty()) return NeighbourSay::tr("No change of one example moves the vote of this batch.");
    return NeighbourSay::tr("This change moves no vote: %1 of %2 do not. Pick one that does.")
        .arg(number_text(batch.groups.front().changes), number_text(batch.changes_in_all()));
  }
  const QString gains =
      facts.gains ? neighbour_name(facts.run(), facts.votes[*facts.gains].labels, facts.votes[*facts.gains].before)
                  : QString();
  if (!facts.loses) return NeighbourSay::tr("The batch had no vote to lose. Now %1 gains one.").arg(gains);
  // A name keeps its small letter; words begin the sentence.
  QString loses = neighbour_name(facts.run(), facts.votes[*facts.loses].labels, facts.votes[*facts.loses].before);
  if (facts.run().concept_class().name_of(facts.votes[*facts.loses].labels).empty()) loses[0] = loses[0].toUpper();
  return facts.gains ? NeighbourSay::tr("%1 loses a vote, %2 gains it.").arg(loses, gains)
                     : NeighbourSay::tr("%1 loses a vote, and nobody gains it: the batch says Fail.").arg(loses);
}

bool reaches_bound(const NeighbourFacts& facts) {
  const double bound = std::exp(to_double(facts.run().scenario.epsilon));
  return std::abs(facts.laws().worst_ratio / bound - 1) < 1e-9;
}

QString laws_sentence(const NeighbourFacts& facts) {
  if (facts.outcome == 0) return {};
  const NeighbourLaws& laws = facts.laws();
  const QString ratio = ratio_raised(laws.worst_ratio);
  if (laws.left_over > 0) {
    // The lists that one law alone can give: of a predictor that nobody votes for before or after.
    const bool only_after = facts.gains && facts.votes[*facts.gains].before == 0;
    const bool from_right = Language::from_right();
    const QString said = upper_text(laws.left_over);
    const QString left = from_right ? isolated(said) : said;
    return only_after ? NeighbourSay::tr(
                            "Lists differ by a factor of %1 at most, except lists of probability %2 that only the "
                            "change makes possible.")
                            .arg(ratio, left)
                      : NeighbourSay::tr(
                            "Lists differ by a factor of %1 at most, except lists of probability %2 that the change "
                            "makes impossible.")
                            .arg(ratio, left);
  }
  if (facts.loses && facts.gains && reaches_bound(facts)) {
    const QString root = ratio_raised(std::exp(to_double(facts.run().scenario.epsilon) / 2));
    return NeighbourSay::tr("Now both ratios multiply: %1 · %1 = e^ε, and nothing is left over.").arg(root);
  }
  return NeighbourSay::tr("Lists differ by a factor of %1 at most, and nothing is left over.").arg(ratio);
}

QString neighbour_finding(const NeighbourFacts& facts) {
  if (facts.outcome == 0) return NeighbourSay::tr("This change moves no vote");
  const NeighbourLaws& laws = facts.laws();
  const QString ratio = ratio_raised(laws.worst_ratio);
  if (laws.left_over == 0)
    return NeighbourSay::tr("One example: no chance changes by more than a factor of %1").arg(ratio);
  return NeighbourSay::tr("One example: a factor of at most %1, but for a chance of %2")
      .arg(ratio, isolated(upper_text(laws.left_over)));
}

QString group_words(const NeighbourBatch& batch, std::size_t group) {
  const NeighbourGroup& one = batch.groups[group];
  switch (one.kind) {
    case NeighbourGroup::Kind::stays:
      return batch.vote ? NeighbourSay::tr("nowhere: stays %1").arg(neighbour_short_name(*batch.run, *batch.vote))
                        : NeighbourSay::tr("nowhere: stays Fail");
    case NeighbourGroup::Kind::fails: return NeighbourSay::tr("to Fail, no vote");
    case NeighbourGroup::Kind::member:
      return NeighbourSay::tr("to %1").arg(neighbour_short_name(*batch.run, *one.vote));
    case NeighbourGroup::Kind::other: break;
  }
  if (one.votes == 0) return NeighbourSay::tr("to one with none");
  return NeighbourSay::tr("to one with %1 votes", nullptr, plural(one.votes)).arg(number_text(one.votes));
}

QString ratio_text(double ratio) {
  if (ratio == 1) return QStringLiteral("1");
  return ratio < 1000 ? QString::number(ratio, 'f', ratio < 10 ? 3 : 1) : count_text(std::round(ratio));
}

QString ratio_raised(double ratio) {
  return ratio > 1 && ratio < 10 ? QString::number(raised(ratio, -3), 'f', 3) : ratio_text(ratio);
}

QString tally_sentence(const NeighbourFacts& facts, const NoiseTally& tally, std::size_t row, bool both) {
  if (tally.draws == 0 || row >= facts.votes.size()) return {};
  const NeighbourVotes& one = facts.votes[row];
  const bool after_alone = one.before == 0;
  const QString name = neighbour_short_name(facts.run(), one.labels);
  const QString draws = number_text(tally.draws);
  QString said = NeighbourSay::tr("%1 left in %2 of %3.")
                     .arg(name, number_text((after_alone ? tally.after : tally.before)[row].hits), draws);
  if (both && !after_alone && one.before != one.after) {
    said += u' ' + (facts.flips() ? NeighbourSay::tr("Flipped: in %1 of %2.") : NeighbourSay::tr("Moved: in %1 of %2."))
                       .arg(number_text(tally.after[row].hits), draws);
  }
  return said;
}

QString example_words(const PrivateRun& run, Example example) {
  return QStringLiteral("(%1, %2)")
      .arg(plain_name(run.concept_class().point_name(example.point)), label_text(example.label));
}

}  // namespace littlestone::ui

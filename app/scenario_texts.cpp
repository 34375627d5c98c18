// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the shipped scenarios once more, where a translator's tools find them: they cannot read the scenario
// files. A test holds the two together.
#include "app/scenario_texts.hpp"

#include <QtGlobal>

namespace littlestone::app {

const std::vector<const char*>& scenario_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "All labellings of three points"),
      QT_TRANSLATE_NOOP("Scenario", "Where every labelling is possible, each point costs a mistake."),
      QT_TRANSLATE_NOOP("Scenario", "Intervals: one contest is enough"),
      QT_TRANSLATE_NOOP("Scenario", "Blocks alone rarely show both ends; after one contest the target leads."),
      QT_TRANSLATE_NOOP("Scenario", "Two rounds to agree"),
      QT_TRANSLATE_NOOP("Scenario", "Two examples never show four points; two rounds of contests do."),
      QT_TRANSLATE_NOOP("Scenario", "From 25 to one"),
      QT_TRANSLATE_NOOP("Scenario", "25 predictors, none above .048; at level 5 one has .696."),
      QT_TRANSLATE_NOOP("Scenario", "Nothing gained"),
      QT_TRANSLATE_NOOP("Scenario", "After one round the target leads with .460, after three with .457."),
      QT_TRANSLATE_NOOP("Scenario", "Nothing may leave"),
      QT_TRANSLATE_NOOP("Scenario", "Twelve batches reach no threshold: nothing is released."),
      QT_TRANSLATE_NOOP("Scenario", "Nobody’s predictor"),
      QT_TRANSLATE_NOOP("Scenario", "t₁ loses a vote, a predictor nobody chose gains it."),
      QT_TRANSLATE_NOOP("Scenario", "e^ε exactly"),
      QT_TRANSLATE_NOOP("Scenario", "The vote goes to t₂: both ratios multiply to e^ε, nothing is left over."),
      QT_TRANSLATE_NOOP("Scenario", "Nothing moves"),
      QT_TRANSLATE_NOOP("Scenario", "Nobody reads example 40: none of its 15 changes moves a vote."),
      QT_TRANSLATE_NOOP("Scenario", "Right without being in the class"),
      QT_TRANSLATE_NOOP("Scenario", "What agrees is in no row of the class, and almost right."),
      QT_TRANSLATE_NOOP("Scenario", "Lines of a small plane"),
      QT_TRANSLATE_NOOP("Scenario", "First a point, then a direction: two mistakes find any line."),
      QT_TRANSLATE_NOOP("Scenario", "Points: one mistake is enough"),
      QT_TRANSLATE_NOOP("Scenario", "However many points there are, the dimension stays 1."),
      QT_TRANSLATE_NOOP("Scenario", "Thresholds on 8 points"),
      QT_TRANSLATE_NOOP("Scenario", "Three contests, three mistakes, and nothing is left to err on."),
      QT_TRANSLATE_NOOP("Scenario", "Eight thresholds and their tree"),
      QT_TRANSLATE_NOOP("Scenario", "Eight of them shatter a tree of depth 3, and one is learned privately."),
      QT_TRANSLATE_NOOP("Scenario", "Private with 205 examples"),
      QT_TRANSLATE_NOOP("Scenario", "The lean learner keeps M’s promise with a hundredth of its examples."),
      QT_TRANSLATE_NOOP("Scenario", "Private with 2418 examples"),
      QT_TRANSLATE_NOOP("Scenario", "Each level reads all rows: less than half of the lean learner’s are enough."),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 3"),
      QT_TRANSLATE_NOOP("Scenario", "Fig. 1"),
      QT_TRANSLATE_NOOP("Scenario", "§3.2"),
      QT_TRANSLATE_NOOP("Scenario", "§1"),
      QT_TRANSLATE_NOOP("Scenario", "§5.2.2"),
      QT_TRANSLATE_NOOP("Scenario", "Fig. 4"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 25"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 30"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 26"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 28"),
  };
  return texts;
}

const std::vector<const char*>& lower_bound_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "Order out of noise"),
      QT_TRANSLATE_NOOP("Scenario", "Rows of coin flips hide three thresholds: the tree gives them away."),
      QT_TRANSLATE_NOOP("Scenario", "Every colour, half the depth"),
      QT_TRANSLATE_NOOP("Scenario", "Turn nodes as you like: the levels of both colours add up to the depth."),
      QT_TRANSLATE_NOOP("Scenario", "Nine in the plane"),
      QT_TRANSLATE_NOOP("Scenario", "Five levels promise two thresholds. A search finds nine."),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 10"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 31"),
      QT_TRANSLATE_NOOP("Scenario", "Regular in spite of itself"),
      QT_TRANSLATE_NOOP("Scenario", "A uniform cut is unruly on a million points, and regular on ten of them."),
      QT_TRANSLATE_NOOP("Scenario", "Middle of the gap"),
      QT_TRANSLATE_NOOP("Scenario", "A cut in the middle is regular where the gaps halve: 32, 48, 56, 60, 62, 63, 64."),
      QT_TRANSLATE_NOOP("Scenario", "Private and useless"),
      QT_TRANSLATE_NOOP("Scenario", "On 33 points of 2⁴⁰ a private learner says − everywhere."),
      QT_TRANSLATE_NOOP("Scenario", "Just accurate"),
      QT_TRANSLATE_NOOP("Scenario", "Coins that err on one example in eight climb .318 in one step."),
      QT_TRANSLATE_NOOP("Scenario", "All at once"),
      QT_TRANSLATE_NOOP("Scenario", "The cut next to the last − climbs from 0 to 1 in a single step."),
      QT_TRANSLATE_NOOP("Scenario", "No climb, no use"),
      QT_TRANSLATE_NOOP("Scenario",
                        "On powers of two a private learner has no step, and errs on half of its examples."),
      QT_TRANSLATE_NOOP("Scenario", "Coins give it away"),
      QT_TRANSLATE_NOOP("Scenario", "Thirty hypotheses and five probes find a hidden example among 63 places."),
      QT_TRANSLATE_NOOP("Scenario", "One draw is enough"),
      QT_TRANSLATE_NOOP("Scenario", "A single hypothesis finds the example one time in eight: no privacy below 1.379."),
      QT_TRANSLATE_NOOP("Scenario", "A private one resists"),
      QT_TRANSLATE_NOOP("Scenario", "However many draws and probes, a 1-private learner is never refuted at 1."),
      QT_TRANSLATE_NOOP("Scenario", "Four examples"),
      QT_TRANSLATE_NOOP("Scenario", "A tower of nine twos is more than four examples can pay for."),
      QT_TRANSLATE_NOOP("Scenario", "All that can be written"),
      QT_TRANSLATE_NOOP("Scenario",
                        "Of all that can be written down nothing is refuted: the stairs begin at seven twos."),
      QT_TRANSLATE_NOOP("Scenario", "Weak makes strong"),
      QT_TRANSLATE_NOOP("Scenario",
                        "One learner that is barely private and barely right makes Ldim finite, and M learns."),
      QT_TRANSLATE_NOOP("Scenario", "Definition 16"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 17"),
      QT_TRANSLATE_NOOP("Scenario", "Claim 22"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 21"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 1"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 8"),
  };
  return texts;
}

const std::vector<const char*>& prediction_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "Six rows make eight hypotheses six"),
      QT_TRANSLATE_NOOP("Scenario", "What they still merge differs on a fifth of the data at most."),
      QT_TRANSLATE_NOOP("Scenario", "Singletons are harder"),
      QT_TRANSLATE_NOOP("Scenario", "Eleven random rows fail with chance .356, of thresholds with .088."),
      QT_TRANSLATE_NOOP("Scenario", "Nobody knows S"),
      QT_TRANSLATE_NOOP("Scenario", "Eleven rows do; the VC bound, which never looks at S, asks for 219."),
      QT_TRANSLATE_NOOP("Scenario", "The tie"),
      QT_TRANSLATE_NOOP("Scenario",
                        "One label turns and ERM's answer jumps from + to −. The stable learner's moves by .043."),
      QT_TRANSLATE_NOOP("Scenario", "One row is enough"),
      QT_TRANSLATE_NOOP("Scenario",
                        "With one row in T no answer moves by more than .044, but the excess error is .159."),
      QT_TRANSLATE_NOOP("Scenario", "Sharper, touchier"),
      QT_TRANSLATE_NOOP("Scenario",
                        "With ε₀ = 2 the excess error is only .018, but a neighbour moves an answer by .187."),
      QT_TRANSLATE_NOOP("Scenario", "Twelve strangers"),
      QT_TRANSLATE_NOOP("Scenario", "Four of twelve say +. One example moves the chance from .184 to .303."),
      QT_TRANSLATE_NOOP("Scenario", "One voter, shy coin"),
      QT_TRANSLATE_NOOP("Scenario", "One block knows the whole sample, yet its coin errs with chance .378."),
      QT_TRANSLATE_NOOP("Scenario", "Seventy-two ignorants"),
      QT_TRANSLATE_NOOP("Scenario", "Each block saw one example: the coin is sure, and wrong with chance .370."),
      QT_TRANSLATE_NOOP("Scenario", "Split and join"),
      QT_TRANSLATE_NOOP(
          "Scenario", "One row of T is swapped: one piece parts, two join, and partners differ on eight rows at most."),
      QT_TRANSLATE_NOOP("Scenario", "Nine rows weigh too much"),
      QT_TRANSLATE_NOOP("Scenario",
                        "Partners differ on nine rows at .7 each: the bound of this swap is 7.69, and it shows .483."),
      QT_TRANSLATE_NOOP("Scenario", "Where the slopes meet"),
      QT_TRANSLATE_NOOP(
          "Scenario",
          "Below α = .0018 Theorem 12 asks for fewer examples than Corollary 2: near 9·10⁸ at ε = .01, |H| = 8."),
      QT_TRANSLATE_NOOP("Scenario", "Rare points starve"),
      QT_TRANSLATE_NOOP("Scenario",
                        "A point seen five times lets a .1-stable answer move by half: loss .1 needs 101 examples."),
      QT_TRANSLATE_NOOP("Scenario", "Twice as stable, twice as dear"),
      QT_TRANSLATE_NOOP("Scenario",
                        "The same sample at half of γ: every bracket closes by half, and 101 examples become 201."),
      QT_TRANSLATE_NOOP("Scenario", "Memory"),
      QT_TRANSLATE_NOOP(
          "Scenario",
          "A learner that may move all the way remembers one look. Only points never seen are lost: 14 examples do."),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 4"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 10"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 9"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 12, Lemma 18"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 12 (3)"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 12, Corollary 2"),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 11"),
  };
  return texts;
}

const std::vector<const char*>& agnostic_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "Two labels flip"),
      QT_TRANSLATE_NOOP("Scenario", "No hypothesis explains T. S picks labels that one does: two of eight change."),
      QT_TRANSLATE_NOOP("Scenario", "All sixty"),
      QT_TRANSLATE_NOOP("Scenario",
                        "T is all of S: nothing is diluted, and the whole costs 2.886 where the paper says 4."),
      QT_TRANSLATE_NOOP("Scenario", "The first is not the best"),
      QT_TRANSLATE_NOOP("Scenario", "Judged by its first hypothesis, a labelling loses 8.130 where 4 is claimed."),
      QT_TRANSLATE_NOOP("Scenario", "Corollary 4"),
      QT_TRANSLATE_NOOP("Scenario", "Twelve miss it"),
      QT_TRANSLATE_NOOP("Scenario",
                        "A sees eight of twenty rows. Twelve are not there, and the row that changed is one of them."),
      QT_TRANSLATE_NOOP("Scenario", "DF Lemma 8"),
      QT_TRANSLATE_NOOP("Scenario", "Drawn twice"),
      QT_TRANSLATE_NOOP("Scenario",
                        "Row 13 comes twice, which is rare: on average over all draws an ε of 1 shrinks to .659."),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 15"),
      QT_TRANSLATE_NOOP("Scenario", "Just kept"),
      QT_TRANSLATE_NOOP("Scenario",
                        "Thirteen rows are enough for eight draws to cost no more than ε = 1; the lemma asks for 72."),
      QT_TRANSLATE_NOOP("Scenario", "Forgot to shuffle"),
      QT_TRANSLATE_NOOP("Scenario",
                        "Three of five rows, passed on in the order of S: the formula for shuffled rows is exceeded."),
      QT_TRANSLATE_NOOP("Scenario", "Six thresholds, eight rounds"),
      QT_TRANSLATE_NOOP("Scenario", "Best play ends at 133/64. One weak question gives away .047 of it."),
      QT_TRANSLATE_NOOP("Scenario", "One of six"),
      QT_TRANSLATE_NOOP(
          "Scenario", "However you lie, six rounds cost the best learner at most 97/64 more than the best hypothesis."),
      QT_TRANSLATE_NOOP("Scenario", "Everything goes"),
      QT_TRANSLATE_NOOP("Scenario", "Where every labelling is a hypothesis, ten rounds of best play cost 499/256."),
      QT_TRANSLATE_NOOP("Scenario", "Six thresholds"),
      QT_TRANSLATE_NOOP(
          "Scenario", "With the promise 5/4 is enough for ever. Without it eight rounds cost 133/64, and √T goes on."),
      QT_TRANSLATE_NOOP("Scenario", "Coins halve it"),
      QT_TRANSLATE_NOOP(
          "Scenario",
          "The SOA may err three times on the cube; fair coins err 3/2 times on average, whatever the truth."),
      QT_TRANSLATE_NOOP("Scenario", "Coins hardly help"),
      QT_TRANSLATE_NOOP("Scenario", "One point of six is +: the SOA errs once, fair coins 31/32 times."),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 5"),
  };
  return texts;
}

const std::vector<const char*>& map_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "Nine and one"),
      QT_TRANSLATE_NOOP("Scenario",
                        "One step up costs one mistake, and the lean learner about 3 to 6 times the examples."),
      QT_TRANSLATE_NOOP("Scenario", "Same d, other size"),
      QT_TRANSLATE_NOOP("Scenario", "Eight points or a million: only permute-and-flip asks for more, 4.3 times."),
      QT_TRANSLATE_NOOP("Scenario", "Half the mistakes by coin"),
      QT_TRANSLATE_NOOP(
          "Scenario",
          "Coins halve the mistakes of thresholds:16, from 4 to 2; of affine:2,3,1 they save almost nothing."),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 5"),
      QT_TRANSLATE_NOOP("Scenario", "What does privacy cost?"),
      QT_TRANSLATE_NOOP(
          "Scenario",
          // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one sentence
          "Where d stays, the lean learner is the cheapest from 751 points on; where d grows with |X|, counting "
          "rows is."),
      QT_TRANSLATE_NOOP("Scenario", "The price of ε"),
      QT_TRANSLATE_NOOP("Scenario",
                        "Eight points, eight thresholds: half of a small ε doubles what permute-and-flip asks for."),
      QT_TRANSLATE_NOOP("Scenario", "Nothing known beats rows"),
      QT_TRANSLATE_NOOP("Scenario", "Of the cube d is n and log |H| as well: permute-and-flip stays the cheapest."),
      QT_TRANSLATE_NOOP("Scenario", "Theorem 3"),
  };
  return texts;
}

const std::vector<const char*>& stability_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "Ninety in a hundred"),
      QT_TRANSLATE_NOOP("Scenario", "350 examples, any number of points: the same answer."),
      QT_TRANSLATE_NOOP("Scenario", "Equal is not even"),
      QT_TRANSLATE_NOOP("Scenario", "Equal steps differ most where the point is common."),
      QT_TRANSLATE_NOOP("Scenario", "How far is the truth?"),
      QT_TRANSLATE_NOOP("Scenario", "Proof .0025, truth .27, ceiling ⅓."),
      QT_TRANSLATE_NOOP("Scenario", "Replicable learners, part 3"),
      QT_TRANSLATE_NOOP("Scenario", "Replicable learners, part 5"),
      QT_TRANSLATE_NOOP("Scenario", "Nothing to learn"),
      QT_TRANSLATE_NOOP("Scenario", "G is worst where one point is all there is: .4."),
      QT_TRANSLATE_NOOP("Scenario", "Half, and no better"),
      QT_TRANSLATE_NOOP("Scenario", "Let it answer: ½ in the worst world, for every n."),
      QT_TRANSLATE_NOOP("Scenario", "A point everyone knows"),
      QT_TRANSLATE_NOOP("Scenario", "It costs one colour: ⅓, not ½."),
      QT_TRANSLATE_NOOP("Scenario", "How far is the truth?"),
      QT_TRANSLATE_NOOP("Scenario", "Proof .0025, truth .27, ceiling ⅓."),
      QT_TRANSLATE_NOOP("Scenario", "Stability, part 4"),
      QT_TRANSLATE_NOOP("Scenario", "Stability, part 7"),
      QT_TRANSLATE_NOOP("Scenario", "Stability, part 4"),
  };
  return texts;
}

}  // namespace littlestone::app

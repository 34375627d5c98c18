// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the shipped scenarios once more, where a translator's tools find them: they cannot read the scenario files. A test
// holds the two together.
#include "app/scenario_texts.hpp"

#include <QtGlobal>

namespace littlestone::app {

const std::vector<const char*>& scenario_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "All labellings of three points"),
      QT_TRANSLATE_NOOP("Scenario", "Where every labelling is possible, each point costs a mistake."),
      QT_TRANSLATE_NOOP("Scenario", "Intervals: one contest is enough"),
      QT_TRANSLATE_NOOP("Scenario", "Blocks alone rarely show both ends; after one contest the target leads."),
      QT_TRANSLATE_NOOP("Scenario", "Two rounds before they agree"),
      QT_TRANSLATE_NOOP("Scenario", "Two examples never show four points; two rounds of contests do."),
      QT_TRANSLATE_NOOP("Scenario", "Nothing may leave"),
      QT_TRANSLATE_NOOP("Scenario", "Twelve batches reach no threshold: nothing is released."),
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
      QT_TRANSLATE_NOOP("Scenario", "Theorem 3"),
      QT_TRANSLATE_NOOP("Scenario", "Fig. 1"),
      QT_TRANSLATE_NOOP("Scenario", "§3.2"),
      QT_TRANSLATE_NOOP("Scenario", "§1"),
      QT_TRANSLATE_NOOP("Scenario", "§5.2.2"),
      QT_TRANSLATE_NOOP("Scenario", "Fig. 4"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 26"),
      QT_TRANSLATE_NOOP("Scenario", "Lemma 28"),
  };
  return texts;
}

const std::vector<const char*>& lower_bound_texts() {
  static const std::vector<const char*> texts = {
      QT_TRANSLATE_NOOP("Scenario", "Regular in spite of itself"),
      QT_TRANSLATE_NOOP("Scenario", "A uniform cut is unruly on a million points, and regular on ten of them."),
      QT_TRANSLATE_NOOP("Scenario", "Middle of the gap"),
      QT_TRANSLATE_NOOP("Scenario", "Where a learner cuts in the middle, exactly the powers of two look alike."),
      QT_TRANSLATE_NOOP("Scenario", "Private and useless"),
      QT_TRANSLATE_NOOP("Scenario", "On 33 points of 2^40 a private learner says − everywhere."),
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
      QT_TRANSLATE_NOOP("Scenario", "Below 2^65536 points nothing is refuted: the stairs begin at seven twos."),
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

}  // namespace littlestone::app

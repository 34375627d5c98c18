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
      QT_TRANSLATE_NOOP("Scenario", "Eight of them shatter a tree of depth 3, and one is learned privately."),
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

}  // namespace littlestone::app

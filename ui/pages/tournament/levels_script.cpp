// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/levels_script.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/motion.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LevelWords {
  Q_DECLARE_TR_FUNCTIONS(LevelsScript)
};

QString reference() { return LevelWords::tr("Definition 6 · Lemma 25"); }

/// As it is printed, so that "higher" is never said of two numbers that look the same.
QString top_of(const ShownLevel& level) { return told_probability(level.largest()); }

QString first_level(const LevelsFacts& facts, const ShownLevel& level) {
  const double chance = level.probability(facts.run->distribution().target);
  const QString top = LevelWords::tr("Without a contest the most likely predictor comes out in %1 of all runs.");
  if (chance > 0) return top.arg(top_of(level));
  return top.arg(top_of(level)) + u' ' +
         LevelWords::tr("The target cannot come out: one block never shows enough of it.");
}

QString next_level(const ShownLevel& before, const ShownLevel& level, bool last) {
  const QString top = top_of(level);
  QString told = LevelWords::tr("After %n rounds of contests the most likely predictor comes out in %1 of all runs.",
                                nullptr, level.level)
                     .arg(top);
  if (!last) return told;
  const QString answer = top == top_of(before)                ? LevelWords::tr("Neither higher nor lower.")
                         : level.largest() > before.largest() ? LevelWords::tr("Higher.")
                                                              : LevelWords::tr("Lower.");
  return answer + u' ' + told;
}

/// What the target's chance has become, of the levels as a whole.
QString whole_sentence(const LevelsFacts& facts, const std::vector<ShownLevel>& levels) {
  const LabelVector& target = facts.run->distribution().target;
  const double first_chance = levels.front().probability(target);
  const ShownLevel& last = levels.back();
  const double last_chance = last.probability(target);
  QString first =
      first_chance > 0
          ? LevelWords::tr("At level 0 the target comes out in %1 of all runs.").arg(told_probability(first_chance))
          : LevelWords::tr("At level 0 the target cannot come out: one block never shows enough of it.");
  if (last.level == 0) return first;
  const QString then =
      last_chance > 0 ? LevelWords::tr("After %n rounds of contests it comes out in %1.", nullptr, last.level)
                            .arg(told_probability(last_chance))
                      : LevelWords::tr("It does not come out after %n rounds of contests either.", nullptr, last.level);
  return first + u' ' + then;
}

QString left_sentence(double seconds) {
  constexpr double minute = 60;
  return seconds < 2 * minute
             ? LevelWords::tr("About %n second(s) are left.", nullptr,
                              std::max(1, static_cast<int>(std::lround(seconds))))
             : LevelWords::tr("About %n minutes are left.", nullptr, static_cast<int>(std::lround(seconds / minute)));
}

QString twice_asked() { return LevelWords::tr("Run it twice, on two fresh samples: do the two agree?"); }

QString level_sentence(const LevelsFacts& facts, const std::vector<ShownLevel>& levels, std::size_t i) {
  QString told = i == 0 ? first_level(facts, levels[0]) : next_level(levels[i - 1], levels[i], i + 1 == levels.size());
  if (i + 2 == levels.size()) {
    told += u' ' + LevelWords::tr("Will it be higher or lower at level %1?").arg(levels[i + 1].level);
  }
  return told;
}

}  // namespace

QString levels_sentence(const LevelsFacts& facts, int step) {
  const std::vector<ShownLevel> levels = facts.shown();
  if (levels.empty()) {
    if (facts.exact == nullptr) return LevelWords::tr("The exact laws are being computed.");
    if (!facts.sampling) return LevelWords::tr("These laws have too many states to be computed.");
    const QString made = LevelWords::tr("These laws have too many states to be computed. Runs of each level are made.");
    return facts.seconds_left ? made + u' ' + left_sentence(*facts.seconds_left) : made;
  }
  if (step < static_cast<int>(levels.size())) return level_sentence(facts, levels, static_cast<std::size_t>(step));
  return whole_sentence(facts, levels);
}

std::shared_ptr<const Script> levels_script(const LevelsFacts& facts) {
  const std::vector<ShownLevel> levels = facts.shown();
  std::vector<Script::Part> parts;
  constexpr double dwell = 2400;
  if (levels.empty()) {
    // As many steps as there will be: the play keeps its place.
    const int last = facts.exact == nullptr || facts.sampling ? facts.run->littlestone() + 1 : 0;
    for (int i = 0; i <= last; ++i) {
      parts.push_back({i == last ? LevelWords::tr("twice") : LevelWords::tr("level %1").arg(i),
                       {{levels_sentence(facts, 0), {}, 0, dwell, 0}}});
    }
    return std::make_shared<const Script>(parts, 0);
  }
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const ScriptStep step{level_sentence(facts, levels, i), reference(), 1, dwell, i == 0 ? 0 : motion::bars};
    parts.push_back({LevelWords::tr("level %1").arg(levels[i].level), {step}});
  }
  parts.push_back({LevelWords::tr("twice"), {{twice_asked(), reference(), 1, dwell, 0}}});
  return std::make_shared<const Script>(parts, 0);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/regret/regret_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/kit/math_text.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct RegretWords {
  Q_DECLARE_TR_FUNCTIONS(RegretWords)
};

/// A number in a sentence.
QString regret_told(const Rational& value) { return told(exact_text(value)); }

QString game_source() { return RegretWords::tr("minimax regret · %1").arg(isolated(QStringLiteral("[BPS09]"))); }
QString hedge_source() { return isolated(QStringLiteral("[BPS09]")); }
QString coin_source() { return RegretWords::tr("randomized Ldim · %1").arg(isolated(QStringLiteral("[FHMM23]"))); }

/// Steps of each part; a part without steps has none.
struct RegretParts {
  int exact = 0;
  int worst = 0;
  int runs = 0;
  int coins = 0;
  explicit RegretParts(const RegretPageRun& run) {
    if (!run.own.costs()) {
      exact = 1;
      coins = 1;
      return;
    }
    exact = std::max(1, static_cast<int>(run.own.exact.size()));
    worst = 1 + std::max(0, static_cast<int>(run.own.at_worst.size()) - 1);
    runs = static_cast<int>(run.runs.size());
    coins = run.tree.nodes.empty() ? 1 : run.tree.depth + 2;
  }
};

/// At the beginning of a sentence.
QString counted_rounds(std::uint64_t rounds) {
  return RegretWords::tr("%1 round(s)", nullptr, plural(rounds)).arg(rounds_told(rounds));
}
/// In the middle of one.
QString some_rounds(std::uint64_t rounds) {
  const std::array small = {RegretWords::tr("one"),   RegretWords::tr("two"),   RegretWords::tr("three"),
                            RegretWords::tr("four"),  RegretWords::tr("five"),  RegretWords::tr("six"),
                            RegretWords::tr("seven"), RegretWords::tr("eight"), RegretWords::tr("nine")};
  const QString number = rounds >= 1 && rounds <= small.size() ? small[rounds - 1] : whole_text(rounds);
  return RegretWords::tr("%1 round(s)", nullptr, plural(rounds)).arg(number);
}

Script::Part exact_part(const RegretPageRun& run) {
  const RegretCurves& own = run.own;
  Script::Part part{RegretWords::tr("Exact, one round more"), {}};
  if (!own.costs()) {
    part.steps.push_back({RegretWords::tr("One hypothesis, no regret."), game_source(), 2});
    return part;
  }
  if (own.exact.empty()) {
    part.steps.push_back(
        {RegretWords::tr("This class is past the exact search: %1 hypotheses. Hedge is run, and two bounds hold.")
             .arg(number_text(own.concept_class.size())),
         game_source(), 2, 2400});
    return part;
  }
  for (std::size_t i = 0; i < own.exact.size(); ++i) {
    const QString value = regret_told(own.exact[i]);
    const bool last = i + 1 == own.exact.size();
    QString said;
    if (i == 0) {
      said = RegretWords::tr("One round: a learner says + with chance 1/2 and loses %1 to the best hypothesis.")
                 .arg(value);
    } else {
      const bool same = own.exact[i] == own.exact[i - 1];
      said = same ? RegretWords::tr("%1: %2, no more than with one round fewer.").arg(counted_rounds(i + 1), value)
                  : RegretWords::tr("%1: %2.").arg(counted_rounds(i + 1), value);
    }
    if (last && own.cut) said += u' ' + RegretWords::tr("Further rounds take too many states.");
    part.steps.push_back({said, game_source(), i == 0 || last ? 2 : 1, i == 0 || last ? 2400.0 : 1000.0, 160});
  }
  return part;
}

Script::Part worst_part(const RegretPageRun& run) {
  const RegretCurves& own = run.own;
  const std::uint64_t rounds_told = run.told_rounds();
  Script::Part part{RegretWords::tr("Hedge at worst"), {}};
  const QString promise =
      own.flips == own.dimension
          ? RegretWords::tr("Hedge promises %1 at most in %2. Someone forces %3 on every learner.")
          : RegretWords::tr(
                "With so few flips Hedge is %1 at most above its best expert in %2, which says nothing of the best "
                "hypothesis. Someone forces %3 on every learner.");
  part.steps.push_back({promise.arg(told_upper(own.hedge_bound(rounds_told)), some_rounds(rounds_told),
                                    told_lower(own.lower_bound(rounds_told))),
                        hedge_source(), 2, 2600, 320});
  for (std::size_t i = 1; i < own.at_worst.size(); ++i) {
    const QString rounds = counted_rounds(i + 1);
    const QString value = told(about_text(own.at_worst[i]));
    const bool gap = i < own.exact.size() && own.at_worst[i] > to_double(own.exact[i]) + 1e-9 &&
                     value != told(about_text(to_double(own.exact[i])));  // as far as it is seen
    part.steps.push_back({gap ? RegretWords::tr("%1, every sequence played: Hedge loses up to %2, the best learner %3.")
                                    .arg(rounds, value, told(about_text(to_double(own.exact[i]))))
                              : RegretWords::tr("%1, every sequence played: Hedge loses up to %2.").arg(rounds, value),
                          hedge_source(), 1, 2000, 160});
  }
  return part;
}

Script::Part runs_part(const RegretPageRun& run) {
  Script::Part part{RegretWords::tr("Runs"), {}};
  const bool greedy = run.scenario.run_opponent == RunOpponent::greedy;
  for (const RegretRuns& runs : run.runs) {
    const bool first = &runs == &run.runs.front();
    QString said = RegretWords::tr("%n runs at %2: %1 on average.", nullptr, plural(runs.regrets.size()))
                       .arg(told(about_text(runs.mean)), isolated(QStringLiteral("T = ") + whole_text(runs.rounds)));
    if (first) {
      said = (greedy ? RegretWords::tr("A random point, and the label that Hedge finds less likely.")
                     : RegretWords::tr("Fair coins at each node of a tree, and the majority picks the branch.")) +
             u' ' + said;
    }
    part.steps.push_back(
        {said, hedge_source(), first || &runs == &run.runs.back() ? 2 : 1, first ? 2600.0 : 1600.0, 240});
  }
  return part;
}

Script::Part coins_part(const RegretPageRun& run) {
  Script::Part part{RegretWords::tr("Fair coins"), {}};
  const RegretCurves& own = run.own;
  if (own.costs() && run.tree.nodes.empty()) {
    part.steps.push_back({RegretWords::tr("With the promise R is between %1 and %2; its tree is too large to search.")
                              .arg(regret_told(own.coins.lower), regret_told(own.coins.upper)),
                          coin_source(), 2, 2600});
    return part;
  }
  if (!own.costs()) {
    part.steps.push_back({RegretWords::tr("Nothing is left to ask. Other classes lie between half and all of Ldim."),
                          coin_source(), 2, 2600});
    return part;
  }
  const CoinNode& root = run.tree.nodes.front();
  part.steps.push_back(
      {RegretWords::tr("With the promise a best learner tosses coins. Asked point %1, it says + with chance %2.")
           .arg(plain_name(own.concept_class.point_name(root.point)), regret_told(root.plus)),
       coin_source(), 2, 2600, 240});
  for (int level = 1; level < run.tree.depth; ++level) {
    part.steps.push_back({RegretWords::tr("One level further down: at every node both answers cost the same."),
                          coin_source(), 1, 1600, 240});
  }
  part.steps.push_back(
      {RegretWords::tr("Every truth costs %1.").arg(regret_told(root.value)), coin_source(), 2, 2400, 240});
  const QString finite =
      own.exact.empty()
          ? RegretWords::tr("With the promise %1 is enough, for any number of rounds.").arg(regret_told(root.value))
          : RegretWords::tr(
                "Without the promise, in %1 even the best learner may lose %2 more than the best hypothesis, and this "
                "grows like √T. With the promise %3 is enough, for any number of rounds.")
                .arg(some_rounds(run.told_rounds()), regret_told(own.exact[run.told_rounds() - 1]),
                     regret_told(root.value));
  part.steps.push_back(
      {finite,
       isolated(QStringLiteral("[BPS09] · [FHMM23]")) + QStringLiteral(" · ") + RegretWords::tr("Theorem %1").arg(5), 3,
       3200, 240});
  return part;
}

QString why_odds(const RegretPageRun& run) {
  const CoinNode& root = run.tree.nodes.front();
  const std::size_t minus = run.tree.nodes[static_cast<std::size_t>(root.children[0])].left.size();
  const std::size_t plus = run.tree.nodes[static_cast<std::size_t>(root.children[1])].left.size();
  const auto left = [](std::size_t count) { return RegretWords::tr("%n hypotheses", nullptr, plural(count)); };
  QString text = RegretWords::tr("A + leaves %1, a − leaves %2.").arg(left(plus), left(minus));
  const Rational half(1, 2);
  if (root.plus == half) return text + u' ' + RegretWords::tr("Both sides are worth the same, so are both answers.");
  const QString chance = exact_text(root.plus < half ? root.plus : Rational(1 - root.plus));
  return text + u' ' +
         (root.plus < half
              ? RegretWords::tr(
                    "The − side has the larger R. With + at probability only %1, both labels cost the same.")
                    .arg(chance)
              : RegretWords::tr(
                    "The + side has the larger R. With − at probability only %1, both labels cost the same.")
                    .arg(chance));
}

}  // namespace

QString coins_text(const RandomizedResult& coins) {
  return coins.exact() ? exact_text(coins.lower)
                       : RegretWords::tr("%1 to %2").arg(exact_text(coins.lower), exact_text(coins.upper));
}

QString rounds_told(std::uint64_t rounds) {
  switch (rounds) {
    case 1: return RegretWords::tr("One");
    case 2: return RegretWords::tr("Two");
    case 3: return RegretWords::tr("Three");
    case 4: return RegretWords::tr("Four");
    case 5: return RegretWords::tr("Five");
    case 6: return RegretWords::tr("Six");
    case 7: return RegretWords::tr("Seven");
    case 8: return RegretWords::tr("Eight");
    case 9: return RegretWords::tr("Nine");
    default: return whole_text(rounds);
  }
}

int RegretMoment::steps(const RegretPageRun& run) {
  const RegretParts parts(run);
  return parts.exact + parts.worst + parts.runs + parts.coins;
}

RegretMoment RegretMoment::at(const RegretPageRun& run, int step) {
  const RegretParts parts(run);
  RegretMoment moment;
  moment.exact = std::min<std::size_t>(run.own.exact.size(), static_cast<std::size_t>(std::min(step + 1, parts.exact)));
  step -= parts.exact;
  if (step < 0) return moment;
  if (parts.worst > 0) {
    moment.bounds = true;
    if (step > 0) moment.at_worst = std::min<std::size_t>(run.own.at_worst.size(), static_cast<std::size_t>(step) + 1);
    step -= parts.worst;
    if (step < 0) return moment;
  }
  moment.runs = static_cast<std::size_t>(std::min(step + 1, parts.runs));
  step -= parts.runs;
  if (step < 0) return moment;
  const int levels = parts.coins - 2;
  if (levels <= 0) {
    moment.classes = true;
    return moment;
  }
  moment.levels = std::min(step + 1, levels);
  moment.sums = step >= levels;
  moment.classes = step > levels;
  return moment;
}

std::shared_ptr<const Script> regret_script(const RegretPageRun& run) {
  std::vector<Script::Part> parts = {exact_part(run)};
  if (run.own.costs()) parts.push_back(worst_part(run));
  if (!run.runs.empty()) parts.push_back(runs_part(run));
  parts.push_back(coins_part(run));
  return std::make_shared<Script>(parts, RegretMoment::steps(run) - 1);
}

std::vector<Note> regret_notes(const RegretPageRun& run, const CoinOdds& by_hand) {
  std::vector<Note> notes;
  if (run.tree.nodes.empty()) return notes;
  const CoinNode& root = run.tree.nodes.front();
  const std::int32_t worst = worst_leaf(run.tree, by_hand);
  if (!by_hand.empty() && worst >= 0) {
    const CoinNode& leaf = run.tree.nodes[static_cast<std::size_t>(worst)];
    notes.push_back(
        {RegretWords::tr("Odds by hand"),
         RegretWords::tr("The worst truth is now %1: it costs %2, not %3. The letter O puts the best odds back.")
             .arg(name_markup(run.own.concept_class.hypothesis_name(leaf.left.front())),
                  exact_text(coin_cost(run.tree, worst, by_hand)), exact_text(root.value))});
  }
  notes.push_back({RegretWords::tr("Why %1 at the root?").arg(exact_text(root.plus)), why_odds(run)});
  notes.push_back(
      {RegretWords::tr("Same edge, two worlds"),
       RegretWords::tr("Finite Ldim bounds both curves. Only how they grow differs: not at all, or as $√T$.")});
  return notes;
}

QString coin_node_words(const RegretPageRun& run, std::int32_t index, const CoinOdds& by_hand) {
  if (index < 0 || static_cast<std::size_t>(index) >= run.tree.nodes.size()) return {};
  const CoinNode& node = run.tree.nodes[static_cast<std::size_t>(index)];
  const ConceptClass& c = run.own.concept_class;
  QStringList names;
  constexpr std::size_t most = 8;
  for (std::size_t i = 0; i < std::min(most, node.left.size()); ++i) {
    names += plain_name(c.hypothesis_name(node.left[i]));
  }
  if (node.left.size() > most) names += QStringLiteral("…");
  const QString left = names.join(QStringLiteral(", "));
  const QString cost = regret_told(coin_cost(run.tree, index, by_hand));
  if (node.leaf()) return RegretWords::tr("%1: costs %2 on average").arg(left, cost);
  const auto set = by_hand.find(index);
  return RegretWords::tr("point %1: R = %2 for %3; + with chance %4")
      .arg(plain_name(c.point_name(node.point)), regret_told(node.value), left,
           regret_told(set != by_hand.end() ? set->second : node.plus));
}

FigureTold regret_figure_told(const RegretPageRun& run) {
  const RegretCurves& own = run.own;
  const auto script = regret_script(run);
  const RegretParts parts(run);
  FigureTold told;
  const QString coins = littlestone::ui::told(coins_text(own.coins));
  told.title = !own.costs() ? RegretWords::tr("One hypothesis, no regret")
               : own.exact.empty()
                   ? RegretWords::tr("With the promise it costs %1, without it more and more").arg(coins)
                   : RegretWords::tr("With the promise it costs %1 for ever, without it %2 in %3")
                         .arg(coins, regret_told(own.exact[run.told_rounds() - 1]), some_rounds(run.told_rounds()));
  told.drawn = RegretWords::tr(
      "Above, regret by the number of rounds: exact (short ticks), two bounds (dashed), runs of Hedge (small dots) "
      "with "
      "their mean and its 95 % interval; the band is what the promise costs, once. Below, the best coins at each node "
      "of a "
      "tree and what they cost (numbers on the edges), and what coins cost in other classes, between half and all of "
      "Ldim.");
  told.found = steps_of(*script, {script->last()});
  for (const ScriptStep& step :
       steps_of(*script, own.costs() ? std::vector{parts.exact, parts.exact + parts.worst} : std::vector<int>{}))
    told.found.push_back(step);
  told.scenario = run.scenario;
  told.fields = {"class", "against", "most_rounds", "flips", "runs", "overlay", "seed"};
  return told;
}

FigureTold coin_tree_told(const RegretPageRun& run) {
  const auto script = regret_script(run);
  FigureTold told = regret_figure_told(run);
  told.found = steps_of(*script, {script->last() - 1, script->last()});
  if (!run.tree.nodes.empty())
    told.title = RegretWords::tr("Every truth costs %1").arg(regret_told(run.tree.nodes.front().value));
  told.drawn = RegretWords::tr(
      "At a node the point that is asked and the value R of what is left, on an edge what that answer costs, at a leaf "
      "what "
      "this truth costs on the way.");
  return told;
}

FigureTold coin_classes_told(const RegretPageRun& run) {
  FigureTold told = regret_figure_told(run);
  told.title = RegretWords::tr("Between half and all of Ldim");
  told.drawn = RegretWords::tr(
      "What the best coins cost in each class (tick), between half of its Ldim and all of it (dashed ends).");
  told.found.resize(std::min<std::size_t>(told.found.size(), 1));
  return told;
}

}  // namespace littlestone::ui

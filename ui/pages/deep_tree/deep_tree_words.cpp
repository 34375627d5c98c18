// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/deep_tree/deep_tree_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct DeepWords {
  Q_DECLARE_TR_FUNCTIONS(DeepWords)
};

using Show = DeepMoment::Show;

QString sign_of(Label label) { return label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"); }
QString other_sign(Label label) { return sign_of(label == Label::plus ? Label::minus : Label::plus); }

int levels_of(const DeepTreeRun& run) { return run.tree.depth; }

bool of_coin_flips(const DeepTreeRun& run) { return run.scenario.tree_class.rfind("random:", 0) == 0; }

QString theorem() { return DeepWords::tr("Theorem 10"); }
QString lemma() { return DeepWords::tr("Lemma 31"); }

ScriptStep deep_step(const QString& sentence, const QString& reference, int rank, Question question = {}) {
  return {sentence, reference, rank, 2400, 320, std::move(question)};
}

QString levels_words(int levels) { return DeepWords::tr("%n levels", nullptr, levels); }

ScriptStep tree_step(const DeepTreeRun& run) {
  const int rows = plural(run.concept_class().size());
  const int levels = levels_of(run);
  if (levels == 0)
    return deep_step(DeepWords::tr("No point splits these rows in two: no tree."), DeepWords::tr("§3.2"), 1);
  if (of_coin_flips(run))
    return deep_step(
        DeepWords::tr("%n rows of coin flips shatter a tree of %1.", nullptr, rows).arg(levels_words(levels)),
        DeepWords::tr("§3.2"), 1, {DeepWords::tr("Is there any order in them?")});
  return deep_step(DeepWords::tr("%n rows shatter a tree of %1.", nullptr, rows).arg(levels_words(levels)),
                   DeepWords::tr("§3.2"), 1, {DeepWords::tr("How many thresholds in a row are sure to be in them?")});
}

ScriptStep follow_step(const DeepTreeRun& run) {
  return deep_step(DeepWords::tr("Row %1 follows its own answers down to a leaf.").arg(deep_row_words(run, run.row)),
                   theorem(), 1, {DeepWords::tr("What does it say at nodes that it does not meet?")});
}

ScriptStep coloured_step(const DeepTreeRun& run) {
  const int inner = static_cast<int>(run.tree.nodes.size() / 2);
  return deep_step(run.scenario.colours == TreeColours::hand
                       ? DeepWords::tr("It has an answer everywhere. Nodes with a ring have been turned by hand.")
                       : DeepWords::tr("It has an answer everywhere. Colour all %n nodes by it.", nullptr, inner),
                   theorem(), 1,
                   {DeepWords::tr("Which colour holds the deeper tree?"),
                    {QStringLiteral("+"), QStringLiteral("−"), DeepWords::tr("equal")}});
}

/// The two depths of the tree that is left, as shown there.
std::pair<int, int> depths_at(const DeepTreeRun& run, std::size_t halving) {
  if (halving == 0) return {run.plus[0], run.minus[0]};
  return {run.walk.halvings[halving].plus, run.walk.halvings[halving].minus};
}

ScriptStep half_step(const DeepTreeRun& run, std::size_t i) {
  const auto [plus, minus] = depths_at(run, i);
  const QString sum = deep_sum_words(plus, minus);
  if (i == 0)
    return deep_step(DeepWords::tr("+ holds %1, − holds %2. %3, however you colour.")
                         .arg(levels_words(plus), QString::number(minus), sum),
                     lemma(), 3);
  const int nodes = static_cast<int>(run.walk.halvings[i].here.tree.nodes.size() / 2);
  return deep_step(DeepWords::tr("It colours the %n nodes that are left: + holds %1, − holds %2. %3.", nullptr, nodes)
                       .arg(levels_words(plus), QString::number(minus), sum),
                   lemma(), 2);
}

Question left_question(const DeepTreeRun& run, std::size_t i) {
  const int left = run.walk.halvings[i].found.tree.depth - 1;
  if (left == 0) return {};
  if (i > 0) return {DeepWords::tr("Why do we now take the %1 side?").arg(other_sign(run.walk.halvings[i].label))};
  const int levels = levels_of(run);
  QStringList answers;
  for (const int one : {levels - 1, left, 1})
    if (!answers.contains(QString::number(one))) answers << QString::number(one);
  return {DeepWords::tr("How many of the %n levels are left to use?", nullptr, levels), answers};
}

ScriptStep placed_step(const DeepTreeRun& run, std::size_t i) {
  const TreeHalving& halving = run.walk.halvings[i];
  const QString row = deep_row_words(run, halving.row);
  const QString point = deep_point_words(run, halving.point);
  const bool first = halving.label == Label::plus;
  QString sentence;
  if (i == 0 && first) {
    sentence = DeepWords::tr(
                   "Row %1 is the first row: it says + wherever we go on. Rows on the − side of point %2 all say − "
                   "there.")
                   .arg(row, point);
  } else if (i == 0) {
    sentence = DeepWords::tr(
                   "Row %1 is the last row: it says − wherever we go on. Rows on the + side of point %2 all say + "
                   "there.")
                   .arg(row, point);
  } else if (first) {
    sentence = DeepWords::tr("It says + wherever we go on: it is the next row from above. Point %1 is the next column.")
                   .arg(point);
  } else {
    sentence = DeepWords::tr(
                   "It says − wherever we go on: it is the next row from below. Point %1 is the next column from "
                   "the right.")
                   .arg(point);
  }
  return deep_step(sentence, theorem(), 3, left_question(run, i));
}

/// Why the side before was taken, where that was asked.
QString because(const DeepTreeRun& run, std::size_t i) {
  if (i < 2) return {};
  const TreeHalving& before = run.walk.halvings[i - 1];
  return DeepWords::tr("So that the other rows say %1 at %2.")
             .arg(other_sign(before.label), deep_point_words(run, before.point)) +
         u' ';
}

ScriptStep again_step(const DeepTreeRun& run, std::size_t i) {
  const TreeHalving& halving = run.walk.halvings[i];
  const QString row = deep_row_words(run, halving.row);
  const QString levels = begun_large(number_in_words(static_cast<std::uint64_t>(halving.here.tree.depth)));
  return deep_step(because(run, i) + DeepWords::tr("%1. Row %2 lives on that side.").arg(levels, row), theorem(), 2,
                   {DeepWords::tr("Does it go above or below the rows that come?"),
                    {DeepWords::tr("above"), DeepWords::tr("below")}});
}

ScriptStep single_step(const DeepTreeRun& run, std::size_t i) {
  const TreeHalving& halving = run.walk.halvings[i];
  const QString row = deep_row_words(run, halving.row);
  const QString point = deep_point_words(run, halving.point);
  if (halving.here.tree.depth == 1)
    return deep_step(
        because(run, i) +
            DeepWords::tr("One level is left: point %1. Row %2 says %3 there.").arg(point, row, sign_of(halving.label)),
        theorem(), 2);
  return deep_step(
      because(run, i) + DeepWords::tr("Row %1 colours what is left: %2. It says %3 wherever we go on, and point %4 is "
                                      "its column.")
                            .arg(row, deep_sum_words(halving.plus, halving.minus), sign_of(halving.label), point),
      theorem(), 2);
}

ScriptStep leaf_step(const DeepTreeRun& run) {
  const TreeHalving& last = run.walk.halvings.back();
  const int columns = plural(run.walk.chain.points.size());
  return deep_step(DeepWords::tr("Row %1 is the leaf on the %2 side.")
                           .arg(deep_row_words(run, run.walk.last), other_sign(last.label)) +
                       u' ' + DeepWords::tr("The staircase has %n columns and one row more.", nullptr, columns),
                   theorem(), 2);
}

ScriptStep order_step(const DeepTreeRun& run) {
  QStringList columns;
  for (const PointIndex x : run.walk.chain.points) columns << deep_point_words(run, x);
  const int found = plural(run.walk.chain.points.size());
  const bool commas = columns.join(QString()).contains(u',');
  const QString names = columns.join(commas ? QStringLiteral("; ") : QStringLiteral(", "));
  const QString sentence =
      of_coin_flips(run) ? DeepWords::tr("Points %1 side by side: %n thresholds out of coin flips.", nullptr, found)
                         : DeepWords::tr("Points %1 side by side: %n thresholds.", nullptr, found);
  return deep_step(sentence.arg(names), DeepWords::tr("§3.2"), 3);
}

/// The least levels that promise one threshold more than the search found.
std::uint64_t levels_for(std::uint64_t thresholds) {
  constexpr std::uint64_t one = 1;
  return (one << thresholds) - 1;
}

constexpr unsigned most_asked = 30;

ScriptStep price_step(const DeepTreeRun& run) {
  const std::size_t found = run.searched.points.size();
  const QString promise =
      DeepWords::tr("A tree of %1 promises %n thresholds.", nullptr, promised_thresholds(levels_of(run)))
          .arg(levels_words(levels_of(run)));
  const QString search = run.searched.maximum ? DeepWords::tr("The class holds %n and no more.", nullptr, plural(found))
                                              : DeepWords::tr("A search finds %n here.", nullptr, plural(found));
  Question question;
  if (found < most_asked) question = {DeepWords::tr("How deep a tree promises %1?").arg(number_in_words(found + 1))};
  return deep_step(promise + u' ' + search, theorem(), 2, question);
}

ScriptStep hand_over_step(const DeepTreeRun& run) {
  const std::size_t found = run.searched.points.size();
  QString sentence;
  if (found < most_asked) sentence = DeepWords::tr("%1 levels.").arg(whole_text(levels_for(found + 1))) + u' ';
  sentence += DeepWords::tr(
      "Whoever learns a class with a deep tree privately learns thresholds privately. What does that give away?");
  return deep_step(sentence, DeepWords::tr("Theorem 10 · Theorem 1"), 2);
}

ScriptStep step_of(const DeepTreeRun& run, const DeepMoment& moment) {
  switch (moment.show) {
    case Show::tree: return tree_step(run);
    case Show::follow: return follow_step(run);
    case Show::coloured: return coloured_step(run);
    case Show::half: return half_step(run, moment.halving);
    case Show::placed: return placed_step(run, moment.halving);
    case Show::again: return again_step(run, moment.halving);
    case Show::single: return single_step(run, moment.halving);
    case Show::leaf: return leaf_step(run);
    case Show::order: return order_step(run);
    case Show::price: return price_step(run);
    case Show::hand_over: return hand_over_step(run);
  }
  return {};
}

/// The name of the part that begins with this moment; empty: it goes on.
QString part_name(const DeepMoment& moment) {
  switch (moment.show) {
    case Show::tree: return DeepWords::tr("The tree");
    case Show::follow: return DeepWords::tr("Colour");
    case Show::half: return moment.halving == 0 ? DeepWords::tr("Half the depth") : QString();
    case Show::again:
    case Show::single: return DeepWords::tr("Again");
    case Show::order: return DeepWords::tr("In order");
    case Show::price: return DeepWords::tr("The price");
    default: return {};
  }
}

/// So many halvings are told in steps of their own, later ones in one step each.
constexpr std::size_t told_slowly = 2;

std::vector<std::string_view> deep_fields() { return {"tree_class", "levels", "row", "colours", "turned"}; }

}  // namespace

std::vector<DeepMoment> deep_moments(const DeepTreeRun& run) {
  std::vector<DeepMoment> moments = {{Show::tree}};
  if (run.tree.depth == 0) return moments;
  moments.insert(moments.end(), {{Show::follow}, {Show::coloured}, {Show::half}});
  if (run.scenario.colours == TreeColours::hand) return moments;
  moments.push_back({Show::placed});
  const std::size_t halvings = run.walk.halvings.size();
  for (std::size_t i = 1; i < halvings; ++i) {
    if (i >= told_slowly || run.walk.halvings[i].here.tree.depth == 1) {
      moments.push_back({Show::single, i});
    } else {
      moments.insert(moments.end(), {{Show::again, i}, {Show::half, i}, {Show::placed, i}});
    }
  }
  for (const Show show : {Show::leaf, Show::order, Show::price, Show::hand_over}) moments.push_back({show, halvings});
  return moments;
}

DeepMoment deep_moment_at(const DeepTreeRun& run, int step) {
  const std::vector<DeepMoment> moments = deep_moments(run);
  if (step >= 0 && static_cast<std::size_t>(step) < moments.size()) return moments[static_cast<std::size_t>(step)];
  const auto order = std::find_if(moments.begin(), moments.end(), [](const auto& one) { return one.ordered(); });
  return order != moments.end() ? *order : moments.back();
}

int deep_step_of(const DeepTreeRun& run, Show show) {
  const std::vector<DeepMoment> moments = deep_moments(run);
  const auto found = std::find_if(moments.begin(), moments.end(), [&](const auto& one) { return one.show == show; });
  return found == moments.end() ? 0 : static_cast<int>(found - moments.begin());
}

std::shared_ptr<const Script> deep_tree_script(const DeepTreeRun& run) {
  std::vector<Script::Part> parts;
  for (const DeepMoment& moment : deep_moments(run)) {
    if (const QString name = part_name(moment); !name.isEmpty()) parts.push_back({name, {}});
    parts.back().steps.push_back(step_of(run, moment));
  }
  return std::make_shared<Script>(parts, 0);
}

QString deep_tree_title(const DeepTreeRun& run, int step) {
  const int found = plural(run.walk.chain.points.size());
  if (!deep_moment_at(run, step).ordered()) return DeepWords::tr("A deep tree hides thresholds");
  return DeepWords::tr("%1 hid %n thresholds", nullptr, found).arg(begun_large(levels_words(levels_of(run))));
}

QString deep_tree_subtitle(const DeepTreeRun& run, int step) {
  if (deep_moment_at(run, step).ordered())
    return DeepWords::tr("Each halving gave a row and a column. The proof promises %n.", nullptr,
                         promised_thresholds(levels_of(run)));
  return DeepWords::tr("However the nodes are coloured, one colour holds a tree of half the depth.");
}

std::vector<Note> deep_tree_notes(const DeepTreeRun& run, int step) {
  const DeepMoment moment = deep_moment_at(run, step);
  std::vector<Note> notes;
  if (moment.show == Show::half && moment.halving == 0) {
    notes.push_back({DeepWords::tr("Which trees are counted"),
                     DeepWords::tr("Trees in one colour that pass no node of it: on their way down they have a node "
                                   "wherever they meet one. Of these the deepest + tree and the deepest − tree have "
                                   "as many levels together as the whole tree.")});
    if (run.scenario.colours == TreeColours::hand)
      notes.push_back({DeepWords::tr("By hand"),
                       DeepWords::tr("Click a node to turn it. The bar keeps its length. The walk to thresholds needs "
                                     "the labels of a row.")});
  }
  if (moment.show == Show::placed)
    notes.push_back({DeepWords::tr("Why a staircase"),
                     DeepWords::tr("A row that says + at all later columns stands above the rows to come. One that "
                                   "says − stands below them.")});
  if (moment.show == Show::hand_over)
    notes.push_back(
        {DeepWords::tr("The way back"),
         DeepWords::tr("Thresholds in order give a tree, too: binary search among %1 of them asks %2 "
                       "points one after the other.")
             .arg(QString::number(run.searched.points.size()),
                  QString::number(run.searched.hypotheses.empty() ? 0 : tree_from_thresholds(run.searched).depth))});
  return notes;
}

FigureTold deep_tree_told(const DeepTreeRun& run) {
  FigureTold told;
  told.title = DeepWords::tr("One colour holds a tree of %1 out of %2")
                   .arg(levels_words(run.found.tree.depth), QString::number(levels_of(run)));
  told.drawn = DeepWords::tr(
      "A shattered tree; every node asks a point and has the colour of the label that the row gives it there. Framed "
      "nodes are a deepest tree in one colour.");
  told.found = steps_of(*deep_tree_script(run), {deep_step_of(run, Show::tree), deep_step_of(run, Show::half),
                                                 deep_step_of(run, Show::placed)});
  told.scenario = run.scenario;
  told.fields = deep_fields();
  return told;
}

FigureTold deep_tree_end_told(const DeepTreeRun& run) {
  FigureTold told;
  const int end = deep_step_of(run, Show::order);
  told.title = deep_tree_title(run, end);
  told.drawn = DeepWords::tr(
      "Above, where the columns were found in the tree. Left, the rows of the class with these columns framed; right, "
      "the same labels in order.");
  told.found = steps_of(*deep_tree_script(run), {end, end + 1});
  told.scenario = run.scenario;
  told.fields = deep_fields();
  return told;
}

QString deep_sum_words(int plus, int minus) {
  return QStringLiteral("%1 + %2 = %3").arg(plus).arg(minus).arg(plus + minus);
}

QString deep_point_words(const DeepTreeRun& run, PointIndex x) { return brief_name(run.concept_class().point_name(x)); }

QString deep_row_words(const DeepTreeRun& run, HypothesisIndex h) {
  return brief_name(run.concept_class().hypothesis_name(h));
}

}  // namespace littlestone::ui

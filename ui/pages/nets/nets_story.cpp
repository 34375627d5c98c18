// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/nets/nets_story.hpp"

#include <QCoreApplication>
#include <vector>

#include "ui/pages/nets/nets_words.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct NetsStory {
  Q_DECLARE_TR_FUNCTIONS(NetsStory)
};

QString hypothesis(const NetsRun& run, HypothesisIndex h) {
  return plain_name(run.data.concept_class.hypothesis_name(h));
}

QString point(const NetsRun& run, PointIndex x) { return plain_name(run.data.concept_class.point_name(x)); }

QString rows_told(std::uint64_t rows) {
  return NetsStory::tr("%1 row(s)", nullptr, plural(rows)).arg(whole_text(rows));
}

/// "The sixth row"; "Row 13".
QString row_told(std::uint64_t number) {
  switch (number) {
    case 1: return NetsStory::tr("The first row");
    case 2: return NetsStory::tr("The second row");
    case 3: return NetsStory::tr("The third row");
    case 4: return NetsStory::tr("The fourth row");
    case 5: return NetsStory::tr("The fifth row");
    case 6: return NetsStory::tr("The sixth row");
    case 7: return NetsStory::tr("The seventh row");
    case 8: return NetsStory::tr("The eighth row");
    case 9: return NetsStory::tr("The ninth row");
    case 10: return NetsStory::tr("The tenth row");
    case 11: return NetsStory::tr("The eleventh row");
    case 12: return NetsStory::tr("The twelfth row");
    default: return NetsStory::tr("Row %1").arg(whole_text(number));
  }
}

std::size_t hypotheses_in(const NetsRun& run, const NetsPiece& piece) {
  std::size_t count = 0;
  for (std::size_t s = piece.first; s <= piece.last; ++s) count += 1 + run.stops[s].others;
  return count;
}

/// What a row does to the pieces before it.
QString what_splits(const NetsRun& run, const NetsLevel& before, const NetsLevel& level) {
  const QString row = row_told(level.number);
  const QString at = point(run, level.example.point);
  if (level.seen) return NetsStory::tr("%1 is at point %2 again: it changes nothing.").arg(row, at);
  const QString label = level.example.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
  if (level.parted.empty())
    return NetsStory::tr("%1, a %2 at point %3, splits nothing: merged hypotheses agree there.").arg(row, label, at);
  if (level.parted.size() > 1)
    return NetsStory::tr("%1, a %2 at point %3, splits %4 pieces.").arg(row, label, at, counted(level.parted.size()));
  const NetsPiece& piece = before.pieces[level.parted.front()];
  const QString first = hypothesis(run, run.stops[piece.first].hypothesis);
  const QString last = hypothesis(run, run.stops[piece.last].hypothesis);
  const std::size_t count = hypotheses_in(run, piece);
  if (count == 2) return NetsStory::tr("%1, a %2 at point %3, parts %4 and %5.").arg(row, label, at, first, last);
  if (run.chain()) return NetsStory::tr("%1, a %2 at point %3, splits %4 to %5.").arg(row, label, at, first, last);
  return NetsStory::tr("%1, a %2 at point %3, splits the piece of %4, which has %5 hypotheses.")
      .arg(row, label, at, hypothesis(run, piece.piece.representative), counted(count));
}

QString ruler_told(const NetsRun& run, const NetsLevel& level) {
  const QString ruler = length_text(run.ruler);
  if (level.width == 0) return NetsStory::tr("Hypotheses that are still merged agree on all of S.");
  if (level.net)
    return NetsStory::tr("The longest piece left is %1 long, within the ruler of %2.")
        .arg(rows_told(level.width), ruler);
  return NetsStory::tr("The longest piece left is %1 long, more than the ruler of %2.")
      .arg(rows_told(level.width), ruler);
}

ScriptStep level_step(const NetsRun& run, std::size_t i) {
  const NetsLevel& level = run.levels[i];
  const QString reference = NetsStory::tr("§2.1");
  if (i == 0) {
    const std::uint64_t count = run.data.concept_class.size();
    if (count == 1) return {NetsStory::tr("Nothing to tell apart: the class has one hypothesis."), reference, 0};
    return {NetsStory::tr("No row, one piece. It holds all %1 hypotheses, and two of them differ on %2 of S. The ruler "
                          "allows %3.")
                .arg(counted(count), rows_told(level.width), length_text(run.ruler)),
            reference, 0};
  }
  const int rank = level.parted.empty() ? -1 : 1;
  return {what_splits(run, run.levels[i - 1], level) + u' ' + ruler_told(run, level), reference, rank,
          level.seen ? 1000.0 : 1600.0};
}

const NetsPiece& longest(const NetsLevel& level) {
  const NetsPiece* found = &level.pieces.front();
  for (const NetsPiece& piece : level.pieces)
    if (piece.piece.width > found->piece.width) found = &piece;
  return *found;
}

std::vector<ScriptStep> verdict_steps(const NetsRun& run) {
  const NetsLevel& level = run.last();
  const QString share = nets_share(run.scenario.alpha);
  const QString reference = NetsStory::tr("§2.1 · Lemma 4");
  const QString width = rows_told(level.width);
  const QString ruler = length_text(run.ruler);
  constexpr double dwell = 2600;
  if (level.net) {
    const QString left = counted_first(level.pieces.size());
    const QString all = counted(run.data.concept_class.size());
    const QString kept =
        run.data.concept_class.size() == 1 ? NetsStory::tr("The class is one hypothesis, and it is left.")
        : level.width == 0
            ? NetsStory::tr("%1 of %2 hypotheses are left, the first of each piece, and on S nothing is lost.")
                  .arg(left, all)
            : NetsStory::tr(
                  "%1 of %2 hypotheses are left, the first of each piece. Another of its piece fits S better by "
                  "%3 at most.")
                  .arg(left, all, width);
    return {
        {NetsStory::tr("The longest piece left is %1, within %2: T is a %3-net. Merged hypotheses differ on a share "
                       "of %3 of S at most.")
             .arg(width, ruler, share),
         reference, 2, dwell},
        {kept, reference, 1, dwell}};
  }
  const Piece& piece = longest(level).piece;
  QString merged = NetsStory::tr("T merges %1 and %2, and they differ on %3 of S. It cannot tell which of them fits.")
                       .arg(hypothesis(run, piece.left), hypothesis(run, piece.right), width);
  if (run.next && run.next->net)
    merged += u' ' + NetsStory::tr("One more row, at point %1, would do.").arg(point(run, run.next->example.point));
  return {{NetsStory::tr("The longest piece left is %1, more than %2: T is no %3-net.").arg(width, ruler, share),
           reference, 2, dwell},
          {merged, reference, 1, dwell}};
}

QString failure_told(const NetsRun& run, const NetsSums& sums) {
  const std::uint64_t size = run.scenario.subset;
  const QString chance = told_probability(sums.here.failure);
  if (size == 0) return NetsStory::tr("Without any row the chance to be no net is %1.").arg(chance);
  if (sums.draws > 0)
    return NetsStory::tr(
               "S has %1 points, too many to sum exactly. Of %2 random subsets of %3 a share of %4 is no net.")
        .arg(whole_text(run.points.size()), whole_text(sums.draws), rows_told(size), chance);
  QString told =
      NetsStory::tr("%1 random row(s) fail with chance %2.", nullptr, plural(size)).arg(counted_first(size), chance);
  const QString subsets = sums.subsets > 0 ? whole_text(sums.subsets) : power_of_ten_text(sums.log10_subsets);
  if (sums.subsets == 1) return told;
  return told + u' ' + NetsStory::tr("That is the sum over all %1 subsets of that size.").arg(subsets);
}

QString enough_told(const NetsRun& run, const NetsSums& sums) {
  const QString beta = nets_share(run.scenario.beta);
  if (!sums.enough)
    return NetsStory::tr(
               "How many rows miss with chance %1 at most is not known exactly. The bound promises it from %2 "
               "on.")
        .arg(beta, rows_told(run.bound_enough));
  return NetsStory::tr("%1 row(s) suffice: fewer fail with a chance above %2, these and more do not.", nullptr,
                       plural(*sums.enough))
      .arg(counted_first(*sums.enough), beta);
}

QString bound_told(const NetsRun& run) {
  if (run.data.concept_class.size() == 1) return NetsStory::tr("With one hypothesis no bound is needed.");
  const QString vc = run.dimension_known ? NetsStory::tr("The VC bound knows d = %1 and asks for %2.")
                                         : NetsStory::tr("The VC bound, with d at most %1, asks for %2.");
  return NetsStory::tr("The bound that uses only the number of hypotheses, %1, needs %2.")
             .arg(whole_text(run.data.concept_class.size()), rows_told(run.bound_enough)) +
         u' ' + vc.arg(QString::number(run.dimension), whole_text(run.vc_enough)) + u' ' +
         NetsStory::tr("Neither looks at S.");
}

QString mean_told(const NetsRun& run, const NetsSums& sums) {
  const std::uint64_t size = run.scenario.subset;
  const QString all = counted(run.data.concept_class.size());
  if (!sums.here.mean)
    return NetsStory::tr("Of %1 hypotheses this T leaves %2.").arg(all, counted(run.last().pieces.size()));
  if (size == 0) return NetsStory::tr("No row leaves one piece.");
  return NetsStory::tr("%1 random row(s) leave %2 of %3 hypotheses on average.", nullptr, plural(size))
      .arg(counted_first(size), mean_text(*sums.here.mean), all);
}

std::vector<ScriptStep> sum_steps(const NetsRun& run) {
  constexpr double dwell = 2400;
  constexpr double motion = 480;
  const QString exact = NetsStory::tr("§2.1");
  if (!run.sums) {
    const ScriptStep waiting{NetsStory::tr("The sum over all subsets is being computed."), exact, 1, dwell, motion};
    return {4, waiting};
  }
  return {{failure_told(run, *run.sums), exact, 1, dwell, motion},
          {enough_told(run, *run.sums), exact, 1, dwell, motion},
          {bound_told(run), NetsStory::tr("Lemma 4"), 1, dwell, motion},
          {mean_told(run, *run.sums), NetsStory::tr("Lemma 5"), 1, dwell, motion}};
}

}  // namespace

std::shared_ptr<const Script> nets_script(const NetsRun& run) {
  Script::Part rows{NetsStory::tr("Draw T, one row per step"), {}};
  for (std::size_t i = 0; i < run.levels.size(); ++i) rows.steps.push_back(level_step(run, i));
  return std::make_shared<Script>(
      std::vector<Script::Part>{
          rows, {NetsStory::tr("Net or not"), verdict_steps(run)}, {NetsStory::tr("All subsets"), sum_steps(run)}},
      static_cast<int>(run.levels.size()));
}

QString nets_title(const NetsRun& run) {
  const std::uint64_t rows = run.subset.size();
  const std::size_t count = run.data.concept_class.size();
  const std::size_t left = run.last().pieces.size();
  if (count == 1) return NetsStory::tr("Nothing to tell apart");
  if (rows == 0) return NetsStory::tr("No row, one piece");
  const QString who = counted_first(rows);
  if (left == count)
    return NetsStory::tr("%1 row(s) tell all %2 hypotheses apart", nullptr, plural(rows)).arg(who, counted(count));
  if (left == 1)
    return NetsStory::tr("%1 row(s) tell none of %2 hypotheses apart", nullptr, plural(rows)).arg(who, counted(count));
  return NetsStory::tr("%1 row(s) make %2 hypotheses %3", nullptr, plural(rows))
      .arg(who, counted(count), counted(left));
}

FigureTold nets_told(const NetsRun& run) {
  // After a step a level: two of the verdict, then failure, enough, bound and mean of all subsets.
  const int verdict = static_cast<int>(run.levels.size());
  FigureTold told;
  told.title = nets_title(run);
  told.drawn = NetsStory::tr(
      "Above, what T cannot tell apart after each of its rows: a full dot is the first hypothesis of a piece, the "
      "longest "
      "piece is hatched, the ruler is α·n rows long. Below, the chance that random rows are no net, exact (short "
      "ticks) "
      "and bounded (dashed), and how many hypotheses they leave on average.");
  told.found = steps_of(*nets_script(run), {verdict, verdict + 2, verdict + 3, verdict + 4});
  told.scenario = run.scenario;
  told.fields = {"class",  "marginal", "data",  "target", "noise", "examples",
                 "subset", "chosen",   "alpha", "beta",   "seed"};
  return told;
}

FigureTold nets_curves_told(const NetsRun& run) {
  const int all = static_cast<int>(run.levels.size()) + 2;
  FigureTold told = nets_told(run);
  if (run.sums && run.sums->enough) {
    told.title = NetsStory::tr("%1 row(s) suffice, a bound asks for %2", nullptr, plural(*run.sums->enough))
                     .arg(counted_first(*run.sums->enough), whole_text(run.bound_enough));
  }
  told.drawn = NetsStory::tr(
      "The chance that random rows of S are no net, exact (short ticks) and bounded (dashed), against β (dashed), and "
      "how "
      "many hypotheses they leave on average.");
  told.found = steps_of(*nets_script(run), {all + 1, all, all + 2, all + 3});
  return told;
}

QString told_piece(const NetsRun& run, const NetsPiece& piece) {
  const QString first = hypothesis(run, piece.piece.representative);
  const std::size_t count = hypotheses_in(run, piece);
  if (count == 1) return NetsStory::tr("%1 alone").arg(first);
  if (piece.piece.width == 0) return NetsStory::tr("%1 and %2 more, alike on S").arg(first, whole_text(count - 1));
  return NetsStory::tr("%1 hypotheses, the first is %2; %3 and %4 differ on %5 of S")
      .arg(whole_text(count), first, hypothesis(run, piece.piece.left), hypothesis(run, piece.piece.right),
           rows_told(piece.piece.width));
}

QString told_neighbour(const NetsRun& run) {
  const WorstNetRow& worst = run.neighbour->worst;
  if (!worst.row) {
    return worst.exact
               ? NetsStory::tr("No change of one example moves the longest piece of this $T$ or their number.")
               : NetsStory::tr(
                     "No change of one example that was tried moves the longest piece of this $T$ or their number.");
  }
  const NetsRun& changed = *run.neighbour->run;
  const QString moves = worst.in_subset
                            ? NetsStory::tr("Row %1 of $S$, which is in $T$, goes from point %2 to point %3.")
                            : NetsStory::tr("Row %1 of $S$, which is not in $T$, goes from point %2 to point %3.");
  QString told = moves.arg(whole_text(*worst.row + 1), point(run, run.data.rows.rows()[*worst.row].point),
                           point(run, worst.example.point)) +
                 u' ';
  told += worst.moved() > 0
              ? NetsStory::tr("The longest piece left goes from %1 to %2, and $|H_T|$ from %3 to %4.")
                    .arg(rows_told(worst.width), rows_told(worst.width_after), whole_text(worst.pieces),
                         whole_text(worst.pieces_after))
              : NetsStory::tr("The longest piece left stays at %1, and $|H_T|$ goes from %2 to %3.")
                    .arg(rows_told(worst.width), whole_text(worst.pieces), whole_text(worst.pieces_after));
  told +=
      u' ' +
      (worst.exact
           ? NetsStory::tr("No other of the %1 changes of one example moves it more.").arg(whole_text(worst.neighbours))
           : NetsStory::tr("No other change that was tried moves it more; there are too many to try "
                           "them all, so this is a lower bound."));
  const auto exact = [](const NetsRun& one) { return one.sums && one.sums->draws == 0; };
  if (exact(run) && exact(changed) && run.scenario.subset > 0) {
    const QString before = told_probability(run.sums->here.failure);
    const QString after = told_probability(changed.sums->here.failure);
    told += u' ' + (before == after
                        ? NetsStory::tr("Over all $T$ of this size the chance to be no net stays near %1.").arg(before)
                        : NetsStory::tr("Over all $T$ of this size the chance to be no net goes from %1 to %2.")
                              .arg(before, after));
  }
  return told;
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ladder/ladder_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/base/bound_text.hpp"
#include "core/concept/inline_table.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct LadderWords {
  Q_DECLARE_TR_FUNCTIONS(LadderWords)
};

/// A number for a sentence.
QString told_number(double value, LadderSide side) { return told(ladder_number(value, side)); }

/// Whether the rows are a chain with a row of every size: thresholds on the points, in some order.
bool is_chain(const ConceptClass& concept_class) {
  if (concept_class.size() != concept_class.points() + 1) return false;
  std::vector<std::string> rows;
  for (HypothesisIndex h = 0; h < concept_class.size(); ++h) rows.push_back(concept_class.row(h).to_string());
  const auto pluses = [](const std::string& row) { return std::count(row.begin(), row.end(), '+'); };
  std::sort(rows.begin(), rows.end(), [&](const auto& a, const auto& b) { return pluses(a) < pluses(b); });
  for (std::size_t i = 0; i + 1 < rows.size(); ++i)
    for (std::size_t x = 0; x < rows[i].size(); ++x)
      if (rows[i][x] == '+' && rows[i + 1][x] != '+') return false;
  return true;
}

bool threshold_table(const LadderRow& row) { return is_inline_table(row.class_text) && is_chain(row.concept_class); }

/// The class in a sentence.
QString sentence_class(const LadderRow& row) { return literal(ladder_class(row)); }

QString one_example_sentence(const LadderRow& row) {
  const QString name = sentence_class(row);
  const double lower = to_double(row.one.lower);
  const double upper = to_double(row.one.upper);
  if (row.one.exact())
    return LadderWords::tr("With one example the best learner of %1 has exactly %2.")
        .arg(name, told_number(lower, LadderSide::near));
  return LadderWords::tr("With one example the best learner of %1 has %2 or more, but not more than %3.")
      .arg(name, told_number(lower, LadderSide::below), told_number(upper, LadderSide::above));
}

QString not_searched(const LadderRun& run) {
  return run.complete ? LadderWords::tr("This class is too large to be searched.")
                      : LadderWords::tr("Its worst world is not known yet.");
}

QString reached_sentence(const LadderRun& run) {
  const auto count =
      std::count_if(run.rows.begin(), run.rows.end(), [](const LadderRow& row) { return row.reaches(); });
  if (static_cast<std::size_t>(count) == run.rows.size() && count > 1)
    return LadderWords::tr("In every class G* reaches its ceiling.");
  if (count == 0) return LadderWords::tr("In no class does G* reach its ceiling.");
  if (count == 1) return LadderWords::tr("In one class G* reaches its ceiling.");
  return LadderWords::tr("In %1 classes G* reaches its ceiling.")
      .arg(number_in_words(static_cast<std::uint64_t>(count)));
}

/// How near a ceiling is reached at least; none where none is.
std::optional<double> reached_within(const LadderRun& run) {
  std::optional<double> within;
  for (const LadderRow& row : run.rows)
    if (row.reaches()) within = std::max(within.value_or(0), to_double(row.tolerance()));
  return within;
}

QString g_star_sentence(const LadderRun& run) {
  const LadderRow& row = run.rows[run.hardest()];
  QString answer = not_searched(run);
  if (row.g_star) {
    const double one_lower = to_double(row.one.lower);
    const double one_upper = to_double(row.one.upper);
    const QString lower = told_number(row.g_star->lower, LadderSide::below);
    const QString upper = told_number(row.g_star->upper, LadderSide::above);
    if (row.g_star->lower > one_upper)
      answer = LadderWords::tr("Yes: %1 at least.").arg(lower);
    else if (row.g_star->upper < one_lower)
      answer = LadderWords::tr("No: %1 at most.").arg(upper);
    else
      answer = LadderWords::tr("Not surely: it has between %1 and %2.").arg(lower, upper);
  }
  return answer + u' ' + reached_sentence(run);
}

QString g_sentence(const LadderRun& run) {
  constexpr qsizetype most_values = 4;
  QStringList values;
  bool left = true;
  for (const LadderRow& row : run.rows) {
    if (!row.g || !row.g_star) continue;
    left = left && row.g->upper < row.g_star->lower;
    const QString value = told_number(row.g->upper, LadderSide::near);
    if (!values.contains(value) && values.size() < most_values) values += value;
  }
  if (values.isEmpty()) return LadderWords::tr("No worst world of G is known yet.");
  const QString all = values.join(QStringLiteral(", "));
  return left ? LadderWords::tr("Left of it, as it sometimes gives no answer: %1.").arg(all)
              : LadderWords::tr("Never right of it, as it sometimes gives no answer: %1.").arg(all);
}

QString proofs_sentence(const LadderRun& run) {
  const LadderRow& row = run.rows[run.hardest()];
  QStringList text = {LadderWords::tr("For %1 the proof promises %2.")
                          .arg(sentence_class(row), told_number(row.proof.eta, LadderSide::near))};
  if (row.g_star)
    text +=
        LadderWords::tr("In the worst world G* has %1 or more.").arg(told_number(row.g_star->lower, LadderSide::below));
  text += LadderWords::tr("No learner has more than %1 everywhere.").arg(one_over_text(row.lists.lower));
  return text.join(u' ');
}

QString gap_sentence(const LadderRun& run) {
  const auto farthest = run.farthest();
  if (!farthest) {
    const bool known = std::all_of(run.rows.begin(), run.rows.end(), [](const auto& row) { return row.g_star; });
    return known ? LadderWords::tr("In none: G* reaches the ceiling of each of them.")
                 : LadderWords::tr("That is not known yet: the search has not ended.");
  }
  const LadderRow& row = run.rows[*farthest];
  const std::vector<PredictorMass>& best = row.g_star->best;
  constexpr double alike = 0.95;
  const auto count = static_cast<std::uint64_t>(std::count_if(best.begin(), best.end(), [&](const PredictorMass& one) {
    return one.probability >= alike * best.front().probability;
  }));
  const QString each = told(tick_text(std::round(row.g_star->upper * 100) / 100));
  QString text = sentence_class(row) + QStringLiteral(". ");
  text +=
      count == 1
          ? LadderWords::tr("One answer leads in its worst world, with about %1.").arg(each)
          : begun_large(
                LadderWords::tr("%1 answers share its worst world, about %2 each.").arg(number_in_words(count), each));
  text += u' ';
  text +=
      row.lists.exact()
          ? LadderWords::tr("With enough examples another learner comes near %1.").arg(one_over_text(row.lists.lower))
          : LadderWords::tr("Whether another learner comes near %1 is open.").arg(one_over_text(row.lists.lower));
  return text;
}

/// Three classes to choose from, in the order of the rows.
QStringList asked_classes(const LadderRun& run) {
  std::vector<std::size_t> chosen = {run.hardest()};
  const auto add = [&](std::size_t row) {
    if (chosen.size() < 3 && std::find(chosen.begin(), chosen.end(), row) == chosen.end()) chosen.push_back(row);
  };
  if (const auto farthest = run.farthest()) add(*farthest);
  for (std::size_t row = 0; row < run.rows.size(); ++row) add(row);
  std::sort(chosen.begin(), chosen.end());
  QStringList names;
  for (const std::size_t row : chosen) names += ladder_class(run.rows[row]);
  return names.size() > 1 ? names : QStringList();
}

}  // namespace

QString ladder_number(double value, LadderSide side) {
  if (!(value > 0)) return QStringLiteral("0");
  constexpr double least_plain = 0.001;
  const int digits = value < least_plain ? 2 : 3;
  const int place = littlestone::place_of(value, digits);
  double shown = value;
  switch (side) {
    case LadderSide::below: shown = littlestone::lowered(value, place); break;
    case LadderSide::above: shown = littlestone::raised(value, place); break;
    case LadderSide::near: {
      const double unit = std::pow(10.0, place);
      shown = std::round(value / unit) * unit;
      break;
    }
  }
  if (shown >= least_plain) return tick_text(shown);
  const int exponent = littlestone::place_of(shown * (1 + 1e-12), 1);
  return QString::number(shown / std::pow(10.0, exponent), 'g', 2) + QStringLiteral("\u00B710") + superscript(exponent);
}

QString ladder_bracket(double lower, double upper) {
  const QString from = ladder_number(lower, LadderSide::below);
  const QString to = ladder_number(upper, LadderSide::above);
  return from == to || lower == upper ? ladder_number(lower) : from + QStringLiteral(" – ") + to;
}

QString ladder_class(const LadderRow& row) {
  if (threshold_table(row)) return LadderWords::tr("%n thresholds", nullptr, plural(row.concept_class.size()));
  if (is_inline_table(row.class_text)) return shortened(QString::fromStdString(row.class_text).section(u':', 1));
  return class_title(row.class_text);
}

QString ladder_size(const LadderRow& row) {
  return threshold_table(row) ? LadderWords::tr("%n points", nullptr, plural(row.concept_class.points()))
                              : LadderWords::tr("%n rows", nullptr, plural(row.concept_class.size()));
}

QString ladder_reason(const LadderRow& row) {
  const auto set = [&] {
    int count = 0;
    for (PointSet left = row.lists.lower_points; left != 0; left &= left - 1) ++count;
    return count;
  };
  switch (row.lists.lower_rule) {
    case ListNumberRule::both_labels:
      return LadderWords::tr("Worlds lead from one label of a point to the other, so somewhere two answers tie.");
    case ListNumberRule::shattered:
      return LadderWords::tr("%n points are shattered: somewhere as many answers tie.", nullptr, set());
    case ListNumberRule::sphere:
      return LadderWords::tr("%n points are shattered and their sphere bounds: somewhere one answer more ties.",
                             nullptr, set());
    default: return LadderWords::tr("One answer can be enough.");
  }
}

std::size_t ladder_told_row(const LadderRun& run, int step, std::optional<std::size_t> pointed) {
  if (pointed && *pointed < run.rows.size()) return *pointed;
  if (step == ladder_steps::gap)
    if (const auto farthest = run.farthest()) return *farthest;
  return run.hardest();
}

std::vector<std::pair<QString, QString>> ladder_card_lines(const LadderRun& run, std::size_t index, int step) {
  const LadderRow& row = run.rows[index];
  const QString n = QString::fromStdString(run.scenario.block);
  const auto searched = [&](const std::optional<WorstWorld>& found) {
    if (!found) return row.asked ? LadderWords::tr("too large") : LadderWords::tr("not yet");
    const QString bracket = ladder_bracket(found->lower, found->upper);
    return found->exact ? bracket : LadderWords::tr("%1, stopped").arg(bracket);
  };
  const auto proof = [](const LadderProof& one) {
    return std::pair{LadderWords::tr("proof, %n blocks", nullptr, plural(one.blocks)), ladder_number(one.eta)};
  };
  const QString limit = row.lists.exact()
                            ? ladder_number(row.ceiling())
                            : LadderWords::tr("$L$ between %1 and %2").arg(row.lists.lower).arg(row.lists.upper);
  const bool fewer_first = row.proof.blocks < row.other.blocks;
  std::vector<std::pair<QString, QString>> lines = {
      {LadderWords::tr("any learner, $1/L$"), limit},
      {row.one.exact() ? LadderWords::tr("one example, exact") : LadderWords::tr("one example"),
       ladder_bracket(to_double(row.one.lower), to_double(row.one.upper))},
      {LadderWords::tr("G*, $n$ = %1").arg(n), searched(row.g_star)},
      {LadderWords::tr("G, $n$ = %1").arg(n), searched(row.g)},
      proof(fewer_first ? row.proof : row.other),
      proof(fewer_first ? row.other : row.proof),
      {LadderWords::tr("paper"), ladder_number(row.paper)}};
  if (step < ladder_steps::proofs) lines.resize(static_cast<std::size_t>(std::max(0, step)) + 1);  // one a step before
  return lines;
}

QString ladder_row_words(const LadderRun& run, std::size_t row, int step) {
  if (row >= run.rows.size()) return {};
  QStringList parts;
  const auto plain = [](QString markup) { return markup.remove(u'$'); };
  for (const auto& [name, value] : ladder_card_lines(run, row, step)) parts += plain(name) + u' ' + plain(value);
  return sentence_class(run.rows[row]) + QStringLiteral(": ") + parts.join(QStringLiteral("; "));
}

QString ladder_mark_words(const LadderRun& run, LadderThing thing, bool pictured) {
  const LadderRow& row = run.rows[thing.row];
  const auto lines = ladder_card_lines(run, thing.row, ladder_steps::gap);
  const bool fewer_first = row.proof.blocks < row.other.blocks;
  const auto line = [&]() -> std::size_t {
    switch (thing.mark) {
      case LadderMark::one: return 1;
      case LadderMark::g_star: return 2;
      case LadderMark::g: return 3;
      case LadderMark::proof: return fewer_first ? 4 : 5;
      case LadderMark::paper: return 6;
      default: return 0;
    }
  }();
  const QString said = QString(lines[line].first + u' ' + lines[line].second).remove(u'$');
  const QString words = sentence_class(row) + QStringLiteral(": ") + said;
  switch (thing.mark) {
    case LadderMark::g_star:
    case LadderMark::g: return LadderWords::tr("%1. A click opens Worst world.").arg(words);
    case LadderMark::ceiling:
      return pictured ? LadderWords::tr("%1. A click opens One more point.").arg(words)
                      : LadderWords::tr("%1. A click opens the table.").arg(words);
    default: return words;
  }
}

std::shared_ptr<const Script> ladder_script(const LadderRun& run) {
  const LadderRow& hardest = run.rows[run.hardest()];
  const QString name = sentence_class(hardest);
  const auto part = [](const QString& title, const QString& sentence, const QString& reference, int rank,
                       const Question& question) {
    return Script::Part{title, {{sentence, reference, rank, 2400, 240, question}}};
  };
  return std::make_shared<Script>(
      std::vector{
          part(LadderWords::tr("Ceiling"), LadderWords::tr("No learner stays beyond the dashed line in every world."),
               LadderWords::tr("Stability, parts 5 and 8"), 2,
               {LadderWords::tr("Why is it %1 for %2?").arg(one_over_text(hardest.lists.lower), name)}),
          part(LadderWords::tr("One example"), one_example_sentence(hardest), LadderWords::tr("Stability, part 9"), 1,
               {LadderWords::tr("Will a tournament of %n examples do better?", nullptr,
                                plural(hardest.examples(run.scenario)))}),
          part(LadderWords::tr("G*"), g_star_sentence(run), LadderWords::tr("Stability, part 4"), 2,
               {LadderWords::tr("Where will G be?")}),
          part(LadderWords::tr("G"), g_sentence(run), LadderWords::tr("Stability, parts 2 and 4"), 1,
               {LadderWords::tr("And what does the proof promise?")}),
          part(LadderWords::tr("Proofs"), proofs_sentence(run),
               LadderWords::tr("Stability, parts 4 and 8 · Definition 6"), 3,
               {LadderWords::tr("In which class is G* farthest from its ceiling?"), asked_classes(run)}),
          part(LadderWords::tr("The gap"), gap_sentence(run), LadderWords::tr("Stability, parts 4 and 5"), 2, {})},
      ladder_steps::proofs);
}

std::vector<Note> ladder_notes(const LadderRun& run, int step, std::size_t index) {
  const LadderRow& row = run.rows[index];
  std::vector<Note> notes;
  const QString limit = one_over_text(row.lists.lower);
  if (step > ladder_steps::ceiling)
    notes.push_back({row.lists.exact() ? LadderWords::tr("Why $1/L$ = %1").arg(limit)
                                       : LadderWords::tr("Why $1/L$ is at most %1").arg(limit),
                     ladder_reason(row) + u' ' + LadderWords::tr("Only answers of error below ½ count.")});
  QString examples = LadderWords::tr("G and G* may see %n examples here, blocks · $n$ + $n$, not one.", nullptr,
                                     plural(row.examples(run.scenario)));
  if (step == ladder_steps::g_star && reached_within(run))
    examples += u' ' + LadderWords::tr("“Reaches”: to %1, as the search tells.")
                           .arg(told_number(*reached_within(run), LadderSide::near));
  if (step == ladder_steps::gap && row.g_star)
    examples += u' ' + LadderWords::tr("The target of its worst world: %1.")
                           .arg(plain_name(row.concept_class.hypothesis_name(row.g_star->target)));
  if (row.one.alpha)
    examples +=
        u' ' + LadderWords::tr("One example: answers of error up to %1 count.").arg(rational_text(*row.one.alpha));
  if (!run.complete) {
    const auto asked = std::count_if(run.rows.begin(), run.rows.end(), [](const auto& one) { return one.asked; });
    examples += u' ' + LadderWords::tr("Worst worlds known: %1 of %2 classes.").arg(asked).arg(run.rows.size());
  }
  notes.push_back({LadderWords::tr("Not equally many examples"), examples});
  return notes;
}

FigureTold ladder_told(const LadderRun& run) {
  const auto script = ladder_script(run);
  const LadderRow& row = run.rows[run.hardest()];
  FigureTold told;
  const QString proof = told_number(row.proof.eta, LadderSide::near);
  const QString ceiling = one_over_text(row.lists.lower);
  told.title = row.g_star
                   ? LadderWords::tr("%1: proof %2, truth %3 or more, ceiling %4")
                         .arg(sentence_class(row), proof, told_number(row.g_star->lower, LadderSide::below), ceiling)
                   : LadderWords::tr("%1: proof %2, ceiling %3").arg(sentence_class(row), proof, ceiling);
  told.drawn = LadderWords::tr(
      "A class a row, on a log scale whose last step is enlarged: what the paper and sharp constants promise (dashed "
      "ticks), what G (rings) and G* (dots) have in their worst world, computed, what no learner passes (dashed line, "
      "hatched beyond), and below it the best learner with one example.");
  told.found = steps_of(*script, {ladder_steps::proofs, ladder_steps::g_star, ladder_steps::gap});
  told.scenario = run.scenario;
  told.fields = {"classes", "block", "allowed", "proof"};
  return told;
}

}  // namespace littlestone::ui

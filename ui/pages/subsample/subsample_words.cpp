// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/subsample/subsample_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct SubsampleTexts {
  Q_DECLARE_TR_FUNCTIONS(SubsamplePage)
};

QString told_chance(double chance) { return told_in_order(probability_text(chance)); }

QString draw_sentence(const SubsampleRun& run, std::uint64_t from, std::uint64_t to) {
  const QString changed = row_name(run.scenario.changed);
  if (to == from + 1) {
    const std::uint64_t row = run.draws[from];
    if (row == run.scenario.changed)
      return SubsampleTexts::tr("Draw %1 takes row %2, the one that changes.").arg(whole_text(to), changed);
    return SubsampleTexts::tr("Draw %1 takes row %2.").arg(whole_text(to), row_name(row));
  }
  const auto seen = static_cast<std::uint64_t>(
      std::count(run.draws.begin(), run.draws.begin() + static_cast<std::ptrdiff_t>(to), run.scenario.changed));
  return SubsampleTexts::tr("Draws %1 to %2.").arg(whole_text(from + 1), whole_text(to)) + u' ' +
         with_groups(SubsampleTexts::tr("Row %1 came %n times so far.", nullptr, plural(seen)), seen).arg(changed);
}

QString copies_sentence(const SubsampleRun& run) {
  const QString row = row_name(run.scenario.changed);
  if (run.copies == 0) return SubsampleTexts::tr("Row %1 is not there; A cannot know it.").arg(row);
  if (run.copies == 1) return SubsampleTexts::tr("Row %1 came once.").arg(row);
  if (run.copies == 2) return SubsampleTexts::tr("Row %1 came twice.").arg(row);
  return with_groups(SubsampleTexts::tr("Row %1 came %n times.", nullptr, plural(run.copies)), run.copies).arg(row);
}

QString own_stretch_sentence(const SubsampleRun& run) {
  const auto& law = run.own().law;
  const double chance = run.copies < law.size() ? law[run.copies] : 0;
  QString piece;
  if (run.copies == 0) {
    piece = SubsampleTexts::tr("Draws without the row reveal nothing about it: they have probability %1.")
                .arg(told_chance(chance));
  } else {
    const double factor = std::exp(to_double(run.scenario.epsilon) * static_cast<double>(run.copies));
    piece = with_groups(SubsampleTexts::tr("%n copies can make an output %1 times as likely, with chance %2.", nullptr,
                                           plural(run.copies)),
                        run.copies)
                .arg(told_in_order(factor_text(factor)), told_chance(chance));
  }
  return piece + u' ' +
         SubsampleTexts::tr("Over all draws the factor is %1.").arg(told_in_order(factor_text(run.own().factor())));
}

QString whole_sentence(const SubsampleRun& run) {
  const QString before = told_in_order(rational_text(run.scenario.epsilon));
  if (!run.scenario.shuffled) {
    if (const auto epsilon = run.epsilon()) {
      return SubsampleTexts::tr("A was %1-private. Passed on in the order of S the whole is %2-private, shuffled %3.")
          .arg(before, told_upper(*epsilon), told_upper(run.own().amplified.epsilon));
    }
    return SubsampleTexts::tr(
               "A was %1-private. Shuffled, the whole is %2-private; in the order of S the formula is not "
               "proved.")
        .arg(before, told_upper(run.own().amplified.epsilon));
  }
  const QString own = SubsampleTexts::tr("A was %1-private, the whole is %2-private.")
                          .arg(before, told_upper(run.own().amplified.epsilon));
  if (!run.never) return own + u' ' + SubsampleTexts::tr("Without putting back there are too few rows.");
  const SubsampleBar& other = run.scenario.put_back ? *run.never : run.put_back;
  const QString told = told_upper(other.amplified.epsilon);
  return own + u' ' +
         (run.scenario.put_back ? SubsampleTexts::tr("Without replacement it would be %1.").arg(told)
                                : SubsampleTexts::tr("With replacement it would be %1.").arg(told));
}

QString keeping_sentence(const SubsampleRun& run) {
  if (!run.scenario.put_back) return SubsampleTexts::tr("Sampling without replacement keeps ε for any number of rows.");
  const bool stated = run.scenario.epsilon <= 1;
  const QString exact = with_groups(SubsampleTexts::tr("%n rows keep ε exactly.", nullptr, plural(run.keeping->least)),
                                    run.keeping->least);
  if (!stated) return exact + u' ' + SubsampleTexts::tr("Lemma 15 is stated for ε up to 1.");
  return exact + u' ' + SubsampleTexts::tr("Lemma 15 asks for %1.").arg(told_in_order(whole_text(run.keeping->paper)));
}

QString order_sentence(const SubsampleRun& run) {
  const QString in_order = told_upper(run.tiny.in_order);
  const QString formula = told_upper(run.tiny.shuffled);
  if (run.tiny.exceeds())
    return SubsampleTexts::tr("%1 of %2 rows, passed on in the order of S: %3, above the formula’s %4. So shuffle.")
        .arg(whole_text(run.tiny.drawn), whole_text(run.tiny.rows), in_order, formula);
  return SubsampleTexts::tr("%1 of %2 rows, passed on in the order of S: %3, no more than the formula’s %4.")
      .arg(whole_text(run.tiny.drawn), whole_text(run.tiny.rows), in_order, formula);
}

}  // namespace

SubsampleMoment::SubsampleMoment(std::uint64_t draws_in, int step_in) : draws(std::max<std::uint64_t>(1, draws_in)) {
  constexpr std::uint64_t most = 8;
  falls = static_cast<int>(std::min(most, draws));
  step = std::clamp(step_in, 0, last());
}

std::uint64_t SubsampleMoment::drawn_at(int some_step) const {
  const auto done = static_cast<std::uint64_t>(std::clamp(some_step + 1, 0, falls));
  return draws * done / static_cast<std::uint64_t>(falls);
}

QString factor_text(double factor) {
  constexpr double large = 1000;
  return factor < large ? QString::number(factor, 'f', 3) : count_text(factor);
}

QString row_name(std::uint64_t row) { return whole_text(row + 1); }

std::shared_ptr<const Script> subsample_script(const SubsampleRun& run) {
  const QString lemma =
      run.scenario.put_back ? SubsampleTexts::tr("Lemma 15 (after [BNSV15])") : SubsampleTexts::tr("DF Lemma 8");
  const QString both = SubsampleTexts::tr("Lemma 15 (after [BNSV15]) · DF Lemma 8");
  const SubsampleMoment moment(run.draws.size(), 0);
  Script::Part draw{moment.falls == static_cast<int>(run.draws.size()) ? SubsampleTexts::tr("Draw, one row per step")
                                                                       : SubsampleTexts::tr("Draw"),
                    {}};
  for (int i = 0; i < moment.falls; ++i)
    draw.steps.push_back(
        {draw_sentence(run, moment.drawn_at(i - 1), moment.drawn_at(i)), lemma, i == 0 ? 2 : 1, 1000, 120});
  Script::Part given{SubsampleTexts::tr("A"), {}};
  given.steps = {{SubsampleTexts::tr("A sees the drawn rows and nothing else.") + u' ' + copies_sentence(run), lemma, 2,
                  2000, 240}};
  Script::Part stretch{SubsampleTexts::tr("Stretch"), {}};
  stretch.steps = {{own_stretch_sentence(run), lemma, 2, 2400, 320}, {whole_sentence(run), both, 1, 2400, 320}};
  Script::Part compare{SubsampleTexts::tr("Compare"), {}};
  compare.steps = {{keeping_sentence(run), SubsampleTexts::tr("Lemma 15"), 2, 2400},
                   {order_sentence(run), SubsampleTexts::tr("DF Lemma 8"), 1, 2600}};
  return std::make_shared<Script>(std::vector<Script::Part>{draw, given, stretch, compare}, moment.other(),
                                  moment.stretch());
}

std::vector<Note> subsample_notes(const SubsampleRun& run) {
  std::vector<Note> notes;
  const KeepingRows& keeping = *run.keeping;
  const double epsilon = to_double(run.scenario.epsilon);
  const QString times = upper_text(std::expm1(epsilon) / epsilon);
  if (run.scenario.put_back) {
    const QString attained = SubsampleTexts::tr(
                                 "The stretch (1 + ($e^ε$ − 1)/$n$)$^m$ is attained, so %1 is exact. For any "
                                 "$m$, ($e^ε$ − 1)$m$/$ε$ = %2$m$ is enough.")
                                 .arg(whole_text(keeping.least), times);
    const bool stated = run.scenario.epsilon <= 1;
    notes.push_back(
        {stated && keeping.least < keeping.paper
             ? SubsampleTexts::tr("%1 rows, not %2", "keep ε").arg(whole_text(keeping.least), whole_text(keeping.paper))
             : SubsampleTexts::tr("How many rows keep it"),
         attained + u' ' +
             (stated ? SubsampleTexts::tr("Lemma 15 asks for 9$m$.")
                     : SubsampleTexts::tr("The printed bounds are stated for $ε$ < 1."))});
  } else {
    notes.push_back({SubsampleTexts::tr("At most one copy"),
                     SubsampleTexts::tr("The row is drawn with chance $ν$ = $m$/$n$ or not at all: the whole is "
                                        "ln(1 + $ν$($e^ε$ − 1))-private, and that is attained.")});
  }
  if (!run.scenario.shuffled) {
    notes.push_back(
        {SubsampleTexts::tr("In the order of $S$"),
         SubsampleTexts::tr("One swap moves many places, so the formula does not cover it. The paper’s 2$ε$$ν$ held "
                            "in every case that was tried.")});
  }
  if (run.scenario.delta > 0) {
    const double delta = to_double(run.scenario.delta);
    const Amplified& whole = run.own().amplified;
    QString said = (run.scenario.put_back ? SubsampleTexts::tr("$δ$′ = %1 $δ$, an upper bound.")
                                          : SubsampleTexts::tr("$δ$′ = $ν$ $δ$ = %1 $δ$."))
                       .arg(upper_text(whole.delta / delta));
    if (whole.paper_delta)
      said += u' ' + SubsampleTexts::tr("The printed one is %1 $δ$.").arg(upper_text(*whole.paper_delta / delta));
    notes.push_back(
        {whole.delta < delta ? SubsampleTexts::tr("$δ$ shrinks as well") : SubsampleTexts::tr("What becomes of $δ$"),
         said});
  }
  return notes;
}

FigureTold subsample_told(const SubsampleRun& run) {
  const SubsampleMoment moment(run.draws.size(), 0);
  const auto own = run.epsilon();
  const double whole = own ? *own : run.own().amplified.epsilon;
  FigureTold told;
  const QString before = told_in_order(rational_text(run.scenario.epsilon));
  const bool stays = upper_text(whole) == upper_text(to_double(run.scenario.epsilon));
  told.title = run.scenario.drawn == run.scenario.pool && !run.scenario.put_back
                   ? SubsampleTexts::tr("All rows are drawn: what is %1-private stays %1-private").arg(before)
               : stays ? SubsampleTexts::tr("What is %1-private stays %1-private").arg(before)
                       : SubsampleTexts::tr("What is %1-private becomes %2-private").arg(before, told_upper(whole));
  told.drawn = SubsampleTexts::tr(
      "Above, the rows of S and those that are drawn, in the order in which A sees them. In the middle, how likely the "
      "changed row comes so many times (upper bar), and each piece stretched by what so many copies can do (lower "
      "bar), "
      "with and without putting back. Below, the privacy of the whole by the rows of S, attained (solid) and bounded "
      "(dashed), and what the order does in a small case, exact.");
  told.found = steps_of(*subsample_script(run), {moment.other(), moment.stretch(), moment.sizes(), moment.last()});
  told.scenario = run.scenario;
  told.fields = {"pool", "drawn", "epsilon", "delta", "put_back", "order", "changed", "seed"};
  return told;
}

FigureTold subsample_copies_told(const SubsampleRun& run) {
  const SubsampleMoment moment(run.draws.size(), 0);
  FigureTold told = subsample_told(run);
  told.drawn = SubsampleTexts::tr("How likely the changed row is drawn so many times, exact.");
  told.found = steps_of(*subsample_script(run), {moment.stretch(), moment.given()});
  return told;
}

}  // namespace littlestone::ui

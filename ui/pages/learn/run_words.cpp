// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/run_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <array>
#include <map>

#include "core/study/levels/levels.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "core/study/private_run/run_facts.hpp"
#include "ui/pages/tournament/levels_exhibits.hpp"
#include "ui/shell/told_figure.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct RunText {
  Q_DECLARE_TR_FUNCTIONS(FigureWords)

 public:
  static QString rows(std::uint64_t n) { return n == 1 ? tr("one row") : tr("%1 rows").arg(number_in_words(n)); }
  static QString points(std::uint64_t n) { return n == 1 ? tr("one point") : tr("%1 points").arg(number_in_words(n)); }
};

QString named(const PrivateRun& run, const LabelVector& labels) {
  const QString name = predictor_name(run.concept_class(), labels);
  return name.isEmpty() ? RunText::tr("a predictor outside the class") : name;
}

/// What is found, in a few words and in a sentence; what is drawn, and how it is read.
struct Told {
  QString title;
  QString drawn;
  QString found;
};

Told told_class(const PrivateRun& run) {
  const ConceptClass& c = run.concept_class();
  const Name target = c.name_of(run.distribution().target);
  const QString of_target = target.empty() ? RunText::tr("the target is not in the class")
                                           : RunText::tr("the target is %1").arg(plain_name(target));
  return {RunText::tr("%1, %2.").arg(RunText::rows(c.size()), RunText::points(c.points())),
          RunText::tr("The label table of %1: a row is a hypothesis, a column a point, and below it stands how likely "
                      "each point is.")
              .arg(literal_class(c.name())),
          RunText::tr("Littlestone dimension %1, VC dimension %2; %3.")
              .arg(run.littlestone())
              .arg(vc_text(run.vc().dimension, run.vc().exact), of_target)};
}

Told told_tree(const PrivateRun& run) {
  const int d = run.littlestone();
  Told told;
  told.title = d == 0   ? RunText::tr("No mistake can be forced.")
               : d == 1 ? RunText::tr("One mistake, no more.")
                        : RunText::tr("%1 mistakes, no more.").arg(number_in_words(static_cast<std::uint64_t>(d)));
  told.drawn = RunText::tr(
                   "A mistake tree that %1 shatters: a node asks a point, an edge answers −1 or +1, and below a "
                   "leaf stands a hypothesis that gives all answers on the way.")
                   .arg(literal_class(run.concept_class().name()));
  told.found = d == 0   ? RunText::tr("There is only one hypothesis, so no mistake is possible (Fig. 1).")
               : d == 1 ? RunText::tr(
                              "An adversary can force one mistake on the way down; the SOA never makes more on any "
                              "realizable sequence (Fig. 1).")
                        : RunText::tr(
                              "An adversary can force %1 mistakes on the way down; the SOA never makes more on any "
                              "realizable sequence (Fig. 1).")
                              .arg(d);
  return told;
}

Told told_tournament(const PrivateRun& run) {
  const TournamentTrace& trace = run.result.internals.trace;
  const auto k = static_cast<std::uint64_t>(std::max(0, trace.level));
  Told told;
  told.drawn = RunText::tr(
      "One batch of the private learner. Two samples meet at a node: their predictors first differ "
      "at a point, a coin names its label, and the one that errs wins and takes the example along.");
  if (trace.failed) {
    told.title = RunText::tr("A batch without a vote.");
    told.found = RunText::tr("This one used up its examples and does not vote.");
    return told;
  }
  if (trace.sample_failed) {
    told.title = RunText::tr("A batch that failed, and votes.");
    told.found = RunText::tr("Its tournament used up its examples. G* then votes for the SOA of one block alone.");
    return told;
  }
  if (k == 0) {
    told.title = RunText::tr("No contest, one draw.");
    told.found = RunText::tr("At level 0 there is no contest: the batch votes for the SOA of its first examples.");
    return told;
  }
  const TournamentFacts* facts = facts_of(run);
  if (facts != nullptr && !facts->nodes.empty() && !facts->nodes.front().true_coins) {
    told.title = k == 1 ? RunText::tr("One contest, and the coin lied.")
                        : RunText::tr("%1 contests, and a coin that lied.").arg(number_in_words(k));
    told.found = RunText::tr(
                     "A coin on the way to the root was false, so not every mistake here counts for the bound "
                     "of %1 (Definition 11).")
                     .arg(run.littlestone());
    return told;
  }
  const bool all = trace.level == run.littlestone();
  told.title = k == 1 ? (all ? RunText::tr("One contest ends it.") : RunText::tr("One contest on the way."))
               : all  ? RunText::tr("%1 contests end it.").arg(number_in_words(k))
                      : RunText::tr("%1 contests on the way.").arg(number_in_words(k));
  told.found = RunText::tr("Each contest won is a mistake of the SOA, and at most %1 can be forced (Observation 24).")
                   .arg(run.littlestone());
  return told;
}

// Predictors with as many votes as the first; the votes descend.
std::uint64_t leading(const std::vector<Vote>& votes) {
  return static_cast<std::uint64_t>(
      std::count_if(votes.begin(), votes.end(), [&](const Vote& vote) { return vote.count == votes.front().count; }));
}

Told told_frequencies(const PrivateRun& run) {
  const auto& votes = run.result.internals.votes;
  Told told;
  told.drawn = RunText::tr(
      "How often each predictor comes out of the batches, beside its exact probability where that "
      "can be worked out.");
  if (votes.empty()) {
    told.title = RunText::tr("Nobody votes.");
    told.found = RunText::tr("All batches said Fail.");
    return told;
  }
  std::uint64_t cast = 0;
  for (const Vote& vote : votes) cast += vote.count;
  const std::uint64_t leaders = leading(votes);
  if (leaders > 1) {
    told.title = RunText::tr("%1 predictors share the lead.").arg(number_in_words(leaders));
    told.found = RunText::tr("%1 predictors lead with %2 of %3 votes each.")
                     .arg(number_text(leaders), number_text(votes.front().count), number_text(cast));
    return told;
  }
  told.title = RunText::tr("%1 comes out most often.").arg(named(run, votes.front().labels));
  told.found = RunText::tr("%1 leads with %2 of %3 votes.")
                   .arg(named(run, votes.front().labels), number_text(votes.front().count), number_text(cast));
  return told;
}

// Before the other batches have run.
Told told_no_frequencies(const QString& title) {
  return {title,
          RunText::tr("How often each predictor comes out of the batches, beside its exact probability where that "
                      "can be worked out."),
          RunText::tr("The other batches have not run yet, so nothing is counted.")};
}

struct LevelLaw {
  double largest = 0;
  double agreement = 0;  // Σ p²
};

// Of each level, from the rows of the levels' table.
std::map<int, LevelLaw> laws_of(const Exhibit& exhibit, int step) {
  std::map<int, LevelLaw> laws;
  const PageTable table = exhibit.table(step, TableLimits::none());
  std::size_t level = table.columns.size();
  std::size_t chance = table.columns.size();
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (table.columns[i].field == QLatin1String("level")) level = i;
    if (table.columns[i].field == QLatin1String("probability")) chance = i;
  }
  if (level == table.columns.size() || chance == table.columns.size()) return laws;
  for (const auto& row : table.rows) {
    if (!row[level].data.is_number() || !row[chance].data.is_number()) continue;
    LevelLaw& law = laws[row[level].data.get<int>()];
    const double probability = row[chance].data.get<double>();
    law.largest = std::max(law.largest, probability);
    law.agreement += probability * probability;
  }
  return laws;
}

Told told_levels(const Exhibit& exhibit, int step) {
  const std::map<int, LevelLaw> laws = laws_of(exhibit, step);
  Told told;
  told.drawn = RunText::tr(
      "The exact law of SOA(S ∘ T) after each number of contests. One column is one predictor, "
      "the same in every panel; the band is the target.");
  QStringList values;
  std::vector<double> largest;
  std::vector<double> agreement;
  for (const auto& [level, law] : laws) {
    values += probability_text(law.largest);
    largest.push_back(law.largest);
    agreement.push_back(law.agreement);
  }
  told.title = levels_title(largest, agreement);
  if (laws.size() > 1)
    told.found = RunText::tr("The most likely predictor has probability %1 at the levels 0 to %2 (Lemma 25).")
                     .arg(isolated(values.join(QStringLiteral(", "))))
                     .arg(laws.rbegin()->first);
  return told;
}

Told told_histogram(const PrivateRun& run) {
  const std::size_t all = run.result.internals.votes.size();
  const std::size_t out = run.result.list.size();
  Told told;
  told.title = out == 0     ? RunText::tr("Nothing leaves.")
               : all == 1   ? RunText::tr("The only predictor leaves.")
               : out == all ? RunText::tr("All %1 leave.").arg(number_in_words(all))
               : out == 1   ? RunText::tr("One of %1 leaves.").arg(number_in_words(all))
                            : RunText::tr("%1 of %2 leave.").arg(number_in_words(out), number_in_words(all));
  std::uint64_t cast = 0;
  for (const Vote& vote : run.result.internals.votes) cast += vote.count;
  told.drawn = RunText::tr(
                   "The votes of the batches for each predictor (bars), their noisy counts (diamonds) and the "
                   "threshold T = %1 (dashed).")
                   .arg(run.result.threshold);
  told.found = RunText::tr("Predictors with a vote: %1, votes in all: %2, released with a noisy count: %3 (Lemma 28).")
                   .arg(number_text(all), number_text(cast), number_text(out));
  return told;
}

Told told_selection(const PrivateRun& run) {
  const PrivateLearnerResult& result = run.result;
  Told told;
  told.drawn = RunText::tr(
                   "The released predictors on %1 fresh examples: their errors, and the chance of each to be "
                   "drawn, proportional to exp(−ε · errors/2).")
                   .arg(number_text(run.scenario.constants.selection));
  if (!result.selected) {
    told.title = RunText::tr("Nothing to choose from.");
    told.found = RunText::tr("The list is empty, so M answers the SOA’s predictor of the empty sample.");
    return told;
  }
  const Candidate& drawn = result.list[*result.selected];
  told.title = run.scenario.constants.selection > 0
                   ? RunText::tr("A fresh look picks %1.").arg(named(run, drawn.labels))
                   : RunText::tr("Without a fresh example chance picks %1.").arg(named(run, drawn.labels));
  told.found = RunText::tr("%1 was drawn, with probability %2; its loss is %3 (Lemma 29).")
                   .arg(named(run, drawn.labels), told_probability(drawn.probability), told_probability(run.loss));
  return told;
}

std::optional<Told> told_of(const Exhibit& exhibit, const PrivateRun& run, int step) {
  const QString id = exhibit.id();
  if (id == QLatin1String("class")) return told_class(run);
  if (id == QLatin1String("tree") || id == QLatin1String("fig1")) return told_tree(run);
  if (id == QLatin1String("levels")) return told_levels(exhibit, step);
  if (!run.is_of_m() || run.result.ended != Ended::completed) return std::nullopt;
  // Of what plays, the end alone shows what was found.
  const auto play = exhibit.play();
  if (play && step < play->last) {
    // Its own sentence: that of the step is the tournament's.
    return id == QLatin1String("frequencies") ? std::optional(told_no_frequencies(exhibit.title())) : std::nullopt;
  }
  if (id == QLatin1String("tournament")) return told_tournament(run);
  if (id == QLatin1String("fig4")) {
    Told told = told_tournament(run);
    if (run.result.internals.trace.level > 0)
      told.drawn += QLatin1Char(' ') + RunText::tr(
                                           "Bold edges won the contest at the node above; the leaves are the "
                                           "empty sample, D₀.");
    return told;
  }
  if (id == QLatin1String("frequencies")) return told_frequencies(run);
  if (id == QLatin1String("histogram")) return told_histogram(run);
  if (id == QLatin1String("selection")) return told_selection(run);
  return std::nullopt;
}

void append_parameters(FigureWords& words, const QString& parameters) {
  words.parameters = words.parameters.isEmpty() ? parameters : words.parameters + QStringLiteral("; ") + parameters;
}

}  // namespace

FigureWords run_words(const Exhibit& exhibit, const PrivateRun& run, int step) {
  FigureWords words;
  const QString id = exhibit.id();
  if (const auto* worded = dynamic_cast<const Worded*>(&exhibit)) {
    words = worded->words(step);
  } else {
    words = plain_words(exhibit, step);
    if (const auto told = told_of(exhibit, run, step)) {
      words.title = sentence_markup(begun_large(told->title));
      words.subtitle = sentence_markup(told->found.isEmpty() ? told->drawn : told->found);
      words.caption = sentence_markup(QString(told->drawn + u' ' + told->found).trimmed());
      // What a description says already is not said again.
      const bool described = id == QLatin1String("class") || id == QLatin1String("levels");
      const QString seen = exhibit.picture(Theme::get(ThemeKind::light), {step, 1})->description();
      words.alt = described ? seen : QString(seen + u' ' + without_markup(told->found)).trimmed();
    }
  }
  append_parameters(words, parameters_text(run.scenario, run.concept_class().name_of(run.distribution().target)));
  return words;
}

FigureWords figure_words(const Exhibit& exhibit, const ChapterScenario& scenario,
                         const std::shared_ptr<const PrivateRun>& run, int step) {
  FigureWords words;
  if (run && scenario.index() == kind_of<Scenario>) {
    words = run_words(exhibit, *run, step);
  } else {
    const auto* worded = dynamic_cast<const Worded*>(&exhibit);
    words = worded != nullptr ? worded->words(step) : plain_words(exhibit, step);
    if (dynamic_cast<const ToldExhibit*>(&exhibit) == nullptr) append_parameters(words, parameters_text(scenario));
  }
  if (!has_right_letter(words.alt)) words.alt = without_isolates(words.alt);
  return words;
}

}  // namespace littlestone::ui

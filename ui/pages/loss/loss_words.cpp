// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a loss figure.
#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "ui/pages/loss/loss_legend.hpp"
#include "ui/pages/loss/loss_print.hpp"
#include "ui/words/direction.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct LossText {
  Q_DECLARE_TR_FUNCTIONS(LossWords)
};

QString size_text(std::uint64_t n) { return number_text(n); }

/// What the cells of M say, by rising size.
struct FallFacts {
  std::uint64_t silent_until = 0;  // the largest size up to which no run released anything
  std::optional<std::uint64_t> kept_from;
  std::optional<std::uint64_t> zero_from;  // from there on the loss is 0 in every run
  bool measured = false;

  /// M keeps its promise where it releases nothing: there is no fall.
  [[nodiscard]] bool blind_is_enough() const { return kept_from && *kept_from <= silent_until; }
};

FallFacts facts_of(const LossData& data) {
  FallFacts facts;
  const LossSeries* m = series_of(data.series, LearnerKind::private_learner);
  facts.measured = m != nullptr;
  if (m == nullptr) return facts;
  bool silent = true;
  for (const LossPoint& point : m->points) {
    silent = silent && point.silent();
    if (silent) facts.silent_until = point.cell.examples;
    const std::vector<double>& losses = point.cell.losses;
    const bool zero = std::all_of(losses.begin(), losses.end(), [](double loss) { return loss == 0; });
    if (!zero) facts.zero_from.reset();
    if (zero && !facts.zero_from) facts.zero_from = point.cell.examples;
  }
  facts.kept_from = size_of_fall(data);
  return facts;
}

QString learner_phrase(LearnerKind learner) {
  switch (learner) {
    case LearnerKind::private_learner: return LossText::tr("M (circles)");
    case LearnerKind::lean: return LossText::tr("the lean learner (rings)");
    case LearnerKind::chain: return LossText::tr("the chain learner (crosses)");
    case LearnerKind::generic: return LossText::tr("GenericLearner (squares)");
    case LearnerKind::consistent: return LossText::tr("a consistent learner (triangles)");
    case LearnerKind::relabelled: return LossText::tr("the relabelled learner (diamonds)");
  }
  return {};
}

QString learners_phrase(const Scenario& scenario) {
  QStringList phrases;
  for (const LearnerKind learner : scenario.learners) phrases += learner_phrase(learner);
  const QString last = phrases.isEmpty() ? QString() : phrases.takeLast();
  return phrases.isEmpty() ? last : LossText::tr("%1 and %2").arg(phrases.join(QStringLiteral(", ")), last);
}

// Which statistic the lines are, and of whom.
QString drawn_sentence(const Scenario& scenario, LossDrawn drawn) {
  const QString learners = learners_phrase(scenario);
  const QString lines =
      scenario.replicates == 1
          ? LossText::tr("Exact loss of one run at each size of %1.").arg(learners)
          : LossText::tr("Lines are means over %1 runs of %2; bands hold the middle 80 %, dots are runs.")
                .arg(number_text(scenario.replicates), learners);
  return drawn == LossDrawn::screen ? lines + u' ' + LossText::tr("Below: the share of runs with loss ≤ α.") : lines;
}

// Where M is silent, and from where it keeps its promise.
QString fall_sentence(const LossData& data, const FallFacts& facts) {
  if (!facts.measured) return {};
  const std::uint64_t largest = data.scenario.sizes.empty() ? 0 : data.scenario.sizes.back();
  QStringList sentences;
  if (facts.blind_is_enough()) {
    return LossText::tr("Up to %1 examples M releases nothing, but its answer without data has loss ≤ α already.")
        .arg(size_text(facts.silent_until));
  }
  if (facts.silent_until == largest) {
    return LossText::tr(
               "Up to %1 examples, the largest size here, M releases nothing and answers blindly: its fall is "
               "beyond this axis.")
        .arg(size_text(largest));
  }
  if (facts.silent_until > 0) {
    sentences += LossText::tr("Up to %1 examples M releases nothing.").arg(size_text(facts.silent_until));
  }
  if (!facts.kept_from) {
    sentences += LossText::tr("Up to %1 examples, the largest size here, M does not yet keep loss ≤ α in enough runs.")
                     .arg(size_text(largest));
  } else if (facts.zero_from && *facts.zero_from == *facts.kept_from) {
    sentences += LossText::tr("From %1 on every run of M has loss 0.").arg(size_text(*facts.kept_from));
  } else {
    sentences += LossText::tr("From %1 on M has loss ≤ α in enough runs.").arg(size_text(*facts.kept_from));
  }
  return sentences.join(u' ');
}

QString theorem_sentence(const LossData& data) {
  if (!data.theorem) return {};
  const TheoremSizes& theorem = *data.theorem;
  const double largest = data.scenario.sizes.empty() ? 0 : static_cast<double>(data.scenario.sizes.back());
  QStringList sentences;
  const auto promise = size_of_promise(theorem);
  if (promise && *promise <= largest) {
    sentences += LossText::tr("Dotted: from %1 examples on Theorem 3 promises M loss ≤ α for every distribution.")
                     .arg(examples_text(*theorem.sharp));
  } else if (theorem.sharp) {
    sentences +=
        LossText::tr("Theorem 3 promises M loss ≤ α from %1 examples on, with sharp constants: beyond this axis.")
            .arg(examples_text(*theorem.sharp));
  } else {
    sentences += LossText::tr(
                     "Theorem 3 promises M loss ≤ α from %1 examples on, with the paper’s constants: beyond "
                     "this axis.")
                     .arg(examples_text(theorem.paper));
  }
  if (theorem.lean) {
    sentences += LossText::tr("Lean: from %1 on.").arg(examples_text(*theorem.lean));
  }
  if (theorem.chain) {
    sentences += LossText::tr("Chain: from %1 on.").arg(examples_text(*theorem.chain));
  }
  return sentences.join(u' ');
}

}  // namespace

FigureWords loss_words(const LossData& data, LossDrawn drawn) {
  const FallFacts facts = facts_of(data);
  FigureWords words;
  words.id = QStringLiteral("loss");
  const bool falls = facts.silent_until > 0 && facts.kept_from && !facts.blind_is_enough();
  words.title = !facts.measured           ? LossText::tr("Loss by sample size")
                : facts.blind_is_enough() ? LossText::tr("The answer without data is good enough here")
                : falls                   ? LossText::tr("First nothing, then everything")
                : facts.kept_from         ? LossText::tr("M keeps its promise")
                : facts.silent_until > 0  ? LossText::tr("Nothing yet: the fall of M is beyond this range")
                                          : LossText::tr("Not yet in enough runs");
  const QString fall = fall_sentence(data, facts);
  const QString theorem = theorem_sentence(data);
  words.subtitle =
      falls ? LossText::tr("M can release a predictor only when enough batches agree.") : sentence_markup(fall);
  QStringList caption;
  for (const QString& part : {drawn_sentence(data.scenario, drawn), fall, theorem}) {
    if (!part.isEmpty()) caption += part;
  }
  words.caption = sentence_markup(caption.join(u' '));
  QStringList seen;
  if (!data.scenario.sizes.empty()) {
    seen += LossText::tr("Curves of loss against the number of examples, from %1 to %2.")
                .arg(size_text(data.scenario.sizes.front()), size_text(data.scenario.sizes.back()));
  }
  seen += {fall, theorem};
  seen.removeAll(QString());
  words.alt = without_markup(sentence_markup(seen.join(u' ')));
  const QString runs = data.scenario.replicates == 1
                           ? LossText::tr("%1 sizes, 1 run each").arg(data.scenario.sizes.size())
                           : LossText::tr("%1 sizes, %2 runs each")
                                 .arg(data.scenario.sizes.size())
                                 .arg(number_text(data.scenario.replicates));
  words.parameters = runs;
  return words;
}

FigureWords need_words(const RequiredCurve& curve) {
  const bool by_dimension = curve.against == RequiredAgainst::dimension;
  FigureWords words;
  words.id = by_dimension ? QStringLiteral("need-dimension") : QStringLiteral("need-epsilon");
  words.title = by_dimension ? LossText::tr("Each dimension costs far more than the one before")
                             : LossText::tr("Half the ε costs about twice the examples");
  const QString drawn = by_dimension ? LossText::tr("Examples needed against the Littlestone dimension.")
                                     : LossText::tr("Examples needed against ε.");
  const QString marks = LossText::tr(
      "Dashed: from where Theorem 3 holds, with the paper’s constants (triangles) and with sharp ones (squares), for "
      "every distribution. Solid: M with the sharp proportions scaled to each size, measured on one distribution, an "
      "estimate.");
  words.subtitle = sentence_markup(LossText::tr("Dashed is promised, solid is measured, with sharp proportions."));
  QStringList found;
  const RequiredPoint* first = nullptr;
  const RequiredPoint* last = nullptr;
  for (const RequiredPoint& point : curve.points) {
    if (!point.measured) continue;
    if (first == nullptr) first = &point;
    last = &point;
  }
  const auto place = [&](const RequiredPoint& point) {
    return by_dimension ? LossText::tr("d = %1").arg(point.dimension)
                        : LossText::tr("ε = %1").arg(rational_text(point.epsilon));
  };
  if (first != nullptr && last != first) {
    found += LossText::tr("Measured: %1 at %2, %3 at %4.")
                 .arg(number_text(first->measured->examples), place(*first), number_text(last->measured->examples),
                      place(*last));
  }
  words.caption = sentence_markup(QStringList{drawn, marks, found.join(u' ')}.join(u' ').trimmed());
  words.alt = without_markup(words.caption);
  return words;
}

}  // namespace littlestone::ui

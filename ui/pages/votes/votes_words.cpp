// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/votes/votes_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/motion.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

// Not spelled out below: the translation tools would take Script for the class of the texts.
using VotesPart = Script::Part;

class VotesWords {
  Q_DECLARE_TR_FUNCTIONS(VotesPage)

 public:
  explicit VotesWords(const VotesRun& run) : run_(run) {}

  [[nodiscard]] VotesPart deal() const {
    const auto size = plural(run_.block_size());
    QString words = run_.blocks() == 1
                        ? tr("One block gets all %n example(s).", nullptr, size)
                        : tr("Each of %1 blocks gets %n example(s) and never sees the others.", nullptr, size)
                              .arg(whole_text(run_.blocks()));
    if (run_.study.unused > 0) {
      words += u' ' + tr("%n example(s) are left over.", nullptr, plural(run_.study.unused));
    }
    return {tr("Deal"), {{words, lemma(), 1, 2000, 0}}};
  }

  [[nodiscard]] VotesPart train() const {
    VotesPart part{tr("Train, one block per step"), {}};
    const int steps = VotesMoment::train_steps(run_.blocks());
    if (run_.blocks() > most_drawn_blocks) part.name = tr("Train, some blocks per step");
    for (int step = 1; step <= steps; ++step) {
      const std::size_t from = VotesMoment::trained_by(step - 1, run_.blocks());
      const std::size_t end = VotesMoment::trained_by(step, run_.blocks());
      part.steps.push_back(
          {end - from == 1 && run_.blocks() <= most_drawn_blocks
               ? trained(from)
               : tr("Blocks %1 to %2 have trained, each alone.").arg(whole_text(from + 1), whole_text(end)),
           reference(), 0, 1100, motion::strips});
    }
    return part;
  }

  [[nodiscard]] VotesPart count() const {
    return {tr("Count"),
            {{tr("%n of %1 say +, so + has chance %2.", nullptr, plural(run_.votes))
                  .arg(whole_text(run_.blocks()), chance(Label::plus, run_.votes)),
              run_.scenario.rule == VoteRuleKind::geometric ? tr("Lemma 9 · after Dwork–Feldman, Thm 4.1") : lemma(), 2,
              2200, 400}}};
  }

  [[nodiscard]] VotesPart answer(Label coin) const {
    const QString sign = coin == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
    return {tr("Answer"),
            {{tr("The coin falls on %1, which had chance %2. Nothing else leaves.").arg(sign, chance(coin, run_.votes)),
              lemma(), 2, 2400, motion::coin}}};
  }

  /// "4 of 12 votes make + as likely as .184"
  [[nodiscard]] QString found() const {
    return tr("%n of %1 votes make + as likely as %2", nullptr, plural(run_.votes))
        .arg(whole_text(run_.blocks()), chance(Label::plus, run_.votes));
  }

  [[nodiscard]] VotesPart change() const {
    const VotesChange& change = run_.change;
    const QString i = whole_text(change.row + 1);
    const QString asked = point_words(run_.concept_class(), run_.asked);
    const QString three = tr("Lemma 9");
    if (change.from == change.to) {
      const QString same = tr("Example %1 stays what it is: no answer changes.").arg(i);
      return {tr("Change one"), {{same, three, 1}, {same, three, 1}, {same, three, 2}}};
    }
    QString first;
    QString second;
    const bool moved = change.from.label == change.to.label;
    const QString from = moved ? point_words(run_.concept_class(), change.from.point) : example_words(change.from);
    const QString target = moved ? point_words(run_.concept_class(), change.to.point) : example_words(change.to);
    if (!change.block) {
      first = tr("Example %1 is left over. Had it been %2 instead of %3, no block would see it.").arg(i, target, from);
      second = tr("No block trains again.");
    } else {
      const QString b = whole_text(*change.block + 1);
      first = tr("Had example %1 been %2 instead of %3, only block %4 would see it.").arg(i, target, from, b);
      const QString sign = change.after[run_.asked] == Label::plus ? QStringLiteral("+") : QStringLiteral("−");
      second = change.votes == run_.votes
                   ? tr("Block %1 would learn %2 and still say %3 at %4.").arg(b, name_of(change.after), sign, asked)
                   : tr("Block %1 would learn %2 and say %3 at %4.").arg(b, name_of(change.after), sign, asked);
    }
    return {tr("Change one"),
            {{first, three, 1, 2000}, {second, three, 1, 2000, motion::strips}, {compared(), lemma(), 2, 2800, 240}}};
  }

 private:
  [[nodiscard]] static QString lemma() { return tr("Lemma 9"); }

  /// What a block learns by.
  [[nodiscard]] QString reference() const {
    return run_.scenario.learner == BlockLearner::soa ? tr("Definition 11, SOA") : lemma();
  }

  [[nodiscard]] QString chance(Label label, std::size_t votes) const {
    return vote_chance_text(run_.chance(label, votes), run_.chance(opposite(label), votes));
  }

  /// "t₄", or what is said of a predictor outside the class.
  [[nodiscard]] QString name_of(const LabelVector& labels) const {
    const QString name = predictor_name(run_.concept_class(), labels);
    return name.isEmpty() ? tr("a new predictor") : name;
  }

  [[nodiscard]] QString example_words(const Example& example) const {
    return QStringLiteral("(%1, %2)")
        .arg(point_words(run_.concept_class(), example.point),
             example.label == Label::plus ? QStringLiteral("+") : QStringLiteral("−"));
  }

  [[nodiscard]] QString trained(std::size_t b) const {
    const TrainedBlock& block = run_.predictor().blocks()[b];
    const PointCounts& counts = run_.counts[b];
    const QString number = whole_text(b + 1);
    const QString name = name_of(block.labels);
    const auto none = [&](auto member) {
      return std::all_of(counts.begin(), counts.end(), [&](const PointCount& at) { return at.*member == 0; });
    };
    if (block.errors > 0 && run_.scenario.learner == BlockLearner::soa) {
      return tr("No hypothesis fits block %1: the SOA ends at %2 and errs on %n of its examples.", nullptr,
                plural(block.errors))
          .arg(number, name);
    }
    if (block.errors > 0) {
      return tr("No hypothesis fits block %1: %2 errs on %n of its examples, the fewest.", nullptr,
                plural(block.errors))
          .arg(number, name);
    }
    if (run_.scenario.learner == BlockLearner::soa) return tr("Block %1: the SOA ends at %2.").arg(number, name);
    if (none(&PointCount::minus)) return tr("Block %1 never saw a −: it says %2.").arg(number, name);
    if (none(&PointCount::plus)) return tr("Block %1 never saw a +: it says %2.").arg(number, name);
    return tr("Block %1 takes %2, the first that fits its examples.").arg(number, name);
  }

  [[nodiscard]] QString compared() const {
    const VotesChange& change = run_.change;
    const QString count = tr("%1 of %2").arg(whole_text(change.votes), whole_text(run_.blocks()));
    if (change.votes == run_.votes)
      return tr("The count stays at %1, and with it the chance of +, %2.").arg(count, chance(Label::plus, run_.votes));
    const QString before = chance(Label::plus, run_.votes);
    const QString after = chance(Label::plus, change.votes);
    const QString minus_before = chance(Label::minus, run_.votes);
    const QString minus_after = chance(Label::minus, change.votes);
    if (change.loss == 0 || (before == after && minus_before == minus_after))
      return (change.votes > run_.votes ? tr("One more vote, %1: + keeps chance %2.")
                                        : tr("One vote less, %1: + keeps chance %2."))
          .arg(count, after);
    const QString start = change.votes > run_.votes ? tr("One more vote, %1: + has chance %2, not %3.")
                                                    : tr("One vote less, %1: + has chance %2, not %3.");
    const QString other = change.votes > run_.votes ? tr("One more vote, %1: − has chance %2, not %3.")
                                                    : tr("One vote less, %1: − has chance %2, not %3.");
    // Chances near 1 look alike; those of the other answer do not.
    QString words = before != after ? start.arg(count, after, before) : other.arg(count, minus_after, minus_before);
    if (!std::isfinite(change.loss))
      return words + u' ' +
             tr("One of the two samples has a chance of 0 where the other has a positive one: no ε holds, the step is "
                "at "
                "most %1.")
                 .arg(told_upper(run_.predictor().rule().stability()));
    const double epsilon = run_.predictor().rule().epsilon_exact();
    const QString ratio = chance_ratio_text(std::exp(change.loss));
    if (!std::isfinite(epsilon))
      return words + u' ' + tr("One of the two chances changes by the factor %1.").arg(ratio);
    const bool most = change.loss > epsilon - 1e-9;
    const QString bound = promised_text(run_.predictor().rule());
    return words + u' ' +
           (most ? tr("One of the two chances changes by the factor %1, all that ε = %2 allows.").arg(ratio, bound)
                 : tr("One of the two chances changes by the factor %1; ε = %2 allows %3.")
                       .arg(ratio, bound, upper_text(std::exp(epsilon))));
  }

  const VotesRun& run_;
};

}  // namespace

int VotesMoment::train_steps(std::size_t blocks) {
  constexpr int most = 24;  // where blocks are not drawn one by one
  return blocks > most_drawn_blocks ? most : static_cast<int>(blocks);
}

std::size_t VotesMoment::trained_by(int step, std::size_t blocks) {
  const auto steps = static_cast<std::size_t>(train_steps(blocks));
  const auto at = static_cast<std::size_t>(std::clamp(step, 0, train_steps(blocks)));
  return (blocks * at + steps - 1) / steps;
}

QString point_words(const ConceptClass& concept_class, PointIndex x) {
  const Name& name = concept_class.point_name(x);
  const std::string& text = name.text();
  const bool number =
      !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
  const QString plain = brief_name(name);
  return number ? QCoreApplication::translate("VotesPicture", "point %1").arg(plain) : plain;
}

QString vote_rule_name(VoteRuleKind kind) {
  switch (kind) {
    case VoteRuleKind::geometric: return QCoreApplication::translate("VotesPicture", "geometric");
    case VoteRuleKind::logistic: return QCoreApplication::translate("VotesPicture", "logistic");
    case VoteRuleKind::linear: break;
  }
  return QCoreApplication::translate("VotesPicture", "linear");
}

QString vote_chance_text(double chance, double other) {
  return told_probability(chance >= 1 && other > 0 ? std::nextafter(1.0, 0.0) : chance);
}

QString chance_ratio_text(double ratio) {
  if (ratio >= 1e5) return count_text(ratio);
  return QString::number(ratio, 'f', ratio >= 99.95 ? 0 : ratio >= 9.995 ? 1 : 2);
}

QString promised_text(const VoteRule& rule, int answers) {
  if (rule.options().kind == VoteRuleKind::geometric) return rational_text(Rational(rule.options().epsilon * answers));
  return upper_text(rule.epsilon_exact() * answers);
}

std::shared_ptr<const Script> votes_script(const VotesRun& run, Label coin) {
  const VotesWords words(run);
  const int count = VotesMoment::count_step(run.blocks());
  return std::make_shared<Script>(
      std::vector{words.deal(), words.train(), words.count(), words.answer(coin), words.change()},
      VotesMoment::last_step(run.blocks()), count + 1);
}

FigureTold votes_told(const VotesRun& run, Label coin) {
  const VotesWords words(run);
  const int count = VotesMoment::count_step(run.blocks());
  const int last = VotesMoment::last_step(run.blocks());
  FigureTold told;
  told.title = words.found();
  told.drawn = VotesWords::tr(
      "Before the boundary, what each block is given, what it learns and its vote at the asked point, and how likely "
      "the "
      "answer is + by votes, for each rule (short ticks: exact). Behind it, all that leaves, and what would have left "
      "had "
      "one example been another. Below, the expected loss by the number of blocks, exact.");
  told.found = steps_of(*votes_script(run, coin), {count, count + 1, last});
  told.scenario = run.scenario;
  told.fields = {"class",   "marginal", "data", "target",  "noise", "examples",
                 "epsilon", "blocks",   "rule", "learner", "asked", "seed"};
  return told;
}

FigureTold votes_losses_told(const VotesRun& run, Label coin) {
  FigureTold told = votes_told(run, coin);
  told.drawn = VotesWords::tr(
      "The expected loss of one answer by the number of blocks, exact: thick ticks for the chosen rule, thin ones for "
      "the "
      "other. Few voters leave the coin shy, many know too little each.");
  told.found.resize(1);
  if (run.curves == nullptr || !run.curves->known()) return told;
  const VotesLoss& best = *std::min_element(run.curves->chosen.begin(), run.curves->chosen.end(),
                                            [](const VotesLoss& a, const VotesLoss& b) { return a.loss < b.loss; });
  told.title =
      VotesWords::tr("%n voters lose least: %1", nullptr, plural(best.blocks)).arg(told_probability(best.loss));
  return told;
}

}  // namespace littlestone::ui

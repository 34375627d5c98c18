// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/contest_words.hpp"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "core/study/private_run/run_facts.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Writes the sentences of one contest.
class ContestWriter {
  Q_DECLARE_TR_FUNCTIONS(Contest)  // before its first use: lupdate reads in order

 public:
  ContestWriter(const PrivateRun& run, std::int32_t node)
      : run_(run),
        trace_(run.result.internals.trace),
        node_(trace_.nodes[static_cast<std::size_t>(node)]),
        facts_(facts_of(run)),
        of_node_(facts_ == nullptr ? nullptr : &facts_->nodes[static_cast<std::size_t>(node)]) {}

  [[nodiscard]] QString answer() const {
    const QString winner = subscript(QString::number(node_.winner));
    const QString coin = label_text(node_.label);
    const QString says = label_text(opposite(node_.label));
    if (of_node_ == nullptr || !before_fits()) {
      const QString told = tr("The coin shows %1. f%2 says %3, so it errs and wins.").arg(coin, winner, says);
      return of_node_ == nullptr ? told : told + u' ' + tr("No row fits any more: the SOA only patches.");
    }
    return tr("The coin shows %1. f%2 says %3, so it errs and wins: %4.")
               .arg(coin, winner, says, mistake(of_node_->mistakes.size())) +
           u' ' + what_fits();
  }

 private:
  [[nodiscard]] static QString mistake(std::size_t number) {
    switch (number) {
      case 1: return tr("the first mistake");
      case 2: return tr("the second mistake");
      case 3: return tr("the third mistake");
      case 4: return tr("the fourth mistake");
      default: return tr("mistake number %1").arg(number);
    }
  }
  [[nodiscard]] bool before_fits() const {
    const MetBlock& block = of_node_->pairings.back().block[node_.winner];
    return block.empty() || block.back().fits();
  }
  [[nodiscard]] bool coin_is_true() const { return run_.distribution().target[node_.point] == node_.label; }

  // Whether the side that lost holds a false coin and the side that won does not.
  [[nodiscard]] bool lie_goes() const {
    const PairingTrace& pairing = node_.pairings.back();
    const auto is_true = [&](int side) {
      const std::int32_t child = pairing.child[side];
      return child == PairingTrace::none || facts_->nodes[static_cast<std::size_t>(child)].true_coins;
    };
    return coin_is_true() && is_true(node_.winner) && !is_true(1 - node_.winner);
  }

  [[nodiscard]] QString what_fits() const {
    const QString point = plain_name(run_.concept_class().point_name(node_.point));
    const MetExample& contest = of_node_->contest;
    if (!contest.fits()) {
      return tr("c says %1 at %2, the coin %3. No row fits; from now on the SOA only patches this one cell.")
          .arg(label_text(opposite(node_.label)), point, label_text(node_.label));
    }
    const auto count = static_cast<std::uint64_t>(contest.rows->count());
    if (!coin_is_true()) {
      return tr("c says %1 at %2 and does not fit any more.").arg(label_text(opposite(node_.label)), point) + u' ' +
             left(count);
    }
    if (lie_goes())
      return tr("At %1 the side with a false label does not err, so it loses, and its false label is discarded.")
          .arg(point);
    if (count > 1) return left(count);
    const LabelVector& row = run_.concept_class().row(only_row());
    const QString only = tr("Only %1 still fits.").arg(plain_name(run_.concept_class().hypothesis_name(only_row())));
    return only + u' ' +
           (row == run_.distribution().target ? tr("SOA(S) is the target.")
                                              : tr("SOA(S) is not the target: a coin lied before."));
  }

  [[nodiscard]] QString left(std::uint64_t count) const {
    return tr("%1 rows still fit, Ldim %2.", nullptr, plural(count))
        .arg(number_text(count))
        .arg(of_node_->contest.dimension);
  }
  [[nodiscard]] HypothesisIndex only_row() const {
    HypothesisIndex h = 0;
    while (h + 1 < run_.concept_class().size() && !of_node_->contest.rows->test(h)) ++h;
    return h;
  }

  const PrivateRun& run_;
  const TournamentTrace& trace_;
  const NodeTrace& node_;
  const TournamentFacts* facts_;
  const NodeFacts* of_node_;
};

}  // namespace

QString contest_question(const PrivateRun& run, std::int32_t node) {
  const NodeTrace& at = run.result.internals.trace.nodes[static_cast<std::size_t>(node)];
  return QCoreApplication::translate("Contest", "f₀ and f₁ first differ at %1. Who wins?")
      .arg(plain_name(run.concept_class().point_name(at.point)));
}

QString contest_answer(const PrivateRun& run, std::int32_t node) { return ContestWriter(run, node).answer(); }

QString blocks_text(const PrivateRun& run, std::int32_t node) {
  constexpr std::size_t most_told = 8;
  const TournamentTrace& trace = run.result.internals.trace;
  QString path;
  for (std::int32_t n = node; n > 0; n = trace.nodes[static_cast<std::size_t>(n)].parent)
    path.prepend(QString::number(trace.nodes[static_cast<std::size_t>(n)].side));
  QStringList blocks;
  const PairingTrace& pairing = trace.nodes[static_cast<std::size_t>(node)].pairings.back();
  for (int side = 0; side < 2; ++side) {
    if (!pairing.block[side]) continue;
    const Sample& sample = pairing.block[side]->examples;
    QStringList words;
    for (std::size_t i = 0; i < std::min(sample.size(), most_told); ++i) {
      words += plain_name(run.concept_class().point_name(sample[i].point)) +
               (sample[i].label == Label::plus ? QStringLiteral("+") : QStringLiteral("\u2212"));
    }
    if (sample.size() > most_told) words += QStringLiteral("…");
    blocks += QStringLiteral("$T_{%1}$: %2").arg(path + QString::number(side), words.join(QStringLiteral(", ")));
  }
  return blocks.join(QStringLiteral("; ")) + u'.';
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/learn/kin_text.hpp"

#include <QCoreApplication>
#include <vector>

#include "core/study/private_run/run_facts.hpp"
#include "ui/pages/tournament/node_marks.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {
namespace {

// What a node of the tournament shows, for where it is drawn small; nothing while it is not decided.
QString told_node(const PrivateRun& run, std::int32_t number) {
  const auto at = static_cast<std::size_t>(number);
  const std::vector<NodeTrace>& nodes = run.result.internals.trace.nodes;
  const TournamentFacts* facts = facts_of(run);
  if (number < 0 || at >= nodes.size() || facts == nullptr || !nodes[at].decided) return {};
  const NodeFacts& node = facts->nodes[at];
  return QCoreApplication::translate("Kin", "contest at %1, coin %2: mistakes %3 of %4, %5")
      .arg(plain_name(run.concept_class().point_name(nodes[at].point)), label_text(nodes[at].label),
           QString::number(node.mistakes.size()), QString::number(facts->dimension), left_text(node.contest));
}

}  // namespace

QString kin_text(const PrivateRun& run, const Kin& kin) {
  const ConceptClass& c = run.concept_class();
  switch (kin.what) {
    case Kin::What::point:
      if (kin.point >= c.points()) return {};
      return QCoreApplication::translate("Kin", "point %1, index %2 of %3")
          .arg(plain_name(c.point_name(kin.point)), QString::number(kin.point), number_text(c.points()));
    case Kin::What::predictor: {
      const std::optional<HypothesisIndex> row = c.find(kin.labels);
      if (!row) return QCoreApplication::translate("Kin", "a predictor outside the class");
      return QCoreApplication::translate("Kin", "hypothesis %1, index %2 of %3")
          .arg(plain_name(c.hypothesis_name(*row)), QString::number(*row), number_text(c.size()));
    }
    case Kin::What::node: return told_node(run, kin.node);
    case Kin::What::nothing: break;
  }
  return {};
}

}  // namespace littlestone::ui

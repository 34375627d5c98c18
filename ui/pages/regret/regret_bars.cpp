// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "ui/pages/regret/regret_frame.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace regret_places;

QString forced_formula(const RegretCurves& curves, std::uint64_t rounds) {
  if (rounds < static_cast<std::uint64_t>(curves.dimension)) return QStringLiteral("$T$ / 2");
  return curves.lower_bound(rounds) * 2 <= curves.dimension ? QStringLiteral("$d$ / 2")
                                                            : QStringLiteral("√($d T$ / 8)");
}

RegretBarsPicture::RegretBarsPicture(std::shared_ptr<const RegretPageRun> run) : run_(std::move(run)) {}

std::vector<RegretBarsPicture::Bar> RegretBarsPicture::bars() const {
  const RegretCurves& own = run_->own;
  const std::uint64_t rounds = run_->told_rounds();
  std::vector<Bar> all;
  const double forced = own.lower_bound(rounds);
  all.push_back({tr("someone forces %1").arg(forced_formula(own, rounds)), forced, lower_text(forced), true});
  if (rounds <= own.exact.size()) {
    const Rational& exact = own.exact[rounds - 1];
    all.push_back({tr("exact minimax regret"), to_double(exact), exact_text(exact), false});
  }
  if (own.flips == own.dimension) {
    all.push_back({tr("Hedge promises"), own.hedge_bound(rounds), upper_text(own.hedge_bound(rounds)), true});
  }
  all.push_back({tr("with the promise: coins"), to_double(own.coins.upper), coins_text(own.coins), false});
  all.push_back(
      {tr("with the promise: SOA"), static_cast<double>(own.dimension), QString::number(own.dimension), false});
  return all;
}

QString RegretBarsPicture::description() const {
  QStringList said;
  for (const Bar& bar : bars()) {
    said += MathText(bar.name, {}, MathText::Mode::mixed).plain() + QStringLiteral(": ") + bar.text;
  }
  return said.join(QStringLiteral("; "));
}

void RegretBarsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  const std::vector<Bar> all = bars();
  double most = 1e-9;
  for (const Bar& bar : all) most = std::max(most, bar.value);
  double y = 11;
  for (const Bar& bar : all) {
    const double end = (stage.width - 50) * bar.value / most;
    stage.painter.setPen(theme.ink2);
    MathText::fitted(bar.name, {caption}, stage.width - 4).draw(stage.painter, {0, y});
    const double middle = y + 12;
    stage.rule({0, middle}, {end, middle}, bar.bound ? theme.ink3 : theme.ink2, 5);
    if (bar.bound) {
      stage.dashed({end, middle - 6}, {end, middle + 6}, theme.ink, 1.5, 3, 1.5);
    } else {
      stage.rule({end, middle - 6}, {end, middle + 6}, theme.ink, 2.5);
    }
    stage.painter.setPen(theme.ink);
    MathText(bar.text, {12, bar.bound ? QFont::Normal : QFont::DemiBold}, MathText::Mode::plain)
        .draw(stage.painter, {stage.width, middle + 4}, 1);
    y += 33;
  }
}

}  // namespace littlestone::ui

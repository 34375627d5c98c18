// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/lean_cost_picture.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/rational.hpp"
#include "core/study/private_run/lean_run.hpp"
#include "ui/kit/fit.hpp"
#include "ui/kit/math_text.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double left = 30;
constexpr double right = 246;
constexpr double top = 34;
constexpr double base = 130;
constexpr double decades = 6;  // s from 1 to 10^6

}  // namespace

QString LeanCostPicture::description() const {
  const LeanRun& lean = *run_->lean;
  if (lean.list_costs.empty()) return {};
  QString own;
  for (const ListCost& cost : lean.list_costs) {
    if (cost.list == lean.constants.list_bound) own = number_text(cost.votes);
  }
  return tr("Votes that win with chance .9: %1 for a list of one, %2 for a list of %3.")
      .arg(number_text(lean.list_costs.front().votes), own, number_text(lean.constants.list_bound));
}

void LeanCostPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  const LeanRun& lean = *run_->lean;
  const std::vector<ListCost>& costs = lean.list_costs;
  if (costs.empty()) return;
  const ScaledPainter scaled(painter, area, std::min(1.0, area.width() / natural_size().width()));
  const double epsilon = to_double(lean.constants.goal.epsilon);
  const auto first = static_cast<double>(costs.front().votes);
  const auto bound = [&](double list) { return first + 2 / epsilon * std::log(list); };
  const double most = std::max(bound(1e6), static_cast<double>(costs.back().votes));
  double step = std::pow(10.0, std::floor(std::log10(most)));
  if (most / step < 2) step /= 2;
  const double highest = std::ceil(most / step) * step;
  const auto x_of = [&](double list) { return left + std::log10(list) / decades * (right - left); };
  const auto y_of = [&](double votes) { return base - votes / highest * (base - top); };
  const auto words = [&](QPointF at, const QString& markup, const MathStyle& style, const QColor& color, double anchor,
                         double room) {
    painter.setPen(color);
    MathText::fitted(markup, style, room).draw(painter, at, anchor);
  };
  words({0, 12}, tr("votes that win with chance .9"), {11}, theme.ink2, 0, 256);
  for (double votes = 0; votes <= highest; votes += highest / 2) {
    painter.setPen(QPen(theme.hair, 1));
    painter.drawLine(QPointF(left, y_of(votes)), QPointF(right, y_of(votes)));
    words({left - 6, y_of(votes) + 4}, count_text(votes), {11}, theme.ink2, 1, left - 6);
  }
  for (const double power : {0.0, 2.0, 4.0, 6.0}) {
    words({x_of(std::pow(10.0, power)), base + 15}, count_text(std::pow(10.0, power)), {11}, theme.ink2,
          power == decades ? 0.8 : 0.5, 60);
  }
  words({(left + right) / 2, base + 32}, tr("$s$, length of a list"), {11}, theme.ink2, 0.5, 256);
  QPen dashed(theme.ink2, 1.25 + theme.heavier, Qt::CustomDashLine, Qt::FlatCap);
  dashed.setDashPattern({5, 3});
  painter.setPen(dashed);
  painter.drawLine(QPointF(left, y_of(bound(1))), QPointF(right, y_of(bound(1e6))));
  words({left + 6, top + 8}, tr("dashed: + (2/$ε$) ln $s$, the bound"), {11}, theme.ink3, 0, right - left - 8);
  for (const ListCost& cost : costs) {
    const bool own = cost.list == lean.constants.list_bound;
    const QPointF at(x_of(static_cast<double>(cost.list)), y_of(static_cast<double>(cost.votes)));
    painter.setPen(QPen(own ? theme.ink : theme.ink2, (own ? 3 : 2) + theme.heavier, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(at - QPointF(own ? 8 : 6, 0), at + QPointF(own ? 8 : 6, 0));
    if (!own) continue;
    words({at.x(), at.y() + 16}, number_text(cost.votes), {13, QFont::DemiBold}, theme.ink, 0.5, 60);
  }
}

}  // namespace littlestone::ui

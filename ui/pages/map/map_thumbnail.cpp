// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/map/map_thumbnail.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/learner/constants.hpp"
#include "core/online/class_facts.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double map_card_margin = 4;
constexpr int most_card_dimension = 4;  // M's constants are searched for up to here

// Of the lines of one family: log10 n along the axis, one value a place.
struct CardCurve {
  std::vector<double> mechanism, plain;
  std::vector<std::pair<double, double>> m;  // share of the axis, log10 n
  bool m_leaves = false;                     // M asks for more than the card holds
};

class SizesCard final : public CardPicture {
 public:
  SizesCard(const MapScenario& scenario, const SampleSizesStudy& study)
      : CardPicture(std::string(to_string(scenario.left)) + ", " + std::string(to_string(scenario.right))) {
    for (const CurveFamily family : {scenario.left, scenario.right}) {
      const auto found = std::find_if(study.curves.begin(), study.curves.end(),
                                      [&](const SampleSizesCurve& curve) { return curve.family == family; });
      CardCurve curve;
      for (std::size_t i = 0; i < found->points.size(); ++i) {
        const double share = static_cast<double>(i) / std::max(1.0, static_cast<double>(found->points.size()) - 1);
        for (const EnvelopeRow& row : found->points[i].rows) {
          if (row.name == "permute-and-flip") curve.mechanism.push_back(row.examples->log10);
          if (row.name == "consistent") curve.plain.push_back(row.examples->log10);
          if (row.name != "m-sharp") continue;
          if (row.examples)
            curve.m.emplace_back(share, row.examples->log10);
          else
            curve.m_leaves = true;
        }
      }
      for (const double value : curve.mechanism) high_ = std::max(high_, value);
      for (const double value : curve.plain) low_ = std::min(low_, value);
      if (!curve.m.empty()) high_ = std::max(high_, curve.m.front().second + 0.5);
      curves_.push_back(std::move(curve));
    }
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    constexpr double apart = 10;
    const double room = (size.width() - 2 * map_card_margin - apart) / 2;
    for (std::size_t side = 0; side < curves_.size(); ++side)
      paint_side(painter, theme, curves_[side],
                 QRectF(map_card_margin + static_cast<double>(side) * (room + apart), map_card_margin, room,
                        size.height() - 2 * map_card_margin));
  }

 private:
  void paint_side(QPainter& painter, const Theme& theme, const CardCurve& curve, const QRectF& at) const {
    const double left = at.left();
    const double room = at.width();
    const double base = at.bottom();
    const auto y_of = [&](double value) {
      return base - at.height() * std::clamp((value - low_) / (high_ - low_), 0.0, 1.0);
    };
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(left, base + 0.5), QPointF(left + room, base + 0.5));
    const auto line = [&](const std::vector<double>& values) {
      QPolygonF points;
      for (std::size_t i = 0; i < values.size(); ++i)
        points << QPointF(left + room * static_cast<double>(i) / std::max(1.0, static_cast<double>(values.size()) - 1),
                          y_of(values[i]));
      return points;
    };
    QPen plain(theme.p, 1.75, Qt::CustomDashLine, Qt::FlatCap);
    plain.setDashPattern({2.2, 1.8});
    painter.setPen(plain);
    painter.drawPolyline(line(curve.plain));
    QPen mechanism(theme.g, 2, Qt::CustomDashLine, Qt::FlatCap);
    mechanism.setDashPattern({4, 2});
    painter.setPen(mechanism);
    painter.drawPolyline(line(curve.mechanism));
    QPolygonF m;
    double last = base;
    for (const auto& [share, value] : curve.m) {
      const QPointF next(left + room * share, y_of(value));
      if (!m.isEmpty() && next.y() != last) m << QPointF(next.x(), last);
      m << next;
      last = next.y();
      if (value >= high_) break;
    }
    if (curve.m_leaves && !m.isEmpty()) m << QPointF(m.back().x() + 6, last) << QPointF(m.back().x() + 6, y_of(high_));
    painter.setPen(QPen(theme.m, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(m);
  }

  std::vector<CardCurve> curves_;
  double low_ = 3;
  double high_ = 4;
};

// One row a class: mistakes at the left, M's examples at the right.
class WorldsCard final : public CardPicture {
 public:
  WorldsCard(const MapScenario& scenario, const Observer& observer) : CardPicture(scenario.classes) {
    std::map<int, std::optional<double>> known;
    const EnvelopeGoal goal = goal_of(scenario);
    for (const std::string& text : classes_of(scenario)) {
      const int d = class_facts(text, observer).littlestone.lower;
      if (!known.contains(d)) {
        known[d] = std::nullopt;
        const AccuracyGoal accuracy{d, goal.epsilon, goal.delta, goal.alpha, goal.beta};
        try {
          known[d] =
              d <= most_card_dimension ? sharp_constants(accuracy).total.log10 : paper_constants(accuracy).total.log10;
        } catch (const InputError&) {
          // No constants for these: a row without its mark.
        }
      }
      rows_.push_back({static_cast<double>(d), known[d]});
    }
    for (const auto& [d, examples] : rows_) {
      most_mistakes_ = std::max(most_mistakes_, d);
      if (examples && d <= most_card_dimension) most_examples_ = std::max(most_examples_, *examples + 1);
    }
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double middle = size.width() / 2;
    constexpr double off = 5;  // of the lines from the middle
    const double room = middle - map_card_margin - off;
    const double pitch = std::min(30.0, (size.height() - 2 * map_card_margin) / static_cast<double>(rows_.size()));
    const double top = (size.height() - pitch * static_cast<double>(rows_.size())) / 2;
    painter.setPen(QPen(theme.line, 2));
    painter.drawLine(QPointF(middle, top), QPointF(middle, size.height() - top));
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const double y = top + pitch * (static_cast<double>(rows_.size() - i) - 0.5);
      const double mistakes = middle - off - (room - 3) * rows_[i].first / most_mistakes_;
      painter.setPen(QPen(theme.line, 1.25));
      painter.drawLine(QPointF(middle - off, y), QPointF(mistakes, y));
      painter.setPen(QPen(theme.ink, 3, Qt::SolidLine, Qt::FlatCap));
      const double half = std::min(8.0, 0.4 * pitch);
      painter.drawLine(QPointF(mistakes, y - half), QPointF(mistakes, y + half));
      if (!rows_[i].second) continue;
      const double examples = middle + off + (room - 3) * std::min(1.0, *rows_[i].second / most_examples_);
      painter.setPen(QPen(theme.line, 1.25));
      painter.drawLine(QPointF(middle + off, y), QPointF(examples, y));
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.m);
      painter.drawEllipse(QPointF(examples, y), std::min(5.0, 0.4 * pitch), std::min(5.0, 0.4 * pitch));
      painter.setBrush(Qt::NoBrush);
    }
  }

 private:
  std::vector<std::pair<double, std::optional<double>>> rows_;  // mistakes, log10 n
  double most_mistakes_ = 1;
  double most_examples_ = 5;
};

}  // namespace

std::shared_ptr<const Picture> map_thumbnail(const MapScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  try {
    if (scenario.page == MapPage::two_worlds) return std::make_shared<const WorldsCard>(scenario, observer);
    SampleSizesOptions options = sample_sizes_of(scenario);
    options.agnostic = false;
    options.chain = false;
    options.most_dimension = 1;
    switch (options.across) {
      case CurveAcross::points: {
        const bool cube = scenario.left == CurveFamily::cube || scenario.right == CurveFamily::cube;
        options.at = cube ? std::vector<double>{1, 2, 3, 4, 8, 12, 16, 20, 24}
                          : std::vector<double>{1, 2, 4, 10, 30, 100, 1e3, 1e4, 1e5, 1e6};
        break;
      }
      case CurveAcross::epsilon: options.at = {0.05, 0.5, 10}; break;
      case CurveAcross::alpha: options.at = {0.01, 0.1, 0.4}; break;
      case CurveAcross::beta: options.at = {1e-6, 1e-2, 0.4}; break;
    }
    return std::make_shared<const SizesCard>(scenario, run_sample_sizes(options, observer));
  } catch (const Stopped&) {
    return nullptr;
  }
}

}  // namespace littlestone::ui

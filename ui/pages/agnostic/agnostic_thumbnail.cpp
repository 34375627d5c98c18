// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/agnostic/agnostic_thumbnail.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "core/instance/instance.hpp"
#include "core/online/regret.hpp"
#include "core/study/relabel/relabel_run.hpp"
#include "ui/kit/marks.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double card_margin = 3;

QPen card_dashes(const QColor& color, double width) {
  QPen pen(color, width, Qt::CustomDashLine, Qt::FlatCap);
  pen.setDashPattern({3, 2});
  return pen;
}

// Rows of T over the same rows relabelled; those that change are ringed.
class RelabelCard final : public CardPicture {
 public:
  explicit RelabelCard(const AgnosticScenario& scenario) : CardPicture(scenario.class_text) {
    const ChapterData data = relabel_data_of(scenario);
    RelabelOptions options;
    constexpr std::uint64_t most = 8;
    options.subset = std::min<std::uint64_t>(most, std::min(scenario.subset, data.rows.size()));
    options.epsilon = scenario.epsilon1;
    options.learner_epsilon = scenario.learner_epsilon;
    options.score = scenario.score;
    const RelabelStudy study = run_relabel(data.concept_class, data.rows.rows(), options,
                                           SeedTree(scenario.seed).child("agnostic").child("relabel"));
    for (std::size_t i = 0; i < study.subset.size(); ++i)
      labels_.emplace_back(data.rows.rows()[study.subset[i]].label, study.relabelled[i].label);
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double pitch = std::min(30.0, (size.width() - 2 * card_margin) / static_cast<double>(labels_.size()));
    const double side = pitch * 0.85;
    const double left = (size.width() - pitch * static_cast<double>(labels_.size())) / 2 + (pitch - side) / 2;
    for (std::size_t i = 0; i < labels_.size(); ++i) {
      const double x = left + pitch * static_cast<double>(i);
      const double high = std::min(2.4 * side, 0.36 * size.height());  // taller than wide: eight have little width
      const QRectF above(x, 0.42 * size.height() - high, side, high);
      const QRectF below(x, 0.58 * size.height(), side, high);
      draw_label_cell(painter, theme, above, labels_[i].first, false);
      draw_label_cell(painter, theme, below, labels_[i].second, false);
      if (labels_[i].first == labels_[i].second) continue;
      painter.setPen(QPen(theme.ink, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawLine(QPointF(above.center().x(), above.bottom() + 2), QPointF(below.center().x(), below.top() - 3));
      painter.drawRoundedRect(below.adjusted(-1.5, -1.5, 1.5, 1.5), 2, 2);
    }
  }

 private:
  std::vector<std::pair<Label, Label>> labels_;
};

// What relabelling costs by the number of rows in T, the scenario's T as a dot, and what the paper says, dashed.
class DilutionCard final : public CardPicture {
 public:
  explicit DilutionCard(const RelabelRun& run)
      : CardPicture(run.scenario.class_text),
        curve_(run.curve),
        rows_(static_cast<double>(run.n())),
        at_(static_cast<double>(run.m()), run.study.privacy.epsilon),
        paper_(run.study.privacy.paper_epsilon.value_or(0)) {}

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    constexpr double dot = 5;
    const double base = size.height() - 8;
    const double most = std::max(paper_, curve_.empty() ? 0 : curve_.back().epsilon);
    const auto place = [&](double m, double epsilon) {
      return QPointF(card_margin + 2 + m / rows_ * (size.width() - 2 * card_margin - dot - 4),
                     base - epsilon / std::max(most, 1e-9) * (base - 12));
    };
    painter.setPen(QPen(theme.line, 1.5));
    painter.drawLine(QPointF(card_margin, base), QPointF(size.width() - card_margin, base));
    if (paper_ > 0) {
      const double y = place(0, paper_).y();
      painter.setPen(card_dashes(theme.ink2, 2));
      painter.drawLine(QPointF(card_margin, y), QPointF(size.width() - card_margin, y));
    }
    QPolygonF line;
    for (const RelabelDilution& one : curve_) line << place(static_cast<double>(one.subset), one.epsilon);
    painter.setPen(QPen(theme.ink, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setBrush(theme.canvas);
    painter.drawEllipse(place(at_.x(), at_.y()), dot, dot);
  }

 private:
  std::vector<RelabelDilution> curve_;
  double rows_;
  QPointF at_;    // rows in T, ε of the whole
  double paper_;  // ε; 0: it says nothing
};

// What one row gives away where a labelling is judged by its first hypothesis, and below it by its best; the claim
// dashed.
class ScoreCard final : public CardPicture {
 public:
  explicit ScoreCard(const RelabelRun& run)
      : CardPicture(run.scenario.class_text),
        first_(run.witness.loss),
        best_(run.witness.repaired_loss),
        claim_(run.witness.privacy.paper_epsilon.value_or(0)) {}

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double unit = (size.width() - 2 * card_margin - 3) / std::max({first_, best_, claim_, 1e-9});
    const double high = 0.24 * size.height();
    const auto bar = [&](double loss, double y, const QColor& color) {
      painter.fillRect(QRectF(card_margin, y - high / 2, loss * unit, high), color);
      painter.fillRect(QRectF(card_margin + loss * unit, y - high / 2 - 3, 3, high + 6), theme.ink);
    };
    bar(first_, 0.32 * size.height(), theme.ink2);
    bar(best_, 0.72 * size.height(), theme.line);
    if (claim_ <= 0) return;
    const double x = card_margin + claim_ * unit;
    const QRectF ground(x - 2.5, 0.04 * size.height(), 5, 0.92 * size.height());
    painter.fillRect(ground, theme.canvas);  // the line is seen on the bar, too
    painter.setPen(card_dashes(theme.ink, 2));
    painter.drawLine(QPointF(x, ground.top()), QPointF(x, ground.bottom()));
  }

 private:
  double first_;
  double best_;
  double claim_;
};

// The lesson: the first hypothesis is not the best, nothing is diluted, or labels flip.
std::shared_ptr<const Picture> relabel_card(const AgnosticScenario& scenario, const Observer& observer) {
  const bool whole = scenario.subset >= scenario.examples;
  if (scenario.score == RelabelScore::representative)
    return std::make_shared<const ScoreCard>(*compute_relabel(scenario, observer));
  if (whole) return std::make_shared<const DilutionCard>(*compute_relabel(scenario, observer));
  return std::make_shared<const RelabelCard>(scenario);
}

// The chances of 0, 1, … copies in a row, and below each of them stretched.
class StretchCard final : public CardPicture {
 public:
  explicit StretchCard(const AgnosticScenario& scenario)
      : CardPicture(std::to_string(scenario.pool)), law_(copies_law(amplify_of(scenario))) {
    double factor = 1;
    for (const double p : law_) {
      stretched_.push_back(p * factor);
      factor *= std::exp(to_double(scenario.epsilon));
    }
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    double total = 0;
    for (const double length : stretched_) total += length;
    const double unit = (size.width() - 2 * card_margin) / std::max(1.0, total);
    const auto bar = [&](const std::vector<double>& pieces, double y) {
      double x = card_margin;
      for (std::size_t j = 0; j < pieces.size(); ++j) {
        const double width = pieces[j] * unit;
        painter.fillRect(QRectF(x, y, std::max(0.0, width - 1), 0.22 * size.height()), j == 0   ? theme.line
                                                                                       : j == 1 ? theme.ink2
                                                                                                : theme.ink);
        x += width;
      }
    };
    bar(law_, 0.2 * size.height());
    bar(stretched_, 0.58 * size.height());
  }

 private:
  std::vector<double> law_;
  std::vector<double> stretched_;
};

// Exact regret by rounds, one tick each.
class RegretCard final : public CardPicture {
 public:
  RegretCard(const AgnosticScenario& scenario, unsigned rounds, const Observer& observer)
      : CardPicture(scenario.class_text) {
    const auto instance = Instance::make(scenario.class_text, scenario.marginal, scenario.target);
    const ConceptClass& concept_class = instance->concept_class();
    constexpr std::uint64_t most_states = 20'000;  // a card need not show all of it
    if (concept_class.size() > RegretEngine::most_hypotheses) return;
    RegretEngine engine(concept_class, {most_states});
    engine.set_observer(observer);
    for (const Rational& one : find_regret(engine, rounds).exact) values_.push_back(to_double(one));
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double base = size.height() - 6;
    const double height = base - 8;
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(QPointF(card_margin, base), QPointF(size.width() - card_margin, base));
    if (values_.empty()) return;
    const double most = std::max(1.0, values_.back());
    const double column = (size.width() - 2 * card_margin) / static_cast<double>(values_.size());
    painter.setPen(QPen(theme.ink, 3, Qt::SolidLine, Qt::FlatCap));
    for (std::size_t t = 0; t < values_.size(); ++t) {
      const double y = base - values_[t] / most * height;
      const double x = card_margin + column * static_cast<double>(t);
      painter.drawLine(QPointF(x + column * 0.15, y), QPointF(x + column * 0.85, y));
    }
  }

 private:
  std::vector<double> values_;
};

}  // namespace

std::shared_ptr<const Picture> agnostic_thumbnail(const AgnosticScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  constexpr std::uint64_t most_ticks = 12;
  switch (scenario.page) {
    case AgnosticPage::relabel: return relabel_card(scenario, observer);
    case AgnosticPage::subsample: return std::make_shared<const StretchCard>(scenario);
    case AgnosticPage::play_online:
      return std::make_shared<const RegretCard>(scenario, static_cast<unsigned>(std::min(most_ticks, scenario.rounds)),
                                                observer);
    case AgnosticPage::regret:
      return std::make_shared<const RegretCard>(
          scenario, static_cast<unsigned>(std::min(most_ticks, scenario.most_rounds)), observer);
  }
  return nullptr;
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/prediction/prediction_thumbnail.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/prediction/nets.hpp"
#include "core/prediction/price.hpp"
#include "core/prediction/stable_learner.hpp"
#include "core/prediction/votes.hpp"
#include "ui/kit/marks.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {
namespace {

constexpr double card_margin = 3;

// Pieces of H_T, row by row, hypotheses in their order; those wider than the ruler have an outline.
class NetsCard final : public CardPicture {
 public:
  explicit NetsCard(const PredictionScenario& scenario) : CardPicture(scenario.class_text) {
    const ChapterData data = data_of(scenario);
    hypotheses_ = data.concept_class.size();
    std::vector<PointIndex> points;
    const auto add = [&] {
      const MergedClass merged = merge_equal_on(data.concept_class, points);
      std::vector<bool> wide;
      for (const Piece& piece : measure_pieces(data.concept_class, merged, data.rows.counts()))
        wide.push_back(!is_net(piece.width, data.rows.size(), scenario.alpha));
      rows_.push_back({merged.piece_of, std::move(wide)});
    };
    add();
    constexpr std::size_t most_rows = 10;
    for (const std::uint64_t row : subset_of(scenario, data.rows.size())) {
      if (rows_.size() == most_rows) break;
      points.push_back(data.rows.rows()[row].point);
      add();
    }
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double pitch = std::min(14.0, (size.height() - 2 * card_margin) / static_cast<double>(rows_.size()));
    const double column = (size.width() - 2 * card_margin) / static_cast<double>(hypotheses_);
    const double gap = std::min(4.0, column / 3);
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const double y =
          (size.height() - pitch * static_cast<double>(rows_.size())) / 2 + pitch * static_cast<double>(row);
      const auto& [piece_of, wide] = rows_[row];
      for (std::size_t from = 0; from < hypotheses_;) {
        std::size_t to = from + 1;
        while (to < hypotheses_ && piece_of[to] == piece_of[from]) ++to;
        const bool too_wide = wide[piece_of[from]];
        painter.setPen(too_wide ? QPen(theme.ink, 1.5) : Qt::NoPen);
        painter.setBrush(too_wide ? theme.canvas : theme.lineage);
        painter.drawRoundedRect(QRectF(card_margin + column * static_cast<double>(from), y + 0.15 * pitch,
                                       column * static_cast<double>(to - from) - gap, 0.7 * pitch),
                                2, 2);
        from = to;
      }
    }
  }

 private:
  std::size_t hypotheses_ = 0;
  std::vector<std::pair<std::vector<std::uint32_t>, std::vector<bool>>> rows_;
};

// A bar a point: the chance to answer +.
class BarsCard final : public CardPicture {
 public:
  BarsCard(std::string subject, std::vector<double> plus) : CardPicture(std::move(subject)), plus_(std::move(plus)) {}

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double base = size.height() - 8;
    const double height = base - 8;
    painter.setPen(QPen(theme.hair, 1));
    for (const double p : {0.0, 0.5, 1.0})
      painter.drawLine(QPointF(card_margin, base - p * height), QPointF(size.width() - card_margin, base - p * height));
    const double column = (size.width() - 2 * card_margin) / static_cast<double>(plus_.size());
    painter.setPen(Qt::NoPen);
    for (std::size_t x = 0; x < plus_.size(); ++x) {
      const QRectF bar(card_margin + column * (static_cast<double>(x) + 0.2), base - plus_[x] * height, column * 0.6,
                       plus_[x] * height);
      painter.fillRect(bar, theme.plus);
    }
  }

 private:
  std::vector<double> plus_;
};

// The chances of the rule by the count of votes, the count at the asked point ringed.
class VotesCard final : public CardPicture {
 public:
  explicit VotesCard(const PredictionScenario& scenario) : CardPicture(scenario.class_text) {
    const ChapterData data = data_of(scenario, false);
    BlockTrainer trainer(data.concept_class, scenario.learner);
    const VotesPredictor predictor(trainer, data.rows.rows(), votes_of(scenario));
    chances_ = predictor.rule().probabilities();
    votes_ = predictor.votes()[scenario.asked];
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double base = size.height() - 8;
    const double height = base - 8;
    const auto steps = static_cast<double>(chances_.size() - 1);
    const auto at = [&](std::size_t j) {
      return QPointF(
          card_margin + 8 + (size.width() - 2 * card_margin - 16) * (steps > 0 ? static_cast<double>(j) / steps : 0.5),
          base - chances_[j] * height);
    };
    painter.setPen(QPen(theme.hair, 1));
    for (const double p : {0.0, 0.5, 1.0})
      painter.drawLine(QPointF(card_margin, base - p * height), QPointF(size.width() - card_margin, base - p * height));
    const double half = std::clamp((size.width() - 24) / std::max(1.0, steps) / 2.6, 1.0, 6.0);
    painter.setPen(QPen(theme.ink, 2.5, Qt::SolidLine, Qt::FlatCap));
    for (std::size_t j = 0; j < chances_.size(); ++j)
      painter.drawLine(at(j) - QPointF(half, 0), at(j) + QPointF(half, 0));
    painter.setPen(QPen(theme.ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(at(votes_), 6, 6);
  }

 private:
  std::vector<double> chances_;
  std::size_t votes_ = 0;
};

// H_T over H of T with one row swapped, lines between pieces that share a hypothesis.
class SwapCard final : public CardPicture {
 public:
  explicit SwapCard(const PredictionScenario& scenario) : CardPicture(scenario.class_text) {
    const ChapterData data = data_of(scenario);
    std::vector<std::uint64_t> subset = subset_of(scenario, data.rows.size());
    const auto merged = [&] {
      std::vector<PointIndex> points;
      points.reserve(subset.size());
      for (const std::uint64_t row : subset) points.push_back(data.rows.rows()[row].point);
      return merge_equal_on(data.concept_class, points).piece_of;
    };
    above_ = merged();
    // The first row of S at a point that T has not takes the first place, where there is one.
    const auto at = static_cast<std::size_t>(scenario.leaving.value_or(0));
    std::uint64_t entering = scenario.entering.value_or(data.rows.size());
    for (std::uint64_t row = 0; row < data.rows.size() && entering == data.rows.size(); ++row) {
      const bool there = std::any_of(subset.begin(), subset.end(), [&](std::uint64_t one) {
        return data.rows.rows()[one].point == data.rows.rows()[row].point;
      });
      if (!there) entering = row;
    }
    if (entering < data.rows.size()) subset[at] = entering;
    below_ = merged();
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double column = (size.width() - 2 * card_margin) / static_cast<double>(above_.size());
    const double gap = std::min(4.0, column / 3);
    const auto centre = [&](const std::vector<std::uint32_t>& piece_of, std::size_t h) {
      std::size_t to = h + 1;
      while (to < piece_of.size() && piece_of[to] == piece_of[h]) ++to;
      std::size_t from = h;
      while (from > 0 && piece_of[from - 1] == piece_of[h]) --from;
      return card_margin + column * static_cast<double>(from + to) / 2;
    };
    const double high = 0.22 * size.height();
    const double top = 0.12 * size.height();
    painter.setPen(QPen(theme.ink, 1.5));
    for (std::size_t h = 0; h < above_.size(); ++h)
      painter.drawLine(QPointF(centre(above_, h), top + high), QPointF(centre(below_, h), size.height() - top - high));
    for (const auto& [piece_of, y] : {std::pair(&above_, top), std::pair(&below_, size.height() - top - high)}) {
      for (std::size_t from = 0; from < piece_of->size();) {
        std::size_t to = from + 1;
        while (to < piece_of->size() && (*piece_of)[to] == (*piece_of)[from]) ++to;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.lineage);
        painter.drawRoundedRect(QRectF(card_margin + column * static_cast<double>(from), y,
                                       column * static_cast<double>(to - from) - gap, high),
                                4, 4);
        from = to;
      }
    }
  }

 private:
  std::vector<std::uint32_t> above_;
  std::vector<std::uint32_t> below_;
};

// Answers at the light points, and what must be wrong of them in one of two worlds.
class PriceCard final : public CardPicture {
 public:
  explicit PriceCard(const PredictionScenario& scenario)
      : CardPicture("cube:" + std::to_string(scenario.dimension)),
        points_(flip_points(price_of(scenario), price_sample_of(scenario))) {
    points_.pop_back();  // the heavy one
  }

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override {
    const double base = size.height() - 8;
    const double height = base - 8;
    painter.setPen(QPen(theme.hair, 1));
    for (const double p : {0.0, 0.5, 1.0})
      painter.drawLine(QPointF(card_margin, base - p * height), QPointF(size.width() - card_margin, base - p * height));
    const double column = (size.width() - 2 * card_margin) / static_cast<double>(points_.size());
    for (std::size_t x = 0; x < points_.size(); ++x) {
      const double answer = to_double(points_[x].answer);
      const bool plus = answer >= 0.5;
      const double y = base - answer * height;
      const double end = plus ? base - height : base;
      const double left = card_margin + column * (static_cast<double>(x) + 0.2);
      painter.setPen(QPen(theme.line, 1));
      painter.setBrush(Qt::NoBrush);
      painter.drawRect(QRectF(QPointF(left, std::min(y, end)), QSizeF(column * 0.6, std::abs(y - end))));
      painter.setPen(QPen(theme.ink, 2.5, Qt::SolidLine, Qt::FlatCap));
      painter.drawLine(QPointF(left - 1, y), QPointF(left + column * 0.6 + 1, y));
    }
  }

 private:
  std::vector<FlippedPoint> points_;
};

}  // namespace

std::shared_ptr<const Picture> prediction_thumbnail(const PredictionScenario& scenario, const Observer& observer) {
  if (stop_requested(observer, {"cards", 0, 1})) return nullptr;
  switch (scenario.page) {
    case PredictionPage::nets: return std::make_shared<const NetsCard>(scenario);
    case PredictionPage::stable: {
      const ChapterData data = data_of(scenario);
      return std::make_shared<const BarsCard>(
          scenario.class_text,
          stable_law(data.concept_class, data.rows.counts(), {scenario.subset, scenario.mechanism}, observer).plus);
    }
    case PredictionPage::votes: return std::make_shared<const VotesCard>(scenario);
    case PredictionPage::noisy_labels: return std::make_shared<const SwapCard>(scenario);
    case PredictionPage::price: return std::make_shared<const PriceCard>(scenario);
  }
  return nullptr;
}

}  // namespace littlestone::ui

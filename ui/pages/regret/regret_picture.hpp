// SPDX-License-Identifier: GPL-3.0-or-later
// Regret by rounds between two bounds, with the promise and without; below, the best tree of fair coins, and R of
// several classes.
#pragma once

#include <QCoreApplication>
#include <memory>

#include "core/study/regret/regret_run.hpp"
#include "ui/kit/picture.hpp"
#include "ui/pages/regret/regret_words.hpp"

namespace littlestone::ui {

/// How it is looked at.
struct RegretView {
  bool linear = false;  ///< both axes
  CoinOdds by_hand;     ///< odds set at nodes of the tree
};

class RegretPicture final : public Picture {
 public:
  RegretPicture(std::shared_ptr<const RegretPageRun> run, int step, double phase, RegretView view = {});

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// Place of the handle that drags T; a node of the tree has its own number.
  static constexpr std::int32_t rounds_handle = 1'000'000;
  /// T at a place of the plot, for a plot that ends at the run's T.
  [[nodiscard]] std::uint64_t rounds_at(QPointF at, const QRectF& area) const;
  /// The chance of + at a node whose handle was dragged there, in sixteenths.
  [[nodiscard]] Rational odds_at(std::int32_t node, QPointF at, const QRectF& area) const;
  /// Of the tree alone, like a figure in a paper.
  void paint_tree_alone(QPainter& painter, const QRectF& area, const Theme& theme) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(RegretPicture)

  struct Frame;
  struct Tree;
  void paint_plot(const Frame& frame) const;
  void paint_grid(const Frame& frame) const;
  void paint_axis(const Frame& frame) const;
  void paint_promise(const Frame& frame) const;
  void paint_bounds(const Frame& frame) const;
  void paint_ticks(const Frame& frame) const;
  void paint_runs(const Frame& frame) const;
  void paint_names(const Frame& frame) const;
  void paint_promise_name(const Frame& frame) const;
  void paint_minimax_name(const Frame& frame) const;
  void paint_cut_name(const Frame& frame) const;
  void paint_worst_name(const Frame& frame) const;
  void paint_right(const Frame& frame) const;
  void paint_legend(const Frame& frame) const;
  void paint_tree(const Frame& frame) const;
  void paint_edge(const Frame& frame, const Tree& tree, std::int32_t node) const;
  void paint_cost(const Frame& frame, const Tree& tree, std::int32_t node) const;
  void take_edge(Tree& tree, std::int32_t node) const;
  [[nodiscard]] QPointF chip_of(const Tree& tree, std::int32_t node) const;
  void paint_node(const Frame& frame, const Tree& tree, std::int32_t node) const;
  void paint_leaf(const Frame& frame, const Tree& tree, std::int32_t node) const;
  void paint_classes(const Frame& frame) const;
  void paint_class(const Frame& frame, std::size_t row, double y) const;
  [[nodiscard]] double come(RegretMoment::Newest what) const { return moment_.newest == what ? grown_ : 1; }
  [[nodiscard]] double top_value() const;

  std::shared_ptr<const RegretPageRun> run_;
  RegretMoment moment_;
  double grown_;
  RegretView view_;
};

/// What a number of rounds costs, in bars: without the promise and with it.
class RegretBarsPicture final : public Picture {
 public:
  explicit RegretBarsPicture(std::shared_ptr<const RegretPageRun> run);

  [[nodiscard]] QSizeF natural_size() const override { return {256, 168}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(RegretBarsPicture)

  struct Bar {
    QString name;
    double value = 0;
    QString text;
    bool bound = false;
  };
  [[nodiscard]] std::vector<Bar> bars() const;

  std::shared_ptr<const RegretPageRun> run_;
};

/// The best tree of fair coins by itself.
class CoinTreePicture final : public Picture {
 public:
  CoinTreePicture(std::shared_ptr<const RegretPageRun> run, CoinOdds by_hand);
  [[nodiscard]] QSizeF natural_size() const override { return {400, 256}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(CoinTreePicture)
  std::shared_ptr<const RegretPageRun> run_;
  CoinOdds by_hand_;
};

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// The attack: the hidden example above the privacy boundary, below it what the attacker sees and what it finds.
#pragma once

#include <QCoreApplication>
#include <memory>
#include <optional>

#include "core/study/attack/attack_facts.hpp"
#include "ui/kit/picture.hpp"

namespace littlestone::ui {

/// Where the play stands.
struct AttackMoment {
  int told = 0;      // of what is hidden: 0 … 3
  double drawn = 0;  // share of the draws that are seen
  bool counted = false;
  bool read = false;  // the vote
  int probes = 0;
  bool revealed = false;
  int refuted = 0;  // 0 … 3
  static constexpr int hide_steps = 4;
  static constexpr int draw_steps = 6;
  static constexpr int count_steps = 2;
  static constexpr int refute_steps = 3;
  [[nodiscard]] static AttackMoment at(int step, unsigned comparisons);
  /// The step that reveals.
  [[nodiscard]] static int reveal_step(unsigned comparisons) {
    return hide_steps + draw_steps + count_steps + static_cast<int>(comparisons);
  }
};

class AttackPicture final : public Picture {
 public:
  /// `curves` may be null: they are still worked out. `covered`: what is hidden is not shown before it is revealed.
  AttackPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const AttackFacts> facts,
                std::shared_ptr<const AttackCurves> curves, bool covered, int step, double phase);

  [[nodiscard]] QSizeF natural_size() const override { return {728, 600}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  void paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const override;
  [[nodiscard]] QString description() const override;

  /// The target leaf nearest to a place of the picture.
  [[nodiscard]] std::uint64_t target_at(QPointF at, const QRectF& area) const;

 private:
  Q_DECLARE_TR_FUNCTIONS(AttackPicture)

  void paint_hidden(const class Stage& stage) const;
  void paint_sample(const class Stage& stage) const;
  void paint_law(const class Stage& stage, class LabelPlaces& room) const;
  void paint_threshold(const class Stage& stage, class LabelPlaces& room) const;
  void paint_draws(const class Stage& stage) const;
  void paint_counts(const class Stage& stage) const;
  void paint_probes(const class Stage& stage) const;
  void paint_curves(const class Stage& stage) const;
  [[nodiscard]] double x_of(double place) const;

  std::shared_ptr<const LowerBoundRun> run_;
  std::shared_ptr<const AttackFacts> facts_;
  std::shared_ptr<const AttackCurves> curves_;
  bool covered_;
  AttackMoment moment_;
  double grown_;
};

/// Further runs as dots, and their share beside the exact chance.
class AgainPicture final : public Picture {
 public:
  explicit AgainPicture(std::shared_ptr<const LowerBoundRun> run, std::shared_ptr<const AttackFacts> facts);

  [[nodiscard]] QSizeF natural_size() const override { return {256, facts_->again.empty() ? 0.0 : 96.0}; }
  void paint(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  [[nodiscard]] QString description() const override;

 private:
  Q_DECLARE_TR_FUNCTIONS(AgainPicture)

  std::shared_ptr<const LowerBoundRun> run_;
  std::shared_ptr<const AttackFacts> facts_;
};

}  // namespace littlestone::ui

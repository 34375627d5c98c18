// SPDX-License-Identifier: GPL-3.0-or-later
// A run of chapter II in a card: what its lesson's page shows, with everything left out that could not be read there.
#pragma once

#include <memory>

#include "core/study/attack/attack_facts.hpp"
#include "core/study/lower_bound/lower_bound_run.hpp"
#include "ui/shell/card_picture.hpp"

namespace littlestone::ui {

/// Marks without words: the homogeneous set, the staircase, the attack's hypotheses, or the towers, by the scenario's
/// page.
class LowerBoundThumbnail final : public CardPicture {
 public:
  explicit LowerBoundThumbnail(std::shared_ptr<const LowerBoundRun> run);

 protected:
  void paint_card(QPainter& painter, QSizeF size, const Theme& theme) const override;

 private:
  void paint_set(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_staircase(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_attack(QPainter& painter, QSizeF room, const Theme& theme) const;
  void paint_towers(QPainter& painter, QSizeF room, const Theme& theme) const;

  std::shared_ptr<const LowerBoundRun> run_;
  std::shared_ptr<const AttackFacts> attack_;  // null where the card is not of the attack
};

}  // namespace littlestone::ui

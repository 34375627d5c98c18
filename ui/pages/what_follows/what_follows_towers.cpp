// SPDX-License-Identifier: GPL-3.0-or-later
// The towers of the What follows picture: each logarithm takes the lowest two away.
#include <algorithm>
#include <vector>

#include "ui/kit/marks.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/pages/what_follows/what_follows_frame.hpp"
#include "ui/pages/what_follows/what_follows_picture.hpp"
#include "ui/words/names.hpp"

namespace littlestone::ui {

using namespace what_follows_parts;

namespace {

constexpr double labels_y = 219;
constexpr double first_tower_x = 51;
constexpr double least_named_column = 50;  // px a tower, for a name under each and an arrow between them

/// The towers side by side, the k-th after k logarithms.
class TowersDrawing {
 public:
  TowersDrawing(const Stage& stage, const LowerBoundScenario& scenario, const WhatFollowsMoment& moment, double grown,
                double pitch)
      : stage_(stage),
        theme_(stage.theme),
        painter_(stage.painter),
        scenario_(scenario),
        moment_(moment),
        grown_(grown),
        pitch_(pitch),
        logarithms_(static_cast<int>(logarithms_of(scenario))),
        height_(static_cast<int>(scenario.height)),
        column_(std::min(92.0, 400.0 / std::max(1, logarithms_))),
        tile_width_(std::min(30.0, column_ * 0.55)) {}

  void paint() {
    for (int k = 0; k <= logarithms_; ++k) paint_tower(k);
    paint_names();
    if (moment_.logarithms == logarithms_) paint_rest();
  }

 private:
  struct TowerName {
    MathText text;
    double from;
    bool last;
  };

  [[nodiscard]] double middle_of(int tower) const { return first_tower_x + column_ * tower; }
  [[nodiscard]] bool reached(int tower) const { return tower <= moment_.logarithms; }
  /// Of it Ramsey's lemma speaks.
  [[nodiscard]] bool last(int tower) const { return tower == logarithms_ && moment_.ramsey > 0; }

  void paint_tower(int k) {
    const double x = middle_of(k);
    for (int tile = 0; tile < height_; ++tile) paint_tile(k, tile);  // from the bottom
    if (k == 0) {
      const QRectF grip(x - tile_width_ / 2 - 4, tower_base - pitch_ * height_ - 8, tile_width_ + 8, pitch_ + 10);
      stage_.spots.add(painter_, grip, 6, {}, Spot::Act::drag, WhatFollowsPicture::tower_handle);
    }
    if (k < logarithms_ && k < moment_.logarithms && column_ >= least_named_column) {
      const double y = tower_base - pitch_ * (k + 0.5);
      draw_arrow(painter_, theme_.ink2, {x + tile_width_ / 2 + 8, y}, column_ - tile_width_ - 16);
      stage_.words({x + column_ / 2, y - 6}, QStringLiteral("log"), TextRole::caption, theme_.ink2, 0.5);
    }
    const bool ends = k == 0 || k == logarithms_;
    if (reached(k) && (column_ >= least_named_column || ends)) names_.push_back(name_of(k));
  }

  void paint_tile(int k, int tile) {
    const bool gone = tile < k;
    const double x = middle_of(k);
    const QRectF box(x - tile_width_ / 2, tower_base - pitch_ * (tile + 1) + 1, tile_width_, pitch_ - 2);
    painter_.setBrush(Qt::NoBrush);
    if (!reached(k) || gone) {
      paint_taken_tile(k, tile, box);
      return;
    }
    const bool bottom = tile == k;
    painter_.setPen(QPen(last(k) || bottom ? theme_.ink : theme_.line, last(k) ? 1.5 : 1 + theme_.heavier));
    painter_.setBrush(last(k) ? theme_.lineage : theme_.canvas);
    painter_.drawRoundedRect(box, 3, 3);
    if (pitch_ < 13 || tile_width_ < 14) return;
    const QString number = tile + 1 == height_ ? whole_text(scenario_.top) : QStringLiteral("2");
    painter_.setPen(theme_.ink);
    MathText::fitted(number, {12, last(k) ? QFont::DemiBold : QFont::Normal}, tile_width_ - 2)
        .draw(painter_, {x, box.center().y() + 4.5}, 0.5);
  }

  // A tile that a logarithm took away; of a tower to come none.
  void paint_taken_tile(int k, int tile, const QRectF& box) {
    QPen pen(theme_.line, 1, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2, 2});
    const bool newest = k == moment_.logarithms && k > 0 && moment_.ramsey == 0;
    const bool falls = newest && tile == k - 1 && grown_ < 1;
    painter_.setPen(reached(k) || k == 0 ? pen : QPen(theme_.hair, 1));
    if (!falls && !reached(k)) return;
    painter_.drawRoundedRect(box, 3, 3);
  }

  [[nodiscard]] TowerName name_of(int k) const {
    const QString of = scenario_.form == ConsequenceForm::dimension ? QStringLiteral("$d$") : QStringLiteral("|$X$|");
    QString name = k == 0 ? of : k == 1 ? QStringLiteral("log ") + of : QStringLiteral("$log^{(%1)}$ ").arg(k) + of;
    if (last(k)) {
      const auto left = tower_of(scenario_).iterated_log2(static_cast<unsigned>(logarithms_));
      name += left ? QStringLiteral(" = ") + tower_markup(*left) : WhatFollowsPicture::tr(": nothing is left");
    }
    // The last one ends where the claims begin.
    const MathText text(name, {12, last(k) ? QFont::DemiBold : QFont::Normal}, MathText::Mode::mixed);
    return {text, std::clamp(middle_of(k) - text.width() / 2, 24.0, claims_x - 14 - text.width()), last(k)};
  }

  // Those between give way to the first and the last.
  void paint_names() {
    double free_from = 0;
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const TowerName& one = names_[i];
      const bool ends = i == 0 || i + 1 == names_.size();
      if (!ends && (one.from < free_from || one.from + one.text.width() + 8 > names_.back().from)) continue;
      painter_.setPen(one.last ? theme_.ink : theme_.ink2);
      one.text.draw(painter_, {one.from, labels_y});
      free_from = one.from + one.text.width() + 8;
    }
  }

  // How many twos are left, beside the last tower's top.
  void paint_rest() {
    const int rest = std::max(0, height_ - logarithms_);
    const double x = middle_of(logarithms_) + tile_width_ / 2 + 8;
    const double y = std::max(tower_top + 10, tower_base - pitch_ * height_ + 12);
    const QString words = WhatFollowsPicture::tr("%n left", nullptr, rest);
    if (x + MathText(words, {caption, QFont::DemiBold}, MathText::Mode::mixed).width() < claims_x - 18) {
      stage_.rich({x, y}, words, {caption, QFont::DemiBold}, theme_.ink);
    }
  }

  const Stage& stage_;
  const Theme& theme_;
  QPainter& painter_;
  const LowerBoundScenario& scenario_;
  const WhatFollowsMoment& moment_;
  double grown_;
  double pitch_;  // of tiles
  int logarithms_;
  int height_;
  double column_;
  double tile_width_;
  std::vector<TowerName> names_;
};

}  // namespace

void WhatFollowsPicture::paint_towers(const Stage& stage) const {
  TowersDrawing(stage, facts_->scenario, moment_, grown_, tile_pitch()).paint();
}

}  // namespace littlestone::ui

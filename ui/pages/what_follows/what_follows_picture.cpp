// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/marks.hpp"
#include "ui/kit/motion.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/pages/lower_bound/refuted_text.hpp"
#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/pages/what_follows/what_follows_frame.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {

using namespace what_follows_parts;

namespace {

constexpr double strong_y = 490;
constexpr double least_height = 486;
constexpr double with_strong = 592;

}  // namespace

WhatFollowsMoment WhatFollowsMoment::at(int step, std::size_t logarithms) {
  const int m = static_cast<int>(logarithms);
  WhatFollowsMoment moment;
  moment.logarithms = std::min(step, m);
  moment.ramsey = std::clamp(step - m, 0, 2);
  moment.privacy = std::clamp(step - m - 2, 0, 2);
  moment.both = std::clamp(step - m - 4, 0, 2);
  moment.stairs = std::clamp(step - m - 6, 0, 3);
  moment.strong = std::clamp(step - m - 9, 0, 3);
  return moment;
}

WhatFollowsPicture::WhatFollowsPicture(std::shared_ptr<const WhatFollowsFacts> facts, int step, double phase)
    : facts_(std::move(facts)),
      moment_(WhatFollowsMoment::at(step, logarithms_of(facts_->scenario))),
      grown_(motion::ease_out(std::clamp(phase, 0.0, 1.0))) {}

QString WhatFollowsPicture::description() const {
  const StairStep* here = facts_->here();
  return here == nullptr ? tr("A tower of %n numbers.", nullptr, static_cast<int>(facts_->scenario.height))
                         : tr("A tower of %n numbers. %1 examples are refuted from height %2 on.", nullptr,
                              static_cast<int>(facts_->scenario.height))
                               .arg(here->examples)
                               .arg(here->height(facts_->scenario.form));
}

double WhatFollowsPicture::tile_pitch() const {
  return std::min(20.0, (tower_base - tower_top) / static_cast<double>(std::max(9U, facts_->scenario.height)));
}

unsigned WhatFollowsPicture::most_height() const { return std::max(24U, facts_->scenario.height); }

double WhatFollowsPicture::tiles_at(QPointF at, const QRectF& area) const {
  const double y = Stage::place(at, area, natural_size(), least_height).y();
  return (tower_base - y) / tile_pitch();
}

unsigned WhatFollowsPicture::height_at(QPointF at, const QRectF& area) const {
  const double x = Stage::place(at, area, natural_size(), least_height).x();
  const double height = (x - stairs_left) / (stairs_right - stairs_left) * most_height();
  return static_cast<unsigned>(std::lround(std::clamp(height, 1.0, static_cast<double>(most_height()))));
}

void WhatFollowsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  paint_spots(painter, area, theme, ignored);
}

void WhatFollowsPicture::paint_spots(QPainter& painter, const QRectF& area, const Theme& theme, Spots& spots) const {
  const Stage stage(painter, area, natural_size(), least_height, theme, spots);
  paint_towers(stage);
  paint_claims(stage);
  stage.rule({24, rule_y}, {stage.width - 24, rule_y}, theme.hair);
  paint_stairs(stage);
  if (stage.height >= with_strong - 1) paint_strong(stage);
}

void WhatFollowsPicture::paint_claims(const Stage& stage) const {
  const Theme& theme = stage.theme;
  const LowerBoundScenario& s = facts_->scenario;
  const StairStep* here = facts_->here();
  const double room = stage.width - 24 - claims_x;
  stage.rule({claims_x - 12, 20}, {claims_x - 12, 200}, theme.hair);
  const auto fitted = [&](double y, const QString& markup, const MathStyle& style, const QColor& color) {
    stage.painter.setPen(color);
    MathText::fitted(markup, style, room).draw(stage.painter, {claims_x, y});
  };
  fitted(44, tr("Homogeneous points"), {13, QFont::DemiBold}, theme.ink);
  if (here == nullptr) {
    stage.paragraph(
        {claims_x, 68},
        facts_->stairs.empty() ? tr("working it out…") : tr("Claim 22 promises no step here: nothing follows."), {12},
        theme.ink2, room, 17);
    return;
  }
  const auto said = [&](double y, const QString& words, const QString& number, const QString& source) {
    fitted(y, words, {12}, theme.ink2);
    const double wide = stage.rich({claims_x, y + 24}, number, {20, QFont::DemiBold}, theme.ink);
    stage.painter.setPen(theme.ink3);
    MathText::fitted(source, {caption}, std::max(40.0, room - wide - 18))
        .draw(stage.painter, {claims_x + std::max(92.0, wide + 18), y + 23});
  };
  if (moment_.ramsey > 1 || moment_.privacy > 0) {
    const auto left = ramsey_leaves(tower_of(s), logarithms_of(s), here->said->log2_ramsey);
    said(68, tr("Ramsey leaves at least"), left ? tower_markup(*left) : tr("none"), tr("Lemma 17"));
  }
  if (moment_.privacy > 0) {
    said(122, tr("private and accurate: at most"), largest_text(*here->said), tr("Lemma 18, sharp"));
  }
  if (moment_.both > 0) {
    stage.rule({claims_x, 162}, {stage.width - 24, 162}, theme.ink, 2);
    const QString words = facts_->refutes()
                              ? tr("So no (%1, $δ$)-private learner does it with %n examples.", nullptr,
                                   static_cast<int>(s.tower_examples))
                                    .arg(refuted_text(s.epsilon))
                              : tr("At this height nothing is refuted: %n examples are from height %1 on.", nullptr,
                                   static_cast<int>(s.tower_examples))
                                    .arg(here->height(s.form));
    stage.paragraph({claims_x, 181}, words, {13, QFont::DemiBold}, theme.ink, room, 18);
  }
}

void WhatFollowsPicture::paint_strong(const Stage& stage) const {
  const Theme& theme = stage.theme;
  QPainter& painter = stage.painter;
  const LowerBoundScenario& s = facts_->scenario;
  stage.rule({24, strong_y}, {stage.width - 24, strong_y}, theme.hair);
  const double title = stage.rich({24, strong_y + 19}, tr("Weak makes strong"), {14, QFont::DemiBold}, theme.ink);
  painter.setPen(theme.ink2);
  MathText::fitted(tr("one learner that is barely private and barely right is enough (Theorem 8)"), {caption},
                   stage.width - 48 - title - 14)
      .draw(painter, {24 + title + 14, strong_y + 19});
  const auto card = [&](double x, double width, bool strong) {
    const QRectF box(x, strong_y + 30, width, 72);
    painter.setPen(QPen(strong ? theme.ink : theme.hair, strong ? 2 : 1));
    painter.setBrush(theme.canvas);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    return box;
  };
  const auto line = [&](const QRectF& box, double dy, const QString& markup, const MathStyle& style,
                        const QColor& color, double from = 12, double width = 0) {
    painter.setPen(color);
    MathText::fitted(markup, style, width > 0 ? width : box.width() - from - 8)
        .draw(painter, {box.left() + from, box.top() + dy});
  };
  const QRectF weak = card(24, 164, false);
  const int m = static_cast<int>(s.tower_examples) - 1;
  line(weak, 20, tr("some weak learner"), {12, QFont::DemiBold}, theme.ink);
  line(weak, 38, tr("%n examples, $ε$ = %1", nullptr, m).arg(rational_text(s.epsilon)), {caption}, theme.ink2);
  line(weak, 54, tr("wrong on %1, fails %2").arg(share_text(s.alpha), share_text(s.beta)), {caption}, theme.ink2);
  draw_arrow(painter, theme.ink, {194, strong_y + 66}, 24);
  const QRectF finite = card(224, 128, false);
  line(finite, 20, tr("Ldim is finite"), {12, QFont::DemiBold}, theme.ink);
  const StairStep* here = facts_->here();
  if (here != nullptr) {
    const unsigned height = here->height(ConsequenceForm::dimension);
    line(finite, 38, QStringLiteral("$d$ < 2↑↑%1").arg(height), {caption}, theme.ink2);
  }
  line(finite, 54, tr("Theorem 2"), {caption}, theme.ink2);
  draw_arrow(painter, theme.ink, {358, strong_y + 66}, 24);
  const QRectF strong = card(388, stage.width - 24 - 388, true);
  line(strong, 20, tr("M learns at any $ε$, $δ$, $α$, $β$"), {12, QFont::DemiBold}, theme.ink);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.m);
  painter.drawEllipse(QPointF(strong.right() - 16, strong.top() + 16), 5, 5);
  const double half = strong.width() / 2;
  line(strong, 37, tr("the theorem knows"), {caption}, theme.ink2, 12, half - 20);
  line(strong, 58, tr("$n$: a tower"), {15, QFont::DemiBold}, theme.ink2, 12, half - 20);
  stage.rule({strong.left() + half, strong.top() + 28}, {strong.left() + half, strong.bottom() - 10}, theme.hair);
  const QString compared = literal_class(s.class_text);
  if (facts_->littlestone) {
    line(strong, 37, tr("%1 has $d$ = %2").arg(compared, QString::number(*facts_->littlestone)), {caption}, theme.ink2,
         half + 12);
    line(strong, 58,
         facts_->cheapest && facts_->examples_of_m
             ? tr("$n$: %1 %2, M %3")
                   .arg(short_learner(facts_->cheapest->name), upper_power_text(facts_->cheapest->examples->log10),
                        upper_power_text(facts_->examples_of_m->log10))
             : tr("$n$: no proved row"),
         {15, QFont::DemiBold}, theme.ink, half + 12);
  } else {
    line(strong, 37, tr("working it out…"), {caption}, theme.ink3, half + 12);
  }
}

HeightsPicture::HeightsPicture(LowerBoundScenario scenario) : scenario_(std::move(scenario)) {}

QString HeightsPicture::description() const {
  return tr("How often the logarithm is taken until 1 is left: %1 times for this scenario, four times for 65 536.")
      .arg(log_star(tower_of(scenario_)));
}

void HeightsPicture::paint(QPainter& painter, const QRectF& area, const Theme& theme) const {
  Spots ignored;
  const Stage stage(painter, area, natural_size(), natural_size().height(), theme, ignored);
  struct Row {
    QString name;
    QString number;
    unsigned height;
  };
  const double atoms = 80 * std::log2(10.0);
  const std::vector<Row> rows = {
      {tr("points of this scenario"), tower_markup(tower_of(scenario_)), log_star(tower_of(scenario_))},
      {tr("2↑↑5, never written out"), QStringLiteral("$2^{65 536}$"), log_star(Tower::of_twos(5))},
      {tr("atoms that we can see"), QStringLiteral("$10^{80}$"), log_star(Tower{1, atoms})},
      {tr("a 64-bit word"), QStringLiteral("$2^{64}$"), log_star(Tower{1, 64})},
      {QStringLiteral("thresholds:65536"), QStringLiteral("65 536"), log_star(Tower{0, 65536})},
      {QStringLiteral("thresholds:16"), QStringLiteral("16"), log_star(Tower{0, 16})}};
  double y = 14;
  for (const Row& row : rows) {
    painter.setPen(theme.ink2);
    MathText::fitted(row.name, {12}, 150).draw(painter, {0, y});
    stage.rich({218, y}, row.number, {12}, theme.ink, 1);
    stage.rich({254, y}, QString::number(row.height), {12, QFont::DemiBold}, theme.ink, 1);
    stage.rule({0, y + 6}, {256, y + 6}, theme.hair);
    y += 20;
  }
  stage.words({254, y}, QStringLiteral("log*"), TextRole::caption, theme.ink3, 1);
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/what_follows/what_follows_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "ui/kit/stage.hpp"
#include "ui/pages/lower_bound/lower_bound_panel.hpp"
#include "ui/pages/lower_bound/refuted_text.hpp"
#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/learners.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr QSizeF what_follows_size(728, 600);

struct WhatFollowsScene {
  Q_DECLARE_TR_FUNCTIONS(WhatFollowsPicture)

 public:
  const WhatFollowsFacts& facts;
  int step;
  QSizeF room;
  Scene scene = {};
  const LowerBoundScenario& s = facts.scenario;
  const StairStep* here = facts.here();
  int logarithms = static_cast<int>(logarithms_of(s));
  int height = static_cast<int>(s.height);
  int taken = std::min(step, logarithms);  // towers after the first that are shown
  double column = std::min(92.0, 400.0 / std::max(1, logarithms));
  double tile_width = std::min(30.0, column * 0.55);
  double pitch = std::min(20.0, (base - top) / std::max(9, height));

  static constexpr double top = 18;
  static constexpr double base = 198;
  static constexpr double rule_y = 232;  // under the towers and the claims
  static constexpr double claims_x = 500;
  static constexpr double strong_y = 490;

  // --- The towers side by side, the k-th after k logarithms

  [[nodiscard]] double middle_of(int tower) const { return 51 + column * tower; }
  /// A name under each tower and an arrow between them have room.
  [[nodiscard]] bool named() const { return column >= 50; }
  /// Of it Ramsey's lemma speaks.
  [[nodiscard]] bool last(int tower) const { return tower == logarithms && step > logarithms; }

  void towers() {
    for (int k = 0; k <= taken; ++k) {
      for (int i = 0; i < height; ++i) tile(k, i);
      if (k < taken && named()) logarithm(k);
    }
    grip();
    names();
    if (taken < logarithms) return;
    // How many twos are left, beside the last tower's top.
    const QString words = tr("%n left", nullptr, std::max(0, height - logarithms));
    const QPointF at(middle_of(logarithms) + tile_width / 2 + 8, std::max(top + 10, base - pitch * height + 12));
    if (at.x() + width_of(words, styles::small_bold) < claims_x - 18)
      scene.words(at, words, styles::small_bold, &Theme::ink);
  }

  /// Counted from the bottom; those that a logarithm took away are dashed.
  void tile(int k, int i) {
    const QRectF box(middle_of(k) - tile_width / 2, base - pitch * (i + 1) + 1, tile_width, pitch - 2);
    const QString key = QStringLiteral("tile %1 %2").arg(k).arg(i);
    if (i < k) {
      scene.box(box, nullptr, {&Theme::line, 1, 0, 2, 2}, 3).named(key);
      return;
    }
    const Stroke outline{last(k) || i == k ? &Theme::ink : &Theme::line, last(k) ? 1.5 : 1, last(k) ? 0.0 : 1.0};
    scene.box(box, last(k) ? &Theme::lineage : &Theme::canvas, outline, 3).named(key);
    if (pitch < 13 || tile_width < 14) return;
    const QString number = i + 1 == height ? whole_text(s.top) : QStringLiteral("2");
    scene
        .words({middle_of(k), box.center().y() + 4.5}, number, last(k) ? styles::bold : styles::plain, &Theme::ink, 0.5,
               tile_width - 2)
        .named(key + u'=');
  }

  /// From tower k to the next.
  void logarithm(int k) {
    const QPointF tail(middle_of(k) + tile_width / 2 + 8, base - pitch * (k + 0.5));
    scene.add(Arrow{tail, column - tile_width - 16}, &Theme::ink2)
        .grows(QStringLiteral("log %1").arg(k), Arrow{tail, 0});
    scene.words({middle_of(k) + column / 2, tail.y() - 6}, QStringLiteral("log"), styles::small, &Theme::ink2, 0.5);
  }

  /// The top tile of the first tower, to be dragged.
  void grip() {
    constexpr double most = 40;
    const QRectF rect(middle_of(0) - tile_width / 2 - 4, base - pitch * height - 5, tile_width + 8, pitch + 10);
    const Axis tiles{0.5, most + 0.5, base, base - pitch * most};
    scene.touch({rect, 6, Spot::Act::drag, tower_handle, Grab{"height", tiles, Qt::Vertical, 1}});
  }

  /// Under the first and the last tower, and under those between where there is room.
  void names() {
    const auto put = [&](int k) {
      const QString of = s.form == ConsequenceForm::dimension ? QStringLiteral("$d$") : QStringLiteral("|$X$|");
      QString name = k == 0 ? of : k == 1 ? QStringLiteral("log ") + of : QStringLiteral("$log^{(%1)}$ ").arg(k) + of;
      if (last(k)) {
        const auto left = tower_of(s).iterated_log2(static_cast<unsigned>(k));
        name += left ? QStringLiteral(" = ") + tower_markup(*left) : tr(": nothing is left");
      }
      const MathStyle& style = last(k) ? styles::bold : styles::plain;
      const double width = width_of(name, style);
      // The last one ends where the claims begin.
      const QPointF at(std::clamp(middle_of(k) - width / 2, page_margin, claims_x - 14 - width), rule_y - 13);
      scene.where_free(at, name, style, last(k) ? &Theme::ink : &Theme::ink2, 0, {{}, room}).candidates->must =
          k == 0 || k == taken;
    };
    put(0);
    if (taken > 0 && (named() || taken == logarithms)) put(taken);
    for (int k = 1; k < taken && named(); ++k) put(k);
  }

  // --- What Ramsey leaves and what privacy allows

  void claims() {
    const double whole = room.width() - page_margin - claims_x;
    scene.line({claims_x - 12, 20}, {claims_x - 12, 200}, thin(&Theme::hair));
    scene.words({claims_x, 44}, tr("Homogeneous points"), {13, QFont::DemiBold}, &Theme::ink, 0, whole);
    if (here == nullptr) {
      const QString why =
          facts.stairs.empty() ? tr("working it out…") : tr("Claim 22 promises no step here: nothing follows.");
      scene.paragraph({claims_x, 68}, why, styles::plain, &Theme::ink2, whole, 17);
      return;
    }
    const auto said = [&](double y, const QString& words, const QString& number, const QString& source) {
      scene.words({claims_x, y}, words, styles::plain, &Theme::ink2, 0, whole);
      const double wide = scene.words({claims_x, y + 24}, number, {20, QFont::DemiBold}, &Theme::ink).width() + 18;
      scene.words({claims_x + std::max(92.0, wide), y + 23}, source, styles::small, &Theme::ink3, 0,
                  std::max(40.0, whole - wide));
    };
    const int shown = step - logarithms;  // first Ramsey's, then privacy's, then both
    if (shown >= 2) {
      const auto left = ramsey_leaves(tower_of(s), logarithms_of(s), here->said->log2_ramsey);
      said(68, tr("Ramsey leaves at least"), left ? tower_markup(*left) : tr("none"), tr("Lemma 17"));
    }
    if (shown >= 3)
      said(122, tr("private and accurate: at most"), largest_set_text(*here->said), tr("Lemma 18, sharp"));
    if (shown < 5) return;
    scene.line({claims_x, 162}, {room.width() - page_margin, 162}, thin(&Theme::ink, 2));
    const auto m = static_cast<int>(s.tower_examples);
    const QString words =
        facts.refutes()
            ? tr("So no (%1, $δ$)-private learner does it with %n examples.", nullptr, m).arg(refuted_text(s.epsilon))
            : tr("At this height nothing is refuted: %n examples are from height %1 on.", nullptr, m)
                  .arg(here->height(s.form));
    scene.paragraph({claims_x, 181}, words, {13, QFont::DemiBold}, &Theme::ink, whole, 18);
  }

  // --- Weak makes strong

  QRectF card(double x, double width, const Stroke& stroke) {
    const QRectF box(x, strong_y + 30, width, 72);
    scene.box(box.adjusted(0.5, 0.5, -0.5, -0.5), &Theme::canvas, stroke, 6);
    return box;
  }
  /// A line of words in a card, from the left edge of it or of its right half.
  void say(const QRectF& card, double dy, const QString& markup, const MathStyle& style, Ink ink, double from = 12,
           double width = 0) {
    scene.words(card.topLeft() + QPointF(from, dy), markup, style, ink, 0, width > 0 ? width : card.width() - from - 8);
  }

  void weak_to_strong() {
    constexpr MathStyle large{15, QFont::DemiBold};
    const double right = room.width() - page_margin;
    scene.line({page_margin, strong_y}, {right, strong_y}, thin(&Theme::hair));
    const QPointF at(page_margin, strong_y + 19);
    const double title = scene.words(at, tr("Weak makes strong"), styles::heading, &Theme::ink).width() + 14;
    scene.words(at + QPointF(title, 0), tr("one learner that is barely private and barely right is enough (Theorem 8)"),
                styles::small, &Theme::ink2, 0, right - page_margin - title);
    const QRectF weak = card(24, 164, thin(&Theme::hair));
    say(weak, 20, tr("some weak learner"), styles::bold, &Theme::ink);
    say(weak, 38,
        tr("%n examples, $ε$ = %1", nullptr, static_cast<int>(s.tower_examples) - 1).arg(rational_text(s.epsilon)),
        styles::small, &Theme::ink2);
    say(weak, 54, tr("wrong on %1, fails %2").arg(share_text(s.alpha), share_text(s.beta)), styles::small,
        &Theme::ink2);
    const QRectF finite = card(224, 128, thin(&Theme::hair));
    say(finite, 20, tr("Ldim is finite"), styles::bold, &Theme::ink);
    if (here != nullptr)
      say(finite, 38, QStringLiteral("$d$ < 2↑↑%1").arg(here->height(ConsequenceForm::dimension)), styles::small,
          &Theme::ink2);
    say(finite, 54, tr("Theorem 2"), styles::small, &Theme::ink2);
    for (const QRectF& before : {weak, finite}) scene.add(Arrow{{before.right() + 6, strong_y + 66}, 24}, &Theme::ink);
    const QRectF strong = card(388, right - 388, thin(&Theme::ink, 2));
    const double half = strong.width() / 2;
    say(strong, 20, tr("M learns at any $ε$, $δ$, $α$, $β$"), styles::bold, &Theme::ink);
    scene.disc(strong.topRight() + QPointF(-16, 16), 5, &Theme::m);
    say(strong, 37, tr("the theorem knows"), styles::small, &Theme::ink2, 12, half - 20);
    say(strong, 58, tr("$n$: a tower"), large, &Theme::ink2, 12, half - 20);
    scene.line(strong.topLeft() + QPointF(half, 28), strong.bottomLeft() + QPointF(half, -10), thin(&Theme::hair));
    if (!facts.littlestone) {
      say(strong, 37, tr("working it out…"), styles::small, &Theme::ink3, half + 12);
      return;
    }
    const QString compared = literal_class(s.class_text);
    say(strong, 37, tr("%1 has $d$ = %2").arg(compared, QString::number(*facts.littlestone)), styles::small,
        &Theme::ink2, half + 12);
    say(strong, 58,
        facts.cheapest && facts.examples_of_m
            ? tr("$n$: %1 %2, M %3")
                  .arg(short_learner(facts.cheapest->name), upper_power_text(facts.cheapest->examples->log10),
                       upper_power_text(facts.examples_of_m->log10))
            : tr("$n$: no proved row"),
        large, &Theme::ink, half + 12);
  }

  [[nodiscard]] QString says() const {
    return here == nullptr ? tr("A tower of %n numbers.", nullptr, height)
                           : tr("A tower of %n numbers. %1 examples are refuted from height %2 on.", nullptr, height)
                                 .arg(here->examples)
                                 .arg(here->height(s.form));
  }

  Scene all() {
    towers();
    claims();
    scene.line({page_margin, rule_y}, {room.width() - page_margin, rule_y}, thin(&Theme::hair));
    add_refuted_stairs(scene, facts, room);
    if (room.height() >= what_follows_size.height() - 9) weak_to_strong();
    scene.says = says();
    return std::move(scene);
  }
};

struct HeightsScene {
  Q_DECLARE_TR_FUNCTIONS(HeightsPicture)

 public:
  static Scene of(const LowerBoundScenario& scenario, QSizeF room) {
    const Tower tower = tower_of(scenario);
    const double atoms = 80 * std::log2(10.0);
    Scene scene;
    double y = 14;
    for (const auto& [name, number, height] :
         {std::tuple(tr("points of this scenario"), tower_markup(tower), log_star(tower)),
          {tr("2↑↑5, never written out"), QStringLiteral("$2^{65 536}$"), log_star(Tower::of_twos(5))},
          {tr("atoms that we can see"), QStringLiteral("$10^{80}$"), log_star(Tower{1, atoms})},
          {tr("a 64-bit word"), QStringLiteral("$2^{64}$"), log_star(Tower{1, 64})},
          {QStringLiteral("thresholds:65536"), QStringLiteral("65 536"), log_star(Tower{0, 65536})},
          {QStringLiteral("thresholds:16"), QStringLiteral("16"), log_star(Tower{0, 16})}}) {
      scene.words({0, y}, name, styles::plain, &Theme::ink2, 0, 150);
      scene.words({218, y}, number, styles::plain, &Theme::ink, 1);
      scene.words({room.width() - 2, y}, QString::number(height), styles::bold, &Theme::ink, 1);
      scene.line({0, y + 6}, {room.width(), y + 6}, thin(&Theme::hair));
      y += 20;
    }
    scene.words({room.width() - 2, y}, QStringLiteral("log*"), styles::small, &Theme::ink3, 1);
    scene.says =
        tr("How often the logarithm is taken until 1 is left: %1 times for this scenario, four times for 65 536.")
            .arg(log_star(tower));
    return scene;
  }
};

}  // namespace

Scene what_follows_scene(const WhatFollowsFacts& facts, int step, QSizeF room) {
  return WhatFollowsScene{facts, step, room}.all();
}

ScenePicture what_follows_picture(std::shared_ptr<const WhatFollowsFacts> facts, int step, double phase) {
  constexpr double least_height = 486;
  return {what_follows_size, least_height,
          [facts = std::move(facts)](int at, QSizeF room) { return what_follows_scene(*facts, at, room); }, step,
          phase};
}

ScenePicture heights_picture(const LowerBoundScenario& scenario) {
  const QSizeF size(256, 138);
  return {size, size.height(), [scenario](int, QSizeF room) { return HeightsScene::of(scenario, room); }};
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// How many examples are refuted, by the height of the tower.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/what_follows/tower_words.hpp"
#include "ui/pages/what_follows/what_follows_scene.hpp"

namespace littlestone::ui {
namespace {

struct RefutedStairs {
  Q_DECLARE_TR_FUNCTIONS(WhatFollowsPicture)

 public:
  Scene& scene;
  const WhatFollowsFacts& facts;
  QSizeF room;
  Scene over = {};  // what stands on the hatching: words there lie over no line
  const LowerBoundScenario& s = facts.scenario;
  unsigned most = std::max(24U, s.height);  // of the axis
  Plot plot{over, {64, 274, 472, 174}, {0, static_cast<double>(most)}, {0, 20}};
  unsigned known = known_height();

  /// To this height the stairs are worked out: while they are, a higher step may still be missing beyond the last of
  /// those that follow each other.
  [[nodiscard]] unsigned known_height() const {
    if (facts.complete) return most;
    unsigned found = 0;
    std::size_t expected = 2;
    for (const StairStep& step : facts.stairs) {
      if (step.examples != expected || !step.said) break;
      found = std::min(most, step.height(s.form));
      expected += 2;
    }
    return found;
  }
  [[nodiscard]] double refuted(const std::vector<StairStep>& stairs, unsigned height) const {
    return static_cast<double>(WhatFollowsFacts::refuted(stairs, s.form, height));
  }

  /// The upper edge of what these steps refute.
  [[nodiscard]] QPolygonF outline(const std::vector<StairStep>& stairs) const {
    QPolygonF line({plot.at(0, 0)});
    double before = 0;
    for (unsigned h = 0; h <= known; ++h) {
      const double m = refuted(stairs, h);
      if (m != before) line << plot.at(h, before) << plot.at(h, m);
      before = m;
    }
    return line << plot.at(known, before);
  }

  void axes() {
    constexpr double written_height = 5;  // of all that can be written down
    const QRectF& area = plot.room();
    scene.words({page_margin, area.top() - 22}, tr("How many examples a private learner needs, at least"),
                styles::heading, &Theme::ink);
    scene.words(area.topLeft() - QPointF(8, 10), QStringLiteral("$m$"), {13}, &Theme::ink, 1);
    scene.box({area.topLeft(), plot.at(written_height, 0)}, &Theme::panel);
    plot.grid(plot.y().ticks(4), tick_text, &Theme::ink3, false);
    plot.number(s.height, QString::number(s.height), true);
    for (unsigned h = 0; h <= most; h += most <= 24 ? 4 : 8) plot.number(h, QString::number(h));
    scene.words({area.left(), area.bottom() + 31},
                s.form == ConsequenceForm::dimension
                    ? tr("height of the tower = log* of Ldim $d$; 4 is 65 536, 5 is $2^{65 536}$")
                    : tr("height of the tower = log* |$X$|; 4 is 65 536 points, 5 is $2^{65 536}$"),
                styles::small, &Theme::ink2, 0, area.width());
  }

  /// Hatched, one column under each step.
  void hatching(const QPolygonF& edge) {
    for (int i = 0; i + 1 < edge.size(); ++i) {
      if (edge[i].y() != edge[i + 1].y() || edge[i].y() >= plot.room().bottom()) continue;
      const QRectF column(edge[i], QPointF(edge[i + 1].x(), plot.room().bottom()));
      scene.add(Hatch{column}, &Theme::line).faded = 0.45;
    }
  }

  void words_in(const QString& words, const MathStyle& style, Ink ink, const std::vector<QPointF>& starts) {
    std::vector<Place> places;
    places.reserve(starts.size());
    for (const QPointF& at : starts) places.push_back({words_box(at, width_of(words, style), style.size)});
    over.label(words, style, ink, {places, plot.room().adjusted(0, -8, 0, -2)});
  }

  void curves() {
    constexpr double enough_until = 7.5;  // there height^1.5, which is enough, has left the plot
    const QPolygonF edge = outline(facts.stairs);
    hatching(edge);
    over.line(edge, {&Theme::ink, 2, 1, 7, 4});
    over.line(outline(facts.paper), {&Theme::ink2, 1.5, 1, 7, 4});
    std::vector<double> heights;
    for (double h = 0; h <= enough_until; h += 0.1) heights.push_back(h);
    plot.curve(
        heights, [](double h) { return h; }, [](double h) { return std::pow(h, 1.5); }, {&Theme::ink2, 1.5, 0, 2, 3});
    // Where the scenario stands.
    const double m = std::min(static_cast<double>(s.tower_examples), plot.y().to);
    const QPointF ring = plot.at(s.height, m);
    over.line({ring.x(), ring.y() + 8}, {ring.x(), plot.room().bottom()}, {&Theme::ink, 1.25, 0, 2, 3});
    over.disc(ring, 6.5, &Theme::canvas, thin(&Theme::ink, 2.5))
        .touched({{ring - QPointF(14, 14), QSizeF(28, 28)},
                  12,
                  Spot::Act::drag,
                  stairs_handle,
                  Grab{"refutes", plot.x(), Qt::Horizontal, 1}});
    if (!facts.complete)
      words_in(tr("… working it out"), styles::small_bold, &Theme::ink,
               {edge.back() + QPointF(6, 4), edge.back() + QPointF(6, -14), edge.back() + QPointF(6, 20)});
    const double wide = width_of(tr("here"), styles::small_bold);
    words_in(
        tr("here"), styles::small_bold, &Theme::ink,
        {ring - QPointF(14 + wide, -4), ring - QPointF(14 + wide, 6), ring + QPointF(14, -6), ring + QPointF(14, 16)});
    const double right_of_enough = plot.x().px(7.7);
    words_in(tr("(log* |$X$|)$^{1.5}$ is enough, constant unknown"), styles::small, &Theme::ink2,
             {{right_of_enough, plot.room().top() + 10}, {right_of_enough, plot.room().top() + 26}});
    const QPointF aside(5, 0);
    words_in(tr("all that can be written down"), styles::small, &Theme::ink2,
             {plot.at(0, 14) + aside, plot.at(0, 17) + aside, plot.at(0, 3) + aside});
    words_in(tr("refuted"), styles::bold, &Theme::ink2,
             {plot.at(most * 0.76, 5), plot.at(most * 0.6, 3), plot.at(most * 0.85, 8)});
  }

  /// At the right: what the lines are, and what privacy leaves by the number of examples.
  void side() {
    constexpr std::size_t most_told = 8;  // examples, in the list
    const bool sample = s.form == ConsequenceForm::sample;
    const QRectF& area = plot.room();
    const double x = area.right() + 12;
    const double whole = room.width() - page_margin - x;
    const auto say = [&](double y, const QString& markup, const MathStyle& style, Ink ink) {
      scene.words({x, y}, markup, style, ink, 0, whole);
    };
    say(area.top() + 8, sample ? tr("sharp, own sample") : tr("sharp"), styles::small_bold, &Theme::ink);
    say(area.top() + 24, tr("dashed: bounds"), styles::small, &Theme::ink3);
    say(area.top() + 52, tr("what privacy leaves of $X$′"), styles::small, &Theme::ink2);
    double y = area.top() + 69;
    for (const StairStep& step : facts.stairs) {
      if (step.examples > most_told || !step.said) continue;
      const bool own = step.examples == s.tower_examples;
      const MathStyle& style = own ? styles::small_bold : styles::small;
      const Ink ink = own ? &Theme::ink : &Theme::ink2;
      scene.words({x, y}, QStringLiteral("$m$ = %1").arg(step.examples), style, ink);
      scene.words({x + whole, y}, tr("%1 points").arg(largest_set_text(*step.said)), style, ink, 1);
      y += 15;
    }
    say(area.bottom() - 14, tr("the paper's own line"), styles::small_bold, &Theme::ink2);
    say(area.bottom(),
        !facts.paper_applies() ? tr("not for these $ε$, $δ$, $α$, $β$")
        : sample               ? tr("with its $T$ and $D$")
                               : tr("divided by 9"),
        styles::small, &Theme::ink3);
  }

  void all() {
    axes();
    curves();
    scene.take(std::move(over));
    side();
  }
};

}  // namespace

void add_refuted_stairs(Scene& scene, const WhatFollowsFacts& facts, QSizeF room) {
  RefutedStairs{scene, facts, room}.all();
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// What dilution costs, and the class where the score of the first hypothesis fails.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <string_view>
#include <tuple>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/relabel/relabel_scene.hpp"
#include "ui/pages/relabel/relabel_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

LabelVector labels_of_signs(std::string_view signs) {
  LabelVector labels(signs.size());
  for (std::size_t x = 0; x < signs.size(); ++x) labels.set(x, signs[x] == '+' ? Label::plus : Label::minus);
  return labels;
}

struct RelabelPlots {
  Q_DECLARE_TR_FUNCTIONS(RelabelPicture)

 public:
  Scene& scene;
  const RelabelRun& run;
  QSizeF room;

  static constexpr double top = relabel_plots_top;

  // --- Dilution

  void dilution() {
    const auto n = static_cast<double>(run.n());
    const std::optional<double>& paper = run.study.privacy.paper_epsilon;
    const double end = run.curve.back().epsilon;
    const double highest = std::max(end, paper.value_or(0));
    const QRectF area({58, top + 54}, QPointF(room.width() / 2 - 62, room.height() - 34));
    Plot plot(scene, area, {0, n}, whole_steps(highest, 4.2));
    scene.words({page_margin, top + 23},
                with_groups(tr("Dilution: what $m$ of %n rows cost", nullptr, plural(run.n())), run.n()),
                styles::heading, &Theme::ink, 0, area.right() + 40 - page_margin);
    scene.words({page_margin, area.top() - 12}, QStringLiteral("$ε$"), styles::plain, &Theme::ink2);
    plot.grid(plot.y().ticks(5), tick_text, &Theme::ink2, true);
    if (paper) {
      plot.across(*paper, {&Theme::ink2, 1.5, 1, 7, 4});
      scene.words(plot.at(0, *paper) + QPointF(8, -5), tr("paper: $ε_0$ + 3, for every $m$"), styles::small,
                  &Theme::ink2, 0, area.width() - 8);
    }
    plot.curve(run.curve, &RelabelDilution::subset, &RelabelDilution::epsilon, {&Theme::ink, 1.75, 1, 7, 4});
    if (run.m() < run.n()) scene.words(plot.at(n, end) + QPointF(12, 4), upper_text(end), styles::small, &Theme::ink2);
    scene.words(area.bottomRight() - QPointF(4, 9), QStringLiteral("$ε_1 + ln(1 + ν(4e^{ε_0} − 1))$"), styles::plain,
                &Theme::ink2, 1);
    dot(plot);
  }

  /// m on the curve, to be dragged.
  void dot(Plot& plot) {
    const double epsilon = run.study.privacy.epsilon;
    const QRectF& area = plot.room();
    const QPointF at = plot.at(static_cast<double>(run.m()), epsilon);
    scene.disc(at, 7, &Theme::canvas, {&Theme::ink, 2})
        .touched({{at - QPointF(14, 14), QSizeF(28, 28)},
                  14,
                  Spot::Act::drag,
                  relabel_dot,
                  Grab{"subset", plot.x(), Qt::Horizontal, 1}});
    const QString words = upper_text(epsilon);
    plot.label(words, styles::bold, &Theme::ink, around(at, width_of(words, styles::bold), 12, 10), true).cased();
    plot.number(static_cast<double>(run.m()), whole_text(run.m()), true);
    plot.number(static_cast<double>(run.n()), whole_text(run.n()));
    plot.number(0, QStringLiteral("0"));
    const QString axis = QStringLiteral("$m$");
    std::vector<Place> under;
    for (const double share : {0.5, 0.75}) {
      const double x = area.left() + area.width() * share - width_of(axis, styles::plain) / 2;
      under.push_back({words_box({x, area.bottom() + 16}, width_of(axis, styles::plain), styles::plain.size)});
    }
    scene.label(axis, styles::plain, &Theme::ink2, {under, {{}, room}});
  }

  // --- The class where the first hypothesis fails

  void witness() {
    const RelabelCounterexample& found = run.witness;
    const bool alone = run.scenario.score == RelabelScore::representative;
    const double left = alone ? page_margin : room.width() / 2 + 4;
    const double whole = room.width() - page_margin - left;
    constexpr double head = 38;
    const double squeeze = std::min(1.0, (room.height() - top - head) / (196 - head));
    const auto y = [&](double offset) { return top + head + (offset - head) * squeeze; };
    scene.words({left, top + 23}, tr("Why the minimum, not the first?"), styles::heading, &Theme::ink, 0, whole);
    scene.words({left, y(41)},
                tr("A class where it matters; $n$ = %1, $m$ = %2, $ε_0$ = $ε_1$ = 1")
                    .arg(whole_text(found.rows), whole_text(found.subset)),
                styles::small, &Theme::ink2);
    three_hypotheses(left, y(54));
    const double bars = alone ? 260 : 176;
    losses(left + bars, y(54), whole - bars);
    const std::uint64_t z_rows = found.rows - found.w_rows;
    const std::uint64_t least = z_rows > found.subset ? z_rows - found.subset : 0;
    scene.paragraph({left, y(160)},
                    tr("Without $a$ in $T$, “all +” is judged by bad_B: at least %1 errors, not good’s 0. One row of "
                       "%2 decides. The minimum moves by 1.")
                        .arg(whole_text(least), whole_text(found.rows))
                        .replace(QStringLiteral("bad_B"), QStringLiteral("$bad_B$")),
                    styles::small, &Theme::ink2, whole, 14);
  }

  void three_hypotheses(double left, double from) {
    const double line = std::min(20.0, (room.height() - top) / 9.8);
    const double high = std::min(15.0, line - 3);
    const double labels = left + 42;
    double y = from + 9;
    for (const auto& [name, w, a, z] : {std::tuple(QStringLiteral("$k$"), Label::minus, Label::minus, "+++++++"),
                                        {QStringLiteral("$bad_B$"), Label::plus, Label::minus, "-+--+--"},
                                        {QStringLiteral("$good$"), Label::plus, Label::plus, "+++++++"}}) {
      scene.words({left, y + 4}, name, styles::plain, &Theme::ink);
      scene.add(LabelCell{{labels, y - high / 2, 19, high}, w}, nullptr);
      scene.add(LabelCell{{labels + 23, y - high / 2, 19, high}, a}, nullptr);
      scene.add(Strip{{labels + 49, y - high / 2, 56, high}, labels_of_signs(z)}, nullptr);
      y += line;
    }
    scene.words({labels + 9.5, y + 2}, QStringLiteral("$w$"), styles::plain, &Theme::ink2, 0.5);
    scene.words({labels + 32.5, y + 2}, QStringLiteral("$a$"), styles::plain, &Theme::ink2, 0.5);
    const std::uint64_t z = run.witness.rows - run.witness.w_rows;
    scene.words({labels + 49, y + 2}, with_groups(tr("%n points $z$", nullptr, plural(z)), z), styles::small,
                &Theme::ink2);
  }

  /// The privacy loss with either score, beside what is claimed.
  void losses(double left, double from, double whole) {
    const RelabelCounterexample& found = run.witness;
    const double line = std::min(22.0, (room.height() - top) / 8.8);
    const double claim = found.privacy.paper_epsilon.value_or(4);
    const Axis x{0, std::max({found.loss, claim, 0.1}), left, left + whole - 44};
    const double repaired = found.repaired_loss < 1e-9 ? 0 : found.repaired_loss;  // rounding is no loss
    const auto bar = [&](double end, double y) {
      scene.box({left, y - 6, end - left, 12}, &Theme::ink2);
      scene.line({end, y - 9}, {end, y + 9}, {&Theme::ink, 3});
    };
    scene.words({left, from + 4}, tr("$a$ replaced by $b$"), styles::small, &Theme::ink2);
    const double first = from + 20;
    const double second = first + line;
    const double axis = second + line * 0.75;
    const double first_end = std::max(left + 1, x.px(found.loss));
    bar(first_end, first);
    const QString score = tr("first", "the score");
    if (width_of(score, styles::small) + 12 < first_end - left)
      scene.words({left + 6, first + 4}, score, styles::small, &Theme::canvas);
    scene.words({first_end + 6, first + 4}, lower_text(found.loss), styles::bold, &Theme::ink);
    scene.line({left, axis}, {x.px(claim), axis}, thin(&Theme::line));
    scene.line({x.px(claim), first - 10}, {x.px(claim), axis + 4}, {&Theme::ink, 1.5, 1, 5, 3});
    const double second_end = x.px(repaired);
    bar(second_end, second);
    const Text number{upper_text(repaired), styles::bold, {second_end + 7, second + 4}, 0, 0, true};
    const QPointF after = number.baseline + QPointF(scene.add(number, &Theme::ink).width() + 5, 0);
    scene.add(Text{tr("minimum", "the score"), styles::small, after, 0, 0, true}, &Theme::ink2);
    scene.words({x.px(claim) + 5, axis + 2}, tr("claim %1").arg(upper_text(claim).remove(QStringLiteral(".00"))),
                styles::small, &Theme::ink2);
    if (room.height() >= 590)  // else there is no room for a line more
      scene.words({left, axis + 18}, tr("privacy loss at $w$, exact"), styles::small, &Theme::ink2);
  }
};

}  // namespace

void add_relabel_plots(Scene& scene, const RelabelRun& run, QSizeF room) {
  scene.line({page_margin, relabel_plots_top + 0.5}, {room.width() - page_margin, relabel_plots_top + 0.5},
             thin(&Theme::hair));
  RelabelPlots plots{scene, run, room};
  if (run.scenario.score == RelabelScore::minimum) plots.dilution();
  plots.witness();
}

}  // namespace littlestone::ui

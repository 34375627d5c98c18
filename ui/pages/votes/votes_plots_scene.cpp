// SPDX-License-Identifier: GPL-3.0-or-later
// The two plots of the votes: chances by the count, and the loss by the number of blocks.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/votes/votes_scene.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/rules.hpp"

namespace littlestone::ui {
namespace {

struct VotesLadder {
  Q_DECLARE_TR_FUNCTIONS(VotesPicture)

 public:
  Scene& scene;
  const VotesRun& run;
  const VotesMoment& moment;
  double boundary;
  VoteRuleKind chosen = run.scenario.rule;
  double end = boundary - 14;
  double blocks = static_cast<double>(run.blocks());
  double beside = blocks * 8 / (end - left - 16);  // 8 px
  Plot plot{scene, {QPointF(left, 68), QPointF(end, base)}, {-beside, blocks + beside}, {0, 1}};

  static constexpr double title = 322;
  static constexpr double left = 352;
  static constexpr double base = 276;

  [[nodiscard]] QPointF at(std::size_t votes, double chance) const {
    return plot.at(static_cast<double>(votes), chance);
  }

  // --- The rules

  /// The mark of a rule; heavier for the one in use.
  void tick(QPointF at, VoteRuleKind kind, double most_half) {
    const bool wide = kind == chosen || kind == VoteRuleKind::geometric;
    const QPointF half(std::min(wide ? 5.0 : 3.5, most_half), 0);
    scene.line(at - half, at + half,
               kind == chosen ? Stroke{&Theme::ink, 3} : Stroke{wide ? &Theme::ink2 : &Theme::ink3, 1.5});
  }
  [[nodiscard]] Stroke line_of_linear() const {
    return {chosen == VoteRuleKind::linear ? &Theme::ink2 : &Theme::line, 1.25, 1, 0, 0, true};
  }

  void rule(VoteRuleKind kind) {
    constexpr std::size_t most = 200;  // ticks
    const std::vector<double>& chances = run.rules[static_cast<std::size_t>(kind)];
    const std::size_t every = run.blocks() / most + 1;
    if (kind == VoteRuleKind::linear) {
      QPolygonF line;
      for (std::size_t j = 0; j < chances.size(); j += every) line << at(j, chances[j]);
      scene.line(line << at(run.blocks(), chances.back()), line_of_linear());
      if (kind != chosen) return;
    }
    const double half = std::max(0.6, plot.x().unit() * static_cast<double>(every) * 0.42);
    for (std::size_t j = 0; j < chances.size(); j += every) tick(at(j, chances[j]), kind, half);
  }

  void legend() {
    constexpr double y = 318;
    constexpr double sign = 16;  // px to the name
    const auto style = [&](VoteRuleKind kind) { return kind == chosen ? styles::small_bold : styles::small; };
    double width = 0;
    for (const VoteRuleKind kind : vote_rules) width += sign + 3 + width_of(vote_rule_name(kind), style(kind));
    const double gap = std::clamp((boundary - 8 - title - width) / 2, 5.0, 12.0);
    double x = title;
    for (const VoteRuleKind kind : vote_rules) {
      if (kind == VoteRuleKind::linear && kind != chosen) {
        scene.line({x, y - 4}, {x + 12, y - 4}, line_of_linear());
      } else {
        tick({x + 6, y - 4}, kind, 8);
      }
      const Ink ink = kind == chosen ? &Theme::ink : &Theme::ink2;
      x += sign + gap + scene.words({x + sign, y}, vote_rule_name(kind), style(kind), ink).width();
    }
  }

  // --- The count

  /// The counts first, then what has room beside them.
  void axis(bool turned) {
    if (moment.counted()) plot.number(static_cast<double>(run.votes), whole_text(run.votes), true);
    if (turned) plot.number(static_cast<double>(run.change.votes), whole_text(run.change.votes));
    plot.number(0, whole_text(0)).number(blocks, whole_text(run.blocks()));
    const double width = width_of(tr("votes"), styles::small);
    std::vector<Place> places;
    for (const double share : {0.7, 0.3, 0.5, 0.85, 0.15})
      places.push_back({words_box({plot.x().px(blocks * share) - width / 2, base + 16}, width, caption)});
    scene.label(tr("votes"), styles::small, &Theme::ink3, {places, {left, base, end - left, 24}});
  }

  /// A count on its mark. It comes along the rule's marks up to there, or from `from`.
  void ring(std::size_t votes, double chance, double heavier, const QString& key, std::optional<QPointF> from) {
    const QPointF here = at(votes, chance);
    plot.drop(static_cast<double>(votes), chance, {&Theme::ink3, 1, 0, 2, 2}, key + u'|');
    Mark& disc = scene.disc(here, 6, &Theme::canvas, {&Theme::ink, 2, heavier});
    if (from) {
      disc.grows(key, Disc{*from, 6});
    } else {
      const std::vector<double>& chances = run.predictor().rule().probabilities();
      disc.named(key).along.moveTo(at(0, chances[0]));
      for (std::size_t j = 1; j <= votes; ++j) disc.along.lineTo(at(j, chances[j]));
    }
    const QPointF half(std::min(5.0, std::max(0.6, plot.x().unit() * 0.42)), 0);
    scene.line(here - half, here + half, thin(&Theme::ink, 3)).named(key + u'-');
  }

  /// How likely + is, beside a ring; below it a second line, or none.
  Mark& chance_name(QPointF at, const QString& words, const MathStyle& style, const QString& second) {
    constexpr double line = 16;
    const double below = second.isEmpty() ? 0 : line;
    const double width = std::max(width_of(words, style), width_of(second, style));
    std::vector<Place> places;
    for (const double gap : {13.0, 45.0})
      for (const Place& place : around(at, width, style.size, gap))
        for (const double up : {0.0, below}) places.push_back({place.box.adjusted(0, -up, 0, below - up)});
    Mark& name = scene.label(words, style, &Theme::ink, {places, {left - 6, 42, end - left + 14, base - 42}, true});
    return second.isEmpty() ? name : name.with_second(second, style, &Theme::ink, line);
  }

  /// By how much the chance of + is larger or smaller after the change; empty where that reads as 1.
  [[nodiscard]] QString factor() const {
    constexpr double told = 1.005;
    const double factor = run.plus > 0 && run.change.plus > 0 ? run.change.plus / run.plus : 1;
    const double larger = std::max(factor, 1 / factor);
    if (larger < told) return {};
    const bool whole = std::abs(std::log(larger) - to_double(run.scenario.epsilon)) < 1e-9;
    return (factor >= 1 ? QStringLiteral("× ") : QStringLiteral("÷ ")) +
           (whole ? QStringLiteral("$e^{ε}$") : chance_ratio_text(larger));
  }

  void counts(bool turned) {
    const QPointF here = at(run.votes, run.plus);
    const QPointF there = at(run.change.votes, run.change.plus);
    ring(run.votes, run.plus, 1, QStringLiteral("votes"), std::nullopt);
    if (turned) {
      ring(run.change.votes, run.change.plus, 0, QStringLiteral("changed votes"), here);
      const auto around = [](QPointF at) { return Ring{{at - QPointF(6, 6), QSizeF(12, 12)}, 6}; };
      scene.add(around(there), nullptr).grows(QStringLiteral("changed ring"), around(here));
    }
    const QString before = vote_chance_text(run.plus, run.chance(Label::minus));
    const QString after = vote_chance_text(run.change.plus, run.chance_after(Label::minus));
    chance_name(here, before, styles::bold, {}).named(QStringLiteral("chance"));
    if (turned && after != before) chance_name(there, after, styles::plain, factor());
  }

  void all() {
    scene.words({title, 38}, tr("chance to answer +, by votes for +"), styles::small, &Theme::ink2, 0, end - title);
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink3, true);
    for (const VoteRuleKind kind : {VoteRuleKind::linear, VoteRuleKind::logistic, VoteRuleKind::geometric})
      if (kind != chosen) rule(kind);
    rule(chosen);
    const bool turned = moment.compared() && run.change.votes != run.votes;
    if (moment.counted()) counts(turned);
    axis(turned);
    legend();
  }
};

struct VotesCurve {
  Q_DECLARE_TR_FUNCTIONS(VotesPicture)

 public:
  Scene& scene;
  const VotesRun& run;
  QSizeF room;
  std::uint64_t rows = run.data.rows.size();
  std::uint64_t here = run.scenario.blocks;
  bool known = run.curves && run.curves->known();
  double right = room.width() - 52;
  Plot plot{
      scene, {QPointF(left, votes_curve_top + 44), QPointF(right, room.height() - 46)}, blocks_axis(), loss_axis()};

  static constexpr double left = 64;

  /// From 1 to n, and 12 px more at both ends.
  [[nodiscard]] Axis blocks_axis() const {
    if (rows == 1) return {0.5, 2, 0, 1, true};
    const double all = static_cast<double>(rows);
    const double more = std::pow(all, 12 / (right - left - 24));
    return {1 / more, all * more, 0, 1, true};
  }
  [[nodiscard]] Axis loss_axis() const {
    double most = 0.001;
    if (known)
      for (const auto* curve : {&run.curves->chosen, &run.curves->other})
        for (const VotesLoss& at : *curve) most = std::max(most, at.loss);
    return whole_steps(most, 5);
  }
  [[nodiscard]] double x_of(std::uint64_t blocks) const { return plot.x().px(static_cast<double>(blocks)); }
  [[nodiscard]] QPointF at(const VotesLoss& loss) const { return {x_of(loss.blocks), plot.y().px(loss.loss)}; }
  /// Of the number of blocks on display; it has its own words alone.
  [[nodiscard]] QRectF band() const { return {x_of(here) - 9, plot.room().top() - 6, 18, plot.room().height() + 6}; }

  void heading() {
    const double y = votes_curve_top + 23;
    double end = room.width() - page_margin;
    const auto rule = [&](VoteRuleKind kind, const MathStyle& style, Ink ink, const Stroke& tick, double length) {
      end -= scene.words({end, y}, vote_rule_name(kind), style, ink, 1).width() + 5;
      scene.line({end - length, y - 4}, {end, y - 4}, tick);
      end -= length + 10;
    };
    if (known) {
      rule(run.curves->other_kind, styles::small, &Theme::ink2, {&Theme::ink3, 1.5}, 8);
      rule(run.curves->kind, styles::small_bold, &Theme::ink, {&Theme::ink, 3}, 11);
    }
    const MathStyle bold{13, QFont::DemiBold};
    const double x =
        page_margin + 14 + scene.words({page_margin, y}, tr("How many voters?"), bold, &Theme::ink).width();
    const QString n = whole_text(rows);
    QString words = run.by_hand() ? tr("expected loss with %1 examples drawn as at the left, exactly").arg(n)
                                  : tr("expected loss of the coin with %1 examples, exactly; no run was needed").arg(n);
    if (rows == 1 || MathText::fitted(words, styles::plain, end - x).width() > end - x)
      words = tr("expected loss, exactly");
    scene.words({x, y}, words, styles::plain, &Theme::ink2, 0, end - x);
  }

  [[nodiscard]] QString unknown() const {
    if (!run.curves) return tr("working it out…");
    if (!run.curves->refused) return {};
    if (run.curves->refused->field() == "examples")
      return tr("These are too many examples for exact sums, which go up to %1. The answers above are exact all the "
                "same.")
          .arg(whole_text(most_curve_examples));
    return tr("Too large to be summed exactly: %1.").arg(refusal_text(*run.curves->refused));
  }

  void axes(std::uint64_t best) {
    plot.grid(plot.y().ticks(5), tick_text, &Theme::ink3, true);
    const auto number = [&](std::uint64_t k, bool strong) {
      plot.number(static_cast<double>(k), whole_text(k), strong);
    };
    number(here, true);
    if (best != here) number(best, false);
    number(1, false);
    number(rows, false);
    for (std::uint64_t k = 2; k < rows; k *= 2) number(k, false);
    const std::uint64_t size = rows / std::max<std::uint64_t>(1, here);
    scene.words({(left + right) / 2, plot.room().bottom() + 36},
                tr("$k$, blocks (log scale); with %1 of them each has %n example(s)", nullptr, plural(size))
                    .arg(whole_text(here)),
                styles::small, &Theme::ink2, 0.5, right - left);
  }

  void losses(const VotesLoss& best) {
    const VotesCurves& curves = *run.curves;
    const auto all = static_cast<double>(rows);
    scene.box(band(), &Theme::lineage, {}, 4)
        .touched({band().adjusted(-5, 0, 5, 20), 4, Spot::Act::drag, votes_blocks_handle,
                  Grab{"blocks", {1, all, x_of(1), x_of(rows), true}}});
    plot.curve(curves.chosen, &VotesLoss::blocks, &VotesLoss::loss, {&Theme::ink, 1, 1, 0, 0, true});
    // A mark for the largest number of each block size, where there is room, and for those that are named.
    double free_from = 0;
    for (std::size_t i = 0; i < curves.chosen.size(); ++i) {
      const VotesLoss& one = curves.chosen[i];
      const bool last = i + 1 == curves.chosen.size() || curves.chosen[i + 1].block_size != one.block_size;
      if (one.blocks != here && one.blocks != best.blocks && (!last || x_of(one.blocks) < free_from)) continue;
      tick(at(curves.other[i]), 4, {&Theme::ink3, 1.5});
      tick(at(one), 5, {&Theme::ink, 3});
      free_from = x_of(one.blocks) + 11;
    }
    if (best.blocks != here) scene.disc(at(best), 7, nullptr, thin(&Theme::ink, 1.5));
  }

  void tick(QPointF at, double half, const Stroke& stroke) {
    scene.line(at - QPointF(half, 0), at + QPointF(half, 0), stroke);
  }

  /// In the band.
  void here_name() {
    const auto& curve = run.curves->chosen;
    const auto found = std::find_if(curve.begin(), curve.end(), [&](auto& one) { return one.blocks == here; });
    if (found == curve.end()) return;
    const QString words = told_probability(found->loss);
    const double width = width_of(words, styles::bold);
    const double x = std::clamp(x_of(here), left + width / 2, right + 20 - width / 2) - width / 2;
    const double y = at(*found).y();
    std::vector<Place> places = {{words_box({x, y + 19}, width, 12)}};
    for (double up = 10; y - up > plot.room().top(); up += 7) places.push_back({words_box({x, y - up}, width, 12)});
    plot.label(words, styles::bold, &Theme::ink, places, true);
  }

  void best_name(const VotesLoss& best) {
    const bool same = best.blocks == here;
    const QString k = whole_text(best.blocks);
    const QString words =
        same ? tr("best $k$ = %1").arg(k) : tr("best $k$ = %1: %2").arg(k, told_probability(best.loss));
    const double width = width_of(words, styles::bold);
    const QPointF place = same ? QPointF(x_of(here), plot.room().top() + 4) : at(best) + QPointF(0, 16);
    std::vector<QPointF> starts;
    for (const double down : {4, 22, -14, -26, -38, -50, -62, 38, -74, -86, -98, -110, -122})
      for (const double aside : {14.0, -14 - width, -width / 2, 24.0, -24 - width})
        starts.push_back(place + QPointF(aside, down));
    beside_band(words, styles::bold, &Theme::ink, starts, true);
  }

  /// Words at one of these places that is not in the band.
  void beside_band(const QString& words, const MathStyle& style, Ink ink, const std::vector<QPointF>& starts,
                   bool must) {
    std::vector<Place> places;
    for (const QPointF& start : starts) {
      const QRectF box = words_box(start, width_of(words, style), style.size);
      if (!box.intersects(band())) places.push_back({box});
    }
    plot.label(words, style, ink, places, must);
  }

  /// What few voters and many are like, left and right of the best.
  void advice(const VotesLoss& best) {
    constexpr std::uint64_t few = 8;
    if (rows < few || best.blocks == 1 || best.blocks == rows) return;
    const auto say = [&](double from, double to, const QString& words) {
      const double width = width_of(words, styles::plain);
      std::vector<QPointF> starts;
      for (double y = plot.room().bottom() - 10; y > plot.room().top(); y -= 9)
        for (double x = from; x + width <= to; x += 12) starts.emplace_back(x, y);
      beside_band(words, styles::plain, &Theme::ink2, starts, false);
    };
    say(left + 16, x_of(best.blocks) - 20, tr("few voters: the coin stays shy"));
    say(x_of(best.blocks) + 24, right, tr("many voters: each knows too little"));
  }

  void all() {
    heading();
    if (!known) {
      scene.paragraph(plot.room().topLeft() + QPointF(0, 24), unknown(), MathStyle{13}, &Theme::ink2, right - left, 20);
      return;
    }
    const VotesLoss& best = best_of(run.curves->chosen);
    axes(best.blocks);
    losses(best);
    here_name();
    best_name(best);
    advice(best);
  }
};

}  // namespace

void add_votes_ladder(Scene& scene, const VotesRun& run, const VotesMoment& moment, double boundary) {
  VotesLadder{scene, run, moment, boundary}.all();
}

void add_votes_curve(Scene& scene, const VotesRun& run, QSizeF room) { VotesCurve{scene, run, room}.all(); }

}  // namespace littlestone::ui

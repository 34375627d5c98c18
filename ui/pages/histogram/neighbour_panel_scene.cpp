// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/neighbour_panel_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/histogram/neighbour_scene.hpp"
#include "ui/pages/histogram/neighbour_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/chances.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr double panel_pitch = 20;  // from row to row

struct NeighbourGroupsScene {
  Q_DECLARE_TR_FUNCTIONS(NeighbourGroupsPicture)

 public:
  const NeighbourFacts& facts;
  Scene scene = {};
  const NeighbourBatch& batch = *facts.batch;
  std::vector<std::size_t> rows = rows_of(facts);
  double count_right = 30;

  static constexpr double right = 254;
  static constexpr double ratio_right = 196;

  /// Of many groups the current one, the first, the worst, then those that most changes lead to.
  [[nodiscard]] static std::vector<std::size_t> rows_of(const NeighbourFacts& of) {
    constexpr std::size_t most = 6;
    const std::vector<NeighbourGroup>& groups = of.batch->groups;
    std::vector<std::size_t> order(groups.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto weight = [&](std::size_t i) {
      return i == 0 || i == of.group() || i == of.batch->worst() ? UINT64_MAX : groups[i].changes;
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return weight(a) > weight(b); });
    order.resize(std::min(order.size(), most));
    std::sort(order.begin(), order.end());
    return order;
  }

  void row(std::size_t i, double y) {
    const NeighbourGroup& group = batch.groups[i];
    const QRectF rect(0, y, 256, panel_pitch);
    if (i == facts.group()) scene.box(rect, &Theme::lineage, {}, 4);
    const double baseline = y + 14;
    scene.words({count_right, baseline}, number_text(group.changes), {12, QFont::Medium}, &Theme::ink, 1);
    const double used =
        scene.words({ratio_right, baseline}, ratio_text(group.laws.worst_ratio), styles::plain, &Theme::ink, 1).width();
    scene.words({right, baseline}, upper_text(group.laws.left_over), styles::plain, &Theme::ink, 1);
    scene.words({count_right + 8, baseline}, sentence_markup(group_words(batch, i)), styles::plain, &Theme::ink, 0,
                ratio_right - used - 6 - count_right - 8);
    if (i > 0)
      scene.touch({rect, 4, Spot::Act::choose, neighbour_place::group + static_cast<std::int32_t>(i)},
                  group.vote ? Kin::of_predictor(*group.vote) : Kin{});
  }

  /// A bound, dashed as all bounds are; returns its width.
  double bound(double end, double baseline, const QString& markup) {
    const double width = scene.words({end, baseline}, markup, styles::plain, &Theme::ink, 1).width();
    scene.line({end - width, baseline + 6}, {end, baseline + 6}, {&Theme::ink, 1.25, 1, 4, 3});
    return width;
  }

  Scene all() {
    scene.words({ratio_right, 10}, tr("ratio"), styles::small, &Theme::ink2, 1);
    scene.words({right, 10}, tr("left over"), styles::small, &Theme::ink2, 1);
    for (const std::size_t i : rows)
      count_right = std::max(count_right, 4 + width_of(number_text(batch.groups[i].changes), styles::bold));
    double y = 16;
    for (const std::size_t i : rows) {
      row(i, y);
      y += panel_pitch;
    }
    scene.line({0, y + 3}, {256, y + 3}, thin(&Theme::line));
    const Scenario& scenario = batch.run->scenario;
    const double width =
        bound(ratio_right, y + 18, QStringLiteral("$e^ε$ = %1").arg(ratio_text(std::exp(to_double(scenario.epsilon)))));
    bound(right, y + 18, rational_text(scenario.delta));
    const std::size_t others = batch.groups.size() - rows.size();
    const std::uint64_t changes = batch.changes_in_all();
    scene.words({2, y + 18},
                others == 0 ? tr("%1 changes", nullptr, plural(changes)).arg(number_text(changes))
                            : tr("%1 more", nullptr, plural(others)).arg(number_text(others)),
                styles::plain, &Theme::ink2, 0, ratio_right - width - 10);
    scene.says = tr("%1 of %2 changes move the vote", nullptr, plural(batch.moves.size()))
                     .arg(number_text(batch.moves.size()), number_text(changes));
    return std::move(scene);
  }
};

struct NoiseDrawsScene {
  Q_DECLARE_TR_FUNCTIONS(NoiseDrawsPicture)

 public:
  static Scene of(const PrivateRun& run, const NoiseTally& tally, std::size_t rows) {
    const Axis chances{0, 1, 66, 166};
    const double bottom = panel_pitch * static_cast<double>(rows);
    Scene scene;
    for (const double chance : {0.0, 0.5, 1.0}) {
      scene.line({chances.px(chance), 2}, {chances.px(chance), bottom}, thin(&Theme::hair));
      scene.words({chances.px(chance), bottom + 14}, probability_text(chance), styles::small, &Theme::ink2, 0.5);
    }
    for (std::size_t i = 0; i < rows; ++i) {
      const Vote& vote = run.result.internals.votes[i];
      const double y = 2 + panel_pitch * (static_cast<double>(i) + 0.5);
      const double exact = chances.px(vote.release_probability);
      add_predictor_title(scene, {2, y + 4}, run.concept_class(), vote.labels, 56);
      add_drawn_share(scene, tally.before[i], chances, y);
      scene.line({exact, y - 6}, {exact, y + 6}, thin(&Theme::ink, 2.5));
      scene.words({chances.end + 8, y + 4},
                  QStringLiteral("%1 / %2").arg(number_text(tally.before[i].hits), number_text(tally.draws)),
                  styles::small, &Theme::ink2, 0, 46);
      scene.words({254, y + 4}, probability_text(vote.release_probability), styles::small, &Theme::ink, 1);
    }
    scene.says = tr("How often each predictor left in %1 draws of the noise, beside its exact chance.", nullptr,
                    plural(tally.draws))
                     .arg(number_text(tally.draws));
    return scene;
  }
};

struct GuessScene {
  Q_DECLARE_TR_FUNCTIONS(GuessPicture)

 public:
  static Scene of(const GuessScore& score) {
    constexpr double y = 9;
    const Axis chances{0.5, 1, 4, 252};
    const auto px = [&](double chance) { return chances.px(std::clamp(chance, 0.5, 1.0)); };
    Scene scene;
    scene.line({chances.begin, y}, {chances.end, y}, thin(&Theme::line, 1.5));
    for (const double end : {chances.begin, chances.end})
      scene.line({end, y - 4}, {end, y + 4}, thin(&Theme::line, 1.5));
    if (score.made > 0) add_drawn_share(scene, score.right, chances, y);
    scene.line({px(score.best), y - 8}, {px(score.best), y + 8}, {&Theme::ink, 2.5});
    scene.line({px(score.allowed), y - 9}, {px(score.allowed), y + 9}, {&Theme::ink, 1.75, 1, 4, 3});
    const QString best = tr("best %1").arg(probability_text(score.best));
    const QString allowed = tr("allowed %1").arg(probability_text(score.allowed));
    const double best_width = width_of(best, styles::small_bold);
    const double allowed_width = width_of(allowed, styles::small);
    // Each below its mark, and beside each other.
    double allowed_x = std::clamp(px(score.allowed) - 8, chances.begin, chances.end - allowed_width);
    double best_x = std::clamp(px(score.best) - best_width / 2, chances.begin, chances.end - best_width);
    if (best_x + best_width + 8 > allowed_x) best_x = std::max(chances.begin, allowed_x - best_width - 8);
    allowed_x = std::max(allowed_x, best_x + best_width + 8);
    scene.words({best_x, y + 22}, best, styles::small_bold, &Theme::ink);
    scene.words({allowed_x, y + 22}, allowed, styles::small, &Theme::ink2);
    if (best_x > chances.begin + 26)
      scene.words({chances.begin, y + 22}, probability_text(0.5), styles::small, &Theme::ink3);
    scene.says = tr("The best guess is right with chance %1; the privacy allows %2 at most.")
                     .arg(told_probability(score.best), told_probability(score.allowed));
    return scene;
  }
};

}  // namespace

void add_drawn_share(Scene& scene, const DrawnShare& drawn, const Axis& chances, double y) {
  const auto at = [&](double chance) { return QPointF(chances.px(std::max(chance, chances.from)), y); };
  scene.line(at(drawn.interval.low), at(drawn.interval.high), thin(&Theme::line, 4));
  scene.disc(at(drawn.share), 3.4, &Theme::ink2);
}

ScenePicture neighbour_groups_picture(std::shared_ptr<const NeighbourFacts> facts) {
  const double rows = static_cast<double>(NeighbourGroupsScene::rows_of(*facts).size());
  const QSizeF size(256, 16 + panel_pitch * rows + 30);
  return {size, size.height(), [facts = std::move(facts)](int, QSizeF) { return NeighbourGroupsScene{*facts}.all(); }};
}

ScenePicture noise_draws_picture(std::shared_ptr<const PrivateRun> run, NoiseTally tally) {
  constexpr std::size_t most = 7;
  const std::size_t rows = std::min({run->result.internals.votes.size(), tally.before.size(), most});
  const QSizeF size(256, panel_pitch * static_cast<double>(rows) + 20);
  return {size, size.height(), [run = std::move(run), tally = std::move(tally), rows](int, QSizeF) {
            return NoiseDrawsScene::of(*run, tally, rows);
          }};
}

ScenePicture guess_picture(const GuessScore& score) {
  return {{256, 34}, 34, [score](int, QSizeF) { return GuessScene::of(score); }};
}

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/play_online/play_online_scene.hpp"
#include "ui/pages/play_online/play_online_words.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"
#include "ui/words/values.hpp"

namespace littlestone::ui {
namespace {

struct PlayLossesScene : PlayFrame {
  Q_DECLARE_TR_FUNCTIONS(PlayPictureWords)

 public:
  static constexpr double left = 90;
  static constexpr double top = 294;

  std::size_t t = moment.rounds;
  HypothesisIndex best = run.best_hypothesis(t);
  std::optional<double> ceiling = most_regret();
  double right = room.width() - page_margin;
  Plot plot{scene, {QPointF(left, top), QPointF(right, loss_base())}, {}, {0, most_loss()}};
  double end = after(t);
  QRectF within{QPointF(left, top - 8), QPointF(right, loss_base() + 2)};  // for words that look for a place

  /// The most that the final regret can be; none once the game is over.
  [[nodiscard]] std::optional<double> most_regret() const {
    if (t >= run.scenario.rounds) return std::nullopt;
    if (run.exact) return to_double(run.reach[t]);
    // One far above all losses says little, and would flatten them.
    const bool far = run.bound > 2 * std::max(2.0, run.hedge_loss(t));
    return run.by_hand() || far ? std::nullopt : std::optional(run.bound);
  }
  [[nodiscard]] double most_loss() const {
    const auto& losses = run.losses[t];
    const double most = std::max({run.loss(t), run.hedge_loss(t), run.best_loss(t) + ceiling.value_or(0),
                                  static_cast<double>(*std::max_element(losses.begin(), losses.end()))});
    return std::max(1.0, std::ceil(most + 0.2));
  }
  [[nodiscard]] double y_of(double loss) const { return plot.y().px(loss); }
  [[nodiscard]] double after(std::size_t count) const { return count <= first ? left : px(count - 1); }

  void axis() {
    plot.grid(plot.y().ticks(static_cast<int>(std::min(6.0, plot.y().to))), tick_text, &Theme::ink2, false);
    constexpr double width = 40;
    scene.words({page_margin, top + 34}, tr("Loss"), {13, QFont::DemiBold}, &Theme::ink, 0, width);
    scene.words({page_margin, top + 49}, tr("so far"), styles::small, &Theme::ink2, 0, width);
  }

  // --- The lines

  /// A mark that stands at the newest answer grows out of the one before.
  void grow(Mark& mark, const QString& key, const Shape& from) const {
    if (newest(PlayMoment::Newest::answer)) mark.grows(key, from);
  }

  template <class Loss>
  QPolygonF line(const QString& key, const Stroke& stroke, Loss loss, double aside = 0) {
    QPolygonF points;
    for (std::size_t round = std::min(first, t); round <= t; ++round)
      points << QPointF(after(round), y_of(loss(round)) + aside);
    QPolygonF start = points;
    if (start.size() > 1) start.last() = start[start.size() - 2];
    grow(scene.line(points, stroke), key, Line{start});
    return points;
  }

  /// A sign at the end of each round.
  template <class Sign>
  void signs(const QString& key, const QPolygonF& points, Ink ink, Sign sign) {
    for (qsizetype i = 1; i < points.size(); ++i) {
      Mark& mark = scene.add(sign(points[i]), ink);
      if (i + 1 == points.size()) grow(mark, key, sign(points[i - 1]));
    }
  }

  void lines() {
    constexpr std::size_t most = 40;
    const std::size_t shown = std::min(run.concept_class.size(), most);
    for (HypothesisIndex h = 0; h < shown; ++h) {
      if (h == best) continue;
      const double apart =
          shown <= most_play_cells ? (static_cast<double>(h) - static_cast<double>(shown) / 2) * 0.9 : 0;
      line(
          QStringLiteral("loss %1").arg(h), {&Theme::line, 1.1, 0.5},
          [&](std::size_t round) { return static_cast<double>(run.losses[round][h]); }, apart);
    }
    line(QStringLiteral("loss %1").arg(best), {&Theme::ink2, 2.2},
         [&](std::size_t round) { return static_cast<double>(run.losses[round][best]); });
    const double size = rounds.unit() < 40 ? 3 : 4;
    const QPolygonF hedge = line(QStringLiteral("loss of Hedge"), {&Theme::ink2, 1.8, 1, 5.8, 2.2},
                                 [&](std::size_t round) { return run.hedge_loss(round); });
    signs(QStringLiteral("sign of Hedge"), hedge, &Theme::ink2, [size](QPointF at) {
      return Area{
          QPolygonF({at + QPointF(0, -size - 0.5), at + QPointF(size + 0.5, size), at + QPointF(-size - 0.5, size)})};
    });
    if (!run.exact_odds()) return;
    const QPolygonF paid =
        line(QStringLiteral("paid"), {&Theme::ink, 2}, [&](std::size_t round) { return run.loss(round); });
    signs(QStringLiteral("sign of paid"), paid, &Theme::ink, [size](QPointF at) { return Disc{at, size}; });
  }

  // --- What they are called

  /// What a line is, at its end.
  struct EndName {
    QString words;
    double y;
    bool strong;
    [[nodiscard]] Text text() const { return {words, strong ? styles::bold : styles::plain, {}, 0, 150}; }
  };

  /// From the uppermost to the lowest, apart from each other.
  [[nodiscard]] std::vector<EndName> end_names() const {
    const bool odds = run.exact_odds();
    const QString least = whole_text(run.best_loss(t));
    QString fewest = tr("best: %1, %2").arg(name_markup(run.concept_class.hypothesis_name(best)), least);
    constexpr double longest = 110;
    if (width_of(fewest, styles::bold) > longest) fewest = tr("best: %1").arg(least);
    std::vector<EndName> all;
    const auto add = [&](const QString& words, double loss, bool strong) {
      all.push_back({words, y_of(loss) + 4, strong});
    };
    const QString loss = about_text(run.loss(t));
    if (odds) add(run.by_hand() ? tr("you %1").arg(loss) : tr("minimax %1").arg(loss), run.loss(t), true);
    add(tr("Hedge %1").arg(about_text(run.hedge_loss(t))), run.hedge_loss(t), !odds);
    add(fewest, run.best_loss(t), true);
    std::stable_sort(all.begin(), all.end(), [](const EndName& a, const EndName& b) { return a.y < b.y; });
    constexpr double apart = 14;
    for (std::size_t i = 1; i < all.size(); ++i) all[i].y = std::max(all[i].y, all[i - 1].y + apart);
    double limit = loss_base() + 6;
    for (std::size_t i = all.size(); i-- > 0; limit -= apart) all[i].y = std::min(all[i].y, limit);
    return all;
  }

  /// After the ends of the lines; where that has no room, before them, on a ground of the canvas.
  void names() {
    const std::vector<EndName> all = end_names();
    double widest = 0;
    for (const EndName& name : all) widest = std::max(widest, name.text().set().width());
    const bool over = t >= run.scenario.rounds;
    const QString strong = tr("regret %1").arg(about_text(run.regret(t)));
    const QString quiet = over ? tr("at the end") : run.exact ? tr("so far, exact") : tr("so far");
    const double width = std::max(width_of(strong, styles::bold), width_of(quiet, styles::small));
    const double behind = end + 9 + widest + 10;
    const bool before = behind + 8 + width > right + 6;
    const auto words = [&](QPointF at, const QString& said, const MathStyle& style, Ink ink) {
      Mark& mark = scene.words(at, said, style, ink, before ? 1 : 0, 150);
      if (before) mark.cased();
    };
    for (const EndName& name : all)
      words({before ? end - 12 : end + 9, name.y}, name.words, name.text().style,
            name.strong ? &Theme::ink : &Theme::ink2);
    const double bracket = before ? end + 14 : behind;
    const double high = y_of(run.loss(t));
    const double low = y_of(run.best_loss(t));
    if (std::abs(low - high) > 3)
      scene.line({{bracket - 5, high}, {bracket, high}, {bracket, low}, {bracket - 5, low}}, thin(&Theme::ink, 1.6));
    // Before the ends they stand over the names or below.
    const double uppermost = all.front().y - 11;
    const double lowest = all.back().y + 3;
    double y = std::clamp((high + low) / 2, top + 8, loss_base() - 16);
    if (before && y + 19 > uppermost && y - 12 < lowest) y = uppermost - 34 > top - 14 ? uppermost - 22 : lowest + 13;
    words({before ? end - 12 : bracket + 8, y}, strong, styles::bold, &Theme::ink);
    words({before ? end - 12 : bracket + 8, y + 15}, quiet, styles::small, &Theme::ink2);
  }

  /// How high the learner can still come if the best hypothesis errs no more.
  void most() {
    if (!ceiling || *ceiling <= 0) return;
    const double y = y_of(run.best_loss(t) + *ceiling);
    scene.line({end + 6, y}, {right, y}, {&Theme::ink, 1.4, 1, 5, 3.5});
    const QString words = !run.exact      ? tr("Hedge promises %1").arg(upper_text(*ceiling))
                          : run.by_hand() ? tr("if you play well: %1").arg(play_number(*ceiling))
                                          : tr("at the end %1 at most").arg(play_number(*ceiling));
    const double width = width_of(words, styles::small);
    std::vector<Place> places;
    for (const double baseline : {y - 5, y + 14})
      for (const double from : {right - width, (end + right - width) / 2, end + 12})
        places.push_back({words_box({from, baseline}, width, caption)});
    scene.label(words, styles::small, &Theme::ink, {places, within});
  }

  void thin_words() {
    if (t < 2 || run.concept_class.size() < 2) return;
    const QString words = tr("thin: the other hypotheses");
    const double width = width_of(words, styles::small);
    std::vector<Place> places;
    for (double from = left + 12; from + width < end - 6; from += 14)
      for (double baseline = top + 14; baseline < loss_base() - 6; baseline += 8)
        places.push_back({words_box({from, baseline}, width, caption)});
    scene.label(words, styles::small, &Theme::ink2, {places, within});
  }

  void all() {
    axis();
    lines();
    if (t > 0) names();
    most();
    thin_words();
  }
};

}  // namespace

void add_play_losses(const PlayFrame& frame) { PlayLossesScene{frame}.all(); }

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Station 12: what agreement costs: up to some size M has nothing to tell, from another on it has all.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <optional>

#include "core/study/sweep/fall.hpp"
#include "ui/kit/scene/axis.hpp"
#include "ui/lesson/parts.hpp"
#include "ui/lesson/station.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// Fields of the hand: "line": the number of examples where a hand expects the fall; as long as it is not set, the line
/// waits in the middle and is no guess.
class PriceStation final : public Station {
  Q_DECLARE_TR_FUNCTIONS(PriceStation)

 public:
  using Station::Station;

  std::string id() const override { return "price"; }
  QString name() const override { return tr("What agreement costs"); }
  QString line() const override { return tr("Nothing, then all"); }
  int minutes() const override { return 3; }
  int presses() const override { return 2; }
  bool ready() const override { return !cells().empty(); }
  QString say(int beat) const override { return beat == 0 ? QString() : tr("It costs agreement, not accuracy."); }
  Page page(int) const override { return {"loss"}; }

  Beat beat(int beat, const Hand& hand) const override {
    Beat here;
    here.question = tr("Put your line where the loss falls.");
    here.button = tr("Answer");
    if (beat == 0) return here;
    here.answer = fall_sentence(hand) + QLatin1Char('\n') + promise_sentence();
    here.button = tr("Go on");
    here.ms.assign(cells().size(), sweep_ms / std::max(1.0, static_cast<double>(cells().size())));
    here.ms.push_back(600);
    return here;
  }

  Scene scene(int beat, int part, const Hand& hand) const override {
    if (beat > 0 && part == 0) return scene(0, 0, hand);
    Scene scene;
    const auto measured =
        beat == 0 ? std::size_t{0} : std::min(cells().size(), static_cast<std::size_t>(std::max(0, part)));
    const bool told = beat > 0 && part > static_cast<int>(cells().size());
    if (told) fall_ground(scene);
    axes(scene);
    losses(scene, measured);
    guess_line(scene, hand, beat == 0);
    if (told) promise(scene);
    scene.says = measured == 0 ? tr("Axes of a plot, examples against loss, and a line that can be moved.")
                               : tr("The loss of M at each number of examples. %1").arg(fall_sentence({}));
    return scene;
  }

  PageTable table(int beat, const Hand& hand) const override {
    PageTable table;
    if (beat == 0) {  // the measured sizes are the answer
      table.columns = {{tr("your line"), QStringLiteral("line")}};
      if (hand.has("line")) table.rows.push_back({count_cell(line_of(hand))});
      return table;
    }
    table.columns = {{tr("examples"), QStringLiteral("examples")},
                     {tr("mean loss"), QStringLiteral("mean")},
                     {tr("runs"), QStringLiteral("runs")},
                     {tr("loss at most α"), QStringLiteral("successes")}};
    for (const SweepCell& cell : cells())
      table.rows.push_back({count_cell(cell.examples), probability_cell(cell.mean()), count_cell(cell.losses.size()),
                            count_cell(cell.successes(to_double(run().scenario.alpha)))});
    return table;
  }

  /// Two digits: a line put by hand says no more.
  double settled(int, const std::string&, double value) const override {
    const double within = std::clamp(value, least_size, most_size);
    const double unit = std::pow(10.0, std::floor(std::log10(within) + 1e-9) - 1);
    return std::clamp(std::round(within / unit) * unit, least_size, most_size);
  }

  std::optional<int> written_guess(int beat, const Hand& hand) const override {
    if (beat != 0 || !hand.has("line")) return std::nullopt;
    return static_cast<int>(line_of(hand));
  }

 private:
  static constexpr double sweep_ms = 3000;
  static constexpr double least_size = 10;
  static constexpr double most_size = 1e5;
  static constexpr double most_loss = 0.55;
  static inline const QRectF room{56, 56, 952, 396};

  static Axis sizes() { return {least_size, most_size, room.left() + 16, room.right(), true}; }
  static Axis loss_axis() { return {0, most_loss, room.bottom(), room.top()}; }

  /// Where the hand put it.
  std::uint64_t line_of(const Hand& hand) const {
    return static_cast<std::uint64_t>(settled(0, "line", hand.at("line", least_size)));
  }
  const std::vector<SweepCell>& cells() const { return material().loss; }

  std::optional<LossFall> fall() const {
    return loss_fall(cells(), LearnerKind::private_learner, to_double(run().scenario.alpha),
                     to_double(run().scenario.beta));
  }

  /// From how many examples on the theorem promises it.
  const std::optional<LargeCount>& promised() const { return material().of_m; }

  // --- Sentences

  QString fall_sentence(const Hand& hand) const {
    const std::optional<LossFall> found = fall();
    if (!found) return tr("Up to %1 examples it does not fall.").arg(count_text(most_size));
    const auto last = static_cast<double>(found->last);
    const auto first = static_cast<double>(found->first);
    const QString between = found->last == 0
                                ? tr("Before %1 examples.").arg(count_text(first))
                                : tr("Between %1 and %2 examples.").arg(count_text(last), count_text(first));
    if (!hand.has("line")) return between;
    const double factor = factor_beside(*found, line_of(hand));
    if (factor < 1)
      return between + QLatin1Char(' ') + tr("Your line stands early by a factor of %1.").arg(factor_text(1 / factor));
    if (factor > 1)
      return between + QLatin1Char(' ') + tr("Your line stands late by a factor of %1.").arg(factor_text(factor));
    return between + QLatin1Char(' ') + tr("Your line stands there.");
  }
  static QString factor_text(double factor) {
    return factor < 10 ? QString::number(std::floor(factor * 10 + 1e-9) / 10) : count_text(std::floor(factor + 1e-9));
  }

  QString promise_sentence() const {
    if (!promised()) return tr("The theorem's number is too large to be found here.");
    return tr("The theorem promises it from %1 on, in every world.").arg(upper_power_text(promised()->log10));
  }

  // --- Picture

  void axes(Scene& scene) const {
    const Axis x = sizes();
    const Axis y = loss_axis();
    for (const double value : {0.1, 0.2, 0.3, 0.4, 0.5}) {
      scene.line({room.left(), y.px(value)}, {room.right(), y.px(value)}, {&Theme::hair, 1});
      scene.words({room.left() - 10, y.px(value) + 6}, QString::number(value).mid(1), lesson_styles::small,
                  &Theme::ink3, 1);
    }
    scene.line({room.left(), room.bottom()}, {room.right(), room.bottom()}, {&Theme::line, 1.5});
    scene.words({room.left() - 10, room.bottom() + 6}, QStringLiteral("0"), lesson_styles::small, &Theme::ink3, 1);
    for (int power = 1; power <= 5; ++power) {
      const double at = x.px(std::pow(10.0, power));
      scene.line({at, room.bottom()}, {at, room.bottom() + 7}, {&Theme::line, 1.5});
      scene.words({at, room.bottom() + 28},
                  power == 1 ? QStringLiteral("10") : QStringLiteral("10") + superscript(power), lesson_styles::small,
                  &Theme::ink3, 0.5);
    }
    scene.words({0, room.top() - 28}, tr("loss"), lesson_styles::bold, &Theme::ink2);
    scene.words({room.right(), room.bottom() + 58}, tr("examples"), lesson_styles::bold, &Theme::ink2, 1);
  }

  /// A dot a run, those that lie on one another side by side, and the means.
  void losses(Scene& scene, std::size_t measured) const {
    const Axis x = sizes();
    const Axis y = loss_axis();
    QPolygonF means;
    for (std::size_t i = 0; i < measured; ++i) {
      const SweepCell& cell = cells()[i];
      const double middle = x.px(static_cast<double>(cell.examples));
      std::vector<double> sorted = cell.losses;
      std::sort(sorted.begin(), sorted.end());
      Dots dots{{}, 2.5};
      for (std::size_t run = 0; run < sorted.size();) {
        std::size_t alike = run;
        while (alike < sorted.size() && sorted[alike] == sorted[run]) ++alike;
        const std::size_t count = alike - run;
        for (; run < alike; ++run) {
          const std::size_t at = count - (alike - run);
          constexpr std::size_t a_row = 7;
          const std::size_t here = std::min(a_row, count - at / a_row * a_row);
          const double aside = (static_cast<double>(at % a_row) - static_cast<double>(here - 1) / 2) * 5.5;
          dots.centres << QPointF(middle + aside, y.px(sorted[run]) - 5.5 * static_cast<double>(at / a_row));
        }
      }
      scene.add(dots, &Theme::line).named(QStringLiteral("runs %1").arg(i));
      means << QPointF(middle, y.px(cell.mean()));
    }
    for (int i = 1; i < means.size(); ++i)
      scene.line({means[i - 1], means[i]}, {&Theme::m, 3.5, 1, 0, 0, true})
          .grows(QStringLiteral("way %1").arg(i), means[i - 1]);
    for (int i = 0; i < means.size(); ++i)
      scene.disc(means[i], 7, &Theme::m, {&Theme::canvas, 2}).named(QStringLiteral("mean %1").arg(i));
    if (measured == cells().size() && measured > 0)
      scene.words({means.front().x() - 8, means.front().y() + 32}, tr("M: mean"), lesson_styles::bold, &Theme::m_text)
          .named(QStringLiteral("means"))
          .cased();
  }

  void guess_line(Scene& scene, const Hand& hand, bool asked) const {
    if (!asked && !hand.has("line")) return;
    const Axis x = sizes();
    const double size = hand.has("line") ? static_cast<double>(line_of(hand)) : std::sqrt(least_size * most_size);
    const double at = x.px(size);
    const double top = 22;
    scene.line({at, top}, {at, room.bottom()}, {&Theme::ink, 2.5, 1, 7, 5}).named(QStringLiteral("line"));
    Mark& handle = scene.disc({at, top}, 12, &Theme::canvas, {&Theme::ink, 3}).named(QStringLiteral("handle"));
    if (asked) {
      Grab grab{"line"};
      grab.axis = x;
      grab.here = size;
      handle.touched({{at - 22, top - 22, 44, room.bottom() - top + 22}, 12, Spot::Act::drag, -1, grab});
    }
    if (!hand.has("line")) return;
    const bool before = at > room.right() - 120;
    scene
        .words({before ? at - 20 : at + 20, top + 7}, count_text(size), lesson_styles::bold, &Theme::ink,
               before ? 1 : 0)
        .named(QStringLiteral("size"));
  }

  void fall_ground(Scene& scene) const {
    const std::optional<LossFall> found = fall();
    if (!found) return;
    const Axis x = sizes();
    const double from = found->last == 0 ? room.left() : x.px(static_cast<double>(found->last));
    const double to = x.px(static_cast<double>(found->first));
    scene.box({QPointF(from, room.top() - 12), QPointF(to, room.bottom())}, &Theme::lineage, {}, 4)
        .named(QStringLiteral("fall"));
  }

  /// Off the axis: an arrow to where the theorem's number lies.
  void promise(Scene& scene) const {
    if (!promised()) return;
    const double y = room.bottom();
    const double tip = lesson_room.width() - 8;
    const QPointF start(room.right() + 30, y);
    scene.line(start, {tip - 14, y}, {&Theme::ink, 3, 1, 2.5, 4}).grows(QStringLiteral("promise"), start);
    scene.add(Area{QPolygonF({QPointF(tip, y), QPointF(tip - 16, y - 8), QPointF(tip - 16, y + 8)})}, &Theme::ink)
        .grows(QStringLiteral("promise tip"), Area{QPolygonF({start, start, start})});
    scene.words({tip, y - 20}, upper_power_text(promised()->log10), lesson_styles::number, &Theme::ink, 1)
        .named(QStringLiteral("promise size"));
    scene.words({tip, y + 28}, tr("promised"), lesson_styles::small, &Theme::ink2, 1)
        .named(QStringLiteral("promise words"));
  }
};

}  // namespace

std::shared_ptr<const Station> price_station(const Material& material) {
  return std::make_shared<PriceStation>(material);
}

}  // namespace littlestone::ui

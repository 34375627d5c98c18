// SPDX-License-Identifier: GPL-3.0-or-later
// Under the attack: its success by the number of draws beside what privacy allows, and the least ε by its room.
#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "ui/kit/label_places.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/stage.hpp"
#include "ui/pages/attack/attack_scene.hpp"
#include "ui/words/bounds.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

struct AttackPlots {
  Q_DECLARE_TR_FUNCTIONS(AttackPicture)

 public:
  Scene& scene;
  const AttackShown& shown;
  const LowerBoundScenario& scenario = shown.run->scenario;

  static constexpr double top = attack_plots_top;
  static constexpr double success_x = 24;  // of the headings
  static constexpr double epsilon_x = 384;
  static constexpr double height = 50;
  static constexpr Stroke heavy = {&Theme::ink, 2.5, 1, 0, 0, true};
  static constexpr Stroke dashed = {&Theme::ink2, 1.5, 1, 7, 4};

  void heading(double x, const QString& title, const QString& words) {
    constexpr double room = epsilon_x - success_x - 12;
    scene.words({x, top + 18}, title, {13, QFont::DemiBold}, &Theme::ink, 0, room);
    scene.words({x, top + 34}, words, styles::small, &Theme::ink2, 0, room);
  }

  /// The success of the attack by the number of draws, under the ceilings that privacy with some ε sets.
  void success() {
    const AttackCurves& curves = *shown.curves;
    const AttackCurves::AtDraws& last = curves.by_draws.back();
    const auto most = static_cast<double>(last.draws);
    Plot plot(scene, {58, top + 54, 242, height}, {1, most}, {0, 1});
    plot.grid({0, 0.5, 1}, tick_text, &Theme::ink3, false);
    for (std::size_t e = 0; e < curves.epsilons.size(); ++e)
      plot.curve(
          curves.by_draws, &AttackCurves::AtDraws::draws, [e](const auto& at) { return at.most[e]; }, dashed);
    plot.curve(curves.by_draws, &AttackCurves::AtDraws::draws, &AttackCurves::AtDraws::success, heavy);
    scene.words(plot.at(most, last.success) + QPointF(8, 4), curves.exact ? tr("exact") : tr("at least"),
                styles::small_bold, &Theme::ink);
    for (std::size_t e = 0; e < curves.epsilons.size(); ++e) name_ceiling(plot, e);
    const double draws = std::min(static_cast<double>(scenario.draws), most);
    plot.drop(draws, 1.08, {&Theme::ink, 1.25, 0, 2, 3});
    const double here = std::clamp(plot.x().px(draws), plot.x().begin + 36, plot.x().end - 36);
    plot.number(plot.x().value(here), QStringLiteral("$D$ = %1").arg(whole_text(scenario.draws)), true);
    plot.number(1, QStringLiteral("1"));
    plot.number(most, whole_text(last.draws));
  }

  /// Over or under it, where nothing lies.
  void name_ceiling(Plot& plot, std::size_t e) {
    const AttackCurves& curves = *shown.curves;
    const QString words = QStringLiteral("$ε$ = %1").arg(attack_number(curves.epsilons[e]));
    const double width = width_of(words, styles::small);
    std::vector<Place> places;
    for (std::size_t k = 8; k < curves.by_draws.size(); k += 6) {
      const QPointF at = plot.at(static_cast<double>(curves.by_draws[k].draws), curves.by_draws[k].most[e]);
      for (const double aside : {-4.0, 13.0})
        places.push_back({words_box(at + QPointF(2, aside), width, styles::small.size)});
    }
    plot.label(words, styles::small, &Theme::ink2, places);
  }

  /// The least ε that an attack leaves possible, by the number of places it has.
  void least_epsilon() {
    const std::vector<AttackCurves::AtPlaces>& all = shown.curves->by_places;
    double most = 0.1;
    for (const auto& at : all) most = std::max(most, at.least_epsilon.value_or(0));
    Plot plot(scene, {410, top + 54, 230, height}, {0, static_cast<double>(all.size())}, {0, most});
    plot.across(0, thin(&Theme::hair));
    for (const double value : {0.0, most})
      scene.words(plot.at(0, value) + QPointF(-6, 4), value > 0 ? lower_text(value) : QStringLiteral("0"),
                  styles::small, &Theme::ink3, 1);
    const double claimed = to_double(scenario.epsilon);
    if (claimed < most) {
      plot.across(claimed, {&Theme::ink, 1.5, 1, 7, 4});
      scene.words({plot.x().end + 8, plot.y().px(claimed) + 4}, tr("$ε$ it claims"), styles::small, &Theme::ink2);
    }
    for (std::size_t k = 0; k < all.size(); ++k) step(plot, all[k], static_cast<double>(k));
  }

  void step(const Plot& plot, const AttackCurves::AtPlaces& at, double column) {
    const double value = at.least_epsilon.value_or(plot.y().to);
    const QPointF middle = plot.at(column + 0.5, value);
    const bool here = at.comparisons == scenario.comparisons;
    scene.line(plot.at(column, value) + QPointF(2, 0), plot.at(column + 1, value) - QPointF(2, 0),
               thin(&Theme::ink, here ? 4 : 2.5));
    if (!at.least_epsilon) scene.words(middle - QPointF(0, 4), QStringLiteral("∞"), styles::small, &Theme::ink, 0.5);
    if (here) scene.disc(middle, 7, nullptr, thin(&Theme::ink, 1.5));
    if (at.comparisons != 5 && at.comparisons != 11 && at.comparisons != 16) return;
    const std::uint64_t places = (std::uint64_t{2} << at.comparisons) - 1;
    scene.words({middle.x(), plot.room().bottom() + 14},
                at.comparisons == 16 ? QStringLiteral("$2^{17}$") : whole_text(places), styles::small, &Theme::ink3,
                0.5);
  }

  void all(QSizeF room) {
    scene.line({page_margin, top}, {room.width() - page_margin, top}, thin(&Theme::hair));
    heading(success_x, tr("Too good for a private learner"),
            tr("success of %n probes, and the most that ($ε$, $δ$) allows", nullptr,
               static_cast<int>(scenario.comparisons)));
    heading(epsilon_x, tr("More room, more leak"), tr("least $ε$ that the best $D$ still allows, by places of $J$"));
    if (!shown.curves || shown.curves->by_draws.empty()) {
      scene.words({60, top + 70}, tr("working it out…"), styles::small, &Theme::ink3);
      return;
    }
    success();
    least_epsilon();
  }
};

}  // namespace

void add_attack_plots(Scene& scene, const AttackShown& shown, QSizeF room) { AttackPlots{scene, shown}.all(room); }

}  // namespace littlestone::ui

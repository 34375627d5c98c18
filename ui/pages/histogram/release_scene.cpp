// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/histogram/release_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/kit/narrowing.hpp"
#include "ui/kit/scene/plot.hpp"
#include "ui/kit/table.hpp"
#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/shell/parts_exhibit.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

/// The two curves, large on a page or small in a panel.
struct ReleaseScene {
  Q_DECLARE_TR_FUNCTIONS(ReleasePicture)

 public:
  const ReleaseCurves& curves;
  bool page;
  QSizeF size;
  Scene scene = {};
  MathStyle style{page ? 13.0 : 11.0};
  MathStyle strong{style.size, QFont::DemiBold};
  Plot plot{scene, QRectF(QPointF(page ? 52 : 32, page ? 40 : 26), QPointF(right(), size.height() - (page ? 48 : 18))),
            Axis{votes(curves.chances.front()), votes(curves.chances.back())}, Axis{0, 1}};

  [[nodiscard]] double right() const { return size.width() - (page ? 24 : 6); }
  [[nodiscard]] static double votes(const ReleaseChance& at) { return static_cast<double>(at.votes); }

  void axes() {
    const QRectF& room = plot.room();
    for (const double chance : {0.0, 0.5, 1.0}) {
      plot.across(chance, thin(&Theme::hair));
      scene.words({room.left() - 5, plot.y().px(chance) + 4}, probability_text(chance), style, &Theme::ink2, 1,
                  room.left() - 4);
    }
    const double step = std::max(1.0, round_up((plot.x().to - plot.x().from) / 5));
    for (double at = std::ceil(plot.x().from / step) * step; at <= plot.x().to; at += step)
      scene.words({plot.x().px(at), room.bottom() + style.size + 3}, count_text(at), style, &Theme::ink2, 0.5, 60);
    if (page) scene.words({room.center().x(), room.bottom() + 36}, tr("votes"), style, &Theme::ink2, 0.5, 200);
  }

  [[nodiscard]] QPointF even(std::uint64_t count, double ReleaseChance::*chance) const {
    const auto at = std::find_if(curves.chances.begin(), curves.chances.end(),
                                 [&](const ReleaseChance& one) { return one.votes == count; });
    return plot.at(static_cast<double>(count), at == curves.chances.end() ? 0.5 : (*at).*chance);
  }

  /// Where the chance is 1/2: a diamond as every noisy count has, a disc for the names.
  void even_chances() {
    const double r = page ? 5.5 : 4.5;
    const QPointF at = even(curves.laplace_even, &ReleaseChance::laplace);
    scene.add(noisy_mark(at, r), &Theme::noise, thin(&Theme::canvas));
    scene.disc(even(curves.partition_selection_even, &ReleaseChance::partition_selection), r - 0.8, &Theme::ink,
               thin(&Theme::canvas));
  }

  /// The curves rise from the lower left to the upper right; the other two corners are free.
  void names() {
    const QRectF& room = plot.room();
    const double width = room.width() * 0.42;
    const double pitch = style.size + 3;
    const QPointF upper = room.topLeft() + QPointF(6, pitch);
    const QPointF lower = room.bottomRight() + QPointF(-2, -6);
    scene.words(upper, tr("partition selection"), strong, &Theme::ink, 0, width);
    scene.words(upper + QPointF(0, pitch), tr("from %1 votes").arg(number_text(curves.partition_selection_even)), style,
                &Theme::ink2, 0, width);
    scene.words(lower - QPointF(0, pitch), tr("Laplace threshold"), strong, &Theme::noise_text, 1, width);
    scene.words(lower, tr("from $T$ = %1").arg(number_text(curves.laplace_even)), style, &Theme::ink2, 1, width);
  }

  /// Which rule releases with fewer votes.
  [[nodiscard]] static QString title(const ReleaseCurves& of) {
    if (of.partition_selection_even < of.laplace_even) return tr("Partition selection releases with fewer votes");
    return of.laplace_even < of.partition_selection_even ? tr("The Laplace threshold releases with fewer votes")
                                                         : tr("Both rules release with as many votes");
  }

  Scene all() {
    const double left = page ? plot.room().left() : 0;
    scene.words({left, page ? 24.0 : 12.0}, tr("Chance to be released, by votes"), strong, &Theme::ink, 0,
                right() - left);
    axes();
    const double width = page ? 2.5 : 2;
    plot.curve(curves.chances, votes, &ReleaseChance::laplace, {&Theme::noise, width, 1, 7, 4});
    plot.curve(curves.chances, votes, &ReleaseChance::partition_selection, {&Theme::ink, width});
    even_chances();
    names();
    scene.says = tr("A predictor has an even chance to be released from %1 votes with the Laplace threshold, from %2 "
                    "with partition selection.")
                     .arg(number_text(curves.laplace_even), number_text(curves.partition_selection_even));
    return std::move(scene);
  }
};

PageTable release_table(const ReleaseCurves& curves, TableLimits limits) {
  PageTable table;
  table.columns = {{ReleaseScene::tr("votes"), QStringLiteral("votes")},
                   {ReleaseScene::tr("Laplace threshold"), QStringLiteral("laplace")},
                   {ReleaseScene::tr("partition selection"), QStringLiteral("partition_selection")}};
  for (const ReleaseChance& chance : curves.chances) {
    if (full(table, limits)) continue;
    table.rows.push_back(
        {count_cell(chance.votes), probability_cell(chance.laplace), probability_cell(chance.partition_selection)});
  }
  return table;
}

}  // namespace

Scene release_scene(const ReleaseCurves& curves, ReleaseForm form, QSizeF room) {
  return ReleaseScene{curves, form == ReleaseForm::page, room}.all();
}

ScenePicture release_picture(ReleaseCurves curves, ReleaseForm form) {
  const QSizeF natural = form == ReleaseForm::panel ? QSizeF(256, 128) : QSizeF(560, 320);
  return {natural, natural.height(),
          [curves = std::move(curves), form](int, QSizeF room) { return release_scene(curves, form, room); }};
}

std::shared_ptr<const Exhibit> release_exhibit(const std::shared_ptr<const PrivateRun>& run) {
  const ReleaseCurves curves = release_curves(run->scenario.epsilon, run->scenario.delta);
  ExhibitParts parts{QStringLiteral("release-chance"), ReleaseScene::title(curves),
                     scenes([curves](Moment) { return release_picture(curves, ReleaseForm::page); }),
                     [curves](int, TableLimits limits) { return release_table(curves, limits); }};
  parts.printed = [curves](Moment) {
    const ScenePicture wide = release_picture(curves, ReleaseForm::page);
    return std::make_shared<WithColumn>(wide, ScenePicture({column_width, 290}, 290, [curves](int, QSizeF room) {
                                          return release_scene(curves, ReleaseForm::page, room);
                                        }));
  };
  return parts_exhibit(std::move(parts));
}

std::shared_ptr<const Picture> release_panel(const PrivateRun& run) {
  return std::make_shared<ScenePicture>(
      release_picture(release_curves(run.scenario.epsilon, run.scenario.delta), ReleaseForm::panel));
}

}  // namespace littlestone::ui

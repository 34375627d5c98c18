// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tournament/redraws_scene.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>
#include <vector>

#include "ui/kit/marks.hpp"
#include "ui/words/names.hpp"
#include "ui/words/numbers.hpp"

namespace littlestone::ui {
namespace {

constexpr std::size_t most_lines = 8;
constexpr double line_height = 24;

struct RedrawsWords {
  Q_DECLARE_TR_FUNCTIONS(RedrawsPicture)
};

// What both sides of each of these pairs predicted.
std::vector<const LabelVector*> redrawn_pairs(const PrivateRun& run, std::int32_t node) {
  std::vector<const LabelVector*> redrawn;
  for (const PairingTrace& pairing : run.result.internals.trace.nodes[static_cast<std::size_t>(node)].pairings) {
    if (pairing.block[0] && pairing.block[1] && pairing.block[0]->predictor == pairing.block[1]->predictor)
      redrawn.push_back(&run.soa->labels(pairing.block[0]->predictor));
  }
  return redrawn;
}

Scene redraws_scene(const PrivateRun& run, std::int32_t node) {
  const std::vector<const LabelVector*> redrawn = redrawn_pairs(run, node);
  Scene scene;
  scene.says = RedrawsWords::tr("Pairs drawn again: %1, each with equal predictors.").arg(number_text(redrawn.size()));
  scene.words({0, 13}, RedrawsWords::tr("Both said the same: $f_0$ = $f_1$, no contest."), styles::plain, &Theme::ink2);
  double y = 22 + line_height / 2;
  for (std::size_t i = 0; i < std::min(redrawn.size(), most_lines); ++i) {
    const LabelVector& f = *redrawn[i];
    scene.add(Badge{{0, y - 7.5}, i + 1}, nullptr);
    const QSizeF size = micro_strip_size(f.size(), 80);
    for (int side = 0; side < 2; ++side) {
      const QRectF strip(QPointF(40 + side * (size.width() + 24), y - 7), size);
      scene.add(Strip{strip, f}, nullptr).touched({strip.adjusted(-3, -3, 3, 3), 3}, Kin::of_predictor(f));
    }
    scene.words({40 + size.width() + 12, y + 4}, QStringLiteral("="), styles::plain, &Theme::ink, 0.5);
    const QString name = predictor_name(run.concept_class(), f);
    scene.words({40 + 2 * size.width() + 34, y + 4}, name.isEmpty() ? RedrawsWords::tr("new") : sentence_markup(name),
                styles::plain, &Theme::ink2);
    y += line_height;
  }
  if (redrawn.size() > most_lines)
    scene.words({28, y + 4}, RedrawsWords::tr("+ %1 more").arg(number_text(redrawn.size() - most_lines)), styles::plain,
                &Theme::ink3);
  return scene;
}

}  // namespace

ScenePicture redraws_picture(std::shared_ptr<const PrivateRun> run, std::int32_t node) {
  const std::size_t lines = std::min(redrawn_pairs(*run, node).size(), most_lines + 1);
  const QSizeF size(256, 22 + line_height * static_cast<double>(lines));
  return {size, size.height(), [run = std::move(run), node](int, QSizeF) { return redraws_scene(*run, node); }};
}

}  // namespace littlestone::ui

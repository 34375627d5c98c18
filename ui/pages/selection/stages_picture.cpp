// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/selection/stages_picture.hpp"

#include "ui/pages/histogram/histogram_scene.hpp"
#include "ui/pages/selection/selection_scene.hpp"

namespace littlestone::ui {

ScenePicture stages_picture(const std::shared_ptr<const PrivateRun>& run, int histogram_position,
                            int selection_position, double phase) {
  const ScenePicture histogram = histogram_picture(run, histogram_position, selection_position > 0 ? 1 : phase);
  const ScenePicture selection = selection_picture(run, selection_position, SelectionForm::strip, phase);
  const double strip = selection.natural_size().height();
  return {QSizeF(728, histogram.natural_size().height() + strip), histogram_least_height + strip,
          [histogram, selection, strip](int, QSizeF room) {
            Scene scene;
            histogram.put(scene, {0, 0, room.width(), room.height() - strip});
            selection.put(scene, {0, room.height() - strip, room.width(), strip});
            scene.says = histogram.description() + u' ' + selection.description();
            return scene;
          }};
}

}  // namespace littlestone::ui

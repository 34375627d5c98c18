// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/gallery_job.hpp"

#include <utility>

namespace littlestone::ui {

void GalleryJob::start(const std::vector<MakeCardFace>& faces) {
  launch([this, faces](const Post& post, const Observer& observer) -> Delivery {
    std::shared_ptr<const Instance> known;
    for (std::size_t i = 0; i < faces.size(); ++i) {
      std::optional<CardFace> face = faces[i](observer, known);
      if (!face) return [this] { emit stopped(); };
      post([this, i, face = std::move(*face)] { emit computed(static_cast<int>(i), face); });
    }
    return [] {};
  });
}

}  // namespace littlestone::ui

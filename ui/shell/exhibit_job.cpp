// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {

namespace {

class NoPicture final : public Picture {
 public:
  [[nodiscard]] QSizeF natural_size() const override { return {1, 1}; }
  void paint(QPainter&, const QRectF&, const Theme&) const override {}
  [[nodiscard]] QString description() const override { return {}; }
};

}  // namespace

std::shared_ptr<const Picture> DeferredFigure::picture(const Theme&, Moment) const {
  return std::make_shared<NoPicture>();
}

void ExhibitJob::start(const std::shared_ptr<const Exhibit>& exhibit) {
  launch([this, exhibit](const Post&, const Observer& observer) -> Delivery {
    const std::shared_ptr<const Exhibit> made = dynamic_cast<const Deferred&>(*exhibit).compute(observer);
    if (!made) return [this] { emit stopped(); };
    return [this, made] { emit finished(made); };
  });
}

}  // namespace littlestone::ui

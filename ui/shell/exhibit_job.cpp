// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/exhibit_job.hpp"

namespace littlestone::ui {

void ExhibitJob::start(const std::shared_ptr<const Exhibit>& exhibit) {
  launch([this, exhibit](const Post&, const Observer& observer) -> Delivery {
    const std::shared_ptr<const Exhibit> made = dynamic_cast<const Deferred&>(*exhibit).compute(observer);
    if (!made) return [this] { emit stopped(); };
    return [this, made] { emit finished(made); };
  });
}

}  // namespace littlestone::ui

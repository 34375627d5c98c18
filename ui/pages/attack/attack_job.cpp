// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/attack/attack_job.hpp"

#include <utility>

namespace littlestone::ui {

void AttackJob::start(const std::shared_ptr<const LowerBoundRun>& run,
                      const std::shared_ptr<const AttackFacts>& facts) {
  launch([this, run, facts](const Post&, const Observer& observer) -> Delivery {
    std::optional<AttackCurves> curves = attack_curves(*run, *facts, observer);
    if (!curves) return [this] { emit stopped(); };
    const auto found = std::make_shared<const AttackCurves>(std::move(*curves));
    return [this, found] { emit finished(found); };
  });
}

}  // namespace littlestone::ui

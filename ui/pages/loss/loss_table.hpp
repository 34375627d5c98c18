// SPDX-License-Identifier: GPL-3.0-or-later
// The table twins of the last page's pictures.
#pragma once

#include "core/study/sample_complexity/required.hpp"
#include "core/study/sweep/loss_series.hpp"
#include "ui/kit/table.hpp"

namespace littlestone::ui {

/// One row a learner and n, as the columns of a results file, the single losses where they are asked for; learners in
/// their order, n rising.
[[nodiscard]] PageTable loss_table(const std::vector<LossSeries>& series, bool with_runs = false);
/// One row a point of the curve; what is not known (yet) is empty.
[[nodiscard]] PageTable required_table(const RequiredCurve& curve);

/// "M", "Generic", "Consistent".
[[nodiscard]] QString learner_name(LearnerKind learner);

}  // namespace littlestone::ui

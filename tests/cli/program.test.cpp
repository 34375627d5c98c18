// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learner/kept_plans.hpp"
#include "outcome.test.hpp"

const littlestone::cli::Program& littlestone::cli::test::program() { return headless; }

namespace {
const bool keeps_plans = (littlestone::keep_plans_in(LITTLESTONE_TEST_PLANS), true);
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome.test.hpp"

const littlestone::cli::Program& littlestone::cli::test::program() { return headless; }

// SPDX-License-Identifier: GPL-3.0-or-later
// Small chances that are compared with δ or with each other.
#pragma once

#include <QString>

namespace littlestone::ui {

/// A probability as probability_text writes it, but below .001 with two digits and a power of ten: three places would
/// round it to the δ that it is compared with. "0" only of 0 itself.
[[nodiscard]] QString chance_text(double chance);

}  // namespace littlestone::ui

// SPDX-License-Identifier: GPL-3.0-or-later
// Words that the picture, the sentences and the table of nets share.
#pragma once

#include <QString>
#include <cstdint>

#include "core/study/nets/nets_run.hpp"

namespace littlestone::ui {

/// "six"; from thirteen on in digits.
[[nodiscard]] QString counted(std::uint64_t count);
/// The same with a capital letter: for the beginning of a sentence.
[[nodiscard]] QString counted_first(std::uint64_t count);
/// A share as a word in front of a noun has it: ".2", "10⁻⁴".
[[nodiscard]] QString nets_share(const Rational& share);
/// A length in rows: "12", "12.6".
[[nodiscard]] QString length_text(const Rational& rows);
/// A mean: "5.06", "128".
[[nodiscard]] QString mean_text(double mean);

}  // namespace littlestone::ui

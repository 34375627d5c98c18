// SPDX-License-Identifier: GPL-3.0-or-later
// A word of a command line for a shell.
#pragma once

#include <string>
#include <string_view>

namespace littlestone {

/// The bytes as one word that a POSIX shell reads back to them: as they are where no sign of theirs means something to
/// it, else in quotation marks. What no name may hold (name_flaw) is escaped in $'…' (POSIX 2024, bash, ksh, zsh), so
/// that a pasted command neither ends early nor hides a part of itself. Linear in the bytes.
[[nodiscard]] std::string shell_word(std::string_view bytes);

}  // namespace littlestone

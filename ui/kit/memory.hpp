// SPDX-License-Identifier: GPL-3.0-or-later
// How much freed memory the program keeps for itself.
#pragma once

namespace littlestone::ui {

/// Makes glibc return freed memory to the system at once; call it at the start of a program with a window. By default
/// glibc raises its thresholds to twice the largest block that was ever freed (at most 64 MiB), and then the arena of
/// each thread keeps as much: a window with 40 MiB in use held 300 MiB [mallopt(3), M_MMAP_THRESHOLD]. Does nothing
/// with another C library.
void keep_little_memory();

}  // namespace littlestone::ui

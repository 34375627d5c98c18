// SPDX-License-Identifier: GPL-3.0-or-later
// How much freed memory the program keeps for itself.
#pragma once

namespace littlestone::ui {

/// Makes glibc give freed memory back to the system at once, for the start of a program that has a window. By itself it
/// raises its thresholds to twice the largest block that was ever freed (at most 64 MiB), and then each thread's arena
/// keeps as much: a window with 40 MiB in use held 300 [mallopt(3), M_MMAP_THRESHOLD]. Nothing with another C library.
void keep_little_memory();

}  // namespace littlestone::ui

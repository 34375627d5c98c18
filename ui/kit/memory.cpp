// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/memory.hpp"

#include <malloc.h>

namespace littlestone::ui {

void keep_little_memory() {
#ifdef __GLIBC__
  constexpr int most_kept = 256 << 10;  // bytes; that it is set ends the raising
  ::mallopt(M_MMAP_THRESHOLD, most_kept);
  ::mallopt(M_TRIM_THRESHOLD, most_kept);
#endif
}

}  // namespace littlestone::ui

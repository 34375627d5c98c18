// SPDX-License-Identifier: GPL-3.0-or-later
// A library that leaves the upper halves of the vector registers in use slows every floating-point step of SSE code
// after it, several times on some processors; long computations put them out of use first.
#pragma once

namespace littlestone {

/// One instruction where the processor has AVX, nothing elsewhere. A new thread inherits the state of the one that made
/// it.
inline void settle_vector_state() {
#if defined(__x86_64__) && defined(__GNUC__)
  if (__builtin_cpu_supports("avx")) {
    __asm__ volatile("vzeroupper" ::
                         : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10",
                           "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
  }
#endif
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// What the machine can do with words of 64 bits: the innermost loops are compiled for each answer, and one is chosen when the
// program starts.
#pragma once

#if defined(__x86_64__) && defined(__GNUC__)
#define LITTLESTONE_X86 1
#define LITTLESTONE_BMI [[gnu::target("popcnt,bmi,bmi2,avx2")]]
#define LITTLESTONE_WIDE \
  [[gnu::target("popcnt,bmi,bmi2,avx2,avx512f,avx512vl,avx512vpopcntdq,prefer-vector-width=512")]]
#else
#define LITTLESTONE_X86 0
#endif

namespace littlestone {

/// plain: nothing is known. bmi: popcount, pext and 256 bits at a time. wide: 512 bits, with a popcount for each 64.
enum class MachineWords { plain, bmi, wide };

[[nodiscard]] inline MachineWords machine_words() {
#if LITTLESTONE_X86
  if (__builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("avx2")) {
    const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                      __builtin_cpu_supports("avx512vpopcntdq");
    return wide ? MachineWords::wide : MachineWords::bmi;
  }
#endif
  return MachineWords::plain;
}

}  // namespace littlestone

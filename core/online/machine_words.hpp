// SPDX-License-Identifier: GPL-3.0-or-later
// What the machine can do with words of 64 bits: the innermost loops are compiled for each answer, and one is chosen
// when the program starts.
#pragma once

#include <bit>
#include <cstdint>

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
#ifdef __clang__  // which ignores an attribute that it does not know in part: nothing is compiled for 512 bits
    constexpr bool wide = false;
#else
    const bool wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
                      __builtin_cpu_supports("avx512vpopcntdq");
#endif
    return wide ? MachineWords::wide : MachineWords::bmi;
  }
#endif
  return MachineWords::plain;
}

/// The bits of `word` at the ones of `mask`, moved to the low end. `hardware`: the machine has bmi2 and the caller is
/// compiled for it.
template <bool hardware>
[[gnu::always_inline]] inline std::uint64_t extract_bits(std::uint64_t word, std::uint64_t mask) {
#if LITTLESTONE_X86
  if constexpr (hardware) {
    std::uint64_t result = 0;
    asm("pextq %2, %1, %0" : "=r"(result) : "r"(word), "r"(mask));
    return result;
  }
#endif
  std::uint64_t result = 0;
  for (unsigned at = 0; mask != 0; mask &= mask - 1, ++at) {
    result |= ((word >> std::countr_zero(mask)) & 1U) << at;
  }
  return result;
}

}  // namespace littlestone

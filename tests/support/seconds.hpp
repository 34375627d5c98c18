// SPDX-License-Identifier: GPL-3.0-or-later
// What some work takes, for benchmarks that compare two ways in one run.
#pragma once

#include <chrono>
#include <ctime>

namespace littlestone::support {

/// Seconds of the clock.
template <class Work>
[[nodiscard]] double seconds_of(const Work& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// Processor time of all threads so far, in seconds.
[[nodiscard]] inline double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// Processor time of the work, in seconds.
template <class Work>
[[nodiscard]] double processor_seconds_of(const Work& work) {
  const double start = processor_seconds();
  work();
  return processor_seconds() - start;
}

}  // namespace littlestone::support

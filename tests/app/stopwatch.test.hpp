// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window's thread works at a thing: the time in which the window does not answer.
#pragma once

#include <QCoreApplication>
#include <algorithm>
#include <cstdint>
#include <ctime>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace littlestone::test {

/// What this thread has worked, in ms: other programs on the machine do not count, and neither do the jobs' threads.
inline double worked_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// How many times slower this machine is just now than one on which 200,000 numbers are sorted in 10 ms; at least 1.
/// The sanitizers slow a paint more than a sort.
inline double slowness() {
  std::vector<double> times;
  for (int round = 0; round < 5; ++round) {
    std::vector<std::uint32_t> numbers(200'000);
    std::uint32_t state = 1;
    for (std::uint32_t& number : numbers) number = state = state * 1664525U + 1013904223U;
    const double began = worked_ms();
    std::sort(numbers.begin(), numbers.end());
    times.push_back(worked_ms() - began);
  }
  std::sort(times.begin(), times.end());
#if defined(LITTLESTONE_SANITIZED)
  constexpr double more = 4;
#else
  constexpr double more = 1;
#endif
  return more * std::max(1.0, times[times.size() / 2] / 10);
}

/// What no input may take, on such a machine. The worst of them takes half of it, so that a busy one is no reason to
/// fail.
inline constexpr double longest_ms = 100;

/// The worst of each kind of input.
class Stopwatch {
 public:
  struct Worst {
    double ms = 0;
    std::string what;
    int times = 0;
  };

  /// Does it, and all that follows from it until no event waits. Returns the ms that took.
  template <class Doing>
  double time(const Doing& doing) {
    const double began = worked_ms();
    doing();
    QCoreApplication::processEvents();
    return worked_ms() - began;
  }
  void note(const std::string& kind, const std::string& what, double ms) {
    Worst& worst = worst_[kind];
    ++worst.times;
    if (ms > worst.ms) {
      worst.ms = ms;
      worst.what = what;
    }
  }
  template <class Doing>
  void take(const std::string& kind, const std::string& what, const Doing& doing) {
    note(kind, what, time(doing));
  }
  [[nodiscard]] const std::map<std::string, Worst>& worst() const { return worst_; }
  [[nodiscard]] double longest() const {
    double longest = 0;
    for (const auto& [kind, worst] : worst_) longest = std::max(longest, worst.ms);
    return longest;
  }
  /// The longest of all, where a change of theme may take twice as long: its style sheet goes through the widgets of
  /// all chapters in one turn.
  [[nodiscard]] double longest_undressed() const {
    double longest = 0;
    for (const auto& [kind, worst] : worst_) {
      const bool dresses = kind == "theme" || kind == "gallery";
      longest = std::max(longest, dresses ? worst.ms / 2 : worst.ms);
    }
    return longest;
  }
  /// One line a kind, the slowest first.
  [[nodiscard]] std::string report() const {
    std::vector<std::pair<std::string, Worst>> sorted(worst_.begin(), worst_.end());
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.second.ms > b.second.ms; });
    std::ostringstream text;
    text.precision(1);
    text << std::fixed;
    for (const auto& [kind, worst] : sorted) {
      text << "\n  " << worst.ms << " ms  " << kind << " (worst of " << worst.times << ": " << worst.what << ')';
    }
    return text.str();
  }

 private:
  std::map<std::string, Worst> worst_;
};

}  // namespace littlestone::test

// SPDX-License-Identifier: GPL-3.0-or-later
// How a long computation reports to its caller: it gives plain snapshots, and the caller answers go on or stop.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <string_view>

namespace littlestone {

/// A snapshot of a run: `done` of `total` units of `stage` are finished. total = 0 means not known.
struct Progress {
  std::string_view stage;
  std::uint64_t done = 0;
  std::uint64_t total = 0;
};

enum class Answer { go_on, stop };

/// Called by the running thread at the steps its run documents. An empty observer always goes on.
using Observer = std::function<Answer(const Progress&)>;

/// Why a run ended. A result whose run did not complete is partial and is never shown as done.
enum class Ended { completed, stopped };

[[nodiscard]] constexpr std::string_view to_string(Ended ended) {
  return ended == Ended::completed ? "completed" : "stopped";
}

/// Thrown by a computation that its observer told to stop and that has nothing partial worth returning. The caller that
/// gave the observer catches it; a run turns it into Ended::stopped.
class Stopped : public std::exception {
 public:
  [[nodiscard]] const char* what() const noexcept override { return "stopped"; }
};

/// Asks the observer, if there is one.
[[nodiscard]] inline bool stop_requested(const Observer& observer, const Progress& progress) {
  return observer && observer(progress) == Answer::stop;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// The processes that mpirun started together, or this one alone.
#pragma once

#include <string>
#include <vector>

namespace littlestone::app {

/// Joins the other processes of one `mpirun -n P`; without mpirun, or in a build without MPI, there is one. Every call is collective:
/// all processes must make the same calls in the same order, on the thread that made this object.
class Processes {
 public:
  Processes();
  ~Processes();
  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;

  [[nodiscard]] unsigned rank() const { return rank_; }
  [[nodiscard]] unsigned count() const { return count_; }
  [[nodiscard]] bool first() const { return rank_ == 0; }
  /// The first process's text, in all.
  [[nodiscard]] std::string from_first(std::string text) const;
  /// All texts by rank, in the first process; nothing in the others.
  [[nodiscard]] std::vector<std::string> to_first(const std::string& text) const;
  /// Whether it is so in any process.
  [[nodiscard]] bool any(bool here) const;
  /// Ends all processes at once, when this one cannot go on and the others wait for it.
  [[noreturn]] void abandon(int exit_code) const;

 private:
  unsigned rank_ = 0;
  unsigned count_ = 1;
};

}  // namespace littlestone::app

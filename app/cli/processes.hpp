// SPDX-License-Identifier: GPL-3.0-or-later
// The processes that mpirun started together, or this one alone.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace littlestone::cli {

/// What a launcher (mpirun, srun) says of the processes it started; one where there is none.
struct Started {
  unsigned rank = 0;
  unsigned count = 1;
};

/// Reads it from the environment: `variable` is std::getenv. Slurm's own tasks without MPI are not counted.
[[nodiscard]] Started processes_started(const std::function<const char*(const char*)>& variable);

/// Joins the other processes of one `mpirun -n P`; without mpirun there is one process. Every call is collective: all
/// processes must make the same calls in the same order, on the thread that made this object. A build without MPI knows
/// how many processes there are but cannot join them: with several processes only rank() and count() may be called.
class Processes {
 public:
  Processes();
  ~Processes();  // NOLINT(performance-trivially-destructible): not so in a build with MPI
  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;

  /// Whether this is a build with MPI.
  [[nodiscard]] static bool have_mpi();
  [[nodiscard]] unsigned rank() const { return rank_; }
  [[nodiscard]] unsigned count() const { return count_; }
  [[nodiscard]] bool first() const { return rank_ == 0; }
  /// The first process's text, in all.
  [[nodiscard]] std::string from_first(std::string text) const;
  /// All texts by rank, in the first process; nothing in the others.
  [[nodiscard]] std::vector<std::string> to_first(const std::string& text) const;
  /// Whether the condition holds in any process.
  [[nodiscard]] bool any(bool here) const;
  /// Ends all processes at once, when this one cannot go on and the others wait for it.
  [[noreturn]] void abandon(int exit_code) const;

 private:
  unsigned rank_ = 0;
  unsigned count_ = 1;
};

}  // namespace littlestone::cli

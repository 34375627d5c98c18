// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/processes.hpp"

#include <cstdlib>

#ifdef LITTLESTONE_MPI
#include <mpi.h>

#include <numeric>
#endif

namespace littlestone::app {

#ifdef LITTLESTONE_MPI

namespace {

// Started by mpirun or srun: initialising MPI without them costs a tenth of a second and may fail.
bool started_together() {
  for (const char* name : {"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"}) {
    if (std::getenv(name) != nullptr) return true;
  }
  return false;
}

}  // namespace

Processes::Processes() {
  if (!started_together()) return;
  int provided = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &provided);
  int rank = 0;
  int count = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &count);
  rank_ = static_cast<unsigned>(rank);
  count_ = static_cast<unsigned>(count);
}

Processes::~Processes() {
  int running = 0;
  MPI_Initialized(&running);
  if (running != 0) MPI_Finalize();
}

std::string Processes::from_first(std::string text) const {
  if (count_ == 1) return text;
  unsigned long size = text.size();
  MPI_Bcast(&size, 1, MPI_UNSIGNED_LONG, 0, MPI_COMM_WORLD);
  text.resize(size);
  MPI_Bcast(text.data(), static_cast<int>(size), MPI_CHAR, 0, MPI_COMM_WORLD);
  return text;
}

std::vector<std::string> Processes::to_first(const std::string& text) const {
  if (count_ == 1) return {text};
  const int size = static_cast<int>(text.size());
  std::vector<int> sizes(count_);
  MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> starts(count_ + 1);
  std::partial_sum(sizes.begin(), sizes.end(), starts.begin() + 1);
  std::string all(first() ? static_cast<std::size_t>(starts.back()) : 0, '\0');
  MPI_Gatherv(text.data(), size, MPI_CHAR, all.data(), sizes.data(), starts.data(), MPI_CHAR, 0, MPI_COMM_WORLD);
  std::vector<std::string> texts;
  for (unsigned r = 0; first() && r < count_; ++r) {
    texts.push_back(all.substr(static_cast<std::size_t>(starts[r]), static_cast<std::size_t>(sizes[r])));
  }
  return texts;
}

bool Processes::any(bool here) const {
  if (count_ == 1) return here;
  int mine = here ? 1 : 0;
  int all = 0;
  MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
  return all != 0;
}

void Processes::abandon(int exit_code) const {
  if (count_ > 1) MPI_Abort(MPI_COMM_WORLD, exit_code);
  std::exit(exit_code);
}

#else

Processes::Processes() = default;
Processes::~Processes() = default;
std::string Processes::from_first(std::string text) const { return text; }
std::vector<std::string> Processes::to_first(const std::string& text) const { return {text}; }
bool Processes::any(bool here) const { return here; }
void Processes::abandon(int exit_code) const { std::exit(exit_code); }

#endif

}  // namespace littlestone::app

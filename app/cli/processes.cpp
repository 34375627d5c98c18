// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/processes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#ifdef LITTLESTONE_MPI
#include <mpi.h>

#include <numeric>
#endif

namespace littlestone::cli {

Started processes_started(const std::function<const char*(const char*)>& variable) {
  for (const auto& [size, rank] : {std::pair("OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK"),
                                   std::pair("PMI_SIZE", "PMI_RANK"), std::pair("PMIX_SIZE", "PMIX_RANK")}) {
    const char* count = variable(size);
    if (count == nullptr || std::atoi(count) < 1) continue;
    const char* own = variable(rank);
    return {static_cast<unsigned>(own == nullptr ? 0 : std::max(0, std::atoi(own))),
            static_cast<unsigned>(std::atoi(count))};
  }
  return {};
}

#ifdef LITTLESTONE_MPI

namespace {

// Started by mpirun or srun: initialising MPI without them costs a tenth of a second and may fail.
bool started_together() {
  constexpr std::array names{"OMPI_COMM_WORLD_SIZE", "PMIX_RANK", "PMI_RANK"};
  return std::ranges::any_of(names, [](const char* name) { return std::getenv(name) != nullptr; });
}

}  // namespace

bool Processes::have_mpi() { return true; }

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

bool Processes::have_mpi() { return false; }

Processes::Processes() {
  const Started started = processes_started([](const char* name) { return std::getenv(name); });
  rank_ = started.rank;
  count_ = started.count;
}

Processes::~Processes() = default;
std::string Processes::from_first(std::string text) const { return text; }
std::vector<std::string> Processes::to_first(const std::string& text) const { return {text}; }
bool Processes::any(bool here) const { return here; }
void Processes::abandon(int exit_code) const { std::exit(exit_code); }

#endif

}  // namespace littlestone::cli

// SPDX-License-Identifier: GPL-3.0-or-later
// Drives a harness without libFuzzer: replays the corpus, then changes its files at random for some seconds. The seed is
// given, by the option or by LITTLESTONE_FUZZ_SEED in the environment, or that of the time, and is printed: with it a run
// is the same again up to when it ends. An input that ends the run is kept, and named.
//   fuzz_READER [-seconds=S] [-seed=N] FILE-OR-FOLDER…
#include <sanitizer/common_interface_defs.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzz.hpp"
#include "mutator.hpp"

namespace {

constexpr unsigned longest_seconds = 20;  // an input that takes longer is a finding
std::string input;
std::string kept_name;  // of the reader, too: tests run at the same time
std::uint64_t seed = 0;

// From a signal handler: only what is allowed there.
void keep_input() {
  if (std::FILE* file = std::fopen(kept_name.c_str(), "wb")) {
    (void)!std::fwrite(input.data(), 1, input.size(), file);
    std::fclose(file);
    std::fprintf(stderr, "fuzz: the input is in %s\n", kept_name.c_str());
  }
  std::fprintf(stderr, "fuzz: the same run again: -seed=%llu\n", static_cast<unsigned long long>(seed));
}

void on_signal(int signal) {
  std::fprintf(stderr, "fuzz: %s\n", signal == SIGALRM ? "an input takes too long" : "aborted");
  keep_input();
  ::_exit(1);
}

void run() {
  ::alarm(longest_seconds);
  // A copy of exactly this length, so that the sanitizers see a read past its end.
  const std::vector<std::uint8_t> bytes(input.begin(), input.end());
  littlestone::fuzz::taken = false;
  LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  ::alarm(0);
}

}  // namespace

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  double seconds = 0;
  const char* given = std::getenv("LITTLESTONE_FUZZ_SEED");
  seed = given != nullptr ? std::stoull(given)
                          : static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word.starts_with("-seconds=")) {
      seconds = std::stod(word.substr(9));
    } else if (word.starts_with("-seed=")) {
      seed = std::stoull(word.substr(6));
    } else if (fs::is_directory(word)) {
      for (const auto& entry : fs::directory_iterator(word)) files.push_back(entry.path());
    } else {
      files.emplace_back(word);
    }
  }
  kept_name = fs::path(argv[0]).filename().string() + "-input";
  std::printf("fuzz: -seed=%llu\n", static_cast<unsigned long long>(seed));
  std::fflush(stdout);
  std::sort(files.begin(), files.end());
  __sanitizer_set_death_callback(keep_input);
  std::signal(SIGALRM, on_signal);
  std::signal(SIGABRT, on_signal);
  std::vector<std::string> corpus;
  for (const fs::path& file : files) {
    std::ifstream in(file, std::ios::binary);
    corpus.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    input = corpus.back();
    run();
  }
  if (corpus.empty()) {
    std::fprintf(stderr, "fuzz: no corpus\n");
    return 1;
  }
  littlestone::fuzz::Mutator mutator(corpus, seed);
  std::uint64_t runs = 0;
  std::uint64_t taken = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  for (; std::chrono::steady_clock::now() < end; ++runs) {
    input = mutator.next();
    run();
    if (littlestone::fuzz::taken) ++taken;
  }
  std::printf("fuzz: %zu files of the corpus and %llu changed ones held; the reader took %llu of these\n",
              corpus.size(), static_cast<unsigned long long>(runs), static_cast<unsigned long long>(taken));
  return 0;
}

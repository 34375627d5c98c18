// SPDX-License-Identifier: GPL-3.0-or-later
// Drives a harness without libFuzzer: replays the corpus, then changes its files at random for some seconds.
// Deterministic up to when it ends. An input that ends the run is kept, and named.
//   fuzz_READER [-seconds=S] [-seed=N] FILE-OR-FOLDER…
#include <sanitizer/common_interface_defs.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "fuzz.hpp"
#include "mutator.hpp"

namespace {

constexpr const char* kept_name = "fuzz-input";
constexpr unsigned longest_seconds = 20;  // an input that takes longer is a finding
std::string input;

// From a signal handler: only what is allowed there.
void keep_input() {
  if (std::FILE* file = std::fopen(kept_name, "wb")) {
    (void)!std::fwrite(input.data(), 1, input.size(), file);
    std::fclose(file);
    std::fprintf(stderr, "fuzz: the input is in %s\n", kept_name);
  }
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
  LLVMFuzzerTestOneInput(bytes.data(), bytes.size());
  ::alarm(0);
}

}  // namespace

int main(int argc, char** argv) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  double seconds = 0;
  std::uint64_t seed = 1;
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
  const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
  for (; std::chrono::steady_clock::now() < end; ++runs) {
    input = mutator.next();
    run();
  }
  std::printf("fuzz: %zu files of the corpus and %llu changed ones held\n", corpus.size(),
              static_cast<unsigned long long>(runs));
  return 0;
}

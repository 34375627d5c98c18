// SPDX-License-Identifier: GPL-3.0-or-later
// Drives a harness without libFuzzer: replays the corpus, then changes its files at random for some seconds. Deterministic up to when it
// ends. An input that ends the run is kept, and named.
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
#include <random>
#include <sstream>
#include <vector>

#include "fuzz.hpp"

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

class Mutator {
 public:
  Mutator(std::vector<std::string> corpus, std::uint64_t seed) : corpus_(std::move(corpus)), engine_(seed) {}

  std::string next() {
    std::string text = corpus_[below(corpus_.size())];
    for (std::size_t k = 1 + below(6); k > 0; --k) change(text);
    constexpr std::size_t longest = std::size_t{1} << 16;
    if (text.size() > longest) text.resize(longest);
    return text;
  }

 private:
  std::size_t below(std::size_t n) { return n == 0 ? 0 : static_cast<std::size_t>(engine_() % n); }

  void change(std::string& text) {
    static const std::vector<std::string> words = {"\"",
                                                   "[",
                                                   "]",
                                                   "{",
                                                   "}",
                                                   ":",
                                                   ",",
                                                   "\n",
                                                   "\\",
                                                   "0",
                                                   "-1",
                                                   "1e999",
                                                   "1e-2147483648",
                                                   "1e400",
                                                   "null",
                                                   "99999999999999999999",
                                                   "0.5",
                                                   "true",
                                                   "#",
                                                   "\t",
                                                   "\xff",
                                                   "\xed\xa0\x80",
                                                   "\xef\xbb\xbf",
                                                   "\r\n",
                                                   "0777",
                                                   "-",
                                                   "+",
                                                   "1/0",
                                                   "\"\""};
    const std::size_t at = below(text.size() + 1);
    switch (below(8)) {
      case 0:
        if (at < text.size()) text[at] = static_cast<char>(text[at] ^ static_cast<char>(1U << below(8)));
        break;
      case 1: text.insert(at, 1, static_cast<char>(below(256))); break;
      case 2: text.erase(at, 1 + below(20)); break;
      case 3: text.insert(at, words[below(words.size())]); break;
      case 4: {  // a piece again, elsewhere
        const std::string piece = text.substr(at, 1 + below(60));
        text.insert(below(text.size() + 1), piece);
        break;
      }
      case 5: {  // a piece of another file
        const std::string& other = corpus_[below(corpus_.size())];
        text.insert(at, other.substr(below(other.size()), 1 + below(100)));
        break;
      }
      case 6: {  // a line twice, or none
        const std::size_t begin = text.rfind('\n', at == 0 ? 0 : at - 1) + 1;
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (begin < end && below(2) == 0) {
          text.insert(begin, text.substr(begin, end - begin) + '\n');
        } else if (begin < end) {
          text.erase(begin, end - begin + 1);
        }
        break;
      }
      default: {  // a number becomes another
        const std::size_t digit = text.find_first_of("0123456789", at);
        if (digit != std::string::npos) text[digit] = static_cast<char>('0' + below(10));
        break;
      }
    }
  }

  std::vector<std::string> corpus_;
  std::mt19937_64 engine_;
};

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
  Mutator mutator(corpus, seed);
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

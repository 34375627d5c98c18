// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzing of the readers: each harness is one file with LLVMFuzzerTestOneInput, which libFuzzer drives (./lab fuzz) or
// driver.cpp where there is no libFuzzer (the tests).
#pragma once

#include <unistd.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <string>

#include "core/base/error.hpp"

namespace littlestone::fuzz {

/// Ends the run where a law does not hold; the driver keeps the input.
inline void expect(bool law, const char* what) {
  if (law) return;
  std::fprintf(stderr, "fuzz: does not hold: %s\n", what);
  std::abort();
}

/// Reads: true when the reader took the input, false when it refused with an InputError of one line. Whatever else it
/// throws ends the run.
template <class Read>
bool takes(Read read) {
  try {
    read();
    return true;
  } catch (const InputError& error) {
    const std::string said = error.what();
    expect(!said.empty() && said.find('\n') == std::string::npos && said.size() < 2000, "a refusal is one line");
    return false;
  }
}

/// Whether the input got past all that refuses. The driver counts such inputs: where there are few, changes reach no
/// further than the syntax.
inline bool taken = false;

/// A folder of this process alone, in memory where the system has such a place: ledgers, sessions and journals sync.
class Folder {
 public:
  Folder() { std::filesystem::create_directories(path_); }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] std::string file(const char* name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_ = std::filesystem::path(std::filesystem::exists("/dev/shm") ? "/dev/shm" : "/tmp") /
                                ("littlestone-fuzz-" + std::to_string(::getpid()));
};

inline std::string text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};  // bytes are bytes
}

}  // namespace littlestone::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// SPDX-License-Identifier: GPL-3.0-or-later
// A small scenario in a folder of its own, and sweeps of it.
#pragma once

#include <string>
#include <vector>

#include "outcome.test.hpp"
#include "tests/support/temporary_folder.hpp"

namespace littlestone::cli::test {

struct Desk {
  support::TemporaryFolder folder;
  std::string scenario = folder.write("scenario.json", R"({"class": "points:4", "distribution": {"target": 1},
      "constants": {"kind": "custom", "auxiliary": 1, "cap": 20, "batches": 60, "selection": 10},
      "sizes": [5, 300, 4000], "replicates": 6, "seed": "3"})");

  [[nodiscard]] std::string file(const char* name) const { return folder.file(name); }
  /// What went wrong, or "" where nothing did.
  [[nodiscard]] std::string sweep(const char* out, const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = {"sweep", scenario, "--out", file(out)};
    words.insert(words.end(), more.begin(), more.end());
    const Outcome outcome = call(words);
    return outcome.code == exit_done ? "" : std::to_string(outcome.code) + " " + outcome.err;
  }
};

}  // namespace littlestone::cli::test

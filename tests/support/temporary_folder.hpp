// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for the files of one test, gone with the test.
#pragma once

#include <filesystem>
#include <string>

namespace littlestone::support {

class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  /// The path of a file of this name in it, there or not.
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }
  /// Writes a file of this name; its path.
  [[nodiscard]] std::string write(const std::string& name, const std::string& bytes) const;

 private:
  std::filesystem::path path_;
};

/// A file's bytes; empty where there is none.
[[nodiscard]] std::string bytes_of(const std::string& path);

}  // namespace littlestone::support

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "core/base/error.hpp"

namespace littlestone {
namespace {

// The file that a path means, behind all links, there or not.
std::string behind_links(std::filesystem::path path) {
  std::error_code problem;
  for (int links = 0; links < 40 && std::filesystem::is_symlink(path, problem); ++links) {
    path = path.parent_path() / std::filesystem::read_symlink(path, problem);
  }
  return path.string();
}

// A new file beside `path`, with a name that no other process has; its name is put into `name`.
int open_beside(const std::string& path, std::string& name) {
  for (unsigned i = 0; i < 1000; ++i) {
    name = path + "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".part";
    const int descriptor = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0 || errno != EEXIST) return descriptor;
  }
  return -1;
}

}  // namespace

std::string read_text_file(std::string_view field, const std::string& path, std::size_t most_bytes) {
  std::error_code problem;
  const bool regular_or_pipe = std::filesystem::exists(path, problem) && !std::filesystem::is_directory(path, problem);
  std::ifstream in(path, std::ios::binary);
  if (!regular_or_pipe || !in) throw InputError(field, path, "cannot be opened");
  std::string text;
  char chunk[1 << 16];
  while (in.read(chunk, sizeof chunk) || in.gcount() > 0) {
    text.append(chunk, static_cast<std::size_t>(in.gcount()));
    if (text.size() > most_bytes) {
      throw InputError(field, path, "is larger than " + std::to_string(most_bytes >> 20) + " MiB");
    }
  }
  return text;
}

void expect_file_or_none(std::string_view field, const std::string& path) {
  std::error_code problem;
  const auto there = std::filesystem::status(path, problem);
  if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there)) {
    throw InputError(field, path, "is no ordinary file, and is not replaced by one");
  }
}

void write_file(std::string_view field, const std::string& path, std::string_view bytes) {
  expect_file_or_none(field, path);
  const std::string target = behind_links(path);
  std::string unfinished;
  int descriptor = open_beside(target, unfinished);
  const auto refuse = [&](bool made) {
    const std::string why = std::strerror(errno);
    if (descriptor >= 0) ::close(descriptor);
    if (made) ::unlink(unfinished.c_str());
    throw InputError(field, path, "cannot be written: " + why);
  };
  if (descriptor < 0) refuse(false);
  struct stat before {};
  if (::stat(target.c_str(), &before) == 0 && ::fchmod(descriptor, before.st_mode & 07777) != 0) refuse(true);
  if (!write_all(descriptor, bytes) || ::fsync(descriptor) != 0) refuse(true);
  const int closed = ::close(descriptor);
  descriptor = -1;
  if (closed != 0 || ::rename(unfinished.c_str(), target.c_str()) != 0) refuse(true);
}

bool write_all(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.hpp"

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <csignal>
#include <filesystem>

#include "core/base/error.hpp"

using namespace littlestone;
namespace fs = std::filesystem;

namespace {

// An empty folder of this test's own, gone with it.
class Folder {
 public:
  Folder() : path_(fs::temp_directory_path() / ("littlestone-files-" + std::to_string(::getpid()))) {
    fs::create_directory(path_);
  }
  ~Folder() { fs::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  [[nodiscard]] std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  [[nodiscard]] std::size_t files() const {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
  }

 private:
  fs::path path_;
};

std::string text_of(const std::string& path) { return read_text_file("file", path, 1 << 20); }

std::string refusal(const std::string& path, std::string_view bytes) {
  try {
    write_file("out", path, bytes);
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("A file is written whole, and again over itself, and nothing lies beside it", "[base]") {
  const Folder folder;
  const std::string path = folder / "a.txt";
  const std::string bytes("one\ntwo\0three\xff", 15);
  write_file("out", path, bytes);
  CHECK(text_of(path) == bytes);
  write_file("out", path, "");
  CHECK(text_of(path).empty());
  write_file("out", path, std::string(300'000, 'x'));
  CHECK(text_of(path) == std::string(300'000, 'x'));
  CHECK(folder.files() == 1);
}

TEST_CASE("A file that is replaced keeps its mode, and a link stays a link to it", "[base]") {
  const Folder folder;
  const std::string file = folder / "file";
  const std::string link = folder / "link";
  write_file("out", file, "before");
  REQUIRE(::chmod(file.c_str(), 0640) == 0);
  fs::create_symlink(file, link);
  write_file("out", link, "after");
  CHECK(fs::is_symlink(link));
  CHECK(text_of(file) == "after");
  CHECK((fs::status(file).permissions() & fs::perms::mask) == fs::perms(0640));
  // A link to nothing is written through.
  const std::string nothing = folder / "nothing";
  fs::create_symlink(folder / "new", nothing);
  write_file("out", nothing, "made");
  CHECK(fs::is_symlink(nothing));
  CHECK(text_of(folder / "new") == "made");
  CHECK(folder.files() == 4);
}

TEST_CASE("What cannot be written is refused in one line, and what was there stays", "[base]") {
  const Folder folder;
  CHECK(refusal(folder / "no/such/a.txt", "x").find("cannot be written: No such file") != std::string::npos);
  REQUIRE(::mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK(refusal(folder / "pipe", "x").find("is no ordinary file") != std::string::npos);
  fs::create_directory(folder / "dir");
  CHECK(refusal(folder / "dir", "x").find("is no ordinary file") != std::string::npos);
  CHECK(folder.files() == 2);

  // A disk that is full after 1000 bytes.
  const std::string path = folder / "kept";
  write_file("out", path, "kept");
  rlimit before{};
  REQUIRE(::getrlimit(RLIMIT_FSIZE, &before) == 0);
  rlimit small = before;
  small.rlim_cur = 1000;
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
  const std::string said = refusal(path, std::string(5000, 'x'));
  REQUIRE(::setrlimit(RLIMIT_FSIZE, &before) == 0);
  std::signal(SIGXFSZ, handler);
  CHECK(said.find("cannot be written: File too large") != std::string::npos);
  CHECK(said.find("kept") != std::string::npos);
  CHECK(text_of(path) == "kept");
  CHECK(folder.files() == 3);
}

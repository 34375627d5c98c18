// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.hpp"

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>

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
  CHECK(refusal(folder / std::string(256, 'a'), "x").find("cannot be written: File name too long") !=
        std::string::npos);
  fs::create_symlink("round", folder / "about");
  fs::create_symlink("about", folder / "round");
  CHECK(refusal(folder / "round", "x").find("cannot be written: Too many levels") != std::string::npos);
  CHECK_THROWS_AS(file_exists("out", folder / "round" + "/x"), InputError);
  CHECK(file_exists("out", folder / "round"));
  fs::remove(folder / "about");
  fs::remove(folder / "round");
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

TEST_CASE("A name as long as names may be is written, though the unfinished file's would be longer", "[base]") {
  const Folder folder;
  const std::string path = folder / std::string(255, 'n');
  write_file("out", path, "whole");
  CHECK(text_of(path) == "whole");
  CHECK(folder.files() == 1);
}

TEST_CASE("What a dead process left unfinished is cleared, and nothing that a living one or a user holds", "[base]") {
  const Folder folder;
  const std::string path = folder / "film.mp4";
  const std::vector<std::string> others = {"film.mp4.part",       "film.mp4.old.part",
                                           "film.mp4.7-0.part",   "film.mp4.7-0.party",
                                           "film.mp4.7-0-0.part", "film.mp4.7-0-0123456789abcdef.part"};
  for (const std::string& name : others) write_file("out", folder / name, "the user's own");
  OutputFile living("out", path);
  living.write("unfinished");
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    OutputFile dying("out", path);
    dying.write("half of it");
    ::_exit(0);  // as kill -9 would: nothing is cleared up
  }
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
  REQUIRE(folder.files() == 8);
  write_file("out", path, "whole");
  CHECK(folder.files() == 8);  // one less, one more
  CHECK(fs::exists(living.unfinished()));
  living.commit();
  CHECK(text_of(path) == "unfinished");
  CHECK(folder.files() == 7);
  for (const std::string& name : others) CHECK(text_of(folder / name) == "the user's own");
}

TEST_CASE("A file that is not committed leaves no trace", "[base]") {
  const Folder folder;
  const std::string path = folder / "a";
  write_file("out", path, "before");
  {
    OutputFile file("out", path);
    file.write("after");
  }
  CHECK(text_of(path) == "before");
  CHECK(folder.files() == 1);
}

TEST_CASE("A pipe is read where somebody writes, and refused within seconds where nobody does", "[base]") {
  const Folder folder;
  const std::string path = folder / "pipe";
  REQUIRE(::mkfifo(path.c_str(), 0600) == 0);
  CHECK_THROWS_WITH(text_of(path), Catch::Contains("is a pipe that nobody writes into"));
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {  // opens at once, and takes its time over the first byte
    const int out = ::open(path.c_str(), O_WRONLY);
    ::usleep(100'000);
    const bool wrote = write_all(out, std::string(200'000, 'x'));
    ::_exit(wrote ? 0 : 1);
  }
  CHECK(text_of(path) == std::string(200'000, 'x'));
  int status = 0;
  REQUIRE(::waitpid(child, &status, 0) == child);
}

TEST_CASE("What has no end or is none of a file's kinds is refused in one line", "[base]") {
  const Folder folder;
  CHECK_THROWS_WITH(text_of("/dev/zero"), Catch::Contains("is a device"));
  CHECK_THROWS_WITH(text_of(folder / "."), Catch::Contains("is a folder"));
  CHECK_THROWS_WITH(text_of(folder / "none"), Catch::Contains("cannot be opened: No such file"));
  CHECK_THROWS_WITH(text_of(folder / std::string(256, 'a')), Catch::Contains("cannot be opened: File name too long"));
  CHECK_THROWS_WITH(text_of("/proc/self/mem"), Catch::Contains("cannot be read"));
  const std::string path = folder / "long";
  write_file("out", path, std::string(1000, 'x'));
  CHECK(read_text_file("file", path, 1000).size() == 1000);
  CHECK_THROWS_WITH(read_text_file("file", path, 999), Catch::Contains("is larger than 999 bytes"));
  InputFile file("file", path, 999);
  CHECK_THROWS_AS(file.stream().rdbuf()->snextc(), InputError);
}

TEST_CASE("Outputs that are inputs or each other are refused, by whatever name", "[base]") {
  const Folder folder;
  const std::string in = folder / "in.csv";
  write_file("out", in, "x");
  fs::create_symlink(in, folder / "link");
  fs::create_hard_link(in, folder / "hard");
  fs::create_directory(folder / "dir");
  const auto said = [](const std::vector<NamedFile>& outputs, const std::vector<std::string>& inputs) {
    try {
      expect_apart(outputs, inputs);
    } catch (const InputError& error) {
      return error.field() + ": " + error.rule().text();
    }
    return std::string();
  };
  for (const char* name : {"in.csv", "link", "hard", "dir/../in.csv", "./in.csv"}) {
    CAPTURE(name);
    CHECK(said({{"out", folder / name}}, {in}) == "out: is the file that is read, and is not replaced");
  }
  CHECK(said({{"out", folder / "new"}, {"data", folder / "dir/../new"}}, {in}) ==
        "data: is the file that --out writes");
  CHECK(said({{"out", folder / "new"}, {"data", folder / "dir/new"}, {"tree", ""}}, {in, "", folder / "none"}).empty());
}

TEST_CASE("While a command runs no file that it reads or names is one that it writes, whichever comes first",
          "[base]") {
  const Folder folder;
  const std::string in = folder / "in.csv";
  write_file("out", in, "x");
  fs::create_symlink(in, folder / "link");
  const auto said = [](const auto& does) {
    try {
      does();
    } catch (const InputError& error) {
      return error.field() + ": " + error.rule().text();
    }
    return std::string();
  };
  const auto read = [&] { (void)text_of(in); };
  const std::string refused = "out: is the file that is read, and is not replaced";
  {
    const OutputGuard guard({{"out", folder / "link"}});
    CHECK(said(read) == refused);
    CHECK(said([&] { expect_input("class", folder / "link"); }) == refused);
  }
  {
    const OutputGuard guard({{"out", folder / "dir", {folder / "in.csv"}}});
    CHECK(said(read) == refused);
  }
  {  // Of a folder not all names are known before: then it is refused when it is written.
    const OutputGuard guard({{"out", folder / "."}});
    CHECK(said(read).empty());
    CHECK(said([&] { write_file("out", folder / "./in.csv", "y"); }) == refused);
    CHECK(said([&] { write_file("out", folder / "./new.csv", "y"); }).empty());
    expect_input("class", folder / "./named.csv");
    CHECK(said([&] { write_file("out", folder / "./named.csv", "y"); }) == refused);
  }
  {  // An output that the command goes on with is read under its own field, and under no other.
    const OutputGuard guard({{"ledger", in, {}, true}});
    CHECK(read_text_file("ledger", in, 10) == "x");
    CHECK(said(read) == "ledger: is the file that is read, and is not replaced");
    CHECK(said([&] { write_file("ledger", in, "y"); }).empty());
  }
  CHECK(text_of(in) == "y");
  CHECK(said([&] {
          const OutputGuard guard({{"out", in}, {"data", folder / "./in.csv"}});
        }) == "data: is the file that --out writes");
}

TEST_CASE("A command writes nothing that none of its outputs names", "[base]") {
  const Folder folder;
  const OutputGuard guard({{"out", folder / "a.csv"}, {"text", ""}, {"figures", folder / "dir"}});
  fs::create_directory(folder / "dir");
  for (const char* name : {"a.csv", "a.csv.cells", "dir/b.svg"}) write_file("out", folder / name, "x");
  for (const char* name : {"b.csv", "a.csvx", "dirt"}) {
    CHECK_THROWS_AS(write_file("out", folder / name, "x"), std::logic_error);
    CHECK_FALSE(fs::exists(folder / name));
  }
  CHECK_THROWS_AS(OutputGuard({}), std::logic_error);  // one command at a time
}

TEST_CASE("a file that is in use is not replaced, by whatever name, until it is in use no more", "[base][files]") {
  const Folder folder;
  const std::string in = folder / "in.csv";
  write_file("out", in, "0\n");
  fs::create_symlink("in.csv", folder / "link");
  fs::create_hard_link(in, folder / "hard");
  {
    FilesInUse first;
    first.set({"", in});
    FilesInUse second;  // of another window
    second.set({folder / "other.csv"});
    for (const std::string& name :
         {in, folder / "link", folder / "hard", folder / "./in.csv", fs::relative(in).string(), folder / "other.csv"}) {
      CAPTURE(name);
      CHECK_THROWS_AS(write_file("out", name, "x"), InputError);
      CHECK_THROWS_AS(expect_output("out", name), InputError);
    }
    CHECK(read_text_file("in", in, 100) == "0\n");
    write_file("out", folder / "free.csv", "x");
    first.set({folder / "free.csv"});
    write_file("out", in, "1\n");
    CHECK_THROWS_AS(write_file("out", folder / "free.csv", "y"), InputError);
  }
  write_file("out", folder / "free.csv", "y");
  CHECK(read_text_file("in", folder / "free.csv", 100) == "y");
}

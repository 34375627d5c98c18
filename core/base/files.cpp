// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <streambuf>
#include <utility>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"

namespace littlestone {
namespace {

constexpr std::string_view part_ending = ".part";
constexpr std::size_t longest_name = 255;  // bytes, on every file system of Linux

// `because` makes the rule from the system's words for `error`.
template <class Because>
[[noreturn]] void refuse_file(std::string_view field, const std::string& path, const Because& because, int error) {
  throw InputError(field, path, because(std::strerror(error)));
}

// The file that a path means, behind all links, there or not.
std::string behind_links(std::filesystem::path path) {
  std::error_code problem;
  for (int links = 0; links < 40 && std::filesystem::is_symlink(path, problem); ++links) {
    path = path.parent_path() / std::filesystem::read_symlink(path, problem);
  }
  return path.string();
}

struct Parts {
  std::string folder;  // with its slash; empty: the current one
  std::string name;
};

Parts split(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::size_t begin = slash == std::string::npos ? 0 : slash + 1;
  return {path.substr(0, begin), path.substr(begin)};
}

// The part of an unfinished file's name before the process's number. A long name is cut to what file systems allow.
std::string part_stem(const std::string& name) {
  constexpr std::size_t longest_suffix = 41;  // ".4194304-999-0123456789abcdef.part", and room
  return name.substr(0, std::min(name.size(), longest_name - longest_suffix)) + '.';
}

// "STEM<process>-<i>" with its mark and ending: the whole name of an unfinished file.
std::string marked_name(const std::string& numbered) {
  return numbered + '-' + hex(fnv1a("unfinished " + numbered)) + std::string(part_ending);
}

// Whether `name` is one that open_beside gives. A name of somebody else has the mark with a chance of 2^-64.
bool is_part_of(const std::string& name, const std::string& stem) {
  return name.starts_with(stem) && name == marked_name(name.substr(0, name.rfind('-')));
}

// Unfinished files of this name whose writer has ended: no process holds their lock.
void clear_leftovers(const Parts& target) {
  DIR* const folder = ::opendir(target.folder.empty() ? "." : target.folder.c_str());
  if (folder == nullptr) return;  // then nothing can be written there either
  const std::string stem = part_stem(target.name);
  while (const dirent* entry = ::readdir(folder)) {
    if (!is_part_of(entry->d_name, stem)) continue;
    const std::string leftover = target.folder + entry->d_name;
    const int descriptor = ::open(leftover.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (descriptor < 0) continue;
    struct stat there {};
    if (::fstat(descriptor, &there) == 0 && S_ISREG(there.st_mode) && ::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
      ::unlink(leftover.c_str());
    }
    ::close(descriptor);
  }
  ::closedir(folder);
}

// A new locked file beside the target, with a name that no other process has; its name is put into `name`.
int open_beside(const Parts& target, std::string& name, Readers readers) {
  for (unsigned i = 0; i < 1000; ++i) {
    name = target.folder + marked_name(part_stem(target.name) + std::to_string(::getpid()) + "-" + std::to_string(i));
    const int descriptor =
        ::open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, readers == Readers::owner ? 0600 : 0666);
    if (descriptor < 0 && errno == EEXIST) continue;
    if (descriptor < 0) return -1;
    // Between the two calls another process may have taken it for a leftover.
    struct stat here {};
    const bool ours =
        ::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && ::fstat(descriptor, &here) == 0 && here.st_nlink > 0;
    if (ours) return descriptor;
    const int why = errno;
    ::unlink(name.c_str());
    ::close(descriptor);
    if (why != EWOULDBLOCK && here.st_nlink > 0) {
      errno = why;
      return -1;
    }
  }
  return -1;
}

// Whether both names mean one file, there or not.
bool same_file(const std::string& a, const std::string& b) {
  struct stat left {};
  struct stat right {};
  const bool left_there = ::stat(a.c_str(), &left) == 0;
  const bool right_there = ::stat(b.c_str(), &right) == 0;
  if (left_there != right_there) return false;
  if (left_there) return left.st_dev == right.st_dev && left.st_ino == right.st_ino;
  std::error_code failed;  // a name that is too long, say: it cannot be written either
  const std::filesystem::path first = std::filesystem::weakly_canonical(behind_links(a), failed);
  if (failed) return a == b;
  const std::filesystem::path second = std::filesystem::weakly_canonical(behind_links(b), failed);
  return failed ? a == b : first == second;
}

// The command that runs, as expect_input and expect_output see it.
struct Guarded {
  std::vector<CommandOutput> outputs;
  std::vector<std::string> inputs;  // read, or named by what was read
};

std::mutex guard_mutex;
std::optional<Guarded> guarded;
std::map<const FilesInUse*, std::vector<std::string>> in_use;

// Whether this file is the one that the program's standard output or its errors and progress go to.
bool is_printed_to(const std::string& path) {
  struct stat there {};
  if (::stat(path.c_str(), &there) != 0 || !S_ISREG(there.st_mode)) return false;
  return stands_at(STDOUT_FILENO, path) || stands_at(STDERR_FILENO, path);
}

// Whether the output's option says that a file of this name is written: its value, a file beside it whose name goes on
// after a dot, or a file in the folder of this name.
bool belongs_to(const std::string& path, const CommandOutput& output) {
  if (output.path.empty() || !path.starts_with(output.path)) return false;
  const std::string_view rest = std::string_view(path).substr(output.path.size());
  return rest.empty() || rest.front() == '.' || rest.front() == '/' || output.path.back() == '/';
}

}  // namespace

// --- reading

class InputFile::Buffer : public std::streambuf {
 public:
  Buffer(std::string_view field, const std::string& path, std::size_t most_bytes)
      : field_(field),
        path_(path),
        // So that opening a pipe without a writer does not block.
        descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)),
        left_(most_bytes),
        most_bytes_(most_bytes) {
    if (descriptor_ < 0) refuse_file(field_, path_, rules::not_opened_because, errno);
    try {
      expect_input(field_, path_);
      look();
    } catch (...) {
      ::close(descriptor_);
      throw;
    }
  }
  ~Buffer() override { ::close(descriptor_); }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;

  std::string rest() {
    if (length_ > most_bytes_) throw InputError(field_, path_, larger_than(most_bytes_));  // without reading it all
    std::string text(gptr(), egptr());
    setg(nullptr, nullptr, nullptr);
    std::size_t length = text.size();
    std::size_t got = 1;
    while (got > 0) {
      // Of an ordinary file all at once, and one byte more, so that the end shows without another round.
      if (length == text.size()) text.resize(std::max({length_ + 1, length + length / 2, chunk_.size()}));
      got = take(text.data() + length, text.size() - length);
      length += got;
    }
    text.resize(length);
    return text;
  }

  // The next bytes, up to `room` of them; 0 at the end.
  std::size_t take(char* into, std::size_t room) {
    if (early_) {
      *into = *std::exchange(early_, std::nullopt);
      --left_;
      return 1;
    }
    for (;;) {
      const ssize_t got = ::read(descriptor_, into, room);
      if (got < 0 && errno == EINTR) continue;
      if (got < 0) refuse_file(field_, path_, rules::not_read, errno);
      const auto bytes = static_cast<std::size_t>(got);
      if (bytes > left_) throw InputError(field_, path_, larger_than(most_bytes_));
      left_ -= bytes;
      return bytes;
    }
  }

 protected:
  int_type underflow() override {
    const std::size_t got = take(chunk_.data(), chunk_.size());
    if (got == 0) return traits_type::eof();
    setg(chunk_.data(), chunk_.data(), chunk_.data() + got);
    return traits_type::to_int_type(chunk_.front());
  }

 private:
  static Rule larger_than(std::size_t bytes) {
    const std::size_t mebibytes = bytes >> 20U;
    return mebibytes > 0 ? rules::file_size(mebibytes) : rules::file_bytes(bytes);
  }

  void look() {
    struct stat what {};
    if (::fstat(descriptor_, &what) != 0) refuse_file(field_, path_, rules::not_opened_because, errno);
    if (S_ISDIR(what.st_mode)) throw InputError(field_, path_, rules::opened_folder());
    if (S_ISBLK(what.st_mode) || (S_ISCHR(what.st_mode) && ::isatty(descriptor_) == 0)) {
      throw InputError(field_, path_, rules::opened_device());
    }
    if (S_ISFIFO(what.st_mode)) wait_for_writer();
    if (S_ISREG(what.st_mode)) {
      length_ = static_cast<std::size_t>(std::max<off_t>(what.st_size, 0));
    }
    const int flags = ::fcntl(descriptor_, F_GETFL);
    if (flags < 0 || ::fcntl(descriptor_, F_SETFL, flags & ~O_NONBLOCK) != 0) {
      refuse_file(field_, path_, rules::not_opened_because, errno);
    }
  }

  // A pipe that no process has open for writing would read as empty at once, or block for ever.
  void wait_for_writer() {
    constexpr int patience_ms = 2000;
    pollfd pipe{descriptor_, POLLIN, 0};
    int ready = ::poll(&pipe, 1, patience_ms);
    while (ready < 0 && errno == EINTR) ready = ::poll(&pipe, 1, patience_ms);
    if (ready > 0) return;
    char first = 0;
    const ssize_t got = ::read(descriptor_, &first, 1);
    if (got > 0) early_ = first;  // it came just now
    if (got == 0) throw InputError(field_, path_, rules::silent_pipe());
  }

  std::string field_;
  std::string path_;
  int descriptor_;
  std::size_t left_;
  std::size_t most_bytes_;
  std::size_t length_ = 0;     // of an ordinary file, when it is opened
  std::optional<char> early_;  // a byte of a pipe, read while waiting for its writer
  std::array<char, std::size_t{1} << 16> chunk_{};
};

InputFile::InputFile(std::string_view field, const std::string& path, std::size_t most_bytes)
    : buffer_(std::make_unique<Buffer>(field, path, most_bytes)), stream_(buffer_.get()) {}

InputFile::~InputFile() = default;

std::string InputFile::rest() { return buffer_->rest(); }

std::string read_text_file(std::string_view field, const std::string& path, std::size_t most_bytes) {
  return InputFile(field, path, most_bytes).rest();
}

// --- writing

OutputFile::OutputFile(std::string_view field, const std::string& path, Readers readers) : field_(field), path_(path) {
  expect_output(field_, path_);
  expect_file_or_none(field_, path_);
  target_ = behind_links(path_);
  const Parts target = split(target_);
  clear_leftovers(target);
  descriptor_ = open_beside(target, unfinished_, readers);
  if (descriptor_ < 0) refuse();
  struct stat before {};
  if (readers == Readers::owner) return;
  if (::stat(target_.c_str(), &before) == 0 && ::fchmod(descriptor_, before.st_mode & 07777) != 0) {
    const int why = errno;
    discard();
    refuse_file(field_, path_, rules::not_written_because, why);
  }
}

OutputFile::~OutputFile() { discard(); }

void OutputFile::discard() noexcept {
  if (descriptor_ < 0) return;
  ::unlink(unfinished_.c_str());
  ::close(descriptor_);
  descriptor_ = -1;
}

void OutputFile::refuse() const { refuse_file(field_, path_, rules::not_written_because, errno); }

void OutputFile::write(std::string_view bytes) {
  if (!write_all(descriptor_, bytes)) refuse();
}

void OutputFile::commit() {
  ::close(commit_open());  // all of it is on the disk
}

int OutputFile::commit_open() {
  if (::fsync(descriptor_) != 0 || ::rename(unfinished_.c_str(), target_.c_str()) != 0) refuse();
  sync_folder_of(target_);
  return std::exchange(descriptor_, -1);
}

void write_file(std::string_view field, const std::string& path, std::string_view bytes, Readers readers) {
  OutputFile file(field, path, readers);
  file.write(bytes);
  file.commit();
}

bool file_exists(std::string_view field, const std::string& path) {
  struct stat there {};
  if (::lstat(path.c_str(), &there) == 0) return true;
  if (errno != ENOENT && errno != ENOTDIR) refuse_file(field, path, rules::not_looked_at, errno);
  return false;
}

void expect_file_or_none(std::string_view field, const std::string& path) {
  struct stat there {};
  if (::stat(path.c_str(), &there) == 0) {
    if (!S_ISREG(there.st_mode)) throw InputError(field, path, rules::no_ordinary_file());
  } else if (errno != ENOENT && errno != ENOTDIR) {
    refuse_file(field, path, rules::not_written_because, errno);
  }
}

void expect_apart(const std::vector<NamedFile>& outputs, const std::vector<std::string>& inputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const NamedFile& output = outputs[i];
    if (output.path.empty()) continue;
    for (const std::string& input : inputs) {
      if (!input.empty() && same_file(output.path, input)) {
        throw InputError(output.field, output.path, rules::file_is_read());
      }
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (!outputs[j].path.empty() && same_file(output.path, outputs[j].path)) {
        throw InputError(output.field, output.path, rules::file_is_written(outputs[j].field));
      }
    }
  }
}

OutputGuard::OutputGuard(std::vector<CommandOutput> outputs) {
  std::vector<NamedFile> files;
  for (CommandOutput& output : outputs) {
    const bool alone = std::find(output.files.begin(), output.files.end(), output.path) == output.files.end();
    if (alone && !output.path.empty()) output.files.push_back(output.path);
    for (const std::string& file : output.files) files.push_back({output.field, file});
  }
  expect_apart(files, {});
  for (const NamedFile& file : files)
    if (!file.path.empty() && is_printed_to(file.path))
      throw InputError(file.field, file.path, rules::file_is_printed());
  const std::lock_guard lock(guard_mutex);
  if (guarded) throw std::logic_error("a second command while one runs");
  guarded = Guarded{std::move(outputs), {}};
}

OutputGuard::~OutputGuard() {
  const std::lock_guard lock(guard_mutex);
  guarded.reset();
}

FilesInUse::FilesInUse() { set({}); }

FilesInUse::~FilesInUse() {
  const std::lock_guard lock(guard_mutex);
  in_use.erase(this);
}

void FilesInUse::set(std::vector<std::string> paths) {
  const std::lock_guard lock(guard_mutex);
  in_use[this] = std::move(paths);
}

void expect_input(std::string_view field, const std::string& path) {
  const std::lock_guard lock(guard_mutex);
  if (!guarded || path.empty()) return;
  if (is_printed_to(path)) throw InputError("output", path, rules::file_is_read());
  for (const CommandOutput& output : guarded->outputs) {
    for (const std::string& file : output.files) {
      if (!same_file(file, path)) continue;
      if (output.read_back && output.field == field) return;  // it is the output itself, and no input
      throw InputError(output.field, output.path, rules::file_is_read());
    }
  }
  guarded->inputs.push_back(path);
}

void expect_output(std::string_view field, const std::string& path) {
  if (path.empty()) throw InputError(field, path, rules::is_missing());
  const std::lock_guard lock(guard_mutex);
  for (const auto& [owner, paths] : in_use) expect_apart({{std::string(field), path}}, paths);
  if (!guarded) return;
  const bool declared = std::any_of(guarded->outputs.begin(), guarded->outputs.end(),
                                    [&](const CommandOutput& output) { return belongs_to(path, output); });
  if (!declared) throw std::logic_error("no option of this command says that it writes " + path);
  expect_apart({{std::string(field), path}}, guarded->inputs);
}

void open_standard_descriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(descriptor, F_GETFD) != -1) continue;
    const int mode = descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY;
    if (::open("/dev/null", mode) < 0) return;  // the lowest that is free, which is this one
  }
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

bool stands_at(int descriptor, const std::string& path) {
  struct stat open {};
  struct stat named {};
  return ::fstat(descriptor, &open) == 0 && ::stat(path.c_str(), &named) == 0 && open.st_dev == named.st_dev &&
         open.st_ino == named.st_ino;
}

void sync_folder_of(const std::string& path) {
  const Parts target = split(path);
  const int folder = ::open(target.folder.empty() ? "." : target.folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  (void)::fsync(folder);
  ::close(folder);
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// Whole files: read with a bound, written whole or not at all. All that the program reads and writes goes through here.
#pragma once

#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace littlestone {

/// A file's text as a stream that reads `most_bytes` at most. What may be read: ordinary files; pipes and terminals, of
/// which the length is not known before (`/dev/stdin`); no folder, and no device, which may never end. Field and path
/// are those of the InputErrors it throws: here, when the file cannot be opened or is a pipe that no process opens for
/// writing within 2 s; and from its buffer, when reading fails or there are more bytes.
class InputFile {
 public:
  InputFile(std::string_view field, const std::string& path, std::size_t most_bytes);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// Characters come from its buffer; what goes wrong there is an InputError (a formatted `>>` would swallow it).
  [[nodiscard]] std::istream& stream() noexcept { return stream_; }
  /// All that has not been read yet.
  [[nodiscard]] std::string rest();

 private:
  class Buffer;
  std::unique_ptr<Buffer> buffer_;
  std::istream stream_;
};

/// A file's whole text; throws InputError(field, path, …) as InputFile does.
[[nodiscard]] std::string read_text_file(std::string_view field, const std::string& path, std::size_t most_bytes);

/// Who may read a file that is written: whom the system lets read new files, or its owner alone.
enum class Readers { as_usual, owner };

/// A file that is being written: until commit() its bytes are under a name of its own beside `path`,
/// NAME.PROCESS-i-MARK.part, locked as long as its writer lives. The mark is a hash of what stands before it, by which
/// the program knows its own: unlocked ones of the same NAME, which dead processes have left, are removed, and no other
/// file is. A link stays a link, to the new file; a file that is replaced keeps its mode, unless the new
/// one is for its owner alone (0600 from its first byte on). Every function
/// throws InputError(field, path, …); then, and when this goes without commit(), what was there stays as it was and
/// nothing else is left.
class OutputFile {
 public:
  OutputFile(std::string_view field, const std::string& path, Readers readers = Readers::as_usual);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  /// The name of the unfinished file, for another program that writes it instead of write().
  [[nodiscard]] const std::string& unfinished() const noexcept { return unfinished_; }
  void write(std::string_view bytes);
  /// The bytes are on the disk, and under `path`, when this returns.
  void commit();
  /// The same for a file that goes on being written: its descriptor, open for appending and locked (flock), now the
  /// caller's.
  [[nodiscard]] int commit_open();

 private:
  [[noreturn]] void refuse() const;
  void discard() noexcept;

  std::string field_;
  std::string path_;
  std::string target_;  // behind all links
  std::string unfinished_;
  int descriptor_ = -1;
};

/// Writes a file that holds `bytes` when this returns, on the disk itself; otherwise throws as OutputFile does.
void write_file(std::string_view field, const std::string& path, std::string_view bytes,
                Readers readers = Readers::as_usual);

/// Throws InputError(field, path, …) where a device, a pipe or a folder is there already, by itself or behind a link,
/// or where the path leads nowhere (a name too long, links in a circle): what is written is put in the place of what
/// was there.
void expect_file_or_none(std::string_view field, const std::string& path);

/// Whether something is there, whatever it is. Throws InputError(field, path, …) where that cannot be known: a name too
/// long, links in a circle, a folder that may not be searched.
[[nodiscard]] bool file_exists(std::string_view field, const std::string& path);

/// A file that is written, and the option that names it.
struct NamedFile {
  std::string field;
  std::string path;  // empty: none
};
/// Throws InputError where an output would take the place of an input or of another output, by the same name, by
/// another name of the same file, or behind a link.
void expect_apart(const std::vector<NamedFile>& outputs, const std::vector<std::string>& inputs);

/// What one option of a command writes.
struct CommandOutput {
  std::string field;                    // the option
  std::string path;                     // its value, a file or a folder; empty: nothing
  std::vector<std::string> files = {};  // more files that it is known to write, by name
  bool read_back = false;               // the command goes on with what is there: it may read it under this field
};

/// While it lives, the outputs of the command that runs. Every file that is read through InputFile, or that a scenario
/// names, is checked against them, and every file that is written must belong to one of them: so no command has to say
/// which files it reads. Nor may one of them be the file that the command prints to. One at a time; without one nothing
/// is checked.
class OutputGuard {
 public:
  /// Throws InputError where two outputs are one file.
  explicit OutputGuard(std::vector<CommandOutput> outputs);
  ~OutputGuard();
  OutputGuard(const OutputGuard&) = delete;
  OutputGuard& operator=(const OutputGuard&) = delete;
};

/// Files that stay in use for longer than one command: what a window shows was read from them. As long as this lives, no
/// file that is written takes the place of one of them, under any name. There may be several at a time.
class FilesInUse {
 public:
  FilesInUse();
  ~FilesInUse();
  FilesInUse(const FilesInUse&) = delete;
  FilesInUse& operator=(const FilesInUse&) = delete;
  /// These, and no others any more. Empty paths are no files.
  void set(std::vector<std::string> paths);
};

/// Before a file is read, by the field that names it, and of a file that something read only names: throws InputError,
/// with the output's field and path, where it is an output of the command that runs, or what it prints, errors among
/// them, goes there. An empty path is no file.
void expect_input(std::string_view field, const std::string& path);
/// Before a file is written: throws InputError(field, path, …) where it is in use (FilesInUse), or the command that runs
/// has read it or read its name; and std::logic_error where none of the command's outputs says that it is written.
void expect_output(std::string_view field, const std::string& path);

/// Opens a device in the place of each of the descriptors 0 to 2 that is closed, so that no file that is opened later is
/// printed to. What is written to a standard output that was closed fails, as it did. Before any file is opened.
void open_standard_descriptors();

/// Writes all bytes to an open file; false, with errno set, where the system refuses.
[[nodiscard]] bool write_all(int descriptor, std::string_view bytes);

/// Whether the open file is the one that has this name now.
[[nodiscard]] bool stands_at(int descriptor, const std::string& path);

/// Puts on the disk that the file's folder holds its name. Where a file system cannot do that, nothing happens.
void sync_folder_of(const std::string& path);

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// What a subcommand prints, on its way to a terminal.
#pragma once

#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace littlestone::cli {

/// Passes what is printed on to another stream, and writes "?" for each byte of what no name may hold (name_flaw) but
/// line ends: nothing that is printed commands the terminal. So that none begins a line of its own, who prints a path or
/// the name of a class prints what harmless makes of it. A character may come in pieces. A failure of the other stream is
/// one of this stream. The other stream must outlive it.
class TerminalStream : public std::ostream {
 public:
  explicit TerminalStream(std::ostream& other) : std::ostream(nullptr), buffer_(other.rdbuf()) {
    rdbuf(&buffer_);
    if ((other.flags() & std::ios_base::unitbuf) != 0) setf(std::ios_base::unitbuf);
  }

 private:
  class Buffer : public std::streambuf {
   public:
    explicit Buffer(std::streambuf* other) : out_(other) {}

   protected:
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int_type overflow(int_type c) override;
    int sync() override;

   private:
    bool pass(std::string_view text, bool more_follows);

    std::streambuf* out_;  // null: takes nothing
    std::string begun_;    // the bytes of a character whose other bytes have not come
  };
  Buffer buffer_;
};

}  // namespace littlestone::cli

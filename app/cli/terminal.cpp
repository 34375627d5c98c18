// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.hpp"

#include <algorithm>

#include "core/base/name.hpp"

namespace littlestone::cli {
namespace {

// How many bytes a character has that begins with this one; 1 where none does.
std::size_t promised_length(char lead) {
  const auto byte = static_cast<unsigned char>(lead);
  return byte < 0xc0 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf8 ? 4 : 1;
}

}  // namespace

// What may be the beginning of a character waits for the rest of it, unless nothing follows.
bool TerminalStream::Buffer::pass(std::string_view text, bool more_follows) {
  std::string clean;
  clean.reserve(text.size());
  while (!text.empty()) {
    const std::size_t length = text.front() == '\n' ? 1 : named_character(text);
    const std::size_t promised = promised_length(text.front());
    if (length == 0 && more_follows && promised > text.size()) {
      const bool continues = std::all_of(text.begin() + 1, text.end(),
                                         [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; });
      if (continues) break;
    }
    clean += length > 0 ? text.substr(0, length) : "?";
    text.remove_prefix(length > 0 ? length : 1);
  }
  begun_ = text;
  const auto size = static_cast<std::streamsize>(clean.size());
  return out_ != nullptr && out_->sputn(clean.data(), size) == size;
}

std::streamsize TerminalStream::Buffer::xsputn(const char* text, std::streamsize size) {
  const std::string all = begun_ + std::string(text, static_cast<std::size_t>(size));
  return pass(all, true) ? size : 0;
}

TerminalStream::Buffer::int_type TerminalStream::Buffer::overflow(int_type c) {
  if (traits_type::eq_int_type(c, traits_type::eof())) return traits_type::not_eof(c);
  const char one = traits_type::to_char_type(c);
  return xsputn(&one, 1) == 1 ? c : traits_type::eof();
}

int TerminalStream::Buffer::sync() {
  const std::string rest = std::move(begun_);
  const bool passed = pass(rest, false);
  return passed && out_->pubsync() == 0 ? 0 : -1;
}

}  // namespace littlestone::cli

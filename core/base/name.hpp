// SPDX-License-Identifier: GPL-3.0-or-later
// Names and titles that a user or a file gives: the one rule that makes them fit to be shown, and what is shown of bytes
// that need not keep it, such as the path of a file.
#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

#include "core/base/rule.hpp"

namespace littlestone {

/// How many characters a name or a title has at most.
inline constexpr std::size_t longest_name = 2000;

/// What keeps `text` from being a name, its first flaw; none where it is one. A name is UTF-8 [RFC 3629] of at most
/// longest_name characters and holds no control character (U+0000 to U+001F, U+007F to U+009F), no separator of lines or
/// paragraphs (U+2028, U+2029), no sign that turns the direction of a text (U+061C, U+200E, U+200F, U+202A to U+202E,
/// U+2066 to U+2069) and no noncharacter, which XML does not take (U+FDD0 to U+FDEF, U+FFFE, U+FFFF, and the last two
/// of each plane). It may be empty. The rule names the code point or the byte, and its place, counted in characters
/// from 1. Linear in the text.
[[nodiscard]] std::optional<Rule> name_flaw(std::string_view text);

/// The first byte of `text` that is not UTF-8, with its place in characters; none where all are. Linear in the text.
[[nodiscard]] std::optional<Rule> utf8_flaw(std::string_view text);

/// `text`; throws InputError (field, text, name_flaw(text)) where it is no name.
[[nodiscard]] std::string_view expect_name(std::string_view field, std::string_view text);

/// The bytes as one line that no terminal and no reader minds: what no name may hold becomes "?", byte by
/// byte. A name stays as it is. Linear in the bytes.
[[nodiscard]] std::string harmless(std::string_view bytes);

/// How many of the first bytes of `text`, which is not empty, are one character that a name may hold; 0: none are.
[[nodiscard]] std::size_t named_character(std::string_view text) noexcept;

/// A text that name_flaw finds no fault with: there is no other way to make one. It is empty by default. It is notation
/// where it was made as such ("t3" of a family, read as t₃); what a user or a file gives stands for itself ("T2").
class Name {
 public:
  Name() = default;
  /// Throws InputError (field "name") where the text is no name. A reader that can say more of its place asks name_flaw
  /// before.
  template <class Text>
  // NOLINTNEXTLINE(google-explicit-constructor): checked
  requires(std::convertible_to<const Text&, std::string_view> && !std::same_as<Text, Name>) Name(const Text& text)
      : text_(expect_name("name", std::string_view(text))) {}

  /// The text as notation: its letters are variables, the digits after them indices. Throws as the constructor does.
  [[nodiscard]] static Name notation(std::string_view text) {
    Name name(text);
    name.notation_ = true;
    return name;
  }

  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] bool is_notation() const noexcept { return notation_; }
  operator const std::string&() const noexcept { return text_; }  // NOLINT(*-explicit-*): each name is a text
  [[nodiscard]] bool empty() const noexcept { return text_.empty(); }
  [[nodiscard]] std::size_t size() const noexcept { return text_.size(); }  ///< in bytes

  friend std::string operator+(const Name& a, std::string_view b) { return a.text_ + std::string(b); }
  friend std::string operator+(std::string_view a, const Name& b) { return std::string(a) + b.text_; }
  friend std::ostream& operator<<(std::ostream& out, const Name& name) { return out << name.text_; }

  /// Two names are equal where their texts are and both are notation or neither is; a string is only compared to the text.
  friend bool operator==(const Name& a, const Name& b) = default;
  template <class Text>
  requires(std::convertible_to<const Text&, std::string_view>) friend bool operator==(const Name& a,
                                                                                      const Text& b) noexcept {
    return a.text_ == std::string_view(b);
  }

 private:
  std::string text_;
  bool notation_ = false;
};

}  // namespace littlestone

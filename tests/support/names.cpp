// SPDX-License-Identifier: GPL-3.0-or-later
#include "names.hpp"

#include <random>
#include <set>

namespace littlestone {
namespace {

// NOLINTNEXTLINE(cert-err58-cpp)
const std::vector<std::string> awkward_pieces = {"\"",
                                                 "\"\"",
                                                 "'",
                                                 "`",
                                                 "\\",
                                                 "\\\\",
                                                 "/",
                                                 "//",
                                                 ",",
                                                 ";",
                                                 ":",
                                                 "|",
                                                 "!",
                                                 "?",
                                                 "*",
                                                 "~",
                                                 "^",
                                                 "^^M",
                                                 "_",
                                                 "#",
                                                 "##",
                                                 "%",
                                                 "%%",
                                                 "%0D",
                                                 "%41",
                                                 "&",
                                                 "&amp;",
                                                 "&#10;",
                                                 "&lt",
                                                 "$",
                                                 "$$",
                                                 "$x$",
                                                 "${HOME}",
                                                 "$(id)",
                                                 "`id`",
                                                 "{",
                                                 "}",
                                                 "{}",
                                                 "[",
                                                 "]",
                                                 "]]>",
                                                 "(",
                                                 ")",
                                                 "<",
                                                 ">",
                                                 "<b>",
                                                 "</b>",
                                                 "<!--",
                                                 "-->",
                                                 "<script>",
                                                 "</script>",
                                                 "</title>",
                                                 "<?x?>",
                                                 "=",
                                                 "=1+1",
                                                 "=cmd|' /C calc'!A0",
                                                 "+",
                                                 "+1",
                                                 "-",
                                                 "-1",
                                                 "--",
                                                 "-++",
                                                 "@",
                                                 "@SUM(1)",
                                                 "0",
                                                 "1",
                                                 "01",
                                                 "1e5",
                                                 "null",
                                                 "true",
                                                 "\\input{secret}",
                                                 "\\write18{id}",
                                                 "\\end{document}",
                                                 "\\n",
                                                 "\\u0041",
                                                 "\\x1b",
                                                 "a",
                                                 "b c",
                                                 "  ",
                                                 " x ",
                                                 "x1",
                                                 "t12",
                                                 "T_{01}",
                                                 "x^2",
                                                 "ε",
                                                 "δ₀",
                                                 "Bär",
                                                 "naïve",
                                                 "ß",
                                                 "e\u0301",
                                                 "ז'אן",
                                                 "שלום",
                                                 "مرحبا",
                                                 "漢字",
                                                 "ひ",
                                                 "🌲",
                                                 "👩‍🔬",
                                                 "\u00a0",
                                                 "\u00ad",
                                                 "\u200b",
                                                 "\u200d",
                                                 "\ufeff",
                                                 "\ufffd",
                                                 "\ue000",
                                                 "\U0010fffd",
                                                 "−",
                                                 "…",
                                                 "“q”",
                                                 "½",
                                                 "file:x",
                                                 "table:0=1",
                                                 "http://x",
                                                 "javascript:alert(1)",
                                                 ".part",
                                                 "..",
                                                 "~root",
                                                 "CON"};

// NOLINTNEXTLINE(cert-err58-cpp)
const std::vector<std::string> hostile_pieces = {std::string(1, '\0'),
                                                 "\x01",
                                                 "\a",
                                                 "\b",
                                                 "\t",
                                                 "\n",
                                                 "\v",
                                                 "\f",
                                                 "\r",
                                                 "\r\n",
                                                 "\x1b",
                                                 "\x1b]0;owned\a",
                                                 "\x1b[2J",
                                                 "\x1f",
                                                 "\x7f",
                                                 "\u0080",
                                                 "\u0085",
                                                 "\u009b",
                                                 "\u009f",
                                                 "\u2028",
                                                 "\u2029",
                                                 "\u061c",
                                                 "\u200e",
                                                 "\u200f",
                                                 "\u202a",
                                                 "\u202e",
                                                 "\u2066",
                                                 "\u2069",
                                                 "\ufdd0",
                                                 "\ufffe",
                                                 "\uffff",
                                                 "\U0001ffff",
                                                 "\U0010fffe",
                                                 "\x80",
                                                 "\xbf",
                                                 "\xc0\x80",
                                                 "\xc3",
                                                 "\xe2\x82",
                                                 "\xed\xa0\x80",
                                                 "\xf0\x80\x80\x80",
                                                 "\xf4\x90\x80\x80",
                                                 "\xf8",
                                                 "\xfe",
                                                 "\xff"};

const std::string& one_of(const std::vector<std::string>& pieces, std::mt19937_64& engine) {
  return pieces[engine() % pieces.size()];
}

}  // namespace

std::vector<std::string> awkward_names(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::vector<std::string> names;
  std::set<std::string> there;
  const auto add = [&](const std::string& name) {
    if (names.size() < count && there.insert(name).second) names.push_back(name);
  };
  for (const std::string& piece : awkward_pieces) add(piece);
  while (names.size() < count) {
    std::string name;
    for (std::size_t k = 1 + engine() % 6; k > 0; --k) name += one_of(awkward_pieces, engine);
    add(name);
  }
  return names;
}

std::vector<std::string> hostile_texts(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::vector<std::string> texts;
  for (const std::string& piece : hostile_pieces) texts.push_back("a" + piece + "b");
  while (texts.size() < count) {
    std::string text;
    for (std::size_t k = 1 + engine() % 4; k > 0; --k) {
      text += one_of(awkward_pieces, engine) + one_of(hostile_pieces, engine);
    }
    texts.push_back(text);
  }
  texts.resize(count);
  return texts;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
// Changes files at random, where no fuzzer does it: as a careless hand, a bad disk or somebody with an intention would.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace littlestone::fuzz {

/// Each next() is a file of the corpus with one to six changes: a bit, a byte, a hole, a word that readers stumble
/// over, a piece of the same or of another file, a line twice or not at all, another digit. A function of corpus and
/// seed; at most 2^16 bytes.
class Mutator {
 public:
  Mutator(std::vector<std::string> corpus, std::uint64_t seed) : corpus_(std::move(corpus)), engine_(seed) {}

  std::string next() {
    std::string text = corpus_[below(corpus_.size())];
    for (std::size_t k = 1 + below(6); k > 0; --k) change(text);
    constexpr std::size_t longest = std::size_t{1} << 16;
    if (text.size() > longest) text.resize(longest);
    return text;
  }

 private:
  std::size_t below(std::size_t n) { return n == 0 ? 0 : static_cast<std::size_t>(engine_() % n); }

  void change(std::string& text) {
    static const std::vector<std::string> words = {"\"",
                                                   "[",
                                                   "]",
                                                   "{",
                                                   "}",
                                                   ":",
                                                   ",",
                                                   "\n",
                                                   "\\",
                                                   "0",
                                                   "-1",
                                                   "1e999",
                                                   "1e-2147483648",
                                                   "1e400",
                                                   "null",
                                                   "99999999999999999999",
                                                   "0.5",
                                                   "true",
                                                   "#",
                                                   "\t",
                                                   "\xff",
                                                   "\xed\xa0\x80",
                                                   "\xef\xbb\xbf",
                                                   "\r\n",
                                                   "0777",
                                                   "-",
                                                   "+",
                                                   "1/0",
                                                   "\"\""};
    const std::size_t at = below(text.size() + 1);
    switch (below(8)) {
      case 0:
        if (at < text.size()) text[at] = static_cast<char>(text[at] ^ static_cast<char>(1U << below(8)));
        break;
      case 1: text.insert(at, 1, static_cast<char>(below(256))); break;
      case 2: text.erase(at, 1 + below(20)); break;
      case 3: text.insert(at, words[below(words.size())]); break;
      case 4: {  // a piece again, elsewhere
        const std::string piece = text.substr(at, 1 + below(60));
        text.insert(below(text.size() + 1), piece);
        break;
      }
      case 5: {  // a piece of another file
        const std::string& other = corpus_[below(corpus_.size())];
        text.insert(at, other.substr(below(other.size()), 1 + below(100)));
        break;
      }
      case 6: {  // a line twice, or none
        const std::size_t begin = text.rfind('\n', at == 0 ? 0 : at - 1) + 1;
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (begin < end && below(2) == 0) {
          text.insert(begin, text.substr(begin, end - begin) + '\n');
        } else if (begin < end) {
          text.erase(begin, end - begin + 1);
        }
        break;
      }
      default: {  // a number becomes another
        const std::size_t digit = text.find_first_of("0123456789", at);
        if (digit != std::string::npos) text[digit] = static_cast<char>('0' + below(10));
        break;
      }
    }
  }

  std::vector<std::string> corpus_;
  std::mt19937_64 engine_;
};

}  // namespace littlestone::fuzz

// SPDX-License-Identifier: GPL-3.0-or-later
// Changes files at random, where no fuzzer does it: as a careless hand, a bad disk or somebody with an intention would.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace littlestone::fuzz {

/// Each next() is a file of the corpus with one to six changes. Of its bytes: a bit, a byte, a hole, a word that readers
/// stumble over, a piece of the same or of another file, a line twice or not at all, another digit. Of its structure: in
/// JSON a value of another kind, gone, renamed or from elsewhere, so that the reader gets past the syntax; in lines of
/// cells a cell or a column that is gone, doubled, exchanged or quoted. A function of corpus and seed; at most 2^16 bytes.
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
    if (below(3) == 0 && (change_json(text) || change_cells(text))) return;
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

  using Json = nlohmann::ordered_json;

  // One value of the text's JSON is changed; false where the text is none. Order and duplicates of keys are lost.
  bool change_json(std::string& text) {
    if (std::count(text.begin(), text.end(), '[') > 1000) return false;  // may be too deep to be written again
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return false;
    std::vector<Json*> all;
    collect(json, all, 64);
    Json& at = *all[below(all.size())];
    switch (below(6)) {
      case 0: at = strange(); break;
      case 1: at = Json(*all[below(all.size())]); break;  // a value from elsewhere; a copy, as it may hold `at`
      case 2:
        if (at.is_structured() && !at.empty())
          at.erase(std::next(at.begin(), static_cast<std::ptrdiff_t>(below(at.size()))));
        break;
      case 3:
        if (at.is_array()) at.push_back(at.empty() ? strange() : Json(at[below(at.size())]));
        if (at.is_object()) at["unknown"] = strange();
        break;
      case 4:  // a number is text, a text is a list of one
        if (at.is_number())
          at = at.dump();
        else
          at = Json::array({Json(at)});
        break;
      default:
        if (at.is_object() && !at.empty()) {
          const auto member = std::next(at.begin(), static_cast<std::ptrdiff_t>(below(at.size())));
          const std::string key = member.key();
          Json value = member.value();
          at.erase(key);
          at[key + " "] = std::move(value);
        }
        break;
    }
    text = json.dump(static_cast<int>(below(3)) - 1, ' ', false, Json::error_handler_t::replace);
    return true;
  }

  static void collect(Json& json, std::vector<Json*>& all, int depth) {
    all.push_back(&json);
    if (depth == 0 || !json.is_structured()) return;
    for (Json& member : json) collect(member, all, depth - 1);
  }

  Json strange() {
    static const Json values = {nullptr,
                                true,
                                "",
                                "0",
                                "-1",
                                "1e999",
                                "nan",
                                0,
                                -1,
                                1,
                                64,
                                1e-300,
                                1e300,
                                0.5,
                                9223372036854775807LL,
                                18446744073709551615ULL,
                                Json::array(),
                                Json::object(),
                                Json::array({1, Json::array({2, Json::array({3})})}),
                                std::string(300, 'x'),
                                "\u202e",
                                "a\nb"};
    return values[below(values.size())];
  }

  // A cell or a column of lines of cells is changed; false where there are none.
  bool change_cells(std::string& text) {
    char separator = 0;
    for (const char candidate : {',', ';', '\t', '|'}) {
      if (separator == 0 && text.find(candidate) != std::string::npos) separator = candidate;
    }
    if (separator == 0) return false;
    std::vector<std::vector<std::string>> lines(1, std::vector<std::string>(1));
    for (const char c : text) {
      if (c == '\n') {
        lines.emplace_back(1);
      } else if (c == separator) {
        lines.back().emplace_back();
      } else {
        lines.back().back() += c;
      }
    }
    std::vector<std::string>& line = lines[below(lines.size())];
    const std::size_t column = below(line.size());
    switch (below(6)) {
      case 0: line.erase(line.begin() + static_cast<std::ptrdiff_t>(column)); break;
      case 1: line.insert(line.begin() + static_cast<std::ptrdiff_t>(column), line[below(line.size())]); break;
      case 2: line[column] = '"' + line[column] + '"'; break;
      case 3: line[column] = std::string(below(3), ' ') + line[column] + ' '; break;
      case 4: std::swap(line[column], line[below(line.size())]); break;
      default:  // of all lines
        for (auto& each : lines) {
          if (column < each.size()) each.erase(each.begin() + static_cast<std::ptrdiff_t>(column));
        }
        break;
    }
    text.clear();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i > 0) text += '\n';
      for (std::size_t j = 0; j < lines[i].size(); ++j) {
        if (j > 0) text += separator;
        text += lines[i][j];
      }
    }
    return true;
  }

  std::vector<std::string> corpus_;
  std::mt19937_64 engine_;
};

}  // namespace littlestone::fuzz

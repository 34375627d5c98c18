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

/// Each next() is a file of the corpus with one to six changes. Of its bytes: a bit, a byte, a hole, a word that
/// readers stumble over, a piece of the same or of another file, a line twice or not at all, another digit. Of its
/// structure, so that the reader gets past the syntax: in JSON a value of another kind, gone, renamed or from
/// elsewhere; where only lines are JSON, the same in one of them, or two lines exchanged; in the words of a call, one
/// of which is an option, a word gone, doubled, exchanged, from another file, cut or joined at its "=", or with another
/// value; in a table that is spelled out, a row, a part between its marks, a mark or an escaped byte; in lines of cells
/// a cell or a column that is gone, doubled, exchanged or quoted. A function of corpus and seed; at most 2^16 bytes.
class Mutator {
 public:
  Mutator(std::vector<std::string> corpus, std::uint64_t seed) : corpus_(std::move(corpus)), engine_(seed) {}

  std::string next() {
    std::string text = corpus_[below(corpus_.size())];
    for (std::size_t k = 1 + below(2) * below(6); k > 0; --k) change(text);
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
    if (below(2) == 0 && change_structure(text)) return;
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

  bool change_structure(std::string& text) {
    return change_json(text) || change_line(text) || change_table(text) || change_words(text) || change_cells(text);
  }

  // The JSON of a text; discarded where it is none, and where it may be too deep to be written again.
  static Json json_of(const std::string& text) {
    if (std::count(text.begin(), text.end(), '[') > 1000) return Json(Json::value_t::discarded);
    return Json::parse(text, nullptr, false);
  }

  static std::string text_of(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
  }

  // One value of the text's JSON is changed; false where the text is none. Order and duplicates of keys are lost.
  bool change_json(std::string& text) {
    Json json = json_of(text);
    if (json.is_discarded()) return false;
    change_value(json);
    text = text_of(json, static_cast<int>(below(3)) - 1);
    return true;
  }

  void change_value(Json& json) {
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
  }

  // --- lines

  static std::vector<std::string> split(const std::string& text, char separator) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
      if (c == separator)
        parts.emplace_back();
      else
        parts.back() += c;
    }
    return parts;
  }

  static std::string joined(const std::vector<std::string>& parts, char separator) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      if (i > 0) text += separator;
      text += parts[i];
    }
    return text;
  }

  // A part is gone, doubled elsewhere or exchanged, from `first` on; `parts` has more than `first`.
  void change_order(std::vector<std::string>& parts, std::size_t first) {
    const auto place = [&] { return first + below(parts.size() - first); };
    const std::size_t at = place();
    switch (below(3)) {
      case 0: parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at)); break;
      case 1: {
        std::string copy = parts[at];
        parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(place()), std::move(copy));
        break;
      }
      default: std::swap(parts[at], parts[place()]); break;
    }
  }

  // The JSON of one line is changed, what stands behind its last brace is kept, or lines are moved; false where the
  // line is none.
  bool change_line(std::string& text) {
    std::vector<std::string> lines = split(text, '\n');
    std::string& line = lines[below(lines.size())];
    const std::size_t end = line.rfind('}');
    if (end == std::string::npos || !line.starts_with('{')) return false;
    Json json = json_of(line.substr(0, end + 1));
    if (json.is_discarded()) return false;
    if (below(4) == 0) {
      change_order(lines, 0);
    } else {
      if (below(4) == 0) {  // one more member, or another value of a member, from a line of another file
        const std::vector<std::string> others = split(corpus_[below(corpus_.size())], '\n');
        const std::string& other = others[below(others.size())];
        const Json given = json_of(other.substr(0, other.rfind('}') + 1));
        if (given.is_object() && !given.empty()) {
          const auto member = std::next(given.begin(), static_cast<std::ptrdiff_t>(below(given.size())));
          json[member.key()] = member.value();
        }
      } else {
        change_value(json);
      }
      line = text_of(json, -1) + line.substr(end + 1);
    }
    text = joined(lines, '\n');
    return true;
  }

  // --- words of a call, one a line

  static bool are_words(const std::vector<std::string>& lines) {
    return std::any_of(lines.begin(), lines.end(), [](const std::string& line) { return line.starts_with("--"); });
  }

  // The value that a word gives to an option, or the word itself.
  static std::string value_of(const std::string& word) {
    const std::size_t equals = word.find('=');
    return word.starts_with("--") && equals != std::string::npos ? word.substr(equals + 1) : word;
  }

  // The first line names the subcommand; it is changed less often than the others.
  bool change_words(std::string& text) {
    std::vector<std::string> words = split(text, '\n');
    if (!are_words(words)) return false;
    const std::size_t first = words.size() > 1 && below(8) > 0 ? 1 : 0;
    const std::size_t at = first + below(words.size() - first);
    const std::vector<std::string> others = split(corpus_[below(corpus_.size())], '\n');
    const std::string& other = others[below(others.size())];
    const std::size_t equals = words[at].find('=');
    switch (below(7)) {
      case 0:
      case 1: change_order(words, first); break;
      case 2: words[at] = other; break;
      case 3: words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), other); break;
      case 4:  // --name=value as two words, or two words as one
        if (equals != std::string::npos) {
          std::string value = words[at].substr(equals + 1);
          words[at].resize(equals);
          words.insert(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(value));
        } else if (at + 1 < words.size()) {
          words[at] += '=' + words[at + 1];
          words.erase(words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
        }
        break;
      case 5:  // another value
        if (words[at].starts_with("--") && equals != std::string::npos)
          words[at] = words[at].substr(0, equals + 1) + value_of(other);
        else if (!words[at].starts_with("--"))
          words[at] = value_of(other);
        break;
      default:  // a dash more or less, or the name cut short
        if (below(2) == 0)
          words[at].insert(0, 1, '-');
        else if (below(2) == 0 && words[at].starts_with('-'))
          words[at].erase(0, 1);
        else
          words[at].resize(below(words[at].size() + 1));
        break;
    }
    text = joined(words, '\n');
    return true;
  }

  // --- a table that is spelled out, "table:a,b%2C@first=01/11"

  bool change_table(std::string& text) {
    static const std::string head = "table:";
    static const std::string marks = "/=,@";
    static const std::string digits = "0123456789ABCDEFabcdef";
    if (!text.starts_with(head)) return false;
    std::string body = text.substr(head.size());
    if (below(3) == 0) {  // a row as a whole
      std::vector<std::string> rows = split(body, '/');
      change_order(rows, 0);
      text = head + joined(rows, '/');
      return true;
    }
    // The parts between marks, of which marks[i] stands behind part i.
    std::vector<std::string> parts(1);
    std::string between;
    for (const char c : body) {
      if (marks.find(c) == std::string::npos) {
        parts.back() += c;
      } else {
        between += c;
        parts.emplace_back();
      }
    }
    const std::size_t at = below(parts.size());
    std::string& part = parts[at];
    const std::size_t letter = below(part.size() + 1);
    const std::size_t escape = part.find('%', letter);
    switch (below(9)) {
      case 0: std::swap(part, parts[below(parts.size())]); break;
      case 1: part += part; break;
      case 2: part.clear(); break;
      case 3:
        if (!between.empty()) between[below(between.size())] = marks[below(marks.size())];
        break;
      case 4: part.insert(letter, 1, marks[below(marks.size())]); break;
      case 5:  // any byte, escaped
        part.insert(letter, std::string("%") + digits[below(digits.size())] + digits[below(digits.size())]);
        break;
      case 6:  // another label
        if (const std::size_t label = part.find_first_of("01", letter); label != std::string::npos)
          part[label] = part[label] == '0' ? '1' : '0';
        break;
      case 7:  // another escaped byte, or half of one
        if (escape == std::string::npos) break;
        if (below(3) == 0)
          part.erase(escape + below(2), 1);
        else if (escape + 2 < part.size())
          part[escape + 1 + below(2)] = digits[below(digits.size())];
        break;
      default: {  // a letter stands escaped
        if (letter >= part.size()) break;
        const auto byte = static_cast<unsigned char>(part[letter]);
        part.replace(letter, 1, std::string("%") + digits[byte >> 4U] + digits[byte & 15U]);
        break;
      }
    }
    text = head + parts.front();
    for (std::size_t i = 0; i < between.size(); ++i) text += between[i] + parts[i + 1];
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
    std::vector<std::vector<std::string>> lines;
    for (const std::string& each : split(text, '\n')) lines.push_back(split(each, separator));
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
    for (std::size_t i = 0; i < lines.size(); ++i) text += (i > 0 ? "\n" : "") + joined(lines[i], separator);
    return true;
  }

  std::vector<std::string> corpus_;
  std::mt19937_64 engine_;
};

}  // namespace littlestone::fuzz

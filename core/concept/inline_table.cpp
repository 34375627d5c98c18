// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/inline_table.hpp"

#include <algorithm>
#include <vector>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_text.hpp"

namespace littlestone {
namespace {

constexpr std::string_view inline_prefix = "table:";
constexpr std::string_view inline_spelling = "table:name=0110/…";

[[noreturn]] void refuse_inline(std::string_view text, const Rule& rule) { throw InputError("class", text, rule); }

bool stands_encoded(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte <= 0x20 || byte >= 0x7f || std::string_view("%,/=@").find(c) != std::string_view::npos;
}

// Whether a name looks like one that a family gives: each letter in it is small and has a number ("t3", "x1∧¬x2").
bool looks_like_notation(std::string_view name) {
  const auto small = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  bool letters = false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] >= 'A' && name[i] <= 'Z') return false;
    if (!small(name[i])) continue;
    letters = true;
    if (i + 1 == name.size() || !digit(name[i + 1]) || (i > 0 && (digit(name[i - 1]) || small(name[i - 1])))) {
      return false;
    }
  }
  return letters;
}

// Numbers and vectors are the same as text and as notation.
bool is_without_letters(std::string_view name) {
  return name.find_first_not_of("0123456789,;.()[]{} ") == std::string_view::npos;
}

// Of a text that looks like notation the first letter stands encoded: so it is told from notation.
std::string encoded_name(const Name& name) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const bool told_as_text = !name.is_notation() && looks_like_notation(name.text());
  std::string text;
  bool told = false;
  for (const char c : name.text()) {
    const bool told_here = told_as_text && !told && c >= 'a' && c <= 'z';
    told = told || told_here;
    if (stands_encoded(c) || told_here) {
      const auto byte = static_cast<unsigned char>(c);
      text += {'%', digits[byte >> 4U], digits[byte & 15U]};
    } else {
      text += c;
    }
  }
  return text;
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

std::string decoded_name(std::string_view text, std::string_view whole) {
  std::string name;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      name += text[i];
      continue;
    }
    const int high = i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
    const int low = i + 2 < text.size() ? hex_value(text[i + 2]) : -1;
    if (high < 0 || low < 0) refuse_inline(whole, rules::spelled(std::string(inline_spelling)));
    name += static_cast<char>(16 * high + low);
    i += 2;
  }
  return name;
}

std::vector<std::string_view> parts_between(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t from = 0;;) {
    const std::size_t to = text.find(separator, from);
    parts.push_back(text.substr(from, to - from));
    if (to == std::string_view::npos) return parts;
    from = to + 1;
  }
}

// Whether they are the names that ConceptClass gives by itself.
bool names_count(const std::string& letter, std::size_t count, const auto& name_of) {
  for (std::size_t i = 0; i < count; ++i) {
    const Name& name = name_of(i);
    if (!(name.is_notation() || letter.empty()) || name != letter + std::to_string(i + 1)) return false;
  }
  return true;
}

}  // namespace

bool is_inline_table(std::string_view text) { return text.starts_with(inline_prefix); }

ConceptClass read_inline_table(std::string_view text) {
  std::string_view rest = text.substr(std::min(text.size(), inline_prefix.size()));
  if (!is_inline_table(text) || rest.empty()) refuse_inline(text, rules::spelled(std::string(inline_spelling)));
  const auto add_name = [&](GivenNames& names, std::string_view written) {
    const std::string name = decoded_name(written, text);
    const auto encoded = static_cast<std::size_t>(std::count_if(name.begin(), name.end(), stands_encoded));
    const bool told_as_text = written.size() - name.size() > 2 * encoded;  // more is encoded than need be
    names.add(name, is_without_letters(name) || (!told_as_text && looks_like_notation(name)));
  };
  GivenNames points;
  if (const std::size_t at = rest.find('@'); at != std::string_view::npos) {
    for (const std::string_view name : parts_between(rest.substr(0, at), ',')) {
      add_name(points, name);
    }
    rest.remove_prefix(at + 1);
  }
  std::vector<LabelVector> rows;
  GivenNames names;
  bool named = false;
  for (const std::string_view part : parts_between(rest, '/')) {
    const std::size_t equals = part.find('=');
    const std::string_view labels = equals == std::string_view::npos ? part : part.substr(equals + 1);
    if (labels.empty()) refuse_inline(text, rules::no_label());
    if (labels.find_first_not_of("01") != std::string_view::npos) refuse_inline(text, rules::table_label());
    if (!rows.empty() && labels.size() != rows.front().size()) {
      refuse_inline(text, rules::row_length(rows.front().size()));
    }
    LabelVector row(labels.size());
    for (std::size_t x = 0; x < labels.size(); ++x) row.set(x, label_of(labels[x] == '1'));
    rows.push_back(std::move(row));
    named = named || equals != std::string_view::npos;
    const std::string number = "h" + std::to_string(rows.size());
    add_name(names, equals == std::string_view::npos ? std::string_view(number) : part.substr(0, equals));
  }
  if (!points.empty() && points.size() != rows.front().size()) {
    refuse_inline(text, rules::header_points(rows.front().size()));
  }
  return {std::string(text), std::move(rows), points, named ? names : GivenNames()};
}

std::string inline_table(const ConceptClass& concept_class) {
  const ConceptClass& c = concept_class;
  const auto point = [&](std::size_t x) -> const Name& { return c.point_name(static_cast<PointIndex>(x)); };
  const auto hypothesis = [&](std::size_t r) -> const Name& { return c.given_name(r); };
  std::string text(inline_prefix);
  if (!names_count({}, c.points(), point)) {
    for (std::size_t x = 0; x < c.points(); ++x) text += (x == 0 ? "" : ",") + encoded_name(point(x));
    text += '@';
  }
  const bool named = !names_count("h", c.given_rows(), hypothesis);
  for (std::size_t h = 0; h < c.given_rows(); ++h) {
    if (h > 0) text += '/';
    if (named) text += encoded_name(hypothesis(h)) + '=';
    const LabelVector& row = c.row(c.row_of_given(h));
    for (std::size_t x = 0; x < c.points(); ++x) text += row[x] == Label::plus ? '1' : '0';
  }
  return text;
}

std::string without_file(const std::string& class_text, const ConceptClass& concept_class) {
  const bool small = concept_class.given_rows() <= most_inline_cells / std::max<std::size_t>(1, concept_class.points());
  return small && !file_of_class(class_text).empty() ? inline_table(concept_class) : class_text;
}

}  // namespace littlestone

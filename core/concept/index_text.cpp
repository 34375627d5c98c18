// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/index_text.hpp"

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/base/text.hpp"
#include "core/concept/label_text.hpp"

namespace littlestone {
namespace {

// "0", "17": digits without a zero in front.
bool is_plain_number(std::string_view text) {
  if (text.empty() || text.find_first_not_of("0123456789") != std::string_view::npos) return false;
  return text == "0" || text.front() != '0';
}

}  // namespace

void IndexReader::add(const std::string& name, std::uint64_t index) {
  const auto [at, is_new] = names_.emplace(name, index);
  if (!is_new && at->second != index) at->second = of_several;
}

IndexReader IndexReader::points_of(const ConceptClass& concept_class) {
  IndexReader reader(concept_class.points());
  for (std::size_t x = 0; x < reader.count_; ++x) reader.add(concept_class.point_name(static_cast<PointIndex>(x)), x);
  reader.codes_ = reader.has_codes();
  return reader;
}

IndexReader IndexReader::rows_of(const ConceptClass& concept_class) {
  IndexReader reader(concept_class.given_rows());
  for (std::size_t r = 0; r < reader.count_; ++r) reader.add(concept_class.given_name(r), r);
  reader.codes_ = reader.has_codes();
  return reader;
}

bool IndexReader::has_codes() const {
  bool zero_in_front = false;
  for (const auto& [name, index] : names_) {
    if (name.size() != names_.begin()->first.size()) return false;
    if (name.empty() || name.find_first_not_of("0123456789") != std::string::npos) return false;
    zero_in_front = zero_in_front || (name.size() > 1 && name.front() == '0');
  }
  return zero_in_front;
}

std::optional<std::uint64_t> IndexReader::named(std::string_view name) const {
  if (names_.empty()) return std::nullopt;
  const auto found = names_.find(std::string(name));
  return found == names_.end() || found->second == of_several ? std::nullopt
                                                              : std::optional<std::uint64_t>(found->second);
}

std::optional<std::uint64_t> IndexReader::operator()(std::string_view text) const {
  text = trimmed(text);
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
    if (const auto index = named(cell_words(text.substr(1, text.size() - 2)))) return index;
  }
  const auto number = whole_of_text(text);
  const bool counts = number && *number < count_;
  if (!is_plain_number(text) || (codes_ && !counts)) {
    if (const auto index = named(text)) return index;
  }
  return counts ? number : std::nullopt;
}

std::uint64_t read_row(std::string_view field, std::string_view text, const ConceptClass& concept_class) {
  const auto row = IndexReader::rows_of(concept_class)(text);
  if (!row) throw InputError(field, text, rules::row_or_name(concept_class.given_rows() - 1));
  return *row;
}

PointIndex read_point(std::string_view field, std::string_view text, const IndexReader& points) {
  const auto point = points(text);
  if (!point) throw InputError(field, text, rules::point_or_name(points.count() - 1));
  return static_cast<PointIndex>(*point);
}

std::vector<std::vector<std::string>> merged_names(const ConceptClass& concept_class) {
  std::vector<std::vector<std::string>> all;
  for (const std::vector<std::size_t>& rows : concept_class.merged()) {
    std::vector<std::string>& names = all.emplace_back();
    for (const std::size_t row : rows) names.push_back(concept_class.given_name(row));
  }
  return all;
}

}  // namespace littlestone

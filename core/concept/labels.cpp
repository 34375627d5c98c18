// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/labels.hpp"

#include "core/base/error.hpp"
#include "core/base/rules.hpp"

namespace littlestone {

LabelVector LabelVector::parse(std::string_view text) {
  LabelVector labels(text.size());
  for (std::size_t x = 0; x < text.size(); ++x) {
    if (text[x] != '-' && text[x] != '+') throw InputError("labels", text, rules::labels_of_signs());
    labels.set(x, label_of(text[x] == '+'));
  }
  return labels;
}

std::optional<PointIndex> LabelVector::contest_point(const LabelVector& other) const {
  const std::size_t x = bits_.first_difference(other.bits_);
  if (x == BitVector::npos) return std::nullopt;
  return static_cast<PointIndex>(x);
}

std::string LabelVector::to_string() const {
  std::string text(size(), '-');
  for (std::size_t x = bits_.find(); x != BitVector::npos; x = bits_.find(x + 1)) text[x] = '+';
  return text;
}

std::uint64_t count_errors(const LabelVector& h, const Sample& sample) {
  std::uint64_t errors = 0;
  for (const Example& example : sample) errors += h[example.point] != example.label ? 1U : 0U;
  return errors;
}

}  // namespace littlestone

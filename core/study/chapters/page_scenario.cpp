// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/chapters/page_scenario.hpp"

#include <string_view>
#include <utility>

namespace littlestone {

std::string scenario_in_page(std::string text) {
  constexpr std::string_view doctype = "<!DOCTYPE html>";
  constexpr std::string_view opening = "<script type=\"application/json\" id=\"scenario\">";
  if (!text.starts_with(doctype)) return text;
  const std::size_t found = text.find(opening);
  if (found == std::string::npos) return text;
  const std::size_t begin = found + opening.size();
  const std::size_t end = text.find("</script>", begin);
  return end == std::string::npos ? std::move(text) : text.substr(begin, end - begin);
}

}  // namespace littlestone

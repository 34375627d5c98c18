// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/study/ladder/ladder_certificates.hpp"

#include <algorithm>
#include <variant>

#include "core/concept/families.hpp"
#include "core/stability/complex_certificate.hpp"
#include "core/stability/worst_certificate.hpp"
#include "core/study/certificates/shipped_certificates.hpp"

namespace littlestone {
namespace {

/// The class in a file's name.
std::string ladder_file_words(std::string text) {
  const auto kept = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
  std::replace_if(
      text.begin(), text.end(), [&](char c) { return !kept(c); }, '-');
  constexpr std::size_t longest = 60;
  return text.substr(0, longest);
}

/// What a certificate about one example is of; none of a painting and of more examples.
std::optional<std::string> ladder_one_example_class(const ComplexCertificate& certificate) {
  const auto of = [](const BoundRecord& record) {
    return record.examples == 1 ? std::optional(record.class_text) : std::nullopt;
  };
  if (const auto* tree = std::get_if<TreeRecord>(&certificate)) return of(*tree);
  if (const auto* learner = std::get_if<LearnerRecord>(&certificate)) return of(*learner);
  return std::nullopt;
}

}  // namespace

std::vector<LadderCertificate> ladder_certificates(const LadderRun& run, std::uint64_t most_leaves) {
  std::vector<LadderCertificate> all;
  for (std::size_t i = 0; i < run.rows.size(); ++i) {
    const LadderRow& row = run.rows[i];
    for (const OnFail on_fail : {OnFail::soa, OnFail::fail}) {
      const auto& found = on_fail == OnFail::soa ? row.g_star : row.g;
      if (!found) continue;
      const std::string name = std::to_string(i + 1) + '-' + ladder_file_words(row.class_text) +
                               (on_fail == OnFail::soa ? "-g-star.json" : "-g.json");
      all.push_back({name, [row, bracket = *found, problem = ladder_problem(row, run.scenario, on_fail),
                            most_leaves](const Observer& observer) {
                       return certificate_text(
                           certify(row.concept_class, row.class_text, problem, bracket, most_leaves, observer));
                     }});
    }
  }
  for (const ShippedFile& file : shipped_complex_files()) {
    const auto class_text = ladder_one_example_class(parse_complex_certificate(file.text));
    if (!class_text) continue;
    const auto rows = ladder_sorted_rows(make_class(*class_text));
    if (std::none_of(run.rows.begin(), run.rows.end(),
                     [&](const LadderRow& row) { return ladder_sorted_rows(row.concept_class) == rows; }))
      continue;
    all.push_back({"one-example-" + std::string(file.name) + ".json",
                   [text = std::string(file.text)](const Observer&) { return text; }});
  }
  return all;
}

}  // namespace littlestone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/concept/implicit_class.hpp"

#include <memory>
#include <string>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/class_text.hpp"
#include "core/concept/finite_space.hpp"
#include "core/concept/implicit_families.hpp"

namespace littlestone {
namespace {

constexpr std::uint64_t most_points = std::uint64_t{1} << 31;

const char* spelling_of(std::string_view family) {
  if (family == "thresholds") return "thresholds:n";
  if (family == "points") return "points:n";
  if (family == "intervals") return "intervals:n";
  if (family == "linear") return "linear:q,n,k";
  if (family == "affine") return "affine:q,n,k";
  return nullptr;
}

}  // namespace

bool has_implicit_form(std::string_view text) { return spelling_of(split_class_text(text).family) != nullptr; }

ImplicitClass make_implicit_class(std::string_view text) {
  const std::string_view family = split_class_text(text).family;
  const char* spelling = spelling_of(family);
  if (spelling == nullptr) {
    throw InputError("class", text, rules::implicit_form());
  }
  ImplicitClass result;
  result.name_ = std::string(text);
  if (family == "linear" || family == "affine") {
    const auto arguments = FamilyArguments::parse(text, 3, spelling);
    const unsigned q = arguments.prime(0, most_points - 1);
    const unsigned n = arguments.small(1, 1, 31, "n");
    const unsigned k = arguments.small(2, 0, n, "k");
    if (power_of(q, n) > most_points) arguments.refuse(rules::domain_points("2^31"));
    const auto space = std::make_shared<const FiniteSpace>(q, n);
    const bool affine = family == "affine";
    result.points_ = space->size();
    for (unsigned j = 0; j <= k; ++j) {
      result.hypotheses_ += (affine ? power_of(q, n - j) : BigInteger(1)) * gaussian_binomial(n, j, q);
    }
    const int d = static_cast<int>(k);
    // Affine, k = n: a point must be left beside n + 1 affinely independent ones, and F_2^1 has none.
    result.littlestone_ = !affine ? d : space->size() == std::uint64_t{k} + 1 ? d : d + 1;
    result.vc_ = result.littlestone_;
    // x_i lies outside the flat of the later ones, so the points are independent (linear: the last may be 0).
    result.thresholds_ = std::uint64_t{k} + 1;
    result.everything_ = [space, k, affine] { return every_flat(space, k, affine); };
    return result;
  }
  const auto arguments = FamilyArguments::parse(text, 1, spelling);
  const std::uint64_t n = arguments.in(0, 1, most_points, "n");
  result.points_ = n;
  if (family == "thresholds") {
    result.hypotheses_ = n;
    result.littlestone_ = floor_log(n);
    result.vc_ = n >= 2 ? 1 : 0;
    result.thresholds_ = n;
    result.everything_ = [n] { return every_threshold(n); };
  } else if (family == "points") {
    result.hypotheses_ = n;
    result.littlestone_ = n >= 2 ? 1 : 0;
    result.vc_ = result.littlestone_;
    result.thresholds_ = 1;
    result.everything_ = [n] { return every_point(n); };
  } else {
    result.hypotheses_ = BigInteger(n) * (n + 1) / 2 + 1;
    result.littlestone_ = interval_dimension(n);
    result.vc_ = n >= 2 ? 2 : 1;
    result.thresholds_ = n;
    result.everything_ = [n] { return every_interval(n); };
  }
  return result;
}

}  // namespace littlestone

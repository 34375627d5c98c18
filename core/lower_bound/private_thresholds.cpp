// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lower_bound/private_thresholds.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>

#include "core/base/error.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/learner/exact_privacy.hpp"
#include "core/random/exact.hpp"

namespace littlestone {

namespace {

// The probabilities of the hypotheses that say + at each point, and of those that say −.
using PointShares = std::vector<std::pair<double, double>>;

PointShares shares_of(const std::vector<std::pair<LabelVector, double>>& hypotheses, std::uint64_t domain) {
  PointShares shares(domain);
  for (const auto& [labels, probability] : hypotheses)
    for (std::size_t x = 0; x < domain; ++x)
      (labels[x] == Label::plus ? shares[x].first : shares[x].second) += probability;
  return shares;
}

// The sum is rounded.
double share_of_plus(const std::pair<double, double>& share) { return std::min(1.0, share.first); }

}  // namespace

struct PrivateThresholds::Line {
  explicit Line(std::uint64_t domain)
      : thresholds(make_class("thresholds:" + std::to_string(domain))), soa(thresholds) {}

  ConceptClass thresholds;
  SoaAutomaton soa;
  std::map<std::vector<std::uint64_t>, PointShares> shares;  // by sample
};

namespace {

// Rows of 256 pairs of doubles: 32 MiB at most.
constexpr std::size_t most_kept = 8192;

Rule form() { return rules::private_learner_form(); }

std::vector<std::size_t> public_order(std::size_t rows) {
  std::vector<std::size_t> order(rows);
  std::iota(order.begin(), order.end(), std::size_t{0});
  Engine engine = SeedTree(1).child("rows").engine();
  for (std::size_t i = rows; i > 1; --i) std::swap(order[i - 1], order[uniform_below(engine, i)]);
  return order;
}

}  // namespace

PrivateThresholds::PrivateThresholds(std::string_view field, Setting setting) : setting_(std::move(setting)) {
  constexpr std::size_t most_examples = 64;
  const CustomConstants& c = setting_.constants;
  setting_.constants.levels.clear();
  const std::string told = name();
  if (c.batches < 1 || c.batches > most_batches) throw InputError(field, told, rules::between(1, most_batches));
  if (c.auxiliary < 1 || c.auxiliary > most_examples || c.cap > most_examples || c.selection > most_examples)
    throw InputError(field, told, form());
  examples_ = c.batches * (c.cap + c.auxiliary) + c.selection;
  if (examples_ % 2 != 0 || examples_ < 2 || examples_ > most_examples) throw InputError(field, told, form());
  try {
    const StableHistogram checks(setting_.epsilon, setting_.delta);
  } catch (const InputError& error) {
    throw InputError(field, told, error.rule());
  }
  order_ = public_order(examples_);
}

PrivateThresholds::~PrivateThresholds() = default;

std::string PrivateThresholds::name() const {
  const CustomConstants& c = setting_.constants;
  std::string text = "private:" + to_string(setting_.epsilon) + "," + to_string(setting_.delta);
  for (const std::uint64_t number : {c.auxiliary, c.cap, c.batches, c.selection}) text += "," + std::to_string(number);
  if (setting_.level) text += "," + std::to_string(*setting_.level);
  return text;
}

std::shared_ptr<const PrivateThresholds> PrivateThresholds::parse(std::string_view field, std::string_view text) {
  if (text == "private") return std::make_shared<const PrivateThresholds>(field, Setting{});
  constexpr std::string_view head = "private:";
  if (!text.starts_with(head)) throw InputError(field, text, form());
  std::vector<std::string_view> parts;
  std::string_view rest = text.substr(head.size());
  while (true) {
    const std::size_t comma = rest.find(',');
    parts.push_back(rest.substr(0, comma));
    if (comma == std::string_view::npos) break;
    rest.remove_prefix(comma + 1);
  }
  if (parts.size() != 6 && parts.size() != 7) throw InputError(field, text, form());
  Setting setting;
  try {
    setting.epsilon = parse_rational(field, parts[0]);
    setting.delta = parse_rational(field, parts[1]);
    CustomConstants& c = setting.constants;
    std::uint64_t* const numbers[] = {&c.auxiliary, &c.cap, &c.batches, &c.selection};
    for (std::size_t i = 0; i < 4; ++i) *numbers[i] = parse_seed(field, parts[2 + i]);
    setting.level.reset();
    if (parts.size() == 7) {
      const std::uint64_t level = parse_seed(field, parts[6]);
      if (level > most_batches) throw InputError(field, parts[6], rules::at_most(most_batches));
      setting.level = static_cast<unsigned>(level);
    }
  } catch (const InputError& error) {
    throw InputError(field, text, error.rule());
  }
  return std::make_shared<const PrivateThresholds>(field, std::move(setting));
}

PrivateThresholds::Line& PrivateThresholds::line(std::uint64_t domain) const {
  if (domain > most_points) throw InputError("domain", std::to_string(domain), rules::at_most(most_points));
  std::unique_ptr<Line>& found = lines_[domain];
  if (!found) found = std::make_unique<Line>(domain);
  return *found;
}

std::vector<std::pair<LabelVector, double>> PrivateThresholds::hypotheses(std::span<const std::uint64_t> points,
                                                                          std::uint64_t domain) const {
  assert(points.size() == examples_);
  const std::lock_guard guard(lock_);
  Line& here = line(domain);
  PrivateLearnerOptions options;
  options.epsilon = setting_.epsilon;
  options.delta = setting_.delta;
  options.constants = setting_.constants;
  if (setting_.level) {
    const auto highest = static_cast<unsigned>(std::bit_width(domain) - 1);  // Ldim of N thresholds
    if (*setting_.level > highest)
      throw InputError("learner", name(), rules::argument_between("level", 0, std::to_string(highest)));
    options.constants.levels.assign(highest + 1, 0);
    options.constants.levels[*setting_.level] = 1;
  }
  Sample sample(examples_);
  for (std::size_t i = 0; i < examples_; ++i)
    sample[order_[i]] = {static_cast<PointIndex>(points[i] - 1), i < examples_ / 2 ? Label::minus : Label::plus};
  return exact_hypothesis_law(here.soa, sample, options, most_predictors);
}

std::vector<double> PrivateThresholds::values(std::span<const std::uint64_t> points, std::uint64_t domain) const {
  std::vector<double> plus;
  for (const auto& share : shares_of(hypotheses(points, domain), domain)) plus.push_back(share_of_plus(share));
  return plus;
}

std::pair<double, double> PrivateThresholds::shares(std::span<const std::uint64_t> points, std::uint64_t x,
                                                    std::uint64_t domain) const {
  const std::vector<std::uint64_t> key(points.begin(), points.end());
  {
    const std::lock_guard guard(lock_);
    const auto& kept = line(domain).shares;
    if (const auto found = kept.find(key); found != kept.end()) return found->second[x - 1];
  }
  PointShares all = shares_of(hypotheses(points, domain), domain);
  const std::pair<double, double> share = all[x - 1];
  const std::lock_guard guard(lock_);
  auto& kept = line(domain).shares;
  if (kept.size() >= most_kept) kept.clear();
  kept.emplace(key, std::move(all));
  return share;
}

double PrivateThresholds::value(std::span<const std::uint64_t> points, std::uint64_t x, std::uint64_t domain) const {
  return share_of_plus(shares(points, x, domain));
}

}  // namespace littlestone

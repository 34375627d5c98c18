// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/worst_certificate.hpp"

#include <algorithm>
#include <utility>

#include "core/base/bound_text.hpp"
#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/rules.hpp"
#include "core/concept/families.hpp"
#include "core/concept/inline_table.hpp"
#include "core/stability/certificate_reader.hpp"
#include "core/stability/numbers.hpp"

namespace littlestone {
namespace {

using OrderedJson = nlohmann::ordered_json;
constexpr int certificate_version = 1;

// F_f in exact numbers, for one target.
class ExactVotes {
 public:
  ExactVotes(const VoteChain& chain, const WorstProblem& problem) : chain_(chain), votes_(chain, problem.shape()) {
    const std::vector<Rational> levels = normalised_levels(problem.learner.levels);
    for (const Rational& level : levels) {
      common_ = common_ / gcd(common_, denominator(level)) * denominator(level);
    }
    for (const Rational& level : levels)
      levels_.emplace_back(BigInteger(numerator(level) * (common_ / denominator(level))));
  }

  // The largest over the predictors that count on all of the box, at its lower ends.
  Rational largest(const WeightBox& box, const CountedPredictors& counted) {
    std::vector<Dyadic> weights;
    for (std::size_t x = 0; x < chain_.points; ++x) weights.emplace_back(box.low[x]);
    const std::vector<Dyadic>& values = votes_(std::span<const Dyadic>(weights), std::span<const Dyadic>(levels_));
    Rational most = 0;
    for (std::size_t f = 0; f < values.size(); ++f) {
      if (greatest_weight(box, chain_.points, chain_.mistakes[f]) > counted.most_loss) continue;
      most = std::max(most, values[f].rational());
    }
    return most / common_;
  }

 private:
  const VoteChain& chain_;
  VotePolynomial<Dyadic> votes_;
  std::vector<Dyadic> levels_;  // times common_
  BigInteger common_ = 1;
};

// The least multiple of 10^−15 that is not below the value.
Rational raised_to_digits(const Rational& value) {
  const BigInteger unit = 1'000'000'000'000'000;
  BigInteger whole = numerator(value) * unit / denominator(value);
  if (Rational(whole, unit) < value) ++whole;
  return Rational(whole, unit);
}

Rational value_at(const ConceptClass& concept_class, WorstProblem problem, std::uint64_t witness,
                  const std::vector<Rational>& weights) {
  problem.target = witness;
  const std::vector<TargetChain> chains = chains_of(concept_class, problem);
  WeightBox point;
  for (std::size_t x = 0; x < weights.size(); ++x) point.low[x] = point.high[x] = to_double(weights[x]);
  return ExactVotes(chains.front().chain, problem).largest(point, CountedPredictors(problem.alpha));
}

// Weights of a marginal that the boxes' arithmetic holds exactly: multiples of 2^−45.
void expect_marginal(const std::vector<Rational>& weights, std::size_t points) {
  if (weights.size() != points) {
    throw InputError("weights", rules::value_weights(weights.size()), rules::points_of_class(points));
  }
  Rational sum = 0;
  for (const Rational& weight : weights) {
    if (weight < 0 || denominator(Rational(weight * Rational(power_of_two(45)))) != 1) {
      throw InputError("weights", to_string(weight), rules::exact_marginal());
    }
    sum += weight;
  }
  if (sum != 1) throw InputError("weights", to_string(sum), rules::exact_marginal());
}

OrderedJson texts_of(const std::vector<Rational>& values) {
  OrderedJson list = OrderedJson::array();
  for (const Rational& value : values) list.push_back(to_string(value));
  return list;
}

}  // namespace

std::optional<std::uint64_t> leaves_of_bound(const ConceptClass& concept_class, const WorstProblem& problem,
                                             const Rational& lower, std::uint64_t most_leaves,
                                             const Observer& observer) {
  const std::vector<TargetChain> chains = chains_of(concept_class, problem, observer);
  const CountedPredictors counted(problem.alpha);
  std::uint64_t leaves = 0;
  for (const TargetChain& one : chains) {
    ExactVotes votes(one.chain, problem);
    std::vector<WeightBox> open = {whole_simplex(concept_class.points())};
    while (!open.empty()) {
      if (stop_requested(observer, {"certificate", leaves, most_leaves})) throw Stopped{};
      const WeightBox box = open.back();
      open.pop_back();
      if (votes.largest(box, counted) >= lower) {
        ++leaves;
        if (leaves + open.size() > most_leaves) return std::nullopt;
        continue;
      }
      if (!can_halve(box, concept_class.points())) return std::nullopt;
      std::vector<WeightBox> parts = halves(box, concept_class.points());
      open.insert(open.end(), parts.rbegin(), parts.rend());
      if (leaves + open.size() > most_leaves) return std::nullopt;
    }
  }
  return leaves;
}

WorstCertificate certify(const ConceptClass& concept_class, const std::string& class_text, const WorstProblem& problem,
                         const WorstWorld& found, std::uint64_t most_leaves, const Observer& observer) {
  WorstCertificate certificate;
  certificate.class_text = without_file(class_text, concept_class);
  certificate.problem = problem;
  certificate.problem.learner.cap = problem.shape().pairs * 2 * problem.learner.auxiliary;
  for (const double weight : found.weights) certificate.weights.emplace_back(weight);
  certificate.witness = concept_class.given_row(found.target);
  certificate.upper = raised_to_digits(value_at(concept_class, problem, certificate.witness, certificate.weights));
  double share = .99;
  for (int tries = 0; tries < 20 && found.lower > 0; ++tries) {
    const double bound = found.lower * share;
    certificate.lower = parse_rational("lower", lower_text(bound, 3));
    if (const auto leaves = leaves_of_bound(concept_class, problem, certificate.lower, most_leaves, observer)) {
      certificate.leaves = *leaves;
      return certificate;
    }
    share = share > .5 ? 2 * share - 1 : share / 2;
  }
  throw InputError("certificate", "", rules::no_small_tree(std::to_string(most_leaves)));
}

CertificateCheck check(const WorstCertificate& certificate, const Observer& observer) {
  const ConceptClass concept_class = make_class(certificate.class_text);
  expect_marginal(certificate.weights, concept_class.points());
  CertificateCheck result;
  const auto leaves =
      leaves_of_bound(concept_class, certificate.problem, certificate.lower, certificate.leaves, observer);
  result.leaves = leaves.value_or(certificate.leaves);
  if (!leaves || *leaves != certificate.leaves) {
    result.reason = "leaves";
    result.more = !leaves;
    return result;
  }
  result.upper =
      raised_to_digits(value_at(concept_class, certificate.problem, certificate.witness, certificate.weights));
  if (result.upper != certificate.upper) {
    result.reason = "upper";
    return result;
  }
  result.holds = true;
  return result;
}

std::string certificate_text(const WorstCertificate& certificate) {
  const WorstProblem& problem = certificate.problem;
  OrderedJson json = {{"certificate", "worst"}, {"version", certificate_version}, {"class", certificate.class_text}};
  json["target"] = problem.target ? std::to_string(*problem.target) : "all";
  json["auxiliary"] = problem.learner.auxiliary;
  json["pairs"] = problem.shape().pairs;
  json["levels"] = texts_of(problem.learner.levels);
  json["on_fail"] = to_string(problem.learner.on_fail);
  json["alpha"] = problem.alpha ? OrderedJson(to_string(*problem.alpha)) : OrderedJson(nullptr);
  json["lower"] = to_string(certificate.lower);
  json["leaves"] = certificate.leaves;
  json["weights"] = texts_of(certificate.weights);
  json["witness"] = certificate.witness;
  json["upper"] = to_string(certificate.upper);
  return json_text(json, 1) + "\n";
}

WorstCertificate parse_certificate(std::string_view text) {
  const OrderedJson json = parse_json("certificate", text);
  CertificateReader reader(json);
  if (reader.text("certificate") != "worst") {
    throw InputError("certificate", reader.text("certificate"), rules::equal_to("worst"));
  }
  if (reader.whole("version") != certificate_version) {
    throw InputError("version", std::to_string(reader.whole("version")), rules::other_version(certificate_version));
  }
  WorstCertificate certificate;
  certificate.class_text = reader.text("class");
  WorstProblem& problem = certificate.problem;
  if (const std::string target = reader.text("target"); target != "all") {
    const Rational row = parse_rational("target", target);
    if (denominator(row) != 1 || row < 0 || row > 1'000'000) {
      throw InputError("target", target, rules::whole_from_0());
    }
    problem.target = static_cast<std::uint64_t>(numerator(row));
  }
  problem.learner.auxiliary = reader.whole("auxiliary");
  const std::uint64_t pairs = reader.whole("pairs");
  if (problem.learner.auxiliary < 1 || problem.learner.auxiliary > 1'000'000) {
    throw InputError("auxiliary", std::to_string(problem.learner.auxiliary), rules::between(1, 1'000'000));
  }
  if (pairs > 20'000) throw InputError("pairs", std::to_string(pairs), rules::between(0, 20'000));
  problem.learner.cap = pairs * 2 * problem.learner.auxiliary;
  problem.learner.levels = reader.rationals("levels");
  problem.learner.on_fail = parse_on_fail("on_fail", reader.text("on_fail"));
  if (!reader.null("alpha")) problem.alpha = reader.rational("alpha");
  certificate.lower = reader.rational("lower");
  certificate.leaves = reader.whole("leaves");
  certificate.weights = reader.rationals("weights");
  certificate.witness = reader.whole("witness");
  certificate.upper = reader.rational("upper");
  reader.expect_all_read();
  return certificate;
}

std::size_t line_of_key(std::string_view text, std::string_view key) {
  const std::string quoted = '"' + std::string(key) + '"';
  for (std::size_t at = text.find(quoted); at != std::string_view::npos; at = text.find(quoted, at + 1)) {
    const std::size_t after = text.find_first_not_of(" \t\r\n", at + quoted.size());
    if (after == std::string_view::npos || text[after] != ':') continue;
    return 1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
  }
  return 0;
}

}  // namespace littlestone

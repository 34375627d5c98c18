// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stability/worst_certificate.hpp"

#include <catch2/catch.hpp>

#include "core/base/error.hpp"
#include "core/concept/families.hpp"

using namespace littlestone;

namespace {

WorstProblem two_levels(std::uint64_t n, OnFail on_fail, std::optional<std::uint64_t> target) {
  WorstProblem problem;
  problem.learner = {n, 4 * n, {Rational(2, 5), Rational(3, 5)}, on_fail};
  problem.target = target;
  return problem;
}

std::string refusal(const std::string& text) {
  try {
    const CertificateCheck found = check(parse_certificate(text));
    return found.holds ? "" : found.reason;
  } catch (const InputError& error) {
    return error.what();
  }
}

}  // namespace

TEST_CASE("the trees of four bounds have the leaves that a program of their own counted", "[stability]") {
  // STABILITY S2.3, exact rationals in another language.
  const auto leaves = [](const char* name, const WorstProblem& problem, const char* lower) {
    return leaves_of_bound(make_class(name), problem, parse_rational("", lower), 100'000).value_or(0);
  };
  CHECK(leaves("points:3", two_levels(4, OnFail::soa, 0), "2/5") == 971);
  CHECK(leaves("points:3", two_levels(4, OnFail::fail, 0), "1/3") == 1442);
  CHECK(leaves("points:3", two_levels(2, OnFail::soa, 0), "9/20") == 1373);
  CHECK(leaves("table:11/01/00", two_levels(10, OnFail::soa, 0), "49/100") == 84);
}

TEST_CASE("a bound above the worst world has no tree", "[stability]") {
  CHECK_FALSE(leaves_of_bound(make_class("points:3"), two_levels(4, OnFail::soa, 0), Rational(51, 100), 20'000));
  CHECK_FALSE(leaves_of_bound(make_class("points:3"), two_levels(4, OnFail::fail, 0), Rational(41, 100), 20'000));
  CHECK_THROWS_AS(leaves_of_bound(make_class("points:3"), two_levels(4, OnFail::soa, 0), Rational(2, 5), 20'000,
                                  [](const Progress&) { return Answer::stop; }),
                  Stopped);
}

TEST_CASE("a certificate verifies as it was written, and with one digit changed it is refused", "[stability]") {
  const ConceptClass concept_class = make_class("points:3");
  WorstOptions options;
  options.threads = 1;
  options.tolerance = Rational(1, 20);
  for (const auto& target : {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(1)}) {
    const WorstProblem problem = two_levels(2, OnFail::soa, target);
    const WorstWorld found = find_worst_world(concept_class, problem, options);
    const WorstCertificate certificate = certify(concept_class, "points:3", problem, found, 3000);
    CHECK(certificate.lower > Rational(2, 5));
    CHECK(certificate.lower <= Rational(found.lower));
    CHECK(certificate.upper >= Rational(1, 2));
    CHECK(certificate.upper <= Rational(found.upper) + Rational(1, 1'000'000'000));
    const std::string text = certificate_text(certificate);
    REQUIRE(refusal(text).empty());
    CHECK(certificate_text(parse_certificate(text)) == text);
    int changed = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] < '0' || text[i] > '9') continue;
      std::string other = text;
      other[i] = text[i] == '9' ? '8' : static_cast<char>(text[i] + 1);
      CAPTURE(other);
      REQUIRE_FALSE(refusal(other).empty());
      ++changed;
    }
    CHECK(changed > 20);
  }
}

TEST_CASE("a record of no problem is refused with the field that is wrong", "[stability]") {
  const ConceptClass concept_class = make_class("table:11/01/00");
  const WorstProblem problem = two_levels(2, OnFail::soa, std::nullopt);
  const WorstWorld found = find_worst_world(concept_class, problem);
  const std::string text = certificate_text(certify(concept_class, "table:11/01/00", problem, found, 500));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    REQUIRE(other.find(from) != std::string::npos);
    return refusal(other.replace(other.find(from), from.size(), to));
  };
  CHECK(refusal("[]") == "certificate: must be a JSON object");
  CHECK(with("\"worst\"", "\"best\"") == "certificate: best: must be worst");
  CHECK(with("\"pairs\"", "\"pears\"") == "pairs: is missing");
  CHECK(with("\"alpha\": null", "\"alpha\": null, \"beta\": 1") == "beta: 1: is no field of a certificate");
  CHECK(with("\"alpha\": null", "\"alpha\": 1") == "alpha: 1: must be a string");
  CHECK(with("\"auxiliary\": 2", "\"auxiliary\": 0") == "auxiliary: 0: must be from 1 to 1000000");
  CHECK(with("\"auxiliary\": 2", "\"auxiliary\": -2") == "auxiliary: -2: must be a whole number, 0 or more");
  CHECK(with("table:11/01/00", "points:3") == "weights: 2 weights: must have the 3 points of the class");
}

TEST_CASE("alpha is part of a certificate: only good predictors count in its tree", "[stability]") {
  const ConceptClass concept_class = make_class("points:3");
  WorstProblem problem = two_levels(1, OnFail::soa, 0);
  const Rational lower(7, 25);
  const auto all = leaves_of_bound(concept_class, problem, lower, 50'000);
  problem.alpha = Rational(1, 5);
  const auto good = leaves_of_bound(concept_class, problem, lower, 50'000);
  REQUIRE(all);
  REQUIRE(good);
  CHECK(*good > *all);
  // .332 is the worst over good predictors at n = 1; over all it is ½.
  CHECK_FALSE(leaves_of_bound(concept_class, problem, Rational(17, 50), 50'000));
}

TEST_CASE("a refused certificate is told by its line and the two numbers that do not agree", "[stability]") {
  const ConceptClass concept_class = make_class("points:3");
  const WorstProblem problem = two_levels(2, OnFail::soa, 0);
  WorstOptions options;
  options.tolerance = Rational(1, 20);
  const WorstWorld found = find_worst_world(concept_class, problem, options);
  const WorstCertificate certificate = certify(concept_class, "points:3", problem, found, 3000);
  REQUIRE(check(certificate).holds);
  CHECK(check(certificate).upper == certificate.upper);
  WorstCertificate fewer = certificate;
  fewer.leaves -= 1;
  CHECK(check(fewer).reason == "leaves");
  CHECK(check(fewer).more);
  CHECK(check(fewer).leaves == fewer.leaves);
  WorstCertificate more = certificate;
  more.leaves += 7;
  CHECK(check(more).reason == "leaves");
  CHECK_FALSE(check(more).more);
  CHECK(check(more).leaves == certificate.leaves);
  WorstCertificate higher = certificate;
  higher.upper += Rational(1, 1000);
  CHECK(check(higher).reason == "upper");
  CHECK(check(higher).upper == certificate.upper);
  const std::string text = certificate_text(certificate);
  CHECK(line_of_key(text, "certificate") == 2);
  CHECK(line_of_key(text, "leaves") > line_of_key(text, "lower"));
  CHECK(line_of_key(text, "leaf") == 0);
  CHECK(line_of_key("{\"class\": \"upper\",\n\"upper\" : 1}", "upper") == 2);  // a value is no key
}

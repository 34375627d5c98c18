// SPDX-License-Identifier: GPL-3.0-or-later
// The certificates that are shipped: each holds, none holds with another digit; plans; minimum cuts against all sets.
#include "core/replicable/certificate.hpp"

#include <catch2/catch.hpp>
#include <cctype>
#include <filesystem>

#include "core/base/error.hpp"
#include "core/random/exact.hpp"
#include "core/replicable/binomial_tails.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;

namespace {

std::string text_of(const std::string& name) {
  return support::bytes_of(support::source_folder() + "/resources/replicable/" + name + ".json");
}

ReplicableCertificate shipped(const std::string& name) { return parse_certificate(name, text_of(name)); }

std::vector<ReplicableCertificate> all_shipped() {
  std::vector<ReplicableCertificate> all;
  for (const auto& entry : std::filesystem::directory_iterator(support::source_folder() + "/resources/replicable")) {
    all.push_back(shipped(entry.path().stem().string()));
  }
  return all;
}

// Whether a certificate with these bytes is refused.
bool refused(const std::string& text) {
  try {
    static_cast<void>(check_certificate(parse_certificate("changed", text)));
    return false;
  } catch (const InputError&) {
    return true;
  }
}

// The certificate with digit number `place` one higher, 9 becoming 0.
std::string with_other_digit(std::string text, std::size_t place) {
  text[place] = text[place] == '9' ? '0' : static_cast<char>(text[place] + 1);
  return text;
}

std::vector<std::size_t> digits_of(const std::string& text) {
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (std::isdigit(static_cast<unsigned char>(text[i])) != 0) places.push_back(i);
  }
  return places;
}

// min over A ⊂ {1 … m} of Σ ν 2a(1 − a) + λ(1 − a(α)), less λβ: by all 2^m sets, in fractions.
Rational least_by_listing(const LeastDiffer& certificate) {
  const std::uint64_t m = certificate.examples;
  std::vector<std::uint64_t> counts;
  for (std::uint64_t x = 0; x <= m; ++x) counts.push_back(x);
  const auto chance_of = [&](const Rational& p, std::uint64_t set) {
    const auto tails = exact_tails(m, p, counts);
    Rational chance = 0;
    for (std::uint64_t x = 1; x <= m; ++x) {
      if ((set >> x & 1) != 0) chance += tails[x] - (x < m ? tails[x + 1] : Rational(0));
    }
    return chance;
  };
  std::optional<Rational> least;
  for (std::uint64_t set = 0; set < std::uint64_t{2} << m; set += 2) {
    Rational value = certificate.price * (1 - chance_of(certificate.alpha, set) - certificate.beta);
    for (const PriorWorld& world : certificate.prior) {
      const Rational a = chance_of(world.p, set);
      value += world.weight * 2 * a * (1 - a);
    }
    if (!least || value < *least) least = value;
  }
  return *least;
}

}  // namespace

TEST_CASE("the minimum cut is the best of all sets of counts, to 10^-9 and never above it", "[replicable]") {
  Engine engine = SeedTree(9).engine();
  for (int i = 0; i < 30; ++i) {
    LeastDiffer certificate;
    certificate.examples = 1 + uniform_below(engine, 6);
    certificate.alpha = Rational(static_cast<int>(1 + uniform_below(engine, 9)), 20);
    certificate.beta = Rational(static_cast<int>(uniform_below(engine, 5)), 20);
    certificate.price = Rational(static_cast<int>(uniform_below(engine, 11)), 10);
    for (int world = 0; world < 3; ++world) {
      certificate.prior.push_back({Rational(static_cast<int>(uniform_below(engine, 14)), 13),
                                   Rational(static_cast<int>(1 + uniform_below(engine, 10)), 30)});
    }
    const Rational listed = least_by_listing(certificate);
    const Rational found = least_differ(certificate).differ;
    CAPTURE(certificate.examples, to_double(listed), to_double(found));
    CHECK(found <= listed);
    CHECK(found >= listed - Rational(1, 1'000'000'000));
  }
}

TEST_CASE("every shipped certificate holds, with the bounds that are told of it", "[replicable]") {
  const auto all = all_shipped();
  CHECK(all.size() == 7);
  for (const ReplicableCertificate& certificate : all) {
    CAPTURE(certificate.name);
    const StaircaseCheck check = check_certificate(certificate);
    if (!certificate.table) continue;
    CHECK(check.worst->bound <= certificate.table->differ_bound);
    CHECK(*check.miss <= certificate.table->miss_bound);
    CHECK(check.worst->attained > to_double(certificate.table->differ_bound) - 5e-4);
    CHECK(certificate.table->miss_bound <= Rational(1, 10));
  }
  const auto told = [](const char* name) { return to_double(shipped(name).table->differ_bound); };
  CHECK(told("points-90") == Approx(.1924).margin(6e-5));
  CHECK(told("points-350") == Approx(.0988).margin(6e-5));
  CHECK(told("points-1100") == Approx(.0505).margin(6e-5));
  CHECK(told("thresholds-3-1250") < .098);
  CHECK(told("thresholds-4-3300") < .098);
}

TEST_CASE("with 83 examples the best rule differs .1995 of the time, and with 82 none stays below .2", "[replicable]") {
  const ReplicableCertificate best = shipped("points-83");
  const StaircaseCheck check = check_certificate(best);
  CHECK(to_double(check.least->differ) == Approx(.199507).margin(1e-6));
  CHECK(check.worst->attained == Approx(.199514).margin(2e-6));
  CHECK(check.worst->bound < Rational(1, 5));
  CHECK(to_double(*check.miss) < .1);
  CHECK(check_certificate(shipped("points-82")).least->differ > Rational(2009, 10'000));
  // Thresholds alone are as good as all sets: the linear programme is the cut.
  const LeastDiffer& proof = best.least->proof;
  double thresholds = 1;
  for (std::uint64_t t = 1; t <= 83; ++t) {
    const std::vector<std::uint64_t> count = {t};
    double value = to_double(proof.price) * (1 - tails(83, .1, count)[0] - .1);
    for (const PriorWorld& world : proof.prior) {
      const double b = tails(83, to_double(world.p), count)[0];
      value += to_double(world.weight) * 2 * b * (1 - b);
    }
    thresholds = std::min(thresholds, value);
  }
  CHECK(thresholds == Approx(to_double(check.least->differ)).margin(1e-9));
}

TEST_CASE("a certificate with another digit is refused, whichever it is", "[replicable]") {
  for (const char* name : {"points-82", "points-83"}) {
    const std::string text = text_of(name);
    for (const std::size_t place : digits_of(text)) {
      CAPTURE(name, place, with_other_digit(text, place).substr(place > 30 ? place - 30 : 0, 40));
      CHECK(refused(with_other_digit(text, place)));
    }
  }
  for (const char* name : {"points-90", "points-350", "points-1100", "thresholds-3-1250", "thresholds-4-3300"}) {
    const std::string text = text_of(name);
    const std::vector<std::size_t> places = digits_of(text);
    for (std::size_t i = 0; i < places.size(); i += 1 + places.size() / 12) {
      CAPTURE(name, places[i]);
      CHECK(refused(with_other_digit(text, places[i])));
    }
    const std::size_t bound = text.find("differ_bound");
    const std::size_t last = text.find_first_of("123456789", bound);
    CHECK(refused(with_other_digit(text, last)));
  }
}

TEST_CASE("a certificate of another form is refused with the key", "[replicable]") {
  const auto check = [](const std::string& text, const std::string& what) {
    CAPTURE(text);
    CHECK_THROWS_WITH(parse_certificate("c", text), Catch::StartsWith(what));
  };
  check("[]", "certificate: must be an object");
  check("{}", "table: is missing");
  check(R"({"tabel": {}})", "certificate: tabel: did you mean table?");
  check(R"({"table": {}})", "hypotheses: is missing");
  check(R"({"table": {"hypotheses": 2, "examples": -1}})", "examples: -1: ");
  check(R"({"table": {"hypotheses": 2, "examples": 9, "steps": 1}})", "steps: 1: must be a string");
  check(R"({"least": {"examples": 9, "alpha": "x"}})", "alpha: x: ");
  check(R"({"least": {"examples": 9, "alpha": ".1", "beta": ".1", "prior": 3}})", "prior: must be a list");
  LeastDiffer proof{83, Rational(1, 10), Rational(1, 10), {{Rational(1, 100), Rational(2)}}, Rational(1, 3)};
  CHECK_THROWS_WITH(least_differ(proof), "prior: 2: must be at most 1");
  proof.prior[0].weight = 1;
  proof.examples = 401;
  CHECK_THROWS_WITH(least_differ(proof), "examples: 401: must be from 1 to 400");
}

TEST_CASE("a plan is the table with the fewest examples that keeps the goal", "[replicable]") {
  const auto all = all_shipped();
  const auto planned = [&](const char* rho, const char* alpha, const char* beta, std::uint64_t hypotheses = 2) {
    const ReplicablePlan plan = plan_replicable(
        all, {parse_rational("rho", rho), parse_rational("alpha", alpha), parse_rational("beta", beta), hypotheses});
    return plan.certificate == nullptr ? std::uint64_t{0} : plan.certificate->table->staircase.examples;
  };
  CHECK(planned(".2", ".1", ".1") == 83);
  CHECK(planned(".195", ".1", ".1") == 90);
  CHECK(planned(".2", ".1", ".0975") == 90);
  CHECK(planned(".2", ".1", ".05") == 350);
  CHECK(planned(".1", ".1", ".1") == 350);
  CHECK(planned(".051", ".1", ".1") == 1100);
  CHECK(planned(".05", ".1", ".1") == 0);
  CHECK(planned(".1", ".1", ".1", 3) == 1250);
  CHECK(planned(".1", ".1", ".05", 3) == 3300);
  CHECK(planned(".1", ".1", ".1", 4) == 3300);
  CHECK(planned(".1", ".1", ".1", 5) == 0);
  CHECK(planned(".2", ".01", ".1") == 0);      // a point of 1 % is too rare for them
  CHECK(planned(".2", ".11", ".0975") == 83);  // a larger alpha is missed less often
  const auto thumb = [](const char* rho) { return rule_of_thumb(parse_rational("rho", rho), Rational(1, 10), 2); };
  CHECK(std::lround(thumb("0.2")) == 80);
  CHECK(std::lround(thumb("0.1")) == 318);
  CHECK(std::lround(thumb("0.05")) == 1273);
  CHECK(std::lround(rule_of_thumb(Rational(1, 10), Rational(1, 10), 4)) == 2865);
  CHECK_THROWS_WITH(planned("0", ".1", ".1"), "rho: 0: must be above 0 and below 1");
  CHECK_THROWS_WITH(planned(".1", ".1", "1", 2), "beta: 1: must be above 0 and below 1");
  CHECK_THROWS_WITH(planned(".1", ".1", ".1", 1), "hypotheses: 1: must be at least 2");
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/replicable/certificate.hpp"

#include <algorithm>
#include <numbers>

#include "core/base/error.hpp"
#include "core/base/json.hpp"
#include "core/base/nearest.hpp"
#include "core/base/rules.hpp"

namespace littlestone {
namespace {

using Json = nlohmann::ordered_json;

const Json& member(const Json& object, const char* key) {
  if (!object.contains(key)) throw InputError(key, "", rules::is_missing());
  return object[key];
}

void expect_members(const char* field, const Json& object, const std::vector<std::string>& keys) {
  if (!object.is_object()) throw InputError(field, "", rules::object());
  for (const auto& [key, value] : object.items()) {
    if (std::find(keys.begin(), keys.end(), key) == keys.end()) throw InputError(field, key, unknown_word(key, keys));
  }
}

std::string text_of(const Json& object, const char* key) {
  const Json& value = member(object, key);
  if (!value.is_string()) throw InputError(key, json_text(value), rules::string());
  return value.get<std::string>();
}

Rational fraction_of(const Json& object, const char* key) { return parse_rational(key, text_of(object, key)); }

std::uint64_t whole_of(const Json& object, const char* key) {
  const Json& value = member(object, key);
  if (!value.is_number_unsigned()) throw InputError(key, json_text(value), rules::whole_from_0());
  return value.get<std::uint64_t>();
}

StaircaseTable table_of(const Json& json) {
  expect_members("table", json, {"hypotheses", "examples", "steps", "alpha", "differ_bound", "miss_bound"});
  StaircaseTable table;
  table.hypotheses = whole_of(json, "hypotheses");
  table.staircase.examples = whole_of(json, "examples");
  table.staircase.steps = parse_steps("steps", text_of(json, "steps"));
  table.alpha = fraction_of(json, "alpha");
  table.differ_bound = fraction_of(json, "differ_bound");
  table.miss_bound = fraction_of(json, "miss_bound");
  return table;
}

LeastDifferRecord least_of(const Json& json) {
  expect_members("least", json, {"examples", "alpha", "beta", "prior", "price", "differ_least", "cut"});
  LeastDifferRecord record;
  record.proof.examples = whole_of(json, "examples");
  record.proof.alpha = fraction_of(json, "alpha");
  record.proof.beta = fraction_of(json, "beta");
  const Json& prior = member(json, "prior");
  if (!prior.is_array()) throw InputError("prior", "", rules::list());
  for (const Json& world : prior) {
    expect_members("prior", world, {"p", "weight"});
    record.proof.prior.push_back({fraction_of(world, "p"), fraction_of(world, "weight")});
  }
  record.proof.price = fraction_of(json, "price");
  record.differ_least = fraction_of(json, "differ_least");
  record.cut = parse_seed("cut", text_of(json, "cut"));
  return record;
}

// `value` in multiples of 10^−6, rounded up, or down.
Rational rounded(const Rational& value, bool up) {
  const Rational units = value * 1'000'000;
  BigInteger floor = numerator(units) / denominator(units);
  if (units < 0 && Rational(floor) != units) --floor;
  if (up && Rational(floor) != units) ++floor;
  return Rational(floor, 1'000'000);
}

void expect_equal(const char* field, const Rational& told, const Rational& found) {
  if (told != found) throw InputError(field, to_string(told), rules::certificate_gives(to_string(found)));
}

}  // namespace

ReplicableCertificate parse_certificate(const std::string& name, const std::string& text) {
  const Json json = parse_json("certificate", text);
  expect_members("certificate", json, {"table", "least"});
  if (json.empty()) throw InputError("table", "", rules::is_missing());
  ReplicableCertificate certificate;
  certificate.name = name;
  if (json.contains("table")) certificate.table = table_of(json["table"]);
  if (json.contains("least")) certificate.least = least_of(json["least"]);
  return certificate;
}

StaircaseCheck check_certificate(const ReplicableCertificate& certificate, const Observer& observer) {
  StaircaseCheck check;
  if (certificate.table) {
    const StaircaseTable& table = *certificate.table;
    table.staircase.validate();
    check.miss = miss(table.staircase, table.alpha);
    expect_equal("miss_bound", table.miss_bound, rounded(*check.miss, true));
    check.worst = worst_differ(table.staircase, table.hypotheses, observer);
    expect_equal("differ_bound", table.differ_bound, rounded(check.worst->bound, true));
  }
  if (certificate.least) {
    check.least = least_differ(certificate.least->proof);
    expect_equal("differ_least", certificate.least->differ_least, rounded(check.least->differ, false));
    expect_equal("cut", BigInteger(certificate.least->cut), BigInteger(check.least->cut));
  }
  return check;
}

double rule_of_thumb(const Rational& rho, const Rational& alpha, std::uint64_t hypotheses) {
  const double neighbours = hypotheses < 2 ? 1 : static_cast<double>(hypotheses - 1);
  return neighbours * neighbours / (std::numbers::pi * to_double(rho) * to_double(rho) * to_double(alpha));
}

void ReplicablePlanGoal::validate() const {
  const auto check = [](const char* field, const Rational& value) {
    if (value <= 0 || value >= 1) throw InputError(field, to_string(value), rules::above_0_below_1());
  };
  check("rho", rho);
  check("alpha", alpha);
  check("beta", beta);
  if (hypotheses < 2) throw InputError("hypotheses", std::to_string(hypotheses), rules::at_least(2));
}

ReplicablePlan plan_replicable(std::span<const ReplicableCertificate> certificates, const ReplicablePlanGoal& goal) {
  goal.validate();
  ReplicablePlan plan;
  for (const ReplicableCertificate& certificate : certificates) {
    if (!certificate.table) continue;
    const StaircaseTable& table = *certificate.table;
    if (table.hypotheses < goal.hypotheses || table.differ_bound > goal.rho) continue;
    if (plan.certificate && plan.certificate->table->staircase.examples <= table.staircase.examples) continue;
    const Rational missed = miss(table.staircase, goal.alpha);
    if (missed <= goal.beta) plan = {&certificate, missed};
  }
  return plan;
}

}  // namespace littlestone

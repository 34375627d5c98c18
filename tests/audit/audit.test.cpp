// SPDX-License-Identifier: GPL-3.0-or-later
#include "audit.test.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include <catch2/catch.hpp>

namespace littlestone::audit {
namespace {

constexpr double parts = 12;  // that share the time

double number_from(const char* variable, double otherwise) {
  const char* const text = std::getenv(variable);
  return text != nullptr ? std::strtod(text, nullptr) : otherwise;
}

}  // namespace

std::string Draws::decimal(double low, double high, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*g", digits, low * std::pow(high / low, share()));
  return text;
}

std::string Draws::epsilon() {
  switch (whole(0, 5)) {
    case 0: return "1e-9";
    case 1: return "50";
    case 2: return one_of({"1", "0.5", "1/3", "2"});
    default: return decimal(1e-3, 20);
  }
}

std::string Draws::delta(bool zero) {
  switch (whole(0, 5)) {
    case 0: return zero ? "0" : "1e-300";
    case 1: return "1e-300";
    case 2: return "0.999";
    case 3: return one_of({"1/2", "1/3", "1e-6"});
    default: return decimal(1e-12, 0.9);
  }
}

void run_cases(const std::string& part, std::uint64_t least, const std::function<void(Draws&)>& one) {
  const auto seed = static_cast<std::uint64_t>(number_from("LITTLESTONE_SEED", 1));
  const double seconds = number_from("LITTLESTONE_AUDIT_SECONDS", 60) / parts;
  const auto start = std::chrono::steady_clock::now();
  std::uint64_t number = 0;
  const auto over = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() > seconds;
  };
  for (; number < least || !over(); ++number) {
    Draws draws(seed, number);
    INFO(part << ": seed " << seed << ", case " << number);
    one(draws);
  }
  std::cout << "audit of " << part << ": seed " << seed << ", " << number << " cases\n";
}

}  // namespace littlestone::audit

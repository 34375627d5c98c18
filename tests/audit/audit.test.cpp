// SPDX-License-Identifier: GPL-3.0-or-later
#include "audit.test.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <map>
#include <regex>

#include "app/cli/subcommand.hpp"
#include "tests/support/seconds.hpp"
#include "tests/support/source_folder.hpp"
#include "tests/support/temporary_folder.hpp"

namespace littlestone::audit {
namespace {

constexpr double parts = 32;  // that share the time: calls of run_cases

std::string asked_last;                       // the subcommand
std::map<std::string, std::uint64_t> counts;  // of comparisons

Real shortest(double value) {
  std::array<char, 40> text{};
  std::to_chars(text.data(), text.data() + text.size() - 1, value, std::chars_format::scientific);
  return Real(text.data());
}

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

oracle::Table Draws::table(std::uint64_t most_rows, std::uint64_t most_points) {
  const std::uint64_t points = one_in(5) ? 1 : whole(1, most_points);
  oracle::Table rows;
  for (std::uint64_t i = one_in(5) ? 1 : whole(1, most_rows); i > 0; --i) {
    oracle::Row row;
    for (std::uint64_t x = 0; x < points; ++x) row.push_back(one_in(2) ? 1 : -1);
    rows.push_back(row);
  }
  return rows;
}

oracle::Sequence Draws::sequence(std::uint64_t points, std::uint64_t least, std::uint64_t most) {
  oracle::Sequence rows;
  for (std::uint64_t i = one_in(4) ? least : whole(least, most); i > 0; --i)
    rows.push_back({static_cast<int>(whole(0, points - 1)), one_in(2) ? 1 : -1});
  return rows;
}

void run_cases(const std::string& part, std::uint64_t least, const std::function<void(Draws&)>& one) {
  const auto seed = static_cast<std::uint64_t>(number_from("LITTLESTONE_SEED", 1));
  const double end = support::processor_seconds() + number_from("LITTLESTONE_AUDIT_SECONDS", 60) / parts;
  counts.clear();
  asked_last = part;
  std::uint64_t number = 0;
  for (; number < least || support::processor_seconds() < end; ++number) {
    Draws draws(seed, number);
    INFO(part << ": seed " << seed << ", case " << number);
    one(draws);
  }
  std::cout << "audit of " << part << ": seed " << seed << ", " << number << " cases; comparisons:";
  for (const auto& [name, count] : counts) std::cout << ' ' << name << ' ' << count;
  std::cout << std::endl;
}

Json ask(const Words& words) {
  asked_last = words.front();
  return cli::test::call_json(words);
}

cli::test::Outcome try_json(Words words) {
  asked_last = words.front();
  words.emplace_back("--json");
  return cli::test::call(words);
}

std::string text_of_call(const Words& words) {
  asked_last = words.front();
  const cli::test::Outcome outcome = cli::test::call(words);
  CAPTURE(outcome.err);
  REQUIRE(outcome.code == 0);
  // What a sentence says and its own numbers deny.
  static const std::regex denied(
      "(goes from (\\S+) to \\2(\\.?[ ,;\\n]))|(([0-9.e+-]+), not >?\\5(\\.?[ ,;\\n]))|([Aa]fter 0 rounds)");
  std::smatch match;
  const bool found = std::regex_search(outcome.out, match, denied);
  CAPTURE(outcome.out);
  AUDIT(!found);
  return outcome.out;
}

void count_comparison() { ++counts[asked_last]; }

Real real_of(const Json& told) {
  if (told.is_string()) return number_of(told.get<std::string>());
  return told.is_number_float() ? Real(told.get<double>()) : Real(told.dump());
}

void check_near(const Json& told, const Real& truth, double precision) {
  REQUIRE(told.is_number());
  CAPTURE(told.dump(), truth.str(25));
  if (abs(truth) < Real("1e-307"))
    AUDIT(std::abs(told.get<double>()) < 1e-306);
  else
    AUDIT(std::abs(as_double(Real(Real(told.get<double>()) / truth)) - 1) < precision);
}

void check_promise(const Json& told, const Real& truth, double precision) {
  CAPTURE(told.dump(), truth.str(25));
  REQUIRE((told.is_number() || told.is_string()));
  // A number of JSON stands for the double that is read or for the shortest decimal that reads so; what is written may be
  // a longer one.
  const Real value =
      told.is_number_float() ? std::max<Real>(real_of(told), shortest(told.get<double>())) : real_of(told);
  AUDIT(value >= truth * (1 - Real("1e-80")));  // what the logarithm is rounded by
  AUDIT(value <= truth * (1 + Real(precision)) + Real("1e-300"));
}

void check_exact(const Json& told, const Real& truth) {
  CAPTURE(told.dump(), truth.str(25));
  REQUIRE(told.is_string());
  AUDIT(abs(real_of(told) - truth) <= abs(truth) * Real("1e-90"));
}

void check_chance(const Json& told, const Real& chance, const Real& failure) {
  AUDIT(told.get<double>() <= 1);
  AUDIT((told == 1.0) == (failure == 0));
  AUDIT((told == 0.0) == (chance == 0));
  check_near(told, chance);
}

void check_text(const std::string& text, const char* words, const Real& truth, Bound bound) {
  CAPTURE(text, words, truth.str(25));
  std::smatch match;
  REQUIRE(std::regex_search(text, match, std::regex(words)));
  const Real written(match[1].str());
  // A double is written as the shortest decimal that reads back as it does: a unit of its last place is rounding.
  const Real slack = abs(truth) * Real("2.3e-16");
  AUDIT((bound == Bound::above ? written >= truth - slack : written <= truth + slack));
  AUDIT(abs(written - truth) <= abs(truth) * Real("1.01e-5"));
}

std::string text_of(const oracle::Table& rows) {
  std::string text = "table:";
  for (const oracle::Row& row : rows) {
    if (&row != &rows.front()) text += '/';
    for (const int label : row) text += label > 0 ? '1' : '0';
  }
  return text;
}

oracle::Table merged(const oracle::Table& rows) {
  oracle::Table different;
  for (const oracle::Row& row : rows)
    if (std::find(different.begin(), different.end(), row) == different.end()) different.push_back(row);
  return different;
}

oracle::Table side(const oracle::Table& rows, std::size_t x, int label) {
  oracle::Table chosen;
  for (const oracle::Row& row : rows)
    if (row[x] == label) chosen.push_back(row);
  return chosen;
}

std::string signs(const oracle::Row& row) {
  std::string text;
  for (const int label : row) text += label > 0 ? '+' : '-';
  return text;
}

oracle::Row row_of(const std::string& signs) {
  oracle::Row row;
  for (const char sign : signs) row.push_back(sign == '+' ? 1 : -1);
  return row;
}

std::string data_of(const oracle::Sequence& rows) {
  std::string text = "point,label\n";
  for (const oracle::LabelledPoint& row : rows) text += std::to_string(row.x) + (row.y > 0 ? ",1\n" : ",-1\n");
  return text;
}

std::string examples_of(const oracle::Sequence& rows) {
  std::string text;
  for (const oracle::LabelledPoint& row : rows)
    text += (text.empty() ? "" : ",") + std::to_string(row.x) + (row.y > 0 ? ":+" : ":-");
  return text;
}

std::string list_of(const std::vector<std::uint64_t>& numbers) {
  std::string text;
  for (const std::uint64_t number : numbers) text += (text.empty() ? "" : ",") + std::to_string(number);
  return text;
}

}  // namespace littlestone::audit

TEST_CASE("every subcommand is audited, and every part has its share of the time", "[audit]") {
  using namespace littlestone;
  std::string sources;
  for (const auto& entry : std::filesystem::directory_iterator(support::source_folder() + "/tests/audit"))
    if (entry.path().filename() != "audit.test.cpp") sources += support::bytes_of(entry.path().string());
  for (const cli::Subcommand& command : cli::subcommands(cli::test::program())) {
    CAPTURE(command.name);
    if (std::string(command.name) == "completion") continue;  // a script for a shell, no mathematics
    CHECK(sources.find("{\"" + std::string(command.name) + "\"") != std::string::npos);
  }
  const std::regex run("run_cases\\(\"");
  CHECK(std::distance(std::sregex_iterator(sources.begin(), sources.end(), run), std::sregex_iterator()) ==
        static_cast<std::ptrdiff_t>(audit::parts));
}

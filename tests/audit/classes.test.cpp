// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of classes: dimensions, the randomized dimension, regret, sizes with unknown constants, stable answers.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "audit.test.hpp"
#include "tests/cli/outcome.test.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/oracles/numbers.hpp"
#include "tests/support/prediction_oracle.hpp"
#include "tests/support/temporary_folder.hpp"

using namespace littlestone;
using audit::Draws;
using audit::run_cases;
using cli::test::call_json;
using oracle::number_of;
using oracle::Real;
using Json = nlohmann::ordered_json;

namespace {

/// A class of at most 7 rows on at most 5 points; often one row, one point, or equal rows.
oracle::Table table(Draws& draws, std::uint64_t most_rows, std::uint64_t most_points) {
  const std::uint64_t points = draws.one_in(5) ? 1 : draws.whole(1, most_points);
  oracle::Table rows;
  for (std::uint64_t i = draws.one_in(5) ? 1 : draws.whole(1, most_rows); i > 0; --i) {
    oracle::Row row;
    for (std::uint64_t x = 0; x < points; ++x) row.push_back(draws.one_in(2) ? 1 : -1);
    rows.push_back(row);
  }
  return rows;
}

std::string text_of(const oracle::Table& rows) {
  std::string text = "table:";
  for (const oracle::Row& row : rows) {
    if (&row != &rows.front()) text += '/';
    for (const int label : row) text += label > 0 ? '1' : '0';
  }
  return text;
}

/// Without rows that came before.
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

/// R(V) = max over the points that split V of (1 + R(V⁻) + R(V⁺))/2, 0 where none does.
double randomized(const oracle::Table& rows) {
  double best = 0;
  for (std::size_t x = 0; x < rows.front().size(); ++x) {
    const oracle::Table minus = side(rows, x, -1);
    const oracle::Table plus = side(rows, x, 1);
    if (!minus.empty() && !plus.empty()) best = std::max(best, (1 + randomized(minus) + randomized(plus)) / 2);
  }
  return best;
}

/// The value of the game with `rounds` rounds to play and these losses of each row: the learner's chance of + is a
/// number of [0, 1], the larger of both labels counts.
double regret(const oracle::Table& rows, const std::vector<int>& losses, int rounds) {
  if (rounds == 0) return -*std::min_element(losses.begin(), losses.end());
  double best = -1e9;
  for (std::size_t x = 0; x < rows.front().size(); ++x) {
    double value[2] = {0, 0};
    for (const int label : {-1, 1}) {
      std::vector<int> next = losses;
      for (std::size_t h = 0; h < rows.size(); ++h) next[h] += rows[h][x] != label ? 1 : 0;
      value[label > 0 ? 1 : 0] = regret(rows, next, rounds - 1);
    }
    const double p = std::clamp((1 + value[1] - value[0]) / 2, 0.0, 1.0);
    best = std::max(best, std::max(p + value[0], 1 - p + value[1]));
  }
  return best;
}

}  // namespace

TEST_CASE("dimension, randomized and regret: each is its definition on small tables", "[audit]") {
  run_cases("dimensions", 25, [](Draws& draws) {
    const oracle::Table rows = table(draws, 7, 5);
    const oracle::Table different = merged(rows);
    const std::string name = text_of(rows);
    CAPTURE(name);
    const Json json = call_json({"dimension", name});
    CHECK(json["hypotheses"] == different.size());
    CHECK(json["littlestone"] == oracle::littlestone_dimension(different));
    CHECK(json["vc"] == oracle::vc_dimension(different));
    CHECK(json["thresholds"] == oracle::max_thresholds(different));
    const Json coin = call_json({"randomized", name});
    CHECK(number_of(coin["randomized"].get<std::string>()).convert_to<double>() == randomized(different));
    if (different.size() > 5 || different.front().size() > 3) return;
    const int rounds = static_cast<int>(draws.whole(1, 4));
    const Json game = call_json({"regret", name, "--rounds", std::to_string(rounds)});
    CHECK(number_of(game["regret"].get<std::string>()).convert_to<double>() ==
          Approx(regret(different, std::vector<int>(different.size(), 0), rounds)).margin(1e-12));
  });
}

TEST_CASE("predict stable: the answers are those of all subsets, exactly 0 and 1 where all agree", "[audit]") {
  const support::TemporaryFolder folder;
  run_cases("stable answers", 15, [&](Draws& draws) {
    const oracle::Table rows = merged(table(draws, 5, 4));
    const std::size_t points = rows.front().size();
    support::PlainClass plain;
    for (const oracle::Row& row : rows) {
      plain.emplace_back();
      for (const int label : row) plain.back() += label > 0 ? '+' : '-';
    }
    support::PlainRows data;
    std::string file = "point,label\n";
    for (std::uint64_t i = draws.one_in(4) ? 1 : draws.whole(1, 8); i > 0; --i) {
      data.emplace_back(static_cast<unsigned>(draws.whole(0, points - 1)), draws.one_in(2) ? '+' : '-');
      file += std::to_string(data.back().first) + "," + (data.back().second == '+' ? "1" : "-1") + "\n";
    }
    const auto subset = static_cast<unsigned>(draws.whole(1, data.size()));
    const std::string epsilon = draws.one_in(3) ? draws.one_of({"50", "1e-9"}) : draws.decimal(0.01, 10);
    CAPTURE(text_of(rows), file, subset, epsilon);
    const Json json = call_json({"predict", "stable", text_of(rows), "--data", folder.write("data.csv", file),
                                 "--subset", std::to_string(subset), "--epsilon", epsilon});
    const std::vector<double> truth = support::stable_by_listing(plain, data, subset, std::stod(epsilon));
    for (std::size_t x = 0; x < points; ++x) {
      const double told = json["plus"][x].get<double>();
      CHECK(told == Approx(truth[x]).margin(1e-12));
      CHECK(told <= 1);
      if (side(rows, x, -1).empty()) CHECK(told == 1);
      if (side(rows, x, 1).empty()) CHECK(told == 0);
    }
  });
}

TEST_CASE("envelope: a size that is a fraction is its nearest double", "[audit]") {
  run_cases("envelope", 2, [](Draws& draws) {
    const std::string epsilon = draws.one_of({"1", "0.7", "0.3"});
    const std::string alpha = draws.one_of({"0.1", "0.15", "0.2"});  // smaller ones take the agnostic plan long
    CAPTURE(epsilon, alpha);
    const std::uint64_t d = draws.whole(1, 2);
    const Json json = call_json({"envelope", "cube:" + std::to_string(d), "--epsilon", epsilon, "--alpha", alpha});
    for (const Json& row : json["rows"]) {
      if (row["name"] != "ggkm") continue;
      const Real truth = pow(Real(d), 6) / (number_of(epsilon) * number_of(alpha) * number_of(alpha));
      CHECK(row["examples"].get<double>() == truth.convert_to<double>());
    }
  });
}

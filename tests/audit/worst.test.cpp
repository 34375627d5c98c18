// SPDX-License-Identifier: GPL-3.0-or-later
// The audit of worst: its bounds against the law that enumeration gives.
#include <algorithm>

#include "audit.test.hpp"

using namespace littlestone;
using namespace littlestone::audit;

TEST_CASE("worst: no marginal is below the lower bound, and the one that is told is as bad as is said", "[audit]") {
  run_cases("worst", 4, [](Draws& draws) {
    // Rows of points:3 with the first as the target, n = 1 and four blocks.
    const oracle::Table table = {{1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}};
    const std::uint64_t w0 = draws.whole(1, 9);
    const std::uint64_t w1 = draws.whole(1, 9);
    const bool answers = draws.one_in(2);
    CAPTURE(w0, w1, answers);
    const Words words = {"worst",       "points:3",
                         "--auxiliary", "1",
                         "--cap",       "4",
                         "--target",    "0",
                         "--levels",    std::to_string(w0) + "," + std::to_string(w1),
                         "--on-fail",   answers ? "soa" : "fail",
                         "--tolerance", "1/50"};
    const Json json = ask(words);
    const auto lower = json["lower"].get<double>();
    const auto upper = json["upper"].get<double>();
    AUDIT(upper - lower <= 0.02 + 1e-9);
    const auto most_likely = [&](const std::vector<double>& weights) {
      const oracle::Distribution distribution{weights, table.front()};
      const std::vector<double> levels = {static_cast<double>(w0), static_cast<double>(w1)};
      oracle::TruncatedLaw law = oracle::law_of_G(table, distribution, levels, 1, 4);
      if (answers) {
        for (const auto& [row, chance] : oracle::law_of_truncated(table, distribution, 0, 1, 4).predictors)
          law.predictors[row] += law.fail * chance;
      }
      double most = 0;
      for (const auto& [row, chance] : law.predictors) most = std::max(most, chance);
      return most;
    };
    std::vector<double> told;
    for (const Json& weight : json["weights"]) told.push_back(weight.get<double>());
    check_near(json["upper"], Real(most_likely(told)), 1e-6);
    for (int i = 0; i < 20; ++i) {
      std::vector<double> weights;
      double sum = 0;
      for (int x = 0; x < 3; ++x) {
        weights.push_back(static_cast<double>(draws.whole(1, 100)));
        sum += weights.back();
      }
      for (double& weight : weights) weight /= sum;
      AUDIT(most_likely(weights) >= lower - 1e-9);
    }
  });
}
